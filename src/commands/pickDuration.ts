import * as vscode from 'vscode';
import { parseDuration } from '../core/video/duration';
import { askText, back, pick } from '../host/quickPick';

interface DurationChoice {
  readonly durations: readonly number[];
  readonly last: number | undefined;
  /** "about 4 credits", where it is known what such a video costs. */
  readonly price: (duration: number) => string | undefined;
}

/** Step 1 of 2: the length. Undefined when the user gave up. */
export async function pickDuration({ durations, last, price }: DurationChoice): Promise<number | undefined> {
  const listed = last === undefined || durations.includes(last) ? durations : [...durations, last];
  const other = { label: vscode.l10n.t('Other…'), duration: undefined, alwaysShow: true };
  const items = [
    ...listed.map((duration) => ({
      label: vscode.l10n.t('{0} s', duration),
      description: [price(duration), duration === last ? vscode.l10n.t('last choice') : undefined]
        .filter((part) => part !== undefined)
        .join(' · '),
      duration,
    })),
    other,
  ];
  for (;;) {
    const chosen = await pick({
      ...frame(),
      placeholder: vscode.l10n.t('How long should the video be?'),
      items,
      active: items.find(({ duration }) => duration !== undefined && duration === last),
    });
    if (chosen === undefined || chosen === back) return undefined;
    if (chosen.duration !== undefined) return chosen.duration;
    const typed = await askText({
      ...frame(),
      prompt: vscode.l10n.t('Length in seconds, a whole number. Which lengths are accepted is up to the service.'),
      validate: (text) =>
        parseDuration(text) === undefined ? vscode.l10n.t('Type a whole number of seconds, such as 20.') : undefined,
    });
    if (typed === undefined) return undefined;
    if (typed !== back) return parseDuration(typed);
  }
}

function frame(): { title: string; step: number; totalSteps: number } {
  return { title: vscode.l10n.t('Generate Video'), step: 1, totalSteps: 2 };
}
