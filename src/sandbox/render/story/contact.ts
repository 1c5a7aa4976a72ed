import { webAddress } from './emphasis';
import { isWanted } from './ruledOut';

export function addressIn(text: string): string | undefined {
  const address = addressesIn(text).at(-1);
  return address !== undefined && isWanted(text, text.lastIndexOf(address))
    ? address.replace(/[.,;:!?]+$/u, '')
    : undefined;
}

const addressesIn = (text: string): readonly string[] =>
  text.split(/[\s()]+/u).filter((word) => webAddress.test(word) && !initialed.test(word));

/** Matches a user name such as "j.doe", and a handle. */
const initialed = /^(?:\p{L}\.|@)/u;

export const rulesOutAddress = ({ text }: { readonly text: string }): boolean =>
  addressIn(text) === undefined && addressesIn(text).length > 0;

/** Returns the phone number after a word such as "phone" or "call". */
export const calledNumberIn = (text: string): string | undefined => calledNumber.exec(text)?.[1]?.trim();

const calledNumber =
  /(?<!\p{L})(?:tel|telefon(?:nummer)?|téléphone|teléfono|telefone|telefono|phone|whats ?app|call|ring|text|number|nummer|numéro|número|numero|電話(?:番号)?)(?!\p{L})\D{0,24}?((?:\+|\()?(?:\d[\s()./-]{0,2}){6,13}\d)(?!\d)/iu;

/** Maximum number of characters of an instruction about a contact. */
const longestInstruction = 200;

/** Returns the contact in an instruction that says nothing else: "phone number 01632 960 417 big at the end". */
export function contactIn(text: string): string | undefined {
  if (text.length > longestInstruction) return undefined;
  const [found, before = '', contact, after = ''] =
    /^(.*?)((?:\+|\()?\d[\d\s()./-]{6,}\d|\S+\.\p{L}{2,}(?:\/\S*)?)(.*)$/u.exec(text) ?? [];
  const words = `${before} ${after}`.split(/[\s.,:;]+/u).filter((word) => word !== '');
  const isInstruction =
    found !== undefined &&
    words.length > 0 &&
    words.every((word) => contactWord.test(word) || contactFiller.test(word));
  return isInstruction ? contact : undefined;
}

/** Words for contact data, and words that may stand between them and the data, as in "phone number big at the end". */
export const [contactWord, contactFiller] = [
  /^(?:l[’'])?(?:phone(?:[’']s)?|number|website|site|url|address|link|webseite|webadresse|homepage|name|namen?|nom|nombre|nome|logo|telefon(?:nummer)?|nummer|adresse|numéro|téléphone|web|página|teléfono|número|dirección|telefone|endereço|sito|numero|telefono|indirizzo)$|^と?(?:電話(?:番号)?|サイト|住所)は?$/iu,
  /^(?:and|then|plus|with|please|pls|the|our|which|that|is|it[’']?s|big|large|bold|at|on|in|end|screen|und|dann|mit|bitte|die|der|unsere?|ist|groß|am|ende|einblenden|anzeigen|zeigen|et|puis|avec|svp|le|la|notre|nos|qui|est|en|gros|grand|à|fin|y|luego|después|con|el|nuestr[oa]|que|es|grande|al|final|e|depois|poi|com|o|a|nosso|é|no|fim|il|nostro|alla|fine|è|c[’']est)$|^(?:です|でお願いします|をお願いします)。?$/iu,
];
