import * as l10n from '@vscode/l10n';
import type { PanelContent, PlayerSettings } from '../views/panelProtocol';
import { button, choice, element, message, stepButtons } from './elements';
import type { ComparedPlayback } from './pageState';
import { differingParts, type TextPart } from './promptDifference';
import { SyncedPlayback } from './syncedPlayback';
import { Shuttle } from './shuttle';
import { timecode } from './timecode';
import { whenOneOf } from './videoEvents';
import { prefersStillness, unmuteOnUse, VideoScreen } from './videoScreen';

interface ComparisonOptions {
  readonly videos: readonly PanelContent[];
  readonly resumed: ComparedPlayback | undefined;
  readonly settings: () => PlayerSettings;
  readonly onPlayback: (playback: ComparedPlayback) => void;
  readonly onSettings: (changed: Partial<PlayerSettings>) => void;
  readonly onFirstFrame: (video: PanelContent, jpeg: Uint8Array) => void;
  readonly onNoticeAction: (video: PanelContent) => void;
  /** Called when the user keeps a video. The other videos are then marked as rejected. */
  readonly onKeepThis: (key: string) => void;
}

/**
 * The minimum distance between two saved positions during playback, in seconds of video. `timeupdate` events have about
 * the same interval.
 */
const keptEvery = 0.25;

/** Shows videos side by side with one set of controls, and marks the differences between their prompts. */
export class Comparison {
  readonly element = element('div', 'comparison');
  /** The screens of the videos that have a file, by video key. */
  readonly screens = new Map<string, VideoScreen>();
  readonly playback: SyncedPlayback;
  /**
   * The elements of each video, by video key. `details` shows the details that differ between the videos.
   */
  private readonly figures = new Map<string, { readonly figure: HTMLElement; readonly details: HTMLElement }>();
  private readonly playButton: HTMLButtonElement;
  private readonly slider = element('input');
  private readonly clock = element('span', 'clock');
  private readonly disposal = new AbortController();
  /**
   * The key of the video whose sound the user selected. Empty if the user selected “No Sound”. Undefined if the user
   * has selected nothing yet.
   */
  private audible: string | undefined;
  private isResumed = false;
  private kept: ComparedPlayback | undefined;

  constructor(private readonly options: ComparisonOptions) {
    const { videos, resumed, settings } = options;
    const figures = element('div', 'compared');
    const prompts = differingParts(videos.map(({ prompt = '' }) => prompt));
    const isSamePrompt = prompts.flat().every(({ differs }) => !differs);
    figures.append(
      ...videos.map((video, index) => this.figure(video, index, isSamePrompt ? [] : (prompts[index] ?? []))),
    );
    this.playButton = button('play', '', () => {
      void (this.playback.isPlaying ? this.playback.pause() : this.playback.play());
    });
    this.playButton.className = 'primary';
    const elements = [...this.screens.values()].map(({ video }) => video);
    for (const video of elements) video.volume = settings().volume;
    this.playback = new SyncedPlayback(elements, resumed?.rate ?? 1, this.draw);
    const { playback, disposal } = this;
    unmuteOnUse(
      () => playback.isSilenced,
      () => playback.silence(false),
      disposal.signal,
    );
    this.element.append(figures, this.controls());
    new Shuttle(playback, disposal.signal, this.element);
    this.audible = resumed?.audible;
    const [first = ''] = settings().muted ? [] : this.screens.keys();
    playback.setAudible(this.screens.get(this.audible ?? first)?.video);
    const [{ prompt } = { prompt: undefined }] = videos;
    if (isSamePrompt && prompt !== undefined) {
      this.element.append(element('h2', '', l10n.t('Prompt')), textOf([{ text: prompt, differs: false }]));
    }
    void this.load(resumed);
  }

  /** Redraws the details that differ between the videos. */
  redraw(videos: readonly PanelContent[]): void {
    for (const video of videos) {
      const details = this.figures.get(video.key)?.details;
      const text = differentDetails(video, videos);
      if (details !== undefined && details.textContent !== text) details.textContent = text;
    }
  }

  /** The key of the video whose figure contains an event's target. Undefined for a target outside all figures. */
  keyAt(target: EventTarget | null): string | undefined {
    const isInside = ({ figure }: { readonly figure: HTMLElement }): boolean =>
      target instanceof Node && figure.contains(target);
    return [...this.figures].find(([, it]) => isInside(it))?.[0];
  }

  dispose(): void {
    this.disposal.abort();
    this.playback.stop();
    for (const screen of this.screens.values()) screen.dispose();
  }

  private async load(resumed: ComparedPlayback | undefined): Promise<void> {
    const screens = [...this.screens.values()];
    await Promise.all(screens.map((screen) => screen.load(0)));
    await Promise.all(screens.map(({ video }) => whenMeasured(video)));
    await this.playback.seek(resumed?.time ?? 0);
    this.isResumed = true;
    if (resumed === undefined ? !prefersStillness() : !resumed.paused) await this.playback.play();
  }

  private readonly step = (direction: 1 | -1): Promise<void> =>
    this.playback.step(
      direction,
      [...this.screens.values()].map(({ frames }) => frames),
    );

  private readonly draw = (): void => {
    const { isPlaying, time, rate, duration, audible, isSilenced } = this.playback;
    const title = isPlaying ? l10n.t('Pause') : l10n.t('Play');
    if (this.playButton.textContent !== title) this.playButton.textContent = title;
    this.slider.max = String(duration);
    this.slider.value = String(time);
    this.clock.textContent = `${timecode(time)} / ${timecode(duration)}`;
    this.slider.setAttribute('aria-valuetext', this.clock.textContent);
    for (const screen of this.screens.values()) screen.showMuteNotice(isSilenced && screen.video === audible);
    const heard = [...this.screens].find(([, { video }]) => video === audible)?.[0];
    const select = this.element.querySelector<HTMLSelectElement>('[data-action=sound]');
    if (select !== null) select.value = heard ?? '';
    // The videos are paused while they load. Saving starts only after the saved state is restored, so that this pause
    // does not replace it.
    if (duration === 0 || !this.isResumed) return;
    this.keep({ time, paused: !isPlaying, rate, audible: this.audible });
  };

  /**
   * Saves the playback state if it changed. During playback, saves the position at most every 0.25 s of video, because
   * each save is a message to VS Code.
   */
  private keep(now: ComparedPlayback): void {
    const { kept } = this;
    const isSame = kept?.paused === now.paused && kept.rate === now.rate && kept.audible === now.audible;
    if (isSame && (now.time === kept.time || (!now.paused && Math.abs(now.time - kept.time) < keptEvery))) return;
    this.kept = now;
    this.options.onPlayback(now);
  }

  private figure(content: PanelContent, index: number, prompt: readonly TextPart[]): HTMLElement {
    const figure = element('figure');
    figure.dataset.vscodeContext = content.context;
    // Makes the figure focusable, because the verdict keys apply to the video in the focused figure.
    figure.tabIndex = 0;
    figure.setAttribute('aria-label', `${index + 1}: ${content.label}`);
    const caption = element('figcaption');
    const { videos, onKeepThis } = this.options;
    const details = element('p', 'details', differentDetails(content, videos));
    this.figures.set(content.key, { figure, details });
    caption.append(element('h2', '', String(index + 1)), details);
    if (content.version !== undefined && videos.every(({ version }) => version === content.version)) {
      caption.append(button(`keepThis${index}`, l10n.t('Keep This One'), () => onKeepThis(content.key)));
    }
    if (prompt.length > 0) caption.append(textOf(prompt));
    const { source } = content;
    if (source === undefined) {
      figure.append(message(content.message ?? ''), caption);
      return figure;
    }
    const screen = new VideoScreen({
      content: { ...content, source },
      onFirstFrame: this.options.onFirstFrame,
      onNoticeAction: this.options.onNoticeAction,
      onFailure: (...shown) => screen.element.replaceWith(...shown),
    });
    this.screens.set(content.key, screen);
    // The style sheet sets the figure's width from `--ratio`, the aspect ratio of the video.
    const setRatio = (): void => figure.style.setProperty('--ratio', screen.element.style.getPropertyValue('--ratio'));
    setRatio();
    screen.video.addEventListener('loadedmetadata', setRatio);
    figure.append(screen.element, screen.notice, caption);
    return figure;
  }

  private controls(): HTMLElement {
    const { playback, slider, options } = this;
    slider.type = 'range';
    slider.min = '0';
    slider.step = 'any';
    slider.dataset.action = 'seek';
    slider.setAttribute('aria-label', l10n.t('Position'));
    slider.addEventListener('input', () => void playback.seek(Number(slider.value)));
    const heard = options.videos
      .map(({ key }, index): [string, string] => [key, `${l10n.t('Sound')}: ${index + 1}`])
      .filter(([key]) => this.screens.has(key));
    const rates = [0.5, 1, 1.5, 2].map((rate): [string, string] => [String(rate), `${rate}×`]);
    const bar = element('div', 'tools');
    bar.append(
      this.playButton,
      slider,
      this.clock,
      ...stepButtons(this.step, this.disposal.signal, this.element),
      choice('rate', l10n.t('Speed'), rates, String(playback.rate), (rate) => playback.setRate(Number(rate))),
      choice('sound', l10n.t('Sound'), [['', l10n.t('No Sound')], ...heard], '', (key) => {
        this.audible = key;
        playback.setAudible(this.screens.get(key)?.video);
        options.onSettings({ muted: key === '' });
      }),
    );
    return bar;
  }
}

function differentDetails({ details }: PanelContent, videos: readonly PanelContent[]): string {
  const valueIn = (video: PanelContent, detail: string): string | undefined =>
    video.details.find(({ name }) => name === detail)?.value;
  return details
    .filter(({ name, value, isCompared }) => isCompared && videos.some((other) => valueIn(other, name) !== value))
    .map(({ name, value }) => `${name}: ${value}`)
    .join(' · ');
}

/** Resolves when the video's duration is known, or when loading has failed. */
async function whenMeasured(video: HTMLVideoElement): Promise<void> {
  if (video.readyState === 0 && video.error === null) await whenOneOf(video, 'loadedmetadata');
}

function textOf(parts: readonly TextPart[]): HTMLElement {
  const text = element('p', 'prompt');
  text.dir = 'auto';
  text.append(...parts.map(({ text: part, differs }) => element(differs ? 'mark' : 'span', '', part)));
  return text;
}
