import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { handOverVideos } from '../../src/commands/handOver';
import type { Video } from '../../src/core/video/video';
import { sandboxService } from '../../src/core/video/video';
import { versionFingerprint } from '../../src/core/video/review';
import { LibraryFolder } from '../support/libraryFolder';
import { downloadedTake } from '../support/takes';

describe('Hand Over…', () => {
  const { showOpenDialog, showWarningMessage, showInformationMessage } = vscode.window;
  let storage: LibraryFolder;
  let files: string;
  let to: string;
  let brief: vscode.Uri;
  let videos: Video[];
  let asked: string[];
  let shown: string[];
  let dependencies: Dependencies;

  beforeEach(async () => {
    storage = await LibraryFolder.make();
    [files, to] = [path.join(storage.path, 'files'), path.join(storage.path, 'to')];
    mkdirSync(files);
    brief = vscode.Uri.file(path.join(storage.path, 'brief.md'));
    writeFileSync(brief.fsPath, '---\nduration: 8\naspect_ratio: "9:16"\n---\n# Morning\nIce.\n# Evening\nMilk.\n');
    const version = { prompt: 'Ice.', section: '# Morning', fingerprint: versionFingerprint('Ice.', 8, '9:16') };
    videos = [downloadedTake(files, 'a', 'bytes', { ...version, service: sandboxService }).video];
    [asked, shown] = [[], []];
    const library = {
      filesFolder: files,
      search: () => videos,
      get: (key: string) => videos.find((video) => video.key === key),
    };
    dependencies = {
      videos: { library: () => Promise.resolve(library) },
      service: { services: { service: sandboxService }, settings: { presets: [] } },
      ui: {
        panels: { selection: undefined, active: [] },
        list: { view: { visible: false }, selection: [], keysOf: ({ key }: { readonly key: string }) => [key] },
        diagnostics: { frontMatter: () => Promise.resolve({ durations: [8], aspectRatios: ['9:16'], problems: [] }) },
      },
    } as unknown as Dependencies;
    Object.assign(vscode.window, {
      showOpenDialog: () => Promise.resolve([vscode.Uri.file(to)]),
      showWarningMessage: (message: string, { detail }: { readonly detail: string }, action: string) => {
        asked.push(`${message}\n${detail}`);
        return Promise.resolve(action);
      },
      showInformationMessage: (message: string) => {
        shown.push(message);
        return Promise.resolve(undefined);
      },
    });
  });
  afterEach(async () => {
    Object.assign(vscode.window, { showOpenDialog, showWarningMessage, showInformationMessage });
    await storage.remove();
  });

  it('names missing versions and drafts before it copies', async () => {
    await handOverVideos(dependencies, brief);
    assert.deepEqual(asked, [
      'Hand over 1 videos?\n1 of 2 versions have no video:\n# Evening · 8 s · 9:16\n1 are drafts of the sandbox and are marked DRAFT.',
    ]);
    assert.deepEqual(readdirSync(to).sort(), ['morning-8s-9x16.mp4', 'review.html', 'videos.json']);
    assert.match(readFileSync(path.join(to, 'review.html'), 'utf8'), /DRAFT/);
    assert.deepEqual(shown, ['1 videos were handed over.']);
  });

  it('hands over the rows it was called on', async () => {
    await handOverVideos(dependencies, { key: 'a' });
    assert.deepEqual(asked, ['Hand over 1 videos?\n1 are drafts of the sandbox and are marked DRAFT.']);
  });

  it('names a video that could not be copied, and offers another attempt', async () => {
    rmSync(path.join(files, 'a.mp4'));
    await assert.rejects(
      handOverVideos(dependencies, brief),
      ({ message, nextSteps }: { readonly message: string; readonly nextSteps: readonly { command: string }[] }) => {
        assert.equal(message, '1 of 1 videos were not copied. morning-8s-9x16.mp4: no such file or directory.');
        return nextSteps[0]?.command === 'videoAds.handOver';
      },
    );
  });
});
