import * as vscode from 'vscode';
import { creditsLost } from '../core/credits/prices';
import { linkNamed, namedFile } from '../core/video/fileName';
import { type Video, type VideoState, hasDocument, isFinished, isFollowed, isRejected } from '../core/video/video';
import { escapeMarkdown, plainText } from '../host/plainText';
import {
  distinguishingFacts,
  formatAmount,
  isNotDownloaded,
  isUntracked,
  durationText,
  promptText,
  rowFacts,
  spokenRow,
  serviceName,
  stateExplanation,
  stateText,
  formatTime,
} from './videoText';

/** As much of the prompt as a row has room for in a wide side bar; VS Code's Find searches these labels. */
const labelLength = 120;

/**
 * Draws one video as a row. What tells it from the others of its batch comes first: their prompts are often the same,
 * and a narrow side bar shows nothing behind a prompt.
 * @param service the service in use; videos of another one say whose they are
 */
export function videoRow(
  video: Video,
  service: string,
  filesFolder?: string,
  batch: readonly Video[] = [],
): vscode.TreeItem {
  const label = [...distinguishingFacts(video, batch), promptText(video, labelLength)];
  const row = new vscode.TreeItem(label.join(' · '));
  const facts = rowFacts(video, service);
  row.id = video.key;
  row.description = facts.join(' · ');
  row.iconPath = stateIcon(video);
  row.contextValue = abilities(video).join(' ');
  // VS Code offers this file where the row is dropped; it is there once the row is dragged.
  if (video.fileName !== undefined && filesFolder !== undefined) {
    row.resourceUri = vscode.Uri.file(namedFile(filesFolder, video));
  }
  row.accessibilityInformation = { label: spokenRow(video, service) };
  // Without arguments, which VS Code forgets when it draws the list anew: the selected row is meant.
  row.command = { command: 'videoAds.previewVideo', title: vscode.l10n.t('Open') };
  return row;
}

/** What rows are dragged as. */
export const draggedType = 'text/uri-list';

/** Gives what is dragged the downloaded files of videos, under names that people understand. */
export async function dragFiles(
  videos: readonly Video[],
  filesFolder: string,
  transfer: vscode.DataTransfer,
): Promise<void> {
  const downloaded = videos.filter(({ fileName }) => fileName !== undefined);
  const uris = downloaded.map((video) => vscode.Uri.file(namedFile(filesFolder, video)).toString());
  if (uris.length > 0) transfer.set(draggedType, new vscode.DataTransferItem(uris.join('\r\n')));
  await Promise.all(downloaded.map((video) => linkNamed(filesFolder, video)));
}

export function isPlayable(video: Video): boolean {
  return video.state === 'succeeded' && (video.fileName !== undefined || video.videoUrl !== undefined);
}

/** Whether Try Again makes sense: nothing was started, or nobody knows. */
export function isRetryable(video: Video): boolean {
  return video.state === 'unconfirmed' || isRejected(video);
}

/** Of several videos, those to try again together: not what was sent again already. @param all with those that tried them again */
export function retryableOf(videos: readonly Video[], all = videos): Video[] {
  const retried = new Set(all.filter((video) => !isRejected(video)).map(({ retryOf }) => retryOf));
  return videos.filter((video) => isRetryable(video) && !retried.has(video.key));
}

/** What can be done with a video: the words that `viewItem` in package.json's menus looks for. */
export function abilities(video: Video): string[] {
  const words: [string, boolean][] = [
    ['prompted', video.prompt !== ''],
    ['sourced', hasDocument(video)],
    ['playable', isPlayable(video)],
    ['notDownloaded', isNotDownloaded(video)],
    ['linked', video.videoUrl !== undefined],
    ['identified', video.videoId !== undefined],
    // With its file here little is left to ask for; the menu still offers it.
    ['refreshable', video.videoId !== undefined && video.fileName === undefined],
    ['tracked', isFollowed(video)],
    ['untracked', isUntracked(video)],
    ['unconfirmed', video.state === 'unconfirmed'],
    ['retryable', isRetryable(video)],
    ['responded', video.state !== 'submitting'],
    ['removable', isFinished(video) || video.stopped],
  ];
  return words.filter(([, able]) => able).map(([word]) => word);
}

/** The icon of each state, and its color. */
const icons: Readonly<Record<VideoState, readonly [icon: string, color?: string]>> = {
  submitting: ['cloud-upload'],
  unconfirmed: ['question', 'list.warningForeground'],
  queued: ['clock'],
  running: ['loading~spin'],
  succeeded: ['play-circle', 'testing.iconPassed'],
  rejected: ['issue-draft', 'list.errorForeground'],
  failed: ['error', 'list.errorForeground'],
  canceled: ['circle-slash'],
  gone: ['circle-large-outline'],
  unknown: ['sync'],
};

function stateIcon(video: Video): vscode.ThemeIcon {
  const isIncomplete = video.state === 'succeeded' && (isNotDownloaded(video) || !isPlayable(video));
  const incomplete = [isNotDownloaded(video) ? 'cloud-download' : 'warning', 'list.warningForeground'] as const;
  const [icon, color] = isUntracked(video) ? icons.canceled : isIncomplete ? incomplete : icons[video.state];
  return new vscode.ThemeIcon(icon, color === undefined ? undefined : new vscode.ThemeColor(color));
}

/** Everything known about a video. Text from the service and the prompt is escaped, never parsed as Markdown. */
export function videoTooltip(video: Video): vscode.MarkdownString {
  const tooltip = new vscode.MarkdownString();
  const line = (name: string, value: string | number | undefined): void => {
    if (value === undefined || value === '') return;
    const text = typeof value === 'number' ? formatAmount(value) : value;
    tooltip.appendMarkdown(`\n\n**${escapeMarkdown(name)}** ${escapeMarkdown(text)}`);
  };
  tooltip.appendMarkdown(escapeMarkdown(promptText(video, 600)));
  line(vscode.l10n.t('State'), [stateText(video), stateExplanation(video)].filter(Boolean).join('. '));
  line(vscode.l10n.t('Reason'), video.errorMessage && plainText(video.errorMessage, 400));
  line(vscode.l10n.t('File'), video.fileProblem && plainText(video.fileProblem, 300));
  line(vscode.l10n.t('Duration'), video.duration > 0 ? durationText(video.duration) : undefined);
  line(vscode.l10n.t('Aspect ratio'), video.aspectRatio ?? vscode.l10n.t('service default'));
  line(vscode.l10n.t('Service'), serviceName(video.service));
  line(vscode.l10n.t('ID'), video.videoId && plainText(video.videoId, 120));
  line(vscode.l10n.t('Credits'), creditsText(video));
  line(vscode.l10n.t('Balance before'), video.creditsBefore);
  line(vscode.l10n.t('Balance after'), video.creditsAfter);
  line(vscode.l10n.t('Started'), formatTime(video.createdAt));
  line(vscode.l10n.t('Finished'), video.finishedAt === undefined ? undefined : formatTime(video.finishedAt));
  line(vscode.l10n.t('Last checked'), video.checkedAt === undefined ? undefined : formatTime(video.checkedAt));
  return tooltip;
}

/** What it cost; of a failed video, what was lost. */
function creditsText(video: Video): string | number | undefined {
  const lost = creditsLost(video);
  if (lost === undefined) return video.creditsUsed;
  return lost === 0 ? vscode.l10n.t('none lost') : vscode.l10n.t('{0} lost', formatAmount(lost));
}

/** Draws the last row where there are more videos than shown. */
export function moreRow(): vscode.TreeItem {
  const row = new vscode.TreeItem(vscode.l10n.t('Show more videos'));
  row.iconPath = new vscode.ThemeIcon('ellipsis');
  row.command = { command: 'videoAds.showMoreVideos', title: vscode.l10n.t('Show More') };
  return row;
}
