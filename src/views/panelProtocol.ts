/** The panel's kind, by which VS Code finds it again after a reload. */
export const panelType = 'videoAds.video';

/** What the panel's page remembers: of which video it is. */
export interface PanelState {
  readonly key: string;
}

/** Reads what a page remembered; undefined for anything else. */
export function readPanelState(state: unknown): PanelState | undefined {
  if (typeof state !== 'object' || state === null || !('key' in state)) return undefined;
  return typeof state.key === 'string' ? { key: state.key } : undefined;
}

/** What the panel shows. Every string is drawn as a text node, never as HTML. */
export interface PanelContent {
  readonly key: string;
  /** The player's accessible name. */
  readonly label: string;
  /** Missing for a video added by ID. */
  readonly prompt?: string;
  /** URL of the downloaded file inside the webview; missing while it is being downloaded or where there is none. */
  readonly source?: string;
  readonly aspectRatio?: string;
  /** Instead of the player: why there is nothing to play, or that it is being downloaded. */
  readonly message?: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly buttons: readonly { readonly action: PanelAction; readonly title: string; readonly primary: boolean }[];
  /** What stands beside a sentence about what can't be heard here. */
  readonly noticeAction: { readonly action: PanelAction; readonly title: string };
  /** URL of the worker's script that takes files apart. */
  readonly soundWorker: string;
  /** Sound that the editor has no decoder for is decoded by the page. */
  readonly decodesSound: boolean;
  readonly labels: {
    readonly prompt: string;
    readonly cannotPlay: string;
    /** Of sound and video in a format that is `{0}`. */
    readonly silent: string;
    readonly invisible: string;
    readonly coreOnly: string;
  };
}

/** How a video begins when the user opens it: muted to have a look, or as loud as the last one. */
export type StartPlaying = 'preview' | 'play';

/** How loud videos are played: from 0 to 1. */
export interface PlayerVolume {
  readonly volume: number;
  readonly muted: boolean;
}

export const panelActions = [
  'saveVideo',
  'openInDefaultPlayer',
  'retryDownload',
  'copyLink',
  'openInBrowser',
  'generateAgain',
  'showApiResponse',
  'copyPrompt',
] as const;

export type PanelAction = (typeof panelActions)[number];

/** To the panel: what to show from now on. */
export interface ToPanel {
  readonly type: 'show';
  readonly content: PanelContent;
  /** Only when the user has just opened the video. */
  readonly start?: StartPlaying;
  readonly volume: PlayerVolume;
}

/** From the panel: it has loaded, a button was pressed on the video that it shows, or the volume was changed. */
export type FromPanel =
  | { readonly type: 'ready' }
  | { readonly type: 'act'; readonly action: PanelAction; readonly key: string }
  | ({ readonly type: 'volume' } & PlayerVolume);

/** Reads a message of the panel; undefined for anything else. */
export function readFromPanel(message: unknown): FromPanel | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined;
  if (message.type === 'ready') return { type: 'ready' };
  if (message.type === 'volume') {
    const volume = readVolume(message);
    return volume && { type: 'volume', ...volume };
  }
  if (message.type !== 'act' || !('action' in message) || !('key' in message)) return undefined;
  const { key } = message;
  const action = panelActions.find((known) => known === message.action);
  return action === undefined || typeof key !== 'string' ? undefined : { type: 'act', action, key };
}

/** Reads a volume, as a page sends it or as it was kept; undefined for anything else. */
export function readVolume(value: unknown): PlayerVolume | undefined {
  if (typeof value !== 'object' || value === null || !('volume' in value) || !('muted' in value)) return undefined;
  const { volume, muted } = value;
  const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 1;
  return isVolume && typeof muted === 'boolean' ? { volume, muted } : undefined;
}
