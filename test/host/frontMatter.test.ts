import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { frontMatterOf } from '../../src/commands/presets';
import { Diagnostics } from '../../src/host/markdownDiagnostics';
import { UserError } from '../../src/host/userErrors';
import { Settings } from '../../src/host/settings';
import { waitUntil } from '../support/waitUntil';

describe('wrong front matter', () => {
  let diagnostics: Diagnostics;
  beforeEach(() => {
    diagnostics = new Diagnostics(new Settings());
  });
  afterEach(async () => {
    diagnostics.dispose();
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  });

  it('is reported at its lines until it is right, and prevents the video', async () => {
    const dependencies = { ui: { diagnostics } } as unknown as Dependencies;
    const content = '---\nduration: [8, soon]\npreset: None\n---\n\nIce falls.\n';
    const document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
    const editor = await vscode.window.showTextDocument(document);
    const reported = (): readonly string[] =>
      vscode.languages
        .getDiagnostics(document.uri)
        .filter(({ source }) => source === 'Video Ads')
        .map(({ message, range: { start } }) => `${start.line + 1}:${start.character + 1} ${message}`);

    const error: unknown = await frontMatterOf(dependencies, document).catch((it: unknown) => it);
    assert.ok(error instanceof UserError, String(error));
    assert.match(error.message, /^The front matter of .* has values that can't be used\. Nothing was sent\.$/);
    assert.deepEqual(
      error.nextSteps.map(({ title, command }) => [title, command]),
      [['Show Problems', 'workbench.actions.view.problems']],
    );
    const [duration = '', preset = ''] = reported();
    assert.match(duration, /^2:15 A duration is a whole number of seconds, at least 1\./);
    assert.match(preset, /^3:9 .*no preset of this name, so none is used/);

    await editor.edit((edit) => edit.replace(new vscode.Range(1, 0, 2, 12), 'duration: 8'));
    await waitUntil('no problems', () => reported().length === 0);
    assert.deepEqual((await frontMatterOf(dependencies, document)).durations, [8]);
  });
});
