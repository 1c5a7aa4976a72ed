import type { Rect } from '../layout/page';
import type { Picture, PictureLayer } from '../layout/plan';
import type { Move, ShotSize } from '../story/cameraTerms';
import { arrowsOf } from './arrows';
import { cameraAt, isFollowing } from './cameraPath';
import type { Depiction, Figure, PersonFigure, ThingFigure } from './depiction';
import { darker, isDark, lighter, mixHex, paletteOf, type Hex, type Palette } from '../look/palette';
import { drawFromAbove, drawHand, drawPerson, drawPortrait } from './people';
import { isChildKind, type Person } from './person';
import type { Stage } from './places/scenery';
import { streamInto } from './details';
import { shores } from './place';
import { isIndoors, seenFromAbove, type SettingName, settings } from './settings';
import type { Place, Subject } from './subject';
import { subjects, type SubjectName } from './subjects';
import { isSmall, platedFoods } from './thingGroups';
import { circle, ellipse, line, moved, path, rect, turned } from './svg';
import type { EffectName } from './lexicon';

/**
 * For each shot size: distance of the horizon from the top, height of the subject, scale of the surroundings. The
 * distance and the height are in hundredths of the picture's height.
 */
const framings: Readonly<
  Record<ShotSize, { readonly horizon: number; readonly subject: number; readonly nearness: number }>
> = {
  wide: { horizon: 58, subject: 34, nearness: 1 },
  full: { horizon: 64, subject: 58, nearness: 1.25 },
  medium: { horizon: 64, subject: 58, nearness: 1.25 },
  close: { horizon: 72, subject: 82, nearness: 1.7 },
  macro: { horizon: 72, subject: 112, nearness: 2.1 },
  aerial: { horizon: 30, subject: 15, nearness: 0.8 },
  top: { horizon: 50, subject: 62, nearness: 1 },
  low: { horizon: 84, subject: 76, nearness: 1.15 },
  shoulder: { horizon: 64, subject: 56, nearness: 1.3 },
  pov: { horizon: 66, subject: 62, nearness: 1.3 },
};
/** Parallax: the fraction of the camera's shift that applies to each layer. */
const depths = { back: 0.3, middle: 0.75, figure: 1, front: 1.4 } as const;

/**
 * Draws a picture as layers, which the camera shifts by different amounts.
 * @param tinted changes the colors of the surroundings
 */
export function pictureOf(
  depiction: Depiction,
  moves: readonly Move[],
  frame: Rect,
  seconds: number,
  tinted: (svg: string) => string = (svg) => svg,
): Picture {
  const height = frame.bottom - frame.top;
  const scale = height / 100;
  const width = (frame.right - frame.left) / scale;
  const palette = backdropPalette(depiction);
  const { horizon, nearness } = framings[depiction.size];
  const stage: Stage = { width, horizon, palette, nearness };
  const inFrame = (svg: string) =>
    `<g transform="translate(${frame.left} ${frame.top}) scale(${scale.toFixed(4)})">${svg}</g>`;
  const layer = (svg: string, depth: number, more: Partial<PictureLayer> = {}): PictureLayer[] =>
    svg === ''
      ? []
      : [
          {
            svg: inFrame(depth === depths.figure ? svg : tinted(svg)),
            box: seenBox(frame, depth, moves, seconds, more),
            depth,
            isFollowed: false,
            isInFocus: true,
            motion: { kind: 'none' },
            ...more,
          },
        ];
  if (depiction.form !== 'scene') {
    return { frame, moves, layers: layer(plateOf(depiction, stage), 0), arrows: [] };
  }
  const isTop = depiction.size === 'top';
  const scene = settings[depiction.setting](stage);
  const scenery = isTop ? { back: seenFromAbove(stage, depiction.setting), middle: '', front: '' } : scene;
  const figures = isTop ? topFigure(depiction, stage) : figuresOf(depiction, stage);
  const follows = isFollowing(moves);
  // In a close-up, a lens shows the surroundings out of focus. The subject then looks near rather than huge.
  const isInFocus = !isCloseUp(depiction);
  const layers: readonly PictureLayer[] = [
    ...layer(scenery.back, depths.back, { isInFocus }),
    ...layer(scenery.middle, depths.middle, { isInFocus }),
    ...layer(deckOf(depiction, stage), 0.9),
    ...tableOf(depiction, stage).flatMap((svg) => layer(svg, 0.9)),
    ...figures.flatMap(({ svg, motion }) =>
      layer(svg, depths.figure, {
        isFollowed: follows,
        motion: follows && motion.kind === 'travel' ? { kind: 'bob', x: 0, y: 0.008, seconds: 0.55 } : motion,
      }),
    ),
    ...layer(pourOf(depiction, stage), depths.figure),
    ...layer(waterOver(depiction, stage), depths.figure),
    ...(depiction.size === 'close' || depiction.size === 'macro' ? [] : layer(scenery.front, depths.front)),
    ...depiction.effects.flatMap((effect) =>
      effectLayers(effect, stage, depiction).flatMap(({ svg, motion }) => layer(svg, 1, { motion, isFollowed: true })),
    ),
    ...(depiction.size === 'shoulder' ? layer(shoulderOf(stage), depths.front) : []),
  ];
  return {
    frame,
    moves,
    layers: moves.length > 0 && moves.every((move) => move === 'still') ? flattened(layers, frame) : layers,
    arrows: arrowsOf(moves, frame, depiction).map(({ svg, towards: [x, y] }): PictureLayer => ({
      svg,
      box: frame,
      depth: 0,
      isFollowed: true,
      isInFocus: true,
      motion: { kind: 'bob', x, y, seconds: 1.4 },
    })),
  };
}

/** Whether the picture shows its subject from near: in a close shot, or because the subject is small. */
const isCloseUp = ({ size, main }: Depiction): boolean =>
  main !== undefined &&
  (size === 'close' ||
    size === 'macro' ||
    (main.kind === 'thing' && isSmall(main.name) && (size === 'medium' || size === 'full')));

/** Joins neighboring layers that never move, if the camera does not move either. One sprite is painted faster than many. */
function flattened(layers: readonly PictureLayer[], frame: Rect): readonly PictureLayer[] {
  const joined: PictureLayer[] = [];
  for (const layer of layers) {
    const last = joined.at(-1);
    const isStill = last?.motion.kind === 'none' && layer.motion.kind === 'none';
    if (isStill && last.isInFocus === layer.isInFocus) {
      joined[joined.length - 1] = { ...last, svg: last.svg + layer.svg, box: frame };
    } else joined.push(layer);
  }
  return joined;
}

/** Returns the colors of a picture. A studio has the color of its ground. */
function backdropPalette({ setting, ground, light }: Depiction): Palette {
  const palette = paletteOf(light);
  if (setting !== 'studio' || ground === undefined) return palette;
  return { ...palette, light: { ...palette.light, sky: [darker(ground, 0.08), ground, lighter(ground, 0.12)] } };
}

/** The background color of a panel that shows words instead of a picture. */
export function groundOf({ ground, light }: Depiction): Hex {
  const { light: own } = paletteOf(light);
  return ground ?? (own.isDark ? own.sky[1] : mixHex(own.sky[2], '#e2d8c4', 0.55));
}

/** Draws a plain background. For a logo, also draws a dashed placeholder. */
function plateOf(depiction: Depiction, { width }: Stage): string {
  const ground = groundOf(depiction);
  const wide = Math.min(56, width * 0.62);
  const ink = isDark(ground) ? lighter(ground, 0.5) : darker(ground, 0.4);
  const plate =
    `<rect x="${width / 2 - wide / 2}" y="${50 - wide * 0.2}" width="${wide}" height="${wide * 0.4}" rx="4" fill="none" stroke="${ink}" stroke-width="0.9" stroke-dasharray="3 2.2"/>` +
    circle(width / 2 - wide * 0.25, 50, wide * 0.09, ink) +
    rect(width / 2 - wide * 0.1, 50 - wide * 0.07, wide * 0.42, wide * 0.06, ink, 1) +
    rect(width / 2 - wide * 0.1, 50 + wide * 0.03, wide * 0.28, wide * 0.04, ink, 1);
  return rect(-60, -60, width + 120, 220, ground) + (depiction.form === 'logo' ? plate : '');
}

/** Returns the part of a layer that becomes visible during the shot. Only this part is drawn, to save time. */
function seenBox(
  frame: Rect,
  depth: number,
  moves: readonly Move[],
  seconds: number,
  { isFollowed, motion }: Partial<PictureLayer>,
): Rect {
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top];
  let [left, top, right, bottom] = [frame.left, frame.top, frame.right, frame.bottom];
  for (let step = 0; step <= 12; step++) {
    const { zoom, x, y } = cameraAt(moves, step / 12, (seconds * step) / 12);
    const scale = 1 + (zoom - 1) * (0.5 + depth * 0.5);
    const [dx, dy] = isFollowed === true ? [0, 0] : [x * depth * height, y * depth * height];
    const [halfWide, halfHigh] = [width / 2 / scale, height / 2 / scale];
    left = Math.min(left, frame.left + width / 2 - halfWide - dx / scale);
    right = Math.max(right, frame.left + width / 2 + halfWide - dx / scale);
    top = Math.min(top, frame.top + height / 2 - halfHigh - dy / scale);
    bottom = Math.max(bottom, frame.top + height / 2 + halfHigh - dy / scale);
  }
  const more = motion === undefined || motion.kind === 'none' ? 4 : motion.kind === 'scroll' ? 0 : height * 0.06;
  const aside = motion?.kind === 'travel' ? Math.abs(motion.x) * height : 0;
  const tall =
    motion?.kind === 'scroll'
      ? { top: frame.top - height, bottom: frame.bottom }
      : { top: top - more, bottom: bottom + more };
  return {
    left: Math.floor((left - more - aside) / 2) * 2,
    top: Math.floor(tall.top / 2) * 2,
    right: Math.ceil((right + more + aside) / 2) * 2,
    bottom: Math.ceil(tall.bottom / 2) * 2,
  };
}

interface Placed {
  readonly svg: string;
  readonly motion: PictureLayer['motion'];
}

const isTableThing = (figure: Figure | undefined) =>
  figure?.kind === 'hand' || (figure?.kind === 'thing' && subjects[figure.name].place === 'table');

const tableless: readonly SettingName[] = [
  ...(['studio', 'sea', 'lake', 'pool', 'carInside', 'underwater', 'air', 'space'] as const),
];

/** Draws a table if the subject is a hand or belongs on a table. */
function tableOf({ main, setting, size }: Depiction, { width, palette, horizon }: Stage): string[] {
  if (size === 'top' || !isTableThing(main) || tableless.includes(setting)) return [];
  const top = tableTop(size, horizon);
  const wood = isIndoors(setting) ? palette.of('wood') : darker(palette.of('stone'), 0.05);
  const across = width + 90;
  return [
    rect(-45, top - 3, across, 3.4, lighter(wood, 0.14)) +
      rect(-45, top, across, 150, wood) +
      [9, 21, 36].map((y) => rect(-45, top + y, across, 0.7, darker(wood, 0.14))).join(''),
  ];
}

/** At sea and at a lake, draws a wooden deck or a bank under people, and under things that don't float. */
function deckOf({ main, setting, isInWater, size }: Depiction, { width, palette, horizon }: Stage): string {
  const isAfloat =
    main?.kind === 'thing' && subjects[main.name].place !== 'table' && subjects[main.name].place !== 'ground';
  const isFlat = size === 'top' || size === 'aerial';
  if (main === undefined || (setting !== 'sea' && setting !== 'lake') || isInWater || isAfloat || isFlat) return '';
  if (main.kind === 'thing' && (main.name === 'lighthouse' || main.name === 'surfboard')) return '';
  const [top, wood] = [Math.max(76, horizon + 9), palette.of('wood')];
  if (setting === 'lake') {
    return (
      path(
        `M-45 ${top}Q${width * 0.3} ${top - 5} ${width * 0.6} ${top}T${width + 45} ${top - 2}V150H-45Z`,
        palette.of('#c9b27c'),
      ) +
      path(
        `M-45 ${top + 2}Q${width * 0.3} ${top - 2} ${width * 0.6} ${top + 3}T${width + 45} ${top + 1}V150H-45Z`,
        palette.of('grass'),
      )
    );
  }
  return (
    rect(-45, top, width + 90, 120, wood) +
    rect(-45, top, width + 90, 2, lighter(wood, 0.2)) +
    [7, 16, 28].map((y) => rect(-45, top + y, width + 90, 0.7, darker(wood, 0.2))).join('')
  );
}

/** Draws a liquid that falls into the thing on the table. */
function pourOf(depiction: Depiction, { width, horizon, palette }: Stage): string {
  const { main, poured, size, setting } = depiction;
  if (poured === undefined || main?.kind !== 'thing' || size === 'top' || setting === 'carInside') return '';
  const thing: Subject = subjects[main.name];
  const height = heightOf(thing, shareOf(thing, size) * shareBelowTitle(depiction), size, width);
  return streamInto(width / 2, tableTop(size, horizon) - height * 0.84, palette.lit(poured));
}

/** @param share the thing's part of the height that a shot of this size gives its subject */
const heightOf = ({ ratio }: Subject, share: number, size: ShotSize, width: number) =>
  Math.min(framings[size].subject * share, (width * 0.82) / ratio);

/** Draws water over swimmers' legs. */
function waterOver({ isInWater, setting, size }: Depiction, { palette }: Stage): string {
  if (!isInWater || size === 'top' || size === 'aerial' || size === 'close' || size === 'macro') return '';
  const color = setting === 'pool' ? '#5fc0cf' : 'water';
  const top = size === 'wide' ? 76 : 70;
  return (
    path(`M-45 ${top}q9 -2.4 18 0${'t18 0'.repeat(16)}V150H-45Z`, palette.of(color), 0.92) +
    [7, 17]
      .map((y) => path(`M-45 ${top + y}q9 -1.8 18 0${'t18 0'.repeat(16)}v1.2H-45Z`, palette.of('foam'), 0.5))
      .join('')
  );
}

const tableTop = (size: ShotSize, horizon: number) =>
  size === 'macro' ? 84 : size === 'close' ? 80 : Math.max(74, horizon + 8);

function figuresOf(depiction: Depiction, stage: Stage): Placed[] {
  const { main, second } = depiction;
  if (main === undefined) return [];
  const { width } = stage;
  // Whether `main` and `second` are drawn side by side.
  const isPair =
    second !== undefined && !(main.kind === 'person' && main.isFace && (second.kind === 'person' || isGlasses(second)));
  const isNarrow = width < 85;
  if (depiction.setting === 'carInside' && main.kind !== 'hand') return seatedInCar(main, second, depiction, stage);
  const isNear = depiction.size === 'close' || depiction.size === 'macro';
  if (main.kind === 'person' && second?.kind === 'person' && isNear) {
    const group = { ...main, others: [...main.others, second.person, ...second.others] };
    return [placePerson(group, depiction, stage, { x: width / 2, isPair: false, isSecond: false })];
  }
  const at = isPair ? (isNarrow ? 0.34 : 0.37) : 0.5;
  if (
    main.kind === 'person' &&
    second?.kind === 'thing' &&
    isMount(second.name) &&
    !main.isFace &&
    depiction.size !== 'close'
  ) {
    return [placeRider(main, { name: second.name, color: second.color }, depiction, stage)];
  }
  if (main.kind === 'person' && depiction.isAtTable && !main.isFace) return aroundTable(main, second, depiction, stage);
  if (main.kind === 'person' && isAtWorktop(depiction)) return behindWorktop(main, second, depiction, stage);
  if (main.kind === 'person' && heldThing(depiction) !== undefined) {
    return [placePerson(lookingAside(main), depiction, stage, { x: holderAt(width), isPair: false, isSecond: false })];
  }
  const placed = [placeFigure(isPair ? lookingAside(main) : main, depiction, stage, at, isPair)];
  if (isPair) {
    const x = isNarrow ? 0.72 : 0.66;
    const beside = placeFigure(lookingAside(second), depiction, stage, x, true, main);
    const stand = main.kind === 'person' && second.kind === 'thing' ? sideTable(second, depiction, stage, x) : '';
    placed.push(stand === '' ? beside : { ...beside, svg: stand + beside.svg });
  }
  return placed;
}

/** Turns a person's eyes to what is beside the person. A face in close-up looks into the camera. */
const lookingAside = <F extends Figure>(figure: F): F =>
  figure.kind === 'person' && !figure.isFace ? { ...figure, person: { ...figure.person, looksAside: true } } : figure;

/** Whether there may be a small table: in a room or a garden, seen from near. Elsewhere, a thing stands on the ground. */
const hasSideTable = ({ size, setting }: Pick<Depiction, 'size' | 'setting'>): boolean =>
  size !== 'wide' &&
  size !== 'aerial' &&
  size !== 'top' &&
  (isIndoors(setting) || setting === 'yard' || setting === 'park');

/** Draws a small table for the thing next to a person, so that the thing does not float in midair. */
function sideTable(
  { name }: ThingFigure,
  { size, setting }: Depiction,
  { width, horizon, palette }: Stage,
  share: number,
): string {
  if (subjects[name].place !== 'table' || !hasSideTable({ size, setting })) return '';
  const [x, top, half] = [width * share, tableTop(size, horizon) + 5, Math.min(26, width * 0.24)];
  const wood = palette.of('wood');
  return (
    [-half + 4, half - 7].map((at) => rect(x + at, top, 3, 80, darker(wood, 0.25))).join('') +
    rect(x - half, top - 0.5, half * 2, 3.4, lighter(wood, 0.1), 1)
  );
}

/** Draws people, or another subject, in the seats of a car. */
function seatedInCar(main: Figure, second: Figure | undefined, depiction: Depiction, stage: Stage): Placed[] {
  const { width, palette } = stage;
  const isNarrow = width < 85;
  const seats = isNarrow ? [0.5] : [0.26, 0.74];
  const persons = [main, second].flatMap((figure) =>
    figure?.kind === 'person' ? [figure.person, ...figure.others] : [],
  );
  const foot = chinLine + 0.37 * (isNarrow ? 58 : 74);
  if (persons.length > 0) {
    const drawn = persons.slice(0, isNarrow ? 2 : 4).map((person, index) => {
      // If a person has no seat in the front row, the person is drawn smaller and behind that row.
      const seat = seats[index];
      const isBehind = seat === undefined;
      const share = (isBehind ? 0.52 : 1) * (isChildKind(person.kind) ? 0.8 : 1) * shareBelowTitle(depiction);
      const x = seat ?? (isNarrow ? 0.84 : 0.43 + (index - 2) * 0.14);
      const svg = moved(
        drawPortrait(person, palette),
        width * x,
        isBehind ? foot - 22 : foot,
        ((isNarrow ? 58 : 74) * share) / 100,
      );
      return { svg, isBehind };
    });
    const svg = [...drawn.filter((it) => it.isBehind), ...drawn.filter((it) => !it.isBehind)]
      .map((it) => it.svg)
      .join('');
    const animal = isNarrow
      ? []
      : [main, second].flatMap((it) => (it?.kind === 'thing' && walkers.includes(it.name) ? [it] : []));
    const beside = animal.map(({ name, color }) =>
      moved(subjects[name].draw(palette.lit(color), palette), width * 0.74, 104, 0.6, true),
    );
    return [{ svg: svg + beside.join(''), motion: { kind: 'bob', x: 0, y: 0.006, seconds: 1.3 } }];
  }
  if (main.kind !== 'thing') return [];
  const subject: Subject = subjects[main.name];
  const height = Math.min(52, (width * 0.4) / subject.ratio);
  const svg = moved(subject.draw(palette.lit(main.color), palette), width * (seats[0] ?? 0.5), 98, height / 100);
  return [{ svg, motion: { kind: 'bob', x: 0, y: 0.006, seconds: 1.3 } }];
}

/** Draws people behind a table with plates and cups. A small object from the caption is drawn on the table. */
function aroundTable(main: PersonFigure, second: Figure | undefined, depiction: Depiction, stage: Stage): Placed[] {
  const { width, palette } = stage;
  const persons = second?.kind === 'person' ? [...main.others, second.person, ...second.others] : main.others;
  const group = { ...main, person: { ...main.person, pose: 'stand' as const }, others: persons };
  const people = placePerson(group, depiction, stage, { x: width / 2, isPair: false, isSecond: false });
  const isFar = depiction.size === 'wide' || depiction.size === 'aerial';
  const top = isFar ? 78 : 70;
  const wide = Math.min(width * 0.94, isFar ? 96 : 190);
  const left = (width - wide) / 2;
  const scale = isFar ? 0.5 : 1;
  const board = tableBefore(left, top, wide, scale, palette);
  const thing =
    second?.kind === 'thing' && second.name !== 'table' && subjects[second.name].place === 'table' ? second : undefined;
  const spots = [0.2, 0.4, 0.6, 0.8].filter((share) => thing === undefined || Math.abs(share - 0.5) > 0.15);
  const plates = spots
    .map((share) =>
      ellipse(left + wide * share, top + 0.4, Math.min(11, wide * 0.08) * scale, 1.8 * scale, palette.lit('white')),
    )
    .join('');
  const cups = [0.3, 0.7]
    .map((share) =>
      moved(subjects.glass.draw(palette.lit('#cfe5ea'), palette), left + wide * share, top + 1.4, 0.11 * scale),
    )
    .join('');
  const held = thing === undefined ? '' : onTable(thing, width / 2, top + 2, scale, stage);
  return [people, { svg: board + plates + cups + held, motion: { kind: 'none' } }];
}

/** Draws a table that hides the legs of those behind it. */
function tableBefore(left: number, top: number, wide: number, scale: number, { of }: Palette): string {
  const wood = of('wood');
  return (
    rect(left, top + 4 * scale, wide, 60, darker(wood, 0.3)) +
    rect(left - 2, top, wide + 4, 5 * scale, lighter(wood, 0.12), 1.5) +
    rect(left + 6, top + 5 * scale, wide - 12, 60, darker(wood, 0.2))
  );
}

/** Draws a thing on a table, large enough to be recognized. */
function onTable({ name, color }: ThingFigure, x: number, y: number, scale: number, { palette, width }: Stage): string {
  const { draw, height, ratio }: Subject = subjects[name];
  const high = Math.min(Math.max(13, height * 110), 30, (width * 0.3) / ratio);
  return moved(draw(palette.lit(color), palette), x, y, (high * scale) / 100);
}

/** Whether somebody works with the hands on a thing that stands on a table. */
function isAtWorktop(depiction: Depiction): boolean {
  const { main, second, size } = depiction;
  const isAlone = main?.kind === 'person' && main.others.length === 0 && !main.isFace;
  const isNear = size === 'full' || size === 'medium' || size === 'shoulder' || size === 'pov';
  return (
    isAlone &&
    main.person.pose === 'work' &&
    second?.kind === 'thing' &&
    subjects[second.name].place === 'table' &&
    isNear &&
    hasSideTable(depiction)
  );
}

/** Draws somebody who works at a table, with the thing between the hands. */
function behindWorktop(main: PersonFigure, second: Figure | undefined, depiction: Depiction, stage: Stage): Placed[] {
  const { width, palette } = stage;
  const wide = Math.min(width * 0.94, 150);
  const top = 72;
  const x = width / 2 - 8;
  const person = placePerson(main, { ...depiction, size: 'full' }, stage, { x, isPair: false, isSecond: false });
  const thing = second?.kind === 'thing' ? onTable(second, x + 14, top + 2, 1, stage) : '';
  return [person, { svg: tableBefore((width - wide) / 2, top, wide, 1, palette) + thing, motion: { kind: 'none' } }];
}

/** Horizontal position of a person who holds something. Keeps the hand inside the picture. */
const holderAt = (width: number) => Math.min(width * 0.44, width - 42);

/** Returns the small object in a standing person's hand. Undefined if the person holds nothing. */
function heldThing({ main, second, size, setting }: Depiction): ThingFigure | undefined {
  if (main?.kind !== 'person' || second?.kind !== 'thing' || main.isFace || setting === 'underwater') return undefined;
  if (main.others.length > 0) return undefined;
  const { place, height, ratio }: Subject = subjects[second.name];
  const { pose } = main.person;
  const isLight = pose === 'carry' ? height <= 0.6 && ratio <= 2 : place === 'table' && height <= 0.3 && ratio <= 1.3;
  const isSmall = second.name === 'umbrella' || isLight;
  const isStanding = holding.includes(pose);
  const isFar = size === 'aerial' || size === 'wide';
  return isSmall && isStanding && !isFar && size !== 'close' && size !== 'macro' ? second : undefined;
}

/** The poses in which a person can hold something. */
const holding: readonly Person['pose'][] = ['stand', 'reach', 'walk', 'drink', 'carry'];

/** Draws a person and the object that the person holds. Coordinates are in hundredths of the person's height. */
function drawHolder(person: Person, { name, color }: ThingFigure, palette: Palette): string {
  const { draw, ratio }: Subject = subjects[name];
  const drawn = draw(palette.lit(color), palette);
  if (name === 'umbrella') return moved(drawn, 34, -62, 0.9) + drawPerson({ ...person, pose: 'reach' }, palette);
  const height = ratio > 0.8 ? 17 : 25;
  if (person.pose === 'carry') {
    return drawPerson(person, palette, moved(drawn, 0, -50, Math.min(30, 36 / ratio) / 100));
  }
  if (person.pose === 'drink') {
    return drawPerson(person, palette) + moved(drawn, 17, height * 0.5 - 91, (height * 0.8) / 100);
  }
  return moved(drawn, 39, height * 0.4 - 74, height / 100) + drawPerson({ ...person, pose: 'reach' }, palette);
}

/**
 * Where a rider sits on each mount: `[height, offset]`. The height is a fraction of the mount's height. The offset is
 * horizontal, from the mount's center, in hundredths of the mount's height.
 */
const mounts = {
  bike: [0.72, -16],
  cargobike: [0.72, -52],
  skateboard: [1, 0],
  swing: [0.28, 2],
  scooter: [0.5, -10],
  horse: [0.66, 4],
  surfboard: [0.14, 0],
  kayak: [0.4, 0],
  sofa: [0.44, -14],
  chair: [0.5, -4],
  bed: [0.5, -14],
} as const;
type Mount = keyof typeof mounts;
const isMount = (name: SubjectName): name is Mount => name in mounts;

/** People's positions on a sofa, as offsets from the sofa's center. */
const sofaPlaces = (count: number): readonly number[] =>
  count === 1 ? [mounts.sofa[1]] : count === 2 ? [-52, 24] : [-64, -14, 36];

/** Draws a person on a bicycle, a sofa or another seat, as one figure. */
function placeRider(
  { person, others }: PersonFigure,
  thing: { readonly name: Mount; readonly color: Hex },
  depiction: Depiction,
  { palette, width, horizon }: Stage,
): Placed {
  const { size, setting } = depiction;
  const subject: Subject = subjects[thing.name];
  const [saddle, back] = mounts[thing.name];
  const isBoard = thing.name === 'surfboard' || thing.name === 'skateboard';
  const height = Math.min(
    framings[size].subject * (size === 'wide' || size === 'aerial' ? 0.9 : 0.8) * shareBelowTitle(depiction),
    (width * 0.8) / subject.ratio,
  );
  const foot = shores.includes(setting) ? Math.min(92, horizon + 20) : Math.min(95, horizon + 26);
  const x = width / 2;
  const lower =
    thing.name === 'surfboard'
      ? ellipse(0, -4, 58, 7, palette.lit(thing.color)) +
        ellipse(0, -5.5, 50, 3, lighter(palette.lit(thing.color), 0.4))
      : subject.draw(palette.lit(thing.color), palette);
  const isAtRest = thing.name === 'sofa' || thing.name === 'chair' || thing.name === 'bed' || thing.name === 'swing';
  const scale = subject.height > 1 ? 0.85 : isBoard ? 0.8 : isAtRest ? 1.5 : 1.12;
  const lift = isBoard ? -8 : (isAtRest ? 42 : 46) * scale - 100 * saddle;
  const isLying = person.pose === 'lie' && others.length === 0 && (thing.name === 'bed' || thing.name === 'sofa');
  const pose = isLying ? 'lie' : isBoard ? 'reach' : isAtRest ? 'sit' : 'ride';
  const places = thing.name === 'sofa' ? sofaPlaces(others.length + 1) : [back];
  const riders = places
    .flatMap((offset, index) => {
      const rider = index === 0 ? person : others[index - 1];
      return rider === undefined
        ? []
        : [
            moved(
              drawPerson({ ...rider, pose }, palette),
              isLying ? 0 : offset,
              isLying ? -100 * saddle : lift,
              scale * (isChildKind(rider.kind) ? 0.8 : 1),
            ),
          ];
    })
    .join('');
  // Children sit in the box of a cargo bike.
  const isInBox = thing.name === 'cargobike' && isChildKind(person.kind);
  const inBox = isInBox
    ? [person, ...others]
        .slice(0, 2)
        .map((child, index) => moved(drawPerson(child, palette), 16 + index * 24, 4, 0.95))
        .join('')
    : '';
  return {
    svg:
      ellipse(x, foot, (subject.ratio * height) / 2, height * 0.05, '#1a1420', 0.22) +
      moved(inBox + lower + (isInBox ? '' : riders), x, foot, height / 100),
    motion: isAtRest ? { kind: 'bob', x: 0, y: 0.005, seconds: 2.8 } : { kind: 'travel', x: 0.26 },
  };
}

/** @param mainFigure the pair's main figure, if `figure` is the second figure of a pair */
function placeFigure(
  figure: Figure,
  depiction: Depiction,
  stage: Stage,
  at: number,
  isPair: boolean,
  mainFigure?: Figure,
): Placed {
  const { palette, width, horizon } = stage;
  const { size, setting } = depiction;
  const framing = framings[size];
  const share = shareBelowTitle(depiction);
  const x = width * at;
  if (figure.kind === 'hand') {
    const grip = Math.min(1.25, width / 95) * (isPair ? 0.72 : size === 'macro' ? 1.2 : 0.9);
    return {
      svg: moved(drawHand(figure.cloth, palette), width * (isPair ? 0.46 : 0.58), size === 'macro' ? 50 : 56, grip),
      motion: { kind: 'bob', x: 0.012, y: 0.006, seconds: 2.6 },
    };
  }
  if (figure.kind === 'person') {
    return placePerson(figure, depiction, stage, { x, isPair, isSecond: mainFigure !== undefined });
  }
  const subject: Subject = subjects[figure.name];
  const color = palette.lit(figure.color);
  const isOnTable =
    subject.place === 'table' &&
    (isTableThing(depiction.main) || (mainFigure !== undefined && hasSideTable(depiction)));
  const room = width * (isPair ? 0.5 : 0.82);
  const wanted =
    mainFigure === undefined
      ? framing.subject * shareOf(subject, size) * share
      : framing.subject * besideShare(subject, mainFigure) * share;
  // In a narrow picture, an object next to a face is drawn in front of the person's shoulder.
  const isBeforeFace = mainFigure?.kind === 'person' && mainFigure.isFace && width < 85;
  const height = Math.min(isBeforeFace ? 26 : wanted, (isBeforeFace ? width * 0.42 : room) / subject.ratio);
  const foot = footOf(subject.place, size, horizon, setting === 'studio', isOnTable, height, setting === 'underwater');
  const shadow =
    subject.place === 'air' || subject.place === 'wall' || setting === 'underwater'
      ? ''
      : subject.place === 'water'
        ? ellipse(x, foot, (subject.ratio * height) / 2, height * 0.06, palette.of('waterDark'), 0.6)
        : ellipse(x, foot, Math.max(4, (subject.ratio * height) / 1.9), Math.max(1.2, height * 0.05), '#1a1420', 0.22);
  const isWalking = walkers.includes(figure.name) && mainFigure === undefined;
  const flight = { kind: 'bob', x: 0.02, y: 0.025, seconds: 3.4 } as const;
  const motion: PictureLayer['motion'] =
    subject.motion === 'drive'
      ? { kind: 'travel', x: Math.min(0.3, (width - subject.ratio * height) / 100) }
      : subject.motion === 'fly'
        ? flight
        : isWalking
          ? { kind: 'travel', x: 0.16 }
          : subject.motion === 'bob'
            ? { kind: 'bob', x: 0, y: 0.012, seconds: 2.4 }
            : { kind: 'none' };
  return { svg: shadow + moved(subject.draw(color, palette), x, foot, height / 100), motion };
}

/** A stool for a person who sits where no seat is drawn. */
const stool = ({ of }: Palette) =>
  rect(-14, -39, 30, 5, of('wood'), 2) + line('M-9 -35L-12 0M11 -35L14 0', of('woodDark'), 4);

const isGlasses = (figure: Figure | undefined): figure is ThingFigure =>
  figure?.kind === 'thing' && figure.name === 'glasses';

interface Standing {
  readonly x: number;
  readonly isPair: boolean;
  readonly isSecond: boolean;
}

/**
 * The lowest position of a chin that leaves room for a subtitle. In hundredths of the picture's height, from the top.
 */
const chinLine = 63;

function placePerson(
  { person, isFace, others }: PersonFigure,
  depiction: Depiction,
  { palette, width, horizon }: Stage,
  { x, isPair, isSecond }: Standing,
): Placed {
  const { size, setting } = depiction;
  const below = shareBelowTitle(depiction);
  const nod: PictureLayer['motion'] = { kind: 'bob', x: 0, y: 0.005, seconds: 2.8 };
  const isNear = size === 'close' || size === 'macro';
  const room = width * (isPair ? 0.56 : 0.92);
  const persons = [person, ...others].slice(0, width < 85 ? (isPair ? 2 : 4) : isPair ? 3 : 6);
  if ((isFace || isNear) && !isSecond) {
    const faces = persons.slice(0, width < 85 ? 2 : 3);
    const most = depiction.isBelowTitle && depiction.hasSubtitle ? 62 : (size === 'macro' ? 128 : 96) * below;
    const wide = (width * (isPair && width >= 85 ? 0.62 : 0.95)) / faces.length;
    const height = Math.min(most, wide / 0.92);
    const foot = depiction.hasSubtitle ? Math.min(103, chinLine + 0.37 * height) : 103;
    const worn = isGlasses(depiction.second)
      ? moved(subjects.glasses.draw(palette.lit(depiction.second.color), palette), 0, -54.5, 0.165)
      : '';
    const svg = faces
      .map((it, index) =>
        moved(
          drawPortrait(it, palette) + (index === 0 ? worn : ''),
          x + (index - (faces.length - 1) / 2) * height * 0.86,
          foot,
          height / 100,
        ),
      )
      .join('');
    return { svg, motion: nod };
  }
  const held = isSecond ? undefined : heldThing(depiction);
  // An umbrella needs room above the head.
  const headroom = held?.name === 'umbrella' ? 0.72 : 1;
  const isToWaist =
    size === 'medium' && toWaist.includes(person.pose) && !(width < 85 && (isPair || held !== undefined));
  const full =
    headroom *
    (size === 'wide'
      ? 42
      : size === 'aerial'
        ? 13
        : size === 'low'
          ? 88
          : isSecond && isNear
            ? 70
            : isToWaist
              ? waistHeight
              : 82);
  const step = Math.min(full * below * 0.42, room / persons.length);
  const height = persons.length === 1 ? full * below : Math.min(full * below, step / 0.3);
  const foot =
    size === 'full' || size === 'medium' || size === 'shoulder' || size === 'pov'
      ? (isToWaist ? waistHeight * 1.21 : 104) - (full * below - height) * 0.5
      : size === 'low'
        ? 97
        : size === 'aerial'
          ? horizon + 34
          : Math.min(96, horizon + (setting === 'studio' ? 16 : 28));
  if (setting === 'underwater') {
    const diver = moved(drawPerson({ ...person, pose: 'run' }, palette), 0, height * 0.5, height / 100);
    return {
      svg: moved(turned(diver, 58), Math.round(x * 10) / 10, 52),
      motion: { kind: 'bob', x: 0.03, y: 0.03, seconds: 3.6 },
    };
  }
  const isMoving = person.pose === 'walk' || person.pose === 'run';
  const drawn = persons.map((it, index) => {
    const at = x + (index - (persons.length - 1) / 2) * step;
    const high = height * (isChildKind(it.kind) ? 0.66 : 1);
    const down = foot + (index % 2) * height * 0.025;
    const shadow = ellipse(at, down, high * 0.22, high * 0.035, '#1a1420', 0.24);
    const body =
      held === undefined
        ? (it.pose === 'sit' ? stool(palette) : '') + drawPerson(it, palette)
        : drawHolder(it, held, palette);
    // The second person of a pair is mirrored, and so faces the first one. People who walk go the same way.
    return shadow + moved(body, at, down, high / 100, isSecond && isPair && !isMoving);
  });
  return {
    svg: drawn.join(''),
    motion: isMoving ? { kind: 'travel', x: person.pose === 'run' ? 0.3 : 0.14 } : nod,
  };
}

/** The poses of people whom a medium shot shows down to the waist. Other poses would be hard to tell. */
const toWaist: readonly Person['pose'][] = [
  'stand',
  'reach',
  'walk',
  'drink',
  'call',
  'wave',
  'carry',
  'despair',
  'foldArms',
];

/** The height of a person of whom a medium shot shows the upper half, in hundredths of the picture's height. */
const waistHeight = 124;

/** The factor that shrinks a subject to leave room for a title. In wide shots, the subject is small enough already. */
const shareBelowTitle = ({ isBelowTitle, size }: Depiction) =>
  isBelowTitle && size !== 'wide' && size !== 'aerial' ? 0.76 : 1;

/** Subjects that walk across the picture. */
const walkers: readonly SubjectName[] = ['robot', 'dog', 'cat', 'horse', 'fox', 'cow', 'hen'];

/**
 * Returns a thing's height as a multiple of the usual subject height. Small things are drawn smaller only in wide
 * shots.
 */
function shareOf(subject: Subject, size: ShotSize): number {
  if (size === 'wide' || size === 'aerial') return subject.height >= 2 ? 1.7 : subject.height < 0.3 ? 0.85 : 1;
  if (size === 'close' || size === 'macro') return subject.ratio > 1.6 ? 0.8 : 0.84;
  return subject.height >= 2 ? 1.2 : 0.86;
}

function besideShare(subject: Subject, mainFigure: Figure): number {
  if (mainFigure.kind === 'thing') {
    return Math.min(1.1, Math.max(0.4, subject.height / Math.max(0.08, subjects[mainFigure.name].height))) * 0.7;
  }
  if (mainFigure.kind === 'hand') return 0.72;
  return subject.height >= 1.5 ? 1.4 : subject.height >= 0.5 ? 0.9 : 0.46;
}

function footOf(
  place: Place,
  size: ShotSize,
  horizon: number,
  isStudio: boolean,
  isOnTable: boolean,
  height: number,
  isAfloat: boolean,
): number {
  if (isAfloat) return 50 + height * 0.5;
  if (place === 'air') return Math.max(height * 0.9, horizon * 0.5 + height * 0.55);
  if (place === 'wall') return size === 'close' || size === 'macro' ? 100 : horizon + 6;
  if (size === 'aerial') return horizon + 36;
  if (place === 'water') return Math.min(92, horizon + (size === 'close' ? 20 : 16) + height * 0.1);
  if (isStudio) return size === 'wide' ? horizon + 16 : Math.min(94, horizon + 15);
  if (isOnTable) return tableTop(size, horizon) + (size === 'macro' ? 7 : 6);
  return size === 'low' ? 97 : size === 'close' || size === 'macro' ? 94 : Math.min(94, horizon + 24);
}

/** Whether a thing is drawn on a plate when seen from above. */
const isServed = (name: SubjectName) => platedFoods.includes(name);

/** Draws the subject as seen from above. */
function topFigure({ main, second }: Depiction, { width, palette }: Stage): Placed[] {
  const radius = Math.min(width * 0.36, 38);
  const x = width / 2;
  const disc =
    ellipse(x + 1.5, 52, radius + 1, radius + 1, '#1a1420', 0.2) +
    circle(x, 50, radius, palette.of('light')) +
    circle(x, 50, radius * 0.86, darker(palette.of('light'), 0.05));
  if (main === undefined) return [];
  if (main.kind === 'thing') {
    const subject: Subject = subjects[main.name];
    const room = isServed(main.name) ? 1 : 1.35;
    const height = Math.min(radius * 1.15, (radius * 1.4) / subject.ratio) * room;
    return [
      {
        svg:
          (isServed(main.name) ? disc : '') +
          moved(subject.draw(palette.lit(main.color), palette), x, 50 + height * 0.5, height / 100),
        motion: { kind: 'none' },
      },
    ];
  }
  if (main.kind === 'person') {
    // Two people face each other.
    const seen = [moved(drawFromAbove(main.person, palette), x, second?.kind === 'person' ? 80 : 60)];
    if (second?.kind === 'person') {
      seen.push(`<g transform="rotate(180 ${x} 50)">${moved(drawFromAbove(second.person, palette), x, 80)}</g>`);
    }
    return [{ svg: seen.join(''), motion: { kind: 'bob', x: 0, y: 0.01, seconds: 2.8 } }];
  }
  const hands =
    moved(drawHand(main.cloth, palette), x - radius * 0.2, 62, 0.62) +
    moved(drawHand(main.cloth, palette), x + radius * 0.2, 62, 0.62, true);
  // What the hands hold or shape lies under them.
  const held: Subject | undefined = second?.kind === 'thing' ? subjects[second.name] : undefined;
  const height = held === undefined ? 0 : Math.min(radius, (radius * 1.3) / held.ratio);
  const shaped =
    held === undefined || second?.kind !== 'thing'
      ? ''
      : moved(held.draw(palette.lit(second.color), palette), x, 48 + height * 0.5, height / 100);
  return [{ svg: shaped + hands, motion: { kind: 'bob', x: 0, y: 0.01, seconds: 1.8 } }];
}

/** Draws the shoulder and head of a person in the foreground, as a dark shape at the left edge. */
function shoulderOf({ width, palette }: Stage): string {
  const dark = darker(palette.of('dark'), 0.1);
  return (
    path(`M-30 140L-30 66Q${width * 0.06} 58 ${width * 0.16} 76Q${width * 0.26} 84 ${width * 0.3} 140Z`, dark) +
    circle(width * 0.07, 50, 17, dark)
  );
}

/** Draws an effect, such as rain or steam, as layers. A scrolling layer is twice as high as the picture and repeats. */
function effectLayers(effect: EffectName, stage: Stage, depiction: Depiction): Placed[] {
  const { main: hero, second, size } = depiction;
  const isBesideHero = hero?.kind === 'person' && second?.kind === 'thing';
  const main = isBesideHero ? second : hero;
  const { width, horizon, palette } = stage;
  const many = (count: number, draw: (x: number, y: number, at: number) => string) => {
    const tile = Array.from({ length: count }, (_, at) =>
      draw(((at * 61.8) % 100) * (width / 100), (at * 37.7) % 100, at),
    ).join('');
    return moved(tile, 0, 0) + moved(tile, 0, -100);
  };
  switch (effect) {
    case 'rain':
      return [
        { svg: many(46, (x, y) => line(`M${x} ${y}l-2 8`, '#eaf2f6', 0.5, 0.6)), motion: { kind: 'scroll', y: 1.5 } },
      ];
    case 'snow':
      return [
        {
          svg: many(44, (x, y, at) => circle(x, y, 0.6 + (at % 3) * 0.35, '#ffffff', 0.9)),
          motion: { kind: 'scroll', y: 0.16 },
        },
      ];
    case 'leaves':
      return [
        {
          svg: many(20, (x, y, at) =>
            path(
              `M${x} ${y}q3.4 -2.4 6.8 0q-3.4 2.4 -6.8 0Z`,
              palette.lit(['#d97f2f', '#c9402c', '#e2a13f'][at % 3] ?? 'red'),
            ),
          ),
          motion: { kind: 'scroll', y: 0.22 },
        },
      ];
    case 'sparks':
      return [
        {
          svg: many(22, (x, y, at) =>
            path(
              `M${x} ${y - 1.8}L${x + 0.5} ${y - 0.5}L${x + 1.8} ${y}L${x + 0.5} ${y + 0.5}L${x} ${y + 1.8}L${x - 0.5} ${y + 0.5}L${x - 1.8} ${y}L${x - 0.5} ${y - 0.5}Z`,
              at % 2 === 0 ? '#fff2c4' : '#ffd97a',
              0.9,
            ),
          ),
          motion: { kind: 'scroll', y: 0.07 },
        },
      ];
    case 'fog':
      return [
        {
          svg:
            ellipse(width * 0.3, horizon + 4, width * 0.5, 7, '#ffffff', 0.3) +
            ellipse(width * 0.85, horizon - 3, width * 0.42, 5, '#ffffff', 0.24),
          motion: { kind: 'bob', x: 0.06, y: 0.004, seconds: 7 },
        },
        {
          svg: ellipse(width * 0.7, horizon + 13, width * 0.55, 8, '#ffffff', 0.2),
          motion: { kind: 'bob', x: -0.07, y: 0, seconds: 9 },
        },
      ];
    case 'steam': {
      if (main?.kind === 'person') return [];
      const isHeld = heldThing(depiction) !== undefined;
      const middle = isHeld ? holderAt(width) + 32 : width * (isBesideHero ? (width < 85 ? 0.72 : 0.66) : 0.5);
      const thing: Subject | undefined = main?.kind === 'thing' ? subjects[main.name] : undefined;
      const height =
        thing === undefined
          ? 40
          : heightOf(thing, isBesideHero ? besideShare(thing, hero) : shareOf(thing, size), size, width);
      const base = isHeld ? 34 : tableTop(size, horizon) - height * 0.86;
      const wisp = (x: number, y: number, scale: number) =>
        line(`M${x} ${y}q${-6 * scale} ${-8 * scale} 0 ${-15 * scale}t0 ${-15 * scale}`, '#fffaf0', 2.2 * scale, 0.62);
      return [
        {
          svg: wisp(middle - 7, base, 1) + wisp(middle + 1, base - 3, 1.15) + wisp(middle + 9, base, 0.95),
          motion: { kind: 'bob', x: 0.006, y: -0.03, seconds: 2.2 },
        },
      ];
    }
    case 'splash': {
      const foot = Math.min(94, horizon + 24);
      return [
        {
          svg:
            [-24, -15, -7, 7, 15, 24]
              .map((x, at) =>
                path(
                  `M${width * 0.5 + x} ${foot - 6 - (at % 3) * 6}q2.4 4 0 6q-2.4 -2 0 -6Z`,
                  palette.lit('#cfe5ea'),
                  0.95,
                ),
              )
              .join('') +
            line(
              `M${width * 0.5 - 30} ${foot}q8 -8 14 0M${width * 0.5 + 14} ${foot}q8 -9 16 0`,
              palette.lit('#eef6f4'),
              1.6,
            ),
          motion: { kind: 'bob', x: 0, y: -0.03, seconds: 0.9 },
        },
      ];
    }
    case 'stars':
      return [];
  }
}
