import assert from 'node:assert/strict';
import { type Browser, chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../support/chromium';
import { bytesOf, Clips, ffmpeg } from '../support/clips';
import { ensureDebianPackages } from '../support/debianPackages';
import { PanelPage } from '../support/panelPage';
import { waitUntil } from '../support/waitUntil';

/** The time of the frame on the screen, in microseconds. Tests identify a frame by its time. */
const shown = `(() => {
  const frame = new VideoFrame(document.querySelector('video'));
  const { timestamp } = frame;
  frame.close();
  return timestamp;
})()`;

describe("the frames of a video in the panel's page", function () {
  this.timeout(120_000);
  let clips: Clips;
  let browser: Browser;
  let page: PanelPage;

  before(async () => {
    await ensureDebianPackages('ffmpeg');
    clips = new Clips();
    browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  });
  after(async () => {
    await browser.close();
    clips.remove();
  });
  beforeEach(async () => {
    page = await PanelPage.open(browser, notes, { reducedMotion: 'reduce' });
  });
  afterEach(async () => {
    await page.close();
  });

  /** The times of a file's frames, in microseconds. */
  function framesOf(file: string): number[] {
    const lines = ffmpeg('-i', file, '-map', '0:v', '-f', 'framehash', '-').toString().split('\n');
    const scale = /#tb 0: (\d+)\/(\d+)/.exec(lines.find((line) => line.startsWith('#tb')) ?? '') ?? [];
    const [, numerator = 1, denominator = 1] = scale.map(Number);
    const times = lines.filter((line) => /^\d/.test(line)).map((line) => Number(line.split(',')[2]));
    return times.map((time) => Math.round((time * numerator * 1_000_000) / denominator));
  }

  async function open(file: string): Promise<number[]> {
    const frames = framesOf(file);
    await page.show([page.content('one', bytesOf(file))], 'preview');
    await page.until('it to be loaded', ([first]) => first !== undefined && first.duration > 0);
    return frames;
  }

  /** The index of the frame on the screen, found by the nearest time. */
  async function at(frames: readonly number[]): Promise<number> {
    return indexOf(frames, Number(await page.evaluate(shown)));
  }

  function indexOf(frames: readonly number[], time: number): number {
    return frames.reduce(
      (best, it, index) => (Math.abs(it - time) < Math.abs((frames[best] ?? 0) - time) ? index : best),
      0,
    );
  }

  /** Presses each key, and checks which frame is shown. */
  async function steps(frames: readonly number[], presses: readonly [key: string, index: number][]): Promise<void> {
    const seen: number[] = [];
    for (const [key, index] of presses) {
      await page.page.locator('video').press(key);
      await waitUntil(`frame ${index}, after ${seen.join(' ')}`, async () => (await at(frames)) === index, 5_000);
      seen.push(index);
    }
  }

  const clip = (rate: number | string, seconds = 2): string =>
    clips.video({ seconds, output: ['-r', String(rate), '-bf', '2', '-an'] });

  for (const rate of ['3', '8', '24000/1001', '25', '60', '120', '250']) {
    it(`are shown one by one before any playback, at ${rate} per second`, async () => {
      const frames = await open(clip(rate));
      await steps(frames, [
        ['.', 1],
        ['.', 2],
        [',', 1],
        ['.', 2],
        ['.', 3],
        [',', 2],
        [',', 1],
        [',', 0],
        [',', 0],
        ['.', 1],
      ]);
    });
  }

  it('are shown one by one when their durations vary', async () => {
    const file = clips.video({
      seconds: 4,
      output: ['-an', '-vf', "select='not(mod(n,7))+not(mod(n,3))'", '-fps_mode', 'vfr'],
    });
    const frames = await open(file);
    assert.ok(frames.length > 20);
    const forth = frames.slice(1, 20).map((_, index): [string, number] => ['.', index + 1]);
    const back = frames
      .slice(0, 19)
      .map((_, index): [string, number] => [',', index])
      .reverse();
    await steps(frames, [...forth, ...back]);
  });

  it('are not stepped by keys pressed before the video loaded or after its data broke', async () => {
    const file = clip(25);
    const whole = bytesOf(file);
    await page.page.route('**/*.mp4', () => undefined);
    await page.show([page.content('one', whole)], 'preview');
    await page.page.locator('video').press('.');
    await page.page.unroute('**/*.mp4');
    await page.show([page.content('two', whole)], 'preview');
    await page.until('it to be loaded', ([first]) => first !== undefined && first.duration > 0);
    await steps(framesOf(file), [['.', 1]]);
    const broken = clips.file('mp4');
    ffmpeg('-i', clip(25, 6), '-c', 'copy', '-movflags', '+faststart', broken);
    const bytes = bytesOf(broken);
    await page.show([page.content('broken', bytes.slice(0, bytes.length * 0.6))], 'play');
    await page.page.evaluate("document.querySelector('video').play()");
    await page.page.getByText('The video ends here').waitFor();
    for (const key of [',', '.']) await page.page.locator('video').press(key);
    const errors = await page.evaluate('window.rejections');
    assert.deepEqual(errors, []);
  });

  it('stop at the last one, also in a repeated video', async () => {
    const frames = await open(clip(25));
    await page.evaluate("void (document.querySelector('video').loop = true)");
    await page.evaluate(seekTo(1.9));
    const last = frames.length - 1;
    await waitUntil('the end to be near', async () => (await at(frames)) === 47);
    await steps(frames, [
      ['.', 48],
      ['.', last],
      ['.', last],
      ['.', last],
      [',', last - 1],
    ]);
  });

  it('continue from the shown frame at the first key after a pause at any time', async () => {
    const frames = await open(clip(25, 12));
    for (let round = 0; round < 20; round++) {
      await page.evaluate("document.querySelector('video').play()");
      // The first round plays enough frames for the page to measure the frame duration.
      const stopped = (round === 0 ? 30 : 3) + (round % 7);
      await page.evaluate(`new Promise((resolve) => {
        const video = document.querySelector('video');
        let frames = 0;
        const count = () => ++frames < ${stopped} ? video.requestVideoFrameCallback(count) : (video.pause(), resolve());
        video.requestVideoFrameCallback(count);
      })`);
      const direction = round % 2 === 0 ? 1 : -1;
      await page.page.locator('video').press(direction > 0 ? '.' : ',');
      // Compares with the frame at the key press, because a busy browser may show one more frame after the pause.
      const seen = indexOf(frames, Number(await page.evaluate('pressedAt')));
      await waitUntil(
        `frame ${seen + direction}`,
        async () => {
          const now = await at(frames);
          if (now !== seen + direction) throw new Error(`frame ${now}`);
          return true;
        },
        5_000,
      );
    }
  });
});

const seekTo = (time: number): string => `new Promise((resolve) => {
  const video = document.querySelector('video');
  video.addEventListener('seeked', () => resolve(), { once: true });
  video.currentTime = ${time};
})`;

/** Records unhandled rejections of the page, and the frame on the screen at each key press. */
const notes = `
  addEventListener('keydown', () => { window.pressedAt = ${shown}; }, true);
  window.rejections = [];
  addEventListener('unhandledrejection', ({ reason }) => rejections.push(String(reason)));
`;
