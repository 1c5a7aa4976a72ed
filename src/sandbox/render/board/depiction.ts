import type { Hex, LightName } from '../look/palette';
import type { ShotSize } from '../story/cameraTerms';
import type { EffectName } from './lexicon';
import type { Person } from './person';
import type { SettingName } from './settings';
import type { SubjectName } from './subjects';

/** A person, a hand or a thing in a picture. */
export type Figure =
  | { readonly kind: 'thing'; readonly name: SubjectName; readonly color: Hex }
  | {
      readonly kind: 'person';
      readonly person: Person;
      readonly isFace: boolean;
      /** The rest of `person`'s group, such as the other three people in "a family of four". */
      readonly others: readonly Person[];
    }
  | { readonly kind: 'hand'; readonly cloth: Hex };

/** Everything that one panel's picture shows. */
export interface Depiction {
  /**
   * The form of the picture. If there is nothing to draw, the panel shows a placeholder for the brand's logo (`logo`) or the
   * caption in large type (`words`).
   */
  readonly form: 'scene' | 'logo' | 'words';
  /**
   * The color behind a logo or in a studio, as in "Logo on navy" and "A watch on a pink background". Undefined if the
   * caption names no color.
   */
  readonly ground: Hex | undefined;
  readonly size: ShotSize;
  /** Whether the subject stays below a title at the top of the picture. */
  readonly isBelowTitle: boolean;
  /** Whether a subtitle covers the lower part of the picture. */
  readonly hasSubtitle: boolean;
  readonly setting: SettingName;
  readonly light: LightName;
  readonly main: Figure | undefined;
  readonly second: Figure | undefined;
  /** The color of a liquid that falls into or onto the subject. */
  readonly poured: Hex | undefined;
  /** Whether the people are seated at a table, which hides their legs. */
  readonly isAtTable: boolean;
  /** Whether water hides the people's legs. */
  readonly isInWater: boolean;
  readonly effects: readonly EffectName[];
}

export type PersonFigure = Extract<Figure, { kind: 'person' }>;

export type ThingFigure = Extract<Figure, { kind: 'thing' }>;

/** The names of the things that a picture shows. */
export const thingNames = ({ main, second }: Depiction): readonly SubjectName[] =>
  [main, second].flatMap((figure) => (figure?.kind === 'thing' ? [figure.name] : []));
