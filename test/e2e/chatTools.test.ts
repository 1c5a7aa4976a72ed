import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeSandboxInstant } from '../support/instantSandbox';
import { outFolder } from '../support/repository';
import { useVscode } from '../support/useVscode';
import { packTestExtension, vsixFile } from '../support/vsix';

interface Outcome {
  readonly text?: string;
  readonly error?: string;
}

const caller = path.join(outFolder, 'toolCaller.vsix');

/** A test extension calls the tools with `vscode.lm.invokeTool`, as agents do. */
describe('language-model tools', () => {
  before(async () => {
    await packTestExtension('toolCaller');
  });

  const vscode = useVscode({
    extensions: [vsixFile, caller],
    settings: { 'chat.disableAIFeatures': false },
    prepare: makeSandboxInstant,
  });
  let calls = 0;

  /** Starts a call. The returned function resolves with the outcome. */
  const begin = async (name: string, input: unknown, cancel = false): Promise<() => Promise<Outcome>> => {
    const { window } = vscode;
    const result = path.join(window.folder, `outcome-${++calls}.json`);
    await window.run('Tests: Call Tool');
    await window.quickInput.waitForTitle('Call Tool');
    await window.quickInput.answer(JSON.stringify({ name: `videoAds_${name}`, input, result, cancel }));
    return () =>
      window.until('the outcome of the call', async () => {
        const text = await readFile(result, 'utf8').catch(() => '');
        if (text === '') return undefined;
        await rm(result);
        return JSON.parse(text) as Outcome;
      });
  };
  const call = async (name: string, input: unknown): Promise<Outcome> => (await begin(name, input))();
  const request = { prompt: 'Fresh sourdough at six.', duration: 4, aspectRatio: '9:16' };

  /** Returns the IDs of all videos. */
  const listed = async (): Promise<readonly string[]> => {
    const { text = '' } = await call('listVideos', { limit: 20 });
    return text === 'No videos yet.' ? [] : text.split('\n').map((line) => line.replace(/ .*/, ''));
  };

  before(async () => {
    // Waits for the contributions of the extensions, because the palette lists only the commands that were contributed
    // before it opened.
    await vscode.window.openContainer('Video Ads');
  });

  it('list videos and show credits without a confirmation', async () => {
    assert.deepEqual(await call('listVideos', {}), { text: 'No videos yet.' });
    assert.match((await call('getCredits', {})).text ?? '', /credits: 1000/);
    assert.match((await call('showVideo', { id: 'nothing' })).error ?? '', /No video has this ID/);
  });

  it('generate nothing until the setting allows generating', async () => {
    assert.match((await call('generateVideo', request)).error ?? '', /videoAds\.chat\.allowGenerating/);
    assert.deepEqual(await listed(), []);
  });

  describe('once the setting allows generating', () => {
    /** Generates a video of a new prompt and confirms it. */
    const generate = async (prompt: string): Promise<{ readonly text: string; readonly id: string }> => {
      const before = await listed();
      const outcome = await begin('generateVideo', { ...request, prompt });
      assert.ok((await vscode.window.dialogText()).includes(prompt));
      await vscode.window.pressDialogButton('Generate');
      const { text = '', error } = await outcome();
      const list = await listed();
      assert.equal(list.length, before.length + 1, error);
      return { text, id: list[0] ?? '' };
    };
    const limit = (credits: number): Promise<void> =>
      vscode.window.changeSettings({ 'videoAds.chat.dailyCredits': credits });

    before(() => vscode.window.changeSettings({ 'videoAds.chat.allowGenerating': true }));

    it('generate nothing from a malformed input', async () => {
      const before = await listed();
      assert.match((await call('generateVideo', { ...request, duration: '4' })).error ?? '', /"duration" must be/);
      assert.match((await call('generateVideo', { prompt: '\u200b', duration: 4 })).error ?? '', /"prompt" must be/);
      assert.deepEqual(await listed(), before);
    });

    it('generate nothing when the user cancels the confirmation', async () => {
      const before = await listed();
      const outcome = await begin('generateVideo', request);
      const question = await vscode.window.dialogText();
      for (const fact of [/Fresh sourdough at six\./, /4 s, 9:16/, /Sandbox/, /About 2 credits/, /Balance: 1,?000/]) {
        assert.match(question, fact);
      }
      await vscode.window.screenshot(path.join(outFolder, 'e2e', 'chat-confirmation.png'));
      await vscode.window.pressDialogButton('Cancel');
      assert.ok((await outcome()).error !== undefined);
      assert.deepEqual(await listed(), before);
    });

    it('generate nothing when the call is canceled', async () => {
      const before = await listed();
      const outcome = await (await begin('generateVideo', { ...request, prompt: 'Buns at eight.' }, true))();
      assert.ok(outcome.error !== undefined, outcome.text);
      assert.doesNotMatch(outcome.error, /daily limit/);
      assert.deepEqual(await listed(), before);
    });

    it('generate one video when the user confirms, and none when the same call is repeated', async () => {
      const { text, id } = await generate(request.prompt);
      assert.match(text, /^Started [\w-]{36}, which is queued/);
      const list = await listed();
      assert.match((await call('generateVideo', request)).text ?? '', /^Already requested/);
      assert.equal((await listed()).length, list.length);
      await vscode.window.until('the video to be ready', async () =>
        ((await call('showVideo', { id })).text ?? '').includes('state: ready'),
      );
    });

    it('generate nothing beyond the daily limit of credits', async () => {
      await generate('Rye at seven.');
      const before = await listed();
      const spent = 2 * before.length;
      await limit(spent + 1);
      const { error = '' } = await call('generateVideo', { ...request, prompt: 'Knots at nine.' });
      assert.ok(error.includes(`daily limit for chat is ${spent + 1} credits, ${spent} are spent`), error);
      assert.deepEqual(await listed(), before);
    });
  });
});
