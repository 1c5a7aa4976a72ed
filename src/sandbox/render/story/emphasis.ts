import { leaning, textOf, type Token } from './tokens';

const price =
  /^[("“«]?(?:[+−-]?\p{Sc}?\d[\d.,\u00a0]*(?:%|\p{Sc})|(?:(?:R|US|A|C)?\p{Sc}\u00a0?|(?:CHF|EUR|USD|GBP)\u00a0)\d[\d.,]*|\d+[x×]\d+|(?:free|gratis|kostenlos|umsonst|gratuit(?:e|s|es)?|grátis)(?![\p{L}-]))|無料|半額|[割元円]引|折/iu;
/** Matches a word that belongs to the price before it, such as "off" and "million". */
export const ofPrice =
  /^(?:mil(?:h(?:ão|ões))?|mio\.?|millions?|millones|millionen|milioni|off|less|discount|cheaper|price|rabatt|günstiger|billiger|descuento|menos|remise|moins)(?![\p{L}])/iu;
const imperatives =
  /^(?:add to (?:cart|bag|basket)|in den warenkorb|ajouter au panier|añadir al carrito|adicionar ao carrinho|aggiungi al carrello|shop|order|buy|get|try|visit|start|download|join|book|reserve|sign up|register|learn|discover|explore|call|find|subscribe|follow|pre-?order|claim|save|see|watch|taste|come|drink|run|jetzt|kaufen?|bestell\p{L}*|probier\p{L}*|entdecke\p{L}*|komm\p{L}*|hol\p{L}*|buch\p{L}*|sichern?|pide|compra|reserva|descubre|prueba|visita|ven|llama|descarga|únete|command\p{L}*|réserv\p{L}*|achet\p{L}*|découvr\p{L}*|essay\p{L}*|venez|profit\p{L}*|télécharg\p{L}*|закаж\p{L}*|скачай\p{L}*|اطلب|हमसे|अभी)(?![\p{L}])|今すぐ|カートに入れる|予約|チェック|ダウンロード|立即|지금|הזמינו/iu;
/** Matches a URL, a domain or a handle such as @tidy, but not the name of a file. */
export const webAddress =
  /^(?:https?:\/\/|www\.)\S|^(?!\S*\.(?:zip|pdf|docx?|xlsx?|pptx?|csv|txt|png|jpe?g|svg|mp[34]|mov|wav|psd|ai)$)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/\S*)?[.!]?$|^@\p{L}/iu;

/** Matches the start of a command that installs a program. */
export const installer =
  /(?:npm (?:i|install|create)|npx|pnpm (?:add|dlx)|yarn add|bun add|brew install|pipx? install|uv (?:add|tool install)|cargo install|go install|gem install|docker (?:run|pull)|apt(?:-get)? install|winget install|scoop install) /u;

/** Whether the text mentions a price, a discount or a free offer. */
export function hasOffer(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => price.test(text));
}

/** Matches words before a former price, such as "was". */
const formerly =
  /(?:^|[\s(])(?:statt|was|de|instead of|antes|avant|prima|uvp|rrp|au lieu d[eu]|en (?:vez|lugar) de|invece di):?$/iu;

/**
 * Returns the index of the first current price or discount, or else that of the first outdated one. Returns -1 if there
 * is none. A price is outdated after a word such as "was" or directly before a lower price.
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

/** Matches a number that may be set in large type. */
export const figure =
  /^(?:(?:R|US|A|C)?\p{Sc}\u00a0?|(?:CHF|EUR|USD|GBP)\u00a0|[+−-])?\d[\d.,\u00a0]*[%\p{Sc}×+°\p{L}]*[.,!?]*$/u;
/** Matches the groups of a phone number, which `tokenize` keeps together. */
const grouped = /^[\d-]+\u00a0[\d\u00a0-]+$/u;
/** Matches the beginning of a month's name. */
const month =
  /^(?:jan|gen|ene|f[eé][bv]|m[aä]r|a[bpv]r|ma[giy]|ju[ilnñ]|giu|lug|aug|août|ago|se[pt]|o[ckut]t|out|nov|d[eéi][cz](?:i?em|[.,]?$))/iu;
/** Matches a word, such as "pm" or "to", that makes the number before it a time or a range. */
const range = /^(?:[ap]\.?m|o[’']clock|Uhr|h|de|al?|à|to|bis|aux?|às|aos?|ai|alle|até|till|until)(?!\p{L})/iu;
/**
 * Matches a word that shows that the number after it is not an amount: a weekday, a word such as "season", or part of a
 * phone number.
 */
const numbered =
  /^(?:(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|season|series|staffel|temporada|saison|episode|folge|chapter|volume|\+?\d[\d/()-]*)[.,]?|(?:mo|di|mi|do|fr|sa|so|lun|mar|mi[eé]|mer|jue|jeu|vie|ven|s[aá]b|sam|dom|dim)\.,?)$/iu;
/** Matches numbers that are not amounts: the number 1, numbers with a leading zero, ordinals, years and times. */
const ordinal = /^(?:1|0\d+|19\d\d|20[0-4]\d|\d[\d:.]*\u00a0[ap]\.?m\.?|\d+(?:st|nd|rd|th|re|er|e|ème|ª|º))[.,!?]*$/iu;

/** Matches a word between the two numbers of a ratio. */
const ofRatio = /^(?:for|pour|por|für|per|in|of|von|de|su)$/iu;

/** Whether the token at this index is an amount. Dates, times, ages and model numbers are not amounts. */
function isAmount(tokens: readonly Token[], at: number): boolean {
  const [before = '', number = '', after] = [tokens[at - 1]?.text, tokens[at]?.text, tokens[at + 1]?.text];
  // "2 for 1" is an offer, but neither number makes sense alone.
  const isRatio =
    (ofRatio.test(after ?? '') && /^\d/u.test(tokens[at + 2]?.text ?? '')) ||
    (ofRatio.test(before) && /^\d/u.test(tokens[at - 2]?.text ?? ''));
  const spans = isRatio || range.test(after ?? '') || (range.test(before) && /^\d/u.test(tokens[at - 2]?.text ?? ''));
  const named = numbered.test(before) || (at > 1 && /^\p{Lu}/u.test(before));
  const dated = after === undefined || spans || named || month.test(before) || month.test(after);
  return (
    figure.test(number) && !grouped.test(number) && !ordinal.test(number) && !(dated && /^\d[\d.,!?]*$/u.test(number))
  );
}

/** Returns the index of the offer, or else of the first amount. Returns -1 if there is neither. */
export function amountAt(tokens: readonly Token[]): number {
  const offer = offerAt(tokens);
  return offer >= 0 ? offer : tokens.findIndex((_, at) => isAmount(tokens, at));
}

export function asksToAct(tokens: readonly Token[]): boolean {
  return imperatives.test(textOf(tokens)) || namesAddress(tokens);
}

export function namesAddress(tokens: readonly Token[]): boolean {
  return textOf(tokens)
    .split(' ')
    .some((word) => webAddress.test(word));
}

/** Matches a phone number: at least seven digits, possibly in groups. */
export const phoneNumber = /(?:\+?\d[\s().\-/]*){7,}/u;

/**
 * Emphasizes the words that are bold in the prompt. If the prompt has no bold words or nearly all words are bold,
 * emphasizes the offer or the first amount instead.
 */
export function withEmphasis(tokens: readonly Token[]): readonly Token[] {
  const bold = tokens.filter(({ emphasized }) => emphasized);
  if (bold.length > 0 && bold.length < Math.max(2, tokens.length * 0.7)) return tokens;
  const [from, to] = tokens.length < 3 && !hasOffer(tokens) ? [0, 0] : amountWords(tokens);
  return tokens.map((token, index) => ({ ...token, emphasized: index >= from && index < to }));
}

/** Returns the start and the exclusive end of the tokens that form an amount with its unit, such as "20 percent". */
function amountWords(tokens: readonly Token[]): readonly [number, number] {
  const at = amountAt(tokens);
  if (at < 0 || tokens[at]?.fragment !== false || tokens[at + 1]?.fragment === true) return [0, 0];
  const [number = '', unit = ''] = tokens.slice(at, at + 2).map(({ text }) => text);
  const isUnit = /^[^\p{Sc}]*\d$/u.test(number) && /^\p{L}{1,9}[.,!?]?$/u.test(unit) && !leaning.test(unit);
  return [at, isUnit || ofPrice.test(unit) ? at + 2 : at + 1];
}
