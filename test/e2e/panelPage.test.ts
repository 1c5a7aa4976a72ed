import assert from 'node:assert/strict';
import { type Browser, type BrowserContextOptions, chromium, type Locator } from 'playwright-core';
import type { FromPanel } from '../../src/views/panelProtocol';
import { chromiumFlags, findChromium } from '../support/chromium';
import { bytesOf, Clips, ffmpeg } from '../support/clips';
import { deafBrowser } from '../support/deafBrowser';
import { ensureDebianPackages } from '../support/debianPackages';
import { PanelPage, type Playing } from '../support/panelPage';
import { waitUntil } from '../support/waitUntil';

describe("the panel's page", function () {
  this.timeout(120_000);
  let clips: Clips;
  let browser: Browser;
  let page: PanelPage;

  const open = async (initScript?: string, options?: BrowserContextOptions): Promise<void> => {
    await page.close();
    page = await PanelPage.open(browser, initScript, options);
  };
  const playing = (): Promise<Playing[]> => page.playing();
  const until: PanelPage['until'] = (what, fits) => page.until(what, fits);
  const video = (): Locator => page.page.locator('video');

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

  it("explains in one sentence which sound or picture can't be played, and the next step", async () => {
    const plain = clips.video({ seconds: 3 });
    const remade = (extension: string, ...args: readonly string[]): Uint8Array => {
      const file = clips.file(extension);
      ffmpeg('-i', plain, ...args, file);
      return bytesOf(file);
    };
    const duller = 'The sound is duller here than in other players, because VS Code plays only part of HE-AAC.';
    const noSound = (kind: string): string => `You can't hear this video here: VS Code doesn't play ${kind} sound.`;
    const noPicture = (kind: string): string =>
      `VS Code doesn't show ${kind} video. Open it in another player, or save it.`;
    const kinds: [what: string, file: Uint8Array, sentence: string][] = [
      ['HE-AAC', heAac(bytesOf(clips.video({ seconds: 3, rate: 24_000 }))), duller],
      ['AAC Main', aacMain(bytesOf(clips.video({ seconds: 3 }))), noSound('AAC Main')],
      ['Opus', remade('mp4', '-c:v', 'copy', '-c:a', 'libopus'), noSound('Opus')],
      ['Dolby Digital', remade('mp4', '-c:v', 'copy', '-c:a', 'ac3'), noSound('Dolby Digital')],
      ['HEVC', remade('mp4', '-c:v', 'libx265', '-x265-params', 'log-level=none', '-an'), noPicture('HEVC')],
      ['AV1', remade('mp4', '-c:v', 'libaom-av1', '-cpu-used', '8', '-t', '0.2', '-an'), noPicture('AV1')],
      ['VP8', remade('webm', '-c:v', 'libvpx', '-deadline', 'realtime', '-b:v', '2M', '-an'), noPicture('VP8')],
    ];
    // The WebM file must be longer than the 64 KiB that the page reads of its beginning.
    assert.ok(kinds.some(([what, { length }]) => what === 'VP8' && length > 65_536));
    const said: string[] = [];
    for (const [key, file] of kinds) {
      // Debian's browser can decode some of these formats. Makes their decoders fail, as in a browser without them.
      await open(
        `${deafBrowser}${key === 'Opus' || key === 'AAC Main' ? silent : ''}${key === 'AV1' || key === 'VP8' ? blind : ''}`,
      );
      await page.show([page.content(key.replaceAll(' ', ''), file)], 'play');
      const sentence = page.page.locator('.notice span, [role=alert]').filter({ hasText: /\S/ });
      said.push(await sentence.innerText());
      await page.page.getByRole('button', { name: 'Open in Default Player' }).click();
      assert.deepEqual((await page.sent()).at(-1), {
        type: 'act',
        action: 'openInDefaultPlayer',
        key: key.replaceAll(' ', ''),
      });
    }
    assert.deepEqual(
      said,
      kinds.map(([, , sentence]) => sentence),
    );
  });

  it('explains that the sound of a large file is not converted, and that an encrypted file is encrypted', async () => {
    await open(deafBrowser + silent);
    const plain = clips.video({ seconds: 3 });
    const key = '00112233445566778899aabbccddeeff';
    const encrypted = clips.file('mp4');
    const locked = ['-encryption_scheme', 'cenc-aes-ctr', '-encryption_key', key, '-encryption_kid', key];
    ffmpeg('-i', plain, '-c', 'copy', ...locked, encrypted);
    await page.show([page.content('large', bytesOf(plain), { bytes: 2 ** 29 })], 'play');
    await page.page
      .getByText("You can't hear this video here: VS Code plays AAC sound only in files up to 256 MB.")
      .waitFor();
    await page.show([page.content('encrypted', bytesOf(encrypted))], 'play');
    await page.page.getByText('The video is encrypted. Open it in the player that it was made for.').waitFor();
  });

  it('plays a truncated file up to the break, and explains the break beside the last picture', async () => {
    await open();
    const whole = bytesOf(clips.video({ seconds: 6, output: ['-movflags', '+faststart', '-an'] }));
    await page.show([page.content('cut', whole.slice(0, whole.length * 0.6))], 'play');
    await page.page.getByText('The video ends here: the rest of the file is missing or damaged.').waitFor();
    const [cut] = await page.playing();
    assert.ok(cut !== undefined && cut.time > 2, `${cut?.time} s`);
    assert.ok(Number(await page.evaluate("new VideoFrame(document.querySelector('video')).timestamp")) > 2_000_000);
  });

  it('reads no more of a file than its first picture needs', async () => {
    const browsers = [
      { name: 'deaf', script: deafBrowser, reads: { sound: ['bytes=0-N', 'bytes=0-'], silent: ['bytes=0-N'] } },
      { name: 'hearing', script: '', reads: { sound: [], silent: [] } },
    ];
    for (const { name, script, reads } of browsers) {
      await open(script);
      const ranges: (string | undefined)[] = [];
      await page.page.route(`**/${name}*`, (route) => {
        const { range } = route.request().headers();
        if (route.request().resourceType() !== 'media') ranges.push(range?.replace(/\d{3,}/, 'N'));
        return route.fallback();
      });
      for (const [kind, output] of [
        ['sound', []],
        ['silent', ['-an']],
      ] as const) {
        const file = bytesOf(clips.video({ seconds: 2, output: [...output, '-b:v', '2M', '-movflags', '+faststart'] }));
        ranges.length = 0;
        await page.show([page.content(`${name}-${kind}`, file)], 'play');
        await until('it to play', ([first]) => first?.paused === false && first.time > 0.3);
        // On a slow machine, the video starts before its sound is read.
        await waitUntil('its reads', () => ranges.length >= reads[kind].length);
        assert.deepEqual(ranges, reads[kind], `${name}, ${kind}`);
      }
    }
  });

  it('plays the original file when the worker cannot read it', async () => {
    await open(deafBrowser + forgetful);
    await page.show([page.content('one', bytesOf(clips.video({ seconds: 3 })))], 'play');
    await until('it to play', ([first]) => first !== undefined && first.time > 0.1);
  });

  it('stops converting the sound of a video that is no longer shown', async () => {
    await open(`${deafBrowser} Worker.prototype.postMessage = () => undefined;`);
    const workers = (count: number): Promise<unknown> =>
      waitUntil(`${count} workers`, () => page.page.workers().length === count);
    const file = bytesOf(clips.video({ seconds: 1 }));
    await page.show([page.content('one', file)], 'preview');
    await workers(1);
    await page.show(['two', 'three'].map((key) => page.content(key, file)));
    await workers(2);
    await page.show([page.content('four')]);
    await workers(0);
  });

  it('neither starts nor repeats a video when the system or VS Code reduces motion', async () => {
    const file = bytesOf(clips.video({ seconds: 1 }));
    const asked: [script: string, options: { reducedMotion?: 'reduce' }][] = [
      ['', { reducedMotion: 'reduce' }],
      ["addEventListener('DOMContentLoaded', () => document.body.classList.add('vscode-reduce-motion'))", {}],
    ];
    for (const [script, options] of asked) {
      await open(script, options);
      for (const videos of [['one'], ['two', 'three']]) {
        await page.show(
          videos.map((key) => page.content(key, file)),
          videos.length === 1 ? 'preview' : undefined,
        );
        const [first] = await until(
          'it to be loaded',
          (all) => all.length === videos.length && all.every(({ duration }) => duration > 0),
        );
        assert.deepEqual([first?.paused, first?.loop], [true, false]);
      }
      await page.page.getByRole('button', { name: 'Play' }).click();
      await until('the end', (all) => all.every(({ time, duration }) => time >= duration));
      await page.page.getByRole('button', { name: 'Play' }).waitFor();
    }
    await open();
    await page.show([page.content('moving', file)], 'preview');
    await until('it to play by itself where motion is welcome', ([first]) => first?.paused === false && first.loop);
  });

  it('remembers that a preview is muted, also after a reload of the page', async () => {
    await open();
    const videos = [page.content('one', bytesOf(clips.video({ seconds: 20 })))];
    const goesOn = (isMuted: boolean): Promise<unknown> =>
      waitUntil('it to play, and to be remembered so', async () => {
        const { player } = (await page.state()) as { player?: Playing };
        const [first] = await playing();
        return [player, first].every((it) => it?.paused === false && it.muted === isMuted && it.time > 0.5);
      });
    const settings = async (): Promise<FromPanel[]> => (await page.sent()).filter(({ type }) => type === 'settings');
    await page.show(videos, 'preview');
    await goesOn(true);
    await page.reload();
    await page.show(videos);
    await goesOn(true);
    assert.deepEqual(await settings(), []);
    await page.show(videos, 'play');
    await goesOn(false);
    await page.reload();
    // The settings change as if the user had muted another panel meanwhile.
    await page.post({ type: 'show', videos, settings: { volume: 0.5, muted: true, safeAreas: {} } });
    await goesOn(false);
    assert.deepEqual(await settings(), []);
    await page.show(videos);
    // The settings change as if the user had changed the volume in another panel.
    await page.post({ type: 'show', videos, settings: { volume: 0.2, muted: false, safeAreas: { '1.78': 'feed' } } });
    await page.page.evaluate("document.querySelector('video').muted = true");
    assert.deepEqual(await waitUntil('the setting', async () => (await settings()).at(-1)), {
      type: 'settings',
      settings: { muted: true },
    });
  });

  it('plays a video muted that was in progress when it was opened, and with sound if it was only downloading', async () => {
    const file = bytesOf(clips.video({ seconds: 3 }));
    const muted: (boolean | undefined)[] = [];
    for (const isInProgress of [true, false]) {
      await open();
      await page.show([page.content('one', undefined, { isInProgress })], 'play');
      await page.show([page.content('one', file)]);
      const [first] = await until('it to play', ([shown]) => shown?.paused === false && shown.time > 0.1);
      muted.push(first?.muted);
    }
    assert.deepEqual(muted, [true, false]);
  });

  it('redraws only the changed parts: selection and scrolling stay, and each button acts on its own video', async () => {
    await open();
    const prompt = 'One line of a long prompt.\n'.repeat(99);
    const buttons = [{ action: 'stopChecking', title: 'Stop Checking', primary: false }] as const;
    const show = (key: string, state: string): Promise<void> =>
      page.show([
        page.content(key, undefined, { prompt, buttons, details: [{ name: 'State', value: state, isCompared: true }] }),
      ]);
    const place = (): Promise<unknown> =>
      page.page.evaluate("[getSelection().toString().length, document.querySelector('.prompt').scrollTop]");
    await show('one', 'running 12%');
    await page.page.evaluate(`
      getSelection().setBaseAndExtent(document.querySelector('.prompt').firstChild, 0, document.querySelector('dt').firstChild, 3);
      document.querySelector('.prompt').scrollTop = 200;`);
    const before = await place();
    assert.deepEqual(before, [prompt.trimEnd().length + '\n\nSta'.length, 200]);
    await show('one', 'running 13%');
    assert.equal(await page.page.locator('dd').innerText(), 'running 13%');
    assert.deepEqual(await place(), before);
    await show('two', 'running 13%');
    await page.page.getByRole('button', { name: 'Stop Checking' }).click();
    assert.deepEqual((await page.sent()).at(-1), { type: 'act', action: 'stopChecking', key: 'two' });
  });

  it('offers the safe areas of upright screens for upright videos only, even if the aspect ratio is unknown', async () => {
    await open();
    const settings = { volume: 0.5, muted: false, safeAreas: { '0.56': 'feed' } } as const;
    const upright = bytesOf(clips.video({ seconds: 1, output: ['-vf', 'scale=108:192,setsar=1'] }));
    for (const [key, file, offered] of [
      ['wide', bytesOf(clips.video({ seconds: 1 })), ['none', 'titleSafe']],
      ['upright', upright, ['none', 'feed', 'story', 'shorts', 'titleSafe']],
    ] as const) {
      await page.post({ type: 'show', videos: [page.content(key, file)], settings });
      await until('it to be loaded', ([shown]) => shown !== undefined && shown.duration > 0);
      assert.deepEqual(
        await page.evaluate(
          "[...document.querySelectorAll('[data-action=safeArea] option')].map(({ value }) => value)",
        ),
        offered,
      );
      const shown = key === 'wide' ? 'none' : 'feed';
      assert.equal(await page.page.getByLabel('Safe Area').inputValue(), shown);
      assert.equal(await page.page.locator('.overlay').getAttribute('class'), `overlay ${shown}`);
    }
  });

  it("draws a safe area at its place on a phone's screen that shows the whole video", async () => {
    await open();
    const safeAreas = { '0.56': 'feed', '0.80': 'feed', '1.00': 'feed', '0.28': 'feed' } as const;
    const settings = { volume: 0.5, muted: false, safeAreas };
    const shares: Record<string, number[]> = {};
    for (const [key, size] of [
      ['9:16', '108:192'],
      ['4:5', '144:180'],
      ['1:1', '144:144'],
      ['9:32', '54:192'],
    ] as const) {
      const file = bytesOf(clips.video({ seconds: 1, output: ['-vf', `scale=${size},setsar=1`] }));
      await page.post({ type: 'show', videos: [page.content(key.replace(':', '-'), file)], settings });
      await until('it to be loaded', ([shown]) => shown !== undefined && shown.duration > 0);
      shares[key] = await page.page.evaluate<number[]>(`(() => {
        const overlay = document.querySelector('.overlay');
        const { width, height } = overlay.getBoundingClientRect();
        const { top, right, bottom, left } = getComputedStyle(overlay, '::after');
        const share = (inset, whole) => Math.round(1_000 * parseFloat(inset) / whole) / 10;
        return [share(top, height), share(right, width), share(bottom, height), share(left, width)];
      })()`);
    }
    // On a 9:16 screen, a 4:5 video fills 70.3 % of the height, a 1:1 video 56.3 %, and a 9:32 video half of the width.
    // Parts of a safe area that lie in the black bars are not drawn.
    assert.deepEqual(shares, {
      '9:16': [14, 13.9, 35, 6],
      '4:5': [0, 13.9, 28.7, 6],
      '1:1': [0, 13.9, 23.3, 6],
      '9:32': [14, 0, 35, 0],
    });
  });

  it('repeats a part without showing a frame after its end or from the beginning of the video', async () => {
    await open();
    const file = bytesOf(clips.video({ seconds: 4 }));
    // The first part ends before the end of the video, the second one at its end.
    for (const [key, from, until] of [
      ['within', 2, 2.5],
      ['end', 3.2, 4],
    ] as const) {
      await page.show([page.content(key, file)], 'preview');
      await page.until('it to be loaded', ([first]) => first !== undefined && first.duration > 0);
      for (const [title, time] of [
        ['Loop from Here', from],
        ['Loop until Here', until],
      ] as const) {
        await page.page.evaluate(eventOf('seeked', `video.pause(), video.currentTime = ${time}`));
        await page.page.getByRole('button', { name: title }).click();
      }
      const shown = await page.page.evaluate<{ time: number; seeks: boolean }[]>(`new Promise((resolve) => {
        const video = document.querySelector('video');
        const shown = [];
        const note = (_, { mediaTime }) => {
          shown.push({ time: mediaTime, seeks: video.seeking });
          if (shown.length === 50) resolve(shown);
          else video.requestVideoFrameCallback(note);
        };
        video.requestVideoFrameCallback(note);
        video.play();
      })`);
      const all = `${key}: ${shown.map(({ time, seeks }) => `${time}${seeks ? ' seeks' : ''}`).join(', ')}`;
      // The first callbacks may still be for frames that were painted before the part was set.
      const played = shown.slice(shown.findIndex(({ time }) => time > from - 0.05));
      assert.ok(
        played.every(({ time }) => time > from - 0.05),
        all,
      );
      const starts = played.flatMap(({ time }, index) => (time < (played[index - 1]?.time ?? Infinity) ? [index] : []));
      const rounds = starts.map((start, at) => played.slice(start, starts[at + 1]));
      assert.ok(rounds.length > 2, all);
      // A busy browser may skip the last frame of the part, and paint the next frames before it follows the seek. The
      // page therefore has to seek in the callback of the last frame. One round at least shows that this is in time.
      const isLast = ({ time }: { readonly time: number }): boolean => time > until - 0.05;
      assert.ok(
        // At the end of the video, the part may also begin again by the event `ended`.
        key === 'end' || played.filter(isLast).every(({ seeks }) => seeks),
        all,
      );
      assert.ok(
        rounds.some((round) => round.filter(isLast).length === 1 && round.every(({ time }) => time < until + 0.01)),
        all,
      );
    }
  });

  it('repeats a part at the end of the video when the browser omits its last frames', async () => {
    await open();
    await page.show([page.content('omitted', bytesOf(clips.video({ seconds: 4 })))], 'preview');
    await page.until('it to be loaded', ([first]) => first !== undefined && first.duration > 0);
    for (const [title, time] of [
      ['Loop from Here', 3.2],
      ['Loop until Here', 4],
    ] as const) {
      await page.page.evaluate(eventOf('seeked', `video.pause(), video.currentTime = ${time}`));
      await page.page.getByRole('button', { name: title }).click();
    }
    // The event arrives while an earlier frame is still on the screen.
    await page.page.evaluate(eventOf('seeked', 'video.currentTime = 3.6'));
    await page.page.evaluate(eventOf('play', "video.dispatchEvent(new Event('ended'))"));
    await until('the beginning of the part', ([first]) => first !== undefined && first.time < 3.5);
  });

  it('repeats a part of a video that was sought at its first frame, when no frame duration is known', async () => {
    await open();
    await page.show([page.content('early', bytesOf(clips.video({ seconds: 4 })))], 'play');
    await page.page.evaluate(`new Promise((resolve) => {
      const video = document.querySelector('video');
      video.requestVideoFrameCallback(() => {
        video.currentTime = 3;
        const note = (_, { mediaTime }) => {
          if (mediaTime < 3) return video.requestVideoFrameCallback(note);
          video.pause();
          resolve();
        };
        video.requestVideoFrameCallback(note);
      });
    })`);
    await page.page.getByRole('button', { name: 'Loop from Here' }).click();
    await page.page.evaluate(eventOf('seeked', 'video.currentTime = 3.8'));
    await page.page.getByRole('button', { name: 'Loop until Here' }).click();
    await page.page.evaluate("document.querySelector('video').play()");
    await until('the middle of the part', ([first]) => first !== undefined && first.time > 3.3 && first.time < 3.5);
  });

  it('repeats the part between two positions that are still being sought', async () => {
    await open();
    await page.show([page.content('sought', bytesOf(clips.video({ seconds: 4 })))], 'preview');
    await until('it to be loaded', ([first]) => first !== undefined && first.duration > 0);
    await page.page.evaluate(eventOf('seeked', 'video.pause(), video.currentTime = 2'));
    const loop = page.page.locator('button[data-action="loop"]');
    for (const [time, next] of [
      [1, 'Loop until Here'],
      [1.5, 'Loop All'],
    ] as const) {
      await page.page.evaluate(
        `document.querySelector('video').currentTime = ${time}, document.querySelector('button[data-action="loop"]').click()`,
      );
      await loop.filter({ hasText: next }).waitFor();
    }
    await page.page.evaluate("document.querySelector('video').play()");
    await until(
      'the beginning of the part',
      ([first]) => first?.paused === false && first.time > 1 && first.time < 1.3,
    );
  });

  it('repeats a part that ends with the video, also with reduced motion', async () => {
    await open('', { reducedMotion: 'reduce' });
    await page.show([page.content('part', bytesOf(clips.video({ seconds: 2 })))], 'preview');
    await until('it to be loaded', ([first]) => first !== undefined && first.duration > 0);
    const { duration = 0 } = (await playing())[0] ?? {};
    for (const [title, time] of [
      ['Loop from Here', 1],
      ['Loop until Here', duration],
    ] as const) {
      await page.page.evaluate(eventOf('seeked', `video.currentTime = ${time}`));
      await page.page.getByRole('button', { name: title }).click();
    }
    await page.page.evaluate(eventOf('seeked', 'video.currentTime = 1.5'));
    await page.page.evaluate("document.querySelector('video').play()");
    await until(
      'the beginning of the part',
      ([first]) => first?.paused === false && first.time > 1 && first.time < 1.4,
    );
    await page.page.getByRole('button', { name: 'Loop All' }).click();
    await until('the end', ([first]) => first?.paused === true && first.time === duration);
  });

  it('keeps the position of a video until its file is available again', async () => {
    await open();
    const videos = [page.content('one', bytesOf(clips.video({ seconds: 20 })))];
    await page.show(videos, 'preview');
    await until('it to play', ([first]) => first !== undefined && first.time > 0.5);
    await page.page.route('**/one.mp4', () => undefined);
    await page.reload();
    const kept = await page.state();
    await page.show(videos);
    await page.page.evaluate(eventOf('volumechange', 'video.volume = 0.4'));
    assert.deepEqual(await page.state(), kept);
  });

  it('starts a video at its beginning, even if the video before was about to resume at another position', async () => {
    await open();
    const [one, two] = ['one', 'two'].map((key) => page.content(key, bytesOf(clips.video({ seconds: 20 }))));
    assert.ok(one !== undefined && two !== undefined);
    await page.show([one], 'preview');
    await until('it to play', ([first]) => first !== undefined && first.time > 0.1);
    await page.page.evaluate(eventOf('seeked', 'video.currentTime = 10'));
    await page.reload();
    await page.evaluate(`{
      const data = { type: 'show', videos: [${JSON.stringify(two)}], settings: { volume: 0.5, muted: false, safeAreas: {} } };
      const replace = () => dispatchEvent(new MessageEvent('message', { data }));
      addEventListener('loadstart', replace, { capture: true, once: true });
    }`);
    await page.show([one]);
    await video().and(page.page.getByLabel('Video two')).waitFor();
    const [second] = await until('the other one to play', ([shown]) => shown?.paused === false && shown.time > 0.1);
    assert.ok(second !== undefined && second.time < 10, String(second?.time));
  });

  it('remembers the shown video, not the one before', async () => {
    await open();
    await page.show([page.content('one', bytesOf(clips.video({ seconds: 20 })))], 'play');
    await until('it to play', ([first]) => first !== undefined && first.time > 0.1);
    await page.page.evaluate(listenFor('emptied'));
    await page.show([page.content('two')]);
    await page.page.evaluate('happened');
    assert.deepEqual(await page.state(), { key: 'two' });
  });

  it("keeps the focus off the page's body when the focused element disappears", async () => {
    await open();
    const file = bytesOf(clips.video({ seconds: 1 }));
    const focused = (): Promise<string> =>
      page.page.evaluate('document.activeElement.tagName + (document.activeElement.dataset.action ?? "")');
    const button = (action: 'tryAgain' | 'dismissVideo' | 'saveVideo', title: string) => ({
      action,
      title,
      primary: false,
    });
    await page.show([
      page.content('one', undefined, { buttons: [button('tryAgain', 'Try Again'), button('dismissVideo', 'Dismiss')] }),
    ]);
    await page.page.getByRole('button', { name: 'Dismiss' }).focus();
    await page.show([
      page.content('one', undefined, { message: 'running', buttons: [button('dismissVideo', 'Dismiss')] }),
    ]);
    assert.equal(await focused(), 'BUTTONdismissVideo');
    await page.show([page.content('one', undefined, { message: 'downloading', buttons: [] })]);
    assert.equal(await focused(), 'H1');
    await page.show([page.content('one', file, { buttons: [button('saveVideo', 'Save…')] })]);
    assert.equal(await focused(), 'H1');
    await page.page.getByRole('button', { name: 'Next Frame' }).focus();
    await page.show([page.content('two', file)]);
    assert.equal(await focused(), 'BUTTONnextFrame');
    await video().focus();
    await page.show([page.content('one', file)]);
    assert.equal(await focused(), 'VIDEO');
    await page.show([page.content('broken', new Uint8Array(10_000))], 'play');
    await page.page.getByRole('button', { name: 'Next Frame' }).focus();
    await page.page.getByRole('alert').waitFor();
    assert.equal(await focused(), 'H1');
  });

  it("leaves keys to the page and VS Code after a click on the browser's own controls", async () => {
    await open('window.pressed = []; addEventListener("keydown", ({ key }) => pressed.push(key), true);');
    await page.show([page.content('one', bytesOf(clips.video({ seconds: 20 })))], 'play');
    await until('it to play', ([first]) => first !== undefined && first.time > 0.1);
    const { x, y, width, height } = (await video().boundingBox()) ?? assert.fail();
    const reachThePage = async (): Promise<boolean> => {
      await page.page.keyboard.press('F1');
      return page.page.evaluate('pressed.splice(0).includes("F1")');
    };
    // Pauses, seeks to the middle, and plays.
    for (const [event, left, top] of [
      ['pause', 24, height - 49],
      ['seeked', width / 2, height - 22],
      ['play', 24, height - 49],
    ] as const) {
      await page.page.evaluate('document.activeElement.blur()');
      await page.page.mouse.move(x + left, y + top);
      await page.page.evaluate(listenFor(event));
      await page.page.mouse.click(x + left, y + top);
      await page.page.evaluate('happened');
      await waitUntil(`keys after ${event}`, reachThePage, 5_000);
    }
  });

  it("captures a frame of a file that is too large for memory, and explains when it can't", async () => {
    const file = bytesOf(clips.video({ seconds: 1 }));
    const frames: (boolean | undefined)[] = [];
    for (const script of ['', unreadable]) {
      await open(script);
      await page.show([page.content('large', file, { bytes: 2 ** 29 })], 'play');
      await until('it to play', ([first]) => first !== undefined && first.time > 0.1);
      assert.match((await video().getAttribute('src')) ?? '', /^http:/);
      await page.post({ type: 'takeFrame', key: 'large' });
      frames.push(
        await waitUntil('the frame', async () => {
          const frame = (await page.sent()).find(({ type }) => type === 'frame');
          return frame && { isPicture: 'png' in frame };
        }).then(({ isPicture }) => isPicture),
      );
    }
    assert.deepEqual(frames, [true, false]);
  });
});

/** Changes an AAC-LC file so that its first descriptor declares the sound as the core of HE-AAC. */
function heAac(file: Uint8Array): Uint8Array {
  // The DecoderSpecificInfo that ffmpeg writes for AAC-LC at 24 kHz and two channels. The last bytes already name SBR.
  const at = Buffer.from(file).indexOf(Buffer.from('05808080051310', 'hex'));
  assert.ok(at > 0, 'The description of the sound is not as expected.');
  const changed = Uint8Array.from(file);
  // These 5 bytes mean AAC-LC, 24 kHz, stereo, followed by extension 0x2b7: SBR is present, at 48 kHz.
  changed.set([0x13, 0x10, 0x56, 0xe5, 0x98], at + 5);
  return changed;
}

/** Changes an AAC-LC file so that it declares its sound as AAC Main. */
function aacMain(file: Uint8Array): Uint8Array {
  const at = Buffer.from(file).indexOf(Buffer.from('0580808005119056', 'hex'));
  assert.ok(at > 0, 'The description of the sound is not as expected.');
  return Uint8Array.from(file).fill(0x09, at + 5, at + 6);
}

/** For `addInitScript`: the browser decodes no sound. */
const silent = `
  Object.defineProperty(HTMLMediaElement.prototype, 'webkitAudioDecodedByteCount', { get: () => 0 });
`;
/** For `addInitScript`: the browser decodes no video. */
const blind = `
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { get: () => 0 });
`;
/** For `addInitScript`: workers cannot read the file. */
const forgetful = `
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function ({ convert }) { post.call(this, { convert }); };
`;
/**
 * Waits for an event of the video.
 * @param action runs on `video` meanwhile
 */
const eventOf = (event: string, action = ''): string => `new Promise((resolve) => {
  const video = document.querySelector('video');
  video.addEventListener('${event}', () => resolve(), { once: true });
  ${action}
})`;

/** Starts to wait for an event. The page's promise `happened` resolves when it happens. */
const listenFor = (event: string): string => `void (window.happened = ${eventOf(event)})`;

/** For `addInitScript`: reading a frame fails. */
const unreadable = `
  HTMLCanvasElement.prototype.toBlob = () => { throw new DOMException('Tainted', 'SecurityError'); };
`;
