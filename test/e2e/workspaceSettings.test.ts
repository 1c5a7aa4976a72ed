import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseService } from '../support/chooseService';
import { connectService, serviceKey } from '../support/connectService';
import { FaultServer } from '../support/faultServer';
import { generateFromLine } from '../support/generateFromLine';
import { outFolder } from '../support/repository';
import { campaign, useVscode } from '../support/useVscode';
import type { VscodeWindow } from '../support/vscodeWindow';
import { packTestExtension, vsixFile } from '../support/vsix';

const secondKey = 'another-key-0987654321';

describe('settings of a workspace and of the machine', () => {
  let thief: FaultServer;
  let own: FaultServer;
  let second: FaultServer;

  /**
   * Workspace settings that would send requests, the API key or the files to the server `thief`, or change how the
   * service's responses are read.
   */
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
    own = await FaultServer.start({ apiKey: serviceKey, credits: 300, finishAfterMs: 0 });
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
      await writeFile(path.join(folder, 'draft.txt'), 'test:fail\n');
      return folder;
    },
  );

  /** Refreshes the videos, so that the test does not wait for the next planned check. */
  const ready = async (window: VscodeWindow, prompt: string): Promise<void> => {
    const waitFor = (state: string): Promise<unknown> =>
      window
        .tree('Videos')
        .waitForRow(`“${prompt}” ${state}`, (row) => row.spoken.startsWith(prompt) && row.description.includes(state));
    // On a busy machine, the video may already be ready.
    await waitFor(' · 4 s');
    await window.run('Video Ads: Refresh Videos');
    await waitFor('ready');
  };
  const creditsShow = (window: VscodeWindow, text: string): Promise<unknown> =>
    window.until(`credits that show “${text}”`, async () =>
      (await window.statusBarItem('videoAds.credits').innerText()).includes(text),
    );
  const restricted = (window: VscodeWindow): Promise<boolean> =>
    window.page.locator('.statusbar-item[id="status.workspaceTrust"]').filter({ hasText: 'Restricted' }).isVisible();

  before(async () => {
    await vscode.window.openContainer('Video Ads');
  });

  afterEach(async () => {
    for (const { page } of vscode.app.windows.slice(1)) await page.close();
    assert.deepEqual(thief.arrivals, []);
  });

  it("direct an untrusted folder's requests only to the sandbox", async () => {
    const { window } = vscode;
    await window.until('Restricted Mode', () => restricted(window));
    await window.editor.open('draft.txt');
    await window.openContainer('Video Ads');
    await chooseService(window, 'Refresh Credits');
    await creditsShow(window, 'Sandbox: 1,000 credits');
    await generateFromLine(window, 1);
    await window
      .tree('Videos')
      .waitForRow('a video of the sandbox', ({ description }) => description.includes('failed'));
    assert.deepEqual(own.arrivals, []);
  });

  describe('with a service of the user', () => {
    before(async () => {
      await vscode.window.editor.open('brief.md');
      await vscode.window.openContainer('Video Ads');
      await connectService(vscode.window, own);
    });

    /** Runs an action. Returns the number of generate requests that the service received meanwhile. */
    const countGenerations = async (act: () => Promise<void>): Promise<number> => {
      const before = own.countArrivals({ kind: 'generate' });
      await act();
      return own.countArrivals({ kind: 'generate' }) - before;
    };

    it("direct an untrusted folder's requests only to that service, and change none of its responses", async () => {
      const { window } = vscode;
      const files = own.countArrivals({ kind: 'file' });
      const sent = await countGenerations(async () => {
        await generateFromLine(window, 11);
        await ready(window, 'A bicycle');
      });
      assert.equal(sent, 1);
      await window.until('the file', () => Promise.resolve(own.countArrivals({ kind: 'file' }) > files));
      assert.ok(await restricted(window));
    });

    it("direct a trusted folder's requests only to that service", async () => {
      const { window } = vscode;
      await window.run('Workspaces: Manage Workspace Trust');
      await window.page
        .locator('.workspace-trust-editor .monaco-button')
        .filter({ hasText: /^Trust$/ })
        .click();
      await window.until('a trusted folder', async () => !(await restricted(window)));
      await creditsShow(window, `${own.api.credits} credits`);
      await window.closeEditor('Workspace Trust');
      const sent = await countGenerations(async () => {
        await generateFromLine(window, 15);
        await ready(window, 'Friends on a rooftop');
      });
      assert.equal(sent, 1);
    });

    it('direct the requests of a .code-workspace with a virtual folder only to that service, whose video is saved into it', async () => {
      const file = path.join(path.dirname(vscode.window.folder), 'virtual.code-workspace');
      await writeFile(
        file,
        JSON.stringify({ folders: [{ uri: 'memfs:/campaign', name: 'virtual' }], settings: malicious() }),
      );
      const window = await vscode.app.openWindow(file);
      // VS Code loses the folders of a workspace file that it reads before its server answers. A reload finds them.
      await window.until('the folder of the workspace', async () => {
        await window.press('Control+Shift+E');
        const isShown = await window.page.locator('.explorer-folders-view').isVisible();
        if (!isShown && (await window.page.getByText('not yet added a folder').isVisible())) await window.reload();
        return isShown;
      });
      await window.editor.open('brief.md');
      await window.openContainer('Video Ads');
      const sent = await countGenerations(async () => {
        await generateFromLine(window, 1);
        await ready(window, 'A lighthouse keeper');
      });
      assert.equal(sent, 1);
      await window.tree('Videos').pressInline('A lighthouse keeper', 'Save Video…');
      await window.until('the file dialog', async () => /\.\w+$/.test(await window.quickInput.input.inputValue()));
      await window.quickInput.fill('/campaign/keeper.webm');
      await window.quickInput.accept();
      await window.notifications.waitFor('Saved as');
      await window.press('Control+Shift+E');
      await window.page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'keeper.webm' }).waitFor();
      await window.screenshot(path.join(outFolder, 'e2e', 'virtual-workspace.png'));
    });

    it('are not needed without a folder: a typed prompt becomes a video', async () => {
      const window = await vscode.app.openWindow('');
      await creditsShow(window, `${own.api.credits} credits`);
      await window.openContainer('Video Ads');
      const sent = await countGenerations(async () => {
        await window.run('Video Ads: Generate Video…');
        await window.quickInput.waitForTitle('Generate Video');
        await window.quickInput.answer('A ferry at dusk');
        await window.quickInput.choose('4 s');
        await window.quickInput.choose('Service default');
        await ready(window, 'A ferry at dusk');
      });
      assert.equal(sent, 1);
    });

    describe('and a base URL that the user typed by hand', () => {
      before(async () => {
        await vscode.window.page.bringToFront();
        await vscode.window.changeSettings({ 'videoAds.baseUrl': second.baseUrl });
        await creditsShow(vscode.window, 'Set API key');
      });

      it('send that URL no request and no key of another service', async () => {
        const { window } = vscode;
        await chooseService(window, 'Refresh Credits');
        await window.run('Video Ads: Generate Video from Selection…');
        await window.quickInput.waitForTitle(/./);
        await window.quickInput.cancel();
        assert.deepEqual(second.arrivals, []);
      });

      it('send that URL a first key only after one confirmation', async () => {
        const { window } = vscode;
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
  });
});
