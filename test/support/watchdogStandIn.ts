/**
 * Takes the place of `@vscode/native-watchdog`, a native module that is not compiled here: an extension host ends with
 * the server that started it. It is also where a bench sets the clock of every extension host, without the system's.
 */
import { readFileSync } from 'node:fs';

export function start(parent: number): void {
  setInterval(() => {
    try {
      process.kill(parent, 0);
    } catch {
      process.exit(87);
    }
  }, 2000).unref();
}

/** Adds the milliseconds that a file holds to the time of day, as often as they change. */
function followClock(file: string): void {
  const RealDate = Date;
  let offset = 0;
  const read = (): void => {
    try {
      offset = Number(readFileSync(file, 'utf8')) || 0;
    } catch {
      // Being written.
    }
  };
  const now = (): number => RealDate.now() + offset;
  read();
  setInterval(read, 100).unref();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver): unknown => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}

const clockFile = process.env.VIDEO_ADS_CLOCK_FILE;
if (clockFile !== undefined) followClock(clockFile);
