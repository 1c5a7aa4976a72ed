import * as table from './tables';

/** What the names of a place weigh for each role. */

export type Weights = ReadonlyMap<string, number>;

/** What a value can be in a response, by the names of its place: the columns of the formula in `choose.ts`. */
export interface Role {
  /** Whole names; the last word of any other name; the other words of such a name. */
  readonly names: Weights;
  readonly head: Weights;
  readonly beside: Weights;
  /** Words of the names around the place: the best and the worst of them count. */
  readonly around?: Weights;
  /** Words that rule a place out by its own name, and by a name around it. */
  readonly never?: ReadonlySet<string>;
  readonly neverAround?: ReadonlySet<string>;
  readonly perLevel: number;
  /** For a last word that is not in the table (where undefined, such a place is ruled out), and for each other such word. */
  readonly unnamed?: number;
  readonly strange?: number;
}
const { all, except, words } = table;
const each = (weight: number, names: Iterable<string>): Weights => new Map([...names].map((name) => [name, weight]));
const scaled = (table: Weights, by: number): Weights =>
  new Map([...table].map(([name, weight]) => [name, weight * by]));
/** Rows such as `60: video id, job id; 50: name`, and other tables. The last counts. */
const weigh = (rows: string, ...tables: readonly Weights[]): Weights => {
  const found = [...rows.replace(/\s+/g, ' ').matchAll(/(-?\d+): ([^;]+)/g)];
  const own = found.map(([, weight, names = '']) => each(Number(weight), names.trim().split(/, ?/)));
  return new Map([...own, ...tables].flatMap((table) => [...table]));
};
const notOfVideo = words(`http code health sync delivery approval visibility privacy copyright download review notify
  service auth login`);
export const statusRole: Role = {
  names: weigh(`100: status, state; 55: status code, phase, stage, current phase; 40: ok, outcome, lifecycle, reason,
    result, conclusion, finish reason, stop reason, completion reason, end reason, final result`),
  head: weigh('60: status, state', each(50, table.remarks), each(45, table.statusLabels)),
  beside: weigh('', each(35, table.jobs), each(-100, table.parts)),
  around: each(-60, table.parts),
  never: all(except(table.otherThings, words('message')), notOfVideo),
  neverAround: table.otherThings,
  perLevel: 10,
};
export const idRole: Role = {
  names: weigh(
    `100: video id, id video; 95: vid; 92: task id, job id, generation id, id task, id job; 85: id; 80: uuid, guid;
      70: uid, name; 60: uri, task token, job token; 40: asset id, project id, workflow id; 31: response id;
      30: request id, batch id, event id, gid, jid, pid, rid, sid, tid; 25: file id, output id, result id`,
    each(50, table.bareIdNames),
    each(30, ['data', 'result', '']),
  ),
  head: weigh('45: id, uuid, guid, uid; 44: arn, no; 30: token, identifier; 10: job, task, render'),
  beside: weigh('-45: current, active, running, pending, queued, failed, completed, total, max', each(45, table.jobs)),
  around: weigh('-15: metadata; 5: video, task, job, generation, prediction, render'),
  never: table.otherThings,
  neverAround: table.otherThings,
  perLevel: 12,
  strange: -6,
};
/** Names of links that never lead to the finished video, wherever in the path they stand. */
const neverVideo = words(`webhook callback hook status poll polling cancel stop delete self web editor edit share
  dashboard console page player embed iframe watch view viewer permalink doc documentation help support term policy
  billing invoice logo icon avatar profile source input init reference ref start mask audio music voice sound speech
  subtitle caption srt vtt ass transcript transcription script response request endpoint api log reply next prev
  previous last first type license preview progress draft stream streaming hls dash m3u8 playback events upload
  background html pending retry origin project template login auth redirect return`);
const pictures = weigh(`50: thumbnail, thumb; 45: poster; 40: cover; 38: snapshot, still; 36: screenshot; 25: image,
  img, picture, photo, jpg, jpeg, png, webp; 22: preview; 10: frame; 5: gif`);
/** With no ending to tell, only these names are a picture's: a preview is a page. */
export const stillNames = except(pictures.keys(), words('preview frame gif'));
const made = weigh(`40: video, mp4; 38: movie; 34: film; 30: clip, animation, motion, render; 28: result, output; 26:
  final, sample, download; 24: generated, artifact; 22: asset, creation, file; 20: generation, work, media, export,
  signed, presigned, cdn, unsigned, direct, storage, cut, resource; 18: content; 15: public, s3, oss, gcs; 12: hd`);
/** Names of a made thing, whether it is there yet or not. */
export const madeNames = except([...made.keys(), 'finish'], words('public s3 oss gcs hd'));
const variants = weigh(`-30: watermark, watermarked, caption, captioned, subtitled, original, low, sd, small,
  compressed, proxy, muted, silent, vertical, square; 20: without, no, non, un, removed, free`);
export const videoRole: Role = {
  names: weigh('', made, weigh('39: output; 30: result'), each(27, table.plainNames)),
  head: weigh('', made, variants, each(0, table.plainNames)),
  beside: weigh('', made, variants),
  around: weigh('', scaled(made, 0.5), each(-60, all(stillNames, ['gif']))),
  never: except(all(neverVideo, stillNames, ['gif', 'get']), all(variants.keys())),
  neverAround: except(neverVideo, words('response status project api type request related')),
  perLevel: 2,
  unnamed: -5,
};
/** Pictures in these places were given, not made. */
const given = words('avatar logo icon profile user author owner source input init reference ref start mask driver');
export const pictureRole: Role = {
  names: pictures,
  head: weigh('0: file', pictures, each(0, table.plainNames)),
  beside: pictures,
  around: scaled(pictures, 0.9),
  never: given,
  neverAround: given,
  perLevel: 2,
  unnamed: -10,
};
const shares =
  words(`progress percent percentage pct completion ratio fraction complete completed done rate value current
  generation render rendered rendering video task job overall total processing estimate number`);
export const progressRole: Role = {
  names: each(50, table.progressNames),
  head: each(50, shares),
  beside: each(0, shares),
  perLevel: 5,
  strange: -100,
};
export const costRole: Role = {
  names: weigh('', each(60, except(table.expenses, words('usage'))), each(30, table.units)),
  head: weigh('', each(50, table.expenses), each(30, table.units)),
  beside: weigh(
    `-40: estimated, estimate, max, min, expected, reserved, frozen, original, saved, refunded, refund;
      0: total, video, task, generation, api`,
    each(50, all(table.expenses, table.units)),
  ),
  around: weigh('50: usage, cost, charge'),
  never: table.remainders,
  neverAround: words('account user subscription plan wallet balance limit rate'),
  perLevel: 3,
  strange: -25,
};
export const remainderRole: Role = {
  names: weigh('60: balance'),
  head: weigh('', each(10, all(table.remainders, table.units)), each(60, ['balance'])),
  beside: weigh('', each(90, all(table.remainders, table.units)), each(60, ['balance'])),
  around: weigh('60: balance', each(50, table.units)),
  never: table.expenses,
  perLevel: 3,
};
/** What they weigh, less by one for each before it. */
const ranked = (from: number): Weights => new Map([...table.counted].map((name, rank) => [name, from - rank]));
const notMine = words(`transaction history item invoice pricing price offer feature model tier ledger log activity
  recent rate topup`);
const parted = all(table.remainders, table.expenses, table.totals);
export const amountRole: Role = {
  names: weigh(''),
  head: weigh('60: now', each(90, parted), ranked(60)),
  beside: weigh('', each(30, parted), ranked(30), each(33, ['total'])),
  around: weigh('5: credit, balance'),
  never: except(table.neverBalance, words('cost price')),
  neverAround: notMine,
  perLevel: 5,
  unnamed: 40,
};
/** For developers of the service, not for its users. */
const internal = words(
  'raw internal developer technical debug trace stack upstream log user webhook callback field loc',
);
export const explanationRole: Role = {
  names: weigh('96: user message, user msg, user facing message'),
  head: weigh(
    `90: message; 88: msg; 87: detail; 75: reason, why; 70: description, explanation; 65: hint; 60: text, info, fehler, erro,
      mensaje, grund, motivo; 55: cause; 50: title; 45: summary, note; 15: code; 12: type, kind; 10: name`,
    each(86, table.explains),
  ),
  beside: weigh('-10: status', each(-50, internal), each(8, table.explains)),
  around: weigh('', each(-40, internal), each(6, table.explains)),
  never: words('prompt script caption transcript narration story'),
  perLevel: 2,
  unnamed: 0,
};
