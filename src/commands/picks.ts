import * as vscode from 'vscode';
import { aspectRatioSides, parseAspectRatio, parseDuration } from '../core/video/video';
import { askText, back, pick } from '../host/dialogs';
import { type AspectRatioChoice, type Known, type KnownOptions, isRefused } from './serviceOptions';

interface DurationOptions {
  readonly durations: readonly number[];
  readonly last: number | undefined;
  /** "about 4 credits", where it is known what such a video costs. */
  readonly price: (duration: number) => string | undefined;
  readonly known: KnownOptions['durations'];
}

interface AspectRatioOptions {
  readonly aspectRatios: readonly string[];
  readonly last: AspectRatioChoice | undefined;
  readonly known: KnownOptions['aspectRatios'];
}

/** Step 1 of 2. Undefined when the user gave up. */
export async function pickDuration(options: DurationOptions): Promise<number | undefined> {
  const { durations, last, price, known } = options;
  const listed = [...new Set([...durations, ...known.allowed, ...(last === undefined ? [] : [last])])];
  const items = [
    ...listed.map((duration) => ({
      label: vscode.l10n.t('{0} s', duration),
      description: join(price(duration), duration === last && vscode.l10n.t('last used'), mark(known, duration)),
      duration,
    })),
    { label: vscode.l10n.t('Other…'), duration: undefined, alwaysShow: true },
  ];
  for (;;) {
    const chosen = await pick({
      ...stepOf(1),
      placeholder: vscode.l10n.t('Select a duration'),
      items,
      active: items.find(({ duration }) => duration !== undefined && duration === last),
    });
    if (chosen === undefined || chosen === back) return undefined;
    if (chosen.duration !== undefined) return chosen.duration;
    const typed = await askText({
      ...stepOf(1),
      prompt: vscode.l10n.t('Duration in seconds, a whole number. The service decides which durations it accepts.'),
      validate: (text) =>
        parseDuration(text) === undefined ? vscode.l10n.t('Enter a whole number of seconds, such as 20.') : undefined,
    });
    if (typed === undefined) return undefined;
    if (typed !== back) return parseDuration(typed);
  }
}

/** Step 2 of 2. `back` leads to the duration again; undefined when the user gave up. */
export async function pickAspectRatio({
  aspectRatios,
  last,
  known,
}: AspectRatioOptions): Promise<AspectRatioChoice | typeof back | undefined> {
  const listed = [...new Set([...aspectRatios, ...known.allowed, ...(typeof last === 'string' ? [last] : [])])];
  const items = [
    ...listed.map((ratio) => ({
      label: ratio,
      description: join(orientation(ratio), ratio === last && vscode.l10n.t('last used'), mark(known, ratio)),
      iconPath: aspectRatioIcon(ratio),
      ratio,
    })),
    {
      label: vscode.l10n.t('Service default'),
      description: last === null ? vscode.l10n.t('last used') : vscode.l10n.t('let the service decide'),
      iconPath: new vscode.ThemeIcon('wand'),
      ratio: null,
    },
    { label: vscode.l10n.t('Other…'), iconPath: new vscode.ThemeIcon('edit'), ratio: undefined, alwaysShow: true },
  ];
  for (;;) {
    const chosen = await pick({
      ...stepOf(2),
      placeholder: vscode.l10n.t('Select an aspect ratio'),
      items,
      active: items.find(({ ratio }) => ratio !== undefined && ratio === last),
    });
    if (chosen === undefined || chosen === back) return chosen;
    if (chosen.ratio !== undefined) return chosen.ratio;
    const typed = await askText({
      ...stepOf(2),
      prompt: vscode.l10n.t('Width and height, such as 21:9. The service decides which aspect ratios it accepts.'),
      validate: (text) =>
        parseAspectRatio(text) === undefined
          ? vscode.l10n.t('Enter two whole numbers separated by a colon, such as 21:9.')
          : undefined,
    });
    if (typed === undefined) return undefined;
    if (typed !== back) return parseAspectRatio(typed);
  }
}

/** What the service has said of a value: that it is allowed, or that it is not. */
function mark<Value>(known: Known<Value>, value: Value): string | undefined {
  if (isRefused(known, value)) return vscode.l10n.t('not accepted by the service');
  return known.allowed.includes(value) ? vscode.l10n.t('accepted by the service') : undefined;
}

function stepOf(step: number): { title: string; step: number; totalSteps: number } {
  return { title: vscode.l10n.t('Generate Video'), step, totalSteps: 2 };
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
 * The ratio drawn to scale in a 16 × 16 square. Such an icon does not take the color of a focused row's text, nor follow
 * a change of theme while it is shown, so a halo of the opposite color keeps it visible on any background.
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
