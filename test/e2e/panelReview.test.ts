import assert from 'node:assert/strict';
import { type Browser, chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../support/chromium';
import { bytesOf, Clips } from '../support/clips';
import { ensureDebianPackages } from '../support/debianPackages';
import { PanelPage, type Playing } from '../support/panelPage';

describe("the review tools of the panel's page", function () {
  this.timeout(120_000);
  let clips: Clips;
  let browser: Browser;
  let page: PanelPage;
  /** 8 s of 25 frames, with a key frame every 0.2 s and no sound. */
  let file: Uint8Array;

  before(async () => {
    await ensureDebianPackages('ffmpeg');
    clips = new Clips();
    file = bytesOf(clips.video({ seconds: 8, output: ['-r', '25', '-g', '5', '-an'] }));
    browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  });
  after(async () => {
    await browser.close();
    clips.remove();
  });
  beforeEach(async () => {
    page = await PanelPage.open(browser, '', { reducedMotion: 'reduce' });
  });
  afterEach(() => page.close());

  async function open(...keys: readonly string[]): Promise<void> {
    await page.show(
      keys.map((key) => page.content(key, file)),
      'preview',
    );
    await page.until('it to be loaded', (all) => all.every(({ duration }) => duration > 0));
  }
  const press = (key: string): Promise<void> => page.page.locator('video, .tools').first().press(key);
  const at = (what: string, fits: (first: Playing) => boolean): Promise<Playing[]> =>
    page.until(what, ([first]) => first !== undefined && fits(first));
  const rate = (): Promise<number> => page.page.evaluate("document.querySelector('video').playbackRate");
  /** The last message that is not about the first frame, the focus or the player's settings. */
  const lastSent = async () =>
    (await page.sent()).findLast(({ type }) => !['firstFrame', 'focused', 'settings'].includes(type));
  const field = () => page.page.getByLabel('Time', { exact: true });
  const jump = async (time: string): Promise<void> => {
    await field().fill(time);
    await field().press('Enter');
  };

  it('play with L, faster with each press, and pause with K', async () => {
    await open('one');
    await press('l');
    await at('it to play', ({ paused }) => !paused);
    assert.equal(await rate(), 1);
    await press('l');
    assert.equal(await rate(), 2);
    for (let presses = 0; presses < 3; presses++) await press('l');
    assert.equal(await rate(), 4);
    await press('k');
    await at('it to pause', ({ paused }) => paused);
    assert.equal(await rate(), 1);
  });

  it('play backward with J until K or the start', async () => {
    await open('one');
    await jump('4');
    await at('the middle', ({ time }) => time === 4);
    await press('j');
    const [{ time: left } = { time: 0 }] = await at('an earlier time', ({ time }) => time < 3.8);
    assert.ok(left > 0);
    await press('k');
    await jump('0:00.30');
    await press('j');
    await at('the start', ({ time, paused }) => time === 0 && paused);
  });

  it('move by a second with Shift and an arrow key, and with buttons', async () => {
    await open('one');
    await press('Shift+ArrowRight');
    await at('a second', ({ time, paused }) => time === 1 && paused);
    await page.page.getByRole('button', { name: '+1 s' }).click();
    await at('two seconds', ({ time }) => time === 2);
    await page.page.getByRole('button', { name: '−1 s' }).click();
    await press('Shift+ArrowLeft');
    await press('Shift+ArrowLeft');
    await at('the start', ({ time }) => time === 0);
  });

  it('seek to a typed time, and show the time and the frame number', async () => {
    await open('one');
    await jump('0:03,2');
    await at('the typed time', ({ time, paused }) => time === 3.2 && paused);
    await page.page.locator('video').press('.');
    await page.page.locator('video').press('.');
    await page.page.getByText('Frame 82', { exact: true }).waitFor();
    assert.match(await field().inputValue(), /^0:03\.28$/);
    await jump('nonsense');
    await at('the same time', ({ time }) => Math.abs(time - 3.28) < 0.05);
    await jump('1:00:00');
    await at('the end', ({ time, duration }) => time === duration);
  });

  it('leave keys to a focused text field', async () => {
    await open('one');
    await field().focus();
    await field().press('l');
    await field().press('.');
    await field().press('Shift+ArrowRight');
    const [first] = await page.playing();
    assert.deepEqual([first?.paused, first?.time], [true, 0]);
  });

  it('save the frame from a button beside the step buttons', async () => {
    await open('one');
    await page.page.getByRole('button', { name: 'Save Frame' }).click();
    assert.deepEqual((await page.sent()).at(-1), { type: 'act', action: 'saveFrame', key: 'one' });
  });

  it('add a note at the displayed frame by a key, and leave the key to a focused text field', async () => {
    await open('one');
    await jump('3.2');
    await press('n');
    const note = page.page.getByRole('textbox', { name: 'Note at 0:03.20' });
    // While the field has the focus, every key is text: none pauses the video or sets a verdict.
    await note.pressSequentially('new px logo');
    await note.press('Enter');
    assert.deepEqual(await lastSent(), {
      ...{ type: 'addNote', key: 'one' },
      note: { seconds: 3.2, text: 'new px logo' },
    });
    await note.waitFor({ state: 'detached' });
    await page.page.getByRole('button', { name: 'Add Note' }).click();
    await note.fill('dropped');
    await note.press('Escape');
    await note.waitFor({ state: 'detached' });
    const acts = (await page.sent()).filter(({ type }) => type === 'act' || type === 'addNote');
    assert.equal(acts.length, 1);
  });

  it('list notes that jump to their time and can be removed, with text that is inert', async () => {
    const hostile = '<img src=x onerror="document.title=1">';
    const notes = [
      { seconds: 1, text: 'logo too small' },
      { seconds: 6.4, text: hostile },
    ];
    await page.show([page.content('one', file, { notes })], 'preview');
    await page.until('it to be loaded', (all) => all.every(({ duration }) => duration > 0));
    await page.page.getByRole('button', { name: `0:06.40 ${hostile}`, exact: true }).click();
    await at('the time of the note', ({ time, paused }) => time === 6.4 && paused);
    assert.equal(await page.page.locator('.notes img').count(), 0);
    await page.page.getByRole('button', { name: 'Remove Note: logo too small' }).click();
    assert.deepEqual(await lastSent(), { type: 'removeNote', key: 'one', note: notes[0] });
    // The buttons of a removed note are never reused for another one.
    await page.show([page.content('one', file, { notes: notes.slice(1) })]);
    await page.page.getByRole('button', { name: 'Remove Note' }).click();
    assert.deepEqual(await lastSent(), { type: 'removeNote', key: 'one', note: notes[1] });
  });

  it('jump to a note and stay paused there even if the video has not loaded', async () => {
    // Starts to play at once if no sound is converted.
    const content = page.content('one', file, { notes: [{ seconds: 6.4, text: 'late' }], decodesSound: false });
    const message = {
      type: 'show',
      videos: [content],
      start: 'play',
      settings: { volume: 1, muted: true, safeAreas: {} },
    };
    await page.evaluate(`(() => {
      dispatchEvent(new MessageEvent('message', { data: ${JSON.stringify(message)} }));
      document.querySelector('.notes button').click();
    })()`);
    const [first] = await at('the loaded video', ({ duration }) => duration > 0);
    assert.deepEqual([first?.time, first?.paused], [6.4, true]);
  });

  it('judge a video by key, in a comparison the focused one, and no other key does', async () => {
    await open('one');
    for (const key of ['p', 'x', 'u', 'Control+p']) await press(key);
    const actions = async (): Promise<string[]> =>
      (await page.sent()).flatMap((it) => (it.type === 'act' ? `${it.action} ${it.key}` : []));
    assert.deepEqual(await actions(), ['keepVideo one', 'rejectVideo one', 'clearVerdict one']);
    await open('two', 'three');
    await page.page.getByRole('figure', { name: '2: Video three' }).press('x');
    assert.deepEqual((await actions()).slice(3), ['rejectVideo three']);
  });

  it('offer Keep This One for takes of one version only, and show the verdicts that come', async () => {
    const verdict = (value: string) => ({ details: [{ name: 'Verdict', value, isCompared: true }] });
    const keep = page.page.getByRole('button', { name: 'Keep This One' });
    await page.show([page.content('one', file, { version: 'a' }), page.content('two', file, { version: 'b' })]);
    await page.until('two videos', (all) => all.length === 2);
    assert.equal(await keep.count(), 0);
    await page.show([page.content('three', file, { version: 'a' }), page.content('four', file, { version: 'a' })]);
    await keep.nth(1).click();
    assert.deepEqual(await lastSent(), { type: 'keepThis', key: 'four' });
    await page.show([
      page.content('three', file, { version: 'a', ...verdict('rejected') }),
      page.content('four', file, { version: 'a', ...verdict('kept') }),
    ]);
    await page.page.getByText('Verdict: rejected').waitFor();
    await page.page.getByText('Verdict: kept').waitFor();
  });

  it('move compared videos together', async () => {
    await open('one', 'two');
    const tools = page.page.locator('.comparison .tools');
    await tools.getByRole('slider').press('Shift+ArrowRight');
    await page.until('a second', (all) => all.every(({ time }) => time === 1));
    await tools.getByRole('button', { name: 'Play' }).press('j');
    await page.until('the start', (all) => all.every(({ time }) => time === 0));
  });

  it('remember a safe area for each aspect ratio', async () => {
    await open('one');
    await page.page.getByLabel('Safe Area').selectOption('titleSafe');
    const [sent] = (await page.sent()).filter(({ type }) => type === 'settings');
    const size = await page.page.evaluate<number>(
      "(({ videoWidth, videoHeight }) => videoWidth / videoHeight)(document.querySelector('video'))",
    );
    assert.deepEqual(sent, { type: 'settings', settings: { safeAreas: { [size.toFixed(2)]: 'titleSafe' } } });
  });
});
