/**
 * A timer that is used again and again. Setting and clearing one for each request costs more than all else that is done
 * with it: so it keeps running when it is let go, and only when it goes off looks whether anybody waits, and until when.
 */
export class Alarm {
  private timer: NodeJS.Timeout | undefined;
  private firesAt = Infinity;
  private dueAt = Infinity;
  private ring: (() => void) | undefined;

  /** Calls `ring` once it is `dueAt` (performance.now()), unless it is set anew or cleared before. */
  set(dueAt: number, ring: () => void): void {
    this.dueAt = dueAt;
    this.ring = ring;
    if (dueAt < this.firesAt) this.arm(dueAt);
  }

  clear(): void {
    this.dueAt = Infinity;
    this.ring = undefined;
  }

  private arm(dueAt: number): void {
    clearTimeout(this.timer);
    this.firesAt = dueAt;
    // Whole milliseconds: Node keeps one list per duration, and would make one for each fraction. What is waited for
    // keeps the process alive, not the timer.
    this.timer = setTimeout(this.onTimer, Math.max(1, Math.ceil(dueAt - performance.now()))).unref();
  }

  private readonly onTimer = (): void => {
    this.firesAt = Infinity;
    const { ring, dueAt } = this;
    if (ring === undefined) return;
    if (dueAt - performance.now() > 1) {
      this.arm(dueAt);
      return;
    }
    this.clear();
    ring();
  };
}

const idle: Alarm[] = [];

/** One that nobody uses. */
export function takeAlarm(): Alarm {
  return idle.pop() ?? new Alarm();
}

/** Gives it back: whoever had it must not touch it again. */
export function returnAlarm(alarm: Alarm): void {
  alarm.clear();
  if (idle.length < 8) idle.push(alarm);
}
