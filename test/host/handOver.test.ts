import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { handOverVideos } from '../../src/commands/handOver';
import type { RecordedVideo } from '../../src/core/campaign/record';
import type { VideoLibrary } from '../../src/core/library/library';
import { sandboxService } from '../../src/core/video/video';
import { BriefPlans } from '../../src/host/briefPlans';
import { Settings } from '../../src/host/settings';
import { keptReading, begin, confirm, intent, LibraryFolder } from '../support/libraryFolder';

describe('Hand Over…', () => {
  const { showOpenDialog, showWarningMessage, showInformationMessage } = vscode.window;
  const paid = 'https://video.example/api';
  let storage: LibraryFolder;
  let library: VideoLibrary;
  let targetFolder: string;
  let brief: vscode.Uri;
  let service: string;
  let confirmations: string[];
  let messages: string[];
  let recorded: RecordedVideo[];
  let download: (key: string) => Promise<unknown>;
  let dependencies: Dependencies;

  /** Adds a succeeded video. It is downloaded if `bytes` are given. */
  const take = async (prompt: string, target: string, bytes?: string): Promise<string> => {
    const section = prompt === 'Ice.' ? '# Morning' : '# Evening';
    const { key } = await begin(library, intent({ prompt, service: target, section }));
    await confirm(
      library,
      key,
      keptReading({ videoId: `v-${prompt}`, state: 'succeeded', videoUrl: 'https://files.example/v.mp4' }),
    );
    const name = `${key}.mp4`;
    if (bytes === undefined) return key;
    writeFileSync(path.join(library.filesFolder, name), bytes);
    await library.patch(key, { file: { state: 'here', name, type: 'video/mp4', bytes: bytes.length } });
    return key;
  };

  beforeEach(async () => {
    storage = await LibraryFolder.make();
    library = await storage.open();
    targetFolder = path.join(storage.path, 'to');
    brief = vscode.Uri.file(path.join(storage.path, 'brief.md'));
    writeFileSync(brief.fsPath, '---\nduration: 8\naspect_ratio: "9:16"\n---\n# Morning\nIce.\n# Evening\nMilk.\n');
    [service, confirmations, messages, recorded] = [sandboxService, [], [], []];
    download = () => Promise.reject(new Error('The link expired.'));
    const settings = new Settings();
    const briefs = new BriefPlans({
      library: () => Promise.resolve(library),
      settings,
      services: {
        get service() {
          return service;
        },
      },
      diagnostics: { showRecordProblem: () => undefined },
      last: () => ({}),
    });
    dependencies = {
      videos: {
        library: () => Promise.resolve(library),
        downloads: () => Promise.resolve({ download: (key: string) => download(key) }),
      },
      service: { settings },
      ui: {
        panels: { selection: undefined, active: [] },
        list: { view: { visible: false }, selection: [], keysOf: ({ key }: { readonly key: string }) => [key] },
        briefs,
        records: { add: (_uri: string, videos: readonly RecordedVideo[]) => recorded.push(...videos) },
      },
    } as unknown as Dependencies;
    Object.assign(vscode.window, {
      showOpenDialog: () => Promise.resolve([vscode.Uri.file(targetFolder)]),
      showWarningMessage: (message: string, { detail }: { readonly detail: string }, action: string) => {
        confirmations.push(`${message}\n${detail}`);
        return Promise.resolve(action);
      },
      showInformationMessage: (message: string) => {
        messages.push(message);
        return Promise.resolve(undefined);
      },
    });
  });
  afterEach(async () => {
    Object.assign(vscode.window, { showOpenDialog, showWarningMessage, showInformationMessage });
    await storage.remove();
  });

  it('names missing versions and drafts before it copies', async () => {
    await take('Ice.', sandboxService, 'bytes');
    await handOverVideos(dependencies, brief);
    assert.deepEqual(confirmations, [
      'Hand over 1 of 2 versions?\nVersions without a video, or with rejected ones only: 1\n# Evening · 8 s · 9:16\nSandbox drafts, marked DRAFT: 1',
    ]);
    assert.deepEqual(readdirSync(targetFolder).sort(), ['morning-8s-9x16.mp4', 'review.html', 'videos.json']);
    assert.match(readFileSync(path.join(targetFolder, 'review.html'), 'utf8'), /DRAFT/);
    assert.deepEqual(messages, ['The video was handed over.']);
  });

  it('opens no pick if each version has a take, prefers kept takes, and records the copies', async () => {
    service = paid;
    const keptTake = await take('Ice.', paid, 'kept');
    await library.judge([keptTake], 'kept');
    await take('Ice.', paid, 'newer');
    await take('Milk.', paid, 'milk');
    await handOverVideos(dependencies, brief);
    assert.deepEqual(confirmations, []);
    assert.equal(readFileSync(path.join(targetFolder, 'morning-8s-9x16.mp4'), 'utf8'), 'kept');
    assert.deepEqual(
      recorded.map(({ section, handedOver }) => [section, handedOver?.file, handedOver?.sha256.length]),
      [
        ['# Morning', 'morning-8s-9x16.mp4', 64],
        ['# Evening', 'evening-8s-9x16.mp4', 64],
      ],
    );
  });

  it('names files as the setting specifies', async () => {
    const configuration = vscode.workspace.getConfiguration('videoAds');
    await configuration.update('campaign.fileName', '{ratio}_{section}', vscode.ConfigurationTarget.Global);
    try {
      await take('Ice.', sandboxService, 'bytes');
      await handOverVideos(dependencies, brief);
      assert.ok(readdirSync(targetFolder).includes('9x16_morning.mp4'));
    } finally {
      await configuration.update('campaign.fileName', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  it('hands over the videos of the rows on which it was called', async () => {
    const key = await take('Ice.', sandboxService, 'bytes');
    await handOverVideos(dependencies, { key });
    assert.deepEqual(confirmations, ['Hand over 1 of 1 versions?\nSandbox drafts, marked DRAFT: 1']);
  });

  it('copies the other videos if a download or a copy fails, and offers another attempt', async () => {
    const failing = [await take('Ice.', sandboxService), await take('Milk.', sandboxService, 'milk')] as const;
    const copied = await take('Lemon.', sandboxService, 'lemon');
    rmSync(path.join(library.filesFolder, `${failing[1]}.mp4`));
    const rows = [...failing, copied].map((key) => ({ key }));
    await assert.rejects(
      handOverVideos(dependencies, rows[0], rows),
      ({ message, nextSteps }: { readonly message: string; readonly nextSteps: readonly { command: string }[] }) => {
        assert.equal(message, 'Handed over 1 of 3 videos. # Morning: The link expired.');
        return nextSteps[0]?.command === 'videoAds.handOver';
      },
    );
    assert.deepEqual(readdirSync(targetFolder).sort(), ['evening-8s-9x16.mp4', 'review.html', 'videos.json']);
  });
});
