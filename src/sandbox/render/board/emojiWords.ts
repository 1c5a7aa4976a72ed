import type { EmojiName } from './emoji';

/**
 * Words for each emoji: in English, and after "//" in German, French, Spanish, Portuguese, Italian and Japanese. The
 * words of the other languages are mostly the emoji's names in Unicode's CLDR.
 */
const words: Readonly<Record<EmojiName, string>> = {
  monkey: 'monkeys? // Affe(?:e?n|e|s)? / singes? / monos? / macacos? / scimmi[oaei] / サル',
  gorilla: 'gorillas? // Gorilla(?:e?n|e|s)? / gorilles? / gorilas? / gorill[oaei] / ゴリラ',
  orangutan:
    'orangutans? // Orang-Utan(?:e?n|e|s)? / orang-outans? / orangutáns? / orangotangos? / orangotang[oaei] / オランウータン',
  wolf: 'wol(?:f|ves) // Wolf(?:e?n|e|s)? / loups? / lobos? / rosto de lobo / lup[oaei] / オオカミの顔',
  raccoon: 'rac+oons? // Waschbär(?:e?n|e|s)? / raton laveur / mapaches? / guaxinims? / procion[oaei] / アライグマ',
  lion: 'lions? // Löwe(?:e?n|e|s)? / tête de lion / leóns? / rosto de leão / leon[oaei] / ライオンの顔',
  tiger: 'tigers? // Tiger(?:e?n|e|s)? / tigres? / tigr[oaei] / トラ',
  leopard: 'leopards? // Leopard(?:e?n|e|s)? / léopards? / leopardos? / leopard[oaei] / ヒョウ',
  moose: 'moose // Elch(?:e?n|e|s)? / élans? / alces? / alc[oaei] / ヘラジカ',
  donkey: 'donkeys? // Esel(?:e?n|e|s)? / burros? / asin[oaei] / ロバ',
  unicorn:
    'unicorns? // Einhorn(?:e?n|e|s)? / licornes? / unicornios? / rosto de unicórnio / unicorn[oaei] / ユニコーンの顔',
  zebra: 'zebras? // Zebra(?:e?n|e|s)? / zèbres? / cebras? / zebras? / zebr[oaei] / シマウマ',
  deer: 'deer // Hirsch(?:e?n|e|s)? / cerfs? / ciervos? / cervos? / cerv[oaei] / シカ',
  bison: 'bisons? // Bison(?:e?n|e|s)? / bisons? / bisontes? / bisãos? / bisont[oaei] / バイソン',
  pig: 'pigs? // Schwein(?:e?n|e|s)? / cochons? / cerdos? / porcos? / maial[oaei] / ブタ',
  boar: 'boars? // Wildschwein(?:e?n|e|s)? / sangliers? / jabalís? / javalis? / cinghial[oaei] / イノシシ',
  ram: 'rams // Widder(?:e?n|e|s)? / béliers? / carneros? / carneiros? / monton[oaei] / 牡羊',
  ewe: 'sheep / lambs? / ewes? // Schaf(?:e?n|e|s)? / moutons? / ovejas? / ovelhas? / pecor[oaei] / 羊',
  goat: 'goats? // Ziege(?:e?n|e|s)? / chèvres? / cabras? / capr[oaei] / 山羊',
  camel: 'camels? // Dromedar(?:e?n|e|s)? / dromadaires? / dromedarios? / camelos? / dromedari[oaei] / ラクダ',
  llama: 'llamas? // Lama(?:e?n|e|s)? / lamas? / llamas? / lhamas? / lam[oaei] / ラマ',
  giraffe: 'giraffes? // Giraffe(?:e?n|e|s)? / girafes? / jirafas? / girafas? / giraff[oaei] / キリン',
  elephant: 'elephants? // Elefant(?:e?n|e|s)? / éléphants? / elefantes? / elefant[oaei] / ゾウ',
  rhinoceros: 'rhino(?:ceros)?s? // Nashorn(?:e?n|e|s)? / rhinocéros / rinocerontes? / rinoceront[oaei] / サイ',
  hippopotamus:
    'hippo(?:potamus(?:es)?|s)? // Nilpferd(?:e?n|e|s)? / hippopotames? / hipopótamos? / ippopotam[oaei] / カバ',
  mouse:
    'mice / (?<=(?:a|the|little|field|grey|gray) )mouse(?! ?(?:pad|click|cursor|button)) // Maus(?:e?n|e|s)? / souris / ratóns? / camundongos? / top[oaei] / ハツカネズミ',
  rat: 'rats? // Ratte(?:e?n|e|s)? / ratas? / ratos? / ratt[oaei] / ネズミ',
  hamster:
    'hamsters? // Hamster(?:e?n|e|s)? / hamsters? / hámsters? / rosto de hamster / cricet[oaei] / ハムスターの顔',
  rabbit:
    'rabbits? / bunn(?:y|ies) / hares? // Hase(?:e?n|e|s)? / lapins? / conejos? / coelhos? / conigli[oaei] / ウサギ',
  chipmunk:
    'chipmunks? / squirrels? // Streifenhörnchen(?:e?n|e|s)? / écureuils? / ardillas? / esquilos? / scoiattol[oaei] / リス',
  beaver: 'beavers? // Biber(?:e?n|e|s)? / castors? / castor[oaei] / ビーバー',
  hedgehog: 'hedgehogs? // Igel(?:e?n|e|s)? / hérissons? / erizos? / porco-espinhos? / ricci[oaei] / ハリネズミ',
  bear: '(?<=(?:an?|the|brown|black|grizzly|two|three) )bears?(?! (?:in mind|the|a|no)(?!\\p{L})) // ours / rosto de urso / ors[oaei] / クマの顔',
  'polar-bear': 'polar bears? // Eisbär(?:e?n|e|s)? / ours polaire / oso polar / urso polar / orso polare / シロクマ',
  koala: 'koalas? // Koala(?:e?n|e|s)? / koalas? / coalas? / koal[oaei] / コアラ',
  panda: 'pandas? // Panda(?:e?n|e|s)? / pandas? / rosto de panda / pand[oaei] / パンダの顔',
  sloth: 'sloths? // Faultier(?:e?n|e|s)? / paresseux / perezosos? / preguiças? / bradip[oaei] / ナマケモノ',
  otter: 'otters? // Otter(?:e?n|e|s)? / loutres? / nutrias? / lontras? / lontr[oaei] / カワウソ',
  skunk: 'skunks? // Stinktier(?:e?n|e|s)? / mouffettes? / mofetas? / gambás? / puzzol[oaei] / スカンク',
  kangaroo: 'kangaroos? // Känguru(?:e?n|e|s)? / kangourous? / canguros? / cangurus? / cangur[oaei] / カンガルー',
  badger: 'badgers? // Dachs(?:e?n|e|s)? / blaireaus? / tejóns? / texugos? / tass[oaei] / アナグマ',
  turkey:
    'turkeys / (?<=(?:a|the|roast) )turkey // Truthahn(?:e?n|e|s)? / dindons? / pavos? / perus? / tacchin[oaei] / 七面鳥',
  rooster: 'roosters? / cockerels? // Hahn(?:e?n|e|s)? / gallos? / galos? / gall[oaei] / おんどり',
  'baby-chick': 'chicks? // Küken(?:e?n|e|s)? / poussins? / pollitos? / pintinho de perfil / pulcin[oaei] / ひよこ',
  penguin: 'penguins? // Pinguin(?:e?n|e|s)? / pingouins? / pingüinos? / pinguims? / pinguin[oaei] / ペンギン',
  duck: 'ducks?(?! (?:under|into|out|down|behind)) / ducklings? // Ente(?:e?n|e|s)? / canards? / patos? / anatr[oaei] / カモ',
  swan: 'swans? // Schwan(?:e?n|e|s)? / cygnes? / cisnes? / cign[oaei] / 白鳥',
  flamingo: 'flamingos? // Flamingo(?:e?n|e|s)? / flamants? / flamencos? / flamingos? / fenicotter[oaei] / フラミンゴ',
  peacock: 'peacocks? // Pfau(?:e?n|e|s)? / paons? / pavo real / pavãos? / pavon[oaei] / クジャク',
  goose: 'goose / geese // Gans(?:e?n|e|s)? / gansos? / ガチョウ',
  frog: 'frogs? // Frosch(?:e?n|e|s)? / grenouilles? / ranas? / sapos? / ran[oaei] / カエルの顔',
  crocodile:
    'crocodiles? / alligators? // Krokodil(?:e?n|e|s)? / crocodiles? / cocodrilos? / crocodilos? / coccodrill[oaei] / ワニ',
  turtle:
    'turtles? / tortoises? // Schildkröte(?:e?n|e|s)? / tortues? / tortugas? / tartarugas? / tartarug[oaei] / カメ',
  lizard: 'lizards? / geckos? // Eidechse(?:e?n|e|s)? / lézards? / lagartos? / lagartixas? / lucertol[oaei] / トカゲ',
  snake: 'snakes? // Schlange(?:e?n|e|s)? / serpents? / serpientes? / cobras? / serpent[oaei] / ヘビ',
  sauropod:
    'dinosaurs? / sauropods? // Sauropode(?:e?n|e|s)? / sauropodes? / saurópodos? / saurópodes? / sauropod[oaei] / 草食恐竜',
  't-rex': 't[- ]?rex / tyrannosaur\\p{L}* // T-Rex(?:e?n|e|s)? / T-Rex / t-rex / tiranossauro rex / ティラノサウルス',
  dragon: 'dragons? // Drache(?:e?n|e|s)? / dragons? / dragóns? / dragãos? / drag[oaei] / ドラゴン',
  spider: 'spiders? // Spinne(?:e?n|e|s)? / araignées? / arañas? / aranhas? / ragn[oaei] / クモ',
  scorpion: 'scorpions? // Skorpion(?:e?n|e|s)? / scorpions? / escorpións? / escorpiãos? / scorpion[oaei] / サソリ',
  snail: 'snails? // Schnecke(?:e?n|e|s)? / escargots? / caracols? / lumac[oaei] / かたつむり',
  crab: 'crabs? // Krebs(?:e?n|e|s)? / crabes? / cangrejos? / caranguejos? / granchi[oaei] / カニ',
  lobster: 'lobsters? // Hummer(?:e?n|e|s)? / homards? / bogavantes? / lagostas? / aragost[oaei] / ザリガニ',
  castle: 'castles? // Schloss(?:e?n|e|s)? / châteaus? / castillo europeo / castelos? / castell[oaei] / 西洋の城',
  church: 'church(?:es)? // Kirche(?:e?n|e|s)? / églises? / iglesias? / igrejas? / chies[oaei] / 教会',
  mosque: 'mosques? // Moschee(?:e?n|e|s)? / mosquées? / mezquitas? / mesquitas? / mosche[oaei] / モスク',
  'hindu-temple':
    'temples? // Hindutempel(?:e?n|e|s)? / temple hindou / templo hindú / templo hindu / tempio indù / ヒンドゥー教の寺院',
  hospital: 'hospitals? // Krankenhaus(?:e?n|e|s)? / hôpitals? / hospitals? / ospedal[oaei] / 病院',
  school: 'school ?(?:building|house)s? // Schule(?:e?n|e|s)? / écoles? / colegios? / escolas? / scuol[oaei] / 学校',
  factory: 'factor(?:y|ies) // Fabrik(?:e?n|e|s)? / usines? / fábricas? / fabbric[oaei] / 工場',
  hotel: 'hotels? // Hotel(?:e?n|e|s)? / hôtels? / hotels? / hotel / ホテル',
  stadium: 'stadiums? / arenas? // Stadion(?:e?n|e|s)? / stades? / estadios? / estádios? / stadi[oaei] / 競技場',
  hut: 'huts? / shacks? // Hütte(?:e?n|e|s)? / huttes? / cabañas? / cabanas? / capann[oaei] / わらぶき小屋',
  fountain: 'fountains? // Springbrunnen(?:e?n|e|s)? / fontaines? / fuentes? / fontes? / fontan[oaei] / 噴水',
  'ferris-wheel':
    'ferris wheels? / big wheel // Riesenrad(?:e?n|e|s)? / grande roue / noria de feria / roda gigante / ruota panoramica / 観覧車',
  'roller-coaster':
    'roller coasters? // Achterbahn(?:e?n|e|s)? / montagnes russes / montaña rusa / montanha russa / montagne russe / ジェットコースター',
  'playground-slide':
    'playground slides? / (?<=(?:the|a|red|blue|yellow) )slide(?= in| at|,|\\.|$) // Spielplatzrutsche(?:e?n|e|s)? / toboggans? / tobogáns? / escorregadors? / scivol[oaei] / すべり台',
  'carousel-horse':
    'carousels? / merry-go-rounds? // Karussellpferd(?:e?n|e|s)? / cheval de manège / caballo de tiovivo / carrossels? / cavallo da giostra / メリーゴーランド',
  locomotive:
    'locomotives? / steam (?:train|engine)s? // Dampflokomotive(?:e?n|e|s)? / locomotives? / locomotora de vapor / locomotivas? / locomotiv[oaei] / 蒸気機関車',
  ambulance:
    'ambulances? // Krankenwagen(?:e?n|e|s)? / ambulances? / ambulancias? / ambulâncias? / ambulanz[oaei] / 救急車',
  'fire-engine':
    'fire (?:engine|truck)s? // Feuerwehrauto(?:e?n|e|s)? / camion de pompier / coche de bomberos / carro do corpo de bombeiros / camion dei pompieri / 消防車',
  'police-car':
    'police cars? // Polizeiwagen(?:e?n|e|s)? / voiture de police / coche de policía / viatura policial / macchina della polizia / パトカー',
  'manual-wheelchair':
    'wheelchairs? // manueller Rollstuhl / fauteuil roulant manuel / silla de ruedas manual / cadeira de rodas manual / sedia a rotelle manuale / 手動式車椅子',
  'roller-skate':
    'roller ?skates? // Rollschuh(?:e?n|e|s)? / patin à roulettes / patines / patins de rodas / pattini a rotelle / ローラースケート',
  'vertical-traffic-light':
    'traffic lights? // vertikale Verkehrsampel / feu tricolore vertical / semáforos? / semáforo vertical / semaforo verticale / 信号縦',
  'fuel-pump':
    '(?:gas|petrol|fuel) pumps? / (?:gas|petrol) station // Tanksäule(?:e?n|e|s)? / pompe à essence / surtidor de gasolina / posto de gasolina / stazione di servizio / ガソリンスタンド',
  cactus: 'cact(?:us|i) // Kaktus(?:e?n|e|s)? / cactus / cactos? / サボテン',
  sunflower: 'sunflowers? // Sonnenblume(?:e?n|e|s)? / tournesols? / girasols? / girassols? / girasol[oaei] / ヒマワリ',
  mushroom: 'mushrooms? // Fliegenpilz(?:e?n|e|s)? / champignons? / champiñóns? / cogumelos? / fung[oaei] / キノコ',
  snowman:
    'snowm[ae]n // Schneemann im Schnee / bonhomme de neige / muñeco de nieve con nieve / boneco de neve / pupazzo di neve / 雪だるまと雪',
  'christmas-tree':
    'christmas trees? // Weihnachtsbaum(?:e?n|e|s)? / sapin de Noël / árbol de Navidad / árvore de natal / albero di Natale / クリスマスツリー',
  'jack-o-lantern':
    'jack-o-lanterns? / pumpkins? // Halloweenkürbis(?:e?n|e|s)? / citrouilles? / calabaza de Halloween / abóbora de halloween / zucca di Halloween / ハロウィンかぼちゃ',
  toilet: 'toilets? // Toilette(?:e?n|e|s)? / toilettes / inodoros? / vaso sanitário / toilett[oaei] / 便器',
  bathtub:
    'bath ?tubs? / (?<=(?:the|a|full|warm) )bath // Badewanne(?:e?n|e|s)? / baignoires? / bañeras? / banheiras? / vasc[oaei] / バスタブ',
  mirror: 'mirrors? // Spiegel(?:e?n|e|s)? / miroirs? / espejos? / espelhos? / specchi[oaei] / 鏡',
  'shopping-cart':
    'shopping (?:cart|trolley)s? // Einkaufswagen(?:e?n|e|s)? / chariots? / carrito de la compra / carrinho de compras / carrell[oaei] / ショッピングカート',
  broom: 'brooms? // Besen(?:e?n|e|s)? / balais? / escobas? / vassouras? / scop[oaei] / ほうき',
  bucket: 'buckets? // Eimer(?:e?n|e|s)? / seaus? / cubos? / baldes? / secchi[oaei] / バケツ',
  wastebasket:
    'waste ?baskets? / trash cans? / (?:rubbish )?bins?(?= |,|\\.|$) // Papierkorb(?:e?n|e|s)? / corbeille à papiers / papeleras? / lixeiras? / cestin[oaei] / ごみ箱',
  toolbox:
    'tool ?box(?:es)? // Werkzeugkasten(?:e?n|e|s)? / boîte à outils / caja de herramientas / caixa de ferramentas / cassetta degli attrezzi / 工具箱',
  drum: 'drums? // Trommel(?:e?n|e|s)? / batteries? / tambors? / tambur[oaei] / ドラム',
  'file-cabinet':
    'filing cabinets? // Aktenschrank(?:e?n|e|s)? / meuble à dossiers / archivadors? / gavetas de escritório / schedario da ufficio / ファイルキャビネット',
  'fire-extinguisher':
    'fire extinguishers? // Feuerlöscher(?:e?n|e|s)? / extincteurs? / extintors? / extintor de incêndio / estintor[oaei] / 消火器',
  wheel: 'ty?res? // Autorad(?:e?n|e|s)? / roues? / ruedas? / rodas? / ruot[oaei] / ホイール',
  'barber-pole':
    'barber poles? // Barbershop-Säule(?:e?n|e|s)? / enseigne de barbier / poste de barbero / barbearias? / barbier[oaei] / 床屋',
  telescope:
    'telescopes? // Teleskop(?:e?n|e|s)? / télescopes? / telescopios? / telescópios? / telescopi[oaei] / 望遠鏡',
  'soccer-ball':
    'foot ?balls? / soccer balls? // Fußball(?:e?n|e|s)? / ballon de football / balón de fútbol / bola de futebol / pallone da calcio / サッカー',
  'american-football':
    'american footballs? // Football(?:e?n|e|s)? / football américain / balón de fútbol americano / bola de futebol americano / football americano / アメフト',
  'boxing-glove':
    'boxing gloves? // Boxhandschuh(?:e?n|e|s)? / gant de boxe / guante de boxeo / luva de boxe / guantone da pugilato / ボクシング',
  skis: 'skis // esquís / esquis? / スキー',
  sled: 'sleds? / sledges? / toboggans? // Schlitten(?:e?n|e|s)? / luges? / trineos? / trenós? / slitt[oaei] / そり競技',
  lotus: 'lotus // Lotusblüte(?:e?n|e|s)? / lotus / lotos? / lótus / lot[oaei] / ハスの花',
  grapes: 'grapes? // Trauben(?:e?n|e|s)? / raisins? / uvas / ぶどう',
  melon: 'melons? // Honigmelone(?:e?n|e|s)? / melons? / melóns? / melãos? / melon[oaei] / メロン',
  watermelon: 'watermelons? // Wassermelone(?:e?n|e|s)? / pastèques? / sandías? / melancias? / anguri[oaei] / スイカ',
  tangerine:
    'tangerines? / mandarins? / clementines? // Mandarine(?:e?n|e|s)? / mandarines? / mandarinas? / tangerinas? / mandarin[oaei] / みかん',
  lime: 'limes? // Limette(?:e?n|e|s)? / citron vert / limas? / lim[oaei] / ライム',
  pineapple: 'pineapples? // Ananas(?:e?n|e|s)? / ananas / piñas? / abacaxis? / パイナップル',
  pear: 'pears? // Birne(?:e?n|e|s)? / poires? / peras? / per[oaei] / 洋ナシ',
  cherries: 'cherr(?:y|ies) // Kirschen(?:e?n|e|s)? / cerises / cerezas / cerejas? / ciliegi[oaei] / さくらんぼ',
  blueberries:
    'blueberr(?:y|ies) // Blaubeeren(?:e?n|e|s)? / myrtilles / arándanos / mirtilos / mirtill[oaei] / ブルーベリー',
  'kiwi-fruit': 'kiwis? // Kiwi(?:e?n|e|s)? / kiwis? / kiw[oaei] / キウイフルーツ',
  olive:
    'olives?(?! (?:oil|green|tree)) // Olive(?:e?n|e|s)? / olives? / aceitunas? / azeitonas? / oliv[oaei] / オリーブ',
  coconut: 'coconuts? // Kokosnuss(?:e?n|e|s)? / noix de coco / cocos? / cocc[oaei] / ココナツ',
  eggplant:
    'eggplants? / aubergines? // Aubergine(?:e?n|e|s)? / aubergines? / berenjenas? / berinjelas? / melanzan[oaei] / ナス',
  potato: 'potato(?:es)? // Kartoffel(?:e?n|e|s)? / pomme de terre / patatas? / batatas? / patat[oaei] / ジャガイモ',
  'ear-of-corn':
    'corn(?: ?cobs?)? / ears? of corn / sweetcorn // Maiskolben(?:e?n|e|s)? / épi de maïs / espiga de maíz / milhos? / pannocchi[oaei] / とうもろこし',
  'hot-pepper':
    'chil(?:l?i|l?ies)(?: peppers?)? / hot peppers? / jalapeños? // Peperoni(?:e?n|e|s)? / piment rouge / chile picante / pimentas? / peperoncin[oaei] / とうがらし',
  'bell-pepper':
    'bell peppers? // Paprika(?:e?n|e|s)? / poivrons? / pimientos? / pimentãos? / peperon[oaei] / ピーマン',
  'leafy-green':
    'lettuces? / cabbages? / kale // Blattgemüse(?:e?n|e|s)? / légume à feuilles vertes / verdura de hoja verde / verduras? / verdure a foglia / 葉野菜',
  peanuts: 'peanuts? // Erdnuss(?:e?n|e|s)? / cacahuètes / cacahuetes / amendoims? / arachid[oaei] / ピーナッツ',
  beans: 'beans(?= |,|\\.|$) // Bohnen(?:e?n|e|s)? / haricots / alubias / feijões / fagiol[oaei] / 豆',
  chestnut: 'chestnuts? // Kastanie(?:e?n|e|s)? / châtaignes? / castañas? / castanhas? / castagn[oaei] / くり',
  'ginger-root':
    'ginger(?: root)? // Ingwer(?:e?n|e|s)? / racine de gingembre / raíz de jengibre / gengibres? / radice di zenzero / ショウガ',
  'pea-pod':
    'peas / pea pods? // Erbsenschote(?:e?n|e|s)? / cosse de petits pois / vainas? / vagems? / baccello di piselli / エンドウ豆',
  pretzel: 'pretzels? // Brezel(?:e?n|e|s)? / bretzels? / pretzels? / pretzel / プレッツェル',
  bagel: 'bagels? // Bagel(?:e?n|e|s)? / bagels? / bagel / ベーグル',
  pancakes: 'pancakes? // Pfannkuchen(?:e?n|e|s)? / pancakes / tortitas / panquecas / pancak[oaei] / パンケーキ',
  waffle: 'waffles? // Waffel(?:e?n|e|s)? / gaufres? / gofres? / waffles? / waffl[oaei] / ワッフル',
  'poultry-leg':
    'drumsticks? / chicken (?:legs?|wings?|thighs?) // Hähnchenschenkel(?:e?n|e|s)? / cuisse de poulet / muslo de pollo / coxa de frango / coscia di pollo / 鶏もも肉',
  'hot-dog': 'hot ?dogs? // Hotdog(?:e?n|e|s)? / hot dog / perrito caliente / cachorro-quentes? / ホットドッグ',
  cooking:
    'fried eggs? / (?:egg )?yolks? // Spiegelei in Bratpfanne / œuf au plat / cocinars? / ovo frito / cucinar[oaei] / 料理',
  popcorn: 'popcorns? // Popcorn(?:e?n|e|s)? / pop-corns? / palomitas / pipocas? / popcorn / ポップコーン',
  butter:
    '(?<!peanut )(?<!body )butter(?!\\p{L}) // Butter(?:e?n|e|s)? / beurres? / mantequillas? / manteigas? / burr[oaei] / バター',
  salt: 'salt shakers? / (?<=of )salt // Salz(?:e?n|e|s)? / sal[oaei] / 塩',
  'canned-food':
    'tin cans? / canned food // Konserve(?:e?n|e|s)? / aliments en conserve / comida enlatada / cibo in scatola / 缶詰',
  'cooked-rice':
    '(?:bowls? of )?rice(?! (?:field|paddy|terrace)) // Reis in Schüssel / bol de riz / arroz cocido / arroz cozido / riso bollito / ごはん',
  'curry-rice':
    'curr(?:y|ies) // Reis mit Curry / riz au curry / arroz con curry / arroz com curry / riso al curry / カレーライス',
  dumpling:
    'dumplings? // Teigtasche(?:e?n|e|s)? / boulette de pâte / dumplings? / bolinho asiático / raviol[oaei] / 点心',
  pie: '(?:apple |cherry |pumpkin )?pies? // Kuchen(?:e?n|e|s)? / tartes? / pastels? / tortas? / tort[oaei] / パイ',
  candy: 'cand(?:y|ies) / sweets // Bonbon(?:e?n|e|s)? / bonbons? / caramelos? / balas? / caramell[oaei] / キャンディ',
  lollipop:
    'lollipops? // Lutscher(?:e?n|e|s)? / sucettes? / piruletas? / pirulitos? / lecca lecca / ぺろぺろキャンディ',
  custard:
    'puddings? / custard / flan // Pudding(?:e?n|e|s)? / crème renversée / flans? / pudims? / budin[oaei] / プリン',
  shortcake:
    'slices? of cake // Torte(?:e?n|e|s)? / gâteau sablé / trozo de tarta / pão de ló de morango / fetta di torta / ショートケーキ',
  sake: 'sake // Sake-Flasche mit Tasse / sakés? / sakes? / saquês? / sakè / 徳利',
  'bubble-tea':
    'bubble tea / boba // Bubble Tea / thé aux perles / té de burbujas / chá perolado / bubble tea / タピオカドリンク',
  'beer-mug':
    'beer mugs? // Bierkrug(?:e?n|e|s)? / chopes? / jarra de cerveza / cervejas? / boccale di birra / ビールジョッキ',
  chopsticks: 'chopstickss? // Essstäbchen(?:e?n|e|s)? / baguettes / palillos / hashis? / bacchett[oaei] / はし',
  spoon:
    '(?<!table)(?<!tea)spoons? // Löffel(?:e?n|e|s)? / cuillères? / cucharas? / colhers? / cucchiai[oaei] / スプーン',
  'fork-and-knife':
    'forks? / cutlery // Messer und Gabel / fourchette et couteau / tenedor y cuchillo / garfo e faca / forchetta e coltello / ナイフとフォーク',
  teapot: 'teapots? // Teekanne(?:e?n|e|s)? / théières? / teteras? / bules? / teier[oaei] / ティーポット',
  amphora: 'amphoras? // Amphore(?:e?n|e|s)? / amphores? / ánforas? / ânforas? / anfor[oaei] / 壺',
  'baby-bottle':
    'baby bottles? // Babyflasche(?:e?n|e|s)? / biberons? / biberóns? / mamadeiras? / biberon / ほにゅう瓶',
  jellyfish: 'jellyfishs? // Qualle(?:e?n|e|s)? / méduses? / medusas? / água-vivas? / medus[oaei] / クラゲ',
  octopus: 'octopus(?:es)? // Oktopus(?:e?n|e|s)? / pieuvres? / pulpos? / polvos? / polp[oaei] / タコ',
  shrimp: 'shrimps? / prawns? // Garnele(?:e?n|e|s)? / crevettes? / gambas? / camarãos? / gamberett[oaei] / エビ',
  oyster: 'oysters? // Auster(?:e?n|e|s)? / huîtres? / ostras? / ostric[oaei] / 牡蠣',
  'spiral-shell':
    '(?:sea)?shells? // Schneckenhaus(?:e?n|e|s)? / coquille en spirale / caracolas? / caramujos? / conchigli[oaei] / 巻き貝',
  feather: 'feathers? // Feder(?:e?n|e|s)? / plumes? / plumas? / penas? / pium[oaei] / 羽',
  butterfly:
    'butterfl(?:y|ies) / moths? // Schmetterling(?:e?n|e|s)? / papillons? / mariposas? / borboletas? / farfall[oaei] / チョウ',
  ant: 'ants? // Ameise(?:e?n|e|s)? / fourmis? / hormigas? / formigas? / formic[oaei] / アリ',
  beetle: 'beetles? // Käfer(?:e?n|e|s)? / scarabées? / escarabajos? / besouros? / coleotter[oaei] / カブトムシ',
  'lady-beetle':
    'lady(?:bugs?|birds?) // Marienkäfer(?:e?n|e|s)? / coccinelles? / mariquitas? / joaninhas? / coccinell[oaei] / テントウムシ',
  'maple-leaf':
    'maple lea(?:f|ves) // Ahornblatt(?:e?n|e|s)? / feuille d / hoja de arce / folha de bordo / foglia d / かえで',
  'hourglass-done':
    'hourglass(?:es)? // Sanduhr(?:e?n|e|s)? / sabliers? / reloj de arena sin tiempo / ampulhetas? / clessidr[oaei] / 砂時計',
  stopwatch:
    'stopwatchs? // Stoppuhr(?:e?n|e|s)? / chronomètres? / cronómetros? / cronômetros? / cronometr[oaei] / ストップウォッチ',
  trophy: 'troph(?:y|ies) // Pokal(?:e?n|e|s)? / trophées? / trofeos? / troféus? / copp[oaei] / トロフィー',
  'sports-medal':
    '(?:gold |silver )?medals? // Sportmedaille(?:e?n|e|s)? / médaille sportive / medalla deportiva / medalha esportiva / medaglia sportiva / メダル',
  kite: 'kites? // Drachen(?:e?n|e|s)? / cerf-volants? / cometas? / pipas? / aquilon[oaei] / たこ',
  bullseye:
    "dart ?boards? / bull[’']?s[- ]?eye // Darts(?:e?n|e|s)? / dans le mille / dianas? / no alvo / bersagli[oaei] / 的",
  joystick: 'joysticks? // Joystick(?:e?n|e|s)? / manette de jeu / joysticks? / joystick / ジョイスティック',
  'video-game':
    'game ?(?:controllers?|pads?) / controllers? // Gamepad(?:e?n|e|s)? / jeu vidéo / mando de videoconsola / videogames? / gamepad / テレビゲーム',
  'game-die': 'dice // Spielwürfel(?:e?n|e|s)? / dados? / jogo de dado / dad[oaei] / サイコロ',
  'puzzle-piece':
    '(?:jigsaw|puzzle)(?: pieces?)? // Puzzleteil(?:e?n|e|s)? / pièce de puzzle / pieza de puzle / quebra-cabeças? / pezzo di puzzle / ジグソーパズル',
  'magic-wand':
    'magic wands? // Zauberstab(?:e?n|e|s)? / baguette magique / varita mágica / varinha mágica / bacchetta magica / 魔法の杖',
  'crystal-ball':
    'crystal balls? // Kristallkugel(?:e?n|e|s)? / boule de cristal / bola de cristal / sfera di cristallo / 水晶玉',
  'chess-pawn':
    'chess(?: ?(?:piece|board|set)s?)? / pawns? // Bauer Schach / pion d / peón de ajedrez / peão de xadrez / pedina degli scacchi / チェスの駒',
  yarn: '(?:balls? of )?yarn / wool (?:ball|yarn) // Wollknäuel(?:e?n|e|s)? / ovillos? / novelos? / gomitol[oaei] / 毛糸',
  thread:
    '(?:spools?|reels?) of thread / sewing thread // Faden(?:e?n|e|s)? / bobine de fil / hilos? / carretels? / fil[oaei] / 糸',
  'sewing-needle':
    '(?:sewing )?needles?(?= |,|\\.|$)(?! (?:drop|on)) // Nähnadel(?:e?n|e|s)? / aiguille à coudre / aguja de coser / agulha de costura / ago da cucito / 縫い針',
  'artist-palette':
    "paint(?:er[’']s)? palettes? // Mischpalette(?:e?n|e|s)? / palette de peinture / paleta de pintor / paleta de tintas / tavolozz[oaei] / 絵の具パレット",
  ribbon: 'ribbons? // pinke Schleife / rubans? / lazos? / laço de fita / fiocc[oaei] / リボン',
  necktie:
    'neckties? / (?<=(?:a|his|silk|red|blue) )tie(?= |,|\\.|$)(?! (?:her|his|the|up)) // Hemd mit Krawatte / cravates? / corbatas? / gravatas? / cravatt[oaei] / ネクタイ',
  jeans: 'jeans // Jeans(?:e?n|e|s)? / jeans? / vaqueros / jeans / ジーンズ',
  scarf: 'scar(?:f|ves) // Schal(?:e?n|e|s)? / foulards? / bufandas? / cachecols? / sciarp[oaei] / マフラー',
  gloves: '(?<!boxing )gloves? / mittens? // Handschuhe(?:e?n|e|s)? / gants / guantes / luvas / guant[oaei] / 手袋',
  kimono: 'kimonos? // Kimono(?:e?n|e|s)? / kimonos? / quimonos? / kimon[oaei] / 着物',
  'one-piece-swimsuit':
    'swimsuits? // einteiliger Badeanzug / maillot de bain une pièce / traje de baño de una pieza / maiôs? / costume da bagno intero / ワンピースの水着',
  bikini: 'bikinis? // Bikini(?:e?n|e|s)? / bikinis? / biquínis? / bikin[oaei] / ビキニ',
  shorts:
    '(?<=(?:running|his|her|denim|board) )shorts // Shorts(?:e?n|e|s)? / shorts? / pantalones cortos / shorts / pantaloncin[oaei] / ショーツ',
  'folding-hand-fan':
    '(?:hand|folding) fans? // Faltfächer(?:e?n|e|s)? / éventails? / abanico abierto / leque dobrável / ventagli[oaei] / 扇子',
  purse: 'purses? // Geldbörse(?:e?n|e|s)? / porte-monnaies? / monederos? / bolsinhas? / borsellin[oaei] / がま口',
  crown: 'crowns? // Krone(?:e?n|e|s)? / couronnes? / coronas? / coroas? / coron[oaei] / 王冠',
  'gem-stone':
    'gem ?stones? / gems? / emeralds? / rub(?:y|ies) // Edelstein(?:e?n|e|s)? / pierre précieuse / piedra preciosa / pedra preciosa / gemm[oaei] / 宝石',
  megaphone: 'megaphones? // Megafon(?:e?n|e|s)? / porte-voix / megáfonos? / megafones? / megafon[oaei] / メガホン',
  bell: '(?<!door)bells?(?! pepper) // Glocke(?:e?n|e|s)? / cloches? / campanas? / sinos? / campan[oaei] / ベル',
  radio: 'radios? // Radio(?:e?n|e|s)? / radios? / rádios? / radi[oaei] / ラジオ',
  saxophone: 'saxophones? // Saxofon(?:e?n|e|s)? / saxophones? / saxofóns? / saxofones? / sassofon[oaei] / サックス',
  trumpet: 'trumpets? // Trompete(?:e?n|e|s)? / trompettes? / trompetas? / trompetes? / tromb[oaei] / トランペット',
  accordion:
    'accordions? // Akkordeon(?:e?n|e|s)? / accordéons? / acordeóns? / acordeãos? / fisarmonic[oaei] / アコーディオン',
  banjo: 'banjos? // Banjo(?:e?n|e|s)? / banjos? / banj[oaei] / バンジョー',
  maracas: 'maracas // Maracas(?:e?n|e|s)? / maracas / maracás / マラカス',
  flute: 'flutes? // Flöte(?:e?n|e|s)? / flûtes? / flautas? / flaut[oaei] / 笛',
  'musical-keyboard':
    'synth(?:esi[sz]er)?s? / piano keys // Klaviatur(?:e?n|e|s)? / pianos? / teclado musical / pian[oaei] / 鍵盤',
  telephone:
    'landline / rotary phone / desk phone // Telefon(?:e?n|e|s)? / téléphones? / teléfonos? / telefone no gancho / telefono fisso / 固定電話',
  battery: 'batter(?:y|ies) // Batterie(?:e?n|e|s)? / piles? / pilas? / pilhas? / batteri[oaei] / 電池',
  'electric-plug':
    '(?:power |electric )?plugs?(?= |,|\\.|$) // Netzstecker(?:e?n|e|s)? / câble avec fiche électrique / enchufe eléctrico / tomada elétrica / spina elettrica / コンセント',
  printer: 'printers? // Drucker(?:e?n|e|s)? / imprimantes? / impresoras? / impressoras? / stampant[oaei] / プリンタ',
  'floppy-disk': 'floppy disks? // Diskette(?:e?n|e|s)? / disquettes? / disquetes? / floppy disc / フロッピー',
  'optical-disk':
    'vinyl(?: records?)? / (?:vinyl )?records?(?= (?:spin|turn|play)) // disco óptico / disco ottico / CD',
  videocassette:
    '(?:video)?cassettes? / VHS tapes? // Videokassette(?:e?n|e|s)? / cassette vidéo / cinta de vídeo / videocassetes? / videocassett[oaei] / ビデオテープ',
  'movie-camera':
    'movie cameras? // Filmkamera(?:e?n|e|s)? / caméras? / cámara de cine / câmera de cinema / cinepres[oaei] / 映画カメラ',
  'film-projector':
    '(?:film )?projectors? // Filmprojektor(?:e?n|e|s)? / projecteur cinématographique / proyector de cine / projetor de filmes / proiettore cinematografico / 映写機',
  'clapper-board': 'clapper ?boards? // Filmklappe(?:e?n|e|s)? / claps? / claquetas? / claquetes? / ciak / カチンコ',
  'magnifying-glass-tilted-left':
    'magnifying glass(?:es)? / loupe // Lupe nach links / loupe orientée à gauche / lupa orientada hacia la izquierda / lupa para a esquerda / lente di ingrandimento rivolta a sinistra / 虫眼鏡左',
  flashlight:
    'flashlights? / torch(?:es)?(?! ?light) // Taschenlampe(?:e?n|e|s)? / torches? / linternas? / lanternas? / torci[oaei] / 懐中電灯',
  scroll:
    '(?:parchment )?scrolls(?= |,) // Schriftrolle(?:e?n|e|s)? / parchemins? / pergaminos? / pergaminhos? / pergamen[oaei] / 巻き物',
  'dollar-banknote':
    '(?:dollar )?bills(?= |,|\\.)(?! (?:pile|of)) / bank ?notes? // Dollar-Banknote(?:e?n|e|s)? / billet en dollars / billete de dólar / nota de dólar / banconota Dollaro / ドル札',
  'closed-mailbox-with-raised-flag':
    'mail ?boxes / mail ?box / letter ?box // geschlossener Briefkasten mit Post / boîte aux lettres fermée drapeau levé / buzón cerrado con la bandera levantada / caixa de correio fechada com bandeira levantada / cassetta postale chiusa bandierina alzata / 閉じた郵便受け（手紙あり）',
  pencil: 'pencils? // Bleistift(?:e?n|e|s)? / crayons? / lápiz / lápis / matit[oaei] / 鉛筆',
  'fountain-pen':
    '(?:fountain |ballpoint )?pens?(?= |,|\\.|$) // Füllhalter(?:e?n|e|s)? / stylo plume / estilográficas? / caneta tinteiro / penna stilografica / 万年筆',
  crayon:
    'crayons? // Wachsmalstift(?:e?n|e|s)? / crayon pastel / lápiz de cera / giz de cera / pastello a cera / クレヨン',
  briefcase:
    'briefcases? // Aktentasche(?:e?n|e|s)? / porte-documents / maletíns? / maletas? / valigetta 24 ore / ブリーフケース',
  'file-folder':
    '(?:file )?folders? // Ordner(?:e?n|e|s)? / dossiers? / carpeta de archivos / pasta de arquivos / cartella file / フォルダー',
  calendar:
    'calendars? // Kalender(?:e?n|e|s)? / calendriers? / calendarios? / calendários? / calendari[oaei] / カレンダー',
  clipboard:
    'clipboards? // Klemmbrett(?:e?n|e|s)? / porte-blocs? / portapapeles / pranchetas? / portablocc[oaei] / クリップボード',
  pushpin: 'push ?pins? // Reißzwecke(?:e?n|e|s)? / punaises? / chinchetas? / tachas? / puntin[oaei] / 押しピン',
  paperclip:
    'paper ?clips? // Büroklammer(?:e?n|e|s)? / trombones? / clips? / clipe de papel / graffett[oaei] / クリップ',
  'straight-ruler':
    '(?:steel |wooden )?rulers?(?= |,|\\.|$) // Lineal(?:e?n|e|s)? / règles? / reglas? / régua reta / righell[oaei] / 定規',
  locked:
    'pad ?locks? // geschlossenes Schloss / cadenas fermé / candado cerrado / cadeados? / lucchetto chiuso / 閉じた錠',
  axe: 'axes? // haches? / hachas? / machados? / asci[oaei] / 斧',
  pick: 'pick ?axes? // Pickel(?:e?n|e|s)? / pioches? / picos? / picaretas? / piccon[oaei] / つるはし',
  bomb: 'bombs? // Bombe(?:e?n|e|s)? / bombes? / bombas? / bomb[oaei] / 爆弾',
  boomerang: 'boomerangs? // Bumerang(?:e?n|e|s)? / boomerangs? / bumeráns? / bumerangues? / boomerang / ブーメラン',
  shield:
    'shields?(?= |,|\\.|$)(?! (?:her|his|the)) // Schutzschild(?:e?n|e|s)? / boucliers? / escudos? / scud[oaei] / 盾',
  'carpentry-saw':
    '(?:hand|carpentry|wood) ?saws? // Handsäge(?:e?n|e|s)? / scies? / sierra de carpintería / serrotes? / sega da falegname / のこぎり',
  'nut-and-bolt':
    '(?:nuts and )?bolts?(?= |,|\\.|$)(?! of) // Mutter und Schraube / vis et écrou / tornillo y tuerca / porca e parafuso / vite e bullone / ボルトとナット',
  gear: 'gears / gear ?wheels? / cogs? / (?<=(?:brass|tiny|steel|metal|small) )gear // Zahnrad(?:e?n|e|s)? / roue dentée / engranajes? / engrenagems? / ingranaggi[oaei] / 歯車',
  clamp:
    'clamps? // Schraubzwinge(?:e?n|e|s)? / serre-joints? / tornillo de banco / braçadeiras? / morsett[oaei] / 万力',
  magnet: 'magnets? // Magnet(?:e?n|e|s)? / aimants? / imáns? / calamit[oaei] / U字型磁石',
  alembic: 'flasks? of / alembic // Destillierapparat(?:e?n|e|s)? / alambics? / alambiques? / alambicc[oaei] / 蒸留器',
  'petri-dish':
    'petri dish(?:es)? // Petrischale(?:e?n|e|s)? / boîte de pétri / placa de petri / placa de Petri / piastra di Petri / ペトリ皿',
  dna: 'DNA // DNA',
  microscope:
    'microscopes? // Mikroskop(?:e?n|e|s)? / microscopes? / microscopios? / microscópios? / microscopi[oaei] / 顕微鏡',
  'satellite-antenna':
    'satellite dish(?:es)? // Satellitenschüssel(?:e?n|e|s)? / antenne satellite / antena de satélite / antena parabólica / antenna satellitare / パラボラアンテナ',
  syringe: 'syringes? // Spritze(?:e?n|e|s)? / seringues? / jeringuillas? / seringas? / siring[oaei] / 注射器',
  'adhesive-bandage':
    'band-?aids? / plasters(?= |,) // Heftpflaster(?:e?n|e|s)? / sparadraps? / tiritas? / atadura adesiva / cerott[oaei] / 絆創膏',
  crutch: 'crutch(?:es)? // Krücke(?:e?n|e|s)? / béquilles? / muletas? / stampell[oaei] / 松葉杖',
  stethoscope:
    'stethoscopes? // Stethoskop(?:e?n|e|s)? / stéthoscopes? / estetoscopios? / estetoscópios? / stetoscopi[oaei] / 聴診器',
  plunger:
    'plungers? // Saugglocke(?:e?n|e|s)? / ventouses? / desatascadors? / desentupidors? / sturalavandin[oaei] / ラバーカップ',
  shower:
    'shower ?heads? / (?<=(?:the|a|her|his|hot) )shower // Dusche(?:e?n|e|s)? / douches? / duchas? / chuveiros? / docci[oaei] / シャワー',
  razor: 'razors? // Rasierer(?:e?n|e|s)? / rasoirs? / cuchilla de afeitar / lâminas? / rasoi[oaei] / 剃刀',
  'safety-pin':
    'safety pins? // Sicherheitsnadel(?:e?n|e|s)? / épingle de sûreté / imperdibles? / alfinete de segurança / spilla da balia / 安全ピン',
  soap: '(?:bars? of )?soap // Seife(?:e?n|e|s)? / savons? / jabóns? / sabonetes? / sapon[oaei] / 石けん',
  sponge: 'sponges? // Schwamm(?:e?n|e|s)? / éponges? / esponjas? / spugn[oaei] / スポンジ',
  'globe-showing-europe-africa':
    'globes? // Globus mit Europa und Afrika / globe tourné sur l / globo terráqueo mostrando Europa y África / globo mostrando Europa e África / Europa e Africa / 地球（ヨーロッパとアフリカ）',
  'world-map':
    '(?:world |treasure |road )?maps?(?= |,|\\.|$) // Weltkarte(?:e?n|e|s)? / carte du monde / mapa mundial / mapa-múndis? / mappa mondiale / 世界地図',
  compass: 'compass(?:es)? // Kompass(?:e?n|e|s)? / boussoles? / brújulas? / bússolas? / bussol[oaei] / コンパス',
  'fishing-pole':
    'fishing (?:rods?|poles?) // Angel mit Fisch / pêche à la ligne / caña de pescar / pescas? / canna da pesca / 釣り',
  'diving-mask':
    '(?:diving|snorkel)(?:ling)? masks? // Tauchmaske(?:e?n|e|s)? / masque de plongée / máscara de buceo / máscara de mergulho / maschera da sub / ダイビング マスク',
  'ice-skate':
    '(?:ice )?skates(?= |,|\\.|$) // Schlittschuh(?:e?n|e|s)? / patin à glace / patín de hielo / patins de gelo / pattinaggio su ghiaccio / アイススケート',
  'ping-pong':
    '(?:ping[- ]pong|table tennis)(?: paddles?| bats?)? // Tischtennis(?:e?n|e|s)? / ping-pongs? / tenis de mesa / pingue-pongues? / ping pong / 卓球',
  badminton:
    'badminton / shuttlecocks? // Badminton(?:e?n|e|s)? / badmintons? / bádmintons? / badminton / バドミントン',
  tennis: 'tennis rackets? // Tennisball(?:e?n|e|s)? / tennis / pelota de tenis / tênis / テニス',
  bowling:
    'bowling(?: (?:pins?|balls?))? // Bowling(?:e?n|e|s)? / bowlings? / bolos / boliches? / bowling / ボウリング',
  baseball: 'baseballs? // Baseball(?:e?n|e|s)? / baseballs? / béisbols? / bola de beisebol / palla da baseball / 野球',
  'yo-yo': 'yo-?yos? // Jo-Jo(?:e?n|e|s)? / yoyos? / yoyós? / ioiôs? / yo-y[oaei] / ヨーヨー',
  'nesting-dolls':
    'nesting dolls? // Matroschka(?:e?n|e|s)? / poupées russes / muñeca rusa / boneca russa / matriosk[oaei] / マトリョーシカ',
  ticket: 'tickets? // Ticket(?:e?n|e|s)? / billets? / tiques? / ingressos? / bigliett[oaei] / チケット',
  newspaper: 'newspapers? // Zeitung(?:e?n|e|s)? / journals? / periódicos? / jornals? / quotidian[oaei] / 新聞',
  mate: 'mate gourd // Mate-Tee(?:e?n|e|s)? / matés? / mates? / mat[oaei] / マテ茶',
  'tropical-drink':
    'tropical drinks? / piña coladas? // Cocktail(?:e?n|e|s)? / cocktail tropical / bebida tropical / cocktail tropicale / トロピカルドリンク',
  'bento-box':
    'bento(?: box(?:es)?)? // Bento-Box(?:e?n|e|s)? / boîte déjeuner / caja de bento / bentôs? / bento box / 弁当',
  owl: 'owls? // Eule(?:e?n|e|s)? / chouettes? / búhos? / corujas? / guf[oaei] / フクロウ',
  parrot: 'parrots? // Papagei(?:e?n|e|s)? / perroquets? / loros? / papagaios? / pappagall[oaei] / オウム',
  dove: 'doves? / pigeons? // Taube(?:e?n|e|s)? / colombes? / palomas? / pomba branca / colomb[oaei] / ハト',
  'phoenix-bird': 'phoenix // Phönix(?:e?n|e|s)? / phénix / fénix / fênix / fenic[oaei] / フェニックス',
  bat: 'bats(?= ) // Fledermaus(?:e?n|e|s)? / chauve-souris / murciélagos? / morcegos? / pipistrell[oaei] / コウモリ',
  helicopter:
    'helicopters? // Hubschrauber(?:e?n|e|s)? / hélicoptères? / helicópteros? / elicotter[oaei] / ヘリコプター',
  parachute:
    'parachutes? // Fallschirm(?:e?n|e|s)? / parachutes? / paracaídas / paraquedas / paracadut[oaei] / パラシュート',
  'flying-saucer':
    'ufos? / flying saucers? // fliegende Untertasse / soucoupe volante / platillo volante / disco voador / disco volante / 空飛ぶ円盤',
  satellite: 'satellites?(?! dish) // Satellit(?:e?n|e|s)? / satellites? / satélites? / satellit[oaei] / 人工衛星',
  mosquito: 'mosquito(?:es)? // Mücke(?:e?n|e|s)? / moustiques? / mosquitos? / zanzar[oaei] / 蚊',
  'mountain-cableway':
    'cable cars? / gondolas? // Bergschwebebahn(?:e?n|e|s)? / téléphériques? / teleférico de montaña / teleférico de montanha / funivi[oaei] / ケーブルカー',
  ferry: 'ferr(?:y|ies) // Fähre(?:e?n|e|s)? / ferrys? / ferris? / balsas? / traghett[oaei] / フェリー',
  'passenger-ship':
    'cruise ships? / ocean liners? // Passagierschiff(?:e?n|e|s)? / paquebots? / barco de pasajeros / cruzeiros? / nave da crociera / 客船',
  speedboat:
    'speed ?boats? / motor ?boats? // Schnellboot(?:e?n|e|s)? / hors-bords? / lancha motora / lanchas? / motoscaf[oaei] / スピードボート',
  seal: 'seals?(?! (?:the|it|in|off)) // Seehund(?:e?n|e|s)? / phoques? / focas? / foc[oaei] / アザラシ',
  'ring-buoy':
    'life ?buoys? / life ?belts? / life ?rings? // Rettungsring(?:e?n|e|s)? / bouée de sauvetage / salvavidas / boias? / salvagent[oaei] / 救命浮環',
};

const wordsAt = (part: 0 | 1) =>
  // `fromEntries` loses the names of the keys.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text.split(' // ')[part] ?? ''])) as Record<
    EmojiName,
    string
  >;

export const emojiWords = { english: wordsAt(0), others: wordsAt(1) };
