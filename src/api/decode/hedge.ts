import { type Certainty, isFinal } from '../types';
import type { Decision, Example } from './decide';
import type { Evidence } from './evidence';
import { isOwnEnd, isWholeEnd } from './statusWords';
import * as table from './tables';
import { isInside } from './walk';

interface Doubt {
  readonly because: string;
  readonly when: (evidence: Evidence) => boolean;
  readonly example: Example;
}

const asked = 'v1';

/**
 * All reasons to lower the certainty of a final state from `said` to `inferred`. After `said`, the extension stops
 * checking a paid video. After `inferred`, ten minutes of checks must first confirm the state.
 */
export const doubts: readonly Doubt[] = [
  {
    because: 'there is no video to play',
    when: ({ said, hasVideo }) => said === 'succeeded' && !hasVideo,
    example: { body: { id: 'v1', status: 'completed' }, asked },
  },
  {
    because: 'the text leaves open whether the request was carried out',
    when: ({ isTaught, texts, namesAsked }) =>
      !isTaught && !namesAsked && (texts?.unclear === true || texts?.underWay === true),
    example: { body: { status: 'failed', message: 'Unable to reach the database' }, asked },
  },
  {
    because: 'the status is that of a part',
    when: ({ isTaught, said, status }) =>
      !isTaught && said !== 'succeeded' && status !== undefined && isInside(status.place, table.parts),
    example: { body: { id: 'v1', thumbnail: { status: 'failed' } }, asked },
  },
  {
    because: 'the word may be that of a step or of the call',
    when: (it) =>
      !it.isTaught &&
      it.said !== 'succeeded' &&
      it.status !== undefined &&
      !isOwnEnd(it.status.text) &&
      !isOfVideo(it, it.status.text),
    example: { body: { id: 'v1', status: 'background_removed' }, asked },
  },
];

/**
 * Whether an ambiguous final status describes the video. It may instead describe a single step or the API call.
 * - Generate request: yes, unless the response may be a rejection (`doubtful`).
 * - Status check: yes, if the response contains the video's ID and the status passes `isWholeEnd`.
 */
function isOfVideo({ call, namesAsked, refusal }: Evidence, text: string): boolean {
  return call === 'generate' ? refusal !== 'doubtful' : namesAsked && isWholeEnd(text);
}

/**
 * Lowers the certainty of a decision to `inferred` if the evidence gives a reason for doubt. `because` is that reason.
 */
export function hedge(
  { state, certainty }: Decision,
  evidence: Evidence,
): { readonly certainty: Certainty; readonly because?: string } {
  const doubt = certainty === 'said' && isFinal(state) ? doubts.find(({ when }) => when(evidence)) : undefined;
  return doubt === undefined ? { certainty } : { certainty: 'inferred', because: doubt.because };
}
