/** `<width>:<height>`, whole numbers of at least 1; spaces and the signs x, × and / are read as the colon. */
export function parseAspectRatio(text: string): string | undefined {
  const match = /^\s*([1-9]\d{0,4})\s*[:x×/]\s*([1-9]\d{0,4})\s*$/i.exec(text);
  return match === null ? undefined : `${match[1] ?? ''}:${match[2] ?? ''}`;
}

/** Width and height of a ratio that `parseAspectRatio` accepts. */
export function aspectRatioSides(ratio: string): { readonly width: number; readonly height: number } | undefined {
  const [width, height] = (parseAspectRatio(ratio) ?? '').split(':').map(Number);
  return width === undefined || height === undefined ? undefined : { width, height };
}
