import * as vscode from 'vscode';
import type { VideoFilter } from '../core/library/library';
import { fieldsOf } from '../core/unknownData';
import type { ServiceId, VideoState } from '../core/video/video';
import { plainText } from '../host/escapeMarkdown';
import { type Grouping, groupings } from './videoGroups';
import { durationText, serviceName, stateLabels } from './videoText';

/** The filter and grouping of the Videos view. A listed video matches every defined field of the filter. */
export interface ShownVideos {
  readonly text?: string;
  readonly state?: StateFilter;
  readonly verdict?: VerdictFilter;
  readonly duration?: number;
  readonly aspectRatio?: string;
  readonly service?: ServiceId;
  readonly grouping: Grouping;
}

const inProgress: readonly VideoState[] = ['submitting', 'queued', 'running', 'unknown'];

/** The states that users can filter by, in the order of the filter's menu. */
export const stateFilterNames = ['inProgress', 'ready', 'failed', 'unconfirmed', 'notChecked', 'dismissed'] as const;

type StateFilter = (typeof stateFilterNames)[number];

const stateFilters: Readonly<Record<StateFilter, VideoFilter>> = {
  inProgress: { states: inProgress, stopped: false },
  ready: { states: ['succeeded'] },
  failed: { states: ['failed', 'rejected', 'canceled', 'gone'] },
  unconfirmed: { states: ['unconfirmed'], stopped: false },
  notChecked: { states: [...inProgress, 'unconfirmed'], stopped: true },
  dismissed: { dismissed: true },
};

/** The verdicts that users can filter by. */
export const verdictFilterNames = ['kept', 'undecided', 'rejected', 'notRejected'] as const;

type VerdictFilter = (typeof verdictFilterNames)[number];

const verdictFilters: Readonly<Record<VerdictFilter, VideoFilter>> = {
  kept: { verdicts: ['kept'] },
  undecided: { states: ['succeeded'], verdicts: ['none'] },
  rejected: { verdicts: ['rejected'] },
  notRejected: { verdicts: ['kept', 'none'] },
};

export function verdictFilterLabels(): Readonly<Record<VerdictFilter, string>> {
  return {
    kept: vscode.l10n.t('kept'),
    undecided: vscode.l10n.t('ready, without a verdict'),
    rejected: vscode.l10n.t('rejected by you'),
    notRejected: vscode.l10n.t('all but rejected ones'),
  };
}

export function stateFilterLabels(): Readonly<Record<StateFilter, string>> {
  const labels = stateLabels();
  return {
    inProgress: vscode.l10n.t('in progress'),
    ready: labels.succeeded,
    failed: vscode.l10n.t('failed or not started'),
    unconfirmed: labels.unconfirmed,
    notChecked: vscode.l10n.t('not checked'),
    dismissed: vscode.l10n.t('dismissed'),
  };
}

/** Converts the fields to a filter for a search of the library. Returns undefined if every video is shown. */
export function filterOf({ state, verdict, grouping: _grouping, ...filter }: ShownVideos): VideoFilter | undefined {
  const whole: VideoFilter = {
    ...filter,
    ...(verdict === undefined ? {} : verdictFilters[verdict]),
    ...(state === undefined ? {} : stateFilters[state]),
  };
  return Object.keys(whole).length === 0 ? undefined : whole;
}

/** The filter as text for the message above the rows: `ready · 9:16`. Undefined if every video is shown. */
export function filterText({ text, state, verdict, duration, aspectRatio, service }: ShownVideos): string | undefined {
  const parts = [
    text === undefined ? undefined : vscode.l10n.t('“{0}”', plainText(text, 40)),
    state === undefined ? undefined : stateFilterLabels()[state],
    verdict === undefined ? undefined : verdictFilterLabels()[verdict],
    duration === undefined ? undefined : durationText(duration),
    aspectRatio === undefined ? undefined : plainText(aspectRatio, 20),
    service === undefined ? undefined : serviceName(service),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' · ');
}

/** Parses the filter and grouping that a window saved. Ignores invalid fields. */
export function readShownVideos(value: unknown): ShownVideos {
  const { text, state, verdict, duration, aspectRatio, service, grouping } = fieldsOf(value);
  const verdictFilter = verdictFilterNames.find((it) => it === verdict);
  const stateFilter = stateFilterNames.find((it) => it === state);
  return {
    ...(typeof text === 'string' && text !== '' && { text }),
    ...(stateFilter !== undefined && { state: stateFilter }),
    ...(verdictFilter !== undefined && { verdict: verdictFilter }),
    ...(typeof duration === 'number' && { duration }),
    ...(typeof aspectRatio === 'string' && { aspectRatio }),
    ...(typeof service === 'string' && { service }),
    grouping: groupings.find((it) => it === grouping) ?? 'batch',
  };
}
