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
  readonly labels: { readonly prompt: string; readonly cannotPlay: string };
}

export const panelActions = [
  'saveVideo',
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
}

/** From the panel: it has loaded, or a button was pressed on the video that it shows. */
export type FromPanel =
  { readonly type: 'ready' } | { readonly type: 'act'; readonly action: PanelAction; readonly key: string };

/** Reads a message of the panel; undefined for anything else. */
export function readFromPanel(message: unknown): FromPanel | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined;
  if (message.type === 'ready') return { type: 'ready' };
  if (message.type !== 'act' || !('action' in message) || !('key' in message)) return undefined;
  const { key } = message;
  const action = panelActions.find((known) => known === message.action);
  return action === undefined || typeof key !== 'string' ? undefined : { type: 'act', action, key };
}
