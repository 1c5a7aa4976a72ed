import { spawn } from 'node:child_process';
import * as vscode from 'vscode';
import type { CommandId } from './commandIds';

/** Something the user can do next: a button that runs a command. */
export interface NextStep {
  readonly title: string;
  readonly command: string;
  readonly arguments?: readonly unknown[];
}

/** A command of an extension's package.json. A translated title comes with the English one. */
interface ContributedCommand {
  readonly command: string;
  readonly title: string | { readonly value: string };
}

interface Manifest {
  readonly contributes?: { readonly commands?: readonly ContributedCommand[] };
}

/** This extension, whoever publishes it: the one with its commands. */
function ownExtension(): vscode.Extension<unknown> | undefined {
  return vscode.extensions.all.find((it) => commandsOf(it).some(({ command }) => command === 'videoAds.generateVideo'));
}

function commandsOf(extension: vscode.Extension<unknown> | undefined): readonly ContributedCommand[] {
  return (extension?.packageJSON as Manifest | undefined)?.contributes?.commands ?? [];
}

/** Whether this extension runs on the user's machine or, in a remote window, perhaps on the other one. */
export function extensionKind(): vscode.ExtensionKind | undefined {
  return ownExtension()?.extensionKind;
}

/** Whether programs of the user's machine can open the downloaded files: not those on another one. */
export function canOpenFiles(
  { uiKind, remoteName }: Pick<typeof vscode.env, 'uiKind' | 'remoteName'> = vscode.env,
  runsIn = extensionKind(),
): boolean {
  return uiKind === vscode.UIKind.Desktop && (remoteName === undefined || runsIn === vscode.ExtensionKind.UI);
}

/** Opens a file with the program that the user's system has for it. */
export async function openFile(
  file: vscode.Uri,
  platform = process.platform,
  run: typeof spawn = spawn,
): Promise<void> {
  // VS Code passes a URL on, and Windows finds no file by one with other than ASCII letters.
  const isByPath = platform === 'win32' && /[^\x20-\x7e]/.test(file.fsPath);
  if (isByPath) run('explorer.exe', [file.fsPath], { detached: true, stdio: 'ignore' }).unref();
  else await vscode.env.openExternal(file);
}

/** A button that runs a command of this extension, under the command's title. */
export function commandStep(name: CommandId, ...args: readonly unknown[]): NextStep {
  return { title: commandTitle(name), command: `videoAds.${name}`, arguments: args };
}

/** The title of a command in package.json, in the user's language. */
export function commandTitle(name: CommandId): string {
  const title = commandsOf(ownExtension()).find(({ command }) => command === `videoAds.${name}`)?.title ?? name;
  return typeof title === 'string' ? title : title.value;
}

/** What a button or a link can have Service… do at once. */
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

/** A button that has Service… do something at once. @param service a base URL, or the sandbox */
export function serviceStep(action: ServiceAction, service?: string): NextStep {
  const args = service === undefined ? [action] : [action, service];
  return { title: serviceActionTitle(action), command: 'videoAds.chooseService', arguments: args };
}

/** What Generate Again is called with where the prompt itself is to be edited first. */
export const editsPrompt = 'editsPrompt';

/** Opens the prompt of a video as a text, to generate another video from it. */
export function editPromptStep(key: string): NextStep {
  return { ...commandStep('generateAgain', key, editsPrompt), title: vscode.l10n.t('Edit Prompt…') };
}

/** Runs the command of the button that is pressed; resolves to its title. @param others buttons that run no command */
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
