import * as vscode from 'vscode';
import { type PromptedVideo, isPrompted } from '../core/video/video';
import { copyText } from '../host/dialogs';
import type { Dependencies } from './dependencies';
import { targetVideo } from './target';

/**
 * Copy as cURL…: copies a curl command that generates a video, checks its status or reads the credits. The curl command
 * reads the API key from a shell variable and does not contain the key itself.
 */
export async function copyAsCurl(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const video = await targetVideo(dependencies, clicked, selected);
  const { baseUrl } = await dependencies.service.connections.address(video.service);
  const statusUrl = `${baseUrl}/videos/${encodeURIComponent(video.videoId ?? '')}`;
  const commands = [
    ...(!isPrompted(video)
      ? []
      : [
          {
            label: vscode.l10n.t('Generate'),
            detail: vscode.l10n.t('Running it generates another video and spends credits.'),
            text: generateCurl(baseUrl, video),
          },
        ]),
    ...(video.videoId === undefined ? [] : [{ label: vscode.l10n.t('Check Status'), text: curl('GET', statusUrl) }]),
    { label: vscode.l10n.t('Check Credits'), text: curl('GET', `${baseUrl}/credits`) },
  ];
  const chosen = await vscode.window.showQuickPick(commands, {
    title: vscode.l10n.t('Copy as cURL'),
    placeHolder: vscode.l10n.t('The command reads your key from the variable API_KEY'),
  });
  if (chosen !== undefined) await copyText(chosen.text);
}

function generateCurl(baseUrl: string, { prompt, duration, aspectRatio, extraFields }: PromptedVideo): string {
  const body = { ...extraFields, prompt, duration, aspect_ratio: aspectRatio };
  return curl('POST', `${baseUrl}/videos/generate`, JSON.stringify(body));
}

/** Returns a curl command for a POSIX shell. Quoting keeps the shell from expanding anything except `$API_KEY`. */
function curl(method: 'GET' | 'POST', url: string, body?: string): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
  const parts = [`curl --request ${method} ${quoted(url)}`, '--header "Authorization: Bearer $API_KEY"'];
  if (body !== undefined) parts.push(`--header 'Content-Type: application/json'`, `--data-raw ${quoted(body)}`);
  return parts.join(' \\\n  ');
}
