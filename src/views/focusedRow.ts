import type * as vscode from 'vscode';

/**
 * The tree row with the keyboard focus, for which VS Code has no API. A keybinding runs `list.toggleSelection` twice
 * before its command: the first call changes the selection of the focused row, the second one restores it. Both changes
 * arrive before the command, so a later key cannot move the command to another row.
 */
export class FocusedRow<Node> implements vscode.Disposable {
  private selection: readonly Node[] = [];
  /** The rows of the last two changes of the selection, if each change toggled one row. */
  private toggled: readonly Node[] = [];
  private readonly subscription: vscode.Disposable;

  constructor(view: Pick<vscode.TreeView<Node>, 'onDidChangeSelection'>) {
    this.subscription = view.onDidChangeSelection(({ selection }) => {
      const before = this.selection;
      const changed = [...before, ...selection].filter((node) => before.includes(node) !== selection.includes(node));
      this.toggled = changed.length === 1 ? [...this.toggled, ...changed].slice(-2) : [];
      this.selection = selection;
    });
  }

  /** Returns the row that was toggled twice, and forgets it. Undefined if no row had the focus. */
  take(): Node | undefined {
    const [first, second] = this.toggled;
    this.toggled = [];
    return first === second ? first : undefined;
  }

  dispose(): void {
    this.subscription.dispose();
  }
}
