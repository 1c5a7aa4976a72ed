import { operations, type Operation } from './route';

/** The faults that can be injected, with the descriptions that `--help` prints. */
export const faultNames = {
  error: 'responds with 500 instead of handling the request',
  drop: 'handles the request, then closes the connection instead of responding',
  stall: 'handles the request and never responds',
  crash: 'handles the request, then kills this process',
} as const;

export type FaultName = keyof typeof faultNames;

/** A fault such as `drop`, which affects every request, or `drop:generate`, which affects only one operation. */
export type Fault = FaultName | `${FaultName}:${Operation}`;

const names = Object.keys(faultNames).filter((name): name is FaultName => name in faultNames);
const faults = names.flatMap((name): Fault[] => [name, ...operations.map((on) => `${name}:${on}` as const)]);

/**
 * Parses the value of `--faults`, such as `error,drop:generate`.
 * @throws Error with a one-sentence message if a fault is unknown
 */
export function parseFaults(text: string): Fault[] {
  const list = text.split(',').filter((it) => it.trim() !== '');
  return list.map((it) => {
    const fault = faults.find((known) => known === it.trim());
    if (fault !== undefined) return fault;
    throw new Error(
      `Unknown fault "${it.trim()}"; use ${names.join(', ')}, or one of them on ${operations.join(', ')}.`,
    );
  });
}
