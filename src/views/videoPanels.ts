import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import type { Video } from '../core/video/video';
import { viewTypeOf } from '../host/startup';
import { isAwaited, panelContent, type RemainingTime } from './panelContent';
import type { Frame, PanelContent, StartPlaying } from './panelProtocol';
import { keyOfState, keysOfType, panelType, previewType } from './panelProtocol';
import { setAbilities, VideoPanel } from './videoPanel';

/** Two clicks within this time are one double click. */
const doubleClickMs = 500;

/** The tabs that show videos: a preview that shows one after the other, panels of single videos, and comparisons. */
export class VideoPanels implements vscode.Disposable {
  private readonly open = new Set<VideoPanel>();
  /** The last one that was used, until the user turns to something else. */
  private used: VideoPanel | undefined;
  /** The last preview, which a second click soon after makes more of. */
  private previewed = { key: '', at: -Infinity };
  /** What was downloaded for being on the screen. */
  private readonly downloaded = new Set<string>();

  /** @param decodesSound whether the page may decode sound that the editor has no decoder for */
  constructor(
    private readonly extensionUri: vscode.Uri,
    private readonly memory: vscode.Memento,
    private readonly decodesSound: () => boolean,
  ) {}

  /** How much longer a video will probably take, where that is known. */
  remainingTime: (video: Video) => RemainingTime | undefined = () => undefined;
  /** Downloads a video's file where that does not begin without the user asking. */
  download: (key: string) => void = () => undefined;

  /** The videos of the panel in the active tab. */
  get active(): readonly string[] {
    return [...this.open].filter(({ panel }) => panel.active).flatMap(({ videos }) => videos.map(({ key }) => key));
  }

  /** The videos of the panel that is in use; undefined while the user is elsewhere. */
  get selection(): readonly string[] | undefined {
    return this.used?.panel.active === true ? this.active : undefined;
  }

  /** The user has turned to the list. */
  leave(): void {
    this.used = undefined;
  }

  /**
   * Shows a video in its own panel where it has one, otherwise in the preview. A preview is muted and leaves the keyboard
   * where it is, unless it is asked for twice within a double click's time.
   */
  show({ key }: Video, library: VideoLibrary, wanted: StartPlaying): void {
    const isSecondClick = key === this.previewed.key && performance.now() - this.previewed.at < doubleClickMs;
    const isPreview = wanted === 'preview' && !isSecondClick;
    this.previewed = isPreview ? { key, at: performance.now() } : { key: '', at: -Infinity };
    const own = this.find(panelType([key]));
    const panel = own ?? this.find(previewType) ?? this.create(previewType, library, vscode.ViewColumn.Active);
    if (own === undefined || !isPreview) panel.show([key], isPreview ? 'preview' : 'play');
    panel.reveal(!isPreview);
  }

  /** Shows a video in a panel of its own, in an editor column of its own. */
  openToSide({ key }: Video, library: VideoLibrary): void {
    const taken = vscode.window.tabGroups.all
      .filter(({ isActive, tabs }) => isActive || tabs.some((tab) => viewTypeOf(tab, `${previewType}.`) !== undefined))
      .map(({ viewColumn }) => viewColumn);
    const { Two, Three, Four, Five, Six, Seven, Eight, Nine } = vscode.ViewColumn;
    const free = [Two, Three, Four, Five, Six, Seven, Eight].find((column) => taken.every((it) => it < column));
    this.openOwn(panelType([key]), [key], library, free ?? Nine);
  }

  /** Shows videos side by side in one panel, oldest first. */
  compare(videos: readonly Video[], library: VideoLibrary): void {
    const keys = videos.toSorted((one, other) => one.createdAt - other.createdAt).map(({ key }) => key);
    this.openOwn(panelType(keys), keys, library, vscode.ViewColumn.Active);
  }

  /** Takes over a panel as it was before a reload; closes it when what it showed was removed. */
  restore(panel: vscode.WebviewPanel, state: unknown, library: VideoLibrary): void {
    const named = keysOfType(panel.viewType);
    this.find(panel.viewType)?.panel.dispose();
    this.adopt(panel, library).show(named.length > 0 ? named : [keyOfState(state)]);
  }

  /** The frame of a video that is on the screen; undefined where it is not on the screen. */
  async takeFrame(key: string): Promise<Frame | undefined> {
    const visible = [...this.open].filter(({ panel }) => panel.visible);
    return [this.used, ...visible].find((it) => it?.shows(key) === true && it.panel.visible)?.takeFrame(key);
  }

  /** Whether a video can be seen now. */
  isOnScreen(key: string): boolean {
    return [...this.open].some((it) => it.panel.visible && it.shows(key));
  }

  dispose(): void {
    for (const { panel } of this.open) panel.dispose();
  }

  private openOwn(type: string, keys: readonly string[], library: VideoLibrary, column: vscode.ViewColumn): void {
    const panel = this.find(type) ?? this.create(type, library, column);
    panel.show(keys);
    panel.reveal(true);
  }

  private find(viewType: string): VideoPanel | undefined {
    return [...this.open].find(({ panel }) => panel.viewType === viewType);
  }

  private create(viewType: string, library: VideoLibrary, column: vscode.ViewColumn): VideoPanel {
    // A tab of before a reload that was never looked at since, which VS Code restores only then, is taken over.
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
      setAbilities(made.videos);
    };
    const made: VideoPanel = new VideoPanel(
      panel,
      library,
      this.extensionUri,
      this.memory,
      contentOf,
      onUse,
      this.downloadMissing,
    );
    this.open.add(made);
    if (panel.active) this.used = made;
    panel.onDidDispose(() => {
      this.open.delete(made);
      if (this.used === made) this.used = undefined;
    });
    return made;
  }

  /** What is on the screen was asked for. Once only: two windows that show it would try again after each other for ever. */
  private readonly downloadMissing = (videos: readonly Video[]): void => {
    for (const { key } of videos.filter(isAwaited)) {
      if (!this.downloaded.has(key)) this.download(key);
      this.downloaded.add(key);
    }
  };

  private contentOf(video: Video, library: VideoLibrary, webview: vscode.Webview): PanelContent {
    const script = vscode.Uri.joinPath(this.extensionUri, 'dist', 'soundWorker.js');
    return {
      ...panelContent(video, library, webview, this.remainingTime(video)),
      soundWorker: webview.asWebviewUri(script).toString(),
      decodesSound: this.decodesSound(),
    };
  }
}
