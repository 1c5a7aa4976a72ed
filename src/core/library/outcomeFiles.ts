import { hash, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Log } from '../log';
import type { Outcome } from '../video/keptResponse';
import { type Video, withChanges } from '../video/video';
import { readingStates } from '../../api/types';
import { systemCode } from './errors';
import { parseJsonAs } from './rowParsers';
import { toRow, toVideo } from './videoColumns';

/** Disk space reserved for each outcome, in bytes. */
const reservedBytes = 16_384;

const optionalText = v.exactOptional(v.string());

const reading = {
  videoId: optionalText,
  state: v.picklist(readingStates),
  certainty: v.picklist(['said', 'inferred']),
  statusText: optionalText,
  progress: v.exactOptional(v.number()),
  videoUrl: optionalText,
  thumbnailUrl: optionalText,
  errorMessage: optionalText,
  creditsUsed: v.exactOptional(v.number()),
  creditsRemaining: v.exactOptional(v.number()),
};

const optionalReading = {
  ...reading,
  state: v.exactOptional(reading.state),
  certainty: v.exactOptional(reading.certainty),
};

/** The body is optional, because JSON leaves out an undefined body. */
const response = { body: v.optional(v.unknown(), ''), http: v.number() };

/** A stored outcome: the video as a database row, and the outcome of its request. */
const keptOutcome = v.object({
  video: v.record(v.string(), v.union([v.string(), v.number(), v.null()])),
  outcome: v.variant('verdict', [
    v.object({
      verdict: v.literal('confirmed'),
      reading: v.object({ ...reading, ...response, videoId: v.string() }),
    }),
    v.object({
      verdict: v.literal('rejected'),
      message: v.string(),
      response: v.exactOptional(v.object(response)),
    }),
    v.object({
      verdict: v.literal('unconfirmed'),
      message: v.string(),
      response: v.exactOptional(v.object({ ...optionalReading, ...response })),
    }),
  ]),
});

const outcomeFile = /^outcome-([\da-f-]{36})$/;

function fileOf(folder: string, key: string): string {
  return join(folder, `outcome-${key}`);
}

/**
 * Reserves disk space for the outcome of a request that is about to be sent. The file is filled with random bytes, so
 * that a file system cannot compress it. The first bytes are the length and checksum of the content, which is still
 * empty.
 * @throws file system errors
 */
export function reserveOutcome(folder: string, key: string): void {
  const padding = randomBytes(reservedBytes);
  contentOf('').copy(padding);
  writeFileSync(fileOf(folder, key), padding, { flush: true });
}

/**
 * Stores an outcome in the reserved space when the library cannot be written. Works even on a full disk. An outcome
 * larger than the reserved space gets a new file. If the new file cannot be written, the outcome is stored without its
 * long strings.
 * @throws file system errors
 */
export function keepOutcome(folder: string, video: Video, outcome: Outcome): void {
  const file = fileOf(folder, video.key);
  const whole = contentOf(textFor(video, outcome));
  if (whole.length <= reservedBytes && existsSync(file)) {
    overwrite(file, whole);
    return;
  }
  try {
    writeFileSync(`${file}.new`, whole, { flush: true });
    renameSync(`${file}.new`, file);
  } catch {
    rmSync(`${file}.new`, { force: true });
    overwrite(file, contentOf(textFor(videoWithoutLongStrings(video), outcomeWithoutLongStrings(outcome))));
  }
}

function overwrite(file: string, content: Uint8Array): void {
  const descriptor = openSync(file, 'r+');
  try {
    writeSync(descriptor, content, 0, content.length, 0);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Whether any window has stored an outcome or reserved space for one. */
export function hasOutcomes(folder: string): boolean {
  return readdirSync(folder).some((name) => outcomeFile.test(name));
}

/** Deletes the outcome file of a video whose outcome is in the library. */
export async function removeOutcome(folder: string, key: string): Promise<void> {
  await rm(fileOf(folder, key), { force: true });
}

/**
 * Records the stored outcomes of all windows in the library and deletes their files. Keeps an unreadable file while its
 * video is being submitted, because the file may be incomplete. Later, renames it with the suffix `.unreadable`.
 */
export async function takeOutcomes(
  folder: string,
  library: {
    readonly isSubmitting: (key: string) => boolean;
    readonly settle: (video: Video, outcome: Outcome) => Promise<unknown>;
  },
  log: Log,
): Promise<void> {
  for (const name of readdirSync(folder)) {
    const key = outcomeFile.exec(name)?.[1];
    if (key === undefined) continue;
    const file = join(folder, name);
    try {
      const text = textOf(await readFile(file));
      if (text === undefined || text === '') {
        if (library.isSubmitting(key)) continue;
        // Reads the file again, because a closing window may have stored an outcome meanwhile. The next search records
        // that outcome.
        if (textOf(readFileSync(file)) !== text) continue;
        if (text === '') rmSync(file);
        else {
          log.warn(`Library: ${name} can't be read`);
          renameSync(file, `${file}.unreadable`);
        }
        continue;
      }
      const kept = parseJsonAs(keptOutcome, text);
      if (kept === undefined) throw new Error('not an outcome of this version');
      await library.settle(toVideo(kept.video), kept.outcome);
      await rm(file, { force: true });
    } catch (error) {
      // A missing file means that another window has just recorded the outcome and deleted the file.
      if (systemCode(error) !== 'ENOENT') log.warn(`Library: ${name}: ${String(error)}`);
    }
  }
}

/** Encodes an outcome file: the length and checksum of the text, then the text. */
function contentOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from(`${bytes.length} ${hash('sha256', bytes, 'hex')}\n`), bytes]);
}

/** Decodes the text of an outcome file. Returns undefined if the file is incomplete. */
function textOf(content: Buffer): string | undefined {
  const [, length, sum] = /^(\d+) ([\da-f]{64})\n/.exec(content.toString('latin1', 0, 100)) ?? [];
  if (length === undefined) return undefined;
  const start = content.indexOf('\n') + 1;
  const bytes = content.subarray(start, start + Number(length));
  return hash('sha256', bytes, 'hex') === sum ? bytes.toString() : undefined;
}

function textFor(video: Video, outcome: Outcome): string {
  return JSON.stringify({ video: toRow(video), outcome });
}

function videoWithoutLongStrings(video: Video): Video {
  return withChanges(video, {
    prompt: undefined,
    extraFields: undefined,
    source: undefined,
    errorMessage: undefined,
  });
}

function outcomeWithoutLongStrings(outcome: Outcome): Outcome {
  if (outcome.verdict !== 'confirmed') return { verdict: outcome.verdict, message: outcome.message.slice(0, 1_000) };
  const { videoId, state, certainty, creditsUsed, http } = outcome.reading;
  const cost = creditsUsed === undefined ? {} : { creditsUsed };
  return { verdict: 'confirmed', reading: { videoId, state, certainty, http, body: '', ...cost } };
}
