import * as vscode from 'vscode';
import { outlineOf } from '../core/video/keptResponse';
import { sandboxService } from '../core/video/video';
import { commandStep } from '../host/nextSteps';
import { UserError } from '../host/userErrors';
import { stateLabels } from '../views/videoText';
import type { Dependencies } from './dependencies';
import { targetVideo } from './target';

/** Opens the last response about a video in a read-only document, formatted and with secrets masked. */
export async function showResponse(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  await dependencies.ui.documents.showResponse(
    await targetVideo(dependencies, clicked, selected, ({ state }) => state !== 'submitting'),
  );
}

/** Show Requests and Responses: shows this window's last HTTP exchanges about a video, with the API key masked. */
export async function showRequests(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const { service, ui } = dependencies;
  const video = await targetVideo(dependencies, clicked, selected, ({ state }) => state !== 'submitting');
  const baseUrl = video.service === sandboxService ? (service.sandbox.baseUrl ?? '') : video.service;
  const text = ui.exchanges.describe(video, baseUrl);
  if (text === undefined) {
    throw new UserError(
      vscode.l10n.t('This window has no request about this video. Refresh it, or look in the window that sent it.'),
      [
        ...(video.videoId === undefined ? [] : [commandStep('refreshVideo', video.key)]),
        commandStep('showResponse', video.key),
      ],
    );
  }
  await ui.documents.showReport(`${vscode.l10n.t('Requests and responses')}.http`, text);
}

/** Report Response: shows the structure of a response without its values, for pasting into an issue. */
export async function reportResponse(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const video = await targetVideo(dependencies, clicked, selected);
  const response = (await dependencies.videos.library()).response(video.key);
  if (response === undefined) throw new UserError(vscode.l10n.t("The service hasn't responded about this video yet."));
  const text = [
    `# ${vscode.l10n.t('Unrecognized response')}`,
    vscode.l10n.t('This is the structure of the response, without its values. Check it before you share it.'),
    vscode.l10n.t('HTTP {0} · read as: {1}', response.http, stateLabels()[video.state]),
    `\`\`\`json\n${outlineOf(response.body)}\n\`\`\``,
    vscode.l10n.t('What should it have been read as? Which field holds the status, and which word does it hold?'),
  ].join('\n\n');
  await dependencies.ui.documents.showReport(`${vscode.l10n.t('Unrecognized response')}.md`, `${text}\n`);
}

export function showLog({ ui }: Dependencies): void {
  ui.log.show(true);
}
