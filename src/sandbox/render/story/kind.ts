import { hasAnnouncedCopy } from './announcedCopy';
import { type Cue, cueOf } from './boardLabels';
import { kindFeatures } from './kindFeatures';
import { LinearModel } from './linearModel';
import stored from './models/kinds.json';

/**
 * The kinds of prompts: ad copy, a request for an ad, shots for a video model, a script, or a document that contains a
 * brief.
 */
export const kinds = ['copy', 'request', 'shots', 'script', 'document'] as const;
export type Kind = (typeof kinds)[number];

/**
 * A prompt with a series of copy is a document, which shows only this copy, unless it is more than this many times as
 * likely to be a request.
 */
const mostLikelier = 4;
/** A prompt is copy unless it is more than this many times as likely to be a document. */
const mostLikelierThanCopy = 1.7;

const model = new LinearModel(kinds, stored);

/**
 * Determines the kind of a prompt. The kind decides which parts of the prompt the video shows. Both shots and scripts
 * become storyboards, so their probabilities are added.
 */
export function kindOf(prompt: string): Kind {
  if (isSheet(prompt)) return 'document';
  if (hasShootingTable(prompt)) return 'script';
  const [copy = 0, request = 0, shots = 0, script = 0, document = 0] = model.probabilities(kindFeatures(prompt));
  if (shots + script >= Math.max(copy, request, document)) return shots > script ? 'shots' : 'script';
  if (copy > request && copy * mostLikelierThanCopy > document) return 'copy';
  const isDocument = document >= request || (document * mostLikelier >= request && hasAnnouncedCopy(prompt));
  return isDocument ? 'document' : 'request';
}

/** Whether a prompt consists of rows that were copied from a spreadsheet. A script's table has fewer columns. */
const isSheet = (prompt: string): boolean =>
  prompt.trim().split('\n').length > 1 &&
  prompt
    .trim()
    .split('\n')
    .every((line) => line.split('\t').length >= 5);

/** Whether a row of a table is the head of columns for picture and sound, as in "Time | Video | Audio". */
const hasShootingTable = (prompt: string): boolean =>
  prompt.split('\n').some((line) => {
    const cues = line.split('|').map((cell) => cueOf(cell.trim().toLowerCase()));
    return (
      cues.length > 2 && cues.includes('picture') && cues.some((cue) => cue !== undefined && soundCues.includes(cue))
    );
  });

const soundCues: readonly Cue[] = ['heard', 'spoken', 'sound'];
