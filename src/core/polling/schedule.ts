import { forecastFinish } from './finishForecast';
import { planInspections, type Inspections } from './inspections';
import { withProgress } from './progressForecast';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Everything the next question about a video depends on. All times in ms. */
export interface CheckInput {
  /** Since the video was asked for. */
  readonly age: number;
  /** From start to finish of such videos (same service, same duration), newest first. Learned from once per array. */
  readonly history: readonly number[];
  /** What the service answered last, and the age of the video then. */
  readonly lastAnswer?: { readonly progress?: number; readonly age: number };
  /** For how long the service has been answering without saying anything new. */
  readonly quiet?: number;
  /** Consecutive questions about this video that brought no answer. */
  readonly failedChecks: number;
  /** Whether anybody looks. */
  readonly attention: boolean;
  /** 0 (inclusive) to 1 (exclusive), as Math.random. */
  readonly random: () => number;
}

/** The mean delay of noticing that is aimed at when nobody looks, as a multiple of the one when somebody does. */
const unattended = 4;

/**
 * When to ask about a video next: the delay in ms from now, or `by hand` when only the user may ask.
 *
 * With a history it is an inspection problem: the finish has a known law, a question costs, and so does noticing late
 * (see {@link planInspections}). Without one the gaps grow geometrically from 2 s to 30 s.
 */
export function nextCheck(input: CheckInput): number | 'by hand' {
  const quiet = input.quiet ?? 0;
  if (quiet >= 7 * day) return 'by hand';
  const delay = quiet >= day ? hour : Math.max(plannedGap(input), backoff(input.failedChecks));
  return delay * (0.95 + 0.1 * input.random());
}

/** The pause after a question that brought no answer. */
export function backoff(failures: number): number {
  return failures <= 0 ? 0 : Math.min(2 * second * 2 ** (failures - 1), 5 * minute);
}

/** From 2 s to 30 s, each gap about a tenth longer than the one before, once they grow. */
function geometricGap(age: number): number {
  return clamp(age * 0.1, 2 * second, 30 * second);
}

function plannedGap({ age, history, lastAnswer, attention }: CheckInput): number {
  const pace = attention ? 1 : unattended;
  const known = inspectionsFor(history);
  const told =
    lastAnswer?.progress === undefined ? undefined : withProgress(known?.forecast, lastAnswer.progress, lastAnswer.age);
  const inspections = told === undefined ? known : planInspections(told);
  if (inspections === undefined) return geometricGap(age) * (attention ? 1 : 2);
  return inspections.nextGap(Math.max(age, 0), pace);
}

const learned = new WeakMap<readonly number[], Inspections | undefined>();

/** Learning takes a few milliseconds, so it happens once for each history. */
function inspectionsFor(history: readonly number[]): Inspections | undefined {
  if (learned.has(history)) return learned.get(history);
  const forecast = forecastFinish(history);
  const inspections = forecast === undefined ? undefined : planInspections(forecast);
  learned.set(history, inspections);
  return inspections;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
