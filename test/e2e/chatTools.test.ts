import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { outFolder } from '../support/repository';
import { useVscode } from '../support/useVscode';
import { packTestExtension, vsixFile } from '../support/vsix';

interface Outcome {
  readonly text?: string;
  readonly error?: string;
}

const caller = path.join(outFolder, 'toolCaller.vsix');

/** An extension of the tests calls the tools with `vscode.lm.invokeTool`, as agents do. */
describe('language-model tools', () => {
  before(async () => {
    await packTestExtension('toolCaller');
  });

  const vscode = useVscode({ extensions: [vsixFile, caller], settings: { 'chat.disableAIFeatures': false } });
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

  it('list videos and show credits without a confirmation', async () => {
    // The palette lists only the commands that were contributed when it opened.
    await vscode.window.openContainer('Video Ads');
    assert.deepEqual(await call('listVideos', {}), { text: 'No videos yet.' });
    assert.match((await call('getCredits', {})).text ?? '', /credits: 1000/);
    assert.match((await call('showVideo', { id: 'nothing' })).error ?? '', /No video has this ID/);
  });

  it('generate nothing until the setting allows generating, and nothing from a malformed input', async () => {
    assert.match((await call('generateVideo', request)).error ?? '', /videoAds\.chat\.allowGenerating/);
    await vscode.window.changeSettings({ 'videoAds.chat.allowGenerating': true, 'videoAds.chat.dailyCredits': 3 });
    assert.match((await call('generateVideo', { ...request, duration: '4' })).error ?? '', /"duration" must be/);
    assert.match((await call('generateVideo', { prompt: '\u200b', duration: 4 })).error ?? '', /"prompt" must be/);
    assert.deepEqual(await call('listVideos', {}), { text: 'No videos yet.' });
  });

  it('generate nothing when the user cancels the confirmation', async () => {
    const outcome = await begin('generateVideo', request);
    const question = await vscode.window.dialogText();
    for (const fact of [/Fresh sourdough at six\./, /4 s, 9:16/, /Sandbox/, /About 2 credits/, /Balance: 1,?000/]) {
      assert.match(question, fact);
    }
    await vscode.window.screenshot(path.join(outFolder, 'e2e', 'chat-confirmation.png'));
    await vscode.window.pressDialogButton('Cancel');
    assert.ok((await outcome()).error !== undefined);
    assert.deepEqual(await call('listVideos', {}), { text: 'No videos yet.' });
  });

  it('generate one video when the user confirms, and none when the same call is repeated', async () => {
    const outcome = await begin('generateVideo', request);
    assert.match(await vscode.window.dialogText(), /Fresh sourdough/);
    await vscode.window.pressDialogButton('Generate');
    const { text = '', error } = await outcome();
    assert.match(text, /^Started [\w-]{36}, which is queued/, error);
    assert.match((await call('generateVideo', request)).text ?? '', /^Already requested/);
    const list = (await call('listVideos', { limit: 5 })).text ?? '';
    assert.equal(list.split('\n').length, 1, list);
    const id = list.split(' ')[0] ?? '';
    await vscode.window.until('the video to be ready', async () =>
      ((await call('showVideo', { id })).text ?? '').includes('state: ready'),
    );
  });

  it('generate nothing beyond the daily limit of credits', async () => {
    const { error = '' } = await call('generateVideo', { ...request, prompt: 'Rye at seven.' });
    assert.match(error, /daily limit for chat is 3 credits, 2 are spent/);
  });

  it('generate nothing when the call is canceled', async () => {
    const outcome = await (await begin('generateVideo', { ...request, prompt: 'Buns at eight.' }, true))();
    assert.ok(outcome.error !== undefined, outcome.text);
    assert.equal(((await call('listVideos', {})).text ?? '').split('\n').length, 1);
  });
});
