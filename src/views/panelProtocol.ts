import { isSmallJpeg } from '../core/media/jpeg';
import { fieldsOf } from '../core/unknownData';
import { type Note, noteLimits } from '../core/video/review';

export { type Note, noteLimits };

/** The view type of the preview panel, which shows the video that the user clicked last. */
export const previewType = 'videoAds.video';

/**
 * The view type of a panel for one video or a comparison. After a restart, VS Code restores a tab only when the user
 * opens it. Until then, the extension knows only the tab's view type, so the type contains the videos' keys.
 */
export function panelType(keys: readonly string[]): string {
  return `${previewType}.${keys.join('+')}`;
}

/** Extracts the video keys from a view type. Empty for the preview panel. */
export function keysOfType(viewType: string): string[] {
  return viewType === previewType ? [] : viewType.slice(previewType.length + 1).split('+');
}

/** The video's key in the saved state of a panel's page. An empty string if the state has no key. */
export function keyOfState(state: unknown): string {
  const { key } = fieldsOf(state);
  return typeof key === 'string' ? key : '';
}

/** The content of a panel for one video. Every string is drawn as a text node, never as HTML. */
export interface PanelContent {
  readonly key: string;
  /** The player's accessible name. */
  readonly label: string;
  /** The prompt. Undefined for a video that the user added by its ID. */
  readonly prompt?: string | undefined;
  /** The URL of the downloaded file inside the webview. Undefined until the file is downloaded. */
  readonly source?: string | undefined;
  /** The file's size in bytes. Undefined until the file is downloaded. */
  readonly bytes?: number | undefined;
  readonly aspectRatio?: string | undefined;
  /** The text shown in place of the player: why there is no file, or that the file is being downloaded. */
  readonly message?: string | undefined;
  /** The progress of a running video, from 0 to 1. Undefined if unknown. */
  readonly progress?: number | undefined;
  readonly isInProgress: boolean;
  readonly details: readonly {
    readonly name: string;
    readonly value: string;
    /** Whether a comparison shows this value if it differs between the videos. */
    readonly isCompared: boolean;
  }[];
  readonly buttons: readonly { readonly action: PanelAction; readonly title: string; readonly primary: boolean }[];
  /** The review notes, sorted by their timestamps in the video. */
  readonly notes: readonly Note[];
  /** Identifies the combination of prompt, duration, aspect ratio and service. Undefined until the video succeeds. */
  readonly version?: string | undefined;
  /** The button shown if the panel cannot play the video, or only part of it. */
  readonly noticeAction: { readonly action: PanelAction; readonly title: string };
  /** The URL of the worker script that extracts and decodes sound. */
  readonly soundWorker: string;
  /**
   * The page's `data-vscode-context` attribute, which VS Code's menus read. JSON with the video's key and the actions
   * that the video allows.
   */
  readonly context: string;
  /** Whether the page decodes AAC audio itself if VS Code has no AAC decoder. */
  readonly decodesSound: boolean;
}

/** How a newly opened video starts: `preview` is muted; `play` uses the saved volume. */
export type StartPlaying = 'preview' | 'play';

/** The player settings that the user chose last, saved for all videos. */
export interface PlayerSettings {
  /** The sound volume, from 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** The chosen safe area for each aspect ratio. The key is width divided by height, to two decimal places: `0.56`. */
  readonly safeAreas: Readonly<Record<string, Overlay>>;
}

export const defaultSettings: PlayerSettings = { volume: 1, muted: false, safeAreas: {} };

/**
 * Overlays for safe areas. A safe area is the part of a video that is not covered by an app's controls or cut off at
 * the screen's edge.
 */
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
  'teachResponse',
  'refreshVideo',
  'stopChecking',
  'resumeChecking',
] as const;

export type PanelAction = (typeof panelActions)[number];

/** Messages to a panel: the videos to show, or a request for the current frame. */
export type ToPanel =
  | {
      readonly type: 'show';
      /** The videos to show. Several videos are shown side by side. */
      readonly videos: readonly PanelContent[];
      /** How to start playing. Defined only in the first message after the user opened the video. */
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
  /** Marks one of the compared videos as kept and the others as rejected. */
  | { readonly type: 'keepThis'; readonly key: string }
  | ({ readonly type: 'frame' } & Frame)
  /** A small JPEG of a video's first displayed frame. The page sends it once per video. */
  | { readonly type: 'firstFrame'; readonly key: string; readonly jpeg: Uint8Array };

/** Maximum number of aspect ratios for which safe areas are saved. */
const mostRatios = 50;

/** The maximum size of a frame's PNG, in bytes. The extension ignores a larger picture. */
const largestFrame = 2 ** 27;

/** Parses a message from a panel's page. Undefined for an invalid message. */
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

/** Parses player settings from a panel's page or from VS Code's storage. Leaves out invalid settings. */
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
