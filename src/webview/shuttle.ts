import { isShortcut } from './elements';

/** The playback that the shuttle keys control: one video, or several in sync. Times are in seconds. */
export interface ShuttledPlayback {
  readonly time: number;
  readonly isPlaying: boolean;
  play(): Promise<void>;
  pause(): Promise<void>;
  /** Seeks to a time. Resolves when the seek is complete. */
  seek(time: number): Promise<void>;
  setRate(rate: number): void;
}

const fastest = 4;
/**
 * The longest backward seek at normal speed, in seconds. Without this limit, a slow seek would make the next one too
 * long.
 */
const longestStep = 0.25;

/**
 * The shuttle keys of video editors: `L` plays, faster with each press; `J` plays backward; `K` pauses. Shift with an
 * arrow key moves by one second. Keys in text fields are ignored.
 */
export class Shuttle {
  /**
   * The playback speed that the shuttle keys have set. It is negative for backward playback, and 0 if no shuttle key is
   * active.
   */
  private speed = 0;

  constructor(
    private readonly playback: ShuttledPlayback,
    private readonly signal: AbortSignal,
    ...targets: readonly HTMLElement[]
  ) {
    for (const target of targets) target.addEventListener('keydown', this.press, { signal });
  }

  private readonly press = (event: KeyboardEvent): void => {
    if (!isShortcut(event)) return;
    const key = event.key.toLowerCase();
    if (key === 'k' || key === 'j' || key === 'l') {
      if (!event.repeat) this.shuttle(key === 'k' ? 0 : key === 'l' ? 1 : -1);
    } else if (event.shiftKey && (key === 'arrowleft' || key === 'arrowright')) {
      this.stepSecond(key === 'arrowleft' ? -1 : 1);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Moves by one second and pauses, so that the frame can be examined. */
  stepSecond(direction: 1 | -1): void {
    this.shuttle(0);
    void this.playback.seek(Math.max(0, this.playback.time + direction));
  }

  private shuttle(direction: 1 | 0 | -1): void {
    const { playback } = this;
    const isRepeated = direction !== 0 && Math.sign(this.speed) === direction;
    const wasBackward = this.speed < 0 && !playback.isPlaying && playback.time > 0;
    const isRunning = direction > 0 ? playback.isPlaying : wasBackward;
    this.speed = direction === 0 ? 0 : isRepeated && isRunning ? clamp(this.speed * 2) : direction;
    if (wasBackward && this.speed < 0) return;
    playback.setRate(Math.max(1, this.speed));
    if (this.speed > 0) void playback.play();
    else if (this.speed < 0) void this.playBackward();
    else void playback.pause();
  }

  /** Seeks backward repeatedly, because browsers cannot play video in reverse. */
  private async playBackward(): Promise<void> {
    const { playback, signal } = this;
    await playback.pause();
    let last = performance.now();
    while (this.speed < 0 && !signal.aborted && !playback.isPlaying && playback.time > 0) {
      const now = performance.now();
      const elapsed = Math.min((now - last) / 1_000, longestStep);
      last = now;
      await playback.seek(Math.max(0, playback.time + elapsed * this.speed));
      await new Promise(requestAnimationFrame);
    }
  }
}

function clamp(speed: number): number {
  return Math.max(-fastest, Math.min(fastest, speed));
}
