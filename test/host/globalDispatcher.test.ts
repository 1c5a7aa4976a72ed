import assert from 'node:assert/strict';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as vscode from 'vscode';
import { beforeActivation, sharedDispatchers } from '../support/beforeActivation';
import { loadedScripts } from '../support/loadedScripts';
import { waitUntil } from '../support/waitUntil';

/** Tests that the extension does not change the process-wide state that it shares with all other extensions. */
describe('the extension in the shared extension host', () => {
  const extension = vscode.extensions.getExtension('video-ads.video-ads');
  const folder = extension?.extensionPath ?? '';
  const earlier = beforeActivation();
  const loadedFiles = (): string[] => loadedScripts(folder);
  /** Matches the files that activation may load: its own bundle, and the chunks that it shares with other bundles. */
  const small = /^dist[\\/](extension|shared-\w+)\.mjs$/;
  const builtins = (): readonly string[] =>
    (process as unknown as { readonly moduleLoadList: readonly string[] }).moduleLoadList;

  it('is active', async () => {
    await waitUntil('the extension to be active', () => extension?.isActive);
  });

  it('loads only small files at activation: neither the app, undici nor SQLite', async () => {
    // Waits for two round trips to the window. By then, any work that activation has deferred to a later turn of the
    // event loop has started.
    await vscode.commands.getCommands();
    await vscode.commands.getCommands();
    const loaded = loadedFiles();
    assert.ok(loaded.includes(path.join('dist', 'extension.mjs')), 'the loaded files are not detected');
    assert.deepEqual(
      loaded.filter((file) => !small.test(file)),
      [],
    );
    const loadedModules = builtins().filter((name) => !earlier.builtins.includes(name));
    assert.deepEqual(
      loadedModules.filter((name) => /sqlite|undici/.test(name)),
      [],
    );
  });

  it('reads no file of its own data at activation', () => {
    // Node opens modules by URL, so converts these URLs to paths.
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

  it('leaves the dispatcher and the fetch of all extensions unchanged at activation', () => {
    assertUnchanged();
  });

  it('leaves the dispatcher and the fetch of all extensions unchanged after requests', async () => {
    await vscode.commands.executeCommand('videoAds.chooseService', 'refreshCredits');
    await waitUntil('a request of the extension', () => loadedFiles().includes(path.join('dist', 'undici.mjs')));
    await waitUntil('SQLite to be loaded for the balance', () => builtins().some((name) => name.includes('sqlite')));
    assertUnchanged();
  });

  function assertUnchanged(): void {
    assert.equal(globalThis.fetch, earlier.fetch);
    const now = sharedDispatchers();
    // Node itself creates a dispatcher at its first fetch, so a new one is allowed. An existing one must not be
    // replaced, and the slot of newer undici versions must not change.
    if (earlier.dispatchers[0] !== undefined) assert.equal(now[0], earlier.dispatchers[0]);
    assert.equal(now[1], earlier.dispatchers[1]);
  }
});
