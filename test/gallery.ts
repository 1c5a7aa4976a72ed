/** `npm run gallery`: twelve ads as contact sheets of six frames under out/gallery, drawn as the sandbox draws them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FrameComposer } from '../src/sandbox/render/draw/frameComposer';
import { loadResvg } from '../src/sandbox/render/draw/sprites';
import { YuvFrame } from '../src/sandbox/render/draw/yuvFrame';
import { frameSize } from '../src/sandbox/render/layout/page';
import type { PlannedScene } from '../src/sandbox/render/layout/plan';
import { planVideo } from '../src/sandbox/render/layout/planner';
import { FontLibrary } from '../src/sandbox/render/typography/fontLibrary';
import { halfSizePng } from './support/framePng';
import { rendererAssets } from './support/rendererAssets';
import { repositoryRoot } from './support/repository';

const ads: readonly (readonly [name: string, aspectRatio: string, seconds: number, seed: number, prompt: string])[] = [
  [
    'bakery',
    '16:9',
    12,
    0,
    'Wake up to **warm bread**. Our bakery opens at six, with coffee, croissants and a smile. Made by hand since 1987. Visit www.morningcrumb.example',
  ],
  [
    'app',
    '16:9',
    12,
    0,
    'Create a 12-second ad for Tidy, the app that plans your week. Save 5 hours every week. Join 40,000 teams. Tone: calm. End with the logo and the line: "Your week, sorted." CTA: Try it free',
  ],
  [
    'app-again',
    '16:9',
    12,
    1,
    'Create a 12-second ad for Tidy, the app that plans your week. Save 5 hours every week. Join 40,000 teams. Tone: calm. End with the logo and the line: "Your week, sorted." CTA: Try it free',
  ],
  [
    'shoes',
    '9:16',
    12,
    2,
    '# Solstice running shoes\n\nAudience: city runners\n\n## Scene 1\nShow laces pulled tight.\nText: "Morning has legs."\n\n## Scene 2\nVO: 40% lighter than last year.\n\n- Grip\n- Cushion\n- Color\n\n## Scene 3\nTagline: Run before the sun.\nCTA: Shop now',
  ],
  ['sale', '1:1', 6, 0, '---\nSale! 50% off.\n---\nEverything must go by Sunday. Shop now'],
  [
    'serum',
    '4:5',
    8,
    0,
    'Glow in 7 days. A serum with vitamin C for radiant skin. Dermatologist tested. Get 20% off your first bottle. dewy.example',
  ],
  [
    'travel',
    '21:9',
    10,
    1,
    'The sea starts here. Surf classes from $25. Three beaches, one pass. Book your wave today',
  ],
  [
    'arabic',
    '16:9',
    10,
    0,
    'اكتشف قهوة الصباح المثالية. محمصة يدويًا كل يوم في دبي منذ 1998. احصل على خصم 20%! اطلب الآن',
  ],
  [
    'japanese',
    '9:16',
    10,
    3,
    '朝の一杯から、一日がはじまる。手づくりのパンと香り高いコーヒーをどうぞ。初回半額。今すぐ予約',
  ],
  ['hindi', '1:1', 8, 1, 'सुबह की पहली चाय के साथ नई शुरुआत। हर दिन ताज़ा नाश्ता। अभी ऑर्डर करें और 20% छूट पाएं!'],
  ['one-word', '16:9', 12, 0, 'Coffee'],
  [
    'bank',
    '9:16',
    10,
    2,
    'Your money, finally simple. No fees. No paper. No branches. Open an account in 8 minutes at clearbank.example',
  ],
];

async function main(only: readonly string[]): Promise<void> {
  const folder = path.join(repositoryRoot, 'out', 'gallery');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const fonts = await FontLibrary.open(rendererAssets());
  await loadResvg(rendererAssets());
  for (const [name, aspectRatio, seconds, seed, prompt] of ads) {
    if (only.length > 0 && !only.includes(name)) continue;
    const size = frameSize(aspectRatio);
    const { plan } = await planVideo(fonts, { ...size, prompt, seconds, fps: 24, seed });
    const composer = new FrameComposer(plan);
    const columns = size.width > size.height ? 3 : 6;
    const rows = 6 / columns;
    const sheet = new YuvFrame(size.width * columns, size.height * rows);
    for (const [index, frame] of framesOf(plan.scenes).entries()) {
      copyInto(
        sheet,
        composer.compose(frame),
        (index % columns) * size.width,
        Math.floor(index / columns) * size.height,
      );
    }
    writeFileSync(path.join(folder, `${name}.png`), halfSizePng(sheet));
    console.log(`out/gallery/${name}.png: ${seconds} s, ${aspectRatio}, ${plan.scenes.length} scenes`);
  }
}

/** Six frames: what each scene looks like before it ends, and one wipe. */
function framesOf(planned: readonly PlannedScene[]): number[] {
  const scenes = planned.map((scene) => ({ ...scene, wipeFrames: scene.kind === 'card' ? scene.wipeFrames : 0 }));
  const telling = scenes.map(({ end, wipeFrames }) => end - wipeFrames - 2);
  const [first] = scenes;
  const wipe = first === undefined || first.wipeFrames === 0 ? [] : [first.end - Math.ceil(first.wipeFrames * 0.7)];
  const entering = scenes.map(({ start }) => start + 7);
  return [...telling.slice(0, 5), ...wipe, ...entering].slice(0, 6).sort((a, b) => a - b);
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
