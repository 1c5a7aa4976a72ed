import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseService } from '../support/chooseService';
import { connectService } from '../support/connectService';
import { extensionHosts } from '../support/extensionHosts';
import { FaultServer } from '../support/faultServer';
import { statusChecks, turns } from '../support/statusChecks';
import { showVideos } from '../support/showVideos';
import { useVscode } from '../support/useVscode';
import { libraryRows } from '../support/videoLibraryFiles';
import type { VscodeWindow } from '../support/vscodeWindow';
import { waitUntil } from '../support/waitUntil';

const perWindow = 20;
const hour = 3_600_000;

interface OpenWindow {
  readonly window: VscodeWindow;
  /** The process ID of the window's extension host. */
  readonly pid: number;
}

/** One code-server with several windows: each has its own extension host, and all share the library. */
describe('several windows', () => {
  const vscode = useVscode({ prepare: bindKey });
  const open: OpenWindow[] = [];
  let service: FaultServer;
  let sent = 0;

  const generations = (): typeof service.arrivals => service.arrivals.filter(({ kind }) => kind === 'generate');
  const server = (): (typeof vscode)['app']['server'] => vscode.app.server;
  const join = async (window: VscodeWindow): Promise<void> => {
    const known = open.map(({ pid }) => pid);
    const pid = await waitUntil('its extension host', () => extensionHosts(server()).find((it) => !known.includes(it)));
    open.push({ window, pid });
    await window.openContainer('Video Ads');
    await showVideos(window, 'Not grouped');
  };
  const openAnother = async (): Promise<void> => {
    await join(await vscode.app.openWindow(await vscode.app.emptyWorkspace()));
  };
  const at = (index: number): VscodeWindow => {
    const it = open[index];
    if (it === undefined) throw new Error(`There is no window ${index}.`);
    return it.window;
  };
  /** Selects a duration and an aspect ratio. */
  const answer = async (window: VscodeWindow): Promise<void> => {
    await window.quickInput.choose('4 s');
    await window.quickInput.moveTo('Service default');
  };
  /** Selects every line of a file and answers the picks, all but the last. */
  const prepareEach = async ({ window }: OpenWindow, name: string): Promise<void> => {
    const lines = Array.from({ length: perWindow }, (_, index) => `${name}${index + 1}: sunrise`);
    await writeFile(path.join(window.folder, 'lines.txt'), lines.join('\n'));
    await window.page.bringToFront();
    await window.editor.open('lines.txt');
    await window.openContainer('Video Ads');
    await window.editor.selectAll();
    await window.press('Shift+Alt+I'); // Puts a cursor at the end of every line.
    await window.press('Shift+Home');
    await window.run('Video Ads: Generate Video from Selection…');
    await answer(window);
    await window.quickInput.accept();
    assert.match(await window.dialogText(), /Generate 20 videos/);
  };
  const assertSentOnce = (): void => {
    assert.equal(generations().length, sent);
    const keys = new Set(generations().map(({ idempotencyKey }) => idempotencyKey));
    assert.equal(keys.size, sent);
    assert.deepEqual(keys, new Set(libraryRows(server()).map(({ key }) => key)));
    const ids = new Set(libraryRows(server()).map(({ video_id: id }) => id));
    assert.deepEqual(ids, new Set(service.api.videos.keys()));
  };
  const assertShownInEach = async (): Promise<void> => {
    for (const { window } of open) {
      await window.page.bringToFront();
      const tree = window.tree('Videos');
      await window.until(`${sent} rows`, async () => (await tree.size()) === sent);
      const prompts = (await tree.allRows()).map(({ spoken }) => spoken.split(',')[0]);
      assert.equal(new Set(prompts).size, sent);
      assert.equal(await window.badge('Video Ads'), String(sent));
    }
  };

  before(async () => {
    service = await FaultServer.start({ credits: 5000, finishAfterMs: hour });
    await vscode.window.editor.open('brief.md');
    await join(vscode.window);
    await connectService(vscode.window, service);
    await openAnother();
    await openAnother();
  });

  after(async () => {
    await service.close();
  });

  it('switch the service together', async () => {
    const show = async (text: string | RegExp): Promise<void> => {
      for (const { window } of open) {
        const item = window.statusBarItem('videoAds.credits');
        await window.until(`${String(text)} in each window`, async () => (await item.innerText()).match(text) !== null);
      }
    };
    await show('5,000 credits');
    await at(0).page.bringToFront();
    await chooseService(at(0), 'Sandbox');
    await show(/Sandbox/);
    await at(1).page.bringToFront();
    await chooseService(at(1), /^127\.0\.0\.1/);
    await show('5,000 credits');
  });

  it('send each request of three batches of 20 once, and show all 60 rows in each window', async () => {
    for (const [index, it] of open.entries()) await prepareEach(it, 'ABC'[index] ?? '');
    await Promise.all(open.map(({ window }) => window.press('Enter')));
    sent = open.length * perWindow;
    await waitUntil(`${sent} generate requests`, () => generations().length >= sent, 60_000);
    const confirmed = `SELECT key FROM videos WHERE video_id IS NOT NULL`;
    await waitUntil('all to be recorded', () => libraryRows(server(), confirmed).length === sent, 60_000);
    assertSentOnce();
    await assertShownInEach();
  });

  it('poll from one window only', async () => {
    await waitUntil('a dozen status checks', () => statusChecks(server()).length >= 12);
    assert.equal(turns(statusChecks(server())).length, 1);
  });

  it('poll from another window within 15 s when the polling window closes', async () => {
    const [leader] = turns(statusChecks(server()));
    const index = open.findIndex(({ pid }) => pid === leader);
    const [closed] = open.splice(index, 1);
    const closedAt = Date.now();
    await closed?.window.close();
    const next = await nextTurn(1);
    const took = Date.now() - closedAt;
    assert.ok(open.some(({ pid }) => pid === next));
    assert.ok(took < 15_000, `after ${took} ms`);
  });

  it('poll from another window within 15 s when the polling window hangs, which polls no more after it resumes', async () => {
    const hanging = turns(statusChecks(server())).at(-1) ?? 0;
    const hungAt = Date.now();
    process.kill(hanging, 'SIGSTOP');
    let next: number | undefined;
    try {
      next = await nextTurn(2);
    } finally {
      process.kill(hanging, 'SIGCONT');
    }
    const took = Date.now() - hungAt;
    assert.ok(took < 15_000, `after ${took} ms`);
    const before = statusChecks(server()).length;
    await waitUntil('a dozen more status checks', () => statusChecks(server()).length >= before + 12);
    assert.equal(turns(statusChecks(server())).length, 3);
    assert.equal(turns(statusChecks(server())).at(-1), next);
  });

  const nextTurn = (before: number): Promise<number> =>
    waitUntil('another window to poll', () => turns(statusChecks(server()))[before]);

  it('generate one video of the same text at the same moment, and ask before the duplicate', async () => {
    const [one, other] = [at(0), at(1)];
    for (const window of [one, other]) {
      await writeFile(path.join(window.folder, 'same.txt'), 'The same sentence in both windows');
      await window.page.bringToFront();
      await window.editor.open('same.txt');
      await window.editor.selectAll();
      await window.run('Video Ads: Generate Video from Selection…');
      await answer(window);
    }
    await Promise.all([one.press('Enter'), other.press('Enter')]);
    sent += 1;
    const asked = await waitUntil('a question', async () => {
      for (const it of [one, other]) if (await it.page.locator('.monaco-dialog-box').isVisible()) return it;
      return undefined;
    });
    await asked.page.bringToFront();
    assert.match(await asked.dialogText(), /You generated the same video \d+ s ago/);
    await asked.pressDialogButton('Cancel');
    assertSentOnce();
  });

  it('show one pair of picks and generate one video while a key is held down', async () => {
    const window = at(0);
    await writeFile(path.join(window.folder, 'held.txt'), 'A key that is held down');
    await window.page.bringToFront();
    await window.editor.open('held.txt');
    await window.editor.selectAll();
    for (let times = 0; times < 20; times++) await window.page.keyboard.down('F8');
    await window.page.keyboard.up('F8');
    await answer(window);
    await window.quickInput.accept();
    sent += 1;
    await waitUntil('its request', () => generations().length >= sent);
    await window.openContainer('Video Ads');
    await window.until('its row', async () => (await window.tree('Videos').size()) === sent);
    assert.equal(await window.quickInput.isOpen(), false);
    assert.equal(await window.page.locator('.monaco-dialog-box').isVisible(), false);
    assertSentOnce();
  });
});

/** Binds F8 to Generate, as a user may do. */
async function bindKey(dataFolder: string): Promise<void> {
  const file = path.join(dataFolder, 'data', 'User', 'keybindings.json');
  const bound = JSON.parse(await readFile(file, 'utf8')) as unknown[];
  await writeFile(file, JSON.stringify([...bound, { key: 'f8', command: 'videoAds.generateVideo' }]));
}
