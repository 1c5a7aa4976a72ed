import type { Video } from '../core/video/video';
import { plainText, withoutMarkdown } from '../host/escapeMarkdown';
import { promptText } from './videoText';

/**
 * The maximum width of a row's title, as a multiple of a digit's width. In a side bar of 300 px, a title of this width
 * leaves room for `queued · 12 s · 16:9`.
 */
const titleColumns = 15;

const titleCharacters = 22;

/** The title of a video in its row: the heading of its section, or the beginning of its prompt. */
export function videoTitle(video: Pick<Video, 'section' | 'prompt'>): string {
  return shorten(headingOf(video.section) ?? promptText(video, 3 * titleCharacters));
}

/**
 * The innermost heading in a section's path of headings. If a section has several `video` blocks, the block's number
 * follows: `Morning (2)`.
 */
function headingOf(section = ''): string | undefined {
  const parts = section.split(/ > (?=#{1,6} |video(?: \(\d+\))?$)/);
  const heading = parts.findLast((part) => part.startsWith('#'))?.replace(/^#{1,6} /, '');
  const [number = ''] = /(?<=^video) \(\d+\)$/.exec(parts.at(-1) ?? '') ?? [];
  const title = plainText(withoutMarkdown(heading ?? ''), 3 * titleCharacters);
  return title === '' ? undefined : title + number;
}

let segmenter: Intl.Segmenter | undefined;

function shorten(line: string): string {
  segmenter ??= new Intl.Segmenter();
  const characters = Array.from(segmenter.segment(line), ({ segment }) => segment);
  const fits = (end: number, columns: number): boolean =>
    end <= titleCharacters && characters.slice(0, end).reduce((sum, it) => sum + columnsOf(it), 0) <= columns;
  if (fits(characters.length, titleColumns)) return line;
  const kept = characters.filter((_, index) => fits(index + 1, titleColumns - 1)).join('');
  return `${kept.replace(/[\s\p{P}]+$/u, '') || kept}…`;
}

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uFF01-\uFF60]/u;

/** The approximate width of a character in VS Code's proportional fonts, as a multiple of a digit's width. */
function columnsOf(character: string): number {
  if (wide.test(character)) return 2;
  if (/[\sfijltI.,:;'’!|()[\]-]/u.test(character)) return 0.5;
  return /[\p{Lu}mw@%&–—…]/u.test(character) ? 1.5 : 1;
}
