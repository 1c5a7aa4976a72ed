import type { Hex } from '../look/palette';
import type { Garment } from './outfits';

/** A person as the pictures of a storyboard draw it. */
export interface Person {
  /** Boys, and children of unknown sex, have the kind `child`. */
  readonly kind: 'woman' | 'man' | 'child' | 'girl' | 'grandmother' | 'grandfather';
  readonly pose:
    | 'stand'
    | 'walk'
    | 'run'
    | 'sit'
    | 'reach'
    | 'ride'
    | 'cheer'
    | 'kneel'
    | 'lie'
    | 'drink'
    | 'call'
    | 'wave'
    | 'carry'
    | 'despair'
    | 'foldArms'
    | 'climb'
    | 'push'
    | 'hips'
    | 'work';
  /** Color of the person's coat or shirt. */
  readonly cloth: Hex;
  readonly isFromBehind: boolean;
  /** Selects hair and skin, so that people of the same kind differ. */
  readonly look: number;
  readonly expression: 'smile' | 'laugh' | 'calm' | 'sad' | 'surprised' | 'angry';
  readonly isSpeaking: boolean;
  /** Whether the person looks to the side, at somebody or something to the right, instead of into the camera. */
  readonly looksAside: boolean;
  readonly outfit: readonly Garment[];
}

/** The part of a person that stays the same from panel to panel. */
export type Appearance = Pick<Person, 'kind' | 'look' | 'outfit'>;

/** Returns a person who stands and smiles. */
export const newPerson = (kind: Person['kind'], cloth: Hex = clothColors[kind]): Person => ({
  kind,
  pose: 'stand',
  cloth,
  isFromBehind: false,
  look: 0,
  expression: 'smile',
  isSpeaking: false,
  looksAside: false,
  outfit: [],
});

export const clothColors = {
  woman: '#c9503a',
  man: '#2f6f8f',
  child: '#e2a13f',
  girl: '#d8733f',
  grandmother: '#7d6a93',
  grandfather: '#6f7f5a',
} as const satisfies Record<Person['kind'], Hex>;

export const isOldKind = (kind: Person['kind']): boolean => kind === 'grandmother' || kind === 'grandfather';
export const isChildKind = (kind: Person['kind']): boolean => kind === 'child' || kind === 'girl';
export const isFemaleKind = (kind: Person['kind']): boolean =>
  kind === 'woman' || kind === 'girl' || kind === 'grandmother';
