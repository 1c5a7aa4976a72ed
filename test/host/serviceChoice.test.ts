import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ApiKeys } from '../../src/host/apiKeys';
import { ServiceChoice } from '../../src/host/serviceChoice';
import { Settings } from '../../src/host/settings';

describe('the base URL of the settings', () => {
  const configuration = (): vscode.WorkspaceConfiguration => vscode.workspace.getConfiguration('videoAds');
  const set = (value: unknown): Thenable<void> =>
    configuration().update('baseUrl', value, vscode.ConfigurationTarget.Global);
  afterEach(() => set(undefined));

  it('that can’t be used is said to be so, whatever it is, and never silently means the sandbox', async () => {
    const settings = new Settings();
    const keys = { onDidChange: () => new vscode.Disposable(() => undefined) } as unknown as ApiKeys;
    const problemOf = async (value: unknown): Promise<unknown> => {
      await set(value);
      const choice = new ServiceChoice(settings, keys);
      choice.dispose();
      return choice.problem;
    };
    const cases = [
      [undefined, undefined],
      ['', undefined],
      ['https://api.example.com/v1', undefined],
      [5, 'not a URL'],
      [['https://api.example.com'], 'not a URL'],
      ['javascript:alert(1)', 'not a URL'],
      ['https://api.example.com/?key=1', 'query'],
      ['sk-abcdefghijklmnop', 'API key'],
    ] as const;
    const found = [];
    for (const [value] of cases) found.push([value, await problemOf(value)]);
    assert.deepEqual(found, cases);
  });
});
