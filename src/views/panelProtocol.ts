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
  /** Of a video in progress: how far it is, from 0 to 1; undefined where nobody knows. */
  readonly progress?: number;
  readonly isInProgress: boolean;
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
    readonly about: string;
    readonly progress: string;
    readonly previousFrame: string;
    readonly nextFrame: string;
    readonly saveFrame: string;
    readonly safeArea: string;
    /** What the button that repeats a part does next: mark its beginning, mark its end, play all of it again. */
    readonly loop: Readonly<Record<LoopStep, string>>;
    readonly overlays: Readonly<Record<Overlay, string>>;
  };
}

/** How a video begins when the user opens it: muted to have a look, or as loud as the last one. */
export type StartPlaying = 'preview' | 'play';

/** How videos are shown, as the user set it last. */
export interface PlayerSettings {
  /** From 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  readonly overlay: Overlay;
}

/** Frames over the video that mark what an app or a screen leaves free. */
export const overlays = ['none', 'feed', 'story', 'shorts', 'titleSafe'] as const;

export type Overlay = (typeof overlays)[number];

export type LoopStep = 'start' | 'end' | 'clear';

export const panelActions = [
  'saveVideo',
  'openInDefaultPlayer',
  'retryDownload',
  'copyLink',
  'openInBrowser',
  'generateAgain',
  'showApiResponse',
  'copyPrompt',
  'editPrompt',
  'tryAgain',
  'enterVideoId',
  'dismissVideo',
  'refreshVideo',
  'stopTracking',
  'resumeTracking',
  'removeVideo',
] as const;

export type PanelAction = (typeof panelActions)[number];

/** To the panel: what to show from now on. */
export interface ToPanel {
  readonly type: 'show';
  readonly content: PanelContent;
  /** Only when the user has just opened the video. */
  readonly start?: StartPlaying;
  readonly settings: PlayerSettings;
}

/** From the panel: it has loaded, a button was pressed on the video that it shows, a setting was changed, or a frame is to be saved. */
export type FromPanel =
  | { readonly type: 'ready' }
  | { readonly type: 'act'; readonly action: PanelAction; readonly key: string }
  | { readonly type: 'settings'; readonly settings: PlayerSettings }
  | { readonly type: 'saveFrame'; readonly key: string; readonly seconds: number; readonly png: Uint8Array };

/** Reads a message of the panel; undefined for anything else. */
export function readFromPanel(message: unknown): FromPanel | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined;
  if (message.type === 'ready') return { type: 'ready' };
  if (message.type === 'settings') {
    const settings = 'settings' in message ? readSettings(message.settings) : undefined;
    return settings && { type: 'settings', settings };
  }
  if (message.type === 'saveFrame') return readFrame(message);
  if (message.type !== 'act' || !('action' in message) || !('key' in message)) return undefined;
  const { key } = message;
  const action = panelActions.find((known) => known === message.action);
  return action === undefined || typeof key !== 'string' ? undefined : { type: 'act', action, key };
}

/** Reads settings, as a page sends them or as they were kept; undefined for anything else. */
export function readSettings(value: unknown): PlayerSettings | undefined {
  if (typeof value !== 'object' || value === null || !('volume' in value) || !('muted' in value)) return undefined;
  const { volume, muted } = value;
  const overlay = overlays.find((known) => 'overlay' in value && known === value.overlay) ?? 'none';
  const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 1;
  return isVolume && typeof muted === 'boolean' ? { volume, muted, overlay } : undefined;
}

/** Bytes of a frame beyond which it is no picture of a video. */
const largestFrame = 2 ** 27;

function readFrame(message: object): FromPanel | undefined {
  if (!('key' in message) || !('seconds' in message) || !('png' in message)) return undefined;
  const { key, seconds, png } = message;
  const isFrame = png instanceof Uint8Array && png.length <= largestFrame;
  return typeof key === 'string' && typeof seconds === 'number' && seconds >= 0 && isFrame
    ? { type: 'saveFrame', key, seconds, png }
    : undefined;
}
