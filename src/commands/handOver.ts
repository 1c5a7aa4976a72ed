import path from 'node:path';
import * as vscode from 'vscode';
import { defaultFileName } from '../core/campaign/fileNames';
import { handOver, HandOverError, type HandOverResult, reviewPageName } from '../core/campaign/handOver';
import { isBrief, planBrief } from '../core/campaign/plan';
import { recordedVideo } from '../core/campaign/recordedVideo';
import { chooseTakes, type Take } from '../core/campaign/takes';
import { readSections } from '../core/generate/sections';
import { sandboxService, type Video } from '../core/video/video';
import { type DownloadedVideo, isDownloaded, isPlayable } from '../core/video/videoFile';
import { confirm } from '../host/dialogs';
import { downloadVideo } from '../host/downloadVideo';
import { plainText } from '../host/escapeMarkdown';
import { canOpenFiles, commandStep, offer, openFile } from '../host/nextSteps';
import { reasonOf, UserError } from '../host/problems';
import { durationText, promptText } from '../views/videoText';
import type { Dependencies } from './dependencies';
import { askFolder, notDownloaded, suggestedFile } from './downloadedFiles';
import { isMarkdown, textEditor } from './prompts';
import { meantVideos } from './target';

/** A question names at most this many versions. */
const namedAtMost = 6;

interface Delivery {
  readonly title: string;
  readonly takes: readonly Take[];
  /** The versions without a video, as they are named to the user. */
  readonly missing: readonly string[];
}

/** Hand Over…: copies the chosen takes of a brief, or the selected videos, into a folder with a review page. */
export async function handOverVideos(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const delivery = await deliveryOf(dependencies, clicked, selected);
  if (delivery.takes.length === 0) {
    throw new UserError(vscode.l10n.t('No version of this brief has a video to hand over.'));
  }
  const to = await askFolder(vscode.l10n.t('Hand Over'), vscode.l10n.t('Hand Over Here'), suggestedFile(''));
  if (to === undefined || !(await confirmDelivery(delivery))) return;
  if (to.scheme !== 'file') throw new UserError(vscode.l10n.t('Select a folder of this computer.'));
  const { copies, failed } = await copyAll(dependencies, delivery, to);
  const [first] = failed;
  if (first !== undefined) {
    const again = commandStep('handOver', clicked, selected);
    const reason = first.cause instanceof HandOverError ? first.cause.message : reasonOf(first.cause);
    const name = plainText(first.file, 80);
    throw new UserError(
      vscode.l10n.t('{0} of {1} videos were not copied. {2}: {3}', failed.length, delivery.takes.length, name, reason),
      [again],
      { cause: first.cause },
    );
  }
  await offerFolder(to, copies.length);
}

async function deliveryOf(dependencies: Dependencies, clicked: unknown, selected: unknown): Promise<Delivery> {
  const { videos, ui } = dependencies;
  const library = await videos.library();
  const document = await briefDocument(clicked);
  const { found, isClicked } =
    document !== undefined && clicked instanceof vscode.Uri
      ? { found: [], isClicked: false }
      : meantVideos(library, ui, clicked, selected);
  if (!isClicked && document !== undefined) {
    const plan = await planOf(dependencies, document);
    if (plan !== undefined) return plan;
  }
  const playable = found.filter(isPlayable);
  if (playable.length === 0) {
    throw new UserError(vscode.l10n.t('Open a brief or select finished videos, then run Hand Over again.'));
  }
  const takes = playable.map((video) => ({ video, section: video.section ?? promptText(video, 60) }));
  return { title: vscode.l10n.t('Video Ads'), takes, missing: [] };
}

async function briefDocument(clicked: unknown): Promise<vscode.TextDocument | undefined> {
  if (clicked instanceof vscode.Uri && clicked.scheme !== 'webview-panel') {
    return vscode.workspace.openTextDocument(clicked);
  }
  return textEditor(({ document }) => isMarkdown(document))?.document;
}

async function planOf(
  { videos, service: { services, settings }, ui }: Dependencies,
  document: vscode.TextDocument,
): Promise<Delivery | undefined> {
  const library = await videos.library();
  const title = path.posix.basename(document.uri.path);
  const sections = await readSections(document.getText().split(/\r\n?|\n/));
  const frontMatter = await ui.diagnostics.frontMatter(document);
  if (!isBrief(title, frontMatter, sections)) return undefined;
  const brief = document.uri.toString();
  const own = library.search({ document: brief }, { limit: 20_000 });
  const preset = settings.presets.find(({ name }) => name === frontMatter.preset);
  const { durations, aspectRatios } = frontMatter;
  const ownDurations = own.map(({ duration }) => duration).filter((duration) => duration !== undefined);
  const plan = planBrief<Video>(
    sections,
    {
      ...{ brief, service: services.service, preset, prices: [] },
      durations: durations.length > 0 ? durations : [...new Set(ownDurations)],
      aspectRatios: aspectRatios.length > 0 ? aspectRatios : [...new Set(own.map(({ aspectRatio }) => aspectRatio))],
    },
    own,
    [],
  );
  const { takes, missing } = chooseTakes(plan);
  const named = missing.map(({ section, duration, aspectRatio }) =>
    [plainText(section.path, 60), durationText(duration), aspectRatio].filter(Boolean).join(' · '),
  );
  return { title, takes, missing: named };
}

async function confirmDelivery({ takes, missing }: Delivery): Promise<boolean> {
  const drafts = takes.filter(({ video: { service } }) => service === sandboxService).length;
  const versions = takes.length + missing.length;
  const more = missing.length - namedAtMost;
  const detail = [
    ...(missing.length > 0 ? [vscode.l10n.t('{0} of {1} versions have no video:', missing.length, versions)] : []),
    ...missing.slice(0, namedAtMost),
    ...(more > 0 ? [vscode.l10n.t('and {0} more', more)] : []),
    ...(drafts > 0 ? [vscode.l10n.t('{0} are drafts of the sandbox and are marked DRAFT.', drafts)] : []),
  ];
  return confirm(vscode.l10n.t('Hand over {0} videos?', takes.length), detail.join('\n'), vscode.l10n.t('Hand Over'));
}

async function copyAll({ videos }: Dependencies, { takes, title }: Delivery, to: vscode.Uri): Promise<HandOverResult> {
  const library = await videos.library();
  const progressTitle = vscode.l10n.t('Handing over {0} videos', takes.length);
  const location = vscode.ProgressLocation.Notification;
  return vscode.window.withProgress({ location, title: progressTitle, cancellable: true }, async (progress, token) => {
    const abort = new AbortController();
    token.onCancellationRequested(() => abort.abort());
    const downloaded: Take<DownloadedVideo>[] = [];
    for (const { video: taken, section } of takes) {
      const video = isDownloaded(taken) ? taken : await downloadVideo(videos, taken.key);
      if (!isDownloaded(video)) throw notDownloaded(video);
      downloaded.push({ video, section });
    }
    return handOver({
      ...{ takes: downloaded, from: library.filesFolder, to: to.fsPath, title, fileName: defaultFileName },
      language: vscode.env.language,
      recorded: ({ video, ...copy }) => recordedVideo(video, copy),
      signal: abort.signal,
      onCopy: ({ section }) => progress.report({ message: plainText(section, 60), increment: 100 / takes.length }),
    });
  });
}

async function offerFolder(folder: vscode.Uri, count: number): Promise<void> {
  const message = vscode.l10n.t('{0} videos were handed over.', count);
  const [open, review] = [vscode.l10n.t('Open Folder'), vscode.l10n.t('Open Review Page')];
  const page = vscode.Uri.joinPath(folder, reviewPageName);
  const chosen = await offer('Information', message, [], ...(canOpenFiles() ? [open, review] : []));
  if (chosen === open) await vscode.commands.executeCommand('revealFileInOS', page);
  if (chosen === review) await openFile(page);
}
