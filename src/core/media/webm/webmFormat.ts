import type { ReadBytes } from '../fileHead';
import type { MediaFormat } from '../mediaFormat';
import { type Element, forEachElement, isWithin, readFloat, readText, readUint } from './elements';

/** Element IDs from RFC 9559. */
const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codecId: 0x86,
  defaultDuration: 0x23e383,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cropBottom: 0x54aa,
  cropTop: 0x54bb,
  cropLeft: 0x54cc,
  cropRight: 0x54dd,
  displayWidth: 0x54b0,
  displayHeight: 0x54ba,
  displayUnit: 0x54b2,
  projection: 0x7670,
  poseRoll: 0x7675,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  blockDuration: 0x9b,
} as const;

const containers = new Set<number>(
  [ids.segment, ids.info, ids.tracks, ids.trackEntry, ids.video, ids.projection, ids.cluster, ids.blockGroup], // prettier-ignore
);
/** The IDs of block elements. Only their headers are read. */
const blocks = new Set<number>([ids.simpleBlock, ids.block]);
const kinds: Readonly<Record<number, 'video' | 'sound'>> = { 1: 'video', 2: 'sound' };

/** A track of a WebM file. `values` holds the track's numeric values by element ID. */
interface WebmTrack {
  readonly values: Map<number, number>;
  codec: string;
  blocks: number;
  firstTime: number;
  /** The time of the last displayed block, in timestamp units. */
  lastTime: number;
}

/** @throws MediaError if the file has too many elements */
export async function readWebmFormat(read: ReadBytes, size: number): Promise<MediaFormat> {
  const tracks: WebmTrack[] = [];
  let scale = 1_000_000;
  let duration: number | undefined;
  let clusterTime = 0;
  let lastBlock: WebmTrack | undefined;
  let end = 0;
  const track = (): WebmTrack => {
    const last = tracks.at(-1) ?? {
      values: new Map<number, number>(),
      codec: '',
      blocks: 0,
      firstTime: 0,
      lastTime: 0,
    };
    if (tracks.length === 0) tracks.push(last);
    return last;
  };
  const noteBlock = (content: Uint8Array): void => {
    const [number, at] = readUint(content, 0);
    lastBlock = tracks.find(({ values }) => values.get(ids.trackNumber) === number);
    const time = clusterTime + (((content[at] ?? 0) << 24) >> 16) + (content[at + 1] ?? 0);
    end = Math.max(end, time);
    if (lastBlock === undefined) return;
    if (lastBlock.blocks === 0) lastBlock.firstTime = time;
    lastBlock.blocks += 1;
    lastBlock.lastTime = Math.max(lastBlock.lastTime, time);
  };
  await forEachElement(read, size, { containers, heads: blocks }, ({ id, path, content }: Element) => {
    if (blocks.has(id)) noteBlock(content);
    else if (id === ids.trackEntry) {
      tracks.push({ values: new Map(), codec: '', blocks: 0, firstTime: 0, lastTime: 0 });
    } else if (id === ids.timestampScale) scale = readUint(content)[0] || scale;
    else if (id === ids.duration) duration = readFloat(content);
    else if (id === ids.timestamp) clusterTime = readUint(content)[0];
    else if (id === ids.blockDuration && lastBlock !== undefined) {
      end = Math.max(end, lastBlock.lastTime + readUint(content)[0]);
    } else if (id === ids.codecId) track().codec = readText(content);
    else if (isWithin(path, ids.trackEntry)) {
      track().values.set(id, id === ids.poseRoll ? readFloat(content) : readUint(content)[0]);
    }
  });
  const played = (kind: 'video' | 'sound'): WebmTrack | undefined =>
    tracks.find(({ values }) => kinds[values.get(ids.trackType) ?? 0] === kind);
  const [video, sound] = [played('video'), played('sound')];
  const frameRate = video && frameRateOf(video, scale);
  const counted = end > 0 ? (end * scale) / 1e9 + (frameRate === undefined ? 0 : 1 / frameRate) : undefined;
  const seconds = duration !== undefined && duration > 0 ? (duration * scale) / 1e9 : counted;
  const frameSize = video && frameSizeOf(video.values);
  return {
    ...(seconds !== undefined && Number.isFinite(seconds) && { seconds }),
    ...(video &&
      frameSize && { video: { codec: video.codec, ...frameSize, ...(frameRate !== undefined && { frameRate }) } }),
    ...(sound && { sound: { codec: sound.codec } }),
  };
}

/**
 * Computes a track's mean frame rate from the times of its blocks. If there are fewer than three blocks, uses the
 * track's default frame duration.
 */
function frameRateOf({ values, blocks: count, firstTime, lastTime }: WebmTrack, scale: number): number | undefined {
  if (count > 2 && lastTime > firstTime) return ((count - 1) * 1e9) / ((lastTime - firstTime) * scale);
  const nanoseconds = values.get(ids.defaultDuration) ?? 0;
  return nanoseconds > 0 ? 1e9 / nanoseconds : undefined;
}

/** The frame size after rotation: the display size, or else the cropped pixels (RFC 9559, 5.1.4.1.28 and 11.1). */
function frameSizeOf(values: ReadonlyMap<number, number>): { width: number; height: number } | undefined {
  const of = (id: number): number => values.get(id) ?? 0;
  const pixelWidth = of(ids.pixelWidth) - of(ids.cropLeft) - of(ids.cropRight);
  const pixelHeight = of(ids.pixelHeight) - of(ids.cropTop) - of(ids.cropBottom);
  if (pixelWidth <= 0 || pixelHeight <= 0) return undefined;
  let [width, height] = [of(ids.displayWidth), of(ids.displayHeight)];
  // Display units other than pixels define only the aspect ratio. Unit 4 means that the unit is unknown.
  if (width <= 0 || height <= 0 || of(ids.displayUnit) === 4) [width, height] = [pixelWidth, pixelHeight];
  else if (of(ids.displayUnit) !== 0) [width, height] = [Math.round((pixelHeight * width) / height), pixelHeight];
  const isTurned = Math.abs(Math.round(of(ids.poseRoll) / 90)) % 2 === 1;
  return isTurned ? { width: height, height: width } : { width, height };
}
