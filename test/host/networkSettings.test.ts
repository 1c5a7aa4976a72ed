import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { NetworkDispatcher } from '../../src/api/network/networkDispatcher';
import { readNetworkSettings } from '../../src/host/settings';

describe("VS Code's network settings", () => {
  const set = (name: string, value: unknown): Thenable<void> =>
    vscode.workspace.getConfiguration('http').update(name, value, vscode.ConfigurationTarget.Global);
  const network = new NetworkDispatcher({
    settings: readNetworkSettings,
    environment: () => ({}),
    onProblem: () => undefined,
  });
  after(async () => {
    for (const name of ['proxy', 'noProxy', 'proxySupport', 'proxyAuthorization']) await set(name, undefined);
    await network.close();
  });

  it('choose the route of the next request as soon as they change', async () => {
    const route = (): string => {
      const found = network.route('https://video.example');
      return found.kind === 'proxy' ? `${found.url} ${found.authorization ?? ''}`.trim() : found.kind;
    };
    const changes: readonly (readonly [name: string, value: unknown, expected: string])[] = [
      ['proxy', 'http://proxy.example:8080', 'http://proxy.example:8080'],
      ['proxyAuthorization', 'Basic x', 'http://proxy.example:8080 Basic x'],
      ['noProxy', ['video.example'], 'direct'],
      ['noProxy', [], 'http://proxy.example:8080 Basic x'],
      ['proxySupport', 'off', 'direct'],
      ['proxySupport', 'override', 'http://proxy.example:8080 Basic x'],
      ['proxy', 'http://other.example:8080', 'http://other.example:8080 Basic x'],
    ];
    for (const [name, value, expected] of changes) {
      await set(name, value);
      assert.equal(route(), expected, name);
    }
  });
});
