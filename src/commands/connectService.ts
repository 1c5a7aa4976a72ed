import * as vscode from 'vscode';
import { parseBaseUrl } from '../api/baseUrl';
import { baseUrlWords } from '../api/baseUrlWords';
import type { Settings } from '../host/settings';
import { type SetApiKeyRooms, askAndStoreKey } from './setApiKey';

/**
 * Asks for the service's address and key, tries both, and keeps them only when the service accepts the key. Another
 * address than the one in use may be proposed, such as the one a redirect names: the user sees and confirms it.
 */
export function connectService(
  rooms: SetApiKeyRooms & { readonly settings: Settings },
): (proposed?: unknown) => Promise<void> {
  return async (proposed) => {
    const { settings } = rooms;
    const text = await vscode.window.showInputBox({
      title: vscode.l10n.t('Connect to Service'),
      prompt: vscode.l10n.t('The address of the video service, ending in /api/v1/developer'),
      placeHolder: 'https://example.com/api/v1/developer',
      value: typeof proposed === 'string' ? proposed : settings.baseUrl,
      ignoreFocusOut: true,
      validateInput: problemWords,
    });
    if (text === undefined) return;
    const parsed = parseBaseUrl(text);
    if (!parsed.ok || !(await askAndStoreKey(rooms, parsed.url))) return;
    await settings.setBaseUrl(parsed.url);
    await settings.setUseSandbox(false);
  };
}

function problemWords(text: string): vscode.InputBoxValidationMessage | undefined {
  if (text.trim() === '') return undefined;
  const parsed = parseBaseUrl(text);
  if (!parsed.ok) {
    return { message: baseUrlWords(parsed.problem), severity: vscode.InputBoxValidationSeverity.Error };
  }
  if (!parsed.upgraded) return undefined;
  return {
    message: vscode.l10n.t('A key is never sent in the clear: {0} is used.', parsed.url),
    severity: vscode.InputBoxValidationSeverity.Info,
  };
}
