import { all, each, except, keysOf, oneOf, patterns, renaming, type Role, scaled, weigh, words } from './fieldRole';

/**
 * All words that the decoder recognizes, and the weights of names for each role. The words have the form that
 * `keyWords` returns: lower case and singular.
 */

export const keepsItsS = words('hls dns tls tts aws js is has this https canvas alias');
const glued = {
  before: 'video|image|cover|thumbnail|output|result|file|download|task|job|generation|render|project|request|user',
  beforeToo: 'err|error|fail|status|ret',
  after: 'url|uri|id|status|state|msg|message|code|reason',
};
export const gluedNames = new RegExp(`^(${glued.before}|${glued.beforeToo})(${glued.after})$`);
/** Maps names in other languages to English. The names are singular and have no accents. */
export const translated = renaming(`
  status: statut etat estado situacao situacion stato zustand 状态 状態 ステータス 상태;
  error: erreur erro fehler errore 错误 エラー 오류 에러;
  message: mensagem mensaje messaggio meldung nachricht 消息 信息 メッセージ 메시지;
  reason: motif motivo raison razon grund 原因 理由 사유;
  success: exito sucesso succes reussi erfolg;
  field: champ campo feld;
  data: datos dados donnees daten 数据;
  result: resultado resultat ergebnis;
  used: utilise utilizado usado verbraucht 已用 사용;
  code: codigo;
  label: libelle;
  id: identifiant;
  canceled: cancelled;
  no: nummer numero 编号 番号 번호;
  job: auftrag tache tarea tarefa 任务 タスク 작업;
  job no: auftragsnummer;
  video: 视频 動画 동영상 영상;
  link: lien enlace 链接 地址 リンク 주소 링크;
  file: fichier archivo arquivo datei 文件 ファイル 파일;
  image: imagen imagem bild 图片 画像;
  thumbnail: vignette miniature miniatura 封面 缩略图 サムネイル 썸네일;
  progress: avancement progreso progresso fortschritt 进度 進捗;
  percent: porcentaje porcentagem pourcentage prozent;
  balance: solde saldo guthaben 残高 잔액;
  credit: credito 积分 クレジット 크레딧;
  remaining: restant restante disponible disponivel verbleibend 剩余 可用 残 남은 잔여;
  total: totaux totale totales gesamt`);
export const unspaced = new RegExp([...translated.keys()].filter((word) => /\P{ASCII}/u.test(word)).join('|'), 'g');
/**
 * `requestNames`: names of objects that repeat the request, such as `config`. `notEchoed`: words that mark an
 * object as something else, such as `output` in `output_config`.
 */
export const requestNames = words('request input param argument arg option setting config modification kwarg');
export const notEchoed = words('output result invalid');
/** Names of properties that hold the user's text. JSON in it is not parsed, because the service did not write it. */
export const briefs = words('prompt script caption brief');
export const envelopes = words('payload base resp response result data meta header status body ret');
/** Resources other than the video that may have their own ID, status or name. */
export const otherThings = words(`account user owner author creator team organization customer client model engine
  avatar voice character style template preset brand campaign webhook callback hook notification email subscription
  plan billing payment invoice product package moderation safety upload parent session trace correlation error err
  external reference ref prev next last source original app application api key host worker server folder group
  category tag version seed step stage log event deployment history scene segment message transaction limit rate
  workspace tenant device store shop timeline conversation publishing approval review`);
/** Parts of a video, and files or steps that accompany it. Their status and links are not those of the video. */
export const parts = words(`step stage phase log event history scene shot clip chunk segment moment frame layer
  subtask attempt audio voice speech caption subtitle thumbnail preview transcript translation meta metadata script
  storyboard image music tts gpu condition`);
/** `works`: words for the generated video. `jobs`: words for the video or for the request that generates it. */
const work = 'video task job generation render prediction creation movie clip film animation run execution';
export const works = words(work);
const jobs = words(`${work} operation invocation project request process processing production ad result output asset
  query gen inference workflow response creative`);

// Statuses
export const statusNames = words('status state lifecycle event');
export const statusLabels = words('name text label type title value current display kind');
export const remarks = words('string str desc detail msg message info');
/** Statuses that report the end of the work, but not its outcome. */
export const vagueEnds = words('terminated ended stopped complete completed finished done closed');
/** Words for an outcome, as in `result`, `final_status` and `{"outcome": {"kind": …}}`. */
export const endNames = words('result final conclusion outcome');

/**
 * Word stems for each meaning. The first row with a matching stem gives a word's meaning. A stem that ends in `.`
 * matches only the whole word.
 */
const rows = {
  waiting: `queu enqu inqueue pend wait await schedul throttl held. hold. onhold delay backlog notstarted idle. paus
    suspend rate. defer postpon runnable.`,
  partly: 'partial intermediate incomplete unfinish almost near half',
  failed: `fail faulted. error err. unsuccess reject moderated timeout timedout timed. expire crash invalid denied
    deny blocked.
    nsfw violat flag filtered. refus declin unsafe sensitive forbid unauthor exceed insufficient lost. dead. broken
    corrupt
    interrupt exception fatal banned illegal refund unprocessable bad. ng. ko. disallow unavailable discard`,
  canceled: `cancel cancl abandon abort stopped. delet revok terminate withdrawn dismiss removed. skipped. void. kill`,
  succeeded: `succe complete done. finish fin. ready ok. okay available publish deliver ended. end. fulfil resolved
    processed
    rendered generated produced made. converted deployed exported saved. stored. finalized encoded transcoded
    synthesized
    composed upscaled final. passed.`,
  running: `running run. started. inprogress progress. progressing active. ongoing underway working claimed picked
    resumed
    uploaded busy. dispatched. downloaded. fetched. transcribed. review. retry`,
  // A status with words for both "accepted" and "running" means running, as in "accepted, processing".
  accepted: `submit accept created. new. init draft plan start. starting received. receive register reserv staged.
    stage.
    prepar provision allocat warm assigned acknowledg requested. none. unstarted todo. ack. notready commit. booked.`,
  // Words that may be verbs or nouns, such as "render" in "render failed". They mean "running" only if no other word
  // has a meaning.
  work: `process render generat encod transcod upload download produc compos synthes execut build export finalize
    moderat
    train create.`,
};
export type Meaning = keyof typeof rows;
export const stems = keysOf(rows).map((meaning) => [meaning, [...words(rows[meaning])]] as const);
/** Meanings that outweigh all others in a status, the strongest first, and the state that each implies. */
export const strongest = { failed: 'failed', canceled: 'canceled', partly: 'running', waiting: 'queued' } as const;
/** Words that end in "-ing" but do not mean that something is running. */
export const notWork = words('string thing nothing something missing warning setting billing listing rating');
export const negations = words('not no non never without un cannot zero');
/** Words that end the meaningful part of a status. In "completed with errors", only "completed" counts. */
export const asides = words('with after despite');
/**
 * Phrases that override the meaning of their words: "ready to start" means queued, although "ready" means succeeded.
 */
export const phrases = patterns(String.raw`
  failed: ^((content|safety|moderation) )?(filter|block)$|^fault$|\bcould not\b
  failed: ^(cannot|unable to)\b
  queued: \bready (to|for) (?!download|view|use|watch|play|publish)|\brequeue|. waiting$
  succeeded: ^ran to completion$|\bpartial(ly)? succe
  succeeded: ^(callback|webhook|notification|email) (fail|err|exc|time)
  running: \b(being|(to|will) be) |(?<!of )\b\d{1,2} (percent )?(complete|done|finish|ready)
  running: (?<n>\d+) of (?!\k<n>\b)\d|\b(retry|resum|recover|restart)ing\b|\bfailover\b
  running: (?<!no|not|without) (retry|resume|recovery|correction)$
  running: ^(?!.*\b(fail|reject|block)).* (check|scan|detection|removal)$`);
/**
 * Patterns for statuses in other languages. They match parts of words, because some languages have no spaces. The
 * `unknown` rows catch negations of the rows below them.
 */
export const foreign = patterns(String.raw`
  unknown: 않|못|ません|没有|尚未|还未
  failed: 失败|失敗|错误|エラー|실패|오류|ошибк|неудач|fehlgeschlagen|fehler|echoue|echec|erreur|fallid|fallado
  failed: fallo|falh(ou|a)|\berro\b
  canceled: 取消|キャンセル|취소|отмен|abgebrochen|storniert|annul
  queued: 排队|等待|待機|待处理|대기|ожида|очеред|warte|eingereiht|attente|pendiente|pendente|en cola|na fila
  running: 处理中|進行中|进行中|処理中|生成中|渲染中|レンダリング中|未完成|未完了|미완료|(진행|처리|생성) ?중|обработ|выполня|lauft
  running: bearbeitung|en cours|procesando|processando|generando|gerando|подготов|готовит|заверша
  running: fertigstell|wird\b
  unknown: (^| )(не|без|(nicht|noch|ohne|non|pas|no|sin|nao|sem) )|未|没|不[成能]|[无無]法|せず|即将|まもなく|待ち|예정
  succeeded: 成功|完成|完了|완료|성공|готов|успе|заверш|fertig|abgeschlossen|erfolgreich|termine|reussi|completad
  succeeded: concluid|termina[dt]|finalizz?a[dt]|exito
  running: 处理|진행|처리|생성`);
/** Statuses that may describe the API call or the storage of a record, rather than the video. */
export const callWords = words('success successful successfully succeed ok true publish active');
/**
 * A final status is about the video if it consists only of these words. Any other final status may describe the call.
 */
export const ownEnds = all(except(jobs, words('request response asset')), words('status state failed canceled'));
/** Names of booleans that show whether the video is being generated, is ready, has failed or was canceled. */
const flagged = '^((is|has|was|still|job|task|video|render|generation) )?';
export const flags = patterns(`
  failed: ${flagged}(failed|errored|rejected|expired|error|fatal( error)?)( encountered| occurred)?$
  canceled: ${flagged}cancell?ed$
  succeeded: ${flagged}(done|completed?|finished|ready)$
  running: ${flagged}(processing|running|rendering|generating|building|encoding|transcoding|in progress|pending)$`);
/** Names of timestamps that imply a state. */
export const stamps = patterns(String.raw`
  canceled: ^cancell?ed (at|on|time)$|^(date|time) cancell?ed$
  failed: ^(failed|errored) (at|on|time)$|^(date|time) failed$
  succeeded: ^(finished|completed|succeeded|ended|done|rendered|generated|trained) (at|on|time)$
  succeeded: ^(date|time) (finished|completed|succeeded|ended)$
  running: ^(started|begun|picked up)( \w+)? (at|on|time)$|^(date|time) started$`);
/** `eventLists`: properties with a chronological list of events. `eventNames`: properties with an event's type. */
export const eventLists = words('event timeline transition update activity');
export const eventNames = words('type event status state name kind action');
export const screening = words('moderation moderated nsfw flagged blocked filtered safety censored violation unsafe');
export const passing = words('respect respected pass passed ok safe allowed approved');
export const successFlags = words('success ok successful succeeded');
export const errorNames = words('error err errors failure failed fail fault exception');
export const messageNames = words('message msg detail reason description text');
export const ofErrors = all(errorNames, messageNames, works);
export const codeNames = words('code errno errcode ret retcode');
/** `outages` and `timeouts`: HTTP status codes and messages that leave open whether a request was carried out. */
export const outages = oneOf(String.raw`
  ^(408|409|499|5(?!07)\d\d|internal|unavailable)$|(internal|server)[\W_]*(error|fail|exception)
  gateway|(server|service|system|upstream|temporarily)[\W_]*(is )?unavailable|overload|conflict
  duplicate|idempoten|\bE(CONN|AI_AGAIN|PIPE|HOST|NET)|ENOTFOUND|socket|broken pipe|premature|aborted
  database|unreachable|maintenance|upstream|(lost|closed) (the )?connection|provider error
  error occurred|(sav|stor|send|upload)ing .*failed|went wrong|cannot read
  (fetch|network|connect(ion)?)[\W_]*(error|fail|lost|reset|refused|closed)
  (unexpected|unknown) (\w+ )?(error|response|problem|issue)
  ((could[ n]*[o'’]?t|failed to|unable to) |error )(save|saving|store|persist|upload|send|write|record)
  ((could[ n]*[o'’]?t|failed to|unable to) |error )((en)?queue|get|fetch|connect|contact|reach)
  系统`);
export const timeouts = /time[\W_d]*out|deadline|超时/i;
/** Messages and codes that deny the caller access. They say nothing about the video. */
export const denials = oneOf(String.raw`
  ^(40[123]|429)$|unauth(?!\w* (content|use|material))|not authori[sz]ed|log in|^\W*(\d+ )?forbidden
  authenti|permission (denied|required|missing)|(no|lack|missing) permission
  (access|credential|key|token|session)[\w ]*(denied|expired|invalid|revoked|missing|required)
  (invalid|expired|missing|bad|wrong|incorrect|unknown)[\W_]*(\w+[\W_])?(key|token|credential|session)
  too many (request|call|attempt)|rate[\W_]*limit|slow down|throttl`);
/**
 * Phrases that a service uses to reject the caller's account. In a response without the video's ID, they are not
 * evidence of the video's state.
 */
export const accounts = oneOf(String.raw`
  quota|limit (is |was )?(reached|exceed)|exceed\w* (the |your )?limit|suspend|subscri|billing
  \b(plan|account|ip|api|jwt)\b|authorization|signature|try again|频率|速率|限流|欠费
  (demasiad|trop d|muitas|zu viele).* (solicit|peti|req|anfr)|(no|n[aã]o|non|nicht) autori|認証|権限|제한|인증`);
/** Phrases in service messages that mean that a video is being generated. */
export const underWay = oneOf(String.raw`
  \bbeing (process|render|generat|creat|prepar|encod|made|queue)
  \b(still|already|currently|now|been|is|was|are|has) (in )?(process|render|generat|creat|prepar|encod)ing
  \b(still|already|currently|now|been|is|was|are|has) (in )?(mak|runn|work|start|queu|pend)ing
  \b(still|already|currently|now|been|is|was|are|has) (in )?(queued|submitted|started|scheduled)
  \bin (progress|(the )?queue)|(not|n't) (yet )?(ready|finished|complete)
  not (yet available|available yet)
  \b(generation|video|job|task|result|render\w*|request) (started|queued|submitted|accepted|processing|pending)
  ^(processing|rendering|generating|pending|queued)\W*(please|$)|no results? yet
  check (back|your (e?-?mail|inbox))|please wait|will (receive|be (ready|notified|emailed))|处理中|生成中|排队
  进行中`);
export const refusals = oneOf(String.raw`
  \b(out of|not enough|too (many|long|short|large|big|small|few)|on hold|suspended|limit reached)\b
  \b(not|isn't) (allowed|permitted|supported|found|valid|active)\b
  不足|余额不|超出|超过`);
/**
 * `noError`: values of an error field that mean "no error". `noSuccess`: words that negate or qualify "success", such
 * as "not" and "but".
 */
export const noError = new RegExp(
  `^["'(]*(${[
    'ok(ay)?|success(ful(ly)?)?|succeed(ed)?|created|accepted|done|completed?|none|null|nil|undefined|no|false|0+',
    'n/?a|not applicable|no[ _-]?errors?|-',
  ].join('|')})["'.!)]*$`,
  'i',
);
export const noSuccess = oneOf(String.raw`
  unsuccess|[不未没]|失|\b(not|no|fail\w*|error\w*|but|however|could\w*|unable)\b`);

// Names of properties that contain IDs
/**
 * `bareIdNames`: names whose value is an ID only if it looks like one. `pathNames`: names whose value is an ID only if
 * it is a path.
 */
export const bareIdNames = all(works, words('operation project ad ticket handle reference ref hash data result'), ['']);
export const pathNames = words('name uri');
/** Names of ID properties. If the same object has a property `code`, the ID identifies the API call, not the video. */
export const callIds = /^(request id|[gjprst]id)$/;

// Names and kinds of links
/** Names of links that do not reveal the kind of file. The ancestors' names are used instead. */
const plainNames = words('url uri link href src location path value resource');
/** For each kind of file: its extensions and generic words, such as the `video` in `video/mp4`. */
export const linkEndings = {
  video: words('video movie mp4 webm mov m4v mkv avi mpg mpeg'),
  picture: words('image picture photo jpg jpeg png webp gif avif bmp svg tif tiff heic'),
  other: words('audio text json xml html htm php csv txt pdf md srt vtt mp3 wav m4a aac ogg flac opus js log m3u8 mpd'),
} as const;
export const linkLabels = words('type mime format kind role label purpose rel variant quality resolution width height');
/** `fileNames`: words in the names of links to files. `callNames`: words in the names of links to API calls. */
export const fileNames = words('mp4 download file output result media asset content artifact');
export const callNames = words('status cancel poll polling');
/** `shots`: parts of a video. `lesser`: labels of inferior files, such as inputs and drafts. */
export const shots = words('scene shot segment clip');
export const lesser = words('input source reference ref preview draft init start mask original watermarked');

// Progress, costs and balances
export const progressNames = words('progress percent percentage pct completion');
/**
 * `countedThings`: units of work whose count shows the progress. `doneCounts` and `allCounts`: names of the finished
 * and the total count, as in `{"steps": {"done": 3, "of": 12}}`.
 */
export const countedThings = words('step frame task chunk part');
export const doneCounts = words('current done completed complete finished processed rendered');
export const allCounts = words('total all max of');
export const units = words('credit token coin point unit');
export const remainders = words('remaining remain remainder left available balance unused surplus');
export const expenses = words('used use usage consumed consume spent spend charged charge cost deducted deduct price');
/**
 * `spendable`: units of a balance. `times`: units of time. A duration is ignored if there is another balance.
 * `things`: countable items such as videos. A count of them is the balance only if the response has no credits.
 */
export const spendable = words(`credit token coin point unit balance wallet fund usd cent dollar
  second time minute amount quantity`);
export const times = words('second time minute hour day week month');
export const things = words('video render movie generation image api request call');
export const counted = all(spendable, things);
/** Names of total amounts. The balance is the total minus the amount used. */
export const totals =
  words(`total limit quota allowance purchased granted grant earned allotment allotted allocated allowed included
  initial capacity cap lifetime`);
/** A number whose name contains one of these words is never a balance. */
export const neverBalance = words(`id at date created updated expire reset renewal renew start end next last until
  timestamp rate price per max min threshold concurrency concurrent slot page code status version percent count queue
  error day priority level tier hour auto reserved frozen pending hold held overage daily cost`);
/**
 * Words that name a source of credits, such as a subscription. If a response lists several sources, their amounts are
 * added.
 */
export const sources = words(`subscription plan monthly rollover extra top up topup paid free bonus promo addon one
  time`);
export const unitLabels = renaming(`credits: credit; tokens: token; coins: coin; points: point; seconds: second;
  minutes: minute; USD: usd dollar; USD cents: cent`);
export const unitNames = /^(currency( code)?|((credit|balance) )?unit)$/;
export const unlimitedNames = /^((is|has) )?unlimited( (credit|plan|usage|access|balance))?$/;
export const unlimited = /^(unlimited|infinite|infinity|∞)$/i;
export const explains = all(errorNames, words('reject rejected rejection problem violation issue invalid detail'));
/**
 * Names of properties that usually describe the video. Such a property explains a failure only if its own name or an
 * ancestor's name mentions an error.
 */
export const ambiguous = words('description text title summary code type kind name');
/** Error messages that give no reason. */
export const generic = oneOf(String.raw`
  ^(an? |the )?((\w+ )?(internal|unknown|unexpected|server|unspecified) )+(error|failure|problem)( occurr?ed)?\W*$
  ^(oops\W*|sorry\W*)?something went wrong\W*$|^an error (has )?occurr?ed\W*$
  ^(the |your )?(video |ad )?(\w+ )?(generation|render(ing)?|request|job|task) (has )?failed\W*$
  ^(the |your )?(video |ad )?(\w+ )?(video|processing|operation|call) (has )?failed\W*$`);
export const attempts = /^(attempts|tries|retries|runs)$/i;
/** `fieldNames`: properties whose value names a rejected field. `notFields`: words that never name a field. */
export const fieldNames = words('field loc path param parameter property pointer source attribute');
export const notFields = all(explains, words('body query data attributes input json params request base value lang'));

// Weights of property names, by role
const notOfVideo = words('http code health sync visibility privacy download notify service auth');
export const statusRole: Role = {
  names: weigh(`100: status, state; 55: status code, phase, stage, current phase; 45: overall; 40: ok,
      outcome, lifecycle, event,
    event type, reason, result, conclusion, finish reason, stop reason, completion reason, end reason, final result`),
  head: weigh('60: status, state', each(50, remarks), each(45, statusLabels)),
  beside: weigh('35: current', each(35, jobs), each(-100, parts)),
  around: weigh('', each(8, works), each(-60, parts)),
  never: all(except(otherThings, words('message')), notOfVideo),
  neverAround: otherThings,
  perLevel: 10,
};
const idNames = weigh(`110: video id, id video; 97: vid; 95: id; 92: task id, job id, generation id, id task, id job;
  84: uuid, guid, pk; 70: uid, name; 60: uri, task token, job token, video key, job key, task key; 40: asset id,
  project id, workflow id; 31: response id; 30: request id, batch id, event id, gid, jid, pid, rid, sid, tid; 25: file
  id, output id, result id; 29: data, result, reference, ref, hash, slug`);
export const idRole: Role = {
  names: weigh('', each(50, bareIdNames), idNames),
  head: weigh('45: id, uuid, guid, uid; 44: arn, no; 30: token, identifier; 10: job, task, render, number'),
  beside: weigh('-45: current, active, running, pending, queued, failed, completed, total, max', each(22, jobs)),
  around: weigh('-15: metadata; -60: project, batch, queue; 25: video; 5: task, job, generation, prediction, render'),
  never: otherThings,
  neverAround: otherThings,
  perLevel: 12,
  strange: -6,
};
/**
 * A link whose name contains one of these words is never the finished video. Most of the words also exclude a link if
 * an ancestor's name contains them.
 */
const neverVideo = words(`webhook callback hook status poll polling cancel stop delete self next prev web editor edit
  share dashboard page player embed iframe watch view viewer permalink doc logo icon avatar profile source input init
  type reference ref start take mask audio music voice speech subtitle caption srt vtt transcript transcription script
  response request endpoint api log reply preview teaser trailer example progress draft stream streaming hls dash m3u8
  upload background html project`);
const pictures = weigh(`50: thumbnail, thumb; 45: poster; 40: cover; 38: snapshot, still; 36: screenshot; 25: image,
  img, picture, photo, jpg, jpeg, png, webp; 22: preview; 10: frame; 5: gif`);
const stillNames = except(pictures.keys(), words('preview frame gif'));
const made = weigh(`40: video, mp4; 38: movie; 34: film; 30: clip, animation, motion, render; 28: result, output; 26:
  final, master, sample, download; 24: generated, artifact; 22: asset, creation, file; 20: generation, work, media,
  export, signed, presigned, cdn, unsigned, direct, storage, cut, resource; 18: content; 15: public, s3, oss; 12: hd`);
/** Words that suggest a result if a property's name contains them, such as "video" in `video_size`. */
export const madeNames = except([...made.keys(), 'finish'], words('public s3 oss hd'));
const variants = weigh(`-30: watermark, watermarked, caption, captioned, subtitled, original, low, sd, small, tiny,
  compressed, proxy, muted, silent, square; -60: product, template, stock, uploaded, driving; 10: high, large, full;
  20: without, no, non, un, free`);
export const videoRole: Role = {
  names: weigh('', made, weigh('39: output; 30: result'), each(27, plainNames)),
  head: weigh('', made, variants, each(0, plainNames)),
  beside: weigh('', made, variants),
  around: weigh('-30: payload', scaled(made, 0.5), each(-60, all(stillNames, ['gif']))),
  never: except(all(neverVideo, stillNames, ['gif', 'get']), all(variants.keys())),
  neverAround: except(neverVideo, words('response status project api type request related')),
  unnamed: -5,
};
export const pictureRole: Role = {
  head: weigh('0: file', pictures, each(0, plainNames)),
  beside: pictures,
  around: scaled(pictures, 0.9),
  never: words('avatar logo icon profile user author owner source input init reference ref start mask driver'),
  unnamed: -10,
};
const shares = words(`progress percent percentage pct completion ratio fraction complete completed done rate value
  current generation render rendered rendering video task job overall total processing estimate number process phase
  stage step async`);
export const progressRole: Role = { head: each(50, shares), beside: each(0, shares), strange: -100 };
const notSpent = weigh(`-40: estimated, estimate, max, min, reserved, refunded; -100: prompt, completion, input,
  output, time, seed, query`);
export const costRole: Role = {
  names: weigh('-100: total token'),
  head: weigh('', each(50, expenses), each(30, units)),
  beside: weigh('', each(50, all(expenses, units)), notSpent, each(-100, remainders)),
  neverAround: words('account user subscription plan wallet balance limit rate'),
};
export const remainderRole: Role = {
  names: weigh('120: balance after, credit after'),
  head: weigh('', each(10, all(remainders, units)), each(60, ['balance'])),
  beside: weigh('', each(90, all(remainders, units)), each(60, ['balance'])),
  around: weigh('60: balance', each(50, units)),
};
const parted = all(remainders, expenses, totals);
export const amountRole: Role = {
  names: each(120, ['remaining count', 'remain count', 'credit count']),
  head: weigh('60: now', each(90, parted), each(60, counted)),
  beside: weigh('', each(30, parted), each(30, counted), each(31, units), each(33, ['total']), each(36, ['available'])),
  never: except(neverBalance, words('cost price')),
  neverAround: words('transaction history item invoice price offer feature model tier log recent rate topup'),
  unnamed: 40,
};
/** Words in the names of properties whose text is for the service's developers, not for its users. */
const internal = words('raw internal developer debug trace stack upstream log user webhook callback field loc');
const explaining = weigh(`90: message; 88: msg; 87: detail; 75: reason, why; 70: description, explanation, text, info;
  65: hint, notice; 55: cause; 50: title; 45: summary, note; 15: code; 12: type, kind; 10: name`);
export const explanationRole: Role = {
  head: weigh('', explaining, each(86, explains)),
  beside: weigh('-10: status; -20: last, previous, attempt', each(-50, internal), each(8, explains)),
  around: weigh('', each(-40, internal), each(6, explains)),
  never: words('prompt script caption transcript narration story'),
  unnamed: 0,
};
export const refusalNames = all(statusNames, codeNames, explanationRole.head.keys());
export const aboutMade = all(refusalNames, words('id key uuid guid'));
