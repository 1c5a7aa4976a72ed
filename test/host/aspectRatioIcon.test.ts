import assert from 'node:assert/strict';
import type { Uri } from 'vscode';
import { aspectRatioIcon } from '../../src/commands/picks';

/** The background colors of list rows in VS Code's own themes, including focused rows. */
const backgrounds = ['#ffffff', '#f8f8f8', '#e8e8e8', '#0060c0', '#0078d4', '#04395e', '#094771', '#1f1f1f', '#000000'];

describe('the icon of an aspect ratio', () => {
  it("is visible on every background of VS Code's themes, light or dark", () => {
    const { light, dark } = aspectRatioIcon('16:9');
    const unseen = [light, dark].flatMap((icon) =>
      backgrounds.filter((background) => colors(icon).every((color) => contrast(color, background) < 3)),
    );
    assert.deepEqual(unseen, []);
  });
});

function colors(icon: Uri): string[] {
  const svg = Buffer.from(icon.path.split(',')[1] ?? '', 'base64').toString('utf8');
  return [...svg.matchAll(/stroke="(#[0-9a-f]{6})"/g)].map((match) => match[1] ?? '');
}

/** The contrast ratio as defined by WCAG 2, which requires at least 3 for graphics. */
function contrast(color: string, background: string): number {
  const [light, dark] = [luminance(color), luminance(background)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((offset) => Number.parseInt(color.slice(offset, offset + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
