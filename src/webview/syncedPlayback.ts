import { whenOneOf } from './videoEvents';
import type { Frames } from './frames';
import { prefersStillness, startPlaying } from './videoScreen';

/**
 * If a video is out of sync by more than this many seconds, a seek synchronizes it. A change of the playback rate
 * corrects a smaller drift.
 */
const farOff = 0.25;
/**
 * The correction of a video's playback rate starts when its drift exceeds `slightlyOff` seconds. It ends when the drift
 * is below `nearEnough` seconds. The gap between the two avoids frequent rate changes, each of which takes
 * milliseconds.
 */
const slightlyOff = 0.02;
const nearEnough = 0.005;
/** The fraction by which a correction changes the playback rate. */
const correction = 0.2;

/**
 * Plays videos in sync, at the same position and rate. At most one video is audible. A shorter video holds its last
 * frame.
 */
export class SyncedPlayback {
  isPlaying = false;
  audible: HTMLVideoElement | undefined;
  /** Whether the browser blocks sound until the user interacts with the page. */
  isSilenced = false;
  private seeks = 0;
  private nextCorrection = 0;

  /** @param onChange called after each change of position, rate or sound */
  constructor(
    private videos: readonly HTMLVideoElement[],
    /** The playback rate of all videos. */
    public rate: number,
    private readonly onChange: () => void,
  ) {}

  /** Duration of the longest video, in seconds. */
  get duration(): number {
    return Math.max(0, ...this.videos.map(durationOf));
  }

  get time(): number {
    return this.leader?.currentTime ?? this.duration;
  }

  /** Starts playback. If all videos have ended, starts from the beginning. Does nothing if no video can play. */
  async play(): Promise<void> {
    if (this.duration === 0) return;
    this.isPlaying = true;
    await this.seek(this.time < this.duration ? this.time : 0);
    cancelAnimationFrame(this.nextCorrection);
    this.nextCorrection = requestAnimationFrame(this.correctDrift);
  }

  async pause(): Promise<void> {
    const { time } = this;
    this.isPlaying = false;
    await this.seek(time);
  }

  /**
   * Seeks all videos. If they were playing, they continue in sync from the new position.
   * @param time in seconds
   */
  async seek(time: number): Promise<void> {
    const seek = ++this.seeks;
    for (const video of this.videos) video.pause();
    const sought = this.videos.map((video) => {
      video.playbackRate = this.rate;
      return seekTo(video, Math.min(time, durationOf(video)));
    });
    this.onChange();
    await Promise.all(sought);
    await Promise.all(this.unfinished().map(whenPlayable));
    if (!this.isPlaying || seek !== this.seeks) return;
    await startPlaying(this.unfinished(), () => this.silence(true));
  }

  /**
   * Pauses all videos, and seeks them to the nearest frame change of any video that has not ended. If all videos have
   * ended, seeks to the nearest frame change of any of them.
   * @param direction 1 is forward, -1 is back
   * @param frames the `Frames` of each video
   */
  async step(direction: 1 | -1, frames: readonly Frames[]): Promise<void> {
    await this.pause();
    const unfinished = this.unfinished();
    const stepped = frames.filter(({ video }) => unfinished.length === 0 || unfinished.includes(video));
    const found = (await Promise.all(stepped.map((it) => it.step(direction)))).filter((time) => time !== undefined);
    if (found.length > 0) await this.seek(direction > 0 ? Math.min(...found) : Math.max(...found));
  }

  setRate(rate: number): void {
    this.rate = rate;
    for (const video of this.videos) video.playbackRate = rate;
    this.onChange();
  }

  setAudible(audible: HTMLVideoElement | undefined): void {
    this.audible = audible;
    this.silence(false);
  }

  silence(isSilenced: boolean): void {
    this.isSilenced = isSilenced;
    for (const video of this.videos) video.muted = isSilenced || video !== this.audible;
    this.onChange();
  }

  /** Stops permanently and abandons pending seeks. */
  stop(): void {
    this.isPlaying = false;
    this.videos = [];
  }

  /**
   * The video to which the other videos are synced. This is the audible video, whose rate must not change. If that
   * video has ended or none is audible, it is the first video that has not ended. Undefined when all videos have ended.
   */
  private get leader(): HTMLVideoElement | undefined {
    const playing = this.unfinished();
    return playing.find((video) => video === this.audible) ?? playing[0];
  }

  private unfinished(): HTMLVideoElement[] {
    return this.videos.filter((video) => !video.ended && video.currentTime < durationOf(video));
  }

  /** Corrects drift at each animation frame. A small drift changes the playback rate, and a large one causes a seek. */
  private readonly correctDrift = (): void => {
    if (!this.isPlaying) return;
    const { leader } = this;
    if (leader === undefined) {
      if (prefersStillness() || this.duration === 0) this.isPlaying = false;
      else void this.seek(0);
    } else if (!leader.paused) {
      const time = leader.currentTime;
      for (const video of this.unfinished()) {
        const ahead = video === leader ? 0 : video.currentTime - time;
        if (Math.abs(ahead) > farOff) video.currentTime = time;
        const isCorrected = video.playbackRate !== this.rate;
        const isOff = Math.abs(ahead) > (isCorrected ? nearEnough : slightlyOff);
        const rate = isOff ? this.rate * (1 - Math.sign(ahead) * correction) : this.rate;
        if (video.playbackRate !== rate) video.playbackRate = rate;
      }
    }
    this.onChange();
    if (this.isPlaying) this.nextCorrection = requestAnimationFrame(this.correctDrift);
  };
}

/** A video's duration in seconds. It is 0 if the duration is not known yet or the video cannot play. */
function durationOf({ duration, error }: HTMLVideoElement): number {
  return Number.isFinite(duration) && error === null ? duration : 0;
}

/** Resolves when the video can start immediately, or when it fails to load. */
function whenPlayable(video: HTMLVideoElement): Promise<unknown> {
  return video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA ? Promise.resolve() : whenOneOf(video, 'canplay');
}

/** Resolves when the seek is complete or has failed. */
function seekTo(video: HTMLVideoElement, time: number): Promise<unknown> {
  if (video.error !== null || (video.currentTime === time && !video.seeking)) return Promise.resolve();
  const sought = whenOneOf(video, 'seeked');
  video.currentTime = time;
  return sought;
}
