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

  const generations = (): typeof service.arrivals => service.arrivals.filter(({ kind }) => kind === 'generate');
  const generate = (line: number): Promise<void> => generateFromLine(vscode.window, line);
  const rowOf = (beginning: string, words: string | RegExp): Promise<TreeRow> =>
    vscode.window
      .tree('Videos')
      .waitForRow(
        `“${beginning}” as ${String(words)}`,
        (row) => row.spoken.startsWith(beginning) && row.description.search(words) >= 0,
      );
  const generateUnconfirmed = async (line: number, beginning: string): Promise<TreeRow> => {
    await service.setFaults({ name: 'close-after-request', on: 'generate', times: 1 });
    await generate(line);
    return rowOf(beginning, 'unconfirmed');
  };
  const kept = (beginning: string): ReturnType<typeof libraryRows> =>
    libraryRows(vscode.app.server).filter(({ prompt }) => String(prompt).startsWith(beginning));
  const finishAfter = (ms: number): void => {
    service.api.options = { ...service.api.options, finishAfterMs: ms };
  };
  /** The ID of the newest video of the service. */
  const lastId = (): string => [...service.api.videos.keys()].at(-1) ?? '';
  const statusChecksOf = (id: string): number => service.countArrivals({ path: `/api/v1/developer/videos/${id}` });

  before(async () => {
    service = await FaultServer.start({ credits: 100, finishAfterMs: hour, apiKey: serviceKey });
    await vscode.window.editor.open('brief.md');
    await vscode.window.openContainer('Video Ads');
    await connectService(vscode.window, service);
  });

  after(async () => {
    await service.close();
  });

  it('are explained in one sentence, with the balance before and after', async () => {
    const row = await generateUnconfirmed(7, 'A quiet kitchen');
    await waitUntil('the balance after', () => kept('A quiet kitchen')[0]?.credits_after === 98);
    const hover = await vscode.window.hover(vscode.window.tree('Videos').row(row.label));
    assert.match(hover, /The request may have reached the service, but no usable response arrived/);
    assert.match(hover, /Balance before\s*100/);
    assert.match(hover, /Balance after\s*98/);
    await vscode.window.restMouse();
    assert.equal(generations().length, 1);
  });

  it('stay unchanged when the service does not know the entered ID', async () => {
    const row = await rowOf('A quiet kitchen', 'unconfirmed');
    const [before] = kept('A quiet kitchen');
    await vscode.window.tree('Videos').pressInline(row.label, 'Enter Video ID…');
    await vscode.window.quickInput.waitForTitle('Enter Video ID');
    await vscode.window.quickInput.answer('no-such-video');
    await vscode.window.notifications.waitFor(/not found/i);
    assert.deepEqual(kept('A quiet kitchen'), [before]);
  });

  it('are polled to their end once the right ID is entered', async () => {
    const row = await rowOf('A quiet kitchen', 'unconfirmed');
    await vscode.window.tree('Videos').pressInline(row.label, 'Enter Video ID…');
    await vscode.window.quickInput.waitForTitle('Enter Video ID');
    await vscode.window.quickInput.answer(lastId());
    await waitUntil('the id', () => kept('A quiet kitchen')[0]?.video_id === lastId());
    finishAfter(0);
    await rowOf('A quiet kitchen', 'ready');
    finishAfter(hour);
    assert.equal(generations().length, 1);
  });

  it('are sent again only by the user, after a warning that credits may be spent twice', async () => {
    const row = await generateUnconfirmed(11, 'A bicycle');
    const tryAgain = async (): Promise<string> => {
      await vscode.window.tree('Videos').pressInline(row.label, 'Try Again…');
      return vscode.window.dialogText();
    };
    const asked = await tryAgain();
    assert.match(asked, /An earlier request may have reached the service, so credits may be spent twice/);
    assert.match(asked, /Balance before: 98\. Balance after: 96\./);
    await vscode.window.pressDialogButton('Cancel');
    await tryAgain();
    assert.equal(generations().length, 2);
    await vscode.window.pressDialogButton('Send Again');
    await waitUntil('the video sent again', () => kept('A bicycle').some(({ video_id: id }) => id === lastId()));
    assert.equal(generations().length, 3);
    const [, first, again] = generations().map(({ idempotencyKey }) => idempotencyKey);
    assert.equal(again, first);
    await rowOf('A bicycle', 'unconfirmed');
  });

  it('leave the list when they are dismissed, and return after Undo', async () => {
    const row = await generateUnconfirmed(15, 'Friends on a rooftop');
    await vscode.window.tree('Videos').openMenu(row.label);
    await vscode.window.chooseFromMenu('Dismiss Unconfirmed Video');
    await vscode.window.until('the row to go', async () =>
      (await vscode.window.tree('Videos').rows()).every(({ label }) => label !== row.label),
    );
    await vscode.window.notifications.press('was dismissed', 'Undo');
    await rowOf('Friends on a rooftop', 'unconfirmed');
    await vscode.window.tree('Videos').openMenu(row.label);
    await vscode.window.chooseFromMenu('Dismiss Unconfirmed Video');
    await showVideos(vscode.window, 'dismissed');
    await rowOf('Friends on a rooftop', 'dismissed');
    await showVideos(vscode.window, 'Show All');
    await vscode.window.until('the row to be away again', async () =>
      (await vscode.window.tree('Videos').rows()).every(({ label }) => label !== row.label),
    );
    assert.equal(generations().length, 4);
  });

  it('can be added by their ID when they were started elsewhere', async () => {
    service.api.answer({
      method: 'POST',
      path: generatePath,
      headers: { authorization: `Bearer ${serviceKey}` },
      body: JSON.stringify({ prompt: 'From another machine', duration: 4 }),
    });
    await vscode.window.run('Video Ads: Add Video by ID…');
    await vscode.window.quickInput.waitForTitle('Add Video by ID');
    await vscode.window.quickInput.answer(lastId());
    await rowOf('Added by ID', /^(queued|running|\d+%)/);
    const before = statusChecksOf(lastId());
    await waitUntil('it to be polled', () => statusChecksOf(lastId()) > before);
  });

  it('are not polled after Stop Checking, which warns that the service may still finish', async () => {
    const row = await rowOf('Added by ID', /^(queued|running|\d+%)/);
    await vscode.window.tree('Videos').openMenu(row.label);
    await vscode.window.chooseFromMenu('Stop Checking');
    assert.match(await vscode.window.dialogText(), /The service may still finish, and credits aren't refunded/);
    await vscode.window.pressDialogButton('Stop Checking');
    await rowOf('Added by ID', 'not checked');
    const [tracked] = kept('').filter(({ video_id: id }) => id === lastId());
    assert.equal(tracked?.stopped, 1);
  });

  it('are all there after a reload, and polled again', async () => {
    const stopped = statusChecksOf(lastId());
    const followed = String(kept('A bicycle').find(({ video_id: id }) => id !== null)?.video_id);
    const shown = async (): Promise<string[]> =>
      (await vscode.window.tree('Videos').rows()).map(
        ({ label, description }) =>
          `${label}: ${(description.split(' · ')[0] ?? '').replace(/queued|\d+%/, 'running')}`,
      );
    const before = await shown();
    assert.equal(before.length, 4);
    const checks = statusChecksOf(followed);
    await vscode.window.reload();
    await rowOf('Added by ID', 'not checked');
    assert.deepEqual(await shown(), before);
    await waitUntil('it to be polled again', () => statusChecksOf(followed) > checks, 60_000);
    assert.equal(statusChecksOf(lastId()), stopped);
  });

  it('are polled again after Resume Checking, and without a known prompt offer no Generate Again', async () => {
    const row = await rowOf('Added by ID', 'not checked');
    await vscode.window.tree('Videos').openMenu(row.label);
    const entries = await vscode.window.menuEntries();
    assert.ok(!entries.some((entry) => /Generate Again|Copy Prompt|Stop Checking/.test(entry)), entries.join());
    const before = statusChecksOf(lastId());
    await vscode.window.chooseFromMenu('Resume Checking');
    await rowOf('Added by ID', /^(queued|running|\d+%)/);
    await waitUntil('it to be polled', () => statusChecksOf(lastId()) > before);
  });

  it('are polled again automatically after an outage, which the view shows above the rows', async () => {
    const message = vscode.window.page.locator('.pane-body .message').filter({ hasText: "can't be reached" });
    await generate(3);
    await waitUntil('its id', () => typeof kept('Three cuts')[0]?.video_id === 'string');
    await service.setFaults('refuse');
    await message.waitFor({ timeout: 60_000 });
    assert.match(await message.innerText(), /127\.0\.0\.1:\d+ can't be reached\. Retrying automatically\./);
    finishAfter(0);
    await service.setFaults();
    await rowOf('Three cuts', 'ready');
    await message.waitFor({ state: 'hidden' });
    assert.deepEqual(
      await vscode.window.notifications.texts().then((texts) => texts.filter((it) => it.includes('reach'))),
      [],
    );
    assert.equal(generations().length, 5);
  });
});
