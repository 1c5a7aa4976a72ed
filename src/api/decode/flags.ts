import type { ReadingState } from '../types';
import { otherThings } from './otherThings';
import { isInside, type Place } from './walk';

const flags: readonly (readonly [ReadingState, RegExp])[] = [
  [
    'failed',
    /^((is|has|job|task|video) )?(failed|errored|rejected|expired|error|fatal( error)?)( encountered| occurred)?$/,
  ],
  ['canceled', /^((is|has|was) )?(cancelled|canceled)$/],
  ['succeeded', /^((is|has|job|task|video|render|generation) )?(done|complete|completed|finished|ready)$/],
  [
    'running',
    /^((is|still|job|task|video) )?(processing|running|rendering|generating|building|encoding|transcoding|in progress|pending)$/,
  ],
];

/** What the booleans that tell how far it is say: {"done": false}. */
export function stateOfFlags(places: readonly Place[]): ReadingState | undefined {
  const said = places.flatMap((place) => {
    const state = stateOfFlag(place);
    if (state === undefined || (place.value === false && state !== 'succeeded')) return [];
    return place.value === true ? state : ('running' as const);
  });
  return said.find((flag) => flag === 'failed' || flag === 'canceled') ?? said[0];
}

/** {"running": true} */
export function saysRunning(places: readonly Place[]): boolean {
  return places.some((place) => place.value === true && stateOfFlag(place) === 'running');
}

/** What a boolean would say if it were true. */
function stateOfFlag(place: Place): ReadingState | undefined {
  if (typeof place.value !== 'boolean' || place.echoed || isInside(place, otherThings)) return undefined;
  return flags.find(([, pattern]) => pattern.test(place.words.join(' ')))?.[0];
}
