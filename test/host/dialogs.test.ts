import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { findVideo } from '../../src/commands/find';
import { type DurationChoice, pickDuration, type PickContext } from '../../src/commands/picks';
import { sandboxService, type Video } from '../../src/core/video/video';
import { ShownPick } from '../support/shownPick';

describe('a typed choice that VS Code does not list yet', () => {
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
  const currentPick = (): ShownPick => ShownPick.current ?? assert.fail('No pick is shown.');

  it('is accepted as the typed duration, not as the focused row', async () => {
    for (const [text, focused, duration] of [
      ['5', '15 s', 5],
      ['1', '12 s', 1],
      ['3', '30 s', 3],
      ['15', '15 s', 15],
      ['30s', '4 s', 30],
    ] as const) {
      const choice = picking();
      currentPick().type(text, focused);
      currentPick().accept();
      assert.deepEqual(await choice, { durations: [duration], selectsSeveral: false, isDraft: false }, text);
    }
  });

  it('is added to the checked durations', async () => {
    const choice = picking([4, 8]);
    currentPick().type('20', '');
    currentPick().accept();
    assert.deepEqual(
      [currentPick().value, currentPick().selectedItems.map(({ label }) => label)],
      ['', ['4 s', '8 s', '20 s']],
    );
    // Like VS Code, focuses the row that contains the typed text, although the user did not choose it.
    currentPick().type('1', '');
    currentPick().activeItems = currentPick().items.filter(({ label }) => label === '12 s');
    currentPick().accept();
    assert.deepEqual(await choice, { durations: [4, 8, 20], selectsSeveral: true, isDraft: false });
  });

  it('is explained if it is no valid duration', async () => {
    const choice = picking();
    const prompts = ['1 min', '12', '30 S', ''].map((text) => {
      currentPick().type(text, '');
      return currentPick().prompt;
    });
    assert.deepEqual(prompts, [
      'A duration is a whole number of seconds, at least 1.',
      undefined,
      undefined,
      undefined,
    ]);
    currentPick().hide();
    await choice;
  });

  it('is in a list that offers no preset to save before the first choice', async () => {
    const choice = picking([], { ...context, last: {} });
    assert.deepEqual(
      currentPick().items.map(({ label }) => label),
      ['4 s', '8 s', '12 s', '15 s', '30 s'],
    );
    currentPick().hide();
    await choice;
  });

  it('becomes the last row, although VS Code identifies rows by their labels', async () => {
    const choice = picking();
    const before = currentPick().items.map(({ label }) => label);
    currentPick().type('5', '15 s');
    assert.deepEqual(
      currentPick().items.map(({ label }) => label),
      [...before, '5 s'],
    );
    currentPick().hide();
    await choice;
  });

  it('is accepted as the typed video', async () => {
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
    currentPick().type('Rolls', '');
    assert.equal(currentPick().prompt, 'No video matches.');
    currentPick().type('Buns', 'Rye');
    assert.equal(currentPick().prompt, undefined);
    currentPick().accept();
    await finding;
    assert.deepEqual(played, ['Buns']);
  });
});
