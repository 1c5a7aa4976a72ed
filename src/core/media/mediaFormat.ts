/** The format of a video file. A property is undefined if the file does not state it. */
export interface MediaFormat {
  readonly seconds?: number;
  readonly video?: {
    /** The codec's ID in the file, such as `avc1` or `V_VP9`. `nameCodec` returns its common name. */
    readonly codec: string;
    /** The frame width in square pixels, after rotation. */
    readonly width: number;
    readonly height: number;
    /** Frames per second. If the frame rate varies, this is the mean. */
    readonly frameRate?: number;
  };
  readonly sound?: { readonly codec: string };
}
