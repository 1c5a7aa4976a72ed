import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cutToBytes, isReservedName, wordsOf } from './namingRules';
import { parseAspectRatio, type Video } from './video';
import type { DownloadedVideo } from './videoFile';

/** Maximum length, in bytes, of the part of a file name that comes from the prompt. */
const maxWordsBytes = 80;

/**
 * A file name that every operating system accepts. It consists of the prompt's first words, the duration and the aspect
 * ratio, so different formats of one prompt get different names.
 */
export function fileNameOf({ prompt = '', duration, aspectRatio, file }: Video): string {
  const text = cutToBytes(wordsOf(prompt).slice(0, 7).join('-'), maxWordsBytes);
  const name = text === '' || isReservedName(text) ? 'video-ad' : text;
  // The aspect ratio may come from the service, so it is parsed before use.
  const sides = aspectRatio === undefined ? undefined : parseAspectRatio(aspectRatio)?.replace(':', 'x');
  const format = [duration === undefined ? undefined : `${duration}s`, sides];
  const [, extension = 'mp4'] = /\.(\w{1,8})$/.exec(file.state === 'here' ? file.name : '') ?? [];
  return `${[name, ...format].filter((part) => part !== undefined).join('-')}.${extension}`;
}

/** The path of the second, readable name that {@link linkNamed} gives to a video's file. */
export function namedFile(folder: string, video: DownloadedVideo): string {
  return join(folder, video.key, fileNameOf(video));
}

/**
 * Gives a video's file a second, readable name. Creates a hard link, which needs no space, or a copy if linking fails.
 */
export async function linkNamed(folder: string, video: DownloadedVideo): Promise<void> {
  const [file, named] = [join(folder, video.file.name), namedFile(folder, video)];
  await mkdir(join(folder, video.key), { recursive: true });
  await rm(named, { force: true });
  await link(file, named).catch(() => copyFile(file, named));
}
