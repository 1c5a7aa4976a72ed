import { kinds, pageSigns, signs, workSigns, type Kind, type Sign } from './kindSigns';

/**
 * The kinds of prompts, the safest last. A safer kind shows less of the prompt, so a wrong choice reveals less text
 * that is not copy.
 */
const bySafety: readonly Kind[] = ['copy', 'request', 'shots', 'script', 'document'];
/** If the weights of two kinds differ by at most this much, the safer kind wins. */
const maxDifference = 0.25;

/** Determines the kind of a prompt. The kind decides which parts of the prompt the video shows. */
export function kindOf(prompt: string): Kind {
  const weights = withBoards(weightsOf(prompt));
  const most = Math.max(...kinds.map((kind) => weights[kind]));
  return bySafety.findLast((kind) => weights[kind] >= most - maxDifference) ?? 'copy';
}

/**
 * Both shots and scripts become boards, so signs of either kind count for the heavier one: "Push in on a bottle. Super:
 * “Cold.”"
 */
function withBoards(weights: Readonly<Record<Kind, number>>): Readonly<Record<Kind, number>> {
  const { shots, script } = weights;
  return shots > script ? { ...weights, shots: shots + script } : { ...weights, script: shots + script };
}

/** Whether a document addresses the makers of an ad, not its readers. */
export function isForMakers(document: string): boolean {
  return totalOf(workSigns, document) > totalOf(pageSigns, document);
}

/** For each kind, returns the total weight of its signs in a prompt. */
export function weightsOf(prompt: string): Record<Kind, number> {
  const weightOf = (kind: Kind) =>
    totalOf(
      signs.filter((sign) => sign.kind === kind),
      prompt,
    );
  return {
    copy: weightOf('copy'),
    request: weightOf('request'),
    shots: weightOf('shots'),
    script: weightOf('script'),
    document: weightOf('document'),
  };
}

function totalOf(some: readonly Sign[], prompt: string): number {
  const lines = prompt
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const text = lines.join('\n');
  return some.reduce(
    (sum, sign) => sum + Math.min(sign.most ?? sign.weight, countOf(sign, text, lines) * sign.weight),
    0,
  );
}

function countOf({ found }: Sign, text: string, lines: readonly string[]): number {
  return typeof found === 'function' ? found(lines) : (text.match(found) ?? []).length;
}
