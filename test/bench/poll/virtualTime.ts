import { install } from '@sinonjs/fake-timers';
import { seededRandom } from '../../support/seededRandom';

const realImmediate = setImmediate;

/** The turns of the event loop that code gets to settle before time advances. */
const turns = 2;

async function settle(): Promise<void> {
  for (let i = 0; i < turns; i++) await new Promise((resolve) => realImmediate(resolve));
}

/** Runs work in virtual time: timers and clocks jump ahead whenever all code waits. Random numbers are repeatable. */
export async function inVirtualTime<T>(work: () => Promise<T>): Promise<T> {
  const clock = install({
    now: Date.UTC(2026, 0, 5, 9),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  const trueRandom = Math.random;
  Math.random = seededRandom(5);
  try {
    const state = { isDone: false };
    const result = work().finally(() => {
      state.isDone = true;
    });
    result.catch(() => undefined);
    await settle();
    while (!state.isDone) {
      clock.next();
      // Runs everything else that is due in the same millisecond.
      clock.tick(0);
      await settle();
    }
    return await result;
  } finally {
    Math.random = trueRandom;
    clock.uninstall();
  }
}
