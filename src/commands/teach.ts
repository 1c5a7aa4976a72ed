import * as vscode from 'vscode';
import { type ListedValue, listValues, rolesOf } from '../api/decode/listValues';
import { readCreditsResponse } from '../api/decode/readResponse';
import { parseJson } from '../api/json';
import type { CreditsReading, PinRole, ReadingState, ResponsePins, VideoReading } from '../api/types';
import type { VideoLibrary } from '../core/library/library';
import { type Lesson, type Teaching, planLesson, readingsOf, withTeaching } from '../core/teaching/lesson';
import { isInferredEnd } from '../core/video/applyResponse';
import { maskValue } from '../core/video/keptResponse';
import { type ReadingChange, reversed } from '../core/video/readingChange';
import { type ServiceId, type Video, isTeachable } from '../core/video/video';
import { confirm } from '../host/dialogs';
import { plainText } from '../host/escapeMarkdown';
import { UserError } from '../host/userErrors';
import { formatAmount, serviceName, stateLabels, stateText } from '../views/videoText';
import type { Dependencies } from './dependencies';
import { targetVideo } from './target';

/** A quick pick item for one value in the last response about the video or the credits. */
interface ValueItem extends vscode.QuickPickItem {
  readonly listed?: ListedValue;
  readonly isAboutCredits?: boolean;
}

/**
 * Teach…: the user selects a value in a response and its role, such as status or video ID. From then on, the service's
 * responses are decoded accordingly. A confirmation shows the changes before they are applied.
 */
export async function teachResponse(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const video = await targetVideo(dependencies, clicked, selected, isTeachable);
  const library = await dependencies.videos.library();
  if (!isTeachable(video)) {
    throw new UserError(vscode.l10n.t('The responses of the sandbox are always understood.'));
  }
  const { service } = video;
  const before = dependencies.service.settings.services.get(service)?.pins ?? {};
  const teaching = await askTeaching(dependencies, library, video, before);
  if (teaching === undefined) return;
  const lesson: Lesson = { before, after: withTeaching(before, teaching.teaching) };
  const changes = teaching.isAboutCredits ? [] : planLesson(library, service, lesson, Date.now());
  const readings = teaching.isAboutCredits
    ? creditsReadings(teaching.body, lesson)
    : videoReadings(library, video, lesson);
  const name = serviceName(service);
  const detail = [
    describeTeaching(teaching.teaching),
    readings,
    countText(changes),
    vscode.l10n.t('It applies to all videos of {0}. You can undo it.', name),
  ];
  const isSure = await confirm(
    vscode.l10n.t('Read the responses of {0} this way?', name),
    detail.filter((it) => it !== undefined).join('\n\n'),
    vscode.l10n.t('Teach'),
  );
  if (isSure) await apply(dependencies, library, { service, lesson, changes });
}

interface Asked {
  readonly teaching: Teaching;
  readonly isAboutCredits: boolean;
  readonly body: unknown;
}

async function askTeaching(
  dependencies: Dependencies,
  library: VideoLibrary,
  video: Video,
  pins: ResponsePins,
): Promise<Asked | undefined> {
  const response = library.response(video.key);
  const json = response && parseJson(response.body);
  if (response === undefined || json === undefined) {
    throw new UserError(
      response === undefined
        ? vscode.l10n.t("The service hasn't responded about this video yet.")
        : vscode.l10n.t("The response isn't JSON, so there is no value to point to. Show Response shows it."),
    );
  }
  const title = vscode.l10n.t('Teach {0}', serviceName(video.service));
  const reading = readingsOf(video, response, { before: pins, after: pins })?.before;
  const credits = parseJson(dependencies.ui.exchanges.credits(video.service) ?? '');
  const items: ValueItem[] = [
    ...listValues(json.value).map((listed) => toItem(listed, reading)),
    ...(credits === undefined
      ? []
      : [
          { label: vscode.l10n.t('Response about the credits'), kind: vscode.QuickPickItemKind.Separator },
          ...listValues(credits.value).map((listed) => ({ ...toItem(listed, undefined), isAboutCredits: true })),
        ]),
  ];
  const placeHolder = vscode.l10n.t('Select the value that was not understood');
  const chosen = await vscode.window.showQuickPick(items, { title, placeHolder, matchOnDescription: true });
  if (chosen?.listed === undefined) return undefined;
  const isAboutCredits = chosen.isAboutCredits === true;
  const teaching = await askRole(chosen.label, chosen.listed, isAboutCredits, reading);
  return teaching && { teaching, isAboutCredits, body: isAboutCredits ? credits?.value : json.value };
}

async function askRole(
  label: string,
  { pointer, value }: ListedValue,
  isAboutCredits: boolean,
  reading: VideoReading | undefined,
): Promise<Teaching | undefined> {
  const roles: readonly PinRole[] = isAboutCredits ? ['balance'] : rolesOf(value);
  if (roles.length === 0) throw new UserError(vscode.l10n.t('This value is empty.'));
  const chosen = await vscode.window.showQuickPick(
    roles.map((role) => ({ role, label: roleText(role) })),
    { title: label, placeHolder: vscode.l10n.t('What is this value?') },
  );
  if (chosen === undefined) return undefined;
  const { role } = chosen;
  if (role !== 'status') return { role, pointer };
  const word = String(value);
  const labels = stateLabels();
  const meaning = await vscode.window.showQuickPick(
    teachableStates.map((state) => ({ state, label: labels[state], detail: meaningText(state) })),
    {
      title: vscode.l10n.t('What does “{0}” mean?', plainText(word, 40)),
      placeHolder: vscode.l10n.t('Select the state of a video with this status'),
    },
  );
  if (meaning === undefined) return undefined;
  // Stores no JSON pointer if the decoder found this status by itself. With a pointer, the decoder would miss the
  // status in responses that contain it elsewhere.
  const isFound = reading?.statusText === word;
  return { role, pointer: isFound ? undefined : pointer, word, state: meaning.state };
}

const teachableStates = [
  'queued',
  'running',
  'succeeded',
  'failed',
  'canceled',
] as const satisfies readonly ReadingState[];

function meaningText(state: (typeof teachableStates)[number]): string {
  switch (state) {
    case 'queued':
      return vscode.l10n.t('The video waits for its turn. It is checked again.');
    case 'running':
      return vscode.l10n.t('The video is being generated. It is checked again.');
    case 'succeeded':
      return vscode.l10n.t('The video is finished and has a link.');
    case 'failed':
      return vscode.l10n.t("The video won't be finished. It is no longer checked.");
    case 'canceled':
      return vscode.l10n.t('Somebody canceled the video at the service. It is no longer checked.');
  }
}

function roleText(role: PinRole): string {
  switch (role) {
    case 'status':
      return vscode.l10n.t('This is the status');
    case 'videoId':
      return vscode.l10n.t('This is the video ID');
    case 'videoUrl':
      return vscode.l10n.t('This is the video link');
    case 'progress':
      return vscode.l10n.t('This is the progress');
    case 'reason':
      return vscode.l10n.t('This is the reason for a failure');
    case 'balance':
      return vscode.l10n.t('This is the balance');
  }
}

/**
 * Creates an item such as `data.job.phase: "spilled"`. The description names the role that the decoder currently
 * assigns to the value.
 */
function toItem(listed: ListedValue, reading: VideoReading | undefined): ValueItem {
  const names = listed.pointer
    .split('/')
    .slice(1)
    .map((it) => it.replaceAll('~1', '/').replaceAll('~0', '~'));
  const value = JSON.stringify(maskValue(names.at(-1) ?? '', listed.value));
  const label = [names.join('.'), value].filter((it) => it !== '').join(': ');
  const role = reading && readAs(listed.value, reading);
  return { label: plainText(label, 120), listed, ...(role === undefined ? {} : { description: role }) };
}

function readAs(value: ListedValue['value'], reading: VideoReading): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  switch (String(value)) {
    case reading.statusText:
      return vscode.l10n.t('read as the status');
    case reading.videoId:
      return vscode.l10n.t('read as the video ID');
    case reading.videoUrl:
      return vscode.l10n.t('read as the video link');
    default:
      return undefined;
  }
}

function describeTeaching(teaching: Teaching): string | undefined {
  if (teaching.role !== 'status') return undefined;
  const { word, state } = teaching;
  return vscode.l10n.t('“{0}” means “{1}”.', plainText(word, 40), stateLabels()[state]);
}

/** Describes how a video's last response is decoded before and after the user's change. */
function videoReadings(library: VideoLibrary, video: Video, lesson: Lesson): string | undefined {
  const response = library.response(video.key);
  const readings = response && readingsOf(video, response, lesson);
  if (readings === undefined) return undefined;
  return beforeAndAfter(readingText(readings.before), readingText(readings.after));
}

function creditsReadings(body: unknown, { before, after }: Lesson): string {
  const text = ({ balance }: CreditsReading): string =>
    balance === undefined ? vscode.l10n.t('Balance unknown.') : vscode.l10n.t('Balance: {0}.', formatAmount(balance));
  return beforeAndAfter(text(readCreditsResponse(body, before)), text(readCreditsResponse(body, after)));
}

function beforeAndAfter(before: string, after: string): string {
  return [vscode.l10n.t('Before: {0}', before), vscode.l10n.t('After: {0}', after)].join('\n');
}

function readingText(reading: VideoReading): string {
  const { state, statusText, videoId, progress, videoUrl, errorMessage } = reading;
  const label = stateLabels()[state];
  const parts = [
    isInferredEnd(reading) ? vscode.l10n.t('likely {0}, to be confirmed by later checks', label) : label,
    state === 'unknown' && statusText !== undefined ? `“${plainText(statusText, 40)}”` : undefined,
    videoId === undefined ? vscode.l10n.t('no ID') : vscode.l10n.t('ID {0}', plainText(videoId, 60)),
    progress === undefined ? undefined : `${Math.floor(progress * 100)}%`,
    videoUrl === undefined ? undefined : vscode.l10n.t('link {0}', plainText(videoUrl.replace(/[?#].*$/s, ''), 100)),
    errorMessage === undefined ? undefined : plainText(errorMessage, 120),
  ];
  return parts.filter((it) => it !== undefined).join(' · ');
}

function countText(changes: readonly ReadingChange[]): string {
  if (changes.length === 0) return vscode.l10n.t('No video in the list changes now.');
  const states = Map.groupBy(changes, ({ after }) => stateText(after));
  const counts = [...states].map(([state, alike]) => `${alike.length} × ${state}`).join(', ');
  return changes.length === 1
    ? vscode.l10n.t('1 video changes: {0}.', counts)
    : vscode.l10n.t('{0} videos change: {1}.', changes.length, counts);
}

interface Decided {
  readonly service: ServiceId;
  readonly lesson: Lesson;
  readonly changes: readonly ReadingChange[];
}

/** Saves the setting first, so that a status check during the library update already uses it. */
async function apply(dependencies: Dependencies, library: VideoLibrary, decided: Decided): Promise<void> {
  const { settings, credits } = dependencies.service;
  const { service, lesson, changes } = decided;
  const unset = await settings.setPins(service, lesson.after);
  const done = await library.changeReadings(changes);
  void credits.refresh();
  const undo = vscode.l10n.t('Undo');
  const name = serviceName(service);
  const message =
    done.length === 1
      ? vscode.l10n.t('The responses of {0} are read as you taught it. 1 video changed.', name)
      : vscode.l10n.t('The responses of {0} are read as you taught it. {1} videos changed.', name, done.length);
  // Not awaited: the notification stays open until the user closes it.
  void vscode.window.showInformationMessage(message, undo).then(async (chosen) => {
    if (chosen !== undefined) await takeBack(dependencies, unset, done);
  });
}

async function takeBack(
  { videos, ui, service: { credits } }: Dependencies,
  unset: () => Promise<void>,
  done: readonly ReadingChange[],
): Promise<void> {
  try {
    await unset();
    await (await videos.library()).changeReadings(done.map(reversed));
    void credits.refresh();
  } catch (error) {
    ui.problems.report(error, 'Teach: undo');
  }
}
