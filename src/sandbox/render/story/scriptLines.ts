/** Matches a speaker's name in a script, such as "MOTHER", "RACCOON 2" or "NARRATOR (V.O.)". */
export const speaker = /^[\p{Lu}][\p{Lu} .’'-]+(?: #?\d)?(?:\s*\([^)]*\))?$/u;
/** Patterns for the first word of a scene heading: `inside` for INT, `outside` for EXT. */
export const [inside, outside] = [
  'INT(?:ERNO|ÉRIEUR|ERIOR)?|INNEN',
  'EXT(?:ERNO|ÉRIEUR|ERIOR)?|EST(?:ERNO)?|AU(?:SS|ß)EN',
];
const slug = `(?:${inside}|${outside})(?:\\b\\.?)(?=[\\s/:.–-]+\\p{L})`;
/** Matches a scene heading, such as "INT. KITCHEN - NIGHT" or "AUSSEN / GARTEN / TAG". */
export const sceneHeading = new RegExp(`^${slug}`, 'u');
/** Matches a scene heading or a transition of a script: "INT. KITCHEN - MORNING" and "FADE OUT.". */
export const sluglines = new RegExp(
  `^(?:${slug}|(?:INT|EXT)\\b|(?:(?:FADE|(?:SMASH )?CUT|DISSOLVE)(?: (?:IN|OUT|TO|FROM)\\b[^\\p{Ll}]*)?|FIN|THE END)[.:]?$)`,
  'u',
);

/** Matches words that say that those who speak look into the camera, as in a selfie video. */
export const toCamera =
  /(?<!\p{L})(?:(?:to|into|at|facing) (?:the )?cam(?:era)?|selfie|talking[- ]head|ugc|in die Kamera|face caméra|a (?:la )?cámara(?! (?:lenta|rápida))|para a câmera|in camera)(?!\p{L})|カメラ目線/iu;
