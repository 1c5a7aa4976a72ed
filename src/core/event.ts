export interface Disposable {
  dispose(): void;
}

/** Subscribes a listener; like VS Code's events, without VS Code. */
export type Event<T> = (listener: (value: T) => void) => Disposable;

/** One source of an event. A listener that throws does not keep the others from hearing. */
export class Emitter<T> implements Disposable {
  private readonly listeners = new Set<{ readonly call: (value: T) => void }>();

  /** @param onError called with what a listener throws; it logs that. */
  constructor(private readonly onError: (error: unknown) => void) {}

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
        this.onError(error);
      }
    }
  }

  dispose(): void {
    this.listeners.clear();
  }
}
