import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chooseService } from '../support/chooseService';
import { issueCertificate, makeAuthority } from '../support/certificates';
import { extensionLog } from '../support/extensionLogs';
import { FaultServer } from '../support/faultServer';
import type { FaultName } from '../support/faultServerFaults';
import { everySpelling, hasFile, leaksInFiles, watchPages } from '../support/leakWatch';
import { ProxyServer } from '../support/proxyServer';
import { useVscode } from '../support/useVscode';

const apiPath = '/api/v1/developer';
const random = (): string => randomBytes(24).toString('hex');

/** Triggers every failure, then searches every place for the key and the proxy's password. */
describe('secrets', () => {
  const key = `vk_live/+${random()}`;
  const wrongKey = `vk_test/+${random()}`;
  const password = random();
  const wrongPassword = random();
  const secrets = everySpelling({
    'the key': key,
    'the wrong key': wrongKey,
    'the proxy’s password': password,
    'the wrong password': wrongPassword,
    'the proxy’s login': `ann:${password}`,
    'the wrong login': `ann:${wrongPassword}`,
  });
  let folder: string;
  let service: FaultServer;
  let proxy: ProxyServer;
  let leaksOnPages: () => Promise<string[]>;
  const options = { env: {} as NodeJS.ProcessEnv, settings: {} as Record<string, unknown> };
  const baseUrl = `https://ads.example${apiPath}`;

  const proxyAddress = (secret: string): string => `http://ann:${secret}@${new URL(proxy.url).host}`;

  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'video-ads-secrets-'));
    const authority = await makeAuthority();
    options.env.NODE_EXTRA_CA_CERTS = path.join(folder, 'authority.pem');
    await writeFile(options.env.NODE_EXTRA_CA_CERTS, authority.cert);
    const tls = await issueCertificate(authority, { names: ['ads.example'] });
    service = await FaultServer.start({ apiKey: key, tls, credits: 500, finishAfterMs: 300 });
    // A careless service echoes the whole request in every response.
    const answer = service.api.answer.bind(service.api);
    service.api.answer = (request) => {
      const { status, json } = answer(request);
      const { authorization } = request.headers;
      const apiKey = authorization?.replace('Bearer ', '');
      return { status, json: { ...(json as object), debug: { authorization, note: `asked with ${apiKey}`, apiKey } } };
    };
    const leadsTo = { port: Number(new URL(service.origin).port) };
    proxy = await ProxyServer.start({ login: `ann:${password}`, leadsTo });
    options.settings['http.proxy'] = proxyAddress(wrongPassword);
  });
  after(async () => {
    await Promise.all([service.close(), proxy.close()]);
    await rm(folder, { recursive: true });
  });

  const vscode = useVscode(options);

  const connect = async (apiKey: string): Promise<void> => {
    const { window } = vscode;
    await chooseService(window, 'Add Service…');
    await window.quickInput.waitForTitle('Add Service');
    await window.quickInput.answer(baseUrl);
    await window.quickInput.waitForTitle(/^API Key/);
    await window.quickInput.answer(apiKey);
  };
  /** Each generation uses another line, so that no duplicate prompt appears. */
  const lines = [7, 11, 15, 19, 20, 21, 3, 9, 5];
  const generate = async (): Promise<void> => {
    const { window } = vscode;
    await window.editor.selectLines(lines.shift() ?? 1);
    await window.run('Video Ads: Generate Video from Selection…');
    await window.quickInput.choose('4 s');
    await window.quickInput.choose('Service default');
  };
  const rows = async (words: string): Promise<number> =>
    (await vscode.window.tree('Videos').rows()).filter(({ description }) => description.includes(words)).length;
  const untilRows = (words: string, count: number): Promise<unknown> =>
    vscode.window.until(`${count} rows that say “${words}”`, async () => (await rows(words)) === count);
  const showResponse = async (label: string): Promise<string> => {
    const { window } = vscode;
    await window.tree('Videos').openMenu(label);
    await window.chooseFromMenu('API', 'Show Response');
    const text = await window.until('the response', async () => {
      const shown = await window.editor.text();
      return /[{<]/.test(shown) && shown;
    });
    await window.closeEditor('.jsonc');
    return text;
  };

  before(async () => {
    const { window } = vscode;
    await window.editor.open('brief.md');
    await window.openContainer('Video Ads');
    await window.statusBarItem('videoAds.credits').waitFor();
    leaksOnPages = await watchPages(window, secrets);
  });

  it('are used: first a wrong password and a wrong key, then the right ones', async () => {
    const { window } = vscode;
    await connect(key);
    await window.notifications.waitFor(/proxy requires a user name/);
    await window.server.writeSettings({ 'http.proxy': proxyAddress(password) });
    await window.reload();
    leaksOnPages = await watchPages(window, secrets);
    // The window ignores keys until the extension is active.
    await window.statusBarItem('videoAds.credits').waitFor();
    // Opens the file late: a reload soon after opening would lose the editor.
    await window.editor.open('brief.md');
    await window.openContainer('Video Ads');
    await window.editor.focus();
    await connect(wrongKey);
    await window.notifications.waitFor(/key/i);
    await connect(key);
    await window.until('the balance', async () =>
      (await window.statusBarItem('videoAds.credits').innerText()).includes('500 credits'),
    );
    await generate();
    await untilRows('ready', 1);
  });

  const refusals: readonly FaultName[] = ['status-401', 'echoed-secrets', 'status-402', 'status-422', 'redirect-308'];
  it('are used while the service refuses, fails, breaks connections and echoes them', async () => {
    const { window } = vscode;
    for (const [index, name] of refusals.entries()) {
      await service.setFaults({ name, on: 'generate', times: 1 });
      await generate();
      await untilRows('not started', index + 1);
    }
    for (const [index, name] of (['status-500', 'reset-after-request', 'html-200'] as const).entries()) {
      await service.setFaults({ name, on: 'generate', times: 1 });
      await generate();
      await untilRows('unconfirmed', index + 1);
    }
    await service.setFaults({ name: 'echoed-secrets', on: 'credits', times: 1 });
    await chooseService(window, 'Refresh Credits');
    await window.hover(window.statusBarItem('videoAds.credits'));
    await window.restMouse();
  });

  it('appear in no shown response, notification, log or web page', async () => {
    const { window } = vscode;
    assert.match(await showResponse('A quiet kitchen'), /•••/);
    await showResponse('Morning');
    await window.tree('Videos').openMenu('A quiet kitchen');
    await window.chooseFromMenu('Play Video');
    await window.webview('video, .problem, main');
    // Play moves the focus to the panel, which would close a palette that is already open.
    await window.until(
      'the panel to have the keyboard',
      async () => (await window.page.evaluate('document.activeElement?.tagName')) === 'IFRAME',
    );
    await window.run('Notifications: Show Notifications');
    await window.run('Video Ads: Show Log');
    await window.run('Video Ads: Diagnose Connection');
    assert.deepEqual([...new Set(await leaksOnPages())], []);
  });

  it('appear in no file: logs, library, storage, settings', async () => {
    const { server } = vscode.app;
    assert.ok(extensionLog(server).includes('/videos/generate'));
    assert.ok(hasFile(server, 'data/User/globalStorage/video-ads.video-ads/library.db*'));
    // VS Code's settings file and its history contain http.proxy as the user typed it, and no key.
    const user = path.join(server.dataFolder, 'data', 'User');
    const typed = [path.join(user, 'settings.json'), path.join(user, 'History') + path.sep];
    const leaks = leaksInFiles(server.dataFolder, secrets);
    assert.deepEqual(
      leaks.filter(({ name, file }) => name.includes('key') || !typed.some((place) => file.startsWith(place))),
      [],
    );
    assert.ok(
      leaks.some(({ file }) => file === typed[0]),
      'the search does not even find what is there',
    );
    // The password appears only within http.proxy, where the user typed it.
    const kept = { ...((await server.readSettings()) as Record<string, unknown>), 'http.proxy': '' };
    for (const [name, secret] of Object.entries(secrets)) assert.ok(!JSON.stringify(kept).includes(secret), name);
    for (const [name, secret] of Object.entries(secrets)) assert.ok(!server.output().includes(secret), name);
  });
});
