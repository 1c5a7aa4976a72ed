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
      token.onCancellationRequested(() => {
        abort.abort();
      });
      return work(abort.signal);
    },
  );
}

/** One step of a series of questions. */
export interface Step<Item extends vscode.QuickPickItem> {
  readonly title: string;
  readonly step: number;
  readonly totalSteps: number;
  readonly placeholder: string;
  readonly items: readonly Item[];
  /** Chosen first, so that Enter repeats the last choice. */
  readonly active?: Item | undefined;
}

export const back = Symbol('back');

/** Asks one step. Resolves to the chosen item, to `back`, or to undefined when the user dismissed it. */
export async function pick<Item extends vscode.QuickPickItem>(
  step: Step<Item>,
): Promise<Item | typeof back | undefined> {
  const input = vscode.window.createQuickPick<Item>();
  input.title = step.title;
  input.step = step.step;
  input.totalSteps = step.totalSteps;
  input.placeholder = step.placeholder;
  input.ignoreFocusOut = true;
  input.matchOnDescription = true;
  input.items = step.items;
  if (step.active !== undefined) input.activeItems = [step.active];
  if (step.step > 1) input.buttons = [vscode.QuickInputButtons.Back];
  return settle(input, () => input.activeItems[0]);
}

/** One step that asks for text. */
export interface TextStep {
  readonly title: string;
  readonly step: number;
  readonly totalSteps: number;
  readonly prompt: string;
  readonly value?: string;
  /** Returns what is wrong with the text, or undefined when it may be accepted. */
  readonly validate: (text: string) => string | undefined;
}

/** Asks one step for text. Resolves to the accepted text, to `back`, or to undefined when the user dismissed it. */
export async function askText(step: TextStep): Promise<string | typeof back | undefined> {
  const input = vscode.window.createInputBox();
  input.title = step.title;
  input.step = step.step;
  input.totalSteps = step.totalSteps;
  input.prompt = step.prompt;
  input.value = step.value ?? '';
  input.ignoreFocusOut = true;
  input.buttons = [vscode.QuickInputButtons.Back];
  input.onDidChangeValue((text) => {
    input.validationMessage = text === '' ? undefined : step.validate(text);
  });
  return settle(input, () => {
    input.validationMessage = step.validate(input.value);
    return input.validationMessage === undefined ? input.value : undefined;
  });
}

/** Shows an input until it is accepted with a value, Back is pressed, or it is hidden. */
async function settle<Value>(
  input: vscode.QuickPick<vscode.QuickPickItem> | vscode.InputBox,
  accepted: () => Value | undefined,
): Promise<Value | typeof back | undefined> {
  try {
    return await new Promise((resolve) => {
      input.onDidAccept(() => {
        const value = accepted();
        if (value !== undefined) resolve(value);
      });
      input.onDidTriggerButton((button) => {
        if (button === vscode.QuickInputButtons.Back) resolve(back);
      });
      input.onDidHide(() => {
        resolve(undefined);
      });
      input.show();
    });
  } finally {
    input.dispose();
  }
}
