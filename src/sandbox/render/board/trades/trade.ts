import type { ThemeName } from '../../look/themes';
import type { SubjectName } from '../subjects';

/** A kind of business or service that films advertise. Words are in seven languages and in lower case. */
export interface Trade {
  /** The thing that stands for the trade. */
  readonly thing: SubjectName;
  /** The colors of ordinary ads of the trade. */
  readonly theme: ThemeName;
  /** Names of the trade. `*` at the end stands for any further letters: `zahnarzt*`. */
  readonly names: string;
  /** Words that texts about the trade contain, and texts about few other trades do. They support a name. */
  readonly words: string;
  /** What films about the trade may show, as captions of a storyboard. */
  readonly scenes: readonly string[];
}
