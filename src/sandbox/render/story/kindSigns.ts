import { inlineShot, innerLabel, isScriptLabel } from './boardLabels';
import { cameraBeforeObject, finish, lighting, moves, sizes, slowMotion } from './cameraTerms';
import { endings, formats, labelOf, openings, requests, sluglines, speaker, timed } from './directionTerms';
import { labelled, sentencesOf } from './phrases';
import { refusal } from './shots';
import { wordCount, wordPattern } from './terms';

/**
 * The kinds of prompts: ad copy, a request for an ad, shots for a video model, a script, or a document that contains a
 * brief.
 */
export const kinds = ['copy', 'request', 'shots', 'script', 'document'] as const;
export type Kind = (typeof kinds)[number];

/** A feature of a prompt that indicates one kind of prompt. */
export interface Sign {
  readonly kind: Kind;
  readonly name: string;
  readonly weight: number;
  /** Maximum total weight of this sign's matches. By default, one match counts. */
  readonly most?: number;
  /** A pattern to match, or a function that counts matches in the lines of the prompt. */
  readonly found: RegExp | ((lines: readonly string[]) => number);
}

const all = (words: string) => wordPattern(words, 'giu');
const lineCount = (test: (line: string) => boolean) => (lines: readonly string[]) => lines.filter(test).length;
const labelBefore = (line: string) =>
  (labelled.exec(line.replace(/^[\s*_[(#-]+/u, ''))?.[1] ?? '').replace(/(?<=^[^(]*?)[\s*_\])]+$/u, '');

/** Whether a line starts with a label of a script. */
const hasScriptLabel = (line: string) => isScriptLabel(labelBefore(line));

const greeting =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|sehr geehrte|guten (?:tag|morgen)|hola|estimad[oa]s?|bonjour|bonsoir|olá|prezad[oa]s?|ciao|gentile|buongiorno|お世話に)(?!\p{L})/iu;
/** Matches a last line such as "Best regards," or "Thanks, Mia". */
const signature =
  /^(?:(?:best|kind|warm) regards|best|cheers|thanks|thank you|regards|sincerely|mit (?:freundlichen|besten|lieben) grüßen|(?:viele|liebe|beste|herzliche) grüße|lg|saludos|un saludo|cordialement|bien à vous|à bientôt|abraços|atenciosamente|cordiali saluti|un saluto|grazie|よろしく[^\n]*)[,.! ]*\p{L}{0,12}$/iu;

const messageHeader =
  /^(?:from|to|cc|subject|re|sent|von|an|betreff|gesendet|de|à|objet|para|asunto|assunto|da|oggetto|件名|宛先)\s?[:：]\s\S/iu;

/** Matches a column header in the table of a script. */
const columnHead =
  /\|\s*(?:shot|visuals?|v[ií]d[eé]o|audio|vo|voice-?over|bild|ton|image|son|imagen|sonido|imagem|áudio|映像|音声|time|zeit|super|(?:on-screen )?text)\s*(?=\|)/giu;

/**
 * Counts the shots that begin with a time range. Returns 0 unless the first range begins at zero, so that opening hours
 * do not count.
 */
function timecodes(lines: readonly string[]): number {
  const times = lines
    .flatMap((line) => line.split(inlineShot))
    .flatMap((line) => timed.exec(line.replace(/^(?:\d{1,2}[.)]\s|[\s*-])+/u, ''))?.[1] ?? []);
  return /^0?0?(?::?0?0)*\s*[-–—]/u.test(times[0] ?? '') ? times.length : 0;
}

/** Signs of a document that is about the making of an ad, such as an e-mail to an agency. */
export const workSigns: readonly Sign[] = [
  {
    kind: 'document',
    name: 'greeting and signature',
    weight: 1.6,
    found: (lines) => (lines.some((line) => greeting.test(line)) && lines.some((line) => signature.test(line)) ? 1 : 0),
  },
  {
    kind: 'document',
    name: 'header of a message',
    weight: 1,
    most: 4,
    found: (lines) => lines.slice(0, 6).filter((line) => messageHeader.test(line)).length,
  },
  {
    kind: 'document',
    name: 'talk about the work',
    weight: 0.8,
    most: 4,
    found: all(
      "creative brief / (?:notes|minutes) from / today[’']s call / will send / assignee / due(?: date)?(?=:) / priority(?=:) / status(?=:) / deadline / budget / attached / attachment / feedback / sign[- ]?off / approvals? / approved by / deliverables? / stakeholders? / kick-?off / objectives? / KPIs? / target audience / background / mandator(?:y|ies) / next (?:steps|meeting) / attendees / minutes / agenda / action items / as discussed / please find / let me know / wie besprochen / anbei / im Anhang / Freigabe / Abstimmung / Teilnehmer / Protokoll / Anwesend / Tagesordnung / Jour fixe / Agentur / Ansprechpartner / Zielsetzung / ci-joint / pièce jointe / validée?s? par / compte rendu / livrables / échéance / adjunto / plazo / presupuesto / entregables / objetivos? / aprobación / em anexo / prazo / orçamento / entregáveis / público-alvo / in allegato / scadenza / consegna / obiettivo / 添付 / 納期 / 予算 / ご確認 / 議事録 / 目的",
    ),
  },
  {
    kind: 'document',
    name: 'field under a heading',
    weight: 0.5,
    most: 2.5,
    found: lineCount((line) => labelOf(line) !== undefined),
  },
];

/** Matches words that only a press release contains. */
export const pressMark = all(
  'for immediate release / embargo(?:ed)? until / (?:press|media) contacts? / notes to editors / Pressemitteilung / Pressekontakt / Sperrfrist / communiqué de presse / contacts? presse / nota de prensa / contacto de prensa / comunicado de imprensa / comunicato stampa / プレスリリース',
);

/** Ad copy has at most this many words. Longer copy cannot be read in a minute. */
const longestCopy = 120;

/** Signs of a published document, such as a press release or a README. */
export const pageSigns: readonly Sign[] = [
  {
    kind: 'document',
    name: 'press release',
    weight: 1.5,
    most: 3,
    found: pressMark,
  },
  {
    kind: 'document',
    name: 'Markdown of a page',
    weight: 1.2,
    most: 3.6,
    found: /^(?:```\w*\n|\[?!\[[^\]]*\]\(|\|[\s:|-]*-[\s:|-]*\|$)/gmu,
  },
];

/**
 * The signs of each kind and their weights. The patterns cover English, German, French, Spanish, Portuguese, Italian
 * and Japanese.
 */
export const signs: readonly Sign[] = [
  // Signs of a prompt for a video model.
  {
    kind: 'shots',
    name: 'camera move',
    weight: 1,
    most: 3,
    found: all(moves.map(({ words }) => words).join(' / ')),
  },
  {
    kind: 'shots',
    name: 'shot size',
    weight: 1,
    most: 3,
    found: all(sizes.map(({ words }) => words).join(' / ')),
  },
  {
    kind: 'shots',
    name: 'camera at the start',
    weight: 1,
    found: ([first = '']) => (cameraBeforeObject.test(first) ? 1 : 0),
  },
  { kind: 'shots', name: 'lens or finish', weight: 1, most: 4, found: finish },
  { kind: 'shots', name: 'slow motion', weight: 0.8, found: slowMotion },
  { kind: 'shots', name: 'light', weight: 0.7, found: lighting },
  { kind: 'shots', name: 'flag', weight: 2.5, found: /(?<=^|\s)--\p{L}[\p{L}-]*(?=\s|$)/giu },
  {
    kind: 'shots',
    name: 'refusal of a model',
    weight: 1.2,
    found: refusal,
  },
  {
    kind: 'shots',
    name: 'numbered shot',
    weight: 0.9,
    most: 3,
    found: /^[\s*[(#-]*(?:shot|clip|plano?|plan|カット|einstellung|inquadratura)\s*#?\d/gimu,
  },
  { kind: 'shots', name: 'timecode', weight: 0.9, most: 2.7, found: timecodes },

  // Signs of a script.
  {
    kind: 'script',
    name: 'label of a script',
    weight: 1.5,
    most: 7.5,
    found: lineCount(hasScriptLabel),
  },
  {
    kind: 'script',
    name: 'label after a full stop',
    weight: 1.2,
    most: 6,
    found: innerLabel,
  },
  {
    kind: 'script',
    name: 'scene heading',
    weight: 1.5,
    most: 6,
    found: lineCount((line) => sluglines.test(line)),
  },
  {
    kind: 'script',
    name: 'numbered scene',
    weight: 0.9,
    most: 3.6,
    found: /^[\s*[(#-]*(?:scene|szene|sc[eè]ne|escena|cena|scena|シーン)\s*\d/gimu,
  },
  {
    kind: 'script',
    name: 'speaker above a line',
    weight: 0.9,
    most: 3.6,
    found: (lines) =>
      lines.filter((line, at) => speaker.test(line) && !speaker.test(lines[at + 1] ?? '')).length >= 2 ? 2 : 0,
  },
  {
    kind: 'script',
    name: 'table with columns',
    weight: 4,
    found: (lines) => (lines.some((line) => (line.match(columnHead) ?? []).length > 1) ? 1 : 0),
  },
  {
    kind: 'script',
    name: 'beat with a time',
    weight: 1,
    most: 3,
    found: /^[*#\s]*[\p{Lu}\d][\p{L} ]{2,20}\s?\(\d{1,2}\s?[-–—]\s?\d{1,2}\s?s?\)/gmu,
  },

  // Signs of a request for an ad.
  {
    kind: 'request',
    name: 'asks for an ad',
    weight: 2.6,
    found: (lines) => (lines.some((line) => requests.some((pattern) => pattern.test(line))) ? 1 : 0),
  },
  {
    kind: 'request',
    name: 'label of a brief',
    weight: 0.9,
    most: 4,
    found: (lines) =>
      lines
        .flatMap((line) => line.split(/(?<=[.!?。])\s*/u))
        .filter((line) => {
          const heading = /^#{1,6}\s+(.*?)\s*$/u.exec(line)?.[1];
          const kind = labelOf(heading ?? labelBefore(line));
          return kind !== undefined && kind !== 'shown' && !hasScriptLabel(line);
        }).length,
  },
  {
    kind: 'request',
    name: 'format of an ad',
    weight: 0.95,
    found: (lines) => (lines.some((line) => sentencesOf(line).some((text) => formats.test(text))) ? 1 : 0),
  },
  {
    kind: 'request',
    name: 'stage direction',
    weight: 0.95,
    most: 2.9,
    found: (lines) =>
      lines.flatMap((line) => sentencesOf(line, true)).filter((text) => openings.test(text) || endings.test(text))
        .length,
  },

  ...workSigns,
  ...pageSigns,
  {
    kind: 'document',
    name: 'longer than ad copy',
    weight: 1.5,
    found: (lines) => (wordCount(lines.join(' ')) > longestCopy ? 1 : 0),
  },

  // Ad copy is the default kind.
  { kind: 'copy', name: 'nothing else', weight: 1.9, found: () => 1 },
];
