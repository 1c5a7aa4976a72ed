import { posix } from 'node:path';
import * as vscode from 'vscode';
import type { VideoFilter } from '../core/library/library';
import { fieldsOf, isFiniteNumber } from '../core/unknownData';
import { retryableOf } from '../core/video/retryable';
import { type Video, type VideoState, hasDocument, isFinished, isInProgress } from '../core/video/video';
import { hasNoLink, isNotDownloaded, isPlayable } from '../core/video/videoFile';
import { plainText } from '../host/escapeMarkdown';
import { sectionPaths } from '../host/sectionPaths';
import { isToday, promptText, spokenCharacters } from './videoText';
import { videoTitle } from './videoTitle';

/** The ways to group the rows of the Videos view. */
export const groupings = ['batch', 'brief', 'day', 'none'] as const;

export type Grouping = (typeof groupings)[number];

/** A tree row that contains other rows: the videos of one batch, day or section, or the sections of one brief. */
export interface GroupNode {
  readonly group: string;
  /** The library filter that matches the group's videos. */
  readonly filter: VideoFilter;
}

/**
 * The rows for a list of videos: groups, and videos without a group. A group takes the place of the first of its videos
 * in the list.
 * @param parent the group whose child rows are returned; undefined for the top level
 */
export function groupsOf(videos: readonly Video[], grouping: Grouping, parent?: GroupNode): (Video | GroupNode)[] {
  const rows = new Map<string, Video | GroupNode>();
  for (const video of videos) {
    const groups = groupsAround(video, grouping);
    const depth = parent === undefined ? 0 : groups.findIndex(({ group }) => group === parent.group) + 1;
    const row = groups[depth] ?? video;
    const id = 'group' in row ? row.group : row.key;
    if (!rows.has(id)) rows.set(id, row);
  }
  return [...rows.values()];
}

/**
 * Sorts the rows below a brief: the sections in the document's order, then all other rows in their current order. Keeps
 * the current order if the document cannot be read.
 */
export async function inDocumentOrder(
  rows: readonly (Video | GroupNode)[],
  brief: string,
): Promise<(Video | GroupNode)[]> {
  const paths = await sectionPaths(vscode.Uri.parse(brief));
  const places = new Map(paths.map((path, index) => [path, index]));
  const placeOf = (row: Video | GroupNode): number =>
    ('group' in row ? places.get(row.filter.section ?? '') : undefined) ?? paths.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Parses a group that VS Code passes to a command. Undefined for any other value. */
export function readGroupNode(value: unknown): GroupNode | undefined {
  const { group, filter } = fieldsOf(value);
  const { batch, document, section, since, until } = fieldsOf(filter);
  if (typeof group !== 'string') return undefined;
  if (typeof batch === 'string') return { group, filter: { batch } };
  if (typeof document === 'string') {
    return { group, filter: { document, ...(typeof section === 'string' && { section }) } };
  }
  return isFiniteNumber(since) && isFiniteNumber(until) ? { group, filter: { since, until } } : undefined;
}

/** The groups that contain a video, from the outermost to the innermost. */
export function groupsAround(video: Video, grouping: Grouping): GroupNode[] {
  const { batch, source, section } = video;
  switch (grouping) {
    case 'none':
      return [];
    case 'day':
      return [dayGroup(video)];
    case 'batch':
      return batch === undefined ? [] : [batchGroup(batch)];
    case 'brief': {
      if (source === undefined || !hasDocument(video)) return [];
      const brief = briefGroup(source.uri);
      if (section === undefined) return [brief];
      return [brief, { group: `section:${source.uri}\n${section}`, filter: { document: source.uri, section } }];
    }
  }
}

/** The videos requested by one run of a command. */
export function batchGroup(batch: string): GroupNode {
  return { group: `batch:${batch}`, filter: { batch } };
}

export function briefGroup(document: string): GroupNode {
  return { group: `brief:${document}`, filter: { document } };
}

/** The videos requested on the same local day. */
export function dayGroup({ createdAt }: Video): GroupNode {
  const start = new Date(createdAt);
  start.setHours(0, 0, 0, 0);
  const end = new Date(start);
  end.setDate(end.getDate() + 1);
  return { group: `day:${start.getTime()}`, filter: { since: start.getTime(), until: end.getTime() } };
}

/** The number of videos with each outcome, as text: `14 ready, 2 failed`. */
export function countsText(videos: readonly Video[]): string {
  const { ready, notDownloaded, failed, notStarted, unconfirmed } = countsOf(videos);
  const parts: readonly [count: number, text: string][] = [
    [ready, vscode.l10n.t('{0} ready', ready)],
    [notDownloaded, vscode.l10n.t('{0} not downloaded', notDownloaded)],
    [failed, vscode.l10n.t('{0} failed', failed)],
    [notStarted, vscode.l10n.t('{0} not started', notStarted)],
    [unconfirmed, vscode.l10n.t('{0} unconfirmed', unconfirmed)],
  ];
  const texts = parts.flatMap(([count, text]) => (count > 0 ? [text] : []));
  return texts.length > 0 ? texts.join(', ') : vscode.l10n.t('{0} ready', 0);
}

/** Counts videos by outcome. Leaves out videos in progress. */
function countsOf(videos: readonly Video[]) {
  const count = (...states: readonly VideoState[]): number =>
    videos.filter(({ state }) => states.includes(state)).length;
  const notDownloaded = videos.filter((video) => isNotDownloaded(video) || hasNoLink(video)).length;
  return {
    ready: count('succeeded') - notDownloaded,
    notDownloaded,
    failed: count('failed', 'canceled', 'gone'),
    notStarted: count('rejected'),
    unconfirmed: count('unconfirmed'),
  };
}

/**
 * The tree row of a group.
 * @param videos the group's videos, in the order of their rows
 */
export function groupRow({ group, filter }: GroupNode, videos: readonly Video[]): vscode.TreeItem {
  const row = rowOfGroup(filter, videos);
  row.id = group;
  const isOfFew = filter.batch !== undefined || filter.section !== undefined;
  const words: readonly [string, boolean][] = [
    ['watchable', isOfFew && videos.some(isPlayable)],
    ['comparable', isOfFew && isComparable(videos.filter(isPlayable).length)],
    ['linkable', isOfFew && videos.some(({ videoUrl }) => videoUrl !== undefined)],
    ['retryable', isOfFew && retryableOf(videos).length > 0],
    ['savable', videos.some(isPlayable)],
    ['removable', !videos.every(isInProgress)],
  ];
  row.contextValue = words.flatMap(([word, able]) => (able ? word : [])).join(' ');
  return row;
}

/**
 * The row of a batch. The description ends with the first video's title, because a narrow side bar cuts off the end.
 */
function batchRow(videos: readonly Video[]): vscode.TreeItem {
  const [first] = videos;
  const isOpen = videos.some((video) => !isFinished(video));
  const label = videos.length === 1 ? vscode.l10n.t('1 video') : vscode.l10n.t('{0} videos', videos.length);
  const row = new vscode.TreeItem(label, collapsibleState(isOpen));
  const counts = countsText(videos);
  row.description = [counts, ...(first === undefined ? [] : [videoTitle(first)])].join(' · ');
  const { notDownloaded, failed, notStarted, unconfirmed } = countsOf(videos);
  row.iconPath =
    notDownloaded + failed + notStarted + unconfirmed > 0
      ? new vscode.ThemeIcon('warning', new vscode.ThemeColor('list.errorForeground'))
      : new vscode.ThemeIcon('files');
  const spoken = [label, counts, ...(first === undefined ? [] : [promptText(first, spokenCharacters)])];
  row.accessibilityInformation = { label: spoken.join(', ') };
  return row;
}

function rowOfGroup({ batch, section, document, since = 0 }: VideoFilter, videos: readonly Video[]): vscode.TreeItem {
  if (batch !== undefined) return batchRow(videos);
  if (section !== undefined) return sectionRow(videos);
  return document === undefined ? dayRow(since, videos) : briefRow(document, videos);
}

/** The row of a brief: the file's name, with the outcomes of all its videos. */
function briefRow(document: string, videos: readonly Video[]): vscode.TreeItem {
  const name = posix.basename(vscode.Uri.parse(document).path);
  const row = new vscode.TreeItem(plainText(name, 60), vscode.TreeItemCollapsibleState.Expanded);
  row.description = countsText(videos);
  row.iconPath = new vscode.ThemeIcon('book');
  row.accessibilityInformation = { label: `${plainText(name, 60)}, ${row.description}` };
  return row;
}

/** The row of a section: its heading, with the numbers of kept videos, rejected videos and videos without a verdict. */
function sectionRow(videos: readonly Video[]): vscode.TreeItem {
  const count = (verdict: Video['verdict']): number =>
    videos.filter((video) => video.state === 'succeeded' && video.verdict === verdict).length;
  const [kept, rejected, undecided] = [count('kept'), count('rejected'), count(undefined)];
  const parts: readonly [count: number, text: string][] = [
    [kept, vscode.l10n.t('{0} kept', kept)],
    [rejected, vscode.l10n.t('{0} rejected', rejected)],
    [undecided, vscode.l10n.t('{0} without a verdict', undecided)],
  ];
  const texts = parts.flatMap(([number, text]) => (number > 0 ? [text] : []));
  const [first] = videos;
  const label = first === undefined ? '' : videoTitle(first);
  const row = new vscode.TreeItem(label, vscode.TreeItemCollapsibleState.Expanded);
  row.description = texts.length > 0 ? texts.join(', ') : countsText(videos);
  row.iconPath = new vscode.ThemeIcon('list-tree');
  row.accessibilityInformation = { label: `${label}, ${row.description}` };
  return row;
}

function dayRow(start: number, videos: readonly Video[]): vscode.TreeItem {
  const label = dayLabel(start);
  const row = new vscode.TreeItem(label, collapsibleState(isToday(start)));
  row.description = vscode.l10n.t('{0} of {1} ready', countsOf(videos).ready, videos.length);
  row.iconPath = new vscode.ThemeIcon('calendar');
  row.accessibilityInformation = { label: `${label}, ${row.description}` };
  return row;
}

function collapsibleState(isOpen: boolean): vscode.TreeItemCollapsibleState {
  return isOpen ? vscode.TreeItemCollapsibleState.Expanded : vscode.TreeItemCollapsibleState.Collapsed;
}

/** Maximum number of videos in a comparison. */
export const mostCompared = 4;

export function isComparable(count: number): boolean {
  return count > 1 && count <= mostCompared;
}

/** Whether all videos were generated from the same prompt. */
export function sharePrompt(videos: readonly Video[]): boolean {
  return videos.every(({ prompt }) => prompt !== undefined && prompt === videos[0]?.prompt);
}

function dayLabel(start: number): string {
  if (isToday(start)) return vscode.l10n.t('Today');
  return new Date(start).toLocaleDateString(vscode.env.language, { weekday: 'long', day: 'numeric', month: 'long' });
}
