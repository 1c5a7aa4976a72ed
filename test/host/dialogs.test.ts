import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { findVideo } from '../../src/commands/find';
import { type DurationChoice, pickDuration, type PickContext } from '../../src/commands/picks';
import { sandboxService, type Video } from '../../src/core/video/video';
import { ShownPick } from '../support/shownPick';

describe('a choice that is typed and accepted before VS Code lists it', () => {
  const { createQuickPick } = vscode.window;
  before(() => {
    Object.assign(vscode.window, { createQuickPick: () => new ShownPick() });
  });
  after(() => {
    Object.assign(vscode.window, { createQuickPick });
  });

  const picking = (preselected = [8], pickContext = context): Promise<DurationChoice | undefined> =>
    pickDuration(pickContext, preselected);
  const context = {
    title: 'Generate',
    prompt: '“Rye”',
    cost: { describe: () => undefined },
    ratios: ['9:16'],
    settings: { durations: [4, 8, 12, 15, 30], presets: [] },
    last: { duration: 8 },
    known: { durations: { refused: [], allowed: [] } },
  } as unknown as PickContext;
  const shown = (): ShownPick => ShownPick.current ?? assert.fail('No pick is shown.');

  it('is the typed duration, not the focused row', async () => {
    for (const [text, focused, duration] of [
      ['5', '15 s', 5],
      ['1', '12 s', 1],
      ['3', '30 s', 3],
      ['15', '15 s', 15],
      ['30s', '4 s', 30],
    ] as const) {
      const picked = picking();
      shown().type(text, focused);
      shown().accept();
      assert.deepEqual(await picked, { durations: [duration], several: false, drafts: false }, text);
    }
  });

  it('is added to the checked durations', async () => {
    const picked = picking([4, 8]);
    shown().type('20', '');
    shown().accept();
    assert.deepEqual([shown().value, shown().selectedItems.map(({ label }) => label)], ['', ['4 s', '8 s', '20 s']]);
    // The text of another row, which VS Code has found and focused.
    shown().type('1', '');
    shown().activeItems = shown().items.filter(({ label }) => label === '12 s');
    shown().accept();
    assert.deepEqual(await picked, { durations: [4, 8, 20], several: true, drafts: false });
  });

  it('shows why an invalid text is no duration', async () => {
    const picked = picking();
    const prompts = ['1 min', '12', '30 S', ''].map((text) => {
      shown().type(text, '');
      return shown().prompt;
    });
    assert.deepEqual(prompts, [
      'A duration is a whole number of seconds, at least 1.',
      undefined,
      undefined,
      undefined,
    ]);
    shown().hide();
    await picked;
  });

  it('offers no preset to save before the first choice', async () => {
    const picked = picking([], { ...context, last: {} });
    assert.deepEqual(
      shown().items.map(({ label }) => label),
      ['4 s', '8 s', '12 s', '15 s', '30 s'],
    );
    shown().hide();
    await picked;
  });

  it('becomes the last row, although VS Code identifies rows by label', async () => {
    const picked = picking();
    const before = shown().items.map(({ label }) => label);
    shown().type('5', '15 s');
    assert.deepEqual(
      shown().items.map(({ label }) => label),
      [...before, '5 s'],
    );
    shown().hide();
    await picked;
  });

  it('is the typed video', async () => {
    const videos = ['Rye', 'Buns'].map((prompt) => ({
      ...{ key: prompt, prompt, state: 'queued', service: sandboxService, duration: 4, createdAt: 0, stopped: false },
      ...{ file: { state: 'none' }, request: { state: 'held' } },
    })) as unknown as Video[];
    const played: string[] = [];
    const library = {
      search: ({ text = '' }) => videos.filter(({ prompt = '' }) => prompt.includes(text)),
      get: (key: string) => videos.find((video) => video.key === key),
    };
    const finding = findVideo({
      videos: { library: () => Promise.resolve(library) },
      ui: {
        list: { reveal: () => Promise.resolve(), keysOf: ({ key }: Video) => [key] },
        panels: { show: ({ key }: Video) => void played.push(key) },
      },
    } as unknown as Dependencies);
    await Promise.resolve();
    shown().type('Rolls', '');
    assert.equal(shown().prompt, 'No video matches.');
    shown().type('Buns', 'Rye');
    assert.equal(shown().prompt, undefined);
    shown().accept();
    await finding;
    assert.deepEqual(played, ['Buns']);
  });
});
