/** What a link leads to, as far as the link itself tells. */
export type LinkKind = 'video' | 'picture' | 'stream' | 'archive' | 'other' | 'untold';

const endings: readonly (readonly [LinkKind, string])[] = [
  ['video', 'mp4 webm mov m4v mkv avi ogv mpg mpeg 3gp ts'],
  ['picture', 'jpg jpeg png webp gif avif bmp svg tif tiff heic'],
  ['stream', 'm3u8 mpd'],
  ['archive', 'zip tar tgz gz 7z rar'],
  ['other', 'json xml html htm php aspx csv txt pdf md srt vtt ass mp3 wav m4a aac ogg flac opus js css yaml yml log'],
];
const kinds: ReadonlyMap<string, LinkKind> = new Map(
  endings.flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind] as const)),
);

/** Signed links are long, but not longer than this. */
const maxLinkLength = 16_384;

/** The absolute http(s) link in a value, verbatim but for blanks around it; undefined for anything else. */
export function linkOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > maxLinkLength || !/^\s*https?:\/\//i.test(value)) return undefined;
  const link = value.trim();
  // A lone surrogate or a control character would change on the way.
  if (/[\s\p{Cc}\p{Surrogate}<>"\\]/u.test(link)) return undefined;
  const url = URL.canParse(link) ? new URL(link) : undefined;
  return url === undefined || url.hostname === '' || url.username !== '' || url.password !== '' ? undefined : link;
}

/** Judged by the name of the file in the path, or else in the query (`response-content-disposition`, `file=`). */
export function kindOfLink(link: string): LinkKind {
  const url = new URL(link);
  const inPath = kindOfName(url.pathname);
  if (inPath !== undefined) return inPath;
  const inQuery = /\.(mp4|webm|mov|m4v|jpe?g|png|webp|gif)(?=$|[&"'%;\s])/i.exec(url.search)?.[1]?.toLowerCase();
  return (inQuery === undefined ? undefined : kinds.get(inQuery)) ?? 'untold';
}

function kindOfName(path: string): LinkKind | undefined {
  const ending = /\.([a-z0-9]{2,5})\/?$/i.exec(path)?.[1]?.toLowerCase();
  return ending === undefined ? undefined : kinds.get(ending);
}

/** What a media type such as `video/mp4`, or a word such as "video" in its place, says. */
export function kindOfType(type: unknown): LinkKind | undefined {
  if (typeof type !== 'string' || type.length > 100) return undefined;
  const found = /^(video|image|audio|text|picture|photo|mp4|webm|mov|gif|jpe?g|png)\b/i
    .exec(type.trim())?.[1]
    ?.toLowerCase();
  if (found === undefined) return undefined;
  if (found === 'video') return 'video';
  if (found === 'image' || found === 'picture' || found === 'photo') return 'picture';
  return kinds.get(found) ?? 'other';
}
