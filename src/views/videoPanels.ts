import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import type { RemainingTime } from '../core/polling/finishForecast';
import type { ServiceId, Video } from '../core/video/video';
import { isAwaitingFile, isPlayable } from '../core/video/videoFile';
import { viewTypeOf } from '../host/startup';
import { panelContent } from './panelContent';
import {
  type Frame,
  keyOfState,
  keysOfType,
  type PanelContent,
  panelType,
  previewType,
  type StartPlaying,
} from './panelProtocol';
import { setAbilities, VideoPanel } from './videoPanel';

/** Two clicks within this time, in ms, count as a double click. */
const doubleClickMs = 500;

export interface VideoPanelsOptions {
  readonly extensionUri: vscode.Uri;
  /** VS Code's storage for the player settings. */
  readonly memory: vscode.Memento;
  /** Whether the page decodes AAC audio itself if VS Code has no AAC decoder. */
  readonly decodesSound: () => boolean;
  /** The estimated time until a video is generated. Undefined if there is no estimate. */
  readonly remainingTime: (video: Video) => RemainingTime | undefined;
  readonly serviceInUse: () => ServiceId;
  /** Whether finished videos are downloaded automatically. */
  readonly downloadsAutomatically: () => boolean;
  /** Downloads a video's file and shows the progress. */
  readonly download: (key: string) => Promise<unknown>;
  /** Informs the user that a note or a verdict could not be stored. */
  readonly onProblem: (error: unknown) => void;
  readonly log: { error(message: string): void };
}

/** The tabs that show videos: a preview panel that is reused, panels for single videos, and comparisons. */
export class VideoPanels implements vscode.Disposable {
  private readonly open = new Set<VideoPanel>();
  /** The panel that was used last. Undefined if the user has switched to the Videos view since. */
  private used: VideoPanel | undefined;
  /** The key of the last previewed video and the time of its preview. A second click within 500 ms plays the video. */
  private previewed = { key: '', at: -Infinity };
  /** The keys of videos whose download a panel has started. */
  private readonly downloaded = new Set<string>();

  constructor(private readonly options: VideoPanelsOptions) {}

  /** The keys of the videos in the active tab. */
  get active(): readonly string[] {
    return [...this.open].filter(({ panel }) => panel.active).flatMap(({ videos }) => videos.map(({ key }) => key));
  }

  /** The keys of the videos in the active tab. Undefined if the user last used another tab or the Videos view. */
  get selection(): readonly string[] | undefined {
    return this.used?.panel.active === true ? this.active : undefined;
  }

  /** Called when the user switches to the Videos view. */
  leave(): void {
    this.used = undefined;
  }

  /**
   * Shows a video in its own panel if it has one, otherwise in the preview panel. A preview is muted and does not take
   * the focus. After a double click, the video plays with sound and takes the focus. Resolves when the video is
   * downloaded.
   */
  async show(video: Video, library: VideoLibrary, wanted: StartPlaying): Promise<void> {
    const { key } = video;
    const isSecondClick = key === this.previewed.key && performance.now() - this.previewed.at < doubleClickMs;
    const isPreview = wanted === 'preview' && !isSecondClick;
    this.previewed = isPreview ? { key, at: performance.now() } : { key: '', at: -Infinity };
    const own = this.find(panelType([key]));
    const panel = own ?? this.find(previewType) ?? this.create(previewType, library, vscode.ViewColumn.Active);
    const download = this.downloadOpened([video]);
    if (own === undefined || !isPreview) panel.show([key], isPreview ? 'preview' : 'play');
    panel.reveal(!isPreview);
    await download;
  }

  /** Shows a video in a panel of its own, in a separate editor column. Resolves when the video is downloaded. */
  async openToSide(video: Video, library: VideoLibrary): Promise<void> {
    const taken = vscode.window.tabGroups.all
      .filter(({ isActive, tabs }) => isActive || tabs.some((tab) => viewTypeOf(tab, `${previewType}.`) !== undefined))
      .map(({ viewColumn }) => viewColumn);
    const { Two, Three, Four, Five, Six, Seven, Eight, Nine } = vscode.ViewColumn;
    const free = [Two, Three, Four, Five, Six, Seven, Eight].find((column) => taken.every((it) => it < column));
    await this.openOwn([video], library, free ?? Nine);
  }

  /** Shows videos side by side in one panel, oldest first. Resolves when they are downloaded. */
  async compare(videos: readonly Video[], library: VideoLibrary): Promise<void> {
    const oldestFirst = videos.toSorted((one, other) => one.createdAt - other.createdAt);
    await this.openOwn(oldestFirst, library, vscode.ViewColumn.Active);
  }

  /** Restores a panel after a reload of the window. Closes the panel if its videos were removed. */
  restore(panel: vscode.WebviewPanel, state: unknown, library: VideoLibrary): void {
    const named = keysOfType(panel.viewType);
    this.find(panel.viewType)?.panel.dispose();
    this.adopt(panel, library).show(named.length > 0 ? named : [keyOfState(state)]);
  }

  /** The displayed frame of a video. Undefined if no visible panel shows the video. */
  async takeFrame(key: string): Promise<Frame | undefined> {
    const visible = [...this.open].filter(({ panel }) => panel.visible);
    return [this.used, ...visible].find((it) => it?.shows(key) === true && it.panel.visible)?.takeFrame(key);
  }

  /** Whether a visible panel shows the video. */
  isOnScreen(key: string): boolean {
    return [...this.open].some((it) => it.panel.visible && it.shows(key));
  }

  dispose(): void {
    for (const { panel } of this.open) panel.dispose();
  }

  private async openOwn(videos: readonly Video[], library: VideoLibrary, column: vscode.ViewColumn): Promise<void> {
    const keys = videos.map(({ key }) => key);
    const type = panelType(keys);
    const panel = this.find(type) ?? this.create(type, library, column);
    const download = this.downloadOpened(videos);
    panel.show(keys);
    panel.reveal(true);
    await download;
  }

  /** Downloads videos that the user opened, even if an earlier download failed. */
  private async downloadOpened(videos: readonly Video[]): Promise<void> {
    const playable = videos.filter(isPlayable);
    for (const { key } of playable) this.downloaded.add(key);
    await Promise.all(playable.map(({ key }) => this.options.download(key)));
  }

  /**
   * If automatic downloads are off, downloads the files of visible videos. Starts each download only once, because two
   * windows that show the same video would otherwise retry forever.
   */
  private readonly downloadShown = (videos: readonly Video[]): void => {
    if (this.options.downloadsAutomatically()) return;
    const missing = videos.filter((video) => isAwaitingFile(video) && !this.downloaded.has(video.key));
    for (const { key } of missing) {
      this.downloaded.add(key);
      this.options
        .download(key)
        .catch((error: unknown) => this.options.log.error(`Download for the panel: ${String(error)}`));
    }
  };

  private find(viewType: string): VideoPanel | undefined {
    return [...this.open].find(({ panel }) => panel.viewType === viewType);
  }

  private create(viewType: string, library: VideoLibrary, column: vscode.ViewColumn): VideoPanel {
    // After a reload, VS Code restores a tab's panel only when the user opens the tab. If a tab with the same videos is
    // not restored yet, the new panel replaces it.
    const tab = vscode.window.tabGroups.all
      .flatMap(({ tabs }) => tabs)
      .find((it) => viewTypeOf(it, viewType) === viewType);
    const place = { viewColumn: tab?.group.viewColumn ?? column, preserveFocus: true };
    if (tab !== undefined) void vscode.window.tabGroups.close(tab);
    return this.adopt(vscode.window.createWebviewPanel(viewType, vscode.l10n.t('Video'), place), library);
  }

  private adopt(panel: vscode.WebviewPanel, library: VideoLibrary): VideoPanel {
    const contentOf = (video: Video): PanelContent => this.contentOf(video, library, panel.webview);
    const onUse = (): void => {
      this.used = made;
      setAbilities(made.videos, library);
    };
    const made: VideoPanel = new VideoPanel(
      panel,
      library,
      this.options.extensionUri,
      this.options.memory,
      contentOf,
      onUse,
      this.downloadShown,
      this.options.onProblem,
    );
    this.open.add(made);
    if (panel.active) this.used = made;
    panel.onDidDispose(() => {
      this.open.delete(made);
      if (this.used === made) this.used = undefined;
    });
    return made;
  }

  private contentOf(video: Video, library: VideoLibrary, webview: vscode.Webview): PanelContent {
    const { extensionUri, remainingTime, decodesSound, serviceInUse } = this.options;
    const script = vscode.Uri.joinPath(extensionUri, 'dist', 'soundWorker.js');
    return {
      ...panelContent(video, library, webview, remainingTime(video), serviceInUse()),
      soundWorker: webview.asWebviewUri(script).toString(),
      decodesSound: decodesSound(),
    };
  }
}
