import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import type { Video } from '../core/video/video';
import { isDownloaded } from '../core/video/videoFile';
import { plainText } from '../host/escapeMarkdown';
import { completeStep } from '../host/walkthrough';
import { abilitiesKey } from './panelContent';
import { panelHtml } from './panelHtml';
import {
  defaultSettings,
  type Frame,
  type FromPanel,
  noteLimits,
  type PanelContent,
  readFromPanel,
  readSettings,
  type StartPlaying,
  type ToPanel,
} from './panelProtocol';
import { abilities } from './videoRow';
import { promptText } from './videoText';

/** The key of the player settings in VS Code's storage. */
const settingsKey = 'videoAds.player';

/** A tab that shows one video, or several side by side. The tab is redrawn when one of its videos changes. */
export class VideoPanel {
  private keys: readonly string[] = [];
  private isLoaded = false;
  private wantsFocus = false;
  /** The start mode for the next message to the page. Cleared once it is sent to a loaded page. */
  private start: StartPlaying | undefined;
  /** Pending frame requests, by the video's key. */
  private readonly frames = new Map<string, PromiseWithResolvers<Frame | undefined>>();
  private readonly subscriptions: vscode.Disposable;

  constructor(
    readonly panel: vscode.WebviewPanel,
    private readonly library: VideoLibrary,
    extensionUri: vscode.Uri,
    /** VS Code's storage for the player settings. */
    private readonly memory: vscode.Memento,
    private readonly contentOf: (video: Video) => PanelContent,
    /** Called when the user activates or focuses this panel. */
    private readonly onUse: () => void,
    /** Called with the panel's videos each time the panel is drawn while it is visible. */
    private readonly onShow: (videos: readonly Video[]) => void,
    private readonly onProblem: (error: unknown) => void,
  ) {
    const dist = vscode.Uri.joinPath(extensionUri, 'dist');
    const media = vscode.Uri.joinPath(extensionUri, 'media');
    panel.webview.options = {
      enableScripts: true,
      localResourceRoots: [dist, media, vscode.Uri.file(library.filesFolder)],
    };
    panel.iconPath = new vscode.ThemeIcon('device-camera-video');
    this.subscriptions = vscode.Disposable.from(
      library.onDidChange(({ videos, removed }) => {
        if (removed.some((key) => this.shows(key))) this.show(this.keys.filter((key) => !removed.includes(key)));
        else if (videos.some(({ key }) => this.shows(key))) this.draw();
      }),
      panel.webview.onDidReceiveMessage((message: unknown) => this.receive(readFromPanel(message))),
      panel.onDidChangeViewState(() => {
        // Marks the page as unloaded, because VS Code unloads the page of a hidden tab.
        if (!panel.visible) this.forgetPage();
        if (panel.active) this.onUse();
      }),
    );
    panel.onDidDispose(() => {
      this.subscriptions.dispose();
      this.forgetPage();
    });
    panel.webview.html = panelHtml(panel.webview, dist, media);
  }

  /** The panel's videos that still exist in the library. */
  get videos(): readonly Video[] {
    return this.keys.map((key) => this.library.get(key)).filter((video) => video !== undefined);
  }

  shows(key: string): boolean {
    return this.keys.includes(key);
  }

  /**
   * Shows the videos with these keys. Closes the tab if none of the videos exists, or if a comparison has fewer than
   * two videos left.
   * @param start how to start playing; undefined keeps the current playback
   */
  show(keys: readonly string[], start?: StartPlaying): void {
    this.keys = keys;
    this.start = start;
    const { videos } = this;
    const [first] = videos;
    const isComparison = this.panel.viewType.includes('+');
    if (first === undefined || (isComparison && videos.length < 2)) {
      this.panel.dispose();
      return;
    }
    this.panel.title = isComparison ? vscode.l10n.t('Compare: {0}', promptText(first, 30)) : promptText(first, 30);
    this.draw();
  }

  /**
   * Brings the tab to the front.
   * @param focus whether to move the keyboard focus to the page as soon as the page has loaded
   */
  reveal(focus: boolean): void {
    // Leaves the focus alone while the page is loading. Otherwise, VS Code would focus the page later, even if the user
    // has since moved the focus elsewhere.
    this.panel.reveal(undefined, !focus || !this.isLoaded);
    this.wantsFocus = focus && !this.isLoaded;
    this.onUse();
  }

  /**
   * Requests the displayed frame of a video from the page. Resolves with undefined if the page is unloaded before it
   * responds.
   */
  takeFrame(key: string): Promise<Frame | undefined> {
    const asked = this.frames.get(key);
    if (asked !== undefined) return asked.promise;
    const asking = Promise.withResolvers<Frame | undefined>();
    this.frames.set(key, asking);
    this.post({ type: 'takeFrame', key });
    return asking.promise;
  }

  /** Marks the page as unloaded and settles its pending frame requests with undefined. */
  private forgetPage(): void {
    this.isLoaded = false;
    for (const { resolve } of this.frames.values()) resolve(undefined);
    this.frames.clear();
  }

  private draw(): void {
    const { videos } = this;
    if (this.panel.active) setAbilities(videos, this.library);
    if (this.panel.visible) this.onShow(videos);
    if (this.panel.visible && videos.some(isDownloaded)) completeStep('watch');
    this.post({
      type: 'show',
      videos: videos.map(this.contentOf),
      start: this.start,
      settings: { ...defaultSettings, ...readSettings(this.memory.get(settingsKey)) },
    });
    // If the page is still loading, it misses this message, so `start` is kept for the next message.
    if (this.isLoaded) this.start = undefined;
  }

  private receive(message: FromPanel | undefined): void {
    const { memory } = this;
    switch (message?.type) {
      case 'ready':
        this.forgetPage();
        this.isLoaded = true;
        this.draw();
        if (this.wantsFocus) this.reveal(true);
        break;
      case 'focused':
        this.onUse();
        break;
      case 'settings':
        void memory.update(settingsKey, { ...readSettings(memory.get(settingsKey)), ...message.settings });
        break;
      case 'frame':
        this.frames.get(message.key)?.resolve(message);
        this.frames.delete(message.key);
        break;
      case 'firstFrame':
        if (this.shows(message.key)) void this.library.firstFrames.keep(message.key, message.jpeg);
        break;
      case 'addNote': {
        // Stores the text as the page displays it, because `removeNote` receives the displayed text.
        const note = { ...message.note, text: plainText(message.note.text, noteLimits.characters) };
        if (this.shows(message.key) && note.text !== '') this.change(this.library.addNote(message.key, note));
        break;
      }
      case 'removeNote':
        if (this.shows(message.key)) this.change(this.library.removeNote(message.key, message.note));
        break;
      case 'keepThis':
        if (this.shows(message.key)) this.change(this.keepThis(message.key));
        break;
      case 'act':
        if (this.shows(message.key)) void vscode.commands.executeCommand(`videoAds.${message.action}`, message.key);
        break;
      case undefined:
    }
  }

  private async keepThis(key: string): Promise<void> {
    await this.library.judge([key], 'kept');
    await this.library.judge(
      this.keys.filter((other) => other !== key),
      'rejected',
    );
  }

  private change(changed: Promise<unknown>): void {
    changed.catch(this.onProblem);
  }

  private post(message: ToPanel): void {
    void this.panel.webview.postMessage(message);
  }
}

/**
 * Sets a context key that VS Code's menus read. Its value lists the actions that all videos of the active panel allow.
 */
export function setAbilities(videos: readonly Video[], library: Pick<VideoLibrary, 'response'>): void {
  const [first = [], ...others] = videos.map((video) => abilities(video, library));
  const common = first.filter((word) => others.every((words) => words.includes(word)));
  void vscode.commands.executeCommand('setContext', abilitiesKey, common.join(' '));
}
