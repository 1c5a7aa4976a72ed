import { readCreditsResponse, readVideoResponse } from './decode/readResponse';
import { isOwnEnd, saysUnderWay } from './decode/statusWords';
import { walk } from './decode/walk';
import type { HttpResponse } from './http/httpResponse';
import { parseCutJson } from './json';
import { refusalError, responseError } from './responseError';
import { type ApiResponse, type CreditsReading, isFinal, type ResponsePins, type VideoReading } from './types';
import { videoIdInHeaders } from './videoIdInHeaders';

/**
 * Interprets the response to a generate request. A truncated response is accepted if its JSON is complete or its
 * headers contain the video's ID. The video's state is then `inferred`, even if the service reports it explicitly.
 * @throws ApiError, AbortError
 */
export function interpretGenerateResponse(
  response: HttpResponse,
  prompt: string,
  pins: ResponsePins | undefined,
): ApiResponse<VideoReading> {
  const inHeaders = videoIdInHeaders(response);
  if (inHeaders === undefined) {
    const hidden = [prompt, JSON.stringify(prompt).slice(1, -1)].filter((text) => text.length > 3);
    const error = responseError(response, 'generate', { hidden, videoId: videoIdInCutBody(response, pins) });
    if (error !== undefined) throw error;
  }
  const decoded = readVideoResponse(response.parsed, response.status, pins);
  const reading: VideoReading = response.interruption === undefined ? decoded : { ...decoded, certainty: 'inferred' };
  const isCertain = inHeaders?.isCertain === true && pins?.pointers?.videoId === undefined;
  if (inHeaders === undefined || (reading.videoId !== undefined && !isCertain)) return toApiResponse(reading, response);
  // If the body has neither an ID nor a status, the video counts as queued, because the service has only just accepted
  // the request.
  const isBare = (reading.videoId ?? reading.statusText) === undefined;
  const state = isBare ? 'queued' : reading.state;
  return toApiResponse({ ...reading, videoId: inHeaders.id, state }, response);
}

/** The video's ID in a truncated JSON body. */
function videoIdInCutBody({ isJson, body, status }: HttpResponse, pins: ResponsePins | undefined): string | undefined {
  if (isJson || typeof body !== 'string' || status >= 300) return undefined;
  const json = parseCutJson(body);
  return json && readVideoResponse(json.value, status, pins).videoId;
}

/**
 * Interprets the response to a status check. Accepts an error status if the body contains the video's state.
 * @throws ApiError, AbortError
 */
export function interpretVideoResponse(
  response: HttpResponse,
  videoId: string,
  pins: ResponsePins | undefined,
): ApiResponse<VideoReading> {
  const error = responseError(response, 'video');
  if (error === undefined) {
    return toApiResponse(readVideoResponse(response.parsed, response.status, pins, videoId), response);
  }
  const reading = readingOfRefusal(response, videoId, pins);
  if (reading === undefined) throw error;
  return toApiResponse(reading, response);
}

/**
 * Reads a video's state from the error response to a status check. Some services respond with 422 and
 * `{"id": …, "status": "failed"}`, others with 404 or 425 and `"processing"`. The body must contain the checked ID
 * and a status. Success is ignored. Failure and cancellation are ignored if the HTTP status is 404 (the service may not
 * know a new video yet) or 5xx. They are also ignored if the status word, such as "fail", may describe the call.
 */
function readingOfRefusal(
  { status, parsed }: HttpResponse,
  videoId: string,
  pins: ResponsePins | undefined,
): VideoReading | undefined {
  if (status < 400 || [401, 403, 429].includes(status)) return undefined;
  const reading = readVideoResponse(parsed, status, pins, videoId);
  const { state, statusText, errorMessage = '' } = reading;
  // Some services respond with 404 and "Video is still being processed" until the video is finished.
  if (status === 404 && saysUnderWay(errorMessage) && (reading.videoId ?? videoId) === videoId) {
    return { state: 'running', certainty: 'inferred' };
  }
  if (reading.videoId !== videoId || statusText === undefined) return undefined;
  const isEnd = state === 'failed' || state === 'canceled';
  const describesVideo = isOwnEnd(statusText) || /^reject/i.test(statusText);
  const counts = isEnd ? status < 500 && status !== 404 && describesVideo : !isFinal(state) && state !== 'unknown';
  return counts ? reading : undefined;
}

/** @throws ApiError, AbortError */
export function interpretCreditsResponse(
  response: HttpResponse,
  pins: ResponsePins | undefined,
): ApiResponse<CreditsReading> {
  const reading = readCreditsResponse(response.parsed, pins);
  const isEmpty = Object.keys(reading).length === 0;
  const error = responseError(response, 'credits') ?? (isEmpty ? creditsRefusal(response) : undefined);
  if (error !== undefined) throw error;
  return toApiResponse(reading, response);
}

/**
 * The error for a response that has a success status but rejects the request:
 * `{"code": 401, "message": "Invalid API key"}`.
 */
function creditsRefusal(response: HttpResponse): Error | undefined {
  const { state, statusText, errorMessage } = readVideoResponse(response.body);
  if (state !== 'failed' || (statusText !== undefined && errorMessage === undefined)) return undefined;
  const places = walk(response.body);
  const code = [401, 403, 429].find((it) => places.some(({ value }) => value === it || value === String(it)));
  return refusalError(response, 'credits', [], code);
}

function toApiResponse<Reading extends VideoReading | CreditsReading>(
  reading: Reading,
  { request, body, status, requestId, retryAfterMs, redact }: HttpResponse,
): ApiResponse<Reading> {
  // In a URL on another host, the key is masked everywhere, because that host must not receive it. In the service's own
  // URLs, it is masked only in the query and the fragment.
  const maskUrl = (url: string): string =>
    (url.startsWith(`${request.origin}/`) ? url : redact(url, true)).replace(/[?#].*$/s, (query) => redact(query));
  const shown = Object.entries(reading).map(([name, value]: [string, unknown]) => {
    // The key is not masked in the video's ID or in the paths of the service's own URLs. Later requests for the video
    // need both unchanged.
    if (typeof value !== 'string' || ['state', 'certainty', 'videoId'].includes(name)) return [name, value] as const;
    return [name, name.endsWith('Url') ? maskUrl(value) : redact(value)] as const;
  });
  // Masking changes only text, so the fields keep their types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const masked = Object.fromEntries(shown) as unknown as Reading;
  return { reading: masked, body, status, requestId, retryAfterMs };
}
