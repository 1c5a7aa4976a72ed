import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { FocusedRow } from '../../src/views/focusedRow';

describe('FocusedRow', () => {
  let selections: vscode.EventEmitter<vscode.TreeViewSelectionChangeEvent<string>>;
  let focusedRow: FocusedRow<string>;
  const select = (...selection: readonly string[]): void => {
    selections.fire({ selection });
  };
  /** Fires the two changes that a keybinding makes on the row with the keyboard focus. */
  const toggleTwice = (row: string, selection: readonly string[]): void => {
    select(...(selection.includes(row) ? selection.filter((it) => it !== row) : [...selection, row]));
    select(...selection);
  };

  beforeEach(() => {
    selections = new vscode.EventEmitter();
    focusedRow = new FocusedRow({ onDidChangeSelection: selections.event });
  });
  afterEach(() => {
    focusedRow.dispose();
    selections.dispose();
  });

  it('returns the row that a keybinding toggled twice, selected or not', () => {
    select('a', 'b');
    for (const row of ['a', 'b', 'c']) {
      toggleTwice(row, ['a', 'b']);
      assert.equal(focusedRow.take(), row);
    }
  });

  it('returns each row once, and none after a change of the selection by a click', () => {
    toggleTwice('a', []);
    assert.equal(focusedRow.take(), 'a');
    assert.equal(focusedRow.take(), undefined);
    select('a');
    select('b');
    assert.equal(focusedRow.take(), undefined);
  });

  it('returns the newest row if two keys arrive before the first command', () => {
    toggleTwice('a', []);
    toggleTwice('b', []);
    assert.equal(focusedRow.take(), 'b');
  });
});
