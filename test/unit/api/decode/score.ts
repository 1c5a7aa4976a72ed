import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCreditsResponse, readErrorMessage, readVideoResponse } from '../../../../src/api/decode/response';
import type { ReadingState } from '../../../../src/api/types';

/** How one service answers and what its answers mean; the format of test/data/*-shapes.json. Paths look like `data.videos[0].url`. */
export interface ServiceShape {
  readonly service: string;
  readonly create?:
    | (Decoys & {
        readonly status?: number | null;
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

/** One thing the decoder should get out of one reply. */
export interface Check {
  readonly kind: string;
  /** `service: kind (state or place)`. */
  readonly name: string;
  readonly right: boolean;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** The shapes in a file of test/data, seen from the compiled test. */
export function readShapes(file: string): readonly ServiceShape[] {
  return JSON.parse(readFileSync(join(process.cwd(), 'test', 'data', file), 'utf8')) as ServiceShape[];
}

/** Everything the shapes say the decoder should get. */
export function checkShapes(shapes: readonly ServiceShape[]): Check[] {
  return shapes.flatMap((shape) => [
    ...checkCreate(shape),
    ...shape.status.flatMap((_, index) => checkStatus(shape, index)),
    ...checkCredits(shape),
    ...checkErrors(shape),
  ]);
}

/** The value at a path such as `data.videos[0].url`; the empty path is the whole body. */
export function valueAt(body: unknown, path: string): unknown {
  return (path.match(/[^.[\]]+/g) ?? []).reduce<unknown>(
    (at, key) => (at === null || typeof at !== 'object' ? undefined : (at as Record<string, unknown>)[key]),
    body,
  );
}

function check(shape: ServiceShape, kind: string, where: string, actual: unknown, expected: readonly unknown[]): Check {
  const right = expected.some((value) => Object.is(value, actual));
  return { kind, name: `${shape.service}: ${kind} (${where})`, right, expected: expected[0], actual };
}

function checkCreate(shape: ServiceShape): Check[] {
  const { create } = shape;
  if (create === undefined || create === null) return [];
  const reply = readVideoResponse(create.body, create.status ?? 200);
  const checks = [
    check(
      shape,
      'create id',
      create.idPath,
      reply.videoId,
      (create.idPaths ?? [create.idPath]).map((path) => String(valueAt(create.body, path))),
    ),
  ];
  const known = create.statusPath === undefined ? undefined : valueAt(create.body, create.statusPath);
  if (known !== undefined) {
    checks.push(check(shape, 'create status', create.statusPath ?? '', reply.statusText, [known]));
  }
  // What was just accepted has not ended in any way, unless it was made at once.
  const isMade = /^completed?$/i.test(String(known));
  const alive = reply.state === 'queued' || reply.state === 'running' ? 'alive' : reply.state;
  checks.push(check(shape, 'create state', create.idPath, alive, [isMade ? 'succeeded' : 'alive']));
  if (create.costPath !== undefined) {
    checks.push(check(shape, 'cost', create.costPath, reply.creditsUsed, [valueAt(create.body, create.costPath)]));
  }
  if (create.balancePath !== undefined) {
    checks.push(
      check(shape, 'balance', create.balancePath, reply.creditsRemaining, [valueAt(create.body, create.balancePath)]),
    );
  }
  return [...checks, ...checkDecoys(shape, 'create', create.body, create, reply)];
}

function checkStatus(shape: ServiceShape, index: number): Check[] {
  const status = shape.status[index];
  if (status === undefined) return [];
  const { body, expect } = status;
  const reply = readVideoResponse(body, status.http ?? 200);
  const where = `status ${index}, ${expect.state}`;
  const checks = [check(shape, 'state', where, reply.state, [expect.state])];
  const urls = expect.videoUrlPaths ?? (expect.videoUrlPath === undefined ? [] : [expect.videoUrlPath]);
  if (urls.length > 0) {
    checks.push(
      check(
        shape,
        'video link',
        where,
        reply.videoUrl,
        urls.map((path) => valueAt(body, path)),
      ),
    );
  }
  if (expect.thumbnailPath !== undefined) {
    checks.push(check(shape, 'thumbnail', where, reply.thumbnailUrl, [valueAt(body, expect.thumbnailPath)]));
  }
  const progress = expect.progress ?? progressAt(body, expect.progressPath, status.progressScale);
  if (progress !== undefined) checks.push(check(shape, 'progress', where, reply.progress, [progress]));
  if (expect.errorPath !== undefined) {
    checks.push(check(shape, 'error', where, reply.errorMessage, [valueAt(body, expect.errorPath)]));
  }
  return [...checks, ...checkDecoys(shape, where, body, status, reply)];
}

function progressAt(body: unknown, path: string | undefined, scale: number | undefined): number | undefined {
  if (path === undefined) return undefined;
  const value = Number(valueAt(body, path));
  return value / (scale ?? (value > 1 ? 100 : 1));
}

function checkDecoys(
  shape: ServiceShape,
  where: string,
  body: unknown,
  decoys: Decoys,
  reply: ReturnType<typeof readVideoResponse>,
): Check[] {
  const groups = [
    [decoys.notUrlPaths, reply.videoUrl],
    [decoys.notErrorPaths, reply.errorMessage],
    [decoys.notIdPaths, reply.videoId],
  ] as const;
  return groups.flatMap(([paths, actual]) =>
    (paths ?? []).map((path) => {
      const taken = actual !== undefined && actual === String(valueAt(body, path));
      return check(shape, 'decoy', `${where}, ${path}`, taken ? actual : 'left alone', ['left alone']);
    }),
  );
}

function checkCredits(shape: ServiceShape): Check[] {
  const { credits } = shape;
  if (credits === undefined) return [];
  const reply = readCreditsResponse(credits.body);
  const checks: Check[] = [];
  const paths = credits.balancePaths ?? (credits.balancePath === undefined ? [] : [credits.balancePath]);
  const values = paths.map((path) => toNumber(valueAt(credits.body, path)));
  const balances =
    credits.balance === undefined ? [...values, values.reduce((sum, value) => sum + value, 0)] : [credits.balance];
  if (paths.length > 0 || credits.balance !== undefined) {
    checks.push(check(shape, 'balance', 'credits', reply.balance, balances));
  }
  if (credits.total !== undefined) checks.push(check(shape, 'balance', 'total', reply.total, [credits.total]));
  if (credits.unlimited !== undefined) {
    checks.push(check(shape, 'balance', 'unlimited', reply.unlimited, [credits.unlimited]));
  }
  for (const path of credits.notBalancePaths ?? []) {
    const taken = reply.balance === valueAt(credits.body, path);
    checks.push(check(shape, 'decoy', path, taken ? reply.balance : 'left alone', ['left alone']));
  }
  return checks;
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : Number(typeof value === 'string' ? value.replaceAll(',', '') : 0);
}

function checkErrors(shape: ServiceShape): Check[] {
  return shape.errors.map(({ body, http, messagePath }) =>
    check(shape, 'error message', `${http ?? 'any'}, ${messagePath}`, readErrorMessage(body), [
      valueAt(body, messagePath),
    ]),
  );
}

/** One line per kind: how many of how many are right. */
export function scoreTable(checks: readonly Check[]): string {
  const kinds = [...new Set(checks.map(({ kind }) => kind))];
  const line = (kind: string, of: readonly Check[]) => {
    const right = of.filter((check) => check.right).length;
    return `  ${kind.padEnd(14)} ${String(right).padStart(4)} of ${String(of.length).padStart(4)}`;
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
