import type { Trade } from './trade';

export const food: readonly Trade[] = [
  // Farming
  {
    thing: 'cowHerd',
    theme: 'meadow',
    names:
      'dairy farm* / dairy herd* / dairy cow* / milking parlour* / milking robot* / heifer* / cattle farm* / cattle breed* / suckler cow* / milchvieh* / milchkuh / milchkühe* / melkstand* / melkroboter* / rinderzucht* / viehzucht* / vaches laitières / élevage bovin / éleveurs laitiers / éleveur laitier / salle de traite / vacas lecheras / ganader* / ordeño / pecuária / gado leiteiro / vacas leiteiras / ordenha / vacche da latte / allevamento bovin* / mungitura / 酪農* / 乳牛 / 搾乳 / dairy cattle / cattle rancher* / cattle ranch* / beef cattle / pedigree cattle / pedigree bull* / calf rearing / cattle market* / cattle auction* / holstein* / angus cattle / angus rinder / milchbauer* / milchbäuer* / kälberaufzucht / mutterkuh* / mutterkühe / rinderhof* / zuchtbulle* / besamung* / vache laitière / vaches allaitantes / troupeau laitier / éleveur bovin / éleveurs bovins / robot de traite / élevage laitier / ganado vacuno / vacuno de leche / ganado lechero / toros de cría / vaca lechera / sala de ordeño / gado de corte / gado nelore / leilão de gado / produtor de leite / produtores de leite / allevatore di bovini / sala di mungitura / robot di mungitura / vitelloni / 肉牛 / 繁殖牛 / 肥育* / 搾乳ロボット',
    words:
      'cow / cows / calf / calves / herd / udder* / milking / silage / cattle / kühe / kuhstall / kälber / vaches / veaux / traite / vacas / terneros / ganado / bezerros / gado / vacche / vitelli / bovini / 子牛 / 牛舎 / milk yield / cubicle* / mastitis / calving / bull / bulls / angus / grazing / parlour / milker* / slurry / hoof / hoof trimming / melken / milchleistung / bulle / bullen / abkalben / klauenpflege / weidegang / gülle / troupeau / vêlage / taureau* / étable / lait / pâturage / génisse* / toro / toros / becerro* / novilla* / establo / leche / novilho* / touro* / curral / leite / bezerro / nelore / stalla / toro da riproduzione / pascolo / 牛 / 放牧 / 分娩 / 牛群 / 乳量',
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
      'pig farm* / pig breed* / piglet* / free range pork / swine / schweinemast* / schweinezucht* / schweinestall* / ferkel* / élevage porcin / éleveurs porcins / éleveur porcin / porcelet* / porcicultura / granja porcina / cerdos ibéricos / lechones / suinocultura / suinicultura / suínos / leitões / suinicol* / allevamento suin* / suini / 養豚* / 子豚 / pigs for sale / pig pen / pig pens / outdoor reared pork / outdoor bred / weaners / sows / breeding sow* / rare breed pig* / schweinehalt* / schweinebauer* / schweinehof* / strohschwein* / landschwein* / zuchtsau* / sauenhalt* / mastschwein* / porcherie* / porc fermier / porc plein air / truies / cochons / élevage de porcs / éleveur de porcs / engorde de cerdos / cría de cerdos / ganado porcino / porcino / cerdo ibérico / cerdas / criação de porcos / suinocultor* / porcos caipiras / porcilga* / pocilga* / allevamento di maiali / maialini / porcilaia / scrofe / cinta senese / 豚 の 飼育 / 母豚 / 肉豚',
    words:
      'pig / pigs / sow / boar / pork / farrowing / trough / schwein / schweine / sauen / porc / porcs / truie / cerdo / cerdos / porco / porcos / maiali / scrofa / 豚舎 / weaner / litter / gilts / saddleback / tamworth / pannage / wallow / snout / acorn* / eber / eicheln / wurf / stroh / cochon / lisier / bauge / portée / glands / bellota / dehesa / jabugo / camada / montanera / engorde / leitoa / ninhada / bolota / suino / ghiande / suinetti / 豚 / 豚肉 / 放牧豚',
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
      'sheep farm* / sheep breed* / lambing / sheepdog* / ewes / schafzucht* / schafhof* / schafherde* / élevage ovin / bergerie* / agnelage / pastor de ovejas / ganado ovino / ovinos / ovelhas / ovinocultura / pecore / ovini / allevamento ovin* / 羊飼い / 牧羊* / schäferei* / sheep shear* / flock of sheep / pedigree sheep / lambs for sale / breeding ewes / sheep dip / sheep wool / raw fleece / hill farm* / schafhalt* / schäfer / schäferin* / schafschur* / schafwolle / schafmilch* / wanderschäfer* / lammfleisch vom / mutterschaf* / zuchtbock / éleveur ovin / éleveurs ovins / éleveur de moutons / troupeau de brebis / tonte des moutons / agneaux de lait / transhumance / brebis laitières / ganadero ovino / oveja / rebaño de ovejas / rebaños / esquilador* / cordero lechal / trashumancia / rebanho de ovelhas / criação de ovelhas / carneiros / tosquia* / ovinocultor* / gregge di pecore / greggi / pecora / allevatore di pecore / pastorizia / pastori / transumanza / 羊毛刈り / 羊 の / ひつじ / 羊牧場',
    words:
      'sheep / lamb / lambs / flock / fleece / ram / shearing / pasture / schafe / lämmer / schur / mouton* / brebis / agneau* / ovejas / cordero* / esquila / cordeiro* / lã / agnello / agnelli / tosatura / 羊毛 / shepherd / ewe / tup / texel / merino / fell / hillside / yarn / fleeces / shorn / foot rot / grazing / wool / lammzeit / weide / hirte / hütehund* / wolle / deich / widder / laine / tonte / pâturage* / alpage* / bélier* / estive / lana / pasto / pastor / rebaño / carnero / majada / queso de oveja / rebanho / pastagem / borrego* / carneiro / pascolo / gregge / montone / ariete / 羊 / 子羊 / 牧草',
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
      'laying hen* / free range egg* / organic egg* / egg farm* / poultry farm* / chicken farm* / hen house* / chicken coop* / hühnerhof* / legehenne* / freilandeier* / bio eier / geflügelhof* / geflügelzucht* / hühnerstall* / poules pondeuses / oeufs fermiers / œufs fermiers / poulailler* / aviculture / élevage de volailles / gallinas / avícola* / avicultura / huevos camperos / galinhas / ovos caipiras / galinheiro / pollaio / galline / uova fresche / avicol* / 養鶏* / 平飼い* / 鶏舎 / pasture raised egg* / farm fresh egg* / farm eggs / eggs from our / eggs from happy / chicken keep* / hen keep* / point of lay / backyard chicken* / rehom hen / hybrid hens / chicken run / pullets / egg box* / egg vending / eier vom / frische eier / eierhof* / eierautomat* / hühnerhalt* / mobilstall* / hühnermobil* / weidehühner / weideei / weideeier / junghenne* / masthähnchen / œufs bio / oeufs bio / œufs plein air / oeufs plein air / œufs frais / oeufs frais / œufs de poules / poule pondeuse / volailles fermières / poulets fermiers / aviculteur* / gallina / huevos ecológicos / huevos de campo / huevos frescos / gallinas camperas / gallinas felices / pollo campero / granja de gallinas / avicultor* / ovos orgânicos / ovos frescos / ovo caipira / galinha caipira / galinhas felizes / poedeiras / granja de ovos / uova biologiche / uova di galline / uova bio / ovaiole / galline allevate / pollicoltura / 放し飼い卵 / たまご / 鶏卵 / 有精卵 / 産みたて',
    words:
      'eggs / hens / hen / chickens / chicks / coop / yolk* / rooster / laying / eier / hühner / hennen / œufs / oeufs / poules / huevos / gallinero / pollos / ovos / pintinhos / uova / pulcini / dozen / egg / carton / layers / flock / pecking / pasture / scratching / brown eggs / cockerel / feathers / hatched / avian / henhouse / eierkarton / dotter / hahn / küken / freiland / auslauf / geflügel / scharren / œuf / oeuf / coq / poussin* / volaille* / ponte / plein air / basse cour / jaune / huevo / docena / yema* / gallo / pollitos / corral / ponedora* / dúzia / gema* / galo / poleiro / caipira / ovo / dozzina / tuorl* / piume / 卵 / 鶏 / 黄身 / ひよこ',
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
      'goose farm* / turkey farm* / duck farm* / christmas goose / christmas turkey* / christmas geese / martinsgans / martinsgänse / weihnachtsgans / weihnachtsgänse / gänsehof* / putenhof* / freilandgänse / entenzucht* / oie fermière / élevage d oies / élevage de canards / dinde fermière / dinde de noël / pavo de navidad / granja de patos / criação de perus / allevamento di oche / tacchini / 七面鳥* / 合鴨* / free range turkey* / bronze turkey* / fresh turkey* / thanksgiving turkey* / order your turkey* / free range geese / roast goose / ducklings / duck breeder* / weidegans / weidegänse / freilandgans / hafermastgans / hafermastgänse / gänsebraten / gänsezucht* / flugente* / puten vom / truthahn* / truthähne / dindes fermières / oies fermières / oie de noël / chapon* / canard fermier / canards gras / foie gras fermier / gavage / gansos de / ganso / pavos de corral / pavos camperos / pato criollo / foie gras de pato / capones / peru de natal / patos caipiras / criação de patos / criação de gansos / oca / oche da / anatre mute / capponi / アヒル / ガチョウ',
    words:
      'goose / geese / turkeys / duck / ducks / plucked / free range / roast / gänse / enten / puten / oies / canards / dindes / ocas / patos / pavos / gansos / perus / oche / anatre / foie gras / turkey / plucking / oven ready / dry plucked / giblets / gobble / quack / pond / hung / martini / rotkohl / klöße / bratfertig / daunen / geflügel / dinde / oie / canard / plumes / farce / pavo / pato / relleno / plumas / peru / penas / anatra / ripieno / piume / 鴨 / クリスマス / ロースト / magret* / duck breast* / petto d anatra / 鴨肉 / confit de canard / tacchino',
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
      'arable farm* / grain farm* / wheat farm* / wheat harvest / grain harvest / cereal grower* / winter wheat / malting barley / ackerbau* / getreideanbau* / getreideernte* / winterweizen / braugerste / grandes cultures / céréalier* / moisson* / cerealista* / cultivo de trigo / cosecha de trigo / cerealicultura / lavoura de soja / produtores de soja / cerealicol* / mietitura / 麦作 / 小麦畑 / 麦畑 / wheat grower* / grain grower* / grain elevator* / grain silo* / grain dry* / arable land / arable crop* / spring barley / oilseed rape / sugar beet* / cereal crop* / crop farm* / ancient grain* / soybean grower* / getreidebau* / weizenfeld* / weizenernte / rapsfeld* / zuckerrübe* / rübenernte / sommergerste / urgetreide / sojaanbau / marktfrucht* / céréales françaises / producteur de céréales / producteurs de céréales / récolte de blé / blé tendre / blé dur / champ de blé / champs de blé / colza / tournesol / coopérative céréalière / cereales de invierno / trigo duro / campos de trigo / cosecha de cereal / productor de cereales / campo de trigo / girasol / acopio de granos / silos de granos / plantio de soja / colheita de soja / safra de soja / safra de milho / lavoura de trigo / grãos e / armazenagem de grãos / sojicultor* / campi di grano / campo di grano / grano duro / grano tenero / grani antichi / produttori di grano / raccolta del grano / 小麦農家 / 大麦 / 麦 の 収穫 / 小麦 の 収穫 / 穀物農家 / 大豆農家',
    words:
      'wheat / barley / rye / maize / harvest / crop / crops / hectare* / sowing / weizen / gerste / acker / blé / orge / récolte / trigo / cebada / cosecha / soja / safra / frumento / orzo / raccolto / 小麦 / 収穫 / grain / grains / acre* / silo / tonnes / combine / stubble / oats / rapeseed / threshing / moisture / winter sown / tilth / korn / getreide / roggen / hafer / raps / aussaat / ähre* / drusch / hektar* / tonnen / dünger / céréales / avoine / épis / semis / semailles / champ / quintaux / farine / avena / siembra / espigas / grano / granos / hectárea* / rastrojo / quintal* / grãos / plantio / lavoura / sacas / semente / spighe / semina / cereali / ettar* / trebbia* / 麦 / 大豆 / 穀物 / 種まき / 畑',
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
      'potato farm* / potato grower* / seed potato* / new potato* / kartoffelbau* / kartoffelhof* / kartoffelbauer* / speisekartoffel* / pflanzkartoffel* / frühkartoffel* / producteur de pommes / pommes de terre / plants de pommes / cultivo de patata* / productores de papa* / patatas nuevas / produtores de batata / batata semente / patate novelle / pataticol* / じゃがいも* / 馬鈴薯 / potato harvest / potato producer* / potatoes from our / maris piper* / king edward potatoes / jersey royal* / baking potatoes / salad potatoes / potato field* / potato merchant* / sack of potatoes / kartoffelernte* / kartoffelanbau* / kartoffelfeld* / kartoffelverkauf* / kartoffeln vom / kartoffelsorte* / kartoffelsack* / linda kartoffel* / einkellerungskartoffel* / einkellern / bintje / charlotte et / récolte de pommes / cultivateur de pommes / producteurs de pommes de terre / patatas de siembra / patata nueva / patatas de montaña / cosecha de papa* / cosecha de patata* / papas nativas / papa nativa / plantio de batata / colheita de batata* / bataticultor* / produtor de batatas / patate di montagna / patate da seme / raccolta delle patate / coltivazione di patate / ジャガイモ / 男爵 / メークイン / 新じゃが / 芋掘り',
    words:
      'potato / potatoes / spud* / waxy / floury / tuber* / kartoffel / kartoffeln / festkochend* / mehlig* / patates / patata / patatas / papas / batata / batatas / patate / ポテト / mash / mashed / roasties / roasting / peel / chips / sack / sacks / chitting / blight / harvest / kg bag / dug / knolle* / salzkartoffel* / bratkartoffel* / pellkartoffel* / püree / roden / ernte / vorwiegend / purée / frites / chair ferme / sac / arracha* / récolte / puré / saco / sacos / freír / cosecha / tubérculo* / purê / fritar / saca / colheita / purè / pasta gialla / sacco / novelle / raccolto / 芋 / いも / 北海道 / ホクホク / 収穫 / sweet potato* / patate dolci / batata doce / patate douce / patates douces / süßkartoffel* / さつまいも / サツマイモ / erdäpfel*',
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
      'sweetcorn / sweet corn / corn on the / corn farm* / zuckermais / maiskolben / maisanbau* / maïs doux / épis de maïs / mazorca* / maíz dulce / choclo* / elotes / milho verde / espiga de milho / mais dolce / pannocchi* / とうもろこし / トウモロコシ / スイートコーン / corn grower* / sweet maize / super sweet corn / fresh corn / corn harvest / corn roast* / grilled corn / roasted corn / corn stand* / corn field* / cornfield* / mais direkt / maisernte* / maisfeld* / maisbauer* / frischer mais / zuckermaisfeld* / gegrillter mais / maïs frais / maïs grillé / maïs en épis / épi de maïs / champ de maïs / champs de maïs / producteur de maïs / elote / maíz tierno / maíz fresco / maíz criollo / jojotos / campo de maíz / productores de maíz / milho cozido / milho na espiga / espigas de milho / pamonha* / curau / plantação de milho / lavoura de milho / mais fresco / mais in pannocchia / campo di mais / coltivazione di mais / とうきび / 焼きとうもろこし / もろこし',
    words:
      'corn / cob / cobs / kernels / husk* / maize / kolben / maisfeld / maïs / épi / maíz / milho / espigas / granturco / コーン / juicy / buttered / silk / picked / dozen / grilled / roasted / tassel / stalk* / körner / ernte / geerntet / butter / grains / sucré / récolte / grillé / tierno / granos / hoja / cosecha / asado / palha / grãos / roça / colheita / chicchi / raccolto / granoturco / 甘い / 朝採り / 粒 / 糖度 / 収穫',
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
      'vegetable grower* / market garden* / greenhouse grower* / hydroponic* / vertical farm* / microgreens / tomato grower* / gemüsebau* / gemüsegärtner* / gewächshausgemüse / maraîcher* / maraîchage / hydroponie / cultures sous serre / horticultor* / cultivo en invernadero / invernaderos / hidropon* / horticultura / estufas agrícolas / orticol* / orticoltur* / coltivazione in serra / idroponic* / ビニールハウス / 水耕栽培* / トマト農園 / 植物工場 / vegetable farm* / vegetables grower* / salad grower* / tomato farm* / cucumber grower* / pepper grower* / glasshouse tomato* / polytunnel* / vine tomatoes / heirloom tomato* / heritage tomato* / mushroom farm* / mushroom grower* / oyster mushroom* / mushroom kit* / aquaponic* / indoor farm* / living lettuce / tomatenbauer* / tomatenanbau* / gemüsehof* / gemüsebäuer* / gemüseanbau* / folientunnel* / strauchtomaten / pilzzucht* / pilzfarm* / marktgärtnerei* / gärtnerei für gemüse / microgrün* / gemüse aus dem / tomates anciennes / légumes de serre / producteur de légumes / producteurs de légumes / producteur de tomates / champignonnière* / tomates de serre / micro pousses / aquaponie / ferme verticale / ferme maraîchère / producción de hortalizas / tomate de invernadero / productor de tomate* / cultivos hidropónicos / hortelano* / microvegetales / cultivo de setas / produtor de tomate* / tomates hidropônicos / fazenda vertical / fazenda urbana / cultivo protegido / estufa agrícola / microverdes / ortaggi in serra / pomodori in serra / serra idroponica / funghi coltivati / fungaia / produttori di ortaggi / agricoltura verticale / acquaponica / 野菜農家 / トマト農家 / ハウス栽培 / 施設園芸 / きのこ栽培',
    words:
      'lettuce* / cucumber* / peppers / greenhouse* / seedling* / vine ripened / irrigation / tomaten / salat / gewächshaus / tomates / serre / laitue* / invernadero / lechuga* / estufa / alface / pomodori / lattuga / 温室 / トマト / tomato / tomatoes / salad / aubergine* / courgette* / radish* / glasshouse / sown / harvested / crops / led grow / nutrient / pesticide free / planted / basil / trays / grower / growers / beds / gurke* / paprika / radieschen / setzling* / geerntet / beet / beete / ernte / glashaus / anbau / erde / concombre* / poivron* / radis / semis / salades / légumes / récolte / pepino* / pimiento* / hortaliza / cosecha / riego / tomate / calabacín* / sustrato / berenjena* / pimentão / hortaliça / colheita / irrigação / rúcula / canteiro* / mudas / cetriol* / peperoni / zucchine / irrigazione / serra / raccolta / rucola / きゅうり / レタス / 栽培 / 収穫 / 葉物 / hortalizas / hortaliças / cogumelos / setas frescas / ミニトマト / ベビーリーフ / しいたけ / leafy greens',
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
      'orange grove* / citrus farm* / citrus grower* / lemon grove* / clementines / orangenbauer* / zitrusfrüchte / agrumes / agrumicult* / naranjas / cítricos / naranjal* / limonar* / laranjal* / laranjas / citricultura / citricultor* / agrumi / agrumet* / arance / みかん / 柑橘* / orange orchard* / orange farm* / citrus fruit* / citrus orchard* / blood orange* / seville orange* / mandarin orange* / satsumas / oranges from / valencia oranges / box of oranges / unwaxed lemons / orangenhain* / orangenplantage* / zitronenhain* / blutorange* / orangen direkt / orangen aus / kiste orangen / zitruspflanze* / zitrusbauer* / oranges de / orangeraie* / oranges sanguines / citrons bio / clémentines de corse / oranges bio / producteur d agrumes / naranjas de valencia / naranjas directas / huerto de naranjos / naranjos / limones ecológicos / mandarinas de / laranjeira* / pomar de laranja / mexerica* / produtor de laranja / arance di / arance rosse / limoni di sicilia / limoni di amalfi / clementine di / ミカン / レモン農園 / デコポン / 温州みかん / みかん狩り / 伊予柑',
    words:
      'oranges / lemons / citrus / juicy / orangen / zitronen / clémentines / citrons / limones / mandarinas / limões / tangerinas / limoni / mandarini / レモン / オレンジ / peel / zest / segments / seedless / unwaxed / tree ripened / untreated / crate / grove / vitamin c / squeeze / squeezed / grapefruit / harvest / picked / blossom / lime / limes / saft / schale / unbehandelt / vitamin / gepflückt / ernte / kernlos / jus / zeste* / vergers / vitamine c / non traité* / cueilli* / zumo / huerto / huerta / azahar / recién cogid* / sin tratar / suco / casca / pomar / vitamina c / gomos / colhid* / succo / spremuta / cassetta / buccia / raccolte / non trattat* / spicchi / 果汁 / 皮 / 箱 / 瀬戸内 / 甘酸っぱい / naranja / limão siciliano / 柚子 / ゆず / bergamotto / grapefruits / pamplemousse* / arancia / mandarino / mandarinen / tangerines / laranja / mandarines / tangerina / clementinas / pomelos',
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
      'cherry farm* / cherry orchard* / cherry harvest / cherry picking / plum orchard* / stone fruit / kirschen* / kirschbauer* / zwetschge* / steinobst / cerises / cerisaie* / cerezas / cerezos / cerejas / cerejais / ciliegie / ciliegi / ciliegeti / drupacee / さくらんぼ* / cherry grower* / sweet cherries / sour cherries / cherry season / cherries from / pick cherries / peach orchard* / peach farm* / apricot orchard* / plum grower* / kirschernte* / kirschhof* / süßkirsche* / sauerkirsche* / kirschgarten / kirschplantage* / marillen* / pflaumenernte / cerisiers / cerises de / cueillette de cerises / abricotiers / quetsche* / prunes d agen / fruits à noyau / cerezas del jerte / cerezo / recogida de cerezas / fruta de hueso / ciruelos / cerejeiras / cerejas do fundão / ameixeiras / frutas de caroço / ciliegie di vignola / ciliegio / raccolta delle ciliegie / 佐藤錦 / 桃農園 / 桃狩り / もも狩り',
    words:
      'cherry / cherries / plum / plums / pit / pitted / orchard / kirsche / pflaumen / prunes / verger / ciruelas / ameixas / prugne / frutteto / 果樹園 / peach / apricots / apricot / stones / stalk / ripe / sweet / juicy / picking / picked / blossom / ladder / punnet / kirsch / kern / entsteint / pflücken / obst / ernte / reif / knackig* / noyau / cueillette / sucrée* / fruits / mûr* / pêches / cueilli* / hueso / cosecha / melocotón / huerto / caroço / pêssego / colheita / pomar / nocciolo / raccolta / pesche / 山形 / 果実 / 甘い / 完熟 / 収穫 / cerise / cereza / cereja / ciliegia / peaches / nectarines / abricots / pêches et / albicocche / susine / pêssegos / damascos / melocotones / albaricoques / pesche e / aprikosen / pfirsiche / サクランボ / mirabelles / pruneaux / プラム',
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
      'exotic fruit* / tropical fruit* / mangoes / watermelon* / südfrüchte / tropenfrüchte / wassermelone* / fruits exotiques / fruits tropicaux / pastèque* / frutas tropicales / frutas exóticas / piñas / sandías / frutas tropicais / abacaxi* / melancia* / frutta esotica / frutta tropicale / anguri* / マンゴー* / pineapples / mango farm* / mango box* / mango season / dragon fruit* / passion fruit* / jackfruit* / avocado farm* / avocado grower* / banana farm* / banana plantation* / banana grower* / coconut farm* / melon farm* / melon grower* / kiwi grower* / pineapple farm* / exotische früchte / exotisches obst / flugmango* / mangos aus / bananenplantage* / drachenfrucht* / passionsfrucht / avocados aus / ananasplantage* / ananas bio / fruits de la passion / fruit exotique / avocats bio / bananeraie* / bananes de / melons de cavaillon / producteur de melons / producteur de kiwis / mangos de / fruta tropical / fruta exótica / pitahaya* / bananera* / chirimoyas / manga palmer / mangas / bananicultor* / bananal / coco verde / pitaya* / mango di sicilia / avocado di sicilia / frutto della passione / frutti tropicali / frutti esotici / バナナ農園 / メロン農園 / ドラゴンフルーツ / パッションフルーツ / アボカド農園 / マスクメロン / トロピカルフルーツ / 南国フルーツ',
    words:
      'mango / mangos / kiwi / melon / melons / coconut / papaya* / ripe / juicy / kokosnuss / melone / noix de coco / plátano* / coco / mamão / cocco / トロピカル / pineapple / ananas / メロン / exotic / tropical / avocado / avocados / banana / guava / ripened / ripen / tropics / air freight / grove / exotisch* / bananen / reif / fruchtfleisch / tropen / saftig* / exotique* / banane* / mûr* / chair / sucré / tranche* / tropicale* / exótic* / maduro* / maduras / pulpa / aguacate / jugos* / tropical* / fruta / polpa / abacate / fatia* / maturi / matur* / esotic* / 南国 / 完熟 / 沖縄 / 宮崎 / バナナ / 糖度 / 甘い / bananas / meloni / papaia / aguacates / sandía / piña / melones / maracujá* / goiaba* / manghi / mangue* / abacates / caju / maracuyá / guayaba* / パイナップル / パパイヤ / スイカ / litchi* / lychee*',
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
      'cider / ciders / orchard* / apple juice / apple press* / apple picking / apple harvest / apple farm* / apple grower* / apfelwein* / mosterei* / obsthof / obsthöfe / obstbau* / obstbauer* / streuobst* / apfelernte / apfelsaft* / apfelbauer* / cidre* / cidrerie* / verger* / pomiculteur* / arboriculteur* / sidra / sidras / sidrería* / manzanos / manzanares / pomares / pomar / sidro / frutteto / frutteti / melicoltur* / シードル / りんご園 / りんご農園 / りんご狩り / cider maker* / cidermak* / craft cider* / cider mill* / cider house* / cider barn / apple orchard* / apple trees / apple cider / pressed apple* / cloudy apple / apple variet* / bramley* / heritage apples / pear orchard* / apfelbaum* / apfelplantage* / äpfel vom / äpfel direkt / apfelsorte* / apfelfest* / apfelmost / süßmost / most vom / kelterei* / saftpresse* / lohnmost* / pommiers / pommeraie* / jus de pomme* / pommes à cidre / cueillette de pommes / poiré fermier / poiriers / manzano / zumo de manzana / recogida de manzanas / macieira* / suco de maçã / sumo de maçã / sidra artesanal / colheita da maçã / maçãs de alcobaça / meleto / meleti / succo di mela / succo di mele / sidro artigianale / mele del trentino / raccolta delle mele / りんごジュース / リンゴ園 / りんご農家 / 林檎 / ふじりんご',
    words:
      'apples / pear / pears / pressing / windfall* / variety / varieties / äpfel / apfel / birnen / obst / pommes / poires / manzanas / peras / maçã / mele / pere / りんご / 果樹 / maçãs / リンゴ / apple / cox / braeburn / scrumpy / perry / crisp / tart / juice / pressed / blossom / ladder / crates / grafted / picking / ripe / boskoop / elstar / knackig / saft / pressen / gepflückt / fallobst / ernte / pomme / poire / jus / pressoir* / croquant* / récolte / bolée / manzana / huerto / prensa / cosecha / escanciar / pumarada / colheita / mela / raccolta / croccanti / succo / ふじ / 果汁 / 蜜入り / 収穫 / 青森 / 信州',
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
      'asparagus / pick your own / fruit picking / berry picking / berry farm* / blackcurrant* / spargel* / selbstpflück* / beerenobst / fraises / asperges / cueillette / fresas / espárragos / recogida de fruta / morangos / aspargos / espargos / fragole / asparagi / raccolta di frutta / いちご狩り / いちご農園 / アスパラガス / strawberry farm* / strawberry field* / erdbeeren / erdbeerhof* / erdbeerfeld* / erdbeerernte / blueberry farm* / ブルーベリー農園 / ブルーベリー狩り / strawberry picking / strawberries from / raspberry cane* / raspberry farm* / pyo / pick your / gooseberr* / redcurrant* / soft fruit / berry season / asparagus season / english asparagus / strawberry season / blueberry picking / erdbeeren pflücken / selbst pflücken / selber pflücken / heidelbeer* / himbeerhof* / himbeerfeld* / johannisbeer* / beerenhof* / beerengarten / beerenplantage* / erdbeerstand* / grünspargel / fraiseraie* / gariguette* / framboises de / cueillez / libre cueillette / petits fruits / asperge blanche / asperges vertes / cassissier* / fresones / fresas de huelva / frambuesas de / espárrago / moras frescas / coge tus / recoge tus / morangueiro* / colha e pague / colhe tu / lamponi / asparago / asparagi bianchi / raccogli tu / いちご農家 / ブルーベリー / あまおう / とちおとめ / いちごハウス',
    words:
      'berry / berries / punnet* / ripe / beeren / schale / pflücken / baies / barquette* / bayas / frutas vermelhas / cestinho / bacche / cestino / 摘み取り / strawberry / raspberries / blueberries / himbeeren / framboises / frambuesas / mirtilli / いちご / strawberries / picking / pick / rows / juicy / sun ripened / basket / raspberry / blueberry / blackberr* / spears / cream / straw / beere / reif / körbchen / stangen / frisch gepflückt / framboise / panier / rangs / cueillir / botte / mûres / cesta / cestas / recolectar / manojo / frambuesa / colher / framboesa / cesto / canteiro / molho de espargos / raccogliere / cestini / mazzi / lampone / 食べ放題 / 練乳 / 完熟 / ハウス / 甘い / 粒 / fruits rouges / frutos rojos / frutti di bosco / frutti rossi / arándanos / frutos vermelhos / myrtilles / fragola / fraise / morango / fresa / イチゴ / 苺 / amoras / ラズベリー / erdbeere / framboesas / mirtilos / アスパラ / fragole di / mirtilli di',
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
      'tractor* / combine harvester* / farm machinery / farm equipment / agricultural machinery / baler* / front loader* / seed drill* / ploughs / traktor* / schlepper* / mähdrescher* / landmaschine* / landtechnik* / frontlader* / ballenpresse* / tracteur* / moissonneuse* / machinisme agricole / matériel agricole / cosechadora* / maquinaria agrícola / trator* / colheitadeira* / ceifeira* / máquinas agrícolas / mietitrebbi* / macchine agricole / トラクター / コンバイン / 農機* / farm vehicle* / used tractor* / agricultural engineer* / agricultural equipment / agricultural contractor* / combine service / forage harvester* / round baler* / slurry tanker* / muck spreader* / telehandler* / fertiliser spreader* / crop sprayer* / field sprayer* / power harrow* / farm trailer* / john deere / fendt / claas / massey ferguson / new holland / kubota / deutz fahr / lohnunternehmen landwirtschaft / gebrauchttraktor* / feldhäcksler* / güllefass* / sämaschine* / teleskoplader* / rundballen* / hoflader* / ackerschlepper / presse à balles / matériels agricoles / machine agricole / machines agricoles / ensileuse* / semoir* / concession agricole / tonne à lisier / empacadora* / sembradora* / pulverizadora* / abonadora* / concesionario agrícola / aperos / colhedora* / plantadeira* / pulverizador* / semeadora* / implementos agrícolas / máquina agrícola / alfaias agrícolas / trattore / macchina agricola / seminatrice / rotoballe / pressa per balle / attrezzature agricole / concessionaria agricola / motocoltivator* / 農業機械 / 田植機 / 耕運機 / 草刈機 / ヤンマー / クボタ / 中古農機',
    words:
      'horsepower / hydraulic* / plough* / harrow / implement* / pto / pflug / acker / charrue / remorque / champs / arado / remolque / reboque / aratro / rimorchio / 農機具 / 耕運* / trattor* / hp / diesel / cab / gearbox / harvest / spare parts / field / baling / spreader* / trailer* / tyres / workshop / four wheel drive / loader / breakdown / ernte / werkstatt / ersatzteile / feld / hydraulik / anhänger / egge / allrad / pflügen / pièces détachées / labour / récolte / cabine / herse / relevage / hidráulic* / repuestos / cabina / campo / remolques / labranza / siembra / lavoura / peças / plantio / safra / colheita / grade / ricambi / aratura / campi / semina / officina / erpice / 馬力 / 部品 / 修理 / 整備 / 田植え / 稲刈り',
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
      'precision farming / smart farming / precision agriculture / agtech / agritech / crop monitoring / farm management / farm software / herd management / crop spraying / spray drone* / agrardrohne* / agrarsoftware / ackerschlagkartei / herdenmanagement / agriculture de précision / agriculture connectée / logiciel agricole / agricultura de precisión / software agrícola / agricultura de precisão / agricultura digital / agricoltura di precisione / agricoltura digitale / スマート農業 / 精密農業 / 農業ドローン / precision ag / digital farming / digital agriculture / farm data / farm app / farming app / farm sensor* / soil sensor* / agri drone* / agricultural drone* / agriculture drone* / variable rate / crop scouting / crop sensor* / livestock monitoring / livestock tracking / farm robot* / agricultural robot* / weeding robot* / autonomous tractor* / rtk guidance / digitale landwirtschaft / smarte landwirtschaft / präzisionslandwirtschaft / feldroboter* / bodensensor* / farmmanagement* / ackerschlag* / applikationskarte* / teilflächen* / agriculture intelligente / agriculture numérique / drone agricole / drones agricoles / robot agricole / robots agricoles / capteurs agricoles / capteur agricole / modulation intra / application agricole / dron agrícola / drones agrícolas / agricultura inteligente / sensores agrícolas / sensor agrícola / robot agrícola / riego inteligente / drone agrícola / drones para lavoura / pulverização com drone* / fazenda inteligente / sensor de solo / sensores de solo / gestão rural / gestão agrícola / software rural / droni agricoli / drone agricolo / sensori agricoli / agricoltura 4 0 / software agricolo / robot agricoli / irrigazione di precisione / 農薬散布ドローン / 農業ロボット / 農業iot / 営農支援 / 自動走行トラクター / ドローン散布',
    words:
      'yield* / crop / soil moisture / satellite / livestock / hectare* / ertrag / schlag / bodenfeuchte / parcelle* / rendement / rendimiento / talhão / produtividade / appezzament* / resa / 圃場 / 収量 / drone / drones / sensor / sensors / field map* / fields / soil / moisture / fertiliser / nitrogen / irrigation / ndvi / gps / spraying / crops / farmers / herd / weeds / dashboard / harvest / drohne / drohnen / felder / boden / dünger / sensoren / bewässerung / landwirt / ernte / capteur* / azote / engrais / champs / cultures / agriculteurs / dron / sensores / riego / cultivo* / parcela* / agricultor* / suelo / satélite / fertilizante / lavoura / safra / solo / irrigação / produtor rural / mapa* / droni / sensori / campi / irrigazione / terreno / colture / satellitari / ドローン / センサー / 土壌 / 散布 / 農薬 / 水田 / 農家',
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
      'animal feed* / cattle feed / horse feed / chicken feed / poultry feed / pig feed / feed merchant* / farm supply / farm supplies / farm store / agricultural merchant* / seed merchant* / fertiliser* / fertilizer* / hay and straw / futtermittel* / kraftfutter* / viehfutter* / hühnerfutter / pferdefutter* / landhandel* / düngemittel* / landwirtschaftsbedarf / aliments pour bétail / nourriture animale / semences agricoles / engrais / coopérative agricole / piensos / pienso / fertilizantes / insumos agrícolas / agroinsumos / ração animal / ração para / agropecuária* / adubo* / mangim* / fertilizzanti / 飼料* / 肥料* / feed store* / feed supplier* / feed mill* / livestock feed / sheep feed / calf milk / lamb milk / layers pellets / pig nuts / cattle cake / horse hay / haylage / hay bale* / straw bale* / hay for sale / seed corn / grass seed mix* / agricultural seed* / crop protection product* / crop nutrition / country store feed / tierfutter für / mischfutter* / rinderfutter* / schweinefutter* / legemehl / heuballen / strohballen / heu und stroh / heu zu / agrarhandel / raiffeisen* / dünger für / pflanzenschutzmittel* / mineralfutter* / silage folie / aliment pour volaille* / aliments du bétail / aliment bétail / aliments volailles / aliment volaille / foin de / bottes de foin / bottes de paille / semences de / négoce agricole / agrofourniture* / graineterie* / balles de foin / alimento para ganado / alimentación animal / alimento balanceado / alfalfa / pacas de heno / pacas de paja / abonos / semillas agrícolas / agrotienda* / almacén agrícola / ração para gado / ração para aves / rações / sal mineral / casa agropecuária / loja agropecuária / fardos de feno / sementes agrícolas / defensivos agrícolas / nutrição animal / suplemento mineral / foraggio / foraggi / balle di fieno / balle di paglia / concimi / concime / consorzio agrario / 配合飼料 / 牧草ロール / 乾草 / 農業資材 / 種苗',
    words:
      'heifer* / pellets / bale* / straw / silage / starch / protein / mineral lick / livestock / trough / heu / stroh / vieh / futter / foin / paille / bétail / heno / paja / ganado / feno / palha / gado / fieno / paglia / bestiame / 干し草 / 家畜 / feed / grain / oats / barley / maize / bran / sack / sacks / layers / ewe* / hay / seed / nitrogen / tonne / bulk / ration / rations / molasses / hafer / gerste / säcke / ballen / schrot / hühner / pferde / rinder / saat / dünger / avoine / orge / sac / sacs / granulés / volailles / semence* / récolte / mélasse / azote / avena / cebada / saco / sacos / gallinas / vacas / caballos / semilla* / cosecha / maíz / abono / ração / aveia / milho / farelo / galinhas / bovinos / cavalos / sementes / orzo / sacchi / galline / bovini / cavalli / mais / 牛 / 鶏 / 豚 / 種子 / 袋 / 栄養',
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
      'livestock fenc* / electric fenc* / sheep fenc* / cattle fenc* / pasture fenc* / farm gates / field gate* / weidezaun* / elektrozaun* / viehzaun* / koppelzaun* / clôture électrique / clôture agricole / clôtures agricoles / cerca eléctrica / cercado ganadero / pastor eléctrico / cerca elétrica / cerca rural / recinzione elettrica / recinzioni elettriche / recinto elettrico / 電気柵 / 牧柵 / stock fenc* / stock netting / stock proof / deer fenc* / horse fenc* / post and rail / post and wire / equestrian fenc* / agricultural fenc* / farm fenc* / paddock fenc* / barbed wire / fence energiser* / energizer fence / wolf fence / fence charger* / cattle grid* / field fenc* / weidezäune / schafzaun* / schafnetz* / pferdezaun* / wolfszaun* / wildzaun* / knotengitter* / weidetor* / herdenschutz* / stromzaun* / stacheldraht* / zaunpfähle / weidepfähle / eichenpfähle / clôture électrifiée / clôture à moutons / clôture pour chevaux / clôture bovins / clôtures électriques / grillage à moutons / piquets de clôture / électrificateur* / barrière de pré / fil barbelé / barbelés / clôture anti loup / poste ganadero / cercas eléctricas / cerca ganadera / cercados / vallado ganadero / vallados / malla ganadera / alambrado* / alambre de púas / postes de madera / pastores eléctricos / cercas elétricas / cerca de arame / arame farpado / cercas rurais / mourões / tela para gado / eletrificador* / porteira* / recinto per cavalli / recinto per pecore / recinti elettrici / filo spinato / rete per pecore / elettrificator* / pali di castagno / staccionata / staccionate / 電柵 / 獣害* / 防獣* / 侵入防止柵 / イノシシ対策',
    words:
      'pasture / paddock* / livestock / energiser / wire / wolf / weide / koppel / pfosten / pâturage / bétail / prado / ganado / pasto / gado / pascolo / bestiame / 放牧 / 家畜 / fencing / fence / posts / netting / gate / gates / stakes / insulator* / strainer* / hedge / cattle / sheep / horses / deer / boundary / volts / joule / escape / zaun / pfähle / draht / schafe / pferde / rinder / isolator* / ausbruch* / clôture / clôtures / piquet* / fil / grillage / chevaux / moutons / troupeau / prairie / décharge / loup / cerca / cercado / valla / alambre / postes / ovejas / caballos / finca / voltaje / arame / cavalos / ovelhas / fazenda / choque / recinto / recinzione / pali / filo / cavalli / pecore / lupo / cinghiali / 柵 / 電気 / 鹿 / イノシシ / 支柱 / ワイヤー',
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
      'farm park* / farm visit* / farm stay* / farm holiday* / petting zoo* / petting farm* / city farm* / open farm* / children s farm / llama trek* / donkey walk* / goat yoga / goat farm* / pumpkin patch* / maize maze* / agritourism* / bauernhofurlaub / bauernhofferien / auf dem bauernhof / erlebnisbauernhof / ferienbauernhof / schulbauernhof / kinderbauernhof / streichelzoo* / maislabyrinth / ferme pédagogique / fermes pédagogiques / ferme ouverte / ferme découverte / agrotourisme / granja escuela / granjas escuela / agroturismo / turismo rural / fazendinha* / quinta pedagógica / hotel fazenda / fattoria didattica / fattorie didattiche / agriturism* / 観光農園 / 牧場 / ふれあい動物 / alpaca walk* / alpaca trek* / alpaca farm* / alpakawander* / alpakahof / feed the animals / bottle feed lambs / meet the animals / feed the lambs / animal feeding / animal park* / animal farm visits / day on the farm / visit our farm / visit the farm / glamping on a farm / working farm / pygmy goat* / goat walk* / goat trek* / llama walk* / donkey ride* / donkey sanctuary / pony rides / corn maze* / pick your own pumpkin* / kids farm / farm camp* / farm school / urlaub bauernhof / ferien auf dem / ziegenhof* / eselwander* / ziegenwander* / lamawander* / eselreiten / ponyreiten / kürbisfeld* / bauernhofcafé / tiere streicheln / tiere füttern / erlebnishof / kindergeburtstag auf dem bauernhof / visite à la ferme / visite de la ferme / vacances à la ferme / séjour à la ferme / accueil paysan / parc animalier / balade à dos / âne bâté / randonnée avec un âne / labyrinthe de maïs / ferme auberge / goûter à la ferme / mini ferme / élevage de chèvres / chèvrerie* / casa rural con animales / visita a la granja / visitas a la granja / granja de animales / laberinto de maíz / paseos en burro / paseo en burro / vacaciones en la granja / alimentar a los animales / fazenda pedagógica / fazenda hotel / fazendas pedagógicas / alimentar os animais / quinta com animais / passeio de charrete / dia na fazenda / passeio a cavalo na fazenda / vacanza in fattoria / giornata in fattoria / visita alla fattoria / passeggiata con asini / passeggiate con alpaca / labirinto di mais / fattoria con animali / trekking con asini / 牧場体験 / 農業体験 / 農場体験 / 乳搾り体験 / 農泊 / アルパカ / 動物とふれあい / 乗馬体験 / やぎ / ひつじとふれあい / farmstay* / holiday farm / urlaub auf dem / ferienhof / accueil à la / vacances ferme / agroturismo* / fazendinha / turismo de habitação / 農家民宿 / ふれあい牧場 / stay on a farm / sleep on the farm / farm animals / farm experience* / farm day / ferien auf dem bauernhof / urlaubsbauernhof / alpakawanderung* / heuhotel / schlafen im heu / ferme de découverte / animaux de la ferme / casa rural en granja / granja educativa / alojamiento rural / hospedagem rural / turismo rural na fazenda / hotel fazenda com / estadia na quinta / vacanze in fattoria / fattoria con / soggiorno in fattoria / animali della fattoria / ファームステイ / 観光牧場',
    words:
      'goat / goats / donkey* / pony / ponies / hayride* / tractor ride / ziegen / esel / tiere / chèvres / ânes / cabras / burros / animales / animais / capre / asini / animali / ヤギ / alpaca* / alpaka* / lambs / piglets / petting / tractor / barn / feeding / bottle feeding / straw / hay bales / school trip* / animals / llama* / rabbits / pumpkins / ziege / lama / lamas / streicheln / füttern / kaninchen / stall / traktor / traktorfahrt / strohburg / heuboden / kürbis / schulklasse* / chèvre / âne / lapins / biquette* / nourrir / traire / tracteur / animaux / agneaux / gîte / cabra / burro / conejos / granja / ordeñar / cabritos / corderos / excursión escolar / coelhos / fazenda / ordenhar / charrete / bichos / capra / caprette / asino / conigli / fattoria / mungere / galline / scolaresche / 動物 / えさやり / うさぎ / 羊 / ポニー / 乳しぼり / 遠足 / goat* / hens / chickens / milking / eggs / hühner / heu / bauernhof / chèvre* / poules / foin / cabra* / gallinas / galinhas / fienile / 搾乳 / lamb / cows / cow / piglet* / calves / hay / haystack / feed the / bottle feed / rooster / farmer / farmhouse / egg collecting / tractor ride* / kühe / kälber / ziege* / schafe / stroh / hahn / melken / bauer / eier sammeln / kätzchen / vaches / veaux / moutons / traite / œufs / paille / fermier* / vacas / ovejas / burro* / heno / huevos / gallo / terneros / vaca / ovelha* / ordenh* / leite / bezerro* / trator / galo / ovos / mucche / vitelli / pecore / asin* / fieno / uova / trattore / 牛 / 子羊 / 干し草 / 鶏 / 卵 / 農場 / ニワトリ',
    scenes: [
      'A girl with a goat in a farmyard',
      'A farmer with a goat in a field',
      'A donkey in a farmyard',
      'A llama in a field',
      'Chickens in a farmyard',
      'A boy on a tractor in a farmyard',
    ],
  },
  {
    thing: 'lavender',
    theme: 'blush',
    names:
      'lavender farm* / lavender field* / lavender harvest / lavender honey / lavendelfeld* / lavendelhof / lavendelernte / champ de lavande / champs de lavande / lavandiculteur* / distillerie de lavande / campos de lavanda / cultivo de lavanda / campo de lavanda / plantação de lavanda / campi di lavanda / lavandeto / ラベンダー畑 / ラベンダー園 / lavender grower* / lavender oil / lavender bunch* / lavender distiller* / lavender plants / lavender soap / rows of lavender / lavender rows / lavender season / english lavender / lavender sachet* / lavendelöl / lavendelbauer* / lavendelblüte / lavendelkissen / lavendelsäckchen / lavendelgarten / lavendelstrauß / lavendelsträuße / lavande fine / lavandes / huile essentielle de lavande / lavanderaie / champs de lavandes / essence de lavande / bouquets de lavande / miel de lavande / récolte de la lavande / campos de lavandas / aceite de lavanda / aceite esencial de lavanda / lavandín / ramos de lavanda / jabón de lavanda / lavanda de brihuega / óleo essencial de lavanda / óleo de lavanda / lavandário* / fazenda de lavanda / lavandas / olio di lavanda / olio essenziale di lavanda / fioritura della lavanda / sacchetti di lavanda / lavandeti / ラベンダー農園 / ラベンダーオイル / ラベンダーの花 / ラベンダー摘み / 富良野',
    words:
      'lavender / bloom / essential oil / sprig* / sachet* / lavendel / duft / lavande / lavandin / lavanda / floración / floração / fioritura / ラベンダー / purple / fragrant / scent / stems / distil* / rows / bunches / calming / provence / blossom* / bees / soap / lila / violett / blüte / blühen* / duftend* / destill* / seife / reihen / strauß / parfum / violet* / bouquet* / savon / abeilles / floraison / aroma / morado / flor / flores / destil* / jabón / ramo* / calmante / roxo / florada / perfume / sabonete / óleo / viola / profumo / sapone / mazzi / filari / 香り / 紫 / 花畑 / 蒸留 / 精油 / 見頃',
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
      'christmas tree farm* / christmas trees / cut your own / fir tree farm / weihnachtsbaumverkauf* / weihnachtsbäume / tannenbäume / nordmanntanne* / christbäume / christbaumverkauf / sapins de noël / vente de sapins / nordmann / árboles de navidad / abetos de navidad / pinheiros de natal / árvores de natal / alberi di natale / abeti di natale / クリスマスツリー農園 / もみの木 / real christmas tree* / fresh christmas tree* / cut christmas tree* / pot grown tree* / christmas tree delivery / christmas tree stand* / christmas tree sale* / nordmann fir* / norway spruce / fraser fir* / non drop / choose and cut / choose your tree / tree farm / weihnachtsbaum / weihnachtsbaumplantage / weihnachtsbaumhof / weihnachtsbaumlieferung / weihnachtsbaum schlagen / christbaum / christbaumhof / selber schlagen / selbst schlagen / selbstschlagen / tannenbaum / tannenbaumverkauf / blaufichte* / sapin de noël / sapins naturels / sapin naturel / livraison de sapin* / sapins livrés / sapin nordmann / producteur de sapins / árbol de navidad / abeto natural / abetos naturales / abetos vivos / venta de abetos / árboles de navidad naturales / pinheiro de natal / árvore de natal natural / pinheirinho* / pinheiro natural / plantação de pinheiros / albero di natale / abete vero / abeti veri / abete natalizio / abeti natalizi / abeti di nordmann / クリスマスツリー / 生木ツリー / モミの木 / 本物のツリー',
    words:
      'fir / spruce / netted / advent / tanne / fichte / nadeln / sapin / épicéa / abeto / pinheiro / abete / natale / ツリー / needles / branches / spruces / netting / saw / axe / trunk / mulled wine / potted / baubles / fairy lights / plantation / baum / bäume / säge / schlagen / zweige / netz / glühwein / plantage / harz / épicéas / aiguilles / pied / filet / guirlande* / hauteur / pot / abetos / agujas / ramas / maceta / raíz / altura / adornos / pinheiros / agulhas / galhos / vaso / enfeites / abeti / aghi / rami / radici / addobbi / 枝 / 香り / 飾り / 生木 / 鉢植え',
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
      'farming / farmland / family farm / agricultur* / organic farm* / young farmers / landwirt / landwirte / landwirtin* / landwirtschaft* / bauernhof / bauernhöfe / biohof / biobauer* / agriculteur* / agricultrice* / exploitation agricole / agricultor / agricultores / agricultora* / explotación agrícola / agrícolas / agronegócio* / agricoltor* / azienda agricola / aziende agricole / agricoltura / 農業* / 農家* / 農場 / farm business / farming family / farming families / mixed farm / farmers union / farm succession / farm advice / regenerative farm* / regenerative agriculture / farm worker* / farm hand* / farm manager* / farm jobs / farm land / smallholding* / smallholder* / homestead* / permaculture farm* / demeter hof / demeterhof* / bauernfamilie* / bauer und / bäuerin* / bauernverband / hofgut / bio landwirtschaft / biolandwirtschaft / hofübergabe / ökolandbau / biolandbau / bioland / mischbetrieb / ferme familiale / fermes familiales / ferme bio / monde agricole / exploitations agricoles / jeunes agriculteurs / métier d agriculteur / ferme en / notre ferme / paysan* / finca agrícola / explotaciones agrícolas / agricultor* / campesino* / jóvenes agricultores / nuestra granja / nuestra finca / produtor rural / produtores rurais / fazenda orgânica / propriedade rural / agropecuarista* / nossa fazenda / empresa agrícola / imprenditore agricolo / coltivatore diretto / contadin* / agricoltura biologica / azienda biologica / giovani agricoltori / 新規就農 / 就農 / 農園 / 有機農業',
    words:
      'farm / farmer / barn / harvest / soil / crops / livestock / acker / ernte / scheune / récolte / grange / cosecha / granja / granero / colheita / celeiro / fazenda / raccolto / fienile / 収穫 / farmers / field / fields / acres / hectare* / tractor* / harvests / ploughing / sowing / generations / rural / village / pasture / yard / felder / feld / vieh / generationen / boden / traktor / aussaat / hofhund / ländlich / wiesen / ferme / champs / terres / bétail / cultures / semis / génération* / tracteur / rural* / cultivos / tierras / siembra / ganado / finca / lavoura / plantio / roça / safra / gado / trator / campi / terreni / semina / bestiame / trattore / cascina / stagioni / 畑 / 田んぼ / 作物 / 野菜 / 土 / 種まき / 農作業',
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
      'fishing boat* / fishing fleet* / trawler* / commercial fishing / line caught / day boat / fischkutter* / krabbenkutter* / küstenfischer* / bateau de pêche / marin pêcheur / pêche artisanale / barco pesquero / flota pesquera / pesca artesanal / lonja / barco de pesca / piscicultura / peschereccio / pescherecci / piscicoltura / 漁船 / 漁師 / 養殖* / 漁港 / fishing vessel* / fishing port* / fishing harbour* / fishing crew* / fisherman s / fishermen / fisher families / day boats / inshore fish* / sustainable fishery / fisheries / aquaculture / salmon farm* / carp farm* / fish hatcher* / fishing nets / krabbenfischer* / fischerei* / fischerboot* / fischer vom / berufsfischer* / karpfenteich* / karpfenzucht* / lachszucht* / aquakultur* / fischfang / chalutier* / pêcheur / pêcheurs / bateaux de pêche / port de pêche / petits bateaux / pêche durable / élevage de truites / truites d élevage / salmoniculture / pescadores artesanales / barcos de pesca / cofradía de pescadores / acuicultura / criadero de truchas / puerto pesquero / arrastrero* / pesca sostenible / pescadores / pesca sustentável / criação de peixe* / criação de tilápia* / tilapicultura / tanques rede / colônia de pescadores / frota pesqueira / truticultura / pescatore / pescatori / barca da pesca / flotta di pesca / piccola pesca / pesca sostenibile / acquacoltura / troticoltura / allevamento di trote / allevamento ittico / 漁業* / 漁協 / 定置網 / 一本釣り / 水揚げ / 遠洋漁業',
    words:
      'fish / harbour / trout / cod / herring / skipper / tide / quay / fisch / fang / forelle* / hafen / poisson / filets / chalut / pescado / puerto / peixe / pesce / reti / truta / criée / boat / boats / nets / landed / catch / hauled / mackerel / gutted / quota / dock / longline / salmon / carp / char / kutter / netz / netze / teich / teiche / lachs / karpfen / hering / nordsee / ostsee / saibling* / bateau / filet de pêche / cabillaud / lieu jaune / sardine / truite* / débarqu* / redes / trucha* / captura* / sardina* / merluza / rede / pescador / tilápia / cais / sardinha / barca / rete / trota / trote / pescato / banchina / 魚 / 網 / 港 / 船 / 鮭 / マグロ / 真鯛 / ブリ',
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
      'oysters / oyster bar* / oyster farm* / mussel farm* / lobster* / crab shack / shellfish / crayfish / austern* / miesmuschel* / hummer* / krustentiere / huîtres / ostréicult* / conchylicult* / homards / coquillages / ostras / mejillones / bogavante* / ostricultura / mexilhões / lagosta* / ostriche / cozze / vongole / aragosta / aragoste / astice / 牡蠣 / 伊勢海老 / カキ小屋 / ロブスター / moules frites / moules de bouchot / oyster shuck* / oyster platter* / oyster bed* / oyster shack / oyster festival / native oyster* / rock oyster* / fresh oyster* / mussels and fries / moules marinière / crab pot* / dressed crab / brown crab / cockles / winkles / crustaceans / seafood tower* / venusmuschel* / jakobsmuschel* / muschelessen / muschelzucht* / muschelfischer* / taschenkrebs* / langusten / schalentiere* / huître / huitres / parc à huîtres / plateau de fruits de mer / plateaux de fruits de mer / dégustation d huîtres / bar à huîtres / mytilicult* / bouchots / homard breton / langoustes / tourteau* / coquilles saint jacques / bulots / palourdes / ostra / ostricultor* / bateas / mejillón / mejillones de / nécoras / centollo* / ostrería* / marisco gallego / ostras frescas / ostreicultura / amêijoas / mexilhão / sapateira / lavagante* / cultivo de ostras / bar de ostras / ostrica / ostricoltura / mitilicoltura / cozze di / allevamento di cozze / crudité di mare / granseola / かき小屋 / 生牡蠣 / 牡蠣養殖',
    words:
      'oyster / mussels / clams / shell / shuck* / brine / crab / tide / muscheln / schalen / krabbe* / coquille / crabe / marée / concha / marisco / cangrejo / crostacei / conchiglia / granchio / moules / lemon / half shell / half dozen / dozen / mignonette / platter / claws / tidal / estuary / purified / briny / butter / zitrone / watt / gezeiten / krebs / schale / iode / iodée / claires / fines de claire / douzaine / écaill* / citron / moule / praire / huîtrière / ría / docena / limón / depuradora / batea / dúzia / maré / casca / limão / ria / bivalves / molluschi / dozzina / laguna / limone / chele / conchiglie / 貝 / 殻 / 浜焼き / 蒸し / 生食 / 三陸 / 広島 / langoustine* / scallop* / king crab / percebes / almejas / langosta* / scampi / capesante / アサリ / ホタテ / 帆立 / 毛ガニ / ズワイガニ',
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
      'flour mill* / stone ground flour / stoneground / stone milled / wholemeal flour / bread flour / rye flour / spelt flour / mehlmühle* / getreidemühle* / dinkelmehl* / weizenmehl* / roggenmehl* / vollkornmehl* / meunerie / meunier* / minoterie* / farine de blé / farine bio / moulin à farine / harinera* / molino harinero / harina integral / harina de trigo / moagem / moleiro / farinha de trigo / farinha integral / mulino a pietra / farina macinata / farine macinate / farina integrale / mugnaio / 製粉* / 石臼* / 小麦粉 / watermill* / mill shop* / milling flour / freshly milled flour / freshly milled / artisan flour / organic flour / heritage grain flour / bags of flour / strong white flour / pizza flour / cake flour / plain flour / mühlenladen* / mühlenprodukte / wassermühle* / kunstmühle / mehl aus / mehlsorte* / pizzamehl / müllermeister* / frisch gemahlen* / steinmühle* / getreide mahlen / farines de / farine t65 / farine t80 / moulin à eau / moulin artisanal / meule de pierre / farine complète / farine d épeautre / farine de seigle / harina de espelta / harina de centeno / harina de fuerza / harina ecológica / molino de piedra / molienda / molinero* / harinas ecológicas / molino de agua / molinería / farinha de centeio / farinha artesanal / farinha de mandioca / moinho de pedra / moinho de água / moinho de vento / farinha moída / farinha orgânica / moinhos / farina tipo / farine biologiche / farina 00 / farro macinato / molino a pietra / molini / mugnai / farina di farro / semola rimacinata / molitura / 挽きたて粉',
    words:
      'flour / miller / millstone* / wheat / rye / spelt / mehl / mühle / müller / korn / farine / moulin / meule / harina / molino / grano / farinha / moinho / farina / mulino / 石臼 / milling / milled / ground / grind / grist / sacks / bakers / bread / wholemeal / wholegrain / emmer / einkorn / sieve / bran / bag / gemahlen / mahlen / mahlwerk / backen / weizen / roggen / dinkel / kleie / mühlstein* / blé / seigle / épeautre / mouture / pain / boulangers / grains / trigo / centeno / espelta / molida / muela* / pan / salvado / centeio / moída / pão / farelo / farro / segale / macina / macinata / crusca / pane / semola / 小麦 / 粉 / ライ麦 / 挽き / 水車 / 北海道産小麦 / harinas / farine de / farina di / 米粉 / 全粒粉 / そば粉 / ライ麦粉 / 強力粉 / farinhas / farine di / mehle / farines',
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
      'milk delivery / milkman / milk round / fresh milk / raw milk / hay milk / whole milk / dairies / yoghurt* / yogurt* / buttermilk / kefir / molkerei* / frischmilch / rohmilch / heumilch / milchtankstelle* / joghurt* / laiterie* / lait cru / lait entier / yaourt* / crème fraîche / central lechera / leche fresca / leche entera / yogures / lácteos / laticínio* / leite fresco / leite integral / iogurte* / latteria / latte fresco / latte crudo / latticini / 牛乳 / ヨーグルト / 乳製品 / milk deliver* / milk rounds / milk in glass / milk bottle* / doorstep milk / milk on your doorstep / milk vending / organic milk / jersey milk / guernsey milk / goat milk / sheep milk / goats milk / a2 milk / pasteurised milk / unhomogenised / non homogenised / farm butter / dairy product* / dairy shop / skyr / milchautomat* / milchlieferung* / milchmann / milchhof* / biomilch / bio milch / weidemilch / ziegenmilch / frischkäse und joghurt / milchprodukt* / sauerrahmbutter / bauernbutter / buttermilch / milch vom / milch aus / hofmolkerei* / lait frais / lait fermier / lait bio / lait de vache / lait de chèvre / lait de brebis / lait en bouteille / beurre fermier / beurre de baratte / produits laitiers / fromage blanc / crémerie* / crèmerie* / lait livré / laitier à / lechería* / lechero / leche de vaca / leche de cabra / leche ecológica / leche a domicilio / leche cruda / mantequilla artesana / productos lácteos / cuajada* / leche en botella / yogur / nata fresca / leite de vaca / leite cru / leite em garrafa / leite de cabra / leiteiro / leiteria* / queijo e iogurte / manteiga artesanal / leite pasteurizado / requeijão / latte di capra / latte di mucca / latte alla spina / latte biologico / latte intero / latte pastorizzato / lattaio / burro fresco / burro di malga / prodotti caseari / distributore di latte / latte a domicilio / 低温殺菌 / 牛乳配達 / 生乳 / ジャージー牛乳 / ヨーグルト工房 / 発酵バター / 瓶牛乳',
    words:
      'milk / butter / dairy / creamy / cows / pasteuris* / glass bottle* / milch / rahm / kühe / lait / beurre / vaches / leche / mantequilla / vacas / leite / manteiga / latte / burro / panna / ミルク / バター / sahne / bottles / cream / doorstep / churn* / pint / pints / skimmed / semi skimmed / homogenis* / creamline / jersey / herd / pasture / calcium / empties / glasflasche / pfandflasche* / flaschen / liter / fettgehalt / kuh / crème / bouteille* / consigne / crémeux / litre / pâturage / vache / nata / botella* / litro / cremos* / pasteurizad* / ordeñ* / vaca / garrafa / curral / bottiglie / mucche / mucca / pascolo / stalla / 瓶 / 濃厚 / 乳 / 牛 / 北海道 / 乳酸菌 / 酪農家 / fresh cream / double cream / clotted cream / salted butter / quark / ricotta fresca',
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
      'cheeses / cheesemak* / cheesemonger* / creamery / creameries / cheddar / raw milk cheese / käserei* / käse / bergkäse / käsetheke* / käseladen / hofkäserei* / fromages / fromager* / fromagerie* / affineur* / quesos / quesería / queserías / queijos / queijaria* / queijeiro* / formaggio / formaggi / caseificio / caseifici / mozzarella / parmigiano / pecorino / チーズ* / artisan cheese* / farmhouse cheese* / cheese shop* / cheese counter* / cheese maturing / cheese cave* / cheese dairy / cheese wheel* / cheese making / cheese tasting* / cheese club / cheese of the month / blue cheese* / goat cheese* / goats cheese / goat s cheese / sheep s cheese / hard cheese / soft cheese* / stilton / käser / käsemeister* / käsehandlung / käsespezialität* / ziegenkäse / schafskäse / schafkäse / weichkäse / hartkäse / rohmilchkäse / käseplatte* / käseverkost* / alpkäse / almkäse / käselaib* / käsekeller / sennerei* / schaukäserei / fromage fermier / fromage de chèvre / fromages fermiers / fromage au lait / plateau de fromage* / plateaux de fromage* / comté / roquefort / reblochon / cave d affinage / brebis fermier / crottin* / meule de fromage / tomme / dégustation de fromage* / queso de oveja / queso de cabra / queso artesano / queso artesanal / queso curado / quesero* / queso manchego / tabla de quesos / cata de quesos / tienda de quesos / queso azul / queijo artesanal / queijo minas / queijo coalho / queijo curado / queijo de cabra / queijo da serra / tábua de queijos / queijo canastra / queijo de ovelha / queijo meia cura / casaro / casari / caciotta / grana padano / caciocavallo / formaggi di capra / formaggio di malga / degustazione di formaggi / tagliere di formaggi / stracchino / latteria sociale / 自家製チーズ / ナチュラルチーズ',
    words:
      'rind / matured / rennet / curd* / goat / brie / gereift / laib / laibe / ziegen / croûte / affinage / lait / curado / corteza / leche / leite / stagionat* / crosta / latte / 熟成 / cheese / fromage / queso / queijo / wheel / wheels / aged / ageing / cave / cellar / tangy / nutty / creamy / crumbly / wedge / wedges / cracker* / cut to order / whey / sheep / tasting / würzig / gereifter / rohmilch / rinde / reifung / keller / cremig / kuh / brebis / chèvre / affiné* / vache / pâte molle / meule / alpage / fondant / persillé / oveja / cabra / curación / cremoso / cuña* / maduración / ovelha / curados / maturação / casca / fatia / capra / pecora / malga / cagliata / 牛乳 / 山羊 / 発酵 / 乳 / 工房 / カット / burrata / halloumi / ricotta / gorgonzola / fondue / camembert / ブッラータ / モッツァレラ / gruyère / raclette / cuajo / gouda / カマンベール / ラクレット',
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
      'beekeep* / beehive* / honeybee* / honey bee* / raw honey / wildflower honey / runny honey / manuka / beeswax / bienenhonig / honig / honiggläser / imker* / imkerei* / bienenwachs / bienenvolk / bienenvölker / miel de / apicult* / apiculteur* / rucher* / pot de miel / miel cruda / colmena* / abejas / mel puro / abelhas / colmeia* / favo de mel / apicolt* / alveari / miele di / api regine / はちみつ / 蜂蜜 / ハチミツ / 養蜂* / ミツバチ / local honey / pure honey / heather honey / acacia honey / set honey / clover honey / cut comb / honeycomb* / honey jar* / jar of honey / jars of honey / honey from / honey farm* / honey harvest / bee farm* / bee keeper* / bee colon* / bee swarm* / nucleus hive* / adopt a hive / honey producer* / pollen and propolis / propolis / royal jelly / mead / queen bee* / bienenstock / bienenstöcke / bienenpatenschaft* / bienenkönigin* / blütenhonig / waldhonig / lindenhonig / rapshonig / akazienhonig / honige / honigernte / honigglas / bienenzucht* / wabenhonig / miellerie* / miels / ruche / abeille / abeilles mellifères / miel d acacia / miel de fleurs / miel de lavande / miel toutes fleurs / gelée royale / essaim* / cire d abeille / récolte de miel / miel artisanal / parrainez une ruche / hydromel / abeja / apiario* / miel artesana / miel de romero / miel de azahar / miel ecológica / miel pura / tarro de miel / jalea real / polen y propóleo / propóleo* / cera de abejas / mieles / panal de miel / apiários / abelha / mel orgânico / mel silvestre / mel de flores / meliponicultura / meliponário* / mel artesanal / própolis / geleia real / cera de abelha / pote de mel / mel de laranjeira / mieli / miele di acacia / miele di castagno / miele millefiori / miele biologico / apiari / arnia / arnie / pappa reale / propoli / smielatura / vasetto di miele / cera d api / 蜜蜂 / 百花蜜 / アカシア蜂蜜 / れんげ蜂蜜 / 生はちみつ / ローヤルゼリー / プロポリス / 巣蜜',
    words:
      'honey / bees / hive / hives / comb / nectar / blossom / bienen / blüten / waben / miel / abeilles / fleurs / panal / flores / mel / favos / miele / favi / 巣箱 / ruches / jar / jars / wildflower* / heather / clover / apiary / extract / swarm / smoker / pollen / queen / golden / unpasteurised / drizzle / foraging / biene / raps / linde / wabe / kristallisiert / schleuder* / völker / gläser / blüte / acacia / châtaignier / tilleul / colza / extraction / butin* / reine / fleur / romero / azahar / polen / tarro / tarros / reina / néctar / flor / pote / favo / enxame* / florada / eucalipto / pólen / castagno / millefiori / vasetto / fiori / nettare / sciame* / polline / 瓶 / 花 / 巣 / 採蜜 / 花粉 / アカシア / 非加熱',
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
      'jam jar* / homemade jam / strawberry jam / marmalade* / chutney* / pickled vegetables / fruit spread* / marmelade* / konfitüre* / fruchtaufstrich* / eingemacht* / einmachgläser / confiture* / gelée de fruits / mermelada* / conservas caseras / encurtidos / dulce de membrillo / geleia* / conservas artesanais / marmellata / marmellate / confettur* / sottaceti / ジャム / マーマレード / 漬物 / jam maker* / jam making / small batch jam* / raspberry jam / apricot jam / plum jam / blackcurrant jam / rhubarb jam / homemade jams / artisan jam* / jams and / jams / jellies and / preserving fruit / fruit preserve* / lemon curd / piccalilli / relishes / sauerkraut / fermented vegetables / jam making course / erdbeermarmelade / aprikosenmarmelade / gelees / eingelegt* / gewürzgurke* / saure gurken / spreewälder gurken / einkochen / eingekocht* / einmach* / hausgemachte marmelade / zwetschgenmus / pflaumenmus / quittengelee / confiturier* / confituerie* / gelées / confit d oignons / pickles / bocaux maison / conserves maison / pâte de coing* / compotes / compote maison / confitura* / jaleas / membrillo / pepinillos / conservas artesanas / conservas vegetales / verduras encurtidas / tarros de mermelada / compotas / doce de fruta / doces em compota / compota / conservas caseiras / picles / doces de tacho / goiabada / chimia / doce de abóbora / potes de geleia / composte di frutta / conserve artigianali / marmellata artigianale / giardiniera / cotognata / mostarda di frutta / sottoli / sott oli / vasetti di marmellata / marmellatine / いちごジャム / 手作りジャム / 自家製ジャム / コンフィチュール / ピクルス / 漬け物 / 梅干し / 佃煮',
    words:
      'jars / fruit / apricot / sugar / früchte / zucker / fruits / sucre / fruta / tarro* / azúcar / frutas / potes / frutta / vasetti / zucchero / 果実 / preserves / bocaux / jam / strawberry / raspberry / plum / rhubarb / blackberry / orange peel / kettle / boiled / boil / spread / toast / scones / lid / lids / vinegar / brine / gooseberry / cook slowly / pectin / erdbeer* / himbeere / zwetschge / gläser / kochen / einweck* / deckel / frühstück / gurken / essig / brotaufstrich / fraise / abricot / prune / framboise / bocal / chaudron / cuivre / cuisson / tartiner / vinaigre / fresa / albaricoque / ciruela / cocer / tostada / vinagre / frasco* / untar / morango / goiaba / pote / figo / tacho / abacaxi / torrada / vidro* / fragola / albicocca / prugne / fichi / pentolone / barattolo / barattoli / spalmare / aceto / 瓶 / 瓶詰め / いちご / 砂糖 / 煮詰め / 果肉 / りんご / 朝食 / トースト / cornichons / gherkin* / pickles and / composta / marmelada',
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
      'olive oil* / olive grove* / olive mill* / olive press* / olive harvest / extra virgin / olivenöl* / ölmühle* / olivenhain* / olivenernte* / rapsöl / leinöl / huile olive / huile d olive / moulin à huile / oliveraie* / oléicult* / aceite de oliva / aceite virgen / almazara* / olivar / olivares / azeite / azeites / lagar de azeite / olival / olio extravergine / olio d oliva / olio evo / frantoio / frantoi / oliveto / oliveti / オリーブオイル / オリーブ園 / オリーブ油 / evoo / olive tree* / olive farm* / olive grower* / olive orchard* / olive estate* / early harvest oil / first cold press* / cold pressed oil* / cold pressed rapeseed / rapeseed oil / avocado oil / walnut oil / pumpkin seed oil / olives and oil / table olives / olive tasting / koroneiki / arbequina / picual / olivenbauer* / olivenbaum* / natives olivenöl / oliven aus / kernöl / walnussöl / sonnenblumenöl / speiseöl* / ölpresse* / kaltgepresste öle / kalt gepresste öle / oliviers / huiles d olive / huile de noix / huile de colza / huile vierge / première pression / moulin oléicole / huilerie* / récolte des olives / olivier* / aoves / aove / olivo / olivos / olivares centenarios / aceites de oliva / aceite virgen extra / aceite de arbequina / aceite picual / cosecha de aceituna / recogida de aceituna / oleoturismo / cata de aceite* / aceitunera* / oleícola / aceite temprano / azeite extravirgem / azeite extra virgem / azeite de oliva / oliveira / oliveiras centenárias / olivicult* / azeiteiro* / colheita da azeitona / azeite virgem / azeites artesanais / azeites virgem extra / extravergine / extravergini / olio nuovo / olio di oliva / raccolta delle olive / olive taggiasche / olive da tavola / ulivo / ulivi secolari / olivicoltor* / olivicol* / olio extra / molitura delle olive / frantoiano / frantoiani / olio biologico evo / エキストラバージン / オリーブ農園 / オリーブ栽培 / オリーブの木 / 初搾り / 小豆島オリーブ',
    words:
      'olive / olives / virgin / cold pressed / groves / bitter / peppery / oliven / öl / kaltgepresst* / huile / pression à froid / aceitunas / aceite / prensado / azeitonas / oliveiras / ulivi / olio / spremitura / オリーブ / 搾り / oil / harvest / pressed / pressing / mill / drizzle / bottle / tins / fruity / grassy / single estate / acidity / grove / litre / unfiltered / presse / ernte / flasche / kanister / fruchtig / säure / naturtrüb / liter / hain / pressoir / récolte / bouteille / bidon / fruité / moulin / litres / oléique / cosecha / botella / lata / garrafa / afrutado / molino / litros / acidez / variedad / colheita / frutado / moinho / extração / raccolta / bottiglia / lattina / fruttato / macina / litri / acidità / taggiasca / 果実 / 瓶 / 小豆島 / 収穫 / 香り / 低温圧搾 / lagar / azeitona* / kalamata',
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
      'spice / spices / spice shop* / spice blend* / seasoning* / curry powder / paprika powder / peppercorn* / sea salt / gewürz* / kräutersalz / meersalz / pfeffermühle* / épices / marchand d épices / safran / fleur de sel / especias / condimentos / azafrán / sal marina / especiarias / temperos / açafrão / flor de sal / spezie / zafferano / sale marino / スパイス / 香辛料 / 塩田 / 天然塩 / spice mix* / spice rub* / spice merchant* / spice market* / spice box* / spice kit* / ground spices / whole spices / freshly ground spices / za atar / ras el hanout / vanilla pod* / vanilla bean* / himalayan salt / salt flakes / flaky salt / salt pan* / salt works / salt farm* / spice grinder* / spice set* / pfeffer aus / kräuter und gewürze / currypulver / vanilleschote* / safranfäden / rauchsalz / salzmanufaktur / salzflocken / pfeffersorte* / kräuter gewürze / mélange d épices / mélanges d épices / comptoir des épices / poivre de kampot / vanille de madagascar / gousses de vanille / sel de guérande / salines / marais salant* / paludier* / mezcla de especias / mezclas de especias / pimentón / azafrán de / vainilla en rama / sal en escamas / salinas / sazonador* / especiería* / especieria / adobos / mistura de temperos / canela em pau / salicultura / casa de temperos / sal marinho / colorau / mix de spezie / miscela di spezie / bottega delle spezie / vaniglia bourbon / saline / sale di cervia / sale rosa / spezie dal mondo / 藻塩 / 粗塩',
    words:
      'cinnamon / cumin / turmeric / pepper / chilli / cardamom / grinder / mortar / zimt / kümmel / pfeffer / mörser / cannelle / poivre / canela / comino / pimienta / cominho / pimenta / cannella / pepe / 胡椒 / シナモン / saffron / jar / jars / blend / blends / aroma / aromatic / ground / whole / toasted / coriander seed* / clove* / nutmeg / ginger / star anise / paprika / sprinkle / pinch / grind / stir / tin / vanilla / salt / curry / saffron threads / koriander / kreuzkümmel / nelken / muskat / ingwer / kurkuma / sternanis / dose / prise / gemahlen / aromen / mischung / würzen / salz / muscade / girofle / gingembre / vanille / pincée / bocaux / parfum* / moulu / sel / clavo / nuez moscada / jengibre / cilantro / tarro / pizca / moler / sal / vainilla / cravo / gengibre / coentro / pitada / moer / frasco / chiodi di garofano / noce moscata / zenzero / coriandolo / cumino / vaniglia / macinare / pizzico / sale / 塩 / 香り / 粉 / ブレンド / 唐辛子 / 調味料 / curcuma / cúrcuma / ターメリック / クミン / black pepper / garam masala / ガラムマサラ / páprica / tempero / tempero caseiro / pepe nero / poivre noir / pimienta negra / pink salt / 山椒 / 七味 / 岩塩 / noz moscada / pimenta do reino / baunilha / herbs and spices / sumac / paprika affumicata / smoked paprika / especia / épice / especiaria',
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
      'herb farm* / herb garden* / culinary herb* / fresh herbs / dried herbs / wild herbs / kräutergarten / kräutergärtnerei / küchenkräuter / wildkräuter* / kräuterhof / herboristerie* / herbes aromatiques / plantes aromatiques / herbes de provence / hierbas aromáticas / plantas aromáticas / herboristería* / ervas aromáticas / ervas finas / erbe aromatiche / erboristeri* / piante aromatiche / ハーブ園 / ハーブ農園 / ハーブガーデン / herb grower* / herb nurser* / herb plant* / potted herbs / pot of herbs / herbs plants / herb bunch* / bunch of herbs / herb box* / medicinal herb* / herbalist* / herb walk* / foraged herb* / foraging walk* / kitchen herbs / fresh basil from / kräutergärten / kräuterbeet* / kräuterspirale* / kräuterbund / kräuter im topf / kräutertöpfe / kräuterführung* / kräuterwanderung* / kräuterkund* / heilkräuter* / kräuterpflanze* / kräuter vom / küchenkräutern / kräuterfee / kräuterwerkstatt / herbes fraîches / bouquet garni / herbes du jardin / herboriste* / plantes médicinales / plantes à parfum / jardin de simples / producteur d herbes / pots d herbes / cueilleur de plantes / cueillette sauvage / plantas medicinales / hierbas frescas / hierbas medicinales / hierbas de cocina / herbolario* / manojo de hierbas / aromáticas en maceta / huerto de aromáticas / hierbas culinarias / ervas frescas / ervas medicinais / ervas de cozinha / horta de temperos / ervanária* / horta de ervas / ervas secas / plantas medicinais / vasos de temperos / maço de ervas / ervas em vaso / chá de ervas da horta / erbe officinali / erbe fresche / piante officinali / erbe in vaso / mazzetto di erbe / erbe spontanee / erbario / coltivazione di erbe / erbe da cucina / officinali / 香草 / フレッシュハーブ / ハーブ苗 / ハーブ農家 / 薬草 / ハーブ教室',
    words:
      'herbs / basil / thyme / rosemary / parsley / kräuter / basilikum / thymian / basilic / thym / romarin / albahaca / tomillo / romero / manjericão / alecrim / hortelã / basilico / timo / rosmarino / ハーブ / バジル / sage / mint / oregano / chives / dill / tarragon / coriander / bunch / bunches / pots / pot / sprig / sprigs / windowsill / snip / scent / dried / drying / balm / minze / salbei / schnittlauch / petersilie / rosmarin / topf / bund / duftend / getrocknet / fensterbank / zitronenmelisse / menthe / sauge / persil / ciboulette / aneth / estragon / origan / botte / séchées / rebord / mélisse / menta / salvia / perejil / orégano / cebollino / cilantro / eneldo / manojo / maceta* / secado / aroma / sálvia / salsinha / cebolinha / coentro / tomilho / maço / vaso / secas / prezzemolo / origano / erba cipollina / mazzetto / vasetto / essiccate / ミント / ローズマリー / タイム / パセリ / 鉢 / 苗 / 香り / 摘みたて',
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
      'hot sauce* / chilli sauce* / chili sauce* / chili oil / chilli oil / chilli farm* / chili crisp / barbecue sauce* / chilisauce* / scharfe sauce* / chilischote* / sauce piquante / sauces piquantes / piments / salsa picante / salsas picantes / ajíes / molho de pimenta / molhos picantes / salsa piccante / peperoncin* / 唐辛子 / 辛味* / ラー油 / ホットソース / chilli pepper* / chili pepper* / chilli plant* / chili plant* / chilli grower* / chilli festival* / chilli jam / chilli paste / chipotle sauce / habanero sauce / carolina reaper* / ghost pepper* / scotch bonnet* / jalapeno sauce / wing sauce / harissa paste / peri peri sauce / sauce company / bbq sauce* / chilisoße* / chiliöl / chilipulver / chilipflanze* / chiliflocken / scharfe soße* / scharfmacher* / grillsauce* / grillsoße* / chilifest / sauce pimentée / sauces pimentées / sauce au piment / piment d espelette / huile pimentée / purée de piment* / piments forts / sauce barbecue / salsas picante / chile habanero / salsa de chile / salsa de chiles / salsas artesanas picantes / aceite picante / salsa habanero / salsa barbacoa / chiles secos / salsa macha / molho de pimentas / molho picante / molhos de pimenta / pimentas artesanais / molho artesanal / geleia de pimenta / pimenta biquinho / pimenta malagueta / piri piri / molho barbecue / pimenta em conserva / salse piccanti / olio piccante / olio al peperoncino / habanero chocolate / crema di peperoncino / salsa barbecue / salse al peperoncino / チリソース / ハバネロ / チリオイル / 旨辛',
    words:
      'chilli / chili / chillies / spicy / scoville / habanero / jalapeño* / fermented / schärfe / piment / piquant* / picante / chiles / pimenta / ardida / piccante / 激辛 / 辛い / heat / hot / fiery / burn / burns / reaper / smoky / sauce / bottle / bottles / drops / splash / vinegar / garlic / wings / tacos / heat level* / scharf / feurig / tropfen / flasche / rauchig / knoblauch / fermentiert / brennt / goutte* / bouteille / ail / fumé / arde / gotas / botella / ajo / ahumado / salsa / chile / valiente* / garrafinha / alho / defumad* / molho / pimentas / gocce / bottiglietta / aglio / affumicat* / 辛さ / 旨味 / ソース / 瓶 / 発酵 / 汗 / にんにく / gochujang / sriracha / guindilla* / ají / nduja / 柚子胡椒 / タバスコ / 一味',
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
      'mixed nuts / roasted nuts / roasted almonds / nut butter* / peanut butter / nuts and dried / dried fruit* / trail mix / nussmus / nussmischung* / trockenfrüchte / erdnussbutter / fruits secs / purée de noisettes / beurre de cacahuète / frutos secos / mantequilla de cacahuete / frutas secas / pasta de amendoim / frutta secca / noccioleto / burro di arachidi / ナッツ / ピーナッツ* / nut mix* / nut snack* / nut roaster* / nut bar* / nut farm* / nut shop* / almond butter / cashew butter / hazelnut spread* / almond grower* / walnut orchard* / walnut grove* / pistachio grower* / salted peanuts / salted nuts / candied nuts / candied almonds / roasted chestnut* / chestnut seller* / dry fruit* / medjool date* / dates and nuts / sunflower seeds / pumpkin seeds / nuts and seeds / gebrannte mandeln / nussladen / nusskerne / nüsse und / mandelmus / cashewkern* / studentenfutter / walnusskerne / haselnusskerne / erdnüsse / erdnussmus / nussröster* / mandelbauer* / walnusshain / fruits à coque / amandes grillées / noix de cajou / purée d amande / purées d oléagineux / noix du périgord / noix de grenoble / cacahuètes / cacahuetes / pralines aux amandes / marrons chauds / dattes medjool / torréfacteur de fruits / almendras tostadas / frutos secos tostados / cacahuates / maní / anacardos / crema de almendra* / mantequilla de maní / pipas / tostadero* / almendro* / castanha de caju / castanha do pará / amendoins / castanha assada / nozes e castanhas / empório de castanhas / frutta a guscio / mandorle tostate / nocciole tostate / arachidi / anacardi / pistacchio di bronte / crema di nocciole / caldarroste / burro di mandorle / noci di sorrento / ミックスナッツ / アーモンドバター / カシューナッツ / 素焼きナッツ / 甘栗',
    words:
      'almonds / peanuts / cashew* / roasted / salted / raisins / nüsse / mandeln / noix / amandes / nueces / almendras / nozes / amêndoas / noci / mandorle / 落花生 / アーモンド / walnuts / pistachios / hazelnuts / haselnüsse / noisettes / avellanas / くるみ / almond / nut / nuts / pecan* / hazelnut / pistachio / dates / figs / sultana* / shell / shells / kernel* / handful / crack / crunch / jar / bag / unsalted / macadamia / brazil / seeds / nuss / mandel / walnuss / rosinen / feigen / handvoll / geröstet / gesalzen / ungesalzen / tüte / knackig / kerne / schale / cajou / figues / raisins secs / grillé* / salé* / poignée / coque / croquant / pistache / higos / pasas / tostad* / salad* / puñado / cáscara / crujiente / bolsa / castanha / figo* / uva passa / torrad* / salgad* / punhado / casca / fichi / uvetta / tostat* / salat* / manciata / guscio / sacchetto / croccanti / 塩 / 素焼き / 無塩 / 木の実 / 香ばしい / 栗 / ロースト / pistacchi / nuez / noisette / pistaches / nocciole / ピスタチオ / castanhas / castañas / castagne / maroni* / datteln / dátiles / pistachos / amêndoa* / almendra / amendoim / ドライフルーツ / tâmaras / datteri',
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
      'crisps / potato chips / tortilla chips / savoury snack* / snack box* / snack brand* / kartoffelchips / knabbergebäck / salzgebäck / knabberzeug / chips de pommes / biscuits apéritif / snacks salados / salgadinho* / patatine / snack salati / ポテトチップス / スナック菓子 / gourmet popcorn / popcorn shop* / popcorn maker* / popcornmanufaktur* / palomitas gourmet / pipoca gourmet / kettle chips / hand cooked crisps / hand cooked chips / veggie chips / vegetable crisps / vegetable chips / corn chips / potato crisps / snack company / snack subscription* / snack delivery / office snacks / popped chips / pork scratching* / beef jerky / biltong / rice cracker* / pretzel snack* / salted snack* / crunchy snack* / bag of crisps / packet of crisps / caramel popcorn / popcorn machine* / popcorn bar / popped corn / kettle corn / gemüsechips / kesselchips / snackbox* / salzstangen / snackriegel / snackabo / linsenchips / tortillachips / nachochips / popcornmaschine* / popcorn manufaktur / chipstüte* / chips artisanales / chips maison / chips de légumes / biscuits salés / apéritifs salés / pop corn artisanal / popcorn artisanal / sachet de chips / crackers apéritifs / snacks saludables / snack saludable / patatas fritas de bolsa / patatas chips / bolsa de patatas / cortezas / aperitivos salados / palomitas artesanas / nachos de maíz / picoteo / chips de batata / chips de mandioca / batata chips / batatas chips / pipoca artesanal / snacks saudáveis / pacote de batata / petisco crocante / patatine artigianali / patatine in sacchetto / chips di patate / chips di verdure / popcorn artigianale / stuzzichini / snack croccanti / 米菓 / おかき / あられ / 柿の種 / ポテチ / グルメポップコーン / キャラメルポップコーン',
    words:
      'snack / snacks / salted / seasoned / sharing bag / knabbern / knusprig* / tüte / grignot* / croquant* / sachet / crujiente* / crocante* / pacote / croccante / sacchetto / サクサク / おやつ / popcorn / ポップコーン / crunch / crunchy / crispy / salt and vinegar / sea salt / sour cream / cheese and onion / paprika / bag / bags / packet / bowl / movie night / kernels / popped / popping / butter / caramel / munch / munching / nibble* / dip / chips / knuspern / knackig / tüten / filmabend / karamell / käse / würzig / dippen / snacken / naschen / salé / vinaigre / sachets / croustillant* / apéro / craquant / bolsa / bolsas / crujir / caramelo / picar / botana* / pacotinho / crocância / sessão pipoca / petiscar / croccantezza / sgranocchiare / sacchetti / aperitivo / caramello / パリパリ / カリカリ / 塩味 / うすしお / 映画 / 袋 / snacking / スナック / pipoca / pipocas / palomitas / grissini / taralli',
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
      'sweet shop* / sweetshop* / candy store* / candy shop* / pick and mix / confectioner* / confectionery / fruit gums / gummy bears / lollipop* / liquorice / toffees / fudge / süßwaren* / bonbon* / fruchtgummi* / lakritz* / lutscher / confiserie* / bonbons / réglisse / caramels / golosinas / tienda de dulces / caramelos / gominolas / loja de doces / balas de goma / pirulitos / rebuçados / brigadeiro* / caramelle / negozio di dolciumi / dolciumi / liquirizia / キャンディ* / 駄菓子* / グミ / sweets shop* / sweet cart* / candy cart* / candy bar buffet / candy floss / cotton candy / gummies / gummy sweet* / jelly bean* / boiled sweets / hard candy / retro sweets / pick n mix / sweet hamper* / vegan sweets / jelly sweets / rock candy / zuckerwatte / süßigkeitenladen / gummibär* / naschwerk / weingummi / naschkram / gebrannter zucker / candybar / barbe à papa / sucettes / boutique de bonbons / confiseur* / berlingot* / dragées / calissons / nougats / chuchería* / tienda de chuches / dulcería* / piruletas / algodón de azúcar / regaliz / gomitas / mesa dulce / mesa de dulces / caramelos artesanos / bala de goma / algodão doce / pirulito / guloseimas / doceria* / doces caseiros / mesa de doces / balas artesanais / caramelo artesanal / zucchero filato / lecca lecca / caramelle gommose / caramelle artigianali / confetteria / confetti di sulmona / liquirizie / 飴 / 金平糖 / わたあめ / 綿菓子 / ロリポップ / 水あめ',
    words:
      'sweets / candy / sugar / chewy / sour / caramel / wrapper / süßigkeiten / naschen / friandises / sucre / dulces / chuches / doces / açúcar / zuccherin* / gommose / お菓子 / lolly / lollies / fizzy / cola bottles / mint / mints / strawberry / jelly / sherbet / party bag* / nostalgic / sugar free / sweet tooth / scoop / stripe* / tüte / sauer / cola / zucker / mischung / acidulé* / fraise / cornet / sachet / gourmandise* / azúcar / ácid* / bolsa / golosin* / fresa / docinho* / festa infantil / colorid* / morango / pacotinho / zucchero / dolcetti / colorat* / fragola / sacchetto / vasetto / 甘い / 砂糖 / 子ども / 懐かしい / カラフル / nougat / turrón / turrones / torrone / marshmallow* / マシュマロ / guimauve*',
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
      'chocolatier* / praline* / cacao / cocoa bean* / bean to bar / truffles box / schokolade* / pralinen / kakaobohne* / chocolaterie* / chocolats / bombones / chocolatería* / cioccolat* / チョコレート / ショコラ* / chocolate shop* / chocolate maker* / chocolate bar* / chocolate box* / box of chocolates / boxes of chocolates / chocolate truffle* / chocolate gift* / chocolate workshop* / chocolate factory / handmade chocolates / luxury chocolate* / hot chocolate house / filled chocolates / bonbons au chocolat / schokomanufaktur / schoko manufaktur / trüffelpraline* / zartbitterschokolade / edelschokolade / confiserie schokolade / schoki / schokohasen / osterhasen / dubai schokolade / chocolat artisanal / tablettes de chocolat / tablette de chocolat / maître chocolatier / chocolatière / ballotin* / œufs en chocolat / oeufs en chocolat / atelier chocolat / coffret de chocolats / fèves de cacao / truffes au chocolat / bombón / bombonería* / chocolate artesano / chocolatero / chocolatera / maestro chocolatero / tableta de chocolate / caja de bombones / trufas de chocolate / cacao puro / chocolate artesanal / barra de chocolate / bombom / bombons / ovos de páscoa / ovo de páscoa / chocolates finos / chocolateiro / chocolataria* / caixa de bombons / cacau fino / maître cioccolatier / gianduiotti / uova di pasqua / uovo di pasqua / tavoletta di cioccolato / fave di cacao / 生チョコ / ボンボンショコラ / ビーントゥバー / カカオ豆',
    words:
      'cocoa / truffles / ganache / tempered / kakao / zartbitter* / fèves / tablette* / cacaos / tableta* / cacau / fondente / tavoletta / カカオ / 板チョコ / chocolate* / bonbon* / melt / melts / molten / hazelnut / single origin / bittersweet / snap / seventy percent / easter / valentine* / temper / tempering / conche* / nibs / truffle / tafel / tafeln / nougat / haselnuss / schmelz* / bohnen / vollmilch / ostern / schachtel / ganaches / praliné / noisette / fondant / pâques / moulage / onctueux / avellana / grano de cacao / relleno / pascua / barra / amargo / meio amargo / páscoa / avelã / ao leite / recheado / nocciola / tavolette / pasqua / gianduia / 口どけ / 甘い / 濃厚 / ガナッシュ / 詰め合わせ / ナッツ / dark chocolate* / milk chocolate* / white chocolate* / chocolat noir / chocolat au lait / チョコ / トリュフ / trufas / easter egg* / chocolate negro / chocolate con leche / chocolate amargo / pralinés / huevos de pascua',
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
      'biscuit maker* / biscuit tin* / cookie box* / cookie shop* / cookie dough / homemade cookies / shortbread / gingerbread / keks / kekse / plätzchen / lebkuchen* / gebäckdose* / biscuiterie* / biscuits artisanaux / sablés / galletas / galletería* / alfajores / biscoito* / bolachas / biscottificio / biscotti artigianali / cantucci / クッキー* / ビスケット* / せんべい / cookie bakery / cookie tin* / cookie gift* / cookie delivery / cookie jar / iced biscuit* / biscuit bakery / biscuits baked / oat cookie* / oatcake* / chocolate chip cookie* / stuffed cookie* / sugar cookies / brownie box* / gingerbread house* / personalised biscuits / macaroons cookie / plätzchenbäckerei / keksmanufaktur / kekse backen / weihnachtsplätzchen / butterkeks* / haferkekse / haferplätzchen / keksdose / spekulatius / vanillekipferl / zimtsterne / biscuits maison / biscuit artisanal / palets bretons / palet breton / boîte de biscuits / cookies maison / petits beurre / galletas artesanas / galletas caseras / galletas decoradas / caja de galletas / mantecados / polvorones / pastas de té / alfajor / galletitas / cookies artesanas / bolacha / cookies artesanais / biscoitinho* / sequilhos / casadinhos / bolachas decoradas / lata de biscoitos / biscotti fatti a mano / frollini / scatola di biscotti / biscotti decorati / cantuccini / ricciarelli / アイシングクッキー / 手作りクッキー',
    words:
      'biscuits / oven / butter / crunchy / dough / bisquit* / gebäck / backen / biscuit / beurre / croquant* / galleta / horno / mantequilla / forno / manteiga / biscotti / burro / 焼き菓子 / cookie / chocolate chips / batch / batches / chewy / gooey / crumb* / ginger / oats / baked / bake / baking sheet / iced / dunk / letterbox / vanilla / cinnamon / zimt / vanille / mürbe* / blech / haferflocken / knusprig / advent / pépites / gingembre / cannelle / boîte / fondant* / moelleux / goûter / pepitas / canela / crujientes / merienda / jengibre / horneado* / avena / gotas de chocolate / assado* / crocantes / gengibre / recheados / aveia / gocce di cioccolato / cannella / zenzero / scatola / croccanti / sfornat* / merenda / 缶 / バター / チョコチップ / 焼き / サクサク / 手土産 / chocolate chip / brownies / brownie* / biscotto / madeleines / speculoos / spéculoos / マドレーヌ / フィナンシェ / ブラウニー / amaretti / savoiardi / pain d épices / printen / flapjacks / sablé / pasta frolla / サブレ',
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
      'canned food / canned fish / tinned fish / tinned food / tinned tomatoes / sardine tins / cannery / fischkonserve* / dosenfisch / ölsardinen / konservenfabrik* / conserverie* / sardines en boîte / boîtes de conserve / conservera* / latas de sardinas / conservas de pescado / conserveira* / conservas de peixe / enlatados / conserve ittiche / tonno in scatola / scatolame / 缶詰 / tinned sardines / tinned tuna / tinned salmon / tinned mackerel / tinned anchov* / tinned beans / tinned soup / canned tuna / canned sardines / canned tomatoes / canned beans / canned vegetables / canned goods / canned fruit / canned soup / canned salmon / anchovy fillets / tin of sardines / tin of fish / conservas and tinned / canning factory / dosentomaten / fischdosen / sardinendose* / thunfischdose* / konservendose* / eingedost / ölsardine* / dosengemüse / sardines à l huile / boîte de sardines / boîtes de sardines / thon en boîte / sardinerie* / conserves de poisson / conserves de la mer / conserves artisanales / rillettes de thon / tomates en boîte / latas de conserva / lata de sardinas / sardinillas / mejillones en escabeche / atún en lata / conservas gallegas / conservas gourmet / conserva de peixe / sardinha em lata / sardinhas em lata / atum em lata / latas de sardinha / latas de atum / conserva artesanal / conservas de atum / petisco em lata / produtos enlatados / milho em lata / filetti di acciughe / filetti di tonno / tonno sott olio / conserve di pesce / conservificio / conserve di pomodoro / ツナ缶 / サバ缶 / さば缶 / オイルサーディン / いわし缶 / 鯖缶 / 缶詰専門店',
    words:
      'tins / cans / sardines / tuna / pantry / shelf life / dosen / konserven / boîte / thon / lata / latas / atún / atum / sardinhas / scatola / tonno / sardine / ツナ / tin / tinned / canned / anchovies / mackerel / olive oil / ring pull / cupboard / fillets / brine / smoked / tomato / beans / hand packed / thunfisch / sardinen / makrele / vorrat / etikett / jahrgang / haltbar / conserve / maquereau* / huile / placard / millésime / ouvre boîte / sardina / aceite / despensa / caballa / mejillones / bonito / sardinha / azeite / cavala / tomate / petisco / scatolette / latta / acciuga / sgombro / pomodoro / olio / dispensa / 缶 / サバ / いわし / 油漬け / 保存 / 非常食 / おつまみ / anchoas / anchoa / alici / acciughe / passata / pelati / pomodori pelati / escabeche / ventresca / アンチョビ / berberechos / conservas / bonito del norte',
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
      'butcher / butchers / butchery / charcuterie / cured meat* / dry aged / sausage maker* / meat box* / metzger* / fleischerei* / fleischerfachgeschäft / landmetzger* / wurstwaren / boucher / bouchers / boucherie* / charcutier* / carnicería* / carnicero* / embutidos / charcutería / jamón ibérico / açougue* / talho / enchidos / embutidos artesanais / macelleri* / macellaio / salumi / salumificio / 肉屋 / 精肉* / 和牛 / family butcher* / local butcher* / master butcher* / high street butcher* / our butcher* / butcher shop* / butcher s shop / butcher s counter / meat counter* / meat delivery / meat hamper* / meat shop* / online butcher* / halal butcher* / grass fed beef / grass fed meat / dry aged beef / dry aged steak* / beef box* / rare breed meat / handmade sausages / homemade sausages / handmade burgers from our butcher / chorizo maker* / smoked ham / ham curing / beef joint* / rib of beef / fleischer / fleischermeister* / fleischtheke / hausmetzger* / bio metzger* / wurstküche / wurstspezialität* / hausschlachtung / hausmacher wurst / schlachter* / rindfleisch vom / fleischpaket* / fleisch direkt / weiderind* / leberwurst / schinkenspeck / fleischwaren / wurst und schinken / artisan boucher / colis de viande / caissette de viande / viande de boeuf / viande bovine / viande fermière / saucisson* / terrines et pâtés / pâté de campagne / andouille* / maturée / salaisons / jambon sec / tripier* / carne de vacuno / lote de carne / jamón serrano / jamones / jamonería* / embutido / salchichón / morcilla* / chacinería* / cecina / lomo embutido / chacina* / carne madurada / boutique de carnes / casa de carnes / carnes nobles / carnes premium / cortes nobles / picanha maturada / carne maturada / charcutaria* / linguiça artesanal / talhante* / talhos / salsicharia / carne de sol / carne moída / kit churrasco / carni fresche / carni locali / carne frollata / carne chianina / fassona / salsiccia artigianale / salumi artigianali / norcineria* / norcino / tagli di carne / insaccati / お肉屋 / 黒毛和牛 / 手作りソーセージ / 松阪牛 / 熟成肉 / すき焼き肉 / 神戸牛',
    words:
      'meat / beef / pork / sausage* / ham / mince / steak / knife / fleisch / wurst / schinken / rind / viande / saucisse* / jambon / boeuf / carne / jamón / chorizo / linguiça / presunto / salsicc* / carni / 牛肉 / ハム / prosciutto / bacon / chops / chop / lamb / brisket / ribeye / sirloin / fillet / joint / joints / roast / rump / burgers / cuts / aged / carve / carcass / grass fed / rare breed / slices / cleaver / hung / braten / schnitzel / speck / hackfleisch / schwein / aufschnitt / kotelett / rinderfilet / bratwurst / gulasch / agneau / porc / veau / entrecôte / côte de boeuf / rôti / étal / steak haché / élevage / pâté* / volaille / maturation / charolais* / limousin* / ternera / cerdo / chuleta* / filete* / lomo / cordero / salchicha* / costilla* / asado / picada / pollo / mostrador / bovina / picanha / costela / filé / alcatra / bife* / suína / frango / cordeiro / maminha / churrasco / balcão / manzo / maiale / agnello / vitello / filetto / costata / arrosto / tagliata / bistecche / 豚肉 / 鶏肉 / ステーキ / ひき肉 / しゃぶしゃぶ / ロース / すき焼き / コロッケ / 切り落とし / salami / pastrami / bresaola / salame / rillettes / pancetta / bistecca / fiorentina / porchetta / wagyu / black pudding / chouriço* / ベーコン / 生ハム / solomillo* / weißwurst* / salamis / prosciutto crudo / charcuterie board* / matanza / carne de ternera / boudin noir / chuletón*',
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
      'venison / game meat / wild boar meat / wild game / game butcher* / game dealer* / wildfleisch / wildbret / rehrücken / hirschgulasch / wildhändler* / viande de gibier / venaison / carne de caza / carne de venado / carne de ciervo / carne de caça / carne de javali / carne di selvaggina / selvaggina / ジビエ / 鹿肉 / 猪肉 / wild venison / venison burger* / venison sausage* / venison steak* / roe deer meat / wild meat / pheasant shoot meat / pheasants for the table / wood pigeon / rabbit meat / elk meat / moose meat / bison meat / ostrich meat / hunting butcher* / wild boar sausage* / wildspezialität* / wildschweinfleisch / wildschweinsalami / rehfleisch / rehragout / hirschfleisch / hirschsalami / wildwurst* / wildbratwurst* / wildverkauf / wildgericht* / wildwochen / wildragout / gibier sauvage / gibier de nos / viande de cerf / viande de sanglier / cuissot / terrine de sanglier / terrine de chevreuil / rôti de biche / carne de jabalí / carnes de caza / embutidos de caza / lomo de ciervo / carne silvestre / caza mayor / carne de monte / carne de cervo / carne de veado / carnes de caça / javali assado / perdizes / coelho bravo / enchidos de caça / carnes exóticas / carne di cervo / carne di cinghiale / carne di capriolo / salame di cinghiale / cinghiale in / ragù di cinghiale / salumi di selvaggina / 猪鍋 / ぼたん鍋 / 鹿肉ジャーキー / エゾシカ / 熊肉 / いのしし肉 / ジビエ料理',
    words:
      'deer / boar / pheasant* / hunter / reh / hirsch / wildschwein* / jäger / gibier / chevreuil / sanglier / caza / ciervo / jabalí / veado / javali / cervo / cinghiale / roe / stag / stalker* / hunt / hunted / hunters / haunch / loin / stew / casserole / antler* / sausages / juniper / highland / revier* / keule / gulasch / ragout / hase / wacholder / preiselbeer* / jagd / cerf / biche / chasse / chasseur* / cuissot* / ragoût / airelle* / sauvage / genièvre / cazador* / silvestre / lomo / estofado / salchichón / coto / caçador* / lombo / estufado / selvagem / caça / caccia / cacciator* / bosco / spezzatino / polenta / 鹿 / 猪 / 狩猟 / 猟師 / 赤身 / 高たんぱく / partridge* / fasan / perdiz / perdices / lepre / capriolo / venado / faisan* / fagiano / vom jäger / civet de',
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
      'rice farm* / rice field* / rice paddy / rice grower* / basmati / jasmine rice / sushi rice / reisbauer* / reisanbau* / reisfeld* / riz de camargue / riziculteur* / rizière* / arrozal* / arroceros / cultivo de arroz / arrozeira* / orizicultura / risicoltor* / risaia / risaie / carnaroli / 米農家 / お米 / 田んぼ / コシヒカリ / おにぎり / 玄米 / rice producer* / rice mill* / rice harvest / paddy field* / rice plant* / risotto rice / arborio / jasmine rices / long grain rice / rice delivery / rice shop / sack of rice / rice bags / bag of rice / reis vom / reissorte* / reisernte / basmatireis / jasminreis / risottoreis / vollkornreis / sushireis / reishof / reismühle* / riz basmati / riz thaï / riz rond / riz bio / riz long / rizerie* / riz noir / sac de riz / arroz bomba / arroz de valencia / arroz basmati / arroz del delta / molino de arroz / saco de arroz / arrocero* / arroz carnaroli / arroz ecológico / campo de arroz / arrozeiro / arroz agulhinha / arroz orgânico / arroz arbóreo / arroz carolino / arroz parboilizado / rizicultura / rizicultor* / lavoura de arroz / engenho de arroz / pacote de arroz / riso carnaroli / riso arborio / riso vialone / riso integrale / riso rosso / riseria / riserie / riso nero / riso venere / risicoltura / risone / risotto carnaroli / 米屋 / 新米 / 精米 / 無農薬米 / 稲作 / 農家のお米 / 特別栽培米 / あきたこまち / ゆめぴりか / 稲刈り / 田植え / 土鍋ご飯',
    words:
      'rice / grains / bowl / paddy / steamed / harvest / reis / körner / riz / récolte / arroz / grano / cosecha / grãos / colheita / riso / chicchi / raccolto / ご飯 / 白米 / polished / milled / husked / sticky / fluffy / terraces / flooded / planted / paddies / pilaf / risotto / sow / sheaves / harvested / aroma / korn / duftend / locker / kochen / camargue / camarguais* / grain / rond / parfumé* / granos / paella / albufera / calasparra / delta / molido / suelto / soltinho / lavoura / pacote / safra / engenho / mondine / vercelli / pavia / sacco / risotti / mulino / 稲 / 炊飯 / ふっくら / 産地直送 / 収穫 / 俵 / brown rice / wild rice / onigiri / short grain / black rice / arroz integral / riz complet / rice ball*',
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
      'vineyard* / winery / wineries / winemaker* / winemaking / wine estate* / grape harvest / wine tasting* / weingut* / weingüter / winzer* / weinberg* / weinlese* / weinbau* / weinprobe* / vigneron* / vignoble* / domaine viticole / vendanges / viticult* / dégustation de vin / viñedo* / bodegas / vendimia / viticultor* / enoturismo / vinícola* / vinhas / vindima* / vigneti / vigneto / azienda vinicola / vendemmia / viticoltor* / ワイナリー / ぶどう園 / ぶどう畑 / vintner* / wine grower* / wine growing / wine grape* / wine cellar tour* / winery tour* / tour and tasting / cellar door / organic wine* / biodynamic wine* / our vines / our vineyard / estate wine* / wine producer* / wine making / harvest of grapes / grape grower* / grape pick* / english wine / english sparkling / weinkeller* / weinverkostung* / weine aus / weine vom / naturwein* / biowein* / rebberg* / rebstock / rebstöcke / weinreben / heuriger / heurigen / straußwirtschaft* / jahrgangswein / château viticole / vignes / vigne / vendange / vins bio / vin bio / vins du domaine / caveau de dégustation / dégustation au caveau / vin de pays / route des vins / cave coopérative / viña / viñas / viñatero* / vino natural / vinos naturales / vinos ecológicos / vino ecológico / vinos de autor / catas de vino / cata de vinos / cata de vino / visita a bodega / enólogo* / enóloga / uva tempranillo / vinhedo* / vinhateir* / vinhos naturais / vinhos artesanais / vinho artesanal / prova de vinhos / provas de vinhos / quinta vinícola / degustação de vinhos / colheita da uva / cantina vinicola / viticoltura / vini biologici / degustazione di vini / degustazioni in cantina / visita in cantina / enologo / vignaiol* / vino biologico / enoturistic* / 葡萄畑 / 醸造家 / 日本ワイン / 国産ワイン / ぶどう農家 / ブドウ園 / ワイン醸造 / ワイン農家 / ぶどう狩り',
    words:
      'wine / wines / vines / riesling / merlot / pinot / cellar / grapes / tannin* / wein / trauben / rebe* / vin / vins / raisins / cuvée / vino / vinos / uvas / crianza / vinho / vinhos / safra / vini / uve / cantina / ワイン / ぶどう / grape / vine / terroir / vintage / barrel / barrels / oak / bottle / bottles / tasting / tastings / harvest / estate / chardonnay / cabernet / sauvignon / syrah / rosé / bottled / minerality / pruning / bouquet / trocken / jahrgang / lese / fass / spätburgunder / silvaner / grauburgunder / keller / gutswein* / ortswein / veltliner / schiefer / millésime / coteau* / cépage* / cuve / bouteille* / récolte / barrique* / fût / aop / chenin / grenache / tempranillo / garnacha / verdejo / albariño / roble / barrica* / cata / añada / botella* / cosecha / denominación / uva / castas / colheita / tinto / degustação / garrafa* / malbec / grappoli / vitigno / vitigni / filari / botte / botti / annata / degustazione / nebbiolo / sangiovese / bottiglia / docg / 醸造 / 収穫 / 樽 / 畑 / 白ワイン / 赤ワイン / テイスティング / 品種 / rioja / barolo / chianti / barbera / natural wine* / bodega / adega / adegas / grand cru / grands crus / kellerei / kellereien / vins naturels / vin naturel / vini naturali / vino naturale / ナチュラルワイン / 自然派ワイン / ribera del duero / chai / chais',
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
      'wine bar* / wine shop* / wine merchant* / wine club* / wine subscription* / wine list* / wine box* / sommelier* / sparkling wine* / weinhandlung* / weinladen / weinhandel / weinbar* / weinstube* / weinabo / vinothek* / sektkellerei* / caviste* / bar à vin / bars à vin / cave à vin / box vin / coffret vin / vinoteca* / enoteca / enoteche / tienda de vinos / club de vinos / bar de vinos / cava brut / loja de vinhos / clube de vinhos / bar de vinhos / garrafeira / spumante / ワインバー / ワインショップ / ソムリエ / champagne house / champagne bar / winzersekt* / schaumwein* / crémant* / vin mousseux / maison de champagne / champagne brut / vino espumoso / espumante* / spumanti / franciacorta / metodo classico / スパークリングワイン / シャンパン / wine store* / wine by the glass / wines by the glass / wine seller* / wine case* / case of wine / mixed case* / wine delivery / wine dealer* / wine tasting evening* / wine gift* / wine school* / wine course* / wine retailer* / fine wine* / bottle shop* / off licence* / liquor store* / champagner* / prosecco bar / cava bar / weinhändler* / weinkarte / weinversand / weinpaket* / weinseminar* / weingeschäft* / offene weine / weinlokal* / weinclub / weinfachhandel / weinshop / winzersekt / bouteilles de vin / vins au verre / cave à vins / abonnement vin / vente de vin* / marchand de vin* / cours d œnologie / œnologie / oenologie / cours d oenologie / vins pétillants / carte des vins / bar à vins / bars à vins / box de vin / accords mets et vins / vino por copas / tienda de vino / bodega urbana / carta de vinos / suscripción de vino* / club de vino / vinos espumosos / venta de vinos / curso de cata / sumiller* / adega de vinhos / bar de vinho / carta de vinhos / assinatura de vinhos / vinhos em taça / vinho em taça / clube de vinho / loja de vinho / curso de vinhos / vinhos por taça / harmonização de vinhos / vinhos e espumantes / vini al calice / vino al calice / calici di vino / enoteca con / enotecari* / carta dei vini / corso di sommelier / corso per sommelier / bottiglie di vino / abbonamento vino / club del vino / シャンパンバー / ワインセラー / ワイン教室 / ワイン専門店 / ワインスクール / 角打ち / ワイン定期便',
    words:
      'wine / wines / rosé / corkscrew / wein / flasche / rotwein / weißwein / vin / vino / tinto / vinho / taça / garrafa / calice / bottiglia / ワイン / prosecco / champagne / シャンパン / bottle / bottles / sparkling / pour / poured / decant* / pairing / vintage / vintages / cellar / grapes / burgundy / bordeaux / rioja / natural wine / cork / corks / fizz / chilled / flaschen / weine / weinen / korken / dekant* / jahrgang / verkost* / käse / burgund / bouteille / bulles / dégust* / carafe / bourgogne / accords / vins / copas / botella / botellas / tintos / corcho* / descorch* / maridar / bodegas / cata / taças / garrafas / rolha* / brancos / adega / queijos / safra / calici / bottiglie / tappo / taglieri / abbinament* / degustazion* / cantina / bollicine / ボトル / スパークリング / ペアリング / チーズ / sekt* / espumante* / crémant* / champán / champanhe* / franciacorta / lambrusco / スパークリングワイン / wine cellar* / wine pairing* / maridaje* / グラスワイン / vinos por copas',
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
      'brewery / breweries / brewer / brewers / brewhouse* / microbrew* / craft beer* / pale ale* / lager beer / homebrew* / hops and malt / brauerei* / brauhaus* / craftbier / hausbrauerei* / braumeister* / brasserie artisanale / brasseur / brasseurs / microbrasserie* / bière artisanale / bières artisanales / cervecería* / cervecera* / cerveza artesanal / cervezas artesanas / cervejaria* / cervejeir* / cerveja artesanal / cervejas artesanais / birrificio / birrifici / birra artigianale / birre artigianali / mastro birraio / 醸造所 / ブルワリー / クラフトビール / 地ビール / brewery tour* / brewery tap* / brewed on site / beers brewed / brewmaster* / brewpub* / brew pub* / brew kit* / home brew* / beer brew* / beer tasting* / beer subscription* / beer festival* / beer club* / real ale* / cask ale* / pilsner / hefeweizen / alcohol free beer* / independent brewer* / hop grower* / hop farm* / hopfenbauer* / brauer / brauerin / brautradition / bierbrauen / braukurs* / bierbraukurs* / braukessel / sudhaus* / bierprobe* / bierverkostung* / bierfest* / kellerbier / weißbier / naturtrübes bier / biersorte* / alkoholfreies bier / brasserie locale / brasseuse / brassée sur place / bières locales / bière locale / bière brassée / bières brassées / brassage / bière blonde / bières blondes / bière ambrée / bières de garde / fête de la bière / salle de brassage / maître brasseur / fábrica de cerveza* / cerveza de autor / cervezas artesanales / cerveza local / maestro cervecero / elaboración de cerveza / cerveceros / cata de cervezas / cerveza sin alcohol / cervezas / microcervecería / microcervejaria* / cervejas especiais / mestre cervejeiro / chope artesanal / chopp artesanal / fábrica de cerveja* / brassagem / degustação de cerveja* / cerveja sem álcool / cervejas / cerveja local / birre / birraio / birrai / microbirrificio / birra cruda / birrificio agricolo / corso di birra / degustazione di birra / festa della birra / birra non filtrata / birre alla spina / ビール工場 / 醸造家 ビール / 麦酒 / ペールエール / ビール醸造 / ビール祭り / ノンアルコールビール / ブルーパブ',
    words:
      'beer / beers / ale / ipa / hops / malt / yeast / keg / brew / bier / hopfen / malz / fass / bière / houblon / fût / cerveza / lúpulo / malta / barril / cerveja / malte / chope / birra / luppolo / malto / ビール / ホップ / stout / brewed / brewing / kettle / mash / lager / porter / pils / wheat beer / tap / taps / barrel / fermenter* / cans / bottle conditioned / hoppy / malty / foam / pint / growler* / tank / sour / hazy / unfiltered / gebraut / sud / hell / dunkel / untergärig / gerste / hefe / krug / flaschen / zapfhahn / reinheitsgebot / brauen / brassée / brassin* / malté / levure / cuve / mousse / blonde / ambrée / orge / bouteille / lúpulos / cebada / levadura / rubia / tostada / grifo / fermentador / botellín / espuma / cañas / trigo / cevada / levedura / tanque / torneira* / chopp / puro malte / malti / luppolata / lievito / orzo / fermentazione / fusto / bionda / ambrata / spillat* / bottiglia / 麦芽 / 酵母 / 樽 / 生ビール / タップ / 発酵 / エール / ラガー / 缶 / birre / cervezas / cervejas / cerveja sem álcool / alcohol free beer* / pilsner',
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
      'pubs / gastropub* / irish pub / village pub / local pub / country pub / the pub / our pub / pub quiz / pub lunch / beer garden* / taproom* / tavern / alehouse / sports bar / biergarten / biergärten / kneipe* / wirtshaus* / bierstube / bar à bières / pub irlandais / cave à bières / bar de cañas / taberna* / bar de cervezas / boteco* / botequim / chopperia* / choperia* / birreria / birrerie / pub irlandese / 居酒屋 / ビアガーデン / ビアホール / pub / free house / freehouse / public house / pub food / pub kitchen / pub grub / pub garden / pub landlord* / pub night / local boozer / inn and / quiz night* / live music pub / dart night / darts night / real ale pub / beers on tap / beer on tap / draught beer* / ales on tap / sunday roast pub / dog friendly pub / barkeep / beer hall* / beer bar* / bierkeller* / bierlokal* / bierhaus / bierbar* / fassbier / frisch gezapft* / vom fass / eckkneipe* / schankwirtschaft / schenke / sportsbar* / brauereiausschank / pubquiz / estaminet* / café bar à bières / bières pression / bière pression / bière à la pression / soirée quiz / pub anglais / bar de quartier / happy hour bières / troquet* / bistrot de quartier / cervezas de barril / cerveza de barril / cerveza tirada / bar de barrio / de cañas / pub irlandés / cañas y tapas / cervecería bar / cantina cervecera / bodegón / chope gelado / chopp gelado / chope artesanal / buteco* / barzinho* / bar de petiscos / cerveja gelada / happy hour com chopp / chopp / petiscaria* / tasca* / pub inglese / birre in spina / birra alla spina / birre alla spina / serata quiz / pub con / 立ち飲み* / 大衆酒場 / 酒場 / 飲み放題 / パブ / せんべろ / ビアパブ / アイリッシュパブ / ビアバー',
    words:
      'pint / pints / beer / beers / ale / darts / bier / zapf* / stammtisch / theke / bière / pression / comptoir / caña* / tapas / chope / petiscos / birra / spina / 生ビール / 乾杯 / landlord / quiz / draught / tap / taps / cask / bar / fireplace / open fire / roast / skittles / pool table / snooker / fixture* / match / big screen / football / live music / stout / guinness / lager / cider / snug / bar stool* / regulars / crisps / fish and chips / fass / gezapft / wirt / wirtin / dart / skat / schnitzel / brotzeit / maß / obazda / kicker / fußball / tresen / haxe* / mousse / pinte* / bock / fléchettes / planche* / baby foot / concert / tirad* / barra / cervezas / fútbol / partido / dardos / pinchos / ración* / gelada / porção / porções / jogo / telão / mesa de bar / samba / bolinho* / torresmo / bionda / spillat* / freccette / partita / bancone / stuzzichini / maxi schermo / 焼き鳥 / おつまみ / 枝豆 / 一杯 / ジョッキ / 飲み会 / 宴会 / cerveja gelada / 飲み放題 / chopp / happy hour bières / quiz night* / serata quiz',
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
      'whisky / whiskies / whiskey* / vodka / scotch whisky / tequila / mezcal / grappa / distiller / distillers / distillery / distilleries / single malt* / craft gin / dry gin / small batch gin / liqueur* / schnapsbrenner* / brennerei* / destillerie* / destillat* / obstbrand* / obstbrände / edelbrand* / likör* / eau de vie / eaux de vie / spiritueux / distillerie* / rhum* / armagnac / destilería* / ginebra artesanal / licores / aguardiente* / destilaria* / cachaça* / alambique* / liquori / distillati / amaro artigianale / ウイスキー / クラフトジン / 蒸留所 / 蒸留酒 / 焼酎 / bourbon whiskey / spiced rum / dark rum / rum distill* / cognac house / gins / gin distill* / gin school* / gin tasting* / gin maker* / botanical gin / vodkas / craft spirit* / craft vodka / craft rum / whisky tasting* / whisky distill* / whisky club* / whisky cask* / bourbon distill* / rye whiskey / malt whisky / cask strength / gin bottle* / bottle of gin / copper still* / pot still* / distilled in / absinth* / vermouth* / aperitif maker* / gin destillerie / gin aus / ginbrennerei / whiskybrennerei / kornbrennerei / obstbrenner* / schnapsbrennen / brennmeister* / brennkunst / brände / obstler / williamsbirne* / marillenbrand / zwetschgenwasser / kirschwasser / whiskyfass / spirituosen* / kräuterlikör / gins artisanaux / gin artisanal / whisky français / alambics / bouilleur de cru / calvados / pastis / liquoriste* / maître distillateur / distillateur* / spiritueux artisanaux / vermut* / ginebra* / orujo* / licor artesano / licores artesanos / destilados / destilado / maestro destilador / ron añejo / pisco / whisky de malta / ron artesanal / mezcales / tequilera* / brandy de jerez / gins artesanais / gim artesanal / gin artesanal / aguardentes / licor artesanal / licores artesanais / engenho de cachaça / destilados artesanais / mestre alambiqueiro / ginjinha / bagaceira / rum artesanal / gin artigianale / distilleria / grappe / liquore / liquorificio* / liquoristic* / limoncello* / amari artigianali / mastro distillatore / rum artigianale / distillato di / 泡盛 / ジン蒸留所 / 芋焼酎 / 麦焼酎 / ラム酒 / リキュール / 蒸溜所 / シングルモルト / 蒸留酒製造 / ウイスキー樽',
    words:
      'gin / cask* / barrel* / spirit / spirits / oak / botanicals / juniper / schnaps / fass / wacholder / fût* / alambic / genièvre / ginebra / barrica* / enebro / barris / zimbro / botti / ginepro / bourbon / brandy / rum / cognac / distil* / still / stills / copper / malt / peat / peaty / smoky / aged / ageing / bottle / bottles / dram / proof / abv / botanical / citrus peel / sip / neat / tonic / angostura / batch / warehouse / maturation / rye / agave / sugar cane / molasses / kupfer / brennblase* / gereift / reifung / torf / rauchig / korn / obst / maische / tropfen / flasche / kräuter / cuivre / vieilli / tourbé* / bouteille / baies / canne / ambré / botánic* / cobre / destil* / roble / añejad* / añejo / botella / ron / caña / malta / carvalho / envelhec* / cana / garrafa / dorna* / madeira / branquinha / rame / bacche / bottiglia / invecchiat* / rovere / botaniche / torba / 樽 / 熟成 / 蒸留 / ボタニカル / モルト / 銅 / ピート / 芋 / 黒糖 / vermut* / vermouth* / limoncello* / pisco / calvados / pastis / ラム酒 / リキュール / destilados / destilado / liquore / ginebra* / ginjinha',
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
      'sake brewery / sake brewer* / japanese sake / junmai / nihonshu / sake bar / sakebrauerei / brasserie de saké / bière de riz / bodega de sake / saquê* / sakè / 日本酒 / 酒蔵 / 純米* / 吟醸* / 地酒 / 蔵元 / sake tasting* / sake maker* / sake sommelier* / sake brewing / sake brewed / sake pairing* / sake cup* / sake set* / sake shop* / premium sake / daiginjo / ginjo / nigori / rice wine* / toji / warm sake / sparkling sake / sake verkostung / sakeprobe / sakebar / japanischer reiswein / sake importeur / reiswein aus / saké japonais / dégustation de saké / sakés / saké artisanal / bar à saké / caviste saké / maison de saké / sake japonés / sakes / cata de sake / sake artesanal / bar de sake / vino de arroz / sakes japoneses / degustação de saquê / sakê / bar de saquê / vinho de arroz / sake giapponese / degustazione di sake / birrificio di sake / vino di riso / sakè artigianale / cantina di sake / 大吟醸 / 清酒 / 酒造 / 利き酒 / 酒造り / にごり酒 / 冷酒 / 熱燗 / 日本酒バー / 新酒 / 酒米',
    words:
      'sake / saké / rice / koji / polished / brewed / reiswein / reis / riz / arroz / riso / japanisch* / 杜氏 / brewery / ferment* / cedar / cup / tokkuri / ochoko / warm / chilled / umami / pairing / kura / bottle / polishing ratio / rice polish* / japan / japanese / yeast / brewer / reiskorn / poliert / gebraut / flasche / brauerei / warm oder kalt / verkostung / polissage / brasserie / bouteille / tiède / japon / japonais* / pulido / japonés / japón / botella / templado / polido / japonês / morno / garrafa / giapponese / riso lucidato / caldo o freddo / bottiglia / lievito / 麹 / 米 / 酒 / 蔵 / 仕込み / 辛口 / 甘口 / 酵母 / 精米歩合 / 徳利 / お猪口 / ぬる燗',
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
      'cocktail bar* / cocktail class* / cocktail menu* / cocktails / mixolog* / mocktail* / alcohol free spirit* / rooftop bar / happy hour / cocktailbar* / cocktailkurs* / barkeeper* / alkoholfreie spirituosen / bar à cocktails / mixologue* / coctelería* / cócteles / bar de copas / coquetelaria / coquetéis / bar de coquetéis / drinkeria / cocktail bar / bartender* / カクテル* / バーテンダー* / cocktail hour / cocktail night* / cocktail list* / cocktail lounge* / cocktail masterclass* / cocktail making / cocktail kit* / cocktail maker* / mobile bar* / mobile cocktail* / signature cocktail* / bottled cocktail* / canned cocktail* / ready to drink cocktail* / speakeasy* / tiki bar* / gin bar* / aperitivo bar* / alcohol free cocktail* / zero proof / dry bar / rum bar / negronis / margaritas / mojito bar / cocktails to / bar staff for hire / cocktail workshop* / cocktailworkshop* / cocktailabend* / drinks gemixt / signature drinks / aperitivobar / rooftopbar / dachterrassenbar / alkoholfreie cocktails / cocktaillounge / longdrink* / flaschencocktail* / barkultur / cocktails maison / atelier cocktail* / cours de cocktail* / cocktails sans alcool / bar à gin / bar clandestin / bar d hôtel / barman / barmaid / bar rooftop / cocktails signature / barmans / soirée cocktails / cóctel de autor / cócteles de autor / cócteles sin alcohol / clase de coctelería / taller de coctelería / barra libre / bar clandestino / bares de cócteles / coctelero* / gintonería / gin tonics / coctel / cocteles / drinks autorais / coquetel / coquetéis autorais / drinks sem álcool / bar de drinks / barman para / open bar / curso de drinks / aula de coquetelaria / carta de drinks / caipirinha* / bar de gin / drinks clássicos / cocktail d autore / drink list / barlady / cocktail analcolici / corso barman / corso di mixology / aperitivi e cocktail / cocktail e / signature drink / drink bar / モクテル / 隠れ家バー / オーセンティックバー / ルーフトップバー / ノンアルコールカクテル / モヒート / ジントニック / バーカウンター',
    words:
      'cocktail / negroni / martini / mojito* / spritz / gin / shaken / stirred / drinks / eiswürfel / glaçons / apéro / hielo / gelo / drinques / ghiaccio / aperitiv* / 乾杯 / bar / shaker / shake / shakes / ice / muddle* / rim / garnish / mixers / tonic / lime / rum / vodka / bitters / drink / skyline / dj / late / lounge / stool / sip / neon / sunset / martinis / margarita / daiquiri / old fashioned / barhocker / gemixt / eis / limette / minze / nacht / dachterrasse / sundowner / tresen / coucher du soleil / glaçon / menthe / citron vert / rhum / shakeur / terrasse / comptoir / nuit / verre / copa / copas / noche / azotea / terraza / hierbabuena / lima / ron / coctelera / barra / atardecer / gin tônica / noite / rooftop / coqueteleira / limão / hortelã / cachaça / balcão / notte / terrazza / bancone / menta / tramonto / bicchier* / shakerat* / グラス / 夜景 / 氷 / ジン / ラム / 一杯 / 夜 / バー / open bar / barra libre / ジントニック / negronis / caipirinha* / barman / speakeasy*',
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
      'coffee roaster* / roastery / roasteries / coffee bean* / coffee subscription* / specialty coffee / speciality coffee / arabica / kaffeerösterei* / rösterei* / röstereien / kaffeebohne* / kaffeeabo* / torréfact* / café en grains / grains de café / tostador de café / tostadores de café / tostaduría / café de especialidad / café en grano / café especial / torrefa* / grãos de café / cafeicultor* / torrefazion* / caffè in grani / chicchi di caffè / 焙煎* / コーヒー豆 / 自家焙煎 / coffee roasting / roasted coffee* / coffee roasted / roast coffee / small batch coffee / single origin coffee* / coffee grower* / coffee farm* / coffee plantation* / coffee producer* / green coffee / ground coffee / whole bean coffee / coffee by post / coffee club* / coffee delivery / coffee tasting* / coffee cupping* / cupping session* / coffee importer* / decaf coffee* / drip coffee bag* / coffee pods / fairtrade coffee / filter coffee beans / espresso beans / espresso blend* / head roaster / kaffeeröster* / kaffeemanufaktur* / röstkaffee* / kaffeesorte* / kaffeetasting* / kaffeeverkostung* / kaffeebauern / kaffeebäuer* / kaffeeplantage* / rohkaffee* / spezialitätenkaffee* / kaffee direkt / espressobohne* / trommelröst* / frisch gerösteter kaffee / röstmeister* / kaffee im abo / filterkaffee bohnen / brûlerie* / café fraîchement torréfié / café torréfié / cafés de spécialité / café de spécialité / café moulu / maître torréfacteur / cafés torréfiés / abonnement café / café d origine / plantation de café / petits torréfacteurs / café vert / café recién tostado / café tostado / cafetal* / caficultor* / cafeteros / tostadora de café / granos de café / suscripción de café / cata de café / catas de café / café de origen / café molido / maestro tostador / café colombiano / finca cafetera / cafés especiais / café torrado / café moído / mestre de torra / torra artesanal / clube de café / assinatura de café / fazenda de café / cafezal / café gourmet em grãos / café em grão* / cafés especial / cafeicultura / microlote* / degustação de café / caffè tostato / caffè macinato / miscela di caffè / miscele di caffè / piantagione di caffè / tostatore / mastro tostatore / monorigine / abbonamento caffè / degustazione di caffè / caffè crudo / caffè artigianale / tostatura artigianale / コーヒーロースター / スペシャルティコーヒー / コーヒー定期便 / ロースター / シングルオリジン / 深煎り / 浅煎り / コーヒー農園 / ドリップバッグ / 生豆 / コーヒー教室',
    words:
      'coffee / roast / roasted / beans / espresso / grind / grinder / aroma / kaffee / bohnen / röstung / geröstet / café / torréfié* / moulu / tueste / molido / torra / moído / caffè / tostatura / macinato / コーヒー / 珈琲 / freshly roasted / single origin / roaster / roasters / roasting / bean / robusta / ethiopia* / colombia* / kenya / brazil / guatemala / sumatra / filter / v60 / aeropress / cupping / tasting notes / bag / bags / blend / blends / notes / drum / fairtrade / decaf / letterbox / grams / altitude / harvest / washed / crema / subscription / bohne / röster / röstet / trommel / äthiopien / kolumbien / säurearm / tüte / mischung / gemahlen / filterkaffee / hochland / grain / grains / éthiopie / colombie / arôme* / paquet / mouture / sachet / filtre / acidité / récolte / tostado / grano / granos / etiopía / huila / cosecha / tueste medio / bolsa / filtro / prensa / torrado / grãos / grão / mogiana / cerrado / minas / coado / colheita / notas / pacote / moagem / miscela / miscele / tostato / chicchi / etiopia / sacchetto / origini / moka / 豆 / 煎り / 香り / ドリップ / エチオピア / ブレンド / 挽き / 産地 / ブラジル',
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
      'coffee machine* / espresso machine* / espresso maker* / portafilter* / coffee maker* / coffee grinder* / moka pot* / french press* / kaffeemaschine* / kaffeevollautomat* / siebträger* / espressomaschine* / kaffeemühle* / machine à café / machines à café / machine expresso / cafetière* / cafetera* / máquina de espresso / máquina de café / cafeteira* / macchina da caffè / macchine da caffè / macchina per caffè / macchine per caffè / コーヒーメーカー / エスプレッソマシン / コーヒーミル / bean to cup / coffee equipment / barista machine* / capsule machine* / pod machine* / lever machine* / office coffee machine* / cold brew maker* / pour over kettle* / burr grinder* / milk frother* / descaling / descaler* / espresso maschinen / vollautomat* / kaffeeautomat* / kapselmaschine* / padmaschine* / mahlwerk* / milchaufschäumer* / dualboiler / filterkaffeemaschine* / entkalken / entkalker* / brühkopf / machine à expresso / machines à expresso / machine à grains / machines à grains / machine espresso / moulin à café / moulins à café / machine à capsules / machine à dosettes / percolateur* / porte filtre* / réparation de machine à café / détartrage / broyeur à grains / superautomátic* / máquina espresso / máquinas de café / molinillo de café / molinillos / portafiltro* / reparación de cafeteras / descalcific* / espumador de leche / máquinas espresso / molino de café / máquina expresso / máquinas expresso / máquina de café expresso / moedor de café / moinho de café / manutenção de máquina de café / porta filtro / máquina de cápsulas / macchina espresso / macchine espresso / macchina da bar / macinacaffè / moka / mokas / macchina a capsule / macchina a leva / decalcific* / riparazione macchine da caffè / macinino / superautomatica / macchine a cialde / エスプレッソマシーン / 全自動コーヒーマシン / コーヒーマシン / コーヒーグラインダー / コーヒーメーカー修理 / カプセル式コーヒー / 電動ミル / ハンドドリップ器具 / エスプレッソメーカー',
    words:
      'espresso / grind / bar pressure / steam wand / capsule* / beans / brühgruppe / entkalk* / bohnen / détartr* / espumador / cápsula* / vaporizador / cialde / capsule / 抽出 / grinder / burr* / boiler / pump / group head / crema / tamper / milk foam / froth / water tank / descale / pods / pod / scale / touch screen / seal / seals / gasket* / bar / warm up / barista / drip tray / kessel / pumpe / dichtung* / milchschaum / wassertank / kapseln / aufheizen / kalk / bar druck / mahlgrad / dosette* / pompe / joint* / mousse de lait / calcaire / réservoir / mouture / chauffe / expresso / 15 bars / bomba / junta* / caldera / espuma / cal / depósito / molienda / presión / granos / caldeira / pressão / leite vaporizado / reservatório / moagem / filtros / caldaia / pompa / guarnizion* / schiuma / calcare / serbatoio / pressione / macinatura / ボイラー / 豆 / 抽出圧 / ミルクフォーム / スチーム / 水タンク / 挽き目 / カプセル / 修理 / descalcific* / détartrage / vollautomat* / decalcific* / descaling / descaler* / entkalken / entkalker*',
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
      'coffee shop* / coffee house* / coffee bar* / coffee cart* / espresso bar* / barista / baristas / flat white* / cappuccino* / latte art / cafe / cafes / kaffeehaus / kaffeehäuser / salon de café / cafetería / cafeterías / caffetteria / caffetterie / 喫茶店 / コーヒーショップ / our café / the café / café bar / corner café / neighbourhood café / new café / little café / unser café / das café / im café / nuestro café / nosso café / cafezinho da tarde / caffè bar / カフェテラス / のカフェ / カフェで / カフェオレ / coffee spot / coffee corner / coffee to go / takeaway coffee / coffee and cake / coffee van* / mobile coffee / third wave coffee / specialty coffee bar / coffeehouse* / coffeeshop / iced latte* / macchiato* / cortado* / cat cafe* / cat café* / community cafe* / dog cafe / book cafe / garden café / cosy café / independent café / cafe in the / corner cafe / our cafe / neighbourhood cafe / lattes / latte macchiato / kaffee und kuchen / stadtcafé* / kaffeebar* / café am / café im / katzencafé* / stehcafé / espressobar* / milchkaffee / latte art kurs / kaffeeklatsch / hofcafé / gartencafé / lieblingscafé / coffee bike / cafés crème / café crème / café gourmand / petit café / notre café / café de quartier / salon café / café latte / café librairie / café du coin / bar à café / bar à chat* / petit noir / un café / expresso et / cafetería de / cafetería con / cafés de especialidad / cafetería de barrio / cafetería especializada / un buen café / barra de café / cafés y tartas / café con / merienda en la cafetería / cafeterias / cafeteria / cafetaria* / cafés e bolos / nossa cafeteria / café coado / café da tarde / pingado / galão / meia de leite / bar caffetteria / caffè e cornetto / cappuccini / cornetto e cappuccino / caffè del / il nostro caffè / caffè letterario / カフェオープン / 古民家カフェ / ネコカフェ / 猫カフェ / ブックカフェ / カフェラテ / 自家焙煎カフェ / カプチーノ / カフェタイム / ラテアート / おしゃれカフェ',
    words:
      'coffee / latte / espresso / cup / beans / croissant / roast / kaffee / milchschaum / expresso / noisette / taza / cortado / café con leche / xícara / cafezinho / caffè / tazzina / cornetto / コーヒー / 珈琲 / café / cafés / cups / mug / foam / milk / oat milk / takeaway / cake / cakes / pastries / scone / scones / muffin* / cinnamon bun* / wifi / window seat / sit down / sip / croissants / cosy / terrace / reading corner / tasse / tassen / kuchen / hafermilch / filterkaffee / torte / gemütlich / kaffeepause / schaum / terrasse / gâteau* / viennoiseries / mousse / crème / gourmandise / pause café / cafecito / tartas / bizcocho / leche de avena / terraza / espuma / merienda / tostada* / bolo / bolos / pão de queijo / leite / aconchegante / xícaras / fatia / coado / dolci / schiuma / tazza / colazione / saletta / brioche / 一杯 / ケーキ / くつろぎ / ラテ / テラス / スコーン / モーニング / 読書 / カップ / lattes / cappuccini / latte macchiato / cafeteria / cafeterias / coffee corner / カプチーノ / カフェラテ / iced latte* / café latte / café crème / un buen café',
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
      'tea house* / tea room* / tea shop* / tea blend* / loose leaf / tea garden* / tea estate* / tea plantation* / herbal tea* / afternoon tea / earl grey / darjeeling / green tea / teehaus / teeladen / teestube / kräutertee* / schwarztee* / grüntee* / salon de thé / thé vert / thés / tisane* / infusions bio / casa de té / té verde / tienda de té / infusiones / casa de chá / chá verde / chás / sala da tè / tè verde / tisana / 紅茶 / ハーブティー / 茶園 / お茶 / tearoom* / teashop* / tea merchant* / tea taster* / tea tasting* / tea subscription* / tea bag* / teabag* / tea caddy* / tea box* / tea grower* / tea farm* / tea leaves / tea leaf / tea bar* / black tea* / oolong* / white tea* / rooibos / chamomile tea / peppermint tea / english breakfast tea / high tea / cream tea* / chai / teapots / whole leaf tea* / teas from / tee / tees / tee aus / teesorte* / teehandel* / teehandlung* / teegeschäft* / teebeutel* / teeverkostung* / früchtetee* / loser tee / rooibostee* / kamillentee / pfefferminztee / teegarten / teegärten / teekontor* / teeabo* / weißer tee / teeseminar* / thé noir / thé en vrac / thé bio / thés bio / thés en vrac / maison de thé / boutique de thé / thé blanc / thé earl / infusions / dégustation de thé / théier* / jardin de thé / rooïbos / heure du thé / tea time / thé oolong / tés / té negro / té blanco / tetería* / té a granel / hojas de té / té rojo / tés e infusiones / hora del té / catas de té / té oolong / plantación de té / bolsitas de té / manzanilla / chá preto / chá branco / chás e infusões / chá da tarde / chá de camomila / casa de chás / folhas de chá / loja de chá / blend de chá / blends de chá / chá gelado artesanal / salão de chá / infusões / chá mate / plantação de chá / tè nero / tè bianco / tè sfuso / tè in foglia / tè pregiati / negozio di tè / infusi / tè oolong / casa del tè / degustazione di tè / bustine di tè / piantagione di tè / ora del tè / アフタヌーンティー / ウーロン茶 / ティーサロン / 中国茶 / ほうじ茶 / 紅茶専門店 / ダージリン / アールグレイ / ティーバッグ / 茶葉専門店 / ティールーム',
    words:
      'tea / teas / teapot / infusion* / brew / steep / cup / teekanne / thé / théière / feuilles / té / tetera / hojas / chá / bule / folhas / tè / teiera / foglie / 茶葉 / cups / pot / kettle / leaf / leaves / loose / assam / ceylon / mint / chamomile / bergamot / scones / clotted cream / saucer / caddy / strainer / estate / first flush / blend / blends / sip / caffeine free / minutes / sachet* / tasse / kanne / blätter / aufguss / ziehen / beutel / kamille / pfefferminze / ernte / sieb / dose / bergamote / camomille / verveine / menthe / infuser / bouilloire / eau chaude / feuille / taza / menta / hierbabuena / bergamota / jengibre / hoja / bolsitas / sobres / xícara / camomila / hortelã / gengibre / chaleira / infusão / erva cidreira / sachês / tazza / infuso / camomilla / bergamotto / filtro / bollitore / bustina / ティーポット / カップ / 香り / 茶 / 湯 / スコーン / ポット / ブレンド / 摘み / infusions / infusi / chai / tea time / manzanilla / infusões / rooibos / teapots',
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
      'matcha / sencha / tea ceremony / japanese tea* / gyokuro / teezeremonie* / japanischer tee / cérémonie du thé / thé japonais / ceremonia del té / té japonés / cerimônia do chá / chá japonês / cerimonia del tè / tè giapponese / 日本茶 / 抹茶* / 煎茶 / 茶道 / 緑茶 / matcha bar / matcha latte* / matcha powder / matcha cafe* / matcha set* / matcha whisk* / ceremonial matcha / ceremonial grade / hojicha / genmaicha / green tea from japan / japanese green tea* / tea master* / tea bowl* / tea gathering* / way of tea / shincha / tea whisk* / chasen / matchatee / matcha tee / matchapulver / matchaset / matcha schale* / japanischer grüntee / japanisches teehaus / teemeister* / grüntee aus japan / thé matcha / poudre de matcha / matcha bio / maison de thé japonais / thé vert japonais / maître de thé / fouet à matcha / bar à matcha / cérémonies du thé / voie du thé / té matcha / matcha ceremonial / polvo de matcha / té verde japonés / maestro de té / casa de té japonesa / batidor de bambú / camino del té / chá matcha / pó de matcha / chá verde japonês / mestre de chá / cerimônia japonesa / cerimônias do chá / tè matcha / polvere di matcha / tè verde giapponese / maestro del tè / casa da tè giapponese / frusta di bambù / rito del tè / cerimonie del tè / 茶会 / 宇治茶 / 玉露 / 茶筅 / 茶道教室 / 茶道体験 / 裏千家 / 表千家 / お点前 / 新茶 / 八女茶',
    words:
      'whisk / bowl / ceremonial / uji / kyoto / tatami / steep / schale / zeremonie / bol / fouet / cuenco / batidor / tigela / ciotola / 茶碗 / 茶室 / 宇治 / bamboo / powder / whisked / froth / green / japan / japanese / shade grown / umami / calm / kimono / tearoom / wagashi / stone ground / bambus / pulver / grün / schaum / besen / japanisch* / ruhe / kyushu / schattiert / bambou / poudre / mousse / japon / japonais* / vert / ombrag* / sérénité / bambú / polvo / japón / japonés / japonesa / verde / espuma / calma / bambu / pó / japão / japonês / serenidade / bambù / polvere / giappone / giapponese / schiuma / お茶 / 茶葉 / 静岡 / 和菓子 / 畳 / 茶畑 / 京都 / 点てる / 一服',
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
      'yerba mate / mate gourd* / mate tea / matetee / mate tee / maté / yerba / yerbatera* / chimarrão / erva mate / tererê / マテ茶 / mate / mates / yerba mate* / mate cup* / mate bombilla* / bombilla / mate set* / mate drink* / mate lemonade / mate club / mate bottle / mate soda / mate brause / matebecher* / mate kalebasse / club mate / mate limonade / matestrauch / mategetränk* / bière de maté / maté tea / boisson au maté / infusion de maté / calebasse à maté / yerba maté / mates de calabaza / mate cocido / matero* / mate amargo / tereré / termo y mate / yerba orgánica / mate de calabaza / mate argentino / mate uruguayo / cebador de mate / bombillas / yerbales / tomar mate / chimarrão gaúcho / cuias / bomba de chimarrão / mate gelado / chá mate / ervateira* / roda de chimarrão / tereré gelado / erva mate orgânica / tè mate / mate tè / zucca per mate / erba mate / bevanda al mate / イェルバ / マテ / マテ茶葉 / ボンビージャ / ジェルバマテ',
    words:
      'gourd / straw / herb / caffeine / argentin* / calabasse / cebar / mateada / termo / cuia / bomba / erva / zucca / leaves / herbal / energy / thermos / bitter / shared / paraguay / uruguay / brazil / sip / circle / blätter / koffein / kraft / trinkhalm / teilen / südamerika / grün / bombe / caféine / feuilles / paille / amer / partage / amérique du sud / calabaza / amargo / ronda / hojas / palo / misiones / compartir / litoral / gaúcho / gaucha / roda / folhas / termos / rio grande / tradição / partilha / cannuccia / amaro / foglie / condivisione / gaucho / caffeina / 南米 / アルゼンチン / パラグアイ / 飲むサラダ / カフェイン / 茶葉',
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
      'bubble tea* / boba / boba shop* / tapioca pearl* / milk tea* / bubbletea* / tapiokaperle* / perles de tapioca / thé aux perles / té de burbujas / perlas de tapioca / pérolas de tapioca / perle di tapioca / タピオカ* / bubble milk tea / boba tea / boba bar* / brown sugar milk tea / brown sugar boba / pearl milk tea / popping boba / fruit boba / taro milk tea / taiwanese tea / bubble waffle* / bubble tees / bobatee / fruchtperle* / perlentee / milchtee* / popping bobas / thé à bulles / thé taïwanais / thé au lait perlé / perles éclatantes / perles de fruit* / bar à bubble tea / perles noires / té con perlas / té boba / té de perlas / tés de burbujas / té con tapioca / perlas explosivas / bebidas boba / té taiwanés / chá de bolhas / chá com pérolas / bobas / pérolas que estouram / chá boba / chá taiwanês / chá com tapioca / tè con perle / tè con tapioca / perle di frutta / perle scoppiettanti / tè taiwanese / tè alle perle / 黒糖タピオカ / 台湾茶 / バブルティー / チーズティー',
    words:
      'pearls / taro / straw / topping* / tapioca / milk / flavours / perlen / strohhalm / paille / perlas / pajita / pérolas / canudo / perle / cannuccia / ストロー / ミルクティー / chewy / brown sugar / oolong / matcha / lychee / passion fruit / ice / sugar level* / sweetness / cup / shake / shaken / taiwan / taiwanese / jelly / sip / fat straw / mango / fruity / zuckergrad / süße / eis / becher / fruchtig / tee / taiwanesisch* / geschüttelt / sorte* / bulles / sucre / glaçons / gelée / fruité / taïwan / litchi / goblet / sucre brun / azúcar / gelatina / hielo / vaso / dulzor / taiwán / gomitas / maracuyá / sabores / açúcar / gelo / copo / geleia / doçura / maracujá / zucchero / ghiaccio / bicchiere / gusti / dolcezza / gommose / もちもち / 黒糖 / 甘さ / 氷 / トッピング / 台湾 / カップ / ジャスミン',
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
      'smoothie* / juice bar* / cold pressed juice* / juice cleanse* / milkshake* / freshly squeezed / fresh juice* / saftbar* / frisch gepresst* / saftkur* / bar à jus / jus pressé* / jus frais / cure de jus / zumos naturales / zumería / batidos / licuado* / jugos naturales / sucos naturais / casa de sucos / sumos naturais / vitaminas de frutas / centrifugat* / estratti di frutta / スムージー* / フレッシュジュース / ジューススタンド / frullati / acai bowl* / açaí* / acai bar / acai / fruit shake* / juicery / juiceries / juicing / juice shot* / ginger shot* / juice detox / raw juice* / green juice* / celery juice / juice subscription* / juice press* / fruit smoothie* / wheatgrass / detox juice* / cleanse juice* / kaltgepresste säfte / säfte frisch / saftladen / ingwershot* / ingwer shot* / fruchtsaftbar / milchshake* / obstsaftbar / grüner smoothie / grüne smoothies / açai bowl / jus détox / cure détox / jus de légumes / jus verts / extracteur de jus / bar à smoothie* / jus de fruits frais / shots de gingembre / bowl d açaï / açaï / milk shakes / batidos de fruta* / batido / zumos recién / zumo detox / zumos detox / zumos prensados / jugos prensados / jugos verdes / jugo verde / jugos / jugo natural / juguería* / zumo de naranja natural / bowl de açaí / bowls de açaí / shot de jengibre / jugo detox / sucos prensados / suco verde / suco detox / sucos detox / sucos frescos / casa de suco / sumos detox / sumo natural / vitaminas e sucos / açaiteria / vitamina de banana / shot de gengibre / polpas de fruta / suco natural / laranja espremida / succhi freschi / succhi estratti / estratti / estrattore di succo / centrifuga / frullato / frullati freschi / succhi detox / succo detox / spremute fresche / bowl di açaí / spremuta fresca / succhi a freddo / frappè / コールドプレス / アサイーボウル / アサイー / 生ジュース / グリーンスムージー / デトックスジュース / ジュースバー / ジュースクレンズ / 酵素ドリンク',
    words:
      'juice / fruit / fruits / berries / banana / mango / spinach / blend / blender / straw / saft / früchte / obst / jus / fraise / mixeur / fruta / zumo / fresa / suco / frutas / frutta / succo / ジュース / 果物 / blended / pressed / kale / ginger / beetroot / celery / avocado / pineapple / strawberry / strawberries / oranges / apple / chia / superfood* / spirulina / vitamins / fibre / detox / cleanse / cup / frozen / yoghurt / protein / green / coconut / orange / gemixt / mixer / gepresst / spinat / ingwer / rote bete / sellerie / banane / beeren / becher / vitamine / grünkohl / entsaft* / pressé / épinard* / gingembre / betterave / mangue / fruits rouges / pomme / gobelet / vitamines / détox / espinaca* / jengibre / remolacha / plátano / piña / zanahoria / apio / naranja / vitaminas / espinafre / couve / gengibre / beterraba / manga / abacaxi / laranja / hortelã / liquidificador / copo / spinaci / zenzero / barbabietola / fragole / ananas / mela / carota / frullatore / bicchiere / ほうれん草 / バナナ / いちご / ケール / ビタミン / ミキサー / ベリー / 野菜 / にんじん',
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
      'energy drink* / energy shot* / energy gel* / energy bar* / sports drink* / isotonic / pre workout / electrolyte drink* / protein powder* / protein bar* / protein shake* / whey / energydrink* / energieriegel / proteinpulver / proteinriegel / proteinshake* / sportgetränk* / boisson énergisante / boissons énergisantes / boisson isotonique / barre protéinée / barres protéinées / bebida energética / bebidas energéticas / bebida isotónica / barritas de proteína / barras de proteína / isotônico* / bevanda energetica / energy drink / barrette proteiche / proteine in polvere / エナジードリンク / スポーツドリンク / プロテイン / sports nutrition / sports supplement* / hydration drink* / hydration tablet* / recovery drink* / recovery shake* / creatine / bcaa* / protein snack* / plant protein* / vegan protein* / pea protein / meal replacement shake* / protein cookie* / electrolyte powder* / electrolytes / electrolyte tablet* / caffeine shot* / nootropic drink* / gaming drink* / focus drink* / preworkout* / casein / mass gainer* / sporternährung / sportnahrung / proteindrink* / eiweißpulver* / eiweißriegel* / eiweißshake* / kreatin / booster drink / elektrolytpulver / energygel* / iso drink / isotonisch* / sportlernahrung / whey protein* / vegane proteine / nutrition sportive / protéine en poudre / protéines en poudre / whey protéine / créatine / gel énergétique / gels énergétiques / barres énergétiques / barre énergétique / boisson de l effort / boissons isotoniques / poudre protéinée / shaker protéiné / suppléments sportifs / nutrición deportiva / proteína en polvo / proteína de suero / creatina / geles energéticos / gel energético / barritas energéticas / barrita energética / barritas proteicas / bebidas isotónicas / suplementos deportivos / pre entreno / proteína vegana / batido de proteínas / electrolitos / suplementos / suplementación deportiva / suplemento alimentar / suplementos alimentares / proteína em pó / barra de proteína / barrinha de proteína / gel de carboidrato / energético* / pré treino / nutrição esportiva / suplementação / hipercalórico / barrinhas proteicas / integratori sportivi / integratori per lo sport / proteine whey / barretta proteica / barrette energetiche / gel energetico / bevande energetiche / bevanda isotonica / pre allenamento / bevanda energizzante / nutrizione sportiva / proteine vegetali / elettroliti / プロテインバー / クレアチン / アミノ酸 / 栄養ドリンク / エナジーバー / サプリメント / エナジージェル / ホエイ / スポーツサプリ / 電解質',
    words:
      'protein / caffeine / electrolyte* / sugar free / workout / koffein / zuckerfrei / caféine / canette / protéines / cafeína / lata / proteína / lattina / caffeina / proteine / カフェイン / energy / boost / muscle / muscles / recovery / gym / athlete* / training / marathon / runner* / powder / scoop / shaker / flavours / grams / amino* / sachet* / can / cans / taurine / focus / crash / sweat / hydration / stamina / gamer* / kick / wach / power / muskel* / ausdauer / dose / pulver / geschmack / regeneration / sportler* / läufer* / fokus / schüttel* / énergie / muscle* / récupération / sportif* / entraînement / goût / poudre / musculation / fatigue / hydratation / coureur* / energía / músculo* / recuperación / deportista* / entrenamiento / entreno / gimnasio / polvo / sabor / hidratación / taurina / rendimiento / energia / recuperação / atleta* / treino / academia / pó / hidratação / foco / muscol* / recupero / atlet* / allenamento / palestra / polvere / gusto / idratazione / corridor* / 筋肉 / 筋トレ / トレーニング / 粉末 / エネルギー / 水分補給 / 集中 / 缶 / タンパク質 / アスリート / suplementos / suplementação / サプリメント / electrolytes / suplementos alimentares / suplemento alimentar',
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
      'mineral water / spring water / sparkling water / bottled water / coconut water / tonic water / soft drink* / lemonade* / kombucha* / iced tea* / ginger beer / ginger ale / fruit juice* / orange juice / drinks wholesaler* / water delivery / mineralwasser* / limonade* / erfrischungsgetränk* / getränkemarkt* / getränkehandel / getränkelieferung / eau minérale / eaux minérales / eau gazeuse / jus de fruits / agua mineral / agua con gas / refrescos / gaseosa* / zumo / zumos / água mineral / água com gás / água de coco / refrigerantes / distribuidora de bebidas / acqua minerale / acqua frizzante / bibite / 炭酸水 / ミネラルウォーター / 清涼飲料 / レモネード / コンブチャ / water dispenser* / water cooler* / wasserspender* / fontaine à eau / fontaines à eau / dispensador de agua / bebedouro* / boccioni d acqua / ウォーターサーバー / still water / table water / natural mineral water / bottled spring water / water bottle delivery / spring water delivery / water delivered / craft soda* / craft cola / cola drink* / soda brand* / sodas / fizzy drink* / cordial* / elderflower press* / elderflower cordial / ginger beers / homemade lemonade / tonic waters / mixers and tonics / kefir water / drinks distributor* / beverage distributor* / drinks company / beverage company / beverage brand* / drinks delivery / seltzer* / mineralwässer / quellwasser* / heilwasser* / getränkelieferdienst* / getränkelieferservice* / getränkefachhandel* / getränkehändler* / getränkemarke* / getränkekiste* / kasten wasser / fruchtsaft* / fruchtsäfte / eistee* / holunderlimo* / limo / limos / craft limo / sirup / apfelschorle / fruchtschorle* / eaux de source / eau de source / boissons fraîches / boisson rafraîchissante / boissons rafraîchissantes / thé glacé / thés glacés / sirops artisanaux / distributeur de boissons / livraison de boissons / livraison d eau / jus artisanaux / boissons sans alcool / soda artisanal / colas artisanaux / kéfir de fruits / eau pétillante / agua de manantial / aguas minerales / agua embotellada / garrafones / garrafón / refresco / limonada* / té helado / distribuidora de refrescos / bebidas refrescantes / reparto de bebidas / reparto de agua / jugo de naranja / zumo de frutas / agua de coco / aguas frescas / horchata* / tónicas / bebidas sin alcohol / sodas artesanales / águas minerais / água mineral natural / galão de água / entrega de água / refrigerante / refrigerante artesanal / sucos naturais engarrafados / suco de uva / depósito de bebidas / distribuidora de água / chá gelado / mate leão / xarope de / purificador de água / água da fonte / bebedouros / limonata / aranciata / chinotto / cedrata / acque minerali / acqua di sorgente / acqua naturale / tè freddo / bevande analcoliche / bibite artigianali / distributore di bevande / succhi di frutta / consegna acqua / gazzosa / acqua tonica / sciroppi / cola artigianale / バナナジュース / 天然水 / 湧き水 / サイダー / クラフトコーラ / ラムネ / 果汁100 / 水宅配 / ソーダ / ジンジャーエール',
    words:
      'thirst* / sparkling / fizz* / refreshing / ginger / durst / kasten / soif / bulles / sed / burbujas / garrafa* / sete / bottiglia / bollicine / 飲料 / ボトル / brause / water / spring / source / bottle / bottles / bubbles / glass bottle / crate / crates / lemon / lime / elderflower / cola / soda / tonic / syrup / cans / chilled / iced / ice cubes / unsweetened / sugar free / spritzy / fermented / scoby / wasser / quelle / flasche / flaschen / kisten / sprudel* / still / prickel* / zitrone / holunder / pfand / leergut / kalt / durstig / kohlensäure / durstlöscher / eau / bouteille* / caisse* / pétillant* / citron / sureau / frais / désaltér* / sirop / consigne / gaz / agua / manantial / botella* / caja de / limón / burbujeante / refresc* / hielo / gas / retornable / água / fonte / limão / gás / gelada / borbulh* / engradado / retornável / galões / acqua / sorgente / bottiglie / limone / frizz* / fresca / dissetant* / vuoto a rendere / casse / gasata / 水 / ペットボトル / 炭酸 / 冷たい / レモン / のど / 冷えた / 爽やか / しゅわ / sirup / xarope de / sodas / horchata* / aranciata / limonata / サイダー / bebedouros',
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
      'macaron* / patisserie* / pastry shop* / pastry chef* / petit four* / éclairs / croissants / viennoiserie* / feingebäck / konditorei* / konditor* / pâtisserie* / pâtissier* / tartelettes / pastelería* / pastelero* / bollería / repostería / pastelaria* / pastel de nata / pastéis de nata / pasticceri* / pasticcini / cannoli / パティスリー / マカロン / クロワッサン / 洋菓子* / patissier* / pastry kitchen / pastry boutique / pastry box* / french pastr* / fine pastr* / macaroon box* / eclairs / choux pastr* / mille feuille* / fruit tarts / tartlets / cronut* / danish pastr* / afternoon cakes / feinbäckerei* / petits fours / plundergebäck / franzbrötchen / éclair / tarte au citron / choux à la crème / paris brest / mignardises / saint honoré / gâteaux de voyage / artisan pâtissier / pastas de hojaldre / milhojas / hojaldres / palmeras de / confitería* / confitero* / confeitaria* / confeiteir* / doçaria / doces finos / mil folhas / pastel de belém / bomba de chocolate / tortinhas / pasticciere / sfogliatell* / crostatine / millefoglie / dolci artigianali / パティシエ / エクレア / ミルフィーユ / タルト専門店 / 焼きたてクロワッサン',
    words:
      'pastry / pastries / tarts / buttery / puff pastry / törtchen / blätterteig / sahne / tartes / feuilletage / hojaldre / nata / massa folhada / recheio / 菓子 / タルト / glaze / ganache / custard / croissant / tart / almond / raspberry / pistachio / laminated / buttercream / pralines / schicht* / mandel / himbeer* / mürbeteig / glasiert / framboise / pistache / citron / feuilleté* / gourmand* / pralin* / almendra / frambuesa / milhoja / relleno / chantilly / amêndoa / framboesa / folhado / mandorla / lampone / sfoglia / 苺 / 生クリーム / カスタード / ショーケース / バター / ピスタチオ / 焼き菓子 / pastéis / cornetti / medialunas / bignè / profiterole* / モンブラン / シュークリーム / pain au chocolat / pains au chocolat / bollos / babà / folhados',
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
      'birthday cake* / custom cake* / celebration cake* / wedding cake* / cake shop* / cake maker* / cake decorat* / cake topper* / cupcake* / bespoke cake* / geburtstagstorte* / hochzeitstorte* / motivtorte* / torten / tortenbäcker* / gâteaux / wedding cakes / pièce montée / cake design* / tartas / tarta de cumpleaños / tarta de boda / tortas personalizadas / bolos / bolo de aniversário / bolo de casamento / boleira / torta di compleanno / torta nuziale / torte personalizzate / torte di compleanno / ケーキ屋 / バースデーケーキ / ウェディングケーキ / 誕生日ケーキ / gâteau d anniversaire / cake baker* / cake artist* / cake studio* / order a cake / order your cake / cake delivery / tiered cake* / layer cake* / number cake* / drip cake* / christening cake* / anniversary cake* / cake tasting* / vegan cakes / cakes for every / cakes for all / cakes made to order / fondant cake* / cake pop* / cakepop* / kids cakes / torte nach / tortenmanufaktur / tortendesign* / tortenatelier* / kuchen auf bestellung / kuchen nach / fondanttorte* / tauftorte* / kindertorte* / jubiläumstorte* / tortenkunst / tortenstudio / geburtstagskuchen / mottotorte* / buttercremetorte* / gâteaux d anniversaire / gâteau de mariage / gâteaux de mariage / gâteau sur mesure / gâteaux sur mesure / gâteaux personnalisés / gâteau personnalisé / gâteaux de baptême / tartas personalizadas / tarta personalizada / tartas de cumpleaños / tartas de boda / tartas por encargo / tartas caseras / tarta fondant / tortas de cumpleaños / torta de cumpleaños / tortas de bodas / pastel de cumpleaños / pasteles de cumpleaños / pastel de bodas / tortas decoradas / bolos decorados / bolos personalizados / bolo personalizado / bolos de aniversário / bolos de casamento / bolo de festa / bolos de festa / bolo confeitado / bolos por encomenda / bolo de pote / boleiras / naked cake / torte nuziali / torte su misura / torte decorate / torta su ordinazione / torte su ordinazione / torta personalizzata / torta per il compleanno / torte per bambini / torte in pasta di zucchero / デコレーションケーキ / オーダーケーキ / ホールケーキ / カップケーキ / センイルケーキ',
    words:
      'cake / cakes / icing / frosting / sponge / tiers / buttercream / torte / sahne / kerzen / gâteau / bougies / glaçage / tarta / velas / bizcocho / bolo / recheio / torta / candeline / ケーキ / クリーム / layers / fondant / filling / fillings / flavours / candles / slice / slices / decorated / sprinkles / chocolate drip / sugar flowers / topper / unicorn / tier / vanilla / birthday / schicht* / füllung / portionen / tortenboden / biskuit / geburtstag / buttercreme / génoise / crème / anniversaire / mariage / fourrage / pâte à sucre / relleno / cumpleaños / porciones / decorad* / crema / fatias / cobertura / confeit* / chantilly / aniversário / velinhas / doce de leite / farcitura / compleanno / pan di spagna / pasta di zucchero / porzioni / ordinazione / 誕生日 / デコレーション / いちご / 記念日 / スポンジ / ろうそく / cheesecake* / チーズケーキ / tarta de queso / käsekuchen / ショートケーキ / bolo caseiro / bolos caseiros / sponge cake*',
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
      'baking supplies / baking class* / baking course* / baking kit* / baking tin* / bakeware / baking mix* / home baking / backkurs* / backzubehör / backformen / backmischung* / cours de pâtisserie / atelier pâtisserie / moules à gâteaux / curso de repostería / moldes de repostería / curso de confeitaria / formas de bolo / corso di pasticceria / stampi per dolci / お菓子教室 / パン教室 / 製菓材料 / baking workshop* / baking lesson* / baking school* / baking club* / baking party / bread making class* / bread baking course* / sourdough course* / sourdough class* / sourdough workshop* / learn to bake / bake along / baking box* / baking ingredients / cake decorating supplies / cake decorating class* / baking equipment / baking tools / cookie cutter* / stand mixer* / piping bag* / baking sheet* / cake tin* / icing class* / backschule* / backworkshop* / brotbackkurs* / brot backen / kuchen backen / selber backen / backset / backshop / backzutaten / tortenkurs* / plätzchen ausstecher / ausstechform* / ausstecher / spritztülle* / backbox / sauerteigkurs* / backblech* / backbedarf / kuchenform* / cours de boulangerie / cours de pain / ateliers pâtisserie / ateliers pâtissiers / atelier pain / stage de pâtisserie / stage de boulangerie / matériel de pâtisserie / ustensiles de pâtisserie / emporte pièce* / kit de pâtisserie / poche à douille / apprendre la pâtisserie / cours de cake / kit pâtisserie / curso de panadería / cursos de repostería / taller de repostería / talleres de repostería / taller de pan / curso de pan / clases de repostería / utensilios de repostería / artículos de repostería / manga pastelera / cortadores de galletas / curso de pastelería / productos de repostería / curso de bolos / cursos de confeitaria / aulas de confeitaria / curso de panificação / curso de pães / aula de pão / artigos para confeitaria / utensílios de confeitaria / bico de confeitar / cortadores de biscoito / materiais para confeitaria / oficina de confeitaria / corsi di pasticceria / corso di panificazione / corso di pane / laboratorio di pasticceria / corso di cake design / tagliabiscotti / attrezzi per dolci / utensili da pasticceria / impara a fare i dolci / sac à poche / パン作り / お菓子作り / ケーキ教室 / 製菓用品 / クッキー型 / パン作り体験 / 手作りパン教室 / 製菓',
    words:
      'dough / whisk / mixing / rolling pin / oven / yeast / flour / recipe / teig / backen / hefe / pâte / fouet / masa / horno / levadura / massa / forno / fermento / impasto / lievito / 生地 / 材料 / bake / bakes / baking / kneading / knead / proving / icing / bowl / measuring / whisks / sugar / eggs / spatula / sieve / backofen / kneten / rührschüssel / ausrollen / rezepte / nudelholz / mehl / zucker / schneebesen / pétrir / moule / moules / rouleau / farine / recette* / levure / amasar / moldes / recetas / rodillo / harina / batidora / delantal / hornear / amassar / receitas / farinha / batedeira / avental / assar / impastare / stampi / mattarello / farina / ricette / infornare / sbattitore / grembiule / 粉 / オーブン / 発酵 / こね / レシピ / エプロン / 泡立て',
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
      'donut* / doughnut* / krapfen / berliner pfannkuchen / faschingskrapfen / beignets / rosquillas / churrería* / churros / sonhos de padaria / rosquinhas / ciambelle / bomboloni / ドーナツ / mini donut* / glazed donut* / jam doughnut* / cruller* / beignet / ring donuts / berliner gefüllt / krapfenbäckerei / quarkbällchen / schmalzgebäck* / schmalzkuchen / kreppel / pfannkuchen gefüllt / beignets fourrés / chichis / beignets aux pommes / boules de berlin / donas / rosquilla / berlinas / dónuts / chocolate con churros / porras y churros / donas glaseadas / rosquinha / bolas de berlim / bola de berlim / malasadas / bomba recheada / ciambella / ciambella glassata / bombolone / graffe / zeppole / castagnole / ドーナッツ / チュロス / 生ドーナツ / 揚げドーナツ / クリームドーナツ',
    words:
      'glazed / sprinkles / dough / filled / dozen / glasur / streusel / gefüllt* / glaçage / fourré* / glaseado / relleno* / recheado* / glassa / ripien* / 揚げ / glaze / glazes / icing / sugar / fried / fluffy / jam / vanilla / cinnamon sugar / custard / brioche / zucker / marmelade / vanillecreme / frittiert / puderzucker / luftig / sucre / confiture / frit* / pâte levée / moelleux / nutella / azúcar / crema / rellenas / esponjos* / masa / canela / açúcar / doce de leite / creme / fofinh* / zucchero / marmellata / soffic* / カスタード / 砂糖 / ふわふわ / もちもち / 揚げたて / トッピング / churro* / buñuelos / frittelle / krapfen artigianali',
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
      'pancake* / waffle* / crepes / creperie* / pfannkuchenhaus / waffelbäckerei* / waffelhaus / waffeln / crêpe* / crêperie* / galette bretonne / galettes bretonnes / gaufres / tortitas / gofres / crepería* / panquecas / creperia* / pancake house / パンケーキ* / クレープ* / ワッフル* / fluffy pancakes / souffle pancake* / soufflé pancake* / crepe stand* / crepe bar* / crepe van* / bubble waffles / belgian waffle* / liege waffle* / crepe party / dutch pancakes / poffertjes / french crepes / waffelstand / eierkuchen / palatschinken* / belgische waffeln / waffelbude / waffel am stiel / crêpière* / galettes de sarrasin / galette de sarrasin / gaufre / gaufre liégeoise / gaufres de liège / gaufres belges / krampouz* / gofre / crepes y gofres / crepes dulces / tortitas americanas / panqueques / panqueque / hotcakes / crepes saladas / filloas / crepes franceses / crepe suíço / crepe francês / panquecas americanas / crepe e waffle / gaufre di liegi / gofri / 厚焼きホットケーキ / ガレット / スフレパンケーキ / ベルギーワッフル',
    words:
      'maple syrup / batter / nutella / buckwheat / griddle / teig / ahornsirup / pâte / sarrasin / sucre / sirope / masa / xarope / massa / sciroppo / impasto / シロップ / ホットケーキ / maple / syrup / lemon and sugar / galette / whipped cream / banana / buttermilk / flipped / skillet / griddle* / toppings / chocolate spread / puderzucker / apfelmus / zimt / sahne / pfanne / buchweizen / caramel / beurre salé / bolée / chantilly / froment / poêle / sirop / dulce de leche / nata / mermelada / sarraceno / plancha / sirope de arce / chocolate / calda / recheio doce / recheio salgado / frigideira / grano saraceno / panna / piastra / sciroppo d acero / crema / ふわふわ / メープル / 生クリーム / バター / そば粉 / 鉄板 / いちご / バナナ / pfannkuchen / blini* / kaiserschmarrn / galettes / crespelle / hot cakes / panqueca',
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
      'pie shop* / pie maker* / meat pie* / pork pie* / apple pie* / cornish past* / quiche* / pie and mash / apfelkuchen / flammkuchen* / tourte* / tarte aux pommes / empanadas / empanadería* / empadas / empadinha* / torta de frango / tortas salgadas / torte salate / torta salata / アップルパイ / ミートパイ / キッシュ / pie baker* / pie company / pie night / pie van / handmade pies / steak pie* / chicken pie* / game pie* / sausage roll* / pasties / steak and ale pie* / savoury pie* / sweet pies / pot pie* / pecan pie* / key lime pie* / pumpkin pie* / fish pie* / pie crust / pies and pasties / shepherd s pie / zwiebelkuchen / lothringer quiche / pasteten / pasteten* / fleischpastete* / gemüsequiche* / gedeckter apfelkuchen / tartes salées / tarte flambée / tartes flambées / pâté en croûte / tourtière / tartes aux fruits / flamiche* / tarterie* / pithivier* / empanada gallega / empanadas caseras / empanadas argentinas / pastel de carne / tarta de manzana / pasteles salados / empanadas al horno / tarta salada / tartas saladas / hojaldre relleno / empanadas criollas / tortas doces e salgadas / torta de palmito / empadão / empadões / torta de maçã / pastelão / tortas de frango / torta rustica / torta pasqualina / torta di mele / torte rustiche / sfogliata salata / erbazzone / torta di verdure / パイ専門店 / ポットパイ / レモンパイ / 手作りパイ / タルトフランベ / エンパナーダ / パイ生地',
    words:
      'crust / pastry / pasty / tart / kuchen / füllung / kruste / tarte / garniture / empanada / relleno / empada / recheio / crosta / ripieno / filling / fillings / shortcrust / flaky / gravy / mash / steak / kidney / ale / crimped / golden crust / peas / rhubarb / lattice / apple / blätterteig / mürbteig / speck / zwiebel* / teig / apfel / pâte brisée / lardons / oignons / pâte feuilletée / poireau* / pommes / masa / hojaldre / atún / repulgue / cebolla / masa fina / massa podre / massa folhada / palmito / assada / cebola / sfoglia / brisée / ricotta / bietole / verdure / サクサク / りんご / オーブン / 焼きたて / pasticcio / panzerotti / empanadillas / rissóis / pies',
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
      'bakery / bakeries / bakers / bakehouse* / sourdough* / fresh bread / bäckerei* / bäckermeister* / backstube* / bauernbrot / sauerteig* / boulangerie* / boulanger* / levain / panadería* / panadero* / masa madre / hogaza* / padaria* / padeiro* / pão artesanal / pão francês / fermentação natural / panificio / panifici / panetteria / panettiere / lievito madre / pane artigianale / パン屋 / ベーカリー / パン工房 / 食パン / our bakery / artisan bread* / artisan baker* / craft baker* / village baker* / local bakery / high street bakery / bread baked / bread roll* / bread subscription / breadmaking / bread delivery / rye bread / bread oven / wood fired bread / wood fired oven bread / bagels and bread / spelt bread / seeded loaf / seeded loaves / bäcker / bäckerhandwerk / brezn / laugengebäck / dinkelbrot / vollkornbrot / roggenbrot / roggenmischbrot / holzofenbrot* / holzofenbäckerei / natursauerteig / brotlaib* / brotsorte* / bio bäckerei / frische brötchen / brötchenlieferung / croissants und brötchen / brotmanufaktur / bäckerin / hefezopf / pain au levain / pain de campagne / pain bio / boulange / pain artisanal / pain de seigle / baguette tradition / fournil bio / artisan boulanger / pains spéciaux / pain chaud / fournée* / paysan boulanger / fougasse* / pan de masa / pan artesano / pan de pueblo / pan de centeno / pan recién / panes artesanos / pan artesanal / panes artesanales / obrador de pan / horno de leña pan / pan rústico / pan de molde / panes de masa / barra de pan / barras de pan / horno artesano / pães artesanais / pão de fermentação / pão quentinho / pão de forma / pão de centeio / pãezinhos / pão caseiro / pães caseiros / pão rústico / pão alentejano / pão de mafra / pão quente / pane fresco / pane a lievitazione / pane casereccio / pane e focacce / pane caldo / forno artigianale / panettieri / fornaio / fornai / pagnott* / pane di segale / pane cotto / michetta / focacceria / pane nero / 天然酵母 / 焼きたてパン / パンの店 / 食パン専門店 / 手作りパン / ライ麦パン / カンパーニュ / ベーカリーカフェ / 自家製酵母',
    words:
      'bread / loaf / loaves / dough / crust / oven / flour / rye / brot / brote / teig / ofen / pains / croûte / fournil / panes / horno / pão / pães / forno / pane / crosta / パン / 生地 / baker / baguette / brötchen / buns / baked / starter / fermented / wholegrain / seeds / seeded / crumb / crispy / oven hot / knead / kneaded / spelt / wheat / buttery / croissants / long fermentation / krume / kruste / knusprig / dinkel / roggen / ofenfrisch / teigruhe / gebacken / hefe / körner / laib / laibe / fermenté / croustillant* / pétri* / seigle / viennoiseries / horneado / crujiente / corteza / miga / masa / levadura / centeno / espelta / bollos / obrador / panecillo* / crocante / miolo / forno a lenha / quentinh* / fornada* / centeio / massa / assado / mollica / sfornat* / lievitazione / segale / fragrante / croccante / forneria / 焼きたて / 酵母 / もちもち / あんパン / サンド / ふわふわ / focaccia / brioche / ciabatta / pain / semmel / semmeln / pretzel* / brezel* / baguettes / broa / broas / バゲット / challah / pain complet / pan integral / pão integral / pane integrale / gluten free bread / pan sin gluten',
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
      'ice cream* / icecream / gelato / gelati / gelateria* / gelaterie / frozen yogurt* / sorbet / sorbets / eisdiele* / eiscafé* / eissorte* / speiseeis / softeis / eismanufaktur* / glacier artisanal / glaces artisanales / crème glacée / crèmes glacées / helado / helados / heladería* / sorvete* / sorveteria* / gelataio / アイスクリーム* / ジェラート* / ソフトクリーム / かき氷 / ice lollies / popsicle* / soft serve / frozen yoghurt* / froyo / gelato shop* / gelato maker* / vegan ice cream / milk ice* / eisbecher / eissalon* / eiswagen / eisverkäufer* / eismacher* / eisladen / eismobil* / eis am stiel / frozen joghurt / veganes eis / eistheke / milcheis / fruchteis / spaghettieis / eiscreme* / kugel eis / kugeln eis / italienisches eis / handgemachtes eis / glaces maison / glace artisanale / glace italienne / glace à l italienne / bac à glace / camion de glaces / cornet de glace / boules de glace / bâtonnet glacé / heladero* / helado artesanal / helado artesano / helados artesanales / helados artesanos / paletas heladas / yogur helado / carrito de helados / bola de helado / paletería* / helado italiano / gelado artesanal / gelados artesanais / gelataria* / picolé* / gelato artesanal / frozen iogurte / carrinho de sorvete / paleta mexicana / geladaria* / gelato artigianale / gelatai / coni e coppette / ghiacciol* / yogurt gelato / coppa gelato / gusti di gelato / フローズンヨーグルト / アイス屋 / アイスキャンディ / 氷菓 / 手作りアイス / 牧場アイス / ジェラテリア',
    words:
      'scoop* / cones / vanilla / pistachio / strawberry / flavours / sundae / kugeln / waffel / eis / glace / glaces / boules / cornet* / cucurucho* / bola / bolas / casquinha / coni / 冷たい / アイス / cone / flavor / flavors / sprinkles / waffle cone / stracciatella / hazelnut / lolly / creamy / churned / kugel / schoko / vanille / erdbeer* / hörnchen / waffelhörnchen / cremig / boule / fraise / pistache / noisette / chocolat / turbin* / cono / conos / vainilla / fresa / tarrina / pistacho / baunilha / morango / geladinho / coppetta / coppette / vaniglia / fragola / cioccolato / pistacchio / nocciola / cialda / バニラ / いちご / コーン / 濃厚 / ピスタチオ / 抹茶 / トッピング / gelados / granita* / granizado* / semifredd* / ice lolly / shaved ice / gelato al / シャーベット / sorbet*',
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
      'farm shop* / veg box* / veggie box* / vegetable box* / organic veg* / organic box* / community supported agriculture / csa share* / hofladen* / hofläden / gemüsekiste* / biokiste* / ökokiste* / solawi / solidarische landwirtschaft / amap / panier de légumes / paniers de légumes / panier bio / vente directe producteur / magasin de producteurs / cesta de verduras / cestas de verduras / cesta ecológica / huerta ecológica / cesta de orgânicos / cestas orgânicas / hortifruti / cassetta di verdura / cassette di verdura / spesa contadina / 野菜セット / 農産物直売所 / 直売所 / 有機野菜 / farmshop* / veg delivery / vegetable delivery / organic produce box* / produce box* / farm box* / farm to door / box scheme* / vegetable share* / harvest share* / community farm / farm stand* / roadside stand / seasonal vegetables delivered / vegetable subscription / gemüseabo* / gemüsebox* / gemüselieferung / gemüse kiste / abo kiste / abokiste* / ab hof / ab hof verkauf / direktvermarkt* / bio gemüse / biogemüse / hofverkauf / ernteanteil* / gemüse vom feld / bio lieferservice / verkauf ab hof / marktkiste* / paniers de saison / panier de saison / légumes de la ferme / panier fermier / paniers bio / panier maraîcher / vente à la ferme / point de retrait panier / cueillis à la ferme / magasin à la ferme / cestas ecológicas / caja de verduras / cajas de verduras / cesta de frutas y verduras / verduras ecológicas / verdura ecológica / grupo de consumo / cesta de la huerta / tienda de la granja / canasta de verduras / canasta orgánica / cestas de verdura / cesta de legumes / cestas de legumes / cestas de vegetais / cabaz de legumes / cabazes de legumes / cabaz biológico / legumes biológicos / verduras orgânicas / direto da roça / csa orgânicos / cesta da horta / cesta semanal de / horta orgânica / cassetta bio / cassette bio / verdura bio / verdure bio / ortaggi biologici / spaccio aziendale / vendita diretta in azienda / bottega contadina / dal campo alla tavola / cassetta della frutta / orto a casa / cassetta settimanale di / 野菜ボックス / 野菜宅配 / 無農薬野菜 / 野菜の定期便 / 朝採れ野菜 / 農家直送',
    words:
      'vegetables / veg / carrot* / leek* / kale / squash / seasonal / farm / soil / gemüse / möhren / légumes / carottes / verduras / zanahoria* / temporada / legumes / cenoura* / verdure / ortaggi / 野菜 / orgânicos / beets / beetroot / parsnip* / courgettes / cabbage / chard / lettuce / pumpkin* / potatoes / onions / spinach / muddy / picked / harvest / harvested / heirloom / pick up point / salad leaves / eggs / karotten / rote bete / kürbis / kohl* / lauch / mangold / zucchini / geerntet / saisonal* / salat / abholstation* / poireaux / courges / choux / récolt* / betteraves / blettes / oignons / acelgas / puerros / calabaza* / espinacas / coles / cosechad* / huerta / huerto / lechugas / tomates / cebollas / couve / beterraba* / alface / abóbora* / batata doce / espinafre / hortaliças / colhid* / horta / safra / cavolo / carote / zucca / zucchine / bietole / finocchi / raccolt* / orto / insalata / にんじん / 大根 / キャベツ / 旬 / 無農薬 / 朝採れ / 産地直送 / ほうれん草 / 畑 / circuits courts / circuit court / farm gate / seasonal veg / 産直 / 旬の野菜 / légumes de saison / verduras de temporada / verdura de temporada / verdure di stagione / verdura di stagione / légumes bio / alimentos orgânicos / legumes orgânicos / légumes du jardin / vegetais orgânicos / saisongemüse / gruppo di acquisto / gemüse vom / 道の駅',
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
      'farmers market* / street market* / weekly market* / food market* / market hall* / market stall* / produce market* / greengrocer* / fruit and veg / wochenmarkt* / bauernmarkt* / markthalle* / marktstand* / obst und gemüse / gemüsehändler* / marché hebdomadaire / marché des producteurs / marchés des producteurs / marché de producteurs / halles gourmandes / primeur* / marchand de légumes / mercado de abastos / mercado agrícola / mercado de productores / frutería* / verdulería* / feira livre / feira orgânica / mercado municipal / quitanda* / mercato contadino / mercato rionale / fruttivendol* / ortofrutta / 朝市 / 八百屋 / マルシェ / 青果* / farmer s market* / covered market* / indoor market* / saturday market / market traders / market trader* / market day* / market square stalls / fruit stall* / veg stall* / fruiterer* / fruit shop* / fruit and vegetable shop* / market vendors / stallholders wanted / local producers market / wochenmärkte / marktstände / marktbeschicker* / markttag* / marktplatz stände / obsthändler* / obststand* / obstladen / gemüseladen / gemüsestand* / gemüsehandel / markthändler* / obst und gemüseladen / samstagsmarkt* / abendmarkt* / marktleute / regionalmarkt* / marché couvert / jour de marché / marché paysan / marché de plein / marchés de plein / étals du marché / étal du marché / halle gourmande / marché fermier / marchand de fruits / marché du samedi / marché du dimanche / marchands ambulants / marché bio / puesto de fruta* / puestos del mercado / puesto del mercado / mercado de agricultores / mercado campesino / mercado semanal / frutero / mercados locales / mercado central / plaza de abastos / mercado de barrio / plaza de mercado / verdulero* / tianguis / feira de produtores / feira do produtor / feirante* / feira de rua / sacolão / banca de frutas / feira semanal / frutaria* / mercado de produtores / barracas da feira / mercado da vila / feira agroecológica / bancas do mercado / praça do mercado / mercato settimanale / mercati contadini / mercato coperto / mercato agricolo / banco di frutta / banchi del mercato / mercato del sabato / mercato della terra / negozio di frutta / ortolano / mercato di quartiere / bancarella / 青空市場 / 産直市 / ファーマーズマーケット / 果物屋 / 直売市 / 農産物市',
    words:
      'stallholder* / traders / fruit / vegetables / stände / obst / étal / producteurs / fruta / barraca* / mercato / bancarelle / frutta / 市場 / 果物 / stall / stalls / seasonal / barrow / apples / lettuce / tomatoes / punnet* / weigh / scales / by the pound / greens / gemüse / händler* / äpfel / kartoffeln / waage / erzeuger* / étals / légumes / cagette* / maraîchers / place du marché / puestos / puesto / verduras / tomates / báscula / hortalizas / legumes / balança / caixote* / pastel e caldo / verdura / banchi / produttori / ortaggi / 野菜 / 旬 / 出店 / 果実 / 露店 / 産直 / fruits et légumes / frutas y verduras / frutas e verduras / frutas e legumes / frutta e verdura / obst gemüse / night market* / sunday market* / mercadillo* / marché nocturne / 夜市 / fruit stand*',
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
      'fishmonger* / fish market* / fresh fish / fish counter / fish van / fish smokehouse* / smoked salmon / smoked fish / fischladen / fischgeschäft* / fischmarkt* / fischhändler* / räucherfisch* / räucherlachs* / matjes* / poissonnerie* / poissonnier* / saumon fumé / fumoir artisanal / pescadería* / pescadero* / salmón ahumado / pescado fresco / peixaria* / peixeiro* / salmão defumado / peixe fresco / pescheria / pescherie / pescivendolo / salmone affumicato / pesce fresco / 鮮魚* / 魚屋 / 魚市場 / 海鮮市場 / fish shop* / fish delivery / fish box* / seafood counter / seafood market / fresh seafood delivered / fish stall* / fish smoker* / smoked mackerel / smoked trout / smoked haddock / smokery / fischtheke* / fischhandel* / fischwagen / fischstand* / fischverkauf* / fischspezialität* / frischfisch / frischer fisch / räucherforelle* / fischräucherei* / räucheraal / fischbrötchen* / étal de poisson* / marché aux poissons / poisson frais / poissons frais / truite fumée / poissons fumés / panier de la mer / arrivage de poisson / pescados y mariscos / pescado a domicilio / mercado de pescado / ahumados / pescado del día / pescado salvaje / mercado de peixe / peixes frescos / peixes e frutos do mar / peixe fumado / peixes defumados / truta defumada / banca de peixe / mercato del pesce / banco del pesce / pesce affumicato / trota affumicata / pescivendol* / pesce pescato / pesce a domicilio / お魚 / 干物 / 魚介',
    words:
      'fish / fillet* / salmon / cod / mackerel / tuna / prawns / fisch / lachs / kabeljau / filet / poisson / saumon / cabillaud / pescado / merluza / gambas / peixe / bacalhau / camarão / pesce / orata / 刺身 / haddock / plaice / sole fillet / halibut / monkfish / crab / scallops / squid / gutted / landed / iced / gills / bass / bream / turbot / smoked / forelle / scholle / hering / rotbarsch / makrele / garnelen / geräuchert / filetiert / gräten / fang / dorsch / bar de ligne / sole / maquereau / lotte / arrivage / écaillé / fileté / arêtes / criée / dorada / lubina / bacalao / calamar* / merluzas / limpio y fileteado / espinas / lonja / sardinas / sardinha / salmão / tainha / robalo / tilápia / postas / escamas / branzino / tonno / merluzzo / gamberi / seppie / filetti / sfilettato / squamato / pescato / 鮭 / まぐろ / いわし / 切り身 / 鯖 / 海老 / イカ / 漁港 / スモークサーモン / 明太子 / kippers',
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
      'grocer / grocers / grocery delivery / convenience store* / corner shop* / lebensmittelgeschäft* / lebensmittelhändler* / lebensmittellieferung* / épicerie* / supérette* / hypermarché* / ultramarinos / tienda de comestibles / mercearia* / mercadinho* / minimercado* / alimentari / ipermercat* / スーパーマーケット / 食料品* / コンビニ* / our supermarket* / your supermarket / local supermarket* / online supermarket* / supermarket chain* / grocery store* / grocery shop* / grocery deliver* / unser supermarkt / ihr supermarkt / supermarktkette* / votre supermarché / tu supermercado / su supermercado / seu supermercado / nosso supermercado / tuo supermercato / nostro supermercato / ofertas da semana / hortifruti / ofertas de la semana / wochenangebote / promotions de la semaine / offerte della settimana / supermarkets / grocery / grocery app* / online grocer* / food store* / village shop* / community shop* / discount supermarket* / organic supermarket* / asian supermarket* / asian grocery / bio supermarkt / biosupermarkt* / biomarkt* / bioladen* / dorfladen* / tante emma / nahversorger* / supermärkte / lebensmittelmarkt* / online supermarkt / lebensmittel online / späti / asiamarkt / wocheneinkauf* / épicier* / courses en ligne / courses à domicile / livraison de courses / magasin bio / magasins bio / supermarché bio / drive courses / supermarchés / supermercados / súper de barrio / compra a domicilio / compra online del súper / tienda de abarrotes / abarrotes / tienda de ultramarinos / hipermercado* / autoservicio de alimentos / colmado / supermercado online / mercado de bairro / compras do mês / feira do mês / supermercato online / supermercati / spesa online / spesa a domicilio / spesa a casa / minimarket / negozio di alimentari / bottega alimentare / ネットスーパー / 業務スーパー / 買い物かご',
    words:
      'shelves / trolley / weekly shop / pantry / lebensmittel / einkauf / caisse / estante* / compras / prateleira* / spesa / scaffali / cassa / 食品 / 特売 / supermarket / groceries / supermarkt / supermarché / supermercado / supermercato / per kilo / half price / o quilo / le kilo / al kilo / al chilo / aisle* / checkout* / tills / shopping list / everyday essentials / bread and milk / fridge staples / loyalty card / click and collect / einkaufswagen / kühlregal / grundnahrungsmittel / prospekt / einkaufszettel / caddie / rayon* / liste de courses / produits frais / carrito / pasillo* / lácteos / despensa / caja registradora / lista de la compra / frescos / carrinho / hortifruti / açougue / padaria / sacolas / carrello / corsia / volantino / dispensa / lista della spesa / sacchetti / 生鮮 / 日用品 / 惣菜 / レジ / 牛乳',
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
      'zero waste shop* / zero waste store* / packaging free / refill shop* / refill store* / bulk food* / bulk store* / unverpackt* / vrac / épicerie vrac / magasin de vrac / tienda a granel / productos a granel / loja a granel / produtos a granel / negozio sfuso / prodotti sfusi / spesa sfusa / 量り売り* / zero waste grocer* / plastic free shop* / packaging free shop* / refillery / refilleries / refill station* / refill your / bring your own container* / bring your own jar* / bring your jars / bulk bins / bulk bin / package free / loose goods / dry goods by weight / verpackungsfrei* / lose lebensmittel / nachfüllstation* / selbst abfüllen / gläser mitbringen / zum abfüllen / plastikfrei einkaufen / sans emballage* / vente en vrac / produits en vrac / zéro déchet épicerie / épicerie zéro déchet / vos bocaux / apportez vos contenants / tienda sin envases / sin envases / sin plástico tienda / trae tus frascos / trae tus tarros / trae tu envase / compra a granel / legumbres a granel / frutos secos a granel / empório a granel / sem embalagem / traga seu pote / traga os seus frascos / venda a granel / mercearia a granel / cereais a granel / alla spina prodotti / senza imballaggi / negozio alla spina / detersivi sfusi / porta i tuoi barattoli / porta il tuo contenitore / legumi sfusi / cereali sfusi / ゼロウェイスト / はかり売り / 包装なし / 容器持参 / バルクショップ',
    words:
      'jars / lentils / scoop / abfüllen / linsen / bocaux / lentilles / granel / tarros / lentejas / potes / lentilhas / barattoli / lenticchie / 容器 / refill* / containers / weigh / grams / dispenser* / plastic / oats / pulses / grains / detergent / packaging / gram / behälter / gläser / haferflocken / waage / gramm / nudeln / hülsenfrüchte / waschmittel / verpackung / plastik / spender / contenant* / peser / céréales / légumineuses / lessive / emballage* / plastique / grammes / envase* / pesar / gramos / legumbres / cereales / plástico / frascos / detergente / embalagem / gramas / leguminosas / aveia / contenitor* / pesare / grammi / legumi / cereali / imballaggi* / plastica / detersivi / 豆 / 量り / ナッツ / 詰め替え / プラスチック / 瓶 / グラム / 穀物 / a granel / sfuso / en vrac',
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
      'delicatessen* / deli counter* / fine food* / gourmet food* / gift hamper* / food hamper* / picnic hamper* / tapenade / feinkost* / delikatess* / präsentkorb* / geschenkkorb* / épicerie fine / traiteur italien / panier gourmand / paniers gourmands / produits du terroir / productos gourmet / tienda gourmet / cesta gourmet / cestas de navidad / delicatessen / empório* / cesta de natal / cestas gourmet / produtos gourmet / gastronomia tipica / salumeri* / cesti natalizi / prodotti tipici / デリカテッセン / 食品ギフト / グルメギフト / deli / delis / deli shop / gourmet hamper* / luxury hamper* / christmas hamper* / cheese hamper* / grazing board* / grazing table* / grazing box* / antipasti platter* / charcuterie board* / charcuterie box* / cheese and charcuterie / gourmet gift* / gourmet basket* / gift basket* / italian deli / gourmetkorb* / gourmetkörbe / geschenkkörbe / präsentkörbe / spezialitätenladen / italienische feinkost / antipasti theke / genusskorb* / genussbox* / schlemmerkorb* / vesperplatte* / épiceries fines / panier garni / paniers garnis / coffret gourmand / coffrets gourmands / paniers cadeaux gourmands / produits régionaux / planche apéro / planches apéro / produits italiens / épicerie italienne / tienda delicatessen / cesta de navidad / cesta regalo gourmet / cestas regalo / lote gourmet / productos delicatessen / lotes navideños / tablas de ibéricos / lotes gourmet / tablas gourmet / cestas de natal / tábua de frios / tábuas de frios / tábua de queijos e / cabaz de natal / cabazes de natal / mercearia fina / mercearia gourmet / frios e queijos / gastronomia artigianale / cesto natalizio / cesti regalo gastronomici / cesti gastronomici / tagliere di salumi / taglieri di salumi / bottega gastronomica / negozio di specialità / specialità gastronomiche / specialità regionali / 高級食材 / 生ハム専門店 / 輸入食品 / 詰め合わせギフト',
    words:
      'hamper* / cheese / ham / olives / truffle / antipasto / crackers / korb / käse / schinken / fromage / terrine* / queso / jamón / queijo / presunto / cesto / formaggi / salumi / お歳暮 / お中元 / antipasti / prosciutto / salami / chutney / foie gras / caviar / pâté / pesto / gift box / balsamic / picnic / sundried / artichoke* / trüffel / oliven / wein und käse / kaviar / pastete / pralinen / spezialität* / truffe* / foie / saucisson / corbeille / tapenades / bocaux / trufa / aceitunas / ibérico* / anchoas / patés / conservas / embutidos / azeitonas / trufas / patês / cestas / presunto cru / antepastos / tartufo / sottoli / caviale / paté / mostarda / taglieri / enogastronom* / トリュフ / オリーブ / 生ハム / キャビア / チーズ / 詰め合わせ / food hall / truffle oil / オードブル',
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
      'frozen food* / frozen vegetable* / frozen pizza* / frozen meal* / frozen fish / tiefkühlkost* / tiefkühlware* / tiefkühlgemüse / tiefkühlpizza* / surgelé* / produits surgelés / alimentos congelados / comida congelada / refeições congeladas / surgelat* / cibi surgelati / 冷凍食品 / 冷凍弁当 / 冷凍野菜 / frozen ready meal* / frozen berries / frozen fruit / frozen seafood / frozen dumpling* / frozen dessert* / frozen snacks / frozen peas / frozen pies / frozen grocer* / flash frozen / quick frozen / tiefkühlprodukt* / tiefgekühlt* / tiefkühlfisch / tiefkühlmenü* / tiefkühlheimservice / tiefkühlgericht* / tk ware / schockgefroren* / tiefkühl* / plats surgelés / légumes surgelés / pizza surgelée / poissons surgelés / livraison de surgelés / congelé* / aliments congelés / ultracongel* / verduras congeladas / pizza congelada / platos congelados / pescado congelado / alimentos ultracongelados / productos congelados / comida congelada a domicilio / pratos congelados / legumes congelados / refeição congelada / salgados congelados / congelados artesanais / produtos congelados / piatti surgelati / verdure surgelate / pizza surgelata / pesce surgelato / alimenti surgelati / cibo surgelato / 冷凍惣菜 / 冷凍餃子 / 冷凍うどん / 急速冷凍 / 冷凍パン / 冷凍宅配',
    words:
      'freezer / peas / thaw* / microwave / shock frozen / gefroren / gefriertruhe / auftauen / congélateur / petits pois / congelador / guisantes / ervilhas / piselli / congelatore / 冷凍 / 解凍 / congelados / frozen / freeze / defrost / minus 18 / batch cooked / oven ready / portionen / erbsen / aufbacken / mikrowelle / vorrat / épinards / micro ondes / décongel* / givre / congelar / microondas / descongelar / raciones / listo en minutos / porciones / porções / pronto em minutos / microonde / scongel* / porzioni / spinaci / congelat* / 電子レンジ / 自然解凍',
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
      'food wholesale* / food service / foodservice / cash and carry / restaurant suppl* / catering suppl* / food distribut* / food import* / gastrobedarf* / gastronomiebedarf / lebensmittelgroßhandel* / großverbraucher / grossiste alimentaire / distributeur alimentaire / fournisseur chr / mayorista de alimentos / distribuidor de alimentos / distribución horeca / atacarejo* / atacado de alimentos / distribuidora de alimentos / ingrosso alimentare / grossista alimentare / forniture horeca / 食品卸* / 業務用食品 / 業務用食材 / wholesale food* / wholesale grocer* / food supplier* / foodservice distributor* / produce wholesaler* / fruit and vegetable wholesale / wholesale produce / wholesale fruit / wholesale meat / wholesale bakery / catering wholesale / food logistics / food exporter* / hospitality supplier* / suppliers to restaurants / lebensmittelhandel / lebensmittellieferant* / lebensmittelimport* / gastronomielieferant* / gastrogroßhandel* / obstgroßhandel* / großhandel für lebensmittel / frischelogistik / großmarkt* / gastronomie großhandel / fruchtgroßhandel* / gastro großhandel / lieferant für gastronomie / grossiste en fruits / grossiste en alimentation / grossiste restauration / fournisseur restauration / fournisseur de restaurants / distribution alimentaire / importateur alimentaire / grossistes alimentaires / rungis / produits pour restaurateurs / mayorista de frutas / mayoristas de alimentos / proveedor de hostelería / proveedor horeca / distribuidor horeca / distribuidor de alimentación / distribuidora alimentaria / importador de alimentos / mayorista alimentario / atacadista de alimentos / distribuidor alimentar / distribuidora alimentar / fornecedor de restaurantes / fornecedor para restaurantes / importadora de alimentos / grossista alimentar / horeca fornecedor / atacado para restaurantes / fornitore horeca / fornitore ristoranti / distributore alimentare / distribuzione alimentare / importatore alimentare / grossisti alimentari / ingrosso ortofrutta / ingrosso di frutta / ingrosso per ristoranti / 食材卸 / 食材仕入れ / 卸問屋 / 食品問屋 / 飲食店向け食材 / 食品商社 / 青果卸',
    words:
      'wholesale / pallet* / bulk / cases / cold chain / chilled / gastronomie / kühlkette / entrepôt / horeca / palé / almacén / atacado / câmara fria / bancale / magazzino / 卸売 / 仕入れ / trade account / trade only / caterers / chefs / minimum order / refrigerated / next day delivery / palette* / gastro / wirte / mindestbestellmenge / kühlfahrzeug / tiefkühl / gastronomen / restaurateurs / frigorifique / commande minimum / chaîne du froid / livraison quotidienne / palés / hosteleros / frigorífic* / pedido mínimo / cadena de frío / mayorista / refrigerad* / cadeia de frio / estoque / bancali / ristoratori / furgone frigo / catena del freddo / ordine minimo / 飲食店 / 仕入 / 納品 / 冷蔵車 / 業務用',
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
      'vending machine* / snack machine* / vending operator* / smart fridge* / snackautomat* / getränkeautomat* / verkaufsautomat* / distributeur automatique / distributeurs automatiques / máquina expendedora / máquinas expendedoras / vending / máquina de vendas / máquinas de vendas / distributore automatico / distributori automatici / 自動販売機 / 自販機 / vending company / vending service* / vending supplier* / vending business / vending route* / drinks machine* / coffee vending / hot drink vending / snack vending / healthy vending / micro market* / micromarket* / self service fridge* / office vending / smart vending / automatenaufsteller* / automaten aufsteller / automatenservice / kühlautomat* / warenautomat* / automatenshop* / 24 7 automat* / kaffeeautomaten / kaffee und snackautomaten / regiomat* / distributeur de boissons / distributeurs de boissons / distributeur de snacks / distributeurs de snacks / distributeur automatique de / distributeur de pizza* / frigo connecté / frigos connectés / machine à pizza automatique / distribution automatique / máquinas vending / máquina vending / máquinas de vending / servicio de vending / vending saludable / máquinas expendedoras de / empresa de vending / máquina dispensadora / máquinas dispensadoras / máquina de snacks / máquinas de snacks / máquina automática de / máquinas automáticas de / vending empresas / máquina de bebidas / mercado autônomo* / minimercado autônomo / geladeira inteligente / distributori di bevande / distributore di snack / distributori di caffè / distributore di bevande / distributori snack / distribuzione automatica / macchinette / macchinetta / distributore automatico di / snack h24 / 自販機設置 / 自動販売機設置 / 飲料自販機 / 食品自販機 / 冷凍自販機 / 無人販売 / オフィスコンビニ',
    words:
      'snacks / drinks / contactless / restock* / breakroom / canteen / münzen / pausenraum / monnaie / monedas / moedas / monete / 補充 / coin / card reader / cashless / refill* / stocked / break room / staff room / chilled / telemetry / keypad / spiral* / bargeldlos / bestück* / nachfüll* / aufstell* / schacht / kartenleser / schokoriegel / approvision* / salle de pause / cafétéria / remplissage / canettes / reposición / monedero / sala de descanso / refrescos / latas / sin efectivo / reposição / moeda / monetine / chiavetta / rifornimento / area break / pausa caffè / lattine / merendine / 小銭 / 休憩室 / ドリンク',
    scenes: [
      'A vending machine in a station',
      'A woman with a vending machine in an office',
      'A vending machine in an office',
      'A can on a table in an office',
    ],
  },
  // Kitchen goods and courses
  {
    thing: 'pot',
    theme: 'ember',
    names:
      'cookware / kitchenware / saucepan* / frying pan* / casserole dish* / cast iron pan* / dutch oven* / kitchen shop* / kochgeschirr / kochtopf* / kochtöpfe* / bratpfanne* / gusspfanne* / töpfe und pfannen / schmortopf* / ustensiles de cuisine / batterie de cuisine / poêles et casseroles / cocotte en fonte / utensilios de cocina / ollas y sartenes / sartenes / batería de cocina / utensílios de cozinha / panelas / frigideira* / pentole / padelle / utensili da cucina / pentolame / 調理器具 / キッチン用品 / フライパン / cookware set* / pots and pans / pan set* / cast iron cookware / copper cookware / copper pan* / enamel cookware / stainless steel pan* / nonstick pan* / non stick pan* / ceramic pan* / carbon steel pan* / skillet* / stockpot* / casseroles dish / pressure cooker* / kitchen utensil* / kitchen tools / kitchen store* / kitchen gadget* / cookshop* / bakeware and / baking dishes / woks / pfannen / topfset* / bräter / pfannenset* / emaille topf / gusseisen* / gusseiserne* / kupferpfanne* / eisenpfanne* / schnellkochtopf* / küchenbedarf / küchenhelfer / küchenutensilien / kochutensilien / wokpfanne* / poêle en fonte / poêles en fonte / poêle antiadhésive / casserole en cuivre / cocottes / cocotte minute / ustensile de cuisine / articles de cuisine / faitout / sauteuse* / batterie en cuivre / poêle en acier / magasin de cuisine / sartén / olla exprés / olla a presión / cacerola* / menaje de cocina / menaje / juego de ollas / sartén de hierro / ollas de hierro / utensilio de cocina / artículos de cocina / ollas de acero / panela de pressão / panela de ferro / panelas de ferro / jogo de panelas / caçarola* / utensílio de cozinha / panelas antiaderentes / panelas de inox / loja de cozinha / tachos e panelas / artigos de cozinha / batteria di pentole / pentola a pressione / pentola in ghisa / padelle antiaderenti / casseruola* / tegami / tegame / pentole in rame / pentole in acciaio / articoli per la cucina / casalinghi / negozio di casalinghi / 鉄フライパン / 鋳物鍋 / ホーロー / 調理道具 / 圧力鍋 / ダッチオーブン / 中華鍋',
    words:
      'pans / nonstick / induction / enamel / ladle / topf / deckel / pfanne / induktion / poêle / couvercle / olla / inducción / panela / tampa / indução / coperchio / induzione / フタ / 鋳物 / pan / pot / pots / lid / lids / simmer / sear / ceramic / copper / cast iron / stainless steel / oven safe / dishwasher / spatula / whisk / utensils / töpfe / beschichtet* / edelstahl / spülmaschine* / herd / kupfer / emaille / wender / fonte / cuivre / inox / antiadhésif* / cuire / mijoter / spatule / casserole / poêles / antiadherente / lavavajillas / fuego lento / esmaltad* / acero inoxidable / freír / antiaderente* / cozido / lava louças / refogar / ghisa / antiaderent* / lavastoviglie / fornelli / rosolare / 鉄 / 銅 / 蓋 / 煮る / 炒める / 焦げ / 食洗機 / ih対応 / 鍋 / casseroles / cazuela* / padella / ollas / 土鍋 / tachos / haushaltswaren* / haushaltwaren',
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
      'commercial kitchen* / catering equipment / restaurant equipment / kitchen ventilation / combi oven* / pizza oven* / großküche* / großküchentechnik / gastronomieküche* / kombidämpfer* / pizzaofen / pizzaöfen / cuisine professionnelle / matériel de restauration / four à pizza / équipement chr / cocina industrial / cocinas industriales / maquinaria de hostelería / horno de pizza / cozinha industrial / cozinhas industriais / equipamentos para restaurantes / forno de pizza / cucine professionali / attrezzature per ristoranti / forno per pizza / 厨房機器 / 業務用厨房 / ピザ窯 / commercial oven* / commercial fridge* / commercial dishwasher* / commercial cooker* / catering appliance* / catering kitchen* / professional kitchen equipment / kitchen extraction / canopy hood* / kitchen canopy / extractor duct cleaning / combi steamer* / deck oven* / bakery oven* / bakery equipment / deep fryer* / catering fridge* / wood fired oven* / stone oven* / restaurant kitchen equipment / kitchen equipment for restaurants / foodservice equipment / gastroküche* / gastrotechnik / gastrogeräte / gastronomiegerät* / gastro kühlschrank / profiküche* / küchentechnik / gewerbliche küche* / gewerbeküche* / pizza ofen / holzbackofen* / backöfen gewerbe / konvektomat* / fritteuse* / küchenabluft* / restaurantküche / kippbratpfanne* / cuisines professionnelles / matériel chr / équipement de cuisine professionnelle / équipements de restauration / four mixte / fours à pizza / four professionnel / fours professionnels / friteuse professionnelle / hotte professionnelle / hottes professionnelles / lave vaisselle professionnel / matériel de boulangerie / installateur de cuisines professionnelles / cuisiniste professionnel / cocina profesional / cocinas profesionales / equipamiento de hostelería / equipamiento para restaurantes / equipos gastronómicos / hornos industriales / horno industrial / freidora industrial / horno de leña / hornos de pizza / campanas industriales / campana extractora industrial / lavavajillas industrial / equipo de cocina industrial / maquinaria para hostelería / maquinaria de panadería / cozinha profissional / equipamentos de cozinha industrial / equipamento de hotelaria / equipamentos para cozinha / forno industrial / fornos industriais / forno combinado / fritadeira industrial / coifa industrial / coifas industriais / forno a lenha para / equipamentos gastronômicos / fornos de pizza / equipamentos para padaria / equipamento hoteleiro / cucina professionale / cucine industriali / attrezzature per la ristorazione / attrezzature professionali / forni per pizza / forni professionali / forno professionale / forno combinato / friggitrice professionale / cappe industriali / cappe aspiranti professionali / attrezzature per pizzerie / attrezzature bar / lavastoviglie professional* / 業務用冷蔵庫 / 業務用オーブン / 業務用フライヤー / スチームコンベクション / 厨房設備 / 厨房工事 / 食洗機 業務用 / 石窯',
    words:
      'oven / stainless / hob / extraction / hygiene / chef / edelstahl / herd / abzug / inox / hotte / horno / fogones / campana / forno / fogão / coifa / fornelli / acciaio / cappa / 厨房 / オーブン / burners / fryer* / grill plate / convection / steamer* / canopy / ductwork / dishwasher / walk in cooler / cold room / haccp / gastronorm / gn containers / canteens / arbeitstisch / fettabscheider / dunstabzug* / kühlzelle* / spülmaschine / kantine / brûleur* / friteuse / plan inox / chambre froide / plonge / freidora / plancha / cámara frigorífica / extractor* / acero inoxidable / hostelería / lavavajillas / fritadeira / chapa / câmara fria / exaustão / exaustor* / bancada / friggitrice / piano cottura / cella frigorifera / aspirazione / lavello / ステンレス / フライヤー / 飲食店',
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
      'cooking class* / cooking course* / cooking school* / cookery school* / cookery class* / cookery course* / culinary school* / cooking workshop* / kochkurs* / kochschule* / kochworkshop* / cours de cuisine / école de cuisine / atelier de cuisine / atelier cuisine / curso de cocina / cursos de cocina / clase de cocina / clases de cocina / escuela de cocina / taller de cocina / curso de culinária / aulas de culinária / escola de culinária / aula de cozinha / corso di cucina / corsi di cucina / scuola di cucina / 料理教室 / クッキング教室 / クッキングスクール / cooking lesson* / cooking club* / cooking demonstration* / cook along / learn to cook / cookery lesson* / cookery workshop* / chef school / chef training / chef course* / knife skills class* / kids cooking / pasta making class* / pasta class* / sushi class* / sushi making class* / thai cooking class* / curry class* / cooking party / cookery demonstration* / kochen lernen / kochevent* / kochabend* / kochclub* / kochstudio* / sushikurs* / pastakurs* / kochlehrer* / kinderkochkurs* / thai kochkurs / gemeinsam kochen / koch event / kocherlebnis* / cours de sushi / cours de pâtes / ateliers culinaires / atelier culinaire / ateliers cuisine / ateliers de cuisine / stage de cuisine / apprendre à cuisiner / cours particuliers de cuisine / cuisinez avec / cuisine en duo / cours pour enfants cuisine / talleres de cocina / taller culinario / curso de sushi / curso de pasta / aprende a cocinar / escuela culinaria / cocinar en grupo / clases de cocina para / showcooking / escuela gastronómica / curso gastronómico / cocina en vivo / cursos de culinária / oficina de culinária / oficina de cozinha / aula de culinária / aula de massas / aula de sushi / aprenda a cozinhar / workshop de cozinha / workshop culinário / workshops de cozinha / curso de gastronomia / escola de gastronomia / culinária para crianças / lezioni di cucina / lezione di cucina / laboratorio di cucina / laboratori di cucina / corso di pasta / corso di sushi / impara a cucinare / show cooking / scuola di alta cucina / cucinare insieme / corsi di cucina per / 料理学校 / 料理講座 / 料理体験 / 料理レッスン / そば打ち体験 / 男の料理 / 親子料理 / 調理師 / baking class* / baking course* / backkurs* / お菓子教室 / learn to bake / bread making class* / bread making course* / bread course* / baking workshop* / sushi workshop* / pasta making / pasta workshop* / cake decorating class* / backworkshop* / brotbackkurs* / kochschüler / teambuilding kochen / cours de pâtisserie / atelier pâtisserie / aprender a cocinar / taller de repostería / curso de repostería / aprender a cozinhar / curso de confeitaria / aulas de cozinha / curso de cozinha / corso di pasticceria / imparare a cucinare / corso di panificazione / パン教室 / 料理スクール / ケーキ教室 / 和食教室',
    words:
      'apron* / recipe* / chop / knife skills / whisk / stir / schürze / rezept* / zutaten / kochen / tablier / recette* / ingrédients / delantal / receta* / cocinar / avental / receita* / cozinhar / grembiule / ricett* / レシピ / エプロン / cook / cooking / ingredients / sauces / chopping / knead / dish / dishes / dine together / sushi rolling / risotto / kochst / messertechnik / gerichte / schneiden / rühren / cuisiner / découper / plats / toque / ingredientes / platos / delantales / pratos / facas / cucinare / ingredienti / piatti / coltelli / mestolo / 料理 / 包丁 / 調理 / 材料 / 献立 / 和食 / dough / simmer / pasta / cook together / pâte / masa / receitas / ricette / impastare / slice / slicing / whisking / roll / sauce* / hands on / eat what you / wooden spoon / cutting board / curry / tapas / sushi / ravioli / sourdough / menu / small groups / schürze* / köchin / teig / menü / schnippeln / kneten / küche / drei gänge / kochlöffel / messer / genießen / tablier* / couteau* / plat / pétrir / saveurs / fouet / déguster / brigade / batterie / delantal* / cuchillo* / salsa* / plato* / fogones / amasar / sabores / faca* / molho* / prato* / panela* / sovar / massa* / coltello / sugo / fornelli / ricetta / impasto / tortellini / 手料理 / 出汁 / 少人数 / 生地 / だし / 作り方 / 味付け / 下ごしらえ / 試食',
    scenes: [
      'A chef with a mixing bowl in a kitchen',
      'A woman cooks with a pot in a kitchen',
      'A mixing bowl on a table in a kitchen',
      'A man with a cutting board in a kitchen',
      'A chopping board and vegetables on a table in a kitchen',
      'A couple with a rolling pin in a kitchen',
    ],
  },
  {
    thing: 'cuttingBoard',
    theme: 'meadow',
    names:
      'meal kit* / meal box* / recipe box* / recipe kit* / recipe card* / dinner kit* / meal prep / ready meal* / pre portioned / kochbox* / rezeptbox* / fertiggericht* / box repas / panier repas / paniers repas / plats préparés / plat préparé / kit de comida / kits de comida / kit de cocina / platos preparados / comida preparada / marmita* / kit refeição / kits de refeição / refeições prontas / box ricette / piatti pronti / kit ricette / ミールキット / 宅配弁当 / 食材宅配 / 作り置き / recipe subscription / meal subscription* / meal plan delivery / meal delivery kit* / weekly meal box* / weekly meals / prepared meals / prepped meals / pre prepared meals / heat and eat / microwave meal* / meal prep service / meal prep boxes / chef prepared meals / cook at home kit* / fitness meals / healthy ready meals / ingredients delivered / dinner box* / dinners delivered / essensbox* / menübox* / mahlzeitenbox* / gerichte zum aufwärmen / fertige mahlzeiten / vorgekochte gerichte / fertigmenü* / zutaten und rezepte / essen im abo / menüs nach hause / mealprep / vorgekocht* / kits repas / kit repas / box à cuisiner / box recettes / paniers recettes / panier recette / plats cuisinés / repas préparés / repas prêts / batch cooking / ingrédients prédosés / prêt à cuisiner / prêt à réchauffer / plats prêts / cocina en casa kit / comida casera a domicilio / menús semanales a domicilio / platos listos / tuppers a domicilio / táper* / kits para cocinar / caja de comida / cajas de comida / comida saludable a domicilio / platos caseros preparados / kit culinário / kits culinários / comida pronta / comida congelada fit / pratos prontos / refeição pronta / ingredientes porcionados / refeições saudáveis em casa / caixa de refeições / refeições semanais / kit cucina / kit per cucinare / box cucina / box pasti / pasti pronti / pasti a domicilio / pasto pronto / ricette e ingredienti / piatti pronti a / cene pronte / pasti pronti settimanali / pasti pronti sani / 作り置きおかず / 宅配食 / 宅食 / 時短ごはん / おかず宅配 / お惣菜宅配 / レシピ付き食材 / 冷凍宅食',
    words:
      'recipe / recipes / chop / cook / rezept* / zutaten / portionen / recettes / ingrédients / recetas / ingredientes / porciones / receitas / porções / ricette / ingredienti / レシピ / 食材 / ingredients / portioned / portion / dinners / servings / weeknight* / skip a week / microwave / macros / calories / weekly menu / prep / kochen / gerichte / wochenmenü / schneiden / portioniert / kalorien / aufwärmen / cuisiner / portions / dîner* / réchauffer / sans courses / cocinar / raciones / cena* / calentar / calorías / tupper / microondas / sin cocinar / cozinhar / porcionad* / jantar* / esquentar / calorias / cardápio semanal / cucinare / porzioni / scaldare / calorie / dosat* / 調理 / 時短 / 夕食 / 献立 / 冷凍 / 電子レンジ / おかず / 栄養 / viandas / tuppers / comida lista',
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
      'baby food* / toddler meal* / toddler food / infant formula / weaning / baby led weaning / baby formula / babynahrung* / babybrei* / beikost* / säuglingsnahrung / folgemilch / petits pots / lait infantile / diversification alimentaire / alimentation infantile / comida infantil / potitos / papillas / leche infantil / papinha* / comida de bebê / introdução alimentar / fórmula infantil / pappe per bambini / svezzamento / omogeneizzat* / latte in polvere / 離乳食 / ベビーフード / 粉ミルク / baby meals / baby puree* / baby purée* / baby porridge / baby snack* / baby milk / formula milk / follow on milk / infant milk / infant food* / infant cereal / toddler snack* / finger foods for babies / weaning food / weaning foods / weaning pouch* / weaning meals / organic baby food / first foods / stage one purees / first tastes / babygläschen / gläschenkost / anfangsmilch / pre milch / kinderbrei / breie / babymilch / babykost / kleinkindnahrung / kleinkindkost / quetschie* / quetschbeutel / breirezepte / babysnack* / pre nahrung / purée pour bébé / purées pour bébé / purées bébé / petit pot / petits pots bio / lait bébé / lait premier âge / lait deuxième âge / lait de suite / repas bébé / repas de bébé / nourriture pour bébé / aliments pour bébé / compote bébé / céréales bébé / alimentation bébé / papilla / papilla de / papillas ecológicas / purés para bebé / alimentación infantil / alimentación complementaria / comida para bebés / comida de bebé / comida para bebé / leche de fórmula / leche de continuación / leche de inicio / potito / tarritos / bolsitas de puré / cereales para bebé / destete / papas de bebê / papas de bebé / papas para bebé / papa para bebé / comida para bebê / alimentação infantil / leite infantil / leite em pó infantil / leite de transição / alimentação complementar / boiões / boião / purê para bebê / cereal infantil / snack infantil / desmame / cibo per bambini / cibo per neonati / alimenti per l infanzia / alimentazione complementare / pappe bio / latte formula / latte artificiale / latte di proseguimento / latte di crescita / svezzamento bio / biscotti per bambini svezzamento / creme di cereali / 赤ちゃん用食品 / 幼児食 / 赤ちゃんのごはん / 乳児用ミルク / フォローアップミルク / おやつ 赤ちゃん / ベビーミルク / 手づかみ食べ',
    words:
      'baby / purée / puree / highchair / weaned / toddler* / brei / bébé / cuillère / bebé / bebê / colher / cucchiaino / pappa / 赤ちゃん / 月齢 / babies / infant* / spoon / pouch* / mash / mashed / carrot / pear / sweet potato / first bites / mealtime* / bib / no added salt / spoonful / tots / gläschen / löffel / karotte / pastinake / ohne zuckerzusatz / babys / stillen / lätzchen / milchbrei / carotte / sans sel / gourde* / biberon / bavoir / tout petit* / cuillères / zanahoria / cuchara / cucharita / biberón / bebés / sin azúcar / puré / cenoura / colheres / mamadeira / biberão / bebês / sem açúcar / purê / carota / cucchiaini / neonat* / pappina / vasetto / senza zuccheri / bimbi / にんじん / ペースト / スプーン / 月齢別 / 無添加 / 乳児 / ベビー',
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
      'lunch box* / lunchbox* / school meal* / school lunch* / school dinner* / packed lunch* / bento* / work canteen* / staff canteen* / schulessen / schulverpflegung* / brotdose* / brotbox* / betriebskantine* / kantinenessen / cantine scolaire / restauration collective / cantine d entreprise / boîte à lunch / comedor escolar / comedores escolares / comedor de empresa / fiambrera* / merenda escolar / lancheira* / refeitório* / mensa scolastica / mensa aziendale / portavivande / 弁当* / 給食 / 社員食堂 / 幕の内 / school canteen* / school catering / school food service* / works canteen* / workplace canteen* / office lunch* / contract catering / corporate canteen* / staff restaurant* / cafeteria service* / lunch delivery / kids lunch / lunch kit* / corporate lunch* / worksite dining / kantinen* / mittagsverpflegung* / schulmensa / schulmensen / schulcatering / kita verpflegung* / kitaverpflegung / kita essen / betriebsrestaurant* / betriebsverpflegung* / gemeinschaftsverpflegung* / schulbrot* / mittagessen für / lunchpaket* / bürolunch / cantine d école / cantines / repas scolaires / restaurant d entreprise / restaurants d entreprise / cantines scolaires / repas en crèche / plateau repas / panier déjeuner / boîte bento / déjeuner au bureau / repas d entreprise / cantine connectée / comedores de empresa / comedor de colegio / menú escolar / menús escolares / catering escolar / restauración colectiva / lonchera* / tuppers para niños / almuerzo escolar / menú de empresa / catering de empresa comedor / lunch para oficina / cantina escolar / refeições escolares / restauração coletiva / refeição corporativa / restaurante corporativo / marmiteira / lanche escolar / alimentação escolar / almoço corporativo / almoço na empresa / refeições coletivas / mense / refezione scolastica / ristorazione collettiva / ristorazione aziendale / ristorazione scolastica / mense scolastiche / mense aziendali / schiscetta / pasti scolastici / pranzo in ufficio / pranzo al sacco / お弁当 / 学校給食 / 企業給食 / 配達弁当 / 仕出し弁当 / 給食センター / オフィス弁当 / キャラ弁 / 日替わり弁当',
    words:
      'canteen / pupils / leftovers / snack / mittagessen / déjeuner / élèves / almuerzo / comedor / lanche / alunos / pranzo / mensa / ランチ / tupper / lunch / lunches / pupils lunch / compartment* / sandwiches / rice / menu plan / nutrition / dietary / leakproof / schüler* / mittags / speiseplan / fächer / auslaufsicher / tablett* / vollwert* / menü / midi / repas / compartiment* / hermétique / plateau / menus / alumnos / hermétic* / menú / almoço / cardápio / nutricionista / scomparti / vassoio / menù / 昼食 / おかず / ご飯 / 日替わり / 卵焼き / 栄養 / merenda / kantine',
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
      'pizza / pizzas / pizzeria* / pizzerie / pizzaiol* / pizzabäcker* / pizzalieferdienst* / steinofenpizza* / pizza al taglio / wood fired pizza* / ピザ / ピッツァ / ピッツェリア / neapolitan pizza* / sourdough pizza* / pizza oven night / pizza slice* / pizza by the slice / pizza van* / pizza truck* / pizza restaurant* / pizza place / pizzaria* / pizzen / holzofenpizza* / neapolitanische pizza / pizza lieferservice / pizzabringdienst* / pizza au feu / pizzaïolo* / pizza napolitaine / pizza feu de bois / pizza a la piedra / pizza napoletana / pizza al horno de leña / pizzas artesanas / pizza artesanal / rodízio de pizza / pizza a lenha / pizza em casa / forno a lenha pizza / pizza alla pala / pinsa / 窯焼きピザ / ナポリピッツァ / 石窯ピザ',
    words:
      'margherita / mozzarella / pepperoni / topping* / dough / stone baked / basil / teig / steinofen / belag / pâte / four à bois / masa / rodízio / massa / borda / impasto / forno a legna / 生地 / 薪窯 / crust / wood oven / neapolitan / slices / tomato sauce / salami / prosciutto / burrata / marinara / holzofen / knusprig / tomatensoße / pâte fine / calabrese / croûte / muzzarella / fainá / horno de leña / orégano / fatia / fatias / calabresa / catupiry / mussarela / lenha / pomodoro / bufala / lievitazione / cornicione / diavola / チーズ / マルゲリータ / トマト / もちもち / 石窯 / calzone',
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
      'italian restaurant* / trattoria* / trattorie / osteria / osterie / fresh pasta / handmade pasta / spaghetti / tagliatelle / carbonara / ravioli / gnocchi / lasagne / italiener um die / italienisches restaurant / restaurant italien / pasta fresca / restaurante italiano / comida italiana / cantina italiana / ristorante italiano / pastificio / pastifici / tortellini / イタリアン* / パスタ / スパゲッティ / トラットリア / pasta bar* / pasta shop* / pasta restaurant* / homemade pasta / pasta made daily / pasta maker* / pasta factory / italian kitchen / italian cuisine / authentic italian / tiramisu house / frische pasta / hausgemachte pasta / pastamanufaktur* / italienische küche / beim italiener / fabrique de pâtes / pâtes artisanales / pâtes maison / cuisine italienne / pastas frescas / pastas artesanales / fábrica de pastas / cocina italiana / ñoquis / massas artesanais / cozinha italiana / culinária italiana / nhoque / massaria / rodízio de massas / pasta fatta a mano / pasta fatta in casa / pasta ripiena / cucina italiana / pasta artigianale / orecchiette / cappelletti / ボロネーゼ / カルボナーラ / イタリア料理 / 手打ちパスタ / ラザニア',
    words:
      'pasta / sauce / parmesan / basil / al dente / ragù / truffle / egg dough / nudeln / soße / teig / pâtes / italienne / italiano / molho / massa / sugo / 生パスタ / penne / linguine / pesto / bolognese / tiramisu / tiramisù / semolina / pasta sheets / parmigiano / arrabbiata / hausgemacht / trüffel / grieß / semoule / truffe / sémola / canelones / sorrentinos / parmesano / nona / polpetta / cantina / ragu / bolonhesa / semola / sfoglia / uova / matterello / トマト / チーズ / もちもち',
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
      'sushi* / sashimi / nigiri / maki / omakase / japanese restaurant* / sushibar* / japanisches restaurant / restaurant japonais / restaurante japonés / comida japonesa / restaurante japonês / temakeria* / ristorante giapponese / 寿司* / 回転寿司 / 刺身 / 和食* / 海鮮丼 / japanese food / japanese cuisine / japanese kitchen / hosomaki / uramaki / teppanyaki / kaiseki / japanische küche / running sushi / cuisine japonaise / plateau de sushis / makis / maître sushi / cocina japonesa / culinária japonesa / cozinha japonesa / rodízio japonês / temaki / temakis / combinado de sushi / cucina giapponese / 鮨 / にぎり / 江戸前 / 天ぷら / 日本料理 / ちらし寿司',
    words:
      'tuna / salmon / wasabi / nori / rice / lachs / thunfisch / saumon / thon / riz / salmón / atún / arroz / salmão / atum / salmone / tonno / riso / マグロ / 醤油 / わさび / soy / ginger / raw fish / chopsticks / fresh cut / eel / edamame / itamae / knife work / roh / sojasoße / stäbchen / ingwer / garnele / baguettes / crevette / palillos / jengibre / rollos / hashi / shoyu / combinado / hot roll / bacchette / zenzero / vassoio / 握り / 大将 / ネタ / シャリ / tempura / izakaya*',
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
      'ramen / noodle bar* / noodle shop* / noodle house* / udon / soba / pho bar / pho restaurant / nudelbar* / nudelsuppe* / ramenbar* / bar à nouilles / nouilles asiatiques / casa de ramen / bar de fideos / casa de lámen / lámen / yakisoba / noodle restaurant / ramen bar / ラーメン* / うどん / そば屋 / 蕎麦* / つけ麺 / noodle soup* / noodle bowl* / pho / ramen shop* / ramen restaurant* / shoyu ramen / miso ramen / hand pulled noodle* / laksa / nudelhaus / pho suppe / handgezogene nudeln / pho bo / soupe pho / bol de ramen / ramens / nouilles sautées / nouilles fraîches / nouilles tirées / sopa pho / fideos artesanales orientales / ramen casero / tallarines chinos / casa de lamen / macarrão oriental / ramen artigianale / spaghetti di riso saltati / zuppa di noodles / 豚骨 / 担々麺 / 二郎系 / 手打ちそば / 讃岐うどん / つけめん / まぜそば / 味噌ラーメン',
    words:
      'noodles / broth / bowl / chopsticks / tonkotsu / miso / slurp / nudeln / brühe / schüssel / nouilles / bouillon / bol / fideos / cuenco / macarrão / tigela / brodo / ciotola / スープ / 替え玉 / slurping / hours simmered / soft egg / pork belly / scallion* / nori / soy / steaming / bamboo shoots / beef broth / star anise / nudel / suppe / schlürfen / stäbchen / dampfend / porc / œuf mollet / baguettes / caldo / palillos / cerdo / hashi / porco / bacchette / maiale / 出汁 / だし / チャーシュー / 煮卵 / 醤油 / 自家製麺 / 海苔 / 並盛 / lamen / phở',
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
      'dim sum / dumpling house* / dumpling bar* / chinese restaurant* / chinese takeaway* / bao buns / bao bar / gyoza / chinarestaurant* / chinesisches restaurant / teigtaschen / restaurant chinois / raviolis chinois / bouchées vapeur / restaurante chino / comida china / restaurante chinês / comida chinesa / ristorante cinese / ravioli cinesi / 中華* / 点心 / 餃子* / 小籠包 / 飲茶 / dumpling / dim sum bar / soup dumpling* / xiao long bao / szechuan / sichuan / cantonese / hot pot restaurant* / hotpot / chinese food / chinese kitchen / chinese cuisine / jiaozi / dumplinghaus / chinesische küche / baozi / peking ente / pekingente / feuertopf / cuisine chinoise / raviolis vapeur / canard laqué / fondue chinoise / brioches vapeur / cocina china / pato laqueado / pato pekín / empanadillas chinas / restaurante cantonés / culinária chinesa / cozinha chinesa / pato à pequim / yakimeshi / cucina cinese / anatra alla pechinese / 中国料理 / 四川料理 / 広東料理 / 麻婆豆腐 / 火鍋 / 肉まん / 水餃子',
    words:
      'dumplings / steamed / peking duck / wok / soy sauce / chopsticks / gedämpft / bambus / vapeur / bambou / bambú / bambu / ao vapor / al vapore / bambù / 蒸し / せいろ / bamboo steamer* / steamer* / chilli oil / prawn / hand folded / crispy duck / spring roll* / fried rice / gefüllt / ente / frühlingsrolle* / bambuskorb / farci* / nems / riz cantonais / panier vapeur / canard / rollitos / relleno* / arroz tres delicias / vaporera / rolinho* / recheado* / frango xadrez / ripien* / involtini / riso alla cantonese / vaporiera / 紹興酒 / 炒飯 / 焼売 / wonton*',
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
      'thai restaurant* / thai food / thai kitchen / vietnamese restaurant* / korean restaurant* / asian restaurant* / asian food / stir fr* / pad thai / kimchi / bibimbap / banh mi / summer rolls / thai imbiss / thailändisches restaurant / asia restaurant / asiatisches restaurant / vietnamesisches restaurant / koreanisches restaurant / restaurant thaï / restaurant vietnamien / restaurant asiatique / restaurant coréen / restaurante tailandés / restaurante coreano / restaurante asiático / comida asiática / comida tailandesa / restaurante tailandês / ristorante thailandese / ristorante coreano / ristorante asiatico / cucina asiatica / タイ料理 / ベトナム料理 / 韓国料理 / アジア料理 / 炒め物 / vietnamese food / vietnamese kitchen / korean food / korean bbq / korean kitchen / asian kitchen / asian fusion / asian street food / pan asian / malaysian restaurant* / indonesian restaurant* / filipino restaurant* / thai cuisine / thai takeaway / green curry / red curry / tom yum / tom yam / thai curry / wok bar / wok station* / spring rolls / asia imbiss / asiaküche / asiatische küche / thai küche / thaiküche / vietnamesische küche / koreanische küche / wokgericht* / asia bistro / cuisine thaï / cuisine thaïlandaise / cuisine vietnamienne / cuisine coréenne / cuisine asiatique / restaurant thaïlandais / bo bun / bobun / rouleaux de printemps / cocina tailandesa / cocina vietnamita / cocina coreana / cocina asiática / comida coreana / comida vietnamita / restaurante vietnamita / culinária tailandesa / cozinha asiática / culinária asiática / culinária coreana / cucina thailandese / cucina coreana / cucina vietnamita / ristorante vietnamita / ガパオ / フォー専門店 / サムギョプサル / チヂミ / トムヤムクン / エスニック料理 / パッタイ',
    words:
      'wok / lemongrass / coconut milk / chilli / coriander / tofu / noodles / zitronengras / kokosmilch / citronnelle / lait de coco / citronela / leche de coco / capim limão / leite de coco / latte di cocco / パクチー / ココナッツ / thai / vietnamese / korean / ginger / fish sauce / sesame / peanut / bangkok / hanoi / seoul / thailändisch* / vietnamesisch* / ingwer / erdnuss / basilikum / reisnudeln / thaï / vietnamien* / coréen* / cacahuète / basilic thaï / gingembre / tailandés / vietnamit* / coreano / cacahuete / albahaca / jengibre / tailandês / amendoim / gengibre / thailandese / arachidi / zenzero / ナンプラー / ライム / 辛口',
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
      'curry house* / indian restaurant* / indian takeaway* / indian food / indian kitchen / tandoori / biryani / masala / tikka / naan / samosa* / indisches restaurant / currygericht* / restaurant indien / cuisine indienne / restaurante indio / comida india / restaurante indiano / comida indiana / ristorante indiano / cucina indiana / カレー* / インド料理 / スパイスカレー / indian cuisine / indian street food / curry night / curries / balti / vindaloo / rogan josh / tikka masala / dosa / dosas / thali / bhaji* / pakora* / butter chicken / sri lankan / nepalese / bangladeshi / pakistani restaurant* / south indian / indian tiffin / indische küche / indisches essen / curryhaus / ayurvedische küche / nepalesisch* / restaurant pakistanais / restaurant sri lankais / currys indiens / naans / cuisine du punjab / cocina india / restaurante hindú / curry de / currys / restaurante paquistaní / culinária indiana / cozinha indiana / restaurante nepalês / ristorante pakistano / ristorante indiano vegetariano / インドカレー / ネパール料理 / ビリヤニ / バターチキン / タンドリーチキン',
    words:
      'curry / rice / korma / chutney / spices / lentils / ghee / reis / linsen / riz / lentilles / arroz / lentejas / lentilhas / riso / lenticchie / ライス / cumin / turmeric / cardamom / poppadom* / paneer / chapati / raita / mango lassi / lassi / clay oven / charcoal / fragrant / mild or hot / basmati / kurkuma / koriander / lehmofen / hähnchen / cardamome / curcuma / four tandoor / agneau / poulet / cúrcuma / cardamomo / pollo / cordero / frango / cordeiro / agnello / speziat* / ラッシー / 辛さ / 香辛料 / ナンとカレー',
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
      'tagine* / tajine* / couscous / moroccan restaurant* / moroccan food / lebanese restaurant* / mezze / marokkanisches restaurant / libanesisches restaurant / orientalisches restaurant / restaurant marocain / restaurant libanais / restaurante marroquí / restaurante libanés / comida árabe / restaurante árabe / esfiharia* / cuscús / ristorante marocchino / ristorante libanese / cuscus / モロッコ料理 / タジン* / クスクス / middle eastern food / middle eastern restaurant* / arabic restaurant* / persian restaurant* / israeli restaurant* / moroccan kitchen / moroccan cuisine / lebanese food / lebanese kitchen / lebanese mezze / syrian restaurant* / ethiopian restaurant* / couscous restaurant / orientalische küche / marokkanische küche / libanesische küche / persisches restaurant / arabisches restaurant / syrisches restaurant / mezze teller / couscoussier / cuisine marocaine / cuisine libanaise / cuisine orientale / restaurant oriental / restaurant perse / mezzés / mezzes libanais / cocina marroquí / cocina libanesa / cocina árabe / tajín / comida libanesa / culinária árabe / cozinha árabe / culinária marroquina / kibe / esfiha* / esfirra* / quibe / cucina marocchina / cucina libanese / cucina araba / cucina mediorientale / tajin / 中東料理 / レバノン料理 / アラブ料理 / ペルシャ料理 / フムス',
    words:
      'lamb / apricot* / chickpea* / hummus / mint tea / harissa / saffron / lamm / kichererbse* / minztee / agneau / pois chiches / cordero / garbanzos / grão de bico / cordeiro / agnello / ceci / ひよこ豆 / dates / almonds / tabbouleh / baba ganoush / sumac / pita / medina / marrakech / clay pot / slow cooked / preserved lemon* / rosewater / grenadine / datteln / mandeln / fladenbrot / granatapfel / orientalisch* / thé à la menthe / dattes / amandes / pruneaux / fleur d oranger / dátiles / almendras / té a la menta / hierbabuena / ciruelas / coalhada / tabule / tâmaras / pão sírio / datteri / mandorle / tè alla menta / prugne / スパイス',
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
      'kebab* / döner* / shawarma* / souvlaki / gyros / greek restaurant* / greek taverna* / turkish restaurant* / shish / yakitori / satay / dönerladen / griechisches restaurant / türkisches restaurant / kebap* / brochettes / grec frites / restaurant grec / restaurant turc / pinchos morunos / restaurante griego / restaurante turco / brochetas / espetinho* / churrasquinho* / espetaria* / restaurante grego / arrosticini / spiedini / ristorante greco / ristorante turco / ケバブ / 焼き鳥* / 串焼き* / doner / doner kebab* / turkish food / greek food / turkish kitchen / turkish grill / greek kitchen / lahmacun / kofta* / kofte / iskender / dürüm / drehspieß* / türkische küche / griechische küche / souvlakispieß* / kébab* / cuisine turque / cuisine grecque / sandwich grec / kefta* / assiette kebab / cocina griega / cocina turca / dóner / comida turca / comida griega / churrasco grego / espetos / culinária grega / espeto corrido / cucina greca / cucina turca / spiedino / 串カツ / 串揚げ / トルコ料理 / ギリシャ料理 / ドネルケバブ / 焼鳥',
    words:
      'skewer* / grilled / pita / tzatziki / lamb / charcoal / flatbread / spieß* / fladenbrot / grillades / agneau / sauce blanche / pan de pita / cordero / carvão / espeto* / spiedo / agnello / 炭火 / garlic sauce / yoghurt sauce / onions / chicken / feta / olives / grill / fladen / knoblauchsoße / scharfe soße / zwiebeln / krautsalat / pain pita / oignons / broche / crudités / poulet / salsa de yogur / cebolla / pinchos / cerdo / pollo / cebola / farofa / frango / vinagrete / carne bovina / cipolla / つくね / ねぎま / せせり / 備長炭',
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
      'tapas bar* / paella* / spanish restaurant* / spanisches restaurant / tapasbar* / restaurant espagnol / bar à tapas / arrocería* / bar de tapas / tapas y raciones / marisquería* / pintxos / restaurante espanhol / marisqueira* / ristorante spagnolo / ristorante di paella / スペイン料理 / パエリア / spanish tapas / tapas restaurant* / spanish food / spanish kitchen / spanische küche / spanische tapas / cuisine espagnole / restaurante español / cocina española / arroz a banda / arroz negro / fideuá / croquetas caseras / tapeo / pinchos y tapas / cozinha espanhola / tapas espanholas / culinária espanhola / cucina spagnola / tapas spagnole / スペインバル / タパス / アヒージョ / スペインバール',
    words:
      'tapas / saffron / sangria / chorizo / prawns / jamón / rice / olives / safran / garnelen / crevettes / riz / arroz / gambas / mariscos / azafrán / camarão / gamberi / zafferano / サフラン / patatas bravas / croquetas / croquettes / calamari / iberico / manchego / tortilla / socarrat / sherry / serrano / mussels / small plates / oliven / reispfanne / sangría / poêlon / moules / calamares / boquerones / pulpo / raciones / azulejos / mejillones / frutos do mar / lulas / presunto / cozze / crocchette / イベリコ / 生ハム / 魚介 / サングリア',
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
      'taco / taqueria* / taquería* / taco truck* / taco tuesday / burrito* / mexican restaurant* / mexican food / quesadilla* / fajita* / enchilada* / nachos / mexikanisches restaurant / mexikaner / restaurant mexicain / restaurante mexicano / comida mexicana / antojitos / ristorante messicano / cucina messicana / メキシコ料理 / タコス / ブリトー / tacos al pastor / street tacos / fish tacos / birria / carnitas / cantina mexicana / mexican kitchen / mexican street food / mexican cuisine / tex mex / churros and tacos / chilaquiles / tostadas mexicanas / tortilleria / tortillería / mexikanische küche / tacobar / cuisine mexicaine / tacos mexicains / bar à tacos / cocina mexicana / pozole / gorditas / culinária mexicana / comida tex mex / tacos mexicanos / cozinha mexicana / tacos messicani / cibo messicano / メキシカン / タコスバー / ケサディーヤ / テックスメックス',
    words:
      'tacos / tortilla* / guacamole / avocado / cilantro / chili / beans / bohnen / limette* / haricots / citron vert / maíz / frijoles / feijão / coentro / fagioli / アボカド / サルサ / jalapeno* / pico de gallo / carne asada / barbacoa / corn tortillas / sour cream / margaritas / tequila / mezcal / chipotle / nopal* / maistortilla* / koriander / avocat / coriandre / galette de maïs / aguacate / limón / al pastor / salsas / abacate / pimenta / limão / coriandolo / パクチー / トルティーヤ / ワカモレ / ライム / tamales',
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
      'burger / burgers / smashburger* / cheeseburger* / hamburger* / burger joint* / fast food / fastfood / schnellrestaurant* / burgerladen / burgerrestaurant* / restauration rapide / hamburguesa* / hamburguesería* / comida rápida / hambúrguer* / hamburgueria* / lanchonete* / hamburgheria / panineria / ハンバーガー* / バーガー / ファストフード / smash burger* / burger bar* / burger restaurant* / burger van* / beef burger* / burger patty / chicken burger* / double cheeseburger / loaded burgers / gourmet burger* / drive thru / burgerbude / burgergrill / burgers maison / burger maison / burger gourmet / fast good / burger artesanal / x burger / x salada / x bacon / smash burguer / burguer / podrão / burgeria / 手ごねハンバーグ / スマッシュバーガー / グルメバーガー / チーズバーガー',
    words:
      'patty / patties / bun / buns / fries / cheddar / bacon / beef / ketchup / pommes / rindfleisch / frites / boeuf / steak haché / patatas fritas / carne / batata frita / pão / patatine / manzo / ポテト / パティ / smashed / pickles / brioche bun* / onion rings / milkshake* / ground beef / lettuce / medium rare / smoky / zwiebelringe / saftig / süßkartoffelpommes / speck / brötchen / cornichons / oignons / pain brioché / fromage fondu / pepinillos / cebolla / panceta / carne vacuna / jugosa / cheddar derretido / maionese / suculent* / cipolla / cetriolini / pane al sesamo / succos* / ビーフ / ベーコン / ピクルス / バンズ / 肉汁',
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
      'fish and chips / fish n chips / chip shop* / chippy / fish bar / pommesbude* / frittenbude* / friterie* / baraque à frites / freiduría* / pescaíto frito / friggitoria* / cartoccio di pesce / フィッシュアンドチップス / フライドポテト / fish and chip / fish supper* / fried fish shop / fried fish / battered cod / battered fish / battered haddock / loaded fries / fries bar / chip van / fries stand / belgian fries / fish chips / belgische pommes / pommes frites bude / frittenwerk / pommeswagen / pommes spezial / backfischbude / frites maison / frites belges / cornet de frites / fritkot / fish and chips maison / pescadito frito / pescaíto / fritura de pescado / patatas fritas caseras / papas fritas cargadas / batata frita no cone / peixe e batatas / isca de peixe / porção de fritas / frittura di pesce / fritto misto / patatine fritte / cuoppo / ポテトフライ / フライドポテト専門店',
    words:
      'chips / fries / cod / haddock / mushy peas / vinegar / fritten / pommes / backfisch / frites / cabillaud / cornet / fritura / patatas / batatas / peixe frito / fritto / patatine / 揚げ / batter / battered / crispy / malt vinegar / tartare sauce / gravy / curry sauce / scampi / plaice / mayo / panade / remoulade / majo / knusprig / doppelt frittiert / mayonnaise / croustillant* / graisse de boeuf / sauce andalouse / boquerones / calamares / crujiente / rebozad* / alioli / crocante / empanad* / maionese / croccante / pastella / calamari / カリカリ / ビネガー / タルタル / 白身魚',
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
      'fried chicken / chicken wings / hot wings / chicken shop* / rotisserie chicken / grilled chicken / brathähnchen* / grillhähnchen* / hähnchengrill* / hendlgrill* / poulet rôti / poulet frit / rôtisserie* / pollo asado / pollos asados / pollo frito / asador de pollos / alitas / pollería* / frango frito / frango assado / galeteria* / pollo fritto / pollo allo spiedo / rosticceria / alette di pollo / フライドチキン / 唐揚げ* / からあげ / chicken restaurant* / southern fried / buttermilk chicken / roast chicken* / peri peri chicken / piri piri chicken / spit roast chicken* / crispy chicken / chicken tenders / chicken bucket* / chicken nuggets / korean fried chicken / wing bar / hähnchenwagen* / hähnchenbraterei* / halbes hähnchen / backhendl / grillhendl / wings bar / chicken wings bar / poulets rôtis / poulet à la broche / poulet braisé / ailes de poulet / poulet grillé / poulet pané / pollos a la brasa / pollo a la brasa / pollo rostizado / pollo broaster / alitas picantes / pollo al carbón / rosticería* / frango a passarinho / frango na brasa / frango no balde / frango crocante / churrasqueira de frango / frangos assados / frango piri piri / pollo arrosto / polli allo spiedo / girarrosto / galletto / pollo alla brace / ロティサリーチキン / チキン南蛮 / 鶏の唐揚げ / 韓国チキン / 手羽先',
    words:
      'chicken / drumstick* / crispy / spicy / hähnchen / knusprig / marinade / poulet / croustillant / pollo / crujiente / frango / crocante / asas / croccante / チキン / 鶏肉 / bucket / breaded / crunchy / buttermilk / thigh / thighs / wings sauce / tenders / rotisserie / buffalo / half chicken / coleslaw / paniert / hendl / keule / flügel / spieß / krautsalat / pané / cuisse / ailes / broche / volaille / pommes sautées / brasa / muslo* / pechuga* / empanizado / papas fritas / coxa / coxinha* / empanado / farofa / piri piri / coscia / impanato / spiedo / patate al forno / 鶏 / もも肉 / ジューシー / 揚げたて / サクサク / asinhas / alette / galeto',
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
      'hot dog / hot dogs / hotdog* / currywurst* / bratwurst* / sausage stand* / imbissbude* / imbisswagen / würstelstand* / wurstbude* / stand à saucisses / perrito caliente / perritos calientes / choripán* / completos / cachorro quente / dogueria / würstel / ホットドッグ / ソーセージ / hot dog stand* / hot dog cart* / hot dog van* / frankfurter / gourmet hot dog* / sausage roll van / sausage van / chili dog* / corn dog* / hot dog wagen / imbiss / wurststand / grillimbiss / würstchenbude / bockwurst* / hot dogs maison / chien chaud / stand hot dog / saucisses grillées / hot dogs artisanaux / perros calientes / salchipapas / frankfurt artesano / perro caliente / carrito de hot dogs / salchichas artesanas / cachorros quentes / dogão / hot dog gourmet / carrinho de cachorro quente / hot dog artigianali / panino con salsiccia / wurstel e crauti / chiosco di panini / ホットドッグスタンド / フランクフルト / ドッグスタンド / アメリカンドッグ',
    words:
      'sausage / sausages / mustard / ketchup / bun / grill / onions / wurst / senf / brötchen / saucisse / moutarde / salchicha* / mostaza / salsicha / mostarda / salsiccia / senape / マスタード / relish / sauerkraut / pickle* / footlong / chilli / cheese sauce / pommes / zwiebeln / röstzwiebeln / grillrost / oignons frits / choucroute / cornichon / chucrut / papas / cebolla / purê / batata palha / milho / ervilha / vinagrete / crauti / cipolle / panino / ケチャップ / 玉ねぎ / ピクルス',
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
      'smokehouse* / steakhouse* / steak house* / charcoal grill* / gas grill* / pellet grill* / pulled pork / smoked brisket / grillrestaurant* / holzkohlegrill* / gasgrill* / grillkurs* / steakrestaurant* / grill à charbon / barbecue à gaz / restaurant grill / viande grillée / asador / parrillada* / asado argentino / churrascaria* / braceria / griglieria / barbecue a gas / grigliata* / 焼肉* / ステーキハウス / 焼き肉* / barbecue restaurant* / bbq restaurant* / bbq joint* / texas bbq / barbecue grill* / bbq grill* / barbecue class* / grill shop* / grillfachhandel* / parrilla argentina / バーベキュー場 / bbq smoker* / meat smoker* / smoked meats / smoked ribs / rib shack / bbq catering / bbq sauce and rubs / hog roast* / grill house / grill restaurant / kamado* / charcoal bbq / firewood grill / outdoor grill* / steak restaurant / ribeye steak house / grillmeister* / grillseminar* / grillzubehör / smoker grill / spareribs / spanferkel* / grillhaus / grillbuffet / keramikgrill* / grillplatte* / grillades au feu de bois / barbecues / méchoui* / rôtissoire / fumoir barbecue / cours de barbecue / plancha et barbecue / asadores / carnes a la brasa / carnes a la parrilla / parrillas / chuletón a la brasa / curso de parrilla / cordero asado / rodízio de carnes / costela fogo de chão / parrilla uruguaia / carnes na brasa / espeto corrido / bife ancho / carne alla griglia / carne alla brace / grigliate / barbecue a carbone / bistecca alla fiorentina / costine / 炭火焼肉 / スモーカー',
    words:
      'grill / charcoal / embers / smoked / brisket / ribs / steak / marinade / kohle / glut / rauch / fleisch / braise* / fumé / charbon / brasas / carne / carbón / brasa / carvão / picanha / brace / griglia / 炭火 / barbecue / bbq / parrilla / barbacoa / churrasco / バーベキュー / pitmaster* / smoker / hickory / oak wood / rubs / flames / fire pit / tongs / pellets / sear / burnt ends / sirloin / pork shoulder / zange / spieße / buchenholz / gegrillt / rippchen / rumpsteak / flammes / côte de boeuf / entrecôte / saucisses / brochettes / chuletas / costillar / leña / ahumad* / chimichurri / costela / linguiça / espeto / maminha / lenha / costata / salsiccia / affumicat* / carbonella / 炭 / 和牛 / 薪 / steaks / asado / planchas / carne asada / churrascos / churrasqueira* / 燻製 / 鉄板焼',
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
      'sandwich shop* / sandwich bar* / sandwiches / bagel* / toastie* / panini / panino / deli sandwich* / wraps and / belegte brötchen / sandwichladen / sandwicherie* / tartines / club sandwich / bocadillo* / bocatería* / sándwich* / sanduíche* / sanduicheria* / tosta mista / paninoteca* / tramezzini / piadineria* / piadina / サンドイッチ* / サンドウィッチ / ベーグル* / パニーニ / sarnie* / baguette bar / filled rolls / filled baguettes / toasted sandwich* / grilled cheese / reuben / ciabatta sandwich* / sub sandwich* / submarine sandwich* / sandwich van / sandwich platter* / sandwich delivery / lunch sandwiches / deli bar / paninis / baps / belegte brote / belegtes brötchen / belegte baguettes / brotzeitladen / sandwichbar* / butterbrot* / stullen* / panini bar / sandwichs / sandwich frais / croque monsieur / jambon beurre / baguettes garnies / croques / bocatas / bocata / montaditos / mollete / tortas ahogadas / misto quente / baguetes recheadas / pão com chouriço / francesinha / panini gourmet / toast farciti / tramezzino / piadine / tigelle / クラブサンド / ホットサンド / フルーツサンド / たまごサンド / サンド専門店',
    words:
      'sandwich / bread / toasted / ham / cheese / lettuce / brot / belag / schinken / garniture / jambon / relleno / jamón / pão / recheio / queijo / pane / farcit* / prosciutto / 具材 / fillings / baguette / tuna mayo / egg mayo / rye / mustard / pastrami / tomato / grilled / lunch break / ciabatta / panini press / salami / käse / gurke / remoulade / mittagspause / crudités / thon / oeuf mayo / pain de mie / pause déjeuner / queso / atún / tomate / mayonesa / miga / presunto / alface / peito de peru / maionese / mozzarella / tonno / pomodoro / rucola / ハム / たまご / レタス / 食パン / バゲット / panini farciti / sandes',
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
      'soup bar* / soup delivery / bone broth / suppenbar* / suppenladen / knochenbrühe / eintopf* / bar à soupe* / soupes maison / bouillon d os / sopas caseras / caldo de huesos / pucheros / sopas artesanais / caldos e sopas / zuppe artigianali / zupperia* / brodo di ossa / スープ専門店 / スープカフェ / soup kitchen cafe / soup shop* / soup kitchens / homemade soup* / soup subscription / soup maker* / fresh soup* / soup pot* / ready made soup* / ramen broth concentrate / suppenküche* / hausgemachte suppe* / suppe des tages / suppenabo / suppen / gulaschsuppe* / kürbissuppe* / linsensuppe* / soupes fraîches / soupes bio / soupes artisanales / veloutés / soupe livrée / sopa del día / caldos naturales / cremas de verduras / cremas y sopas / guisos caseros / sopa casera / sopa do dia / caldos artesanais / sopas caseiras / cremes e sopas / caldinhos / noite de caldos / zuppe / zuppe fresche / vellutat* / zuppe pronte / ribollita / zuppa del giorno / minestre / スープ屋 / スープストック / 具だくさんスープ / ボーンブロス',
    words:
      'soup / soups / broth / ladle / lentil* / pumpkin / simmer* / stew / bowl / suppe* / brühe / kürbis / soupe / velouté / potage / sopa / sopas / zuppa / minestrone / brodo / スープ / 煮込み / ladles / steaming / bread roll / chowder / tomato / leek / carrots / croutons / slow cooked / warming / cauldron / löffel / linsen / karotten / dampfend / einlage / marmite / louche / courge / poireau / légumes / croûtons / cuchara / calabaza / lentejas / puchero / cucharón / verduras / calabacín / abóbora / mandioquinha / legumes / cucchiaio / zucca / legumi / farro / crostini / mestolo / かぼちゃ / 鍋 / コトコト / 温まる / 具材 / gazpacho / cocido / caldos / chicken soup / soup of the day / soupe du jour / caldo verde / bouillons / canja* / ポタージュ / ミネストローネ',
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
      'vegan food / vegan restaurant* / meat free / meat alternative* / meat substitute* / tofu / tempeh / falafel* / oat drink / almond milk / soy milk / salad bar* / poke bowl* / vegetarisch* / fleischersatz* / fleischlos* / hafermilch / végétarien* / lait d avoine / lait d amande / bar à salades / vegetariano* / vegetariana* / comida vegana / leite de aveia / insalateria* / ヴィーガン / ビーガン / 菜食 / 大豆ミート / サラダ専門店 / ポケ丼 / vegan burger* / vegan cuisine / vegan meal* / vegan cheese / vegan kitchen / plant based food / plant based meal* / plant based milk / plant based meat / plant based diet / vegane küche / vegane ernährung / veganes restaurant / veganes essen / cuisine végane / restaurant végane / restaurante vegano / cocina vegana / cucina vegana / ristorante vegano / salad shop* / poke house* / poke bar* / grain bowl* / salatbar* / salatbuffet* / poké bar / ensaladería* / saladeria* / pokeria / pokerie / サラダバー / ポケボウル / vegan cafe / vegan eatery / vegan food truck / vegetarian food / vegetarian restaurant* / veggie burger* / plant based restaurant* / plant based burger* / plant based kitchen / plant based cuisine / plant milk* / soya milk / seitan / salad delivery / salad bowls / buddha bowl* / poké / veganes café / vegane gerichte / vegane burger / veganer käse / salatbowl* / pflanzliche küche / pflanzenmilch / pflanzendrink* / sojamilch / vegan essen / cuisine végétale / végétalien* / vegan et bio / lait végétal / laits végétaux / steak végétal / fromage végétal / bar à salade / restaurante vegetariano / cocina vegetariana / hamburguesa vegana / queso vegano / leche vegetal / bebida vegetal / ensaladas a domicilio / ensaladería / culinária vegana / comida vegetariana / hambúrguer vegano / queijo vegano / leite de amêndoas / saladas no pote / saladeria / cucina vegetale / formaggio vegano / burger vegano / burger vegetale / latte di avena / bevanda vegetale / latte vegetale / ristorante vegetariano / insalatone / プラントベース / オーツミルク / ベジタリアン / サラダボウル',
    words:
      'salad / salads / greens / chickpea* / lentils / quinoa / lettuce / avocado / salat / gemüse / hafer / salade / légumes / avoine / ensalada / verduras / avena / salada / legumes / aveia / insalata / verdure / サラダ / 野菜 / vegan / vegane / vegano / vegetarian* / oat milk / bowls / dressing / hummus / beans / jackfruit / cashew / dairy free / lactose free / kale / sprouts / edamame / soy / pea protein / pflanzen / kichererbsen / linsen / bohnen / laktosefrei / sprossen / pois chiches / graines / lentilles / sans lactose / crudités / garbanzos / semillas / lentejas / sin lactosa / espinaca / grão de bico / sementes / lentilha / sem lactose / couve / ceci / lenticchie / senza lattosio / 豆腐 / ドレッシング / 豆 / アボカド / 大豆 / 豆乳',
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
      'brunch* / breakfast cafe / breakfast menu* / all day breakfast / full english / breakfast delivery / frühstückscafé* / frühstückslokal / sonntagsbrunch / brunchs / petit déjeuner livré / desayunos a domicilio / desayunos y brunch / brunchería / cesta de café / padoca / colazioni / bruncheria / ブランチ / モーニングセット / american diner / diners / breakfast place / breakfast spot / breakfast house / bottomless brunch / weekend brunch / eggs benedict / breakfast box* / breakfast bar / breakfast burrito* / fry up / granola maker* / frühstücksrestaurant / frühstückslieferung / frühstücksbox / frühstücksservice / spätes frühstück / petit déjeuner et brunch / petit déjeuner complet / œufs bénédicte / oeufs bénédicte / desayunos sorpresa / desayuno sorpresa / huevos benedictinos / desayuno todo el día / café da manhã completo / cesta de café da manhã / café colonial / pequenos almoços / ovos benedict / colazione a domicilio / colazione salata / colazione americana / uova alla benedict / モーニングプレート / エッグベネディクト / モーニングビュッフェ / 朝食専門店',
    words:
      'breakfast / eggs / bacon / pancakes / avocado toast / poached / granola / muesli / frühstück / eier / speck / petit déjeuner / oeufs / tartines / huevos / tostadas / ovos / torradas / uova / トースト / café da manhã / 朝食 / scrambled / omelette* / hash browns / sausages / benedict / maple / sunny side / porridge / toast / bottomless / mimosa* / lazy sunday / rührei / spiegelei / croissant / müsli / obstsalat / lachs / brouillés / confiture / jus d orange / viennoiseries / saumon / revueltos / zumo / aguacate / tortitas / mermelada / tapioca / mexidos / panquecas / suco / geleia / strapazzate / spremuta / pancake / marmellata / avocado / 卵 / ベーコン / オムレツ / グラノーラ / パンケーキ / スクランブルエッグ / desayunos / frühstücken / pequeno almoço / 朝ごはん / petits déjeuners / full breakfast / frühstücksbuffet / desayuno buffet',
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
      'food truck* / foodtruck* / food van* / street food* / streetfood* / catering van* / catering trailer* / food stall* / food festival* / verkaufswagen / street food festival / camion de restauration / cuisine de rue / camionnette à pizza / camión de comida / comida callejera / gastroneta* / comida de rua / furgão de lanches / cibo di strada / furgone street / truck food / キッチンカー* / 屋台* / 移動販売* / food trailer* / street kitchen* / mobile kitchen* / mobile catering / food cart* / truck catering / mobiler imbiss / imbissanhänger* / mobile küche / camion restaurant / camion cuisine / remorque snack / marché street food / camions restaurant / camion gourmand / carrito de comida / puesto de comida / remolque de comida / comida sobre ruedas / furgoneta de comida / feria gastronómica sobre ruedas / carrinho de comida / trailer de lanches / feira gastronômica / rulote* / festival de comida de rua / roulotte de comida / cibo da strada / furgoncino street / truck gastronomico / apecar street / フードトラック / フードカー / ストリートフード',
    words:
      'truck / wagen / luke / camion / furgón / ruedas / furgone / 出店 / 路上 / hatch / lunchtime spot / serving hatch / stellplatz / mittagsstopp / remorque / ventanilla / aparcad* / sagre / finestrino / マルシェ / イベント出店 / ランチ出店',
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
      'food delivery / take away food / pizza delivery / meal delivery / restaurant delivery / lieferdienst für essen / essenslieferdienst* / essenslieferung* / lieferservice für essen / livraison de repas / plats à emporter / vente à emporter / repas livrés / comida a domicilio / comida para llevar / reparto de comida / entrega de comida / delivery de comida / marmitex / cibo a domicilio / consegna cibo / pizza a domicilio / フードデリバリー / 出前* / 宅配ピザ / takeaway food / takeaway menu / takeaway deliver* / order takeaway / takeout food / food delivered / takeaway restaurant* / order food / food ordering / food delivery app / meals delivered / dinner delivered / lunch delivered / food app / meals on wheels / delivery kitchen* / ghost kitchen* / dark kitchen* / cloud kitchen* / food courier* / delivery menu / essen bestellen / essen liefern / essen nach hause / lieferküche* / liefer app essen / mittagessen geliefert / menüservice / lieferservice restaurant / pizzabote* / abholung und lieferung essen / livraison de plats / repas à domicile / livraison repas / livraison pizza / portage de repas / commande de repas / livraison de pizzas / cuisine fantôme / comida rápida a domicilio / pedido de comida / pedir comida / pide comida / comida en casa / envío de comida / app de comida / cocina fantasma / cocinas fantasma / pedir comida online / peça comida / pedido de refeição / entrega de refeições / app de delivery / comida em casa / entrega ao domicílio de comida / entregas de comida / delivery de pizza / cena a domicilio / pranzo a domicilio / ordina cibo / consegna pasti / pasti a casa / consegna di pizza / piatti d asporto / 持ち帰り弁当 / 宅配寿司 / 配食 / フード宅配',
    words:
      'courier* / hungry / geliefert / fahrer / kurier* / hunger / livreur* / faim / repartidor* / hambre / entregador* / fome / fame / 配達 / テイクアウト / takeaway box / riders / rider / doorstep / doorbell / delivery fee / thermal bag / piping hot / minutes to your door / haustür / lieferzeit / thermotasche / à vélo / plat chaud / sonnette / motorista / a tu puerta / quentinha* / motoboy* / na sua porta / taxa de entrega / porta di casa / citofono / ライダー / あつあつ / takeaway / takeaways / takeout / take away / asporto',
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
      'catering / caterer* / caterings / wedding catering / event catering / private chef* / personal chef* / finger food / fingerfood / buffet catering / cateringservice / partyservice / partyservices / mietkoch / privatkoch / traiteur* / chef à domicile / cocktail dînatoire / plateaux repas / chef a domicilio / chef privado / cóctel de empresa / chef em casa / bufê / coffee break empresarial / chef a casa / servizio catering / banqueting / ケータリング* / 出張シェフ / 仕出し* / catering company / catered / wedding caterer* / corporate catering / office catering / event caterer* / banquet catering / finger buffet / hire a chef / chef at home / chef for hire / private dining chef / bbq catering / party food platter* / waiting staff / cateringunternehmen / hochzeitscatering / firmencatering / eventcatering / buffetservice / fingerfood buffet / häppchenservice / mietköchin / koch zu hause / kaltes buffet / partybuffet / schnittchen / cocktails dînatoires / buffet froid / plateau repas / chef privé / pièces cocktail / repas de mariage / petits fours salés / cáterin* / catering para bodas / catering para eventos / catering de empresa / servicio de catering / cocinero a domicilio / bufé / buffet para festas / buffet de casamento / serviço de catering / buffet infantil / coquetel volante / banqueteria / salgados para festa / catering matrimoni / buffet per matrimoni / catering aziendale / servizi di catering / cuoco a domicilio / chef privato / rinfresc* / パーティー料理 / 料理人派遣 / 出張料理 / パーティーケータリング',
    words:
      'buffet / canapes / menu / platter* / gäste / hochzeit / häppchen / menü / invités / réception / banquet / boda / menú / invitados / convidados / casamento / cardápio / ospiti / banchetto / パーティー / 会場 / buffets / waiters / corporate events / per head / crockery / bespoke menu / servers / geschirr / kanapees / pro person / servicepersonal / kellner / convives / serveurs / vin d honneur / par personne / vaisselle / comensales / camareros / vajilla / por persona / banquete / garçons / louça / por pessoa / coquetel / camerieri / stoviglie / a persona / cerimoni* / 立食 / 歓送迎会 / canapé* / coffee break / platters / ビュッフェ / オードブル / banquetes / banchetti',
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
      'seafood* / fish restaurant* / fischrestaurant* / fischlokal / meeresfrüchte* / fruits de mer / restaurant de poissons / restaurant de poisson / mariscos / marisquerías / cevichería* / ceviche / restaurante de pescado / frutos do mar / restaurante de peixe / moqueca / ristorante di pesce / frutti di mare / シーフード* / 海鮮料理 / 魚料理 / fish grill* / fish kitchen / grilled fish / fish bistro / clam chowder / fischküche / gegrillter fisch / fischspezialitäten / fischgericht* / fischgrill / restaurant fruits de mer / poissons grillés / poisson grillé / cuisine de la mer / bouillabaisse / bistrot de la mer / pescados y mariscos / pescado a la brasa / marisquería / cebiche* / arroz con mariscos / pescado frito del día / parrillada de mariscos / cocina marinera / mariscadas / restaurante de mariscos / peixe grelhado / peixe na brasa / peixada / bobó de camarão / caldeirada* / rodízio de frutos do mar / petiscos do mar / pesce alla griglia / grigliata di pesce / cucina di mare / cucina di pesce / crudo di pesce / trattoria di mare / zuppa di pesce / 魚介料理 / 魚の店 / 炉端焼き / 海の幸 / 浜料理',
    words:
      'fish / grilled / prawns / mussels / sea bass / harbour / fisch / gegrillt / garnelen / poisson / crevettes / bar grillé / pescado / gambas / lubina / peixe / camarão / pesce / gamberi / branzino / catch of the day / grilled sea bream / octopus / squid / calamari / sea view / sole / turbot / cod / tuna / scallops / dorade / seezunge / zander / hafenblick / fangfrisch / tintenfisch / daurade / cabillaud / poulpe / vue mer / encornet* / dorada / pulpo / rodaballo / calamar* / leche de tigre / corvina / vista al mar / robalo / lula / dourada / sardinhas assadas / tilápia / orata / polpo / vongole / spigola / vista mare / 鯛 / 海老 / イカ / 煮付け / 塩焼き / 漁港',
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
      'restaurant / restaurants / bistro* / brasserie* / fine dining / tasting menu* / sunday roast* / gasthaus* / gasthof* / gaststätte* / speiselokal* / mittagstisch / restaurante / restaurantes / mesón / casa de comidas / menú del día / menú degustación / restaurante por quilo / ristorante / ristoranti / menu degustazione / locanda / レストラン* / 食堂 / 料理店 / ビストロ / 割烹 / 料亭 / eatery / eateries / supper club* / chef s table / chef s menu / dinner menu / book a table / table for two / family restaurant / speisesaal / restaurantküche / mittagsmenü / abendkarte / saisonkarte / menükarte / gasthäuser / tisch reservieren / gutbürgerlich* / wirtsstube* / gourmetmenü / landgasthof* / menu du jour / plat du jour / carte du chef / table gastronomique / restaurant gastronomique / guinguette* / réservez votre table / cocina de mercado / menú del chef / carta de temporada / restaurante gastronómico / comedor privado / asador y restaurante / gastrobar / menú diario / alta cocina / prato do dia / prato feito / self service por quilo / menu degustação / reserve sua mesa / alta gastronomia / comida a quilo / tasquinha / cozinha de autor / menu del giorno / ristorantino / menù degustazione / prenota un tavolo / alta cucina / cucina tipica / cucina del territorio / piatto del giorno / osteria / ディナーコース / コース料理 / ランチメニュー / 定食 / 洋食 / 会席 / 創作料理',
    words:
      'menu / menus / chef / dish / dishes / waiter* / gericht* / koch / speisekarte / plats / cuisine / plato* / cocina / prato* / cardápio / piatti / cucina / 料理 / starter* / dessert / mains / cooked / candlelit / sommelier / cellar / seasonal / vorspeise* / hauptgang / nachtisch / menü / speisen / abendessen / assiette / dîner / produits de saison / cuisinier* / entrantes / postre* / comensal* / cocinero* / jantar / almoço / antipasti / secondi / dolci / pranzo / 前菜 / シェフ / ディナー / ランチ / 個室 / set menu / a la carte / à la carte / seasonal menu / michelin / dining room / auberge / lunch menu / menu executivo / cena romantica / candlelight dinner / フレンチ / farm to table / comida caseira / cuisine de saison',
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
