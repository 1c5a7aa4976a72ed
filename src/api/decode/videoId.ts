import { hasAny, keyWords, wordSet } from './keyWords';
import { jobs, otherThings, works } from './otherThings';
import { stateOfWord } from './statusWords';
import { ancestors, siblings, type Place } from './walk';

/** Names of the id itself, best first. The service is asked about a video by what it calls the video's id. */
const ids: ReadonlyMap<string, number> = new Map([
  ['video id', 100],
  ['vid', 95],
  ['task id', 92],
  ['job id', 92],
  ['generation id', 92],
  ['id', 85],
  ['uuid', 80],
  ['guid', 80],
  ['uid', 70],
  ['request id', 30],
  ['batch id', 30],
  ['file id', 25],
  ['output id', 25],
  ['result id', 25],
  ['task token', 60],
  ['job token', 60],
  ['asset id', 40],
  ['project id', 40],
  ['workflow id', 40],
  ['response id', 30],
]);
/** Of a name not in the table: `renderId`, `prediction_uuid`, `invocationArn`. */
const jobId = 90;
/** Of one that says more than that, so that a plain `id` beside it comes first: `backendTaskId`. */
const qualifiedJobId = 82;
/** Of one that is longer than what the service is asked with: `jobArn`. */
const jobArn = 89;
/** What `metadata` around an id takes off. */
const inMetadata = 15;
/** Of a kind nobody knows: `dubbing_id`. */
const strangeId = 45;
/** Of one letter, which may stand for a session: `rid`. */
const vagueId = 28;
/** `inference_job_token` */
const jobToken = 60;
/** A path such as `/videos/42` under `uri`. */
const resourcePath = 60;
/** A name such as `project`, with text that could be an id. */
const bareName = 50;
const bareNames = wordSet(
  'video task job generation render prediction operation run execution project movie creation ad',
);
/** "step_2", "image2video", "sora2" */
const numberedWord = /[_.:~]|^[a-z]{3,}\d[a-z]*$/;
/** `ugc_job` names a job, but `current_task` a moment of one. */
const workNames = wordSet('job task render');
const momentary = wordSet('current active running pending queued failed completed total max');
/** Envelopes that may hold nothing but the id. */
const envelopes = wordSet('data result');
const identifiers = wordSet('id uuid guid arn uid key identifier name');

const perLevel = 12;
const maxIdLength = 512;

/** The service's id of the video, as text. */
export function findVideoId(places: readonly Place[], callFailed: boolean): string | undefined {
  let best: { id: string; weight: number } | undefined;
  for (const place of places) {
    const id = idOf(place.value);
    if (id === undefined) continue;
    const named = nameWeight(place, id) || (callFailed ? 0 : envelopeWeight(place, id));
    // A refusal has a request id, but there is no video.
    if (named === 0 || (callFailed && named <= 30)) continue;
    const weight = named - place.depth * perLevel - (place.index === undefined ? 0 : 3);
    if (weight > (best?.weight ?? -Infinity)) best = { id, weight };
  }
  return best?.id ?? (callFailed ? undefined : idOfLink(places));
}

/** Names of the address at which the video can be asked about. */
const addressNames = wordSet(
  'self href location uri url link status poll polling get check track tracking operation job task',
);

/** {"status_url": "https://api.example/v1/videos/42"}: where the reply names no id, its address does. */
function idOfLink(places: readonly Place[]): string | undefined {
  for (const { words, value, echoed } of places) {
    if (echoed || typeof value !== 'string' || value.length > maxLinkLength) continue;
    if (words.length === 0 || !words.every((word) => addressNames.has(word))) continue;
    const segment = resource.exec(value.trim())?.groups?.id;
    const id = segment === undefined ? undefined : decoded(segment);
    if (id !== undefined && idOf(id) !== undefined) return id;
  }
  return undefined;
}

/** The path of one video or job, absolute or not, perhaps with its status behind it; not of a file, nor of an action. */
const resource =
  /^(?:https?:\/\/[^/?#]+)?\/?(?:[\w.~-]+\/){0,8}(?:videos?|tasks?|jobs?|generations?|operations?|predictions?|renders?)\/(?<id>(?!(?:generate|status|result|create)\b)[^/?#.]{1,200})(?:\/(?:status|result))?\/?(?:[?#]|$)/i;
const maxLinkLength = 2_000;

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Large whole numbers stay exact as long as JSON kept them so. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'bigint') return value > 0n ? value.toString() : undefined;
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? String(value) : undefined;
  if (typeof value !== 'string' || value.length > maxIdLength) return undefined;
  const id = value.trim();
  return id === '' || /^(https?|s3|gs|data):/i.test(id) || /[\p{Cc}\p{Surrogate}]/u.test(id) ? undefined : id;
}

function nameWeight(place: Place, id: string): number {
  // `media_id_string` is the id where JavaScript would round it.
  const isSpelled = /^id (string|str)$/.test(place.words.slice(-2).join(' '));
  const words = isSpelled ? place.words.slice(0, -1) : inOrder(place.words);
  const around = ancestors(place);
  if (words.join(' ') === 'event id' && isAlone(place) && looksLikeId(id)) return vagueId;
  if (around.some((at) => isOther(at.words))) return 0;
  if (place.index !== undefined) return listWeight(place, id);
  const name = words.length === 1 ? (words[0] ?? '') : words.join(' ');
  const last = words.at(-1);
  if (last === undefined) return place.depth === 0 && looksLikeId(id) && /\d/.test(id) ? 20 : 0;
  const listed = ids.get(name);
  // Beside the call's code a request id is a trace.
  if (name === 'request id' && isBesideCode(place)) return 0;
  if (listed !== undefined) return listed + kinship(around) - (isInMetadata(around) ? inMetadata : 0);
  if (/ (task|job) token$/.test(name)) return jobToken;
  if (last === 'name') return words.length === 1 ? weightOfName(id, around[0]) : 0;
  if (name === 'uri') return isResourceName(id) && hasAny(keyWords(id), jobs) ? resourcePath : 0;
  const kind = words.slice(0, -1);
  if (identifiers.has(last) && kind.length > 0) {
    if (isOther(kind) || last === 'key' || last === 'name') return 0;
    if (!hasAny(kind, jobs)) return last === 'identifier' ? 0 : strangeId;
    const weight = ids.get(`${kind.at(-1) ?? ''} id`) ?? jobId;
    const named = kind.every((word) => jobs.has(word)) ? weight : Math.min(weight, qualifiedJobId);
    return last === 'arn' ? Math.min(named, jobArn) : named;
  }
  if (words.length === 1 && /^[gjpt]id$/.test(last)) return strangeId;
  if (words.length === 1 && /^[a-z]id$/.test(last)) return isBesideCode(place) ? 0 : vagueId;
  if (typeof place.value !== 'string' || !isBareId(last, id)) return 0;
  return words.length === 1 ? bareName : isQualifiedBareId(place, id) ? strangeId : 0;
}

/** {"name": "operations/abc"}, {"operation": {"name": "f3c1a2"}} */
function weightOfName(id: string, around: Place | undefined): number {
  if (isResourceName(id)) return 70;
  const isOfOperation = around?.words.join(' ') === 'operation' && isBareId('operation', id);
  return isOfOperation && /\d/.test(id) && !numberedWord.test(id) ? bareName : 0;
}

/** {"ugc_job": "Xk3dP"}, but not {"current_task": "step2"} and not {"video_task": "image_to_video_2"}. */
function isQualifiedBareId({ words, depth }: Place, id: string): boolean {
  const [kind, last, more] = words;
  if (kind === undefined || last === undefined || more !== undefined || depth > 2) return false;
  return workNames.has(last) && !isOther([kind]) && !momentary.has(kind) && /\d/.test(id) && !numberedWord.test(id);
}

/** {"event_id": "a1b2"} */
function isAlone(place: Place): boolean {
  return place.depth === 1 && siblings(place).length === 0;
}

/** What is told about a thing may tell of others too. */
function isInMetadata(around: readonly Place[]): boolean {
  return around[0]?.words.join(' ') === 'metadata';
}

/** `id_video`, as Romance languages order it. */
function inOrder(words: readonly string[]): readonly string[] {
  const [first, second, more] = words;
  return first === 'id' && second !== undefined && more === undefined && works.has(second) ? [second, first] : words;
}

function isBesideCode(place: Place): boolean {
  return siblings(place).some(({ words }) => words.at(-1) === 'code');
}

/** {"code": 0, "data": "9499ed79…"}: not a status, a date or a file's name. */
function envelopeWeight({ words, depth, index, value }: Place, id: string): number {
  if (depth !== 1 || index !== undefined || words.length !== 1 || !hasAny(words, envelopes)) return 0;
  const isId = typeof value === 'string' && /^(?=.*\d)[\w:@~-]{8,64}$/.test(id) && !/^\d{4}-\d\d-\d\d/.test(id);
  return isId && stateOfWord(id) === undefined ? bareName : 0;
}

/** `{"project": "JkGxEo"}`, but not `{"job": "queued"}` and not a file's bytes. */
function isBareId(name: string, id: string): boolean {
  if (!bareNames.has(name) || !/^[\w.:@~-]{2,64}$/.test(id)) return false;
  return stateOfWord(id) === undefined || /\d/.test(id);
}

/** An id within the video or its job is meant more than one within anything else. */
function kinship(around: readonly Place[]): number {
  const nearest = around[0]?.words.at(-1) ?? '';
  return ['video', 'task', 'job', 'generation', 'prediction', 'render'].includes(nearest) ? 5 : 0;
}

/** {"ads": ["a1", "a2"]}, {"task_ids": [17]} */
function listWeight(place: Place, id: string): number {
  const { words } = place;
  const last = words.at(-1);
  if (!looksLikeId(id)) return 0;
  if (last === undefined) return place.depth === 1 && /\d/.test(id) ? 20 : 0;
  if (isOther(words)) return 0;
  if (identifiers.has(last) && last !== 'key' && last !== 'name') {
    if (words.length === 1 || hasAny(words, jobs)) return jobId;
    return place.parent?.children.length === 1 ? strangeId : 0;
  }
  return words.length === 1 && isBareId(last, id) ? bareName : 0;
}

function isOther(words: readonly string[]): boolean {
  return hasAny(words, otherThings) && !(words.length > 1 && words.at(-1) === 'id' && jobs.has(words.at(-2) ?? ''));
}

function looksLikeId(text: string): boolean {
  return /^[\w.:@~+=/-]{2,256}$/.test(text);
}

/** `operations/abc`, a path of at least two names, or `urn:service:video:abc`. */
function isResourceName(text: string): boolean {
  return /^(urn|arn):[\w:./-]+$/i.test(text) || /^\/?[\w.~%-]+(\/[\w.~%:()-]+)+$/.test(text);
}
