import type { ReadingState } from '../types';

/** All words of the decoder, in lower case and singular, as `keyWords` gives them, and what names weigh for each role. */

export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
export const all = (...sets: readonly Iterable<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]));
export const except = (set: Iterable<string>, other: ReadonlySet<string>) =>
  all([...set].filter((word) => !other.has(word)));
/** States by patterns, written as `state: pattern` in rows. */
const patterns = (text: string, before = '', after = ''): readonly (readonly [ReadingState, RegExp])[] =>
  text
    .trim()
    .split(/\n\s*/)
    .map((row) => row.split(/: (.*)/) as [ReadingState, string])
    .map(([state, pattern]) => [state, new RegExp(before + pattern + after)] as const);

// Names in general

export const keepsItsS = words('hls dns tls aws gps sms js is has this https canvas alias');
export const keepsItsI = words('movies series');
export const gluedNames =
  /^(video|image|cover|thumbnail|output|result|file|download|task|job|generation|render|project|request|user|err|error|fail|status|ret)(url|uri|id|status|state|msg|message|code|reason)$/;
/** Around what repeats the request; `payload` is as often an envelope, with a `header` beside it. */
export const requestNames = words(
  'request input param argument arg option setting config configuration modification kwarg',
);
export const echoNames = all(requestNames, ['payload']);
/** What was made, or what is wrong, may be called like that too: `output_config`, `invalid_params`. */
export const notEchoed = words('output result invalid');
export const requestTexts = words('prompt script');
export const payloadNames = words('payload header head meta metadata base trace');
export const envelopes = words('base resp response result data meta header status body ret');
/** Things that have an ID, a status or a name of their own and are not the video. */
export const otherThings = words(`account user owner author creator team organization customer client model engine
  avatar voice character actor style template preset brand campaign webhook callback hook notification email
  subscription plan billing payment invoice product package moderation safety upload parent session trace span
  correlation error err exception external reference ref prev next last source original app application api key host
  worker server idempotency folder group category tag topic version seed playback step stage log event deployment
  history scene shot chunk segment message transaction limit rate`);
/** Parts and companions of a video: they have a status and links, but only for themselves. */
export const parts = words(`step stage phase log event history scene shot clip chunk segment moment frame layer subtask
  attempt audio voice speech caption subtitle thumbnail preview transcript translation meta metadata`);
/** What is made, and is never a name of the call; and all names of the one thing a response is about. */
export const works = words(`video task job generation render prediction creation movie clip film animation run
  execution`);
export const jobs = all(
  works,
  words(`operation invocation project request process processing production ad ads result output asset query gen inference
    workflow response creative`),
);

// The status

export const statusNames = words('status state lifecycle');
export const statusLabels = words('name text label type title value current');
/** Words of an end that leave open which. */
export const vagueEnds = /^(terminated|ended|stopped|completed?|finished|done|closed)$/i;
/** Words that tell how a record is kept. */
export const remarks = words('string str desc detail msg message info');
export const recordWords = words('publish published active enabled live draft public private');

/** A word matches a row when it starts with a stem; a stem ending in `.` must be the whole word. The first row wins. */
export type Meaning =
  'retrying' | 'failed' | 'canceled' | 'waiting' | 'accepted' | 'running' | 'succeeded' | 'work' | 'partly';
const rows: Readonly<Record<Meaning, string>> = {
  retrying: 'retrying',
  waiting: `queu enqu inqueue onqueue pend wait await schedul throttl held. hold. onhold delay backlog notstarted idle. paus
    suspend rate. ratelimited defer postpon runnable.`,
  partly: 'partial intermediate incomplete unfinish almost near half',
  failed: `fail fault error err. unsuccess reject moderated timeout timedout timed. expire crash invalid denied deny block
    nsfw violat flag filter refus declin unsafe sensitive forbid unauthor exceed insufficient lost. dead. broken corrupt
    interrupt exception fatal banned illegal refund unprocessable bad. disallow unavailable`,
  canceled: 'cancel cancl abandon abort stop delet revok terminat withdrawn discard dismiss remov skip void. kill',
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
/** What outweighs all else that is said, the strongest first. */
const outweighing = {
  retrying: 'running',
  failed: 'failed',
  canceled: 'canceled',
  partly: 'running',
  waiting: 'queued',
};
export const strongest = Object.entries(outweighing) as readonly (readonly [Meaning, ReadingState])[];
/** Words that end like work under way and are not. */
export const notWork = words('string thing nothing something missing warning setting billing listing rating existing');
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

// The state besides its word

/** Booleans that tell how far it is. */
export const flags = patterns(
  `failed: (failed|errored|rejected|expired|error|fatal( error)?)( encountered| occurred)?
  canceled: cancell?ed
  succeeded: (done|completed?|finished|ready)
  running: (processing|running|rendering|generating|building|encoding|transcoding|in progress|pending)`,
  '^((is|has|was|still|job|task|video|render|generation) )?',
  '$',
);
export const screening = words('moderation moderated nsfw flagged blocked filtered safety censored violation unsafe');
export const passing = words('respect respected pass passed ok safe allowed approved compliant');
/** What a response says of the call. */
export const successFlags = words('success ok successful succeeded');
export const errorNames = words('error err errors failure failed fail fault exception');
export const messageNames = words('message msg detail reason description text');
/** What a name of the video's own failure is made of. */
export const ofErrors = all(errorNames, messageNames, works);
export const codeNames = words('code errno errcode ret retcode');
export const ofTheCall = all(codeNames, words('msg message success ok'));
/** What nobody says about something begun. */
export const refusals =
  /\b(out of|not enough|too (many|long|short|large|big|small|few)|(not|isn't) (allowed|permitted|supported|found|valid|active)|on hold|suspended|limit reached)\b|不足|余额不|超出|超过/i;

// The ID

/** What alone may stand for the video's ID; the value must look like one. */
export const bareIdNames = all(works, words('operation project ad ticket handle data result'), ['']);

// Links

/** Words of a name made of nothing else say that the link is the thing's own. */
export const plainNames = words('url uri link href src location path value resource');
/** Endings of files, and what media types begin with. */
export const linkEndings = {
  video: words('video mp4 webm mov m4v mkv avi mpg mpeg'),
  picture: words('image picture photo jpg jpeg png webp gif avif bmp svg tif tiff heic'),
  archive: words('zip tar tgz gz 7z rar'),
  other: words('audio text json xml html htm php csv txt pdf md srt vtt mp3 wav m4a aac ogg flac opus js log m3u8 mpd'),
} as const;
export const linkKindWeights = { video: 30, untold: 0, archive: -8, picture: -200, other: -200 } as const;
export const linkLabels = words('type mime format kind role label purpose rel variant');
/** Names that promise the file itself, wherever it is served from; and names of calls about a video. */
export const fileNames = words('mp4 download file output result media asset content artifact');
export const pagedNames = words('video movie');
export const callNames = words('status cancel poll polling');

// Progress and amounts

export const progressNames = words('progress percent percentage pct completion');
export const fractions = words('ratio fraction');
/** What credits are called, what is left of them, and what is gone. */
export const units = words('credit token coin point unit');
export const remainders = words('remaining remain remainder left available balance unspent unused surplus current');
export const expenses = words(
  'used use usage consumed consume spent spend charged charge cost deducted deduct debited price',
);

// Balances

/** What can be counted, the most like credits first. */
export const counted = words(`credit video token coin point unit balance wallet fund usd cent dollar quota allowance
  second time minute render movie generation amount quantity api request call`);
/** Names of what a balance counts down from; beside what was used a quota does too. */
export const totals = words(`total limit purchased granted grant earned allotment allotted allocated included initial
  capacity cap plan lifetime entitled`);
export const ceilings = words('quota allowance monthly');
/** Numbers beside a balance that count nothing that can be spent, and lists of past or offered things. */
export const neverBalance = words(`id at date created updated expire expiry expires reset renewal renew start end next
  last since until timestamp rate price per max min threshold concurrency concurrent slot page code status version
  percent alert minimum count queue error day priority level tier hour auto topup top reserved frozen pending hold held
  overage daily cost`);
export const creditKinds = words('type kind currency unit name label title');
/** What can be spent; a number of videos may as well be how many there are. */
export const spendable = all(
  units,
  remainders,
  words('quota allowance wallet fund usd cent dollar second minute time'),
);
export const unitLabels: ReadonlyMap<string, string> = new Map([
  ...[...words('credit token coin point second minute')].map((unit) => [unit, `${unit}s`] as const),
  ...[...words('usd dollar')].map((unit) => [unit, 'USD'] as const),
  ['cent', 'USD cents'],
]);

// Explanations

export const explains = all(errorNames, words('errored reject rejected rejection problem violation issue invalid'));
/** Of a video these tell what it is, so they explain a failure only where the name or the place speaks of an error. */
export const ambiguous = words('description text title summary code type kind name cause');
/** What stands for "no error" where an error is named. */
export const noError =
  /^["'(]*(ok(ay)?|success(ful(ly)?)?|succeed(ed)?|created|accepted|done|completed?|none|null|nil|undefined|no|false|0+|n\/?a|not applicable|no[ _-]?errors?|-)["'.!)]*$/i;
/** Where a list of problems names the field each is about, how it says what is wrong, and what is no field. */
export const problemLists = words('detail error issue violation problem invalid');
export const fieldNames = words('field loc path param parameter property pointer source attribute');
export const notFields = all(explains, words('body query data attributes input json params request base value lang'));
export const durationNames = words('duration second length time');
export const ratioNames = words('ratio aspect size resolution');
