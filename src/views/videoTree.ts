import * as vscode from 'vscode';
import type { LibraryChange, VideoLibrary } from '../core/library/library';
import type { Video } from '../core/video/video';
import { joinSentences, plainText } from '../host/escapeMarkdown';
import { type ShownVideos, filterOf, filterText, readShownVideos } from './shownVideos';
import { type GroupNode, groupRow, groupsOf, sharePrompt } from './videoGroups';
import { abilities, dragFiles, draggedType, moreRow, videoRow, videoTooltip } from './videoRow';

/** A row's identity; the same object for as long as its video is listed, so that VS Code keeps the selection. */
export interface VideoNode {
  readonly key: string;
}

type Node = VideoNode | GroupNode;

/** The last row when there are more videos than shown. */
const more = { key: '' } as const satisfies VideoNode;

/** What the window shows, by this name in its memory. */
const shownKey = 'videoAds.shownVideos';

const pageSize = 500;

/** A page takes 0.4 s to appear, these rows a quarter of it: they fill any screen, and the rest follows when they are painted. */
const firstRows = 80;
const restAfterMs = 500;

/** Ages are shown in minutes, so rows are looked at once a minute. */
const ageEveryMs = 60_000;

/** The Videos view: newest first, in groups or not, repainting only the rows that changed. */
export class VideoTree
  implements vscode.TreeDataProvider<Node>, vscode.TreeDragAndDropController<Node>, vscode.Disposable
{
  readonly view: vscode.TreeView<Node>;
  readonly dragMimeTypes = [draggedType];
  readonly dropMimeTypes = [];
  private readonly changes = new vscode.EventEmitter<Node[] | undefined>();
  private readonly nodes = new Map<string, VideoNode>();
  private readonly groups = new Map<string, GroupNode>();
  /** The batches whose videos all had the same prompt when they were last listed. */
  private readonly samePrompt = new Set<string>();
  private readonly subscriptions: { dispose(): void }[] = [];
  /** The rows as they were last drawn; none of those whose hover was read, which says when the video was last checked. */
  private readonly drawn = new Map<Node, string>();
  private readonly ageTimer = setInterval(this.repaintAges.bind(this), ageEveryMs).unref();
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
   * @param memory what the window remembers
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
    this.drawMessage();
    this.subscriptions.push(this.view.onDidChangeSelection(() => this.showAbilities()));
  }

  /** Whether it is visible in a window that has the focus. */
  get isWatched(): boolean {
    return this.view.visible && vscode.window.state.focused;
  }

  /** Calls a listener when somebody turns to it, as {@link isWatched} says. */
  onDidLook(listener: () => void): vscode.Disposable {
    const look = (): void => {
      if (this.isWatched) listener();
    };
    return vscode.Disposable.from(this.view.onDidChangeVisibility(look), vscode.window.onDidChangeWindowState(look));
  }

  /** Keys of the selected videos; a selected batch stands for its videos. */
  get selection(): readonly string[] {
    const keys = this.view.selection.flatMap((node) => this.keysOf(node));
    return [...new Set(keys)].filter((key) => key !== more.key);
  }

  /**
   * The videos of the row with the keyboard focus, which need not be selected. VS Code has no API for it, but toggles the
   * selection of that row by a command: what changes by it is the row, and a second time puts it back.
   * @returns none for the row that lists more; undefined where no row has the focus
   */
  async focusedKeys(): Promise<readonly string[] | undefined> {
    const before = this.view.selection;
    await vscode.commands.executeCommand('list.toggleSelection');
    const after = this.view.selection;
    const toggled = [...before, ...after].find((node) => before.includes(node) !== after.includes(node));
    if (toggled === undefined) return undefined;
    await vscode.commands.executeCommand('list.toggleSelection');
    return toggled === more ? [] : this.keysOf(toggled);
  }

  /** Keys of the videos of a row: of a group, those that the filter lets through. */
  keysOf(node: Node): readonly string[] {
    return 'group' in node ? this.videosOf(node).map(({ key }) => key) : [node.key];
  }

  /** Follows the library from now on, and draws what it holds. */
  show(library: VideoLibrary): void {
    this.library = library;
    // It could not be opened a moment ago, perhaps.
    this.setMessage(undefined);
    this.subscriptions.push(
      library.onDidChange(this.apply.bind(this)),
      library.onDidReset(this.redraw.bind(this)),
      library.firstFrames.onDidKeep((key) => {
        const node = this.nodes.get(key);
        // A hover that was read lacks the picture.
        if (node !== undefined && this.drawn.get(node) === '') this.changes.fire([node]);
      }),
    );
    this.redraw();
  }

  /** Draws every row again: a setting or the whole library may have changed. */
  redraw(): void {
    this.changes.fire(undefined);
    this.showCounts();
  }

  /** Rows of other services than this one name theirs. */
  setService(service: string): void {
    if (service === this.service) return;
    this.service = service;
    this.changes.fire(undefined);
  }

  /** Which videos are shown, and how they are grouped. */
  get shown(): ShownVideos {
    return this.shownVideos;
  }

  /** Shows and groups videos like this from now on, also after a reload of the window. */
  setShown(shown: ShownVideos): void {
    this.shownVideos = shown;
    void this.memory.update(shownKey, shown);
    this.drawMessage();
    this.changes.fire(undefined);
  }

  /** A sentence above the rows, for what is not about one video; undefined removes it. */
  setMessage(message: string | undefined): void {
    this.problem = message;
    this.drawMessage();
  }

  /** A sentence above all others, about a setting that can't be used; undefined removes it. */
  setSettingProblem(message: string | undefined): void {
    this.settingProblem = message;
    this.drawMessage();
  }

  showMore(): void {
    this.rowLimit += pageSize;
    this.changes.fire(undefined);
  }

  /** Opens the view at a video whose row is listed; the focus stays where it is. */
  async reveal(key: string, { select = false, focus = false } = {}): Promise<void> {
    this.rowLimit = Math.max(this.rowLimit, pageSize);
    // VS Code refuses a row that isn't listed: it is filtered out, further down, or was just removed.
    await this.view.reveal(this.nodeOf(key), { select, focus, expand: true }).then(undefined, () => undefined);
  }

  /** The video below these in the list; where none is, the one above. */
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
      if (parent.filter.batch !== undefined && sharePrompt(videos)) this.samePrompt.add(parent.group);
      else this.samePrompt.delete(parent.group);
      return videos.map(({ key }) => this.nodeOf(key));
    }
    const videos = library.search(filterOf(this.shownVideos) ?? {}, { limit: this.rowLimit + 1 });
    this.showCounts();
    const rows = groupsOf(videos.slice(0, this.rowLimit), this.shownVideos.grouping).map((row) =>
      'group' in row ? this.groupOf(row) : this.nodeOf(row.key),
    );
    const hasMore = videos.length > this.rowLimit;
    if (this.rowLimit >= pageSize) return hasMore ? [...rows, more] : rows;
    if (hasMore) this.restTimer ??= setTimeout(this.showMore.bind(this), restAfterMs);
    return rows;
  }

  getParent(node: Node): GroupNode | undefined {
    const video = 'group' in node ? undefined : readOrUndefined(() => this.library?.get(node.key));
    const [row] = video === undefined ? [] : groupsOf([video], this.shownVideos.grouping);
    return row !== undefined && 'group' in row ? this.groupOf(row) : undefined;
  }

  getTreeItem(node: Node): vscode.TreeItem | Promise<vscode.TreeItem> {
    const draw = (): vscode.TreeItem => {
      const row = this.rowOf(node);
      this.drawn.set(node, JSON.stringify(row));
      return row;
    };
    return readOrUndefined(draw) ?? this.openOrExplain().then(draw);
  }

  async resolveTreeItem(item: vscode.TreeItem, node: Node): Promise<vscode.TreeItem> {
    const picture = 'group' in node ? undefined : await this.library?.firstFrames.read(node.key);
    const video = 'group' in node ? undefined : readOrUndefined(() => this.library?.get(node.key));
    if (video !== undefined) item.tooltip = videoTooltip(video, picture);
    this.drawn.set(node, '');
    return item;
  }

  /** Rows are dragged as their videos' files, under names that people understand. */
  async handleDrag(dragged: readonly Node[], transfer: vscode.DataTransfer): Promise<void> {
    const { library } = this;
    if (library === undefined) return;
    const keys = new Set(dragged.flatMap((node) => this.keysOf(node)));
    const videos = [...keys].flatMap((key) => library.get(key) ?? []);
    await dragFiles(videos, library.filesFolder, transfer);
  }

  dispose(): void {
    clearInterval(this.ageTimer);
    clearTimeout(this.restTimer);
    vscode.Disposable.from(...this.subscriptions, this.view, this.changes).dispose();
  }

  /** An error is shown above the rows; thrown, VS Code would show a notification each time the list is drawn. */
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

  /** The videos of a group in the order of its rows: a batch in the order of its requests, a day newest first. */
  private videosOf({ filter }: GroupNode): Video[] {
    const filters = { ...filterOf(this.shownVideos), ...filter };
    const newestFirst = this.library?.search(filters, { limit: pageSize }) ?? [];
    return filter.batch === undefined ? newestFirst : newestFirst.reverse();
  }

  private apply({ videos, removed }: LibraryChange): void {
    const listed = videos.filter(({ dismissedAt }) => dismissedAt === undefined);
    const gone = videos.filter(({ key, dismissedAt }) => dismissedAt !== undefined && this.nodes.has(key));
    const isNew = listed.some(({ key }) => !this.nodes.has(key));
    // Listed from now on: all rows drawn once more would let a button that is pressed meanwhile forget its row.
    const rows = listed.map(({ key }) => this.nodeOf(key));
    for (const key of [...removed, ...gone.map((video) => video.key)]) {
      this.drawn.delete(this.nodeOf(key));
      this.nodes.delete(key);
    }
    // What a filter lets through may have changed with a state.
    if (isNew || removed.length + gone.length > 0 || filterOf(this.shownVideos) !== undefined) {
      this.changes.fire(undefined);
    } else {
      const parents = new Set(rows.map((node) => this.getParent(node)).filter((node) => node !== undefined));
      this.repaint([...rows, ...parents]);
    }
    this.showCounts();
    if (rows.some((row) => this.view.selection.includes(row))) this.showAbilities();
  }

  /** Sets the context key that the palette reads: what can be done with any of the selected videos. */
  private showAbilities(): void {
    const videos = readOrUndefined(() => this.selection.flatMap((key) => this.library?.get(key) ?? [])) ?? [];
    const words = [...new Set(videos.flatMap((video) => abilities(video, this.service)))].join(' ');
    void vscode.commands.executeCommand('setContext', 'videoAds.selectedVideos', words);
  }

  /** Draws those rows again that look different now: most answers of a service say nothing new. */
  private repaint(nodes: readonly Node[]): void {
    const isChanged = (node: Node): boolean => JSON.stringify(this.rowOf(node)) !== this.drawn.get(node);
    const changed = nodes.filter((node) => readOrUndefined(() => isChanged(node)));
    if (changed.length > 0) this.changes.fire(changed);
  }

  private rowOf(node: Node): vscode.TreeItem {
    if (node === more) return moreRow();
    if ('group' in node) return groupRow(node, this.videosOf(node));
    const video = this.library?.get(node.key);
    if (video === undefined) return new vscode.TreeItem('');
    const sharesPrompt = this.samePrompt.has(this.getParent(node)?.group ?? '');
    return videoRow(video, { service: this.service, filesFolder: this.library?.filesFolder, sharesPrompt });
  }

  private repaintAges(): void {
    if (this.view.visible) this.repaint([...this.drawn.keys()]);
  }

  private drawMessage(): void {
    const filter = filterText(this.shownVideos);
    const shown = filter === undefined ? undefined : vscode.l10n.t('Shown: {0}', filter);
    // Line ends are not shown there.
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

/** Undefined while the library is being reopened: what is drawn stays, and all is drawn again after that. */
function readOrUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    // By its name: the library is not loaded with the view.
    if (error instanceof Error && error.name === 'LibraryError') return undefined;
    throw error;
  }
}
