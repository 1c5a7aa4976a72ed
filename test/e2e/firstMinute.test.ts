import assert from 'node:assert/strict';
import path from 'node:path';
import { extensionHostLog } from '../support/extensionLogs';
import { runCommand } from '../support/childProcesses';
import { outFolder, repositoryRoot } from '../support/repository';
import { useVscode } from '../support/useVscode';

describe('the first minute, with no account', () => {
  const vscode = useVscode();

  it('shows the credits of the sandbox', async () => {
    const item = vscode.window.statusBarItem('videoAds.credits');
    await vscode.window.until('the credits of the sandbox', async () => (await item.innerText()).includes('Sandbox'));
  });

  it('says in the empty view what to do', async () => {
    await vscode.window.openContainer('Video Ads');
    assert.match(await vscode.window.tree('Videos').welcome(), /Select some ad copy/);
  });

  it('makes a video of a selection, and takes the credits for it', async () => {
    const { window } = vscode;
    await window.editor.open('brief.md');
    await window.editor.selectLines(7);
    await window.run('Video Ads: Generate Video from Selection…');
    await window.quickInput.waitForTitle(/Generate Video/);
    await window.quickInput.choose('4 s');
    await window.quickInput.choose('16:9');
    await window.openContainer('Video Ads');
    const row = await window.tree('Videos').waitForRow('a row', ({ label }) => label.startsWith('A quiet kitchen'));
    assert.match(row.description, /4 s · 16:9/);
    await window.notifications.waitFor(/is ready/, 90_000);
    await window.screenshot(path.join(outFolder, 'e2e', 'ready.png'));
    const credits = await window.statusBarItem('videoAds.credits').innerText();
    assert.match(credits, /998/);
  });

  it('line 29: opens the video in the browser', async () => {
    const { window } = vscode;
    const opened = window.page.context().waitForEvent('page');
    await window.tree('Videos').openMenu('A quiet kitchen');
    await window.chooseFromMenu('Open in Browser');
    const page = await opened;
    await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/files\/[\w-]+\.webm\?/);
    await page.locator('video').waitFor();
    await page.close();
  });

  it('offers more credits when they are used up', async () => {
    const { window, app } = vscode;
    const data = path.join(app.server.globalStorage, 'sandbox');
    const program = path.join(repositoryRoot, 'dist', 'sandbox.js');
    await runCommand(process.execPath, [program, 'credits', 'grant', '--data', data, '--', '-997']);
    await window.editor.selectLines(11);
    await window.run('Video Ads: Generate Video from Selection…');
    await window.quickInput.choose('4 s');
    await window.quickInput.choose('16:9');
    await window.notifications.press(/not enough credits/, 'Refill Sandbox Credits');
    const item = window.statusBarItem('videoAds.credits');
    await window.until('the credits to be refilled', async () => (await item.innerText()).includes('1,001'));
  });

  it('left no error in the extension host', () => {
    assert.doesNotMatch(extensionHostLog(vscode.app.server), /\[error\][^\n]*video-ads/i);
  });
});
