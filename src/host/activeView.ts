import * as vscode from 'vscode';

/** Whether a view is visible in a window that has the focus. */
export class ActiveView implements vscode.Disposable {
  private readonly changes = new vscode.EventEmitter<boolean>();
  readonly onDidChange = this.changes.event;
  private readonly subscriptions: vscode.Disposable;
  private last: boolean;

  constructor(private readonly view: Pick<vscode.TreeView<unknown>, 'visible' | 'onDidChangeVisibility'>) {
    this.last = this.active;
    const update = (): void => {
      if (this.active === this.last) return;
      this.last = this.active;
      this.changes.fire(this.last);
    };
    this.subscriptions = vscode.Disposable.from(
      view.onDidChangeVisibility(update),
      vscode.window.onDidChangeWindowState(update),
    );
  }

  get active(): boolean {
    return this.view.visible && vscode.window.state.focused;
  }

  dispose(): void {
    this.subscriptions.dispose();
    this.changes.dispose();
  }
}
