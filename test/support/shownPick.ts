import assert from 'node:assert/strict';
import * as vscode from 'vscode';

/** A stand-in for VS Code's quick pick that a test answers. `current` is the most recently created one. */
export class ShownPick {
  static current: ShownPick | undefined;
  title = '';
  placeholder = '';
  prompt: string | undefined;
  step = 0;
  canSelectMany = false;
  items: readonly vscode.QuickPickItem[] = [];
  activeItems: readonly vscode.QuickPickItem[] = [];
  value = '';
  buttons: readonly vscode.QuickInputButton[] = [];
  private selection: readonly vscode.QuickPickItem[] = [];
  private readonly selected = new vscode.EventEmitter<readonly vscode.QuickPickItem[]>();
  readonly onDidChangeSelection = this.selected.event;
  private readonly accepted = new vscode.EventEmitter<void>();
  private readonly hidden = new vscode.EventEmitter<void>();
  private readonly pressed = new vscode.EventEmitter<vscode.QuickInputButton>();
  private readonly typed = new vscode.EventEmitter<string>();
  readonly onDidAccept = this.accepted.event;
  readonly onDidHide = this.hidden.event;
  readonly onDidTriggerButton = this.pressed.event;
  readonly onDidChangeValue = this.typed.event;

  get selectedItems(): readonly vscode.QuickPickItem[] {
    return this.selection;
  }

  set selectedItems(items: readonly vscode.QuickPickItem[]) {
    this.selection = items;
    this.selected.fire(items);
  }

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

  /** Presses a button in the title. */
  press(tooltip: string): void {
    this.pressed.fire(this.buttons.find((button) => button.tooltip?.startsWith(tooltip)) ?? assert.fail(tooltip));
  }

  back(): void {
    this.pressed.fire(vscode.QuickInputButtons.Back);
  }

  /**
   * Types a text. Like VS Code, first focuses a matching item, then passes the text to the extension.
   * @param focused the label of the focused item
   */
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
