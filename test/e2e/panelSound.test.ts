import assert from 'node:assert/strict';
import path from 'node:path';
import type { Frame } from 'playwright-core';
import { bytesOf, Clips } from '../support/clips';
import { connectService, serviceKey } from '../support/connectService';
import { deafBrowser } from '../support/deafBrowser';
import { ensureDebianPackages } from '../support/debianPackages';
import { FaultServer } from '../support/faultServer';
import { generateFromLine } from '../support/generateFromLine';
import { outFolder } from '../support/repository';
import { useVscode } from '../support/useVscode';

interface Playing {
  readonly time: number;
  readonly paused: boolean;
  readonly muted: boolean;
  readonly volume: number;
  readonly decoded: number;
  readonly source: string;
}

describe('a video with AAC sound in an editor without an AAC decoder', () => {
  const vscode = useVscode({ initScript: deafBrowser });
  let service: FaultServer;
  let clips: Clips;

  before(async () => {
    await ensureDebianPackages('ffmpeg');
    clips = new Clips();
    const file = Buffer.from(bytesOf(clips.video({ seconds: 8, sound: 'sweep' })));
    service = await FaultServer.start({ apiKey: serviceKey, credits: 100, finishAfterMs: 500, file });
    await vscode.window.editor.open('brief.md');
    await vscode.window.openContainer('Video Ads');
    await connectService(vscode.window, service);
    for (const line of [7, 11]) await generateFromLine(vscode.window, line);
    await vscode.window.until('two ready videos', async () => {
      const rows = await vscode.window.tree('Videos').rows();
      return rows.length === 2 && rows.every(({ description }) => description.includes('ready'));
    });
  });
  after(async () => {
    await service.close();
    clips.remove();
  });

  /** Clicks the first video's row, and waits for its panel to play the video with the converted sound. */
  const play = async (): Promise<Frame> => {
    const { window } = vscode;
    await window.tree('Videos').select('A quiet kitchen');
    const panel = await window.webview('video');
    await window.until('the video to play, with sound', async () => {
      const { time, source } = await read(panel);
      // After the conversion of the sound, the video plays from another source, a `blob:` URL.
      return time > 0.2 && source.startsWith('blob:');
    });
    return panel;
  };

  it('plays muted after a click, and leaves the focus in the list', async () => {
    const panel = await play();
    assert.equal((await read(panel)).muted, true);
    assert.equal(await panel.evaluate('document.hasFocus()'), false);
  });

  it('shows its first frame in the hover of its row, as a JPEG of at most 40 KB', async () => {
    const { window } = vscode;
    await play();
    await window.hover(window.tree('Videos').row('A quiet kitchen'));
    const image = window.page.locator('.workbench-hover-container:visible img');
    const source = (await image.getAttribute('src')) ?? '';
    const [, encoded = ''] = /^data:image\/jpeg;base64,(.+)$/.exec(source) ?? [];
    assert.ok(encoded !== '' && Buffer.from(encoded, 'base64').length <= 40_000, source.slice(0, 60));
    await window.until('the image to be drawn', async () => (await image.boundingBox())?.height === 160);
    await window.screenshot(path.join(outFolder, 'e2e', 'hover-first-frame.png'));
    await window.restMouse();
  });

  it("leaves no copy of the file in VS Code's cache of the resources of pages", async () => {
    const panel = await play();
    const cached = await panel.evaluate<string[]>(`(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(opened.map((it) => it.keys()))).flat().map(({ url }) => url);
    })()`);
    assert.ok(
      cached.some((url) => url.includes('videoPanel.js')),
      'what is loaded as a whole is there',
    );
    assert.deepEqual(
      cached.filter((url) => url.includes('/files/')),
      [],
    );
  });

  it('plays with sound after Enter, decoded by the page', async () => {
    const { window } = vscode;
    const panel = await play();
    await window.press('Enter');
    await window.until('sound', async () => !(await read(panel)).muted);
    let first = await read(panel);
    const later = await window.until('two more seconds', async () => {
      const now = await read(panel);
      // The video loops. When it restarts at 0, the measurement restarts, too.
      if (now.time < first.time) first = now;
      return now.time > first.time + 2 && now;
    });
    const rate = (later.decoded - first.decoded) / (later.time - first.time);
    // PCM sound at 48 kHz with two channels and two bytes per sample has 192,000 bytes per second. AAC would have a
    // tenth of that.
    assert.ok(rate > 120_000, `${Math.round(rate)} bytes of sound in a second`);
  });

  it('keeps the volume for the next video', async () => {
    const { window } = vscode;
    const panel = await play();
    await panel.locator('video').evaluate((video) => {
      (video as unknown as { volume: number }).volume = 0.25;
    });
    const rows = await window.tree('Videos').rows();
    const row = rows.find(({ label }) => !label.startsWith('A quiet kitchen'));
    assert.ok(row !== undefined);
    await window.tree('Videos').select(row.label);
    await window.until(
      'the second video',
      async () =>
        (await panel.locator('video').getAttribute('aria-label'))?.startsWith(row.label.slice(0, 10)) === true,
    );
    assert.equal((await read(panel)).volume, 0.25);
    assert.equal((await read(panel)).muted, true);
  });

  it('plays with sound after a double click, and takes the focus', async () => {
    const { window } = vscode;
    await window.run('View: Close All Editors');
    await window.tree('Videos').row('A quiet kitchen').dblclick();
    const panel = await window.focusedWebview('video');
    await window.until('sound', async () => {
      const { muted, paused } = await read(panel);
      return !muted && !paused;
    });
  });
});

function read(panel: Frame): Promise<Playing> {
  return panel.locator('video').evaluate((element) => {
    const video = element as unknown as {
      currentTime: number;
      paused: boolean;
      muted: boolean;
      volume: number;
      src: string;
      webkitAudioDecodedByteCount: number;
    };
    const { currentTime: time, paused, muted, volume, src: source, webkitAudioDecodedByteCount: decoded } = video;
    return { time, paused, muted, volume, decoded, source };
  });
}
