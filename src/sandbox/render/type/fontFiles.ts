import type * as hb from 'harfbuzzjs' with { 'resolution-mode': 'import' };

export type HarfBuzz = typeof hb;
export type Font = hb.Font;

/** The fonts of a file that have outlines, ready to shape with; bitmap color fonts have none. */
export function fontsOf(harfBuzz: HarfBuzz, bytes: Buffer): Font[] {
  const count = bytes.toString('latin1', 0, 4) === 'ttcf' ? Math.min(32, bytes.readUInt32BE(8)) : 1;
  const blob = new harfBuzz.Blob(new Uint8Array(bytes));
  return Array.from({ length: count }, (_, index) => new harfBuzz.Face(blob, index))
    .filter((face) => ['glyf', 'CFF ', 'CFF2'].some((table) => face.referenceTable(table) !== undefined))
    .map((face) => {
      const font = new harfBuzz.Font(face);
      if ('wght' in face.getAxisInfos()) font.setVariations([new harfBuzz.Variation('wght', 700)]);
      return font;
    });
}

export function hasCharacter(font: Font, character: string): boolean {
  return font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined;
}
