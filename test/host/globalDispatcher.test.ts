import assert from 'node:assert/strict';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as vscode from 'vscode';
import { beforeActivation, sharedDispatchers } from '../support/beforeActivation';
import { loadedScripts } from '../support/loadedScripts';
import { waitUntil } from '../support/waitUntil';

/** What the extension leaves alone in a process that it shares with every other extension. */
describe('the extension as a guest', () => {
  const extension = vscode.extensions.getExtension('video-ads.video-ads');
  const folder = extension?.extensionPath ?? '';
  const earlier = beforeActivation();
  const loadedFiles = (): string[] => loadedScripts(folder);
  /** What activation may load: a file, and what it shares with the app and undici. */
  const small = /^dist[\\/](extension|shared-\w+)\.mjs$/;
  const builtins = (): readonly string[] =>
    (process as unknown as { readonly moduleLoadList: readonly string[] }).moduleLoadList;

  it('is active', async () => {
    await waitUntil('the extension to be active', () => extension?.isActive);
  });

  it('loads small files to become active: neither the app, undici nor SQLite', async () => {
    // Two ways to the window and back: what activation left for the next turn has begun by then.
    await vscode.commands.getCommands();
    await vscode.commands.getCommands();
    const loaded = loadedFiles();
    assert.ok(loaded.includes(path.join('dist', 'extension.mjs')), 'what is loaded is not seen');
    assert.deepEqual(
      loaded.filter((file) => !small.test(file)),
      [],
    );
    const mine = builtins().filter((name) => !earlier.builtins.includes(name));
    assert.deepEqual(
      mine.filter((name) => /sqlite|undici/.test(name)),
      [],
    );
  });

  it('reads no file of its own to become active', () => {
    // Modules are read by their URLs.
    const opened = earlier.opened.map((file) => (file.startsWith('file:') ? fileURLToPath(file) : file));
    const own = opened.filter((file) => file.includes('video-ads.video-ads') && !file.startsWith(folder));
    assert.deepEqual(own, []);
    const shipped = opened
      .filter((file) => file.startsWith(folder + path.sep))
      .map((file) => path.relative(folder, file));
    assert.deepEqual(
      shipped.filter((file) => !small.test(file) && !/^(package(\.nls.*)?\.json|l10n[\\/].*)$/.test(file)),
      [],
    );
  });

  it('leaves the dispatcher and the fetch of all extensions as they were, after activation', () => {
    assertUnchanged();
  });

  it('leaves them as they were after requests, too', async () => {
    await vscode.commands.executeCommand('videoAds.chooseService', 'refreshCredits');
    await waitUntil('a request of the extension', () => loadedFiles().includes(path.join('dist', 'undici.mjs')));
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
