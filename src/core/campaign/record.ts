import * as l10n from '@vscode/l10n';
import * as v from 'valibot';
import type { RequestFields } from '../../api/types';
import { toRequestFields } from '../video/requestFields';
import { isAspectRatio } from '../video/video';

/** The largest record that is read, in UTF-16 code units. */
const maxCharacters = 5_000_000;

const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
const hash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e9));
const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));
const optional = <Schema extends v.GenericSchema>(schema: Schema): v.ExactOptionalSchema<Schema, undefined> =>
  v.exactOptional(schema);

/** One video. No field can hold a path, a link or a response. An unknown field makes the record unreadable. */
const videoSchema = v.strictObject({
  /** The heading path of the section. Empty for a text without a section. */
  section: v.pipe(v.string(), v.maxLength(2_000)),
  duration: v.pipe(amount, v.integer()),
  aspectRatio: optional(v.custom<string>(isAspectRatio)),
  fingerprint: hash,
  service: shortText,
  videoId: shortText,
  state: v.picklist(['pending', 'ready', 'failed']),
  createdAt: time,
  /** The last change of the state or the verdict. */
  updatedAt: time,
  credits: optional(amount),
  /** Extra fields of the request. Credentials and links are masked. */
  extraFields: optional(v.custom<RequestFields>((value) => toRequestFields(value) !== undefined)),
  verdict: optional(v.picklist(['kept', 'rejected'])),
  /** The last copy that was handed over. */
  handedOver: optional(
    v.strictObject({ at: time, file: v.pipe(v.string(), v.regex(/^[^/\\:]{1,255}$/)), sha256: hash }),
  ),
  delivered: optional(
    v.strictObject({
      width: optional(amount),
      height: optional(amount),
      seconds: optional(amount),
      frameRate: optional(amount),
      video: optional(shortText),
      sound: optional(shortText),
    }),
  ),
});

/** The list ends with null, so that appending a line does not change the line before it. */
const fileSchema = v.strictObject({
  format: v.literal(1),
  videos: v.array(v.nullable(videoSchema)),
});

/** A video in the record of a brief. */
export type RecordedVideo = v.InferOutput<typeof videoSchema>;

/** The record's videos, or one sentence on why the record is not used. */
export type RecordReading = { readonly videos: readonly RecordedVideo[] } | { readonly problem: string };

/** A record's entry with these fields. Undefined for a value that no record may contain, such as a very long ID. */
export function recordEntry(fields: RecordedVideo): RecordedVideo | undefined {
  const result = v.safeParse(videoSchema, fields);
  return result.success ? result.output : undefined;
}

/** The record's name beside `<brief>`. */
export function recordName(brief: string): string {
  return `${brief}.videos.json`;
}

/** Parses a record. If it has git's conflict markers, parses both sides. Never throws. */
export function readRecord(text: string): RecordReading {
  if (text.length > maxCharacters) {
    return { problem: l10n.t('The record is too large, so it is left alone.') };
  }
  const sides = hasConflict(text) ? [sideOf(text, 'ours'), sideOf(text, 'theirs')] : [text];
  const read: RecordedVideo[][] = [];
  for (const side of sides) {
    const result = v.safeParse(fileSchema, parsed(side));
    if (!result.success) {
      return {
        problem: l10n.t(
          "The record can't be read, so it is left alone. Restore it from version control, or delete it.",
        ),
      };
    }
    read.push(result.output.videos.filter((video) => video !== null));
  }
  return { videos: mergeRecords(...read) };
}

/**
 * The record with videos added or updated.
 * @param text the current record; undefined without one
 * @returns the new text, equal to the old one if nothing changed
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

/** One sorted line per video, so that git merges records by lines. */
export function writeRecord(videos: readonly RecordedVideo[]): string {
  const lines = mergeRecords(videos).map((video) => `${JSON.stringify(video)},\n`);
  return `{\n"format": 1,\n"videos": [\n${lines.join('')}null\n]\n}\n`;
}

/** Merges records: each video once, with its last update. Sorted by section, format and age. */
export function mergeRecords(...records: readonly (readonly RecordedVideo[])[]): RecordedVideo[] {
  const merged = new Map<string, RecordedVideo>();
  for (const video of records.flat()) {
    const key = `${video.service} ${video.videoId}`;
    const known = merged.get(key);
    merged.set(key, inOrder(known === undefined ? video : mergeVideos(known, video)));
  }
  return [...merged.values()].sort((one, other) => compare(sortKey(one), sortKey(other)));
}

/** Combines the later update with the later copy. The order of the arguments does not matter. */
function mergeVideos(one: RecordedVideo, other: RecordedVideo): RecordedVideo {
  const { handedOver: oneCopy, ...oneUpdate } = inOrder(one);
  const { handedOver: otherCopy, ...otherUpdate } = inOrder(other);
  const handedOver = oneCopy && otherCopy ? later(oneCopy, otherCopy, ({ at }) => at) : (oneCopy ?? otherCopy);
  const update = later(oneUpdate, otherUpdate, ({ updatedAt }) => updatedAt);
  return handedOver === undefined ? update : { ...update, handedOver };
}

/**
 * The value with the later time. If the times are equal, the values are compared as JSON, so the order of the arguments
 * does not matter.
 */
function later<T>(one: T, other: T, timeOf: (value: T) => string): T {
  const order = compare(timeOf(one), timeOf(other)) || compare(JSON.stringify(one), JSON.stringify(other));
  return order < 0 ? other : one;
}

/** Orders fields as in the schema, so that equal videos have equal lines. */
function inOrder(video: RecordedVideo): RecordedVideo {
  return v.parse(videoSchema, video);
}

function sortKey({ section, duration, aspectRatio = '', createdAt, service, videoId }: RecordedVideo): string {
  const format = `${String(duration).padStart(10, '0')}\n${aspectRatio}`;
  return `${section}\n${format}\n${createdAt}\n${service}\n${videoId}`;
}

/** Compares code units, because a locale's order differs between machines. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const conflictStart = /^<{7}( |\r?$)/m;

function hasConflict(text: string): boolean {
  return conflictStart.test(text);
}

/**
 * The text with one side of each git conflict. The other side, the markers and the common ancestor (diff3 style) are
 * left out.
 */
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
