import type { Role, Weights } from './choose';
import * as table from './tables';
import { all, except, words } from './tables';

/** What the names of a place weigh for each role: the columns of the formula in `choose.ts`. */

const each = (weight: number, names: Iterable<string>): Weights => new Map([...names].map((name) => [name, weight]));
const joined = (...tables: readonly Weights[]): Weights => new Map(tables.flatMap((one) => [...one]));
/** A table written as `weight: name, name; weight: name`. */
const weights = (text: string): Weights =>
  new Map(
    text.split(';').flatMap((row) => {
      const [weight = '', names = ''] = row.replace(/\s+/g, ' ').split(':');
      return names.split(',').map((name) => [name.trim(), Number(weight)] as const);
    }),
  );

const inStatus = 'type value name state status label text phase code current id'.split(' ');
export const statusRole: Role = {
  names:
    weights(`100: status, state; 55: status code, phase, stage, current phase; 40: , data, ok, outcome, lifecycle, reason,
      result, conclusion, finish reason, stop reason, completion reason, end reason, final result`),
  within: each(
    90,
    inStatus.flatMap((name) => [`status/${name}`, `state/${name}`]),
  ),
  head: joined(weights('60: status, state'), each(50, table.remarks), each(45, table.statusLabels)),
  beside: joined(each(35, table.jobs), each(-100, table.parts)),
  around: each(-60, table.parts),
  never: all(
    except(table.otherThings, words('message')),
    words(
      'http code health sync delivery approval visibility privacy copyright download review notify service auth login',
    ),
  ),
  neverAround: table.otherThings,
  perLevel: 10,
};

export const idRole: Role = {
  names: joined(
    each(50, table.bareIdNames),
    weights(`100: video id, id video; 95: vid; 92: task id, job id, generation id, id task, id job; 85: id; 80: uuid, guid;
      70: uid, name; 60: uri, task token, job token; 50: data, result; 40: asset id, project id, workflow id; 31: response id;
      30: request id, batch id, event id, gid, jid, pid, rid, sid, tid; 25: file id, output id, result id; 20: `),
  ),
  head: weights('45: id, uuid, guid, uid; 44: arn; 30: token, identifier; 10: job, task, render'),
  beside: joined(
    each(45, table.jobs),
    each(-45, words('current active running pending queued failed completed total max')),
  ),
  around: weights('-15: metadata; 5: video, task, job, generation, prediction, render'),
  never: table.otherThings,
  neverAround: table.otherThings,
  perLevel: 12,
  strange: -6,
};

/** Names of links that never lead to the finished video, wherever in the path they stand. */
const neverVideo = words(`
  webhook callback hook status poll polling cancel stop delete self web editor edit share dashboard console page player embed
  iframe hosted watch view viewer permalink doc documentation help support term policy billing checkout upgrade invoice logo
  icon avatar profile source input init reference ref start mask audio music voice sound speech subtitle caption srt vtt ass
  transcript transcription script response request endpoint api log reply next prev previous last first related type license
  licence preview progress draft sketch stream streaming hls dash m3u8 playback manifest websocket socket events upload put
  driver background model lora font schema repo website homepage site report feedback html pending retry home ping health
  referrer origin project template portal login signup auth redirect return`);
const pictures =
  weights(`50: thumbnail, thumb; 45: poster; 40: cover; 38: snapshot, still; 36: screenshot; 25: image, img,
  picture, photo, jpg, jpeg, png, webp; 22: preview; 10: frame; 5: gif`);
/** With no ending to tell, only these names are a picture's: a preview is a page. */
export const stillNames = except(pictures.keys(), words('preview frame gif'));
const made =
  weights(`40: video, mp4; 38: movie; 34: film; 30: clip, animation, motion, render; 28: result, output; 26: final,
  sample, download; 24: generated, artifact; 22: asset, creation, file; 20: generation, work, media, export, signed, presigned,
  cdn, unsigned, direct, storage, cut, resource; 18: content; 15: public, s3, oss, gcs; 12: hd`);
/** Names of a made thing, whether it is there yet or not. */
export const madeNames = except([...made.keys(), 'finish'], words('public s3 oss gcs hd'));
const variants =
  weights(`-30: watermark, watermarked, caption, captioned, subtitled, original, low, sd, small, compressed,
  proxy, muted, silent, vertical, square; 20: without, no, non, un, removed, free`);
export const videoRole: Role = {
  names: joined(made, weights('39: output; 30: result'), each(27, table.plainNames)),
  head: joined(made, variants, each(0, table.plainNames)),
  beside: joined(made, variants),
  around: joined(new Map([...made].map(([word, weight]) => [word, weight / 2])), each(-60, [...stillNames, 'gif'])),
  never: except(all(neverVideo, stillNames, ['gif', 'get']), all(variants.keys())),
  neverAround: except(neverVideo, words('response status project api type request related')),
  perLevel: 2,
  unnamed: -5,
};
export const linkKindWeights = { video: 30, untold: 0, archive: -8, picture: -200, other: -200 } as const;
/** Pictures in these places were given, not made. */
const given = words('avatar logo icon profile user author owner source input init reference ref start mask driver');
export const pictureRole: Role = {
  names: pictures,
  head: joined(pictures, each(0, [...table.plainNames, 'file'])),
  beside: pictures,
  around: new Map([...pictures].map(([word, weight]) => [word, weight - 3])),
  never: given,
  neverAround: given,
  perLevel: 2,
  unnamed: -10,
};

const shares = all(
  table.progressNames,
  table.fractions,
  words(`complete completed rate value current generation render rendered rendering video task job overall total processing
    done number estimate`),
);
export const progressRole: Role = {
  names: each(50, table.progressNames),
  head: each(50, shares),
  beside: each(0, shares),
  perLevel: 5,
  strange: -100,
};
export const costRole: Role = {
  names: joined(each(60, except(table.expenses, words('usage'))), each(30, table.units)),
  head: joined(each(50, table.expenses), each(30, table.units)),
  beside: joined(
    each(50, [...table.expenses, ...table.units]),
    each(0, words('total video task generation api')),
    each(-40, words('estimated estimate approx max min frame expected reserved frozen original saved refunded refund')),
  ),
  around: weights('50: usage, cost, charge'),
  never: table.remainders,
  neverAround: words('account user subscription plan wallet balance limit rate'),
  perLevel: 3,
  strange: -25,
};
export const remainderRole: Role = {
  names: weights('60: balance'),
  head: joined(each(10, [...table.remainders, ...table.units]), weights('60: balance')),
  beside: joined(each(90, [...table.remainders, ...table.units]), weights('60: balance')),
  around: weights('60: balance'),
  never: table.expenses,
  perLevel: 3,
};

export const explanationRole: Role = {
  names: weights('96: user message, user msg, user facing message'),
  head: joined(
    each(86, table.explains),
    weights(`90: message; 88: msg; 87: detail; 75: reason; 70: description, explanation; 65: hint; 60: text; 55: cause;
      50: title; 45: summary; 15: code; 12: type, kind; 10: name`),
  ),
  beside: joined(each(-50, table.internal), each(8, table.explains), weights('-10: status')),
  around: joined(each(-40, table.internal), each(6, table.explains)),
  perLevel: 2,
  unnamed: 0,
};
