import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { runCommand } from '../../src/commands/index';
import { clearVerdict, keepVideo, rejectVideo } from '../../src/commands/verdicts';
import { RejectedRows } from '../../src/views/rejectedRows';
import { abilities, videoRow } from '../../src/views/videoRow';
import { keptReading, begin, confirm, intent, LibraryFolder } from '../support/libraryFolder';

describe('verdicts', () => {
  let storage: LibraryFolder;
  beforeEach(async () => {
    storage = await LibraryFolder.make();
  });
  afterEach(() => storage.remove());

  it('are set and cleared on succeeded videos only, and shown by the icon of the row', async () => {
    const library = await storage.open();
    const [take, queued] = [await begin(library, intent()), await begin(library, intent({ duration: 4 }))];
    await confirm(library, take.key, keptReading({ videoId: 'v-1', state: 'succeeded' }));
    const dependencies = {
      videos: { library: () => Promise.resolve(library) },
      ui: { panels: { selection: undefined }, list: { keysOf: ({ key }: { readonly key: string }) => [key] } },
    } as unknown as Dependencies;
    const rows = [{ key: take.key }, { key: queued.key }];
    const verdictAndIcon = (): readonly unknown[] => {
      const video = library.get(take.key) ?? assert.fail();
      const { iconPath } = videoRow(video, { service: video.service });
      assert.ok(abilities(video, undefined).includes('judgeable'));
      return [video.verdict, iconPath instanceof vscode.ThemeIcon && iconPath.id];
    };
    await keepVideo(dependencies, rows[0], rows);
    assert.deepEqual(verdictAndIcon(), ['kept', 'star-full']);
    assert.equal(library.get(queued.key)?.verdict, undefined);
    await rejectVideo(dependencies, rows[0]);
    assert.deepEqual(verdictAndIcon(), ['rejected', 'thumbsdown']);
    await clearVerdict(dependencies, rows[0]);
    assert.equal(library.get(take.key)?.verdict, undefined);
  });

  it('are set by a key on the row with the keyboard focus, and by no other argument of the key', async () => {
    const library = await storage.open();
    const { key } = await begin(library, intent());
    await confirm(library, key, keptReading({ videoId: 'v-1', state: 'succeeded' }));
    const reported: unknown[] = [];
    const list = { keysOf: (row: { readonly key: string }) => [row.key], takeFocusedKeys: () => [key], selection: [] };
    const problems = { report: (error: unknown) => reported.push(error) };
    const dependencies = {
      videos: { library: () => Promise.resolve(library) },
      ui: { panels: { selection: undefined }, list, problems },
    } as unknown as Dependencies;
    const verdicts: unknown[] = [];
    for (const action of ['keepVideo', 'rejectVideo', 'exportHistory', 'clearVerdict', 'constructor', undefined]) {
      await runCommand(dependencies, 'onFocusedRow', action);
      verdicts.push(library.get(key)?.verdict);
    }
    assert.deepEqual(verdicts, ['kept', 'rejected', 'rejected', undefined, undefined, undefined]);
    assert.deepEqual(reported, []);
  });

  it('dim the title of a rejected video only', () => {
    const rows = new RejectedRows();
    const file = vscode.Uri.file('/videos/morning.mp4');
    const changed: string[] = [];
    rows.onDidChangeFileDecorations(({ path }) => changed.push(path));
    const colors = [true, true, false].map((isRejected) => {
      rows.set(file, isRejected);
      const { color } = rows.provideFileDecoration(file) ?? {};
      return color instanceof vscode.ThemeColor ? color.id : undefined;
    });
    assert.deepEqual(colors, ['disabledForeground', 'disabledForeground', undefined]);
    assert.deepEqual(changed, [file.path, file.path]);
    rows.dispose();
  });
});
