import type { EncodedFrame, Libav } from './vp8Encoder';

const vp8 = 139;
/** ITU-T H.273 code points: BT.709 primaries and transfer, BT.601 matrix (implied by VP8), limited range. */
const color = { primaries: 1, transfer: 1, matrix: 6, limited: 1 };
const milliseconds = 1000;
/** AVFMT_FLAG_BITEXACT: the muxer writes no random IDs, so that the same frames give the same file. */
const bitExact = 0x400;

export type VideoFormat = Readonly<Record<'width' | 'height' | 'fps', number>>;

/** Writes encoded frames to a WebM file with a seek index and the exact duration. */
export async function muxWebm(
  libav: Libav,
  frames: readonly EncodedFrame[],
  { width, height, fps }: VideoFormat,
): Promise<Uint8Array> {
  const codec = libav.avcodec_parameters_alloc_sync();
  libav.AVCodecParameters_codec_type_s_sync(codec, libav.AVMEDIA_TYPE_VIDEO);
  libav.AVCodecParameters_codec_id_s_sync(codec, vp8);
  libav.AVCodecParameters_format_s_sync(codec, libav.AV_PIX_FMT_YUV420P);
  libav.AVCodecParameters_width_s_sync(codec, width);
  libav.AVCodecParameters_height_s_sync(codec, height);
  libav.AVCodecParameters_color_primaries_s_sync(codec, color.primaries);
  libav.AVCodecParameters_color_trc_s_sync(codec, color.transfer);
  libav.AVCodecParameters_color_space_s_sync(codec, color.matrix);
  libav.AVCodecParameters_color_range_s_sync(codec, color.limited);
  const name = 'video.webm';
  const [format, , output] = await libav.ff_init_muxer(
    { format_name: 'webm', filename: name, open: true, codecpars: true },
    [[codec, 1, milliseconds]],
  );
  const packet = libav.av_packet_alloc_sync();
  const timeOf = (frame: number) => Math.round((frame * milliseconds) / fps);
  libav.AVFormatContext_flags_s_sync(format, bitExact);
  libav.avformat_write_header_sync(format, 0);
  libav.ff_write_multi_sync(
    format,
    packet,
    frames.map(({ data, key }, index) => ({
      data,
      flags: key ? 1 : 0,
      pts: timeOf(index),
      ptshi: 0,
      dts: timeOf(index),
      dtshi: 0,
      duration: timeOf(index + 1) - timeOf(index),
      durationhi: 0,
      stream_index: 0,
      time_base_num: 1,
      time_base_den: milliseconds,
    })),
  );
  libav.av_write_trailer_sync(format);
  libav.av_packet_free_js_sync(packet);
  libav.ff_free_muxer_sync(format, output);
  const file = libav.readFile_sync(name);
  libav.unlink_sync(name);
  return file;
}
