import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ApiKeys } from '../../src/host/apiKeys';
import { sandboxService } from '../../src/core/video/video';
import { ServiceChoice } from '../../src/host/serviceChoice';
import { Settings } from '../../src/host/settings';
import { LibraryFolder } from '../support/libraryFolder';
import { memento } from '../support/memento';
import { waitUntil } from '../support/waitUntil';

describe('the base URL of the settings', () => {
  const configuration = (): vscode.WorkspaceConfiguration => vscode.workspace.getConfiguration('videoAds');
  const set = (value: unknown): Thenable<void> =>
    configuration().update('baseUrl', value, vscode.ConfigurationTarget.Global);
  afterEach(() => set(undefined));

  it('is reported if it can’t be used, and is never silently replaced by the sandbox', async () => {
    const settings = new Settings();
    const keys = { onDidChange: () => new vscode.Disposable(() => undefined) } as unknown as ApiKeys;
    const problemOf = async (value: unknown): Promise<unknown> => {
      await set(value);
      const choice = new ServiceChoice(settings, keys, memento());
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

describe('the service in use', () => {
  const url = 'https://api.example.com/v1';
  const set = (value: unknown): Thenable<void> =>
    vscode.workspace.getConfiguration('videoAds').update('baseUrl', value, vscode.ConfigurationTarget.Global);
  const keys = { onDidChange: () => new vscode.Disposable(() => undefined) } as unknown as ApiKeys;
  let folder: LibraryFolder;
  let opened: ServiceChoice[];
  beforeEach(async () => {
    folder = await LibraryFolder.make();
    opened = [];
    await set(url);
  });
  afterEach(async () => {
    for (const choice of opened) choice.dispose();
    await set(undefined);
    await folder.remove();
  });
  const openWindow = (memory = memento()): ServiceChoice => {
    const choice = new ServiceChoice(new Settings(), keys, memory);
    opened.push(choice);
    return choice;
  };

  it('switches in all windows together', async () => {
    const [one, other] = [openWindow(), openWindow()];
    const [library, another] = [await folder.open(), await folder.open()];
    one.follow(library);
    other.follow(another);
    const fired: string[] = [];
    other.onDidChange((service) => fired.push(service));
    await one.choose(sandboxService, library);
    await waitUntil('the sandbox in the other window', () => other.service === sandboxService);
    await other.choose(url, another);
    await waitUntil('the connected service in both windows', () => one.service === url && other.service === url);
    assert.deepEqual(fired, [sandboxService, url]);
  });

  it('is the last choice in a new window, before and after the library is open', async () => {
    const memory = memento();
    const library = await folder.open();
    await openWindow(memory).choose(sandboxService, library);
    assert.equal(openWindow(memory).service, sandboxService);
    const elsewhere = openWindow();
    assert.equal(elsewhere.service, url);
    elsewhere.follow(library);
    assert.equal(elsewhere.service, sandboxService);
  });

  it('is the connected service if the stored choice is invalid', async () => {
    const library = await folder.open();
    await library.transact((connection) =>
      connection.run("INSERT INTO choices (name, value) VALUES ('serviceUse', 'https://evil.example')"),
    );
    const choice = openWindow(memento(new Map([['videoAds.serviceUse', 7]])));
    choice.follow(library);
    assert.equal(choice.service, url);
  });
});
