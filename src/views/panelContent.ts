import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import { type Video, hasDocument, isFinished } from '../core/video/video';
import { canOpenFiles, commandTitle } from '../host/nextSteps';
import { joinSentences, plainLines, plainText } from '../host/escapeMarkdown';
import type { PanelAction, PanelContent } from './panelProtocol';
import { abilities, isRetryable, videoFacts } from './videoRow';
import { isNotDownloaded, isUnchecked, promptText, stateExplanation, stateText } from './videoText';

/** Characters of the prompt that are shown; the library and Copy Prompt have all of it. */
const longestPrompt = 5_000;

/** The context key that holds what can be done with the video of the active panel, or with the one that was clicked. */
export const abilitiesKey = 'videoAds.panelVideo';

/** How much longer a video will probably take, in ms. */
export interface RemainingTime {
  readonly fromMs: number;
  readonly toMs: number;
}

/** What the panel shows of a video, without what the page needs to decode its sound. Its file is in the library's folder. */
export function panelContent(
  video: Video,
  { filesFolder }: Pick<VideoLibrary, 'filesFolder'>,
  webview: vscode.Webview,
  remaining?: RemainingTime,
): Omit<PanelContent, 'soundWorker' | 'decodesSound'> {
  const file =
    video.fileName === undefined
      ? undefined
      : webview.asWebviewUri(vscode.Uri.joinPath(vscode.Uri.file(filesFolder), video.fileName)).toString();
  return {
    key: video.key,
    context: JSON.stringify({ key: video.key, [abilitiesKey]: abilities(video).join(' ') }),
    label: promptText(video, 200),
    prompt: video.prompt === '' ? undefined : plainLines(video.prompt, longestPrompt),
    source: file,
    bytes: video.fileBytes,
    aspectRatio: video.aspectRatio,
    message: file === undefined ? missingFile(video, remaining) : undefined,
    progress: video.progress,
    isInProgress: isInProgress(video),
    facts: videoFacts(video),
    buttons: buttons(video, file !== undefined),
    noticeAction: panelButton(canOpenFiles() ? 'openInDefaultPlayer' : 'saveVideo'),
  };
}

function missingFile(video: Video, remaining: RemainingTime | undefined): string {
  if (video.fileProblem !== undefined) return plainText(video.fileProblem, 300);
  if (isAwaited(video)) return vscode.l10n.t('Downloading the video…');
  const reason = video.errorMessage === undefined ? undefined : plainText(video.errorMessage, 400);
  const estimate = remaining === undefined || !isInProgress(video) ? undefined : estimateText(remaining);
  const text = joinSentences([stateText(video), reason, stateExplanation(video), estimate]);
  return text.charAt(0).toLocaleUpperCase(vscode.env.language) + text.slice(1);
}

/** Whether its file is still to come, and nothing has kept it from coming. */
export function isAwaited({ state, fileName, fileProblem, videoUrl }: Video): boolean {
  return state === 'succeeded' && fileName === undefined && fileProblem === undefined && videoUrl !== undefined;
}

/** Whether it is to be followed on: neither at its end nor left alone, and certainly begun. */
export function isInProgress(video: Video): boolean {
  return !isFinished(video) && !video.stopped && video.state !== 'unconfirmed';
}

/** A range, in seconds or minutes: what such videos took. */
function estimateText({ fromMs, toMs }: RemainingTime): string {
  const from = Math.round(fromMs / 1000);
  const to = Math.max(Math.round(toMs / 1000), from + 1);
  return to < 100
    ? vscode.l10n.t('Usually {0} to {1} s more', from, to)
    : vscode.l10n.t('Usually {0} to {1} min more', Math.floor(from / 60), Math.ceil(to / 60));
}

/** The next steps. Everything else is in VS Code's menus. */
function buttons(video: Video, hasFile: boolean): PanelContent['buttons'] {
  const hasPrompt = video.prompt !== '';
  const isUnconfirmed = video.state === 'unconfirmed' && video.dismissedAt === undefined;
  const isTracked = isInProgress(video);
  const all: [action: PanelAction, isOffered: boolean][] = [
    ['saveVideo', hasFile],
    ['retryDownload', isNotDownloaded(video)],
    ['tryAgain', isRetryable(video)],
    ['enterVideoId', isUnconfirmed],
    ['dismissVideo', isUnconfirmed],
    ['resumeChecking', isUnchecked(video)],
    ['refreshVideo', isTracked && video.videoId !== undefined],
    ['generateAgain', hasPrompt && isFinished(video)],
    ['showResponse', !hasFile && video.state !== 'submitting'],
    ['openSourceText', hasDocument(video)],
    ['stopChecking', isTracked && video.videoId !== undefined],
  ];
  // The next step stands first, and stands out where nothing is awaited.
  const isNext = !isTracked && !isAwaited(video);
  const offered = all.filter(([, isOffered]) => isOffered);
  return offered.map(([action], index) => ({ ...panelButton(action), primary: index === 0 && isNext }));
}

function panelButton(action: PanelAction): PanelContent['noticeAction'] {
  return { action, title: action === 'tryAgain' ? vscode.l10n.t('Try Again') : commandTitle(action) };
}
