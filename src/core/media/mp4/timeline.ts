import type { Movie, Track } from './tracks';

/** A segment of a track's presentation. Segments follow one another from the movie's beginning. */
export interface Piece {
  readonly seconds: number;
  /** The segment's start in the track's timescale, counted from the first sample. -1 for an empty segment. */
  readonly mediaTime: number;
}

/** Returns the segments that map movie time to media time, from the edit list and the first sample's time. */
export function timelineOf(track: Track, movie: Movie): Piece[] {
  const { samples, edits, timescale } = track;
  if (edits.length === 0) {
    const delay = samples.start / timescale - movieStart(movie);
    if (delay <= 0) return [{ seconds: samples.shownUntil / timescale, mediaTime: 0 }];
    // Extends the empty segment by the first frame's delay, because some players ignore a delay in the media segment.
    const first = Math.max(samples.delays[0] ?? 0, 0);
    return [
      { seconds: delay + first / timescale, mediaTime: -1 },
      { seconds: (samples.shownUntil - first) / timescale, mediaTime: first },
    ];
  }
  return edits.flatMap(({ duration, mediaTime }): Piece[] => {
    if (mediaTime < 0) return [{ seconds: duration / movie.timescale, mediaTime: -1 }];
    const from = mediaTime - samples.start;
    const left = Math.max(samples.shownUntil - from, 0) / timescale;
    const seconds = duration === 0 ? left : duration / movie.timescale;
    if (from >= 0) return [{ seconds, mediaTime: from }];
    // If an edit starts before the first sample, the part up to that sample is an empty segment.
    const missing = Math.min(-from / timescale, seconds);
    return [
      { seconds: missing, mediaTime: -1 },
      { seconds: seconds - missing, mediaTime: 0 },
    ];
  });
}

/**
 * The movie's start in seconds: 0 if any track has an edit list, or else the time of the first sample. A file that was
 * cut from a stream may begin later than 0.
 */
function movieStart({ tracks }: Movie): number {
  if (tracks.some(({ edits }) => edits.length > 0)) return 0;
  return Math.min(...tracks.map(({ samples, timescale }) => samples.start / timescale));
}
