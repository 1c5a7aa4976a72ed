import * as l10n from '@vscode/l10n';
import type { PanelContent } from '../views/panelProtocol';
import { button, element, message } from './elements';
import { Frames } from './frames';
import { frameJpeg, framePng } from './frameImage';
import { askSoundWorker, canDecodeAac } from './sound/soundSupport';
import { readHead } from '../core/media/fileHead';
import { maxBytes } from './sound/limits';
import type { SoundRequest, SoundResult } from './sound/worker';

export interface ScreenOptions {
  /** A video element to reuse. By default, a new one is created. */
  readonly video?: HTMLVideoElement;
  readonly content: PanelContent & { readonly source: string };
  /** Called with a JPEG of the first displayed frame. */
  readonly onFirstFrame: (video: PanelContent, jpeg: Uint8Array) => void;
  /** Called when the user presses the notice's button. */
  readonly onNoticeAction: (video: PanelContent) => void;
  /**
   * Called when the video cannot be shown.
   * @param shown elements to show instead
   */
  readonly onFailure: (...shown: readonly HTMLElement[]) => void;
}

/** If no audio bytes were decoded after this many seconds of playback, the sound is missing or cannot be decoded. */
const hearingTime = 1;

/** The name that `nameCodec` returns for AAC, the only codec that is converted. */
const aac = 'AAC';

/** A video element with Chromium's nonstandard count of decoded audio bytes. */
type DecodingVideo = HTMLVideoElement & { readonly webkitAudioDecodedByteCount?: number };

/**
 * Shows a video in its aspect ratio and converts its sound if needed. If the sound or picture is missing, shows why.
 */
export class VideoScreen {
  readonly element = element('div', 'frame');
  readonly video: DecodingVideo;
  readonly notice = element('div', 'notice');
  readonly frames: Frames;
  private readonly disposal = new AbortController();
  /** Aborted when this video is removed from its element. The element may then show another video. */
  readonly signal = this.disposal.signal;
  private readonly silence = element(
    'span',
    '',
    l10n.t('VS Code started this video without sound. Click the video to hear it.'),
  );
  private url: string | undefined;
  /** The name of the audio codec. Undefined until the file is inspected. */
  private sound: string | undefined;
  private isConverting = false;
  private played = 0;
  private lastTime = 0;

  constructor(private readonly options: ScreenOptions) {
    const { notice, signal } = this;
    const { video = element('video'), content } = options;
    const { aspectRatio, label } = content;
    this.video = video;
    notice.setAttribute('role', 'status');
    video.playsInline = true;
    video.setAttribute('aria-label', label);
    const measure = (): void => {
      if (video.videoWidth === 0) void this.explainFailure();
      else this.setRatio(video.videoWidth, video.videoHeight);
    };
    video.addEventListener('timeupdate', this.listen, { signal });
    video.addEventListener('error', () => void this.explainFailure(), { signal });
    video.addEventListener('loadedmetadata', measure, { signal });
    video.addEventListener('waitingforkey', () => void this.explainFailure(), { signal });
    this.frames = new Frames(video, signal);
    video.requestVideoFrameCallback(() => void this.sendFirstFrame());
    const [width = 16, height = 9] = aspectRatio?.split(':').map(Number) ?? [];
    this.setRatio(width, height);
    this.element.append(video);
  }

  /**
   * Loads the video and seeks to a time in seconds. Playback is silent while the sound is converted. Resolves when the
   * sound is converted or needs no conversion.
   */
  async load(time: number): Promise<void> {
    const { source, decodesSound } = this.options.content;
    // Requests the file with CORS. A page cannot read frames of a streamed video that was requested without CORS.
    this.begin(source, 'anonymous', time);
    const isMp4 = /\.(mp4|m4v|mov)$/i.test(new URL(source).pathname);
    if (!decodesSound || !isMp4 || (await canDecodeAac())) return;
    this.isConverting = true;
    const { converted, isCoreOnly, sound } = await this.convertSound();
    this.isConverting = false;
    if (this.signal.aborted) return;
    this.sound = sound;
    if (converted === undefined) return;
    if (isCoreOnly === true) {
      this.showNotice(
        l10n.t('The sound is duller here than in other players, because VS Code plays only part of HE-AAC.'),
      );
    }
    const { currentTime, paused, playbackRate } = this.video;
    this.url = URL.createObjectURL(converted);
    this.begin(this.url, null, currentTime);
    this.video.playbackRate = playbackRate;
    if (!paused) await this.video.play().catch(() => undefined);
  }

  private begin(source: string, crossOrigin: 'anonymous' | null, time: number): void {
    const { video } = this;
    video.crossOrigin = crossOrigin;
    video.src = source;
    if (time > 0) video.currentTime = time;
  }

  dispose(): void {
    const { video } = this;
    this.disposal.abort();
    video.removeAttribute('src');
    video.load();
    // Resets the time, so that the next video in this element does not start at this video's time.
    video.currentTime = 0;
    if (this.url !== undefined) URL.revokeObjectURL(this.url);
  }

  /**
   * Pauses the video and captures the current frame as a PNG at the video's resolution. Returns undefined if the frame
   * cannot be read.
   */
  takeFrame(): Promise<Uint8Array | undefined> {
    const { video } = this;
    video.pause();
    return framePng(video);
  }

  private async sendFirstFrame(): Promise<void> {
    const jpeg = await frameJpeg(this.video);
    // If the signal is aborted, the element may already show another video, so the picture is dropped.
    if (jpeg !== undefined && !this.signal.aborted) this.options.onFirstFrame(this.options.content, jpeg);
  }

  /** Shows or removes the notice that the browser blocks sound. */
  showMuteNotice(isMuted: boolean): void {
    if (!isMuted) this.silence.remove();
    else if (!this.notice.contains(this.silence)) this.notice.prepend(this.silence);
  }

  private setRatio(width: number, height: number): void {
    if (width > 0 && height > 0) this.element.style.setProperty('--ratio', String(width / height));
  }

  /** Converts the file's AAC sound. Fetches the whole file only if it has such sound. */
  private async convertSound(): Promise<SoundResult> {
    const names = await this.inspect();
    if (names.sound !== aac || this.isLarge || this.signal.aborted) return names;
    try {
      const file = await (await this.fetch('0-')).blob();
      return await this.ask({ file, convert: true });
    } catch {
      return names;
    }
  }

  private get isLarge(): boolean {
    return (this.options.content.bytes ?? 0) > maxBytes;
  }

  /** The codecs of the file. Empty if they cannot be read. */
  private async inspect(): Promise<SoundResult> {
    try {
      const head = await readHead(async (from, length) => {
        const response = await this.fetch(`${from}-${from + length - 1}`);
        if (response.status === 416) return new Uint8Array();
        const bytes = new Uint8Array(await response.arrayBuffer());
        // Some servers ignore the range and send the whole file, so the range is extracted here.
        return response.status === 206 ? bytes : bytes.subarray(from, from + length);
      });
      return await this.ask({ file: new Blob([head.slice()]), convert: false });
    } catch {
      return {};
    }
  }

  /**
   * Fetches a byte range. Even a whole file is fetched as a range, because VS Code caches whole responses permanently.
   */
  private async fetch(range: string): Promise<Response> {
    const { source } = this.options.content;
    const response = await fetch(source, { signal: this.signal, headers: { range: `bytes=${range}` } });
    if (!response.ok && response.status !== 416) throw new Error(`The file can't be read: ${response.status}`);
    return response;
  }

  private ask(request: SoundRequest): Promise<SoundResult> {
    return askSoundWorker(this.options.content.soundWorker, request, this.signal);
  }

  /** Checks after one second of playback whether any sound was decoded. */
  private readonly listen = (): void => {
    const { currentTime, webkitAudioDecodedByteCount } = this.video;
    const step = currentTime - this.lastTime;
    this.lastTime = currentTime;
    if (this.isConverting || step <= 0 || step > hearingTime || this.played >= hearingTime) return;
    this.played += step;
    if (this.played >= hearingTime && webkitAudioDecodedByteCount === 0) void this.explainSilence();
  };

  private async explainSilence(): Promise<void> {
    const sound = this.sound ?? (await this.inspect()).sound;
    if (sound === undefined) return;
    if (sound === aac && this.isLarge && this.options.content.decodesSound) {
      const megabytes = Math.round(maxBytes / 2 ** 20);
      this.showNotice(
        l10n.t("You can't hear this video here: VS Code plays AAC sound only in files up to {0} MB.", megabytes),
      );
    } else this.showNotice(l10n.t("You can't hear this video here: VS Code doesn't play {0} sound.", sound));
  }

  private async explainFailure(): Promise<void> {
    const { video } = this;
    // A truncated file reports an error only when playback reaches the file's end. The last picture then stays visible,
    // with a notice.
    if (video.error !== null && this.frames.areShown) {
      this.showNotice(l10n.t('The video ends here: the rest of the file is missing or damaged.'));
      return;
    }
    const names = await this.inspect();
    this.fail(failureText(names, video.error?.code));
  }

  /** Shows an error in place of the video. */
  private fail(sentence: string): void {
    if (!this.signal.aborted) this.options.onFailure(message(sentence, 'alert'), this.noticeButton());
  }

  private showNotice(sentence: string): void {
    if (!this.signal.aborted) this.notice.replaceChildren(element('span', '', sentence), this.noticeButton());
  }

  private noticeButton(): HTMLButtonElement {
    const { content, onNoticeAction } = this.options;
    return button('notice', content.noticeAction.title, () => onNoticeAction(content));
  }
}

/**
 * Starts all videos at the same time.
 * @param mute called to mute the videos if the browser blocks sound until the user interacts with the page
 */
export async function startPlaying(videos: readonly HTMLVideoElement[], mute: () => void): Promise<void> {
  const play = (): Promise<PromiseSettledResult<void>[]> => Promise.allSettled(videos.map((video) => video.play()));
  const isRefused = (await play()).some(
    (attempt) =>
      attempt.status === 'rejected' &&
      attempt.reason instanceof DOMException &&
      attempt.reason.name === 'NotAllowedError',
  );
  if (!isRefused || videos.every(({ muted }) => muted)) return;
  mute();
  await play();
}

/**
 * Lifts a forced mute at the first user activation. Some keys, such as Escape, do not count as user activation.
 * @param isMuted whether a forced mute is active
 */
export function unmuteOnUse(isMuted: () => boolean, unmute: () => void, signal: AbortSignal): void {
  const listener = (event: Event): void => {
    if (!isMuted() || !navigator.userActivation.isActive) return;
    unmute();
    // Without `preventDefault`, the same click would also pause the video.
    if (event.type === 'click' && event.target instanceof HTMLVideoElement) event.preventDefault();
  };
  // In the page, a click on a native control of the video fires no `click` event, only the event of its effect, such as
  // `pause`.
  for (const event of ['click', 'keydown', 'volumechange', 'pause', 'seeking']) {
    addEventListener(event, listener, { capture: true, signal });
  }
}

function failureText({ isEncrypted, video }: SoundResult, errorCode: number | undefined): string {
  if (isEncrypted === true) return l10n.t('The video is encrypted. Open it in the player that it was made for.');
  const isRefused = errorCode === undefined || errorCode === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED;
  return video !== undefined && isRefused
    ? l10n.t("VS Code doesn't show {0} video. Open it in another player, or save it.", video)
    : l10n.t(
        "The video can't be played here: the file couldn't be read, or VS Code doesn't support its format. Play it again, save it, or open it in the browser.",
      );
}

/** Whether the system or VS Code asks for reduced motion. */
export function prefersStillness(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches || document.body.classList.contains('vscode-reduce-motion')
  );
}
