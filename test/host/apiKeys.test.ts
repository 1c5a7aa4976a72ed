import assert from 'node:assert/strict';
import type * as vscode from 'vscode';
import { ConnectionError } from '../../src/api/errors';
import { ApiKeys } from '../../src/host/apiKeys';

describe('ApiKeys', () => {
  const keysOf = (get: () => Promise<string | undefined>): ApiKeys =>
    new ApiKeys({ get, onDidChange: () => ({ dispose: () => undefined }) } as unknown as vscode.SecretStorage, 20);

  it('reports a keychain that fails or never responds as a temporary error, not as a missing key', async () => {
    const failing = [() => Promise.reject(new Error('locked')), () => new Promise<never>(() => undefined)];
    for (const get of failing) await assert.rejects(keysOf(get).get('https://video.example'), ConnectionError);
    assert.equal(await keysOf(() => Promise.resolve(undefined)).get('https://video.example'), undefined);
  });

  it('lists the services whose key can be read, even if VS Code cannot list its secrets', async () => {
    const prefix = 'videoAds.apiKey.v1:';
    const servicesOf = (keys: () => Promise<string[]>): Promise<readonly string[]> => {
      const get = (name: string): Promise<string | undefined> =>
        Promise.resolve(name === `${prefix}without` ? undefined : 'key');
      const secrets = { get, keys, onDidChange: () => ({ dispose: () => undefined }) };
      return new ApiKeys(secrets as unknown as vscode.SecretStorage).services(['known', 'without']);
    };
    assert.deepEqual(await servicesOf(() => Promise.resolve([`${prefix}listed`, 'other'])), ['known', 'listed']);
    const throwing = (): never => {
      throw new Error('Secret storage provider does not support keys() method');
    };
    assert.deepEqual(await servicesOf(throwing), ['known']);
  });
});
