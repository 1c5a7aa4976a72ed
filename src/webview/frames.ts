import { whenOneOf } from './videoEvents';

/**
 * The maximum rounding error of a frame time in a file, in seconds. A measured frame duration that does not exceed this
 * number is ignored.
 */
const rounding = 0.0005;

/** The frame duration that is assumed until one is measured, in seconds. */
const shortestFrame = 1 / 250;

/**
 * Number of seeks, in a search for the next frame, that each advance by one frame duration. Each later seek doubles the
 * distance from the start of the search.
 */
const searchedFrames = 8;

/**
 * After this number of measurements, the shortest frame duration is trusted. Until then, each step checks whether it
 * has skipped a frame.
 */
const sureAfter = 12;

/** Maximum wait for a frame to be painted after a seek, in ms. */
const paintedMs = 500;

/** Steps through a video frame by frame. Browsers do not expose frame times, so this class measures them. */
export class Frames {
  isStepping = false;
  /** The shortest measured frame duration, in seconds. Undefined until two frames have been shown. */
  private shortest: number | undefined;
  /** Number of measured frame durations. */
  private seen = 0;
  private lastShown: VideoFrameCallbackMetadata | undefined;
  /** Whether a seek began after the last painted frame. The next frame is then no neighbor of that frame. */
  private hasSought = false;

  constructor(
    readonly video: HTMLVideoElement,
    private readonly signal: AbortSignal,
  ) {
    video.requestVideoFrameCallback(this.learn);
    video.addEventListener('seeking', () => (this.hasSought = true), { signal });
  }

  /** Whether at least one frame was painted. */
  get areShown(): boolean {
    return this.lastShown !== undefined;
  }

  /** A time shortly after the start of the displayed frame, in seconds. */
  get shown(): number {
    const begin = beginOf(this.video);
    return begin === undefined ? this.video.currentTime : begin + rounding;
  }

  /**
   * The number of the frame that is displayed at `time` seconds, starting with 0. The number is correct only if all
   * frames have the same duration. Undefined until a frame duration is measured.
   */
  numberAt(time: number): number | undefined {
    return this.shortest === undefined ? undefined : Math.round((time - rounding) / this.shortest);
  }

  /** The shortest frame duration measured so far, in seconds. It is 1/250 s before the first measurement. */
  get duration(): number {
    return this.shortest ?? shortestFrame;
  }

  /**
   * Pauses the video, and shows the previous or next frame.
   * @returns the frame's time in seconds; undefined if there is no such frame
   */
  async step(direction: 1 | -1): Promise<number | undefined> {
    const { video } = this;
    const { loop } = video;
    // If no data is loaded or decoding has failed, no frame can be found.
    if (video.readyState === HTMLMediaElement.HAVE_NOTHING || video.error !== null) return undefined;
    if (video.readyState === HTMLMediaElement.HAVE_METADATA) await whenOneOf(video, 'canplay');
    video.pause();
    // Turns looping off during the search, because a looping video would restart at its end.
    video.loop = false;
    this.isStepping = true;
    try {
      return await this.find(direction);
    } finally {
      this.isStepping = false;
      video.loop = loop;
    }
  }

  /** Resolves once any seek in progress has painted its frame. */
  async settle(): Promise<void> {
    if (this.video.seeking) await this.painted(whenOneOf(this.video, 'seeked'));
  }

  private async find(direction: 1 | -1): Promise<number | undefined> {
    const { video } = this;
    // If a seek is in progress, the step starts at that seek's target.
    await this.settle();
    const from = this.shown;
    if (direction < 0) {
      await this.show(Math.max(from - 2 * rounding, 0));
      const found = this.shown;
      // Seeks to the frame's start, so that playback continues from there.
      await this.show(found);
      return found < from ? found : undefined;
    }
    const end = video.duration - rounding;
    for (let ahead = this.duration, tries = 1; !this.signal.aborted; tries++) {
      const time = Math.min(from + ahead, end);
      await this.show(time);
      if (this.shown > from) return this.firstAfter(from);
      if (time >= end) break;
      ahead = this.shortest === undefined || tries >= searchedFrames ? ahead * 2 : ahead + this.shortest;
    }
    return undefined;
  }

  /**
   * Steps back to the first frame after `from`, in case the search has skipped it. Returns that frame's time. All times
   * are in seconds.
   */
  private async firstAfter(from: number): Promise<number> {
    let found = this.shown;
    while (!this.isNext(found - from) && !this.signal.aborted) {
      await this.show(found - 2 * rounding);
      if (this.shown > from) found = this.shown;
      else {
        await this.show(found);
        break;
      }
    }
    this.note(found - from);
    return found;
  }

  /**
   * Whether a step of this duration, in seconds, leads to the very next frame. False until enough frames are
   * measured.
   */
  private isNext(step: number): boolean {
    return this.seen >= sureAfter && step < 1.5 * this.duration;
  }

  /** Seeks to a time and resolves when its frame is painted. */
  private async show(time: number): Promise<void> {
    const painted = this.painted(whenOneOf(this.video, 'seeked'));
    this.video.currentTime = time;
    await painted;
  }

  /** Resolves when the frame after a seek is painted. A busy browser may report `seeked` before it paints the frame. */
  private async painted(sought: Promise<unknown>): Promise<void> {
    const painted = new Promise((resolve) => this.video.requestVideoFrameCallback(resolve));
    await sought;
    // Limits the wait, because a hidden page gets no paint callback.
    await Promise.race([painted, new Promise((resolve) => setTimeout(resolve, paintedMs))]);
  }

  private note(step: number): void {
    if (!(step > rounding)) return;
    this.shortest = Math.min(step, this.shortest ?? step);
    this.seen++;
  }

  /** Measures frame durations during playback. */
  private readonly learn = (_now: number, shown: VideoFrameCallbackMetadata): void => {
    if (this.signal.aborted) return;
    const { mediaTime = Infinity, presentedFrames = 0 } = this.lastShown ?? {};
    // Two frames are consecutive only if their numbers differ by 1. If the difference is larger, the page missed a
    // callback, or the browser counted a repainted frame twice.
    const areNeighbors = shown.presentedFrames - presentedFrames === 1 && !this.hasSought;
    if (!this.video.paused && areNeighbors) this.note(shown.mediaTime - mediaTime);
    this.lastShown = shown;
    this.hasSought = this.video.seeking;
    this.video.requestVideoFrameCallback(this.learn);
  };
}

/**
 * The start of the frame on the screen, in seconds. Undefined if no frame is shown, or if CORS prevents the page from
 * reading the frame.
 */
function beginOf(video: HTMLVideoElement): number | undefined {
  try {
    const frame = new VideoFrame(video);
    const { timestamp } = frame;
    frame.close();
    return timestamp / 1_000_000;
  } catch {
    return undefined;
  }
}
