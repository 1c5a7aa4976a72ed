import * as vscode from 'vscode';
import { type Event, Emitter } from '../core/event';

/** What can be looked at: the Videos view. */
interface Visible {
  readonly visible: boolean;
  readonly onDidChangeVisibility: vscode.Event<unknown>;
}

/** Whether anybody looks: the Videos view is visible in a window that has the focus. */
export class Attention implements vscode.Disposable {
  private readonly changes = new Emitter<boolean>();
  private readonly subscriptions: vscode.Disposable;
  private last: boolean;

  constructor(private readonly view: Visible) {
    this.last = this.active;
    const look = (): void => {
      if (this.active === this.last) return;
      this.last = this.active;
      this.changes.fire(this.last);
    };
    this.subscriptions = vscode.Disposable.from(
      view.onDidChangeVisibility(look),
      vscode.window.onDidChangeWindowState(look),
    );
  }

  readonly onDidChange: Event<boolean> = (listener) => this.changes.event(listener);

  get active(): boolean {
    return this.view.visible && vscode.window.state.focused;
  }

  dispose(): void {
    this.subscriptions.dispose();
    this.changes.dispose();
  }
}
