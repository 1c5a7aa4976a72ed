import * as vscode from 'vscode';
import { type Video, isFinished, isFollowed, isRejected } from '../core/video/video';
import { escapeMarkdown, plainText } from '../host/plainText';
import {
  amountWords,
  isLeftAlone,
  lengthWords,
  promptWords,
  serviceWords,
  stateExplanation,
  stateWords,
  timeWords,
} from './videoWords';

/** How a row differs by what is around it. */
export interface RowSurroundings {
  /** One spinner at most is shown; the others that run have a still icon. */
  readonly spins: boolean;
  /** The service in use; videos of another one say whose they are. */
  readonly service: string;
}

/** Short enough that the state beside it is seen in a side bar of the usual width. */
const labelLength = 24;

/** Draws one video as a row: start of the prompt, then state · length · ratio · id. */
export function videoRow(video: Video, { spins, service }: RowSurroundings): vscode.TreeItem {
  const label = promptWords(video, labelLength);
  const state = stateWords(video);
  const facts = [
    state,
    video.duration > 0 ? lengthWords(video.duration) : undefined,
    video.aspectRatio,
    video.service === service ? undefined : serviceWords(video.service),
    video.videoId === undefined ? undefined : plainText(video.videoId, 24),
  ].filter((fact) => fact !== undefined);
  const row = new vscode.TreeItem(label);
  row.id = video.key;
  row.description = facts.join(' · ');
  row.iconPath = stateIcon(video, spins);
  row.contextValue = abilities(video).join(' ');
  row.accessibilityInformation = { label: [promptWords(video, 80), ...facts].join(', ') };
  if (isPlayable(video)) {
    row.command = { command: 'videoAds.playVideo', title: vscode.l10n.t('Play'), arguments: [video.key, keepFocus] };
  }
  return row;
}

/** Told to Play Video by a row: the keyboard stays in the list, as it does when a file is clicked in the Explorer. */
export const keepFocus = 'keepFocus';

export function isPlayable(video: Video): boolean {
  return video.state === 'succeeded' && (video.fileName !== undefined || video.videoUrl !== undefined);
}

/** What can be done with a video: the words that `viewItem` in package.json's menus looks for. */
function abilities(video: Video): string[] {
  const words: [string, boolean][] = [
    ['worded', video.prompt !== ''],
    ['playable', isPlayable(video)],
    ['linked', video.videoUrl !== undefined],
    ['identified', video.videoId !== undefined],
    // With its file here little is left to ask for; the menu still offers it.
    ['refreshable', video.videoId !== undefined && video.fileName === undefined],
    ['followed', isFollowed(video)],
    ['left', isLeftAlone(video)],
    ['unconfirmed', video.state === 'unconfirmed'],
    ['retryable', video.state === 'unconfirmed' || isRejected(video)],
    ['replied', video.state !== 'submitting'],
    ['removable', isFinished(video) || video.stopped],
  ];
  return words.filter(([, able]) => able).map(([word]) => word);
}

function stateIcon(video: Video, spins: boolean): vscode.ThemeIcon {
  const colour = (id: string): vscode.ThemeColor => new vscode.ThemeColor(id);
  if (isLeftAlone(video)) return new vscode.ThemeIcon('circle-slash');
  switch (video.state) {
    case 'submitting':
      return new vscode.ThemeIcon('cloud-upload');
    case 'unconfirmed':
      return new vscode.ThemeIcon('question', colour('list.warningForeground'));
    case 'queued':
      return new vscode.ThemeIcon('clock');
    case 'running':
      return new vscode.ThemeIcon(spins ? 'loading~spin' : 'loading');
    case 'succeeded':
      return isPlayable(video)
        ? new vscode.ThemeIcon('play-circle', colour('testing.iconPassed'))
        : new vscode.ThemeIcon('warning', colour('list.warningForeground'));
    case 'failed':
      return new vscode.ThemeIcon('error', colour('list.errorForeground'));
    case 'canceled':
      return new vscode.ThemeIcon('circle-slash');
    case 'gone':
      return new vscode.ThemeIcon('circle-large-outline');
    case 'unknown':
      return new vscode.ThemeIcon('sync');
  }
}

/** Everything known about a video. Text from the service and the prompt is escaped, never read as Markdown. */
export function videoTooltip(video: Video): vscode.MarkdownString {
  const tooltip = new vscode.MarkdownString();
  const line = (name: string, value: string | undefined): void => {
    if (value === undefined || value === '') return;
    tooltip.appendMarkdown(`\n\n**${escapeMarkdown(name)}** ${escapeMarkdown(value)}`);
  };
  tooltip.appendMarkdown(escapeMarkdown(promptWords(video, 600)));
  line(vscode.l10n.t('State'), [stateWords(video), stateExplanation(video)].filter(Boolean).join('. '));
  line(vscode.l10n.t('Reason'), video.errorMessage && plainText(video.errorMessage, 400));
  line(vscode.l10n.t('File'), video.fileProblem && plainText(video.fileProblem, 300));
  line(vscode.l10n.t('Length'), video.duration > 0 ? lengthWords(video.duration) : undefined);
  line(vscode.l10n.t('Shape'), video.aspectRatio ?? vscode.l10n.t('service default'));
  line(vscode.l10n.t('Service'), serviceWords(video.service));
  line(vscode.l10n.t('Id'), video.videoId && plainText(video.videoId, 120));
  line(vscode.l10n.t('Credits'), video.creditsUsed === undefined ? undefined : amountWords(video.creditsUsed));
  line(vscode.l10n.t('Balance before'), amount(video.creditsBefore));
  line(vscode.l10n.t('Balance after'), amount(video.creditsAfter));
  line(vscode.l10n.t('Started'), timeWords(video.createdAt));
  line(vscode.l10n.t('Finished'), video.finishedAt === undefined ? undefined : timeWords(video.finishedAt));
  line(vscode.l10n.t('Last checked'), video.checkedAt === undefined ? undefined : timeWords(video.checkedAt));
  return tooltip;
}

function amount(value: number | undefined): string | undefined {
  return value === undefined ? undefined : amountWords(value);
}
