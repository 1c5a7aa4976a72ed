import { ruledOutIn } from '../story/ruledOut';
import { wordPattern } from '../story/terms';

/** A color as `#rrggbb`. */
export type Hex = string;

const lightNames = ['day', 'golden', 'dawn', 'dusk', 'night', 'overcast', 'snow', 'studio', 'moody'] as const;
export type LightName = (typeof lightNames)[number];

interface Light {
  /** Colors of the sky, from top to bottom. */
  readonly sky: readonly [Hex, Hex, Hex];
  readonly sun: Hex | undefined;
  /** The tint of all colors in the picture. `amount` is its strength, from 0 to 1. */
  readonly tint: Hex;
  readonly amount: number;
  /** Whether the surroundings are dark. If so, windows and lamps glow. */
  readonly isDark: boolean;
}

const lights: Readonly<Record<LightName, Light>> = {
  day: { sky: ['#86c1de', '#aed8e6', '#dcefe8'], sun: '#fff6d8', tint: '#fff8e8', amount: 0.06, isDark: false },
  golden: { sky: ['#eda35f', '#f5c07a', '#fbe0ab'], sun: '#fff3cf', tint: '#f39a4a', amount: 0.26, isDark: false },
  dawn: { sky: ['#9cb4d2', '#eec4b4', '#fbe5c6'], sun: '#fff4d6', tint: '#f0b49a', amount: 0.2, isDark: false },
  dusk: { sky: ['#343f6e', '#70608f', '#d1877f'], sun: '#f9b98c', tint: '#8a7bc0', amount: 0.72, isDark: true },
  night: { sky: ['#10172f', '#18214a', '#273663'], sun: '#f4efd4', tint: '#4f62b4', amount: 0.86, isDark: true },
  overcast: { sky: ['#8c9aa4', '#a4b0b7', '#c3cbcc'], sun: undefined, tint: '#8d9aa4', amount: 0.32, isDark: false },
  snow: { sky: ['#b4c8d6', '#cfdee6', '#e8eff2'], sun: undefined, tint: '#dbe7ee', amount: 0.28, isDark: false },
  studio: { sky: ['#e8e4da', '#efece4', '#f6f4ee'], sun: undefined, tint: '#ffffff', amount: 0.08, isDark: false },
  moody: { sky: ['#17181f', '#20222b', '#2b2e39'], sun: undefined, tint: '#6d6a80', amount: 0.84, isDark: true },
};

/** Named colors, as they appear in neutral light. */
const neutral = {
  grass: '#8fb56a',
  grassDark: '#6c9552',
  leaf: '#4f8a58',
  leafDark: '#37694a',
  hill: '#9dbf9f',
  mountain: '#8496a8',
  snowcap: '#f4f7f8',
  sand: '#e9cd97',
  sandDark: '#d5b277',
  water: '#6aa9bf',
  waterDark: '#4b8aa5',
  foam: '#eef6f4',
  road: '#6d6a6d',
  roadLine: '#f4ead0',
  pavement: '#b9b3aa',
  stone: '#a29d96',
  wall: '#f2d9ac',
  wallDark: '#e2bf87',
  floor: '#c98f58',
  floorDark: '#a86f42',
  wood: '#9a5a35',
  woodDark: '#743f25',
  tile: '#d9e4e2',
  tileDark: '#b9cbca',
  building: '#c7a58d',
  buildingDark: '#a58573',
  glass: '#cfe5ea',
  window: '#fff3d2',
  curtain: '#d98a6a',
  metal: '#b7bdc2',
  metalDark: '#868d94',
  dark: '#2a2a33',
  light: '#fdf6e6',
  skin: '#e0a981',
  skinDark: '#c98d66',
  hair: '#4a2f27',
  cloth: '#d4553a',
  clothDark: '#a93c28',
  denim: '#41597a',
  red: '#c9402c',
  white: '#fbf7ee',
} as const;
type NeutralColor = keyof typeof neutral;

/**
 * The colors of a picture in one kind of light. `of` and `lit` accept a color name from `neutral` or a `#rrggbb` color.
 */
export interface Palette {
  readonly light: Light;
  /** Returns a color of the surroundings, tinted by the light. */
  readonly of: (color: string) => Hex;
  /** Returns a color of the subject, tinted less than the surroundings so that the subject stands out. */
  readonly lit: (color: string) => Hex;
}

const isNeutral = (color: string): color is NeutralColor => color in neutral;

export function paletteOf(name: LightName): Palette {
  const light = lights[name];
  const tinted = (share: number) => (color: string) =>
    litBy(light, isNeutral(color) ? neutral[color] : color, light.amount * share);
  return { light, of: tinted(1), lit: tinted(light.isDark ? 0.36 : 0.45) };
}

function litBy({ tint, isDark }: Light, color: Hex, share: number): Hex {
  if (!isDark) return mixHex(color, tint, share);
  const light = channels(tint);
  const shaded = channels(color).map((value, at) => Math.round((value * (light[at] ?? 0)) / 255));
  return mixHex(color, toHex(shaded), share);
}

export function mixHex(from: Hex, to: Hex, share: number): Hex {
  const [a, b] = [channels(from), channels(to)];
  return toHex(a.map((value, at) => Math.round(value + ((b[at] ?? 0) - value) * share)));
}

export const darker = (color: Hex, share = 0.25): Hex => mixHex(color, '#14121a', share);
export const lighter = (color: Hex, share = 0.3): Hex => mixHex(color, '#ffffff', share);

function toHex(values: readonly number[]): Hex {
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether light text is easier to read on a color than dark text. */
export function isDark(color: Hex): boolean {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128;
}

function channels(hex: Hex): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/**
 * Patterns for the color words of briefs. They match whole words, including German words with endings, such as "rotes".
 */
const named = tableOf([
  ['#26262b', 'black / schwarz(?:e[rsnm]?)? / noire? / negr[oa] / pret[oa] / ner[oa] / 黒い?'],
  ['#f7f3ea', 'white / weiß(?:e[rsnm]?)? / blanche? / blanc[oa]? / branc[oa] / bianc[oa] / 白い?'],
  [
    '#cf3a2b',
    'red / crimson / scarlet / (?:hell|dunkel|wein|rost|warn|signal|feuer|kirsch)?rote?[rsnm]? / rouges? / roj[oa]s? / vermelh[oa] / ross[oa] / 赤い?',
  ],
  ['#e07b2a', 'orange / naranja / laranja / arancione / オレンジ'],
  ['#f0bf3a', 'yellow / \\p{L}*gelbe?[rsnm]? / jaunes? / amarill[oa] / amarel[oa] / giall[oa] / 黄色い?'],
  ['#4c9152', 'green / \\p{L}*grüne?[rsnm]? / vert(?:e|es|s)? / verde / 緑'],
  ['#2f6db0', 'blue / \\p{L}*blaue?[rsnm]? / bleue?s?(?! marine) / azul(?! marino) / blu / 青い?'],
  ['#1f2d55', 'navy / (?:dunkel|nacht|marine)blau(?:e[rsnm]?)? / bleu marine / marino / 紺'],
  ['#23867f', 'teal / turquoise / türkis(?:e[rsnm]?)? / turquesa / turchese'],
  ['#7b4fa3', 'purple / violet / lilac / indigo / lila / violett(?:e[rsnm]?)? / morad[oa] / rox[oa] / viola / 紫'],
  ['#e58aa6', 'pink / rosa / rosé / rose(?= (?:dress|silk|gold|petal)) / ピンク'],
  ['#8a5a38', 'brown / braune?[rsnm]? / marron / marrón / marrom / marrone / 茶色い?'],
  ['#9a9aa0', 'gr[ae]y / graue?[rsnm]? / grise? / gris(?:es)? / cinza / grigi[oa] / グレー / 灰色'],
  ['#b9bec6', 'silver / silberne?[rsnm]? / argenté?e? / argent / platead[oa] / pratead[oa] / argent[oa] / 銀'],
  ['#c99a3b', 'gold(?:en)? / goldene?[rsnm]? / dorée? / dorad[oa] / dourad[oa] / dorat[oa] / amber / 金'],
]);

/** Words that name a color in an instruction, such as "mint" or "cream". In other text, they often name a thing. */
const namedInInstructions = tableOf([
  ['#4c9152', 'greens'],
  ['#9fd8bf', 'mint / minze / mintgrün / menta / menthe / ミント'],
  ['#8fa58a', 'sage / sauge / salvia / salbei(?:grün)?'],
  [
    '#f1e6d0',
    'cream / ivory / bone / beige / bege / sand / sable / creme / crème / crema / écru / off-white / 生成り / ベージュ',
  ],
  ['#e8735c', 'coral / koralle / corail / corallo / peach / aprikose'],
  ['#bd5f3c', 'terracotta / terracota / rust / brick / copper / kupfer(?:farben)? / cuivre / cobre / rame'],
  ['#d9a521', 'mustard / mostarda / mostaza / moutarde / senf / senape / ocre / sunflower'],
  ['#1f5f6b', 'petrol / pétrole / petróleo / bleu canard'],
  ['#6b1f3a', 'burgundy / bordeaux / bordeaux(?:rot)? / lie de vin / guinda / aubergine / himbeer'],
  ['#b9a3d9', 'lavender / lavendel / lavande / lavanda / lilas / lilás / lilla'],
  ['#b5d63c', 'lime / limette\\p{L}* / verde lima'],
  ['#b7cf8f', 'pistachio / pistazie\\p{L}* / pistache / pistacho / pistacchio'],
  [
    '#8cc3e6',
    '(?:light|sky|baby) blue / hellblau(?:e[rsnm]?)? / himmelblau / bleu ciel / celeste / azul-piscina / azzurr[oa] / 水色',
  ],
  ['#d9472b', 'vermilion / tomato red / 朱色'],
  ['#3a3d42', 'charcoal / anthra[cz]ite? / anthrazit(?:grau)? / antracite / antracita / asphalt'],
]);
/** Finds the first color word. Ignores phrases that name no color, such as "golden hour" and "golden retriever". */
export function namedColor(text: string): { readonly hex: Hex; readonly at: number } | undefined {
  const plain = text.replace(/(?:golden|blue|magic)(?= (?:hour|light|retriever|gate))/giu, (word) =>
    ' '.repeat(word.length),
  );
  return colorsIn(plain, named)[0];
}

/**
 * Returns all colors that the instructions name, as words or as codes such as #ff6a13, in order of first occurrence. A
 * code is more exact than the word beside it, as in "signal orange (#FF5A1F)", and a rare word than a common one, as in
 * "vert sauge". Only the more exact color counts. A color that the brief rules out is omitted everywhere, as in "no pink,
 * the competitor is pink".
 */
export function namedColors(instructions: string, unwanted = ruledOutColors(instructions)): Hex[] {
  const codes = Array.from(instructions.matchAll(/#[\da-f]{6}(?![\p{L}\d])/giu), (match) => ({
    hex: match[0].toLowerCase(),
    at: match.index,
    end: match.index + match[0].length,
  }));
  const found = [colorsIn(instructions, named), colorsIn(instructions, namedInInstructions), codes].flatMap(
    (colors, exactness) => colors.map((color) => ({ ...color, exactness })),
  );
  const isBeside = (from: number, to: number) => from <= to && /^\s?[-–:(]?\s?$/u.test(instructions.slice(from, to));
  const wanted = found
    .filter(({ at, end }) => !found.some((it) => it.at <= at && it.end >= end && it.end - it.at > end - at))
    .filter(
      ({ at, end, exactness }) =>
        !found.some((it) => it.exactness > exactness && (isBeside(end, it.at) || isBeside(it.end, at))),
    )
    .filter(({ hex }) => !unwanted.includes(hex))
    .sort((a, b) => a.at - b.at);
  return [...new Set(wanted.map(({ hex }) => hex))];
}

/** Returns the colors that a brief rules out. */
export const ruledOutColors = (brief: string): readonly Hex[] =>
  ruledOutIn(brief)
    .flatMap((phrase) => [named, namedInInstructions].flatMap((table) => colorsIn(phrase, table)))
    .map(({ hex }) => hex);

/**
 * Returns the colors after a label in a storyboard's brief, as in "Colors: yellow and blue". Ignores other colors,
 * because each describes a single picture.
 */
export function labeledColors(brief: string): Hex[] {
  const lines = brief.split(/\n|(?<=[.!?。；;])\s+/u);
  return lines.flatMap((line, index) => {
    if (!colorLabel.test(line)) return [];
    const own = namedColors(line);
    // If the label's own line names no color, the colors are on the next line.
    return own.length > 0 ? own : namedColors(lines[index + 1] ?? '');
  });
}
const colorLabel =
  /(?<!\p{L})(?:colou?rs?(?:[- _](?:palette|scheme))?|palette|\p{L}*farben|couleurs|colores|cores|colori|paleta)(?!\p{L})(?! (?:grad\p{L}*|correct\p{L}*|temperature))|配色|色味|カラー/iu;

type ColorTable = readonly (readonly [Hex, RegExp])[];

function colorsIn(text: string, table: ColorTable): { readonly hex: Hex; readonly at: number; readonly end: number }[] {
  const hits = table.flatMap(([hex, pattern]) => {
    const match = pattern.exec(text);
    if (match === null) return [];
    const [at, end] = [match.index, match.index + match[0].length];
    const around = `${text.slice(Math.max(0, at - 12), at)}|${match[0]}|${text.slice(end, end + 12)}`;
    const shade = shades.find(({ pattern }) => pattern.test(around));
    return [{ hex: shade?.of(hex) ?? hex, at, end }];
  });
  return hits.sort((a, b) => a.at - b.at);
}

/** Matches a word that makes the color between the bars darker or lighter, as in "dark |green|" and "|vert| foncé". */
const shades: readonly { readonly pattern: RegExp; readonly of: (color: Hex) => Hex }[] = [
  {
    pattern:
      /(?<!\p{L})(?:dark|deep|forest|bottle|wine|dunkle[snmr]?|tiefe[snmr]?)[ -]\||\|(?:dunkel|tief|tannen|flaschen|wein)|\|[ -](?:foncée?s?|sombre|profonde?|oscur[oa]|escur[oa]|scur[oa])|(?:深い?|濃い)\|/iu,
    of: (color) => darker(color, 0.42),
  },
  {
    pattern:
      /(?<!\p{L})(?:light|pale|soft|pastel|helle[snmr]?|zarte[snmr]?)[ -]\||\|(?:hell|zart|blass)\p{L}|\|[ -](?:claire?s?|pâles?|pastel|clar[oa]|pálid[oa]|chiar[oa])|(?:薄い|淡い|明るい)\|/iu,
    of: (color) => lighter(color, 0.45),
  },
];

function tableOf(rows: readonly (readonly [Hex, string])[]): ColorTable {
  return rows.map(([hex, words]) => [hex, wordPattern(words)] as const);
}
