import {
  cameraClause,
  cameraObject,
  finish,
  leadingCamera,
  lighting,
  moodWords,
  moves,
  sizes,
  slowMotion,
  type Move,
  type ShotSize,
} from './cameraTerms';
import { sentencesOf } from './phrases';
import { toCamera } from './scriptLines';
import { sentenceCase, wordCount, wordPattern } from './terms';

/** A shot as the brief describes it. */
export interface Shot {
  /** The action in the picture, without any words about camera, lens, lighting or style. */
  readonly caption: string;
  readonly size: ShotSize | undefined;
  readonly moves: readonly Move[];
  readonly isSlow: boolean;
  /** The place from a scene heading, such as "KITCHEN · NIGHT". Empty if there is none. */
  readonly place: string;
  /** True if the scene heading contains INT, false if it contains EXT. Undefined if it contains neither or both. */
  readonly isInside: boolean | undefined;
  readonly spoken: readonly string[];
  /** The names of those who speak, as in the brief. A voice without a person, such as a narrator's, is not listed. */
  readonly speakers: readonly string[];
  readonly titles: readonly string[];
  readonly sound: readonly string[];
  /** Legal lines of the film, which stand below the titles of the end card. */
  readonly legal: readonly string[];
  /** Start and end of the shot according to the brief, in seconds. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** Whether a number, a heading or a time introduces the shot. If so, the shot is never merged with another one. */
  readonly isFixed: boolean;
  /** Whether the brief counts the shot. If so, the shot is never split. */
  readonly isNumbered: boolean;
  /** Whether the shot ends the film. An end shot with titles becomes a title card. */
  readonly isEnd: boolean;
}

export const emptyShot: Shot = {
  caption: '',
  size: undefined,
  moves: [],
  isSlow: false,
  place: '',
  isInside: undefined,
  spoken: [],
  speakers: [],
  titles: [],
  sound: [],
  legal: [],
  from: undefined,
  to: undefined,
  isFixed: false,
  isNumbered: false,
  isEnd: false,
};

const logo =
  /^(?:[\p{L}’']+ ){0,3}(?:(?:brand )?logos?|logotipo|wordmark|pack ?-?shots?|product shot|end ?-?(?:card|frame|board)|schlussbild|abbinder|ロゴ)(?!\p{L})/iu;
/** Whether a caption starts with the brand's logo or a pack shot, as in "Logo on navy" and "Hold on the logo". */
export const isLogo = (caption: string): boolean => logo.test(caption);

/** Whether a caption describes the brand's logo, or an end card without a picture. */
export const isEmblem = (caption: string): boolean => isLogo(caption) || isEndCard(caption);

/** An end card shows at most this many words of a voice below its titles. */
export const mostSpokenOnCard = 10;

export const isEndCard = (caption: string): boolean => endCard.test(caption);

const endCard =
  /^(?:(?:carton|carte|écran|panneau) (?:final|de fin)|(?:end|final|closing) (?:slate|card|screen|title)|schluss(?:tafel|karte)|cartela(?: final)?|placa final|pantalla final|cartello finale|fondo \p{L}+, logo\p{L}*|(?:black|white) (?:card|screen)|エンドカード)(?!\p{L})|^(?:商品カット|パックショット|ロゴ)/iu;

/** A sentence about the picture, split into its parts. */
export interface Seen {
  readonly caption: string;
  readonly size: ShotSize | undefined;
  readonly moves: readonly Move[];
  readonly isSlow: boolean;
  /** Whether the sentence starts a new panel. Such a sentence begins with a shot size, "cut to" or "then". */
  readonly opens: boolean;
  /** Words about light and style, which determine the colors. */
  readonly look: string;
  /** Parts that no panel shows: exclusions such as "no text", parameters for a video model, and style. */
  readonly leftOut: readonly string[];
}

const sizePatterns = sizes.map((term) => ({ ...term, pattern: wordPattern(term.words) }));
const movePatterns = moves.map((term) => ({ ...term, pattern: wordPattern(term.words) }));

export const tagOfSize = (size: ShotSize) => sizes.find(({ name }) => name === size)?.tag ?? '';
export const tagOfMove = (move: Move) => moves.find(({ name }) => name === move)?.tag ?? '';

/** Matches a request to leave something out, such as "no text". */
export const refusal = new RegExp(
  wordPattern(
    "(?:absolutely )?no (?:[\\p{L}-]+ )?(?:text|watermarks?|logos?|subtitles?|captions?|people|dialogue|music|voice|talking|words|titles?|supers?|letters|faces|humans|cuts|camera movement|slow[- ]?mo(?:tion)?)[^,.;]* / avoid(?:ing)? [^.;]+ / (?:éviter|evitare?|evitar|vermeide\\p{L}*) [^.;]+ / without (?:any )?(?:text|logos?|watermarks?|people)[^,.;]* / (?:keep|maintain) [^.;,]+ consistent / seed:? \\d+ / do not [^.;]+ / don[’']t [^.;]+ / keine?n? (?:Text|Logos?|Schrift|Untertitel|Wasserzeichen|Menschen|Musik|Dialoge?)[^,.;]* / ohne (?:Text|Logos?|Schrift|Menschen|Wasserzeichen)[^,.;]* / (?:sans|pas de|aucune?) (?:texte|logos?|sous-titres|filigrane|personnes?|musique|voix|dialogues?)[^,.;]* / (?:sin|nada de) (?:texto|logos?|subtítulos|personas|marcas? de agua|música|voz|diálogos?)[^,.;]* / (?:sem|nenhuma?) (?:textos?|logos?|legendas|pessoas|marca d[’']água|música|voz|diálogos?)[^,.;]* / (?:senza|niente|nessuna?) (?:testo|scritte|loghi|logo|persone|musica|voci?|dialoghi)[^,.;]* / 文字(?:は)?(?:なし|入れない|を入れない) / テキスト(?:なし|を入れない) / 字幕なし / ロゴなし / (?:BGM|音楽|音声|セリフ)なし / (?<![^、。])[^、。]{0,60}(?:映さない|写さない|見せない|禁止) / (?<![^、。])[^、。]{0,60}(?:なし|不要)(?=[、。]|$) / 環境音のみ(?:[（(][^()（）]*[)）])?",
  ).source,
  'giu',
);
/** Matches parameters for a video model, such as `--ar 16:9`. */
export const flag =
  /(?:^|\s)--no\s+[^-]+(?=\s--|$)|(?:^|\s)(?:--\p{L}[\p{L}-]*|-(?:ar|gs|motion|neg|seed|camera|fps|cfg|style)(?![\p{L}-]))(?:\s+(?!-)(?:"[^"]*"|[^\s,.]+))?/gu;
const format =
  /(?:aspect ratio|format|seitenverhältnis|ratio)?\s*:?\s*(?<!\d)(?:16:9|9:16|1:1|4:5|21:9|4:3)(?!\d)(?:\s*(?:vertical|horizontal|vertikal|hochformat|querformat|format|aspect ratio))?|(?:^|(?<=[,\s]))(?:vertical|horizontal) (?:video|format)|(?<![\p{L}\d(]|\p{Lu}\p{L}+, |(?:mid|late|early|his|her|their|the)[ -])\d{1,2}[- ]?(?:seconds?|sec|s|sekunden|segundos|secondes|secondi)(?: (?:video|clip|shot|long))?(?=[.,]|$)|(?<!\d)\d{1,2}秒(?:間)?(?=[、。,.\s]|$)|(?:縦|横)(?:型|長)(?:動画)?(?=[、。,.\s\d]|$)/giu;

/** Matches a first clause that contains only the kind and the length of the film, as in "Cinematic 8 second spot,". */
const medium =
  /^(?:an? )?(?:[\p{L}-]+ ){0,3}(?:video|vídeo|vidéo|spot|commercial|ad|clip|reel|image to video|film)(?: (?:IA|AI|vertical|horizontal|prompt))?(?=[,.:]|$)[,.:]?\s*|^(?:an? )?(?:[\p{L}-]+ ){0,2}\d{1,2}[- ]?(?:s|sec|seconds?|segundos|secondes) (?:\p{L}+ )?(?:video|spot|ad|clip|reel|film)(?=[,.:]|$)[,.:]?\s*/iu;

const openers =
  /^(?:(?:final|first|last|next|opening|closing|second|third) (?:shot|scene|image|frame)|(?:erste|letzte|nächste)[ns]? (?:einstellung|szene|aufnahme|bild)|(?:premier|première|dernier|dernière) (?:plan|scène|image)|(?:primera|última|último|segunda) (?:toma|escena|plano|imagen|cena|imagem)|(?:prima|ultima) (?:scena|inquadratura)|最後の(?:カット|シーン)|(?:次の)?カット(?=[:：])|(?:(?:match |smash |jump |hard |quick )?cut|schnitt|corte|coupe|stacco)(?=\s*(?:$|[:：→]))|(?:smash |hard |match |quick )?cut(?:s|ting)? (?:back )?to(?: an?| the)?|fade (?:in|up)(?: (?:on|from black))?|dissolve to|plano (?:del|de (?:la|los|las|una?)|d[oa]s?)|toma de(?:l| la| los| las| una?)|then(?: we)?(?: see)?|next|finally|later|after that|schnitt auf|dann|danach|anschließend|zum schluss|schließlich|puis|ensuite|enfin|coupe sur|luego|después|finalmente|corte a|depois|em seguida|por fim|corta para|poi|infine|stacco su|その後|次に|最後に|続いて)(?![\p{L}])[\s,:：、]*/iu;
const weSee =
  /^(?:we (?:then )?see|we open on|open(?:s|ing)? (?:on|with)|the scene opens (?:on|with)|reveal(?:s|ing)?|(?:wir sehen|man sieht)|on (?:voit|découvre)|ouverture sur|(?:vemos|se ve)(?: a(?= (?:un[oa]?s?|el|l[oa]s?|su|nuestr[oa]) ))?|apertura su|(?:ved|scopr)iamo|si vede)\s+/iu;
const reveal =
  /(?<!\p{L})(?:to reveal|revealing|reveals?|to show|showing|as|while|und zeigt|révélant|revelando|rivelando)\s+(.+)$/iu;
const styleIntro =
  /^(?:shot on|filmed (?:on|in)|in the style of|style of|rendered|im stil|dans le style|estilo|al estilo|no estilo|nello stile|(?:style|stile|estilo)(?= \p{L}+$)|ambiance|atmosphère|atmosfera|atmósfera|stimmung|mood|(?:ambient |natural )+sounds?)(?!\p{L})/iu;

/** Matches a short clause about the style, such as "documentary look". */
const styleEnd =
  /^(?:\p{L}[\p{L}\d-]*\s){1,3}(?:style|look|aesthetic|vibe|feel|stil|ästhetik|スタイル)$|(?:色調|トーン|質感|ルック)$/iu;

/** Matches a preposition after a removed camera term: "slow dolly in until the gears fill the frame". */
const towards =
  /^(?:of|to|from|on(?:to)?|into|towards?|over|until|till|as|while|auf|zu[mr]?|bis|von|vers|sur|d[eiou]|hacia|hasta|sobre|para|até|verso|fino a)\s+(?=(?:the|an?|his|her|their|its|der|die|das|dem|den|les?|la|une?|el|los|las|una|os?|as|uma?|il|lo|gli)\s)/iu;

/** Matches how or how long the camera moves, at the end of a clause: "in a slow arc", "for a moment". */
const manner =
  /(?:^|\s)(?:(?:in|at|with|for|für|mit|en|con|pendant|durante|per)\s)?(?:(?:an?|eine?[nmr]?|une?|un[oa]?|uma?)\s)?(?:\p{L}+\s){0,2}(?:arc|circle|spiral|(?:arco|círculo|cerchio) \p{L}+|pace|speed|motion|movement|shake|sway|beat|moment|seconds?|Kreis|Bogen|Moment|Sekunden?|cercle|secondes?|círculo|arco|momento|segundos?|cerchio|secondi)$/iu;

/** Matches an adverb that is all that is left of a clause about the camera, as in "pushes in slowly". */
const onlyAdverb =
  /^\s*(?:slowly|gently|smoothly|steadily|gradually|langsam|sanft|lentement|doucement|lentamente)\s*$/iu;

/**
 * Whether the object of a camera move belongs in the caption. A short object, such as "the desk", belongs there only at
 * the start of a shot. Later, the caption already mentions it.
 */
const isContent = (object: string, isFirst: boolean) => isFirst || wordCount(object) > 2;

/**
 * Parses a sentence clause by clause, because one clause may describe the light and the next the action.
 * @param isFirst whether the shot has no caption yet
 */
export function seeSentence(sentence: string, isFirst = true): Seen {
  const leftOut: string[] = [];
  const keepOut = (text: string) => {
    leftOut.push(sentenceCase(text.trim()));
    return ' ';
  };
  const wanted = sentence.replace(flag, keepOut).replace(refusal, keepOut).replace(medium, '');
  // A long run of spaces would take `format` minutes.
  const without = wanted.replace(/\s{2,}/gu, ' ').replace(format, ' ');
  const found = { size: undefined as ShotSize | undefined, moves: [] as Move[], isSlow: false };
  const looks: string[] = [];
  const kept: string[] = [];
  let opens = false;
  const clauses = without
    .split(/(?<=[,;:])\s+|[、]|\s+[–—]\s+/u)
    .map((clause) => clause.replace(/^[\s,;]+|(?<!\.\p{L})[\s,;:.。]+$/gu, ''));
  for (const [at, clause] of clauses.entries()) {
    const read = readClause(clause, isFirst && kept.length === 0);
    // Among words about the style, a negation excludes something: "Film grain, no deformed faces".
    if (at > 0 && kept.length === 0 && negation.test(clause)) {
      leftOut.push(clause);
      continue;
    }
    found.size ??= read.size;
    found.moves.push(...read.moves);
    found.isSlow ||= read.isSlow;
    if (at === 0) opens = read.opens;
    looks.push(...read.looks);
    leftOut.push(...read.style);
    if (read.text !== '') kept.push(read.text);
  }
  const joined = kept
    .join(japaneseText.test(kept.join('')) ? '、' : ', ')
    .replace(/,\s*(?=(?:and|und|et|y|e)\s)/u, ' ');
  const caption = joined.replace(/[([]\s*[)\]]|\s*[([+/|→]+\s*$|^[+/|→)\]\s]+/gu, '');
  return { caption: blank.test(caption) ? '' : sentenceCase(caption), ...found, opens, look: looks.join(' '), leftOut };
}

const negation =
  /^(?:no|never|kein(?:e[nrms]?)?|ohne|pas de?|aucune?|sans|sin|nada de|sem|nenhuma?|senza|niente|nessun[oa]?)\s/iu;

/** Matches a caption without content, such as "black screen" or "hold". Such a caption is left empty. */
const blank =
  /^(?:(?:(?:last|final|next|one|two|1|2) (?:seconds?|frames?|beats?) )?(?:fades? )?(?:a |to |on )?(?:black|white)(?: screen| frame)?|fade (?:in|out)|cut|hold|schwarz(?:bild)?|(?:écran |fond )?noir|(?:pantalla |fondo )?negro|(?:tela )?preta|nero|黒(?:み)?)$/iu;

const japaneseText = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Matches a clause that says only that someone looks into the camera, such as "talking to cam". */
const isToCamera = new RegExp(
  `^(?:(?:(?:talk|speak|look|smil)(?:s|ing)?|direct(?:ly)?|straight|spricht|blickt|direkt|parle|regarde|habla(?:ndo)?|mira(?:ndo)?|fala(?:ndo)?|olha(?:ndo)?|parla(?:ndo)?|guarda(?:ndo)?)\\s)*(?:${toCamera.source})$`,
  'iu',
);

interface ReadClause {
  readonly text: string;
  readonly size: ShotSize | undefined;
  readonly moves: readonly Move[];
  readonly isSlow: boolean;
  readonly opens: boolean;
  readonly looks: readonly string[];
  readonly style: readonly string[];
}

function readClause(clause: string, isFirst: boolean): ReadClause {
  const size = sizePatterns.find(({ pattern }) => pattern.test(clause))?.name;
  const isSlow = slowMotion.test(clause);
  const movesIn = moveNames(clause);
  const opener = openers.exec(clause)?.[0] ?? '';
  const opened = clause.slice(opener.length).replace(weSee, '').trim();
  let text = opened.replace(slowMotion, ' ').trim();
  if (slowMotion.exec(opened)?.index === 0) text = text.replace(towards, '');
  const opens = opener !== '' || size !== undefined;
  const base = { size, isSlow, opens };
  if (isToCamera.test(text)) return { ...base, moves: movesIn, text: '', looks: [text], style: [] };
  if (cameraClause.test(text)) {
    const revealed = reveal.exec(text)?.[1];
    const object = (
      revealed ??
      (isCameraTerm(text) || isWithoutObject(text) ? undefined : cameraObject.exec(text)?.[1]) ??
      ''
    )
      .replace(/\s(?:zu|heran|entlang)$/u, '')
      .replace(finish, '')
      .replace(manner, '')
      .replace(onlyAdverb, '');
    const isShown = isContent(object, isFirst || revealed !== undefined);
    return { ...base, moves: movesIn, text: isShown ? object : '', looks: [], style: [] };
  }
  const lead = leadingCamera.exec(text)?.[0] ?? '';
  if (lead.trim() !== '') {
    const object = text.slice(lead.length).trim();
    text = reveal.exec(object)?.index === 0 ? (reveal.exec(object)?.[1] ?? '') : object;
  }
  // A word is parsed as a camera move only at the start of a clause or in a short clause. Elsewhere, a verb such as
  // "follows" describes the action.
  const named = lead !== '' ? moveNames(lead) : wordCount(clause) <= 4 ? movesIn : [];
  const style = text.match(finish) ?? [];
  const light = lighting.exec(text);
  const startsWithTerm = lead.trim() !== '' || text.search(finish) === 0;
  const untied = text
    .replace(finish, ' ')
    .replace(/\s{2,}/gu, ' ')
    .replace(/^[\s,&]+|[\s,&]+$/gu, '');
  const bare = startsWithTerm ? untied.replace(towards, '') : untied;
  const rest = bare.replace(lighting, ' ').replace(new RegExp(moodWords.source, 'giu'), ' ');
  const looks = light === null && style.length === 0 && !moodWords.test(text) ? [] : [text];
  const onlyLook =
    styleIntro.test(text) ||
    styleEnd.test(text) ||
    (looks.length > 0 && (wordCount(rest) <= 1 || (light !== null && light.index <= 2 && wordCount(rest) <= 3)));
  if (onlyLook) {
    return {
      ...base,
      moves: named,
      text: '',
      looks: [text],
      style: style.length > 0 || styleIntro.test(text) || styleEnd.test(text) ? [text] : [],
    };
  }
  return { ...base, moves: named, text: bare, looks, style };
}

/** Whether a clause about the camera says only how it is held, as in "caméra à l'épaule très douce". */
const isWithoutObject = (text: string) =>
  movePatterns.some(({ name, pattern }) => {
    const term = pattern.exec(text);
    const isHeld = term?.index === 0 && (name === 'handheld' || name === 'still');
    return isHeld && wordCount(text.slice(term[0].length)) <= 2;
  });

function moveNames(text: string): Move[] {
  const hits = movePatterns.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
  // Drops a false match: the pattern for `right` also matches the "pan" in "pan left".
  return hits.filter((name) => name !== 'right' || !hits.includes('left'));
}

/** Parses the text after a camera label, as in "Camera: slow push in". */
export function cameraOf(text: string): Pick<Seen, 'size' | 'moves' | 'isSlow'> {
  return {
    size: sizePatterns.find(({ pattern }) => pattern.test(text))?.name,
    moves: moveNames(text),
    isSlow: slowMotion.test(text),
  };
}

/** Whether a label starts a new picture, as in "Cut to: a kitchen". */
export function opensPicture(label: string): boolean {
  return openers.exec(label)?.[0].length === label.length || weSee.test(`${label} `);
}

/** Whether a label is only a camera term, as in "Macro shot: a watch" and "Slow motion: milk pours". */
export function isCameraTerm(label: string): boolean {
  const patterns = [...sizePatterns, ...movePatterns].map(({ pattern }) => pattern);
  return [...patterns, slowMotion].some((pattern) => pattern.exec(label)?.[0].length === label.length);
}

/**
 * Splits a description of pictures into sentences. Japanese text has no space between sentences, so it is split after
 * "。". A clause such as ", then a hand enters the frame" is a sentence of its own.
 */
export function pictureSentences(text: string): string[] {
  return sentencesOf(text, true).flatMap((sentence) => sentence.split(nextClause));
}
const nextClause =
  /(?<=。)(?![^「」]*」)|,\s+(?:(?:and|und|et|y|e)\s+)?(?=(?:then|dann|puis|luego|después|depois|poi)(?:\s[^\s,]+){4})/iu;
