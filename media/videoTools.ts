import { type LoopStep, overlays } from '../src/views/panelProtocol';
import type { PlayerOptions } from './videoPlayer';

/** Seconds a frame lasts until the video has shown how long its frames really do. */
const usualFrame = 1 / 25;
const shortestFrame = 1 / 240;

/** The buttons below a player: frame by frame, a part again and again, safe areas, and a frame as a picture. */
export class VideoTools {
  readonly element = document.createElement('div');
  /** Lies over the video. */
  readonly overlay = document.createElement('div');
  private readonly loopButton: HTMLButtonElement;
  private loopStart: number | undefined;
  private loopEnd: number | undefined;
  private frame = usualFrame;
  private lastFrame = -1;

  constructor(
    private readonly video: HTMLVideoElement,
    private readonly options: Pick<PlayerOptions, 'content' | 'settings' | 'onSettings' | 'onFrame'>,
  ) {
    const { labels } = options.content;
    this.element.className = 'tools';
    this.loopButton = this.button('loop', labels.loop.start, this.stepLoop);
    this.element.append(
      this.button('previousFrame', `${labels.previousFrame} (,)`, () => {
        this.stepFrame(-1);
      }),
      this.button('nextFrame', `${labels.nextFrame} (.)`, () => {
        this.stepFrame(1);
      }),
      this.loopButton,
      this.safeAreas(),
      this.button('saveFrame', labels.saveFrame, () => void this.saveFrame()),
    );
    video.addEventListener('timeupdate', this.keepInLoop);
    video.requestVideoFrameCallback(this.learnFrame);
    video.addEventListener('keydown', this.onKey);
    this.element.addEventListener('keydown', this.onKey);
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.key !== ',' && event.key !== '.')) return;
    event.preventDefault();
    this.stepFrame(event.key === ',' ? -1 : 1);
  };

  private stepFrame(direction: 1 | -1): void {
    const { video, frame } = this;
    video.pause();
    // The middle of the frame: its very beginning may be rounded to the one before.
    const index = Math.round(video.currentTime / frame - 0.5) + direction;
    video.currentTime = Math.min(Math.max((index + 0.5) * frame, 0), video.duration || 0);
  }

  /** Learns from what is shown how long a frame lasts: the shortest step between two. */
  private readonly learnFrame = (_now: number, { mediaTime }: VideoFrameCallbackMetadata): void => {
    const step = mediaTime - this.lastFrame;
    if (this.lastFrame >= 0 && step > shortestFrame && step < this.frame) this.frame = step;
    this.lastFrame = mediaTime;
    this.video.requestVideoFrameCallback(this.learnFrame);
  };

  /** Marks the beginning of a part, then its end, then forgets both. */
  private readonly stepLoop = (): void => {
    const time = this.video.currentTime;
    if (this.loopStart === undefined) this.loopStart = time;
    else if (this.loopEnd === undefined && time > this.loopStart + this.frame) this.loopEnd = time;
    else this.loopStart = this.loopEnd = undefined;
    const next: LoopStep = this.loopStart === undefined ? 'start' : this.loopEnd === undefined ? 'end' : 'clear';
    this.loopButton.textContent = this.options.content.labels.loop[next];
    this.keepInLoop();
  };

  private readonly keepInLoop = (): void => {
    const { video, loopStart, loopEnd } = this;
    if (loopStart === undefined || loopEnd === undefined) return;
    if (video.currentTime >= loopEnd || video.currentTime < loopStart - this.frame) video.currentTime = loopStart;
  };

  private safeAreas(): HTMLSelectElement {
    const { content, settings, onSettings } = this.options;
    const select = document.createElement('select');
    select.dataset.action = 'safeArea';
    select.setAttribute('aria-label', content.labels.safeArea);
    for (const overlay of overlays) {
      const option = document.createElement('option');
      option.value = overlay;
      option.textContent = content.labels.overlays[overlay];
      select.append(option);
    }
    const show = (): void => {
      this.overlay.className = `overlay ${settings().overlay}`;
    };
    select.value = settings().overlay;
    select.addEventListener('change', () => {
      const overlay = overlays.find((known) => known === select.value) ?? 'none';
      onSettings({ ...settings(), overlay });
      show();
    });
    this.overlay.setAttribute('aria-hidden', 'true');
    show();
    return select;
  }

  private async saveFrame(): Promise<void> {
    const { video } = this;
    video.pause();
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    const picture = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
    if (picture === null) return;
    this.options.onFrame(video.currentTime, new Uint8Array(await picture.arrayBuffer()));
  }

  private button(name: string, title: string, press: () => void): HTMLButtonElement {
    const button = document.createElement('button');
    button.className = 'secondary';
    button.dataset.action = name;
    button.textContent = title;
    button.addEventListener('click', press);
    return button;
  }
}
