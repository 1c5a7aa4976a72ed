import { settingBehind } from './depict';
import { scenesOf } from './cardPictures';
import type { Depiction } from './depiction';
import { isOutOfPlace, isTooLargeFor } from './place';
import { isIndoors } from './settings';
import type { Subject } from './subject';
import { subjects } from './subjects';
import type { Trade } from './trades/trade';

/**
 * Shows what stands for the film's trade in a room with nobody and nothing to see, such as flowers in a florist's shop.
 * A thing that no scene of the trade shows is a mere symbol, such as a balance scale.
 */
export function withEmblem(picture: Depiction, trade: Trade | undefined): Depiction {
  const { form, main, setting, size } = picture;
  const isEmptyRoom = form === 'scene' && main === undefined && isIndoors(setting) && setting !== 'studio';
  if (trade === undefined || !isEmptyRoom || !hasThing(trade)) return picture;
  const { color, height }: Subject = subjects[trade.thing];
  const thing = { kind: 'thing', name: trade.thing, color } as const;
  if (isTooLargeFor(thing, setting) || isOutOfPlace(thing, setting)) return picture;
  const shown = { ...picture, main: thing, size: size === 'full' && height <= 0.9 ? ('close' as const) : size };
  return { ...shown, setting: settingBehind(shown) };
}

const hasThing = (trade: Trade) =>
  scenesOf(trade).some(({ main, second }) =>
    [main, second].some((figure) => figure?.kind === 'thing' && figure.name === trade.thing),
  );
