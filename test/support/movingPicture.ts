import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ffmpeg } from './clips';
import type { VscodeWindow } from './vscodeWindow';

/** An animated GIF of a window, built one screenshot at a time. It shows the pressed keys. */
export class MovingPicture {
  private readonly frames: { readonly file: string; readonly seconds: number }[] = [];

  private constructor(
    private readonly window: VscodeWindow,
    private readonly folder: string,
  ) {}

  static async of(window: VscodeWindow): Promise<MovingPicture> {
    return new MovingPicture(window, await mkdtemp(path.join(os.tmpdir(), 'video-ads-film-')));
  }

  /** Adds a picture of the window. @param keys text at the bottom of the picture */
  async frame(seconds: number, keys = ''): Promise<void> {
    await this.window.page.evaluate(`(${showKeys})(${JSON.stringify(keys)})`);
    const file = path.join(this.folder, `${this.frames.length}.png`);
    await this.window.screenshot(file);
    await this.window.page.evaluate(`(${showKeys})('')`);
    this.frames.push({ file, seconds });
  }

  /** Writes the GIF. @returns its size in bytes */
  async write(target: string, width: number): Promise<number> {
    const last = this.frames.at(-1);
    if (last === undefined) throw new Error('There is no picture.');
    // `duration` is the time until the next picture in the list, so the last picture is listed twice.
    const lines = this.frames.map(({ file, seconds }) => `file '${file}'\nduration ${seconds}`);
    const list = path.join(this.folder, 'frames.txt');
    await writeFile(list, `${lines.join('\n')}\nfile '${last.file}'\n`);
    const colors =
      'split[a][b];[a]palettegen=max_colors=128:stats_mode=full[p];[b][p]paletteuse=dither=none:diff_mode=rectangle';
    const filter = `fps=10,scale=${width}:-1:flags=lanczos,${colors}`;
    ffmpeg('-f', 'concat', '-safe', '0', '-i', list, '-vf', filter, '-loop', '0', target);
    await rm(this.folder, { recursive: true, force: true });
    return (await readFile(target)).length;
  }
}

const showKeys = `(keys) => {
  document.getElementById('shown-keys')?.remove();
  if (keys === '') return;
  const line = document.createElement('div');
  line.id = 'shown-keys';
  line.style.cssText = 'position:fixed;left:0;right:0;bottom:64px;display:flex;justify-content:center;gap:10px;z-index:99999;pointer-events:none';
  for (const key of keys.split(' ')) {
    const cap = document.createElement('span');
    cap.textContent = key;
    cap.style.cssText = 'background:#7a2fd0;color:#fff;font:600 26px system-ui,sans-serif;padding:10px 20px;border-radius:10px;box-shadow:0 3px 12px #0006';
    line.append(cap);
  }
  document.body.append(line);
}`;
