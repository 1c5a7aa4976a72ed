import type { PanelContent, PlayerSettings, StartPlaying } from '../src/views/panelProtocol';
import { askSoundWorker, canDecodeAac } from './sound/hearing';
import type { SoundResult } from './sound/worker';
import { VideoTools } from './videoTools';

/** Where a video was when its page was put away, as VS Code does with a hidden tab and at a reload. */
export interface Playback {
  readonly source: string;
  readonly time: number;
  readonly paused: boolean;
  readonly muted: boolean;
}

export interface PlayerOptions {
  readonly content: PanelContent & { readonly source: string };
  /** Undefined where it goes on as it was. */
  readonly start: StartPlaying | undefined;
  readonly resumed: Playback | undefined;
  /** As the user set it last. */
  readonly settings: () => PlayerSettings;
  readonly onPlayback: (playback: Playback) => void;
  readonly onSettings: (settings: PlayerSettings) => void;
  /** Saves a frame as a picture. */
  readonly onFrame: (seconds: number, png: Uint8Array) => void;
  /** Presses the button that stands beside a notice. */
  readonly onNoticeAction: () => void;
  /** The video can't be shown at all. */
  readonly onFailure: (message: string) => void;
}

/** Seconds of playing after which a video with sound must have decoded some of it. */
const hearingTime = 1;

/** Bytes of a file that the page takes as a whole; larger ones are streamed. */
const largestFile = 2 ** 28;

/** What Chromium tells of an element beyond the standard. */
type DecodingVideo = HTMLVideoElement & { readonly webkitAudioDecodedByteCount?: number };

/** Plays one video, with its sound also where the browser can't decode it, and says what can't be heard or seen. */
export class VideoPlayer {
  readonly element = document.createElement('div');
  private readonly video: DecodingVideo = document.createElement('video');
  private readonly notice = document.createElement('div');
  /** Of the file as the page has it. */
  private url: string | undefined;
  private isDisposed = false;
  /** Playing was asked for and waits for the file. */
  private isWanted: boolean;
  /** Muted for being a preview, not by the user. */
  private isPreview: boolean;
  private played = 0;
  private lastTime = 0;

  constructor(private readonly options: PlayerOptions) {
    const { content, start, resumed } = options;
    const settings = options.settings();
    const { element, video, notice } = this;
    element.className = 'player';
    notice.className = 'notice';
    notice.setAttribute('role', 'status');
    video.controls = true;
    video.playsInline = true;
    video.loop = !prefersStillness();
    video.setAttribute('aria-label', content.label);
    this.isPreview = start === 'preview';
    this.isWanted = start === 'play' || (resumed?.paused !== true && !prefersStillness());
    video.volume = settings.volume;
    video.muted = this.isPreview || (start === undefined && resumed !== undefined ? resumed.muted : settings.muted);
    for (const event of ['timeupdate', 'play', 'pause', 'volumechange']) video.addEventListener(event, this.remember);
    video.addEventListener('timeupdate', this.listen);
    video.addEventListener('volumechange', this.keepVolume);
    video.addEventListener('error', () => void this.explainFailure());
    video.addEventListener('loadedmetadata', () => {
      if (video.videoWidth === 0) void this.explainFailure();
    });
    const frame = document.createElement('div');
    frame.className = 'frame';
    const setRatio = (width: number, height: number): void => {
      if (width > 0 && height > 0) frame.style.setProperty('--ratio', String(width / height));
    };
    const [width = 16, height = 9] = content.aspectRatio?.split(':').map(Number) ?? [];
    setRatio(width, height);
    video.addEventListener('loadedmetadata', () => {
      setRatio(video.videoWidth, video.videoHeight);
    });
    const tools = new VideoTools(video, options);
    frame.append(video, tools.overlay);
    element.append(notice, frame, tools.element);
    void this.load(resumed?.time ?? 0);
  }

  /** Plays with sound, as loud as it was last. */
  play(): void {
    this.isPreview = false;
    this.video.muted = this.options.settings().muted;
    this.isWanted = true;
    if (this.video.src !== '') void this.start();
  }

  dispose(): void {
    this.isDisposed = true;
    this.video.pause();
    if (this.url !== undefined) URL.revokeObjectURL(this.url);
  }

  private async load(time: number): Promise<void> {
    const file = await this.audibleFile();
    if (this.isDisposed) return;
    if (file !== undefined) this.url = URL.createObjectURL(file);
    this.video.src = this.url ?? this.options.content.source;
    if (time > 0) this.video.currentTime = time;
    if (this.isWanted) await this.start();
  }

  private async start(): Promise<void> {
    try {
      await this.video.play();
    } catch (error) {
      // A browser may allow sound only after a click in this very page.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || this.video.muted) return;
      this.isPreview = true;
      this.video.muted = true;
      await this.video.play().catch(() => undefined);
    }
  }

  /** The file, converted where its sound could not be decoded otherwise; undefined where it is better streamed. */
  private async audibleFile(): Promise<Blob | undefined> {
    const { source, decodesSound, labels } = this.options.content;
    const file = await this.file();
    const isMp4 = /\.(mp4|m4v|mov)$/i.test(new URL(source).pathname);
    if (file === undefined || !decodesSound || !isMp4 || (await canDecodeAac())) return file;
    const { converted, isCoreOnly } = await this.inspect(true);
    if (converted !== undefined && isCoreOnly === true) this.say(labels.coreOnly);
    return converted ?? file;
  }

  /** The whole file: as the page's own, its frames can be saved. Undefined where it is too large or can't be read. */
  private async file(): Promise<Blob | undefined> {
    try {
      const response = await fetch(this.options.content.source);
      if (response.ok && Number(response.headers.get('content-length')) <= largestFile) return await response.blob();
      await response.body?.cancel();
      return undefined;
    } catch {
      return undefined;
    }
  }

  /** What is in the file; nothing where that can't be found out. */
  private async inspect(convert: boolean): Promise<SoundResult> {
    try {
      const file = await this.file();
      return file === undefined ? {} : await askSoundWorker(this.options.content.soundWorker, { file, convert });
    } catch {
      return {};
    }
  }

  /** After a second of playing, looks whether sound was decoded. */
  private readonly listen = (): void => {
    const { currentTime, webkitAudioDecodedByteCount } = this.video;
    const step = currentTime - this.lastTime;
    this.lastTime = currentTime;
    if (step <= 0 || step > hearingTime || this.played >= hearingTime) return;
    this.played += step;
    if (this.played >= hearingTime && webkitAudioDecodedByteCount === 0) void this.explainSilence();
  };

  private async explainSilence(): Promise<void> {
    const { sound } = await this.inspect(false);
    if (sound !== undefined) this.say(this.options.content.labels.silent.replace('{0}', sound));
  }

  private async explainFailure(): Promise<void> {
    const { labels } = this.options.content;
    const { video } = await this.inspect(false);
    if (this.isDisposed) return;
    const isOfKnownKind = video !== undefined && this.video.error?.code !== MediaError.MEDIA_ERR_NETWORK;
    this.options.onFailure(isOfKnownKind ? labels.invisible.replace('{0}', video) : labels.cannotPlay);
  }

  /** Says one sentence above the video, with what to do about it. */
  private say(sentence: string): void {
    if (this.isDisposed) return;
    const text = document.createElement('span');
    text.textContent = sentence;
    const button = document.createElement('button');
    button.className = 'secondary';
    button.textContent = this.options.content.noticeAction.title;
    button.addEventListener('click', this.options.onNoticeAction);
    this.notice.replaceChildren(text, button);
  }

  private readonly remember = (): void => {
    const { currentTime: time, paused, muted } = this.video;
    const { source } = this.options.content;
    this.options.onPlayback({ source, time, paused, muted });
  };

  /** A preview is muted only for itself; what the user sets is kept for every video. */
  private readonly keepVolume = (): void => {
    const { muted, volume } = this.video;
    if (!muted) this.isPreview = false;
    const settings = this.options.settings();
    this.options.onSettings({ ...settings, volume, muted: this.isPreview ? settings.muted : muted });
  };
}

/** Whether nothing is to move unless asked: the system's setting, or VS Code's. */
function prefersStillness(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches || document.body.classList.contains('vscode-reduce-motion')
  );
}
