import type { LightName } from '../look/palette';
import type { Person } from './people';
import type { SettingName } from './settings';
import type { EmojiName } from './emoji';
import type { SubjectName } from './subjects';

/** The meaning of a noun: a thing, a kind of person, or a hand. */
export type Noun =
  | { readonly kind: 'thing'; readonly name: SubjectName }
  | { readonly kind: 'person'; readonly who: Person['kind'] }
  | { readonly kind: 'hand' };

const effectNames = ['steam', 'rain', 'snow', 'fog', 'leaves', 'splash', 'sparks', 'stars'] as const;
export type EffectName = (typeof effectNames)[number];

/** Words for things in English, German, French, Spanish, Portuguese, Italian and Japanese. */
export const thingWords: Readonly<Record<Exclude<SubjectName, EmojiName>, string>> = {
  cup: '(?:coffee|tea)? ?(?:cups?|mugs?) / coffee / espresso / latte / cappuccino / tea / cocoa / Tassen? / \\p{L}*kaffee / \\p{L}*tasse / Tee / (?<!(?:into|in|to|at|the|a|outside|from|near|this|our|vers un|dans un|dans le|du|au|en el|en un) )cafés? / tasses? / thé / tazas? / té / xícaras? / chá / caffè / tazz(?:a|e|ina) / コーヒー / カップ / お茶 / 抹茶 / 珈琲',
  bottle:
    '(?:water|wine|beer|milk|glass|steel|plastic|baby)? ?bottles? / wine(?! glass) / milk / flasks? / \\p{L}*flaschen? / Wein / Milch / bouteilles? / vin / lait / botellas? / vino / leche / garrafas? / vinho / leite / bottigli[ae] / ボトル / 瓶 / ワイン / 牛乳',
  flacon: 'perfumes? / fragrance / flacons? / parfums? / \\p{L}*parfüm / perfumes? / profum[oi] / 香水',
  jar: 'jars? / serum / (?:face|hand|eye|body|sun|night|day|skin) ?cream / (?<!whipped )(?<!sour )(?<!ice )cream(?= (?:on|in|onto|into|over|under|is|of|and|jar|gets?|from|to|for|with|melts|sinks|rubbed)(?!\\p{L})|[,.;:!]|$) / lotion / honey / (?<!traffic )jam / ointment / \\p{L}*creme / Tiegel / Honig / Marmelade / crème / pots? de crème / miel / crema(?! solar) / tarros? / creme / mel / potes? / barattol[oi] / miele / クリーム / 美容液 / はちみつ',
  tube: 'toothpaste / sunscreen / tubes? / (?:shaving|cleansing|face) foam / crema solar / protector solar / protetor solar / crema solare / crème solaire / Sonnencreme / Zahnpasta / 日焼け止め / 歯磨き',
  glass:
    '(?:juice|smoothie|cocktail|lemonade|soda|cola)s? / drinks?(?! (?:coffee|tea|from|the|a|an|his|her|it|up)(?!\\p{L})) / glass(?:es)? of(?! wine) / (?<=(?:a|each|one|empty|her|his) )glass(?! (?:\\p{L}+ )?(?:bottle|door|wall|window|house|jar)) / smoothies? / juice / lemonade / cocktails? / (?:Saft|Limonade|Getränk)\\p{L}* / jus / limonade / boisson / zumo / jugo / limonada / bebida / suco / succo / bibita / ジュース / ドリンク',
  plate: 'pasta / spaghetti / lasagne / lasagna / risotto / パスタ',
  dish: 'plates?(?! of) / dish(?:es)?(?! of) / dinner / meals? / (?<!\\p{L})(?:Suppen|Ess|Holz)?teller / Gericht / Essen / assiettes?(?! de) / plats?(?! de) / repas / dîner / platos?(?! de) / cena / comida / pratos?(?! de) / jantar / piatt[oi](?! di) / cibo / 皿 / 料理',
  bowl: 'bowls? / salads? / soup / cereal / Schüsseln? / Salat / Suppe / bols? / salade / soupe / cuencos? / ensaladas? / sopa / tigelas? / salada / ciotol[ae] / insalata / zuppa / サラダ / スープ',
  bread:
    'bread / loa(?:f|ves) / dough / baguettes? / buns? / (?:bread|dinner|cinnamon|warm|fresh) rolls / \\p{L}*brot(?:e|s)? / Laib / Teig / Brötchen / Brezeln? / Brezn / pains? / pâte / (?<=(?:el|del|de|un|con|su|y|partiendo|corta|amasa|hornea) )pan / pan recién / masa / hogaza / pão / pães / massa / pane / impasto / パン / 生地',
  cake: 'cakes? / cupcakes? / pastry / pastries / muffins? / donuts? / Torten? / Kuchen / Gebäck / gâteaux? / pâtisserie / tartas? / pasteles / (?<=(?:un|el|del) )pastel / bolos? / tort[ae] / ケーキ / お菓子',
  burger: 'burgers? / hamburgers? / ハンバーガー / バーガー',
  pot: 'pots? (?:of|boils?|bubbl\\p{L}*|on) / pots? / pans? / wok / stove / \\p{L}*topf / \\p{L}*pfanne / Herd / casseroles? / marmites? / poêles? / ollas? / cazuelas? / sart[eé]n(?:es)? / panelas? / frigideira / pentol[ae] / padell[ae] / 鍋 / フライパン',
  icecream:
    'ice[- ]?cream / gelato / popsicles? / cones? / Eis(?:tüte|becher|kugel)\\p{L}* / glaces? / helados? / sorvetes? / gelat[oi] / con[oi] / アイス(?:クリーム)?',
  fruit:
    'fruits? / strawberr(?:y|ies) / avocados? / berries / bananas? / peach(?:es)?(?=[ ,.](?!\\p{L}+ (?:dress|wall))|$) / mango(?:s|es)? / (?:Erdbeeren?|Obst|Bananen?|Pfirsiche?) / fruits? / frutas? / frutt[ao] / 果物 / 苺',
  shoe: '(?:running |trail )?shoes? / sneakers? / boots / (?<=(?:an?|the|one|his|her|left|right|leather|rubber|hiking|muddy) )boot / heels / \\p{L}*schuhe? / Stiefel / Turnschuhe? / chaussures? / (?<=(?:des|ses|mes|les|ces|nos) )baskets / bottes? / trainers?(?= with|,|\\.|$| on| hits?) / zapatos? / zapatillas? / botas? / sapatos? / tênis / scarp[ae] / stivali / 靴 / スニーカー / ブーツ',
  phone:
    'phones? / smartphones? / apps? / screen ?rec(?:ording)?s? / screen ?grabs? / text message / Handys? / Smartphones? / téléphones? / móvil(?:es)? / celular(?:es)? / teléfonos? / telefone / telefon[oi] / cellulare / スマホ / 携帯 / アプリ',
  laptop:
    'laptops? / computers? / keyboards? / desk / typing / types / Rechner / Computer / Tastatur / Schreibtisch / ordinateurs? / clavier / bureau / portátil(?:es)? / ordenador(?:es)? / teclado / computador(?:es)? / escrivaninha / tastiera / scrivania / パソコン / ノートPC / キーボード',
  closedLaptop: 'closed laptop / geschlossene[rs]? Laptop / ordinateur fermé / portátil cerrado',
  screen:
    '(?<!o(?:n|ff)[- ])screens? / monitors? / TVs? / television / Bildschirme? / Fernseher / écrans? / télé(?:vision)? / pantallas? / televisor / telas? / scherm[oi] / televisione / 画面 / テレビ / モニター',
  watch:
    '(?:wrist|smart)watch(?:es)? / (?<=(?:an?|the|his|her|steel|gold|silver|diving|of|this|vintage|new) (?:[\\p{L}-]+ )?)watch(?:es)?(?! (?:her|him|it|them|the|as|over|for|from|tv|a)(?!\\p{L})) / Armbanduhr(?:en)? / (?<!\\d )(?<!\\d\\d:\\d\\d )Uhr(?:en)? / montres? / reloj(?:es)? / relógios? / orolog(?:io|i) / 腕時計',
  ring: '(?:diamond|wedding|engagement|gold|silver) rings? / (?<=(?:an?|the|her|his|of) (?:[\\p{L}-]+ )?)(?<!key )ring(?!s|[- ]tail|[- ]light| (?:of|around|finger|binder|road|lights?|glows?)) / necklaces? / jewel(?:le)?ry / diamonds? / Ringe / Schmuck / bagues? / bijoux / anillos? / joyas? / anéis / joias? / anell[oi] / gioiell[oi] / 指輪 / ジュエリー',
  headphones:
    'headphones? / earbuds? / Kopfhörer / casques? / écouteurs / auriculares / fones / cuffie / ヘッドホン / イヤホン',
  camera:
    'old camera / photo camera / film camera / Fotoapparat / appareil photo / cámara de fotos / macchina fotografica / カメラ機',
  lamp: 'lamps? / lanterns? / Lampen? / Laterne / lampes? / lámparas? / lâmpadas? / lampad[ae] / ランプ',
  box: '(?:shoe)?box(?:es)? / packages? / parcels? / crates? / delivery / Kartons? / Pakete? / Kisten? / cartons?(?! (?:final|de fin)) / colis / boîtes? / cajas? / paquetes? / caixas? / pacotes? / scatol[ae] / pacc(?:o|hi) / 箱(?!根) / 荷物',
  gift: 'gifts? / (?<=(?:a|the|birthday|christmas|wrapped|of) )presents? / Geschenke? / cadeaux? / regalos? / presentes? / regal[oi] / プレゼント / 贈り物',
  bag: 'bags? / handbags? / totes? / backpacks? / \\p{L}*tasche / Rucksack / sacs? / bolsos? / mochilas? / bolsas? / bors[ae] / zain[oi] / バッグ / 鞄 / リュック',
  suitcase: 'suitcases? / luggage / Koffer / valises? / maletas? / malas? / valig(?:ia|ie) / スーツケース',
  book: 'books? / magazines? / notebooks? / recipe / Bücher / Buch / livres? / libros? / livros? / libr[oi] / (?<!\\p{Script=Han})本(?=を|が|に|の上|、|棚) / ノート',
  chair:
    '(?:office )?chairs? / stools? / armchairs? / Stühle? / Stuhl / Sessel / chaises? / fauteuils? / sillas? / cadeiras? / sedi[ae] / poltron[ae] / 椅子',
  sofa: 'sofas? / couch(?:es)? / Sofas? / canapés? / sofás? / sofá / divan[oi] / ソファ',
  bed: 'beds? / mattress(?:es)? / pillows? / \\p{L}*bett / Matratzen? / Kissen / lits? / matelas / oreillers? / camas? / colch(?:ón|ones|ão|ões) / almohadas? / lett[oi] / materass[oi] / cuscin[oi] / ベッド / 布団 / 枕 / マットレス',
  door: 'doors? / elevator / Türen? / Tür / portes? / puertas? / portas? / port[ae](?= che| si|,|\\.|$) / ドア / 扉',
  fridge:
    'fridges? / refrigerators? / freezers? / Kühlschr[aä]nke? / réfrigérateur / frigo / nevera / refrigerador / geladeira / frigorifero / 冷蔵庫',
  window:
    'windows? / window panes? / Fenster / fenêtres? / vitres? / ventanas? / cristal / janelas? / vidro / finestr[ae] / vetro / 窓',
  washer:
    'dryers? / washers? / washing machines? / laundry / Waschmaschinen? / Trockner / lave-linge / lavadoras? / secadora / máquina de lavar / lavatric[ei] / 洗濯機',
  machine:
    '(?:coffee|espresso) machines? / blenders? / mixers? / toasters? / Kaffeemaschinen? / Mixer / machine à café / cafetière / cafeteras? / batidora / cafeteiras? / liquidificador / macchina (?:da|del) caffè / frullatore / コーヒーメーカー / ミキサー',
  car: '(?:sports? )?cars? / land ?rovers? / jeeps? / SUVs? / sedan / roadsters? / coupés? / (?<=(?:an?|the|sports|vintage|old) )coupes? / hatchbacks? / taxis? / convertible / vehicles? / Autos? / Wagen / \\p{L}*-SUV / Fahrzeuge? / Elektroautos? / voitures? / coches? / autos? / carros? / macchin[ae](?! del caffè| da caffè| fotografica) / automobil[ei] / (?<![電転駐列風水歯])車(?!椅子|いす|輪|内|掌) / 自動車 / クルマ',
  pickup:
    'pickups?(?: truck)? / trucks? / LKW / camions? / camión / camioneta / caminhão / caminhonete / camion / トラック',
  van: '(?:delivery |camper )?vans? / camper(?= (?:van|parked|drives)) / motorhomes? / Lieferwagen / Bullis? / camionnettes? / furgonetas? / furgão / furgon[ei] / (?<!カー)(?<!ター)バン(?!ド)',
  bike: '(?:e-|mountain )?bikes? / bicycles? / cycl(?:ist|ists|es|ing) / pedals? / \\p{L}*fahrr[aä]d(?:er)? / Räder / Rad(?:fahrer(?:in)?)? / pédale(?:nt)? / vélos? / cyclistes? / bicicletas? / ciclistas? / bici(?:clett[ae])? / ciclist[ai] / 自転車',
  scooter:
    '(?:e-)?scooters? / motorcycles? / motorbikes? / Roller / Motorr[aä]d(?:er)? / trottinettes? / motos? / motocicletas? / patinetes? / motorin[oi] / スクーター / バイク',
  train:
    'trains? / subways? / metro / trams? / Züge? / Zug / (?<=(?:die|der|einer) )Bahn / U-Bahn / métro / trens? / tren(?:es)? / trem / tren[oi] / 電車 / 列車 / 新幹線',
  plane:
    'airplanes? / planes / (?<!(?:brass|block|hand|smoothing|wood(?:en)?|jack) )plane(?! (?:along|across|over|down|the|tree)) / aircraft / jets? / flights? / Flugzeuge? / avions? / aviones / avión / avião / aviões / aere[oi] / 飛行機',
  boat: '(?:sail|row(?:ing)? ?)?boats? / skiffs? / dingh(?:y|ies) / ships? / yachts? / \\p{L}+boote? / Boote / (?<=(?:ein|das|dem|vom|im|kleines|altes) )Boot / Schiffe? / bateaux? / voiliers? / barcos? / veleros? / navio / barc[ah]e? / nav[ei] / 船 / ヨット',
  kayak: 'kayaks? / canoes? / Kajaks? / Kanus? / kayaks? / canoës? / piraguas? / caiaques? / kayak / カヤック / カヌー',
  surfboard:
    'surfboards? / surf(?:ing|s)? / Surfbretter? / Surfbrett / planches? de surf / tablas? de surf / pranchas? de surf / tavol[ae] da surf / サーファー / サーフボード / サーフィン',
  dog: '(?<!hot )(?<!corn )dogs? / (?:golden )?retrievers? / pupp(?:y|ies) / pups? / terriers? / beagles? / labradors? / dachshunds? / poodles? / corgis? / spaniels? / collies? / huskies / husky / bulldogs? / pugs? / mutts? / hounds? / Hunde? / Welpen? / Dackel / Schäferhund / chiens? / chiots? / teckel / museau / perr[oa]s? / perrit[oa]s? / cachorr[oa]s? / cães / cão / can[ei] / cagnolin[oi] / cuccioli? / 犬 / 子犬',
  cat: 'cats? / kittens? / Katzen? / Kätzchen / chats? / chatons? / gat[oa]s? / gatinh[oa]s? / gatt[oi] / 猫 / 子猫',
  horse:
    'horses? / ponies / pony / Pferde? / chevaux / cheval / caballos? / cavalos? / cavall[oi] / (?<!\\p{Script=Han})馬(?![鹿力車])',
  bird: 'birds? / seagulls? / eagles? / hawks? / falcons? / hummingbirds? / gulls? / Vögel / Vogel / Möwen? / oiseaux? / mouettes? / pájaros? / gaviotas? / pássaros? / uccell[oi] / gabbian[oi] / (?<!\\p{Script=Han})鳥(?![居取肌]) / 鷹',
  robot: 'robots? / androids / delivery drones? / Roboter / robots? / robôs? / ロボット',
  guitar:
    'guitars? / musicians? / (?:rock|live|jazz|brass) bands? / Gitarren? / guitares? / guitarras? / violões / chitarr[ae] / ギター / 楽器',
  ball: '(?:basket|foot|soccer |tennis )?balls? / (?:Fuß)?bälle? / Ball / ballons?(?= de) / (?<=(?:une|la|sa) )balles? / balón / pelotas? / bolas? / pallon[ei] / ボール',
  balloon:
    '(?:hot[- ]air )?balloons? / \\p{L}*ballons? / montgolfières? / globos? / balões / balão / palloncin[oi] / mongolfier[ae] / 気球 / 風船',
  rocket:
    'rockets? / spaceships? / spacecraft / Raketen? / Raumschiff / fusées? / cohetes? / foguetes? / razz[oi] / ロケット / 宇宙船',
  tree: 'trees? / oaks / Bäume? / Baum / arbres? / árbol(?:es)? / árvores? / alber[oi] / 木(?![曜製目材]|の(?![下上陰枝幹葉])) / 樹 / 桜',
  flower:
    'flowers? / roses? / tulips? / petals? / blossoms? / bouquets? / \\p{L}*blumen? / Rosen? / Blüten? / fleurs? / tulipes? / flor(?:es)? / rosas? / fior[ei] / petali / (?<!\\p{Script=Han})花(?![火瓶粉嫁見]) / 薔薇',
  plant:
    'plants? / herbs? / basil / seedlings? / Pflanzen? / Kräuter / plantes? / basilic / plantas? / ervas? / piant[ae] / basilico / 植物 / 鉢植え / leaf / feuille(?! d(?:e|\\P{L})) / hoja(?! de) / folha(?! de) / foglia / Blatt(?! Papier) / (?<![言千])葉(?!書)',
  house:
    '(?:little |tiny )?houses? / cabins? / cottages? / barns? / homes(?! (?:interior|decor)) / (?:dream|new|family|country|tiny|detached) home(?! (?:interior|decor|studio|office|screen)) / roofs? / \\p{L}*haus / Häuser / Hütten? / Dächer / Dach / maisons? / cabanes? / toits? / casas? / cabañas? / tejados? / cabanas? / telhados? / cas[ae] / tetto / tetti / (?<!\\p{Script=Han})家(?!\\p{Script=Han}) / 小屋 / 屋根',
  shop: 'shops?(?: front)? / stores?(?: front)? / storefronts? / bakery / boutique / Läden / Laden / Schaufenster / Bäckerei / magasins? / boutiques? / boulangerie / tiendas? / panadería / lojas? / padaria / negozi[o]? / 店 / お店',
  tower:
    'skyscrapers? / towers? / skylines? / buildings? / Hochhäuser / Hochhaus / Türme? / Turm / Gebäude / gratte-ciel / immeubles? / (?<=(?:une|la|les) )tours?(?! de) / rascacielos / edificios? / prédios? / torres? / grattaciel[oi] / palazz[oi] / ビル / 塔',
  tent: 'tents? / camping / Zelte? / tentes / (?<=(?:une|la|leur) )tente / tiendas de campaña / barracas? / tend[ae] da campeggio / テント',
  fire: '(?:camp|bon)?fires? / fireplaces? / flames? / grill / \\p{L}*feuer / Kamin / Flammen? / feu / flammes? / cheminée / fuego / hoguera / chimenea / fogueira / lareira / fuoco / (?<![花着])火(?![曜星事]) / 暖炉 / 焚き火',
  shirt:
    'shirts? / t-shirts? / hoodies? / clothes / sweaters? / dresses / Hemden? / T-Shirts? / Kleidung / Pullover / chemises? / vêtements / (?<=(?:un|le|son|mon|ce|en) )pull / camisas? / camisetas? / ropa / roupas? / magli[ae] / magliett[ae] / vestiti / シャツ / (?<![克征])服(?![用装])',
  lighthouse:
    'lighthouses? / Leuchttürme? / Leuchtturm / (?<=(?:un|le|du) )phare(?! (?:de|avant|arrière)) / faro(?! (?:delanter|traser|de niebla|led|del coche)) / farol (?:no mar|na costa) / 灯台',
  fish: '(?:gold)?fish(?:es)? / sharks? / whales? / dolphins? / manta rays? / stingrays? / Fische? / Hai(?:e)? / Wale? / Delfine? / Rochen / poissons? / requins? / baleines? / dauphins? / peces / pez / tiburón / ballenas? / delfines? / peixes? / tubarão / baleias? / golfinhos? / pesc[ei] / squal[oi] / balen[ae] / delfin[oi] / 魚 / 鮫 / 鯨 / イルカ',
  vase: "vases? / (?:pottery|potter[’']s) wheel / urns? / Vasen? / Töpferscheibe / jarr[oó]n(?:es)? / vasos? (?:de|com|con) flores / vas[oi] di fiori / 花瓶 / 壺 / 陶器",
  frame:
    '(?:framed )?(?:posters?|paintings?|artworks?) / picture frames? / framed (?:photo|picture|print)s? / canvas / Poster / Gemälde / Bilderrahmen / affiches? / tableaux? / (?<! a )cuadros?(?= |,|\\.|$) / póster / (?<! a )quadr[oi] / poster / 絵画 / ポスター / 額縁',
  umbrella:
    '(?:umbrella|parasol)s? / Regenschirme? / Sonnenschirme? / parapluies? / parasols? / paraguas / sombrillas? / guarda-chuvas? / ombrell[oi] / 傘',
  key: '(?:car|house|door|front door) keys? / keys(?= (?:in|on|jingle|rattle|clink|land|drop|hang|swing)(?!\\p{L})|,|\\.|$) / (?<=(?:her|his|their|my|your|of|jingling) )keys(?! of) / key ?rings? / Schlüssel(?:bund)? / (?<!mots?[- ])clés?(?! (?:en main|usb|à)(?!\\p{L})) / clefs? / llaves?(?! (?:inglesa|de (?:paso|agua))) / llavero / (?<!-)chaves? / (?<!parol[ae] )chiav[ei](?! ingles[ei]) / 鍵(?!盤)',
  basket:
    'baskets?(?!ball) / sieves? / groceries / grocery bags? / Körbe? / Korb / Sieb / paniers? / tamis / cestas? / canastas? / colador / cestos? / peneiras? / cest[oi] / setacci[oi]? / かご / 籠',
  drop: '(?<=(?:an?|one|single|water|each|every|last) )drops? / drops of / droplets? / (?:\\p{L}+t|T)ropfen / gouttes? / gotas? / gocc(?:ia|e) / 水滴 / しずく',
  apple: 'apples? / Apfel / Äpfel / pommes?(?! de) / manzanas? / maçãs? / mel[ae] / りんご',
  lemon: 'lemons? / limes / Zitronen? / citrons? / limon(?:es)? / limón / lim(?:ão|ões) / limon[ei] / レモン',
  orange:
    '(?<=(?:an|one|each|the|her|his|fresh|juicy|whole|half|ripe|peeled|of) )orange(?= ?(?:peel|slice|wedge|half|tree|falls|rolls|drops|on|in|and|is|with)(?!\\p{L})|[,.;]|$) / oranges(?! \\p{Lu}) / Orangen / naranjas / laranjas / arance / オレンジ(?!色)',
  tomato: 'tomato(?:es)? / Tomaten? / tomates? / pomodor[oi] / トマト',
  vegetables:
    'vegetables? / veggies / carrots? / broccoli / peppers / cucumbers? / Gemüse / Möhren? / Karotten? / légumes / carottes? / verduras? / zanahorias? / legumes / cenouras? / verdure / carot[ae] / 野菜 / にんじん',
  onion:
    'onions? / garlic / Zwiebeln? / Knoblauch / oignons? / ail / cebollas? / ajo / cebolas? / alho / cipoll[ae] / aglio / 玉ねぎ / にんにく',
  egg: 'eggs? / Eier / œufs? / oeufs? / huevos? / ovos / uov[ao] / 卵',
  cheese: 'cheeses? / Käse / fromages? / quesos? / queijos? / formaggi[o]? / チーズ',
  meat: 'steaks? / roasts? / beef / ham / bacon / roast (?:chicken|turkey) / (?:fried|grilled|cooked) chicken / (?:pork|meat) / ribs / brisket / Braten / Fleisch / Schnitzel / Schinken / rôtis? / viande / jambon / carne / asado / jamón / churrasco / arrosto / prosciutto / (?<![筋皮])肉 / ステーキ',
  noodles: 'noodles? / ramen / Nudeln / nouilles / fideos / macarrão / 麺 / ラーメン / うどん / そば(?!に) / 丼',
  pizza: 'pizzas? / ピザ',
  fries:
    '(?:french )?fries / chips / Pommes(?: frites)? / frites / patatas fritas / papas fritas / batatas fritas / patatine / フライドポテト',
  sushi: 'sushi / 寿司',
  sandwich:
    'sandwich(?:es)? / toast / Sandwiches / belegtes? Brot / tartines? / bocadillos? / sanduíches? / panin[oi] / サンドイッチ',
  taco: 'tacos? / burritos?',
  cookie: 'cookies? / biscuits? / Kekse? / Plätzchen / galletas? / biscoitos? / biscott[oi] / クッキー',
  croissant: 'croissants? / cornett[oi] / クロワッサン',
  chocolate: 'chocolates? / Schokolade / chocolat / cioccolat[oai] / チョコ(?:レート)?',
  can: 'cans / (?<=(?:an?|the|one|each|every|his|her|this|open|cold|soda|beer|tin|paint) (?:[\\p{L}-]+ ){0,2})can(?= \\p{L}+s(?!\\p{L})| (?:on|in|of|with|at|and|from|opened)(?!\\p{L})|[,.;]|$) / tins? / Dosen? / canettes? / boîtes? de conserve / latas? / lattin[ae] / 缶',
  pouch:
    'pouch(?:es)? / sachets? / packets? / (?:bag|sack)s? of (?:\\p{L}+ )?(?:coffee|flour|kibble|rice|chips|beans|crisps|food) / Beutel / paquete de (?:yerba|café|arroz) / bustin[ae] / (?<![手池胃])袋',
  kettle:
    'kettles? / Wasserkocher / bouilloires? / pavas? / teteras? / chaleiras? / bules? / bollitor[ei] / teier[ae] / やかん / 急須',
  moka: 'moka(?: pot)? / Espressokocher / cafetera italiana / cafetière italienne / マキネッタ',
  pint: 'beers? / pints? / Bier(?:e|glas|krug)? / bières? / cervezas? / cervejas? / chopes? / birr[ae] / ビール / ジョッキ',
  wineglass:
    'glass(?:es)? of wine / wine ?glass(?:es)? / champagne / prosecco / Weingl[aä]s(?:er)? / Sekt / verres? de vin / copas? de vino / taças? de vinho / calic[ei] / ワイングラス / シャンパン',
  candle: 'candles? / Kerzen? / bougies? / velas? / candel[ae] / キャンドル / ろうそく',
  match:
    'match(?:es|stick)?(?= (?:is |being )?(?:struck|strikes|lit|flares|burn\\p{L}*|ignites)) / matchsticks? / Streichh[oö]lz(?:er)? / allumettes? / cerillas? / fósforos? / fiammifer[oi] / マッチ(?= |を|が)',
  knife:
    'knife / knives / (?:knife|steel) blades? / scissors / Messer / Klinge / couteaux? / lames? / cuchillos? / facas? / coltell[oi] / ナイフ / 包丁',
  hammer:
    'hammers? / tools? / Hammer / Werkzeuge? / marteaux? / outils? / martillos? / herramientas? / martelos? / ferramentas? / martell[oi] / ハンマー / 工具',
  wrench:
    'wrench(?:es)? / spanners? / screws? / (?<=(?:an?|the|of|steel|nuts and|rusty|loose|last|tight\\p{L}*) )bolts? / nuts and bolts / Schraubenschlüssel / Schrauben? / clé à molette / boulons? / vis(?= d| qui) / llave inglesa / tornillos? / parafusos? / chiave inglese / bullon[ei] / レンチ / ボルト(?!ト)',
  drill:
    '(?:power |cordless )?drills?(?! sergeant) / screwdrivers? / Bohrmaschinen? / Akkuschrauber / perceuses? / visseuse / taladros? / furadeiras? / trapan[oi] / ドリル',
  paintbrush:
    'paint ?brush(?:es)? / paint rollers? / Pinsel / pinceaux? / pinceles? / brochas? / pincéis / pincel / pennell[oi] / 筆 / ハケ',
  toothbrush:
    '(?:electric )?toothbrush(?:es)? / Zahnbürsten? / brosses? à dents / cepillos? de dientes / escovas? de dentes / spazzolin[oi] / 歯ブラシ',
  glasses:
    '(?:sun|reading |safety )?glasses(?! of) / sunnies / goggles / spectacles / (?:Sonnen)?brillen? / lunettes / gafas / lentes(?= de sol| nuev) / anteojos / óculos / occhiali / メガネ / 眼鏡 / サングラス',
  hat: 'hats? / beanies? / caps?(?= on|,|\\.|$) / Hüte? / Hut / Mützen? / chapeaux? / casquettes? / sombreros? / gorras? / chapéus? / bonés? / cappell[oi] / 帽子',
  helmet: 'helmets? / Helme? / casques?(?= de (?:vélo|moto)) / cascos? / capacetes? / caschi / ヘルメット',
  sock: 'socks? / Socken? / chaussettes? / calcetines? / calcetín / meias / calzin[oi] / 靴下',
  sandal:
    'sandals? / flip-?flops? / Sandalen? / sandales? / tongs / sandalias? / chanclas? / sandálias? / chinelos? / sandal[oi] / infradito / サンダル',
  coat: 'coats? / jackets? / raincoats? / parkas? / blazers? / Mäntel / Mantel / Jacken? / manteaux? / vestes? / abrigos? / chaquetas? / casacos? / jaquetas? / cappott[oi] / giacc[ah]e? / コート / ジャケット',
  paper:
    'bills(?! of) / (?<=(?:a|love|her|his|handwritten|sealed|old) )letters?(?! (?:by|[a-z])(?!\\p{L})) / envelopes? / invoices? / receipts? / documents? / paperwork / papers? / contracts? / (?:order|tax|paper|application|consent) forms? / timecards? / (?:news)?papers? / post-?its? / Briefe? / Rechnung(?:en)? / Papiere? / Zeitung(?:en)? / Formulare? / lettres? / factures? / papiers? / journa(?:l|ux) / cartas / facturas? / papeles? / periódicos? / contas(?= ) / papéis / jorna(?:l|is) / letter[ae](?= d| su) / bollett[ae] / giornal[ei] / fogli[o]? / 手紙 / 書類 / 請求書 / 新聞 / タイムカード',
  card: '(?:credit|debit|bank|gift|business|loyalty|membership) cards? / (?:Kredit|Bank|EC-?|Visiten)karten? / cartes? (?:bancaires?|de crédit|de visite) / tarjetas? / cartão / cartões / cart[ae] di credito / カード(?!ロー)',
  coins:
    'coins? / cash / money / piggy ?bank / Münzen? / Geld / Bargeld / pièces de monnaie / argent(?= d| sur|,) / monedas? / dinero / moedas? / dinheiro / monet[ae] / soldi / お金 / 小銭',
  clock: '(?:alarm )?clocks? / Wecker / Wanduhr / horloges? / réveil / despertador / sveglia / 時計',
  tablet: 'tablets?(?= |,|\\.|$) / iPads? / Tablets? / tablettes?(?! de) / tabletas? / タブレット',
  mic: 'mics?(?= |,|\\.|$) / microphones? / Mikrofone? / micros? / micrófonos? / microfones? / microfon[oi] / マイク',
  speaker:
    '(?:bluetooth|smart|loud)? ?speakers?(?= (?:on|plays|sits|glows)|,|\\.|$) / Lautsprecher / enceintes?(?= (?:posée|sans|connect)) / altavoces / altavoz / caixas? de som / スピーカー',
  ladder: 'ladders? / Leitern? / échelles? / escaleras? de mano / scal[ae](?= a pioli) / はしご',
  bus: 'bus(?:es)? / coaches(?= ) / Busse? / autobús / autobuses / ônibus / autobus / pullman / バス(?!ルーム|タオル|ト)',
  tractor:
    'tractors? / combines?(?= (?:cross|harvest|driv|mov)\\p{L}*) / harvesters? / Traktor(?:en)? / Mähdrescher / tracteurs? / tractores / trator(?:es)? / trattor[ei] / トラクター',
  cargobike: 'cargo ?bikes? / cargo / Lastenr[aä]d(?:er)? / vélos? cargo / bicis? de carga / cargobike',
  stroller:
    'strollers? / prams? / pushchairs? / Kinderwagen / poussettes? / cochecitos? / carrinho de bebê / passeggin[oi] / ベビーカー',
  teddy:
    'teddy(?: bears?)? / (?:plush|stuffed|soft) (?:toys?|animals?|bears?) / toys? / Teddy\\p{L}* / Spielzeug / Kuscheltier / peluches? / doudou / jouets? / juguetes? / brinquedos? / giocattol[oi] / ぬいぐるみ / おもちゃ',
  cabinet:
    'cabinets? / cupboards? / wardrobes? / bookshel(?:f|ves) / pantry / Schränke? / Schrank / armoires? / placards? / armarios? / armários? / despensa / armad(?:io|i) / 棚 / 戸棚',
  table: '(?:picnic |dining |wooden |kitchen |coffee )?tables? / (?:\\p{L}+)?tische? / mesas? / tavol[oi] / テーブル',
  scale:
    '(?:kitchen|bathroom|digital|weighing) scales? / (?:Küchen)?waage / balances?(?= de| électr) / balanzas? / básculas? / balanças? / bilanc(?:e|ia|ino) / はかり / 体重計',
  spray:
    'spray bottles? / cleaners?(?= |,|\\.|$) / detergents? / disinfectant / Reiniger / Sprühflaschen? / Waschmittel / vaporisateur / lessive / detergentes? / limpiador / detersiv[oi] / 洗剤 / スプレー',
  lipstick:
    'lipsticks? / lip balms? / mascara / make-?up / Lippenstifte? / rouge à lèvres / maquillage / pintalabios / labial / maquillaje / batom / maquiagem / rossett[oi] / trucco / 口紅 / リップ',
  pills:
    'pills? / (?:vitamin|pain) ?(?:tablets?|pills?|killers?) / capsules? / vitamins / medicines? / Tabletten / Pillen / Kapseln / Medikamente? / comprimés? / gélules? / médicaments? / pastillas? / cápsulas? / medicamentos? / remédios? / comprimidos? / pillol[ae] / medicin[ae] / 薬(?!指) / サプリ',
  padlock:
    'padlocks? / (?<=(?:a|the|door|smart|bike) )locks?(?= |,|\\.|$)(?! (?:the|in|up|on to)) / Vorhängeschl[oö]ss(?:er)? / Schloss(?= (?:klickt|schnappt)) / cadenas / candados? / cadeados? / lucchett[oi] / 南京錠',
  swing:
    '(?:playground|garden|rope|porch) swings? / (?<=(?:a|the|empty) )swing(?= (?:set|hang\\p{L}*|sways)) / Schaukeln? / balançoires? / columpios? / altalen[ae] / ブランコ',
  skateboard:
    'skateboards? / longboards? / skates?(?= |,|\\.)(?! (?:over|down|past|along|across|park)) / Skateboards? / monopatín / スケートボード / スケボー',
  fox: 'fox(?:es)? / Füchse? / Fuchs / renards? / zorros? / raposas? / volp[ei] / 狐 / キツネ',
  cow: 'cows? / cattle / calf / calves(?! muscle) / Kühe? / Kuh / vaches? / veaux? / vacas? / mucc[ah]e? / 牛(?![乳肉丼皮革])',
  hen: 'hens? / chickens?(?! (?:wings?|breast|soup|salad|nuggets?|curry|sandwich)) / roosters? / Hühner / Huhn / Hennen? / poules? / gallinas? / galinhas? / gallin[ae] / 鶏 / ニワトリ',
  bee: 'bees? / bumblebees? / Bienen? / abeilles? / abejas? / abelhas? / ap[ei](?= che| vol) / 蜂',
  fishdish:
    '(?:fried|grilled|baked|smoked|roasted|fresh|raw|steamed) (?:\\p{L}+ )?fish / fish (?:and|&|n) chips / fish (?:dish|fillets?|sticks|fingers) / salmon / haddock / cod(?!e) / trout / tuna / fillets? / sashimi / shrimps? / prawns? / seafood / Lachs / Forelle / Garnelen / Matjes / saumon / thon / crevettes / fruits de mer / atún / gambas / mariscos / salmão / camar(?:ão|ões) / bacalhau / salmone / tonno / gamber[io] / 鮭 / サーモン / マグロ / 海老',
  bulb: '(?:light )?bulbs?(?! plants?) / Glühbirnen? / Glühlampe / ampoules? / bombillas?(?! de)(?= |,|\\.|$) / lampadin[ae] / 電球',
  bridge:
    'bridges?(?! (?:the|loans?|of (?:the|his|her) nose)) / \\p{L}*brücken? / (?<=(?:un|le|du|vieux|sous le) )ponts? / puentes? / pontes? / pont[ei](?= |,|\\.|$) / 橋',
  waterfall:
    'waterfalls? / Wasserf[aä]lle? / Wasserfall / (?<=(?:la|une|des|les|de) )cascades? / cascadas? / cachoeiras? / cascat[ae] / (?<!\\p{Script=Han})滝(?!\\p{Script=Han})',
  statue:
    'statues? / sculptures? / Statuen? / Skulptur(?:en)? / estatuas? / esculturas? / estátuas? / statu[ae] / scultur[ae] / 銅像 / 彫刻',
  windTurbine:
    'wind ?turbines? / windmills? / Windr[aä]d(?:er)? / Windkraft\\p{L}* / éoliennes? / aerogenerador(?:es)? / molinos? de viento / turbinas? eólicas? / turbin[ae] eolich[ae] / 風車 / 風力発電',
  solarPanel:
    'solar (?:panel|module|cell|array)s? / Solar(?:modul|panel|anlage|zelle|dach)\\p{L}* / Photovoltaik\\p{L}* / panneaux? (?:solaires?|photovoltaïques?) / (?:panel|placa)(?:es|s)? (?:solar|fotovoltaic)\\p{L}* / pain(?:el|éis) solar(?:es)? / pannell[oi] (?:solar[ei]|fotovoltaic[oi]) / (?:ソーラー|太陽光)パネル',
  bench:
    'bench(?:es)?(?! (?:press|mark)) / (?:Park|Garten|Holz|Sitz)b[aä]nke? / bancs?(?= (?:public|en bois|du parc|de bois)) / banco (?:del parque|de madera|do parque|da praça) / panchin[ae] / ベンチ',
  sign: '(?:road|street|wooden|shop|painted|chalkboard|For Sale|stop) signs? / signposts? / (?<=(?:an?|the|this|that|hand-painted|tin|metal|lit) )(?<!neon )sign(?! (?:up|in|of|here|off|language|a|the|an|on|for|reading)(?!\\p{L})) / \\p{L}*schild(?:er)? / panneau(?:x)?(?! (?:solaire|photovolt)) / letreros? / placa de (?:rua|trânsito) / cartell[oi] / 看板 / 標識',
  rock: 'boulders? / rock (?:face|wall|pool)s? / (?<=(?:an?|the|wet|gr[ae]y|bare|warm|over|flat|big|huge) )rocks?(?! (?:bands?|music|stars?|concert|and|guitar|songs?|salt|back|climb\\p{L}*|gently|to|in|bottom)(?!\\p{L})) / Fels(?:en|brocken|wand)? / rochers? / rocas? / rochas? / rocc[ei]a / scogli(?:o|era) / (?<!\\p{Script=Han})岩(?!\\p{Script=Han})',
  hammock: 'hammocks? / Hängematten? / hamacs? / hamacas? / rede de descanso / amac(?:a|he) / ハンモック',
  lockers: 'lockers?(?! room) / Spinde? / casiers?(?! judiciaire) / taquillas? / armadiett[oi] / ロッカー',
  curtain:
    'curtains?(?! call) / drapes / Vorh[aä]nge? / Gardinen? / rideaux? / cortinas? / tend[ae](?! da campeggio) / カーテン',
  vacuum:
    'vacuums?(?: cleaners?)?(?! (?:flask|seal|pack|bottle|tube)) / vacuuming / hoovers? / Staubsauger / aspirateurs? / aspiradora?s? / aspirador(?:es)? de pó / aspirapolvere / 掃除機',
  robotVacuum:
    'robot(?:ic)? (?:vacuums?(?: cleaners?)?|hoovers?) / Saugroboter / robots? aspirateurs? / (?:robots?|robôs?) aspirador(?:es)? / robot aspirapolvere / ロボット掃除機',
  iron: 'steam irons? / (?<=(?:an|the|hot|her|his) )iron(?= (?:hisses|glides|steams|on the|over)) / Bügeleisen / fers? à repasser / planchas? de (?:vapor|ropa) / ferro de passar / ferro da stiro / アイロン',
  fan: '(?:ceiling|desk|electric|table|floor|standing|pedestal) fans? / fan(?= (?:turns|spins|whirs|whirrs|hums|blows)) / Ventilator(?:en)? / ventilateurs? / ventilador(?:es)? / ventilator[ei] / 扇風機',
  mower:
    '(?:lawn ?|robot )?mowers? / Rasenmäher / Mähroboter / tondeuses?(?! à (?:barbe|cheveux)) / cortacésped(?:es)? / cortadora? de (?:grama|césped) / tosaerba / 芝刈り機',
  excavator:
    'excavators? / (?<!gold )diggers? / bulldozers? / Bagger / pelleteuses? / excavadoras? / escavadeiras? / escavator[ei] / ショベルカー',
  typewriter:
    'typewriters? / Schreibmaschinen? / machines? à écrire / máquinas? de (?:escribir|escrever) / macchin[ae] da scrivere / タイプライター',
  dumbbell: 'dumb-?bells? / barbells? / Hanteln? / haltères? / mancuernas? / halteres / manubri(?:o)? / ダンベル',
  kettlebell: 'kettle-?bells? / ケトルベル',
  yogaMat:
    '(?:yoga|exercise|gym) mats? / (?:Yoga|Turn)matten? / tapis de (?:yoga|gym) / esterillas? / tapetes? de yoga / tappetin[oi] da yoga / ヨガマット',
  slippers:
    'slippers? / Hausschuhe? / Pantoffeln? / pantoufles? / chaussons?(?! aux) / pantuflas? / pantofol[ae] / スリッパ',
  eye: "(?<=(?:an?|human|macro) (?:[\\p{L}-]+ ){0,2})eye(?![- ](?:contact|cream|level|line|catching|on|for)) / eyeballs? / pupil (?:dilates?|contracts?) / (?<=(?:ein|das) )Auge / (?<=(?:un |l[’']))œil / 瞳孔",
  earrings:
    "earrings? / Ohrringe? / boucles? d[’']oreilles? / pendientes(?! de) / aretes / brincos / orecchin[oi] / イヤリング / ピアス",
  blanket:
    'blankets? / quilts? / duvets? / (?:Woll|Kuschel|Bett|Baby)decken? / plaids?(?! (?:shirt|jacket|skirt|flannel)) / couvertures? (?:en|de) (?:laine|bébé) / mantas?(?! rays?) / cobertor(?:es)? / copert[ae] di lana / 毛布',
};

export const personWords: Readonly<Record<Person['kind'], string>> = {
  child:
    'child(?:ren)? / kids? / boys? / bab(?:y|ies)(?! (?:monitor|shower|food|seat|clothes|steps)) / toddlers? / newborns? / sons? / nephews? / (?:great-?)?grand(?:child(?:ren)?|sons?|kids?) / Kinder / Kind / Jungen? / Söhne / Sohn / Enkel / Kleinkind / enfants? / garçons? / fils / petit-fils / gamins? / bébés? / niños? / bebés? / hijos? / nietos? / nenes? / crianças? / meninos? / filhos? / netos? / bambin[oi] / ragazzini? / ragazzino / figli[o]? / nipotin[oi] / 子ども / 子供 / 赤ちゃん / 少年 / 息子 / 男の子 / 孫',
  girl: '(?:school)?girls? / (?:grand)?daughters? / nieces? / Mädchen / Töchter(?:chen)? / Tochter / Enkelin(?:nen)? / filles?(?! de) / petites?-filles? / fillettes? / niñas? / hijas? / niet(?:a|ecita)s? / nenas? / meninas? / filhas? / netas? / bambin[ae] / ragazzin[ae] / figli[ae] / 少女 / 娘 / 女の子',
  grandmother:
    'grandmothers? / grandmas? / grannies / granny / (?:old|elderly) (?:woman|lady) / señora mayor / mujer mayor / grandmas / Großmutter / Omas? / femme âgée / signora anziana / ältere (?:Frau|Dame) / grands?-mères? / mamie / abuelas? / avós? / vovó / nonn[ae] / 祖母 / おばあ(?:さん|ちゃん)',
  grandfather:
    'grandfathers? / grandpas? / (?:old|elderly) (?:man|gentleman|guy) / old timers? / señor mayor / hombre mayor / vieil homme / gr[ae]y beard / Großvater / Opas? / älterer? (?:Mann|Herr) / grands?-pères? / papi / abuelos? / avô / vovô / nonn[oi] / anzian[oi] / 祖父 / おじい(?:さん|ちゃん) / 老人',
  woman:
    'wom[ae]n / girlfriends? / wife / wives / sisters? / aunts? / moms? / mums? / mummy / mommy / mothers? / lady / ladies / actress / brides? / Frau(?:en)? / Tanten? / tantes? / tías? / zi[ae](?= \\p{Lu}) / Ehefrau / Mütter / Mutter / Dame / Läuferin / Tänzerin / femmes? / mères? / maman / danseuses? / coureuses? / mujer(?:es)? / señor(?:a|ita)s? / chicas? / madres? / bailarinas? / corredoras? / mulher(?:es)? / mães? / mãe / donn[ae] / madr[ei] / ragazz[ae] / ballerin[ae] / 女性 / 母 / (?<!彼)女',
  man: 'm[ae]n(?! model) / gentlem[ae]n / grooms? / husbands? / boyfriends? / brothers? / guys? / dads? / daddy / blokes? / fathers? / uncles? / Onkel / oncles? / tíos? / zi[oi](?= \\p{Lu}) / Männer / Mann / Väter / Vater / Ehemann / hommes? / messieurs / monsieur / pères? / papa / hombres? / maridos? / esposos? / padres? / señor(?:es)? / chicos? / homem / homens / pai / pais / uom[oi]n?i? / padr[ei] / ragazz[oi] / 男性 / 父 / 男',
};

/**
 * Words for people of unspecified age and gender, such as "courier". Nearby pronouns and adjectives determine both.
 */
export const anyoneWords =
  "pupils? / alumn[oa]s? / élèves? / alun[oa]s? / studenti / estudiantes? / étudiante?s? / crowds?(?!-) / audiences? / (?:film |boat |ground |stage )crew / (?<!ceiling |electric |desk )fans(?= (?:cheer|wave|jump|sing|clap|celebrate|fill|watch|wait)) / guests(?![’']) / commuters? / passengers? / personnes / foule / spectateurs / passagers / Personen / Menschenmenge / (?<=(?:eine|die|der) )Menge / Publikum / Zuschauer / Passagiere / Kunden / (?<=de )personas / personas(?= \\p{Ll}+[an]n ) / multitud / pasajeros / multidão / passageiros / folla / spettatori / passeggeri / 群衆 / 観客 / 乗客 / teen(?:ager)?s? / loggers? / accountants? / receptionists? / cashiers? / managers? / goalkeepers? / brides? / writers? / violinists? / Klempner(?:in)? / Lehrer(?:in)? / Pfleger(?:in)? / profesora? / professora? / falegname / idraulic[oa] / business(?:m[ae]n|wom[ae]n|people|person) / professionals? / directors? / (?:police )?officers? / police(?:m[ae]n|wom[ae]n)? / vendors? / sellers? / staff / employees? / boxers? / fighters? / wrestlers? / gymnasts? / ballerinas? / orchestra / crew / audience / interviewers? / patients(?![’']) / residents? / seniors? / retirees? / pedestrians? / spectators / \\p{L}+mates? / makers? / instructors? / grads? / graduates? / fitters? / plumbers? / electricians? / builders? / roofers? / welders? / technicians? / installers? / cleaners? / adjusters? / agents? / barbers? / hairdressers? / stylists? / therapists? / pharmacists? / opticians? / trainers?(?= (?:shows|helps|claps|points)) / coaches(?= ) / coach / grandchild / partners? / tenants? / landlords? / volunteers? / firefighters? / soldiers? / astronauts? / cooks?(?= (?:stirs|tastes|plates|in)) / butchers? / tailors? / movers? / parents? / every(?:one|body)(?![’']s) / tout le monde / todo el mundo / couriers? / potters? / florists? / keepers? / shopkeepers? / guests? / bartenders? / cyclists? / surfers? / tourists? / commuters? / passengers? / pilots? / artists? / painters? / photographers? / colleagues? / co-?workers? / neighbou?rs? / guards? / founders? / shepherds? / (?:grand)?parents / kings? / queens? / boss / owners? / gardeners? / carpenters? / engineers? / scientists? / designers? / musicians? / shoppers? / travell?ers? / campers / divers? / swimmers? / climbers? / riders? / singers? / mechanics? / teachers? / nurses? / baristas? / chefs? / bakers? / waiters? / drivers? / workers? / crafts(?:m[ae]n|people|person) / farmers? / fisherm[ae]n / doctors? / dentists? / vets? / creators? / presenters? / hosts? / players? / athletes? / skaters? / snowboarders? / skiers? / friends? / couples? / famil(?:y|ies) / people / persons? / someone / crowds? / teams? / customers? / students? / hikers? / runners? / joggers? / dancers? / models? / actors? / \\p{L}*fahrer(?:in)? / Taucher(?:in)? / Sänger(?:in)? / Köch(?:e|in)? / Koch / Bäcker(?:in)? / Freunde? / Familien? / Paare? / Menschen / Leute / Läufer / Handwerker(?:in)? / Gärtner(?:in)? / Nachbar(?:in)? / Kolleg(?:e|in|en) / Verkäufer(?:in)? / Kund(?:e|in|en) / Schüler(?:in)? / Wanderer / Wanderin / Arbeiter(?:in)? / Jugendliche[rn]? / Gäste / Akustiker(?:in)? / Optiker(?:in)? / Ärzt(?:e|in)? / Arzt / Trainerin / Monteur(?:in)? / Enkelkinder / (?:zwei|drei|vier) Personen / nipot[ei] / vétérinaire(?= (?:sourit|ausculte|caresse)) / médecin / infirmi(?:er|ère) / grands-parents / colegas? / abuelitos / médic[oa] / plongeu(?:r|se)s? / chefs? / amis? / familles? / couples? / gens / boulang(?:er|ère)s? / gardien(?:ne)?s? / voisin(?:e)?s? / client(?:e)?s? / facteur / ados? / adolescente?s? / serveu(?:r|se)s? / ouvri(?:er|ère)s? / buceador(?:a)? / amigos? / familias? / parejas? / gente / cociner[oa] / panader[oa] / vecin[oa]s? / camarer[oa]s? / agricultor(?:a|es)? / pescador(?:a|es)? / repartidor(?:a)? / jóvenes / joven / mergulhador(?:a)? / amig[oa]s / famílias? / casal / pessoas? / cozinheir[oa] / padeir[oa] / vizinh[oa]s? / jovem / jovens / surfistas? / ciclist[ai]s? / amic[oihe]+ / famigli[ae] / coppi[ae] / persone / cuoc[oa] / fornai[oa] / vicin[oi](?= di casa) / camerier[ei] / contadin[oi] / pescator[ei] / adolescent[ei]s? / 店主 / 家族 / 友達 / 友人 / 人々 / シェフ / 職人 / カップル / 客 / 後輩 / 先輩 / 同僚 / 二人 / (?:三|四)人 / 若者 / 漁師 / 農家";
/** If the text contains one of these words, a neutral word of `anyoneWords`, such as "florist", means a woman. */
export const femaleWords =
  'she / her / hers / female / sie / ihre?[nmrs]? / elle / ella / ela / dela / nela / lei / \\p{L}{3,}(?:fahrer|läufer|bäcker|sänger|tauch)in / boulangère / gardienne / voisine / serveuse / agricultora / cocinera / panadera / vecina / camarera / cozinheira / padeira / vizinha / cuoca / cameriera / 彼女';
/** If one of these words precedes a word of `anyoneWords`, the person is old, as in "elderly florist". */
export const oldWords =
  'old / elderly / aged / alte[rnm]? / ältere[rnms]? / vieil(?:le)? / vieux / âgée? / viej[oa] / ancian[oa] / velh[oa] / idos[oa] / anzian[oa] / vecchi[oa] / 老いた / 年老いた';

export const handWords =
  "(?<!in |second |minute |hour )hands?(?! tick)(?![’']s|\\s(?:an?|the|him|it|over)(?=\\s)) / fingers? / thumbs?(?! up) / palms?(?! trees?) / Hände / mains? / doigts? / manos? / dedos? / mãos? / man[oi] / dita / 手(?!紙) / 指";

export const faceWords =
  'faces? / cheeks? / chin / forehead / Wangen? / joues? / mejillas? / 頬 / eyes? / portraits? / smiles? / smiling / lips / skin / hair / looks (?:up|into|at) / Gesichte?r? / Augen / Lächeln / Haare? / Haut / visages? / yeux / sourires? / cheveux / peau / rostros? / caras? / ojos / sonris[ae]s? / sonríe / cabello / piel / rostos? / olhos / sorris[oae] / cabelo / pele / vis[oi] / volt[oi] / occhi / sorriso / capelli / pelle / 顔 / 目 / 笑顔 / 髪 / 肌 / 瞳';

export const settingWords: Readonly<Record<SettingName, string>> = {
  kitchen:
    'kitchens? / cooking / stove / counter(?! ?clockwise) / pantry / sink(?!s) / oven / \\p{L}*küche / cuisines?(?! de) / cocinas? / cozinhas? / cucin[ae] / キッチン / 台所 / fridge / refrigerator / breakfast / Kühlschrank / réfrigérateur / nevera / geladeira / frigorifero / 冷蔵庫',
  living:
    "(?:living|dining|sitting|dark|empty|cozy|cosy|bright|kids[’']?|children[’']?s|play) ?rooms? / (?:home|house|apartment) interior / at home / (?:in|inside|into|around|across) (?:an?|the|her|his|their|my) room / on (?:the|a) (?:carpet|rug) / apartments? / sofa / couch / lounge / fireplace / (?:white|bare|blank|empty) walls? / weiße Wand / mur blanc / pared blanca / parede branca / parete bianca / Wohnzimmer / Esszimmer / comedor / sala da pranzo / salle à manger / Wohnung / salon / appartement / sala / salón / apartamento / sala de estar / soggiorno / appartamento / リビング / 部屋 / living",
  bedroom:
    '(?:bed|hotel|guest) ?rooms? / beds? / mattress / pillow / wakes? up / Schlafzimmer / Bett / chambre(?! froide) / (?<=(?:un|le|au|du|son|grand) )lit / dormitorio / habitación / cama / quarto / camera da letto / letto / 寝室 / ベッド / 布団',
  bathroom:
    'bathrooms? / laundry rooms? / Waschküche / buanderie / lavander[ií]a / mirrors? / showers? / Badezimmer / Spiegel / Dusche / salle de bains? / miroir / douche / baño / espejo / ducha / banheiro / espelho / chuveiro / bagno / specchio / doccia / 浴室 / 洗面所 / 鏡 / シャワー',
  office:
    'offices? / desks? / (?:meeting|conference|board) ?rooms? / co-?working / classrooms? / Klassenzimmer / salles? de classe / aulas? / Büros? / Schreibtisch / Besprechung\\p{L}* / bureaux? / oficinas? / escritório / uffici[o]? / オフィス / 会社 / 会議室 / 教室',
  cafe: 'caf[eé]s?(?= (?:at|in|with|on|window|interior|table|counter)|,|\\.|$) / coffee (?:shop|house|bar) / bars?(?! of) / restaurants? / baristas? / bistro / diner / pub / Cafés? / Restaurant / Kneipe / comptoir / restaurantes? / cafetería / cafeteria / ristorante / カフェ / 喫茶店 / レストラン / 居酒屋 / バー',
  shopInside:
    'supermarkets? / grocery / store aisle / aisles? / shelves / market hall / laundromat / laundrette / launderette / dealership showroom / checkout / Supermarkt / Regale? / supermarché / rayons? / supermercados? / estantes / prateleiras? / supermercato / scaffali / スーパー / コンビニ / 売り場',
  studio:
    'studios?(?! apartment) / white (?:void|background|backdrop|cyclorama) / (?:black|dark|plain|seamless|gradient) (?:background|backdrop) / cyclorama / pedestal / void / infinity cove / (?:weißer|schwarzer|neutraler) Hintergrund / fond (?:blanc|noir|uni) / fondo (?:blanco|negro|liso|bianco|nero) / fundo (?:branco|preto) / 白(?:い)?背景 / 黒(?:い)?背景 / スタジオ',
  theater:
    'stages?(?= |,|\\.|$) / concerts? / theat(?:er|re) / spotlights? / auditorium / podium / Bühne / Konzert / Theater / scène de concert / concert / escenario(?!:) / concierto / palco / palcoscenico / concerto / ステージ / 舞台 / コンサート',
  gym: 'gyms? / treadmills? / locker room / workout / stadiums? / (?:sports?|football) arena / (?:tennis|basketball|squash|padel) court / Fitnessstudio / Turnhalle / Stadion / salle de sport / stade / gimnasio / estadio / academia / estádio / palestra / stadio / ジム / 体育館 / スタジアム',
  workshop:
    "(?:pottery|art|dance|recording|painter[’']s) studios? / workshops? / garages? / workbench / factory / warehouse / forge / furnace / smithy / press house / mill(?= |,|\\.|$) / almazara / Schmiede / brewery / distillery / Brauerei / Werkstatt / Fabrik / Halle / atelier / usine / entrepôt / taller / fábrica / almacén / oficina mecânica / galpão / officina / fabbrica / magazzino / 工房 / 工場 / ガレージ",
  city: 'city / cities / skyline / streets?(?! food) / downtown / skateparks? / traffic jam / sidewalks? / crosswalk / rooftops? / alley / traffic / neon / Stadt / Straßen? / Innenstadt / Gasse / ville / rues?(?! de paris) / trottoir / ciudad / calles? / avenida / acera / cidade / ruas? / calçada / città / strad[ae](?! di campagna) / marciapiede / 街 / 都会 / 通り / 東京 / ネオン',
  oldTown:
    'old town / narrow (?:streets?|lanes?|alleys?) / village / cobble(?:stone|d)\\p{L}* / market (?:square|place) / market / plaza / piazza / Paris / Rome / Lisbon / Altstadt / Dorf / Marktplatz / Kopfsteinpflaster / vieille ville / marché / rue de paris / pueblo / casco antiguo / mercado / vila / aldeia / borgo / centro storico / mercato / 商店街 / 京都 / 村 / 市場',
  road: '(?:desert )?highways? / (?:open |empty |country |desert )?roads? / desert / salt flats? / dunes? / route 66 / Landstraße / Autobahn / Wüste / Düne / routes? / désert / autoroute / carreteras? / desierto / estradas? / deserto / autostrada / 道路 / 砂漠 / 高速道路',
  coastRoad:
    'coast(?:al)? (?:road|highway) / cliffs? / Küstenstraße / Steilküste / Klippen? / route côtière / falaises? / carretera de la costa / acantilados? / estrada costeira / falésias? / strada costiera / scoglier[ae] / 海岸線 / 崖 / felsen / rocks',
  forest:
    '(?:pine |rain)?forests? / woods / jungle / trails? / trees / Wald / Wälder / Waldweg / Dschungel / forêts? / (?<=(?:les|le|des|du|au) )bois(?= |,|\\.|$)(?! de chauffe) / sentier / bosques? / selva / sendero / florestas? / trilha / mata / bosc(?:o|hi) / foresta / sentiero / 森 / 林 / 山道',
  park: 'parks?(?!ing) / gardens? / (?:\\p{L}+)?beete? / potager / huerto / horta / orto / orchards? / greenhouses? / \\p{L}*gewächsh[aä]us\\p{L}* / serre(?= |,) / invernadero / estufa / serra(?= |,) / playground / picnic / autumn leaves / Parks? / Gärten / Garten / Spielplatz / parcs? / jardins? / parques? / jardín(?:es)? / jardim / parc[oh]i? / giardin[oi] / 公園 / 庭 / 落ち葉',
  field:
    '(?<!depth of )fields?(?! of view) / meadows? / wildflowers? / wheat / vineyards? / olive groves? / olivar / plantations? / yerbatal / farms?(?!er) / prairie / Felder / Feld / Wiesen? / Weinberg / Bauernhof / Alm / (?<!profondeur de )champs? / prairie / vignes / ferme / (?<!profundidade? de )campos? / praderas? / viñedos? / granja / fazenda / vinhedo / prado / (?<!profondità di )camp[oi] / prat[oi] / vign[ae] / fattoria / 畑 / 草原 / 野原 / 牧場 / 田んぼ',
  mountain:
    'mountains? / summits? / peaks?(?! hours?) / valleys? / ridges? / above the tree line / shale / alps / hik(?:e|es|ing|ers?) / glacier / canyon / Berge? / Gipfel / Tal / Alpen / Gebirge / montagnes? / sommets? / vallées? / montañas? / cumbres? / valle / montanhas? / cume / vale / montagn[ae] / cim[ae] / vett[ae] / 山(?!道) / 峠 / 谷',
  underwater:
    "underwater / divers? / (?:coral )?reefs? / (?:into|in|through) (?:the )?(?:deep|dark|clear)(?: \\p{L}+)? water / under the (?:sea|surface|waves) / unter Wasser / Taucher(?:in)? / sous l[’']eau / plongeu(?:r|se)s? / bajo el agua / buceador(?:a)? / debaixo d[’']água / mergulhador(?:a)? / sott[’']acqua / subacque[oai] / 水中 / 海中",
  sea: 'seas?(?!son) / oceans? / lakes? / fjords? / rivers? / harbou?rs? / waves?(?! (?:at|to|goodbye)) / lighthouse / phare / faro / Leuchtturm / (?:deep|blue|open|dark|clear|turquoise) (?:\\p{L}+ )?water / Meer / See / Fluss / Wellen / Hafen / mer / océan / lac / rivière / vagues? / port(?! ) / mar / océano / lago / río / olas? / puerto / oceano / rio / ondas? / porto / mare / fiume / onda / (?<=(?:le|alle|dalle|delle|nelle|sulle) )onde / 海(?!岸) / 湖 / 川 / 波',
  beach:
    'beach(?:es)? / coves? / bays? / lagoons? / calas? / criques? / calett[ae] / Bucht / shore(?:line)? / sand / island / palm trees? / Strand / Sand / Küste / Insel / plages? / sable / île / playas? / (?<!fondo )(?<!color )arena / isla / praias? / areia / ilha / spiaggi[ae] / sabbia / isola / 浜辺 / ビーチ / 砂浜 / 海岸 / 島',
  snow: 'snow(?!flake)\\p{L}* / ski(?:ing|s|er|ers)? / winter / icy / (?:frozen|glassy ice) lake / ice (?:rink|field|floe|cave) / icebergs? / Schnee / verschneite?\\p{L}* / Ski(?:er|fahr\\p{L}*|piste|gebiet|urlaub)? / Winter / neige / enneigé\\p{L}* / hiver / nieve / nevad[oa]s? / invierno / neve / nevad[oa]s? / innevat[oiae] / inverno / 雪 / スキー / 冬',
  space:
    '(?:outer|deep) space / (?:in|into|through) space(?!s) / galaxy / planets? / orbit(?= of| around the earth) / moon (?:surface|landing) / Weltraum / Weltall / espace(?= |,|\\.)(?! de) / espacio exterior / espaço sideral / spazio(?= profondo| cosmico) / 宇宙',
  air: 'sky(?!line) / skies / clouds / above the clouds / Himmel / Wolken / ciel / nuages / cielo / nubes / céu / nuvens / nuvole / 空(?!港|席|腹) / 雲',
  yard: 'backyards? / front yard / porch / driveway / suburbs / suburbia / suburban (?:street|house|home|garden|lawn)s? / lawn / (?<!bridge )(?<!boat )deck(?! of) / terrace / Vorgarten / Hof / Terrasse / cour / terrasse / patio / terraza / quintal / varanda / cortile / terrazza / ベランダ / 庭先',
  carInside:
    "(?:in|inside) (?:the |a |her |his |their |my |our |family )*(?:parked )?(?:car|taxi|cab|truck|van)(?! (?:park|wash|seat box)) / car interior / in-car / steering wheel / (?:at|behind) the wheel / (?:driver|passenger)[’']?s? seat / (?:back|front|car) ?seats? / dashboard / rear-?view mirror / (?:stuck )?in traffic / (?:im|in einem) (?:Auto|Wagen|Taxi) / Lenkrad / Rückbank / Armaturenbrett / en voiture / dans (?:la|une|sa) voiture / au volant / (?:en|dentro de[l]?) (?:el |un |su )?(?:coche|carro|auto) / al volante / (?:no|dentro do) carro / ao volante / in (?:auto|macchina) / 車(?:内|の中)",
  clinic:
    "clinics? / hospitals? / (?:doctor|dentist|vet)[’']s(?: office)? / waiting rooms? / dental (?:chair|office|practice) / surgery / (?:exam|operating|hospital) room / pharmacy / Praxis / Klinik / Krankenhaus / Wartezimmer / Apotheke / salle d[’']attente / cabinet (?:médical|dentaire) / hôpital / pharmacie / sala de espera / consult(?:a|orio) / hospital / farmacia / clínica / consultório / farmácia / sala d[’']attesa / ospedale / 病院 / 待合室 / クリニック / 薬局",
  pool: '(?:swimming )?pools?(?! table) / poolside / hot tub / Schwimmbad / Pool / piscines? / piscinas? / piscin[ae] / プール',
  hall: 'hallways? / corridors? / lobby / stairs / stairwell / (?:spiral )?staircase / (?<!outside (?:an?|the|his|her) )front door / entrance hall / Flur / Treppenhaus / Treppe / couloir / escaliers? / entrée(?= |,) / pasillo / escaleras? / portal / corredor / escada / corridoio / scale(?= d| a) / ingresso / 廊下 / 玄関 / 階段 / ロビー',
  station:
    '(?:train |railway |gas |subway )?stations? / platforms?(?! shoes) / airport / Bahnhof / Bahnsteig / Flughafen / gare / quai / aéroport / estación / andén / aeropuerto / estação / plataforma / aeroporto / stazione / binario / 駅 / ホーム / 空港',
};

/** Words for each kind of light, in order of precedence: the first match determines the light. */
export const lightWords: readonly (readonly [LightName, string])[] = [
  [
    'night',
    '(?:8|9|1[01])(?:[:.]\\d\\d)? ?p\\.?m\\.? / (?:1|2|3|12)(?:[:.]\\d\\d)? ?a\\.?m\\.? / night(?:time|fall)? / midnight / moonlight / moonlit / neon / stars / Nachts? / Mondlicht / nuit / minuit / lune / noche / medianoche / noite / luar / notte / mezzanotte / luna / 夜 / 深夜 / 月',
  ],
  [
    'dusk',
    'dusk / blue hour / twilight / after sunset / evening / Dämmerung / Blaue Stunde / Abend(?!essen)\\p{L}* / crépuscule / heure bleue / soir / anochecer / crepúsculo / hora azul / entardecer / anoitecer / tramonto inoltrato / ora blu / sera / 夕暮れ / 黄昏 / 夕方',
  ],
  [
    'golden',
    "golden hour / sunset / sundown / late (?:afternoon|light) / warm light / candle ?light / golden light / sun ?flares? / autumn / Goldene Stunde / Sonnenuntergang / warme[sm]? Licht / Herbst / heure dorée / coucher (?:de|du) soleil / lumière chaude / automne / atardecer / puesta de sol / hora dorada / luz cálida / otoño / pôr do sol / hora dourada / luz quente / outono / tramonto / ora d[’']oro / luce calda / autunno / 夕日 / 夕焼け / 秋",
  ],
  [
    'dawn',
    'dawn / sunrise / daybreak / first light / early morning / \\d a\\.?m\\.? / morning / Morgen(?:s|grauen|licht|dämmerung)? / Sonnenaufgang / früh / aube / lever (?:de|du) soleil / matin / amanecer / alba / mañana / madrugada / nascer do sol / amanhecer / manhã / alba / mattin[ao] / 夜明け / 朝 / 日の出',
  ],
  ['snow', 'snow\\p{L}* / blizzard / Schnee / verschneit\\p{L}* / neige / nieve / neve / 雪'],
  [
    'overcast',
    'rain(?:y|s|ing|ed)?(?!bow| jackets?) / (?<!brain)storm(?:y)? / overcast / grey sky / cloudy / drizzle / wet street / Regen / regnet / Gewitter / Sturm / bewölkt / pluie / orage / tempête / nuageux / lluvia / llueve / tormenta / nublado / chuva / tempestade / pioggia / temporale / nuvoloso / 雨 / 曇り / 嵐',
  ],
  [
    'moody',
    'moody / dark (?:background|studio|room) / low[- ]key / black (?:background|backdrop|stone|marble|void) / rim light / chiaroscuro / silhouette / düster / dunkler Hintergrund / fond noir / fondo negro / fundo preto / sfondo nero / 黒(?:い)?背景 / 暗い',
  ],
  [
    'studio',
    'studio / white (?:void|background|backdrop) / high[- ]key / minimal(?:ist)? / cyclorama / weißer Hintergrund / fond blanc / fondo blanco / fundo branco / sfondo bianco / 白(?:い)?背景 / スタジオ',
  ],
  [
    'day',
    'noon / midday / daylight / bright / sunny / sunl(?:ight|it) / summer / Mittag / Sonne(?:nlicht)? / sonnig / hell / Sommer / midi / soleil / été / mediodía / sol(?:eado)? / verano / meio-dia / verão / ensolarado / mezzogiorno / sole / estate / 昼 / 晴れ / 夏',
  ],
];

export const effectWords: Readonly<Record<EffectName, string>> = {
  steam:
    'steam(?:ing|s|y)? / steamed / hot (?:coffee|tea|soup) / boil(?:s|ing) / simmer\\p{L}* / sizzl\\p{L}* / Dampf / dampf\\p{L}* / kocht / vapeur / fumante? / vapor / humeante / hierve / fumegante / vapore / bolle / fumanti? / 湯気 / 蒸気 / 沸騰',
  rain: 'rain(?:y|s|ing|ed|drops?)?(?!bow| jackets?) / storm / drizzle / umbrellas? / Regen\\p{L}* / regnet / pluie / orage / tempête / Sturm / Gewitter / lluvia / llueve / tormenta / chuva / tempestade / pioggia / piove / temporale / 雨',
  snow: 'snow(?:s|ing|fall|flakes?|y)? / Schnee\\p{L}* / schneit / verschneit\\p{L}* / neige / enneigé\\p{L}* / nieve / nieva / neve / nevica / 雪',
  fog: 'fog(?:gy)? / mist(?:y)? / haze / smoke / Nebel / Dunst / Rauch / brume / brouillard / fumée / niebla / bruma / humo / neblina / névoa / fumaça / nebbia / foschia / fumo / 霧 / 靄 / 煙',
  leaves:
    '(?:autumn|falling|fallen) leaves / leaves (?:fall|swirl|drift)\\p{L}* / petals? (?:fall|drift|float)\\p{L}* / falling petals / confetti / Herbstblätter / Laub / Konfetti / feuilles mortes / pétales / hojas (?:secas|caídas|de otoño) / folhas secas / foglie (?:secche|autunnali) / 落ち葉 / 花びら / 紅葉 / 紙吹雪',
  splash:
    'splash(?:es|ing)? / puddles? / spray / spritz\\p{L}* / Pfütze / éclabouss\\p{L}* / flaque / salpica\\p{L}* / charco / respinga / poça / schizz\\p{L}* / pozzanghera / 水しぶき / 水たまり',
  sparks:
    "sparks? / fireworks / sparkl(?:e|es|ing|er|ers) / glitter / embers / fireflies / lights? up / glow(?:s|ing)? / flares? / Funken / Feuerwerk / glitzert / leuchtet / étincelles / feux? d[’']artifice / brille / chispas / fuegos artificiales / brilla / faíscas / fogos / brilha / scintill[ae] / fuochi / 花火 / 火花 / 輝く / 光る",
  stars: 'stars / starry / Sterne / étoiles / estrellas / estrelas / stelle / 星',
};

/** Verbs that determine a person's pose. The first entry that matches determines it. */
export const poseWords: Readonly<Record<Exclude<Person['pose'], 'stand' | 'ride'>, string>> = {
  lie: 'asleep / sleeps / (?:is|are) sleeping / lies (?:on|in|down|back|awake) / (?:is|are) lying / schläft / liegt / dort(?= (?:dans|sur|sous|profondément)|,|\\.|$) / endormie? / allongée? / duerme / dormid[oa] / tumbad[oa] / acostad[oa] / dorme / dormindo / deitad[oa] / addormentat[oa] / sdraiat[oa] / 眠\\p{L}* / 寝て\\p{L}*',
  kneel:
    "kneel(?:s|ing)? / crouch(?:es|ing)? / squats / squatting / bends (?:down|over) / kniet / hockt / bückt / s[’']agenouille / accroupie? / se agacha / arrodillad[oa] / se arrodilla / ajoelha\\p{L}* / agachad[oa] / si inginocchia / accovacciat[oa] / しゃが\\p{L}* / ひざまず\\p{L}*",
  cheer:
    'danc(?:es?|ing) / cheer(?:s|ing) / celebrat(?:es?|ing) / jump(?:s|ing)?(?! cuts?) / leap(?:s|ing)? / (?:raises?|raising|throws?|lifts?) (?:up )?(?:both |her |his |their )?(?:arms|hands) / tanz(?:t|en) / jubel(?:t|n) / spring(?:t|en) / hüpf(?:t|en) / danse(?:nt)? / saute(?:nt)? / lève(?:nt)? les (?:bras|mains) / bailan? / saltan? / levantan? (?:los brazos|las manos|os braços|as mãos) / celebran? / dançam? / pulam? / comemoram? / ball(?:a|ano) / salt(?:a|ano) / esult(?:a|ano) / alza(?:no)? le (?:braccia|mani) / 踊\\p{L}* / 跳\\p{L}* / ジャンプ',
  run: 'run(?:s|ning|ner|ners)?(?! (?:(?:his|her|their|a) )?(?:fingers?|hands?)) / sprint\\p{L}* / jog\\p{L}* / race[sd]? / accelerates / dash(?:es|ing) / rennt / rennen / läuft / sprintet / court / cours / courent / corr(?:e|en|iendo|endo|ono) / 走\\p{L}*',
  walk: 'walk(?:s|ing)? / strolls? / enters? / carr(?:y|ies|ying) / hik(?:es|ing) / steps? (?:out|into) / geht / gehen / spaziert / schlendert / trägt / marche / entre / camina / pasea / entra / lleva / caminha / anda / cammina / passeggia / entra / 歩\\p{L}*',
  sit: 'sit(?:s|ting)? / seated / reads? / works (?:at|on|late|alone) / typ(?:es|ing) / watches / sitzt / liest / tippt / arbeitet / assis(?:e)? / lit / travaille / sentad[oa] / se sienta / lee / trabaja / sentad[oa] / lê / trabalha / sedut[oa] / siede / legge / lavora / 座\\p{L}* / 読\\p{L}*',
  reach:
    'hold(?:s|ing)? / reach(?:es|ing)? / takes (?:out|off|an?|the|her|his) / sets (?:it|an?|the|her|his) / puts / grabs / picks / pour(?:s|ing)? / push(?:es)? / open(?:s|ing)? / taps? / lifts? / point(?:s|ing)? / gives? / hält / gießt / öffnet / zeigt / greift / umarm\\p{L}* / tient / verse / pousse / ouvre / pose / sostiene / vierte / abre / empuja / señala / segura / despeja / aponta / tiene / versa / apre / spinge / 持\\p{L}* / 注\\p{L}* / 開\\p{L}* / 差し出\\p{L}*',
};

/**
 * Words that imply several people, such as "couple". If a caption contains one of them, the picture shows two people.
 */
export const pairWords =
  "hug(?:s|ging)? / handshakes? / shak(?:e|es|ing) hands / embrac\\p{L}+ / couples? / friends / famil(?:y|ies) / kiss(?:es|ing)? / together / every(?:one|body)(?![’']s) / Umarmung / umarm\\p{L}+ / Paare? / Freunde / Familien? / étreinte / couple / amis / famille / abrazo / abraza\\p{L}* / pareja / amigos / familia / abraço / casal / família / abbracci\\p{L}* / coppia / amici / famiglia / 抱き合\\p{L}* / カップル / 家族 / 友達 / 友人 / 二人 / 夫婦";

/** Matches a noun that only modifies a place, such as "coffee" in "coffee farm". Such a noun is not a subject. */
export const placeModifier =
  /famil(?:y|ien)(?=[ -]?(?:cars?|vans?|homes?|house|kitchen|room|business|recipe|pack|photo|dog|auto|wagen)(?!\p{L}))|\p{L}+(?= (?:farms?|plantations?|shops?|stores?|fields?|market|truck|factory|station|tables?|counters?|lamps?)(?!\p{L}))|(?<=(?:fazenda|plantação|loja|campo|finca|plantación|tienda|mercado|ferme|champ|marché|boutique|magasin|plantation|piantagione|negozio|mercato|fabbrica|usine|fábrica)s? (?:de |d[’']|di |del |du ))\p{L}+/giu;

/**
 * Words that refer to a person or thing in an earlier panel. The person meant by an `owner` word is drawn only if the
 * caption has nothing else to draw: "her phone" shows only the phone.
 */
export const pronounWords = {
  she: 'she / sie / elle / ella / ela / lei / 彼女',
  he: 'he / er / il(?= \\p{L}+[aedt](?: (?:les?|la|une?|des|du|sur|dans|vers|en)(?!\\p{L})|[.,]|$)) / él / ele / 彼(?!女|ら)',
  they: 'they / (?:both|the two|the three|all) of them / die beiden / les deux / los dos / ambos / os dois / i due / entrambi / 二人とも / ils / elles / ellos / ellas / eles / elas / loro / 彼ら',
  it: "it(?![’']s) / its / the (?:same|product|device|pair) / das Produkt / le produit / el producto / o produto / il prodotto / それ / 商品",
  owner:
    'her / his / him / them / their / sein(?:e[nmrs]?)? / ihr(?:e[nmrs]?)? / son / sa / ses / sus? / seus? / suas? / suo / suoi / sue / 彼女の / 彼の',
};

/** If a caption contains one of these words but no known place, the panel is drawn outdoors. */
export const outsideWords =
  "outside / outdoors? / open air / im Freien / en plein air / al aire libre / ao ar livre / all[’']aperto / rain(?:y|s|ing)? / draußen / Regen / regnet / dehors / extérieur / pluie / afuera / exterior / lluvia / fora / chuva / fuori / esterno / pioggia / 外 / 屋外 / 雨";

/**
 * Words for things and animals that have no drawing. If such a word is the subject, a panel shows only the place, even
 * if the text mentions other things.
 */
export const undrawnWords = 'dragonfl(?:y|ies) / outboards?(?: motors?)? / propellers? / tweezers / Kürbis(?:se)?';
