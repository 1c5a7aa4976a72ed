import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { VideoLibrary } from '../../src/core/library/library';
import { chooseService } from '../support/chooseService';
import { connectService } from '../support/connectService';
import { extensionHosts } from '../support/extensionHosts';
import { FaultServer } from '../support/faultServer';
import { keptReading, begin, confirm, intent } from '../support/libraryFolder';
import { quietLog } from '../support/quietLog';
import { stopOutsideTransaction } from '../support/stopOutsideTransaction';
import { type StatusCheck, statusChecks, turns } from '../support/statusChecks';
import { showVideos } from '../support/showVideos';
import { campaign, useVscode } from '../support/useVscode';
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
describe('several windows', function () {
  // Three windows that load on a busy machine take minutes.
  this.timeout(300_000);
  const vscode = useVscode({ prepare: bindKey }, async (app) => addTexts(await campaign(app), 'A'));
  const open: OpenWindow[] = [];
  let service: FaultServer;

  const generations = (): typeof service.arrivals => service.arrivals.filter(({ kind }) => kind === 'generate');
  const server = (): (typeof vscode)['app']['server'] => vscode.app.server;
  const join = async (window: VscodeWindow): Promise<void> => {
    const known = open.map(({ pid }) => pid);
    await window.openContainer('Video Ads');
    // A window that was reloaded while it opened has two extension hosts until the first one ends. The second one has
    // started once it shows the credits.
    await window.statusBarItem('videoAds.credits').waitFor();
    const pid = await waitUntil('its only extension host', () => {
      const [own, ...others] = extensionHosts(server()).filter((it) => !known.includes(it));
      return others.length === 0 ? own : undefined;
    });
    open.push({ window, pid });
  };
  const openAnother = async (name: string): Promise<void> => {
    await join(await vscode.app.openWindow(await addTexts(await vscode.app.emptyWorkspace(), name)));
  };
  const at = (index: number): VscodeWindow => {
    const it = open[index];
    if (it === undefined) throw new Error(`There is no window ${index}.`);
    return it.window;
  };
  /** Selects a duration and an aspect ratio. */
  const answerPicks = async (window: VscodeWindow): Promise<void> => {
    await window.quickInput.choose('4 s');
    await window.quickInput.moveTo('Service default');
  };
  /** Selects every line of a file, runs Generate, and answers all picks but the last. */
  const prepareEach = async ({ window }: OpenWindow): Promise<void> => {
    await window.page.bringToFront();
    await window.editor.open('lines.txt');
    await window.openContainer('Video Ads');
    await window.editor.selectAll();
    await window.press('Shift+Alt+I'); // Puts a cursor at the end of every line.
    await window.press('Shift+Home');
    await window.run('Video Ads: Generate Video from Selection…');
    await answerPicks(window);
    await window.quickInput.accept();
    assert.match(await window.dialogText(), /Generate 20 videos/);
  };
  const rows = (): ReturnType<typeof libraryRows> => libraryRows(server());
  /**
   * Starts counting requests. The returned function asserts that `count` videos were generated since then, each by one
   * request.
   */
  const countSent = (): ((count: number) => void) => {
    const requests = generations().length;
    const known = new Set(rows().map(({ key }) => key));
    const knownIds = new Set(service.api.videos.keys());
    return (count) => {
      const keys = generations()
        .slice(requests)
        .map(({ idempotencyKey }) => idempotencyKey);
      assert.equal(keys.length, count);
      assert.equal(new Set(keys).size, count);
      const added = rows().filter(({ key }) => !known.has(key));
      assert.deepEqual(new Set(keys), new Set(added.map(({ key }) => key)));
      const ids = [...service.api.videos.keys()].filter((id) => !knownIds.has(id));
      assert.deepEqual(new Set(ids), new Set(added.map(({ video_id: id }) => id)));
    };
  };
  const assertShownInEach = async (): Promise<void> => {
    const total = rows().length;
    for (const { window } of open) {
      await window.page.bringToFront();
      await showVideos(window, 'Not grouped');
      const tree = window.tree('Videos');
      await window.until(`${total} rows`, async () => (await tree.size()) === total);
      const prompts = (await tree.allRows()).map(({ spoken }) => spoken.split(',')[0]);
      assert.equal(new Set(prompts).size, total);
      assert.equal(await window.badge('Video Ads'), String(total));
    }
  };

  /** Adds videos in progress to the service and to the library, as if a window had generated them. */
  const addVideos = async (count: number): Promise<void> => {
    const library = await VideoLibrary.open(server().globalStorage, quietLog);
    for (let number = 1; number <= count; number++) {
      const [id, prompt] = [`added-${number}`, `Added ${number}`];
      const { key } = await begin(library, intent({ prompt, service: service.baseUrl }));
      const details = { id, prompt, createdAt: Date.now(), cost: 4, duration: 8, aspectRatio: '9:16', asked: 0 };
      service.api.videos.set(id, details);
      await confirm(library, key, keptReading({ videoId: id }));
    }
    library.dispose();
  };

  before(async () => {
    service = await FaultServer.start({ credits: 5000, finishAfterMs: hour });
    await vscode.window.editor.open('brief.md');
    await join(vscode.window);
    await connectService(vscode.window, service);
    await openAnother('B');
    await openAnother('C');
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
    const balance = `${service.api.credits.toLocaleString('en')} credits`;
    await show(balance);
    await at(0).page.bringToFront();
    await chooseService(at(0), 'Sandbox');
    await show(/Sandbox/);
    await at(1).page.bringToFront();
    await chooseService(at(1), /^127\.0\.0\.1/);
    await show(balance);
  });

  it('send each request of three batches of 20 once, and show all 60 rows in each window', async () => {
    const assertSent = countSent();
    const requests = generations().length;
    for (const it of open) await prepareEach(it);
    await Promise.all(open.map(({ window }) => window.press('Enter')));
    const sent = open.length * perWindow;
    await waitUntil(`${sent} generate requests`, () => generations().length >= requests + sent, 60_000);
    await waitUntil('all to be recorded', () => rows().every(({ video_id: id }) => id !== null), 60_000);
    assertSent(sent);
    await assertShownInEach();
  });

  describe('while videos are in progress', () => {
    const checks = (): ReturnType<typeof statusChecks> => statusChecks(server());
    const lastCheck = (): StatusCheck => checks().at(-1) ?? assert.fail('No window polls.');
    /** Resolves with the first check by another window. Compares arrivals, because a log may be written late. */
    const nextTurn = ({ pid, arrival }: StatusCheck): Promise<StatusCheck> =>
      waitUntil('another window to poll', () => checks().find((it) => it.arrival > arrival && it.pid !== pid));
    const moreChecks = async (): Promise<void> => {
      const before = checks().length;
      await waitUntil('a dozen status checks', () => checks().length >= before + 12);
    };

    before(async () => {
      await addVideos(perWindow - rows().length);
      await moreChecks();
    });

    it('poll from one window only', async () => {
      const before = checks().length;
      await moreChecks();
      assert.equal(turns(checks().slice(before)).length, 1);
    });

    it('poll from another window when the polling window closes', async () => {
      const last = lastCheck();
      const [closed] = open.splice(
        open.findIndex(({ pid }) => pid === last.pid),
        1,
      );
      await closed?.window.close();
      const next = await nextTurn(last);
      assert.ok(open.some(({ pid }) => pid === next.pid));
    });

    it('poll from another window when the polling window hangs, which polls no more after it resumes', async () => {
      const hanging = lastCheck();
      await stopOutsideTransaction(hanging.pid, server());
      let next: StatusCheck | undefined;
      try {
        next = await nextTurn(hanging);
      } finally {
        process.kill(hanging.pid, 'SIGCONT');
      }
      await moreChecks();
      const since = checks().filter(({ arrival }) => arrival >= next.arrival);
      assert.deepEqual(turns(since), [next.pid]);
    });
  });

  it('generate one video of the same text at the same moment, and ask before the duplicate', async () => {
    const [one, other] = [at(0), at(1)];
    const assertSent = countSent();
    for (const window of [one, other]) {
      await window.page.bringToFront();
      await window.editor.open('same.txt');
      await window.editor.selectAll();
      await window.run('Video Ads: Generate Video from Selection…');
      await answerPicks(window);
    }
    await Promise.all([one.press('Enter'), other.press('Enter')]);
    const asked = await waitUntil('a question', async () => {
      for (const it of [one, other]) if (await it.page.locator('.monaco-dialog-box').isVisible()) return it;
      return undefined;
    });
    await asked.page.bringToFront();
    assert.match(await asked.dialogText(), /You generated the same video \d+ s ago/);
    await asked.pressDialogButton('Cancel');
    // The question may come before the response to the first request.
    await waitUntil('its ID', () => rows().every(({ video_id: id }) => id !== null));
    assertSent(1);
  });

  it('show one pair of picks and generate one video while a key is held down', async () => {
    const window = at(0);
    const assertSent = countSent();
    const requests = generations().length;
    await window.page.bringToFront();
    await window.editor.open('held.txt');
    await window.editor.selectAll();
    for (let times = 0; times < 20; times++) await window.page.keyboard.down('F8');
    await window.page.keyboard.up('F8');
    await answerPicks(window);
    await window.quickInput.accept();
    await waitUntil('its request', () => generations().length > requests);
    await window.openContainer('Video Ads');
    await showVideos(window, 'Not grouped');
    await window.until('one row for each video', async () => (await window.tree('Videos').size()) === rows().length);
    assert.equal(await window.quickInput.isOpen(), false);
    assert.equal(await window.page.locator('.monaco-dialog-box').isVisible(), false);
    assertSent(1);
  });
});

/** Adds the texts of the tests to a folder before a window opens it, because VS Code may list later files late. */
async function addTexts(folder: string, name: string): Promise<string> {
  const lines = Array.from({ length: perWindow }, (_, index) => `${name}${index + 1}: sunrise`);
  await writeFile(path.join(folder, 'lines.txt'), lines.join('\n'));
  await writeFile(path.join(folder, 'same.txt'), 'The same sentence in both windows');
  await writeFile(path.join(folder, 'held.txt'), 'A key that is held down');
  return folder;
}

/** Binds F8 to Generate, as a user may do. */
async function bindKey(dataFolder: string): Promise<void> {
  const file = path.join(dataFolder, 'data', 'User', 'keybindings.json');
  const bound = JSON.parse(await readFile(file, 'utf8')) as unknown[];
  await writeFile(file, JSON.stringify([...bound, { key: 'f8', command: 'videoAds.generateVideo' }]));
}
