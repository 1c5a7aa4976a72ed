import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chooseService } from '../support/chooseService';
import { issueCertificate, makeAuthority } from '../support/certificates';
import { connectService, serviceKey } from '../support/connectService';
import { FaultServer } from '../support/faultServer';
import { generateFromLine } from '../support/generateFromLine';
import { ProxyServer } from '../support/proxyServer';
import { useVscode } from '../support/useVscode';

const apiPath = '/api/v1/developer';
const login = 'ann:p@ss word';
const otherLogin = 'bob:another-password';
const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;

/** Applies VS Code's network settings to real proxies and certificates in a real window. */
describe('networks', () => {
  let folder: string;
  /**
   * A service whose host names only the proxies can resolve. NODE_EXTRA_CA_CERTS names the authority of its
   * certificate.
   */
  let ads: FaultServer;
  let stranger: FaultServer;
  let first: ProxyServer;
  let second: ProxyServer;
  const options = { env: {} as NodeJS.ProcessEnv, settings: {} as Record<string, unknown> };

  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'video-ads-networks-'));
    const authority = await makeAuthority();
    options.env.NODE_EXTRA_CA_CERTS = path.join(folder, 'authority.pem');
    await writeFile(options.env.NODE_EXTRA_CA_CERTS, authority.cert);
    const names = ['ads.example', 'moved.example'];
    ads = await FaultServer.start({
      apiKey: serviceKey,
      tls: await issueCertificate(authority, { names }),
      credits: 101,
    });
    stranger = await FaultServer.start({
      apiKey: serviceKey,
      tls: await issueCertificate(await makeAuthority('Nobody knows it')),
    });
    const leadsTo = { port: Number(new URL(ads.origin).port) };
    first = await ProxyServer.start({ login, leadsTo });
    second = await ProxyServer.start({ login: otherLogin, leadsTo });
    options.settings['http.proxy'] = `http://ann:p%40ss%20word@${new URL(first.url).host}`;
  });
  after(async () => {
    await Promise.all([ads, stranger, first, second].map((it) => it.close()));
    await rm(folder, { recursive: true });
  });

  const vscode = useVscode(options);

  before(async () => {
    await vscode.window.editor.open('brief.md');
    await vscode.window.openContainer('Video Ads');
    await vscode.window.statusBarItem('videoAds.credits').waitFor();
    await connectService(vscode.window, ads, `https://ads.example${apiPath}`);
  });

  const creditsShow = (text: string): Promise<unknown> =>
    vscode.window.until(`credits that show “${text}”`, async () =>
      (await vscode.window.statusBarItem('videoAds.credits').innerText()).includes(text),
    );
  const connectTo = async (baseUrl: string): Promise<void> => {
    await vscode.window.quickInput.waitForTitle('Add Service');
    await vscode.window.quickInput.answer(baseUrl);
    await vscode.window.quickInput.waitForTitle(/^API Key/);
    await vscode.window.quickInput.answer(serviceKey);
  };

  it('reach a service with a private authority through a proxy whose URL has a user and a password', () => {
    assert.ok(first.tunnels.includes('ads.example:443'));
    assert.deepEqual([...new Set(first.logins)], [basic(login)]);
  });

  it('switch to another proxy as soon as it is set, with http.proxyAuthorization', async () => {
    await vscode.window.changeSettings({ 'http.proxy': second.url, 'http.proxyAuthorization': basic(otherLogin) });
    const before = first.tunnels.length;
    // Changes the balance, so that the status bar shows when a new response has arrived.
    ads.api.credits += 1;
    await chooseService(vscode.window, 'Refresh Credits');
    await creditsShow(`${ads.api.credits} credits`);
    assert.ok(second.tunnels.length > 0);
    assert.deepEqual([...new Set(second.logins)], [basic(otherLogin)]);
    assert.equal(first.tunnels.length, before);
  });

  it('report that the proxy requires a password when it is wrong, and send nothing around it', async () => {
    const { window } = vscode;
    for (const proxy of [first, second]) proxy.login = 'ann:another-one';
    // Closes the open tunnels, because a request through an open tunnel would need no password.
    ads.dropConnections();
    try {
      const before = ads.arrivals.length;
      await generateFromLine(window, 7);
      assert.deepEqual(await window.notifications.buttons(/proxy requires a user name and a password/), [
        'Diagnose Connection',
        'Show Log',
      ]);
      await window
        .tree('Videos')
        .waitForRow('a video that was not started', ({ description }) => description.includes('not started'));
      assert.equal(ads.arrivals.length, before);
    } finally {
      [first.login, second.login] = [login, otherLogin];
    }
  });

  it('explain why a service is not trusted, and send it no key', async () => {
    await chooseService(vscode.window, 'Add Service…');
    await connectTo(stranger.baseUrl);
    const { host } = new URL(stranger.origin);
    await vscode.window.notifications.waitFor(
      new RegExp(`certificate of ${host} is not trusted: [a-z ]+ \\([A-Z_]+\\)`),
    );
    assert.deepEqual(stranger.arrivals, []);
    await creditsShow(`${ads.api.credits} credits`);
  });

  it('name the host that a redirect points to, send it no key, and propose its URL', async () => {
    const moved = http.createServer((request, response) => {
      response.writeHead(308, { location: `https://moved.example${request.url ?? ''}` }).end();
    });
    await new Promise<void>((resolve) => moved.listen(0, '127.0.0.1', resolve));
    const tunnels = (): number =>
      [...first.tunnels, ...second.tunnels].filter((target) => target.startsWith('moved.example')).length;
    try {
      await chooseService(vscode.window, 'Add Service…');
      await connectTo(`http://127.0.0.1:${(moved.address() as AddressInfo).port}${apiPath}`);
      await vscode.window.notifications.press(/moved\.example/, 'Add Service…');
      await vscode.window.quickInput.waitForInput(`https://moved.example${apiPath}`);
      assert.equal(tunnels(), 0);
      ads.api.credits += 1;
      await connectTo(`https://moved.example${apiPath}`);
      // The extension asks for confirmation, because the URL is the target of a redirect and was not typed by the user.
      await vscode.window.pressDialogButton('Send Key');
      await creditsShow(`${ads.api.credits} credits`);
      assert.ok(tunnels() > 0);
    } finally {
      moved.closeAllConnections();
      moved.close();
    }
  });
});
