import { type Disposable, Emitter, type Event } from '../event';
import type { Lease } from '../library/lease';
import type { Log } from '../log';
import type { PolledServices, ServiceStatuses } from './polledServices';
import { serviceStatuses, type ServiceStatus } from './serviceHealth';
import type { ServiceId } from '../video/video';

/**
 * How the services are doing as the leader knows it, in every window: the leader says it with its lease, the others hear
 * it within a few seconds.
 */
export class SharedStatuses implements Disposable {
  /** Fires with {@link current}. */
  readonly onDidChange: Event<ServiceStatuses>;
  private readonly changed: Emitter<ServiceStatuses>;
  private readonly subscriptions: readonly Disposable[];
  private heard: ServiceStatuses = new Map();

  constructor(
    private readonly lease: Lease,
    private readonly services: PolledServices,
    log: Log,
  ) {
    this.changed = new Emitter((error) => {
      log.error(`Poller: a listener failed: ${String(error)}`);
    });
    this.onDidChange = this.changed.event;
    const tell = (): void => {
      this.changed.fire(this.current);
    };
    this.subscriptions = [
      lease.onDidChange(tell),
      lease.onDidHear((note) => {
        this.heard = readStatusNote(note);
        tell();
      }),
      services.onDidChangeStatus((statuses) => {
        lease.say(writeStatusNote(statuses));
        if (lease.held) tell();
      }),
    ];
  }

  get current(): ServiceStatuses {
    return this.lease.held ? this.services.statuses : this.heard;
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
    this.changed.dispose();
  }
}

/** Those that are not well; undefined when all are. */
function writeStatusNote(statuses: ServiceStatuses): string | undefined {
  const trouble = [...statuses].filter(([, status]) => status !== 'ok');
  return trouble.length === 0 ? undefined : JSON.stringify(trouble);
}

/** Reads what {@link writeStatusNote} wrote, perhaps in a window of another version: what it does not know is left out. */
function readStatusNote(note: string | undefined): ServiceStatuses {
  return new Map(entriesOf(note).flatMap((entry) => (isEntry(entry) ? [entry] : [])));
}

function entriesOf(note: string | undefined): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(note ?? '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [ServiceId, ServiceStatus] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && serviceStatuses.some((status) => status === entry[1]);
}
