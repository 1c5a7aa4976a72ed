import type { Video } from '../core/video/video';
import { promptText } from './videoText';

/** The widest title of a row, in columns. A wide character has two. */
const titleColumns = 22;

/** The title of a video in its row, at most 22 characters. */
export function videoTitle(video: Pick<Video, 'prompt'>): string {
  return cutToColumns(promptText(video, 3 * titleColumns), titleColumns);
}

let segmenter: Intl.Segmenter | undefined;

function cutToColumns(line: string, columns: number): string {
  segmenter ??= new Intl.Segmenter();
  const characters = Array.from(segmenter.segment(line), ({ segment }) => segment);
  const isWithin = (end: number, room: number): boolean =>
    characters.slice(0, end).reduce((sum, character) => sum + columnsOf(character), 0) <= room;
  if (isWithin(characters.length, columns)) return line;
  const kept = characters.filter((_, index) => isWithin(index + 1, columns - 1));
  return `${kept.join('').trimEnd()}…`;
}

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uFF01-\uFF60]/u;

function columnsOf(character: string): number {
  return wide.test(character) ? 2 : 1;
}
