import type { Person } from '../person';
import type { SettingName } from '../settings';

/**
 * Words of one language that suggest a place or a pose without naming it: a scalpel suggests a clinic. The terms are
 * those of a `TermIndex`, separated by ` / `.
 */
export interface Hints {
  readonly places: Readonly<Partial<Record<SettingName, string>>>;
  readonly poses: Readonly<Partial<Record<Person['pose'], string>>>;
  /** Words for people by their work, role or sport: "luthier". */
  readonly people: string;
}
