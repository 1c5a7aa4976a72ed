import type { IncomingMessage } from 'node:http';
import type { GenerateRequest } from '../ledger/jobs';
import { widestRatio } from '../render/layout/page';
import { HttpError } from './response';

/**
 * Maximum size of a request's body, in bytes. A prompt takes at most 60,000 bytes: 5,000 characters, each escaped as a
 * surrogate pair.
 */
const maxBodyBytes = 128 * 1024;
/**
 * A body above the maximum is read up to this size before the request is refused. If the request were refused earlier,
 * a client that is still sending would miss the response.
 */
const drainedBytes = 8 * 1024 * 1024;
const maxPromptCharacters = 5_000;
const maxDurationSeconds = 60;
const ratioPattern = /^([1-9]\d{0,3}):([1-9]\d{0,3})$/;
const defaultAspectRatio = '9:16';
const fieldNames = ['prompt', 'duration', 'aspect_ratio'];
/**
 * Matches one visible character. Prompts without a visible character are rejected as empty. Control characters,
 * combining marks, spaces and replacement characters are not visible.
 */
const visible = /[^\p{Cc}\p{Cf}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffd]/u;

/**
 * Reads and validates a generate request. Refuses unknown fields, because a misspelled name would spend credits on the
 * wrong video.
 * @throws HttpError 415, 413, 400, or 422 with a code that names the field
 */
export async function readGenerateRequest(request: IncomingMessage): Promise<GenerateRequest> {
  checkContentType(request);
  const body = parseJson(await readBytes(request));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(422, 'invalid_request', 'The body must be a JSON object.');
  }
  const fields: Readonly<Record<string, unknown>> = { ...body };
  const unknown = Object.keys(fields).find((name) => !fieldNames.includes(name));
  if (unknown !== undefined) {
    const shown = JSON.stringify(unknown.slice(0, 40));
    throw new HttpError(422, 'unknown_field', `Unknown field ${shown}. Known fields: ${fieldNames.join(', ')}.`);
  }
  const { prompt, duration, aspect_ratio: aspectRatio } = fields;
  return { prompt: readPrompt(prompt), duration: readDuration(duration), aspectRatio: readAspectRatio(aspectRatio) };
}

function checkContentType({ headers }: IncomingMessage): void {
  if (!/^application\/json\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i.test(headers['content-type'] ?? '')) {
    throw new HttpError(415, 'unsupported_media_type', 'The body must be sent as Content-Type: application/json.');
  }
  if (headers['content-encoding'] !== undefined) {
    throw new HttpError(415, 'unsupported_media_type', 'The body must be sent without Content-Encoding.');
  }
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const tooLarge = (headers: Record<string, string> = {}) =>
    new HttpError(413, 'payload_too_large', `The body must not exceed ${maxBodyBytes} bytes.`, headers);
  if (Number(request.headers['content-length'] ?? 0) > drainedBytes) throw tooLarge({ Connection: 'close' });
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    const body: AsyncIterable<unknown> = request.iterator({ destroyOnReturn: false });
    for await (const chunk of body) {
      if (!Buffer.isBuffer(chunk)) throw new TypeError('The body must consist of bytes.');
      length += chunk.length;
      if (length > drainedBytes) throw tooLarge({ Connection: 'close' });
      if (length <= maxBodyBytes) chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'incomplete_body', 'The connection ended before the body did.');
  }
  if (length > maxBodyBytes) throw tooLarge();
  return Buffer.concat(chunks);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new HttpError(400, 'invalid_json', 'The body must be valid JSON in UTF-8.');
  }
}

function readPrompt(value: unknown): string {
  const invalid = (message: string) => new HttpError(422, 'invalid_prompt', message);
  if (typeof value !== 'string') throw invalid('The prompt must be a string.');
  // Replaces lone surrogates with U+FFFD, because UTF-8 cannot represent them.
  const prompt = Buffer.from(value).toString();
  if (!visible.test(prompt)) throw invalid('The prompt must not be empty.');
  const characters = Array.from(prompt).length;
  if (characters > maxPromptCharacters) {
    throw invalid(`The prompt must not exceed ${maxPromptCharacters} characters; it has ${characters}.`);
  }
  return prompt;
}

function readDuration(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > maxDurationSeconds) {
    const message = `The duration must be a whole number of seconds from 1 to ${maxDurationSeconds}.`;
    throw new HttpError(422, 'invalid_duration', message);
  }
  return value;
}

function readAspectRatio(value: unknown): string {
  if (value === undefined) return defaultAspectRatio;
  const [, width, height] = typeof value === 'string' ? (ratioPattern.exec(value) ?? []) : [];
  const ratio = Number(width) / Number(height);
  if (typeof value !== 'string' || !(ratio <= widestRatio && ratio >= 1 / widestRatio)) {
    const message = 'The aspect_ratio must be "<width>:<height>" in whole numbers, from 9:21 to 21:9.';
    throw new HttpError(422, 'invalid_aspect_ratio', message);
  }
  return value;
}
