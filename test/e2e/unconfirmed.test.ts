import assert from 'node:assert/strict';
import { connectService, serviceKey } from '../support/connectService';
import { FaultServer } from '../support/faultServer';
import { generateFromLine } from '../support/generateFromLine';
import type { TreeRow } from '../support/treeDriver';
import { showVideos } from '../support/showVideos';
import { useVscode } from '../support/useVscode';
import { libraryRows } from '../support/videoLibraryFiles';
import { waitUntil } from '../support/waitUntil';

const hour = 3_600_000;
const generatePath = '/api/v1/developer/videos/generate';

describe('unconfirmed and added videos', () => {
  const vscode = useVscode();
  let service: FaultServer;
  /** The balance before the `before` hook generates the unconfirmed video. */
  const balance = 100;

  const generationsOf = (words: string): typeof service.arrivals =>
    service.arrivals.filter(
      ({ kind, body }) => kind === 'generate' && (JSON.parse(body) as { prompt: string }).prompt.includes(words),
    );
  const rowOf = (label: string, words: string | RegExp): Promise<TreeRow> =>
    vscode.window
      .tree('Videos')
      .waitForRow(
        `“${label}” as ${String(words)}`,
        (row) => row.spoken.startsWith(label) && row.description.search(words) >= 0,
      );
  const generateUnconfirmed = async (line: number, words: string): Promise<TreeRow> => {
    await service.setFaults({ name: 'close-after-request', on: 'generate', times: 1 });
    await generateFromLine(vscode.window, line);
    return rowOf(words, 'unconfirmed');
  };
  /** Generates a video. Resolves with its ID when the library has it. */
  const generateRunning = async (line: number, words: string): Promise<string> => {
    await generateFromLine(vscode.window, line);
    await waitUntil('the id', () => typeof kept(words)[0]?.video_id === 'string');
    return String(kept(words)[0]?.video_id);
  };
  const kept = (words: string): ReturnType<typeof libraryRows> =>
    libraryRows(vscode.app.server).filter(({ prompt }) => String(prompt).includes(words));
  const finishAfter = (ms: number): void => {
    service.api.options = { ...service.api.options, finishAfterMs: ms };
  };
  /** The ID of the newest video of the service. */
  const lastId = (): string => [...service.api.videos.keys()].at(-1) ?? '';
  const statusChecksOf = (id: string): number => service.countArrivals({ path: `/api/v1/developer/videos/${id}` });
  const waitForCheckOf = async (id: string): Promise<void> => {
    const before = statusChecksOf(id);
    await waitUntil(`${id} to be polled`, () => statusChecksOf(id) > before, 60_000);
  };

  before(async () => {
    service = await FaultServer.start({ credits: balance, finishAfterMs: hour, apiKey: serviceKey });
    await vscode.window.editor.open('brief.md');
    await vscode.window.openContainer('Video Ads');
    await connectService(vscode.window, service);
    await generateUnconfirmed(7, 'A quiet kitchen');
  });

  afterEach(async () => {
    finishAfter(hour);
    await service.setFaults();
  });

  after(async () => {
    await service.close();
  });

  it('are explained in one sentence, with the balance before and after', async () => {
    const row = await rowOf('A quiet kitchen', 'unconfirmed');
    await waitUntil('the balance after', () => kept('A quiet kitchen')[0]?.credits_after === balance - 2);
    const hover = await vscode.window.hover(vscode.window.tree('Videos').row(row.label));
    assert.match(hover, /The request may have reached the service, but no usable response arrived/);
    assert.match(hover, new RegExp(`Balance before\\s*${balance}`));
    assert.match(hover, new RegExp(`Balance after\\s*${balance - 2}`));
    await vscode.window.restMouse();
    assert.equal(generationsOf('A quiet kitchen').length, 1);
  });

  it('are polled to their end once the right ID is entered', async () => {
    const row = await generateUnconfirmed(5, 'Morning');
    const id = lastId();
    await vscode.window.tree('Videos').pressInline(row.label, 'Enter Video ID…');
    await vscode.window.quickInput.waitForTitle('Enter Video ID');
    await vscode.window.quickInput.answer(id);
    await waitUntil('the id', () => kept('Morning')[0]?.video_id === id);
    finishAfter(0);
    await rowOf('Morning', 'ready');
    assert.equal(generationsOf('Morning').length, 1);
  });

  it('are sent again only by the user, after a warning that credits may be spent twice', async () => {
    const row = await generateUnconfirmed(11, 'A bicycle');
    const tryAgain = async (): Promise<string> => {
      await vscode.window.tree('Videos').pressInline(row.label, 'Try Again…');
      return vscode.window.dialogText();
    };
    const warning = /An earlier request may have reached the service, so credits may be spent twice/;
    assert.match(await tryAgain(), warning);
    await vscode.window.pressDialogButton('Cancel');
    await tryAgain();
    assert.equal(generationsOf('A bicycle').length, 1);
    await vscode.window.pressDialogButton('Send Again');
    await waitUntil('the video sent again', () => kept('A bicycle').some(({ video_id: id }) => id === lastId()));
    const [first, again, ...more] = generationsOf('A bicycle').map(({ idempotencyKey }) => idempotencyKey);
    assert.equal(again, first);
    assert.deepEqual(more, []);
    await rowOf('A bicycle', 'unconfirmed');
  });

  it('leave the list when they are dismissed, and return after Undo', async () => {
    const row = await generateUnconfirmed(15, 'Friends on a rooftop');
    const waitUntilHidden = (): Promise<unknown> =>
      vscode.window.until('the row to be hidden', async () =>
        (await vscode.window.tree('Videos').rows()).every(({ label }) => label !== row.label),
      );
    await vscode.window.chooseForVideo(row.label, 'Dismiss Unconfirmed Video');
    await waitUntilHidden();
    await vscode.window.notifications.press('was dismissed', 'Undo');
    await rowOf('Friends on a rooftop', 'unconfirmed');
    await vscode.window.chooseForVideo(row.label, 'Dismiss Unconfirmed Video');
    await showVideos(vscode.window, 'dismissed');
    await rowOf('Friends on a rooftop', 'dismissed');
    await showVideos(vscode.window, 'Show All');
    await waitUntilHidden();
    assert.equal(generationsOf('Friends on a rooftop').length, 1);
  });

  it('can be added by their ID when they were started elsewhere, and without a prompt offer no repetition', async () => {
    service.api.answer({
      method: 'POST',
      path: generatePath,
      headers: { authorization: `Bearer ${serviceKey}` },
      body: JSON.stringify({ prompt: 'From another machine', duration: 4 }),
    });
    await vscode.window.run('Video Ads: Add Video by ID…');
    await vscode.window.quickInput.waitForTitle('Add Video by ID');
    await vscode.window.quickInput.answer(lastId());
    const { label } = await rowOf('Added by ID', /^(queued|running|\d+%)/);
    await waitForCheckOf(lastId());
    await vscode.window.tree('Videos').openMenu(label);
    const entries = await vscode.window.menuEntries();
    assert.ok(!entries.some((entry) => /Generate Again|Copy Prompt/.test(entry)), entries.join());
    await vscode.window.press('Escape');
  });

  it('are polled again after a reload, except from Stop Checking to Resume Checking', async () => {
    const stopped = await generateRunning(9, 'Commute');
    const followed = await generateRunning(13, 'Evening');
    const { label } = await rowOf('Commute', /^(queued|running|\d+%)/);
    await vscode.window.chooseForVideo(label, 'Stop Checking');
    assert.match(await vscode.window.dialogText(), /The service may still finish, and credits aren't refunded/);
    await vscode.window.pressDialogButton('Stop Checking');
    await rowOf('Commute', 'not checked');
    assert.equal(kept('Commute')[0]?.stopped, 1);

    const shown = async (): Promise<string[]> =>
      (await vscode.window.tree('Videos').rows()).map(
        (row) => `${row.label}: ${(row.description.split(' · ')[0] ?? '').replace(/queued|\d+%/, 'running')}`,
      );
    const before = await shown();
    const checks = statusChecksOf(stopped);
    await vscode.window.reload();
    await rowOf('Commute', 'not checked');
    assert.deepEqual(await shown(), before);
    await waitForCheckOf(followed);
    assert.equal(statusChecksOf(stopped), checks);

    await vscode.window.tree('Videos').openMenu(label);
    assert.ok(!(await vscode.window.menuEntries()).includes('Stop Checking'));
    await vscode.window.chooseFromMenu('Resume Checking');
    await rowOf('Commute', /^(queued|running|\d+%)/);
    await waitForCheckOf(stopped);
  });

  it('are polled again automatically after an outage, which the view shows above the rows', async () => {
    const message = vscode.window.page.locator('.pane-body .message').filter({ hasText: "can't be reached" });
    await generateRunning(3, 'Three cuts');
    await service.setFaults('refuse');
    await message.waitFor({ timeout: 60_000 });
    assert.match(await message.innerText(), /127\.0\.0\.1:\d+ can't be reached\. Retrying automatically\./);
    finishAfter(0);
    await service.setFaults();
    await rowOf('Three cuts', 'ready');
    await message.waitFor({ state: 'hidden' });
    const shown = await vscode.window.notifications.texts();
    assert.deepEqual(
      shown.filter((text) => /can't be reached|refused the connection/.test(text)),
      [],
    );
    assert.equal(generationsOf('Three cuts').length, 1);
  });
});
