import { wordFinder } from '../story/terms';
import type { SubjectName } from './subjects';

/** A kind of business or service that films advertise. */
export interface Trade {
  /** The thing that stands for the trade. */
  readonly thing: SubjectName;
  /** Words for the trade in all languages. */
  readonly words: string;
  /** What films about the trade may show, as captions of a storyboard. */
  readonly scenes: readonly string[];
}

export const trades: readonly Trade[] = [
  {
    thing: 'tooth',
    words:
      'dentists? / dental(?! floss) / orthodont\\p{L}* / zahn(?:arzt|ärzt|medizin|reinigung|klinik|implant)\\p{L}* / dentiste / dentaire / odontolog\\p{L}* / dentista / clínica dental / dentário / dentaria / studio dentistico / 歯科 / 歯医者 / 歯列矯正',
    scenes: ['A dentist smiles in a clinic', 'Close-up: a woman laughs', 'A toothbrush in a bathroom'],
  },
  {
    thing: 'stethoscope',
    words:
      'doctors? / clinics? / medical / physician / hausarzt(?:praxis)? / arztpraxis / klinik / médecin / cabinet médical / clinique / médico / clínica(?! dental| veterin) / medico / ambulatorio / クリニック / 診療所 / 医院',
    scenes: ['A doctor talks to an old woman in a clinic', 'A nurse smiles in a clinic', 'A stethoscope in a clinic'],
  },
  {
    thing: 'paw-prints',
    words:
      'vets? / veterinar\\p{L}* / pet (?:shops?|food|care|insurance) / animal (?:rescue|shelter|clinic) / groomers? / kennels? / tierarzt(?:praxis)? / tierheim / tierbedarf / vétérinaire / animalerie / veterinari[oa] / tienda de mascotas / pet shop / canile / 動物病院 / ペット',
    scenes: ['A vet with a dog in a clinic', 'A woman walks with a dog in a park', 'A cat in a living room'],
  },
  {
    thing: 'glasses',
    words:
      'opticians? / optometr\\p{L}* / eye ?wear / spectacles / optiker(?:in)? / brillen?\\p{L}* / opticien(?:ne)? / lunettes / óptica / ópticas / lentes / gafas / oculista / ottic[oa] / occhiali / óculos / 眼鏡 / メガネ',
    scenes: ['An optician in a shop', 'A man with spectacles reads a book in a living room', 'Glasses in a shop'],
  },
  {
    thing: 'scissors',
    words:
      'hair ?dressers? / hair ?salons? / barbers? / tailors? / friseur(?:e|in|salon)? / barbier / coiffeu\\p{L}* / peluquer\\p{L}* / barber[ií]a / cabeleireir[oa] / parrucchier[ea] / sart[oa]ria / 美容室 / 理容室',
    scenes: ['A hairdresser with a woman in a shop', 'A woman laughs in a shop', 'Scissors in a bathroom'],
  },
  {
    thing: 'dumbbell',
    words:
      'gyms? / fitness / personal train\\p{L}* / crossfit / fitnessstudio / musculation / salle de sport / gimnasio / academia(?! de) / musculação / palestra / ジム / フィットネス',
    scenes: ['A woman with a dumbbell in a gym', 'A man runs in a gym', 'A kettlebell in a gym'],
  },
  {
    thing: 'yogaMat',
    words: 'yoga / pilates / ヨガ / ピラティス',
    scenes: ['A woman sits on a yoga mat in a gym', 'A man stretches in a park', 'A yoga mat in a living room'],
  },
  {
    thing: 'wrench',
    words:
      'plumb(?:ing|ers?) / boilers? / heating / klempner(?:ei)? / installateur(?:betrieb)? / heizung(?:sbau|swartung|scheck)? / wärmepumpe\\p{L}* / plombi\\p{L}* / chauffagiste / fontaner[oí]\\p{L}* / encanador(?:es)? / idraulic\\p{L}* / 水道 / 配管',
    scenes: ['A plumber with a wrench in a bathroom', 'A van in the city', 'A plumber waves in a kitchen'],
  },
  {
    thing: 'electric-plug',
    words:
      'electricians? / elektriker(?:in)? / elektrobetrieb / électricien / electricistas? / eletricistas? / elettricist[ai] / 電気工事',
    scenes: ['An electrician with a toolbox in a living room', 'A van in the city', 'A light bulb in a living room'],
  },
  {
    thing: 'solarPanel',
    words:
      'solar / photovolta\\p{L}* / solaranlagen?\\p{L}* / pv-?anlage / panneaux solaires / placas solares / energia solar / fotovolta\\p{L}* / 太陽光',
    scenes: ['Solar panels in a field', 'An electrician in a yard', 'A solar panel in a yard'],
  },
  {
    thing: 'hammer',
    words:
      'roof(?:ing|ers?) / builders? / carpent(?:ry|ers?) / renovations? / joiner(?:y|s)? / dachdecker(?:ei)? / zimmerei / handwerk\\p{L}* / schreinerei / tischlerei / couvreur / menuis\\p{L}* / charpent\\p{L}* / carpinter[oí]\\p{L}* / reformas / falegnam\\p{L}* / ristruttur\\p{L}* / 工務店 / リフォーム',
    scenes: ['A builder with a hammer in a yard', 'A ladder in a yard', 'A carpenter with a hammer in a workshop'],
  },
  {
    thing: 'paintbrush',
    words:
      'house painters? / decorators? / malerbetrieb / maler(?:ei)? / peintre en bâtiment / pintores / pintura de casas / imbianchin[oi] / 塗装',
    scenes: [
      'A painter with a paintbrush in a living room',
      'A ladder in a living room',
      'A woman smiles in a living room',
    ],
  },
  {
    thing: 'key',
    words:
      'locksmiths? / escape rooms? / schlüsseldienst / serruri\\p{L}* / cerrajer\\p{L}* / chaveir[oi] / fabbro / 鍵',
    scenes: ['A locksmith in a hall', 'A house key on a table in a hall', 'A woman smiles in a hall'],
  },
  {
    thing: 'house-with-garden',
    words:
      'real estate / estate agents? / realtors? / mortgages? / home loans? / show homes? / immobilien(?:makler)? / eigenheim / baufinanzierung / immobili[eè]re? / agence immobilière / inmobiliaria / hipotecas? / imobiliári[oa] / apês? / apartamentos? / imóve(?:l|is) / immobiliare / mutu[oi] / 不動産 / 住宅',
    scenes: ['A couple in a yard', 'A sofa in a living room', 'A house key on a table in a kitchen'],
  },
  {
    thing: 'car',
    words:
      'driving (?:school|lessons?|instructors?) / (?:airport|valet) parking / car (?:dealers?(?:hip)?|repairs?|service) / garage(?! door) / mot test / fahrschule / autohaus / kfz-?werkstatt / werkstatt / auto-?école / garagiste / autoescuela / taller(?:es)? / concesionari[oa] / autoescola / oficina mecânica / concessionári[oa] / autofficina / concessionaria / 教習所 / 自動車',
    scenes: ['A woman drives a car', 'A car on a road', 'A man with a key in front of a car'],
  },
  {
    thing: 'bike',
    words:
      'bikes? / bicycles? / (?:dienst|wunsch)rad / radleasing / cycling / cyclists? / fahrrad\\p{L}* / radwerkstatt / e-?bikes? / vélos? / bicicletas? / bicis? / biciclett[ae] / 自転車',
    scenes: ['A woman rides a bike in the city', 'A mechanic with a bike in a workshop', 'A bike in a park'],
  },
  {
    thing: 'delivery-truck',
    words:
      'haulage / logistics / freight / truck(?:ers?|ing) / removals? / movers? / moving company / spedition / logistik / umzug(?:sunternehmen)? / lkw-?fahrer / transporteur / déménag\\p{L}* / mudanzas? / transportes? / mudanças? / traslochi / autotrasport\\p{L}* / 運送 / 引越し?',
    scenes: ['A delivery van on a road', 'A man carries a box into a house', 'Boxes in a living room'],
  },
  {
    thing: 'box',
    words:
      '(?:self|student) storage / storage (?:units?|space) / warehous(?:e|es|ing) / fulfil\\p{L}* / subscription box / lagerraum / lagerbox\\p{L}* / lagerhalle / garde-meubles? / entrepôt / trasteros? / almacén / armazém / depósito / magazzino / 倉庫',
    scenes: ['A woman carries a box', 'A delivery van in the city', 'A box on a table in a living room'],
  },
  {
    thing: 'balance-scale',
    words:
      'lawyers? / law firms? / solicitors? / attorneys? / legal advice / rechtsanw[aä]lt\\p{L}* / kanzlei / avocats? / abogad[oa]s? / advogad[oa]s? / avvocat[oi] / studio legale / 弁護士 / 法律事務所',
    scenes: ['A lawyer in an office', 'Two people shake hands in an office', 'Papers on a table in an office'],
  },
  {
    thing: 'receipt',
    words:
      'invoic\\p{L}* / payroll / bookkeep\\p{L}* / accountan\\p{L}* / accounting / tax(?:es)? / expenses? / rechnungen? / buchhaltung / steuer\\p{L}* / lohnabrechnung / comptab\\p{L}* / factur\\p{L}* / contab\\p{L}* / nóminas / impuestos / impostos / notas fiscais / fattur\\p{L}* / tasse / 経理 / 請求書 / 会計',
    scenes: [
      'A woman works at a laptop in an office',
      'A receipt on a table in an office',
      'A man smiles in an office',
    ],
  },
  {
    thing: 'coins',
    words:
      'banks? / banking / credit union / savings? / loans? / pensions? / invest\\p{L}* / sparkasse / sparen / kredite? / banque / épargne / prêts? / ahorros? / préstamos? / poupança / empréstimos? / risparmi[oa]? / prestit[oi] / 銀行 / 貯金 / ローン',
    scenes: ['A woman with a phone in a living room', 'Coins on a table', 'A couple in a kitchen'],
  },
  {
    thing: 'shield',
    words: 'insurance / insurers? / versicherung\\p{L}* / assurance / seguros? / assicurazion[ei] / 保険',
    scenes: ['A family in a yard', 'A couple in a living room', 'An umbrella in a yard'],
  },
  {
    thing: 'phone',
    words: '(?<!no )apps? / app store / smartphones? / handy-?app / aplicación móvil / aplicativo / アプリ',
    scenes: ['A woman with a phone in a cafe', 'A phone on a table in a living room', 'A man with a phone in the city'],
  },
  {
    thing: 'calendar',
    words:
      '(?:staff|swap) shifts? / rota / rosters? / shift planning / schicht(?:plan|pläne|planung) / dienstplan / plannings? du personnel / シフト',
    scenes: [
      'A woman works at a laptop in an office',
      'A man with a phone in a kitchen',
      'A calendar on a table in an office',
    ],
  },
  {
    thing: 'classical-building',
    words:
      'museums? / exhibitions? / galler(?:y|ies) / museum / ausstellung / musée / exposition / museo / exposición / museu / exposição / mostra / 博物館 / 美術館 / 展覧会',
    scenes: ['A woman in a museum', 'A statue in a museum', 'A couple in a museum'],
  },
  {
    thing: 'suitcase',
    words:
      'travel (?:agen\\p{L}*|insurance|guide) / flights? / airlines? / reise(?:büro|veranstalter) / flüge / agence de voyages? / vuelos? / agencia de viajes / agência de viagens / voli / agenzia viaggi / 旅行 / 航空',
    scenes: ['A woman with a suitcase in a station', 'An airplane in the sky', 'A couple on a beach'],
  },
  {
    thing: 'boat',
    words:
      'sail(?:ing|ors?)? / boats? / yachts? / harbou?r / maritime / segel\\p{L}* / hafen / voile / bateaux? / barcos? / veleros? / vela / náutic[ao] / barche / 船 / ヨット',
    scenes: ['A boat on the sea', 'A couple on a beach', 'A sailor on the sea'],
  },
  {
    thing: 'musical-keyboard',
    words: 'pianos? / klavier\\p{L}* / ピアノ',
    scenes: ['A woman plays the piano in a living room', 'A piano in a living room'],
  },
  {
    thing: 'violin',
    words:
      'orchestra / string quartet / symphon\\p{L}* / classical concert / sinfoni\\p{L}* / orchester / orchestre / orquesta / 管弦楽',
    scenes: ['A woman with a violin on a stage', 'Friends sit in a theater', 'A violin on a stage'],
  },
  {
    thing: 'mic',
    words:
      'concerts? / festivals? / gigs? / live music / open mic / karaoke / konzert\\p{L}* / conciertos? / concertos? / ライブ / コンサート',
    scenes: ['A singer with a microphone on a stage', 'Friends cheer in a theater', 'A guitar on a stage'],
  },
  {
    thing: 'sandal',
    words:
      'dance (?:school|class(?:es)?) / tango / salsa / ballet / tanz(?:schule|kurs) / école de danse / baile / aulas de dança / scuola di ballo / ballare / ダンス',
    scenes: ['A couple dances on a stage', 'A woman dances in a hall'],
  },
  {
    thing: 'graduation-cap',
    words:
      'universit\\p{L}* / colleges? / tutor\\p{L}* / (?<!(?:two|three|four|five|\\d)[- ])courses?(?! meals?| menu) / degree / nachhilfe / studium / weiterbildung / cours de / université / soutien scolaire / universidad / cursos? / universidade / aulas? / corsi / università / 塾 / 大学 / 講座',
    scenes: ['A student works at a laptop in a living room', 'A teacher in an office', 'A book on a table'],
  },
  {
    thing: 'teddy',
    words:
      "(?:day |children[’']s )nurser(?:y|ies) / nursery (?:schools?|places?|rhymes?) / (?:your|our) nursery / kindergartens? / daycare / pre-?schools? / toddlers? / kita / kindertagesstätte / crèche / guardería / creche / asilo nido / 保育園 / 幼稚園",
    scenes: ['A girl and a boy in a living room', 'A teddy in a living room', 'A mother with a child in a park'],
  },
  {
    thing: 'bouquet',
    words:
      'florists? / flowers? / bouquets? / wedding(?! dress)s? / blumen(?:laden|strauß)? / floristik / fleuriste / fleurs / flores / florister[ií]a / floricultura / fior[ei] / fiorista / 花屋 / ブーケ',
    scenes: ['A florist in a shop', 'A bridal bouquet on a table in a living room', 'A couple in a park'],
  },
  {
    thing: 'plant',
    words:
      'gardens? / garden cent(?:re|er) / nursery plants? / perennials / houseplants? / landscap\\p{L}* / gärtner(?:ei)? / garten(?:center|bau)? / stauden / jardin(?:erie|age)? / jardin(?:er[ií]a)?s? / viver[oi] / jardinagem / vivaio / giardin\\p{L}* / 園芸 / 植物',
    scenes: ['A gardener kneels in a garden', 'Flowers in a garden', 'A plant in a garden'],
  },
  {
    thing: 'grapes',
    words:
      'vineyards? / winer(?:y|ies) / wines? / weingut / winzer / vigneron / vignoble / viñedos? / bodegas? / vinícola / vinhos? / vigneti? / cantina / ワイン',
    scenes: ['A woman with a glass of wine in a field', 'A wine glass on a table', 'Grapes in a field'],
  },
  {
    thing: 'beer-mug',
    words:
      'brewer(?:y|ies) / craft beer / pubs? / brauerei / biergarten / brasserie / bière / cervecer[ií]a / cerveza / cervejaria / cerveja / birrificio / birra / ビール',
    scenes: ['Friends with beer in a bar', 'A beer on a table in a bar', 'A brewer in a workshop'],
  },
  {
    thing: 'bread',
    words:
      'baker(?:y|ies|s)? / sourdough / bäckerei / boulangerie / panader[ií]a / padaria / panificio / forno / パン屋 / ベーカリー',
    scenes: ['A baker with bread in a bakery', 'Bread on a table in a bakery', 'A woman smiles in a bakery'],
  },
  {
    thing: 'cup',
    words:
      'caf[eé]s?(?! da manhã) / coffee(?: shop)? / espresso / kaffee\\p{L}* / rösterei / cafetería / torréfact\\p{L}* / torrefazione / 喫茶店 / 珈琲',
    scenes: [
      'A barista with a cup in a cafe',
      'A cup of coffee on a table in a cafe',
      'A woman drinks coffee in a cafe',
    ],
  },
  {
    thing: 'fork-and-knife',
    words:
      'restaurants? / bistros? / trattorias? / meal kits? / catering / gasthaus / gasthof / traiteur / restaurantes? / ristorant[ei] / osteria / レストラン / 食堂',
    scenes: [
      'A chef with a pan in a kitchen',
      'Friends eat at a table in a restaurant',
      'A dish on a table in a restaurant',
    ],
  },
  {
    thing: 'coat',
    words:
      'jackets? / coats? / rain ?wear / outerwear / \\p{L}*jacken? / \\p{L}*mantel / manteaux? / vestes? / chaquetas? / abrigos? / casacos? / giacc(?:a|he) / ジャケット / コート',
    scenes: ['A woman in a coat in a forest', 'A coat in a shop', 'A man in a coat walks in the rain'],
  },
  {
    thing: 'shirt',
    words:
      'clothing / fashion / t-?shirts? / mode(?:label|geschäft)? / kleidung / vêtements? / ropa(?! de cama) / camisetas? / roupas? / abbigliamento / 服',
    scenes: ['A woman smiles in a shop', 'A shirt in a shop', 'A man in a hoodie walks in the city'],
  },
  {
    thing: 'shoe',
    words: 'shoes? / sneakers? / trainers / footwear / schuhe? / chaussures? / zapat\\p{L}* / sapatos? / scarpe / 靴',
    scenes: ['A woman runs in a park', 'A shoe on a road', 'A man walks in a forest'],
  },
  {
    thing: 'bed',
    words:
      'mattress(?:es)? / bedding / matratzen? / matelas / colch(?:ón|ones) / colch(?:ão|ões) / materass[oi] / マットレス / 寝具',
    scenes: ['A woman stretches in a bedroom', 'A bed in a bedroom', 'A couple smiles in a bedroom'],
  },
  {
    thing: 'sofa',
    words:
      'furniture / upholster\\p{L}* / armchairs? / polster(?:ei|möbel) / tapiss(?:ier|erie) / tapicer[ií]a / estofador? / möbel(?:haus)? / meubles? / muebles? / móveis / mobili / arredament\\p{L}* / 家具',
    scenes: ['A couple sits on a sofa in a living room', 'A sofa in a living room', 'A lamp in a living room'],
  },
  {
    thing: 'pot',
    words: 'cookware / küchenstudio / ustensiles de cuisine / utensilios de cocina / utensílios de cozinha / 調理器具',
    scenes: ['A woman cooks with a pot in a kitchen', 'A pot in a kitchen', 'A family eats at a table in a kitchen'],
  },
  {
    thing: 'soap',
    words:
      'skin ?care / cosmetics? / soaps? / beauty / kosmetik / hautpflege / cosmétiques? / cuidado de la piel / cosmétic\\p{L}* / cosmetic[ai] / 化粧品 / スキンケア',
    scenes: ['A woman smiles in a bathroom', 'Soap in a bathroom', 'Close-up: a woman smiles'],
  },
  {
    thing: 'broom',
    words:
      'clean(?:ing|ers?) (?:service|company)? / cleaning / reinigung(?:sfirma|sservice)? / gebäudereinigung / nettoyage / limpieza / limpeza / pulizi[ae] / 清掃 / クリーニング',
    scenes: ['A woman with a bucket in an office', 'A broom in a living room', 'A woman smiles in a living room'],
  },
  {
    thing: 'candle',
    words:
      'candles? / funeral / undertakers? / bestattung\\p{L}* / kerzen? / pompes funèbres / bougies? / funeraria / velas / funerária / candel[ae] / onoranze funebri / 葬儀 / キャンドル',
    scenes: ['A candle on a table in a living room', 'Flowers on a table', 'A tree in a park'],
  },
  {
    thing: 'fountain-pen',
    words:
      'stationery / fountain pens? / schreibwaren / füller / papeterie / papelería / papelaria / cartoleria / 文具 / インク / 万年筆',
    scenes: ['A woman writes a letter in an office', 'A fountain pen on a table in an office', 'A notebook on a table'],
  },
  {
    thing: 'soccer-ball',
    words: 'football club / soccer / fußball(?:verein)? / fútbol / futebol / calcio / サッカー',
    scenes: ['A boy with a soccer ball in a park', 'A soccer ball in a field', 'Friends cheer in a park'],
  },
  {
    thing: 'book',
    words:
      'book ?(?:shop|store|club)s? / librar(?:y|ies) / publishers? / buchhandlung / bücherei / librairie / bibliothèque / librer[ií]a / biblioteca / livraria / libreria / 書店 / 図書館',
    scenes: [
      'A woman reads a book in a living room',
      'A book on a table in a living room',
      'A man with a book in a bookshop',
    ],
  },
  {
    thing: 'terminal',
    words:
      'cli / command[- ]line / (?:npm|pip|cargo|brew|go|gem) install / npx / docker / github / ci / postgres(?:ql)? / sql / linters? / deploys? / kubernetes / terraform / sdk / apis? / devops / developers? / entwickler / développeurs / desarrolladores / desenvolvedores / sviluppatori / コマンドライン / 開発者',
    scenes: [
      'A man works at a laptop in an office',
      'A terminal window in an office',
      'A woman works at a laptop in a cafe',
    ],
  },
  {
    thing: 'video-game',
    words: 'video ?games? / gaming / videospiel\\p{L}* / jeux vidéo / videojuegos? / videogioc\\p{L}* / ゲーム',
    scenes: [
      'A boy with a game controller in a living room',
      'A game controller on a table in a living room',
      'Friends laugh in a living room',
    ],
  },
  {
    thing: 'surfboard',
    words:
      'surf(?:ing|ers?)?(?: school| lessons?| camp)? / surfschule / école de surf / escuela de surf / clases de surf / escola de surf / scuola di surf / サーフィン',
    scenes: ['A woman with a surfboard on a beach', 'A surfer on the sea', 'A surfboard on a beach'],
  },
  {
    thing: 'skis',
    words:
      'ski(?:ing)? (?:school|pass|resort|lessons?|holidays?) / skischule / skigebiet / station de ski / école de ski / estación de esquí / estação de esqui / scuola di sci / スキー',
    scenes: ['A man with skis in the snow', 'A couple in the snow', 'Skis in the snow'],
  },
  {
    thing: 'tent',
    words:
      'camp(?:ing|sites?|grounds?) / glamping / outdoor gear / zeltplatz / campingplatz / bivouac / acampada / campeggio / acampamento / キャンプ',
    scenes: ['A couple in front of a tent in a forest', 'A campfire in a forest', 'A tent in the mountains'],
  },
  {
    thing: 'horse',
    words:
      'horse ?riding / riding (?:school|lessons?) / equestrian / stables / reit(?:schule|stunden|hof|unterricht) / équitation / centre équestre / equitación / hípica / equitação / equitazione / maneggio / 乗馬',
    scenes: ['A girl rides a horse in a field', 'A horse in a field', 'A woman smiles in a field'],
  },
  {
    thing: 'bed',
    words:
      "hotels? / hostels? / guest ?houses? / b&bs? / bed and breakfast / inns? / ryokans? / pension(?: garni)? / ferienwohnung(?:en)? / gasthöfe / hôtels? / gîtes? / chambres? d[’']hôtes / hostal(?:es)? / posadas? / casa rural / pousadas? / albergh?[oi] / agriturism[oi] / 旅館 / ホテル / 温泉 / 民宿",
    scenes: ['A couple in a bedroom', 'A woman opens a window in a bedroom', 'A couple on a terrace'],
  },
  {
    thing: 'slippers',
    words:
      'spas? / massages? / wellness / sauna / thermal / thermen? / bien-être / hammam / masajes? / balneario / massagens? / massaggi[oi]? / terme / マッサージ / スパ / サウナ',
    scenes: ['A woman in a robe by a pool', 'A candle on a table', 'Close-up: a woman smiles'],
  },
  {
    thing: 'yogaMat',
    words:
      'physio(?:therap\\p{L}*)? / osteopath\\p{L}* / chiropract\\p{L}* / back pain / rückenschmerzen / krankengymnastik / kinésithérapeute / kiné / fisioterapia / fisioterapeuta / quiropr\\p{L}* / 整体 / 理学療法',
    scenes: ['A physiotherapist in a clinic', 'A woman stretches in a gym', 'A man sits at a desk in an office'],
  },
  {
    thing: 'cup',
    words:
      'language (?:school|class(?:es)?|courses?) / conversation class(?:es)? / sprachschule / sprachkurs(?:e)? / école de langues / cours de langue / escuela de idiomas / escola de idiomas / scuola di lingue / 英会話 / 語学',
    scenes: ['Friends talk at a table in a cafe', 'A teacher with a book in an office', 'A woman laughs in a cafe'],
  },
  {
    thing: 'laptop',
    words:
      'software / saas / platform / dashboards? / crm / workflow / spreadsheets? / browser / plug-?ins? / automat(?:e|es|ed|ion) / buchungssystem / plattform / logiciel / tableau de bord / programa de gestión / plataforma / gestionale / piattaforma / ソフト / クラウド',
    scenes: [
      'A woman works at a laptop in an office',
      'Two people talk in an office',
      'A laptop on a table in an office',
    ],
  },
  {
    thing: 'padlock',
    words:
      'security / cyber\\p{L}* / passwords? / encrypt\\p{L}* / alarm systems? / sicherheit / passwör?t\\p{L}* / sécurité / mots? de passe / seguridad / contraseñas? / segurança / senhas? / sicurezza / セキュリティ',
    scenes: [
      'A woman works at a laptop in an office',
      'A padlock on a table in an office',
      'A man with a phone in a living room',
    ],
  },
  {
    thing: 'clipboard',
    words:
      'hiring / recruit\\p{L}* / vacanc(?:y|ies) / job (?:offers?|openings?) / careers? / stellenangebote? / bewerb\\p{L}* / karriere / recrut\\p{L}* / emploi / empleo / contrata\\p{L}* / vagas / assun\\p{L}* / lavora con noi / 求人 / 採用',
    scenes: ['Two people shake hands in an office', 'A woman smiles in an office', 'People talk in an office'],
  },
  {
    thing: 'gift',
    words:
      'charit(?:y|ies) / donat(?:e|ions?) / fundrais\\p{L}* / food ?banks? / spenden? / ehrenamt / tafel(?:laden)? / bénévol\\p{L}* / faites un don / donaci\\p{L}* / voluntari\\p{L}* / doaç\\p{L}* / donazion[ei] / volontari\\p{L}* / 寄付 / ボランティア',
    scenes: ['A woman carries a box', 'Friends smile in a park', 'A child smiles, close-up'],
  },
  {
    thing: 'cup',
    words:
      'care homes? / home ?care / carers? / elderly care / retirement / pflegedienst / altenpflege / seniorenheim / aide à domicile / ehpad / cuidado de mayores / residencia de mayores / cuidadores / casa di riposo / badante / 介護',
    scenes: [
      'A nurse talks to an old woman in a living room',
      'An old man laughs in a living room',
      'A cup of tea on a table in a living room',
    ],
  },
  {
    thing: 'vegetables',
    words:
      "farm ?shops? / veg(?:etable)? box(?:es)? / organic (?:farm|veg\\p{L}*|food|market) / farmers[’']? market / hofladen / gemüsekiste / wochenmarkt / biohof / panier de légumes / producteurs? locaux / huerta / cesta de verduras / hortifruti / orgânicos? / orto / 野菜 / 農園",
    scenes: [
      'A farmer with a basket in a field',
      'Vegetables on a table in a kitchen',
      'A woman with a basket in a market',
    ],
  },
  {
    thing: 'tractor',
    words:
      'farm(?:ers?|ing)? (?:machinery|equipment|software) / agricultur\\p{L}* / landwirt(?:e|schaft)? / agricult(?:eurs?|ores?) / agr[ií]col[ao]s? / 農業 / 農家',
    scenes: ['A farmer in a field', 'A tractor in a field', 'Cows in a field'],
  },
  {
    thing: 'hammer',
    words:
      'construction / building sites? / snag(?:ging|s)? / contractors? / baustellen? / bauunternehmen / chantiers? / obras? / cantier[ei] / 建設 / 現場',
    scenes: ['A builder with a tablet in the city', 'An excavator in the city', 'A builder with a hammer in a yard'],
  },
  {
    thing: 'washer',
    words:
      'laund(?:ry|rette|romat)s? / dry cleaning / detergents? / wäscherei / waschsalon / waschmittel / pressing / laveries? / lessive / lavander[ií]as? / tintorer[ií]a / lavanderia / detersivo / 洗濯 / クリーニング店',
    scenes: ['A woman with a basket in a bathroom', 'A washing machine in a bathroom', 'A shirt in a bedroom'],
  },
  {
    thing: 'boat',
    words:
      'ferr(?:y|ies) / cruises? / island hopping / fähren? / kreuzfahrt(?:en)? / croisières? / cruceros? / crociere? / traghett[oi] / フェリー / 遊覧船',
    scenes: ['A boat on the sea', 'A family on a boat on the sea', 'Children run on a beach'],
  },
  {
    thing: 'train',
    words:
      'rail(?:way|card)? / train (?:tickets?|travel) / bahn(?:card|fahren|reisen)? / zug(?:fahren|reisen) / trains? de nuit / trenes / comboios? / treni / 鉄道 / 新幹線',
    scenes: ['A train in the mountains', 'A woman by a window in a station', 'A couple with suitcases in a station'],
  },
  {
    thing: 'shoe',
    words:
      'running (?:club|shoes|shop) / marathon / 10k / parkrun / laufschuhe / lauftreff / course à pied / corredores / corrida de rua / podis\\p{L}* / マラソン / walking boots? / hiking boots? / boots / stiefel / wanderschuhe / bottines / botas / botines / stivali / scarponi / ブーツ',
    scenes: ['A woman runs in a park', 'A shoe on a road', 'A man walks in a forest'],
  },
  {
    thing: 'guitar',
    words:
      'music (?:school|lessons?) / guitar lessons? / musikschule / gitarrenunterricht / école de musique / cours de guitare / clases de guitarra / escuela de música / aulas de violão / escola de música / lezioni di chitarra / ギター / 音楽教室',
    scenes: ['A girl with a guitar in a living room', 'A guitar in a living room', 'A man plays the guitar on a stage'],
  },
  {
    thing: 'artist-palette',
    words:
      'art (?:class(?:es)?|school|supplies) / painting class(?:es)? / malkurs(?:e)? / kunstschule / cours de peinture / beaux-arts / clases de pintura / aulas de pintura / corso di pittura / 絵画 / 画材',
    scenes: [
      'A woman with a paintbrush in a workshop',
      'A painting in a workshop',
      'A paintbrush on a table in a workshop',
    ],
  },
  {
    thing: 'vase',
    words:
      'potter(?:y|ies) / ceramics? / töpfer\\p{L}* / keramik / poteri\\p{L}* / céramique / cerámica / alfarer[ií]a / cerâmica / ceramica / 陶芸 / 焼き物',
    scenes: ['A potter with a vase in a workshop', 'A vase in a workshop', 'Bowls on a table in a kitchen'],
  },
  {
    thing: 'yarn',
    words:
      'knit(?:ting|wear)? / yarns? / crochet / wolle / stricken / tricot / laine / tejer / lana / tricô / crochê / lavoro a maglia / 毛糸 / 編み物',
    scenes: ['A woman knits in a living room', 'Yarn on a table in a living room', 'A sweater in a shop'],
  },
  {
    thing: 'thread',
    words:
      'sewing / alterations / dressmak\\p{L}* / nähkurs(?:e)? / schneiderei / änderungsschneiderei / couture / retouches / costura / modista / arreglos / sartoria / cucito / 裁縫',
    scenes: ['A seamstress in a workshop', 'A shirt on a table in a workshop', 'Scissors on a table in a workshop'],
  },
  {
    thing: 'game-die',
    words:
      'board ?games? / (?:escape|board)[- ]game / brettspiele? / spieleabend / jeux de société / juegos de mesa / jogos de tabuleiro / giochi da tavolo / ボードゲーム',
    scenes: [
      'Friends laugh at a table in a living room',
      'Friends laugh in a living room',
      'A family at a table in a living room',
    ],
  },
  {
    thing: 'stroller',
    words:
      'baby (?:gear|products|shop|carriers?) / prams? / buggies / pushchairs? / kinderwagen / poussettes? / cochecitos? / carrinhos? de bebê / passeggini / ベビーカー',
    scenes: ['A mother with a stroller in a park', 'A stroller in a park', 'A mother with a baby in a living room'],
  },
  {
    thing: 'flacon',
    words: 'perfum\\p{L}* / fragrances? / parf(?:ü|u)m\\p{L}* / duft / colonia / perfume / profum\\p{L}* / 香水',
    scenes: ['A woman with a perfume in a bathroom', 'A perfume on a table', 'Close-up: a woman smiles'],
  },
  {
    thing: 'lipstick',
    words: 'make-?up / lipsticks? / maquill\\p{L}* / maquiagem / trucco / rossetto / メイク / 口紅',
    scenes: ['Close-up: a woman smiles', 'A lipstick in a bathroom', 'A woman in front of a mirror in a bathroom'],
  },
  {
    thing: 'pills',
    words:
      'vitamins? / supplements? / pharmac(?:y|ies) / nahrungsergänzung / vitamine / apotheken? / pharmacies? / compléments / farmacias? / suplementos / farmácias? / integratori / farmaci[ae] / サプリ / 薬局',
    scenes: ['A pharmacist in a clinic', 'A woman with a glass of water in a kitchen', 'Pills on a table in a kitchen'],
  },
  {
    thing: 'ring',
    words:
      'jewel(?:le)?r(?:y|s)? / engagement rings? / goldsmiths? / schmuck / goldschmied\\p{L}* / juwelier / bijou(?:x|terie) / joyas? / joyer[ií]a / joias? / joalheria / gioiell\\p{L}* / 宝石 / ジュエリー / 指輪',
    scenes: ['A jeweller in a workshop', 'A ring on a table', 'A couple smiles in a park'],
  },
  {
    thing: 'watch',
    words:
      'watch(?:es|makers?)(?! (?:out|over|the|us|it)) / uhrmacher\\p{L}* / armbanduhren? / montres? / horlog\\p{L}* / relojes / relojer[ií]a / relógios? / relojoaria / orolog\\p{L}* / 腕時計',
    scenes: ['A watchmaker in a workshop', 'A watch on a table', 'A man in a suit in an office'],
  },
  {
    thing: 'camera',
    words:
      'photograph(?:y|ers?)(?! by) / photo (?:studio|shoot)s? / fotograf(?:ie|in|en)? / fotostudio / photographes? / fotógraf[oa]s? / fotografia / estúdio / 写真館 / 撮影',
    scenes: [
      'A woman with a photo camera in a park',
      'A photo camera on a table in a living room',
      'A couple smiles in a park',
    ],
  },
  {
    thing: 'mic',
    words: 'podcasts? / radio shows? / hörspiel / ポッドキャスト',
    scenes: ['A woman with headphones in a studio', 'A microphone on a table', 'A man laughs in a living room'],
  },
  {
    thing: 'bulb',
    words:
      'energy (?:bills?|supplier|tariff) / electricity / stromanbieter / ökostrom / strom(?:tarif|kosten)? / énergie / électricité / electricidad / tarifa de luz / energia elétrica / conta de luz / bolletta / luce e gas / 電気代 / 電力',
    scenes: ['A family in a living room', 'A light bulb in a living room', 'Wind turbines in a field'],
  },
  {
    thing: 'phone',
    words:
      'broadband / fib(?:re|er)(?: internet)? / mobile (?:plan|network|data) / sim(?:-?only)? / internetanschluss / glasfaser / mobilfunk / forfait mobile / fibre optique / fibra(?: óptica)? / plano de internet / tarifa móvil / offerta mobile / 光回線 / 格安スマホ',
    scenes: ['A woman with a phone in a living room', 'A family with a laptop in a living room', 'A phone on a table'],
  },
  {
    thing: 'teapot',
    words:
      'tea (?:house|room|shop|blend)s? / loose[- ]leaf / teehaus / teeladen / salon de thé / casa de té / casa de chá / sala da tè / お茶 / 日本茶 / 茶園',
    scenes: ['A woman pours tea in a kitchen', 'A teapot on a table', 'A woman drinks tea in a living room'],
  },
  {
    thing: 'icecream',
    words:
      'ice ?cream / gelat(?:o|eria) / eisdiele / eis(?:café|sorten) / glaciers? / glaces? / helad(?:os?|ería) / sorvet(?:es?|eria) / アイス(?:クリーム)? / ジェラート',
    scenes: ['A girl with an ice cream in a park', 'An ice cream on a beach', 'A woman smiles in a shop'],
  },
  {
    thing: 'pizza',
    words: 'pizz(?:a|as|eria|erie)\\p{L}* / ピザ',
    scenes: [
      'A baker with a pizza in a kitchen',
      'Friends eat at a table in a restaurant',
      'A pizza on a table in a restaurant',
    ],
  },
  {
    thing: 'chocolate',
    words:
      'chocolat(?:e|es|ier|iers|erie)? / schokolade\\p{L}* / pralinen / bombones / chocolater[ií]a / cioccolat\\p{L}* / チョコレート',
    scenes: ['A woman smiles in a shop', 'Chocolate on a table in a kitchen', 'A chef with a bowl in a kitchen'],
  },
  {
    thing: 'cheese',
    words:
      'cheese(?:s|makers?|mongers?)? / creamery / dairy / käse(?:rei)? / molkerei / fromag\\p{L}* / quesos? / queser[ií]a / queijos? / queijaria / formagg\\p{L}* / caseificio / チーズ',
    scenes: ['A cheesemaker with cheese in a workshop', 'Cheese on a table in a kitchen', 'Cows in a field'],
  },
  {
    thing: 'meat',
    words:
      'butchers? / steakhouse / metzger(?:ei)? / fleischerei / boucher(?:ie)? / carnicer[ií]a / açougue / churrascaria / macelleri[ae] / 肉屋 / 焼肉',
    scenes: ['A butcher with meat in a shop', 'Meat on a table in a kitchen', 'Friends eat at a table in a restaurant'],
  },
  {
    thing: 'fishdish',
    words:
      'fishmongers? / seafood / fish (?:restaurant|market) / fischrestaurant / fischladen / poissonnerie / fruits de mer / pescader[ií]a / marisquer[ií]a / peixaria / marisqueira / pescheria / 鮮魚 / 寿司',
    scenes: ['A fishmonger with a fish in a market', 'Grilled fish on a table in a restaurant', 'A boat on the sea'],
  },
  {
    thing: 'jar',
    words:
      'honey / beekeep\\p{L}* / jams? / preserves / honig / imker(?:ei)? / marmelade / miel / confitures? / apicult\\p{L}* / mermeladas? / mel / geleias? / miele / marmellat[ae] / はちみつ / ジャム',
    scenes: ['A beekeeper in a field', 'A jar of honey on a table in a kitchen', 'A woman eats bread in a kitchen'],
  },
  {
    thing: 'shopping-cart',
    words:
      'supermarkets? / grocer(?:y|ies) / supermarkt / lebensmittel / supermarchés? / épicerie / supermercados? / mercearia / supermercat[oi] / スーパー',
    scenes: [
      'A woman with a shopping cart in a supermarket',
      'A basket on a table in a kitchen',
      'A family in a supermarket',
    ],
  },
  {
    thing: 'bowl',
    words:
      "baby food / toddler (?:meals|food) / kids[’'] meals / lunch ?box(?:es)? / babynahrung / brei / petits pots / comida infantil / papinhas? / pappe / 離乳食 / 給食",
    scenes: [
      'A mother with a child at a table in a kitchen',
      'Vegetables on a table in a kitchen',
      'A girl laughs in a kitchen',
    ],
  },
  {
    thing: 'dog',
    words:
      'dog (?:walk\\p{L}*|school|train\\p{L}*|food|treats) / puppy class(?:es)? / hundeschule / hundefutter / éducation canine / croquettes / adiestramiento / adestr\\p{L}* / addestra\\p{L}* / ドッグ / 犬',
    scenes: ['A woman walks with a dog in a park', 'A dog in a field', 'A man with a dog in a living room'],
  },
  {
    thing: 'window',
    words:
      'windows? and doors? / double glazing / glaziers? / fensterbau / fenster und türen / menuiserie alu / vitrerie / ventanas / esquadrias / infissi / serramenti / 窓',
    scenes: ['A woman by a window in a living room', 'A ladder in a yard', 'A builder in a yard'],
  },
  {
    thing: 'popcorn',
    words: 'cinemas? / film festivals? / kino(?:programm)? / cinéma / cine(?: de verano)? / cineclub / 映画館',
    scenes: ['Friends laugh in a cinema', 'Popcorn in a cinema', 'A couple in a cinema'],
  },
  {
    thing: 'ticket',
    words:
      'theat(?:re|er)s? / comedy (?:night|club) / musicals? / theater(?:stück|karten)? / théâtre / teatro / 劇場 / 演劇',
    scenes: ['An actress on a stage', 'Friends laugh in a theater', 'A couple in a theater'],
  },
  {
    thing: 'ring-buoy',
    words:
      'swim(?:ming)? (?:school|lessons?|pool|club) / schwimm(?:kurs|schule|bad|verein)\\p{L}* / cours de natation / piscine / clases de natación / piscinas? / aulas de natação / nuoto / 水泳 / プール',
    scenes: ['A girl swims in a pool', 'A family in a pool', 'A woman swims in a pool'],
  },
];

const finders = trades.map((trade) => ({ trade, wordsIn: wordFinder(trade.words) }));

/** Returns the trade whose words in a text have the most letters. Undefined if the text names no trade. */
export function tradeIn(text: string): Trade | undefined {
  const weighed = finders.map(({ trade, wordsIn }) => ({ trade, letters: wordsIn(text).join('').length }));
  const best = weighed.reduce((one, other) => (other.letters > one.letters ? other : one));
  return best.letters > 0 ? best.trade : undefined;
}
