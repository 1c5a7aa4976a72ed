import type { Depiction } from '../board/depiction';
import type { Stage } from '../look/themes';
import type { ScenePanel } from '../story/copyScenes';
import { tokenize } from '../story/tokens';
import { fitText } from '../typography/textFit';
import type { TextShaper } from '../typography/textShaper';
import { scenePicture } from './cardSide';
import { even, type Page } from './page';
import type { CardScene } from './plan';
import { incompleteSeconds } from './rows';
import { placeText } from './textBlock';

/** Lays out an ordered picture, in the style of the film's cards. Its caption stands below it. */
export function pictureCard(
  { shot, start, end }: ScenePanel,
  depiction: Depiction,
  stage: Stage,
  { page, shaper, fps }: { readonly page: Page; readonly shaper: TextShaper; readonly fps: number },
): Omit<CardScene, 'stage' | 'decor'> {
  const { content, base } = page;
  const { left, right, bottom } = content;
  const width = right - left;
  const text = fitText(shaper, tokenize(shot.caption), {
    face: 'medium',
    tracking: 0,
    maxWidth: width,
    maxHeight: base * 0.13,
    maxSize: base * 0.048,
    maxLines: 2,
    direction: shaper.directionOf(tokenize(shot.caption)),
  });
  const baseline = bottom - (text.bottom - text.top) - text.top;
  const frame = { left: 0, top: 0, right: page.width, bottom: even(baseline + text.top - base * 0.035) };
  return {
    kind: 'card',
    start,
    end,
    picture: scenePicture(depiction, shot.moves, stage, { frame, seconds: (end - start) / fps }),
    shapes: placeText(
      text,
      { left, width, align: 'start', baseline },
      {
        paint: 'text',
        emphasis: false,
        entrance: 'fade',
        at: 0,
        stagger: 0,
        frames: Math.floor(fps * incompleteSeconds),
      },
    ),
    focus: [left, bottom],
    leadFrames: 0,
    wipeFrames: 0,
    variant: 0,
  };
}
