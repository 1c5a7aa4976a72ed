import { boardStory, type BoardStory } from './boardStory';
import { copyStory, type CopyStory } from './copyScenes';
import { directionOf, type Direction } from './direction';
import { documentCopy } from './documentCopy';
import { isForMakers, kindOf } from './kind';
import type { Kind } from './kindSigns';
import { plainText, type PlainText } from './plainText';
import { noCopy } from './slots';

export interface StoryOptions {
  readonly prompt: string;
  readonly seconds: number;
  readonly fps: number;
  /** Returns the part of a word that the fonts can draw. By default, the whole word. */
  readonly drawable?: (word: string) => string;
  /** Text of the only card if the fonts can draw no phrase. */
  readonly noFont?: string;
}

/** A parsed prompt: a storyboard of panels, or cards of text. */
export type Story =
  | ({ readonly form: 'board'; readonly kind: Kind } & BoardStory)
  | ({ readonly form: 'copy'; readonly kind: Kind; readonly look: string } & CopyStory);

/** Determines the kind of a prompt and parses the prompt accordingly. */
export function storyOf({ prompt, ...options }: StoryOptions): Story {
  const kind = kindOf(prompt);
  const text = plainText(prompt);
  switch (kind) {
    case 'shots':
    case 'script':
      return { form: 'board', kind, ...boardStory(text, kind === 'script', options.seconds) };
    case 'copy':
      return {
        form: 'copy',
        kind,
        look: '',
        ...copyStory({ ...withoutHashtags(text), look: '', brand: undefined }, options),
      };
    case 'request':
      return copyOf(kind, directionOf(text), options);
    case 'document':
      return copyOf(kind, documentCopy(text, isForMakers(prompt)), options);
  }
}

/** Removes hashtags at the end of a line, because they belong in the social media post, not in the video. */
function withoutHashtags(text: PlainText): PlainText {
  const shown = text.blocks.flatMap((block) => {
    const words = block.text.replace(/(?:\s+#[\p{L}\p{N}_]+)+$/u, '');
    return noCopy.test(words) ? [] : [{ ...block, text: words }];
  });
  return shown.length === 0 ? text : { ...text, blocks: shown };
}

function copyOf(kind: Kind, direction: Direction, options: Omit<StoryOptions, 'prompt'>): Story {
  return { form: 'copy', kind, look: direction.look, ...copyStory(direction, options) };
}
