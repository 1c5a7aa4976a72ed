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
}

/** Which videos to ask about, by their keys, and which of them is next. */
export class PollAgenda extends Map<string, AgendaEntry> {
  /** Adds a video, or takes over a changed time. */
  plan({ key, service }: Video, nextCheckAt: number | undefined): void {
    const entry = this.get(key);
    const times = { plannedAt: nextCheckAt, dueAt: steady(nextCheckAt ?? Infinity) };
    if (entry === undefined) this.set(key, { key, service, ...times });
    else if (entry.plannedAt !== nextCheckAt) Object.assign(entry, times);
  }

  /**
   * The video to ask about now, the most overdue of those that may be asked about, or how long in ms until there is one.
   *
   * @param asking the videos that are being asked about, by their keys
   * @param waitFor how long, in ms, until a service may be asked
   */
  next(
    now: number,
    asking: ReadonlyMap<string, unknown>,
    waitFor: (service: ServiceId) => number,
  ): AgendaEntry | number {
    const waits = new Map<ServiceId, number>();
    let best: AgendaEntry | undefined;
    let shortest = Infinity;
    for (const entry of this.values()) {
      if (asking.has(entry.key)) continue;
      const wait = waits.get(entry.service) ?? waitFor(entry.service);
      waits.set(entry.service, wait);
      const remaining = Math.max(entry.dueAt - now, wait);
      shortest = Math.min(shortest, remaining);
      if (remaining <= 0 && entry.dueAt < (best?.dueAt ?? Infinity)) best = entry;
    }
    return best ?? shortest;
  }
}
