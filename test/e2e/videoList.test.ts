import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { VideoLibrary } from '../../src/core/library/library';
import { insertVideo } from '../../src/core/library/queries';
import type { Video } from '../../src/core/video/video';
import { quietLog } from '../support/quietLog';
import { outFolder } from '../support/repository';
import type { ScreenElement } from '../support/screenElement';
import { useVscode } from '../support/useVscode';
import type { VscodeApp } from '../support/vscodeApp';

const service = 'https://video.example/api/v1/developer';
const prompts = [
  '# Morning\n\nA quiet kitchen at sunrise. Ice falls into a tall glass.',
  'A bicycle leans against a train door while the city blurs past.',
  '**Friends** on a rooftop, long shadows, one bottle passed around.',
  '静かな台所で朝日が昇り、氷がグラスに落ちる。',
  'MAXIMUM WOW: EVERYTHING MUST GO BEFORE MIDNIGHT',
];
const here: Video['file'] = { state: 'here', name: 'v.mp4', type: 'video/mp4', bytes: 1_000_000 };
const refused: Video['file'] = { state: 'failed', reason: 'The server refused the download (403).' };

/** What differs from a row to the next, with the text that each must show beside its title. */
const kinds: readonly (Partial<Video> & { readonly shown: string })[] = [
  { state: 'succeeded', file: here, shown: 'ready' },
  { state: 'running', progress: 0.51, shown: '51%' },
  { state: 'succeeded', file: refused, videoUrl: 'https://files.example/v.mp4', shown: 'not downloaded' },
  { state: 'failed', errorMessage: 'Out of memory.', shown: 'failed' },
  { state: 'queued', shown: 'queued' },
  { state: 'rejected', errorMessage: 'Refused.', shown: 'not started' },
  { state: 'unconfirmed', shown: 'unconfirmed' },
];

/** Fills a library with 40 videos: 34 alone, a batch of one prompt and a batch of several. */
async function fill(app: VscodeApp): Promise<string> {
  const library = await VideoLibrary.open(app.server.globalStorage, quietLog);
  const now = Date.now();
  const videos = Array.from({ length: 40 }, (_, index): Video => {
    const { shown: _shown, ...kind } = kinds[index % kinds.length] ?? {};
    const createdAt = now - (40 - index) * 150_000;
    const batch = index >= 36 ? 'one prompt' : index >= 34 ? 'several prompts' : undefined;
    return {
      key: randomUUID(),
      service,
      prompt: (index >= 36 ? prompts[0] : prompts[index % prompts.length]) ?? '',
      duration: [4, 8, 12][index % 3] ?? 4,
      aspectRatio: ['9:16', '16:9'][index % 2] ?? '1:1',
      videoId: `video-${index}`,
      createdAt,
      changedAt: createdAt,
      request: { state: 'sent', at: createdAt },
      file: { state: 'none' },
      failedChecks: 0,
      stopped: false,
      state: 'queued',
      ...kind,
      ...(batch === undefined ? {} : { batch }),
    };
  });
  await library.transact((connection) => {
    for (const video of videos) insertVideo(connection, video);
  });
  library.dispose();
  return app.emptyWorkspace();
}

/** Reads the text of each row that is not cut off. */
const visibleTexts = `[...document.querySelectorAll('.monaco-list[aria-label="Videos"] .monaco-list-row')].map((row) => {
  const box = row.querySelector('.monaco-icon-label-container').getBoundingClientRect();
  const walker = document.createTreeWalker(row.querySelector('.monaco-icon-label-container'), NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (text !== '' && node.parentElement.closest('.label-description')) text += ' | ';
    for (let at = 0; at < node.length; at++) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { right } = range.getBoundingClientRect();
      if (right <= box.right + 1) text += node.data[at];
    }
  }
  return text;
})`;

describe('the list of 40 mixed videos', () => {
  const vscode = useVscode({ theme: 'dark' }, fill);

  const open = async (width: number): Promise<void> => {
    const { window } = vscode;
    await window.page.setViewportSize({ width: 1280, height: 1200 });
    await window.openContainer('Video Ads');
    await window.tree('Videos').waitForRow('a row', ({ label }) => label !== '');
    await window.widenSidebar(width);
  };

  it('shows state, duration and aspect ratio of each row at 300 px, and how far a batch is (29.1)', async () => {
    await open(300);
    const texts = await vscode.window.page.evaluate<string[]>(visibleTexts);
    assert.ok(texts.length >= 40, String(texts.length));
    const states = kinds.map(({ shown }) => shown).join('|');
    const format = String.raw`\d+ s · \d+:\d+`;
    const facts = new RegExp(`^${format} \\| (${states})|\\| (${states}) · ${format}`);
    const isBatch = (text: string): boolean => /^\d+ videos \| \d+ \w+, /.test(text);
    assert.deepEqual(
      texts.filter((text) => !facts.test(text) && !isBatch(text)),
      [],
    );
    assert.equal(texts.filter(isBatch).length, 2);
  });

  it('is drawn at 220, 300 and 480 px, dark, light and in high contrast (29.1)', async () => {
    const { page } = vscode.window;
    for (const width of [220, 300, 480]) {
      await open(width);
      for (const [name, media] of [
        ['dark', { colorScheme: 'dark', forcedColors: 'none' }],
        ['light', { colorScheme: 'light', forcedColors: 'none' }],
        ['contrast', { colorScheme: 'dark', forcedColors: 'active' }],
      ] as const) {
        await page.emulateMedia(media);
        await vscode.window.screenshot(path.join(outFolder, 'list', `${width}-${name}.png`));
      }
    }
    const rows = await page
      .locator('.monaco-list[aria-label="Videos"] .monaco-list-row')
      .evaluateAll((all: ScreenElement[]) => all.length);
    assert.ok(rows >= 40);
  });
});
