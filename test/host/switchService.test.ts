import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { removeApiKey } from '../../src/commands/apiKey';
import type { Dependencies } from '../../src/commands/dependencies';
import { switchService } from '../../src/commands/service';
import { ApiKeys } from '../../src/host/apiKeys';
import { sandboxService } from '../../src/core/video/video';

const at = (name: string): string => `https://${name}.example/api`;
const [connected, earlier, locked, unused] = [at('connected'), at('earlier'), at('locked'), at('unused')] as const;

describe('Switch Service', () => {
  const { showQuickPick } = vscode.window;
  let offered: string[];
  let withKey: readonly string[];
  let removed: string[];
  beforeEach(() => {
    [offered, withKey, removed] = [[], [], []];
    Object.assign(vscode.window, {
      showQuickPick: (items: readonly vscode.QuickPickItem[]) =>
        Promise.resolve(void (offered = items.map(({ label }) => label))),
    });
  });
  afterEach(() => {
    Object.assign(vscode.window, { showQuickPick });
  });

  const prefix = 'videoAds.apiKey.v1:';
  const keychain = (): ApiKeys =>
    new ApiKeys({
      get: (name: string) =>
        name === prefix + locked ? Promise.reject(new Error('The keychain is locked.')) : Promise.resolve('key'),
      keys: () => Promise.resolve(withKey.map((service) => prefix + service)),
      delete: (name: string) => Promise.resolve(void removed.push(name.slice(prefix.length))),
      onDidChange: () => ({ dispose: () => undefined }),
    } as unknown as vscode.SecretStorage);
  /** What is set, where the keychain refuses one key and the library may be broken. */
  const switchTo = async (
    asked?: string,
    library: () => Promise<unknown> = () => Promise.resolve(opened),
  ): Promise<unknown[]> => {
    const written: unknown[] = [];
    await switchService(
      {
        videos: { library },
        service: {
          services: { service: connected, connectedService: connected },
          keys: keychain(),
          settings: { set: (...change: unknown[]) => Promise.resolve(void written.push(change)) },
        },
      } as unknown as Dependencies,
      asked,
    );
    return written;
  };
  const opened = { usage: () => [locked, earlier, connected].map((service) => ({ service })) };
  const broken = (): Promise<never> => Promise.reject(new Error('The library is broken.'));

  it('needs neither the keychain nor the library for a service that a button names', async () => {
    assert.deepEqual(await switchTo(sandboxService, broken), [['useSandbox', true]]);
    assert.deepEqual(await switchTo(connected, broken), [['useSandbox', undefined]]);
    assert.deepEqual(offered, []);
  });

  it('offers every service whose key can be read', async () => {
    await switchTo();
    assert.deepEqual(offered, ['connected.example', 'earlier.example', 'Sandbox', 'Connect to Service…']);
    await switchTo(undefined, broken);
    assert.deepEqual(offered, ['connected.example', 'Sandbox', 'Connect to Service…']);
  });

  it('offers a service that has a key and no videos, and its key can be removed', async () => {
    withKey = [connected, unused];
    await switchTo();
    assert.deepEqual(offered, [
      ...['connected.example', 'earlier.example', 'unused.example', 'Sandbox'],
      'Connect to Service…',
    ]);
    const { showWarningMessage } = vscode.window;
    Object.assign(vscode.window, {
      showQuickPick: (items: readonly vscode.QuickPickItem[]) =>
        Promise.resolve(items.find(({ label }) => label === 'unused.example')),
      showWarningMessage: (_message: string, _options: object, action: string) => Promise.resolve(action),
    });
    try {
      await removeApiKey({
        service: {
          services: { service: connected, connectedService: connected },
          keys: keychain(),
        },
      } as unknown as Dependencies);
    } finally {
      Object.assign(vscode.window, { showWarningMessage });
    }
    assert.deepEqual(removed, [unused]);
  });
});
