import type { VideoLibrary } from '../library/library';
import { isFinished, type ServiceId, type Video } from '../video/video';

/** How long videos took, per service and duration; read from the library when one has finished. */
export class FinishHistory {
  private readonly known = new Map<string, readonly number[]>();

  constructor(private readonly library: Pick<VideoLibrary, 'finishedDurations' | 'list'>) {}

  /** In ms, newest first: of the same duration, or else one estimate from another duration. The same array until it changes. */
  of({ service, duration }: Video): readonly number[] {
    const name = `${service} ${duration}`;
    let history = this.known.get(name);
    if (history === undefined) {
      history = this.library.finishedDurations(service, duration);
      if (history.length === 0) history = this.fromAnotherDuration(service, duration);
      this.known.set(name, history);
    }
    return history;
  }

  /** Forgets what it knows when a changed video has finished, so that it is read again. */
  note(video: Video): void {
    if (isFinished(video)) this.forget();
  }

  forget(): void {
    this.known.clear();
  }

  /** Longer videos take longer, but not in proportion: something between the same and proportional. */
  private fromAnotherDuration(service: ServiceId, duration: number): readonly number[] {
    const others = this.library
      .list()
      .filter((video) => video.service === service && video.duration > 0 && video.state === 'succeeded');
    for (const other of new Set(others.map((video) => video.duration))) {
      const times = this.library.finishedDurations(service, other).sort((a, b) => a - b);
      const median = times[times.length >> 1];
      if (median !== undefined && duration > 0) return [median * Math.sqrt(duration / other)];
    }
    return [];
  }
}
