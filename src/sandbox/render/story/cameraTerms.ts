import { anyOf, wordPattern } from './terms';

/** Camera moves that a storyboard can show. */
export type Move =
  | 'pushIn'
  | 'pullOut'
  | 'left'
  | 'right'
  | 'tiltUp'
  | 'tiltDown'
  | 'rise'
  | 'sink'
  | 'track'
  | 'orbit'
  | 'handheld'
  | 'still';

/** The size of the subject in the picture, or the camera's viewpoint. */
export type ShotSize = 'wide' | 'full' | 'medium' | 'close' | 'macro' | 'aerial' | 'top' | 'low' | 'shoulder' | 'pov';

interface Term<Name> {
  readonly name: Name;
  readonly tag: string;
  readonly words: string;
}

/** Words for camera moves in English, German, French, Spanish, Portuguese, Italian and Japanese. */
export const moves: readonly Term<Move>[] = [
  {
    name: 'pushIn',
    tag: 'PUSH IN',
    words:
      "push(?:es|ing)?[ -]in(?: on| to)? / (?:slow(?:ly)? )?(?:dolly|dollies|dollying|truck)(?:s|ing)?[ -](?:in|forward|toward|towards)(?: on)? / zoom(?:s|ing)?[ -](?:in|into)(?: on)? / moves? in(?: on)? / (?:Kamera|Zoom|Zu)fahrt (?:auf|nach vorn|heran) / (?:langsame|schnelle|ruhige|sanfte) Fahrt (?:auf|nach vorn) / fährt (?:langsam )?heran / zoomt (?:langsam )?(?:heran|rein|auf) / Zoom (?:auf|in) / travelling avant(?: lent| vers)? / (?:slow )?zoom (?:lent[eo]? )?(?:avant|in|vers|hacia|verso|al?|em|n[oa]|su[lr]?) / s[’']approche / travelling (?:hacia adelante|de avance) / se acerca / aproxima(?:-se)? / travelling para (?:a )?frente / (?:carrellata|carrello) (?:lent[ao] )?(?:verso|in avanti|avanti|su) / si avvicina / (?:ゆっくり)?(?:プッシュ|ズーム|ドリー)イン / 寄る / 近づく",
  },
  {
    name: 'pullOut',
    tag: 'PULL OUT',
    words:
      "pull(?:s|ing)?[ -](?:out|back|away) / (?:dolly|dollies|zoom)(?:s|ing)?[ -](?:out|back) / (?:Kamera|Rück)fahrt zurück / zoomt heraus / fährt zurück / travelling arrière / zoom arrière / recule / se aleja / travelling hacia atrás / afasta(?:-se)? / (?:carrellata|carrello) (?:lent[ao] )?(?:all[’']indietro|indietro) / si allontana / (?:ゆっくり)?(?:ズーム|ドリー|プル)アウト / 引いて",
  },
  {
    name: 'orbit',
    tag: 'ORBIT',
    words:
      '(?:slow )?orbit(?:s|ing)?(?: shot)? / arc shot / circles(?: around)? / circling / 360(?:°| degree)?(?: shot| spin)? / (?:um)?kreist / Orbit / tourne autour / orbite / travelling circula(?:r|ire) / gira alrededor / orbita / gira (?:ao redor|em torno) / ruota intorno / gira intorno / 周りを回る / 回り込む',
  },
  {
    name: 'track',
    tag: 'TRACKING',
    words:
      'track(?:s|ing)?(?: shot| alongside| with| behind)? / (?:slow(?:ly)? )?(?:dolly|dollies|truck|slide)(?:s|ing)?[ -](?:left|right|sideways|across) / (?:lateral|sideways) slide / slider(?: shot| move)? / follow(?:s|ing)?[ -](?:shot|cam) / (?:camera|steadicam|gimbal|handheld) follows?(?: of)? / folgt (?:ihm|ihr|seitlich|dem|der) / Kamera folgt / Verfolgungsfahrt / travelling latéral / carrell(?:o|ata) lateral[ei] / (?:on )?suit / plan-?[ ]?séquence / plano[ -]sequência / piano sequenza / Plansequenz / plano secuencia / travelling(?: lateral)?(?! (?:avant|arrière|circul\\p{L}+|hacia|para|de avance)) / sigue / acompanha / segue / 追う / トラッキング / 横移動',
  },
  {
    name: 'rise',
    tag: 'RISE',
    words:
      "crane(?:s|ing)? up / crane shot / rises? (?:up )?(?:over|above|to reveal) / (?:camera|drone) (?:rises|lifts|ascends)(?: slowly)? / (?:then )?rising / Kamerafahrt nach oben / Kran(?:fahrt)? / steigt auf / s[’']élève / grue / se eleva / grúa / sobe / grua / sale verso l[’']alto / si alza / 上昇",
  },
  {
    name: 'sink',
    tag: 'DESCEND',
    words:
      'crane(?:s)? down / (?:camera|drone) (?:descends|lowers|drops) / descends / Kamerafahrt nach unten / descend / desciende / desce / scende / 下降',
  },
  {
    name: 'left',
    tag: 'PAN LEFT',
    words:
      'pan(?:s|ning)? left / schwenkt (?:nach )?links / panoramique (?:à|vers la) gauche / paneo a la izquierda / panorâmica (?:à|para a) esquerda / panoramica a sinistra',
  },
  {
    name: 'right',
    tag: 'PAN',
    words:
      'whip[- ]pan(?: in)? / (?:slow )?pan(?:s|ning)?(?: right| across| shot| over| along)? / (?:Kamera|Langsamer )?schwenk(?:t)?(?: nach rechts| über)? / panoramique / paneo / barrido / panorámica / panorâmica / panoramica / パン(?:する|して)',
  },
  {
    name: 'tiltUp',
    tag: 'TILT UP',
    words:
      'tilt(?:s|ing)?(?: shot)? up(?: to)? / neigt sich nach oben / bascule vers le haut / inclina hacia arriba / ティルトアップ',
  },
  {
    name: 'tiltDown',
    tag: 'TILT DOWN',
    words: 'tilt(?:s|ing)?(?: shot)? down(?: to)? / neigt sich nach unten / bascule vers le bas / ティルトダウン',
  },
  {
    name: 'handheld',
    tag: 'HANDHELD',
    words:
      "(?:shot )?hand[- ]?held(?: camera| feel| shot)? / shaky cam / Handkamera / caméra (?:à l[’'])?épaule / cámara en mano / câmera na mão / (?:camera|macchina) a mano / 手持ち(?:カメラ)?",
  },
  {
    name: 'still',
    tag: 'STATIC',
    words:
      '(?:static|locked[- ]off|fixed) (?:camera|shot|frame) / static / locked(?:[- ]off)? / lock[- ]off / statische? (?:Kamera|Einstellung) / plan fixe / plano fijo / plano fixo / (?:camera|inquadratura) fissa / 固定(?:カメラ)?',
  },
];

export const sizes: readonly Term<ShotSize>[] = [
  {
    name: 'macro',
    tag: 'MACRO',
    words:
      '(?:extreme |plan |plano )?macro(?: shot| lens| close[- ]?up)? / (?:extreme|tight|big) close[- ]?up / [EX]CU / BCU / Makro(?:aufnahme)? / macro / très gros plan / primerísim[oa] (?:primer )?plano / primeiríssimo plano / primissimo piano / plano (?:de )?(?:detalh?l?e|pormenor) / dettaglio / ^(?:detalle|detalhe|pormenor|particolare)(?= d) / Detailaufnahmen? / マクロ / 超クローズアップ',
  },
  {
    name: 'close',
    tag: 'CLOSE-UP',
    words:
      '(?:medium )?close[- ]?ups?(?: shot)? / CU / tight(?= on ) / close shot / close(?= on | n[oa]s? | em | de ) / ^close$ / ^nah$ / ^(?:details?|détail|detalle|detalhe|dettaglio)$ / insert(?: shot)? / detail shot / Nahaufnahmen? / Großaufnahmen? / gros plan / plan (?:serré|poitrine) / primer plano / primeiro plano / plano (?:corto|cerrado|fechado|próximo) / toma (?:cercana|de cerca) / primo piano / クローズアップ / アップ / 寄りの(?:画|絵)',
  },
  {
    name: 'aerial',
    tag: 'AERIAL',
    words:
      "(?:aerial|drone|bird[’']?s[- ]eye)(?: shot| view| footage)? / Drohnen?(?:aufnahme|flug|shot)? / Luftaufnahme / (?:vue|plan) (?:aérienn?e?|(?:de |par |au )?drone) / (?:toma|vista|plano|image[mn]s?|tomada|ripresa) (?:aére[ao]|aerea|(?:de|con|dal|em) drone?) / 空撮 / ドローン",
  },
  {
    name: 'top',
    tag: 'TOP SHOT',
    words:
      "(?:top[- ]down|overhead|flat[- ]lay|top)(?: shot| view) / top[- ]down / from above / overhead / von oben / Draufsicht / Vogelperspektive / vue (?:de dessus|d[’']en haut) / plongée / plano cenital / desde arriba / vista de cima / plano zenital / (?:inquadratura |ripresa )?dall[’']alto / 真?俯瞰 / 真上から",
  },
  {
    name: 'low',
    tag: 'LOW ANGLE',
    words:
      "low[- ]angle(?: shot)? / Untersicht / worm[’']?s[- ]eye(?: view)? / Froschperspektive / von unten / contre-plongée / (?:plano )?contrapicado / contra-plongée / ângulo baixo / plano baixo / dal basso / (?:inquadratura|ripresa) bassa / ローアングル",
  },
  {
    name: 'shoulder',
    tag: 'OVER SHOULDER',
    words:
      "over[- ]the[- ]shoulder(?: shot)? / OTS / über die Schulter / Überschulter\\p{L}* / par[- ]dessus l[’']épaule / por encima del hombro / sobre o ombro / sopra la spalla / 肩越し",
  },
  {
    name: 'pov',
    tag: 'POV',
    words:
      'POV(?: shot)? / first[- ]person(?: view)? / point of view / Subjektive / (?:caméra|vue) subjective / plan subjectif / (?:cámara|câmera|visão) subjetiva / plano subjetivo / soggettiva / 主観',
  },
  {
    name: 'wide',
    tag: 'WIDE SHOT',
    words:
      "extreme wide / (?:extreme |very )?wide(?:[- ]angle)?[- ]?shot / (?:establishing|wide|long)(?: shot| view) / establishing / wide[- ]angle / [EXV]?WS / [EX]?LS / (?:Super)?totale(?: Einstellung)? / wide(?= (?:of|on) ) / (?<=^(?:(?:aerial|static|extreme|very|handheld) )?)wide$ / (?:Weite )?Totale / Weitwinkel / plan (?:large|d[’']ensemble|général) / (?:gran(?:de)? )?plano (?:general|geral) / plano aberto / campo (?:lungo|lunghissimo|totale) / (?:inquadratura )?totale / ワイドショット / 全景 / 広角 / 引きの(?:画|絵)",
  },
  {
    name: 'full',
    tag: 'FULL SHOT',
    words:
      'full(?:[- ]body)?[- ]shot / Ganzkörperaufnahme / plan (?:en )?pied / plano (?:entero|inteiro) / figura intera / フルショット',
  },
  {
    name: 'medium',
    tag: 'MEDIUM',
    words:
      '^medium$ / medium(?:[- ]wide|[- ]close[- ]?up)?[- ]shot / mid[- ]shot / M[CLW]?[SU] / (?:cowboy|two|2)[- ]shot / Halbnahe? / Halbtotale / plan (?:moyen|américain|rapproché|taille) / mezza figura / plano (?:medio|médio|americano) / (?:piano|campo) (?:medio|americano) / (?:ミディアム|バスト)ショット',
  },
];

/**
 * Matches words for slow motion. Captions omit these words, because the notes beside the picture mention slow motion.
 */
export const slowMotion = wordPattern(
  '(?:in |en |em |al? )?(?:(?:super[- ]?|ultra[- ]?|extreme )?slo(?:w)?[- ]?mo(?:tion)?|Zeitlupe|ralenti|au ralenti|cámara lenta|câmera (?:super)?lenta|rallenty|rallentatore|al rallentatore) / (?:スローモーション|ハイスピード)(?:撮影)?(?:で)?',
);

/** Matches technical terms for lens, film and rendering, such as "bokeh". Captions omit these terms. */
export const finish = wordPattern(
  [
    '^reverse(?: angle| shot)?(?=$| (?:on|of) ) / (?:dutch|high)[- ](?:angle|tilt)(?: shot| view)? / (?:time|hyper)[- ]?lapse(?: shot)? / ^(?:from )?\\d+\\s?(?:m|ft|feet|met(?:er|re)s?) (?:up|high|above)$ / super ?(?:8|16) / ^grano$ / (?:with )?(?:an? )?(?:slight|subtle|gentle) (?:shake|sway|wobble) / (?:(?:on|with|through) an? )?\\d{1,3}\\s?mm(?: lens| macro| prime| Objektiv)? / (?:an? )?(?:single|one) (?:continuous|unbroken|long) (?:shot|take) / (?:inquadratura|ripresa) unica / plan unique / (?:toma|plano) únic[ao] / one[- ](?:take|shot)(?: film)? / f\\/?\\d(?:[.,]\\d)? / (?:4|6|8)k(?: uhd| resolution)? / (?:u?hd|1080p|720p|uhd) / \\d{2,3}\\s?(?:fps|i\\/s|frames per second|Bilder pro Sekunde) / anamorphic(?: lens| flares?)? / (?:in )?(?:(?:soft|creamy|heavy|smooth) )*bokeh / depth of field / shallow (?:depth of field|focus|dof) / rack focus / (?:in(?:to)? )?(?:soft|deep) focus / film grain / grain / 35mm film / (?:kodak|arri|red komodo|imax|super 8|alexa)(?!\\p{L})[^,.;]* / (?:photo|hyper)-?real(?:is(?:tic|m))? / (?:[\\p{L}-]+ ){0,4}grade(?: with a hint of [\\p{L} ]+)? / ultra[- ]realistic / realistic / (?:highly|ultra|hyper|super|intricately)[ -]?detailed / octane(?: render)? / unreal engine(?: 5)? / ray[- ]?tracing / trending on artstation / cinematic / colou?r grad(?:e|ing|ed) / teal and orange / high[- ]key / low[- ]key / HDR / (?:in(?:to)? )?sharp focus / masterpiece / award[- ]winning / motion blur / lens flares? / speed ramp(?:ing)? / match cut / \\d{2,3}\\s?i / high[- ]speed / high dynamic range / (?:(?:on|with|using|through) )?(?:an? )?(?:long|wide|telephoto|macro|probe|prime|vintage|fish-?eye|tilt-shift) lens(?: compression)? / (?:eye|ground)[- ]level(?: with (?:the|an?|his|her) \\p{L}+)? / (?:on )?(?:gimbal|steadicam|tripod|sticks) / (?:VHS|super 8) softness / halation / technicolor / cinestill[^,.;]* / fuji[^,.;]* / portra[^,.;]*',
    '(?:mit |durch )?(?:dem |einem )?\\d{1,3}[ -]?mm[ -]?(?:Objektiv|Makro|Optik) / Bewegungsunschärfe / (?:unscharfer|verschwommener) Hintergrund / Zeitraffer / Aufsicht / (?:geringe|flache) (?:Schärfentiefe|Tiefenschärfe) / Schärfentiefe / Tiefenschärfe / Filmkorn / filmisch / (?:auf |vom |mit )?Stativ / fotorealistisch / hochdetailliert / Weitwinkelobjektiv',
    "(?:à l[’']|en )?(?:optique|focale) (?:de )?\\d+ ?mm / flou (?:de mouvement|d[’']arrière-plan|artistique) / arrière-plan flou / son(?:s)? d[’']ambiance / objectif (?:macro|grand angle|\\d+ ?mm) / (?:faible )?profondeur de champ / étalonnage[^,.;]* / grain (?:argentique|de film|léger|fin) / cinématographique / (?:photo|hyper|ultra )?réaliste / (?:ultra )?détaillé",
    '(?:con )?(?:el |un )?(?:objetivo|lente) (?:(?:de |macro )*\\d+ ?mm|macro|gran angular) / desenfoque (?:de movimiento|de fondo) / fondo desenfocado / grano (?:fino|suave|ligero|sutil) / sonido ambiente / color (?:tipo|estilo) \\p{L}+ / plano picado / profundidad de campo(?: reducida)? / poca profundidad de campo / grano de película / cinematográfic[oa] / (?:fotor|hiper)realista / ultra detallado',
    '(?:com )?(?:a |uma )?(?:lente|objetiva) (?:(?:de |macro )*\\d+ ?mm|macro|grande angular) / (?:desfoque|borrão) de (?:movimento|fundo) / fundo desfocado / grão (?:fino|leve|suave) / som ambiente / profundidade de campo(?: rasa)? / granulação(?: de filme)? / fotorrealista / cinematográfic[oa] / ultra detalhad[oa]',
    "(?:con )?(?:l[’']|un )?(?:obiettivo|ottica) (?:(?:da |macro )*\\d+ ?mm|macro|grandangolare) / sfocatura (?:di movimento|dello sfondo) / (?:effetto )?mosso / sfondo sfocato / grana (?:fine|leggera) / suono ambiente / profondità di campo(?: ridotta)? / grana / (?:stile )?cinematografic[oa] / (?:foto|iper)realistic[oa]",
    '\\d{1,3} ?(?:mm|ミリ)(?:の)?(?:マクロ|レンズ|望遠|広角)?(?:で)? / (?:横移動|縦移動)の(?:ドリー|カメラ)(?:で)? / ドリー(?:ショット)? / モーションブラー / 背景(?:ボケ|ぼけ) / 環境音 / (?:早回し|タイムラプス|長回し)(?:で)? / 被写界深度(?:が浅い)? / 色温度[^、。]* / フィルム(?:粒子|グレイン)[^、。]* / シネマティック / フォトリアル / 高画質 / 映画的な?(?:ライティング)? / ボケ',
  ].join(' / '),
  'giu',
);

/** Matches terms that describe only the light, such as "golden hour". */
export const lighting = wordPattern(
  [
    '(?:\\p{L}+ ){0,3}(?:golden|blue|magic) hour(?: light(?:ing)?| glow| sun)? / (?:\\p{L}+ ){0,2}practicals?(?: in the (?:back|fore)ground)? / (?:\\p{L}+[- ]){0,3}light(?:ing)?(?: from (?:behind|above|the (?:side|left|right)|a (?:side )?window))? / (?:(?:soft|warm|long|cool|deep|teal|blue|hard) )*shadows / back-?lit / (?:sun|lens) flares? / (?:\\p{L}+ )?key(?: light)? from [\\p{L} ]+ / (?:(?:hard|soft|moody|warm|cool|cold|low|high|tungsten|daylight|neon|rim|side)[ -])+key(?: light)? / (?:soft |hard )?negative fill / \\d[.:]\\d\\d?:1 / god rays / volumetric(?: fog| light(?:ing)?)? / high contrast / neon glow / overcast / (?:(?:super|ultra|hyper|very|rich|bold|warm|cold|cool|muted|faded|pastel|vibrant|earthy|summer|autumn|winter|(?:de|over)?saturated)[ -])+(?:tones|colou?rs|palette|grade)',
    '(?:\\p{L}+[es]? ){0,2}(?:Licht|Gegenlicht|Beleuchtung|Lichtstimmung) / (?:Blaue|Goldene) Stunde / Gegenlicht / (?:warme|kühle|kalte) (?:Farben|Töne)',
    'lumière(?: \\p{L}+){0,3} / (?:heure (?:bleue|dorée)) / contre-jour / tons \\p{L}+',
    'luz(?: \\p{L}+){0,3} / hora (?:dorada|azul|dourada) / contraluz / iluminación \\p{L}+ / iluminação \\p{L}+ / tonos \\p{L}+ / tons \\p{L}+',
    "luce(?: \\p{L}+){0,3} / ora (?:d[’']oro|blu) / controluce / toni \\p{L}+ / colori (?:caldi|freddi|naturali|tenui|pastello|vivaci|saturi) / colores (?:cálidos|fríos|naturales|pastel|vivos) / cores (?:quentes|frias|naturais|pastel|vivas) / couleurs (?:chaudes|froides|naturelles|pastel|vives)",
    '[^。、]{0,12}(?:光|明かり|灯り|ライト)(?:と[^。、]{0,12}(?:光|明かり|灯り|ライト|影))?の(?:対比|コントラスト)',
    '(?:柔らかい|自然な|朝の|夕方の|暖かい)?(?:自然光|逆光|照明|ゴールデンアワー|朝日|夕日)',
  ].join(' / '),
);

/** Matches adjectives that describe a mood, such as "dreamy". */
export const moodWords = wordPattern(
  'moody / glamorous / romantic / mysterious / cheerful / joyful / melancholic / raw / luxurious / elegant / dreamy / ethereal / epic / dramatic / minimal(?:ist(?:ic)?)? / clean / playful / calm / serene / energetic / nostalgic / cozy / premium / sleek / modern / vintage / retro / stylized / surreal / atmospheric / intimate / gritty / vibrant / warm / hopeful / tense / peaceful / ruhig / edel / elegant / düster / verträumt / stimmungsvoll / modern / hochwertig / élégant / luxueux / intime / onirique / doux / elegante / lujoso / íntimo / sereno / onírico / luxuoso / raffinato / lussuoso / intimo / 上品 / 幻想的 / 静謐',
);

const camera =
  '(?:the |die |la |a |il |le |el )?(?:camera|kamera|caméra|cámara|câmera|cam|telecamera|(?:drone|drohne)(?= (?:rises|lifts|ascends|flies|descends|moves|circles|fliegt|steigt)))';

/** Matches the start of a clause about the camera, such as "the drone rises". */
export const cameraClause = new RegExp(
  `^(?:${camera}\\s(?!(?:a mano|en mano|na mão|à l[’']épaule),? (?:segu|sigu|(?:on )?suit))|slow(?:ly)? camera|カメラ)`,
  'iu',
);

/** Pattern for the preposition after a shot size, such as "of" in "close-up of a cup". */
const preposition =
  "(?:\\s*(?:d[’']|(?:of|on|at|to(?! (?:reveal|show)\\s)|towards?|through|por|durch|showing|following|siguiendo(?: a)?|seguindo|seguendo|around|as|auf|von|vom|eines|einer|über|sur|sobre|de|del|du|des|di|dell[ao]|su|sul|sulla|verso|vers|hacia|em|n[oa]s?|do|da)(?![\\p{L}])))";

const beside =
  "(?:in|on|at|to|towards?|into|onto|over|around|across|along|past|through|from|behind|reveal|auf|zu|über|um|durch|entlang|sur|vers|autour d[eu]|jusqu[’']à|sobre|hasta|hacia|a(?=\\s(?:una?|el|l[oa]s?|il|gli)\\s)|alrededor de|até|para|ao redor d[eoa]|su|verso|intorno an?|fino an?)";

/** Captures the object of a camera move, such as "a car" in "the camera orbits a car". */
export const cameraObject = new RegExp(
  `^${camera}(?:\\s(?!${beside}\\s|(?:an?|the|eine?[nmrs]?|der|die|das|den|dem|une?|les?|la|el|l[oa]s|una?|um|uma|il|lo|gli|her|his|their|seine?[nr]?|ihre?[nr]?)\\s)\\p{L}+){1,3}(?:\\s${beside}(?=\\s))*\\s(\\S.*)$`,
  'iu',
);

const every = [...sizes, ...moves].map(({ words }) => words).join(' / ');

const start = `^(?:(?:an?|ein(?:e|en)?|une?|una?|um|uma|the|slow|slowly|smooth|cinematic|gentle|quick|fast|dramatic|beautiful|langsame[rs]?|sanfte[rs]?|lent[aeo]?|product|hero|opening|final|low|high|wide|side|rear|front|slight|slightly|subtle|steady|lateral|shot:)\\s+|ゆっくりと?)*(?:${anyOf(every)}(?:[\\s,/&+|–—-]|and|und|et|y|e)*)+(?:(?:shot|slow|slowly|lenta?|lento|langsam|smoothly|s)?(?![\\p{L}])|(?:ショット|撮影|カット)?(?:で(?!す)|から|$|(?=[:：])))`;

/** Matches a shot size or a camera move at the start of a clause, and the adjectives and preposition around it. */
export const leadingCamera = new RegExp(`${start}${preposition}?[\\s:：,–—-]*`, 'iu');
