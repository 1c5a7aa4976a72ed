import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Frame } from 'playwright-core';
import { bytesOf, Clips } from '../support/clips';
import { connectService, serviceKey } from '../support/connectService';
import { ensureDebianPackages } from '../support/debianPackages';
import { FaultServer } from '../support/faultServer';
import { generateFromLine } from '../support/generateFromLine';
import { outFolder } from '../support/repository';
import { useVscode } from '../support/useVscode';

/** Frames in a second of the clip that the service delivers. */
const rate = 25;

interface Player {
  currentTime: number;
  readonly muted: boolean;
  pause(): void;
  play(): Promise<void>;
}

describe('what the panel of a video looks like', () => {
  const vscode = useVscode();
  let service: FaultServer;
  let clips: Clips;

  const panel = (): Promise<Frame> => vscode.window.webview('main .about');
  const on = async <T>(use: (video: Player) => T | Promise<T>): Promise<T> =>
    (await panel()).locator('video').evaluate<T, Player>(use as never);
  const time = async (): Promise<number> => on((video) => video.currentTime);

  before(async () => {
    await ensureDebianPackages('ffmpeg');
    clips = new Clips();
    const file = Buffer.from(bytesOf(clips.video({ seconds: 4 })));
    service = await FaultServer.start({ apiKey: serviceKey, credits: 100, finishAfterMs: 12_000, file });
    await vscode.window.editor.open('brief.md');
    await vscode.window.openContainer('Video Ads');
    await connectService(vscode.window, service);
    await generateFromLine(vscode.window, 7);
  });
  after(async () => {
    await service.close();
    clips.remove();
  });

  it('opens on a video in progress with its state, and turns into the player when it is ready', async () => {
    const { window } = vscode;
    await window
      .tree('Videos')
      .waitForRow('a running video', ({ description }) => /^(queued|running)/.test(description));
    await window.tree('Videos').select('A quiet kitchen');
    const frame = await panel();
    assert.match(await frame.locator('main .message').innerText(), /queued|running/);
    assert.equal(await frame.getByRole('progressbar').count(), 1);
    await frame.getByRole('button', { name: 'Stop Tracking' }).waitFor();
    await frame.locator('video').waitFor({ timeout: 60_000 });
    await window.until('it to play', async () => (await time()) > 0.2);
    const muted = await on((video) => video.muted);
    assert.equal(muted, true);
  });

  it('has no violation that axe finds, in the four kinds of themes', async () => {
    const { window } = vscode;
    const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
    const found: string[] = [];
    for (const forcedColors of ['none', 'active'] as const) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await window.page.emulateMedia({ colorScheme, forcedColors });
        const contrast = colorScheme === 'light' ? 'high-contrast-light' : 'high-contrast';
        const kind = `vscode-${forcedColors === 'active' ? contrast : colorScheme}`;
        const frame = await panel();
        await frame.locator(`body[data-vscode-theme-kind="${kind}"]`).waitFor();
        await frame.evaluate(axe);
        const violations: string[] = await frame.evaluate(
          `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`,
        );
        found.push(...violations.map((it) => `${kind} ${colorScheme}: ${it}`));
        await window.screenshot(path.join(outFolder, 'e2e', `panel-${colorScheme}-${forcedColors}.png`));
      }
    }
    await window.page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    assert.deepEqual(found, []);
  });

  it('goes from frame to frame', async () => {
    const frame = await panel();
    await frame.locator('video').focus();
    await on((video) => {
      video.pause();
      video.currentTime = 1;
    });
    await vscode.window.until('the first second', async () => (await time()) === 1);
    await frame.locator('video').press('.');
    await vscode.window.until('a frame', async () => (await time()) !== 1);
    const first = await time();
    await frame.locator('video').press('.');
    await vscode.window.until('the next frame', async () => (await time()) !== first);
    assert.equal(Math.round(((await time()) - first) * rate), 1);
    await frame.getByRole('button', { name: 'Previous Frame' }).click();
    await vscode.window.until('the frame before', async () => Math.abs((await time()) - first) < 0.01);
  });

  it('repeats a part', async () => {
    const frame = await panel();
    const jump = (to: number): Promise<unknown> =>
      frame.locator('video').evaluate((video, time) => {
        (video as unknown as Player).currentTime = time;
      }, to);
    await jump(1);
    await frame.getByRole('button', { name: 'Loop from Here' }).click();
    await jump(1.5);
    await frame.getByRole('button', { name: 'Loop until Here' }).click();
    await on((video) => video.play());
    await jump(1.4);
    await vscode.window.until('the beginning of the part', async () => (await time()) < 1.3);
    await frame.getByRole('button', { name: 'Loop All' }).click();
  });

  it('marks a safe area, and remembers it', async () => {
    const frame = await panel();
    await frame.getByLabel('Safe Area').selectOption('Story (9:16)');
    await frame.locator('.overlay.story').waitFor();
    await vscode.window.run('View: Close All Editors');
    await vscode.window.tree('Videos').select('A quiet kitchen');
    await (await panel()).locator('.overlay.story').waitFor();
  });

  it('saves a frame in full size', async () => {
    const { window } = vscode;
    const file = path.join(window.folder, 'frame.png');
    await (await panel()).getByRole('button', { name: 'Save Frame as Image…' }).click();
    await window.until('the file dialog', async () => (await window.quickInput.input.inputValue()).endsWith('s.png'));
    await window.quickInput.fill(file);
    await window.quickInput.accept();
    await window.notifications.waitFor('Saved as');
    const png = readFileSync(file);
    assert.equal(png.toString('latin1', 1, 4), 'PNG');
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [192, 108]);
  });

  it('fits into 280 pixels', async () => {
    const { window } = vscode;
    await window.page.setViewportSize({ width: 640, height: 700 });
    const frame = await panel();
    const width = await window.until('a narrow panel', async () => {
      const inner: number = await frame.evaluate('innerWidth');
      return inner < 330 && inner;
    });
    const needed: number = await frame.evaluate('document.documentElement.scrollWidth');
    await window.screenshot(path.join(outFolder, 'e2e', 'panel-narrow.png'));
    assert.ok(needed <= width, `${needed} of ${width} pixels`);
  });
});
