import { isSmallJpeg } from '../core/media/jpeg';

/** The view type of the panel that previews whatever video is clicked. */
export const previewType = 'videoAds.video';

/**
 * The view type of a panel of its own, with one video or several to compare. It names the videos, so that a tab of before
 * a reload is recognized although VS Code restores it only when it is looked at.
 */
export function panelType(keys: readonly string[]): string {
  return `${previewType}.${keys.join('+')}`;
}

/** The keys that a view type names: none for the preview. */
export function keysOfType(viewType: string): string[] {
  return viewType === previewType ? [] : viewType.slice(previewType.length + 1).split('+');
}

/** The key of the video that a page says in its state it is of; empty where it remembered none. */
export function keyOfState(state: unknown): string {
  const { key } = fieldsOf(state);
  return typeof key === 'string' ? key : '';
}

/** What a panel shows of a video. Every string is drawn as a text node, never as HTML. */
export interface PanelContent {
  readonly key: string;
  /** The player's accessible name. */
  readonly label: string;
  /** Missing for a video added by ID. */
  readonly prompt?: string | undefined;
  /** URL of the downloaded file inside the webview; missing while it is being downloaded or where there is none. */
  readonly source?: string | undefined;
  /** Size of the file in bytes, where it is known. */
  readonly bytes?: number | undefined;
  readonly aspectRatio?: string | undefined;
  /** Instead of the player: why there is nothing to play, or that it is being downloaded. */
  readonly message?: string | undefined;
  /** Of a video in progress: how far it is, from 0 to 1; undefined where nobody knows. */
  readonly progress?: number | undefined;
  readonly isInProgress: boolean;
  readonly facts: readonly {
    readonly name: string;
    readonly value: string;
    /** Said of videos side by side where it is not the same for all. */
    readonly isCompared: boolean;
  }[];
  readonly buttons: readonly { readonly action: PanelAction; readonly title: string; readonly primary: boolean }[];
  /** What stands beside a sentence about what can't be heard here. */
  readonly noticeAction: { readonly action: PanelAction; readonly title: string };
  /** URL of the worker's script that takes files apart. */
  readonly soundWorker: string;
  /** For VS Code's menus: which video was clicked, and what can be done with it. */
  readonly context: string;
  /** Sound that the editor has no decoder for is decoded by the page. */
  readonly decodesSound: boolean;
}

/** How a video begins when the user opens it: muted to have a look, or as loud as the last one. */
export type StartPlaying = 'preview' | 'play';

/** How videos are shown, as the user set it last. */
export interface PlayerSettings {
  /** From 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** The safe area by aspect ratio: width divided by height with two decimals. */
  readonly safeAreas: Readonly<Record<string, Overlay>>;
}

/** Frames over the video that mark what an app or a screen leaves free. */
export const overlays = ['none', 'feed', 'story', 'shorts', 'titleSafe'] as const;

export type Overlay = (typeof overlays)[number];

export const panelActions = [
  'saveVideo',
  'saveFrame',
  'openInDefaultPlayer',
  'retryDownload',
  'generateAgain',
  'generateForReal',
  'keepVideo',
  'rejectVideo',
  'clearVerdict',
  'showResponse',
  'openSourceText',
  'tryAgain',
  'enterVideoId',
  'dismissVideo',
  'refreshVideo',
  'stopChecking',
  'resumeChecking',
] as const;

export type PanelAction = (typeof panelActions)[number];

/** To a panel: what to show from now on, or that the frame on the screen is to be sent. */
export type ToPanel =
  | {
      readonly type: 'show';
      /** Several stand side by side. */
      readonly videos: readonly PanelContent[];
      /** Only when the user has just opened the video. */
      readonly start?: StartPlaying | undefined;
      readonly settings: PlayerSettings;
    }
  | { readonly type: 'takeFrame'; readonly key: string };

/** The frame of a video that is on the screen; without a picture where it can't be read. */
export interface Frame {
  readonly key: string;
  readonly seconds: number;
  readonly png?: Uint8Array;
}

/** From a panel: it has loaded or has the keyboard, a button was pressed, a setting was changed, or a frame was taken. */
export type FromPanel =
  | { readonly type: 'ready' | 'focused' }
  | { readonly type: 'act'; readonly action: PanelAction; readonly key: string }
  | { readonly type: 'settings'; readonly settings: Partial<PlayerSettings> }
  | ({ readonly type: 'frame' } & Frame)
  /** A small JPEG of the first frame that the panel showed of a video, once per video. */
  | { readonly type: 'firstFrame'; readonly key: string; readonly jpeg: Uint8Array };

/** Upper bound for the remembered aspect ratios. */
const mostRatios = 50;

/** Bytes of a frame beyond which it is no picture of a video. */
const largestFrame = 2 ** 27;

/** Reads a message of a panel; undefined for anything else. */
export function readFromPanel(message: unknown): FromPanel | undefined {
  const { type, key, action, seconds, png, jpeg, settings } = fieldsOf(message);
  if (type === 'ready' || type === 'focused') return { type };
  if (type === 'settings') return { type, settings: readSettings(settings) };
  if (typeof key !== 'string') return undefined;
  if (type === 'frame') {
    if (typeof seconds !== 'number' || !(seconds >= 0)) return undefined;
    const isPicture = png instanceof Uint8Array && png.length <= largestFrame;
    return { type, key, seconds, ...(isPicture && { png }) };
  }
  if (type === 'firstFrame') {
    return jpeg instanceof Uint8Array && isSmallJpeg(jpeg) ? { type, key, jpeg } : undefined;
  }
  const known = panelActions.find((it) => it === action);
  return type === 'act' && known !== undefined ? { type, action: known, key } : undefined;
}

/** Reads settings, as a page sends those that changed or as they were kept; leaves out anything else. */
export function readSettings(value: unknown): Partial<PlayerSettings> {
  const { volume, muted, safeAreas } = fieldsOf(value);
  return {
    ...(typeof volume === 'number' && volume >= 0 && volume <= 1 && { volume }),
    ...(typeof muted === 'boolean' && { muted }),
    ...(safeAreas !== undefined && { safeAreas: readSafeAreas(safeAreas) }),
  };
}

function readSafeAreas(value: unknown): Record<string, Overlay> {
  const entries = Object.entries(fieldsOf(value)).flatMap(([ratio, it]) => {
    const overlay = overlays.find((known) => known === it);
    return overlay !== undefined && /^\d{1,3}\.\d\d$/.test(ratio) ? [[ratio, overlay] as const] : [];
  });
  return Object.fromEntries(entries.slice(-mostRatios));
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
