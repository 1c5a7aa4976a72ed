// @ts-check
/**
 * Draws each walkthrough picture for light, dark and both high-contrast themes of VS Code. Run
 * `node media/drawWalkthrough.mjs` after changing a drawing.
 */
import { readdir, rm, writeFile } from 'node:fs/promises';

const folder = new URL('walkthrough/', import.meta.url);

/** @typedef {{page: string, side: string, edge: string, text: string, faint: string, accent: string, on: string, warm: string, good: string, chosen: string, ring: string}} Palette */

/** @type {Readonly<Record<string, Palette>>} */
const palettes = {
  light: {
    page: '#ffffff',
    side: '#f4f4f8',
    edge: '#c9c9d3',
    text: '#3b3b3b',
    faint: '#b9b9c4',
    accent: '#7a2fd0',
    on: '#ffffff',
    warm: '#d4493a',
    good: '#2b7f4d',
    chosen: '#e5d5fa',
    ring: 'none',
  },
  dark: {
    page: '#1f1f1f',
    side: '#181818',
    edge: '#44444c',
    text: '#d0d0d0',
    faint: '#5d5d68',
    accent: '#b45cf5',
    on: '#ffffff',
    warm: '#f2786b',
    good: '#4fb879',
    chosen: '#472a61',
    ring: 'none',
  },
  hc: {
    page: '#000000',
    side: '#000000',
    edge: '#6fc3df',
    text: '#ffffff',
    faint: '#ffffff',
    accent: '#e3b8ff',
    on: '#000000',
    warm: '#ffb45c',
    good: '#89d185',
    chosen: '#000000',
    ring: '#f38518',
  },
  hcLight: {
    page: '#ffffff',
    side: '#ffffff',
    edge: '#0f4a85',
    text: '#292929',
    faint: '#292929',
    accent: '#5b1a9e',
    on: '#ffffff',
    warm: '#b5200d',
    good: '#0b6135',
    chosen: '#ffffff',
    ring: '#006bbd',
  },
};

/** @param {number} x @param {number} y @param {number} width @param {string} fill */
const bar = (x, y, width, fill, height = 8) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;

/**
 * A rectangle behind selected content. High-contrast themes also get a dashed outline.
 * @param {Palette} palette
 */
const chosen = ({ chosen: fill, ring }, x = 0, y = 0, width = 0, height = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${fill}"${ring === 'none' ? '' : ` stroke="${ring}" stroke-width="2" stroke-dasharray="5 3"`}/>`;

/** @param {number} x @param {number} y @param {string} words @param {string} fill */
const label = (x, y, words, fill, size = 14) =>
  `<text x="${x}" y="${y}" font-family="system-ui, -apple-system, 'Segoe UI', sans-serif" font-size="${size}" fill="${fill}">${words}</text>`;

/**
 * An editor window with a title bar and a tab.
 * @param {Palette} palette
 * @param {string} inside SVG elements
 */
const frame = ({ page, side, edge, faint, accent }, inside) =>
  `<rect x="13" y="13" width="374" height="234" rx="10" fill="${page}" stroke="${edge}" stroke-width="2"/>
  <path d="M14 41V23a9 9 0 0 1 9-9h354a9 9 0 0 1 9 9v18z" fill="${side}"/>
  <path d="M14 41h372" stroke="${edge}" stroke-width="1.5"/>
  <path d="M28 40h94" stroke="${accent}" stroke-width="3"/>
  ${bar(36, 24, 60, faint)}
  ${inside}`;

/**
 * Lines of ad copy, drawn as bars. Two lines are selected.
 * @param {Palette} palette
 */
const copy = (palette, top = 64) => {
  const { text, faint, accent } = palette;
  return `${bar(40, top, 118, text, 12)}
  ${bar(40, top + 30, 300, faint)}
  ${chosen(palette, 34, top + 50, 326, 50)}
  ${bar(40, top + 60, 306, accent)}
  ${bar(40, top + 82, 188, accent)}
  <path d="M234 ${top + 76}h8m-4 0v20m-4 0h8" fill="none" stroke="${text}" stroke-width="2" stroke-linecap="round"/>
  ${bar(40, top + 116, 284, faint)}
  ${bar(40, top + 136, 222, faint)}`;
};

/** @type {Readonly<Record<string, (palette: Palette) => string>>} */
const steps = {
  write: (palette) => frame(palette, copy(palette)),
  generate: (palette) => {
    const { side, edge, text, faint, accent, on, ring } = palette;
    const ratios = [
      ['9:16', 12, 21],
      ['16:9', 27, 15],
      ['1:1', 19, 19],
      ['4:5', 17, 21],
    ];
    const rows = ratios.map(([name, width, height], index) => {
      const y = 92 + index * 32;
      const first = index === 0;
      const color = first ? on : text;
      return `${first ? `<rect x="74" y="${y - 14}" width="252" height="30" rx="4" fill="${accent}"${ring === 'none' ? '' : ` stroke="${ring}" stroke-width="2"`}/>` : ''}
  <rect x="${102 - Number(width) / 2}" y="${y + 1 - Number(height) / 2}" width="${width}" height="${height}" rx="2.5" fill="none" stroke="${color}" stroke-width="2"/>
  ${label(130, y + 6, String(name), color)}`;
    });
    return frame(
      palette,
      `${copy(palette, 76)}
  <rect x="66" y="30" width="268" height="182" rx="8" fill="${side}" stroke="${edge}" stroke-width="2"/>
  <rect x="78" y="42" width="244" height="24" rx="4" fill="none" stroke="${accent}" stroke-width="2"/>
  ${bar(88, 50, 96, faint)}
  ${rows.join('\n  ')}`,
    );
  },
  watch: (palette) => {
    const { side, edge, text, faint, accent, on, warm, good } = palette;
    return frame(
      palette,
      `<path d="M14 42h122v204H23a9 9 0 0 1-9-9z" fill="${side}"/>
  <path d="M136 42v204" stroke="${edge}" stroke-width="1.5"/>
  ${chosen(palette, 20, 54, 110, 30)}
  <path d="m30 69 5 5 9-10" fill="none" stroke="${good}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  ${bar(54, 65, 66, text)}
  <path d="M37 96a8 8 0 1 1-8 8" fill="none" stroke="${warm}" stroke-width="3" stroke-linecap="round"/>
  ${bar(54, 100, 54, faint)}
  <circle cx="37" cy="139" r="8" fill="none" stroke="${text}" stroke-width="2"/>
  <path d="M37 134v5h4" fill="none" stroke="${text}" stroke-width="2" stroke-linecap="round"/>
  ${bar(54, 135, 62, faint)}
  <rect x="158" y="62" width="206" height="118" rx="8" fill="${accent}"/>
  <path d="M246 98v46a4 4 0 0 0 6.1 3.4l36-23a4 4 0 0 0 0-6.8l-36-23a4 4 0 0 0-6.1 3.4z" fill="${on}"/>
  ${bar(158, 196, 206, faint, 4)}
  ${bar(158, 196, 92, warm, 4)}
  <circle cx="250" cy="198" r="7" fill="${warm}"/>
  <path d="M350 212v14m-6-6 6 6 6-6m-13 12h14" fill="none" stroke="${text}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
  },
  connect: (palette) => {
    const { side, edge, text, faint, accent, warm } = palette;
    return frame(
      palette,
      `<path d="M14 216h372v21a9 9 0 0 1-9 9H23a9 9 0 0 1-9-9z" fill="${side}"/>
  <path d="M14 216h372" stroke="${edge}" stroke-width="1.5"/>
  <g fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
    <circle cx="84" cy="126" r="21"/>
    <path d="M105 126h64m-14 0v15m-19-15v11"/>
    <path d="M274 160a26 26 0 0 1-2-51.9 38 38 0 0 1 72-5.4A29.5 29.5 0 0 1 340 160z"/>
  </g>
  <path d="M190 126h38" fill="none" stroke="${warm}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 11"/>
  ${bar(32, 227, 44, faint)}
  ${bar(88, 227, 26, faint)}
  <g fill="${warm}" stroke="${side}" stroke-width="1.5">
    <ellipse cx="268" cy="236" rx="11" ry="4.5"/>
    <ellipse cx="268" cy="231" rx="11" ry="4.5"/>
    <ellipse cx="268" cy="226" rx="11" ry="4.5"/>
  </g>
  ${label(286, 236, '1,000', text)}`,
    );
  },
  campaign: (palette) => {
    const { side, edge, text, faint, accent, on, good, warm } = palette;
    const sections = [72, 98, 62, 86].map((width, index) => {
      const y = 66 + index * 42;
      const verdict =
        index % 2 === 0
          ? `<path d="m256 ${y + 13} 5 5 9-10" fill="none" stroke="${good}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
          : bar(256, y + 9, 14, faint);
      return `${bar(40, y + 8, width, text)}
  <rect x="160" y="${y - 5}" width="20" height="34" rx="3" fill="${accent}"/>
  <path d="m167 ${y + 6} 8 6-8 6z" fill="${on}"/>
  <rect x="194" y="${y - 1}" width="48" height="27" rx="3" fill="${accent}"/>
  <path d="m214 ${y + 6} 9 6.5-9 6.5z" fill="${on}"/>
  ${verdict}`;
    });
    return frame(
      palette,
      `${sections.join('\n  ')}
  <path d="M288 144h22m-7-7 7 7-7 7" fill="none" stroke="${warm}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M324 122a4 4 0 0 1 4-4h13l5 6h17a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4h-35a4 4 0 0 1-4-4z" fill="${side}" stroke="${edge}" stroke-width="2"/>
  <path d="m340 138 12 8-12 8z" fill="${accent}"/>`,
    );
  },
};

for (const name of await readdir(folder)) await rm(new URL(name, folder));
for (const [step, draw] of Object.entries(steps)) {
  for (const [theme, palette] of Object.entries(palettes)) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="260" viewBox="0 0 400 260">
  ${draw(palette)}
</svg>
`;
    await writeFile(new URL(`${step}-${theme}.svg`, folder), drawing);
  }
}
