import { wordSet } from './keyWords';

/** Names of links that never lead to the finished video, wherever in the path they stand. */
export const neverVideo = wordSet(`
  webhook callback hook status poll polling get cancel stop delete self web editor edit share dashboard console page
  player embed iframe hosted watch view viewer permalink doc documentation help support term policy billing checkout
  upgrade invoice logo icon avatar profile source input init reference ref start mask audio music voice sound speech
  subtitle caption srt vtt ass transcript transcription script response request endpoint api log reply next prev previous
  last first related type license licence preview progress draft sketch stream streaming hls dash m3u8 playback manifest websocket
  socket events upload put driver background model lora font doc schema repo website homepage site report feedback terms
  html pending retry home ping health referrer origin project template portal login signup auth redirect return
`);
export const envelopes = wordSet('response status project api type request related');
/** Names of pictures. A picture's link is never the video's, even with no ending to tell. */
export const pictures: ReadonlyMap<string, number> = new Map([
  ['thumbnail', 50],
  ['thumb', 50],
  ['poster', 45],
  ['cover', 40],
  ['snapshot', 38],
  ['still', 38],
  ['screenshot', 36],
  ['image', 25],
  ['img', 25],
  ['picture', 25],
  ['photo', 25],
  ['jpg', 25],
  ['jpeg', 25],
  ['png', 25],
  ['webp', 25],
  ['preview', 22],
  ['frame', 10],
  ['gif', 5],
]);
/** Names that speak for a video; the own name counts whole, those around it by half. */
export const videos: ReadonlyMap<string, number> = new Map([
  ['video', 40],
  ['mp4', 40],
  ['movie', 38],
  ['clip', 30],
  ['film', 34],
  ['animation', 30],
  ['motion', 30],
  ['render', 30],
  ['final', 26],
  ['result', 28],
  ['output', 28],
  ['sample', 26],
  ['download', 26],
  ['generated', 24],
  ['generation', 20],
  ['artifact', 24],
  ['asset', 22],
  ['creation', 22],
  ['work', 20],
  ['media', 20],
  ['content', 18],
  ['file', 22],
  ['export', 20],
  ['signed', 20],
  ['presigned', 20],
  ['cdn', 20],
  ['public', 15],
  ['hd', 12],
  ['unsigned', 20],
  ['direct', 20],
  ['storage', 20],
  ['s3', 15],
  ['oss', 15],
  ['gcs', 15],
  ['cut', 20],
  ['resource', 20],
]);
/** An own name made of these alone says that the link is the thing's own. */
export const plain = wordSet('url uri link href src location path value resource');
/** Variants of the video that are second choice. */
export const variants = wordSet(
  'watermark watermarked caption captioned subtitled original low sd small compressed proxy muted silent vertical square',
);
export const typeNames = wordSet('type mime format kind');
export const labels = wordSet('type kind role label purpose rel variant');
/** Between the label of a list's item and the link it is about these say nothing of their own. */
export const inBetween = wordSet('attribute link file url href resource data');
/** Around a link these say nothing about what it leads to. */
export const wrappers = wordSet('data result response body payload resp ret status');
/** Names that promise the file itself, wherever it is served from. */
export const filed = wordSet('video mp4 movie download file output result media asset content artifact');
/** Those of them that are never the name of what has a page too. */
export const files = wordSet('mp4 download file output result media asset content artifact');
export const without = wordSet('without no non un removed free');

/** Pictures in these places were given, not made. */
export const given = wordSet(
  'avatar logo icon profile user author owner source input init reference ref start mask driver',
);
