import { wordPattern } from '../story/terms';

/** A color as `#rrggbb`. */
export type Hex = string;

/** The kinds of light. A film's light stays the same until a shot names another. */
const lightNames = ['day', 'golden', 'dawn', 'dusk', 'night', 'overcast', 'snow', 'studio', 'moody'] as const;
export type LightName = (typeof lightNames)[number];

interface Light {
  /** Colors of the sky, from top to bottom. */
  readonly sky: readonly [Hex, Hex, Hex];
  readonly sun: Hex | undefined;
  /** The light tints every color of the picture with `tint`. `amount` is the strength, from 0 to 1. */
  readonly tint: Hex;
  readonly amount: number;
  /** Whether the surroundings are dark, so that windows and lamps glow. */
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
  /** Returns a color of the subject. The tint is weaker than in `of`, so that the subject stands out. */
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
const named: readonly (readonly [Hex, RegExp])[] = (
  [
    ['#1b2550', 'midnight blue / mitternachtsblau(?:e[rsnm]?)? / bleu nuit / azul noche / blu notte'],
    [
      '#8cc3e6',
      '(?:light|sky|baby|pale|powder) blue / hellblau(?:e[rsnm]?)? / himmelblau / bleu (?:clair|ciel) / (?:azul )?celeste / azul (?:claro|piscina)(?!\\p{L}) / azul-piscina / azzurr[oa] / 水色',
    ],
    ['#1f6f78', 'petrol / bleu canard / duck blue / azul petróleo'],
    [
      '#2c5a3c',
      '(?:dark|deep|forest|moss|bottle|hunter|racing) green / dunkelgrün(?:e[rsnm]?)? / (?:moos|tannen|wald|flaschen)grün(?:e[rsnm]?)? / vert (?:foncé|sapin|bouteille|forêt) / verde[- ](?:oscuro|escuro|scuro|bosque|garrafa|botella|bottiglia) / 深緑',
    ],
    ['#3fe35a', 'neon green / neongrün / verde (?:neón|neon|flúor)'],
    [
      '#8c9b6d',
      'sage(?: green)? / olive(?: green)? / khaki / salbei(?:grün)? / olivgrün / vert (?:sauge|olive) / verde (?:salvia|oliva)',
    ],
    ['#b7cf8f', 'pistachio / pistazie\\p{L}* / pistache / pistacho / pistacchio'],
    ['#b5d63c', 'lime(?: green)? / limette\\p{L}* / vert citron / verde lima'],
    ['#9fd8bf', 'mint(?: green)? / mintgrün / menthe / menta'],
    ['#f0705a', 'coral / koralle\\p{L}* / corail / corallo / コーラル'],
    ['#d9472b', 'tomato(?: red)? / vermilion / zinnober\\p{L}* / 朱色'],
    ['#7a1f35', 'burgundy / maroon / (?:wine|ox ?blood)[- ]red / bordeaux(?:rot)? / weinrot / granate / vinho / bordò'],
    [
      '#b4622f',
      'copper / rust(?:[- ]colou?red)? / terracotta / terrakotta / bronze / kupfer\\p{L}* / cuivre / cobre / rame',
    ],
    ['#c9962f', 'ochre / mustard / ocker / senf(?:gelb)? / ocre / moutarde / mostaza / mostarda / senape'],
    ['#f3b58a', 'peach / apricot / aprikose\\p{L}* / pêche / durazno / pesca'],
    ['#b9a2d8', 'lilac / lavender / flieder\\p{L}* / lilas / lilás / lavendel\\p{L}* / lavande / lavanda'],
    ['#c9307f', 'magenta / fuchsia'],
    [
      '#f3e8d2',
      'cream / ivory / off[- ]?white / beige / creme(?:farben\\p{L}*|weiß)? / crème / écru / crema / crem / marfil / bege / avorio / 生成り / ベージュ',
    ],
    ['#dcc7a0', 'sand(?:farben\\p{L}*|[- ]colou?red)? / sable / arena / areia / sabbia'],
    ['#3a3d42', 'charcoal / anthra[cz]ite? / anthrazit(?:farben\\p{L}*)? / graphite / antracita / antracite'],
    ['#4a2545', 'aubergine / berenjena / melanzana'],
    ['#c23a63', 'raspberry / himbeere?\\p{L}* / framboise / frambuesa / lampone'],
    ['#26262b', 'black / schwarz(?:e[rsnm]?)? / noire? / negr[oa] / pret[oa] / ner[oa] / 黒い?'],
    ['#f7f3ea', 'white / weiß(?:e[rsnm]?)? / blanche? / blanc[oa]? / branc[oa] / bianc[oa] / 白い?'],
    ['#cf3a2b', 'red / crimson / scarlet / rote?[rsnm]? / rouges? / roj[oa]s? / vermelh[oa] / ross[oa] / 赤い?'],
    ['#e07b2a', '(?:tangerine|orange) / \\p{L}+orange / naranja / laranja / arancione / オレンジ'],
    ['#f0bf3a', 'yellow / g[eä]lbe?[rsnm]? / jaunes? / amarill[oa] / amarel[oa] / giall[oa] / 黄色い?'],
    [
      '#4c9152',
      'green / grüne?[rsnm]? / (?!immer)\\p{L}{3,}grün(?:e[rsnm]?)? / 若草色 / グリーン / vert(?:e|es|s)? / verde / 緑',
    ],
    ['#2f6db0', 'blue / blaue?[rsnm]? / \\p{L}{3,}blau(?:e[rsnm]?)? / ブルー / bleue?s? / azul / blu / 青い?'],
    ['#1f2d55', 'navy / (?:dunkel|nacht|marine)blau(?:e[rsnm]?)? / bleu marine / marino / 紺'],
    ['#23867f', 'teal / turquoise / türkis(?:e[rsnm]?)? / turquesa / turchese'],
    ['#7b4fa3', 'purple / violet / lila / violett(?:e[rsnm]?)? / morad[oa] / rox[oa] / viola / 紫'],
    ['#e58aa6', 'pink / rosa / rosé / rose(?= (?:dress|silk|gold|petal)) / ピンク'],
    ['#8a5a38', 'brown / braune?[rsnm]? / marron / marrón / marrom / marrone / 茶色い?'],
    ['#9a9aa0', 'gr[ae]y / graue?[rsnm]? / grise? / gris(?:es)? / cinza / grigi[oa]'],
    ['#b9bec6', 'silver / silberne?[rsnm]? / argenté?e? / argent / platead[oa] / pratead[oa] / argent[oa] / 銀'],
    ['#c99a3b', 'gold(?:en)? / goldene?[rsnm]? / dorée? / dorad[oa] / dourad[oa] / dorat[oa] / amber / 金'],
  ] as const
).map(([hex, words]) => [hex, wordPattern(words)] as const);

/**
 * Finds the first color word in a text. Ignores phrases that name no color, such as "golden hour" and "golden
 * retriever".
 */
export function namedColor(text: string): { readonly hex: Hex; readonly at: number } | undefined {
  const plain = text.replace(/(?:golden|blue|magic)(?= (?:hour|light|retriever|gate))/giu, (word) =>
    ' '.repeat(word.length),
  );
  return colorsIn(plain)[0];
}

/** Returns all colors that a text names, in order of their first occurrence. */
export function namedColors(text: string): Hex[] {
  return colorsIn(text).map(({ hex }) => hex);
}

/** Finds the color words and color codes in a text, in their order. */
export function colorsIn(text: string): { readonly hex: Hex; readonly at: number; readonly end: number }[] {
  const hits = named.flatMap(([hex, pattern]) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ hex, at: match.index, end: match.index + match[0].length }];
  });
  const codes = Array.from(text.matchAll(hexCode), ({ 0: code, index }) => ({
    hex: code.toLowerCase(),
    at: index,
    end: index + code.length,
  }));
  // "Green" in "forest green" is no second color, and a code after a name states the same color.
  return [...hits, ...codes]
    .filter((hit) => !hits.some((it) => it.at <= hit.at && it.end >= hit.end && it.end - it.at > hit.end - hit.at))
    .sort((a, b) => a.at - b.at);
}
const hexCode = /#(?=[\da-f]*\d)[\da-f]{6}(?![\p{L}\p{N}])/giu;
