import * as vscode from 'vscode';
import { creditsLost } from '../core/credits/prices';
import { linkNamed, namedFile } from '../core/video/fileName';
import { isRetryable } from '../core/video/retryable';
import {
  type ServiceId,
  type Video,
  type VideoState,
  hasDocument,
  isDraft,
  isFinished,
  isFollowed,
  isOpenUnconfirmed,
  isPrompted,
  isRejected,
  isTeachable,
  isUnchecked,
} from '../core/video/video';
import { hasNoLink, isDownloaded, isNotDownloaded, isPlayable } from '../core/video/videoFile';
import { escapeMarkdown, plainText } from '../host/escapeMarkdown';
import type { PanelContent } from './panelProtocol';
import {
  distinguishingFacts,
  formatAmount,
  formatBytes,
  durationText,
  extraFieldsText,
  fileProblemText,
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
  row.iconPath = stateIcon(video, service);
  row.contextValue = abilities(video, service).join(' ');
  // VS Code offers this file where the row is dropped; it is there once the row is dragged.
  if (isDownloaded(video) && filesFolder !== undefined) {
    row.resourceUri = vscode.Uri.file(namedFile(filesFolder, video));
  }
  row.accessibilityInformation = { label: spokenRow(video, service) };
  row.command = { command: 'videoAds.previewVideo', title: vscode.l10n.t('Open'), arguments: [video.key] };
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
  const downloaded = videos.filter(isDownloaded);
  const uris = downloaded.map((video) => vscode.Uri.file(namedFile(filesFolder, video)).toString());
  if (uris.length > 0) transfer.set(draggedType, new vscode.DataTransferItem(uris.join('\r\n')));
  await Promise.all(downloaded.map((video) => linkNamed(filesFolder, video)));
}

/** Whether the service sent something that was not understood: a status, or a success without a link. */
function isUnclear(video: Video): boolean {
  return video.state === 'unknown' || video.state === 'unconfirmed' || hasNoLink(video);
}

/**
 * What can be done with a video: the words that `viewItem` in package.json's menus looks for.
 * @param service the service in use
 */
export function abilities(video: Video, service: ServiceId = video.service): string[] {
  const words: [string, boolean][] = [
    ['prompted', isPrompted(video)],
    ['draft', isDraft(video, service)],
    ['sourced', hasDocument(video)],
    ['playable', isPlayable(video)],
    ['notDownloaded', isNotDownloaded(video)],
    ['downloaded', isDownloaded(video)],
    ['linked', video.videoUrl !== undefined],
    ['identified', video.videoId !== undefined],
    // With its file here little is left to ask for; the menu still offers it.
    ['refreshable', video.videoId !== undefined && !isDownloaded(video)],
    ['checked', isFollowed(video)],
    ['unchecked', isUnchecked(video)],
    ['unconfirmed', isOpenUnconfirmed(video)],
    ['retryable', isRetryable(video)],
    ['responded', video.state !== 'submitting'],
    ['unclear', isUnclear(video)],
    ['teachable', isTeachable(video)],
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

function stateIcon(video: Video, service: ServiceId): vscode.ThemeIcon {
  const isIncomplete = video.state === 'succeeded' && (isNotDownloaded(video) || !isPlayable(video));
  const incomplete = [isNotDownloaded(video) ? 'cloud-download' : 'warning', 'list.warningForeground'] as const;
  const ready = isDraft(video, service) ? (['beaker', 'testing.iconPassed'] as const) : icons.succeeded;
  const drawn = video.state === 'succeeded' ? ready : icons[video.state];
  const [icon, color] = isUnchecked(video) ? icons.canceled : isIncomplete ? incomplete : drawn;
  return new vscode.ThemeIcon(icon, color === undefined ? undefined : new vscode.ThemeColor(color));
}

/** Everything known about a video. Text from the service and the prompt is escaped, never parsed as Markdown. */
export function videoTooltip(video: Video): vscode.MarkdownString {
  const [, ...facts] = videoFacts(video);
  const problem = fileProblemText(video.file);
  const lines: (readonly [name: string, value: string | undefined])[] = [
    [vscode.l10n.t('State'), [stateText(video), stateExplanation(video)].filter(Boolean).join('. ')],
    [vscode.l10n.t('Reason'), video.errorMessage && plainText(video.errorMessage, 400)],
    [vscode.l10n.t('File'), problem && plainText(problem, 300)],
    ...facts.map(({ name, value }) => [name, value] as const),
    [vscode.l10n.t('Balance before'), isRejected(video) ? undefined : amountText(video.creditsBefore)],
    [vscode.l10n.t('Balance after'), amountText(video.creditsAfter)],
    [vscode.l10n.t('Last checked'), video.checkedAt === undefined ? undefined : formatTime(video.checkedAt)],
  ];
  const known = lines.filter(([, value = '']) => value !== '');
  const texts = known.map(([name, value = '']) => `**${escapeMarkdown(name)}** ${escapeMarkdown(value)}`);
  return new vscode.MarkdownString([escapeMarkdown(promptText(video, 600)), ...texts].join('\n\n'));
}

/** What is known of a video, its state first. */
export function videoFacts(video: Video): PanelContent['facts'] {
  const { duration, finishedAt, file, videoId } = video;
  const facts: [name: string, value: string | undefined, isCompared?: boolean][] = [
    [vscode.l10n.t('State'), stateText(video), true],
    [vscode.l10n.t('Duration'), duration === undefined ? undefined : durationText(duration), true],
    [vscode.l10n.t('Aspect ratio'), video.aspectRatio ?? vscode.l10n.t('service default'), true],
    [vscode.l10n.t('Extra fields'), extraFieldsText(video.extraFields), true],
    [vscode.l10n.t('Credits'), creditsText(video), true],
    [vscode.l10n.t('Service'), serviceName(video.service), true],
    [vscode.l10n.t('Started'), formatTime(video.createdAt)],
    [vscode.l10n.t('Finished'), finishedAt === undefined ? undefined : formatTime(finishedAt)],
    [vscode.l10n.t('Size'), file.state === 'here' ? formatBytes(file.bytes) : undefined],
    [vscode.l10n.t('ID'), videoId === undefined ? undefined : plainText(videoId, 120)],
  ];
  return facts.flatMap(([name, value, isCompared = false]) =>
    value === undefined ? [] : [{ name, value, isCompared }],
  );
}

/** What it cost; of a failed video, what was lost. */
function creditsText(video: Video): string | undefined {
  const lost = creditsLost(video);
  if (lost === undefined) return amountText(video.creditsUsed);
  return lost === 0 ? vscode.l10n.t('none lost') : vscode.l10n.t('{0} lost', formatAmount(lost));
}

function amountText(amount: number | undefined): string | undefined {
  return amount === undefined ? undefined : formatAmount(amount);
}

/** Draws the last row where there are more videos than shown. */
export function moreRow(): vscode.TreeItem {
  const row = new vscode.TreeItem(vscode.l10n.t('Show more videos'));
  row.iconPath = new vscode.ThemeIcon('ellipsis');
  row.command = { command: 'videoAds.showMoreVideos', title: vscode.l10n.t('Show More') };
  return row;
}
