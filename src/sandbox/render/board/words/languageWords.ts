import type { Person } from '../person';
import type { SettingName } from '../settings';
import type { SubjectName } from '../subjects';

/**
 * Words of one language for what can be drawn. They are looked up only in texts of that language. There, they take
 * precedence over the English words, which are looked up as loanwords. The entries of a list are separated by ` / `, and
 * each is a regular expression. If entries of two lists match the same word, the first list wins.
 */
export interface LanguageWords {
  readonly things: Readonly<Partial<Record<SubjectName, string>>>;
  readonly places: Readonly<Partial<Record<SettingName, string>>>;
  readonly persons: Readonly<Partial<Record<Person['kind'], string>>>;
  /** Words for people of unspecified gender. */
  readonly anyone: string;
  /**
   * Words of the English lists and of `lexicon.ts` that mean something else in this language, such as German "Brille"
   * (glasses), which is French for "shines".
   */
  readonly homographs: string;
}
