import { depictCards } from '../board/cardPictures';
import { permittedPanel, vetoOf, type Veto } from '../board/veto';
import type { Depiction } from '../board/depiction';
import type { Trade } from '../board/trades/trade';
import { type LikelyTrade, mostLetters, tradeIn } from '../board/trades/trades';
import { wordCount } from '../story/terms';
import { depictAll } from '../board/depict';
import { withEmblem } from '../board/emblem';
import { logoGround } from '../board/logoGround';
import { labeledColors, ruledOutColors, type Hex } from '../look/palette';
import { paletteFor, hashOf, titleStage, wipes, type Stage } from '../look/themes';
import type { TimedShot } from '../story/boardTiming';
import { sceneText, type Scene } from '../story/copyScenes';
import type { Kind } from '../story/kind';
import { ruledOutIn, withoutRuledOut } from '../story/ruledOut';
import { tagOfMove, tagOfSize, type Shot } from '../story/shots';
import { storyOf, type Story } from '../story/story';
import { titleScene } from '../story/titleScene';
import { tokenize, type Token } from '../story/tokens';
import type { FontLibrary } from '../typography/fontLibrary';
import { fitText } from '../typography/textFit';
import { TextShaper } from '../typography/textShaper';
import { scenePicture, splitPage } from './cardSide';
import { compositionNames, compositionOf, type CompositionName } from './composition';
import { isClearlyWide, pageOf, type FrameSize, type Page, type Rect } from './page';
import { englishLabel, filled, type LabelTexts } from './labelTexts';
import { layoutPanel } from './panelLayout';
import { pictureCard } from './pictureCard';
import type { CardScene, PlannedScene, RenderPlan } from './plan';
import { incompleteSeconds } from './rows';
import { layoutScene } from './sceneLayout';
import { outward, placeText } from './textBlock';

export interface PlanOptions extends FrameSize {
  readonly prompt: string;
  readonly seconds: number;
  readonly fps: number;
  /** Seed that varies the layout and the colors, but not the content. */
  readonly seed: number;
  /** Text in the frame that does not come from the prompt. English by default. */
  readonly labelTexts?: LabelTexts;
}

/** Describes what a draft shows. The sandbox's status response contains this description. */
export interface DraftContent {
  readonly kind: Kind;
  readonly shots: readonly DraftShot[];
  readonly titles: readonly string[];
  /** The parts of the brief that the draft does not show. */
  readonly leftOut: readonly string[];
}

interface DraftShot {
  readonly seconds: number;
  /** Caption of the panel, or text of the card. */
  readonly text: string;
  readonly camera: readonly string[];
}

export interface PlannedVideo {
  readonly plan: RenderPlan;
  readonly draft: DraftContent;
}

/** Plans all frames of a prompt's video, and describes what the video shows. */
export async function planVideo(fonts: FontLibrary, options: PlanOptions): Promise<PlannedVideo> {
  const { prompt, seconds, fps, seed, labelTexts = englishLabel } = options;
  await fonts.cover(prompt, Object.values(labelTexts).join('\n'));
  const story = storyOf({
    prompt,
    seconds,
    fps,
    drawable: (word) => fonts.drawable(word),
    noFont: labelTexts.noFont,
    areDrawn,
  });
  const page = pageOf(options);
  const shaper = new TextShaper(fonts);
  const turn = hashOf(prompt) + seed;
  const film: Film = {
    veto: vetoOf(prompt.slice(0, mostLetters).replace(aboutMusic, ''), shownIn(story)),
    page,
    shaper,
    fonts,
    fps,
    turn,
    seed,
  };
  const scenes =
    story.form === 'board' ? boardScenes(story, film, seconds, labeledColors(prompt)) : copyScenes(story, prompt, film);
  return {
    plan: {
      width: page.width,
      height: page.height,
      fps,
      frames: Math.round(seconds * fps),
      wipe: wipes[turn % wipes.length] ?? 'slant',
      scenes,
      label: labelOf(shaper, page, [labelTexts.animatic, ...notesOf(story, labelTexts)]),
      progress: progressBeside(scenes, page),
    },
    draft: draftOf(story, fps),
  };
}

/** Shortens the progress line if pictures reach down to it, so that it does not cross them. */
function progressBeside(scenes: readonly PlannedScene[], { progress, safe }: Page): Rect {
  const edges = scenes.flatMap(({ picture }) =>
    picture !== undefined && picture.frame.bottom > progress.top ? [picture.frame.left - safe.left] : [],
  );
  return { ...progress, right: Math.min(progress.right, ...edges) };
}

/** Whether each shot of a film has a subject, or names a place. */
function areDrawn(shots: readonly Shot[]): readonly boolean[] {
  const untimed = shots.map((shot): TimedShot => ({ ...shot, start: 0, end: 0 }));
  return depictAll(untimed, '').map(
    ({ main }, at) =>
      main !== undefined || depictAll(untimed.slice(at, at + 1), '').some(({ form }) => form === 'scene'),
  );
}

/** The inputs that all scenes of a film share. */
interface Film {
  readonly veto: Veto;
  readonly page: Page;
  readonly shaper: TextShaper;
  readonly fonts: FontLibrary;
  readonly fps: number;
  readonly turn: number;
  readonly seed: number;
}

function copyScenes(story: Extract<Story, { form: 'copy' }>, prompt: string, film: Film): PlannedScene[] {
  const { fps, shaper, turn, seed, veto } = film;
  const { scenes } = story;
  const text = scenes.map(sceneText).join(' ');
  const { likely, about } = subjectOf(story, text, prompt);
  const trade = provenTrade(likely);
  const depictions = depictCards(
    scenes.map((scene, at) => ({
      text: sceneText(scene),
      namesThing: scene.kind !== 'close' && scene.kind !== 'list',
      isEnd: at > 0 && scene.kind === 'close',
    })),
    { trade, about, turn, veto },
  );
  const look = paletteFor({ theme: likely?.trade.theme, look: story.look, ruledOut: ruledOutColors(prompt) }, seed);
  const everything = shaper.directionOf(scenes.flatMap(tokensOf));
  const name = compositionNames[turn % compositionNames.length] ?? 'poster';
  let lead = 0;
  const cards = scenes.map((scene, index): CardScene => {
    const length = scene.end - scene.start;
    const isBeforeCard = scenes[index + 1]?.start === scene.end;
    const wipeFrames = isBeforeCard ? Math.min(Math.floor(fps * incompleteSeconds), Math.floor(length * 0.2)) : 0;
    const stage = scene.kind === 'close' && index > 0 ? look.end : scene.isOffer && index > 0 ? look.offer : look.film;
    const direction = /\p{L}/u.test(sceneText(scene)) ? shaper.directionOf(tokensOf(scene)) : everything;
    const variant = index + turn;
    const card = layoutCard(scene, film, {
      name,
      text,
      direction,
      variant,
      leadFrames: lead,
      stage,
      depiction: depictions[index],
    });
    lead = wipeFrames;
    return { kind: 'card', start: scene.start, end: scene.end, stage, decor: look.decor, ...card, wipeFrames, variant };
  });
  const shots = story.panels.map(({ shot, start, end }) => ({ ...shot, start: start / fps, end: end / fps }));
  const pictures = panelPictures(shots, story.look, film, trade).flatMap((depiction, at): CardScene[] => {
    const panel = story.panels[at];
    return panel === undefined
      ? []
      : [{ ...pictureCard(panel, depiction, look.film, film), stage: look.film, decor: look.decor }];
  });
  return [...cards, ...pictures].sort((a, b) => a.start - b.start);
}

const shownIn = (story: Story): string =>
  story.form === 'copy'
    ? story.scenes.map(sceneText).join(' ')
    : story.frames.flatMap(({ shot }) => [...shot.titles, ...shot.spoken]).join(' ');

/** Matches a sentence about the music, which may name a piano or a bank. */
const aboutMusic = /[^.!?。\n]*(?:music|musik|musique|música|BGM|音楽)[^.!?。\n]*/giu;

const provenTrade = (likely: LikelyTrade | undefined) => (likely?.isProven === true ? likely.trade : undefined);

/** Finds the likely trade by the brand, the shown text and the rest of the brief. */
function subjectOf(
  { kind, brand }: Extract<Story, { form: 'copy' }>,
  text: string,
  prompt: string,
): { readonly likely: LikelyTrade | undefined; readonly about: string } {
  const brief = prompt.slice(0, mostLetters).replace(aboutMusic, '');
  const rest = withoutRuledOut(brief);
  const shown = ruledOutIn(brief).reduce((left, phrase) => left.replaceAll(phrase, ' '), text);
  const isAboutAd = kind === 'copy' || kind === 'request';
  const likely = tradeIn({ brand, shown, ...(isAboutAd ? { brief: rest } : { remarks: rest }) });
  return { likely, about: `${rest}\n${shown}` };
}

const panelPictures = (shots: readonly TimedShot[], look: string, { veto }: Film, trade: Trade | undefined) =>
  depictAll(shots, look).map((picture) => permittedPanel(withEmblem(picture, trade), veto));

/** Draws shots as panels. All times are in seconds. */
function panelScenes(shots: readonly TimedShot[], look: string, film: Film): PlannedScene[] {
  const { fps, page, shaper, seed } = film;
  const words = shots
    .flatMap(({ caption, place, titles, spoken }) => [place, caption, ...titles, ...spoken])
    .join('\n');
  return panelPictures(shots, look, film, provenTrade(tradeIn({ shown: words }))).flatMap((depiction, at) => {
    const shot = shots[at];
    if (shot === undefined) return [];
    return layoutPanel({
      shot,
      depiction,
      number: at + 1,
      count: shots.length,
      page,
      shaper,
      start: Math.round(shot.start * fps),
      end: Math.round(shot.end * fps),
      fps,
      isMirrored: seed % 2 === 1 && isClearlyWide(page),
    });
  });
}

interface CardOptions {
  readonly name: CompositionName;
  /** The text of all cards. A typeface that lacks any letter of this text is not used. */
  readonly text: string;
  readonly direction: 'ltr' | 'rtl';
  readonly variant: number;
  readonly leadFrames: number;
  readonly stage: Stage;
  /** The picture beside the text. Undefined if the card has none. */
  readonly depiction: Depiction | undefined;
}

function layoutCard(
  scene: Scene,
  { page: whole, shaper, fonts, fps }: Film,
  { name, text, direction, variant, leadFrames, stage, depiction }: CardOptions,
): Pick<CardScene, 'picture' | 'shapes' | 'focus' | 'leadFrames'> {
  const isLong = wordCount(sceneText(scene)) > 16;
  const split = depiction && splitPage(whole, isLong ? 0.34 : 0.42, direction);
  const [content = whole.content, frame] = split ?? [];
  const page: Page = { ...whole, content };
  const composed = compositionOf(name, page, variant, direction);
  const face = fonts.hasLetters(composed.face, text) ? composed.face : 'heavy';
  const composition = { ...composed, face };
  const shapes = layoutScene({ scene, page, composition, shaper, direction, variant, leadFrames, fps });
  const { left, top, right, bottom } = composition.area;
  const picture =
    frame && depiction && scenePicture(depiction, [], stage, { frame, seconds: (scene.end - scene.start) / fps });
  return { picture, shapes, focus: [(left + right) / 2, (top + bottom) / 2], leadFrames };
}

/** @param colors the film's colors from the brief, used on title cards */
function boardScenes(
  { frames, look }: Extract<Story, { form: 'board' }>,
  film: Film,
  seconds: number,
  colors: readonly Hex[],
): PlannedScene[] {
  const { fps, shaper } = film;
  const panels = frames
    .filter(({ kind }) => kind === 'panel')
    .map(({ shot }) => ({ ...shot, end: Math.min(shot.end, seconds) }));
  const text = frames.flatMap(({ shot }) => shot.titles).join(' ');
  const titles = frames
    .filter(({ kind }) => kind === 'titles')
    .map(({ shot }): CardScene => {
      const [start, end] = [Math.round(shot.start * fps), Math.round(Math.min(shot.end, seconds) * fps)];
      const scene = titleScene(shot, start, end);
      const direction = shaper.directionOf(tokensOf(scene));
      const [variant, stage] = [film.turn % 3, titleStage(logoGround(shot.caption) ?? colors[0], colors)];
      const plain = {
        name: 'poster',
        text,
        direction,
        variant: 0,
        leadFrames: 0,
        stage,
        depiction: undefined,
      } as const;
      const card = layoutCard(scene, film, plain);
      return { kind: 'card', start, end, stage, decor: 'waves', ...card, wipeFrames: 0, variant };
    });
  return [...panelScenes(panels, look, film), ...titles].sort((a, b) => a.start - b.start);
}

function tokensOf({ parts }: Scene): Token[] {
  return parts.flatMap(({ tokens }) => tokens);
}

/** Returns notes for the label if the video omits part of the prompt. */
function notesOf(story: Story, texts: LabelTexts): string[] {
  if (story.form === 'board') {
    const { dropped, kept } = story;
    return dropped === 0 ? [] : [filled(texts.droppedShots, dropped, dropped + kept)];
  }
  return [
    ...(story.shortened.length > 0 ? [texts.shortened] : []),
    ...(story.undrawable.length > 0 ? [filled(texts.undrawable, story.undrawable.length)] : []),
  ];
}

function draftOf(story: Story, fps: number): DraftContent {
  const inSeconds = (frames: number) => Math.round((frames / fps) * 10) / 10;
  if (story.form === 'copy') {
    const { kind, scenes, shortened, omittedPictures, undrawable } = story;
    const cards = scenes.map((scene) => ({ ...scene, text: sceneText(scene), camera: [] }));
    const panels = story.panels.map(({ shot, ...span }) => ({ ...span, text: shot.caption, camera: cameraTags(shot) }));
    const shots = [...cards, ...panels]
      .sort((a, b) => a.start - b.start)
      .map(({ start, end, text, camera }): DraftShot => ({ seconds: inSeconds(end - start), text, camera }));
    return { kind, shots, titles: scenes.map(sceneText), leftOut: [...shortened, ...omittedPictures, ...undrawable] };
  }
  const shots = story.frames.map(({ shot }): DraftShot => ({
    seconds: Math.round((shot.end - shot.start) * 10) / 10,
    text: shot.caption === '' ? shot.titles.join(' ') : shot.caption,
    camera: cameraTags(shot),
  }));
  return { kind: story.kind, shots, titles: story.frames.flatMap(({ shot }) => shot.titles), leftOut: story.leftOut };
}

const cameraTags = ({ size, moves }: Shot): readonly string[] => [
  ...(size === undefined ? [] : [tagOfSize(size)]),
  ...moves.map(tagOfMove),
];

function labelOf(shaper: TextShaper, page: Page, notes: readonly string[]): RenderPlan['label'] {
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
