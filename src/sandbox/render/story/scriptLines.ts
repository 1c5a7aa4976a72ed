/** Matches a speaker's name in a script, such as "MOTHER" or "NARRATOR (V.O.)". */
export const speaker = /^[\p{Lu}][\p{Lu} .’'-]+(?:\s*\([^)]*\))?$/u;
/** Matches a scene heading or a transition of a script: "INT. KITCHEN - MORNING" and "FADE OUT.". */
export const sluglines =
  /^(?:(?:INT|EXT)\b|(?:(?:FADE|(?:SMASH )?CUT|DISSOLVE)(?: (?:IN|OUT|TO|FROM)\b[^\p{Ll}]*)?|FIN|THE END)[.:]?$)/u;
