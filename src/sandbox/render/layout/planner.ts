import type { FontLibrary } from '../typography/fontLibrary';
import { compositionNames, compositionOf } from './composition';
import { pageOf, type FrameSize, type Page } from './page';
import type { PlannedScene, RenderPlan } from './plan';
import { layoutScene } from './sceneLayout';
import { missingFont, sceneText, storyboard, type Scene, type Storyboard } from '../story/storyboard';
import { outward, placeText } from './textBlock';
import { fitText } from '../typography/textFit';
import { TextShaper } from '../typography/textShaper';
import { hashOf, themeFor, wipes } from '../look/themes';
import { tokenize, type Token } from '../story/tokens';

/** What the picture always says about itself. */
const animaticLabel = 'Local animatic – not AI video';

export interface PlanOptions extends FrameSize {
  readonly prompt: string;
  readonly seconds: number;
  readonly fps: number;
  /** Another seed gives the same prompt another layout, other colors and other motion. */
  readonly seed: number;
}

/** Turns a prompt into everything that is needed to draw its frames. */
export async function planVideo(fonts: FontLibrary, options: PlanOptions): Promise<RenderPlan> {
  const { prompt, seconds, fps, seed } = options;
  await fonts.cover(prompt);
  const board = storyboard({ prompt, seconds, fps, drawable: (word) => fonts.drawable(word) });
  const page = pageOf(options);
  const shaper = new TextShaper(fonts);
  const everything = shaper.directionOf(board.scenes.flatMap(tokensOf));
  const turn = hashOf(prompt) + seed;
  const theme = themeFor(board.look, turn);
  const text = board.scenes.map(sceneText).join(' ');
  let { shortened } = board;
  const scenes = board.scenes.map((scene, index): PlannedScene => {
    const length = scene.end - scene.start;
    const last = index === board.scenes.length - 1;
    const wipeFrames = last ? 0 : Math.min(Math.round(fps * 0.5), Math.floor(length * 0.3));
    const variant = index + turn;
    const direction = /\p{L}/u.test(sceneText(scene)) ? shaper.directionOf(tokensOf(scene)) : everything;
    const name = compositionNames[(turn + scene.take) % compositionNames.length] ?? 'poster';
    const composed = compositionOf(name, page, variant, direction);
    const face = fonts.hasLetters(composed.face, text) ? composed.face : 'heavy';
    const composition = { ...composed, face };
    const frames = length - wipeFrames;
    const { shapes, cut } = layoutScene({ scene, page, composition, shaper, direction, variant, frames, fps });
    shortened ||= cut;
    const { left, top, right, bottom } = composition.area;
    const focus = [(left + right) / 2, (top + bottom) / 2] as const;
    const stage = theme.stages[(index + seed) % theme.stages.length] ?? theme.stages[0];
    return { start: scene.start, end: scene.end, stage, shapes, focus, wipeFrames, variant };
  });
  return {
    width: page.width,
    height: page.height,
    fps,
    frames: Math.round(seconds * fps),
    decor: theme.decor,
    wipe: wipes[turn % wipes.length] ?? 'slant',
    scenes,
    label: labelOf(shaper, page, { ...board, shortened }),
    progress: page.progress,
  };
}

function tokensOf({ parts }: Scene): Token[] {
  return parts.flatMap(({ tokens }) => tokens);
}

function labelOf(shaper: TextShaper, page: Page, { shortened, undrawable }: Storyboard): RenderPlan['label'] {
  const notes = [
    animaticLabel,
    ...(shortened ? ['prompt shortened'] : []),
    ...(undrawable > 0 ? [missingFont(undrawable)] : []),
  ];
  const { safe, labelSize, labelBaseline } = page;
  const width = safe.right - safe.left;
  const text = fitText(shaper, tokenize(notes.join(' · ')), {
    face: 'medium',
    tracking: 0.01,
    maxWidth: width,
    maxHeight: labelSize * 4,
    maxSize: labelSize,
    maxLines: 3,
    direction: 'ltr',
  });
  const baseline = labelBaseline - (text.lines.at(-1)?.baseline ?? 0);
  const place = { left: safe.left, width, align: 'start', baseline } as const;
  const style = { paint: 'muted', emphasis: false, entrance: 'fade', at: 0, stagger: 0, frames: 1 } as const;
  const svg = placeText(text, place, style).map((word) => word.svg);
  return {
    svg: svg.join(''),
    box: outward(safe.left, baseline + text.top, safe.left + text.width, baseline + text.bottom),
  };
}
