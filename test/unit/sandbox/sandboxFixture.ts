import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox, type Sandbox, type SandboxOptions } from '../../../src/sandbox/sandbox';
import type { SandboxLog } from '../../../src/sandbox/log';
import { waitUntil } from '../../support/waitUntil';
import { FakeRenderer } from './fakeRenderer';

export const silentLog: SandboxLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

export interface WireVideo {
  readonly id: string;
  readonly status: string;
  readonly progress: number;
  readonly credits_used: number;
  readonly credits_remaining: number;
  readonly video_url: string | null;
  readonly plan?: unknown;
  readonly error: { readonly code: string; readonly message: string } | null;
}

export interface ServiceResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** The body as JSON. */
  readonly json: unknown;
}

export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Sends one request on its own connection. Can set Host and Origin, unlike fetch. */
export function send(url: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<ServiceResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const isJson = response.headers['content-type']?.startsWith('application/json') === true && bytes.length > 0;
        const json: unknown = isJson ? JSON.parse(bytes.toString()) : undefined;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, json });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Asserts an error response: status, `{error: {code, message}}` and the common headers. */
export function assertRefused(response: ServiceResponse, status: number, code: string, description = ''): void {
  assert.equal(response.status, status, `${description} ${response.bytes.toString()}`);
  const { error } = response.json as { error: { code: string; message: string } };
  assert.equal(error.code, code);
  assert.match(error.message, /^[A-Z].*\.$/s);
  assert.deepEqual(Object.keys(response.json as object), ['error']);
  assertAlwaysSent(response);
}

export function assertAlwaysSent({ headers }: ServiceResponse): void {
  assert.match(headers['x-request-id']?.toString() ?? '', /^req_[0-9a-f-]{36}$/);
  assert.equal(headers['cache-control'], 'no-store');
  assert.notEqual(headers['content-type'], undefined);
  for (const name of Object.keys(headers)) assert.doesNotMatch(name, /^access-control-/);
}

/** Repeats the read until it returns a value. */
export function until<T>(read: () => Promise<T | undefined | false> | T | undefined | false, seconds = 10): Promise<T> {
  return waitUntil('the condition', read, seconds * 1_000);
}

export function makeFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'sandbox-test-'));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** A sandbox in this process with its own folder and a fake renderer. */
export class SandboxFixture {
  private constructor(
    readonly sandbox: Sandbox,
    readonly key: string,
    readonly folder: string,
    readonly renderer: FakeRenderer,
  ) {}

  static async start(options: Partial<SandboxOptions> = {}): Promise<SandboxFixture> {
    const folder = options.dataFolder ?? makeFolder();
    const renderer = new FakeRenderer();
    const sandbox = await startSandbox({
      dataFolder: folder,
      log: silentLog,
      makeRenderer: () => renderer,
      rateLimit: { perSecond: 1_000, burst: 1_000 },
      ...options,
    });
    const key = sandbox.keys.createInMemory(sandbox.accounts.open());
    return new SandboxFixture(sandbox, key, folder, renderer);
  }

  get origin(): string {
    return new URL(this.sandbox.baseUrl).origin;
  }

  /** Calls the API with the key. `path` is relative to the base URL. */
  call(path: string, { headers = {}, ...call }: Call = {}): Promise<ServiceResponse> {
    return send(this.sandbox.baseUrl + path, { ...call, headers: { authorization: `Bearer ${this.key}`, ...headers } });
  }

  generate(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<ServiceResponse> {
    return this.call('/videos/generate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  async requestVideo(fields: object = {}): Promise<WireVideo> {
    const response = await this.generate({ prompt: 'A kettle', duration: 4, ...fields });
    assert.equal(response.status, 202, response.bytes.toString());
    return response.json as WireVideo;
  }

  async video(id: string): Promise<WireVideo> {
    const response = await this.call(`/videos/${id}`);
    assert.equal(response.status, 200, response.bytes.toString());
    return response.json as WireVideo;
  }

  /** Waits for a status of the video. */
  reaches(id: string, status: string): Promise<WireVideo> {
    return until(async () => {
      const video = await this.video(id);
      return video.status === status && video;
    });
  }

  async balance(): Promise<number> {
    return ((await this.call('/credits')).json as { balance: number }).balance;
  }

  async stop(): Promise<void> {
    await this.sandbox.stop();
    removeFolder(this.folder);
  }
}
