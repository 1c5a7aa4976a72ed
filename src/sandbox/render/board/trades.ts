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
    scenes: [
      'A dentist in a clinic',
      'Close-up: a woman laughs',
      'A dentist chair in a clinic',
      'A toothbrush in a bathroom',
    ],
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
    scenes: [
      'An optician in a boutique',
      'A man with spectacles reads a book in a living room',
      'Glasses in a boutique',
    ],
  },
  {
    thing: 'scissors',
    words:
      'hair ?dressers? / hair ?salons? / barbers? / tailors? / friseur(?:e|in|salon)? / barbier / coiffeu\\p{L}* / peluquer\\p{L}* / barber[ií]a / cabeleireir[oa] / parrucchier[ea] / sart[oa]ria / 美容室 / 理容室',
    scenes: [
      'A hairdresser with a woman in a hair salon',
      'A woman laughs in a hair salon',
      'A hair dryer in a hair salon',
      'A barber in a hair salon',
    ],
  },
  {
    thing: 'dumbbell',
    words:
      'gyms? / fitness / personal train\\p{L}* / crossfit / fitnessstudio / spin(?:ning)? (?:studio|class(?:es)?) / indoor cycling / musculation / salle de sport / gimnasio / academia(?! de) / musculação / palestra / ジム / フィットネス',
    scenes: ['A woman with a dumbbell in a gym', 'A man runs in a gym', 'A barbell in a gym', 'A treadmill in a gym'],
  },
  {
    thing: 'yogaMat',
    words: 'yoga / pilates / ヨガ / ピラティス',
    scenes: ['A woman sits on a yoga mat in a gym', 'A man stretches in a park', 'A yoga mat in a living room'],
  },
  {
    thing: 'wrench',
    words:
      'plumb(?:ing|ers?) / klempner(?:ei)? / installateur(?:betrieb)? / plombi\\p{L}* / fontaner[oí]\\p{L}* / encanador(?:es)? / idraulic\\p{L}* / 水道 / 配管',
    scenes: [
      'A plumber with a wrench in a bathroom',
      'A kitchen tap in a kitchen',
      'A van in the city',
      'A plumber in a kitchen',
    ],
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
    scenes: ['Solar panels in a field', 'An electrician in a backyard', 'A solar panel in a backyard'],
  },
  {
    thing: 'hammer',
    words:
      'roof(?:ing|ers?) / builders? / carpent(?:ry|ers?) / renovations? / dachdecker(?:ei)? / zimmerei / handwerk\\p{L}* / couvreur / charpent\\p{L}* / carpinter[oí]\\p{L}* / reformas / ristruttur\\p{L}* / 工務店 / リフォーム',
    scenes: [
      'A builder with a hammer at a building site',
      'A ladder in a backyard',
      'A carpenter with a hammer in a workshop',
      'A builder at a building site',
    ],
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
    words: 'locksmiths? / schlüsseldienst / serruri\\p{L}* / cerrajer\\p{L}* / chaveir[oi] / fabbro / 鍵',
    scenes: ['A locksmith in a hallway', 'A house key on a table in a hallway', 'A woman smiles in a hallway'],
  },
  {
    thing: 'house-with-garden',
    words:
      'real estate / estate agents? / realtors? / mortgages? / home loans? / show homes? / immobilien(?:makler)? / eigenheim / baufinanzierung / immobili[eè]re? / agence immobilière / inmobiliaria / hipotecas? / imobiliári[oa] / apês? / apartamentos? / imóve(?:l|is) / immobiliare / mutu[oi] / 不動産 / 住宅',
    scenes: ['A couple in a backyard', 'A sofa in a living room', 'A house key on a table in a kitchen'],
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
    scenes: ['A woman rides a bike in the city', 'A mechanic with a wrench in a workshop', 'A bike in a park'],
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
    scenes: [
      'A woman carries a box in a warehouse',
      'A delivery van in the city',
      'A pallet in a warehouse',
      'A box on a table in a living room',
    ],
  },
  {
    thing: 'balance-scale',
    words:
      'lawyers? / law firms? / solicitors? / attorneys? / legal advice / rechtsanw[aä]lt\\p{L}* / kanzlei / avocats? / abogad[oa]s? / advogad[oa]s? / avvocat[oi] / studio legale / 弁護士 / 法律事務所',
    scenes: [
      'A lawyer in an office',
      'Two people shake hands in an office',
      'A contract on a table in an office',
      'A woman in a suit in a library',
    ],
  },
  {
    thing: 'invoice',
    words:
      'invoic\\p{L}* / payroll / bookkeep\\p{L}* / accountan\\p{L}* / accounting / tax(?:es)? / expenses? / rechnungen? / buchhaltung / steuer\\p{L}* / lohnabrechnung / comptab\\p{L}* / factur\\p{L}* / contab\\p{L}* / nóminas / impuestos / impostos / notas fiscais / fattur\\p{L}* / tasse / 経理 / 請求書 / 会計',
    scenes: [
      'A woman works at a laptop in an office',
      'An invoice on a table in an office',
      'A calculator on a table in an office',
      'A man smiles in an office',
    ],
  },
  {
    thing: 'piggyBank',
    words:
      'banks? / banking / credit union / savings? / loans? / pensions? / invest\\p{L}* / sparkasse / sparen / kredite? / banque / épargne / prêts? / ahorros? / préstamos? / poupança / empréstimos? / risparmi[oa]? / prestit[oi] / 銀行 / 貯金 / ローン',
    scenes: [
      'A woman with a phone in a living room',
      'A piggy bank on a table in a living room',
      'A couple in a kitchen',
      'Coins on a table in a kitchen',
    ],
  },
  {
    thing: 'shield',
    words: 'insurance / insurers? / versicherung\\p{L}* / assurance / seguros? / assicurazion[ei] / 保険',
    scenes: [
      'A family in a backyard',
      'A couple in a living room',
      'A contract on a table in an office',
      'An umbrella in a backyard',
    ],
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
    scenes: ['A woman in a museum', 'A statue in a museum', 'A couple in a museum', 'A man in a museum'],
  },
  {
    thing: 'passport',
    words:
      'travel (?:agen\\p{L}*|insurance|guide) / flights? / airlines? / reise(?:büro|veranstalter) / flüge / agence de voyages? / vuelos? / agencia de viajes / agência de viagens / voli / agenzia viaggi / 旅行 / 航空',
    scenes: [
      'A woman with a suitcase in a station',
      'An airplane in the sky',
      'A couple on a beach',
      'A folded map on a table in a living room',
    ],
  },
  {
    thing: 'sailingYacht',
    words:
      'sail(?:ing|ors?)? / boats? / yachts? / harbou?r / maritime / segel\\p{L}* / hafen / voile / bateaux? / barcos? / veleros? / vela / náutic[ao] / barche / 船 / ヨット',
    scenes: ['A sailboat on the sea', 'A sailor in a harbour', 'A couple on a beach', 'An anchor in a harbour'],
  },
  {
    thing: 'grandPiano',
    words: 'pianos? / klavier\\p{L}* / ピアノ',
    scenes: [
      'A woman with a grand piano in a living room',
      'A grand piano on a stage',
      'A girl with a grand piano in a living room',
    ],
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
    scenes: ['A couple dances on a stage', 'A woman dances on a stage'],
  },
  {
    thing: 'graduation-cap',
    words:
      'universit\\p{L}* / colleges? / tutor\\p{L}* / (?<!(?:two|three|four|five|\\d)[- ])courses?(?! meals?| menu) / degree / nachhilfe / studium / weiterbildung / cours de / université / soutien scolaire / universidad / cursos? / universidade / aulas? / corsi / università / 塾 / 大学 / 講座',
    scenes: [
      'A teacher in a classroom',
      'A student works at a laptop in a living room',
      'A student in a library',
      'A book on a table in a library',
    ],
  },
  {
    thing: 'teddy',
    words:
      "(?:day |children[’']s )nurser(?:y|ies) / nursery (?:schools?|places?|rhymes?) / (?:your|our) nursery / kindergartens? / daycare / pre-?schools? / toddlers? / kita / kindertagesstätte / crèche / guardería / creche / asilo nido / 保育園 / 幼稚園",
    scenes: [
      'Children on a playground',
      'A teddy in a living room',
      'A mother with a child in a park',
      'A girl laughs on a playground',
    ],
  },
  {
    thing: 'bouquetLarge',
    words:
      'florists? / flowers? / bouquets? / wedding(?! dress)s? / blumen(?:laden|strauß)? / floristik / fleuriste / fleurs / flores / florister[ií]a / floricultura / fior[ei] / fiorista / 花屋 / ブーケ',
    scenes: [
      'A florist with a bouquet in a boutique',
      'A bouquet on a table in a living room',
      'A couple in a park',
      'Flower pots in a greenhouse',
    ],
  },
  {
    thing: 'flowerPots',
    words:
      'gardens? / garden cent(?:re|er) / nursery plants? / perennials / houseplants? / landscap\\p{L}* / gärtner(?:ei)? / garten(?:center|bau)? / stauden / jardin(?:erie|age)? / jardin(?:er[ií]a)?s? / viver[oi] / jardinagem / vivaio / giardin\\p{L}* / 園芸 / 植物',
    scenes: [
      'A gardener with a watering can in a greenhouse',
      'Flower pots in a garden',
      'A gardener kneels in a garden',
      'A wheelbarrow in a garden',
    ],
  },
  {
    thing: 'grapes',
    words:
      'vineyards? / winer(?:y|ies) / wines? / weingut / winzer / vigneron / vignoble / viñedos? / bodegas? / vinícola / vinhos? / vigneti? / cantina / ワイン',
    scenes: [
      'A woman with a glass of wine in a vineyard',
      'A barrel in a wine cellar',
      'A wine glass on a table in a restaurant',
      'A man in a vineyard',
    ],
  },
  {
    thing: 'beer-mug',
    words:
      'brewer(?:y|ies) / craft beer / pubs? / brauerei / biergarten / brasserie / bière / cervecer[ií]a / cerveza / cervejaria / cerveja / birrificio / birra / ビール',
    scenes: [
      'Friends with beer in a pub',
      'A beer on a table in a pub',
      'A barrel in a cellar',
      'A brewer in a cellar',
    ],
  },
  {
    thing: 'bread',
    words:
      'baker(?:y|ies|s)? / sourdough / bäckerei / boulangerie / panader[ií]a / padaria / panificio / forno / パン屋 / ベーカリー',
    scenes: ['A baker with bread in a bakery', 'A bread basket in a bakery', 'A woman smiles in a bakery'],
  },
  {
    thing: 'cup',
    words: 'caf[eé]s?(?! da manhã) / coffee(?: shop)? / espresso / kaffee\\p{L}* / cafetería / 喫茶店 / 珈琲',
    scenes: [
      'A barista with a cup in a cafe',
      'An espresso machine in a cafe',
      'A woman drinks coffee in a cafe',
      'A cup of coffee on a table in a cafe',
    ],
  },
  {
    thing: 'dinnerPlate',
    words:
      'restaurants? / bistros? / trattorias? / meal kits? / catering / gasthaus / gasthof / traiteur / restaurantes? / ristorant[ei] / osteria / レストラン / 食堂',
    scenes: [
      'A chef with a pan in a kitchen',
      'Friends eat at a table in a restaurant',
      'A dinner plate on a table in a restaurant',
      'A waiter in a restaurant',
    ],
  },
  {
    thing: 'coat',
    words:
      'jackets? / coats? / rain ?wear / outerwear / \\p{L}*jacken? / \\p{L}*mantel / manteaux? / vestes? / chaquetas? / abrigos? / casacos? / giacc(?:a|he) / ジャケット / コート',
    scenes: ['A woman in a coat in a forest', 'A coat in a boutique', 'A man in a coat walks in the rain'],
  },
  {
    thing: 'shirt',
    words:
      'clothing / fashion / t-?shirts? / mode(?:label|geschäft)? / kleidung / vêtements? / ropa(?! de cama) / camisetas? / roupas? / abbigliamento / 服',
    scenes: [
      'A woman smiles in a boutique',
      'A clothes rail in a boutique',
      'A man in a hoodie walks in the city',
      'A shirt on a table in a boutique',
    ],
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
      '(?:house|home|office|window|carpet|deep|end-of-tenancy) clean(?:ing|ers?|s)? / clean(?:ing|ers?) (?:service|company|team|lady) / cleaners / reinigung(?:sfirma|sservice)? / gebäudereinigung / nettoyage / limpieza / limpeza / pulizi[ae] / 清掃 / クリーニング',
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
    scenes: [
      'A boy with a soccer ball in a stadium',
      'Friends cheer in a stadium',
      'A soccer ball in a stadium',
      'A girl runs in a stadium',
    ],
  },
  {
    thing: 'book',
    words:
      'book ?(?:shop|store|club)s? / librar(?:y|ies) / publishers? / buchhandlung / bücherei / librairie / bibliothèque / librer[ií]a / biblioteca / livraria / libreria / 書店 / 図書館',
    scenes: [
      'A woman reads a book in a library',
      'A book on a table in a living room',
      'A man with a book in a library',
      'A girl reads in a living room',
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
    thing: 'gameConsole',
    words: 'video ?games? / gaming / videospiel\\p{L}* / jeux vidéo / videojuegos? / videogioc\\p{L}* / ゲーム',
    scenes: [
      'A boy with a game controller in a living room',
      'A game console in a living room',
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
    scenes: ['A girl rides a horse in a field', 'A horse in a barn', 'A woman smiles in a barn', 'A horse in a field'],
  },
  {
    thing: 'bed',
    words:
      "hotels?(?! (?:pick-?ups?|transfers?|bookings?)) / hostels? / guest ?houses? / b&bs? / bed and breakfast / inns? / pension(?: garni)? / ferienwohnung(?:en)? / gasthöfe / hôtels? / gîtes? / chambres? d[’']hôtes / hostal(?:es)? / posadas? / casa rural / pousadas? / albergh?[oi] / agriturism[oi] / ホテル",
    scenes: [
      'A couple in a bedroom',
      'A woman opens a window in a bedroom',
      'A couple on a terrace',
      'A breakfast with fresh rolls on a table in a kitchen',
    ],
  },
  {
    thing: 'massageTable',
    words:
      'spas? / massages? / wellness / sauna / thermal / thermen? / bien-être / hammam / masajes? / balneario / massagens? / massaggi[oi]? / terme / マッサージ / スパ / サウナ',
    scenes: [
      'A woman in a robe by a pool',
      'A massage couch in a clinic',
      'A candle on a table in a living room',
      'Close-up: a woman smiles',
    ],
  },
  {
    thing: 'yogaMat',
    words:
      'physio(?:therap\\p{L}*)? / osteopath\\p{L}* / chiropract\\p{L}* / back pain / rückenschmerzen / krankengymnastik / kinésithérapeute / kiné / fisioterapia / fisioterapeuta / quiropr\\p{L}* / 整体 / 理学療法',
    scenes: ['A physiotherapist in a clinic', 'A woman stretches in a gym', 'A man sits at a desk in an office'],
  },
  {
    thing: 'chatBubbles',
    words:
      'language (?:school|class(?:es)?|courses?) / conversation class(?:es)? / sprachschule / sprachkurs(?:e)? / école de langues / cours de langue / escuela de idiomas / escola de idiomas / scuola di lingue / 英会話 / 語学',
    scenes: [
      'Friends talk at a table in a cafe',
      'A teacher in a classroom',
      'A woman laughs in a cafe',
      'A book on a table in a library',
    ],
  },
  {
    thing: 'laptop',
    words:
      'software / saas / platform / dashboards? / crm / workflow / spreadsheets? / browser / plug-?ins? / automat(?:e|es|ed|ion) / buchungssystem / plattform / logiciel / tableau de bord / programa de gestión / plataforma / gestionale / piattaforma / ソフト / クラウド',
    scenes: [
      'A woman works at a laptop in an office',
      'A sales dashboard in an office',
      'Two people talk in an office',
      'A man with a phone in an office',
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
    thing: 'teaCup',
    words:
      'care homes? / home ?care / carers? / elderly care / retirement / pflegedienst / altenpflege / seniorenheim / aide à domicile / ehpad / cuidado de mayores / residencia de mayores / cuidadores / casa di riposo / badante / 介護',
    scenes: [
      'A nurse talks to an old woman in a living room',
      'An old man laughs in a living room',
      'A cup of tea on a table in a living room',
      'A nurse in a living room',
    ],
  },
  {
    thing: 'vegetableBox',
    words:
      "farm ?shops? / veg(?:etable)? box(?:es)? / organic (?:farm|veg\\p{L}*|food|market) / farmers[’']? market / hofladen / gemüsekiste / wochenmarkt / biohof / panier de légumes / producteurs? locaux / huerta / cesta de verduras / hortifruti / orgânicos? / orto / 野菜 / 農園",
    scenes: [
      'A farmer with a basket in a field',
      'A woman with a basket at a street market',
      'A vegetable box on a table in a kitchen',
      'A farmer in a greenhouse',
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
      'construction / building sites? / snagging(?: lists?)? / contractors? / baustellen? / bauunternehmen / chantiers? / obras? / cantier[ei] / 建設 / 現場',
    scenes: [
      'A builder with a tablet at a building site',
      'A builder at a building site',
      'A tower crane at a building site',
    ],
  },
  {
    thing: 'washer',
    words:
      'laund(?:ry|rette|romat)s? / dry cleaning / detergents? / wäscherei / waschsalon / waschmittel / pressing / laveries? / lessive / lavander[ií]as? / tintorer[ií]a / lavanderia / detersivo / 洗濯 / クリーニング店',
    scenes: ['A woman with a basket in a bathroom', 'A washing machine in a bathroom', 'A washing line in a garden'],
  },
  {
    thing: 'carFerry',
    words:
      'ferr(?:y|ies) / cruises? / island hopping / fähren? / kreuzfahrt(?:en)? / croisières? / cruceros? / crociere? / traghett[oi] / フェリー / 遊覧船',
    scenes: ['A ferry on the sea', 'A family in a harbour', 'Children run on a beach', 'A couple in a harbour'],
  },
  {
    thing: 'train',
    words:
      'rail(?:way|card)? / train (?:tickets?|travel) / bahn(?:card|fahren|reisen)? / zug(?:fahren|reisen) / trains? de nuit / trenes / comboios? / treni / 鉄道 / 新幹線',
    scenes: [
      'A woman sits in a train carriage',
      'A train in the mountains',
      'A couple with suitcases in a station',
      'A man reads in a train carriage',
    ],
  },
  {
    thing: 'shoe',
    words:
      'running (?:club|shoes|shop) / marathon / 10k / parkrun / laufschuhe / lauftreff / course à pied / corredores / corrida de rua / podis\\p{L}* / マラソン / boots',
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
    thing: 'pottersWheel',
    words:
      'potter(?:y|ies) / ceramics? / töpfer\\p{L}* / keramik / poteri\\p{L}* / céramique / cerámica / alfarer[ií]a / cerâmica / ceramica / 陶芸 / 焼き物',
    scenes: [
      'A potter with a vase in a workshop',
      'A kiln in a workshop',
      'A jug on a table in a kitchen',
      'A woman at a pottery wheel in a workshop',
    ],
  },
  {
    thing: 'yarn',
    words:
      'knit(?:ting|wear)? / yarns? / crochet / wolle / stricken / tricot / laine / tejer / lana / tricô / crochê / lavoro a maglia / 毛糸 / 編み物',
    scenes: ['A woman knits in a living room', 'Yarn on a table in a living room', 'A sweater in a boutique'],
  },
  {
    thing: 'sewingMachine',
    words:
      'sewing / alterations / dressmak\\p{L}* / nähkurs(?:e)? / schneiderei / änderungsschneiderei / couture / retouches / costura / modista / arreglos / sartoria / cucito / 裁縫',
    scenes: ['A seamstress in a workshop', 'A sewing machine on a table in a workshop', 'A mannequin in a workshop'],
  },
  {
    thing: 'boardGame',
    words:
      'board ?games? / (?:escape|board)[- ]game / brettspiele? / spieleabend / jeux de société / juegos de mesa / jogos de tabuleiro / giochi da tavolo / ボードゲーム',
    scenes: [
      'Friends laugh at a table in a living room',
      'A board game on a table in a living room',
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
    thing: 'weddingRings',
    words:
      'jewel(?:le)?r(?:y|s)? / engagement rings? / goldsmiths? / schmuck / goldschmied\\p{L}* / juwelier / bijou(?:x|terie) / joyas? / joyer[ií]a / joias? / joalheria / gioiell\\p{L}* / 宝石 / ジュエリー / 指輪',
    scenes: ['A jeweller in a workshop', 'A wedding ring on a table in a living room', 'A couple smiles in a park'],
  },
  {
    thing: 'watch',
    words:
      'watch(?:es|makers?)(?! (?:out|over|the|us|it)) / uhrmacher\\p{L}* / armbanduhren? / montres? / horlog\\p{L}* / relojes / relojer[ií]a / relógios? / relojoaria / orolog\\p{L}* / 腕時計',
    scenes: ['A watchmaker in a workshop', 'A watch on a table', 'A man in a suit in an office'],
  },
  {
    thing: 'tripodCamera',
    words:
      'photograph(?:y|ers?)(?! by) / photo (?:studio|shoot)s? / fotograf(?:ie|in|en)? / fotostudio / photographes? / fotógraf[oa]s? / fotografia / estúdio / 写真館 / 撮影',
    scenes: ['A woman with a photo camera in a park', 'A camera on a tripod in a park', 'A couple smiles in a park'],
  },
  {
    thing: 'studioMic',
    words: 'podcasts? / radio shows? / hörspiel / ポッドキャスト',
    scenes: [
      'A woman with headphones in an office',
      'A studio microphone on a table in an office',
      'A man laughs in a living room',
    ],
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
    thing: 'teaCup',
    words:
      'tea (?:house|room|shop|blend)s? / loose[- ]leaf / teehaus / teeladen / salon de thé / casa de té / casa de chá / sala da tè / お茶 / 日本茶 / 茶園',
    scenes: [
      'A woman pours tea in a kitchen',
      'A cup of tea on a table in a living room',
      'A teapot on a table in a kitchen',
      'A woman drinks tea in a living room',
    ],
  },
  {
    thing: 'sundae',
    words:
      'ice ?cream / gelat(?:o|eria) / eisdiele / eis(?:café|sorten) / glaciers? / glaces? / helad(?:os?|ería) / sorvet(?:es?|eria) / アイス(?:クリーム)? / ジェラート',
    scenes: [
      'A girl with an ice cream in a park',
      'An ice cream sundae on a table in a cafe',
      'A woman smiles in a boutique',
      'A boy with an ice cream on a beach',
    ],
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
    scenes: ['A woman smiles in a boutique', 'Chocolate on a table in a kitchen', 'A chef with a bowl in a kitchen'],
  },
  {
    thing: 'cheeseWheel',
    words:
      'cheese(?:s|makers?|mongers?)? / creamery / dairy / käse(?:rei)? / molkerei / fromag\\p{L}* / quesos? / queser[ií]a / queijos? / queijaria / formagg\\p{L}* / caseificio / チーズ',
    scenes: [
      'A cheesemaker with a cheese wheel in a cheese cellar',
      'A cheese board on a table in a kitchen',
      'A herd of cows in a field',
      'A cheesemaker in a dairy',
    ],
  },
  {
    thing: 'meat',
    words:
      'butchers? / steakhouse / metzger(?:ei)? / fleischerei / boucher(?:ie)? / carnicer[ií]a / açougue / churrascaria / macelleri[ae] / 肉屋 / 焼肉',
    scenes: [
      'A butcher with meat in a boutique',
      'Meat on a table in a kitchen',
      'Friends eat at a table in a restaurant',
    ],
  },
  {
    thing: 'fishdish',
    words:
      'fishmongers? / seafood / fish (?:restaurant|market) / fischrestaurant / fischladen / poissonnerie / fruits de mer / pescader[ií]a / marisquer[ií]a / peixaria / marisqueira / pescheria / 鮮魚 / 寿司',
    scenes: [
      'A fishmonger with a fish at a street market',
      'Grilled fish on a table in a restaurant',
      'A boat on the sea',
    ],
  },
  {
    thing: 'honeycomb',
    words: 'honey / beekeep\\p{L}* / honig / imker(?:ei)? / miel / apicult\\p{L}* / mel / miele / はちみつ',
    scenes: [
      'A beekeeper with a beehive in a field',
      'A jar of honey on a table in a kitchen',
      'A woman eats bread in a kitchen',
      'A honeycomb in a kitchen',
    ],
  },
  {
    thing: 'shopping-cart',
    words:
      'supermarkets? / grocer(?:y|ies) / supermarkt / lebensmittel / supermarchés? / épicerie / supermercados? / mercearia / supermercat[oi] / スーパー',
    scenes: [
      'A woman with a shopping cart in a supermarket',
      'A basket on a table in a kitchen',
      'A family in a supermarket',
      'A cash register in a boutique',
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
    scenes: ['A woman by a window in a living room', 'A ladder in a backyard', 'A builder in a backyard'],
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
  {
    thing: 'hammer',
    words:
      'joiner(?:y|s)? / cabinet ?makers? / woodwork\\p{L}* / schreinerei / tischlerei / \\p{L}*tischler(?:in)? / menuis\\p{L}* / ébénist\\p{L}* / ebanist\\p{L}* / marcenar\\p{L}* / falegnam\\p{L}* / 家具工房 / 木工',
    scenes: [
      'A carpenter with a hammer in a workshop',
      'A table in a workshop',
      'A carpenter in a workshop',
      'A toolbox in a workshop',
    ],
  },
  {
    thing: 'heatPump',
    words:
      'boilers? / heating / heat[- ]pumps? / heizung(?:sbau|swartung|scheck|stausch)? / wärmepumpe\\p{L}* / chauffag\\p{L}* / pompes? à chaleur / chaudières? / calefacción / bombas? de calor / aquecimento / caldai[ae] / pomp[ae] di calore / 暖房 / ヒートポンプ / 給湯器',
    scenes: [
      'A plumber with a toolbox in a living room',
      'A heat pump in a backyard',
      'A family in a living room',
      'A radiator in a living room',
    ],
  },
  {
    thing: 'coffeeBag',
    words:
      '(?:coffee )?roaster(?:y|ies|s) / (?:fresh(?:ly)?|dark|light|small-batch)[- ]roast(?:ed|s)? / coffee beans / (?:kaffee)?rösterei(?:en)? / kaffeebohnen / torréfact\\p{L}* / tostador(?:es)? de café / torrefa[cç]\\p{L}* / torrefazione / 焙煎',
    scenes: [
      'A man with a coffee bag in a workshop',
      'Coffee beans in a cafe',
      'A coffee dripper on a table in a kitchen',
      'A woman drinks coffee in a kitchen',
    ],
  },
  {
    thing: 'hotTub',
    words: 'ryokans? / onsen / hot springs? / 旅館 / 温泉 / 民宿 / 露天風呂',
    scenes: [
      'A woman in a kimono in a tatami room',
      'A woman at a hot spring',
      'A cup of green tea on a table in a tatami room',
      'A couple in robes at an onsen',
    ],
  },
  {
    thing: 'walkingBoot',
    words:
      '(?:walking|hiking) (?:boots?|shoes?|holidays?|gear) / boots / hikers? / \\p{L}*stiefel / wander(?:schuhe?|reise|urlaub)\\p{L}* / chaussures de (?:marche|randonnée) / randonn\\p{L}* / botas / senderismo / trilhas? / stivali / scarponi / trekking / 登山 / ブーツ',
    scenes: [
      'A woman hikes in the mountains',
      'A hiking boot in a forest',
      'A man walks in the rain in a forest',
      'A couple in the mountains',
    ],
  },
  {
    thing: 'jamJars',
    words:
      'jams?(?! session) / preserves / chutneys? / pickles / marmelade / konfitüren? / eingemacht\\p{L}* / confitures? / mermeladas? / conservas / geleias? / compotas? / marmellat[ae] / confettur[ae] / ジャム',
    scenes: [
      'A woman with jam jars in a kitchen',
      'A fruit bowl on a table in a kitchen',
      'Jam jars on a table in a kitchen',
      'A woman eats bread in a kitchen',
    ],
  },
  {
    thing: 'chargingStation',
    words:
      '(?:ev|car|e-car) charg(?:ing|ers?) / charge ?points? / charging (?:stations?|points?) / wall ?box(?:en|es)? / ladestation(?:en)? / ladesäulen? / bornes? de recharge / puntos? de recarga / cargadores / carregador(?:es)? / colonnin[ae] / ricarica / 充電(?:器|スタンド)',
    scenes: [
      'A woman with a phone in the city',
      'A car on a road',
      'An electric car on a road',
      'A man with a phone in the city',
    ],
  },
  {
    thing: 'hearingAid',
    words:
      'hearing (?:aids?|tests?|care|loss) / audiolog\\p{L}* / hörger?ät\\p{L}* / hörakustik\\p{L}* / hörtest / appareils? auditifs? / audioproth\\p{L}* / audífonos? / aparelhos? auditivos? / apparecch[io]+ acustic[oi] / 補聴器',
    scenes: [
      'An old man laughs in a living room',
      'A hearing aid on a table in a living room',
      'An old woman smiles in a park',
      'A doctor in a clinic',
    ],
  },
  {
    thing: 'camperVan',
    words:
      'camper ?vans? / motor ?homes? / caravans? / wohnmobil\\p{L}* / wohnwagen / campingbus / camping-?cars? / vans? aménagés? / autocaravanas? / furgonetas? camper / trailers? / camper / キャンピングカー',
    scenes: [
      'A camper van on a coastal road',
      'A couple in front of a tent in a forest',
      'A camper van in a field',
      'A woman smiles on a beach',
    ],
  },
  {
    thing: 'recyclingBins',
    words:
      'recycl\\p{L}* / waste (?:collection|management) / rubbish / entsorg\\p{L}* / müll\\p{L}* / abfall\\p{L}* / déchets / tri sélectif / reciclaje / residuos / reciclagem / lixo / riciclo / rifiuti / リサイクル / ごみ',
    scenes: [
      'A man with a box in the city',
      'Recycling bins in the city',
      'A family in a backyard',
      'A woman smiles in a kitchen',
    ],
  },
  {
    thing: 'oliveOil',
    words:
      "olive ?oil / olive (?:groves?|mills?|press(?:es)?) / olivenöl / ölmühle / huile d[’']olive / moulin à huile / aceite(?: de oliva)? / almazara / azeite / lagar / olio (?:extravergine|d[’']oliva) / frantoio / オリーブオイル",
    scenes: [
      'A farmer with a basket in a field',
      'A bottle of olive oil on a table in a kitchen',
      'A woman with a bread basket in a kitchen',
      'An olive tree in a field',
    ],
  },
  {
    thing: 'birthdayCake',
    words:
      '(?:birthday|custom|celebration|wedding) cakes? / cake (?:shop|maker|decorat\\p{L}*) / p[aâ]tisseri?e?s? / konditorei / torten / gâteaux? / pasteler[ií]a / tartas / confeitaria / bolos? / pasticceri[ae] / torte / ケーキ',
    scenes: [
      'A baker with a cake in a bakery',
      'A cupcake on a table in a cafe',
      'A birthday cake on a table in a living room',
      'A girl laughs in a living room',
    ],
  },
  {
    thing: 'motorcycle',
    words: 'motor(?:cycles?|bikes?) / biker(?:s|treff)? / motorr[aä]d\\p{L}* / motos? / motociclett[ae] / バイク',
    scenes: ['A motorcycle on a road', 'A man with a helmet on a road', 'A motorcycle in a garage'],
  },
  {
    thing: 'wheel',
    words:
      'tyres? / tires?(?= (?:check|change|fitting|shop|service|pressure|tread|dealer)) / treads? / (?:sommer|winter|auto)?reifen(?:wechsel|service)? / pneus? / neumáticos? / llantas? / pneumatic[io] / gommist[ai] / タイヤ',
    scenes: ['A mechanic with a wrench in a workshop', 'A car on a road', 'A mechanic in a garage'],
  },
  {
    thing: 'skis',
    words:
      'ski(?:pass|saison|gebiet|urlaub|lifte?)\\p{L}* / (?:season|lift|day) pass(?:es)? / slopes / pistes? / forfaits? de ski / remontées mécaniques / impianti(?: di risalita)? / piste da sci / remontes / リフト券',
    scenes: [
      'A man with skis in the snow',
      'A ski gondola in the mountains',
      'A couple in the snow',
      'Skis in the snow',
    ],
  },
  {
    thing: 'blanket',
    words:
      'wool(?:len|ens)? / throws / blankets? / merino / cashmere / (?:weav|knit)(?:ers?|ing mill) / woll(?:decken?|weberei|e) / schafwolle / laine / plaids? / couvertures? / lana(?: merina)? / mantas? / cobertor(?:es)? / coperte? / lã / ウール / 毛布',
    scenes: [
      'A flock of sheep in a field',
      'A woman with a blanket in a living room',
      'A blanket on a table in a living room',
      'A woman knits in a living room',
    ],
  },
  {
    thing: 'motorcycle',
    words: 'boda[- ]?boda\\p{L}* / bodas? riders? / matatu',
    scenes: ['A motorcycle in the city', 'A man with a helmet in the city', 'A motorcycle on a road'],
  },
  {
    thing: 'kayak',
    words:
      'kayak\\p{L}* / cano(?:es?|eing) / paddle ?board\\p{L}* / (?:boat|river|canal|harbou?r) (?:tours?|trips?|hire|rentals?) / whale[- ]watching / kajak\\p{L}* / kanu(?:s|tour|touren|verleih|fahren)? / boots(?:tour|touren|verleih) / canoë\\p{L}* / balades? en bateau / piragu\\p{L}* / paseos? en barco / passeios? de barco / caiaques? / gite in barca / カヤック / カヌー',
    scenes: [
      'A woman with a paddle in a kayak on a lake',
      'A kayak on the sea',
      'A couple in a canoe on a river',
      'A life jacket on a beach',
    ],
  },
  {
    thing: 'woodStove',
    words:
      '(?:barrel|garden|outdoor|home|infrared|mobile) saunas? / sauna (?:makers?|builders?|kits?|stoves?|heaters?|cabins?) / fass-?saunas? / garten-?saunas? / sauna-?(?:bau|hersteller|ofen|öfen|kabinen?|haus|häuser) / saunas? (?:extérieurs?|tonneaux?|de jardin) / fabricants? de saunas? / saunas? de (?:exterior|jardín|barril) / saunas? (?:de jardim|residencia(?:l|is)) / saun[ae] (?:da giardino|da esterno|a botte|finlandes[ei]) / サウナ(?:小屋|キット|ストーブ)',
    scenes: [
      'A carpenter with a hammer in a workshop',
      'A woman in a robe in a backyard',
      'A wood stove in a living room',
      'Towels in a bathroom',
    ],
  },
  {
    thing: 'school',
    words:
      "(?:primary|secondary|elementary|middle|high|grammar|boarding|village|montessori|steiner|waldorf) schools? / school (?:open day|admissions?|enrol\\p{L}*|places?) / open (?:days?|evenings?) at (?:our|the) school / (?:grund|real|gesamt|privat|wald|montessori|waldorf)schulen? / (?:am|unser|das) gymnasium / tag der offenen tür / écoles? (?:primaires?|élémentaires?|maternelles?|privées?|montessori) / lycées? / (?:journée )?portes ouvertes / colegios? / puertas abiertas / escuelas? (?:primarias?|infantil(?:es)?) / escolas? (?:primárias?|básicas?|secundárias?) / matrículas abertas / scuol[ae] (?:primari[ae]|medi[ae]|elementar[ei]|superior[ei]|dell['’]infanzia) / lice[oi] / 小学校 / 中学校 / 高校 / オープンスクール",
    scenes: [
      'A teacher in a classroom',
      'A girl with a book in a classroom',
      'Children run on a playground',
      'A book on a table in a classroom',
    ],
  },
  {
    thing: 'cardTerminal',
    words:
      'point[- ]of[- ]sale / pos (?:systems?|terminals?|devices?) / card (?:payments?|readers?|terminals?|machines?) / contactless (?:payments?|checkout) / payment (?:terminals?|providers?|gateways?|links?) / (?:take|accept) (?:cards?|card payments|payments) / kassensysteme? / kartenzahlung(?:en)? / karten(?:terminal|lesegerät)(?:s|e)? / terminal de paiement / paiements? (?:par carte|sans contact) / logiciels? de caisse / datáfonos? / pagos? con tarjeta / maquininhas? / pagamentos? com cartão / registrator[ei] di cassa / pagament[oi] (?:con carta|contactless) / キャッシュレス / レジ(?:アプリ|システム)',
    scenes: [
      'A florist with a card terminal in a boutique',
      'A card terminal on a table in a cafe',
      'A woman with a card in a cafe',
      'A cash register in a boutique',
    ],
  },
  {
    thing: 'cuttingBoard',
    words:
      'meal[- ](?:kits?|boxes|delivery|prep|plans?) / recipe (?:box(?:es)?|kits?|cards?) / dinner kits? / pre-portioned ingredients / ready meals / kochbox(?:en)? / fertiggerichte? / rezeptbox(?:en)? / box(?:es)? repas / paniers? repas / plats? préparés? / kits? de (?:comida|cocina|refeiç\\p{L}*) / platos preparados / marmitas? / box ricette / piatti pronti / ミールキット / 宅配弁当 / 食材宅配',
    scenes: [
      'A woman cooks with a pot in a kitchen',
      'Vegetables on a table in a kitchen',
      'A couple eats at a table in a kitchen',
      'A man carries a box into a kitchen',
    ],
  },
  {
    thing: 'golfBag',
    words:
      'golf(?:ers?|ing|clubs?)? / driving ranges? / golf ?(?:courses?|clubs?|lessons?|simulators?) / (?:mini|adventure)[- ]?golf / golfpl[aä]tz\\p{L}* / golf(?:kurs|kurse|schläger|reise|reisen|urlaub) / platzreife / (?:terrains?|parcours|cours) de golf / campos? de golfe? / camp[oi] da golf / ゴルフ',
    scenes: [
      'A woman with a golf bag in a field',
      'A golf bag in a park',
      'A man with a golf bag in a park',
      'Friends laugh on a terrace',
    ],
  },
  {
    thing: 'climbingRope',
    words:
      "climbing (?:gyms?|walls?|cent(?:re|er)s?|halls?|gear|lessons?|shoes?) / bouldering / (?:rock|indoor) climb(?:ing|ers?) / via ferrata / high ropes / boulder(?:n|halle|hallen) / kletter(?:n|halle|hallen|wand|kurse?|park|parks|gurte?|schuhe) / hochseilg[aä]rten / murs? d['’]escalade / salles? d['’]escalade / escalade / accrobranche / rocódromos? / escalada / arrampicata / parco avventura / クライミング / ボルダリング",
    scenes: [
      'A climber with a climbing rope in the mountains',
      'A climbing rope in a gym',
      'A woman stretches in a gym',
      'Friends laugh in a gym',
    ],
  },
  {
    thing: 'puzzle-piece',
    words:
      "escape[- ]?rooms? / live escape / escape games? / exit[- ](?:rooms?|games?) / (?:puzzle|mystery) rooms? / murder mystery (?:nights?|dinners?|games?) / krimidinner / rätselr[aä]um\\p{L}* / jeux? d['’]évasion / salas? de escape / juegos? de escape / jogos? de fuga / salas? de fuga / stanz[ae] di fuga / cen[ae] con delitto / 脱出ゲーム / 謎解き",
    scenes: [
      'Friends laugh at a table in a hallway',
      'A woman with a flashlight in a cellar',
      'A padlock on a table in a hallway',
      'A man with a key in a hallway',
    ],
  },
  {
    thing: 'giraffe',
    words:
      'zoos? / zoolog\\p{L}* (?:gardens?|parks?) / safari parks? / wildlife (?:parks?|cent(?:re|er)s?|sanctuar(?:y|ies)) / animal parks? / (?:tier|wild|vogel)parks? / tiergarten / parcs? (?:animaliers?|zoologiques?) / réserves? animalières? / zoológicos? / parques? de animales / jardins? zoológicos? / parc(?:o|hi) (?:faunistic[oi]|zoo|safari) / bioparc(?:o|hi)? / 動物園 / サファリパーク',
    scenes: ['A family in a park', 'A giraffe in a park', 'An elephant in a park', 'A girl laughs in a park'],
  },
  {
    thing: 'goat',
    words:
      "farm (?:parks?|visits?|stays?|holidays?|days|tours?) / (?:petting|children['’]s|city|open) (?:zoos?|farms?) / (?:alpaca|donkey|llama|goat) (?:walks?|trekking|farms?|yoga) / pumpkin patch(?:es)? / maize mazes? / bauernhof(?:urlaub|ferien|besuch|tag) / (?:erlebnis|ferien|schul|kinder)bauernh[oö]fe? / streichelzoos? / alpaka\\p{L}* / fermes? (?:pédagogiques?|ouvertes?|découvertes?) / granjas? escuelas? / visitas? a la granja / fazendinhas? / quintas? pedagógicas? / fattori[ae] didattic(?:a|he) / 観光農園 / 牧場",
    scenes: [
      'A farmer with a goat in a field',
      'A girl with a goat in a field',
      'Chickens in a field',
      'A donkey in a barn',
    ],
  },
  {
    thing: 'straight-ruler',
    words:
      'carpets?(?! clean) / flooring / (?:laminate|vinyl|parquet|wooden|oak|hardwood) floors? / floor (?:sanding|layers?|fitters?|tiles) / tilers? / teppich(?:e|en|boden|böden|haus) / parkett\\p{L}* / bodenbel[aä]g\\p{L}* / (?:boden|fliesen)leger\\p{L}* / moquettes? / parquets? / carreleurs? / alfombras? / tarimas? / suelos? (?:laminados?|de madera|vinílicos?) / pisos? (?:laminados?|vinílicos?|de madeira) / paviment(?:i|azioni?) / piastrellist[ai] / カーペット / フローリング',
    scenes: [
      'A man with a hammer kneels in a living room',
      'A woman sits on a rug in a living room',
      'A toolbox in a living room',
      'A family in a living room',
    ],
  },
  {
    thing: 'oven',
    words:
      '(?:fitted|bespoke|new|custom|designer|modular|handmade|dream) kitchens? / kitchen (?:fitters?|fitting|makers?|design(?:ers?)?|showrooms?|installations?|renovations?|remodel\\p{L}*|cabinets?|units|worktops?) / (?:worktops|countertops) / küchen(?:planung|bau|montage|haus|planer|möbel|zeilen?) / einbauküchen? / traumküchen? / cuisinistes? / cuisines? (?:équipées?|sur mesure|aménagées?) / muebles de cocina / cocinas? (?:a medida|integrales?) / cozinhas? (?:planejadas?|sob medida|por medida) / cucin[ae] (?:su misura|componibil[ei]) / システムキッチン / キッチンリフォーム',
    scenes: [
      'A carpenter with a hammer in a kitchen',
      'An oven in a kitchen',
      'A couple laughs in a kitchen',
      'A woman cooks with a pot in a kitchen',
    ],
  },
  {
    thing: 'bathtub',
    words:
      'bath ?room (?:fitters?|fitting|design(?:ers?)?|showrooms?|installations?|renovations?|remodel\\p{L}*|suites?|refurb\\p{L}*|furniture) / (?:new|dream|luxury|fitted) bathrooms? / walk-in (?:showers?|baths?) / bath ?tubs? / badsanierung\\p{L}* / badezimmer(?:möbel|planung|umbau|renovierung) / bad(?:planung|umbau|renovierung|möbel|studio|ausstellung) / traumb[aä]d\\p{L}* / badewannen? / (?:rénovation|installation) de salles? de bains? / baignoires? / reformas? de baños? / baños? a medida / bañeras? / banheiras? / (?:reformas?|remodelação) de (?:banheiros?|casas? de banho) / arredo bagno / ristrutturazion[ei] (?:del )?bagn[oi] / 浴室リフォーム / ユニットバス',
    scenes: [
      'A plumber with a toolbox in a bathroom',
      'A bathtub in a bathroom',
      'A woman smiles in a bathroom',
      'A shower in a bathroom',
    ],
  },
  {
    thing: 'curtain',
    words:
      'curtains?(?! (?:call|raiser|up|falls|opens|rises)) / (?:window|roller|venetian|roman|vertical|made-to-measure|wooden) blinds / blinds and shutters / plantation shutters / awnings? / gardinen\\p{L}* / vorhänge / jalousien? / rollläden / (?:fenster|dach|verdunkelungs|innen)rollos? / plissees? / markisen? / rideaux / stores? (?:bannes?|vénitiens?|enrouleurs?|sur mesure) / cortinas? / persianas? / toldos? / tende (?:da sole|su misura|a rullo|tecniche) / (?:tendaggi|tapparelle) / カーテン',
    scenes: [
      'A woman by a window in a bedroom',
      'A curtain in a living room',
      'A curtain in a bedroom',
      'A couple in a living room',
    ],
  },
  {
    thing: 'gardenTable',
    words:
      '(?:garden|outdoor|patio|balcony|teak|rattan) (?:furniture|sofas?|tables?|chairs?|lounges?) / parasols / sun ?loungers? / hammocks? / pergolas? / garten(?:möbel|tisch|tische|stühle) / (?:terrassen|balkon)möbel / sonnenliegen? / hängematten? / terrassenüberdachung(?:en)? / (?:mobilier|meubles|salons?) de jardin / hamacs? / muebles? (?:de jardín|de terraza|de exterior) / tumbonas? / hamacas? / móveis (?:de jardim|de exterior|para jardim|para varanda) / (?:mobili|arredi|arredo) (?:da|per) (?:giardino|esterni|esterno) / ombrellon[ei] / ガーデンファニチャー / ハンモック',
    scenes: [
      'A woman sits on a chair on a terrace',
      'A garden table on a terrace',
      'Friends laugh at a table in a garden',
      'A hammock in a backyard',
    ],
  },
  {
    thing: 'shovel',
    words:
      'pool (?:builders?|construction|installers?|installation|maintenance|covers?|cleaning|heaters?) / (?:natural|plunge|backyard|garden|private|above-ground|in-?ground) (?:swimming )?pools? / swim spas? / pool(?:bau|bauer|technik|überdachung|abdeckung|roboter|pflege) / schwimmteich\\p{L}* / swimmingpools / piscinistes? / (?:construction|constructeurs?) de piscines? / piscines? (?:coques?|naturelles?|enterrées?) / (?:construcción|constructores|mantenimiento) de piscinas / albercas? / (?:construção|construtora|manutenção) de piscinas / piscinas? de (?:fibra|obra|vinil) / (?:costruzione|costruttori|manutenzione) (?:di )?piscine / piscine interrate / プール施工',
    scenes: [
      'A builder with a shovel in a backyard',
      'A family in a pool',
      'A woman sits by a pool',
      'A girl swims in a pool',
    ],
  },
  {
    thing: 'rat',
    words:
      'pest (?:control|problems?|removal|management) / exterminators? / (?:rats?|mice|wasps?|termites?|cockroach(?:es)?|rodents?) (?:control|removal|nests?|traps?|problems?) / bed ?bugs / mosquito (?:nets?|repellents?|screens?) / schädling(?:e|s)\\p{L}* / (?:kammerjäger|ungeziefer) / wespennest(?:er)? / (?:insekten|mücken)schutz / désinsectisation / dératisation / nuisibles / moustiquaires? / plagas / mosquiteras? / dedetiza\\p{L}* / disinfestazion[ei] / zanzarier[ae] / 害虫 / シロアリ',
    scenes: [
      'A man with a spray in a kitchen',
      'A rat in a kitchen',
      'An ant in a kitchen',
      'A woman smiles in a kitchen',
    ],
  },
  {
    thing: 'flashlight',
    words:
      'security (?:guards?|guarding|patrols?|staff|officers?|compan(?:y|ies)|firms?|personnel) / (?:event|door|site) security / door supervisors? / bodyguards? / night watch(?:men|man) / (?:sicherheits|wach)dienste? / (?:wach|werk|objekt|personen)schutz / agents? de sécurité / gardiennage / télésurveillance / vigilantes? / guardias? de seguridad / segurança (?:privada|patrimonial) / guardi[ae] (?:giurat[ae]|private) / istitut[oi] di vigilanza / 警備(?:員|会社) / ガードマン',
    scenes: [
      'A guard with a flashlight in the city at night',
      'A guard with a flashlight in a warehouse',
      'A flashlight on a table in an office',
      'A guard in a hallway',
    ],
  },
  {
    thing: 'globe-showing-europe-africa',
    words:
      'translat(?:ions?|ors?|ing) / (?:interpreters|interpreting) / (?:software|game|website) locali[sz]ation / subtitl(?:es|ing) / übersetz(?:er|erin|ung|ungen|ungsbüro|ungsdienst) / dolmetsch\\p{L}* / untertitel(?:ung)? / traduct(?:ions?|eurs?|rices?) / interprètes (?:de conférence|assermentés?) / sous-titrage / traducci\\p{L}* / traductor(?:es|as?)? / intérpretes (?:jurados|de conferencias?) / traduç\\p{L}* / tradutor(?:es|as?)? / legendagem / traduzion[ei] / traduttor[ei] / 翻訳 / 通訳',
    scenes: [
      'A woman works at a laptop in an office',
      'Two people talk at a table in an office',
      'A book on a table in an office',
      'A book on a table in a library',
    ],
  },
  {
    thing: 'printer',
    words:
      'print(?:ing)? (?:shops?|works|compan(?:y|ies)|services?|houses?|presses|studios?) / (?:digital|offset|screen|letterpress|large-format|3d) print(?:ing|ers) / business cards / flyers and (?:leaflets|posters|brochures) / copy shops? / druckerei(?:en)? / (?:digital|offset|sieb|buch|3d|textil)-?druck\\p{L}* / copyshops? / visitenkarten / imprim(?:eries?|eurs) / impression (?:numérique|offset|en ligne|3d) / cartes de visite / imprentas? / impresión (?:digital|offset|3d) / gráficas? rápidas? / impressão (?:digital|gráfica|3d) / tipografi[ae] / stamp[ae] (?:digital[ei]|online|offset|3d) / 印刷 / 名刺',
    scenes: [
      'A man with a printer in a workshop',
      'A printer on a table in an office',
      'A woman with paper in a workshop',
      'A printer in a workshop',
    ],
  },
  {
    thing: 'deskWithMonitor',
    words:
      'web ?(?:agenc(?:y|ies)|design(?:ers?)?|studios?|hosting) / website (?:builders?|design(?:ers?)?|makers?) / (?:digital|seo|marketing|advertising|creative|branding|social media) (?:agenc(?:y|ies)|studios?) / (?:graphic|logo|ux) design(?:ers?)? / (?:internet|web|werbe|marketing|digital|kreativ)agentur(?:en)? / webdesign\\p{L}* / agences? (?:web|digitales?|de communication|marketing) / création de sites? / agencias? (?:web|digital(?:es)?|de marketing|de publicidad) / diseño (?:web|gráfico) / agências? (?:digita(?:l|is)|de marketing|de publicidade) / criação de sites? / agenzi[ae] (?:web|di comunicazione|digital[ei]|pubblicitari[ae]) / (?:realizzazione|creazione) siti / ホームページ制作 / 広告代理店',
    scenes: [
      'A woman works at a laptop in an office',
      'A desk with a monitor in an office',
      'Two people talk in an office',
      'Sticky notes in an office',
    ],
  },
  {
    thing: 'scroll',
    words:
      'notar(?:y|ies)(?: public)? / notari[sz]\\p{L}* / (?:will|probate|estate) (?:writing|planning|services?) / conveyanc\\p{L}* / power of attorney / notar(?:e|in|iat|ielle?\\p{L}*)? / (?:testamente?|erbrecht|vorsorgevollmacht) / notaires? / études? notariales? / successions? / notarios? / notar[ií]as? / testamentos? / tabeliã(?:o|es) / cartórios? / nota(?:io|i|rile) / successioni / 公証 / 司法書士 / 遺言',
    scenes: [
      'A lawyer with a contract in an office',
      'A contract on a table in an office',
      'A couple sits at a table in an office',
      'Two people shake hands in an office',
    ],
  },
  {
    thing: 'phoneChat',
    words:
      'dating (?:apps?|sites?|coach(?:es)?|events?) / online dating / speed[- ]dating / singles (?:nights?|events?|part(?:y|ies)) / match ?mak(?:ers?|ing) / partner(?:vermittlung|börse|suche|agentur) / singleb[oö]rsen? / dating-?app / singles kennenlernen / sites? de rencontres? / (?:rencontres?|applis?) (?:amoureuses?|sérieuses?|de rencontres?) / célibataires / citas (?:online|en línea|rápidas) / buscar pareja / solteros / namoro online / solteiros / incontri (?:online|per single) / 婚活 / マッチングアプリ',
    scenes: [
      'A woman with a phone laughs in a cafe',
      'A couple laughs at a table in a restaurant',
      'A couple walks in a park',
      'A phone on a table in a cafe',
    ],
  },
  {
    thing: 'balloon',
    words:
      "(?:event|party|function|conference) (?:venues?|spaces?|rooms?|halls?|planners?|planning|hire|organi[sz]ers?|management) / venue (?:hire|rental) / conference cent(?:re|er)s? / banquet(?:ing)? halls? / (?:kids['’]?|children['’]s) part(?:y|ies) / event(?:location|agentur|planung|technik|halle)\\p{L}* / (?:party|feier|tagungs)(?:location|raum|räume|zelt|zentrum)\\p{L}* / kindergeburtstage? / salles? (?:de réception|des fêtes|de séminaire) / location de salles? / salones? de (?:eventos|celebraciones) / organización de eventos / alquiler de (?:salas|salones) / (?:espaços?|salão|salões) (?:de|para) (?:eventos|festas) / organização de eventos / (?:location|sale|sala|spazi) per (?:eventi|feste|cerimonie) / organizzazione (?:di )?eventi / イベント会場 / 展示会場",
    scenes: [
      'Friends dance on a dance floor',
      'Balloons in a garden',
      'Friends laugh at a table in a garden',
      'A waiter with a glass in a restaurant',
    ],
  },
  {
    thing: 'turntable',
    words:
      'djs?(?: hire| sets?| nights?)? / (?:wedding|party|mobile|club) djs? / night ?clubs? / club nights? / (?:party|cover) bands? / vinyl (?:records?|shops?) / record (?:shops?|stores?|fairs?|labels?) / schallplatten?\\p{L}* / plattenl[aä]den / hochzeits-?(?:dj|band)s? / partybands? / diskothek(?:en)? / soirées? dj / disquaires? / tiendas? de discos / discotecas? / discos de vinil / dischi in vinile / negozi(?:o)? di dischi / レコード(?:店|屋|ショップ)',
    scenes: [
      'A DJ with a turntable on a stage',
      'A woman dances on a stage',
      'A turntable on a table in a living room',
      'Friends dance in a nightclub',
    ],
  },
  {
    thing: 'mic',
    words:
      'choirs? / choral (?:society|music|singing) / gospel / singing (?:groups?|lessons?|teachers?) / a cappella / ch[oö]re / chor(?:probe|proben|konzert|konzerte|leiter|leiterin|gesang) / (?:kirchen|kinder|gospel|frauen|männer|schul)ch(?:or|öre) / gesang(?:sunterricht|verein|slehrer|slehrerin) / (?:la|notre|une) chorale / chœurs? / cours de chant / orfe[oó]n(?:es)? / (?:canta|cantar) en (?:el|un|nuestro) coro / clases de canto / aulas de canto / cor[oi] (?:gospel|polifonic[oi]|parrocchial[ei]|amatorial[ei]) / lezioni di canto / 合唱 / ボイストレーニング',
    scenes: [
      'A singer with a microphone on a stage',
      'Friends sing on a stage',
      'A microphone on a stage',
      'A woman sings on a stage',
    ],
  },
  {
    thing: 'mapFolded',
    words:
      'touris(?:m|t) (?:boards?|offices?|information) / visitor (?:cent(?:re|er)s?|information) / (?:city|walking|guided|sightseeing|ghost) tours? / sight ?seeing / city (?:breaks?|marketing|guides?) / visit (?:our|the) (?:city|town|region|island|valley) / tourist(?:en)?-?info(?:rmation)? / stadt(?:führung|führungen|marketing|rundgang|rundfahrt|besichtigung) / städte(?:reise|reisen|trip|trips) / urlaubsregion / sehenswürdigkeit\\p{L}* / office (?:de|du) tourisme / visites? guidées? / oficinas? de turismo / (?:visitas?|rutas?) (?:guiadas?|turísticas?) / turismo / visite guidate / uffici(?:o)? (?:del )?turis\\p{L}* / 観光',
    scenes: [
      'A tourist with a map in the old town',
      'A couple walks in the old town',
      'A folded map on a table in a cafe',
      'A fountain in the old town',
    ],
  },
  {
    thing: 'plane',
    words:
      'airports?(?! parking| transfers?) / (?:fly|flying) from / departure lounges? / (?:pilot|flying) (?:schools?|training|lessons?) / air ?shows? / cabin crew / flugh[aä]fen / flugschulen? / (?:rundflug|rundflüge|flugplatz) / flugbegleiter\\p{L}* / aéroports? / écoles? de pilotage / aeropuertos? / escuelas? de pilotos / aeroportos? / escolas? de aviação / aeroport[oi] / scuol[ae] di volo / 空港',
    scenes: [
      'A pilot in an airport',
      'A plane in the sky',
      'A woman with a suitcase in an airport',
      'A couple with suitcases in an airport',
    ],
  },
  {
    thing: 'phoneMap',
    words:
      'taxis? / taxicabs? / cab (?:compan(?:y|ies)|firms?|rides?) / mini-?cabs? / ride[- ](?:hailing|sharing|hail|share) / airport (?:transfers?|shuttles?) / chauffeurs?(?: service)? / book (?:a|your) ride / limousines? / taxi-?(?:zentrale|ruf|unternehmen|app) / flughafentransfers? / fahrdienste? / vtc / taxistas? / traslados? al aeropuerto / (?:motoristas?|corridas?) (?:de|por) (?:aplicativo|app) / táxis? / tassisti? / noleggio con conducente / (?:タクシー|配車アプリ)',
    scenes: [
      'A taxi driver in a car',
      'A woman with a suitcase in the city',
      'A taxi in the city',
      'A map on a phone in the city',
    ],
  },
  {
    thing: 'car',
    words:
      'car[- ]?(?:sharing|share|hire|rentals?|clubs?|subscriptions?|leasing) / (?:van|vehicle|minibus) (?:hire|rentals?) / car[- ]?pool(?:ing|s)? / (?:shared|rental|hire) cars? / autovermietung(?:en)? / (?:miet|leih)wagen / auto(?:-?abo|leasing) / (?:mitfahrgelegenheit|mitfahrzentrale|fahrgemeinschaft)(?:en)? / autopartage / location de (?:voitures?|véhicules?|utilitaires?) / covoiturage / alquiler de (?:coches?|autos?|furgonetas?|vehículos?) / coches? compartidos? / renta de autos / alugue(?:l|r) de (?:carros?|veículos?|automóveis) / carros? (?:compartilhados?|por assinatura) / (?:auto)?noleggio (?:auto|furgoni|a lungo termine) / auto a noleggio / レンタカー / カーシェア',
    scenes: [
      'A woman with a key in front of a car',
      'A woman drives a car',
      'A couple in a car on a coastal road',
      'A car in the city',
    ],
  },
  {
    thing: 'scooter',
    words:
      'e-?scooters? / (?:electric|kick|shared|rental) scooters? / scooter (?:sharing|rentals?|hire) / mopeds? / micro-?mobility / vespas? / e-?tretroller / elektro(?:roller|scooter) / roller(?:verleih|sharing) / trottinettes? / scooters? électriques? / patinetes? (?:eléctricos?|elétric[oa]s?) / scooters? eléctric[ao]s? / trotinetes?(?: elétricas?)? / monopattin[oi] / scooter elettric[oi] / 電動キックボード / 電動スクーター',
    scenes: [
      'A woman with a scooter in the city',
      'A scooter in the city',
      'A man with a helmet in the city',
      'A woman with a phone in the city',
    ],
  },
  {
    thing: 'bus',
    words:
      'bus (?:lines?|routes?|stops?|services?|drivers?|tickets?|pass(?:es)?|tours?|network|compan(?:y|ies)) / (?:night|city|express|long-distance|shuttle|school) bus(?:es)? / coach (?:trips?|tours?|hire|holidays?|travel) / public (?:transport|transit) / fernbus(?:se)? / (?:stadt|nacht|reise|linien|ruf|bürger)bus(?:se|linie|linien)? / bus(?:reisen?|fahrer|fahrerin|fahrten|linien?) / (?:verkehrsbetriebe|nahverkehr) / (?:lignes?|chauffeurs?|conducteurs?|réseau) de bus / transports? (?:en commun|publics?) / autocars? / autobuses / transporte público / líneas? de (?:autobús|bus) / ônibus / autocarros? / autobus / trasporto pubblico / (?:路線|高速|夜行)バス / バス(?:ツアー|運転)',
    scenes: [
      'A bus driver in the city',
      'A bus in the city',
      'A woman at a bus stop in the city',
      'A girl at a bus stop in the city',
    ],
  },
  {
    thing: 'hospitalBed',
    words:
      '(?:nursing|care|hospital|healthcare) (?:jobs?|careers?|vacanc(?:y|ies)|staff|training) / nurses wanted / (?:become|train as|jobs? as) a (?:nurse|carer|midwife|paramedic) / registered nurses? / pflege(?:fach)?(?:kraft|kräfte|personal|jobs?|beruf|berufe|ausbildung|frau|mann|helfer) / kranken(?:pfleger|pflegerin|schwestern?) / krankenh[aä]us(?:er)? / infirmi(?:ers?|ères?) / aides?-soignant(?:e|s|es)? / hôpita(?:l|ux) / enfermer[oa]s? / enfermería / hospitales / enfermeir[oa]s? / enfermagem / infermier[aei] / operator[ei] socio-?sanitari[oa]? / ospedal[ei] / 看護(?:師|助手)',
    scenes: [
      'A nurse smiles in a clinic',
      'A nurse talks to an old man in a clinic',
      'A hospital bed in a clinic',
      'A doctor talks to a nurse in a clinic',
    ],
  },
  {
    thing: 'drop',
    words:
      'blood (?:donations?|donors?|drives?|banks?|services?) / (?:give|donate|donating|giving) (?:blood|plasma) / plasma (?:donations?|donors?|cent(?:re|er)s?) / (?:stem cell|organ) don(?:ors?|ations?) / blut(?:spende|spenden|spender|spenderin|spendedienst|spendetermin)\\p{L}* / blut spenden / (?:plasma|stammzell|organ)spende\\p{L}* / dons? (?:de|du) (?:sang|plasma|moelle) / donn(?:er|ez) (?:votre|son|du) sang / collecte de sang / donar sangre / donaci(?:ón|ones) de sangre / donantes? de sangre / doaç(?:ão|ões) de sangue / do(?:ar|e|adores|ador) (?:de )?sangue / hemocentros? / donazion[ei] (?:del|di) sangue / don(?:are|a|atori|atore) (?:il |di )?sangue / 献血 / 骨髄バンク',
    scenes: [
      'A nurse with a young man in a clinic',
      'A woman smiles in a clinic',
      'A man sits on a chair in a clinic',
      'A test tube in a clinic',
    ],
  },
  {
    thing: 'fire-engine',
    words:
      '(?:volunteer |voluntary |retained )?fire (?:brigades?|departments?|fighters?|services?|stations?|crews?) / (?:volunteer )?fire-?fight(?:ers?|ing) / fire (?:safety|alarms?|extinguishers?) / smoke (?:alarms?|detectors?) / (?:mountain|sea|lifeboat) rescue / feuerwehr\\p{L}* / brandschutz\\p{L}* / (?:rauchmelder|feuerlöscher) / (?:berg|wasser)wacht / rettungsdienst / (?:sapeurs?-)?pompiers?(?: volontaires?)? / sécurité incendie / extincteurs? / bomber[oa]s?(?: voluntari[oa]s)? / bombeir[oa]s?(?: voluntári[oa]s)? / extintor(?:es)? / vigil[ei] del fuoco / pompieri / 消防(?:団|士|署) / 消火器',
    scenes: [
      'A firefighter with a helmet in the city',
      'A fire engine in the city',
      'A firefighter in front of a fire engine',
      'A fire extinguisher in a hallway',
    ],
  },
  {
    thing: 'tap',
    words:
      'water (?:utilit(?:y|ies)|compan(?:y|ies)|suppliers?|meters?|bills?|filters?|leaks?|softeners?|treatment|works) / (?:tap|drinking|filtered) water / (?:save|saving) water / sewage / wasserwerke? / (?:trink|leitungs|ab)wasser\\p{L}* / stadtwerke / wasserfilter / eau (?:potable|du robinet) / (?:service des eaux|filtres? à eau) / agua (?:potable|del grifo) / compañía de aguas? / filtros? de agua / água (?:potável|da torneira|tratada) / filtros? de água / saneamento / acqua (?:potabile|del rubinetto) / acquedott[oi] / 水道局 / 浄水器',
    scenes: [
      'A woman with a glass of water in a kitchen',
      'A water tap in a kitchen',
      'A worker with a wrench in the city',
      'A jug on a table in a kitchen',
    ],
  },
  {
    thing: 'bottle',
    words:
      '(?:mineral|spring|sparkling|bottled|coconut|tonic) water / soft ?drinks? / lemonades? / (?:kombucha|iced teas?) / ginger (?:beer|ale) / (?:fruit|orange|cold-pressed) juices? / juice bars? / mineralwasser / (?:limonaden?|limo|brause) / erfrischungsgetränke? / getränke(?:markt|lieferung|handel|hersteller) / eaux? (?:minérales?|gazeuses?) / (?:limonades?|jus de fruits?) / agua (?:mineral|con gas) / (?:zumos?|refrescos|jugos|gaseosas?) / (?:refrigerantes|sucos? naturais|sumos? naturais) / água (?:mineral|com gás|de coco) / acqua (?:minerale|frizzante) / bibite / (?:炭酸水|ミネラルウォーター|清涼飲料|レモネード|コンブチャ)',
    scenes: [
      'A woman drinks from a bottle in a park',
      'A bottle on a table in a kitchen',
      'Friends laugh at a table in a garden',
      'A man with a bottle on a beach',
    ],
  },
  {
    thing: 'can',
    words:
      'energy (?:drinks?|shots?|gels?|bars?) / (?:sports?|isotonic|pre-workout|caffeine|electrolyte|protein) (?:drinks?|powders?|tabs|tablets|shakes?|bars?) / whey / energy-?drinks? / energieriegel / protein(?:pulver|riegel|shakes?) / boissons? (?:énergisantes?|énergétiques?|isotoniques?) / barres? (?:protéinées?|énergétiques?) / bebidas? (?:energéticas?|isotónicas?|isotônicas?) / barras? (?:energéticas?|de proteína|proteicas?) / energéticos / bevand[ae] (?:energetic(?:a|he)|energizzant[ei]) / barrette (?:proteiche|energetiche) / エナジードリンク / スポーツドリンク / プロテイン',
    scenes: [
      'A woman with a can in a gym',
      'A can on a table in a gym',
      'A man runs in the city',
      'A man with a can in a park',
    ],
  },
  {
    thing: 'barrel',
    words:
      'whisk(?:e)?ys? / gins? / (?:vodka|rum|bourbon|scotch|tequila|mezcal|brandy|cognac|grappa) / distiller(?:y|ies|s) / single malts? / liqueurs? / brennerei(?:en)? / destill(?:erie|ate?) / (?:schn[aä]pse?|obstbr[aä]nde?) / liköre? / eaux?-de-vie / spiritueux / destiler[ií]as? / (?:ginebras?|licores|aguardientes?) / destilarias? / cachaças? / distilleri[ae] / liquor[ei] / (?:ウイスキー|クラフトジン) / 蒸留(?:所|酒)',
    scenes: [
      'A man with a glass in a cellar',
      'A barrel in a cellar',
      'A cocktail on a table in a pub',
      'A man with a barrel in a cellar',
    ],
  },
  {
    thing: 'apple',
    words:
      'ciders? / cider (?:makers?|press(?:es)?|mills?) / orchards? / apple (?:juice|press(?:es)?|picking|days?|harvest|farms?) / apfelwein / mosterei(?:en)? / obsth[oö]fe? / streuobst\\p{L}* / apfel(?:ernte|saft|bauer|hof|fest) / cidre(?:s|rie|ries)? / vergers? / sidras? / sidrer[ií]as? / manzanos / pomares? / sidro / frutteti / シードル / りんご(?:園|農園|狩り)',
    scenes: [
      'A farmer with a basket in an orchard',
      'An apple tree in a field',
      'Apples on a table in a kitchen',
      'Friends laugh at a table in a garden',
    ],
  },
  {
    thing: 'basket',
    words:
      'strawberr(?:y|ies) / asparagus / pick[- ]your[- ]own / (?:fruit|berry) picking / (?:raspberr|blueberr)(?:y|ies) / spargel\\p{L}* / erdbeer\\p{L}* / selbstpflück\\p{L}* / fraises? / asperges? / cueillette / fresas? / espárragos? / recogida de fruta / morangos? / (?:aspargos?|espargos?) / fragol[ae] / asparagi / raccolta (?:delle |di )?(?:frutta|fragole|ciliegie) / いちご(?:狩り|農園)',
    scenes: [
      'A woman with a basket in a field',
      'A girl with a basket in a field',
      'Strawberries on a table in a kitchen',
      'A farmer in a field',
    ],
  },
  {
    thing: 'saladBowl',
    words:
      "vegans?(?! leather) / vegetarian(?:s|o|os|a|as|i|e)? / plant[- ]based / meat[- ](?:free|alternatives?|substitutes?) / (?:tofu|tempeh|falafel) / (?:oat|almond|soy) (?:milks?|drinks?) / (?:salad bars?|poke bowls?) / vegan(?:e|er|es|en|uary) / vegetarisch\\p{L}* / fleisch(?:ersatz|los)\\p{L}* / hafer(?:drink|drinks|milch) / véganes? / végétari(?:ens?|ennes?) / lait d['’](?:avoine|amande) / vegan[oaie]s? / a base de plantas / bebidas? de avena / à base de plantas / leite (?:de aveia|vegetal) / (?:ヴィーガン|ビーガン|菜食|大豆ミート)",
    scenes: [
      'A woman eats salad in a kitchen',
      'A salad on a table in a kitchen',
      'A chef with vegetables in a kitchen',
      'Friends eat at a table in a restaurant',
    ],
  },
  {
    thing: 'cat',
    words:
      'cat (?:food|litter|trees?|caf[eé]s?|toys?|treats|sitters?|hotels?) / (?:wet|dry|raw|grain-free) (?:pet|cat|dog) food / pet (?:sitters?|sitting|hotels?|toys?|supplies) / kibble / katzen(?:futter|streu|spielzeug|baum|bäume|sitter|pension|café)\\p{L}* / (?:kratzb[aä]um|nassfutter|trockenfutter)\\p{L}* / (?:tiernahrung|haustierbedarf) / nourriture pour (?:chats?|chiens?|animaux) / litière pour chats? / arbres? à chats? / comida para (?:gatos?|perros?|mascotas) / pienso para (?:gatos?|perros?) / ração (?:para|de) (?:gatos?|cães|cachorros?|pets?) / areia para gatos / cib[oi] per (?:gatti|cani|animali) / croccantini / キャットフード / 猫(?:砂|カフェ) / ペットフード',
    scenes: [
      'A woman with a cat in a living room',
      'A cat in a kitchen',
      'A bowl on a table in a kitchen',
      'A cat in a living room',
    ],
  },
  {
    thing: 'birdHouse',
    words:
      'bird ?(?:seeds?|food|feed(?:ers?|ing)|houses?|boxes|baths?|tables?) / bird ?watch(?:ing|ers?) / (?:wild|garden|song) ?birds / (?:suet|nest boxes|nesting boxes) / (?:bird|nature|wildlife) (?:reserves?|conservation|trusts?) / vogel(?:futter|haus|häuser|häuschen|tränke|schutz|beobachtung)\\p{L}* / nistk[aä]st\\p{L}* / meisenknödel / naturschutz\\p{L}* / graines pour oiseaux / mangeoires? / nichoirs? / comederos? (?:para|de) (?:pájaros|aves) / comida para (?:pájaros|aves) / cajas? nido / comedouros? (?:para|de) (?:pássaros|aves) / observação de aves / mangiatoi[ae] / nid[oi] artificial[ei] / (?:野鳥|巣箱|バードウォッチング)',
    scenes: [
      'A woman with binoculars in a garden',
      'A bird house in a garden',
      'An old man with a bird house in a garden',
      'A bird in a garden',
    ],
  },
  {
    thing: 'toyTrain',
    words:
      "toys?(?! story) / toy ?(?:shops?|stores?|makers?) / building (?:blocks|bricks) / doll(?:s|['’]s house) / jigsaws? / model (?:trains?|railways?|kits?) / train sets? / spiel(?:zeug|waren)\\p{L}* / (?:kuscheltiere?|bauklötze) / modell(?:eisen)?bahn\\p{L}* / jouets? / magasins? de jouets / peluches / poupées? / juguetes? / jugueter[ií]as? / brinquedos? / giocattol[oi] / (?:おもちゃ|玩具|知育) / (?:ぬいぐるみ|鉄道模型)",
    scenes: [
      'A boy with a toy train in a living room',
      'A toy train on a table in a living room',
      'A girl with a teddy in a living room',
      'A teddy in a boutique',
    ],
  },
  {
    thing: 'newspaper',
    words:
      'news ?papers?(?: subscriptions?)? / (?:daily|local|weekly|independent) (?:newspaper|paper|news) / magazine subscriptions? / independent magazines? / journalis(?:m|ts?) / (?:comics?|graphic novels?|zines?) / comic (?:shops?|books?|cons?) / (?:tages|wochen|lokal|schüler)?zeitung(?:en|sabo|szusteller)? / zeitschriften?\\p{L}* / (?:comicladen|e-?paper) / journa(?:l|ux) (?:loca(?:l|ux)|régiona(?:l|ux)|indépendants?) / presse (?:locale|régionale|indépendante|écrite) / bandes? dessinées? / periódicos / periodismo / (?:jornais|jornalismo) / (?:quadrinhos|tebeos?|cómics?) / giornal[ei] / fumett(?:i|eria|erie) / (?:新聞|雑誌|漫画|マンガ)',
    scenes: [
      'A man reads a newspaper in a cafe',
      'A newspaper on a table in a kitchen',
      'A woman works at a laptop in an office',
      'A newspaper on a table in a cafe',
    ],
  },
  {
    thing: 'tablet',
    words:
      'online (?:courses?|classes|lessons?|learning|academ(?:y|ies)|degrees?|tutor\\p{L}*) / e-?learning / (?:learning|language|maths?|vocabulary) apps? / learn (?:spanish|french|german|italian|english|japanese|languages|a language) / (?:maths?|science|exam) (?:tutor\\p{L}*|revision|practice) / (?:webinars?|distance learning) / online-?kurse? / sprach(?:lern)?-?apps? / mathe(?:nachhilfe|app|hilfe) / (?:fernstudium|fernkurse?) / cours (?:en ligne|de maths|particuliers) / formations? (?:en ligne|à distance) / cursos? (?:online|en línea|a distancia|à distância) / aprend(?:e|er|a) (?:inglés|idiomas|inglês) / clases (?:online|en línea|particulares|de matemáticas) / aulas (?:online|particulares|de matemática) / cors[oi] (?:online|a distanza) / ripetizioni / オンライン(?:講座|授業|レッスン|英会話) / 通信教育',
    scenes: [
      'A woman with a tablet in a living room',
      'A tablet on a table in a kitchen',
      'A student works at a laptop in a living room',
      'A girl with a tablet in a living room',
    ],
  },
  {
    thing: 'closedLaptop',
    words:
      "coding (?:schools?|bootcamps?|camps?|clubs?|class(?:es)?|courses?|lessons?) / (?:learn|teach(?:es|ing)?|kids) (?:to code|coding|programming|python|javascript) / code (?:schools?|academ(?:y|ies)|clubs?) / (?:tech|data|programming) (?:bootcamps?|courses?|class(?:es)?) / robotics (?:clubs?|camps?|class(?:es)?) / programmier(?:schulen?|kurse?|en lernen|camps?) / coding-?(?:schule|kurs|bootcamp|camp) / informatikkurse? / (?:apprendre|cours) (?:à coder|le code|à programmer|de programmation) / écoles? (?:de code|d['’]informatique) / (?:clases|escuelas?|cursos?) de (?:programación|robótica) / aprend(?:e|er|a) a programar / (?:aulas|escolas?|cursos?) de (?:programação|robótica) / (?:imparare a|corsi di|scuola di) (?:programmare|programmazione|coding|robotica) / プログラミング(?:教室|スクール|講座)",
    scenes: [
      'A teacher with a laptop in a classroom',
      'A girl with a laptop in a classroom',
      'A robot on a table in a classroom',
      'A student works at a laptop in a living room',
    ],
  },
  {
    thing: 'headphones',
    words:
      'music (?:streaming|apps?|players?) / (?:stream|streaming|millions of) (?:music|songs|tracks) / playlists / (?:wireless|bluetooth|noise-cancel\\p{L}*) (?:headphones?|earbuds?|speakers?) / (?:headphones|earbuds) / audio ?books? / musik-?(?:streaming|apps?) / kopfhörer / (?:hörbuch|hörbücher) / écouteurs / casques? audio / musique en streaming / auriculares / audiolibros? / fones? de ouvido / streaming de música / (?:cuffie|auricolari) / audiolibri / (?:ヘッドホン|イヤホン) / 音楽配信',
    scenes: [
      'A woman with headphones in the city',
      'Headphones on a table in a living room',
      'A man with headphones sits on a sofa in a living room',
      'A girl with headphones in a park',
    ],
  },
  {
    thing: 'crutch',
    words:
      'orthop(?:a)?edic\\p{L}* / prosthe(?:tics?|ses|sis) / (?:insoles?|orthotics?) / (?:knee|ankle) (?:braces?|supports?) / wheel ?chairs? / mobility (?:aids?|shops?) / stair ?lifts? / (?:podiatr|chiropod)\\p{L}* / orthopädi\\p{L}* / sanit[aä]tsh[aä]us(?:er)? / (?:prothesen?|treppenlifte?|rollst[uü]hle?) / fußpflege / orthopédi\\p{L}* / fauteuils? roulants? / ortop[eé]di\\p{L}* / sillas? de ruedas / cadeiras? de rodas / (?:plantari|protesi|montascale) / 整形外科 / (?:義足|車椅子|福祉用具)',
    scenes: [
      'A doctor talks to a man in a clinic',
      'An old man with a walking frame in a living room',
      'A wheelchair in a clinic',
      'A walking frame in a clinic',
    ],
  },
  {
    thing: 'baby-bottle',
    words:
      'midwi(?:fe|ves|fery) / matern(?:ity|al) (?:wear|wards?|clothes|care|units?) / (?:antenatal|prenatal|birthing) (?:class(?:es)?|care|cent(?:re|er)s?) / pregnan(?:t|cy) / (?:doulas?|breastfeeding|nappies|diapers?) / baby (?:formula|milk|bottles?|monitors?) / hebammen?\\p{L}* / schwanger(?:schaft|schaftsmode|e)\\p{L}* / geburts(?:haus|vorbereitung|hilfe|kurs|klinik) / (?:windeln|umstandsmode) / sages?-femmes? / (?:grossesse|allaitement) / matronas? / (?:embarazo|embarazadas|pañales) / parteiras? / (?:gestantes|gravidez|fraldas) / ostetric(?:a|he|ia) / (?:gravidanza|pannolini) / (?:助産|マタニティ|産婦人科) / (?:おむつ|粉ミルク)',
    scenes: [
      'A mother with a baby in a bedroom',
      'A nurse with a baby in a clinic',
      'A crib in a bedroom',
      'A mother with a baby in a living room',
    ],
  },
  {
    thing: 'crib',
    words:
      "(?:baby|kids['’]?|children['’]?s) ?(?:clothes|clothing|wear|fashion) / baby (?:grows?|bodysuits?|sleep(?:ing)? ?bags?|blankets?) / (?:onesies|romper suits?) / (?:baby|nursery) (?:cots?|cribs?|furniture) / baby(?:kleidung|mode|ausstattung|sachen|schlafsack|bett|bodys?) / kinder(?:mode|kleidung|möbel) / strampler / vêtements? (?:pour )?(?:bébés?|enfants?) / layettes? / lits? bébé / ropa (?:de|para) (?:bebés?|niñ[oa]s?) / moda infantil / (?:canastillas?|cunas) / roup(?:a|as|inhas) (?:de|para) (?:bebês?|bebés?|crianças?) / (?:enxoval|berços?) / abbigliamento (?:bambin[oi]|neonat[oi]|per bambini) / (?:tutine|corredino) / (?:ベビー服|子供服|ベビーベッド)",
    scenes: [
      'A mother with a child in a boutique',
      'A clothes rail in a boutique',
      'A baby in a bedroom',
      'A teddy in a bedroom',
    ],
  },
  {
    thing: 'boxing-glove',
    words:
      'martial arts / (?:karate|judo|taekwondo|aikido|kung fu|capoeira|tai chi|muay thai|krav maga) / jiu[- ]?jitsu / (?:kick)?boxing(?! day) / boxing (?:gyms?|clubs?|class(?:es)?|gloves?) / self[- ]defen[cs]e / dojos? / kampf(?:sport|kunst)\\p{L}* / selbstverteidigung\\p{L}* / box(?:club|verein|training|schule) / arts martiaux / (?:clubs?|cours) de (?:boxe|judo|karaté) / artes marcia(?:les|is) / boxeo / de(?:fensa|fesa) (?:personal|pessoal) / aulas de (?:boxe|judô|caratê) / arti marziali / pugilato / (?:空手|柔道|剣道|合気道|格闘技) / キックボクシング',
    scenes: [
      'A boxer with boxing gloves in a gym',
      'A boy in a gym',
      'A boxing glove in a gym',
      'A woman stretches in a gym',
    ],
  },
  {
    thing: 'fishing-pole',
    words:
      'fishing (?:trips?|tackle|rods?|gear|lakes?|licen[cs]es?|charters?|shops?|guides?|holidays?) / (?:anglers?|angling) / (?:fly|carp|trout|ice|sea)[- ]fishing / (?:bait|tackle) shops? / hunting (?:gear|season|trips?|boots|licen[cs]e|lodge) / angel(?:n|bedarf|laden|shop|verein|rute|ruten|schein|kurs|sport|urlaub) / (?:fliegenfischen|fischereischein) / jagd(?:schule|bedarf|schein|ausrüstung|bekleidung) / pêche (?:à la mouche|en mer|sportive|à la ligne) / (?:articles|cannes?) (?:de|à) pêche / chasse et pêche / pesca (?:deportiva|con mosca|esportiva|desportiva|sportiva|a mosca) / cañas? de pescar / artículos de pesca / (?:varas? de pesca|pesqueiros?) / cann[ae] da pesca / articoli da pesca / 釣り / 釣具',
    scenes: [
      'A man with a fishing rod on a lake',
      'A fishing rod on a pier',
      'A boat on a lake',
      'A man with a fish in a harbour',
    ],
  },
  {
    thing: 'drill',
    words:
      'diy (?:stores?|shops?|enthusiasts?|projects?) / (?:hardware|tool|paint|home improvement) (?:shops?|stores?|hire|rentals?) / (?:power|hand|cordless|garden) tools? / (?:cordless drills?|drill drivers?) / (?:wall ?papers|wall paints?) / heimwerker\\p{L}* / bau(?:markt|märkte|stoffhandel) / werkzeug(?:e|laden|verleih|kasten|koffer)? / akku(?:schrauber|bohrer) / (?:wandfarben?|tapeten) / bricolage / quincaillerie / outillage / bricolaje / (?:ferreter[ií]as?|herramientas) / (?:ferragens|ferramentas) / fai da te / (?:ferrament[ae]|colorificio) / (?:工具|電動工具|日曜大工) / (?:ホームセンター|壁紙)',
    scenes: [
      'A man with a drill in a workshop',
      'A drill on a table in a workshop',
      'A woman with a paintbrush in a living room',
      'A paint bucket in a living room',
    ],
  },
  {
    thing: 'hairDryer',
    words:
      'hair ?care / shampoos? / hair (?:dryers?|loss|growth|oils?|masks?|extensions?|transplants?|straighteners?|products?) / (?:curly|damaged|frizzy|thinning) hair / wigs / haar(?:pflege|ausfall|kur|öl|wuchs|transplantation|verlängerung|bürste)\\p{L}* / (?:haartrockner|glätteisen|perücken) / soins? (?:capillaires?|des cheveux) / shampo(?:o)?ings? / chute de cheveux / sèche-cheveux / (?:champús?|champôs?|xampus?) / cuidado (?:del cabello|capilar) / caída del (?:cabello|pelo) / cuidados? capilar(?:es)? / queda de cabelo / cura dei capelli / (?:caduta (?:dei )?capelli|asciugacapelli) / シャンプー / (?:ヘアケア|育毛|薄毛)',
    scenes: [
      'A woman with a hair dryer in a bathroom',
      'A hair dryer in a bathroom',
      'A woman laughs in a hair salon',
      'A woman in front of a mirror in a bathroom',
    ],
  },
  {
    thing: 'tube',
    words:
      'sun ?screens? / sun (?:creams?|lotions?|protection|care|block) / spf / after[- ]sun / uv protection / (?:tanning|self-tan|fake tan) ?(?:lotions?|oils?|salons?|studios?)? / sonnen(?:creme|cremes|milch|brand|studio|studios|schutzmittel|schutzcreme) / lichtschutzfaktor / selbstbräuner / crèmes? solaires? / protections? solaires? / autobronzants? / cremas? solar(?:es)? / protector(?:es)? solar(?:es)? / bronceador(?:es)? / (?:protetor(?:es)? solar(?:es)?|bronzeador(?:es)?) / crem[ae] solar[ei] / (?:abbronzanti|doposole) / 日焼け止め / 紫外線',
    scenes: [
      'A woman with a tube on a beach',
      'A tube on a table on a beach',
      'A family on a beach',
      'A couple on a beach',
    ],
  },
  {
    thing: 'razor',
    words:
      "razors?(?! wire) / razor blades? / shav(?:ing|ers?) / beard (?:oils?|care|trimmers?|balms?) / (?:after[- ]?shaves?|men['’]?s grooming) / (?:hair removal|epilators?|waxing (?:studio|salon|strips)|body waxing) / rasier(?:er|hobel|klingen?|apparate?|messer|schaum|seife|pinsel) / (?:nassrasur|rasur) / bart(?:pflege|öl|trimmer) / haarentfernung\\p{L}* / rasoirs? / (?:rasage|épilation) / huile à barbe / (?:maquinillas?|cuchillas?) de afeitar / (?:afeitado|afeitadoras?|depilación) / (?:barbeador(?:es)?|depilação) / lâminas? de barbear / (?:rasoi(?:o)?|rasatura|depilazione) / (?:髭剃り|シェーバー|カミソリ) / 脱毛",
    scenes: [
      'A man with a razor in a bathroom',
      'A razor on a table in a bathroom',
      'A man in front of a mirror in a bathroom',
      'A man smiles in a bathroom',
    ],
  },
  {
    thing: 'sewing-needle',
    words:
      'tattoos? / tattoo (?:studios?|artists?|shops?|removal|parlou?rs?|conventions?) / tattooists? / piercings?(?: studios?)? / body piercing / henna / tattoo-?(?:studios?|entfernung|termin) / tätowier\\p{L}* / tatou(?:ages?|eurs?|euses?) / salons? de tatouage / tatuajes? / tatuador(?:es|as?)? / estudios? de tatuajes? / tatuage(?:m|ns) / estúdios? de tatuagem / tatuagg(?:io|i) / tatuator[ei] / タトゥー / 刺青',
    scenes: [
      'A tattoo artist with a man in a boutique',
      'A woman sits on a chair in a boutique',
      'A man smiles in a boutique',
    ],
  },
  {
    thing: 'nailPolish',
    words:
      'nail (?:studios?|salons?|bars?|artists?|art|polish(?:es)?|varnish|technicians?|care|design) / (?:manicures?|manicurists?|pedicures?) / (?:gel|acrylic|press-on) nails / (?:lash|eyelash|brow) (?:extensions?|lifts?|bars?|studios?) / nagel(?:studios?|designs?|designerin|lack|lacke|pflege|modellage) / (?:maniküre|pediküre|gelnägel) / wimpern(?:verlängerung|lifting|studio) / vernis à ongles / (?:onglerie|manucures?) / extensions? de cils / uñas (?:de gel|acrílicas|perfectas) / (?:manicura|pedicura) / extensiones de pestañas / unhas (?:de gel|em gel) / (?:esmalteria|alongamento de unhas) / smalt[oi] (?:semipermanent[ei]|per unghie) / ricostruzione unghie / extension ciglia / (?:ネイル|マニキュア) / まつ[毛げ]エクステ?',
    scenes: [
      'A woman with nail polish in a hair salon',
      'Nail polish on a table in a hair salon',
      'Friends laugh in a hair salon',
      'A woman smiles in a hair salon',
    ],
  },
  {
    thing: 'suitcase',
    words:
      'suitcases? / luggage(?! storage) / (?:carry-on|cabin|weekend|duffel|leather|messenger) bags? / (?:handbags?|backpacks?|rucksacks?) / school ?bags? / (?:satchels?|wallets?) / koffer(?:set|sets)? / reise(?:gepäck|tasche|taschen|koffer) / (?:handtaschen?|lederwaren|rucks[aä]cke?) / schul(?:ranzen|taschen?) / (?:valises?|bagagerie|maroquinerie) / sacs? (?:à main|à dos|de voyage) / cartables? / (?:maletas?|mochilas?) / bolsos? de (?:mano|viaje|piel) / malas? de (?:viagem|mão|bordo) / (?:valig(?:ia|ie|eria)|zaini|pelletteria) / bors[ae] (?:da viaggio|in pelle|a mano) / (?:スーツケース|キャリーケース) / (?:ランドセル|リュック|鞄)',
    scenes: [
      'A woman with a suitcase in a station',
      'A suitcase in a bedroom',
      'A girl with a bag in a classroom',
      'A suitcase in a boutique',
    ],
  },
  {
    thing: 'helmet',
    words:
      'work ?wear / work (?:clothes|clothing|boots|trousers|gloves) / (?:school|staff|company|medical|chef) uniforms? / (?:safety|protective) (?:clothing|boots|shoes|helmets?|gear|equipment|vests?) / (?:hard hats?|hi-?vis|ppe) / embroidered (?:polos?|shirts?|logos?) / arbeits(?:kleidung|bekleidung|schutz|schuhe|hosen?|jacken?) / berufs(?:kleidung|bekleidung) / (?:sicherheitsschuhe|schutzkleidung|schutzausrüstung) / vêtements? (?:de travail|professionnels?) / chaussures? de sécurité / ropa (?:de trabajo|laboral) / uniformes? (?:escolares|laborales|de trabajo|profissionais) / calzado de seguridad / roupas? de trabalho / (?:epis|fardamentos?) / abbigliamento da lavoro / (?:scarpe antinfortunistiche|antinfortunistica) / 作業(?:服|着|靴) / (?:制服|安全靴|ワークウェア)',
    scenes: [
      'A builder with a helmet at a building site',
      'A helmet on a table in a workshop',
      'A chef in an apron in a kitchen',
      'A mechanic in overalls in a workshop',
    ],
  },
  {
    thing: 'sock',
    words:
      'socks(?! drawer) / (?:underwear|lingerie|hosiery|shapewear) / (?:boxer shorts|bra fitting) / (?:pyjamas|pajamas|sleepwear) / socken(?:abo)? / (?:strümpfe|strumpfhosen) / (?:unterwäsche|unterhosen) / schlafanz[uü]ge? / chaussettes? / collants / (?:sous-vêtements?|soutiens?-gorge) / calcetines / (?:ropa interior|lencería) / (?:pijamas?|sujetadores) / meias (?:coloridas|divertidas|de algodão|de lã) / (?:roupas? íntimas?|cuecas|sutiãs?) / calzini / (?:biancheria intima|mutande|pigiami) / (?:靴下|ソックス) / (?:下着|パジャマ)',
    scenes: [
      'A woman with a sock in a bedroom',
      'A sock on a table in a bedroom',
      'A man stretches in a bedroom',
      'A washing line in a garden',
    ],
  },
  {
    thing: 'frame',
    words:
      "art prints? / (?:giclée|screen|canvas|photo|poster) prints? / poster shops? / picture (?:frames?|framing|framers?) / (?:framing|framers) (?:shops?|service|studios?) / (?:wall art|photo books?) / (?:buy|original|affordable) art / kunstdrucke? / bilderrahmen / (?:einrahmung|leinwandbilder|wandbilder|rahmenwerkstatt)\\p{L}* / (?:fotobuch|fotobücher) / affiches d['’]art / encadr(?:ements?|eurs?) / tirages? d['’]art / láminas? (?:decorativas?|artísticas?) / enmarcaci(?:ón|ones) / (?:molduras|quadros decorativos) / (?:stampe d['’]arte|corniciai|cornici su misura) / (?:額縁|額装) / (?:アートプリント|版画|フォトブック)",
    scenes: [
      'A woman with a picture frame in a workshop',
      'A picture frame on a table in a workshop',
      'A painting in a living room',
      'A woman with a picture frame in a living room',
    ],
  },
  {
    thing: 'radio',
    words:
      'radio (?:stations?|presenters?|hosts?|breakfast) / (?:local|community|internet|digital|dab|hospital|student) radio / \\d+(?:[.,]\\d+)? ?(?:fm|mhz) / (?:morning|breakfast) show / radiosender / (?:lokal|bürger|web|internet|kinder)radios? / ukw / stations? de radio / radios? (?:locales?|associatives?) / webradios? / emisoras? de radio / radio comunitaria / emissoras? de rádio / rádios? (?:comunitárias?|loca(?:l|is)) / emittent[ei] radiofonic(?:a|he) / radio locale / ラジオ(?:局|番組) / コミュニティfm',
    scenes: [
      'A radio presenter with a studio microphone in an office',
      'A studio microphone on a table in an office',
      'A woman with headphones in an office',
      'A woman laughs in a kitchen',
    ],
  },
  {
    thing: 'church',
    words:
      "(?:our|your|community|baptist|methodist|catholic|christ|\\p{L}+['’]s) church / church (?:services?|community|fete|hall) / parish(?:es)? / (?:sunday|christmas|easter|carol) (?:services?|worship|mass) / (?:congregations?|cathedrals?|monaster(?:y|ies)) / bible (?:study|groups?|class(?:es)?|app) / (?:kirchen(?:gemeinde|chor|tag|fest)|unsere kirche)\\p{L}* / gottesdienste? / pfarr(?:ei|eien|gemeinde) / église (?:protestante|catholique|évangélique|paroissiale) / (?:paroiss(?:es?|iale|ial)|messe de (?:noël|minuit)) / (?:nuestra iglesia|iglesia (?:evangélica|católica|bautista)) / parroquias? / (?:santa misa|catequesis) / (?:nossa igreja|igreja (?:evangélica|católica|batista)) / paróquias? / (?:la nostra chiesa|chiesa (?:evangelica|parrocchiale)) / (?:parrocchi[ae]|santa messa|catechismo) / 教会 / 礼拝",
    scenes: [
      'Friends sing in a church',
      'A church in the old town',
      'An old woman in front of a church',
      'Friends smile in a park',
    ],
  },
  {
    thing: 'roller-coaster',
    words:
      "(?:theme|amusement|water|fun|leisure|trampoline) ?parks? / roller[- ]?coasters? / fun ?fairs? / (?:circus(?:es)?|carnival rides) / bowling(?: alleys?| lanes?)? / (?:laser ?tag|paintball|soft play|go[- ]?kart(?:s|ing)?) / (?:freizeit|vergnügungs|erlebnis|trampolin)parks? / (?:achterbahn|jahrmarkt|jahrmärkte|kirmes|volksfest)(?:en|e)? / zirkus / bowlingbahn(?:en)? / parcs? (?:d['’]attractions?|aquatiques?|de loisirs) / fêtes? foraines? / parques? (?:de atracciones|de diversiones|acuáticos?|temáticos?) / monta[ñn]as? rusas? / parques? (?:de diversões|aquáticos?) / montanhas?-russas? / parc(?:o|hi) (?:divertimenti|acquatic[oi]|a tema) / (?:luna park|montagne russe) / (?:遊園地|テーマパーク) / (?:ボウリング|サーカス)",
    scenes: [
      'A family in an amusement park',
      'A roller coaster in a park',
      'A ferris wheel in a park',
      'A girl with a balloon in a park',
    ],
  },
  {
    thing: 'mannequin',
    words:
      'wedding (?:dress(?:es)?|gowns?|suits?|planners?|planning|fairs?|photograph\\p{L}*|videograph\\p{L}*|films?) / bridal (?:wear|shops?|boutiques?|gowns?|fashion|salons?) / (?:brides|bridesmaids?) / prom dress(?:es)? / evening (?:gowns?|dress(?:es)?) / brautkleid\\p{L}* / braut(?:mode|moden|salon|paar|paare|studio) / hochzeits(?:kleid|planer|planerin|messe|fotograf|fotografin|fotografie|film|anzug|mode) / abendkleid(?:er)? / robes? de (?:mariée|soirée|mariage) / photographes? de mariage / organisation de mariages? / vestidos? de (?:novia|noche|noiva|festa) / fotógraf[oa]s? de (?:bodas?|casamentos?) / organiza(?:ción|dora?) de bodas? / noivas / abit[oi] da (?:spos[aoi]|sera|cerimonia) / fotograf[oi] (?:di|per) matrimoni / (?:ウェディング|ブライダル) / (?:結婚写真|花嫁)',
    scenes: [
      'A bride in a wedding dress in a boutique',
      'A mannequin in a boutique',
      'A couple smiles in a park',
      'A wedding ring on a table in a living room',
    ],
  },
  {
    thing: 'chair',
    words:
      '(?:psycho|talking |couples? |family |speech |occupational )therap(?:y|ies|ists?) / therapists? / psycholog(?:ists?|ical|y) / counsell?(?:ing|ors?) / mental health / (?:life|career|executive|business) coach(?:es|ing)? / (?:mindfulness|meditation)(?: apps?| courses?)? / psycho(?:therapie|therapeut|therapeutin|login|loge) / (?:paartherapie|eheberatung|lebensberatung) / (?:seelische gesundheit|achtsamkeit) / psycho(?:logues?|thérapeutes?|thérapie) / santé mentale / sophrolog\\p{L}* / psic[oó]log[oa]s? / psicoterap\\p{L}* / sa(?:lud|úde) mental / terapias? de (?:pareja|casal) / terapi[ae] di coppia / (?:salute mentale|consulenza psicologica) / (?:カウンセリング|メンタルヘルス|瞑想)',
    scenes: [
      'Two people talk in a living room',
      'A woman sits on a sofa in a living room',
      'A chair in a living room',
      'A woman smiles in a park',
    ],
  },
  {
    thing: 'burger',
    words:
      '(?:smash|cheese|veggie)? ?burgers? / burger (?:joints?|bars?|restaurants?|vans?) / fast[- ]food / food ?trucks? / street ?food / (?:fish and chips|chip shops?|hot dogs?) / (?:fried chicken|chicken wings|kebabs?|shawarma|tacos|burritos?) / food delivery / imbiss\\p{L}* / (?:currywurst|döner) / (?:schnellrestaurants?|lieferdienste?) / (?:friteries?|restauration rapide) / livraison de repas / hamburgues(?:as?|erías?) / comida (?:rápida|callejera|a domicilio) / hambúrguer(?:es)? / (?:lanchonetes?|hamburgueria) / (?:panineria|cibo di strada) / ハンバーガー / (?:ファストフード|キッチンカー|テイクアウト)',
    scenes: [
      'A chef with a burger in a kitchen',
      'A burger on a table in a restaurant',
      'Friends eat at a table in a restaurant',
      'Fries on a table in a restaurant',
    ],
  },
  {
    thing: 'car',
    words:
      'car ?wash(?:es)? / valeting / waschstra(?:ß|ss)e / autowäsche / lavages? auto / lavado de (?:coches|autos) / lava ?(?:jato|rápido|coches) / autolavaggi[oi]? / 洗車',
    scenes: ['A man with a bucket in the city', 'A car in the city', 'A woman smiles in the city'],
  },
];

const finders = trades.map((trade) => ({ trade, wordsIn: wordFinder(trade.words) }));

/** Matches words about the customers, as in "payroll for restaurants and cafés". */
const customers = /(?<!\p{L})(?:for|für|pour|para|per)\s+[^.,;:!?\n]*/giu;

/**
 * Returns the trade whose words in the shown text and in the brief have the most letters. Words about the customers
 * count only if no others name a trade. Undefined if neither names a trade.
 * @param brief the brief, as far as it is about the trade
 */
export function tradeIn(shown: string, brief = ''): Trade | undefined {
  const texts = [shown, brief].map((text) => text.slice(0, mostLetters));
  return bestTrade(texts.map((text) => text.replace(customers, ''))) ?? bestTrade(texts);
}

/** Only the start of a long text is searched, because it takes time. */
export const mostLetters = 4_000;

function bestTrade(texts: readonly string[]): Trade | undefined {
  const weighed = finders.map(({ trade, wordsIn }) => ({
    trade,
    letters: texts.flatMap((text) => wordsIn(text)).join('').length,
  }));
  const best = weighed.reduce((one, other) => (other.letters > one.letters ? other : one));
  return best.letters > 0 ? best.trade : undefined;
}
