import { wordCounter } from '../story/terms';
import type { SubjectName } from './subjects';

/**
 * Things that stand for a trade, for films whose cards name nothing that can be drawn. Each has the words for its trade in
 * all languages.
 */
const trades: Partial<Record<SubjectName, string>> = {
  tooth:
    'dentists? / dental(?! floss) / orthodont\\p{L}* / zahn(?:arzt|ärzt|medizin|reinigung|klinik|implant)\\p{L}* / dentiste / dentaire / odontolog\\p{L}* / dentista / clínica dental / dentário / dentaria / studio dentistico / 歯科 / 歯医者 / 歯列矯正',
  stethoscope:
    'doctors? / clinics? / medical / physician / hausarzt(?:praxis)? / arztpraxis / klinik / médecin / cabinet médical / clinique / médico / clínica(?! dental| veterin) / medico / ambulatorio / クリニック / 診療所 / 医院',
  'paw-prints':
    'vets? / veterinar\\p{L}* / pet (?:shops?|food|care|insurance) / animal (?:rescue|shelter|clinic) / groomers? / kennels? / tierarzt(?:praxis)? / tierheim / tierbedarf / vétérinaire / animalerie / veterinari[oa] / tienda de mascotas / pet shop / canile / 動物病院 / ペット',
  glasses:
    'opticians? / optometr\\p{L}* / eye ?wear / spectacles / optiker(?:in)? / brillen?\\p{L}* / opticien(?:ne)? / lunettes / óptica / ópticas / lentes / gafas / oculista / ottic[oa] / occhiali / óculos / 眼鏡 / メガネ',
  scissors:
    'hair ?dressers? / hair ?salons? / barbers? / tailors? / friseur(?:e|in|salon)? / barbier / coiffeu\\p{L}* / peluquer\\p{L}* / barber[ií]a / cabeleireir[oa] / parrucchier[ea] / sart[oa]ria / 美容室 / 理容室',
  dumbbell:
    'gyms? / fitness / personal train\\p{L}* / crossfit / fitnessstudio / musculation / salle de sport / gimnasio / academia(?! de) / musculação / palestra / ジム / フィットネス',
  yogaMat: 'yoga / pilates / ヨガ / ピラティス',
  wrench:
    'plumb(?:ing|ers?) / boilers? / heating / klempner(?:ei)? / installateur(?:betrieb)? / heizung(?:sbau|swartung|scheck)? / wärmepumpe\\p{L}* / plombi\\p{L}* / chauffagiste / fontaner[oí]\\p{L}* / encanador(?:es)? / idraulic\\p{L}* / 水道 / 配管',
  'electric-plug':
    'electricians? / elektriker(?:in)? / elektrobetrieb / électricien / electricistas? / eletricistas? / elettricist[ai] / 電気工事',
  solarPanel:
    'solar / photovolta\\p{L}* / solaranlagen?\\p{L}* / pv-?anlage / panneaux solaires / placas solares / energia solar / fotovolta\\p{L}* / 太陽光',
  hammer:
    'roof(?:ing|ers?) / builders? / carpent(?:ry|ers?) / renovations? / joiner(?:y|s)? / dachdecker(?:ei)? / zimmerei / handwerk\\p{L}* / schreinerei / tischlerei / couvreur / menuis\\p{L}* / charpent\\p{L}* / carpinter[oí]\\p{L}* / reformas / falegnam\\p{L}* / ristruttur\\p{L}* / 工務店 / リフォーム',
  paintbrush:
    'house painters? / decorators? / malerbetrieb / maler(?:ei)? / peintre en bâtiment / pintores / pintura de casas / imbianchin[oi] / 塗装',
  key: 'locksmiths? / escape rooms? / schlüsseldienst / serruri\\p{L}* / cerrajer\\p{L}* / chaveir[oi] / fabbro / 鍵',
  'house-with-garden':
    'real estate / estate agents? / realtors? / mortgages? / home loans? / show homes? / immobilien(?:makler)? / eigenheim / baufinanzierung / immobili[eè]re? / agence immobilière / inmobiliaria / hipotecas? / imobiliári[oa] / apês? / apartamentos? / imóve(?:l|is) / immobiliare / mutu[oi] / 不動産 / 住宅',
  car: 'driving (?:school|lessons?|instructors?) / (?:airport|valet) parking / car (?:dealers?(?:hip)?|repairs?|service) / garage(?! door) / mot test / fahrschule / autohaus / kfz-?werkstatt / werkstatt / auto-?école / garagiste / autoescuela / taller(?:es)? / concesionari[oa] / autoescola / oficina mecânica / concessionári[oa] / autofficina / concessionaria / 教習所 / 自動車',
  bike: 'bikes? / bicycles? / (?:dienst|wunsch)rad / radleasing / cycling / cyclists? / fahrrad\\p{L}* / radwerkstatt / e-?bikes? / vélos? / bicicletas? / bicis? / biciclett[ae] / 自転車',
  'delivery-truck':
    'haulage / logistics / freight / truck(?:ers?|ing) / removals? / movers? / moving company / spedition / logistik / umzug(?:sunternehmen)? / lkw-?fahrer / transporteur / déménag\\p{L}* / mudanzas? / transportes? / mudanças? / traslochi / autotrasport\\p{L}* / 運送 / 引越し?',
  box: '(?:self|student) storage / storage (?:units?|space) / warehous(?:e|es|ing) / fulfil\\p{L}* / subscription box / lagerraum / lagerbox\\p{L}* / lagerhalle / garde-meubles? / entrepôt / trasteros? / almacén / armazém / depósito / magazzino / 倉庫',
  'balance-scale':
    'lawyers? / law firms? / solicitors? / attorneys? / legal advice / rechtsanw[aä]lt\\p{L}* / kanzlei / avocats? / abogad[oa]s? / advogad[oa]s? / avvocat[oi] / studio legale / 弁護士 / 法律事務所',
  receipt:
    'invoic\\p{L}* / payroll / bookkeep\\p{L}* / accountan\\p{L}* / accounting / tax(?:es)? / expenses? / rechnungen? / buchhaltung / steuer\\p{L}* / lohnabrechnung / comptab\\p{L}* / factur\\p{L}* / contab\\p{L}* / nóminas / impuestos / impostos / notas fiscais / fattur\\p{L}* / tasse / 経理 / 請求書 / 会計',
  coins:
    'banks? / banking / credit union / savings? / loans? / pensions? / invest\\p{L}* / sparkasse / sparen / kredite? / banque / épargne / prêts? / ahorros? / préstamos? / poupança / empréstimos? / risparmi[oa]? / prestit[oi] / 銀行 / 貯金 / ローン',
  shield: 'insurance / insurers? / versicherung\\p{L}* / assurance / seguros? / assicurazion[ei] / 保険',
  phone: '(?<!no )apps? / app store / smartphones? / handy-?app / aplicación móvil / aplicativo / アプリ',
  calendar:
    '(?:staff|swap) shifts? / rota / rosters? / shift planning / schicht(?:plan|pläne|planung) / dienstplan / plannings? du personnel / シフト',
  'classical-building':
    'museums? / exhibitions? / galler(?:y|ies) / museum / ausstellung / musée / exposition / museo / exposición / museu / exposição / mostra / 博物館 / 美術館 / 展覧会',
  suitcase:
    'travel (?:agen\\p{L}*|insurance|guide) / flights? / airlines? / reise(?:büro|veranstalter) / flüge / agence de voyages? / vuelos? / agencia de viajes / agência de viagens / voli / agenzia viaggi / 旅行 / 航空',
  boat: 'sail(?:ing|ors?)? / boats? / yachts? / harbou?r / maritime / segel\\p{L}* / hafen / voile / bateaux? / barcos? / veleros? / vela / náutic[ao] / barche / 船 / ヨット',
  'musical-keyboard': 'pianos? / klavier\\p{L}* / ピアノ',
  violin:
    'orchestra / string quartet / symphon\\p{L}* / classical concert / sinfoni\\p{L}* / orchester / orchestre / orquesta / 管弦楽',
  mic: 'concerts? / festivals? / gigs? / live music / open mic / karaoke / konzert\\p{L}* / conciertos? / concertos? / ライブ / コンサート',
  sandal:
    'dance (?:school|class(?:es)?) / tango / salsa / ballet / tanz(?:schule|kurs) / école de danse / baile / aulas de dança / scuola di ballo / ballare / ダンス',
  'graduation-cap':
    'universit\\p{L}* / colleges? / tutor\\p{L}* / (?<!(?:two|three|four|five|\\d)[- ])courses?(?! meals?| menu) / degree / nachhilfe / studium / weiterbildung / cours de / université / soutien scolaire / universidad / cursos? / universidade / aulas? / corsi / università / 塾 / 大学 / 講座',
  teddy:
    "(?:day |children[’']s )nurser(?:y|ies) / nursery (?:schools?|places?|rhymes?) / (?:your|our) nursery / kindergartens? / daycare / pre-?schools? / toddlers? / kita / kindertagesstätte / crèche / guardería / creche / asilo nido / 保育園 / 幼稚園",
  bouquet:
    'florists? / flowers? / bouquets? / wedding(?! dress)s? / blumen(?:laden|strauß)? / floristik / fleuriste / fleurs / flores / florister[ií]a / floricultura / fior[ei] / fiorista / 花屋 / ブーケ',
  plant:
    'gardens? / garden cent(?:re|er) / nursery plants? / perennials / houseplants? / landscap\\p{L}* / gärtner(?:ei)? / garten(?:center|bau)? / stauden / jardin(?:erie|age)? / jardin(?:er[ií]a)?s? / viver[oi] / jardinagem / vivaio / giardin\\p{L}* / 園芸 / 植物',
  grapes:
    'vineyards? / winer(?:y|ies) / wines? / weingut / winzer / vigneron / vignoble / viñedos? / bodegas? / vinícola / vinhos? / vigneti? / cantina / ワイン',
  'beer-mug':
    'brewer(?:y|ies) / craft beer / pubs? / brauerei / biergarten / brasserie / bière / cervecer[ií]a / cerveza / cervejaria / cerveja / birrificio / birra / ビール',
  bread:
    'baker(?:y|ies|s)? / sourdough / bäckerei / boulangerie / panader[ií]a / padaria / panificio / forno / パン屋 / ベーカリー',
  cup: 'caf[eé]s?(?! da manhã) / coffee(?: shop)? / espresso / kaffee\\p{L}* / rösterei / cafetería / torréfact\\p{L}* / torrefazione / 喫茶店 / 珈琲',
  'fork-and-knife':
    'restaurants? / bistros? / trattorias? / meal kits? / catering / gasthaus / gasthof / traiteur / restaurantes? / ristorant[ei] / osteria / レストラン / 食堂',
  coat: 'jackets? / coats? / rain ?wear / outerwear / \\p{L}*jacken? / \\p{L}*mantel / manteaux? / vestes? / chaquetas? / abrigos? / casacos? / giacc(?:a|he) / ジャケット / コート',
  shirt:
    'clothing / fashion / t-?shirts? / mode(?:label|geschäft)? / kleidung / vêtements? / ropa(?! de cama) / camisetas? / roupas? / abbigliamento / 服',
  shoe: 'shoes? / sneakers? / trainers / footwear / schuhe? / chaussures? / zapat\\p{L}* / sapatos? / scarpe / 靴',
  bed: 'mattress(?:es)? / bedding / matratzen? / matelas / colch(?:ón|ones) / colch(?:ão|ões) / materass[oi] / マットレス / 寝具',
  sofa: 'furniture / upholster\\p{L}* / armchairs? / polster(?:ei|möbel) / tapiss(?:ier|erie) / tapicer[ií]a / estofador? / möbel(?:haus)? / meubles? / muebles? / móveis / mobili / arredament\\p{L}* / 家具',
  pot: 'cookware / küchenstudio / ustensiles de cuisine / utensilios de cocina / utensílios de cozinha / 調理器具',
  soap: 'skin ?care / cosmetics? / soaps? / beauty / kosmetik / hautpflege / cosmétiques? / cuidado de la piel / cosmétic\\p{L}* / cosmetic[ai] / 化粧品 / スキンケア',
  broom:
    'clean(?:ing|ers?) (?:service|company)? / cleaning / reinigung(?:sfirma|sservice)? / gebäudereinigung / nettoyage / limpieza / limpeza / pulizi[ae] / 清掃 / クリーニング',
  candle:
    'candles? / funeral / undertakers? / bestattung\\p{L}* / kerzen? / pompes funèbres / bougies? / funeraria / velas / funerária / candel[ae] / onoranze funebri / 葬儀 / キャンドル',
  'fountain-pen':
    'stationery / fountain pens? / schreibwaren / füller / papeterie / papelería / papelaria / cartoleria / 文具 / インク / 万年筆',
  'soccer-ball': 'football club / soccer / fußball(?:verein)? / fútbol / futebol / calcio / サッカー',
  book: 'book ?(?:shop|store|club)s? / librar(?:y|ies) / publishers? / buchhandlung / bücherei / librairie / bibliothèque / librer[ií]a / biblioteca / livraria / libreria / 書店 / 図書館',
  terminal:
    'cli / command[- ]line / (?:npm|pip|cargo|brew|go|gem) install / npx / docker / github / ci / postgres(?:ql)? / sql / linters? / deploys? / kubernetes / terraform / sdk / apis? / devops / developers? / entwickler / développeurs / desarrolladores / desenvolvedores / sviluppatori / コマンドライン / 開発者',
  'video-game': 'video ?games? / gaming / videospiel\\p{L}* / jeux vidéo / videojuegos? / videogioc\\p{L}* / ゲーム',
};

const counters = Object.entries(trades).map(([name, words]) => ({ name, count: wordCounter(words) }));

/** Returns the thing that stands for the trade with the most words in a text. Undefined if it names no trade. */
export function thingOfTrade(text: string): SubjectName | undefined {
  const counted = counters.map(({ name, count }) => ({ name, words: count(text) }));
  const best = counted.reduce((one, other) => (other.words > one.words ? other : one));
  return best.words > 0 && isSubject(best.name) ? best.name : undefined;
}

const isSubject = (name: string): name is SubjectName => name in trades;
