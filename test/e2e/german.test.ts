import assert from 'node:assert/strict';
import path from 'node:path';
import { FaultServer } from '../support/faultServer';
import { outFolder } from '../support/repository';
import { useVscode } from '../support/useVscode';

/** VS Code's own words stay English here; every word of the extension is German. */
describe('in German', () => {
  const vscode = useVscode({ language: 'de' });
  const screenshot = (name: string): Promise<unknown> =>
    vscode.window.screenshot(path.join(outFolder, 'e2e', `german-${name}.png`));

  it('says in the empty view what to do, and shows the credits as Germans write them', async () => {
    await vscode.window.openContainer('Video Ads');
    assert.match(await vscode.window.tree('Videos').welcome(), /^Wählen Sie in einem Editor etwas Werbetext aus/);
    const credits = vscode.window.statusBarItem('videoAds.credits');
    await vscode.window.until('1.000 Credits', async () => (await credits.innerText()).includes('1.000 Credits'));
  });

  it('makes a video', async () => {
    const { window } = vscode;
    await window.editor.open('brief.md');
    await window.editor.selectLines(7);
    await window.run('Video Ads: Video aus Auswahl erzeugen …');
    await window.quickInput.waitForTitle(/^Video erzeugen/);
    await window.quickInput.choose('4 s');
    await window.quickInput.moveTo('16:9');
    await screenshot('aspect-ratio');
    await window.quickInput.accept();
    await window.openContainer('Video Ads');
    await window
      .tree('Videos')
      .waitForRow('a ready row', ({ description }) => /^bereit · [^·]+ · 4 s · 16:9/.test(description), 90_000);
    assert.deepEqual(await window.notifications.buttons(/ist bereit/), ['Abspielen', 'Speichern …']);
    await window.notifications.press(/ist bereit/, 'Abspielen');
    const panel = await (await window.webview('main video')).locator('main').innerText();
    assert.match(panel, /Speichern …[^]*Erneut erzeugen …[^]*Zustand\s*bereit[^]*Dauer\s*4 s/);
    await screenshot('playing');
  });

  it('says why a service cannot be reached', async () => {
    const { window } = vscode;
    const gone = await FaultServer.start();
    await gone.close();
    await window.run('Video Ads: Mit Dienst verbinden …');
    await window.quickInput.waitForTitle('Mit Dienst verbinden');
    await window.quickInput.answer(gone.baseUrl);
    await window.quickInput.waitForTitle(/^API-Schlüssel für/);
    await window.quickInput.answer('schluessel-1234567890');
    await window.pressDialogButton('Schlüssel senden');
    assert.deepEqual(
      await window.notifications.buttons(`Der Dienst unter ${new URL(gone.origin).host} hat die Verbindung abgelehnt.`),
      ['Verbindung untersuchen', 'Protokoll anzeigen'],
    );
    await screenshot('refused');
  });
});
