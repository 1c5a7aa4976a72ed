export interface Disposable {
  dispose(): void;
}

/** Subscribes a listener. Works like VS Code's events, but does not import VS Code. */
export type Event<T> = (listener: (value: T) => void) => Disposable;

/** The source of an event. An error of one listener is logged, and the others are still called. */
export class Emitter<T> implements Disposable {
  private readonly listeners = new Set<{ readonly call: (value: T) => void }>();

  /** @param source the name of the owner, for the log */
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
