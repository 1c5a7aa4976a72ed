import * as vscode from 'vscode';
import type { LibraryChange, VideoLibrary } from '../core/library/library';
import type { Video } from '../core/video/video';
import { joinSentences, plainText } from '../host/escapeMarkdown';
import { type ShownVideos, filterOf, filterText, readShownVideos } from './listFilter';
import {
  briefGroup,
  type GroupNode,
  groupRow,
  groupsAround,
  groupsOf,
  inDocumentOrder,
  sharePrompt,
} from './videoGroups';
import { FocusedRow } from './focusedRow';
import { onEachMinute } from './minuteTimer';
import { RejectedRows } from './rejectedRows';
import {
  abilities,
  dragFiles,
  draggedType,
  draggedVideosType,
  moreRow,
  steadyTooltip,
  videoRow,
  videoTooltip,
} from './videoRow';
import { nextAgeAt, nextMidnight } from './videoText';

/**
 * The tree node of a video's row. A listed video keeps the same node object, because VS Code identifies selected rows
 * by object.
 */
export interface VideoNode {
  readonly key: string;
}

type Node = VideoNode | GroupNode;

/** A node's row as it was most recently drawn. */
interface DrawnRow {
  /** The row as JSON. If the JSON changes, the row is redrawn. */
  readonly json: string;
  /** The time at which the row's displayed age or day changes, in ms since the epoch. */
  readonly agesAt: number;
}

/** The node of the last row, “Show more videos”. */
const more = { key: '' } as const satisfies VideoNode;

/** The key of the window's filter and grouping in VS Code's storage. */
const shownKey = 'videoAds.shownVideos';

const pageSize = 500;

/**
 * The number of rows that are drawn first. These rows fill any screen and take 0.1 s to draw. A page of `pageSize` rows
 * takes 0.4 s. The other rows are drawn after `restAfterMs`.
 */
const firstRows = 80;
const restAfterMs = 500;

/** The Videos view. Lists the newest videos first, with or without groups. Redraws only rows that changed. */
export class VideoTree
  implements vscode.TreeDataProvider<Node>, vscode.TreeDragAndDropController<Node>, vscode.Disposable
{
  readonly view: vscode.TreeView<Node>;
  readonly dragMimeTypes = [draggedType, draggedVideosType];
  readonly dropMimeTypes = [];
  private readonly changes = new vscode.EventEmitter<Node[] | undefined>();
  private readonly nodes = new Map<string, VideoNode>();
  private readonly groups = new Map<string, GroupNode>();
  /** IDs of the groups whose rows need no prompt in the title: sections, and batches with a single prompt. */
  private readonly samePrompt = new Set<string>();
  private readonly rejected = new RejectedRows();
  private readonly focusedRow: FocusedRow<Node>;
  private readonly subscriptions: { dispose(): void }[] = [];
  private readonly drawn = new Map<Node, DrawnRow>();
  /**
   * For each row whose hover was shown since its last redraw: the video as the hover showed it. VS Code keeps a
   * hover until its row is redrawn, so a changed hover needs a redraw. A redraw closes an open hover. Therefore, a new
   * “Last checked” time alone causes a redraw at most once a minute, or when the user returns to the view.
   */
  private readonly hovers = new Map<Node, Video>();
  private restTimer: NodeJS.Timeout | undefined;
  private library: VideoLibrary | undefined;
  private rowLimit = firstRows;
  private service = '';
  private shownVideos: ShownVideos;
  private problem: string | undefined;
  private settingProblem: string | undefined;

  readonly onDidChangeTreeData = this.changes.event;

  /**
   * @param openLibrary called when the view is first drawn
   * @param memory storage that belongs to this window
   */
  constructor(
    private readonly openLibrary: () => Promise<VideoLibrary>,
    private readonly memory: vscode.Memento,
  ) {
    this.shownVideos = readShownVideos(memory.get(shownKey));
    this.view = vscode.window.createTreeView('videoAds.videos', {
      treeDataProvider: this,
      dragAndDropController: this,
      canSelectMany: true,
    });
    this.focusedRow = new FocusedRow(this.view);
    this.drawMessage();
    this.subscriptions.push(
      this.focusedRow,
      this.view.onDidChangeSelection(() => this.showAbilities()),
      this.view.onDidChangeVisibility(() => this.repaintAges()),
      onEachMinute(() => this.repaintAges()),
      // Redraws a brief's section rows when the brief is saved, because its sections may have been reordered.
      vscode.workspace.onDidSaveTextDocument(({ uri }) => {
        const brief = this.groups.get(briefGroup(uri.toString()).group);
        if (brief !== undefined) this.changes.fire([brief]);
      }),
    );
  }

  /** Whether the view is visible in a focused window. */
  get isWatched(): boolean {
    return this.view.visible && vscode.window.state.focused;
  }

  /** Calls the listener whenever `isWatched` becomes true. May also call it while `isWatched` stays true. */
  onDidBecomeWatched(listener: () => void): vscode.Disposable {
    const notify = (): void => {
      if (this.isWatched) listener();
    };
    return vscode.Disposable.from(
      this.view.onDidChangeVisibility(notify),
      vscode.window.onDidChangeWindowState(notify),
    );
  }

  /** The keys of the selected videos. A selected group counts as all its videos. */
  get selection(): readonly string[] {
    const keys = this.view.selection.flatMap((node) => this.keysOf(node));
    return [...new Set(keys)].filter((key) => key !== more.key);
  }

  /**
   * Returns the keys of the videos in the row with keyboard focus, even if that row is not selected.
   * @returns empty for the row “Show more videos”; undefined if no row has focus
   */
  takeFocusedKeys(): readonly string[] | undefined {
    const row = this.focusedRow.take();
    if (row === undefined) return undefined;
    return row === more ? [] : this.keysOf(row);
  }

  /** The keys of the videos in a row. For a group, only its videos that match the view's filter. */
  keysOf(node: Node): readonly string[] {
    return 'group' in node ? this.videosOf(node).map(({ key }) => key) : [node.key];
  }

  /** Lists the library's videos and redraws rows after changes. */
  show(library: VideoLibrary): void {
    this.library = library;
    // Clears the error of an earlier attempt to open the library.
    this.setMessage(undefined);
    this.subscriptions.push(
      library.onDidChange(this.apply.bind(this)),
      library.onDidReset(this.redraw.bind(this)),
      library.firstFrames.onDidKeep((key) => {
        const node = this.nodes.get(key);
        // A hover built before the first frame was stored has no picture. A redraw builds it again.
        if (node !== undefined && this.hovers.has(node)) this.changes.fire([node]);
      }),
    );
    this.redraw();
  }

  /** Redraws every row. A changed setting or a reopened library may affect all rows. */
  redraw(): void {
    this.changes.fire(undefined);
    this.showCounts();
  }

  /** Sets the service in use. If a video is from another service, its row shows that service's name. */
  setService(service: string): void {
    if (service === this.service) return;
    this.service = service;
    this.changes.fire(undefined);
  }

  get shown(): ShownVideos {
    return this.shownVideos;
  }

  /** Sets the filter and grouping. They survive a reload of the window. */
  setShown(shown: ShownVideos): void {
    this.shownVideos = shown;
    void this.memory.update(shownKey, shown);
    this.drawMessage();
    this.changes.fire(undefined);
  }

  /** Sets the message above the rows. Undefined removes it. */
  setMessage(message: string | undefined): void {
    this.problem = message;
    this.drawMessage();
  }

  /** Sets the warning about an unusable setting, which comes first in the message. Undefined removes the warning. */
  setSettingProblem(message: string | undefined): void {
    this.settingProblem = message;
    this.drawMessage();
  }

  showMore(): void {
    this.rowLimit += pageSize;
    this.changes.fire(undefined);
  }

  /** Scrolls to a video's row. Selects or focuses the row only if the options request it. */
  async reveal(key: string, { select = false, focus = false } = {}): Promise<void> {
    this.rowLimit = Math.max(this.rowLimit, pageSize);
    // Ignores the error for a video without a row: it is filtered out, older than the listed videos or just removed.
    await this.view.reveal(this.nodeOf(key), { select, focus, expand: true }).then(undefined, () => undefined);
  }

  /** The key of the video below the given videos in the list. If there is none, the key of the video above them. */
  neighborOf(keys: ReadonlySet<string>): string | undefined {
    const listed =
      this.library?.search(filterOf(this.shownVideos) ?? {}, { limit: this.rowLimit }).map(({ key }) => key) ?? [];
    const last = listed.findLastIndex((key) => keys.has(key));
    return listed[last + 1] ?? listed.findLast((key) => !keys.has(key));
  }

  async getChildren(parent?: Node): Promise<Node[]> {
    const library = await this.openOrExplain();
    if (library === undefined || (parent !== undefined && !('group' in parent))) return [];
    if (parent !== undefined) {
      const videos = this.videosOf(parent);
      const { batch, document, section } = parent.filter;
      if (section !== undefined || (batch !== undefined && sharePrompt(videos))) this.samePrompt.add(parent.group);
      else this.samePrompt.delete(parent.group);
      const rows = groupsOf(videos, this.shownVideos.grouping, parent);
      const isBrief = document !== undefined && section === undefined;
      return this.nodesOf(isBrief ? await inDocumentOrder(rows, document) : rows);
    }
    const videos = library.search(filterOf(this.shownVideos) ?? {}, { limit: this.rowLimit + 1 });
    this.showCounts();
    const rows = this.nodesOf(groupsOf(videos.slice(0, this.rowLimit), this.shownVideos.grouping));
    const hasMore = videos.length > this.rowLimit;
    if (this.rowLimit >= pageSize) return hasMore ? [...rows, more] : rows;
    if (hasMore) this.restTimer ??= setTimeout(this.showMore.bind(this), restAfterMs);
    return rows;
  }

  getParent(node: Node): GroupNode | undefined {
    const video = readOrUndefined(() => ('group' in node ? this.videosOf(node)[0] : this.library?.get(node.key)));
    if (video === undefined) return undefined;
    const groups = groupsAround(video, this.shownVideos.grouping);
    const depth = 'group' in node ? groups.findIndex(({ group }) => group === node.group) : groups.length;
    const parent = groups[depth - 1];
    return parent && this.groupOf(parent);
  }

  getTreeItem(node: Node): vscode.TreeItem | Promise<vscode.TreeItem> {
    const draw = (): vscode.TreeItem => {
      const { row, agesAt } = this.rowOf(node);
      this.drawn.set(node, { json: JSON.stringify(row), agesAt });
      this.hovers.delete(node);
      return row;
    };
    return readOrUndefined(draw) ?? this.openOrExplain().then(draw);
  }

  async resolveTreeItem(item: vscode.TreeItem, node: Node): Promise<vscode.TreeItem> {
    const picture = 'group' in node ? undefined : await this.library?.firstFrames.read(node.key);
    const video = 'group' in node ? undefined : readOrUndefined(() => this.library?.get(node.key));
    if (video !== undefined) {
      item.tooltip = videoTooltip(video, picture);
      this.hovers.set(node, video);
    }
    return item;
  }

  async handleDrag(dragged: readonly Node[], transfer: vscode.DataTransfer): Promise<void> {
    const { library } = this;
    if (library === undefined) return;
    const keys = new Set(dragged.flatMap((node) => this.keysOf(node)));
    const videos = [...keys].flatMap((key) => library.get(key) ?? []);
    await dragFiles(videos, library.filesFolder, transfer);
  }

  dispose(): void {
    clearTimeout(this.restTimer);
    vscode.Disposable.from(...this.subscriptions, this.rejected, this.view, this.changes).dispose();
  }

  /**
   * Opens the library. Shows an error as the view's message, because VS Code would turn a thrown error into a
   * notification on every redraw.
   */
  private async openOrExplain(): Promise<VideoLibrary | undefined> {
    try {
      const library = this.library ?? (await this.openLibrary());
      await library.untilReadable();
      return library;
    } catch (error) {
      this.setMessage(plainText(error instanceof Error ? error.message : String(error), 300));
      return undefined;
    }
  }

  private nodesOf(rows: readonly (Video | GroupNode)[]): Node[] {
    return rows.map((row) => ('group' in row ? this.groupOf(row) : this.nodeOf(row.key)));
  }

  private nodeOf(key: string): VideoNode {
    const node = this.nodes.get(key) ?? { key };
    this.nodes.set(key, node);
    return node;
  }

  private groupOf(made: GroupNode): GroupNode {
    const node = this.groups.get(made.group) ?? made;
    this.groups.set(made.group, node);
    return node;
  }

  /**
   * The videos of a group in the order of their rows. Batches start with the oldest video, other groups with the
   * newest.
   */
  private videosOf({ filter }: GroupNode): Video[] {
    const filters = { ...filterOf(this.shownVideos), ...filter };
    const newestFirst = this.library?.search(filters, { limit: pageSize }) ?? [];
    return filter.batch === undefined ? newestFirst : newestFirst.reverse();
  }

  private apply({ videos, removed }: LibraryChange): void {
    const listed = videos.filter(({ dismissedAt }) => dismissedAt === undefined);
    const dismissed = videos.filter(({ key, dismissedAt }) => dismissedAt !== undefined && this.nodes.has(key));
    const isNew = listed.some(({ key }) => !this.nodes.has(key));
    // Registers new rows before the redraw. Otherwise, the next change would count them as new and redraw all rows.
    // That would remove a button while the user is pressing it.
    const rows = listed.map(({ key }) => this.nodeOf(key));
    for (const key of [...removed, ...dismissed.map((video) => video.key)]) {
      this.drawn.delete(this.nodeOf(key));
      this.hovers.delete(this.nodeOf(key));
      this.nodes.delete(key);
    }
    // If a filter is active, redraws all rows, because a changed video may now match the filter or no longer match it.
    if (isNew || removed.length + dismissed.length > 0 || filterOf(this.shownVideos) !== undefined) {
      this.changes.fire(undefined);
    } else {
      const { grouping } = this.shownVideos;
      const groups = listed.flatMap((video) => groupsAround(video, grouping)).map((group) => this.groupOf(group));
      const parents = new Set(groups);
      this.repaint([...rows, ...parents]);
    }
    this.showCounts();
    if (rows.some((row) => this.view.selection.includes(row))) this.showAbilities();
  }

  /** Sets the context key for the command palette to the actions that at least one selected video allows. */
  private showAbilities(): void {
    const { library, service } = this;
    const allowed = (key: string): string[] => {
      const video = library?.get(key);
      return video === undefined ? [] : abilities(video, library, service);
    };
    const words = new Set(readOrUndefined(() => this.selection.flatMap(allowed)));
    void vscode.commands.executeCommand('setContext', 'videoAds.selectedVideos', [...words].join(' '));
  }

  /** Redraws only rows that would look different. Most status checks change nothing that a row shows. */
  private repaint(nodes: readonly Node[], hoverOf: (video: Video) => string = steadyTooltip): void {
    const isChanged = (node: Node): boolean => {
      if (JSON.stringify(this.rowOf(node).row) !== this.drawn.get(node)?.json) return true;
      const shown = this.hovers.get(node);
      const video = shown === undefined ? undefined : this.library?.get(shown.key);
      return shown !== undefined && video !== undefined && hoverOf(video) !== hoverOf(shown);
    };
    const changed = nodes.filter((node) => readOrUndefined(() => isChanged(node)));
    if (changed.length > 0) this.changes.fire(changed);
  }

  private rowOf(node: Node): { readonly row: vscode.TreeItem; readonly agesAt: number } {
    if (node === more) return { row: moreRow(), agesAt: Infinity };
    if ('group' in node) return { row: groupRow(node, this.videosOf(node)), agesAt: nextMidnight() };
    const { library, service } = this;
    const video = library?.get(node.key);
    if (video === undefined) return { row: new vscode.TreeItem(''), agesAt: Infinity };
    const parent = groupsAround(video, this.shownVideos.grouping).at(-1);
    const sharesPrompt = parent !== undefined && this.samePrompt.has(parent.group);
    const row = videoRow(video, { service, library, sharesPrompt });
    if (row.resourceUri !== undefined) this.rejected.set(row.resourceUri, video.verdict === 'rejected');
    return { row, agesAt: nextAgeAt(video.createdAt) };
  }

  /** Redraws the rows whose displayed age or hover is out of date. Does nothing while nobody can see the view. */
  private repaintAges(): void {
    if (!this.isWatched) return;
    const now = Date.now();
    const aged = [...this.drawn].flatMap(([node, { agesAt }]) => (agesAt <= now ? [node] : []));
    if (aged.length > 0) this.changes.fire(aged);
    const others = [...this.hovers.keys()].filter((node) => !aged.includes(node));
    this.repaint(others, (video) => videoTooltip(video).value);
  }

  private drawMessage(): void {
    const filter = filterText(this.shownVideos);
    const shown = filter === undefined ? undefined : vscode.l10n.t('Shown: {0}', filter);
    // VS Code shows a view's message without line breaks, so its sentences are joined.
    this.view.message = joinSentences([this.settingProblem, shown, this.problem]);
  }

  private showCounts(): void {
    const unfinished = readOrUndefined(() => this.library?.countUnfinished() ?? 0);
    if (unfinished === undefined) return;
    const tooltip =
      unfinished === 1 ? vscode.l10n.t('1 video in progress') : vscode.l10n.t('{0} videos in progress', unfinished);
    this.view.badge = unfinished === 0 ? undefined : { value: unfinished, tooltip };
  }
}

/** Calls `read`. Returns undefined while the library is being reopened. */
function readOrUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    // The error is recognized by name, because this file must not load the library's module at startup.
    if (error instanceof Error && error.name === 'LibraryError') return undefined;
    throw error;
  }
}
