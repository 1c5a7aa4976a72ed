import * as l10n from '@vscode/l10n';
import {
  defaultSettings,
  type FromPanel,
  type Note,
  type PanelAction,
  type PanelContent,
  type PlayerSettings,
  type StartPlaying,
  type ToPanel,
} from '../views/panelProtocol';
import { Comparison } from './comparison';
import { button, element, isShortcut, message } from './elements';
import { noteList } from './noteField';
import { type PageState, readPageState } from './pageState';
import { VideoPlayer } from './videoPlayer';
import type { VideoScreen } from './videoScreen';

declare function acquireVsCodeApi(): {
  postMessage(message: FromPanel): void;
  getState(): unknown;
  setState(state: PageState): void;
};

l10n.config({ contents: document.documentElement.dataset.translations ?? '{}' });
const host = acquireVsCodeApi();
const main = document.querySelector('main') ?? document.body;
/** The page's title for screen readers. Gets focus if the focused element is removed. */
const heading = element('h1', 'spoken');
heading.tabIndex = -1;
const stage = element('section', 'stage');
let about: Element = element('section', 'about');
main.append(heading, stage, about);
/**
 * The element that plays a video that is shown alone. All such videos share it: browsers allow sound for each element
 * separately, so a new element might be muted.
 */
const video = element('video');
let player: VideoPlayer | undefined;
let comparison: Comparison | undefined;
/**
 * The keys of the videos in `stage`, with their files or the messages shown in place of files. If any of these changes,
 * `stage` is drawn again.
 */
let staged = '';
/** The key of the displayed video. Undefined in a comparison. */
let shown: string | undefined;
/**
 * How the next file starts to play: `preview` is muted, `play` uses the saved volume. For a finished video, the mode is
 * kept until the file is downloaded and shown. For an unfinished video, it is dropped.
 */
let start: StartPlaying | undefined;
/** The keys of the videos whose first frame was sent. */
const sentFirstFrames = new Set<string>();
let settings = defaultSettings;

window.addEventListener('message', ({ data }: MessageEvent<ToPanel>) => {
  if (data.type === 'takeFrame') void sendFrame(data.key);
  else show(data);
});
/** The keys for verdicts, as in photo editors: `P` keeps the video, `X` rejects it, and `U` clears the verdict. */
const verdictKeys: Readonly<Record<string, PanelAction>> = { p: 'keepVideo', x: 'rejectVideo', u: 'clearVerdict' };
window.addEventListener('keydown', (event) => {
  if (!isShortcut(event) || event.repeat) return;
  const action = verdictKeys[event.key.toLowerCase()];
  const key = shown ?? comparison?.keyAt(event.target);
  if (action === undefined || key === undefined) return;
  event.preventDefault();
  act(action, key);
});
window.addEventListener('focus', () => host.postMessage({ type: 'focused' }));
host.postMessage({ type: 'ready' });

/** Redraws the changed parts of the page. If the videos and their files are the same as before, playback continues. */
function show({ videos, start: wanted, settings: current }: Extract<ToPanel, { type: 'show' }>): void {
  const [content] = videos;
  if (content === undefined) return;
  shown = videos.length === 1 ? content.key : undefined;
  settings = current;
  start = wanted ?? start;
  const active = focused();
  main.className = videos.length > 1 ? 'several' : '';
  const title = videos.length > 1 ? l10n.t('Compare Videos') : content.label;
  document.title = title;
  heading.textContent = title;
  heading.dir = 'auto';
  const files = videos.map(({ key, source, message: text = '' }) => `${key} ${source ?? text}`).join('\n');
  if (files !== staged) {
    staged = files;
    setStage(videos, content);
  } else if (start === 'play') player?.play();
  else comparison?.redraw(videos);
  // The start mode applies only to a file that exists or is being downloaded. A video that is still being generated
  // will start muted.
  if (content.source !== undefined || content.isInProgress) start = undefined;
  if (content.source === undefined && videos.length === 1) showProgress(content);
  about = redraw(about, aboutOf(videos.length > 1 ? undefined : content));
  keepFocus(active);
}

function setStage(videos: readonly PanelContent[], content: PanelContent): void {
  player?.dispose();
  comparison?.dispose();
  player = comparison = undefined;
  const last = readPageState(host.getState());
  const key = videos.map((it) => it.key).join('+');
  const resumed = last.key === key ? last : undefined;
  if (resumed === undefined) host.setState({ key });
  main.dataset.vscodeContext = videos.length > 1 ? '{"videoAds.panelVideo":""}' : content.context;
  stage.setAttribute('aria-label', videos.length > 1 ? l10n.t('Compare Videos') : content.label);
  const keepSettings = (changed: Partial<PlayerSettings>): void => {
    if (Object.keys(changed).length === 0) return;
    settings = { ...settings, ...changed };
    host.postMessage({ type: 'settings', settings: changed });
  };
  const common = {
    settings: () => settings,
    onSettings: keepSettings,
    onFirstFrame: sendFirstFrame,
    onNoticeAction: ({ key: videoKey, noticeAction }: PanelContent) => act(noticeAction.action, videoKey),
  };
  if (videos.length > 1) {
    comparison = new Comparison({
      ...common,
      videos,
      resumed: resumed?.comparison,
      onKeepThis: (kept) => host.postMessage({ type: 'keepThis', key: kept }),
      onPlayback: (playback) => host.setState({ key, comparison: playback }),
    });
    stage.replaceChildren(comparison.element);
  } else if (content.source === undefined) {
    stage.replaceChildren(message(content.message ?? ''));
  } else {
    const isSameFile = resumed?.player?.source === content.source;
    player = new VideoPlayer({
      ...common,
      video,
      content: { ...content, source: content.source },
      // A video that becomes playable while its panel is open starts muted.
      start: start ?? (isSameFile ? undefined : 'preview'),
      resumed: isSameFile ? resumed.player : undefined,
      onSaveFrame: () => act('saveFrame', content.key),
      onNote: (note) => host.postMessage({ type: 'addNote', key: content.key, note }),
      onPlayback: (playback) => host.setState({ key, player: playback }),
      onFailure: (...replacements) => {
        const active = focused();
        stage.replaceChildren(...replacements);
        keepFocus(active);
        // Makes the next call to `show` reload the file, even if nothing has changed.
        staged = '';
      },
    });
    stage.replaceChildren(player.element);
  }
}

/** Draws the progress bar below the message shown in place of the video. */
function showProgress({ isInProgress, progress }: PanelContent): void {
  const bar = stage.querySelector('progress') ?? element('progress');
  if (!isInProgress) bar.remove();
  else if (!bar.isConnected) stage.append(bar);
  bar.setAttribute('aria-label', l10n.t('Progress'));
  if (progress === undefined) bar.removeAttribute('value');
  else bar.value = progress;
}

/**
 * Replaces only the nodes that differ, so that the selection and the scroll position are kept.
 * @returns the element that is now in the page
 */
function redraw(old: Element, drawn: Element): Element {
  if (old.isEqualNode(drawn)) return old;
  const parts = [...drawn.children];
  const isAlike = parts.length === old.children.length && old.cloneNode().isEqualNode(drawn.cloneNode());
  if (parts.length === 0 || !isAlike) {
    old.replaceWith(drawn);
    return drawn;
  }
  for (const [index, part] of parts.entries()) redraw(old.children[index] ?? part, part);
  return old;
}

function focused(): Element | null {
  return document.hasFocus() ? document.activeElement : null;
}

/** Moves focus from a replaced element to its replacement. */
function keepFocus(active: Element | null): void {
  if (!(active instanceof HTMLElement) || active === document.activeElement) return;
  const name = active.dataset.action;
  const again = name === undefined ? null : main.querySelector<HTMLElement>(`[data-action="${name}"]`);
  (again ?? stage.querySelector('video') ?? heading).focus();
}

function sendFirstFrame({ key }: PanelContent, jpeg: Uint8Array): void {
  if (sentFirstFrames.has(key)) return;
  sentFirstFrames.add(key);
  host.postMessage({ type: 'firstFrame', key, jpeg });
}

async function sendFrame(key: string): Promise<void> {
  await comparison?.playback.pause();
  const screen: VideoScreen | undefined =
    comparison?.screens.get(key) ?? (staged.startsWith(`${key} `) ? player?.screen : undefined);
  const png = await screen?.takeFrame();
  host.postMessage({
    type: 'frame',
    key,
    seconds: screen?.frames.shown ?? 0,
    ...(png === undefined ? {} : { png }),
  });
}

function act(action: PanelAction, key: string): void {
  host.postMessage({ type: 'act', action, key });
}

function aboutOf(content: PanelContent | undefined): HTMLElement {
  const box = element('section', 'about');
  if (content === undefined) return box;
  // The buttons act on this video only. If the key changes, `redraw` replaces the whole section.
  box.dataset.key = content.key;
  box.setAttribute('aria-label', l10n.t('About This Video'));
  const buttons = element('div', 'buttons');
  for (const { action, title, primary } of content.buttons) {
    const made = button(action, title, () => act(action, content.key));
    if (primary) made.className = 'primary';
    buttons.append(made);
  }
  const details = element('dl');
  for (const { name, value } of content.details) details.append(element('dt', '', name), element('dd', '', value));
  box.append(buttons);
  if (content.prompt !== undefined) {
    const prompt = element('p', 'prompt', content.prompt);
    prompt.dir = 'auto';
    box.append(element('h2', '', l10n.t('Prompt')), prompt);
  }
  box.append(details);
  if (content.notes.length > 0) {
    const onRemove = (note: Note): void => host.postMessage({ type: 'removeNote', key: content.key, note });
    const list = noteList({ notes: content.notes, onJump: (seconds) => player?.jumpTo(seconds), onRemove });
    box.append(element('h2', '', l10n.t('Notes')), list);
  }
  return box;
}
