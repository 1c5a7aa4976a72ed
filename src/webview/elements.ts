import * as l10n from '@vscode/l10n';

/** Creates an element. Its text is never parsed as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  if (text !== '') made.textContent = text;
  return made;
}

/** Creates a button. If a redraw replaces a focused button, the new button with the same name gets focus. */
export function button(name: string, title: string, press: () => void): HTMLButtonElement {
  const made = element('button', '', title);
  made.dataset.action = name;
  made.addEventListener('click', press);
  return made;
}

export function choice(
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  value: string,
  choose: (value: string) => void,
): HTMLSelectElement {
  const made = element('select');
  made.dataset.action = name;
  made.setAttribute('aria-label', label);
  made.append(...options.map(([optionValue, text]) => new Option(text, optionValue)));
  made.value = value;
  made.addEventListener('change', () => choose(made.value));
  return made;
}

/** A sentence shown in place of a video. */
export function message(text: string, role: 'status' | 'alert' = 'status'): HTMLElement {
  const made = element('p', 'message', text);
  made.setAttribute('role', role);
  return made;
}

/**
 * Creates buttons for the previous and the next frame. While one of the `targets` has focus, the `,` and `.` keys do
 * the same.
 * @param step called for each press; the next press waits until the returned promise resolves
 */
export function stepButtons(
  step: (direction: 1 | -1) => Promise<void>,
  signal: AbortSignal,
  ...targets: readonly HTMLElement[]
): HTMLElement[] {
  let stepping = Promise.resolve();
  let waiting = 0;
  const press = (direction: 1 | -1): void => {
    waiting++;
    stepping = stepping
      .then(() => step(direction))
      // `step` rejects if the video is replaced during the step. The step is then obsolete, so the error is ignored.
      .catch(() => undefined)
      .finally(() => waiting--);
  };
  const stepByKey = (event: KeyboardEvent): void => {
    if (!isShortcut(event)) return;
    if (event.key !== ',' && event.key !== '.') return;
    event.preventDefault();
    // Ignores key repeats while a step is pending. If they were queued, stepping would go on after the key is released.
    if (!event.repeat || waiting === 0) press(event.key === ',' ? -1 : 1);
  };
  for (const target of targets) target.addEventListener('keydown', stepByKey, { signal });
  return [
    button('previousFrame', `${l10n.t('Previous Frame')} (,)`, () => press(-1)),
    button('nextFrame', `${l10n.t('Next Frame')} (.)`, () => press(1)),
  ];
}

/** Whether a key press can be a shortcut: no modifier key is held, and the user is not typing text. */
export function isShortcut({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !isTextField(target);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
}
