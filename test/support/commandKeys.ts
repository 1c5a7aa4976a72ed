import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { repositoryRoot } from './repository';

/** An entry of VS Code's keybindings.json. */
interface Keybinding {
  readonly key: string;
  readonly command: string;
  readonly args?: unknown;
}

/** VS Code's own commands that suites use, by their titles in the palette. */
const workbenchCommands: Readonly<Record<string, string>> = {
  'Notifications: Clear All Notifications': 'notifications.clearAll',
  'Preferences: Open User Settings (JSON)': 'workbench.action.openSettingsJson',
  'View: Close All Editors': 'workbench.action.closeAllEditors',
  'View: Close Editor': 'workbench.action.closeActiveEditor',
  'View: Revert and Close Editor': 'workbench.action.revertAndCloseActiveEditor',
};

const letters = 'abcdefghijklmnopqrstuvwxyz';
const modifiers = ['Control+Alt', 'Control+Alt+Shift'] as const;
const commands = new Map([...Object.entries(workbenchCommands), ...ownCommands()]);
const keys = new Map([...commands.keys()].map((title, index) => [title, nthKey(index)]));

/** `goToLineByKey` supports lines up to this one, because each of these lines has its own key. */
const lastLine = 24;

/** Runs first in every page and records the last key event for `runByKey`. */
export const watchKeys = `if (window === window.top) {
  window.lastKeydown = null;
  window.addEventListener('keydown', (event) => { window.lastKeydown = event; });
}`;

/** Runs a command by its key. Returns whether VS Code handled the key. `title` is the title in the palette. */
export async function runByKey(page: Page, title: string): Promise<boolean> {
  const key = keys.get(title);
  return key !== undefined && (await takesKey(page, key));
}

/** Puts the cursor on a line, counted from 1, by its key. Returns whether VS Code handled the key. */
export async function goToLineByKey(page: Page, line: number): Promise<boolean> {
  return line <= lastLine && (await takesKey(page, lineKey(line)));
}

/**
 * Presses a key and returns whether VS Code handled it. Requires `watchKeys`. If a webview has the focus, presses
 * nothing and returns false, because webviews do not report handled keys.
 */
async function takesKey(page: Page, key: string): Promise<boolean> {
  const isWatched = await page.evaluate(
    `document.activeElement?.tagName !== 'IFRAME' && window.lastKeydown !== undefined && !(window.lastKeydown = null)`,
  );
  if (isWatched !== true) return false;
  await page.keyboard.press(key);
  return (await page.evaluate('window.lastKeydown?.defaultPrevented')) === true;
}

function lineKey(line: number): string {
  return line <= 12 ? `Control+Alt+F${line}` : `Control+Alt+Shift+F${line - 12}`;
}

/**
 * Binds a key to each command that suites use, before VS Code starts. Running a command by its key takes a tenth of the
 * CPU time that the palette takes.
 */
export async function writeCommandKeys(dataFolder: string): Promise<void> {
  const bound: Keybinding[] = [...commands].map(([title, command]) => ({ key: keys.get(title) ?? '', command }));
  for (let line = 1; line <= lastLine; line++) {
    const down = { command: 'cursorMove', args: { to: 'down', by: 'line', value: line - 1 } };
    const commands = line === 1 ? ['cursorTop'] : ['cursorTop', down];
    bound.push({ key: lineKey(line), command: 'runCommands', args: { commands } });
  }
  const inVscode = bound.map((it) => ({ ...it, key: it.key.replace('Control', 'ctrl').toLowerCase() }));
  await writeFile(path.join(dataFolder, 'data', 'User', 'keybindings.json'), JSON.stringify(inVscode));
}

/** Returns the extension's commands in the palette: English titles and IDs. */
function ownCommands(): [title: string, id: string][] {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(repositoryRoot, name), 'utf8'));
  const { contributes } = read('package.json') as {
    readonly contributes: {
      readonly commands: readonly { readonly command: string; readonly category: string; readonly title: string }[];
      readonly menus: { readonly commandPalette: readonly { readonly command: string; readonly when: string }[] };
    };
  };
  const titles = read('package.nls.json') as Readonly<Record<string, string>>;
  const isHidden = (id: string): boolean =>
    contributes.menus.commandPalette.some(({ command, when }) => command === id && when === 'false');
  return contributes.commands
    .filter(({ command }) => !isHidden(command))
    .map(({ command, category, title }) => [`${category}: ${titles[title.slice(1, -1)] ?? ''}`, command]);
}

function nthKey(index: number): string {
  const letter = letters.charAt(index % letters.length);
  const modifier = modifiers[Math.floor(index / letters.length)];
  if (modifier === undefined) throw new Error('There are more commands than keys.');
  return `${modifier}+${letter}`;
}
