import * as vscode from 'vscode';
import { aspectRatioSides, filledFields, parseAspectRatio, parseDuration } from '../core/video/video';
import { back, pick } from '../host/dialogs';
import { plainText } from '../host/escapeMarkdown';
import { firstDuration, type ListedPreset, type Preset, type Settings } from '../host/settings';
import type { Cost, Options } from '../views/cost';
import { durationText } from '../views/videoText';
import type { AspectRatioChoice, Known, KnownOptions, ServiceOptions } from './serviceOptions';
import { isRefused } from './serviceOptions';

/** The items of two quick picks and the preselected ones. Step 1 asks for durations, step 2 for aspect ratios. */
export interface PickContext {
  /** The title of both steps. Contains the action, the service and its balance. */
  readonly title: string;
  /** The summary in the placeholder text: the prompt or the number of prompts, the preset and the extra fields. */
  readonly prompt: string;
  /** The number of prompts. A video is generated from each prompt in each chosen duration and aspect ratio. */
  readonly promptCount: number;
  readonly cost: Cost;
  readonly settings: Settings;
  /** The preselected aspect ratios. */
  readonly ratios: readonly AspectRatioChoice[];
  readonly last: ServiceOptions['last'];
  readonly known: KnownOptions;
  /** Whether step 1 has a button that opens the prompt in an editor. */
  readonly mayEdit: boolean;
  /** Whether a button offers to generate a draft in the sandbox. */
  readonly mayDraft: boolean;
}

type TimedPreset = Preset & Required<Pick<Preset, 'duration'>>;

/** The user's choice in the first quick pick. If `isDraft` is true, the sandbox generates the videos. */
export type DurationChoice =
  | { readonly durations: readonly number[]; readonly selectsSeveral: boolean; readonly isDraft: boolean }
  | { readonly preset: TimedPreset; readonly isDraft: boolean }
  | 'save preset'
  | 'edit prompt';

interface DurationItem extends vscode.QuickPickItem {
  readonly duration?: number;
  readonly preset?: TimedPreset;
}

/**
 * Step 1 of 2: asks for durations or a preset. If a preset has no duration, the first preselected duration is used.
 * Returns undefined when the user cancels.
 */
export async function pickDuration(
  context: PickContext,
  preselected: readonly number[],
): Promise<DurationChoice | undefined> {
  const { prompt, settings, ratios, last, mayEdit, mayDraft } = context;
  const { durations: known, aspectRatios } = context.known;
  const presets = settings.presets.map((preset) => ({ duration: preselected[0] ?? firstDuration, ...preset }));
  const named = [...settings.durations, ...known.allowed, ...preselected, last.duration];
  const listed = new Set(named.filter((duration) => duration !== undefined));
  const possible = ratios.length > 0 ? ratios : [null, ...settings.aspectRatios, ...aspectRatios.allowed];
  const toItem = (duration: number): DurationItem => ({
    label: vscode.l10n.t('{0} s', duration),
    description: join(
      priceText(context, [duration], possible),
      duration === last.duration && vscode.l10n.t('last used'),
      mark(known, duration),
    ),
    duration,
  });
  const isPriceKnown =
    [...listed].some((duration) => priceText(context, [duration], possible) !== undefined) ||
    presets.some((preset) => priceText(context, [preset.duration], ratiosOf(preset, possible)) !== undefined);
  const items: DurationItem[] = [
    ...presets.map((preset) => ({
      label: plainText(preset.name, 60),
      description: join(presetPrice(context, preset, possible, isPriceKnown), presetText(preset)),
      iconPath: bookmark,
      preset,
    })),
    ...[...listed].map(toItem),
    ...(last.duration === undefined ? [] : [{ label: vscode.l10n.t('Save as Preset…'), iconPath: bookmark }]),
  ];
  const chosen = await pick<DurationItem>({
    title: titleOf(context, isPriceKnown),
    step: 1,
    placeholder: `${prompt} · ${vscode.l10n.t('select or type a duration')}`,
    items,
    preselected: items.filter(({ duration = NaN }, index) =>
      preselected.length === 0 ? index === presets.length : preselected.includes(duration),
    ),
    typed: (text) => {
      const duration = parseDuration(text.replace(/\s*s$/i, ''));
      return duration === undefined ? undefined : toItem(duration);
    },
    form: vscode.l10n.t('A duration is a whole number of seconds, at least 1.'),
    combines: ({ duration }) => duration !== undefined,
    selectsSeveral: preselected.length > 1,
    buttons: [...(mayEdit ? [editButton] : []), ...(mayDraft ? [draftButton] : [])],
  });
  if (chosen === undefined || chosen === back) return undefined;
  if ('button' in chosen && chosen.button === editButton) return 'edit prompt';
  const isDraft = 'button' in chosen;
  const picked = chosen.items.map(({ duration }) => duration).filter((duration) => duration !== undefined);
  if (picked.length > 0) return { durations: picked, selectsSeveral: chosen.selectsSeveral, isDraft };
  const preset = chosen.items.at(0)?.preset;
  if (preset !== undefined) return { preset, isDraft };
  return isDraft
    ? { durations: [preselected[0] ?? firstDuration], selectsSeveral: chosen.selectsSeveral, isDraft }
    : 'save preset';
}

const editButton: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('edit'),
  tooltip: vscode.l10n.t('Edit Prompt…'),
};

/** Accepts the selection, as Enter does, but generates the videos in the sandbox. */
const draftButton: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('beaker'),
  tooltip: vscode.l10n.t('Draft in the Sandbox (free, same duration and aspect ratio)'),
};

/** The user's choice in the second quick pick: aspect ratios, and whether the sandbox generates the videos. */
interface AspectRatioChoices {
  readonly ratios: readonly AspectRatioChoice[];
  readonly isDraft: boolean;
}

interface AspectRatioItem extends vscode.QuickPickItem {
  readonly ratio: AspectRatioChoice;
}

/**
 * Step 2 of 2: asks for aspect ratios. Returns `back` when the user goes back to step 1, and undefined when the user
 * cancels.
 */
export async function pickAspectRatios(
  context: PickContext,
  durations: readonly number[],
  selectsSeveral: boolean,
): Promise<AspectRatioChoices | typeof back | undefined> {
  const { prompt, settings, ratios, mayDraft } = context;
  const { aspectRatio: last } = context.last;
  const { aspectRatios: known } = context.known;
  const named = [...ratios, last].filter((ratio) => typeof ratio === 'string');
  const listed = [...new Set([...settings.aspectRatios, ...known.allowed, ...named])];
  const isPriceKnown = [...listed, null].some((ratio) => priceText(context, durations, [ratio]) !== undefined);
  const unknown = isPriceKnown && vscode.l10n.t('price unknown');
  const toItem = (ratio: string): AspectRatioItem => ({
    label: ratio,
    description: join(
      priceText(context, durations, [ratio]) ?? unknown,
      orientation(ratio),
      ratio === last && vscode.l10n.t('last used'),
      mark(known, ratio),
    ),
    iconPath: aspectRatioIcon(ratio),
    ratio,
  });
  const items: AspectRatioItem[] = [
    ...listed.map(toItem),
    {
      label: vscode.l10n.t('Service default'),
      description: join(
        priceText(context, durations, [null]) ?? unknown,
        last === null ? vscode.l10n.t('last used') : vscode.l10n.t('let the service decide'),
      ),
      iconPath: new vscode.ThemeIcon('wand'),
      ratio: null,
    },
  ];
  const chosen = await pick<AspectRatioItem>({
    title: titleOf(context, isPriceKnown),
    step: 2,
    placeholder: join(prompt, durations.map(durationText).join(', '), vscode.l10n.t('select or type an aspect ratio')),
    items,
    preselected: items.filter(({ ratio }) => ratios.includes(ratio)),
    typed: (text) => {
      const ratio = parseAspectRatio(text);
      return ratio === undefined ? undefined : toItem(ratio);
    },
    form: vscode.l10n.t('An aspect ratio is <width>:<height>, such as 9:16.'),
    combines: () => true,
    selectsSeveral: selectsSeveral || ratios.length > 1,
    buttons: mayDraft ? [draftButton] : [],
  });
  if (chosen === undefined || chosen === back) return chosen;
  // If no item is selected, the service chooses the aspect ratio.
  const chosenRatios = chosen.items.length > 0 ? chosen.items.map(({ ratio }) => ratio) : [null];
  return { ratios: chosenRatios, isDraft: 'button' in chosen };
}

/**
 * The total price of the videos for all prompts and durations. Undefined if the price is unknown or depends on the
 * aspect ratio.
 */
function priceText(
  { cost, promptCount }: PickContext,
  durations: readonly number[],
  ratios: readonly AspectRatioChoice[],
): string | undefined {
  const toOptions = (aspectRatio: AspectRatioChoice): Options[] =>
    durations.flatMap((duration) => Array<Options>(promptCount).fill(filledFields<Options>({ duration, aspectRatio })));
  const prices = new Set(ratios.map((ratio) => cost.describe(toOptions(ratio))));
  return prices.size === 1 ? [...prices][0] : undefined;
}

function titleOf({ title }: PickContext, isPriceKnown: boolean): string {
  return isPriceKnown ? title : `${title} · ${vscode.l10n.t('price unknown')}`;
}

/**
 * The price to show beside a preset. A preset with an aspect ratio skips step 2, where “price unknown” would
 * appear, so it appears here, in step 1.
 */
function presetPrice(
  context: PickContext,
  preset: TimedPreset,
  ratios: readonly AspectRatioChoice[],
  isPriceKnown: boolean,
): string | undefined {
  const price = priceText(context, [preset.duration], ratiosOf(preset, ratios));
  const isNamed = isPriceKnown && preset.aspectRatio !== undefined;
  return price ?? (isNamed ? vscode.l10n.t('price unknown') : undefined);
}

function ratiosOf({ aspectRatio }: TimedPreset, ratios: readonly AspectRatioChoice[]): readonly AspectRatioChoice[] {
  return aspectRatio === undefined ? ratios : [aspectRatio];
}

const bookmark = new vscode.ThemeIcon('bookmark');

function presetText({ duration, aspectRatio, before, after, origin }: TimedPreset & ListedPreset): string {
  const style = before === undefined && after === undefined ? undefined : vscode.l10n.t('with its own text');
  const source = origin === 'workspace' && vscode.l10n.t('from this workspace');
  return join(vscode.l10n.t('{0} s', duration), aspectRatio, style, source);
}

/** Says whether the service offers a value. Undefined if this is unknown. */
function mark<Value>(known: Known<Value>, value: Value): string | undefined {
  if (isRefused(known, value)) return vscode.l10n.t('not offered by this service');
  return known.allowed.includes(value) ? vscode.l10n.t('offered by this service') : undefined;
}

function join(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

function orientation(ratio: string): string | undefined {
  const sides = aspectRatioSides(ratio);
  if (sides === undefined) return undefined;
  if (sides.width === sides.height) return vscode.l10n.t('square');
  return sides.width > sides.height ? vscode.l10n.t('landscape') : vscode.l10n.t('portrait');
}

/**
 * Draws an aspect ratio to scale in a 16 × 16 SVG icon. VS Code does not recolor SVG icons for a focused item or a new
 * theme. An outline in a contrasting color keeps the icon visible on any background.
 */
export function aspectRatioIcon(ratio: string): { light: vscode.Uri; dark: vscode.Uri } {
  const sides = aspectRatioSides(ratio) ?? { width: 1, height: 1 };
  const scale = 12.4 / Math.max(sides.width, sides.height);
  const width = Math.max(2, sides.width * scale);
  const height = Math.max(2, sides.height * scale);
  const place = `x="${(16 - width) / 2}" y="${(16 - height) / 2}" width="${width}" height="${height}"`;
  const rectangle = (color: string, line: number): string =>
    `<rect ${place} rx="1.5" fill="none" stroke="${color}" stroke-width="${line}"/>`;
  const draw = (color: string, halo: string): vscode.Uri => {
    const shapes = rectangle(halo, 3.4) + rectangle(color, 1.4);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">${shapes}</svg>`;
    return vscode.Uri.parse(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);
  };
  return { light: draw('#424242', '#ffffff'), dark: draw('#cccccc', '#1f1f1f') };
}
