import * as vscode from 'vscode';

/** Asks before something that cannot be undone or spends credits. Resolves to whether the user agreed. */
export async function confirm(message: string, detail: string, action: string): Promise<boolean> {
  return (await choose(message, detail, [action])) === action;
}

/** Asks which action is meant, the first one preselected. Resolves to undefined when the user canceled. */
export async function choose(message: string, detail: string, actions: readonly string[]): Promise<string | undefined> {
  return vscode.window.showWarningMessage(message, { modal: true, detail }, ...actions);
}

/** Shows a notification until the work is done; Cancel aborts the signal. */
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

/** Copies a text and says so in the status bar, where it is in nobody's way. */
export async function copyText(text: string): Promise<void> {
  await vscode.env.clipboard.writeText(text);
  vscode.window.setStatusBarMessage(`$(check) ${vscode.l10n.t('Copied')}`, 3_000);
}

/** One of two questions, one after the other. */
export interface Step<Item extends vscode.QuickPickItem> {
  readonly title: string;
  readonly step: 1 | 2;
  readonly placeholder: string;
  readonly items: readonly Item[];
  /** Chosen first, so that Enter repeats the last choice. */
  readonly preselected: readonly Item[];
  /** What a typed text stands for, besides the items; undefined where it stands for nothing. */
  readonly typed: (text: string) => Item | undefined;
  /** What a text must be to stand for something. */
  readonly form: string;
  /** Whether an item can be chosen among others. */
  readonly combines: (item: Item) => boolean;
  /** Whether several items can be chosen to begin with, as in the step before. */
  readonly several: boolean;
  /** The step's own buttons in the title. */
  readonly buttons: readonly vscode.QuickInputButton[];
}

export interface Chosen<Item> {
  readonly items: readonly [Item, ...Item[]];
  readonly several: boolean;
}

export const back = Symbol('back');

/** One of the step's own buttons was pressed, with these items selected. */
export interface Pressed<Item> {
  readonly button: vscode.QuickInputButton;
  readonly items: readonly Item[];
  readonly several: boolean;
}

/** Resolves to the chosen items, to `back` or the pressed button, or to undefined when the user dismissed it. */
export async function pick<Item extends vscode.QuickPickItem>(
  step: Step<Item>,
): Promise<Chosen<Item> | Pressed<Item> | typeof back | undefined> {
  const input = vscode.window.createQuickPick<Item>();
  const several: vscode.QuickInputButton = {
    iconPath: new vscode.ThemeIcon('checklist'),
    tooltip: vscode.l10n.t('Select Several'),
  };
  input.title = step.title;
  input.step = step.step;
  input.totalSteps = 2;
  input.placeholder = step.placeholder;
  input.ignoreFocusOut = true;
  input.matchOnDescription = true;
  input.canSelectMany = step.several;
  /** Draws the items anew: a change between one and several shows only then. */
  const draw = (typed: Item | undefined, active: readonly Item[], selected: readonly Item[]): void => {
    const listed = input.canSelectMany ? step.items.filter(step.combines) : step.items;
    // What was typed and selected stays while something else is typed.
    const kept = input.canSelectMany ? selected.filter((item) => !step.items.includes(item)) : [];
    const items = [...kept, ...listed];
    const meant = typed && (items.find(({ label }) => label === typed.label) ?? typed);
    // At the end: VS Code names the others by their places, perhaps before it has drawn these.
    if (meant !== undefined && !items.includes(meant)) items.push(meant);
    for (const item of items) item.alwaysShow = item === meant;
    input.items = items;
    const isShown = (item: Item): boolean => items.includes(item);
    // What was typed is meant, not what VS Code focused when it filtered the items.
    const shown = meant === undefined ? active.filter(isShown) : [meant];
    if (shown.length > 0) input.activeItems = shown;
    if (input.canSelectMany) input.selectedItems = selected.filter(isShown);
  };
  draw(undefined, step.preselected, step.preselected);
  input.buttons = [...(step.step === 2 ? [vscode.QuickInputButtons.Back] : []), ...step.buttons, several];
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
          // What was typed is checked first; the next Enter takes it with the others.
          input.value = '';
          draw(undefined, [active], [...input.selectedItems, active]);
          return;
        }
        const [first, ...others] = chosen();
        if (first !== undefined) resolve({ items: [first, ...others], several: input.canSelectMany });
      });
      input.onDidTriggerButton((button) => {
        if (button === vscode.QuickInputButtons.Back) resolve(back);
        if (step.buttons.includes(button)) resolve({ button, items: chosen(), several: input.canSelectMany });
        if (button !== several) return;
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
