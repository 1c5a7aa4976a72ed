import type { TimedShot } from './boardTiming';
import type { Scene, ScenePart } from './copyScenes';
import { webAddress } from './emphasis';
import { tokenize } from './tokens';

/** Captures a name of at most three words, as in "Beecham Lane Pharmacy. Open late.", and the sentences after it. */
const nameFirst = /^((?:\p{Lu}\S* ){0,2}\p{Lu}\S*\.)\s+(\p{Lu}.+)$/u;

/** Converts a shot's titles to a card. The first title is the headline. The last web address becomes a button. */
export function titleScene({ titles, legal }: Pick<TimedShot, 'titles' | 'legal'>, start: number, end: number): Scene {
  const parts = titles
    .flatMap((text) =>
      text.split(
        /(?<=[.!?])\s+(?=\S+\.\p{L}{2,}\S*$)|\s+[·|/]\s+|(?<!\d)\s+[–—]\s+|\s+[–—]\s+(?!\p{L}*\.? ?\d)|\s*\n\s*/u,
      ),
    )
    .flatMap((text, at) => (at === 0 ? (nameFirst.exec(text)?.slice(1) ?? text) : text))
    .filter((text) => text.trim() !== '');
  const isAddress = (text: string) => webAddress.test(text.trim());
  const words = parts.filter((text) => !isAddress(text));
  const address = parts.findLast(isAddress);
  const scene: ScenePart[] = [
    ...words.map((text, at): ScenePart => ({ role: at === 0 ? 'headline' : 'support', tokens: tokenize(text) })),
    ...(address === undefined ? [] : [{ role: 'action' as const, tokens: tokenize(address) }]),
    ...(legal.length === 0 ? [] : [{ role: 'legal' as const, tokens: tokenize(legal.join(' ')) }]),
  ];
  return { kind: 'close', isOffer: false, parts: scene, start, end };
}
