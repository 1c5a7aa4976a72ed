/** Patterns for what a brief rules out, as in "no bright red" and "don't show tidy.example". */

const negation =
  "(?<![\\p{L}])(?:don[’']?t|not?|never|without|avoid|keine?[snrm]?|nicht|ohne|vermeiden?|sin|nada de|sans|pas de|aucune?|évite[rz]?|non|senza|niente|n[ãa]o|sem|nenhuma?|evit(?:[aeo]|ar|are|en?|em))";
/** Matches a negation in the words directly before a color, as in "no bright red" and "don't use the old purple". */
const unwanted = new RegExp(`${negation}\\s(?:\\p{L}+[\\s-]){0,5}$`, 'iu');
const ruledOut = new RegExp(`${negation}(?!\\p{L})[^.!?;\\n]*`, 'giu');

/** Removes what a sentence rules out, as in "Don't make it look like a startup". */
export const withoutRuledOut = (instructions: string): string => instructions.replace(ruledOut, '');

/** Whether the instructions name something at this position, and do not rule it out. */
export const isWanted = (instructions: string, at: number | undefined): boolean =>
  at !== undefined && !unwanted.test(instructions.slice(Math.max(0, at - 60), at));
