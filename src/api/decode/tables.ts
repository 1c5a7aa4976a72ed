import type { ReadingState } from '../types';

/** All words of the decoder, in lower case and singular, as `keyWords` gives them; what they weigh is in `weights.ts`. */

export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
export const all = (...sets: readonly Iterable<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]));
export const except = (set: Iterable<string>, other: ReadonlySet<string>) =>
  new Set([...set].filter((word) => !other.has(word)));
/** States by patterns, written as `state: pattern` in rows. */
const patterns = (text: string, before = '', after = ''): readonly (readonly [ReadingState, RegExp])[] =>
  text
    .trim()
    .split(/\n\s*/)
    .map((row) => {
      const at = row.indexOf(': ');
      return [row.slice(0, at) as ReadingState, new RegExp(before + row.slice(at + 2) + after)] as const;
    });

// Names in general

export const keepsItsS = words('hls dns tls aws gps sms js is has this https canvas alias');
export const keepsItsI = words('movies cookies series selfies');
export const gluedNames =
  /^(video|image|cover|thumbnail|output|result|file|download|task|job|generation|render|project|request|user|err|error|fail|status|ret)(url|uri|id|status|state|msg|message|code|reason)$/;
/** Databases' ways of writing a value with its type: {"S": "done"}, {"stringValue": "done"}, {"$oid": "665f…"}. */
export const typeTags = words('S N BOOL stringValue integerValue doubleValue booleanValue $oid $date $numberInt');
/** Around what repeats the request; `payload` is as often an envelope, with a `header` beside it. */
export const requestNames = words(`request input param parameter argument arg option setting config configuration
  modification variable kwarg`);
export const echoNames = all(requestNames, ['payload']);
export const payloadNames = words('payload header head meta metadata base trace');
export const requestTexts = words('prompt script');
export const outputs = words('output result');
export const envelopes = words('base resp response result data meta header status body ret');
/** Things that have an ID, a status or a name of their own and are not the video. */
export const otherThings = words(`account user owner author creator member team org organization organisation company
  workspace tenant customer client model engine avatar voice replica persona character actor style template preset brand
  campaign webhook callback hook notification email subscription plan billing payment invoice order product price package
  pack coupon moderation safety guardrail publish upload training parent session trace span correlation error err exception
  external reference ref previous prev next last source original device app application api key host worker server region
  idempotency conversation folder collection group category tag topic version seed revision playback step stage log event
  deployment compartment history scene shot chunk segment comment message transaction limit rate`);
/** Parts and companions of a video: they have a status and links, but only for themselves. */
export const parts =
  words(`step stage phase log event history scene shot clip chunk segment moment frame layer subtask attempt
  audio voice speech caption subtitle thumbnail preview transcript translation meta metadata`);
export const partsOrOthers = all(otherThings, parts);
/** What is made, and is never a name of the call; and all names of the one thing a response is about. */
export const works = words(`video task job generation render prediction creation movie clip film animation run
  execution`);
export const jobs = all(
  works,
  words(`operation invocation project request process processing production ad ads result output asset query gen inference
    workflow response`),
);

// The status

export const statusNames = words('status state');
/** Beside the word "status" in a name; the second hold one or two words where they explain a number. */
export const statusLabels = words('name text label type title');
export const remarks = words('string str desc detail msg message info');
/** Names of how something ended. */
export const endings = words('reason outcome result conclusion final');
/** Words of an end that leave open which, and words that tell how a record is kept. */
export const vagueEnds = /^(terminated|ended|stopped|completed?|finished|done|closed)$/i;
export const recordWords = /^(publish|published|active|enabled|live|draft|public|private)$/i;

/** A word matches a row when it starts with a stem; a stem ending in `.` must be the whole word. The first row wins. */
export type Meaning = 'failed' | 'canceled' | 'waiting' | 'accepted' | 'running' | 'succeeded' | 'work' | 'partly';
const rows: Readonly<Record<string, string>> = {
  waiting: `queu enqueu inqueue onqueue pend wait await schedul throttl held. hold. onhold delay backlog notstarted idle. paus
    suspend rate. ratelimited defer postpon runnable.`,
  partly: 'partial intermediate incomplete unfinish almost near half',
  failed: `fail fault error err. unsuccess reject moderated timeout timedout timed. expire crash invalid denied deny block
    nsfw violat flag filter refus declin unsafe sensitive forbid unauthor exceed insufficient lost. dead. broken corrupt kill
    interrupt exception fatal banned illegal refund infeasible unprocessable bad. disallow unavailable`,
  canceled: 'cancel cancl abandon abort stop delet revok terminat withdrawn discard dismiss remov skip void.',
  succeeded: `succe complete done. finish ready ok. okay available publish deliver ended. end. fulfil resolved processed
    rendered generated produced made. converted deployed exported saved. stored. finalized finalised encoded transcoded
    synthesized composed upscaled final. passed.`,
  running: `running run. started. inprogress progress. progressing active. ongoing underway working claimed picked resumed
    uploaded busy. dispatched. downloaded. fetched. transcribed. review. retry`,
  // Weaker than work under way: "accepted, processing" is processing.
  accepted: `submit accept created. new. init draft plan start. starting received. receive register reserv staged. stage.
    prepar boot provision allocat warm assigned acknowledg recorded. requested. none. unstarted todo. ack. notready commit.`,
  // Verbs that are also names ("render failed"): they count only when nothing else does.
  work: `process render generat encod transcod upload download produc compos synthes execut build export finaliz moderat
    train create.`,
};
export const stems = Object.entries(rows).map(([meaning, row]) => [meaning as Meaning, [...words(row)]] as const);
/** Words that end like work under way and are not. */
export const notWork = words(`string thing nothing something missing warning setting billing listing rating during
  existing`);
export const negations = words('not no non never without un cannot zero');
/** "completed with errors": an aside; "ready to download" is the end, "ready to start" is not. */
export const asides = words('with after despite');
export const toBe = words('to for');
export const uses = words('download view use watch play publish');
/** Whole statuses, mostly in languages other than English, or parts of them where words are not spaced. */
export const foreign = patterns(`
  succeeded: ^ran to completion$
  failed: 失败|失敗|错误|エラー|실패|오류|ошибк|неудач|fehlgeschlagen|fehler|echoue|echec|erreur|fallid|fallado|falhou|falha
  canceled: 取消|キャンセル|취소|отмен|abgebrochen|storniert|annul
  queued: 排队|等待|待機|待处理|대기|ожида|очеред|wartend|warteschlange|en attente|pendiente|pendente|en cola|na fila
  running: 处理中|進行中|进行中|処理中|生成中|渲染中|レンダリング中|未完成|未完了|미완료|(진행|처리|생성) ?중|обработ|выполня
  running: lauft|bearbeitung|en cours|procesando|processando|generando|gerando
  succeeded: 成功|完成|完了|완료|성공|готов|успе|заверш|fertig|abgeschlossen|erfolgreich
  succeeded: termine|reussi|completad|concluid|terminad|finalizad|exito
  running: 处理|진행|처리|생성`);
/** Where words are not spaced, these deny what stands beside them. */
export const denials = /않|못|ません|没有|尚未|还未/;
/** Words that may be said of the call only. */
export const callWords = words('success successful successfully succeed ok okay true yes');
export const callFailures = words('err error fail failure');
/** What is made before the video or for it, and what stands between its name and its end. */
export const stages = words(`
  image images audio voice voiceover script speech tts transcript transcription storyboard upload
  preview keyframe thumbnail caption captions subtitle subtitles scene scenes upsampling input prompt preprocessing`);
export const stageFillers = words('generation creation processing over');

// The state besides its word

/** Booleans that tell how far it is, and the words of moments such as `finished_at`; an `end_time` may be planned. */
export const flags = patterns(
  `failed: (failed|errored|rejected|expired|error|fatal( error)?)( encountered| occurred)?
  canceled: cancell?ed
  succeeded: (done|completed?|finished|ready)
  running: (processing|running|rendering|generating|building|encoding|transcoding|in progress|pending)`,
  '^((is|has|was|still|job|task|video|render|generation) )?',
  '$',
);
export const moments = patterns(
  `failed: fail(ed|ure)
  canceled: cancell?ed
  succeeded: (finish(ed)?|completed?|ended)
  running: start(ed)?
  unknown: end`,
  '^((video|task|job|generation|render|run|execution) )?',
  ' (at|time|date|on)$',
);
export const screening = words(`moderation moderated nsfw flagged blocked filtered safety censored violation unsafe
  rai`);
export const passing = words('respect respected pass passed ok safe allowed approved compliant');
/** What a response says of the call. */
export const successFlags = words('success ok successful succeeded');
export const errorNames = words('error err errors failure failed fail fault exception');
export const messageNames = words('message msg detail reason description text');
export const codeNames = words('code errno errcode ret retcode');
export const ofTheCall = all(codeNames, words('msg message success ok'));
export const besideData = all(ofTheCall, words('error err status trace request timestamp time'));
/** What nobody says about something begun. */
export const refusals =
  /\b(out of|not enough|too (many|long|short|large|big|small|few)|(not|isn't) (allowed|permitted|supported|found|valid|active)|on hold|suspended|limit reached)\b|不足|余额不|超出|超过/i;

// The ID

/** What alone may stand for the video's ID; the value must look like one. */
export const bareIdNames = words(`video task job generation render prediction operation run execution project movie
  creation ad`);
/** Names of the URL at which the video can be asked about; the second are siblings of such a URL. */
export const askingNames = words(`self href location uri url link status poll polling get check track tracking
  operation job task`);
export const callNames = words('status cancel response poll polling');

// Links

/** Words of a name made of nothing else say that the link is the thing's own. */
export const plainNames = words('url uri link href src location path value resource');
/** Endings of files, and what media types begin with. */
export const linkEndings = {
  video: words('video mp4 webm mov m4v mkv avi ogv mpg mpeg 3gp ts'),
  picture: words('image picture photo jpg jpeg png webp gif avif bmp svg tif tiff heic'),
  archive: words('zip tar tgz gz 7z rar'),
  other:
    words(`audio text json xml html htm php aspx csv txt pdf md srt vtt ass mp3 wav m4a aac ogg flac opus js css yaml yml
    log m3u8 mpd`),
} as const;
export const linkLabels = words('type mime format kind role label purpose rel variant');
/** Between the label of a list's item and the link it is about these say nothing of their own. */
export const inBetween = all(plainNames, words('attribute file data'));
/** Names that promise the file itself, wherever it is served from; a video may have a page too. */
export const fileNames = words('mp4 download file output result media asset content artifact');
export const pagedNames = words('video movie');

// Progress and amounts

export const progressNames = words('progress percent percentage pct completion');
export const fractions = words('ratio fraction');
/** What credits are called, what is left of them, and what is gone. */
export const units = words('credit token point coin unit');
export const remainders = words('remaining remain remainder left available balance unspent unused current');
export const expenses = words(`
  used use usage consumed consume spent spend charged charge cost deducted deduction debited
  price`);
// Explanations

export const explains = all(errorNames, words('errored reject rejected rejection problem violation issue invalid'));
/** For developers of the service, not for its users. */
export const internal =
  words(`raw internal developer technical debug trace stack upstream log user webhook callback field
  loc param`);
/** Of a video these tell what it is, so they explain a failure only where the name or the place speaks of an error. */
export const ambiguous = words('description text title summary code type kind name cause');
export const genericErrors = /^(error|errors|failed|fail|failure|unknown( error)?|true|false|bad request)$/i;
/** What stands for "no error" where an error is named. */
export const noError =
  /^["'(]*(ok(ay)?|success(ful(ly)?)?|succeed(ed)?|created|accepted|done|completed?|none|null|nil|undefined|no|false|0+|n\/?a|not applicable|no[ _-]?errors?|-)["'.!)]*$/i;
/** Names of texts that went into a video or tell which it is. */
export const ofSomethingElse = all(
  otherThings,
  internal,
  words(`prompt title script caption text name description summary label subject headline slogan tagline topic style negative
    brief content transcript narration voiceover copy story lyric product brand keyword tag query instruction scene dialog
    dialogue speech subtitle hook cta goal audience status state phase stage step address`),
);
/** Where a list of problems names the field each is about, how it says what is wrong, and what is no field. */
export const problemLists = words('detail error issue violation problem invalid');
export const fieldNames = words('field loc path param parameter property pointer source attribute');
export const notFields = all(
  explains,
  words('body query data attributes input json params request base value global lang'),
);
export const graphQl = words('extension location');
export const durationNames = words('duration second length time');
export const ratioNames = words('ratio aspect size resolution');

// Balances

/** What can be counted, the most like credits first. */
export const counted = [
  ...words(
    'credit video token coin point unit balance wallet fund usd cent dollar quota allowance second time minute render',
  ),
  ...words('movie generation amount quantity api request call'),
];
export const countedSet = all(counted);
/** Names of what a balance counts down from; a bound alone tells none, and beside what was used a quota does. */
export const totals = words(`
  total limit purchased granted grant earned allotment allotted allocated included initial capacity
  cap plan lifetime entitled`);
export const bounds = words('limit cap capacity');
export const ceilings = words('quota allowance monthly');
/** Numbers beside a balance that count nothing that can be spent, and lists of past or offered things. */
export const neverBalance = words(`
  id at date created updated expire expiry expires reset renewal renew start end next last
  since until timestamp rate price per max min threshold concurrency concurrent slot page code status version percent alert
  minimum count queue error day priority level tier hour auto topup top reserved frozen pending hold overage daily cost`);
export const notMine = words(`transaction history item invoice pricing price offer feature model tier ledger log
  activity recent rate`);
/** Where credits come from. All of them are spent alike, while credits for one use are not. */
export const creditSources = words(`
  subscription plan monthly yearly annual recurring rollover free trial paid prepaid earned
  purchased bought extra additional bonus gift gifted promo promotional topup top up addon add on one time onetime permanent`);
export const creditKinds = words('type kind currency unit name label title');
/** Something else that is spent; a number of videos may as well be how many there are. */
export const spendable = words('quota allowance wallet fund usd cent dollar second minute time');
