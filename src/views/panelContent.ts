import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import type { RemainingTime } from '../core/polling/finishForecast';
import {
  type ServiceId,
  type Video,
  hasDocument,
  isDraft,
  isFinished,
  isInProgress,
  isOpenUnconfirmed,
  isPrompted,
  isUnchecked,
} from '../core/video/video';
import { isAwaitingFile, isDownloaded, isNotDownloaded } from '../core/video/videoFile';
import { isRetryable } from '../core/video/retryable';
import { canOpenFiles, commandTitle } from '../host/nextSteps';
import { joinSentences, plainLines, plainText } from '../host/escapeMarkdown';
import { draftPlanText } from './draftPlan';
import type { PanelAction, PanelContent } from './panelProtocol';
import { abilities, videoDetails } from './videoRow';
import { fileProblemText, promptText, stateExplanation, stateText } from './videoText';

/** The maximum number of characters of the prompt in the panel. The Copy Prompt command copies the whole prompt. */
const longestPrompt = 5_000;

/**
 * A context key that VS Code's menus read. Its value lists the actions that a video allows: the right-clicked video, or
 * else the video in the active panel.
 */
export const abilitiesKey = 'videoAds.panelVideo';

/**
 * The content of a panel for one video. The caller adds the fields about sound.
 * @param serviceInUse a sandbox video counts as a draft unless this is the sandbox
 */
export function panelContent(
  video: Video,
  library: Pick<VideoLibrary, 'filesFolder' | 'response'>,
  webview: vscode.Webview,
  remaining?: RemainingTime,
  serviceInUse = video.service,
): Omit<PanelContent, 'soundWorker' | 'decodesSound'> {
  const { file } = video;
  const draft = draftPlanText(video, library);
  const source =
    file.state === 'here'
      ? webview.asWebviewUri(vscode.Uri.joinPath(vscode.Uri.file(library.filesFolder), file.name)).toString()
      : undefined;
  return {
    key: video.key,
    context: JSON.stringify({ key: video.key, [abilitiesKey]: abilities(video, library).join(' ') }),
    label: promptText(video, 200),
    prompt: video.prompt === undefined ? undefined : plainLines(video.prompt, longestPrompt),
    source,
    bytes: file.state === 'here' ? file.bytes : undefined,
    aspectRatio: video.aspectRatio,
    message: source === undefined ? missingFile(video, remaining) : undefined,
    progress: video.progress,
    isInProgress: isInProgress(video),
    details: [
      ...videoDetails(video),
      ...(draft === undefined ? [] : [{ name: vscode.l10n.t('Draft'), value: draft, isCompared: false }]),
    ],
    buttons: buttons(video, library, serviceInUse),
    notes: (video.notes ?? []).map(({ seconds, text }) => ({ seconds, text: plainText(text, longestPrompt) })),
    version: video.state === 'succeeded' ? versionOf(video) : undefined,
    noticeAction: panelButton(canOpenFiles() ? 'openInDefaultPlayer' : 'saveVideo'),
  };
}

function missingFile(video: Video, remaining: RemainingTime | undefined): string {
  const problem = fileProblemText(video.file);
  if (problem !== undefined) return plainText(problem, 300);
  if (isAwaitingFile(video)) return vscode.l10n.t('Downloading the video…');
  const reason = video.errorMessage === undefined ? undefined : plainText(video.errorMessage, 400);
  const estimate = remaining === undefined || !isInProgress(video) ? undefined : estimateText(remaining);
  const text = joinSentences([stateText(video), reason, stateExplanation(video), estimate]);
  return text.charAt(0).toLocaleUpperCase(vscode.env.language) + text.slice(1);
}

/** The estimated remaining time as a range. The unit is seconds up to 99 s, and minutes above that. */
function estimateText({ fromMs, toMs }: RemainingTime): string {
  const from = Math.round(fromMs / 1000);
  const to = Math.max(Math.round(toMs / 1000), from + 1);
  return to < 100
    ? vscode.l10n.t('Usually {0} to {1} s more', from, to)
    : vscode.l10n.t('Usually {0} to {1} min more', Math.floor(from / 60), Math.ceil(to / 60));
}

/** Identifies the combination of prompt, duration, aspect ratio and service. Undefined if the prompt is unknown. */
function versionOf({ fingerprint, service }: Video): string | undefined {
  return fingerprint === undefined ? undefined : `${fingerprint} ${service}`;
}

/** The panel's buttons for likely next steps. All other actions are in VS Code's menus. */
function buttons(
  video: Video,
  library: Pick<VideoLibrary, 'response'>,
  serviceInUse: ServiceId,
): PanelContent['buttons'] {
  const hasPrompt = isPrompted(video);
  const isUnconfirmed = isOpenUnconfirmed(video);
  const isTracked = isInProgress(video);
  const words = abilities(video, library);
  const mayTeach = words.includes('unclear') && words.includes('teachable');
  const all: [action: PanelAction, isOffered: boolean][] = [
    ['saveVideo', isDownloaded(video)],
    ['retryDownload', isNotDownloaded(video)],
    ['tryAgain', isRetryable(video)],
    ['enterVideoId', isUnconfirmed],
    ['dismissVideo', isUnconfirmed],
    ['teachResponse', mayTeach],
    ['resumeChecking', isUnchecked(video)],
    ['refreshVideo', isTracked && video.videoId !== undefined],
    ['generateForReal', isDraft(video, serviceInUse) && isFinished(video)],
    ['generateAgain', hasPrompt && isFinished(video)],
    ['showResponse', !isDownloaded(video) && video.state !== 'submitting'],
    ['openSourceText', hasDocument(video)],
    ['stopChecking', isTracked && video.videoId !== undefined],
  ];
  // The first button is the likeliest next step. It is highlighted unless the video is in progress or its file is not
  // downloaded yet.
  const isNext = !isTracked && !isAwaitingFile(video);
  const offered = all.filter(([, isOffered]) => isOffered);
  return offered.map(([action], index) => ({ ...panelButton(action), primary: index === 0 && isNext }));
}

function panelButton(action: PanelAction): PanelContent['noticeAction'] {
  return { action, title: action === 'tryAgain' ? vscode.l10n.t('Try Again') : commandTitle(action) };
}
