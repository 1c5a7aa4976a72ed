import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { VideoLibrary } from '../../src/core/library/library';
import { fillLibrary } from '../support/fillLibrary';
import { keptReading, begin, confirm, intent } from '../support/libraryFolder';
import { quietLog } from '../support/quietLog';
import { outFolder } from '../support/repository';
import { showVideos } from '../support/showVideos';
import { useVscode } from '../support/useVscode';

describe('finding videos', () => {
  const vscode = useVscode();
  const tree = (): ReturnType<typeof vscode.window.tree> => vscode.window.tree('Videos');
  const labels = async (): Promise<string[]> => (await tree().rows()).map(({ label }) => label);
  const picture = (name: string): Promise<unknown> =>
    vscode.window.screenshot(path.join(outFolder, 'e2e', `finding-${name}.png`));

  before(async () => {
    const library = await VideoLibrary.open(vscode.app.server.globalStorage, quietLog);
    const beginOne = async (prompt: string, number: number, batch?: string): Promise<string> => {
      const { key } = await begin(library, intent({ prompt, ...(batch === undefined ? {} : { batch }) }));
      await confirm(library, key, keptReading({ videoId: `v-${number}` }));
      return key;
    };
    const finish = (key: string): Promise<unknown> =>
      library.update(key, keptReading({ state: 'succeeded', videoUrl: 'https://files.example/v.mp4' }));
    const rye = await beginOne('Dark rye, slowly fermented for two days and baked on stone', 1);
    await finish(rye);
    await finish(await beginOne('Buns for the morning train', 2, 'one'));
    await beginOne('Buns for the evening train', 3, 'one');
    const failed = await beginOne('Cinnamon knots', 4);
    await library.update(failed, keptReading({ state: 'failed', errorMessage: 'Out of memory' }));
    library.dispose();
  });

  it('opens the view at a video of a batch, although the view was never open', async () => {
    await vscode.window.run('Video Ads: Find Video…');
    await vscode.window.quickInput.choose(/^Buns for the evening/);
    await tree().waitForRow('the batch', ({ label }) => label === '2 videos');
    await vscode.window.closeEditor('Buns for the evening train');
  });

  it('shows the usage by day and service, and exports the history by the button in its title', async () => {
    await vscode.window.run('Video Ads: Usage');
    await vscode.window.until('the table', async () =>
      (await vscode.window.page.locator('.editor-instance .view-lines').innerText()).includes('Credits'),
    );
    await picture('usage');
    const file = path.join(vscode.window.folder, 'history.csv');
    const actions = vscode.window.page.locator('.editor-group-container.active .editor-actions');
    await actions.getByRole('button', { name: 'Export History…' }).click();
    await vscode.window.quickInput.waitForTitle('Export History');
    // Waits, because the dialog fills in its default path only after it has read the folder.
    await vscode.window.until('the proposal', async () =>
      (await vscode.window.quickInput.input.inputValue()).endsWith('.csv'),
    );
    await vscode.window.quickInput.answer(file);
    const lines = await vscode.window.until('the file', async () => {
      const text = await readFile(file, 'utf8').catch(() => '');
      return text === '' ? undefined : text.trim().split('\r\n');
    });
    assert.equal(lines.length, 5);
    assert.match(lines[1] ?? '', /,v-4,failed,Cinnamon knots,8,9:16,/);
  });

  describe('in the open view', () => {
    before(() => vscode.window.openContainer('Video Ads'));

    it('shows a batch as one row above its videos, with the number of ready ones', async () => {
      const batch = await tree().waitForRow('the batch', ({ label }) => label === '2 videos');
      // The videos' download fails, because no server serves their files. Until then they are shown as ready.
      assert.match(batch.description, /^1 (ready|not downloaded) · Buns for the mo…$/);
      await vscode.window.until('its rows, and the others', async () => (await labels()).length === 5);
      const row = await tree().waitForRow('a row', ({ label }) => label.startsWith('Dark rye'));
      assert.equal(row.label, 'Dark rye, slowl…');
      assert.match(row.description, /^(ready|not downloaded) · 8 s · 9:16 · (now|\d+ min) · video\.example$/);
      assert.match(
        row.spoken,
        /^Dark rye.*, ready(, not downloaded)?, 8 seconds, 9:16, (just now|\d+ minutes? ago), video\.example$/,
      );
      await picture('batch');
    });

    it('groups videos by day, and shows them without groups', async () => {
      await showVideos(vscode.window, 'By day');
      await tree().waitForRow(
        'today',
        ({ label, description }) => label === 'Today' && description.endsWith(' of 4 ready'),
      );
      await picture('day');
      await showVideos(vscode.window, 'Not grouped');
      await vscode.window.until('four rows', async () => (await labels()).length === 4);
    });

    describe('without groups', () => {
      before(async () => {
        await showVideos(vscode.window, 'Not grouped');
        await vscode.window.until('four rows', async () => (await labels()).length === 4);
      });

      it('filters videos by state and aspect ratio, names the filter, and shows all again', async () => {
        await vscode.window.run('Video Ads: Show Videos…');
        await vscode.window.quickInput.choose('failed or not started');
        await vscode.window.until('one row', async () => (await labels()).join() === 'Cinnamon knots');
        await picture('show');
        await vscode.window.quickInput.choose('9:16');
        const sidebar = vscode.window.page.locator('[id="workbench.parts.sidebar"]');
        await vscode.window.until('what is shown above the rows', async () =>
          (await sidebar.innerText()).includes('Shown: failed or not started · 9:16'),
        );
        await vscode.window.quickInput.cancel();
        await picture('filter');
        await showVideos(vscode.window, 'Show All');
        await vscode.window.until('four rows', async () => (await labels()).length === 4);
      });

      it('filters videos as the user types', async () => {
        await vscode.window.run('Video Ads: Show Videos…');
        await vscode.window.quickInput.answer('train buns');
        await vscode.window.until('two rows', async () => (await labels()).length === 2);
        await showVideos(vscode.window, 'Show All');
        await vscode.window.until('four rows', async () => (await labels()).length === 4);
      });
    });
  });

  describe('in a list of 600 more videos', () => {
    before(async () => {
      const library = await VideoLibrary.open(vscode.app.server.globalStorage, quietLog);
      await fillLibrary(library, 600);
      library.dispose();
    });

    it('opens a video that is older than the listed rows', async () => {
      await vscode.window.run('Video Ads: Find Video…');
      await vscode.window.quickInput.waitForTitle('Find Video');
      await vscode.window.quickInput.fill('running');
      await vscode.window.quickInput.choose(/^A brief for video 0:/);
      const panel = await vscode.window.webview('main .about dl');
      assert.match(await panel.locator('main').innerText(), /A brief for video 0:/);
    });
  });
});
