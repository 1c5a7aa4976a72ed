import type { ServiceId, Video } from '../video/video';

/** One followed video, and when it is to be asked about. */
export interface AgendaEntry {
  readonly key: string;
  readonly service: ServiceId;
  /** Date.now(); infinite when only by hand. */
  dueAt: number;
  /** The library's word for it, to see when another window changed it. */
  plannedAt: number | undefined;
  inFlight: boolean;
}

/** Which videos are to be asked about, and which of them is next. */
export class PollAgenda {
  private readonly entries = new Map<string, AgendaEntry>();

  get size(): number {
    return this.entries.size;
  }

  /** Takes note of a followed video and of what the library says, or will say, about when to ask. */
  note({ key, service }: Video, nextCheckAt: number | undefined): void {
    const entry = this.entries.get(key);
    if (entry === undefined) {
      this.entries.set(key, { key, service, dueAt: nextCheckAt ?? Infinity, plannedAt: nextCheckAt, inFlight: false });
    } else if (nextCheckAt !== entry.plannedAt) {
      entry.plannedAt = nextCheckAt;
      entry.dueAt = nextCheckAt ?? Infinity;
    }
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

  all(): Iterable<AgendaEntry> {
    return this.entries.values();
  }

  /** How many questions to a service are under way; to any when undefined. */
  inFlight(service?: ServiceId): number {
    let count = 0;
    for (const entry of this.entries.values()) {
      if (entry.inFlight && (service === undefined || entry.service === service)) count += 1;
    }
    return count;
  }

  /**
   * The one to ask about now, the longest overdue of those that may be asked, or how long until there may be one.
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
      const ready = Math.max(entry.dueAt - now, wait);
      shortest = Math.min(shortest, ready);
      if (ready <= 0 && (best === undefined || entry.dueAt < best.dueAt)) best = entry;
    }
    return best ?? shortest;
  }

  /** The clock was set by so many ms. */
  shift(ms: number): void {
    for (const entry of this.entries.values()) entry.dueAt += ms;
  }
}
