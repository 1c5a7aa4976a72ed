/**
 * `npm run gallery`: 20 briefs, four of each kind, in three ratios, as contact sheets of six frames under out/gallery.
 * `npm run gallery -- --readme`: the two sheets of the README.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FrameComposer } from '../src/sandbox/render/draw/frameComposer';
import { loadResvg } from '../src/sandbox/render/draw/sprites';
import { YuvFrame } from '../src/sandbox/render/draw/yuvFrame';
import { frameSize } from '../src/sandbox/render/layout/page';
import type { RenderPlan } from '../src/sandbox/render/layout/plan';
import { planVideo } from '../src/sandbox/render/layout/planner';
import { kinds } from '../src/sandbox/render/story/kind';
import { FontLibrary } from '../src/sandbox/render/typography/fontLibrary';
import { readBriefs, type Brief } from './support/briefs';
import { ensureDebianPackages } from './support/debianPackages';
import { halfSizePng } from './support/framePng';
import { writeReadmePicture } from './support/readmePicture';
import { rendererAssets } from './support/rendererAssets';
import { repositoryRoot } from './support/repository';

/** The number of briefs of each kind. */
const perKind = 4;
const ratios = ['16:9', '9:16', '1:1'] as const;
/** The longer side in pixels, before the sheet halves it. */
const longSide = 960;
const columns = 6;

async function main(only: readonly string[]): Promise<void> {
  const fonts = await FontLibrary.open(rendererAssets());
  await loadResvg(rendererAssets());
  const briefs = readBriefs('drafts');
  if (only[0] === '--readme') {
    await drawReadmeSheets(fonts, briefs);
    return;
  }
  const folder = path.join(repositoryRoot, 'out', 'gallery');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const kind of kinds) {
    for (const { name, brief: prompt, seconds } of briefs.filter((it) => it.kind === kind).slice(0, perKind)) {
      const file = name.replace(/[^a-z0-9]+/giu, '-');
      if (only.length > 0 && !only.some((part) => file.includes(part))) continue;
      for (const ratio of ratios) {
        const size = frameSize(ratio, longSide);
        const { plan } = await planVideo(fonts, { ...size, prompt, seconds, fps: 24, seed: 0 });
        const sheet = sheetOf(plan, columns, 1);
        const picture = `${file}-${ratio.replace(':', 'x')}.png`;
        writeFileSync(path.join(folder, picture), halfSizePng(sheet));
        console.log(`out/gallery/${picture}: ${seconds} s, ${plan.scenes.length} scenes`);
      }
    }
  }
}

/** The briefs of the README's sheets, and the longer side of their frames in pixels, before the sheets halve it. */
const readmeSheets = { 'ad-board': 'shots sci-fi watch', 'ad-copy': 'copy: dentist, plain paragraphs' } as const;
const readmeSide = 600;

async function drawReadmeSheets(fonts: FontLibrary, briefs: readonly Brief[]): Promise<void> {
  await ensureDebianPackages('ffmpeg');
  for (const [file, name] of Object.entries(readmeSheets)) {
    const brief = briefs.find((it) => it.name === name);
    if (brief === undefined) throw new Error(`There is no brief ${name}.`);
    const size = frameSize('16:9', readmeSide);
    const { plan } = await planVideo(fonts, { ...size, prompt: brief.brief, seconds: brief.seconds, fps: 24, seed: 0 });
    const sheet = path.join(repositoryRoot, 'out', `${file}.png`);
    writeFileSync(sheet, halfSizePng(sheetOf(plan, 4, 2)));
    await writeReadmePicture(sheet, file, 1200);
    console.log(`media/readme/${file}.png`);
  }
}

/** Draws frames of a video at equal intervals. */
function sheetOf(plan: RenderPlan, across: number, down: number): YuvFrame {
  const { width, height } = plan;
  const composer = new FrameComposer(plan);
  const sheet = new YuvFrame(width * across, height * down);
  for (let at = 0; at < across * down; at++) {
    const frame = composer.compose(Math.floor(((at + 0.7) * plan.frames) / (across * down)));
    copyInto(sheet, frame, (at % across) * width, Math.floor(at / across) * height);
  }
  return sheet;
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
