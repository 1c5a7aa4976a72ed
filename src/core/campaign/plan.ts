import type { RequestFields } from '../../api/types';
import { estimatePrice, type PaidPrice } from '../credits/prices';
import type { FrontMatter } from '../generate/frontMatter';
import { isReadme, withPresetText } from '../generate/prompts';
import type { Section } from '../generate/sections';
import { versionFingerprint } from '../video/fingerprint';
import { sandboxService, type ServiceId, type TextSource, type Video, type VideoState } from '../video/video';
import type { RecordedVideo } from './record';

/** The fields of a video that {@link planVersions} reads. */
export type PlannedVideo = Pick<
  Video,
  | 'service'
  | 'videoId'
  | 'duration'
  | 'aspectRatio'
  | 'state'
  | 'createdAt'
  | 'dismissedAt'
  | 'section'
  | 'fingerprint'
  | 'verdict'
> & { readonly source?: Pick<TextSource, 'uri'> };

export interface PlanOptions {
  /** The URI of the brief. */
  readonly brief: string;
  /** The connected service, or the sandbox if no service is connected. */
  readonly service: ServiceId;
  readonly durations: readonly number[];
  /** The aspect ratios to plan. An undefined entry leaves the ratio to the service. */
  readonly aspectRatios: readonly (string | undefined)[];
  readonly preset?: { readonly before?: string; readonly after?: string } | undefined;
  /** The prices that the service charged for earlier videos, newest first. */
  readonly prices: readonly PaidPrice[];
  /** The extra request fields of the service, which may change the price. */
  readonly extraFields?: RequestFields | undefined;
}

/**
 * The state of a version, and the videos or record entries that determine it.
 * - `current`: the version has a finished video that the user has not rejected, or a request in progress
 * - `unconfirmed`: the version has a request that the service may have received and charged for
 * - `onlyRejected`: the version has finished videos, and the user rejected all of them
 * - `changed`: the section's text changed after a video of the same duration and aspect ratio was requested
 */
type VersionState<V> =
  | { readonly state: 'current'; readonly by: 'library'; readonly videos: readonly V[] }
  | { readonly state: 'current'; readonly by: 'record' }
  | { readonly state: 'unconfirmed'; readonly videos: readonly V[] }
  | { readonly state: 'onlyRejected' | 'changed'; readonly videos: readonly V[] }
  | { readonly state: 'missing' };

/** One section at one duration and aspect ratio, with its state. The videos are sorted, newest first. */
export type Version<V> = VersionState<V> & {
  readonly section: Section;
  readonly duration: number;
  readonly aspectRatio?: string;
  /** The preset's `before` text, the section's text, and the preset's `after` text. */
  readonly prompt: string;
  readonly fingerprint: string;
  /** The estimated price in credits. Undefined if earlier prices allow no estimate. */
  readonly credits?: number;
  /** The version's newest draft, which is a video from the sandbox. Undefined if the sandbox is the current service. */
  readonly draft?: V;
};

/** A video in one of these states succeeded or may still succeed, so its version needs no other video. */
const countedStates: ReadonlySet<VideoState> = new Set(['submitting', 'queued', 'running', 'unknown', 'succeeded']);

/**
 * Whether a file is a brief. A brief has a `video` block, or front matter with a duration, an aspect ratio or a preset.
 * A README is never a brief.
 */
export function isBrief(fileName: string, frontMatter: FrontMatter, sections: readonly Section[]): boolean {
  if (isReadme(fileName)) return false;
  const { durations, aspectRatios, preset } = frontMatter;
  const hasOptions = durations.length > 0 || aspectRatios.length > 0 || preset !== undefined;
  return hasOptions || sections.some(({ kind }) => kind === 'block');
}

/** A version that the brief asks for. Versions with the same text and format share a fingerprint. */
export interface WantedVersion {
  readonly section: Section;
  readonly duration: number;
  readonly aspectRatio?: string;
  readonly prompt: string;
  readonly fingerprint: string;
  readonly credits?: number;
}

/** Every version that a brief asks for, in the order of its sections. */
export function wantedVersions(
  sections: readonly Section[],
  { durations, aspectRatios, preset, prices, extraFields }: PlanOptions,
): WantedVersion[] {
  const formats = durations.flatMap((duration) =>
    aspectRatios.map((aspectRatio) => {
      const format = aspectRatio === undefined ? { duration } : { duration, aspectRatio };
      const credits = estimatePrice(prices, extraFields === undefined ? format : { ...format, extraFields });
      return { ...format, ...(credits === undefined ? {} : { credits }) };
    }),
  );
  return sections.flatMap((section) => {
    const prompt = withPresetText(section.prompt, preset);
    return formats.map((format) => {
      const fingerprint = versionFingerprint(prompt, format.duration, format.aspectRatio);
      return { section, ...format, prompt, fingerprint };
    });
  });
}

/**
 * Determines the state of each version. A pure function.
 * @param videos the library's videos; a video from another brief satisfies a version with the same fingerprint
 * @param record the entries of the brief's record, which other machines may have written; the library's own videos take
 * precedence
 */
export function planVersions<V extends PlannedVideo>(
  wanted: readonly WantedVersion[],
  options: PlanOptions,
  videos: readonly V[],
  record: readonly RecordedVideo[],
): Version<V>[] {
  const found = new FoundVideos<V>(wanted, options.service, videos, record);
  const states = wanted.map((version) => found.sameText(version));
  const undecided = wanted.filter((_, index) => states[index] === undefined);
  const older = undecided.length === 0 ? undefined : new OlderVideos(undecided, options, videos, record, found);
  return wanted.map((version, index): Version<V> => {
    const draft = found.draft(version);
    const state = states[index] ?? older?.state(version) ?? { state: 'missing' };
    return draft === undefined ? { ...version, ...state } : { ...version, draft, ...state };
  });
}

/**
 * Selects the changed and missing versions. Of several versions with the same fingerprint, only the first is selected.
 */
export function versionsToGenerate<V>(plan: readonly Version<V>[]): Version<V>[] {
  return distinct(plan.filter(({ state }) => state === 'changed' || state === 'missing'));
}

/**
 * The total price of the versions in credits, and the number of versions without a known price. Versions with the same
 * fingerprint are counted once.
 */
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

function newestFirst<V extends PlannedVideo>(videos: readonly V[]): readonly V[] {
  return videos.length < 2 ? videos : videos.toSorted((one, other) => other.createdAt - one.createdAt);
}

function isRejectedTake({ state, verdict }: PlannedVideo): boolean {
  return state === 'succeeded' && verdict === 'rejected';
}

/** The videos, sandbox drafts and record entries that share a fingerprint. */
interface SameText<V> {
  readonly videos: V[];
  readonly drafts: V[];
  readonly recorded: RecordedVideo[];
}

/** Finds the videos and record entries with a version's fingerprint. */
class FoundVideos<V extends PlannedVideo> {
  private readonly byFingerprint = new Map<string, SameText<V>>();
  /** `<video ID> <fingerprint>` of each of the service's videos in the library. Computed on first use. */
  private ownVideos: ReadonlySet<string> | undefined;

  constructor(
    wanted: readonly WantedVersion[],
    private readonly service: ServiceId,
    private readonly videos: readonly V[],
    record: readonly RecordedVideo[],
  ) {
    for (const { fingerprint } of wanted) {
      this.byFingerprint.set(fingerprint, { videos: [], drafts: [], recorded: [] });
    }
    for (const video of videos) {
      const same = video.fingerprint === undefined ? undefined : this.byFingerprint.get(video.fingerprint);
      if (same === undefined) continue;
      if (video.service === service) {
        if (video.dismissedAt === undefined) same.videos.push(video);
      } else if (video.service === sandboxService && countedStates.has(video.state)) same.drafts.push(video);
    }
    for (const recorded of record) this.byFingerprint.get(recorded.fingerprint)?.recorded.push(recorded);
  }

  /**
   * Whether a record entry affects its version's state. It does if its service is in use, its video did not fail, and
   * the library does not have the video. The library has the video only if both ID and fingerprint match. The ID alone
   * is not enough, because the service may reuse IDs, or the user may have added the video by its ID.
   */
  isCounted({ service, state, videoId, fingerprint }: RecordedVideo): boolean {
    if (service !== this.service || state === 'failed') return false;
    const ofService = (): readonly V[] => this.videos.filter((video) => video.service === service);
    this.ownVideos ??= new Set(ofService().map((video) => `${video.videoId} ${video.fingerprint}`));
    return !this.ownVideos.has(`${videoId} ${fingerprint}`);
  }

  draft({ fingerprint }: WantedVersion): V | undefined {
    return newestFirst(this.byFingerprint.get(fingerprint)?.drafts ?? [])[0];
  }

  /**
   * Derives the version's state from the videos and record entries with its fingerprint. Returns undefined if none of
   * them succeeded, is in progress or is unconfirmed.
   */
  sameText({ fingerprint }: WantedVersion): VersionState<V> | undefined {
    const same = this.byFingerprint.get(fingerprint);
    if (same === undefined) return undefined;
    const videos = newestFirst(same.videos);
    const counted = videos.filter((video) => countedStates.has(video.state) && !isRejectedTake(video));
    if (counted.length > 0) return { state: 'current', by: 'library', videos: counted };
    const recorded = same.recorded.filter((it) => this.isCounted(it));
    if (recorded.some(({ verdict }) => verdict !== 'rejected')) return { state: 'current', by: 'record' };
    const unconfirmed = videos.filter(({ state }) => state === 'unconfirmed');
    if (unconfirmed.length > 0) return { state: 'unconfirmed', videos: unconfirmed };
    const rejected = videos.filter(isRejectedTake);
    if (rejected.length + recorded.length === 0) return undefined;
    return { state: 'onlyRejected', videos: rejected };
  }
}

interface Format {
  readonly duration?: number | undefined;
  readonly aspectRatio?: string | undefined;
}

interface OlderVersion<V> {
  readonly duration: number;
  readonly aspectRatio: string | undefined;
  readonly videos: V[];
  isRecorded: boolean;
}

/** Finds a version's older videos. They have the version's section, duration and aspect ratio, but different text. */
class OlderVideos<V extends PlannedVideo> {
  /** Keyed by the section's heading path. */
  private readonly bySection = new Map<string, OlderVersion<V>[]>();

  constructor(
    versions: readonly WantedVersion[],
    { brief, service }: PlanOptions,
    videos: readonly V[],
    record: readonly RecordedVideo[],
    found: FoundVideos<V>,
  ) {
    for (const version of versions) {
      const { duration, aspectRatio, section } = version;
      const older = { duration, aspectRatio, videos: [], isRecorded: false };
      this.bySection.set(section.path, [...(this.bySection.get(section.path) ?? []), older]);
    }
    for (const video of videos) {
      const { section, source, state, dismissedAt } = video;
      const isOfBrief = video.service === service && dismissedAt === undefined && source?.uri === brief;
      if (isOfBrief && section !== undefined && countedStates.has(state)) {
        this.versionOf(section, video)?.videos.push(video);
      }
    }
    for (const recorded of record) {
      const same = this.versionOf(recorded.section, recorded);
      if (same !== undefined && found.isCounted(recorded)) same.isRecorded = true;
    }
  }

  state(version: WantedVersion): VersionState<V> | undefined {
    const same = this.versionOf(version.section.path, version);
    if (same === undefined || (same.videos.length === 0 && !same.isRecorded)) return undefined;
    return { state: 'changed', videos: newestFirst(same.videos) };
  }

  private versionOf(path: string, { duration, aspectRatio }: Format): OlderVersion<V> | undefined {
    return this.bySection.get(path)?.find((it) => it.duration === duration && it.aspectRatio === aspectRatio);
  }
}
