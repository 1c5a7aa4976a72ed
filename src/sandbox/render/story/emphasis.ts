import { leaning, textOf, type Token } from './tokens';

const price =
  /^[("“«]?(?:[+−-]?\p{Sc}?\d[\d.,]*\u00a0?(?:%|\p{Sc})|\p{Sc}\d[\d.,]*|\d+[x×]\d+|(?:free|gratis|kostenlos|umsonst|gratuit(?:e|s|es)?|grátis)(?![\p{L}-]))|無料|半額|[割元円]引|折/iu;
/** Words that belong to a preceding price. */
export const ofPrice =
  /^(?:off|less|discount|cheaper|price|rabatt|günstiger|billiger|descuento|menos|remise|moins)(?![\p{L}])/iu;
const imperatives =
  /^(?:shop|order|buy|get|try|visit|start|download|join|book|reserve|sign up|register|learn|discover|explore|call|find|subscribe|follow|pre-?order|claim|save|see|watch|taste|come|drink|run|jetzt|kaufen?|bestell\p{L}*|probier\p{L}*|entdecke\p{L}*|komm\p{L}*|hol\p{L}*|buch\p{L}*|sichern?|pide|compra|reserva|descubre|prueba|visita|ven|llama|descarga|únete|command\p{L}*|réserv\p{L}*|achet\p{L}*|découvr\p{L}*|essay\p{L}*|venez|profit\p{L}*|télécharg\p{L}*|закаж\p{L}*|скачай\p{L}*|اطلب|हमसे|अभी)(?![\p{L}])|今すぐ|予約|チェック|ダウンロード|立即|지금|הזמינו/iu;
/** A URL, a domain or a handle. */
export const webAddress = /^(?:https?:\/\/|www\.)\S|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/\S*)?[.!]?$|^@\p{L}/u;

/** Whether the text has a price, a discount or a free offer, which is the main message of an ad. */
export function hasOffer(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => price.test(text));
}

/** Words before a former price. */
const formerly =
  /(?:^|[\s(])(?:statt|was|instead of|antes|avant|prima|uvp|rrp|au lieu d[eu]|en (?:vez|lugar) de|invece di):?$/iu;

/**
 * The index of the first current price or discount, or else of any price, or -1. A price is not current after "was" or
 * before a lower adjacent price.
 */
function offerAt(tokens: readonly Token[]): number {
  const offers = tokens.flatMap(({ text, fragment }, at) => {
    const whole = !fragment && tokens[at + 1]?.fragment !== true && text.length <= 12;
    return whole && price.test(text) ? [at] : [];
  });
  const valueAt = (at: number) =>
    Number(tokens[at]?.text.replace(/[.,](?=\d{3})|[^\d.,]|[.,]$/gu, '').replace(',', '.'));
  const now = offers.find((at, index) => {
    const struck = offers[index + 1] === at + 1 && valueAt(at + 1) < valueAt(at);
    return !struck && !formerly.test(textOf(tokens.slice(0, at)));
  });
  return now ?? offers[0] ?? -1;
}

/** A number that may be set large. */
export const figure = /^[\p{Sc}+−-]?\d[\d.,]*\u00a0?[%\p{Sc}×+°\p{L}]*[.,!?]*$/u;
/** The beginnings of month names. */
const month =
  /^(?:jan|gen|ene|f[eé][bv]|m[aä]r|a[bpv]r|ma[giy]|ju[ilnñ]|giu|lug|aug|août|ago|se[pt]|o[ckut]t|out|nov|d[eéi][cz](?:i?em|[.,]?$))/iu;
/** Words after a number that make it a time or a range. */
const range = /^(?:[ap]\.?m|o[’']clock|Uhr|h|de|al?|à|to|bis|au|às|até|till|until)(?!\p{L})/iu;
/** Words before a number that is not an amount: weekdays, numbered things, and parts of phone numbers. */
const numbered =
  /^(?:(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|season|series|staffel|temporada|saison|episode|folge|chapter|volume|\+?\d[\d/()-]*)[.,]?|(?:mo|di|mi|do|fr|sa|so|lun|mar|mi[eé]|mer|jue|jeu|vie|ven|s[aá]b|sam|dom|dim)\.,?)$/iu;
/** Numbers that are not amounts: "1st", "1", "089", "1987" and "7 pm". */
const ordinal = /^(?:1|0\d+|19\d\d|20[0-4]\d|\d[\d:.]*\u00a0[ap]\.?m\.?|\d+(?:st|nd|rd|th|re|er|e|ème|ª|º))[.,!?]*$/iu;

/** Whether a token is an amount. Dates, times, ages, exits and model numbers are not. */
function counts(tokens: readonly Token[], at: number): boolean {
  const [before = '', number = '', after] = [tokens[at - 1]?.text, tokens[at]?.text, tokens[at + 1]?.text];
  const spans = range.test(after ?? '') || (range.test(before) && /^\d/u.test(tokens[at - 2]?.text ?? ''));
  const named = numbered.test(before) || (at > 1 && /^\p{Lu}/u.test(before));
  const dated = after === undefined || spans || named || month.test(before) || month.test(after);
  return figure.test(number) && !ordinal.test(number) && !(dated && /^\d[\d.,!?]*$/u.test(number));
}

/** The index of the offer, or else of the first amount, or -1. */
export function amountAt(tokens: readonly Token[]): number {
  const offer = offerAt(tokens);
  return offer >= 0 ? offer : tokens.findIndex((_, at) => counts(tokens, at));
}

/** Whether the text is a call to action: it begins with an imperative or contains an address. */
export function asksToAct(tokens: readonly Token[]): boolean {
  return imperatives.test(textOf(tokens)) || namesAddress(tokens);
}

export function namesAddress(tokens: readonly Token[]): boolean {
  return textOf(tokens)
    .split(' ')
    .some((word) => webAddress.test(word));
}

/**
 * Keeps the prompt's bold words as the emphasis. Without suitable bold words, emphasizes the offer or the first amount.
 */
export function withEmphasis(tokens: readonly Token[]): readonly Token[] {
  const bold = tokens.filter(({ emphasized }) => emphasized);
  if (bold.length > 0 && bold.length < Math.max(2, tokens.length * 0.7)) return tokens;
  const [from, to] = tokens.length < 3 && !hasOffer(tokens) ? [0, 0] : amountWords(tokens);
  return tokens.map((token, index) => ({ ...token, emphasized: index >= from && index < to }));
}

/** The tokens [from, to) of an amount with its unit. */
function amountWords(tokens: readonly Token[]): readonly [number, number] {
  const at = amountAt(tokens);
  if (at < 0 || tokens[at]?.fragment !== false || tokens[at + 1]?.fragment === true) return [0, 0];
  const [number = '', unit = ''] = tokens.slice(at, at + 2).map(({ text }) => text);
  const isUnit = /\d$/u.test(number) && /^\p{L}{1,9}[.,!?]?$/u.test(unit) && !leaning.test(unit) && !link.test(unit);
  return [at, isUnit || ofPrice.test(unit) ? at + 2 : at + 1];
}

/** Words after a number that are not its unit. */
const link = /^(?:is|are|on|per|as|than|statt|auf|pro|sur|par|por|su|for|you|your)$/iu;
