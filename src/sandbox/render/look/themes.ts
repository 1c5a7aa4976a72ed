import { wordPattern } from '../story/terms';
import { isWanted } from '../story/ruledOut';
import { darker, lighter, mixHex, namedColors, type Hex } from './palette';

/** The colors of a scene, as `#rrggbb`. */
export interface Stage {
  /** Colors of the background gradient, from top left to bottom right. */
  readonly ground: readonly [string, string];
  /** Colors of the clouds that drift over the gradient. */
  readonly clouds: readonly string[];
  readonly text: string;
  /** Color of emphasized words, bars and the progress line. */
  readonly accent: string;
  /** Color of small text. */
  readonly muted: string;
  /** Color of text on a bar that has the accent color. */
  readonly onAccent: string;
}

/** Shapes of the wipe from one scene to the next: a slanted edge or a growing circle. */
export const wipes = ['slant', 'iris'] as const;
export type Wipe = (typeof wipes)[number];

const decors = ['rings', 'dots', 'slashes', 'waves', 'plus'] as const;

const themeNames = ['midnight', 'ember', 'meadow', 'ocean', 'blush', 'volt', 'daylight'] as const;
export type ThemeName = (typeof themeNames)[number];

export interface Theme {
  readonly name: ThemeName;
  readonly stages: readonly [Stage, Stage, Stage];
  readonly decor: (typeof decors)[number];
}

/**
 * One paragraph per theme. Its first line is `name | decor`. Each further line lists the colors of one `Stage`:
 * `groundFrom groundTo | clouds | text accent muted onAccent`.
 */
export const themes = `
midnight | rings
#12103a #1b1464 | #5b2be0 #0f6cd2 #8a1fb0 | #ffffff #5ff2e4 #d5d9e8 #0d0c2b
#5ff2e4 #3fd6f5 | #7df7c8 #37b5f5 | #0e0b36 #4a12b8 #1c2160 #ffffff
#4a1fd1 #7b2ff0 | #2746e8 #a02be0 | #ffffff #ffe45c #d5d9e8 #22104f

ember | waves
#2a0f14 #4d1712 | #b8341a #8c1c3f #af5118 | #ffffff #ffc247 #d5d9e8 #35100f
#ffc247 #ff9d45 | #ffd97a #ff7a4d | #35100f #a3122a #5b1f10 #fff4e0
#fff1df #ffe1c2 | #ffd0a1 #ffc4b3 | #35100f #c22c14 #6b3a28 #fff6ea

meadow | dots
#06291f #0b4030 | #1c7a4a #0d5c63 #447a1a | #ffffff #c9f26b #d5d9e8 #0a2b1f
#d8f58a #b5e86b | #f0f79a #8fdc84 | #0a2b1f #0b5b3c #24492c #f2ffdc
#f4f8ea #e3f0d6 | #cdebc0 #fbefc4 | #0b3325 #15734b #41624f #f6fff0

ocean | waves
#03304f #045a7a | #0a7694 #0b4f9e #107c75 | #ffffff #ffd98a #d5d9e8 #06304a
#ffe3a8 #ffc98f | #fff0c9 #ffb08c | #06304a #0a6a8f #3d4a55 #ffffff
#0c778c #0a5f8c | #0f7a6d #0b4f9e | #ffffff #ffe9b8 #d5d9e8 #06304a

blush | rings
#fde9ec #f9d3dc | #ffc3cf #fbe0c8 #e9c9f0 | #45122e #b5184f #74405a #fff3f5
#45122e #6b1746 | #8f1f5c #5a1c73 | #ffffff #ffb8c6 #d5d9e8 #45122e
#b5184f #c92f5c | #c0425f #8f1660 | #ffffff #ffe3d1 #d5d9e8 #5c0f33

volt | slashes
#0c0d10 #191c22 | #2b3340 #1f2f1a #33244a | #ffffff #d8ff3e #d5d9e8 #0c0d10
#d8ff3e #b8f22e | #f0ff7a #9be82b | #0c0d10 #3a1fd6 #2c330a #ffffff
#2a16c9 #4420e0 | #6a2bf0 #1745d6 | #ffffff #d8ff3e #d5d9e8 #0c0d10

daylight | plus
#f7f5ef #ece8de | #ffe1cc #d9e6ff #fdf0c4 | #15213f #cc3514 #4d5670 #ffffff
#15213f #1f3170 | #2f4fae #4b2a7a | #ffffff #ff9a6b #d5d9e8 #15213f
#ff8a5c #ffb25c | #ffd08a #ff7466 | #15213f #1f2f9e #3b2c3a #ffffff
`
  .trim()
  .split('\n\n')
  .map((lines): Theme => {
    const [head = '', first = '', second = '', third = ''] = lines.split('\n');
    const [title, decor] = head.split(' | ');
    const name = themeNames.find((it) => it === title) ?? 'daylight';
    const stages = [stageOf(first), stageOf(second), stageOf(third)] as const;
    return {
      name,
      decor: decors.find((it) => it === decor) ?? 'rings',
      stages,
    };
  });

/** The themes for any subject. */
const neutralThemes = ['daylight', 'ocean', 'meadow'] as const satisfies readonly ThemeName[];

export function themeNamed(wanted: ThemeName): Theme {
  const theme = themes.find(({ name }) => name === wanted);
  if (theme === undefined) throw new RangeError(`No theme is named ${wanted}.`);
  return theme;
}

/** Returns the wanted theme. If it has a color that the brief rules out, returns another theme without one. */
function allowedTheme(wanted: ThemeName = neutralThemes[0], ruledOut: readonly Hex[]): Theme {
  const isAllowed = ({ stages }: Theme) => !stages.some((stage) => ruledOut.some((color) => isNear(stage, color)));
  return [wanted, ...neutralThemes, ...themeNames].map(themeNamed).find(isAllowed) ?? themeNamed(wanted);
}

/** Whether the background of a stage, or its accent, has the hue of a color. Gray has no hue. */
function isNear({ ground, accent }: Stage, color: Hex): boolean {
  const hue = hueOf(color);
  return [...ground, accent].some((it) => {
    const own = hueOf(it);
    if (hue === undefined || own === undefined) return false;
    const turn = Math.abs(hue - own);
    return Math.min(turn, 2 * Math.PI - turn) < nearestHue;
  });
}

/** Two hues are alike up to this angle, in radians. Below this saturation, a color has no hue. */
const [nearestHue, leastSaturation] = [0.4, 10];

function hueOf(color: Hex): number | undefined {
  const { u, v } = yuvOf(color);
  return Math.hypot(u - 128, v - 128) < leastSaturation ? undefined : Math.atan2(v - 128, u - 128);
}

/** Words in a brief that ask for a bright or for a dark film. */
const [bright, dark] = [
  wordPattern(
    'bright / airy / sunny / fun / playful / cheerful / hell / freundlich / fröhlich / lumineu(?:x|se) / clair / joyeu(?:x|se) / luminos[oa] / alegre / clar[oa] / allegr[oa] / solare / 明るい / 楽しい',
  ),
  wordPattern('dark / moody / noir / dunkel / düster / sombre / oscur[oa] / escur[oa] / scur[oa] / 暗い'),
];

/** Returns a theme's stages. If the brief asks for a bright or a dark film, the brightest or darkest stage comes first. */
function stagesOf(theme: Theme, look: string): readonly Stage[] {
  const brightness = ({ ground: [from, to] }: Stage) => lightness(from) + lightness(to);
  const sorted = theme.stages.toSorted((one, other) => brightness(one) - brightness(other));
  const asksFor = (words: RegExp) => isWanted(look, words.exec(look)?.index);
  return asksFor(dark) ? sorted : asksFor(bright) ? sorted.toReversed() : theme.stages;
}

/** The colors of a film. Offers and the end card have their own colors. */
export interface FilmLook {
  readonly film: Stage;
  readonly offer: Stage;
  readonly end: Stage;
  readonly decor: Theme['decor'];
}

/** Colors of the title cards between panels: off-white text on a dark background. */
const boardTitles: Stage = {
  ground: ['#2b3038', '#22262d'],
  clouds: ['#343b45', '#2a3a40'],
  text: '#fbf7ee',
  accent: '#e8c07a',
  muted: '#d5d0c4',
  onAccent: '#22262d',
};

/** What the colors of a copy film depend on. */
interface FilmContent {
  /** The theme of the advertised trade. Undefined if the trade is unknown. */
  readonly theme: ThemeName | undefined;
  /** The brief's words about light, color and style. */
  readonly look: string;
  /** The colors that the brief rules out. */
  readonly ruledOut: readonly Hex[];
}

/** Chooses the colors of a copy film. Colors named in the brief take precedence over the theme. */
export function paletteFor({ theme: wanted, look, ruledOut }: FilmContent, seed: number): FilmLook {
  const theme = allowedTheme(wanted, ruledOut);
  const [first, second] = namedColors(look, ruledOut);
  const named = first === undefined ? undefined : stageFrom(first, second ?? '#ffffff');
  const stages = stagesOf(theme, look);
  const at = (step: number) => stages[(seed + step) % stages.length] ?? theme.stages[0];
  if (named === undefined) return { film: at(0), offer: at(1), end: at(2), decor: theme.decor };
  const turned = stageFrom(second ?? lighter(first ?? '#ffffff', 0.86), first ?? '#222222');
  return { film: named, offer: turned, end: named, decor: theme.decor };
}

/**
 * Returns the colors of a title card whose background color the brief names, as in "Logo on navy".
 * @param others the film's other colors. The color that contrasts most with the background becomes the accent
 */
export function titleStage(ground: Hex | undefined, others: readonly Hex[] = []): Stage {
  if (ground === undefined) return boardTitles;
  const contrast = (color: Hex) => Math.abs(lightness(color) - lightness(ground));
  const [accent = boardTitles.accent] = others
    .filter((color) => color !== ground)
    .sort((a, b) => contrast(b) - contrast(a));
  return stageFrom(ground, accent);
}

/**
 * Builds all colors of a scene from two colors. The text is black or white, whichever contrasts better with the
 * background.
 */
function stageFrom(ground: string, accent: string): Stage {
  const isDark = lightness(ground) < 0.5;
  const text = isDark ? '#ffffff' : '#17171c';
  const isClear = Math.abs(lightness(accent) - lightness(ground)) > 0.32;
  const dim = lightness(accent) > lightness(ground) ? ground : accent;
  const shown = isClear ? accent : isDark ? lighter(accent, 0.62) : darker(dim, 0.6);
  return {
    ground: [ground, isDark ? darker(ground, 0.14) : lighter(ground, 0.2)],
    clouds: [isDark ? lighter(ground, 0.1) : darker(ground, 0.05), ground],
    text,
    accent: shown,
    muted: mixHex(text, ground, 0.2),
    onAccent: lightness(shown) < 0.5 ? '#ffffff' : '#17171c',
  };
}

/** Returns the perceived lightness of a color, from 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const { y } = yuvOf(hex);
  return (y - 16) / 219;
}

/** Returns the 32-bit FNV-1a hash. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619) >>> 0;
  }
  return hash;
}

function stageOf(colors: string): Stage {
  const [ground = '', clouds = '', type = ''] = colors.split(' | ');
  const [from = '', to = ''] = ground.split(' ');
  const [text = '', accent = '', muted = '', onAccent = ''] = type.split(' ');
  return { ground: [from, to], clouds: clouds.split(' '), text, accent, muted, onAccent };
}

/** A color as VP8 stores it: BT.601 matrix, limited range, 8 bits. */
export interface Yuv {
  readonly y: number;
  readonly u: number;
  readonly v: number;
}

/** Converts a `#rrggbb` color. The sRGB values are used without a gamma conversion. */
export function yuvOf(hex: string): Yuv {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  return {
    y: Math.round(16 + (65.481 * red + 128.553 * green + 24.966 * blue) / 255),
    u: Math.round(128 + (-37.797 * red - 74.203 * green + 112 * blue) / 255),
    v: Math.round(128 + (112 * red - 93.786 * green - 18.214 * blue) / 255),
  };
}

/**
 * Interpolates between two colors without rounding.
 * @param share fraction of `to` in the result, from 0 to 1
 */
export function mixed(from: Yuv, to: Yuv, share: number): Yuv {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return { y: mix(from.y, to.y), u: mix(from.u, to.u), v: mix(from.v, to.v) };
}
