import { withEmphasis } from './emphasis';
import type { Entrance, PlacedShape } from './plan';
import type { Sheet } from './sceneLayout';
import type { ScenePart } from './storyboard';
import { bar, placeText, type Align, type BlockStyle } from './textBlock';
import { fitText, type FitOptions, type FittedText } from './textFit';
import { costOf } from './phrases';
import type { Token } from './tokens';

const tight = -0.022;
const kickerShare = 0.036;

/** A headline with what stands above and below it: the composition of most scenes. */
export function layoutStatement(sheet: Sheet): PlacedShape[] {
  const { scene, page, variant } = sheet;
  const centred = scene.kind === 'hook' ? variant % 2 === 0 : variant % 3 === 1;
  const align: Align = centred ? 'center' : 'start';
  const ruled = !centred && variant % 2 === 1;
  const inset = ruled ? page.base * 0.045 : 0;
  const rows = rowsOf(sheet, scene.parts, inset);
  const stacked = stack(rows, page.base * 0.045);
  const { content } = page;
  const room = content.bottom - content.top - stacked.height;
  const low = scene.kind !== 'hook' && variant % 3 === 2;
  const top = content.top + room * (low ? 0.86 : 0.5);
  const clock = new Clock(sheet, rows);
  const shapes: PlacedShape[] = [];
  const rtl = rows.some(({ text }) => text.direction === 'rtl');
  for (const { row, offset } of stacked.placed) {
    const left = rtl ? content.left : content.left + inset;
    const width = content.right - content.left - inset;
    const emphasis = scene.kind === 'hook' || variant % 2 === 0 ? 'accent' : 'block';
    shapes.push(
      ...placeText(
        row.text,
        { left, width, align, baseline: top + offset - row.text.top },
        {
          ...clock.styleOf(row),
          paint: row.part.role === 'kicker' ? 'accent' : row.part.role === 'support' ? 'muted' : 'text',
          emphasis: row.part.role === 'headline' ? emphasis : 'none',
        },
      ),
    );
  }
  if (ruled) {
    const width = page.base * 0.011;
    const x = rtl ? content.right - width : content.left;
    shapes.unshift(bar(x, top, x + width, top + stacked.height, 'accent', clock.first('wipeDown')));
  }
  return shapes;
}

/** Points under each other, each with a mark, one after the other. */
export function layoutList(sheet: Sheet): PlacedShape[] {
  const { scene, page, variant } = sheet;
  const { content, base } = page;
  const inset = base * 0.055;
  const width = content.right - content.left;
  const kicker = scene.parts.find(({ role }) => role === 'kicker');
  const items = scene.parts.filter(({ role }) => role !== 'kicker');
  const rows: Row[] = kicker === undefined ? [] : rowsOf(sheet, [kicker], 0);
  const gap = base * 0.05;
  const height =
    (content.bottom - content.top - (kicker === undefined ? 0 : base * 0.1) - gap * items.length) / items.length;
  const options = { ...headlineOptions(sheet, inset), maxHeight: height, maxSize: base * 0.105, maxLines: 3 };
  const size = Math.min(...items.map(({ tokens }) => fitText(sheet.shaper, tokens, options).size));
  for (const part of items) {
    rows.push({ part, text: fitText(sheet.shaper, withEmphasis(part.tokens), { ...options, maxSize: size * 1.0001 }) });
  }
  const stacked = stack(rows, gap);
  const top = content.top + (content.bottom - content.top - stacked.height) / 2;
  const clock = new Clock(sheet, rows);
  const marker = base * 0.012;
  return stacked.placed.flatMap(({ row, offset }) => {
    const listed = row.part.role === 'item';
    const rtl = row.text.direction === 'rtl';
    const style = clock.styleOf(row);
    const y = top + offset - row.text.top;
    const words = placeText(
      row.text,
      {
        left: content.left + (listed && !rtl ? inset : 0),
        width: width - (listed ? inset : 0),
        align: 'start',
        baseline: y,
      },
      {
        ...style,
        paint: listed ? 'text' : 'accent',
        emphasis: listed && variant % 2 === 1 ? 'accent' : 'none',
      },
    );
    if (!listed) return words;
    const x = rtl ? content.right - marker : content.left;
    const mark = bar(x, y + row.text.top, x + marker, y + Math.max(row.text.bottom, row.text.size * 0.04), 'accent', {
      style: 'wipeDown',
      at: Math.max(0, style.at - 2),
      frames: style.frames,
    });
    return [mark, ...words];
  });
}

/** A number as large as the page takes it, what it is about above and below. */
export function layoutFigure(sheet: Sheet): PlacedShape[] {
  const { scene, page, variant } = sheet;
  const { content, base } = page;
  const rows = scene.parts.map((part): Row => {
    const led = part.role === 'headline';
    const options = {
      ...headlineOptions(sheet, 0),
      maxSize: base * (led ? 0.36 : 0.075),
      maxHeight: (content.bottom - content.top) * (led ? 0.48 : 0.2),
    };
    return { part, text: fitText(sheet.shaper, part.tokens, options) };
  });
  const stacked = stack(rows, base * 0.055);
  const top = content.top + (content.bottom - content.top - stacked.height) / 2;
  const clock = new Clock(sheet, rows);
  const align: Align = variant % 2 === 0 ? 'center' : 'start';
  return stacked.placed.flatMap(({ row, offset }) => {
    const place = {
      left: content.left,
      width: content.right - content.left,
      align,
      baseline: top + offset - row.text.top,
    };
    return placeText(row.text, place, {
      ...clock.styleOf(row),
      paint: row.part.role === 'headline' ? 'accent' : 'text',
      emphasis: 'none',
    });
  });
}

/** The end: what to do, on a button where it is short enough, else over a line. */
export function layoutClose(sheet: Sheet): PlacedShape[] {
  const { scene, page } = sheet;
  const { content, base } = page;
  const headline = scene.parts.find(({ role }) => role === 'headline');
  if (headline === undefined || scene.parts.length > 1) return layoutStatement(sheet);
  const { before, action } = actionOf(headline.tokens);
  const width = content.right - content.left;
  const rows: Row[] = [];
  if (before.length > 0) {
    rows.push({
      part: { role: 'headline', tokens: before },
      text: fitText(sheet.shaper, action.length > 0 ? before : withEmphasis(before), {
        ...headlineOptions(sheet, 0, before),
        maxHeight: (content.bottom - content.top) * 0.66,
      }),
    });
  }
  const pad = base * 0.045;
  if (action.length > 0) {
    const options: FitOptions = {
      weight: 'heavy',
      tracking: -0.01,
      maxWidth: width - pad * 2.6,
      maxHeight: base * 0.26,
      maxSize: base * (before.length > 0 ? 0.062 : 0.1),
      maxLines: 2,
    };
    rows.push({ part: { role: 'item', tokens: action }, text: fitText(sheet.shaper, action, options) });
  }
  const stacked = stack(rows, base * 0.05 + (action.length > 0 ? pad : 0));
  const top = content.top + (content.bottom - content.top - stacked.height) / 2;
  const clock = new Clock(sheet, rows);
  const shapes: PlacedShape[] = [];
  for (const { row, offset } of stacked.placed) {
    const baseline = top + offset - row.text.top;
    const style = clock.styleOf(row);
    const button = row.part.role === 'item';
    const middle = content.left + width / 2;
    if (button) {
      const half = row.text.width / 2 + pad * 1.2;
      const [upper, lower] = [
        baseline + Math.min(row.text.top, -row.text.size * 0.73) - pad * 0.75,
        baseline + Math.max(row.text.bottom, row.text.size * 0.12) + pad * 0.62,
      ];
      const radius = Math.min((lower - upper) / 2, base * 0.05);
      shapes.push(
        bar(
          middle - half,
          upper,
          middle + half,
          lower,
          'accent',
          { style: 'wipeRight', at: Math.max(0, style.at - 5), frames: style.frames + 2 },
          radius,
        ),
      );
    }
    shapes.push(
      ...placeText(
        row.text,
        { left: content.left, width, align: 'center', baseline },
        { ...style, entrance: 'rise', paint: button ? 'onAccent' : 'text', emphasis: button ? 'none' : 'accent' },
      ),
    );
    if (!button && action.length === 0) {
      const y = baseline + row.text.bottom + base * 0.04;
      const half = Math.min(row.text.width / 2, base * 0.11);
      shapes.push(
        bar(middle - half, y, middle + half, y + base * 0.01, 'accent', {
          style: 'wipeRight',
          at: style.at + 8,
          frames: style.frames + 4,
        }),
      );
    }
  }
  return shapes;
}

interface Row {
  readonly part: ScenePart;
  readonly text: FittedText;
}

function rowsOf(sheet: Sheet, parts: readonly ScenePart[], inset: number): Row[] {
  const { page, shaper } = sheet;
  const maxWidth = page.content.right - page.content.left - inset;
  const height = page.content.bottom - page.content.top;
  return parts.map((part) => {
    if (part.role === 'kicker') {
      return {
        part,
        text: fitText(shaper, part.tokens, {
          weight: 'heavy',
          tracking: 0.01,
          maxWidth,
          maxHeight: height * 0.15,
          maxSize: page.base * kickerShare,
          maxLines: 2,
        }),
      };
    }
    if (part.role === 'support') {
      return {
        part,
        text: fitText(shaper, part.tokens, {
          weight: 'medium',
          tracking: -0.01,
          maxWidth,
          maxHeight: height * 0.35,
          maxSize: page.base * 0.05,
          maxLines: 5,
        }),
      };
    }
    const options = headlineOptions(sheet, inset, part.tokens);
    return {
      part,
      text: fitText(shaper, withEmphasis(part.tokens), {
        ...options,
        maxHeight: height * (parts.length > 1 ? 0.58 : 0.96),
      }),
    };
  });
}

/** Fewer words are set larger. */
function headlineOptions({ page, scene }: Sheet, inset: number, tokens: readonly Token[] = []): FitOptions {
  const cost = costOf(tokens);
  const share = cost <= 1.8 ? 0.25 : cost <= 4 ? 0.17 : cost <= 7 ? 0.135 : cost <= 10 ? 0.112 : 0.095;
  const portrait = page.height > page.width;
  return {
    weight: 'heavy',
    tracking: tight,
    maxWidth: page.content.right - page.content.left - inset,
    maxHeight: page.content.bottom - page.content.top,
    maxSize: page.base * share * (scene.kind === 'hook' ? 1.12 : 1),
    maxLines: portrait ? 8 : 4,
  };
}

function stack(rows: readonly Row[], gap: number): { placed: { row: Row; offset: number }[]; height: number } {
  let height = 0;
  const placed = rows.map((row, index) => {
    const between = index === 0 ? 0 : rows[index - 1]?.part.role === 'kicker' ? gap * 0.62 : gap;
    const offset = height + between;
    height = offset + row.text.bottom - row.text.top;
    return { row, offset };
  });
  return { placed, height };
}

/** An address or a short order at the end goes on the button. */
function actionOf(tokens: readonly Token[]): { before: readonly Token[]; action: readonly Token[] } {
  const address = tokens.findIndex(
    ({ text, glued }) => !glued && /^(https?:\/\/|www\.)|^[\w-]+(\.[\w-]+)+(\/\S*)?[.!]?$|^[@#]\w/.test(text),
  );
  if (address >= 0) {
    let end = address + 1;
    while (tokens[end]?.emergency === true) end++;
    if (end === tokens.length && (address === 0 || costOf(tokens.slice(0, address)) >= 1)) {
      return { before: tokens.slice(0, address), action: tokens.slice(address) };
    }
  }
  const short = costOf(tokens) <= 4.2 && tokens.length <= 6;
  return short ? { before: [], action: tokens } : { before: tokens, action: [] };
}

/** Deals out when each row begins to move, so that all of it stands with time left to read. */
class Clock {
  private readonly begin = new Map<Row, number>();
  private readonly stagger: number;
  private readonly move: number;
  private readonly entrance: Entrance['style'];

  constructor({ frames, fps, variant, scene }: Sheet, rows: readonly Row[]) {
    this.move = Math.round(Math.min(fps * 0.6, frames * 0.3));
    const words = rows.reduce((sum, { text }) => sum + wordsOf(text), 0);
    const spread = Math.max(0, Math.min(frames * 0.5 - this.move, words * fps * 0.11));
    this.stagger = words > 1 ? spread / (words + rows.length * 2) : 0;
    const styles = ['rise', 'slide', 'drop', 'rise'] as const;
    this.entrance = scene.kind === 'hook' ? 'rise' : (styles[variant % styles.length] ?? 'rise');
    let told = 0;
    for (const row of rows) {
      this.begin.set(row, told * this.stagger);
      told += wordsOf(row.text) + 2;
    }
  }

  styleOf(row: Row): Pick<BlockStyle, 'at' | 'stagger' | 'frames' | 'entrance'> {
    const support = row.part.role === 'support' || row.part.role === 'kicker';
    return {
      at: this.begin.get(row) ?? 0,
      stagger: this.stagger,
      frames: this.move,
      entrance: support ? 'fade' : this.entrance,
    };
  }

  first(style: Entrance['style']): Entrance {
    return { style, at: 0, frames: this.move + 4 };
  }
}

function wordsOf({ lines }: FittedText): number {
  return lines.reduce((sum, { words }) => sum + words.length, 0);
}
