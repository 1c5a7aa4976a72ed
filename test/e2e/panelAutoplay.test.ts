import assert from 'node:assert/strict';
import { type Browser, chromium } from 'playwright-core';
import type { FromPanel } from '../../src/views/panelProtocol';
import { desktopFlags, findChromium } from '../support/chromium';
import { bytesOf, Clips } from '../support/clips';
import { ensureDebianPackages } from '../support/debianPackages';
import { PanelPage } from '../support/panelPage';
import { waitUntil } from '../support/waitUntil';

describe("the panel's page in a browser that plays sound only after a user gesture", function () {
  this.timeout(120_000);
  const sentence = 'VS Code started this video without sound. Click the video to hear it.';
  let clips: Clips;
  let browser: Browser;
  let page: PanelPage;
  let file: Uint8Array;

  /**
   * Waits until all videos play.
   * @param unmuted for each video, whether it must be unmuted
   * @param notice the expected text above the videos
   */
  const plays = (unmuted: readonly boolean[], notice: string): Promise<unknown> =>
    waitUntil(notice, async () => {
      const found = await page.evaluate(`[
        [...document.querySelectorAll('video')].map(({ muted }) => !muted),
        [...document.querySelectorAll('video')].every(({ paused, currentTime }) => !paused && currentTime > 0.1),
        [...document.querySelectorAll('.notice')].map((it) => it.textContent).join(''),
      ]`);
      assert.deepEqual(found, [unmuted, true, notice]);
      return true;
    });
  /** Waits until the browser has forgotten the gesture, a few seconds after it. */
  const forgotten = (): Promise<unknown> =>
    waitUntil('nothing to be done', async () => (await page.evaluate('navigator.userActivation.isActive')) === false);
  const settings = async (): Promise<FromPanel[]> => (await page.sent()).filter(({ type }) => type === 'settings');
  const clickVideo = (): Promise<void> =>
    page.page
      .locator('video')
      .first()
      .click({ position: { x: 60, y: 30 } });

  before(async () => {
    await ensureDebianPackages('ffmpeg');
    clips = new Clips();
    file = bytesOf(clips.video({ seconds: 20 }));
    browser = await chromium.launch({ executablePath: await findChromium(), args: desktopFlags });
  });
  beforeEach(async () => {
    page = await PanelPage.open(browser);
  });
  afterEach(async () => {
    await page.close();
  });
  after(async () => {
    await browser.close();
    clips.remove();
  });

  it('shows that it plays without sound, and plays this and later videos with sound after the first click', async () => {
    await page.show([page.content('one', file)], 'play');
    await plays([false], sentence);
    await clickVideo();
    await plays([true], '');
    await forgotten();
    await page.show([page.content('two', file)], 'play');
    await plays([true], '');
    assert.deepEqual(await settings(), []);
  });

  it('plays with sound after the first key that counts as a gesture, and leaves the key to the page', async () => {
    await page.show([page.content('one', file)], 'play');
    await plays([false], sentence);
    await page.page.keyboard.press('Escape');
    await plays([false], sentence);
    await page.page.keyboard.press('a');
    await plays([true], '');
  });

  it('unmutes and also performs the action of a first click on a control', async () => {
    await page.show([page.content('one', file)], 'play');
    await plays([false], sentence);
    const { x, y, width, height } = (await page.page.locator('video').boundingBox()) ?? assert.fail();
    await page.page.mouse.move(x + width / 2, y + height / 2);
    await page.page.mouse.click(x + 24, y + height - 49);
    await waitUntil('it to be paused and no longer muted', async () => {
      const found = await page.evaluate(`(({ paused, muted }) => paused && !muted)(document.querySelector('video'))`);
      return found === true && (await page.page.locator('.notice').innerText()) === '';
    });
  });

  it('never unmutes a video that the user muted or a preview', async () => {
    const videos = [page.content('one', file)];
    await page.show(videos, 'preview');
    await plays([false], '');
    await page.page.keyboard.press('a');
    await forgotten();
    await plays([false], '');
    await page.post({ type: 'show', videos, start: 'play', settings: { volume: 0.5, muted: true, safeAreas: {} } });
    await plays([false], '');
    await page.page.keyboard.press('a');
    await plays([false], '');
    await page.show([page.content('two', file)], 'play');
    await plays([true], '');
    await page.evaluate("document.querySelector('video').muted = true");
    await waitUntil('the setting', async () => (await settings()).length > 0);
    await page.page.keyboard.press('a');
    await plays([false], '');
    assert.deepEqual(await settings(), [{ type: 'settings', settings: { muted: true } }]);
  });

  it('plays with sound after a reload that follows a gesture', async () => {
    for (const keys of [['one'], ['one', 'two']]) {
      const videos = keys.map((key) => page.content(key, file));
      await page.show(videos, keys.length === 1 ? 'play' : undefined);
      await plays([false, false].slice(0, keys.length), sentence);
      await page.reload();
      // A key press is a user gesture, even if the user did not click the video.
      await page.page.keyboard.press('a');
      await page.show(videos);
      await plays([true, false].slice(0, keys.length), '');
      assert.deepEqual(await settings(), []);
      await page.close();
      page = await PanelPage.open(browser);
    }
  });

  it('shows that a comparison plays without sound, and unmutes the chosen video at the first click', async () => {
    await page.show(['one', 'two'].map((key) => page.content(key, file)));
    await plays([false, false], sentence);
    assert.equal(await page.page.getByLabel('Sound').inputValue(), 'one');
    await clickVideo();
    await plays([true, false], '');
    await page.page.getByLabel('Sound').selectOption('');
    await page.page.keyboard.press('a');
    await plays([false, false], '');
  });
});
