import * as l10n from '@vscode/l10n';
import { type Overlay, overlays } from '../src/views/panelProtocol';
import { button, choice, element, stepButtons } from './elements';
import type { PlayerOptions } from './videoPlayer';
import { prefersStillness, stepTime, type VideoScreen } from './videoScreen';

/** The buttons below a player: frame by frame, a part again and again, and safe areas. */
export class VideoTools {
  readonly element = element('div', 'tools');
  /** Lies over the video. */
  readonly overlay = element('div');
  private readonly loopButton: HTMLButtonElement;
  private loopStart: number | undefined;
  private loopEnd: number | undefined;

  constructor(
    private readonly screen: VideoScreen,
    private readonly options: Pick<PlayerOptions, 'settings' | 'onSettings'>,
  ) {
    const { video } = screen;
    this.loopButton = button('loop', this.nextLoopStep, this.stepLoop);
    const steps = stepButtons(this.stepFrame, screen.signal, video, this.element);
    this.element.append(...steps, this.loopButton, this.safeAreas());
    video.requestVideoFrameCallback(this.keepInLoop);
  }

  private readonly stepFrame = (direction: 1 | -1): void => {
    const { video, frame } = this.screen;
    video.pause();
    video.currentTime = stepTime(video.currentTime, direction, frame, video.duration || 0);
  };

  /** Marks the beginning of a part, then its end, then forgets both. */
  private readonly stepLoop = (): void => {
    const time = this.screen.video.currentTime;
    if (this.loopStart === undefined) this.loopStart = time;
    else if (this.loopEnd === undefined && time > this.loopStart + this.screen.frame) this.loopEnd = time;
    else this.loopStart = this.loopEnd = undefined;
    // No frame is shown after the last one, which a part may end with.
    this.screen.video.loop = this.loopEnd !== undefined || !prefersStillness();
    this.loopButton.textContent = this.nextLoopStep;
  };

  private get nextLoopStep(): string {
    if (this.loopStart === undefined) return l10n.t('Loop from Here');
    return this.loopEnd === undefined ? l10n.t('Loop until Here') : l10n.t('Loop All');
  }

  private readonly keepInLoop = (): void => {
    const { loopStart, loopEnd } = this;
    const { video, frame, signal } = this.screen;
    if (signal.aborted) return;
    video.requestVideoFrameCallback(this.keepInLoop);
    if (loopStart === undefined || loopEnd === undefined) return;
    if (video.currentTime >= loopEnd || video.currentTime < loopStart - frame) video.currentTime = loopStart;
  };

  private safeAreas(): HTMLSelectElement {
    const { settings, onSettings } = this.options;
    const { video, signal } = this.screen;
    const select = choice('safeArea', l10n.t('Safe Area'), [], '', (chosen) => {
      onSettings({ overlay: overlays.find((known) => known === chosen) ?? 'none' });
      show();
    });
    const names = overlayNames();
    const show = (): void => {
      // Those of upright screens say nothing of a wide video; its size is not known before it is loaded.
      const isUpright = video.videoHeight > 0 && video.videoHeight >= video.videoWidth;
      const offered = overlays.filter((it) => isUpright || it === 'none' || it === 'titleSafe');
      const overlay = offered.find((it) => it === settings().overlay) ?? 'none';
      select.replaceChildren(...offered.map((it) => new Option(names[it], it)));
      select.value = overlay;
      this.overlay.className = `overlay ${overlay}`;
    };
    video.addEventListener('loadedmetadata', show, { signal });
    this.overlay.setAttribute('aria-hidden', 'true');
    show();
    return select;
  }
}

function overlayNames(): Readonly<Record<Overlay, string>> {
  return {
    none: l10n.t('No Safe Area'),
    feed: l10n.t('Feed (9:16)'),
    story: l10n.t('Story (9:16)'),
    shorts: l10n.t('Shorts (9:16)'),
    titleSafe: l10n.t('Title-Safe (16:9)'),
  };
}
