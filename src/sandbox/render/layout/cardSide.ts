import type { Depiction } from '../board/depiction';
import { pictureOf } from '../board/picture';
import { mixHex } from '../look/palette';
import { lightness, type Stage } from '../look/themes';
import type { Move } from '../story/cameraTerms';
import type { Direction } from '../typography/textShaper';
import { even, isClearlyTall, isClearlyWide, type Page, type Rect } from './page';
import type { Picture } from './plan';

/**
 * Splits a page into an area for the words and the frame of a picture: beside the words, or above them on a tall or
 * square page. The picture extends to the page's edges, except to the label below it.
 * @param share width of a picture beside the words, as a fraction of the page's width
 */
export function splitPage(page: Page, share: number, direction: Direction): [words: Rect, picture: Rect] {
  const { content, base } = page;
  const gap = base * 0.07;
  if (!isClearlyWide(page)) {
    const end = even(page.height * (isClearlyTall(page) ? 0.42 : 0.46));
    return [
      { ...content, top: end + gap },
      { left: 0, top: 0, right: page.width, bottom: end },
    ];
  }
  const edge = even(page.width * (1 - share));
  return direction === 'rtl'
    ? [
        { ...content, left: page.width - edge + gap },
        { left: 0, top: 0, right: page.width - edge, bottom: content.bottom },
      ]
    : [
        { ...content, right: edge - gap },
        { left: edge, top: 0, right: page.width, bottom: page.height },
      ];
}

/** Draws a scene whose surroundings have tints of the card's accent color. */
export function scenePicture(
  depiction: Depiction,
  moves: readonly Move[],
  { accent }: Stage,
  { frame, seconds }: { readonly frame: Rect; readonly seconds: number },
): Picture {
  const isPale = lightness(accent) > 0.5;
  const darkest = isPale ? mixHex(accent, '#14121a', 0.3) : mixHex(accent, '#ffffff', 0.3);
  const lightest = mixHex(accent, '#ffffff', 0.85);
  const tinted = (svg: string) =>
    svg.replace(/#[\da-f]{6}(?![\da-f])/giu, (color) =>
      mixHex(color, mixHex(darkest, lightest, lightness(color)), 0.6),
    );
  return { ...pictureOf(depiction, moves, frame, seconds, tinted), arrows: [] };
}
