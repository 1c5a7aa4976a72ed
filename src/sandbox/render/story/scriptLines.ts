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
/**
 * Matches the first word of a picture's description that says whether the place is inside (group 1) or outside (group
 * 2), as in "Intérieur nuit, …" and "Außen, Wald". Keeps the time of day.
 */
export const placePrefix =
  /^(?:(int\.?|interno|intérieur|interior|innen)|(ext\.?|esterno|extérieur|exterior|au(?:ß|ss)en))(?:\s*[,:–—-]\s*|\s+(?=(?:day|night|morning|evening|dawn|dusk|jour|nuit|matin|soir|aube|noche|día|tarde|noite|dia|giorno|notte|sera|alba|Tag|Nacht|Morgen|Abend)(?!\p{L})))/iu;

/** Matches a scene heading or a transition of a script: "INT. KITCHEN - MORNING" and "FADE OUT.". */
export const sluglines = new RegExp(
  `^(?:${slug}|(?:INT|EXT)\\b|(?:(?:FADE|(?:SMASH )?CUT|DISSOLVE)(?: (?:IN|OUT|TO|FROM)\\b[^\\p{Ll}]*)?|FIN|THE END)[.:]?$)`,
  'u',
);

/** Matches words that say that those who speak look into the camera, as in a selfie video. */
export const toCamera =
  /(?<!\p{L})(?:(?:to|into|at|facing) (?:the )?cam(?:era)?|selfie|talking[- ]head|ugc|in die Kamera|face caméra|a (?:la )?cámara(?! (?:lenta|rápida))|para a câmera|in camera)(?!\p{L})|カメラ目線/iu;
