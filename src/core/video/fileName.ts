import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAspectRatio, type Video } from './video';
import type { DownloadedVideo } from './videoFile';

/**
 * A file name that every operating system accepts. It consists of the prompt's first words, the duration and the aspect
 * ratio, so different formats of one prompt get different names.
 */
export function fileNameOf({ prompt = '', duration, aspectRatio, file }: Video): string {
  const words = prompt
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const text = (words ?? [])
    .slice(0, 7)
    .join('-')
    .slice(0, 60)
    .replace(/[\ud800-\udbff]$/, '')
    .normalize('NFC');
  const name = text === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/.test(text) ? 'video-ad' : text;
  // The aspect ratio may come from the service, so it is parsed before use.
  const sides = aspectRatio === undefined ? undefined : parseAspectRatio(aspectRatio)?.replace(':', 'x');
  const format = [duration === undefined ? undefined : `${duration}s`, sides];
  const [, extension = 'mp4'] = /\.(\w{1,8})$/.exec(file.state === 'here' ? file.name : '') ?? [];
  return `${[name, ...format].filter((part) => part !== undefined).join('-')}.${extension}`;
}

/** Returns the name if it is free, or else the first free one of `name-2`, `name-3` and so on. */
export function uniqueName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  let unique = name;
  for (let number = 2; taken.has(unique); number++) unique = `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
  return unique;
}

/** The path where {@link linkNamed} gives a video's file a readable name. */
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
