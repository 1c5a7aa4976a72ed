import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as l10n from '@vscode/l10n';
import { systemCode } from '../library/errors';
import type { DownloadedVideo } from '../video/videoFile';
import { readFileFormat } from './delivered';
import { nameKey, numberedName } from '../video/namingRules';
import { handedOverName } from './handedOverName';
import { readRecord, type RecordedVideo, writeRecord } from './record';
import { recordedVideo } from './recordedVideo';
import { isReviewPage, reviewPage } from './reviewPage';
import type { HandedOver, Take } from './takes';

interface FailedCopy extends Take {
  /** The planned file name of the copy. */
  readonly file: string;
  readonly cause: unknown;
}

export interface HandOverOptions {
  readonly takes: readonly Take<DownloadedVideo>[];
  /** The source folder, which holds the library's downloaded files. */
  readonly from: string;
  readonly to: string;
  /** The title of the review page. */
  readonly title: string;
  /** The language of the review page, as a BCP 47 tag. */
  readonly language: string;
  /** The template for the file names of the copies. `handedOverName` fills it. */
  readonly fileName: string;
  readonly signal: AbortSignal;
  /** Called before each video is copied. */
  readonly onCopy?: (take: Take) => void;
}

export interface HandOverResult {
  readonly copies: readonly HandedOver[];
  /** The copied videos' entries in the record `videos.json`. A video that must not be recorded has no entry. */
  readonly recorded: readonly RecordedVideo[];
  readonly failed: readonly FailedCopy[];
}

/** Thrown when the target folder or a video file prevents the hand-over. The message is one sentence for the user. */
export class HandOverError extends Error {
  override readonly name = 'HandOverError';
}

export const reviewPageName = 'review.html';
const recordFileName = 'videos.json';

/**
 * Copies videos into a folder, and writes a record (`videos.json`) and a review page (`review.html`) beside the copies.
 * A second run with the same videos changes nothing. Other files in the folder are not replaced.
 * @throws HandOverError if the folder has a record or review page that this extension did not write; AbortError when
 * canceled
 */
export async function handOver(options: HandOverOptions): Promise<HandOverResult> {
  const { takes, to, signal, onCopy } = options;
  await mkdir(to, { recursive: true });
  await refuseForeign(to);
  const taken = new Set<string>();
  const copies: HandedOver[] = [];
  const failed: FailedCopy[] = [];
  for (const take of takes) {
    signal.throwIfAborted();
    onCopy?.(take);
    const { duration, aspectRatio, file } = take.video;
    const parts = { section: take.section, duration, aspectRatio, extension: extname(file.name).slice(1) };
    const name = handedOverName(options.fileName, parts);
    try {
      copies.push(await copyTake(take, name, taken, options));
    } catch (cause) {
      signal.throwIfAborted();
      failed.push({ ...take, file: name, cause });
    }
  }
  const recorded = copies
    .map(({ video, ...copy }) => recordedVideo(video, copy))
    .filter((entry) => entry !== undefined);
  await writeWhole(to, recordFileName, writeRecord(recorded));
  await writeWhole(to, reviewPageName, reviewPage(options.title, options.language, copies));
  return { copies, recorded, failed };
}

/** @throws HandOverError if the folder has a `videos.json` or `review.html` that this extension did not write */
async function refuseForeign(folder: string): Promise<void> {
  const ours = [
    { name: recordFileName, isOurs: (text: string): boolean => 'videos' in readRecord(text) },
    { name: reviewPageName, isOurs: isReviewPage },
  ];
  for (const { name, isOurs } of ours) {
    const text = await readFile(join(folder, name), 'utf8').catch(undefinedIfMissing);
    if (text === undefined || isOurs(text)) continue;
    throw new HandOverError(l10n.t('The folder has another file named {0}. Select another folder.', name));
  }
}

async function copyTake(
  take: Take<DownloadedVideo>,
  name: string,
  taken: Set<string>,
  { from, to, signal }: HandOverOptions,
): Promise<HandedOver> {
  const { video } = take;
  const source = join(from, video.file.name);
  const sha256 = await hashOf(source, signal);
  if ((await stat(source)).size !== video.file.bytes) {
    throw new HandOverError(l10n.t('The downloaded file is damaged.'));
  }
  for (let number = 1; ; number++) {
    const file = numberedName(name, number);
    const target = join(to, file);
    if (taken.has(nameKey(file))) continue;
    const there = await stat(target).catch(undefinedIfMissing);
    if (there === undefined) await copyWhole(source, sha256, to, file, signal);
    else if (!there.isFile() || there.size !== video.file.bytes || (await hashOf(target, signal)) !== sha256) continue;
    taken.add(nameKey(file));
    const writtenAt = Math.floor((await stat(target)).mtimeMs);
    const format = (await readFileFormat(target)) ?? video.format ?? {};
    return { ...take, file, sha256, writtenAt, format };
  }
}

/**
 * Copies `source` to a partial file, and renames the copy to `file`.
 * @throws HandOverError if the copy's hash is not `sha256`
 */
async function copyWhole(
  source: string,
  sha256: string,
  folder: string,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const part = join(folder, `.${file}.part`);
  try {
    await pipeline(createReadStream(source), createWriteStream(part, { flush: true }), { signal });
    if ((await hashOf(part, signal)) !== sha256) {
      throw new HandOverError(l10n.t('The copy differs from the downloaded file. Check the disk.'));
    }
    await publish(part, join(folder, file));
  } finally {
    await rm(part, { force: true });
  }
}

/**
 * Renames `part` to `target` without replacing an existing file. On a file system without hard links, a file that
 * another program creates at the same moment may be replaced.
 */
async function publish(part: string, target: string): Promise<void> {
  try {
    await link(part, target);
  } catch (error) {
    if (systemCode(error) === 'EEXIST') throw error;
    await rename(part, target);
  }
}

async function writeWhole(folder: string, name: string, text: string): Promise<void> {
  const [part, target] = [join(folder, `.${name}.part`), join(folder, name)];
  if ((await readFile(target, 'utf8').catch(undefinedIfMissing)) === text) return;
  try {
    await writeFile(part, text, { flush: true });
    await rename(part, target);
  } finally {
    await rm(part, { force: true });
  }
}

/** The file's SHA-256 in hex. */
async function hashOf(file: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash, { signal });
  return hash.digest('hex');
}

function undefinedIfMissing(error: unknown): undefined {
  if (systemCode(error) !== 'ENOENT') throw error;
}
