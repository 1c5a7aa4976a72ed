import { remembering } from './remembering';
import type { ReadingState } from '../types';
import { wordSet } from './keyWords';

/**
 * What single words of a status say. A word matches a row when it starts with one of its stems; a stem ending in `.`
 * must be the whole word. The first matching row wins.
 */
type Meaning = 'failed' | 'canceled' | 'waiting' | 'accepted' | 'running' | 'succeeded' | 'work' | 'partly';
const stems: readonly (readonly [Meaning, string])[] = [
  // Said of what has not begun and will begin by itself.
  [
    'waiting',
    'queu enqueu inqueue onqueue pend wait await schedul throttl held. hold. onhold delay backlog notstarted idle. paus suspend',
  ],
  ['waiting', 'rate. ratelimited defer postpon runnable.'],
  // Names of unfinished things that look like finished ones.
  ['partly', 'partial intermediate incomplete unfinish almost near half'],
  [
    'failed',
    'fail fault error err. unsuccess reject moderated timeout timedout timed. expire crash invalid denied deny block nsfw violat flag',
  ],
  [
    'failed',
    'filter refus declin unsafe sensitive forbid unauthor exceed insufficient lost. dead. broken corrupt kill interrupt',
  ],
  ['failed', 'exception fatal banned illegal refund infeasible unprocessable bad. disallow unavailable'],
  ['canceled', 'cancel cancl abandon abort stop delet revok terminat withdrawn discard dismiss remov skip void.'],
  [
    'succeeded',
    'succe complete done. finish ready ok. okay available publish deliver ended. end. fulfil resolved processed rendered',
  ],
  [
    'succeeded',
    'generated produced converted deployed exported saved. stored. finalized finalised encoded transcoded synthesized composed upscaled final. passed.',
  ],
  [
    'running',
    'running run. started. inprogress progress. progressing active. ongoing underway working claimed picked resumed uploaded busy.',
  ],
  ['running', 'dispatched. downloaded. fetched. transcribed. review. retry'],
  // Weaker than work under way: "accepted, processing" is processing.
  [
    'accepted',
    'submit accept created. new. init draft plan start. starting received. receive register reserv staged. stage. prepar boot',
  ],
  [
    'accepted',
    'provision allocat warm assigned acknowledg recorded. requested. none. unstarted todo. ack. notready confirmed. commit.',
  ],
  // Verbs that are also names ("render failed"): they count only when nothing else does.
  [
    'work',
    'process render generat encod transcod upload download produc compos synthes execut build export finaliz moderat train create.',
  ],
];

/** Words that end like work under way and are not. */
const notWork = wordSet(
  'string thing nothing something missing warning setting billing listing rating during king existing',
);

const negations = wordSet('not no non never without un cannot zero');
/** What follows is an aside: "completed with errors". */
const asides = wordSet('with after despite');
const toBe = wordSet('to for');
/** "Ready to download" is the end, "ready to start" is not. */
const uses = wordSet('download view use watch play publish');

/** Whole statuses, mostly in languages other than English, or parts of them where words are not spaced. */
const foreign: readonly (readonly [ReadingState, RegExp])[] = [
  ['succeeded', /^ran to completion$/],
  [
    'failed',
    /失败|失敗|错误|エラー|실패|오류|ошибк|неудач|fehlgeschlagen|fehler|echoue|echec|erreur|fallid|fallado|falhou|falha/,
  ],
  ['canceled', /取消|キャンセル|취소|отмен|abgebrochen|storniert|annul/],
  [
    'queued',
    /排队|等待|待機|待处理|대기|ожида|очеред|wartend|warteschlange|en attente|pendiente|pendente|en cola|na fila/,
  ],
  [
    'running',
    /处理中|進行中|进行中|処理中|生成中|渲染中|レンダリング中|未完成|未完了|미완료|(진행|처리|생성) ?중|обработ|выполня|lauft|bearbeitung|en cours|procesando|processando|generando|gerando/,
  ],
  [
    'succeeded',
    /成功|完成|完了|완료|성공|готов|успе|заверш|fertig|abgeschlossen|erfolgreich|termine|reussi|completad|concluid|terminad|finalizad|exito/,
  ],
  // The work's name alone; behind a name such as this "completed" is the end.
  ['running', /处理|진행|처리|생성/],
];

/** Where words are not spaced, these deny what stands beside them. */
const denials = /않|못|ません|没有|尚未|还未/;

/** More than this is a sentence about something. */
const maxWords = 8;

/** What a status word means, or undefined when nobody knows. */
export const stateOfWord = remembering((status: string): ReadingState | undefined => {
  const plain = status
    .slice(0, 200)
    .normalize('NFKD')
    // Accents do not matter, but the marks of voiced kana make other letters, and Hangul falls apart without NFC.
    .replace(/(?![\u3099\u309A])\p{Mn}/gu, '')
    .normalize('NFC');
  const words = wordsOfStatus(plain);
  if (words.length === 0 || words.length > maxWords) return undefined;
  const said = stateOfWords(words);
  const text = words.join(' ');
  return said ?? (denials.test(text) ? undefined : foreign.find(([, pattern]) => pattern.test(text))?.[0]);
});

/** The words of a status in lower case, however the service spells it: "imageReady" and "IMAGE_READY" are image, ready. */
export function wordsOfStatus(status: string): readonly string[] {
  const spaced = status.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return spaced.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

function stateOfWords(words: readonly string[]): ReadingState | undefined {
  const said = meanings(words);
  if (said.includes('retrying')) return 'running';
  if (said.includes('failed')) return 'failed';
  if (said.includes('canceled')) return 'canceled';
  if (said.includes('partly')) return 'running';
  if (said.includes('waiting')) return 'queued';
  const last = said.findLast((meaning) => meaning === 'running' || meaning === 'succeeded');
  if (last === 'running' || last === 'succeeded') return last;
  if (said.includes('accepted')) return 'queued';
  return said.includes('work') ? 'running' : undefined;
}

function meanings(words: readonly string[]): (Meaning | 'retrying')[] {
  const said: (Meaning | 'retrying')[] = [];
  let negated = false;
  for (const [at, word] of words.entries()) {
    if (asides.has(word) && said.length > 0) break;
    if (negations.has(word)) {
      negated = true;
      continue;
    }
    const meaning = words[at - 1] === 'being' ? 'running' : meaningOf(word);
    if (meaning === undefined) continue;
    // Some were made and no more will be: "partially succeeded".
    if (meaning === 'partly' && words[at + 1]?.startsWith('succe') === true) continue;
    if (negated) said.push(...opposite(meaning));
    else if (word.startsWith('ready') && toBe.has(words[at + 1] ?? '') && !uses.has(words[at + 2] ?? '')) {
      said.push('waiting');
    } else said.push(meaning);
    negated = false;
  }
  return said;
}

function meaningOf(word: string): Meaning | 'retrying' | undefined {
  if (word.startsWith('retrying')) return 'retrying';
  const found = stems.find(([, row]) =>
    row.split(' ').some((stem) => (stem.endsWith('.') ? word === stem.slice(0, -1) : word.startsWith(stem))),
  )?.[0];
  // "Cancelling" and "finishing" are still under way; "pending" and "starting" have not begun.
  const participle = word.length > 4 && word.endsWith('ing') && !notWork.has(word);
  return participle && found !== 'waiting' && found !== 'accepted' ? 'running' : found;
}

/** "Not started" waits, "not ready" is still at work, "no error" is fine, "not accepted" is a refusal. */
function opposite(meaning: Meaning | 'retrying'): Meaning[] {
  switch (meaning) {
    case 'succeeded':
    case 'partly':
      return ['partly'];
    case 'failed':
      return ['succeeded'];
    case 'accepted':
    case 'running':
    case 'work':
    case 'waiting':
      return ['waiting'];
    case 'canceled':
    case 'retrying':
      return [];
  }
}

const callWords = wordSet('success successful successfully succeed ok okay true yes');

/** Whether a status may be about the call only: many envelopes say "success" whatever became of the video. */
export function isCallWord(status: string): boolean {
  return callWords.has(status.trim().toLowerCase());
}
