import { estimatePrice, type PaidPrice } from '../credits/prices';
import type { FrontMatter } from '../generate/frontMatter';
import { withPresetText } from '../generate/prompts';
import type { Section } from '../generate/sections';
import { type Verdict, versionFingerprint } from '../video/review';
import { sandboxService, type ServiceId, type VideoState } from '../video/video';
import type { RecordedVideo } from './record';

/** The fields of a library's video that a plan reads. */
export interface PlannedVideo {
  readonly service: ServiceId;
  readonly videoId?: string;
  readonly duration?: number | undefined;
  readonly aspectRatio?: string;
  readonly state: VideoState;
  readonly createdAt: number;
  readonly dismissedAt?: number;
  readonly source?: { readonly uri: string };
  /** The heading path of the section in `source`, see `Section`. */
  readonly section?: string;
  readonly fingerprint?: string;
  readonly verdict?: Verdict;
}

export interface PlanOptions {
  /** The URI of the brief. */
  readonly brief: string;
  /** The connected service; the sandbox while none is connected. */
  readonly service: ServiceId;
  readonly durations: readonly number[];
  /** Undefined: the service decides. */
  readonly aspectRatios: readonly (string | undefined)[];
  readonly preset?: { readonly before?: string; readonly after?: string } | undefined;
  /** Paid prices at the service, newest first. */
  readonly prices: readonly PaidPrice[];
}

/**
 * What exists of a version.
 *
 * - `current`: a take, or a video that became or may still become one
 * - `unconfirmed`: a request that may have been charged
 * - `onlyRejected`: takes, each rejected by the user
 * - `changed`: only videos of another fingerprint with the same section, duration and aspect ratio
 */
export type VersionState<V> =
  | { readonly state: 'current'; readonly by: 'library'; readonly videos: readonly V[] }
  | { readonly state: 'current'; readonly by: 'record'; readonly recorded: readonly RecordedVideo[] }
  | { readonly state: 'unconfirmed'; readonly videos: readonly V[] }
  | { readonly state: 'onlyRejected'; readonly videos: readonly V[]; readonly recorded: readonly RecordedVideo[] }
  | { readonly state: 'changed'; readonly videos: readonly V[]; readonly recorded: readonly RecordedVideo[] }
  | { readonly state: 'missing' };

/** A section at one duration and aspect ratio. Videos in its state are newest first. */
export type Version<V> = VersionState<V> & {
  readonly section: Section;
  readonly duration: number;
  readonly aspectRatio?: string;
  /** The preset's text included. */
  readonly prompt: string;
  readonly fingerprint: string;
  /** The estimated price; undefined where paid prices do not tell. */
  readonly credits?: number;
  /** The newest draft in the sandbox; always missing while the sandbox is the service. */
  readonly draft?: V;
};

/** States in which a video counts as current: it was charged, or may be. */
const countedStates: ReadonlySet<VideoState> = new Set(['submitting', 'queued', 'running', 'unknown', 'succeeded']);

/** A brief has a `video` block, or one of our keys in its front matter; a README is none. */
export function isBrief(fileName: string, frontMatter: FrontMatter, sections: readonly Section[]): boolean {
  if (/^readme(\.|$)/i.test(fileName)) return false;
  const { durations, aspectRatios, preset } = frontMatter;
  const hasOptions = durations.length > 0 || aspectRatios.length > 0 || preset !== undefined;
  return hasOptions || sections.some(({ kind }) => kind === 'block');
}

/**
 * Plans every version of a brief, in the order of its sections. Pure.
 * @param videos any videos; those of other briefs count where they have a version's fingerprint
 * @param record what others made, see `record.ts`; the library's own rows win over it
 */
export function planBrief<V extends PlannedVideo>(
  sections: readonly Section[],
  options: PlanOptions,
  videos: readonly V[],
  record: readonly RecordedVideo[],
): Version<V>[] {
  const { brief, service, durations, aspectRatios, preset, prices } = options;
  const own = new Index(videos, brief, service);
  const recorded = new RecordIndex(record, videos, service);
  const formats = durations.flatMap((duration) =>
    aspectRatios.map((aspectRatio) => {
      const format = aspectRatio === undefined ? { duration } : { duration, aspectRatio };
      const credits = estimatePrice(prices, format);
      return { ...format, ...(credits === undefined ? {} : { credits }) };
    }),
  );
  return sections.flatMap((section) => {
    const prompt = withPresetText(section.prompt, preset);
    return formats.map((format): Version<V> => {
      const fingerprint = versionFingerprint(prompt, format.duration, format.aspectRatio);
      const place = placeOf(section.path, format.duration, format.aspectRatio);
      const draft = own.drafts.get(fingerprint)?.[0];
      const version = { section, ...format, prompt, fingerprint, ...(draft === undefined ? {} : { draft }) };
      return { ...version, ...stateOf(fingerprint, place, own, recorded) };
    });
  });
}

/** The versions to preselect: changed and missing ones. Of several with one fingerprint the first is enough for all. */
export function versionsToGenerate<V>(plan: readonly Version<V>[]): Version<V>[] {
  return distinct(plan.filter(({ state }) => state === 'changed' || state === 'missing'));
}

/** The price of versions: a sum, and the number of versions without a known price. */
export function planPrice(versions: readonly Version<unknown>[]): {
  readonly credits: number;
  readonly unpriced: number;
} {
  const priced = distinct(versions);
  return {
    credits: priced.reduce((sum, { credits = 0 }) => sum + credits, 0),
    unpriced: priced.filter(({ credits }) => credits === undefined).length,
  };
}

export function countStates(plan: readonly Version<unknown>[]): Record<Version<unknown>['state'], number> {
  const counts = { current: 0, unconfirmed: 0, onlyRejected: 0, changed: 0, missing: 0 };
  for (const { state } of plan) counts[state] += 1;
  return counts;
}

function distinct<T extends { readonly fingerprint: string }>(versions: readonly T[]): T[] {
  const seen = new Set<string>();
  return versions.filter(({ fingerprint }) => !seen.has(fingerprint) && seen.add(fingerprint));
}

function stateOf<V extends PlannedVideo>(
  fingerprint: string,
  place: string,
  own: Index<V>,
  record: RecordIndex,
): VersionState<V> {
  const videos = own.byFingerprint.get(fingerprint) ?? [];
  const recorded = record.byFingerprint.get(fingerprint) ?? [];
  const counted = videos.filter((video) => countedStates.has(video.state) && !isRejectedTake(video));
  if (counted.length > 0) return { state: 'current', by: 'library', videos: counted };
  const others = recorded.filter(({ verdict }) => verdict !== 'rejected');
  if (others.length > 0) return { state: 'current', by: 'record', recorded: others };
  const unconfirmed = videos.filter(({ state }) => state === 'unconfirmed');
  if (unconfirmed.length > 0) return { state: 'unconfirmed', videos: unconfirmed };
  const rejected = videos.filter(isRejectedTake);
  if (rejected.length > 0 || recorded.length > 0) return { state: 'onlyRejected', videos: rejected, recorded };
  const older = own.byPlace.get(place) ?? [];
  const olderRecorded = record.byPlace.get(place) ?? [];
  if (older.length + olderRecorded.length === 0) return { state: 'missing' };
  return { state: 'changed', videos: older, recorded: olderRecorded };
}

function isRejectedTake({ state, verdict }: PlannedVideo): boolean {
  return state === 'succeeded' && verdict === 'rejected';
}

/** The library's videos at the service, newest first, and the sandbox's drafts. */
class Index<V extends PlannedVideo> {
  readonly byFingerprint: ReadonlyMap<string, readonly V[]>;
  readonly byPlace: ReadonlyMap<string, readonly V[]>;
  readonly drafts: ReadonlyMap<string, readonly V[]>;

  constructor(videos: readonly V[], brief: string, service: ServiceId) {
    const newestFirst = videos.toSorted((one, other) => other.createdAt - one.createdAt);
    const atService = newestFirst.filter((video) => video.service === service && video.dismissedAt === undefined);
    this.byFingerprint = grouped(atService, ({ fingerprint }) => fingerprint);
    this.byPlace = grouped(atService, ({ source, section, duration, aspectRatio, state }) =>
      source?.uri === brief && section !== undefined && countedStates.has(state)
        ? placeOf(section, duration, aspectRatio)
        : undefined,
    );
    const drafts = service === sandboxService ? [] : newestFirst;
    this.drafts = grouped(drafts, (video) =>
      video.service === sandboxService && countedStates.has(video.state) ? video.fingerprint : undefined,
    );
  }
}

/** The videos of the record that this library does not have: those of other people and machines. */
class RecordIndex {
  readonly byFingerprint: ReadonlyMap<string, readonly RecordedVideo[]>;
  readonly byPlace: ReadonlyMap<string, readonly RecordedVideo[]>;

  constructor(record: readonly RecordedVideo[], videos: readonly PlannedVideo[], service: ServiceId) {
    const known = new Set(videos.map((video) => `${video.service} ${video.videoId ?? ''}`));
    const atService = record
      .filter((it) => it.service === service && it.state !== 'failed' && !known.has(`${service} ${it.videoId}`))
      .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
    this.byFingerprint = grouped(atService, ({ fingerprint }) => fingerprint);
    this.byPlace = grouped(atService, (it) => placeOf(it.section, it.duration, it.aspectRatio));
  }
}

/** A version's place in its brief, whatever its text. */
function placeOf(section: string, duration: number | undefined, aspectRatio: string | undefined): string {
  return `${duration ?? ''} ${aspectRatio ?? ''} ${section}`;
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
