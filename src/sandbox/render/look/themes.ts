/** The colors of one kind of scene; `#rrggbb`. */
export interface Stage {
  /** Behind everything, from the top left to the bottom right. */
  readonly ground: readonly [string, string];
  /** Clouds of color that drift over it. */
  readonly clouds: readonly string[];
  readonly text: string;
  /** Words that carry the message, bars, the progress line. */
  readonly accent: string;
  /** Small type. */
  readonly muted: string;
  /** Text on a bar in the accent color. */
  readonly onAccent: string;
}

export interface Theme {
  readonly name: string;
  readonly stages: readonly [Stage, ...Stage[]];
  readonly decor: 'rings' | 'dots' | 'slashes' | 'waves' | 'plus';
  readonly wipe: 'slant' | 'iris' | 'blinds';
  /** Words, in any case, that call for it. Matched whole. */
  readonly words: readonly string[];
}

const dark = { text: '#ffffff', muted: '#d5d9e8' };

export const themes: readonly [Theme, ...Theme[]] = [
  {
    name: 'midnight',
    decor: 'rings',
    wipe: 'slant',
    words: split(
      'app software code cloud data ai tech technology platform api startup developer robot future digital saas security startup 科技 アプリ تطبيق',
    ),
    stages: [
      {
        ...dark,
        ground: ['#12103a', '#1b1464'],
        clouds: ['#5b2be0', '#0f6cd2', '#8a1fb0'],
        accent: '#5ff2e4',
        onAccent: '#0d0c2b',
      },
      {
        ground: ['#5ff2e4', '#3fd6f5'],
        clouds: ['#7df7c8', '#37b5f5'],
        text: '#0e0b36',
        accent: '#4a12b8',
        muted: '#1c2160',
        onAccent: '#ffffff',
      },
      {
        ...dark,
        ground: ['#4a1fd1', '#7b2ff0'],
        clouds: ['#2746e8', '#a02be0'],
        accent: '#ffe45c',
        onAccent: '#22104f',
      },
    ],
  },
  {
    name: 'ember',
    decor: 'waves',
    wipe: 'iris',
    words: split(
      'coffee café cafe espresso bakery bread food restaurant pizza burger kitchen chef cook cooking dinner lunch breakfast recipe warm fire grill spicy autumn music concert wine beer chocolate sale discount deal قهوة कॉफ़ी コーヒー 咖啡 kaffee bar',
    ),
    stages: [
      {
        ...dark,
        ground: ['#2a0f14', '#4d1712'],
        clouds: ['#b8341a', '#8c1c3f', '#af5118'],
        accent: '#ffc247',
        onAccent: '#35100f',
      },
      {
        ground: ['#ffc247', '#ff9d45'],
        clouds: ['#ffd97a', '#ff7a4d'],
        text: '#35100f',
        accent: '#a3122a',
        muted: '#5b1f10',
        onAccent: '#fff4e0',
      },
      {
        ground: ['#fff1df', '#ffe1c2'],
        clouds: ['#ffd0a1', '#ffc4b3'],
        text: '#35100f',
        accent: '#c22c14',
        muted: '#6b3a28',
        onAccent: '#fff6ea',
      },
    ],
  },
  {
    name: 'meadow',
    decor: 'dots',
    wipe: 'iris',
    words: split(
      'green eco ecological nature natural organic garden plant plants forest tree trees leaf farm vegan health healthy wellness yoga sustainable sustainability climate earth recycle recycled bio solar fresh salad tea spring 自然 طبيعة प्रकृति',
    ),
    stages: [
      {
        ...dark,
        ground: ['#06291f', '#0b4030'],
        clouds: ['#1c7a4a', '#0d5c63', '#447a1a'],
        accent: '#c9f26b',
        onAccent: '#0a2b1f',
      },
      {
        ground: ['#d8f58a', '#b5e86b'],
        clouds: ['#f0f79a', '#8fdc84'],
        text: '#0a2b1f',
        accent: '#0b5b3c',
        muted: '#24492c',
        onAccent: '#f2ffdc',
      },
      {
        ground: ['#f4f8ea', '#e3f0d6'],
        clouds: ['#cdebc0', '#fbefc4'],
        text: '#0b3325',
        accent: '#15734b',
        muted: '#41624f',
        onAccent: '#f6fff0',
      },
    ],
  },
  {
    name: 'ocean',
    decor: 'waves',
    wipe: 'slant',
    words: split(
      'travel sea ocean beach island surf surfing water wave waves hotel holiday vacation trip flight sky cruise summer river lake swim pool sail boat diving airport journey 海 旅行 سفر समुद्र urlaub strand viaje',
    ),
    stages: [
      {
        ...dark,
        ground: ['#03304f', '#045a7a'],
        clouds: ['#0a7694', '#0b4f9e', '#107c75'],
        accent: '#ffd98a',
        onAccent: '#06304a',
      },
      {
        ground: ['#ffe3a8', '#ffc98f'],
        clouds: ['#fff0c9', '#ffb08c'],
        text: '#06304a',
        accent: '#0a6a8f',
        muted: '#3d4a55',
        onAccent: '#ffffff',
      },
      {
        ...dark,
        ground: ['#0c778c', '#0a5f8c'],
        clouds: ['#0f7a6d', '#0b4f9e'],
        accent: '#ffe9b8',
        onAccent: '#06304a',
      },
    ],
  },
  {
    name: 'blush',
    decor: 'rings',
    wipe: 'iris',
    words: split(
      'beauty skin skincare makeup lipstick perfume fashion dress style wedding love romance rose flower flowers bride boutique jewelry jewellery silk luxury spa elegant elegance hair salon fragrance 美 حب प्यार mode',
    ),
    stages: [
      {
        ground: ['#fde9ec', '#f9d3dc'],
        clouds: ['#ffc3cf', '#fbe0c8', '#e9c9f0'],
        text: '#45122e',
        accent: '#b5184f',
        muted: '#74405a',
        onAccent: '#fff3f5',
      },
      {
        ...dark,
        ground: ['#45122e', '#6b1746'],
        clouds: ['#8f1f5c', '#5a1c73'],
        accent: '#ffb8c6',
        onAccent: '#45122e',
      },
      {
        ...dark,
        ground: ['#b5184f', '#c92f5c'],
        clouds: ['#c0425f', '#8f1660'],
        accent: '#ffe3d1',
        onAccent: '#5c0f33',
      },
    ],
  },
  {
    name: 'volt',
    decor: 'slashes',
    wipe: 'blinds',
    words: split(
      'sport sports gym fitness run running runner race workout training energy energetic power fast speed bike cycling football soccer basketball game gaming gamer esports car cars electric drive athlete team win extreme adrenaline 运动 رياضة खेल deporte',
    ),
    stages: [
      {
        ...dark,
        ground: ['#0c0d10', '#191c22'],
        clouds: ['#2b3340', '#1f2f1a', '#33244a'],
        accent: '#d8ff3e',
        onAccent: '#0c0d10',
      },
      {
        ground: ['#d8ff3e', '#b8f22e'],
        clouds: ['#f0ff7a', '#9be82b'],
        text: '#0c0d10',
        accent: '#3a1fd6',
        muted: '#2c330a',
        onAccent: '#ffffff',
      },
      {
        ...dark,
        ground: ['#2a16c9', '#4420e0'],
        clouds: ['#6a2bf0', '#1745d6'],
        accent: '#d8ff3e',
        onAccent: '#0c0d10',
      },
    ],
  },
  {
    name: 'daylight',
    decor: 'plus',
    wipe: 'slant',
    words: split(
      'bank finance money invest investment insurance business office work school learn learning course student kids children family book books education doctor clinic hospital care minimal simple clean home house furniture design paper 学习 学校 مدرسة शिक्षा',
    ),
    stages: [
      {
        ground: ['#f7f5ef', '#ece8de'],
        clouds: ['#ffe1cc', '#d9e6ff', '#fdf0c4'],
        text: '#15213f',
        accent: '#cc3514',
        muted: '#4d5670',
        onAccent: '#ffffff',
      },
      {
        ...dark,
        ground: ['#15213f', '#1f3170'],
        clouds: ['#2f4fae', '#4b2a7a'],
        accent: '#ff9a6b',
        onAccent: '#15213f',
      },
      {
        ground: ['#ff8a5c', '#ffb25c'],
        clouds: ['#ffd08a', '#ff7466'],
        text: '#15213f',
        accent: '#1f2f9e',
        muted: '#3b2c3a',
        onAccent: '#ffffff',
      },
    ],
  },
];

/** The theme most of the prompt's words ask for; without any, one that depends on the prompt and the seed alone. */
export function themeFor(prompt: string, seed = 0): Theme {
  const said = new Set(wordsOf(prompt.toLowerCase()));
  const unspaced = prompt.toLowerCase();
  const scored = themes.map((theme) => ({
    theme,
    score: theme.words.filter((word) =>
      /^[\p{Script=Han}\p{Script=Katakana}]+$/u.test(word) ? unspaced.includes(word) : said.has(word),
    ).length,
  }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  if (best.score > 0) return best.theme;
  return themes[(hashOf(prompt) + seed) % themes.length] ?? themes[0];
}

/** A number that depends on the text alone (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619) >>> 0;
  }
  return hash;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function split(words: string): string[] {
  return words.split(' ');
}
