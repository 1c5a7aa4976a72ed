import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import type { VideoLibrary } from '../../src/core/library/library';
import { resolveFolder, SaveFolder } from '../../src/host/saveFolder';
import { keptReading, begin, confirm, intent, LibraryFolder } from '../support/libraryFolder';
import { chatUri } from '../../src/core/video/video';
import { quietLog } from '../support/quietLog';
import { SmallDisk } from '../support/smallDisk';
import { waitUntil } from '../support/waitUntil';

describe('the folder for finished videos', () => {
  let storage: LibraryFolder;
  let target: string;
  let remembered: Map<string, unknown>;
  let warnings: string[];
  let opened: { dispose(): void }[];
  const settings = {
    chosen: { path: '' as unknown, isWorkspaceOnly: false },
    saveFolder: (): { path: unknown; isWorkspaceOnly: boolean } => settings.chosen,
    onDidChange: () => ({ dispose: () => undefined }),
  };

  /** A window: a library and the SaveFolder that copies its videos. */
  const openWindow = async (): Promise<{ readonly library: VideoLibrary; readonly folder: SaveFolder }> => {
    const library = await storage.open();
    const memory = {
      keys: () => [...remembered.keys()],
      get: (key: string, otherwise?: unknown) => remembered.get(key) ?? otherwise,
      update: (key: string, value: unknown) => Promise.resolve(void remembered.set(key, value)),
    } as vscode.Memento;
    const problems = { warn: (sentence?: string) => void warnings.push(sentence ?? '') };
    const folder = new SaveFolder(library, settings, memory, quietLog, problems);
    opened.push(folder);
    await folder.copyFinished();
    return { library, folder };
  };
  /** Records a video that finished and was downloaded. */
  const finish = async (library: VideoLibrary, prompt: string, videoId: string, changes = {}): Promise<string> => {
    const { key } = await begin(library, intent({ prompt, ...changes }));
    await confirm(library, key, keptReading({ videoId, creditsUsed: 4 }));
    await library.update(key, keptReading({ videoId, state: 'succeeded', videoUrl: 'https://files.example/v.mp4' }));
    await writeFile(path.join(library.filesFolder, `${key}.mp4`), `video ${videoId}`);
    const bytes = `video ${videoId}`.length;
    await library.patch(key, { file: { state: 'here', name: `${key}.mp4`, type: 'video/mp4', bytes } });
    return key;
  };
  const names = async (): Promise<string[]> => (await readdir(target).catch(() => [])).sort();
  const content = (name: string): Promise<string> => readFile(path.join(target, name), 'utf8');

  beforeEach(async () => {
    storage = await LibraryFolder.make();
    target = path.join(await mkdtemp(path.join(tmpdir(), 'saved-')), 'ads');
    remembered = new Map();
    [warnings, opened] = [[], []];
    settings.chosen = { path: target, isWorkspaceOnly: false };
  });
  afterEach(async () => {
    for (const it of opened) it.dispose();
    await storage.remove();
    await rm(path.dirname(target), { recursive: true, force: true });
  });

  it('receives each video once from two windows, without overwriting a file', async () => {
    await mkdir(target);
    await writeFile(path.join(target, 'rye-8s-9x16.mp4'), 'mine');
    const [one, other] = [await openWindow(), await openWindow()];
    for (let number = 1; number <= 6; number++) await finish((number % 2 ? one : other).library, 'Rye', `v-${number}`);
    await waitUntil('six copies', async () => (await names()).filter((name) => name.endsWith('.mp4')).length === 7);
    await Promise.all([one.folder.copyFinished(), other.folder.copyFinished()]);
    const copies = ['rye-8s-9x16.mp4', ...[2, 3, 4, 5, 6, 7].map((number) => `rye-8s-9x16-${number}.mp4`)].sort();
    assert.deepEqual(await names(), copies);
    const contents = await Promise.all(copies.map(content));
    assert.deepEqual(
      contents.sort(),
      ['mine', 1, 2, 3, 4, 5, 6].map((it) => (it === 'mine' ? it : `video v-${it}`)).sort(),
    );
  });

  it('receives videos that finished while no window was open, and none that finished before it was set', async () => {
    settings.chosen = { path: '', isWorkspaceOnly: false };
    const first = await openWindow();
    const key = await finish(first.library, 'Long ago', 'v-1');
    await waitUntil('a later time', () => Date.now() > Number(first.library.get(key)?.finishedAt));
    settings.chosen = { path: target, isWorkspaceOnly: false };
    await first.folder.copyFinished();
    for (const it of opened.splice(0)) it.dispose();
    await finish(first.library, 'At night', 'v-2');
    await openWindow();
    assert.deepEqual(await names(), ['at-night-8s-9x16.mp4']);
  });

  it('receives each video under a safe name, whatever the prompt', async () => {
    const { library, folder } = await openWindow();
    await finish(library, '../../../evil/~root', '../v-1');
    await folder.copyFinished();
    assert.deepEqual(await names(), ['evil-root-8s-9x16.mp4']);
    assert.deepEqual(await readdir(path.dirname(target)), ['ads']);
  });

  it('is reported a single time while it cannot be written, and then receives all videos', async () => {
    await writeFile(target, 'a file, not a folder');
    const { library, folder } = await openWindow();
    await finish(library, 'Rye', 'v-1');
    await finish(library, 'Buns', 'v-2');
    await folder.copyFinished();
    await folder.copyFinished();
    assert.equal(warnings.length, 1, warnings.join('\n'));
    assert.match(
      warnings[0] ?? '',
      /^Finished videos stay in the Videos view, because they can't be copied to .*ads: .*\.$/,
    );
    await rm(target);
    await folder.copyFinished();
    assert.deepEqual(await names(), ['buns-8s-9x16.mp4', 'rye-8s-9x16.mp4']);
  });

  it('contains no part of a failed copy, and keeps a folder with the name of a file', async function () {
    if (!SmallDisk.isPossible && process.env.CI === undefined) this.skip();
    const disk = SmallDisk.make(1);
    try {
      settings.chosen = { path: disk.path, isWorkspaceOnly: false };
      const { library, folder } = await openWindow();
      const wide = await finish(library, 'Rye', 'v-1');
      await writeFile(path.join(library.filesFolder, `${wide}.mp4`), Buffer.alloc(2_000_000));
      const replaced = await finish(library, 'Buns', 'v-2');
      await rm(path.join(library.filesFolder, `${replaced}.mp4`));
      await mkdir(path.join(library.filesFolder, `${replaced}.mp4`));
      await folder.copyFinished();
      assert.equal(warnings.length, 1);
      assert.deepEqual(await readdir(disk.path), []);
    } finally {
      disk.remove();
    }
  });

  it('is reported once in each window where its path is invalid, even if another window can use it', async () => {
    const [here, elsewhere] = [await openWindow(), await openWindow()];
    for (let number = 0; number < 3; number++) {
      settings.chosen = { path: '~other/ads', isWorkspaceOnly: false };
      await here.folder.copyFinished();
      settings.chosen = { path: target, isWorkspaceOnly: false };
      await elsewhere.folder.copyFinished();
    }
    assert.equal(warnings.length, 1, warnings.join('\n'));
  });

  it('receives only the videos of the workspace’s own texts if the workspace chose it', async () => {
    const workspace = vscode.workspace.workspaceFolders?.[0]?.uri ?? vscode.Uri.file('/');
    const sourceIn = (folder: vscode.Uri): object => ({
      source: { uri: vscode.Uri.joinPath(folder, 'brief.md').toString(), startLine: 0, hash: '' },
    });
    settings.chosen = { path: target, isWorkspaceOnly: true };
    const { library, folder } = await openWindow();
    await finish(library, 'here', 'v-a', sourceIn(workspace));
    await finish(library, 'elsewhere', 'v-b', sourceIn(vscode.Uri.file('/other')));
    await finish(library, 'typed', 'v-c');
    await finish(library, 'chat', 'v-d', { source: { uri: chatUri, startLine: 0, hash: '' } });
    await folder.copyFinished();
    assert.deepEqual(await names(), ['chat-8s-9x16.mp4', 'here-8s-9x16.mp4', 'typed-8s-9x16.mp4']);
    settings.chosen = { path: target, isWorkspaceOnly: false };
    await folder.copyFinished();
    assert.deepEqual(
      await names(),
      ['chat', 'elsewhere', 'here', 'typed'].map((name) => `${name}-8s-9x16.mp4`),
    );
  });

  it('may be absolute, or relative to the home folder or the workspace; reports any other path', () => {
    const workspace = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? '?';
    const cases = [
      ['/videos/ads', '/videos/ads'],
      ['~', homedir()],
      ['~/Videos/ads', path.join(homedir(), 'Videos', 'ads')],
      [' ads/done ', path.join(workspace, 'ads', 'done')],
    ] as const;
    assert.deepEqual(
      cases.map(([setting]) => [setting, resolveFolder(setting)?.fsPath.replace(/\/$/, '')]),
      cases,
    );
    for (const wrong of [5, null, ['a'], 'https://x.example/ads', 'file:///ads', '~other/ads', 'a\0b']) {
      assert.throws(
        () => resolveFolder(wrong),
        /^Error: videoAds\.saveFolder isn't the path of a folder: [^\n]*$/,
        String(wrong),
      );
    }
  });
});
