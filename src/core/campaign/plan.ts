import { estimatePrice, type PaidPrice } from '../credits/prices';
import type { FrontMatter } from '../generate/frontMatter';
import { withPresetText } from '../generate/prompts';
import type { Section } from '../generate/sections';
import { versionFingerprint } from '../video/fingerprint';
import type { Verdict } from '../video/review';
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
 * The best match for a version.
 * - `current`: a take, or a video that is or may become one
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
  /** Includes the preset's text. */
  readonly prompt: string;
  readonly fingerprint: string;
  /** The estimated price. Undefined if paid prices allow no estimate. */
  readonly credits?: number;
  /** The newest draft in the sandbox. Always missing while the sandbox is the service. */
  readonly draft?: V;
};

/** States in which a video counts as current: it was charged, or may be. */
const countedStates: ReadonlySet<VideoState> = new Set(['submitting', 'queued', 'running', 'unknown', 'succeeded']);

/**
 * Whether a file is a brief: it has a `video` block, or one of our keys in its front matter. A README is not a brief.
 */
export function isBrief(fileName: string, frontMatter: FrontMatter, sections: readonly Section[]): boolean {
  if (/^readme(\.|$)/i.test(fileName)) return false;
  const { durations, aspectRatios, preset } = frontMatter;
  const hasOptions = durations.length > 0 || aspectRatios.length > 0 || preset !== undefined;
  return hasOptions || sections.some(({ kind }) => kind === 'block');
}

/**
 * Plans every version of a brief, in the order of its sections. A pure function.
 * @param videos any videos; those of other briefs count if they have a version's fingerprint
 * @param record the entries of other machines, see `record.ts`; the library's own rows take precedence
 */
export function planBrief<V extends PlannedVideo>(
  sections: readonly Section[],
  options: PlanOptions,
  videos: readonly V[],
  record: readonly RecordedVideo[],
): Version<V>[] {
  const { durations, aspectRatios, preset, prices } = options;
  const formats = durations.flatMap((duration) =>
    aspectRatios.map((aspectRatio) => {
      const format = aspectRatio === undefined ? { duration } : { duration, aspectRatio };
      const credits = estimatePrice(prices, format);
      return { ...format, ...(credits === undefined ? {} : { credits }) };
    }),
  );
  const wanted = sections.flatMap((section) => {
    const prompt = withPresetText(section.prompt, preset);
    return formats.map((format) => {
      const fingerprint = versionFingerprint(prompt, format.duration, format.aspectRatio);
      return { section, ...format, prompt, fingerprint };
    });
  });
  const found = new FoundVideos<V>(wanted, options);
  for (const video of videos) found.addVideo(video);
  for (const recorded of record) found.addRecorded(recorded);
  return wanted.map((version): Version<V> => {
    const draft = newestFirst(found.drafts.of(version.fingerprint))[0];
    return { ...version, ...(draft === undefined ? {} : { draft }), ...stateOf(version, found) };
  });
}

/** The versions to preselect: changed and missing ones. Of several with one fingerprint, only the first. */
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

function stateOf<V extends PlannedVideo>(version: WantedVersion, found: FoundVideos<V>): VersionState<V> {
  const videos = newestFirst(found.byFingerprint.of(version.fingerprint));
  const recorded = found.recordedByFingerprint.of(version.fingerprint).filter((it) => found.isUnknown(it));
  const counted = videos.filter((video) => countedStates.has(video.state) && !isRejectedTake(video));
  if (counted.length > 0) return { state: 'current', by: 'library', videos: counted };
  const others = recorded.filter(({ verdict }) => verdict !== 'rejected');
  if (others.length > 0) return { state: 'current', by: 'record', recorded: others };
  const unconfirmed = videos.filter(({ state }) => state === 'unconfirmed');
  if (unconfirmed.length > 0) return { state: 'unconfirmed', videos: unconfirmed };
  const rejected = videos.filter(isRejectedTake);
  if (rejected.length > 0 || recorded.length > 0) return { state: 'onlyRejected', videos: rejected, recorded };
  const isFormat = ({ duration, aspectRatio }: Pick<PlannedVideo, 'duration' | 'aspectRatio'>): boolean =>
    duration === version.duration && aspectRatio === version.aspectRatio;
  const { path } = version.section;
  const older = newestFirst(found.bySection.of(path).filter(isFormat));
  const olderRecorded = found.recordedBySection.of(path).filter((it) => isFormat(it) && found.isUnknown(it));
  if (older.length + olderRecorded.length === 0) return { state: 'missing' };
  return { state: 'changed', videos: older, recorded: olderRecorded };
}

function newestFirst<V extends PlannedVideo>(videos: readonly V[]): readonly V[] {
  return videos.length < 2 ? videos : videos.toSorted((one, other) => other.createdAt - one.createdAt);
}

function isRejectedTake({ state, verdict }: PlannedVideo): boolean {
  return state === 'succeeded' && verdict === 'rejected';
}

interface WantedVersion {
  readonly section: Section;
  readonly duration: number;
  readonly aspectRatio?: string;
  readonly fingerprint: string;
}

/** Groups items by known keys. Items with other keys are dropped. */
class Groups<T> {
  private readonly groups: ReadonlyMap<string, T[]>;

  constructor(keys: Iterable<string>) {
    this.groups = new Map(Array.from(keys, (key) => [key, []]));
  }

  add(key: string | undefined, item: T): void {
    if (key !== undefined) this.groups.get(key)?.push(item);
  }

  of(key: string): readonly T[] {
    return this.groups.get(key) ?? [];
  }
}

/** The videos and the record's entries that may match the versions of a brief. */
class FoundVideos<V extends PlannedVideo> {
  readonly byFingerprint: Groups<V>;
  readonly bySection: Groups<V>;
  readonly drafts: Groups<V>;
  readonly recordedByFingerprint: Groups<RecordedVideo>;
  readonly recordedBySection: Groups<RecordedVideo>;
  /** The IDs of the library's own videos at the service. */
  private readonly ownIds = new Set<string>();

  constructor(
    wanted: readonly WantedVersion[],
    private readonly options: PlanOptions,
  ) {
    const fingerprints = wanted.map(({ fingerprint }) => fingerprint);
    const paths = wanted.map(({ section }) => section.path);
    this.byFingerprint = new Groups(fingerprints);
    this.drafts = new Groups(fingerprints);
    this.recordedByFingerprint = new Groups(fingerprints);
    this.bySection = new Groups(paths);
    this.recordedBySection = new Groups(paths);
  }

  addVideo(video: V): void {
    const { brief, service } = this.options;
    const isCounted = countedStates.has(video.state);
    if (video.service === service) {
      if (video.videoId !== undefined) this.ownIds.add(video.videoId);
      if (video.dismissedAt !== undefined) return;
      this.byFingerprint.add(video.fingerprint, video);
      if (isCounted && video.source?.uri === brief) this.bySection.add(video.section, video);
    } else if (video.service === sandboxService && isCounted) this.drafts.add(video.fingerprint, video);
  }

  addRecorded(recorded: RecordedVideo): void {
    if (recorded.service !== this.options.service || recorded.state === 'failed') return;
    this.recordedByFingerprint.add(recorded.fingerprint, recorded);
    this.recordedBySection.add(recorded.section, recorded);
  }

  /** Whether the record's entry counts: the library has no row of its own for the video. */
  isUnknown({ videoId }: RecordedVideo): boolean {
    return !this.ownIds.has(videoId);
  }
}
