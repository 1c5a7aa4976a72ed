import { HttpError } from './response';
import { operations, type Operation } from './route';

/** What can be made to go wrong, and how; shown by `--help`. */
export const faultNames = {
  latency: 'waits "ms" (1000) before the request is handled',
  error: 'responds with "status" (500) instead of handling the request; "retryAfter" adds the header',
  reset: 'closes the connection before the request is handled',
  drop: 'handles the request, then closes the connection instead of responding',
  stall: 'handles the request and never responds',
  garbage: 'handles the request, then responds with 200 and a page that is not JSON',
  truncate: 'handles the request, then sends half of the response and closes the connection',
  crash: 'handles the request, then kills this process',
  render: 'makes the next render fail (no "on")',
} as const;

export type FaultName = keyof typeof faultNames;

export interface Fault {
  readonly fault: FaultName;
  /** The operation it applies to; every one when left out. */
  readonly on?: Operation;
  /** How many requests are spared first. */
  readonly after?: number;
  /** How many times it happens; always when left out. */
  readonly times?: number;
  readonly ms?: number;
  readonly status?: number;
  readonly retryAfter?: number;
}

/**
 * Reads `--faults`: JSON (`[{"fault": "drop", "on": "generate", "times": 1}]`) or names (`latency,drop:generate`).
 * @throws Error with one sentence when a fault is unknown.
 */
export function parseFaults(text: string): Fault[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const list: unknown[] = /^[[{]/.test(trimmed)
    ? [JSON.parse(trimmed) as unknown].flat()
    : trimmed.split(',').map((it) => {
        const [fault, on] = it.trim().split(':');
        return on === undefined ? { fault } : { fault, on };
      });
  return list.map(checkFault);
}

function checkFault(value: unknown): Fault {
  const known = ['fault', 'on', 'after', 'times', 'ms', 'status', 'retryAfter'];
  if (typeof value !== 'object' || value === null) throw new Error('A fault must be a JSON object or a name.');
  for (const [name, it] of Object.entries(value)) {
    if (!known.includes(name)) throw new Error(`Unknown field "${name}" of a fault; use ${known.join(', ')}.`);
    if (name === 'fault' || name === 'on') continue;
    if (typeof it !== 'number' || !(it >= 0)) throw new Error(`"${name}" of a fault must be a number.`);
  }
  const { fault, on } = value as Record<string, unknown>;
  if (typeof fault !== 'string' || !Object.hasOwn(faultNames, fault)) {
    throw new Error(`Unknown fault "${String(fault)}"; use ${Object.keys(faultNames).join(', ')}.`);
  }
  if (on !== undefined && !operations.some((it) => it === on)) {
    throw new Error(`"on" of a fault must be one of ${operations.join(', ')}.`);
  }
  return value as Fault;
}

/** The faults of one process, counted down as they happen. */
export class Faults {
  private readonly armed: { readonly fault: Fault; spared: number; happened: number }[];

  constructor(faults: readonly Fault[] = []) {
    this.armed = faults.map((fault) => ({ fault, spared: 0, happened: 0 }));
  }

  /** The faults of this request. */
  take(operation: Operation | undefined): Fault[] {
    return this.due((fault) => fault.fault !== 'render' && (fault.on === undefined || fault.on === operation));
  }

  /** Whether this render is to fail. */
  takeRender(): boolean {
    return this.due(({ fault }) => fault === 'render').length > 0;
  }

  private due(applies: (fault: Fault) => boolean): Fault[] {
    const due = this.armed.filter((it) => {
      if (!applies(it.fault) || it.happened >= (it.fault.times ?? Infinity)) return false;
      if (it.spared < (it.fault.after ?? 0)) {
        it.spared++;
        return false;
      }
      it.happened++;
      return true;
    });
    return due.map(({ fault }) => fault);
  }
}

/** The error that the fault `error` responds with. */
export function faultError({ status = 500, retryAfter }: Fault): HttpError {
  const headers: Record<string, string> = {
    ...(status === 401 ? { 'WWW-Authenticate': 'Bearer realm="developer-api"' } : {}),
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  };
  return new HttpError(status, 'fault', 'This error was requested with --faults.', headers);
}
