import * as vscode from 'vscode';
import type { Video, VideoState } from '../core/video/video';
import { promptText, rowFacts, serviceName, stateLabels } from '../views/videoText';
import type { Dependencies } from './dependencies';
import { playVideo } from './play';

/** As many as anybody reads before typing another word. */
const shownAtMost = 100;

interface VideoItem extends vscode.QuickPickItem {
  readonly video: Video;
}

/** Find Video…: every word typed must occur in prompt, ID, state, service, file or batch. Enter opens the video. */
export async function findVideo(dependencies: Dependencies): Promise<void> {
  const library = await dependencies.videos.library();
  const input = vscode.window.createQuickPick<VideoItem>();
  const show = (): void => {
    const videos = library.search({ text: input.value }, { limit: shownAtMost, stateLabels: stateLabels() });
    input.items = videos.map((video) => ({
      video,
      label: promptText(video, 60),
      description: rowFacts(video).join(' · '),
      // What was found need not be in the label; VS Code's own filter would drop it.
      alwaysShow: true,
    }));
  };
  input.title = vscode.l10n.t('Find Video');
  input.placeholder = vscode.l10n.t('Prompt, ID, state, service, file…');
  input.matchOnDescription = true;
  input.onDidChangeValue(show);
  show();
  const chosen = await new Promise<Video | undefined>((resolve) => {
    input.onDidAccept(() => {
      resolve(input.activeItems[0]?.video);
    });
    input.onDidHide(() => {
      resolve(undefined);
    });
    input.show();
  });
  input.dispose();
  if (chosen === undefined) return;
  await dependencies.ui.list.reveal(chosen.key, { select: true });
  await playVideo(dependencies, chosen.key);
}

interface FilterItem extends vscode.QuickPickItem {
  readonly states?: readonly VideoState[];
  readonly service?: string;
  readonly byText?: boolean;
}

/** Filter Videos…: by state, service or text; the view says which filter is on. */
export async function filterVideos({ videos, ui: { list } }: Dependencies): Promise<void> {
  const labels = stateLabels();
  const separator = (label: string): FilterItem => ({ label, kind: vscode.QuickPickItemKind.Separator });
  const byState = (states: readonly VideoState[], label: string): FilterItem => ({ label, states });
  const services = [...new Set((await videos.library()).usage(0).map(({ service }) => service))];
  const items: FilterItem[] = [
    { label: vscode.l10n.t('Enter Text…'), byText: true },
    separator(vscode.l10n.t('State')),
    byState(['submitting', 'queued', 'running', 'unknown'], vscode.l10n.t('in progress')),
    byState(['succeeded'], labels.succeeded),
    byState(['failed', 'rejected', 'canceled', 'gone'], vscode.l10n.t('failed or not started')),
    byState(['unconfirmed'], labels.unconfirmed),
    ...(services.length < 2 ? [] : [separator(vscode.l10n.t('Service'))]),
    ...(services.length < 2 ? [] : services.map((service) => ({ label: serviceName(service), service }))),
  ];
  const chosen = await vscode.window.showQuickPick(items, {
    title: vscode.l10n.t('Filter Videos'),
    placeHolder: vscode.l10n.t('Show only videos that match'),
  });
  if (chosen === undefined) return;
  if (chosen.byText !== true) {
    const { states, service } = chosen;
    list.setFilter({ ...(states && { states }), ...(service !== undefined && { service }) }, chosen.label);
    await setFiltered(true);
    return;
  }
  const text = await vscode.window.showInputBox({
    title: vscode.l10n.t('Filter Videos'),
    prompt: vscode.l10n.t('Words that must occur in prompt, ID, service or file'),
  });
  if (text === undefined || text.trim() === '') return;
  list.setFilter({ text }, `“${text.trim()}”`);
  await setFiltered(true);
}

export async function clearFilter({ ui: { list } }: Dependencies): Promise<void> {
  list.setFilter(undefined);
  await setFiltered(false);
}

/** Shows or hides the button that clears the filter. */
async function setFiltered(value: boolean): Promise<void> {
  await vscode.commands.executeCommand('setContext', 'videoAds.isFiltered', value);
}

/** Group Videos…: by day, by batch, or not at all. */
export async function groupVideos({ service: { settings } }: Dependencies): Promise<void> {
  const items = [
    { label: vscode.l10n.t('By batch'), grouping: 'batch' },
    { label: vscode.l10n.t('By day'), grouping: 'day' },
    { label: vscode.l10n.t('Not grouped'), grouping: 'none' },
  ] as const;
  const chosen = await vscode.window.showQuickPick(items, { title: vscode.l10n.t('Group Videos') });
  if (chosen !== undefined) await settings.setGroupBy(chosen.grouping);
}
