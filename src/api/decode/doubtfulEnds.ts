import { readsAsSuccess } from './errorPlaces';
import { saysRunning } from './flags';
import { hasAny, wordSet } from './keyWords';
import { stateOfWord, wordsOfStatus } from './statusWords';
import { isEmpty, siblings, type Place } from './walk';

/** What is made before the video or for it. */
const stages = wordSet(`
  image images audio voice voiceover script speech tts transcript transcription storyboard upload preview keyframe keyframes
  thumbnail caption captions subtitle subtitles scene scenes upsampling input prompt preprocess preprocessing
`);
/** Between the name of a stage and its end these say nothing. */
const fillers = wordSet('generation creation processing over');

/**
 * What a word of success means where no video is shown: the end of a stage, and an end beside a flag of work under way,
 * are no ends of the video, and an end beside an explanation of a failure is that failure.
 */
export function stateOfDoubtfulEnd(
  status: Place,
  text: string,
  places: readonly Place[],
  http: number,
): 'running' | 'failed' | undefined {
  if (isEndOfStage(text) || saysRunning(places)) return 'running';
  // Beside an HTTP error an explanation is the call's.
  return http < 400 && siblings(status).some(tellsOfTrouble) ? 'failed' : undefined;
}

/** "image_generation_completed", "script ready" */
function isEndOfStage(text: string): boolean {
  const words = wordsOfStatus(text);
  const between = words.slice(1, -1);
  return words.length > 1 && stages.has(words[0] ?? '') && between.every((word) => fillers.has(word));
}

const troubles = wordSet('error err failure failed fail');
const texts = wordSet('message msg reason detail description text');
const whose = wordSet('video task job generation render run execution');

/** {"error_message": "No face found"}, {"error": {"message": "No face found"}} */
function tellsOfTrouble(place: Place): boolean {
  if (place.echoed || place.index !== undefined || !isNameOfTrouble(place.words)) return false;
  const told = [place, ...place.children.filter(({ index, words }) => index !== undefined || hasAny(words, texts))];
  return told.some(({ value }) => typeof value === 'string' && isTrouble(value));
}

function isNameOfTrouble(words: readonly string[]): boolean {
  const own = words.filter((word) => !whose.has(word));
  return hasAny(own, troubles) && own.length <= 2 && own.every((word) => troubles.has(word) || texts.has(word));
}

/** Not "no error", "false", "0" or "n/a". */
function isTrouble(text: string): boolean {
  if (isEmpty(text) || readsAsSuccess(text) || !/\p{L}/u.test(text)) return false;
  return !/^\s*(no|false|undefined|not applicable)\s*$/i.test(text) && stateOfWord(text) !== 'succeeded';
}
