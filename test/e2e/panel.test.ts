import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Frame } from 'playwright-core';
import { connectService, serviceKey } from '../support/connectService';
import { FaultServer } from '../support/faultServer';
import { generateFromLine } from '../support/generateFromLine';
import type { TreeRow } from '../support/treeDriver';
import { campaign, useVscode } from '../support/useVscode';

const hebrew = 'מטבח שקט בזריחה. קרח נופל לתוך כוס גבוהה.';

describe('the panel of a video', () => {
  const vscode = useVscode({}, async (app) => {
    const folder = await campaign(app);
    await writeFile(path.join(folder, 'rtl.md'), `${hebrew}\n\nA bicycle leans against a train door.\n`);
    return folder;
  });
  let service: FaultServer;

  const tree = (): ReturnType<typeof vscode.window.tree> => vscode.window.tree('Videos');
  const panel = (): Promise<Frame> => vscode.window.webview('main .about');
  const rowOf = (words: string, state: RegExp): Promise<TreeRow> =>
    tree().waitForRow(
      `“${words}” as ${String(state)}`,
      ({ spoken, description }) => spoken.includes(words) && state.test(description),
    );
  /** Opens the panel of the video with the right-to-left prompt. No test changes this video. */
  const openPanel = async (): Promise<Frame> => {
    await tree().select((await rowOf(hebrew.slice(0, 8), /^ready · /)).label);
    await vscode.window.page.locator('.tab.active', { hasText: hebrew.slice(0, 8) }).waitFor();
    const frame = await panel();
    await frame.locator('main .prompt', { hasText: hebrew }).waitFor();
    return frame;
  };
  const videoTabs = async (): Promise<string[]> =>
    (await vscode.window.tabs()).filter((title) => !/^rtl(\.md)?$/.test(title));

  before(async () => {
    service = await FaultServer.start({ credits: 100, finishAfterMs: 500, apiKey: serviceKey });
    await vscode.window.editor.open('rtl.md');
    await vscode.window.openContainer('Video Ads');
    await connectService(vscode.window, service);
    await generateFromLine(vscode.window, 1);
    await rowOf(hebrew.slice(0, 8), /^ready · /);
  });

  beforeEach(() => vscode.window.openContainer('Video Ads'));

  after(async () => {
    await service.close();
  });

  it('shows why a ready video was not downloaded, without flicker, and retries the download from a button', async () => {
    const { window } = vscode;
    await service.setFaults({ name: 'status-403', on: 'file' });
    await window.editor.open('rtl.md');
    await window.openContainer('Video Ads');
    await generateFromLine(window, 3);
    const row = await rowOf('A bicycle', /^(ready|not downloaded)/);
    await window.editor.focus();
    await tree().select(row.label);
    const frame = await panel();
    await window.until('the reason and the button', async () =>
      (await frame.locator('main .buttons').innerText()).includes('Retry Download'),
    );
    await rowOf('A bicycle', /^not downloaded/);
    const message = await frame.locator('main .message').innerText();
    assert.doesNotMatch(message, /Downloading/);
    await service.setFaults();
    await frame.getByRole('button', { name: 'Retry Download' }).click();
    await frame.locator('main video').or(frame.locator('main [role=alert]')).first().waitFor();
    await rowOf('A bicycle', /^ready · /);
  });

  it('lays out a right-to-left prompt from right to left', async () => {
    const frame = await openPanel();
    assert.equal(await frame.evaluate("getComputedStyle(document.querySelector('main .prompt')).direction"), 'rtl');
  });

  it('shows the whole focus ring of its first buttons', async () => {
    const frame = await openPanel();
    const cut = await frame.evaluate(`(() => {
      const about = document.querySelector('main .about');
      const box = about.getBoundingClientRect();
      return [...about.querySelectorAll('button')].filter((button) => {
        const { left, top } = button.getBoundingClientRect();
        return left - 3 < box.left || top - 3 < box.top;
      }).length;
    })()`);
    assert.equal(cut, 0);
  });

  it('leaves the focus in the command palette while it loads', async () => {
    const { window } = vscode;
    const { label } = await rowOf(hebrew.slice(0, 8), /^ready · /);
    /** Opens the panel and types into the palette while the panel loads. Returns where the focus is afterwards. */
    const focusAfterTyping = async (): Promise<unknown> => {
      await window.run('View: Close All Editors');
      // VS Code moves the focus when the last editor closes, which would close the palette.
      await window.until('no tab', async () => (await window.tabs()).length === 0);
      await tree().select(label);
      await window.press('F1');
      await window.page.keyboard.type('begins', { delay: 30 });
      await (await panel()).locator('main .prompt').waitFor();
      await window.page.keyboard.type(' on');
      return window.page.evaluate(
        "document.activeElement.closest('.quick-input-widget, .pane-body .monaco-list, iframe')?.className",
      );
    };
    let focused = await focusAfterTyping();
    // Repeats this, because VS Code itself focuses a tree after a redraw if the tree still counts as focused. The palette
    // then closes and gives the focus to the list or to the editor. A panel that takes the focus does so each time.
    for (let attempt = 1; attempt < 3 && !/\bquick-input-widget\b/.test(String(focused)); attempt++) {
      focused = await focusAfterTyping();
    }
    assert.match(String(focused), /\bquick-input-widget\b/);
    await window.quickInput.waitForInput('>begins on');
    await window.quickInput.cancel();
  });

  it('is one tab after a reload in the background, and stays open when it is selected', async () => {
    const { window } = vscode;
    // The panel becomes active when it opens, which shows that the selection of its row was handled.
    await window.editor.open('rtl.md');
    await window.openContainer('Video Ads');
    await openPanel();
    assert.equal((await videoTabs()).length, 1);
    await window.editor.open('rtl.md');
    await window.reloadByCommand();
    await window.openContainer('Video Ads');
    await openPanel();
    await window.until('one tab', async () => (await videoTabs()).length === 1);
    await window.editor.open('rtl.md');
    await window.reloadByCommand();
    const [title] = await videoTabs();
    await window.page
      .locator('.tabs-container .tab', { hasText: title ?? '' })
      .first()
      .click();
    await (await panel()).locator('main .prompt').waitFor();
    assert.deepEqual(await videoTabs(), [title]);
  });
});
