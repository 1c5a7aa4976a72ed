import * as l10n from '@vscode/l10n';
import { type Overlay, overlays, type PlayerSettings } from '../views/panelProtocol';
import { button, choice, element, stepButtons } from './elements';
import { prefersStillness, type VideoScreen } from './videoScreen';

export interface ToolsOptions {
  /** As the user set it last. */
  readonly settings: () => PlayerSettings;
  /** @param changed only what the user has set just now */
  readonly onSettings: (changed: Partial<PlayerSettings>) => void;
}

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
    private readonly options: ToolsOptions,
  ) {
    const { video } = screen;
    this.loopButton = button('loop', this.nextLoopStep, this.stepLoop);
    const step = async (direction: 1 | -1): Promise<void> => void (await screen.frames.step(direction));
    const steps = stepButtons(step, screen.signal, video, this.element);
    this.element.append(...steps, this.loopButton, this.safeAreas());
    video.requestVideoFrameCallback(this.keepInLoop);
    const { signal, frames } = screen;
    video.addEventListener('play', () => void this.beginAgain(frames.shown), { signal });
    video.addEventListener('ended', this.playAgain, { signal });
  }

  /** Marks the first frame of a part, then its last one, then forgets both. */
  private readonly stepLoop = (): void => {
    const time = this.screen.frames.shown;
    if (this.loopStart === undefined) this.loopStart = time;
    else if (this.loopEnd === undefined && time > this.loopStart) this.loopEnd = time;
    else this.loopStart = this.loopEnd = undefined;
    // A repeated video shows its first frame at its end, whatever part is asked for.
    this.screen.video.loop = this.loopEnd === undefined && !prefersStillness();
    this.loopButton.textContent = this.nextLoopStep;
  };

  private get nextLoopStep(): string {
    if (this.loopStart === undefined) return l10n.t('Loop from Here');
    return this.loopEnd === undefined ? l10n.t('Loop until Here') : l10n.t('Loop All');
  }

  /** Goes back as soon as the last frame is on the screen: it stays there until the first one is found. */
  private readonly keepInLoop = (_now: number, { mediaTime }: VideoFrameCallbackMetadata): void => {
    const { video, signal } = this.screen;
    if (signal.aborted) return;
    video.requestVideoFrameCallback(this.keepInLoop);
    if (!video.paused) this.beginAgain(mediaTime);
  };

  /** At the video's end no frame may tell that the part is over. */
  private readonly playAgain = (): void => {
    const { video, frames } = this.screen;
    if (frames.isStepping || !this.beginAgain(frames.shown)) return;
    void video.play();
  };

  /** Goes to the beginning of the part where a frame is its last one, or outside. */
  private beginAgain(time: number): boolean {
    const { loopStart, loopEnd } = this;
    const { video, frames } = this.screen;
    if (loopStart === undefined || loopEnd === undefined) return false;
    const isOutside = time > loopEnd - frames.duration / 2 || time < loopStart - frames.duration;
    if (isOutside) video.currentTime = loopStart;
    return isOutside;
  }

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
      const isWhole = overlay === 'none' || overlay === 'titleSafe';
      const [width, height] = isWhole ? [1, 1] : shareOfScreen(video.videoWidth / video.videoHeight);
      this.overlay.style.setProperty('--share-x', String(width));
      this.overlay.style.setProperty('--share-y', String(height));
    };
    video.addEventListener('loadedmetadata', show, { signal });
    this.overlay.setAttribute('aria-hidden', 'true');
    show();
    return select;
  }
}

/** How much of the width and the height of an upright screen a video fills: apps fit it in. */
function shareOfScreen(ratio: number): [width: number, height: number] {
  const screen = 9 / 16;
  return ratio > screen ? [1, screen / ratio] : [ratio / screen, 1];
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
