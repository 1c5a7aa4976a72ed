import type { LightName } from '../look/palette';
import type { Person } from './person';
import type { SubjectName } from './subjects';

/** The meaning of a noun: a thing, a kind of person, or a hand. */
export type Noun =
  | { readonly kind: 'thing'; readonly name: SubjectName }
  | { readonly kind: 'person'; readonly who: Person['kind'] }
  | { readonly kind: 'hand' };

const effectNames = ['steam', 'rain', 'snow', 'fog', 'leaves', 'splash', 'sparks', 'stars'] as const;
export type EffectName = (typeof effectNames)[number];

/* The lists below contain the words of all languages. The words for people, things and places are in words/. */

/** If the text contains one of these words, a person of unspecified gender, such as a florist, is drawn as a woman. */
export const femaleWords =
  'she / her / hers / female / sie / ihre?[nmrs]? / elle / ella / ela / dela / nela / lei / 彼女';
/** If one of these words precedes a word for a person, the person is old, as in "elderly florist". */
export const oldWords =
  'old / elderly / aged / alte[rnm]? / ältere[rnms]? / vieil(?:le)? / vieux / âgée? / viej[oa] / ancian[oa] / velh[oa] / idos[oa] / anzian[oa] / vecchi[oa] / 老いた / 年老いた';

/** Words for people on something that they ride. */
export const riderWords: Readonly<Partial<Record<SubjectName, string>>> = {
  bike: 'cyclists? / Rad(?:renn)?fahrer(?:in)?(?:nen)? / Radler(?:in)?(?:nen)? / (?<!pistes? )cyclistes? / ciclist[aie]s? / サイクリスト',
  surfboard: 'surfers? / Surfer(?:in)?(?:nen)? / surfeu(?:r|se)s? / surfistas? / surfist[ie] / サーファー',
  skateboard: 'skateboarders? / skaters?(?! park) / Skater(?:in)?(?:nen)? / skateu(?:r|se)s? / skatistas? / スケーター',
  kayak: 'kayakers? / kayakistes? / kayakistas? / kayakist[ie]',
};

export const handWords =
  "(?<!in |(?:head|face) in (?:his|her|their) |second |minute |hour )hands?(?! tick| (?:on|to|over) (?:(?:his|her|their) )?(?:head|face|temples|mouth|hips))(?![’']s|\\s(?:an?|the|him|it|over)(?=\\s)) / forearms? / fingers? / thumbs?(?! up) / palms?(?! trees?) / Hände / mains? / doigts? / manos? / dedos? / mãos? / man[oi] / dita / (?<![選歌助投捕騎運転相下上苦勝派切若土大岩握拍平])手(?!を(?:振|挙|上げ|つな|繋|合わせ|叩)|紙|ぬぐい|拭|袋|帳|摺|配|続|軽|頃|順|羽|作|料理|前|段|品|伝|土産|書|焼|数|間) / (?<!目)指(?![輪定示導名標摘揮すし])";

export const faceWords =
  'faces? / cheeks? / chin / forehead / Wangen? / joues? / mejillas? / 頬 / eyes? / portraits? / smiles? / smiling / lips / skin / hair / looks (?:up|into|at) / Gesichte?r? / Augen / Lächeln / Haare? / Haut / visages? / yeux / sourires? / cheveux / peau / rostros? / caras? / ojos / sonris[ae]s? / sonríe / cabello / piel / rostos? / olhos / sorris[oae] / cabelo / pele / vis[oi] / volt[oi] / occhi / sorriso / capelli / pelle / 顔 / 目 / 唇 / 口元 / 目元 / まつげ / 笑顔 / 髪 / 肌 / 瞳';

/** Words for each kind of light, in order of precedence: the first match determines the light. */
export const lightWords: readonly (readonly [LightName, string])[] = [
  [
    'night',
    '(?:8|9|1[01])(?:[:.]\\d\\d)? ?p\\.?m\\.? / (?:1|2|3|12)(?:[:.]\\d\\d)? ?a\\.?m\\.? / dark (?:bed|living )?rooms? / night(?:time|fall)? / midnight / moonlight / moonlit / neon / stars / Nachts? / Mondlicht / nuit / minuit / lune / noche / medianoche / noite / luar / notte / mezzanotte / luna / 夜 / 深夜 / 月',
  ],
  [
    'dusk',
    'dusk / blue hour / twilight / after sunset / evening / Dämmerung / Blaue Stunde / Abend(?!essen)\\p{L}* / crépuscule / heure bleue / soir / anochecer / crepúsculo / hora azul / entardecer / anoitecer / tramonto inoltrato / ora blu / sera / 夕暮れ / 黄昏 / 夕方',
  ],
  [
    'golden',
    "golden hour / sunset / sundown / late (?:afternoon|light) / warm light / candle ?light / golden light / sun ?flares? / autumn / Goldene Stunde / Sonnenuntergang / warme[sm]? Licht / Herbst / heure dorée / coucher (?:de|du) soleil / lumière chaude / automne / atardecer / puesta de sol / hora dorada / luz cálida / otoño / pôr do sol / hora dourada / luz quente / outono / tramonto / ora d[’']oro / luce calda / autunno / 夕日 / 夕焼け / 秋",
  ],
  [
    'overcast',
    'rain(?:y|s|ing|ed)?(?!bow| jackets?) / (?:gr[ae]y|dull|bleak) (?:morning|day|afternoon|light) / (?<!brain)storm(?:y)? / overcast / grey sky / cloudy / drizzle / wet street / Regen / regnet / Gewitter / Sturm / bewölkt / pluie / orage / tempête / nuageux / lluvia / llueve / tormenta / nublado / chuva / tempestade / pioggia / temporale / nuvoloso / 雨 / 曇り / 嵐',
  ],
  [
    'dawn',
    'dawn / sunrise / daybreak / first light / early morning / \\d a\\.?m\\.? / (?<!(?:gr[ae]y|dull|bleak|rainy) )morning / Morgen(?:s|grauen|licht|dämmerung)? / Sonnenaufgang / früh / aube / lever (?:de|du) soleil / matin / amanecer / alba / mañana / madrugada / nascer do sol / amanhecer / manhã / alba / mattin[ao] / 夜明け / 朝 / 日の出',
  ],
  ['snow', 'snow\\p{L}* / blizzard / Schnee / verschneit\\p{L}* / neige / nieve / neve / 雪'],
  [
    'moody',
    'moody / dark (?:background|studio|room) / low[- ]key / black (?:background|backdrop|stone|marble|void) / rim light / chiaroscuro / silhouette / düster / dunkler Hintergrund / fond noir / fondo negro / fundo preto / sfondo nero / 黒(?:い)?背景 / 暗い',
  ],
  [
    'studio',
    'studio / white (?:void|background|backdrop) / high[- ]key / minimal(?:ist)? / cyclorama / weißer Hintergrund / fond blanc / fondo blanco / fundo branco / sfondo bianco / 白(?:い)?背景 / スタジオ',
  ],
  [
    'day',
    'noon / midday / daylight / bright / sunny / sunl(?:ight|it) / summer / Mittag / Sonne(?:nlicht)? / sonnig / hell / Sommer / midi / soleil / été / mediodía / sol(?:eado)? / verano / meio-dia / verão / ensolarado / mezzogiorno / sole / estate / 昼 / 晴れ / 夏',
  ],
];

export const effectWords: Readonly<Record<EffectName, string>> = {
  steam:
    'steam(?:ing|s|y)? / steamed / hot (?:coffee|tea|soup) / boil(?:s|ing) / simmer\\p{L}* / sizzl\\p{L}* / Dampf / dampf\\p{L}* / kocht / vapeur / fumante? / vapor / humeante / hierve / fumegante / vapore / bolle / fumanti? / 湯気 / 蒸気 / 沸騰',
  rain: 'rain(?:y|s|ing|ed|drops?)?(?!bow| jackets?) / storm / drizzle / umbrellas? / Regen\\p{L}* / regnet / pluie / orage / tempête / Sturm / Gewitter / lluvia / llueve / tormenta / chuva / tempestade / pioggia / piove / temporale / 雨',
  snow: 'snow(?:s|ing|fall|flakes?|y)? / Schnee\\p{L}* / schneit / verschneit\\p{L}* / neige / enneigé\\p{L}* / nieve / nieva / neve / nevica / 雪',
  fog: 'fog(?:gy)? / mist(?:y)? / haze / smoke / Nebel / Dunst / Rauch / brume / brouillard / fumée / niebla / bruma / humo / neblina / névoa / fumaça / nebbia / foschia / fumo / 霧 / 靄 / 煙',
  leaves:
    '(?:autumn|falling|fallen) leaves / leaves (?:fall|swirl|drift)\\p{L}* / petals? (?:fall|drift|float)\\p{L}* / falling petals / confetti / Herbstblätter / Laub / Konfetti / feuilles mortes / pétales / hojas (?:secas|caídas|de otoño) / folhas secas / foglie (?:secche|autunnali) / 落ち葉 / 花びら / 紅葉 / 紙吹雪',
  splash:
    'splash(?:es|ing)? / puddles? / spray / spritz\\p{L}* / Pfütze / éclabouss\\p{L}* / flaque / salpica\\p{L}* / charco / respinga / poça / schizz\\p{L}* / pozzanghera / 水しぶき / 水たまり',
  sparks:
    "sparks? / fireworks / sparkl(?:e|es|ing|er|ers) / glitter / embers / fireflies / lights? up / glow(?:s|ing)? / flares? / Funken / Feuerwerk / glitzert / leuchtet / étincelles / feux? d[’']artifice / brille / chispas / fuegos artificiales / brilla / faíscas / fogos / brilha / scintill[ae] / fuochi / 花火 / 火花 / 輝く / 光る",
  stars: 'stars / starry / Sterne / étoiles / estrellas / estrelas / stelle / 星',
};

/** Verbs that determine a person's pose. The first entry that matches determines it. */
export const poseWords: Readonly<Record<Exclude<Person['pose'], 'stand' | 'ride'>, string>> = {
  lie: 'asleep / sleeps / (?:is|are) sleeping / lies (?:on|in|down|back|awake) / (?:is|are) lying / schläft / liegt / dort(?= (?:dans|sur|sous|profondément)|,|\\.|$) / endormie? / allongée? / duerme / dormid[oa] / tumbad[oa] / acostad[oa] / dorme / dormindo / deitad[oa] / addormentat[oa] / sdraiat[oa] / 眠\\p{L}* / 寝て\\p{L}*',
  kneel:
    "kneel(?:s|ing)? / crouch(?:es|ing)? / squats / squatting / bends (?:down|over) / kniet / hockt / bückt / s[’']agenouille / accroupie? / se agacha / arrodillad[oa] / se arrodilla / ajoelha\\p{L}* / agachad[oa] / si inginocchia / accovacciat[oa] / しゃが\\p{L}* / ひざまず\\p{L}*",
  cheer:
    'danc(?:es?|ing) / cheer(?:s|ing) / celebrat(?:es?|ing) / jump(?:s|ing)?(?! cuts?) / leap(?:s|ing)? / (?:raises?|raising|throws?|lifts?) (?:up )?(?:both |her |his |their )?(?:arms|hands) / tanz(?:t|en) / jubel(?:t|n) / spring(?:t|en) / hüpf(?:t|en) / danse(?:nt)? / saute(?:nt)? / lève(?:nt)? les (?:bras|mains) / bailan? / saltan? / levantan? (?:los brazos|las manos|os braços|as mãos) / celebran? / dançam? / pulam? / comemoram? / ball(?:a|ano) / salt(?:a|ano) / esult(?:a|ano) / alza(?:no)? le (?:braccia|mani) / 踊\\p{L}* / 跳\\p{L}* / ジャンプ',
  run: 'run(?:s|ning)?(?! (?:(?:his|her|their|a) )?(?:fingers?|hands?)) / runners?(?! (?:stops?|stands?|pauses?|waits?|rests?)) / sprint\\p{L}* / jog\\p{L}* / race[sd]? / accelerates / dash(?:es|ing) / rennt / rennen / läuft / sprintet / court / cours / courent / corr(?:e|en|iendo|endo|ono) / 走\\p{L}*',
  despair:
    '(?:head|face) in (?:his|her|their) hands / hands? (?:on|to) (?:his|her|their) (?:head|face|forehead|temples) / face ?palms? / (?:rubs|rubbing) (?:his|her|their) (?:temples|eyes|forehead) / schlägt die Hände (?:vors|über) / rauft sich die Haare / (?:Kopf|Gesicht) in den Händen / la tête (?:dans|entre) les mains / se prend la tête / con las manos en la cabeza / la cabeza entre las manos / (?:mãos|mão) na cabeça / le mani nei capelli / la testa (?:tra|fra) le mani / 頭を抱え\\p{L}*',
  foldArms:
    '(?:arms?|hands?) (?:crossed|folded) / (?:crosses|folds|crossing|folding) (?:her|his|their) arms / (?:verschränkt die|mit verschränkten) Arme[n]? / (?:les )?bras croisés / croise les bras / (?:los )?brazos cruzados / se cruza de brazos / (?:os )?braços cruzados / cruza os braços / braccia (?:conserte|incrociate) / incrocia le braccia / 腕を組\\p{L}*',
  hips: 'hands? on (?:(?:his|her|their) )?hips / (?:die )?Hände in (?:die|den) Hüften / (?:les )?mains sur les hanches / (?:las )?manos en (?:la cintura|las caderas|jarras) / (?:as )?mãos na cintura / (?:le )?mani sui fianchi / 腰に手\\p{L}*',
  call: "(?:on|answers|picks up|hangs up) the (?:tele)?phone / (?:phone|mobile|cell|receiver) (?:to|at|against) (?:his|her|their) ear / makes a (?:phone )?call / (?:is|are) calling / telefoniert / (?:Telefon|Handy) am Ohr / téléphone à l[’']oreille / au téléphone / (?:habla|está|hablando) (?:por|al) teléfono / ao (?:telefone|celular) / (?:parla )?al telefono / telefono all[’']orecchio / 電話(?:をかけ|で話|に出)\\p{L}*",
  drink:
    'drinks(?= (?:from|the|a|an|his|her|it|up|some|deeply|slowly|coffee|tea|water|milk|in)(?!\\p{L})|[,.]) / drinking / sips?(?= |[,.]) / sipping / eats / eating / (?:takes|taking) (?:an?|his|her|the first) (?:\\p{L}+ )?(?:bite|sip|mouthful) / bites (?:into|the|a|an|his|her) / biting into / tastes (?:it|the|a|his|her) / trinkt / isst / beißt / nippt / kostet / boit / mange / croque / goûte / bebe / come / muerde / prueba / bebe(?:ndo)? / comendo / morde / prova / beve / mangia / morde / assaggia / 飲\\p{L}* / 食べ\\p{L}*',
  wave: 'waves(?= (?:at|to|goodbye|bye|hello|back|from|off|them|him|us|her)(?!\\p{L})|[,.]?$) / waving / winkt / fait (?:un )?signe / saluda(?:n)? / despide / acena(?:m)? / saluta(?:no)? / 手を振\\p{L}*',
  climb:
    'climbs?(?= (?:up|over|a|an|the|out|onto|to|towards?|higher|its|his|her)(?!\\p{L})|[,.]) / climbing(?! (?:gym|wall|shoes?|frame|plants?|roses?|hall|cent)) / klettert / kletternd / grimpe(?:nt)? / escala(?:n|ndo)? / trepa(?:n|ndo)? / escalando / arrampica(?:no|ndosi)? / 登\\p{L}*',
  carry:
    'carr(?:ies|ying) / (?:lugs?|lugging|hauls|hauling) / hugs (?:an?|the|his|her) (?!\\p{L}*(?:mother|father|mum|mom|dad|son|daughter|friend|wife|husband)) / trägt / schleppt / porte(?= (?:une?|le|la|les|des|son|sa)(?!\\p{L})) / carga(?:ndo)? / lleva(?= (?:una?|el|la|los|las)(?!\\p{L})) / carrega(?:ndo)?(?= (?:uma?|os?|as?)(?!\\p{L})) / porta(?= (?:una?|il|la|lo|le|i)(?!\\p{L})) / trasporta / 運\\p{L}* / 抱え\\p{L}*',
  work: 'chops / chopping / slic(?:es|ing) / knead(?:s|ing)? / stir(?:s|ring)? / whisk(?:s|ing) / peels / peeling / (?:rolls|rolling) out / sews / sewing / stitch(?:es|ing) / solder(?:s|ing) / sands / sanding / polish(?:es|ing) / scrub(?:s|bing) / (?:wipes|wiping)(?= (?:the|a|an|down)(?!\\p{L})) / wash(?:es|ing) (?:his|her|their|the) / tighten(?:s|ing) / repairs / repairing / fix(?:es|ing) (?:the|a|an) / decorat(?:es|ing) / schneidet / knetet / rührt / hobelt / näht / repariert / schraubt / coupe(?= (?:du|des|le|la|les|une?)(?!\\p{L})) / pétrit / remue / coud / répare / visse / corta(?= (?:el|la|los|las|una?|o|a|os|as|um)(?!\\p{L})) / amasa / remueve / cose / repara / sova / mexe / costura / conserta / impasta / mescola / cuce / ripara / こね\\p{L}* / 混ぜ\\p{L}* / 切(?:る|って|り分)\\p{L}* / 縫\\p{L}* / 磨\\p{L}*',
  push: 'push(?:es|ing)(?! (?:in|out|back|past|through)) / (?:schiebt|schieben) / pousse(?:nt)? / empuja(?:n|ndo)? / empurra(?:m|ndo)? / sping(?:e|ono|endo) / 押\\p{L}*',
  walk: 'walk(?:s|ing)? / strolls? / enters? / hik(?:es|ing) / steps? (?:out|into) / geht / gehen / spaziert / schlendert / marche / entre / camina / pasea / entra / caminha / anda / cammina / passeggia / entra / 歩\\p{L}*',
  sit: 'sit(?:s|ting)? / seated / read(?:s|ing)? / works (?:at|on|late|alone) / typ(?:es|ing) / watches / sitzt / liest / tippt / arbeitet / assis(?:e)? / lit / travaille / sentad[oa] / se sienta / lee / trabaja / sentad[oa] / lê / trabalha / sedut[oa] / siede / legge / lavora / 座\\p{L}* / 読\\p{L}*',
  reach:
    'shak(?:e|es|ing) hands / handshake / (?:gibt|geben|schütteln) (?:ihm|ihr|sich) die (?:Hand|Hände) / (?:se )?serre(?:nt)? la main / (?:se )?dan la mano / apertam? as mãos / (?:si )?string(?:e|ono) la mano / 握手 / hold(?:s|ing)? / reach(?:es|ing)? / takes (?:out|off|an?|the|her|his) / sets (?:it|an?|the|her|his) / puts / grabs / picks / pour(?:s|ing)? / open(?:s|ing)? / taps? / lifts? / point(?:s|ing)? / gives? / hält / gießt / öffnet / zeigt / greift / umarm\\p{L}* / tient / verse / ouvre / pose / sostiene / vierte / abre / señala / segura / despeja / aponta / tiene / versa / apre / 持\\p{L}* / 注\\p{L}* / 開\\p{L}* / 差し出\\p{L}*',
};

/** Words for each facial expression. The first entry that matches determines it. Without a match, the person smiles. */
export const expressionWords: Readonly<Record<Person['expression'], string>> = {
  laugh:
    '(?:shouts?|screams?|yells?|jumps?) (?:with|for) (?:joy|delight) / vor Freude / de joie / de alegr[ií]a / di gioia / laugh(?:s|ing|ter)? / giggl(?:es?|ing) / cracks up / lach(?:t|en|end) / kicher(?:t|n) / rit / rient / éclate(?:nt)? de rire / (?:se )?ríen? / riendo / carcajad\\p{L}* / (?:ela|ele|elas|eles|e) ri(?:em)? / rindo / gargalh\\p{L}* / risada / rid(?:e|ono|endo) / ris[ae]ta / 笑い(?:出|合|なが|転)\\p{L}* / 爆笑',
  smile:
    'smil(?:es?|ing) / grin(?:s|ning)? / beam(?:s|ing)(?= |[,.]) / happ(?:y|ily) / relieved / lächel(?:t|n|nd) / grinst / strahlt / erleichtert / souri(?:t|ent|ant|re) / sonr[íi]\\p{L}* / sorri\\p{L}* / 笑顔 / 微笑\\p{L}*',
  surprised:
    'surpris(?:e|ed) / shock(?:ed)? / gasps? / jaw drops / wide[- ]eyed / eyes (?:go )?wid(?:e|en) / startled / stunned / amaz(?:ed|ement) / astonished / disbelief / double[- ]takes? / überrascht / erschr(?:eckt|ickt|ocken) / staun(?:t|en|end) / verblüfft / surprise? / étonnée? / stupéfaite? / bouche bée / sorprend\\p{L}* / asombrad[oa] / boquiabiert[oa] / surpres[oa] / espantad[oa] / boquiabert[oa] / sorpres[oa] / stupit[oa] / a bocca aperta / 驚\\p{L}* / びっくり',
  angry:
    'ang(?:ry|rily) / furious / annoyed / irritated / shouts? / shouting / yell(?:s|ing) / scream(?:s|ing) / scowl(?:s|ing) / glar(?:es|ing) at / fum(?:es|ing)(?! of) / frustrat\\p{L}* / wütend / genervt / schreit / schimpft / verärgert / furieu(?:x|se) / énervée? / crie / hurle / enfadad[oa] / enojad[oa] / furios[oa] / grita / bravo(?= e|[,.]) / irritad[oa] / arrabbiat[oa] / urla / grida / 怒\\p{L}* / 叫\\p{L}*',
  sad: 'sad(?:ly)? / tired(?:ly)? / exhaust(?:ed|ion) / sigh(?:s|ing) / yawn(?:s|ing) / worr(?:ied|ies) / anxious(?:ly)? / upset / (?:cries|crying|weeps|weeping) / tear(?:ful|s (?:run|roll|stream|in|fill|up|down)) / lonely / disappointed / defeated / slump(?:s|ed) / stress(?:ed) / overwhelmed / winces / grimac(?:es|ing) / traurig / müde / erschöpft / seufzt / gähnt / besorgt / weint / enttäuscht / gestresst / überfordert / triste / fatiguée? / épuisée? / soupire / bâille / inquiète / inquiet / pleure / stressée? / cansad[oa] / agotad[oa] / suspira / bosteza / preocupad[oa] / llora / agobiad[oa] / exaust[oa] / boceja / chora / estressad[oa] / stanc[oa] / esaust[oa] / sospira / sbadiglia / preoccupat[oa] / piange / 泣\\p{L}* / 疲れ\\p{L}* / ため息 / 困\\p{L}* / 悲し\\p{L}* / あくび',
  calm: 'deadpan / serious(?:ly)? / stern(?:ly)? / expressionless / unimpressed / blank(?:ly)? / bored / focus(?:ed|es|ing)? / concentrat\\p{L}* / star(?:es|ing) / thoughtful(?:ly)? / pensive(?:ly)? / frown(?:s|ing) / squint(?:s|ing) / doubtful / sceptical / skeptical / hesitat\\p{L}* / wait(?:s|ing) / ernst / konzentriert\\p{L}* / starr(?:t|en) / gelangweilt / nachdenklich / skeptisch / wartet / sérieu(?:x|se) / concentrée? / pensi(?:f|ve) / fixe(?= (?:le|la|les|son|sa|un)) / attend / seri[oa] / concentrad[oa] / pensativ[oa] / aburrid[oa] / mira fijamente / espera / séri[oa] / entediad[oa] / encara / concentrat[oa] / annoiat[oa] / pensieros[oa] / fissa / aspetta / 真剣 / 無表情 / 集中 / 見つめ\\p{L}* / 待\\p{L}*',
};

/**
 * Words that imply several people, such as "couple". If a caption contains one of them, the picture shows two people.
 */
export const pairWords =
  "hug(?:s|ging)?(?! an? ) / handshakes? / shak(?:e|es|ing) hands / embrac\\p{L}+ / couples? / friends / famil(?:y|ies) / kiss(?:es|ing)? / together / every(?:one|body)(?![’']s) / Umarmung / umarm\\p{L}+ / Paare? / Freunde / Familien? / étreinte / couple / amis / famille / abrazo / abraza\\p{L}* / pareja / amigos / familia / abraço / casal / família / abbracci\\p{L}* / coppia / amici / famiglia / 抱き合\\p{L}* / カップル / 家族 / 友達 / 友人 / 二人 / 夫婦";

/** Matches a noun that only modifies a place, such as "coffee" in "coffee farm". Such a noun is not a subject. */
export const placeModifier =
  /famil(?:y|ien)(?=[ -]?(?:cars?|vans?|homes?|house|kitchen|room|business|recipe|pack|photo|dog|auto|wagen)(?!\p{L}))|(?<!\p{L})(?!(?:massage|treatment|garden|patio|outdoor) tables?(?!\p{L}))\p{L}+(?= (?:farms?|plantations?|shops?|stores?|fields?|market|truck|factory|station|tables?|counters?|lamps?)(?!\p{L}))|(?<=(?:fazenda|plantação|loja|campo|finca|plantación|tienda|mercado|ferme|champ|marché|boutique|magasin|plantation|piantagione|negozio|mercato|fabbrica|usine|fábrica)s? (?:de |d[’']|di |del |du ))\p{L}+/giu;

/**
 * Words that refer to a person or thing in an earlier panel. The person meant by an `owner` word is drawn only if the
 * caption has nothing else to draw: "her phone" shows only the phone.
 */
export const pronounWords = {
  she: 'she / sie / elle / ella / ela / lei / 彼女',
  he: 'he / er / il(?= \\p{L}+[aedt](?: (?:les?|la|une?|des|du|sur|dans|vers|en)(?!\\p{L})|[.,]|$)) / él / ele / 彼(?!女|ら)',
  they: 'they / (?:both|the two|the three|all) of them / die beiden / les deux / los dos / ambos / os dois / i due / entrambi / 二人とも / ils / elles / ellos / ellas / eles / elas / loro / 彼ら',
  it: "it(?![’']s) / its / the (?:same|product|device|pair) / das Produkt / le produit / el producto / o produto / il prodotto / それ / 商品",
  owner:
    'her / his / him / them / their / sein(?:e[nmrs]?)? / ihr(?:e[nmrs]?)? / son / sa / ses / sus? / seus? / suas? / suo / suoi / sue / 彼女の / 彼の',
};

/** If a caption contains one of these words but no known place, the panel is drawn outdoors. */
export const outsideWords =
  "outside / outdoors? / open air / im Freien / en plein air / al aire libre / ao ar livre / all[’']aperto / rain(?:y|s|ing)? / draußen / Regen / regnet / dehors / pluie / afuera / lluvia / fora / chuva / fuori / pioggia / 外 / 雨";

/** Words for a building seen from outside, and for the open air in front of it. */
export const exteriorWords =
  'exterior / fa[cç]ade / Außenansicht / Fassade / extérieur / fachada / esterno / facciata / 外観 / 屋外';

/**
 * Words for things and animals that have no drawing. If such a word is the subject, a panel shows only the place, even
 * if the text mentions other things.
 */
export const undrawnWords = 'dragonfl(?:y|ies) / outboards?(?: motors?)? / propellers? / tweezers / Kürbis(?:se)?';
