import { stat } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from './repository';
import { runCommand } from './childProcesses';

/** The folder of the README's pictures. */
export const readmeFolder = path.join(repositoryRoot, 'media', 'readme');

/** The maximum size of a picture of the README, in bytes. */
const largestReadmePicture = 150_000;

/**
 * Stores a PNG as a picture of the README, with 128 colors.
 * @param width width of the picture in pixels
 */
export async function writeReadmePicture(png: string, name: string, width: number): Promise<void> {
  const file = path.join(readmeFolder, `${name}.png`);
  const colors = `scale=${width}:-1:flags=lanczos,split[a][b];[a]palettegen=max_colors=128[p];[b][p]paletteuse=dither=none`;
  await runCommand('ffmpeg', ['-y', '-loglevel', 'error', '-i', png, '-vf', colors, file]);
  if ((await stat(file)).size > largestReadmePicture) throw new Error(`${name}.png is too large for the README.`);
}
