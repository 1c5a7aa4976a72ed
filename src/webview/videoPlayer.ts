import type { StartPlaying } from '../views/panelProtocol';
import { element } from './elements';
import type { Playback } from './pageState';
import { prefersStillness, type ScreenOptions, startPlaying, unmuteOnUse, VideoScreen } from './videoScreen';
import { type ToolsOptions, VideoTools } from './videoTools';

interface PlayerOptions extends ScreenOptions, ToolsOptions {
  /** How to start playing. If undefined, the player continues from `resumed`. */
  readonly start: StartPlaying | undefined;
  readonly resumed: Playback | undefined;
  readonly onPlayback: (playback: Playback) => void;
}

/** The maximum time to wait for the sound conversion, in ms. If it takes longer, playback starts without sound. */
const soundPatienceMs = 500;

/** Plays one video. Shows the browser's own controls, with the tools of {@link VideoTools} below them. */
export class VideoPlayer {
  readonly element = element('div', 'player');
  readonly screen: VideoScreen;
  /** Whether playback starts as soon as the file is loaded. */
  private isWanted: boolean;
  /**
   * The mute state and volume that this class last set or saved. If the video's values differ from these, the user has
   * changed them, and the change is saved for all videos.
   */
  private wasMuted = false;
  private lastVolume: number;
  /**
   * Whether the video is muted only because the browser blocks sound. The browser does so until the user interacts with
   * the page.
   */
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
    this.element.append(this.screen.notice, this.screen.element, tools.element, tools.noteField.element);
    const sounds = this.screen.load(resumed?.time ?? 0);
    const waited = new Promise((resolve) => setTimeout(resolve, soundPatienceMs));
    void Promise.race([sounds, waited]).then(() => this.start());
  }

  /** Plays the video with the saved mute setting, even if it was muted as a preview. */
  play(): void {
    this.mute(this.options.settings().muted);
    this.isWanted = true;
    void this.start();
  }

  /**
   * Pauses the video, and shows the frame at the given time in seconds. If the video is still loading, it opens at that
   * frame.
   */
  jumpTo(seconds: number): void {
    const { video } = this.screen;
    this.isWanted = false;
    video.pause();
    video.currentTime = Math.min(seconds, video.duration || seconds);
  }

  dispose(): void {
    this.screen.dispose();
  }

  private async start(): Promise<void> {
    const { video, signal } = this.screen;
    if (!this.isWanted || signal.aborted) return;
    await startPlaying([video], () => this.mute(true, true));
  }

  /**
   * Mutes or unmutes the video.
   * @param isForced true if the browser blocks sound; false if the user or a preview mutes the video
   */
  private mute(muted: boolean, isForced = false): void {
    this.wasMuted = this.screen.video.muted = muted;
    this.isSilenced = isForced;
    this.screen.showMuteNotice(isForced);
  }

  private readonly remember = (): void => {
    const { currentTime: time, paused, muted, readyState } = this.screen.video;
    // The saved state is restored when the file is loaded. Until then, saving would overwrite it.
    if (readyState === HTMLMediaElement.HAVE_NOTHING) return;
    const { source } = this.options.content;
    this.options.onPlayback({ source, time, paused, muted: muted && !this.isSilenced });
  };

  /**
   * Focuses the video after a click on a native control. A focused native control consumes every key before this page
   * or VS Code receives it.
   */
  private readonly takeKeyboard = (): void => {
    const { video } = this.screen;
    // Waits for the next animation frame, because the control receives focus only after the event that calls this.
    requestAnimationFrame(() => {
      if (document.hasFocus() && document.activeElement === video && video.matches(':hover')) video.focus();
    });
  };

  /** Saves the volume and mute setting for all videos when the user changes them. Muting for a preview is not saved. */
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
