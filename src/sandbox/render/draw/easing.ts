/** Easing curves: 0 to 1 in, 0 to 1 out. */
export const easing = {
  /** Fast, then settling for long: how type arrives. */
  outExpo: (t: number): number => (t >= 1 ? 1 : t <= 0 ? 0 : (1 - 2 ** (-10 * t)) / (1 - 2 ** -10)),
  outCubic: (t: number): number => 1 - (1 - within(t)) ** 3,
  /** Slow at both ends: how panels cross the picture. */
  inOutCubic: (t: number): number => {
    const x = within(t);
    return x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2;
  },
};

function within(t: number): number {
  return Math.max(0, Math.min(1, t));
}
