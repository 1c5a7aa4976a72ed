import type { FromPanel, PanelContent, PanelState, ToPanel } from '../src/views/panelProtocol';

/** Where a video was when its page was put away, as VS Code does with a tab that is not looked at, and at a reload. */
interface Playback extends PanelState {
  readonly source: string;
  readonly time: number;
  readonly paused: boolean;
  readonly muted: boolean;
}

declare function acquireVsCodeApi(): {
  postMessage(message: FromPanel): void;
  getState(): PanelState | Playback | undefined;
  setState(state: PanelState | Playback): void;
};

const host = acquireVsCodeApi();
const main = document.querySelector('main') ?? document.body;
let shownSource: string | undefined;
let player: HTMLElement | undefined;

window.addEventListener('message', ({ data }: MessageEvent<ToPanel>) => {
  show(data.content);
});
host.postMessage({ type: 'ready' });

/** Draws everything anew but the player, which goes on playing while its video stays the same. */
function show(content: PanelContent): void {
  if (player === undefined || content.source !== shownSource || content.source === undefined) {
    player = stage(content);
    shownSource = content.source;
  }
  // Focusing an element of a page that does not have the keyboard would take it from where it is.
  const active = document.hasFocus() ? document.activeElement : undefined;
  const focused = active instanceof HTMLElement ? active.dataset.action : undefined;
  main.replaceChildren(player, about(content));
  if (focused !== undefined) main.querySelector<HTMLElement>(`[data-action="${focused}"]`)?.focus();
}

function stage(content: PanelContent): HTMLElement {
  const box = element('section', 'stage');
  if (host.getState()?.key !== content.key) host.setState({ key: content.key });
  if (content.source === undefined) {
    const message = element('p', 'message', content.message ?? '');
    message.setAttribute('role', 'status');
    box.append(message);
    return box;
  }
  const video = document.createElement('video');
  video.src = content.source;
  video.controls = true;
  const last = host.getState();
  const known = last !== undefined && 'source' in last && last.source === content.source ? last : undefined;
  video.autoplay = known?.paused !== true;
  video.muted = known?.muted === true;
  if (known !== undefined) video.currentTime = known.time;
  video.loop = true;
  video.playsInline = true;
  video.setAttribute('aria-label', content.label);
  if (content.aspectRatio !== undefined) video.style.aspectRatio = content.aspectRatio.replace(':', ' / ');
  const { source } = content;
  const remember = (): void => {
    host.setState({ key: content.key, source, time: video.currentTime, paused: video.paused, muted: video.muted });
  };
  for (const event of ['timeupdate', 'play', 'pause', 'volumechange']) video.addEventListener(event, remember);
  video.addEventListener('error', () => {
    const message = element('p', 'message', content.labels.cannotPlay);
    message.setAttribute('role', 'alert');
    box.replaceChildren(message);
    // Shown again, it is tried again.
    shownSource = undefined;
  });
  box.append(video);
  return box;
}

function about(content: PanelContent): HTMLElement {
  const box = element('section', 'about');
  const buttons = element('div', 'buttons');
  for (const { action, title, primary } of content.buttons) {
    const button = element('button', primary ? 'primary' : 'secondary', title);
    button.dataset.action = action;
    button.addEventListener('click', () => {
      host.postMessage({ type: 'act', action, key: content.key });
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
