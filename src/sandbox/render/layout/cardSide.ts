import type { Subject } from '../board/subject';
import { subjects, type SubjectName } from '../board/subjects';
import { circle, ellipse, moved } from '../board/svg';
import { darker, mixHex, paletteOf } from '../look/palette';
import type { Stage } from '../look/themes';
import type { Direction } from '../typography/textShaper';
import { even, isClearlyTall, isClearlyWide, type Page, type Rect } from './page';
import type { Picture } from './plan';

/**
 * Splits a page into an area for the words and the frame of a picture: beside the words, or above them on a tall or
 * square page. The picture keeps the page's margins.
 * @param share width of a picture beside the words, as a fraction of the content's width
 * @param turn if even, the picture is on the left
 */
export function splitPage(page: Page, share: number, turn: number, direction: Direction): [words: Rect, picture: Rect] {
  const { content, base } = page;
  const gap = base * 0.07;
  const { left, top, right, bottom } = content;
  if (!isClearlyWide(page)) {
    const end = even(top + (bottom - top) * (isClearlyTall(page) ? 0.38 : 0.45));
    return [
      { ...content, top: end + gap },
      { ...content, bottom: end },
    ];
  }
  const wide = even((right - left) * share);
  return direction === 'rtl' || turn % 2 === 0
    ? [
        { ...content, left: left + wide + gap },
        { ...content, right: left + wide },
      ]
    : [
        { ...content, right: right - wide - gap },
        { ...content, left: right - wide },
      ];
}

/** Draws a thing on a plain ground, in a tint of the card's accent color. */
export function thingPicture(name: SubjectName, stage: Stage, frame: Rect): Picture {
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top];
  const { draw, color, ratio, place }: Subject = subjects[name];
  const size = Math.min(height * 0.7, (width * 0.72) / ratio);
  const [x, foot] = [frame.left + width / 2, frame.top + height / 2 + size * 0.5];
  const ground = mixHex(stage.accent, '#ffffff', 0.55);
  const isStanding = place === 'ground' || place === 'table';
  const shadow = isStanding ? ellipse(x, foot, size * ratio * 0.5, size * 0.05, darker(ground, 0.25)) : '';
  return pictureOf(shadow + moved(draw(color, paletteOf('studio')), x, foot, size / 100), ground, frame);
}

/** Draws a thing several times, one above the other, on a tint of the card's accent color. */
export function motifPicture(name: SubjectName, stage: Stage, frame: Rect): Picture {
  const { draw, color, ratio }: Subject = subjects[name];
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top];
  const size = Math.min(width * 0.6, (width * 0.6) / ratio);
  const count = Math.max(1, Math.floor(height / (size * 1.5)));
  const drawing = draw(color, paletteOf('studio'));
  const svg = Array.from({ length: count }, (_, at) =>
    moved(drawing, frame.left + width / 2, frame.top + (height * (at + 0.5)) / count + size / 2, size / 100),
  );
  return pictureOf(svg.join(''), mixHex(stage.accent, '#ffffff', 0.55), frame);
}

/** Draws circles on the card's accent color. */
export function patternPicture(stage: Stage, variant: number, { base }: Page, frame: Rect): Picture {
  const { left, top, right, bottom } = frame;
  const x = variant % 4 === 1 || variant % 4 === 3 ? right : left;
  const y = variant % 4 === 0 || variant % 4 === 3 ? bottom : top;
  const ink = mixHex(stage.accent, stage.onAccent, 0.22);
  const svg =
    variant % 2 === 0
      ? circle(x, y, base * 0.2, ink) + circle((left + right) / 2, (top + bottom) / 2, base * 0.05, ink)
      : [0.38, 0.32, 0.26, 0.2, 0.14]
          .map(
            (share) => circle(x, y, base * (share + 0.007), ink) + circle(x, y, base * (share - 0.007), stage.accent),
          )
          .join('');
  return pictureOf(svg, stage.accent, frame);
}

function pictureOf(svg: string, ground: string, frame: Rect): Picture {
  const { left, top, right, bottom } = frame;
  const back = `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${ground}"/>`;
  const layer = { box: frame, depth: 0, isFollowed: true, motion: { kind: 'none' } } as const;
  return { frame, moves: ['still'], layers: [{ ...layer, svg: back + svg }], arrows: [] };
}
