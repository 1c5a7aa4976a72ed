import type { StartPlaying } from '../views/panelProtocol';
import { element } from './elements';
import { prefersStillness, type ScreenOptions, startPlaying, unmuteOnUse, VideoScreen } from './videoScreen';
import { type ToolsOptions, VideoTools } from './videoTools';

/** Where a video was when its page was put away, as VS Code does with a hidden tab and at a reload. */
export interface Playback {
  readonly source: string;
  readonly time: number;
  readonly paused: boolean;
  readonly muted: boolean;
}

export interface PlayerOptions extends ScreenOptions, ToolsOptions {
  /** Undefined where it goes on as it was. */
  readonly start: StartPlaying | undefined;
  readonly resumed: Playback | undefined;
  readonly onPlayback: (playback: Playback) => void;
}

/** How long playing waits for sound that has to be converted, in ms; then it begins in silence. */
const soundPatienceMs = 500;

/** Plays one video, with the browser's own controls and some more. */
export class VideoPlayer {
  readonly element = element('div', 'player');
  readonly screen: VideoScreen;
  /** Playing was asked for and waits for the file. */
  private isWanted: boolean;
  /** As the page or the user left them: only what the user changes is kept for every video. */
  private wasMuted = false;
  private lastVolume: number;
  /** The browser keeps the sound back until the user does something in the page: nobody has muted it. */
  private isSilenced = false;

  constructor(private readonly options: PlayerOptions) {
    const { start, resumed } = options;
    const settings = options.settings();
    this.screen = new VideoScreen(options);
    const { video, signal } = this.screen;
    video.controls = true;
    video.loop = !prefersStillness();
    this.isWanted = start === 'play' || (resumed?.paused !== true && !prefersStillness());
    this.lastVolume = video.volume = settings.volume;
    const isResumed = start === undefined && resumed !== undefined;
    this.mute(start === 'preview' || (isResumed ? resumed.muted : settings.muted));
    for (const event of ['loadedmetadata', 'timeupdate', 'play', 'pause', 'volumechange']) {
      video.addEventListener(event, this.remember, { signal });
    }
    video.addEventListener('volumechange', this.keepVolume, { signal });
    for (const event of ['play', 'pause', 'volumechange', 'ratechange', 'input', 'fullscreenchange']) {
      video.addEventListener(event, this.takeKeyboard, { signal });
    }
    unmuteOnUse(
      () => this.isSilenced,
      () => this.mute(false),
      signal,
    );
    const tools = new VideoTools(this.screen, options);
    this.screen.element.append(tools.overlay);
    this.element.append(this.screen.notice, this.screen.element, tools.element);
    const sounds = this.screen.load(resumed?.time ?? 0);
    const waited = new Promise((resolve) => setTimeout(resolve, soundPatienceMs));
    void Promise.race([sounds, waited]).then(() => this.start());
  }

  /** Plays with sound, as loud as it was last. */
  play(): void {
    this.mute(this.options.settings().muted);
    this.isWanted = true;
    void this.start();
  }

  dispose(): void {
    this.screen.dispose();
  }

  private async start(): Promise<void> {
    const { video, signal } = this.screen;
    if (!this.isWanted || signal.aborted) return;
    await startPlaying([video], () => this.mute(true, true));
  }

  /** @param isForced by the browser, not by the user or for a preview */
  private mute(muted: boolean, isForced = false): void {
    this.wasMuted = this.screen.video.muted = muted;
    this.isSilenced = isForced;
    this.screen.sayMuted(isForced);
  }

  private readonly remember = (): void => {
    const { currentTime: time, paused, muted, readyState } = this.screen.video;
    // Until its file is here, what was remembered still holds.
    if (readyState === HTMLMediaElement.HAVE_NOTHING) return;
    const { source } = this.options.content;
    this.options.onPlayback({ source, time, paused, muted: muted && !this.isSilenced });
  };

  /** A control of the browser's keeps every key from this page and from VS Code once it was clicked. */
  private readonly takeKeyboard = (): void => {
    const { video } = this.screen;
    // It gets the keyboard only after it says what has changed.
    requestAnimationFrame(() => {
      if (document.hasFocus() && document.activeElement === video && video.matches(':hover')) video.focus();
    });
  };

  /** A preview is muted only for itself; what the user sets is kept for every video. */
  private readonly keepVolume = (): void => {
    const { muted, volume } = this.screen.video;
    this.options.onSettings({
      ...(volume !== this.lastVolume && { volume }),
      ...(muted !== this.wasMuted && { muted }),
    });
    this.wasMuted = muted;
    this.lastVolume = volume;
  };
}
