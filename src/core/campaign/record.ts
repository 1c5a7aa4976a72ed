import * as l10n from '@vscode/l10n';
import * as v from 'valibot';
import type { RequestFields } from '../../api/types';
import { parseJsonAs } from '../library/rowParsers';
import { toRequestFields } from '../video/requestFields';
import { isAspectRatio } from '../video/video';

/** Maximum length of a record in UTF-16 code units. A longer record is not read. */
const maxCharacters = 5_000_000;

const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
const hash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e9));
const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));

/**
 * The schema of a video's entry in a record. No field can hold a path, a link or a response. An unknown field makes the
 * whole record unreadable.
 */
const videoSchema = v.strictObject({
  /** The heading path of the section. Empty if the prompt is not from a section. */
  section: v.pipe(v.string(), v.maxLength(2_000)),
  duration: v.pipe(amount, v.integer()),
  aspectRatio: v.exactOptional(v.custom<string>(isAspectRatio)),
  fingerprint: hash,
  service: shortText,
  videoId: shortText,
  state: v.picklist(['pending', 'ready', 'failed']),
  createdAt: time,
  /** When the state or the verdict last changed. */
  updatedAt: time,
  credits: v.exactOptional(amount),
  /** Extra fields of the request. Credentials and links are masked. */
  extraFields: v.exactOptional(v.custom<RequestFields>((value) => toRequestFields(value) !== undefined)),
  verdict: v.exactOptional(v.picklist(['kept', 'rejected'])),
  /** The latest copy of the video in a hand-over folder. */
  handedOver: v.exactOptional(
    v.strictObject({ at: time, file: v.pipe(v.string(), v.regex(/^[^/\\:]{1,255}$/)), sha256: hash }),
  ),
  delivered: v.exactOptional(
    v.strictObject({
      width: v.exactOptional(amount),
      height: v.exactOptional(amount),
      seconds: v.exactOptional(amount),
      frameRate: v.exactOptional(amount),
      video: v.exactOptional(shortText),
      sound: v.exactOptional(shortText),
    }),
  ),
});

/**
 * The schema of a record file. `videos` ends with null, so every video's line ends with a comma. Adding a line
 * therefore does not change the line before it.
 */
const fileSchema = v.strictObject({
  format: v.literal(1),
  videos: v.array(v.nullable(videoSchema)),
});

/** A video in the record of a brief. */
export type RecordedVideo = v.InferOutput<typeof videoSchema>;

/** The record's videos, or one sentence that explains why the record is not used. */
export type RecordReading = { readonly videos: readonly RecordedVideo[] } | { readonly problem: string };

export function recordTooLarge(): string {
  return l10n.t('The record is too large, so it is left alone.');
}

export function recordUnreadable(): string {
  return l10n.t("The record can't be read, so it is left alone. Restore it from version control, or delete it.");
}

/** Validates the fields of a record entry. Returns undefined if a value is not allowed, such as a very long ID. */
export function recordEntry(fields: RecordedVideo): RecordedVideo | undefined {
  const result = v.safeParse(videoSchema, fields);
  return result.success ? result.output : undefined;
}

/** The file name of a brief's record. The record is in the brief's folder. */
export function recordName(brief: string): string {
  return `${brief}.videos.json`;
}

/** Parses a record. If the text contains git's conflict markers, both sides are parsed and merged. Never throws. */
export function readRecord(text: string): RecordReading {
  if (text.length > maxCharacters) {
    return { problem: recordTooLarge() };
  }
  const sides = hasConflict(text) ? [sideOf(text, 'ours'), sideOf(text, 'theirs')] : [text];
  const read: RecordedVideo[][] = [];
  for (const side of sides) {
    const file = parseJsonAs(fileSchema, side);
    if (file === undefined) return { problem: recordUnreadable() };
    read.push(file.videos.filter((video) => video !== null));
  }
  return { videos: mergeRecords(...read) };
}

/**
 * Adds videos to a record or updates them.
 * @param text the current record; undefined if there is none
 * @returns the new text, identical to the current text if nothing changed
 */
export function updateRecord(
  text: string | undefined,
  videos: readonly RecordedVideo[],
): { readonly text: string } | { readonly problem: string } {
  const reading = text === undefined ? { videos: [] } : readRecord(text);
  if ('problem' in reading) return reading;
  const merged = mergeRecords(reading.videos, videos);
  const isSame = text !== undefined && !hasConflict(text) && JSON.stringify(merged) === JSON.stringify(reading.videos);
  if (isSame) return { text };
  const written = writeRecord(merged);
  return { text: text?.includes('\r\n') === true ? written.replaceAll('\n', '\r\n') : written };
}

/** Writes one line per video in a fixed order, so that git can merge records line by line. */
export function writeRecord(videos: readonly RecordedVideo[]): string {
  const lines = mergeRecords(videos).map((video) => `${JSON.stringify(video)},\n`);
  return `{\n"format": 1,\n"videos": [\n${lines.join('')}null\n]\n}\n`;
}

/**
 * Merges records. The result contains each video once, as of its last update, and is sorted by section, format and
 * creation time.
 */
export function mergeRecords(...records: readonly (readonly RecordedVideo[])[]): RecordedVideo[] {
  const merged = new Map<string, RecordedVideo>();
  for (const video of records.flat()) {
    // The fingerprint distinguishes videos of a service that reuses IDs.
    const key = `${video.service} ${video.videoId} ${video.fingerprint}`;
    const known = merged.get(key);
    merged.set(key, inOrder(known === undefined ? video : mergeVideos(known, video)));
  }
  return [...merged.values()].sort((one, other) => compare(sortKey(one), sortKey(other)));
}

/**
 * Merges two entries for the same video. Keeps the newer entry, with the newer `handedOver` of the two. The order of
 * the arguments does not matter.
 */
function mergeVideos(one: RecordedVideo, other: RecordedVideo): RecordedVideo {
  const { handedOver: oneCopy, ...oneUpdate } = inOrder(one);
  const { handedOver: otherCopy, ...otherUpdate } = inOrder(other);
  const handedOver = oneCopy && otherCopy ? later(oneCopy, otherCopy, ({ at }) => at) : (oneCopy ?? otherCopy);
  const update = later(oneUpdate, otherUpdate, ({ updatedAt }) => updatedAt);
  return handedOver === undefined ? update : { ...update, handedOver };
}

/**
 * Returns the value with the later time. If the times are equal, the values are compared as JSON, so the order of the
 * arguments does not matter.
 */
function later<T>(one: T, other: T, timeOf: (value: T) => string): T {
  const order = compare(timeOf(one), timeOf(other)) || compare(JSON.stringify(one), JSON.stringify(other));
  return order < 0 ? other : one;
}

/** Orders the fields as in the schema, so that identical entries are written as identical lines. */
function inOrder(video: RecordedVideo): RecordedVideo {
  return v.parse(videoSchema, video);
}

function sortKey(video: RecordedVideo): string {
  const { section, duration, aspectRatio = '', createdAt, service, videoId, fingerprint } = video;
  const format = `${String(duration).padStart(10, '0')}\n${aspectRatio}`;
  return `${section}\n${format}\n${createdAt}\n${service}\n${videoId}\n${fingerprint}`;
}

/** Compares strings by code units, because locale-aware order differs between machines. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

const conflictStart = /^<{7}( |\r?$)/m;

function hasConflict(text: string): boolean {
  return conflictStart.test(text);
}

/** Keeps one side of each git conflict. Removes the other side, the markers and the common ancestor (diff3 style). */
function sideOf(text: string, side: 'ours' | 'theirs'): string {
  let part: 'both' | 'ours' | 'base' | 'theirs' = 'both';
  const lines = text.split(/\r?\n/).filter((line) => {
    const marker = /^(<{7}|\|{7}|={7}|>{7})( |$)/.exec(line)?.[1]?.[0];
    if (marker === undefined) return part === 'both' || part === side;
    part = ({ '<': 'ours', '|': 'base', '=': 'theirs', '>': 'both' } as const)[marker] ?? part;
    return false;
  });
  return lines.join('\n');
}
