import assert from 'node:assert/strict';
import path from 'node:path';
import { chooseService } from '../support/chooseService';
import { connectService, serviceKey } from '../support/connectService';
import { FaultServer } from '../support/faultServer';
import { generateFromLine } from '../support/generateFromLine';
import { outFolder } from '../support/repository';
import type { TreeRow } from '../support/treeDriver';
import { useVscode } from '../support/useVscode';

describe('a connected service', () => {
  const vscode = useVscode();
  let service: FaultServer;
  /** The service's host, which the extension shows as the service's name. */
  let host: string;
  /** The ID of a ready video, “A quiet kitchen”. */
  let readyId: string;
  const apiOptions = { apiKey: serviceKey, finishAfterMs: 1500 };

  const generate = (line: number): Promise<void> => generateFromLine(vscode.window, line);
  const generations = (): typeof service.arrivals => service.arrivals.filter(({ kind }) => kind === 'generate');
  const creditsShow = (pattern: RegExp): Promise<unknown> =>
    vscode.window.until(`credits that show ${String(pattern)}`, async () =>
      pattern.test(await vscode.window.statusBarItem('videoAds.credits').innerText()),
    );
  const rowOf = (label: string, words: string | RegExp): Promise<TreeRow> =>
    vscode.window
      .tree('Videos')
      .waitForRow(
        `“${label}” as ${String(words)}`,
        (row) => row.label.startsWith(label) && row.description.search(words) >= 0,
      );

  before(async () => {
    service = await FaultServer.start({ ...apiOptions, credits: 100 });
    ({ host } = new URL(service.origin));
    await vscode.window.editor.open('brief.md');
    await vscode.window.openContainer('Video Ads');
    // Typing the URL is consent to send the key to its host. If the extension asked for confirmation, `connectService`
    // would time out.
    await connectService(vscode.window, service);
    await generate(7);
    await rowOf('A quiet kitchen', 'ready');
    readyId = [...service.api.videos.keys()].at(-1) ?? '';
  });

  afterEach(async () => {
    service.api.options = apiOptions;
    await service.setFaults();
  });

  after(async () => {
    await service.close();
  });

  it('stores nothing when it refuses the key, and is connected from the message about it', async () => {
    const { window } = vscode;
    const other = await FaultServer.start({ apiKey: serviceKey, credits: 5_000 });
    try {
      await chooseService(window, 'Add Service…');
      await window.quickInput.waitForTitle('Add Service');
      await window.quickInput.fill('');
      await window.quickInput.accept();
      await window.until('the box to stay and explain', async () =>
        (await window.quickInput.message()).startsWith('Enter the URL of the service.'),
      );
      await window.quickInput.answer(other.baseUrl);
      await window.quickInput.waitForTitle(/^API Key/);
      await window.quickInput.answer('wrong-key');
      await window.notifications.waitFor(/didn't accept the API key/);
      assert.equal(other.arrivals.length, 1);
      const { 'videoAds.baseUrl': used } = (await window.server.readSettings()) as Record<string, unknown>;
      assert.equal(used, service.baseUrl);
      await window.notifications.press(/didn't accept the API key/, 'Set API Key…');
      await window.quickInput.waitForTitle(/^API Key/);
      await window.quickInput.answer(serviceKey);
      await creditsShow(/^\s*5,000 credits/);
      const item = window.statusBarItem('videoAds.credits');
      assert.match(await window.hover(item), new RegExp(`Credits at ${new URL(other.origin).host}`));
      await window.restMouse();
    } finally {
      await chooseService(window, host);
      await creditsShow(/^\s*\d\d credits/);
      await other.close();
    }
  });

  it('receives one request for a video, and its balance is refreshed', async () => {
    const requests = generations().map(({ body }) => JSON.parse(body) as { readonly prompt: string });
    const [request, ...more] = requests.filter(({ prompt }) => prompt.startsWith('A quiet kitchen'));
    assert.deepEqual({ ...request, prompt: '' }, { prompt: '', duration: 4 });
    assert.deepEqual(more, []);
    await creditsShow(new RegExp(`^\\s*${service.api.credits} credits`));
  });

  it('keeps its videos while the user switches to the sandbox and back', async () => {
    await chooseService(vscode.window, 'Sandbox');
    await creditsShow(/Sandbox/);
    await rowOf('A quiet kitchen', host);
    await vscode.window.statusBarItem('videoAds.credits').click();
    await vscode.window.quickInput.moveTo(host);
    await vscode.window.screenshot(path.join(outFolder, 'e2e', 'service-pick.png'));
    await vscode.window.quickInput.accept();
    await creditsShow(/^\s*\d\d credits/);
  });

  it('offers the status request as a cURL command, with a variable in place of the key', async () => {
    const { window } = vscode;
    await window.chooseForVideo('A quiet kitchen', 'Copy', 'Copy as cURL…');
    await window.quickInput.waitForTitle('Copy as cURL');
    await window.screenshot(path.join(outFolder, 'e2e', 'service-curl.png'));
    await window.quickInput.choose('Check Status');
    const expected = `curl --request GET '${service.baseUrl}/videos/${readyId}' \\\n  --header "Authorization: Bearer $API_KEY"`;
    await window.until(
      'the command',
      async () => (await window.page.evaluate('navigator.clipboard.readText()')) === expected,
    );
  });

  it('asks before the same request is paid again', async () => {
    const before = generations().length;
    await generate(9);
    await generate(9);
    assert.match(await vscode.window.dialogText(), /You generated the same video \d+ s ago/);
    await vscode.window.pressDialogButton('Cancel');
    assert.equal(generations().length, before + 1);
  });

  it('explains in one sentence why a video was not started, and offers Try Again', async () => {
    const before = generations().length;
    await service.setFaults({ name: 'status-402', on: 'generate', times: 1 });
    await generate(11);
    await vscode.window.notifications.waitFor(/6 credits needed, 2 left/);
    const rejected = await rowOf('A bicycle', 'not started');
    await vscode.window.tree('Videos').pressInline(rejected.label, 'Try Again…');
    assert.match(await vscode.window.dialogText(), /Price unknown|About \d+ (of your [\d,]+ )?credits/);
    await vscode.window.pressDialogButton('Send Again');
    await rowOf('A bicycle', 'ready');
    assert.equal(generations().length, before + 2);
  });

  it('offers Try Again when the wait after a rate limit is over', async () => {
    const { window } = vscode;
    await service.setFaults({ name: 'rate-limit-seconds', on: 'generate', times: 1 });
    await generate(3);
    await window.notifications.press(/the wait after the rate limit is over/, 'Try Again');
    await window.pressDialogButton('Send Again');
    await rowOf('Three cuts', 'ready');
  });

  it('opens the editor of the prompt from the message that the prompt was refused', async () => {
    const { window } = vscode;
    await service.setFaults({ name: 'error-inside-200', on: 'generate', times: 1 });
    await generate(21);
    await window.notifications.press(/The prompt was refused/, 'Edit Prompt…');
    await window.closeEditor('9:16 for stories');
  });

  it('names the rejected field, marks the rejected option in the pick, and does not send the request again', async () => {
    const { window } = vscode;
    const before = generations().length;
    await generateFromLine(window, 17, '4 s');
    await window.until('the request', () => Promise.resolve(generations().length > before));
    await service.setFaults({ name: 'status-422', on: 'generate', times: 1 });
    await generateFromLine(window, 21, '15 s');
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
    await rowOf('Show the bottle', 'ready');
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
    await rowOf('No slogans', 'ready');
  });

  it('reports the structure of an unreadable response, without its values', async () => {
    const { window } = vscode;
    const tree = window.tree('Videos');
    await tree.openMenu('A quiet kitchen');
    await window.chooseSubmenu('API');
    assert.ok(!(await window.menuEntries()).includes('Report Response…'));
    await window.press('Escape');
    await window.press('Escape');
    service.api.options = { ...apiOptions, endStatus: 'spilled' };
    await generate(13);
    await rowOf('Evening', '“spilled”');
    await window.chooseForVideo('Evening', 'API', 'Report Response…');
    const text = await window.until('the report', async () => {
      const shown = await window.editor.text();
      return shown.includes('Which field holds the status') && shown;
    });
    await window.screenshot(path.join(outFolder, 'e2e', 'service-report.png'));
    service.api.options = apiOptions;
    for (const part of ['HTTP 200', '"id": "<uuid>"', '"status": "<text of 7>"']) {
      assert.ok(text.includes(part), `${part} in ${text}`);
    }
    const video = [...service.api.videos.values()].at(-1);
    for (const value of [video?.id ?? '?', 'spilled', new URL(service.origin).host, 'Evening', serviceKey]) {
      assert.ok(!text.includes(value), `${value} in ${text}`);
    }
    await rowOf('Evening', 'ready');
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
    assert.ok(!text.includes(serviceKey), text);
    await service.setFaults({ name: 'status-401', on: 'credits' });
    await window.run('Video Ads: Diagnose Connection');
    await diagnosed(/✗ API key/);
    await window.closeEditor('Diagnose Connection');
  });

  it('shows in the status bar that the key was rejected, and the last balance', async () => {
    const { window } = vscode;
    const item = window.statusBarItem('videoAds.credits');
    service.api.options = { ...apiOptions, finishAfterMs: 3_600_000 };
    await generate(1);
    await rowOf('Northlight', /queued|running|\d+%/);
    service.api.options = { ...service.api.options, apiKey: 'revoked' };
    await creditsShow(/API key rejected/);
    assert.match(await window.hover(item), /(rejected|didn't accept) the API key/);
    await window.restMouse();
  });
});
