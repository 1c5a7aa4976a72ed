import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { openSourceText } from '../../src/commands/find';
import { collectPrompts } from '../../src/commands/prompts';
import { insertVideoLink } from '../../src/commands/save';
import type { Video } from '../../src/core/video/video';
import { documentFile } from '../../src/host/editors';
import { memento } from '../support/memento';
import { waitUntil } from '../support/waitUntil';

/** One cell a line. */
const serializer: vscode.NotebookSerializer = {
  deserializeNotebook: (content) =>
    new vscode.NotebookData(
      Buffer.from(content)
        .toString()
        .split('\n')
        .map((text) => new vscode.NotebookCellData(vscode.NotebookCellKind.Code, text, 'markdown')),
    ),
  serializeNotebook: ({ cells }) => Buffer.from(cells.map(({ value }) => value).join('\n')),
};

describe('a cell of a notebook', () => {
  const workspace = vscode.workspace.workspaceFolders?.[0]?.uri ?? vscode.Uri.file('/');
  const [file, copy] = ['brief.cells', 'linked.mp4'].map((name) => vscode.Uri.joinPath(workspace, name)) as [
    vscode.Uri,
    vscode.Uri,
  ];
  let registration: vscode.Disposable;
  before(async () => {
    registration = vscode.workspace.registerNotebookSerializer('video-ads-test', serializer);
    await vscode.workspace.fs.writeFile(file, Buffer.from('A note.\nFresh rye.'));
    await vscode.workspace.fs.writeFile(copy, Buffer.from('video'));
  });
  after(async () => {
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    registration.dispose();
    for (const made of [file, copy]) await vscode.workspace.fs.delete(made);
  });

  it('is in the notebook’s file, by a URI of VS Code’s or of a remote window’s', () => {
    const cells = {
      'vscode-notebook-cell:/work/a.ipynb#W0sZmlsZQ%3D%3D': 'file:///work/a.ipynb',
      'vscode-notebook-cell:Untitled-1.ipynb#X10sdW50aXRsZWQ%3D': 'untitled:Untitled-1.ipynb',
      'vscode-notebook-cell://host/work/a.ipynb#W1sdnNjb2RlLXJlbW90ZQ%3D%3D': 'file:///work/a.ipynb',
      'file:///work/a.md#one': 'file:///work/a.md#one',
    };
    for (const [cell, expected] of Object.entries(cells)) {
      assert.equal(documentFile(vscode.Uri.parse(cell)).toString(), expected);
    }
  });

  it('is where a video is linked to, and what its source opens', async () => {
    const notebook = await vscode.workspace.openNotebookDocument(file);
    const selections = [new vscode.NotebookRange(1, 2)];
    await vscode.window.showNotebookDocument(notebook, { selections });
    await vscode.commands.executeCommand('notebook.cell.edit');
    const editor = await waitUntil('the cell', () => vscode.window.activeTextEditor);
    const range = new vscode.Range(0, 0, 0, 10);
    editor.selection = new vscode.Selection(range.end, range.start);
    const [prompt] =
      (await collectPrompts(new vscode.Location(editor.document.uri, range), () => ({}), memento()))?.prompts ?? [];
    const video = {
      ...{ key: 'k', state: 'succeeded', fileName: 'k.mp4', prompt: prompt?.text, source: prompt?.source },
      savedPath: copy.toString(),
    } as Video;
    const dependencies = {
      videos: {
        library: () => Promise.resolve({ get: () => video }),
        downloads: () => Promise.resolve({ download: () => Promise.resolve(video) }),
      },
      ui: {
        list: { keysOf: () => ['k'] },
        panels: { follow: (_key: string, download: Promise<Video>) => download },
        memory: memento(),
      },
    } as unknown as Dependencies;
    editor.selection = new vscode.Selection(range.end, range.end);
    await insertVideoLink(dependencies, 'k');
    assert.equal(notebook.cellAt(1).document.getText(), 'Fresh rye.[Fresh rye\\.](./linked.mp4)');
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    await openSourceText(dependencies, 'k');
    const shown = vscode.window.activeNotebookEditor;
    assert.equal(shown?.notebook.uri.toString(), file.toString());
    assert.deepEqual(
      shown.selections.map(({ start }) => start),
      [1],
    );
  });
});
