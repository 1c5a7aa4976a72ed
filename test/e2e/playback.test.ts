import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { Renderer } from '../../src/sandbox/render/process/renderer';
import { themeNamed } from '../../src/sandbox/render/look/themes';
import { convert } from '../../src/webview/sound/convert';
import { chromiumFlags, findChromium } from '../support/chromium';
import { bytesOf, Clips } from '../support/clips';
import { ensureDebianPackages } from '../support/debianPackages';
import { rendererAssets } from '../support/rendererAssets';
import { flashAndBeep, WatchedVideo } from '../support/soundOffset';

const prompt = 'Travel light. Save 20% on every flight. Book today.';
const seconds = 5;

/** Plays a render of the sandbox in a browser's own player. */
describe('a rendered video in Chromium', function () {
  this.timeout(120_000);
  let folder: string;
  let browser: Browser;
  let page: Page;

  before(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'playback-'));
    const file = path.join(folder, 'video.webm');
    const renderer = new Renderer({ assetsFolder: rendererAssets(), threads: 2 });
    await renderer.render({ prompt, durationSeconds: seconds, aspectRatio: '16:9', longSide: 640, outFile: file });
    await renderer.dispose();
    browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
    page = await browser.newPage();
    await page.setContent('<video muted playsinline></video>');
    await page.evaluate(`(async () => {
      const bytes = await (await fetch('data:video/webm;base64,${readFileSync(file).toString('base64')}')).blob();
      const video = document.querySelector('video');
      video.src = URL.createObjectURL(bytes);
      await new Promise((resolve, reject) => {
        video.oncanplaythrough = resolve;
        video.onerror = () => reject(new Error(video.error.message));
      });
    })()`);
  });
  after(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has the requested size and exactly the requested duration', async () => {
    const details = await page.evaluate(
      "(({ duration, videoWidth, videoHeight }) => [duration, videoWidth, videoHeight])(document.querySelector('video'))",
    );
    assert.deepEqual(details, [seconds, 640, 360]);
  });

  it('plays', async () => {
    const played = await page.evaluate(`(async () => {
      const video = document.querySelector('video');
      await video.play();
      await new Promise((resolve) => {
        const check = () => (video.currentTime > 0.3 ? resolve() : video.requestVideoFrameCallback(check));
        check();
      });
      video.pause();
      return video.currentTime;
    })()`);
    assert.ok(typeof played === 'number' && played > 0.3, String(played));
  });

  it('seeks to any time, and shows a color of the neutral theme there', async () => {
    const accents = themeNamed('daylight').stages.map(({ accent }) => accent);
    for (const time of [4.9, 0.5, 2.5, 4.0]) {
      const [at, ...line] = await seek(page, time);
      assert.ok(Math.abs((at ?? 0) - time) < 0.05);
      assert.ok(
        accents.some((accent) => isShown(line, accent)),
        `at ${time} s none of ${accents.join(' ')} in ${line.join(' ')}`,
      );
    }
  });
});

describe('converted sound in Chromium', function () {
  this.timeout(120_000);
  let clips: Clips;

  before(async () => {
    await ensureDebianPackages('ffmpeg');
    clips = new Clips();
  });
  after(() => {
    clips.remove();
  });

  it('plays within 45 ms of the picture after play, pause and seek, and at other rates', async () => {
    const file = bytesOf(flashAndBeep(clips, 8));
    const made = convert(file);
    assert.ok(made !== undefined);
    const own = await offsets(file);
    const converted = await offsets(Buffer.concat([made.before, file, ...made.after]));
    assert.equal(converted.length, 6);
    // On a busy machine, even the browser's own AAC sound is sometimes delayed by more than 45 ms. The converted sound
    // may then be delayed by 15 ms more than that.
    const latest = Math.max(45, ...own.map(({ offset }) => Math.abs(offset) + 15));
    assert.deepEqual(
      converted.filter(({ offset }) => !(Math.abs(offset) <= latest)),
      [],
      JSON.stringify({ own, converted }),
    );
  });
});

/** The median delay of the sound behind the picture after each action, in milliseconds. */
async function offsets(file: Uint8Array): Promise<{ action: string; offset: number }[]> {
  const watched = await WatchedVideo.open(file);
  try {
    const measured = await watched.measure();
    return measured.map(({ action, offsets: all }) => ({ action, offset: all.toSorted((a, b) => a - b)[1] ?? NaN }));
  } finally {
    await watched.close();
  }
}

/** Seeks. Resolves with the player's time, and the RGB values of a column through the start of the progress line. */
async function seek(page: Page, time: number): Promise<number[]> {
  const answer = await page.evaluate(`(async () => {
    const video = document.querySelector('video');
    const sought = new Promise((resolve) => { video.onseeked = resolve; });
    // After \`seeked\`, the canvas may still receive the previous frame.
    const presented = new Promise((resolve) => {
      const check = (_, { mediaTime }) =>
        Math.abs(mediaTime - ${time}) < 0.05 ? resolve() : video.requestVideoFrameCallback(check);
      video.requestVideoFrameCallback(check);
    });
    video.currentTime = ${time};
    await Promise.all([sought, presented]);
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    const context = canvas.getContext('2d');
    context.drawImage(video, 0, 0);
    const { data } = context.getImageData(48, 300, 1, 60);
    return [video.currentTime, ...data];
  })()`);
  return answer as number[];
}

/** Whether RGBA pixels contain a `#rrggbb` color, within the error of a lossy codec. */
function isShown(pixels: readonly number[], color: string): boolean {
  const value = Number.parseInt(color.slice(1), 16);
  const wanted = [value >> 16, (value >> 8) & 255, value & 255];
  return pixels.some(
    (_, at) => at % 4 === 0 && wanted.every((part, index) => Math.abs((pixels[at + index] ?? 999) - part) <= 8),
  );
}
