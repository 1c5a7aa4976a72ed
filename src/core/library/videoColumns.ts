import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import * as v from 'valibot';
import type { RequestFields } from '../../api/types';
import { toRequestFields } from '../video/requestFields';
import {
  type RequestStatus,
  type TextSource,
  type Video,
  type VideoFile,
  type VideoState,
  videoStates,
} from '../video/video';
import type { MediaFormat } from '../media/mediaFormat';
import { type Note, verdicts } from '../video/review';
import { DamagedLibraryError } from './errors';
import { flag, integer, json, number, oneOf, type Parser, type Row, text } from './rowParsers';

/** A column of the table `videos`: its declaration in SQL, and the parser that reads its values. */
interface Column<T> {
  readonly sql: string;
  readonly parse: Parser<T>;
}

const requestStates = ['held', 'sent', 'unknown'] as const satisfies readonly RequestStatus['state'][];
const fileStates = ['none', 'due', 'failed', 'tooLarge', 'here'] as const satisfies readonly VideoFile['state'][];

const textSource = v.object({
  uri: v.string(),
  startLine: v.number(),
  hash: v.string(),
  text: v.exactOptional(v.string()),
}) satisfies v.GenericSchema<unknown, TextSource>;

const notes = v.array(v.object({ seconds: v.number(), text: v.string() })) satisfies v.GenericSchema<unknown, Note[]>;

const mediaFormat = v.object({
  seconds: v.exactOptional(v.number()),
  video: v.exactOptional(
    v.object({ codec: v.string(), width: v.number(), height: v.number(), frameRate: v.exactOptional(v.number()) }),
  ),
  sound: v.exactOptional(v.object({ codec: v.string() })),
}) satisfies v.GenericSchema<unknown, MediaFormat>;

const requestFields: Parser<RequestFields> = (value) => toRequestFields(json(v.unknown())(value));

/** The fields of a video that are stored in one column each. `request` and `file` are stored in several columns. */
type PlainField = Exclude<keyof Video, 'request' | 'file'>;

const plainColumns = {
  key: { sql: 'TEXT NOT NULL UNIQUE', parse: text },
  service: { sql: 'TEXT NOT NULL', parse: text },
  prompt: { sql: 'TEXT', parse: text },
  duration: { sql: 'REAL', parse: number },
  aspectRatio: { sql: 'TEXT', parse: text },
  extraFields: { sql: 'TEXT', parse: requestFields },
  batch: { sql: 'TEXT', parse: text },
  retryOf: { sql: 'TEXT', parse: text },
  idempotencyKey: { sql: 'TEXT', parse: text },
  source: { sql: 'TEXT', parse: json(textSource) },
  state: { sql: `TEXT NOT NULL CHECK (state IN ('${videoStates.join("', '")}'))`, parse: oneOf(videoStates) },
  videoId: { sql: 'TEXT', parse: text },
  statusText: { sql: 'TEXT', parse: text },
  progress: { sql: 'REAL', parse: number },
  videoUrl: { sql: 'TEXT', parse: text },
  errorMessage: { sql: 'TEXT', parse: text },
  creditsUsed: { sql: 'REAL', parse: number },
  creditsBefore: { sql: 'REAL', parse: number },
  creditsAfter: { sql: 'REAL', parse: number },
  createdAt: { sql: 'INTEGER NOT NULL', parse: integer },
  changedAt: { sql: 'INTEGER NOT NULL', parse: integer },
  checkedAt: { sql: 'INTEGER', parse: integer },
  finishedAt: { sql: 'INTEGER', parse: integer },
  nextCheckAt: { sql: 'INTEGER', parse: integer },
  failedChecks: { sql: 'INTEGER NOT NULL DEFAULT 0', parse: integer },
  stopped: { sql: 'INTEGER NOT NULL DEFAULT 0', parse: flag },
  sameAs: { sql: 'TEXT', parse: text },
  dismissedAt: { sql: 'INTEGER', parse: integer },
  savedPath: { sql: 'TEXT', parse: text },
  copyPath: { sql: 'TEXT', parse: text },
  copiedAt: { sql: 'INTEGER', parse: integer },
  section: { sql: 'TEXT', parse: text },
  fingerprint: { sql: 'TEXT', parse: text },
  verdict: { sql: 'TEXT', parse: oneOf(verdicts) },
  verdictAt: { sql: 'INTEGER', parse: integer },
  notes: { sql: 'TEXT', parse: json(notes) },
  format: { sql: 'TEXT', parse: json(mediaFormat) },
} satisfies { readonly [Name in PlainField]: Column<Video[Name]> };

/** The columns of the fields `request` and `file`, which are unions. */
const unionColumns = {
  requestState: { sql: `TEXT NOT NULL DEFAULT 'unknown'`, parse: oneOf(requestStates) },
  sentAt: { sql: 'INTEGER', parse: integer },
  fileState: { sql: `TEXT NOT NULL DEFAULT 'none'`, parse: oneOf(fileStates) },
  /** The time when the download is due or will be retried. */
  fileAt: { sql: 'INTEGER', parse: integer },
  fileReason: { sql: 'TEXT', parse: text },
  fileName: { sql: 'TEXT', parse: text },
  fileType: { sql: 'TEXT', parse: text },
  fileBytes: { sql: 'INTEGER', parse: integer },
  /** The size limit that the file exceeded, in bytes. */
  fileLimit: { sql: 'INTEGER', parse: integer },
} satisfies Readonly<Record<string, Column<unknown>>>;

const columns: Readonly<Record<string, Column<unknown>>> = { ...plainColumns, ...unionColumns };

/** The names of a video's columns in {@link Row}, in camel case. */
export const columnNames: readonly string[] = Object.keys(columns);

/** The SQL name of a column, in snake case. */
export function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The columns as `CREATE TABLE` declares them. */
export const columnDeclarations = Object.entries(columns)
  .map(([name, { sql }]) => `${columnOf(name)} ${sql}`)
  .join(', ');

/** The columns for a `SELECT`, each renamed to the property that {@link toVideo} reads. */
export const selectedColumns = columnNames.map((name) => `${columnOf(name)} AS ${name}`).join(', ');

const parsersBySqlName = new Map(Object.entries(columns).map(([name, { parse }]) => [columnOf(name), parse]));

/** The value to copy from a damaged row to a rebuilt library. Null if the column's parser rejects the row's value. */
export function salvagedValue(column: string, value: SQLOutputValue | undefined): SQLOutputValue {
  const parse = parsersBySqlName.get(column);
  return value === undefined || (parse !== undefined && parse(value) === undefined) ? null : value;
}

const plainParsers: readonly (readonly [name: string, parse: Parser<unknown>])[] = Object.entries(plainColumns).map(
  ([name, { parse }]) => [name, parse],
);

/** @throws DamagedLibraryError if a required field is missing or invalid */
export function toVideo(row: Row): Video {
  const { key, service, state, createdAt, changedAt, failedChecks, stopped, ...optional } = plainFields(row);
  if (key === undefined || service === undefined || state === undefined) throw new DamagedLibraryError();
  if (createdAt === undefined || changedAt === undefined) throw new DamagedLibraryError();
  const always = { key, service, state, createdAt, changedAt, failedChecks: failedChecks ?? 0 };
  return { ...optional, ...always, stopped: stopped === true, request: toRequest(row), file: toFile(row, state) };
}

function plainFields(row: Row): Partial<Pick<Video, PlainField>> {
  const fields: Record<string, unknown> = {};
  for (const [name, parse] of plainParsers) {
    const value = parse(row[name]);
    if (value !== undefined) fields[name] = value;
  }
  // The `satisfies` clause of `plainColumns` ensures that each parser returns the type of its field.
  return fields;
}

function toRequest({ requestState, sentAt }: Row): RequestStatus {
  const at = integer(sentAt);
  if (requestState === 'sent' && at !== undefined) return { state: 'sent', at };
  return { state: requestState === 'held' ? 'held' : 'unknown' };
}

/**
 * Parses the columns that describe a video's file. If a succeeded video's columns are incomplete, returns `due`. This
 * is safe, because the download first looks for an existing file.
 */
function toFile(row: Row, videoState: VideoState): VideoFile {
  const { fileState } = row;
  const [at, reason, bytes] = [integer(row.fileAt), text(row.fileReason), integer(row.fileBytes)];
  const [name, type, limit] = [text(row.fileName), text(row.fileType), integer(row.fileLimit)];
  if (fileState === 'here' && name !== undefined && type !== undefined && bytes !== undefined) {
    return { state: 'here', name, type, bytes };
  }
  if (fileState === 'failed' && reason !== undefined) {
    return { state: 'failed', reason, ...(at === undefined ? {} : { retryAt: at }) };
  }
  if (fileState === 'tooLarge' && bytes !== undefined && limit !== undefined) {
    return { state: 'tooLarge', bytes, limit };
  }
  return videoState === 'succeeded' ? { state: 'due', at: at ?? 0 } : { state: 'none' };
}

/** The values of a video's columns, by name. {@link toVideo} converts them back. */
export function toRow({ request, file, ...fields }: Video): Readonly<Record<string, SQLInputValue>> {
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toValue(value)])),
    requestState: request.state,
    ...(request.state === 'sent' && { sentAt: request.at }),
    ...fileValues(file),
  };
}

function fileValues(file: VideoFile): Readonly<Record<string, SQLInputValue>> {
  switch (file.state) {
    case 'none':
      return { fileState: file.state };
    case 'due':
      return { fileState: file.state, fileAt: file.at };
    case 'failed':
      return { fileState: file.state, fileReason: file.reason, fileAt: file.retryAt ?? null };
    case 'tooLarge':
      return { fileState: file.state, fileBytes: file.bytes, fileLimit: file.limit };
    case 'here':
      return { fileState: file.state, fileName: file.name, fileType: file.type, fileBytes: file.bytes };
  }
}

function toValue(value: Video[PlainField]): SQLInputValue {
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'boolean' ? Number(value) : (value ?? null);
}
