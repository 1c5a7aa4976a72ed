import { HttpError } from './httpError';
import type { Order } from '../ledger/job';

export const maxPromptCharacters = 5_000;
export const maxDurationSeconds = 60;
/** The widest and the tallest picture: 21:9 and 9:21. */
const widest = 21 / 9;
const ratioForm = /^([1-9]\d{0,3}):([1-9]\d{0,3})$/;
const defaultAspectRatio = '9:16';
const fields = ['prompt', 'duration', 'aspect_ratio'];

/**
 * Reads the body of a generate request, checking every field. Unknown fields are refused: a misspelt name would
 * otherwise cost credits for a video nobody asked for.
 * @throws HttpError 422, its code naming the field.
 */
export function readOrder(body: unknown): Order {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(422, 'invalid_request', 'The body must be a JSON object.');
  }
  const unknown = Object.keys(body).find((name) => !fields.includes(name));
  if (unknown !== undefined) {
    const shown = JSON.stringify(unknown.slice(0, 40));
    throw new HttpError(422, 'unknown_field', `The field ${shown} is unknown; known are ${fields.join(', ')}.`);
  }
  const { prompt, duration, aspect_ratio: aspectRatio } = body as Record<string, unknown>;
  return { prompt: readPrompt(prompt), duration: readDuration(duration), aspectRatio: readAspectRatio(aspectRatio) };
}

function readPrompt(value: unknown): string {
  if (typeof value !== 'string') throw new HttpError(422, 'invalid_prompt', 'The field prompt must be a string.');
  if (value.trim() === '') throw new HttpError(422, 'invalid_prompt', 'The prompt has no words in it.');
  // Half a surrogate pair is no character and cannot be stored; this makes it U+FFFD.
  const prompt = Buffer.from(value).toString();
  const characters = Array.from(prompt).length;
  if (characters > maxPromptCharacters) {
    throw new HttpError(
      422,
      'invalid_prompt',
      `The prompt has ${characters} characters; at most ${maxPromptCharacters} are allowed.`,
    );
  }
  return prompt;
}

function readDuration(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > maxDurationSeconds) {
    throw new HttpError(
      422,
      'invalid_duration',
      `The field duration must be a whole number of seconds from 1 to ${maxDurationSeconds}.`,
    );
  }
  return value;
}

function readAspectRatio(value: unknown): string {
  if (value === undefined) return defaultAspectRatio;
  const [, width, height] = typeof value === 'string' ? (ratioForm.exec(value) ?? []) : [];
  const ratio = Number(width) / Number(height);
  if (typeof value !== 'string' || !(ratio <= widest && ratio >= 1 / widest)) {
    throw new HttpError(
      422,
      'invalid_aspect_ratio',
      'The field aspect_ratio must be "<width>:<height>" in whole numbers, from 9:21 to 21:9.',
    );
  }
  return value;
}
