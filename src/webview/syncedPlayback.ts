import { whenOneOf } from './videoEvents';
import type { Frames } from './frames';
import { prefersStillness, startPlaying } from './videoScreen';

/** Seconds that a video may be off the leading one before it is sought; less is made up for by its rate. */
const farOff = 0.25;
/** From here on it is made up for, until it is near enough: each change of the rate costs some milliseconds itself. */
const slightlyOff = 0.02;
const nearEnough = 0.005;
/** The share of its rate by which a video is slower or faster meanwhile. */
const correction = 0.2;

/** Plays videos as one: the same time, the same rate, at most one of them heard. A shorter one holds its last frame. */
export class SyncedPlayback {
  isPlaying = false;
  /** The video that is heard. */
  audible: HTMLVideoElement | undefined;
  /** The browser keeps the sound back until the user does something in the page. */
  isSilenced = false;
  private seeks = 0;
  private nextLook = 0;

  /** @param onChange Called when the time changes, or something else that is shown. */
  constructor(
    private videos: readonly HTMLVideoElement[],
    /** The speed at which all play. */
    public rate: number,
    private readonly onChange: () => void,
  ) {}

  /** Of the longest, in seconds. */
  get duration(): number {
    return Math.max(0, ...this.videos.map(durationOf));
  }

  get time(): number {
    return this.leader?.currentTime ?? this.duration;
  }

  /** Plays, from the beginning where all have ended. Does nothing while there is nothing to play. */
  async play(): Promise<void> {
    if (this.duration === 0) return;
    this.isPlaying = true;
    await this.seek(this.time < this.duration ? this.time : 0);
    cancelAnimationFrame(this.nextLook);
    this.nextLook = requestAnimationFrame(this.keepTogether);
  }

  async pause(): Promise<void> {
    const { time } = this;
    this.isPlaying = false;
    await this.seek(time);
  }

  /** Goes to a time in seconds; plays on together from there. */
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

  /** Stops where the next picture of any video begins, or the one before. @param frames of these videos */
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

  hear(audible: HTMLVideoElement | undefined): void {
    this.audible = audible;
    this.silence(false);
  }

  silence(isSilenced: boolean): void {
    this.isSilenced = isSilenced;
    for (const video of this.videos) video.muted = isSilenced || video !== this.audible;
    this.onChange();
  }

  /** Leaves nothing to play, whatever is still under way. */
  stop(): void {
    this.isPlaying = false;
    this.videos = [];
  }

  /** The one whose time counts: what is heard must not change its speed. Undefined when all have ended. */
  private get leader(): HTMLVideoElement | undefined {
    const playing = this.unfinished();
    return playing.find((video) => video === this.audible) ?? playing[0];
  }

  private unfinished(): HTMLVideoElement[] {
    return this.videos.filter((video) => !video.ended && video.currentTime < durationOf(video));
  }

  /** At each frame of the screen: what has drifted is made faster or slower by a little, what is far off is sought. */
  private readonly keepTogether = (): void => {
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
    if (this.isPlaying) this.nextLook = requestAnimationFrame(this.keepTogether);
  };
}

/** In seconds; zero of one that is not known yet, and of one that can't be played on. */
function durationOf({ duration, error }: HTMLVideoElement): number {
  return Number.isFinite(duration) && error === null ? duration : 0;
}

/** Resolves when a video could play at once, so that several begin together; or when it never will. */
function whenPlayable(video: HTMLVideoElement): Promise<unknown> {
  return video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA ? Promise.resolve() : whenOneOf(video, 'canplay');
}

/** Resolves when a video is at a time, or never will be. */
function seekTo(video: HTMLVideoElement, time: number): Promise<unknown> {
  if (video.error !== null || (video.currentTime === time && !video.seeking)) return Promise.resolve();
  const sought = whenOneOf(video, 'seeked');
  video.currentTime = time;
  return sought;
}
