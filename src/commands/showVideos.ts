import * as vscode from 'vscode';
import { type VideoChoices, readVideoChoices } from '../core/library/search';
import { plainText } from '../host/escapeMarkdown';
import {
  type ShownVideos,
  filterOf,
  stateFilterLabels,
  stateFilterNames,
  verdictFilterLabels,
  verdictFilterNames,
} from '../views/listFilter';
import { durationText, serviceName } from '../views/videoText';
import type { Dependencies } from './dependencies';

interface ShowItem extends vscode.QuickPickItem {
  /** The filter and grouping to apply when the user chooses the item. Undefined for a separator. */
  readonly shown?: ShownVideos;
  /** Whether choosing the item closes the quick pick. */
  readonly closes?: true;
}

/**
 * Show Videos…: sets the view's filters and grouping. Choosing an item applies the filter and keeps the quick pick
 * open, so that the user can combine filters. Enter applies typed text as a filter and closes the quick pick.
 */
export async function showVideos({ videos, ui: { list } }: Dependencies): Promise<void> {
  const choices = (await videos.library()).read(readVideoChoices);
  const input = vscode.window.createQuickPick<ShowItem>();
  input.title = vscode.l10n.t('Show Videos');
  input.placeholder = vscode.l10n.t('Enter words, or select filters or a grouping');
  input.keepScrollPosition = true;
  const draw = (): void => {
    const before = input.activeItems[0]?.label;
    input.items = itemsOf(list.shown, choices, input.value.trim());
    const active = input.items.find(({ label }) => label === before);
    if (active !== undefined) input.activeItems = [active];
  };
  input.onDidChangeValue(draw);
  draw();
  await new Promise<void>((resolve) => {
    input.onDidAccept(() => {
      // If the user presses Enter before VS Code has drawn the items for the typed text, `activeItems` still refers to
      // the old items. In that case, chooses the first new item.
      const { shown, closes } = input.items.find((item) => input.activeItems.includes(item)) ?? input.items[0] ?? {};
      if (shown !== undefined) list.setShown(shown);
      if (closes) input.hide();
      else {
        input.value = '';
        draw();
      }
    });
    input.onDidHide(() => resolve());
    input.show();
  });
  input.dispose();
}

function itemsOf(shown: ShownVideos, { durations, aspectRatios, services }: VideoChoices, typed: string): ShowItem[] {
  const { state, verdict, duration, aspectRatio, service, grouping, text: _text, ...none } = shown;
  const separator = (label: string): ShowItem => ({ label, kind: vscode.QuickPickItemKind.Separator });
  /** Creates an item that adds a filter, or removes the filter if it is already active. */
  const toggle = (label: string, isOn: boolean, part: Partial<ShownVideos>): ShowItem => {
    const others = Object.entries(shown).filter(([name]) => !(name in part));
    const without = { ...Object.fromEntries(others), grouping };
    return {
      label,
      shown: isOn ? without : { ...shown, ...part },
      iconPath: new vscode.ThemeIcon(isOn ? 'check' : 'blank'),
    };
  };
  const stateLabels = stateFilterLabels();
  const verdictLabels = verdictFilterLabels();
  const groups = [
    ['batch', vscode.l10n.t('By batch')],
    ['brief', vscode.l10n.t('By brief')],
    ['day', vscode.l10n.t('By day')],
    ['none', vscode.l10n.t('Not grouped')],
  ] as const;
  const words = vscode.l10n.t('“{0}”', plainText(typed, 60));
  return [
    ...(typed === ''
      ? []
      : [
          {
            label: words,
            description: vscode.l10n.t('in prompt, ID, service or file'),
            alwaysShow: true,
            shown: { ...shown, text: typed },
            closes: true as const,
          },
        ]),
    ...(filterOf(shown) === undefined
      ? []
      : [{ label: vscode.l10n.t('Show All'), shown: { ...none, grouping }, closes: true as const }]),
    separator(vscode.l10n.t('State')),
    ...stateFilterNames.map((name) => toggle(stateLabels[name], state === name, { state: name })),
    separator(vscode.l10n.t('Verdict')),
    ...verdictFilterNames.map((name) => toggle(verdictLabels[name], verdict === name, { verdict: name })),
    separator(vscode.l10n.t('Duration')),
    ...durations.map((it) => toggle(durationText(it), duration === it, { duration: it })),
    separator(vscode.l10n.t('Aspect ratio')),
    ...aspectRatios.map((it) => toggle(plainText(it, 20), aspectRatio === it, { aspectRatio: it })),
    ...(services.length > 1
      ? [
          separator(vscode.l10n.t('Service')),
          ...services.map((it) => toggle(serviceName(it), service === it, { service: it })),
        ]
      : []),
    separator(vscode.l10n.t('Grouping')),
    ...groups.map(([name, label]) => ({
      ...toggle(label, grouping === name, {}),
      shown: { ...shown, grouping: name },
    })),
  ];
}
