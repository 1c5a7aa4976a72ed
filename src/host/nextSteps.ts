import { spawn } from 'node:child_process';
import * as vscode from 'vscode';
import { type Fields, fieldsOf, isFields, isString, itemsThat } from '../core/unknownData';
import type { CommandId } from './commandIds';
import { plainText } from './escapeMarkdown';

/** A step that a notification offers to the user: a button that runs a command. */
export interface NextStep {
  readonly title: string;
  readonly command: string;
  readonly arguments?: readonly unknown[];
}

/** Finds this extension by one of its commands and not by its ID, because a fork may have another publisher. */
function ownExtension(): vscode.Extension<unknown> | undefined {
  return vscode.extensions.all.find((it) => commandsOf(it).some(({ command }) => command === 'videoAds.generateVideo'));
}

/** The commands that an extension's package.json declares. */
function commandsOf(extension: vscode.Extension<unknown> | undefined): readonly Fields[] {
  return itemsThat(isFields, fieldsOf(fieldsOf(extension?.packageJSON).contributes).commands);
}

/** Where this extension runs: `UI` means the user's machine, `Workspace` the remote machine. */
export function extensionKind(): vscode.ExtensionKind | undefined {
  return ownExtension()?.extensionKind;
}

/** Whether programs on the user's machine can open the downloaded files. False if the files are on a remote machine. */
export function canOpenFiles(
  { uiKind, remoteName }: Pick<typeof vscode.env, 'uiKind' | 'remoteName'> = vscode.env,
  runsIn = extensionKind(),
): boolean {
  return uiKind === vscode.UIKind.Desktop && (remoteName === undefined || runsIn === vscode.ExtensionKind.UI);
}

/** Opens a file in the system's default program. */
export async function openFile(
  file: vscode.Uri,
  platform = process.platform,
  run: typeof spawn = spawn,
): Promise<void> {
  // `openExternal` passes the file's URL to the system. If the path contains non-ASCII characters, Windows does not
  // find the file by its URL.
  const isByPath = platform === 'win32' && /[^\x20-\x7e]/.test(file.fsPath);
  if (isByPath) run('explorer.exe', [file.fsPath], { detached: true, stdio: 'ignore' }).unref();
  else await vscode.env.openExternal(file);
}

/** A button that runs a command of this extension, labeled with the command's title. */
export function commandStep(name: CommandId, ...args: readonly unknown[]): NextStep {
  return { title: commandTitle(name), command: `videoAds.${name}`, arguments: args };
}

/** The title of a command in package.json, in the user's language. */
export function commandTitle(name: CommandId): string {
  const title = commandsOf(ownExtension()).find(({ command }) => command === `videoAds.${name}`)?.title;
  // VS Code replaces a translated title with an object. The object's `value` is the translation.
  const text = isString(title) ? title : fieldsOf(title).value;
  return isString(text) ? text : name;
}

/** The actions of the command `Service…` that buttons and links can run without opening its quick pick. */
export const serviceActions = ['use', 'add', 'connect', 'changeKey', 'refreshCredits', 'refill'] as const;

export type ServiceAction = (typeof serviceActions)[number];

export function serviceActionTitle(action: ServiceAction): string {
  switch (action) {
    case 'use':
      return vscode.l10n.t('Use Service');
    case 'add':
      return vscode.l10n.t('Add Service…');
    case 'connect':
    case 'changeKey':
      return vscode.l10n.t('Set API Key…');
    case 'refreshCredits':
      return vscode.l10n.t('Refresh Credits');
    case 'refill':
      return vscode.l10n.t('Refill Sandbox Credits');
  }
}

/**
 * A button that runs one action of the command `Service…` without opening its quick pick.
 * @param service the base URL of a service, or the sandbox
 */
export function serviceStep(action: ServiceAction, service?: string): NextStep {
  const args = service === undefined ? [action] : [action, service];
  return { title: serviceActionTitle(action), command: 'videoAds.chooseService', arguments: args };
}

/** Passed to the command `Generate Again` to open the prompt in an editor first. */
export const editsPrompt = 'editsPrompt';

/** A button that opens a video's prompt in an editor, to generate another video from it. */
export function editPromptStep(key: string): NextStep {
  return { ...commandStep('generateAgain', key, editsPrompt), title: vscode.l10n.t('Edit Prompt…') };
}

/** A button that opens the Videos view. */
export function openVideosStep(): NextStep {
  return { title: vscode.l10n.t('Open Videos'), command: 'videoAds.videos.focus' };
}

/** A button that shows one of this extension's settings in the settings editor. */
export function openSettingStep(name: string): NextStep {
  const title = vscode.l10n.t('Open Settings');
  return { title, command: 'workbench.action.openSettings', arguments: [`videoAds.${name}`] };
}

export function createPresetStep(name: string): NextStep {
  const title = vscode.l10n.t('Create Preset “{0}”…', plainText(name, 40));
  return { title, command: 'videoAds.createPreset', arguments: [name] };
}

/**
 * Shows a notification, and runs the command of the button that the user presses. Returns the button's title.
 * @param others titles of buttons that run no command
 */
export async function offer(
  severity: 'Information' | 'Warning' | 'Error',
  message: string,
  steps: readonly NextStep[],
  ...others: readonly string[]
): Promise<string | undefined> {
  const chosen = await vscode.window[`show${severity}Message`](message, ...steps.map(({ title }) => title), ...others);
  const step = steps.find(({ title }) => title === chosen);
  if (step !== undefined) await vscode.commands.executeCommand(step.command, ...(step.arguments ?? []));
  return chosen;
}
