import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import { type Video, withChanges } from '../core/video/video';
import { plainLines, plainText } from '../host/plainText';
import { type PanelContent, type ToPanel, panelType, readFromPanel, readPanelState } from './panelProtocol';
import {
  formatAmount,
  durationText,
  promptText,
  serviceName,
  stateExplanation,
  stateText,
  formatTime,
  isNotDownloaded,
} from './videoText';

/** The one panel that plays a video from its downloaded file. Shown again, it shows another video. */
export class VideoPanel implements vscode.Disposable {
  private panel: vscode.WebviewPanel | undefined;
  private library: VideoLibrary | undefined;
  private key: string | undefined;
  private isLoaded = false;
  private isDownloading = false;
  /** Why the last download of the video shown failed. */
  private problem: string | undefined;

  constructor(private readonly extensionUri: vscode.Uri) {}

  /** Opens the panel, or reuses it, for a video; it follows the video's changes from then on. */
  show(video: Video, library: VideoLibrary, preserveFocus: boolean): void {
    this.enter(video, library);
    if (this.panel === undefined) {
      closeUnrestored();
      this.panel = this.adopt(create(), library);
    }
    this.panel.title = promptText(video, 30);
    // A page that is loading takes the keyboard when it is done, wherever the user has moved it meanwhile.
    this.panel.reveal(undefined, preserveFocus || !this.isLoaded);
    this.send();
  }

  /** Takes over the panel as it was before a reload, in place of another one; closes it when its video was removed. */
  restore(panel: vscode.WebviewPanel, state: unknown, library: VideoLibrary): void {
    const video = library.get(readPanelState(state)?.key ?? '');
    if (video === undefined) {
      panel.dispose();
      return;
    }
    this.panel?.dispose();
    this.enter(video, library);
    this.panel = this.adopt(panel, library);
    panel.title = promptText(video, 30);
  }

  /** Shows that a video's file is being downloaded and, where that fails, why. Gives what the download gives. */
  async follow(key: string, download: Promise<Video>): Promise<Video> {
    const isShown = (): boolean => key === this.key;
    if (isShown()) {
      this.isDownloading = true;
      this.send();
    }
    try {
      const video = await download;
      if (isShown()) this.problem = video.fileName === undefined ? video.fileProblem : undefined;
      return video;
    } finally {
      if (isShown()) {
        this.isDownloading = false;
        this.send();
      }
    }
  }

  dispose(): void {
    this.panel?.dispose();
  }

  private enter(video: Video, library: VideoLibrary): void {
    this.library = library;
    if (video.key === this.key) return;
    this.key = video.key;
    this.problem = undefined;
    this.isDownloading = false;
  }

  private adopt(panel: vscode.WebviewPanel, library: VideoLibrary): vscode.WebviewPanel {
    const dist = vscode.Uri.joinPath(this.extensionUri, 'dist');
    const media = vscode.Uri.joinPath(this.extensionUri, 'media');
    panel.webview.options = {
      enableScripts: true,
      localResourceRoots: [dist, media, vscode.Uri.file(library.filesFolder)],
    };
    panel.iconPath = vscode.Uri.joinPath(media, 'icon.png');
    this.isLoaded = false;
    const subscription = vscode.Disposable.from(
      library.onDidChange(({ videos, removed }) => {
        if (this.key === undefined) return;
        if (removed.includes(this.key)) panel.dispose();
        else if (videos.some(({ key }) => key === this.key)) this.send();
      }),
      panel.webview.onDidReceiveMessage((message: unknown) => {
        this.receive(message);
      }),
    );
    panel.onDidDispose(() => {
      subscription.dispose();
      if (this.panel !== panel) return;
      this.panel = undefined;
      this.key = undefined;
    });
    panel.webview.html = html(panel.webview, dist, media);
    return panel;
  }

  private receive(message: unknown): void {
    const known = readFromPanel(message);
    if (known?.type === 'ready') {
      this.isLoaded = true;
      this.send();
    }
    if (known?.type === 'act') void vscode.commands.executeCommand(`videoAds.${known.action}`, known.key);
  }

  private send(): void {
    const video = this.key === undefined ? undefined : this.library?.get(this.key);
    if (this.panel === undefined || this.library === undefined || video === undefined) return;
    const fileProblem = this.isDownloading ? undefined : (this.problem ?? video.fileProblem);
    const shown = video.fileName === undefined ? withChanges(video, { fileProblem }) : video;
    const message: ToPanel = { type: 'show', content: content(shown, this.library, this.panel.webview) };
    void this.panel.webview.postMessage(message);
  }
}

/** Closes a tab of before a reload that was never looked at since: VS Code restores it only then. */
function closeUnrestored(): void {
  for (const tab of vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs)) {
    // VS Code puts a prefix before the type.
    if (tab.input instanceof vscode.TabInputWebview && tab.input.viewType.endsWith(panelType)) {
      void vscode.window.tabGroups.close(tab);
    }
  }
}

/** Characters of the prompt that are shown; the library and Copy Prompt have all of it. */
const longestPrompt = 5_000;

function create(): vscode.WebviewPanel {
  const place = { viewColumn: vscode.ViewColumn.Active, preserveFocus: true };
  return vscode.window.createWebviewPanel(panelType, vscode.l10n.t('Video'), place);
}

function content(video: Video, library: VideoLibrary, webview: vscode.Webview): PanelContent {
  const file =
    video.fileName === undefined
      ? undefined
      : webview.asWebviewUri(vscode.Uri.joinPath(vscode.Uri.file(library.filesFolder), video.fileName)).toString();
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
    labels: {
      prompt: vscode.l10n.t('Prompt'),
      cannotPlay: vscode.l10n.t(
        "The video can't be played here: the file couldn't be read, or VS Code doesn't support its format. Play it again, save it, or open it in the browser.",
      ),
    },
  };
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

function html(webview: vscode.Webview, dist: vscode.Uri, media: vscode.Uri): string {
  const nonce = randomBytes(16).toString('base64');
  const script = webview.asWebviewUri(vscode.Uri.joinPath(dist, 'videoPanel.js')).toString();
  const style = webview.asWebviewUri(vscode.Uri.joinPath(media, 'videoPanel.css')).toString();
  const policy = [
    "default-src 'none'",
    `style-src ${webview.cspSource}`,
    `script-src 'nonce-${nonce}'`,
    `media-src ${webview.cspSource}`,
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="${vscode.env.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${style}">
</head>
<body>
<main></main>
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}
