import { colorsIn, type Hex } from './palette';

/**
 * Returns the colors that a brief states as the brand's or the film's colors, as in "Colours: crimson and gold", "navy
 * bg like the site" and "Teal like our scrubs".
 * @param isBoard whether the brief describes pictures, so that only a label or a color code states the film's colors
 */
export function statedColors(text: string, isBoard: boolean): Hex[] {
  const lines = text.split(/\n/u).map((line) => line.split(sentenceEnd));
  const labeled = lines.flatMap((parts, index) =>
    parts.flatMap((part, at) => {
      if (!colorLabel.test(part)) return [];
      // A label without a color is a heading of the next line.
      const next = at === parts.length - 1 ? (lines[index + 1]?.join(' ') ?? '') : '';
      return wanted(part).length > 0 ? wanted(part) : wanted(next);
    }),
  );
  if (labeled.length > 0) return labeled;
  const parts = lines.flat();
  const coded = parts.filter((part) => colorCode.test(part)).flatMap(wanted);
  if (coded.length > 0 || isBoard) return coded;
  const isAsked = asking.test(text);
  const stated = parts.find((part) => isWish(part, isAsked ? 16 : 8));
  return stated === undefined ? [] : wanted(stated);
}

const sentenceEnd = /(?<=[.!?。；;])\s+/u;

const colorLabel =
  /(?<!\p{L})(?:(?:brand|house|corporate|our|my|their|main|key)?[- ]?colou?rs?|colou?r[- _]?(?:palette|scheme|ref\p{L}*)|palette|hex|\p{L}*farben?|farbwelt|couleurs?|colores|nuestro color|cores|cor(?= ?[:=])|colori|colore|paleta)(?!\p{L})(?! (?:grad\p{L}*|correct\p{L}*|temperature))|配色|色味|カラー|トーン/iu;
const colorCode = /#(?=[\da-f]*\d)[\da-f]{6}(?![\p{L}\p{N}])/iu;
/** Words of a text that asks for an ad, in contrast to finished copy. */
const asking =
  /(?<!\p{L})(?:please|pls|plz|thanks|thx|can you|could you|(?:i|we) (?:want|need|would like)|logo|video|bitte|danke|merci\p{L}*|brauch\p{L}*|möchten?|hätten?|svp|stp|vorrei|per favore|grazie|por favor|gracias|obrigad\p{L}*|preciso|mandatories|end ?card|end ?frame)(?!\p{L})|お願い|ください|希望/iu;

/** Whether a sentence of at most `longest` words is a wish for colors. */
function isWish(part: string, longest: number): boolean {
  const [first, second] = colorsIn(part);
  if (first === undefined) return false;
  const [before, after] = [part.slice(0, first.at), part.slice(first.end)];
  if (groundBefore.test(before) || groundAfter.test(after)) return true;
  if (part.trim().split(/\s+/u).length > longest) return false;
  const isPair = second !== undefined && joint.test(part.slice(first.end, second.at));
  const isAlone =
    opening.test(before) && /^(?:\s*[,.!?/]|$| (?:only|pls|please|bitte|throughout|everywhere))/iu.test(after);
  return isPair || isAlone || likeness.test(after);
}

const groundBefore =
  /(?<!\p{L})(?:bg|backgrounds?|hintergrund|fond|fondo|fundo|sfondo|ground|same|unser\p{L}*|vans are)\W{1,4}(?:\p{L}+ )?$/iu;
const groundAfter = /^\s*(?:bg|backgrounds?|hintergrund|hinterlegt|hinderlegt|fond|accents?|branding)(?!\p{L})/iu;
const joint = /^\s*(?:[,/-]|and|&|\+|on|und|auf|et|sur|y|e|mit|with|con)?\s*(?:\p{L}+ ){0,2}$/iu;
/** The start of a sentence: nothing, a sender, a label or an adjective such as "hi-vis". */
const opening = /^(?:[^:]{0,40}[:=\]]\s*)?(?:["“*\-–•>\s]*)(?:[\p{L}-]+ )?$/u;
const likeness =
  /^(?: \p{L}+)? (?:like|wie|comme|como|igual|come|as|from|of) (?:our|the|my|on|in|unser\p{L}*|der|die|das|am|im|la|le|l’|nuestr\p{L}*|el|o|a|noss\p{L}*|il)(?!\p{L})|^(?: \p{L}+)? (?:dell|del|della|da|do|de la|du|de notre)(?!\p{L})/iu;

/** The colors of a sentence, except those of clauses that exclude them, as in "not the red of the competition". */
function wanted(part: string): Hex[] {
  const clauses = part.split(/[,;(]\s*/u).filter((clause) => !exclusion.test(clause));
  const colors = colorsIn(clauses.join(', ')).map(({ hex }) => hex);
  // A code is exact, so that it comes before the name beside it.
  const codes = colors.filter((hex) => part.toLowerCase().includes(hex));
  return [...codes, ...colors.filter((hex) => !codes.includes(hex))];
}
const exclusion =
  /(?<!\p{L})(?:not|no|never|don[’']?t|avoid|nicht|kein\p{L}*|pas|évite\p{L}*|sin|evita\p{L}*|não|senza|non)(?!\p{L})/iu;
