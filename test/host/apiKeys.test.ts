import assert from 'node:assert/strict';
import type * as vscode from 'vscode';
import { ConnectionError } from '../../src/api/errors';
import { ApiKeys } from '../../src/host/apiKeys';

describe('a keychain', () => {
  const keysOf = (get: () => Promise<string | undefined>): ApiKeys =>
    new ApiKeys({ get, onDidChange: () => ({ dispose: () => undefined }) } as unknown as vscode.SecretStorage, 20);

  it('that fails or never responds is an error that may pass, and not a missing key', async () => {
    const failing = [() => Promise.reject(new Error('locked')), () => new Promise<never>(() => undefined)];
    for (const get of failing) await assert.rejects(keysOf(get).get('https://video.example'), ConnectionError);
    assert.equal(await keysOf(() => Promise.resolve(undefined)).get('https://video.example'), undefined);
  });

  it('names the services that have a key, or none where it can name nothing', async () => {
    const named = (keys: () => Promise<string[]>): Promise<readonly string[]> =>
      new ApiKeys({
        keys,
        onDidChange: () => ({ dispose: () => undefined }),
      } as unknown as vscode.SecretStorage).services();
    assert.deepEqual(await named(() => Promise.resolve(['videoAds.apiKey.v1:https://video.example', 'other'])), [
      'https://video.example',
    ]);
    assert.deepEqual(await named(() => Promise.reject(new Error('No such method.'))), []);
    const throwing = (): never => {
      throw new Error('No such method.');
    };
    assert.deepEqual(await named(throwing), []);
  });
});
