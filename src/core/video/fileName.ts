import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAspectRatio, type Video } from './video';

/**
 * A name for a copy of a video's file that every system accepts: the first words of the prompt, duration and aspect ratio,
 * so that two formats of one text do not clash.
 */
export function fileNameOf({ prompt, duration, aspectRatio, fileName = 'video.mp4' }: Video): string {
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
  // The aspect ratio may be what a service said.
  const sides = aspectRatio === undefined ? undefined : parseAspectRatio(aspectRatio)?.replace(':', 'x');
  const format = [duration > 0 ? `${duration}s` : undefined, sides];
  const extension = /\.(\w{1,8})$/.exec(fileName)?.[1] ?? 'mp4';
  return `${[name, ...format].filter((part) => part !== undefined).join('-')}.${extension}`;
}

/** The name, or the first of `name-2`, `name-3`… that is not taken. */
export function uniqueName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  let unique = name;
  for (let number = 2; taken.has(unique); number++) unique = `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
  return unique;
}

/** Where a video's file is under a name that people understand, once {@link linkNamed} has put it there. */
export function namedFile(folder: string, video: Video): string {
  return join(folder, video.key, fileNameOf(video));
}

/** Gives a video's file a second name, to be taken elsewhere by; on most disks it takes no room. */
export async function linkNamed(folder: string, video: Video): Promise<void> {
  const [file, named] = [join(folder, video.fileName ?? ''), namedFile(folder, video)];
  await mkdir(join(folder, video.key), { recursive: true });
  await rm(named, { force: true });
  await link(file, named).catch(() => copyFile(file, named));
}
