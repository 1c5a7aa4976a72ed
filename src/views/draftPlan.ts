import * as vscode from 'vscode';
import { parseJson } from '../api/json';
import type { VideoLibrary } from '../core/library/library';
import { type Video, sandboxService } from '../core/video/video';
import { plainText } from '../host/escapeMarkdown';

/** Upper bounds for the shots and the left-out texts that are named; the rest is "…". */
const [mostShots, mostTexts] = [20, 6];
/** Characters of a left-out text. */
const longestText = 60;

/**
 * One line about a sandbox video: its shots, their seconds, and the parts of the prompt that it leaves out. Undefined
 * for other services, and where the kept response has no readable `plan`: the field is the sandbox's own.
 */
export function draftPlanText(video: Video, library: Pick<VideoLibrary, 'response'>): string | undefined {
  if (video.service !== sandboxService || video.state !== 'succeeded') return undefined;
  const { shots, left_out: leftOut } = fieldsOf(
    fieldsOf(parseJson(library.response(video.key)?.body ?? '')?.value).plan,
  );
  const seconds = listOf(shots).map((shot) => fieldsOf(shot).seconds);
  if (seconds.length === 0 || !seconds.every((it) => typeof it === 'number')) return undefined;
  const times = shortened(seconds, mostShots).map((it) =>
    typeof it === 'string' ? it : vscode.l10n.t('{0} s', it.toLocaleString(vscode.env.language)),
  );
  const texts = listOf(leftOut).flatMap((text) => (typeof text === 'string' ? [plainText(text, longestText)] : []));
  const quoted = shortened(
    texts.filter((text) => text !== '').map((text) => vscode.l10n.t('“{0}”', text)),
    mostTexts,
  );
  const shown =
    seconds.length === 1
      ? vscode.l10n.t('1 shot: {0}.', times.join(', '))
      : vscode.l10n.t('{0} shots: {1}.', seconds.length, times.join(', '));
  return quoted.length === 0 ? shown : `${shown} ${vscode.l10n.t('Left out: {0}.', quoted.join(', '))}`;
}

function shortened<Item>(items: readonly Item[], most: number): (Item | string)[] {
  return items.length > most ? [...items.slice(0, most), '…'] : [...items];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
