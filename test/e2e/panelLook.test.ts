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
import { waitUntil } from '../support/waitUntil';

/** Frames per second of the clips that the service delivers. */
const rate = 25;
const kitchen = 'A quiet kitchen';
const bicycle = 'A bicycle leans';
const rooftop = 'Friends on a rooftop';

interface Player {
  currentTime: number;
  readonly duration: number;
  readonly muted: boolean;
  readonly readyState: number;
  readonly paused: boolean;
  pause(): void;
  play(): Promise<void>;
}

describe('the look of video panels', () => {
  const vscode = useVscode();
  let service: FaultServer;
  let clips: Clips;

  const tree = (): ReturnType<typeof vscode.window.tree> => vscode.window.tree('Videos');
  const panel = (): Promise<Frame> => vscode.window.webview('main .about dl');
  const comparison = (): Promise<Frame> => vscode.window.webview('main .comparison');
  const on = async <T>(use: (video: Player) => T | Promise<T>): Promise<T> =>
    (await panel()).locator('video').evaluate<T, Player>(use as never);
  const time = async (): Promise<number> => on((video) => video.currentTime);
  /** The start of the frame on the screen, in seconds. During a seek, `currentTime` is already the target time. */
  const shown = async (): Promise<number> =>
    (await panel()).evaluate<number>(`(() => {
      const frame = new VideoFrame(document.querySelector('video'));
      const { timestamp } = frame;
      frame.close();
      return timestamp / 1_000_000;
    })()`);
  /** The titles of the tabs in each editor group. */
  const groups = (): Promise<string[][]> =>
    vscode.window.page
      .locator('.editor-group-container')
      .evaluateAll((all: { querySelectorAll(selector: string): Iterable<{ textContent: string }> }[]) =>
        all.map((group) => Array.from(group.querySelectorAll('.tab .label-name'), ({ textContent }) => textContent)),
      );
  /** Resolves when the panel's page of this video has the focus. The page takes the focus once it has loaded. */
  const inUse = (label: string): Promise<boolean> =>
    vscode.window.until(`the keyboard in ${label}`, async () => {
      const found = vscode.window.page
        .frames()
        .map((frame) =>
          frame
            .evaluate<string>(
              "(document.hasFocus() && document.querySelector('video')?.getAttribute('aria-label')) || ''",
            )
            .catch(() => ''),
        );
      return (await Promise.all(found)).some((it) => it.startsWith(label));
    });
  const ready = (label: string): Promise<unknown> =>
    tree().waitForRow(
      `${label} ready`,
      ({ spoken, description }) => spoken.startsWith(label) && description.startsWith('ready'),
    );
  const isOnlyTab = async (title: string): Promise<boolean> => {
    const tabs = await vscode.window.tabs();
    return tabs.length === 1 && tabs[0]?.startsWith(title) === true;
  };
  const closeEditors = async (): Promise<void> => {
    await vscode.window.run('View: Close All Editors');
    await vscode.window.until('no open editor', async () => (await vscode.window.tabs()).length === 0);
  };
  /** Opens the panel of a video in any state as the only editor. Does nothing if it is already the only editor. */
  const openPanel = async (label: string): Promise<Frame> => {
    const { window } = vscode;
    await window.openContainer('Video Ads');
    if (!(await isOnlyTab(label))) {
      await closeEditors();
      // Retries, because VS Code ignores a click on a row that is being redrawn.
      await window.until(`the panel of ${label}`, async () => {
        await tree().select(label);
        return waitUntil('its tab', () => isOnlyTab(label), 5_000);
      });
    }
    return panel();
  };
  /** Opens the panel of the kitchen video as the only editor. Resolves when its player is loaded. */
  const openPlayer = async (): Promise<Frame> => {
    await ready(kitchen);
    const frame = await openPanel(kitchen);
    await vscode.window.until('a loaded player', async () => (await on((video) => video.readyState)) > 1);
    return frame;
  };
  const pauseAtFirstSecond = (): Promise<boolean> =>
    // A player that is still loading ignores a seek.
    vscode.window.until('the first second', async () => {
      await on((video) => {
        video.pause();
        if (video.currentTime !== 1) video.currentTime = 1;
      });
      return (await on((video) => video.readyState)) > 1 && (await time()) === 1;
    });
  /** Opens three columns: the kitchen video twice, then the bicycle video. Does nothing if they are already open. */
  const openColumns = async (): Promise<void> => {
    const { window } = vscode;
    const columns = [kitchen, kitchen, bicycle];
    const shownColumns = await groups();
    const isColumn = (label: string, index: number): boolean =>
      shownColumns[index]?.length === 1 && shownColumns[index][0]?.startsWith(label) === true;
    if (shownColumns.length === columns.length && columns.every(isColumn)) return;
    await openPlayer();
    await ready(bicycle);
    for (const label of columns.slice(1)) {
      await window.chooseForVideo(label, 'Open', 'Open to the Side');
      await window.until(`${label} at the side`, async () => {
        const last = (await groups()).at(-1);
        return last?.length === 1 && last[0]?.startsWith(label) === true;
      });
      await inUse(label);
    }
  };
  /** Opens the comparison of both videos as the only editor. Does nothing if it is already the only editor. */
  const openComparison = async (): Promise<Frame> => {
    const { window } = vscode;
    await window.openContainer('Video Ads');
    if (!(await isOnlyTab('Compare'))) {
      for (const label of [kitchen, bicycle]) await ready(label);
      // Another editor group would make the comparison too narrow for one row.
      await closeEditors();
      // Retries, because the second click may come too early and select only one row, or the menu may open before the
      // selection has changed.
      await window.until('a menu with Compare Videos', async () => {
        await tree().select(kitchen);
        await tree()
          .row(bicycle)
          .click({ modifiers: ['Control'] });
        await tree().openMenu(bicycle);
        if ((await window.menuEntries()).includes('Compare Videos')) return true;
        await window.press('Escape');
        return false;
      });
      await window.chooseFromMenu('Compare Videos');
    }
    return comparison();
  };
  const picture = (name: string): Promise<string> =>
    vscode.window.screenshot(path.join(outFolder, 'e2e', `${name}.png`));
  /**
   * Lists axe violations and cut text, either in all four kinds of themes or in the two that have the fewest colors in
   * common.
   */
  const inspect = async (
    name: string,
    find: () => Promise<Frame>,
    themes: 'all' | 'two' = 'all',
  ): Promise<string[]> => {
    const { page } = vscode.window;
    const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
    const found: string[] = [];
    // Clears the notifications, which would cover the panel in a narrow window.
    await vscode.window.run('Notifications: Clear All Notifications');
    for (const forcedColors of ['none', 'active'] as const) {
      for (const colorScheme of ['light', 'dark'] as const) {
        if (themes === 'two' && (forcedColors === 'active') !== (colorScheme === 'dark')) continue;
        await page.emulateMedia({ colorScheme, forcedColors });
        const contrast = colorScheme === 'light' ? 'high-contrast-light' : 'high-contrast';
        const kind = `vscode-${forcedColors === 'active' ? contrast : colorScheme}`;
        const frame = await find();
        await frame.locator(`body[data-vscode-theme-kind="${kind}"]`).waitFor();
        await frame.evaluate(axe);
        const violations: string[] = await frame.evaluate(
          `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`,
        );
        found.push(...violations.map((it) => `${kind}: ${it}`));
        await picture(`${name}-${colorScheme}-${forcedColors}`);
        if (colorScheme === 'light' || forcedColors === 'none') continue;
        await page.setViewportSize({ width: 640, height: 800 });
        await vscode.window.until('a narrow panel', async () => Number(await frame.evaluate('innerWidth')) < 330);
        const needed = Number(await frame.evaluate('document.documentElement.scrollWidth - innerWidth'));
        if (needed > 0) found.push(`${kind}: ${needed} pixels more are needed`);
        // A window of 1280 × 800 pixels at 200 % zoom.
        await page.setViewportSize({ width: 640, height: 400 });
        await vscode.window.until('a low panel', async () => Number(await frame.evaluate('innerHeight')) < 400);
        const cut: string[] = await frame.evaluate(`
          [...document.querySelectorAll('main *:not(.spoken)')].filter((it) => {
            const { left, right } = it.getBoundingClientRect();
            return left < 0 || right > innerWidth || (it.matches('button, select') && it.scrollWidth > it.clientWidth);
          }).map((it) => it.outerHTML.slice(0, 80))`);
        found.push(...cut.map((it) => `${kind}: cut is ${it}`));
        await picture(`${name}-narrow-${colorScheme}-${forcedColors}`);
        await page.setViewportSize({ width: 1280, height: 800 });
        await vscode.window.until('a wide panel', async () => Number(await frame.evaluate('innerWidth')) > 330);
      }
    }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    return found;
  };

  before(async () => {
    await ensureDebianPackages('ffmpeg');
    clips = new Clips();
    const wide = Buffer.from(bytesOf(clips.video({ seconds: 4 })));
    const high = Buffer.from(bytesOf(clips.video({ seconds: 6, output: ['-vf', 'scale=108:192,setsar=1'] })));
    service = await FaultServer.start({
      apiKey: serviceKey,
      credits: 100,
      finishAfterMs: 10_000,
      file: (video) => (video?.prompt.startsWith(bicycle) === true ? high : wide),
    });
    await vscode.window.editor.open('brief.md');
    await vscode.window.openContainer('Video Ads');
    await connectService(vscode.window, service);
    await generateFromLine(vscode.window, 7, '4 s', '16:9');
    await generateFromLine(vscode.window, 11, '8 s', '9:16');
  });
  after(async () => {
    await service.close();
    clips.remove();
  });

  it('shows a video in progress with its state, and replaces it by the player when it is ready', async () => {
    const { window } = vscode;
    await tree().waitForRow('a running video', ({ description }) => /^(queued|running|\d+%)/.test(description));
    const frame = await openPanel(kitchen);
    assert.match(await frame.locator('main .message').innerText(), /queued|running/i);
    assert.equal(await frame.getByRole('progressbar').count(), 1);
    await frame.getByRole('button', { name: 'Stop Checking' }).waitFor();
    await frame.locator('video').waitFor({ timeout: 60_000 });
    await window.until('it to play', async () => (await time()) > 0.2);
    assert.equal(await on((video) => video.muted), true);
  });

  it('shows the usual duration of a generation, and the reason and next step of a failed video, uncut', async () => {
    const { window } = vscode;
    // The estimate is based on the durations of earlier generations.
    for (const label of [kitchen, bicycle]) await ready(label);
    service.api.options = { ...service.api.options, finishAfterMs: 3_600_000, failure: 'The brand name is blurred.' };
    await window.editor.open('brief.md');
    await window.openContainer('Video Ads');
    await generateFromLine(window, 15, '4 s', '1:1');
    await tree().waitForRow('it running', ({ description }) => /^running.*1:1/.test(description));
    const frame = await openPanel(rooftop);
    await window.until('how long it takes', async () =>
      /Usually \d+ to \d+ s more/.test(await frame.locator('main .message').innerText()),
    );
    assert.deepEqual(await inspect('panel-in-progress', panel, 'two'), []);
    service.api.options = { ...service.api.options, finishAfterMs: 0 };
    await window.until('the reason', async () =>
      (await frame.locator('main .message').innerText()).includes('The brand name is blurred.'),
    );
    assert.deepEqual(await frame.locator('main .buttons button').allInnerTexts(), [
      'Generate Again…',
      'Show Response',
      'Open Source Text',
    ]);
    assert.deepEqual(await inspect('panel-failed', panel, 'two'), []);
  });

  it('steps from frame to frame', async () => {
    const frame = await openPlayer();
    await frame.locator('video').focus();
    await pauseAtFirstSecond();
    const shows = (index: number): Promise<boolean> =>
      vscode.window.until(`frame ${index}`, async () => Math.round((await shown()) * rate) === index);
    await shows(rate);
    for (const index of [rate + 1, rate + 2]) {
      await frame.locator('video').press('.');
      await shows(index);
    }
    await frame.getByRole('button', { name: 'Previous Frame' }).click();
    await shows(rate + 1);
  });

  it('repeats a part of the video', async () => {
    const frame = await openPlayer();
    const jump = (to: number): Promise<unknown> =>
      frame.locator('video').evaluate((video, time) => {
        (video as unknown as Player).currentTime = time;
      }, to);
    await pauseAtFirstSecond();
    await frame.getByRole('button', { name: 'Loop from Here' }).click();
    await jump(1.5);
    await frame.getByRole('button', { name: 'Loop until Here' }).click();
    await on((video) => video.play());
    await jump(1.4);
    await vscode.window.until('the beginning of the part', async () => (await time()) < 1.3);
    await frame.getByRole('button', { name: 'Loop All' }).click();
  });

  it('marks a safe area, and remembers it', async () => {
    const frame = await openPlayer();
    await frame.getByLabel('Safe Area').selectOption('Title-Safe');
    await frame.locator('.overlay.titleSafe').waitFor();
    await closeEditors();
    const reopened = await openPlayer();
    await reopened.locator('.overlay.titleSafe').waitFor();
    const offered = await reopened.getByLabel('Safe Area').locator('option').allInnerTexts();
    assert.deepEqual(offered, ['Safe Area: Off', 'Title-Safe']);
  });

  it('has no axe violation and cuts no text, in four kinds of themes, wide and narrow', async () => {
    const frame = await openPlayer();
    await frame.getByLabel('Safe Area').selectOption('Title-Safe');
    assert.deepEqual(await inspect('panel', panel), []);
  });

  it('offers its actions in the menus of the title and of the page', async () => {
    const { window } = vscode;
    const frame = await openPlayer();
    const title = window.page.locator('.editor-group-container.active .editor-actions .action-label:visible');
    await window.until('the actions of the title', async () => {
      const titles = await title.evaluateAll((all: { getAttribute(name: string): string | null }[]) =>
        all.map((it) => it.getAttribute('aria-label') ?? ''),
      );
      assert.ok(
        titles.some((it) => it.startsWith('Save Video…')) && titles.some((it) => it.startsWith('Open to the Side')),
        titles.join(),
      );
      return true;
    });
    await frame.locator('video').click({ button: 'right' });
    const entries = await window.menuEntries();
    for (const entry of ['Save Video…', 'Save Frame as Image…', 'Open', 'Generate Again…', 'Copy', 'API']) {
      assert.ok(
        entries.some((it) => it.startsWith(entry)),
        `${entry} in ${entries.join()}`,
      );
    }
    await window.chooseFromMenu('Copy', 'Copy Prompt');
    await window.until('the prompt in the clipboard', async () =>
      String(await window.page.evaluate('navigator.clipboard.readText()')).startsWith(kitchen),
    );
  });

  it("saves the shown frame at full size by the panel's button", async () => {
    const { window } = vscode;
    const file = path.join(window.folder, 'frame.png');
    const frame = await openPlayer();
    await frame.getByRole('button', { name: 'Save Frame' }).press('Enter');
    await window.until('the file dialog', async () => (await window.quickInput.input.inputValue()).endsWith('s.png'));
    await window.quickInput.fill(file);
    await window.quickInput.accept();
    await window.notifications.waitFor('Saved as');
    const png = readFileSync(file);
    assert.equal(png.toString('latin1', 1, 4), 'PNG');
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [192, 108]);
  });

  it('opens each video in its own column to the side, and reveals it there', async () => {
    const { window } = vscode;
    await openColumns();
    assert.equal((await groups()).length, 3);
    // The command must use the panel's video, although another row is selected in the list.
    await window.run('Video Ads: Generate Again…');
    await window.quickInput.waitForTitle(/^Generate Video/);
    assert.ok((await window.quickInput.placeholder()).startsWith(`“${bicycle}`));
    await window.quickInput.cancel();
    await picture('panel-side');
    await window.chooseForVideo(kitchen, 'Open', 'Open to the Side');
    await window.until('its tab to be the active one', async () =>
      (await window.page.locator('.editor-group-container.active .tab.active').innerText()).startsWith(kitchen),
    );
    assert.deepEqual(
      (await groups()).map((tabs) => tabs.length),
      [1, 1, 1],
    );
  });

  it('restores each panel after a reload, also one in the background', async () => {
    const { window } = vscode;
    await openColumns();
    // Puts the bicycle's tab behind the other one.
    await window.page.locator('.editor-group-container').nth(1).locator('.tab').click();
    await window.run('View: Move Editor into Next Group');
    await window.until('two columns', async () => (await groups()).length === 2);
    const before = await groups();
    assert.equal(before[1]?.length, 2);
    await window.reloadByCommand();
    await window.openContainer('Video Ads');
    await window.until('the same tabs', async () => JSON.stringify(await groups()) === JSON.stringify(before));
    await window.chooseForVideo(bicycle, 'Open', 'Open to the Side');
    await inUse(bicycle);
    const sorted = (all: string[][]): string[][] => all.map((tabs) => tabs.toSorted());
    assert.deepEqual(sorted(await groups()), sorted(before));
  });

  it('compares videos side by side in true proportion, marks their differing words, and plays them together', async () => {
    const { window } = vscode;
    const frame = await openComparison();
    await window.until('both to play', async () =>
      (
        await frame.locator('video').evaluateAll((all: Player[]) => all.map((it) => !it.paused && it.currentTime > 0.1))
      ).every(Boolean),
    );
    const boxes = await frame
      .locator('video')
      .evaluateAll((all: { getBoundingClientRect(): { width: number; height: number } }[]) =>
        all.map((it) => it.getBoundingClientRect()).map(({ width, height }) => [width / height, height]),
      );
    assert.ok(
      Math.abs((boxes[0]?.[0] ?? 0) - 16 / 9) < 0.02 && Math.abs((boxes[1]?.[0] ?? 0) - 9 / 16) < 0.02,
      JSON.stringify(boxes),
    );
    assert.ok(Math.abs((boxes[0]?.[1] ?? 0) - (boxes[1]?.[1] ?? 0)) < 2, JSON.stringify(boxes));
    const captions = await frame.locator('figcaption').allInnerTexts();
    assert.match(captions[0] ?? '', /Aspect ratio: 16:9/);
    assert.match(captions[1] ?? '', /Aspect ratio: 9:16/);
    const marked = (await frame.locator('figcaption mark').allInnerTexts()).join(' ');
    assert.match(marked, /quiet.*bicycle/s);
    assert.doesNotMatch(marked, /Northlight/);
  });

  it('shows compared videos without an axe violation, wide and narrow', async () => {
    await openComparison();
    assert.deepEqual(await inspect('compare', comparison, 'two'), []);
  });

  it('restores a comparison after a reload', async () => {
    const { window } = vscode;
    await openComparison();
    await window.reloadByCommand();
    const frame = await comparison();
    await window.until('both videos', async () => (await frame.locator('video').count()) === 2);
    await frame.getByRole('button', { name: 'Pause' }).click();
    await frame.getByRole('button', { name: 'Play', exact: true }).waitFor();
  });
});
