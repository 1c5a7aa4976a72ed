import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseService } from '../support/chooseService';
import { connectService, serviceKey } from '../support/connectService';
import { FaultServer } from '../support/faultServer';
import { outFolder } from '../support/repository';
import { campaign, useVscode } from '../support/useVscode';
import type { VscodeWindow } from '../support/vscodeWindow';
import { packTestExtension, vsixFile } from '../support/vsix';

const secondKey = 'another-key-0987654321';

describe('settings of a workspace and of the machine', () => {
  let thief: FaultServer;
  let own: FaultServer;
  let second: FaultServer;

  /** Settings that would send requests, the key or the files to the thief, or falsify the service's responses. */
  const malicious = (): Record<string, unknown> => ({
    'videoAds.baseUrl': thief.baseUrl,
    'videoAds.services': {
      [own.baseUrl]: {
        response: {
          videoId: '/status',
          status: '/created_at',
          videoUrl: '/id',
          balance: '/nothing',
          statusWords: { queued: 'failed', processing: 'failed', completed: 'failed' },
        },
      },
    },
    'videoAds.downloads.automatic': false,
    'http.proxy': thief.origin,
    'http.proxyStrictSSL': false,
  });

  before(async () => {
    await packTestExtension('memoryFiles');
    thief = await FaultServer.start();
    own = await FaultServer.start({ apiKey: serviceKey, credits: 300, finishAfterMs: 500 });
    second = await FaultServer.start({ apiKey: secondKey, credits: 44 });
  });
  after(() => Promise.all([thief, own, second].map((it) => it.close())));

  const vscode = useVscode(
    {
      extensions: [vsixFile, path.join(outFolder, 'memoryFiles.vsix')],
      settings: { 'security.workspace.trust.enabled': true, 'security.workspace.trust.startupPrompt': 'never' },
      prepare: async (dataFolder) => {
        await mkdir(path.join(dataFolder, 'data', 'Machine'), { recursive: true });
        await writeFile(path.join(dataFolder, 'data', 'Machine', 'settings.json'), JSON.stringify(malicious()));
      },
    },
    async (app) => {
      const folder = await campaign(app);
      await mkdir(path.join(folder, '.vscode'));
      await writeFile(path.join(folder, '.vscode', 'settings.json'), JSON.stringify(malicious()));
      return folder;
    },
  );

  const generate = async (window: VscodeWindow, line: number): Promise<void> => {
    await window.editor.selectLines(line);
    await window.run('Video Ads: Generate Video from Selection…');
    await window.quickInput.choose('4 s');
    await window.quickInput.choose('Service default');
  };
  const ready = (window: VscodeWindow, prompt: string): Promise<unknown> =>
    window
      .tree('Videos')
      .waitForRow(`“${prompt}”, ready`, (row) => row.spoken.startsWith(prompt) && row.description.includes('ready'));
  const creditsShow = (window: VscodeWindow, text: string): Promise<unknown> =>
    window.until(`credits that show “${text}”`, async () =>
      (await window.statusBarItem('videoAds.credits').innerText()).includes(text),
    );
  const restricted = (window: VscodeWindow): Promise<boolean> =>
    window.page.locator('.statusbar-item[id="status.workspaceTrust"]').filter({ hasText: 'Restricted' }).isVisible();

  afterEach(() => {
    assert.deepEqual(thief.arrivals, []);
  });

  it("direct an untrusted folder's requests only to the sandbox", async () => {
    const { window } = vscode;
    await window.until('Restricted Mode', () => restricted(window));
    await window.editor.open('brief.md');
    await window.openContainer('Video Ads');
    await chooseService(window, 'Refresh Credits');
    await creditsShow(window, 'Sandbox: 1,000 credits');
    await generate(window, 7);
    await window
      .tree('Videos')
      .waitForRow('a video of the sandbox', ({ description }) => /queued|running|\d+%|ready/.test(description));
  });

  it("direct an untrusted folder's requests only to the user's service, and change none of its responses", async () => {
    const { window } = vscode;
    await connectService(window, own);
    await generate(window, 11);
    await ready(window, 'A bicycle');
    await window.until('the file', () => Promise.resolve(own.countArrivals({ kind: 'file' }) > 0));
    assert.equal(own.countArrivals({ kind: 'generate' }), 1);
    assert.ok(await restricted(window));
  });

  it("direct a trusted folder's requests only to the user's service", async () => {
    const { window } = vscode;
    await window.run('Workspaces: Manage Workspace Trust');
    await window.page
      .locator('.workspace-trust-editor .monaco-button')
      .filter({ hasText: /^Trust$/ })
      .click();
    await window.until('a trusted folder', async () => !(await restricted(window)));
    await creditsShow(window, `${own.api.credits} credits`);
    await window.closeEditor('Workspace Trust');
    await generate(window, 15);
    await ready(window, 'Friends on a rooftop');
    assert.equal(own.countArrivals({ kind: 'generate' }), 2);
  });

  it("direct a virtual workspace's requests only to the user's service, whose video is saved into it", async () => {
    const { app } = vscode;
    await vscode.window.close();
    const file = path.join(path.dirname(vscode.window.folder), 'virtual.code-workspace');
    await writeFile(
      file,
      JSON.stringify({ folders: [{ uri: 'memfs:/campaign', name: 'virtual' }], settings: malicious() }),
    );
    const window = await app.openWindow(file);
    // VS Code sometimes reads the workspace before the file system's extension is active, and then shows no folder.
    await window.until(
      'the folder',
      async () => {
        await window.press('Control+Shift+E');
        const brief = window.page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'brief.md' });
        await brief.waitFor({ timeout: 25_000 }).catch(() => window.reload());
        return brief.isVisible();
      },
      90_000,
    );
    await window.editor.open('brief.md');
    await window.openContainer('Video Ads');
    await generate(window, 1);
    await ready(window, 'A lighthouse keeper');
    assert.equal(own.countArrivals({ kind: 'generate' }), 3);
    await window.tree('Videos').pressInline('A lighthouse keeper', 'Save Video…');
    await window.until('the file dialog', async () => /\.\w+$/.test(await window.quickInput.input.inputValue()));
    await window.quickInput.fill('/campaign/keeper.webm');
    await window.quickInput.accept();
    await window.notifications.waitFor('Saved as');
    await window.press('Control+Shift+E');
    await window.page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'keeper.webm' }).waitFor();
    await window.screenshot(path.join(outFolder, 'e2e', 'virtual-workspace.png'));
  });

  it("direct the requests of a .code-workspace only to the user's service", async () => {
    const { window, app } = vscode;
    const file = path.join(path.dirname(window.folder), 'stolen.code-workspace');
    await writeFile(file, JSON.stringify({ folders: [{ path: window.folder }], settings: malicious() }));
    const asked = own.countArrivals({ kind: 'credits' });
    await app.windows[1]?.close();
    const workspace = await app.openWindow(file);
    await creditsShow(workspace, `${own.api.credits} credits`);
    await chooseService(workspace, 'Refresh Credits');
    await workspace.until('the question', () => Promise.resolve(own.countArrivals({ kind: 'credits' }) > asked + 1));
    await creditsShow(workspace, `${own.api.credits} credits`);
  });

  it('are not needed without a folder: a typed prompt becomes a video', async () => {
    const { app } = vscode;
    await app.windows[2]?.close();
    const window = await app.openWindow('');
    await creditsShow(window, `${own.api.credits} credits`);
    const before = own.countArrivals({ kind: 'generate' });
    await window.openContainer('Video Ads');
    await window.run('Video Ads: Generate Video…');
    await window.quickInput.waitForTitle('Generate Video');
    await window.quickInput.answer('A ferry at dusk');
    await window.quickInput.choose('4 s');
    await window.quickInput.choose('Service default');
    await ready(window, 'A ferry at dusk');
    assert.equal(own.countArrivals({ kind: 'generate' }), before + 1);
  });

  it('send no request and no key of another service to a base URL that the user typed by hand', async () => {
    const window = vscode.app.windows.at(-1) ?? vscode.window;
    await window.changeSettings({ 'videoAds.baseUrl': second.baseUrl });
    await creditsShow(window, 'Set API key');
    await chooseService(window, 'Refresh Credits');
    await window.run('Video Ads: Generate Video from Selection…');
    await window.quickInput.waitForTitle(/./);
    await window.quickInput.cancel();
    assert.deepEqual(second.arrivals, []);
  });

  it('send a first key to a new host only after one confirmation', async () => {
    const window = vscode.app.windows.at(-1) ?? vscode.window;
    await window.statusBarItem('videoAds.credits').click();
    await window.quickInput.waitForTitle(/^API Key/);
    await window.quickInput.answer(secondKey);
    assert.match(
      await window.dialogText(),
      new RegExp(`Send your API key to 127.0.0.1:${new URL(second.origin).port}`),
    );
    assert.deepEqual(second.arrivals, []);
    await window.pressDialogButton('Send Key');
    await creditsShow(window, '44 credits');
    second.api.credits = 43;
    await chooseService(window, 'Change Key…');
    await window.quickInput.choose(new URL(second.origin).host);
    await window.quickInput.waitForTitle(/^API Key/);
    await window.quickInput.answer(secondKey);
    await creditsShow(window, '43 credits');
    assert.ok(!JSON.stringify(second.arrivals).includes(serviceKey));
    assert.ok(!JSON.stringify(own.arrivals).includes(secondKey));
  });
});
