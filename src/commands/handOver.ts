import path from 'node:path';
import * as vscode from 'vscode';
import { handOver, HandOverError, type HandOverResult, reviewPageName } from '../core/campaign/handOver';
import { chooseTakes, type Take } from '../core/campaign/takes';
import { sandboxService } from '../core/video/video';
import { type DownloadedVideo, isDownloaded, isPlayable } from '../core/video/videoFile';
import { confirm, firstNames } from '../host/dialogs';
import { downloadVideo } from '../host/downloadVideo';
import { plainText } from '../host/escapeMarkdown';
import { canOpenFiles, commandStep, offer, openFile } from '../host/nextSteps';
import { reasonOf, UserError } from '../host/userErrors';
import { completeStep } from '../host/walkthrough';
import { durationText, promptText } from '../views/videoText';
import type { Dependencies } from './dependencies';
import { askFolder, notDownloaded, suggestedFile } from './downloadedFiles';
import { isMarkdown, textEditor } from './prompts';
import { meantVideos } from './target';

interface Delivery {
  readonly title: string;
  /** The URI of the brief. Undefined if the user hands over selected videos. */
  readonly brief: vscode.Uri | undefined;
  readonly takes: readonly Take[];
  /** The names of the versions that have no videos, or only rejected ones. */
  readonly missing: readonly string[];
}

/** A video that could not be copied. */
interface Failure {
  readonly name: string;
  readonly cause: unknown;
}

/**
 * Hand Over…: copies one video for each version of a brief, or the selected videos, into a folder. Adds a review page.
 */
export async function handOverVideos(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const delivery = await deliveryOf(dependencies, clicked, selected);
  const { takes, brief } = delivery;
  if (takes.length === 0) {
    throw new UserError(vscode.l10n.t('No version of this brief has a video to hand over.'));
  }
  if (!(await confirmDelivery(delivery))) return;
  const to = await askFolder(vscode.l10n.t('Hand Over'), vscode.l10n.t('Hand Over Here'), suggestedFile(''));
  if (to === undefined) return;
  if (to.scheme !== 'file') throw new UserError(vscode.l10n.t('Select a folder on this computer.'));
  const { copies, recorded, failures } = await copyAll(dependencies, delivery, to);
  if (brief !== undefined) dependencies.ui.records.add(brief.toString(), recorded);
  const [first] = failures;
  if (first !== undefined) {
    const reason = first.cause instanceof HandOverError ? first.cause.message : reasonOf(first.cause);
    const name = plainText(first.name, 80);
    throw new UserError(
      vscode.l10n.t('Handed over {0} of {1} videos. {2}: {3}', copies.length, takes.length, name, reason),
      [commandStep('handOver', clicked, selected)],
      { cause: first.cause },
    );
  }
  completeStep('campaign');
  await offerFolder(to, copies.length);
}

async function deliveryOf({ videos, ui }: Dependencies, clicked: unknown, selected: unknown): Promise<Delivery> {
  const library = await videos.library();
  const document = await clickedDocument(clicked);
  const { found, isClicked } =
    document === undefined ? meantVideos(library, ui, clicked, selected) : { found: [], isClicked: false };
  const appliesToVideos = isClicked || ui.panels.selection !== undefined;
  const brief = document ?? (appliesToVideos ? undefined : textEditor(({ document: it }) => isMarkdown(it))?.document);
  const plan = brief && (await ui.briefs.plan(brief));
  if (brief !== undefined && plan !== undefined) {
    const { takes, missing } = chooseTakes(plan);
    const names = missing.map(({ section, duration, aspectRatio }) =>
      [plainText(section.path, 60), durationText(duration), aspectRatio].filter(Boolean).join(' · '),
    );
    return { title: path.posix.basename(brief.uri.path), brief: brief.uri, takes, missing: names };
  }
  const takes = found.filter(isPlayable).map((video) => ({ video, section: video.section ?? promptText(video, 60) }));
  if (takes.length > 0) return { title: vscode.l10n.t('Video Ads'), brief: undefined, takes, missing: [] };
  throw new UserError(vscode.l10n.t('Open a brief or select finished videos, then run Hand Over again.'));
}

/**
 * Opens the document whose title bar button or CodeLens was clicked. Returns undefined if there was no click, or if it
 * was in a video panel.
 */
async function clickedDocument(clicked: unknown): Promise<vscode.TextDocument | undefined> {
  const isDocument = clicked instanceof vscode.Uri && clicked.scheme !== 'webview-panel';
  return isDocument ? vscode.workspace.openTextDocument(clicked) : undefined;
}

/**
 * Asks for confirmation only if a version has no video to hand over, or if a video is a sandbox draft. Returns whether
 * to continue.
 */
async function confirmDelivery({ takes, missing }: Delivery): Promise<boolean> {
  const drafts = takes.filter(({ video: { service } }) => service === sandboxService).length;
  const versions = takes.length + missing.length;
  const detail = [
    ...(missing.length > 0
      ? [vscode.l10n.t('Versions without a video, or with rejected ones only: {0}', missing.length)]
      : []),
    ...firstNames(missing),
    ...(drafts > 0 ? [vscode.l10n.t('Sandbox drafts, marked DRAFT: {0}', drafts)] : []),
  ];
  if (detail.length === 0) return true;
  const question = vscode.l10n.t('Hand over {0} of {1} versions?', takes.length, versions);
  return confirm(question, detail.join('\n'), vscode.l10n.t('Hand Over'));
}

interface CopyResult extends Omit<HandOverResult, 'failed'> {
  readonly failures: readonly Failure[];
}

async function copyAll(
  { videos, service: { settings } }: Dependencies,
  { takes, title, brief }: Delivery,
  to: vscode.Uri,
): Promise<CopyResult> {
  const { filesFolder } = await videos.library();
  const location = vscode.ProgressLocation.Notification;
  const options = { location, title: vscode.l10n.t('Handing over videos'), cancellable: true };
  return vscode.window.withProgress(options, async (progress, token) => {
    const abort = new AbortController();
    token.onCancellationRequested(() => abort.abort());
    const downloaded: Take<DownloadedVideo>[] = [];
    const failures: Failure[] = [];
    for (const { video: taken, section } of takes) {
      abort.signal.throwIfAborted();
      try {
        const video = isDownloaded(taken) ? taken : await downloadVideo(videos, taken.key);
        if (!isDownloaded(video)) throw notDownloaded(video);
        downloaded.push({ video, section });
      } catch (cause) {
        failures.push({ name: section, cause });
      }
    }
    const { failed, ...copied } = await handOver({
      ...{ takes: downloaded, from: filesFolder, to: to.fsPath, title, language: vscode.env.language },
      fileName: settings.handedOverFileName(brief),
      signal: abort.signal,
      onCopy: ({ section }) => progress.report({ message: plainText(section, 60), increment: 100 / takes.length }),
    });
    return { ...copied, failures: [...failures, ...failed.map(({ file, cause }) => ({ name: file, cause }))] };
  });
}

async function offerFolder(folder: vscode.Uri, count: number): Promise<void> {
  const message =
    count === 1 ? vscode.l10n.t('The video was handed over.') : vscode.l10n.t('{0} videos were handed over.', count);
  const page = vscode.Uri.joinPath(folder, reviewPageName);
  const open = { title: vscode.l10n.t('Open Folder'), command: 'revealFileInOS', arguments: [page] };
  const review = vscode.l10n.t('Open Review Page');
  const chosen = await offer('Information', message, canOpenFiles() ? [open] : [], ...(canOpenFiles() ? [review] : []));
  if (chosen === review) await openFile(page);
}
