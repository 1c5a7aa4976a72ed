/** The format of a video file, as players show it. Facts that the file does not contain are missing. */
export interface MediaFormat {
  readonly seconds?: number;
  readonly video?: {
    /** The codec's ID in the file: `avc1`, `V_VP9`; see `nameCodec`. */
    readonly codec: string;
    /** In square pixels, after rotation. */
    readonly width: number;
    readonly height: number;
    /** Frames per second, the mean of a variable frame rate. */
    readonly frameRate?: number;
  };
  readonly sound?: { readonly codec: string };
}
