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
const kitchen = 'A quiet kitchen at sunrise. Ice falls into a tall glass.';
const prompts: readonly Pick<Video, 'prompt' | 'section'>[] = [
  { prompt: kitchen },
  { prompt: 'A bicycle leans against a train door while the city blurs past.' },
  { prompt: '**Friends** on a rooftop, long shadows, one bottle passed around.' },
  { prompt: 'MAXIMUM WOW: EVERYTHING MUST GO BEFORE MIDNIGHT' },
  { prompt: '静かな台所で朝日が昇り、氷がグラスに落ちる。' },
  { prompt: 'Geschwindigkeitsbegrenzungsschild im Morgennebel' },
  { prompt: '🥖🔥 Fresh bread 🥐 at six' },
  { prompt: 'صباح هادئ في المطبخ والشمس تشرق' },
  { prompt: kitchen, section: '# Summer > ## Morning' },
  { prompt: kitchen, section: '# Summer > ## Rooftop with **old friends** and one bottle' },
];

const here: Video['file'] = { state: 'here', name: 'v.mp4', type: 'video/mp4', bytes: 1_000_000 };
const due: Video['file'] = { state: 'due', at: Number.MAX_SAFE_INTEGER };
const refused: Video['file'] = { state: 'failed', reason: 'The server refused the download (403).' };
const videoUrl = 'https://files.example/v.mp4';

/** The state as a row shows it, and the changes that give a video this state. */
type Kind = readonly [state: string, changes: Partial<Video>];

/** States that are short enough for the duration and the aspect ratio to fit into the row as well. */
const short: readonly Kind[] = [
  ['ready', { state: 'succeeded', file: here }],
  ['51%', { state: 'running', progress: 0.51 }],
  ['queued', { state: 'queued' }],
  ['failed', { state: 'failed', errorMessage: 'Out of memory.' }],
  ['ready', { state: 'succeeded', file: here, verdict: 'kept' }],
  ['ready', { state: 'succeeded', file: here, verdict: 'rejected' }],
];

const long: readonly Kind[] = [
  ['not downloaded', { state: 'succeeded', file: refused, videoUrl }],
  ['not started', { state: 'rejected', errorMessage: 'Refused.' }],
  ['unconfirmed', { state: 'unconfirmed' }],
  ['no video URL', { state: 'succeeded', file: due }],
  ['not checked', { state: 'running', stopped: true }],
  ['not found', { state: 'gone' }],
  ['canceled', { state: 'canceled' }],
  ['“spilled”', { state: 'unknown', statusText: 'spilled' }],
];

const kinds = [...short, ...long];

/** Fills a library with 40 videos: 34 alone, a batch of several prompts and a batch of one. */
async function fill(app: VscodeApp): Promise<string> {
  const library = await VideoLibrary.open(app.server.globalStorage, quietLog);
  const now = Date.now();
  const videos = Array.from({ length: 40 }, (_, index): Video => {
    const createdAt = now - (40 - index) * 150_000;
    const batch = index >= 37 ? 'one prompt' : index >= 34 ? 'several prompts' : undefined;
    return {
      key: randomUUID(),
      service,
      ...(batch === 'one prompt' ? { prompt: kitchen } : prompts[index % prompts.length]),
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
      ...kinds[index % kinds.length]?.[1],
      ...(batch === undefined ? {} : { batch }),
    };
  });
  await library.transact((connection) => {
    for (const video of videos) insertVideo(connection, video);
  });
  library.dispose();
  return app.emptyWorkspace();
}

/** Reads the characters of each row that are not cut off, with ` | ` before the description. */
const visibleTexts = `[...document.querySelectorAll('.monaco-list[aria-label="Videos"] .monaco-list-row')].map((row) => {
  const container = row.querySelector('.monaco-icon-label-container');
  const { left, right } = container.getBoundingClientRect();
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.parentElement.closest('.label-description')) text += ' | ';
    for (let at = 0; at < node.length; at++) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getBoundingClientRect();
      if (box.left >= left - 1 && box.right <= right + 1) text += node.data[at];
    }
  }
  return text;
})`;

describe('the list of 40 mixed videos', () => {
  const vscode = useVscode({ theme: 'dark', settings: { 'videoAds.baseUrl': service } }, fill);

  const open = async (width: number): Promise<void> => {
    const { window } = vscode;
    await window.openContainer('Video Ads');
    await window.tree('Videos').waitForRow('a row', ({ label }) => label !== '');
    // A window that has just started may miss the event of a new size.
    await window.page.setViewportSize({ width: 1280, height: 1200 });
    await window.page.waitForFunction(`document.querySelector('.monaco-workbench').clientHeight > 1100`);
    await window.widenSidebar(width);
  };

  it('shows the state of each row at 300 px, and duration and aspect ratio beside short states', async () => {
    await open(300);
    // The list is laid out some time after the window has its new height.
    const texts = await vscode.window.until('42 rows', async () => {
      const found = await vscode.window.page.evaluate<string[]>(visibleTexts);
      return found.length >= 42 && found;
    });
    const states = (of: readonly Kind[]): string => of.map(([state]) => state).join('|');
    const format = String.raw`\d+ s · \d+:\d+`;
    const details = new RegExp(
      `^${format} \\| (${states(kinds)})|\\| ((${states(short)}) · ${format}|${states(long)})`,
    );
    const isBatch = (text: string): boolean => /^3 videos \| \d+ (ready|not downloaded), /.test(text);
    assert.deepEqual(
      texts.filter((text) => !details.test(text) && !isBatch(text)),
      [],
    );
    assert.equal(texts.filter(isBatch).length, 2);
  });

  it('is drawn at 220, 300 and 480 px, in dark, light and high-contrast themes', async () => {
    const { page } = vscode.window;
    for (const width of [220, 300, 480]) {
      await open(width);
      for (const [name, media] of [
        ['dark', { colorScheme: 'dark', forcedColors: 'none' }],
        ['light', { colorScheme: 'light', forcedColors: 'none' }],
        ['contrast', { colorScheme: 'dark', forcedColors: 'active' }],
      ] as const) {
        await page.emulateMedia(media);
        const theme = { dark: '.vs-dark', light: '.vs', contrast: '.hc-black' }[name];
        await page.locator(`.monaco-workbench${theme}`).waitFor();
        await vscode.window.screenshot(path.join(outFolder, 'list', `${width}-${name}.png`));
      }
    }
    const rows = await page
      .locator('.monaco-list[aria-label="Videos"] .monaco-list-row')
      .evaluateAll((all: ScreenElement[]) => all.length);
    assert.ok(rows >= 42);
  });
});
