import assert from 'node:assert/strict';
import path from 'node:path';
import { chooseService } from '../support/chooseService';
import { OddService } from '../support/oddService';
import { outFolder } from '../support/repository';
import { useVscode } from '../support/useVscode';

describe('a taught service', () => {
  const vscode = useVscode();
  let service: OddService;

  const row = (what: string): Promise<{ readonly label: string }> =>
    vscode.window.tree('Videos').waitForRow(what, ({ label, description }) => `${label} ${description}`.includes(what));
  const picture = (name: string): Promise<string> =>
    vscode.window.screenshot(path.join(outFolder, 'e2e', `teach-${name}.png`));
  const settings = async (): Promise<unknown> =>
    ((await vscode.window.server.readSettings()) as Record<string, unknown>)['videoAds.services'];

  const generate = async (): Promise<void> => {
    const { window } = vscode;
    await window.editor.selectAll();
    await window.run('Video Ads: Generate Video from Selection…');
    await window.quickInput.choose('4 s');
    await window.quickInput.choose('9:16');
  };

  /** Replaces the text of the editor. VS Code pastes some time after the key. */
  const write = async (text: string): Promise<void> => {
    const { editor } = vscode.window;
    await editor.selectAll();
    await editor.paste(text);
    await vscode.window.until('the text', async () => (await editor.text()) === text);
  };

  before(async () => {
    service = await OddService.start();
    const { window } = vscode;
    await window.editor.open('brief.md');
    await write('Fresh sourdough at six.');
    await window.openContainer('Video Ads');
    await chooseService(window, 'Add Service…');
    await window.quickInput.waitForTitle('Add Service');
    await window.quickInput.answer(service.baseUrl);
    await window.quickInput.waitForTitle(/^API Key/);
    await window.quickInput.answer('key-1234567890');
    await window.until('the credits', async () =>
      (await window.statusBarItem('videoAds.credits').innerText()).includes('77'),
    );
  });

  after(async () => {
    await service.close();
  });

  it('ends a video by a status that the user taught only after confirmation; Undo reverts it', async () => {
    const { window } = vscode;
    await generate();
    const { label } = await row('“spilled”');
    await window.tree('Videos').openMenu(label);
    await picture('menu');
    await window.chooseFromMenu('Teach…');
    await window.quickInput.waitForTitle(/^Teach /);
    await picture('values');
    await window.quickInput.fill('phase');
    await window.quickInput.choose('data.job.phase: "spilled"');
    await window.quickInput.choose('This is the status');
    await window.quickInput.waitForTitle('What does “spilled” mean?');
    await picture('meaning');
    await window.quickInput.choose('failed');
    assert.match(await window.dialogText(), /1 video changes: 1 × failed\./);
    await picture('question');
    await row('“spilled”');
    await window.pressDialogButton('Teach');
    await row('failed');
    await window.until('the setting', async () =>
      JSON.stringify((await settings()) ?? {}).includes('"spilled":"failed"'),
    );
    await picture('taught');
    await window.notifications.press(/are read as you taught it\. 1 video changed/, 'Undo');
    await row('“spilled”');
    await window.until('the setting to be gone', async () => (await settings()) === undefined);
  });

  it('polls a video whose ID the user taught from the notification', async () => {
    const { window } = vscode;
    service.hidesId = true;
    await write('Half a loaf.');
    await generate();
    await window.notifications.press(/no usable response arrived/, 'Teach…');
    const { lastId } = service;
    await window.quickInput.choose(`zz.q: "${lastId}"`);
    await window.quickInput.choose('This is the video ID');
    assert.match(await window.dialogText(), new RegExp(`no ID[^]*ID ${lastId}`, 'u'));
    await window.pressDialogButton('Teach');
    await window
      .tree('Videos')
      .waitForRow(
        'two polled videos',
        ({ label, description }) => `${label} ${description}`.includes('“spilled”') && label.includes('Half a loaf'),
      );
  });

  it('sends the extra fields of the settings, and nothing while their type is wrong', async () => {
    const { window } = vscode;
    service.hidesId = false;
    const sent = service.requests.length;
    await window.changeSettings({
      'videoAds.services': { [service.baseUrl]: { name: 'Bakery', request: { seed: 7 } } },
    });
    await write('A third loaf.');
    await window.editor.selectAll();
    await window.run('Video Ads: Generate Video from Selection…');
    await window.quickInput.waitForTitle(/Bakery/);
    assert.match(await window.quickInput.placeholder(), /seed: 7/);
    await picture('extra-fields');
    await window.quickInput.choose('4 s');
    await window.quickInput.choose('9:16');
    await window.until('the request', async () => Promise.resolve(service.requests.length === sent + 1));
    assert.deepEqual(service.requests.at(-1), { seed: 7, prompt: 'A third loaf.', duration: 4, aspect_ratio: '9:16' });
    await window.changeSettings({ 'videoAds.services': { [service.baseUrl]: { request: { prompt: 'Another' } } } });
    // Retries, because the extension may receive the changed setting only after the command has run.
    await window.until('the wrong setting to be named', async () => {
      await window.run('Video Ads: Generate Video from Selection…');
      return window.notifications
        .waitFor(/“request” in the setting videoAds\.services can't be used, so nothing was sent/, 5_000)
        .catch(() => window.quickInput.cancel().then(() => false));
    });
    await picture('wrong-type');
    assert.equal(service.requests.length, sent + 1);
  });
});
