import { anyQuotation } from './boardQuotes';
import { opensPicture } from './shots';
import { wordPattern } from './terms';

/** The kind of text that follows a label such as "VO:" in a script or a shot list. */
export type Cue =
  'spoken' | 'heard' | 'beat' | 'title' | 'end' | 'sound' | 'picture' | 'camera' | 'look' | 'legal' | 'note';

/** The labels for each kind of text. `script` labels occur only in scripts. `other` labels occur in any prompt. */
const table: readonly (readonly [cue: Cue, script: string, other: string])[] = [
  [
    'spoken',
    'V\\.?[\\s/]?O\\.?(?: \\d)? / voice[- ]?over / narrator / narration / announcer / anncr / dialog(?:ue)? / sprecher(?:in)? / off(?:-?text|-?stimme|-?sprecher)? / voix(?: off)? / voz en off / locuci[oó]n / locutora? / locução / narrador(?:a)? / loc / voce(?: fuori campo| off)? / speaker / ナレーション / セリフ / NA',
    'script / (?:s?he|creator|host|presenter|actor) says / comédien(?:ne)? / voz / [MF]VO / narr / ann / spoken / says / (?:on|to)[- ]?cam(?:era)? / talking points? / 나레이션 / 내레이션 / lektor / диктор / 旁白 / 画外音',
  ],
  ['heard', 'audio / ton / ton \\/ text / son / sonido / áudio / 音声', 'snd / aud'],
  [
    'beat',
    '',
    'hooks? / problem / agitat(?:e|ion) / demo / solution / proof / payoff / twist / intro / outro / body / benefit / aufhänger / lösung / nutzen / accroche / problème / gancho / problema / solución / solução / soluzione / フック',
  ],
  [
    'title',
    "supers? / title card / on[- ]?screen(?: text)? / text (?:overlay|on screen) / overlay / lettering / (?:text)?einblendung / bauchbinde / (?:texte )?à l[’']écran / surimpressions? / titrages? / incrustations? / synthés? / rótulo / sobreimpresión / sobreimpressão / tela / (?:in )?sovrimpressione / testo(?: a schermo)? / scritta / grafica / テロップ / 字幕",
    'title / cards? / copy / type(?: on)? / OST / napis / plansza / tekst / (?:text)?skylt / титры? / надпись / titel / titre / título / titolo / txt / texts? / gfx / (?:lower|bottom) third / on[- ]?screen copy / (?:small|smaller|second|tiny|bottom|top) lines?(?: (?:under(?:neath)?|below|beneath|above|over)(?: \\p{L}+)?)? / captions? / headline / sub(?:-?head(?:line)?)? / tag ?line / claim / slogan / offer / price / cartel(?:a|lo)? / schrift / texte / texto(?: en pantalla| na tela)? / en pantalla / cartons? / (?:text|schrift)tafeln? / in beeld / 자막 / 文字 / キャッチコピー / コピー',
  ],
  [
    'end',
    'end ?card / cierre',
    'CTA / call to action / end / (?:phone|tel|telefon|téléphone|teléfono)(?: number)? / (?:end(?:ing)?|schluss|abschluss) ?-?(?:frame|board|title|slate|screen|super|text|line|url|tafel|karte|bild|einblendung) / (?:closing|final|last) (?:card|slate|super|text|title|line|screen) / pack ?shot / logo(?: and text)? / closing / button / url / website / cartel(?:a|lo)? finale? / abbinder / fin / finale? / (?:carton|carte|écran|panneau|texte|cartela|tela|placa|pantalla|cuadro|plano|rótulo|letreiro) (?:final|de fin|de cierre) / (?:schermata|grafica|scritta|inquadratura) finale / signature / encerramento / assinatura / chiusura / (?:最後|ラスト|締め|エンド)の?(?:テロップ|字幕|文字|コピー) / ロゴ / エンドカード / エンド',
  ],
  [
    'sound',
    'SFX / MFX / sound effects? / 音 / music / BGM / musik / musique / bruitage / trilha / musica / 音楽 / 効果音',
    'FX / sounds?(?: design)? / geräusch / rumor[ei] / ruidos? / ruídos? / effetti(?: sonori)? / efectos(?: de sonido)? / efeitos? sonoros? / ambien(?:t|ce)(?: sounds?| noise)? / geräusche?(?:kulisse)? / atmo / música / som / suono / SE',
  ],
  [
    'camera',
    '',
    'camera / cam / kamera / caméra / c[áa]mara / câmera / shot(?: type| size)? / size / größe / lens / motion / moves? / bewegung / composition / framing / movement / cinematography / einstellung / plano / カメラ',
  ],
  [
    'look',
    '',
    'style / look / mood / tone / lighting / light / time of day / weather / palette / colou?rs? / finish / quality / grade / font / stil / stimmung / licht / farben / lumière / ambiance / couleurs / estilo / iluminación / tono / iluminação / cores / stile / luce / colori / スタイル / 雰囲気 / 照明',
  ],
  [
    'picture',
    'visuals? / video / bild / image / imagen / imagem / 映像',
    'pi[cx] / vid / visual description / actions? / desc(?:ription)? / picture / subjects? / setting / s[cz]ene / scène / escena / cena / scena / location / b-?roll / insert / gameplay / screen rec(?:ording)? / (?:(?:on|the|her|his) )?(?:phone|laptop|computer|tablet|tv|app) screen / (?:handy|laptop)?bildschirm / écran (?:de )?(?:téléphone|ordinateur) / pantalla (?:del )?(?:móvil|teléfono|portátil) / characters? / environment / background / prompt / bilder / ort / visuel / décor / acción / escenario / ação / cenário / immagine / azione / ambientazione / 画面 / 被写体 / 場所 / wide / CU / ECU / MS / WS',
  ],
  [
    'legal',
    '',
    'legal(?: (?:line|super|text))? / disclaimer / small print / footnotes? / fu(?:ß|ss)noten? / rechtliche(?:s|r hinweis) / kleingedrucktes / mentions?(?: légales?)? / astérisque / (?:aviso|texto|pie|nota) legal / letra pequeña / nota (?:legale|de rodapé) / letras miúdas / note legali / 注釈 / 注記',
  ],
  [
    'note',
    '',
    "neg(?:ative)?(?: prompt)? / (?:without|ohne|sans|sin|sem|senza) / ネガティブ / 禁止(?:事項)? / négatif / mode / attention / ojo / avoid / dos / do not / don[’']?ts? / aspect(?: ratio)? / ratio / duration / length / format / resolution / seed / model / fps / notes? / pronunciation / aussprache / prononciation / pronunciación / pronúncia / pronuncia / audience / kunde / client / cliente / annonceur / anunciante / product / produkt / producto / produto / prodotto / produit / brand / marke / marque / marca / project / film / spot / title of (?:the )?spot / deliverables? / loc / cast(?:ing)? / talent / ref(?:erence)?s? / guidelines / requirements / instructions / rules / specs / budget / checklist / labels / assigned / pick-?ups? / credits? / draft(?: date)? / version / writer / director / agency / status / owner / usage / platform / hashtags / transition / wardrobe / delivery / emotion / nb / ng / obs\\.? / reminders? / fyi / p\\.?s\\.? / todo / pending / pendiente / à valider / achtung / wichtig / important / warning / remarque / anm(?:erkung)?\\.? / nota / comments? / resolved / negativer prompt / seitenverhältnis / dauer / länge / hinweis / prompt négatif / durée / prompt negativo / duración / duração / durata / (?:à )?éviter / (?:zu )?vermeiden / (?:a )?evitar / (?:da )?evitare / ネガティブプロンプト / 比率 / 尺 / 長さ / 備考",
  ],
];

const whole = (words: string) => new RegExp(`^(?:${wordPattern(words).source})$`, 'iu');
const patterns = table.map(
  ([cue, script, other]) => [cue, whole([script, other].filter((words) => words !== '').join(' / '))] as const,
);
const scriptLabels = whole(table.flatMap(([, script]) => (script === '' ? [] : [script])).join(' / '));

/** Removes a remark in brackets, and then a number, from the end of a label. */
const bareLabel = (label: string) =>
  label
    .replaceAll('_', ' ')
    .replace(/\s*[(（][^()（）]*[)）]\s*$/u, '')
    .replace(/(?<=\p{L})\s*#?\d$/u, '');

/** Whether a label, such as "VO", occurs only in scripts. */
export const isScriptLabel = (label: string) => scriptLabels.test(bareLabel(label));

/**
 * A longer label that starts or ends with one of these words has the same cue. For example, "super over peel out"
 * labels a title, because it starts with "super".
 */
const edgeWords: readonly (readonly [cue: Cue, words: string])[] = [
  ['end', 'end ?-?(?:card|frame|slate|board)s?'],
  [
    'title',
    '(?:end ?)?supers? / on[- ]?screen / txt / texte? / texto?s? / texts / overlays? / captions? / subtitles? / titles? / titel / titre / título / titolo / type / letterings? / \\p{L}*einblendung(?:en)? / untertitel / rótulos? / testo / scritt[ae] / sobreimpresión / cartela / letreiro / lower third / (?:type|copy|add(?:ed)?|put) in (?:post|edit|capcut|premiere)',
  ],
  [
    'spoken',
    '[MFA]?V\\.?O\\.? / voice[- ]?over / narrator / anncr / \\p{L}*sprecher(?:in)? / voix off / locutora? / voz en off',
  ],
];
/** Words that may precede a word of `edgeWords`, such as “big” before “type” in “Big type slams in”. */
const adjectives =
  '(?:(?:the|an?|our|big|bold|large|small|tiny|white|black|yellow|red|animated|kinetic|final|closing|hand-?written)\\s){0,3}';
const edges = edgeWords.map(([cue, words]) => {
  const any = wordPattern(words).source;
  return [cue, new RegExp(`^${adjectives}${any}(?=$|[\\s,-])|(?<=[\\s-])${any}$`, 'iu')] as const;
});
/** Matches a label whose text is not shown, such as "Font style" or "Alt". */
const aside =
  /[\s-](?:fonts?|style|size|colou?rs?|notes?|directions?|casting|talent|suggestions?|tips?|ideas?|options?|position|placement|animation|timing|typo|schriftart)$|^(?:alt(?:ernat(?:e|ive))?|option|legal|disclaimer)(?=\s)|\salt$|^(?:text messages?|(?:post|social|feed|instagram|tiktok) (?:captions?|copy|text)|note)(?=\s|$)/iu;

/**
 * @param label the text before the colon, without Markdown marks
 * @returns undefined for an unknown label
 */
export function cueOf(label: string): Cue | undefined {
  const bare = bareLabel(label).replace(/^[[(]|[\])]$/gu, '');
  const words = bare.split(/\s+/u);
  if (opensPicture(bare)) return undefined;
  const known = knownCue(bare);
  if (known !== undefined) return known;
  if (aside.test(bare)) return 'note';
  return (
    // If a two-word label is unknown, each word is tried as a label, such as "Camera" in "Camera height".
    (words.length === 2 ? words.map(knownCue).find((cue) => cue !== undefined) : undefined) ??
    (words.length <= 12 ? edges.find(([, pattern]) => pattern.test(bare))?.[0] : undefined)
  );
}

const knownCue = (word: string) => patterns.find(([, pattern]) => pattern.test(word))?.[0];

/** Whether a whole line is a label without a colon, as in "VO" or "CTA (to camera)". */
export const isLabelAlone = (line: string): boolean =>
  knownCue(bareLabel(withoutMark(line).replace(/[\s\p{Extended_Pictographic}\ufe0f]+$/u, ''))) !== undefined;

/** Matches bullets, arrows and emojis before a label. */
const mark = '(?:\\[[ xX✓]?\\]\\s|[\\s→➜▸►▶▪•·※>*–—-]|\\p{Extended_Pictographic}|[\\ufe0f\\u200d\\u20e3])*';
const leadingMark = new RegExp(`^${mark}`, 'u');
/** Removes bullets, arrows and emojis at the start of a line. */
export const withoutMark = (text: string): string => text.replace(leadingMark, '');

/** Emojis that determine the cue of a line without a label, as in "🗣 „Guten Morgen!“". */
const signals: readonly (readonly [cue: Cue, sign: RegExp])[] = [
  ['spoken', /^[🗣🎙🎤💬]/u],
  ['sound', /^[🎵🎶🔊🎧🔉]/u],
  ['picture', /^[🎥📹📸📷🎞]/u],
  ['title', /^[🔤🆎]/u],
  ['note', /^[❌🚫⛔✅⚠💡📌❗‼※]/u],
];
export const cueOfEmoji = (text: string): Cue | undefined => signals.find(([, sign]) => sign.test(text))?.[0];

/** A line that starts with a label. */
export interface LabelledLine {
  readonly label: string;
  /** A remark in brackets after the label, with the brackets: “(V.O.)”. Empty if there is none. */
  readonly remark: string;
  readonly text: string;
  /** Undefined for an unknown label, such as a speaker's name. */
  readonly cue: Cue | undefined;
}

const name = '([^:：=()（）[\\]"“”„«»「」|▸►→⇒➡➜]{1,60}?)\\s*([(（][^()（）]{0,80}[)）])?\\s*';
const colon = '[:：]{1,3}(?!\\/\\/)(?!(?<=\\d[:：])\\d)';
const withColon = new RegExp(`^${name}${colon}\\s*(.*)$`, 'su');
const arrow = '[▸►→⇒➡➜]\\ufe0f?|[-=]>+|>>|=';
const withSign = new RegExp(`^${name}(?:${colon}|${arrow}|\\s(?:[-–—]{1,2}|\\|)(?=\\s)|(?=["“„«「]))\\s*(.*)$`, 'su');
/** Matches an uppercase label separated from its text only by spaces, as in “ANNCR  Open till ten”. */
export const withoutSign = /^(\p{Lu}[\p{Lu}\d#]+(?: \p{Lu}[\p{Lu}\d#]*)?)\s+((?:[¿¡“"(]{0,2}\p{Lu}[\p{Ll}’']|I ).*)$/su;
const afterArrow = new RegExp(`^${name}(?:${arrow})`, 'u');
const inBrackets = /^[[(]([^\]):：]{1,30})[\])]\s*[:–-]?\s*(\S.*)$/su;
/** Whether a label with this cue is recognized even without a colon: "SUPER – Sale", "CTA | Order now". */
const isCertain = (cue: Cue | undefined) =>
  cue === 'spoken' || cue === 'title' || cue === 'end' || cue === 'sound' || cue === 'heard';
/** Matches a time between a label and its colon, as in "TEXT ON SCREEN 0:12-0:15: Open". */
const timeInLabel = /(?<=^\p{L}[\p{L} /-]{1,30}?)\s*[[(]?\d{1,2}:\d\d(?:\s?[-–—]\s?\d{1,2}:\d\d)?[\])]?(?=\s?[:：])/u;

const noteWithDash = /^(?:notes?|nb|cast(?:ing)?|legal|refs?|dos|don[’']?ts?)$/iu;

/** Returns the cue for a remark in brackets after a speaker's name: `spoken` for “(V.O., tired)”. */
const cueOfRemark = (remark: string): Cue | undefined =>
  remark === '' ? undefined : cueOf(remark.slice(1, -1).split(',')[0] ?? '');

/**
 * Splits a line into its label and the text after it. Ignores bullets and emojis before the label. A colon may follow
 * any label. A dash or bar may follow only a speaker's name or a label such as "SUPER" (see `isCertain`).
 * @param isSpeaker whether a name occurs as a label several times
 * @returns undefined for a line without a label
 */
export function labelledLine(text: string, isSpeaker: (label: string) => boolean): LabelledLine | undefined {
  const line = withoutMark(text).replace(timeInLabel, '');
  const [, tag = '', tagged = ''] = inBrackets.exec(line) ?? [];
  const cueOfTag = cueOf(tag);
  if (cueOfTag !== undefined && (line.startsWith('[') || isCertain(cueOfTag))) {
    return { label: tag, remark: '', text: tagged, cue: cueOfTag };
  }
  const [, caps = '', said = ''] = withoutSign.exec(line) ?? [];
  const cueOfCaps = cueOf(caps);
  if (caps !== '' && (cueOfCaps === 'spoken' || cueOfCaps === 'title' || cueOfCaps === 'sound' || isSpeaker(caps))) {
    return { label: caps, remark: '', text: said, cue: cueOfCaps };
  }
  const colonAt = withColon.exec(line);
  const signAt = withSign.exec(line);
  if (signAt !== null && (signAt[1]?.length ?? 0) < (colonAt?.[1]?.length ?? Infinity)) {
    const [, label = '', remark = '', rest = ''] = signAt;
    const cue = cueOf(label) ?? cueOfRemark(remark);
    const isWeak = /^(?:logo|pack ?shot|fin|closing|ton|off)$|(?<!\p{L})(?:s[ck]ript|spot|drafts?)(?!\p{L})/iu.test(
      label,
    );
    const isKnown = afterArrow.test(line)
      ? cue !== undefined || opensPicture(label)
      : isCertain(cue) || (cue === 'picture' && /^\p{Lu}+$/u.test(label));
    if ((isKnown && !isWeak) || noteWithDash.test(label) || isSpeaker(label)) return { label, remark, text: rest, cue };
  }
  if (colonAt === null) return undefined;
  const [, label = '', remark = '', rest = ''] = colonAt;
  const cue = cueOf(label) ?? cueOfRemark(remark);
  return label.length <= 40 || cue !== undefined ? { label, remark, text: rest, cue } : undefined;
}

/** Matches each place inside a line where a label may start, such as after a sentence, a dash, a bar or a comma. */
const seams =
  /(?<=[.!?…]\s|["”»」。)\]*]\s?)(?=[^\s.!?…"”»」。)\]*])|(?<=\s[-–—|/+•·]\s|[|;,]\s)(?=\S)|(?<=\s)(?=\p{Lu}[\p{Lu} .]+(?:\(.*?\)\s?)?:)/gu;
const innerName = new RegExp(
  `^${mark}([^:：.!?,;|"“”«»()（）[\\]]{1,40}?)(?:\\s*\\([^)]*\\))?\\s*(?:${colon}|(?=["“„«]))`,
  'u',
);

/** Matches a name before a quotation: “Maya: "Not yet."”. */
const quotedName = /^\p{Lu}\p{L}+\s?:\s*["“„«»]/u;

/** Splits a line before each label inside it: "A street. VO: Morning. SUPER: Tea first." */
export function innerParts(text: string, isSpeaker: (label: string) => boolean): string[] {
  const quoted = Array.from(
    text.matchAll(anyQuotation),
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
  const parts: string[] = [];
  let start = 0;
  for (const { index } of text.matchAll(seams)) {
    if (index <= start || quoted.some(([from, to]) => index > from && index < to)) continue;
    const label = innerName.exec(text.slice(index))?.[1] ?? '';
    const cue = cueOf(label);
    const isSentence = !/[-–—|/+•·;,]\s?$/u.test(text.slice(0, index));
    const isPlain = /\p{L}\s$/u.test(text.slice(0, index));
    if (isPlain && !/\p{Ll}/u.test(text.slice(start, index))) continue;
    const isQuoted = isSentence && quotedName.test(text.slice(index));
    const isLabel =
      isQuoted ||
      (isCertain(cue) && (!isPlain || /^\p{Lu}+(?![\p{L}])/u.test(label))) ||
      isSpeaker(label) ||
      (isSentence && cue !== undefined && /^\p{Lu}/u.test(label) && cue !== 'beat');
    if (!isLabel) continue;
    parts.push(text.slice(start, index));
    start = index;
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.replace(/\s+[-–—|/+•·]\s*$|[\s|;,]+$/u, '').trim()).filter((part) => part !== '');
}
