import assert from 'node:assert/strict';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { differingParts } from '../../src/webview/promptDifference';
import { chromiumFlags, findChromium } from '../support/chromium';
import { bytesOf, Clips } from '../support/clips';
import { ensureDebianPackages } from '../support/debianPackages';
import { PanelPage } from '../support/panelPage';
import { waitUntil } from '../support/waitUntil';

/**
 * The maximum offset between compared videos during playback, in seconds. The median of several readings is compared
 * with it, because other work on the machine delays single readings.
 */
const inSync = 0.045;

describe('compared videos in the panel', function () {
  this.timeout(120_000);
  let clips: Clips;
  let browser: Browser;
  let page: PanelPage;

  const open = async (...options: [initScript?: string, options?: BrowserContextOptions]): Promise<void> => {
    await page.close();
    page = await PanelPage.open(browser, ...options);
  };
  const until: PanelPage['until'] = (what, fits) => page.until(what, fits);
  const lastSettings = async (): Promise<unknown> => (await page.sent()).findLast(({ type }) => type === 'settings');

  before(async () => {
    await ensureDebianPackages('ffmpeg');
    clips = new Clips();
    browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
    page = await PanelPage.open(browser);
  });
  after(async () => {
    await browser.close();
    clips.remove();
  });

  /** Opens a page that plays three videos of different lengths. */
  const openThree = async (): Promise<void> => {
    await open();
    const files = [
      clips.video({ seconds: 20 }),
      clips.video({ seconds: 24, rate: 44_100 }),
      clips.video({ seconds: 16, output: ['-r', '30'] }),
    ];
    await page.show(files.map((file, index) => page.content(`v${index}`, bytesOf(file))));
    await until('three to play', (all) => all.length === 3 && all.every(({ paused, time }) => !paused && time > 0.3));
  };

  it('plays in sync after the start, a seek, a pause and at other rates', async () => {
    await openThree();
    // Repeats the measurement until the videos are in sync, because other work on the machine disturbs the measured
    // times and the videos are briefly out of sync after each change of the rate.
    const synced = (action: string): Promise<true> =>
      waitUntil(`videos in sync after ${action}`, async () => {
        const spread = Number(await page.evaluate(medianSpread));
        assert.ok(spread <= inSync, `${Math.round(spread * 1000)} ms apart`);
        return true;
      });
    await synced('the start');
    await page.page.getByLabel('Position').fill('1');
    await until('the new time', (all) => all.every(({ paused, time }) => !paused && time > 1.1 && time < 3));
    await synced('the seek');
    await page.page.getByLabel('Speed').selectOption('2');
    await synced('rate 2');
    await page.page.getByLabel('Speed').selectOption('0.5');
    await synced('rate 0.5');
    await page.page.getByRole('button', { name: 'Pause' }).click();
    await until('all at one time', (all) => all.every(({ paused, time }) => paused && time === all[0]?.time));
    await page.page.getByLabel('Position').fill('2.5');
    await until('all at the time', (all) => all.every(({ time }) => time === 2.5));
    await page.page.getByRole('button', { name: 'Next Frame' }).click();
    await until('the next frame', (all) => all.every(({ time }) => time > 2.5 && time < 2.6 && time === all[0]?.time));
  });

  it('holds the last frame of a shorter video, and restarts all of them at the end', async () => {
    await openThree();
    await page.page.getByRole('button', { name: 'Pause' }).click();
    await page.page.getByLabel('Position').fill('18');
    await until('the third at its end', (all) => all[2]?.time === all[2]?.duration && all[0]?.time === 18);
    await page.page.getByLabel('Position').fill('23.5');
    await page.page.getByLabel('Speed').selectOption('1');
    await page.page.getByRole('button', { name: 'Play' }).click();
    await until('all from the beginning', (all) => all.every(({ paused, time }) => !paused && time > 0.1 && time < 3));
  });

  it('plays the sound of one video at a time', async () => {
    await openThree();
    const unmuted = async (): Promise<boolean[]> => (await page.playing()).map(({ muted }) => !muted);
    assert.deepEqual(await unmuted(), [true, false, false]);
    await page.page.getByLabel('Sound').selectOption('v2');
    assert.deepEqual(await unmuted(), [false, false, true]);
    await page.page.getByLabel('Sound').selectOption('');
    assert.deepEqual(await unmuted(), [false, false, false]);
    assert.deepEqual(await lastSettings(), { type: 'settings', settings: { muted: true } });
  });

  it('reports its position to VS Code a few times per second, and adds no listeners for each seek', async () => {
    await open(counting);
    const file = bytesOf(clips.video({ seconds: 20 }));
    await page.show(['one', 'two'].map((key) => page.content(key, file)));
    await until('both to play', (all) => all.every(({ paused, time }) => !paused && time > 0.3));
    const listeners = (): Promise<number> => page.listeners('video');
    const before = await listeners();
    for (const time of ['2', '4', '6', '8']) {
      await page.page.getByLabel('Position').fill(time);
      // Both clicks happen before the next animation frame.
      await page.evaluate("void [1, 2].forEach(() => document.querySelector('[data-action=play]').click())");
      await until('both to play on', (all) => all.every((it) => !it.paused && it.time > Number(time) + 0.1));
    }
    assert.equal(await listeners(), before);
    await page.evaluate('void (counted.kept = counted.frames = counted.screen = 0, counted.from = performance.now())');
    await until('two more seconds', (all) => all.every(({ time }) => time > 10.5));
    const counted = (await page.evaluate('({ ...counted, seconds: (performance.now() - counted.from) / 1000 })')) as {
      kept: number;
      frames: number;
      screen: number;
      seconds: number;
    };
    assert.ok(counted.kept / counted.seconds < 6, JSON.stringify(counted));
    assert.ok(counted.frames <= counted.screen + 2, JSON.stringify(counted));
  });

  it('unmutes the first video with a file, or the chosen one, at the chosen speed, also when another file arrives', async () => {
    await open();
    const file = bytesOf(clips.video({ seconds: 20 }));
    const shown = async (): Promise<unknown> => {
      await until('all to play', (all) => all.every(({ paused, time }) => !paused && time > 0.1));
      const [sound, rate] = await Promise.all(['Sound', 'Speed'].map((it) => page.page.getByLabel(it).inputValue()));
      const isSlower = await page.evaluate(
        "[...document.querySelectorAll('video')].every((it) => it.playbackRate < 0.7)",
      );
      return [sound, rate, isSlower, (await page.playing()).map(({ muted }) => !muted)];
    };
    const waiting = ['three', 'four'].map((key) => page.content(key, undefined, { isInProgress: false }));
    await page.show([page.content('one'), page.content('two', file), ...waiting]);
    assert.deepEqual(await shown(), ['two', '1', false, [true]]);
    await page.page.getByLabel('Speed').selectOption('0.5');
    const ready = ['one', 'two'].map((key) => page.content(key, file));
    await page.show([...ready, ...waiting]);
    assert.deepEqual(await shown(), ['one', '0.5', true, [true, false]]);
    await page.page.getByLabel('Sound').selectOption('two');
    await page.show([...ready, page.content('three', file), ...waiting.slice(1)]);
    assert.deepEqual(await shown(), ['two', '0.5', true, [false, true, false]]);
    await page.page.getByLabel('Sound').selectOption('');
    await page.show([...ready, ...['three', 'four'].map((key) => page.content(key, file))]);
    assert.deepEqual(await shown(), ['', '0.5', true, [false, false, false, false]]);
    assert.deepEqual(await lastSettings(), { type: 'settings', settings: { muted: true } });
  });

  it('never stores a resuming comparison as paused, so that it plays on when another file arrives', async () => {
    await open();
    const file = bytesOf(clips.video({ seconds: 20 }));
    await page.show([...['one', 'two'].map((key) => page.content(key, file)), page.content('three')]);
    await until('two to play', (all) => all.length === 2 && all.every(({ paused, time }) => !paused && time > 0.1));
    await page.evaluate(`
      window.kept = [state];
      void Object.defineProperty(window, 'state', { get: () => kept.at(-1), set: (state) => kept.push(state) });`);
    await page.show(['one', 'two', 'three'].map((key) => page.content(key, file)));
    await until('three to play', (all) => all.length === 3 && all.every(({ paused, time }) => !paused && time > 0.1));
    assert.equal(await page.evaluate('kept.some(({ comparison }) => comparison.paused)'), false);
  });

  it('stays paused without a file to play, and plays once files arrive', async () => {
    await open();
    const keys = ['one', 'two'];
    const broken = new Uint8Array(1_000);
    for (const file of [undefined, broken]) {
      await page.show(keys.map((key) => page.content(key, file)));
      if (file !== undefined) await page.page.getByRole('alert').nth(1).waitFor();
      assert.equal(await page.page.evaluate(requestedFrames), 0);
      assert.equal(await page.page.locator('[data-action=play]').innerText(), 'Play');
    }
    await open();
    await page.show(keys.map((key) => page.content(key)));
    const file = bytesOf(clips.video({ seconds: 20 }));
    await page.show(keys.map((key) => page.content(key, file)));
    await until('both to play', (all) => all.length === 2 && all.every(({ paused, time }) => !paused && time > 0.1));
  });

  it('plays the other videos on when the data of one breaks', async () => {
    await open();
    const whole = bytesOf(clips.video({ seconds: 6, output: ['-movflags', '+faststart'] }));
    const broken = whole.map((byte, index) => (index > whole.length * 0.3 ? 255 : byte));
    const other = bytesOf(clips.video({ seconds: 4 }));
    await page.show([page.content('one', broken), page.content('two', other)]);
    // The broken video keeps showing its last frame, and the page explains why.
    await page.page.getByText('The video ends here: the rest of the file is missing or damaged.').waitFor();
    await until('the other one to play', ([, two]) => two?.paused === false && two.time > 2);
    assert.match(await page.page.locator('.clock').innerText(), / 0:04/);
    await until('it to begin anew', ([, two]) => two?.paused === false && two.time < 1);
    await page.post({ type: 'takeFrame', key: 'two' });
    await waitUntil('the frame', async () => (await page.sent()).some(({ type }) => type === 'frame'));
  });

  it('does not play a comparison that was replaced while it loaded', async () => {
    await open(replacedWhileLoading);
    const file = bytesOf(clips.video({ seconds: 20 }));
    const later = ['one', 'two'].map((key) => page.content(key, file));
    await page.page.evaluate(`later = ${JSON.stringify(later)}`);
    await page.show([...later.slice(0, 1), page.content('two')]);
    await until('both to play', (all) => all.length === 2 && all.every(({ paused, time }) => !paused && time > 0.5));
    assert.equal(await page.page.evaluate('hiddenPlays'), 0);
  });

  it('keeps a comparison that is taller than the page within reach of the scroll bar', async () => {
    await open('', { viewport: { width: 1000, height: 400 } });
    const prompt = 'A long prompt. '.repeat(100);
    const videos = ['x', 'y'].map((key) => page.content(key, bytesOf(clips.video({ seconds: 1 })), { prompt }));
    await page.show(videos);
    await until('both to play', (all) => all.length === 2 && all.every(({ time }) => time > 0));
    await page.page.evaluate('scrollTo(0, 0)');
    assert.ok(((await page.page.locator('video').first().boundingBox())?.y ?? -1) >= 0);
  });

  it('pauses every video when a frame is saved', async () => {
    await open();
    const videos = ['x', 'y'].map((key) => page.content(key, bytesOf(clips.video({ seconds: 3 }))));
    await page.show(videos);
    await until('both to play', (all) => all.length === 2 && all.every(({ paused, time }) => !paused && time > 0));
    await page.post({ type: 'takeFrame', key: 'y' });
    await waitUntil('the frame', async () => (await page.sent()).some(({ type }) => type === 'frame'));
    await until('both to be paused', (all) => all.every(({ paused }) => paused));
    assert.equal(await page.page.locator('[data-action=play]').innerText(), 'Play');
  });
});

describe('differingParts', () => {
  it('marks the words that not all prompts contain, in the order of the prompts', () => {
    const marked = (...texts: string[]): string[] =>
      differingParts(texts).map((parts) => parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join(''));
    const cases: [texts: string[], expected: string[]][] = [
      [
        ['Ice falls into a tall glass.', 'Ice falls into a short glass.'],
        ['Ice falls into a [tall] glass.', 'Ice falls into a [short] glass.'],
      ],
      [
        ['a b c', 'a b c'],
        ['a b c', 'a b c'],
      ],
      [
        ['a b c d', 'a c d', 'x a d'],
        ['a [b] [c] d', 'a [c] d', '[x] a d'],
      ],
      [
        ['', 'new'],
        ['', '[new]'],
      ],
      [
        ['静かな台所', '静かな駅'],
        ['静かな[台所]', '静かな[駅]'],
      ],
      [
        ['Buy 🍕 now: $5, 20% off.', 'Buy 🍔 now: €5, 20 off!'],
        ['Buy [🍕] now: [$]5, 20[%] off[.]', 'Buy [🍔] now: [€]5, 20 off[!]'],
      ],
    ];
    assert.deepEqual(
      cases.map(([texts]) => marked(...texts)),
      cases.map(([, expected]) => expected),
    );
  });
});

/** The offset between the videos that still play, in seconds. */
const medianSpread = `new Promise((resolve) => {
  const spreads = [];
  const measure = () => {
    const times = [...document.querySelectorAll('video')].filter((it) => !it.ended).map((it) => it.currentTime);
    spreads.push(Math.max(...times) - Math.min(...times));
    if (spreads.length < 40) requestAnimationFrame(measure);
    else resolve(spreads.sort((one, other) => one - other)[20]);
  };
  measure();
})`;
/**
 * Replaces the videos with `later` as soon as the duration of the first one is known. Counts the calls of `play` on
 * videos that are no longer in the page.
 */
const replacedWhileLoading = `
  document.addEventListener('durationchange', () => {
    const data = { type: 'show', videos: later, settings: { volume: 0.5, muted: false, safeAreas: {} } };
    dispatchEvent(new MessageEvent('message', { data }));
  }, { capture: true, once: true });
  window.hiddenPlays = 0;
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    if (!this.isConnected) hiddenPlays++;
    return play.call(this);
  };
`;
/** Counts the animation frames that the page requests while five animation frames pass. */
const requestedFrames = `new Promise((resolve) => {
  const ask = requestAnimationFrame;
  let asked = 0;
  window.requestAnimationFrame = (call) => { asked++; return ask(call); };
  let left = 5;
  const next = () => {
    if (left-- > 0) ask(next);
    else resolve(asked);
  };
  next();
})`;

/** Counts the states that the page stores, its requests for animation frames, and the animation frames themselves. */
const counting = `{
  window.counted = { kept: 0, frames: 0, screen: 0, from: 0 };
  let state;
  Object.defineProperty(window, 'state', { get: () => state, set: (value) => { state = value; counted.kept++; } });
  const request = requestAnimationFrame;
  const count = () => { counted.screen++; request(count); };
  request(count);
  window.requestAnimationFrame = (callback) => { counted.frames++; return request(callback); };
}`;
