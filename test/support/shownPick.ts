import assert from 'node:assert/strict';
import * as vscode from 'vscode';

/** A quick pick as VS Code has it, answered by the test: a new one takes the place of the one before. */
export class ShownPick {
  static current: ShownPick | undefined;
  title = '';
  placeholder = '';
  prompt: string | undefined;
  step = 0;
  canSelectMany = false;
  items: readonly vscode.QuickPickItem[] = [];
  activeItems: readonly vscode.QuickPickItem[] = [];
  selectedItems: readonly vscode.QuickPickItem[] = [];
  value = '';
  private readonly accepted = new vscode.EventEmitter<void>();
  private readonly hidden = new vscode.EventEmitter<void>();
  private readonly pressed = new vscode.EventEmitter<vscode.QuickInputButton>();
  private readonly typed = new vscode.EventEmitter<string>();
  readonly onDidAccept = this.accepted.event;
  readonly onDidHide = this.hidden.event;
  readonly onDidTriggerButton = this.pressed.event;
  readonly onDidChangeValue = this.typed.event;

  show(): void {
    ShownPick.current?.hide();
    ShownPick.current = this;
  }

  hide(): void {
    if (ShownPick.current === this) ShownPick.current = undefined;
    this.hidden.fire();
  }

  dispose(): void {
    this.hide();
  }

  back(): void {
    this.pressed.fire(vscode.QuickInputButtons.Back);
  }

  /** Enters a text, of which the extension hears after VS Code has focused one of the items it filtered by it. */
  type(text: string, focused: string): void {
    this.activeItems = this.items.filter(({ label }) => label === focused);
    this.value = text;
    this.typed.fire(text);
  }

  accept(): void {
    this.accepted.fire();
  }

  choose(...labels: readonly string[]): void {
    const chosen = labels.map((label) => this.items.find((item) => item.label === label) ?? assert.fail(label));
    if (this.canSelectMany) this.selectedItems = chosen;
    else this.activeItems = chosen;
    this.accepted.fire();
  }
}
