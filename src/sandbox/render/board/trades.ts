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
    words:
      'locksmiths? / escape rooms? / schlüsseldienst / serruri\\p{L}* / cerrajer\\p{L}* / chaveir[oi] / fabbro / 鍵',
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
];

const finders = trades.map((trade) => ({ trade, wordsIn: wordFinder(trade.words) }));

/** Matches words about the customers, as in "payroll for restaurants and cafés". */
const customers = /(?<!\p{L})(?:for|für|pour|para|per)\s+[^.,;:!?\n]*/giu;

/**
 * Returns the trade whose words in a text have the most letters. Words about the customers count only if no others name
 * a trade. Undefined if the text names no trade.
 */
export const tradeIn = (text: string): Trade | undefined => bestTrade(text.replace(customers, '')) ?? bestTrade(text);

function bestTrade(text: string): Trade | undefined {
  const weighed = finders.map(({ trade, wordsIn }) => ({ trade, letters: wordsIn(text).join('').length }));
  const best = weighed.reduce((one, other) => (other.letters > one.letters ? other : one));
  return best.letters > 0 ? best.trade : undefined;
}
