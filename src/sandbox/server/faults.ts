import { operations, type Operation } from './route';

/** What can be made to go wrong, and how; shown by `--help`. */
export const faultNames = {
  error: 'responds with 500 instead of handling the request',
  drop: 'handles the request, then closes the connection instead of responding',
  stall: 'handles the request and never responds',
  crash: 'handles the request, then kills this process',
} as const;

export type FaultName = keyof typeof faultNames;

export interface Fault {
  readonly name: FaultName;
  /** The operation it applies to; every one when left out. */
  readonly on?: Operation;
}

/**
 * Reads `--faults`, such as `error,drop:generate`.
 * @throws Error with one sentence when a fault is unknown.
 */
export function parseFaults(text: string): Fault[] {
  const list = text.split(',').filter((it) => it.trim() !== '');
  return list.map((it): Fault => {
    const [name = '', on] = it.trim().split(':');
    if (!Object.hasOwn(faultNames, name)) {
      throw new Error(`Unknown fault "${name}"; use ${Object.keys(faultNames).join(', ')}.`);
    }
    const operation = operations.find((known) => known === on);
    if (on !== undefined && operation === undefined) {
      throw new Error(`A fault happens on one of ${operations.join(', ')}, not "${on}".`);
    }
    return { name: name as FaultName, ...(operation === undefined ? {} : { on: operation }) };
  });
}
