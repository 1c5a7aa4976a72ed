import type { ServiceId, Video } from '../video/video';

/** A followed video, and when to ask about it. */
export interface AgendaEntry {
  readonly key: string;
  readonly service: ServiceId;
  /** Date.now(); infinite when only the user may ask. */
  dueAt: number;
  /** `nextCheckAt` as last read, to see when another window changed it. */
  plannedAt: number | undefined;
  inFlight: boolean;
}

/** Which videos to ask about, and which of them is next. */
export class PollAgenda {
  private readonly entries = new Map<string, AgendaEntry>();

  get size(): number {
    return this.entries.size;
  }

  /** Adds a video, or takes over a changed time. */
  set({ key, service }: Video, nextCheckAt: number | undefined): void {
    const entry = this.entries.get(key);
    if (entry?.plannedAt === nextCheckAt && entry !== undefined) return;
    const dueAt = nextCheckAt ?? Infinity;
    if (entry === undefined) this.entries.set(key, { key, service, dueAt, plannedAt: nextCheckAt, inFlight: false });
    else Object.assign(entry, { plannedAt: nextCheckAt, dueAt });
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }

  keys(): readonly string[] {
    return [...this.entries.keys()];
  }

  all(): readonly AgendaEntry[] {
    return [...this.entries.values()];
  }

  /** How many questions are under way: to one service, or to all when undefined. */
  inFlight(service?: ServiceId): number {
    return this.all().filter((entry) => entry.inFlight && (service === undefined || entry.service === service)).length;
  }

  /**
   * The video to ask about now, the most overdue of those that may be asked about, or how long in ms until there is one.
   *
   * @param waitFor how long, in ms, until a service may be asked
   */
  next(now: number, waitFor: (service: ServiceId) => number): AgendaEntry | number {
    const waits = new Map<ServiceId, number>();
    let best: AgendaEntry | undefined;
    let shortest = Infinity;
    for (const entry of this.entries.values()) {
      if (entry.inFlight) continue;
      let wait = waits.get(entry.service);
      if (wait === undefined) waits.set(entry.service, (wait = waitFor(entry.service)));
      const remaining = Math.max(entry.dueAt - now, wait);
      shortest = Math.min(shortest, remaining);
      if (remaining <= 0 && (best === undefined || entry.dueAt < best.dueAt)) best = entry;
    }
    return best ?? shortest;
  }

  /** The clock was set by so many ms. */
  shift(ms: number): void {
    for (const entry of this.entries.values()) entry.dueAt += ms;
  }
}
