import type { Move } from '../story/cameraTerms';

/** The camera's zoom factor, and its shift as fractions of the picture's height. */
interface CameraState {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

const ease = (t: number) => t * t * (3 - 2 * t);
const between = (from: number, to: number, t: number) => from + (to - from) * t;

/**
 * Returns the camera's zoom and shift at one moment of a shot. Several moves are combined.
 * @param share elapsed fraction of the shot, 0 to 1
 * @param seconds time since the start of the shot, for handheld shake
 */
export function cameraAt(moves: readonly Move[], share: number, seconds: number): CameraState {
  const t = ease(Math.min(1, Math.max(0, share)));
  const states = moves.map((move) => stateOf(move, t, seconds));
  if (states.length === 0) return { zoom: between(1, 1.05, share), x: 0, y: 0 };
  return states.reduce((all, { zoom, x, y }) => ({ zoom: all.zoom * zoom, x: all.x + x, y: all.y + y }));
}

function stateOf(move: Move, t: number, seconds: number): CameraState {
  switch (move) {
    case 'pushIn':
      return { zoom: between(1, 1.42, t), x: 0, y: 0 };
    case 'pullOut':
      return { zoom: between(1.42, 1, t), x: 0, y: 0 };
    case 'left':
      return { zoom: 1.1, x: between(-0.22, 0.22, t), y: 0 };
    case 'right':
      return { zoom: 1.1, x: between(0.22, -0.22, t), y: 0 };
    case 'track':
      return { zoom: 1, x: between(0.28, -0.28, t), y: 0 };
    case 'orbit':
      return { zoom: between(1.02, 1.12, t), x: between(0.26, -0.26, t), y: 0 };
    case 'tiltUp':
      return { zoom: 1.08, x: 0, y: between(-0.2, 0.1, t) };
    case 'tiltDown':
      return { zoom: 1.08, x: 0, y: between(0.2, -0.08, t) };
    case 'rise':
      return { zoom: between(1.16, 1, t), x: 0, y: between(-0.14, 0.16, t) };
    case 'sink':
      return { zoom: between(1, 1.14, t), x: 0, y: between(0.14, -0.1, t) };
    case 'handheld': {
      const sway = (rate: number, phase: number) => Math.sin(seconds * rate + phase);
      return {
        zoom: 1.07,
        x: 0.016 * sway(2.3, 0) + 0.009 * sway(5.9, 1),
        y: 0.013 * sway(3.1, 2) + 0.008 * sway(7.3, 0.5),
      };
    }
    case 'still':
      return { zoom: 1, x: 0, y: 0 };
  }
}

/** Whether the camera follows the subject, so that the surroundings pass behind the subject. */
export const isFollowing = (moves: readonly Move[]): boolean =>
  moves.some((move) => move === 'track' || move === 'orbit');
