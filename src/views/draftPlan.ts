import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import { readDraftPlan } from '../core/video/draftPlan';
import { type Video, sandboxService } from '../core/video/video';
import { plainText } from '../host/escapeMarkdown';

/** The maximum numbers of listed shots and quoted prompt parts. "…" stands for the rest. */
const [mostShots, mostTexts] = [20, 6];
/** The maximum length of a quoted prompt part, in characters. */
const longestText = 60;

/** One line about a sandbox video: the number of shots, each shot's duration, and the omitted parts of the prompt. */
export function draftPlanText(video: Video, library: Pick<VideoLibrary, 'response'>): string | undefined {
  if (video.service !== sandboxService || video.state !== 'succeeded') return undefined;
  const plan = readDraftPlan(library.response(video.key)?.body ?? '');
  if (plan === undefined) return undefined;
  const count = plan.seconds.length;
  const times = shortened(
    plan.seconds.map((it) => vscode.l10n.t('{0} s', it.toLocaleString(vscode.env.language))),
    mostShots,
  );
  const shown = count === 1 ? vscode.l10n.t('1 shot: {0}.', times) : vscode.l10n.t('{0} shots: {1}.', count, times);
  const texts = plan.leftOut.map((text) => plainText(text, longestText)).filter((text) => text !== '');
  if (texts.length === 0) return shown;
  const quoted = texts.map((text) => vscode.l10n.t('“{0}”', text));
  return `${shown} ${vscode.l10n.t('Left out: {0}.', shortened(quoted, mostTexts))}`;
}

function shortened(items: readonly string[], most: number): string {
  return (items.length > most ? [...items.slice(0, most), '…'] : items).join(', ');
}
