import type {
  FromPanel,
  PanelAction,
  PanelContent,
  PanelState,
  PlayerSettings,
  StartPlaying,
  ToPanel,
} from '../src/views/panelProtocol';
import { type Playback, VideoPlayer } from './videoPlayer';

declare function acquireVsCodeApi(): {
  postMessage(message: FromPanel): void;
  getState(): PanelState | (PanelState & Playback) | undefined;
  setState(state: PanelState | (PanelState & Playback)): void;
};

const host = acquireVsCodeApi();
const main = document.querySelector('main') ?? document.body;
/** For those who can't see it: what the page is about. */
const heading = element('h1', 'spoken');
let stage = element('section', 'stage');
let player: VideoPlayer | undefined;
let shownSource: string | undefined;
/** How to begin once there is a file. */
let start: StartPlaying | undefined;
let settings: PlayerSettings = { volume: 1, muted: false, overlay: 'none' };

window.addEventListener('message', ({ data }: MessageEvent<ToPanel>) => {
  settings = data.settings;
  start = data.start ?? start;
  if (start === 'play' && player !== undefined && data.content.source === shownSource) player.play();
  show(data.content);
});
host.postMessage({ type: 'ready' });

/** Draws everything anew but the player, which goes on playing while its video stays the same. */
function show(content: PanelContent): void {
  const { source } = content;
  if (source !== shownSource || stage.childElementCount === 0) {
    player?.dispose();
    player = undefined;
    shownSource = source;
    if (host.getState()?.key !== content.key) host.setState({ key: content.key });
    stage = element('section', 'stage');
    stage.setAttribute('aria-label', content.label);
    if (source !== undefined) play({ ...content, source });
  }
  if (source === undefined) showState(content);
  document.title = content.label;
  heading.textContent = content.label;
  heading.dir = 'auto';
  if (source !== undefined) start = undefined;
  // Focusing an element of a page that does not have the keyboard would take it from where it is.
  const active = document.hasFocus() ? document.activeElement : undefined;
  const focused = active instanceof HTMLElement ? active.dataset.action : undefined;
  main.replaceChildren(heading, stage, about(content));
  if (focused !== undefined) main.querySelector<HTMLElement>(`[data-action="${focused}"]`)?.focus();
}

function play(content: PanelContent & { readonly source: string }): void {
  const last = host.getState();
  const resumed = last !== undefined && 'source' in last && last.source === content.source ? last : undefined;
  player = new VideoPlayer({
    content,
    // What has finished while it was looked at plays, but not by surprise aloud.
    start: start ?? (resumed === undefined ? 'preview' : undefined),
    resumed,
    settings: () => settings,
    onPlayback: (playback) => {
      host.setState({ key: content.key, ...playback });
    },
    onSettings: (changed) => {
      if (JSON.stringify(changed) === JSON.stringify(settings)) return;
      settings = changed;
      host.postMessage({ type: 'settings', settings });
    },
    onFrame: (seconds, png) => {
      host.postMessage({ type: 'saveFrame', key: content.key, seconds, png });
    },
    onNoticeAction: () => {
      act(content.noticeAction.action, content.key);
    },
    onFailure: (message) => {
      showMessage(message, 'alert');
      // Shown again, it is tried again.
      shownSource = undefined;
    },
  });
  stage.append(player.element);
}

/** Says what a video without a file is doing, in the player's place. */
function showState({ message = '', isInProgress, progress, labels }: PanelContent): void {
  showMessage(message, 'status');
  if (!isInProgress) return;
  const bar = document.createElement('progress');
  bar.setAttribute('aria-label', labels.progress);
  if (progress !== undefined) bar.value = progress;
  stage.append(bar);
}

/** Says something in the player's place. */
function showMessage(text: string, role: 'status' | 'alert'): void {
  const message = element('p', 'message', text);
  message.setAttribute('role', role);
  stage.replaceChildren(message);
}

function act(action: PanelAction, key: string): void {
  host.postMessage({ type: 'act', action, key });
}

function about(content: PanelContent): HTMLElement {
  const box = element('section', 'about');
  box.setAttribute('aria-label', content.labels.about);
  const buttons = element('div', 'buttons');
  for (const { action, title, primary } of content.buttons) {
    const button = element('button', primary ? 'primary' : 'secondary', title);
    button.dataset.action = action;
    button.addEventListener('click', () => {
      act(action, content.key);
    });
    buttons.append(button);
  }
  const facts = document.createElement('dl');
  for (const { name, value } of content.facts) facts.append(element('dt', '', name), element('dd', '', value));
  box.append(buttons);
  if (content.prompt !== undefined) {
    const prompt = element('p', 'prompt', content.prompt);
    prompt.dir = 'auto';
    box.append(element('h2', '', content.labels.prompt), prompt);
  }
  box.append(facts);
  return box;
}

function element(tag: string, className: string, text?: string): HTMLElement {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}
