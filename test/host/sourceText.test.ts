import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { openSourceText } from '../../src/commands/find';
import type { Video } from '../../src/core/video/video';
import { UserError } from '../../src/host/userErrors';

describe('Open Source Text', () => {
  const text = 'Ice falls into a glass.\nSlow brewed.';
  const { showInformationMessage } = vscode.window;
  let folder: string;
  let file: string;
  let messages: string[];

  const open = async (): Promise<string> => {
    const source = { uri: vscode.Uri.file(file).toString(), startLine: 2, hash: '', text };
    const video = { key: 'k', state: 'succeeded', service: 'https://video.example/api', prompt: text, source } as Video;
    await openSourceText(
      {
        videos: { library: () => Promise.resolve({ get: () => video }) },
        ui: { list: { keysOf: () => ['k'] }, panels: {} },
      } as unknown as Dependencies,
      'k',
    );
    const editor = vscode.window.activeTextEditor ?? assert.fail('No editor is active.');
    assert.equal(editor.document.uri.fsPath, file);
    return editor.document.getText(editor.selection);
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'source-'));
    file = path.join(folder, 'launch.md');
    messages = [];
    Object.assign(vscode.window, { showInformationMessage: (message: string) => void messages.push(message) });
  });
  afterEach(async () => {
    Object.assign(vscode.window, { showInformationMessage });
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await rm(folder, { recursive: true });
  });

  it('selects the text', async () => {
    await writeFile(file, `# Launch\n\n${text}\n`);
    assert.equal(await open(), text);
    assert.deepEqual(messages, []);
  });

  it('selects a text that has moved', async () => {
    await writeFile(file, `# Launch\n\nOne line more.\n\n${text}\n`);
    assert.equal(await open(), text);
    assert.deepEqual(messages, []);
  });

  it('goes to the former place of a changed text, and says so', async () => {
    await writeFile(file, '# Launch\n\nSomething else.\n');
    assert.equal(await open(), '');
    assert.equal(vscode.window.activeTextEditor?.selection.active.line, 2);
    assert.deepEqual(messages, ['The text has changed since this video was generated. This is where it was.']);
  });

  it('rejects with a message when the file is missing', async () => {
    await assert.rejects(
      open(),
      (error) => error instanceof UserError && error.message.startsWith("launch.md can't be opened."),
    );
  });
});
