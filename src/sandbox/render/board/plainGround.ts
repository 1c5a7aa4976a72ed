import { namedColors, type Hex } from '../look/palette';

/** A plain ground behind the subject, as in a photo studio. */
export interface PlainGround {
  /** Undefined if the caption names no color. */
  readonly color: Hex | undefined;
}

/** Returns the plain ground that a caption describes, as in "a bottle on a white background". */
export function plainGroundIn(caption: string): PlainGround | undefined {
  const words = [...besideGround(caption), ...ending(caption), ...japanese(caption)].find(
    (run) => run.some(isEmpty) || run.some(isColor),
  );
  return words === undefined ? undefined : { color: words.flatMap((word) => colorsOf(word))[0] };
}

/** Returns the plain words before and after each word for a ground: "white background" and "fondo blanco". */
function besideGround(caption: string): readonly (readonly string[])[] {
  return Array.from(caption.matchAll(grounds)).flatMap(({ 0: noun, index }) => {
    const [before, after] = [caption.slice(0, index), caption.slice(index + noun.length)];
    const isPartOfView = inView.test(before);
    const [clause = ''] = /^[^.;,!?]*/u.exec(after.replace(/^\s*:/u, '')) ?? [];
    return [plainRun(wordsOf(before).reverse()), ...(isPartOfView ? [] : [plainRun(wordsOf(clause))])];
  });
}

/** Returns the plain words of a clause that ends with them: "the can, isolated on pure white". */
function ending(caption: string): readonly (readonly string[])[] {
  return Array.from(caption.matchAll(onColor), ({ 1: phrase = '' }) => wordsOf(phrase)).filter(
    (words) => plainRun(words).length === words.length && (words.includes('seamless') || isColor(words.at(-1) ?? '')),
  );
}

/** Returns the words before a Japanese ground: 白い背景. */
function japanese(caption: string): readonly (readonly string[])[] {
  return Array.from(caption.matchAll(japaneseGrounds), ({ 1: word = '' }) => [word]).filter(
    ([word = '']) => isEmpty(word) || colorsOf(word).length > colorsOf(word.slice(0, -1)).length,
  );
}

const wordsOf = (text: string) => Array.from(text.matchAll(/[\p{L}’'#\d-]+|[.;,!?]/gu), ([word]) => word);

function plainRun(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word) => !isColor(word) && !isEmpty(word) && !filler.test(word));
  return end === -1 ? words : words.slice(0, end);
}

function colorsOf(word: string): readonly Hex[] {
  // In other French captions, "rose" may be a flower.
  const own = namedColors(word.replace(/^roses?$/iu, 'pink'));
  return own.length > 0 ? own : namedColors(word.replace(germanParts, ''));
}
const isColor = (word: string) => colorsOf(word).length > 0;
const isEmpty = (word: string) => empty.test(word);

/** Matches what German adds to the name of a color, as in "hellgrauem" and "cremefarbenen". */
const germanParts = /^(?:hell|dunkel|tief|blass|zart|matt|pastell|knall)|(?:farben)?e?[rsnm]?$/giu;

const grounds =
  /(?<!\p{L})(?:backgrounds?|backdrops?|seamless(?: paper)?|cyclo(?:rama)?s?|\p{L}*hintergrund|fonds?|aplats?|s?fondo|fondale|fundo|cicloramas?)(?!\p{L})/giu;

/** Matches words before a ground that is the far part of a view, as in "white houses in the background". */
const inView = /(?<!\p{L})(?:the|im|au|al|ao|no|nel|nello|en el) $/iu;

const onColor =
  /(?<!\p{L})(?:on|against|isolated on|auf|vor|sur|sobre|su|em) ((?:[\p{L}-]+ ){0,3}[\p{L}-]+)(?=\s*(?:[.;,!?]|$))/giu;

const japaneseGrounds =
  /([^\s、。をにがはでと]{1,8}?色?)(?:[いの系]|一色|スタジオ)*(?:背景|バック(?![パヤルグ])|ホリ)/gu;

/** Matches words for a ground with nothing on it. */
const empty =
  /^(?:plain|clean|neutral\p{L}*|seamless|solid|studio|simple|gradient|uniform|light|dark|pale|pastel|schlicht\p{L}*|einfarbig\p{L}*|hell\p{L}*|dunkl?e?\p{L}*|uni|neutre|dégradé|épuré|lisse|clair|sombre|lisci?[oa]|neutr[oa]|infinito|degradado|uniforme?|sólido|limpio|limpo|claro|oscuro|escuro|degradê|chiaro|scuro|sfumato|pulito|unita?|無地|単色|シンプル\p{L}*|グラデ\p{L}*|明る|暗|真っ[白黒])$/iu;

/** Matches words that qualify a color, and those that connect it with the ground. */
const filler =
  /^(?:pure|deep|flat|soft|bright|warm|cool|matte?|muted|rich|off|very|rein\p{L}*|zart\p{L}*|pastell\p{L}*|de|du|di|da|en|em|in|couleur|color|cor|colore|tinta|tout|très|muy|muito|foncé|pâle|vif|nuit|pálido|suave|puro|pallido|tenue|paper|papier|papel|carta|estudio|estúdio)$/iu;
