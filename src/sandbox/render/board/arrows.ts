import type { Depiction } from './depiction';
import type { Move } from '../story/cameraTerms';
import type { Rect } from '../layout/page';

/** The red of a storyboard's camera arrows, its notes about the camera, and its progress line. */
export const cameraRed = '#cf3a24';

interface Arrow {
  readonly svg: string;
  /** The arrow swings back and forth by this offset, in fractions of the picture's height. */
  readonly towards: readonly [x: number, y: number];
}

/**
 * Draws arrows over a picture to show the camera's moves. The arrows leave room for titles, subtitles and faces.
 * Coordinates are pixels of the whole frame.
 */
export function arrowsOf(
  moves: readonly Move[],
  { left, top, right, bottom }: Rect,
  { isBelowTitle, hasSubtitle }: Pick<Depiction, 'isBelowTitle' | 'hasSubtitle'>,
): Arrow[] {
  const [width, height] = [right - left, bottom - top];
  const unit = Math.min(width, height) / 100;
  const [middleX, middleY] = [left + width / 2, top + height / 2];
  const arrow = (x: number, y: number, angle: number, length = 17) => {
    const head = `M0 -5.5L11 0L0 5.5Z`;
    const shape = `<path d="M${-length} 0L1 0" stroke-width="4.6" stroke-linecap="round"/><path d="${head}" stroke-width="1.5" stroke-linejoin="round"/>`;
    const at = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle}) scale(${unit.toFixed(3)})`;
    const halo = `<g transform="${at}" fill="#fff8ec" stroke="#fff8ec"><path d="M${-length} 0L1 0" stroke-width="8.4" stroke-linecap="round"/><path d="${head}" stroke-width="5" stroke-linejoin="round"/></g>`;
    return `${halo}<g transform="${at}" fill="${cameraRed}" stroke="${cameraRed}">${shape}</g>`;
  };
  const [x1, x2] = [left + width * 0.15, right - width * 0.15];
  const y1 = top + height * (isBelowTitle ? 0.37 : 0.17);
  const y2 = bottom - height * (hasSubtitle ? 0.4 : 0.17);
  // Horizontal arrows are drawn near the edge that they point to, because a face may be in the middle.
  const level = !isBelowTitle ? top + 12 * unit : hasSubtitle ? middleY : bottom - 12 * unit;
  const tilt = (Math.atan2(height, width) * 180) / Math.PI;
  const corners = (isIn: boolean): Arrow[] => {
    const turn = isIn ? 0 : 180;
    const nudge = isIn ? 0.02 : -0.02;
    return [
      { svg: arrow(x1, y1, tilt + turn), towards: [nudge, nudge] },
      { svg: arrow(x2, y1, 180 - tilt + turn), towards: [-nudge, nudge] },
      { svg: arrow(x1, y2, -tilt + turn), towards: [nudge, -nudge] },
      { svg: arrow(x2, y2, 180 + tilt + turn), towards: [-nudge, -nudge] },
    ];
  };
  return moves.flatMap((move): Arrow[] => {
    switch (move) {
      case 'pushIn':
        return corners(true);
      case 'pullOut':
        return corners(false);
      case 'left':
        return [{ svg: arrow(left + 18 * unit, level, 180, 28), towards: [-0.02, 0] }];
      case 'right':
      case 'track':
        return [{ svg: arrow(right - 18 * unit, level, 0, 28), towards: [0.02, 0] }];
      case 'rise':
      case 'tiltUp':
        return [{ svg: arrow(right - 12 * unit, middleY - 8 * unit, -90, 30), towards: [0, -0.03] }];
      case 'sink':
      case 'tiltDown':
        return [{ svg: arrow(right - 12 * unit, middleY + 8 * unit, 90, 30), towards: [0, 0.03] }];
      case 'orbit': {
        const [across, down] = [Math.min(width * 0.36, 50 * unit), 12 * unit];
        const y = bottom - (hasSubtitle ? 0.34 * height : 22 * unit);
        const arc = `M${middleX - across} ${y - down * 0.5}A${across} ${down} 0 0 0 ${middleX + across} ${y - down * 0.5}`;
        const tip = arrow(middleX + across - 1 * unit, y - down * 0.62, -72, 3);
        const strokes = `<path d="${arc}" fill="none" stroke="#fff8ec" stroke-width="${8.4 * unit}" stroke-linecap="round"/><path d="${arc}" fill="none" stroke="${cameraRed}" stroke-width="${4.6 * unit}" stroke-linecap="round" stroke-dasharray="${9 * unit} ${8 * unit}"/>`;
        return [{ svg: strokes + tip, towards: [0.02, 0] }];
      }
      case 'handheld': {
        const corner = (x: number, y: number, dx: number, dy: number) =>
          [0, 5]
            .map(
              (gap) =>
                `M${x + dx * gap * unit} ${y + dy * (gap + 13) * unit}L${x + dx * gap * unit} ${y + dy * gap * unit}L${x + dx * (gap + 13) * unit} ${y + dy * gap * unit}`,
            )
            .join('');
        const inset = 7 * unit;
        const d =
          corner(left + inset, top + inset, 1, 1) +
          corner(right - inset, top + inset, -1, 1) +
          corner(left + inset, bottom - inset, 1, -1) +
          corner(right - inset, bottom - inset, -1, -1);
        const stroke = (color: string, thickness: number) =>
          `<path d="${d}" fill="none" stroke="${color}" stroke-width="${thickness * unit}" stroke-linecap="round" stroke-linejoin="round"/>`;
        return [{ svg: stroke('#fff8ec', 4.4) + stroke(cameraRed, 2.2), towards: [0.012, 0.012] }];
      }
      case 'still':
        return [];
    }
  });
}
