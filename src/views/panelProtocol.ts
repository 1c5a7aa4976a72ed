import { isSmallJpeg } from '../core/media/jpeg';
import { fieldsOf } from '../core/unknownData';
import { type Note, noteLimits } from '../core/video/review';

export { type Note, noteLimits };

/** The view type of the preview panel, which shows one clicked video after another. */
export const previewType = 'videoAds.video';

/**
 * The view type of a panel for one video, or for several to compare. It contains their keys: VS Code restores a tab
 * only when the user opens it, and until then only the view type identifies the videos.
 */
export function panelType(keys: readonly string[]): string {
  return `${previewType}.${keys.join('+')}`;
}

/** The keys in a view type. Empty for the preview. */
export function keysOfType(viewType: string): string[] {
  return viewType === previewType ? [] : viewType.slice(previewType.length + 1).split('+');
}

/** The key of the video in a page's saved state. Empty if there is none. */
export function keyOfState(state: unknown): string {
  const { key } = fieldsOf(state);
  return typeof key === 'string' ? key : '';
}

/** The content of a panel for one video. Every string is drawn as a text node, never as HTML. */
export interface PanelContent {
  readonly key: string;
  /** The player's accessible name. */
  readonly label: string;
  /** Undefined for a video added by ID. */
  readonly prompt?: string | undefined;
  /** The URL of the downloaded file inside the webview. Undefined without a file. */
  readonly source?: string | undefined;
  /** The file's size in bytes. Undefined without a file. */
  readonly bytes?: number | undefined;
  readonly aspectRatio?: string | undefined;
  /** Replaces the player. Says why there is no file, or that it is being downloaded. */
  readonly message?: string | undefined;
  /** The progress of a running video, from 0 to 1. Undefined if unknown. */
  readonly progress?: number | undefined;
  readonly isInProgress: boolean;
  readonly facts: readonly {
    readonly name: string;
    readonly value: string;
    /** Whether a comparison shows the fact if it differs between videos. */
    readonly isCompared: boolean;
  }[];
  readonly buttons: readonly { readonly action: PanelAction; readonly title: string; readonly primary: boolean }[];
  /** In the order of their times. */
  readonly notes: readonly Note[];
  /** Identifies the version at its service. Missing for a video that has not succeeded. */
  readonly take?: string | undefined;
  /** The button beside the notice that the sound cannot be played here. */
  readonly noticeAction: { readonly action: PanelAction; readonly title: string };
  /** The URL of the worker script that extracts and decodes sound. */
  readonly soundWorker: string;
  /** Context for VS Code's menus: the video's key and its abilities. */
  readonly context: string;
  /** Whether the page decodes sound that the editor has no decoder for. */
  readonly decodesSound: boolean;
}

/** How an opened video starts: muted as a preview, or at the last volume. */
export type StartPlaying = 'preview' | 'play';

/** The user's last player settings. */
export interface PlayerSettings {
  /** From 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** The safe area for each aspect ratio. The key is width divided by height with two decimals. */
  readonly safeAreas: Readonly<Record<string, Overlay>>;
}

/** Frames over the video that mark the area that apps or screens leave uncovered. */
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

/** Messages to a panel: the videos to show, or a request for the current frame. */
export type ToPanel =
  | {
      readonly type: 'show';
      /** Several videos are shown side by side. */
      readonly videos: readonly PanelContent[];
      /** Defined only when the user has just opened the video. */
      readonly start?: StartPlaying | undefined;
      readonly settings: PlayerSettings;
    }
  | { readonly type: 'takeFrame'; readonly key: string };

/** The displayed frame of a video. `png` is missing if the frame cannot be read. */
export interface Frame {
  readonly key: string;
  readonly seconds: number;
  readonly png?: Uint8Array;
}

/** Messages from a panel. `ready`: the page has loaded; `focused`: it received the keyboard focus. */
export type FromPanel =
  | { readonly type: 'ready' | 'focused' }
  | { readonly type: 'act'; readonly action: PanelAction; readonly key: string }
  | { readonly type: 'settings'; readonly settings: Partial<PlayerSettings> }
  | { readonly type: 'addNote' | 'removeNote'; readonly key: string; readonly note: Note }
  /** Keeps one of the compared videos and rejects the others. */
  | { readonly type: 'keepThis'; readonly key: string }
  | ({ readonly type: 'frame' } & Frame)
  /** A small JPEG of the first displayed frame, once per video. */
  | { readonly type: 'firstFrame'; readonly key: string; readonly jpeg: Uint8Array };

/** Upper bound for the remembered aspect ratios. */
const mostRatios = 50;

/** The largest accepted frame in bytes. */
const largestFrame = 2 ** 27;

/** Parses a message from a panel. Undefined for anything else. */
export function readFromPanel(message: unknown): FromPanel | undefined {
  const { type, key, action, seconds, png, jpeg, settings, note } = fieldsOf(message);
  if (type === 'ready' || type === 'focused') return { type };
  if (type === 'settings') return { type, settings: readSettings(settings) };
  if (typeof key !== 'string') return undefined;
  if (type === 'frame') {
    if (typeof seconds !== 'number' || !(seconds >= 0)) return undefined;
    const isPicture = png instanceof Uint8Array && png.length <= largestFrame;
    return { type, key, seconds, ...(isPicture && { png }) };
  }
  if (type === 'keepThis') return { type, key };
  if (type === 'addNote' || type === 'removeNote') {
    const read = readNote(note);
    return read === undefined ? undefined : { type, key, note: read };
  }
  if (type === 'firstFrame') {
    return jpeg instanceof Uint8Array && isSmallJpeg(jpeg) ? { type, key, jpeg } : undefined;
  }
  const known = panelActions.find((it) => it === action);
  return type === 'act' && known !== undefined ? { type, action: known, key } : undefined;
}

function readNote(value: unknown): Note | undefined {
  const { seconds, text } = fieldsOf(value);
  if (typeof seconds !== 'number' || !(seconds >= 0) || !Number.isFinite(seconds)) return undefined;
  return typeof text === 'string' && text.trim() !== '' ? { seconds, text } : undefined;
}

/** Parses settings from a page or from memory. Leaves out invalid parts. */
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
