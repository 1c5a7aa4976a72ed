import * as vscode from 'vscode';
import type { UsageRow } from '../core/library/library';
import { type Video, sandboxService } from '../core/video/video';
import { commandStep } from '../host/nextSteps';
import { formatAmount, serviceName } from '../views/videoText';
import type { Dependencies } from './dependencies';
import { suggestedFile, writing } from './downloadedFiles';

const shownDays = 90;
const dayMs = 86_400_000;

/** The command "Usage" shows a document with the number of videos and the credits spent, for each day and service. */
export async function showUsage({ videos, ui }: Dependencies): Promise<void> {
  const rows = (await videos.library()).usage(Date.now() - shownDays * dayMs);
  await ui.documents.showReport(`${vscode.l10n.t('Usage')}.md`, usageDocument(rows), undefined, 'usage');
}

function usageDocument(rows: readonly UsageRow[]): string {
  const title = `# ${vscode.l10n.t('Usage of the last {0} days', shownDays)}\n\n`;
  if (rows.length === 0) return `${title}${vscode.l10n.t('No videos yet.')}\n`;
  const cells = rows.map(({ day, service, finished, failed, other, credits, withoutCost }) => [
    day,
    serviceName(service).replace(/[^\p{L}\p{N} .:-]/gu, '\\$&'),
    String(finished),
    String(failed),
    String(other),
    withoutCost === 0
      ? formatAmount(credits)
      : vscode.l10n.t('{0} and {1} unknown', formatAmount(credits), withoutCost),
  ]);
  const head = [
    vscode.l10n.t('Day'),
    vscode.l10n.t('Service'),
    vscode.l10n.t('Ready'),
    vscode.l10n.t('Failed'),
    vscode.l10n.t('Other'),
    vscode.l10n.t('Credits spent'),
  ];
  const widths = head.map((name, at) => Math.max(name.length, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at < 2 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const note = vscode.l10n.t(
    'Failed videos that a service refunded cost nothing here once it says so. Unknown: the service has not said what they cost.',
  );
  return `${title}${[line(head), rule, ...cells.map(line)].join('\n')}\n\n${note}\n`;
}

/** Export History…: saves a record of every video as JSON or CSV, depending on the chosen file extension. */
export async function exportHistory({ videos }: Dependencies): Promise<void> {
  const library = await videos.library();
  const name = `video-ads-${new Date().toISOString().slice(0, 10)}.csv`;
  const target = await vscode.window.showSaveDialog({
    title: vscode.l10n.t('Export History'),
    filters: { CSV: ['csv'], JSON: ['json'] },
    defaultUri: suggestedFile(name),
  });
  if (target === undefined) return;
  const records = library
    .search({}, { limit: Number.MAX_SAFE_INTEGER })
    .map((video) => ({ ...historyEntry(video), file: video.savedPath ?? video.copyPath ?? null }));
  const text = target.path.toLowerCase().endsWith('.json')
    ? `${JSON.stringify(records, undefined, 2)}\n`
    : toCsv(records);
  await writing(target, vscode.workspace.fs.writeFile(target, Buffer.from(text)), commandStep('exportHistory'));
  const { length } = records;
  const done = length === 1 ? vscode.l10n.t('Exported 1 video') : vscode.l10n.t('Exported {0} videos', length);
  vscode.window.setStatusBarMessage(done, 5_000);
}

/**
 * The fields of a video that may be exported. Links are not among them, because they expire and may grant access to
 * anyone.
 */
function historyEntry(video: Video): Readonly<Record<string, string | number | null>> {
  const time = (value: number | undefined): string | null =>
    value === undefined ? null : new Date(value).toISOString();
  return {
    key: video.key,
    service: serviceName(video.service),
    baseUrl: video.service === sandboxService ? null : video.service,
    id: video.videoId ?? null,
    state: video.state,
    prompt: video.prompt ?? null,
    duration: video.duration ?? null,
    aspectRatio: video.aspectRatio ?? null,
    batch: video.batch ?? null,
    creditsUsed: video.creditsUsed ?? null,
    createdAt: time(video.createdAt),
    finishedAt: time(video.finishedAt),
    problem: video.errorMessage ?? null,
    section: video.section ?? null,
    verdict: video.verdict ?? null,
    notes: video.notes?.map(({ seconds, text }) => `${seconds.toFixed(1)} s: ${text}`).join('\n') ?? null,
  };
}

/**
 * Formats records as CSV, starting with a byte-order mark. Without the mark, Excel would not read the file as UTF-8.
 */
function toCsv(records: readonly ReturnType<typeof historyEntry>[]): string {
  const names = Object.keys(records[0] ?? { key: '' });
  const rows = records.map((record) => names.map((name) => csvCell(record[name] ?? '')).join(','));
  return `\uFEFF${[names.join(','), ...rows].join('\r\n')}\r\n`;
}

/** Quotes a cell per RFC 4180. A leading apostrophe keeps spreadsheets from running the text as a formula. */
function csvCell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
