import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import { creditsLost } from '../core/credits/prices';
import { linkNamed, namedFile } from '../core/video/readableFile';
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
import { hasNoLink, isAwaitingFile, isDownloaded, isNotDownloaded, isPlayable } from '../core/video/videoFile';
import { escapeMarkdown, plainLines, plainText } from '../host/escapeMarkdown';
import type { PanelContent } from './panelProtocol';
import {
  durationText,
  extraFieldsText,
  fileProblemText,
  formatAmount,
  formatBytes,
  formatDetails,
  formatText,
  mismatchText,
  formatTime,
  verdictText,
  promptText,
  returnedText,
  rowDetails,
  serviceName,
  spokenRow,
  stateExplanation,
  stateText,
} from './videoText';
import { videoTitle } from './videoTitle';

/** The maximum number of characters of the prompt in a row's hover. */
const longestPrompt = 2_000;

/** The height of the picture in a row's hover, in CSS pixels. */
const pictureHeight = 160;

interface RowOptions {
  /** The service in use. If a video is from another service, its row shows that service's name. */
  readonly service: string;
  /**
   * The library that contains the video. Without it, the folder of the video's file is unknown, so the row cannot be
   * dragged as a file.
   */
  readonly library?: Pick<VideoLibrary, 'filesFolder' | 'response'> | undefined;
  /**
   * Whether all videos in the row's group have the same prompt. If so, the row's title is the duration and the aspect
   * ratio.
   */
  readonly sharesPrompt?: boolean;
}

/**
 * Draws a video as a tree row: a short title, and then details such as the state. The most important details come
 * first, because a narrow side bar cuts off the end.
 */
export function videoRow(video: Video, { service, library, sharesPrompt = false }: RowOptions): vscode.TreeItem {
  const format = formatDetails(video);
  const isFormatTitle = sharesPrompt && format.length > 0;
  const row = new vscode.TreeItem(isFormatTitle ? format.join(' · ') : videoTitle(video));
  row.id = video.key;
  row.description = rowDetails(video, service, isFormatTitle ? [] : format).join(' · ');
  row.iconPath = verdictIcon(video) ?? stateIcon(video, service);
  row.contextValue = abilities(video, library, service).join(' ');
  // The file that VS Code passes to the drop target when the row is dragged. `dragFiles` creates the file.
  if (isDownloaded(video) && library !== undefined) {
    row.resourceUri = vscode.Uri.file(namedFile(library.filesFolder, video));
  }
  row.accessibilityInformation = { label: spokenRow(video, service) };
  row.command = { command: 'videoAds.previewVideo', title: vscode.l10n.t('Open'), arguments: [video.key] };
  return row;
}

/** The MIME type for the files of dragged rows. */
export const draggedType = 'text/uri-list';

/** The MIME type for the video keys of dragged rows, one key per line. */
export const draggedVideosType = 'application/vnd.video-ads.videos';

/** Adds the videos' keys and downloaded files to the drag data. The files get readable names. */
export async function dragFiles(
  videos: readonly Video[],
  filesFolder: string,
  transfer: vscode.DataTransfer,
): Promise<void> {
  transfer.set(draggedVideosType, new vscode.DataTransferItem(videos.map(({ key }) => key).join('\n')));
  const downloaded = videos.filter(isDownloaded);
  const uris = downloaded.map((video) => vscode.Uri.file(namedFile(filesFolder, video)).toString());
  if (uris.length > 0) transfer.set(draggedType, new vscode.DataTransferItem(uris.join('\r\n')));
  await Promise.all(downloaded.map((video) => linkNamed(filesFolder, video)));
}

/** Whether a response about the video may contain a status, an ID or a link that the decoder did not recognize. */
function isUnclear(video: Video): boolean {
  return video.state === 'unknown' || video.state === 'unconfirmed' || hasNoLink(video);
}

/**
 * Whether the library has a response from the service about a video. Only unconfirmed and rejected videos may have
 * none, so the library is searched only for these.
 */
function hasResponse(video: Video, library: Pick<VideoLibrary, 'response'> | undefined): boolean {
  const mayHaveNone = video.state === 'unconfirmed' || isRejected(video);
  return !mayHaveNone || library?.response(video.key) !== undefined;
}

/**
 * Words for the actions that a video allows. The menus in package.json match the words with `viewItem`.
 * @param service the service in use
 */
export function abilities(
  video: Video,
  library: Pick<VideoLibrary, 'response'> | undefined,
  service: ServiceId = video.service,
): string[] {
  const isAnswered = hasResponse(video, library);
  const words: [string, boolean][] = [
    ['prompted', isPrompted(video)],
    ['draft', isDraft(video, service)],
    ['sourced', hasDocument(video)],
    ['playable', isPlayable(video)],
    ['notDownloaded', isNotDownloaded(video)],
    ['awaitingFile', isAwaitingFile(video)],
    ['downloaded', isDownloaded(video)],
    ['judgeable', video.state === 'succeeded'],
    ['linked', video.videoUrl !== undefined],
    ['identified', video.videoId !== undefined],
    // Rows of playable videos have no Refresh button, but their context menu has the Refresh command.
    ['refreshable', video.videoId !== undefined && !isPlayable(video)],
    ['checked', isFollowed(video)],
    ['unchecked', isUnchecked(video)],
    ['unconfirmed', isOpenUnconfirmed(video)],
    ['retryable', isRetryable(video)],
    ['responded', video.state !== 'submitting'],
    ['unclear', isUnclear(video) && isAnswered],
    ['teachable', isTeachable(video) && isAnswered],
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

/**
 * The hover of a video's row. It shows everything that is known about the video. Text from the service and the prompt
 * is escaped, never parsed as Markdown.
 * @param picture a JPEG of the first frame
 */
export function videoTooltip(video: Video, picture?: Uint8Array): vscode.MarkdownString {
  const image = picture === undefined ? [] : [pictureMarkdown(picture)];
  const checkedAt = video.checkedAt === undefined ? undefined : formatTime(video.checkedAt);
  const lastChecked = detailLines([[vscode.l10n.t('Last checked'), checkedAt]]);
  return new vscode.MarkdownString([...image, steadyTooltip(video), ...lastChecked].join('\n\n'));
}

/** The hover without its “Last checked” line, which changes with every check. */
export function steadyTooltip(video: Video): string {
  const [, ...details] = videoDetails(video);
  const problem = fileProblemText(video.file);
  const lines = detailLines([
    [vscode.l10n.t('State'), [stateText(video), stateExplanation(video)].filter(Boolean).join('. ')],
    [vscode.l10n.t('Reason'), video.errorMessage && plainText(video.errorMessage, 400)],
    [vscode.l10n.t('File'), problem && plainText(problem, 300)],
    ...details.map(({ name, value }) => [name, value] as const),
    [vscode.l10n.t('Balance before'), isRejected(video) ? undefined : amountText(video.creditsBefore)],
    [vscode.l10n.t('Balance after'), isRejected(video) ? undefined : amountText(video.creditsAfter)],
  ]);
  return [promptMarkdown(video), ...lines].join('\n\n');
}

/** The known details as lines of Markdown. */
function detailLines(details: readonly (readonly [name: string, value: string | undefined])[]): string[] {
  const known = details.filter(([, value = '']) => value !== '');
  return known.map(([name, value = '']) => `**${escapeMarkdown(name)}** ${escapeMarkdown(value)}`);
}

function pictureMarkdown(jpeg: Uint8Array): string {
  const source = `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
  return `![${escapeMarkdown(vscode.l10n.t('First frame'))}](${source}|height=${pictureHeight})`;
}

/** The prompt as Markdown that keeps line breaks. Lines are trimmed, because Markdown shows indented lines as code. */
function promptMarkdown(video: Video): string {
  const text = video.prompt === undefined ? promptText(video, longestPrompt) : plainLines(video.prompt, longestPrompt);
  const lines = text.split('\n').map((line) => escapeMarkdown(line.trim()));
  return lines.join('  \n').replace(/(?:  \n){2,}/g, '\n\n');
}

/** The known details of a video as name-value pairs. The state comes first. */
export function videoDetails(video: Video): PanelContent['details'] {
  const { duration, file, videoId } = video;
  const details: [name: string, value: string | undefined, isCompared?: boolean][] = [
    [vscode.l10n.t('State'), stateText(video), true],
    [vscode.l10n.t('Duration'), duration === undefined ? undefined : durationText(duration), true],
    [vscode.l10n.t('Aspect ratio'), video.aspectRatio ?? vscode.l10n.t('service default'), true],
    [vscode.l10n.t('Extra fields'), extraFieldsText(video.extraFields), true],
    [vscode.l10n.t('Credits'), costText(video), true],
    [vscode.l10n.t('Service'), serviceName(video.service), true],
    [vscode.l10n.t('Requested'), formatTime(video.createdAt)],
    [video.state === 'succeeded' ? vscode.l10n.t('Finished') : vscode.l10n.t('Ended'), endText(video)],
    [vscode.l10n.t('Verdict'), verdictText(video), true],
    [vscode.l10n.t('Format'), formatText(video)],
    [vscode.l10n.t('Delivered'), mismatchText(video)],
    [vscode.l10n.t('Size'), file.state === 'here' ? formatBytes(file.bytes) : undefined],
    [vscode.l10n.t('ID'), videoId === undefined ? undefined : plainText(videoId, 120)],
  ];
  return details.flatMap(([name, value, isCompared = false]) =>
    value === undefined ? [] : [{ name, value, isCompared }],
  );
}

/**
 * The time at which the video succeeded, failed or was canceled, as text. Undefined for unfinished videos and rejected
 * requests.
 */
function endText(video: Video): string | undefined {
  const { finishedAt } = video;
  return finishedAt === undefined || !isFinished(video) || isRejected(video) ? undefined : formatTime(finishedAt);
}

/**
 * The credits that a video cost, as text. For a failed video, the text says whether the credits were lost or returned.
 */
function costText(video: Video): string | undefined {
  // If a request was rejected for lack of credits, its response may say how many more credits were needed. This number
  // is not a charge.
  if (isRejected(video)) return undefined;
  const lost = creditsLost(video);
  if (lost === undefined) return amountText(video.creditsUsed);
  if (lost > 0) return vscode.l10n.t('{0} lost', formatAmount(lost));
  return returnedText(video.creditsUsed ?? 0);
}

function amountText(amount: number | undefined): string | undefined {
  return amount === undefined ? undefined : formatAmount(amount);
}

/** The icon of the user's verdict: a star for a kept video, a dimmed thumbs-down for a rejected one. */
function verdictIcon({ verdict }: Video): vscode.ThemeIcon | undefined {
  if (verdict === 'kept') return new vscode.ThemeIcon('star-full', new vscode.ThemeColor('charts.yellow'));
  if (verdict === 'rejected') return new vscode.ThemeIcon('thumbsdown', new vscode.ThemeColor('disabledForeground'));
  return undefined;
}

/** The last row of a truncated list. A click lists more videos. */
export function moreRow(): vscode.TreeItem {
  const row = new vscode.TreeItem(vscode.l10n.t('Show more videos'));
  row.iconPath = new vscode.ThemeIcon('ellipsis');
  row.command = { command: 'videoAds.showMoreVideos', title: vscode.l10n.t('Show More') };
  return row;
}
