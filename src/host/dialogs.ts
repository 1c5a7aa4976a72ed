import * as vscode from 'vscode';

/** Asks the user to confirm an action that cannot be undone or spends credits. Returns whether the user agreed. */
export async function confirm(message: string, detail: string, action: string): Promise<boolean> {
  return (await choose(message, detail, [action])) === action;
}

/** The maximum number of names that a confirmation lists. */
const namedAtMost = 6;

/** Shortens a list to its first few names and a note such as "and 3 more". Short lists stay as they are. */
export function firstNames(names: readonly string[]): readonly string[] {
  const more = names.length - namedAtMost;
  return [...names.slice(0, namedAtMost), ...(more > 0 ? [vscode.l10n.t('and {0} more', more)] : [])];
}

/**
 * Asks the user to choose one of several actions. The first action is the default button. Returns undefined when the
 * user cancels.
 */
export async function choose(message: string, detail: string, actions: readonly string[]): Promise<string | undefined> {
  return vscode.window.showWarningMessage(message, { modal: true, detail }, ...actions);
}

/** Shows a progress notification until the work is done. The Cancel button aborts the signal. */
export async function withCancellableProgress<T>(title: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return vscode.window.withProgress(
    { location: vscode.ProgressLocation.Notification, title, cancellable: true },
    async (_progress, token) => {
      const abort = new AbortController();
      token.onCancellationRequested(() => abort.abort());
      return work(abort.signal);
    },
  );
}

/** Copies text to the clipboard. The status bar shows a confirmation for 3 s. */
export async function copyText(text: string): Promise<void> {
  await vscode.env.clipboard.writeText(text);
  vscode.window.setStatusBarMessage(`$(check) ${vscode.l10n.t('Copied')}`, 3_000);
}

/** The content of one step of a two-step quick pick. */
export interface Step<Item extends vscode.QuickPickItem> {
  readonly title: string;
  readonly step: 1 | 2;
  readonly placeholder: string;
  readonly items: readonly Item[];
  /** The items that are selected when the step opens, so that Enter alone repeats the last choice. */
  readonly preselected: readonly Item[];
  /** Converts typed text to an item. Returns undefined for invalid text. */
  readonly typed: (text: string) => Item | undefined;
  /** The message shown for invalid text. It explains the valid format. */
  readonly form: string;
  /** Whether an item can be selected together with others. */
  readonly combines: (item: Item) => boolean;
  /**
   * Whether multi-selection is on when the step opens. Step 2 opens in the selection mode that the user last chose in
   * step 1.
   */
  readonly selectsSeveral: boolean;
  /** Additional buttons in the title bar. */
  readonly buttons: readonly vscode.QuickInputButton[];
}

interface Chosen<Item> {
  readonly items: readonly [Item, ...Item[]];
  readonly selectsSeveral: boolean;
}

export const back = Symbol('back');

/** The result of a step when the user presses one of its additional buttons. */
interface Pressed<Item> {
  readonly button: vscode.QuickInputButton;
  readonly items: readonly Item[];
  readonly selectsSeveral: boolean;
}

/** Shows a step. Returns the chosen items, the pressed button, or `back`. Returns undefined when the user cancels. */
export async function pick<Item extends vscode.QuickPickItem>(
  step: Step<Item>,
): Promise<Chosen<Item> | Pressed<Item> | typeof back | undefined> {
  const input = vscode.window.createQuickPick<Item>();
  const severalButton: vscode.QuickInputButton = {
    iconPath: new vscode.ThemeIcon('checklist'),
    tooltip: vscode.l10n.t('Select Several'),
  };
  input.title = step.title;
  input.step = step.step;
  input.totalSteps = 2;
  input.placeholder = step.placeholder;
  input.ignoreFocusOut = true;
  input.matchOnDescription = true;
  input.canSelectMany = step.selectsSeveral;
  /**
   * Replaces the items. This is also needed after a change of `canSelectMany`, because VS Code shows the change only
   * when the items are replaced.
   */
  const draw = (typed: Item | undefined, active: readonly Item[], selected: readonly Item[]): void => {
    const listed = input.canSelectMany ? step.items.filter(step.combines) : step.items;
    // Keeps selected items that the user typed earlier, because they are not in `step.items`.
    const kept = input.canSelectMany ? selected.filter((item) => !step.items.includes(item)) : [];
    const items = [...kept, ...listed];
    const meant = typed && (items.find(({ label }) => label === typed.label) ?? typed);
    // Appends the typed item, which leaves the other items' indexes unchanged. VS Code reports a chosen item by its
    // index, which may still refer to the old list.
    if (meant !== undefined && !items.includes(meant)) items.push(meant);
    for (const item of items) item.alwaysShow = item === meant;
    input.items = items;
    const isShown = (item: Item): boolean => items.includes(item);
    // Activates the item that the user typed, because VS Code's filter may have activated another one.
    const shown = meant === undefined ? active.filter(isShown) : [meant];
    if (shown.length > 0) input.activeItems = shown;
    if (input.canSelectMany) input.selectedItems = selected.filter(isShown);
  };
  draw(undefined, step.preselected, step.preselected);
  input.buttons = [...(step.step === 2 ? [vscode.QuickInputButtons.Back] : []), ...step.buttons, severalButton];
  const chosen = (): readonly Item[] => (input.canSelectMany ? input.selectedItems : input.activeItems.slice(0, 1));
  input.onDidChangeValue((text) => {
    const typed = step.typed(text);
    draw(typed, [], input.selectedItems);
    const listed = input.items.map(({ label, description = '' }) => `${label} ${description}`.toLowerCase());
    input.prompt = typed || listed.some((it) => it.includes(text.toLowerCase())) ? undefined : step.form;
  });
  try {
    return await new Promise((resolve) => {
      input.onDidAccept(() => {
        const typed = input.canSelectMany ? step.typed(input.value) : undefined;
        const [active] = input.activeItems;
        if (active !== undefined && active.label === typed?.label && !input.selectedItems.includes(active)) {
          // The first Enter selects the typed item. The next Enter accepts all selected items.
          input.value = '';
          draw(undefined, [active], [...input.selectedItems, active]);
          return;
        }
        const [first, ...others] = chosen();
        if (first !== undefined) resolve({ items: [first, ...others], selectsSeveral: input.canSelectMany });
      });
      input.onDidTriggerButton((button) => {
        if (button === vscode.QuickInputButtons.Back) resolve(back);
        if (step.buttons.includes(button)) resolve({ button, items: chosen(), selectsSeveral: input.canSelectMany });
        if (button !== severalButton) return;
        const active = input.activeItems;
        input.canSelectMany = !input.canSelectMany;
        draw(step.typed(input.value), active, active);
      });
      input.onDidHide(() => resolve(undefined));
      input.show();
    });
  } finally {
    input.dispose();
  }
}
