import { randomUUID } from 'node:crypto';
import * as vscode from 'vscode';
import { estimatePrice } from '../core/credits/prices';
import { type Video, isRejected } from '../core/video/video';
import { back, confirm } from '../host/dialogs';
import { UserError } from '../host/problems';
import { isRetryable } from '../views/videoRow';
import { formatAmount } from '../views/videoText';
import type { Dependencies } from './dependencies';
import { pickAspectRatio, pickDuration } from './picks';
import { collectPrompts } from './prompts';
import { ServiceOptions } from './serviceOptions';
import { type VideoRequest, startVideos } from './startVideos';
import { targetVideo } from './target';

let isAsking = false;

/** Generate Video from Selection: prompt, then duration, then aspect ratio, then it is sent. */
export async function generateVideo(dependencies: Dependencies, clicked?: unknown, selected?: unknown): Promise<void> {
  // Ignore repeat invocations while the pickers are open.
  if (isAsking) return;
  isAsking = true;
  let requests: readonly VideoRequest[] | undefined;
  try {
    const prompts = await collectPrompts(filesOf(clicked, selected));
    requests = prompts && (await askOptions(dependencies, prompts));
  } finally {
    isAsking = false;
  }
  if (requests !== undefined) await startVideos(dependencies, requests);
}

/** Generates another video from the same prompt; duration and aspect ratio are asked again. */
export async function generateAgain(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const { prompt } = await targetVideo(dependencies, clicked, selected, (video) => video.prompt !== '');
  if (prompt === '') {
    throw new UserError(vscode.l10n.t("This video was added by ID, so its prompt isn't known."));
  }
  const requests = await askOptions(dependencies, [prompt]);
  if (requests !== undefined) await startVideos(dependencies, requests);
}

/** Opens the prompt of a video as a text to edit, all of it selected, to generate another video from. */
export async function editPrompt(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const { prompt } = await targetVideo(dependencies, clicked, selected, (video) => video.prompt !== '');
  const document = await vscode.workspace.openTextDocument({ content: prompt, language: 'markdown' });
  const editor = await vscode.window.showTextDocument(document);
  const end = document.lineAt(document.lineCount - 1).range.end;
  editor.selection = new vscode.Selection(new vscode.Position(0, 0), end);
  const generate = vscode.l10n.t('Generate Video…');
  const message = vscode.l10n.t('Edit the prompt, then select it and generate the video.');
  if ((await vscode.window.showInformationMessage(message, generate)) !== generate) return;
  await vscode.window.showTextDocument(document);
  await vscode.commands.executeCommand('videoAds.generateVideo');
}

/**
 * Sends a video again that was not started or is unconfirmed. What was not started costs nothing twice; for what is
 * unconfirmed the balance before and now is shown as evidence, and the user decides.
 */
export async function tryAgain(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const video = await targetVideo(dependencies, clicked, selected, isRetryable);
  if (!isRejected(video) && !(await isSure(dependencies, video))) return;
  const library = await dependencies.videos.library();
  // Another window may have settled it while the question was open.
  const current = library.get(video.key);
  if (current === undefined || !isRetryable(current)) {
    throw new UserError(vscode.l10n.t("This video's status changed, so it wasn't sent again."));
  }
  const { prompt, duration, aspectRatio } = video;
  const request = { prompt, duration, ...(aspectRatio === undefined ? {} : { aspectRatio }) };
  const started = await startVideos(dependencies, [request], video);
  // One that was never started has its successor now; two rows for one request would only confuse.
  const after = library.get(video.key);
  if (started > 0 && after !== undefined && isRejected(after)) await library.remove(video.key);
}

/** The Explorer's files. The editor's own menu names its file, too, but what is meant there is the selection. */
function filesOf(clicked: unknown, selected: unknown): readonly vscode.Uri[] {
  const isFile = (it: unknown): it is vscode.Uri => it instanceof vscode.Uri;
  if (Array.isArray(selected)) return selected.filter(isFile);
  const inEditor = vscode.window.activeTextEditor?.document.uri.toString();
  return isFile(clicked) && clicked.toString() !== inEditor ? [clicked] : [];
}

/** Asks for duration and aspect ratio, and for confirmation where several videos would be started. */
async function askOptions(
  { videos, service: { connections, settings }, ui: { memory } }: Dependencies,
  prompts: readonly string[],
): Promise<readonly VideoRequest[] | undefined> {
  const paid = (await videos.library()).prices(connections.service);
  const price = (duration: number): number | undefined => estimatePrice(paid, { duration })?.credits;
  const serviceOptions = new ServiceOptions(memory);
  const { last } = serviceOptions;
  const known = serviceOptions.known(connections.service);
  for (;;) {
    const duration = await pickDuration({
      durations: settings.durations,
      last: last.duration,
      price: (seconds) => priceText(price(seconds)),
      known: known.durations,
    });
    if (duration === undefined) return undefined;
    const aspectRatio = await pickAspectRatio({
      aspectRatios: settings.aspectRatios,
      last: last.aspectRatio,
      known: known.aspectRatios,
    });
    if (aspectRatio === undefined) return undefined;
    if (aspectRatio === back) continue;
    await serviceOptions.choose({ duration, aspectRatio });
    const batch = prompts.length > 1 ? { batch: randomUUID() } : {};
    const options = { duration, ...(aspectRatio === null ? {} : { aspectRatio }), ...batch };
    const isConfirmed = prompts.length === 1 || (await confirmBatch(prompts.length, price(duration)));
    return isConfirmed ? prompts.map((prompt) => ({ prompt, ...options })) : undefined;
  }
}

async function confirmBatch(count: number, price: number | undefined): Promise<boolean> {
  const cost =
    price === undefined
      ? vscode.l10n.t('Each video spends credits.')
      : vscode.l10n.t('Together they cost about {0} credits.', formatAmount(price * count));
  return confirm(vscode.l10n.t('Generate {0} videos?', count), cost, vscode.l10n.t('Generate {0} Videos', count));
}

function priceText(credits: number | undefined): string | undefined {
  return credits === undefined ? undefined : vscode.l10n.t('about {0} credits', formatAmount(credits));
}

async function isSure({ service: { credits } }: Dependencies, video: Video): Promise<boolean> {
  const { balance, stale, service } = await credits.refresh();
  const now = stale || balance === undefined || service !== video.service ? undefined : formatAmount(balance);
  const before = video.creditsBefore === undefined ? undefined : formatAmount(video.creditsBefore);
  const evidence =
    before === undefined || now === undefined
      ? vscode.l10n.t("The credit balances before and after the first request aren't known.")
      : vscode.l10n.t('Credits before: {0}. Credits now: {1}.', before, now);
  return confirm(
    vscode.l10n.t('Send it again? Credits may be spent twice.'),
    `${vscode.l10n.t('The first request may have reached the service.')} ${evidence}`,
    vscode.l10n.t('Send Again'),
  );
}
