import { fieldsOf, isFiniteNumber, isString } from '../core/unknownData';
import { keyOfState } from '../views/panelProtocol';

/** The playback state of a video. Restored when VS Code shows a hidden tab again or reloads the window. */
export interface Playback {
  readonly source: string;
  readonly time: number;
  readonly paused: boolean;
  readonly muted: boolean;
}

/** The playback state of a comparison. Restored when VS Code shows a hidden tab again or reloads the window. */
export interface ComparedPlayback {
  readonly time: number;
  readonly paused: boolean;
  readonly rate: number;
  /**
   * The key of the video whose sound the user selected. Empty if the user selected “No Sound”. Undefined if the user
   * has selected nothing yet.
   */
  readonly audible?: string | undefined;
}

/** The part of the panel page's state that VS Code keeps when the page or the window is reloaded. */
export interface PageState {
  /** The key of the video, or all keys of a comparison. The extension reads the key to restore a preview panel. */
  readonly key: string;
  readonly player?: Playback | undefined;
  readonly comparison?: ComparedPlayback | undefined;
}

/** Parses the state that VS Code kept for the page. Leaves out invalid fields. */
export function readPageState(state: unknown): PageState {
  const { player, comparison } = fieldsOf(state);
  return { key: keyOfState(state), player: readPlayback(player), comparison: readComparedPlayback(comparison) };
}

function readPlayback(value: unknown): Playback | undefined {
  const { source, time, paused, muted } = fieldsOf(value);
  const isValid = isString(source) && isFiniteNumber(time) && typeof paused === 'boolean' && typeof muted === 'boolean';
  return isValid ? { source, time, paused, muted } : undefined;
}

function readComparedPlayback(value: unknown): ComparedPlayback | undefined {
  const { time, paused, rate, audible } = fieldsOf(value);
  if (!isFiniteNumber(time) || typeof paused !== 'boolean' || !isFiniteNumber(rate)) return undefined;
  return { time, paused, rate, audible: isString(audible) ? audible : undefined };
}
