import type { Movie, Track } from './tracks';

/** A piece of what a track shows or plays, one after the other from the movie's beginning. */
export interface Piece {
  readonly seconds: number;
  /** Where it begins, in the track's timescale from its first sample on; -1 for nothing at all. */
  readonly mediaTime: number;
}

/** What a track shows or plays when, by its edit list and by when its first sample is. */
export function timelineOf(track: Track, movie: Movie): Piece[] {
  const { samples, edits, timescale } = track;
  if (edits.length === 0) {
    const delay = samples.start / timescale - movieStart(movie);
    if (delay <= 0) return [{ seconds: samples.shownUntil / timescale, mediaTime: 0 }];
    // Some players begin an edit with its first picture, however much later than the edit that is.
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
    // What is asked for before the first sample is nothing.
    const missing = Math.min(-from / timescale, seconds);
    return [
      { seconds: missing, mediaTime: -1 },
      { seconds: seconds - missing, mediaTime: 0 },
    ];
  });
}

/** When a file without edit lists begins, in seconds: a piece of a stream may begin late. */
function movieStart({ tracks }: Movie): number {
  if (tracks.some(({ edits }) => edits.length > 0)) return 0;
  return Math.min(...tracks.map(({ samples, timescale }) => samples.start / timescale));
}
