import type { Video } from '../core/video/video';
import { plainText, withoutMarkdown } from '../host/escapeMarkdown';
import { promptText } from './videoText';

/** The maximum width of a row's title in columns. A wide character has two. */
const titleColumns = 22;

/** The title of a video in its row: the heading of its section, or its first words. */
export function videoTitle(video: Pick<Video, 'section' | 'prompt'>): string {
  return cutToColumns(headingOf(video.section) ?? promptText(video, 3 * titleColumns), titleColumns);
}

/** The innermost heading of a heading path, with the number of a repeated section: `Morning (2)`. */
function headingOf(section = ''): string | undefined {
  const parts = section.split(/ > (?=#{1,6} |video(?: \(\d+\))?$)/);
  const heading = parts.findLast((part) => part.startsWith('#'))?.replace(/^#{1,6} /, '');
  const [number = ''] = /(?<=^video) \(\d+\)$/.exec(parts.at(-1) ?? '') ?? [];
  const title = plainText(withoutMarkdown(heading ?? ''), 3 * titleColumns);
  return title === '' ? undefined : title + number;
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
