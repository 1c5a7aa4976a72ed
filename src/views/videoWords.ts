import * as vscode from 'vscode';
import { type Video, isFinished, isRejected, sandboxService } from '../core/video/video';
import { plainText } from '../host/plainText';

/** The beginning of the prompt; a video that was started elsewhere has none here. */
export function promptWords({ prompt }: Video, length: number): string {
  return prompt === '' ? vscode.l10n.t('Started elsewhere') : plainText(prompt, length);
}

/** Whether nobody follows it though it is not over. */
export function isLeftAlone(video: Video): boolean {
  return video.stopped && !isFinished(video);
}

/** The state of a video in the user's words; a status word nobody knows is shown as the service wrote it. */
export function stateWords(video: Video): string {
  if (isLeftAlone(video)) return vscode.l10n.t('not tracked');
  switch (video.state) {
    case 'submitting':
      return vscode.l10n.t('sending');
    case 'unconfirmed':
      return vscode.l10n.t('unconfirmed');
    case 'queued':
      return vscode.l10n.t('queued');
    case 'running':
      return video.progress === undefined
        ? vscode.l10n.t('running')
        : vscode.l10n.t('running {0} %', Math.floor(video.progress * 100));
    case 'succeeded':
      return video.videoUrl === undefined && video.fileName === undefined
        ? vscode.l10n.t('finished, no link')
        : vscode.l10n.t('ready');
    case 'failed':
      return isRejected(video) ? vscode.l10n.t('not started') : vscode.l10n.t('failed');
    case 'canceled':
      return vscode.l10n.t('canceled');
    case 'gone':
      return vscode.l10n.t('gone');
    case 'unknown':
      return video.statusText === undefined || video.statusText === ''
        ? vscode.l10n.t('status unknown')
        : `“${plainText(video.statusText, 30)}”`;
  }
}

/** What its state means and what can be done about it, in a sentence; undefined where the state says it all. */
export function stateExplanation(video: Video): string | undefined {
  if (isLeftAlone(video)) return vscode.l10n.t('You stopped tracking it. The service goes on with it all the same.');
  switch (video.state) {
    case 'unconfirmed':
      return vscode.l10n.t(
        'The request may have reached the service, but no usable answer arrived: credits may have been spent. Attach its id if the service lists it, try again, or dismiss it.',
      );
    case 'failed':
      return isRejected(video) ? vscode.l10n.t('Nothing was started, so nothing was spent.') : undefined;
    case 'gone':
      return vscode.l10n.t('The service no longer knows this video.');
    case 'succeeded':
      return video.videoUrl === undefined && video.fileName === undefined
        ? vscode.l10n.t('Finished, but the service gave no link. See Show Reply for what it said.')
        : undefined;
    case 'unknown':
      return vscode.l10n.t('The service uses a status word that is not known; the video is still followed.');
    case 'submitting':
    case 'queued':
    case 'running':
    case 'canceled':
      return undefined;
  }
}

export function lengthWords(duration: number): string {
  return vscode.l10n.t('{0} s', duration);
}

/** The name of a service as shown: the sandbox, or the host of its address. */
export function serviceWords(service: string): string {
  if (service === sandboxService) return vscode.l10n.t('sandbox');
  return URL.canParse(service) ? new URL(service).host : plainText(service, 60);
}

export function amountWords(amount: number): string {
  return amount.toLocaleString(vscode.env.language, { maximumFractionDigits: 2 });
}

export function timeWords(time: number): string {
  const date = new Date(time);
  const sameDay = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(
    vscode.env.language,
    sameDay ? { timeStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' },
  );
}
