import type { Trade } from './trade';

export const leisure: readonly Trade[] = [
  {
    thing: 'classical-building',
    theme: 'ember',
    names:
      'museum* / musée / musées / museo / museos / museu / museus / musei / art exhibition / kunstausstellung* / exposition temporaire / exposición temporal / 博物館 / 美術館 / 展覧会 / exhibition opening* / special exhibition* / guided museum / sonderausstellung* / dauerausstellung* / heimatmuseum / wanderausstellung* / nuit des musées / exposition permanente / nouvelle exposition / visite du musée / exposición permanente / nueva exposición / noche de los museos / exposição permanente / exposição temporária / mostra permanente / mostra temporanea / mostra fotografica / notte dei musei / 特別展 / 企画展 / 常設展 / 資料館 / 記念館 / ミュージアム',
    words:
      'exhibition* / exhibit* / curator* / sculpture* / artifacts / gallery / permanent collection / ausstellung* / sammlung / exponat* / exposition / œuvres / exposición / obras maestras / exposição / acervo / opere / 展示 / 作品 / curated / masterpiece* / artefact* / artifact* / display case* / audio guide* / centuries / antiquit* / mummy / mummies / collection* / showcase* / last entry / meisterwerk* / vitrine* / kurator* / audioguide* / jahrhundert* / führungen / chefs d œuvre / commissaire / siècle* / audioguía* / siglo* / colección / colecciones / vitrina* / século* / coleção / obras primas / visitação / mostra / capolavor* / reperti / secol* / collezion* / 名品 / 学芸員 / 所蔵 / 会期 / 開館 / 休館日 / 至宝 / 鑑賞',
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
      'art gallery / art galleries / kunstgalerie* / galerie d art / galería de arte / galeria de arte / galleria d arte / art fair / kunstmesse* / vernissage* / アートギャラリー / 画廊 / contemporary art gallery / private view* / gallery opening* / art dealer* / original paintings / original art / art prints / solo show / group show / galerist* / kunsthandel / kunsthändler* / kunstausstellung* / originalgemälde / exposition d art / foire d art / marchand d art / art contemporain / feria de arte / arte contemporáneo / feira de arte / arte contemporânea / fiera d arte / gallerista / arte contemporanea / 現代アート / ギャラリー / アートフェア / 原画',
    words:
      'gallery / paintings / canvas* / sculptor* / painter* / contemporary art / limited prints / framed / galerie / gemälde / leinwand / tableaux / toile / cuadros / lienzo* / quadros / pintura / quadri / 絵画 / 個展 / artworks / artwork / sculpture* / on display / collectors / emerging artist* / brushstroke* / oil on canvas / limited edition print* / original work* / opening night / etching* / lithograph* / works on paper / skulptur* / werke / künstler* / ölgemälde / druckgrafik / sammler* / radierung* / peintre* / sculpteur* / œuvre / œuvres / accrochage / collectionneur* / exposition / pintor* / escultura* / inauguración / exposición / coleccionista* / artista* / exposição / gravura* / colecionador* / dipint* / scultur* / mostra / inaugurazione / pittor* / 展示 / 版画 / 作家 / 作品 / 彫刻 / 油彩',
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
      'natural history museum* / dinosaur museum* / dinosaur park* / dino park* / dinopark* / naturkundemuseum* / naturmuseum* / muséum histoire naturelle / parc à dinosaures / museo de ciencias / parque de dinosaurios / museo storia naturale / 恐竜 / dinosaur exhibit* / dinosaur day / dino ausstellung* / dinosaurierpark* / saurierpark* / naturhistorisches museum / fossil hunt* / muséum d histoire naturelle / musée d histoire naturelle / parc de dinosaures / museo de historia natural / museo de dinosaurios / parque jurásico / museu de história natural / parque dos dinossauros / museo di storia naturale / parco dei dinosauri / 自然史博物館 / 自然博物館 / 化石発掘 / ティラノサウルス',
    words:
      'dinosaur* / fossil* / skeleton* / t rex / jurassic / paleontolog* / palaeontolog* / excavation / dinosaurier / dinosaure* / fossile* / dinosaurio* / fósil* / dinossauro* / fossili / 化石 / 骨格 / triceratops / tyrannosaur* / mammoth* / prehistoric / extinct / extinction / meteorit* / bones / million years / claws / minerals / ice age / roar / mammut* / urzeit* / ausgestorben / knochen / millionen jahre / saurier / mineralien / eiszeit / préhistor* / mammouth* / squelette* / millions d années / espèces disparues / minéraux / esqueleto* / prehist* / millones de años / mamut / huesos / milhões de anos / mamute / ossos / pré histór* / scheletr* / preistor* / milioni di anni / ossa / 標本 / 隕石 / 古代生物 / 絶滅 / 恐竜時代 / 鉱物 / マンモス',
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
      'planetarium* / planétarium* / planetario* / planetário* / observator* / stargazing / sternwarte* / observatoire* / observatório* / astronomy club* / astronomie verein / プラネタリウム / 天文台 / 星空観察 / star party / night sky tour* / astronomy night* / sternbeobachtung* / sternenabend* / astronomieabend* / volkssternwarte / soirée astronomie / observation des étoiles / club d astronomie / nuit des étoiles / observación astronómica / observación de estrellas / noche de estrellas / observação de estrelas / noite das estrelas / observação astronômica / osservazione delle stelle / serata astronomica / 天体観測 / 天体観察 / 星空ツアー / 星空観望',
    words:
      'telescope* / planets / galaxy / galaxies / milky way / astronom* / eclipse / constellation* / teleskop* / sterne / sternbild* / étoiles / télescope / estrellas / telescopio* / estrelas / pianeti / 天体 / 望遠鏡 / stars / planet / saturn / jupiter / moon / comet* / meteor shower* / shooting star* / universe / dome / cosmos / light pollution / black hole* / rings of saturn / nebula* / kuppel / planeten / mond / milchstraße / kosmos / weltall / sternschnuppe* / komet* / universum / planète* / lune / voie lactée / coupole / comète* / étoiles filantes / univers / planetas / luna / vía láctea / cúpula / universo / lluvia de estrellas / telescópio* / astros / via láctea / lua / astrônom* / stelle / via lattea / cupola / stelle cadenti / galassi* / astri / 星座 / 流星群 / 銀河 / 惑星 / 天の川 / ドーム / 土星 / 宇宙 / star gazing / dark sky / sternenhimmel / ciel étoilé / cielo estrellado / céu estrelado / cielo stellato',
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
      'castle tour* / castle museum* / visit the castle / burgführung* / schlossführung* / schloss und park / burgmuseum / ritterfest* / mittelaltermarkt* / visite du château / visita al castillo / visita al castelo / visita al castello / medieval fair* / renaissance fair* / お城 / 天守閣 / castle visit* / castle festival* / castle grounds / castle ruin* / fortress visit / historic castle / stately home* / knights tournament / ritterturnier* / burgruine / burgfest* / schlossbesichtigung* / schlosspark* / burgmauern / mittelalterfest* / fête médiévale / château fort / châteaux forts / château médiéval / visites du château / castillo medieval / feria medieval / mercado medieval / castelo medieval / feira medieval / castello medievale / festa medievale / rievocazione storica / mercato medievale / 城址 / 城まつり / 名城 / お城めぐり / 古城',
    words:
      'castle* / knight* / medieval / dungeon* / fortress* / jousting / heritage / battlements / burg / schloss / ritter / château* / chevalier* / castillo* / medieval* / castelo* / cavaleiro* / castello / cavalieri / 城跡 / 騎士 / towers / tower / drawbridge / moat / armour / armor / ramparts / sword* / throne / great hall / turret* / siege / ruins / burggraben / zugbrücke / rüstung* / turm / burgherr* / mauern / kerker / mittelalter* / verlies / schwert* / donjon / pont levis / remparts / médiéva* / armures / cachots / tournoi* / murallas / puente levadizo / foso / armaduras / mazmorra* / caballeros / muralhas / ponte levadiça / masmorra* / medieva* / armadura / mura / ponte levatoio / segrete / fossato / armature / cavaliere / 石垣 / 天守 / 城主 / 武将 / 城下 / 甲冑 / 堀',
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
      'travel agen* / tour operator* / travel insurance / package holiday* / reisebüro* / reiseveranstalter* / pauschalreise* / agence de voyage / agence de voyages / agencia de viajes / agência de viagens / agenzia viaggi / agenzia di viaggi / 旅行会社 / 海外旅行 / ツアー旅行 / travel advisor* / travel planner* / travel company / package tour* / group tour* / escorted tour* / tailor made holiday* / tailor made trip* / bespoke travel / holiday deals / city breaks and / last minute reise* / gruppenreise* / urlaubsreise* / reiseberatung / fernreise* / individualreise* / busreise* / studienreise* / traumreise* / flugreise* / reiseversicherung* / voyagiste* / voyages organisés / voyage sur mesure / voyages sur mesure / circuit organisé / séjour tout compris / assurance voyage / viajes organizados / viaje a medida / viajes a medida / paquetes turísticos / paquete vacacional / seguro de viaje / touroperador* / pacote de viagem / pacotes de viagem / pacotes turísticos / roteiros de viagem / seguro viagem / viaggi organizzati / viaggio su misura / viaggi su misura / viaggi di gruppo / pacchetti vacanz* / パッケージツアー / 旅行代理店 / バスツアー / 添乗員 / 旅のご相談',
    words:
      'holiday* / vacation* / flights / itinerar* / luggage / round trip / all inclusive / getaway* / destination* / passport* / urlaub* / rundreise* / voyage* / séjour* / viaje* / vacaciones / viagem / viagens / viaggi* / vacanz* / 旅行 / 観光 / trips / tours / honeymoon* / beaches / bucket list / travel documents / depart* / island* / tailor made / flight and hotel / transfers / visa / city break* / book your trip / reisen / reise / reiseziel* / koffer / flitterwochen / pauschal / fernweh / strand / sonne / abreise / reisepass / traumurlaub / reiseleit* / katalog / vols / départ* / valise* / évasion / lune de miel / circuits / clé en main / transferts / passeport / escapada* / destino* / maleta* / luna de miel / vuelos / pasaporte / playas / traslados / excursiones / férias / roteiro* / lua de mel / passaporte / passagens / pacote* / partenz* / valigi* / luna di miele / mete / voli / soggiorn* / passaporto / 旅 / 新婚旅行 / パスポート / 添乗 / 行程 / 出発 / 周遊 / 現地ガイド / ツアー',
    scenes: [
      'A couple with suitcases in a station',
      'A suitcase on a beach',
      'A passport on a table in a living room',
      'A woman with a suitcase on a beach',
      'An airplane in the sky',
    ],
  },
  {
    thing: 'sailingYacht',
    theme: 'ocean',
    names:
      'sailing / sailing school* / sailing club* / yacht* / sailboat* / catamaran* / segelschule* / segelclub* / segelkurs* / segeltörn* / segelboot* / école de voile / voilier* / stage de voile / escuela de vela / velero* / escola de vela / veleiro* / scuola di vela / barca a vela / ヨット / セーリング / sail training / learn to sail / boat charter* / bareboat / dinghy / dinghies / day sail / sailing trip* / sailing holiday* / sailing course* / sailing lesson* / segelyacht* / segelschein* / segelreise* / bootscharter / mitsegeln / jollensegeln / sbf see / cours de voile / location de voilier / location de bateau / croisière à la voile / balade en voilier / club de voile / plaisanciers / club náutico / alquiler de veleros / alquiler de barcos / curso de vela / paseo en velero / navegar a vela / iate clube / iate / iates / aluguel de veleiro / passeio de veleiro / escolas de vela / corso di vela / noleggio barche / noleggio barca / circolo velico / gita in barca / vela e / クルーザー / 帆走 / ディンギー',
    words:
      'sail / sails / skipper* / regatta* / mooring* / marina / harbour / harbor / knots / segeln / hafen / anker / voile / bateau* / skippers / vela / barco* / náutic* / barche / 帆船 / マリーナ / helm / mast / tiller / boom / crew / jib / spinnaker / wind / aboard / deck / anchor* / set sail / sea breeze / keel / rigging / bay / steuer / großsegel / törn / knoten / leinen los / ankern / kiel / barre / voiles / équipage / mouillage / vent / port de plaisance / amarr* / nœuds / régate* / cubierta / tripulación / puerto / timón / patrón / viento / fondear / navega* / regatas / leme / vento / marinheiro* / tripulação / convés / ancorar / baía / velas / timone / equipaggio / ormegg* / albero / regat* / 帆 / 操船 / 出航 / 甲板 / 舵 / 湾',
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
      'pianos / grand piano* / piano lesson* / piano teacher* / piano tuner* / piano school* / piano recital* / pianist* / klavier* / konzertflügel* / cours de piano / clases de piano / aulas de piano / lezioni di piano / pianoforte* / ピアノ / learn piano / learn the piano / play the piano / piano tuning / piano class* / piano concert* / piano shop / piano tuition / upright piano* / keyboard lesson* / flügel stimmen / apprendre le piano / professeur de piano / accordeur* / leçons de piano / piano à queue / récital de piano / profesor de piano / profesora de piano / aprende piano / aprender piano / afinador de pianos / piano de cola / recital de piano / professora de piano / professor de piano / afinação de piano / piano de cauda / insegnante di piano / maestra di pianoforte / corso di piano / accordatore* / pianoforti',
    words:
      'piano / chopin / recital* / sonata* / sheet music / fingering / tasten / noten / klavierstimmer / partition* / teclas / partitura* / teclado / tasti / spartit* / 鍵盤 / 調律 / 発表会 / scales / black and white keys / ivory / pedal / metronome / first song / eighty eight / 88 / beginners / pieces / octave* / keyboard / tune / debussy / duet* / tonleiter* / stimmen / etüde* / anfänger / wiedereinsteiger / flügel / musizieren / vorspiel* / gammes / touches / accord* / solfège / débutant* / morceau* / clavier / métronome / escalas / afinar / afinación / piezas / solfeo / principiante* / escala* / pauta / iniciante* / melodia / scale / brano / principianti / solfeggio / melodi* / 楽譜 / 連弾 / 弾く / 調律師 / 練習曲 / 音階 / 初心者 / 体験レッスン / ショパン',
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
      'orchester* / orchestre / orchestres / orquesta* / orquestra* / string quartet* / symphony / symphonies / sinfonie* / symphonie* / sinfonía* / sinfonia* / philharmon* / filarmon* / filarmón* / chamber music / kammermusik / classical concert* / violin lesson* / geigenunterricht / 管弦楽 / 交響楽 / オーケストラ / クラシックコンサート / symphony orchestra* / youth orchestra* / chamber orchestra* / symphonic / classical music / concert season / violin teacher* / cello lesson* / violin class* / streichquartett* / klassikkonzert* / jugendorchester / kammerorchester / geigenlehrer* / cellounterricht / violinunterricht / klassische musik / abonnementkonzert* / orchestre symphonique / musique classique / quatuor à cordes / cours de violon / concert symphonique / musique de chambre / música clásica / cuarteto de cuerda* / concierto sinfónico / clases de violín / música de cámara / sinfónica / música clássica / quarteto de cordas / concerto sinfônico / aulas de violino / música de câmara / sinfônica / musica classica / orchestra sinfonica / quartetto d archi / concerto sinfonico / lezioni di violino / musica da camera / 弦楽四重奏 / 室内楽 / バイオリン教室 / ヴァイオリン教室 / クラシック音楽',
    words:
      'violin* / cello* / beethoven / mozart / bach / brahms / concert hall / strings / geige* / dirigent* / konzerthaus / violon* / chef d orchestre / violín* / director de orquesta / violino* / maestrina / 指揮者 / ヴァイオリン / バイオリン / orchestra* / conductor* / maestro / soloist* / brass / woodwind / symphon* / baton / movements / dvořák / dvorak / vivaldi / tchaikovsky / mahler / bow / viola* / overture / subscription / musicians / flute* / oboe* / streicher* / bläser* / solist* / partitur / musiker* / taktstock / abonnement / konzertsaal / cordes / cuivres / archet / musiciens / batuta / cuerdas / vientos / músicos / auditorio / abono / concierto / regente / cordas / sopros / sala de concertos / direttore d orchestra / archi / fiati / musicisti / auditorium / archetto / 交響曲 / 演奏会 / 定期演奏会 / 弦 / 楽団 / 楽章 / 独奏',
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
      'opera house* / opera festival* / opernhaus* / opernfestspiele / oper / opern / operngala / opéra / opéras / teatro de ópera / noche de ópera / ópera / teatro lirico / opera lirica / puccini / オペラ / night at the opera / opera season / opera tickets / opera singer* / opera company / operas / operetta* / operette* / opernabend* / opernpremiere / opernsänger* / opernkarten / art lyrique / opéra bouffe / saison lyrique / chanteur d opéra / chanteuse d opéra / temporada de ópera / zarzuela* / opereta / cantante de ópera / cantor de ópera / cantora de ópera / temporada lírica / noite de ópera / óperas / stagione lirica / cantante lirico / opera buffa / opere liriche / rossini / 声楽 / オペラハウス / オペラ公演',
    words:
      'soprano* / tenor* / libretto / overture / traviata / carmen / arie* / sänger* / ouvertüre / ténor / cantatrice / tenores / soprano / cantante* / barítono* / cantora / tenore / palco / 歌劇 / ソプラノ / アリア / aria* / mezzo / baritone* / orchestra pit / surtitle* / curtain / tosca / la bohème / bohème / rigoletto / magic flute / figaro / la traviata / aida / wagner / gala / stalls / velvet / encore* / sopranistin / bariton / übertitel / inszenierung / zauberflöte / premiere / loge / parkett / baryton / surtitres / rideau / loges / mise en scène / flûte enchantée / lyrique / flauta mágica / telón / sobretítulos / palcos / butacas / lírica / legendas / cortina / plateia / camarote / baritono / loggione / sipario / flauto magico / melodramma / platea / 第一幕 / 序曲 / 字幕 / 椿姫 / カルメン / 歌手',
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
      'concert / concerts / concerto / concertos / concerti / konzert* / concierto* / live music / music festival* / open air festival* / musikfestival* / festival de musique / festival de música / festival musicale / open mic / gig guide / ライブハウス / コンサート / 音楽祭 / 野外フェス / live concert* / live band* / live gig* / gig tonight / world tour / band tour / rock concert* / rock festival* / jazz club* / jazz night* / jazz festival* / blues night* / indie band* / tribute band* / music venue* / live session* / liveband* / livekonzert* / rockkonzert* / jazzkonzert* / jazzclub* / jazzfestival* / festivalticket* / festivalpass* / musique live / soirée concert / salle de concert* / festival de jazz / scène ouverte / música en directo / sala de conciertos / casa de shows / show ao vivo / turnê / live tour / jazz dal vivo / musica live / ライブ公演 / 音楽フェス / ライブツアー / ロックフェス / 全国ツアー',
    words:
      'bands / headliner* / lineup / amps / guitar* / bühne / vorverkauf / escenario / palco / ingressos / ライブ / 出演 / band / stage / encore* / support act* / doors open / doors at / gig / crowd / loud / setlist / drums / tour dates / sold out / front row / stages / indie / jazz / saxophone / mosh / headlin* / zugabe / einlass / vorband / tour / abendkasse / ausverkauft / festivalgelände / scène / première partie / tête d affiche / rappel / banda / bandas / cartel / directo / teloner* / escenarios / shows / palcos / ingresso / plateia / palchi / prevendita / scaletta / apertura porte / 開場 / 開演 / 前売 / 当日券 / バンド / ステージ / 生音 / アンコール / tournée / livemusik / música en vivo / música ao vivo / musica dal vivo / 生演奏',
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
      'comedy club* / comedy night* / stand up comed* / improv night* / kabarett* / comedyabend* / humoriste* / café théâtre / one man show / monólogos / noche de comedia / noite de comédia / stand up comedy / serata comica / お笑い / 漫才 / 落語 / standup / comedy show* / comedy festival* / comedy evening / live comedy / comedians / improv show* / improv class* / impro theater / improtheater / stand up abend / lachabend* / spectacle d humour / soirée stand up / plateau d humour / one woman show / improvisation théâtrale / match d impro / humoristas / espectáculo de humor / noche de humor / monologuista* / comedia en vivo / club de comedia / show de humor / humorista* / noite de humor / comediante* / spettacolo comico / cabarettista* / 寄席 / 演芸 / 新喜劇 / 漫才ライブ / 高座',
    words:
      'comedian* / jokes / punchline* / improv / heckl* / lachen / komiker* / pointe* / rire / rires / blagues / risas / chistes / cómico* / risadas / piadas / risate / battute / 笑い / 芸人 / laugh / laughs / laughing / funny / gags / hilarious / mic / new material / giggle* / two drink / stitches / joke / crowd work / deadpan / lacher* / lustig / witz* / humor / zwerchfell / tränen / satire / bauchmuskeln / kleinkunst / humour / drôle* / sketch* / fou rire / pleurer de rire / vannes / rigoler / éclats de rire / reír / risa / carcajadas / gracioso* / cómica / humorístic* / rir / gargalhad* / engraçad* / piada / ridere / risata / comicit* / umorismo / gag / satira / 爆笑 / 笑う / ネタ / 腹筋 / 出番 / comedy / comico / comici / cabaret',
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
      'magician* / magic show* / zauberer* / zauberin* / zaubershow* / zauberkünstler* / magicien* / spectacle de magie / espectáculo de magia / ilusionista* / show de mágica / mágico para festas / prestigiator* / spettacolo di magia / 手品 / マジックショー / マジシャン / children s magician / close up magic / table magic / mentalist* / magic trick* / magic class* / magic workshop* / kinderzauberer / zauberkurs* / zauberschule* / illusionist* / mentalmagie / tischzauber* / close up magie / spectacle d illusion / close up / prestidigitat* / magie pour enfants / mago para / show de magia / magos / magia para niños / mágicos / show de ilusionismo / ilusionismo / mágica para / mago per / spettacolo di illusion* / maghi / mentalismo / マジック教室 / 奇術師 / イリュージョン / 出張マジック',
    words:
      'illusion* / trick / tricks / conjur* / wand / disappear* / rabbit / zaubertrick* / zaubern / tours de magie / illusionniste / trucos / mago / truques / ilusão / trucchi / illusioni / 奇術 / トリック / magic / abracadabra / top hat / vanish* / deck of cards / sleight / amaze* / dove* / levitat* / sleeve / mind reading / astonish* / magie / magisch / kaninchen / staunen / verschwind* / verblüff* / hokuspokus / lapin / chapeau / baguette / disparaî* / émerveill* / bluff* / colombe* / tour de magie / magia / chistera / conejo / baraja / desaparec* / asombr* / varita / paloma* / cartola / coelho / varinha / baralho / encant* / surpreend* / cilindro / coniglio / bacchetta / sparizion* / stupore / stupir* / colomba / トランプ / 消える / 不思議 / シルクハット / 鳩 / 魔法',
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
      'dance school* / dance class* / dance studio* / dance lesson* / tango / salsa class* / ballet / ballet school* / tanzschule* / tanzkurs* / ballettschule* / école de danse / cours de danse / clases de baile / escuela de baile / escuela de danza / aulas de dança / escola de dança / scuola di ballo / scuola di danza / corso di ballo / ダンス / バレエ / 社交ダンス / ballroom / ballroom dancing / learn to dance / ballroom class* / salsa / bachata / street dance / hip hop class* / tap class* / tap dance / line dance / wedding dance* / ballet class* / contemporary dance / milonga* / dance workshop* / pole dance / belly dance / swing dance / lindy hop / tanzstudio* / tanzstunde* / tanzunterricht / hochzeitstanz* / standardtanz / paartanz / kindertanz / ballett / ballettunterricht / discofox / tanztee / tanzen lernen / salsakurs* / cours de salsa / danse de salon / danses de salon / apprendre à danser / danse classique / danse contemporaine / ouverture de bal / studio de danse / cours de ballet / bailes de salón / academia de baile / aprende a bailar / aprender a bailar / baile flamenco / flamenco / clases de salsa / clases de ballet / baile nupcial / danza contemporánea / sevillanas / dança de salão / aulas de samba / forró / zouk / aula de dança / aulas de ballet / balé / estúdio de dança / aprenda a dançar / kizomba / balli di gruppo / ballo liscio / balli latini / danza classica / danza moderna / lezioni di ballo / corsi di danza / liscio / danza del ventre / タンゴ / ヒップホップ / フラダンス / 日本舞踊 / ダンススクール / ジャズダンス / ワルツ',
    words:
      'dance / dancer* / dancing / waltz / hip hop / rhythm / choreograph* / tanzen / tänzer* / walzer / danser / danse / bailar / baile / bailarín* / dançar / dança / ballare / danza / 踊り / 振付 / steps / two left feet / pointe / pirouette* / tutu / foxtrot / quickstep / jive / cha cha / step on / barre / beat / twirl* / footwork / dance floor / schritt* / tanzpartner* / tanzfläche / takt / spitzenschuh* / foxtrott / tanzschuh* / rhythmus / rumba / cavalier* / danseu* / rythme / valse / chorégraph* / pointes / piste / pasos / ritmo / vals / pareja / zapatillas / coreograf* / puntas / bailar* / passos / valsa / sapatilha* / passi / valzer / ballerin* / punte / balli / ballo / ステップ / リズム / トウシューズ / 発表会 / 踊る / パートナー / 初心者 / zumba / first dance / サルサ',
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
      'université* / universidad* / universidade* / uni studium / fachhochschule* / hochschule* / business school* / master s degree / bachelor s degree / masterstudium / bachelorstudium / mba / alma mater / grandes écoles / laurea magistrale / 大学 / 大学院 / degree course* / degree programme* / degree program* / undergraduate* / postgraduate* / university open / master s programme* / mba programme / college degree / studienberatung* / hochschulinfotag* / studiengänge / bachelorstudiengang / masterstudiengang / duales studium / campustag* / studienplatz / universität* / école de commerce / école d ingénieur* / licence professionnelle / masters spécialisés / parcoursup / bac 3 / bac 5 / enseignement supérieur / grados universitarios / grado universitario / estudios universitarios / posgrado* / doctorado / maestría* / escuela de negocios / licenciatura* / vestibular / faculdade* / ensino superior / pós graduação / mestrados / corso di laurea / corsi di laurea / ateneo / università / dottorato / laurea triennale / open day universit* / 大学生 / オープンキャンパス / 専門学校 / 学部生 / 修士 / 博士 / 短大',
    words:
      'campus / faculty / bachelor / master s / scholarship* / semester* / graduate* / studium / studiengang* / studieren / étudiant* / grado / máster / becas / mestrado / graduação / laurea / studenti / 学部 / 入試 / universit* / lecture* / degree* / student* / research / seminar* / dean / dorm* / tuition fee* / application deadline / professor* / laborator* / thesis / alumni / studierende* / vorlesung* / abschluss / bewerbungsfrist / hörsaal / forschung / immatrikul* / promotion / bewerbung / amphi / licence / master / recherche / diplôme* / filière* / inscription* / laboratoire* / étudier / carrera / estudiantes / investigación / carreras / profesorado / beca / titulación / facultad / estudiante / curso superior / bolsa* / pesquisa / inscriç* / diploma / estudantes / ricerca / iscrizion* / borse di studio / docenti / facoltà / lezioni / 学生 / 研究 / 学科 / 奨学金 / 出願 / 講義 / 進学 / 留学 / phd',
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
      'tutors / tutoring / private tuition / nachhilfe* / hausaufgabenhilfe / soutien scolaire / aide aux devoirs / clases particulares / clases de apoyo / clases de refuerzo / aulas particulares / explicações / reforço escolar / ripetizioni / doposcuola / 学習塾 / 進学塾 / 家庭教師 / 予備校 / tutor / tutored / maths tutor* / math tutor* / english tutor* / exam prep / exam preparation / gcse / a level / sat prep / homework help / homework club* / private lessons / after school tutoring / lernhilfe* / prüfungsvorbereitung* / abiturvorbereitung / einzelnachhilfe / mathe nachhilfe / lerncoach* / cours particuliers / cours à domicile / cours de maths / professeur particulier / prof particulier / remise à niveau / stage de révision / aide scolaire / accompagnement scolaire / refuerzo escolar / apoyo escolar / profesor particular / profesora particular / clases de matemáticas / academia de repaso / preparación de exámenes / selectividad / aula particular / professor particular / professora particular / explicador* / centro de estudos / aulas de matemática / acompanhamento escolar / lezioni private / aiuto compiti / recupero debiti / insegnante privat* / lezioni di matematica / sostegno scolastico / 個別指導 / 塾 / 中学受験 / 高校受験 / 大学受験 / 定期テスト / 補習',
    words:
      'grades / maths / homework / exam / exams / algebra / fractions / noten / mathe / hausaufgaben / abitur / devoirs / brevet / bac / deberes / matemáticas / matemática / provas / matematica / compiti / 成績 / 受験 / 宿題 / tutor* / revision / struggling / struggle / one to one / report card / physics / chemistry / equations / essay* / catch up / study skills / subject* / failing / times tables / schulnote* / zeugnis* / versetzung / englisch / lücken / klausur* / fächer / klassenarbeit* / bruchrechnen / notes / lacunes / révision* / élève* / matière* / collège / lycée / moyenne / bulletin / progress / notas / suspenso* / aprobar / asignatura* / exámenes / examen / repaso / física / química / bachillerato / disciplina* / estudar / escola / boletim / voti / verific* / insufficien* / esami / scuola / recuper* / pagella / 苦手 / 点数 / 数学 / 英語 / 偏差値 / 合格 / 成績アップ / 算数',
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
      'kindergarten* / preschool* / pre school / nursery school* / daycare* / day nurser* / playgroup* / kita / kitas / kindertagesstätte* / waldkindergarten / crèche / crèches / école maternelle / garderie* / guardería* / escuela infantil / jardín de infancia / creche / creches / educação infantil / jardim de infância / asilo nido / scuola dell infanzia / 保育園 / 幼稚園 / こども園 / childcare / child care / childminder* / nanny school / toddler group* / pre k / early childhood / baby room / krippe / kinderkrippe* / kitaplatz / kitaplätze / kinderbetreuung / tagesmutter / tagesmütter / kinderhaus / krabbelgruppe* / assistante maternelle / micro crèche* / halte garderie / jardin d enfants / petite section / place en crèche / educación infantil / jardín infantil / kínder / escoleta / jardim infantil / pré escola / berçário* / escolinha infantil / maternal e / educação pré escolar / scuola materna / nido d infanzia / asili nido / micronido / ludobimbi / 託児所 / 保育士 / 一時預かり / 園児募集 / ベビーシッター / 待機児童',
    words:
      'toddler* / nursery / little ones / settling in / playtime / crayons / sandpit / early years / eingewöhnung / kleinkind* / erzieher* / tout petits / éveil / peques / educadora* / brincar / maestre / 園児 / 預かり / nap / naptime / circle time / storytime / building blocks / drop off / pick up / finger painting / messy play / sandbox / first steps / mud kitchen / carers / waiting list / under fives / key worker* / betreuung / mittagsschlaf / bauklötze / morgenkreis / sandkasten / knirpse / plätze frei / u3 / matschküche / matschhose* / puppenecke / bringzeit / betreuungszeiten / puéricultrice* / doudou* / sieste / comptine* / bac à sable / bout de chou / bouts de chou / bambins / éducatrice* / peinture au doigt / apego / siesta / babi / pequeños / juegos / plastilina / cuentos / aula / horario ampliado / arenero / rincones / adaptación / criança* / pequeninos / soneca / parquinho / brincadeira* / tinta / mamãe / berçarista / contação de histórias / bimbi / bambini / educatrici / educatric* / nanna / gioco / giochi / pisolino / maestra / inserimento / pastelli / 園庭 / 保育 / お昼寝 / 給食 / 砂場 / 先生 / 子どもたち / 絵本 / 延長保育 / 見学 / のびのび / 入園',
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
      'primary school* / secondary school* / elementary school* / middle school* / high school* / grammar school* / boarding school* / village school* / montessori* / steiner school* / waldorf* / grundschule* / realschule* / gesamtschule* / privatschule* / gymnasium aufnahme / école primaire* / école élémentaire / école privée / lycée* / collège privé / nuestro colegio / colegio privado / colegio concertado / colegio bilingüe / colégio* / instituto de secundaria / escuela primaria / escola primária / escola básica / ensino médio / scuola primaria / scuola media / scuola elementare / liceo / licei / 小学校 / 中学校 / 高校 / 私立中学 / independent school* / state school* / private school* / international school* / bilingual school* / forest school* / school open / school admission* / sixth form* / junior school* / infant school* / school place* / oberschule* / mittelschule* / internat / internate / ganztagsschule* / schulanmeldung* / grundschüler* / freie schule / gemeinschaftsschule* / école internationale / école bilingue / école publique / école montessori / collège et lycée / internat scolaire / inscriptions scolaires / groupe scolaire / escuela primaria y / colegio público / colegio internacional / colegios / escuela secundaria / preparatoria / escuela rural / bachillerato internacional / escola particular / escola pública / escola bilíngue / escola internacional / ensino fundamental / escola secundária / ano letivo / istituto comprensivo / scuola paritaria / scuole superiori / scuola superiore / scuola privata / scuola internazionale / collegio / anno scolastico / 小中学校 / 中高一貫 / 学校説明会 / インターナショナルスクール / 高等学校 / 学園祭 / 全寮制',
    words:
      'pupil* / classroom* / timetable / headteacher / playground / enrol* / admission* / school day / open day / schüler* / unterricht / lehrer* / elèves / élèves / alumnos / puertas abiertas / alunos / matrículas / alunni / iscrizioni / 入学 / 生徒 / 授業 / students / teachers / class sizes / curriculum / uniform* / lunchbox / school bus / blackboard / chalk / recess / schoolbag* / lessons / assembly / headmaster / after school club* / small classes / school tour / kindness / schule / klasse* / schulhof / schuljahr / tafel / tag der offenen tür / ranzen / mittagessen / pädagog* / enseignant* / cartable* / cantine / cour de récréation / portes ouvertes / rentrée / maîtresse / scolaire / classe / classes / professeurs / apprentissage* / primaria / secundaria / alumnado / aula / aulas / recreo / comedor / mochila* / pizarra / matriculación / jornada de / profesor* / plan de estudios / curso escolar / escuela / escola / professor* / turma* / recreio / cantina / lousa / aluno* / visite a escola / mensa / aule / insegnant* / zaino / lavagna / studenti / classi / scuola / scuole / ricreazione / 学校 / 先生 / 教室 / 校庭 / 制服 / クラス / 通学 / 部活 / 説明会 / 出願 / 給食 / ランドセル',
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
      'language school* / language class* / language course* / english course* / conversation class* / sprachschule* / sprachkurs* / sprachreise* / deutschkurs* / englischkurs* / école de langue* / cours de langue* / cours d anglais / escuela de idiomas / clases de inglés / escola de idiomas / curso de inglês / scuola di lingue / corso di inglese / 英会話 / 語学 / learn english / learn spanish / learn french / learn german / learn italian / learn japanese / learn a language / learn portuguese / spanish class* / french class* / italian class* / german class* / language exchange / language tandem* / esl / toefl / ielts / english lesson* / spanish lesson* / french lesson* / language teacher* / language tutor* / englisch lernen / spanisch lernen / französisch lernen / deutsch lernen / italienisch lernen / spanischkurs* / französischkurs* / italienischkurs* / sprachunterricht / integrationskurs* / fremdsprache* / konversationskurs* / japanischkurs* / cours d espagnol / cours d allemand / cours d italien / cours de français / apprendre l anglais / apprendre une langue / séjour linguistique / séjours linguistiques / cours de japonais / aprender inglés / aprende inglés / clases de francés / clases de alemán / clases de español / curso de inglés / cursos de idiomas / academia de inglés / academia de idiomas / clases de idiomas / aulas de inglês / aulas de francês / aulas de espanhol / curso de idiomas / aprender inglês / aprenda inglês / aulas de português / curso de espanhol / corso di spagnolo / corso di francese / corso di tedesco / corsi di lingua / corsi di inglese / imparare l inglese / impara l inglese / corso di lingua / lezioni di inglese / corso di giapponese / corso di italiano / 英語教室 / 英会話スクール / 外国語教室 / 中国語教室 / 韓国語教室 / フランス語教室 / 語学学校 / 日本語学校 / toeic',
    words:
      'fluent / vocabulary / native speaker* / grammar / verb / verbs / wortschatz / muttersprachler* / langue* / hablar / nativos / fluência / lingua / madrelingua / 外国語 / 会話 / 発音 / english / spanish / french / german / italian / speak / speaking / accent / conversation / conversations / pronunciation / bonjour / hola / ciao / beginners / a1 / b1 / b2 / phrase* / tongue / small groups / immersion / certificate* / speak with confidence / dialogue* / sprache* / sprechen / englisch / spanisch / französisch / italienisch / vokabel* / grammatik / aussprache / kleine gruppen / konversation / anfänger / fließend / reden / satz / parlez / anglais / espagnol / allemand / italien / natif* / grammaire / vocabulaire / débutant / expression orale / idioma* / inglés / francés / alemán / gramática / pronunciación / conversación / acento / habla / profesores nativos / vocabulario / grupos reducidos / inglês / espanhol / francês / falar / sotaque / professores nativos / conversação / vocabulário / pronúncia / inglese / spagnolo / francese / tedesco / parlare / pronuncia / grammatica / conversazione / accento / insegnanti madrelingua / ネイティブ / 話せる / 英語 / スピーキング / 少人数 / 文法 / 単語 / 講師 / 留学',
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
      'music school* / music lesson* / music teacher* / guitar lesson* / musikschule* / musikunterricht / gitarrenunterricht / gitarrenkurs* / école de musique / cours de guitare / conservatoire de musique / clases de guitarra / escuela de música / aulas de violão / aulas de guitarra / escola de música / lezioni di chitarra / scuola di musica / ギター / 音楽教室 / guitar class* / guitar teacher* / guitar tuition / guitar school* / learn guitar / learn the guitar / learn an instrument / ukulele class* / ukulele lesson* / bass lesson* / flute lesson* / saxophone lesson* / accordion lesson* / music tuition / music academy / guitar shop* / gitarrenlehrer* / gitarrenschule / gitarre lernen / instrumentalunterricht / instrument lernen / ukulelekurs* / musiklehrer* / flötenunterricht / akkordeonunterricht / musikalische früherziehung / musikgarten / apprendre la guitare / professeur de guitare / cours de musique / éveil musical / cours de flûte / cours d accordéon / aprende a tocar / aprender a tocar / clases de música / clases de ukelele / profesor de guitarra / academia de música / clases de flauta / conservatorio de música / aprenda a tocar / aprender violão / aula de violão / aulas de música / professor de violão / aulas de ukulele / musicalização infantil / conservatório de música / imparare la chitarra / insegnante di chitarra / lezioni di musica / corso di chitarra / corsi di musica / accademia musicale / corso di canto e / ギター教室 / 音楽スクール / ウクレレ / リトミック / サックス教室 / フルート教室',
    words:
      'guitar* / chord* / ukulele / strings / strum* / riff* / gitarre* / akkord* / guitare* / accords / guitarra* / acordes / violão / instrumento* / chitarra / accordi / 弦楽 / 楽器 / コード / fret* / plectrum / pick / tune / songs / teacher* / flute / accordion / instrument* / beginner* / tuning / recital / campfire songs / fingertips / jam / sheet music / scales / melody / first chord* / saite* / lagerfeuer / lied / lieder / lehrer / probestunde / musizieren / plektrum / anfänger / melodie* / vorspiel / flöte / cordes / médiator / morceau* / chanson* / professeur* / solfège / débutant* / flûte / mélodie* / audition* / cuerdas / púa / canciones / profesor / partitura* / afinar / solfeo / principiante* / melodía* / tocar / cordas / palheta / música preferida / professor* / afinação / iniciante* / acorde* / canções / corde / plettro / canzoni / suonare / accordo / principianti / solfeggio / melodi* / maestro / 弾き語り / 弦 / 初心者 / 弾ける / 曲 / レッスン / 講師 / 演奏',
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
      'drum lesson* / drum school* / schlagzeugunterricht / schlagzeug* / schlagzeugschule / cours de batterie / clases de batería / aulas de bateria / lezioni di batteria / ドラム教室 / ドラムレッスン / learn drums / learn to drum / drum teacher* / drum class* / drum tuition / drumming class* / drumming workshop* / drum circle* / drum kit* / drum set* / djembe* / trommelkurs* / trommelworkshop* / trommeln lernen / cours de percussions / professeur de batterie / apprendre la batterie / école de batterie / cours de djembé / percussion lesson* / profesor de batería / aprende batería / aprender batería / taller de percusión / clases de percusión / escuela de batería / curso de bateria / professor de bateria / aprender bateria / aula de bateria / oficina de percussão / aulas de percussão / corso di batteria / maestro di batteria / scuola di batteria / lezioni di percussioni / corso di percussioni / ドラムスクール / ドラムセット / 和太鼓 / 太鼓教室 / カホン',
    words:
      'drums / drummer* / drumming / cymbal* / snare / rhythm / groove / rhythmus / becken / batteur* / batterie / baterista* / tambor* / batteria / tamburo / ドラム / 太鼓 / beat / beats / sticks / drumstick* / bass drum / hi hat / hihat / paradiddle* / loud / neighbours / pulse / fill / fills / practice pad / toms / percussion / metronome / rudiments / take the beat / trommel* / stöcke / takt / takte / nachbarn / wirbel / baguettes / caisse claire / grosse caisse / percussion* / rythme / frapper / baquetas / bombo / platillos / ritmo / baterías / percusión / redoble* / batería / bumbo / pratos / bateria / percussão / batida* / bacchette / rullante / piatti / batterista / tamburi / ビート / リズム / スティック / 叩く / スネア / シンバル / ドラマー / 8ビート',
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
      'brass band* / marching band* / wind band* / blaskapelle* / blasmusik* / musikverein* / posaunenchor* / spielmannszug* / fanfare municipale / harmonie municipale / banda de música / charanga* / banda marcial / banda filarmónica / banda musicale / fanfara* / 吹奏楽 / ブラスバンド / brass ensemble* / concert band* / town band* / windband / wind orchestra* / jazz big band / drumline / brass player* / military band* / blasorchester* / stadtkapelle* / musikkapelle* / blechbläser* / guggenmusik* / bläserklasse* / harmoniemusik / harmonie municipale et / orchestre d harmonie / fanfare de / fanfares / bandas de música / banda municipal / banda de cornetas / agrupación musical / banda sinfónica / bandas filarmónicas / banda de música da / fanfarra* / banda de metais / bandas marciais / banda comunale / banda cittadina / corpo bandistico / concerto bandistico / complesso bandistico / ブラスアンサンブル / マーチングバンド / 金管バンド / 鼓笛隊',
    words:
      'trumpet* / trombone* / tuba* / saxophone* / clarinet* / trompete* / posaune* / klarinette* / trompette* / cuivres / trompeta* / desfile* / trompete / trombone / tromba / ottoni / 金管 / トランペット / march / marches / parade / bandstand / uniform* / cornet* / horn / horns / french horn* / bass drum / players wanted / conductor* / rehears* / oompah / polka* / oktoberfest / brass / instruments provided / euphonium* / platzkonzert* / frühschoppen / marsch / märsche / bläser* / hörner / tenorhorn / saxophon* / flügelhorn / dirigent* / proben / nachwuchs / mitspielen / défilé* / kiosque / répétition* / musicien* / percussions / trombón / saxofón / saxofon* / pasodoble* / pasacalles / procesión / ensayo* / músicos / metales / viento metal / percusión / coreto / dobrado* / ensaio* / metais / sopro / tromboni / sassofon* / marcia / marce / parata / divisa / prove / bandist* / processione / クラリネット / トロンボーン / ホルン / サックス / 行進 / 定期演奏会 / 行進曲 / 合奏 / 部員',
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
      'art class* / art school* / art supplies / painting class* / drawing class* / life drawing / malkurs* / malschule* / kunstschule* / zeichenkurs* / cours de peinture / cours de dessin / beaux arts / clases de pintura / clases de dibujo / aulas de pintura / aulas de desenho / corso di pittura / corso di disegno / 絵画教室 / 画材 / デッサン / art lesson* / painting lesson* / drawing lesson* / watercolour class* / watercolor class* / watercolour course* / watercolor course* / painting course* / drawing course* / paint and sip / learn to draw / learn to paint / sketching class* / art studio* / art workshop* / art supply / art shop* / children s art / malunterricht / aquarellkurs* / zeichenunterricht / zeichnen lernen / malen lernen / aktzeichnen / künstlerbedarf / malatelier* / kinderatelier / acrylkurs* / malwerkstatt / kunstkurs* / atelier de peinture / atelier de dessin / cours d aquarelle / stage d aquarelle / apprendre à dessiner / cours d arts plastiques / modèle vivant / fournitures beaux arts / taller de pintura / taller de dibujo / clases de acuarela / aprende a dibujar / aprende a pintar / academia de dibujo / escuela de arte / curso de acuarela / bellas artes / curso de pintura / curso de desenho / aprenda a desenhar / ateliê de pintura / aulas de aquarela / escola de arte / oficina de pintura / belas artes / corsi di pittura / corsi di disegno / imparare a disegnare / scuola d arte / corso di acquerello / laboratorio di pittura / belle arti / 絵画スクール / お絵かき教室 / 水彩画教室 / アトリエ / 絵手紙 / 造形教室 / 美術予備校 / アート教室 / 水彩教室',
    words:
      'paint / watercolo* / brushes / easel* / canvas / acrylic* / pinsel / leinwand / aquarell* / pinceau* / aquarelle* / peindre / pincel* / acuarela* / lienzo / aquarela / pintar / pennello / acquerell* / 水彩 / 油絵 / 絵画 / draw / drawing / sketch* / charcoal / pastel* / palette / portrait* / still life / pigment* / brush / oil paint* / pencils / perspective / shading / blank page / landscapes / apron* / masterpiece / life model / zeichnen / malen / kohle / skizze* / staffelei* / stillleben / porträt* / acryl / ölmalerei / kittel / kreativ* / dessin / dessiner / peinture* / crayon* / fusain / chevalet* / toile / croquis / esquisse* / nature morte / gouache / dibujo / dibujar / pintura / carboncillo / caballete* / óleo* / boceto* / bodegón / paleta / lápi* / acrílico* / desenho / desenhar / cavalete* / carvão / tinta* / esboço* / acrílica / natureza morta / disegno / disegnare / dipingere / cavalletto / olio / carboncino / tavolozza / matit* / schizz* / natura morta / pennelli / 絵の具 / スケッチ / 描く / 筆 / 色鉛筆 / キャンバス / パステル / 色彩 / アクリル / 画家 / 描き方',
    scenes: [
      'An artist with a paintbrush in a workshop',
      'An easel in a workshop',
      'A paintbrush on a table in a workshop',
      'A woman with an easel in a garden',
      'A paint palette on a table in a workshop',
    ],
  },
  {
    thing: 'sewingMachine',
    theme: 'blush',
    names:
      'sewing class* / sewing course* / sewing workshop* / knitting class* / knitting group* / nähkurs* / nähcafé* / strickkurs* / strickcafé* / cours de couture / atelier couture / cours de tricot / clases de costura / taller de costura / clases de punto / aulas de costura / aulas de tricô / corso di cucito / corso di maglia / 洋裁教室 / 編み物教室 / ソーイング / sewing lesson* / learn to sew / sewing school* / sewing club* / sewing studio* / sewing bee / quilting class* / quilting group* / quilt class* / crochet class* / crochet workshop* / knitting workshop* / knitting course* / knitting circle* / learn to knit / knit night / knit and natter / crafternoon / embroidery class* / dressmaking class* / dressmaking course* / nähschule* / nähatelier* / nähworkshop* / nähen lernen / nähtreff* / strickabend* / strickrunde* / stricktreff* / stricken lernen / häkelkurs* / handarbeitskreis / handarbeitstreff* / patchworkkurs* / apprendre à coudre / atelier tricot / café tricot / club tricot / cours de crochet / atelier crochet / stage de couture / cours de broderie / atelier broderie / école de couture / atelier de couture / café couture / clases de ganchillo / taller de ganchillo / taller de punto / aprende a coser / aprender a coser / curso de costura / clases de patchwork / clases de bordado / escuela de costura / club de punto / clases de tejido / taller de bordado / curso de corte e costura / corte e costura / aula de costura / aulas de crochê / oficina de costura / aprenda a costurar / curso de crochê / aulas de croché / oficina de bordado / corsi di cucito / scuola di cucito / imparare a cucire / corso di uncinetto / laboratorio di cucito / corso di ricamo / corso di sartoria / lezioni di cucito / 手芸教室 / 裁縫教室 / 洋裁 / 刺繍教室 / ミシン教室 / 手編み教室 / ニットカフェ / パッチワーク',
    words:
      'sew / sewing / stitch* / yarn / knit* / needle* / nähen / stoff* / faden / wolle / couture / tissu* / aiguille* / coser / costurar / tecido / cucire / filo / stoffa / ミシン / 毛糸 / thread / fabric* / pattern* / seam* / hem / bobbin* / zip / zips / tape measure / button* / skein* / wool / crochet / scarf / scarves / quilt* / patchwork / embroider* / cushion* / tote bag / sewing machine* / purl / sock / socks / cast on / nadel* / schnitt / schnittmuster* / naht / nähte / saum / knopf / knöpfe / garn / häkeln / stricken / maschen / masche / socken / schal / nähmaschine* / reißverschluss / kissen / fil / ourlet* / patron* / bobine* / laine* / pelote* / tricot* / maille* / bouton* / coussin* / machine à coudre / épingle* / écharpe* / hilo* / aguja* / tela* / dobladillo* / lana* / ganchillo / bufanda* / botones / máquina de coser / ovillo* / costura / puntada* / cremallera* / agulha* / tecidos / molde* / bainha* / lã / crochê / tricô / botões / máquina de costura / ponto* / retalho* / zíper / cachecol / aghi / filato / filati / tessuto / tessuti / cartamodell* / orlo / uncinetto / gomitol* / ferri / maglia / bottoni / macchina da cucire / cucito / cuscin* / 縫う / 糸 / 型紙 / かぎ針 / 編み物 / ボタン / 刺繍 / 手作り / 手縫い / ハンドメイド',
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
      'online course* / online class* / online learning / online academy / e learning / elearning / distance learning / fernstudium / fernkurs* / onlinekurs* / cours en ligne / formation en ligne / formation à distance / curso online / cursos online / clases online / curso a distancia / curso a distância / aulas online / corso online / corsi online / corsi a distanza / learning app / language app / vocabulary app / lern app / 通信教育 / オンライン講座 / オンライン授業 / オンラインレッスン / オンライン英会話 / online school* / online tutorial* / online lesson* / online degree* / online training / online study / online diploma* / learn online / study online / video course* / self paced course* / mooc / learning platform* / language learning app / vocabulary trainer / flashcard app / online lernen / onlineakademie / online akademie / lernplattform* / online weiterbildung* / videokurs* / sprachlern app / vokabeltrainer* / fernschule / fernlehrgang / fernlehrgänge / digitales lernen / online schule / formations en ligne / cours à distance / plateforme d apprentissage / apprendre en ligne / école en ligne / cours par correspondance / application pour apprendre / formación online / formación a distancia / plataforma de aprendizaje / academia online / escuela online / estudia online / cursos a distancia / máster online / app para aprender / ensino a distância / ead / cursos à distância / curso à distância / plataforma de ensino / escola online / estude online / graduação ead / aplicativo para aprender / formazione online / formazione a distanza / lezioni online / piattaforma didattica / scuola online / accademia online / videocorso / videocorsi / videolezion* / app per imparare / オンライン学習 / eラーニング / オンラインスクール / 通信講座 / 動画講座 / 学習アプリ / 単語アプリ / オンラインコース',
    words:
      'self paced / learners / lernen / zertifikat* / apprendre / aprende* / aprender / imparare / 学習 / 講座 / 受講 / webinar* / video lesson* / lessons / module* / quiz* / certificate* / certified / own pace / at your own pace / any device / five minutes a day / minutes a day / progress / streak / instructors / unlimited access / lifetime access / flashcards / level up / swipe / modul* / lektion* / lernvideo* / zuhause lernen / eigenem tempo / dozent* / abschluss / zertifiziert / berufsbegleitend / fünf minuten / minuten am tag / fortschritt* / à votre rythme / à ton rythme / leçon* / vidéo* / certificat* / attestation / depuis chez / minutes par jour / progresse* / a tu ritmo / a su ritmo / lección / lecciones / certificado* / módulo* / desde casa / minutos al día / vídeos / tutor* / no seu ritmo / ao seu ritmo / videoaula* / sem sair de / minutos por dia / aulas gravadas / al tuo ritmo / lezion* / attestat* / minuti al giorno / certificazion* / 動画 / 自分のペース / スキマ時間 / スマホ / 修了 / 自宅で / 資格 / 一日5分 / 教材 / 学べる',
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
      'coding school* / coding class* / coding club* / coding camp* / coding course* / coding bootcamp* / tech bootcamp* / code club* / learn to code / robotics club* / robotics class* / programmierkurs* / programmierschule* / programmieren lernen / informatikkurs* / apprendre à coder / cours de programmation / école de code / clases de programación / clases de robótica / aprende a programar / aulas de programação / curso de programação / aulas de robótica / corso di programmazione / corso di robotica / プログラミング教室 / プログラミングスクール / ロボット教室 / coding lesson* / coding workshop* / coding for kids / kids coding / programming course* / programming class* / learn programming / learn python / coding academy / coder dojo / coderdojo / scratch class* / robotics camp* / robotics workshop* / data science bootcamp / web development course* / coding schule / codingkurs* / roboterkurs* / robotikkurs* / robotik ag / programmiercamp* / kinder programmieren / webentwickler kurs / école du numérique / cours de code / ateliers de code / atelier de programmation / atelier robotique / formation développeur / formation développeuse / apprendre la programmation / goûter numérique / atelier codage / club de robótica / taller de robótica / escuela de programación / cursos de programación / curso de programación / aprender a programar / escuela de robótica / campamento tecnológico / academia de programación / escola de programação / cursos de programação / aprenda a programar / curso de robótica / clube de robótica / escola de robótica / oficina de robótica / corsi di programmazione / scuola di programmazione / imparare a programmare / laboratorio di robotica / corsi di robotica / scuola di coding / corso di coding / 子どもプログラミング / ロボットプログラミング / プログラミング学習 / プログラミング講座 / プログラミング体験 / スクラッチ',
    words:
      'coding / python / javascript / robot / game design / developer* / programmieren / roboter / coder / programmation / programar / código / robótica / programação / programmare / アプリ開発 / コード / code / robots / bug / bugs / debug* / html / css / java / lego / minecraft / loops / loop / algorithm* / junior developer / career change / mentor* / screen time / first program / bootcamp / webseite* / entwickeln / entwickler* / quereinsteiger / tüfteln / ingénieur* / robot* / développeur* / développeuse* / logiciel* / reconversion / videojuego* / desarrollador* / programador* / bucle* / robô* / desenvolvedor* / gioco / giochi / sviluppator* / codice / programmator* / schermo / ロボット / ゲーム / アプリ / 論理的思考 / パソコン / エンジニア / マインクラフト / 習い事 / プログラム',
    scenes: [
      'A teacher with a laptop in a classroom',
      'A girl with a laptop in a classroom',
      'A robot on a table in a classroom',
      'A boy with a robot in a classroom',
    ],
  },
  {
    thing: 'soccer-ball',
    theme: 'volt',
    names:
      'football club* / football training / football academy / soccer / fußball* / fussball* / club de foot / école de foot / club de football / fútbol / futebol / calcio giovanile / scuola calcio / squadra di calcio / サッカー / フットサル / football team* / football school* / football camp* / football boots / football coach* / football match* / youth football / girls football / women s football / junior football / futsal / five a side / 5 a side / football season / kickers / bambini training / jugendfußball / stage de football / équipe de football / école de football / match de foot / foot féminin / football féminin / foot en salle / foot à 5 / terrain de foot / ballon de foot / club de fútbol / escuela de fútbol / campus de fútbol / fútbol sala / fútbol base / equipo de fútbol / partido de fútbol / fútbol femenino / escolinha de futebol / escola de futebol / time de futebol / futebol feminino / clube de futebol / jogo de futebol / campo de futebol / torneo di calcio / calcio a 5 / calcetto / calcio femminile / società di calcio / partita di calcio / campo di calcio / camp di calcio / フットボール / 少年サッカー / なでしこ / 蹴球',
    words:
      'goals / goalkeeper / kick / kickabout / dribble / striker* / penalty / league / stürmer* / trikot* / elfmeter / ballon / buteur / gol / portero / cancha / goleiro / chute / pallone / 試合 / ゴール / pitch / boots / cleats / squad / kick off / half time / coach / under 8 / under 10 / under 12 / trials / free kick* / corner / derby / midfielder* / defender* / stadium / shin pads / muddy / tackle / teammates / season ticket* / referee* / tore / torwart* / spieler* / anpfiff / rasen / mannschaft* / trainer* / probetraining / stadion / kicken / bolzplatz / dauerkarte* / stollen / abseits / kabine / kreisliga / bundesliga / gardien / crampons / maillot* / coup d envoi / entraîneur* / entraînement* / supporter* / stade / licence / pelouse / dribble* / goles / portería / delantero* / balón / botas / camiseta* / entrenador* / entrenamiento* / partido / afición / estadio / liga / hinchas / arquero / césped / silbato / gols / bola / chuteira* / torcida / gramado / treino* / treinador* / artilheiro / estádio / apito / craque* / portiere / attaccante / scarpini / maglia / mister / allenament* / allenator* / tifosi / stadio / partita / fischio / campionato / vivaio / spogliatoio / 蹴る / シュート / キーパー / ストライカー / 得点 / 選手 / 部員 / スタジアム / サポーター / 試合終了 / ボール / ピッチ / ドリブル / ゴールキーパー / world cup',
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
      'basketball* / basketball club* / basket ball / baloncesto / básquetbol / basquete* / basquetebol / pallacanestro / club de basket / scuola basket / バスケットボール / バスケ部 / hoops club* / streetball / slam dunk / 3x3 / terrain de basket / école de basket / équipe de basket / stage de basket / match de basket / mini basket / minibasket / club de baloncesto / escuela de baloncesto / cancha de básquet / básquet / partido de baloncesto / campus de baloncesto / escola de basquete / time de basquete / quadra de basquete / treino de basquete / clube de basquetebol / escolinha de basquete / basket femminile / campo da basket / squadra di basket / corso di basket / partita di basket / torneo di basket / バスケ / バスケットゴール / ストリートバスケ / bリーグ',
    words:
      'dunk* / hoop / hoops / dribbl* / rebound* / three pointer* / tip off / korb / korbleger / dunks / canasta / aro / enterrada / canestro / schiacciata / シュート / ダンク / basket / baskets / court / jump shot / lay up* / layup* / free throw* / sneakers / squeak / buzzer / fast break / rim / backboard / jersey* / coach / shoot / shot / shots / würfe / korbwurf / dreier / freiwurf / trikot* / mannschaft* / turnschuh* / sprungwurf / panier* / parquet / lancer* / tirs / rebond* / maillot / canasta* / tiro* / triple* / tapón / rebote* / pabellón / tablero / cesta* / arremesso* / quadra / lance livre / tabela / ginásio / canestri / tiri / tripla / rimbalz* / schiacciat* / palestra / palleggi* / tabellone / palla / フリースロー / ドリブル / リバウンド / 体育館 / 3ポイント / ゴール / コート / リング / レイアップ',
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
      'american football* / football américain / fútbol americano / futebol americano / football americano / アメフト / アメリカンフットボール / flag football / football helmet* / friday night football / nfl / footballmannschaft / football team aus / flagfootball / foot us / fútbol flag / fútbol bandera / flag football masculino / liga de futebol americano / tocho bandera / squadra di football / フラッグフットボール / アメフト部',
    words:
      'touchdown* / quarterback* / helmet / tackle* / end zone / gridiron / yards / cheerleader* / linebacker* / receiver* / super bowl / タッチダウン / shoulder pads / huddle / field goal* / blitz / kickoff / kick off / halftime / line of scrimmage / fumble / interception / touchback / lineman / linemen / running back* / wide receiver* / tailgate / playbook / end zones / crowd / marching / helm / helme / schulterpolster / endzone / spielzüge / pads / mannschaft / casque* / épaulières / ballon ovale / plaqu* / essai* / casco / hombreras / mariscal / balón / yardas / anotación / tacleada / jugada / capacete / ombreira* / jarda* / jogada / bola oval / paraspalle / placcaggi* / palla ovale / iarde / クォーターバック / ヘルメット / タックル / ヤード / 防具 / フィールドゴール',
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
    names:
      'baseball* / softball* / béisbol / beisebol / sóftbol / 野球 / ソフトボール / little league / ballpark* / batting cage* / club de baseball / club de béisbol / liga de béisbol / escuela de béisbol / pelota caliente / escola de beisebol / time de beisebol / campo da baseball / squadra di baseball / 少年野球 / プロ野球 / 甲子園 / 草野球 / バッティングセンター / 野球部 / ナイター',
    words:
      'batter / batting / home run* / pitcher* / inning* / bases / glove / mitt / schläger / bate / lanzador / jonrón / rebatedor / mazza / lanciatore / 打席 / 投手 / ホームラン / pitch / pitches / bat / bats / catcher* / strike / strikes / strikeout* / dugout / diamond / outfield / hot dog* / peanuts / fastball* / curveball* / umpire / home plate / double play / seventh inning / helm / handschuh* / werfer / fänger / schlagmann / batte / lanceur* / frappeur* / receveur / coup de circuit / monticule / bate* / guante* / pelota / jonrones / diamante / receptor / ponche* / arremessador* / rebater / rebatida* / guantone / mazze / battitore / battuta / ricevitore / fuoricampo / casa base / バット / グローブ / ピッチャー / キャッチャー / 球場 / 素振り / 盗塁 / 三振 / ヒット / 応援',
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
      'tennis club* / tennis court* / tennis lesson* / tennis coach* / tennis academ* / tennis camp* / tennis racket* / tennisclub* / tennisverein* / tennisschule* / tennisplatz* / club de tennis / court de tennis / club de tenis / clases de tenis / pista de tenis / tênis de campo / aulas de tênis / circolo tennis / padel / pádel / padelplatz* / pickleball / テニススクール / テニスコート / テニスクラブ / パデル / tennis school* / tennis tournament* / tennis season / junior tennis / tennistraining / tennisstunde* / tenniscamp* / tennistrainer* / tennishalle* / tennisschläger / padel club / padel court* / padel tennis / cours de tennis / école de tennis / stage de tennis / terrain de tennis / tournoi de tennis / clases de pádel / escuela de tenis / pistas de pádel / torneo de tenis / cancha de tenis / escola de tênis / quadra de tênis / clube de ténis / aulas de ténis / aulas de padel / campo da tennis / campi da tennis / scuola tennis / lezioni di tennis / corso di tennis / テニスレッスン / テニス教室 / テニス',
    words:
      'tennis / racket* / racquet* / serves / backhand / forehand / clay / doubles / schläger / aufschlag / vorhand / raquette* / terre battue / raqueta* / saque / cancha / raquete / quadra / racchetta / rovescio / ラケット / コート / serve / volley / match point / deuce / clay court* / grass court* / ace / aces / advantage / net play / topspin / singles / hard court / set point / love all / rückhand / sandplatz / matchball / netz / satz und sieg / revers / coup droit / double faute / court / filet / volée / revés / derecha / tierra batida / saque directo / pista rápida / pista cubierta / quadra de saibro / saibro / raquetes / dritto / servizio vincente / terra rossa / サーブ / ボレー / バックハンド / ダブルス / フォアハンド',
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
    names:
      'badminton* / badmintonverein* / bádminton / badmintonclub* / バドミントン / federballverein / club de bádminton / clube de badminton / バドミントン教室',
    words:
      'shuttlecock* / racket* / feather / doubles / federball / volant / raquette* / volante / raqueta / peteca / volano / シャトル / ラケット / smash / smashes / shuttle / shuttles / net shot* / drop shot* / sports hall / racquet* / court* / schmetterball / sporthalle / federbälle / schläger / doppel / einzel / schmetter* / plume* / smashs / filet / gymnase / pluma / pluma de / remate* / pabellón / dobles / raquetas / pena / raquete* / ginásio / duplas / rede / piuma / racchetta / racchette / palestra / doppio / 体育館 / スマッシュ / 羽根 / ダブルス / サークル',
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
      'table tennis / ping pong / tischtennis* / tennis de table / tenis de mesa / tênis de mesa / tennistavolo / 卓球 / table tennis club* / ping pong club / club de ping pong / tenis de mesa club / pingue pongue / ping pong bar / torneo di ping pong / たっきゅう / 卓球教室 / 卓球台',
    words:
      'paddle* / rally / schläger / platte / topspin / raquette* / raqueta / raquete / racchetta / ラケット / スマッシュ / bat / bats / spin / rallies / table / topspin* / eleven points / backspin / little white ball / smash / serve / noppen / rückhand / aufschlag / satz / belag / beläge / zelluloid / kelle / effet / service / revers / pongiste* / salle / palas / efecto / saque / mesa / pelotita / paletas / raquetes / efeito / bolinha / tavolo / tavoli / pallina / servizio / effetto / サーブ / ピンポン / スピン / 回転',
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
      'golf / golfer* / golfing / golfclub* / driving range* / mini golf / minigolf* / crazy golf / golfplatz* / golfplätze / golfkurs* / golfschläger* / golfreise* / golfurlaub* / platzreife / campo da golf / campo de golf / campo de golfe / clube de golfe / golfista* / ゴルフ / golf club* / golf course* / golf lesson* / golf coach* / golf resort* / golf academ* / tee time* / 18 hole* / 9 hole* / nine holes / eighteen holes / putting green* / golfschnupper* / golfschule* / golflehrer* / 18 loch / golfanlage* / parcours de golf / club de golf / cours de golf / terrain de golf / 18 trous / 9 trous / clases de golf / escuela de golf / 18 hoyos / campos de golf / curso de golfe / aulas de golfe / campos de golfe / 18 buracos / campi da golf / lezioni di golf / circolo golf / 18 buche / ゴルフ場 / ゴルフスクール / ゴルフレッスン / 打ちっぱなし / 18ホール',
    words:
      'fairway* / birdie* / bunker / caddie* / caddy / handicap / holes / putt / abschlag / trous / greens / hoyos / palos / buracos / tacos / buche / mazze / グリーン / ラウンド / tee / tee off / tees / green / putting / putter / iron / irons / driver / hole in one / clubhouse / eagle / bogey / slice / sand trap* / rough / links course / schläger / loch / löcher / abschläge / putten / eisen / schwung / clubhaus / grün / drapeau / départ / fers / bandera / hoyo / calle / bandeira / buraco / tacada* / gramado / buca / bandierina / ferri / スイング / バンカー / カップイン / クラブハウス / フェアウェイ',
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
      'climbing gym* / climbing wall* / climbing centre* / climbing center* / climbing hall* / bouldering / rock climb* / indoor climb* / via ferrata / high ropes / boulderhalle* / bouldern / kletterhalle* / klettern / kletterwand* / kletterkurs* / kletterpark* / hochseilgarten* / mur d escalade / salle d escalade / escalade / accrobranche* / rocódromo* / escalada / escaladores / arrampicata / parco avventura / クライミング / ボルダリング / climbing course* / learn to climb / climbing lesson* / boulder gym / boulder hall / climbers / tree climbing / treetop adventure* / zip line* / zipline* / boulderpark / boulderkurs* / boulderraum / klettersteig* / waldseilpark / baumwipfelpfad / kletterer / cours d escalade / bloc et / parcours aventure / tyrolienne* / salle de bloc / escalade de bloc / rocodromo / búlder / boulder / curso de escalada / muro de escalada / tirolina* / vía ferrata / parque de aventura* / parede de escalada / ginásio de escalada / tirolesa* / academia de escalada / arvorismo / arborismo / palestra di arrampicata / parete di arrampicata / corso di arrampicata / falesia / ボルダリングジム / クライミングジム / クライミングウォール / ジップライン / アスレチック',
    words:
      'harness* / belay* / chalk / ropes / carabiner* / overhang* / seil / gurt* / griffe / magnesia / corde / prises / baudrier / cuerda / arnés / presas / corda / agarras / imbrag* / prese / ロープ / ホールド / holds / route / routes / grip / grips / top rope / lead climb* / climbing shoes / summit / wall / crag* / crux / slab / rope / rappel* / abseil* / finger strength / send / grade* / sichern / vorstieg / routen / felsen / wand / kletterschuh* / karabiner / schwindelfrei / toprope / überhang / voies / voie / falaise* / paroi / grimper / grimpeur* / chaussons / mousqueton* / magnésie / dévers / bloc / agarre* / pared / vías / trepar / escalador* / mosquetón / magnesio / pies de gato / roca / parede / via / vias / mosquetão / rocha / sapatilhas de / rapel / parete / vie / appigl* / moschetton* / arrampicat* / scarpette / roccia / 登る / 壁 / ハーネス / チョーク / 課題 / 岩 / 初段',
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
      'ski / skiing / skier* / ski school* / ski resort* / ski pass* / ski lesson* / ski holiday* / ski lift* / snowboarding / snowboard* / skischule* / skigebiet* / skiurlaub* / skipass* / skikurs* / skilift* / station de ski / école de ski / forfait de ski / remontées mécaniques / estación de esquí / esquí / esqui / scuola di sci / impianti sciistici / piste da sci / sci alpino / スキー / スノーボード / ゲレンデ / リフト券 / ski area* / ski slope* / ski rental* / ski hire / ski instructor* / ski chalet* / ski weekend* / ski piste* / cross country ski* / skilehrer* / skireise* / skiverleih* / skipiste* / langlauf* / skihütte* / skifahren / skiwochenende / domaine skiable / pistes de ski / location de skis / moniteur de ski / séjour ski / séjour au ski / classe de neige / vacances au ski / skieur* / escuela de esquí / pistas de esquí / alquiler de esquís / clases de esquí / esquiar / esquiador* / viaje de esquí / esquís / estação de esqui / escola de esqui / aulas de esqui / pistas de esqui / comprensorio sciistico / scuola sci / maestro di sci / maestri di sci / settimana bianca / sciare / sciatori / noleggio sci / piste innevate / スキー場 / スキースクール / スノボ / パウダースノー / 初滑り / ナイター滑走',
    words:
      'slope* / powder / chairlift* / après ski / season pass / alpine / alps / pisten / schnee / hütte / gondel / neige / télésiège* / nieve / pistas / remontes / baita / impianti / 雪山 / 雪質 / lifts / first tracks / fresh powder / snow / runs / black run* / blue run* / nursery slope* / goggles / gondola / peaks / snow report / carving / piste* / lift / powder day / tiefschnee / abfahrt / abfahrten / lifte / sesselbahn / carven / neuschnee / einkehrschwung / pulverschnee / brettl / poudreuse / remontées / forfait* / glisse / enneig* / tire fesses / raclette / chalet / sommets / descente / polvo / telesilla* / remonte / nieve virgen / kilómetros esquiables / nevad* / neve / neve fresca / teleférico / descida / montanha / seggiovia / fuoripista / discesa / innevat* / scarponi / 新雪 / リフト / 滑走 / ゴンドラ / 初心者コース / 雪',
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
      'sledding / sledging / toboggan* / tobogganing / luge / rodelbahn* / rodeln / schlittenfahr* / winterrodel* / piste de luge / luges / pista de trineos / trineo* / trenó* / pista slittini / slittino* / そりすべり / 雪遊び / ソリ遊び / sleigh ride* / sled hill / sled run* / sledge run* / snow tubing / sleddi* / rodelpiste* / rodelhügel* / rodelspaß / rodelabend* / nachtrodeln / schlittenverleih* / schlittenberg / descente en luge / location de luges / piste de bob luge / bajada en trineo / pista de trineo / alquiler de trineos / descida de trenó / pista de trenó / discesa in slittino / pista da slittino / pista per slittini / noleggio slittini / 雪ぞり / そりゲレンデ / スノーチュービング',
    words:
      'sled* / sledge* / snowy / slope / downhill / mittens / schlitten* / schnee / winterspaß / neige / descente / nieve / invierno / slitta / 冬遊 / 雪 / hill / slide down / hot chocolate / whoosh / steer / snow / scarf / red cheeks / snowman / snowmen / hang on / bend* / kilometres of / warm up / rodel / kufen / hang / kurven / abfahrt / heiße schokolade / rote backen / schneemann / rasant* / punsch / glisser / glissade* / chocolat chaud / bonhomme de neige / virage* / moufles / cuesta / deslizar* / chocolate caliente / muñeco de nieve / curvas / guantes / ladera / neve / ladeira / chocolate quente / boneco de neve / discesa / scivolare / cioccolata calda / pupazzo di neve / curve / guanti / slitte / 雪だるま / 滑り / 手袋 / ココア / tubing',
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
      'ice rink* / ice skating / ice skate* / skating rink* / ice hockey / figure skating / eisbahn* / eislauf* / eishalle* / schlittschuh* / eishockey* / patinoire* / patinage* / patin à glace / pista de hielo / patinaje sobre hielo / hockey sobre hielo / pista de gelo / patinação no gelo / pista di pattinaggio / pattinaggio su ghiaccio / スケート / スケートリンク / アイスホッケー / skating lesson* / learn to skate / ice arena* / ice disco / public skating / skate hire / skating class* / hockey team* / eisdisco / eisarena* / eiskunstlauf* / eisstadion / eisstockschießen / location de patins / club de patinage / cours de patinage / hockey sur glace / patin sobre hielo / pista de patinaje / patinaje artístico / clases de patinaje / pista de patinação / rinque / aulas de patinação / hóquei no gelo / pista de patinagem / palaghiaccio / pattinaggio artistico / hockey su ghiaccio / corso di pattinaggio / pista del ghiaccio / スケート場 / スケート教室 / フィギュアスケート / アイスアリーナ / アイススケート',
    words:
      'skates / rink / blades / glide / puck / eis / kufen / glace / patins / patiner / hielo / patines / patinar / gelo / ghiaccio / pattini / pattinare / 氷上 / 滑る / ice / laces / lace up / pirouette* / spin / axel / wobbl* / mittens / zamboni / glide across / frozen / stick / slapshot / skate / penguin aid* / eisfläche / leihschuhe / schnüren / schlittern / pinguin / eiskalt / kringel / handschuhe / patineur* / lames / glisser / glissade / crosse / palet / lacets / gants / cuchillas / deslizar* / patinador* / piruetas / guantes / disco / gelado / lâminas / luvas / lame / pattinator* / scivolare / guanti / piroett* / ghiacci* / 氷 / 滑ろう / 貸靴 / 手袋 / スピン / 製氷',
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
      'roller disco* / roller rink* / roller skating / roller derby / rollschuh* / rollschuhdisco* / inline skating / inlineskat* / patin à roulettes / patins à roulettes / patinaje sobre ruedas / patinação artística / pattinaggio a rotelle / ローラースケート / rollerskat* / roller skate* / quad skate* / rollerblade* / skating disco / roller jam / rollerdisco* / inlinekurs* / soirée roller / piste de roller / cours de roller / rollers / randonnée roller / patines en línea / pista de patines / clases de patines / patinódromo / patinaje en línea / patins em linha / aulas de patins / pista de patins / patinação sobre rodas / rinque de patinação / pattini a rotelle / pattini in linea / pista di pattini / rotellistica / skating club / ローラーディスコ / ローラースケート場 / インラインスケート / ローラーリンク',
    words:
      'skates / rink / glide / knee pads / rollen / piste / roulettes / patines / ruedas / patins / rodas / pattini / rotelle / ディスコ / disco ball / eight wheels / four wheels / neon / retro / seventies / eighties / helmets / wheels / wrist guards / derby / lace up / funk / boogie / quad / quads / skate / skaten / discokugel / knieschoner / neonlicht / rollen unter / leihrollschuhe / achtziger / rollt / boule à facettes / néon* / roues / genouillères / années 80 / disco / patiner / bola de disco / neón / rodilleras / ochenta / patinar / bola de espelhos / joelheiras / anos 80 / globo / palla da discoteca / ginocchiere / anni ottanta / ruote / pattinare / ミラーボール / 車輪 / 膝当て / ネオン / 80年代 / 滑る',
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
      'skateboard* / skatepark* / skate park* / skate school* / longboard* / skateschule* / skatehalle* / école de skate / cours de skate / pista de skate / escuela de skate / clases de skate / scuola di skate / スケボー / スケートボード / スケートパーク / skate shop* / skate lesson* / skate camp* / learn to skateboard / skate bowl / bmx track / scooter park / skatekurs* / skateshop* / skatecamp* / skateplatz / skateanlage / école de skateboard / stage de skate / planche à roulettes / tienda de skate / parque de skate / skaters / monopatín / monopatines / aulas de skate / loja de skate / escolinha de skate / corso di skate / negozio di skate / pista da skate / lezioni di skate / スケートボードスクール / スケボー教室 / スケボーパーク / スケートショップ',
    words:
      'ollie* / kickflip* / half pipe / halfpipe / grip tape / skater* / rampe* / rampes / rampas / rampa / トリック / ランプ / deck / decks / trucks / wheels / ramp / ramps / bowl / grind* / rail / rails / kerb / curb / concrete / bearings / trick / tricks / drop in / helmet / street league / flip / land it / board / boards / skate / rollen / achsen / beton / kanten / bretter / stürze / ellenbogenschoner / roulettes / planche / planches / figures / béton / bordure / glisse urbaine / tabla / tablas / truco* / cemento / ruedas / bordillo / caídas / shape / shapes / manobra* / concreto / rodinhas / pistas / tavola / tavole / acrobazi* / ruote / gomitiere / デッキ / オーリー / ストリート / 滑り / コンクリート / ウィール',
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
      'surfing / surfer* / surf school* / surf lesson* / surf camp* / surfschule* / surfkurs* / surfcamp* / kitesurf* / windsurf* / école de surf / cours de surf / escuela de surf / clases de surf / escola de surf / aulas de surf / scuola di surf / corso di surf / サーフィン / サーフボード / surfboard* / learn to surf / surf shop* / surf hostel* / surf coach* / surf club* / wave pool / bodyboard* / wing foil* / wingfoil* / kite school* / kiteschule* / surfen lernen / wellenreiten / surfshop* / kitekurs* / surfbrett* / surfeur* / surfeuse* / planche de surf / stage de surf / école de kitesurf / apprendre à surfer / surfista* / tabla de surf / campamento de surf / aprende a surfear / surfear / curso de surf / prancha de surf / surfar / aprenda a surfar / surfe / campo de surf / tavola da surf / surfare / scuola di windsurf / scuola kite / surfisti / 波乗り教室 / サーフスクール / サーファー / サーフショップ / ウィンドサーフィン',
    words:
      'surf / wetsuit* / paddle / swell / tide / beach / welle* / brett / neopren* / vague* / olas / ondas / prancha* / 波乗り / ウェット / waves / wave / barrel / stand up on / line up / lineup / whitewater / leash / wax / offshore / swells / board / boards / pop up / salty / ride / break / longboard* / dawn patrol / kite / brandung / neo / bretter / meer / salz / küste / wachs / leine / houle / combi / planche / marée / mousse / glisse / océan / sel / combinaison / ola / marea / espuma / remar / oleaje / salitre / tabla / onda / mar / maré / parafina / remada / dropar / mare / muta / tavola / remare / schiuma / cresta / 波 / 潮 / ウェットスーツ / パドリング / 初心者',
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
      'diving school* / diving course* / scuba* / dive centre* / dive center* / snorkelling / snorkeling / freediving / tauchschule* / tauchkurs* / tauchschein* / tauchbasis / schnorcheln / club de plongée / baptême de plongée / école de plongée / plongée sous marine / escuela de buceo / buceo / curso de buceo / mergulho / escola de mergulho / diving center / immersioni subacquee / corso sub / ダイビング / シュノーケル / スキューバ / dive school* / dive shop* / dive trip* / dive club* / learn to dive / padi / open water course / dive boat* / free diver* / snorkel trip* / snorkel tour* / dive course* / divemaster* / dive resort* / tauchreise* / tauchgang / tauchgänge / tauchclub* / tauchlehrer* / schnuppertauchen / tauchurlaub / tauchsport* / schnorcheltour* / taucher / plongées / stage de plongée / plongeur* / plongeuse* / plongée en apnée / plongée bouteille / centre de plongée / randonnée palmée / centro de buceo / bautismo de buceo / buceador* / club de buceo / bautizo de buceo / esnórquel / inmersiones guiadas / bucear / curso de mergulho / centro de mergulho / batismo de mergulho / mergulhador* / batismos / snorkel / centro immersioni / battesimo del mare / corso di subacquea / immersioni guidate / subacquei / scuola sub / diving club / snorkelling e / 体験ダイビング / ダイビングスクール / スキンダイビング / 素潜り',
    words:
      'reef* / dives / underwater / fins / wreck / turtle* / tauchen / riff / flossen / plonger / récif* / palmes / arrecife* / inmersión* / recife* / mergulhar / barriera / pinne / 海中 / サンゴ / tank / tanks / mask / masks / snorkel* / bubbles / buoyancy / coral / corals / manta* / metres down / wrecks / visibility / regulator* / depth / fish / sea bed / certified / dive / flasche / maske / atemregler / korallen / wracks / wrack / fische / meter tiefe / tarierung / blubber* / abtauchen / bouteille / masque / tuba / corail / coraux / détendeur / épave* / profondeur / poissons / bulles / botella / máscara / aletas / corales / pecio* / profundidad / peces / burbujas / regulador / cilindro / nadadeiras / barbatanas / corais / naufrágio* / profundidade / peixes / bolhas / bombola / maschera / coralli / relitt* / profondità / pesci / bolle / boccaglio / 潜る / 熱帯魚 / 珊瑚 / タンク / ライセンス / 水中 / ウミガメ / マンタ / 魚',
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
      'swimming lesson* / swim school* / swimming club* / swim club* / swimming school* / swimming course* / swim lesson* / lido / water park* / aqua park* / schwimmkurs* / schwimmschule* / schwimmverein* / freibad* / hallenbad* / cours de natation / piscine municipale / parc aquatique / natation / clases de natación / natación / piscina municipal / parque acuático / aulas de natação / natação / parque aquático / corso di nuoto / scuola nuoto / nuoto / parco acquatico / 水泳教室 / 市民プール / スイミング / learn to swim / swimming class* / swim class* / swim team* / swim coach* / swimming teacher* / swimming bath* / swimming gala* / public pool* / outdoor pool* / indoor pool* / leisure pool* / splash park* / water slide* / wild swim* / open water swim* / aqua aerobics / aquafit / babyschwimm* / schwimmen lernen / erlebnisbad* / spaßbad* / schwimmunterricht / schwimmhalle* / naturbad / wassergymnastik / aquafitness / aquagym* / schwimmlehrer* / wasserrutsche* / apprendre à nager / bébés nageurs / maître nageur / maîtres nageurs / club de natation / école de natation / leçons de natation / centre aquatique / toboggans aquatiques / stade nautique / aprender a nadar / aprende a nadar / clases para nadar / escuela de natación / club de natación / cursillos de natación / matronatación / toboganes acuáticos / piscinas municipales / natación para bebés / escola de natação / aprenda a nadar / natação infantil / natação para bebês / hidroginástica / toboáguas / piscinas municipais / imparare a nuotare / corsi di nuoto / scuola di nuoto / piscina comunale / acquagym / acquaticità / parco acquatico con / nuoto libero / acquascivoli / スイミングスクール / 水泳スクール / ベビースイミング / スイミングクラブ / 屋外プール / ウォーターパーク / アクアビクス',
    words:
      'swim / swimmer* / pool / lengths / breaststroke / crawl / backstroke / float / schwimmen / bahnen / seepferdchen / becken / nager / bassin / piscine / nadar / piscina / nadador* / nuotare / vasca / 水泳 / プール / swimming pool* / schwimmbad* / pools / goggles / lanes / lane / armbands / water wings / lifeguard* / swimsuit* / dive / splash / kickboard / noodle / chlorine / deep end / shallow / badges / butterfly / front crawl / changing rooms / whirlpool / water / badehose / badeanzug / badekappe / schwimmflügel / kraulen / brustschwimmen / tauchring* / bademeister* / sprungturm / liegewiese / abzeichen / seepferd / wassergewöhn* / planschbecken / bonnet / lunettes de natation / brasse / plongeoir / couloirs / grand bain / pataugeoire / brassards / éclabouss* / nage / nageur* / nageuse* / gorro / gafas de natación / braza / espalda / calle / calles / manguitos / socorrista* / bañador / chapuzón / agua / flotador* / touca / óculos de natação / costas / peito / raia* / boia* / sunga / maiô / água / cuffia / occhialini / rana / stile libero / dorso / corsia / corsie / braccioli / bagnino / costume / tuffo / tuff* / acqua / nuotator* / クロール / 平泳ぎ / 泳ぐ / 泳げ / ゴーグル / 水着 / 背泳ぎ / コーチ / 顔つけ / バタ足',
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
      'rowing club* / rowing school* / ruderclub* / ruderverein* / rudern / ruderkurs* / club d aviron / aviron / club de remo / escuela de remo / remo olímpico / clube de remo / canottaggio / dragon boat* / ボート部 / 漕艇 / rowing crew* / learn to row / rowing course* / rowing team* / rowing regatta* / rowing boat* / ruderboot* / rudersport / ruderregatta* / rudertraining / rudergesellschaft / drachenboot* / école d aviron / stage d aviron / avirons / bateau dragon / club de remo y / trainera* / regata de remo / cursos de remo / remo / bote dragón / remo para / escola de remo / canottieri / corso di canottaggio / dragonboat / scuola di canottaggio / ローイング / ボート競技 / レガッタ / ドラゴンボート',
    words:
      'oar / oars / rower* / cox / coxswain / regatta* / scull* / stroke / boathouse / riemen / ruder / bootshaus / rame / rames / rameur* / remos / remar / regata / remador* / remi / canottier* / オール / eight / eights / quad / crew / catch / drive / stroke rate / blade / rhythm / river / early mornings / boat race / lake / double scull / achter / vierer / zweier / skiff / steuermann / steuerfrau / skull* / schlag / fluss / morgens auf / einer / huit / quatre / barreu* / cadence / bateau / rivière / régate* / remero* / remera* / ocho / timonel / palada* / ritmo / bote / embarcación / río / barco / timoneiro / remada* / rio / regatas / vogatore / vogatori / otto / timoniere / vogata / remata / lago / fiume / armo / 漕ぐ / クルー / 水面 / 艇 / コックス / rowing',
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
      'kayak* / canoe / canoes / canoeing / canoe hire / paddleboard* / stand up paddl* / rafting / boat hire / boat rental* / kajak* / kanu / kanus / kanutour* / kanuverleih* / bootsverleih / stand up paddling / canoë* / canoé kayak / location de canoë / piragüismo / piragua* / alquiler de kayaks / canoa* / canoagem / caiaque* / noleggio canoe / discesa in canoa / カヤック / カヌー / ラフティング / paddle trip* / paddling tour* / canoe trip* / canoe tour* / white water raft* / raft trip* / sup rental* / sup hire / sup tour* / sup board* / sup yoga / paddling / sup kurs / sup verleih / paddeltour* / kanufahrt* / kanufahren / schlauchboot* / flusswandern / wildwasser* / bootstour* / tretboot* / location de kayak / location de kayaks / descente en canoë / sortie kayak / location de paddle / descente en kayak / eaux vives / pédalo* / alquiler de canoas / descenso en canoa / descenso del río / descenso en piragua / rutas en kayak / paddle surf / aguas bravas / alquiler de piraguas / descenso de cañones / barranquismo / aluguel de caiaque* / passeio de caiaque / passeios de caiaque / descida do rio / aluguer de caiaques / águas bravas / noleggio kayak / gita in kayak / escursione in kayak / noleggio sup / tour in kayak / discesa fluviale / pedalò / escursioni in canoa / カヌー体験 / sup体験 / リバーツアー / カヤックツアー / サップ / リバーカヤック',
    words:
      'paddle* / rapids / life jacket* / upstream / downstream / shore / paddeln / stromschnelle* / schwimmweste* / pagaie* / río / remos / palas / colete / corredeira* / fiume / pagaia / 川下り / パドル / river / lake / dry bag* / drybag* / waters / current / kingfisher* / shuttle back / launch / guide / calm water / splash / picnic / riverbank / bend / banks / coast / cove* / fluss / see / ufer / strömung / einstieg / ausstieg / wasserdicht* / tonne / neopren / eisvogel / picknick / rivière / gorge* / rapides / gilet de sauvetage / lac / bidon étanche / pique nique / rives / navette / aval / pagayer / falaises / chaleco / rápidos / orilla* / corriente / remar / bidón / lago / paleta* / cala* / cañón / furgoneta de vuelta / correnteza / rio / margem / margens / represa / remo / rápidas / mangue* / giubbotto / salvagente / rapide / corrente / remare / pagaiare / sponde / gole / torrente / 湖 / 漕ぐ / 急流 / ライフジャケット / 清流 / 湖畔 / 水面',
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
      'whale watch* / dolphin watch* / whale safari* / whale tour* / walbeobachtung* / delfintour* / waltour* / observation des baleines / croisière baleines / avistamiento de ballenas / avistamiento de cetáceos / avistamiento de delfines / observação de baleias / observação de golfinhos / avvistamento balene / avvistamento cetacei / whale watching / ホエールウォッチング / イルカウォッチング / dolphin tour* / dolphin safari* / dolphin cruise* / dolphin trip* / whale trip* / whale cruise* / see whales / whales and dolphins / seal trip* / seal watch* / wal tour / wale beobachten / delfine beobachten / delfinbeobachtung* / robbentour* / seehundfahrt* / sortie baleine* / croisière baleine* / excursion baleine* / sortie dauphins / observer les baleines / observation des dauphins / observation des cétacés / excursión de ballenas / ver ballenas / ver delfines / excursiones de avistamiento / avistar ballenas / passeio das baleias / observação de cetáceos / ver baleias / ver golfinhos / passeio com golfinhos / avistamento de baleias / observação dos golfinhos / tour delle balene / avvistamento delfini / vedere le balene / escursione cetacei / 鯨ウォッチング / クジラ観察 / イルカウォッチ / イルカに会う',
    words:
      'whale* / dolphin* / humpback* / orca* / fluke / breach / seal / sightings / wale / delfin* / robben / baleine* / dauphin* / ballena* / delfines / baleia* / golfinho* / balene / delfini / クジラ / イルカ / spout / blowhole / pod / pods / hydrophone / binoculars / skipper* / zodiac / marine biologist* / tail / surface / blow / blue whale* / sperm whale* / boat trip / migration / open sea / respectful distance / fontäne / schwanzflosse / buckelwal* / pottwal* / schule / auftauchen / fernglas / meeresbiolog* / boot / souffle / nageoire* / queue / cétacé* / cachalot* / orque* / jumelles / naturaliste* / bosse / rorcual* / chorro / aleta / cetáceo* / prismáticos / biólog* / lomo / jubarte* / cauda / esguicho / mar alto / capodogli* / megattera / coda / cetace* / spruzzo / binocolo / gommone / biolog* / 潮吹き / 尾びれ / 船長 / ザトウクジラ / ブリーチング / 群れ / 双眼鏡',
    scenes: [
      'A whale in the sea',
      'A dolphin in the sea',
      'A woman with binoculars on a boat on the sea',
      'A sea lion on a beach',
    ],
  },
  {
    thing: 'boxing-glove',
    theme: 'volt',
    names:
      'martial art* / karate* / judo* / taekwondo* / aikido* / kung fu / capoeira / tai chi / muay thai / krav maga / jiu jitsu / kickbox* / boxing gym* / boxing club* / boxing class* / self defense / self defence / dojo / dojos / kampfsport* / kampfkunst* / selbstverteidigung* / boxclub* / boxverein* / boxtraining / arts martiaux / club de boxe / cours de boxe / boxe anglaise / artes marciales / artes marciais / boxeo / defensa personal / defesa pessoal / aulas de boxe / caratê / judô / arti marziali / pugilato / difesa personale / 空手 / 柔道 / 剣道 / 合気道 / 格闘技 / キックボクシング / ボクシング / boxing / boxer / boxers / mma / mixed martial / bjj / wing chun / kendo / fencing club* / sparring session* / boxtraining für / boxschule* / boxstudio / boxkurs* / kinderkarate / fechten / self defence course* / boxe thaï / club de judo / club de karaté / karaté / escrime / autodéfense / self défense / gimnasio de boxeo / clases de boxeo / yudo / kárate / autodefensa / muay thai e / academia de lutas / academia de boxe / luta livre / aulas de judo / autodefesa / palestra di boxe / kick boxing / corso di autodifesa / autodifesa / boxe / boxeur / 護身術 / ボクシングジム / 空手教室 / 剣道教室 / 柔術 / テコンドー / 武道',
    words:
      'punch / punches / jab / kick / kicks / black belt / sparring / stance / gürtel / schlag / boxsack / ceinture / frappe / cinturón / golpe* / faixa / luvas / cintura / pugni / 黒帯 / 道場 / ring / gloves / bell / uppercut* / heavy bag / knockout* / belt / belts / mat / discipline / respect / fighter* / rounds / kata / gi / sensei / tatami / knock out / white belt / ropes / hand wraps / boxhandschuhe / ringglocke / runden / gegner / disziplin / respekt / matte / sandsack / gants / sac de frappe / coups / round / tapis / kimono / combat / grades / guantes / saco / asalto* / disciplina / respeto / patada* / combate / puños / luva de / saco de pancada / chute* / respeito / guantoni / sacco / pugno / calci / rispetto / cinture / ripresa / ミット / 稽古 / 礼儀 / 型 / 帯 / サンドバッグ / グローブ / 師範 / 蹴り / boxer',
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
      'fishing trip* / fishing tackle / fishing rod* / fishing lake* / fishing charter* / fishing licence* / fishing license* / fishing guide* / angler* / angling / fly fishing / carp fishing / tackle shop* / bait shop* / angelbedarf / angelladen / angelrute* / angelschein* / angelurlaub / angeln / fliegenfischen / fischereischein / pêche à la / articles de pêche / canne à pêche / pêche sportive / pesca deportiva / pesca con mosca / pesca esportiva / pesca desportiva / caña de pescar / artículos de pesca / vara de pesca / pesqueiro* / pesca sportiva / canna da pesca / articoli da pesca / 釣り / 釣具 / fishing / go fishing / fisherman / fishing boat trip* / deep sea fishing / sea fishing / fishing pond* / fishing gear / bait and tackle / trout fishing / coarse fishing / angelsport* / angelverein* / angelteich* / angelkurs* / angeltour* / hochseeangeln / angelkarte* / forellenteich* / angelzubehör / angelgeräte / pêcheur* / partie de pêche / sortie pêche / pêche à la ligne / pêche en mer / pêche à la mouche / carte de pêche / étang de pêche / matériel de pêche / excursión de pesca / salida de pesca / tienda de pesca / licencia de pesca / coto de pesca / pescador deportivo / aparejos / jornada de pesca / loja de pesca / pescaria* / pesque e pague / material de pesca / passeio de pesca / licença de pesca / negozio di pesca / lago di pesca / pesca alla trota / gita di pesca / licenza di pesca / pesca a mosca / 釣り具 / 釣り堀 / 海釣り / 釣り船 / バス釣り / 釣竿',
    words:
      'bait / lure* / hooks / trout / carp / pike / rods / köder / forelle* / karpfen / hecht / rute / appât* / truite* / brochet / leurre* / trucha* / anzuelo* / cebo / isca* / anzol / truta / esca / trota / amo / 釣果 / ルアー / reel / reels / catch / bite / bites / float / river bank / waders / fly box / bass / salmon / cast / casting / early morning / landing net / big one / tackle / worms / maggots / fang / biss / rolle / haken / pose / schnur / zander / kescher / petri heil / gewässer / würmer / wathose / moulinet / hameçon* / flotteur* / touche / prise* / épuisette* / ferrer / ligne / carpe* / sandre / vers / étang / carrete* / sedal / cañas / picada* / captura* / lubina / carpa / lombrices / pantano / molinete / linha de / tucunaré / tilápia / anzóis / fisgada / carretilha / robalo / mulinello / lenza / luccio / abbocca* / galleggiante / esche / cattur* / vermi / リール / 竿 / エサ / 仕掛け / 釣れる / 針 / 渓流 / 磯 / アタリ',
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
      'darts / darts club* / dart club* / darts pub* / dartverein* / dartclub* / darts league / fléchettes / dardos / liga de dardos / clube de dardos / freccette / ダーツ / dartscheibe* / dartboard* / darts night* / darts tournament* / darts team* / darts match* / steel darts / soft darts / dartturnier* / dartabend* / dartspieler* / dartkneipe / jeu de fléchettes / club de fléchettes / tournoi de fléchettes / torneo de dardos / club de dardos / torneio de dardos / noite de dardos / torneo di freccette / gara di freccette / ダーツバー / ダーツ大会 / ダーツボード',
    words:
      'bull s eye / bullseye / dart / treble / oche / scheibe / pfeile / diana / alvo / bersaglio / 的中 / ブル / arrow* / 180 / one hundred and eighty / double top / checkout / flights / barrels / league night / sisal / triple twenty / board / throw / tungsten / pfeil / doppel / triple / steeldart / e dart / bull / abwurf* / punkte / cible / flèche* / volée / plein centre / tripla / lançar / tirada / dardo / alvos / mira / arremesso / freccia / centro / tripli / bersagli / 矢 / 的 / トリプル / 投げ',
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
      'chess / schach / schachclub* / schachverein* / schachkurs* / club d échecs / jeu d échecs / cours d échecs / ajedrez / xadrez / scacchi / チェス / 将棋 / 囲碁 / chess club* / chess lesson* / chess tournament* / chess board* / chess set* / chess school* / chess player* / speed chess / schachturnier* / schachspieler* / schachabend / schachunterricht / schachtraining / schachbrett* / tournoi d échecs / échiquier* / joueurs d échecs / école d échecs / échecs et / torneo de ajedrez / club de ajedrez / clases de ajedrez / ajedrecista* / torneio de xadrez / clube de xadrez / aulas de xadrez / xadrezista / torneo di scacchi / circolo scacchistico / scacchist* / scacchiera / corso di scacchi / チェスクラブ / チェス教室 / 将棋教室 / 囲碁教室 / 碁会所 / 棋士 / chess shop* / chessboard* / chess piece* / jigsaw* / schachspiel* / schachfiguren / schachverein / schachclub / tablero de ajedrez / scacchiere / ジグソーパズル / chess coach* / chess table / chessmen / wooden chess / puzzle shop* / wooden puzzle* / 1000 piece* / schachladen / schachtisch* / schachfigur / puzzleladen / puzzle teile / teile puzzle / holzpuzzle* / jeux d échecs / casse tête en bois / puzzles en bois / rompecabezas / tabuleiro de xadrez / quebra cabeça* / gioco degli scacchi / puzzle in legno / チェス盤 / 将棋盤 / 碁盤',
    words:
      'checkmate / pawn* / knight / bishop / rook / queen / gambit / tournament / bauer / springer / züge / pion / roi / reine / peón / jaque / torre / peão / alfiere / pedone / 対局 / 駒 / king / kings / bishops / knights / rooks / queens / castling / endgame / opening / openings / stalemate / grandmaster / blitz / clock / your move / board / 64 squares / mate in / sicilian / blunder* / könig / dame / läufer / turm / bauern / zug / matt / eröffnung* / endspiel / gegner / brett / schachuhr / fou / fous / cavalier / tour / échec et mat / pions / coup / ouverture / finale / pendule / rey / reina / dama / alfil / caballo / peones / tablero / apertura / jugada* / partida* / jaque mate / maestro / rei / rainha / bispo / cavalo / tabuleiro / xeque / xeque mate / abertura* / peões / re e regina / regina / scacco / matto / mossa / mosse / pedoni / cavallo / torneo / 王手 / 詰将棋 / 一手 / 盤 / 対戦 / 定跡 / 碁石 / 級位 / pawn / pawns / puzzle / puzzles / schachmatt / échecs / opening moves / opponent / chess clock / pieces / missing piece / boxwood / spielbrett / puzzleteile / adversaire / pièces de bois / piezas / jogada* / peças / scacco matto / pezzi / ピース / 勝負',
    scenes: [
      'A chess piece on a table in a classroom',
      'A boy at a table with a chess board in a classroom',
      'A grandfather with a chess piece in a park',
      'A chess piece on a table in a cafe',
      'A chess pawn on a table in a living room',
      'A man with a chess pawn at a table in a park',
    ],
  },
  {
    thing: 'boardGame',
    theme: 'ember',
    names:
      'board game* / board gaming / tabletop game* / tabletop gam* / games night* / game night / game cafe / game café / card game* / brettspiel* / spieleabend* / spielecafé* / kartenspiel* / gesellschaftsspiel* / jeu de société / jeux de société / bar à jeux / juego de mesa / juegos de mesa / jogo de tabuleiro / jogos de tabuleiro / gioco da tavolo / giochi da tavolo / ludoteca* / ludothèque* / ボードゲーム / カードゲーム / tabletop / role playing game* / roleplaying / dungeons and dragons / puzzle night* / games café / games cafe / dice game* / spieletreff* / spieleladen / spieleverlag / rollenspiel* / würfelspiel* / familienspiel* / spielenachmittag* / bar à jeux de / café jeux / soirée jeux / jeu de plateau / jeux de plateau / jeu de cartes / jeux de cartes / jeux de rôle / tarde de juegos / noche de juegos / juego de cartas / juegos de cartas / tienda de juegos / juegos de rol / café de juegos / juego de rol / noite de jogos / jogo de cartas / jogos de cartas / jogos de mesa / luderia / rpg de mesa / serata giochi / giochi di società / gioco di società / gioco di carte / giochi di carte / gioco di ruolo / giochi di ruolo / negozio di giochi / ボドゲ / ボードゲームカフェ / カードショップ / ゲームカフェ / トランプゲーム / 人狼',
    words:
      'dice / meeples / strategy / rulebook / würfel / spieler / spielregeln / dés / joueurs / règles / jugadores / reglas / jogadores / regras / dadi / giocatori / regole / サイコロ / 駒 / players / 2 4 players / 2 to 4 players / two to four players / age 8 / shelf of / token* / tile / tiles / card deck / rules / roll the dice / cooperative / expansion / turn / ages 8 / bluff* / miniature* / roll / winner / pawns / victory points / your turn / spielbrett / spielfiguren / figuren / regeln / ab 8 jahren / koop / spielzeit / mitspieler / erweiterung / siegpunkte / kooperativ / runde / pions / plateau / dé / règle / coopératif / extension / parties / partie endiablée / tablero / fichas / dados / estrategia / turno / partida / partidas / tabuleiro / estratégia / baralho / tabellone / pedine / partita / strategia / mazzo / segnalini / ルール / プレイ人数 / カード / 戦略 / 対戦 / 協力 / コマ / 2人から / tabletop',
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
      'video game* / videogame* / esport* / e sport / e sports / gaming / gamer / gamers / indie game* / game studio* / mobile game* / lan party / videospiel* / computerspiel* / jeu vidéo / jeux vidéo / videojuego* / jogo eletrônico / videojogo* / jogos eletrônicos / videogioco / videogiochi / eスポーツ / ゲーム実況 / ビデオゲーム / 新作ゲーム / new game for / pc game* / console game* / puzzle game* / action game* / adventure game* / platformer* / role play game / game developer* / open world game* / retro gaming / arcade game* / gaming tournament* / gaming cafe* / games console* / handyspiel* / konsolenspiel* / spielestudio* / spieleentwickl* / gamingcafé* / zocken / zocker* / gamescom / jeu mobile / jeux mobiles / jeu d aventure / jeu indépendant / salle d arcade / studio de jeux / juego para móvil / juego indie / juegos indie / torneo de videojuegos / salón recreativo / consolas / jogo de celular / jogo para celular / jogo indie / jogos indie / torneio de games / jogos de vídeo / games e / gioco per cellulare / giochi per pc / sala giochi arcade / torneo di videogiochi / ゲームセンター / インディーゲーム / スマホゲーム / ゲームソフト / ゲーミング / アクションゲーム / パズルゲーム',
    words:
      'multiplayer / co op / respawn / console / xp / spieler / niveau* / manette* / jugadores / consola / jogadores / fase / livelli / giocatori / 対戦 / プレイヤー / gameplay / pixel / pixels / pixel art / boss / boss fight* / early access / levels / quest* / controller* / joystick* / save the kingdom / playable / co op mode / demo / steam / switch / playstation / xbox / nintendo / pre order / high score / player one / press start / monsters / dungeons / leaderboard / dlc / trailer / endgegner / gegner / welten / konsole* / spielstand / welt retten / vorbestellen / joueur* / joueuse* / mode solo / monstres / quête* / univers / précommande / nivel* / mundo abierto / jefe final / monstruos / mando / mandos / jugador* / misiones / misión / jogador* / chefão / chefões / missão / missões / níveis / mundo aberto / monstros / mostri / missioni / boss finale / giocator* / ステージ / ボス / レベル / 冒険 / 勇者 / コントローラー / 協力プレイ / 配信開始 / ダンジョン',
    scenes: [
      'A boy with a game controller in a living room',
      'A game console on a table in a living room',
      'A man with headphones at a computer in a living room',
      'Friends with a game controller in a living room',
      'A joystick on a table in a living room',
    ],
  },
  {
    thing: 'headphones',
    theme: 'midnight',
    names:
      'music streaming / music app / audiobook* / audio book* / hörbuch / hörbücher / hörbuch* / musik streaming / kopfhörer* / headphones / earbuds / écouteurs / casque audio / livre audio / livres audio / musique en streaming / auriculares / audiolibro* / fone de ouvido / fones de ouvido / audiolivro* / streaming de música / cuffie / auricolari / 音楽配信 / ヘッドホン / イヤホン / オーディオブック / wireless headphones / noise canceling / over ear / in ear headphones / music service / stream music / streaming app for music / listen to books / music player* / musikapp / musik app / musikdienst / musikstreaming / ohrhörer / bluetooth kopfhörer / in ears / over ears / livre à écouter / livres à écouter / appli musique / casque bluetooth / casque sans fil / écoute de musique / app de música / música en streaming / audífonos bluetooth / cascos inalámbricos / aplicación de música / libros para escuchar / app de músicas / aplicativo de música / fones / auscultador* / livros para ouvir / musica in streaming / app musicale / libri da ascoltare / cuffia / cuffie wireless / 音楽アプリ / 音楽ストリーミング / 聴き放題 / ワイヤレスイヤホン / オーディオ書籍',
    words:
      'playlist* / songs / streaming / noise cancelling / bass / lieder / klang / écouter / morceaux / escuchar / canciones / ouvir / músicas / ascoltare / brani / 聴く / 曲 / listen / listening / ears / ear / sound / tracks / offline / ad free / battery life / podcasts / narrator* / stories / commute / skip / bluetooth / wireless / shuffle / song / artists / soundtrack / headphone* / hören / ohren / musik / titel / sprecher* / akku / werbefrei / offline hören / geräuschunterdrückung / stück / écoute / oreilles / chansons / titres / hors ligne / sans pub / autonomie / narrateur* / réduction de bruit / son / escucha / oídos / sin anuncios / narrador* / sonido / canción / batería / cancelación de ruido / ouça / ouvidos / sem anúncios / som / cancelamento de ruído / bateria / ascolta / orecchie / senza pubblicità / suono / canzoni / batteria / 音質 / 広告なし / ノイズキャンセリング / 再生 / 聴こう / 朗読 / 耳',
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
      'hörspiel* / audiofeature* / balado* / pódcast* / ポッドキャスト / new podcast / podcast about / podcast series / podcast network* / podcast host* / our podcast / podcast über / neuer podcast / podcast sur / nouveau podcast / podcast sobre / nuevo podcast / novo podcast / podcast su / nuovo podcast / weekly podcast / podcaster* / audio drama* / radio play* / interview podcast / podcast folge* / podcaststudio / podcast français / émission audio / podcast en français / nouvel épisode / podcasts / nuevo episodio / serie sonora / ficción sonora / podcast brasileiro / novo episódio / audiodrama / podcast italiano / nuova puntata / serie audio / 音声配信 / 音声番組 / ラジオドラマ / ボイスドラマ',
    words:
      'episode* / hosts / true crime / rss / staffel / anhören / abonnieren / épisode* / écouter / episodio* / temporada / escucha / episódio* / ouça / puntata / puntate / ascolta / エピソード / podcast* / listen / subscribe / hosted by / wherever you get your / cold case* / unsolved / interview* / every tuesday / every monday / ears / season two / new episode every / guests / storytelling / microphone* / wherever you listen / folge / folgen / hören / überall wo es / gäste / jeden dienstag / jeden montag / neue folge / ohren / erzähl* / moderator* / abonnez vous / invité* / chaque semaine / chaque mardi / saison / oreilles / animé par / affaire non résolue / suscríbete / cada lunes / cada martes / entrevistas / invitados / oyentes / historias / casos reales / micrófono / toda terça / toda segunda / assine / entrevista* / convidados / histórias / casos reais / microfone / ogni martedì / ogni lunedì / iscriviti / ospiti / interviste / storie / casi irrisolti / ascoltare / microfono / 毎週 / 配信中 / 聴く / 聴ける / ゲスト / 番組 / 未解決事件 / フォロー / 耳で',
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
      'radio station* / radio presenter* / local radio / community radio / internet radio / digital radio / hospital radio / breakfast radio / radiosender* / lokalradio* / bürgerradio* / webradio* / kinderradio* / station de radio / radio locale / radio associative / emisora de radio / emisoras de radio / radio comunitaria / emissora de rádio / rádio comunitária / rádio local / emittente radiofonica / radio libera / ラジオ局 / ラジオ番組 / コミュニティfm / コミュニティラジオ / radio show* / radio / your radio / radios / radio host* / radio programme* / drive time radio / morning radio / student radio / pirate radio / campusradio / stadtradio / radio hören / radioprogramm* / radiomoderator* / radioshow* / radio de proximité / émission de radio / matinale radio / radio en ligne / estación de radio / programa de radio / radio local / radio en línea / radio universitaria / estação de rádio / programa de rádio / rádio online / rádio universitária / rádio / stazione radio / programma radiofonico / web radio / コミュニティ放送 / ラジオパーソナリティ / ネットラジオ / ラジオ',
    words:
      'fm / mhz / dab / on air / morning show / tune in / frequency / ukw / morgenshow / antenne / fréquence / auditeurs / oyentes / emisora / sintoniza / ouvintes / sintonize / ascoltatori / frequenza / 周波数 / 放送 / listeners / requests / jingle* / airwaves / traffic updates / playlist / presenters / hits / dj / song request* / breakfast show / volunteer presenters / broadcast* / 24 7 / dial / hörer* / frequenz / moderation / einschalten / wunschhit* / verkehrsfunk / nachrichten / sendung* / studiogast / musikwunsch / sur les ondes / animateur* / animatrice* / matinale / émission* / dédicace* / écoutez / infos / locutor* / mañana / programa* / frecuencia / en antena / noticias / sintonízanos / frequência / pedidos musicais / no ar / sintonia / noticiário / in onda / conduttor* / frequenze / sintonizzati / notiziario / dediche / musica e notizie / リスナー / リクエスト / 生放送 / パーソナリティ / 電波 / 番組 / radio / radios / rádio / ラジオ',
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
      'recording studio* / music studio* / tonstudio* / studio d enregistrement / estudio de grabación / estúdio de gravação / studio di registrazione / sala de ensayo / proberaum / proberäume / rehearsal room* / sala prove / レコーディングスタジオ / 音楽スタジオ / record your song / record your album / record your demo / recording session* / mixing and mastering / music producer* / music production / band rehearsal* / practice room* / voice over studio / vocal booth / recording engineer* / mastering studio* / aufnahmestudio* / musikproduktion / musikproduzent* / bandraum / übungsraum für bands / enregistrer un album / studio de répétition / studio de mixage / ingénieur du son / local de répétition / production musicale / studios de grabación / grabar tu disco / graba tu / locales de ensayo / local de ensayo / producción musical / estudio de música / grave sua música / grave seu / produtor musical / produção musical / estúdio de ensaio / sala de ensaio / estúdio musical / sala di registrazione / registrare un disco / produzione musicale / produttore musicale / studio di produzione musicale / fonico / スタジオ録音 / リハーサルスタジオ / リハスタ / 音楽制作 / 宅録',
    words:
      'mixing / mastering / vocals / mixdown / amp / aufnahme* / mischung / abmischen / enregistrement / mixage / grabar / mezcla / mixagem / registrare / missaggio / 録音 / 収録 / mix / master / demo / album / track / tracks / microphone* / live room / sound engineer / guitar amp* / drum room / mixing desk / console / takes / your sound / single / ep / soundproof / producers / booth / mikrofon* / gesang / spuren / regie / mischpult / mixen / tontechniker / band / gesangskabine / schallisoliert / cabine / prise de son / micro* / maquette* / voix / pistes / disco / maqueta* / voces / micrófono* / cabina / mezclar / masterización / insonoriza* / técnico de sonido / pistas / masterização / voz / mesa de som / faixa* / técnico de som / banco mixer / voce / voci / brani / insonorizza* / tracce / マイク / ミックス / マスタリング / ボーカル / バンド / デモ / ブース / 防音 / 音源',
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
      'cinemas / movie theater* / movie theatre* / film festival* / drive in cinema / open air cinema / kino / kinos / kinoprogramm / kinosaal / filmfest* / cinéma / cinémas / ciné club / cine de verano / cineclub / sala de cine / cine al aire / sala de cinema / cinema all aperto / multisala / 映画館 / 映画祭 / シネマ / cinema ticket* / film screening* / film night* / movie night* / outdoor cinema / arthouse cinema / art house cinema / imax / premiere screening / drive in movie / film club* / multiplex* / short film festival* / open air kino / programmkino* / autokino* / filmabend* / filmclub* / filmvorführung* / filmtheater* / kinokarte* / kinoabend* / lichtspiel* / cinéma en plein air / salle de cinéma / séance de cinéma / ciné plein air / ciné concert / festival du film / cinéma indépendant / art et essai / salas de cine / festival de cine / cine al aire libre / cartelera / autocine* / filmoteca / entradas de cine / cine independiente / cine foro / cinema ao ar livre / sessão de cinema / salas de cinema / festival de cinema / cineclube / cine drive in / mostra de cinema / cinema di / sala cinematografica / cinema d essai / festival del cinema / rassegna cinematografica / cineforum / biglietto del cinema / arena estiva / 映画上映 / ミニシアター / 名画座 / 上映会 / ドライブインシアター / 野外シネマ',
    words:
      'movie* / screening* / popcorn / matinee / leinwand / vorführung* / avant première / película* / estreno* / filmes / estreia / sessão / proiezion* / pellicola / 上映 / 映画 / cinema / screens / big screen / films / blockbuster* / red seats / double bill / projector / director s cut / showing / showings / trailers / subtitles / classics / last row / 35mm / lights go down / in the dark / filmklassiker / große leinwand / rote sessel / originalfassung / omu / spielfilm* / vorstellung* / abspann / saal / séance* / grand écran / fauteuils rouges / projection* / vo / vost* / bobine* / réalisat* / toile / gran pantalla / palomitas / proyección / proyecciones / sesión / sesiones / butaca* / versión original / vose / telona / pipoca / projeção / sessões / poltrona* / cartaz / legendado* / grande schermo / poltrone / pellicole / prima visione / lingua originale / regist* / locandina / スクリーン / ポップコーン / 座席 / 名作 / 予告編 / 字幕 / 監督 / 全国公開',
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
      'film production* / video production* / production company / film school* / filmmaker* / film crew / videographer* / filmproduktion* / videoproduktion* / filmschule* / production vidéo / production audiovisuelle / école de cinéma / vidéaste* / productora audiovisual / productora de vídeo / escuela de cine / videógrafo* / produtora de vídeo / produtora audiovisual / escola de cinema / produzione video / casa di produzione / videomaker* / scuola di cinema / 映像制作 / 動画制作 / 映画制作 / film maker* / corporate video* / promo video* / explainer video* / wedding video* / music video* / commercial production / video agency / drone filming / drone footage / documentary maker* / video editor* / video editing / screenwriting / animation studio* / werbefilm* / unternehmensfilm* / erklärvideo* / musikvideo* / hochzeitsvideo* / hochzeitsfilm* / filmemacher* / drohnenaufnahme* / filmstudio* / videograf* / recruitingvideo* / film d entreprise / films d entreprise / film institutionnel / clip vidéo / montage vidéo / société de production / tournage vidéo / film de mariage / motion design / réalisation vidéo / vídeo corporativo / vídeos corporativos / vídeo corporativo y / edición de vídeo / edición de video / video corporativo / videos corporativos / producción audiovisual / producción de video / productora de cine / vídeo de boda / vídeo institucional / vídeos institucionais / produção de vídeo / produção audiovisual / edição de vídeo / filme institucional / filmagem de casamento / video aziendali / video aziendale / montaggio video / video promozionali / video promozionale / riprese video / produzioni video / video matrimonio / produzione cinematografica / 動画編集 / プロモーション動画 / 会社紹介動画 / 映像会社 / ドローン撮影 / 採用動画 / 結婚式ムービー / 映画学校 / 映像クリエイター',
    words:
      'shooting / editing / dreh / drehbuch / tournage / scénario / rodaje / filmagem / riprese / 編集 / imagefilm* / camera / cut / storyboard* / script* / on set / action / footage / director / drone* / animation* / lighting / crew / 4k / reel / casting / post production / clips / concept to / colour grading / subtitles / youtube / shoot day / kamera / schnitt / drehtag* / klappe / regie / skript* / filmen / filmteam / drohne* / postproduktion / caméra / montage / réalisat* / plateau / étalonnage / cadreur / cámara / guion / guión / montaje / dron / plató / grabación / rodar / postproducción / câmera / roteiro* / montagem / diretor* / gravação / set de / pós produção / telecamer* / sceneggiatur* / montaggio / regist* / ciak / girare / post produzione / カメラ / 脚本 / 撮影 / 絵コンテ / 監督 / テロップ / ナレーション',
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
      'photo studio* / photo shoot* / wedding photograph* / portrait photograph* / photography course* / photography class* / fotograf / fotografin / fotografen / fotostudio* / hochzeitsfotograf* / fotokurs* / fotoshooting* / photographe / photographes / studio photo / cours de photo / séance photo / fotógrafo* / fotógrafa* / estudio fotográfico / sesión de fotos / curso de fotografía / ensaio fotográfico / estúdio fotográfico / fotografo / studio fotografico / servizio fotografico / 写真館 / フォトスタジオ / 写真教室 / 出張撮影 / newborn photograph* / family photograph* / babyfotograf* / neugeborenenfotograf* / photography / photoshoot* / newborn photo* / family photo* / maternity photo* / headshot* / passport photo* / pet photograph* / school photo* / boudoir / event photograph* / product photograph* / photo session* / photo workshop* / photography workshop* / fotografie* / fotosession / passbild* / passfoto* / bewerbungsfoto* / babyfoto* / familienfoto* / porträtfoto* / newbornshooting* / babybauch* / fotoworkshop* / businessporträt* / shooting* / séance photos / photo d identité / photos d identité / photographe de mariage / portrait de famille / atelier photo / stage photo / photographie de / photos de mariage / sesión fotográfica / sesiones de fotos / reportaje de boda / reportaje fotográfico / fotos de carnet / foto carnet / taller de fotografía / fotografía de / book de fotos / sesiones fotográficas / ensaios fotográficos / sessão fotográfica / sessão de fotos / fotografia de / foto 3x4 / curso de fotografia / ensaio newborn / ensaio gestante / servizi fotografici / fototessera / fototessere / book fotografico / corso di fotografia / fotografa / fotografia di / sessione fotografica / 七五三撮影 / 証明写真 / フォトグラファー / 家族写真 / ニューボーンフォト / 前撮り / 写真撮影 / 成人式前撮り / マタニティフォト / カメラマン',
    words:
      'lenses / shutter / tripod / objektiv / objectif / retrato* / ritratti / obiettivo / photographer* / portrait* / camera / photos / photo / pictures / smile / smiles / lens / click / pose* / posing / natural light / backdrop* / prints / golden hour / album / memories / moments / studio lights / retouch* / snap / lightroom / fotos / bilder / porträt* / kamera / lächeln / blitz / blende / licht / bildbearbeitung / abzüge / posieren / erinnerungen / momente / appareil / sourire* / lumière / souvenirs / tirage* / cámara / sonrisa* / luz natural / posar / recuerdos / objetivo / retoque / câmera / sorriso* / lembranças / recordações / lente* / álbum / foto / macchina fotografica / sorris* / luce / posa / ricordi / scatti / scatto / stampe / 写真 / シャッター / 笑顔 / 撮影 / レンズ / アルバム / 記念 / ポーズ / データ納品 / photography / 写真撮影 / shooting* / fotografie*',
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
      'theatre / theatres / theater / theaters / theatre company / drama school* / drama club* / theaterstück* / theaterkarten / stadttheater / theaterverein* / schauspielschule* / théâtre / théâtres / cours de théâtre / troupe de théâtre / teatro / teatros / musical theatre / the musical / clases de teatro / aulas de teatro / scuola di teatro / compagnia teatrale / puppet theat* / puppentheater* / marionnettes / 劇場 / 演劇 / ミュージカル / 劇団 / theatre group* / theater group* / theatre production* / amateur dramatics / am dram / acting class* / acting school* / acting course* / drama class* / stage school* / stage play* / matinee performance / panto / pantomime* / musical theater / musicals / puppet show* / open air theatre / youth theatre / broadway / west end / theatergruppe* / theaterabend* / laienspiel* / laientheater / schauspielkurs* / schauspielunterricht / theaterfestival* / kindertheater* / jugendtheater / freilichtbühne* / theaterkasse / volksbühne / pièce de théâtre / compagnie de théâtre / atelier théâtre / école de théâtre / comédie musicale / spectacle de marionnettes / stage de théâtre / obra de teatro / obras de teatro / grupo de teatro / compañía de teatro / teatro musical / títeres / escuela de teatro / escuela de actuación / taller de teatro / clases de actuación / peça de teatro / peças de teatro / companhia de teatro / escola de teatro / curso de teatro / teatro de fantoches / teatro de bonecos / musical da broadway / spettacolo teatrale / spettacoli teatrali / laboratorio teatrale / corso di recitazione / corso di teatro / scuola di recitazione / burattini / stagione teatrale / teatrale / commedia / 舞台公演 / 演劇教室 / 人形劇 / 歌舞伎 / 劇団員 / 能楽 / 小劇場 / ミュージカル公演 / 朗読劇',
    words:
      'actor* / actress* / rehearsal* / monologue* / shakespeare / hamlet / bühne / vorhang / schauspieler* / rideau / comédien* / escenario / telón / palco / palcoscenico / sipario / attori / 舞台 / 公演 / stage / curtain / opening night / premiere / audition* / acting / cast / drama / comedy / tragedy / script / plays / playwright / spotlight* / interval / stalls / balcony / applause / costume* / act one / standing ovation / puppets / macbeth / romeo / inszenierung / ensemble / rolle / rollen / stück / spielplan / spielzeit / regie / applaus / kostüm* / souffleu* / rampenlicht / auftritt / lampenfieber / parkett / pièce* / scène / comédie* / molière / entracte / rôle* / metteu* / mise en scène / répétition* / coulisses / trois coups / actriz / actrices / estreno / comedia / función / funciones / tragedia / ensayo* / personaje* / lorca / platea / butacas / dramaturg* / ator / atriz / atores / peça / estreia / comédia / ensaio* / cortina / personagem / personagens / elenco / dramatur* / attore / attrice / commedie / prima / debutto / prove / regia / copione / recita / recitare / goldoni / pirandello / 役者 / 俳優 / 開演 / 千秋楽 / 脚本 / 稽古 / 客席 / 幕 / 主演 / commedia / broadway / west end',
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
      'choir* / choral / gospel / singing group* / singing lesson* / singing teacher* / vocal coach* / a cappella / chor / chöre / chorprobe* / chorkonzert* / kirchenchor* / kinderchor* / gospelchor* / frauenchor* / männerchor* / gesangsunterricht* / gesangverein* / chorale / chorales / chœur / cours de chant / orfeón* / clases de canto / aulas de canto / canto coral / coro gospel / coro polifonico / coro parrocchiale / lezioni di canto / 合唱 / ボイストレーニング / コーラス / community choir* / gospel choir* / singing class* / learn to sing / vocal lesson* / voice lesson* / barbershop / singing school* / chorus / children s choir / chormusik / chorsänger* / kammerchor* / popchor* / gesangslehrer* / gesangsstunde* / singen lernen / mitsingkonzert / singkreis / stimmbildung / gemischter chor / chorverein* / a cappella ensemble / chorale gospel / chœurs / ensemble vocal / professeur de chant / leçons de chant / chorale de / choristes / apprendre à chanter / coach vocal / coro de / coros / coral infantil / clases de voz / aprende a cantar / aprender a cantar / profesora de canto / coro infantil / técnica vocal / coral / corais / aula de canto / professora de canto / grupo coral / aprenda a cantar / canto e coral / coro misto / corale / corali / corista / coristi / scuola di canto / insegnante di canto / imparare a cantare / concerto corale / 合唱団 / ボーカルスクール / ゴスペル / ボイトレ / 混声合唱 / 歌唱 / 声楽教室 / 児童合唱',
    words:
      'sing / singing / sings / tenor / soprano / harmony / harmonies / rehearsal* / singen / proben / noten / chanter / choriste* / cantar / voces / coro / vozes / cantare / voci / 歌う / 歌声 / voice / voices / alto* / bass / basses / sopranos / tenors / carols / harmonise / sing along / hymns / no auditions / shower / breath / pitch / lungs / stimme / stimmen / sopran / alt und bass / lied / lieder / mitsingen / dusche / vorsingen / atem / gesang / sänger* / voix / chant / chants / chants de noël / pupitre* / répétition* / douche / ténors / souffle / partitions / voz / canto / canta / canciones / ensayo* / contralto* / tenores / bajos / ducha / afinación / respiración / cante / canções / ensaio* / respiração / chuveiro / afinação / voce / prove / contralt* / bassi / soprani / tenori / doccia / respiro / intonazione / 声 / 歌おう / ハーモニー / 歌いたい / 発声 / 団員募集 / ソプラノ / アルト / 練習 / coral / corais',
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
      'dj / djs / wedding dj* / party dj* / dj hire / nightclub* / night club* / club night* / hochzeits dj* / diskothek* / soirée dj / boîte de nuit / discoteca* / ナイトクラブ / クラブイベント / dj派遣 / clubnacht* / clubnächte / boîtes de nuit / soirée techno / casa noturna / baladas / festa techno / serata techno / serata disco / dj for / dj set* / dj night* / resident dj* / mobile disco / disco night* / clubbing / rave / raves / techno party / techno club* / after work party / afterparty / wedding band* / event dj / party music / djane* / event dj* / technoparty / disco / discos / clubnacht / tanzparty / ü30 party / tanzband* / dj mariage / dj pour / animation dj / sonorisation / discothèque* / soirée clubbing / animation mariage / club électro / dj para / dj residente / fiesta electrónica / dj bodas / sala de fiestas / noche de techno / orquesta para bodas / disco móvil / dj para casamento / dj para festas / balada* / festa eletrônica / banda para casamento / banda de baile / dj per / serata dj / dj matrimonio / musica per matrimoni / band per matrimoni / クラブ / ディスコ / djイベント / ウェディングバンド',
    words:
      'dance floor / dancefloor / decks / techno / house music / bass / turntable* / tanzfläche / plattenteller / platines / piste de danse / pista / pista de dança / batida / serata / pista da ballo / ダンスフロア / 音響 / beats / party / parties / dance / dancing / playlist / mix / lights / speakers / floor filler* / bpm / drop / vinyl only / until sunrise / all night / strobe* / laser* / fog machine / door / guest list / house / electro / disco ball / partynacht / tanzen / lichtanlage / anlage / nebelmaschine / bis in den morgen / gästeliste / auflegen / bässe / feiern / sound / fête / danser / lumières / sono / nuit / minuit / aube / tubes / platine* / ambiance / fiesta / bailar / luces / altavoces / noche / hasta el amanecer / mezcla / sesión / éxitos / festa / dançar / luzes / caixas de som / noite / até amanhecer / eletrônica / batidas / sucessos / ballare / luci / casse / notte / fino all alba / hit / consolle / console / 踊る / 朝まで / フロア / 照明 / パーティー / 爆音 / テクノ / 選曲 / disco / discos / ディスコ',
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
      'record shop* / record store* / record fair* / record label* / vinyl record* / vinyl shop* / schallplatte* / plattenladen / plattenläden / plattenbörse / disquaire* / disques vinyles / tienda de discos / discos de vinilo / loja de discos / discos de vinil / negozio di dischi / dischi in vinile / レコード店 / レコード屋 / レコードショップ / アナログ盤 / second hand records / used records / rare records / crate dig* / record collection* / record player* / vinyl store* / record day / plattenspieler* / vinylladen / vinyl laden / lps und / plattensammlung / plattenbörsen / magasin de disques / boutique de vinyles / vinyles d occasion / bourse aux disques / 33 tours / 45 tours / platine vinyle / vinyles / tienda de vinilos / vinilos / tocadiscos / discos usados / feria del disco / discos de segunda / loja de vinil / toca discos / sebo de discos / feira de vinil / vinis / negozio di vinili / vinili / giradischi / dischi usati / fiera del disco / mercatino del disco / 中古レコード / レコードプレーヤー / レコード市',
    words:
      'vinyl / lps / album / albums / turntable* / pressing / platten / vinyle* / pochette / vinilo* / aguja / vinil / agulha / dischi / puntina / レコード / 針 / records / record / crates / crate / needle / grooves / groove / b side / b sides / sleeve* / 33 rpm / 45s / 12 inch / seven inch / first pressing* / jazz / soul / funk / reggae / punk / crackle* / stylus / nadel / rille* / plattenkisten / stöbern / cover / knistern / pressung / erstpressung* / bacs / sillon* / pressage* / diamant / pochettes / face b / rééditions / crépit* / surco* / cubetas / carátula* / funda* / cara b / ediciones / crujido / ranhura / capa* / lado b / prensagem / raridade* / chiado / solchi / copertin* / lato b / stampa originale / puntine / fruscio / 盤 / 中古 / ジャケット / 針を落とす / 掘り出し / 名盤 / 試聴 / ジャズ / 7インチ / vinilos / vinili / vinis',
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
      'daily paper / local news / weekly paper / news magazine* / magazine subscription* / journalism / journalist* / tageszeitung* / wochenzeitung* / lokalzeitung* / zeitung / zeitungen / zeitungsabo* / zeitschrift* / journalismus / journal local / presse locale / presse régionale / presse indépendante / quotidien régional / journalisme / periódico local / diario local / periodismo / revista semanal / jornal local / jornalismo / jornais / giornale / giornali / quotidiano locale / giornalismo / 新聞 / 雑誌 / newspaper / newspapers / daily newspaper / weekly newspaper / local paper / digital subscription / newspaper subscription / investigative report* / print edition / online magazine / digitalabo / probeabo / nachrichtenmagazin / stadtmagazin / e paper / abonnement presse / hebdomadaire / journal régional / magazine mensuel / journaux / periódico / periódicos / suscripción digital / prensa local / noticias locales / diario digital / jornal / revista mensal / assinatura digital / imprensa / notícias locais / abbonamento digitale / notizie locali / stampa locale / settimanale / 朝刊 / 夕刊 / 日刊紙 / 電子版 / 地方紙',
    words:
      'newsroom / front page / edition / schlagzeile* / redaktion / ausgabe* / leser* / rédaction / lecteurs / titulares / redacción / lectores / manchete* / redação / leitores / redazione / lettori / 記事 / 記者 / newspaper* / headline* / reporter* / editor / editorial / columns / columnist* / crossword* / subscription / subscribers / stories / newsstand* / print / facts / sunday edition / letterbox / opinion / ink / nachrichten / abo / briefkasten / kreuzworträtsel / recherche* / lesestoff / leitartikel / reportage* / enquête* / abonnement* / abonnez vous / kiosque* / une / actualité* / chronique* / mots croisés / suscríbete / suscripción / portada / noticias / quiosco / reportaje* / crucigrama* / periodista* / assine / assinatura* / notícia* / banca / palavras cruzadas / jornalista* / inchiest* / notizi* / abbona* / edicola / prima pagina / cruciverba / cronaca / 購読 / 紙面 / 取材 / 見出し / ニュース / 特集',
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
      'publisher* / publishing house* / book fair* / literary festival* / literature festival* / debut novel / bookshop* / bookstore* / book club* / verlag / verlage / buchverlag* / buchmesse* / buchhandlung* / literaturfest* / lesung / lesungen / maison d édition / salon du livre / librairie* / club de lecture / editorial independiente / feria del libro / librería* / editora independente / feira do livro / livraria* / clube do livro / casa editrice / fiera del libro / libreria / librerie / salone del libro / 出版社 / 書店 / 本屋 / 読書会 / new novel / book launch / author reading / book signing / bestseller* / thriller novel / second hand books / antiquarian books / children s books / poetry night* / poetry slam* / buchladen / buchläden / buchpremiere / neuer roman / kinderbuch* / kinderbücher / antiquariat* / autorenlesung / buchclub* / neuerscheinung* / livres d occasion / bouquiniste* / roman policier / nouveau roman / salon littéraire / dédicace de / nueva novela / tienda de libros / libros de segunda / editorial de / club de lectura / feria de libros / presentación del libro / novo romance / editora de livros / loja de livros / alfarrabista* / lançamento do livro / feira literária / nuovo romanzo / negozio di libri / libri usati / casa editrice indipendente / festival letterario / gruppo di lettura / 新刊 / 古本 / 絵本専門 / ブックフェア / 長編小説 / 文芸',
    words:
      'paperback* / hardback / poet* / kapitel / seiten / romans / auteur* / novela* / páginas / capítulo* / romance* / livro* / romanzo / pagine / 小説 / 著者 / 作家 / author* / reader* / read / chapter* / pages / page turner / bookshelf / hardcover / fiction / crime novel / poem* / plot / signed copy / literary / story / writer* / e book / bücher / buch / roman / autor* / lesen / gedichte / erzählung* / krimi / krimis / taschenbuch / signierstunde / leserin* / livres / livre / lecture* / lire / romancier* / poésie / écrivain* / polar* / chapitre* / rayons / dédicace* / libros / libro / leer / lectura* / escritor* / poesía / cuentos / ilustrado* / trama / ler / leitura* / poesia / contos / prateleira* / libri / leggere / lettura / letture / autrice / scrittor* / racconti / scaffali / giallo / 本 / 物語 / 読む / 読書 / 文庫 / 絵本 / 棚 / サイン会 / novel / novels / éditeur / sebo',
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
      'comics / comic shop* / comic con* / graphic novel* / manga / mangas / anime con* / comicladen / comicbörse / bande dessinée / bandes dessinées / festival de bd / cómic* / tebeo* / tienda de cómics / quadrinhos / banda desenhada / loja de quadrinhos / fumett* / fumetteria / cosplay* / 漫画 / マンガ / コミック / アニメ / comic / comic book* / comic store* / comic festival* / anime / cartoonist* / webcomic* / comic artist* / comichefte / comicfestival / comicmesse* / comiczeichner* / mangakurs* / manga zeichnen / librairie bd / salon de la bd / bédé / convention manga / mangaka / albums de bd / historietas / salón del cómic / salón del manga / novela gráfica / librería de cómics / convención de anime / hqs / gibi* / mangá* / loja de gibis / feira de quadrinhos / romance gráfico / convenção de anime / negozio di fumetti / fiera del fumetto / manga e anime / コスプレ / 同人誌 / イラスト展 / 漫画家 / 漫画教室',
    words:
      'superhero* / heroes / villain* / collectible* / collector* / zine* / bösewicht* / sammler* / héros / planche / héroe* / viñeta* / herói* / vilão / eroi / tavole / 連載 / 作家 / issue* / panel / panels / speech bubble* / action figure* / back issue* / signing / artist alley / artists / cape* / superpower* / first issue / figurine* / graphic / series / hefte / zeichner* / sprechblase* / superheld* / sammelfigur* / figuren / signierstunde* / cases / bulles / planches / dessinateur* / dédicace* / super héros / albums / tomes / bocadillo* / superhéroe* / dibujante* / firmas / figuras / ilustrador* / números / balõezinhos / super herói* / desenhista* / colecion* / bonecos / revistas / supereroi / vignett* / disegnator* / albi / autografi / nuvolette / numeri / 巻 / 単行本 / キャラクター / ヒーロー / サイン会 / 原画',
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
      'public library / public libraries / city library / library card* / stadtbibliothek* / stadtbücherei* / bücherei* / bibliothek / bibliotheken / bibliotheks* / bücherbus* / bibliothèque* / médiathèque* / biblioteca municipal / biblioteca pública / biblioteca comunale / bibliotecas / mediateca* / your library / our library / town library / local library / village library / 図書館 / 図書室 / libraries are / library opening / reading room* / mobile library / children s library / library service* / gemeindebücherei / leseausweis* / vorlesestunde* / lesesaal / stadtteilbibliothek / bücherhalle* / carte de bibliothèque / bibliobus / salle de lecture / heure du conte / carné de biblioteca / bibliobús / sala de lectura / biblioteca del barrio / biblioteca de barrio / nuestra biblioteca / sala de leitura / biblioteca do bairro / cartão da biblioteca / nossa biblioteca / tessera della biblioteca / biblioteche / sala lettura / bibliotecari* / 貸出カード / 移動図書館 / 読み聞かせ / 市立図書 / 閲覧室',
    words:
      'library / libraries / biblioteca / books / shelves / loans / librarian* / story time / ausleih* / bücher / vorlesen / livres / emprunt* / libros / préstamo* / livros / empréstimo* / ler / libri / prestit* / 本棚 / 貸出 / borrow* / story hour / quiet corner / stories / novels / e books / study space / reading nook / due date / storytime / return / magazines / no late fees / desk lamps / leihen / lesen / leseecke / medien / regale / hörbücher / leseratten / lesesommer / lire / lecture / rayon* / contes / prêt / bibliothécaire* / lecteurs / étagères / leer / lectura / estanterías / cuentacuentos / carné / libro / leitura / estantes / contação de histórias / livro / estudo / leitor* / leggere / lettura / scaffali / fiabe / studiare / 本を借り / 借りる / 読書 / 司書 / 自習 / 絵本 / 蔵書 / 静か',
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
      'archive service* / city archive* / state archive* / national archives / genealogy / ancestry research / stadtarchiv* / staatsarchiv* / landesarchiv* / ahnenforschung* / archives municipales / archives départementales / archives nationales / généalogie* / archivo histórico / archivo municipal / genealogía / arquivo histórico / arquivo municipal / genealogia / archivio storico / archivio di stato / 公文書館 / family tree* / genealogist* / trace your ancestors / historical archive* / film archive* / photo archive* / parish records / record office / stammbaum* / stammbäume / ahnen / kirchenbücher / firmenarchiv / arbre généalogique / arbres généalogiques / histoire familiale / fonds d archives / archivistes / árbol genealógico / árboles genealógicos / historia familiar / árvore genealógica / arquivo público / história da família / albero genealogico / alberi genealogici / storia di famiglia / ricerche genealogiche / 郷土資料 / 家系調査 / ルーツ探し / 史料館',
    words:
      'ancestor* / parchment* / manuscript* / census / digitised / digitized / urkunde* / vorfahren / akten / ancêtres / registres / antepasado* / documentos / ancestrais / documenti / antenati / 古文書 / 先祖 / records / documents / letters / photographs / maps / centuries / great grandmother* / great grandfather* / roots / surname* / birth certificate* / reading room / history / deeds / folder* / dokumente / briefe / urgroß* / wurzeln / nachname* / geburtsurkunde* / lesesaal / kirchenbuch / karteikarten / historisch* / lettres / arrière grand* / racines / nom de famille / manuscrits / état civil / plans anciens / aïeul* / fotografías / bisabuel* / raíces / apellido* / partida de nacimiento / manuscritos / padrón / legajo* / registros / bisav* / raízes / sobrenome* / certidão / fotografias antigas / lettere / bisnonn* / radici / cognome / manoscritti / pergamen* / atti di nascita / faldon* / 戸籍 / 古地図 / 資料 / 手紙 / 歴史 / 曽祖父 / 苗字 / 記録 / archive / archives / archiv / archivo / arquivo / archivio / archives de / archive der / アーカイブ / archivi',
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
      'camping / campsite* / campground* / glamping / zeltplatz / zeltplätze / campingplatz* / campingplätze / camping municipal / bivouac / acampada* / acampar / acampamento* / campeggio / campeggi / parque de campismo / 手ぶらキャンプ / キャンプ / グランピング / camp site* / tent pitch* / camping trip* / wild camping / caravan park* / caravan site* / rv park* / camping pods / tent camping / holiday park* / safari tent* / naturcamping* / zelten / zeltwiese / campingurlaub / camping am / campen / waldcamping / camper stellplatz am / aire naturelle / camping à la ferme / terrain de camping / camping familial / emplacements de camping / cabane et / campings / camping rural / zona de acampada / parcela de camping / área de camping / parque de campismo rural / campismo / glampings / villaggio turistico / piazzola camping / campeggio sul / tenda glamping / オートキャンプ / キャンプ場 / キャンパー / ソロキャンプ',
    words:
      'campfire / sleeping bag* / camper* / caravan* / marshmallow* / zelt* / stellplatz* / lagerfeuer / schlafsack / tente* / emplacement* / feu de camp / hoguera / barraca* / fogueira / tenda / piazzola / falò / テント / 焚き火 / tent / tents / pitch / pitches / pegs / stars / woods / river bank / fire pit* / shower block / hook up / lantern* / owls / bell tent* / yurt* / pine trees / mosquito* / hammock* / wohnwagen / stromanschluss / waschhaus / sterne / sanitär* / heringe / isomatte / grillstelle / jurte* / parzellen / sanitaires / étoiles / yourte* / duvet / borne électrique / mobil home* / hamac* / tiendas de campaña / tienda de campaña / parcela* / estrellas / saco de dormir / pinos / bungalow* / duchas / estrelas / trailer / banheiros / pinheiros / rede / tende / piazzole / roulotte / stelle / sacco a pelo / pineta / allaccio / 寝袋 / 星空 / 薪 / 炊事場 / ランタン / 区画サイト / 飯盒',
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
      'scouts / girl scouts / boy scouts / girl guides / scout group* / summer camp* / holiday camp* / pfadfinder* / ferienlager* / zeltlager* / ferienfreizeit* / scouts et guides / éclaireurs / colonie de vacances / colonies de vacances / boy scout / campamento de verano / escultismo / colonia de vacaciones / escoteiros / escuteiros / acampamento de férias / colónia de férias / campo scout / centro estivo / colonia estiva / ボーイスカウト / ガールスカウト / サマーキャンプ / kids camp / day camp* / sleepaway camp* / sommercamp* / feriencamp* / colo / colos / campamentos de verano / campamento infantil / acampamento infantil / colônia de férias / campi estivi / campo estivo / centri estivi / 林間学校 / キッズキャンプ / scouting / cub scouts / brownies and guides / youth camp* / kids camp* / outdoor camp* / adventure camp* / wölflinge / jugendfreizeit* / kindercamp* / sommerlager / jugendlager / ferien camp / scoutisme / louveteaux / camp d été / camps d été / camp scout / centre aéré / campamentos urbanos / grupo scout / grupo de scouts / lobatos / campamento juvenil / escoteiro / escoteiras / grupo escoteiro / escotismo / agrupamento de escuteiros / campo de férias / lupetti / coccinelle scout / campi scout / colonie estive / scoutismo / 夏キャンプ / 子どもキャンプ / 自然学校 / カブスカウト',
    words:
      'campfire / knots / compass / hike / troop / woods / adventure / lagerfeuer / abenteuer / feu de camp / tentes / fogata / tiendas / aventura / fogueira / falò / tende / 野外 / 焚き火 / tents / tent / badges / badge / neckerchief* / marshmallows / campfire songs / trail / leaders / night hike / raft* / skills for life / canoe* / homesick / counsellor* / counselor* / s mores / forest / halstuch / knoten / zelte / zelt / nachtwanderung* / gruppenstunde* / wald / betreuer* / lagerleben / stockbrot / schnitzeljagd / foulard* / nœuds / veillée* / tente / animateur* / bivouac* / boussole* / patrouille / chef scout / grand jeu / pañuelo* / pañoleta* / nudos / brújula / hoguera / monitor* / veladas / acampada* / bosque / lenço* / nós / bússola / barracas / jogos noturnos / patrulha / mata / fazzolett* / nodi / bussola / tenda / bivacco / capi / animatori / bosco / テント / ロープ / 隊員 / 班 / 冒険 / コンパス / 自然体験 / scout',
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
      'hotel / hotels / hotelzimmer* / boutique hotel* / wellnesshotel* / guest house* / guesthouse* / bed and breakfast / country inn* / gasthof / gasthöfe / pension garni / hôtel / hôtels / chambre d hôtes / chambres d hôtes / hostal / hostales / posada* / parador* / pousada* / albergo / alberghi / hôtellerie / ホテル / 民泊 / ペンション / hotelier* / hotel room* / seaside hotel* / city hotel* / spa hotel* / mountain hotel* / country hotel* / hotel suite* / hotel stay* / luxury hotel* / bed breakfast / b b / landhotel* / stadthotel* / berghotel* / familienhotel* / romantikhotel* / seehotel* / pension am / frühstückspension* / hotelbett* / hôtel restaurant / hôtel de charme / maison d hôtes / hôtel boutique / auberge de charme / hotelito* / hotel boutique / hotel rural / hotel con encanto / casa de huéspedes / habitaciones con / hotel familiar / hotel de charme / casa de hóspedes / suítes / hotelaria / hotel sul / hotel di charme / pensione completa / mezza pensione / affittacamere / suite con / ビジネスホテル / リゾートホテル / シティホテル / プチホテル / 宿泊プラン',
    words:
      'rooms / check in / breakfast / pillow* / lobby / minibar / zimmer / übernachtung* / frühstück / chambre* / nuits / petit déjeuner / habitación* / café da manhã / camere / 宿泊 / 客室 / room / suite / suites / overnight / guests / reception / sleep / check out / double room / sea view* / concierge / linen* / stay / stays / per night / nights / terrace / room service / breakfast included / crisp sheets / bathrobe* / doppelzimmer / einzelzimmer / halbpension / rezeption / gäste / nächte / pro nacht / schlafen / frühstücksbuffet / aufwachen / aufenthalt* / nuit / nuitée* / réception / séjour* / demi pension / vue / oreiller* / draps / noche* / huésped* / desayuno* / alojamiento / estancia* / recepción / media pensión / sábanas / almohada* / quarto* / diária* / hóspede* / hospedagem / estadia / lençóis / travesseiro* / suíte / camera / notte / notti / colazione / ospiti / soggiorno / pernottamento / lenzuola / cuscini / 泊 / 宿 / 朝食付き / 一泊 / 部屋 / フロント / 滞在 / 眺め / locanda',
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
      'hostel / hostels / youth hostel* / backpacker hostel* / jugendherberge* / auberge de jeunesse / albergue juvenil / albergue de peregrinos / albergues / pousada da juventude / ostello / ostelli / ユースホステル / ゲストハウス / ホステル / backpackers / dorm bed* / dorm room* / bunk bed dorm / hostel bed* / hostelbett* / schlafsaal / backpackerhostel / auberges de jeunesse / lit en dortoir / hostel para mochileros / albergues juveniles / hostales juveniles / cama en dormitorio / albergues da juventude / hostel no / hostel para / quarto compartilhado / camas em dormitório / ostello della gioventù / posto letto / ostello per / バックパッカー / 相部屋',
    words:
      'bunk / bunks / backpack* / backpacker* / shared kitchen / travellers / travelers / stockbett* / mehrbettzimmer / dortoir* / routard* / mochileiro* / beliche* / dormitorio / zaino / camerata / ドミトリー / 旅人 / dorm / dorms / bed from / lockers / locker / common room / rooftop bar / per night / free walking tour / solo travel* / party / pub crawl* / travel / beds / luggage storage / sleep cheap / betten / bett ab / gemeinschaftsküche / schließfach / rucksack* / reisende / gemeinschaftsraum / weltenbummler / lits / cuisine commune / sac à dos / casier* / voyageurs / petits prix / literas / litera* / cocina compartida / taquilla* / viajeros / mochila / sala común / camas / cama desde / cozinha compartilhada / viajantes / área comum / letti / cucina comune / armadiett* / viaggiator* / zaini / sala comune / letto da / 二段ベッド / 共用キッチン / 旅人同士 / 一泊 / バックパック / ロッカー / 素泊まり / albergue',
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
      'holiday home* / holiday cottage* / holiday let* / holiday rental* / vacation rental* / vacation home* / holiday apartment* / ferienwohnung* / ferienhaus* / ferienhäuser / gîte / gîtes / location saisonnière / location de vacances / casa rural / casas rurales / alquiler vacacional / apartamento turístico / casa de férias / casa de temporada / alojamento local / casa vacanze / case vacanze / casa vacanza / コテージ / 貸別荘 / holiday house* / holiday flat* / holiday villa* / holiday cabin* / log cabin* / beach house rental / lake house rental / cabin rental* / villa rental* / self catering cottage / country cottage* / tiny house urlaub / chalet mieten / ferienappartement* / ferienapartment* / ferienhütte* / ferienchalet* / urlaub im ferien / berghütte mieten / maison de vacances / maisons de vacances / chalet à louer / villa à louer / appartement de vacances / gîte rural / gîte de / cottage à louer / casa de vacaciones / casas de vacaciones / apartamentos turísticos / alquiler de cabañas / cabañas / villa vacacional / casa de campo para / chalé* / casas de férias / apartamento de férias / aluguel de temporada / aluguer de férias / appartamento vacanze / appartamenti vacanze / villa con piscina / chalet in affitto / case per vacanze / ログハウス / 貸しコテージ / バケーションレンタル / 一棟貸切',
    words:
      'cottage* / self catering / sea view / fireplace / hot tub / meerblick / kamin / vue mer / cheminée / couchages / vistas al mar / chimenea / vista mar / lareira / vista mare / 一棟貸し / 別荘 / sleeps / sleeps six / sleeps four / bedrooms / wood burner / log fire / cosy cottage / seaside / weekly / dog friendly / keys in / changeover / porch / barbecue / terrace / sauna / garden view / personen / schlafzimmer / terrasse / haustiere willkommen / endreinigung / holzofen / strandnah / nebensaison / urlaub / wochenweise / personnes / chambres / poêle / jardin clos / semaine / bord de mer / piscine privée / draps fournis / personas / dormitorios / barbacoa / terraza / piscina privada / fin de semana / escapada / mascotas / pessoas / quartos / churrasqueira / varanda / piscina privativa / fim de semana / beira mar / posti letto / caminetto / terrazza / settimana / animali ammessi / giardino privato / 薪ストーブ / バーベキュー / 貸切 / 海辺 / 連泊 / 週末 / ヴィラ',
    scenes: [
      'A cottage in a field',
      'A couple on a terrace',
      'A fireplace in a living room',
      'A hammock in a garden',
      'A garden table in a garden',
    ],
  },
  {
    thing: 'hotTub',
    theme: 'ember',
    names:
      'ryokan* / onsen* / hot spring* / rotenburo / 旅館 / 温泉 / 民宿 / 露天風呂 / 日帰り入浴 / japanese inn* / heiße quellen / japanisches gasthaus / bain japonais / auberge japonaise / source chaude / sources chaudes / aguas termales japonesas / posada japonesa / aguas termales / hospedaria japonesa / fontes termais / águas termais japonesas / locanda giapponese / sorgenti termali / 温泉宿 / 湯宿 / 湯治 / 貸切風呂 / 大浴場 / 足湯 / 源泉かけ流し',
    words:
      'tatami / yukata / kimono / futon / kaiseki / bath / mineral / soak / bains / thermal / banhos / bagni / 湯 / 源泉 / 客室露天 / spring water / steam / open air bath / sliding doors / green tea / inn / sulphur / sulfur / maple / bathing / innkeeper / robe / hot water / quelle / heiß* / dampf / reisstrohmatten / gasthaus / source / fusuma / vapeur / eaux thermales / paravent / thé vert / termales / vapor / té verde / posada / baños / chá verde / tradicional japonês / hospedaria / tè verde / vapore / giapponese / locanda / 浴衣 / 会席 / 女将 / 畳 / 入浴 / 湯けむり / 宿 / 懐石 / おもてなし / 布団 / 渓谷 / 一泊二食',
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
      'spas / our spa / day spa* / spa weekend* / spa day* / spa hotel* / sauna* / thermal bath* / thermal spa / steam bath* / hammam* / therme / thermen / thermalbad* / saunalandschaft* / wellness tag / balnéo* / thermes / bains thermaux / spa et bien / balneario* / baños árabes / termas / banhos termais / alle terme / centro termale / centro benessere / bagno turco / スパ / サウナ / 岩盤浴 / スーパー銭湯 / spa treatment* / spa break* / spa package* / spa retreat* / wellness day / wellness retreat / wellness weekend* / thermal pool* / salt cave* / salt room / float tank* / floating spa / wellnesstag* / wellnessoase* / wellnesswochenende / wellnessbereich / salzgrotte* / floating tank / dampfbad* / thermalquelle* / solebad / journée spa / spa privatif / soin spa / soins spa / rituel spa / bain à remous privé / centre thermal / thalasso* / circuito termal / circuito de aguas / circuito spa / día de spa / spa urbano / baños termales / hotel balneario / centro de spa / dia de spa / circuito de águas / banho turco / banhos romanos / estância termal / percorso benessere / percorso termale / giornata spa / terme di / spa di coppia / acque termali / 日帰り温泉スパ / 酵素風呂 / ホットストーン / スパ施設 / 健康ランド / サウナ施設 / 水風呂',
    words:
      'spa / terme / soak / massage* / whirlpool / pool / aroma* / towel* / infusion / aufguss / bademantel / vapeur / peignoir / détente / albornoz / relajación / roupão / relaxamento / vapore / accappatoio / ロウリュ / 整う / steam / steam room / jacuzzi / hot tub / robe / robes / bathrobe* / slippers / unwind / plunge pool / cold plunge / eucalyptus / hot stone* / candles / relax / relaxation / bubbles / scrub / mud / salt / switch off / facial* / dampf / entspann* / auszeit / ruheraum / salz / tauchbecken / erholung / liegen / saunieren / sole / schwitzen / eukalyptus / modelage* / gommage* / bain / bains / bulles / pierres chaudes / sel / chaleur / masaje* / burbujas / zapatillas / sales / barro / vapor / exfoliación / piedras calientes / ofurô / bolhas / pedras quentes / argila / esfoliação / relaxar / idromassaggio / massaggi* / piscina termale / bolle / fanghi / sale da bagno / pietre calde / coccole / 癒し / 岩塩 / リラックス / ジャグジー / 熱波 / ととのう / 湯船 / 蒸気',
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
      'cruises / cruise ship* / cruise holiday* / river cruise* / cruise line* / kreuzfahrt* / flusskreuzfahrt* / croisière* / crucero* / cruzeiro* / crociera / crociere / クルーズ / 豪華客船 / cruise / ocean liner* / danube cruise* / rhine cruise* / mediterranean cruise* / nile cruise* / fjord cruise* / expedition ship* / schiffsreise* / donaukreuzfahrt / nilkreuzfahrt / hurtigruten / seereise* / paquebot* / croisiériste* / viaje en crucero / transatlántico* / navio de cruzeiro / navio cruzeiro / nave da crociera / navi da crociera / crociere fluviali / crocierist* / 船旅 / クルーズ客船 / クルーズ旅行',
    words:
      'ports / captain / sea days / aboard / sail / schiff / hafen / kabine* / navire / barco / camarote* / navio / nave / scalo / 客船 / 寄港 / cabin* / balcony cabin / deck / decks / port / shore excursion* / captain s dinner / fjord* / all aboard / onboard / embark* / ocean view / sun deck / nights aboard / sea / ship / ships / caribbean / mediterranean / balkonkabine / außenkabine / häfen / landgang / landausflug* / ablegen / seetag* / an bord / mittelmeer / karibik / escales / pont / embarquement / méditerranée / à bord / excursions / cubierta* / puertos / escalas / a bordo / mediterráneo / fiordo* / embarque / caribe / capitán / convés / portos / fiordes / mediterrâneo / ponte / porti / scali / fiordi / mediterraneo / escursioni / 船内 / 船上 / デッキ / 寄港地 / 乗船 / 出港 / 船室 / 地中海 / cruising',
    scenes: [
      'A cruise ship on the sea',
      'A captain on a cruise ship on the sea',
      'A couple in a harbour',
      'A suitcase in a harbour',
    ],
  },
  {
    thing: 'canalBoat',
    theme: 'ocean',
    names:
      'canal boat* / narrowboat* / narrow boat* / houseboat* / house boat* / river cruise* / canal cruise* / canal tour* / hausboot* / hausbootferien / kanalfahrt* / péniche* / location de péniche / bateau habitable / barco casa / casa flotante / casa barco / casa flutuante / houseboat / casa galleggiante / ハウスボート / 屋形船 / canal holiday* / canal break* / canal trip* / barge holiday* / barge hire / river boat holiday / canal barge / day boat hire / flussfahrt* / kanalboot* / grachtenfahrt* / bootsferien / barkassenfahrt / croisière fluviale / croisière sur le canal / tourisme fluvial / bateau sans permis / balade fluviale / barcaza* / crucero fluvial / casas flotantes / paseo por el canal / alquiler de barcazas / turismo fluvial / barcos casa / casas flutuantes / passeio pelo canal / cruzeiro fluvial / barco moliceiro / crociera fluviale / case galleggianti / gita sul canale / noleggio houseboat / battello sul canale / 運河クルーズ / リバークルーズ / 水上バス / 舟遊び / 川船',
    words:
      'towpath / mooring / tiller / barge / schleuse* / kanal / anlegen / écluse* / fleuve / esclusa* / río / eclusa* / chiusa / canale / fiume / 運河 / 水門 / lock / locks / canal / canals / slow travel / moored / lock gates / ducks / swans / heron* / no licence / no license / bunks / steer / four miles an hour / stern / bow / galley / waterways / cruise at walking pace / enten / führerscheinfrei / ohne führerschein / kähne / ufer / gemächlich / grachten / reiher / entschleun* / halage / chemin de halage / sans permis / canards / amarrer / berges / au fil de l eau / hérons / sin licencia / patos / amarrar / orilla / ribera / navegación tranquila / sem licença / margens / canali / chiuse / senza patente / anatre / ormeggi* / alzaia / battello / 閘門 / 舟 / 水路 / 船頭 / 桟橋 / 水鳥 / 川面',
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
      'tourist board* / tourist office* / tourist information / visitor centre* / visitor center* / city tour* / guided tour* / walking tour* / sightseeing / ghost tour* / city break* / city marketing / tourismus* / tourist info* / stadtführung* / stadtrundgang* / stadtrundfahrt* / stadtmarketing / städtereise* / städtetrip* / sehenswürdigkeit* / office de tourisme / visite guidée / visites guidées / oficina de turismo / visita guiada / visitas guiadas / turismo / free tour / visita guidata / visite guidate / ufficio turistico / 観光 / 街歩き / まち歩き / tour guide* / city guide* / food tour* / free walking tour* / hop on hop off / historic tour* / heritage trail* / visit our town / night watchman tour / audio tour* / nachtwächterführung* / altstadtführung* / gästeführer* / stadtführer* / themenführung* / stadtspaziergang* / stadtbummel / touristinformation / sightseeingtour* / visites de la ville / visite de la ville / guide conférencier / guide conférencière / balade urbaine / balades urbaines / circuit touristique / city pass / petit train touristique / ruta guiada / rutas guiadas / tour guiado / tours guiados / guía turística / guía turístico / guías turísticos / recorrido guiado / paseo guiado / bus turístico / recorridos a pie / ruta teatralizada / passeio guiado / passeios guiados / guia turístico / guia de turismo / passeio a pé / posto de turismo / roteiro histórico / visite teatralizzate / tour guidato / tour guidati / guida turistica / guide turistiche / passeggiata guidata / tour a piedi / pro loco / 観光ガイド / 観光案内 / 観光協会 / ガイドツアー / ウォーキングツアー / 街歩きツアー',
    words:
      'old town / landmark* / cobble* / cathedral / locals / altstadt / gassen / vieille ville / ruelles / casco antiguo / centro histórico / praças / centro storico / 名所 / 城下町 / alleys / alley / legend* / monuments / monument / square / bell tower / guide / guides / hidden corner* / stories / visitors / walk / stroll* / streets / history / bridges / hidden gems / ghosts / gates / market square / visit / secrets of the / lantern / meeting point / rundgang / marktplatz / geschichten / türme / dom / laterne* / treffpunkt / sagen / fachwerk* / entdecken / gassen der / flanier* / patrimoine / ruelle* / anecdote* / place du marché / légende* / cathédrale / pavés / découvrir / remparts / point de rendez vous / flâner / callejuela* / callejon* / leyenda* / catedral / plaza / rincones / patrimonio / murallas / descubre / punto de encuentro / adoquin* / becos / vielas / lenda* / praça / patrimônio / património / ruas / ladeiras / ponto de encontro / conheça / vicoli / leggend* / cattedrale / piazza / borgo / borghi / angoli / scopri / punto d incontro / 路地 / 歴史散歩 / 案内 / 散策 / 石畳 / 街並み / 史跡 / 名物 / ガイド / city card / tourism / tourisme',
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
      'hiking / hiking tour* / hiking trail* / hiking hotel* / mountain guide* / trekking / alpine club* / mountain hut* / wanderung* / wandern / wanderweg* / wanderreise* / bergführer* / alpenverein* / berghütte* / randonnée* / guide de montagne / refuge de montagne / senderismo / ruta de montaña / guía de montaña / refugio de montaña / trilhas guiadas / montanhismo / escursionismo / escursioni guidate / guida alpina / rifugio alpino / 登山 / ハイキング / トレッキング / 山小屋 / guided hike* / guided walk* / walking holiday* / walking group* / ramblers / hill walk* / hillwalk* / mountain tour* / mountaineer* / alpine hut* / long distance trail* / snowshoe* / nordic walking / trek / treks / bergtour* / bergwander* / wanderurlaub / wandergruppe* / wandertag* / schneeschuh* / hüttentour* / wanderhotel* / alpenüberquerung / wanderfreunde / wanderkarte* / wanderverein / randonneur* / sortie montagne / sentier de randonnée / raquettes à neige / accompagnateur en montagne / marche nordique / rando / club de randonnée / gîte d étape / rutas de senderismo / senderista* / excursión a la montaña / excursiones de montaña / rutas de montaña / trekking guiado / club de montaña / montañismo / marcha nórdica / raquetas de nieve / caminhada guiada / caminhadas guiadas / passeios pedestres / percursos pedestres / pedestrianismo / guia de montanha / montanhista* / escursione guidata / trekking guidato / camminata guidata / guide alpine / ciaspol* / sentieri cai / 山岳ガイド / 山登り / トレッキングツアー / 登山教室 / 登山ガイド / 縦走登山 / スノーシュー',
    words:
      'boots / ridge / altitude / hike* / hut / waymark* / gipfel / pfad* / berge / sommet* / sentier* / cumbre* / sendero* / vetta / sentiero / sentieri / 山頂 / 縦走 / trail / trails / summit* / peak / peaks / backpack / walking boots / path / paths / waterfall* / valley / views / rucksack* / poles / contour* / ascent / map and compass / blister* / ridge walk / alpine / wilderness / dawn / höhenmeter / hütte / almen / alm / wanderschuh* / aufstieg / rast / brotzeit / panorama / wasserfall* / tal / wegweiser / bergsee / sac à dos / chaussures de marche / dénivelé / crêtes / crête / refuge / cascade* / montagne / marche / cols / bâtons / vallée / botas / mochila / cima* / desnivel / refugio / cascada* / montaña* / valle / bastones / senda* / cachoeira* / montanha* / serra / pico* / vale / abrigo de montanha / scarponi / zaino / cime / dislivello / cascata / cascate / montagna / bastoncini / rifugio / quota / panorama* / 頂上 / 尾根 / 登る / 登り / ザック / 絶景 / 滝 / 道標 / hike / hikes / trilha* / caminata* / camminat* / rifugi / cammini',
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
      'campervan* / camper van* / motorhome* / rv rental* / van life / vanlife / camper hire / wohnmobil* / reisemobil* / campingbus* / campervermietung* / camping car / van aménagé / vans aménagés / autocaravana* / furgoneta camper / alquiler de camper / autocaravana / motorhome / aluguel de motorhome / autocaravanas / noleggio camper / キャンピングカー / 車中泊 / rv hire / van conversion* / camper conversion* / rv park rental / camper mieten / kastenwagen* / vanausbau / camperausbau / bulli mieten / location de van / location de camping car / location de vans / fourgon aménagé / camping cars / furgonetas camper / alquiler de autocaravanas / alquiler de campers / casa rodante / camperizar / camperización / furgoneta camperizada / aluguel de motorhomes / aluguer de autocaravanas / casa sobre rodas / carrinha camper / noleggio van / noleggio camper per / camperizzat* / furgonato / autocaravan / キャンピングカーレンタル / バンライフ / キャンピングカー販売 / 車中泊仕様',
    words:
      'camper / campers / caravan* / road trip* / gas stove / awning / berth* / bunk / stellplatz / markise / estrada / viagem / sosta / 旅車 / ポップアップルーフ / sleeps four / van / pop top / pop up roof / fridge / swivel seats / kitchenette / solar panel* / unlimited mileage / wild camping / park up / steering wheel / mileage / open road / wake up anywhere / aufstelldach / schlafplätze / bordküche / solar / freie kilometer / autark / roadtrip* / couchages / toit relevable / cuisinette / kilométrage illimité / auvent / plazas / techo elevable / cocina a bordo / kilometraje ilimitado / toldo / ruta / carretera / lugares para dormir / teto elevatório / cozinha a bordo / quilometragem livre / posti letto / tetto a soffietto / cucinino / chilometri illimitati / veranda / 就寝 / ソーラー / ベッド展開 / 道の駅 / 自由な旅 / 冷蔵庫付き',
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
      'bike tour* / bicycle tour* / cycling tour* / cycling holiday* / cycling club* / bike rental* / bike hire / cycle path* / radtour* / radreise* / fahrradtour* / radverleih* / fahrradverleih* / radweg* / location de vélo* / balade à vélo / voyage à vélo / cicloturismo / alquiler de bicicletas / ruta en bici / passeio de bicicleta / aluguel de bicicletas / tour in bici / noleggio bici / サイクリング / レンタサイクル / cycle tour* / guided bike ride* / guided ride* / e bike tour* / e bike rental* / bike holiday* / cycle route* / cycle hire / cycling trip* / bikepacking / mountain bike tour* / mtb tour* / city bike rental / bike share / bike sharing / radwandern / radurlaub / radwander* / e bike verleih / bikeverleih / radsportverein / leihrad / leihräder / radfernweg* / mountainbiketour* / vélo libre service / randonnée à vélo / séjour à vélo / tour à vélo / loueur de vélos / véloroute* / balades à vélo / vélotourisme / alquiler de bicis / rutas en bici / tour en bicicleta / paseo en bici / ruta en bicicleta / viaje en bicicleta / cicloturista* / club ciclista / passeio ciclístico / passeios de bicicleta / aluguel de bikes / aluguer de bicicletas / cicloturístic* / noleggio biciclette / gita in bici / vacanze in bici / ciclovacanz* / giro in bici / noleggio e bike / レンタル自転車 / サイクルツアー / 自転車ツアー / シェアサイクル',
    words:
      'bike* / cycle / cycling / saddle / e bike / kilometres / fahrrad / radeln / strecke / vélo* / piste cyclable / bici / bicicleta* / carril / pedalar / ciclovia / pedalare / ciclabile / 自転車 / ペダル / ride / rides / pedal* / helmet* / route / wind in your hair / km of / flat route / panniers / handlebar* / tandem* / stage / stages / riders / vineyards by / luggage transfer / helm / etappe* / gepäcktransport / gangschaltung / leihhelm / sattel / lenker / tourenrad / flussradweg / etapes / étape* / casque / sacoche* / guidon / itinéraire* / selle / transfert de bagages / voie verte / casco / alforjas / etapas / sillín / manillar / vía verde / alforges / guidão / capacete / selim / percurso / ecopista / borse laterali / tappe / tappa / manubrio / percorso / pista / sellino / ヘルメット / 走る / ルート / サドル / 電動アシスト / 風を切',
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
      'marathon* / half marathon* / fun run* / running club* / charity run* / triathlon* / halbmarathon* / volkslauf* / laufverein* / spendenlauf* / lauftreff* / semi marathon / course à pied / club de running / maratón* / medio maratón / carrera popular / club de corredores / maratona* / meia maratona / corrida de rua / mezza maratona / gara podistica / corsa podistica / マラソン / ランニングクラブ / 駅伝 / running race* / run club / road race* / trail run* / parkrun / 5k run / 10k run / city run / colour run / relay race* / running event* / ultramarathon* / ironman / stadtlauf* / firmenlauf* / frauenlauf / laufgruppe* / laufkurs* / lauftraining / waldlauf / traillauf / silvesterlauf / benefizlauf / staffellauf / courses à pied / club d athlétisme / course nature / course caritative / coureurs à pied / trail de / foulées de / carrera solidaria / media maratón / carrera de montaña / carreras populares / carrera nocturna / club de atletismo / grupo de running / san silvestre / corrida solidária / corrida noturna / grupo de corrida / clube de corrida / corrida de são / prova de corrida / corsa campestre / gara di corsa / gruppo podistico / podisti / stracittadina / corsa benefica / 市民マラソン / ハーフマラソン / ランニング大会 / 走ろう会 / トレイルラン / ランニング教室',
    words:
      'runner* / finish line / start line / kilometre* / medal* / 10k / läufer* / strecke / courir / coureur* / arrivée / correr / corrida / chegada / correre / traguardo / 完走 / ランナー / run / running / miles / bib / bibs / personal best / start gun / water station* / couch to 5k / pace / pacemaker* / trainers / register now / charity / finishers / finisher / stopwatch / last mile / 5k / 21k / 42k / startnummer* / ziel / zieleinlauf / verpflegung* / laufen / laufschuh* / bestzeit / anmeldung / kilometer / dossard* / ravitaillement* / ligne d arrivée / foulée* / baskets / chrono / inscription* / dorsal* / avituallamiento* / corredor* / kilómetros / zapatillas / inscripciones / cronómetro / largada / linha de chegada / tênis de corrida / quilômetros / inscrições / pettoral* / ristori / podista / chilometri / iscrizioni / scarpe da corsa / medaglia / 走る / ゴール / エントリー / ゼッケン / 給水所 / 参加賞 / キロ / 自己ベスト',
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
      'zoo / zoos / zoological / safari park* / wildlife park* / animal park* / tierpark* / wildpark* / vogelpark* / tiergarten / zoologisch* / parc animalier / parc zoologique / parcs animaliers / réserve animalière / zoológico* / parque de animales / jardim zoológico / zoologico / parco faunistico / parco zoo / bioparco / parco safari / 動物園 / サファリパーク / wildlife centre* / zookeeper* / zoo ticket* / night zoo / monkey park / tiger sanctuary / zoo day / zoobesuch* / zoodirektor / tiere hautnah im / affenpark / alpenzoo / wildgehege / raubtierfütterung / zoologique / parc aux oiseaux / parc à singes / visite du zoo / parc de la faune / safari parc / parque zoológico / parque safari / parque de fauna / bioparque / jardim zoológico de / parque dos animais / zoosafari / giardino zoologico / visita allo zoo / 動物公園 / ナイトズー',
    words:
      'giraffe* / elephant* / lion* / tiger* / monkey* / penguin* / enclosure* / cub / cubs / elefant* / löwe* / affe* / gehege / lions / soigneur* / león / jirafa* / elefante* / leão / macaco* / scimmi* / leoni / 飼育員 / ゾウ / キリン / keepers / keeper talk* / feeding time* / zebra* / gorilla* / panda* / hippo* / rhino* / meerkat* / flamingo* / bear / bears / baby elephant / newborn / otter* / animals / roar / savannah / fütterung* / tierpfleger* / nashorn* / pinguin* / erdmännchen / bären / flusspferd* / robben / jungtier* / girafe* / éléphant* / singe* / manchot* / ours / loutre* / nourrissage / suricate* / zèbre* / tigre* / girafon / cuidador* / cebra* / pingüino* / oso* / rinoceronte* / monos / suricata* / hipopótamo* / urso* / pinguim / tratador* / onça / girafa* / orsi / zebre / ippopotam* / guardiano / suricati / ライオン / ペンギン / シマウマ / 赤ちゃん誕生 / 餌やり / カワウソ / レッサー / パンダ',
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
      'aquarium visit* / public aquarium* / sea life centre* / oceanarium* / meeresaquarium* / großaquarium* / océanarium / aquarium géant / acuario* / oceanário* / oceanario* / aquário municipal / acquario di / 水族館 / sea life center* / shark tunnel / ocean tank / aquarium ticket* / underwater tunnel / penguin parade* / aquariumbesuch / haitunnel / sealife / haifischbecken / bassin aux requins / tunnel sous marin / grand aquarium / cité de la mer / gran acuario / túnel submarino / tanque de tiburones / grande aquário / túnel subaquático / tanque de tubarões / tunnel degli squali / vasca degli squali / すいぞくかん / アクアパーク / 海遊館',
    words:
      'shark* / jellyfish / tunnel / penguin* / seahorse* / octopus / haie / quallen / becken / requin* / méduse* / tiburón / tiburones / medusa* / tubarão / tubarões / squalo / squali / meduse / クラゲ / ペンギン / イルカショー / ray / rays / touch pool* / sea horse* / coral / tank / tanks / clownfish / octopuses / feeding time / tropical fish / manta* / sea turtle* / otters / glass / litres / starfish / fische / rochen / korallen* / seepferdchen / krake* / unterwasser / quallenbecken / scheibe / liter / clownfisch / pieuvre* / hippocampe* / raies / raie / poisson* / récif / manchots / bassins / vitre / corail / pulpo* / rayas / peces / arrecife / pingüinos / litros / pez payaso / polvo* / arraia* / raias / peixe* / pinguins / polpo / cavallucci / razze / pesci / pinguini / vasche / litri / corallo / サメ / 水槽 / イワシ / 魚 / マンボウ / 水中トンネル / タッチプール / 深海 / aquarium / aquariums / アクアリウム / aquário / acquario / acquari',
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
      'theme park* / amusement park* / leisure park* / adventure park* / roller coaster* / rollercoaster* / freizeitpark* / vergnügungspark* / erlebnispark* / achterbahn* / parc d attractions / parc de loisirs / parc à thème / montagnes russes / parque de atracciones / parque de diversiones / parque temático / montaña rusa / montañas rusas / parque de diversões / montanha russa / parco divertimenti / parco a tema / luna park / montagne russe / 遊園地 / テーマパーク / ジェットコースター / water coaster / thrill ride* / family rides / amusement rides / log flume* / white knuckle ride* / ghost train* / wildwasserbahn* / familienpark* / märchenpark* / geisterbahn* / wasserachterbahn / park mit achterbahn / grand huit / parc d attraction / parcs d attractions / train fantôme / parcs de loisirs / parques temáticos / parque de ocio / tren fantasma / parques de atracciones / parques de diversiones / parque temático aquático / trem fantasma / montanha russa mais / parques de diversões / parques temáticos do / parchi divertimento / parco tematico / ottovolante / parchi a tema / trenino fantasma / レジャーランド / 絶叫マシン / アミューズメントパーク / お化け屋敷',
    words:
      'coaster* / scream* / wristband / attractions / fahrgeschäft* / looping / nervenkitzel / sensations / manège* / adrenalina / atracciones / atrações / brinquedos / attrazioni / giostre / 絶叫 / アトラクション / rides / ride / thrill* / loops / loop / drop tower / fast pass / queue* / season pass / km h / day ticket / cotton candy / height limit / metres high / mascot / parade / fahrten / attraktion* / schreien / kreischen / wartezeit* / tageskarte / g kräfte / wasserrutsche / parkeintritt / frissons / attraction / adrénaline / file d attente / cri / crier / journée / tours de / vértigo / caída / gritos / loopings / pase de un día / emociones / montaña / fila / frio na barriga / emoções / queda / passaporte de um / brividi / urla / coda / brivido / giro della morte / biglietto giornaliero / スリル / 乗り物 / フリーパス / パレード / 待ち時間 / コースター / ワンデー',
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
      'funfair* / fun fair* / fairground* / carnival rides / ferris wheel* / jahrmarkt* / jahrmärkte / kirmes* / volksfest* / karussell* / riesenrad* / fête foraine / fêtes foraines / grande roue / feria de atracciones / tiovivo / noria gigante / quermesse* / roda gigante / parque itinerante / ruota panoramica / giostra / 移動遊園地 / 観覧車 / big wheel / travelling fair / county fair* / state fair* / country fair* / village fete / street fair / merry go round* / carousel* / helter skelter / rummel* / schützenfest* / dorffest* / stadtfest* / herbstmarkt* / frühlingsfest* / ducasse / vogue des / fête au village / carrousel* / autos tamponneuses / kermesse* / fête de village / foire du / feria de abril / ferias y fiestas / fiestas del pueblo / fiestas patronales / noria / carrusel* / coches de choque / parque de feria / festa junina / carrossel / roda gigante e / feira popular / carrinhos de choque / festas da cidade / arraial / festa patronale / autoscontri / luna park itinerante / fiera di paese / メリーゴーランド',
    words:
      'dodgems / bumper cars / candyfloss / cotton candy / raffle / autoscooter / zuckerwatte / losbude / manège* / barbe à papa / algodón / barraquinhas / giostre / zucchero filato / 縁日 / 屋台 / stalls / waltzer* / toffee apple* / coconut shy / popcorn / tombola / lights / rides / fireworks / hoopla / prizes / shooting gallery / duck pond / win a / brass band / gebrannte mandeln / lose / schießbude / feuerwerk / fahrgeschäfte / kettenkarussell / lebkuchenherz* / fahrchips / bratwurst / festzelt / stand de tir / pomme d amour / churros / loterie / feux d artifice / pêche aux canards / forains / casetas / tómbola / fuegos artificiales / tiro al blanco / palomitas / verbenas / farolillos / maçã do amor / algodão doce / pipoca / barracas / fogos / tiro ao alvo / bandeirinhas / farturas / bancarelle / tiro a segno / pesca dei cigni / lotteria / fuochi d artificio / zucchero / croccante / 綿あめ / 金魚すくい / 花火 / 射的 / りんご飴 / 盆踊り / 露店 / oktoberfest / bierzelt / お祭り / 夏祭り / 秋祭り / sagra*',
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
    names:
      'circus* / zirkus* / zirkuszelt / cirque* / circo* / サーカス / acrobatics show / travelling circus / kinderzirkus / mitmachzirkus / varieté* / école de cirque / arts du cirque / stage de cirque / escuela de circo / artes circenses / circense* / espectáculo de circo / escola de circo / espetáculo circense / novo circo / scuola di circo / arti circensi / サーカス学校 / 大道芸',
    words:
      'clown* / acrobat* / trapeze* / juggl* / ringmaster / big top / tent / manege / akrobat* / jongl* / trapèze / chapiteau / piste / payaso* / carpa / malabar* / trapecio / palhaço* / lona / pagliacci* / tendone / giocolier* / 曲芸 / 空中ブランコ / ring / tightrope / fire eater* / unicycle* / stilts / sawdust / popcorn / aerial silks / somersault* / human cannonball / caravan / seiltänz* / artisten / artist* / feuerschlucker / zelt / sägemehl / einrad / stelzen / funambule* / équilibriste* / échasses / piste aux étoiles / monocycle / trapéziste* / acróbata* / equilibrista* / cuerda floja / zancos / trapecista* / pista central / fuego / picadeiro / trapezista* / corda bamba / pernas de pau / tenda / respeitável público / acrobazi* / trapezist* / equilibrist* / funambol* / pista / trampoli / 綱渡り / ピエロ / 大テント / 曲芸師 / アクロバット / ジャグリング',
    scenes: ['Popcorn in a circus', 'Children laugh in a circus', 'A horse on a stage', 'A trumpet on a stage'],
  },
  {
    thing: 'bowling',
    theme: 'midnight',
    names:
      'bowling alley* / bowling lane* / tenpin bowling / ten pin bowling / bowlingbahn* / bowlingcenter* / kegelbahn* / kegeln / kegelclub* / piste de bowling / bowling center / bolera / boleras / boliche / pista de bowling / sala bowling / bowling / ボウリング / bowling night* / bowling part* / bowling league* / ten pin / tenpin / bowling centre* / bowling center* / go bowling / bowlingabend* / bowlinghalle / kegelabend / kegelverein / bowlen / soirée bowling / pistes de bowling / salle de bowling / parties de bowling / boliche para / noche de bolos / bolos / jugar a los bolos / pistas de bolos / pistas de bowling / boliche e / noite de boliche / pistas de boliche / campo da bocce / serata bowling / piste da bowling / partita a bowling / ボウリング場 / ボーリング場',
    words:
      'strikes / pins / lanes / shoes / bahnen / boule / quilles / bola / pinos / palla / birilli / ストライク / レーン / strike / spare / spares / gutter / pin / alley / bowling shoes / shoe hire / lane hire / bumpers / cosmic / frame / league / roll / bahn / kugel / pudel / leihschuhe / alle neune / kegel / neun / boule de / piste / gouttière / chaussures de / quille / réserver une piste / calle / pleno / semipleno / zapatos de / pista / calha / sapatos de / bola de / pistas / corsia / corsie / scarpe da / birillo / boccia / スペア / ガター / ボール / シューズ / レンタルシューズ / 投げ',
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
      'trampoline park* / trampolinpark* / trampolinhalle* / soft play / indoor playground* / bouncy castle* / hüpfburg* / indoorspielplatz* / spielehalle / parc de trampolines / trampoline parc / plaine de jeux / camas elásticas / parque de trampolines / parque infantil / parque de trampolins / pula pula / parco trampolini / tappeti elastici / gonfiabili / トランポリン / キッズパーク / trampolines / trampoline / trampolining / jump park* / jump arena / play centre* / play center* / ball pit / ball pool / softplay / indoor play / jumphouse / indoor spielplatz / kinderspielland / spieleland / spielparadies / bällebad / trampolinspringen / parc de jeux / parc de jeux couvert / châteaux gonflables / château gonflable / structures gonflables / piscine à balles / centro de ocio infantil / parque de bolas / castillo hinchable / castillos hinchables / castillos inflables / brinquedoteca / cama elástica / piscina de bolinhas / insufláveis / parque de trampolim / inflável / parco giochi / playground indoor / trampolini / castello gonfiabile / piscina di palline / ludoteche / ふわふわドーム / 室内遊園地 / 屋内遊び場 / ボールプール / エア遊具',
    words:
      'somersault* / foam pit / hüpfen / springen / rutsche* / sauter / rebond* / saltar / salto / pular / saltare / 跳ぶ / ジャンプ / jump / jumping / bounce / bounces / bouncing / slides / grip socks / wall to wall / dodgeball / slam dunk / climb / crawl / backflip* / energy / climbing frame / socks / rainy day / jump session* / kinder toben / toben / austoben / hüpf* / stoppersocken / schnitzelgrube / regentag / wochentage / sprung / saut / sauts / chaussettes / toboggan* / bac à mousse / se défouler / salta / saltos / brincos / rebotar / calcetines / toboganes / volteretas / lluvia / pulo* / salto* / meias / escorregador* / espuma / cambalhotas / salti / rimbalz* / calzini / scivol* / gommapiuma / capriole / 滑り台 / 宙返り / 遊び放題 / 靴下 / 雨の日',
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
      'escape room* / escape game* / live escape / exit room* / exit game* / mystery room* / puzzle room* / murder mystery / krimidinner* / rätselraum* / jeu d évasion / jeux d évasion / sala de escape / salas de escape / juego de escape / jogo de fuga / sala de fuga / salas de fuga / stanza di fuga / stanze di fuga / cena con delitto / 脱出ゲーム / 謎解き / outdoor escape / escape the room / locked in a room / scavenger hunt* / mystery game* / murder mystery dinner / detective game* / escaperoom* / rätselspiel* / krimispiel* / schnitzeljagd für / krimi dinner / outdoor escape game / escape spiel / exit raum / jeu de piste / enquête grandeur nature / murder party / soirée enquête / cuarto de escape / juegos de escape / yincana* / gymkhana / cena con asesinato / jogo de escape / jogos de fuga / jantar mistério / gioco di fuga / giochi di fuga / enigmi e / リアル脱出ゲーム / 謎解きイベント / 密室脱出 / マーダーミステリー / 宝探し',
    words:
      'clue* / puzzle* / riddle* / countdown / codes / mystery / rätsel / schloss / énigme* / indice* / enigma* / pistas / candado* / pista / enigmas / indizi / lucchetto / 密室 / 暗号 / sixty minutes / 60 minutes / locked / solve / key / hidden / clock ticking / detective* / padlock* / decode / crack the code / team building / teammates / game master / vault / bank heist / curse / trapped / minuten / ausbrechen / entkommen / hinweis* / schlösser / knacken / rätseln / eingesperrt / detektiv* / teamgeist / gehimnis* / geheimnis* / minutes pour / s échapper / cadenas / enfermés / enquêteur* / équipiers / mystère / évadez / minutos / escapar / llave / acertijos / encerrad* / misterio* / resolver / escapem / chave / charadas / presos / mistério / decifr* / cadeado* / minuti / fuggire / chiave / rinchius* / mistero / enigmi / risolvere / lucchetti / 60分 / 鍵 / 閉じ込め / 手がかり / 制限時間 / 推理 / 仲間 / 解読 / treasure hunt* / chasse au trésor / caccia al tesoro / caça ao tesouro / búsqueda del tesoro',
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
      'event planner* / event planning / event agency / event management / event venue* / party venue* / function room* / venue hire / conference centre* / conference center* / banquet hall* / eventlocation* / eventagentur* / eventplanung* / partylocation* / tagungszentrum* / tagungsraum* / salle de réception / salle des fêtes / salle de séminaire / location de salles / agence événementielle / salón de eventos / salones de eventos / organización de eventos / alquiler de salas / espaço de eventos / espaço para eventos / salão de festas / organização de eventos / location per eventi / sala per feste / organizzazione eventi / イベント会場 / 展示会場 / 貸会議室 / イベント企画 / christmas party venue* / meeting room hire / hall hire / exhibition centre / trade fair stand / party hire / marquee hire / event hire / event organiser* / event organizer* / party planner* / celebrations venue / banqueting / firmenevent* / festsaal / festsäle / partyraum / veranstaltungsraum / veranstaltungssaal / veranstaltungsagentur* / eventmanagement / zeltverleih* / tagungshotel* / tagungsräume / messehalle / raumvermietung / feierlocation / organisation d événements / organisateur d événements / événementiel / salle à louer / salle polyvalente / séminaire d entreprise / location de salle / soirée d entreprise / salles de réception / location de chapiteau* / eventos de empresa / alquiler de salones / salón de fiestas / centro de convenciones / organizadores de eventos / alquiler de carpas / sala de eventos / salón para eventos / eventos empresariais / salão de eventos / centro de convenções / aluguel de salão / casa de eventos / aluguer de espaços / buffet para eventos / quinta para eventos / centro congressi / affitto sala / sala eventi / organizzazione di eventi / sale per eventi / location eventi / パーティー会場 / 貸会場 / レンタルスペース / 会議場 / 宴会場 / イベント運営',
    words:
      'banquet / conference* / gala / catering / seating / marquee / gäste / bankett / invités / traiteur / invitados / banquete / celebración / convidados / invitati / ricevimento / 宴会 / 会場 / venue* / guests / guest / capacity / seated / standing / ballroom / stage / av equipment / av / seminar* / dance floor / buffet / celebrate / anniversar* / reception / seats / keynote / projector / 200 guests / site visit / feiern / feier / saal / personen / tagung* / bühne / beamer / stuhlreihen / technik / konferenz* / jubiläum / empfang / sitzplätze / bis zu / réception / séminaire* / cocktail / personnes / places assises / vidéoprojecteur / capacité / anniversaires / congreso* / aforo / cóctel / personas / salón / proyector / capacidad / aniversario* / reuniones / congresso* / capacidade / coquetel / pessoas / salão / confraterniza* / projetor / formaturas / aniversário* / congress* / capienza / posti a sedere / banchett* / proiettore / festa / ricevimenti / cerimonie / 収容 / 名様 / 披露 / 懇親会 / 会議 / 展示会 / 着席 / 立食 / 音響 / corporate event* / company part* / firmenfeier* / betriebsfeier* / eventi aziendali / eventos corporativos',
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
      'birthday part* / kids party / kids parties / children s party / children s parties / party entertainer* / kindergeburtstag* / kinderparty* / kinderfest* / anniversaire enfant / goûter d anniversaire / fiesta de cumpleaños / fiestas infantiles / cumpleaños infantil / festa infantil / festas infantis / festa de aniversário / festa di compleanno / feste per bambini / 誕生日会 / バースデーパーティー / party package* / party games / kids birthday* / children s birthday* / birthday venue* / party princess / face painter* / balloon artist* / balloon animal* / birthday clown / geburtstagsfeier für kinder / ballonkünstler* / kinderschminken / kinderanimation / geburtstag im / partyclown* / kinderclown* / anniversaire pour enfants / anniversaires enfants / anniversaires d enfants / animation anniversaire / sculpteur de ballons / maquillage enfant / fête d enfants / animaciones infantiles / animación infantil / fiesta infantil / cumpleaños infantiles / animadores infantiles / globoflexia / pintacaras / fiestas de cumpleaños / aniversário infantil / festas de aniversário / animação infantil / buffet infantil / recreação infantil / animadores de festa / pintura facial / escultura de balões / feste di compleanno / animazione per bambini / animazione bambini / festa per bambini / compleanno bimbi / truccabimbi / compleanni per bambini / キッズバースデー / バルーンアート / こども誕生会 / お誕生日会',
    words:
      'birthday* / balloon* / cake / clown* / face painting / party bags / pinata / geburtstag / luftballon* / torte / ballons / gâteau / globos / tarta / piñata / balões / bolo / brigadeiro* / palloncini / torta / 風船 / 誕生日 / candles / goody bag* / party bag* / cake and / invitations / treasure hunt / pirates / princess* / unicorn* / party hats / magic show / host / blow out / kerzen / kuchen / mitgebsel / schatzsuche / einladung* / piraten / prinzessin* / einhorn* / topfschlagen / bougie* / cadeaux / invitation* / pirate* / licorne* / chasse au trésor / copains / velas / invitaciones / piratas / princesa* / amiguitos / bolsa de chuches / soplar / cumple / velinhas / vela* / lembrancinha* / convite* / unicórnio* / docinhos / parabéns / candeline / inviti / pirati / principess* / amichetti / festeggi* / バルーン / ケーキ / ろうそく / 飾りつけ / プレゼント / 招待 / お友だち / 海賊',
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
      'wedding planner* / wedding planning / wedding venue* / wedding fair* / wedding agency / hochzeitsplan* / hochzeitslocation* / hochzeitsmesse* / traurede* / trauredner* / organisation de mariage / salon du mariage / lieu de mariage / salle de mariage / organizadora de bodas / organización de bodas / finca para bodas / salón de bodas / casamentos e eventos / assessoria de casamento / cerimonialista* / organizzazione matrimoni / fiera sposi / location matrimoni / ウェディングプランナー / 結婚式場 / ブライダルフェア / ウェディング / bridal fair / bridal show* / wedding coordinator* / wedding stylist* / elopement* / wedding barn / weddingplanner* / hochzeitsagentur* / freie trauung / hochzeitssaal / scheunenhochzeit / hochzeitstag feiern / cérémonie laïque / officiant de cérémonie / domaine de mariage / décoration de mariage / se marier / futurs mariés / hacienda para bodas / masía para bodas / bodas civiles / maestro de ceremonias / casarse / espaço para casamento / espaço para casamentos / quinta para casamentos / vosso casamento / decoração de casamento / casar se / quintas de casamento / location per matrimoni / villa per matrimoni / sposarsi / celebrante / ricevimento di nozze / 挙式会場 / 婚礼 / フォトウェディング / ガーデンウェディング',
    words:
      'bride* / vows / ceremony / bouquet* / big day / confetti / braut / bräutigam / trauung / mariée / mariés / cérémonie / novia / novios / boda / noiva / noivos / casamento / sposa / sposi / nozze / 花嫁 / 挙式 / groom / aisle / guest list / timeline / say i do / yes i do / rings / reception / first dance / veil / seating plan / wedding cake / bridal / newlyweds / toast / guests / i do / save the date / ja wort / jawort / brautstrauß / trauzeug* / ringe / hochzeitstorte / feier / gästeliste / schleier / tischdeko / sektempfang / traum / der schönste tag / alliances / dragées / voile / demoiselles d honneur / témoins / vin d honneur / plus beau jour / dire oui / gran día / sí quiero / anillos / ramo / invitados / banquete / velo / altar / damas de honor / ceremonia* / grande dia / alianças / buquê / convidados / véu / noivas / madrinhas / cerimônia / sim / fedi / invitati / bomboniere / damigelle / cerimonia / giorno più bello / altare / partecipazioni / 新郎新婦 / 指輪 / ブーケ / ドレス / 誓い / ゲスト / チャペル / プロポーズ / wedding / weddings / hochzeit / hochzeiten / mariage / mariages / bodas / casamentos / matrimonio / matrimoni / wedding reception* / wedding ceremony / wedding day / 結婚式 / ブライダル / 披露宴 / heiraten / brautpaar* / getting married / tu boda / nuestra boda / vuestra boda / hochzeitsfeier* / hochzeitsdeko* / seu casamento / vostro matrimonio',
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
      'our church / your church / community church / church community / church service* / church fete* / parish / parishes / sunday service / carol service* / bible study / bible group* / unsere kirche / kirchengemeinde* / kirchentag* / gottesdienst* / pfarrei* / pfarrgemeinde* / notre église / église protestante / église catholique / paroisse* / messe de noël / messe de minuit / nuestra iglesia / iglesia evangélica / iglesia católica / parroquia* / santa misa / catequesis / nossa igreja / igreja evangélica / igreja católica / paróquia* / missa de / nostra chiesa / parrocchia* / parrocchie / santa messa / catechismo / 教会 / 礼拝 / ミサ / church choir / church hall / sunday school / sunday mass / christmas service / easter service / midnight mass / alpha course / house group* / prayer group* / evangelical / catholic church / methodist / baptist church / freikirche* / kirchencafé / krabbelgottesdienst / konfirmand* / evangelische / katholische / kirchenkonzert / jugendkirche / bibelkreis / messe dominicale / culte du dimanche / catéchisme / communauté chrétienne / diocèse / groupe de prière / cultes / aumônerie / misa dominical / comunidad cristiana / culto dominical / grupo de oración / escuela dominical / evangélic* / missa / missas / culto de domingo / comunidade cristã / escola dominical / grupo de oração / messa domenicale / comunità cristiana / culto domenicale / gruppo di preghiera / oratorio / 日曜礼拝 / キリスト教 / 聖書 / 教会学校 / クリスマス礼拝',
    words:
      'church / kirche / église / iglesia / igreja / chiesa / faith / prayer* / pray / worship / bible / gospel / congregation / priest / sermon / hymn* / glaube / gebet / beten / pfarrer* / andacht / prière* / oración / fe / misa / oração / fé / culto / preghiera / fede / messa / 祈り / 牧師 / sunday / sundays / pastor* / vicar* / jesus / god / lord / bells / candles / candle / pews / soul / hope / peace / community / blessing* / christian / easter / steeple / altar / organ / sonntag* / glocken / kerzen / gott / seelsorge* / segen / gemeinde / hoffnung / orgel / dimanche* / dieu / jésus / curé / pasteur* / espérance / cloches / bougies / bénédiction / fidèles / domingo* / dios / jesús / párroco / esperanza / campanas / bendición / deus / padre / esperança / sinos / bênção / domenica* / dio / gesù / parroco / don / speranza / campane / benedizione / 神様 / 日曜 / 賛美歌 / 信仰 / 神父 / 十字架 / 鐘 / churches / kirchen / églises / iglesias / igrejas / chiese / taufe / taufen / baptism* / christening* / primera comunión / bautizos / batizado* / battesimo / battesimi / primeira comunhão / kommunion* / konfirmation* / pastoral',
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
      'mosque* / moschee* / mosquée* / mezquita* / mesquita* / moschea / moschee / islamic centre* / islamic center* / ramadan* / ramazan / iftar / モスク / ラマダン / islamic community / islamic school / friday prayer* / eid prayer* / eid mubarak / muslim community / islamic association / islamische gemeinde / freitagsgebet* / zuckerfest / opferfest / tag der offenen moschee / muslimische gemeinde / centre islamique / prière du vendredi / communauté musulmane / rupture du jeûne / aïd el / centro islámico / comunidad musulmana / oración del viernes / centro islâmico / comunidade muçulmana / oração de sexta / jumu ah / centro islamico / comunità musulmana / comunità islamica / preghiera del venerdì / イスラム / 金曜礼拝 / ハラール',
    words:
      'prayer* / imam* / quran / koran / eid / fasting / minaret* / muslim* / gebet / fasten / prière / jeûne / aïd / oración / ayuno / oração / jejum / preghiera / digiuno / 礼拝 / 断食 / islam* / allah / friday / quran class* / arabic / halal / zakat / sunset / dates / crescent / carpet / breaking fast / open mosque / peace / freitag* / arabisch / fastenbrechen / koran* / halbmond / teppich / datteln / vendredi* / coran / arabe / musulman* / tapis / dattes / croissant de lune / viernes / corán / árabe / alminar* / imán / dátiles / media luna / sexta feira / alcorão / muçulman* / imã / tâmaras / venerdì / corano / datteri / mezzaluna / digiunare / コーラン / 金曜 / イマーム / アラビア語',
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
      'fire brigade* / fire department* / fire service* / fire station* / firefighter* / fire crew* / volunteer fire / feuerwehr* / sapeurs pompiers / sapeur pompier / pompier* / cuerpo de bomberos / bomberos / bomberas / bombero / bombeiro* / bombeiros voluntários / vigili del fuoco / vigile del fuoco / pompieri / 消防団 / 消防士 / 消防署 / fire and rescue / firefighting / firemen / fireman / fire house / firehouse / fire truck* / fire engine* / retained firefighter* / freiwillige feuerwehr / jugendfeuerwehr / berufsfeuerwehr / löschzug / jeunes sapeurs / caserne de pompiers / sapeurs pompiers volontaires / bal des pompiers / centre de secours / camion de pompiers / parque de bomberos / bombero voluntario / cuartel de bomberos / bomberos voluntarios / camión de bomberos / corpo de bombeiros / quartel de bombeiros / bombeiras / corporação de bombeiros / caserma dei vigili / vigili del fuoco volontari / autopompa / 消防車 / 消防隊 / 消防団員 / 消防フェスタ',
    words:
      'siren* / hose / helmet / flames / pager / 112 / 911 / einsatz / löschen / sirene / retten / incendie / secours / incendio* / sirena / manguera / incêndio* / mangueira / soccorso / 火災 / 消火 / blaze / ladder* / recruits / recruit* / volunteers / alarm / emergency / rescue / rescues / burning / breathing apparatus / crew / fire / on call / brand / pieper / drehleiter / kameradschaft / kamerad* / retter* / helm / schlauch / ehrenamt* / mitmachen / feuer / feux / échelle / volontaire* / lance / casque / caserne / sirènes / alerte / engagement / bip / fuego / escalera / casco / voluntari* / emergencia* / rescate / llamas / guardia / fogo / escada / capacete / voluntári* / resgate / emergência* / chamas / quartel / fuoco / scala / volontar* / emergenz* / fiamme / soccorritor* / idrante / サイレン / はしご / ホース / 団員募集 / 出動 / 地域を守 / 放水 / 消防',
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
      'fire safety / fire alarm* / fire extinguisher* / smoke alarm* / smoke detector* / fire protection / brandschutz* / rauchmelder* / feuerlöscher* / brandmelder* / sécurité incendie / extincteur* / détecteur de fumée / extintor* / detector de humo / protección contra incendios / detector de fumaça / detetor de fumo / segurança contra incêndio / estintore / estintori / antincendio / rilevatore di fumo / 消火器 / 火災報知器 / 火災警報器 / 防火設備 / fire risk assessment* / fire door* / fire drill* / fire inspection* / fire marshal training / fire warden / sprinkler system* / co alarm* / rauchwarnmelder* / brandmeldeanlage* / protection incendie / alarme incendie / désenfumage / porte coupe feu / portes coupe feu / formation incendie / vérification des extincteurs / detectores de humo / puertas cortafuegos / alarma de incendios / recarga de extintores / sistemas contra incendios / protección contra el fuego / alarme de incêndio / porta corta fogo / detectores de fumaça / prevenção de incêndio / avcb / antincendi / manutenzione estintori / porte tagliafuoco / rilevatori di fumo / allarme incendio / sicurezza antincendio / 防火 / 消防設備 / 煙感知器 / 防災設備 / 消防点検',
    words:
      'flames / evacuat* / escape route / sprinkler* / feuer / rauch / fluchtweg* / wartung / incendie / fumée / évacuation / incendio / humo / incêndio / fumaça / 火災 / 煙 / inspection / annual check / assembly point / alarm / batteries / beeps / compliance / emergency lighting / emergency exit* / kitchen fire / ceiling / certified / prüfplakette / notausgang / batterie / piepst / löschen / brand / lebensretter / montage / rettungsweg* / piles / issue de secours / plan d évacuation / conformité / pilas / salida de emergencia / evacuación / revisión anual / normativa / rociadores / pilha* / saída de emergência / evacuação / vistoria / hidrante* / laudo / pile / uscita di emergenza / evacuazione / collaudo / idranti / 点検 / 避難 / 電池 / 非常口 / スプリンクラー / 設置義務',
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
      'police force / police recruit* / police station* / police officer* / polizei* / gendarmerie / police nationale / police municipale / policía* / guardia civil / polícia* / polizia / carabinieri / 警察 / 警察官 / join the police / police career* / police academy / cops / neighbourhood watch / crime prevention / kriminalpolizei / einbruchschutz beratung / kripo / gendarme* / commissariat* / concours de police / fuerzas de seguridad / cuerpo nacional de policía / comisaría* / mossos / delegacia* / guarda municipal / gnr / psp / agente de polizia / questura / polizia locale / 警察署 / 警視庁 / 県警 / 刑事 / 警官',
    words:
      'crime / burglar* / patrol* / witness* / streife / beamte* / einbruch* / patrouille / gardien* / patrulla / agente* / patrulha / viatura / pattuglia / agenti / 防犯 / 交番 / 110 / 112 / officer* / recruit* / uniform* / beat / badge / report it / suspicious / theft / thieves / fraud / scam* / detectives / investigat* / safer streets / hotline / einbrecher* / notruf / bewerben / zeuge* / trickbetrug* / enkeltrick / verdächtig* / hinweise / cambriol* / vol / témoin* / signaler / recrute / plainte / escroquerie* / robo* / denuncia* / testigo* / estafa* / oposición / oposiciones / ladron* / roubo* / denúncia* / golpes / testemunha* / concurso / ladr* / furt* / truff* / testimon* / denunci* / divisa / 詐欺 / 通報 / 採用 / 巡回 / 空き巣 / 不審者 / 110番 / 特殊詐欺 / police / policier*',
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
      'mountain rescue / air rescue / air ambulance* / bergrettung* / bergwacht* / luftrettung* / secours en montagne / rescate de montaña / rescate en montaña / resgate aéreo / soccorso alpino / elisoccorso / 山岳救助 / 山岳遭難 / ドクターヘリ / mountain rescuer* / rescue helicopter* / search and rescue / avalanche rescue / rescue team* / rettungshubschrauber* / bergretter / lawinenrettung / rettungsflieger* / flugrettung / pghm / secouristes en montagne / chien d avalanche / hélicoptère de secours / rescatistas / grupo de rescate / helicóptero de rescate / rescate aéreo / socorro en montaña / resgate em montanha / helicóptero de resgate / equipe de resgate / soccorritori alpini / elicottero di soccorso / cani da valanga / 救助隊 / 山岳救助隊 / 救助ヘリ',
    words:
      'helicopter* / avalanche* / stretcher / volunteers / casualty / injured / winch / lawine* / verletzt* / einsatz / bergretter* / hélicoptère / blessé* / helicóptero / rescate / avalancha / resgate / elicottero / valanga / ferito / 救助 / 遭難 / rope / ropes / rotor* / storm / lost hiker* / search dog* / hiker* / mountains / 24 hours a day / missing / callout* / pager* / donations / blizzard / winde / seil / notruf / suchhund* / vermisst* / spende* / wanderer / ehrenamtlich* / sturm / bergung / treuil / civière / randonneur* / sauveteur* / bénévole* / dons / secouriste* / grúa / camilla* / montañero* / excursionista* / perdido* / voluntari* / donativ* / alud* / maca / guincho / montanhista* / voluntári* / doações / socorrista* / verricello / barella / escursionist* / dispers* / volontari* / donazioni / soccorritor* / 遭難者 / 捜索 / 救助犬 / 雪崩 / 担架 / ヘリ / 吹雪',
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
      'sea rescue* / lifeboat* / life boat* / lifeguard* / water rescue* / coast guard* / coastguard* / seenotrett* / seenotretter* / wasserwacht* / rettungsschwimm* / rettungsboot* / sauvetage en mer / sauveteurs en mer / salvamento marítimo / socorrista* / salvamento aquático / salva vidas / salva mento / soccorso in mare / guardia costiera / bagnino / 海難救助 / ライフセーバー / 水難救助 / rnli / beach lifeguard* / lifesaving / life saving club / surf rescue / water safety / drowning prevention / seenot / dlrg / seenotkreuzer* / wasserrettung / snsm / sauvetage côtier / sauvetage aquatique / surveillants de baignade / maître sauveteur / canot de sauvetage / salvamento y socorrismo / socorrismo / rescate marítimo / bote salvavidas / guardacostas / guarda vidas / guarda costeira / nadador salvador / resgate no mar / nadadores salvadores / salvataggio in mare / assistenti bagnanti / scialuppa / bagnini / salvamento in acqua / ライフガード / 海上保安 / 救命艇 / 水上安全 / 海の事故 / 救命ボート',
    words:
      'drown* / mayday / distress / volunteers / sturm / ertrink* / noyade* / tempête / naufrag* / ahog* / tormenta / afog* / anneg* / tempesta / 遭難 / 溺れる / waves / crew / storm / rescue* / rip current* / flags / launch / at sea / gale / lifejacket* / buoy / volunteer crew / life jackets / rough sea / swim between / ehrenamtlich* / besatzung / wellen / see / spende* / rettungsweste* / strömung / badegäste / bénévole* / vagues / mer / baïnes / drapeau* / dons / canots / olas / mar / voluntari* / chaleco / bandera* / corrientes / temporal / ondas / colete* / voluntári* / bandeira* / correntes / tempestade / onde / mare / volontari* / bandiera / giubbotto / correnti / soccorritor* / 波 / 溺れ / 救命胴衣 / 離岸流 / 荒れた海 / 救助 / salvavidas',
    scenes: [
      'A life ring on a pier',
      'A man with a life jacket in a harbour',
      'A motorboat on the sea',
      'A life jacket on a pier',
      'A woman with a life jacket on a boat on the sea',
    ],
  },
  {
    thing: 'vertical-traffic-light',
    theme: 'daylight',
    names:
      'road safety / safe driving campaign / speed limit campaign / verkehrssicherheit* / verkehrserziehung* / verkehrswacht / sécurité routière / prévention routière / seguridad vial / segurança no trânsito / segurança rodoviária / educação no trânsito / sicurezza stradale / educazione stradale / 交通安全 / drink driving / drink drive / drunk driving / don t drink and drive / texting while driving / don t text and drive / buckle up / slow down campaign / speed kills / school zone safety / alkohol am steuer / handy am steuer / runter vom gas / schulwegsicherheit / sicherer schulweg / schulwegtraining / alcool au volant / téléphone au volant / sécurité sur la route / sécurité piétons / seguridad en la carretera / si bebes no conduzcas / móvil al volante / educación vial / se beber não dirija / celular ao volante / se conduzir não beba / prevenção rodoviária / álcool e direção / maio amarelo / guida in stato / se bevi non guidare / alcol alla guida / telefono alla guida / 飲酒運転撲滅 / 交通事故防止 / 交通ルール / ながら運転',
    words:
      'seat belt* / texting / pedestrian* / bremsweg* / anschnallen / gurt / vitesse / ceinture / piéton* / velocidad / cinturón / velocidade / cinto / velocità / cintura / 飲酒運転 / 横断歩道 / crossing / crossings / zebra crossing* / slow down / speed / speeding / brake* / phone down / school run / reflect* / 30 km h / 30 mph / cyclists / accident* / crash* / glance / drivers / tempo 30 / unfall / unfälle / zebrastreifen / reflektor* / ablenkung / fuß vom gas / schulkinder / raser* / ralentis* / lever le pied / passage piéton / casque / radars / freiner / distraction / paso de cebra / frena* / peatón / peatones / despacio / distracción / radar / conductor* / faixa de pedestre* / pedestre* / peões / acidente* / devagar / freio* / passadeira / motorista* / strisce pedonali / pedon* / incident* / rallenta* / distrazione / limite di velocità / 横断 / スピード / シートベルト / 事故 / 歩行者 / 反射材 / 通学路 / 速度',
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
      'recycling centre* / recycling center* / waste collection / waste separation / composting / compost bin* / bin collection / rubbish collection / garbage collection / mülltrennung* / müllabfuhr* / wertstoffhof* / abfallwirtschaft* / biotonne* / kompost* / tri des déchets / tri sélectif / déchetterie* / déchèterie* / compostage / recogida de basuras / punto limpio / compostaje / coleta seletiva / recolha de lixo / compostagem / raccolta differenziata / isola ecologica / compostaggio / ごみ分別 / ゴミ分別 / ゴミ収集 / コンポスト / recycling bin* / recycling point* / waste sorting / household waste / bulky waste / waste recycling / zero waste week / food waste bin / deposit return / green bin / garden waste collection / bottle bank* / müll trennen / abfalltrennung / recyclinghof* / sperrmüll* / altpapier* / altglas* / biomüll / entsorgungsbetrieb* / pfandflasche* / wertstoffe / abfallkalender / trier ses déchets / ramassage des ordures / collecte des déchets / encombrants / bac jaune / bacs de tri / composteur* / separar residuos / contenedor amarillo / recogida de residuos / reciclaje de envases / gestión de residuos / recogida selectiva / reciclagem de / coleta de lixo / separar o lixo / ecoponto* / lixo reciclável / coleta de recicláveis / gestão de resíduos / fare la raccolta / raccolta rifiuti / rifiuti organici / ecocentro / smaltimento rifiuti / centro di raccolta / 資源ごみ / 資源回収 / ペットボトル回収',
    words:
      'recycling / reciclaje / reciclagem / riciclo / waste / bins / landfill / recycle / müll / tonne / gelber sack / plastik / déchets / poubelle* / plastique / basura / contenedor* / envases / lixo / lixeira / rifiuti / bidone / plastica / 資源 / ごみ / sort / paper / glass / cardboard / cans / bottles / peelings / plastics / rinse / bin / bin day / trash / rubbish / garbage / food scraps / blue bin / second life / yellow bag / papier / glas / dosen / karton / verpackung* / gelbe tonne / flaschen / restmüll / abfuhr* / eierschale* / schalen / verre / carton* / bouteille* / canette* / épluchure* / emballage* / trier / papel / vidrio / cartón / lata* / botella* / orgánico / residuo* / cáscara* / vidro / papelão / garrafa* / resíduo* / orgânic* / embalagem / embalagens / carta e cartone / vetro / bottigli* / lattin* / organico / umido / bidoni / imballagg* / 空き缶 / 瓶 / 紙 / プラスチック / 収集日 / 生ごみ / 段ボール / 堆肥 / recyclage / recycler / reciclar / recicla / recicle / riciclare / ricicla / リサイクル / 分別',
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
      'save water / water saving / water conservation / water utility / water works / waterworks / wasser sparen / wassersparen / wasserwerk* / économie d eau / économiser l eau / ahorro de agua / ahorrar agua / economize água / poupar água / economia de água / risparmio idrico / risparmiare acqua / 節水 / 水道局 / water company / tap water / drinking water supply / leaking tap* / stop the drip / water meter* / hosepipe ban / water shortage / water bill* / rainwater harvest* / leitungswasser* / trinkwasser* / wasserverbrauch / wasserversorg* / stadtwerke wasser / wasserzweckverband / eau du robinet / service des eaux / gaspillage d eau / compteur d eau / régie des eaux / ahorra agua / agua del grifo / consumo de agua / cuida el agua / cuidar el agua / compañía de aguas / economizar água / água da torneira / consumo de água / poupe água / desperdício de água / uso consciente da água / acqua del rubinetto / acquedott* / spreco d acqua / consumo d acqua / non sprecare acqua / servizio idrico / 水を大切 / 水不足 / 水道水 / 上水道 / 断水',
    words:
      'faucet* / drought* / shower* / gallon* / hahn / dürre / robinet* / sécheresse / grifo* / sequía / torneira* / seca / rubinetto / siccità / 水道 / 蛇口 / drip* / litre* / liter* / leak* / every drop / bath / toilet flush / flush / brushing your teeth / reservoir* / rain barrel* / waste water / meter / precious / hose / turn off the tap / shorter showers / tropf* / duschen / zudrehen / wasserhahn / regentonne / zähneputzen / wasseruhr / goutte* / douche / fuite* / brosser les dents / chasse d eau / compteur / gota* / ducha* / litros / fuga* / cierra el grifo / cepillarte / embalse* / chuveiro / banho* / vazamento* / feche a torneira / escovar / goccia / gocce / doccia / litri / perdita / perdite / chiudi il rubinetto / lavarsi i denti / diga / 一滴 / シャワー / 歯磨き / 渇水 / ダム / 漏水 / リットル / eau potable / agua potable / água potável / acqua potabile',
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
      'city hall / city council / local council / municipality / council tax / citizens office / rathaus / bürgeramt / bürgerbüro / stadtverwaltung / gemeinderat / bürgerbeteiligung / bürgerversammlung / hôtel de ville / conseil municipal / ayuntamiento* / prefeitura* / junta de freguesia / municipio / 市役所 / 区役所 / 町役場 / 自治体 / town council / municipal service* / mayor s office / civic centre / residents meeting / town meeting / council services / borough council / public consultation / city administration / participatory budget* / gemeindeverwaltung / stadtrat / kreisverwaltung / landratsamt / bürgerservice / einwohnermeldeamt / bürgermeister* / bürgerhaushalt / bürgersprechstunde / stadt und bürger / mairies / services municipaux / conseils de quartier / budget participatif / réunion publique / services de la ville / pleno municipal / presupuestos participativos / servicios municipales / alcaldía* / municipalidad* / oficina de atención ciudadana / câmara municipal / câmara de vereadores / orçamento participativo / serviços municipais / autarquia / subprefeitura / secretaria municipal / consiglio comunale / bilancio partecipativo / servizi comunali / ufficio anagrafe / assemblea cittadina / 市民課 / 市政 / 市役所窓口 / 市長 / 村役場 / 行政サービス',
    words:
      'citizen* / council / bürger* / antrag / gemeinde / ausweis / maire / commune / alcalde* / trámite* / moradores / prefeito* / munícipes / cittadini / sindaco / sportello / 住民 / 窓口 / 市民 / town hall / mairie / mayor / residents / permit* / passport* / queue / appointment* / counter / public services / register* / forms / id card / neighbourhood / your say / municipal / councillor* / budget / amt / termin / personalausweis / reisepass / einwohner* / formular* / anmeld* / stadt / wartezeit / mitreden / habitants / démarches / passeport / carte d identité / guichet / élus / quartier / citoyen* / vecinos / empadron* / cita previa / dni / barrio / ventanilla / concejal* / ciudadan* / cidadão / cidadãos / cidadania / bairro / atendimento / documentos / vereador* / senha / munícipe* / anagrafe / residenti / certificati / carta d identità / quartiere / appuntamento / assessor* / cittadin* / マイナンバー / 届出 / 証明書 / 手続き / 住民票 / 市民の声 / 転入 / comune di / votre commune',
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
      'election day / elections / register to vote / polling station* / ballot* / voter* / wahltag / wahlen / bundestagswahl* / kommunalwahl* / landtagswahl* / europawahl* / briefwahl* / wahllokal* / élection* / bureau de vote / élections municipales / elecciones / colegio electoral / eleições / seção eleitoral / elezioni / seggio elettorale / referendum* / referéndum / 選挙 / 投票 / election* / go vote / your vote / polling day / polling place* / postal vote* / local election* / voting booth* / vote early / get out the vote / wählen gehen / geh wählen / wahlkampf / deine stimme / wahlbenachrichtigung / oberbürgermeisterwahl / wahlhelfer* / bürgerentscheid / stimmzettel* / aller voter / allez voter / vote par procuration / inscription sur les listes électorales / bureaux de vote / scrutin* / listes électorales / candidats aux / votaciones / ve a votar / vota / jornada electoral / campaña electoral / censo electoral / voto por correo / consulta popular / eleição / vote consciente / título de eleitor / recenseamento eleitoral / mesa de voto / campanha eleitoral / justiça eleitoral / assembleia de voto / vai a votare / elezioni comunali / seggi / tessera elettorale / campagna elettorale / scheda elettorale / 期日前投票 / 投票所 / 有権者 / 投票日',
    words:
      'votes / voting / candidate* / polls / democracy / debate / wahl / kandidat* / demokratie / voter / votar / voto / urna* / candidato* / democracia / democrazia / 候補 / 民主主義 / 一票 / poll / sunday / may / cross / your voice / citizens / mayor / parliament / 18 / count / decide / democrac* / wahlurne / kreuz / kreuzchen / stimme / partei* / mandat / sonntag / mitbestimm* / wähler* / urne* / isoloir / voix / démocratie / électeur* / citoyen* / bulletin / candidat* / dimanche / papeleta* / votante* / voz / domingo / ciudadanía / eleitor* / cédula / decida / cidadania / elettor* / crocetta / domenica / decidere / cittadin* / 18歳 / 未来を選 / 投票箱 / 立候補 / 候補者 / 政治 / vote / urnas',
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
      'tool library / tool libraries / library of things / repair cafe* / repair café* / makerspace* / maker space* / fab lab* / fablab* / leihladen / leihladen* / werkzeugverleih* / bibliothek der dinge / reparaturcafé* / offene werkstatt / bibliothèque d outils / objetothèque* / outilthèque* / atelier de réparation / biblioteca de herramientas / biblioteca de cosas / biblioteca de las / biblioteca de ferramentas / biblioteca das coisas / biblioteca degli oggetti / oggettoteca / 工具シェア / モノの図書館 / リペアカフェ / borrow tools / tool hire library / tool share / tool sharing / repair event* / repair workshop for everyone / fix it café / hackerspace* / community workshop* / 3d printing workshop / werkzeug leihen / werkzeuge ausleihen / reparatur café / reparaturtreff* / leihstation / gemeinschaftswerkstatt / selbsthilfewerkstatt* / emprunter des outils / prêt d outils / partage d outils / atelier partagé / ateliers partagés / café réparation / préstamo de herramientas / taller comunitario / café de reparación / compartir herramientas / herramientas compartidas / empréstimo de ferramentas / café de reparo / oficina comunitária / compartilhar ferramentas / café de reparação / prestito di attrezzi / biblioteca degli attrezzi / officina condivisa / condividere attrezzi / ciclofficina e riparo / 道具の貸し出し / 工具レンタル / 工具ライブラリー / シェア工房 / ファブラボ',
    words:
      'drill / mend / bohrmaschine* / säge / emprunt* / perceuse / réparer / taladro* / prestar / reparar / furadeira* / emprestar / trapano / prestito / riparare / 工具 / 貸し出し / borrow* / tools / drills / saw / saws / ladder* / sander* / power tools / share / shared / repair* / fix / broken toaster* / toaster* / solder* / waste less / membership / screwdriver* / volunteers / lend* / ausleihen / leihen / teilen / reparieren / akkuschrauber / leiter / schleifer / kaputt* / löten / ehrenamtlich* / wegwerfen / outils / outil / ponceuse* / échelle / grille pain / partager / bricol* / bénévole* / jeter / adhésion / herramientas / sierra / escalera / lijadora / compartir / tostadora* / voluntari* / ferramentas / serra / escada / lixadeira / compartilh* / torradeira* / consertar / voluntári* / attrezzi / sega / scala / levigatrice / condivid* / tostapane / volontari* / aggiust* / ドリル / のこぎり / 修理 / 借りる / はしご / シェア / 直す',
    scenes: [
      'A drill on a table in a workshop',
      'A woman with a drill in a workshop',
      'A shelf with tools in a workshop',
      'A toolbox in a workshop',
      'A ladder in a workshop',
    ],
  },
  {
    thing: 'hedgehog',
    theme: 'meadow',
    names:
      'wildlife rescue / wildlife hospital* / wildlife trust* / nature reserve* / bird protection / nature conservation / wildtierhilfe / igelstation* / naturschutz* / vogelschutz* / naturreservat* / protection des oiseaux / réserve naturelle / reserva natural / fauna silvestre / proteção da fauna / fauna selvagem / riserva naturale / fauna selvatica / protezione degli uccelli / birdwatching / bird watching / 野鳥 / 自然保護 / wildlife rehab* / bird watching walk / bird hide / birds of prey / bird watcher* / nature trust / save the bees / insect hotel* / nesting box* / nest box* / bird box* / rewild* / wildtierstation / wildvogel* / nistkasten / nistkästen / artenschutz* / vogelbeobachtung* / insektenhotel* / vogelstimmen* / wildtierauffang* / ornitholog* / centre de soins faune / faune sauvage / refuge lpo / nichoir* / sortie nature / observation des oiseaux / protection de la nature / aves rapaces / observación de aves / protección de aves / cajas nido / centro de recuperación de fauna / conservación de la naturaleza / parque nacional da / observação de aves / reserva ecológica / unidade de conservação / caixa ninho / fauna silvestre em / conservação da natureza / birdwatching in / centro recupero fauna / osservazione degli uccelli / oasi wwf / nidi artificiali / 野生動物 / 自然観察 / バードウォッチング / 探鳥会 / 自然保護区',
    words:
      'hedgehog* / owl* / fox / foxes / habitat* / species / meadow* / biodiversity / igel / eule* / lebensraum / arten / hérisson* / chouette* / espèces / erizo* / búho* / especies / ouriço* / coruja* / espécies / riccio / gufo / specie / 生き物 / 生息地 / birds / nest* / injured / wetland* / beaver* / bat / bats / squirrel* / badger* / bees / pond / kingfisher* / swift* / wildflower* / hide / feeding station / otter* / ranger* / binoculars / endangered / vögel / vogel / wiese / wiesen / fledermaus / fledermäuse / biotop* / moor / storch* / störche / bienen / bedroht* / fuchs / fernglas / verletzt* / oiseau* / nid* / marais / renard* / abeilles / zone humide / biodiversité / blessé* / écureuil* / jumelles / aves / pájaro* / humedal* / zorro* / biodiversidad / abejas / heridos / prismáticos / pássaro* / ninho* / raposa* / biodiversidade / abelhas / feridos / binóculo* / mata / uccelli / volpe / biodiversità / api / ferit* / zone umide / binocolo / ハリネズミ / フクロウ / 鳥 / 巣箱 / 湿地 / 渡り鳥 / 双眼鏡 / 絶滅危惧 / wildlife / national park* / parque nacional / parque natural / parc national / parc naturel / nationalpark* / naturpark* / parco nazionale / parco naturale / 国立公園',
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
      'ocean conservation / marine conservation / ocean cleanup* / beach cleanup* / beach clean / save the ocean / meeresschutz* / strandreinigung* / protection des océans / protection marine / nettoyage de plage / conservación marina / limpieza de playas / conservação marinha / limpeza de praia / tutela del mare / pulizia delle spiagge / 海洋保護 / ビーチクリーン / plastic in the ocean / ocean plastic / clean ocean* / clean seas / clean the beach / coral restoration / marine wildlife / marine life charity / protect the oceans / sea turtle rescue / meeresverschmutzung / plastikmüll im meer / ozeane schützen / rettet die meere / küstenreinigung / pollution plastique des océans / sauver les océans / nettoyage des plages / protéger les océans / tortues marines / sauvegarde des mers / protección de los océanos / salvar los océanos / limpieza de playa / tortugas marinas / océanos limpios / proteção dos oceanos / salvar os oceanos / limpeza da praia / tartarugas marinhas / mutirão de limpeza de praia / projeto tamar / salvare gli oceani / pulizia della spiaggia / proteggere il mare / tartarughe marine / plastica in mare / 海ごみ / 海洋プラスチック / 海岸清掃 / 海を守 / 砂浜清掃',
    words:
      'ocean* / turtle* / reef* / overfishing / whale* / beach / meer / plastik / schildkröte* / riff / océan* / plastique / tortue* / océano* / plástico / tortuga* / oceano* / tartaruga* / plastica / 海洋 / プラスチック / ウミガメ / plastic / plastics / seas / dolphin* / fishing net* / seabird* / coral* / straws / bags / volunteers / litter / tonnes / coast* / shore / bottle caps / marine / wale / delfin* / korallen* / müll / strand / netze / küste* / freiwillig* / ozean* / meere / mers / dauphin* / corail / coraux / filets / déchets / plage* / bénévole* / mar / mares / arrecife* / redes / playa* / voluntari* / basura / delfín / recife* / corais / praia* / lixo / voluntári* / mari / spiaggia / reti / volontari* / rifiuti / balen* / サンゴ / クジラ / イルカ / ごみ拾い / 漂着 / 海岸',
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
      'reforestation / tree planting / plant a tree / plant trees / rainforest charity / save the rainforest / aufforstung* / baumpflanz* / bäume pflanzen / waldschutz* / regenwald* / reboisement / plantation d arbres / planter des arbres / reforestación / plantar árboles / reflorestamento / plantar árvores / reflorestação / riforestazione / rimboschimento / piantare alberi / 植林 / 植樹 / 森づくり / trees planted / forest charity / protect the forest / save the forest* / community forest* / woodland trust / forest restoration / rainforest* / deforestation / pflanz einen baum / bäume gepflanzt / wiederaufforst* / klimawald / stadtbäume pflanzen / pflanzaktion* / arbres plantés / plantons / planter un arbre / sauver la forêt / déforestation / forêt amazonienne / plantations d arbres / plantar un árbol / planta un árbol / plantación de árboles / deforestación / bosques nativos / salvar el bosque / repoblación forestal / plantar uma árvore / plante uma árvore / plantio de árvores / plantio de mudas / desmatamento / mata atlântica / piantiamo / pianta un albero / piantare un albero / alberi piantati / deforestazione / salvare le foreste / piantumazione / 森林再生 / 森林保全 / 苗木を植え / 熱帯雨林',
    words:
      'tree* / seedling* / sapling* / roots / climate / planting / co2 / setzling* / wald / bäume / forêt* / arbre* / jeune plant / árbol* / bosque* / semilla* / árvore* / floresta* / mudas / albero / alberi / foresta / 苗木 / 森林 / forest* / woodland* / oak* / spade* / shade / carbon / hectare* / native trees / planet / generations / plant / acorn* / canopy / bark / beech / eiche* / spaten / wurzeln / hektar / schatten / klima / laub / buche* / mischwald / enkel / chêne* / racines / pelle / ombre / climat / plants / semis / pousse* / raíces / hectáreas / sombra / clima / plantones / roble* / pala / raízes / muda / pá / viveiro / ipê* / radici / ettari / ombra / querc* / vanga / bosco / boschi / piantin* / 木を植え / 苗 / スコップ / 木陰 / ブナ / 緑 / 二酸化炭素',
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
      'food bank* / foodbank* / soup kitchen* / food pantry / hunger relief / hunger charity / world hunger / welthunger* / tafelladen / lebensmittelausgabe / lebensmittelretter* / banque alimentaire / banques alimentaires / aide alimentaire / soupe populaire / banco de alimentos / bancos de alimentos / comedor social / banco alimentar / banco alimentar contra / cozinha solidária / banco alimentare / mensa dei poveri / フードバンク / 子ども食堂 / 炊き出し / food parcel* / food donation* / donate food / food drive / community kitchen / community fridge* / food rescue / free meals for / breakfast club charity / tafel e v / suppenküche* / lebensmittelspende* / foodsharing / fairteiler / gegen den hunger / restos du cœur / épicerie solidaire / collecte alimentaire / distribution alimentaire / colis alimentaires / repas solidaires / contre la faim / soupe solidaire / recogida de alimentos / donación de alimentos / dona alimentos / reparto de alimentos / contra el hambre / comedores sociales / nevera solidaria / doação de alimentos / doe alimentos / cesta básica / cestas básicas / recolha de alimentos / contra a fome / sopão / campanha do quilo / colletta alimentare / raccolta alimentare / dona cibo / pacchi alimentari / contro la fame / mensa solidale / 食料支援 / フードドライブ / 食品ロス削減 / こども食堂 / 食品寄付',
    words:
      'hunger / hungry / surplus / tins / donate / volunteers / parcels / shelves / mahlzeit* / überschuss / faim / dons / hambre / comidas / donación / fome / refeições / doação / fame / pasti / donazion* / 食料 / 寄付 / meals / empty plate* / can / cans / pasta / rice / tinned / parcel / families in need / volunteer / poverty / in need / shelf / donation* / share / cupboard* / konserven / spenden / spende* / bedürftig* / ehrenamtlich* / gerettet / regal* / armut / teller / conserves / bénévole* / invendus / démunis / pâtes / riz / partag* / assiette* / solidarité / conservas / voluntari* / excedente* / arroz / necesitad* / solidari* / kilos / despensa / feijão / voluntári* / vulneráve* / solidári* / quilo* / scatolette / volontari* / eccedenz* / riso / bisognos* / solidal* / 缶詰 / お米 / 余った食品 / ボランティア / 支援 / 食品ロス / 困窮 / die tafel / tafeln',
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
      'homeless shelter* / homelessness / homeless people / rough sleep* / homeless charity / night shelter* / obdachlos* / wohnungslos* / notunterkunft* / kältebus / notschlafstelle* / sans abri / sans abris / hébergement d urgence / sdf / maraude* / personas sin hogar / sin techo / albergue para personas / pessoas sem abrigo / sem abrigo / sem teto / situação de rua / senzatetto / senza dimora / dormitorio per senza / ホームレス / 路上生活 / homeless / the homeless / sleeping rough / emergency shelter* / street outreach / soup run / winter shelter / housing first / emergency accommodation for / kältehilfe / wärmebus / kältehilfe e / straßenzeitung / winternotprogramm / bahnhofsmission / sans domicile / samu social / centre d hébergement / accueil de nuit / personnes à la rue / gente sin hogar / sinhogarismo / persona sin hogar / personas sin techo / dormir en la calle / albergue nocturno / calor y café / população de rua / moradores de rua / morador de rua / dormir na rua / pessoas em situação de rua / abrigo noturno / sem abrigos / clochard / persone senza dimora / senza tetto / dormitorio notturno / unità di strada / emergenza freddo / ホームレス支援 / 野宿 / 夜回り / 炊き出しと宿',
    words:
      'streets / blanket* / sleeping bag* / soup / donate / kälte / schlafsack / frio / cobertor* / coperte / 毛布 / 路上 / shelter / night / cold / winter / warm bed / bench / hot meal* / coat* / doorway* / bridge / pavement / dignity / volunteers / minus / roof / hostel bed / straße / parkbank / heiße suppe / decken / spende* / ehrenamtlich* / würde / dach / kalt / rue / froid / couverture* / hiver / soupe / trottoir* / bénévole* / dons / dignité / toit / calle / frío / mantas / invierno / sopa / dignidad / techo / voluntari* / banco del / rua / ruas / inverno / agasalho* / dignidade / teto / voluntári* / strada / freddo / coperta / panchina / minestra / dignità / tetto / volontari* / 冬 / 寒さ / 寝袋 / 屋根 / 支援 / 温かい食事',
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
      'refugee* / asylum seeker* / displaced people / flüchtling* / geflüchtete* / asyl / réfugié* / demandeurs d asile / refugiad* / solicitantes de asilo / rifugiati / richiedenti asilo / profughi / 難民 / asylum / seeking asylum / war victims / people fleeing war / fleeing war / humanitarian aid / emergency aid / schutzsuchende / asylbewerber* / flucht und asyl / auf der flucht / humanitäre hilfe / demandeur d asile / exilés / personnes déplacées / aide humanitaire / personas desplazadas / desplazados / ayuda humanitaria / asilo político / campo de refugiados / deslocados / ajuda humanitária / requerentes de asilo / campos de refugiados / rifugiat* / aiuti umanitari / aiuto umanitario / sfollati / campo profughi / 難民支援 / 難民キャンプ / 避難民 / 人道支援',
    words:
      'camp / camps / flee / fled / blanket* / tents / donate / flucht / krieg / guerre / exil / guerra / huyen / campamento* / fuga / abrigo / campi / 避難 / 紛争 / war / conflict / border* / shelter / unhcr / humanitarian / families / winter kits / boat / emergency / crisis / bombs / displaced / fliehen / flieht / grenze* / zelte / spende* / schutz / notunterkünfte / decken / kriegs* / heimat / fuir / fuient / tente* / frontière* / dons / urgence / conflit* / couvertures / refuge / huir / frontera* / tiendas / conflicto* / mantas / donar / emergencia / refugio / fugir / fogem / fronteira* / tendas / doar / cobertores / emergência / fuggire / fuggono / confine / tende / coperte / emergenza / riparo / 避難者 / 国境 / テント / 戦争 / 毛布 / 寄付 / 逃れ',
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
      'wheelchair* / rollstuhl* / fauteuil roulant / fauteuils roulants / silla de ruedas / sillas de ruedas / cadeira de rodas / cadeiras de rodas / cadeirante* / sedia a rotelle / carrozzina per disabili / accessible travel / disability charity / behindertensport* / handisport / 車椅子 / 車いす / mobility scooter* / accessible housing / disability service* / disability sport* / disabled people / barrierefreiheit / behindertengerecht* / rollifahrer* / behindertenhilfe / lebenshilfe / personnes handicapées / fauteuil électrique / accès pmr / association handicap / discapacitados / personas con discapacidad / sin barreras / pessoas com deficiência / pcd / mobilidade reduzida / cadeira motorizada / acessível para cadeira / persone con disabilità / barriere architettoniche / sedie a rotelle / 電動車いす / 障がい者 / 障害者スポーツ',
    words:
      'disability / disabled / barrier free / inclusion / step free / barrierefrei* / behinderung* / rampe* / inklusion / handicap* / accessibilité / discapacidad / accesible / rampa* / deficiência / acessibilidade / disabilità / accessibile / 障害 / バリアフリー / ramp / ramps / lift / steps / stairs / wheels / independen* / accessible / barrier* / mobility / access / door width / elevator / paralymp* / assistance / treppe* / stufe* / aufzug / mobil* / selbstbestimm* / teilhabe / rolli / assistenz / marche* / ascenseur / autonomie / accessible* / roues / fauteuil / escalón / escaleras / ascensor / autonomía / movilidad / ruedas / barreras / escada* / elevador / autonomia / rodas / acessível / inclusão / barreiras / scale / gradini / ascensore / ruote / inclusione / 段差 / スロープ / 移動 / 介助 / 車輪 / エレベーター / 自立 / accessibility / disabled access / accesibilidad / accessibilità / disabili / ユニバーサルデザイン / pmr / barrierefreie / mobilité réduite / movilidad reducida',
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
      'children s charity / sponsor a child / child sponsorship / children in need / patenkind* / patenschaft* / kinderhilfswerk* / kinderschutzbund / parrainage d enfant* / parrainer un enfant / apadrina* / apadrinar / apadrinhamento / apadrinhe / direitos das crianças / adozione a distanza / adotta un bambino / 子ども支援 / チャイルドスポンサー / children s fund / children s aid / sponsor child / child poverty / child protection / save the children / children s rights / kinderhilfe / kinderarmut / kinderrechte / pate werden / werde pate / kindernothilfe / kinderdorf / parrain d un enfant / parrainage / parrainez / droits de l enfant / enfance en danger / protection de l enfance / derechos de la infancia / ayuda a la infancia / infancia vulnerable / pobreza infantil / niños sin recursos / direitos da criança / apoio a crianças / ajuda a crianças / crianças carentes / sostegno a distanza / sostieni un bambino / diritti dei bambini / povertà infantile / aiutare i bambini / 子どもの貧困 / 里子 / 児童支援 / 子どもの権利',
    words:
      'childhood / donate / donation / kindheit / dons / enfance / infancia / donativo / infância / infanzia / 寄付 / sponsor* / a month / school meals / vaccin* / clean water / village / pencil* / letter / hope / future / poverty / orphan* / monthly gift / child / children / pate / patin / kind / spende* / schulbesuch / monat / zukunft / armut / waise* / hoffnung / brunnen / marraine* / parrain* / école / par mois / avenir / pauvreté / espoir / don / padrino* / madrina* / al mes / escuela / futuro / niña / niños / esperanza / pobreza / dona / padrinho* / por mês / doe / doação / esperança / crianças / al mese / scuola / bambin* / speranza / povertà / 毎月 / 支援 / 未来 / 学校 / 貧困 / 子どもたち / 笑顔',
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
      'botanical garden* / botanic garden* / garden show* / flower show* / palm house* / arboretum* / botanischer garten / gartenschau* / landesgartenschau* / bundesgartenschau* / palmenhaus / jardin botanique / floralies / jardín botánico / jardim botânico / orto botanico / giardino botanico / 植物園 / フラワーパーク / rose garden* / orchid show* / tropical house / garden open day* / butterfly house* / japanese garden* / orchid exhibition / palace gardens / rosengarten / rosarium / tropenhaus / schmetterlingshaus* / gewächshäuser / orchideenschau / botanische gärten / blumenschau / blumeninsel / tulpenschau / jardins botaniques / serres tropicales / roseraie* / exposition d orchidées / jardin remarquable / fête des plantes / jardines botánicos / rosaleda / mariposario / exposición de orquídeas / jardín de rosas / jardim tropical / exposição de orquídeas / roseiral / borboletário / giardini botanici / roseto / serra tropicale / mostra di orchidee / casa delle farfalle / バラ園 / 温室植物 / 菖蒲園 / あじさい園 / 梅園',
    words:
      'orchid* / bloom* / species / roses / plants / tropical / greenhouse* / orchidee* / blüte* / pflanzen / serre* / floraison / orquídea* / invernadero / plantas / estufa / flores / orchidee / fioritura / 花壇 / 温室 / palms / palm trees / ferns / cactus / cacti / butterfl* / glasshouse* / tulip* / blossom* / water lil* / petals / rare plants / in bloom / fragran* / botan* / paths / palmen / farne / kakteen / kaktus / schmetterling* / tulpen / seerose* / rosen / duft* / blühen* / blumen / arten / gewächshaus / palmiers / fougères / papillon* / nénuphar* / rosiers / fleurs / parfum* / espèces / palmeras / helechos / mariposa* / nenúfar* / rosas / floración / especies / palmeiras / samambaia* / cactos / borboleta* / vitória régia / espécies / palme / felci / piante grasse / farfalle / ninfee / rose / fiori / specie / 蘭 / バラ / 花 / 見頃 / 熱帯植物 / サボテン / 蝶 / 開花 / チューリップ / 庭園',
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
      'allotment* / community garden* / urban gardening / garden club* / schrebergarten* / schrebergärten / kleingarten* / kleingärten / gemeinschaftsgarten* / gartenverein* / jardin partagé / jardins partagés / jardins familiaux / jardins ouvriers / huerto urbano / huertos urbanos / huerto comunitario / horta comunitária / hortas comunitárias / horta urbana / hortas urbanas / orti urbani / orto condiviso / orti sociali / 市民農園 / 貸し農園 / シェア畑 / urban farm* / urban garden* / garden plot* / community allotment / garden project / neighbourhood garden / grow your own / gartenparzelle* / gartengemeinschaft / urbane gärten / nachbarschaftsgarten / interkultureller garten / mietacker / ackerparzelle* / solawi / saisongarten / jardin communautaire / jardins communautaires / jardin ouvrier / potager partagé / potagers urbains / parcelle de jardin / jardin de quartier / huertos comunitarios / huertos de ocio / huerta comunitaria / huerta urbana / parcela de huerto / alquiler de huertos / horta comunitária no / hortas sociais / jardim comunitário / canteiros comunitários / agricultura urbana / orto urbano / orti condivisi / orto comunitario / giardino condiviso / orto sociale / 区民農園 / レンタル畑 / コミュニティガーデン / 体験農園',
    words:
      'soil / seeds / lettuce / beans / raised bed* / compost / harvest / dig / gemüse / ernte / erde / parcelle* / légumes / semillas / cosecha / sementes / colheita / raccolto / 畑仕事 / 収穫 / plot / plots / dig in / spade* / radish* / tomato plants / courgette* / carrot* / seedling* / neighbours / watering can / shed / rake / weeds / sow / beds / grow / hochbeet* / beet / beete / parzelle* / laube* / gießkanne / säen / tomaten / zucchini / möhren / radieschen / spaten / nachbarn / jäten / potager / carrés / semer / semis / arrosoir / tomates / carottes / voisins / récolt* / bancal* / sembrar / regar / regadera / lechuga* / calabac* / zanahoria* / tierra / vecin* / azada / canteiro* / plantar / regador / alface* / cenoura* / terra / vizinhos / enxada / aiuole / seminare / annaffia* / pomodori / insalata / zucchine / carote / vicini / zappa / 種まき / 野菜作り / 区画 / 苗 / 水やり / トマト / 大根 / 農具',
    scenes: [
      'A raised bed in a garden',
      'A woman with a watering can in a garden',
      'A wheelbarrow in a garden',
      'A shed in a garden',
      'A man with a shovel in a garden',
    ],
  },
  {
    thing: 'locomotive',
    theme: 'ember',
    names:
      'steam train* / steam railway* / heritage railway* / steam engine ride* / dampflok* / dampfzug* / museumsbahn* / schmalspurbahn* / train à vapeur / train touristique / tren turístico / tren de vapor / trem turístico / maria fumaça / comboio histórico / treno a vapore / treno storico / 蒸気機関車 / 観光列車 / sl列車 / steam locomotive* / heritage train* / vintage train* / miniature railway* / santa train* / narrow gauge railway* / steam engine* / railway museum* / historische eisenbahn* / museumseisenbahn* / nostalgiezug* / nostalgiefahrt* / parkeisenbahn* / dampfbahn* / chemin de fer touristique / locomotive à vapeur / train historique / petit train à vapeur / tren histórico / locomotora de vapor / ferrocarril turístico / trem a vapor / trem histórico / comboio a vapor / passeio de maria fumaça / locomotiva a vapor / ferrovia turistica / treni storici / locomotive a vapore / ferrovia storica / トロッコ列車 / 蒸気列車 / レトロ列車',
    words:
      'locomotive* / coal / whistle / boiler / carriage* / kohle / lokomotive* / vapeur / charbon / locomotora* / carvão / locomotiva* / vapore / carbone / 汽笛 / 石炭 / steam / puffing / smoke / sooty / soot / stoker / fireman / engine driver / gauge / platform / rails / viaduct / chuff* / vintage / volunteers / nostalgi* / heizer / dampf / pfeife / pfeift / ruß / lok / loks / schaffner / schiene* / holzbänke / sifflet / fumée / chaudière / voie étroite / mécanicien / wagons / viaduc / silbato / humo / carbón / caldera / vía estrecha / maquinista / vagones / apito / fumaça / caldeira / vagões / trilhos / bitola / fischio / fumo / caldaia / scartamento / carrozze / macchinista / viadotto / 機関車 / 煙 / 機関士 / レトロ / 客車 / 鉄橋',
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
      'public transport / public transit / bus line* / bus network / bus pass* / city bus* / trams / tramway* / tram line* / night bus* / nahverkehr* / öpnv / straßenbahn* / verkehrsbetriebe / verkehrsverbund / buslinie* / monatskarte / transports en commun / transport public / réseau de bus / transporte público / abono transporte / autobús urbano / ônibus urbano / passe mensal / transporte coletivo / trasporto pubblico / autobus urbano / linea tram / 路面電車 / 路線バス / 市営バス / bus service* / tram network / tram stop* / bus stop* / bus route* / subway line* / metro line* / transit pass* / commuter bus* / bus driver* / u bahn / s bahn / stadtbus* / nachtbus* / tram linie / linienbus* / busfahrer* / jobticket / abo ticket nahverkehr / fahrgast* / ligne de bus / lignes de bus / ligne de tram / réseau de transport / abonnement bus / titres de transport / chauffeur de bus / línea de autobús / líneas de autobús / autobuses urbanos / tranvía* / metro ligero / tarjeta de transporte / conductor de autobús / transporte urbano / linhas de ônibus / linha de ônibus / ônibus elétrico / metrô / rede de autocarros / autocarro* / elétricos de / bilhete único / passe social / linee di autobus / linea autobus / rete di trasporto / tranvia / tram e bus / abbonamento mensile bus / mezzi pubblici / trasporto urbano / バス路線 / 市電 / コミュニティバス / 都営バス / 地下鉄 / 市バス / 公共交通',
    words:
      'bus / buses / timetable / commute* / monthly pass / fahrplan / haltestelle* / fahrkarte* / trajet* / parada* / paragem / fermata / orari / 停留所 / 定期券 / tram / metro / stops / every ten minutes / ticket / contactless / route / passengers / leave the car / traffic jam* / parking space / low floor / night network / seat / bus lane / takt / minuten takt / linie / stau / umsteigen / bahn / einsteigen / auto stehen / ligne / arrêt* / voyageurs / embouteillage* / horaires / toutes les dix minutes / valider / abonnement / autobús / autobuses / línea / atasco* / viajeros / horarios / billete* / frecuencia / ônibus / linha / ponto de ônibus / passageiros / trânsito / horários / integração / bilhete / tarifa / linea / fermate / biglietto / ogni dieci minuti / traffico / abbonamento / passeggeri / バス停 / 乗り換え / 運転手 / 渋滞 / 時刻表 / 乗客 / 運賃 / 電停',
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
      'cable car* / cableway* / mountain railway* / funicular* / seilbahn* / bergbahn* / standseilbahn* / gondelbahn* / téléphérique* / télécabine* / funiculaire* / teleférico* / funicolare / funivia / funivie / cabinovia / ロープウェイ / ロープウェー / ケーブルカー / gondola lift / aerial tram* / gondola ride* / summit cable / kabinenbahn* / zahnradbahn* / luftseilbahn* / sesselbahn fahrt / gipfelbahn / télésiège panoramique / train à crémaillère / chemin de fer à crémaillère / telecabina* / tren cremallera / bondinho* / elevador panorâmico / funivie di / ovovia / seggiovia panoramica / cremagliera / funicolari / 空中散歩 / ゴンドラリフト / 登山鉄道',
    words:
      'panorama* / views / top station / gipfel / aussicht / talstation / kabine / sommet / vallée / cumbre / vistas / mirante / vetta / 山頂 / 眺望 / cabin / gondola* / summit / valley / ride up / metres above / altitude / peak / cable / mountain / viewpoint* / mountain restaurant / in eight minutes / above the clouds / bergstation / schweben / schwebt / auffahrt / berg / tal / höhenmeter / über den wolken / bergfahrt / cabine* / gare d arrivée / montée / câble* / montagne / au dessus des nuages / cabina* / cima / valle / altura / subida / montaña / mirador / pico / vista panorâmica / cabo / morro / montanha / quota / salita / stazione a monte / 雲海 / 絶景 / 展望台 / 紅葉 / 片道 / 空中',
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
      'skydiv* / parachut* / tandem jump* / fallschirm* / tandemsprung* / saut en parachute / parapente* / paragliding / paraglider* / gleitschirm* / paracaidismo / salto en paracaídas / paraquedas / paraquedismo / salto duplo / paracadut* / lancio in tandem / parapendio / スカイダイビング / パラグライダー / パラシュート / sky dive / sky diving / tandem skydive* / paragliding flight* / tandem flight* / indoor skydiving / wind tunnel flight / hang glid* / base jump* / bungee* / tandemflug* / tandemflüge / drachenfliegen / bodyflying / saut en tandem / chute libre en tandem / baptême de parapente / baptême parapente / vol en parapente / deltaplane / saut à l élastique / salto tándem / vuelo en parapente / salto en tándem / bautismo de parapente / ala delta / puenting / túnel de viento / salto de paraquedas / voo de parapente / asa delta / voo duplo / salto de parapente / saltar de paraquedas / lancio col / lancio con il paracadute / volo in parapendio / volo in tandem / deltaplano / lancio in caduta / タンデムジャンプ / パラグライディング / ハンググライダー / バンジー / スカイダイブ',
    words:
      'freefall / free fall / altitude / canopy / harness / absprung / freier fall / höhe / chute libre / saut / moniteur / caída libre / salto / queda livre / caduta libera / 降下 / 上空 / jump / jumps / instructor / drop zone / 4000 metres / 13 000 feet / feet / adrenaline / wind / plane / leap / wing / take off / glide / thermal* / 200 km h / springen / sprung / pilot / meter höhe / adrenalin / freifall / start / aufwind / thermik / überwindung / sauter / voile / décollage / mètres / sensations fortes / avion / km h / saltar / metros / adrenalina / avioneta / altura / vela / despegue / instrutor* / avião / decolagem / salti / metri / istruttore / decollo / quota / aereo / ジャンプ / 飛び出 / 高度 / インストラクター / 4000m / 大空 / 飛行機',
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
      'beach resort* / beach club* / beach holiday* / beach hotel* / island resort* / strandurlaub* / strandhotel* / badeurlaub* / plage privée / club de plage / club de playa / hotel de playa / resort de praia / clube de praia / férias na praia / stabilimento balneare / lido balneare / vacanze al mare / ビーチリゾート / 海水浴 / seaside resort* / beach vacation* / beachfront / beach bar resort / sun lounger hire / tropical resort / island holiday* / all inclusive resort* / strandresort* / strandclub* / strandkorb* / inselurlaub / badeferien / urlaub am meer / strandbad / hôtel de plage / vacances à la mer / station balnéaire / hôtel bord de mer / resort tropical / vacaciones en la playa / resort de playa / resort todo incluido / hotel en primera línea / club playa / chiringuito / resort à beira / hotel pé na areia / hotel na praia / pousada na praia / férias de praia / concessionário de praia / barraca de praia / bagni al mare / hotel sulla spiaggia / stabilimenti balneari / lidi / resort sul mare / vacanza al mare / 海の家 / リゾート海岸 / 海水浴場 / 南の島 / ビーチクラブ',
    words:
      'sandy / lagoon / sunbed* / parasol* / shore / meer / plage / cocotier* / playa / praia / coqueiro* / sabbia / ombrellone / spiaggia / 砂浜 / 南国 / beach / sand / turquoise / hammock* / palm* / coconut* / cocktail* / deckchair* / bucket and spade / lounger* / sea breeze / barefoot / sunset* / waves / snorkel / swim up / strand / liegestuhl / liegen / sonnenschirm* / türkis* / hängematte / barfuß / wellen / kokos* / sable / hamac / transat* / pieds nus / lagon / mer / coucher de soleil / arena / hamaca* / sombrilla* / tumbona* / turquesa* / descalz* / coco / mar / atardecer / areia / rede / guarda sol / espreguiçadeira* / descalç* / amaca / ombrelloni / sdraio / lettini / turchese / a piedi nudi / cocco / mare / tramonto / ヤシ / ハンモック / 海辺 / 白い砂 / パラソル / ビーチ / 波音',
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
      'safaris / safari tour* / safari lodge* / safari holiday* / desert tour* / camel ride* / camel trek* / wüstentour* / wüstensafari* / kamelreiten / kameltour* / safari en / excursion désert / balade à dromadaire / excursión al desierto / paseo en camello / passeio no deserto / passeio de camelo / tour nel deserto / escursione in cammello / サファリツアー / 砂漠ツアー / safari / game drive* / big five / wildlife safari* / desert safari* / desert camp* / sahara tour* / dune bashing / african safari / safaritour* / safarireise* / pirschfahrt* / wüstenreise* / sahara reise / wüstencamp / kamelritt* / trekking désert / safari photo / méharée* / randonnée chamelière / nuit dans le désert / bivouac désert / safari fotográfico / ruta por el desierto / tour por el desierto / noche en el desierto / paseos en camello / safáris / safári / safári fotográfico / passeio de dromedário / noite no deserto / tour pelo deserto / expedição ao deserto / safari fotografico / notte nel deserto / trekking nel deserto / gita in cammello / escursione nel deserto / サファリ / 砂漠ツアーと / キャメルライド / ゲームドライブ',
    words:
      'dune* / jeep / savannah / ranger / lion* / elephant* / rhino* / camel* / lodge / dünen / wüste / kamel* / savanne / désert / chameau* / dromadaire* / desierto / camello* / leones / deserto / camelo* / leões / cammello / dune / 砂丘 / ラクダ / sahara / bedouin* / nomad* / oasis / leopard* / buffalo / giraffe* / zebra* / tracks / stars / guide* / caravan / sand / serengeti / masai / sunrise / waterhole* / wilderness / löwe* / elefant* / nashorn* / karawane / oase* / beduin* / wasserloch / sternenhimmel / caravane / bédouin* / éléphants / étoiles / léopard* / savane / piste / caravana / jirafas / duna* / sabana / oásis / beduín* / girafas / savana / oasi / carovana / stelle / キャラバン / オアシス / ライオン / ゾウ / サバンナ / 星空 / 砂漠 / サファリ',
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
      'christmas market* / christmas fair* / weihnachtsmarkt* / weihnachtsmärkte / adventsmarkt* / christkindlmarkt* / marché de noël / marchés de noël / mercado de navidad / mercadillo navideño / mercadillos navideños / mercado de natal / feira de natal / mercatino di natale / mercatini di natale / クリスマスマーケット / advent market* / winter market* / christmas village / christmas bazaar / santa s grotto / christmas stalls / weihnachtsdorf / weihnachtsbasar* / nikolausmarkt / adventsbasar* / wintermarkt / adventsmärkte / weihnachtsbude* / village de noël / marché de l avent / foire de noël / chalets de noël / feria navideña / feria de navidad / pueblo navideño / mercados navideños / vila natal / mercado natalício / aldeia natal / mercados de natal / feirinha de natal / bazar de natal / villaggio di natale / fiera di natale / mercatini natalizi / mercatino natalizio / クリスマスマーケット開催 / クリスマス市 / クリスマスビレッジ',
    words:
      'mulled wine / gingerbread / advent / carols / roasted almonds / glühwein / lebkuchen / stände / vin chaud / pain d épices / chalets / vino caliente / vinho quente / barraquinhas / vin brulé / bancarelle / presepi* / 屋台 / イルミネーション / stalls / stall / christmas / santa / lights / wooden huts / fairy lights / baubles / choir / roasted chestnuts / snow / nativity / star / handmade gifts / chestnut* / punch / weihnacht* / advent* / buden / punsch / krippe* / gebrannte mandeln / maronen / christbaum* / bratwurst / lichterkette* / nikolaus / plätzchen / noël / avent / marrons / crèche / santons / guirlandes / père noël / artisan* / sapin / lumières / navidad / navideñ* / belén / villancicos / castañas / turrón / puestos / adornos / luces / natal / presépio* / castanhas / papai noel / pai natal / luzinhas / enfeites / rabanadas / natale / natalizi* / castagne / presepe / addobbi / lucine / babbo natale / luci / ホットワイン / グリューワイン / ツリー / ヒュッテ / サンタ / 聖夜 / オーナメント',
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
      'hot air balloon* / balloon ride* / balloon flight* / ballooning / heißluftballon* / ballonfahrt* / montgolfière* / vol en montgolfière / vol en ballon / paseo en globo / vuelo en globo / globo aerostático / passeio de balão / voo de balão / balão de ar / mongolfier* / volo in mongolfiera / 熱気球 / 気球 / balloonist* / balloon pilot* / balloon festival* / balloon trip* / ballonfahren / ballonfestival / ballonpilot* / ballonfahrer* / ballonflug / ballonflüge / heissluftballon* / vol montgolfière / baptême en montgolfière / vols en montgolfière / aérostier* / ballon à air chaud / viaje en globo / vuelos en globo / paseos en globo / globos aerostáticos / volar en globo / voar de balão / voos de balão / passeios de balão / balonismo / balão de ar quente / volo in pallone / pallone aerostatico / voli in mongolfiera / giro in mongolfiera / バルーンフライト / 気球体験 / 熱気球フライト / バルーンフェスタ',
    words:
      'balloon / float / pilot / altitude / korb / sonnenaufgang / schweben / nacelle / lever du soleil / globo / balão / nascer do sol / cesto / 空中 / 朝焼け / basket / burner* / sunrise / dawn / drift* / above the / champagne / lift off / take off / landing / silence / wind / valley / flight certificate / early morning / lautlos / brenner / ballon / taufe / sekt / landung / morgens / ballonkorb / start / brûleur* / envol* / survol* / vent / paysage* / décollage / flott* / amanecer / cesta / quemador* / flotar / viento / silencio / valle / despegue / brindis / amanhecer / flutuar / vento / silêncio / maçarico / decolagem / brinde / vale / alba / bruciatore / fluttuare / silenzio / decollo / brindisi / バスケット / 日の出 / 浮かぶ / バーナー / 空から / 風まかせ / 着陸',
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
