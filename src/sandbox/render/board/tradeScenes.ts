import { emptyShot } from '../story/shots';
import { depictAll } from './depict';
import type { Depiction } from './depiction';
import { homeOf } from './homes';
import type { Subject } from './subject';
import { subjects, type SubjectName } from './subjects';
import type { Trade } from './trades/trade';

/** Draws the scenes of a trade. */
export function scenesOf({ scenes }: Trade): readonly Depiction[] {
  return depictAll(
    scenes.map((caption) => ({ ...emptyShot, ...framed(caption), start: 0, end: 0 })),
    '',
    'english',
  );
}

/** Splits `Close-up: a woman smiles` into the shot's size and its caption. */
function framed(caption: string) {
  const near = /^Close-up: (.*)$/u.exec(caption)?.[1];
  return { caption: near ?? caption, size: near === undefined ? undefined : ('close' as const) };
}

/** Shows a thing alone, where it usually is. */
export function thingAlone(name: SubjectName): Depiction {
  const { color, height }: Subject = subjects[name];
  return {
    form: 'scene',
    ground: undefined,
    size: height > 0.9 ? 'full' : 'close',
    isBelowTitle: false,
    hasSubtitle: false,
    setting: homeOf(name) ?? 'studio',
    light: 'day',
    main: { kind: 'thing', name, color },
    second: undefined,
    isAtTable: false,
    isInWater: false,
    poured: undefined,
    effects: [],
  };
}
