import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Frame } from 'playwright-core';
import { connectService, serviceKey } from '../support/connectService';
import { FaultServer } from '../support/faultServer';
import { generateFromLine } from '../support/generateFromLine';
import { campaign, useVscode } from '../support/useVscode';

const hebrew = 'מטבח שקט בזריחה. קרח נופל לתוך כוס גבוהה.';

describe('the panel of a video', () => {
  const vscode = useVscode({}, async (app) => {
    const folder = await campaign(app);
    await writeFile(path.join(folder, 'rtl.md'), `${hebrew}\n`);
    return folder;
  });
  let service: FaultServer;

  const tree = (): ReturnType<typeof vscode.window.tree> => vscode.window.tree('Videos');
  const panel = (): Promise<Frame> => vscode.window.webview('main .about');
  const videoTabs = async (): Promise<string[]> =>
    (await vscode.window.tabs()).filter((title) => !/^rtl(\.md)?$/.test(title));

  before(async () => {
    service = await FaultServer.start({ credits: 100, finishAfterMs: 500, apiKey: serviceKey });
    await vscode.window.editor.open('rtl.md');
    await vscode.window.openContainer('Video Ads');
    await connectService(vscode.window, service);
  });

  after(async () => {
    await service.close();
  });

  it('shows why a ready video was not downloaded, without flicker, and retries the download from a button', async () => {
    const { window } = vscode;
    await service.setFaults({ name: 'status-403', on: 'file' });
    await generateFromLine(window, 1);
    const row = await tree().waitForRow('it ready', ({ description }) => /^(ready|not downloaded)/.test(description));
    await window.editor.focus();
    await tree().select(row.label);
    const frame = await panel();
    await window.until('the reason and the button', async () =>
      (await frame.locator('main .buttons').innerText()).includes('Retry Download'),
    );
    await tree().waitForRow('it as not downloaded', ({ description }) => description.startsWith('not downloaded'));
    const message = await frame.locator('main .message').innerText();
    assert.doesNotMatch(message, /Downloading/);
    await service.setFaults();
    await frame.getByRole('button', { name: 'Retry Download' }).click();
    await frame.locator('main video').or(frame.locator('main [role=alert]')).first().waitFor();
    await tree().waitForRow('it as downloaded', ({ description }) => description.startsWith('ready · '));
  });

  it('lays out a right-to-left prompt from right to left', async () => {
    const direction = await (
      await panel()
    ).evaluate("getComputedStyle(document.querySelector('main .prompt')).direction");
    assert.equal(direction, 'rtl');
  });

  it('shows the whole focus ring of its first buttons', async () => {
    const cut = await (
      await panel()
    ).evaluate(`(() => {
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
    await window.run('View: Close All Editors');
    const [row] = await tree().rows();
    await tree().select(row?.label ?? '');
    await window.press('F1');
    await window.quickInput.waitForInput('>');
    await window.page.keyboard.type('typed', { delay: 30 });
    await (await panel()).locator('main .prompt').waitFor();
    await window.page.keyboard.type(' on');
    await window.quickInput.waitForInput('>typed on');
    await window.quickInput.cancel();
  });

  it('is one tab after a reload in the background, and stays open when it is selected', async () => {
    const { window } = vscode;
    assert.equal((await videoTabs()).length, 1);
    await window.editor.open('rtl.md');
    await window.reloadByCommand();
    await window.openContainer('Video Ads');
    const row = await tree().waitForRow('it', ({ description }) => description.startsWith('ready'));
    await tree().select(row.label);
    await (await panel()).locator('main .prompt').waitFor();
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
