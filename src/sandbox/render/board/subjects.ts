import { emoji } from './emoji';
import type { Subject } from './subject';
import { animals } from './things/animals';
import { appliances } from './things/appliances';
import { breadAndSweets } from './things/breadAndSweets';
import { buildings } from './things/buildings';
import { clothing } from './things/clothing';
import { containers } from './things/containers';
import { devices } from './things/devices';
import { drinks } from './things/drinks';
import { furniture } from './things/furniture';
import { groceries } from './things/groceries';
import { healthAndBeauty } from './things/healthAndBeauty';
import { kitchenware } from './things/kitchenware';
import { meals } from './things/meals';
import { music } from './things/music';
import { nature } from './things/nature';
import { papersAndMoney } from './things/papersAndMoney';
import { sportsAndPlay } from './things/sportsAndPlay';
import { streets } from './things/streets';
import { tools } from './things/tools';
import { vehicles } from './things/vehicles';

/** The flat drawing of each subject. `color` is the color that the brief names, or else the subject's default color. */
export const subjects = {
  ...emoji,
  ...groceries,
  ...meals,
  ...breadAndSweets,
  ...drinks,
  ...kitchenware,
  ...furniture,
  ...appliances,
  ...clothing,
  ...healthAndBeauty,
  ...containers,
  ...devices,
  ...papersAndMoney,
  ...tools,
  ...vehicles,
  ...animals,
  ...nature,
  ...buildings,
  ...streets,
  ...sportsAndPlay,
  ...music,
} as const satisfies Record<string, Subject>;
export type SubjectName = keyof typeof subjects;
