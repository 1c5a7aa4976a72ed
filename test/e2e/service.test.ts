import assert from 'node:assert/strict';
import path from 'node:path';
import { chooseService } from '../support/chooseService';
import { extensionLog } from '../support/extensionLogs';
import { FaultServer } from '../support/faultServer';
import { generateFromLine } from '../support/generateFromLine';
import { outFolder } from '../support/repository';
import { useVscode } from '../support/useVscode';
import { libraryRows } from '../support/videoLibraryFiles';
import type { VscodeWindow } from '../support/vscodeWindow';

const apiKey = 'key-1234567890';

describe('a connected service', () => {
  const vscode = useVscode();
  let service: FaultServer;

  const generate = (line: number): Promise<void> => generateFromLine(vscode.window, line);
  const generations = (): typeof service.arrivals => service.arrivals.filter(({ kind }) => kind === 'generate');
  const creditsShow = (pattern: RegExp): Promise<unknown> =>
    vscode.window.until(`credits that show ${String(pattern)}`, async () =>
      pattern.test(await vscode.window.statusBarItem('videoAds.credits').innerText()),
    );

  before(async () => {
    service = await FaultServer.start({ apiKey, credits: 100, finishAfterMs: 1500 });
    await vscode.window.editor.open('brief.md');
    await vscode.window.openContainer('Video Ads');
  });

  after(async () => {
    await service.close();
  });

  it('stores nothing when the service refuses the key', async () => {
    await connect(vscode.window, service.baseUrl, 'wrong-key');
    await vscode.window.notifications.waitFor(/key/i);
    await creditsShow(/Sandbox/);
    assert.equal(service.arrivals.length, 1);
  });

  it('connects from the message about a mistyped key, and names the service in the status bar', async () => {
    const { window } = vscode;
    await window.notifications.press(/key/i, 'Set API Key…');
    await window.quickInput.waitForTitle(/^API Key/);
    await window.quickInput.answer(apiKey);
    await creditsShow(/^\s*100 credits/);
    const item = window.statusBarItem('videoAds.credits');
    assert.match(await window.hover(item), new RegExp(`Credits at ${new URL(service.origin).host}`));
    await window.restMouse();
  });

  it('connects with an accepted key, without a second question about the host', async () => {
    await connect(vscode.window, service.baseUrl, apiKey);
    await creditsShow(/100 credits/);
  });

  it('generates a video with one request, and refreshes the balance', async () => {
    await generate(7);
    await vscode.window.tree('Videos').waitForRow('a ready video', ({ description }) => description.includes('ready'));
    const [sent, ...more] = generations();
    assert.equal(more.length, 0);
    const request = JSON.parse(sent?.body ?? '') as { readonly prompt: string };
    assert.match(request.prompt, /^A quiet kitchen/);
    assert.deepEqual({ ...request, prompt: '' }, { prompt: '', duration: 4 });
    await creditsShow(/\b9\d credits/);
  });

  it('keeps its videos while the user switches to the sandbox and back', async () => {
    await chooseService(vscode.window, 'Sandbox');
    await creditsShow(/Sandbox/);
    const row = await vscode.window
      .tree('Videos')
      .waitForRow('the service beside the video', ({ description }) => description.includes('127.0.0.1'));
    assert.match(row.label, /^A quiet kitchen/);
    await vscode.window.statusBarItem('videoAds.credits').click();
    await vscode.window.quickInput.moveTo(/^127\.0\.0\.1/);
    await vscode.window.screenshot(path.join(outFolder, 'e2e', 'service-pick.png'));
    await vscode.window.quickInput.accept();
    await creditsShow(/\b9\d credits/);
  });

  it('generates at the service of the open picks, although another one is selected meanwhile', async () => {
    const { window } = vscode;
    await chooseService(window, 'Sandbox');
    await creditsShow(/Sandbox/);
    await window.run('Notifications: Clear All Notifications');
    await chooseService(window, 'Change Key…');
    await window.quickInput.waitForTitle(/^API Key/);
    await window.quickInput.answer(apiKey);
    await window.notifications.waitFor(/accepted the key/);
    const before = generations().length;
    await window.editor.selectLines(9);
    await window.run('Video Ads: Generate Video from Selection…');
    await window.quickInput.waitForTitle(/^Generate Video · Sandbox/);
    await window.notifications.press(/accepted the key/, 'Use Connected Service');
    await creditsShow(/\b9\d credits/);
    await window.quickInput.choose('4 s');
    await window.quickInput.choose('9:16');
    await window
      .tree('Videos')
      .waitForRow('it in the sandbox', ({ description }) => /^(queued|running|\d+%|ready).*Sandbox/.test(description));
    assert.equal(generations().length, before);
  });

  it('offers the status request as a cURL command, with a variable in place of the key', async () => {
    const { window } = vscode;
    await window.tree('Videos').openMenu('A quiet kitchen');
    await window.chooseFromMenu('Copy', 'Copy as cURL…');
    await window.quickInput.waitForTitle('Copy as cURL');
    await window.screenshot(path.join(outFolder, 'e2e', 'service-curl.png'));
    await window.quickInput.choose('Check Status');
    const [videoId] = [...service.api.videos.keys()];
    const expected = `curl --request GET '${service.baseUrl}/videos/${videoId ?? ''}' \\\n  --header "Authorization: Bearer $API_KEY"`;
    await window.until(
      'the command',
      async () => (await window.page.evaluate('navigator.clipboard.readText()')) === expected,
    );
  });

  it('asks before the same request is paid again', async () => {
    await generate(7);
    assert.match(await vscode.window.dialogText(), /You generated the same video \d+ s ago/);
    await vscode.window.pressDialogButton('Cancel');
    assert.equal(generations().length, 1);
  });

  it('explains in one sentence why a video was not started, and offers Try Again', async () => {
    await service.setFaults({ name: 'status-402', on: 'generate', times: 1 });
    await generate(11);
    await vscode.window.notifications.waitFor(/6 credits needed, 2 left/);
    const rejected = await vscode.window
      .tree('Videos')
      .waitForRow('a rejected video', ({ description }) => description.includes('not started'));
    await vscode.window.tree('Videos').pressInline(rejected.label, 'Try Again…');
    assert.match(await vscode.window.dialogText(), /Price unknown|About \d+ (of your [\d,]+ )?credits/);
    await vscode.window.pressDialogButton('Send Again');
    await vscode.window
      .tree('Videos')
      .waitForRow('the video tried again', (row) => row.label === rejected.label && row.description.includes('ready'));
    assert.equal(generations().length, 3);
  });

  it('offers Try Again when the wait after a rate limit is over', async () => {
    const { window } = vscode;
    await service.setFaults({ name: 'rate-limit-seconds', on: 'generate', times: 1 });
    await generate(3);
    await window.notifications.press(/the wait after the rate limit is over/, 'Try Again');
    await window.pressDialogButton('Send Again');
    await window
      .tree('Videos')
      .waitForRow('it ready', ({ label, description }) => label.startsWith('Three') && description.includes('ready'));
  });

  it('opens the editor of the prompt from the message that the prompt was refused', async () => {
    const { window } = vscode;
    await service.setFaults({ name: 'error-inside-200', on: 'generate', times: 1 });
    await generate(21);
    await window.notifications.press(/The prompt was refused/, 'Edit Prompt…');
    await window.closeEditor('9:16 for stories');
  });

  it('names the refused field, marks the choice, and does not repeat it', async () => {
    const { window } = vscode;
    await service.setFaults({ name: 'status-422', on: 'generate', times: 1 });
    await window.editor.selectLines(21);
    await window.run('Video Ads: Generate Video from Selection…');
    await window.quickInput.choose('15 s');
    await window.quickInput.choose('Service default');
    await window.notifications.waitFor(/duration: must be 4, 8 or 12/);
    await window.run('Video Ads: Generate Video from Selection…');
    await window.quickInput.waitForTitle(/^Generate Video .*\(1\/2\)/);
    const rows = await window.quickInput.rows();
    const described = (label: string): string => rows.find((row) => row.label === label)?.description ?? '';
    assert.match(described('15 s'), /not offered by this service/);
    assert.match(described('12 s'), /offered by this service/);
    assert.doesNotMatch(described('15 s'), /last used/);
    assert.match(described('4 s'), /last used/);
    await window.quickInput.cancel();
  });

  it('explains why one of several retried videos was refused, although the other one starts', async () => {
    const { window } = vscode;
    const rejected = window.page.locator('.pane-body .monaco-list-row', { hasText: 'not started' });
    await window.until('two rejected videos', async () => (await rejected.count()) === 2);
    await window.run('Notifications: Clear All Notifications');
    await service.setFaults({ name: 'status-402', on: 'generate', times: 1 });
    await rejected.nth(0).click();
    await rejected.nth(1).click({ modifiers: ['Control'] });
    await window.press('Shift+F10');
    await window.chooseFromMenu('Try Again…');
    assert.match(await window.dialogText(), /Send 2 requests again\?/);
    await window.pressDialogButton('Send Again');
    await window.notifications.waitFor(/6 credits needed, 2 left/);
    await window.until('one rejected video', async () => (await rejected.count()) === 1);
  });

  it('keeps a possibly paid video as unconfirmed, and never sends it again automatically', async () => {
    await service.setFaults({ name: 'reset-after-request', on: 'generate', times: 1 });
    await generate(15);
    const row = await vscode.window
      .tree('Videos')
      .waitForRow('an unconfirmed video', ({ description }) => description.includes('unconfirmed'));
    const sent = generations().length;
    await vscode.window.tree('Videos').pressInline(row.label, 'Enter Video ID…');
    await vscode.window.quickInput.waitForTitle('Enter Video ID');
    const [videoId] = [...service.api.videos.keys()].slice(-1);
    await vscode.window.quickInput.answer(videoId ?? '');
    await vscode.window
      .tree('Videos')
      .waitForRow('the attached video', (it) => it.label === row.label && it.description.includes('ready'));
    assert.equal(generations().length, sent);
  });

  it("generates from the selection, not the file, from the editor's menu", async () => {
    const { window } = vscode;
    const before = generations().length;
    await window.editor.selectLines(19);
    await window.press('Shift+F10');
    await window.chooseFromMenu('Generate Video from Selection…');
    await window.quickInput.choose('4 s');
    await window.quickInput.choose('Service default');
    await window.until('the request', () => Promise.resolve(generations().length > before));
    const request = JSON.parse(generations()[before]?.body ?? '') as { readonly prompt: string };
    assert.equal(request.prompt, '- Show the bottle within the first second.');
    await window
      .tree('Videos')
      .waitForRow(
        'the line, ready',
        ({ label, description }) => label.startsWith('Show the bottle') && description.includes('ready'),
      );
  });

  it('generates after four keys, and sends nothing before the last one', async () => {
    const { window } = vscode;
    const before = generations().length;
    await window.editor.selectLines(20);
    await window.press('Control+K');
    await window.press('a');
    await window.quickInput.waitForTitle(/^Generate Video/);
    await window.until('a duration', async () => (await window.quickInput.rows()).some(({ focused }) => focused));
    await window.press('Enter');
    await window.until('an aspect ratio', async () =>
      (await window.quickInput.rows()).some(({ label, focused }) => focused && label === 'Service default'),
    );
    assert.equal(generations().length, before);
    await window.press('Enter');
    await window.until('the request', () => Promise.resolve(generations().length > before));
    const request = JSON.parse(generations()[before]?.body ?? '') as Readonly<Record<string, unknown>>;
    assert.deepEqual(request, { prompt: '- No slogans longer than seven words.', duration: 4 });
    assert.equal(await window.editor.isFocused(), true);
    await window
      .tree('Videos')
      .waitForRow(
        'it ready',
        ({ label, description }) => label.startsWith('No slogans') && description.includes('ready'),
      );
  });

  it('reports the structure of an unreadable response, without its values', async () => {
    const { window } = vscode;
    const { options } = service.api;
    const tree = window.tree('Videos');
    await tree.openMenu('A quiet kitchen');
    await window.chooseSubmenu('API');
    assert.ok(!(await window.menuEntries()).includes('Report Response…'));
    await window.press('Escape');
    await window.press('Escape');
    service.api.options = { ...options, endStatus: 'spilled' };
    await generate(13);
    await tree.waitForRow('the unknown status', ({ description }) => description.includes('“spilled”'));
    await tree.openMenu('Evening');
    await window.chooseFromMenu('API', 'Report Response…');
    const text = await window.until('the report', async () => {
      const shown = await window.editor.text();
      return shown.includes('Which field holds the status') && shown;
    });
    await window.screenshot(path.join(outFolder, 'e2e', 'service-report.png'));
    service.api.options = options;
    for (const part of ['HTTP 200', '"id": "<uuid>"', '"status": "<text of 7>"']) {
      assert.ok(text.includes(part), `${part} in ${text}`);
    }
    const video = [...service.api.videos.values()].at(-1);
    for (const value of [video?.id ?? '?', 'spilled', new URL(service.origin).host, 'Evening', apiKey]) {
      assert.ok(!text.includes(value), `${value} in ${text}`);
    }
    await tree.waitForRow(
      'it ready',
      ({ label, description }) => label.startsWith('Evening') && description.includes('ready'),
    );
    await window.closeEditor('Unrecognized response');
  });

  it('diagnoses the current connection in a document without secrets', async () => {
    const { window } = vscode;
    const diagnosed = (expected: RegExp): Promise<string> =>
      window.until(`a diagnosis with ${String(expected)}`, async () => {
        const text = await window.editor.text();
        return expected.test(text) && text;
      });
    await window.run('Video Ads: Diagnose Connection');
    const text = await diagnosed(/API key: The service accepts the key\./);
    assert.match(text, /^Checked .*\n/);
    assert.match(text, /✓ Base URL: .*\n/);
    assert.ok(!text.includes(apiKey), text);
    await service.setFaults({ name: 'status-401', on: 'credits' });
    await window.run('Video Ads: Diagnose Connection');
    await diagnosed(/✗ API key/);
    await service.setFaults();
  });

  it('shows in the status bar that the key was rejected, and the last balance', async () => {
    const { window } = vscode;
    const item = window.statusBarItem('videoAds.credits');
    service.api.options = { ...service.api.options, finishAfterMs: 3_600_000 };
    await generate(1);
    await window.tree('Videos').waitForRow('it running', ({ description }) => /queued|running|\d+%/.test(description));
    service.api.options = { ...service.api.options, apiKey: 'revoked' };
    await creditsShow(/API key rejected/);
    assert.match(await window.hover(item), /(rejected|didn't accept) the API key/);
    await window.restMouse();
    service.api.options = { ...service.api.options, apiKey };
  });

  it('leaves no key in the log and the library', () => {
    const kept = [libraryRows(vscode.app.server), libraryRows(vscode.app.server, 'SELECT * FROM responses')];
    assert.ok(!JSON.stringify(kept).includes(apiKey));
    assert.ok(!extensionLog(vscode.app.server).includes(apiKey));
  });
});

/** Answers the picks of Add Service. */
async function connect(window: VscodeWindow, baseUrl: string, key: string): Promise<void> {
  await chooseService(window, 'Add Service…');
  await window.quickInput.waitForTitle('Add Service');
  await window.quickInput.answer(baseUrl);
  await window.quickInput.waitForTitle(/^API Key/);
  await window.quickInput.answer(key);
}
