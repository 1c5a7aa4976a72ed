import * as l10n from '@vscode/l10n';
import type { PanelContent } from '../src/views/panelProtocol';
import { button, element, message } from './elements';
import { askSoundWorker, canDecodeAac } from './sound/hearing';
import type { SoundResult } from './sound/worker';

export interface ScreenOptions {
  /** An element that has shown another video; a new one where left out. */
  readonly video?: HTMLVideoElement;
  readonly content: PanelContent & { readonly source: string };
  /** Presses the button that stands beside a sentence about what can't be heard or seen. */
  readonly onNoticeAction: (video: PanelContent) => void;
  /** The video can't be shown at all. @param shown what to show in its place */
  readonly onFailure: (...shown: readonly HTMLElement[]) => void;
}

/** Seconds of playing after which a video with sound must have decoded some of it. */
const hearingTime = 1;

/** Bytes of a file that the page takes as a whole; larger ones are streamed. */
const largestFile = 2 ** 28;

/** Seconds a frame lasts until the video has shown how long its frames really do: anything between the other two. */
const usualFrame = 1 / 25;
const shortestFrame = 1 / 240;
const longestFrame = 1 / 4;

/** What Chromium tells of an element beyond the standard. */
type DecodingVideo = HTMLVideoElement & { readonly webkitAudioDecodedByteCount?: number };

/** A video in its true proportion, with its sound also where the browser can't decode it. Says what can't be heard or seen. */
export class VideoScreen {
  readonly element = element('div', 'frame');
  readonly video: DecodingVideo;
  /** Sentences and what to do about them; empty where nothing is missing. */
  readonly notice = element('div', 'notice');
  /** Seconds a frame lasts, as far as the video has shown. */
  frame = usualFrame;
  private readonly disposal = new AbortController();
  /** Aborted when the video is no longer shown: its element may show another one then. */
  readonly signal = this.disposal.signal;
  private readonly silence = element(
    'span',
    '',
    l10n.t('VS Code started this video without sound. Click the video to hear it.'),
  );
  private url: string | undefined;
  private file: Promise<Blob | undefined> | undefined;
  /** What people call its sound, once that was looked at closely. */
  private sound: string | undefined;
  private played = 0;
  private lastTime = 0;
  private lastShown: VideoFrameCallbackMetadata | undefined;
  private shortestStep = longestFrame;

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
    video.requestVideoFrameCallback(this.learnFrame);
    const [width = 16, height = 9] = aspectRatio?.split(':').map(Number) ?? [];
    this.setRatio(width, height);
    this.element.append(video);
  }

  /** Shows the video at a time in seconds. */
  async load(time: number): Promise<void> {
    const { video } = this;
    const file = await this.audibleFile();
    if (this.signal.aborted) return;
    if (file !== undefined) this.url = URL.createObjectURL(file);
    // Without it, a streamed video is of another origin and no frame of it can be read.
    video.crossOrigin = file === undefined ? 'anonymous' : null;
    video.src = this.url ?? this.options.content.source;
    if (time > 0) video.currentTime = time;
  }

  dispose(): void {
    const { video } = this;
    this.disposal.abort();
    video.removeAttribute('src');
    video.load();
    // A time that was set before anything was loaded would hold for the next video.
    video.currentTime = 0;
    if (this.url !== undefined) URL.revokeObjectURL(this.url);
  }

  /** The frame on the screen as a PNG of the video's own size; undefined where it can't be read. */
  async takeFrame(): Promise<Uint8Array | undefined> {
    const { video } = this;
    video.pause();
    const canvas = element('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    try {
      canvas.getContext('2d')?.drawImage(video, 0, 0);
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      return picture === null ? undefined : new Uint8Array(await picture.arrayBuffer());
    } catch {
      return undefined;
    }
  }

  /** Says that the browser keeps back the sound for now, or no longer says so. */
  sayMuted(isMuted: boolean): void {
    if (!isMuted) this.silence.remove();
    else if (!this.notice.contains(this.silence)) this.notice.prepend(this.silence);
  }

  private setRatio(width: number, height: number): void {
    if (width > 0 && height > 0) this.element.style.setProperty('--ratio', String(width / height));
  }

  /** Learns from what is shown how long a frame lasts: the shortest step between two. */
  private readonly learnFrame = (_now: number, shown: VideoFrameCallbackMetadata): void => {
    if (this.signal.aborted) return;
    const { mediaTime = Infinity, presentedFrames = 0 } = this.lastShown ?? {};
    // A busy page is not told of every frame, but of how many there were.
    const step = (shown.mediaTime - mediaTime) / (shown.presentedFrames - presentedFrames);
    if (step > shortestFrame && step < this.shortestStep) this.frame = this.shortestStep = step;
    this.lastShown = shown;
    this.video.requestVideoFrameCallback(this.learnFrame);
  };

  /** The file, converted where its sound could not be decoded otherwise; undefined where it is better streamed. */
  private async audibleFile(): Promise<Blob | undefined> {
    const { source, decodesSound } = this.options.content;
    const file = await this.wholeFile();
    const isMp4 = /\.(mp4|m4v|mov)$/i.test(new URL(source).pathname);
    if (file === undefined || !decodesSound || !isMp4 || (await canDecodeAac())) return file;
    const { converted, isCoreOnly, sound } = await this.inspect(true);
    this.sound = sound;
    if (converted !== undefined && isCoreOnly === true) {
      this.say(l10n.t('The sound is duller here than in other players: it is HE-AAC, of which VS Code plays a part.'));
    }
    return converted ?? file;
  }

  /** The file as the page's own; undefined where it is too large or can't be read. */
  private wholeFile(): Promise<Blob | undefined> {
    const { source, bytes = 0 } = this.options.content;
    if (bytes > largestFile) return Promise.resolve(undefined);
    // VS Code stores what is fetched as a whole, for good; of a range it keeps nothing.
    this.file ??= fetch(source, { signal: this.signal, headers: { range: 'bytes=0-' } })
      .then((response) => (response.ok ? response.blob() : undefined))
      .catch(() => undefined);
    return this.file;
  }

  /** What is in the file; nothing where that can't be found out. */
  private async inspect(convert: boolean): Promise<SoundResult> {
    try {
      const file = await this.wholeFile();
      if (file === undefined) return {};
      return await askSoundWorker(this.options.content.soundWorker, { file, convert }, this.signal);
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
    const sound = this.sound ?? (await this.inspect(false)).sound;
    if (sound !== undefined) this.say(l10n.t("You can't hear this video here: VS Code doesn't play {0} sound.", sound));
  }

  private async explainFailure(): Promise<void> {
    const { video } = await this.inspect(false);
    if (this.signal.aborted) return;
    const isRefused =
      (this.video.error?.code ?? MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED) === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED;
    const sentence =
      video !== undefined && isRefused
        ? l10n.t("VS Code doesn't show {0} video. Open it in another player, or save it.", video)
        : l10n.t(
            "The video can't be played here: the file couldn't be read, or VS Code doesn't support its format. Play it again, save it, or open it in the browser.",
          );
    this.options.onFailure(message(sentence, 'alert'), this.noticeButton());
  }

  /** Says one sentence, with what to do about it. */
  private say(sentence: string): void {
    if (!this.signal.aborted) this.notice.replaceChildren(element('span', '', sentence), this.noticeButton());
  }

  private noticeButton(): HTMLButtonElement {
    const { content, onNoticeAction } = this.options;
    return button('notice', content.noticeAction.title, () => onNoticeAction(content));
  }
}

/** The time of the frame before or after the one at a time, in seconds. @param frame Seconds a frame lasts. */
export function stepTime(time: number, direction: 1 | -1, frame: number, duration: number): number {
  // The middle of the frame: its very beginning may be rounded to the one before.
  const index = Math.round(time / frame - 0.5) + direction;
  return Math.min(Math.max((index + 0.5) * frame, 0), duration);
}

/**
 * Plays videos.
 * @param mute Mutes them, where the browser allows sound only after the user has done something in this very page.
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
 * Lifts a mute of the browser's as soon as the user does something in the page that lets it play sound: not every key does.
 * @param isMuted whether there is one to lift
 */
export function unmuteOnUse(isMuted: () => boolean, unmute: () => void, signal: AbortSignal): void {
  const listener = (event: Event): void => {
    if (!isMuted() || !navigator.userActivation.isActive) return;
    unmute();
    // It would pause the video, too.
    if (event.type === 'click' && event.target instanceof HTMLVideoElement) event.preventDefault();
  };
  // Of a click on the browser's own controls, the page is told only what comes of it.
  for (const event of ['click', 'keydown', 'volumechange', 'pause', 'seeking']) {
    addEventListener(event, listener, { capture: true, signal });
  }
}

/** Whether nothing is to move unless asked: the system's setting, or VS Code's. */
export function prefersStillness(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches || document.body.classList.contains('vscode-reduce-motion')
  );
}
