import type { Log } from '../../src/core/log';

/** Nobody reads it. */
export const quietLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
