import type { Token } from '../story/tokens';

/** Tokens between which no line may end. */
export interface Unit {
  readonly tokens: readonly Token[];
  /** Em. */
  readonly width: number;
}

/** What a line that ends badly costs, in square em, beside how far it is from the lines' mean length. */
const loneLastWord = 5;
const danglingWord = 1.6;
const dangling =
  /^(a|an|the|of|to|in|on|at|by|for|and|or|with|your|our|my|der|die|das|ein|eine|und|le|la|les|un|une|de|el|los|y|в|и|на|с)$/i;

/**
 * Breaks text into as few lines as fit, of even length.
 * @param space em between words.
 * @param limit em a line may have.
 * @returns undefined when it needs more than maxLines.
 */
export function breakLines(
  units: readonly Unit[],
  space: number,
  limit: number,
  maxLines: number,
): Token[][] | undefined {
  const count = fewestLines(units, space, limit);
  if (count === undefined || count > maxLines) return undefined;
  const starts = evenBreaks(units, space, limit, count);
  return starts.map((start, index) =>
    units.slice(start, starts[index + 1] ?? units.length).flatMap(({ tokens }) => tokens),
  );
}

function fewestLines(units: readonly Unit[], space: number, limit: number): number | undefined {
  let lines = 0;
  let used = Infinity;
  for (const unit of units) {
    if (unit.width > limit) return undefined;
    const gap = gapBefore(unit, space);
    if (used + gap + unit.width > limit) {
      lines++;
      used = unit.width;
    } else {
      used += gap + unit.width;
    }
  }
  return lines;
}

/** The units that begin the lines, chosen so that all lines together cost least. */
function evenBreaks(units: readonly Unit[], space: number, limit: number, count: number): number[] {
  const total = units.reduce((sum, unit) => sum + unit.width + gapBefore(unit, space), 0);
  const mean = total / count;
  // best[n][i]: the cheapest way to set the units from i on in n lines.
  const best: { cost: number; end: number }[][] = [
    Array.from({ length: units.length + 1 }, (_, at) => ({ cost: at === units.length ? 0 : Infinity, end: at })),
  ];
  for (let lines = 1; lines <= count; lines++) {
    const after = best[lines - 1] ?? [];
    best.push(
      Array.from({ length: units.length + 1 }, (_, from) => {
        let cheapest = { cost: Infinity, end: from };
        let width = 0;
        for (let end = from + 1; end <= units.length; end++) {
          const unit = units[end - 1];
          if (unit === undefined) break;
          width += unit.width + (end - 1 === from ? 0 : gapBefore(unit, space));
          if (width > limit) break;
          const rest = after[end]?.cost ?? Infinity;
          const lone = lines === 1 && end - from === 1 && count > 1 && units.length > count ? loneLastWord : 0;
          const hangs = lines > 1 && dangling.test(unit.tokens.at(-1)?.text ?? '') ? danglingWord : 0;
          const cost = rest + (width - mean) ** 2 + lone + hangs;
          if (cost < cheapest.cost) cheapest = { cost, end };
        }
        return cheapest;
      }),
    );
  }
  const starts: number[] = [];
  let from = 0;
  for (let lines = count; lines > 0; lines--) {
    starts.push(from);
    from = best[lines]?.[from]?.end ?? units.length;
  }
  return starts;
}

function gapBefore({ tokens }: Unit, space: number): number {
  return tokens[0]?.glued === true ? 0 : space;
}
