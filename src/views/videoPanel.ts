import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import { type Video, withChanges } from '../core/video/video';
import { type RemainingTime, panelContent } from './panelContent';
import {
  type StartPlaying,
  type ToPanel,
  panelType,
  readFromPanel,
  readPanelState,
  readSettings,
} from './panelProtocol';
import { promptText } from './videoText';

/** The one panel that plays a video from its downloaded file. Shown again, it shows another video. */
export class VideoPanel implements vscode.Disposable {
  private panel: vscode.WebviewPanel | undefined;
  private library: VideoLibrary | undefined;
  private key: string | undefined;
  private isLoaded = false;
  private isDownloading = false;
  /** Why the last download of the video shown failed. */
  private problem: string | undefined;

  /** How to begin playing, until the page knows it. */
  private start: StartPlaying | undefined;
  /** The last preview, which a second click soon after makes more of. */
  private previewed = { key: '', at: -Infinity };

  /**
   * @param memory Keeps the volume and the like.
   * @param decodesSound Whether the page may decode sound that the editor has no decoder for.
   */
  constructor(
    private readonly extensionUri: vscode.Uri,
    private readonly memory: vscode.Memento,
    private readonly decodesSound: () => boolean,
  ) {}

  /** How much longer a video will probably take, where that is known. */
  remainingTime: (video: Video) => RemainingTime | undefined = () => undefined;

  /**
   * Opens the panel, or reuses it, for a video; it follows the video's changes from then on. A preview is muted and
   * leaves the keyboard where it is, unless it is asked for twice within a double click's time.
   */
  show(video: Video, library: VideoLibrary, wanted: StartPlaying): void {
    const isSecondClick = video.key === this.previewed.key && performance.now() - this.previewed.at < doubleClickMs;
    const preserveFocus = wanted === 'preview' && !isSecondClick;
    this.previewed = preserveFocus ? { key: video.key, at: performance.now() } : { key: '', at: -Infinity };
    this.start = preserveFocus ? 'preview' : 'play';
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

  /** Whether a video can be seen now. */
  isOnScreen(key: string): boolean {
    return key === this.key && this.panel?.visible === true;
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
    panel.iconPath = new vscode.ThemeIcon('device-camera-video');
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
    if (known?.type === 'settings') void this.memory.update(settingsKey, known.settings);
    if (known?.type === 'saveFrame') void vscode.commands.executeCommand('videoAds.saveFrame', known.key, known);
    if (known?.type === 'act') void vscode.commands.executeCommand(`videoAds.${known.action}`, known.key);
  }

  private send(): void {
    const video = this.key === undefined ? undefined : this.library?.get(this.key);
    if (this.panel === undefined || this.library === undefined || video === undefined) return;
    const fileProblem = this.isDownloading ? undefined : (this.problem ?? video.fileProblem);
    const shown = video.fileName === undefined ? withChanges(video, { fileProblem }) : video;
    const { webview } = this.panel;
    const message: ToPanel = {
      type: 'show',
      content: {
        ...panelContent(shown, this.library, webview, this.remainingTime(video)),
        soundWorker: webview.asWebviewUri(vscode.Uri.joinPath(this.extensionUri, 'dist', 'soundWorker.js')).toString(),
        decodesSound: this.decodesSound(),
      },
      ...(this.start === undefined ? {} : { start: this.start }),
      settings: readSettings(this.memory.get(settingsKey)) ?? { volume: 1, muted: false, overlay: 'none' },
    };
    // A page that is still loading misses it.
    if (this.isLoaded) this.start = undefined;
    void webview.postMessage(message);
  }
}

/** Where the volume and the like are kept. */
const settingsKey = 'videoAds.player';
/** Two clicks within this time are one double click. */
const doubleClickMs = 500;

/** Closes a tab of before a reload that was never looked at since: VS Code restores it only then. */
function closeUnrestored(): void {
  for (const tab of vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs)) {
    // VS Code puts a prefix before the type.
    if (tab.input instanceof vscode.TabInputWebview && tab.input.viewType.endsWith(panelType)) {
      void vscode.window.tabGroups.close(tab);
    }
  }
}

function create(): vscode.WebviewPanel {
  const place = { viewColumn: vscode.ViewColumn.Active, preserveFocus: true };
  return vscode.window.createWebviewPanel(panelType, vscode.l10n.t('Video'), place);
}

function html(webview: vscode.Webview, dist: vscode.Uri, media: vscode.Uri): string {
  const nonce = randomBytes(16).toString('base64');
  const script = webview.asWebviewUri(vscode.Uri.joinPath(dist, 'videoPanel.js')).toString();
  const style = webview.asWebviewUri(vscode.Uri.joinPath(media, 'videoPanel.css')).toString();
  const policy = [
    "default-src 'none'",
    `style-src ${webview.cspSource}`,
    `script-src 'nonce-${nonce}'`,
    `media-src ${webview.cspSource} blob:`,
    `connect-src ${webview.cspSource}`,
    'worker-src blob:',
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="${vscode.env.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${style}">
<title>${vscode.l10n.t('Video')}</title>
</head>
<body>
<main></main>
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}
