export interface Disposable {
  dispose(): void;
}

/** Subscribes a listener; like VS Code's events, without VS Code. */
export type Event<T> = (listener: (value: T) => void) => Disposable;

/** One source of an event. What a listener throws is logged and does not keep the others from hearing. */
export class Emitter<T> implements Disposable {
  private readonly listeners = new Set<{ readonly call: (value: T) => void }>();

  /** @param source whose event it is, for the log */
  constructor(
    private readonly log: { error(message: string): void },
    private readonly source: string,
  ) {}

  readonly event: Event<T> = (listener) => {
    const entry = { call: listener };
    this.listeners.add(entry);
    return { dispose: () => this.listeners.delete(entry) };
  };

  fire(value: T): void {
    for (const listener of [...this.listeners]) {
      try {
        listener.call(value);
      } catch (error) {
        this.log.error(`${this.source}: a listener failed: ${String(error)}`);
      }
    }
  }

  dispose(): void {
    this.listeners.clear();
  }
}
