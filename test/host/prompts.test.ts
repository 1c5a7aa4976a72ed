import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { openSampleBrief } from '../../src/commands/sampleBriefs';
import { collectPrompts } from '../../src/commands/prompts';
import { waitUntil } from '../support/waitUntil';

describe('collectPrompts', () => {
  const { showInputBox } = vscode.window;
  const closeAll = (): Thenable<unknown> => vscode.commands.executeCommand('workbench.action.closeAllEditors');
  const endLinesWith = (eol: string | undefined): Thenable<void> =>
    vscode.workspace.getConfiguration('files').update('eol', eol, vscode.ConfigurationTarget.Global);

  afterEach(async () => {
    Object.assign(vscode.window, { showInputBox });
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    await closeAll();
  });

  it('asks for a prompt if no editor is open, and rejects an empty one', async () => {
    await closeAll();
    Object.assign(vscode.window, { showInputBox: () => Promise.resolve('') });
    await assert.rejects(collectPrompts(undefined), /There is no text to generate a video from/);
    Object.assign(vscode.window, { showInputBox: () => Promise.resolve(' Coffee. ') });
    assert.deepEqual((await collectPrompts(undefined))?.prompts, [{ text: 'Coffee.' }]);
  });

  it('ignores the text of the Output view', async () => {
    const output = vscode.window.createOutputChannel('A log');
    output.append('Not a prompt.');
    output.show(false);
    Object.assign(vscode.window, { showInputBox: () => Promise.resolve('Coffee.') });
    try {
      await waitUntil('the log', () => vscode.window.activeTextEditor?.document.uri.scheme === 'output');
      assert.deepEqual((await collectPrompts(undefined))?.prompts, [{ text: 'Coffee.' }]);
    } finally {
      output.dispose();
      await vscode.commands.executeCommand('workbench.action.closePanel');
    }
  });

  it('merges equal selections into one prompt, as after Select All Occurrences', async () => {
    const document = await vscode.workspace.openTextDocument({ content: 'Rye! Buns? Rye! ' });
    const editor = await vscode.window.showTextDocument(document);
    editor.selections = [0, 5, 11].map((start) => new vscode.Selection(0, start, 0, start + 4));
    const collected = await collectPrompts(undefined);
    assert.deepEqual(collected?.prompts, [{ text: 'Rye!' }, { text: 'Buns' }]);
  });

  it('recognizes that the whole text of the sample brief is selected, with either kind of line ends', async () => {
    try {
      for (const eol of ['\n', '\r\n']) {
        await endLinesWith(eol);
        await openSampleBrief('ad');
        const editor = vscode.window.activeTextEditor ?? assert.fail();
        assert.equal(editor.document.eol === vscode.EndOfLine.CRLF, eol === '\r\n');
        assert.match(editor.document.getText(), /^Press (Ctrl|Cmd)\+K A: the selected text becomes a video\.$/m);
        assert.match(editor.document.getText(editor.selection), /^Fresh sourdough at six\..*before it's gone\.$/);
        await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
      }
    } finally {
      await endLinesWith(undefined);
    }
  });
});
