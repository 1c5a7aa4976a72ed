import { boardStory, type BoardStory } from './boardStory';
import { adCopyOf } from './adCopy';
import { copyStory, type CopyStory } from './copyScenes';
import { kindOf, type Kind } from './kind';
import { plainText } from './plainText';
import { isForVoice, voiceStory } from './voiceStory';
import type { Shot } from './shots';

export interface StoryOptions {
  readonly prompt: string;
  readonly seconds: number;
  readonly fps: number;
  /** Returns the part of a word that the fonts can draw. By default, returns the whole word. */
  readonly drawable?: (word: string) => string;
  /** Text of the card that is shown if the fonts cannot draw any phrase. */
  readonly noFont?: string;
  /** Returns for each shot of a film whether it can be drawn. By default, all shots can. */
  readonly areDrawn?: (shots: readonly Shot[]) => readonly boolean[];
}

/** A parsed prompt: a storyboard of panels, or cards of text. A script for a voice alone becomes cards. */
export type Story =
  | ({ readonly form: 'board'; readonly kind: Kind } & BoardStory)
  | ({
      readonly form: 'copy';
      readonly kind: Kind;
      readonly brand: string | undefined;
      readonly look: string;
    } & CopyStory);

/** Determines the kind of a prompt and parses the prompt accordingly. */
export function storyOf({ prompt, ...options }: StoryOptions): Story {
  const kind = kindOf(prompt);
  switch (kind) {
    case 'shots':
    case 'script': {
      const { seconds, fps } = options;
      const board = boardStory(plainText(prompt), kind === 'script', seconds);
      if (!isForVoice(board)) return { form: 'board', kind, ...board };
      return { form: 'copy', kind, brand: undefined, look: board.look, ...voiceStory(board, seconds, fps) };
    }
    case 'copy':
    case 'request':
    case 'document': {
      const copy = adCopyOf(prompt, kind, options.seconds);
      return { form: 'copy', kind, brand: copy.brand, look: copy.hidden, ...copyStory(copy, options) };
    }
  }
}
