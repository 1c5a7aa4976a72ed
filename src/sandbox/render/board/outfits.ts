import { type Hex, namedColors } from '../look/palette';
import { lazyWordPattern } from '../story/terms';

interface Wearing {
  /** The color, unless the text names one. */
  readonly color: Hex;
  readonly isHat: boolean;
  /** Words for the garment. */
  readonly garment: string;
  /** Words for people whose work clothes include the garment. */
  readonly workers: string;
}

/** Everything that a drawn person may wear, and beards and bald heads, with the words for it in all languages. */
const wearings = {
  cap: {
    color: '#3d4f73',
    isHat: true,
    garment:
      '(?:baseball )?caps? / (?:basecap|schirmmütze|käppi)s? / casquettes? / gorras? / bonés? / cappellin[oi] / キャップ',
    workers:
      'couriers? / (?:parcel|food|pizza|delivery) (?:rider|driver|guy|man|woman|person)s? / mechanics? / plumbers? / movers? / kuriere? / \\p{L}*mechaniker(?:in)? / klempner(?:in)? / (?:post|paket|pizza)bot(?:e|in) / monteur(?:in)? / livreu(?:r|se)s? / plombi(?:er|ère)s? / mécanicien(?:ne)?s? / déménageurs? / repartidor(?:a|es)? / fontaner[oa]s? / mecánic[oa]s? / mensajer[oa]s? / entregador(?:a|es)? / encanador(?:a|es)? / mecânic[oa]s? / motoboys? / cadete / fattorin[oi] / idraulic[oi] / meccanic[oi] / rider / 配達員 / 整備士',
  },
  peakedCap: {
    color: '#1f2a4a',
    isHat: true,
    garment: "peaked caps? / (?:captain|police|pilot|conductor)[’']s (?:hat|cap) / dienstmütze / 制帽",
    workers:
      "police(?:man|woman| officers?)? / pilots? / (?:sea |ship[’']s )?captains? / conductors? / chauffeurs? / polizist(?:in)?(?:en)? / pilot(?:in)? / kapitän(?:in)? / schaffner(?:in)? / polici(?:er|ère)s? / capitaine / contrôleu(?:r|se) / policías? / piloto / capitán / revisora? / policiais / policial / capitão / poliziott[oia] / pilota / capitano / 警察官 / 警官 / 船長 / 駅員",
  },
  beanie: {
    color: '#b5533c',
    isHat: true,
    garment:
      'beanies? / (?:woolly|wool(?:len)?|knit(?:ted)?|bobble|winter) (?:hat|cap)s? / (?:woll|strick|winter|pudel)?mützen? / bonnets? / gorros? / gorr[oa] de lana / toucas? / (?:berretto|cappello) di lana / ニット帽',
    workers: 'skateboarders? / skaters? / snowboarders?',
  },
  santaHat: {
    color: '#c8332c',
    isHat: true,
    garment:
      'santa hats? / weihnachtsmütze / bonnet de père noël / gorro de papá noel / gorro de papai noel / サンタ帽',
    workers:
      'santa(?: claus)? / father christmas / weihnachtsmann / nikolaus / père noël / papá noel / papai noel / babbo natale / サンタ(?:さん|クロース)?',
  },
  helmet: {
    color: '#d9483b',
    isHat: true,
    garment:
      '(?:bike|cycl(?:e|ing)|crash|motorcycle|ski|climbing)? ?helmets? / (?:fahrrad|ski|motorrad|kletter)?helme? / casques?(?! audio) / cascos? / capacetes? / caschi? / caschett[oi] / ヘルメット',
    workers:
      '(?:motor)?cyclists? / bikers? / mountain bikers? / skiers? / (?:rock )?climbers? / firefighters? / firem[ae]n / racing drivers? / \\p{L}*radfahrer(?:in(?:nen)?)? / skifahrer(?:in)? / kletterer / feuerwehr(?:mann|frau|leute) / cyclistes? / grimpeu(?:r|se)s? / pompiers? / skieu(?:r|se)s? / ciclistas? / bomber[oa]s? / esquiador(?:a|es)? / escalador(?:a|es)? / bombeir[oa]s? / ciclist[ai] / scalator[ei] / pompier[ei] / 消防士 / 登山家',
  },
  hardHat: {
    color: '#f0bf3a',
    isHat: true,
    garment:
      'hard ?hats? / safety helmets? / (?:bau|schutz)helme? / casques? de chantier / casco de obra / capacete de obra / 安全帽',
    workers:
      'builders? / (?:construction|site|steel|factory|warehouse|shipyard|railway) workers? / site (?:manager|foreman)s? / fore?m[ae]n / miners? / roofers? / scaffolders? / welders? / bricklayers? / bauarbeiter(?:in)? / dachdecker(?:in)? / bauleiter(?:in)? / polier / ouvri(?:er|ère)s? / maçon(?:ne)?s? / couvreurs? / obrer[oa]s? / albañil(?:es)? / pedreir[oa]s? / operári[oa]s? / operai[oae]? / murator[ei] / 作業員 / 大工',
  },
  chefHat: {
    color: '#fbf7ee',
    isHat: true,
    garment: "chef[’']?s? (?:hat|toque)s? / toques? / kochmütze / コック帽",
    workers:
      '(?:head |sous |pastry |sushi |pizza )?chefs?(?= |[,.;:]|$) / bakers? / pizzaiol[oi] / \\p{L}*köch(?:e|in)? / koch / bäcker(?:in|meister)? / konditor(?:in)? / cuisini(?:er|ère)s? / boulang(?:er|ère)s? / pâtissi(?:er|ère)s? / cociner[oa]s? / panader[oa]s? / pasteler[oa]s? / cozinheir[oa]s? / padeir[oa]s? / confeiteir[oa]s? / cuoc(?:o|a|hi) / panettier[ei] / fornai[oe]? / pasticcer[ei] / シェフ / 料理人 / パン職人',
  },
  sunHat: {
    color: '#e2c27f',
    isHat: true,
    garment:
      '(?:straw|sun|wide[- ]brim(?:med)?|cowboy|bucket|bush) hats? / (?:stroh|sonnen)h(?:ut|üte) / chapeaux? de paille / sombreros?(?: de paja)? / chapéus?(?: de palha)? / cappell[oi] di paglia / 麦わら帽子?',
    workers:
      'farmers? / gardeners? / cowboys? / beekeepers? / bauern? / bäuerin / gärtner(?:in)? / imker(?:in)? / winzer(?:in)? / agriculteurs? / agricultrices? / paysan(?:ne)?s? / jardini(?:er|ère)s? / apicult(?:eur|rice)s? / vigneron(?:ne)?s? / agricultor(?:a|es)? / campesin[oa]s? / jardiner[oa]s? / apicultor(?:a|es)? / jardineir[oa]s? / contadin[oia] / giardinier[ei] / agricoltor[ei] / apicoltor[ei] / 農家 / 農夫 / 庭師 / 養蜂家',
  },
  crown: {
    color: '#e6c25a',
    isHat: true,
    garment: 'crowns? / (?:papier)?kronen? / couronnes? / coronas? / coroas? / coron[ae] / 王冠',
    workers:
      'kings? / queens? / princess(?:es)? / könig(?:in)? / prinzessin / reines? / princesses? / rey / reina / princesas? / rei / rainha / regina / principess[ae] / 王様 / 女王 / 王子 / お姫様',
  },
  hood: {
    color: '#e0b53c',
    isHat: true,
    garment:
      '(?:rain ?coat|rain jacket|oilskin|anorak|parka|cagoule)s? / hoods?(?= (?:up|over|down|pulled)|[,.;]|$) / hooded (?:jacket|coat|cloak)s? / (?:regen(?:mantel|jacke|cape)|friesennerz|kapuze) / (?:cirés?|imperméables?|capuches?) / (?:impermeables?|chubasqueros?|capuchas?) / (?:capas? de chuva|capuz) / (?:impermeabil[ei]|cappucci(?:o)?) / レインコート / フード',
    workers: '',
  },
  headscarf: {
    color: '#5f7fa8',
    isHat: true,
    garment:
      'hijabs? / head ?scar(?:f|ves) / kopft(?:uch|ücher) / foulards? / voile / pañuelo en la cabeza / velo / スカーフ(?=をかぶ)',
    workers: '',
  },
  headphones: {
    color: '#d9483b',
    isHat: false,
    garment:
      'headphones? / headsets? / ear ?defenders? / ear ?buds? / kopfhörer[n]? / casques? audio / écouteurs / auriculares / cascos de música / fones?(?: de ouvido)? / cuffie / auricolari / ヘッドホン / イヤホン / ヘッドセット',
    workers: 'DJs? / podcasters? / call[- ]cent(?:er|re) agents?',
  },
  spectacles: {
    color: '#2a2a33',
    isHat: false,
    garment:
      '(?:reading |round |thick )?(?:eye)?glasses(?! of) / spectacles / (?:lese)?brille / lunettes(?! de soleil) / gafas(?! de sol) / anteojos / óculos(?! de sol| escuros) / occhiali(?! da sole) / 眼鏡 / メガネ',
    workers: 'librarians? / bibliothekar(?:in)? / bibliothécaires? / bibliotecari[oa]s? / bibliotecári[oa]s?',
  },
  beard: {
    color: '#4a2f27',
    isHat: false,
    garment:
      'beards? / bearded / stubble / (?:voll|drei-?tage-?)?bart / bärtige?[rnm]? / barbes?(?! à papa) / barbue?s? / barbas? / barbud[oa]s? / barbut[oa] / ひげ / 髭',
    workers: 'lumberjacks? / holzfäller / bûcherons? / leñador(?:es)? / lenhador(?:es)? / boscaiol[oi]',
  },
  baldHead: {
    color: '#4a2f27',
    isHat: false,
    garment:
      'bald(?:ing|[- ]headed)? / glatz(?:e|köpfig\\p{L}*) / kahl(?:köpfig\\p{L}*)? / chauves? / calv[oa]s? / careca / スキンヘッド',
    workers: '',
  },
  apron: {
    color: '#6f8a6a',
    isHat: false,
    garment:
      '(?:leather |linen )?aprons? / aproned / (?:leder|koch|küchen)?schürzen? / tabliers? / delantal(?:es)? / mandil / aventa(?:l|is) / grembiul[ei] / エプロン',
    workers:
      'baristas? / waiters? / waitress(?:es)? / bartenders? / florists? / butchers? / potters? / cheese ?makers? / grocers? / shop ?keepers? / carpenters? / blacksmiths? / cobblers? / luthiers? / fishmongers? / bakers? / kellner(?:in)? / florist(?:in)? / metzger(?:in)? / töpfer(?:in)? / schreiner(?:in)? / tischler(?:in)? / schmied(?:in)? / serveu(?:r|se)s? / fleuristes? / bouch(?:er|ère)s? / poti(?:er|ère)s? / menuisi(?:er|ère)s? / épici(?:er|ère)s? / boulang(?:er|ère)s? / camarer[oa]s? / florista / carnicer[oa]s? / alfarer[oa]s? / carpinter[oa]s? / tender[oa]s? / panader[oa]s? / garçom / garçonete / açougueir[oa]s? / ceramista / marceneir[oa]s? / padeir[oa]s? / camerier[ei] / fiorai[oa] / macellai[oa] / vasai[oa] / falegnam[ei] / fornai[oa]s? / liutai[oa] / barist[ai] / バリスタ / 店員 / 花屋さん? / 陶芸家',
  },
  whiteCoat: {
    color: '#f4f6f7',
    isHat: false,
    garment:
      "(?:white|lab(?:oratory)?|doctor[’']s) coats? / (?:arzt|labor)?kittel / blouses? blanches? / bata(?: blanca)? / jalecos? / camice / 白衣",
    workers:
      '(?:family )?doctors? / dentists? / pharmacists? / scientists? / opticians? / chemists? / researchers? / \\p{L}*(?:ärztin|arzt) / apotheker(?:in)? / optiker(?:in)? / forscher(?:in)? / médecins? / dentistes? / pharmacien(?:ne)?s? / opticien(?:ne)?s? / médic[oa]s? / dentistas? / farmacéutic[oa]s? / científic[oa]s? / óptic[oa]s? / farmacêutic[oa]s? / cientistas? / dottor(?:e|essa) / medic[oi] / farmacist[ai] / ottic[oi] / 医師 / 医者 / 歯科医 / 薬剤師 / 研究者',
  },
  scrubs: {
    color: '#4f9fa3',
    isHat: false,
    garment: 'scrubs / OP-kleidung / kasack',
    workers:
      'nurses? / surgeons? / vets? / veterinarians? / carers? / care workers? / care assistants? / paramedics? / physio(?:therapist)?s? / midwi(?:fe|ves) / dental hygienists? / \\p{L}*pfleger(?:in)? / krankenschwester / hebamme / physiotherapeut(?:in)? / sanitäter(?:in)? / zahnarzthelferin / infirmi(?:er|ère)s? / chirurgien(?:ne)?s? / vétérinaires? / kiné(?:sithérapeute)?s? / sage-femme / aide-soignante?s? / enfermer[oa]s? / cirujan[oa]s? / veterinari[oa]s? / fisioterapeutas? / cuidador(?:a|es)? / enfermeir[oa]s? / veterinári[oa]s? / infermier[eia] / veterinari[oa] / fisioterapist[ai] / 看護師 / 獣医師? / 介護士 / 助産師',
  },
  suit: {
    color: '#2f3747',
    isHat: false,
    garment:
      '(?:business |dark |grey |gray |navy |sharp )?suits?(?: and tie| jacket)?(?= |[,.;]|$) / (?:suit and )?ties? / (?:maß)?anz(?:ug|üge) / krawatten? / costumes?(?: cravate)? / cravates? / trajes? / corbatas? / ternos? / gravatas? / giacca e cravatta / (?:in|un) completo / スーツ / ネクタイ',
    workers:
      "business ?(?:man|men|woman|women|people) / lawyers? / bank(?:er|ers| managers?) / (?:loan|sales) officers? / estate agents? / realtors? / news ?readers? / (?:news|tv) (?:anchor|presenter)s? / CEOs? / executives? / sales(?:man|men|woman|people) / butlers? / grooms? / politicians? / anw(?:alt|ältin) / geschäfts(?:mann|frau|leute) / makler(?:in)? / banker(?:in)? / bräutigam / avocate?s? / banquiers? / hommes? d[’']affaires / abogad[oa]s? / banquer[oa]s? / ejecutiv[oa]s? / empresari[oa]s? / novio / advogad[oa]s? / executiv[oa]s? / empresári[oa]s? / noivo / avvocat[oia] / banchier[ei] / dirigent[ei] / sposo / 弁護士 / 会社員 / サラリーマン / 銀行員 / 社長",
  },
  overalls: {
    color: '#41597a',
    isHat: false,
    garment:
      'overalls / dungarees / coveralls / boiler ?suits? / (?:latz|arbeits)hosen? / blaumann / overall / salopettes? / bleus? de travail / overol(?:es)? / mono de trabajo / petos? / macac(?:ão|ões) / salopette / tute? da lavoro / つなぎ / オーバーオール',
    workers:
      'mechanics? / plumbers? / electricians? / handym[ae]n / (?:house )?painters? / decorators? / farmers? / heating engineers? / gas engineers? / technicians? / \\p{L}*mechaniker(?:in)? / klempner(?:in)? / elektriker(?:in)? / installateur(?:in)? / monteur(?:in)? / handwerker(?:in)? / techniker(?:in)? / plombi(?:er|ère)s? / mécanicien(?:ne)?s? / électricien(?:ne)?s? / fontaner[oa]s? / mecánic[oa]s? / electricistas? / técnic[oa]s? / encanador(?:a|es)? / mecânic[oa]s? / eletricistas? / idraulic[oi] / meccanic[oi] / elettricist[ai] / tecnic[oi] / 整備士 / 電気工 / 配管工',
  },
  safetyVest: {
    color: '#f07f2e',
    isHat: false,
    garment:
      '(?:hi[- ]?vis(?:ibility)?|high[- ]vis(?:ibility)?|hi[- ]?viz|safety|reflective|orange)(?: safety)? (?:vest|jacket|waistcoat|gear)s? / hi[- ]?vi[sz] / warnwesten? / gilets? (?:jaunes?|orange|de sécurité|réfléchissants?) / chalecos?(?: reflectantes?)? / coletes?(?: refletivos?)? / gilet (?:catarifrangent[ei]|arancione) / 反射ベスト',
    workers:
      'builders? / (?:construction|road|site|railway|warehouse|dock) workers? / bin m[ae]n / refuse collectors? / lollipop lad(?:y|ies) / bauarbeiter(?:in)? / müllwerker(?:in)? / éboueurs? / basurer[oa]s? / albañil(?:es)? / garis? / operatori ecologici / 作業員 / 警備員',
  },
  coat: {
    color: '#55677a',
    isHat: false,
    garment:
      '(?:over|trench|winter|fur)?coats? / (?:leather|denim|bomber|puffer|ski|tweed|wool|flight|biker|suit|winter|riding|blue|red|green|black|white|yellow|grey|gray|brown|orange|dark|old) jackets? / blazers? / \\p{L}*mäntel / \\p{L}*mantel / \\p{L}*jacken? / (?:manteaux?|vestes?|blousons?) / (?:abrigos?|chaquetas?|cazadoras?|sacos?) / (?:casacos?|jaquetas?|paletós?) / (?:cappott[oi]|giacch?[ea]|giubbott[oi]) / コート / ジャケット / ジャンパー',
    workers: '',
  },
  hoodie: {
    color: '#7a7f8c',
    isHat: false,
    garment:
      'hoodies? / sweatshirts? / tracksuits? / kapuzenpull(?:over|is?) / sweats? à capuche / sudaderas? / moletom / moletons / felp[ae] / パーカー',
    workers: '',
  },
  robe: {
    color: '#8d7aa8',
    isHat: false,
    garment:
      '(?:bath|dressing )?(?:robe|gown)s? / kimonos? / bademantel / morgenmantel / peignoirs? / robe de chambre / albornoz / batas? de (?:baño|casa) / roup(?:ão|ões) / accappato[io] / vestagli[ae] / バスローブ / ガウン / 着物 / 浴衣',
    workers: '',
  },
  dress: {
    color: '#b5425a',
    isHat: false,
    garment:
      '(?:wedding |evening |summer |cocktail |long )?dress(?:es)?(?= |[,.;]|$)(?! (?:code|rehearsal|up|shop)) / (?:braut|abend|sommer)?kleid(?:er)? / vestidos? / vestit[oi](?! da uomo) / abit[oi] da sposa / ドレス / ワンピース',
    workers: 'brides? / braut / mariées? / novias? / noivas? / spos[ae] / 花嫁',
  },
  scarf: {
    color: '#c9503a',
    isHat: false,
    garment:
      '(?:wool(?:len|ly)? |knitted |football )?scar(?:f|ves) / (?:woll|strick|fan)?schals? / écharpes? / bufandas? / cachec(?:ol|óis) / sciarp[ae] / マフラー',
    workers: '',
  },
} as const satisfies Readonly<Record<string, Wearing>>;

export type GarmentName = keyof typeof wearings;

/** A garment, or another part of a person's appearance, such as a beard. */
export interface Garment {
  readonly name: GarmentName;
  readonly color: Hex;
}

export const isHat = ({ name }: Garment): boolean => wearings[name].isHat;

const patterns = Object.keys(wearings)
  .filter((name): name is GarmentName => name in wearings)
  .map((name) => ({
    name,
    color: wearings[name].color,
    garment: lazyWordPattern(wearings[name].garment),
    workers: lazyWordPattern(wearings[name].workers),
  }));

/**
 * Returns a person's garments: the work clothes that the noun implies, and the garments that the text mentions with it,
 * as in "a bearded man in a red beanie". A garment that the person only handles, as in "folds a scarf", is not worn.
 * @param noun the noun for the person
 * @param beside the text before the noun from the previous person on, and the text after it up to the next person
 */
export function outfitOf(
  noun: string,
  { before, after }: { readonly before: string; readonly after: string },
): readonly Garment[] {
  const adjectives = before
    .split(
      /(?:^|[\s,.;])(?:an?|the|and|with|eine?[nmrs]?|de[rnm]|die|das|und|une?|le|la|et|el|un[ao]?|y|o|e|il|uma?)\s/iu,
    )
    .at(-1);
  const named = patterns.flatMap(({ name, color, garment }): Garment[] => {
    if (garment.test(adjectives ?? '')) return [{ name, color }];
    const at = garment.exec(after)?.index;
    if (at === undefined || !isWornAfter(after.slice(0, at))) return [];
    return [{ name, color: namedColors(after.slice(Math.max(0, at - 24), at)).at(-1) ?? color }];
  });
  const implied = patterns.filter(({ workers }) => workers.test(noun));
  // The only hat is the one that the text names, or else the one for the work.
  const [hat] = [...named, ...implied].filter(isHat);
  return [...named, ...implied.filter(({ name }) => named.every((it) => it.name !== name))]
    .filter((garment) => !isHat(garment) || garment === hat)
    .map(({ name, color }) => ({ name, color }));
}

/** Whether the words before a garment say that somebody wears it. */
export const isWornAfter = (text: string): boolean => worn.test(text);

const worn =
  /(?<!\p{L})(?:in|wear(?:s|ing)?|with|has|dressed in|im|mit|trägt|en|avec|porte|con|de|lleva|com|veste|indossa|,)\s(?:[\p{L}’'-]+[ -]){0,6}$/iu;
