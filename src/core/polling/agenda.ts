import { steady } from '../clock';
import type { ServiceId, Video } from '../video/video';

/** A followed video, and when to ask about it. */
export interface AgendaEntry {
  readonly key: string;
  readonly service: ServiceId;
  /** By the steady clock; infinite when only the user may ask. */
  dueAt: number;
  /** `nextCheckAt` as last read, to see when another window changed it. */
  plannedAt: number | undefined;
  inFlight: boolean;
}

/** Which videos to ask about, by their keys, and which of them is next. */
export class PollAgenda extends Map<string, AgendaEntry> {
  /** Adds a video, or takes over a changed time. */
  plan({ key, service }: Video, nextCheckAt: number | undefined): void {
    const entry = this.get(key);
    const times = { plannedAt: nextCheckAt, dueAt: steady(nextCheckAt ?? Infinity) };
    if (entry === undefined) this.set(key, { key, service, inFlight: false, ...times });
    else if (entry.plannedAt !== nextCheckAt) Object.assign(entry, times);
  }

  /** How many questions are under way: to one service, or to all when undefined. */
  inFlight(service?: ServiceId): number {
    return [...this.values()].filter((entry) => entry.inFlight && (service === undefined || entry.service === service))
      .length;
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
    for (const entry of this.values()) {
      if (entry.inFlight) continue;
      let wait = waits.get(entry.service);
      if (wait === undefined) waits.set(entry.service, (wait = waitFor(entry.service)));
      const remaining = Math.max(entry.dueAt - now, wait);
      shortest = Math.min(shortest, remaining);
      if (remaining <= 0 && (best === undefined || entry.dueAt < best.dueAt)) best = entry;
    }
    return best ?? shortest;
  }
}
