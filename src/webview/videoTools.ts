import * as l10n from '@vscode/l10n';
import { type Note, type Overlay, overlays, type PlayerSettings } from '../views/panelProtocol';
import { button, choice, element, stepButtons } from './elements';
import { NoteField } from './noteField';
import { Shuttle, type ShuttledPlayback } from './shuttle';
import { parseTimecode, timecode } from './timecode';
import { whenOneOf } from './videoEvents';
import { prefersStillness, type VideoScreen } from './videoScreen';

export interface ToolsOptions {
  /** The player settings as they were last saved. */
  readonly settings: () => PlayerSettings;
  /** @param changed only the settings that the user changed, with their new values */
  readonly onSettings: (changed: Partial<PlayerSettings>) => void;
  readonly onSaveFrame: () => void;
  readonly onNote: (note: Note) => void;
}

/** The controls below a player, such as the step buttons, the loop button and the safe areas. */
export class VideoTools {
  readonly element = element('div', 'tools');
  /** The overlay that shades the video outside the safe area. */
  readonly overlay = element('div');
  readonly noteField: NoteField;
  private readonly time = element('input', 'timecode');
  private readonly frameNumber = element('span', 'clock');
  private readonly loopButton: HTMLButtonElement;
  private loopStart: number | undefined;
  private loopEnd: number | undefined;

  constructor(
    private readonly screen: VideoScreen,
    private readonly options: ToolsOptions,
  ) {
    const { video } = screen;
    this.loopButton = button('loop', this.nextLoopStep, () => void this.stepLoop());
    this.noteField = new NoteField(screen, options.onNote);
    const step = async (direction: 1 | -1): Promise<void> => {
      await screen.frames.step(direction);
      this.drawTime();
    };
    const steps = stepButtons(step, screen.signal, video, this.element);
    const shuttle = new Shuttle(playbackOf(video), screen.signal, video, this.element);
    this.element.append(
      this.timeField(),
      this.frameNumber,
      button('secondBack', l10n.t('−1 s'), () => shuttle.stepSecond(-1)),
      ...steps,
      button('secondForward', l10n.t('+1 s'), () => shuttle.stepSecond(1)),
      button('saveFrame', l10n.t('Save Frame'), options.onSaveFrame),
      this.noteField.openButton,
      this.loopButton,
      this.safeAreas(),
    );
    video.requestVideoFrameCallback(this.keepInLoop);
    const { signal, frames } = screen;
    video.addEventListener('play', () => this.beginAgain(frames.shown), { signal });
    video.addEventListener('ended', this.playAgain, { signal });
  }

  /** The field with the time of the current frame. Typing a time and pressing Enter seeks to that time. */
  private timeField(): HTMLInputElement {
    const { time } = this;
    const { video, signal } = this.screen;
    time.type = 'text';
    time.dataset.action = 'timecode';
    time.setAttribute('aria-label', l10n.t('Time'));
    time.title = l10n.t('Type a time and press Enter to go there');
    time.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') video.focus();
      if (event.key !== 'Enter') return;
      // Enter moves focus to the video. Without `preventDefault`, the same key press would then start the video.
      event.preventDefault();
      const wanted = parseTimecode(time.value);
      video.pause();
      if (wanted !== undefined) video.currentTime = Math.min(wanted, video.duration || wanted);
      video.focus();
    });
    time.addEventListener('focus', () => {
      video.pause();
      time.select();
    });
    time.addEventListener('blur', this.drawTime);
    for (const event of ['timeupdate', 'seeked', 'loadedmetadata']) {
      video.addEventListener(event, this.drawTime, { signal });
    }
    this.drawTime();
    return time;
  }

  private readonly drawTime = (): void => {
    this.drawTimeOf(this.screen.frames.shown);
  };

  /** @param shown the displayed frame's time, in seconds */
  private drawTimeOf(shown: number): void {
    // A step seeks back and forth until it finds its frame, so the times during a step are not shown.
    if (this.screen.frames.isStepping) return;
    const number = this.screen.frames.numberAt(shown);
    if (document.activeElement !== this.time) this.time.value = timecode(shown);
    this.frameNumber.textContent = number === undefined ? '' : l10n.t('Frame {0}', number);
  }

  /** The first call sets the start of the loop, the second call sets its end, and the third call clears both. */
  private readonly stepLoop = async (): Promise<void> => {
    const { frames } = this.screen;
    // The user means the frame that the video is seeking, not the one that is still on the screen.
    await frames.settle();
    const time = frames.shown;
    if (this.loopStart === undefined) this.loopStart = time;
    else if (this.loopEnd === undefined && time > this.loopStart) this.loopEnd = time;
    else this.loopStart = this.loopEnd = undefined;
    // While only a part is looped, the element's `loop` is off, because `loop` would restart the video at its first
    // frame.
    this.screen.video.loop = this.loopEnd === undefined && !prefersStillness();
    this.loopButton.textContent = this.nextLoopStep;
  };

  private get nextLoopStep(): string {
    if (this.loopStart === undefined) return l10n.t('Loop from Here');
    return this.loopEnd === undefined ? l10n.t('Loop until Here') : l10n.t('Loop All');
  }

  /** Seeks to the loop's start once the loop's last frame is painted. That frame stays visible during the seek. */
  private readonly keepInLoop = (_now: number, { mediaTime }: VideoFrameCallbackMetadata): void => {
    const { video, signal } = this.screen;
    if (signal.aborted) return;
    video.requestVideoFrameCallback(this.keepInLoop);
    // Seeks first. If the seek waited for the time display, a frame past the loop's end could appear.
    if (!video.paused) this.beginAgain(mediaTime);
    this.drawTimeOf(mediaTime);
  };

  /**
   * Starts the loop again when the video has ended. At the end of a video, the browser may omit the last frames and their
   * callbacks.
   */
  private readonly playAgain = (): void => {
    const { video, frames } = this.screen;
    if (frames.isStepping || this.loopStart === undefined || this.loopEnd === undefined) return;
    if (!video.seeking) video.currentTime = this.loopStart;
    void video.play();
  };

  /** Seeks to the loop's start if `time` is at the loop's last frame or outside the loop. */
  private beginAgain(time: number): void {
    const { loopStart, loopEnd } = this;
    const { video, frames } = this.screen;
    if (loopStart === undefined || loopEnd === undefined) return;
    const isOutside = time > loopEnd - frames.duration / 2 || time < loopStart - frames.duration;
    if (isOutside) video.currentTime = loopStart;
  }

  private safeAreas(): HTMLSelectElement {
    const { settings, onSettings } = this.options;
    const { video, signal } = this.screen;
    const select = choice('safeArea', l10n.t('Safe Area'), [], '', (chosen) => {
      const overlay = overlays.find((known) => known === chosen) ?? 'none';
      onSettings({ safeAreas: { ...settings().safeAreas, [ratioName(video)]: overlay } });
      show();
    });
    const names = overlayNames();
    const show = (): void => {
      // Offers portrait safe areas only for portrait and square videos. The height is 0 until metadata is loaded.
      const isUpright = video.videoHeight > 0 && video.videoHeight >= video.videoWidth;
      const offered = overlays.filter((it) => isUpright || it === 'none' || it === 'titleSafe');
      const overlay = offered.find((it) => it === settings().safeAreas[ratioName(video)]) ?? 'none';
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

function playbackOf(video: HTMLVideoElement): ShuttledPlayback {
  return {
    get time() {
      return video.currentTime;
    },
    get isPlaying() {
      return !video.paused;
    },
    play: () => video.play().catch(() => undefined),
    pause: () => {
      video.pause();
      return Promise.resolve();
    },
    seek: async (time) => {
      video.pause();
      const target = Math.min(time, video.duration || 0);
      if (target === video.currentTime) return;
      const sought = whenOneOf(video, 'seeked');
      video.currentTime = target;
      await sought;
    },
    setRate: (rate) => (video.playbackRate = rate),
  };
}

/** The key of a saved safe area: the video's width divided by its height, to two decimal places. */
function ratioName({ videoWidth, videoHeight }: HTMLVideoElement): string {
  return (videoWidth / (videoHeight || 1)).toFixed(2);
}

/** The fractions of a 9:16 screen's width and height that an uncropped video with this aspect ratio fills. */
function shareOfScreen(ratio: number): [width: number, height: number] {
  const screen = 9 / 16;
  return ratio > screen ? [1, screen / ratio] : [ratio / screen, 1];
}

function overlayNames(): Readonly<Record<Overlay, string>> {
  return {
    none: l10n.t('Safe Area: Off'),
    feed: l10n.t('Feed (9:16)'),
    story: l10n.t('Story (9:16)'),
    shorts: l10n.t('Shorts (9:16)'),
    titleSafe: l10n.t('Title-Safe'),
  };
}
