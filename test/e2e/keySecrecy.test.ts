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
import { generateFromLine } from '../support/generateFromLine';
import { everySpelling, hasFile, leaksInFiles, watchPages } from '../support/leakWatch';
import { ProxyServer } from '../support/proxyServer';
import { useVscode } from '../support/useVscode';

const apiPath = '/api/v1/developer';
const random = (): string => randomBytes(24).toString('hex');

/**
 * The `before` hook uses the secrets with every kind of failure. The tests then search all files, pages and logs for
 * the secrets.
 */
describe('after every kind of failure, the keys and the proxy’s password', () => {
  const key = `vk_live/+${random()}`;
  const wrongKey = `vk_test/+${random()}`;
  const password = random();
  const secrets = everySpelling({
    'the key': key,
    'the wrong key': wrongKey,
    'the proxy’s password': password,
    'the proxy’s login': `ann:${password}`,
  });
  let folder: string;
  let service: FaultServer;
  let proxy: ProxyServer;
  let leaksOnPages: () => Promise<string[]>;
  const responses: string[] = [];
  const options = { env: {} as NodeJS.ProcessEnv, settings: {} as Record<string, unknown> };
  const baseUrl = `https://ads.example${apiPath}`;

  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'video-ads-secrets-'));
    const authority = await makeAuthority();
    options.env.NODE_EXTRA_CA_CERTS = path.join(folder, 'authority.pem');
    await writeFile(options.env.NODE_EXTRA_CA_CERTS, authority.cert);
    const tls = await issueCertificate(authority, { names: ['ads.example'] });
    service = await FaultServer.start({ apiKey: key, tls, credits: 500, finishAfterMs: 300 });
    // Makes the service careless: every response echoes the key in several fields.
    const answer = service.api.answer.bind(service.api);
    service.api.answer = (request) => {
      const { status, json } = answer(request);
      const { authorization } = request.headers;
      const apiKey = authorization?.replace('Bearer ', '');
      return { status, json: { ...(json as object), debug: { authorization, note: `asked with ${apiKey}`, apiKey } } };
    };
    const leadsTo = { port: Number(new URL(service.origin).port) };
    proxy = await ProxyServer.start({ login: `ann:${random()}`, leadsTo });
    options.settings['http.proxy'] = `http://ann:${password}@${new URL(proxy.url).host}`;
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
  const untilRows = (words: string, count: number): Promise<unknown> =>
    vscode.window.until(`${count} rows with “${words}”`, async () => {
      const rows = await vscode.window.tree('Videos').rows();
      return rows.filter(({ description }) => description.includes(words)).length === count;
    });
  const showResponse = async (label: string): Promise<string> => {
    const { window } = vscode;
    await window.chooseForVideo(label, 'API', 'Show Response');
    const text = await window.until('the response', async () => {
      const shown = await window.editor.text();
      return /[{<]/.test(shown) && shown;
    });
    await window.closeEditor('.jsonc');
    return text;
  };

  before('the proxy refuses the password and the service refuses a key, then both accept', async () => {
    const { window } = vscode;
    await window.editor.open('brief.md');
    await window.openContainer('Video Ads');
    await window.statusBarItem('videoAds.credits').waitFor();
    leaksOnPages = await watchPages(window, secrets);
    await connect(key);
    await window.notifications.waitFor(/proxy requires a user name/);
    proxy.login = `ann:${password}`;
    await connect(wrongKey);
    await window.notifications.waitFor(/didn't accept the API key/);
    await connect(key);
    await window.until('the balance', async () =>
      (await window.statusBarItem('videoAds.credits').innerText()).includes('500 credits'),
    );
  });

  before('the service refuses requests, fails, breaks connections and echoes the key', async () => {
    const { window } = vscode;
    const refusals: readonly FaultName[] = ['status-401', 'echoed-secrets', 'status-402', 'status-422', 'redirect-308'];
    const losses: readonly FaultName[] = ['status-500', 'reset-after-request', 'html-200'];
    await service.setFaults(...[...refusals, ...losses].map((name) => ({ name, on: 'generate', times: 1 }) as const));
    // Each generation uses another line, so that no duplicate prompt appears.
    for (const line of [11, 15, 19, 20, 21, 3, 9, 5, 7]) await generateFromLine(window, line);
    await untilRows('not started', refusals.length);
    await untilRows('unconfirmed', losses.length);
    await untilRows('ready', 1);
    await service.setFaults({ name: 'echoed-secrets', on: 'credits', times: 1 });
    await chooseService(window, 'Refresh Credits');
    await window.hover(window.statusBarItem('videoAds.credits'));
    await window.restMouse();
  });

  before('the window shows responses, the player, messages, the log and a diagnosis', async () => {
    const { window } = vscode;
    for (const label of ['A quiet kitchen', 'Friends on a rooftop', 'Morning']) {
      responses.push(await showResponse(label));
    }
    await window.chooseForVideo('A quiet kitchen', 'Play Video');
    await window.webview('video, .problem, main');
    // Waits until Play has moved the focus to the panel, because the move would close an open palette.
    await window.until(
      'the panel to have the keyboard',
      async () => (await window.page.evaluate('document.activeElement?.tagName')) === 'IFRAME',
    );
    await window.run('Notifications: Show Notifications');
    await window.run('Video Ads: Show Log');
    await window.run('Video Ads: Diagnose Connection');
    await window.until('the diagnosis', async () => (await window.editor.text()).startsWith('Checked'));
  });

  it('appear in no shown response', () => {
    const [ready = '', refused = '', page = ''] = responses;
    assert.match(ready, /•••/);
    assert.match(refused, /•••/);
    assert.match(page, /Sign in/);
    for (const [name, secret] of Object.entries(secrets)) assert.ok(!responses.join().includes(secret), name);
  });

  it('appear in no row, hover, notification, log or other page of the window', async () => {
    assert.deepEqual([...new Set(await leaksOnPages())], []);
  });

  it('appear in no log, library, storage or setting, except for the password in http.proxy', async () => {
    const { server } = vscode.app;
    assert.ok(extensionLog(server).includes('/videos/generate'));
    assert.ok(hasFile(server, 'data/User/globalStorage/video-ads.video-ads/library.db*'));
    // VS Code's settings file and the local history of that file may contain the password in http.proxy, which the user
    // typed. They must contain no key.
    const user = path.join(server.dataFolder, 'data', 'User');
    const typed = [path.join(user, 'settings.json'), path.join(user, 'History') + path.sep];
    const leaks = leaksInFiles(server.dataFolder, secrets);
    assert.deepEqual(
      leaks.filter(({ name, file }) => name.includes('key') || !typed.some((place) => file.startsWith(place))),
      [],
    );
    assert.ok(
      leaks.some(({ file }) => file === typed[0]),
      'the search misses the typed password',
    );
    // The password appears only within http.proxy, where the user typed it.
    const kept = { ...((await server.readSettings()) as Record<string, unknown>), 'http.proxy': '' };
    for (const [name, secret] of Object.entries(secrets)) assert.ok(!JSON.stringify(kept).includes(secret), name);
    for (const [name, secret] of Object.entries(secrets)) assert.ok(!server.output().includes(secret), name);
  });
});
