import { type ApiError, AuthenticationError, RateLimitError } from '../errors';
import type { ResponsePins, VideoReading } from '../types';
import { readVideoResponse } from '../decode/readResponse';

/**
 * What a refused look says of the video all the same: some services answer 422 with `{"id": …, "status": "failed"}`, or 404
 * and 425 with `"processing"`. Only a status beside the very id counts; one that ends the video neither where the service
 * does not find it (it may be too young) nor where it fails itself, nor as a mere "error", which may be the call's.
 */
export function readErrorAnswer(error: ApiError, videoId: string, pins?: ResponsePins): VideoReading | undefined {
  const { status = 0, body } = error;
  if (status < 400 || error instanceof AuthenticationError || error instanceof RateLimitError) return undefined;
  const reading = readVideoResponse(body, status, pins, videoId);
  if (reading.videoId !== videoId || reading.statusText === undefined) return undefined;
  switch (reading.state) {
    case 'queued':
    case 'running':
      return reading;
    case 'failed':
    case 'canceled':
      return status < 500 && status !== 404 && !/^err/i.test(reading.statusText) ? reading : undefined;
    case 'succeeded':
    case 'unknown':
      return undefined;
  }
}
