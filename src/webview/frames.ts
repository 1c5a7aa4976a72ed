import { whenOneOf } from './videoEvents';

/** Seconds that a frame's time in the file is rounded by, at most; no frame is shorter. */
const rounding = 0.0005;

/** Where a search begins while no video has shown how long its frames are: shorter ones are as good as unknown. */
const shortestFrame = 1 / 250;

/** Frames as long as the shortest one in which the next is looked for one by one; then in steps that double. */
const searchedFrames = 8;

/** Frames after which the shortest one is believed to be that: until then it is checked that none was passed over. */
const sureAfter = 12;

/** How long a frame that was found is waited for, in ms. */
const paintedMs = 500;

/** Finds the frames of a video, however long each is: no browser tells. */
export class Frames {
  isStepping = false;
  /** Seconds; undefined until two have been shown. */
  private shortest: number | undefined;
  /** Of how many frames the length is known. */
  private seen = 0;
  private lastShown: VideoFrameCallbackMetadata | undefined;

  constructor(
    readonly video: HTMLVideoElement,
    private readonly signal: AbortSignal,
  ) {
    video.requestVideoFrameCallback(this.learn);
  }

  /** Whether any has come to the screen. */
  get areShown(): boolean {
    return this.lastShown !== undefined;
  }

  /** The time of the frame on the screen, in seconds: within it, just after it begins. */
  get shown(): number {
    const begin = beginOf(this.video);
    return begin === undefined ? this.video.currentTime : begin + rounding;
  }

  /** Seconds a frame lasts, as far as the video has shown. */
  get duration(): number {
    return this.shortest ?? shortestFrame;
  }

  /** Pauses on the frame before or after the one on the screen. Gives its time; undefined where there is none. */
  async step(direction: 1 | -1): Promise<number | undefined> {
    const { video } = this;
    const { loop } = video;
    // None can be found before it is loaded, nor after its data broke.
    if (video.readyState === HTMLMediaElement.HAVE_NOTHING || video.error !== null) return undefined;
    if (video.readyState === HTMLMediaElement.HAVE_METADATA) await whenOneOf(video, 'canplay');
    video.pause();
    // At its end, it would begin again.
    video.loop = false;
    this.isStepping = true;
    try {
      return await this.find(direction);
    } finally {
      this.isStepping = false;
      video.loop = loop;
    }
  }

  private async find(direction: 1 | -1): Promise<number | undefined> {
    const { video } = this;
    // A frame that is still sought is the one that counts.
    if (video.seeking) await whenOneOf(video, 'seeked');
    const from = this.shown;
    if (direction < 0) {
      await this.show(Math.max(from - 2 * rounding, 0));
      const found = this.shown;
      // Where it begins, for whoever plays on from here.
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

  /** Shows the first frame after the one at a time, where a later one is on the screen. */
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

  /** Whether a step is known to pass over no frame. */
  private isNext(step: number): boolean {
    return this.seen >= sureAfter && step < 1.5 * this.duration;
  }

  /** Resolves when the frame of a time is on the screen: of a busy browser that is later than it says that it was found. */
  private async show(time: number): Promise<void> {
    const { video } = this;
    const painted = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
    const sought = whenOneOf(video, 'seeked');
    video.currentTime = time;
    await sought;
    // A page that is hidden is never told.
    await Promise.race([painted, new Promise((resolve) => setTimeout(resolve, paintedMs))]);
  }

  private note(step: number): void {
    if (!(step > rounding)) return;
    this.shortest = Math.min(step, this.shortest ?? step);
    this.seen++;
  }

  /** Learns from what is played. */
  private readonly learn = (_now: number, shown: VideoFrameCallbackMetadata): void => {
    if (this.signal.aborted) return;
    const { mediaTime = Infinity, presentedFrames = 0 } = this.lastShown ?? {};
    // A busy page is not told of every frame, but of how many there were.
    if (!this.video.paused) this.note((shown.mediaTime - mediaTime) / (shown.presentedFrames - presentedFrames));
    this.lastShown = shown;
    this.video.requestVideoFrameCallback(this.learn);
  };
}

/** When the frame on the screen begins; undefined where there is none, or the page may not read it. */
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
