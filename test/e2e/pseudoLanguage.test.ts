import assert from 'node:assert/strict';
import path from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { cutTexts } from '../support/cutTexts';
import { FaultServer } from '../support/faultServer';
import { pseudo, pseudoLanguage, writePseudoLanguage } from '../support/languagePack';
import { outFolder } from '../support/repository';
import type { ScreenElement } from '../support/screenElement';
import type { TreeRow } from '../support/treeDriver';
import { useVscode } from '../support/useVscode';

/**
 * Every translated sentence is enclosed in ⟦ and ⟧, so that a cut sentence lacks one of them. Rows of the list have one
 * line by design, so they are tested in a wide side bar.
 */
describe('a language whose text is half as long again', () => {
  const vscode = useVscode({
    language: pseudoLanguage,
    prepare: writePseudoLanguage,
  });
  const command = (title: string): string => `Video Ads: ${pseudo(title)}`;
  const cut: string[] = [];
  const read = async (what: string, selector: string, place: Page | Frame = vscode.window.page): Promise<void> => {
    const found = await vscode.window.until(`our text in ${what}`, async () => {
      const all = await cutTexts(place, selector);
      return all.texts.join(' ').includes('⟦') && all;
    });
    await vscode.window.screenshot(path.join(outFolder, 'e2e', `pseudo-${what}.png`));
    cut.push(...found.cut.map((text) => `${what}: ${text}`));
  };

  const rows = (): Promise<TreeRow[]> => vscode.window.tree(pseudo('Videos')).rows();
  /** The buttons in the view's title, without VS Code's own. */
  const actions = (): Promise<string[]> =>
    vscode.window.page
      .locator('[id="workbench.parts.sidebar"] .composite.title .actions-container .action-label')
      .evaluateAll((all: ScreenElement[]) =>
        all.map((it) => it.getAttribute('aria-label') ?? '').filter((label) => !/^(Views and )?More/.test(label)),
      );

  it('cuts no text in the empty view, the picks, notifications, the panel and the hover', async function () {
    // Other suites that run at the same time may take most of the CPU time.
    this.timeout(300_000);
    const { window } = vscode;
    await window.openContainer(pseudo('Video Ads').slice(0, 9));
    await window.until('the welcome text', async () => (await window.tree('').welcome()).includes('⟧'));
    await read('welcome', '.pane-body .welcome-view-content');
    await window.run(command('Show Videos…'));
    await read('show', '.quick-input-widget');
    await window.quickInput.choose(pseudo('By day'));
    await window.quickInput.cancel();
    await window.editor.open('brief.md');
    await window.editor.selectLines(7);
    await window.run(command('Generate Video from Selection…'));
    await window.quickInput.moveTo(/^⟦4 š/);
    await read('duration', '.quick-input-widget');
    await window.quickInput.accept();
    await window.quickInput.moveTo('16:9');
    await read('aspect-ratio', '.quick-input-widget');
    await window.quickInput.accept();
    await window.notifications.waitFor('ïš ŕéáďý', 200_000);
    await read('ready', '.notifications-toasts, .notifications-center');
    await read('status-bar', '.statusbar-item[id$="videoAds.credits"]');
    await window.widenSidebar(1000);
    await window.until('the rows of the day and the video', async () => (await rows()).length === 2);
    await read('rows', '[id="workbench.parts.sidebar"]');
    const spoken = [...(await actions()), ...(await rows()).flatMap((row) => [row.description, row.spoken])];
    assert.ok(spoken.length >= 8 && spoken.every((text) => /⟦[^]*⟧/.test(text)), spoken.join('\n'));
    await window.widenSidebar(300);
    await window.notifications.press('ïš ŕéáďý', 'Pĺáý');
    await read('panel', 'main', await window.webview('main video'));
    const gone = await FaultServer.start();
    await gone.close();
    await window.run(command('Service…'));
    await window.quickInput.waitForTitle(/⟧/);
    await read('service', '.quick-input-widget');
    await window.quickInput.choose(pseudo('Add Service…'));
    await window.quickInput.waitForTitle(pseudo('Add Service'));
    await read('connect', '.quick-input-widget');
    await window.quickInput.answer(gone.baseUrl);
    await window.quickInput.waitForTitle(/ÁPI|API/);
    await read('key', '.quick-input-widget');
    await window.quickInput.answer('key-1234567890');
    await window.notifications.waitFor(new URL(gone.origin).host);
    await read('refused', '.notifications-toasts, .notifications-center');
    // Redrawing the element under the mouse closes its hover.
    await window.until('a hover that stays', async () => {
      await window.hover(window.statusBarItem('videoAds.credits'));
      await read('hover', '.workbench-hover-container');
      return true;
    });
    assert.deepEqual(cut, []);
  });
});
