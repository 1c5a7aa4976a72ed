import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import type { Video } from '../core/video/video';
import { plainLines, plainText } from '../host/plainText';
import type { PanelContent } from './panelProtocol';
import {
  durationText,
  formatAmount,
  formatTime,
  isNotDownloaded,
  promptText,
  serviceName,
  stateExplanation,
  stateText,
} from './videoText';

/** Characters of the prompt that are shown; the library and Copy Prompt have all of it. */
const longestPrompt = 5_000;

/** What is known of a video, without what the page needs to decode its sound. */
type VideoContent = Omit<PanelContent, 'soundWorker' | 'decodesSound'>;

/** What the panel shows of a video. Its file, if there is one, is in the library's folder. */
export function panelContent(
  video: Video,
  { filesFolder }: Pick<VideoLibrary, 'filesFolder'>,
  webview: vscode.Webview,
): VideoContent {
  const file =
    video.fileName === undefined
      ? undefined
      : webview.asWebviewUri(vscode.Uri.joinPath(vscode.Uri.file(filesFolder), video.fileName)).toString();
  const message = file === undefined ? missingFile(video) : undefined;
  return {
    key: video.key,
    label: promptText(video, 200),
    ...(video.prompt === '' ? {} : { prompt: plainLines(video.prompt, longestPrompt) }),
    ...(file === undefined ? {} : { source: file }),
    ...(video.aspectRatio === undefined ? {} : { aspectRatio: video.aspectRatio }),
    ...(message === undefined ? {} : { message }),
    facts: facts(video),
    buttons: buttons(video, file !== undefined),
    noticeAction: canOpenFiles()
      ? { action: 'openInDefaultPlayer', title: vscode.l10n.t('Open in Default Player') }
      : { action: 'saveVideo', title: vscode.l10n.t('Save…') },
    labels: {
      prompt: vscode.l10n.t('Prompt'),
      cannotPlay: vscode.l10n.t(
        "The video can't be played here: the file couldn't be read, or VS Code doesn't support its format. Play it again, save it, or open it in the browser.",
      ),
      // The page puts the format's name in place of {0}.
      silent: vscode.l10n.t("You can't hear this video here: VS Code doesn't play {0} sound.", '{0}'),
      invisible: vscode.l10n.t("VS Code doesn't show {0} video. Open it in another player, or save it.", '{0}'),
      coreOnly: vscode.l10n.t(
        'The sound is duller here than in other players: it is HE-AAC, of which VS Code plays a part.',
      ),
    },
  };
}

/** Whether programs of the user's machine can open the downloaded files: not those on another one. */
function canOpenFiles(): boolean {
  return vscode.env.uiKind === vscode.UIKind.Desktop && vscode.env.remoteName === undefined;
}

function missingFile(video: Video): string {
  if (video.fileProblem !== undefined) return plainText(video.fileProblem, 300);
  if (video.state === 'succeeded' && video.videoUrl !== undefined) return vscode.l10n.t('Downloading the video…');
  return [stateText(video), stateExplanation(video)].filter((part) => part !== undefined).join('. ');
}

function facts(video: Video): PanelContent['facts'] {
  const listed: [string, string | undefined][] = [
    [vscode.l10n.t('State'), stateText(video)],
    [vscode.l10n.t('Duration'), video.duration > 0 ? durationText(video.duration) : undefined],
    [vscode.l10n.t('Aspect ratio'), video.aspectRatio ?? vscode.l10n.t('service default')],
    [vscode.l10n.t('Credits'), video.creditsUsed === undefined ? undefined : formatAmount(video.creditsUsed)],
    [vscode.l10n.t('Service'), serviceName(video.service)],
    [vscode.l10n.t('Started'), formatTime(video.createdAt)],
    [vscode.l10n.t('Finished'), video.finishedAt === undefined ? undefined : formatTime(video.finishedAt)],
    [vscode.l10n.t('Size'), video.fileBytes === undefined ? undefined : megabytes(video.fileBytes)],
    [vscode.l10n.t('ID'), video.videoId === undefined ? undefined : plainText(video.videoId, 120)],
  ];
  return listed.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}

function buttons(video: Video, hasFile: boolean): PanelContent['buttons'] {
  const hasPrompt = video.prompt !== '';
  return [
    ...(hasFile ? [{ action: 'saveVideo', title: vscode.l10n.t('Save…'), primary: true } as const] : []),
    ...(hasFile && canOpenFiles()
      ? [
          {
            action: 'openInDefaultPlayer',
            title: vscode.l10n.t('Open in Default Player'),
            primary: false,
          } as const,
        ]
      : []),
    ...(isNotDownloaded(video)
      ? [{ action: 'retryDownload', title: vscode.l10n.t('Retry Download'), primary: true } as const]
      : []),
    ...(hasPrompt
      ? [{ action: 'generateAgain', title: vscode.l10n.t('Generate Again…'), primary: false } as const]
      : []),
    ...(video.videoUrl === undefined
      ? []
      : [
          { action: 'openInBrowser', title: vscode.l10n.t('Open in Browser'), primary: false } as const,
          { action: 'copyLink', title: vscode.l10n.t('Copy Link'), primary: false } as const,
        ]),
    ...(hasPrompt ? [{ action: 'copyPrompt', title: vscode.l10n.t('Copy Prompt'), primary: false } as const] : []),
    { action: 'showApiResponse', title: vscode.l10n.t('Show API Response'), primary: false },
  ];
}

function megabytes(bytes: number): string {
  return vscode.l10n.t('{0} MB', formatAmount(bytes / 1_000_000));
}
