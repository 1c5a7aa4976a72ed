import type { RequestRecord } from '../api/http/requestRecord';
import { readableResponse } from '../core/video/response';
import type { Video } from '../core/video/video';

/** Enough for the requests of several videos under way. */
const keptAtMost = 60;

/** The last requests of this window and their responses, in memory only: they hold prompts. Keys are masked already. */
export class Exchanges {
  private readonly records: RequestRecord[] = [];

  readonly add = (record: RequestRecord): void => {
    this.records.push(record);
    if (this.records.length > keptAtMost) this.records.shift();
  };

  /** What was last said both ways about a video: how it was requested, and its status; undefined where nothing is kept. */
  describe({ key, videoId }: Video): string | undefined {
    const isRequest = ({ exchange }: RequestRecord): boolean =>
      Object.entries(exchange.requestHeaders).some(([name, value]) => /^idempotency-key$/i.test(name) && value === key);
    const isCheck = ({ method, path }: RequestRecord): boolean =>
      videoId !== undefined && method === 'GET' && path.endsWith(`/videos/${encodeURIComponent(videoId)}`);
    const found = [this.records.findLast(isRequest), this.records.findLast(isCheck)].filter((it) => it !== undefined);
    return found.length === 0 ? undefined : found.map(exchangeText).join('\n\n');
  }
}

/** As HTTP clients write it. */
function exchangeText({ method, startedAt, ms, status, attempt, error, exchange }: RequestRecord): string {
  const { url, requestHeaders, requestBody, responseHeaders, responseBody } = exchange;
  const headers = (all: Readonly<Record<string, string>>): string[] =>
    Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const time = new Date(startedAt).toISOString();
  return [
    `### ${time} · ${Math.round(ms)} ms${attempt > 1 ? ` · attempt ${attempt}` : ''}`,
    `${method} ${url} HTTP/1.1`,
    ...headers(requestHeaders),
    ...(requestBody === undefined ? [] : ['', readableResponse(requestBody)]),
    '',
    status === undefined ? `# ${error ?? 'no response'}` : `HTTP/1.1 ${status}`,
    ...headers(responseHeaders),
    ...(responseBody === undefined ? [] : ['', readableResponse(bodyText(responseBody))]),
  ].join('\n');
}

function bodyText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}
