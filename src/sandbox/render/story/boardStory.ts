import { joinCaptions, readBoard } from './boardReader';
import { addedByVoice, captionSentences, fitShots, isCard, longestCaption, type TimedShot } from './boardTiming';
import type { PlainText, PromptBlock } from './plainText';
import { emptyShot, isEmblem, isLogo, mostSpokenOnCard } from './shots';
import { wordCount } from './terms';

/** A storyboard: panels with pictures, and cards that show only titles. */
export interface BoardStory {
  readonly frames: readonly BoardFrame[];
  /** The brief's words about light, color and style. */
  readonly look: string;
  /** Parts of the brief that no frame shows, including the dropped shots. */
  readonly leftOut: readonly string[];
  /** `dropped` is the number of shots that do not fit the duration. `kept` is the number of shots that fit. */
  readonly dropped: number;
  readonly kept: number;
}

export interface BoardFrame {
  readonly kind: 'panel' | 'titles';
  readonly shot: TimedShot;
}

/** If the last panel lasts at least this many seconds, its titles move to a separate card at the end. */
const splitFrom = 4.2;

export function boardStory(text: PlainText<PromptBlock>, isScript: boolean, seconds: number): BoardStory {
  const { shots, look, leftOut } = readBoard(text, isScript);
  const shown = shots.filter(
    ({ caption, spoken, titles, place }) => caption !== '' || place !== '' || spoken.length + titles.length > 0,
  );
  const board = fitShots(shown.length > 0 ? shown : [{ ...emptyShot, caption: text.blocks[0]?.text ?? '…' }], seconds);
  const captions = board.shots.map(({ caption }) => shortCaption(caption));
  const frames = board.shots.map((shot, at): BoardFrame => {
    const isOnlyTitles = isCard(shot);
    const titles = isOnlyTitles ? [...shot.titles, ...addedByVoice(shot)] : shot.titles;
    return { kind: isOnlyTitles ? 'titles' : 'panel', shot: { ...shot, titles, caption: captions[at]?.kept ?? '' } };
  });
  const last = frames.at(-1);
  const lost = board.dropped.map(({ caption, titles, spoken }) => [caption, ...titles, ...spoken].join(' ').trim());
  const cut = captions.flatMap((caption) => caption.leftOut);
  const ends = last?.kind === 'panel' ? endOf(last.shot) : undefined;
  const all = ends === undefined ? frames : [...frames.slice(0, -1), ...ends];
  const end = all.at(-1);
  const unshown = end?.kind === 'panel' ? end.shot.legal : [];
  return {
    frames: all.map((frame, at) => (at === all.length - 1 ? withName(frame, text) : frame)),
    look,
    leftOut: [...new Set([...leftOut, ...cut, ...lost, ...unshown].filter((part) => /[\p{L}\p{N}]/u.test(part)))],
    dropped: board.dropped.length,
    kept: board.shots.length,
  };
}

/** Captures the name in a web address, as in "www.quarter-hour.example". */
const nameInAddress = /(?<![\p{L}\p{N}@.-])(?:www\.)?([\p{L}\p{N}-]{3,})(?:\.\p{L}{2,}){1,2}(?![\p{L}\p{N}])/u;

/** Adds the brand's name above its web address on an end card, spelled as elsewhere in the script: "Quarter Hour". */
function withName(frame: BoardFrame, { blocks }: PlainText<PromptBlock>): BoardFrame {
  const { titles } = frame.shot;
  const [, name] = nameInAddress.exec(titles.join(' ')) ?? [];
  if (frame.kind !== 'titles' || name === undefined) return frame;
  const letters = Array.from(name.replaceAll('-', '')).join("[ ’'&-]{0,3}");
  const spelled = new RegExp(`(?<![\\p{L}\\p{N}@.])${letters}(?![\\p{L}\\p{N}]|\\.\\p{L}{2})`, 'iu');
  const found = blocks.flatMap(({ text }) => spelled.exec(text)?.[0] ?? []).find((it) => /^\p{Lu}/u.test(it));
  if (found === undefined || titles.some((title) => isNamed(title, spelled))) return frame;
  return { ...frame, shot: { ...frame.shot, titles: [found, ...titles] } };
}

/** Whether a title has a name, which an address may spell with a word for "&". */
const isNamed = (title: string, name: RegExp) =>
  ['&', 'and', 'und', 'et', 'y', 'e'].some((word) => name.test(title.replaceAll('&', word)));

/** Divides a caption into what a panel shows and what it leaves out: whole sentences, or clauses of the first one. */
function shortCaption(caption: string): { readonly kept: string; readonly leftOut: readonly string[] } {
  const sentences = captionSentences(caption);
  const [first = ''] = sentences;
  const isLong = wordCount(first) > longestCaption;
  const parts = isLong ? first.split(/(?<=[,;])\s+/u) : sentences;
  const end = endWithin(parts, longestCaption);
  if (end === parts.length && !isLong) return { kept: caption, leftOut: [] };
  const kept = isLong
    ? parts.slice(0, end).join(' ').replace(/[,;]$/u, '')
    : parts.slice(0, end).reduce(joinCaptions, '');
  const cut = isLong ? [parts.slice(end).join(' '), ...sentences.slice(1)] : parts.slice(end);
  return { kept, leftOut: cut.filter((part) => part !== '') };
}

/** Returns the number of the first parts that have at most this many words together. At least 1. */
function endWithin(parts: readonly string[], most: number): number {
  let words = 0;
  const end = parts.findIndex((part, at) => (words += wordCount(part)) > most && at > 0);
  return end < 0 ? parts.length : end;
}

/**
 * Splits the titles off a long last panel: returns the panel without titles, and a card with the titles. Returns only
 * the card if the panel shows nothing else.
 * @returns undefined if the panel has no titles or is too short
 */
function endOf(shot: TimedShot): BoardFrame[] | undefined {
  const { titles, start, end } = shot;
  if (titles.length === 0) return undefined;
  // The description of an end card, such as "Final card", is no picture. The card also shows what a voice adds.
  const added = addedByVoice(shot);
  const isCardOnly = isEmblem(shot.caption) && wordCount(added.join(' ')) <= mostSpokenOnCard;
  if (isCardOnly) return [{ kind: 'titles', shot: { ...shot, titles: [...titles, ...added], isEnd: true } }];
  if (end - start < splitFrom) return undefined;
  const words = titles.reduce((sum, text) => sum + wordCount(text), 0);
  // A sentence about the logo becomes the caption of the card, not of the panel.
  const sentences = captionSentences(shot.caption);
  const logo = sentences.find(isLogo);
  const action = sentences.filter((sentence) => !isLogo(sentence)).reduce(joinCaptions, '');
  const cut = Math.max(start + 2, end - Math.max(2, Math.min(3.5, words * 0.2 + 1.2)));
  return [
    { kind: 'panel', shot: { ...shot, caption: action === '' ? shot.caption : action, titles: [], end: cut } },
    { kind: 'titles', shot: { ...shot, caption: logo ?? '', spoken: [], start: cut, isEnd: true } },
  ];
}
