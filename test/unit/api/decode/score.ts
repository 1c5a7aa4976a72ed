import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readErrorMessage } from '../../../../src/api/decode/explanation';
import { readCreditsResponse, readVideoResponse } from '../../../../src/api/decode/readResponse';
import type { ReadingState } from '../../../../src/api/types';

/**
 * How one service responds and what its responses mean: the format of test/data/services. Paths look like
 * `data.videos[0].url`. `source` and `seen` say where the responses come from: `verbatim`, `looked-up`,
 * `looked-up-and-completed`, `from-memory`, or `composed` as a hard case.
 */
export interface Service {
  readonly service: string;
  readonly source: string;
  readonly seen: string;
  readonly create?:
    | (Decoys & {
        readonly http?: number | null;
        readonly body: unknown;
        readonly idPath: string;
        readonly idPaths?: readonly string[];
        readonly statusPath?: string;
        readonly costPath?: string;
        readonly balancePath?: string;
      })
    | null;
  readonly status: readonly (Decoys & {
    readonly http: number | null;
    readonly body: unknown;
    readonly expect: Expected;
    readonly progressScale?: number;
  })[];
  readonly credits?: {
    readonly body: unknown;
    readonly balancePath?: string;
    readonly balancePaths?: readonly string[];
    readonly balance?: number;
    readonly total?: number;
    readonly unlimited?: boolean;
    readonly notBalancePaths?: readonly string[];
  };
  readonly errors: readonly { readonly http: number | null; readonly body: unknown; readonly messagePath: string }[];
}

interface Expected {
  readonly state: ReadingState;
  readonly videoUrlPath?: string;
  readonly videoUrlPaths?: readonly string[];
  readonly thumbnailPath?: string;
  readonly progressPath?: string;
  readonly progress?: number;
  readonly errorPath?: string;
}

interface Decoys {
  readonly notUrlPaths?: readonly string[];
  readonly notErrorPaths?: readonly string[];
  readonly notIdPaths?: readonly string[];
}

/** A value that the decoder should read from a response, and the value that it read. */
export interface Check {
  readonly kind: string;
  /** The service, the kind of value and its place in the responses: `Acme: video link (status 1, completed)`. */
  readonly name: string;
  readonly right: boolean;
  readonly expected: unknown;
  readonly actual: unknown;
}

const folder = join(process.cwd(), 'test', 'data', 'services');

/** The names of the sets in test/data/services. */
export function serviceSets(): readonly string[] {
  return readdirSync(folder)
    .sort()
    .map((file) => file.replace(/\.json$/, ''));
}

export function readServices(set: string): readonly Service[] {
  return JSON.parse(readFileSync(join(folder, `${set}.json`), 'utf8')) as Service[];
}

/** Whether a reading reports an end that is wrong: the video has not ended, or has ended in another state. */
export function isWrongEnd({ kind, right, actual }: Check): boolean {
  return kind.endsWith('state') && !right && ['succeeded', 'failed', 'canceled'].includes(String(actual));
}

/** Checks all values that the decoder should read from the services' responses. */
export function checkServices(services: readonly Service[]): Check[] {
  return services.flatMap((service) => [
    ...checkCreate(service),
    ...service.status.flatMap((_, index) => checkStatus(service, index)),
    ...checkCredits(service),
    ...checkErrors(service),
  ]);
}

/** The value at a path such as `data.videos[0].url`; the empty path is the whole body. */
export function valueAt(body: unknown, path: string): unknown {
  return (path.match(/[^.[\]]+/g) ?? []).reduce<unknown>(
    (at, key) => (at === null || typeof at !== 'object' ? undefined : (at as Record<string, unknown>)[key]),
    body,
  );
}

function check(service: Service, kind: string, place: string, actual: unknown, expected: readonly unknown[]): Check {
  const right = expected.some((value) => Object.is(value, actual));
  return { kind, name: `${service.service}: ${kind} (${place})`, right, expected: expected[0], actual };
}

function checkCreate(service: Service): Check[] {
  const { create } = service;
  if (create === undefined || create === null) return [];
  const reading = readVideoResponse(create.body, create.http ?? 200);
  const checks = [
    check(
      service,
      'create id',
      create.idPath,
      reading.videoId,
      (create.idPaths ?? [create.idPath]).map((path) => String(valueAt(create.body, path))),
    ),
  ];
  const word = create.statusPath === undefined ? undefined : valueAt(create.body, create.statusPath);
  if (word !== undefined) {
    checks.push(check(service, 'create status', create.statusPath ?? '', reading.statusText, [word]));
  }
  // A newly accepted video has not ended, unless it was generated at once.
  const mayBeFinished = /^completed?$/i.test(String(word));
  const alive = reading.state === 'queued' || reading.state === 'running' ? 'alive' : reading.state;
  checks.push(check(service, 'create state', create.idPath, alive, [mayBeFinished ? 'succeeded' : 'alive']));
  if (create.costPath !== undefined) {
    checks.push(check(service, 'cost', create.costPath, reading.creditsUsed, [valueAt(create.body, create.costPath)]));
  }
  if (create.balancePath !== undefined) {
    checks.push(
      check(service, 'balance', create.balancePath, reading.creditsRemaining, [
        valueAt(create.body, create.balancePath),
      ]),
    );
  }
  return [...checks, ...checkDecoys(service, 'create', create.body, create, reading)];
}

function checkStatus(service: Service, index: number): Check[] {
  const status = service.status[index];
  if (status === undefined) return [];
  const { body, expect } = status;
  const requestedId = service.create ? String(valueAt(service.create.body, service.create.idPath)) : 'asked';
  const reading = readVideoResponse(body, status.http ?? 200, {}, requestedId);
  const place = `status ${index}, ${expect.state}`;
  const checks = [check(service, 'state', place, reading.state, [expect.state])];
  const urls = expect.videoUrlPaths ?? (expect.videoUrlPath === undefined ? [] : [expect.videoUrlPath]);
  if (urls.length > 0) {
    checks.push(
      check(
        service,
        'video link',
        place,
        reading.videoUrl,
        urls.map((path) => valueAt(body, path)),
      ),
    );
  }
  if (expect.thumbnailPath !== undefined) {
    checks.push(check(service, 'thumbnail', place, reading.thumbnailUrl, [valueAt(body, expect.thumbnailPath)]));
  }
  const progress = expect.progress ?? progressAt(body, expect.progressPath, status.progressScale);
  if (progress !== undefined) checks.push(check(service, 'progress', place, reading.progress, [progress]));
  if (expect.errorPath !== undefined) {
    checks.push(check(service, 'error', place, reading.errorMessage, [valueAt(body, expect.errorPath)]));
  }
  return [...checks, ...checkDecoys(service, place, body, status, reading)];
}

function progressAt(body: unknown, path: string | undefined, scale: number | undefined): number | undefined {
  if (path === undefined) return undefined;
  const value = Number(valueAt(body, path));
  return value / (scale ?? (value > 1 ? 100 : 1));
}

function checkDecoys(
  service: Service,
  place: string,
  body: unknown,
  decoys: Decoys,
  reading: ReturnType<typeof readVideoResponse>,
): Check[] {
  const groups = [
    [decoys.notUrlPaths, reading.videoUrl],
    [decoys.notErrorPaths, reading.errorMessage],
    [decoys.notIdPaths, reading.videoId],
  ] as const;
  return groups.flatMap(([paths, actual]) =>
    (paths ?? []).map((path) => {
      const isRead = actual !== undefined && actual === String(valueAt(body, path));
      return check(service, 'decoy', `${place}, ${path}`, isRead ? actual : 'left alone', ['left alone']);
    }),
  );
}

function checkCredits(service: Service): Check[] {
  const { credits } = service;
  if (credits === undefined) return [];
  const reading = readCreditsResponse(credits.body);
  const checks: Check[] = [];
  const paths = credits.balancePaths ?? (credits.balancePath === undefined ? [] : [credits.balancePath]);
  const values = paths.map((path) => toNumber(valueAt(credits.body, path)));
  const balances =
    credits.balance === undefined ? [...values, values.reduce((sum, value) => sum + value, 0)] : [credits.balance];
  if (paths.length > 0 || credits.balance !== undefined) {
    checks.push(check(service, 'balance', 'credits', reading.balance, balances));
  }
  if (credits.total !== undefined) checks.push(check(service, 'balance', 'total', reading.total, [credits.total]));
  if (credits.unlimited !== undefined) {
    checks.push(check(service, 'balance', 'unlimited', reading.unlimited, [credits.unlimited]));
  }
  for (const path of credits.notBalancePaths ?? []) {
    const isRead = reading.balance === valueAt(credits.body, path);
    checks.push(check(service, 'decoy', path, isRead ? reading.balance : 'left alone', ['left alone']));
  }
  return checks;
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : Number(typeof value === 'string' ? value.replaceAll(',', '') : 0);
}

function checkErrors(service: Service): Check[] {
  return service.errors.map(({ body, http, messagePath }) =>
    check(service, 'error message', `${http ?? 'any'}, ${messagePath}`, readErrorMessage(body), [
      valueAt(body, messagePath),
      ...namedMessages(readErrorMessage(body), valueAt(body, messagePath)),
    ]),
  );
}

/** The message in the form "field: message", which may also contain messages of other fields. */
function namedMessages(actual: string | undefined, expected: unknown): readonly string[] {
  const isIn = actual?.split(' · ').some((part) => part.replace(/^[\w.-]+: /, '') === expected) === true;
  return isIn ? [actual] : [];
}

/** One line per kind: the number of correct readings, and of all readings. */
export function scoreTable(checks: readonly Check[]): string {
  const kinds = [...new Set(checks.map(({ kind }) => kind))];
  const line = (kind: string, counted: readonly Check[]) => {
    const right = counted.filter((check) => check.right).length;
    return `  ${kind.padEnd(14)} ${String(right).padStart(4)} of ${String(counted.length).padStart(4)}`;
  };
  return [
    ...kinds.map((kind) =>
      line(
        kind,
        checks.filter((check) => check.kind === kind),
      ),
    ),
    line('all', checks),
  ].join('\n');
}
