export interface Disposable {
  dispose(): void;
}

/**
 * Subscribes a listener. Disposing the result unsubscribes the listener. Compatible with VS Code's `Event`, but does
 * not depend on VS Code.
 */
export type Event<T> = (listener: (value: T) => void) => Disposable;

/**
 * Fires an event to its listeners. If a listener throws, the error is logged and the other listeners are still called.
 */
export class Emitter<T> implements Disposable {
  private readonly listeners = new Set<{ readonly call: (value: T) => void }>();

  /** @param source the name of the emitter's owner, for log messages */
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
