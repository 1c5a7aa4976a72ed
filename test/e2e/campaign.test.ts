import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sandboxService } from '../../src/core/video/video';
import { bytesOf, Clips } from '../support/clips';
import { connectService, serviceKey } from '../support/connectService';
import { ensureDebianPackages } from '../support/debianPackages';
import { extensionHosts, killNewestExtensionHost } from '../support/extensionHosts';
import { FaultServer } from '../support/faultServer';
import { outFolder } from '../support/repository';
import { showVideos } from '../support/showVideos';
import { useVscode } from '../support/useVscode';
import { libraryRows } from '../support/videoLibraryFiles';
import { waitUntil } from '../support/waitUntil';

const brief = `---
duration: 4
aspect_ratio: 9:16
---

# Northlight

## Morning

Ice falls into a tall glass. Northlight: slow brewed for eighteen hours.

## Evening

Friends on a rooftop pass one bottle around. Tomorrow starts cold.
`;
const versions = 2;
const note = 'Logo too small';
const shownNote = `0:03.20 ${note}`;
const lastLine = brief.split('\n').length - 1;

describe('a campaign, by keys alone', function () {
  this.timeout(400_000);
  const vscode = useVscode({}, async (app) => {
    const folder = await app.emptyWorkspace();
    await writeFile(path.join(folder, 'launch.md'), brief);
    return folder;
  });
  let service: FaultServer;
  let clips: Clips;

  const picture = (name: string): Promise<unknown> =>
    vscode.window.screenshot(path.join(outFolder, 'e2e', `campaign-${name}.png`));
  const sent = (): number => service.countArrivals({ kind: 'generate' });
  const recordFile = (): string => path.join(vscode.window.folder, 'launch.md.videos.json');

  /** Kills the extension host without warning, as a power failure would, and opens the brief again. */
  const killAndReopen = async (): Promise<void> => {
    const { window } = vscode;
    await killNewestExtensionHost(vscode.app.server);
    await window.reload();
    await waitUntil('another extension host', () => extensionHosts(vscode.app.server).length > 0);
    await window.statusBarItem('videoAds.credits').waitFor({ timeout: 60_000 });
    await window.editor.open('launch.md');
  };
  /** Opens Generate What's Missing… and returns its title once the prices are shown. */
  const plan = async (): Promise<string> => {
    const { window } = vscode;
    await window.run("Video Ads: Generate What's Missing…");
    await window.quickInput.waitForTitle(/^Generate What's Missing · \d+ selected/);
    return window.quickInput.title();
  };
  /**
   * Resolves when the library has this number of video IDs. Only then has the service responded to each request; a kill
   * before a response would leave the request unconfirmed.
   */
  const accepted = (count: number): Promise<unknown> =>
    waitUntil(
      `${count} video IDs`,
      () => libraryRows(vscode.app.server).filter(({ video_id: id }) => id !== null).length === count,
    );
  /** Resolves when the library has this number of succeeded drafts or takes. */
  const succeeded = (kind: 'draft' | 'take', count: number): Promise<unknown> =>
    waitUntil(
      `${count} succeeded ${kind}s`,
      () =>
        libraryRows(vscode.app.server).filter(
          ({ state, service }) => state === 'succeeded' && (service === sandboxService) === (kind === 'draft'),
        ).length === count,
      120_000,
    );
  /**
   * Moves to a take below a section's row with the arrow keys, and presses a key there.
   * @param take the number of the take, counted from 1
   */
  const pressOn = async (section: string, key: string, take = 1): Promise<void> => {
    const { window } = vscode;
    const focused = window.page.locator('.pane-body .monaco-list[aria-label="Videos"] .monaco-list-row.focused');
    const tree = window.tree('Videos');
    const { id } = await tree.waitForRow(section, ({ label }) => label === section);
    const index = (await tree.rows()).findIndex((row) => row.id === id) + take;
    await window.press('Home');
    for (let step = 0; step < index; step++) await window.press('ArrowDown');
    await window.until('the row', async () => (await focused.getAttribute('data-index')) === String(index));
    await window.press(key);
  };

  /** Opens the newest take of a section in the panel. */
  const openTake = async (section: string): Promise<void> => {
    await vscode.window.runInPalette('Video Ads: Focus on Videos View');
    await pressOn(section, 'Enter');
  };

  before(async () => {
    await ensureDebianPackages('ffmpeg');
    clips = new Clips();
    const file = Buffer.from(bytesOf(clips.video({ seconds: 4, output: ['-vf', 'scale=108:192,setsar=1'] })));
    service = await FaultServer.start({ apiKey: serviceKey, credits: 100, finishAfterMs: 300, file });
    const { window } = vscode;
    await window.editor.open('launch.md');
    await window.openContainer('Video Ads');
    await connectService(window, service);
    await window.editor.focus();
  });
  after(async () => {
    await service.close();
    clips.remove();
  });

  it('is drafted free, paid once, changed, picked and handed over, with a kill between any two steps', async () => {
    const { window } = vscode;
    // Draft
    assert.match(await plan(), new RegExp(`${versions} selected`));
    await window.quickInput.pressButtonByKey('Draft the Selected Ones');
    await window.openContainer('Video Ads');
    await succeeded('draft', versions);
    await picture('drafted');
    assert.equal(sent(), 0);
    await killAndReopen();

    // Pay once
    assert.match(await plan(), new RegExp(`${versions} selected`));
    assert.ok((await window.quickInput.rows()).some(({ description }) => description.includes('has a draft')));
    await picture('planned');
    await window.press('Enter');
    await window.dialogText();
    await window.press('Enter');
    await accepted(2 * versions);
    assert.equal(sent(), versions);
    await killAndReopen();
    await window.openContainer('Video Ads');
    await succeeded('take', versions);
    assert.match(await plan(), /^Generate What's Missing · 0 selected/);
    await picture('nothing-missing');
    await window.press('Enter');
    await window.quickInput.waitUntilClosed();
    await killAndReopen();

    // Change one section
    await window.editor.goToLine(lastLine);
    await window.press('End');
    await window.editor.type(' Northlight.');
    await window.press('Control+S');
    await window.until('the saved brief', async () =>
      (await readFile(path.join(window.folder, 'launch.md'), 'utf8')).includes('cold. Northlight.'),
    );
    await killAndReopen();
    assert.match(await plan(), /1 selected/);
    await picture('changed');
    await window.press('Enter');
    await accepted(2 * versions + 1);
    assert.equal(sent(), versions + 1);
    await killAndReopen();

    // Pick
    await window.openContainer('Video Ads');
    await showVideos(window, 'By brief');
    await window.tree('Videos').waitForRow('the brief', ({ label }) => label === 'launch.md');
    await succeeded('take', versions + 1);
    await window.runInPalette('Video Ads: Focus on Videos View');
    await pressOn('Morning', 'p');
    await pressOn('Evening', 'x', 2);
    const tree = window.tree('Videos');
    await tree.waitForRow('a kept take', ({ icon }) => icon.includes('star'));
    await tree.waitForRow('a rejected take', ({ spoken }) => spoken.includes('rejected'));
    const verdicts = libraryRows(vscode.app.server).flatMap(({ verdict }) => verdict ?? []);
    assert.deepEqual(verdicts.sort(), ['kept', 'rejected']);
    await picture('picked');

    // Note
    await openTake('Morning');
    const page = await window.focusedWebview('main .tools');
    await page.getByLabel('Time', { exact: true }).fill('0:03.2');
    await page.getByLabel('Time', { exact: true }).press('Enter');
    await page.locator('video').press('n');
    const field = page.getByRole('textbox', { name: 'Note at 0:03.20' });
    await field.pressSequentially(note);
    await field.press('Enter');
    await page.getByRole('button', { name: shownNote, exact: true }).waitFor();
    await killAndReopen();
    await window.openContainer('Video Ads');
    await openTake('Morning');
    const reloaded = await window.focusedWebview('main .notes');
    await reloaded.getByRole('button', { name: shownNote, exact: true }).press('Enter');
    await window.until('the time of the note', async () =>
      reloaded.evaluate<boolean>(
        "(({ currentTime, paused }) => currentTime === 3.2 && paused)(document.querySelector('video'))",
      ),
    );
    await picture('noted');
    await window.editor.open('launch.md');

    // Hand over
    await window.run('Video Ads: Hand Over…');
    await window.until('the folder of the brief', async () => (await window.quickInput.text()).includes('campaign'));
    await window.press('Enter');
    await window.notifications.waitFor(/were handed over/);
    await picture('handed-over');
    const delivered = (await readdir(window.folder)).sort();
    assert.equal(delivered.filter((name) => name.endsWith('.mp4')).length, versions, delivered.join());
    assert.ok(delivered.includes('review.html') && delivered.includes('videos.json'), delivered.join());

    const review = await readFile(path.join(window.folder, 'review.html'), 'utf8');
    assert.match(review, new RegExp(`#t=3\\.2">0:03\\.2</a> ${note}`));

    // Nothing was paid twice or lost.
    assert.equal(sent(), versions + 1);
    assert.equal(service.api.credits, 100 - 2 * (versions + 1));
    assert.equal(libraryRows(vscode.app.server).length, versions + versions + 1);
    const record = await readFile(recordFile(), 'utf8');
    assert.equal(record.match(/"fingerprint"/g)?.length, versions + 1, record);
    assert.match(record, /"verdict":\s*"kept"/);
  });
});
