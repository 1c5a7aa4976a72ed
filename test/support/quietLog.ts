import type { Log } from '../../src/core/log';

/** A log that drops its lines. */
export const quietLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
