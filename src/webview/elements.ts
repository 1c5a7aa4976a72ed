import * as l10n from '@vscode/l10n';

/** Makes an element. Its text is never read as HTML. */
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

/** Makes a button. By its name it gets the focus back when it is drawn anew. */
export function button(name: string, title: string, press: () => void): HTMLButtonElement {
  const made = element('button', '', title);
  made.dataset.action = name;
  made.addEventListener('click', press);
  return made;
}

/** Makes a list to choose from. */
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

/** Says something in a video's place. */
export function message(text: string, role: 'status' | 'alert' = 'status'): HTMLElement {
  const made = element('p', 'message', text);
  made.setAttribute('role', role);
  return made;
}

/**
 * Makes the buttons that show the frame before and the one after; in the targets, the keys that they name do it, too.
 * @param step Resolves when the frame is shown: the next press waits for it.
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
      // A video that goes meanwhile is not searched on; the next press is about another one.
      .catch(() => undefined)
      .finally(() => waiting--);
  };
  const stepByKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.key !== ',' && event.key !== '.')) return;
    event.preventDefault();
    // A key that is held goes as fast as frames are shown, and no further than it is held.
    if (!event.repeat || waiting === 0) press(event.key === ',' ? -1 : 1);
  };
  for (const target of targets) target.addEventListener('keydown', stepByKey, { signal });
  return [
    button('previousFrame', `${l10n.t('Previous Frame')} (,)`, () => press(-1)),
    button('nextFrame', `${l10n.t('Next Frame')} (.)`, () => press(1)),
  ];
}
