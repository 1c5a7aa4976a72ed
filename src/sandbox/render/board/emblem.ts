import { settingBehind } from './depict';
import { type Depiction, thingNames } from './depiction';
import { isOutOfPlace, isTooLargeFor } from './place';
import { isIndoors } from './settings';
import { scenesOf, thingAlone } from './tradeScenes';
import type { Trade } from './trades/trade';

/**
 * Shows what stands for the film's trade in a room with nobody and nothing to see, such as flowers in a florist's shop.
 * A thing that no scene of the trade shows is a mere symbol, such as a balance scale, and stays out.
 */
export function withEmblem(picture: Depiction, trade: Trade | undefined): Depiction {
  const { form, setting } = picture;
  const isEmptyRoom = form === 'scene' && picture.main === undefined && isIndoors(setting) && setting !== 'studio';
  if (trade === undefined || !isEmptyRoom || !isShownIn(trade)) return picture;
  const { main, size } = thingAlone(trade.thing);
  if (isTooLargeFor(main, setting) || isOutOfPlace(main, setting)) return picture;
  const shown = { ...picture, main, size: picture.size === 'full' ? size : picture.size };
  return { ...shown, setting: settingBehind(shown) };
}

const isShownIn = (trade: Trade) => scenesOf(trade).some((scene) => thingNames(scene).includes(trade.thing));
