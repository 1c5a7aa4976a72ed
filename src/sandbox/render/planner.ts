import type { FontLibrary } from './fontLibrary';
import type { FrameSize } from './frameSize';
import { pageOf, type Page } from './page';
import type { PlacedShape, PlannedScene, RenderPlan } from './plan';
import { layoutScene } from './sceneLayout';
import { storyboard, type Storyboard } from './storyboard';
import { outward } from './textBlock';
import { TextShaper } from './textShaper';
import { hashOf, themeFor } from './themes';
import { tokenize } from './tokens';

/** What the picture always says about itself. */
export const animaticLabel = 'Local animatic – not AI video';

export interface PlanOptions extends FrameSize {
  readonly prompt: string;
  readonly seconds: number;
  readonly fps: number;
  /** Another seed may give the same prompt another look. */
  readonly seed: number;
}

/** Turns a prompt into everything that is needed to draw its frames. */
export async function planVideo(fonts: FontLibrary, options: PlanOptions): Promise<RenderPlan> {
  const { prompt, seconds, fps, seed } = options;
  await fonts.cover(prompt);
  const board = storyboard({ prompt, seconds, fps, drawable: (word) => fonts.drawable(word) });
  const page = pageOf(options);
  const theme = themeFor(prompt, seed);
  const shaper = new TextShaper(fonts);
  const turn = (hashOf(prompt) + seed) % 7;
  const scenes = board.scenes.map((scene): PlannedScene => {
    const length = scene.end - scene.start;
    const last = scene.index === board.scenes.length - 1;
    const wipeFrames = last ? 0 : Math.min(Math.round(fps * 0.5), Math.floor(length * 0.3));
    const variant = scene.index + turn;
    return {
      start: scene.start,
      end: scene.end,
      stage: scene.index % theme.stages.length,
      shapes: layoutScene({ scene, page, shaper, variant, frames: length - wipeFrames, fps }),
      wipeFrames,
      variant,
    };
  });
  const opening = scenes[0];
  return {
    width: page.width,
    height: page.height,
    fps,
    frames: board.frames,
    theme,
    scenes,
    label: labelOf(shaper, page, board),
    progress: page.progress,
    tellingFrame: opening === undefined ? 0 : Math.max(opening.start, opening.end - opening.wipeFrames - 2),
  };
}

function labelOf(shaper: TextShaper, page: Page, board: Storyboard): PlacedShape {
  const notes = [
    animaticLabel,
    ...(board.shortened ? ['prompt shortened'] : []),
    ...(board.undrawable > 0
      ? [`${board.undrawable} ${board.undrawable === 1 ? 'word needs' : 'words need'} a font this machine lacks`]
      : []),
  ];
  const tokens = tokenize(notes.join(' · '));
  const style = { weight: 'medium', tracking: 0.01, direction: 'ltr' } as const;
  const natural = shaper.shape(tokens, { ...style, size: page.labelSize });
  const size = page.labelSize * Math.min(1, (page.safe.right - page.safe.left) / natural.width);
  const { words } = shaper.shape(tokens, { ...style, size });
  const [x, y] = [page.safe.left, page.labelBaseline];
  const box = outward(
    x + Math.min(...words.map(({ ink }) => ink.left)),
    y + Math.min(...words.map(({ ink }) => ink.top)),
    x + Math.max(...words.map(({ ink }) => ink.right)),
    y + Math.max(...words.map(({ ink }) => ink.bottom)),
  );
  return {
    svg: `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">${words.map(({ svg }) => svg).join('')}</g>`,
    box,
    band: box,
    paint: 'muted',
    entrance: { style: 'fade', at: 0, frames: 1 },
  };
}
