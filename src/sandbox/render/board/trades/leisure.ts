import type { Trade } from './trade';

export const leisure: readonly Trade[] = [
  {
    thing: 'classical-building',
    theme: 'ember',
    names:
      'museum* / musée / musées / museo / museos / museu / museus / musei / art exhibition / kunstausstellung* / exposition temporaire / exposición temporal / 博物館 / 美術館 / 展覧会',
    words:
      'exhibition* / exhibit* / curator* / sculpture* / artifacts / gallery / permanent collection / ausstellung* / sammlung / exponat* / exposition / œuvres / exposición / obras maestras / exposição / acervo / opere / 展示 / 作品',
    scenes: [
      'A woman in front of a painting in a museum',
      'A statue in a museum',
      'A painting in a museum',
      'A vase on a table in a museum',
    ],
  },
  {
    thing: 'frame',
    theme: 'daylight',
    names:
      'art gallery / art galleries / kunstgalerie* / galerie d art / galería de arte / galeria de arte / galleria d arte / art fair / kunstmesse* / vernissage* / アートギャラリー / 画廊',
    words:
      'gallery / paintings / canvas* / sculptor* / painter* / contemporary art / limited prints / framed / galerie / gemälde / leinwand / tableaux / toile / cuadros / lienzo* / quadros / pintura / quadri / 絵画 / 個展',
    scenes: [
      'A painting in a museum',
      'A man in front of a painting in a museum',
      'An easel in a workshop',
      'A couple with a painting in a museum',
    ],
  },
  {
    thing: 't-rex',
    theme: 'meadow',
    names:
      'natural history museum* / dinosaur museum* / dinosaur park* / dino park* / dinopark* / naturkundemuseum* / naturmuseum* / muséum histoire naturelle / parc à dinosaures / museo de ciencias / parque de dinosaurios / museo storia naturale / 恐竜',
    words:
      'dinosaur* / fossil* / skeleton* / t rex / jurassic / paleontolog* / palaeontolog* / excavation / dinosaurier / dinosaure* / fossile* / dinosaurio* / fósil* / dinossauro* / fossili / 化石 / 骨格',
    scenes: [
      'A dinosaur in a museum',
      'A boy in front of a T-rex in a museum',
      'A T-rex in a museum',
      'A girl with a magnifying glass in a museum',
    ],
  },
  {
    thing: 'telescope',
    theme: 'midnight',
    names:
      'planetarium* / planétarium* / planetario* / planetário* / observator* / stargazing / sternwarte* / observatoire* / observatório* / astronomy club* / astronomie verein / プラネタリウム / 天文台 / 星空観察',
    words:
      'telescope* / planets / galaxy / galaxies / milky way / astronom* / eclipse / constellation* / teleskop* / sterne / sternbild* / étoiles / télescope / estrellas / telescopio* / estrelas / pianeti / 天体 / 望遠鏡',
    scenes: [
      'A telescope on a rooftop at night',
      'A girl with a telescope in a field at night',
      'A telescope in a field at night',
      'A man with a telescope in the mountains at night',
    ],
  },
  {
    thing: 'castle',
    theme: 'ember',
    names:
      'castle tour* / castle museum* / visit the castle / burgführung* / schlossführung* / schloss und park / burgmuseum / ritterfest* / mittelaltermarkt* / visite du château / visita al castillo / visita al castelo / visita al castello / medieval fair* / renaissance fair* / お城 / 天守閣',
    words:
      'castle* / knight* / medieval / dungeon* / fortress* / jousting / heritage / battlements / burg / schloss / ritter / château* / chevalier* / castillo* / medieval* / castelo* / cavaleiro* / castello / cavalieri / 城跡 / 騎士',
    scenes: [
      'A castle in the mountains',
      'A castle in a park',
      'A tourist in front of a castle in a park',
      'A family in front of a castle in a park',
    ],
  },
  {
    thing: 'suitcase',
    theme: 'ocean',
    names:
      'travel agen* / tour operator* / travel insurance / package holiday* / reisebüro* / reiseveranstalter* / pauschalreise* / agence de voyage / agence de voyages / agencia de viajes / agência de viagens / agenzia viaggi / agenzia di viaggi / 旅行会社 / 海外旅行 / ツアー旅行',
    words:
      'holiday* / vacation* / flights / itinerar* / luggage / round trip / all inclusive / getaway* / destination* / passport* / urlaub* / rundreise* / voyage* / séjour* / viaje* / vacaciones / viagem / viagens / viaggi* / vacanz* / 旅行 / 観光',
    scenes: [
      'A couple with suitcases in a station',
      'A suitcase on a beach',
      'A passport on a table in a living room',
      'A woman with a suitcase on a beach',
      'An airplane in the sky',
    ],
  },
  {
    thing: 'plane',
    theme: 'ocean',
    names:
      'airline* / airways / fluggesellschaft* / billigflug* / billigflüge* / compagnie aérienne / billets d avion / aerolínea* / vuelos baratos / companhia aérea / passagens aéreas / compagnia aerea / voli low cost / 航空会社 / 航空券 / 空の旅',
    words:
      'flight* / nonstop / cabin crew / legroom / boarding / airport / luggage / flug / flüge / flughafen / vols / aéroport / vuelo* / aeropuerto / voo / voos / aeroporto / volo / voli / 空港 / 直行便',
    scenes: [
      'An airplane in the sky',
      'A pilot in front of an airplane in the sky',
      'A passport on a table in a living room',
      'An airplane over the mountains',
    ],
  },
  {
    thing: 'sailingYacht',
    theme: 'ocean',
    names:
      'sailing / sailing school* / sailing club* / yacht* / sailboat* / catamaran* / segelschule* / segelclub* / segelkurs* / segeltörn* / segelboot* / école de voile / voilier* / stage de voile / escuela de vela / velero* / escola de vela / veleiro* / scuola di vela / barca a vela / ヨット / セーリング',
    words:
      'sail / sails / skipper* / regatta* / mooring* / marina / harbour / harbor / knots / segeln / hafen / anker / voile / bateau* / skippers / vela / barco* / náutic* / barche / 帆船 / マリーナ',
    scenes: [
      'A sailboat on the sea',
      'A sailor in front of a sailing yacht in a harbour',
      'A sailing yacht in a harbour',
      'An anchor in a harbour',
      'A captain on a sailboat on the sea',
    ],
  },
  {
    thing: 'grandPiano',
    theme: 'ember',
    names:
      'pianos / grand piano* / piano lesson* / piano teacher* / piano tuner* / piano school* / piano recital* / pianist* / klavier* / konzertflügel* / cours de piano / clases de piano / aulas de piano / lezioni di piano / pianoforte* / ピアノ',
    words:
      'piano / chopin / recital* / sonata* / sheet music / fingering / tasten / noten / klavierstimmer / partition* / teclas / partitura* / teclado / tasti / spartit* / 鍵盤 / 調律 / 発表会',
    scenes: [
      'A woman with a grand piano in a living room',
      'A grand piano on a stage',
      'A girl with a grand piano in a living room',
      'A grand piano in a living room',
    ],
  },
  {
    thing: 'violin',
    theme: 'ember',
    names:
      'orchester* / orchestre / orchestres / orquesta* / orquestra* / string quartet* / symphony / symphonies / sinfonie* / symphonie* / sinfonía* / sinfonia* / philharmon* / filarmon* / filarmón* / chamber music / kammermusik / classical concert* / violin lesson* / geigenunterricht / 管弦楽 / 交響楽 / オーケストラ / クラシックコンサート',
    words:
      'violin* / cello* / beethoven / mozart / bach / brahms / concert hall / strings / geige* / dirigent* / konzerthaus / violon* / chef d orchestre / violín* / director de orquesta / violino* / maestrina / 指揮者 / ヴァイオリン / バイオリン / orchestra*',
    scenes: [
      'A woman with a violin on a stage',
      'A violin on a stage',
      'A man with a trumpet on a stage',
      'A harp stands on a stage',
      'A woman with a cello on a stage',
    ],
  },
  {
    thing: 'binoculars',
    theme: 'ember',
    names:
      'opera house* / opera festival* / opernhaus* / opernfestspiele / oper / opern / operngala / opéra / opéras / teatro de ópera / noche de ópera / ópera / teatro lirico / opera lirica / puccini / オペラ',
    words:
      'soprano* / tenor* / libretto / overture / traviata / carmen / arie* / sänger* / ouvertüre / ténor / cantatrice / tenores / soprano / cantante* / barítono* / cantora / tenore / palco / 歌劇 / ソプラノ / アリア',
    scenes: [
      'A woman in a dress sings on a stage',
      'A man in a suit sings on a stage',
      'An audience in a theater',
      'A violin on a stage',
      'Opera glasses in a theater',
    ],
  },
  {
    thing: 'speaker',
    theme: 'midnight',
    names:
      'concert / concerts / concerto / concertos / concerti / konzert* / concierto* / live music / music festival* / open air festival* / musikfestival* / festival de musique / festival de música / festival musicale / open mic / gig guide / ライブハウス / コンサート / 音楽祭 / 野外フェス',
    words:
      'bands / headliner* / lineup / amps / guitar* / bühne / vorverkauf / escenario / palco / ingressos / ライブ / 出演',
    scenes: [
      'A singer with a microphone on a stage',
      'A drum kit on a stage',
      'A guitarist with a guitar on a stage',
      'An amplifier on a stage',
      'A crowd cheers in a theater',
    ],
  },
  {
    thing: 'mic',
    theme: 'midnight',
    names:
      'comedy club* / comedy night* / stand up comed* / improv night* / kabarett* / comedyabend* / humoriste* / café théâtre / one man show / monólogos / noche de comedia / noite de comédia / stand up comedy / serata comica / お笑い / 漫才 / 落語',
    words:
      'comedian* / jokes / punchline* / improv / heckl* / lachen / komiker* / pointe* / rire / rires / blagues / risas / chistes / cómico* / risadas / piadas / risate / battute / 笑い / 芸人',
    scenes: [
      'A comedian with a microphone on a stage',
      'A microphone on a stage',
      'Friends laugh in a theater',
      'Close-up: a woman laughs in a theater',
    ],
  },
  {
    thing: 'magic-wand',
    theme: 'midnight',
    names:
      'magician* / magic show* / zauberer* / zauberin* / zaubershow* / zauberkünstler* / magicien* / spectacle de magie / espectáculo de magia / ilusionista* / show de mágica / mágico para festas / prestigiator* / spettacolo di magia / 手品 / マジックショー / マジシャン',
    words:
      'illusion* / trick / tricks / conjur* / wand / disappear* / rabbit / zaubertrick* / zaubern / tours de magie / illusionniste / trucos / mago / truques / ilusão / trucchi / illusioni / 奇術 / トリック',
    scenes: [
      'A magician with a magic wand on a stage',
      'A rabbit on a stage',
      'A magic wand on a table on a stage',
      'A boy laughs in a theater',
    ],
  },
  {
    thing: 'shoe',
    theme: 'blush',
    names:
      'dance school* / dance class* / dance studio* / dance lesson* / tango / salsa class* / ballet / ballet school* / tanzschule* / tanzkurs* / ballettschule* / école de danse / cours de danse / clases de baile / escuela de baile / escuela de danza / aulas de dança / escola de dança / scuola di ballo / scuola di danza / corso di ballo / ダンス / バレエ / 社交ダンス',
    words:
      'dance / dancer* / dancing / waltz / hip hop / rhythm / choreograph* / tanzen / tänzer* / walzer / danser / danse / bailar / baile / bailarín* / dançar / dança / ballare / danza / 踊り / 振付',
    scenes: [
      'A couple dances on a stage',
      'Girls dance on a stage',
      'A woman dances on a stage',
      'A couple dances on a dance floor',
    ],
  },
  {
    thing: 'graduation-cap',
    theme: 'daylight',
    names:
      'université* / universidad* / universidade* / uni studium / fachhochschule* / hochschule* / business school* / master s degree / bachelor s degree / masterstudium / bachelorstudium / mba / alma mater / grandes écoles / laurea magistrale / 大学 / 大学院',
    words:
      'campus / faculty / bachelor / master s / scholarship* / semester* / graduate* / studium / studiengang* / studieren / étudiant* / grado / máster / becas / mestrado / graduação / laurea / studenti / 学部 / 入試 / universit*',
    scenes: [
      'A student with a book in a library',
      'Students in a library',
      'A graduation cap on a table in a library',
      'A professor in a classroom',
      'A microscope in a laboratory',
    ],
  },
  {
    thing: 'pencil',
    theme: 'daylight',
    names:
      'tutors / tutoring / private tuition / nachhilfe* / hausaufgabenhilfe / soutien scolaire / aide aux devoirs / clases particulares / clases de apoyo / clases de refuerzo / aulas particulares / explicações / reforço escolar / ripetizioni / doposcuola / 学習塾 / 進学塾 / 家庭教師 / 予備校',
    words:
      'grades / maths / homework / exam / exams / algebra / fractions / noten / mathe / hausaufgaben / abitur / devoirs / brevet / bac / deberes / matemáticas / matemática / provas / matematica / compiti / 成績 / 受験 / 宿題',
    scenes: [
      'A teacher with a girl at a table in a living room',
      'A pencil on a table in a classroom',
      'A boy reads a book at a table in a living room',
      'A calculator on a table in a living room',
      'A girl with a pencil at a table in a living room',
    ],
  },
  {
    thing: 'teddy',
    theme: 'daylight',
    names:
      'kindergarten* / preschool* / pre school / nursery school* / daycare* / day nurser* / playgroup* / kita / kitas / kindertagesstätte* / waldkindergarten / crèche / crèches / école maternelle / garderie* / guardería* / escuela infantil / jardín de infancia / creche / creches / educação infantil / jardim de infância / asilo nido / scuola dell infanzia / 保育園 / 幼稚園 / こども園',
    words:
      'toddler* / nursery / little ones / settling in / playtime / crayons / sandpit / early years / eingewöhnung / kleinkind* / erzieher* / tout petits / éveil / peques / educadora* / brincar / maestre / 園児 / 預かり',
    scenes: [
      'Children on a playground',
      'A teddy in a nursery',
      'A teacher with children on a playground',
      'A playground slide on a playground',
      'A girl with a crayon in a nursery',
    ],
  },
  {
    thing: 'school',
    theme: 'daylight',
    names:
      'primary school* / secondary school* / elementary school* / middle school* / high school* / grammar school* / boarding school* / village school* / montessori* / steiner school* / waldorf* / grundschule* / realschule* / gesamtschule* / privatschule* / gymnasium aufnahme / école primaire* / école élémentaire / école privée / lycée* / collège privé / nuestro colegio / colegio privado / colegio concertado / colegio bilingüe / colégio* / instituto de secundaria / escuela primaria / escola primária / escola básica / ensino médio / scuola primaria / scuola media / scuola elementare / liceo / licei / 小学校 / 中学校 / 高校 / 私立中学',
    words:
      'pupil* / classroom* / timetable / headteacher / playground / enrol* / admission* / school day / open day / schüler* / unterricht / lehrer* / elèves / élèves / alumnos / puertas abiertas / alunos / matrículas / alunni / iscrizioni / 入学 / 生徒 / 授業',
    scenes: [
      'A teacher in a classroom',
      'A girl with a book in a classroom',
      'Children in a classroom',
      'A school building in a park',
      'A desk globe on a table in a classroom',
    ],
  },
  {
    thing: 'chatBubbles',
    theme: 'daylight',
    names:
      'language school* / language class* / language course* / english course* / conversation class* / sprachschule* / sprachkurs* / sprachreise* / deutschkurs* / englischkurs* / école de langue* / cours de langue* / cours d anglais / escuela de idiomas / clases de inglés / escola de idiomas / curso de inglês / scuola di lingue / corso di inglese / 英会話 / 語学',
    words:
      'fluent / vocabulary / native speaker* / grammar / verb / verbs / wortschatz / muttersprachler* / langue* / hablar / nativos / fluência / lingua / madrelingua / 外国語 / 会話 / 発音',
    scenes: [
      'A teacher with a book in a classroom',
      'Friends talk at a table in a cafe',
      'A book on a table in a classroom',
      'Students talk in a classroom',
    ],
  },
  {
    thing: 'guitar',
    theme: 'daylight',
    names:
      'music school* / music lesson* / music teacher* / guitar lesson* / musikschule* / musikunterricht / gitarrenunterricht / gitarrenkurs* / école de musique / cours de guitare / conservatoire de musique / clases de guitarra / escuela de música / aulas de violão / aulas de guitarra / escola de música / lezioni di chitarra / scuola di musica / ギター / 音楽教室',
    words:
      'guitar* / chord* / ukulele / strings / strum* / riff* / gitarre* / akkord* / guitare* / accords / guitarra* / acordes / violão / instrumento* / chitarra / accordi / 弦楽 / 楽器 / コード',
    scenes: [
      'A girl with a guitar in a living room',
      'A guitar in a living room',
      'A man plays the guitar in a living room',
      'A ukulele on a table in a living room',
    ],
  },
  {
    thing: 'drumKit',
    theme: 'volt',
    names:
      'drum lesson* / drum school* / schlagzeugunterricht / schlagzeug* / schlagzeugschule / cours de batterie / clases de batería / aulas de bateria / lezioni di batteria / ドラム教室 / ドラムレッスン',
    words:
      'drums / drummer* / drumming / cymbal* / snare / rhythm / groove / rhythmus / becken / batteur* / batterie / baterista* / tambor* / batteria / tamburo / ドラム / 太鼓',
    scenes: [
      'A drummer with a drum kit on a stage',
      'A drum kit in a living room',
      'A boy with a drum kit in a living room',
      'A snare drum on a table on a stage',
    ],
  },
  {
    thing: 'trumpet',
    theme: 'ember',
    names:
      'brass band* / marching band* / wind band* / blaskapelle* / blasmusik* / musikverein* / posaunenchor* / spielmannszug* / fanfare municipale / harmonie municipale / banda de música / charanga* / banda marcial / banda filarmónica / banda musicale / fanfara* / 吹奏楽 / ブラスバンド',
    words:
      'trumpet* / trombone* / tuba* / saxophone* / clarinet* / trompete* / posaune* / klarinette* / trompette* / cuivres / trompeta* / desfile* / trompete / trombone / tromba / ottoni / 金管 / トランペット',
    scenes: [
      'A man with a trumpet in the old town',
      'A trumpet on a stage',
      'A woman with a saxophone on a stage',
      'A marching drum on a table on a stage',
    ],
  },
  {
    thing: 'artist-palette',
    theme: 'daylight',
    names:
      'art class* / art school* / art supplies / painting class* / drawing class* / life drawing / malkurs* / malschule* / kunstschule* / zeichenkurs* / cours de peinture / cours de dessin / beaux arts / clases de pintura / clases de dibujo / aulas de pintura / aulas de desenho / corso di pittura / corso di disegno / 絵画教室 / 画材 / デッサン',
    words:
      'paint / watercolo* / brushes / easel* / canvas / acrylic* / pinsel / leinwand / aquarell* / pinceau* / aquarelle* / peindre / pincel* / acuarela* / lienzo / aquarela / pintar / pennello / acquerell* / 水彩 / 油絵 / 絵画',
    scenes: [
      'An artist with a paintbrush in a workshop',
      'An easel in a workshop',
      'A paintbrush on a table in a workshop',
      'A woman with an easel in a garden',
      'A paint palette on a table in a workshop',
    ],
  },
  {
    thing: 'pottersWheel',
    theme: 'ember',
    names:
      'pottery class* / pottery course* / pottery workshop* / ceramics class* / ceramics workshop* / töpferkurs* / töpfern / keramikkurs* / cours de poterie / atelier poterie / stage de poterie / clases de cerámica / taller de cerámica / aulas de cerâmica / oficina de cerâmica / corso di ceramica / 陶芸',
    words:
      'clay / glaze* / kiln / potter* / bowl / throwing / glasur* / brennofen / drehscheibe / argile / tour de potier / émail / arcilla / torno / barro / argila / forno / argilla / tornio / 粘土 / 釉薬 / ろくろ',
    scenes: [
      'A potter with a pottery wheel in a workshop',
      'A pottery wheel in a workshop',
      'A vase on a table in a workshop',
      'A kiln in a workshop',
    ],
  },
  {
    thing: 'mixingBowl',
    theme: 'ember',
    names:
      'cooking class* / cookery school* / cookery class* / cooking course* / baking class* / baking course* / kochkurs* / kochschule* / backkurs* / cours de cuisine / atelier cuisine / école de cuisine / clases de cocina / curso de cocina / escuela de cocina / aulas de culinária / curso de culinária / corso di cucina / scuola di cucina / 料理教室 / お菓子教室',
    words:
      'recipe* / knife skills / dough / chop / simmer / pasta / whisk / cook together / rezept* / kochen / schneiden / recette* / pâte / cuisiner / receta* / cocinar / masa / receitas / cozinhar / ricette / impastare / 包丁 / レシピ',
    scenes: [
      'A chef with friends in a restaurant kitchen',
      'A mixing bowl on a table in a kitchen',
      'A couple with a rolling pin in a kitchen',
      'A cutting board on a table in a kitchen',
      'A woman with a whisk in a kitchen',
    ],
  },
  {
    thing: 'sewingMachine',
    theme: 'blush',
    names:
      'sewing class* / sewing course* / sewing workshop* / knitting class* / knitting group* / nähkurs* / nähcafé* / strickkurs* / strickcafé* / cours de couture / atelier couture / cours de tricot / clases de costura / taller de costura / clases de punto / aulas de costura / aulas de tricô / corso di cucito / corso di maglia / 洋裁教室 / 編み物教室 / ソーイング',
    words:
      'sew / sewing / stitch* / yarn / knit* / needle* / nähen / stoff* / faden / wolle / couture / tissu* / aiguille* / coser / costurar / tecido / cucire / filo / stoffa / ミシン / 毛糸',
    scenes: [
      'A woman with a sewing machine in a workshop',
      'A sewing machine on a table in a living room',
      'A ball of yarn on a table in a living room',
      'A spool of thread on a table in a workshop',
    ],
  },
  {
    thing: 'tablet',
    theme: 'daylight',
    names:
      'online course* / online class* / online learning / online academy / e learning / elearning / distance learning / fernstudium / fernkurs* / onlinekurs* / cours en ligne / formation en ligne / formation à distance / curso online / cursos online / clases online / curso a distancia / curso a distância / aulas online / corso online / corsi online / corsi a distanza / learning app / language app / vocabulary app / lern app / 通信教育 / オンライン講座 / オンライン授業 / オンラインレッスン / オンライン英会話',
    words:
      'self paced / learners / lernen / zertifikat* / apprendre / aprende* / aprender / imparare / 学習 / 講座 / 受講 / webinar*',
    scenes: [
      'A woman with a tablet in a living room',
      'A tablet on a table in a living room',
      'A student works at a laptop in a living room',
      'A man with headphones at a laptop in a living room',
    ],
  },
  {
    thing: 'closedLaptop',
    theme: 'midnight',
    names:
      'coding school* / coding class* / coding club* / coding camp* / coding course* / coding bootcamp* / tech bootcamp* / code club* / learn to code / robotics club* / robotics class* / programmierkurs* / programmierschule* / programmieren lernen / informatikkurs* / apprendre à coder / cours de programmation / école de code / clases de programación / clases de robótica / aprende a programar / aulas de programação / curso de programação / aulas de robótica / corso di programmazione / corso di robotica / プログラミング教室 / プログラミングスクール / ロボット教室',
    words:
      'coding / python / javascript / robot / game design / developer* / programmieren / roboter / coder / programmation / programar / código / robótica / programação / programmare / アプリ開発 / コード',
    scenes: [
      'A teacher with a laptop in a classroom',
      'A girl with a laptop in a classroom',
      'A robot on a table in a classroom',
      'A boy with a robot in a classroom',
    ],
  },
  {
    thing: 'car',
    theme: 'daylight',
    names:
      'driving school* / driving lesson* / driving instructor* / fahrschule* / fahrstunde* / führerschein* / fahrlehrer* / auto école / permis de conduire / autoescuela* / carnet de conducir / autoescola* / carta de condução / carteira de motorista / scuola guida / autoscuola* / patente di guida / 自動車学校 / 教習所 / 運転免許',
    words:
      'driving test / learner* / theory test / clutch / first drive / roundabout / steering / prüfung / einparken / theorie / permis / priorité / conduite / conducir / dirigir / habilitação / guidare / 免許 / 路上教習',
    scenes: [
      'A young man in a car',
      'A car on a road',
      'A woman with a car key in the city',
      'A traffic light in the city',
      'A traffic cone in a car park',
    ],
  },
  {
    thing: 'soccer-ball',
    theme: 'volt',
    names:
      'football club* / football training / football academy / soccer / fußball* / fussball* / club de foot / école de foot / club de football / fútbol / futebol / calcio giovanile / scuola calcio / squadra di calcio / サッカー / フットサル',
    words:
      'goals / goalkeeper / kick / kickabout / dribble / striker* / penalty / league / stürmer* / trikot* / elfmeter / ballon / buteur / gol / portero / cancha / goleiro / chute / pallone / 試合 / ゴール',
    scenes: [
      'A boy with a soccer ball on a football pitch',
      'A soccer ball on a football pitch',
      'Children run on a football pitch',
      'A girl with a soccer ball in a park',
      'A soccer ball in a park',
    ],
  },
  {
    thing: 'basketballHoop',
    theme: 'volt',
    names:
      'basketball* / basketball club* / basket ball / baloncesto / básquetbol / basquete* / basquetebol / pallacanestro / club de basket / scuola basket / バスケットボール / バスケ部',
    words:
      'dunk* / hoop / hoops / dribbl* / rebound* / three pointer* / tip off / korb / korbleger / dunks / canasta / aro / enterrada / canestro / schiacciata / シュート / ダンク',
    scenes: [
      'A basketball hoop in a gym',
      'A boy with a ball in a gym',
      'A man in front of a basketball hoop in a gym',
      'A basketball hoop in a park',
    ],
  },
  {
    thing: 'american-football',
    theme: 'volt',
    names:
      'american football* / football américain / fútbol americano / futebol americano / football americano / アメフト / アメリカンフットボール',
    words:
      'touchdown* / quarterback* / helmet / tackle* / end zone / gridiron / yards / cheerleader* / linebacker* / receiver* / super bowl / タッチダウン',
    scenes: [
      'An American football in a park',
      'A player with a helmet and an American football in a park',
      'A boy with an American football in a park',
      'An American football in a field',
    ],
  },
  {
    thing: 'baseball',
    theme: 'volt',
    names: 'baseball* / softball* / béisbol / beisebol / sóftbol / 野球 / ソフトボール',
    words:
      'batter / batting / home run* / pitcher* / inning* / bases / glove / mitt / schläger / bate / lanzador / jonrón / rebatedor / mazza / lanciatore / 打席 / 投手 / ホームラン',
    scenes: [
      'A baseball in a park',
      'A man with a cap and a baseball in a park',
      'A boy with a baseball in a park',
      'A baseball on a bench in a park',
    ],
  },
  {
    thing: 'tennis',
    theme: 'volt',
    names:
      'tennis club* / tennis court* / tennis lesson* / tennis coach* / tennis academ* / tennis camp* / tennis racket* / tennisclub* / tennisverein* / tennisschule* / tennisplatz* / club de tennis / court de tennis / club de tenis / clases de tenis / pista de tenis / tênis de campo / aulas de tênis / circolo tennis / padel / pádel / padelplatz* / pickleball / テニススクール / テニスコート / テニスクラブ / パデル',
    words:
      'tennis / racket* / racquet* / serves / backhand / forehand / clay / doubles / schläger / aufschlag / vorhand / raquette* / terre battue / raqueta* / saque / cancha / raquete / quadra / racchetta / rovescio / ラケット / コート',
    scenes: [
      'A woman with a tennis racket in a park',
      'A tennis racket in a park',
      'A man with a tennis racket in a gym',
      'A girl with a tennis racket in a park',
      'A tennis racket in a gym',
    ],
  },
  {
    thing: 'badminton',
    theme: 'volt',
    names: 'badminton* / badmintonverein* / bádminton / badmintonclub* / バドミントン',
    words:
      'shuttlecock* / racket* / feather / doubles / federball / volant / raquette* / volante / raqueta / peteca / volano / シャトル / ラケット',
    scenes: [
      'A shuttlecock in a gym',
      'A woman with a shuttlecock in a gym',
      'A boy with a shuttlecock in a park',
      'A shuttlecock in a park',
    ],
  },
  {
    thing: 'ping-pong',
    theme: 'volt',
    names:
      'table tennis / ping pong / tischtennis* / tennis de table / tenis de mesa / tênis de mesa / tennistavolo / 卓球',
    words:
      'paddle* / rally / schläger / platte / topspin / raquette* / raqueta / raquete / racchetta / ラケット / スマッシュ',
    scenes: [
      'A ping-pong paddle on a table in a gym',
      'A man with a ping-pong paddle in a gym',
      'A boy with a ping-pong paddle in a living room',
      'A ping-pong paddle on a table in a living room',
    ],
  },
  {
    thing: 'golfBag',
    theme: 'meadow',
    names:
      'golf / golfer* / golfing / golfclub* / driving range* / mini golf / minigolf* / crazy golf / golfplatz* / golfplätze / golfkurs* / golfschläger* / golfreise* / golfurlaub* / platzreife / campo da golf / campo de golf / campo de golfe / clube de golfe / golfista* / ゴルフ',
    words:
      'fairway* / birdie* / bunker / caddie* / caddy / handicap / holes / putt / abschlag / trous / greens / hoyos / palos / buracos / tacos / buche / mazze / グリーン / ラウンド',
    scenes: [
      'A woman with a golf bag in a field',
      'A golf bag in a park',
      'A man with a golf bag in a park',
      'A golf bag in a field',
    ],
  },
  {
    thing: 'climbingRope',
    theme: 'volt',
    names:
      'climbing gym* / climbing wall* / climbing centre* / climbing center* / climbing hall* / bouldering / rock climb* / indoor climb* / via ferrata / high ropes / boulderhalle* / bouldern / kletterhalle* / klettern / kletterwand* / kletterkurs* / kletterpark* / hochseilgarten* / mur d escalade / salle d escalade / escalade / accrobranche* / rocódromo* / escalada / escaladores / arrampicata / parco avventura / クライミング / ボルダリング',
    words:
      'harness* / belay* / chalk / ropes / carabiner* / overhang* / seil / gurt* / griffe / magnesia / corde / prises / baudrier / cuerda / arnés / presas / corda / agarras / imbrag* / prese / ロープ / ホールド',
    scenes: [
      'A climber with a climbing rope in the mountains',
      'A climbing rope in a gym',
      'A woman with a helmet climbs in the mountains',
      'A climbing rope in the mountains',
    ],
  },
  {
    thing: 'skis',
    theme: 'ocean',
    names:
      'ski / skiing / skier* / ski school* / ski resort* / ski pass* / ski lesson* / ski holiday* / ski lift* / snowboarding / snowboard* / skischule* / skigebiet* / skiurlaub* / skipass* / skikurs* / skilift* / station de ski / école de ski / forfait de ski / remontées mécaniques / estación de esquí / esquí / esqui / scuola di sci / impianti sciistici / piste da sci / sci alpino / スキー / スノーボード / ゲレンデ / リフト券',
    words:
      'slope* / powder / chairlift* / après ski / season pass / alpine / alps / pisten / schnee / hütte / gondel / neige / télésiège* / nieve / pistas / remontes / baita / impianti / 雪山 / 雪質',
    scenes: [
      'A man with skis in the snow',
      'A ski gondola in the mountains',
      'A woman with a helmet and skis in the snow',
      'Skis in the snow',
    ],
  },
  {
    thing: 'sled',
    theme: 'ocean',
    names:
      'sledding / sledging / toboggan* / tobogganing / luge / rodelbahn* / rodeln / schlittenfahr* / winterrodel* / piste de luge / luges / pista de trineos / trineo* / trenó* / pista slittini / slittino* / そりすべり / 雪遊び / ソリ遊び',
    words:
      'sled* / sledge* / snowy / slope / downhill / mittens / schlitten* / schnee / winterspaß / neige / descente / nieve / invierno / slitta / 冬遊 / 雪',
    scenes: [
      'A sled in the snow',
      'Children with a sled in the snow',
      'A snowman in the snow',
      'A girl with a sled in the snow',
    ],
  },
  {
    thing: 'ice-skate',
    theme: 'ocean',
    names:
      'ice rink* / ice skating / ice skate* / skating rink* / ice hockey / figure skating / eisbahn* / eislauf* / eishalle* / schlittschuh* / eishockey* / patinoire* / patinage* / patin à glace / pista de hielo / patinaje sobre hielo / hockey sobre hielo / pista de gelo / patinação no gelo / pista di pattinaggio / pattinaggio su ghiaccio / スケート / スケートリンク / アイスホッケー',
    words:
      'skates / rink / blades / glide / puck / eis / kufen / glace / patins / patiner / hielo / patines / patinar / gelo / ghiaccio / pattini / pattinare / 氷上 / 滑る',
    scenes: [
      'Ice skates in the snow',
      'A girl with ice skates in the snow',
      'Ice skates on an ice rink',
      'A woman with ice skates on an ice rink',
    ],
  },
  {
    thing: 'roller-skate',
    theme: 'midnight',
    names:
      'roller disco* / roller rink* / roller skating / roller derby / rollschuh* / rollschuhdisco* / inline skating / inlineskat* / patin à roulettes / patins à roulettes / patinaje sobre ruedas / patinação artística / pattinaggio a rotelle / ローラースケート',
    words:
      'skates / rink / glide / knee pads / rollen / piste / roulettes / patines / ruedas / patins / rodas / pattini / rotelle / ディスコ',
    scenes: [
      'A roller skate in a nightclub',
      'A girl with a roller skate in a park',
      'A roller skate in a park',
      'Friends dance in a nightclub',
    ],
  },
  {
    thing: 'skateboard',
    theme: 'volt',
    names:
      'skateboard* / skatepark* / skate park* / skate school* / longboard* / skateschule* / skatehalle* / école de skate / cours de skate / pista de skate / escuela de skate / clases de skate / scuola di skate / スケボー / スケートボード / スケートパーク',
    words:
      'ollie* / kickflip* / half pipe / halfpipe / grip tape / skater* / rampe* / rampes / rampas / rampa / トリック / ランプ',
    scenes: [
      'A skateboard in a skatepark',
      'A skateboard on a table in a living room',
      'A skateboard on a playground',
      'A skateboard in a park',
    ],
  },
  {
    thing: 'surfboard',
    theme: 'ocean',
    names:
      'surfing / surfer* / surf school* / surf lesson* / surf camp* / surfschule* / surfkurs* / surfcamp* / kitesurf* / windsurf* / école de surf / cours de surf / escuela de surf / clases de surf / escola de surf / aulas de surf / scuola di surf / corso di surf / サーフィン / サーフボード',
    words:
      'surf / wetsuit* / paddle / swell / tide / beach / welle* / brett / neopren* / vague* / olas / ondas / prancha* / 波乗り / ウェット',
    scenes: [
      'A woman with a surfboard on a beach',
      'A surfer on the sea',
      'A surfboard on a beach',
      'A wetsuit on a beach',
    ],
  },
  {
    thing: 'snorkel',
    theme: 'ocean',
    names:
      'diving school* / diving course* / scuba* / dive centre* / dive center* / snorkelling / snorkeling / freediving / tauchschule* / tauchkurs* / tauchschein* / tauchbasis / schnorcheln / club de plongée / baptême de plongée / école de plongée / plongée sous marine / escuela de buceo / buceo / curso de buceo / mergulho / escola de mergulho / diving center / immersioni subacquee / corso sub / ダイビング / シュノーケル / スキューバ',
    words:
      'reef* / dives / underwater / fins / wreck / turtle* / tauchen / riff / flossen / plonger / récif* / palmes / arrecife* / inmersión* / recife* / mergulhar / barriera / pinne / 海中 / サンゴ',
    scenes: [
      'A diver underwater',
      'A turtle underwater',
      'A snorkel on a beach',
      'A shoal of fish underwater',
      'A diving mask on a beach',
    ],
  },
  {
    thing: 'ring-buoy',
    theme: 'ocean',
    names:
      'swimming lesson* / swim school* / swimming club* / swim club* / swimming school* / swimming course* / swim lesson* / lido / water park* / aqua park* / schwimmkurs* / schwimmschule* / schwimmverein* / freibad* / hallenbad* / cours de natation / piscine municipale / parc aquatique / natation / clases de natación / natación / piscina municipal / parque acuático / aulas de natação / natação / parque aquático / corso di nuoto / scuola nuoto / nuoto / parco acquatico / 水泳教室 / 市民プール / スイミング',
    words:
      'swim / swimmer* / pool / lengths / breaststroke / crawl / backstroke / float / schwimmen / bahnen / seepferdchen / becken / nager / bassin / piscine / nadar / piscina / nadador* / nuotare / vasca / 水泳 / プール / swimming pool* / schwimmbad*',
    scenes: [
      'A girl swims in a pool',
      'A swimmer with goggles in a pool',
      'A woman swims in a pool',
      'A life ring in a pool',
      'A swimsuit in a pool',
    ],
  },
  {
    thing: 'canoe',
    theme: 'ocean',
    names:
      'rowing club* / rowing school* / ruderclub* / ruderverein* / rudern / ruderkurs* / club d aviron / aviron / club de remo / escuela de remo / remo olímpico / clube de remo / canottaggio / dragon boat* / ボート部 / 漕艇',
    words:
      'oar / oars / rower* / cox / coxswain / regatta* / scull* / stroke / boathouse / riemen / ruder / bootshaus / rame / rames / rameur* / remos / remar / regata / remador* / remi / canottier* / オール',
    scenes: [
      'Oars on a pier',
      'A woman with an oar on a pier',
      'A man with an oar and a life jacket in a harbour',
      'An oar in a harbour',
    ],
  },
  {
    thing: 'kayak',
    theme: 'ocean',
    names:
      'kayak* / canoe / canoes / canoeing / canoe hire / paddleboard* / stand up paddl* / rafting / boat hire / boat rental* / kajak* / kanu / kanus / kanutour* / kanuverleih* / bootsverleih / stand up paddling / canoë* / canoé kayak / location de canoë / piragüismo / piragua* / alquiler de kayaks / canoa* / canoagem / caiaque* / noleggio canoe / discesa in canoa / カヤック / カヌー / ラフティング',
    words:
      'paddle* / rapids / life jacket* / upstream / downstream / shore / paddeln / stromschnelle* / schwimmweste* / pagaie* / río / remos / palas / colete / corredeira* / fiume / pagaia / 川下り / パドル',
    scenes: [
      'A woman with a paddle in a kayak on a lake',
      'A kayak on a lake',
      'A couple in a canoe on a lake',
      'A life jacket on a beach',
      'A paddle on a pier',
    ],
  },
  {
    thing: 'whale',
    theme: 'ocean',
    names:
      'whale watch* / dolphin watch* / whale safari* / whale tour* / walbeobachtung* / delfintour* / waltour* / observation des baleines / croisière baleines / avistamiento de ballenas / avistamiento de cetáceos / avistamiento de delfines / observação de baleias / observação de golfinhos / avvistamento balene / avvistamento cetacei / whale watching / ホエールウォッチング / イルカウォッチング',
    words:
      'whale* / dolphin* / humpback* / orca* / fluke / breach / seal / sightings / wale / delfin* / robben / baleine* / dauphin* / ballena* / delfines / baleia* / golfinho* / balene / delfini / クジラ / イルカ',
    scenes: [
      'A whale in the sea',
      'A dolphin in the sea',
      'A woman with binoculars on a boat on the sea',
      'A sea lion on a beach',
    ],
  },
  {
    thing: 'horse',
    theme: 'meadow',
    names:
      'riding school* / riding lesson* / horse riding / horseback riding / riding stable* / pony club* / pony ride* / equestrian* / trail ride* / trail riding / reitschule* / reitstall* / reitunterricht / reiterhof* / ponyreiten / reitverein* / pensionsstall* / équitation / centre équestre / poney club / balade à cheval / hípica / escuela de equitación / clases de equitación / paseos a caballo / hipismo / escola de equitação / passeios a cavalo / equitazione / maneggio / scuola di equitazione / passeggiate a cavallo / 乗馬 / ポニー',
    words:
      'horse* / pony / ponies / saddle* / bridle* / hoof / hooves / trot / canter / gallop / paddock / stable* / pferd* / sattel / galopp / cheval / chevaux / selle / caballo* / cavalo* / sela / cavallo / cavalli / sella / 馬場 / 厩舎',
    scenes: [
      'A girl with a horse in a field',
      'A horse in a field',
      'A woman rides a horse in a field',
      'A horse in a stable',
      'A girl with a helmet and a pony in a farmyard',
    ],
  },
  {
    thing: 'boxing-glove',
    theme: 'volt',
    names:
      'martial art* / karate* / judo* / taekwondo* / aikido* / kung fu / capoeira / tai chi / muay thai / krav maga / jiu jitsu / kickbox* / boxing gym* / boxing club* / boxing class* / self defense / self defence / dojo / dojos / kampfsport* / kampfkunst* / selbstverteidigung* / boxclub* / boxverein* / boxtraining / arts martiaux / club de boxe / cours de boxe / boxe anglaise / artes marciales / artes marciais / boxeo / defensa personal / defesa pessoal / aulas de boxe / caratê / judô / arti marziali / pugilato / difesa personale / 空手 / 柔道 / 剣道 / 合気道 / 格闘技 / キックボクシング / ボクシング',
    words:
      'punch / punches / jab / kick / kicks / black belt / sparring / stance / gürtel / schlag / boxsack / ceinture / frappe / cinturón / golpe* / faixa / luvas / cintura / pugni / 黒帯 / 道場',
    scenes: [
      'A boxer with boxing gloves in a gym',
      'A boxing glove in a gym',
      'Children in white robes in a gym',
      'A man in a white robe in a gym',
    ],
  },
  {
    thing: 'fishing-pole',
    theme: 'ocean',
    names:
      'fishing trip* / fishing tackle / fishing rod* / fishing lake* / fishing charter* / fishing licence* / fishing license* / fishing guide* / angler* / angling / fly fishing / carp fishing / tackle shop* / bait shop* / angelbedarf / angelladen / angelrute* / angelschein* / angelurlaub / angeln / fliegenfischen / fischereischein / pêche à la / articles de pêche / canne à pêche / pêche sportive / pesca deportiva / pesca con mosca / pesca esportiva / pesca desportiva / caña de pescar / artículos de pesca / vara de pesca / pesqueiro* / pesca sportiva / canna da pesca / articoli da pesca / 釣り / 釣具',
    words:
      'bait / lure* / hooks / trout / carp / pike / rods / köder / forelle* / karpfen / hecht / rute / appât* / truite* / brochet / leurre* / trucha* / anzuelo* / cebo / isca* / anzol / truta / esca / trota / amo / 釣果 / ルアー',
    scenes: [
      'A man with a fishing rod on a lake',
      'A fishing rod on a pier',
      'A fishing net on a pier',
      'A grandfather with a fishing rod on a pier',
      'A man with a fish in a harbour',
    ],
  },
  {
    thing: 'bullseye',
    theme: 'volt',
    names:
      'darts / darts club* / dart club* / darts pub* / dartverein* / dartclub* / darts league / fléchettes / dardos / liga de dardos / clube de dardos / freccette / ダーツ / dartscheibe* / dartboard*',
    words: 'bull s eye / bullseye / dart / treble / oche / scheibe / pfeile / diana / alvo / bersaglio / 的中 / ブル',
    scenes: [
      'A dart board in a pub',
      'Friends cheer in a pub',
      'A man in front of a dart board in a pub',
      'A dart board in a living room',
    ],
  },
  {
    thing: 'chess-pawn',
    theme: 'ember',
    names:
      'chess / schach / schachclub* / schachverein* / schachkurs* / club d échecs / jeu d échecs / cours d échecs / ajedrez / xadrez / scacchi / チェス / 将棋 / 囲碁',
    words:
      'checkmate / pawn* / knight / bishop / rook / queen / gambit / tournament / bauer / springer / züge / pion / roi / reine / peón / jaque / torre / peão / alfiere / pedone / 対局 / 駒',
    scenes: [
      'A chess piece on a table in a classroom',
      'A boy at a table with a chess board in a classroom',
      'A grandfather with a chess piece in a park',
      'A chess piece on a table in a cafe',
    ],
  },
  {
    thing: 'boardGame',
    theme: 'ember',
    names:
      'board game* / board gaming / tabletop game* / tabletop gam* / games night* / game night / game cafe / game café / card game* / brettspiel* / spieleabend* / spielecafé* / kartenspiel* / gesellschaftsspiel* / jeu de société / jeux de société / bar à jeux / juego de mesa / juegos de mesa / jogo de tabuleiro / jogos de tabuleiro / gioco da tavolo / giochi da tavolo / ludoteca* / ludothèque* / ボードゲーム / カードゲーム',
    words:
      'dice / meeples / strategy / rulebook / würfel / spieler / spielregeln / dés / joueurs / règles / jugadores / reglas / jogadores / regras / dadi / giocatori / regole / サイコロ / 駒',
    scenes: [
      'Friends laugh at a table in a cafe',
      'A board game on a table in a cafe',
      'The dice on a table in a cafe',
      'A family at a table with a board game in a living room',
      'A board game on a table in a living room',
    ],
  },
  {
    thing: 'gameConsole',
    theme: 'volt',
    names:
      'video game* / videogame* / esport* / e sport / e sports / gaming / gamer / gamers / indie game* / game studio* / mobile game* / lan party / videospiel* / computerspiel* / jeu vidéo / jeux vidéo / videojuego* / jogo eletrônico / videojogo* / jogos eletrônicos / videogioco / videogiochi / eスポーツ / ゲーム実況 / ビデオゲーム / 新作ゲーム',
    words:
      'multiplayer / co op / respawn / console / xp / spieler / niveau* / manette* / jugadores / consola / jogadores / fase / livelli / giocatori / 対戦 / プレイヤー',
    scenes: [
      'A boy with a game controller in a living room',
      'A game console on a table in a living room',
      'A man with headphones at a computer in a living room',
      'Friends with a game controller in a living room',
      'A joystick on a table in a living room',
    ],
  },
  {
    thing: 'vrHeadset',
    theme: 'midnight',
    names:
      'vr arcade* / vr experience* / virtual reality arcade / virtual reality experience / vr park* / vr center / vr arena / vr erlebnis* / virtual reality erlebnis / salle vr / réalité virtuelle / realidad virtual / realidade virtual / realtà virtuale / vr体験 / バーチャルリアリティ',
    words:
      'headset* / virtual / immersion / vr / avatar* / zombie* / virtuell* / gafas / inmersiv* / óculos / visore / 仮想',
    scenes: [
      'A woman with virtual reality goggles in a living room',
      'A VR headset on a table in a living room',
      'A man with virtual reality goggles in a gym',
      'A VR headset on a table in an office',
    ],
  },
  {
    thing: 'headphones',
    theme: 'midnight',
    names:
      'music streaming / music app / audiobook* / audio book* / hörbuch / hörbücher / hörbuch* / musik streaming / kopfhörer* / headphones / earbuds / écouteurs / casque audio / livre audio / livres audio / musique en streaming / auriculares / audiolibro* / fone de ouvido / fones de ouvido / audiolivro* / streaming de música / cuffie / auricolari / 音楽配信 / ヘッドホン / イヤホン / オーディオブック',
    words:
      'playlist* / songs / streaming / noise cancelling / bass / lieder / klang / écouter / morceaux / escuchar / canciones / ouvir / músicas / ascoltare / brani / 聴く / 曲',
    scenes: [
      'A woman with headphones in the city',
      'Headphones on a table in a living room',
      'A man with headphones sits on a sofa in a living room',
      'A girl with headphones in a park',
    ],
  },
  {
    thing: 'studioMic',
    theme: 'midnight',
    names:
      'hörspiel* / audiofeature* / balado* / pódcast* / ポッドキャスト / new podcast / podcast about / podcast series / podcast network* / podcast host* / our podcast / podcast über / neuer podcast / podcast sur / nouveau podcast / podcast sobre / nuevo podcast / novo podcast / podcast su / nuovo podcast',
    words:
      'episode* / hosts / true crime / rss / staffel / anhören / abonnieren / épisode* / écouter / episodio* / temporada / escucha / episódio* / ouça / puntata / puntate / ascolta / エピソード / podcast*',
    scenes: [
      'A woman with headphones and a studio microphone in an office',
      'A studio microphone on a table in an office',
      'A studio microphone on a table in a living room',
      'A man with headphones and a studio microphone in a living room',
    ],
  },
  {
    thing: 'radio',
    theme: 'midnight',
    names:
      'radio station* / radio presenter* / local radio / community radio / internet radio / digital radio / hospital radio / breakfast radio / radiosender* / lokalradio* / bürgerradio* / webradio* / kinderradio* / station de radio / radio locale / radio associative / emisora de radio / emisoras de radio / radio comunitaria / emissora de rádio / rádio comunitária / rádio local / emittente radiofonica / radio libera / ラジオ局 / ラジオ番組 / コミュニティfm / コミュニティラジオ',
    words:
      'fm / mhz / dab / on air / morning show / tune in / frequency / ukw / morgenshow / antenne / fréquence / auditeurs / oyentes / emisora / sintoniza / ouvintes / sintonize / ascoltatori / frequenza / 周波数 / 放送',
    scenes: [
      'A radio presenter with headphones and a studio microphone in an office',
      'An old radio on a table in a kitchen',
      'A woman with an old radio in a kitchen',
      'A studio microphone on a table in an office',
    ],
  },
  {
    thing: 'headphones',
    theme: 'midnight',
    names:
      'recording studio* / music studio* / tonstudio* / studio d enregistrement / estudio de grabación / estúdio de gravação / studio di registrazione / sala de ensayo / proberaum / proberäume / rehearsal room* / sala prove / レコーディングスタジオ / 音楽スタジオ',
    words:
      'mixing / mastering / vocals / mixdown / amp / aufnahme* / mischung / abmischen / enregistrement / mixage / grabar / mezcla / mixagem / registrare / missaggio / 録音 / 収録',
    scenes: [
      'A singer with headphones and a studio microphone in an office',
      'A studio microphone on a table in a living room',
      'An amplifier in a living room',
      'A piano keyboard on a table in a living room',
      'A drum kit in a workshop',
    ],
  },
  {
    thing: 'popcorn',
    theme: 'midnight',
    names:
      'cinemas / movie theater* / movie theatre* / film festival* / drive in cinema / open air cinema / kino / kinos / kinoprogramm / kinosaal / filmfest* / cinéma / cinémas / ciné club / cine de verano / cineclub / sala de cine / cine al aire / sala de cinema / cinema all aperto / multisala / 映画館 / 映画祭 / シネマ',
    words:
      'movie* / screening* / popcorn / matinee / leinwand / vorführung* / avant première / película* / estreno* / filmes / estreia / sessão / proiezion* / pellicola / 上映 / 映画 / cinema',
    scenes: [
      'Friends laugh in a cinema',
      'Popcorn in a cinema',
      'A film projector in a cinema',
      'A girl with popcorn in a cinema',
      'A ticket on a table in a cinema',
    ],
  },
  {
    thing: 'clapper-board',
    theme: 'midnight',
    names:
      'film production* / video production* / production company / film school* / filmmaker* / film crew / videographer* / filmproduktion* / videoproduktion* / filmschule* / production vidéo / production audiovisuelle / école de cinéma / vidéaste* / productora audiovisual / productora de vídeo / escuela de cine / videógrafo* / produtora de vídeo / produtora audiovisual / escola de cinema / produzione video / casa di produzione / videomaker* / scuola di cinema / 映像制作 / 動画制作 / 映画制作',
    words:
      'shooting / editing / dreh / drehbuch / tournage / scénario / rodaje / filmagem / riprese / 編集 / imagefilm*',
    scenes: [
      'A clapper board on a table in an office',
      'A cameraman with a camera on a tripod in the city',
      'A movie camera in a workshop',
      'A woman with a clapper board in the city',
      'A camera on a tripod in a park',
    ],
  },
  {
    thing: 'tripodCamera',
    theme: 'blush',
    names:
      'photo studio* / photo shoot* / wedding photograph* / portrait photograph* / photography course* / photography class* / fotograf / fotografin / fotografen / fotostudio* / hochzeitsfotograf* / fotokurs* / fotoshooting* / photographe / photographes / studio photo / cours de photo / séance photo / fotógrafo* / fotógrafa* / estudio fotográfico / sesión de fotos / curso de fotografía / ensaio fotográfico / estúdio fotográfico / fotografo / studio fotografico / servizio fotografico / 写真館 / フォトスタジオ / 写真教室 / 出張撮影 / newborn photograph* / family photograph* / babyfotograf* / neugeborenenfotograf*',
    words: 'lenses / shutter / tripod / objektiv / objectif / retrato* / ritratti / obiettivo / photographer*',
    scenes: [
      'A photographer with an old camera in a park',
      'A camera on a tripod in a park',
      'A couple in front of a camera on a tripod in a park',
      'An old camera on a table in a workshop',
    ],
  },
  {
    thing: 'curtain',
    theme: 'ember',
    names:
      'theatre / theatres / theater / theaters / theatre company / drama school* / drama club* / theaterstück* / theaterkarten / stadttheater / theaterverein* / schauspielschule* / théâtre / théâtres / cours de théâtre / troupe de théâtre / teatro / teatros / musical theatre / the musical / clases de teatro / aulas de teatro / scuola di teatro / compagnia teatrale / puppet theat* / puppentheater* / marionnettes / 劇場 / 演劇 / ミュージカル / 劇団',
    words:
      'actor* / actress* / rehearsal* / monologue* / shakespeare / hamlet / bühne / vorhang / schauspieler* / rideau / comédien* / escenario / telón / palco / palcoscenico / sipario / attori / 舞台 / 公演',
    scenes: [
      'An actress in a dress on a stage',
      'A golden crown on a stage',
      'A couple in a theater',
      'A woman with a crown on a stage',
    ],
  },
  {
    thing: 'mic',
    theme: 'ember',
    names:
      'choir* / choral / gospel / singing group* / singing lesson* / singing teacher* / vocal coach* / a cappella / chor / chöre / chorprobe* / chorkonzert* / kirchenchor* / kinderchor* / gospelchor* / frauenchor* / männerchor* / gesangsunterricht* / gesangverein* / chorale / chorales / chœur / cours de chant / orfeón* / clases de canto / aulas de canto / canto coral / coro gospel / coro polifonico / coro parrocchiale / lezioni di canto / 合唱 / ボイストレーニング / コーラス',
    words:
      'sing / singing / sings / tenor / soprano / harmony / harmonies / rehearsal* / singen / proben / noten / chanter / choriste* / cantar / voces / coro / vozes / cantare / voci / 歌う / 歌声',
    scenes: [
      'A singer with a microphone on a stage',
      'Four women sing on a stage',
      'Friends in robes sing on a stage',
      'A microphone on a stage',
      'A girl sings with a microphone on a stage',
    ],
  },
  {
    thing: 'turntable',
    theme: 'midnight',
    names:
      'dj / djs / wedding dj* / party dj* / dj hire / nightclub* / night club* / club night* / hochzeits dj* / diskothek* / soirée dj / boîte de nuit / discoteca* / ナイトクラブ / クラブイベント / dj派遣 / clubnacht* / clubnächte / boîtes de nuit / soirée techno / casa noturna / baladas / festa techno / serata techno / serata disco',
    words:
      'dance floor / dancefloor / decks / techno / house music / bass / turntable* / tanzfläche / plattenteller / platines / piste de danse / pista / pista de dança / batida / serata / pista da ballo / ダンスフロア / 音響',
    scenes: [
      'A DJ with a turntable in a nightclub',
      'Friends dance in a nightclub',
      'A turntable on a table in a nightclub',
      'A speaker on a stage',
      'A woman dances in a nightclub',
    ],
  },
  {
    thing: 'vinylRecord',
    theme: 'ember',
    names:
      'record shop* / record store* / record fair* / record label* / vinyl record* / vinyl shop* / schallplatte* / plattenladen / plattenläden / plattenbörse / disquaire* / disques vinyles / tienda de discos / discos de vinilo / loja de discos / discos de vinil / negozio di dischi / dischi in vinile / レコード店 / レコード屋 / レコードショップ / アナログ盤',
    words:
      'vinyl / lps / album / albums / turntable* / pressing / platten / vinyle* / pochette / vinilo* / aguja / vinil / agulha / dischi / puntina / レコード / 針',
    scenes: [
      'A vinyl record on a table in a living room',
      'A turntable on a table in a living room',
      'A man with a vinyl record in a living room',
      'A woman with a record player in a living room',
    ],
  },
  {
    thing: 'newspaper',
    theme: 'daylight',
    names:
      'daily paper / local news / weekly paper / news magazine* / magazine subscription* / journalism / journalist* / tageszeitung* / wochenzeitung* / lokalzeitung* / zeitung / zeitungen / zeitungsabo* / zeitschrift* / journalismus / journal local / presse locale / presse régionale / presse indépendante / quotidien régional / journalisme / periódico local / diario local / periodismo / revista semanal / jornal local / jornalismo / jornais / giornale / giornali / quotidiano locale / giornalismo / 新聞 / 雑誌',
    words:
      'newsroom / front page / edition / schlagzeile* / redaktion / ausgabe* / leser* / rédaction / lecteurs / titulares / redacción / lectores / manchete* / redação / leitores / redazione / lettori / 記事 / 記者 / newspaper*',
    scenes: [
      'A newsstand in the old town',
      'A journalist at a laptop in an office',
      'A typewriter on a table in an office',
      'A man in front of a newsstand in the city',
    ],
  },
  {
    thing: 'book',
    theme: 'ember',
    names:
      'publisher* / publishing house* / book fair* / literary festival* / literature festival* / debut novel / bookshop* / bookstore* / book club* / verlag / verlage / buchverlag* / buchmesse* / buchhandlung* / literaturfest* / lesung / lesungen / maison d édition / salon du livre / librairie* / club de lecture / editorial independiente / feria del libro / librería* / editora independente / feira do livro / livraria* / clube do livro / casa editrice / fiera del libro / libreria / librerie / salone del libro / 出版社 / 書店 / 本屋 / 読書会',
    words:
      'paperback* / hardback / poet* / kapitel / seiten / romans / auteur* / novela* / páginas / capítulo* / romance* / livro* / romanzo / pagine / 小説 / 著者 / 作家',
    scenes: [
      'A book on a table in a cafe',
      'A woman reads a book in a living room',
      'A writer with a typewriter in a living room',
      'A typewriter on a table in a living room',
      'A girl reads a book in a park',
    ],
  },
  {
    thing: 'book',
    theme: 'volt',
    names:
      'comics / comic shop* / comic con* / graphic novel* / manga / mangas / anime con* / comicladen / comicbörse / bande dessinée / bandes dessinées / festival de bd / cómic* / tebeo* / tienda de cómics / quadrinhos / banda desenhada / loja de quadrinhos / fumett* / fumetteria / cosplay* / 漫画 / マンガ / コミック / アニメ',
    words:
      'superhero* / heroes / villain* / collectible* / collector* / zine* / bösewicht* / sammler* / héros / planche / héroe* / viñeta* / herói* / vilão / eroi / tavole / 連載 / 作家',
    scenes: [
      'A boy reads a book in a bedroom',
      'A book on a table in a bedroom',
      'A pencil on a table in a workshop',
      'A girl reads a book in a living room',
    ],
  },
  {
    thing: 'cabinet',
    theme: 'daylight',
    names:
      'public library / public libraries / city library / library card* / stadtbibliothek* / stadtbücherei* / bücherei* / bibliothek / bibliotheken / bibliotheks* / bücherbus* / bibliothèque* / médiathèque* / biblioteca municipal / biblioteca pública / biblioteca comunale / bibliotecas / mediateca* / your library / our library / town library / local library / village library / 図書館 / 図書室',
    words:
      'library / libraries / biblioteca / books / shelves / loans / librarian* / story time / ausleih* / bücher / vorlesen / livres / emprunt* / libros / préstamo* / livros / empréstimo* / ler / libri / prestit* / 本棚 / 貸出',
    scenes: [
      'A student with a book in a library',
      'A librarian in a library',
      'A book on a table in a library',
      'A boy reads a book in a library',
      'An open book in a library',
    ],
  },
  {
    thing: 'file-cabinet',
    theme: 'ember',
    names:
      'archive service* / city archive* / state archive* / national archives / genealogy / ancestry research / stadtarchiv* / staatsarchiv* / landesarchiv* / ahnenforschung* / archives municipales / archives départementales / archives nationales / généalogie* / archivo histórico / archivo municipal / genealogía / arquivo histórico / arquivo municipal / genealogia / archivio storico / archivio di stato / 公文書館',
    words:
      'ancestor* / parchment* / manuscript* / census / digitised / digitized / urkunde* / vorfahren / akten / ancêtres / registres / antepasado* / documentos / ancestrais / documenti / antenati / 古文書 / 先祖',
    scenes: [
      'A parchment scroll on a table in a library',
      'A filing cabinet in a library',
      'An old letter on a table in a library',
      'A man with a magnifying glass in a library',
      'A woman with a folder in a library',
    ],
  },
  {
    thing: 'tent',
    theme: 'meadow',
    names:
      'camping / campsite* / campground* / glamping / zeltplatz / zeltplätze / campingplatz* / campingplätze / camping municipal / bivouac / acampada* / acampar / acampamento* / campeggio / campeggi / parque de campismo / 手ぶらキャンプ / キャンプ / グランピング',
    words:
      'campfire / sleeping bag* / camper* / caravan* / marshmallow* / zelt* / stellplatz* / lagerfeuer / schlafsack / tente* / emplacement* / feu de camp / hoguera / barraca* / fogueira / tenda / piazzola / falò / テント / 焚き火',
    scenes: [
      'A couple in front of a tent at a campsite',
      'A campfire at a campsite',
      'A tent in the mountains',
      'A lantern on a table at a campsite',
      'A caravan at a campsite',
    ],
  },
  {
    thing: 'compass',
    theme: 'meadow',
    names:
      'scouts / girl scouts / boy scouts / girl guides / scout group* / summer camp* / holiday camp* / pfadfinder* / ferienlager* / zeltlager* / ferienfreizeit* / scouts et guides / éclaireurs / colonie de vacances / colonies de vacances / boy scout / campamento de verano / escultismo / colonia de vacaciones / escoteiros / escuteiros / acampamento de férias / colónia de férias / campo scout / centro estivo / colonia estiva / ボーイスカウト / ガールスカウト / サマーキャンプ / kids camp / day camp* / sleepaway camp* / sommercamp* / feriencamp* / colo / colos / campamentos de verano / campamento infantil / acampamento infantil / colônia de férias / campi estivi / campo estivo / centri estivi / 林間学校 / キッズキャンプ',
    words:
      'campfire / knots / compass / hike / troop / woods / adventure / lagerfeuer / abenteuer / feu de camp / tentes / fogata / tiendas / aventura / fogueira / falò / tende / 野外 / 焚き火',
    scenes: [
      'Children in front of a tent at a campsite',
      'A campfire at a campsite',
      'A compass on a table at a campsite',
      'A boy with a compass in a forest',
      'A girl with a flashlight at a campsite',
    ],
  },
  {
    thing: 'hotel',
    theme: 'ocean',
    names:
      'hotel / hotels / hotelzimmer* / boutique hotel* / wellnesshotel* / guest house* / guesthouse* / bed and breakfast / country inn* / gasthof / gasthöfe / pension garni / hôtel / hôtels / chambre d hôtes / chambres d hôtes / hostal / hostales / posada* / parador* / pousada* / albergo / alberghi / hôtellerie / ホテル / 民泊 / ペンション',
    words:
      'rooms / check in / breakfast / pillow* / lobby / minibar / zimmer / übernachtung* / frühstück / chambre* / nuits / petit déjeuner / habitación* / café da manhã / camere / 宿泊 / 客室',
    scenes: [
      'A hotel in the city',
      'A suitcase in a bedroom',
      'A couple with suitcases in a hotel room',
      'A bed in a bedroom',
      'A breakfast with fresh rolls on a table in a hotel room',
    ],
  },
  {
    thing: 'bed',
    theme: 'daylight',
    names:
      'hostel / hostels / youth hostel* / backpacker hostel* / jugendherberge* / auberge de jeunesse / albergue juvenil / albergue de peregrinos / albergues / pousada da juventude / ostello / ostelli / ユースホステル / ゲストハウス / ホステル',
    words:
      'bunk / bunks / backpack* / backpacker* / shared kitchen / travellers / travelers / stockbett* / mehrbettzimmer / dortoir* / routard* / mochileiro* / beliche* / dormitorio / zaino / camerata / ドミトリー / 旅人',
    scenes: [
      'Friends laugh at a table in a kitchen',
      'Lockers in a hallway',
      'A suitcase in a bedroom',
      'A man with a folded map in the old town',
      'A folded map on a table in a kitchen',
    ],
  },
  {
    thing: 'house',
    theme: 'ocean',
    names:
      'holiday home* / holiday cottage* / holiday let* / holiday rental* / vacation rental* / vacation home* / holiday apartment* / ferienwohnung* / ferienhaus* / ferienhäuser / gîte / gîtes / location saisonnière / location de vacances / casa rural / casas rurales / alquiler vacacional / apartamento turístico / casa de férias / casa de temporada / alojamento local / casa vacanze / case vacanze / casa vacanza / コテージ / 貸別荘',
    words:
      'cottage* / self catering / sea view / fireplace / hot tub / meerblick / kamin / vue mer / cheminée / couchages / vistas al mar / chimenea / vista mar / lareira / vista mare / 一棟貸し / 別荘',
    scenes: [
      'A cottage in a field',
      'A couple on a terrace',
      'A fireplace in a living room',
      'A hammock in a garden',
      'A garden table in a garden',
    ],
  },
  {
    thing: 'barnHouse',
    theme: 'meadow',
    names:
      'farm stay* / farmstay* / farm holiday* / holiday farm / petting farm* / petting zoo* / urlaub auf dem / bauernhofurlaub / ferienbauernhof / ferienhof / erlebnisbauernhof / streichelzoo* / ferme pédagogique / accueil à la / vacances ferme / agroturismo* / granja escuela / turismo rural / hotel fazenda / fazendinha / turismo de habitação / agriturism* / fattoria didattica / 農家民宿 / 農業体験 / 牧場体験 / ふれあい牧場',
    words:
      'goat* / hens / chickens / milking / tractor / barn / eggs / pony / hühner / heu / bauernhof / chèvre* / poules / foin / cabra* / gallinas / granja / galinhas / fazenda / capre / galline / fienile / 羊 / ヤギ / 搾乳',
    scenes: [
      'A girl with a goat in a farmyard',
      'Chickens in a farmyard',
      'A boy on a tractor in a farmyard',
      'A hay bale in a barn',
      'A goat in a field',
    ],
  },
  {
    thing: 'hotTub',
    theme: 'ember',
    names: 'ryokan* / onsen* / hot spring* / rotenburo / 旅館 / 温泉 / 民宿 / 露天風呂 / 日帰り入浴',
    words:
      'tatami / yukata / kimono / futon / kaiseki / bath / mineral / soak / bains / thermal / banhos / bagni / 湯 / 源泉 / 客室露天',
    scenes: [
      'A woman in a kimono in a tatami room',
      'A woman at a hot spring',
      'A tea bowl on a table in a tatami room',
      'A couple in robes at an onsen',
      'A teapot on a table in a tatami room',
    ],
  },
  {
    thing: 'towels',
    theme: 'ocean',
    names:
      'spas / our spa / day spa* / spa weekend* / spa day* / spa hotel* / sauna* / thermal bath* / thermal spa / steam bath* / hammam* / therme / thermen / thermalbad* / saunalandschaft* / wellness tag / balnéo* / thermes / bains thermaux / spa et bien / balneario* / baños árabes / termas / banhos termais / alle terme / centro termale / centro benessere / bagno turco / スパ / サウナ / 岩盤浴 / スーパー銭湯',
    words:
      'spa / terme / soak / massage* / whirlpool / pool / aroma* / towel* / infusion / aufguss / bademantel / vapeur / peignoir / détente / albornoz / relajación / roupão / relaxamento / vapore / accappatoio / ロウリュ / 整う',
    scenes: [
      'A hot tub on a terrace',
      'A woman in a robe at a spa',
      'Towels on a table at a spa',
      'A candle on a table at a spa',
      'A massage table in a salon',
    ],
  },
  {
    thing: 'passenger-ship',
    theme: 'ocean',
    names:
      'cruises / cruise ship* / cruise holiday* / river cruise* / cruise line* / kreuzfahrt* / flusskreuzfahrt* / croisière* / crucero* / cruzeiro* / crociera / crociere / クルーズ / 豪華客船',
    words:
      'ports / captain / sea days / aboard / sail / schiff / hafen / kabine* / navire / barco / camarote* / navio / nave / scalo / 客船 / 寄港',
    scenes: [
      'A cruise ship on the sea',
      'A captain on a cruise ship on the sea',
      'A couple in a harbour',
      'A suitcase in a harbour',
    ],
  },
  {
    thing: 'carFerry',
    theme: 'ocean',
    names:
      'ferry / ferries / ferry crossing* / car ferry / island hopping / fähre / fähren / autofähre* / fährverbindung* / traversier* / transbordador* / ferry boat / balsa de carros / travessia de barco / traghetto / traghetti / aliscaf* / フェリー / 遊覧船 / 連絡船',
    words:
      'harbour / sail / sailing / foot passenger* / timetable / überfahrt* / insel* / hafen / traversée* / île* / travesía* / puerto / travessia* / ilha* / isola / isole / imbarco / 航路 / 離島',
    scenes: [
      'A ferry on the sea',
      'A car ferry on the sea',
      'A woman on a ferry on the sea',
      'A couple with suitcases in a harbour',
    ],
  },
  {
    thing: 'canalBoat',
    theme: 'ocean',
    names:
      'canal boat* / narrowboat* / narrow boat* / houseboat* / house boat* / river cruise* / canal cruise* / canal tour* / hausboot* / hausbootferien / kanalfahrt* / péniche* / location de péniche / bateau habitable / barco casa / casa flotante / casa barco / casa flutuante / houseboat / casa galleggiante / ハウスボート / 屋形船 / canal holiday* / canal break*',
    words:
      'towpath / mooring / tiller / barge / schleuse* / kanal / anlegen / écluse* / fleuve / esclusa* / río / eclusa* / chiusa / canale / fiume / 運河 / 水門',
    scenes: [
      'A canal boat on a river',
      'A narrowboat on a river',
      'A woman on a narrowboat on a river',
      'A couple on a narrowboat on a river',
    ],
  },
  {
    thing: 'mapFolded',
    theme: 'ocean',
    names:
      'tourist board* / tourist office* / tourist information / visitor centre* / visitor center* / city tour* / guided tour* / walking tour* / sightseeing / ghost tour* / city break* / city marketing / tourismus* / tourist info* / stadtführung* / stadtrundgang* / stadtrundfahrt* / stadtmarketing / städtereise* / städtetrip* / sehenswürdigkeit* / office de tourisme / visite guidée / visites guidées / oficina de turismo / visita guiada / visitas guiadas / turismo / free tour / visita guidata / visite guidate / ufficio turistico / 観光 / 街歩き / まち歩き',
    words:
      'old town / landmark* / cobble* / cathedral / locals / altstadt / gassen / vieille ville / ruelles / casco antiguo / centro histórico / praças / centro storico / 名所 / 城下町',
    scenes: [
      'A tourist with a folded map in the old town',
      'A couple walks in the old town',
      'A folded map on a table in a cafe',
      'A fountain in the old town',
      'A family in the old town',
    ],
  },
  {
    thing: 'walkingBoot',
    theme: 'meadow',
    names:
      'hiking / hiking tour* / hiking trail* / hiking hotel* / mountain guide* / trekking / alpine club* / mountain hut* / wanderung* / wandern / wanderweg* / wanderreise* / bergführer* / alpenverein* / berghütte* / randonnée* / guide de montagne / refuge de montagne / senderismo / ruta de montaña / guía de montaña / refugio de montaña / trilhas guiadas / montanhismo / escursionismo / escursioni guidate / guida alpina / rifugio alpino / 登山 / ハイキング / トレッキング / 山小屋',
    words:
      'boots / ridge / altitude / hike* / hut / waymark* / gipfel / pfad* / berge / sommet* / sentier* / cumbre* / sendero* / vetta / sentiero / sentieri / 山頂 / 縦走',
    scenes: [
      'A hiker with a folded map in the mountains',
      'A hiking boot on a rock in the mountains',
      'A couple in the mountains',
      'A compass on a table in the mountains',
      'A cottage in the mountains',
    ],
  },
  {
    thing: 'camperVan',
    theme: 'meadow',
    names:
      'campervan* / camper van* / motorhome* / rv rental* / van life / vanlife / camper hire / wohnmobil* / reisemobil* / campingbus* / campervermietung* / camping car / van aménagé / vans aménagés / autocaravana* / furgoneta camper / alquiler de camper / autocaravana / motorhome / aluguel de motorhome / autocaravanas / noleggio camper / キャンピングカー / 車中泊',
    words:
      'camper / campers / caravan* / road trip* / gas stove / awning / berth* / bunk / stellplatz / markise / estrada / viagem / sosta / 旅車 / ポップアップルーフ',
    scenes: [
      'A camper van at a campsite',
      'A couple in front of a camper van on a beach',
      'A camper van on a road',
      'A camper van in the mountains',
    ],
  },
  {
    thing: 'bike',
    theme: 'meadow',
    names:
      'bike tour* / bicycle tour* / cycling tour* / cycling holiday* / cycling club* / bike rental* / bike hire / cycle path* / radtour* / radreise* / fahrradtour* / radverleih* / fahrradverleih* / radweg* / location de vélo* / balade à vélo / voyage à vélo / cicloturismo / alquiler de bicicletas / ruta en bici / passeio de bicicleta / aluguel de bicicletas / tour in bici / noleggio bici / サイクリング / レンタサイクル',
    words:
      'bike* / cycle / cycling / saddle / e bike / kilometres / fahrrad / radeln / strecke / vélo* / piste cyclable / bici / bicicleta* / carril / pedalar / ciclovia / pedalare / ciclabile / 自転車 / ペダル',
    scenes: [
      'A woman rides a bike in a field',
      'A bike in a park',
      'A couple with bikes in the mountains',
      'A man rides a bike on a road',
      'A bike in the old town',
    ],
  },
  {
    thing: 'sports-medal',
    theme: 'volt',
    names:
      'marathon* / half marathon* / fun run* / running club* / charity run* / triathlon* / halbmarathon* / volkslauf* / laufverein* / spendenlauf* / lauftreff* / semi marathon / course à pied / club de running / maratón* / medio maratón / carrera popular / club de corredores / maratona* / meia maratona / corrida de rua / mezza maratona / gara podistica / corsa podistica / マラソン / ランニングクラブ / 駅伝',
    words:
      'runner* / finish line / start line / kilometre* / medal* / 10k / läufer* / strecke / courir / coureur* / arrivée / correr / corrida / chegada / correre / traguardo / 完走 / ランナー',
    scenes: [
      'A woman runs in a park',
      'A gold medal in a park',
      'A man runs on a road',
      'A stopwatch on a table in a park',
      'A running shoe in a park',
    ],
  },
  {
    thing: 'giraffe',
    theme: 'meadow',
    names:
      'zoo / zoos / zoological / safari park* / wildlife park* / animal park* / tierpark* / wildpark* / vogelpark* / tiergarten / zoologisch* / parc animalier / parc zoologique / parcs animaliers / réserve animalière / zoológico* / parque de animales / jardim zoológico / zoologico / parco faunistico / parco zoo / bioparco / parco safari / 動物園 / サファリパーク',
    words:
      'giraffe* / elephant* / lion* / tiger* / monkey* / penguin* / enclosure* / cub / cubs / elefant* / löwe* / affe* / gehege / lions / soigneur* / león / jirafa* / elefante* / leão / macaco* / scimmi* / leoni / 飼育員 / ゾウ / キリン',
    scenes: [
      'A giraffe in a park',
      'A girl in front of an elephant in a park',
      'A penguin in a park',
      'A lion in a park',
      'A family in front of a giraffe in a park',
    ],
  },
  {
    thing: 'jellyfish',
    theme: 'ocean',
    names:
      'aquarium visit* / public aquarium* / sea life centre* / oceanarium* / meeresaquarium* / großaquarium* / océanarium / aquarium géant / acuario* / oceanário* / oceanario* / aquário municipal / acquario di / 水族館',
    words:
      'shark* / jellyfish / tunnel / penguin* / seahorse* / octopus / haie / quallen / becken / requin* / méduse* / tiburón / tiburones / medusa* / tubarão / tubarões / squalo / squali / meduse / クラゲ / ペンギン / イルカショー',
    scenes: [
      'A shark underwater',
      'A manta ray underwater',
      'A jellyfish underwater',
      'A shoal of fish underwater',
      'An octopus underwater',
    ],
  },
  {
    thing: 'roller-coaster',
    theme: 'daylight',
    names:
      'theme park* / amusement park* / leisure park* / adventure park* / roller coaster* / rollercoaster* / freizeitpark* / vergnügungspark* / erlebnispark* / achterbahn* / parc d attractions / parc de loisirs / parc à thème / montagnes russes / parque de atracciones / parque de diversiones / parque temático / montaña rusa / montañas rusas / parque de diversões / montanha russa / parco divertimenti / parco a tema / luna park / montagne russe / 遊園地 / テーマパーク / ジェットコースター',
    words:
      'coaster* / scream* / wristband / attractions / fahrgeschäft* / looping / nervenkitzel / sensations / manège* / adrenalina / atracciones / atrações / brinquedos / attrazioni / giostre / 絶叫 / アトラクション',
    scenes: [
      'A roller coaster in an amusement park',
      'A family in front of a roller coaster in a park',
      'A ferris wheel in a park',
      'Children in front of a roller coaster in a park',
      'A merry-go-round in a park',
    ],
  },
  {
    thing: 'ferris-wheel',
    theme: 'midnight',
    names:
      'funfair* / fun fair* / fairground* / carnival rides / ferris wheel* / jahrmarkt* / jahrmärkte / kirmes* / volksfest* / karussell* / riesenrad* / fête foraine / fêtes foraines / grande roue / feria de atracciones / tiovivo / noria gigante / quermesse* / roda gigante / parque itinerante / ruota panoramica / giostra / 移動遊園地 / 観覧車',
    words:
      'dodgems / bumper cars / candyfloss / cotton candy / raffle / autoscooter / zuckerwatte / losbude / manège* / barbe à papa / algodón / barraquinhas / giostre / zucchero filato / 縁日 / 屋台',
    scenes: [
      'A ferris wheel in an amusement park',
      'A merry-go-round in an amusement park',
      'A ferris wheel in the city',
      'Children in front of a ferris wheel in a park',
      'A lollipop on a table in a park',
    ],
  },
  {
    thing: 'drum',
    theme: 'ember',
    names: 'circus* / zirkus* / zirkuszelt / cirque* / circo* / サーカス',
    words:
      'clown* / acrobat* / trapeze* / juggl* / ringmaster / big top / tent / manege / akrobat* / jongl* / trapèze / chapiteau / piste / payaso* / carpa / malabar* / trapecio / palhaço* / lona / pagliacci* / tendone / giocolier* / 曲芸 / 空中ブランコ',
    scenes: ['Popcorn in a circus', 'Children laugh in a circus', 'A horse on a stage', 'A trumpet on a stage'],
  },
  {
    thing: 'bowling',
    theme: 'midnight',
    names:
      'bowling alley* / bowling lane* / tenpin bowling / ten pin bowling / bowlingbahn* / bowlingcenter* / kegelbahn* / kegeln / kegelclub* / piste de bowling / bowling center / bolera / boleras / boliche / pista de bowling / sala bowling / bowling / ボウリング',
    words:
      'strikes / pins / lanes / shoes / bahnen / boule / quilles / bola / pinos / palla / birilli / ストライク / レーン',
    scenes: [
      'A bowling ball in a gym',
      'A woman with a bowling ball in a gym',
      'Bowling pins in a gym',
      'Friends laugh in a bar',
    ],
  },
  {
    thing: 'trampoline',
    theme: 'volt',
    names:
      'trampoline park* / trampolinpark* / trampolinhalle* / soft play / indoor playground* / bouncy castle* / hüpfburg* / indoorspielplatz* / spielehalle / parc de trampolines / trampoline parc / plaine de jeux / camas elásticas / parque de trampolines / parque infantil / parque de trampolins / pula pula / parco trampolini / tappeti elastici / gonfiabili / トランポリン / キッズパーク',
    words:
      'somersault* / foam pit / hüpfen / springen / rutsche* / sauter / rebond* / saltar / salto / pular / saltare / 跳ぶ / ジャンプ',
    scenes: [
      'A trampoline in a garden',
      'A girl in front of a trampoline in a garden',
      'A playground slide on a playground',
      'A climbing frame on a playground',
      'A boy laughs on a playground',
    ],
  },
  {
    thing: 'padlock',
    theme: 'midnight',
    names:
      'escape room* / escape game* / live escape / exit room* / exit game* / mystery room* / puzzle room* / murder mystery / krimidinner* / rätselraum* / jeu d évasion / jeux d évasion / sala de escape / salas de escape / juego de escape / jogo de fuga / sala de fuga / salas de fuga / stanza di fuga / stanze di fuga / cena con delitto / 脱出ゲーム / 謎解き',
    words:
      'clue* / puzzle* / riddle* / countdown / codes / mystery / rätsel / schloss / énigme* / indice* / enigma* / pistas / candado* / pista / enigmas / indizi / lucchetto / 密室 / 暗号',
    scenes: [
      'A padlock on a table in a library',
      'A woman with a flashlight in a library',
      'An hourglass on a table in a library',
      'A man with a magnifying glass in a library',
      'A puzzle piece on a table in a library',
    ],
  },
  {
    thing: 'ticket',
    theme: 'midnight',
    names:
      'event planner* / event planning / event agency / event management / event venue* / party venue* / function room* / venue hire / conference centre* / conference center* / banquet hall* / eventlocation* / eventagentur* / eventplanung* / partylocation* / tagungszentrum* / tagungsraum* / salle de réception / salle des fêtes / salle de séminaire / location de salles / agence événementielle / salón de eventos / salones de eventos / organización de eventos / alquiler de salas / espaço de eventos / espaço para eventos / salão de festas / organização de eventos / location per eventi / sala per feste / organizzazione eventi / イベント会場 / 展示会場 / 貸会議室 / イベント企画',
    words:
      'banquet / conference* / gala / catering / seating / marquee / gäste / bankett / invités / traiteur / invitados / banquete / celebración / convidados / invitati / ricevimento / 宴会 / 会場',
    scenes: [
      'A cocktail on a table in a bar',
      'Friends dance on a dance floor',
      'A waiter with a cocktail in a restaurant',
      'A microphone on a stage',
      'Friends laugh at a table in a garden',
    ],
  },
  {
    thing: 'birthdayCake',
    theme: 'blush',
    names:
      'birthday part* / kids party / kids parties / children s party / children s parties / party entertainer* / kindergeburtstag* / kinderparty* / kinderfest* / anniversaire enfant / goûter d anniversaire / fiesta de cumpleaños / fiestas infantiles / cumpleaños infantil / festa infantil / festas infantis / festa de aniversário / festa di compleanno / feste per bambini / 誕生日会 / バースデーパーティー',
    words:
      'birthday* / balloon* / cake / clown* / face painting / party bags / pinata / geburtstag / luftballon* / torte / ballons / gâteau / globos / tarta / piñata / balões / bolo / brigadeiro* / palloncini / torta / 風船 / 誕生日',
    scenes: [
      'A birthday cake on a table in a garden',
      'Children in front of a birthday cake in a garden',
      'A gift on a table in a living room',
      'A cupcake on a table in a garden',
      'A birthday cake on a table in a living room',
    ],
  },
  {
    thing: 'weddingRings',
    theme: 'blush',
    names:
      'wedding planner* / wedding planning / wedding venue* / wedding fair* / wedding agency / hochzeitsplan* / hochzeitslocation* / hochzeitsmesse* / traurede* / trauredner* / organisation de mariage / salon du mariage / lieu de mariage / salle de mariage / organizadora de bodas / organización de bodas / finca para bodas / salón de bodas / casamentos e eventos / assessoria de casamento / cerimonialista* / organizzazione matrimoni / fiera sposi / location matrimoni / ウェディングプランナー / 結婚式場 / ブライダルフェア / ウェディング',
    words:
      'bride* / vows / ceremony / bouquet* / big day / confetti / braut / bräutigam / trauung / mariée / mariés / cérémonie / novia / novios / boda / noiva / noivos / casamento / sposa / sposi / nozze / 花嫁 / 挙式',
    scenes: [
      'A bride with a bouquet in a garden',
      'Wedding rings on a table in a garden',
      'A bridal bouquet on a table in a garden',
      'A bride and a groom in a suit in a garden',
      'Wedding rings on a table in a living room',
    ],
  },
  {
    thing: 'church',
    theme: 'daylight',
    names:
      'our church / your church / community church / church community / church service* / church fete* / parish / parishes / sunday service / carol service* / bible study / bible group* / unsere kirche / kirchengemeinde* / kirchentag* / gottesdienst* / pfarrei* / pfarrgemeinde* / notre église / église protestante / église catholique / paroisse* / messe de noël / messe de minuit / nuestra iglesia / iglesia evangélica / iglesia católica / parroquia* / santa misa / catequesis / nossa igreja / igreja evangélica / igreja católica / paróquia* / missa de / nostra chiesa / parrocchia* / parrocchie / santa messa / catechismo / 教会 / 礼拝 / ミサ',
    words:
      'church / kirche / église / iglesia / igreja / chiesa / faith / prayer* / pray / worship / bible / gospel / congregation / priest / sermon / hymn* / glaube / gebet / beten / pfarrer* / andacht / prière* / oración / fe / misa / oração / fé / culto / preghiera / fede / messa / 祈り / 牧師',
    scenes: [
      'A church in the old town',
      'An old woman in front of a church in the old town',
      'A church in a field',
      'A family in front of a church in a field',
      'A bell in the old town',
    ],
  },
  {
    thing: 'mosque',
    theme: 'meadow',
    names:
      'mosque* / moschee* / mosquée* / mezquita* / mesquita* / moschea / moschee / islamic centre* / islamic center* / ramadan* / ramazan / iftar / モスク / ラマダン',
    words:
      'prayer* / imam* / quran / koran / eid / fasting / minaret* / muslim* / gebet / fasten / prière / jeûne / aïd / oración / ayuno / oração / jejum / preghiera / digiuno / 礼拝 / 断食',
    scenes: [
      'A mosque in the city',
      'A mosque in the old town',
      'A family in front of a mosque in the city',
      'A mosque in a park',
    ],
  },
  {
    thing: 'fire-engine',
    theme: 'ember',
    names:
      'fire brigade* / fire department* / fire service* / fire station* / firefighter* / fire crew* / volunteer fire / feuerwehr* / sapeurs pompiers / sapeur pompier / pompier* / cuerpo de bomberos / bomberos / bomberas / bombero / bombeiro* / bombeiros voluntários / vigili del fuoco / vigile del fuoco / pompieri / 消防団 / 消防士 / 消防署',
    words:
      'siren* / hose / helmet / flames / pager / 112 / 911 / einsatz / löschen / sirene / retten / incendie / secours / incendio* / sirena / manguera / incêndio* / mangueira / soccorso / 火災 / 消火',
    scenes: [
      'A firefighter with a helmet in front of a fire engine in the city',
      'A fire engine in the city',
      'A firefighter with a helmet in the city',
      'A fire engine on a road',
    ],
  },
  {
    thing: 'fire-extinguisher',
    theme: 'ember',
    names:
      'fire safety / fire alarm* / fire extinguisher* / smoke alarm* / smoke detector* / fire protection / brandschutz* / rauchmelder* / feuerlöscher* / brandmelder* / sécurité incendie / extincteur* / détecteur de fumée / extintor* / detector de humo / protección contra incendios / detector de fumaça / detetor de fumo / segurança contra incêndio / estintore / estintori / antincendio / rilevatore di fumo / 消火器 / 火災報知器 / 火災警報器 / 防火設備',
    words:
      'flames / evacuat* / escape route / sprinkler* / feuer / rauch / fluchtweg* / wartung / incendie / fumée / évacuation / incendio / humo / incêndio / fumaça / 火災 / 煙',
    scenes: [
      'A fire extinguisher in a hallway',
      'A fire extinguisher in an office',
      'A man with a fire extinguisher in a hallway',
      'A fire extinguisher in a kitchen',
    ],
  },
  {
    thing: 'police-car',
    theme: 'daylight',
    names:
      'police force / police recruit* / police station* / police officer* / polizei* / gendarmerie / police nationale / police municipale / policía* / guardia civil / polícia* / polizia / carabinieri / 警察 / 警察官',
    words:
      'crime / burglar* / patrol* / witness* / streife / beamte* / einbruch* / patrouille / gardien* / patrulla / agente* / patrulha / viatura / pattuglia / agenti / 防犯 / 交番',
    scenes: [
      'A police car in the city',
      'A police officer in front of a police car in the city',
      'A police officer in the old town',
      'A police car on a road',
    ],
  },
  {
    thing: 'helicopter',
    theme: 'daylight',
    names:
      'mountain rescue / air rescue / air ambulance* / bergrettung* / bergwacht* / luftrettung* / secours en montagne / rescate de montaña / rescate en montaña / resgate aéreo / soccorso alpino / elisoccorso / 山岳救助 / 山岳遭難 / ドクターヘリ',
    words:
      'helicopter* / avalanche* / stretcher / volunteers / casualty / injured / winch / lawine* / verletzt* / einsatz / bergretter* / hélicoptère / blessé* / helicóptero / rescate / avalancha / resgate / elicottero / valanga / ferito / 救助 / 遭難',
    scenes: [
      'A helicopter in the mountains',
      'A man with a helmet and a climbing rope in the mountains',
      'A first aid kit in the mountains',
      'A helicopter in the sky',
    ],
  },
  {
    thing: 'lifeJacket',
    theme: 'ocean',
    names:
      'sea rescue* / lifeboat* / life boat* / lifeguard* / water rescue* / coast guard* / coastguard* / seenotrett* / seenotretter* / wasserwacht* / rettungsschwimm* / rettungsboot* / sauvetage en mer / sauveteurs en mer / salvamento marítimo / socorrista* / salvamento aquático / salva vidas / salva mento / soccorso in mare / guardia costiera / bagnino / 海難救助 / ライフセーバー / 水難救助',
    words:
      'drown* / mayday / distress / volunteers / sturm / ertrink* / noyade* / tempête / naufrag* / ahog* / tormenta / afog* / anneg* / tempesta / 遭難 / 溺れる',
    scenes: [
      'A life ring on a pier',
      'A man with a life jacket in a harbour',
      'A motorboat on the sea',
      'A life jacket on a pier',
      'A woman with a life jacket on a boat on the sea',
    ],
  },
  {
    thing: 'firstAidKit',
    theme: 'daylight',
    names:
      'first aid course* / first aid training / first aid class* / erste hilfe / erste hilfe kurs / ersthelfer* / formation premiers secours / premiers secours / secourisme / curso de primeros / primeros auxilios / primeiros socorros / primo soccorso / corso di rianimazione / 救急講習 / 応急手当 / 救命講習',
    words:
      'cpr / bandage* / defibrillator* / aed / resuscitat* / choking / recovery position / verband / wiederbelebung / herzdruckmassage / notfall / massage cardiaque / pansement / reanimación / vendaje / reanimação / curativo / rianimazione / benda / 心肺蘇生 / 包帯',
    scenes: [
      'A first aid kit on a table in a classroom',
      'A woman with a first aid kit in a classroom',
      'A paramedic with a first aid kit in the city',
      'A bandage on a table in a classroom',
    ],
  },
  {
    thing: 'testTubes',
    theme: 'ember',
    names:
      'blood donation* / blood donor* / donate blood / give blood / blood drive* / blood bank* / blutspende* / blutspenden / blutspendetermin* / don du sang / don de sang / donner son sang / donación de sangre / donar sangre / donantes de sangre / doação de sangre / doação de sangue / doe sangue / doar sangue / doadores de sangue / donazione del sangue / donazione di sangue / donare il sangue / donatori di sangue / 献血',
    words:
      'blood / donor* / plasma / vein / transfusion* / save lives / blut / blutgruppe* / leben retten / donneur* / sangre / donante* / sangue / doador* / donatore / 輸血 / 血液',
    scenes: [
      'Blood samples on a table in a clinic',
      'A nurse with blood samples in a clinic',
      'A nurse with a clipboard in a clinic',
      'A hospital bed in a clinic',
      'A bandage on a table in a clinic',
    ],
  },
  {
    thing: 'vertical-traffic-light',
    theme: 'daylight',
    names:
      'road safety / safe driving campaign / speed limit campaign / verkehrssicherheit* / verkehrserziehung* / verkehrswacht / sécurité routière / prévention routière / seguridad vial / segurança no trânsito / segurança rodoviária / educação no trânsito / sicurezza stradale / educazione stradale / 交通安全',
    words:
      'seat belt* / texting / pedestrian* / bremsweg* / anschnallen / gurt / vitesse / ceinture / piéton* / velocidad / cinturón / velocidade / cinto / velocità / cintura / 飲酒運転 / 横断歩道',
    scenes: [
      'A traffic light in the city',
      'A girl with a helmet in the city',
      'A traffic cone on a road',
      'A car on a road',
      'Children in front of a traffic light in the city',
    ],
  },
  {
    thing: 'recyclingBins',
    theme: 'meadow',
    names:
      'recycling centre* / recycling center* / waste collection / waste separation / composting / compost bin* / bin collection / rubbish collection / garbage collection / mülltrennung* / müllabfuhr* / wertstoffhof* / abfallwirtschaft* / biotonne* / kompost* / tri des déchets / tri sélectif / déchetterie* / déchèterie* / compostage / recogida de basuras / punto limpio / compostaje / coleta seletiva / recolha de lixo / compostagem / raccolta differenziata / isola ecologica / compostaggio / ごみ分別 / ゴミ分別 / ゴミ収集 / コンポスト',
    words:
      'recycling / reciclaje / reciclagem / riciclo / waste / bins / landfill / recycle / müll / tonne / gelber sack / plastik / déchets / poubelle* / plastique / basura / contenedor* / envases / lixo / lixeira / rifiuti / bidone / plastica / 資源 / ごみ',
    scenes: [
      'Recycling bins in the city',
      'A woman in front of recycling bins in the city',
      'Recycling bins in a yard',
      'A wheelbarrow full of compost in a garden',
      'An apple in a bucket in a kitchen',
    ],
  },
  {
    thing: 'tap',
    theme: 'ocean',
    names:
      'save water / water saving / water conservation / water utility / water works / waterworks / wasser sparen / wassersparen / wasserwerk* / économie d eau / économiser l eau / ahorro de agua / ahorrar agua / economize água / poupar água / economia de água / risparmio idrico / risparmiare acqua / 節水 / 水道局',
    words:
      'faucet* / drought* / shower* / gallon* / hahn / dürre / robinet* / sécheresse / grifo* / sequía / torneira* / seca / rubinetto / siccità / 水道 / 蛇口',
    scenes: [
      'A dripping tap in a kitchen',
      'A watering can in a garden',
      'A boy with a glass of water in a kitchen',
      'A shower head in a bathroom',
      'A rain barrel in a garden',
    ],
  },
  {
    thing: 'classical-building',
    theme: 'daylight',
    names:
      'city hall / city council / local council / municipality / council tax / citizens office / rathaus / bürgeramt / bürgerbüro / stadtverwaltung / gemeinderat / bürgerbeteiligung / bürgerversammlung / hôtel de ville / conseil municipal / ayuntamiento* / prefeitura* / junta de freguesia / municipio / 市役所 / 区役所 / 町役場 / 自治体',
    words:
      'citizen* / council / bürger* / antrag / gemeinde / ausweis / maire / commune / alcalde* / trámite* / moradores / prefeito* / munícipes / cittadini / sindaco / sportello / 住民 / 窓口 / 市民 / town hall / mairie',
    scenes: [
      'A courthouse in the city',
      'A woman with a clipboard in a meeting room',
      'Residents at a table in a meeting room',
      'A fountain in the old town',
      'A clerk with a file folder in an office',
    ],
  },
  {
    thing: 'checklist',
    theme: 'daylight',
    names:
      'election day / elections / register to vote / polling station* / ballot* / voter* / wahltag / wahlen / bundestagswahl* / kommunalwahl* / landtagswahl* / europawahl* / briefwahl* / wahllokal* / élection* / bureau de vote / élections municipales / elecciones / colegio electoral / eleições / seção eleitoral / elezioni / seggio elettorale / referendum* / referéndum / 選挙 / 投票',
    words:
      'votes / voting / candidate* / polls / democracy / debate / wahl / kandidat* / demokratie / voter / votar / voto / urna* / candidato* / democracia / democrazia / 候補 / 民主主義 / 一票',
    scenes: [
      'A checklist on a table in a classroom',
      'A woman with a megaphone in the old town',
      'A box on a table in a classroom',
      'A man speaks with a microphone on a stage',
      'A megaphone in the old town',
    ],
  },
  {
    thing: 'toolBelt',
    theme: 'daylight',
    names:
      'tool library / tool libraries / library of things / repair cafe* / repair café* / makerspace* / maker space* / fab lab* / fablab* / leihladen / leihladen* / werkzeugverleih* / bibliothek der dinge / reparaturcafé* / offene werkstatt / bibliothèque d outils / objetothèque* / outilthèque* / atelier de réparation / biblioteca de herramientas / biblioteca de cosas / biblioteca de las / biblioteca de ferramentas / biblioteca das coisas / biblioteca degli oggetti / oggettoteca / 工具シェア / モノの図書館 / リペアカフェ',
    words:
      'drill / mend / bohrmaschine* / säge / emprunt* / perceuse / réparer / taladro* / prestar / reparar / furadeira* / emprestar / trapano / prestito / riparare / 工具 / 貸し出し',
    scenes: [
      'A drill on a table in a workshop',
      'A woman with a drill in a workshop',
      'A shelf with tools in a workshop',
      'A toolbox in a workshop',
      'A ladder in a workshop',
    ],
  },
  {
    thing: 'paw-prints',
    theme: 'daylight',
    names:
      'animal shelter* / animal rescue* / animal charity / pet adoption / adopt a dog / adopt a cat / rescue dog* / tierheim* / tierschutz* / refuge animal* / adoption animale / protectora de animales / refugio de animales / adopción de animales / abrigo de animais / canil municipal / adoção de animais / canile / gattile / rifugio per animali / 保護犬 / 保護猫 / 動物保護',
    words:
      'paws / stray* / whisker* / kennel* / fur / foster* / leash / pfote* / streuner* / adoptieren / adopter / museau / gamelle / adopta* / patas / peludo* / adote / focinho / patinhas / adotta* / zampa / randagi / 里親 / しっぽ',
    scenes: [
      'A dog in a yard',
      'A woman with a dog in a park',
      'A cat on a sofa in a living room',
      'A girl with a dog in a garden',
      'A kitten in a basket in a living room',
    ],
  },
  {
    thing: 'hedgehog',
    theme: 'meadow',
    names:
      'wildlife rescue / wildlife hospital* / wildlife trust* / nature reserve* / bird protection / nature conservation / wildtierhilfe / igelstation* / naturschutz* / vogelschutz* / naturreservat* / protection des oiseaux / réserve naturelle / reserva natural / fauna silvestre / proteção da fauna / fauna selvagem / riserva naturale / fauna selvatica / protezione degli uccelli / birdwatching / bird watching / 野鳥 / 自然保護',
    words:
      'hedgehog* / owl* / fox / foxes / habitat* / species / meadow* / biodiversity / igel / eule* / lebensraum / arten / hérisson* / chouette* / espèces / erizo* / búho* / especies / ouriço* / coruja* / espécies / riccio / gufo / specie / 生き物 / 生息地',
    scenes: [
      'A hedgehog in a forest',
      'An owl in a forest',
      'A woman with binoculars in a forest',
      'A birdhouse in a garden',
      'A fox in a forest',
    ],
  },
  {
    thing: 'turtle',
    theme: 'ocean',
    names:
      'ocean conservation / marine conservation / ocean cleanup* / beach cleanup* / beach clean / save the ocean / meeresschutz* / strandreinigung* / protection des océans / protection marine / nettoyage de plage / conservación marina / limpieza de playas / conservação marinha / limpeza de praia / tutela del mare / pulizia delle spiagge / 海洋保護 / ビーチクリーン',
    words:
      'ocean* / turtle* / reef* / overfishing / whale* / beach / meer / plastik / schildkröte* / riff / océan* / plastique / tortue* / océano* / plástico / tortuga* / oceano* / tartaruga* / plastica / 海洋 / プラスチック / ウミガメ',
    scenes: [
      'A turtle underwater',
      'Coral and a shoal of fish underwater',
      'A whale in the sea',
      'A woman with a bucket on a beach',
      'A dolphin in the sea',
    ],
  },
  {
    thing: 'seedlingTray',
    theme: 'meadow',
    names:
      'reforestation / tree planting / plant a tree / plant trees / rainforest charity / save the rainforest / aufforstung* / baumpflanz* / bäume pflanzen / waldschutz* / regenwald* / reboisement / plantation d arbres / planter des arbres / reforestación / plantar árboles / reflorestamento / plantar árvores / reflorestação / riforestazione / rimboschimento / piantare alberi / 植林 / 植樹 / 森づくり',
    words:
      'tree* / seedling* / sapling* / roots / climate / planting / co2 / setzling* / wald / bäume / forêt* / arbre* / jeune plant / árbol* / bosque* / semilla* / árvore* / floresta* / mudas / albero / alberi / foresta / 苗木 / 森林',
    scenes: [
      'A man with a shovel in a forest',
      'A tray of seedlings in a forest',
      'A pine tree in a forest',
      'A girl with a watering can in a forest',
      'A tray of seedlings in a field',
    ],
  },
  {
    thing: 'vegetableBox',
    theme: 'daylight',
    names:
      'food bank* / foodbank* / soup kitchen* / food pantry / hunger relief / hunger charity / world hunger / welthunger* / tafelladen / lebensmittelausgabe / lebensmittelretter* / banque alimentaire / banques alimentaires / aide alimentaire / soupe populaire / banco de alimentos / bancos de alimentos / comedor social / banco alimentar / banco alimentar contra / cozinha solidária / banco alimentare / mensa dei poveri / フードバンク / 子ども食堂 / 炊き出し',
    words:
      'hunger / hungry / surplus / tins / donate / volunteers / parcels / shelves / mahlzeit* / überschuss / faim / dons / hambre / comidas / donación / fome / refeições / doação / fame / pasti / donazion* / 食料 / 寄付',
    scenes: [
      'A box of vegetables on a table in a warehouse',
      'A woman with a box of vegetables in a warehouse',
      'A bowl of soup on a table in a kitchen',
      'A tin can on a table in a kitchen',
      'A bread basket on a table in a kitchen',
    ],
  },
  {
    thing: 'blanket',
    theme: 'daylight',
    names:
      'homeless shelter* / homelessness / homeless people / rough sleep* / homeless charity / night shelter* / obdachlos* / wohnungslos* / notunterkunft* / kältebus / notschlafstelle* / sans abri / sans abris / hébergement d urgence / sdf / maraude* / personas sin hogar / sin techo / albergue para personas / pessoas sem abrigo / sem abrigo / sem teto / situação de rua / senzatetto / senza dimora / dormitorio per senza / ホームレス / 路上生活',
    words:
      'streets / blanket* / sleeping bag* / soup / donate / kälte / schlafsack / frio / cobertor* / coperte / 毛布 / 路上',
    scenes: [
      'A sleeping bag under a bridge',
      'A man with a sleeping bag under a bridge',
      'A blanket on a bench in a park',
      'A bowl of soup on a table in the city',
      'A volunteer with a cup in the city',
    ],
  },
  {
    thing: 'tent',
    theme: 'daylight',
    names:
      'refugee* / asylum seeker* / displaced people / flüchtling* / geflüchtete* / asyl / réfugié* / demandeurs d asile / refugiad* / solicitantes de asilo / rifugiati / richiedenti asilo / profughi / 難民',
    words:
      'camp / camps / flee / fled / blanket* / tents / donate / flucht / krieg / guerre / exil / guerra / huyen / campamento* / fuga / abrigo / campi / 避難 / 紛争',
    scenes: [
      'A family in front of a tent in a field',
      'A tent in a field',
      'A mother with a child in front of a tent in a field',
      'Blankets on a table in a warehouse',
    ],
  },
  {
    thing: 'manual-wheelchair',
    theme: 'daylight',
    names:
      'wheelchair* / rollstuhl* / fauteuil roulant / fauteuils roulants / silla de ruedas / sillas de ruedas / cadeira de rodas / cadeiras de rodas / cadeirante* / sedia a rotelle / carrozzina per disabili / accessible travel / disability charity / behindertensport* / handisport / 車椅子 / 車いす',
    words:
      'disability / disabled / barrier free / inclusion / step free / barrierefrei* / behinderung* / rampe* / inklusion / handicap* / accessibilité / discapacidad / accesible / rampa* / deficiência / acessibilidade / disabilità / accessibile / 障害 / バリアフリー',
    scenes: [
      'A man pushes a wheelchair in a park',
      'A wheelchair in a hallway',
      'A nurse with a wheelchair in a park',
      'A wheelchair in a park',
    ],
  },
  {
    thing: 'kite',
    theme: 'daylight',
    names:
      'children s charity / sponsor a child / child sponsorship / children in need / patenkind* / patenschaft* / kinderhilfswerk* / kinderschutzbund / parrainage d enfant* / parrainer un enfant / apadrina* / apadrinar / apadrinhamento / apadrinhe / direitos das crianças / adozione a distanza / adotta un bambino / 子ども支援 / チャイルドスポンサー',
    words:
      'childhood / donate / donation / kindheit / dons / enfance / infancia / donativo / infância / infanzia / 寄付',
    scenes: [
      'Children on a playground',
      'A boy with a kite in a field',
      'A girl with a book in a classroom',
      'A teddy on a table in a nursery',
      'A pencil on a table in a classroom',
    ],
  },
  {
    thing: 'plant',
    theme: 'meadow',
    names:
      'botanical garden* / botanic garden* / garden show* / flower show* / palm house* / arboretum* / botanischer garten / gartenschau* / landesgartenschau* / bundesgartenschau* / palmenhaus / jardin botanique / floralies / jardín botánico / jardim botânico / orto botanico / giardino botanico / 植物園 / フラワーパーク',
    words:
      'orchid* / bloom* / species / roses / plants / tropical / greenhouse* / orchidee* / blüte* / pflanzen / serre* / floraison / orquídea* / invernadero / plantas / estufa / flores / orchidee / fioritura / 花壇 / 温室',
    scenes: [
      'A cactus in an orangery',
      'A woman in an orangery',
      'A palm tree in an orangery',
      'A fountain in a garden',
      'A peacock in a garden',
    ],
  },
  {
    thing: 'raisedBed',
    theme: 'meadow',
    names:
      'allotment* / community garden* / urban gardening / garden club* / schrebergarten* / schrebergärten / kleingarten* / kleingärten / gemeinschaftsgarten* / gartenverein* / jardin partagé / jardins partagés / jardins familiaux / jardins ouvriers / huerto urbano / huertos urbanos / huerto comunitario / horta comunitária / hortas comunitárias / horta urbana / hortas urbanas / orti urbani / orto condiviso / orti sociali / 市民農園 / 貸し農園 / シェア畑',
    words:
      'soil / seeds / lettuce / beans / raised bed* / compost / harvest / dig / gemüse / ernte / erde / parcelle* / légumes / semillas / cosecha / sementes / colheita / raccolto / 畑仕事 / 収穫',
    scenes: [
      'A raised bed in a garden',
      'A woman with a watering can in a garden',
      'A wheelbarrow in a garden',
      'A shed in a garden',
      'A man with a shovel in a garden',
    ],
  },
  {
    thing: 'train',
    theme: 'daylight',
    names:
      'railway* / railcard* / train ticket* / train travel / rail pass* / night train* / bahncard / bahnfahren / bahnreise* / deutsche bahn / nachtzug* / nachtzüge / zugreise* / billet de train / train de nuit / trains de nuit / voyage en train / billetes de tren / tren nocturno / viajar en tren / bilhetes de comboio / viagem de trem / viagens de comboio / caminhos de ferro / biglietti del treno / treno notturno / ferrovia* / ferroviari* / 鉄道 / 新幹線 / 列車の旅',
    words:
      'trains / carriage* / sleeper / züge / gleis / bahnsteig / quai / wagon* / tren / trenes / estación / vagón / trem / comboio* / estação / treno / binario / stazione / 車窓 / 駅',
    scenes: [
      'A woman sits in a railway compartment',
      'A train in the mountains',
      'A couple with suitcases in a station',
      'A man reads a book in a railway compartment',
      'A train in a field',
    ],
  },
  {
    thing: 'locomotive',
    theme: 'ember',
    names:
      'steam train* / steam railway* / heritage railway* / steam engine ride* / dampflok* / dampfzug* / museumsbahn* / schmalspurbahn* / train à vapeur / train touristique / tren turístico / tren de vapor / trem turístico / maria fumaça / comboio histórico / treno a vapore / treno storico / 蒸気機関車 / 観光列車 / sl列車',
    words:
      'locomotive* / coal / whistle / boiler / carriage* / kohle / lokomotive* / vapeur / charbon / locomotora* / carvão / locomotiva* / vapore / carbone / 汽笛 / 石炭',
    scenes: [
      'A steam train in the mountains',
      'A steam locomotive in a field',
      'A boy in front of a steam train in a station',
      'A steam locomotive in a forest',
    ],
  },
  {
    thing: 'tramCar',
    theme: 'daylight',
    names:
      'public transport / public transit / bus line* / bus network / bus pass* / city bus* / trams / tramway* / tram line* / night bus* / nahverkehr* / öpnv / straßenbahn* / verkehrsbetriebe / verkehrsverbund / buslinie* / monatskarte / transports en commun / transport public / réseau de bus / transporte público / abono transporte / autobús urbano / ônibus urbano / passe mensal / transporte coletivo / trasporto pubblico / autobus urbano / linea tram / 路面電車 / 路線バス / 市営バス',
    words:
      'bus / buses / timetable / commute* / monthly pass / fahrplan / haltestelle* / fahrkarte* / trajet* / parada* / paragem / fermata / orari / 停留所 / 定期券',
    scenes: [
      'A tram in the city',
      'A bus in the city',
      'A woman in front of a bus in the city',
      'A bus shelter in the old town',
      'A tram in the old town',
    ],
  },
  {
    thing: 'cableCarGondola',
    theme: 'ocean',
    names:
      'cable car* / cableway* / mountain railway* / funicular* / seilbahn* / bergbahn* / standseilbahn* / gondelbahn* / téléphérique* / télécabine* / funiculaire* / teleférico* / funicolare / funivia / funivie / cabinovia / ロープウェイ / ロープウェー / ケーブルカー',
    words:
      'panorama* / views / top station / gipfel / aussicht / talstation / kabine / sommet / vallée / cumbre / vistas / mirante / vetta / 山頂 / 眺望',
    scenes: [
      'A ski gondola in the mountains',
      'A cable car in the snow',
      'A couple in the mountains',
      'A cable car in the mountains',
    ],
  },
  {
    thing: 'parachute',
    theme: 'volt',
    names:
      'skydiv* / parachut* / tandem jump* / fallschirm* / tandemsprung* / saut en parachute / parapente* / paragliding / paraglider* / gleitschirm* / paracaidismo / salto en paracaídas / paraquedas / paraquedismo / salto duplo / paracadut* / lancio in tandem / parapendio / スカイダイビング / パラグライダー / パラシュート',
    words:
      'freefall / free fall / altitude / canopy / harness / absprung / freier fall / höhe / chute libre / saut / moniteur / caída libre / salto / queda livre / caduta libera / 降下 / 上空',
    scenes: [
      'A parachute in the sky',
      'A plane in the sky',
      'A parachute in the mountains',
      'A woman with a helmet in front of a plane in the sky',
    ],
  },
  {
    thing: 'palmTree',
    theme: 'ocean',
    names:
      'beach resort* / beach club* / beach holiday* / beach hotel* / island resort* / strandurlaub* / strandhotel* / badeurlaub* / plage privée / club de plage / club de playa / hotel de playa / resort de praia / clube de praia / férias na praia / stabilimento balneare / lido balneare / vacanze al mare / ビーチリゾート / 海水浴',
    words:
      'sandy / lagoon / sunbed* / parasol* / shore / meer / plage / cocotier* / playa / praia / coqueiro* / sabbia / ombrellone / spiaggia / 砂浜 / 南国',
    scenes: [
      'A palm tree on a beach',
      'A sandcastle on a beach',
      'A couple on a beach',
      'A hammock on a beach',
      'Children with a sandcastle on a beach',
    ],
  },
  {
    thing: 'camel',
    theme: 'ember',
    names:
      'safaris / safari tour* / safari lodge* / safari holiday* / desert tour* / camel ride* / camel trek* / wüstentour* / wüstensafari* / kamelreiten / kameltour* / safari en / excursion désert / balade à dromadaire / excursión al desierto / paseo en camello / passeio no deserto / passeio de camelo / tour nel deserto / escursione in cammello / サファリツアー / 砂漠ツアー',
    words:
      'dune* / jeep / savannah / ranger / lion* / elephant* / rhino* / camel* / lodge / dünen / wüste / kamel* / savanne / désert / chameau* / dromadaire* / desierto / camello* / leones / deserto / camelo* / leões / cammello / dune / 砂丘 / ラクダ',
    scenes: [
      'A camel walks in a desert',
      'A giraffe in a desert',
      'A man with binoculars in a desert',
      'An elephant in a desert',
    ],
  },
  {
    thing: 'christmas-tree',
    theme: 'ember',
    names:
      'christmas market* / christmas fair* / weihnachtsmarkt* / weihnachtsmärkte / adventsmarkt* / christkindlmarkt* / marché de noël / marchés de noël / mercado de navidad / mercadillo navideño / mercadillos navideños / mercado de natal / feira de natal / mercatino di natale / mercatini di natale / クリスマスマーケット',
    words:
      'mulled wine / gingerbread / advent / carols / roasted almonds / glühwein / lebkuchen / stände / vin chaud / pain d épices / chalets / vino caliente / vinho quente / barraquinhas / vin brulé / bancarelle / presepi* / 屋台 / イルミネーション',
    scenes: [
      'A christmas tree in the old town',
      'A cup on a table at a christmas market',
      'A couple with a christmas tree in the snow',
      'A lantern on a table at a christmas market',
      'A child with a christmas tree in the old town',
    ],
  },
  {
    thing: 'balloon',
    theme: 'daylight',
    names:
      'hot air balloon* / balloon ride* / balloon flight* / ballooning / heißluftballon* / ballonfahrt* / montgolfière* / vol en montgolfière / vol en ballon / paseo en globo / vuelo en globo / globo aerostático / passeio de balão / voo de balão / balão de ar / mongolfier* / volo in mongolfiera / 熱気球 / 気球',
    words:
      'balloon / float / pilot / altitude / korb / sonnenaufgang / schweben / nacelle / lever du soleil / globo / balão / nascer do sol / cesto / 空中 / 朝焼け',
    scenes: [
      'A hot air balloon in the sky',
      'A hot air balloon in a field',
      'A couple in front of a hot air balloon in a field',
      'A hot air balloon in the mountains',
    ],
  },
  {
    thing: 'beer-mug',
    theme: 'ember',
    names:
      'beer festival* / beer fest / beer fair / oktoberfest* / bierfest* / starkbierfest* / bierfestival / bierbörse / wiesn / fête de la bière / festival de la bière / fiesta de la cerveza / feria de la cerveza / festival de la cerveza / festival de cerveza / festival da cerveja / festival de cerveja / festa da cerveja / festa della birra / festival della birra / sagra della birra / ビール祭 / ビアフェス / オクトーバーフェスト',
    words:
      'casks / real ale* / craft beer* / dirndl / lederhosen / blaskapelle / festzelt / brasseurs / bières / cerveceros / cervezas / chopp / cervejas / birre / birrifici / クラフトビール',
    scenes: [
      'A man with a beer in a field',
      'A beer on a table in a garden',
      'A woman with a trumpet in a park',
      'Friends with beer in a garden',
    ],
  },
  {
    thing: 'saxophone',
    theme: 'midnight',
    names:
      'party band* / function band* / cover band* / band for hire / book a band / hire a band / hochzeitsband* / partyband* / coverband* / galaband* / tanzkapelle* / band buchen / groupe de mariage / groupe pour mariage / musiciens pour mariage / orchestre de variété / banda para bodas / grupo para bodas / músicos para bodas / banda para casamento / banda de casamento / músicos para casamento / banda para festas / band per matrimoni / band matrimonio / musica per matrimoni / musicisti per matrimoni / バンド演奏 / 生演奏出張 / 出張演奏',
    words:
      'live band / live music / dance floor / set list / live musik / tanzfläche / repertoire / musique live / répertoire / piste de danse / música en vivo / música en directo / repertorio / música ao vivo / repertório / musica dal vivo / 生演奏 / 演奏',
    scenes: [
      'A man with a saxophone on a stage',
      'A woman in a dress sings on a stage',
      'A woman with a trumpet on a stage',
      'A drum kit on a stage',
    ],
  },
  {
    thing: 'amplifier',
    theme: 'volt',
    names:
      'event technology / av hire / audio visual hire / sound hire / pa hire / sound system hire / stage hire / lighting hire / sound and light hire / veranstaltungstechnik* / eventtechnik* / bühnenverleih* / tontechnik* / lichttechnik* / bühnentechnik / sonorisation* / location de sono / location sono / location son et lumière / location de scène / alquiler de sonido / alquiler de equipos de sonido / sonido e iluminación / sonido y luces / alquiler de escenarios / aluguel de som / locação de som / som e iluminação / som e luz / aluguel de palco / noleggio audio / service audio luci / audio e luci / noleggio impianti audio / noleggio palchi / 音響機材 / 音響レンタル / 音響照明',
    words:
      'pa system / sound engineer* / loudspeaker* / mixing desk / stage / beschallung / mischpult / bühne / enceintes / sono / altavoces / escenario / caixas de som / palco / altoparlanti / 音響 / 舞台照明',
    scenes: [
      'A technician with headphones on a stage',
      'A speaker on a stage',
      'An amplifier on a stage',
      'A microphone on a stage',
    ],
  },
  {
    thing: 'stadium',
    theme: 'meadow',
    names: 'rugby* / ラグビー',
    words:
      'scrum / scrums / fly half / clubhouse / gedränge / mêlée / ovalie / ballon ovale / melé / mischia / palla ovale / bola oval / スクラム',
    scenes: [
      'A man runs on a football pitch',
      'Children on a football pitch',
      'A woman runs on a football pitch',
      'A trophy on a table in a pub',
    ],
  },
  {
    thing: 'trophy',
    theme: 'volt',
    names:
      'volleyball* / volley ball / handball* / beachvolleyball* / voleibol / vóley / vôlei / vôlei de praia / balonmano / handebol / pallavolo / pallamano / バレーボール / ハンドボール',
    words:
      'tryouts / spike / setter / probetraining / kreisläufer* / hallensport / gymnase / club sportif / saque / levantador* / quadra / palestra / レシーブ / 体育館',
    scenes: ['Girls in a gym', 'A woman cheers in a gym', 'A trophy on a table in a gym', 'Two women on a beach'],
  },
  {
    thing: 'sports-medal',
    theme: 'volt',
    names:
      'gymnastic* / gymnast / gymnasts / cheerleading / tumbling class* / turnverein* / kinderturnen / geräteturnen / kunstturnen / gymnastique artistique / gymnastique rythmique / club de gym / baby gym / gimnasia artística / gimnasia rítmica / ginástica artística / ginástica rítmica / ginástica olímpica / ginnastica artistica / ginnastica ritmica / 体操クラブ / 新体操',
    words:
      'somersault* / cartwheel* / handstand* / balance beam / purzelbaum / handstand / schwebebalken / roulade* / poutre / voltereta* / barra de equilibrio / cambalhota* / estrela / capriol* / verticale / 鉄棒 / 跳び箱 / 逆上がり',
    scenes: [
      'A girl jumps on a trampoline in a gym',
      'A girl with a medal in a gym',
      'Girls in a gym',
      'A boy jumps on a trampoline in a gym',
    ],
  },
  {
    thing: 'stopwatch',
    theme: 'volt',
    names:
      'go kart* / gokart* / karting* / kart track* / kart race* / track day* / supercar experience* / race track* / racetrack* / kartbahn* / kartrennen / kartsport* / rennstrecke* / renntaxi* / sportwagen fahren / rennwagen fahren / circuit automobile / stage de pilotage / stages de pilotage / baptême de piste / pista de karts / circuito de karts / conducir un ferrari / kart indoor / kartódromo* / autódromo* / pista de kart / kartodromo* / autodromo* / pista di kart / guidare una ferrari / カート場 / レーシングカート / サーキット走行',
    words:
      'laps / lap time* / kart / karts / pit lane / chequered flag / rundenzeit* / boxengasse / tours de piste / vuelta rápida / parrilla de salida / voltas / volta rápida / giri di pista / ラップタイム',
    scenes: [
      'A woman in a helmet in a garage',
      'A stopwatch on a table in a garage',
      'A man in a helmet on a road',
      'A trophy on a table in a garage',
    ],
  },
  {
    thing: 'bullseye',
    theme: 'volt',
    names:
      'laser tag / lasertag* / laser game* / laser quest / laserspiel* / paintball* / airsoft* / laser arena / サバゲー / サバイバルゲーム / ペイントボール / レーザータグ',
    words:
      'game master / ammo / camouflage / shootout / tarnung / billes / bolas de pintura / balas de pintura / bolinhas de tinta / mimetica / 迷彩',
    scenes: [
      'Two men in helmets in a forest',
      'A man in a helmet in a forest',
      'A bullseye in a forest',
      'Friends laugh in a forest',
    ],
  },
  {
    thing: 'mic',
    theme: 'midnight',
    names: 'karaoke* / karaoké* / videoke* / カラオケ',
    words:
      'sing along / singalong / duet* / private room* / mitsingen / mikrofon / cabine privée / chanter / salas privadas / cantar / sala privativa / cantare / 歌い放題 / 採点 / フリータイム / ドリンクバー',
    scenes: [
      'A woman sings with a microphone in a nightclub',
      'A microphone on a table in a bar',
      'A man sings with a microphone in a bar',
      'Friends laugh in a bar',
    ],
  },
  {
    thing: 'crystal-ball',
    theme: 'midnight',
    names:
      'horoscope* / astrolog* / tarot* / fortune teller* / psychic reading* / clairvoyan* / birth chart* / horoskop* / kartenleger* / kartenlegen / wahrsager* / hellseher* / voyance / voyante / voyantes / thème astral / horóscopo* / carta astral / vidente / videntes / tarotista* / mapa astral / cartomant* / oroscop* / tema natale / astrólog* / 占い / タロット / 占星術',
    words:
      'zodiac / retrograde / star sign* / moon phase* / sternzeichen / aszendent / merkur / ascendant / signe astrologique / signo zodiacal / ascendente / mercurio retrógrado / signos / segno zodiacale / luna piena / 運勢 / 星座 / 手相',
    scenes: [
      'A woman with a crystal ball in a living room',
      'A candle on a table in a living room',
      'A crystal ball on a table in a living room',
      'A woman by a window in a bedroom',
    ],
  },
  {
    thing: 'globe-showing-europe-africa',
    theme: 'ocean',
    names:
      'study abroad / exchange year / student exchange / exchange program* / exchange student* / gap year* / semester abroad / year abroad / schüleraustausch* / auslandsjahr* / auslandssemester* / high school jahr / séjour linguistique / séjours linguistiques / année à l étranger / études à l étranger / estudiar en el extranjero / año escolar en / año en el extranjero / curso en el extranjero / intercâmbio* / estudar fora / estudar no exterior / anno all estero / studiare all estero / soggiorno linguistico / soggiorni linguistici / scambio culturale / 留学 / ホームステイ / ワーキングホリデー / host family / host families / gastfamilie*',
    words:
      'abroad / ausland / famille d accueil / familles d accueil / à l étranger / familia anfitriona / familias anfitrionas / extranjero / família anfitriã / casa de família / exterior / famiglia ospitante / all estero / 海外 / 語学学校',
    scenes: [
      'A girl with a suitcase in a station',
      'A world map in a classroom',
      'Students in the city',
      'A boy with a backpack in the city',
    ],
  },
  {
    thing: 'graduation-cap',
    theme: 'ocean',
    names:
      'scholarships / scholarship for / scholarship program* / scholarship fund* / the scholarship / student loan* / student grant* / stipendium / stipendien* / studienkredit* / bafög / bourse d études / bourses d études / bourse étudiante / prêt étudiant / beca / becas / beca de estudios / préstamo estudiantil / bolsa de estudo / bolsas de estudo / bolsa de estudos / bolsas de estudos / financiamento estudantil / fies / borsa di studio / borse di studio / prestito per studenti / 奨学金 / 教育ローン',
    words:
      'scholarship* / tuition fees / tuition / grades / studiengebühren / bewerbungsfrist / frais de scolarité / candidature / candidatures / matrícula / convocatoria / mensalidade / edital / tasse universitarie / bando / 学費 / 授業料',
    scenes: [
      'A student with a book in a library',
      'A student with a folder in the city',
      'Students in a classroom',
      'A book on a table in a library',
    ],
  },
  {
    thing: 'book',
    theme: 'daylight',
    names:
      'adult education / evening class* / night school / night classes / further education / adult learning / community college* / volkshochschule* / vhs kurs / vhs programm / vhs semester / abendkurs* / abendschule* / erwachsenenbildung / cours du soir / université populaire / universités populaires / formation pour adultes / cours pour adultes / educación de adultos / universidad popular / escuela de adultos / cursos nocturnos / educação de adultos / cursos noturnos / supletivo / corsi serali / università popolare / corsi per adulti / カルチャーセンター / カルチャースクール / 市民講座 / 公民館講座',
    words:
      'enrol / enroll / new term / course guide / semester / kurse / kursprogramm / nouvelle session / inscriptions / inscripción / matrícula / matrículas / inscrições / iscrizioni / 受講生 / 講座',
    scenes: [
      'A woman with a book in a classroom',
      'Students in a classroom',
      'A man in front of a whiteboard in a classroom',
      'A book on a table in a classroom',
    ],
  },
  {
    thing: 'cow',
    theme: 'meadow',
    names:
      'agricultural show* / county show / country show / county fair* / state fair* / livestock show* / cattle show* / landwirtschaftsmesse* / landwirtschaftsausstellung* / viehmarkt* / tierschau* / bauernmarktfest / comice agricole / comices agricoles / foire agricole / salon de l agriculture / feria ganadera / feria agrícola / feria de ganado / exposición ganadera / feira agropecuária / exposição agropecuária / expoagro / festa do peão / rodeio / fiera agricola / fiera zootecnica / fiera del bestiame / 農業祭 / 畜産祭 / 農業まつり',
    words:
      'prize bull* / sheepdog* / best in show / livestock / tractor pull / zuchtbullen / viehschau / landmaschinen / concours de labour / bétail / taureaux / ganado / concurso de / gado / peão / bestiame / tori / 牛の',
    scenes: ['A cow in a field', 'A farmer with a cow in a field', 'Sheep in a field', 'A girl with a lamb in a field'],
  },
  {
    thing: 'puzzle-piece',
    theme: 'volt',
    names:
      'team building / teambuilding* / team day* / team event* / team away day* / corporate retreat* / company outing* / teamevent* / teamtag* / betriebsausflug* / firmenausflug* / cohésion d équipe / séminaires d entreprise / journée d équipe / actividades para empresas / eventos de equipo / dinámicas de equipo / dinâmicas de grupo / eventos de integração / attività di team / eventi di team / チームビルディング / 社員旅行 / 社内イベント',
    words:
      'your team / colleagues / off site / offsite / raft / kollegen / schatzsuche / floßbau / collègues / équipe / compañeros / tu equipo / equipe / colegas / colleghi / 社員 / チーム対抗',
    scenes: [
      'Colleagues in a meeting room',
      'A puzzle piece on a table in a meeting room',
      'A woman with a compass in a forest',
      'A group of people in a field',
    ],
  },
  {
    thing: 'clapper-board',
    theme: 'midnight',
    names:
      'video editor* / video editing / edit video* / edit your video* / photo editor* / photo editing / reels editor / videoschnitt* / videobearbeitung* / videos schneiden / fotobearbeitung* / fotos bearbeiten / bildbearbeitung* / montage vidéo / logiciel de montage / monter vos vidéos / retouche photo / éditeur de photos / editor de video / editor de vídeo / edición de video / edición de vídeo / editar videos / editor de fotos / editar fotos / edição de vídeo / edição de vídeos / editar vídeos / edição de fotos / montaggio video / montare video / app per video / fotoritocco / modificare foto / 動画編集 / 写真加工 / 写真編集',
    words:
      'captions / subtitles / transitions / filters / schnitt / untertitel / filter wie / sous titres / filtres / subtítulos / filtros / legendas / sottotitoli / filtri / テロップ / 字幕',
    scenes: [
      'A woman at a laptop in a living room',
      'A laptop on a table in a living room',
      'A man with headphones at a laptop in an office',
      'A woman with a phone in a cafe',
    ],
  },
  {
    thing: 'screen',
    theme: 'midnight',
    names:
      'streaming service* / streaming platform* / streaming on / streaming now / now streaming / streaming friday / video on demand / watch every episode / all episodes / new season / streamingdienst* / neue staffel / alle folgen / jetzt streamen / im stream / nouvelle saison / tous les épisodes / plateforme de streaming / série inédite / nueva temporada / todos los episodios / serie original / ya disponible en streaming / nova temporada / todos os episódios / série original / nova série / nuova stagione / tutti gli episodi / serie originale / nuova serie / nueva serie / 動画配信 / 見放題 / 独占配信 / 配信ドラマ',
    words:
      'episodes / series / season finale / binge* / cliffhanger / serie / serien / staffel / folgen / série / séries / saison / épisodes / episodios / temporada / episódios / estreia / assine / episodi / stagione / 最新話 / シーズン2',
    scenes: [
      'A couple on a sofa in a living room',
      'A television in a living room',
      'A woman with popcorn in a living room',
      'A family on a sofa in a living room',
    ],
  },
  {
    thing: 'magic-wand',
    theme: 'blush',
    names:
      'children s entertainer* / kids entertainer* / party clown* / clown for / balloon artist* / balloon twist* / face paint* / puppet show* / clown für / kinderclown* / ballonkünstler* / luftballontiere / kinderschminken / kinderanimation* / kasperletheater / animateur pour enfants / clown pour enfants / sculpteur de ballons / maquillage enfants / animation anniversaire / payaso* / animador infantil / animadores infantiles / animación infantil / globoflexia / pintacaras / palhaço* / animador de festa / recreador* / animação infantil / pintura facial / animatore per bambini / animazione per bambini / animazione bambini / palloncini modellati / truccabimbi / バルーンアート / バルーンアーティスト / ピエロ',
    words:
      'entertainer* / clown* / balloon animal* / birthday girl / birthday boy / ballontiere / zauberei / kindergeburtstag / ballons / goûter / globos / cumpleaños / balões / aniversário / palloncini / compleanno / 風船 / 誕生日会',
    scenes: [
      'A boy with a magic wand in a living room',
      'A girl laughs in a garden',
      'A birthday cake on a table in a garden',
      'Children in a garden',
    ],
  },
];
