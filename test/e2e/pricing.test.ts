import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseService } from '../support/chooseService';
import { connectService, serviceKey } from '../support/connectService';
import { FaultServer } from '../support/faultServer';
import { generateFromLine } from '../support/generateFromLine';
import { outFolder } from '../support/repository';
import { campaign, useVscode } from '../support/useVscode';

const rye = 'Rye rises overnight.\nBaked on stone.';

const files = {
  'bakery.md': `# Bakery\n\n${rye}\n`,
  'launch.md':
    '---\ntitle: Launch\nduration: [4, 20]\naspect_ratio:\n  - 9:16\n  - 21:9\npreset: Story\n---\nIce falls into a glass.\nSlow brewed.\n',
  'spots.md': '# Spots\n\n```video\nA cat naps.\n```\n',
};

describe('generating a video', () => {
  const vscode = useVscode(
    {
      settings: {
        'videoAds.codeLens': true,
        'videoAds.presets': [
          { name: 'Story', duration: 8, aspectRatio: '9:16', before: 'Warm light.' },
          { name: 'Reel', aspectRatio: '9 to 16' },
        ],
      },
    },
    // Creates all files before the window opens, because a new file would move the rows of the Explorer while a test
    // clicks one.
    async (app) => {
      const folder = await campaign(app);
      for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
      return folder;
    },
  );
  let service: FaultServer;
  const tree = (): ReturnType<typeof vscode.window.tree> => vscode.window.tree('Videos');
  const generations = (): { readonly prompt: string; readonly aspect_ratio?: string; readonly duration: number }[] =>
    service.arrivals
      .filter(({ kind }) => kind === 'generate')
      .map(({ body }) => JSON.parse(body) as ReturnType<typeof generations>[number]);
  const picture = (name: string): Promise<unknown> =>
    vscode.window.screenshot(path.join(outFolder, 'e2e', `pricing-${name}.png`));
  /** Opens a file beside the list, or shows its tab. */
  const open = async (name: string): Promise<void> => {
    const { window } = vscode;
    const tab = window.page.locator(`.tab[data-resource-name="${name}"]`);
    if (await tab.isVisible()) await tab.click();
    else await window.editor.open(name);
    await window.openContainer('Video Ads');
    await window.editor.focus();
  };
  const begin = async (line: number): Promise<void> => {
    await open('brief.md');
    await vscode.window.editor.selectLines(line);
    await vscode.window.run('Video Ads: Generate Video from Selection…');
    await vscode.window.quickInput.waitForTitle(/\(1\/2\)/);
  };
  /** Sets the balance at the service and waits until the status bar shows it. */
  const setCredits = async (credits: number): Promise<void> => {
    service.api.credits = credits;
    await chooseService(vscode.window, 'Refresh Credits');
    await vscode.window.until(`${credits} credits`, async () =>
      (await vscode.window.statusBarItem('videoAds.credits').innerText()).includes(`${credits} credits`),
    );
  };

  before(async () => {
    service = await FaultServer.start({ apiKey: serviceKey, credits: 1000, finishesAtOnce: true });
    await vscode.window.editor.open('brief.md');
    await vscode.window.openContainer('Video Ads');
    await connectService(vscode.window, service);
    // Generates two videos of different durations, from which the extension learns the price of any duration.
    await generateFromLine(vscode.window, 15, '8 s', '9:16');
    await generateFromLine(vscode.window, 3, '4 s', '9:16');
    await tree().waitForRow('the newest row', ({ label }) => label.startsWith('Three cuts'));
    await vscode.window.until('ready videos', async () =>
      (await tree().rows()).every(({ description }) => description.startsWith('ready')),
    );
  });
  after(() => service.close());

  it("shows the service and the balance in the title of its picks, and the prompt's first words in the placeholder", async () => {
    await setCredits(24);
    await begin(3);
    assert.match(await vscode.window.quickInput.title(), /^Generate Video · 127\.0\.0\.1:\d+ · 24 credits/);
    assert.match(await vscode.window.quickInput.placeholder(), /^“Three cuts for the first week/);
    await picture('pick');
    await vscode.window.quickInput.cancel();
  });

  it('records its requests and responses with the key masked', async () => {
    await vscode.window.chooseForVideo('Three cuts', 'API', 'Show Requests and Responses');
    const text = await vscode.window.until('the exchange', async () => {
      const shown = await vscode.window.page.locator('.editor-instance .view-lines').allInnerTexts();
      return shown.find((it) => it.includes('POST'));
    });
    assert.match(text, /POST\shttp:\/\/127/);
    assert.ok(!text.includes(serviceKey));
    await picture('exchange');
    await vscode.window.closeEditor('Requests and responses');
  });

  it('shows the learned price, and asks before several videos, with their price', async () => {
    const before = generations().length;
    await begin(7);
    const price = await vscode.window.until(
      'the price',
      async () => (await vscode.window.quickInput.rows()).find(({ label }) => label === '4 s')?.description,
    );
    assert.match(price, /about 2 credits/);
    await vscode.window.quickInput.check(['4 s', '8 s']);
    await vscode.window.quickInput.acceptChecked();
    await vscode.window.quickInput.waitForTitle(/\(2\/2\)/);
    await vscode.window.quickInput.check(['9:16', '16:9']);
    await vscode.window.quickInput.acceptChecked();
    assert.match(
      await vscode.window.dialogText(),
      /Generate 4 videos\?[^]*(About \d+ of your \d+ credits|Price unknown)/,
    );
    await picture('confirm');
    await vscode.window.pressDialogButton('Generate 4 Videos');
    await tree().waitForRow('the batch', ({ description }) => description.startsWith('4 ready'));
    // A batch whose videos are ready before its row is drawn is collapsed.
    await tree().expand('4 videos');
    const labels = await vscode.window.until('its rows', async () => {
      const found = (await tree().rows()).map(({ label }) => label).filter((label) => /^\d+ s/.test(label));
      return found.length === 4 && found;
    });
    assert.deepEqual(labels, ['4 s · 9:16', '4 s · 16:9', '8 s · 9:16', '8 s · 16:9']);
    assert.deepEqual(
      generations()
        .slice(before)
        .map(({ duration, aspect_ratio: ratio }) => `${duration} ${ratio}`)
        .sort(),
      ['4 16:9', '4 9:16', '8 16:9', '8 9:16'],
    );
    await vscode.window.notifications.waitFor('4 videos are ready.');
  });

  it('warns before sending that the credits are not enough, and sends only confirmed videos', async () => {
    const before = generations().length;
    await setCredits(10);
    await begin(11);
    await vscode.window.quickInput.fill('120');
    await vscode.window.until(
      'the typed duration',
      async () => (await vscode.window.quickInput.rows())[0]?.label === '120 s',
    );
    await vscode.window.quickInput.accept();
    await vscode.window.quickInput.waitForTitle(/\(2\/2\)/);
    const ratios = await vscode.window.quickInput.rows();
    assert.ok(ratios.length > 2 && ratios.every(({ description }) => description.startsWith('about 60 credits')));
    await picture('ratios');
    await vscode.window.quickInput.accept();
    assert.match(await vscode.window.dialogText(), /Not enough credits: needs about 60, you have 10\./);
    await vscode.window.pressDialogButton('Cancel');
    assert.equal(generations().length, before);
    service.api.credits = 1000;
  });

  it('keeps a typed duration selected while another one is typed', async () => {
    const { quickInput } = vscode.window;
    await begin(11);
    await quickInput.check(['4 s']);
    for (const seconds of ['6', '10']) {
      const label = `${seconds} s`;
      await quickInput.fill(seconds);
      await vscode.window.until(label, async () => (await quickInput.rows()).some((row) => row.label === label));
      await quickInput.check(['6 s', label]);
    }
    await quickInput.fill('');
    await vscode.window.until('all three', async () => (await quickInput.checked()).sort().join() === '10 s,4 s,6 s');
    await quickInput.cancel();
  });

  it('uses a preset at once, with its text around the prompt', async () => {
    await begin(15);
    await vscode.window.quickInput.choose('Story');
    await tree().waitForRow('it', ({ spoken }) => spoken.startsWith('Warm light. Friends'));
    const last = generations().at(-1);
    assert.deepEqual([last?.duration, last?.aspect_ratio], [8, '9:16']);
    assert.match(last?.prompt ?? '', /^Warm light\.\n\nFriends on a rooftop/);
    await begin(15);
    await vscode.window.quickInput.choose('Save as Preset…');
    await vscode.window.quickInput.waitForTitle('Save as Preset');
    await vscode.window.quickInput.answer('Evening');
    const saved = await vscode.window.until('it among the presets', async () =>
      (await vscode.window.quickInput.rows()).find(({ label }) => label === 'Evening'),
    );
    assert.match(saved.description, /about 4 credits · 8 s · 9:16$/);
    await vscode.window.quickInput.cancel();
  });

  it('presets the values of the front matter, which is not part of the prompt', async () => {
    const before = generations().length;
    await setCredits(10);
    await open('launch.md');
    await vscode.window.editor.goToLine(10);
    await vscode.window.page.keyboard.press('Control+K');
    await vscode.window.page.keyboard.press('a');
    await vscode.window.quickInput.choose('Current Paragraph');
    await vscode.window.quickInput.waitForTitle(/\(1\/2\)/);
    assert.match(await vscode.window.quickInput.placeholder(), /^“Ice falls into a glass\. Slow brewed\.” · Story/);
    assert.deepEqual(await vscode.window.quickInput.checked(), ['4 s', '20 s']);
    await picture('front-matter');
    await vscode.window.quickInput.acceptChecked();
    await vscode.window.quickInput.waitForTitle(/\(2\/2\)/);
    assert.deepEqual(await vscode.window.quickInput.checked(), ['9:16', '21:9']);
    await vscode.window.quickInput.acceptChecked();
    assert.match(await vscode.window.dialogText(), /Generate 4 videos\?/);
    service.api.credits = 1000;
    await vscode.window.pressDialogButton('Generate Anyway');
    await vscode.window.until('four requests', () => Promise.resolve(generations().length === before + 4));
    const sent = generations().slice(before);
    assert.deepEqual(
      new Set(sent.map(({ prompt }) => prompt)),
      new Set(['Warm light.\n\nIce falls into a glass.\nSlow brewed.']),
    );
    assert.deepEqual(sent.map(({ duration, aspect_ratio: ratio }) => `${duration} ${ratio}`).sort(), [
      '20 21:9',
      '20 9:16',
      '4 21:9',
      '4 9:16',
    ]);
  });

  it('records its source text, which opens after it moved', async () => {
    const { window } = vscode;
    await open('bakery.md');
    await window.editor.selectLines(3, 4);
    await window.run('Video Ads: Generate Video from Selection…');
    await window.quickInput.choose('4 s');
    await window.quickInput.choose('9:16');
    await tree().waitForRow('its video', ({ spoken }) => spoken.startsWith('Rye rises'));
    await window.editor.goToLine(1);
    await window.editor.type('One line more.\n');
    await window.run('View: Close Editor');
    await window.pressDialogButton('Save');
    await window.chooseForVideo('Rye rises', 'Open', 'Open Source Text');
    await window.page.locator('.tab.active[data-resource-name="bakery.md"]').waitFor();
    await window.until('the text', async () => (await window.editor.selectedLength()) === rye.length);
    await picture('source');
  });

  it('presets the earlier choices in Generate Again and in the untitled editor of an edited prompt', async () => {
    const active = async (title: RegExp): Promise<string | undefined> => {
      await vscode.window.quickInput.waitForTitle(title);
      return vscode.window.until(
        'an active item',
        async () => (await vscode.window.quickInput.rows()).find(({ focused }) => focused)?.label,
      );
    };
    const row = 'Three cuts';
    await vscode.window.chooseForVideo(row, 'Generate Again…');
    await vscode.window.quickInput.pressButton('Edit Prompt…');
    await vscode.window.page.locator('.tab.active', { hasText: 'Untitled' }).waitFor();
    await vscode.window.editor.selectAll();
    await vscode.window.editor.type('Four cuts.');
    await vscode.window.page.locator('.editor-actions').getByRole('button', { name: 'Generate Video…' }).click();
    assert.equal(await active(/\(1\/2\)/), '4 s');
    await picture('edit');
    await vscode.window.quickInput.accept();
    assert.equal(await active(/\(2\/2\)/), '9:16');
    await vscode.window.quickInput.accept();
    await tree().waitForRow('the edited', ({ label }) => label === 'Four cuts.');
    await vscode.window.closeEditor('Untitled');
    await vscode.window.chooseForVideo(row, 'Generate Again…');
    assert.equal(await active(/\(1\/2\)/), '4 s');
    await vscode.window.quickInput.accept();
    assert.equal(await active(/\(2\/2\)/), '9:16');
    await vscode.window.quickInput.cancel();
  });

  it("generates by a section's CodeLens, and plays its video by the lens beside it", async () => {
    await open('spots.md');
    // Counts only the lenses named Generate, because the first line also has the lens of the plan.
    const lenses = vscode.window.page.locator('.editor-group-container.active .codelens-decoration a');
    const lens = lenses.filter({ hasText: 'Generate' });
    await vscode.window.until('one lens', async () => (await lens.count()) === 1);
    await lens.click();
    await vscode.window.quickInput.choose('4 s');
    await vscode.window.quickInput.choose('9:16');
    const last = lenses.filter({ hasText: 'last:' });
    await vscode.window.until('its state', async () => {
      const [text = ''] = await last.allInnerTexts();
      return /^\W*last: ready.*, 4 s, 9:16, just now/.test(text.replaceAll('\u00a0', ' '));
    });
    assert.equal(generations().at(-1)?.prompt, 'A cat naps.');
    await picture('lens');
    const sent = generations().length;
    await last.click();
    await vscode.window.until('the video in the panel', async () =>
      (await vscode.window.tabs()).some((title) => title.includes('A cat naps')),
    );
    // Waits until Play has moved the focus to the panel, because the move would close the next pick.
    await vscode.window.until(
      'the focus in the panel',
      async () => (await vscode.window.page.evaluate('document.activeElement?.tagName')) === 'IFRAME',
    );
    assert.equal(generations().length, sent);
  });

  it('reports a partly started batch in one notification, and sends its other videos again together', async () => {
    const { options } = service.api;
    service.api.options = { ...options, durations: [4, 8, 12] };
    await begin(19);
    await vscode.window.quickInput.check(['4 s', '8 s', '15 s']);
    await vscode.window.quickInput.acceptChecked();
    await vscode.window.quickInput.waitForTitle(/\(2\/2\)/);
    await vscode.window.quickInput.check(['9:16', '16:9']);
    await vscode.window.quickInput.acceptChecked();
    await vscode.window.pressDialogButton('Generate 6 Videos');
    await tree().waitForRow('the batch', ({ description }) => description.startsWith('4 ready, 2 not started · '));
    await vscode.window.notifications.waitFor(/Ready: 4 of 6 videos\. Not started: 2\. .*must be one of 4, 8, 12/);
    await picture('partial');
    assert.equal((await vscode.window.notifications.texts()).filter((it) => it.includes('must be one of')).length, 1);
    service.api.options = options;
    await vscode.window.chooseForVideo('6 videos', 'Try Again…');
    assert.match(await vscode.window.dialogText(), /Send 2 requests again\?[^]*credits/);
    await vscode.window.pressDialogButton('Send Again');
    await tree().waitForRow('all of it', ({ description }) => description.startsWith('6 ready'));
  });
});
