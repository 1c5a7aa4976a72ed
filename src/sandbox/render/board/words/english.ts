import type { SubjectName } from '../subjects';
import type { LanguageWords } from './languageWords';

export const english = {
  things: {
    weighingScoop:
      '(?:roasted|espresso|arabica) beans / coffee beans? / (?:coffee|weighing|metal|bean|grain|flour|measuring|steel|candy|tea) scoops? / (?<=(?<!\\p{L})(?:an?|the) )scoop(?= of (?:coffee|beans|grain|flour|rice|sugar)) / scoopfuls? / scoops? of (?:coffee|roasted) beans',
    dinnerPlate:
      'dinner(?! jackets?) / meals? / dinner plates? / plates? of (?:food|meat|fish|steak|chicken|dinner|lunch|lamb|pork|roast beef) / plated (?:dish|dishes|meals?|dinners?) / (?:steak|fish|chicken|roast|meat|sunday) dinners? / main courses? / (?:full|steaming|heaped) plates? / (?:plates?|portions?|helpings?) of (?:bangers|mash|sausages|gammon|liver|turkey|meatballs|pie and) / bangers and mash / mashed potato(?:es)? / (?:shepherd|cottage) pies? / sunday roasts? / full english',
    pastaBowl:
      'spaghetti(?! (?:straps?|westerns?|squash|junction)) / pasta(?! (?:machines?|makers?|shapes?|shop)) / (?:bowls?|plates?) of (?:pasta|spaghetti|linguine|tagliatelle) / tagliatelle / linguin[ei] / fettuccin[ei]',
    soupBowl:
      'soups?(?! (?:kitchens?|spoons?|ladles?|cans?|pots?)(?!\\p{L})) / (?:bowls?|plates?) of (?:\\p{L}+ )?(?:soup|broth|stew|chowder) / soup bowls? / chowders? / bisques? / minestrone / stews?(?! in) / gazpacho / chilli con carne / chili con carne / goulash / gumbo',
    saladBowl:
      'salads?(?! (?:days|dressings?|spinners?|bars?|servers?|forks?|cream)(?!\\p{L})) / salad bowls? / bowls? of (?:\\p{L}+ )?(?:salad|lettuce|greens) / (?:caesar|greek|green|mixed|garden|side) salads? / coleslaw',
    paella: 'paellas? / paella pans? / pans? of (?:seafood|saffron) rice / (?:seafood|saffron|valencian) rice',
    skewers:
      'kebabs? / kabobs? / shashliks? / shish kebabs? / (?:grilled|meat|chicken|beef|lamb|vegetable|bamboo|wooden|barbecue) skewers? / (?<=(?<!\\p{L})(?:the|of|on|with|and|some|three|turns|flips|grills) )skewers',
    dimSum:
      'dim ?sums? / dumplings? / (?:bamboo|dumpling) steamers? / bao(?: buns?)? / gyozas? / (?:steamed|soup|pork) (?:buns?|dumplings?)',
    macarons: 'macarons? / macaroons? / almond meringue cookies / (?:stacks?|towers?|box|boxes) of macar(?:o)?ons?',
    cupcake: 'cup ?cakes? / muffins?(?! (?:tops?|tins?|trays?)) / fairy cakes? / frosted cakes?',
    donut:
      'do(?:ugh)?nuts?(?! (?:shops?|holes?|charts?|economy)(?!\\p{L})) / (?:glazed|iced|frosted|sprinkled|jelly) (?:do(?:ugh)?nuts?|rings?) / crullers?',
    birthdayCake:
      'birthday cakes? / cakes? with (?:\\p{L}+ ){0,2}candles? / candles? on (?:the|a|her|his) (?:birthday )?cake / (?:layer|tiered|anniversary|celebration|candlelit) cakes? / birthday candles?',
    chocolateBox:
      '(?:box|boxes|tin|tins) of (?:\\p{L}+ )?(?:chocolates?|pralines?|bonbons?|truffles) / chocolate boxe?s?(?! (?:cottages?|village)(?!\\p{L})) / pralines? / bonbons? / chocolate truffles? / (?:assorted|filled|handmade|luxury|belgian|swiss) chocolates',
    sundae:
      '(?:ice[- ]cream |chocolate |strawberry |hot fudge |caramel )?sundaes? / banana splits? / (?:ice[- ]cream|gelato) (?:cups?|glass(?:es)?|coupes?|bowls?|dish(?:es)?) / ice cream in a (?:glass|bowl|cup) / knickerbocker glor(?:y|ies) / parfaits?',
    cocktail:
      'cocktails?(?! (?:dress(?:es)?|part(?:y|ies)|bars?|shakers?|menus?|tomato(?:es)?|sausages?|sticks?|sauce|hour|lounges?|attire|umbrellas?|recipes?)(?!\\p{L})) / martinis? / cosmopolitans? / margaritas? / negronis? / aperol spritz',
    smoothie:
      'smoothies?(?! (?:makers?|bowls?)(?!\\p{L})) / (?:fruit|berry|banana|green|protein|strawberry) (?:shakes?|smoothies?) / milk ?shakes? / protein shakes?',
    teaCup:
      '(?<!green )tea(?! (?:towels?|shops?|rooms?|houses?|lights?|part(?:y|ies)|leaf|leaves|pots?|fields?|plantations?|ceremony)(?!\\p{L})) / tea ?cups? / cups? of (?:\\p{L}+ )?tea / tea ?bags? / cups? and saucers? / (?:herbal|chamomile|peppermint|black|hot|steaming|earl grey|mint|green) tea(?! (?:leaves|leaf|fields?|plantations?|shop|towels?)(?!\\p{L})) / (?<=(?<!\\p{L})(?:sips?|drinks?|pours?|her|his|brews?|stirs) (?:the )?)tea',
    frenchPress:
      'french press(?:es)? / cafeti[eè]res? / coffee press(?:es)? / (?:plunger|press) pots? / coffee plungers?',
    pourOver:
      'pour[- ]?over(?:s| coffee| set| stand)? / (?:coffee|ceramic|v60) drippers? / (?:v60|chemex)(?:s|es)? / (?:filter|drip|hand-?drip) coffee / coffee filters? / (?:coffee|paper) filter (?:cone|holder)s?',
    coffeeBag:
      'bags? of (?:\\p{L}+ ){0,2}(?:coffee|espresso beans) / coffee ?bags? / packs? of coffee / packets? of coffee',
    oliveOil:
      'olive oils? / (?:bottles?|cruets?|drizzles?) of (?:olive )?oil / oil bottles? / oil cruets? / (?:cooking|salad) oil',
    milkBottle:
      "(?:bottles?|pints?|litres?|liters?|quarts?) of milk / milk ?bottles? / (?:fresh|cold|whole|oat|almond|cow[’']s|raw) milk(?! (?:chocolate|jug|pitcher|shakes?)(?!\\p{L})) / glass bottles? of milk",
    eggCarton:
      'egg (?:cartons?|boxe?s?|trays?|crates?) / (?:cartons?|box|boxes|trays?|dozens?|crates?) of (?:\\p{L}+ )?eggs / (?:a|two|half a) dozen eggs / (?:fresh|brown|free-range|farm|organic) eggs',
    fruitBowl:
      'fruit ?bowls? / bowls? (?:of|full of|with) (?:\\p{L}+ )?(?:fruits?|apples|oranges|bananas|pears) / fruit (?:baskets?|platters?|dish(?:es)?) / (?:baskets?|platters?) of (?:\\p{L}+ )?fruit / (?:fresh|ripe|tropical|exotic) fruits?',
    vegetableBox:
      '(?:vegetable|veg|veggie|produce|farm) (?:boxe?s?|crates?) / (?:box|boxes|crates?) (?:of|full of|filled with) (?:\\p{L}+ ){0,2}(?:vegetables|veggies|veg|produce|greens|carrots|lettuce) / fresh (?:vegetables|produce|veg) / (?:organic|seasonal|local) (?:vegetables|produce)',
    breadBasket:
      'bread ?baskets? / baskets? (?:of|full of|filled with) (?:\\p{L}+ ){0,2}(?:bread|breads|rolls|loaves|baguettes|buns) / (?:bread|dinner|crusty|fresh) rolls / freshly baked (?:bread|loaves|rolls)',
    cheeseBoard:
      'cheese ?(?:boards?|platters?|plates?|trays?) / (?:boards?|platters?|selections?|plates?) of (?:\\p{L}+ )?(?:cheeses?) / charcuterie(?: boards?)? / (?:assorted|artisan|french|local) cheeses / cheese and (?:grapes|wine|crackers)',
    mattress:
      '(?<!(?:air|inflatable|camping) )mattress(?:es)?(?! (?:protectors?|toppers?|pads?|stores?|brands?)) / box[- ]springs? / bed slats',
    crib: "cribs?(?! (?:sheets?|notes?|death)) / (?<!(?:camp|camping|army|folding) )cots?(?! death) / (?:baby|infant)[’']?s? (?:beds?|cots?) / bassinets? / (?<=(?<!\\p{L})(?:the|a|wooden|baby[’']?s?|empty) )cradles?",
    standingMirror: '(?:free-?)?standing mirrors? / full[- ]length mirrors? / (?:floor|cheval|dressing|tall) mirrors?',
    towels:
      '(?<!(?:beach|tea|paper|kitchen|dish|bar|sanitary) )(?<!(?:throw|throws|threw|thrown|throwing) in the )towels?(?![ -](?:rails?|racks?|rods?|rings?|hooks?|off|dry|dried|dries|drying)(?!\\p{L})) / bath (?:towels?|sheets?) / (?:stacks?|piles?) of (?:\\p{L}+ )?towels / face ?cloths?',
    showerHead:
      'shower ?heads? / (?<=(?<!\\p{L})(?:the|a|hot|cold|warm|steaming|running|long|quick|in) )showers?(?! (?:of|gels?|caps?|curtains?|creams?|oils?|doors?|mats?|rods?|steamers?|foams?|routine)(?!\\p{L})) / (?:walk-in|rainfall|power|hand-?held) showers?(?! of)',
    radiator:
      '(?<!(?:car|engine|truck|coolant) )radiators?(?! (?:grilles?|caps?|hoses?|fluid|springs)) / (?:wall|panel|column|central) heaters? / heated towel rails?',
    heatPump:
      'heat[- ]pumps? / (?:outdoor|outside|external|condenser|air source) units? / (?:air[- ]?con(?:ditioner|ditioning)?|AC) (?:condensers?|outdoor units?)',
    boiler:
      "(?<!(?:double|egg|steam|rice|ship[’']s) )boilers?(?! (?:suits?|rooms?|plates?)) / (?:gas|combi|condensing|wall) boilers? / (?:water|gas water) heaters?",
    paintBucket:
      'paint (?:buckets?|pails?|cans?|tins?|pots?) / (?:buckets?|pails?|cans?|tins?|pots?) of (?:\\p{L}+ )?paint / paint rollers? / (?:wall|house) paint',
    toolBelt: "tool[- ]?belts? / (?:carpenter|builder|electrician|handyman)[’']?s?[’']? belts? / tool pouch(?:es)?",
    fireplace:
      'fire-?places? / fire place / hearths? / mantel-?pieces? / chimney ?pieces? / (?:open|log|roaring|crackling) fire(?= in (?:the|a) (?:living|sitting|drawing|cottage|lounge|room|grate))',
    woodStove:
      '(?:wood|log|pellet|cast[- ]iron|wood[- ]?burning|log[- ]?burning|pot[- ]?bell(?:y|ied)) ?stoves? / (?:wood|log)[- ]?burners? / stove ?pipes?',
    firewood:
      'fire-?wood / wood ?piles? / log ?piles? / (?:stack(?:s|ed)?|piles?|piled|split|chopped) (?:of )?(?:\\p{L}+ )?(?:logs|wood) / kindling / cord ?wood',
    whiteboard:
      'white-?boards?(?! (?:animations?|videos?|apps?)) / white boards? / dry[- ]erase boards? / flip-?charts?',
    easel: "easels? / (?:artist|painter)[’']?s?[’']? easels? / canvas on (?:an? |the )?(?:stand|tripod)",
    barStool: 'bar[- ]?stools? / (?:counter|kitchen|high|tall) stools? / stools? at the (?:bar|counter)',
    gardenTable:
      '(?:garden|patio|outdoor|terrace|backyard) (?:dining )?(?:tables?|furniture|sets?) / tables? (?:under|with) (?:an? |the )?(?:\\p{L}+ )?(?:parasol|sun umbrella|patio umbrella) / patio umbrellas?',
    hedge:
      '(?<=(?<!\\p{L})(?:an?|the|their|his|her|our|tall|green|trimmed|neat|garden|box|boxwood|privet|laurel|yew|overgrown|clipped|thick) )hedges?(?! (?:funds?|against|their|its|his|bets?|managers?)(?!\\p{L})) / hedgerows? / hedge[- ](?:trimming|trimmers?|clippers|shears|cutting) / (?<=(?<!\\p{L})(?:of|between|behind|over|through|trims?|trimming|cuts?|cutting|clips?|clipping|and) )hedges(?! (?:against|their|its)) / privets?',
    raisedBed:
      'raised (?:\\p{L}+ )?beds?(?! (?:frames?|rails?)) / (?:vegetable|veggie|lettuce|salad|carrot) (?:beds?|patch(?:es)?) / (?:vegetable|wooden|garden) planters? / planter box(?:es)? / garden beds?',
    hairDryer: 'hair-?dr[yi]ers? / hair dr[yi]ers? / blow[- ]?dr[yi]ers?',
    nailPolish:
      'nail[- ](?:polish(?:es)?|varnish(?:es)?|lacquers?|enamels?)(?! removers?) / (?:bottles?|coats?) of (?:\\p{L}+ )?(?:nail polish|varnish)',
    makeupBrushes:
      '(?:make-?up|make up|cosmetics?|powder|blush(?:er)?|foundation|eye ?shadow|contour|kabuki) brush(?:es)? / brush(?:es)? for (?:make-?up|powder|blush)',
    massageTable:
      'massage (?:tables?|beds?|couch(?:es)?) / (?:treatment|therapy|physio) (?:tables?|couch(?:es)?|beds?)',
    barbell: 'bar-?bells?(?! (?:rings?|piercings?|studs?)) / (?:olympic|weight|weightlifting) bars? / weight plates',
    treadmill: 'treadmills? / (?:running|walking|jogging) machines? / walking pads?',
    scaffolding: 'scaffoldings? / scaffolds? / scaffold towers?',
    containerShip:
      'container ?(?:ships?|vessels?) / cargo (?:ships?|vessels?) / freighters? / freight ships? / cargo boats?',
    fishingBoat:
      "fishing (?:boats?|vessels?|trawlers?|cutters?|smacks?) / trawlers? / shrimp boats? / fishermen[’']s boats? / fisherman[’']s boats?",
    camperVan:
      'camper ?vans? / camper buse?s? / motor ?homes? / vw bus / (?<=(?<!\\p{L})(?:an?|the|their|our|vintage|old) )campers?(?! (?:who|sits?|sleeps?|cooks?)(?!\\p{L})) / recreational vehicles?',
    caravan:
      '(?:touring|vintage|holiday|static|travel|old|white|little|small) caravans? / (?:travel|camping|camper|caravan) trailers? / caravans?(?! (?:of|routes?|crosses|trades?|trail)(?!\\p{L})) / airstreams?',
    motorcycle: 'motor ?cycles? / motor ?bikes? / sport bikes? / cruiser bikes? / caf[ée] racers?',
    windmill: '(?:dutch |old |wooden |traditional )?windmills? / wind mills?',
    barnHouse: 'barns? / barn houses? / (?:red|old|wooden|hay) barns? / grain silos? / farm silos?',
    well: '(?:wishing|water|stone|draw|village|brick|garden|desert|hand-dug) wells? / (?<=(?<!\\p{L})(?:from|into|down|at|beside|near|by|of|in) (?:an?|the|an old|the old) )wells?(?![- ](?:known|made|lit|dressed|worn|loved|kept|used|off|deserved|stocked|trained|designed|being|equipped)(?!\\p{L}))',
    treehouse: 'tree-?houses? / tree houses? / tree forts? / tree cabins?',
    shopFront:
      'shop ?fronts? / store ?fronts? / (?:corner|little|small|tiny|village|local|neighbou?rhood) (?:shops?|stores?) / (?:shops?|stores?) with (?:an?|the) (?:striped )?awning',
    kiosk: 'kiosks?(?! mode) / news ?stands? / newspaper (?:stands?|kiosks?|booths?) / magazine stands? / news kiosks?',
    atm: 'atms? / cash ?machines? / cash ?points? / cash dispensers? / (?:automated|automatic) teller machines? / bank machines?',
    vendingMachine:
      'vending machines? / (?:snack|drinks?|soda|candy|coke) machines? / (?:snack|drink|soda) dispensers?',
    busStop: 'bus ?stops? / bus shelters? / bus stations? / (?:tram|trolley|coach) stops?',
    billboard: 'bill ?boards? / advertising (?:boards?|hoardings?|panels?) / hoardings? / roadside (?:ads?|signs?)',
    recyclingBins:
      'recycling (?:bins?|containers?|boxe?s?) / recycle bins? / wheelie bins? / sorting bins? / waste separation',
    passport: 'passports? / boarding pass(?:es)? / boarding cards? / travel documents?',
    mapFolded:
      '(?:folded|paper|road|city|street|tourist|hiking|trail|travel|treasure) maps? / folding maps? / map pins? / location pins? / (?<=(?<!\\p{L})(?:an?|the|her|his|their|over|reads?|unfolds?|studies|checks?|old) (?:an?|the )?)maps?(?! (?:apps?|out|onto|on (?:the|her|his|a) (?:smart)?phone|of the brain)(?!\\p{L}))(?= |[,.]|$)',
    binoculars: 'binoculars? / field glasses / opera glasses / spyglasses',
    tripodCamera:
      'tripods? / (?:photo |film |video )?cameras? on (?:an?|the|its|his|her) tripods? / camera stands? / tripod cameras?',
    studioMic:
      '(?:studio|podcast|condenser|recording|radio|desk|broadcast|boom) (?:microphones?|mics?) / pop (?:filters?|shields?) / microphone arms? / mic arms?',
    gameConsole:
      '(?:video ?)?gam(?:e|es|ing) consoles? / (?:game|gaming) controllers? / game ?pads? / playstations? / xbox(?:es)? / nintendos?',
    boardGame:
      'board ?games? / (?:parlou?r|tabletop|family) games?(?! (?:night|room)) / game boards? / (?:pair of|rolls? the|roll of the) dice / game pieces / monopoly boards?',
    toyTrain:
      'toy (?:trains?|locomotives?|railways?|engines?) / wooden (?:trains?|railways?|train sets?) / train sets? / model trains?',
    bouquetLarge:
      'bouquets? / (?:bunch|bunches|armful|armfuls) of (?:\\p{L}+ )?flowers / (?:bridal|flower|wrapped) bouquets? / posy / posies',
    weddingRings: '(?:wedding|engagement|marriage|diamond|bridal) (?:rings?|bands?) / ring boxe?s? / pairs? of rings',
    contract:
      '(?<=(?<!\\p{L})(?:an?|the|signed|rental|employment|sales|written|their|his|her|new) )contracts?(?! (?:work(?:er|ers)?|killer|killers|manufactur\\p{L}*)(?!\\p{L})) / contracts / (?:rental|lease|tenancy|loan|purchase) agreements? / leases?(?= (?:is signed|being signed|contract)) / deeds? of sale',
    invoice:
      'invoices? / (?:electricity|energy|phone|gas|water|heating|hospital|vet|repair|utility|restaurant|unpaid|paid) bills? / bills? (?:for|stamped)(?!\\p{L}) / tax bills?',
    calculator: '(?:pocket |desk |solar )?calculators? / adding machines? / calculating machines?',
    dashboard:
      "(?<!car )(?<!car[’']s )(?<!on the car )dashboards?(?![^.]*(?:driver|wheel|miles|engine|fuel|mph|km))(?! (?:of (?:the|a|his|her) (?:car|truck|van)|cam|cams|light|lights)(?!\\p{L})) / (?:analytics|sales|kpi|data|control|reporting|performance|energy|admin) (?:dashboards?|screens?|panels?) / bar charts? / (?:line|sales) graphs? / (?:charts|graphs) and (?:numbers|figures|graphs|charts)",
    chatBubbles:
      '(?:speech|chat|text|message|dialogue|conversation|talk) (?:bubbles?|balloons?) / word (?:bubbles?|balloons?) / chat icons?',
    checklist:
      'check-?lists? / check lists? / to-?do[- ]lists? / task lists? / (?:shopping|packing) lists? / tick(?:ed)?[- ]lists? / (?:three |green |row of )(?:ticks|check ?marks)',
    cardTerminal:
      '(?:card|payment|pos|credit card|chip-and-pin) (?:terminals?|readers?|machines?) / card payments? / contactless (?:payments?|terminals?|readers?) / pays? (?:contactless|by card) / (?:taps|tapping) (?:her|his|the|a) card',
    piggyBank: 'piggy[- ]?banks? / money ?box(?:es)? / coin banks? / savings? (?:pigs?|banks?|box(?:es)?)(?! account)',
    safe: '(?<=(?<!\\p{L})(?:an?|the|steel|iron|wall|bank|hotel|office|metal|old|heavy|armou?red|open|cracks? the|his|her|their) )safes?(?=(?: (?:is|stands?|opens?|swings?|creaks?|door|in the (?:wall|office|corner)|behind|with|full|and|at night))(?!\\p{L})|[.,;:!?]|$) / (?:bank|steel|wall|money|hotel) safes? / strong-?box(?:es)? / (?:bank|steel) vaults? / safe doors? / safe-?deposit box(?:es)?',
    phoneMap:
      '(?:maps?|navigation|map app|gps|route) on (?:(?:her|his|the|a|my|their) )?(?:smart)?phones? / (?:smart)?phones? (?:showing|with|displaying|shows|displays) (?:an?|the) (?:map|route|location|navigation) / (?:map|navigation|navi|gps|sat-?nav|route) apps? / location pins? / map pins? / google maps',
    phoneChat:
      '(?:chats?|chat messages?|text messages?|conversations?) on (?:(?:her|his|the|a|my|their) )?(?:smart)?phones? / (?:smart)?phones? (?:showing|with|displaying|shows|displays) (?:an?|the) (?:chat|conversation|messages?) / (?:chat|messaging|messenger) (?:apps?|windows?|screens?|histor(?:y|ies)) / (?:group|family) chats? / text(?:ing)? threads? / whatsapp',
    robotArm:
      'robot(?:ic)?[- ]arms? / industrial robots? / (?:welding|assembly|factory|picking) robots? / robotic grippers?',
    batteryPack:
      '(?:home|house|wall|solar|household|storage) batter(?:y|ies) / battery (?:packs?|storage|walls?|units?|systems?) / power ?walls?(?! socket) / (?:energy|power|electricity) storage(?: units?| systems?)?',
    pineTree:
      '(?:pine|fir|spruce|conifer|evergreen|larch) trees? / conifers? / firs / (?<=(?<!\\p{L})(?:tall|old|lone|snowy) )(?:fir|spruce|pine)(?= (?:in|on|by|above|stands?|behind|tree)(?!\\p{L})|[,.])',
    palmTree:
      '(?:palm|coconut|date palm|coco) trees? / coconut palms? / date palms? / (?<=(?<!\\p{L})(?<!between )(?:tall|swaying|green|the|two|three|some|under) )palms(?! (?:of|together|up|open|down|facing|on)(?!\\p{L}))',
    appleTree:
      'apple[- ]trees? / (?:fruit|orchard) trees? / apple orchards? / apples? (?:hang(?:ing)?|on the) (?:from the |on the )?(?:trees?|branch(?:es)?)',
    wheatEars:
      '(?:ears?|sheaf|sheaves|stalks?|bundles?|stems?|bunch(?:es)?) of (?:golden )?(?:wheat|corn|barley|rye|grain|oats) / wheat (?:ears?|stalks?|sheaf|sheaves|heads?|stems?) / (?<=(?<!\\p{L})(?:the|golden|ripe|cut|of|into the|through) )wheat(?! (?:flour|bread|beer|germ|allergy|toast|dough|starch|fields?|intolerance)(?!\\p{L})) / barley (?:ears?|stalks?|sheaf)',
    lavender:
      'lavender (?:fields?|bush(?:es)?|flowers?|blossoms?|plants?|bunch(?:es)?|sprigs?|rows?|bouquets?|stems?) / (?:bunch(?:es)?|sprigs?|rows?|fields?|bouquets?|bundles?|stems?|pots?) of (?:dried |fresh )?lavender / (?<=(?<!\\p{L})(?:the|dried|fresh|wild|blooming|cut|some|harvests?|cuts|picks|blossoming) )lavender(?=(?: (?:in|is|from|on|by|with|and|sways|blooms|at|grows))(?!\\p{L})|[.,;:!?]|$)',
    rocks:
      '(?:piles?|heaps?|stacks?|mounds?) of (?:big |large |small |grey |gray |loose )?(?:rocks|stones|boulders|rubble) / boulders / (?:rock|stone) piles? / cairns? / (?<!(?<!\\p{L})(?:gem|precious|on the) )rocks(?= (?:and|by|on|at|in|near|beside|along|tumble|fall|lie)(?!\\p{L})|[.,;]|$) / (?<=(?<!\\p{L})(?:big|heavy|large|grey|gray|loose|field|mossy|wet|granite|river|some|the|with) )stones(?! throw)',
    nest: "(?<!(?<!\\p{L})(?:hornets?|wasps?|ants?|google|empty|crows) )(?<!hornet[’']s )(?<!wasp[’']s )(?<!empty-)nests?(?! (?:egg|hub|thermostat|cam|syndrome|of tables)(?!\\p{L})) / birds?[’']?s? nests? / nestfuls? of eggs",
    birdHouse:
      'bird-?houses? / bird houses? / nest(?:ing)?[- ]?box(?:es)? / bird[- ]?box(?:es)? / bird feeders? / bird tables?',
    aquarium:
      'aquariums?(?! (?:visitors?|tickets?|tunnel|staff|hall)(?!\\p{L})) / aquaria / fish ?tanks? / fish-?tanks? / fish ?bowls? / gold ?fish in (?:an?|its|the|his|her) (?:\\p{L}+ )?(?:bowl|tank|glass)',
    cowHerd:
      '(?:herds?|lots|dozens|groups?) of (?:\\p{L}+ )?(?:cows|cattle) / (?:dairy|cow|cattle) herds? / (?:three|several|some|many|four|five|the|grazing|dairy|brown) cows / cows(?= (?:graze|grazing|stand|wander|in the|on the)) / grazing cattle / cattle',
    sheepFlock:
      '(?:flocks?|herds?) of (?:\\p{L}+ )?(?:sheep|lambs|ewes) / (?:three|several|some|many|four|five|the|grazing|woolly|his|her|white) sheep(?!dog|skin|[ -](?:dog|skin|farmers?|milk|cheese)) / sheep(?= (?:graze|grazing|stand|wander|in the|on the|on a)) / ewes / lambs(?! wool)',
    chickens:
      '(?:hens?|chickens?) (?:and|with) (?:\\p{L}+ )?(?:chicks|eggs) / chicks / (?:free-range |backyard |the |some |three |few |her |his )(?:hens|chickens) / (?:flock|brood)s? of (?:hens|chickens|chicks) / baskets? of (?:\\p{L}+ )?eggs / egg baskets?',
    fishShoal:
      '(?:shoals?|schools?) of (?:\\p{L}+ )?(?:fish(?:es)?|sardines|herrings?|mackerel|tuna) / fish (?:shoals?|schools?) / (?:small|little|tiny|colou?rful|tropical|reef|five|several) fish(?:es)?(?! (?:tanks?|bowls?|market|soup|knife|stew)(?!\\p{L})) / minnows / swarms? of fish',
    drone:
      '(?:delivery|toy|racing|hobby) ?drones? / quadcopters? / (?<=(?<!\\p{L})(?:a|the) )drone(?= (?:carries|delivers|lands|lifts|takes off|drops|sprays))',
    deskWithMonitor:
      'desks? with (?:a |two |three )?(?:monitors?|screens?|computers?) / workstations? / home offices? / standing desks?',
    jug: 'jugs?(?! band) / (?<!baseball )(?<!relief )(?<!starting )pitchers?(?! (?:throws?|winds?|mound|pitches)(?!\\p{L})) / ewers? / water jugs? / carafes?',
    milkJug:
      '(?:milk|steaming|frothing|barista|steel|stainless steel) (?:jugs?|pitchers?) / creamers? / milk frothing (?:jugs?|pitchers?)',
    espressoMachine:
      'espresso (?:machines?|makers?) / (?:café|cafe|barista|commercial) coffee machines? / coffee machines? in the caf[eé] / cappuccino machines?',
    kiln: 'kilns? / pottery ovens? / ceramics? ovens? / firing ovens?',
    pottersWheel:
      "lumps? of (?:clay|stoneware|porcelain) / potter[’']?s?[’']? wheels? / pottery wheels? / kick wheels? / throwing wheels? / (?<=on the |her |his )wheel(?= (?:and|with) (?:the |a |wet )?clay)",
    cauldron: "cauldrons? / caldrons? / copper (?:kettles?|pots?|vats?) / witch[’']?s pots?",
    cheeseWheel:
      '(?:cheese )wheels? / wheels? of (?:\\p{L}+ )?(?:cheese|parmesan|brie|gouda|cheddar|gruyère) / rounds? of cheese / cheese rounds? / whole cheeses?',
    barrel:
      '(?<!gun )(?<!rifle )barrels?(?! (?:down|through|towards?|along|into|past|ahead|rolls?|of (?:an?|the|his|her) (?:gun|rifle|pistol|shotgun))(?!\\p{L})) / (?:wine|oak|beer|rain|wooden|whisk(?:e)?y|rum) (?:barrels?|casks?) / casks? / kegs?',
    drawer:
      '(?<=(?<!\\p{L})(?:an?|the|her|his|my|your|their|top|bottom|open|wooden|old|desk|kitchen|first|last|that|this) )drawers?(?! of (?:portraits|maps|cartoons)) / chests? of drawers / (?:desk|kitchen|dresser|bedside|file|filing|junk|sock) drawers? / (?<=opens )drawers',
    stickyNotes:
      'sticky[- ]notes? / post-?its?(?: notes?)? / stickies / adhesive notes? / notes on the (?:board|whiteboard)',
    letters:
      'envelopes? / (?:love|old|unopened|sealed|handwritten|yellowed|farewell) letters? / (?<=(?<!\\p{L})(?:stack|pile|bundle|bunch|box|packet|handful) of )letters / (?<=(?<!\\p{L})(?:reads?|writes?|opens?|posts?|mails?|delivers?|reading|writing|opening|unfolds?|sorts?) (?:the |an? |her |his |their |my )?)letters?(?! (?:[a-z]|of the alphabet)(?!\\p{L})) / (?:acceptance|rejection|thank-you|cover|offer|resignation|fan|admission|handwritten|official) letters?',
    tap: 'faucets? / (?:kitchen|water|bathroom|garden|bath|brass|chrome|dripping|leaking|leaky|leaky old|running|cold|hot) taps? / (?<=(?<!\\p{L})(?:turn(?:s|ed|ing)? (?:on|off)|fix(?:es|ing)?|repairs?|clos(?:es?|ing)|under) (?:the|an?) )taps?(?! danc) / (?<=(?<!\\p{L})(?:the|an?|one) )tap(?= (?:drips|dripping|is dripping|leaks|runs|is running|is leaking)(?!\\p{L})) / spigots?',
    sink: '(?<=(?<!\\p{L})(?:an?|the|her|his|my|our|their|kitchen|bathroom|full|empty|ceramic|white|steel|clogged|blocked) )sinks?(?! (?:cost|in|into|or swim|like|down|below|beneath|to)(?!\\p{L})) / wash ?basins? / washbasins? / hand ?basins? / washstands? / wash-?basins?',
    oven: '(?<!microwave )(?<!toaster )(?<!dutch )(?<!pottery )(?<!pizza )ovens?(?!-? ?mitts?|-? ?gloves?) / (?:built-in|kitchen|electric|hot|gas) ovens?',
    grillBarbecue:
      'barbecues?(?! (?:sauce|chips|ribs|sausages|burgers|steaks?|chicken|meat|corn|fish|prawns|for|with)(?!\\p{L})) / barbeques?(?! sauce) / bbqs?(?! sauce) / (?:kettle|charcoal|gas|garden|backyard|patio) grills? / (?<=(?<!\\p{L})(?:the|an?|hot|on the) )grill',
    mixingBowl:
      'mixing bowls? / (?<=(?<!\\p{L})(?:an?|the|wire|balloon|egg|her|his) )whisks?(?! (?:her|him|them|away|off|us|me)(?!\\p{L})) / bowls? (?:and|with) (?:an? |the )?whisks? / bowls? of (?:batter|dough) / batter bowls?',
    rollingPin: 'rolling[- ]pins? / dough rollers? / pastry rollers?',
    cuttingBoard: "(?:cutting|chopping|carving|bread) ?boards? / chopping blocks? / butcher[’']?s? blocks?",
    wateringCan: 'watering[- ]cans? / watering pots? / sprinkling cans?',
    wheelbarrow:
      'wheel-?barrows? / wheel barrows? / garden carts? / barrows? (?:of|full of) (?:soil|earth|dirt|bricks|leaves|compost|sand|manure)',
    shovel: 'shovels? / (?<!of )(?<!in )spades?(?! (?:suit|ace)) / (?:garden|snow) (?:shovels?|spades?)',
    lantern:
      "(?<!jack-o[’'‘]-)(?<!jack o[’'‘] )(?<!paper )(?<!sky )(?<!magic )lanterns? / (?:storm|hurricane|oil|kerosene|paraffin|camping|railway) (?:lanterns?|lamps?)",
    shelf:
      '(?:book|pantry|storage|kitchen|store|wall)? ?shelves / (?<!off[- ]the[- ])(?:book ?|pantry |storage |kitchen |store |wall )?shelf(?![- ](?:life|company)) / shelving units?',
    fence:
      '(?:picket|garden|wooden|white|board|paddock) fences? / fences?(?! (?:off|sitters?)) / palisades? / picket fencing',
    gate: '(?:garden|wooden|farm|iron|picket|front) gates?(?! (?:\\d|agent)) / (?<=(?<!\\p{L})(?:an?|the|his|her|their) )gates?(?! ?(?:\\d|[a-z]\\d|number|agent|crash|keep)|way)(?= (?:opens?|swings?|creaks?|closes?|shuts?|latch|leads?)) / gateposts?',
    shed: '(?:garden|tool|potting|wooden|bike|storage|backyard) ?sheds? / (?<=(?<!\\p{L})(?:an?|his|her|their|my|our|old|little|small|the) )shed(?! (?:light|tears?|weight|pounds|skin|fur|a|an|the|its|some)(?!\\p{L})) / woodsheds? / toolsheds?',
    greenhouse:
      'green ?houses?(?! (?:gas(?:es)?|effect|emissions?)) / glass ?houses?(?! effect) / hothouses? / polytunnels?',
    hayBale: '(?:hay|straw|round) ?-?bales? / bales? of (?:hay|straw) / hay ?stacks? / hay rolls?',
    beehive:
      'bee ?-?hives? / bee boxes / (?<=(?<!\\p{L})(?:an?|the|each|every|open|wooden|his|her|their) )hives?(?![- ]?mind) / apiar(?:y|ies)',
    honeycomb:
      'honey ?-?combs?(?! (?:structures?|patterns?|panels?|cores?|blinds?|mesh|grids?)) / comb honey / beeswax combs?',
    scarecrow: 'scare-?crows? / straw (?:man|men)(?= in) / bird ?-?scarers?',
    anvil: "anvils? / (?:black)?smith[’']s anvils?",
    sewingMachine: 'sewing[- ]machines? / overlockers? / sergers?',
    mannequin:
      "mannequins? / dress(?:maker[’']?s?|making)? ?-?(?:forms?|dumm(?:y|ies)|torsos?) / tailor[’']?s?[’']? (?:dumm(?:y|ies)|forms?) / dressmaker[’']?s? (?:models?|busts?)",
    clothesRail:
      '(?:clothes|clothing|garment|dress|coat) (?:rails?|racks?) / rails? of (?:clothes|dresses|coats|garments|jackets) / racks? of (?:clothes|dresses|coats|garments|jackets) / clothes ?stands? / clothes horses? / (?:clothes )?airers? / drying racks? / racks? of (?:\\p{L}+ ){1,2}(?:clothes|dresses|coats|jackets|shirts|suits) / rails? of (?:\\p{L}+ )(?:clothes|dresses|coats|jackets|suits) / (?:clothes|coat) hangers?',
    washingLine:
      '(?:washing|laundry|drying) ?-?lines? / clothes ?-?lines? / (?:washing|laundry|clothes|sheets) (?:\\p{L}+ )?on (?:a|the) (?:clothes|washing)? ?line',
    ironingBoard: 'ironing[- ](?:boards?|tables?|stations?)',
    cashRegister:
      '(?:cash|till) registers? / (?<=(?<!\\p{L})(?:the|a|shop|cash|store|modern) )tills?(?! (?:then|now|the|it|morning)(?!\\p{L})) / (?:POS|point[- ]of[- ]sale) (?:terminals?|systems?|tills?|screens?) / checkout (?:tills?|registers?|counters?)',
    shoppingBag: 'shopping[- ]bags? / paper (?:shopping |carrier |gift )?bags? / carrier bags? / gift bags?',
    marketStall:
      "(?:market|fruit|vegetable|produce|food|farmers[’']? market|greengrocer[’']?s?) (?:stalls?|stands?) / stalls? (?:of|with|full of|selling) (?:fruit|vegetables|produce) / market booths?",
    foodTruck:
      'food ?-?(?:trucks?|vans?) / (?:taco|burger|pizza|coffee|ice[- ]cream|sandwich) (?:trucks?|vans?) / catering vans?',
    crane:
      '(?:tower|construction|building|dock|harbou?r|port|mobile|loading|crawler) cranes? / (?<=(?<!\\p{L})(?:giant|huge|yellow|tall|steel|towering) )cranes?(?! (?:birds?|flock)) / cranes?(?= (?:lifts?|lifting|hoists?|lowers?|hooks?|operators?|arms?|above the (?:site|city))(?!\\p{L}))',
    forklift: 'fork ?-?lifts?(?: trucks?)? / lift trucks? / reach trucks?',
    pallet:
      'pallets?(?! (?:trucks?|jacks?|rack(?:s|ing)?)) / pallet loads? / stacks? of (?:cardboard )?(?:boxes|cartons)',
    walkingBoot:
      '(?:hiking|walking|trekking|mountain|climbing) boots? / hiking shoes? / trekking shoes? / mountaineering boots?',
    rubberBoots:
      'rubber boots? / wellington boots? / wellies / gumboots? / rain ?boots? / (?<=(?<!\\p{L})(?:pair of|her|his|green|yellow|red|muddy) )wellingtons',
    snorkel: 'snorkels? / snorkel(?:l?ing)? (?:masks?|sets?|gear) / (?:diving|dive|scuba) masks? / swim masks?',
    wetsuit: 'wet ?suits? / wet-suits? / diving suits? / neoprene suits? / surf suits?',
    paddle:
      '(?:canoe|wooden|kayak) paddles? / (?<=(?<!\\p{L})(?:an?|the|one|single|his|her|their|my) )paddle(?! (?:steamer|boat|board|wheel|out|in|back|court|across|through|along)) / (?:wooden )?oars?',
    anchor:
      "(?<=(?<!\\p{L})(?:an?|the|old|iron|rusty|heavy|ship[’']s|boat[’']s|their|its|huge) )anchor(?!s? (?:desk|man|woman|tenant|text|point)) / anchors(?! (?:the|itself|us|a|an)(?!\\p{L})) / (?:ship|boat|iron|grapnel)(?:[’']s)? anchors?",
    lifeJacket:
      'life ?jackets? / life-jackets? / life ?vests? / buoyancy (?:aids?|vests?) / flotation (?:vests?|jackets?)',
    fishingNet: "(?:fishing|landing|hand|dip) nets? / fish(?:erman[’']s|er[’']s)? nets? / shrimp nets? / scoop nets?",
    carFerry: 'car ferr(?:y|ies) / vehicle ferr(?:y|ies) / ro-?ro (?:ferr(?:y|ies)|ships?) / auto ferr(?:y|ies)',
    sailingYacht:
      '(?:sailing|racing|sail) yachts? / sailing (?:boat|ship|vessel)s? / sail ?boats? / sloops? / yachts?(?! club)',
    canoe: 'canoes? / (?:wooden|birch ?bark|indian|dugout) canoes? / dugouts?(?= (?:on|in|at|glides?) )',
    climbingRope:
      'climbing ropes? / (?:coiled|mountaineering|safety|abseil(?:ing)?) ropes? / coils? of rope / rope coils? / carabiners? / karabiners?',
    sleepingBag: 'sleeping bags? / sleeping-bags? / bedrolls? / mummy bags? / bivvy bags?',
    goal: '(?:football|soccer|empty) goals?(?= |[,.;:!?]|$)(?! (?:of|setting|scorer)) / goal ?posts? / (?<=(?<!\\p{L})(?:in|into|at|beside|behind) the )(?:goal|back of the net) / goal ?nets? / goal ?mouths?',
    basketballHoop: 'basketball (?:hoops?|nets?|baskets?|rings?|rims?|backboards?) / backboards? / basketball goals?',
    golfBag: 'golf bags? / golf clubs(?! (?:near|host)) / bags? of golf clubs / golf caddy bags?',
    grandPiano: '(?:concert |baby |black |white )?grand pianos? / concert grands? / baby grands? / steinways?',
    drumKit:
      'drum ?kits? / drum ?sets? / drum-kits? / (?<=(?<!\\p{L})(?:on|at|behind|plays?|playing) (?:the |his |her )?)drums / trap sets?',
    turntable: 'turn ?tables? / record[- ]players? / vinyl players? / gramophones? / phonographs?',
    vinylRecord:
      'vinyl (?:records?|discs?|albums?|LPs?)(?! (?:players?|shops?|stores?)) / (?<=(?<!\\p{L})(?:an?|the|old|black|spinning) )vinyls?(?! (?:floor|sticker|siding|wrap|seat|player|record)) / (?:old|gramophone|jazz|vintage|music) records?(?! (?:players?|shops?|stores?|labels?|companies|company|books?)) / LPs? / record (?:sleeves?|albums?|collections?) / (?<=(?<!\\p{L})(?:spins?|spinning|plays?|stack of|flips through|box of) (?:old |some )?)records(?! (?:an?|the|her|his|it|their|of)(?!\\p{L}))',
    amplifier:
      'amplifiers? / (?:guitar|bass|combo|tube|valve) amps? / (?<=(?<!\\p{L})(?:an?|the|his|her|an old|loud) )amp / amps(?= (?:on|in|and|stacked|hum|buzz)) / guitar amplifiers?',
    harp: 'harps?(?! (?:on|seals?)(?!\\p{L})) / (?:concert|celtic|golden|pedal) harps?',
    spreadsheet:
      'spreadsheets? / excel (?:sheets?|files?|tables?) / google sheets / worksheets?(?= (?:with|of) (?:figures|numbers|data|columns|formulas)) / pivot tables?',
    serverRack:
      'server (?:racks?|cabinets?|towers?) / (?:data|web|file|cloud|rack|computer|company|office) servers? / servers(?= (?:hum|blink|run|crash|in the (?:rack|basement|data cent(?:er|re)))) / data ?cent(?:er|re)s? / server rooms? / network racks?',
    router:
      '(?:wi-?fi|wireless|internet|home|network|mesh|5G) routers? / (?<!wood )routers? / (?:cable|dsl|fib(?:er|re)|internet|broadband) modems? / modems? / wi-?fi (?:box(?:es)?|hubs?) / wireless access points?',
    chargingStation:
      '(?:EV|electric[- ]car|car|electric[- ]vehicle|fast|rapid|public|e-car)[- ]charg(?:ers?|ing (?:stations?|points?|posts?)) / charging (?:stations?|points?|posts?|columns?) / superchargers? / wall ?box(?:es)? / chargepoints?',
    vrHeadset:
      'VR[- ](?:headsets?|goggles?|glasses|sets?) / virtual[- ]reality (?:headsets?|goggles?|glasses|sets?) / mixed[- ]reality (?:headsets?|goggles?|glasses) / (?:oculus|meta quest|vision pro)(?: headsets?)? / VR head[- ]mounted displays?',
    thermostat:
      '(?:smart|wall|room|digital|wireless|heating|nest) thermostats? / thermostats? / heating controls? / room temperature (?:controls?|controllers?)',
    smartSpeaker:
      '(?:smart|voice|AI|alexa|home) speakers? / voice assistants? / (?:amazon )?echo dots? / (?:google|apple) home(?: ?pods?| mini)? / homepods? / alexa devices?',
    usbStick:
      'USB[- ](?:sticks?|drives?|keys?|flash drives?|thumb drives?|memory sticks?) / (?:flash|thumb|pen) drives? / memory sticks? / USBs / data sticks?',
    hearingAid:
      'hearing[- ]aids? / (?:hearing|behind-the-ear|in-ear hearing) devices? / hearing instruments? / cochlear (?:implants?|processors?)',
    walkingFrame:
      'walking frames? / zimmer(?: frames?|s) / (?:medical|wheeled|folding|aluminum|aluminium|standard) walkers? / (?<=with (?:an?|his|her|the) )walkers?(?! (?:and|in|on)(?!\\p{L})) / (?<=(?:on|leans? on|behind|grips|pushes) (?:an?|his|her|the) )walkers? / rollators?',
    hospitalBed:
      "(?:hospital|clinic|patient|nursing|adjustable medical|ICU|intensive care) beds? / sick ?beds? / patient['’]s bed / medical beds? / hospital cots?",
    dentistChair:
      "dentist['’]?s?['’]? chairs? / dental (?:chairs?|units?) / dentists['’] chairs? / orthodontist['’]?s? chairs? / dental treatment chairs?",
    testTubes:
      'test[- ]?tubes?(?! bab(?:y|ies)) / (?:glass|blood|sample|lab) vials? / sample tubes? / lab(?:oratory)? tubes? / blood samples?',
    bandageRoll:
      'bandages?(?! dress(?:es)?) / (?:rolls? of|elastic|gauze|compression|crepe) bandages? / bandage rolls? / rolls? of gauze / gauze(?! (?:curtains?|dress|fabric|scarf))(?: rolls?)? / wound dressings?',
    firstAidKit:
      "first[- ]aid (?:kits?|box(?:es)?|cases?|bags?|sets?) / med(?:ical|ic)[- ](?:kits?|cases?|bags?) / medkits? / emergency (?:medical )?kits? / doctor['’]s bags?",
    coffeeGrinder:
      '(?:coffee|bean|espresso|burr|hand) grinders? / coffee mills? / (?:manual|hand[- ]?cranked|antique) (?:coffee )?(?:grinders?|mills?) / burr mills?',
    hotTub:
      'hot[- ]tubs? / jacuzzis? / whirlpool (?:tubs?|baths?) / spa (?:tubs?|pools?) / ofuros? / wooden (?:bath)?tubs?',
    trampoline:
      "(?:garden|backyard|mini|outdoor|kids['’]?) trampolines? / trampolines? / rebounders?(?= (?:mats?|workout|class)) / bounce mats?",
    climbingFrame:
      "climbing frames? / jungle ?gyms? / monkey bars / playground (?:towers?|equipment|slides?|structures?) / play ?(?:structures?|towers?|sets?)(?! of) / (?:wooden |children['’]s )?playgrounds?",
    sandcastle:
      'sand ?castles? / sand-castles? / castles? (?:made )?(?:of|in|from) sand / sand (?:forts?|fortress(?:es)?|sculptures?)',
    trafficCone: '(?:traffic|road|safety|parking|orange|pylon) cones? / (?:traffic|orange) pylons?',
    streetLamp: 'street[- ]?lamps? / street[- ]?lights? / lamp ?posts? / (?:gas|street) lanterns? / gas ?lamps?',
    phoneBooth:
      '(?:tele)?phone ?booths? / (?:tele)?phone boxe?s? / call boxe?s? / (?:tele)?phone kiosks? / payphones? / pay phones?',
    postBox: 'post ?boxe?s? / pillar boxe?s? / letter ?boxe?s? / mail ?boxe?s?',
    railwayCrossing:
      '(?:railway|railroad|level|rail|train|grade) crossings? / (?:crossing|railway|railroad) (?:barriers?|gates?) / crossing signals?',
    tramCar: 'trams? / tram ?cars? / street ?cars? / trolley ?cars? / light rail (?:vehicles?|trains?)',
    cableCarGondola:
      '(?:ski|mountain|alpine|cable|lift) gondolas? / gondola (?:lifts?|cabins?|cars?|rides?) / cable[- ]?cars? / aerial tram(?:way)?s? / cableways? / ropeways?',
    canalBoat:
      'narrow ?boats? / canal ?boats? / (?:canal|river|houseboat) barges? / house ?boats? / (?<=(?<!\\p{L})(?:an?|the|old|green|painted|moored|red|blue) )barges?(?! (?:in|into|through|past|out))',
    gondolaBoat:
      '(?<!(?:ski|mountain|alpine|cable|lift) )gondolas?(?! (?:lifts?|cabins?|cars?|shel\\p{L}*)) / Venetian (?:gondolas?|boats?) / gondola boats?',
    pier: 'piers? / jett(?:y|ies) / (?:boat|wooden|lake|fishing) (?:docks?|pontoons?) / landing stages? / wharf / wharves',
    sackOfGrain:
      '(?:sacks?|bags?) (?:full )?of (?:grains?|wheat|corn|barley|oats|rye|seeds?) / (?:grain|wheat|corn|barley|oat|seed) (?:sacks?|bags?) / sackfuls? of (?:grain|wheat|corn)',
    seedlingTray:
      'seedling trays? / trays? of (?:seedlings?|sprouts?|young plants?) / seed(?:ing|-starting)? trays? / seedlings? / propagation trays? / plug trays?',
    flowerPots:
      'flower ?pots? / (?:potted|pot) (?:flowers?|tulips?|daisies|geraniums?) / (?:terracotta|clay|plant) pots? / pots? of (?:flowers|tulips|lavender|geraniums|daisies) / (?:hanging|flower) baskets? / window ?box(?:es)?',
    bunchOfHerbs:
      '(?:bunch(?:es)?|bundles?|sprigs?|bouquets?) of (?:fresh |dried )?(?:herbs?|parsley|basil|mint|thyme|rosemary|cilantro|coriander|sage|oregano) / herb (?:bunch(?:es)?|bundles?) / (?:fresh|garden|tied|green|dried|kitchen) herbs / herbs',
    pestleMortar:
      'pestles? and mortars? / mortars? and pestles? / pestles? / (?<=(?<!\\p{L})(?:stone|marble|granite|wooden|brass|kitchen) )mortars? / molcajetes?',
    jamJars:
      'jam ?jars? / jars? of (?:home ?made )?(?:\\p{L}+ )?(?:jams?|marmalades?|preserves|jelly|compote|chutney) / (?:\\p{L}+berry|apricot|plum|homemade|cherry|peach) (?:jams?|preserves) / marmalades? / mason jars?',
    spiceJars:
      'spice ?jars? / spice racks? / (?:jars?|bottles?) of (?:spices?|seasonings?|paprika|turmeric|cumin|cinnamon) / spices / seasonings? / spice (?:bottles?|shel(?:f|ves)|tins?)',
    tagine: 'tagines? / tajines? / tagine (?:pots?|dishes?|dish) / Moroccan (?:clay )?(?:pots?|stews?)',
    wok: 'woks? / wok pans? / stir[- ]?fr(?:y|ies|ied)(?: (?:vegetables?|veg|pans?))?',
    fishMarketIce:
      "fish on (?:crushed |the )?ice / (?:crates?|box(?:es)?) of (?:fresh )?fish / (?:fish|iced) (?:crates?|displays?|counters?) / fresh fish / fish ?mongers?[’'] (?:ice|displays?|counters?) / fish ?markets?",
    bentWoodRockingChair:
      'rocking ?chairs? / bent ?wood (?:rockers?|(?:rocking )?chairs?) / (?<=(?<!\\p{L})(?:wooden|porch|old|bentwood|nursery) )rockers?',
    cup: '(?:coffee|tea)? ?(?:cups?|mugs?) / coffee / espresso / latte / cappuccino / cocoa / mochas? / macchiatos? / matcha(?= lattes?) / chai / flat whites? / cortados? / (?:hot|drinking) chocolates? / coffees / espressos / lattes / cappuccinos / americanos? / cuppas? / cocoas',
    bottle:
      '(?:water|wine|beer|milk|glass|steel|plastic)? ?bottles?(?! (?:openers?|banks?|tops?|caps?)(?!\\p{L})) / wine(?! glass) / milk / flasks? / thermos(?:es)? / carafes? / decanters? / canisters? / jugs? / whisk(?:e)?y / vodka / tequila / mezcal / (?<!dry )shampoos?(?! (?:the|her|his|its|their|a)(?!\\p{L})) / (?<!air[- ])(?<!leather )conditioner(?! units?) / shower gels? / body wash(?:es)? / mouth ?wash(?:es)? / washing[- ]up liquids? / dish soaps? / liquid soaps? / fabric softeners? / fabric conditioners? / bleach(?= |,|\\.|$)(?! (?:her|his|the|their|blonde?)(?!\\p{L})) / ketchups? / vinegars? / (?:hot|soy|chilli|barbecue|bbq|fish|brown) sauces? / cough syrups? / maple syrups? / (?:dish|laundry|washing) liquids? / rum(?= (?:bottles?|barrel|and coke)) / water bottles?',
    flacon: 'perfumes? / fragrance / flacons? / parfums?',
    jar: 'jars? / serum / (?:face|hand|eye|body|sun|night|day|skin) ?cream / (?<!whipped )(?<!sour )(?<!ice )cream(?= (?:on|in|onto|into|over|under|is|of|and|jar|gets?|from|to|for|with|melts|sinks|rubbed)(?!\\p{L})|[,.;:!]|$) / lotion / honey / (?<!traffic )jam / ointment / peanut butter / chutneys? / pickles? / mayonnaise / yogh?urts?(?! (?:drinks?|bowls?|makers?)) / moisturi[sz]ers? / mustard(?! (?:yellow|seeds?|coat|jumper|sofa|walls?)) / pesto / gherkins / hand creams? / night creams? / body butters?',
    tube: 'toothpaste / sunscreen / tubes? / (?:shaving|cleansing|face) foam',
    glass:
      '(?:juice|smoothie|cocktail|lemonade|soda|cola)s? / drinks?(?! (?:coffee|tea|water|milk|beer|wine|juice|deep(?:ly)?|down|straight|out|in|greedily|thirstily|from|the|a|an|some|his|her|it|up|one|two)(?!\\p{L})) / glass(?:es)? of(?! wine) / (?<=(?<!\\p{L})(?:a|each|one|empty|her|his|tall|short|frosty|chilled|iced) )glass(?! (?:\\p{L}+ )?(?:bottle|door|wall|window|house|jar|tower|fa[cç]ade|building|front|roof|ceiling|panel|pane|case|lift|elevator|skyscraper|bridge)) / smoothies? / juice / lemonade / cocktails? / mojitos? / margaritas? / martinis? / spritz(?:es)? / milkshakes? / kombuchas? / sangria / tumblers? / gin and tonics? / G&Ts? / fizzy drinks? / iced? teas? / ginger ales?',
    plate: 'pasta / spaghetti / lasagne / lasagna / risotto',
    dish: 'plates?(?! of) / dish(?:es)?(?! of)',
    bowl: 'bowls? / salads? / soup / cereal / granola(?! bars?) / muesli / porridge(?! oats) / oatmeal(?! cookies?) / corn ?flakes / rice krispies / guacamole / houmous / hummus / (?:bowls? of |tortilla )(?:chips|crisps) / nachos / couscous / quinoa / a[cç]a[ií] bowls?',
    bread:
      'bread / loa(?:f|ves) / dough / baguettes? / buns? / (?:bread|dinner|cinnamon|warm|fresh) rolls / sourdoughs? / focaccias? / ciabattas? / pitas? / flatbreads? / naans? / crumpets? / english muffins? / garlic breads? / bread ?sticks? / brioches? / bloomers?(?= loaf) / toasted (?:buns?|bagels?) / rye breads?',
    cake: 'cakes?(?! (?:tins?|stands?|shops?|mix|walk)(?!\\p{L})) / cupcakes? / pastry / pastries / muffins? / donuts? / tortes? / brownies? / cheesecakes? / meringues? / (?<!fermeture )[eé]clairs? / scones? / puddings? / (?:sponge|carrot|chocolate|wedding|coffee|lemon|fruit|christmas|cream) cakes? / gateaux? / strudels? / tiramisus? / swiss rolls? / (?:danish|puff|flaky) past(?:ry|ries) / flapjacks?',
    burger: 'burgers? / hamburgers?',
    pot: 'pots? (?:of|boils?|bubbl\\p{L}*|on) / pots? / pans? / wok / stove / casseroles? / saucepans? / skillets? / fry(?:ing)?[- ]?pans? / dutch ovens? / slow cookers? / pressure cookers? / crock ?pots? / roasting tins? / stock ?pots?',
    icecream:
      'ice[- ]?cream / gelato / popsicles? / cones? / ice[- ]loll(?:y|ies) / ice[- ]pops? / sorbets? / soft[- ]serves? / froz?en yogh?urts? / choc[- ]ices? / fro-?yos? / gelatos',
    fruit:
      'fruits? / strawberr(?:y|ies) / avocados? / berries / bananas? / peach(?:es)?(?=[ ,.](?!\\p{L}+ (?:dress|wall))|$) / mango(?:s|es)? / apricots? / raspberr(?:y|ies) / blackberr(?:y|ies) / pomegranates? / papayas? / nectarines? / guavas? / lychees? / (?<!dried )figs?(?! (?:lea(?:f|ves)|trees?)) / cranberr(?:y|ies) / gooseberr(?:y|ies) / red ?currants? / black ?currants? / passion ?fruits? / dragon ?fruits? / persimmons? / quinces?',
    shoe: '(?:running |trail )?shoes? / sneakers? / boots / (?<=(?<!\\p{L})(?:an?|the|one|his|her|left|right|leather|rubber|hiking|muddy) )boot / heels / trainers?(?= with|,|\\.|$| on| hits?) / (?<!car )boot(?! (?:camps?|up|space|of)) / loafers? / moccasins? / brogues? / stilettos? / pairs? of (?:\\p{L}+ )?trainers / (?:white|new|muddy|old|box-fresh|red|black|blue|leather|canvas|worn) trainers / plimsolls? / (?<=(?<!\\p{L})(?:wooden|her|his|of|garden|leather|rubber) )clogs / espadrilles? / (?:football|ankle|chelsea|cowboy|work|riding|snow|leather|ski) boots? / cleats / high[- ]heels? / oxfords(?= (?:on|and)) / ballet flats',
    phone:
      '(?<!(?:public|pay|car|tele) )phones?(?! (?:box(?:es)?|booths?|lines?|book|shop)(?!\\p{L})) / smartphones? / cell ?phones? / iphones? / mobile phones? / (?<=(?<!\\p{L})(?:her|his|their|my) )mobiles?(?! (?:homes?|apps?|games?|banking|data|networks?|above|over|hangs|turns)(?!\\p{L})) / apps? / screen ?rec(?:ording)?s? / screen ?grabs? / text message',
    laptop:
      'laptops? / computers? / keyboards? / desk / typing / types / macbooks? / chromebooks? / (?:gaming|desktop|home|old|new) pcs? / desktop computers? / notebook computers?',
    closedLaptop: 'closed laptop',
    screen:
      '(?<!o(?:n|ff)[- ])screens? / monitors? / TVs? / television / billboards? / jumbotrons? / tell(?:y|ies) / flat[- ]?screens?(?: tvs?)?',
    watch:
      '(?:wrist|smart)watch(?:es)? / (?<=(?<!\\p{L})(?:an?|the|his|her|steel|gold|silver|diving|of|this|vintage|new) (?:[\\p{L}-]+ )?)watch(?:es)?(?! (?:her|him|it|them|the|as|over|for|from|tv|a)(?!\\p{L}))',
    ring: '(?:diamond|wedding|engagement|gold|silver) rings? / (?<=(?<!\\p{L})(?:an?|the|her|his|of) (?:[\\p{L}-]+ )?)(?<!key )ring(?!s|[- ]tail|[- ]light| (?:of|around|finger|binder|road|lights?|glows?)) / necklaces? / jewel(?:le)?ry / diamonds? / pearls? / bracelets? / brooch(?:es)? / tiaras? / bangles?',
    headphones:
      'headphones? / earbuds? / headsets? / earphones? / earpieces? / airpods? / ear ?(?:defenders?|muffs?) / airpods? max',
    camera:
      'old camera / photo camera / film camera / (?<=(?<!\\p{L})(?:her|his|vintage|digital|instant|dslr|polaroid|compact|mirrorless|analog|analogue|disposable) )cameras?(?! (?:roll|app|work|angle|crew|bag)) / polaroids?(?! (?:pictures?|photos?|snaps?)) / dslrs? / camcorders? / gopros?',
    lamp: 'lamps? / lanterns? / chandeliers? / lampshades? / sconces?',
    box: '(?:shoe)?box(?:es)? / packages? / parcels? / crates? / delivery / cartons?(?! (?:final|de fin)) / mailers?',
    gift: 'gifts? / (?<=(?<!\\p{L})(?:a|the|birthday|christmas|wrapped|of) )presents?',
    bag: '(?<!(?:heavy|punching|punch|speed|tea|bean|air|sleeping|body|sand|bin|garbage|rubbish|trash|vacuum|pastry|piping) )bags?(?! (?:of (?:nerves|tricks|bones)|pipes?)(?!\\p{L})) / bum ?bags? / fanny packs? / gym ?bags? / tote bags? / nappy bags? / diaper bags? / handbags? / totes? / backpacks? / rucksacks? / satchels? / knapsacks? / duffels? / holdalls?',
    suitcase:
      'suitcases? / luggage / valises? / carry-?ons?(?! (?:up|with|as|regardless)) / hand luggage / (?:trolley|wheeled|travel) cases? / baggage(?! (?:claim|carousel|reclaim|handlers?))',
    book: 'books? / magazines? / notebooks? / recipe / paperbacks? / diar(?:y|ies) / textbooks? / cookbooks? / atlas(?:es)? / (?<=(?<!\\p{L})(?:an?|the|her|his|reading|crime|romance|good|paperback|thick) )novels?(?! (?:way|idea|approach|concept|treatment)) / comic books? / graphic novels? / hardbacks? / picture books? / story ?books? / scrap ?books? / photo albums? / sketch ?(?:books?|pads?) / note ?pads? / guide ?books? / bibles?(?! (?:belt|study))',
    chair:
      '(?:office )?chairs? / stools? / armchairs? / chaises? / deckchairs? / recliners? / beanbags? / barstools? / sun ?loungers? / sun ?beds?(?! salons?) / lounge chairs? / footstools? / pouff?es? / dining chairs? / high ?chairs? / garden chairs? / camping chairs?',
    sofa: 'sofas? / couch(?:es)? / settees? / loveseats? / futons?',
    bed: '(?<!(?:flower|garden|raised|river|sea|lake|oyster|truck|seed|vegetable|veg|veggie|herb|rose|tulip|tanning|sun|coral|railway|lettuce|strawberry) )beds?(?! of(?!\\p{L})) / bunk ?beds? / four-posters? / mattress(?:es)? / pillows? / cribs?',
    door: 'doors? / elevator',
    fridge: 'fridges? / refrigerators? / freezers?',
    window: 'windows? / window panes?',
    washer:
      'dryers? / washers? / washing machines? / laundry / dishwashers?(?! safe) / tumble[- ]?dr[yi]ers? / spin cycle',
    machine:
      '(?:coffee|espresso) machines? / blenders? / mixers? / toasters? / microwaves?(?: ovens?)? / juicers? / food processors? / air ?fryers? / bread makers? / hand[- ](?:mixers?|blenders?) / stand mixers? / sandwich makers? / rice cookers? / bread ?makers? / coffee makers? / ice[- ]cream makers?',
    car: '(?:sports? )?cars? / land ?rovers? / jeeps? / SUVs? / sedan / roadsters? / coupés? / (?<=(?<!\\p{L})(?:an?|the|sports|vintage|old) )coupes? / hatchbacks? / taxis? / convertible / vehicles? / autos / automobiles? / limousines? / limos? / minivans? / hot rods? / station wagons? / mini ?cabs? / (?<=(?<!\\p{L})(?:an?|yellow|black|city|new york|parked|passing) )cabs?(?! (?:of|driver|drivers|company|sauv)(?!\\p{L})) / cabs(?= (?:queue|line|pass|honk|drive)) / estate cars? / electric cars? / police cars?(?= x) / cabriolets?',
    pickup: 'pickups?(?: truck)?s? / trucks?',
    van: '(?:delivery |camper )?vans? / camper(?= (?:van|parked|drives)) / motorhomes?',
    bike: '(?:e-|mountain )?bikes? / bicycles? / tandems? / push ?bikes? / cycl(?:es|ing) / pedals?',
    scooter: '(?:e-)?scooters? / motorcycles? / motorbikes? / mopeds? / rickshaws? / tuk-?tuks? / vespas?',
    train: 'trains? / subways? / metro / trams?',
    plane:
      'airplanes? / planes / (?<!(?:brass|block|hand|smoothing|wood(?:en)?|jack) )plane(?! (?:along|across|over|down|the|tree)) / aircraft / jets? / flights? / airliners? / biplanes? / seaplanes?',
    boat: '(?:sail|row(?:ing)? ?)?boats? / skiffs? / dingh(?:y|ies) / ships? / yachts? / gondolas? / barges? / catamarans? / trawlers? / lifeboats? / tugboats?',
    kayak: 'kayaks? / canoes? / paddleboards?',
    surfboard: 'surfboards? / surf(?:ing|s)? / bodyboards? / boogie boards?',
    dog: '(?<!hot )(?<!corn )(?<!prairie )dogs?(?! (?:groomers?|trainers?|sitters?|breeders?|handlers?|salon|days?|tired)(?!\\p{L})) / (?:sheep|guide|guard|lap|gun|bull|rescue|service|sniffer|police|sled) ?dogs? / german shepherds? / dalmatians? / chihuahuas? / rottweilers? / doberman[ns]*s? / greyhounds?(?! (?:bus|coach)) / whippets? / schnauzers? / shih[- ]tzus? / great danes? / st\\.? bernards? / cockapoos? / (?:labra|golden)doodles? / pooch(?:es)? / mongrels? / samoyeds? / shiba(?: inu)?s? / dogg(?:y|ies|o|os) / (?:golden )?retrievers? / pupp(?:y|ies) / pups? / terriers? / beagles? / labradors? / dachshunds? / poodles? / corgis? / spaniels? / collies? / huskies / husky / bulldogs? / pugs? / mutts? / hounds?',
    cat: 'cats? / kittens? / tabb(?:y|ies)(?! road) / tomcats? / kitt(?:y|ies)(?! hawk) / mogg(?:y|ies)',
    horse:
      '(?<!(?:clothes|rocking|vaulting|pommel|sea|toy|hobby|saw|wooden) )horses?(?! (?:power|radish|chestnuts?|box(?:es)?)(?!\\p{L})) / race ?horses? / cart ?horses? / thoroughbreds? / (?:bay|grey|gray|chestnut|brood|pregnant) mares? / shetland pon(?:y|ies) / ponies / pony / stallions? / foals?',
    bird: 'birds?(?! (?:baths?|seeds?|cages?|tables?|watch\\p{L}*|song|of prey sanctuary|flu)(?!\\p{L})) / seagulls? / eagles? / hawks? / falcons? / hummingbirds? / gulls? / crows? / ravens? / sparrows? / starlings? / finch(?:es)? / pelicans? / songbirds? / blackbirds? / magpies? / pigeons? / herons? / storks? / egrets? / robins?(?! hood) / budg(?:ie|erigar)s? / canar(?:y|ies)(?! (?:islands?|wharf|yellow)) / parakeets? / woodpeckers? / kingfishers? / swallows(?= (?:fly|dart|swoop|nest|circle|in flight|on)(?!\\p{L})) / vultures? / buzzards? / kestrels? / thrush(?:es)? / nightingales? / wrens? / blue ?tits? / blue ?jays? / jackdaws? / albatross(?:es)? / flocks? of (?:birds|starlings|gulls)',
    robot: 'robots? / androids',
    guitar: '(?:acoustic |electric |bass )?guitars? / (?:rock|live|jazz) bands?',
    ball: '(?:basket|tennis )?balls?',
    balloon: '(?:hot[- ]air )?balloons?',
    rocket: 'rockets? / spaceships? / spacecraft',
    tree: 'trees? / oaks / birch(?:es)? / willows? / maples? / cypress(?:es)? / elms? / redwoods?',
    flower:
      'flowers? / roses? / tulips? / petals? / blossoms? / bouquets? / daffodils? / orchids? / lilies / daisies / peon(?:y|ies) / popp(?:y|ies) / hydrangeas? / carnations? / wildflowers? / dandelions? / flower ?beds? / (?:rose|tulip|dahlia) beds? / marigolds? / violets / lilacs? / magnolias?(?! walls?) / camellias? / snowdrops? / crocus(?:es)? / irises / petunias? / pansies / chrysanthemums? / gerberas? / freesias? / dahlias? / bluebells? / hyacinths? / azaleas? / begonias? / geraniums?',
    plant:
      'plants? / herbs? / basil / seedlings? / leaf(?! (?:blowers?|through|springs?|litter)(?!\\p{L})) / ferns? / bonsais? / houseplants? / monsteras? / saplings? / (?:rose|hydrangea|lavender|box|berry|blackberry|currant) bush(?:es)? / (?<=(?<!\\p{L})(?:an?|the|green|thick|dense) )bush(?:es)?(?! (?:fires?|pilots?|hats?|telegraph|baby)(?!\\p{L})) / shrubs? / ivy(?! league) / pot plants? / potted plants? / spider plants? / yucca',
    house:
      '(?:little |tiny )?houses? / cabins? / cottages? / barns? / homes(?! (?:interior|decor)) / (?:dream|new|family|country|tiny|detached) home(?! (?:interior|decor|studio|office|screen)) / roofs? / chalets? / bungalows? / villas? / mansions? / farmhouses? / townhouses?',
    shop: 'shops?(?: front)? / stores?(?: front)? / storefronts? / bakery / boutique / boutiques?',
    tower:
      'skyscrapers? / towers? / skylines? / (?<!(?:team|body|confidence|trust) )buildings?(?! (?:blocks?|sites?|materials?|societ(?:y|ies)|works?|trade|permits?|inspectors?|plots?|firms?|an?|the|up)(?!\\p{L})) / office (?:blocks?|towers?) / tower blocks? / high-?rises? / blocks? of flats',
    tent: 'tents? / camping / marquees? / yurts? / gazebos? / tipis? / teepees?',
    fire: '(?:camp|bon)?fires? / fireplaces? / flames? / grill',
    shirt:
      'shirts? / t-shirts? / hoodies? / (?:baby )?clothes(?! (?:pegs?|horses?|lines?|racks?|rails?|hangers?|shops?|stores?|airers?|dryers?)(?!\\p{L})) / sweaters? / dresses / Pullover / blouses? / cardigans? / tunics? / jerseys? / tank tops? / sweatshirts? / (?<!(?:show|high|long|ski|base|bungee|triple) )jumpers?(?! (?:cables?|leads?|wires?)) / pullovers? / polo ?shirts? / turtle ?necks? / roll ?necks? / crop tops? / sweater vests?',
    lighthouse: 'lighthouses?',
    dolphin: 'dolphins?',
    whale: 'whales? / orcas? / killer whales?',
    shark: 'sharks?',
    ray: '(?:manta|sting|eagle)[ -]?rays?',
    fish: '(?:gold)?fish(?:es)? / sharks? / whales? / dolphins? / salmon(?= (?:leaps?|swims?|jumps?)) / sardines? / carps? / herrings? / mackerels? / catfish / swordfish / halibuts? / anchov(?:y|ies) / (?<!slippery )eels? / koi(?: carps?)? / clown ?fish(?:es)? / angel ?fish / guppies / piranhas?',
    vase: "vases? / (?:pottery|potter[’']s) wheel / urns?",
    frame:
      '(?:framed )?(?:posters?|paintings?|artworks?) / picture frames? / framed (?:photo|picture|print)s? / canvas(?=[,.]|$| (?:on|hangs?|leans?|with|in|by|and|as)(?!\\p{L}))',
    umbrella: '(?:umbrella|parasol)s?',
    key: '(?:car|house|door|front door) keys? / keys(?= (?:in|on|jingle|rattle|clink|land|drop|hang|swing)(?!\\p{L})|,|\\.|$) / (?<=(?<!\\p{L})(?:her|his|their|my|your|of|jingling) )keys(?! of) / key ?rings? / (?<=(?<!\\p{L})the )keys(?= to (?:the|their|her|his|an?|our|my) (?:\\p{L}+ ){0,2}(?:house|home|flat|apartment|car|van|office|shop|place)(?!\\p{L}))',
    basket: 'baskets?(?!ball) / sieves? / groceries / grocery bags?',
    drop: '(?<=(?<!\\p{L})(?:an?|one|single|water|each|every|last) )drops? / drops of / droplets?',
    apple: 'apples?',
    lemon: 'lemons? / limes / citrons?',
    orange:
      '(?<=(?<!\\p{L})(?:an|one|each|the|her|his|fresh|juicy|whole|half|ripe|peeled|of) )orange(?= ?(?:peel|slice|wedge|half|tree|falls|rolls|drops|on|in|and|is|with)(?!\\p{L})|[,.;]|$) / oranges(?! \\p{Lu})',
    tomato: 'tomato(?:es)?',
    vegetables:
      'vegetables? / veggies / carrots? / broccoli / peppers / cucumbers? / legumes / cauliflowers? / asparagus / zucchinis? / courgettes? / celery / artichokes? / leeks? / radish(?:es)? / turnips? / pumpkins? / beetroots? / butternut squash(?:es)? / brussels? sprouts? / parsnips? / green beans / fennel / pak choi / bok choy / okra / rhubarb / swedes(?= ) / bunch(?:es)? of carrots / veg(?= |,|\\.|$)',
    onion: 'onions? / garlic',
    egg: 'eggs?',
    cheese: 'cheeses? / cheddar / mozzarella / brie / parmesan / feta / gouda / camembert / burrata',
    meat: 'steaks? / roasts? / beef / ham / bacon / roast (?:chicken|turkey) / (?:grilled|cooked) chicken / (?:pork|meat) / ribs / brisket / Schnitzel / asado / churrasco / prosciutto / salami / chorizo / lamb chops? / meat ?balls? / minced? (?:meat|beef|lamb|pork) / pork chops? / gammon / lamb shanks? / pastrami / pepperoni / meatloa(?:f|ves) / pulled pork / pork belly / chicken breasts? / roast dinners? / (?:thanksgiving|christmas) turkeys?',
    noodles: 'noodles? / ramen / udon / soba',
    pizza: 'pizzas?',
    fries: '(?:french )?fries / chips / frites / (?:potato |sweet potato )wedges / hash browns? / tater tots / poutine',
    sushi: 'sushi',
    sandwich:
      'sandwich(?:es)? / toast / panin[oi] / toasties? / BLTs? / grilled cheese(?:s| sandwich(?:es)?)? / baguette sandwich(?:es)?',
    taco: 'tacos? / burritos? / quesadillas? / enchiladas? / fajitas? / tortilla wraps?',
    cookie: 'cookies? / biscuits? / biscott[oi]',
    croissant: 'croissants?',
    chocolate: 'chocolates? / fudge / pralines?',
    can: 'cans / (?<=(?<!\\p{L})(?:an?|the|one|each|every|his|her|this|open|cold|soda|beer|tin|paint) (?:[\\p{L}-]+ ){0,2})can(?= \\p{L}+s(?!\\p{L})| (?:on|in|of|with|at|and|from|opened)(?!\\p{L})|[,.;]|$) / (?<!(?:muffin|cake|baking|roasting|loaf|pie|tart) )tins?(?! (?:foil|openers?|whistles?|roofs?|soldiers?|man)(?!\\p{L}))',
    pouch:
      'pouch(?:es)? / sachets? / packets? / (?:bag|sack)s? of (?:\\p{L}+ )?(?:coffee|flour|kibble|rice|chips|beans|crisps|food) / (?:potato )?crisps(?! (?:up|in|under|on)(?!\\p{L})) / pet food / (?:dog|cat) (?:food|treats?|biscuits?)',
    kettle: 'kettles?',
    moka: 'moka(?: pot)?',
    pint: 'beers? / pints? / lagers? / IPAs? / (?:pale|brown|craft|real|golden) ales? / ciders?(?! (?:vinegar|press|farms?|orchards?)) / stouts(?= )',
    wineglass: 'glass(?:es)? of wine / wine ?glass(?:es)? / champagne / prosecco',
    candle: 'candles? / tealights?',
    match: 'match(?:es|stick)?(?= (?:is |being )?(?:struck|strikes|lit|flares|burn\\p{L}*|ignites)) / matchsticks?',
    knife: 'knife / knives / (?:knife|steel) blades?',
    hammer: 'hammers? / tools? / mallets? / chisels?',
    wrench:
      'wrench(?:es)? / spanners? / screws? / (?<=(?<!\\p{L})(?:an?|the|of|steel|nuts and|rusty|loose|last|tight\\p{L}*) )bolts? / nuts and bolts / pliers / crowbars?',
    drill: '(?:power |cordless )?drills?(?! sergeant) / screwdrivers?',
    paintbrush:
      'paint ?brush(?:es)? / (?<=(?<!\\p{L})(?:an?|the|fine|his|her) )brush(?= (?:drags|paints|strokes|sweeps|touches|glides|loaded|dips|moves|lays|of)(?!\\p{L})|[,.]|$) / paint rollers?',
    toothbrush: '(?:electric )?toothbrush(?:es)?',
    glasses: '(?:sun|reading |safety )?glasses(?! of) / sunnies / goggles / spectacles',
    hat: 'hats? / beanies? / caps?(?= on|,|\\.|$) / sombreros? / berets? / fedoras? / trilb(?:y|ies) / flat caps? / baseball caps? / bobble hats? / stetsons? / top hats? / sun ?hats?',
    helmet: 'helmets?',
    sock: 'socks? / stockings / tights',
    sandal: 'sandals? / flip-?flops?',
    coat: 'coats? / jackets? / raincoats? / parkas? / blazers? / anoraks? / wind ?breakers? / cagoules? / trench ?coats? / puffer jackets? / gilets? / overcoats?',
    paper:
      'bills(?! of) / (?<=(?<!\\p{L})(?:a|love|her|his|handwritten|sealed|old) )letters?(?! (?:by|[a-z])(?!\\p{L})) / envelopes? / invoices? / receipts? / documents? / paperwork / papers? / contracts? / (?:order|tax|paper|application|consent) forms? / timecards? / (?:news)?papers? / post-?its? / postcards? / leaflets? / flyers? / brochures? / blueprints? / (?<=(?<!\\p{L})pays? the |asks for the |restaurant )bill(?= |[,.]|$) / cheques?(?! books?)',
    card: '(?:credit|debit|bank|gift|business|loyalty|membership) cards?',
    coins: 'coins? / cash / money / piggy ?bank',
    clock: '(?:alarm )?clocks?',
    tablet: 'tablets?(?= |,|\\.|$) / iPads? / e-?readers? / kindles?',
    mic: 'mics?(?= |,|\\.|$) / microphones?',
    speaker: '(?:bluetooth|smart|loud)? ?speakers?(?= (?:on|plays|sits|glows)|,|\\.|$)',
    ladder: 'ladders? / step[- ]?ladders?',
    bus: 'bus(?:es)? / double[- ]deckers? / coaches(?= ) / mini ?bus(?:es)? / school bus(?:es)? / shuttle bus(?:es)? / (?<!stage )(?:tour|tourist|travel) coach(?:es)?',
    tractor: 'tractors? / combines?(?= (?:cross|harvest|driv|mov)\\p{L}*) / harvesters?',
    cargobike: 'cargo ?bikes? / cargo',
    stroller:
      'strollers? / prams? / pushchairs? / (?<!(?:dune|beach|golf|moon) )bugg(?:y|ies)(?! (?:software|code|app)) / baby carriages? / push ?chairs?',
    teddy:
      'teddy(?: bears?)? / (?:plush|stuffed|soft) (?:toys?|animals?|bears?) / toys? / dolls? / puppets? / rag dolls? / toy (?:cars?|bears?|box(?:es)?) / wooden (?:blocks|bricks|toys?) / building blocks / soft toys? / cuddly toys? / doll[’]?s? ?houses? / lego(?: bricks?| sets?)?',
    cabinet:
      'cabinets? / cupboards? / wardrobes? / bookshel(?:f|ves) / pantry / armoires? / dressers? / sideboards? / closets? / bookcases?',
    table: '(?:picnic |dining |wooden |kitchen |coffee )?tables? / workbench(?:es)? / countertops?',
    scale: '(?:kitchen|bathroom|digital|weighing) scales?',
    spray:
      'spray bottles? / (?:bathroom|kitchen|glass|oven|all-?purpose|multi-?purpose|multi-?surface|toilet|surface|household|limescale|floor|shower|stain|eco|citrus) cleaners?(?= |,|\\.|$)(?! (?:smiles|wipes|mops|arrives|empties|sweeps|works|waves|scrubs|vacuums)(?!\\p{L})) / cleaner(?= (?:sprays?|bottles?|foams?|dissolves|cuts)(?!\\p{L})) / (?:spray|bottle|bottles) of (?:\\p{L}+ )?cleaner / cleaning (?:sprays?|products?|fluids?) / detergents? / disinfectants? / air fresheners?',
    lipstick: 'lipsticks? / lip balms? / mascara / make-?up',
    pills: 'pills? / (?:vitamin|pain) ?(?:tablets?|pills?|killers?) / capsules? / vitamins / medicines?',
    padlock: 'padlocks? / (?<=(?<!\\p{L})(?:a|the|door|smart|bike) )locks?(?= |,|\\.|$)(?! (?:the|in|up|on to))',
    swing:
      '(?:playground|garden|rope|porch) swings? / (?<=(?<!\\p{L})(?:a|the|empty) )swing(?= (?:set|hang\\p{L}*|sways)) / (?<=on (?:an?|the|her|his|their) )swings?(?= |[,.]|$)(?! (?:states?|bridge)(?!\\p{L}))',
    skateboard: 'skateboards? / longboards? / skates?(?= |,|\\.)(?! (?:over|down|past|along|across|park))',
    fox: 'fox(?:es)?',
    cow: 'cows? / cattle / calf / calves(?! muscle) / heifers? / bulls?',
    hen: 'hens? / chickens?(?! (?:wings?|breast|soup|salad|nuggets?|curry|sandwich)) / roosters?',
    bee: 'bees? / bumblebees? / wasps?(?! waist) / hornets?',
    fishdish:
      '(?:fried|grilled|baked|smoked|roasted|fresh|raw|steamed) (?:\\p{L}+ )?fish / fish (?:and|&|n) chips / fish (?:dish|fillets?|sticks|fingers) / salmon / haddock / cod(?!e) / trout / tuna / fillets? / sashimi / shrimps? / prawns? / seafood',
    bulb: '(?:light )?bulbs?(?! plants?) / light ?bulbs?',
    bridge: 'bridges?(?! (?:the|loans?|of (?:the|his|her) nose))',
    waterfall: 'waterfalls?',
    statue: 'statues? / sculptures?',
    windTurbine: 'wind ?turbines? / windmills?',
    solarPanel: 'solar (?:panel|module|cell|array)s?',
    bench: 'bench(?:es)?(?! (?:press|mark))',
    sign: '(?:road|street|wooden|shop|painted|chalkboard|For Sale|stop) signs? / signposts? / (?<=(?<!\\p{L})(?:an?|the|this|that|hand-painted|tin|metal|lit) )(?<!neon )sign(?! (?:up|in|of|here|off|language|a|the|an|on|for|reading)(?!\\p{L}))',
    rock: 'boulders? / rock (?:face|wall|pool)s? / (?<=(?<!\\p{L})(?:an?|the|wet|gr[ae]y|bare|warm|over|flat|big|huge) )rocks?(?! (?:bands?|music|stars?|concert|and|guitar|songs?|salt|back|climb\\p{L}*|gently|to|in|bottom)(?!\\p{L}))',
    hammock: 'hammocks?',
    lockers: 'lockers?(?! room)',
    curtain: 'curtains?(?! call) / drapes / blinds',
    vacuum: 'vacuums?(?: cleaners?)?(?! (?:flask|seal|pack|bottle|tube)) / vacuuming / hoovers?',
    robotVacuum: 'robot(?:ic)? (?:vacuums?(?: cleaners?)?|hoovers?)',
    iron: 'steam irons? / (?<=(?<!\\p{L})(?:an|the|hot|her|his) )iron(?= (?:hisses|glides|steams|on the|over))',
    fan: '(?:ceiling|desk|electric|table|floor|standing|pedestal) fans? / fan(?= (?:turns|spins|whirs|whirrs|hums|blows))',
    mower: '(?:lawn ?|robot )?mowers?',
    excavator: 'excavators? / (?<!gold )diggers? / bulldozers?',
    typewriter: 'typewriters?',
    dumbbell: 'dumb-?bells? / barbells?',
    kettlebell: 'kettle-?bells?',
    yogaMat: '(?:yoga|exercise|gym) mats?',
    slippers: 'slippers?',
    eye: '(?<=(?<!\\p{L})(?:an?|human|macro) (?:[\\p{L}-]+ ){0,2})eye(?![- ](?:contact|cream|level|line|catching|on|for)) / eyeballs? / pupil (?:dilates?|contracts?)',
    earrings: 'earrings?',
    blanket: 'blankets? / quilts? / duvets?',
    monkey:
      'chimp(?:anzee)?s? / baboons? / macaques? / gibbons? / lemurs? / monkeys? / (?<=(?<!\\p{L})(?:an|the|great|two) )apes?(?! (?:the|her|his))',
    gorilla: 'gorillas?(?! (?:glass|glue|tape|grip))',
    orangutan: 'Orang-Utan(?:e?n|e|s)? / orangutans?',
    wolf: 'coyotes? / jackals? / wol(?:f|ves)(?! (?:down|whistle))',
    raccoon: 'opossums? / possums? / rac+oons?',
    lion: "lions?(?![’']s share) / lioness(?:es)?",
    tiger: 'tigers?(?! (?:prawns?|shrimps?|lil(?:y|ies)|stripes?|balm))',
    leopard:
      'leopards?(?![ -](?:prints?|patterns?|skin|dress|coat|heels|bag|scarf|skirt|blouse|spots?)) / cheetahs? / ocelots?',
    moose: 'moose',
    donkey: 'donkeys?',
    unicorn: 'unicorns?',
    zebra: 'zebras?(?! (?:crossings?|stripes?|print|blinds?))',
    deer: 'reindeer / stags? / caribou / antelopes? / gazelles? / elks? / deer / fawns?(?! (?:over|colou?red|coat))',
    bison:
      'buffalo(?:e?s)?(?! (?:wings?|mozzarella|sauce|bills|chicken|plaid|check|milk)) / yaks? / ox(?:en)? / bisons?',
    pig: 'hogs? / piglets? / (?<!guinea )pigs?(?! iron)',
    boar: 'boars?(?![ -](?:bristles?|ragu))',
    ram: '(?<=(?<!\\p{L})(?:two|three|horned|mountain|bighorn) )rams',
    ewe: "lambs? / sheep(?![ -](?:dogs?|skin|milk|wool|cheese)|[’']s) / lambs / (?<=(?<!\\p{L})(?:little|baby|newborn) )lamb / ewes?",
    goat: "goats?(?![ -](?:cheese|milk|skin|curry|hair|meat|leather)|[’']s)",
    camel:
      'camels / (?<=(?<!\\p{L})(?:a|the) )camel(?= (?:walks?|kneels?|stands?|train|caravan|crosses|looks?|chews?)|,|\\.|$)',
    llama: 'llamas?(?! ?\\d) / alpacas?(?! (?:wool|jumper|sweater|scarf|blanket|yarn|socks))',
    giraffe: 'giraffes?',
    elephant: 'elephants?(?! in the room)',
    rhinoceros: 'rhino(?:ceros)?s?',
    hippopotamus: 'hippo(?:potamus(?:es)?|s)?',
    mouse: 'mice / (?<=(?<!\\p{L})(?:a|the|little|field|grey|gray) )mouse(?! ?(?:pad|click|cursor|button))',
    rat: 'rats?(?! race)',
    hamster: 'guinea pigs? / gerbils? / ferrets? / hamsters?(?! wheel)',
    rabbit:
      'rabbits?(?! (?:holes?|fur|stew)) / (?<!dust )bunn(?:y|ies)(?! (?:slopes?|hills?|ears|slippers|hops?)) / hares?',
    chipmunk: 'chipmunks? / squirrels? / red squirrels?',
    beaver: 'beavers?',
    hedgehog: 'hedgehogs?',
    bear: 'grizzly / grizzlies / (?<=(?<!\\p{L})(?:an?|the|brown|black|grizzly|two|three) )bears?(?! (?:in mind|the|a|no|hugs?|markets?|claws?)(?!\\p{L}))',
    'polar-bear': 'polar bears?',
    koala: 'koalas?',
    panda: 'pandas?',
    sloth: 'sloths / (?<=(?<!\\p{L})(?:a|the|baby) )sloth',
    otter: 'otters?',
    skunk: 'skunks?',
    kangaroo: 'kangaroos?',
    badger: 'badgers?(?! (?:him|her|the|me|them|us))',
    turkey: 'wild turkeys / live turkeys?',
    rooster: 'roosters? / cockerels?',
    'baby-chick': 'chicks?(?![- ](?:fil|flicks?|lit|peas?))',
    penguin: 'puffins? / penguins?',
    duck: 'mallards? / (?<!(?<!\\p{L})(?:roast|peking|crispy|lame|sitting|he|she|they|who|and|rubber) )ducks?(?! (?:under|into|out|down|behind|below|beneath|back|away|through|past|his|her|their|as|to|breasts?|confit|legs?|fat|tape|pancakes?)(?!\\p{L})) / ducklings? / rubber duck(?:ie)?s? / ducks(?= (?:swim|waddle|quack|paddle|on|at|in) )',
    swan: 'cygnets? / swans?(?! (?:dives?|songs?|neck|lake))',
    flamingo: 'flamingos?',
    peacock: 'peacocks?',
    goose:
      '(?<!(?:canada|grey|gray) )goose(?![ -](?:down|bumps?|pimples|fat|chase|feathers?|flesh|eggs?|neck)) / geese',
    frog: 'toads? / frogs?',
    crocodile:
      'crocodiles?(?![ -](?:leather|skin|clips?|tears|embossed|bag|belt)) / alligators?(?![ -](?:leather|skin|clips?|embossed|bag|belt|strap))',
    turtle: 'turtles?(?![ -](?:necks?|shells?|wax)) / tortoises?(?![ -](?:shell|frames?|acetate|glasses))',
    lizard: 'iguanas? / chameleons? / lizards? / geckos? / newts? / salamanders? / bearded dragons?',
    snake:
      'serpents? / pythons? / cobras? / rattlesnakes? / boa constrictors? / (?<!drain )snakes?(?![ -](?:through|across|around|along|up|down|over|into|between|out|past|under|toward|from|its|their|away|oil|plants?|skin|print|cable|camera)(?!\\p{L}))',
    sauropod: 'dinosaurs? / sauropods?',
    't-rex': 't[- ]?rex / tyrannosaur\\p{L}*',
    dragon: 'dragons?(?![ -](?:fruits?|boats?|fly))',
    spider: 'tarantulas? / spiders?(?![ -](?:plants?|man|veins?|webs?|cracks?|monkeys?|crabs?))',
    scorpion: 'scorpions?',
    snail: "escargots? / snails?(?! (?:mail|mucin|trail|slime|cream|serum)|[’']s pace)",
    crab: 'crabs?(?![ -](?:cakes?|apples?|walks?|sticks?|meat|grass))',
    lobster: 'lobsters?(?! (?:rolls?|bisque|mac|clasp))',
    castle:
      "châteaus?(?! (?:de (?:sable|cartes)|d[’']eau|gonflable)) / palaces? / fortress(?:es)? / (?<!(?:sand|bouncy|white|inflatable) )castles?",
    church: 'cathedrals? / chapels? / abbeys? / church(?:es)?',
    mosque: 'mosques?',
    'hindu-temple': 'hindu temples?',
    hospital: 'hospitals?(?! (?:beds?|gowns?|rooms?|corridors?|wards?|bills?|hallways?|staff|waiting|bracelet))',
    school: 'school ?(?:building|house)s?',
    factory:
      'factor(?:y|ies)(?![ -](?:resets?|settings?|floors?|workers?|fresh|lines?|sealed|defaults?|made|installed|prices?|direct|outlets?|warranty))',
    hotel:
      'hotels?(?! (?:rooms?|lobby|beds?|bar|corridors?|suites?|hallways?|bathrooms?|pools?|robes?|keys?|towels?|breakfast|booking|deals?|chains?|staff|reception|balcony|desk|windows?|terrace))',
    stadium: 'stadiums? / arenas?',
    hut: 'cabanas? / (?<!pizza )huts? / (?<!shake )shacks?',
    fountain: '(?<!(?:chocolate|soda|drinking|water) )fountains?(?! (?:pens?|drinks?|sodas?))',
    'ferris-wheel': 'ferris wheels?',
    'roller-coaster': '(?<!emotional )roller coasters?',
    'playground-slide':
      'playground slides? / (?<=(?<!\\p{L})(?:red|blue|yellow) )slide(?= in| at|,|\\.|$) / (?<=(?:down|up|from) (?:an?|the|a big|a long|a yellow|a red) )slide(?= |[,.]|$)(?! (?:deck|show|rule)(?!\\p{L})) / water ?slides?',
    'carousel-horse': 'carousel horses? / merry-go-rounds?',
    locomotive: 'locomotives? / steam (?:train|engine)s?',
    ambulance: 'ambulances?',
    'fire-engine': 'fire (?:engine|truck)s?',
    'police-car': 'police cars?',
    'manual-wheelchair': 'wheelchairs?(?! (?:ramps?|access\\p{L}*|lifts?|basketball|rugby|tennis))',
    'roller-skate': 'roller ?skates? / roller ?blad(?:es?|ing) / in-?line skates? / roller ?skat(?:es|ing)',
    'vertical-traffic-light': 'traffic lights?',
    'fuel-pump': '(?:gas|petrol|fuel) pumps? / (?:gas|petrol) station',
    cactus: 'succulents? / cact(?:us|i)',
    sunflower: 'sunflowers?(?! (?:oil|seeds?|spread|butter))',
    mushroom: '(?:red|spotted|magic) mushrooms?',
    snowman: 'snowm[ae]n',
    'christmas-tree': 'christmas trees?',
    'jack-o-lantern': 'jack-o-lanterns? / (?:carved|halloween) pumpkins?',
    toilet: 'toilets?(?! (?:paper|rolls?|brush(?:es)?|seats?|bags?|cleaner|tissue|training|breaks?))',
    bathtub:
      'bath ?tubs? / (?<=(?<!\\p{L})(?:the|a|full|warm) )bath(?! (?:mats?|towels?|bombs?|salts?|robes?|oils?|soak|toys?|time|products?|of)(?!\\p{L}))',
    mirror:
      '(?<!(?:view|wing|side|rear|car) )mirrors?(?![ -](?:finish|shine|polish\\p{L}*|like|smooth|calm|still|flat|glaze|surface|the|her|his|its|an?|each|image|selfie|balls?|sunglasses|lens(?:es)?)(?!\\p{L}))',
    'shopping-cart':
      'shopping (?:cart|trolley)s? / supermarket (?:carts?|trolleys?) / (?:full|empty|loaded|overflowing) (?:carts?|trolleys?) / (?<=push(?:es|ing)? (?:an?|the|her|his|their) )(?:trolley|cart)(?! of (?:books|luggage|dishes))(?= (?:down|through|along|past|around|full|in|across|to)(?!\\p{L}))',
    broom:
      'brooms? / (?<=(?<!\\p{L})(?:an?|the|his|her|with|wet|dirty) )mop(?! (?:of|up|top)(?!\\p{L})) / mops(?= (?:and|in|on|lean)(?!\\p{L}))',
    bucket: 'buckets?(?! (?:lists?|hats?|seats?|bags?))',
    wastebasket:
      'waste ?baskets? / trash cans? / (?:rubbish|trash|waste) bins? / (?:pedal|kitchen|litter|swing|bathroom|household) bins? / dust ?bins? / garbage (?:cans?|bins?) / (?<=(?<!\\p{L})(?:in|into|the|overflowing|full) (?:the )?)bin(?= |[,.]|$)(?! (?:bags?|liners?|m[ae]n|lorr(?:y|ies)|day|store)(?!\\p{L})) / paper bins?',
    toolbox: 'tool ?box(?:es)?',
    drum: 'drum ?(?:kits?|sets?) / (?:snare|hand|toy|marching|wooden) drums? / bongos? / congas? / djembes?',
    'file-cabinet': 'filing cabinets?',
    'fire-extinguisher': 'fire extinguishers?',
    wheel:
      'tyres? / (?<=(?<!\\p{L})(?:cars?|bikes?|bicycle|truck|tractor|rear|front|back|flat|spare|winter|muddy|old|new|worn|an?|the|its) )tires?(?! (?:of|easily|out|him|her)(?!\\p{L}))',
    'barber-pole': 'barber poles?',
    telescope: 'telescopes?',
    'soccer-ball': 'soccer balls? / footballs?(?! (?:pitch|field|club|match|team|boots?|fans?|shirt))',
    'american-football': 'american footballs?',
    'boxing-glove': 'boxing gloves? / (?:punch(?:ing)?|heavy|speed) ?bags?',
    skis: 'skis',
    sled: 'luges? / sleighs? / sleds? / sledges? / toboggans?',
    lotus: 'lotus(?! (?:positions?|pose|elise|emira|evora|biscoff|root|seat))',
    grapes: 'grapes?(?! (?:juice|flavou?r\\p{L}*|seeds?|soda|harvest))',
    melon: 'melons?',
    watermelon: 'watermelons?',
    tangerine:
      'grapefruits? / mandarins? / tangerines / (?<=(?<!\\p{L})(?:a|the|fresh|peeled|ripe) )tangerine(?= |,|\\.|$)(?! (?:dress|sky|sunset|light|glow|shirt|sofa|walls?|background|hues?|tones?|lipstick)) / mandarins / mandarin oranges? / clementines / (?<=(?<!\\p{L})(?:a|the) )clementine / satsumas?',
    lime: 'limes / (?<=(?<!\\p{L})(?:a|fresh|of|the|squeezed) )lime(?![ -](?:green|scale|plaster|wash|light|wood|scooters?|bikes?|stone))',
    pineapple: 'pineapples?',
    pear: 'pears?(?![ -](?:cut|shaped|trees?|cider))',
    cherries:
      'plums? / (?<!coffee )cherr(?:y|ies)(?![ -](?:blossoms?|wood|red|trees?|tomato\\p{L}*|pick\\p{L}*|on top|flavou?r\\p{L}*|coke|cola|lips|pie|jam))',
    blueberries: 'blueberr(?:y|ies)',
    'kiwi-fruit': 'kiwis?(?! (?:birds?|chicks?|accent))',
    olive:
      'olives(?! oil) / (?<=(?<!\\p{L})(?:an|one|single|green|black) )olive(?![ -](?:oil|green|trees?|groves?|branch(?:es)?|skin|wood|leaf|leaves|jacket|coat|dress|drab|harvest|press|mill|tones?))',
    coconut:
      'coconuts / (?<=(?<!\\p{L})(?:a|the|fresh|open|cracked|green|young) )coconut(?! (?:oil|milk|water|flakes?|cream|sugar|trees?|palms?|shampoo|scent))',
    eggplant: 'eggplants? / aubergines?(?! (?:dress|suit|velvet|walls?|sofa|coat|tones?|paint))',
    potato:
      '(?<!(?:couch|sweet|mashed) )potato(?:es)?(?! (?:chips?|crisps?|salad|wedges|starch|peelers?|mash|prints?)) / sweet potato(?:es)?(?! (?:fries|wedges)) / (?:jacket|baked|roast|new) potato(?:es)?',
    'ear-of-corn':
      'corn(?: ?cobs?)?(?! (?:flakes?|starch|syrup|fields?|dogs?|chips?|tortillas?|bread|oil|maze|meal|chowder|flour|rows?)) / ears? of corn / sweetcorn',
    'hot-pepper':
      'chill?i peppers? / (?:red|green|fresh) chill?i(?:es)?(?! (?:flakes|oil|sauce|powder|crisp)) / hot peppers? / jalapeños?',
    'bell-pepper': '(?:bell|red|green|yellow|sweet) peppers?(?! (?:flakes|spray|sauce))',
    'leafy-green': 'spinach / chard / arugula / lettuces? / cabbages? / kale',
    peanuts:
      'almonds? / walnuts? / cashews? / pistachios? / hazelnuts? / pecans? / peanuts?(?![ -](?:butter|oil|sauce|allerg\\p{L}*|brittle)) / mixed nuts / trail mix / macadamias? / brazil nuts?',
    beans: 'haricots(?! verts) / (?:baked|kidney|black|pinto|butter|cannellini|broad|white) beans',
    chestnut: 'chestnuts / (?<=(?<!\\p{L})(?:roasted|roast) )chestnut',
    'ginger-root': 'ginger roots? / (?:fresh|grated|sliced) ginger(?! (?:ale|beer|tea))',
    'pea-pod': '(?<!(?:chick|eyed|two|sweet)[ -])peas / pea pods?',
    pretzel: 'pretzels?',
    bagel: 'bagels?',
    pancakes: 'pancakes? / cr[eê]pes?(?! (?:bandages?|paper|soles?|dress)) / hotcakes / drop scones?',
    waffle:
      'waffles?(?![ -](?:knit|weave|makers?|irons?|cones?|towels?|robes?|fabric|texture|soles?|pattern|blankets?))',
    'poultry-leg':
      '(?:chicken|turkey) drumsticks? / chicken (?:legs?|wings?|thighs?) / fried chicken / (?:buffalo|hot|bbq|barbecue) wings / chicken (?:nuggets?|tenders?|goujons?)',
    'hot-dog': 'sausages? / bratwursts? / hot ?dogs?',
    cooking:
      '(?:fried|frying|scrambled) eggs? / omelett?es? / omelets? / frittatas? / shakshukas? / eggs (?:fry|sizzle|frying|sizzling)(?!\\p{L})',
    popcorn: 'popcorns?',
    butter:
      '(?<!(?:peanut|body|cocoa|shea|almond|nut|cashew|apple|cookie|lip) )butter(?![ -](?:soft|smooth|yellow|knife|knives|chicken|lettuce|beans?|cream|cookies?))',
    salt: 'salt shakers? / (?<=of )salt / (?:salt and )?pepper (?:mills?|grinders?|pots?) / salt and pepper / salt (?:cellars?|mills?|grinders?)',
    'canned-food':
      'tin cans? / tinned food / (?:baked )?bean cans? / cans? of (?:soup|beans|tuna|tomatoes) / tins? of (?:soup|beans|tuna|tomatoes|food) / canned food',
    'cooked-rice':
      '(?<!(?:wild|grain of|grains of|bag of|sack of|sacks of) )rice(?! (?:fields?|padd(?:y|ies)|terraces?|cookers?|paper|vinegar|noodles?|cakes?|pudding|wine|milk|water|farm\\p{L}*|grains?|husks?|krispies|bran|harvest|plants?|straw)) / bowls? of rice(?! (?:noodles?|pudding))',
    'curry-rice': 'curr(?:y|ies)(?! (?:powder|paste|leaf|leaves|favou?r|sauce))',
    dumpling: 'dumplings?',
    pie: '(?:lemon|apple|fruit|pear|chocolate|custard) tarts? / tarts / quiches? / (?:apple |cherry |pumpkin )?pies?(?! (?:charts?|crust|hole|dish|tin))',
    candy:
      'bonbons? / (?<!(?:cotton|eye) )cand(?:y|ies)(?![ -](?:canes?|colou?red|apples?|store|shop|corn|crush|pink|floss)) / sweets / gummy bears? / jelly (?:beans?|bab(?:y|ies)) / liquorice / toffees? / marshmallows?',
    lollipop: 'lollipops?',
    custard: 'flans? / custard puddings? / flan / panna cottas? / cr[eè]me (?:br[uû]l[eé]es?|caramels?)',
    shortcake: 'slices? of cake',
    sake: 'sakés? / (?:bottles?|cups?|glass(?:es)?) of sake / (?:warm|hot|cold|japanese) sake / sake (?:bottles?|cups?|sets?)',
    'bubble-tea': 'bubble tea / boba',
    'beer-mug': 'beer mugs?',
    chopsticks: 'chopstickss?',
    spoon: 'ladles? / spatulas? / (?<!table)(?<!tea)spoons?',
    'fork-and-knife':
      '(?<!(?:suspension|tuning|bike|garden|pitch|front|carbon|rear) )forks?(?! (?:in the (?:road|trail|path)|lifts?|seals?|travel|off)(?!\\p{L})) / cutlery',
    teapot: 'teapots?',
    'teacup-without-handle': '(?:cups? of )?(?:matcha(?! lattes?)|green tea|sencha) / tea bowls?',
    amphora: 'amphoras?',
    'baby-bottle': 'baby bottles?',
    jellyfish: 'jellyfishs?',
    octopus: 'squids? / cuttlefish / octopus(?:es)?(?! (?:energy|card))',
    shrimp: 'shrimps? / prawns?',
    oyster:
      'clams? / mussels? / scallops? / (?<!your )oysters?(?! (?:cards?|mushrooms?|sauce|perpetual|bracelet|pail))',
    'spiral-shell': 'sea ?shells? / conch shells?',
    feather: 'feathers?(?![ -](?:light|weight|dusters?|boas?|touch|down|beds?|pillows?|bangs|cuts?|the|edges?))',
    butterfly:
      'butterfl(?:y|ies)(?! (?:in (?:my|her|his|your|the) (?:stomach|tummy|belly)|strokes?|chairs?|valves?|knife|knives|clips?|effect|kick|bandage)) / moths?',
    ant: 'termites? / ants?',
    beetle: 'cockroach(?:es)? / (?<!(?:vw|volkswagen) )beetles?',
    'lady-beetle': 'lady(?:bugs?|birds?)',
    'maple-leaf': 'maple lea(?:f|ves)',
    'hourglass-done': 'hourglass(?:es)?(?![ -](?:figure|shape\\p{L}*|silhouette|waist|body|curves))',
    stopwatch: 'stopwatchs?',
    trophy: 'troph(?:y|ies)',
    'sports-medal': '(?:gold |silver )?medals?',
    kite: 'kites?(?![ -](?:surf\\p{L}*|board\\p{L}*))',
    bullseye: "(?<=(?<!\\p{L})(?:plays?|playing|throws?|throwing|of) )darts / dart ?boards? / bull[’']?s[- ]?eye",
    joystick: 'joysticks?',
    'video-game': 'videogames? / game ?(?:controllers?|pads?) / gaming controllers?',
    'game-die': '(?<=(?<!\\p{L})(?:the|two|pair of|of|red|white|rolling|rolls?) )dice(?! (?:the|onions?|into|up))',
    'puzzle-piece':
      '(?:jigsaw|puzzle) pieces? / jigsaw puzzles? / jigsaws?(?! (?:blade|cuts|through)) / puzzles(?! (?:over|her|him|them|me|the))',
    'magic-wand': 'magic wands?',
    'crystal-ball': 'crystal balls?',
    'chess-pawn': 'chess(?: ?(?:piece|board|set)s?)? / pawns?(?! (?:shops?|off|it|her|his))',
    yarn: '(?:balls? of )?yarn / wool (?:ball|yarn)',
    thread: '(?:spools?|reels?) of thread / sewing thread',
    'sewing-needle': 'sewing needles? / needle and thread',
    'artist-palette': "paint(?:er[’']s)? palettes?",
    ribbon: 'ribbons?(?![ -](?:of|cut\\p{L}*|cables?|like|microphones?|pasta)(?!\\p{L}))',
    necktie: 'neckties? / (?<=(?<!\\p{L})(?:his|silk|red|blue) )tie(?= |,|\\.|$)(?! (?:her|his|the|up))',
    jeans:
      'trousers / leggings / chinos / slacks / sweatpants / jeans / (?<=(?<!\\p{L})(?:her|his|cargo|yoga|linen|cotton|corduroy|sweat|dress|baggy|pair of|new|these|those|black|beige) )pants / jogging bottoms / cords(?= and) / joggers(?= (?:and a|in (?:grey|gray|black)))',
    scarf: 'shawls? / scar(?:f|ves)',
    gloves: '(?<!(?:boxing|baseball) )gloves?(?! (?:box|compartment|puppet)) / mittens?',
    kimono: 'kimonos?',
    'one-piece-swimsuit': 'swimsuits?',
    bikini: 'bikinis?(?! (?:wax\\p{L}*|lines?|area|trimmer|zone))',
    shorts: '(?<=(?<!\\p{L})(?:running|his|her|denim|board) )shorts',
    'folding-hand-fan': '(?:hand|folding) fans?',
    purse: 'wallets? / purses?(?! (?:her|his|their|its|lips|strings)(?!\\p{L}))',
    crown: "(?:golden|jewel+ed|royal|paper|king[’']s|queen[’']s) crowns?",
    'gem-stone': 'gem ?stones? / (?<!(?:hidden|little) )gems(?! of) / emeralds / rubies',
    megaphone: 'megaphones?',
    bell: '(?<!(?:door|taco|kettle|bike|bicycle|rings? (?:a|the)|press(?:es)? the) )bells?(?![ -](?:peppers?|jars?|towers?|curves?|bottoms?|bottomed|sleeves?|shaped))',
    radio:
      '(?:old|vintage|retro|transistor|portable|wooden|antique) radios? / (?<=(?<!\\p{L})(?:kitchen|digital|DAB|shortwave|clock|battery) )radios?(?! (?:stations?|spots?|shows?|ads?))',
    violin: 'violas? / fiddles? / violins?(?! (?:cases?|plots?)) / cellos? / double bass(?:es)?',
    saxophone: 'clarinets? / saxophones?',
    trumpet: 'trombones? / tubas? / bugles? / trumpets?(?! (?:that|its|their|her|his))',
    accordion: 'accordions?(?![ -](?:doors?|folds?|menus?|files?|folded|pleats?|walls?))',
    banjo: 'ukuleles? / mandolins? / banjos?',
    maracas: 'maracas',
    flute: 'oboes? / (?:wooden|bamboo) flutes?(?! of) / (?<=play(?:s|ing) (?:a|the) )flute',
    'musical-keyboard':
      'pianos / (?<=(?<!\\p{L})(?:an?|the|at|of|my|her|his|grand|upright|live|soft|old) )piano / synths? / synthesizers? / piano keys',
    telephone: 'landline / rotary phone / desk phone',
    battery: '(?:AAA?|alkaline|household) batter(?:y|ies) / power ?banks? / rechargeable batter(?:y|ies)',
    'electric-plug':
      '(?:power|electric|wall|charging) plugs? / (?:plug|wall|power) (?:sockets?|outlets?) / power strips? / extension (?:leads?|cords?|cables?) / charging cables? / phone chargers? / electrical outlets?',
    printer: "(?:photo)?copiers? / (?<!3-?d )printers?(?![’'])",
    'floppy-disk': 'Diskette(?:e?n|e|s)? / floppy disc / floppy disks?',
    'optical-disk': 'optical dis[ck]s?',
    videocassette: 'videocassettes? / cassette tapes? / VHS tapes?',
    'movie-camera': 'movie cameras?',
    'film-projector': '(?:film|movie) projectors?',
    'clapper-board': 'clapper ?boards?',
    'magnifying-glass-tilted-left': 'magnifying glass(?:es)? / loupe',
    flashlight:
      'flashlights? / (?:electric|pocket|led) torch(?:es)? / (?<=(?<!\\p{L})(?:an?|his|her|their|phone|with|head) )torch(?= |[,.]|$)(?! (?:song|bearer|relay|flames?|burns?|is lit)(?!\\p{L})) / torch ?lights? / torch beams? / head ?torch(?:es)?',
    scroll: '(?:parchment|ancient) scrolls?',
    'dollar-banknote': 'dollar bills? / bank ?notes?',
    'closed-mailbox-with-raised-flag': 'mail ?boxes / mail ?box',
    pencil:
      '(?<!(?:eyebrow|brow|lip|eye|eyeliner) )pencils?(?! (?:skirts?|sketch\\p{L}*|drawings?|lines?|strokes?|thin|in|cases?|tests?|style|art|shading|texture)(?!\\p{L}))',
    'fountain-pen':
      '(?:fountain|ballpoint) pens? / (?<!(?:pig|sheep|play|vape|insulin|injector|light|cattle|dog|hog|eyeliner|marker) )pens?(?= |,|\\.|$)(?! (?:a|the|her|his|name|drive|pal|and ink)(?!\\p{L}))',
    crayon: 'crayons?',
    briefcase: 'briefcases?',
    'file-folder': '(?:file )?folders?',
    calendar: 'calendars?',
    clipboard: 'clipboards?',
    pushpin: 'push ?pins?',
    paperclip: 'paper ?clips?',
    'straight-ruler': '(?:steel|wooden|plastic|metal) rulers?',
    locked: 'pad ?locks?',
    axe: '(?<=(?<!\\p{L})(?:an|the|his|her|heavy|sharp|splitting|rusty) )axe(?! (?:body|deodorant|effect))',
    pick: 'pick ?axes?',
    bomb: '(?<!(?:bath|photo|shower|cherry|chocolate|cocoa) )bombs?',
    boomerang: 'boomerangs?(?! (?:back|effects?|clips?|loops?|videos?))',
    shield: "(?:knight[’']s|round|wooden|bronze|roman|viking|medieval) shields?",
    'carpentry-saw':
      '(?:hand|carpentry|wood) ?saws? / hack ?saws? / tenon saws? / (?<=with (?:an?|his|her|the) )saw(?= |[,.]|$)',
    'nut-and-bolt': 'nuts and bolts / (?:steel|hex|rusty|metal) bolts?',
    gear: '(?<!(?:shift|shifts|change|changes|switch|switches|shifting|changing|of) )gears(?! (?:up|down)) / gear ?wheels? / cogs? / (?<=(?<!\\p{L})(?:brass|tiny|steel|metal|small) )gear',
    clamp: 'clamps?(?! (?:down|shut|on|onto|her|his|the|around|over|it|together|closed)(?!\\p{L}))',
    magnet: 'horseshoe magnets?',
    alembic: 'alembic',
    'petri-dish': 'petri dish(?:es)?',
    dna: 'DNA (?:strands?|helix|double helix|molecules?)',
    microscope: 'microscopes?',
    'satellite-antenna': 'satellite dish(?:es)?',
    syringe: 'syringes?',
    'adhesive-bandage':
      'band-?aids?(?! (?:solutions?|fix(?:es)?)) / sticking plasters? / (?<=(?<!\\p{L})(?:an?|the|blister|cartoon|colou?rful) )plasters?(?= (?:on|over|onto|to) (?:an?|her|his|the|their|its)(?: \\p{L}+)? (?:knee|finger|elbow|arm|heel|cut|wound|thumb|toe|forehead|graze)s?)',
    crutch: 'crutches / (?<=(?<!\\p{L})(?:one|his|her) )crutch',
    stethoscope: 'stethoscopes?',
    plunger: '(?:toilet|rubber) plungers?',
    shower:
      'shower ?heads? / (?<=(?<!\\p{L})(?:the|a|her|his|hot) )shower(?! (?:of|curtains?|gels?|caps?|doors?|caddy|rooms?|screens?|trays?|products?)(?!\\p{L}))',
    razor: 'razors?(?![ -](?:sharp|thin|wire|clams?|edged?|burn|bumps|scooters?))',
    'safety-pin': 'safety pins?',
    soap: 'bars? of soap / (?<!(?:dish|liquid|hand|laundry) )soap(?! (?:operas?|bubbles?|dispensers?|suds|dish|star))',
    sponge: '(?<!(?:makeup|beauty|victoria) )sponges?(?! (?:cakes?|fingers?|bob|layers?|off|bath))',
    'globe-showing-europe-africa': '(?:desk|spinning|school|antique|vintage) globes?',
    'world-map': 'world maps?',
    compass: '(?<!(?:moral|jeep|drawing|inner) )compass(?:es)?',
    'fishing-pole': 'fishing (?:rods?|poles?)',
    'diving-mask': '(?:diving|snorkel)(?:ling)? masks?',
    'ice-skate': 'ice skates / ice[- ]skat(?:es?|ing) / figure skates',
    'ping-pong': '(?:ping[- ]pong|table tennis)(?: paddles?| bats?)?',
    badminton: 'badminton / shuttlecocks?',
    tennis:
      'tennis(?! (?:shoes?|skirts?|bracelets?|elbow|courts?)) / (?:tennis )?(?:rackets?|racquets?) / tennis rackets?',
    bowling: 'bowling(?: (?:pins?|balls?))?',
    baseball:
      'baseballs / (?<=(?<!\\p{L})(?:a|the) )baseball(?! (?:caps?|hats?|bats?|games?|fields?|fans?|gloves?|mitt|teams?|players?|jerseys?|stadium|cards?|diamond))',
    'yo-yo': 'yo-?yos?(?! (?:diet\\p{L}*|effect))',
    'nesting-dolls': 'nesting dolls?',
    ticket: 'tickets?',
    newspaper: 'newspapers?',
    mate: 'mate gourd',
    'tropical-drink': 'tropical drinks? / piña coladas?',
    'bento-box': 'bento(?: box(?:es)?)? / lunch ?boxes / packed lunch(?:es)?',
    owl: 'owlets? / (?<!night )owls?',
    parrot: 'parrots? / cockatoos? / macaws? / cockatiels? / lovebirds?',
    dove: 'doves / (?<=(?<!\\p{L})(?:a|white) )dove(?! (?:into|in|under|deep|down|soap|bars?|cream|chocolate)(?!\\p{L})) / pigeons?',
    'phoenix-bird': 'phoenix(?= (?:rises|rising|bird|spreads|feathers?))',
    bat: '(?:fruit|vampire) bats? / bats(?= (?:fly|flutter|swoop|hang|swarm|stream))',
    helicopter: 'helicopters?(?! (?:shots?|views?|parent\\p{L}*))',
    'ear-medium-light':
      '(?<=(?<!\\p{L})(?:his|her|an|the|their|human|ecu|macro) )ear(?! (?:of|buds?|tips?|canal)(?!\\p{L}))',
    'ear-with-hearing-aid-medium-light': 'hearing aids?',
    'foot-medium-light': '(?:bare|wet|sandy|a|one|her|his) (?:foot|feet)(?! (?:of|away|long|tall|wide|high|from))',
    parachute: 'parachutes?',
    'flying-saucer': 'ufos? / flying saucers?',
    satellite:
      'satellites?(?! (?:dish(?:es)?|views?|maps?|images?|imagery|offices?|internet|tv|phones?|photos?|feed|links?|signal|connection|data|town))',
    mosquito:
      'mosquitos(?! (?:nets?|netting|repellent|bites?|coils?)) / mosquito(?:es)?(?! (?:nets?|netting|repellent|bites?|coils?))',
    'mountain-cableway': '(?<!francisco )cable cars? / gondola lifts?',
    ferry: 'ferr(?:y|ies)',
    'passenger-ship': 'cruise ships? / ocean liners?',
    speedboat: 'speed ?boats? / motor ?boats?',
    seal: 'sea lions? / walrus(?:es)? / (?:baby|harbou?r|elephant|leopard|grey|gray|fur) seals? / (?<=(?<!\\p{L})(?:an?|the|two|wild) )seals?(?= (?:swims?|basks?|claps?|barks?|rests?|lies|dives?|pups?|on (?:the|an?) (?:rocks?|beach|sand|ice)|in the (?:sea|water)|colony)(?!\\p{L}))',
    'ring-buoy': 'life ?buoys? / life ?belts? / life ?rings?',
    tooth: 'milk teeth / milk tooth / wisdom tooth',
    scissors: 'scissors',
    bouquet: '(?:bridal|wedding) bouquets?',
    'balance-scale': 'scales of justice',
    receipt: 'till receipts?',
    'graduation-cap': 'graduation caps? / mortarboards?',
    'paw-prints': 'paw ?prints?',
    'delivery-truck':
      'delivery (?:trucks?|lorr(?:y|ies)) / lorr(?:y|ies) / (?:18|eighteen)-?wheelers? / semi[- ]?(?:trucks?|trailers?)(?!\\p{L}) / articulated (?:lorr(?:y|ies)|trucks?) / HGVs? / big rigs? / box trucks? / moving (?:trucks?|vans?) / removal (?:vans?|trucks?|lorr(?:y|ies)) / freight trucks?',
    'classical-building': 'court ?houses?',
    'house-with-garden': 'house with a garden',
    terminal: 'terminal windows? / command lines? / code editors?',
  },
  places: {
    doorstep:
      'door ?steps? / (?:front|porch|house) steps(?! (?:forward|up|in)(?!\\p{L})) / (?:outside|in front of|at|to|before) (?:the|an?|her|his|their|our|my|your) (?:\\p{L}+ )?front doors? / (?:front|house) porch(?:es)? / door ?mats?(?! for) / door ?bells? / (?<=(?<!\\p{L})(?:on|sits on) the )stoop / (?:house|home|cottage) fronts? / (?:answers?|opens?|knocks? (?:on|at)) (?:the|her|his|their|an?) (?:\\p{L}+ )?front door',
    gasStation:
      '(?:gas|petrol|filling|fuel|fuelling|fueling|service) stations? / (?:petrol|gas|fuel) pumps? / (?:petrol|gas station|filling station) forecourts? / (?:highway|motorway) services / gas ?bars? / truck ?stops? / (?:petrol|gas|fuel) (?:bowsers?|nozzles?)',
    rooftop:
      'rooftops?(?! (?:tents?|box(?:es)?|solar|panels?|antennas?|of the (?:car|van))(?!\\p{L})) / roof[- ]?(?:terraces?|gardens?|decks?|bars?) / balcon(?:y|ies)(?! (?:seats?|scene)(?!\\p{L})) / penthouse terraces? / (?<=(?<!\\p{L})on (?:the|a|an|her|his|their) (?:flat )?)roof(?! of (?:the|an?|her|his|their) (?:cars?|vans?|trucks?|mouth)(?!\\p{L})) / loggias?',
    restaurantKitchen:
      "(?:restaurant|professional|commercial|hotel|industrial|canteen|catering|cafeteria|busy|chef[’']?s|michelin-starred|stainless[- ]steel|ghost|bistro)[’']?s? kitchens? / (?<=(?<!\\p{L})(?:at|behind|on|to) the )(?:kitchen )?pass(?= (?:,|with|where|as|while)) / line cooks? at (?:the|their) stations? / kitchen brigades? / galley kitchen of (?:the|a) restaurant / kitchens? of (?:the|a|an|his|her|their) (?:\\p{L}+ )?(?:restaurant|hotel|bistro)",
    meetingRoom:
      '(?:meeting|conference|board|briefing|negotiat(?:ion|ing)|glass meeting|war) ?rooms?(?! (?:apps?|software)(?!\\p{L})) / (?:conference|boardroom|meeting) tables? / (?:team|board|staff|budget|sales|project|status|kick-?off) meetings? / huddle rooms? / (?<=(?<!\\p{L})(?:in|during|into|to) (?:the|a|another|an endless) (?:\\p{L}+ )?)meeting(?! (?:place|point|house|of minds)(?!\\p{L}))',
    laboratory:
      'laborator(?:y|ies)(?! (?:rats?|mice|mouse|results?)(?!\\p{L})) / (?:science|research|test(?:ing)?|chem(?:istry)?|bio(?:logy)?|physics|medical|forensic|genetics|crime|underground|secret|university|high-tech) labs? / (?<=(?<!\\p{L})(?:in|inside|into|from|at|to|of|across) (?:the|an?|his|her|their|our) (?:\\p{L}+ )?)lab(?! (?:coat|results?|report|grown|partner)s?(?!\\p{L})) / lab(?:oratory)? bench(?:es)? / research (?:facilit(?:y|ies)|institutes?) / clean ?rooms?(?= (?:with|where|full|of|at)(?!\\p{L}))',
    campsite:
      'camp(?:sites?|grounds?|ing (?:sites?|grounds?|trips?|spots?)) / camp ?fires?(?! songs) / (?:goes?|going|went|while|wild|forest|lakeside|family) camping / (?:pitch(?:es|ed|ing)?|outside|inside|in front of|beside) (?:the|a|an|his|her|their|our|its) (?:\\p{L}+ )?tents?(?! of) / base ?camps? / scout camps? / tents? (?:in|at|by|beside|near|on) (?:the|a) (?:\\p{L}+ )?(?:forest|woods|clearing|lake|lakeside|river|meadow) / bivouacs? / (?:next to|by|near|behind|out of|into|from|in|zips?|unzips?|around|under) (?:the|an?|his|her|their|our|its) (?:\\p{L}+ )?tents?(?! (?:of|city)(?!\\p{L})) / caravan parks? / (?:camp|camping|gas) ?stoves?(?= |[,.]|$)',
    orchard:
      '(?<!vineyard )orchards?(?! road) / (?:apple|cherry|pear|peach|plum|orange|lemon|apricot|almond|fruit|olive|citrus)[- ](?:trees?|orchards?|groves?|plantations?)(?! (?:in (?:a|the) pots?|on (?:a|the) balcony)(?!\\p{L})) / apple[- ](?:picking|harvests?) / fruit (?:farms?|harvests?|picking) / rows? of (?:fruit|apple|cherry|pear|olive) trees / cider farms?',
    farmyard:
      '(?:farm|barn|stable)-?yards? / red barns? / farm ?houses?(?! (?:sink|table|style|kitchen|chic)s?(?!\\p{L})) / (?<!(?<!\\p{L})(?:solar|wind|server|click|fish|content|troll|bot|fruit|cider) )farms?(?! (?:shops?|workers?|hands?|table|animals?|fresh|stands?|field)(?!\\p{L})) / (?:farm|home)steads? / (?:chicken|hen) (?:yards?|runs?|coops?) / ranch(?:es)?(?! (?:dressing|sauce)) / (?:outside|behind|beside|near|past|in front of|next to) (?:the|a|an|their|his|her) (?:old )?(?:barn|stables?)',
    nursery:
      "(?<!(?:plant|tree|day|garden|rose) )nurser(?:y|ies)(?! (?:rhymes?|schools?|teachers?|plants?|workers?|slopes?|group)(?!\\p{L})) / (?:baby|child|kid|children|toddler|boy|girl)(?:[’']?s[’']?|s)? ?(?:bed)?rooms? / (?:kids?|children|son|daughter|toddler|baby)[’']?s?[’']? bed ?rooms? / play ?rooms? / (?<=(?<!\\p{L})(?:in|into|over|beside|by|from|above) (?:the|a|his|her|their|its) (?:\\p{L}+ )?)(?:cot|crib)(?! (?:sheet|notes?|death)(?!\\p{L})) / baby (?:cots?|cribs?)",
    cellar:
      'cellars?(?! doors?) / (?:wine|barrel|whisky|cider) vaults? / (?:cheese|ripening|ageing|aging|maturing) (?:cellars?|caves?|rooms?) / barrel (?:rooms?|halls?) / (?:wine|vaulted|stone|root|storage) cellars?',
    dairy:
      "dairies / (?<=(?:the|a|our|her|his|their|village|small|local|alpine|mountain|family|cheese|artisan) )dairy(?!-)(?! (?:products?|farm\\p{L}*|cows?|free|foods?|milk|section|aisle|industry|cattle|alternatives?|case|herd|goods)) / creamer(?:y|ies) / (?:cheese|chocolate|jam|candy|toffee)(?:[- ]making)? (?:factor(?:y|ies)|kitchens?|workshops?|rooms?|labs?|manufactor(?:y|ies)) / (?:cheese ?maker|chocolatier|confectioner|jam maker)[’']s (?:workshop|kitchen|atelier|studio)s? / chocolater(?:y|ies)",
    bakery:
      "bakeries / bakery(?! (?:box|bag|van|truck)(?:es|s)?) / bake ?(?:houses?|shops?) / boulangeries? / baker[’']s (?:shop|kitchen|counter|oven)s? / bread (?:shop|store|counter)s? / p[aâ]tisseries?",
    buildingSite:
      '(?:building|construction)[- ]?(?:sites?|areas?|zones?) / (?:work|job)sites? / scaffold(?:s|ings?)? / (?:unfinished|half-built|half-finished) (?:house|building|home)s? / (?:house|building|home|tower|skyscraper)s? under construction / building shells?',
    warehouse:
      'warehouses?(?! clubs?) / (?:fulfil+ment|distribution|logistics|shipping) (?:cent(?:er|re)s?|hubs?|halls?) / (?:storage|stock) ?(?:halls?|rooms?|facilit(?:y|ies)) / loading (?:docks?|bays?) / high-bay (?:storage|racks?|shelv(?:es|ing)) / pallet racks?',
    factory:
      'factor(?:y|ies)(?! (?:reset|settings?|farm(?:s|ing)?|outlets?|new|defaults?)) / (?:assembly|production|bottling|packing|packaging) (?:lines?|plants?|halls?) / (?:manufacturing|industrial|car|auto|steel|chemical|processing) plants? / (?:factory|shop) ?floors? / (?:steel|paper|textile|cotton|rolling) ?mills? / (?:machine|manufacturing) halls? / steelworks / canner(?:y|ies)',
    classroom:
      'class ?rooms? / school ?rooms? / (?<=(?<!\\p{L})in )class(?! (?:of|action|with)(?!\\p{L})) / (?:maths?|english|history|science|biology|geography|physics|chemistry) (?:class(?:es)?|lessons?) / school desks? / (?:lecture|seminar|teaching) rooms?',
    barn: '(?<!(?:behind|beside|near|past|outside|towards?|around|front of|next to) (?:the|a|an|her|his|their|our) )(?<!red )barns?(?! (?:owl|swallow|dance|conversion|find)s?) / stables(?! (?:itself|himself|herself)) / (?<=(?:in|inside|into|from|of) (?:the|a|her|his|their|our|an old) )stable(?! (?:\\p{L}+ )?(?:manner|position|way|relationship|income|job|state|environment|condition|home|version|build)) / horse (?:stables?|stalls?|barns?|box(?:es)?) / cow ?(?:sheds?|barns?|houses?) / byres? / hay ?(?:lofts?|barns?) / milking parlou?rs?',
    harbour:
      'harbou?rs?(?! (?:an?|no|the|deep|doubts?|secrets?|resentment|feelings?|suspicions?|bridge)(?!\\p{L})) / quays? / quaysides? / wharf / wharves / (?:fishing|sea|ferry|old) ports? / seaports? / (?<=(?<!\\p{L})(?:the|a|yacht|boat) )marinas?',
    bridge:
      'footbridges? / (?<=(?<!\\p{L})(?:on|over|across|onto|cross(?:es|ing)?) (?:the|an?|this|that) (?:\\p{L}+ ){0,2})bridges?(?! (?:of (?:the|his|her) nose|loans?)) / (?:suspension|pedestrian|river|stone|iron|steel|city|old) bridges? / bridge railings?',
    underpass:
      'underpass(?:es)? / (?:under|beneath|below|underneath) (?:the|an?|this) (?:\\p{L}+ ){0,2}(?:bridge|overpass|viaduct|flyover)s?(?! of) / (?:railway|railroad|viaduct) arch(?:es)? / pedestrian (?:tunnels?|subways?)',
    market:
      "(?:street|farmers?[’']?s?|open-air|outdoor|flea|fish|flower|food|vegetable|fruit|produce|weekly|christmas|night|village) markets? / market (?:stalls?|squares?|stands?|places?|traders?|vendors?) / (?<!online )(?<!digital )marketplaces? / (?<=(?<!\\p{L})(?:at|through|to|from|across) the (?:local |busy |crowded )?)market(?! (?:share|leader|research|price|value|entry|launch|today|with)) / bazaars? / souks? / (?:fruit|vegetable|cheese|flower|produce) (?:stalls?|stands?)",
    greenhouse:
      'greenhouses?(?! (?:gas|gases|effect|emissions?)) / hothouses? / glasshouses? / garden cent(?:re|er)s? / (?:plant|tree) nurser(?:y|ies) / polytunnels? / palm houses? / oranger(?:y|ies)',
    vineyard:
      'vineyards? / grapevines? / rows? of (?:grape ?)?vines / (?<=(?<!\\p{L})(?:between|among|through|amid|along) the )vines / wine (?:estates?|hills?) / grape harvests? / winegrowing (?:hills?|regions?|estates?)',
    desert:
      'deserts?(?! (?:her|him|his|them|the|us|me|you|their|islands?)(?!\\p{L})) / Sahara / Mojave / Gobi / Atacama / salt flats? / (?<!beach )(?:sand )?dunes?(?! (?:at|on|by|near|behind|along) the (?:beach|sea|coast|shore)) / Death Valley / Monument Valley',
    playground:
      "playgrounds?(?! for (?:ideas|brands|developers)) / play ?parks? / (?:children[’']s )?play areas? / jungle gyms? / climbing frames? / monkey bars / swing ?sets? / sandpits?",
    salon:
      "(?:hair|beauty|hairdressing|styling) (?:salons?|parlou?rs?|studios?) / hairdresser(?:s|['’]s|s['’])?(?= (?:salon|shop|chair|mirror)s?) / (?<=(?<!\\p{L})(?:at|in|inside|from|to) (?:the|a|her|his) )(?:hairdresser(?:['’]s|s['’]?)?|salon|barber['’]s) / barber ?shops? / salon (?:chairs?|mirrors?|interiors?)",
    teaRoom:
      'tatami(?: (?:mats?|rooms?|floors?))? / (?:japanese|traditional japanese)(?:[- ]style)? (?:rooms?|tea ?rooms?|tea ?houses?) / tea ceremony (?:rooms?|houses?|huts?) / washitsu / chashitsu / tokonoma / shoji (?:doors?|screens?) / ryokan rooms?',
    onsen:
      'onsens? / (?:outdoor|open-air|natural|japanese|mountain|steaming|volcanic)? ?hot springs? / (?:thermal|geothermal) (?:springs?|pools?|baths?) / (?:open-air|outdoor|steaming outdoor) baths? / rotenburo',
    pub: '(?:irish |english |village |country |local |corner )?pubs? / taverns? / (?:public houses?|ale ?houses?|tap ?rooms?|bar ?rooms?|gastropubs?|dive bars?|cocktail bars?|whisky bars?|whiskey bars?|beer halls?) / bar (?:counters?|stools?) / (?<=(?<!\\p{L})(?:at|behind|in|into) (?:the|a) )bar(?! (?:of|graph|chart|exam|association)(?!\\p{L})) / saloons?(?! car)',
    museum:
      '(?<!outside (?:a|the) )museums? / (?:art|picture|painting|sculpture) (?:galler(?:y|ies)|exhibitions?) / (?:galler(?:y|ies)|exhibition|museum) (?:walls?|halls?|rooms?|spaces?|visitors?) / (?<=(?<!\\p{L})(?:in|inside|into|through|at) (?:a|an|the|this) (?:\\p{L}+ )?)gallery(?! (?:of|app|view|page|tab)(?!\\p{L})) / art exhibits?',
    library:
      '(?<!(?:photo|music|media|video|image|stock|asset|content|sound|component|font|icon|template|code|software|playlist|game|steam|digital) )librar(?:y|ies)(?! (?:cards?|app|of (?:sounds|samples|templates|clips|assets|presets|songs|images|videos))(?!\\p{L})) / reading rooms? / book stacks / (?:towering|endless|tall|high|floor-to-ceiling) (?:bookshel(?:f|ves)|bookcases?)',
    stadium:
      '(?:football|soccer|baseball|olympic|sports|rugby|cricket|packed|sold-out)? ?stadiums? / stadia / (?:football|soccer|rugby) (?:pitch(?:es)?|fields?|grounds?|arenas?|match(?:es)?) / (?<=(?<!\\p{L})(?:in|inside|into|at) (?:a|an|the) (?:\\p{L}+ )?)arena / (?:packed|roaring|full) (?:stands|grandstands?|terraces) / grandstands? / floodlit (?:pitch|field)(?:es|s)? / (?<=(?<!\\p{L})(?:runners?|sprinters?|athletes?|jogs?|runs|races|sprints|laps) (?:[\\p{L}’]+ ){0,5})(?:on|around|round|along|down) (?:the|an?) (?:\\p{L}+ )?track(?= |[,.]|$) / (?:running|athletics) tracks? / cricket grounds? / tennis courts?',
    trainInside:
      '(?:train|railway|rail|subway|dining|sleeper) (?:carriages?|compartments?|cabins?|seats?|interiors?|windows?) / (?:subway|sleeper|dining|train) cars? / (?<=(?<!\\p{L})(?:in|inside|on|aboard|on board) (?:a|an|the|her|his|this|their) (?:(?!toy|model|moving-?in)\\p{L}+ )?)train(?! (?:station|tracks?|platform|set|of|ride)(?!\\p{L})) / (?<=(?<!\\p{L})(?:inside|aboard) )trains / commuter trains? interiors?',
    kitchen:
      'kitchens?(?! gardens?) / cooking(?! (?:class|course|show)) / hobs? / worktops? / dishwashers? / counter(?! ?(?:clockwise|offer|top display)|[- ](?:in|at) (?:the|a) (?:shop|store|bank|bakery|pharmacy|caf[eé])) / pantry / sink(?!s) / oven / fridge / refrigerator / breakfast',
    living:
      "(?:living|dining|sitting|dark|empty|cozy|cosy|bright|kids[’']?|children[’']?s|play) ?rooms? / (?:home|house|apartment) interior / at home / (?:in|inside|into|around|across) (?:an?|the|her|his|their|my) room / on (?:the|a) (?:carpet|rug) / apartments? / sofa / couch / lounge / fireplace / (?:white|bare|blank|empty) walls? / lofts?(?! (?:bed|insulation)) / attics? / librar(?:y|ies)(?! (?:card|ticket|van)) / (?<=(?<!\\p{L})(?:an?|the|their|her|his|my|our|first|new|tiny|empty|shared|rented|furnished|council|bright|cosy|cozy|small|student|studio|messy) )flat(?= (?:is|with|above|where|full|that|together|for|hunting|door|warming)(?!\\p{L})|[,.;:!?]|$) / living-?rooms? / front rooms? / man ?caves? / tv rooms? / game rooms? / conservator(?:y|ies)",
    bedroom: '(?:bed|hotel|guest) ?rooms? / beds? / mattress / pillow / wakes? up / nursery(?! (?:rhymes?|school))',
    bathroom:
      'bathrooms? / laundry rooms? / (?<!(?<!\\p{L})(?:in|into) (?:the|a|an|her|his|their) )mirrors? / showers? / (?:bubble|hot|warm) baths? / bath ?tubs? / (?<=(?<!\\p{L})in (?:the|an?|her|his) )bath(?= |[,.]|$)(?! (?:of|house|city|stone|abbey)(?!\\p{L})) / toilets?(?! (?:humou?r|paper|rolls?|brush|cleaner)) / loos? / wash ?basins? / en-?suites? / wet ?rooms? / bathroom scales? / tumble[- ]?dryers? / utility rooms?',
    office:
      'offices? / desks? / (?:meeting|conference|board) ?rooms? / co-?working / classrooms? / newsrooms? / call cent(?:er|re)s? / control rooms? / server rooms? / data cent(?:er|re)s?',
    cafe: 'caf[eé]s?(?= (?:at|in|with|on|window|interior|table|counter)|,|\\.|$) / coffee (?:shop|house|bar) / bars?(?! of) / restaurants? / baristas? / bistro / diner / pub / Cafés? / cafeteria / bakery / bakeries / patisseries? / delis?',
    shopInside:
      "supermarkets? / grocery / store aisle / aisles? / shelves / market hall / laundromat / laundrette / launderette / dealership showroom / checkout / book(?:shop|store)s? / (?:shopping )?malls? / boutiques? / (?<!car )showrooms? / florists?[’'](?:s)? / (?:pet|toy|hardware|shoe|clothes|clothing|furniture) (?:shop|store)s? / (?:hair|nail|beauty) salons? / barber ?shops? / fitting rooms? / changing rooms? / (?:jewellers?|jewelers?|opticians?|butchers?|fishmongers?|greengrocers?|chemists?|ironmongers?|bakers?)[’]s (?:shops?|counters?|windows?) / garden centre shops? / fabric shops? / (?:thrift|charity|vintage|second-?hand|record|souvenir|gift|corner|convenience|department|electronics|phone|bike|sports|book) (?:shops?|stores?) / (?:shop|store) (?:counters?|floors?|tills?|assistants?) / at the till / delicatessens?",
    studio:
      'studios?(?! apartment) / white (?:void|background|backdrop|cyclorama) / (?:black|dark|plain|seamless|gradient) (?:background|backdrop) / cyclorama / pedestals? / plinths? / void / infinity cove',
    theater:
      '(?:tv|television|game|talk|talent) (?:shows?|studios?) / stages?(?= |,|\\.|$) / concerts? / theat(?:er|re) / spotlights? / auditorium / podium / cinemas? / circus(?:es)? / nightclubs? / (?:jazz|dance|comedy) clubs? / dance ?floors? / backstage / lecture halls? / catwalks? / (?<=(?<!\\p{L})models? (?:[\\p{L}’]+ ){1,4})runways? / fashion shows? / opera houses? / (?<=(?<!\\p{L})(?:ballet|choir|school|theatre|dress) )rehearsals? / (?:ballet|dance) (?:studios?|class(?:es)?|lessons?|schools?) / (?:on|onto) (?:the )?stage(?! (?:of|in life)(?!\\p{L}))',
    gym: 'gyms? / treadmills? / locker room / workout / stadiums? / (?:sports?|football) arena / (?:basketball|squash|padel|volleyball|badminton) courts? / climbing (?:walls?|gyms?|halls?) / (?:yoga|pilates|fitness) studios? / leisure cent(?:re|er)s? / sports halls? / dojos? / boxing rings?',
    workshop:
      "(?:pottery|art|dance|recording|painter[’']s) studios? / workshops? / garages?(?! (?:doors?|bands?|sales?|rock|music)(?!\\p{L})) / workbench / factory / warehouse / forge / furnace / smithy / press house / mill(?= |,|\\.|$) / brewery / distillery / atelier / basements? / cellars? / stables / assembly lines? / shipyards? / wineries / winery / hangars? / (?:inside|in) (?:the|a|an) (?:old )?barn",
    city: 'car parks? / city / cities / (?:glass|office|tall) towers? / skyscrapers? / high-?rises? / skyline / streets?(?! food) / downtown / skateparks? / traffic jam / sidewalks? / crosswalk / rooftops? / alley / traffic / neon / food trucks? / (?:building|construction) sites? / balcon(?:y|ies) / penthouses? / parking lots? / pavements?(?! artist) / (?<=(?<!\\p{L})(?:the|at the|by the|on the) )(?:kerb|curb)s?(?! appeal) / (?:inner|old|big)? ?city cent(?:re|er)s? / town cent(?:re|er)s? / high streets? / blocks? of flats / avenues? / boulevards? / zebra crossings? / pedestrian crossings? / street corners? / rush hours?',
    oldTown:
      'old town / narrow (?:streets?|lanes?|alleys?) / village / cobble(?:stone|d)\\p{L}* / market (?:square|place) / market / plaza / piazza / Paris / Rome / Lisbon',
    road: 'highways? / (?:open |empty |country )?roads? / route 66 / Autobahn / crossroads? / roundabouts? / tunnels? / race ?tracks? / motorways? / car wash(?:es)?',
    coastRoad: 'coast(?:al)? (?:road|highway) / cliffs? / rocks',
    forest:
      '(?:pine |rain)?forests? / woods / jungle / trails? / trees / campsites? / campgrounds? / swamps? / treehouses? / woodlands? / undergrowth / (?:forest|woodland) (?:floors?|clearings?|paths?)',
    park: '(?<!(?:car|caravan|theme|trailer|business|industrial|retail|amusement|water|parallel|double|she|who|driver|woman|man|mum|dad|car|van|and) )parks?(?!ing)(?! (?:the|her|his|their|its|an?|up|outside|illegally)(?!\\p{L})) / (?:theme|amusement|safari) parks? / gardens / (?:botanical|public|community|beer|rose|palace|castle|zen) garden / (?:in|on|into|onto|through|across) the (?:\\p{L}+ )?grass(?! is greener) / golf courses? / putting greens? / fairways? / flower ?beds? / botanical gardens / bandstands? / orchards? / greenhouses? / playground / picnics? / autumn leaves(?![^.]*(?:street|road|forest|woods|yard|porch|driveway|doorstep|window)) / campus(?:es)? / cemeter(?:y|ies) / graveyards? / zoos? / fairgrounds? / carnivals? / (?:football|soccer|cricket|rugby) (?:pitch|field)(?:es|s)? / sandbox(?:es)?',
    field:
      '(?<!depth of )fields?(?! of view) / meadows? / wildflowers? / wheat / vineyards? / olive groves? / plantations? / farms?(?!er) / prairie / savannahs? / rice padd(?:y|ies) / valleys? / (?:dry|rolling|green) hills / terraces(?= (?:above|in|on)) / moors?(?! (?:the|her|his|an?|their|at|alongside)(?!\\p{L})) / moorlands? / heathlands? / (?<=(?<!\\p{L})(?:the|across the|purple) )heath(?! (?:robinson|ledger)) / hills(?! (?:hoist)) / hillsides? / hilltops? / grasslands? / paddocks? / allotments? / corn ?fields? / pastures?',
    mountain:
      'mountains? / summits? / peaks?(?! hours?) / (?:alpine|mountain|deep|glacial|snowy) valleys? / ridges? / above the tree line / shale / alps / glacier / canyon / vale / quarr(?:y|ies) / volcano(?:es)? / craters? / caves?',
    underwater:
      'underwater / divers? / (?:coral )?reefs? / (?:into|in|through) (?:the )?(?:deep|dark|clear)(?: \\p{L}+)? water / under the (?:sea|surface|waves) / aquariums? / coral reefs?',
    sea: 'seas?(?!son) / oceans? / harbou?rs? / (?<!(?<!\\p{L})(?:he|she|they|who|heat|sound|brain|radio|shock|crowd|mexican|micro|new|third|second|smiles and|turns and|laughs and|grins and|and|a friendly|fans|kids|children|people|hair in) )waves?(?! (?:at|to|good-?bye|good-?night|hello|hi|bye|farewell|her|his|their|a|an|the|him|them|it|us|flags?|banners?|scarves|back|off|away|through|of (?:heat|nausea|emotion|relief|customers|nostalgia)|happily|cheerfully|excitedly|enthusiastically)(?!\\p{L})) / lighthouse / (?:deep|blue|open|dark|clear|turquoise) (?:\\p{L}+ )?water / (?<=(?<!\\p{L})(?:an?|the|old|busy|fishing) )port(?! ) / marinas? / jett(?:y|ies) / quays? / wharf / (?:boat|wooden|fishing) docks?',
    lake: '(?:mountain|alpine|glacial|forest) lakes? / lakes? / fjords? / rivers? / riverbanks? / riversides? / creeks? / ponds?',
    beach: 'beach(?:es)? / coves? / bays? / lagoons? / shore(?:line)? / sand / island / palm trees?',
    snow: 'snow(?!flake)\\p{L}* / ski(?:ing|s|er|ers)? / winter / icy / (?:frozen|glassy ice) lake / ice (?:rink|field|floe|cave) / icebergs? / igloos? / tundra',
    space:
      "(?:outer|deep) space / (?:in|into|through) space(?!s) / galaxy / planets? / orbit(?= of| around the earth) / moon (?:surface|landing) / moon[’']s surface / lunar surface / on (?:the moon|Mars)",
    air: 'sky(?!line) / skies / clouds / above the clouds',
    yard: 'backyards? / front yard / porch / driveway / suburbs / suburbia / suburban (?:street|house|home|garden|lawn)s? / lawn / (?<=(?<!\\p{L})(?:back|garden|wooden|roof|patio|sun|pool|cedar) )deck(?! of) / terrace / patio / courtyards? / suburbs? / suburban (?:street|road)s? / neighbou?rhoods? / farmyards? / barnyards? / (?<!(?<!\\p{L})(?:botanical|public|community|beer|rose|palace|castle|zen) )garden(?! (?:shears|cent(?:er|re)s?)(?!\\p{L})) / garage doors? / drive ?ways? / vegetable (?:gardens?|patch(?:es)?|plots?) / front gardens? / back gardens? / lawns / sprinklers? / cul-de-sacs?',
    carInside:
      "(?:in|inside) (?:the |a |her |his |their |my |our |family )*(?:parked )?(?:car|taxi|cab|truck|van)(?! (?:park|wash|seat box)) / car interior / in-car / steering wheel / (?:at|behind) the wheel / (?:driver|passenger)[’']?s? seat / (?:back|front|car) ?seats? / (?:car|truck|on the|on her|on his|across the) dashboard / rear-?view mirror / (?<!(?:cars?|vans?|trucks?|bus|buses|lorry|lorries|taxis?|ambulance|bikes?) )(?<!(?:cars?|vans?|trucks?|bus|buses|lorry|lorries|taxis?|ambulance) stuck )(?:stuck )?in traffic",
    clinic:
      "clinics? / hospitals? / (?:doctor|dentist|vet)[’']s(?: office)? / waiting rooms? / dental (?:chair|office|practice) / surgery / (?:exam|operating|hospital) room / pharmacy / (?:hospital|maternity) wards? / dentists?(?![’']) / laborator(?:y|ies) / (?:science|research|test) labs? / in (?:the|a) lab / (?:vet|doctor|dentist|physio)(?:erinary)? (?:practices?|clinics?|surger(?:y|ies)) / a&e / emergency rooms? / (?:hospital|recovery|treatment|consulting|examination) rooms? / pharmac(?:y|ies) / drug ?stores? / opticians? (?:practice|office) / care homes? / nursing homes?",
    pool: '(?:swimming )?pools?(?! table) / poolside / hot tub / spas?',
    hall: 'hallways? / corridors? / lobby / stairs / stairwell / (?:spiral )?staircase / (?<!outside (?:an?|the|his|her) )front door / entrance hall / museums? / (?:art|picture) galler(?:y|ies) / courtrooms? / reception (?:desk|area) / elevators? / escalators? / schools?(?= (?:hall|corridor)) / court ?rooms? / ballrooms? / (?:village|town|church|parish|community|sports|school|assembly) halls? / foyers? / stairways? / landings?(?= (?:window|light|carpet)) / reception rooms? / church(?:es)?(?= (?:aisle|pews?|wedding|altar)) / down the aisle in (?:a|the) church',
    station:
      '(?:train |railway |gas |subway )?stations? / platforms?(?! shoes) / airport / subway (?:car|station|platform|train)s? / bus stops? / tram stops? / (?:airport|departure|bus|ferry) (?:terminal|lounge|gate)s? / train carriages? / railway carriages? / airports? / (?:check-?in|airline) (?:desks?|counters?) / departure (?:boards?|halls?) / arrivals(?: halls?| gates?)? / (?:airport|departure) gates? / baggage (?:claim|reclaim|carousel)s?',
  },
  persons: {
    child:
      'child(?:ren)? / kids? / boys? / bab(?:y|ies)(?! (?:monitor|shower|food|seat|clothes|steps)) / toddlers? / newborns? / sons? / nephews? / (?:great-?)?grand(?:child(?:ren)?|sons?|kids?) / kiddos? / toddler twins / (?:baby|twin) (?:brothers?|sisters?) / infants?(?! formula) / school ?boys? / school ?(?:kids?|child(?:ren)?) / youngsters? / pre-?schoolers? / step-?(?:sons?|child(?:ren)?) / triplets / little ones? / grandbab(?:y|ies) / tots / choirboys? / tweens? / boy scouts? / newborn bab(?:y|ies) / foster (?:child(?:ren)?|kids?)',
    girl: '(?:school)?girls? / (?:grand)?daughters? / nieces? / princess(?:es)? / schoolgirls? / step-?daughters? / (?:girl scout|brownie)s?(?= (?:sells?|knocks?|in)) / flower girls? / little sisters? / goddaughters?',
    grandmother:
      'grandmothers? / grandmas? / grannies / granny / (?:old|older|elderly) (?:woman|lady) / grans?(?! turismo) / nans?(?= |[,.]|$)(?! bread) / nanas?(?= |[,.]|$) / nonnas? / (?:old|elderly|little old) lad(?:y|ies) / (?:old|elderly) women / great-?grandmothers?',
    grandfather:
      'grandfathers? / grandpas? / grandd?ads? / gramps / (?:old|older|elderly) (?:man|gentleman|guy) / old timers? / gr[ae]y beard / great-?grand(?:father|dad|pa)s? / (?:old|elderly) (?:gentlemen|men|chaps?|fellas?|bloke)',
    woman:
      'wom[ae]n / girlfriends? / wife / wives / sisters? / aunts? / moms? / mums? / mummy / mommy / mothers? / lady / ladies / actress / brides? / (?<!notre[- ])dame / ballerinas? / waitress(?:es)? / seamstress(?:es)? / midwi(?:fe|ves) / maids? / nann(?:y|ies) / nuns? / mermaids? / witch(?:es)? / widows? / mamas? / lass(?:es)? / (?:Mrs|Ms|Miss)\\.? (?=\\p{Lu}) / actresses / aunt(?:ie|y)s? / landlad(?:y|ies) / house ?wi(?:fe|ves) / hostess(?:es)? / barmaids? / (?:post|business|sales|police|chair|sports|crafts|council|spokes|camera|fire)wom[ae]n / cowgirls? / bridesmaids? / (?:god|step|foster)-?mothers? / step-?mums? / stepmoms? / stewardess(?:es)? / heroines? / duchess(?:es)? / goddess(?:es)? / fianc[eé]es / mams / mommies / sweetheart(?= (?:in|with) (?:her|a)) / lollipop lad(?:y|ies) / chambermaids? / schoolmistress(?:es)? / gals? / girlies',
    man: 'm[ae]n(?! model) / gentlem[ae]n / grooms? / husbands? / boyfriends? / brothers? / guys? / dads? / daddy / blokes? / fathers? / uncles? / papa / cameram[ae]n / postm[ae]n / mailm[ae]n / firem[ae]n / salesm[ae]n / repairm[ae]n / handym[ae]n / cowboys? / monks? / priests? / knights? / wizards? / lads? / fellas? / Mr\\.? (?=\\p{Lu}) / (?:milk|dust|bin|trades|chair|bar|door|sports|stunt|delivery|business|council|spokes|garbage|ferry|stable|ombuds|weather|anchor|best|removal|oars|marks|hunts|herds|plough|swords|noble)m[ae]n / groomsm[ae]n / bellboys? / bellhops? / busboys? / lumberjacks? / (?:god|step|foster)-?fathers? / step-?dads? / dudes? / chaps?(?! stick) / geezers? / butlers? / bachelors?(?! (?:degree|part(?:y|ies)|pad)) / widowers? / princes? / papas / daddies',
  },
  anyone:
    "groups?(?! (?:of (?!friends|people|women|men|kids|children|girls|boys)|photos?|shot|chat)) / pupils? / crowds?(?!-) / audiences? / (?:film |boat |ground |stage )crew / (?<!ceiling |electric |desk )fans(?= (?:cheer|wave|jump|sing|clap|celebrate|fill|watch|wait)) / guests(?![’']) / commuters? / passengers? / teen(?:ager)?s? / loggers? / accountants? / receptionists? / cashiers? / managers? / goalkeepers? / brides? / writers? / violinists? / professors? / business(?:m[ae]n|wom[ae]n|people|person) / professionals? / directors? / (?:police )?officers? / police(?:m[ae]n|wom[ae]n)? / vendors? / sellers? / staff / employees? / boxers? / fighters? / wrestlers? / gymnasts? / ballerinas? / orchestra / crew / audience / interviewers? / patients(?![’']) / residents? / seniors? / retirees? / pedestrians? / spectators / \\p{L}+mates? / makers? / instructors? / grads? / graduates? / fitters? / plumbers? / electricians? / builders? / roofers? / welders? / technicians? / installers? / cleaners? / adjusters? / agents? / barbers? / hairdressers? / stylists? / therapists? / pharmacists? / opticians? / trainers?(?= (?:shows|helps|claps|points)) / coaches(?= ) / coach / grandchild / partners? / tenants? / landlords? / volunteers? / firefighters? / soldiers? / astronauts? / cooks?(?= (?:stirs|tastes|plates|in)) / butchers? / tailors? / movers? / parents? / every(?:one|body)(?![’']s) / couriers? / potters? / florists? / keepers? / shopkeepers? / guests? / bartenders? / cyclists? / surfers? / tourists? / pilots? / artists? / painters? / photographers? / colleagues? / co-?workers? / neighbou?rs? / guards? / founders? / shepherds? / (?:grand)?parents / kings? / queens? / boss / owners? / gardeners? / carpenters? / engineers? / scientists? / designers? / musicians? / shoppers? / travell?ers? / campers / divers? / swimmers? / climbers? / riders? / singers? / mechanics? / teachers? / nurses? / baristas? / chefs? / bakers? / waiters? / drivers? / workers? / crafts(?:m[ae]n|people|person) / farmers? / fisherm[ae]n / doctors? / dentists? / vets? / creators? / presenters? / hosts? / players? / athletes? / skaters? / snowboarders? / skiers? / friends? / couples? / famil(?:y|ies) / people / persons? / someone / crowds? / teams? / customers? / students? / hikers? / runners? / joggers? / dancers? / models? / actors? / clients? / adolescents? / amigos? / drummers? / rappers? / weavers? / cobblers? / shoemakers? / joiners? / bricklayers? / reporters? / mountaineers? / beekeepers? / winemakers? / brewers? / truckers? / lawyers? / gamers? / programmers? / babysitters? / housekeepers? / labourers? / miners? / footballers? / golfers? / watchmakers? / jewell?ers? / physio(?:therapist)?s? / fishmongers? / cheese ?makers? / glassblowers? / pensioners? / rescuers? / explorers? / pianists? / DJs? / guitarists? / comedians? / magicians? / clowns? / sculptors? / blacksmiths? / architects? / journalists? / tutors? / referees? / backpackers? / sailors? / captains? / anglers? / ranchers? / clerks? / salespeople / salespersons? / CEOs? / judges?(?= (?:in|with|at|looks|bangs|sits|stands|nods|smiles)) / detectives? / surgeons? / paramedics? / chemists? / biologists? / librarians? / cabbies? / conductors? / janitors? / (?<=(?<!\\p{L})(?:an?|the|our|her|his|young|old|window|office) )(?:cleaner|cook|guide|porter|trainer|recruit|anchor)(?! (?:spray|bottle|air|energy|than)) / (?:tour|mountain|safari) guides? / influencers? / vloggers? / streamers? / hackers? / developers? / coders? / interns? / lifeguards? / strangers? / passers?-by / siblings? / cousins? / twins / pirates? / vampires? / zombies? / superhero(?:es)? / ninjas? / locksmiths? / luthiers? / tattooists? / tattoo artists? / masseurs? / yogis? / jockeys? / grandparents? / punks? / hipsters? / nerds? / archers? / goldsmiths? / choirs? / singers? / cabin crews? / flight attendants? / shop (?:assistants?|owners?|workers?) / sales assistants? / dog (?:groomers?|trainers?|sitters?|owners?|handlers?|walkers?) / (?:window|pool|street|office|hotel|house) cleaners? / park (?:rangers?|keepers?) / rangers?(?! rover) / tree surgeons? / chimney sweeps? / (?:stable|farm|deck|stage|ranch) ?hands? / shelf stackers? / (?<!(?:with|on|behind|pushes|grips|leans on) (?:an?|his|her|the) )(?<!baby )walkers?(?! (?:frames?|crisps)) / (?:ballet|dance|yoga|pilates|zumba|fitness|spin|aerobics|cooking|swimming|school|evening) class(?:es)?(?= (?:stretch|danc|mov|warm|follow|laugh|practi|learn|sings?|cheers?|listens?)) / (?<=(?<!\\p{L})(?:two|three|four|several|all) )generations / diners(?! and) / homeowners? / house ?mates? / (?<=(?<!\\p{L})(?:an?|the|two|three|stern|old) )judges? / patient(?= (?:smiles|sits|lies|in|on|waits|wakes|nods|looks|opens|walks|leaves|breathes)(?!\\p{L})) / visitors?(?! (?:cent(?:re|er)s?|numbers?)) / villagers? / speakers?(?= (?:steps|walks|smiles|points|addresses|takes|nods|stands)(?!\\p{L})) / twin(?= (?:sisters?|brothers?|girls?|boys?)) / newly-?weds / picnickers? / shop ?keepers? / tradespe(?:ople|rson) / picture framers? / stall ?holders? / messengers?(?! (?:apps?|bags?|chats?|groups?)) / (?:delivery|pizza|paper|errand) (?:boys?|girls?|guys?|riders?|drivers?)",
  homographs:
    'lit / briefs? / entre / marche / mains? / mano / shows? / kette / chats? / cases? / cena / plat / ella / sac / tours? / estate / sole? / pain / pane / forno / mar / mer / bois / ave / halle / see / tends? / con / pull / vale / rio / sala / salon / prima / handy / autos? / hut / bolo / massa / mel / pote / mata / nave / mais / sedi / alba / luna / rosa / cara / visa / lac / vin / tasse / paar / ora / elle / er / lei / per / die / argent / labial / ail / cant / com / mela / rue / teller / kinder / wand / halt / ape / api / carne / port / ports / pier / pad / tong / tongs / micro / micros / balance / balances / cargo(?! ?bikes?) / pale / fort / arena / chat / gel / herd / roller / kind',
} as const satisfies LanguageWords & { readonly things: Readonly<Record<SubjectName, string>> };
