import { groundOf, pictureOf } from '../board/picture';
import type { Depiction } from '../board/depiction';
import { cameraRed } from '../board/arrows';
import { isDark } from '../look/palette';
import type { TimedShot } from '../story/boardTiming';
import { tagOfMove, tagOfSize } from '../story/shots';
import { wordCount } from '../story/terms';
import { tokenize } from '../story/tokens';
import type { Stage } from '../look/themes';
import type { Face } from '../typography/fontLibrary';
import { fitText, type FittedText } from '../typography/textFit';
import type { TextShaper } from '../typography/textShaper';
import { even, isClearlyTall, isClearlyWide, type Page, type Rect } from './page';
import type { Entrance, PanelScene, PlacedShape } from './plan';
import { bar, outward, placeText, type Align } from './textBlock';

/** The colors of a storyboard panel: paper, ink, and red for everything about the camera. */
const boardStage: Stage = {
  ground: ['#f1ede4', '#f1ede4'],
  clouds: [],
  text: '#1b1a1f',
  accent: cameraRed,
  muted: '#6b665e',
  onAccent: '#fff8ec',
};
const tagGround = '#dcd6c8';
const [shade, onShade] = ['#17161b', '#fffdf6'] as const;

/** Type sizes as fractions of `Page.base`. */
const sizes = {
  number: 0.11,
  seconds: 0.042,
  tag: 0.031,
  caption: 0.047,
  /** Caption on a tall, square or slightly wide page. Such a page has more room below the picture. */
  tallCaption: 0.058,
  note: 0.034,
  subtitle: 0.043,
  title: 0.058,
  /** Text that is shown instead of a picture. */
  words: 0.075,
} as const;

interface PanelOptions {
  readonly shot: TimedShot;
  readonly depiction: Depiction;
  readonly number: number;
  readonly count: number;
  readonly page: Page;
  readonly shaper: TextShaper;
  readonly start: number;
  readonly end: number;
  readonly fps: number;
  /** Whether the picture is on the right and its notes are on the left. */
  readonly isMirrored: boolean;
}

interface Areas {
  readonly picture: Rect;
  /** Area for the shot's number and duration. If `isColumnWide`, the area also contains the tags and the sound. */
  readonly column: Rect;
  readonly isColumnWide: boolean;
  readonly caption: Rect;
}

/**
 * Lays out a storyboard panel: a picture with the video's aspect ratio, notes beside it, and the caption below. The
 * notes are the shot's number, duration, tags and sound. A tag is a short boxed term, such as a camera move.
 */
export function layoutPanel(options: PanelOptions): PanelScene {
  const { shot, depiction, page, start, end, fps } = options;
  const areas = areasOf(page, options.isMirrored);
  const seconds = (end - start) / fps;
  // In a shot with a logo, titles replace the logo's dashed placeholder.
  const drawn: Depiction =
    depiction.form === 'logo' && shot.titles.length > 0 ? { ...depiction, form: 'words' } : depiction;
  return {
    kind: 'panel',
    start,
    end,
    stage: boardStage,
    picture: pictureOf(drawn, shot.moves, areas.picture, seconds),
    shapes: [...borderOf(areas.picture, page), ...notesOf(options, areas), ...wordsOf(options, areas.picture)],
  };
}

function areasOf(page: Page, isMirrored: boolean): Areas {
  const { width, base, safe, labelBaseline, labelSize } = page;
  const [side, above] = [safe.left, even(base * 0.045)];
  const gap = even(base * 0.028);
  const bottom = labelBaseline - labelSize * 1.7;
  const isTall = isClearlyTall(page);
  const captionHigh = base * (isTall ? 0.2 : isClearlyWide(page) ? 0.115 : 0.165);
  const columnLeast = base * (isTall ? 0.175 : 0.255);
  const tagRow = isTall ? base * 0.075 : 0;
  const highest = bottom - above - captionHigh - tagRow - base * 0.02;
  const widest = width - side * 2 - gap - columnLeast;
  const ratio = width / page.height;
  const pictureWidth = even(Math.min(widest, highest * ratio));
  const pictureHeight = even(pictureWidth / ratio);
  const columnWidth = width - side * 2 - gap - pictureWidth;
  const left = isMirrored ? even(width - side - pictureWidth) : side;
  const picture: Rect = { left, top: above, right: left + pictureWidth, bottom: above + pictureHeight };
  const columnLeft = isMirrored ? side : picture.right + gap;
  return {
    picture,
    column: { left: columnLeft, top: above, right: columnLeft + columnWidth, bottom: picture.bottom },
    isColumnWide: !isTall,
    caption: {
      left: isTall || isMirrored ? side : picture.left,
      top: picture.bottom + base * 0.02 + tagRow,
      right: width - side,
      bottom,
    },
  };
}

function borderOf({ left, top, right, bottom }: Rect, { base }: Page): PlacedShape[] {
  const line = Math.max(2, even(base * 0.0032));
  const box = outward(left - line, top - line, right + line, bottom + line);
  const svg = `<path fill-rule="evenodd" d="M${left - line} ${top - line}H${right + line}V${bottom + line}H${left - line}ZM${left} ${top}V${bottom}H${right}V${top}Z"/>`;
  return [{ svg, box, band: box, paint: 'text', entrance: standing }];
}

const standing: Entrance = { style: 'fade', at: -60, frames: 1 };

interface TextOptions {
  readonly face: Face;
  readonly size: number;
  readonly lines: number;
  readonly paint: PlacedShape['paint'];
  readonly align?: Align;
}

/** Sets text at the top of an area, as a single shape. `bottom` is the text's bottom edge. */
function write(
  text: string,
  area: Rect,
  { shaper }: PanelOptions,
  { face, size, lines, paint, align = 'start' }: TextOptions,
): { shapes: PlacedShape[]; bottom: number; fitted: FittedText } {
  const tokens = tokenize(text);
  const fitted = fitText(shaper, tokens, {
    face,
    tracking: face === 'heavy' ? -0.01 : 0,
    maxWidth: area.right - area.left,
    maxHeight: Math.max(8, area.bottom - area.top),
    maxSize: size,
    maxLines: lines,
    direction: shaper.directionOf(tokens),
  });
  const place = { left: area.left, width: area.right - area.left, baseline: area.top - fitted.top, align };
  const words = placeText(fitted, place, {
    paint: 'text',
    emphasis: false,
    entrance: 'fade',
    at: 0,
    stagger: 0,
    frames: 1,
  });
  return { shapes: joined(words, paint), bottom: area.top + fitted.bottom - fitted.top, fitted };
}

/** Merges the shapes of words into one shape. */
function joined(words: readonly PlacedShape[], paint: PlacedShape['paint']): PlacedShape[] {
  const [first, ...others] = words;
  if (first === undefined) return [];
  const box = others.reduce(
    (all, { box: it }) => ({
      left: Math.min(all.left, it.left),
      top: Math.min(all.top, it.top),
      right: Math.max(all.right, it.right),
      bottom: Math.max(all.bottom, it.bottom),
    }),
    first.box,
  );
  const svg = words.map((word) => word.svg).join('');
  return [{ svg, box, band: box, paint, entrance: standing }];
}

function notesOf(options: PanelOptions, areas: Areas): PlacedShape[] {
  const { shot, depiction, page, number, count } = options;
  const { base } = page;
  const { column, caption } = areas;
  const numeral = write(String(number), { ...column, bottom: column.top + base * sizes.number }, options, {
    face: 'heavy',
    size: base * sizes.number,
    lines: 1,
    paint: 'text',
  });
  const beside = column.left + numeral.fitted.width + base * 0.012;
  const of = write(`/${count}`, { ...column, left: beside, top: numeral.bottom - base * 0.032 }, options, {
    face: 'medium',
    size: base * sizes.seconds,
    lines: 1,
    paint: 'muted',
  });
  const seconds = `${Number((shot.end - shot.start).toFixed(1))} s`;
  const length = write(seconds, { ...column, top: numeral.bottom + base * 0.022 }, options, {
    face: 'medium',
    size: base * sizes.seconds,
    lines: 1,
    paint: 'muted',
  });
  const shapes = [...numeral.shapes, ...of.shapes, ...length.shapes];
  const tags = tagsOf(options);
  const sound = shot.sound.join(' · ');
  if (areas.isColumnWide) {
    let top = length.bottom + base * 0.032;
    for (const tag of tags) {
      const drawn = drawTag(tag, { ...column, top }, options);
      shapes.push(...drawn.shapes);
      top = drawn.bottom + base * 0.014;
    }
    if (sound !== '' && top < column.bottom - base * 0.06) {
      shapes.push(
        ...write(`🎵 ${sound}`, { ...column, top: top + base * 0.012 }, options, {
          face: 'medium',
          size: base * sizes.note,
          lines: 3,
          paint: 'muted',
        }).shapes,
      );
    }
  } else {
    let left = caption.left;
    const top = areas.picture.bottom + base * 0.024;
    for (const tag of tags) {
      const drawn = drawTag(tag, { left, top, right: caption.right, bottom: top + base * 0.06 }, options);
      if (drawn.right > caption.right) break;
      shapes.push(...drawn.shapes);
      left = drawn.right + base * 0.014;
    }
  }
  const tagless = !areas.isColumnWide && tags.length === 0 ? base * 0.05 : 0;
  const below = depiction.form === 'words' ? '' : shot.caption;
  const text = write(below, { ...caption, top: caption.top - tagless + base * 0.004 }, options, {
    face: 'medium',
    size: base * (isClearlyWide(page) ? sizes.caption : sizes.tallCaption),
    lines: areas.isColumnWide ? 2 + (isClearlyWide(page) ? 0 : 1) : 4,
    paint: 'text',
  });
  shapes.push(...text.shapes);
  if (!areas.isColumnWide && sound !== '') {
    const top = text.bottom + base * 0.02;
    if (top < caption.bottom - base * 0.03) {
      shapes.push(
        ...write(`🎵 ${sound}`, { ...caption, top }, options, {
          face: 'medium',
          size: base * sizes.note,
          lines: 1,
          paint: 'muted',
        }).shapes,
      );
    }
  }
  return shapes;
}

interface Tag {
  readonly text: string;
  readonly isCamera: boolean;
}

/** Returns the first four tags of a shot, in this order: place, shot size, slow motion, camera moves. */
function tagsOf({ shot }: PanelOptions): Tag[] {
  const { place, size, isSlow, moves } = shot;
  return [
    ...(place === '' ? [] : [{ text: place.toUpperCase(), isCamera: false }]),
    ...(size === undefined ? [] : [{ text: tagOfSize(size), isCamera: false }]),
    ...(isSlow ? [{ text: 'SLOW MO', isCamera: false }] : []),
    ...moves.map((move) => ({ text: tagOfMove(move), isCamera: move !== 'still' })),
  ].slice(0, 4);
}

function drawTag(
  { text, isCamera }: Tag,
  area: Rect,
  options: PanelOptions,
): { shapes: PlacedShape[]; bottom: number; right: number } {
  const { base } = options.page;
  const [padX, padY] = [base * 0.012, base * 0.0105];
  const inner: Rect = { left: area.left + padX, top: area.top + padY, right: area.right - padX, bottom: area.bottom };
  const { shapes, bottom, fitted } = write(text, inner, options, {
    face: 'heavy',
    size: base * sizes.tag,
    lines: 2,
    paint: isCamera ? 'onAccent' : 'text',
  });
  const right = inner.left + fitted.width + padX;
  const plate = bar({ left: area.left, top: area.top, right, bottom: bottom + padY }, 'accent', standing, base * 0.007);
  return {
    shapes: [{ ...plate, paint: isCamera ? 'accent' : tagGround }, ...shapes],
    bottom: bottom + padY,
    right,
  };
}

/**
 * Draws titles at the top of the picture, where the subject leaves room for them. Draws subtitles for spoken text at
 * the bottom. Exceptions:
 * - On a tall page without a title, subtitles are at the top if the subject is a thing, to keep it visible.
 * - Spoken text that a title also shows has no subtitle.
 * - A logo's titles are drawn large in place of the logo.
 * - If there is no picture, the caption is drawn large. If there is no caption either, the spoken text is drawn large.
 */
function wordsOf(options: PanelOptions, picture: Rect): PlacedShape[] {
  const { shot, depiction, page, start, end } = options;
  const { form, main } = depiction;
  const frames = end - start;
  const shown = shot.titles.map(plainLetters).join(' ');
  const spoken = shot.spoken.flatMap(inChunks).filter((text) => !shown.includes(plainLetters(text)));
  const isLarge = form === 'words' && shot.caption === '';
  const isHigh = isClearlyTall(page) && main?.kind === 'thing' && shot.titles.length === 0;
  const subtitles = inTurns(spoken, frames).flatMap(({ text, from, to }) => {
    const window = { at: from, until: to };
    return isLarge
      ? largeWords(text, picture, options, window)
      : lowerThird(text, picture, options, window, 'subtitle', isHigh ? 'top' : 'bottom');
  });
  const titles = inTurns(shot.titles, frames).flatMap(({ text, from, to }) => {
    const window = { at: from, until: to };
    return form === 'logo'
      ? largeWords(text, picture, options, window, 'center')
      : lowerThird(text, picture, options, window, 'title', 'top');
  });
  const caption = form === 'words' ? largeWords(shot.caption, picture, options, { at: -60, until: Infinity }) : [];
  return [...caption, ...subtitles, ...titles];
}

const plainLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Divides a shot's frames among its titles or subtitles, roughly in proportion to their word counts. */
function inTurns(texts: readonly string[], frames: number): { text: string; from: number; to: number }[] {
  const weights = texts.map((text) => wordCount(text) + 1.5);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let from = 0;
  return texts.map((text, at) => {
    const to = at === texts.length - 1 ? Infinity : from + Math.round((frames * (weights[at] ?? 0)) / total);
    const turn = { text, from: at === 0 ? -60 : from, to };
    from = to;
    return turn;
  });
}

/**
 * Splits a long speech at sentence ends, and a long sentence into parts of equal length. Short sentences are joined
 * into parts of at most nine words.
 */
function inChunks(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…。！？]["”]?)\s*(?=\S)/u);
  const chunks: string[] = [];
  for (const sentence of sentences) {
    const last = chunks.at(-1);
    if (last !== undefined && wordCount(last) + wordCount(sentence) <= 9) {
      chunks[chunks.length - 1] = `${last} ${sentence}`;
    } else {
      const words = sentence.split(' ');
      const length = Math.ceil(words.length / Math.ceil(words.length / 9));
      for (let at = 0; at < words.length; at += length) chunks.push(words.slice(at, at + length).join(' '));
    }
  }
  return chunks;
}

/**
 * Draws large text in place of a picture. The text is centered vertically in the area that titles and subtitles leave
 * free.
 */
function largeWords(
  text: string,
  picture: Rect,
  options: PanelOptions,
  window: { at: number; until: number },
  align: Align = 'start',
): PlacedShape[] {
  const { shot, depiction, page } = options;
  const [width, height] = [picture.right - picture.left, picture.bottom - picture.top];
  const isCaption = text === shot.caption;
  const area: Rect = {
    left: picture.left + width * 0.08,
    top: picture.top + height * (depiction.form === 'words' && depiction.isBelowTitle ? 0.3 : 0.08),
    right: picture.right - width * 0.08,
    bottom: picture.bottom - height * (isCaption && shot.spoken.length > 0 ? 0.3 : 0.08),
  };
  const { shapes, bottom } = write(text, area, options, {
    face: 'heavy',
    size: page.base * sizes.words,
    lines: 8,
    paint: isDark(groundOf(depiction)) ? onShade : 'text',
    align,
  });
  const down = Math.max(0, (area.bottom - bottom) / 2);
  return shapes.map((shape) => ({ ...movedDown(shape, down), ...seenIn(window) }));
}

const seenIn = ({ at, until }: { at: number; until: number }) => ({
  entrance: { ...standing, at },
  ...(Number.isFinite(until) ? { until } : {}),
});

function movedDown(shape: PlacedShape, down: number): PlacedShape {
  const box = {
    ...shape.box,
    top: Math.floor((shape.box.top + down) / 2) * 2,
    bottom: Math.ceil(shape.box.bottom + down + 1),
  };
  return { ...shape, svg: `<g transform="translate(0 ${down.toFixed(2)})">${shape.svg}</g>`, box, band: box };
}

/** Draws text on a dark band over the picture. */
function lowerThird(
  text: string,
  picture: Rect,
  options: PanelOptions,
  window: { at: number; until: number },
  kind: 'subtitle' | 'title',
  place: 'top' | 'bottom',
): PlacedShape[] {
  const { base } = options.page;
  const width = picture.right - picture.left;
  const height = picture.bottom - picture.top;
  const pad = base * (kind === 'title' ? 0.018 : 0.013);
  const inner: Rect = {
    left: picture.left + width * 0.05 + pad,
    top: 0,
    right: picture.right - width * 0.05 - pad,
    bottom: height * (kind === 'title' ? 0.2 : 0.3),
  };
  const { shapes, fitted } = write(text, inner, options, {
    face: kind === 'title' ? 'heavy' : 'medium',
    size: base * sizes[kind],
    lines: 3,
    paint: onShade,
    align: 'center',
  });
  const textHigh = fitted.bottom - fitted.top;
  const margin = height * 0.05;
  const top = place === 'top' ? picture.top + margin : picture.bottom - margin - textHigh - pad * 2;
  const middle = (picture.left + picture.right) / 2;
  const box =
    kind === 'title'
      ? { left: picture.left, right: picture.right }
      : { left: middle - fitted.width / 2 - pad * 1.3, right: middle + fitted.width / 2 + pad * 1.3 };
  const band = bar(
    { ...box, top: Math.round(top), bottom: Math.round(top + textHigh + pad * 2) },
    'text',
    standing,
    kind === 'title' ? 0 : base * 0.008,
  );
  const seen = seenIn(window);
  const plate: PlacedShape = { ...band, svg: `<g opacity="0.8">${band.svg}</g>`, paint: shade, ...seen };
  const down = top + pad;
  return [plate, ...shapes.map((shape): PlacedShape => ({ ...movedDown(shape, down), ...seen }))];
}
