import * as vscode from 'vscode';
import type { FrontMatter } from '../core/generate/frontMatter';
import { filledFields } from '../core/video/video';
import { plainText } from '../host/escapeMarkdown';
import { createPresetStep } from '../host/nextSteps';
import type { ListedPreset, Preset } from '../host/settings';
import type { Dependencies } from './dependencies';
import type { ServiceOptions } from './serviceOptions';

/**
 * Reads the front matter of a document. Warns the user if the front matter names a preset that does not exist.
 * @throws UserError for invalid values
 */
export async function frontMatterOf({ ui }: Dependencies, document: vscode.TextDocument): Promise<FrontMatter> {
  const read = await ui.diagnostics.frontMatter(document);
  const isUnknown = read.problems.some(({ kind }) => kind === 'unknownPreset');
  if (isUnknown && read.preset !== undefined) {
    const name = plainText(read.preset, 60);
    const sentence = vscode.l10n.t('The settings have no preset “{0}”, so the video is generated without it.', name);
    ui.problems.warn(sentence, [createPresetStep(read.preset)]);
  }
  return read;
}

/**
 * Save as Preset…: stores the last duration and aspect ratio under a name. In the settings, the user can add text to
 * put before and after the prompt.
 */
export async function savePreset(
  { service: { settings } }: Dependencies,
  { last }: Pick<ServiceOptions, 'last'>,
): Promise<void> {
  const name = await vscode.window.showInputBox({
    title: vscode.l10n.t('Save as Preset'),
    prompt: vscode.l10n.t(
      'A name for the last duration and aspect ratio. Add text before and after the prompt in the settings.',
    ),
    ignoreFocusOut: true,
    validateInput: (text) => {
      const isTaken = settings.presets.some((preset) => preset.name === text.trim());
      if (isTaken) return vscode.l10n.t('There is a preset named “{0}” already.', text.trim());
      return text.trim() === '' ? vscode.l10n.t('Enter a name.') : undefined;
    },
  });
  if (name === undefined) return;
  await settings.addPreset(filledFields<Preset>({ name: name.trim(), ...last }));
}

/**
 * Create Preset “Story”…: creates the missing preset that a file's front matter names. The new preset contains only
 * text, and no duration or aspect ratio.
 */
export async function createPreset({ service: { settings } }: Dependencies, name: unknown): Promise<void> {
  if (typeof name !== 'string' || settings.presets.some((preset) => preset.name === name)) return;
  const { title } = createPresetStep(name);
  const typed = await vscode.window.showInputBox({
    title,
    prompt: vscode.l10n.t("Text to add after each prompt, such as the brand's style. Leave it empty for none."),
    ignoreFocusOut: true,
  });
  const origin = typed === undefined ? undefined : await pickOrigin(title);
  if (origin === undefined) return;
  const after = typed?.trim() === '' ? undefined : typed?.trim();
  await settings.addPreset(filledFields<Preset>({ name, after }), origin);
}

/**
 * Asks whether to store a preset in the user's or the workspace's settings. If no folder is open or the workspace is
 * untrusted, returns 'user' without asking. Returns undefined when the user cancels.
 */
async function pickOrigin(title: string): Promise<ListedPreset['origin'] | undefined> {
  if (vscode.workspace.workspaceFolders === undefined || !vscode.workspace.isTrusted) return 'user';
  const items: readonly (vscode.QuickPickItem & { readonly origin: ListedPreset['origin'] })[] = [
    { label: vscode.l10n.t('Your Settings'), description: vscode.l10n.t('in all workspaces'), origin: 'user' },
    {
      label: vscode.l10n.t('Settings of This Workspace'),
      description: vscode.l10n.t('shared with everyone who opens it'),
      origin: 'workspace',
    },
  ];
  const chosen = await vscode.window.showQuickPick(items, {
    title,
    placeHolder: vscode.l10n.t('Select where the preset is stored'),
    ignoreFocusOut: true,
  });
  return chosen?.origin;
}
