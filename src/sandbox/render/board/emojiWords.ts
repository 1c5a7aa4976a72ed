import type { EmojiName } from './emoji';

/**
 * Words for each emoji: in English, and after "//" in German, French, Spanish, Portuguese, Italian and Japanese. The
 * words of the other languages are mostly the emoji's names in Unicode's CLDR.
 */
const words: Readonly<Record<EmojiName, string>> = {
  monkey: 'monkeys? // Affe(?:e?n|e|s)? / (?<=(?:le|un|les|des|petit|deux) )singes?/ macacos? / scimmi[oaei] / サル',
  gorilla:
    'gorillas?(?! (?:glass|glue|tape|grip)) // Gorilla(?:e?n|e|s)? / gorilles? / gorilas? / gorill[oaei] / ゴリラ',
  orangutan:
    'orangutans? // Orang-Utan(?:e?n|e|s)? / orang-outans? / orangutáns? / orangotangos? / orangotang[oaei] / オランウータン',
  wolf: 'wol(?:f|ves)(?! (?:down|whistle)) // Wolf(?:e?n|e|s)? / loups?(?! de mer) / lobos? / rosto de lobo / lup[oi] / オオカミの顔',
  raccoon: 'rac+oons? // Waschbär(?:e?n|e|s)? / raton laveur / mapaches? / guaxinims? / procion[oaei] / アライグマ',
  lion: "lions?(?![’']s share) // Löwe(?:e?n|e|s)? / tête de lion / (?<=(?:un|el|del|al) )león / rosto de leão / (?<=(?:un|il|del|al|i|dei|due) )leon[ei] / ライオンの顔",
  tiger:
    'tigers?(?! (?:prawns?|shrimps?|lil(?:y|ies)|stripes?|balm)) // Tiger(?:e?n|e|s)? / tigres? / tigr[oaei] / トラ',
  leopard:
    'leopards?(?![ -](?:prints?|patterns?|skin|dress|coat|heels|bag|scarf|skirt|blouse|spots?)) // Leopard(?:e?n|e|s)? / (?<=(?:un|le|les|des|du) )léopards? / (?<=(?:un|el|del|al|um|o|do|los|os) )leopardos? / ヒョウ(?!柄)',
  moose: 'moose // Elch(?:e?n|e|s)? / alces? / alc[ei] / ヘラジカ',
  donkey: 'donkeys? // Esel(?:e?n|e|s)? / (?<=(?:el|los|um|os) )burros? / asin[oaei] / ロバ',
  unicorn:
    'unicorns? // Einhorn(?:e?n|e|s)? / licornes? / unicornios? / rosto de unicórnio / unicorn[oaei] / ユニコーンの顔',
  zebra:
    'zebras?(?! (?:crossings?|stripes?|print|blinds?)) // Zebra(?:e?n|e|s)? / zèbres? / cebras? / zebras? / zebr[oaei] / シマウマ',
  deer: 'deer // Hirsch(?:e?n|e|s)? / cerfs?(?!-volant) / ciervos? / cervos? / cerv[oi] / シカ',
  bison: 'bisons? // Bison(?:e?n|e|s)? / bisons? / bisontes? / bisãos? / bisont[oaei] / バイソン',
  pig: "(?<!guinea )pigs?(?! iron) // Schwein(?:e?n|e|s)? / (?<!de )cochons?(?! d[’']inde) / (?<!de )cerdos? / (?<!de )porcos?(?!-) / (?<!di )maial[ei] / ブタ",
  boar: 'boars?(?![ -](?:bristles?|ragu)) // Wildschwein(?:e?n|e|s)? / (?<!de )sangliers? / jabalís? / javalis? / (?<!di )cinghial[ei] / イノシシ',
  ram: '(?<=(?:two|three|horned|mountain|bighorn) )rams // Widder(?:e?n|e|s)? / (?<!coup de )béliers? / carneros? / carneiros? / 牡羊(?!座)',
  ewe: "sheep(?![ -](?:dogs?|skin|milk|wool|cheese)|[’']s) / lambs / (?<=(?:little|baby|newborn) )lamb / ewes? // Schaf(?:e?n|e|s)? / (?<!de )moutons? / (?<!de )ovejas? / (?<!de )ovelhas? / (?<!di )pecor[ae] / (?<!\\p{Script=Han})羊(?=が|は|を|たち|の群れ)",
  goat: "goats?(?![ -](?:cheese|milk|skin|curry|hair|meat|leather)|[’']s) // Ziege(?:e?n|e|s)? / (?<=(?:une|la|les|des) )chèvres? / (?<!de )cabras? / (?<!di )capr[ae] / 山羊(?!乳|皮|座)",
  camel:
    'camels / (?<=(?:a|the) )camel(?= (?:walks?|kneels?|stands?|train|caravan|crosses|looks?|chews?)|,|\\.|$) // Dromedar(?:e?n|e|s)? / dromadaires? / dromedarios? / camelos? / dromedari[oaei] / ラクダ',
  llama: 'llamas?(?! ?\\d) // (?<=(?:ein|zwei) )Lamas? / (?<=(?:un|le|les|des|deux) )lamas? / lhamas? / ラマ',
  giraffe: 'giraffes? // Giraffe(?:e?n|e|s)? / girafes? / jirafas? / girafas? / giraff[oaei] / キリン',
  elephant: 'elephants?(?! in the room) // Elefant(?:e?n|e|s)? / éléphants? / elefantes? / elefant[oaei] / ゾウ',
  rhinoceros: 'rhino(?:ceros)?s? // Nashorn(?:e?n|e|s)? / rhinocéros / rinocerontes? / rinoceront[oaei] / サイ',
  hippopotamus:
    'hippo(?:potamus(?:es)?|s)? // Nilpferd(?:e?n|e|s)? / hippopotames? / hipopótamos? / ippopotam[oaei] / カバ',
  mouse:
    'mice / (?<=(?:a|the|little|field|grey|gray) )mouse(?! ?(?:pad|click|cursor|button)) // (?<=(?:kleine|graue) )Maus / petites? souris / ratón de campo / camundongos? / (?<=il )topo / topi / ハツカネズミ',
  rat: 'rats?(?! race) // Ratte(?:e?n|e|s)? / ratas / (?<=(?:um|os|dois) )ratos? / ratt[oaei] / (?<!\\p{Script=Katakana})ネズミ(?!色|講)',
  hamster:
    'hamsters?(?! wheel) // Hamster(?:e?n|e|s)? / hamsters? / hámsters? / rosto de hamster / cricet[oaei] / ハムスターの顔',
  rabbit:
    'rabbits?(?! (?:holes?|fur|stew)) / (?<!dust )bunn(?:y|ies)(?! (?:slopes?|hills?|ears|slippers|hops?)) / hares? // Hase(?:e?n|e|s)? / lapins? / conejos? / (?<=(?:um|o|do|os|dois) )coelhos? / conigli[oaei] / ウサギ',
  chipmunk:
    'chipmunks? / squirrels? // Streifenhörnchen(?:e?n|e|s)? / écureuils? / ardillas? / esquilos? / scoiattol[oaei] / リス',
  beaver: 'beavers? // Biber(?:e?n|e|s)? / castors? / castor[oaei] / ビーバー',
  hedgehog:
    'hedgehogs? // Igel(?:e?n|e|s)? / hérissons? / erizos?(?! de mar) / porco-espinhos? / (?<=piccolo )riccio(?! di) / ハリネズミ',
  bear: "(?<=(?:an?|the|brown|black|grizzly|two|three) )bears?(?! (?:in mind|the|a|no|hugs?|markets?|claws?)(?!\\p{L})) // (?<=(?:un|des|les|deux) |[ld][’'])ours(?! (?:en peluche|polaire|blanc|d[’']or)) / rosto de urso / ors[oi](?! (?:polare|di peluche)) / クマの顔",
  'polar-bear': 'polar bears? // Eisbär(?:e?n|e|s)? / ours polaire / oso polar / urso polar / orso polare / シロクマ',
  koala: 'koalas? // Koala(?:e?n|e|s)? / koalas? / coalas? / koal[oaei] / コアラ',
  panda: 'pandas? // (?<!fiat )(?<!nuova )pandas?(?! (?:hybrid|4x4|elettrica)) / rosto de panda / パンダの顔',
  sloth:
    'sloths / (?<=(?:a|the|baby) )sloth // Faultier(?:e?n|e|s)? / osos? perezosos? / bichos?-preguiça / bradip[oaei] / ナマケモノ',
  otter: 'otters? // Otter(?:e?n|e|s)? / loutres? / nutrias? / lontras? / lontr[oaei] / カワウソ',
  skunk: 'skunks? // Stinktier(?:e?n|e|s)? / mouffettes? / mofetas? / gambás? / puzzol[oaei] / スカンク',
  kangaroo:
    'kangaroos? // Känguru(?:e?n|e|s)? / kangourous? / (?<!(?:bolso|bolsillo|de) )canguros? / cangurus? / canguri / カンガルー',
  badger: 'badgers?(?! (?:him|her|the|me|them|us)) // Dachs(?:e?n|e|s)? / tejóns? / texugos? / アナグマ',
  turkey: 'wild turkeys / live turkeys? // dindons? / tacchini / 七面鳥(?=が|たち)',
  rooster: 'roosters? / cockerels? // Hahn(?= kräht) / (?<!de )gallos? / (?<=(?:um|o|os) )galos? / おんどり',
  'baby-chick':
    'chicks?(?![- ](?:fil|flicks?|lit|peas?)) // Küken(?:e?n|e|s)? / poussins? / pollitos? / pintinho de perfil / pulcin[oaei] / ひよこ',
  penguin: 'penguins? // Pinguin(?:e?n|e|s)? / pingouins? / pingüinos? / pinguims? / pinguin[oaei] / ペンギン',
  duck: "(?<!(?:roast|peking|crispy|lame|sitting|he|she|they|who|and) )ducks?(?! (?:under|into|out|down|behind|below|beneath|back|away|through|past|his|her|their|as|to|breasts?|confit|legs?|fat|tape|pancakes?)(?!\\p{L})) / ducklings? // (?<=(?:eine|die|kleine) )Ente / Enten / (?<!de )canards? / (?<!de )patos? / (?<!d[’'])anatr[ae] / (?<![\\p{Script=Katakana}ー])カモ(?=が|は|の親子)",
  swan: 'swans?(?! (?:dives?|songs?|neck|lake)) // Schwan(?:e?n|e|s)? / (?<!des )cygnes? / (?<!(?:los|dos) )cisnes? / (?<!dei )cign[oi] / 白鳥(?!座|の湖)',
  flamingo:
    'flamingos? // Flamingo(?:e?n|e|s)? / flamants? / flamencos? rosa(?:do)?s? / flamingos? / fenicotter[oaei] / フラミンゴ',
  peacock: 'peacocks? // Pfau(?:e?n|e|s)? / paons? / pavo real / pavãos? / pavon[oaei] / クジャク',
  goose:
    '(?<!(?:canada|grey|gray) )goose(?![ -](?:down|bumps?|pimples|fat|chase|feathers?|flesh|eggs?|neck)) / geese // Gans(?:e?n|e|s)? / gansos? / ガチョウ',
  frog: 'frogs? // Frosch(?:e?n|e|s)? / grenouilles? / (?<!hombre )ranas? / sapos? / rane / カエルの顔',
  crocodile:
    'crocodiles?(?![ -](?:leather|skin|clips?|tears|embossed|bag|belt)) / alligators?(?![ -](?:leather|skin|clips?|embossed|bag|belt|strap)) // Krokodil(?:e?n|e|s)? / (?<!en )crocodiles? / (?<!de )cocodrilos? / (?<!de )crocodilos? / (?<!di )coccodrill[oi] / (?<![\\p{Script=Katakana}ー])ワニ(?![\\p{Script=Katakana}ー革皮])',
  turtle:
    'turtles?(?![ -](?:necks?|shells?|wax)) / tortoises?(?![ -](?:shell|frames?|acetate|glasses)) // Schildkröte(?:e?n|e|s)? / tortues? / (?<!(?:cuello|de) )tortugas? / (?<!(?:addominali a|di|de|in|effetto) )tartarugas? / カメ',
  lizard: 'lizards? / geckos? // Eidechse(?:e?n|e|s)? / lézards? / lagartos? / lagartixas? / lucertol[oaei] / トカゲ',
  snake:
    '(?<!drain )snakes?(?![ -](?:through|across|around|along|up|down|over|into|between|out|past|under|toward|from|its|their|away|oil|plants?|skin|print|cable|camera)(?!\\p{L})) // Schlange(?= (?:gleitet|kriecht|züngelt)) / serpents? / serpientes? / (?<=(?:uma|une|eine) )cobras? / serpent[ei] / ヘビ',
  sauropod:
    'dinosaurs? / sauropods? // Sauropode(?:e?n|e|s)? / sauropodes? / saurópodos? / saurópodes? / sauropod[oaei] / 草食恐竜',
  't-rex': 't[- ]?rex / tyrannosaur\\p{L}* // T-Rex(?:e?n|e|s)? / T-Rex / t-rex / tiranossauro rex / ティラノサウルス',
  dragon:
    'dragons?(?![ -](?:fruits?|boats?|fly)) // Drache / dragons? / dragóns? / dragãos? / (?<=(?:un|il|del) )drago / ドラゴン',
  spider:
    'spiders?(?![ -](?:plants?|man|veins?|webs?|cracks?|monkeys?|crabs?)) // Spinne(?:e?n|e|s)? / araignées? / (?<=(?:una|la|las) )arañas?(?! de) / (?<!-)aranhas? / (?<!uomo )ragn[oi] / クモ',
  scorpion: 'scorpions? // Skorpion(?:e?n|e|s)? / scorpions? / escorpións? / escorpiãos? / scorpion[oaei] / サソリ',
  snail:
    "snails?(?! (?:mail|mucin|trail|slime|cream|serum)|[’']s pace) // Schnecke(?:e?n|e|s)? / escargots? / (?<!de )caracols? / (?<!a )lumaca / かたつむり",
  crab: 'crabs?(?![ -](?:cakes?|apples?|walks?|sticks?|meat|grass)) // crabes? / cangrejos? / caranguejos? / granchi[oaei] / カニ',
  lobster:
    'lobsters?(?! (?:rolls?|bisque|mac|clasp)) // Hummer(?:e?n|e|s)? / homards? / bogavantes? / lagostas? / aragost[oaei] / ザリガニ',
  castle:
    "(?<!(?:sand|bouncy|white|inflatable) )castles? // (?:prächtiges|barockes|märchenhaftes) Schloss / châteaus?(?! (?:de (?:sable|cartes)|d[’']eau|gonflable)) / castillo europeo / castelos?(?! (?:de areia|de cartas|branco)) / castello(?! di (?:sabbia|carte)) / 西洋の城",
  church: 'church(?:es)? // Kirche(?:e?n|e|s)? / églises? / iglesias? / igrejas? / chiesa / 教会',
  mosque: 'mosques? // Moschee(?:e?n|e|s)? / mosquées? / mezquitas? / mesquitas? / mosche[oaei] / モスク',
  'hindu-temple':
    'hindu temples? // Hindutempel(?:e?n|e|s)? / temple hindou / templo hindú / templo hindu / tempio indù / ヒンドゥー教の寺院',
  hospital:
    "hospitals?(?! (?:beds?|gowns?|rooms?|corridors?|wards?|bills?|hallways?|staff|waiting|bracelet)) // Krankenhaus(?:e?n|e|s)? / (?<!d[’'])hôpitals? / (?<!de )hospitals? / (?<!d[’'])ospedal[ei] / 病院",
  school:
    "school ?(?:building|house)s? // (?<=vor der )Schule / (?<=devant l[’'])école / (?<=frente al )colegio / (?<=frente à )escola / (?<=davanti alla )scuola / 学校の前",
  factory:
    'factor(?:y|ies)(?![ -](?:resets?|settings?|floors?|workers?|fresh|lines?|sealed|defaults?|made|installed|prices?|direct|outlets?|warranty)) // Fabrik(?:e?n|e|s)? / usines? / fábricas? / fabbrica / 工場',
  hotel:
    "hotels?(?! (?:rooms?|lobby|beds?|bar|corridors?|suites?|hallways?|bathrooms?|pools?|robes?|keys?|towels?|breakfast|booking|deals?|chains?|staff|reception|balcony|desk|windows?|terrace)) // (?<!(?:de|di) )(?<!d[’'])hotels? / (?<!d[’'])hôtels?(?! (?:de ville|particulier)) / ホテル(?!の部屋|ルーム|ロビー|ベッド)",
  stadium:
    'stadiums? / arenas? // Stadion(?:e?n|e|s)? / (?<!(?:ce|chaque|quel|premier) )stades?(?! de (?:la|développement)) / estadios? / estádios? / stadio(?! (?:avanzato|iniziale|di)) / 競技場',
  hut: '(?<!pizza )huts? / (?<!shake )shacks? // Hütte(?:e?n|e|s)? / huttes? / cabañas? / cabanas? / capann[oaei] / わらぶき小屋',
  fountain:
    '(?<!(?:chocolate|soda|drinking|water) )fountains?(?! (?:pens?|drinks?|sodas?)) // Springbrunnen(?:e?n|e|s)? / fontaines?(?! à) / fuentes? (?:de la plaza|del parque|de piedra) / fontan[ae] / 噴水',
  'ferris-wheel':
    'ferris wheels? // Riesenrad(?:e?n|e|s)? / grande roue(?! (?:avant|arrière)) / noria de feria / roda gigante / ruota panoramica / 観覧車',
  'roller-coaster':
    '(?<!emotional )roller coasters? // Achterbahn(?:e?n|e|s)? / montagnes russes / montaña rusa / montanha russa / montagne russe / ジェットコースター',
  'playground-slide':
    'playground slides? / (?<=(?:red|blue|yellow) )slide(?= in| at|,|\\.|$) // Spielplatzrutsche(?:e?n|e|s)? / toboggans? / tobogáns? / escorregadors? / (?<=(?:lo|uno|dello|sullo) )scivolo / すべり台',
  'carousel-horse':
    'carousel horses? / merry-go-rounds? // Karussellpferd(?:e?n|e|s)? / cheval de manège / caballo de tiovivo / cavalos? de carrossel / cavallo da giostra / メリーゴーランド',
  locomotive:
    'locomotives? / steam (?:train|engine)s? // Dampflokomotive(?:e?n|e|s)? / locomotives? / locomotora de vapor / locomotivas? / locomotiv[oaei] / 蒸気機関車',
  ambulance:
    'ambulances? // Krankenwagen(?:e?n|e|s)? / ambulances? / ambulancias? / ambulâncias? / ambulanz[oaei] / 救急車',
  'fire-engine':
    'fire (?:engine|truck)s? // Feuerwehrauto(?:e?n|e|s)? / camion de pompier / coche de bomberos / carro do corpo de bombeiros / camion dei pompieri / 消防車',
  'police-car':
    'police cars? // Polizeiwagen(?:e?n|e|s)? / voiture de police / coche de policía / viatura policial / macchina della polizia / パトカー',
  'manual-wheelchair':
    'wheelchairs?(?! (?:ramps?|access\\p{L}*|lifts?|basketball|rugby|tennis)) // manueller Rollstuhl / fauteuil roulant manuel / silla de ruedas manual / cadeira de rodas manual / sedia a rotelle manuale / 手動式車椅子',
  'roller-skate':
    'roller ?skates? // Rollschuh(?:e?n|e|s)? / patin à roulettes / patines(?! (?:de hielo|eléctricos)) / patins de rodas / pattini a rotelle / ローラースケート',
  'vertical-traffic-light':
    'traffic lights? // vertikale Verkehrsampel / feu tricolore vertical / semáforos? / semáforo vertical / semaforo verticale / 信号縦',
  'fuel-pump':
    '(?:gas|petrol|fuel) pumps? / (?:gas|petrol) station // Tanksäule(?:e?n|e|s)? / pompe à essence / surtidor de gasolina / posto de gasolina / stazione di servizio / ガソリンスタンド',
  cactus: 'cact(?:us|i) // Kaktus(?:e?n|e|s)? / cactus / cactos? / サボテン',
  sunflower:
    'sunflowers?(?! (?:oil|seeds?|spread|butter)) // Sonnenblume(?:e?n|e|s)? / (?<!de )tournesols? / (?<!de )girasols? / (?<!de )girassols? / (?<!di )girasol[ei] / ヒマワリ',
  mushroom: '(?:red|spotted|magic) mushrooms? // Fliegenpilz(?:e?n|e|s)? / cogumelos? vermelhos? / 赤いキノコ',
  snowman:
    'snowm[ae]n // Schneemann im Schnee / bonhomme de neige / muñeco de nieve con nieve / boneco de neve / pupazzo di neve / 雪だるまと雪',
  'christmas-tree':
    'christmas trees? // Weihnachtsbaum(?:e?n|e|s)? / sapin de Noël / árbol de Navidad / árvore de natal / albero di Natale / クリスマスツリー',
  'jack-o-lantern':
    "jack-o-lanterns? / (?:carved|halloween) pumpkins? // Halloweenkürbis(?:e?n|e|s)? / citrouilles? d[’']halloween / calabaza de Halloween / abóbora de halloween / zucca di Halloween / ハロウィンかぼちゃ",
  toilet:
    'toilets?(?! (?:paper|rolls?|brush(?:es)?|seats?|bags?|cleaner|tissue|training|breaks?)) // (?<!(?:de|sa|ma|la|une) )Toilette / toilettes / (?<=(?:un|el|del) )inodoro / vaso sanitário / 便器',
  bathtub:
    'bath ?tubs? / (?<=(?:the|a|full|warm) )bath(?! (?:mats?|towels?|bombs?|salts?|robes?|oils?|soak|toys?|time|products?|of)(?!\\p{L})) // Badewanne(?:e?n|e|s)? / baignoires? / bañeras? / banheiras? / vasca da bagno / バスタブ',
  mirror:
    "(?<!(?:view|wing|side|rear|car) )mirrors?(?![ -](?:finish|shine|polish\\p{L}*|like|smooth|calm|still|flat|glaze|surface|the|her|his|its|an?|each|image|selfie|balls?|sunglasses|lens(?:es)?)(?!\\p{L})) // Spiegels? / (?<!(?:effet|fini|finition) )miroirs? / (?<!efecto )espejos? / espelhos?(?! d[’']água) / specchio(?! d[’']acqua) / specchi / (?<!\\p{Script=Han})鏡(?!面|開き|餅|のよう|みたい)",
  'shopping-cart':
    'shopping (?:cart|trolley)s? // Einkaufswagen(?:e?n|e|s)? / chariots? de (?:supermarché|courses) / carrito de la compra / carrinho de compras / carrell[oi] della spesa / ショッピングカート',
  broom:
    "brooms? // Besen(?:e?n|e|s)? / balais?(?! (?:d[’']essuie|vapeur)) / escobas? / vassouras? / (?<=(?:una|la|sua) )scopa / ほうき",
  bucket:
    'buckets?(?! (?:lists?|hats?|seats?|bags?)) // Eimer(?:e?n|e|s)? / seaus? / cubos? de (?:agua|playa|fregar) / (?<!en )baldes? / secchio / バケツ',
  wastebasket:
    'waste ?baskets? / trash cans? / (?:rubbish|trash|waste) bins? // Papierkorb(?:e?n|e|s)? / corbeille à papiers / papeleras? / lixeiras? / cestin[oi] della (?:carta|spazzatura) / ごみ箱',
  toolbox:
    'tool ?box(?:es)? // Werkzeugkasten(?:e?n|e|s)? / boîte à outils / caja de herramientas / caixa de ferramentas / cassetta degli attrezzi / 工具箱',
  drum: 'drum ?(?:kits?|sets?) / (?:snare|hand|toy|marching|wooden) drums? // (?<=(?:kleine|große) )Trommel / (?<=(?:un|el|um) )tambor(?! d) / (?<!a )tambur[oi] / ドラム(?=を叩|セット|スティック)',
  'file-cabinet':
    'filing cabinets? // Aktenschrank(?:e?n|e|s)? / meuble à dossiers / mueble archivador / gavetas de escritório / schedario da ufficio / ファイルキャビネット',
  'fire-extinguisher':
    'fire extinguishers? // Feuerlöscher(?:e?n|e|s)? / extincteurs? / extintors? / extintor de incêndio / estintor[oaei] / 消火器',
  wheel:
    "(?<!(?:never|she|he|it|nobody) )ty?res?(?! (?:of|easily|out|him|her)(?!\\p{L})) // Autorad(?:e?n|e|s)? / (?<!grande )roues?(?! (?:dentée|de la fortune)) / (?<=(?:las|cuatro|la|una) )ruedas?(?! de) / rodas? (?:do carro|dianteiras?|traseiras?) / ruot[ae] (?:dell[’']auto|della macchina|anterior[ei]|posterior[ei]) / (?<![\\p{Script=Katakana}ー])ホイール",
  'barber-pole': 'barber poles? // Barbershop-Säule(?:e?n|e|s)? / enseigne de barbier / poste de barbero',
  telescope:
    'telescopes? // Teleskop(?:e?n|e|s)? / télescopes? / telescopios? / telescópios? / telescopi[oaei] / 望遠鏡',
  'soccer-ball':
    'soccer balls? // Fußball(?:e?n|e|s)? / ballon de football(?! américain) / balón de fútbol(?! americano) / bola de futebol(?! americano) / pallone da calcio / サッカー',
  'american-football':
    'american footballs? // American Football / football américain / balón de fútbol americano / bola de futebol americano / football americano / アメフト',
  'boxing-glove':
    'boxing gloves? // Boxhandschuh(?:e?n|e|s)? / gant de boxe / guante de boxeo / luva de boxe / guantone da pugilato / ボクシング',
  skis: 'skis // esquís / esquis? / (?<![\\p{Script=Katakana}ー])スキー',
  sled: 'sleds? / sledges? / toboggans? // Schlitten(?:e?n|e|s)? / luges? / trineos? / trenós? / slitt[ae] / そり競技',
  lotus:
    'lotus(?! (?:positions?|pose|elise|emira|evora|biscoff|root|seat)) // Lotusblüte(?:e?n|e|s)? / fleurs? de lotus / flor(?:es)? de lot(?:o|us) / flor(?:es)? de lótus / fior[ei] di loto / ハスの花',
  grapes:
    'grapes?(?! (?:juice|flavou?r\\p{L}*|seeds?|soda|harvest)) // Trauben(?:e?n|e|s)? / (?<!aux )raisins?(?! secs) / uvas(?! pasas) / ぶどう(?!糖|園|畑|酒)',
  melon:
    'melons? // Honigmelone(?:e?n|e|s)? / (?<!chapeau )melons? / melóns? / melãos? / melon[oaei] / メロン(?!パン|ソーダ|クリーム)',
  watermelon: 'watermelons? // Wassermelone(?:e?n|e|s)? / pastèques? / sandías? / melancias? / anguri[oaei] / スイカ',
  tangerine:
    'tangerines / (?<=(?:a|the|fresh|peeled|ripe) )tangerine(?= |,|\\.|$)(?! (?:dress|sky|sunset|light|glow|shirt|sofa|walls?|background|hues?|tones?|lipstick)) / mandarins / mandarin oranges? / clementines / (?<=(?:a|the) )clementine // Mandarine(?:e?n|e|s)? / mandarines? / mandarinas? / tangerinas? / mandarin[oaei] / みかん',
  lime: 'limes / (?<=(?:a|fresh|of|the|squeezed) )lime(?![ -](?:green|scale|plaster|wash|light|wood|scooters?|bikes?|stone)) // Limette(?:e?n|e|s)? / citron vert / (?<![\\p{Script=Katakana}ー])ライム',
  pineapple: 'pineapples? // Ananas(?:e?n|e|s)? / ananas / piñas?(?! colada) / abacaxis? / パイナップル',
  pear: 'pears?(?![ -](?:cut|shaped|trees?|cider)) // (?:reife|saftige)[rn]? Birnen? / poires? / peras? / (?<=(?:le|delle|due) )pere / 洋ナシ',
  cherries:
    '(?<!coffee )cherr(?:y|ies)(?![ -](?:blossoms?|wood|red|trees?|tomato\\p{L}*|pick\\p{L}*|on top|flavou?r\\p{L}*|coke|cola|lips|pie|jam)) // Kirschen(?:e?n|e|s)? / cerises / cerezas(?! de(?:l)? café) / cerejas? / ciliegi[ae] / さくらんぼ',
  blueberries:
    'blueberr(?:y|ies) // Blaubeeren(?:e?n|e|s)? / myrtilles / arándanos(?! rojos) / mirtilos / mirtill[oi](?! ross) / ブルーベリー',
  'kiwi-fruit': 'kiwis?(?! (?:birds?|chicks?|accent)) // Kiwi(?:e?n|e|s)? / kiwis? / kiw[oaei] / キウイフルーツ',
  olive:
    "olives(?! oil) / (?<=(?:an|one|single|green|black) )olive(?![ -](?:oil|green|trees?|groves?|branch(?:es)?|skin|wood|leaf|leaves|jacket|coat|dress|drab|harvest|press|mill|tones?)) // Oliven / (?<=(?:eine|grüne|schwarze) )Olive / (?<!d[’'])olives / (?<=une )olive / aceitunas / (?<=una )aceituna / (?<!verde )azeitonas? / (?<=(?:le|delle|due|tre) )olive / オリーブ(?!オイル|油|色|グリーン|の木|畑|園)",
  coconut:
    'coconuts / (?<=(?:a|the|fresh|open|cracked|green|young) )coconut(?! (?:oil|milk|water|flakes?|cream|sugar|trees?|palms?|shampoo|scent)) // Kokosnuss(?:e?n|e|s)? / (?<!(?:de|à la) )noix de coco / (?<=(?:un|um|dos) )cocos? / (?<=(?:un|il|mezzo) )cocco / ココナツ(?!オイル|ミルク|ウォーター)',
  eggplant:
    'eggplants? / aubergines?(?! (?:dress|suit|velvet|walls?|sofa|coat|tones?|paint)) // Aubergine(?:e?n|e|s)? / aubergines? / berenjenas? / berinjelas? / melanzan[oaei] / ナス',
  potato:
    '(?<!(?:couch|sweet|mashed) )potato(?:es)?(?! (?:chips?|crisps?|salad|wedges|starch|peeler|mash)) // Kartoffel(?:e?n|e|s)? / pomme de terre / (?<!de )patatas?(?! (?:fritas|bravas|dulce)) / batatas?(?! (?:fritas?|doces?)) / patat[ae](?! (?:dolc|fritt)) / ジャガイモ',
  'ear-of-corn':
    'corn(?: ?cobs?)?(?! (?:flakes?|starch|syrup|fields?|dogs?|chips?|tortillas?|bread|oil|maze|meal|chowder|flour|rows?)) / ears? of corn / sweetcorn // Maiskolben(?:e?n|e|s)? / épi de maïs / espiga de maíz / (?<!(?:farinha|óleo|amido|flocos|bolo|pão|campo) de )milhos? / pannocchi[oaei] / とうもろこし',
  'hot-pepper':
    'chill?i peppers? / (?:red|green|fresh) chill?i(?:es)?(?! (?:flakes|oil|sauce|powder|crisp)) / hot peppers? / jalapeños? // (?<=(?:rote|grüne|scharfe) )Peperoni / piment rouge / chile picante / pimentas? (?:vermelhas?|malaguetas?) / peperoncin[oaei] / とうがらし',
  'bell-pepper':
    'bell peppers? // (?<=(?:rote|gelbe|grüne|frische) )Paprika / poivrons? / pimientos? / pimentãos? / (?<=(?:un|il|i|dei|due|tre) )peperon[ei] / ピーマン',
  'leafy-green':
    'lettuces? / cabbages? / kale // Blattgemüse(?:e?n|e|s)? / légume à feuilles vertes / verdura de hoja verde / verdure a foglia / 葉野菜',
  peanuts:
    "peanuts?(?![ -](?:butter|oil|sauce|allerg\\p{L}*|brittle)) // Erdnuss(?:e?n|e|s)? / (?<!de )cacahuètes / (?<!de )cacahuetes / (?<!de )amendoims? / (?<!di )(?<!d[’'])arachid[ei] / ピーナッツ(?!バター)",
  beans:
    '(?:baked|kidney|black|pinto|butter|cannellini|broad|white) beans // (?:weiße|rote|dicke|gebackene) Bohnen / haricots(?! verts) / alubias / feijões / fagiol[oi]',
  chestnut:
    'chestnuts / (?<=(?:roasted|roast) )chestnut // Kastanie(?:e?n|e|s)? / châtaignes? / (?<=(?:las|unas|una) )castañas? / castanhas? assadas? / castagn[ae]',
  'ginger-root':
    'ginger roots? / (?:fresh|grated|sliced) ginger(?! (?:ale|beer|tea)) // Ingwer(?:e?n|e|s)? / racine de gingembre / raíz de jengibre / (?<!(?:chá|cerveja|bala|balas) de )gengibres? / radice di zenzero / ショウガ',
  'pea-pod':
    '(?<!(?:chick|eyed|two|sweet)[ -])peas / pea pods? // Erbsenschote(?:e?n|e|s)? / cosse de petits pois / vainas? de guisantes? / vagem de ervilhas? / baccello di piselli / エンドウ豆',
  pretzel: 'pretzels? // Brezel(?:e?n|e|s)? / bretzels? / pretzels? / pretzel / プレッツェル',
  bagel: 'bagels? // Bagel(?:e?n|e|s)? / bagels? / bagel / ベーグル',
  pancakes: 'pancakes? // Pfannkuchen(?:e?n|e|s)? / pancakes / tortitas(?! de) / panquecas / pancak[oaei] / パンケーキ',
  waffle:
    'waffles?(?![ -](?:knit|weave|makers?|irons?|cones?|towels?|robes?|fabric|texture|soles?|pattern|blankets?)) // (?<!in der )Waffeln? / gaufres? / gofres? / waffles? / waffl[oaei] / ワッフル',
  'poultry-leg':
    '(?:chicken|turkey) drumsticks? / chicken (?:legs?|wings?|thighs?) // Hähnchenschenkel(?:e?n|e|s)? / cuisse de poulet / muslo de pollo / coxa de frango / coscia di pollo / 鶏もも肉',
  'hot-dog': 'hot ?dogs? // Hotdog(?:e?n|e|s)? / hot dog / perrito caliente / cachorro-quentes? / ホットドッグ',
  cooking: 'fried eggs? // Spiegelei in Bratpfanne / œuf au plat / ovo frito',
  popcorn: 'popcorns? // Popcorn(?:e?n|e|s)? / pop-corns? / palomitas / pipocas? / popcorn / ポップコーン',
  butter:
    "(?<!(?:peanut|body|cocoa|shea|almond|nut|cashew|apple|cookie|lip) )butter(?![ -](?:soft|smooth|yellow|knife|knives|chicken|lettuce|beans?|cream|cookies?)) // Butter(?:e?n|e|s)? / beurres?(?! (?:de (?:cacahuète|karité|cacao)|d[’'])) / mantequillas?(?! de (?:cacahuete|maní|karité|cacao|almendra)) / manteigas?(?! de (?:amendoim|karité|cacau)) / (?<=(?:il|di|nel|col|sul) )burro(?! d[i’']) / (?<![\\p{Script=Katakana}ー])バター(?!ナイフ|チキン|コーヒー|クリーム)",
  salt: 'salt shakers? / (?<=of )salt // Salz(?:e?n|e|s)? / (?<=(?:pizzico di|il) )sale / (?<!\\p{Script=Han})塩(?=を|ひとつまみ)',
  'canned-food':
    'tin cans? / canned food // Konserve(?:e?n|e|s)? / aliments en conserve / comida enlatada / cibo in scatola / 缶詰',
  'cooked-rice':
    '(?<!(?:wild|grain of|grains of|bag of|sack of|sacks of) )rice(?! (?:fields?|padd(?:y|ies)|terraces?|cookers?|paper|vinegar|noodles?|cakes?|pudding|wine|milk|water|farm\\p{L}*|grains?|husks?|krispies|bran|harvest|plants?|straw)) / bowls? of rice(?! (?:noodles?|pudding)) // Reis in Schüssel / bol de riz / arroz cocido / arroz cozido / riso bollito / (?:白い|炊きたての|ほかほかの)ごはん',
  'curry-rice':
    'curr(?:y|ies)(?! (?:powder|paste|leaf|leaves|favou?r|sauce)) // Reis mit Curry / riz au curry / arroz con curry / arroz com curry / riso al curry / カレーライス',
  dumpling: 'dumplings? // Teigtasche(?:e?n|e|s)? / boulette de pâte / dumplings? / bolinho asiático / 点心',
  pie: '(?:apple |cherry |pumpkin )?pies?(?! (?:charts?|crust|hole|dish|tin)) // tartes? / パイ',
  candy:
    '(?<!(?:cotton|eye) )cand(?:y|ies)(?![ -](?:canes?|colou?red|apples?|store|shop|corn|crush|pink|floss)) / sweets // Bonbon(?:e?n|e|s)? / bonbons? / caramelos / balas? de (?:goma|hortelã) / caramell[ae] / キャンディ',
  lollipop:
    'lollipops? // Lutscher(?:e?n|e|s)? / sucettes?(?! (?:physiologique|pour bébé)) / piruletas? / pirulitos? / lecca lecca / ぺろぺろキャンディ',
  custard:
    'custard puddings? / flan // Karamellpudding / crème renversée / flans? / pudims? / budin[oaei] / (?<![\\p{Script=Katakana}ー])プリン(?![\\p{Script=Katakana}ー])',
  shortcake: 'slices? of cake // trozo de tarta / pão de ló de morango / fetta di torta / ショートケーキ',
  sake: '(?:bottles?|cups?|glass(?:es)?) of sake / (?:warm|hot|cold|japanese) sake / sake (?:bottles?|cups?|sets?) // Sake-Flasche mit Tasse / sakés? / sakes? / saquês? / sakè / 徳利',
  'bubble-tea':
    'bubble tea / boba // Bubble Tea / thé aux perles / té de burbujas / chá perolado / bubble tea / タピオカドリンク',
  'beer-mug':
    'beer mugs? // Bierkrug(?:e?n|e|s)? / chopes? / jarra de cerveza / cervejas? / boccale di birra / ビールジョッキ',
  chopsticks:
    'chopstickss? // Essstäbchen(?:e?n|e|s)? / baguettes (?:chinoises|japonaises) / palillos (?:chinos|japoneses) / hashis? / bacchette (?:cinesi|giapponesi)',
  spoon:
    '(?<!table)(?<!tea)spoons? // Löffel(?:e?n|e|s)? / cuillères? / cucharas? / colhers? / cucchiai[oaei] / スプーン',
  'fork-and-knife':
    '(?<!(?:suspension|tuning|bike|garden|pitch|front|carbon|rear) )forks?(?! (?:in the (?:road|trail|path)|lifts?|seals?|travel|off)(?!\\p{L})) / cutlery // Messer und Gabel / fourchette et couteau / tenedor y cuchillo / garfo e faca / forchetta e coltello / ナイフとフォーク',
  teapot: 'teapots? // Teekanne(?:e?n|e|s)? / théières? / teteras? / bules? / teier[oaei] / ティーポット',
  amphora: 'amphoras? // Amphore(?:e?n|e|s)? / amphores? / ánforas? / ânforas? / anfor[oaei] / 壺',
  'baby-bottle':
    'baby bottles? // Babyflasche(?:e?n|e|s)? / biberons? / biberóns? / mamadeiras? / biberon / ほにゅう瓶',
  jellyfish:
    'jellyfishs? // Qualle(?:e?n|e|s)? / méduses? / medusas? / água-vivas? / medus[oaei] / (?<!\\p{Script=Katakana})クラゲ',
  octopus:
    'octopus(?:es)?(?! (?:energy|card)) // Oktopus(?:e?n|e|s)? / pieuvres? / pulpos? / (?<=um )polvo / polp[oi] / タコ',
  shrimp: 'shrimps? / prawns? // Garnele(?:e?n|e|s)? / crevettes? / gambas / camarãos? / gamberett[oaei] / エビ',
  oyster:
    '(?<!your )oysters?(?! (?:cards?|mushrooms?|sauce|perpetual|bracelet|pail)) // Auster(?:e?n|e|s)? / huîtres? / ostras? / ostric[oaei] / 牡蠣',
  'spiral-shell':
    'sea ?shells? / conch shells? // Schneckenhaus(?:e?n|e|s)? / coquille en spirale / caracolas? / caramujos? / conchigli[ae] / 巻き貝',
  feather:
    "feathers?(?![ -](?:light|weight|dusters?|boas?|touch|down|beds?|pillows?|bangs|cuts?|the|edges?)) // (?:weiße|bunte|schwarze)[rn]? Federn? / plumes? (?:blanche|colorée|d[’']oiseau|de paon)s? / plumas? (?:blancas?|de (?:ave|pavo real)) / (?<!peso )pium[ae] / (?:白い|黒い)羽(?![毛織])",
  butterfly:
    'butterfl(?:y|ies)(?! (?:in (?:my|her|his|your|the) (?:stomach|tummy|belly)|strokes?|chairs?|valves?|knife|knives|clips?|effect|kick|bandage)) / moths? // Schmetterling(?:e?n|e|s)? / (?<=(?:le|les|des|deux|petit) )papillons? / mariposas? / borboletas? / (?<!(?:di|a) )farfall[ae] / チョウ',
  ant: 'ants? // Ameise(?:e?n|e|s)? / fourmis? / hormigas? / formigas? / (?<!(?:in|de) )formica / (?<![\\p{Script=Katakana}ー])アリ(?=が|の巣|の行列|たち)',
  beetle:
    '(?<!(?:vw|volkswagen) )beetles? // (?<!VW[ -])Käfer(?:n|s)? / scarabées? / escarabajos? / besouros? / coleotter[oaei] / カブトムシ',
  'lady-beetle':
    'lady(?:bugs?|birds?) // Marienkäfer(?:e?n|e|s)? / (?<=(?:une|la|les|des) )coccinelles? / mariquitas? / joaninhas? / coccinella / テントウムシ',
  'maple-leaf':
    "maple lea(?:f|ves) // Ahornblatt(?:e?n|e|s)? / feuilles? d[’']érable / hoja de arce / folha de bordo / fogli[ae] d[’']acero / かえでの葉",
  'hourglass-done':
    'hourglass(?:es)?(?![ -](?:figure|shape\\p{L}*|silhouette|waist|body|curves)) // Sanduhr(?:e?n|e|s)? / sabliers? / reloj de arena sin tiempo / ampulhetas? / (?<!a )clessidr[ae] / 砂時計',
  stopwatch:
    'stopwatchs? // Stoppuhr(?:e?n|e|s)? / chronomètres? / cronómetros? / cronômetros? / cronometro / ストップウォッチ',
  trophy: 'troph(?:y|ies) // Pokal(?:e?n|e|s)? / trophées? / trofeos? / troféus? / トロフィー',
  'sports-medal':
    '(?:gold |silver )?medals? // Sportmedaille(?:e?n|e|s)? / médaille sportive / medalla deportiva / medalha esportiva / medaglia sportiva / メダル',
  kite: 'kites?(?![ -](?:surf\\p{L}*|board\\p{L}*)) // Drachen(?= steig(?:t|en)) / cerf-volants? / (?<=(?:vuelan?|volando|volar) (?:una |la |su )?)cometas? / (?<=(?:empinam?|empinando|soltam?|soltando|soltar) (?:uma |a |sua )?)pipas? / aquilon[oaei] / たこ(?=揚げ|あげ)',
  bullseye: "dart ?boards? / bull[’']?s[- ]?eye // Darts(?:e?n|e|s)? / dianas? de dardos / alvo de dardos",
  joystick: 'joysticks? // Joystick(?:e?n|e|s)? / manette de jeu / joysticks? / joystick / ジョイスティック',
  'video-game':
    'game ?(?:controllers?|pads?) / gaming controllers? // Gamepad(?:e?n|e|s)? / jeu vidéo / mando de videoconsola / videogames? / gamepad / テレビゲーム',
  'game-die':
    '(?<=(?:the|two|pair of|of|red|white|rolling|rolls?) )dice(?! (?:the|onions?|into|up)) // Spielwürfel(?:e?n|e|s)? / (?<=(?:lanzan?|tiran?|rola|joga) (?:los |os |unos )?)dados / jogo de dado / サイコロ(?!ステーキ|状|切り)',
  'puzzle-piece':
    '(?:jigsaw|puzzle) pieces? / jigsaw puzzles? // Puzzleteil(?:e?n|e|s)? / pièce de puzzle / pieza de puzle / quebra-cabeças? / pezzo di puzzle / ジグソーパズル',
  'magic-wand':
    'magic wands? // Zauberstab(?:e?n|e|s)? / baguette magique / varita mágica / varinha mágica / bacchetta magica / 魔法の杖',
  'crystal-ball':
    'crystal balls? // Kristallkugel(?:e?n|e|s)? / boule de cristal / bola de cristal / sfera di cristallo / 水晶玉',
  'chess-pawn':
    "chess(?: ?(?:piece|board|set)s?)? / pawns?(?! (?:shops?|off|it|her|his)) // Bauer Schach / pions? d[’']échecs / peón de ajedrez / peão de xadrez / pedina degli scacchi / チェスの駒",
  yarn: '(?:balls? of )?yarn / wool (?:ball|yarn) // Wollknäuel(?:e?n|e|s)? / ovillos? / novelos? / gomitol[oaei] / 毛糸(?=玉|を編)',
  thread:
    '(?:spools?|reels?) of thread / sewing thread // Nadel und Faden / bobine de fil / hilo de coser / carretel de linha / filo da cucito / 針と糸',
  'sewing-needle':
    'sewing needles? / needle and thread // Nähnadel(?:e?n|e|s)? / aiguille à coudre / aguja de coser / agulha de costura / ago da cucito / 縫い針',
  'artist-palette':
    "paint(?:er[’']s)? palettes? // Mischpalette(?:e?n|e|s)? / palette de peinture / paleta de pintor / paleta de tintas / tavolozza d(?:a|el) pittore / 絵の具パレット",
  ribbon:
    "ribbons?(?![ -](?:of|cut\\p{L}*|cables?|like|microphones?|pasta)(?!\\p{L})) // pinke Schleife / rubans?(?! (?:adhésif|de|led)| d[’']) / lazos? (?:de (?:seda|regalo)|rojos?|rosas?) / laço de fita / fiocco(?! d[i’']) / リボン",
  necktie:
    'neckties? / (?<=(?:his|silk|red|blue) )tie(?= |,|\\.|$)(?! (?:her|his|the|up)) // Hemd mit Krawatte / cravates? / corbatas? / gravatas? / cravatt[oaei] / ネクタイ',
  jeans: 'jeans // (?<=(?:un|son|le|mon) )jean / vaqueros / jeans / ジーンズ',
  scarf:
    'scar(?:f|ves) // Schals? / foulards? / bufandas? / cachecols? / sciarp[oaei] / (?<!車の|バイクの)マフラー(?!音|カッター|エンド)',
  gloves:
    '(?<!(?:boxing|baseball) )gloves?(?! (?:box|compartment|puppet)) / mittens? // Handschuhe(?:e?n|e|s)? / gants(?! de boxe) / guantes(?! de boxeo) / luvas(?! de boxe) / guant[oi](?! da (?:box|pugil)) / 手袋',
  kimono: 'kimonos? // Kimono(?:e?n|e|s)? / kimonos? / quimonos? / kimon[oaei] / 着物',
  'one-piece-swimsuit':
    'swimsuits? // einteiliger Badeanzug / maillot de bain une pièce / traje de baño de una pieza / maiôs? / costume da bagno intero / ワンピースの水着',
  bikini:
    'bikinis?(?! (?:wax\\p{L}*|lines?|area|trimmer|zone)) // (?<!(?:zona|línea|ligne) )bikinis? / biquínis? / ビキニ',
  shorts: '(?<=(?:running|his|her|denim|board) )shorts // Jeans-?shorts / pantalones cortos / pantaloncin[oi]',
  'folding-hand-fan':
    '(?:hand|folding) fans? // Faltfächer(?:e?n|e|s)? / (?<!(?:large|vaste|un) )éventails?(?! de) / abanico abierto / leque dobrável / ventaglio(?! di) / 扇子',
  purse:
    'purses?(?! (?:her|his|their|its|lips|strings)(?!\\p{L})) // Geldbörse(?:e?n|e|s)? / porte-monnaies? / monederos? / bolsinhas? / borsellin[oaei] / がま口',
  crown:
    "(?:golden|jewel+ed|royal|paper|king[’']s|queen[’']s) crowns? // (?:goldene|königliche)[rn]? Kronen? / couronnes? (?:royale|dorée|du roi)s? / coronas? (?:reales?|doradas?|de oro) / coroas? (?:de ouro|douradas?|do rei) / corona (?:d[’']oro|dorata) / 王冠",
  'gem-stone':
    'gem ?stones? / (?<!(?:hidden|little) )gems(?! of) / emeralds / rubies // Edelstein(?:e?n|e|s)? / pierre précieuse / piedra preciosa / pedra preciosa / 宝石(?!の(?:よう|ごと)|みたい|箱)',
  megaphone: 'megaphones? // Megafon(?:e?n|e|s)? / porte-voix / megáfonos? / megafones? / megafon[oaei] / メガホン',
  bell: '(?<!(?:door|taco|kettle|bike|bicycle|rings? (?:a|the)|press(?:es)? the) )bells?(?![ -](?:peppers?|jars?|towers?|curves?|bottoms?|bottomed|sleeves?|shaped)) // Glocke(?:e?n|e|s)? / (?<!(?:sous|à) )cloches?(?!-pied) / campanas?(?! (?:extractora|de (?:cocina|humos|cristal)|di vetro)) / (?<=(?:o|um|os) )sinos? / campane / ベル',
  radio:
    '(?:old|vintage|retro|transistor|portable|wooden|antique) radios? // altes Radio / vieille radio / radio (?:vieja|antigua) / rádios? antigos? / vecchia radio / (?:古い|レトロな)ラジオ',
  violin:
    'violins?(?! (?:cases?|plots?)) / cellos? // Geigen? / Violinen? / violons? / violín(?:es)? / violinos? / violin[oi] / バイオリン / ヴァイオリン',
  saxophone: 'saxophones? // Saxofon(?:e?n|e|s)? / saxophones? / saxofóns? / saxofones? / sassofon[oaei] / サックス',
  trumpet:
    'trumpets?(?! (?:that|its|their|her|his)) // Trompete(?:e?n|e|s)? / trompettes? / trompetas? / trompetes? / (?<=suona (?:la |una )?)tromba / トランペット',
  accordion:
    'accordions?(?![ -](?:doors?|folds?|menus?|files?|folded|pleats?|walls?)) // Akkordeon(?:e?n|e|s)? / (?<!en )accordéons? / acordeóns? / acordeãos? / (?<!a )fisarmonica / アコーディオン',
  banjo: 'banjos? // Banjo(?:e?n|e|s)? / banjos? / banj[oaei] / バンジョー',
  maracas: 'maracas // Maracas(?:e?n|e|s)? / maracas / maracás / マラカス',
  flute:
    '(?:wooden|bamboo) flutes?(?! of) / (?<=play(?:s|ing) (?:a|the) )flute // Flöte / flûtes? (?:traversière|à bec|de pan)s? / flautas? / flaut[oi] / 竹笛',
  'musical-keyboard': 'piano keys // Klaviatur(?:e?n|e|s)? / teclado musical / 鍵盤',
  telephone: 'landline / rotary phone / desk phone // altes Telefon / telefone no gancho / telefono fisso / 固定電話',
  battery:
    '(?:AAA?|alkaline|household) batter(?:y|ies) // Batterien / piles? (?:alcaline|rechargeable|AA)s? / pilas? (?:alcalinas?|recargables?|AA) / pilhas? (?:alcalinas?|recarregáve(?:l|is)|AA) / 乾電池',
  'electric-plug':
    '(?:power|electric|wall|charging) plugs? // Netzstecker(?:e?n|e|s)? / câble avec fiche électrique / enchufe eléctrico / tomada elétrica / spina elettrica / コンセント',
  printer:
    "(?<!3-?d )printers?(?![’']) // Drucker(?:e?n|e|s)? / imprimantes?(?! 3d) / impresoras?(?! 3d) / impressoras?(?! 3d) / stampant[oaei] / プリンタ",
  'floppy-disk': 'floppy disks? // Diskette(?:e?n|e|s)? / disquettes? / disquetes? / floppy disc / フロッピー',
  'optical-disk': 'optical dis[ck]s? // disco óptico / disco ottico / (?<=(?:eine|un|um) )CD',
  videocassette:
    'videocassettes? / cassette tapes? / VHS tapes? // Videokassette(?:e?n|e|s)? / cassette vidéo / cinta de vídeo / videocassetes? / videocassett[oaei] / ビデオテープ',
  'movie-camera':
    'movie cameras? // Filmkamera(?:e?n|e|s)? / caméras? de cinéma / cámara de cine / câmera de cinema / vecchia cinepresa / 映画カメラ',
  'film-projector':
    '(?:film|movie) projectors? // Filmprojektor(?:e?n|e|s)? / projecteur cinématographique / proyector de cine / projetor de filmes / proiettore cinematografico / 映写機',
  'clapper-board':
    'clapper ?boards? // Filmklappe(?:e?n|e|s)? / clap de cinéma / claquetas? / claquetes? / ciak / カチンコ',
  'magnifying-glass-tilted-left':
    'magnifying glass(?:es)? / loupe // Lupe nach links / loupe orientée à gauche / lupa orientada hacia la izquierda / lupa para a esquerda / lente di ingrandimento rivolta a sinistra / 虫眼鏡左',
  flashlight:
    'flashlights? / (?:electric|pocket|led) torch(?:es)? // Taschenlampe(?:e?n|e|s)? / lampes? torches? / linternas? / lanternas? de (?:bolso|mão|led) / torcia elettrica / 懐中電灯',
  scroll:
    '(?:parchment|ancient) scrolls? // Schriftrolle(?:e?n|e|s)? / parchemins? / pergaminos? / pergaminhos? / (?<!carta )pergamen[ae] / 巻き物',
  'dollar-banknote':
    'dollar bills? / bank ?notes? // Dollar-Banknote(?:e?n|e|s)? / billet en dollars / billete de dólar / nota de dólar / banconota Dollaro / ドル札',
  'closed-mailbox-with-raised-flag':
    'mail ?boxes / mail ?box // geschlossener Briefkasten mit Post / boîte aux lettres fermée drapeau levé / buzón cerrado con la bandera levantada / caixa de correio fechada com bandeira levantada / cassetta postale chiusa bandierina alzata / 閉じた郵便受け（手紙あり）',
  pencil:
    '(?<!(?:eyebrow|brow|lip|eye|eyeliner) )pencils?(?! (?:skirts?|sketch\\p{L}*|drawings?|lines?|strokes?|thin|in|cases?|tests?|style|art|shading|texture)(?!\\p{L})) // Bleistift(?:e?n|e|s)? / (?<!(?:au|de) )crayons?(?! (?:à|khôl|pastel)) / (?<!a )lápiz(?! (?:labial|de)) / (?<!a )lápis(?! de) / (?<!a )matit[ae](?! (?:occhi|labbra|per)) / 鉛筆(?!画|削り)',
  'fountain-pen':
    '(?:fountain|ballpoint) pens? / (?<!(?:pig|sheep|play|vape|insulin|injector|light|cattle|dog|hog|eyeliner|marker) )pens?(?= |,|\\.|$)(?! (?:a|the|her|his|name|drive|pal|and ink)(?!\\p{L})) // Füllhalter(?:e?n|e|s)? / stylo plume / estilográficas? / caneta tinteiro / penna stilografica / 万年筆',
  crayon:
    'crayons? // Wachsmalstift(?:e?n|e|s)? / crayon pastel / lápiz de cera / giz de cera / pastello a cera / クレヨン',
  briefcase: 'briefcases? // Aktentasche(?:e?n|e|s)? / porte-documents / maletíns? / valigetta 24 ore / ブリーフケース',
  'file-folder':
    '(?:file )?folders? // Ordner(?:e?n|e|s)? / carpeta de archivos / pasta de arquivos / cartella file / フォルダー',
  calendar:
    'calendars? // Kalender(?:e?n|e|s)? / calendriers? / calendarios? / calendários? / calendari[oaei] / カレンダー',
  clipboard: 'clipboards? // Klemmbrett(?:e?n|e|s)? / porte-blocs? / pranchetas? / portablocc[oaei] / クリップボード',
  pushpin: 'push ?pins? // Reißzwecke(?:e?n|e|s)? / chinchetas? / puntin[ae] da disegno / 押しピン',
  paperclip: 'paper ?clips? // Büroklammer(?:e?n|e|s)? / clipe de papel / graffett[ae]',
  'straight-ruler':
    '(?:steel|wooden|plastic|metal) rulers? // (?<=(?:ein|das|dem) )Lineal / règle graduée / regla de madera / régua reta / righell[oaei] / 定規',
  locked:
    'pad ?locks? // geschlossenes Schloss / cadenas fermé / candado cerrado / cadeados? / lucchetto chiuso / 閉じた錠',
  axe: '(?<=(?:an|the|his|her|heavy|sharp|splitting|rusty) )axe(?! (?:body|deodorant|effect)) // (?<=(?:une|la|sa|des) )haches? / hachas? / (?<=(?:um|o) )machado / ascia / 斧',
  pick: 'pick ?axes? // (?<=(?:une|la|sa) )pioche / picaretas? / piccon[ei] / つるはし',
  bomb: '(?<!(?:bath|photo|shower|cherry|chocolate|cocoa) )bombs? // (?<=(?:eine|der|die) )Bombe / bombes? (?:à retardement|atomique)s? / bombas? (?:de relojería|atómicas?|relógio) / 爆弾(?!低気圧|発言|セール)',
  boomerang:
    'boomerangs?(?! (?:back|effects?|clips?|loops?|videos?)) // Bumerang(?:e?n|e|s)? / boomerangs? / bumeráns? / bumerangues? / boomerang / ブーメラン',
  shield:
    "(?:knight[’']s|round|wooden|bronze|roman|viking|medieval) shields? // Ritterschild / boucliers? de chevalier / escudos? de (?:madera|madeira) / scudo di legno / (?<![矛ろ])盾(?=を構)",
  'carpentry-saw':
    '(?:hand|carpentry|wood) ?saws? // Handsäge(?:e?n|e|s)? / scies?(?! (?:circulaire|sauteuse|à ruban)) / sierra de carpintería / serrotes? / sega da falegname / のこぎり',
  'nut-and-bolt':
    'nuts and bolts / (?:steel|hex|rusty|metal) bolts? // Mutter und Schraube / vis et écrou / tornillo y tuerca / porca e parafuso / vite e bullone / ボルトとナット',
  gear: '(?<!(?:shift|shifts|change|changes|switch|switches|shifting|changing|of) )gears(?! (?:up|down)) / gear ?wheels? / cogs? / (?<=(?:brass|tiny|steel|metal|small) )gear // Zahnrad(?:e?n|e|s)? / roue dentée / engranajes? / engrenagems? / ingranaggi[oaei] / 歯車',
  clamp:
    'clamps?(?! (?:down|shut|on|onto|her|his|the|around|over|it|together|closed)(?!\\p{L})) // Schraubzwinge(?:e?n|e|s)? / serre-joints? / tornillo de banco / morsett[oaei] / 万力',
  magnet:
    'horseshoe magnets? // Hufeisenmagnete? / aimants? en fer à cheval / imán de herradura / calamita a ferro di cavallo / U字型磁石',
  alembic: 'alembic // Destillierapparat(?:e?n|e|s)? / alambics? / alambiques? / alambicc[oaei] / 蒸留器',
  'petri-dish':
    'petri dish(?:es)? // Petrischale(?:e?n|e|s)? / boîte de pétri / placa de petri / placa de Petri / piastra di Petri / ペトリ皿',
  dna: 'DNA (?:strands?|helix|double helix|molecules?) // DNA-(?:Strang|Helix|Doppelhelix) / DNAの二重らせん',
  microscope:
    'microscopes? // Mikroskop(?:e?n|e|s)? / microscopes? / microscopios? / microscópios? / microscopi[oaei] / 顕微鏡',
  'satellite-antenna':
    'satellite dish(?:es)? // Satellitenschüssel(?:e?n|e|s)? / antenne satellite / antena de satélite / antena parabólica / antenna satellitare / パラボラアンテナ',
  syringe: 'syringes? // Spritze / seringues? / jeringuillas? / seringas? / siring[oaei] / 注射器',
  'adhesive-bandage':
    'band-?aids?(?! (?:solutions?|fix(?:es)?)) / sticking plasters? // Heftpflaster(?:e?n|e|s)? / sparadraps? / tiritas / (?<=(?:una|la) )tirita / atadura adesiva / cerott[oaei] / 絆創膏',
  crutch:
    'crutches / (?<=(?:one|his|her) )crutch // Krücke(?:e?n|e|s)? / béquilles / muletas? / stampell[oaei] / 松葉杖',
  stethoscope:
    'stethoscopes? // Stethoskop(?:e?n|e|s)? / stéthoscopes? / estetoscopios? / estetoscópios? / stetoscopi[oaei] / 聴診器',
  plunger:
    '(?:toilet|rubber) plungers? // Saugglocke(?:e?n|e|s)? / desatascadors? / desentupidors? / sturalavandin[oaei] / ラバーカップ',
  shower:
    'shower ?heads? / (?<=(?:the|a|her|his|hot) )shower(?! (?:of|curtains?|gels?|caps?|doors?|caddy|rooms?|screens?|trays?|products?)(?!\\p{L})) // Dusche(?:e?n|e|s)? / (?<!(?:gel|crème|huile) )douches? / (?<!de )duchas? / chuveiros? / (?<!(?:gel|bagno|box) )doccia / シャワー(?!ジェル|カーテン)',
  razor:
    'razors?(?![ -](?:sharp|thin|wire|clams?|edged?|burn|bumps|scooters?)) // Rasierer(?:e?n|e|s)? / rasoirs? / cuchilla de afeitar / lâminas? de barbear / rasoi[oaei] / 剃刀',
  'safety-pin':
    'safety pins? // Sicherheitsnadel(?:e?n|e|s)? / épingle de sûreté / alfinete de segurança / spilla da balia / 安全ピン',
  soap: 'bars? of soap / (?<!(?:dish|liquid|hand|laundry) )soap(?! (?:operas?|bubbles?|dispensers?|suds|dish|star)) // Seife(?:e?n|e|s)? / (?<!(?:de|au) )savons? / (?<!de )jabóns? / sabonetes?(?! líquido) / (?<!bolle di )sapone / 石けん',
  sponge:
    '(?<!(?:makeup|beauty|victoria) )sponges?(?! (?:cakes?|fingers?|bob|layers?|off|bath)) // Schwamm(?:e?n|e|s)? / (?<!(?:tissu|serviette|en|peignoir) )éponges? / esponjas? / (?<!(?:di|in) )spugna / スポンジ(?!ケーキ|生地|ボブ)',
  'globe-showing-europe-africa':
    '(?:desk|spinning|school|antique|vintage) globes? // Globus mit Europa und Afrika / globe tourné sur l / globo terráqueo mostrando Europa y África / globo mostrando Europa e África / 地球（ヨーロッパとアフリカ）',
  'world-map':
    'world maps? // Weltkarte(?:e?n|e|s)? / carte du monde / mapa mundial / mapa-múndis? / mappa mondiale / 世界地図',
  compass:
    '(?<!(?:moral|jeep|drawing|inner) )compass(?:es)? // Kompass(?:e?n|e|s)? / boussoles? / brújulas? / bússolas? / bussol[oaei]',
  'fishing-pole':
    'fishing (?:rods?|poles?) // Angel mit Fisch / pêche à la ligne / caña de pescar / varas? de pesca / canna da pesca / (?<!お)釣り(?!合|革|上|銭)',
  'diving-mask':
    '(?:diving|snorkel)(?:ling)? masks? // Tauchmaske(?:e?n|e|s)? / masque de plongée / máscara de buceo / máscara de mergulho / maschera da sub / ダイビング マスク',
  'ice-skate':
    'ice skates // Schlittschuh(?:e?n|e|s)? / patin à glace / patín de hielo / patins de gelo / pattinaggio su ghiaccio / アイススケート',
  'ping-pong':
    '(?:ping[- ]pong|table tennis)(?: paddles?| bats?)? // Tischtennis(?:e?n|e|s)? / ping-pongs? / tenis de mesa / pingue-pongues? / ping pong / 卓球',
  badminton:
    'badminton / shuttlecocks? // Badminton(?:e?n|e|s)? / badmintons? / bádmintons? / badminton / バドミントン',
  tennis: 'tennis rackets? // Tennisball(?:e?n|e|s)? / (?<!(?:de|ses|des|mes|les) )tennis / pelota de tenis / テニス',
  bowling:
    'bowling(?: (?:pins?|balls?))? // Bowling(?:e?n|e|s)? / bowlings? / juego de bolos / pista de boliche / bowling / ボウリング',
  baseball:
    'baseballs / (?<=(?:a|the) )baseball(?! (?:caps?|hats?|bats?|games?|fields?|fans?|gloves?|mitt|teams?|players?|jerseys?|stadium|cards?|diamond)) // (?<!de )Baseballs?(?![- ](?:cap|kappe|mütze|schläger|jacke)) / (?<!de )béisbols? / bola de beisebol / palla da baseball / 野球(?!帽|場|部|選手)',
  'yo-yo':
    'yo-?yos?(?! (?:diet\\p{L}*|effect)) // Jo-Jos?(?!-effekt) / (?<!effet )yoyos? / (?<!efecto )yoyós? / (?<!efeito )ioiôs? / (?<!effetto )yo-yo / ヨーヨー',
  'nesting-dolls':
    'nesting dolls? // Matroschka(?:e?n|e|s)? / poupées russes / muñeca rusa / boneca russa / matriosk[oaei] / マトリョーシカ',
  ticket:
    "tickets? // Ticket(?:e?n|e|s)? / billets? (?:de (?:train|concert|cinéma|spectacle)|d[’']avion) / ingressos / bigliett[oi](?! (?:da|d[’']auguri|di auguri)) / チケット",
  newspaper:
    'newspapers? // Zeitung(?:e?n|e|s)? / (?<=(?:le|un|son) )journal(?! (?:intime|télévisé|de)) / periódicos? / jornals? / 新聞',
  mate: 'mate gourd // Mate-Tee(?:e?n|e|s)? / (?<=(?:ceban?|toman?|el|un|su|tu|del) (?:un )?)mate(?! (?:negr|blanc|gris|acab)) / マテ茶',
  'tropical-drink':
    'tropical drinks? / piña coladas? // cocktail tropical / bebida tropical / cocktail tropicale / トロピカルドリンク',
  'bento-box':
    'bento(?: box(?:es)?)? // Bento-Box(?:e?n|e|s)? / boîte déjeuner / caja de bento / bentôs? / bento box / 弁当',
  owl: '(?<!night )owls? // Eule(?:e?n|e|s)? / (?<=(?:une|la|les|des) )chouettes? / búhos? / (?<!(?:pai|mãe|avó|avô) )corujas? / guf[oi] / フクロウ',
  parrot:
    'parrots? // Papagei(?:e?n|e|s)? / perroquets? / (?<=(?:el|los|dos) )loros? / papagaios? / pappagall[oaei] / オウム',
  dove: 'doves / (?<=(?:a|white) )dove(?! (?:into|in|under|deep|down|soap|bars?|cream|chocolate)(?!\\p{L})) / pigeons? // Taube(?:e?n|e|s)? / colombes? / palomas / (?<=(?:una|la) )paloma / pomba branca / colomba bianca / ハト',
  'phoenix-bird':
    'phoenix(?= (?:rises|rising|bird|spreads|feathers?)) // Phönix(?:e?n|e|s)? / phénix / fénix / fênix / fenice / フェニックス',
  bat: '(?:fruit|vampire) bats? / bats(?= (?:fly|flutter|swoop|hang|swarm|stream)) // Fledermaus(?:e?n|e|s)? / chauve-souris / murciélagos? / morcegos? / pipistrell[oaei] / コウモリ',
  helicopter:
    'helicopters?(?! (?:shots?|views?|parent\\p{L}*)) // Hubschrauber(?:e?n|e|s)? / hélicoptères? / helicópteros? / elicotter[oaei] / ヘリコプター',
  'ear-medium-light':
    '(?<=(?:his|her|an|the|their|human|ecu|macro) )ear(?! (?:of|buds?|tips?|canal)(?!\\p{L})) // (?<=(?:ein|das|sein|ihr|am) )Ohr / oreilles?(?! d) / orejas? / oído / orelhas? / orecchi(?:o|a)? / (?<!\\p{Script=Han})(?<!パンの)耳(?!\\p{Script=Han})',
  'ear-with-hearing-aid-medium-light':
    'hearing aids? // Hörger[aä]te? / (?:aides?|appareils?) auditi(?:ves?|fs?) / audífonos? / aparelhos? auditivos? / apparecchi(?:o)? acustic[io] / 補聴器',
  'foot-medium-light':
    '(?:bare|wet|sandy|a|one|her|his) (?:foot|feet)(?! (?:of|away|long|tall|wide|high|from)) // (?:nackte|bloße|ihre|seine) Füße / nackter Fuß / pieds? nus? / pies? descalzos? / pés? descalços? / pied[ei] nud[io] / 素足 / 裸足',
  parachute:
    'parachutes? // Fallschirm(?:e?n|e|s)? / parachutes? / paracaídas / paraquedas / paracadut[oaei] / パラシュート',
  'flying-saucer':
    'ufos? / flying saucers? // fliegende Untertasse / soucoupe volante / platillo volante / disco voador / disco volante / 空飛ぶ円盤',
  satellite:
    'satellites?(?! (?:dish(?:es)?|views?|maps?|images?|imagery|offices?|internet|tv|phones?|photos?|feed|links?|signal|connection|data|town)) // Satellit(?:e?n|e|s)? / (?<!(?:vue|image|carte|par) )satellites? / (?<!(?:de|por|vía|via) )satélites? / (?<!(?:via|da|dal) )satellit[ei] / 人工衛星',
  mosquito:
    'mosquito(?:es)?(?! (?:nets?|netting|repellent|bites?|coils?)) // Mücke(?:e?n|e|s)? / moustiques? / (?<!(?:de|anti) )mosquitos? / zanzar[oaei] / 蚊(?!取|帳)',
  'mountain-cableway':
    '(?<!francisco )cable cars? / gondola lifts? // Bergschwebebahn(?:e?n|e|s)? / téléphériques? / teleférico de montaña / teleférico de montanha / funivi[oaei]',
  ferry: 'ferr(?:y|ies) // Fähre(?:e?n|e|s)? / ferrys? / traghett[oaei] / フェリー',
  'passenger-ship':
    'cruise ships? / ocean liners? // Passagierschiff(?:e?n|e|s)? / paquebots? / barco de pasajeros / navios? de cruzeiro / nave da crociera / 客船',
  speedboat:
    'speed ?boats? / motor ?boats? // Schnellboot(?:e?n|e|s)? / hors-bords? / lancha motora / lanchas? / motoscaf[oaei] / スピードボート',
  seal: '(?:baby|harbou?r|elephant|leopard|grey|gray|fur) seals? // Seehund(?:e?n|e|s)? / phoques? / focas / (?<=(?:una|uma) )foca(?! (?:em|no|na)(?!\\p{L})) / アザラシ',
  'ring-buoy':
    'life ?buoys? / life ?belts? / life ?rings? // Rettungsring(?:e?n|e|s)? / bouée de sauvetage / aros? salvavidas / boias? salva-vidas / salvagent[oaei] / 救命浮環',
};

const wordsAt = (part: 0 | 1) =>
  // `fromEntries` loses the names of the keys.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text.split(' // ')[part] ?? ''])) as Record<
    EmojiName,
    string
  >;

export const emojiWords = { english: wordsAt(0), others: wordsAt(1) };
