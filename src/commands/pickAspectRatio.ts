import * as vscode from 'vscode';
import { aspectRatioSides, parseAspectRatio } from '../core/video/aspectRatio';
import { askText, back, pick } from '../host/quickPick';

/** What was chosen: a ratio, or `null` for the service's own default, which is left out of the request. */
export type AspectRatioChoice = string | null;

interface Question {
  readonly ratios: readonly string[];
  readonly last: AspectRatioChoice | undefined;
}

/** Step 2 of 2: the shape. `back` leads to the length again; undefined when the user gave up. */
export async function pickAspectRatio({
  ratios,
  last,
}: Question): Promise<AspectRatioChoice | typeof back | undefined> {
  const listed = typeof last !== 'string' || ratios.includes(last) ? ratios : [...ratios, last];
  const items = [
    ...listed.map((ratio) => ({
      label: ratio,
      description: [shapeName(ratio), ratio === last ? vscode.l10n.t('last choice') : ''].filter(Boolean).join(' · '),
      iconPath: shapeIcon(ratio),
      ratio: ratio,
    })),
    {
      label: vscode.l10n.t('Service default'),
      description: last === null ? vscode.l10n.t('last choice') : vscode.l10n.t('the service chooses'),
      iconPath: new vscode.ThemeIcon('wand'),
      ratio: null,
    },
    { label: vscode.l10n.t('Other…'), iconPath: new vscode.ThemeIcon('edit'), ratio: undefined, alwaysShow: true },
  ];
  for (;;) {
    const chosen = await pick({
      ...frame(),
      placeholder: vscode.l10n.t('Which shape should it have?'),
      items,
      active: items.find(({ ratio }) => ratio !== undefined && ratio === last),
    });
    if (chosen === undefined || chosen === back) return chosen;
    if (chosen.ratio !== undefined) return chosen.ratio;
    const typed = await askText({
      ...frame(),
      prompt: vscode.l10n.t('Width and height, such as 21:9. Which shapes are accepted is up to the service.'),
      validate: (text) =>
        parseAspectRatio(text) === undefined
          ? vscode.l10n.t('Type two whole numbers with a colon between them, such as 21:9.')
          : undefined,
    });
    if (typed === undefined) return undefined;
    if (typed !== back) return parseAspectRatio(typed);
  }
}

function frame(): { title: string; step: number; totalSteps: number } {
  return { title: vscode.l10n.t('Generate Video'), step: 2, totalSteps: 2 };
}

function shapeName(ratio: string): string {
  const sides = aspectRatioSides(ratio);
  if (sides === undefined) return '';
  if (sides.width === sides.height) return vscode.l10n.t('square');
  return sides.width > sides.height ? vscode.l10n.t('landscape') : vscode.l10n.t('portrait');
}

/** The shape itself, drawn to scale in a 16 × 16 square, once for light and once for dark themes. */
function shapeIcon(ratio: string): { light: vscode.Uri; dark: vscode.Uri } {
  const sides = aspectRatioSides(ratio) ?? { width: 1, height: 1 };
  const scale = 13 / Math.max(sides.width, sides.height);
  const width = Math.max(2, sides.width * scale);
  const height = Math.max(2, sides.height * scale);
  const draw = (colour: string): vscode.Uri => {
    const rectangle = `<rect x="${(16 - width) / 2}" y="${(16 - height) / 2}" width="${width}" height="${height}" rx="1.5" fill="none" stroke="${colour}" stroke-width="1.4"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">${rectangle}</svg>`;
    return vscode.Uri.parse(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);
  };
  return { light: draw('#424242'), dark: draw('#cccccc') };
}
