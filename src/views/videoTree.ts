import * as vscode from 'vscode';
import type { LibraryChange, VideoLibrary } from '../core/library/library';
import type { Video } from '../core/video/video';
import { plainText } from '../host/plainText';
import { videoRow, videoTooltip } from './videoRow';

/** A row's identity; the same object for as long as its video is listed, so that VS Code keeps the selection. */
export interface VideoNode {
  readonly key: string;
}

/** The last row when there are more videos than shown. */
const more = { key: '' } as const satisfies VideoNode;

const pageSize = 500;

/** The Videos view: newest first, repainting only the rows that changed. */
export class VideoTree implements vscode.TreeDataProvider<VideoNode>, vscode.Disposable {
  private readonly changes = new vscode.EventEmitter<VideoNode[] | undefined>();
  private readonly nodes = new Map<string, VideoNode>();
  private readonly subscriptions: { dispose(): void }[] = [];
  private readonly view: vscode.TreeView<VideoNode>;
  private library: VideoLibrary | undefined;
  private shown = pageSize;
  private spinning: string | undefined;
  private service = '';

  readonly onDidChangeTreeData = this.changes.event;

  /** @param openLibrary called when the view is first drawn */
  constructor(private readonly openLibrary: () => Promise<VideoLibrary>) {
    this.view = vscode.window.createTreeView('videoAds.videos', { treeDataProvider: this, canSelectMany: true });
  }

  get visible(): boolean {
    return this.view.visible;
  }

  get onDidChangeVisibility(): vscode.Event<vscode.TreeViewVisibilityChangeEvent> {
    return this.view.onDidChangeVisibility;
  }

  /** Keys of the selected videos. */
  get selection(): readonly string[] {
    return this.view.selection.map(({ key }) => key).filter((key) => key !== more.key);
  }

  /**
   * The video of the row with the keyboard focus, which need not be selected. VS Code has no API for it, but toggles the
   * selection of that row by a command: what changes by it is the row, and a second time puts it back.
   */
  async focusedKey(): Promise<string | undefined> {
    const before = this.view.selection;
    await vscode.commands.executeCommand('list.toggleSelection');
    const after = this.view.selection;
    const toggled = [...before, ...after].find((node) => before.includes(node) !== after.includes(node));
    if (toggled !== undefined) await vscode.commands.executeCommand('list.toggleSelection');
    return toggled === more ? undefined : toggled?.key;
  }

  /** Follows the library from now on, and draws what it holds. */
  show(library: VideoLibrary): void {
    if (this.library !== undefined) return;
    this.library = library;
    // It could not be opened a moment ago, perhaps.
    this.setMessage(undefined);
    this.subscriptions.push(
      library.onDidChange((change) => {
        this.apply(change);
      }),
      library.onDidReset(() => {
        this.changes.fire(undefined);
        this.showCounts();
      }),
    );
    this.changes.fire(undefined);
    this.showCounts();
  }

  /** Rows of other services than this one name theirs. */
  setService(service: string): void {
    if (service === this.service) return;
    this.service = service;
    this.changes.fire(undefined);
  }

  /** A sentence above the rows, for what is not about one video; undefined removes it. */
  setMessage(message: string | undefined): void {
    this.view.message = message ?? '';
  }

  showMore(): void {
    this.shown += pageSize;
    this.changes.fire(undefined);
  }

  /** Opens the view at a video; the focus stays where it is. */
  async reveal(key: string): Promise<void> {
    await this.view.reveal(this.nodeOf(key), { select: false, focus: false });
  }

  async getChildren(parent?: VideoNode): Promise<VideoNode[]> {
    if (parent !== undefined) return [];
    const library = this.library ?? (await this.openOrExplain());
    if (library === undefined) return [];
    const videos = library.list({ limit: this.shown + 1 });
    this.showCounts();
    this.chooseSpinning();
    const page = videos.slice(0, this.shown).map(({ key }) => this.nodeOf(key));
    return videos.length > this.shown ? [...page, more] : page;
  }

  getParent(): undefined {
    return undefined;
  }

  getTreeItem(node: VideoNode): vscode.TreeItem {
    if (node === more) return moreRow();
    const video = this.library?.get(node.key);
    if (video === undefined) return new vscode.TreeItem('');
    return videoRow(video, { spins: video.key === this.spinning, service: this.service });
  }

  resolveTreeItem(item: vscode.TreeItem, node: VideoNode): vscode.TreeItem {
    const video = this.library?.get(node.key);
    if (video !== undefined) item.tooltip = videoTooltip(video);
    return item;
  }

  dispose(): void {
    vscode.Disposable.from(...this.subscriptions, this.view, this.changes).dispose();
  }

  /** An error is shown above the rows; thrown, VS Code would show a notification each time the list is drawn. */
  private async openOrExplain(): Promise<VideoLibrary | undefined> {
    try {
      return await this.openLibrary();
    } catch (error) {
      this.setMessage(plainText(error instanceof Error ? error.message : String(error), 300));
      return undefined;
    }
  }

  private nodeOf(key: string): VideoNode {
    const node = this.nodes.get(key) ?? { key };
    this.nodes.set(key, node);
    return node;
  }

  private apply({ videos, removed }: LibraryChange): void {
    const spunBefore = this.spinning;
    this.chooseSpinning();
    const isNew = videos.some(({ key }) => !this.nodes.has(key));
    for (const key of removed) this.nodes.delete(key);
    if (isNew || removed.length > 0) {
      this.changes.fire(undefined);
    } else {
      const keys = new Set(videos.map(({ key }) => key));
      if (spunBefore !== this.spinning) {
        [spunBefore, this.spinning].forEach((key) => key !== undefined && keys.add(key));
      }
      const changed = [...keys].map((key) => this.nodes.get(key)).filter((node) => node !== undefined);
      if (changed.length > 0) this.changes.fire(changed);
    }
    this.showCounts();
  }

  /** One running video spins until it no longer runs; animating every running row costs too much. */
  private chooseSpinning(): void {
    const current = this.spinning === undefined ? undefined : this.library?.get(this.spinning);
    if (current !== undefined && isRunning(current)) return;
    this.spinning = this.library?.unfinished().find(isRunning)?.key;
  }

  private showCounts(): void {
    const unfinished = this.library?.count().unfinished ?? 0;
    const tooltip =
      unfinished === 1 ? vscode.l10n.t('1 video in progress') : vscode.l10n.t('{0} videos in progress', unfinished);
    this.view.badge = unfinished === 0 ? undefined : { value: unfinished, tooltip };
  }
}

function isRunning({ state, stopped }: Video): boolean {
  return state === 'running' && !stopped;
}

function moreRow(): vscode.TreeItem {
  const row = new vscode.TreeItem(vscode.l10n.t('Show more videos'));
  row.iconPath = new vscode.ThemeIcon('ellipsis');
  row.command = { command: 'videoAds.showMoreVideos', title: vscode.l10n.t('Show More') };
  return row;
}
