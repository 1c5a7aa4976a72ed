import type { Trade } from './trade';

export const food: readonly Trade[] = [
  // Farming
  {
    thing: 'cowHerd',
    theme: 'meadow',
    names:
      'dairy farm* / dairy herd* / dairy cow* / milking parlour* / milking robot* / heifer* / cattle farm* / cattle breed* / suckler cow* / milchvieh* / milchkuh / milchkühe* / melkstand* / melkroboter* / rinderzucht* / viehzucht* / vaches laitières / élevage bovin / éleveurs laitiers / éleveur laitier / salle de traite / vacas lecheras / ganader* / ordeño / pecuária / gado leiteiro / vacas leiteiras / ordenha / vacche da latte / allevamento bovin* / mungitura / 酪農* / 乳牛 / 搾乳',
    words:
      'cow / cows / calf / calves / herd / udder* / milking / silage / cattle / kühe / kuhstall / kälber / vaches / veaux / traite / vacas / terneros / ganado / bezerros / gado / vacche / vitelli / bovini / 子牛 / 牛舎',
    scenes: [
      'A herd of cows in a field',
      'A farmer with a cow in a stable',
      'A cow in a stable',
      'A farmer with a cow in a farmyard',
      'Milk bottles on a table in a dairy',
    ],
  },
  {
    thing: 'pig',
    theme: 'meadow',
    names:
      'pig farm* / pig breed* / piglet* / free range pork / swine / schweinemast* / schweinezucht* / schweinestall* / ferkel* / élevage porcin / éleveurs porcins / éleveur porcin / porcelet* / porcicultura / granja porcina / cerdos ibéricos / lechones / suinocultura / suinicultura / suínos / leitões / suinicol* / allevamento suin* / suini / 養豚* / 子豚',
    words:
      'pig / pigs / sow / boar / pork / farrowing / trough / schwein / schweine / sauen / porc / porcs / truie / cerdo / cerdos / porco / porcos / maiali / scrofa / 豚舎',
    scenes: [
      'A pig in a farmyard',
      'A farmer with a pig in a field',
      'A pig in a stable',
      'A farmer with a pig in a stable',
    ],
  },
  {
    thing: 'sheepFlock',
    theme: 'meadow',
    names:
      'sheep farm* / sheep breed* / lambing / sheepdog* / ewes / schafzucht* / schafhof* / schafherde* / élevage ovin / bergerie* / agnelage / pastor de ovejas / ganado ovino / ovinos / ovelhas / ovinocultura / pecore / ovini / allevamento ovin* / 羊飼い / 牧羊* / schäferei*',
    words:
      'sheep / lamb / lambs / flock / fleece / ram / shearing / pasture / schafe / lämmer / schur / mouton* / brebis / agneau* / ovejas / cordero* / esquila / cordeiro* / lã / agnello / agnelli / tosatura / 羊毛 / shepherd',
    scenes: [
      'A flock of sheep in a field',
      'A shepherd with a lamb in a field',
      'A sheep in a stable',
      'A shepherd with a dog in a field',
    ],
  },
  {
    thing: 'eggCarton',
    theme: 'meadow',
    names:
      'laying hen* / free range egg* / organic egg* / egg farm* / poultry farm* / chicken farm* / hen house* / chicken coop* / hühnerhof* / legehenne* / freilandeier* / bio eier / geflügelhof* / geflügelzucht* / hühnerstall* / poules pondeuses / oeufs fermiers / œufs fermiers / poulailler* / aviculture / élevage de volailles / gallinas / avícola* / avicultura / huevos camperos / galinhas / ovos caipiras / galinheiro / pollaio / galline / uova fresche / avicol* / 養鶏* / 平飼い* / 鶏舎',
    words:
      'eggs / hens / hen / chickens / chicks / coop / yolk* / rooster / laying / eier / hühner / hennen / œufs / oeufs / poules / huevos / gallinero / pollos / ovos / pintinhos / uova / pulcini',
    scenes: [
      'A carton of eggs on a table in a kitchen',
      'Chickens in a farmyard',
      'A farmer with a hen in a farmyard',
      'A girl with a hen in a farmyard',
      'A rooster in a farmyard',
    ],
  },
  {
    thing: 'goose',
    theme: 'meadow',
    names:
      'goose farm* / turkey farm* / duck farm* / christmas goose / christmas turkey* / christmas geese / martinsgans / martinsgänse / weihnachtsgans / weihnachtsgänse / gänsehof* / putenhof* / freilandgänse / entenzucht* / oie fermière / élevage d oies / élevage de canards / dinde fermière / dinde de noël / pavo de navidad / granja de patos / criação de perus / allevamento di oche / tacchini / 七面鳥* / 合鴨*',
    words:
      'goose / geese / turkeys / duck / ducks / plucked / free range / roast / gänse / enten / puten / oies / canards / dindes / ocas / patos / pavos / gansos / perus / oche / anatre / foie gras',
    scenes: [
      'A goose in a farmyard',
      'Geese in a field',
      'A farmer with a goose in a farmyard',
      'A duck in a farmyard',
    ],
  },
  {
    thing: 'wheatEars',
    theme: 'meadow',
    names:
      'arable farm* / grain farm* / wheat farm* / wheat harvest / grain harvest / cereal grower* / winter wheat / malting barley / ackerbau* / getreideanbau* / getreideernte* / winterweizen / braugerste / grandes cultures / céréalier* / moisson* / cerealista* / cultivo de trigo / cosecha de trigo / cerealicultura / lavoura de soja / produtores de soja / cerealicol* / mietitura / 麦作 / 小麦畑 / 麦畑',
    words:
      'wheat / barley / rye / maize / harvest / crop / crops / hectare* / sowing / weizen / gerste / acker / blé / orge / récolte / trigo / cebada / cosecha / soja / safra / frumento / orzo / raccolto / 小麦 / 収穫',
    scenes: [
      'A sheaf of wheat in a field',
      'A tractor in a field',
      'A farmer with ears of wheat in a field',
      'A sack of grain in a stable',
    ],
  },
  {
    thing: 'potato',
    theme: 'meadow',
    names:
      'potato farm* / potato grower* / seed potato* / new potato* / kartoffelbau* / kartoffelhof* / kartoffelbauer* / speisekartoffel* / pflanzkartoffel* / frühkartoffel* / producteur de pommes / pommes de terre / plants de pommes / cultivo de patata* / productores de papa* / patatas nuevas / produtores de batata / batata semente / patate novelle / pataticol* / じゃがいも* / 馬鈴薯',
    words:
      'potato / potatoes / spud* / waxy / floury / tuber* / kartoffel / kartoffeln / festkochend* / mehlig* / patates / patata / patatas / papas / batata / batatas / patate / ポテト',
    scenes: [
      'Potatoes on a table in a kitchen',
      'A farmer with a potato in a field',
      'A tractor in a field',
      'Potatoes on a table at a street market',
    ],
  },
  {
    thing: 'ear-of-corn',
    theme: 'meadow',
    names:
      'sweetcorn / sweet corn / corn on the / corn farm* / zuckermais / maiskolben / maisanbau* / maïs doux / épis de maïs / mazorca* / maíz dulce / choclo* / elotes / milho verde / espiga de milho / mais dolce / pannocchi* / とうもろこし / トウモロコシ / スイートコーン',
    words:
      'corn / cob / cobs / kernels / husk* / maize / kolben / maisfeld / maïs / épi / maíz / milho / espigas / granturco / コーン',
    scenes: [
      'A corn cob in a field',
      'A farmer with a corn cob in a field',
      'Corn on a table in a kitchen',
      'A tractor in a field',
    ],
  },
  {
    thing: 'greenhouse',
    theme: 'meadow',
    names:
      'vegetable grower* / market garden* / greenhouse grower* / hydroponic* / vertical farm* / microgreens / tomato grower* / gemüsebau* / gemüsegärtner* / gewächshausgemüse / maraîcher* / maraîchage / hydroponie / cultures sous serre / horticultor* / cultivo en invernadero / invernaderos / hidropon* / horticultura / estufas agrícolas / orticol* / orticoltur* / coltivazione in serra / idroponic* / ビニールハウス / 水耕栽培* / トマト農園 / 植物工場',
    words:
      'lettuce* / cucumber* / peppers / greenhouse* / seedling* / vine ripened / irrigation / tomaten / salat / gewächshaus / tomates / serre / laitue* / invernadero / lechuga* / estufa / alface / pomodori / lattuga / 温室 / トマト',
    scenes: [
      'A farmer with a tomato in a greenhouse',
      'A farmer with a box of vegetables in a greenhouse',
      'A woman with a watering can in a greenhouse',
      'A greenhouse in a field',
      'Tomatoes on a table in a kitchen',
    ],
  },
  {
    thing: 'orange',
    theme: 'daylight',
    names:
      'orange grove* / citrus farm* / citrus grower* / lemon grove* / clementines / orangenbauer* / zitrusfrüchte / agrumes / agrumicult* / naranjas / cítricos / naranjal* / limonar* / laranjal* / laranjas / citricultura / citricultor* / agrumi / agrumet* / arance / みかん / 柑橘*',
    words:
      'oranges / lemons / citrus / juicy / orangen / zitronen / clémentines / citrons / limones / mandarinas / limões / tangerinas / limoni / mandarini / レモン / オレンジ',
    scenes: [
      'An orange on a table in a kitchen',
      'A farmer with an orange in a field',
      'A lemon on a table in a kitchen',
      'A woman with a lemon at a street market',
    ],
  },
  {
    thing: 'cherries',
    theme: 'blush',
    names:
      'cherry farm* / cherry orchard* / cherry harvest / cherry picking / plum orchard* / stone fruit / kirschen* / kirschbauer* / zwetschge* / steinobst / cerises / cerisaie* / cerezas / cerezos / cerejas / cerejais / ciliegie / ciliegi / ciliegeti / drupacee / さくらんぼ*',
    words:
      'cherry / cherries / plum / plums / pit / pitted / orchard / kirsche / pflaumen / prunes / verger / ciruelas / ameixas / prugne / frutteto / 果樹園',
    scenes: [
      'Cherries on a table in a kitchen',
      'A farmer with a basket in an orchard',
      'A girl with cherries in an orchard',
      'A ladder in an orchard',
    ],
  },
  {
    thing: 'pineapple',
    theme: 'meadow',
    names:
      'exotic fruit* / tropical fruit* / mangoes / watermelon* / südfrüchte / tropenfrüchte / wassermelone* / fruits exotiques / fruits tropicaux / pastèque* / frutas tropicales / frutas exóticas / piñas / sandías / frutas tropicais / abacaxi* / melancia* / frutta esotica / frutta tropicale / anguri* / マンゴー* / pineapples',
    words:
      'mango / mangos / kiwi / melon / melons / coconut / papaya* / ripe / juicy / kokosnuss / melone / noix de coco / plátano* / coco / mamão / cocco / トロピカル / pineapple / ananas / メロン',
    scenes: [
      'A pineapple on a table in a kitchen',
      'A man with a watermelon at a street market',
      'A fruit bowl on a table in a kitchen',
      'A woman eats a melon on a beach',
    ],
  },
  {
    thing: 'apple',
    theme: 'ember',
    names:
      'cider / ciders / orchard* / apple juice / apple press* / apple picking / apple harvest / apple farm* / apple grower* / apfelwein* / mosterei* / obsthof / obsthöfe / obstbau* / obstbauer* / streuobst* / apfelernte / apfelsaft* / apfelbauer* / cidre* / cidrerie* / verger* / pomiculteur* / arboriculteur* / sidra / sidras / sidrería* / manzanos / manzanares / pomares / pomar / sidro / frutteto / frutteti / melicoltur* / シードル / りんご園 / りんご農園 / りんご狩り',
    words:
      'apples / pear / pears / pressing / windfall* / variety / varieties / äpfel / apfel / birnen / obst / pommes / poires / manzanas / peras / maçã / mele / pere / りんご / 果樹 / maçãs / リンゴ',
    scenes: [
      'A farmer with a basket in an apple orchard',
      'An apple tree in a field',
      'Apples on a table in a kitchen',
      'A girl with an apple in an orchard',
      'A barrel in a cider cellar',
    ],
  },
  {
    thing: 'basket',
    theme: 'meadow',
    names:
      'asparagus / pick your own / fruit picking / berry picking / berry farm* / blackcurrant* / spargel* / selbstpflück* / beerenobst / fraises / asperges / cueillette / fresas / espárragos / recogida de fruta / morangos / aspargos / espargos / fragole / asparagi / raccolta di frutta / いちご狩り / いちご農園 / アスパラガス / strawberry farm* / strawberry field* / erdbeeren / erdbeerhof* / erdbeerfeld* / erdbeerernte / blueberry farm* / ブルーベリー農園 / ブルーベリー狩り',
    words:
      'berry / berries / punnet* / ripe / beeren / schale / pflücken / baies / barquette* / bayas / frutas vermelhas / cestinho / bacche / cestino / 摘み取り / strawberry / raspberries / blueberries / himbeeren / framboises / frambuesas / mirtilli / いちご / strawberries',
    scenes: [
      'A woman with a basket in a field',
      'A girl with a basket in a field',
      'Blueberries on a table in a kitchen',
      'A farmer with a basket at a street market',
      'A basket in a field',
    ],
  },
  {
    thing: 'tractor',
    theme: 'meadow',
    names:
      'tractor* / combine harvester* / farm machinery / farm equipment / agricultural machinery / baler* / front loader* / seed drill* / ploughs / traktor* / schlepper* / mähdrescher* / landmaschine* / landtechnik* / frontlader* / ballenpresse* / tracteur* / moissonneuse* / machinisme agricole / matériel agricole / cosechadora* / maquinaria agrícola / trator* / colheitadeira* / ceifeira* / máquinas agrícolas / mietitrebbi* / macchine agricole / トラクター / コンバイン / 農機*',
    words:
      'horsepower / hydraulic* / plough* / harrow / implement* / pto / pflug / acker / charrue / remorque / champs / arado / remolque / reboque / aratro / rimorchio / 農機具 / 耕運* / trattor*',
    scenes: [
      'A tractor in a field',
      'A farmer with a tractor in a farmyard',
      'A mechanic with a wrench and a tractor in a barn',
      'A tractor in a stable',
    ],
  },
  {
    thing: 'drone',
    theme: 'meadow',
    names:
      'precision farming / smart farming / precision agriculture / agtech / agritech / crop monitoring / farm management / farm software / herd management / crop spraying / spray drone* / agrardrohne* / agrarsoftware / ackerschlagkartei / herdenmanagement / agriculture de précision / agriculture connectée / logiciel agricole / agricultura de precisión / software agrícola / agricultura de precisão / agricultura digital / agricoltura di precisione / agricoltura digitale / スマート農業 / 精密農業 / 農業ドローン',
    words:
      'yield* / crop / soil moisture / satellite / livestock / hectare* / ertrag / schlag / bodenfeuchte / parcelle* / rendement / rendimiento / talhão / produtividade / appezzament* / resa / 圃場 / 収量',
    scenes: [
      'A farmer with a tablet in a field',
      'A drone lands in a field',
      'A tractor in a field',
      'A farmer with a phone and cows in a field',
    ],
  },
  {
    thing: 'sackOfGrain',
    theme: 'meadow',
    names:
      'animal feed* / cattle feed / horse feed / chicken feed / poultry feed / pig feed / feed merchant* / farm supply / farm supplies / farm store / agricultural merchant* / seed merchant* / fertiliser* / fertilizer* / hay and straw / futtermittel* / kraftfutter* / viehfutter* / hühnerfutter / pferdefutter* / landhandel* / düngemittel* / landwirtschaftsbedarf / aliments pour bétail / nourriture animale / semences agricoles / engrais / coopérative agricole / piensos / pienso / fertilizantes / insumos agrícolas / agroinsumos / ração animal / ração para / agropecuária* / adubo* / mangim* / fertilizzanti / 飼料* / 肥料*',
    words:
      'heifer* / pellets / bale* / straw / silage / starch / protein / mineral lick / livestock / trough / heu / stroh / vieh / futter / foin / paille / bétail / heno / paja / ganado / feno / palha / gado / fieno / paglia / bestiame / 干し草 / 家畜',
    scenes: [
      'A sack of grain in a stable',
      'A farmer with a sack of grain in a farmyard',
      'A hay bale in a field',
      'A farmer with a bucket and chickens in a farmyard',
      'A cow in a stable',
    ],
  },
  {
    thing: 'fence',
    theme: 'meadow',
    names:
      'livestock fenc* / electric fenc* / sheep fenc* / cattle fenc* / pasture fenc* / farm gates / field gate* / weidezaun* / elektrozaun* / viehzaun* / koppelzaun* / clôture électrique / clôture agricole / clôtures agricoles / cerca eléctrica / cercado ganadero / pastor eléctrico / cerca elétrica / cerca rural / recinzione elettrica / recinzioni elettriche / recinto elettrico / 電気柵 / 牧柵',
    words:
      'pasture / paddock* / livestock / energiser / wire / wolf / weide / koppel / pfosten / pâturage / bétail / prado / ganado / pasto / gado / pascolo / bestiame / 放牧 / 家畜',
    scenes: [
      'A fence in a field',
      'A wooden gate in a field',
      'A farmer with a hammer and a fence in a field',
      'A flock of sheep in a field',
    ],
  },
  {
    thing: 'goat',
    theme: 'meadow',
    names:
      'farm park* / farm visit* / farm stay* / farm holiday* / petting zoo* / petting farm* / city farm* / open farm* / children s farm / llama trek* / donkey walk* / goat yoga / goat farm* / pumpkin patch* / maize maze* / agritourism* / bauernhofurlaub / bauernhofferien / auf dem bauernhof / erlebnisbauernhof / ferienbauernhof / schulbauernhof / kinderbauernhof / streichelzoo* / maislabyrinth / ferme pédagogique / fermes pédagogiques / ferme ouverte / ferme découverte / agrotourisme / granja escuela / granjas escuela / agroturismo / turismo rural / fazendinha* / quinta pedagógica / hotel fazenda / fattoria didattica / fattorie didattiche / agriturism* / 観光農園 / 牧場 / ふれあい動物 / alpaca walk* / alpaca trek* / alpaca farm* / alpakawander* / alpakahof',
    words:
      'goat / goats / donkey* / pony / ponies / hayride* / tractor ride / ziegen / esel / tiere / chèvres / ânes / cabras / burros / animales / animais / capre / asini / animali / ヤギ / alpaca* / alpaka*',
    scenes: [
      'A girl with a goat in a farmyard',
      'A farmer with a goat in a field',
      'A donkey in a farmyard',
      'A llama in a field',
      'Chickens in a farmyard',
    ],
  },
  {
    thing: 'lavender',
    theme: 'blush',
    names:
      'lavender farm* / lavender field* / lavender harvest / lavender honey / lavendelfeld* / lavendelhof / lavendelernte / champ de lavande / champs de lavande / lavandiculteur* / distillerie de lavande / campos de lavanda / cultivo de lavanda / campo de lavanda / plantação de lavanda / campi di lavanda / lavandeto / ラベンダー畑 / ラベンダー園',
    words:
      'lavender / bloom / essential oil / sprig* / sachet* / lavendel / duft / lavande / lavandin / lavanda / floración / floração / fioritura / ラベンダー',
    scenes: [
      'A lavender bush in a field',
      'A woman with lavender flowers in a field',
      'A bunch of lavender on a table in a kitchen',
      'A girl with lavender flowers in a field',
    ],
  },
  {
    thing: 'christmas-tree',
    theme: 'meadow',
    names:
      'christmas tree farm* / christmas trees / cut your own / fir tree farm / weihnachtsbaumverkauf* / weihnachtsbäume / tannenbäume / nordmanntanne* / christbäume / christbaumverkauf / sapins de noël / vente de sapins / nordmann / árboles de navidad / abetos de navidad / pinheiros de natal / árvores de natal / alberi di natale / abeti di natale / クリスマスツリー農園 / もみの木',
    words:
      'fir / spruce / netted / advent / tanne / fichte / nadeln / sapin / épicéa / abeto / pinheiro / abete / natale / ツリー',
    scenes: [
      'A Christmas tree in a living room',
      'A fir tree in a forest',
      'A fir tree in the snow',
      'A man with an axe and a Christmas tree in a forest',
      'A family with a Christmas tree in a living room',
    ],
  },
  {
    thing: 'barnHouse',
    theme: 'meadow',
    names:
      'farming / farmland / family farm / agricultur* / organic farm* / young farmers / landwirt / landwirte / landwirtin* / landwirtschaft* / bauernhof / bauernhöfe / biohof / biobauer* / agriculteur* / agricultrice* / exploitation agricole / agricultor / agricultores / agricultora* / explotación agrícola / agrícolas / agronegócio* / agricoltor* / azienda agricola / aziende agricole / agricoltura / 農業* / 農家* / 農場',
    words:
      'farm / farmer / barn / harvest / soil / crops / livestock / acker / ernte / scheune / récolte / grange / cosecha / granja / granero / colheita / celeiro / fazenda / raccolto / fienile / 収穫 / farmers',
    scenes: [
      'A farmer in a field',
      'A barn in a field',
      'A tractor in a field',
      'A farmer with a wheelbarrow in a farmyard',
      'Cows in a field',
    ],
  },
  // Fish, mills and producers
  {
    thing: 'fishingBoat',
    theme: 'ocean',
    names:
      'fishing boat* / fishing fleet* / trawler* / commercial fishing / line caught / day boat / fischkutter* / krabbenkutter* / küstenfischer* / bateau de pêche / marin pêcheur / pêche artisanale / barco pesquero / flota pesquera / pesca artesanal / lonja / barco de pesca / piscicultura / peschereccio / pescherecci / piscicoltura / 漁船 / 漁師 / 養殖* / 漁港',
    words:
      'fish / harbour / trout / cod / herring / skipper / tide / quay / fisch / fang / forelle* / hafen / poisson / filets / chalut / pescado / puerto / peixe / pesce / reti / truta / criée',
    scenes: [
      'A fishing boat on the sea',
      'A fisherman with a fish in a harbour',
      'A fishing boat in a harbour',
      'A box of fresh fish in a harbour',
      'A fishing net in a harbour',
    ],
  },
  {
    thing: 'oyster',
    theme: 'ocean',
    names:
      'oysters / oyster bar* / oyster farm* / mussel farm* / lobster* / crab shack / shellfish / crayfish / austern* / miesmuschel* / hummer* / krustentiere / huîtres / ostréicult* / conchylicult* / homards / coquillages / ostras / mejillones / bogavante* / ostricultura / mexilhões / lagosta* / ostriche / cozze / vongole / aragosta / aragoste / astice / 牡蠣 / 伊勢海老 / カキ小屋 / ロブスター / moules frites / moules de bouchot',
    words:
      'oyster / mussels / clams / shell / shuck* / brine / crab / tide / muscheln / schalen / krabbe* / coquille / crabe / marée / concha / marisco / cangrejo / crostacei / conchiglia / granchio / moules',
    scenes: [
      'An oyster on a table in a restaurant',
      'A fisherman with a lobster in a harbour',
      'A lobster on a table in a restaurant',
      'A crab on a beach',
      'A fishing boat on the sea',
    ],
  },
  {
    thing: 'windmill',
    theme: 'ember',
    names:
      'flour mill* / stone ground flour / stoneground / stone milled / wholemeal flour / bread flour / rye flour / spelt flour / mehlmühle* / getreidemühle* / dinkelmehl* / weizenmehl* / roggenmehl* / vollkornmehl* / meunerie / meunier* / minoterie* / farine de blé / farine bio / moulin à farine / harinera* / molino harinero / harina integral / harina de trigo / moagem / moleiro / farinha de trigo / farinha integral / mulino a pietra / farina macinata / farine macinate / farina integrale / mugnaio / 製粉* / 石臼* / 小麦粉',
    words:
      'flour / miller / millstone* / wheat / rye / spelt / mehl / mühle / müller / korn / farine / moulin / meule / harina / molino / grano / farinha / moinho / farina / mulino / 石臼',
    scenes: [
      'A windmill in a field',
      'A farmer with a sack of grain in a stable',
      'A bag of flour on a table in a kitchen',
      'A sheaf of wheat in a field',
      'A baker with a bread in a bakery',
    ],
  },
  {
    thing: 'milkBottle',
    theme: 'daylight',
    names:
      'milk delivery / milkman / milk round / fresh milk / raw milk / hay milk / whole milk / dairies / yoghurt* / yogurt* / buttermilk / kefir / molkerei* / frischmilch / rohmilch / heumilch / milchtankstelle* / joghurt* / laiterie* / lait cru / lait entier / yaourt* / crème fraîche / central lechera / leche fresca / leche entera / yogures / lácteos / laticínio* / leite fresco / leite integral / iogurte* / latteria / latte fresco / latte crudo / latticini / 牛乳 / ヨーグルト / 乳製品',
    words:
      'milk / butter / dairy / creamy / cows / pasteuris* / glass bottle* / milch / rahm / kühe / lait / beurre / vaches / leche / mantequilla / vacas / leite / manteiga / latte / burro / panna / ミルク / バター / sahne',
    scenes: [
      'Milk bottles on a table in a kitchen',
      'A woman with a milk bottle in a dairy',
      'A cow in a field',
      'Butter on a table in a kitchen',
      'A girl with a milk bottle in a kitchen',
    ],
  },
  {
    thing: 'cheeseWheel',
    theme: 'ember',
    names:
      'cheeses / cheesemak* / cheesemonger* / creamery / creameries / cheddar / raw milk cheese / käserei* / käse / bergkäse / käsetheke* / käseladen / hofkäserei* / fromages / fromager* / fromagerie* / affineur* / quesos / quesería / queserías / queijos / queijaria* / queijeiro* / formaggio / formaggi / caseificio / caseifici / mozzarella / parmigiano / pecorino / チーズ*',
    words:
      'rind / matured / rennet / curd* / goat / brie / gereift / laib / laibe / ziegen / croûte / affinage / lait / curado / corteza / leche / leite / stagionat* / crosta / latte / 熟成 / cheese / fromage / queso / queijo',
    scenes: [
      'A cheesemaker with a cheese wheel in a cheese cellar',
      'A cheese board on a table in a kitchen',
      'A cheese wheel in a cheese cellar',
      'A woman with a cheese in a boutique',
      'A cheesemaker in a dairy',
    ],
  },
  {
    thing: 'honeycomb',
    theme: 'ember',
    names:
      'beekeep* / beehive* / honeybee* / honey bee* / raw honey / wildflower honey / runny honey / manuka / beeswax / bienenhonig / honig / honiggläser / imker* / imkerei* / bienenwachs / bienenvolk / bienenvölker / miel de / apicult* / apiculteur* / rucher* / pot de miel / miel cruda / colmena* / abejas / mel puro / abelhas / colmeia* / favo de mel / apicolt* / alveari / miele di / api regine / はちみつ / 蜂蜜 / ハチミツ / 養蜂* / ミツバチ',
    words:
      'honey / bees / hive / hives / comb / nectar / blossom / bienen / blüten / waben / miel / abeilles / fleurs / panal / flores / mel / favos / miele / favi / 巣箱 / ruches',
    scenes: [
      'A beekeeper with a beehive in a field',
      'A woman with a honeycomb in a kitchen',
      'A beehive in a field',
      'A honeycomb on a table in a kitchen',
      'A bee in a meadow',
    ],
  },
  {
    thing: 'jamJars',
    theme: 'ember',
    names:
      'jam jar* / homemade jam / strawberry jam / marmalade* / chutney* / pickled vegetables / fruit spread* / marmelade* / konfitüre* / fruchtaufstrich* / eingemacht* / einmachgläser / confiture* / gelée de fruits / mermelada* / conservas caseras / encurtidos / dulce de membrillo / geleia* / conservas artesanais / marmellata / marmellate / confettur* / sottaceti / ジャム / マーマレード / 漬物',
    words:
      'jars / fruit / apricot / sugar / früchte / zucker / fruits / sucre / fruta / tarro* / azúcar / frutas / potes / frutta / vasetti / zucchero / 果実 / preserves / bocaux',
    scenes: [
      'A woman with jam jars in a kitchen',
      'Jam jars on a table in a kitchen',
      'Blueberries on a table in a kitchen',
      'A woman with jam jars at a street market',
    ],
  },
  {
    thing: 'oliveOil',
    theme: 'meadow',
    names:
      'olive oil* / olive grove* / olive mill* / olive press* / olive harvest / extra virgin / olivenöl* / ölmühle* / olivenhain* / olivenernte* / rapsöl / leinöl / huile olive / huile d olive / moulin à huile / oliveraie* / oléicult* / aceite de oliva / aceite virgen / almazara* / olivar / olivares / azeite / azeites / lagar de azeite / olival / olio extravergine / olio d oliva / olio evo / frantoio / frantoi / oliveto / oliveti / オリーブオイル / オリーブ園 / オリーブ油',
    words:
      'olive / olives / virgin / cold pressed / groves / bitter / peppery / oliven / öl / kaltgepresst* / huile / pression à froid / aceitunas / aceite / prensado / azeitonas / oliveiras / ulivi / olio / spremitura / オリーブ / 搾り',
    scenes: [
      'A bottle of olive oil on a table in a kitchen',
      'A farmer with an olive in a field',
      'An olive on a table in a kitchen',
      'A woman with a bottle of olive oil in a kitchen',
      'Olive oil on a table in a restaurant',
    ],
  },
  {
    thing: 'spiceJars',
    theme: 'ember',
    names:
      'spice / spices / spice shop* / spice blend* / seasoning* / curry powder / paprika powder / peppercorn* / sea salt / gewürz* / kräutersalz / meersalz / pfeffermühle* / épices / marchand d épices / safran / fleur de sel / especias / condimentos / azafrán / sal marina / especiarias / temperos / açafrão / flor de sal / spezie / zafferano / sale marino / スパイス / 香辛料 / 塩田 / 天然塩',
    words:
      'cinnamon / cumin / turmeric / pepper / chilli / cardamom / grinder / mortar / zimt / kümmel / pfeffer / mörser / cannelle / poivre / canela / comino / pimienta / cominho / pimenta / cannella / pepe / 胡椒 / シナモン / saffron',
    scenes: [
      'Spice jars on a table in a kitchen',
      'A woman with a jar of spices at a street market',
      'A pestle and mortar on a table in a kitchen',
      'A salt shaker on a table in a kitchen',
      'A chef with spices in a kitchen',
    ],
  },
  {
    thing: 'bunchOfHerbs',
    theme: 'meadow',
    names:
      'herb farm* / herb garden* / culinary herb* / fresh herbs / dried herbs / wild herbs / kräutergarten / kräutergärtnerei / küchenkräuter / wildkräuter* / kräuterhof / herboristerie* / herbes aromatiques / plantes aromatiques / herbes de provence / hierbas aromáticas / plantas aromáticas / herboristería* / ervas aromáticas / ervas finas / erbe aromatiche / erboristeri* / piante aromatiche / ハーブ園 / ハーブ農園 / ハーブガーデン',
    words:
      'herbs / basil / thyme / rosemary / parsley / kräuter / basilikum / thymian / basilic / thym / romarin / albahaca / tomillo / romero / manjericão / alecrim / hortelã / basilico / timo / rosmarino / ハーブ / バジル',
    scenes: [
      'A bunch of herbs on a table in a kitchen',
      'A woman with herbs in a greenhouse',
      'A farmer with herbs in a greenhouse',
      'A pestle and mortar on a table in a kitchen',
    ],
  },
  {
    thing: 'hot-pepper',
    theme: 'ember',
    names:
      'hot sauce* / chilli sauce* / chili sauce* / chili oil / chilli oil / chilli farm* / chili crisp / barbecue sauce* / chilisauce* / scharfe sauce* / chilischote* / sauce piquante / sauces piquantes / piments / salsa picante / salsas picantes / ajíes / molho de pimenta / molhos picantes / salsa piccante / peperoncin* / 唐辛子 / 辛味* / ラー油 / ホットソース',
    words:
      'chilli / chili / chillies / spicy / scoville / habanero / jalapeño* / fermented / schärfe / piment / piquant* / picante / chiles / pimenta / ardida / piccante / 激辛 / 辛い',
    scenes: [
      'A chili pepper on a table in a kitchen',
      'A chef with hot peppers in a kitchen',
      'A farmer with hot peppers in a greenhouse',
      'Hot peppers on a table at a street market',
    ],
  },
  {
    thing: 'peanuts',
    theme: 'ember',
    names:
      'mixed nuts / roasted nuts / roasted almonds / nut butter* / peanut butter / nuts and dried / dried fruit* / trail mix / nussmus / nussmischung* / trockenfrüchte / erdnussbutter / fruits secs / purée de noisettes / beurre de cacahuète / frutos secos / mantequilla de cacahuete / frutas secas / pasta de amendoim / frutta secca / noccioleto / burro di arachidi / ナッツ / ピーナッツ*',
    words:
      'almonds / peanuts / cashew* / roasted / salted / raisins / nüsse / mandeln / noix / amandes / nueces / almendras / nozes / amêndoas / noci / mandorle / 落花生 / アーモンド / walnuts / pistachios / hazelnuts / haselnüsse / noisettes / avellanas / くるみ',
    scenes: [
      'Peanuts on a table in a kitchen',
      'A woman with almonds at a street market',
      'Chestnuts on a table in a kitchen',
      'Peanuts on a table in a pub',
    ],
  },
  {
    thing: 'popcorn',
    theme: 'ember',
    names:
      'crisps / potato chips / tortilla chips / savoury snack* / snack box* / snack brand* / kartoffelchips / knabbergebäck / salzgebäck / knabberzeug / chips de pommes / biscuits apéritif / snacks salados / salgadinho* / patatine / snack salati / ポテトチップス / スナック菓子 / gourmet popcorn / popcorn shop* / popcorn maker* / popcornmanufaktur* / palomitas gourmet / pipoca gourmet',
    words:
      'snack / snacks / salted / seasoned / sharing bag / knabbern / knusprig* / tüte / grignot* / croquant* / sachet / crujiente* / crocante* / pacote / croccante / sacchetto / サクサク / おやつ / popcorn / ポップコーン',
    scenes: [
      'Popcorn on a table in a living room',
      'A bag of crisps on a table in a kitchen',
      'A boy with popcorn in a living room',
      'A woman with popcorn in a cinema',
      'Peanuts on a table in a pub',
    ],
  },
  {
    thing: 'candy',
    theme: 'blush',
    names:
      'sweet shop* / sweetshop* / candy store* / candy shop* / pick and mix / confectioner* / confectionery / fruit gums / gummy bears / lollipop* / liquorice / toffees / fudge / süßwaren* / bonbon* / fruchtgummi* / lakritz* / lutscher / confiserie* / bonbons / réglisse / caramels / golosinas / tienda de dulces / caramelos / gominolas / loja de doces / balas de goma / pirulitos / rebuçados / brigadeiro* / caramelle / negozio di dolciumi / dolciumi / liquirizia / キャンディ* / 駄菓子* / グミ',
    words:
      'sweets / candy / sugar / chewy / sour / caramel / wrapper / süßigkeiten / naschen / friandises / sucre / dulces / chuches / doces / açúcar / zuccherin* / gommose / お菓子',
    scenes: [
      'Candy on a table in a kitchen',
      'A girl with a lollipop in a park',
      'A lollipop on a table in a boutique',
      'A boy with candy in a boutique',
    ],
  },
  {
    thing: 'chocolate',
    theme: 'ember',
    names:
      'chocolatier* / praline* / cacao / cocoa bean* / bean to bar / truffles box / schokolade* / pralinen / kakaobohne* / chocolaterie* / chocolats / bombones / chocolatería* / cioccolat* / チョコレート / ショコラ*',
    words:
      'cocoa / truffles / ganache / tempered / kakao / zartbitter* / fèves / tablette* / cacaos / tableta* / cacau / fondente / tavoletta / カカオ / 板チョコ / chocolate*',
    scenes: [
      'A box of chocolates on a table in a boutique',
      'A chef with chocolate in a chocolate workshop',
      'A bar of chocolate on a table in a kitchen',
      'A woman with a box of chocolates in a boutique',
    ],
  },
  {
    thing: 'cookie',
    theme: 'ember',
    names:
      'biscuit maker* / biscuit tin* / cookie box* / cookie shop* / cookie dough / homemade cookies / shortbread / gingerbread / keks / kekse / plätzchen / lebkuchen* / gebäckdose* / biscuiterie* / biscuits artisanaux / sablés / galletas / galletería* / alfajores / biscoito* / bolachas / biscottificio / biscotti artigianali / cantucci / クッキー* / ビスケット* / せんべい',
    words:
      'biscuits / oven / butter / crunchy / dough / bisquit* / gebäck / backen / biscuit / beurre / croquant* / galleta / horno / mantequilla / forno / manteiga / biscotti / burro / 焼き菓子',
    scenes: [
      'A cookie on a table in a kitchen',
      'A baker with a cookie in a bakery',
      'A girl with a cookie in a kitchen',
      'A rolling pin on a table in a kitchen',
    ],
  },
  {
    thing: 'canned-food',
    theme: 'ocean',
    names:
      'canned food / canned fish / tinned fish / tinned food / tinned tomatoes / sardine tins / cannery / fischkonserve* / dosenfisch / ölsardinen / konservenfabrik* / conserverie* / sardines en boîte / boîtes de conserve / conservera* / latas de sardinas / conservas de pescado / conserveira* / conservas de peixe / enlatados / conserve ittiche / tonno in scatola / scatolame / 缶詰',
    words:
      'tins / cans / sardines / tuna / pantry / shelf life / dosen / konserven / boîte / thon / lata / latas / atún / atum / sardinhas / scatola / tonno / sardine / ツナ',
    scenes: [
      'A tin can on a table in a kitchen',
      'A woman with a tin can in a kitchen',
      'A fishing boat on the sea',
      'A tin can on a table in a supermarket',
    ],
  },
  {
    thing: 'meat',
    theme: 'ember',
    names:
      'butcher / butchers / butchery / charcuterie / cured meat* / dry aged / sausage maker* / meat box* / metzger* / fleischerei* / fleischerfachgeschäft / landmetzger* / wurstwaren / boucher / bouchers / boucherie* / charcutier* / carnicería* / carnicero* / embutidos / charcutería / jamón ibérico / açougue* / talho / enchidos / embutidos artesanais / macelleri* / macellaio / salumi / salumificio / 肉屋 / 精肉* / 和牛',
    words:
      'meat / beef / pork / sausage* / ham / mince / steak / knife / fleisch / wurst / schinken / rind / viande / saucisse* / jambon / boeuf / carne / jamón / chorizo / linguiça / presunto / salsicc* / carni / 牛肉 / ハム / prosciutto',
    scenes: [
      'A butcher with meat in a boutique',
      'Meat on a table in a kitchen',
      'A butcher with a knife in a boutique',
      'Meat on a table in a boutique',
    ],
  },
  {
    thing: 'deer',
    theme: 'ember',
    names:
      'venison / game meat / wild boar meat / wild game / game butcher* / game dealer* / wildfleisch / wildbret / rehrücken / hirschgulasch / wildhändler* / viande de gibier / venaison / carne de caza / carne de venado / carne de ciervo / carne de caça / carne de javali / carne di selvaggina / selvaggina / ジビエ / 鹿肉 / 猪肉',
    words:
      'deer / boar / pheasant* / hunter / reh / hirsch / wildschwein* / jäger / gibier / chevreuil / sanglier / caza / ciervo / jabalí / veado / javali / cervo / cinghiale',
    scenes: [
      'A deer in a forest',
      'A butcher with meat in a boutique',
      'A deer in a meadow',
      'Meat on a table in a kitchen',
    ],
  },
  {
    thing: 'cooked-rice',
    theme: 'meadow',
    names:
      'rice farm* / rice field* / rice paddy / rice grower* / basmati / jasmine rice / sushi rice / reisbauer* / reisanbau* / reisfeld* / riz de camargue / riziculteur* / rizière* / arrozal* / arroceros / cultivo de arroz / arrozeira* / orizicultura / risicoltor* / risaia / risaie / carnaroli / 米農家 / お米 / 田んぼ / コシヒカリ / おにぎり / 玄米',
    words:
      'rice / grains / bowl / paddy / steamed / harvest / reis / körner / riz / récolte / arroz / grano / cosecha / grãos / colheita / riso / chicchi / raccolto / ご飯 / 白米',
    scenes: [
      'A bowl of rice on a table in a kitchen',
      'A woman eats rice in a kitchen',
      'A bag of rice on a table in a kitchen',
      'A man with a bowl of rice in a Japanese room',
    ],
  },
  // Drinks
  {
    thing: 'grapes',
    theme: 'ember',
    names:
      'vineyard* / winery / wineries / winemaker* / winemaking / wine estate* / grape harvest / wine tasting* / weingut* / weingüter / winzer* / weinberg* / weinlese* / weinbau* / weinprobe* / vigneron* / vignoble* / domaine viticole / vendanges / viticult* / dégustation de vin / viñedo* / bodegas / vendimia / viticultor* / enoturismo / vinícola* / vinhas / vindima* / vigneti / vigneto / azienda vinicola / vendemmia / viticoltor* / ワイナリー / ぶどう園 / ぶどう畑',
    words:
      'wine / wines / vines / riesling / merlot / pinot / cellar / grapes / tannin* / wein / trauben / rebe* / vin / vins / raisins / cuvée / vino / vinos / uvas / crianza / vinho / vinhos / safra / vini / uve / cantina / ワイン / ぶどう',
    scenes: [
      'A woman with a glass of wine in a vineyard',
      'A winemaker with grapes in a vineyard',
      'A barrel in a cellar',
      'Grapes on a table in a vineyard',
      'A glass of wine on a table in a wine cellar',
    ],
  },
  {
    thing: 'wineglass',
    theme: 'ember',
    names:
      'wine bar* / wine shop* / wine merchant* / wine club* / wine subscription* / wine list* / wine box* / sommelier* / sparkling wine* / weinhandlung* / weinladen / weinhandel / weinbar* / weinstube* / weinabo / vinothek* / sektkellerei* / caviste* / bar à vin / bars à vin / cave à vin / box vin / coffret vin / vinoteca* / enoteca / enoteche / tienda de vinos / club de vinos / bar de vinos / cava brut / loja de vinhos / clube de vinhos / bar de vinhos / garrafeira / spumante / ワインバー / ワインショップ / ソムリエ / champagne house / champagne bar / winzersekt* / schaumwein* / crémant* / vin mousseux / maison de champagne / champagne brut / vino espumoso / espumante* / spumanti / franciacorta / metodo classico / スパークリングワイン / シャンパン',
    words:
      'wine / wines / rosé / corkscrew / wein / flasche / rotwein / weißwein / vin / vino / tinto / vinho / taça / garrafa / calice / bottiglia / ワイン / prosecco / champagne / シャンパン',
    scenes: [
      'A glass of wine on a table in a restaurant',
      'A woman with a glass of wine in a wine cellar',
      'A glass of wine on a table in a pub',
      'A couple with glasses of wine in a restaurant',
      'A cheese board on a table in a restaurant',
    ],
  },
  {
    thing: 'beer-mug',
    theme: 'ember',
    names:
      'brewery / breweries / brewer / brewers / brewhouse* / microbrew* / craft beer* / pale ale* / lager beer / homebrew* / hops and malt / brauerei* / brauhaus* / craftbier / hausbrauerei* / braumeister* / brasserie artisanale / brasseur / brasseurs / microbrasserie* / bière artisanale / bières artisanales / cervecería* / cervecera* / cerveza artesanal / cervezas artesanas / cervejaria* / cervejeir* / cerveja artesanal / cervejas artesanais / birrificio / birrifici / birra artigianale / birre artigianali / mastro birraio / 醸造所 / ブルワリー / クラフトビール / 地ビール',
    words:
      'beer / beers / ale / ipa / hops / malt / yeast / keg / brew / bier / hopfen / malz / fass / bière / houblon / fût / cerveza / lúpulo / malta / barril / cerveja / malte / chope / birra / luppolo / malto / ビール / ホップ / stout',
    scenes: [
      'A brewer with a beer in a cellar',
      'A barrel in a cellar',
      'A beer mug on a table in a pub',
      'A copper kettle in a cellar',
      'Friends with beer in a pub',
    ],
  },
  {
    thing: 'pint',
    theme: 'ember',
    names:
      'pubs / gastropub* / irish pub / village pub / local pub / country pub / the pub / our pub / pub quiz / pub lunch / beer garden* / taproom* / tavern / alehouse / sports bar / biergarten / biergärten / kneipe* / wirtshaus* / bierstube / bar à bières / pub irlandais / cave à bières / bar de cañas / taberna* / bar de cervezas / boteco* / botequim / chopperia* / choperia* / birreria / birrerie / pub irlandese / 居酒屋 / ビアガーデン / ビアホール',
    words:
      'pint / pints / beer / beers / ale / darts / bier / zapf* / stammtisch / theke / bière / pression / comptoir / caña* / tapas / chope / petiscos / birra / spina / 生ビール / 乾杯',
    scenes: [
      'Friends with beer in a pub',
      'A beer on a table in a pub',
      'A bartender with a beer in a pub',
      'A dart board in a pub',
      'A beer on a table in a garden',
    ],
  },
  {
    thing: 'barrel',
    theme: 'ember',
    names:
      'whisky / whiskies / whiskey* / vodka / scotch whisky / tequila / mezcal / grappa / distiller / distillers / distillery / distilleries / single malt* / craft gin / dry gin / small batch gin / liqueur* / schnapsbrenner* / brennerei* / destillerie* / destillat* / obstbrand* / obstbrände / edelbrand* / likör* / eau de vie / eaux de vie / spiritueux / distillerie* / rhum* / armagnac / destilería* / ginebra artesanal / licores / aguardiente* / destilaria* / cachaça* / alambique* / liquori / distillati / amaro artigianale / ウイスキー / クラフトジン / 蒸留所 / 蒸留酒 / 焼酎 / bourbon whiskey / spiced rum / dark rum / rum distill* / cognac house',
    words:
      'gin / cask* / barrel* / spirit / spirits / oak / botanicals / juniper / schnaps / fass / wacholder / fût* / alambic / genièvre / ginebra / barrica* / enebro / barris / zimbro / botti / ginepro / bourbon / brandy / rum / cognac',
    scenes: [
      'A man with a glass of whisky in a cellar',
      'A barrel in a cellar',
      'A copper pot in a cellar',
      'A bottle of whisky on a table in a pub',
      'A man with a barrel in a cellar',
    ],
  },
  {
    thing: 'sake',
    theme: 'ember',
    names:
      'sake brewery / sake brewer* / japanese sake / junmai / nihonshu / sake bar / sakebrauerei / brasserie de saké / bière de riz / bodega de sake / saquê* / sakè / 日本酒 / 酒蔵 / 純米* / 吟醸* / 地酒 / 蔵元',
    words: 'sake / saké / rice / koji / polished / brewed / reiswein / reis / riz / arroz / riso / japanisch* / 杜氏',
    scenes: [
      'A bottle of sake on a table in a Japanese room',
      'A man with a cup of sake in a Japanese room',
      'A bottle of sake on a table in a restaurant',
      'A woman with a bottle of sake in a restaurant',
    ],
  },
  {
    thing: 'cocktail',
    theme: 'midnight',
    names:
      'cocktail bar* / cocktail class* / cocktail menu* / cocktails / mixolog* / mocktail* / alcohol free spirit* / rooftop bar / happy hour / cocktailbar* / cocktailkurs* / barkeeper* / alkoholfreie spirituosen / bar à cocktails / mixologue* / coctelería* / cócteles / bar de copas / coquetelaria / coquetéis / bar de coquetéis / drinkeria / cocktail bar / bartender* / カクテル* / バーテンダー*',
    words:
      'cocktail / negroni / martini / mojito* / spritz / gin / shaken / stirred / drinks / eiswürfel / glaçons / apéro / hielo / gelo / drinques / ghiaccio / aperitiv* / 乾杯',
    scenes: [
      'A cocktail on a table in a cocktail bar',
      'A bartender with a cocktail in a cocktail bar',
      'A woman with a cocktail on a rooftop',
      'Friends with cocktails in a pub',
      'A tropical drink on a table on a beach',
    ],
  },
  {
    thing: 'coffeeBag',
    theme: 'ember',
    names:
      'coffee roaster* / roastery / roasteries / coffee bean* / coffee subscription* / specialty coffee / speciality coffee / arabica / kaffeerösterei* / rösterei* / röstereien / kaffeebohne* / kaffeeabo* / torréfact* / café en grains / grains de café / tostador de café / tostadores de café / tostaduría / café de especialidad / café en grano / café especial / torrefa* / grãos de café / cafeicultor* / torrefazion* / caffè in grani / chicchi di caffè / 焙煎* / コーヒー豆 / 自家焙煎',
    words:
      'coffee / roast / roasted / beans / espresso / grind / grinder / aroma / kaffee / bohnen / röstung / geröstet / café / torréfié* / moulu / tueste / molido / torra / moído / caffè / tostatura / macinato / コーヒー / 珈琲 / freshly roasted / single origin',
    scenes: [
      'A man with a coffee bag in a cafe',
      'A scoop of coffee beans on a table in a cafe',
      'A coffee grinder on a table in a kitchen',
      'A coffee bag on a table in a kitchen',
      'A barista with a cup of coffee in a cafe',
    ],
  },
  {
    thing: 'espressoMachine',
    theme: 'ember',
    names:
      'coffee machine* / espresso machine* / espresso maker* / portafilter* / coffee maker* / coffee grinder* / moka pot* / french press* / kaffeemaschine* / kaffeevollautomat* / siebträger* / espressomaschine* / kaffeemühle* / machine à café / machines à café / machine expresso / cafetière* / cafetera* / máquina de espresso / máquina de café / cafeteira* / macchina da caffè / macchine da caffè / macchina per caffè / macchine per caffè / コーヒーメーカー / エスプレッソマシン / コーヒーミル',
    words:
      'espresso / grind / bar pressure / steam wand / capsule* / beans / brühgruppe / entkalk* / bohnen / détartr* / espumador / cápsula* / vaporizador / cialde / capsule / 抽出',
    scenes: [
      'An espresso machine in a kitchen',
      'A barista with an espresso machine in a cafe',
      'A moka on a table in a kitchen',
      'A coffee grinder on a table in a kitchen',
      'A French press on a table in a kitchen',
    ],
  },
  {
    thing: 'cup',
    theme: 'ember',
    names:
      'coffee shop* / coffee house* / coffee bar* / coffee cart* / espresso bar* / barista / baristas / flat white* / cappuccino* / latte art / cafe / cafes / kaffeehaus / kaffeehäuser / salon de café / cafetería / cafeterías / caffetteria / caffetterie / 喫茶店 / コーヒーショップ / our café / the café / café bar / corner café / neighbourhood café / new café / little café / unser café / das café / im café / nuestro café / nosso café / cafezinho da tarde / caffè bar / カフェテラス / のカフェ / カフェで / カフェオレ',
    words:
      'coffee / latte / espresso / cup / beans / croissant / roast / kaffee / milchschaum / expresso / noisette / taza / cortado / café con leche / xícara / cafezinho / caffè / tazzina / cornetto / コーヒー / 珈琲 / café / cafés',
    scenes: [
      'A barista with a cup of coffee in a cafe',
      'An espresso machine in a cafe',
      'A woman drinks coffee in a cafe',
      'A cup of coffee on a table in a cafe',
      'A croissant on a table in a cafe',
    ],
  },
  {
    thing: 'teaCup',
    theme: 'meadow',
    names:
      'tea house* / tea room* / tea shop* / tea blend* / loose leaf / tea garden* / tea estate* / tea plantation* / herbal tea* / afternoon tea / earl grey / darjeeling / green tea / teehaus / teeladen / teestube / kräutertee* / schwarztee* / grüntee* / salon de thé / thé vert / thés / tisane* / infusions bio / casa de té / té verde / tienda de té / infusiones / casa de chá / chá verde / chás / sala da tè / tè verde / tisana / 紅茶 / ハーブティー / 茶園 / お茶',
    words:
      'tea / teas / teapot / infusion* / brew / steep / cup / teekanne / thé / théière / feuilles / té / tetera / hojas / chá / bule / folhas / tè / teiera / foglie / 茶葉',
    scenes: [
      'A cup of tea on a table in a living room',
      'A teapot on a table in a kitchen',
      'A woman drinks tea in a living room',
      'A teapot on a table in a garden',
      'A woman pours tea in a kitchen',
    ],
  },
  {
    thing: 'teacup-without-handle',
    theme: 'meadow',
    names:
      'matcha / sencha / tea ceremony / japanese tea* / gyokuro / teezeremonie* / japanischer tee / cérémonie du thé / thé japonais / ceremonia del té / té japonés / cerimônia do chá / chá japonês / cerimonia del tè / tè giapponese / 日本茶 / 抹茶* / 煎茶 / 茶道 / 緑茶',
    words:
      'whisk / bowl / ceremonial / uji / kyoto / tatami / steep / schale / zeremonie / bol / fouet / cuenco / batidor / tigela / ciotola / 茶碗 / 茶室 / 宇治',
    scenes: [
      'A cup of matcha on a table in a Japanese room',
      'A woman with a cup of matcha in a Japanese room',
      'Matcha on a table in a cafe',
      'A woman in a kimono with matcha in a tea ceremony room',
    ],
  },
  {
    thing: 'mate',
    theme: 'meadow',
    names:
      'yerba mate / mate gourd* / mate tea / matetee / mate tee / maté / yerba / yerbatera* / chimarrão / erva mate / tererê / マテ茶',
    words:
      'gourd / straw / herb / caffeine / argentin* / calabasse / cebar / mateada / termo / cuia / bomba / erva / zucca',
    scenes: [
      'A mate gourd on a table in a kitchen',
      'A man with a mate gourd in a park',
      'A mate gourd on a table in a garden',
      'A woman with a mate gourd on a beach',
    ],
  },
  {
    thing: 'bubble-tea',
    theme: 'blush',
    names:
      'bubble tea* / boba / boba shop* / tapioca pearl* / milk tea* / bubbletea* / tapiokaperle* / perles de tapioca / thé aux perles / té de burbujas / perlas de tapioca / pérolas de tapioca / perle di tapioca / タピオカ*',
    words:
      'pearls / taro / straw / topping* / tapioca / milk / flavours / perlen / strohhalm / paille / perlas / pajita / pérolas / canudo / perle / cannuccia / ストロー / ミルクティー',
    scenes: [
      'A bubble tea on a table in a cafe',
      'A woman with a bubble tea in the city',
      'A girl with a bubble tea in a cafe',
      'A bubble tea on a table in a park',
    ],
  },
  {
    thing: 'smoothie',
    theme: 'meadow',
    names:
      'smoothie* / juice bar* / cold pressed juice* / juice cleanse* / milkshake* / freshly squeezed / fresh juice* / saftbar* / frisch gepresst* / saftkur* / bar à jus / jus pressé* / jus frais / cure de jus / zumos naturales / zumería / batidos / licuado* / jugos naturales / sucos naturais / casa de sucos / sumos naturais / vitaminas de frutas / centrifugat* / estratti di frutta / スムージー* / フレッシュジュース / ジューススタンド / frullati',
    words:
      'juice / fruit / fruits / berries / banana / mango / spinach / blend / blender / straw / saft / früchte / obst / jus / fraise / mixeur / fruta / zumo / fresa / suco / frutas / frutta / succo / ジュース / 果物',
    scenes: [
      'A smoothie on a table in a cafe',
      'A woman with a smoothie in a cafe',
      'A smoothie and a fruit bowl on a table in a kitchen',
      'A woman with a smoothie in a park',
      'A fruit bowl on a table in a kitchen',
    ],
  },
  {
    thing: 'can',
    theme: 'volt',
    names:
      'energy drink* / energy shot* / energy gel* / energy bar* / sports drink* / isotonic / pre workout / electrolyte drink* / protein powder* / protein bar* / protein shake* / whey / energydrink* / energieriegel / proteinpulver / proteinriegel / proteinshake* / sportgetränk* / boisson énergisante / boissons énergisantes / boisson isotonique / barre protéinée / barres protéinées / bebida energética / bebidas energéticas / bebida isotónica / barritas de proteína / barras de proteína / isotônico* / bevanda energetica / energy drink / barrette proteiche / proteine in polvere / エナジードリンク / スポーツドリンク / プロテイン',
    words:
      'protein / caffeine / electrolyte* / sugar free / workout / koffein / zuckerfrei / caféine / canette / protéines / cafeína / lata / proteína / lattina / caffeina / proteine / カフェイン',
    scenes: [
      'A woman with a can in a gym',
      'A can on a table in a gym',
      'A man with a can in a gym',
      'A protein shake on a table in a gym',
    ],
  },
  {
    thing: 'glass',
    theme: 'ocean',
    names:
      'mineral water / spring water / sparkling water / bottled water / coconut water / tonic water / soft drink* / lemonade* / kombucha* / iced tea* / ginger beer / ginger ale / fruit juice* / orange juice / drinks wholesaler* / water delivery / mineralwasser* / limonade* / erfrischungsgetränk* / getränkemarkt* / getränkehandel / getränkelieferung / eau minérale / eaux minérales / eau gazeuse / jus de fruits / agua mineral / agua con gas / refrescos / gaseosa* / zumo / zumos / água mineral / água com gás / água de coco / refrigerantes / distribuidora de bebidas / acqua minerale / acqua frizzante / bibite / 炭酸水 / ミネラルウォーター / 清涼飲料 / レモネード / コンブチャ / water dispenser* / water cooler* / wasserspender* / fontaine à eau / fontaines à eau / dispensador de agua / bebedouro* / boccioni d acqua / ウォーターサーバー',
    words:
      'thirst* / sparkling / fizz* / refreshing / ginger / durst / kasten / soif / bulles / sed / burbujas / garrafa* / sete / bottiglia / bollicine / 飲料 / ボトル / brause',
    scenes: [
      'A glass of lemonade on a table in a kitchen',
      'A woman with a glass of lemonade in a park',
      'A jug of water on a table in a kitchen',
      'A glass of lemonade on a table in a garden',
      'A lemon on a table in a kitchen',
    ],
  },
  // Baking
  {
    thing: 'macarons',
    theme: 'blush',
    names:
      'macaron* / patisserie* / pastry shop* / pastry chef* / petit four* / éclairs / croissants / viennoiserie* / feingebäck / konditorei* / konditor* / pâtisserie* / pâtissier* / tartelettes / pastelería* / pastelero* / bollería / repostería / pastelaria* / pastel de nata / pastéis de nata / pasticceri* / pasticcini / cannoli / パティスリー / マカロン / クロワッサン / 洋菓子*',
    words:
      'pastry / pastries / tarts / buttery / puff pastry / törtchen / blätterteig / sahne / tartes / feuilletage / hojaldre / nata / massa folhada / recheio / 菓子 / タルト',
    scenes: [
      'Macarons on a table in a cafe',
      'A baker with macarons in a patisserie',
      'A croissant on a table in a patisserie',
      'A lemon tart on a table in a patisserie',
      'A woman with macarons in a cafe',
    ],
  },
  {
    thing: 'birthdayCake',
    theme: 'blush',
    names:
      'birthday cake* / custom cake* / celebration cake* / wedding cake* / cake shop* / cake maker* / cake decorat* / cake topper* / cupcake* / bespoke cake* / geburtstagstorte* / hochzeitstorte* / motivtorte* / torten / tortenbäcker* / gâteaux / wedding cakes / pièce montée / cake design* / tartas / tarta de cumpleaños / tarta de boda / tortas personalizadas / bolos / bolo de aniversário / bolo de casamento / boleira / torta di compleanno / torta nuziale / torte personalizzate / torte di compleanno / ケーキ屋 / バースデーケーキ / ウェディングケーキ / 誕生日ケーキ / gâteau d anniversaire',
    words:
      'cake / cakes / icing / frosting / sponge / tiers / buttercream / torte / sahne / kerzen / gâteau / bougies / glaçage / tarta / velas / bizcocho / bolo / recheio / torta / candeline / ケーキ / クリーム',
    scenes: [
      'A birthday cake on a table in a living room',
      'A baker with a birthday cake in a bakery',
      'A cupcake on a table in a cafe',
      'A birthday cake on a table in a bakery',
      'A girl with a cupcake in a kitchen',
    ],
  },
  {
    thing: 'rollingPin',
    theme: 'blush',
    names:
      'baking supplies / baking class* / baking course* / baking kit* / baking tin* / bakeware / baking mix* / home baking / backkurs* / backzubehör / backformen / backmischung* / cours de pâtisserie / atelier pâtisserie / moules à gâteaux / curso de repostería / moldes de repostería / curso de confeitaria / formas de bolo / corso di pasticceria / stampi per dolci / お菓子教室 / パン教室 / 製菓材料',
    words:
      'dough / whisk / mixing / rolling pin / oven / yeast / flour / recipe / teig / backen / hefe / pâte / fouet / masa / horno / levadura / massa / forno / fermento / impasto / lievito / 生地 / 材料',
    scenes: [
      'A rolling pin on a table in a kitchen',
      'A mixing bowl on a table in a kitchen',
      'A baker with a rolling pin in a bakery',
      'A woman with a mixing bowl in a kitchen',
      'A girl with a rolling pin in a kitchen',
    ],
  },
  {
    thing: 'donut',
    theme: 'blush',
    names:
      'donut* / doughnut* / krapfen / berliner pfannkuchen / faschingskrapfen / beignets / rosquillas / churrería* / churros / sonhos de padaria / rosquinhas / ciambelle / bomboloni / ドーナツ',
    words:
      'glazed / sprinkles / dough / filled / dozen / glasur / streusel / gefüllt* / glaçage / fourré* / glaseado / relleno* / recheado* / glassa / ripien* / 揚げ',
    scenes: [
      'A donut on a table in a cafe',
      'A baker with a donut in a bakery',
      'A girl with a donut in a park',
      'A donut and a cup of coffee on a table in a cafe',
    ],
  },
  {
    thing: 'pancakes',
    theme: 'ember',
    names:
      'pancake* / waffle* / crepes / creperie* / pfannkuchenhaus / waffelbäckerei* / waffelhaus / waffeln / crêpe* / crêperie* / galette bretonne / galettes bretonnes / gaufres / tortitas / gofres / crepería* / panquecas / creperia* / pancake house / パンケーキ* / クレープ* / ワッフル*',
    words:
      'maple syrup / batter / nutella / buckwheat / griddle / teig / ahornsirup / pâte / sarrasin / sucre / sirope / masa / xarope / massa / sciroppo / impasto / シロップ / ホットケーキ',
    scenes: [
      'Pancakes on a table in a cafe',
      'A waffle on a table in a cafe',
      'A chef with pancakes in a kitchen',
      'A girl with a waffle in a park',
    ],
  },
  {
    thing: 'pie',
    theme: 'ember',
    names:
      'pie shop* / pie maker* / meat pie* / pork pie* / apple pie* / cornish past* / quiche* / pie and mash / apfelkuchen / flammkuchen* / tourte* / tarte aux pommes / empanadas / empanadería* / empadas / empadinha* / torta de frango / tortas salgadas / torte salate / torta salata / アップルパイ / ミートパイ / キッシュ',
    words:
      'crust / pastry / pasty / tart / kuchen / füllung / kruste / tarte / garniture / empanada / relleno / empada / recheio / crosta / ripieno',
    scenes: [
      'A pie on a table in a kitchen',
      'A baker with a pie in a bakery',
      'A pie on a table in a bakery',
      'A woman with a pie in a kitchen',
    ],
  },
  {
    thing: 'bread',
    theme: 'ember',
    names:
      'bakery / bakeries / bakers / bakehouse* / sourdough* / fresh bread / bäckerei* / bäckermeister* / backstube* / bauernbrot / sauerteig* / boulangerie* / boulanger* / levain / panadería* / panadero* / masa madre / hogaza* / padaria* / padeiro* / pão artesanal / pão francês / fermentação natural / panificio / panifici / panetteria / panettiere / lievito madre / pane artigianale / パン屋 / ベーカリー / パン工房 / 食パン',
    words:
      'bread / loaf / loaves / dough / crust / oven / flour / rye / brot / brote / teig / ofen / pains / croûte / fournil / panes / horno / pão / pães / forno / pane / crosta / パン / 生地 / baker / baguette / brötchen',
    scenes: [
      'A baker with bread in a bakery',
      'A bread basket in a bakery',
      'Bread on a table in a kitchen',
      'A woman with a baguette in a bakery',
      'A pretzel on a table in a bakery',
    ],
  },
  {
    thing: 'icecream',
    theme: 'blush',
    names:
      'ice cream* / icecream / gelato / gelati / gelateria* / gelaterie / frozen yogurt* / sorbet / sorbets / eisdiele* / eiscafé* / eissorte* / speiseeis / softeis / eismanufaktur* / glacier artisanal / glaces artisanales / crème glacée / crèmes glacées / helado / helados / heladería* / sorvete* / sorveteria* / gelataio / アイスクリーム* / ジェラート* / ソフトクリーム / かき氷',
    words:
      'scoop* / cones / vanilla / pistachio / strawberry / flavours / sundae / kugeln / waffel / eis / glace / glaces / boules / cornet* / cucurucho* / bola / bolas / casquinha / coni / 冷たい / アイス',
    scenes: [
      'A girl with an ice cream in a park',
      'An ice cream sundae on a table in a cafe',
      'A boy with an ice cream on a beach',
      'An ice cream on a table in a cafe',
      'A woman with an ice cream on a beach',
    ],
  },
  // Shops and markets
  {
    thing: 'vegetableBox',
    theme: 'meadow',
    names:
      'farm shop* / veg box* / veggie box* / vegetable box* / organic veg* / organic box* / community supported agriculture / csa share* / hofladen* / hofläden / gemüsekiste* / biokiste* / ökokiste* / solawi / solidarische landwirtschaft / amap / panier de légumes / paniers de légumes / panier bio / vente directe producteur / magasin de producteurs / cesta de verduras / cestas de verduras / cesta ecológica / huerta ecológica / cesta de orgânicos / cestas orgânicas / hortifruti / cassetta di verdura / cassette di verdura / spesa contadina / 野菜セット / 農産物直売所 / 直売所 / 有機野菜',
    words:
      'vegetables / veg / carrot* / leek* / kale / squash / seasonal / farm / soil / gemüse / möhren / légumes / carottes / verduras / zanahoria* / temporada / legumes / cenoura* / verdure / ortaggi / 野菜 / orgânicos',
    scenes: [
      'A vegetable box on a table in a kitchen',
      'A farmer with a box of vegetables in a field',
      'A woman with a vegetable box in a kitchen',
      'A vegetable box at a street market',
      'A raised bed in a garden',
    ],
  },
  {
    thing: 'marketStall',
    theme: 'meadow',
    names:
      'farmers market* / street market* / weekly market* / food market* / market hall* / market stall* / produce market* / greengrocer* / fruit and veg / wochenmarkt* / bauernmarkt* / markthalle* / marktstand* / obst und gemüse / gemüsehändler* / marché hebdomadaire / marché des producteurs / marchés des producteurs / marché de producteurs / halles gourmandes / primeur* / marchand de légumes / mercado de abastos / mercado agrícola / mercado de productores / frutería* / verdulería* / feira livre / feira orgânica / mercado municipal / quitanda* / mercato contadino / mercato rionale / fruttivendol* / ortofrutta / 朝市 / 八百屋 / マルシェ / 青果*',
    words:
      'stallholder* / traders / fruit / vegetables / stände / obst / étal / producteurs / fruta / barraca* / mercato / bancarelle / frutta / 市場 / 果物',
    scenes: [
      'A market stall at a street market',
      'A woman with a basket at a street market',
      'A farmer with a box of vegetables at a street market',
      'A fruit bowl on a table at a street market',
    ],
  },
  {
    thing: 'fishMarketIce',
    theme: 'ocean',
    names:
      'fishmonger* / fish market* / fresh fish / fish counter / fish van / fish smokehouse* / smoked salmon / smoked fish / fischladen / fischgeschäft* / fischmarkt* / fischhändler* / räucherfisch* / räucherlachs* / matjes* / poissonnerie* / poissonnier* / saumon fumé / fumoir artisanal / pescadería* / pescadero* / salmón ahumado / pescado fresco / peixaria* / peixeiro* / salmão defumado / peixe fresco / pescheria / pescherie / pescivendolo / salmone affumicato / pesce fresco / 鮮魚* / 魚屋 / 魚市場 / 海鮮市場',
    words:
      'fish / fillet* / salmon / cod / mackerel / tuna / prawns / fisch / lachs / kabeljau / filet / poisson / saumon / cabillaud / pescado / merluza / gambas / peixe / bacalhau / camarão / pesce / orata / 刺身',
    scenes: [
      'Fresh fish on ice at a fish market',
      'A fishmonger with a fish at a street market',
      'Salmon on a table in a kitchen',
      'Fresh fish in a harbour',
      'A fishing boat on the sea',
    ],
  },
  {
    thing: 'shopping-cart',
    theme: 'meadow',
    names:
      'grocer / grocers / grocery delivery / convenience store* / corner shop* / lebensmittelgeschäft* / lebensmittelhändler* / lebensmittellieferung* / épicerie* / supérette* / hypermarché* / ultramarinos / tienda de comestibles / mercearia* / mercadinho* / minimercado* / alimentari / ipermercat* / スーパーマーケット / 食料品* / コンビニ* / our supermarket* / your supermarket / local supermarket* / online supermarket* / supermarket chain* / grocery store* / grocery shop* / grocery deliver* / unser supermarkt / ihr supermarkt / supermarktkette* / votre supermarché / tu supermercado / su supermercado / seu supermercado / nosso supermercado / tuo supermercato / nostro supermercato / ofertas da semana / hortifruti / ofertas de la semana / wochenangebote / promotions de la semaine / offerte della settimana',
    words:
      'shelves / trolley / weekly shop / pantry / lebensmittel / einkauf / caisse / estante* / compras / prateleira* / spesa / scaffali / cassa / 食品 / 特売 / supermarket / groceries / supermarkt / supermarché / supermercado / supermercato / per kilo / half price / o quilo / le kilo / al kilo / al chilo',
    scenes: [
      'A woman with a shopping cart in a supermarket',
      'A shopping cart in a supermarket',
      'A family with a shopping cart in a supermarket',
      'A cash register in a supermarket',
      'A woman with vegetables in a supermarket',
    ],
  },
  {
    thing: 'weighingScoop',
    theme: 'meadow',
    names:
      'zero waste shop* / zero waste store* / packaging free / refill shop* / refill store* / bulk food* / bulk store* / unverpackt* / vrac / épicerie vrac / magasin de vrac / tienda a granel / productos a granel / loja a granel / produtos a granel / negozio sfuso / prodotti sfusi / spesa sfusa / 量り売り*',
    words:
      'jars / lentils / scoop / abfüllen / linsen / bocaux / lentilles / granel / tarros / lentejas / potes / lentilhas / barattoli / lenticchie / 容器',
    scenes: [
      'A jar and a scoop of beans on a table in a boutique',
      'A woman with a jar in a boutique',
      'A scoop of grain on a table in a boutique',
      'Kitchen scales on a table in a boutique',
    ],
  },
  {
    thing: 'cheeseBoard',
    theme: 'ember',
    names:
      'delicatessen* / deli counter* / fine food* / gourmet food* / gift hamper* / food hamper* / picnic hamper* / tapenade / feinkost* / delikatess* / präsentkorb* / geschenkkorb* / épicerie fine / traiteur italien / panier gourmand / paniers gourmands / produits du terroir / productos gourmet / tienda gourmet / cesta gourmet / cestas de navidad / delicatessen / empório* / cesta de natal / cestas gourmet / produtos gourmet / gastronomia tipica / salumeri* / cesti natalizi / prodotti tipici / デリカテッセン / 食品ギフト / グルメギフト',
    words:
      'hamper* / cheese / ham / olives / truffle / antipasto / crackers / korb / käse / schinken / fromage / terrine* / queso / jamón / queijo / presunto / cesto / formaggi / salumi / お歳暮 / お中元 / antipasti',
    scenes: [
      'A cheese board on a table in a boutique',
      'A woman with a basket in a boutique',
      'A cheese board on a table in a kitchen',
      'A bottle of olive oil on a table in a boutique',
      'An olive on a table in a kitchen',
    ],
  },
  {
    thing: 'fridge',
    theme: 'ocean',
    names:
      'frozen food* / frozen vegetable* / frozen pizza* / frozen meal* / frozen fish / tiefkühlkost* / tiefkühlware* / tiefkühlgemüse / tiefkühlpizza* / surgelé* / produits surgelés / alimentos congelados / comida congelada / refeições congeladas / surgelat* / cibi surgelati / 冷凍食品 / 冷凍弁当 / 冷凍野菜',
    words:
      'freezer / peas / thaw* / microwave / shock frozen / gefroren / gefriertruhe / auftauen / congélateur / petits pois / congelador / guisantes / ervilhas / piselli / congelatore / 冷凍 / 解凍 / congelados',
    scenes: [
      'A freezer in a kitchen',
      'A woman with a fridge in a kitchen',
      'A pea pod on a table in a kitchen',
      'Vegetables on a table in a kitchen',
    ],
  },
  {
    thing: 'pallet',
    theme: 'daylight',
    names:
      'food wholesale* / food service / foodservice / cash and carry / restaurant suppl* / catering suppl* / food distribut* / food import* / gastrobedarf* / gastronomiebedarf / lebensmittelgroßhandel* / großverbraucher / grossiste alimentaire / distributeur alimentaire / fournisseur chr / mayorista de alimentos / distribuidor de alimentos / distribución horeca / atacarejo* / atacado de alimentos / distribuidora de alimentos / ingrosso alimentare / grossista alimentare / forniture horeca / 食品卸* / 業務用食品 / 業務用食材',
    words:
      'wholesale / pallet* / bulk / cases / cold chain / chilled / gastronomie / kühlkette / entrepôt / horeca / palé / almacén / atacado / câmara fria / bancale / magazzino / 卸売 / 仕入れ',
    scenes: [
      'A pallet in a warehouse',
      'A forklift with a pallet in a warehouse',
      'A box of vegetables in a warehouse',
      'A worker with a sack of grain in a warehouse',
      'A delivery van in the city',
    ],
  },
  {
    thing: 'vendingMachine',
    theme: 'daylight',
    names:
      'vending machine* / snack machine* / vending operator* / smart fridge* / snackautomat* / getränkeautomat* / verkaufsautomat* / distributeur automatique / distributeurs automatiques / máquina expendedora / máquinas expendedoras / vending / máquina de vendas / máquinas de vendas / distributore automatico / distributori automatici / 自動販売機 / 自販機',
    words:
      'snacks / drinks / contactless / restock* / breakroom / canteen / münzen / pausenraum / monnaie / monedas / moedas / monete / 補充',
    scenes: [
      'A vending machine in a station',
      'A woman with a vending machine in an office',
      'A vending machine in an office',
      'A can on a table in an office',
    ],
  },
  // Kitchen goods and courses
  {
    thing: 'knife',
    theme: 'ember',
    names:
      'chef knife / chef knives / chef s knife / chef s knives / kitchen knife / kitchen knives / knife sharpening / knife set* / knife maker* / cutler / cutlery maker* / bladesmith* / kochmesser* / küchenmesser* / messerschmied* / messerset* / messerschleif* / couteau de cuisine / couteaux de cuisine / coutelier* / coutellerie* / couteau de chef / cuchillo de cocina / cuchillos de cocina / cuchillería* / faca de cozinha / facas de cozinha / cutelaria* / coltelli da cucina / coltello da cucina / coltelleri* / 包丁 / 刃物*',
    words:
      'knife / knives / steel / forged / messer / stahl / schärfe / lame* / acier / manche / filo / acero / lâmina / aço / cabo / lama / acciaio / 研ぎ',
    scenes: [
      'A knife on a table in a kitchen',
      'A chef with a knife in a restaurant kitchen',
      'A knife and a cutting board on a table in a kitchen',
      'A woman with a knife in a kitchen',
    ],
  },
  {
    thing: 'pot',
    theme: 'ember',
    names:
      'cookware / kitchenware / saucepan* / frying pan* / casserole dish* / cast iron pan* / dutch oven* / kitchen shop* / kochgeschirr / kochtopf* / kochtöpfe* / bratpfanne* / gusspfanne* / töpfe und pfannen / schmortopf* / ustensiles de cuisine / batterie de cuisine / poêles et casseroles / cocotte en fonte / utensilios de cocina / ollas y sartenes / sartenes / batería de cocina / utensílios de cozinha / panelas / frigideira* / pentole / padelle / utensili da cucina / pentolame / 調理器具 / キッチン用品 / フライパン',
    words:
      'pans / nonstick / induction / enamel / ladle / topf / deckel / pfanne / induktion / poêle / couvercle / olla / inducción / panela / tampa / indução / coperchio / induzione / フタ / 鋳物',
    scenes: [
      'A woman cooks with a pot in a kitchen',
      'A pot on a table in a kitchen',
      'A wok on a table in a kitchen',
      'A ladle on a table in a kitchen',
      'A mixing bowl on a table in a kitchen',
    ],
  },
  {
    thing: 'oven',
    theme: 'ember',
    names:
      'commercial kitchen* / catering equipment / restaurant equipment / kitchen ventilation / combi oven* / pizza oven* / großküche* / großküchentechnik / gastronomieküche* / kombidämpfer* / pizzaofen / pizzaöfen / cuisine professionnelle / matériel de restauration / four à pizza / équipement chr / cocina industrial / cocinas industriales / maquinaria de hostelería / horno de pizza / cozinha industrial / cozinhas industriais / equipamentos para restaurantes / forno de pizza / cucine professionali / attrezzature per ristoranti / forno per pizza / 厨房機器 / 業務用厨房 / ピザ窯',
    words:
      'oven / stainless / hob / extraction / hygiene / chef / edelstahl / herd / abzug / inox / hotte / horno / fogones / campana / forno / fogão / coifa / fornelli / acciaio / cappa / 厨房 / オーブン',
    scenes: [
      'An oven in a restaurant kitchen',
      'A chef with a pan in a restaurant kitchen',
      'A chef in a restaurant kitchen',
      'A pot on a table in a restaurant kitchen',
      'A fridge in a restaurant kitchen',
    ],
  },
  {
    thing: 'mixingBowl',
    theme: 'ember',
    names:
      'cooking class* / cooking course* / cooking school* / cookery school* / cookery class* / cookery course* / culinary school* / cooking workshop* / kochkurs* / kochschule* / kochworkshop* / cours de cuisine / école de cuisine / atelier de cuisine / atelier cuisine / curso de cocina / cursos de cocina / clase de cocina / clases de cocina / escuela de cocina / taller de cocina / curso de culinária / aulas de culinária / escola de culinária / aula de cozinha / corso di cucina / corsi di cucina / scuola di cucina / 料理教室 / クッキング教室 / クッキングスクール',
    words:
      'apron* / recipe* / chop / knife skills / whisk / stir / pasta making / schürze / rezept* / zutaten / kochen / tablier / recette* / ingrédients / delantal / receta* / cocinar / avental / receita* / cozinhar / grembiule / ricett* / レシピ / エプロン',
    scenes: [
      'A chef with a mixing bowl in a kitchen',
      'A woman cooks with a pot in a kitchen',
      'A mixing bowl on a table in a kitchen',
      'A man with a cutting board in a kitchen',
      'A chopping board and vegetables on a table in a kitchen',
    ],
  },
  {
    thing: 'cuttingBoard',
    theme: 'meadow',
    names:
      'meal kit* / meal box* / recipe box* / recipe kit* / recipe card* / dinner kit* / meal prep / ready meal* / pre portioned / kochbox* / rezeptbox* / fertiggericht* / box repas / panier repas / paniers repas / plats préparés / plat préparé / kit de comida / kits de comida / kit de cocina / platos preparados / comida preparada / marmita* / kit refeição / kits de refeição / refeições prontas / box ricette / piatti pronti / kit ricette / ミールキット / 宅配弁当 / 食材宅配 / 作り置き',
    words:
      'recipe / recipes / chop / cook / rezept* / zutaten / portionen / recettes / ingrédients / recetas / ingredientes / porciones / receitas / porções / ricette / ingredienti / レシピ / 食材',
    scenes: [
      'A vegetable box on a table in a kitchen',
      'A woman cooks with a pot in a kitchen',
      'A cutting board and vegetables on a table in a kitchen',
      'A man carries a box into a kitchen',
      'A steak dinner on a table in a kitchen',
    ],
  },
  {
    thing: 'baby-bottle',
    theme: 'daylight',
    names:
      'baby food* / toddler meal* / toddler food / infant formula / weaning / baby led weaning / baby formula / babynahrung* / babybrei* / beikost* / säuglingsnahrung / folgemilch / petits pots / lait infantile / diversification alimentaire / alimentation infantile / comida infantil / potitos / papillas / leche infantil / papinha* / comida de bebê / introdução alimentar / fórmula infantil / pappe per bambini / svezzamento / omogeneizzat* / latte in polvere / 離乳食 / ベビーフード / 粉ミルク',
    words:
      'baby / purée / puree / highchair / weaned / toddler* / brei / bébé / cuillère / bebé / bebê / colher / cucchiaino / pappa / 赤ちゃん / 月齢',
    scenes: [
      'A mother with a baby at a table in a kitchen',
      'A bowl and a spoon on a table in a kitchen',
      'A baby with a spoon in a kitchen',
      'A mother with a bowl and a baby in a kitchen',
    ],
  },
  {
    thing: 'bento-box',
    theme: 'daylight',
    names:
      'lunch box* / lunchbox* / school meal* / school lunch* / school dinner* / packed lunch* / bento* / work canteen* / staff canteen* / schulessen / schulverpflegung* / brotdose* / brotbox* / betriebskantine* / kantinenessen / cantine scolaire / restauration collective / cantine d entreprise / boîte à lunch / comedor escolar / comedores escolares / comedor de empresa / fiambrera* / merenda escolar / lancheira* / refeitório* / mensa scolastica / mensa aziendale / portavivande / 弁当* / 給食 / 社員食堂 / 幕の内',
    words:
      'canteen / pupils / leftovers / snack / mittagessen / déjeuner / élèves / almuerzo / comedor / lanche / alunos / pranzo / mensa / ランチ / tupper',
    scenes: [
      'A bento box on a table in a kitchen',
      'A girl with a bento box in a classroom',
      'A bento box on a table in an office',
      'A sandwich on a table in a kitchen',
    ],
  },
  // Restaurants and street food
  {
    thing: 'pizza',
    theme: 'ember',
    names:
      'pizza / pizzas / pizzeria* / pizzerie / pizzaiol* / pizzabäcker* / pizzalieferdienst* / steinofenpizza* / pizza al taglio / wood fired pizza* / ピザ / ピッツァ / ピッツェリア',
    words:
      'margherita / mozzarella / pepperoni / topping* / dough / stone baked / basil / teig / steinofen / belag / pâte / four à bois / masa / rodízio / massa / borda / impasto / forno a legna / 生地 / 薪窯',
    scenes: [
      'A pizza on a table in a restaurant',
      'A baker with a pizza in a kitchen',
      'Friends eat pizza at a table in a restaurant',
      'A woman with a pizza in a restaurant',
      'A pizza on a table in a kitchen',
    ],
  },
  {
    thing: 'pastaBowl',
    theme: 'ember',
    names:
      'italian restaurant* / trattoria* / trattorie / osteria / osterie / fresh pasta / handmade pasta / spaghetti / tagliatelle / carbonara / ravioli / gnocchi / lasagne / italiener um die / italienisches restaurant / restaurant italien / pasta fresca / restaurante italiano / comida italiana / cantina italiana / ristorante italiano / pastificio / pastifici / tortellini / イタリアン* / パスタ / スパゲッティ / トラットリア',
    words:
      'pasta / sauce / parmesan / basil / al dente / ragù / truffle / egg dough / nudeln / soße / teig / pâtes / italienne / italiano / molho / massa / sugo / 生パスタ',
    scenes: [
      'A bowl of pasta on a table in a restaurant',
      'A chef with pasta in a restaurant kitchen',
      'A woman eats pasta in a restaurant',
      'Spaghetti on a table in a kitchen',
    ],
  },
  {
    thing: 'sushi',
    theme: 'ocean',
    names:
      'sushi* / sashimi / nigiri / maki / omakase / japanese restaurant* / sushibar* / japanisches restaurant / restaurant japonais / restaurante japonés / comida japonesa / restaurante japonês / temakeria* / ristorante giapponese / 寿司* / 回転寿司 / 刺身 / 和食* / 海鮮丼',
    words:
      'tuna / salmon / wasabi / nori / rice / lachs / thunfisch / saumon / thon / riz / salmón / atún / arroz / salmão / atum / salmone / tonno / riso / マグロ / 醤油 / わさび',
    scenes: [
      'Sushi on a table in a restaurant',
      'A chef with sushi in a restaurant kitchen',
      'Sushi on a table in a Japanese room',
      'A woman eats sushi in a restaurant',
    ],
  },
  {
    thing: 'noodles',
    theme: 'ember',
    names:
      'ramen / noodle bar* / noodle shop* / noodle house* / udon / soba / pho bar / pho restaurant / nudelbar* / nudelsuppe* / ramenbar* / bar à nouilles / nouilles asiatiques / casa de ramen / bar de fideos / casa de lámen / lámen / yakisoba / noodle restaurant / ramen bar / ラーメン* / うどん / そば屋 / 蕎麦* / つけ麺',
    words:
      'noodles / broth / bowl / chopsticks / tonkotsu / miso / slurp / nudeln / brühe / schüssel / nouilles / bouillon / bol / fideos / cuenco / macarrão / tigela / brodo / ciotola / スープ / 替え玉',
    scenes: [
      'Noodles on a table in a restaurant',
      'A chef with noodles in a restaurant kitchen',
      'A man eats noodles in a restaurant',
      'Ramen on a table in a Japanese room',
    ],
  },
  {
    thing: 'dimSum',
    theme: 'ember',
    names:
      'dim sum / dumpling house* / dumpling bar* / chinese restaurant* / chinese takeaway* / bao buns / bao bar / gyoza / chinarestaurant* / chinesisches restaurant / teigtaschen / restaurant chinois / raviolis chinois / bouchées vapeur / restaurante chino / comida china / restaurante chinês / comida chinesa / ristorante cinese / ravioli cinesi / 中華* / 点心 / 餃子* / 小籠包 / 飲茶',
    words:
      'dumplings / steamed / peking duck / wok / soy sauce / chopsticks / gedämpft / bambus / vapeur / bambou / bambú / bambu / ao vapor / al vapore / bambù / 蒸し / せいろ',
    scenes: [
      'Dim sum on a table in a restaurant',
      'A chef with dim sum in a restaurant kitchen',
      'A woman eats dumplings in a restaurant',
      'A wok on a table in a restaurant kitchen',
    ],
  },
  {
    thing: 'wok',
    theme: 'ember',
    names:
      'thai restaurant* / thai food / thai kitchen / vietnamese restaurant* / korean restaurant* / asian restaurant* / asian food / stir fr* / pad thai / kimchi / bibimbap / banh mi / summer rolls / thai imbiss / thailändisches restaurant / asia restaurant / asiatisches restaurant / vietnamesisches restaurant / koreanisches restaurant / restaurant thaï / restaurant vietnamien / restaurant asiatique / restaurant coréen / restaurante tailandés / restaurante coreano / restaurante asiático / comida asiática / comida tailandesa / restaurante tailandês / ristorante thailandese / ristorante coreano / ristorante asiatico / cucina asiatica / タイ料理 / ベトナム料理 / 韓国料理 / アジア料理 / 炒め物',
    words:
      'wok / lemongrass / coconut milk / chilli / coriander / tofu / noodles / zitronengras / kokosmilch / citronnelle / lait de coco / citronela / leche de coco / capim limão / leite de coco / latte di cocco / パクチー / ココナッツ',
    scenes: [
      'A wok on a table in a restaurant kitchen',
      'A chef with a wok in a restaurant kitchen',
      'Noodles on a table in a restaurant',
      'A woman eats noodles in a restaurant',
      'Spice jars on a table in a restaurant kitchen',
    ],
  },
  {
    thing: 'curry-rice',
    theme: 'ember',
    names:
      'curry house* / indian restaurant* / indian takeaway* / indian food / indian kitchen / tandoori / biryani / masala / tikka / naan / samosa* / indisches restaurant / currygericht* / restaurant indien / cuisine indienne / restaurante indio / comida india / restaurante indiano / comida indiana / ristorante indiano / cucina indiana / カレー* / インド料理 / スパイスカレー',
    words:
      'curry / rice / korma / chutney / spices / lentils / ghee / reis / linsen / riz / lentilles / arroz / lentejas / lentilhas / riso / lenticchie / ライス',
    scenes: [
      'A curry on a table in a restaurant',
      'A chef with a curry in a restaurant kitchen',
      'Spice jars on a table in a restaurant kitchen',
      'A woman eats curry in a restaurant',
    ],
  },
  {
    thing: 'tagine',
    theme: 'ember',
    names:
      'tagine* / tajine* / couscous / moroccan restaurant* / moroccan food / lebanese restaurant* / mezze / marokkanisches restaurant / libanesisches restaurant / orientalisches restaurant / restaurant marocain / restaurant libanais / restaurante marroquí / restaurante libanés / comida árabe / restaurante árabe / esfiharia* / cuscús / ristorante marocchino / ristorante libanese / cuscus / モロッコ料理 / タジン* / クスクス',
    words:
      'lamb / apricot* / chickpea* / hummus / mint tea / harissa / saffron / lamm / kichererbse* / minztee / agneau / pois chiches / cordero / garbanzos / grão de bico / cordeiro / agnello / ceci / ひよこ豆',
    scenes: [
      'A tagine on a table in a restaurant',
      'A chef with a tagine in a restaurant kitchen',
      'A tagine on a table in a kitchen',
      'Spice jars on a table at a street market',
    ],
  },
  {
    thing: 'skewers',
    theme: 'ember',
    names:
      'kebab* / döner* / shawarma* / souvlaki / gyros / greek restaurant* / greek taverna* / turkish restaurant* / shish / yakitori / satay / dönerladen / griechisches restaurant / türkisches restaurant / kebap* / brochettes / grec frites / restaurant grec / restaurant turc / pinchos morunos / restaurante griego / restaurante turco / brochetas / espetinho* / churrasquinho* / espetaria* / restaurante grego / arrosticini / spiedini / ristorante greco / ristorante turco / ケバブ / 焼き鳥* / 串焼き*',
    words:
      'skewer* / grilled / pita / tzatziki / lamb / charcoal / flatbread / spieß* / fladenbrot / grillades / agneau / sauce blanche / pan de pita / cordero / carvão / espeto* / spiedo / agnello / 炭火',
    scenes: [
      'Kebabs on a table in a restaurant',
      'A chef with kebabs in a restaurant kitchen',
      'A man with kebabs at a street market',
      'Kebabs on a table at a street market',
    ],
  },
  {
    thing: 'paella',
    theme: 'ember',
    names:
      'tapas bar* / paella* / spanish restaurant* / spanisches restaurant / tapasbar* / restaurant espagnol / bar à tapas / arrocería* / bar de tapas / tapas y raciones / marisquería* / pintxos / restaurante espanhol / marisqueira* / ristorante spagnolo / ristorante di paella / スペイン料理 / パエリア',
    words:
      'tapas / saffron / sangria / chorizo / prawns / jamón / rice / olives / safran / garnelen / crevettes / riz / arroz / gambas / mariscos / azafrán / camarão / gamberi / zafferano / サフラン',
    scenes: [
      'A paella on a table in a restaurant',
      'A chef with a paella in a restaurant kitchen',
      'Friends eat paella at a table in a restaurant',
      'An olive on a table in a restaurant',
      'A paella on a table in a kitchen',
    ],
  },
  {
    thing: 'taco',
    theme: 'ember',
    names:
      'taco / taqueria* / taquería* / taco truck* / taco tuesday / burrito* / mexican restaurant* / mexican food / quesadilla* / fajita* / enchilada* / nachos / mexikanisches restaurant / mexikaner / restaurant mexicain / restaurante mexicano / comida mexicana / antojitos / ristorante messicano / cucina messicana / メキシコ料理 / タコス / ブリトー',
    words:
      'tacos / tortilla* / guacamole / avocado / cilantro / chili / beans / bohnen / limette* / haricots / citron vert / maíz / frijoles / feijão / coentro / fagioli / アボカド / サルサ',
    scenes: [
      'A taco on a table in a restaurant',
      'A chef with a taco in a restaurant kitchen',
      'A woman eats a taco in a restaurant',
      'A taco van in the city',
      'Chili peppers on a table in a restaurant kitchen',
    ],
  },
  {
    thing: 'burger',
    theme: 'ember',
    names:
      'burger / burgers / smashburger* / cheeseburger* / hamburger* / burger joint* / fast food / fastfood / schnellrestaurant* / burgerladen / burgerrestaurant* / restauration rapide / hamburguesa* / hamburguesería* / comida rápida / hambúrguer* / hamburgueria* / lanchonete* / hamburgheria / panineria / ハンバーガー* / バーガー / ファストフード',
    words:
      'patty / patties / bun / buns / fries / cheddar / bacon / beef / ketchup / pommes / rindfleisch / frites / boeuf / steak haché / patatas fritas / carne / batata frita / pão / patatine / manzo / ポテト / パティ',
    scenes: [
      'A burger on a table in a restaurant',
      'A chef with a burger in a restaurant kitchen',
      'Fries on a table in a restaurant',
      'A man eats a burger in a restaurant',
      'A burger and fries on a table in a restaurant',
    ],
  },
  {
    thing: 'fries',
    theme: 'ocean',
    names:
      'fish and chips / fish n chips / chip shop* / chippy / fish bar / pommesbude* / frittenbude* / friterie* / baraque à frites / freiduría* / pescaíto frito / friggitoria* / cartoccio di pesce / フィッシュアンドチップス / フライドポテト',
    words:
      'chips / fries / cod / haddock / mushy peas / vinegar / fritten / pommes / backfisch / frites / cabillaud / cornet / fritura / patatas / batatas / peixe frito / fritto / patatine / 揚げ',
    scenes: [
      'A chef with fries in a restaurant kitchen',
      'Fries on a table in a restaurant',
      'A woman eats fries at a street market',
      'Fries on a table on a beach',
    ],
  },
  {
    thing: 'poultry-leg',
    theme: 'ember',
    names:
      'fried chicken / chicken wings / hot wings / chicken shop* / rotisserie chicken / grilled chicken / brathähnchen* / grillhähnchen* / hähnchengrill* / hendlgrill* / poulet rôti / poulet frit / rôtisserie* / pollo asado / pollos asados / pollo frito / asador de pollos / alitas / pollería* / frango frito / frango assado / galeteria* / pollo fritto / pollo allo spiedo / rosticceria / alette di pollo / フライドチキン / 唐揚げ* / からあげ',
    words:
      'chicken / drumstick* / crispy / spicy / hähnchen / knusprig / marinade / poulet / croustillant / pollo / crujiente / frango / crocante / asas / croccante / チキン / 鶏肉',
    scenes: [
      'A chicken leg on a table in a restaurant',
      'A chef with a chicken leg in a restaurant kitchen',
      'A man eats a chicken leg in a restaurant',
      'Chicken wings and fries on a table in a restaurant',
    ],
  },
  {
    thing: 'hot-dog',
    theme: 'ember',
    names:
      'hot dog / hot dogs / hotdog* / currywurst* / bratwurst* / sausage stand* / imbissbude* / imbisswagen / würstelstand* / wurstbude* / stand à saucisses / perrito caliente / perritos calientes / choripán* / completos / cachorro quente / dogueria / würstel / ホットドッグ / ソーセージ',
    words:
      'sausage / sausages / mustard / ketchup / bun / grill / onions / wurst / senf / brötchen / saucisse / moutarde / salchicha* / mostaza / salsicha / mostarda / salsiccia / senape / マスタード',
    scenes: [
      'A hot dog on a table at a street market',
      'A man eats a hot dog in the city',
      'A hot dog on a table in a park',
      'A woman with a hot dog at a street market',
    ],
  },
  {
    thing: 'grillBarbecue',
    theme: 'ember',
    names:
      'smokehouse* / steakhouse* / steak house* / charcoal grill* / gas grill* / pellet grill* / pulled pork / smoked brisket / grillrestaurant* / holzkohlegrill* / gasgrill* / grillkurs* / steakrestaurant* / grill à charbon / barbecue à gaz / restaurant grill / viande grillée / asador / parrillada* / asado argentino / churrascaria* / braceria / griglieria / barbecue a gas / grigliata* / 焼肉* / ステーキハウス / 焼き肉* / barbecue restaurant* / bbq restaurant* / bbq joint* / texas bbq / barbecue grill* / bbq grill* / barbecue class* / grill shop* / grillfachhandel* / parrilla argentina / バーベキュー場',
    words:
      'grill / charcoal / embers / smoked / brisket / ribs / steak / marinade / kohle / glut / rauch / fleisch / braise* / fumé / charbon / brasas / carne / carbón / brasa / carvão / picanha / brace / griglia / 炭火 / barbecue / bbq / parrilla / barbacoa / churrasco / バーベキュー',
    scenes: [
      'A barbecue in a garden',
      'A man with a barbecue in a garden',
      'A steak dinner on a table in a restaurant',
      'A chef with a barbecue in a garden',
      'Friends with a barbecue in a garden',
    ],
  },
  {
    thing: 'sandwich',
    theme: 'daylight',
    names:
      'sandwich shop* / sandwich bar* / sandwiches / bagel* / toastie* / panini / panino / deli sandwich* / wraps and / belegte brötchen / sandwichladen / sandwicherie* / tartines / club sandwich / bocadillo* / bocatería* / sándwich* / sanduíche* / sanduicheria* / tosta mista / paninoteca* / tramezzini / piadineria* / piadina / サンドイッチ* / サンドウィッチ / ベーグル* / パニーニ',
    words:
      'sandwich / bread / toasted / ham / cheese / lettuce / brot / belag / schinken / garniture / jambon / relleno / jamón / pão / recheio / queijo / pane / farcit* / prosciutto / 具材',
    scenes: [
      'A sandwich on a table in a cafe',
      'A bagel on a table in a cafe',
      'A woman eats a sandwich in a park',
      'A chef with a sandwich in a kitchen',
      'A man eats a sandwich in an office',
    ],
  },
  {
    thing: 'soupBowl',
    theme: 'ember',
    names:
      'soup bar* / soup delivery / bone broth / suppenbar* / suppenladen / knochenbrühe / eintopf* / bar à soupe* / soupes maison / bouillon d os / sopas caseras / caldo de huesos / pucheros / sopas artesanais / caldos e sopas / zuppe artigianali / zupperia* / brodo di ossa / スープ専門店 / スープカフェ',
    words:
      'soup / soups / broth / ladle / lentil* / pumpkin / simmer* / stew / bowl / suppe* / brühe / kürbis / soupe / velouté / potage / sopa / sopas / zuppa / minestrone / brodo / スープ / 煮込み',
    scenes: [
      'A bowl of soup on a table in a restaurant',
      'A chef with a bowl of soup in a restaurant kitchen',
      'A woman eats soup in a cafe',
      'Soup on a table in a kitchen',
      'A chef with a pot in a restaurant kitchen',
    ],
  },
  {
    thing: 'saladBowl',
    theme: 'meadow',
    names:
      'vegan food / vegan restaurant* / meat free / meat alternative* / meat substitute* / tofu / tempeh / falafel* / oat drink / almond milk / soy milk / salad bar* / poke bowl* / vegetarisch* / fleischersatz* / fleischlos* / hafermilch / végétarien* / lait d avoine / lait d amande / bar à salades / vegetariano* / vegetariana* / comida vegana / leite de aveia / insalateria* / ヴィーガン / ビーガン / 菜食 / 大豆ミート / サラダ専門店 / ポケ丼 / vegan burger* / vegan cuisine / vegan meal* / vegan cheese / vegan kitchen / plant based food / plant based meal* / plant based milk / plant based meat / plant based diet / vegane küche / vegane ernährung / veganes restaurant / veganes essen / cuisine végane / restaurant végane / restaurante vegano / cocina vegana / cucina vegana / ristorante vegano / salad shop* / poke house* / poke bar* / grain bowl* / salatbar* / salatbuffet* / poké bar / ensaladería* / saladeria* / pokeria / pokerie / サラダバー / ポケボウル',
    words:
      'salad / salads / greens / chickpea* / lentils / quinoa / lettuce / avocado / salat / gemüse / hafer / salade / légumes / avoine / ensalada / verduras / avena / salada / legumes / aveia / insalata / verdure / サラダ / 野菜 / vegan / vegane / vegano / vegetarian* / oat milk',
    scenes: [
      'A salad on a table in a restaurant',
      'A woman eats salad in a kitchen',
      'A chef with vegetables in a restaurant kitchen',
      'A salad on a table in a kitchen',
      'A chopping board and vegetables on a table in a kitchen',
    ],
  },
  {
    thing: 'cooking',
    theme: 'daylight',
    names:
      'brunch* / breakfast cafe / breakfast menu* / all day breakfast / full english / breakfast delivery / frühstückscafé* / frühstückslokal / sonntagsbrunch / brunchs / petit déjeuner livré / desayunos a domicilio / desayunos y brunch / brunchería / cesta de café / padoca / colazioni / bruncheria / ブランチ / モーニングセット / american diner / diners',
    words:
      'breakfast / eggs / bacon / pancakes / avocado toast / poached / granola / muesli / frühstück / eier / speck / petit déjeuner / oeufs / tartines / huevos / tostadas / ovos / torradas / uova / トースト / café da manhã / 朝食',
    scenes: [
      'A fried egg on a table in a cafe',
      'Pancakes on a table in a cafe',
      'A croissant and a cup of coffee on a table in a cafe',
      'A woman eats pancakes in a cafe',
      'Friends eat breakfast at a table in a cafe',
    ],
  },
  {
    thing: 'foodTruck',
    theme: 'ember',
    names:
      'food truck* / foodtruck* / food van* / street food* / streetfood* / catering van* / catering trailer* / food stall* / food festival* / verkaufswagen / street food festival / camion de restauration / cuisine de rue / camionnette à pizza / camión de comida / comida callejera / gastroneta* / comida de rua / furgão de lanches / cibo di strada / furgone street / truck food / キッチンカー* / 屋台* / 移動販売*',
    words: 'truck / wagen / luke / camion / furgón / ruedas / furgone / 出店 / 路上',
    scenes: [
      'A food van in the city',
      'A chef with a food van in the city',
      'A food van in a park',
      'A woman with a taco at a street market',
      'A burger on a table at a street market',
    ],
  },
  {
    thing: 'cargobike',
    theme: 'ember',
    names:
      'food delivery / take away food / pizza delivery / meal delivery / restaurant delivery / lieferdienst für essen / essenslieferdienst* / essenslieferung* / lieferservice für essen / livraison de repas / plats à emporter / vente à emporter / repas livrés / comida a domicilio / comida para llevar / reparto de comida / entrega de comida / delivery de comida / marmitex / cibo a domicilio / consegna cibo / pizza a domicilio / フードデリバリー / 出前* / 宅配ピザ / takeaway food / takeaway menu / takeaway deliver* / order takeaway / takeout food',
    words:
      'courier* / hungry / geliefert / fahrer / kurier* / hunger / livreur* / faim / repartidor* / hambre / entregador* / fome / fame / 配達 / テイクアウト',
    scenes: [
      'A courier with a box on a doorstep',
      'A courier with a pizza on a doorstep',
      'A scooter in the city',
      'Pizza on a table in a living room',
      'A courier with a bike in the city',
    ],
  },
  {
    thing: 'fork-and-knife',
    theme: 'ember',
    names:
      'catering / caterer* / caterings / wedding catering / event catering / private chef* / personal chef* / finger food / fingerfood / buffet catering / cateringservice / partyservice / partyservices / mietkoch / privatkoch / traiteur* / chef à domicile / cocktail dînatoire / plateaux repas / chef a domicilio / chef privado / cóctel de empresa / chef em casa / bufê / coffee break empresarial / chef a casa / servizio catering / banqueting / ケータリング* / 出張シェフ / 仕出し*',
    words:
      'buffet / canapes / menu / platter* / gäste / hochzeit / häppchen / menü / invités / réception / banquet / boda / menú / invitados / convidados / casamento / cardápio / ospiti / banchetto / パーティー / 会場',
    scenes: [
      'A chef in a restaurant kitchen',
      'A waiter with a glass of champagne in a garden',
      'A cheese board on a table in a garden',
      'A chef with a bowl of salad in a kitchen',
      'A steak dinner on a table in a restaurant',
    ],
  },
  {
    thing: 'fishdish',
    theme: 'ocean',
    names:
      'seafood* / fish restaurant* / fischrestaurant* / fischlokal / meeresfrüchte* / fruits de mer / restaurant de poissons / restaurant de poisson / mariscos / marisquerías / cevichería* / ceviche / restaurante de pescado / frutos do mar / restaurante de peixe / moqueca / ristorante di pesce / frutti di mare / シーフード* / 海鮮料理 / 魚料理',
    words:
      'fish / grilled / prawns / mussels / sea bass / harbour / fisch / gegrillt / garnelen / poisson / crevettes / bar grillé / pescado / gambas / lubina / peixe / camarão / pesce / gamberi / branzino',
    scenes: [
      'Grilled fish on a table in a restaurant',
      'A chef with grilled fish in a restaurant kitchen',
      'A lobster on a table in a restaurant',
      'A woman eats grilled fish in a restaurant',
      'A fishing boat in a harbour',
    ],
  },
  {
    thing: 'dinnerPlate',
    theme: 'ember',
    names:
      'restaurant / restaurants / bistro* / brasserie* / fine dining / tasting menu* / sunday roast* / gasthaus* / gasthof* / gaststätte* / speiselokal* / mittagstisch / restaurante / restaurantes / mesón / casa de comidas / menú del día / menú degustación / restaurante por quilo / ristorante / ristoranti / menu degustazione / locanda / レストラン* / 食堂 / 料理店 / ビストロ / 割烹 / 料亭',
    words:
      'menu / menus / chef / dish / dishes / waiter* / gericht* / koch / speisekarte / plats / cuisine / plato* / cocina / prato* / cardápio / piatti / cucina / 料理',
    scenes: [
      'A chef with a pan in a restaurant kitchen',
      'A waiter with a glass of wine in a restaurant',
      'A steak dinner on a table in a restaurant',
      'Friends eat at a table in a restaurant',
      'A bowl of soup on a table in a restaurant',
    ],
  },
  {
    thing: 'wheatEars',
    theme: 'meadow',
    names:
      'muesli* / granola / breakfast cereal* / porridge / oatmeal / overnight oats / rolled oats / müsli* / haferflocken* / frühstücksflocken / cornflakes / corn flakes / flocons d avoine / céréales du petit / céréales petit déjeuner / copos de avena / cereales de desayuno / flocos de aveia / aveia em flocos / cereal matinal / cereais matinais / fiocchi d avena / cereali da colazione / cereali per la colazione / グラノーラ / オートミール / コーンフレーク',
    words:
      'oats / raisins / rolled / no added sugar / hafer / rosinen / ohne zuckerzusatz / vollkornflocken / avoine / raisins secs / sans sucres ajoutés / avena / pasas / sin azúcar añadido / aveia / uvas passas / sem açúcar adicionado / uvetta / senza zuccheri aggiunti / オーツ麦',
    scenes: [
      'A girl with a bowl in a kitchen',
      'A bowl on a table in a kitchen',
      'A jar on a table in a kitchen',
      'A woman with a bowl in a kitchen',
    ],
  },
  {
    thing: 'jug',
    theme: 'meadow',
    names:
      'oat drink* / plant milk* / plant based milk* / dairy free milk / almond drink* / soy drink* / haferdrink* / sojadrink* / mandeldrink* / pflanzendrink* / pflanzenmilch / milchalternative* / boisson végétale / boissons végétales / boisson à l avoine / boisson au soja / boisson à l amande / bebida vegetal / bebidas vegetales / bebida de avena / bebida de soja / leite vegetal / leites vegetais / bebida de aveia / bevanda vegetale / bevande vegetali / bevanda d avena / bevanda di soia / 植物性ミルク / アーモンドミルク / 豆乳飲料',
    words:
      'oat milk / almond milk / soya milk / soy milk / dairy free / lactose free / foams / oats / hafermilch / mandelmilch / laktosefrei* / schäumt / hafer / lait d avoine / lait d amande / sans lactose / avoine / mousse / leche de avena / leche de almendra* / sin lactosa / leite de aveia / leite de amêndoa* / sem lactose / latte d avena / latte di mandorla / senza lattosio / オーツミルク / 豆乳',
    scenes: [
      'A woman with a cup in a kitchen',
      'A jug on a table in a kitchen',
      'A cup on a table in a cafe',
      'A woman with a jug in a kitchen',
    ],
  },
  {
    thing: 'pastaBowl',
    theme: 'ember',
    names:
      'dried pasta / dry pasta / pasta maker* / pasta factory / pasta that holds / artisan pasta / bronze cut / bronze die / pastamanufaktur* / nudelmanufaktur* / nudelhersteller* / eiernudeln / bandnudeln / frische nudeln / pâtes fraîches / pâtes sèches / pâtes artisanales / pasta artesana / pasta artesanal / pasta seca / fábrica de pastas / massas artesanais / massa artesanal / massas frescas / massa fresca / fábrica de massas / pastificio* / trafilata al bronzo / trafilati al bronzo / pasta di gragnano / pasta artigianale / pasta secca / 生パスタ / パスタソース / 乾燥パスタ',
    words:
      'pasta / durum / semolina / spaghetti / penne / rigatoni / hartweizen* / nudeln / pâtes / blé dur / semoule / trigo duro / sémola / macarrão / talharim / espaguete / grano duro / semola / maccheroni / デュラム小麦 / スパゲッティ',
    scenes: [
      'A woman with a rolling pin in a kitchen',
      'A bowl of pasta on a table in a kitchen',
      'A pot in a kitchen',
      'A family with pasta at a table in a kitchen',
    ],
  },
  {
    thing: 'blueberries',
    theme: 'midnight',
    names: 'açaí* / acai bowl* / acai bar* / acai na / açaiteria* / acaiteria* / bol d açaí / tazón de açaí / アサイー',
    words: 'tigela / leite ninho / cupuaçu / granola / leite condensado / polpa / banana / frozen / 500 ml',
    scenes: [
      'A woman with a smoothie in a cafe',
      'A smoothie on a table on a beach',
      'Blueberries on a table in a kitchen',
      'A man with a smoothie on a beach',
    ],
  },
  {
    thing: 'mushroom',
    theme: 'meadow',
    names:
      'mushroom farm* / mushroom grow* / mushroom kit* / mushrooms in kits / grow your own mushrooms / gourmet mushrooms / pilzzucht* / pilzhof / pilzbox* / pilzanbau / pilzfarm / champignonzucht / champignonnière* / kit à champignons / champignons en cave / culture de champignons / cultivo de setas / setas ecológicas / kit de setas / cultivo de champiñones / cogumelos frescos / cultivo de cogumelos / produtor de cogumelos / kit de cogumelos / fungicoltura / fungaia / coltivazione di funghi / kit funghi / きのこ農園 / きのこ栽培 / 原木しいたけ / 原木椎茸 / しいたけ農園 / champignons de paris',
    words:
      'mushroom* / oyster mushroom* / shiitake* / mycel* / pilze / austernpilz* / kräuterseitling* / champignons / pleurote* / shiitakés / setas / champiñones / hongos / cogumelo* / shimeji / fungh* / pleurotus / きのこ / 椎茸 / しいたけ',
    scenes: [
      'A woman with a basket in a forest',
      'A man with a box in a cellar',
      'A woman in a forest',
      'A box in a cellar',
    ],
  },
  {
    thing: 'soupBowl',
    theme: 'daylight',
    names:
      'meals on wheels / meal delivery for seniors / meals for seniors / hot meals delivered / essen auf rädern / menüservice / menübringdienst* / mahlzeitendienst* / portage de repas / repas à domicile / livraison de repas aux seniors / comida a domicilio para mayores / comidas para mayores / menús para mayores / refeições para idosos / marmita para idosos / pasti a domicilio / pasti per anziani / pasti caldi a domicilio / 配食 / 高齢者向け弁当 / 宅配食',
    words:
      'hot lunch / hot meal / seniors / elderly / mittagstisch / warmes essen / schonkost / senioren / personnes âgées / seniors à domicile / mayores / comida casera / idosos / comida caseira / anziani / pasto caldo / やわらか食 / 見守り',
    scenes: [
      'An old woman with a plate in a kitchen',
      'A man with a box on a doorstep',
      'A bowl of soup on a table in a kitchen',
      'An old man at a table in a kitchen',
    ],
  },
  {
    thing: 'fish',
    theme: 'ocean',
    names:
      'fish farm* / trout farm* / salmon farm* / aquaculture / fischzucht* / teichwirtschaft* / forellenhof / forellenzucht* / karpfenzucht / pisciculture* / pisciculteur* / élevage de truites / élevage de saumons / truite d élevage / piscifactoría* / piscicultura* / acuicultura / criadero de truchas / criação de tilápia / criação de peixes / aquicultura / allevamento di trote / allevamento ittico / troticoltura* / itticoltura / acquacoltura / 養殖 / 養魚場 / 釣り堀',
    words:
      'trout / carp / smoked trout / forelle* / karpfen / saibling* / truite* / saumon d élevage / trucha* / tilápia* / truta* / viveiro* / trota / trote / salmerino / ニジマス / 岩魚',
    scenes: [
      'A man with a fishing net in a garden',
      'Fish on ice at a fish market',
      'A man with a bucket in a garden',
      'A shoal of fish in the sea',
    ],
  },
];
