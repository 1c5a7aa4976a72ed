import { randomUUID } from 'node:crypto';
import * as vscode from 'vscode';
import { estimatePrice } from '../core/credits/prices';
import { confirm } from '../host/confirm';
import { back } from '../host/quickPick';
import type { Settings } from '../host/settings';
import { amountWords } from '../views/videoWords';
import { collectPrompts } from './collectPrompts';
import { type AspectRatioChoice, pickAspectRatio } from './pickAspectRatio';
import { pickDuration } from './pickDuration';
import { type Order, type StartVideosRooms, startVideos } from './startVideos';

const lastDuration = 'videoAds.lastDuration';
const lastAspectRatio = 'videoAds.lastAspectRatio';

export interface GenerateVideoRooms extends StartVideosRooms {
  readonly settings: Settings;
}

/** Generate Video from Selection: words, then length, then shape, then off it goes. */
export function generateVideo(rooms: GenerateVideoRooms): (clicked?: unknown, selected?: unknown) => Promise<void> {
  let asking = false;
  return async (clicked, selected) => {
    // A second press while the questions are open is the same wish: one set of questions, one video.
    if (asking) return;
    asking = true;
    let orders: readonly Order[] | undefined;
    try {
      const prompts = await collectPrompts(filesOf(clicked, selected));
      orders = prompts && (await askShape(rooms, prompts));
    } finally {
      asking = false;
    }
    if (orders !== undefined) await startVideos(rooms, orders);
  };
}

/** The Explorer's files. The editor's own menu names its file, too, but what is meant there is the selection. */
function filesOf(clicked: unknown, selected: unknown): readonly vscode.Uri[] {
  const isFile = (it: unknown): it is vscode.Uri => it instanceof vscode.Uri;
  if (Array.isArray(selected)) return selected.filter(isFile);
  const inEditor = vscode.window.activeTextEditor?.document.uri.toString();
  return isFile(clicked) && clicked.toString() !== inEditor ? [clicked] : [];
}

/** Asks for length and shape, and once more where several videos would be started. */
export async function askShape(
  rooms: GenerateVideoRooms,
  prompts: readonly string[],
): Promise<readonly Order[] | undefined> {
  const { settings, memory } = rooms;
  const { service } = rooms.connections;
  const library = await rooms.library();
  const paid = library.prices(service);
  const price = (duration: number): number | undefined => estimatePrice(paid, { duration })?.credits;
  for (;;) {
    const duration = await pickDuration({
      durations: settings.durations,
      last: memory.get<number>(lastDuration),
      price: (seconds) => priceWords(price(seconds)),
    });
    if (duration === undefined) return undefined;
    const aspectRatio = await pickAspectRatio({
      ratios: settings.aspectRatios,
      last: memory.get<AspectRatioChoice>(lastAspectRatio),
    });
    if (aspectRatio === undefined) return undefined;
    if (aspectRatio === back) continue;
    await memory.update(lastDuration, duration);
    await memory.update(lastAspectRatio, aspectRatio);
    const batch = prompts.length > 1 ? { batch: randomUUID() } : {};
    const shape = aspectRatio === null ? {} : { aspectRatio };
    const orders = prompts.map((prompt) => ({ prompt, duration, ...shape, ...batch }));
    return (await mayStart(orders.length, price(duration))) ? orders : undefined;
  }
}

async function mayStart(count: number, price: number | undefined): Promise<boolean> {
  if (count === 1) return true;
  const cost =
    price === undefined
      ? vscode.l10n.t('Each of them spends credits.')
      : vscode.l10n.t('Together they cost about {0} credits.', amountWords(price * count));
  return confirm(vscode.l10n.t('Generate {0} videos?', count), cost, vscode.l10n.t('Generate {0} Videos', count));
}

function priceWords(credits: number | undefined): string | undefined {
  return credits === undefined ? undefined : vscode.l10n.t('about {0} credits', amountWords(credits));
}
