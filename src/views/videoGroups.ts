import * as vscode from 'vscode';
import type { VideoFilter } from '../core/library/library';
import { retryableOf } from '../core/video/retryable';
import { type Video, isFinished, isInProgress } from '../core/video/video';
import { isPlayable } from '../core/video/videoFile';
import { promptText } from './videoText';

/** How the Videos view can group its rows. */
export const groupings = ['batch', 'day', 'none'] as const;

export type Grouping = (typeof groupings)[number];

/** A row above others: the videos of one batch, or of one day. */
export interface GroupNode {
  readonly group: string;
  /** Which videos are in it. */
  readonly filter: VideoFilter;
}

/** Puts a page of videos, newest first, into groups; a batch stands where its newest video would. */
export function groupsOf(videos: readonly Video[], grouping: Grouping): (Video | GroupNode)[] {
  if (grouping === 'none') return [...videos];
  const rows = new Map<string, Video | GroupNode>();
  for (const video of videos) {
    const group =
      grouping === 'day' ? dayGroup(video) : video.batch === undefined ? undefined : batchGroup(video.batch);
    const id = group?.group ?? video.key;
    rows.set(id, rows.get(id) ?? group ?? video);
  }
  return [...rows.values()];
}

/** The group of the videos that were begun together. */
export function batchGroup(batch: string): GroupNode {
  return { group: `batch:${batch}`, filter: { batch } };
}

/** The group of the day on which a video was begun, in local time. */
export function dayGroup({ createdAt }: Video): GroupNode {
  const start = new Date(createdAt);
  start.setHours(0, 0, 0, 0);
  const end = new Date(start);
  end.setDate(end.getDate() + 1);
  return { group: `day:${start.getTime()}`, filter: { since: start.getTime(), until: end.getTime() } };
}

/** Draws a group: what it is, and how many of its videos are ready. */
export function groupRow({ group, filter }: GroupNode, videos: readonly Video[]): vscode.TreeItem {
  const ready = videos.filter(({ state }) => state === 'succeeded').length;
  const isBatch = filter.batch !== undefined;
  const first = videos.at(-1);
  // A batch's is of its first prompt, which trying again leaves as it is, and short, so that how many are ready is seen.
  const label = !isBatch ? dayLabel(filter.since ?? 0) : first === undefined ? '' : promptText(first, 30);
  const isOpen = isBatch ? videos.some((video) => !isFinished(video)) : isToday(filter.since ?? 0);
  const { Expanded, Collapsed } = vscode.TreeItemCollapsibleState;
  const row = new vscode.TreeItem(label, isOpen ? Expanded : Collapsed);
  row.id = group;
  row.description = vscode.l10n.t('{0} of {1} ready', ready, videos.length);
  row.iconPath = new vscode.ThemeIcon(isBatch ? 'files' : 'calendar');
  const words: readonly [string, boolean][] = [
    ['retryable', isBatch && retryableOf(videos).length > 0],
    ['savable', videos.some(isPlayable)],
    ['removable', !videos.every(isInProgress)],
  ];
  row.contextValue = words.flatMap(([word, able]) => (able ? word : [])).join(' ');
  row.accessibilityInformation = { label: `${label}, ${row.description}` };
  return row;
}

function dayLabel(start: number): string {
  if (isToday(start)) return vscode.l10n.t('Today');
  return new Date(start).toLocaleDateString(vscode.env.language, { weekday: 'long', day: 'numeric', month: 'long' });
}

function isToday(time: number): boolean {
  return new Date(time).toDateString() === new Date().toDateString();
}
