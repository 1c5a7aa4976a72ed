import type { Person } from '../people';
import type { SettingName } from '../settings';
import type { SubjectName } from '../subjects';

/**
 * Words of one language. They are looked up only in texts of that language, and take precedence over the words that all
 * languages share. The entries of a list are separated by ` / `, and each is a regular expression.
 */
export interface LanguageWords {
  readonly things: Readonly<Partial<Record<SubjectName, string>>>;
  readonly places: Readonly<Partial<Record<SettingName, string>>>;
  readonly persons: Readonly<Partial<Record<Person['kind'], string>>>;
  /** Words for people of unspecified gender. */
  readonly anyone: string;
  /** Shared words that mean something else in this language, such as German "see" (lake) in English. */
  readonly homographs: string;
}
