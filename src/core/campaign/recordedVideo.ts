import type { RequestFields } from '../../api/types';
import { maskValue } from '../video/keptResponse';
import { toRequestFields } from '../video/requestFields';
import { filledFields, isFinished, isPrompted, type Video } from '../video/video';
import { versionFingerprint } from '../video/fingerprint';
import { recordEntry, type RecordedVideo } from './record';
import type { HandedOver } from './takes';

/**
 * Creates a video's record entry.
 * @param copy the copy in the target folder, if the video was handed over
 * @returns undefined if the service has not confirmed the video, if the user added it by its ID, or if a value is not
 * allowed in records
 */
export function recordedVideo(video: Video, copy?: Omit<HandedOver, 'video'>): RecordedVideo | undefined {
  const { service, videoId, state, createdAt, changedAt, verdictAt = 0, finishedAt = 0 } = video;
  if (!isPrompted(video) || videoId === undefined || state === 'unconfirmed') return undefined;
  const { prompt, duration, aspectRatio } = video;
  const format = copy?.format ?? video.format;
  const updatedAt = Math.max(changedAt, verdictAt, finishedAt);
  const fields = filledFields<RecordedVideo>({
    section: copy?.section ?? video.section ?? '',
    duration,
    aspectRatio,
    fingerprint: video.fingerprint ?? versionFingerprint(prompt, duration, aspectRatio),
    service,
    videoId,
    state: state === 'succeeded' ? 'ready' : isFinished(video) ? 'failed' : 'pending',
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
    credits: video.creditsUsed,
    extraFields: sharedFields(video.extraFields),
    verdict: video.verdict,
    handedOver: copy && { at: new Date(copy.writtenAt).toISOString(), file: copy.file, sha256: copy.sha256 },
    delivered:
      format &&
      filledFields<NonNullable<RecordedVideo['delivered']>>({
        width: format.video?.width,
        height: format.video?.height,
        seconds: format.seconds,
        frameRate: format.video?.frameRate,
        video: format.video?.codec,
        sound: format.sound?.codec,
      }),
  });
  return recordEntry(fields);
}

/** Masks credentials and links in extra request fields, because other people can read the record. */
function sharedFields(fields: RequestFields | undefined): RequestFields | undefined {
  if (fields === undefined) return undefined;
  const masked = JSON.stringify(fields, (name, value: unknown) =>
    typeof value === 'string' && value.includes('://') ? '•••' : maskValue(name, value),
  );
  return toRequestFields(JSON.parse(masked));
}
