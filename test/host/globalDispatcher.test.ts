import assert from 'node:assert/strict';
import path from 'node:path';
import * as vscode from 'vscode';
import { beforeActivation, sharedDispatchers } from '../support/beforeActivation';
import { waitUntil } from '../support/waitUntil';

/** What the extension leaves alone in a process that it shares with every other extension. */
describe('the extension as a guest', () => {
  const extension = vscode.extensions.getExtension('video-ads.video-ads');
  const folder = extension?.extensionPath ?? '';
  const earlier = beforeActivation();
  const loadedFiles = (): string[] =>
    Object.keys(require.cache)
      .filter((file) => file.startsWith(folder + path.sep))
      .map((file) => path.relative(folder, file))
      .sort();
  const builtins = (): readonly string[] =>
    (process as unknown as { readonly moduleLoadList: readonly string[] }).moduleLoadList;

  it('is active', async () => {
    await waitUntil('the extension to be active', () => extension?.isActive);
  });

  it('loads one file to become active: neither undici nor SQLite', async () => {
    // Two ways to the window and back: what activation left for the next turn has begun by then.
    await vscode.commands.getCommands();
    await vscode.commands.getCommands();
    assert.deepEqual(loadedFiles(), [path.join('dist', 'extension.js')]);
    const mine = builtins().filter((name) => !earlier.builtins.includes(name));
    assert.deepEqual(
      mine.filter((name) => /sqlite|undici/.test(name)),
      [],
    );
  });

  it('reads no file of its own to become active', () => {
    const own = earlier.opened.filter((file) => file.includes('video-ads.video-ads') && !file.startsWith(folder));
    assert.deepEqual(own, []);
    const shipped = earlier.opened
      .filter((file) => file.startsWith(folder + path.sep))
      .map((file) => path.relative(folder, file));
    assert.ok(shipped.includes(path.join('dist', 'extension.js')), 'what is opened is not seen');
    assert.deepEqual(
      shipped.filter((file) => !/^(dist[\\/]extension\.js|package(\.nls.*)?\.json|l10n[\\/].*)$/.test(file)),
      [],
    );
  });

  it('leaves the dispatcher and the fetch of all extensions as they were, after activation', () => {
    assertUnchanged();
  });

  it('leaves them as they were after requests, too', async () => {
    await vscode.commands.executeCommand('videoAds.refreshCredits');
    await waitUntil('a request of the extension', () => loadedFiles().includes(path.join('dist', 'undici.js')));
    await waitUntil('SQLite to be loaded for the balance', () => builtins().some((name) => name.includes('sqlite')));
    assertUnchanged();
  });

  function assertUnchanged(): void {
    assert.equal(globalThis.fetch, earlier.fetch);
    const now = sharedDispatchers();
    // Node makes its own when anybody first needs it; nobody may exchange one that was there, or fill the newer place.
    if (earlier.dispatchers[0] !== undefined) assert.equal(now[0], earlier.dispatchers[0]);
    assert.equal(now[1], earlier.dispatchers[1]);
  }
});
