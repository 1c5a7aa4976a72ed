import * as vscode from 'vscode';
import type { RequestFields } from '../api/types';
import { findMismatches } from '../core/campaign/mismatches';
import {
  type ServiceId,
  type Video,
  type VideoFile,
  type VideoState,
  isUnchecked,
  sandboxService,
} from '../core/video/video';
import { hasNoLink, isNotDownloaded } from '../core/video/videoFile';
import { plainText, withoutMarkdown } from '../host/escapeMarkdown';
import { nameCodec } from '../core/media/codecNames';

/** The maximum number of characters of a prompt in text for screen readers. */
export const spokenCharacters = 120;

/**
 * The beginning of a prompt, with its Markdown syntax removed. A longer prompt is cut and ends with an ellipsis. If the
 * video has no prompt, the text is “Added by ID”.
 * @param length the maximum number of characters
 */
export function promptText({ prompt }: Pick<Video, 'prompt'>, length: number): string {
  if (prompt === undefined) return vscode.l10n.t('Added by ID');
  return plainText(withoutMarkdown(prompt.slice(0, 10 * length)), length);
}

/** The state of a video. An unrecognized status is shown as the service wrote it. */
export function stateText(video: Video): string {
  return describeState(video).text;
}

/** The state of a video for its row, shortened where possible: `51%` instead of `running 51%`. */
function rowState(video: Video): string {
  const { text, short = text } = describeState(video);
  return short;
}

function describeState(video: Video): { readonly text: string; readonly short?: string } {
  const { state, request, statusText = '' } = video;
  if (video.dismissedAt !== undefined) return { text: vscode.l10n.t('dismissed') };
  if (isUnchecked(video)) return { text: vscode.l10n.t('not checked') };
  if (video.sameAs !== undefined) {
    return { text: vscode.l10n.t('same video as another'), short: vscode.l10n.t('duplicate') };
  }
  if (isNotDownloaded(video)) {
    return { text: vscode.l10n.t('ready, not downloaded'), short: vscode.l10n.t('not downloaded') };
  }
  if (hasNoLink(video)) {
    return { text: vscode.l10n.t('completed, no video URL'), short: vscode.l10n.t('no video URL') };
  }
  if (state === 'submitting' && request.state !== 'held') {
    return { text: vscode.l10n.t('submitting, waiting for a response'), short: stateLabels().submitting };
  }
  const percent = percentOf(video);
  if (percent !== undefined) {
    return { text: vscode.l10n.t('running {0}%', percent), short: vscode.l10n.t('{0}%', percent) };
  }
  if (state === 'unknown' && statusText !== '') return { text: vscode.l10n.t('“{0}”', plainText(statusText, 30)) };
  return { text: stateLabels()[state] };
}

/** The progress of a running video in percent, rounded down. Undefined if unknown. */
function percentOf({ state, progress, stopped }: Video): number | undefined {
  return state !== 'running' || progress === undefined || stopped ? undefined : Math.floor(progress * 100);
}

/** Explains why the video's file could not be downloaded. Returns undefined if no download failed. */
export function fileProblemText(file: VideoFile): string | undefined {
  if (file.state === 'failed') return file.reason;
  if (file.state !== 'tooLarge') return undefined;
  return vscode.l10n.t(
    'The file is larger than {0} MB: the free space on this disk, or the limit of 4 GB. Open the video in the browser.',
    Math.round(file.limit / 1e6),
  );
}

let labels: Readonly<Record<VideoState, string>> | undefined;

/** The displayed names of the states. The Find Video command also searches these names. */
export function stateLabels(): Readonly<Record<VideoState, string>> {
  return (labels ??= {
    submitting: vscode.l10n.t('submitting'),
    unconfirmed: vscode.l10n.t('unconfirmed'),
    rejected: vscode.l10n.t('not started'),
    queued: vscode.l10n.t('queued'),
    running: vscode.l10n.t('running'),
    succeeded: vscode.l10n.t('ready'),
    failed: vscode.l10n.t('failed'),
    canceled: vscode.l10n.t('canceled'),
    gone: vscode.l10n.t('not found'),
    unknown: vscode.l10n.t('status unknown'),
  });
}

/** The duration and the aspect ratio, such as `4 s` and `9:16`. Leaves out unknown values. */
export function formatDetails({ duration, aspectRatio }: Video): string[] {
  return [
    ...(duration === undefined ? [] : [durationText(duration)]),
    ...(aspectRatio === undefined ? [] : [plainText(aspectRatio, 20)]),
  ];
}

/**
 * The details beside a row's title: `ready · 4 s · 9:16 · 2 min`. If the progress is known, there is a percentage and
 * no age: `51% · 4 s · 9:16`.
 * @param service the service in use; if the video is from another service, the details include that service's name
 * @param format duration and aspect ratio; empty if the title already shows them
 */
export function rowDetails(video: Video, service: ServiceId = video.service, format = formatDetails(video)): string[] {
  return [
    rowState(video),
    ...format,
    ...(percentOf(video) === undefined ? [formatAge(video.createdAt)] : []),
    ...(video.service === service ? [] : [serviceName(video.service)]),
  ];
}

/** A row's text for screen readers: “Fresh sourdough at six, ready, 4 seconds, 9:16, 2 minutes ago, Sandbox”. */
export function spokenRow(video: Video, service: ServiceId): string {
  return [
    promptText(video, spokenCharacters),
    stateText(video),
    video.duration === 1 ? vscode.l10n.t('1 second') : undefined,
    video.duration !== undefined && video.duration > 1 ? vscode.l10n.t('{0} seconds', video.duration) : undefined,
    video.aspectRatio,
    formatAgo(video.createdAt),
    video.service === service ? undefined : serviceName(video.service),
  ]
    .filter((detail) => detail !== undefined)
    .join(', ');
}

/**
 * The time that has passed since `time`, in the largest unit that fits: `2 min`.
 * @param time in ms since the epoch
 */
function formatAge(time: number): string {
  const minutes = Math.floor((Date.now() - time) / 60_000);
  if (minutes < 1) return vscode.l10n.t('now');
  if (minutes < 60) return vscode.l10n.t('{0} min', minutes);
  if (minutes < 24 * 60) return vscode.l10n.t('{0} h', Math.floor(minutes / 60));
  return vscode.l10n.t('{0} d', Math.floor(minutes / 1440));
}

/** Cached, because creating the formatter takes longer than drawing the rest of a row. */
let relativeTime: Intl.RelativeTimeFormat | undefined;

/**
 * The time that has passed since `time`, in words: `2 minutes ago`.
 * @param time in ms since the epoch
 */
export function formatAgo(time: number): string {
  const minutes = Math.floor((Date.now() - time) / 60_000);
  if (minutes < 1) return vscode.l10n.t('just now');
  // Without a translation for VS Code's language, the extension's text is in English, so the age is in English too.
  const language = vscode.l10n.bundle === undefined ? 'en' : vscode.env.language;
  relativeTime ??= new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (minutes < 60) return relativeTime.format(-minutes, 'minute');
  if (minutes < 48 * 60) return relativeTime.format(-Math.floor(minutes / 60), 'hour');
  return relativeTime.format(-Math.floor(minutes / 1440), 'day');
}

/**
 * The next time at which `formatAge` or `formatAgo` may return a different age for `time`. An age changes every minute
 * in the first hour, every hour in the first two days, and then every day.
 * @param time in ms since the epoch
 * @returns in ms since the epoch
 */
export function nextAgeAt(time: number): number {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
  const age = Date.now() - time;
  const step = age < hour ? minute : age < 2 * day ? hour : day;
  return time + (Math.floor(age / step) + 1) * step;
}

/** Explains a video's state and what the user can do. Undefined for self-explanatory states. */
export function stateExplanation(video: Video): string | undefined {
  if (video.dismissedAt !== undefined) {
    return vscode.l10n.t(
      'You dismissed this video. It is deleted after a week. Resume Checking puts it back into the list.',
    );
  }
  if (isUnchecked(video)) return vscode.l10n.t('Checking stopped. The service may still finish this video.');
  if (video.sameAs !== undefined) {
    return vscode.l10n.t(
      'The service gave this request the ID of another video in the list, so there is one video for both.',
    );
  }
  switch (video.state) {
    case 'unconfirmed':
      return vscode.l10n.t(
        'The request may have reached the service, but no usable response arrived, so credits may have been spent. Enter its video ID if the service lists it, try again, or dismiss it.',
      );
    case 'rejected':
      return vscode.l10n.t('Nothing was started, so no credits were spent.');
    case 'gone':
      return vscode.l10n.t('The service no longer has this video.');
    case 'succeeded':
      if (!hasNoLink(video)) return undefined;
      return vscode.l10n.t('The service gave no video URL. Show Response shows what it sent.');
    case 'unknown':
      return vscode.l10n.t('Unrecognized status. Still checking.');
    case 'submitting':
      if (video.request.state === 'held') return vscode.l10n.t('Not sent yet. A few requests are sent at a time.');
      return vscode.l10n.t(
        'Waiting for a response since {0}. Some services respond only when the video is done.',
        formatTime(video.request.state === 'sent' ? video.request.at : video.createdAt),
      );
    case 'queued':
    case 'running':
    case 'failed':
    case 'canceled':
      return undefined;
  }
}

/** The user's verdict on a video, as text. Undefined if there is none. */
export function verdictText({ verdict }: Video): string | undefined {
  if (verdict === undefined) return undefined;
  return verdict === 'kept' ? vscode.l10n.t('kept') : vscode.l10n.t('rejected by you');
}

/**
 * The differences between the delivered file and the request: “asked for 9:16, delivered 16:9”. Undefined if there are
 * none.
 */
export function mismatchText({ format, duration, aspectRatio }: Video): string | undefined {
  const mismatches = format === undefined ? [] : findMismatches({ duration, aspectRatio }, format);
  const texts = mismatches.map((mismatch) =>
    mismatch.option === 'aspectRatio'
      ? vscode.l10n.t('asked for {0}, delivered {1}', mismatch.asked, mismatch.delivered)
      : vscode.l10n.t('asked for {0} s, delivered {1} s', mismatch.asked, mismatch.delivered),
  );
  return texts.length === 0 ? undefined : texts.join(', ');
}

/** The format of the downloaded file: “720 × 1280 · 4 s · 25 fps · H.264 · AAC”. */
export function formatText({ format }: Video): string | undefined {
  if (format === undefined) return undefined;
  const { video, sound, seconds } = format;
  const details = [
    video === undefined ? undefined : `${video.width} × ${video.height}`,
    seconds === undefined ? undefined : vscode.l10n.t('{0} s', formatAmount(seconds)),
    video?.frameRate === undefined ? undefined : vscode.l10n.t('{0} fps', formatAmount(video.frameRate)),
    video === undefined ? undefined : plainText(nameCodec(video.codec), 30),
    sound === undefined ? vscode.l10n.t('no sound') : plainText(nameCodec(sound.codec), 30),
  ];
  return details.filter((detail) => detail !== undefined).join(' · ');
}

export function durationText(seconds: number): string {
  return vscode.l10n.t('{0} s', seconds);
}

/** The extra fields of a request: `model: "x", seed: 7`. Undefined if there are none. */
export function extraFieldsText(fields: RequestFields | undefined, length = 200): string | undefined {
  if (fields === undefined) return undefined;
  const parts = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return plainText(parts.join(', '), length);
}

let ownNames: ReadonlyMap<ServiceId, string> = new Map();

export function nameServices(names: ReadonlyMap<ServiceId, string>): void {
  ownNames = names;
}

/** The name that is shown instead of a service's host: “Sandbox”, or the name that the user gave the service. */
export function givenName(service: ServiceId): string | undefined {
  if (service === sandboxService) return vscode.l10n.t('Sandbox');
  const own = ownNames.get(service);
  return own === undefined ? undefined : plainText(own, 60);
}

/** The display name of a service: “Sandbox”, the name that the user gave the service, or the host of its base URL. */
export function serviceName(service: ServiceId): string {
  const given = givenName(service);
  if (given !== undefined) return given;
  return URL.canParse(service) ? new URL(service).host : plainText(service, 60);
}

/** The name of a service for use inside a sentence, such as “the sandbox” in “at the sandbox”. */
export function serviceInSentence(service: ServiceId): string {
  return service === sandboxService ? vscode.l10n.t('the sandbox') : serviceName(service);
}

export function formatAmount(amount: number): string {
  return amount.toLocaleString(vscode.env.language, { maximumFractionDigits: 2 });
}

export function creditsText(amount: number): string {
  return amount === 1 ? vscode.l10n.t('1 credit') : vscode.l10n.t('{0} credits', formatAmount(amount));
}

/**
 * A sentence for a video that cost nothing.
 * @param amount the refunded credits; 0 if the balance did not change
 */
export function returnedText(amount: number): string {
  if (amount === 0) return vscode.l10n.t('Your credits are unchanged.');
  return amount === 1
    ? vscode.l10n.t('1 credit was returned.')
    : vscode.l10n.t('{0} credits were returned.', formatAmount(amount));
}

/**
 * The balances before and after a request, which show whether the request was charged. Undefined if one of them is
 * unknown.
 */
export function balancesText(before: number | undefined, after: number | undefined): string | undefined {
  if (before === undefined || after === undefined) return undefined;
  if (before === after) return returnedText(0);
  return vscode.l10n.t('Balance before: {0}. Balance after: {1}.', formatAmount(before), formatAmount(after));
}

/** A file size with its unit: `34.5 MB`. */
export function formatBytes(bytes: number): string {
  const format = (amount: number): string => amount.toLocaleString(vscode.env.language, { maximumFractionDigits: 1 });
  return bytes < 1e9 ? vscode.l10n.t('{0} MB', format(bytes / 1e6)) : vscode.l10n.t('{0} GB', format(bytes / 1e9));
}

/**
 * Formats a local time. Leaves out the date if it is today.
 * @param time in ms since the epoch
 */
export function formatTime(time: number): string {
  const date = new Date(time);
  return date.toLocaleString(
    vscode.env.language,
    isToday(time) ? { timeStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' },
  );
}

export function isToday(time: number): boolean {
  return new Date(time).toDateString() === new Date().toDateString();
}

/** The start of tomorrow in local time, in ms since the epoch. */
export function nextMidnight(): number {
  return new Date().setHours(24, 0, 0, 0);
}
