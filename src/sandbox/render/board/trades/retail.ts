import type { Trade } from './trade';

/** Consumer goods and shops. */
export const retail: readonly Trade[] = [
  {
    thing: 'bike',
    theme: 'volt',
    names:
      'bike shop* / bicycle* / ebike* / e bike / e bikes / fahrrad* / fahrräder* / radwerkstatt / radleasing / dienstrad* / lastenrad / pedelec* / vélo / vélos / vélociste* / bicicleta* / bicicletería* / bicicletta / biciclette / ciclofficina* / 自転車',
    words:
      'bike / bikes / cycling / cyclist* / saddle / saddles / handlebar* / derailleur* / spokes / puncture* / gravel bike / rahmenhöhe / gangschaltung / felgen / selle / guidon / dérailleur / sillín / manillar / bici / bicis / selim / guidão / sella / manubrio / サドル / ペダル',
    scenes: [
      'A bike in a workshop',
      'A mechanic with a bike in a workshop',
      'A woman rides a bike in the city',
      'A man rides a bike on a country road',
      'A helmet on a table in a workshop',
    ],
  },
  {
    thing: 'cargobike',
    theme: 'meadow',
    names:
      'cargo bike* / cargobike* / lastenräder / lastenfahrrad* / lastenrad* / vélo cargo* / vélos cargo* / bicicleta de carga / bicicletas de carga / bici cargo / cargo bici / カーゴバイク',
    words:
      'cargo box / loading bed / rain cover / kids on board / payload / two wheels / transportbox / kindertransport / zuladung / caisse avant / triporteur* / biporteur* / carga útil / cajón delantero / cassone / 荷台',
    scenes: [
      'A cargo bike in the city',
      'A woman rides a cargo bike in the city',
      'A cargo bike in a park',
      'A mechanic with a wrench in a workshop',
    ],
  },
  {
    thing: 'coat',
    theme: 'ocean',
    names:
      'outerwear / rainwear / rain jacket* / winter jacket* / down jacket* / winter coat* / raincoat* / puffer jacket* / regenjacke* / winterjacke* / daunenjacke* / lederjacke* / wintermantel / wintermäntel / doudoune* / anorak* / manteau / manteaux / imperméables / chubasquero* / abrigo / abrigos / chaquetón* / agasalho* / giacca / giacche / piumino / piumini / cappotto / cappotti / ジャケット / コート専門 / レインコート / ダウンジャケット',
    words:
      'jacket / jackets / parka* / breathable / hood / hooded / zips / lining / windproof / membrane / jacke / jacken / mantel / kapuze / wasserdicht* / veste / vestes / capuche / chaqueta* / impermeable* / casaco / casacos / capuz / impermeabile / cappuccio / コート / 防水 / フード',
    scenes: [
      'A coat in a boutique',
      'A woman in a coat walks in the rain in the city',
      'A man in a coat in a forest',
      'A rack of coats in a boutique',
      'A woman in a raincoat walks in an old town',
    ],
  },
  {
    thing: 'shirt',
    theme: 'blush',
    names:
      'fashion label* / fashion brand* / fashion store* / fashion boutique* / clothing brand* / clothing store* / clothes shop* / clothing / t shirt / t shirts / tshirts / womenswear / modelabel* / modegeschäft* / modeboutique* / damenmode / herrenmode / bekleidung* / vêtement / vêtements / prêt à porter / tienda de ropa / camiseta / camisetas / moda femenina / moda feminina / loja de roupas / roupas femininas / abbigliamento / maglietta / magliette / アパレル / 洋服 / ファッション',
    words:
      'fashion / dress / dresses / blouse* / hoodie* / sweater* / sweatshirt* / organic cotton / fabric / stitched / capsule collection / kleidung / kleider / pullover / bio baumwolle / coton / jupe* / chemise* / ropa / algodón / blusa* / vestido* / roupa / roupas / algodão / cotone / vestiti / 綿',
    scenes: [
      'A clothes rail in a boutique',
      'A woman with a shopping bag in a boutique',
      'A shirt on a table in a boutique',
      'A man in a hoodie walks in the city',
      'A mannequin in a boutique',
    ],
  },
  {
    thing: 'jeans',
    theme: 'daylight',
    names:
      'jeans / denim / jeanshose* / jeansladen / vaqueros / pantalón vaquero / calça jeans / pantaloni in denim / デニム / ジーンズ',
    words:
      'selvedge / rivets / indigo / waistband / trousers / chinos / skinny / straight leg / bootcut / inseam / pockets / hose / hosen / bundweite / nieten / pantalon / pantalons / taille haute / pantalón / pantalones / calças / pantaloni / ズボン / チノ',
    scenes: [
      'Jeans on a table in a boutique',
      'A clothes rail in a boutique',
      'Jeans on a table in a workshop',
      'A sewing machine on a table in a workshop',
    ],
  },
  {
    thing: 'necktie',
    theme: 'ember',
    names:
      'menswear / tailored suit* / made to measure suit* / suit shop* / neckties / tuxedo* / maßanzug / maßanzüge / herrenausstatter* / herrenanzüge / krawatten* / costume sur mesure / costumes sur mesure / tailleur pour homme / traje a medida / trajes a medida / corbata / corbatas / alfaiataria* / terno sob medida / abito su misura / abiti su misura / cravatta / cravatte / オーダースーツ / 紳士服 / ネクタイ',
    words:
      'tailor* / lapel* / cufflink* / waistcoat* / shirts / bow tie / dinner jacket / anzug / anzüge / sakko* / manschettenknöpfe / costume / cravate / revers / traje / trajes / solapa / gemelos / terno / ternos / gravata / lapela / gemelli / スーツ / 仕立て',
    scenes: [
      'A man in a suit in a boutique',
      'Neckties on a table in a boutique',
      'A mannequin in a workshop',
      'A tailor with scissors in a workshop',
      'A spool of thread on a table in a workshop',
    ],
  },
  {
    thing: 'kimono',
    theme: 'blush',
    names: 'kimono* / yukata* / quimono* / 着物 / 浴衣 / 呉服 / 和装 / 振袖 / 袴レンタル',
    words:
      'obi / furisode / silk / geta / sash / dressing service / seide / gürtel / soie / ceinture / seda / faja / seta / 着付け / 成人式 / 草履 / 正絹',
    scenes: [
      'A kimono in a boutique',
      'A woman in a kimono in a tatami room',
      'A folding fan on a table in a tatami room',
      'A woman in a kimono in a garden',
    ],
  },
  {
    thing: 'shoe',
    theme: 'daylight',
    names:
      'shoe shop* / shoe store* / sneaker / sneakers / footwear / leather shoes / barefoot shoes / schuhe / schuhgeschäft* / schuhladen / schuhhaus / barfußschuhe / kinderschuhe / lederschuhe / chaussures / chaussure / zapatería* / zapatos / zapatillas deportivas / zapatero* / sapataria* / sapatos / sapatilhas / calçados / scarpe / calzature / calzolaio / calzolai / スニーカー / 靴屋 / 革靴',
    words:
      'shoe / shoes / soles / heel / heels / laces / loafers / toe box / leather / schuh / sohle / sohlen / absätze / schnürsenkel / semelle / semelles / talons / lacets / suela / suelas / tacones / cordones / cadarço* / saltos / suola / suole / tacchi / lacci / 靴 / ソール / 革底',
    scenes: [
      'A shoe in a boutique',
      'A shoe on a table in a workshop',
      'A shoemaker with a hammer in a workshop',
      'A shoe on a table in a living room',
    ],
  },
  {
    thing: 'slippers',
    theme: 'ember',
    names:
      'slippers / house shoes / felt slippers / hausschuhe / pantoffeln / filzpantoffeln / filzhausschuhe / pantoufles / chaussons / zapatillas de casa / pantuflas / pantufa / pantufas / chinelos / pantofole / ciabatte / スリッパ / 上履き / ルームシューズ',
    words:
      'warm feet / cold floor / cold floors / wool felt / slip on / cosy toes / filz / warme füße / kalte füße / feutre / pieds au chaud / fieltro / pies calientes / feltro / pés quentes / piedi caldi / フェルト / 冷え',
    scenes: [
      'Slippers in a bedroom',
      'Slippers in front of a fireplace in a living room',
      'Slippers on a table in a workshop',
      'Slippers in a boutique',
    ],
  },
  {
    thing: 'sandal',
    theme: 'ocean',
    names:
      'sandals / flip flops / espadrille* / sandalen / zehentrenner / badelatschen / sandales / tongs en cuir / sandalias / alpargatas / chanclas / sandálias / alpercatas / sandali / infradito / サンダル / ビーチサンダル',
    words:
      'straps / footbed / toe post / summer feet / beach / riemen / kork / fußbett / lanières / liège / tiras / corcho / esparto / tiras de couro / cortiça / cinturini / sughero / コルク / 素足',
    scenes: [
      'Sandals on a beach',
      'A sandal in a boutique',
      'A sandal on a table in a workshop',
      'Sandals in an old town',
    ],
  },
  {
    thing: 'rubberBoots',
    theme: 'meadow',
    names:
      'rubber boots / wellies / wellington boot* / rain boots / gumboots / gummistiefel / regenstiefel / bottes de pluie / bottes en caoutchouc / botas de agua / botas de lluvia / galochas / botas de borracha / stivali di gomma / stivali da pioggia / 長靴 / レインブーツ',
    words:
      'puddle* / natural rubber / wet feet / pfütze* / matsch / nasse füße / caoutchouc / flaque* / boue / barro / caucho / poça* / lama / pozzanghera / pozzanghere / fango / 水たまり / 雨の日',
    scenes: [
      'Rubber boots on a doorstep',
      'Rubber boots in a garden',
      'A girl with rubber boots in the rain',
      'Rubber boots in a boutique',
    ],
  },
  {
    thing: 'walkingBoot',
    theme: 'meadow',
    names:
      'hiking boot* / walking boot* / hiking shoes / hiking gear / trekking boot* / trekking shoes / mountaineering gear / outdoor shop* / wanderschuh* / wanderstiefel / bergschuh* / bergsport* / outdoorladen / wanderausrüstung / chaussures de marche / chaussures de randonnée / matériel de randonnée / botas de montaña / botas de senderismo / botas de trekking / calzado de montaña / botas de caminhada / calçado de montanha / scarponi / scarpe da trekking / scarpe da montagna / 登山靴 / トレッキングシューズ / 登山用品',
    words:
      'hike / hikes / hikers / trail / trails / blister* / ankle / tread / trekking poles / boots / gipfel / blasen / stiefel / randonnée / sentier* / ampoules / sendero* / ampollas / botas / trilhas / bolhas / escursion* / sentieri / vesciche / 山道 / ブーツ',
    scenes: [
      'A hiking boot in a forest',
      'A woman hikes in the mountains',
      'A hiking boot in a boutique',
      'A folded map on a table in the mountains',
      'A couple hikes in the mountains',
    ],
  },
  {
    thing: 'shoe',
    theme: 'volt',
    names:
      'running shoe* / running shop* / running store* / trail running shoes / running gear / laufschuh* / laufladen / laufshop* / laufbekleidung / chaussures de running / chaussures de course / zapatillas de running / zapatillas para correr / tenis para correr / tênis de corrida / sapatilhas de corrida / scarpe da running / scarpe da corsa / ランニングシューズ',
    words:
      'marathon / half marathon / 10k / parkrun / stride / cushioning / midsole / gait analysis / runner / runners / pronation / laufanalyse / dämpfung / läufer* / foulée / coureur* / amorti / zancada / amortiguación / passada / amortecimento / falcata / ammortizzazione / ランナー',
    scenes: [
      'A woman runs in a park',
      'A running shoe on a road',
      'A running shoe in a boutique',
      'A stopwatch on a table in a gym',
      'A man runs on a country road',
    ],
  },
  {
    thing: 'fountain-pen',
    theme: 'daylight',
    names:
      'stationery / stationer* / fountain pen* / ballpoint* / füllfederhalter / füller / papeterie / papeteries / papelería* / papelaria* / cartoleria / cartolerie / stylo plume / pluma estilográfica / caneta tinteiro / penna stilografica / 文具 / 万年筆 / ボールペン',
    words:
      'inks / nib / nibs / notebook* / diary / diaries / calligraphy / handwriting / pens / writing paper / tinte / tinten / notizbuch / notizbücher / feder / encre / carnet* / plume / tinta / cuaderno* / plumín / caderno* / canetas / inchiostro / quaderni / penne / インク / 手帳',
    scenes: [
      'A fountain pen on a table in an office',
      'A woman writes a letter at a table',
      'A notebook on a table in a boutique',
      'Pencils on a table in a classroom',
      'A fountain pen on a table in a boutique',
    ],
  },
  {
    thing: 'crayon',
    theme: 'daylight',
    names:
      'school supplies / school stationery / coloured pencil* / colored pencil* / crayons / schulbedarf / schulsachen / buntstifte / wachsmalstifte / fournitures scolaires / crayons de couleur / material escolar / útiles escolares / lápices de colores / lápis de cor / giz de cera / materiale scolastico / matite colorate / pastelli / 学用品 / 色鉛筆 / クレヨン',
    words:
      'pencil / pencils / pencil case* / eraser* / ruler / rulers / first day of school / exercise book* / back to school / sharpener* / stifte / federmäppchen / radiergummi* / einschulung / trousse* / rentrée / gomme / estuche* / vuelta al cole / goma / estojo* / volta às aulas / borracha / astuccio / astucci / gomma / 鉛筆 / 筆箱 / 入学',
    scenes: [
      'A crayon on a table in a classroom',
      'Pencils on a table in a classroom',
      'A girl draws with a crayon in a classroom',
      'A wooden ruler on a table in a classroom',
      'A girl with a pencil in a classroom',
    ],
  },
  {
    thing: 'chess-pawn',
    theme: 'ember',
    names:
      'chess set* / chess shop* / chessboard* / chess piece* / chess club* / jigsaw* / schachspiel* / schachbrett* / schachfiguren / schachverein / schachclub / échiquier* / tablero de ajedrez / scacchiera / scacchiere / ジグソーパズル',
    words:
      'checkmate / pawn / pawns / knight / bishop / grandmaster / puzzle / puzzles / schachmatt / bauer / échecs / pion / jaque / peón / torneo / peão / xeque / pedone / alfiere / 対局 / 駒',
    scenes: [
      'A chess pawn on a table in a living room',
      'A man with a chess pawn at a table in a park',
      'A puzzle piece on a table in a living room',
      'A chess pawn in a boutique',
    ],
  },
  {
    thing: 'toyTrain',
    theme: 'daylight',
    names:
      'toy shop* / toy store* / toyshop* / toymaker* / wooden toy* / building blocks / building bricks / train set* / spielzeug* / spielwaren* / holzspielzeug* / bauklötze / holzeisenbahn* / jouet / jouets / magasin de jouets / juguete / juguetes / juguetería* / brinquedo* / loja de brinquedos / giocattolo / giocattoli / おもちゃ / 玩具 / 知育 / 積み木',
    words:
      'toy / playroom / beechwood / marble run / pretend play / spinning top / puppet* / steckspiel* / kugelbahn* / kinderzimmer / cubes / madera / peonza / bloques / madeira / blocos / legno / costruzioni / 木製 / 遊び / toys',
    scenes: [
      'A toy train on a table in a nursery',
      'A boy with a toy train in a living room',
      'A girl with a teddy in a nursery',
      'A toy train in a boutique',
      'A yo-yo on a table in a boutique',
    ],
  },
  {
    thing: 'teddy',
    theme: 'daylight',
    names:
      'teddy bear* / teddy / teddies / plush toy* / soft toy* / cuddly toy* / stuffed animal* / doll maker* / rag doll* / doll house* / dolls house* / teddybär* / kuscheltier* / plüschtier* / stofftier* / stoffpuppe* / puppenhaus / peluche / peluches / doudou / doudous / poupée / poupées / ours en peluche / oso de peluche / osito* / muñeca / muñecas / ursinho* / pelúcia* / boneca / bonecas / orsacchiotto / orsacchiotti / bambola / bambole / ぬいぐるみ / テディベア / 人形',
    words:
      'cuddle* / hug / huggable / stuffing / bedtime / button eyes / mohair / doll / dolls / kuscheln / kuschelig* / puppe / puppen / câlin / câlins / abrazable / fofo / coccole / 抱きしめ / ふわふわ',
    scenes: [
      'A teddy in a nursery',
      'A girl with a teddy in a bedroom',
      'A teddy in a boutique',
      'A teddy on a table in a workshop',
      'A child with a teddy in a bedroom',
    ],
  },
  {
    thing: 'locomotive',
    theme: 'ember',
    names:
      'model railway* / model railroad* / model train* / model making / model kit* / scale model* / model shop* / modelleisenbahn* / modellbahn* / modellbau* / modélisme / train miniature / trains miniatures / maquettisme / modelismo / maquetas de tren / ferromodelismo / tren eléctrico / modellismo / trenini / plastimodellismo / 鉄道模型 / プラモデル / 模型',
    words:
      'h0 / n gauge / gauge / locomotive* / diorama* / airbrush / decals / miniature / spur n / spur h0 / lokomotive* / anlage / maquette* / échelle / maqueta / maquetas / escala / maquete* / plastico ferroviario / scala / locomotore / ジオラマ / 塗装',
    scenes: [
      'A model train on a table in a workshop',
      'A grandfather with a toy train in a workshop',
      'A toy train on a table in a living room',
      'A boy with a toy train in a living room',
      'A locomotive on a table in a workshop',
    ],
  },
  {
    thing: 'kite',
    theme: 'ocean',
    names:
      'kite shop* / kite maker* / kites / kite festival / stunt kite* / lenkdrachen / drachenfest / drachenladen / cerf volant / cerfs volants / cometas artesanales / festival de cometas / papagaio de papel / pipas e papagaios / aquiloni / aquilone / 凧揚げ / カイト',
    words:
      'kite / gust / gusts / breeze / spool / drachen / leine / windstärke / ficelle / cometa / cordel / rabiola / filo / coda / 凧',
    scenes: ['A kite on a beach', 'A girl with a kite in a field', 'A kite in a park', 'A boy with a kite on a beach'],
  },
  {
    thing: 'stroller',
    theme: 'daylight',
    names:
      'baby gear / pram / prams / pushchair* / stroller* / buggies / baby carrier* / baby sling* / baby shop* / baby products / babyschale* / kinderwagen* / babytrage* / tragetuch / tragetücher / babyausstattung / babyfachmarkt / kindersitz / kindersitze / poussette* / porte bébé / puériculture / cochecito* / sillita de paseo / portabebés / carrinho de bebê / carrinho de bebé / carrinhos de bebé / carrinhos de bebê / passeggino / passeggini / fascia portabebè / ベビーカー / 抱っこ紐 / ベビー用品 / チャイルドシート',
    words:
      'baby / babies / newborn* / car seat / one hand fold / harness / carrycot / babys / faltbar / bébé / bébés / pliage / bebé / recién nacido / plegable / bebê / recém nascido / neonato / neonati / pieghevole / 赤ちゃん / 新生児',
    scenes: [
      'A stroller in a park',
      'A mother with a stroller in a park',
      'A stroller in a boutique',
      'A crib in a nursery',
      'A stroller in the city',
    ],
  },
  {
    thing: 'crib',
    theme: 'blush',
    names:
      'baby clothes / baby clothing / babywear / kidswear / childrenswear / kids fashion / kids clothes / kids clothing / children s clothes / children s clothing / baby bodysuit* / babygrow* / baby blanket* / onesies / romper* / cots / cribs / babykleidung / babymode / babysachen / babyschlafsack / kindermode / kinderkleidung / strampler / vêtements pour bébé / vêtements pour enfants / vêtements bébé / vêtements enfant / layette* / gigoteuse* / ropa de bebé / ropa para bebés / ropa de niños / ropa para niños / ropa infantil / moda infantil / canastilla* / cunas / minicuna* / roupa de bebê / roupa de bebé / roupas de bebê / roupa infantil / roupas infantis / roupinhas / enxoval / berço / berços / abbigliamento bambino / abbigliamento neonato / abbigliamento per bambini / tutine / corredino / lettino neonato / ベビー服 / 子供服',
    words:
      'baby / nursery / toddler* / snap fasteners / sleeping bag / organic cotton / grows with / soft seams / babies / druckknöpfe / mitwachsend* / kleinkind* / pressions / bébés / naissance / algodón orgánico / botones / recém nascido / bottoncini / neonato / 肌着 / 赤ちゃん',
    scenes: ['A crib in a nursery', 'A clothes rail in a nursery', 'A mother in a nursery', 'A teddy in a nursery'],
  },
  {
    thing: 'weddingRings',
    theme: 'blush',
    names:
      'jewellery / jewelry / jeweller* / jeweler* / engagement ring* / wedding ring* / wedding band* / goldsmith* / silversmith* / schmuck / schmuckstück* / goldschmied* / juwelier* / trauring* / eheringe / verlobungsring* / bijou / bijoux / bijouterie* / joaillerie* / joaillier* / alliance en or / joya / joyas / joyería* / anillo de compromiso / anillos de boda / joia / joias / joalharia* / joalheria* / aliança de casamento / gioielli / gioielleria* / gioielliere* / oreficeria / orafo / fedi nuziali / anello di fidanzamento / 宝石 / ジュエリー / 婚約指輪 / 結婚指輪 / アクセサリー',
    words:
      'necklace* / earring* / bracelet* / diamond* / 18 carat / carat / karat / recycled gold / hallmark* / engraving / halskette* / ohrringe / armband / boucles d oreilles / collier* / anillo* / collar / pendientes / anel / colar / brincos / anello / collana / orecchini / 指輪 / ネックレス / ダイヤ',
    scenes: [
      'A wedding ring on a table in a workshop',
      'A goldsmith with a ring in a workshop',
      'Earrings on a table in a boutique',
      'A gold ring on a table in a boutique',
      'A magnifying glass on a table in a workshop',
    ],
  },
  {
    thing: 'gem-stone',
    theme: 'midnight',
    names:
      'gemstone* / mineral shop* / crystal shop* / rock and gem / gemmolog* / gemolog* / edelstein* / mineralienladen / mineralienbörse / heilstein* / pierres précieuses / pierres fines / lithothérapie / gemas preciosas / piedras preciosas / tienda de minerales / gemólog* / pedras preciosas / loja de cristais / pietre preziose / cristalloterapia / 天然石 / パワーストーン / 鉱物',
    words:
      'crystals / amethyst* / quartz / emerald* / sapphire* / rubies / ruby / opal / opals / geode* / mineral* / tumbled / amethyst / bergkristall / rosenquarz / améthyste / quartz rose / amatista / cuarzo / ametista / quartzo / quarzo / アメジスト / 水晶',
    scenes: [
      'A gemstone on a table in a boutique',
      'A gemstone on a table in a workshop',
      'A woman with a gemstone in a boutique',
      'A magnifying glass on a table in a workshop',
    ],
  },
  {
    thing: 'watch',
    theme: 'midnight',
    names:
      'watchmaker* / wristwatch* / wrist watch* / watch repair* / diver s watch / mechanical watch* / automatic watch* / smartwatch* / armbanduhr* / uhrmacher* / taucheruhr* / chronograph* / montres / horloger / horlogerie* / horlogère* / relojes / relojería* / relojero* / reloj de pulsera / relógio de pulso / relógios / relojoaria* / orologio da polso / orologi / orologeria / 腕時計 / 時計店',
    words:
      'sapphire glass / bezel / power reserve / water resistant / tick / escapement / zifferblatt / uhrwerk / gangreserve / lünette / cadran / bracelet / mouvement / esfera / correa / maquinaria / pulseira / quadrante / cinturino / carica / 文字盤 / ムーブメント / 防水',
    scenes: [
      'A watch on a table in a workshop',
      'A watchmaker with a watch in a workshop',
      'A watch on a table in a boutique',
      'A man with a watch in an office',
    ],
  },
  {
    thing: 'camera',
    theme: 'midnight',
    names:
      'camera shop* / camera store* / camera lens* / mirrorless camera* / analogue camera* / analog camera* / film camera* / digital camera* / instant camera* / action cam* / fotogeschäft* / kamerahändler* / systemkamera* / kameraobjektiv* / sofortbildkamera* / appareil photo / appareils photo / objectif photo / cámara de fotos / cámaras de fotos / cámara réflex / cámara fotográfica / câmera fotográfica / câmeras fotográficas / máquina fotográfica / macchina fotografica / fotocamera / fotocamere / obiettivi fotografici / カメラ店 / 一眼レフ / ミラーレス / 中古カメラ / カメラ専門',
    words:
      'cameras / lenses / aperture / megapixel* / autofocus / tripod* / viewfinder / film rolls / objektiv* / blende / stativ* / capteur / trépied* / objectif / trípode / tripé / obiettivo / treppiede / レンズ',
    scenes: [
      'A photo camera on a table in a boutique',
      'A man with a photo camera in a boutique',
      'A camera on a tripod in the mountains',
      'A photo camera on a table in a workshop',
    ],
  },
  {
    thing: 'headphones',
    theme: 'midnight',
    names:
      'hi fi / hifi / audio shop* / bluetooth speaker* / wireless speaker* / loudspeaker* / soundbar* / dab radio* / stereo system* / kopfhörer / lautsprecher / stereoanlage* / hifi studio / enceinte / enceintes / chaîne hifi / altavoz / altavoces / equipo de música / auscultadores / caixa de som / colunas de som / altoparlanti / diffusori / スピーカー / オーディオ',
    words:
      'noise cancelling / bass / treble / battery life / amplifier* / woofer / tweeter / vinyl / listening / ear cushions / wireless / klang / bässe / rauschunterdrückung / basses / réduction de bruit / graves / cancelación de ruido / cancelamento de ruído / suono / bassi / 音質 / 低音 / ノイズキャンセリング',
    scenes: [
      'Headphones on a table in a boutique',
      'A woman with headphones in a living room',
      'A bluetooth speaker on a table in a living room',
      'An amplifier in a living room',
      'A vintage radio on a table in a boutique',
    ],
  },
  {
    thing: 'screen',
    theme: 'midnight',
    names:
      'television set* / tv shop* / smart tv / smart tvs / oled tv / oled tvs / qled / home cinema system* / electronics store* / electronics shop* / consumer electronics / fernseher / elektronikmarkt / unterhaltungselektronik / heimkino* / téléviseur* / magasin d électronique / televisor / televisores / tienda de electrónica / televisão smart / televisores smart / loja de eletrônicos / televisore / televisori / negozio di elettronica / 液晶テレビ / 有機テレビ / 家電量販店 / 大型テレビ',
    words:
      'oled / hdr / 55 inch / 65 inch / remote control / refresh rate / pixels / soundbar / zoll / fernbedienung / pouces / télécommande / pulgadas / mando a distancia / polegadas / pollici / telecomando / インチ / 画質 / リモコン',
    scenes: [
      'A television in a living room',
      'A television in a boutique',
      'A television in a bedroom',
      'A bluetooth speaker on a table in a living room',
    ],
  },
  {
    thing: 'laptop',
    theme: 'midnight',
    names:
      'computer shop* / computer store* / refurbished laptop* / gaming pc* / gaming laptop* / pc builder* / computerladen / computerreparatur* / pc reparatur / laptop reparatur / notebook reparatur / réparation ordinateur / réparation d ordinateurs / ordinateur portable / ordinateurs portables / reparación de computadoras / ordenador portátil / portátiles reacondicionados / conserto de computadores / assistência informática / computadores recondicionados / computer ricondizionati / パソコン専門 / 中古パソコン / ノートパソコン',
    words:
      'laptops / ssd / ram / graphics card / processor / motherboard / virus / 16 gb / slow computer / grafikkarte / arbeitsspeicher / festplatte / datenrettung / carte graphique / disque dur / tarjeta gráfica / disco duro / memoria ram / placa de vídeo / disco rígido / scheda grafica / disco fisso / パソコン / メモリ',
    scenes: [
      'A laptop on a table in a workshop',
      'A technician with a laptop in a workshop',
      'A laptop on a table in a boutique',
      'A desk with a monitor in a workshop',
      'A USB stick on a table in an office',
    ],
  },
  {
    thing: 'phone',
    theme: 'midnight',
    names:
      'smartphone repair* / mobile repair* / phone shop* / refurbished phone* / refurbished smartphone* / phone case* / handy reparatur / smartphone reparatur / displayreparatur* / handyladen / handyhülle* / réparation smartphone* / réparation de téléphones / coque de téléphone / téléphones reconditionnés / móviles reacondicionados / fundas para móvil / conserto de celulares / reparação de telemóveis / capas de celular / riparazione telefoni / riparazione cellulari / smartphone ricondizionati / スマホケース / 中古スマホ / 画面割れ',
    words:
      'cracked screen* / battery swap* / battery replacement* / charging port* / water damage / refurbished / unlocked / akkutausch / displaybruch / wasserschaden / écran cassé / batterie / pantalla rota / tela quebrada / schermo rotto / batteria / バッテリー交換 / ガラス割れ',
    scenes: [
      'A smartphone on a table in a workshop',
      'A technician with a smartphone in a workshop',
      'A smartphone on a table in a boutique',
      'A woman with a smartphone in a boutique',
    ],
  },
  {
    thing: 'printer',
    theme: 'daylight',
    names:
      'ink cartridge* / toner* / laser printer* / inkjet printer* / photo printer* / office printer* / tintenpatrone* / druckertinte / laserdrucker / tintenstrahldrucker / cartouche d encre / cartouches d encre / imprimante* / cartucho de tinta / cartuchos de tinta / impresora* / cartuchos de toner / impressora* / cartucce / stampante / stampanti / インクカートリッジ / プリンター / トナー',
    words:
      'printers / pages per minute / cartridges / paper tray / copier* / scanner* / double sided / drucker / seiten / nachfüll* / impression / encre / recharge / impresión / tinta / recarga / impressão / inchiostro / ricarica / 印刷 / インク / コピー用紙',
    scenes: [
      'A printer on a table in an office',
      'A printer on a table in a living room',
      'A printer in a boutique',
      'Paper clips on a table in an office',
    ],
  },
  {
    thing: 'drone',
    theme: 'volt',
    names:
      'drone shop* / camera drone* / racing drone* / fpv drone* / toy drone* / rc car* / remote control car* / drohnenshop / kameradrohne* / renndrohne* / modellflug* / drone caméra / drones de loisir / drones con cámara / dron con cámara / tienda de drones / drones com câmera / loja de drones / droni con telecamera / negozio di droni / カメラドローン / ドローン専門 / ラジコン',
    words:
      'propeller* / flight time / pilot / hover / fpv / return to home / drohnen / flugzeit / propeller / hélices / télépilote / autonomie de vol / tiempo de vuelo / hélice / tempo de voo / droni / eliche / tempo di volo / 飛行',
    scenes: [
      'A racing drone in a park',
      'A hobby drone on a table in a workshop',
      'A man with a hobby drone in a field',
      'A toy drone in a boutique',
    ],
  },
  {
    thing: 'washer',
    theme: 'daylight',
    names:
      'household appliance* / home appliance* / appliance shop* / washing machines / dishwashers / fridge freezer* / haushaltsgerät* / hausgeräte / elektrogeräte / waschmaschine* / geschirrspüler / spülmaschine* / kühlschränke / électroménager / lave linge / lave vaisselle / réfrigérateur* / electrodoméstico* / lavadora* / lavavajillas / frigorífico* / eletrodoméstico* / máquina de lavar / geladeira* / elettrodomestic* / lavatrice / lavatrici / lavastoviglie / frigoriferi / 白物家電 / 洗濯機 / 冷蔵庫 / 食洗機',
    words:
      'washing machine / fridges / freezer* / tumble dryer* / spin cycle / energy label / 1400 rpm / no frost / delivery and installation / kühlschrank / trockner / ersatzteil* / schleudern / essorage / frigo / pièces détachées / centrifugado / nevera / repuestos / centrífuga / peças / centrifuga / frigorifero / ricambi / 乾燥機 / 省エネ',
    scenes: [
      'A washing machine in a boutique',
      'A washing machine in a bathroom',
      'A technician with a washing machine in a bathroom',
      'A fridge in a kitchen',
      'A fridge in a boutique',
    ],
  },
  {
    thing: 'robotVacuum',
    theme: 'ocean',
    names:
      'vacuum cleaner* / robot vacuum* / cordless vacuum* / hoover / hoovers / robovac* / staubsauger* / saugroboter / wischroboter / aspirateur* / aspirateur robot / aspiradora* / robot aspirador / aspirador de pó / aspirador robô / aspirapolvere / robot aspirapolvere / 掃除機 / ロボット掃除機',
    words:
      'suction / pet hair / bagless / hepa filter / docking station / mop / mopping / carpet / dust bin / saugkraft / staub / tierhaare / beutellos / poussière / poils / sans sac / polvo / succión / pelo de mascota / sucção / pó / pelos / polvere / aspirazione / peli / 吸引力 / ほこり / ゴミ',
    scenes: [
      'A robot vacuum in a living room',
      'A vacuum cleaner in a living room',
      'A woman with a vacuum cleaner in a living room',
      'A robot vacuum in a bedroom',
    ],
  },
  {
    thing: 'mixingBowl',
    theme: 'daylight',
    names:
      'kitchen appliance* / small appliances / stand mixer* / food processor* / air fryer* / airfryer* / toasters / blender / blenders / juicer* / microwave oven* / küchenmaschine* / küchengerät* / heißluftfritteuse* / standmixer / wasserkocher / robot de cuisine / robot pâtissier / grille pain / petit électroménager / robot de cocina / freidora de aire / batidora* / tostadora* / batedeira* / liquidificador* / fritadeira elétrica / torradeira* / robot da cucina / impastatrice / impastatrici / friggitrice ad aria / frullatore / frullatori / tostapane / 炊飯器 / キッチン家電 / ミキサー / トースター / ノンフライヤー',
    words:
      'watts / mixing bowl / dough hook / dishwasher safe / kneads / blades / whisk / stainless steel / crispy / knethaken / rührschüssel / mixer / pétrit / bol / accessoires / amasa / vatios / accesorios / tigela / acessórios / impasta / ciotola / 調理 / ワット / toaster',
    scenes: [
      'A mixing bowl on a table in a kitchen',
      'A kettle on a table in a kitchen',
      'A woman with a mixing bowl in a kitchen',
      'A kettle in a boutique',
    ],
  },
  {
    thing: 'fan',
    theme: 'ocean',
    names:
      'electric fan* / ceiling fan* / pedestal fan* / desk fan* / tower fan* / ventilator / ventilatoren / deckenventilator* / standventilator* / ventilateur* / ventilador / ventiladores / ventilador de techo / ventilador de teto / ventilatore / ventilatori / 扇風機 / サーキュレーター',
    words:
      'breeze / heatwave / hot nights / airflow / blades / oscillat* / fan speed / cool air / hitze / luftstrom / stufen / canicule / brise / nuits chaudes / ola de calor / aspas / calorão / pás / afa / notti calde / 風量 / 首振り / 暑い夜',
    scenes: [
      'An electric fan in a bedroom',
      'A floor fan in a living room',
      'A woman with an electric fan in a living room',
      'An electric fan on a table in an office',
    ],
  },
  {
    thing: 'thread',
    theme: 'blush',
    names:
      'fabric shop* / fabric store* / haberdasher* / dressmaking fabric* / quilt shop* / stoffladen / stoffgeschäft* / stoffmarkt / kurzwaren* / meterware / mercerie* / magasin de tissus / tissus au mètre / patron de couture / mercería* / tienda de telas / telas por metros / patrones de costura / retrosaria* / armarinho* / loja de tecidos / merceria / negozio di tessuti / tessuti a metro / cartamodelli / 手芸店 / 生地店 / 型紙',
    words:
      'by the metre / zipper* / threads / linen / cotton prints / bias binding / scissors / stoff / stoffe / knöpfe / reißverschluss / garn / tissu / tissus / boutons / telas / botones / cremalleras / tecido / tecidos / linhas / botões / tessuto / tessuti / bottoni / filo / 生地 / 糸',
    scenes: [
      'A spool of thread on a table in a boutique',
      'A woman with scissors in a workshop',
      'A ribbon on a table in a boutique',
      'A sewing needle on a table in a workshop',
      'A mannequin in a workshop',
    ],
  },
  {
    thing: 'easel',
    theme: 'daylight',
    names:
      'art shop* / artist supplies / artists materials / oil paints / watercolour* / watercolor* / acrylic paint* / craft shop* / craft supplies / künstlerbedarf / bastelbedarf / bastelladen / aquarellfarbe* / ölfarben / acrylfarben / matériel beaux arts / fournitures beaux arts / loisirs créatifs / peinture acrylique / peinture à l huile / aquarelles / material de bellas artes / pintura acrílica / acuarelas / óleos / manualidades / material artístico / tinta acrílica / aquarelas / belle arti / colori acrilici / colori a olio / acquerelli / 絵の具 / 水彩 / 油絵具',
    words:
      'canvas / canvases / pigment* / brushes / easel* / sketchbook* / paint / gouache / pastels / pinsel / leinwand / staffelei / pinceau* / chevalet / pincel / pinceles / lienzo* / caballete / pincéis / telas / cavalete / pennello / pennelli / cavalletto / 筆 / キャンバス / スケッチ',
    scenes: [
      'An easel in a workshop',
      'A woman with an easel in a workshop',
      'A paint palette on a table in a workshop',
      'A paintbrush on a table in a boutique',
      'A girl with a paintbrush in a classroom',
    ],
  },
  {
    thing: 'caravan',
    theme: 'meadow',
    names:
      'caravan dealer* / touring caravan* / static caravan* / travel trailer* / caravan park* / caravanning / wohnwagen* / wohnanhänger / caravaning / caravane / caravanes / mobil home* / tienda de caravanas / caravana de viaje / mobil home / reboque caravana / roulotte / roulottes / case mobili / トレーラーハウス',
    words:
      'caravan / caravans / towing / tow bar / tow car / awning / berth / seasonal pitch / holiday park / axle / deichsel / anhängelast / vorzelt / dauerstellplatz / attelage / auvent / remolque / enganche / avancé / reboque / engate / rimorchio / gancio traino / veranda / 牽引',
    scenes: [
      'A caravan at a campsite',
      'A caravan in a field',
      'A caravan on a country road',
      'A caravan in the mountains',
    ],
  },
  {
    thing: 'motorcycle',
    theme: 'volt',
    names:
      'motorcycle* / motorbike* / motorrad* / motorräder / bikertreff* / moto d occasion / motociste / concessionnaire moto / motocicleta* / motocicletas / taller de motos / tienda de motos / concessionária de motos / oficina de motos / motociclett* / concessionaria moto / オートバイ / バイクショップ / 中古バイク / 自動二輪',
    words:
      'biker / bikers / helmet / helmets / exhaust / throttle / leathers / saddlebag* / test ride / twin cylinder / two wheels / auspuff / helm / hubraum / probefahrt / moto / motos / motard* / casco / cilindrada / capacete / motor / moto usate / casco integrale / バイク / ヘルメット / 排気量',
    scenes: [
      'A motorcycle on a country road',
      'A motorcycle in a workshop',
      'A motorcycle on a coastal road',
      'A motorcycle in the mountains',
      'A motorcycle in the city',
    ],
  },
  {
    thing: 'scooter',
    theme: 'volt',
    names:
      'scooter dealer* / scooter shop* / moped dealer* / motor scooter* / electric moped* / motorroller / elektroroller / mofa / mofas / concessionnaire scooter / cyclomoteur* / escúter / ciclomotor* / moto scooter / motoneta* / ciclomotore / ciclomotori / motorino / motorini / 原付 / スクーター専門',
    words:
      'scooter / scooters / moped / mopeds / 50 cc / 125 cc / helmet / top case / city traffic / führerschein / helm / permis am / bouchons / casco / atascos / tráfico / capacete / trânsito / traffico / patentino / スクーター',
    scenes: [
      'A moped in the city',
      'A woman rides a moped in the city',
      'A moped in an old town',
      'A man rides a moped in an old town',
    ],
  },
  {
    thing: 'car',
    theme: 'volt',
    names:
      'tyres / tyre / tire shop* / tire service* / tire dealer* / tire change* / winter tires / summer tires / all season tires / reifenwechsel / reifenservice / reifenhandel* / winterreifen / sommerreifen / ganzjahresreifen / autoreifen / radwechsel / pneu / pneus / neumático* / llantera* / gomería* / borracharia* / gommista / gommisti / pneumatici / タイヤ / スタッドレス',
    words:
      'tread / treads / wheel change / wheel alignment / balancing / rims / tire pressure / puncture repair / mm tread / reifen / profiltiefe / felgen / auswuchten / einlagern / jantes / équilibrage / crevaison / llantas / alineación / equilibrado / alinhamento / balanceamento / calibragem / cerchi / equilibratura / convergenza / 溝 / 空気圧',
    scenes: [
      'A car in a workshop',
      'A car on a snowy road',
      'A car on a country road in the rain',
      'A mechanic with a wrench in a workshop',
    ],
  },
  {
    thing: 'pickup',
    theme: 'daylight',
    names:
      'van dealer* / truck dealer* / used vans / used trucks / commercial vehicle* / pickup trucks / pickup truck / nutzfahrzeug* / lkw handel* / transporter kaufen / gebrauchte transporter / véhicule utilitaire* / véhicules utilitaires / utilitaires d occasion / vehículos comerciales / vehículos industriales / furgonetas de ocasión / camiones usados / veículos comerciais / caminhões usados / caminhonete* / picape / picapes / veicoli commerciali / furgoni usati / camion usati / 商用車 / 中古トラック / 軽トラ',
    words:
      'payload / tow bar / load bed / tonne / tonnes / cargo space / wheelbase / diesel / four wheel drive / fleet / nutzlast / ladefläche / laderaum / charge utile / volume utile / carga útil / tracción / capacidade de carga / caçamba / portata / cassone / vano di carico / 積載 / 荷台',
    scenes: [
      'A pickup truck in front of a house',
      'A pickup truck on a country road',
      'A delivery van in the city',
      'A pickup truck at a building site',
      'A pickup truck in a field',
    ],
  },
  {
    thing: 'wrench',
    theme: 'volt',
    names:
      'car parts / auto parts / spare parts for cars / car accessories / autoteile* / kfz teile / autoersatzteile / autozubehör / kfz zubehör / pièces auto / pièces détachées auto / pièces automobiles / accessoires auto / recambios de coche / recambios / refaccionaria* / autopartes / repuestos para autos / desguace* / autopeças / peças auto / peças automotivas / autoricambi / ricambi auto / accessori auto / 自動車部品 / カー用品 / カーパーツ',
    words:
      'brake pads / brake discs / spark plug* / wiper* / wiper blades / oil filter* / engine oil / alternator* / exhaust / shock absorber* / headlight* / clutch / bremsbeläge / bremsscheiben / zündkerzen / ölfilter / scheibenwischer / plaquettes / bougies d allumage / essuie glaces / pastillas de freno / bujías / filtros de aceite / pastilhas de freio / velas de ignição / amortecedor* / pastiglie / candele d accensione / tergicristalli / ブレーキ / オイル / ワイパー',
    scenes: [
      'A wrench on a table in a workshop',
      'A mechanic with a wrench in a workshop',
      'A car in a workshop',
      'A toolbox on a table in a workshop',
    ],
  },
  {
    thing: 'anchor',
    theme: 'ocean',
    names:
      'chandler* / ship chandler* / boat equipment / boat supplies / marine equipment / sailing gear / sailing clothing / bootszubehör / bootsausrüstung / yachtzubehör / schiffsausrüster / segelbekleidung / accastillage / équipement nautique / náutica accesorios / equipamiento náutico / efectos navales / ropa náutica / equipamento náutico / acessórios náuticos / accessori nautici / attrezzatura nautica / forniture nautiche / 船具 / マリン用品',
    words:
      'anchor / anchors / ropes / fender* / winch* / antifouling / shackle* / life jacket* / buoy* / bilge pump / anker / tauwerk / schwimmweste* / ancre / cordage* / gilet de sauvetage / ancla / cabos / chaleco salvavidas / âncora / colete salva vidas / cime / salvagente / 錨 / ロープ / 救命胴衣',
    scenes: [
      'An anchor in a harbour',
      'A life jacket in a boutique',
      'A sailor with a lifebuoy in a harbour',
      'An anchor in a boutique',
      'A sailing yacht in a harbour',
    ],
  },
  {
    thing: 'surfboard',
    theme: 'ocean',
    names:
      'surf shop* / surfboard* / wetsuit* / surfboard shaper* / water sports shop* / stand up paddleboard* / surfladen / surfbrett* / neoprenanzug / neoprenanzüge / surfshop* / planche de surf / planches de surf / combinaison néoprène / combinaisons néoprène / tabla de surf / tablas de surf / traje de neopreno / trajes de neopreno / tienda de surf / prancha de surf / pranchas de surf / fato de surf / loja de surf / tavola da surf / tavole da surf / muta in neoprene / mute in neoprene / サーフショップ / ウェットスーツ',
    words:
      'shaper / fins / leash / neoprene / wax / board bag / longboard / shortboard / swell / bretter / wellen / finnen / neopren / vagues / dérives / houle / quillas / olas / parafina / ondas / quilhas / pinne / フィン',
    scenes: [
      'A surfboard on a beach',
      'A wetsuit in a boutique',
      'A surfboard in a boutique',
      'A surfboard in a workshop',
    ],
  },
  {
    thing: 'sleepingBag',
    theme: 'meadow',
    names:
      'camping gear / camping equipment / camping shop* / sleeping bag* / tents / trekking tent* / roof tent* / rooftop tent* / bushcraft / zelt kaufen / zelte / dachzelt* / schlafsack / schlafsäcke / campingausrüstung / campingzubehör / campingbedarf / matériel de camping / tente de toit / tentes / sacs de couchage / sac de couchage / tienda de campaña / tiendas de campaña / saco de dormir / sacos de dormir / material de camping / barraca de camping / barracas de camping / equipamento de camping / tenda da campeggio / tende da campeggio / sacco a pelo / sacchi a pelo / attrezzatura da campeggio / キャンプ用品 / テント / 寝袋 / シュラフ',
    words:
      'tent / poles / pegs / guy lines / ground sheet / down fill / comfort temperature / camp stove / headlamp / packs down / rucksack / heringe / gestänge / isomatte* / gaskocher / sardines / réchaud* / piquetas / hornillo / esterilla / espeques / fogareiro / estacas / picchetti / fornello / materassino / ペグ / 焚き火',
    scenes: [
      'A sleeping bag in a boutique',
      'A tent in a forest',
      'A woman with a tent at a campsite',
      'A lantern on a table at a campsite',
      'A tent in the mountains',
    ],
  },
  {
    thing: 'skis',
    theme: 'ocean',
    names:
      'ski shop* / ski hire / ski rental* / ski equipment / ski boots / snowboard shop* / ski service / skiverleih* / skiservice / skischuhe / sportgeschäft am lift / skiausrüstung / tourenski* / location de skis / location ski / magasin de ski / chaussures de ski / alquiler de esquís / tienda de esquí / botas de esquí / aluguel de esqui / aluguer de esquis / botas de esqui / noleggio sci / negozio di sci / scarponi da sci / スキー用品 / スキーレンタル / スノーボード用品',
    words:
      'skis / snowboard / bindings / edges / wax / waxed / waxing / sharpened / poles / helmet / slope / powder / bindung / kanten / wachsen / stöcke / fixations / bâtons / fartage / fijaciones / bastones / cantos / fixações / bastões / attacchi / bastoncini / sciolina / ビンディング',
    scenes: [
      'Skis in a boutique',
      'Skis in the snow',
      'A man with skis in the snow',
      'A woman with skis in the snow',
      'A sled in the snow',
    ],
  },
  {
    thing: 'soccer-ball',
    theme: 'volt',
    names:
      'sports shop* / sporting goods / sports store* / sports equipment / sportswear / football boots / team kit* / team jersey* / sportgeschäft* / sportartikel* / sporthaus / sportbekleidung / sportausrüstung / trikotsatz / fußballschuhe / magasin de sport / articles de sport / équipement sportif / vêtements de sport / tienda de deportes / artículos deportivos / ropa deportiva / equipaciones deportivas / loja de esportes / loja de desporto / artigos esportivos / artigos desportivos / roupas esportivas / chuteira* / negozio di sport / articoli sportivi / abbigliamento sportivo / スポーツ用品 / スポーツウェア / スポーツショップ',
    words:
      'jersey* / shin guards / racket / balls / basketball / football / sports bra / tracksuit* / club kit / trikot* / bälle / trainingsanzug / maillot* / ballon* / survêtement* / balón / balones / camisetas de equipo / bolas / uniforme esportivo / palloni / maglie / tuta / ユニフォーム / ボール',
    scenes: [
      'A soccer ball on a table in a boutique',
      'A basketball hoop in a gym',
      'A boy with a soccer ball in a park',
      'A tennis racket on a table in a boutique',
      'A soccer ball on a football pitch',
    ],
  },
  {
    thing: 'tennis',
    theme: 'volt',
    names:
      'tennis shop* / tennis racquet* / racket stringing / padel racket* / badminton racket* / table tennis table* / tennisschläger / besaitung* / padelschläger / badmintonschläger / tischtennisplatte* / raquette de tennis / raquettes de tennis / raquette de padel / cordage de raquettes / raqueta de tenis / raquetas de tenis / pala de pádel / palas de pádel / raquete de tênis / raquetes de tênis / raquete de ténis / raquetes de padel / racchetta da tennis / racchette da tennis / racchette da padel / incordatura* / テニスラケット / ガット張り / 卓球台 / バドミントンラケット',
    words:
      'racket* / strings / string tension / shuttlecock* / tennis balls / forehand / backhand / sweet spot / saiten / griffband / schläger / raquette* / cordage / tamis / raqueta* / cordaje / empuñadura / raquete* / corda / racchett* / corde / impugnatura / ラケット / ガット / グリップ',
    scenes: [
      'A tennis racket on a table in a boutique',
      'A woman with a tennis racket in a park',
      'A table tennis bat on a table in a gym',
      'A tennis racket on a table in a workshop',
    ],
  },
  {
    thing: 'skateboard',
    theme: 'volt',
    names:
      'skate shop* / roller skates / inline skates / roller skate shop* / skateladen / skaterladen / rollschuhe / inliner / inlineskates / planche à roulettes / rollers en ligne / tienda de skate / monopatín / monopatines / patines en línea / loja de skate / patins em linha / patins de quatro rodas / negozio di skate / pattini a rotelle / pattini in linea / インラインスケート',
    words:
      'decks / bearings / griptape / ollie / kickflip / skate / skater* / skatepark / rollen / achsen / kugellager / roues / roulements / ruedas / rodamientos / ejes / rodas / rolamentos / ruote / cuscinetti / デッキ / ウィール / ベアリング',
    scenes: [
      'A skateboard in a boutique',
      'A skateboard in the city',
      'Roller skates on a table in a boutique',
      'Roller skates in a park',
    ],
  },
  {
    thing: 'trampoline',
    theme: 'meadow',
    names:
      'garden trampoline* / trampolines / garden play equipment / outdoor toy* / sandpit* / playhouse* / gartentrampolin* / trampolin / trampoline kaufen / schaukelgestell* / sandkasten / spielturm / portique de jeux / balançoire* / bac à sable / trampoline de jardin / aire de jeux de jardin / cama elástica / columpio* / parque infantil de jardín / arenero* / trampolim de jardim / balanço infantil / tappeto elastico / altalena / altalene / sabbiera / ジャングルジム',
    words:
      'safety net / springs / backyard / rope ladder / monkey bars / schaukel / rutsche / hüpfen / sicherheitsnetz / toboggan / filet de sécurité / sauter / tobogán / saltar / red de seguridad / escorrega* / pular / rede de proteção / scivolo / saltare / rete di sicurezza / すべり台',
    scenes: [
      'A trampoline in a backyard',
      'A girl on a trampoline in a backyard',
      'A climbing frame in a backyard',
      'A garden swing in a backyard',
      'A boy with a trampoline in a garden',
    ],
  },
  {
    thing: 'bikini',
    theme: 'ocean',
    names:
      'swimwear / swimsuit* / bikini / bikinis / swim shorts / beachwear / bathing suit* / bademode / badeanzug / badeanzüge / badehose* / maillot de bain / maillots de bain / bañador / bañadores / traje de baño / trajes de baño / ropa de baño / moda praia / moda de praia / maiô / biquíni* / fato de banho / fatos de banho / calções de banho / costume da bagno / costumi da bagno / moda mare / 水着 / ビキニ',
    words:
      'beach / pool / uv protection / chlorine resistant / one piece / bandeau / halter / quick dry / tummy control / chlorresistent / sonnenschutz / plage / piscine / une pièce / playa / piscina / protección solar / praia / proteção solar / spiaggia / プール / 紫外線',
    scenes: ['A bikini in a boutique', 'A swimsuit in a boutique', 'A swimsuit on a beach', 'A bikini on a beach'],
  },
  {
    thing: 'scarf',
    theme: 'blush',
    names:
      'scarves / silk scarf* / wool scarf* / shawls / leather gloves / winter gloves / mittens / schals / seidentuch / seidentücher / wollschal* / handschuhe / lederhandschuhe / écharpe* / foulard* / carré de soie / gants en cuir / bufanda* / pañuelos de seda / guantes de piel / guantes de cuero / cachecol / cachecóis / lenços de seda / luvas de couro / luvas de lã / sciarpa / sciarpe / guanti in pelle / guanti di lana / マフラー / スカーフ / 手袋 / ストール',
    words:
      'scarf / cashmere / lambswool / silk / fringe* / hand rolled / cold hands / touchscreen / schal / kaschmir / seide / fransen / cachemire / soie / franges / cachemir / seda / flecos / caxemira / lã / seta / frange / カシミヤ / シルク / 防寒',
    scenes: [
      'A scarf in a boutique',
      'Gloves on a table in a boutique',
      'A scarf on a table in a bedroom',
      'Gloves in the snow',
    ],
  },
  {
    thing: 'suitcase',
    theme: 'ocean',
    names:
      'luggage / luggage shop* / carry on bag* / travel bag* / duffel bag* / weekend bag* / koffer / kofferset* / reisegepäck / reisetasche* / reisekoffer / handgepäckkoffer / valise / valises / bagagerie / bagages cabine / sac de voyage / sacs de voyage / maletas / maleta de cabina / maleta de viaje / equipaje de mano / bolsos de viaje / mala de viagem / malas de viagem / mala de bordo / malas de bordo / valigia / valigie / valigeria / trolley da cabina / borsa da viaggio / borse da viaggio / スーツケース / キャリーケース / 旅行かばん',
    words:
      'cabin size / spinner wheels / hard shell / tsa lock / overhead locker / telescopic handle / packing cubes / check in / zipper* / hartschale / rollen / zahlenschloss / roulettes / coque rigide / ruedas / rígida / cerradura / rodinhas / cadeado / rotelle / guscio rigido / 機内 / キャスター / suitcase*',
    scenes: [
      'A suitcase in a boutique',
      'A woman with a suitcase in a station',
      'A suitcase in a bedroom',
      'A man with a suitcase in a station',
      'A suitcase in a hotel room',
    ],
  },
  {
    thing: 'bag',
    theme: 'ember',
    names:
      'handbag* / leather bag* / leather goods / messenger bag* / tote bag* / backpack* / rucksack* / school bag* / schoolbag* / satchel* / handtasche* / ledertasche* / lederwaren / umhängetasche* / rucksäcke / schulranzen / schultasche* / maroquinerie* / sac à main / sacs à main / sac à dos / sacs à dos / cartable / cartables / bolso de piel / bolsos de piel / bolso de mano / bolsos de mano / marroquinería* / mochila / mochilas / bolsa de couro / bolsas de couro / marroquinaria / mala de senhora / borsa in pelle / borse in pelle / borsa a mano / pelletteria / pelletterie / zaino / zaini / ハンドバッグ / ランドセル / リュック / 革かばん / 鞄',
    words:
      'straps / full grain / leather / vegetable tanned / stitched / buckle* / leder / schnalle* / pflanzlich gegerbt / cuir / bandoulière / tannage / cuero / correa / hebilla / couro / alça / fivela / pelle / tracolla / conciato / 本革 / 肩ひも',
    scenes: [
      'A handbag on a table in a boutique',
      'A woman with a handbag in a boutique',
      'A leather bag on a table in a workshop',
      'A woman with a handbag in the city',
    ],
  },
  {
    thing: 'purse',
    theme: 'ember',
    names:
      'wallets / leather wallet* / purses / card holder* / coin purse* / geldbörse* / portemonnaie / portemonnaies / geldbeutel / brieftasche* / portefeuille en cuir / portefeuilles en cuir / porte monnaie / porte cartes / billetera / billeteras / monedero* / tarjetero* / carteira de couro / carteiras de couro / porta moedas / porta cartões / portafoglio in pelle / portafogli in pelle / portamonete / portacarte / 財布 / カードケース / 小銭入れ / 名刺入れ',
    words:
      'wallet / purse / rfid / card slots / bifold / banknotes / slim / full grain leather / kartenfächer / scheine / münzen / cuir / tarjetas / monedas / billetes / cartões / moedas / banconote / monete / 小銭 / 紙幣 / 長財布',
    scenes: [
      'A purse on a table in a boutique',
      'A purse on a table in a workshop',
      'A woman with a purse in a boutique',
      'A purse on a table in a living room',
    ],
  },
  {
    thing: 'umbrella',
    theme: 'ocean',
    names:
      'umbrella shop* / umbrellas / storm umbrella* / folding umbrella* / regenschirm* / taschenschirm* / stockschirm* / parapluie* / ombrelle* / paraguas / sombrilla* / guarda chuva / guarda chuvas / sombrinha* / ombrello / ombrelli / ombrellaio / ombrellino / 日傘 / 雨傘 / 折りたたみ傘 / 傘専門',
    words:
      'umbrella / ribs / canopy / windproof / downpour / sturm / speichen / griff / baleines / averse* / varillas / mango / chuva / varetas / cabo / stecche / manico / 雨の日 / 梅雨',
    scenes: [
      'An umbrella in a boutique',
      'A woman with an umbrella in the rain in the city',
      'A man with an umbrella walks in the rain in an old town',
      'An umbrella in a workshop',
    ],
  },
  {
    thing: 'sock',
    theme: 'blush',
    names:
      'socks / underwear / lingerie / hosiery / shapewear / boxer shorts / bra fitting / pyjamas / pajamas / sleepwear / loungewear / socken / sockenabo / strümpfe / strumpfhose* / unterwäsche / unterhose* / schlafanzug / schlafanzüge / nachtwäsche / chaussette* / collants / sous vêtement* / soutien gorge / pyjama / calcetines / ropa interior / lencería / pijama / pijamas / sujetadores / meias de algodão / meias de lã / meias coloridas / peúgas / roupa íntima / roupas íntimas / cuecas / sutiã / sutiãs / calzini / calze / biancheria intima / mutande / pigiama / pigiami / reggiseno / reggiseni / 靴下 / ソックス / 下着 / パジャマ / ランジェリー',
    words:
      'sock / elastic / ankle / toe seam / modal / lace / cup size / cotton / knickers / baumwolle / bund / spitze / nahtlos / coton / dentelle / sans couture / algodón / encaje / sin costuras / algodão / renda / sem costura / cotone / pizzo / 綿 / レース / 肌触り',
    scenes: [
      'A sock on a table in a bedroom',
      'Socks in a boutique',
      'Socks on a table in a living room',
      'A washing line in a garden',
    ],
  },
  {
    thing: 'frame',
    theme: 'daylight',
    names:
      'art print* / poster shop* / posters / framing shop* / picture frame* / picture framer* / picture framing / wall art / photo book* / photo prints / canvas print* / kunstdruck* / bilderrahmen / einrahmung* / rahmenwerkstatt / leinwandbild* / wandbilder / fotobuch / fotobücher / affiche d art / affiches d art / encadreur* / encadrement* / tirage d art / tirages d art / livre photo / enmarcación* / marcos a medida / láminas decorativas / láminas artísticas / fotolibro* / molduraria* / molduras para quadros / quadros decorativos / fotolivro* / corniciaio / corniciai / cornici su misura / stampe d arte / fotolibri / 額縁 / 額装 / アートプリント / 版画 / フォトブック',
    words:
      'framed / mount / passepartout / giclée / gallery wall / museum glass / limited edition / rahmen / galeriewand / limitiert / cadre* / tirage / lámina / lienzo / gravura / moldura* / cornice / 壁',
    scenes: [
      'A framed picture in a living room',
      'A woman with a picture frame in a workshop',
      'A picture frame on a table in a workshop',
      'A framed picture in a boutique',
    ],
  },
  {
    thing: 'mannequin',
    theme: 'blush',
    names:
      'wedding dress* / bridal wear / bridal shop* / bridal boutique* / bridal gown* / bridal fashion / bridal salon* / bridesmaid dress* / prom dress* / evening gown* / evening dress* / brautkleid* / brautmode* / brautsalon* / brautstudio / abendkleid* / abendmode / robe de mariée / robes de mariée / robe de soirée / robes de soirée / vestido de novia / vestidos de novia / vestido de noche / vestidos de noche / vestidos de fiesta / vestido de noiva / vestidos de noiva / vestidos de festa / abito da sposa / abiti da sposa / abiti da cerimonia / atelier sposa / ウェディングドレス / ブライダルサロン / カラードレス',
    words:
      'bride / brides / veil / veils / lace / tulle / fittings / bridesmaids / gown / gowns / bridal / braut / schleier / spitze / anprobe / mariée / voile / dentelle / essayage / novia / encaje / noiva / véu / renda / sposa / pizzo / 花嫁 / ベール / 試着',
    scenes: [
      'A bride in a white wedding dress in a boutique',
      'A mannequin in a boutique',
      'A mannequin in a workshop',
      'A bride in a white wedding dress in a park',
      'A wedding ring on a table in a boutique',
    ],
  },
  {
    thing: 'bouquetLarge',
    theme: 'blush',
    names:
      'florist* / flower shop* / flower delivery / bouquets / cut flowers / dried flowers / floral design* / blumenladen / blumenstrauß / blumensträuße / blumengeschäft* / blumenversand / floristik / floristin / trockenblumen / fleuriste* / bouquet de fleurs / bouquets de fleurs / fleurs séchées / floristería* / florería* / ramo de flores / ramos de flores / flores secas / floricultura* / florista / floristas / arranjos florais / buquê* / fiorista / fioristi / fiorai / mazzo di fiori / bouquet di fiori / 花屋 / 花束 / フラワーショップ / ドライフラワー / 生花',
    words:
      'flowers / bouquet / roses / tulips / peonies / stems / petals / vase / bloom / blooms / wreath* / blumen / rosen / tulpen / strauß / fleurs / rosas / pivoines / flores / tulipanes / pétalos / ramo / pétalas / tulipas / fiori / rose rosse / tulipani / petali / ブーケ / バラ / 花瓶',
    scenes: [
      'A florist with a bouquet in a boutique',
      'A bouquet on a table in a living room',
      'Flower pots in a greenhouse',
      'A vase on a table in a living room',
      'A bouquet on a table in a boutique',
    ],
  },
  {
    thing: 'towels',
    theme: 'ocean',
    names:
      'bath towel* / towels / bed linen / bedlinen / bedsheets / bed sheets / duvet covers / duvet cover / table linen / tablecloth* / home textiles / handtücher / badetücher / tischwäsche / tischdecke* / heimtextilien / linge de maison / linge de lit / linge de bain / serviettes de bain / housse de couette / nappe en lin / toallas / sábanas / textil hogar / fundas nórdicas / mantelería / toalhas / lençóis / têxteis lar / cama mesa e banho / asciugamani / biancheria da letto / biancheria per la casa / lenzuola / tovaglia / tovaglie / copripiumino / タオル / 寝具カバー / シーツ / テーブルクロス / 布団カバー',
    words:
      'terry / thread count / linen / percale / sateen / pillowcase* / bathrobe* / gsm / absorbent / egyptian cotton / frottee / leinen / kissenbezug* / saugfähig / éponge / lin lavé / taie* / algodón egipcio / rizo / fronha* / fios / algodão egípcio / spugna / federa / lino / 吸水 / 今治 / 枕カバー',
    scenes: [
      'Towels on a table in a bathroom',
      'A bed in a bedroom',
      'Towels in a boutique',
      'Bedsheets on a washing line in a garden',
      'A bed and a blanket in a bedroom',
    ],
  },
  {
    thing: 'spray',
    theme: 'ocean',
    names:
      'cleaning products / cleaning product / cleaning supplies / cleaning spray* / household cleaner* / all purpose cleaner* / washing up liquid / putzmittel / reinigungsmittel / allzweckreiniger / spülmittel / badreiniger / kalkreiniger / produits ménagers / produit ménager / produits d entretien / nettoyant multi usage / liquide vaisselle / productos de limpieza / limpiador multiusos / limpiahogar* / lavaplatos líquido / produtos de limpeza / limpador multiuso / limpa vidros / detergente de loiça / prodotti per la pulizia / detersivo* / detergente multiuso / 洗剤 / 掃除用品 / クリーナー洗剤',
    words:
      'limescale / grease / grime / streak free / sponge* / stains / disinfect* / biodegradable / kalk / streifenfrei / schwamm / flecken / calcaire / graisse / éponge* / manchas / grasa / cal / esponja* / gordura / sujeira / calcare / unto / spugnetta / 油汚れ / 水垢 / 除菌',
    scenes: [
      'A spray bottle on a table in a kitchen',
      'A woman with a spray bottle in a bathroom',
      'A sponge on a table in a kitchen',
      'A bucket in a bathroom',
      'A spray bottle in a boutique',
    ],
  },
  {
    thing: 'dish',
    theme: 'daylight',
    names:
      'tableware / dinnerware / crockery / porcelain / china shop* / dinner set* / tea set* / glassware / cutlery / porzellan* / geschirr / tafelgeschirr / besteck / kaffeeservice / glaswaren / porcelaine / porcelaines / arts de la table / vaisselle en / service de table / coutellerie / vajilla / vajillas / porcelana / porcelanas / cubertería / louça / louças / aparelho de jantar / faqueiro* / porcellana / porcellane / servizio di piatti / stoviglie / posate / 食器 / 磁器 / カトラリー / 茶器',
    words:
      'glazed / dishwasher safe / hand painted / place setting / saucer* / bone china / tassen / schalen / handbemalt / assiettes / tasses / couverts / platos / tazas / cuencos / pratos / xícaras / talheres / piatti / tazze / ciotole / 皿 / 茶碗',
    scenes: [
      'A teapot on a table in a boutique',
      'A dinner plate on a table in a boutique',
      'A woman with a plate in a boutique',
      'A cup and saucer on a table in a living room',
      'Cutlery on a table in a boutique',
    ],
  },
  {
    thing: 'gift',
    theme: 'blush',
    names:
      'gift shop* / gift store* / gift box* / gift set* / gift basket* / gift card* / personalised gift* / personalized gift* / birthday gift* / geschenkeladen / geschenkbox* / geschenkkorb / geschenkkörbe / geschenkideen / geschenkset* / geschenkgutschein* / idée cadeau / idées cadeaux / coffret cadeau / coffrets cadeaux / boutique de cadeaux / carte cadeau / cajas regalo / caja regalo / tienda de regalos / cesta de regalo / cestas de regalo / regalos personalizados / tarjeta regalo / loja de presentes / cesta de presente / cestas de presentes / presentes personalizados / cartão presente / idee regalo / confezione regalo / confezioni regalo / cesto regalo / negozio di regali / regali personalizzati / ギフトショップ / ギフトボックス / ギフトセット / プレゼント用 / 贈り物',
    words:
      'gifts / presents / wrapped / ribbon / gift wrap* / unwrap / hamper* / keepsake* / geschenk / geschenke / verpackt / schleife / geburtstag / cadeau / cadeaux / emballage / anniversaire / regalo / regalos / envuelto / lazo / presente / embrulho / laço / regali / fiocco / ギフト / 誕生日 / ラッピング',
    scenes: [
      'A gift on a table in a boutique',
      'A woman with a gift in a living room',
      'A ribbon on a table in a boutique',
      'A gift in a living room',
      'A girl with a gift in a living room',
    ],
  },
  {
    thing: 'letters',
    theme: 'blush',
    names:
      'greeting card* / greetings card* / birthday card* / postcards / christmas cards / wedding invitation* / grußkarte* / glückwunschkarte* / postkarte* / einladungskarte* / geburtstagskarte* / weihnachtskarten / carte de vœux / cartes de vœux / carte postale / cartes postales / faire part / carte d anniversaire / tarjetas de felicitación / tarjeta de felicitación / postales / invitaciones de boda / cartões postais / cartões de felicitações / convites de casamento / biglietti di auguri / biglietto di auguri / cartoline / partecipazioni di nozze / グリーティングカード / 絵はがき / 年賀状 / 招待状 / ポストカード',
    words:
      'envelope* / handwritten / stamps / message inside / illustrated / blank inside / umschlag / briefmarke* / handgeschrieben / enveloppe* / sobres / sello / ilustradas / envelopes / selo / busta / francobollo / 封筒 / 切手 / 手書き',
    scenes: [
      'Envelopes on a table in a boutique',
      'A woman writes a letter at a table',
      'A letterbox in an old town',
      'A fountain pen on a table in a living room',
      'Envelopes on a table in a living room',
    ],
  },
  {
    thing: 'christmas-tree',
    theme: 'ember',
    names:
      'christmas tree* / christmas decoration* / christmas ornament* / christmas shop* / baubles / weihnachtsbaum* / christbaum* / weihnachtsmarkt / weihnachtsdeko* / weihnachtsschmuck / adventsmarkt / tannenbaum / sapin de noël / décorations de noël / árbol de navidad / mercado navideño / adornos navideños / decoración navideña / árvore de natal / enfeites de natal / albero di natale / addobbi natalizi / decorazioni natalizie / クリスマスツリー / クリスマス飾り',
    words:
      'xmas / advent / mulled wine / fairy lights / tinsel / wreath / weihnachten / lichterkette* / glühwein / kugeln / guirlande* / vin chaud / luces / bolas / luzes / natale / vin brulè / クリスマス / サンタ / 飾り',
    scenes: [
      'A christmas tree in a living room',
      'A christmas tree at a christmas market',
      'A woman with a christmas tree in a living room',
      'A gift and a christmas tree in a living room',
      'A snowman in the snow',
    ],
  },
  {
    thing: 'birthdayCake',
    theme: 'blush',
    names:
      'party supplies / party shop* / party decorations / party decoration* / partybedarf / partydeko* / partyladen / articles de fête / décoration de fête / artículos de fiesta / artículos para fiestas / artigos para festas / artigos de festa / articoli per feste / addobbi per feste / パーティーグッズ',
    words:
      'balloon / balloons / helium / confetti / garland* / bunting / birthday party / party bags / paper plates / ballon / ballons / konfetti / girlande* / geburtstag / confettis / guirlande* / anniversaire / globo / globos / cumpleaños / balões / balão / aniversário / festone / festoni / compleanno / 飾り付け',
    scenes: [
      'A birthday cake on a table in a living room',
      'A gift and a ribbon on a table in a living room',
      'A gift and a birthday cake on a table in a living room',
      'A birthday cake on a table in a garden',
    ],
  },
  {
    thing: 'typewriter',
    theme: 'ember',
    names:
      'antiques / antique shop* / antique dealer* / antiques fair* / antique furniture / vintage furniture / bric a brac / antiquitäten* / antikmarkt / antikhändler* / antike möbel / antiquaire* / brocanteur* / antiquités / meubles anciens / anticuario* / antigüedades / muebles antiguos / antiquário* / antiguidades / móveis antigos / antiquariato / antiquario / antiquari / mobili antichi / アンティーク / 骨董 / 古道具',
    words:
      'antique / victorian / art deco / mid century / heirloom* / patina / auction / silverware / valuation / biedermeier / jugendstil / dachboden / nachlass / grenier / style louis / époque / siglo xix / herencia / restaurado / século xix / herança / epoca / restaurato / 古い / 明治 / 昭和',
    scenes: [
      'A typewriter on a table in a boutique',
      'A gramophone on a table in a boutique',
      'A rocking chair in a boutique',
      'An amphora on a table in a boutique',
      'A vintage radio on a table in a boutique',
    ],
  },
  {
    thing: 'clothesRail',
    theme: 'meadow',
    names:
      'second hand clothes / second hand clothing / second hand fashion / secondhand clothes / second hand shop* / thrift shop* / thrift store* / charity shop* / vintage clothing / vintage clothes / vintage fashion / pre loved / preloved / clothes swap* / swap shop* / consignment shop* / secondhand laden / secondhandladen / secondhand mode / second hand mode / kleidertausch* / kleiderkreisel / vintage mode / gebrauchte kleidung / friperie* / vêtements d occasion / seconde main / dépôt vente / ropa de segunda mano / ropa usada / ropa vintage / intercambio de ropa / roupas usadas / roupa em segunda mão / roupas de segunda mão / brechó / brechós / troca de roupas / abiti usati / abbigliamento usato / vestiti usati / vintage usato / negozio dell usato / 古着 / リサイクルショップ / セカンドハンド',
    words:
      'second hand / secondhand / thrift / pre owned / gently worn / donate clothes / one of a kind / resell / textile waste / tauschen / einzelstücke / occasion / chiner / pièces uniques / segunda mano / prendas únicas / usado / peças únicas / segunda mão / capi unici / 中古 / リユース',
    scenes: [
      'A clothes rail in a boutique',
      'A woman with a shopping bag in a boutique',
      'A clothes rail at a flea market',
      'A hat on a table in a boutique',
      'A man with a shopping bag in a boutique',
    ],
  },
  {
    thing: 'radio',
    theme: 'ember',
    names:
      'flea market* / car boot sale* / jumble sale* / yard sale* / garage sale* / rummage sale* / flohmarkt* / flohmärkte / trödelmarkt* / trödel / hofflohmarkt / marché aux puces / vide grenier* / vide greniers / brocante* / braderie* / mercadillo* / rastro dominical / mercado de pulgas / venta de garaje / feira da ladra / feira de velharias / mercado das pulgas / bazar de usados / feira de usados / mercatino dell usato / mercatini dell usato / mercato delle pulci / mercatino delle pulci / フリーマーケット / 蚤の市 / 骨董市 / 青空市',
    words:
      'bargain* / haggle / haggling / treasures / stallholder* / stände / schnäppchen / feilschen / puces / exposant* / chiner / puesto / regatear / gangas / banca / bancas / pechinchar / bancarella / bancarelle / contrattare / 出店 / 掘り出し物',
    scenes: [
      'A vintage radio on a table at a flea market',
      'A typewriter on a table at a flea market',
      'A record player on a table at a flea market',
      'A lamp on a table at a flea market',
      'A teddy on a table at a flea market',
    ],
  },
  {
    thing: 'shoppingBag',
    theme: 'daylight',
    names:
      'department store* / shopping centre* / shopping center* / shopping mall* / outlet store* / outlet village* / high street shops / concept store* / kaufhaus / warenhaus / einkaufszentrum / einkaufszentren / einkaufspassage / shoppingcenter / grand magasin / grands magasins / centre commercial / galerie marchande / magasin d usine / grandes almacenes / centro comercial / centros comerciales / galería comercial / shopping center / loja de departamentos / grandes armazéns / galeria comercial / grande magazzino / grandi magazzini / centro commerciale / centri commerciali / galleria commerciale / 百貨店 / デパート / ショッピングモール / 商店街 / アウトレットモール',
    words:
      'escalator* / food court / late night shopping / boutiques / geschäfte / etagen / schlussverkauf / parkhaus / enseignes / étages / rebajas / tiendas / plantas / liquidação / lojas / saldi / negozi / piani / 売場 / 階 / セール',
    scenes: [
      'A shopping bag in a boutique',
      'A woman with a shopping bag in the city',
      'A cash register in a boutique',
      'A shopping bag in the city',
      'A couple with a shopping bag in a boutique',
    ],
  },
  {
    thing: 'shopFront',
    theme: 'daylight',
    names:
      'local shop* / village shop* / independent shop* / newsagent* / tobacconist* / general store* / newsstand* / tante emma laden / dorfladen / zeitungskiosk / trafik / späti / marchand de journaux / bureau de tabac / maison de la presse / commerce de proximité / quiosco de prensa / estanco / tienda de barrio / colmado / banca de jornal / bancas de jornal / tabacaria / loja de bairro / edicola / edicole / tabaccheria / tabaccaio / negozio di quartiere / 売店 / 雑貨屋 / 雑貨店 / 駄菓子屋',
    words:
      'newspapers / magazines / sweets / lottery tickets / stamps / tobacco / snacks / shopkeeper / parcel pick up / zeitschriften / tabak / lotto / süßigkeiten / journaux / tabac / timbres / periódicos / revistas / tabaco / chucherías / doces / riviste / お菓子',
    scenes: [
      'A shop front in an old town',
      'A kiosk in the city',
      'A shopkeeper in a boutique',
      'A cash register in a boutique',
      'A newspaper on a table at a kiosk',
    ],
  },
  {
    thing: 'box',
    theme: 'daylight',
    names:
      'online shop* / online store* / webshop* / web shop* / e commerce store / online marketplace* / mail order / onlineshop* / versandhandel / versandhaus / onlinehändler* / vente en ligne / achats en ligne / tienda en línea / tiendas online / comprar en línea / loja online / lojas online / compras online / acquisti online / vendita online / オンラインショップ / 通販 / オンラインストア',
    words:
      'parcel / parcels / next day delivery / paket / pakete / retoure* / colis / paquete / carrito / devoluciones / carrinho / devolução / pacco / carrello / reso / 配送 / 返品',
    scenes: [
      'A box on a doorstep',
      'A courier with a box on a doorstep',
      'A woman with a laptop and a box in a living room',
      'A box on a table in a living room',
      'A delivery van in the city',
    ],
  },
  {
    thing: 'telescope',
    theme: 'midnight',
    names:
      'telescope shop* / telescopes / telescope / binoculars / spotting scope* / stargazing equipment / teleskop / teleskope / ferngläser / fernglas / spektiv* / fernrohr* / télescope / télescopes / jumelles / lunette astronomique / longue vue / telescopio / telescopios / prismáticos / catalejo* / telescópio / telescópios / binóculos / luneta astronômica / telescopi / binocolo / binocoli / cannocchiale / cannocchiali / 望遠鏡 / 双眼鏡 / 天体観測',
    words:
      'astronomy / saturn / craters / eyepiece* / magnification / objective lens / night sky / refractor / sterne / mond / okular* / vergrößerung / étoiles / lune / oculaire / grossissement / estrellas / ocular / aumentos / estrelas / lua / ampliação / oculare / ingrandimenti / 星空 / 月面 / 倍率',
    scenes: [
      'A telescope in a garden',
      'A telescope in a boutique',
      'Binoculars on a table in a boutique',
      'A boy with a telescope in the mountains',
      'Binoculars in the mountains',
    ],
  },
  {
    thing: 'trophy',
    theme: 'ember',
    names:
      'trophies / trophy shop* / trophy maker* / medals and trophies / sports medals / engraving shop* / engraver* / laser engraving / pokale / pokalshop / medaillen und pokale / gravuren / graveur* / trophées sportifs / coupes et médailles / coupes et trophées / gravure laser / trofeos / trofeos deportivos / grabado láser / grabador láser / troféu / troféus / gravação a laser / trofei / coppe e medaglie / targhe e coppe / incisione laser / incisore / トロフィー / 優勝カップ / 彫刻刻印 / メダル製作',
    words:
      'trophy / medal / medals / engraved / plaque* / tournament* / cup / rosette* / nameplate* / pokal / medaille* / gravur / sieger / turnier / médaille* / gravé / medalla* / grabado / torneo / medalha* / gravado / torneio / coppa / medaglia / targa / vincitore / 優勝 / 刻印 / 大会',
    scenes: [
      'A trophy on a table in a boutique',
      'A sports medal on a table in a workshop',
      'A boy with a trophy on a football pitch',
      'A trophy on a table in a workshop',
    ],
  },
  {
    thing: 'guitar',
    theme: 'ember',
    names:
      'guitar shop* / music shop* / musical instrument shop* / instrument shop* / musical instruments / electric guitars / digital piano* / musikhaus / musikalienhandlung* / musikgeschäft* / gitarrenladen / musikinstrumente / magasin de musique / magasin d instruments / instruments de musique / tienda de música / tienda de instrumentos / instrumentos musicales / loja de música / loja de instrumentos / instrumentos musicais / negozio di musica / negozio di strumenti / strumenti musicali / 楽器店 / 楽器専門 / 中古楽器',
    words:
      'guitar / guitars / strings / amp / amps / pedals / pickups / ukulele* / capo / fretboard / sheet music / gitarre* / saiten / verstärker / noten / guitare* / cordes / ampli / guitarra* / cuerdas / amplificador / violão / teclado / chitarra / chitarre / spartiti / 弦 / 楽譜',
    scenes: [
      'A guitar in a boutique',
      'A man with a guitar in a boutique',
      'A drum kit in a boutique',
      'A violin on a table in a boutique',
      'An accordion on a table in a boutique',
    ],
  },
  {
    thing: 'globe-showing-europe-africa',
    theme: 'ocean',
    names:
      'map shop* / globe maker* / globes / wall map* / world map* / travel bookshop* / scratch map* / globus / globen / weltkarte* / landkarten* / reisebuchhandlung / planisphère* / mappemonde* / globe terrestre / globes terrestres / mapamundi* / globo terráqueo / globos terráqueos / mapas murales / mapa múndi / mapas múndi / globo terrestre / mappamondo / mappamondi / cartina geografica / cartine geografiche / 地球儀 / 世界地図',
    words:
      'globe / maps / continents / oceans / atlas / latitude / pins / kontinente / atlanten / cartes / continente* / países / mapas / oceanos / continenti / oceani / mappa / 地図 / 大陸',
    scenes: [
      'A spinning globe on a table in a boutique',
      'A world map in a boutique',
      'A girl with a vintage globe in a living room',
      'A compass on a table in a boutique',
      'A vintage globe on a table in a library',
    ],
  },
  {
    thing: 'flashlight',
    theme: 'midnight',
    names:
      'flashlight* / led torch / led torches / pocket torch* / headlamp* / head torch* / taschenlampe* / stirnlampe* / lampe torche / lampes torches / lampe frontale / lampes frontales / linterna / linternas / frontal led / lanterna led / lanternas led / lanterna de cabeça / torcia led / torce led / torcia frontale / 懐中電灯 / ヘッドライト型 / ヘッドランプ',
    words:
      'lumens / beam distance / power cut / night walk / lichtkegel / leuchtweite / stromausfall / faisceau / panne de courant / haz de luz / apagón / oscuridad / feixe / apagão / escuro / fascio / buio / 停電 / 防災',
    scenes: [
      'A flashlight on a table in a boutique',
      'A flashlight on a table at a campsite',
      'A boy with a flashlight in a forest',
      'A flashlight on a table in a workshop',
    ],
  },
  {
    thing: 'battery',
    theme: 'volt',
    names:
      'power bank* / powerbank* / phone charger* / rechargeable batteries / aa batteries / charging cable* / usb charger* / ladegerät* / ladekabel / akkus und batterien / chargeur usb / chargeurs usb / batterie externe / batteries externes / piles rechargeables / cargador usb / cargadores usb / pilas recargables / batería externa / baterías externas / carregador usb / carregadores usb / pilhas recarregáveis / bateria externa / caricabatterie / caricabatteria / pile ricaricabili / モバイルバッテリー / 充電器 / 乾電池 / 充電ケーブル',
    words:
      'mah / usb c / watt / watts / fast charging / batteries / cables / empty battery / batterie / schnellladen / kabel / charge rapide / câble* / piles / carga rápida / pilas / cabo / pilhas / ricarica rapida / cavo / 急速充電 / ケーブル / 電池',
    scenes: [
      'AAA batteries on a table in a boutique',
      'A power plug on a table in a living room',
      'A smartphone on a table in a living room',
      'A woman with a smartphone in a living room',
      'A power plug on a table in a boutique',
    ],
  },
  {
    thing: 'coins',
    theme: 'ember',
    names:
      'coin dealer* / coin shop* / numismat* / coin collect* / stamp dealer* / stamp collect* / philatel* / münzhandel* / münzhändler* / briefmarkenhändler* / münzsammlung* / briefmarkensammlung* / philatélie / collection de monnaies / collection de timbres / numismatique / numismática / filatelia / coleccionismo de monedas / filatélica / coleção de moedas / collezione di monete / filatelico / numismatica / 古銭 / コイン収集 / 切手買取 / 記念硬貨',
    words:
      'rare coins / silver coins / gold coins / stamps / collectors / catalogue / graded / münzen / sammler / silbermünze* / prägung / monnaies / collectionneur* / monedas / sellos / coleccionista* / moedas / selos / colecionador* / monete / francobolli / collezionist* / 硬貨 / 切手 / 収集',
    scenes: [
      'Coins on a table in a boutique',
      'A magnifying glass on a table in a boutique',
      'A grandfather with a magnifying glass in an office',
      'Envelopes on a table in a boutique',
      'Coins on a table in an office',
    ],
  },
  {
    thing: 'ironingBoard',
    theme: 'ocean',
    names:
      'steam iron* / ironing board* / garment steamer* / steam generator iron* / bügeleisen / bügelbrett* / dampfbügel* / bügelstation* / fer à repasser / fers à repasser / planche à repasser / centrale vapeur / défroisseur* / plancha de vapor / planchas de vapor / tabla de planchar / tablas de planchar / centro de planchado / ferro de passar / ferro de engomar / tábua de passar / tábua de engomar / ferro da stiro / ferri da stiro / asse da stiro / assi da stiro / stiratrice / アイロン / スチーマー',
    words:
      'ironing / crease* / wrinkle* / soleplate / shirts / collar / bügeln / repasser / vapeur / plis / planchar / arrugas / passar roupa / amassado / vincos / stirare / vapore / pieghe / しわ / 蒸気',
    scenes: [
      'An ironing board in a living room',
      'A steam iron on a table in a living room',
      'A woman with an ironing board in a living room',
      'A steam iron in a boutique',
    ],
  },
  {
    thing: 'broom',
    theme: 'ember',
    names:
      'brush maker* / brooms / broom maker* / household goods / housewares / hardware and household / haushaltswaren* / bürstenmacher* / bürstenbinder* / besen / brosserie* / articles ménagers / articles de ménage / menaje del hogar / artículos para el hogar / escobas / utilidades domésticas / artigos para o lar / vassoura / vassouras / casalinghi / articoli casalinghi / scope e spazzole / 日用品 / 生活用品 / ほうき / たわし',
    words:
      'broom / brushes / bristle* / dustpan* / mop / mops / horsehair / clothes pegs / sweeping / bürste* / borsten / kehrblech / eimer / wischmopp / balai / balais / brosse / seau / escoba / cepillo* / cubo / balde / rodo / secchio / scopa / spazzola / 掃除 / バケツ',
    scenes: [
      'A broom in a boutique',
      'A bucket in a boutique',
      'A broom in a kitchen',
      'A woman with a broom in a living room',
      'A broom in a workshop',
    ],
  },
  {
    thing: 'calendar',
    theme: 'daylight',
    names:
      'wall calendar* / photo calendar* / desk calendar* / diaries and planners / day planner* / weekly planner* / advent calendar* / wandkalender* / fotokalender* / taschenkalender* / adventskalender* / calendrier mural / calendrier photo / calendriers photo / calendrier de l avent / calendario de pared / calendarios de pared / calendario de adviento / agenda semanal / agendas escolares / calendário de parede / calendários de parede / calendário do advento / calendario da parete / calendario dell avvento / agenda settimanale / カレンダー印刷 / 壁掛けカレンダー / 卓上カレンダー / 手帳カバー',
    words:
      'calendars / twelve months / week to view / spiral bound / kalender / januar / calendrier / calendario / janeiro / カレンダー',
    scenes: [
      'A calendar on a table in a boutique',
      'A calendar on a table in an office',
      'A woman with a calendar in an office',
      'A calendar in a living room',
    ],
  },
  {
    thing: 'helmet',
    theme: 'volt',
    names:
      'bike helmet* / bicycle helmet* / cycling helmet* / fahrradhelm* / kinderhelm* / casque de vélo / casque vélo / casques de vélo / casco de bicicleta / cascos de bicicleta / casco de ciclismo / capacete de bicicleta / capacetes de bicicleta / capacete de ciclismo / casco da bici / caschi da bici / casco da ciclismo / 自転車用ヘルメット / 自転車ヘルメット',
    words:
      'helmet / helmets / impact / chin strap / vents / ventilated / rotational / helm / kopfschutz / kinnriemen / aufprall / belüftung / choc / aération / casco / impacto / ventilación / capacete / proteção / ventilação / urto / caschetto / 衝撃 / あごひも',
    scenes: [
      'A helmet on a table in a boutique',
      'A woman in a helmet rides a bike in the city',
      'A helmet on a table in a workshop',
      'A boy in a helmet rides a bike in a park',
    ],
  },
  {
    thing: 'phone',
    theme: 'midnight',
    names:
      'new smartphone* / smartphone launch / foldable phone* / folding phone* / android phone* / 5g phone* / neues smartphone / neue smartphone / das smartphone / smartphone kaufen / nouveau smartphone / nouveaux smartphones / smartphone pliable / le smartphone / nuevo smartphone / nuevo móvil / nuevo celular / móvil plegable / novo smartphone / celular novo / novo celular / smartphone dobrável / nuovo smartphone / smartphone pieghevole / lo smartphone / 新型スマホ / 最新スマホ / 新型スマートフォン / 折りたたみスマホ',
    words:
      'smartphone* / megapixel* / battery life / days of battery / fast charging / selfie camera / dual sim / oled / akkulaufzeit / schnellladen / autonomie / charge rapide / mégapixel* / megapíxel* / batería / carga rápida / pantalla amoled / carregamento rápido / tela amoled / ricarica rapida / batteria / 画素 / 急速充電 / バッテリー',
    scenes: [
      'A woman with a phone in the city',
      'A phone on a table in a living room',
      'A man with a phone in a cafe',
      'A phone on a table in a boutique',
    ],
  },
  {
    thing: 'shirt',
    theme: 'ocean',
    names:
      'school uniform* / schoolwear / school blazer* / schuluniform* / schulkleidung / uniforme scolaire / uniformes scolaires / uniforme escolar / uniformes escolares / divise scolastiche / divisa scolastica / grembiule scolastico / grembiuli / 学生服 / 制服専門店 / 学校制服 / 体操服',
    words:
      'blazer* / pinafore* / pleat* / name tape* / term one / back to school / kragen / rentrée / blouse / tallas / vuelta al cole / tamanhos / volta às aulas / rientro a scuola / 採寸 / 入学準備',
    scenes: [
      'A boy in a shirt in a boutique',
      'A shirt on a table in a boutique',
      'A girl in a classroom',
      'Shirts on a clothes rail in a boutique',
    ],
  },
  {
    thing: 'car',
    theme: 'ocean',
    names:
      'new electric car / electric suv* / all electric suv / 100 electric / fully electric car / electric city car / vollelektrisch* / elektro suv / neuer stromer / der neue elektrische / elektro kleinwagen / voiture 100 électrique / 100 électrique / voiture électrique neuve / suv électrique / citadine électrique / coche 100 eléctrico / 100 eléctrico / nuevo eléctrico / suv eléctrico / 100 elétrico / carro elétrico novo / suv elétrico / o elétrico que / 100 elettrica / auto 100 elettrica / suv elettrico / nuova elettrica / 電気自動車',
    words:
      'electric car* / zero emission* / kwh / range of / elektroauto* / reichweite / voiture électrique / voitures électriques / autonomie / coche eléctrico / coches eléctricos / autonomía / carro elétrico / carros elétricos / autonomia / auto elettrica / auto elettriche / test drive / probefahrt / 航続距離 / ev車',
    scenes: ['A car on a coastal road', 'A woman in a car', 'A car in the city', 'A couple in front of a car'],
  },
  {
    thing: 'crown',
    theme: 'blush',
    names:
      'costume shop* / costume hire / costume rental* / fancy dress / halloween costume* / carnival costume* / karnevalskostüm* / faschingskostüm* / kostümverleih* / halloweenkostüm* / kostüm leihen / kostüme leihen / location de costumes / costumes de carnaval / déguisement* / alquiler de disfraces / disfraz / disfraces / aluguel de fantasias / fantasias de carnaval / loja de fantasias / fantasia infantil / costumi di carnevale / costumi di halloween / noleggio costumi / 仮装 / コスプレ衣装 / 衣装レンタル',
    words:
      'costume* / pirate* / masquerade / wigs and / halloween / kostüm* / verkleid* / karneval / fasching / perruques / mardi gras / carnaval / máscaras / fantasia / fantasias / carnevale / maschere / travestimento / ハロウィン / 変装',
    scenes: [
      'A girl in a crown in a boutique',
      'A golden crown on a table in a boutique',
      'A clothes rail in a boutique',
      'A boy with a magic wand in a living room',
    ],
  },
];
