import { textOf, type Token } from './tokens';

const price =
  /^[("“«]?(?:[+−-]?\p{Sc}?\d[\d.,\u00a0]*(?:%|\p{Sc})|(?:(?:R|US|A|C)?\p{Sc}\u00a0?|(?:CHF|EUR|USD|GBP)\u00a0)\d[\d.,]*|\d+[x×]\d+|(?:free|gratis|kostenlos|umsonst|gratuit(?:e|s|es)?|grátis)(?![\p{L}-]))|無料|半額|[割元円]引|折/iu;
/** Matches a word that belongs to the price before it, such as "off" and "million". */
const ofPrice =
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
/** Matches words before or after the sum that a customer must spend to get an offer. */
const [beforeSpending, afterSpending] = [
  /(?:^|[\s(])(?:over|above|spend|über|plus de|más de|mais de|acima de|oltre|sopra i|(?:free|gratis|grátis|kostenlos|umsonst|geschenkt|offerte?s?|gratuit\p{L}*|regalo|omaggio|brinde) (?:from|ab|[àa] partir de|dès|desde|da))$/iu,
  /^(?:or more |oder mehr )?(?:(?:in|of|on) )?(?:d[’']achats?|de compra|di (?:spesa|acquisti)|spent?|purchases?|orders?|(?:mindest)?(?:einkauf|bestellwert|umsatz)\p{L}*)(?!\p{L})|^以上/iu,
];
/** Matches a word that makes the number before it a price or a percentage. */
const priceUnit =
  /^(?:euros?|eur|dollars?|bucks|usd|pounds?|gbp|pfund|franken|chf|reais|percent|prozent|porcento)(?!\p{L})/iu;

/**
 * Returns the index of the first current price or discount, or else that of the first outdated one. Returns -1 if there
 * is none. A price is outdated after a word such as "was" or directly before a lower price. A sum that a customer must
 * spend is no price.
 */
export function offerAt(tokens: readonly Token[]): number {
  const offers = tokens.flatMap(({ text, fragment }, at) => {
    const [before, after] = [tokens.slice(0, at), tokens.slice(at + 1)].map(textOf);
    const whole = !fragment && tokens[at + 1]?.fragment !== true && text.length <= 12;
    const isPrice = price.test(text) || (/^\d[\d.,]*$/u.test(text) && priceUnit.test(after ?? ''));
    const isSpent = beforeSpending.test(before ?? '') || afterSpending.test(after ?? '');
    return whole && isPrice && !isSpent ? [at] : [];
  });
  const valueAt = (at: number) =>
    Number(tokens[at]?.text.replace(/[.,](?=\d{3})|[^\d.,]|[.,]$/gu, '').replace(',', '.'));
  const now = offers.find((at, index) => {
    const struck = offers[index + 1] === at + 1 && valueAt(at + 1) < valueAt(at);
    return !struck && !formerly.test(textOf(tokens.slice(0, at)));
  });
  return now ?? offers[0] ?? -1;
}

/** Returns the number of tokens that an offer at this index has: two if a unit or a word such as "off" follows. */
export const offerLength = (tokens: readonly Token[], at: number): number =>
  [ofPrice, priceUnit].some((unit) => unit.test(tokens[at + 1]?.text ?? '')) ? 2 : 1;

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
 * emphasizes the offer instead.
 */
export function withEmphasis(tokens: readonly Token[]): readonly Token[] {
  const bold = tokens.filter(({ emphasized }) => emphasized);
  if (bold.length > 0 && bold.length < Math.max(2, tokens.length * 0.7)) return tokens;
  const from = offerAt(tokens);
  const to = from + offerLength(tokens, from);
  return tokens.map((token, index) => ({ ...token, emphasized: from >= 0 && index >= from && index < to }));
}
