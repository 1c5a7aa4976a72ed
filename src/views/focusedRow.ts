import type * as vscode from 'vscode';

/**
 * Finds the tree row that has the keyboard focus. VS Code has no API for this, so a keybinding runs
 * `list.toggleSelection` twice before its command. The first call toggles the focused row, and the second call restores
 * it. The selection events of both calls arrive before the command runs. The command therefore gets the right row even
 * if the user presses an arrow key in the meantime.
 */
export class FocusedRow<Node> implements vscode.Disposable {
  private selection: readonly Node[] = [];
  /** The rows toggled by the last two selection changes. Empty after a change that toggled several rows. */
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

  /** Returns the focused row and clears `toggled`. Undefined unless the last two changes toggled the same row. */
  take(): Node | undefined {
    const [first, second] = this.toggled;
    this.toggled = [];
    return first === second ? first : undefined;
  }

  dispose(): void {
    this.subscription.dispose();
  }
}
