import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from './chromium';
import { ffmpeg, type Clips } from './clips';

/** An action, and the measured delays of the sound behind the picture after the action, in milliseconds. */
export interface SoundOffset {
  readonly action: string;
  readonly offsets: readonly number[];
}

/** Makes a clip with a white flash and a beep of 0.1 s at each full second. */
export function flashAndBeep(clips: Clips, seconds: number): string {
  const file = clips.file('mp4');
  const picture = `color=black:s=160x90:r=50:d=${seconds},drawbox=c=white:t=fill:enable='lt(mod(t\\,1)\\,0.1)'`;
  const sound = `aevalsrc='0.8*sin(2*PI*1000*t)*lt(mod(t\\,1)\\,0.1)':s=48000:d=${seconds}`;
  const codecs = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'veryfast', '-g', '25', '-c:a', 'aac'];
  ffmpeg('-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound, ...codecs, file);
  return file;
}

/** A page with one video that measures its sound and picture. */
export class WatchedVideo {
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {}

  /** @param file an MP4 file that the browser can play */
  static async open(file: Uint8Array): Promise<WatchedVideo> {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
    const page = await browser.newPage();
    const origin = 'http://localhost';
    await page.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body: '<video></video>' }));
    await page.route(`${origin}/video`, (route) =>
      route.fulfill({ contentType: 'video/mp4', body: Buffer.from(file) }),
    );
    await page.goto(`${origin}/`);
    await page.addScriptTag({ content: watcher });
    await page.evaluate('open("/video")');
    return new WatchedVideo(browser, page);
  }

  /** Measures the delays after play, pause and seek, and at other playback rates. */
  async measure(): Promise<SoundOffset[]> {
    const found: SoundOffset[] = [];
    const steps: [action: string, script: string][] = [
      ['play', 'video.play()'],
      ['pause', 'pauseAndPlay()'],
      ['seek', 'seek(5.3)'],
      ['seek back', 'seek(1.7)'],
      ['rate 1.5', 'video.playbackRate = 1.5'],
      ['rate 0.75', 'video.playbackRate = 0.75'],
    ];
    for (const [action, script] of steps) found.push({ action, offsets: await this.beeps(script, 3) });
    return found;
  }

  /** Seeks, and returns the delay of the next beep in milliseconds. */
  async seek(time: number): Promise<number> {
    const [offset = NaN] = await this.beeps(`seek(${time}).then(() => video.play())`, 1);
    return offset;
  }

  async close(): Promise<void> {
    await this.browser.close();
  }

  private beeps(script: string, count: number): Promise<number[]> {
    return this.page.evaluate(`beepsAfter(() => ${script}, ${count})`);
  }
}

/**
 * Runs in the page. Each shown frame reports its time in the video; a worklet reports the start of each beep. Beeps
 * start at full seconds of the video, so the difference is the delay of sound behind picture.
 */
const watcher = `
const video = document.querySelector('video');
const frames = [];
const beeps = [];
const dots = Object.assign(document.createElement('canvas'), { width: 4, height: 4 }).getContext('2d', { willReadFrequently: true });
const worklet = \`registerProcessor('beeps', class extends AudioWorkletProcessor {
  quiet = 1e9;
  process([[samples]]) {
    if (samples === undefined) return true;
    samples.forEach((value, index) => {
      if (Math.abs(value) < 0.2) return void this.quiet++;
      if (this.quiet > sampleRate / 5) this.port.postMessage(currentTime + index / sampleRate);
      this.quiet = 0;
    });
    return true;
  }
})\`;
function watchFrame(now, { expectedDisplayTime, mediaTime }) {
  dots.drawImage(video, 0, 0, 4, 4);
  const isWhite = dots.getImageData(2, 2, 1, 1).data[0] > 128;
  frames.push({ shown: expectedDisplayTime, time: mediaTime, isWhite });
  video.requestVideoFrameCallback(watchFrame);
}
async function open(url) {
  const context = new AudioContext({ latencyHint: 'interactive' });
  await context.audioWorklet.addModule(URL.createObjectURL(new Blob([worklet], { type: 'text/javascript' })));
  const node = new AudioWorkletNode(context, 'beeps');
  node.port.onmessage = ({ data }) => {
    const { contextTime, performanceTime } = context.getOutputTimestamp();
    beeps.push(performanceTime + (data - contextTime) * 1000);
  };
  context.createMediaElementSource(video).connect(node).connect(context.destination);
  video.loop = true;
  video.src = URL.createObjectURL(await (await fetch(url)).blob());
  await new Promise((resolve, reject) => {
    video.oncanplaythrough = resolve;
    video.onerror = () => reject(new Error(video.error.message));
  });
  await context.resume();
  video.requestVideoFrameCallback(watchFrame);
}
async function pauseAndPlay() {
  video.pause();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await video.play();
}
async function seek(time) {
  const done = new Promise((resolve) => (video.onseeked = resolve));
  video.currentTime = time;
  await done;
}
async function beepsAfter(act, count) {
  await act();
  await new Promise((resolve) => setTimeout(resolve, 250));
  beeps.length = frames.length = 0;
  while (beeps.length < count) await new Promise((resolve) => setTimeout(resolve, 100));
  const wrong = frames.filter(({ time, isWhite }) => isWhite !== (time % 1 < 0.099));
  if (wrong.length > frames.length / 10) throw new Error(wrong.length + ' of ' + frames.length + ' frames are others');
  return beeps.map((beep) => {
    const near = frames.reduce((best, frame) => Math.abs(frame.shown - beep) < Math.abs(best.shown - beep) ? frame : best);
    return beep - near.shown - ((Math.round(near.time) - near.time) * 1000) / video.playbackRate;
  });
}
`;
