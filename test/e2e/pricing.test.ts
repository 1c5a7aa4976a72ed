import assert from 'node:assert/strict';
import path from 'node:path';
import { connectService } from '../support/connectService';
import { FaultServer } from '../support/faultServer';
import { outFolder } from '../support/repository';
import { useVscode } from '../support/useVscode';

describe('before paying', () => {
  const vscode = useVscode({
    settings: { 'videoAds.presets': [{ name: 'Story', duration: 8, aspectRatio: '9:16', before: 'Warm light.' }] },
  });
  let service: FaultServer;
  const tree = (): ReturnType<typeof vscode.window.tree> => vscode.window.tree('Videos');
  const generations = (): { readonly prompt: string; readonly aspect_ratio?: string; readonly duration: number }[] =>
    service.arrivals
      .filter(({ kind }) => kind === 'generate')
      .map(({ body }) => JSON.parse(body) as ReturnType<typeof generations>[number]);
  const picture = (name: string): Promise<unknown> =>
    vscode.window.screenshot(path.join(outFolder, 'e2e', `pricing-${name}.png`));
  const begin = async (line: number): Promise<void> => {
    await vscode.window.editor.focus();
    await vscode.window.editor.selectLines(line);
    await vscode.window.run('Video Ads: Generate Video from Selection…');
    await vscode.window.quickInput.waitForTitle(/\(1\/2\)/);
  };
  /** Checks these items of a list of check boxes, and accepts. */
  const check = async (labels: readonly string[]): Promise<void> => {
    const rows = vscode.window.quickInput.widget.locator('.monaco-list-row');
    for (const label of labels) {
      const row = rows.filter({ has: vscode.window.page.getByText(label, { exact: true }) });
      if (!(await row.getByRole('checkbox').isChecked())) await row.locator('.label-name').click();
    }
    await picture(`several-${labels.length}-${labels[0]?.replace(/\W/g, '') ?? ''}`);
    await vscode.window.quickInput.widget.getByRole('button', { name: 'OK' }).click();
  };

  before(async () => {
    service = await FaultServer.start({ apiKey: 'key-1234567890', credits: 24, finishAfterCalls: 1 });
    await vscode.window.editor.open('brief.md');
    await vscode.window.openContainer('Video Ads');
    await connectService(vscode.window, service);
  });
  after(() => service.close());

  it('the title says where and what is left, the placeholder from which words', async () => {
    await begin(3);
    assert.match(await vscode.window.quickInput.title(), /^Generate Video · 127\.0\.0\.1:\d+ · 24 credits/);
    assert.match(await vscode.window.quickInput.placeholder(), /^“Three cuts for the first week/);
    await picture('pick');
    await vscode.window.quickInput.choose('4 s');
    await vscode.window.quickInput.waitForTitle(/\(2\/2\)/);
    await vscode.window.quickInput.choose('9:16');
    await tree().waitForRow('it ready', ({ description }) => description.startsWith('ready'));
  });

  it('shows what was said both ways, with the key masked', async () => {
    await vscode.window.run('Video Ads: Show API Exchange');
    await vscode.window.quickInput.choose(/^Three cuts/);
    const text = await vscode.window.until('the exchange', async () => {
      const shown = await vscode.window.page.locator('.editor-instance .view-lines').allInnerTexts();
      return shown.find((it) => it.includes('POST'));
    });
    assert.match(text, /POST\shttp:\/\/127/);
    assert.ok(!text.includes('key-1234567890'));
    await picture('exchange');
    await vscode.window.run('View: Close Editor');
  });

  it('shows the learned price, and asks before several videos, with their price', async () => {
    await begin(7);
    const price = await vscode.window.until(
      'the price',
      async () => (await vscode.window.quickInput.rows()).find(({ label }) => label === '4 s')?.description,
    );
    assert.match(price, /about 2 credits/);
    await vscode.window.quickInput.widget.getByRole('button', { name: 'Select Several' }).click();
    await check(['4 s', '8 s']);
    await vscode.window.quickInput.waitForTitle(/\(2\/2\)/);
    await check(['9:16', '16:9']);
    assert.match(
      await vscode.window.dialogText(),
      /Generate 4 videos\?[^]*(About \d+ of your 22 credits|Price unknown)/,
    );
    await picture('confirm');
    await vscode.window.pressDialogButton('Generate 4 Videos');
    await tree().waitForRow('the batch', ({ description }) => description === '4 of 4 ready', 60_000);
    assert.deepEqual(
      generations()
        .slice(1)
        .map(({ duration, aspect_ratio: ratio }) => `${duration} ${ratio}`)
        .sort(),
      ['4 16:9', '4 9:16', '8 16:9', '8 9:16'],
    );
    await vscode.window.notifications.waitFor('4 videos are ready.');
  });

  it('says before sending that the credits are not enough, and sends only what is confirmed', async () => {
    const before = generations().length;
    await begin(11);
    await vscode.window.quickInput.fill('120');
    await vscode.window.until(
      'the typed duration',
      async () => (await vscode.window.quickInput.rows())[0]?.label === '120 s',
    );
    await vscode.window.quickInput.accept();
    await vscode.window.quickInput.waitForTitle(/\(2\/2\)/);
    await vscode.window.quickInput.accept();
    assert.match(await vscode.window.dialogText(), /not enough[^]*About 60 of your 10 credits/);
    await vscode.window.pressDialogButton('Cancel');
    assert.equal(generations().length, before);
  });

  it('generates from a preset at once, with its own text around the prompt', async () => {
    await begin(15);
    await vscode.window.quickInput.choose('Story');
    await tree().waitForRow('it', ({ label }) => label.startsWith('Warm light. Friends'));
    const last = generations().at(-1);
    assert.deepEqual([last?.duration, last?.aspect_ratio], [8, '9:16']);
    assert.match(last?.prompt ?? '', /^Warm light\.\n\nFriends on a rooftop/);
  });
});
