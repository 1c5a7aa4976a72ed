import { randomUUID } from 'node:crypto';
import * as vscode from 'vscode';
import { retryIntent } from '../core/generate/generate';
import { withPresetText } from '../core/generate/prompts';
import { areSoleCharges } from '../core/credits/prices';
import { isRetryable, retryableOf } from '../core/video/retryable';
import {
  type PromptedVideo,
  type ServiceId,
  type Video,
  type VideoIntent,
  filledFields,
  hasDocument,
  isPrompted,
  isRejected,
  sandboxService,
} from '../core/video/video';
import { back, confirm } from '../host/dialogs';
import { plainText } from '../host/escapeMarkdown';
import { editsPrompt } from '../host/nextSteps';
import { UserError } from '../host/userErrors';
import { completeStep } from '../host/walkthrough';
import type { Preset } from '../host/settings';
import { Cost } from '../views/cost';
import { countsText } from '../views/videoGroups';
import { balancesText, extraFieldsText, promptText } from '../views/videoText';
import type { Dependencies } from './dependencies';
import { type PickContext, pickAspectRatios, pickDuration } from './picks';
import {
  type Defaults,
  type Prompt,
  collectPrompts,
  confirmLength,
  isMarkdown,
  openedDefaults,
  openPrompt,
} from './prompts';
import { frontMatterOf, savePreset } from './presets';
import { ServiceOptions } from './serviceOptions';
import { refuseWrongService, usableService } from '../host/usableService';
import { startVideos } from './generateBatch';
import { isOnSeveral, targetVideo, targetVideos } from './target';

/** The document and selections for which the quick picks are open, as JSON. Undefined if they are closed. */
let openPicksTarget: string | undefined;

/**
 * Generates videos from the selected text. Does nothing if the quick picks for this selection are already open. If they
 * are open for a different selection, they are replaced.
 */
export async function generateVideo(dependencies: Dependencies, clicked?: unknown): Promise<void> {
  // The editor's context menu passes a file URI. It is ignored, because the command uses the editor's selection.
  const meant = clicked instanceof vscode.Location ? clicked : undefined;
  const { document, selections } = vscode.window.activeTextEditor ?? {};
  const target = JSON.stringify([meant?.uri.toString(), meant?.range, document?.uri.toString(), selections]);
  if (target === openPicksTarget) return;
  openPicksTarget = target;
  let requests: readonly VideoIntent[] | undefined;
  try {
    const collected = await collectPrompts(meant);
    if (collected === undefined) return;
    const { prompts, documents } = collected;
    if (documents.length > 0) completeStep('write');
    const defaults = await readDefaults(dependencies, documents);
    if (!(await confirmLength(prompts))) return;
    // Collecting the prompts can take a while. If the user has since run the command for a different selection, only
    // the newer run shows its quick picks.
    if (openPicksTarget === target) requests = await askOptions(dependencies, prompts, defaults);
  } finally {
    if (openPicksTarget === target) openPicksTarget = undefined;
  }
  if (requests === undefined) return;
  await startVideos(dependencies, requests);
  completeStep('generate');
}

/**
 * Generates another video from a video's prompt, unchanged or edited. Preselects the video's duration and aspect ratio.
 */
export async function generateAgain(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const video = await promptedVideo(dependencies, clicked, selected);
  if (selected === editsPrompt) {
    await openPrompt(video.prompt, defaultsOf(video));
    return;
  }
  // Drops the source "chat", because the new video would otherwise count toward the daily limit of agents.
  const source = hasDocument(video) ? video.source : undefined;
  const prompt = { text: video.prompt, source, section: video.section };
  const requests = await askOptions(dependencies, [prompt], defaultsOf(video), editsPrompt);
  if (requests !== undefined) await startVideos(dependencies, requests);
}

/** @throws UserError for a video that was added by its ID, because its prompt is unknown */
async function promptedVideo(dependencies: Dependencies, clicked: unknown, selected: unknown): Promise<PromptedVideo> {
  const video = await targetVideo(dependencies, clicked, selected, isPrompted);
  if (isPrompted(video)) return video;
  throw new UserError(vscode.l10n.t("This video was added by ID, so its prompt isn't known."));
}

function defaultsOf(video: PromptedVideo): Defaults {
  return { durations: [video.duration], aspectRatios: [video.aspectRatio ?? null], again: video };
}

/**
 * Returns the defaults that all documents share. Returns {} if the documents have different defaults.
 * @throws UserError for invalid front matter
 */
async function readDefaults(dependencies: Dependencies, documents: readonly vscode.TextDocument[]): Promise<Defaults> {
  const [defaults = {}, ...others] = await Promise.all(
    documents.map(async (document) => {
      if (!isMarkdown(document)) return openedDefaults(document) ?? {};
      return openedDefaults(document) ?? frontMatterDefaults(dependencies, document);
    }),
  );
  const isSame = others.every((other) => JSON.stringify(other) === JSON.stringify(defaults));
  return isSame ? defaults : {};
}

/**
 * Returns the defaults from a file's front matter. A duration or aspect ratio in the front matter overrides that of the
 * preset.
 */
async function frontMatterDefaults(dependencies: Dependencies, document: vscode.TextDocument): Promise<Defaults> {
  const { durations, aspectRatios, preset: name } = await frontMatterOf(dependencies, document);
  const preset = dependencies.service.settings.presets.find((it) => it.name === name);
  const orOwn = <Value>(values: readonly Value[], own: Value | undefined): readonly Value[] | undefined =>
    values.length > 0 ? values : own === undefined ? undefined : [own];
  return {
    durations: orOwn(durations, preset?.duration),
    aspectRatios: orOwn(aspectRatios, preset?.aspectRatio),
    preset,
  };
}

/**
 * Resends rejected or unconfirmed requests. Each request keeps its service and its batch. First, the user confirms the
 * price in a dialog. For unconfirmed requests, the dialog also compares the balance before the first one with the
 * current balance.
 */
export async function tryAgain(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const videos = await targetVideos(dependencies, clicked, selected, isRetryable);
  const library = await dependencies.videos.library();
  const isAlone = videos.length === 1 && !isOnSeveral(clicked, selected);
  // Reads the videos on each call, because their status may change while the dialog is open.
  const current = (): readonly PromptedVideo[] => {
    const now = videos.flatMap(({ key }) => library.get(key) ?? []).filter(isRetryable);
    if (now.length === 0) throw new UserError(vscode.l10n.t("This video's status changed, so it wasn't sent again."));
    if (isAlone) return now;
    const since = Math.min(...now.map(({ createdAt }) => createdAt));
    const wanted = retryableOf(now, library.search({ since }, { limit: Number.MAX_SAFE_INTEGER }));
    if (wanted.length > 0) return wanted;
    throw new UserError(vscode.l10n.t('These requests were already sent again. Try one again from its own row.'));
  };
  for (const { service } of current()) refuseWrongService(dependencies.service.settings, service);
  if (!(await mayTryAgain(dependencies, current()))) return;
  const retryable = current();
  const movesFocus = typeof clicked === 'object' && retryable.every(isRejected);
  await startVideos(dependencies, retryable.map(retryIntent), { movesFocus });
}

/**
 * Asks for durations and aspect ratios, or a preset. Then asks the user to confirm the cost, if the settings require
 * it.
 * @param edits if defined, step 1 has a button that closes the quick picks and opens the prompt in an editor
 */
async function askOptions(
  dependencies: Dependencies,
  prompts: readonly Prompt[],
  defaults: Defaults,
  edits?: typeof editsPrompt,
): Promise<readonly VideoIntent[] | undefined> {
  const { credits, settings } = dependencies.service;
  const serviceOptions = new ServiceOptions(dependencies.ui.memory);
  // Reads the current service before the first quick pick opens. The requests must go to the service that the quick
  // picks show, even if the user switches services meanwhile.
  const { service, extraFields: common } = usableService(dependencies.service);
  const { again } = defaults;
  const extraFields = again?.service === service ? again.extraFields : common;
  const { last } = serviceOptions;
  const which =
    prompts.length === 1
      ? vscode.l10n.t('“{0}”', promptText({ prompt: prompts[0]?.text ?? '' }, 36))
      : vscode.l10n.t('{0} prompts', prompts.length);
  const real: PickContext = {
    ...pickHeading(Cost.at(service, await dependencies.videos.library(), credits, extraFields)),
    prompt: [which, defaults.preset && plainText(defaults.preset.name, 30), extraFieldsText(extraFields, 60)]
      .filter(Boolean)
      .join(' · '),
    promptCount: prompts.length,
    settings,
    ratios: defaults.aspectRatios ?? [last.aspectRatio].filter((ratio) => ratio !== undefined),
    last,
    known: serviceOptions.known(service),
    mayEdit: edits !== undefined,
    mayDraft: service !== sandboxService,
  };
  const draft = { ...real, ...pickHeading(Cost.free), known: serviceOptions.known(sandboxService), mayDraft: false };
  let preselected = defaults.durations ?? [last.duration].filter((duration) => duration !== undefined);
  for (;;) {
    const choice = await pickDuration(real, preselected);
    if (choice === undefined) return undefined;
    if (choice === 'edit prompt') {
      await openPrompt(prompts[0]?.text ?? '', defaults);
      return undefined;
    }
    if (choice === 'save preset') {
      await savePreset(dependencies, serviceOptions);
      continue;
    }
    const chosen = 'preset' in choice ? choice.preset : undefined;
    const durations = 'preset' in choice ? [choice.preset.duration] : choice.durations;
    if (chosen === undefined) preselected = durations;
    const picked =
      chosen?.aspectRatio !== undefined
        ? { ratios: [chosen.aspectRatio], isDraft: false }
        : await pickAspectRatios(
            choice.isDraft ? draft : real,
            durations,
            'selectsSeveral' in choice && choice.selectsSeveral,
          );
    if (picked === undefined) return undefined;
    if (picked === back) continue;
    const { ratios } = picked;
    const isDraft = choice.isDraft || picked.isDraft;
    // Combines every prompt with every duration and aspect ratio. Two or more combinations form a batch.
    const choices = durations.flatMap((duration) => ratios.map((aspectRatio) => ({ duration, aspectRatio })));
    const styled = prompts.map((prompt) => inStyle(prompt, chosen ?? defaults.preset));
    const batch = styled.length * choices.length > 1 ? randomUUID() : undefined;
    const requests = styled.flatMap(({ text, source, section }) =>
      choices.map((format) => {
        const target = isDraft ? { service: sandboxService } : { service, extraFields };
        return filledFields<VideoIntent>({ ...target, prompt: text, ...format, batch, source, section });
      }),
    );
    if (!isDraft && !(await confirmCost(dependencies, service, requests))) return undefined;
    await serviceOptions.choose({ duration: durations.at(-1) ?? 0, aspectRatio: ratios.at(-1) ?? null });
    return requests;
  }
}

function pickHeading(cost: Cost): Pick<PickContext, 'title' | 'cost'> {
  const action = cost === Cost.free ? vscode.l10n.t('Draft Video') : vscode.l10n.t('Generate Video');
  return { title: `${action} · ${cost.heading}`, cost };
}

/** Asks the user to confirm the cost. Asks again if the balance fell below the cost while the dialog was open. */
export async function confirmCost(
  { videos, service: { credits, settings } }: Dependencies,
  service: ServiceId,
  requests: readonly VideoIntent[],
  note?: string,
): Promise<boolean> {
  const library = await videos.library();
  const costNow = (): Cost => Cost.at(service, library, credits);
  for (;;) {
    const cost = costNow();
    if (!(await cost.confirm(requests, settings.confirmBeforeGenerating, note))) return false;
    if (cost.exceedsBalance(requests) || !costNow().exceedsBalance(requests)) return true;
  }
}

/** Adds the text of a preset to a prompt. If the prompt has a source, the original prompt is kept in `source.text`. */
function inStyle(prompt: Prompt, preset: Pick<Preset, 'before' | 'after'> = {}): Prompt {
  const { text, source } = prompt;
  const own = source?.text ?? text;
  const styled = withPresetText(own, preset);
  return styled === own ? prompt : { ...prompt, text: styled, source: source && { ...source, text: own } };
}

async function mayTryAgain(dependencies: Dependencies, videos: readonly PromptedVideo[]): Promise<boolean> {
  const [first] = videos;
  if (first === undefined) return false;
  const unconfirmed = videos.filter(({ state }) => state === 'unconfirmed');
  const warning = vscode.l10n.t('An earlier request may have reached the service, so credits may be spent twice.');
  // Calls `balances` first, because it also refreshes the balance that `costNow` uses.
  const evidence = unconfirmed.length > 0 && `${warning} ${await balances(dependencies, unconfirmed)}`;
  const library = await dependencies.videos.library();
  const isOneService = videos.every(({ service }) => service === first.service);
  const costNow = (): Cost | undefined =>
    isOneService ? Cost.at(first.service, library, dependencies.service.credits) : undefined;
  const question =
    videos.length === 1
      ? vscode.l10n.t('Send the request again?')
      : vscode.l10n.t('Send {0} requests again?', videos.length);
  const counts = videos.length > 1 && `${countsText(videos)}.`;
  for (;;) {
    const cost = costNow();
    const price = cost?.detail(videos) ?? vscode.l10n.t('Price unknown. Each video spends credits.');
    const detail = [counts, price, evidence].filter(Boolean).join('\n\n');
    if (!(await confirm(question, detail, vscode.l10n.t('Send Again')))) return false;
    if (cost?.exceedsBalance(videos) === true || costNow()?.exceedsBalance(videos) !== true) return true;
  }
}

/**
 * Compares the balance before the first unconfirmed request with the current balance. The difference shows whether the
 * service charged for the requests.
 */
async function balances(
  { service: { credits }, videos: { library } }: Dependencies,
  videos: readonly Video[],
): Promise<string> {
  const [first, ...others] = videos.toSorted((one, other) => one.createdAt - other.createdAt);
  const unknown = vscode.l10n.t("The credit balances before and after the first request aren't known.");
  if (first === undefined || others.some(({ service }) => service !== first.service)) return unknown;
  const now = await credits.readBalance(first.service);
  if (!areSoleCharges(await library(), [first, ...others])) {
    return vscode.l10n.t("Other videos may have been charged meanwhile, so the balances don't show what happened.");
  }
  const after = now ?? (others.length === 0 ? first.creditsAfter : undefined);
  return balancesText(first.creditsBefore, after) ?? unknown;
}
