import * as l10n from '@vscode/l10n';
import { type Overlay, overlays } from '../src/views/panelProtocol';
import { button, choice, element, stepButtons } from './elements';
import type { PlayerOptions } from './videoPlayer';
import { stepTime, type VideoScreen } from './videoScreen';

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
    private readonly options: Pick<PlayerOptions, 'content' | 'settings' | 'onSettings'>,
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
    const { content, settings, onSettings } = this.options;
    const [width = 0, height = 1] = content.aspectRatio?.split(':').map(Number) ?? [];
    // Those of upright screens say nothing of a wide video.
    const offered = overlays.filter((it) => width <= height || it === 'none' || it === 'titleSafe');
    const current = (): Overlay => offered.find((overlay) => overlay === settings().overlay) ?? 'none';
    const show = (): void => {
      this.overlay.className = `overlay ${current()}`;
    };
    const names = overlayNames();
    const options = offered.map((overlay): [string, string] => [overlay, names[overlay]]);
    const select = choice('safeArea', l10n.t('Safe Area'), options, current(), (chosen) => {
      const overlay = overlays.find((known) => known === chosen) ?? 'none';
      onSettings({ overlay });
      show();
    });
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
