import { wordPattern } from '../story/terms';
import type { Language } from '../story/language';
import { homographsOf } from './words/vocabulary';

/**
 * Blanks out nouns that look like subjects but are not, as in "no dog", "like a dog" and "dog food". Each character
 * becomes a space, so that all positions in the text stay the same.
 */
export function withoutFalseSubjects(text: string, language: Language): string {
  const patterns = language === 'english' ? [...falseSubjects, englishNegation] : falseSubjects;
  return patterns.reduce(blank, text);
}

/** Blanks out false subjects and false places, such as "gym" in "gym bag" and "sea" in "sea green". */
export function withoutFalsePlaces(text: string, language: Language): string {
  return blank(withoutFalseSubjects(text, language), placeOfThing);
}

/** Blanks out words of other languages that mean something else in this language. */
export function withoutHomographs(text: string, language: Language): string {
  const pattern = homographs.get(language) ?? wordPattern(homographsOf(language), 'giu');
  homographs.set(language, pattern);
  return blank(text, pattern);
}
const homographs = new Map<Language, RegExp>();

/** Replaces each character of the matches by a space. */
export const blank = (text: string, pattern: RegExp) => text.replace(pattern, (word) => ' '.repeat(word.length));

/** A lookahead that excludes articles and other short words, because they do not modify the next noun. */
const notShort =
  '(?!(?:the|an?|of|in|on|and|or|with|her|his|its|their|my|our|your|one|two|both|each|every|is|are|was|deep|dark|light|bright|pale|onto|into|from|at|to|by|for|ein\\p{L}*|der|die|das|une?|el|la|le|der?|very|all|more|mostly|turns?|glows?|painted|no|not)(?!\\p{L}))';

const colorWords =
  'colou?red|red|white|black|brown|gr[ae]y|green|blue|yellow|orange|pink|purple|gold|rot|weiß|schwarz|braun|grau|grün|blau|gelb|farben';
/** A noun that only names a shade: "coral-orange", "lemon yellow", "forest green". */
const shade = new RegExp(`(?<!\\p{L})${notShort}\\p{L}+(?=[- ](?:${colorWords})(?:e[rsnm]?)?(?!\\p{L}))`, 'giu');
/** A noun that names the color of the noun after it: "orange bike", "cream van". */
const colorNoun =
  /(?<!\p{L})(?:orange|cream|rose|peach|lemon|lime|olive|chocolate|coral|mint|plum|cherry|sand|rust|salmon)(?= (?:[\p{L}-]+ ){0,2}(?:bikes?|cargo|vans?|cars?|bus|jackets?|coats?|dress|shirts?|t-?shirt|sofa|couch|chairs?|walls?|door|tubes?|bottles?|box(?:es)?|bags?|shoes?|trainers?|sneakers?|boots|hat|cap|helmet|mug|cup|background|backdrop|delivery|linen|sweater|jumper|hoodie|apron|umbrella|scooter|paint|light|glow|letters|type|text|house|tent|suitcase|phone|lettering|velvet|silk|satin|cotton|uniform|tablecloth|napkin|curtains?)(?!\p{L}))/giu;
/**
 * Matches a word such as "orange" that names a color rather than a fruit or a flower, as in "glowing orange in the
 * forge".
 */
const predicateColor =
  /(?<=(?:glow(?:s|ing)?|turn(?:s|ing)?|bright|deep|dark|pale|burnt|neon|in|painted) )(?:orange|rose|peach|lime|salmon|cherry)(?!\p{L})/giu;
const comparison =
  /(?<!\p{L})(?:(?:(?:shaped |looks? |acts? )?like|as) (?:an?|the|some)|(?<=\p{L}(?:ed|es|s|ing) |[-–—,;] ?)like|wie ein(?:e[nmr]?)?|als wäre\p{L}* ein(?:e[nmr]?)?|comme une?|como una?|como um|come una?|come un) (?:[\p{L}-]+ ?){1,2}/giu;
const negation =
  /(?<!\p{L})(?:without(?: any)?|ohne|kein\p{L}*|sans|aucune?|pas de|sin|ningun[oa]?|ningún|sem|nenhum(?:a)?|senza|nessun[oa]?) \p{L}+/giu;
/** Matches a noun that is said to be absent, as in "The burger is gone". */
const absence =
  /(?<!\p{L})\p{L}+(?= (?:(?:is|are|has|have) (?:all )?(?:gone|missing|disappeared|vanished)|(?:ist|sind) (?:weg|verschwunden)|fehl(?:t|en)|(?:a|ont) disparu|(?:ha|han) desaparecido|desaparec(?:eu|eram)|sumi(?:u|ram)|(?:è|sono) (?:sparit[oaie]|scompars[oaie]))(?!\p{L}))/giu;
const englishNegation = /(?<!\p{L})(?:no|not|never) (?:\p{L}+ )?\p{L}+/giu;
/** Matches an English verb that looks like a plural, as in "The luthier planes the edge". */
export const englishVerb =
  /(?<=(?<!\p{L})(?!(?:the|an?|and|or|of|in|on|at|by|with|from|to|her|his|its|their|two|three|four|five|all|some|many|both)\s)\p{L}+ )(?!(?:his|hers|its|is|was|has|as|across|towards?|always|gloves|hands)\s)\p{L}+s(?= (?:the|an?|his|her|its|their|my|your|our)\s)/giu;
/**
 * Matches a noun that only modifies the next noun, as in "phone case" and "bike lane". Without the match, a phone or a
 * bike would be drawn. A plural modifies no noun: in "Two girls race", the next word is a verb.
 */
export const modifier = new RegExp(
  `(?<!\\p{L})${notShort}\\p{L}+(?<![^su]s)(?=[ -](?:case|cover|charger|lane|path|rack|rental|ride|label|lid|scent|smell|flavou?r|filter|foam|stains?|seat|race|trip|plan|service|school|club|company|brand|suit|stop|ticket|driver|food|treats?|lover|owner|walker|noise|alarm|tones?|tracks?|number|screen protector|battery|knots?|brown|shaped|like|hair|fur|tail|paws?|ears?|collar|leash|prints?)(?!\\p{L}))`,
  'giu',
);
/** Matches a remark in parentheses, such as an age. */
const note = /\([^()]*\)/gu;
/** Matches a noun after a word for color, as in "color miele", and "quadro" as the edge of the picture. */
const colorPhrase =
  /(?<=(?<!\p{L})(?:colou?r|couleur|cor|color|colore)s? (?:de |d[’'])?)\p{Ll}+|(?<=(?:attraversa|entra nel|esce dal|nel|dal) (?:il )?)quadro|(?<=(?:en|in|im|fuera de|fora do|hors) )(?:cuadro|quadro|cadre)/giu;
const falseSubjects = [note, shade, colorPhrase, colorNoun, predicateColor, comparison, negation, absence, modifier];

const placeOfThing = new RegExp(
  `(?<!\\p{L})${notShort}(?!(?:inside|family|parked)(?!\\p{L}))\\p{L}+(?=[ -](?:bags?|bikes?|boots?|shoes?|cubes?|food|wear|suits?|clothes|gear|jackets?|tires?|tyres?|salt|towels?|packs?|cold|cream|coffee|cars?|${colorWords})(?!\\p{L}))|(?<=(?:fondo|color|fond|couleur|fundo|cor|sfondo|colore) )\\p{L}+`,
  'giu',
);
