import assert from 'node:assert/strict';
import { install } from '@sinonjs/fake-timers';
import * as vscode from 'vscode';
import { VideoTree } from '../../src/views/videoTree';

describe('the Videos view', () => {
  const { createTreeView } = vscode.window;
  afterEach(() => {
    Object.assign(vscode.window, { createTreeView });
  });

  it('draws all rows again when another day begins, which is today then', () => {
    const nothing = (): vscode.Disposable => new vscode.Disposable(() => undefined);
    const view = { visible: true, selection: [], onDidChangeSelection: nothing, onDidChangeVisibility: nothing };
    Object.assign(vscode.window, { createTreeView: () => ({ ...view, dispose: nothing }) });
    const now = new Date(2026, 0, 2, 23, 57, 30).getTime();
    const clock = install({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
    const drawn: unknown[] = [];
    try {
      const tree = new VideoTree(
        () => Promise.reject(new Error('It is not needed.')),
        () => 'day',
      );
      tree.onDidChangeTreeData((rows) => drawn.push([new Date().getMinutes(), rows]));
      clock.tick(5 * 60_000);
      tree.dispose();
    } finally {
      clock.uninstall();
    }
    assert.deepEqual(drawn, [[0, undefined]]);
  });
});
