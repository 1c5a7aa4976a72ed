import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { extensionHostLog } from '../support/extensionLogs';
import { runCommand } from '../support/childProcesses';
import { outFolder, repositoryRoot } from '../support/repository';
import { useVscode } from '../support/useVscode';

describe('the first minute without an account', () => {
  const vscode = useVscode({
    // VS Code shows the pictures of a walkthrough only in a window of at least this width.
    width: 1600,
    height: 900,
    commandKeys: false,
    // Binds a key to Generate as a user would, in addition to the contributed keybinding.
    prepare: (dataFolder) =>
      writeFile(
        path.join(dataFolder, 'data', 'User', 'keybindings.json'),
        JSON.stringify([{ key: 'ctrl+alt+v', command: 'videoAds.generateFromSelection', when: 'editorTextFocus' }]),
      ),
  });
  const walkthrough = (): Locator => vscode.window.page.locator('.gettingStartedContainer');
  const openWalkthrough = async (): Promise<void> => {
    if (await walkthrough().isVisible()) return;
    await vscode.window.run('Welcome: Open Walkthrough...');
    await vscode.window.quickInput.choose('Your first video ad');
  };
  let generated: Promise<void> | undefined;
  /**
   * Generates the ad of the sample brief. All tests share this video, because the sandbox renders it for several
   * seconds.
   */
  const firstVideo = (): Promise<void> => (generated ??= generateFirstVideo());
  const generateFirstVideo = async (): Promise<void> => {
    const { window } = vscode;
    await openWalkthrough();
    await walkthrough().locator('.getting-started-step', { hasText: 'Write the ad' }).click();
    await walkthrough().locator('.monaco-button', { hasText: 'Open a Sample Brief' }).click();
    // Waits for the brief's editor group, because Ctrl+2 creates an empty group if there is only one.
    await window.page.locator('.tab', { hasText: 'Untitled-1' }).waitFor();
    await window.until('the ad to be selected', async () => {
      // The walkthrough may take the focus back when a step completes.
      if (!(await window.editor.isFocused())) await window.press('Control+2');
      return (await window.editor.selectedLength()) > 100;
    });
    await window.press('Control+Alt+V');
    await window.quickInput.waitForTitle(/Generate Video/);
    await window.quickInput.moveTo('4 s');
    assert.match(await window.page.locator('.quick-input-widget').ariaSnapshot(), /option "4 s[^"]*"/);
    await window.quickInput.accept();
    await window.quickInput.moveTo('16:9');
    assert.match(
      await window.page.locator('.quick-input-widget').ariaSnapshot(),
      /option "16:9, about 2 credits · landscape"/,
    );
    await window.quickInput.accept();
    await window.openContainer('Video Ads');
    const row = await window.tree('Videos').waitForRow('a row', ({ spoken }) => spoken.startsWith('Fresh sourdough'));
    assert.match(row.description, /4 s · 16:9/);
    await window.notifications.waitFor(/is ready/, 90_000);
    await window.screenshot(path.join(outFolder, 'e2e', 'ready.png'));
  };

  afterEach(() => {
    assert.doesNotMatch(extensionHostLog(vscode.app.server), /\[error\][^\n]*video-ads/i);
  });

  it('shows the credits of the sandbox', async () => {
    const item = vscode.window.statusBarItem('videoAds.credits');
    await vscode.window.until('the credits of the sandbox', async () => (await item.innerText()).includes('Sandbox'));
  });

  it('explains in the empty view how to start, with one button and two links', async () => {
    const { window } = vscode;
    await window.openContainer('Video Ads');
    assert.match(await window.tree('Videos').welcome(), /Select some ad copy/);
    const view = window.page.locator('.pane-body .welcome-view-content:visible').first();
    assert.deepEqual(await view.locator('.monaco-button').allInnerTexts(), ['Generate Video…']);
    assert.deepEqual(await view.locator('a:not(.monaco-button)').allInnerTexts(), [
      'Open a sample brief',
      'Connect it',
    ]);
    await window.screenshot(path.join(outFolder, 'e2e', 'welcome.png'));
  });

  it('shows walkthrough pictures for each kind of theme, and the user’s own keybinding', async () => {
    const { window } = vscode;
    const { page } = window;
    await openWalkthrough();
    for (const [step, theme, colorScheme, forcedColors] of [
      ['Write the ad', 'light', 'light', 'none'],
      ['Watch and save it', 'dark', 'dark', 'none'],
      ['Connect your service', 'hc', 'dark', 'active'],
      ['Generate a video', 'hcLight', 'light', 'active'],
    ] as const) {
      await walkthrough().locator('.getting-started-step', { hasText: step }).click();
      await page.emulateMedia({ colorScheme, forcedColors });
      const picture = walkthrough().locator(`img[srcset*="-${theme}.svg"]`);
      await picture.waitFor();
      await window.until(`the picture of “${step}”`, () => picture.evaluate(isDrawn));
      await window.screenshot(path.join(outFolder, 'e2e', `walkthrough-${theme}.png`));
    }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    const step = walkthrough().locator('.getting-started-step.expanded');
    assert.match((await step.innerText()).replace(/\s/g, ''), /shortcutCtrl\+Alt\+V/);
  });

  it('opens a sample brief beside the walkthrough, with an ad selected that the keybinding generates from', async () => {
    await firstVideo();
    const credits = await vscode.window.statusBarItem('videoAds.credits').innerText();
    assert.match(credits, /998/);
  });

  it('completes the steps of the walkthrough that the user has done, and no others', async () => {
    await firstVideo();
    await openWalkthrough();
    const done = async (): Promise<string[]> => {
      const steps = walkthrough().locator('.getting-started-step', { has: vscode.window.page.locator('.complete') });
      return (await steps.locator('.step-title').allInnerTexts()).map((title) => title.trim());
    };
    await vscode.window.until('two steps', async () => (await done()).length >= 2);
    assert.deepEqual(await done(), ['Write the ad', 'Generate a video']);
  });

  it('gives screen readers whole sentences', async () => {
    const { window } = vscode;
    await firstVideo();
    const tree = await window.page.locator('.pane-body .monaco-list[role="tree"][aria-label="Videos"]').ariaSnapshot();
    assert.match(
      tree,
      /^- tree "Videos"[^\n]*\n +- treeitem "Fresh sourdough at six\. [^"]*, ready, 4 seconds, 16:9, (just now|\d+ minutes? ago)"/,
    );
    const statusBar = await window.page.locator('[id="workbench.parts.statusbar"]').ariaSnapshot();
    assert.match(statusBar, /button "[^"]*Sandbox: 998 credits/);
  });

  it('opens a video in the browser', async () => {
    const { window } = vscode;
    await firstVideo();
    const opened = window.page.context().waitForEvent('page');
    await window.chooseForVideo('Fresh sourdough', 'Open', 'Open in Browser');
    const page = await opened;
    await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/files\/[\w-]+\.webm$/);
    await page.locator('video').waitFor();
    await page.close();
  });

  it('offers more credits when they are used up', async () => {
    const { window, app } = vscode;
    const item = window.statusBarItem('videoAds.credits');
    const grant = (amount: number): Promise<string> =>
      runCommand(process.execPath, [
        path.join(repositoryRoot, 'dist', 'sandbox.js'),
        ...['credits', 'grant', '--data', path.join(app.server.globalStorage, 'sandbox'), '--', String(amount)],
      ]);
    const balance = / has (\d+) of /.exec(await grant(0))?.[1] ?? assert.fail();
    await grant(1 - Number(balance));
    const groups = window.page.locator('.editor-group-container');
    if ((await groups.count()) > 1) await window.run('View: Join All Editor Groups');
    await window.editor.open('brief.md');
    await window.editor.selectLines(11);
    await window.run('Video Ads: Generate Video from Selection…');
    await window.quickInput.choose('4 s');
    await window.quickInput.choose('16:9');
    await window.notifications.press(/[Nn]ot enough credits/, 'Refill Sandbox Credits');
    await window.until('the credits to be refilled', async () => (await item.innerText()).includes('1,001 credits'));
  });
});

function isDrawn(image: unknown): boolean {
  return (image as { readonly naturalWidth: number }).naturalWidth > 0;
}
