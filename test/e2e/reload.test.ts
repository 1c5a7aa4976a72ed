import assert from 'node:assert/strict';
import { connectService, serviceKey } from '../support/connectService';
import { FaultServer } from '../support/faultServer';
import { generateFromLine } from '../support/generateFromLine';
import { useVscode } from '../support/useVscode';

const hour = 3_600_000;

describe('what the user waits for', () => {
  // Finished is then ready, whether or not it was downloaded.
  const vscode = useVscode({ settings: { 'videoAds.downloads.automatic': false } });
  let service: FaultServer;

  const generate = (line: number): Promise<void> => generateFromLine(vscode.window, line);

  before(async () => {
    service = await FaultServer.start({ credits: 100, finishAfterMs: 500, withoutLink: true, apiKey: serviceKey });
    await vscode.window.editor.open('brief.md');
    await vscode.window.openContainer('Video Ads');
    await connectService(vscode.window, service);
  });

  after(async () => {
    await service.close();
  });

  it('is announced as completed without a video URL, and not offered to be paid again', async () => {
    await generate(7);
    const announced = /is completed, but the service gave no video URL/;
    assert.deepEqual(await vscode.window.notifications.buttons(announced), ['Show Response', "Don't Show Again"]);
  });

  it('is announced after a reload, too', async () => {
    const { window } = vscode;
    service.api.options = { ...service.api.options, finishAfterMs: hour, withoutLink: false };
    await generate(11);
    await window.tree('Videos').waitForRow('it', ({ description }) => /queued|running/.test(description));
    // What VS Code has not written down yet a page that is loaded anew has forgotten.
    await window.reloadByCommand();
    service.api.options = { ...service.api.options, finishAfterMs: 0 };
    assert.deepEqual(await window.notifications.buttons(/is ready/), ['Play Video', 'Save Video…', "Don't Show Again"]);
  });

  it('is on the screen after a reload where it was before', async () => {
    const { window } = vscode;
    await window.notifications.press(/is ready/, 'Play Video');
    const shown = async (): Promise<string> =>
      (await window.webview('main .about')).locator('main .prompt').innerText();
    const before = await shown();
    assert.notEqual(before, '');
    await window.reloadByCommand();
    assert.equal(await shown(), before);
  });

  it('is downloaded as soon as it is ready where it is on the screen', async () => {
    const { window } = vscode;
    service.api.options = { ...service.api.options, finishAfterMs: hour };
    await window.editor.open('brief.md');
    await window.openContainer('Video Ads');
    await generate(15);
    const row = await window.tree('Videos').waitForRow('it', ({ description }) => /queued|running/.test(description));
    await window.tree('Videos').select(row.label);
    await (await window.webview('main .message')).getByText(/^(Queued|Running)/).waitFor();
    service.api.options = { ...service.api.options, finishAfterMs: 0 };
    const buttons = (await window.webview('main .buttons')).locator('main .buttons');
    await buttons.getByRole('button', { name: 'Save Video…' }).waitFor();
  });
});
