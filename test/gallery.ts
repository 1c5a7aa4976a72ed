/** `npm run gallery`: 20 briefs, four of each kind, in three ratios, as contact sheets of six frames under out/gallery. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FrameComposer } from '../src/sandbox/render/draw/frameComposer';
import { loadResvg } from '../src/sandbox/render/draw/sprites';
import { YuvFrame } from '../src/sandbox/render/draw/yuvFrame';
import { frameSize } from '../src/sandbox/render/layout/page';
import { planVideo } from '../src/sandbox/render/layout/planner';
import { kinds } from '../src/sandbox/render/story/kind';
import { FontLibrary } from '../src/sandbox/render/typography/fontLibrary';
import { readBriefs } from './support/briefs';
import { halfSizePng } from './support/framePng';
import { rendererAssets } from './support/rendererAssets';
import { repositoryRoot } from './support/repository';

/** The number of briefs of each kind. */
const perKind = 4;
const ratios = ['16:9', '9:16', '1:1'] as const;
/** The longer side in pixels, before the sheet halves it. */
const longSide = 960;
const columns = 6;

async function main(only: readonly string[]): Promise<void> {
  const folder = path.join(repositoryRoot, 'out', 'gallery');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const fonts = await FontLibrary.open(rendererAssets());
  await loadResvg(rendererAssets());
  const briefs = readBriefs('drafts');
  for (const kind of kinds) {
    for (const { name, brief: prompt, seconds } of briefs.filter((it) => it.kind === kind).slice(0, perKind)) {
      const file = name.replace(/[^a-z0-9]+/giu, '-');
      if (only.length > 0 && !only.some((part) => file.includes(part))) continue;
      for (const ratio of ratios) {
        const size = frameSize(ratio, longSide);
        const { plan } = await planVideo(fonts, { ...size, prompt, seconds, fps: 24, seed: 0 });
        const composer = new FrameComposer(plan);
        const sheet = new YuvFrame(size.width * columns, size.height);
        for (let column = 0; column < columns; column++) {
          const frame = composer.compose(Math.floor(((column + 0.7) * plan.frames) / columns));
          copyInto(sheet, frame, column * size.width, 0);
        }
        const picture = `${file}-${ratio.replace(':', 'x')}.png`;
        writeFileSync(path.join(folder, picture), halfSizePng(sheet));
        console.log(`out/gallery/${picture}: ${seconds} s, ${plan.scenes.length} scenes`);
      }
    }
  }
}

function copyInto(sheet: YuvFrame, frame: YuvFrame, x: number, y: number): void {
  const planes = [
    [sheet.y, frame.y, 1],
    [sheet.u, frame.u, 2],
    [sheet.v, frame.v, 2],
  ] as const;
  for (const [to, from, step] of planes) {
    const [width, height, stride] = [frame.width / step, frame.height / step, sheet.width / step];
    for (let row = 0; row < height; row++) {
      to.set(from.subarray(row * width, (row + 1) * width), (y / step + row) * stride + x / step);
    }
  }
}

void main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
