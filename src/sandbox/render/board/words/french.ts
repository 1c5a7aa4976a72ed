import type { LanguageWords } from './languageWords';

export const french: LanguageWords = {
  things: {
    weighingScoop:
      'grains? de café / (?:pelles?|mains?) à (?:café|grains?|farine|peser|épices|céréales) / pelles? (?:doseuses?|de pesée|alimentaires?) / doseurs? à café / cuill(?:è|e)res? doseuses? / pelletées? de (?:café|grains)',
    dinnerPlate:
      "assiettes? (?:de|du|d[’']un) (?:viande|poisson|steak|poulet|repas|rôti|dîner) / assiettes? (?:garnies?|pleines?|dressées?|fumantes?) / plats? (?:principa(?:l|ux)|du jour|de viande|de poisson|de résistance)",
    pastaBowl:
      'spaghettis? / pâtes (?:fraîches|à la|au|aux|italiennes|bolognaises?|carbonara) / (?:bols?|assiettes?|plats?|platée) de pâtes / tagliatelles? / linguines? / bolognaise',
    soupBowl:
      'soupes?(?! populaire) / (?:bols?|assiettes?) de (?:soupe|potage|bouillon|velouté) / potages? / veloutés? de \\p{L}+ / minestrone / bouillabaisses?',
    saladBowl:
      '(?:bols?|assiettes?) de (?:salade|crudités) / saladiers? / salades? (?:composées?|vertes?|niçoises?|grecques?|césar) / (?<!raconter des |(?:arros|cueill|récolt|repiqu|plant|coup)\\p{L}* (?:les |des |ses |la |une |sa ))salades?(?! (?:de fruits?|du (?:potager|jardin)))',
    paella: 'paellas? / poêles? à paella / plats? à paella / riz (?:safrané|aux fruits de mer|au safran)',
    skewers: 'brochettes? / kebabs? / chachliks? / souvlakis? / yakitoris? / piques? de viande',
    dimSum:
      'dim[- ]?sums? / raviolis? (?:chinois|vapeur|japonais) / bouchées? vapeur / paniers? (?:vapeur|en bambou|à vapeur) / gyozas? / wontons?',
    macarons: 'macarons?(?! de la (?:république|police)) / (?:boîtes?|piles?|pyramides?|coffrets?) de macarons',
    cupcake: 'cup ?cakes? / muffins? / petits? gâteaux? glacés?',
    donut: 'do(?:ugh)?nuts? / beignets?(?! de (?:crevettes?|calamars?|courgettes?|poisson)) / beignes?',
    birthdayCake:
      "gâteaux? d[’']anniversaire / gâteaux? (?:à|avec) (?:des |les )?bougies / bougies d[’']anniversaire / pièces? montées? / bougies (?:du|sur le) gâteau",
    chocolateBox:
      '(?:boîtes?|ballotins?|coffrets?) de (?:chocolats?|pralines?|bonbons au chocolat|truffes) / pralines? / ballotins? / chocolats (?:fins|belges|fourrés|assortis) / truffes? au chocolat',
    sundae:
      'coupes? (?:de glaces?|glacées?) / sundaes? / banana splits? / pêches? melba / dames? blanches? / parfaits? glacés?',
    cocktail:
      '(?<!robes? de )(?<!molotov )cocktails?(?! (?:molotov|dînatoires?|de crevettes)) / verres? à (?:cocktail|martini) / martinis? / margaritas? / cosmopolitans? / apéritif glacé',
    smoothie: 'smoothies? / milk-?shakes? / laits? frappés? / boissons? aux fruits mixés / frappés? aux fruits',
    teaCup:
      'tasses? (?:de|à) (?:thé|tisane|infusion) / sachets? de thé / thés? (?:chaud|vert|noir|fumant|à la menthe) / tisanes? / (?<=(?<!\\p{L})(?:du|son|le|boit un) )thé(?!-? ?[aâ]tre) / soucoupes?(?! volantes?)',
    frenchPress:
      'cafetières? à piston / french press / presses? françaises? / cafetières? bodum / pistons? de (?:la )?cafetière',
    pourOver:
      '(?:filtres?|porte-filtres?) (?:à|de) café / cafés? filtres? / cafés? filtrés? / pour[- ]?over / chemex / drippers?',
    coffeeBag: "(?:sachets?|paquets?|sacs?) de (?:café|grains de café) / café en grains? / paquets? d[’']espresso",
    oliveOil:
      "huiles? d[’']olives? / bouteilles? d[’']huile / huiliers? / (?:filets?|flacons?) d[’']huile / bols? d[’']olives",
    milkBottle:
      "(?:bouteilles?|litres?|briques?) de lait / lait (?:frais|entier|cru|d[’']avoine|d[’']amande|chaud) / (?<=(?<!\\p{L})(?:du|le) )lait(?! de coco)",
    eggCarton:
      "boîtes? (?:d[’']|à )œufs / (?:plateaux?|alvéoles?|cartons?) (?:d[’']|à )œufs / douzaines? d[’']œufs / œufs (?:frais|bio|de ferme|bruns|de poule) / boîtes? (?:d[’']|à )oeufs / oeufs frais",
    fruitBowl:
      '(?:corbeilles?|coupes?|compotiers?|paniers?|saladiers?|plateaux?|bols?) (?:de|à) fruits / compotiers? / fruits (?:frais|mûrs|exotiques|de saison)(?! de mer)',
    vegetableBox:
      '(?:cagettes?|caisses?|cageots?|paniers?) de (?:légumes|primeurs) / paniers? bio / (?:cagettes?|caisses?) (?:pleines?|remplies?) de légumes / légumes (?:frais|bio|de saison|du marché)',
    breadBasket:
      'corbeilles? (?:à|de) (?:pains?|viennoiseries) / panières?(?: à pain)? / paniers? (?:à|de) pains? / petits pains(?: frais)? / paniers? de baguettes',
    cheeseBoard:
      'plateaux? (?:de|à) fromages? / planches? (?:de|à) (?:fromages?|charcuterie) / assiettes? de fromages? / planches? apéro / assortiments? de fromages',
    mattress: 'matelas(?! (?:gonflables?|pneumatiques?|de (?:yoga|camping|sol))) / sommiers?',
    crib: 'lits? (?:de|pour) bébés? / lits? à barreaux / berceaux? / couffins?',
    standingMirror:
      'miroirs? (?:sur pied|en pied|plain-pied|psychés?) / grands? miroirs? / (?<=(?<!\\p{L})miroir )psyché / (?<=(?<!\\p{L})devant (?:la|une|sa) )glace(?! (?:à|au|aux)(?!\\p{L}))',
    towels:
      'serviettes? (?:de (?:bain|toilette)|éponges?|pliées?|propres) / draps? de bain / piles? de serviettes / serviettes? (?:de (?:bain|toilette|plage)|éponges?)',
    showerHead:
      'pomm(?:e|es|eau|eaux) de douche / pommeaux? / douchettes? / (?<=(?<!\\p{L})(?:la|une|sa|ma) )douche(?! froide pour)',
    radiator:
      "radiateurs?(?! (?:de voiture|d[’']auto|du moteur)) / convecteurs? / chauffages? (?:électriques?|d[’']appoint|mural)",
    heatPump: 'pompes? à chaleur / unités? extérieures? / groupes? extérieurs?',
    boiler: "chaudières? / chauffe-eaux? / ballons? d[’']eau chaude",
    paintBucket: '(?:seaux?|pots?|bidons?) de peinture / rouleaux? (?:à|de) (?:peinture|peindre)',
    toolBelt: "ceintures? (?:porte-outils?|à outils|d[’']outils|de bricolage) / porte-outils?",
    fireplace:
      "cheminées?(?! (?:d[’']usine|industrielles?|du (?:toit|bateau|paquebot|volcan)|volcaniques?)) / âtres? / feux? de cheminée",
    woodStove: 'po[êe]les? à (?:bois|granulés?|pellets?) / po[êe]les? en fonte / fourneaux? à bois',
    firewood:
      'bois (?:de chauffage|à brûler) / bûches?(?! (?:de noël|glacées?|pâtissières?)) / (?:tas|piles?|stères?) de bois / bûchettes?',
    whiteboard: 'tableaux? blancs? / paperboards? / tableaux? (?:effaçables?|magnétiques?) / chevalets? de conférence',
    easel: "chevalets?(?! de (?:conférence|violon|guitare)) / chevalets? (?:de peintre|d[’']artiste|de peinture)",
    barStool: 'tabourets? (?:de (?:bar|comptoir|cuisine)|hauts?) / chaises? (?:de bar|hautes? de bar)',
    gardenTable:
      'tables? de (?:jardin|terrasse|patio) / salons? de jardin / (?:mobilier|meubles) de jardin / tables? (?:sous|avec) (?:un |le )?parasol',
    hedge: "(?<!mètres )haies?(?! (?:d[’']honneur|hautes)) / taille-haies? / cisailles? à haies?",
    raisedBed:
      '(?:potagers?|jardins?) surélevés? / bacs? (?:de|à|du) (?:potager|jardin|culture|légumes|plantations?) / carrés? (?:de )?potagers? / jardinières? en bois',
    hairDryer: 'sèche-cheveux / séchoirs? à cheveux / sèche cheveux',
    nailPolish: 'vernis à ongles / flacons? de vernis / vernis (?:rouges?|roses?|semi-permanents?)',
    makeupBrushes:
      'pinceaux? (?:de|à|pour le) (?:maquillage|poudre|blush|teint|fard|fond de teint) / pinceaux? maquillage',
    massageTable: 'tables? de (?:massages?|soins?|kiné) / lits? de massages? / tables? du (?:masseur|kiné)',
    barbell:
      "barres? (?:d[’']haltérophilie|de musculation|olympiques?|à disques|chargées?|d[’']haltères?) / haltères? longs?",
    treadmill:
      'tapis de (?:course|marche) / tapis roulants?(?= (?:de|du|dans|à|au) (?:la salle|gym|sport|club)) / tapis de jogging',
    scaffolding: 'échafaudages? / échafauds? de chantier',
    containerShip:
      'porte-conteneurs? / cargos?(?! (?:beige|kaki|noir)) / navires? (?:de charge|marchands?|porte-conteneurs) / bateaux? de marchandises',
    fishingBoat: 'chalutiers? / bateaux? de pêche(?:urs?)? / barques? de pêche(?:urs?)? / thoniers?',
    camperVan:
      'camping-?cars? / vans? aménagés? / combi(?:s)? (?:vw|volkswagen|vintage|aménagés?) / fourgons? aménagés?',
    caravan: 'caravanes?(?! (?:de chameaux|de dromadaires|du désert)(?!\\p{L})) / roulottes? / remorques? de camping',
    motorcycle: 'motos? / motocyclettes? / grosses? cylindrées?',
    windmill: 'moulins?(?: à vent)?(?! à (?:café|poivre|eau|sel|légumes|paroles)(?!\\p{L}))',
    barnHouse: 'granges?(?! aux belles) / silos? (?:à grains?|agricoles?) / fenils?',
    well: 'puits?(?! (?:de (?:mine|pétrole|lumière|jour|carbone|science)|pétroliers?)(?!\\p{L})) / puits à (?:eau|souhaits)',
    treehouse: "cabanes? (?:dans (?:les|un|l[’'])? ?arbres?|perchées?) / maisons? dans (?:les|un) arbres?",
    shopFront:
      "devantures? / vitrines? (?:de|du|d[’']un) (?:magasin|commerce)s? / façades? de (?:magasin|boutique)s? / petit(?:e|es|s)? (?:boutique|magasin|commerce)s?",
    kiosk: 'kiosques?(?! à musique) / kiosques? à journaux / maisons? de la presse',
    atm: "distributeurs? (?:de billets|automatiques? de billets|d[’']argent|bancaires?) / guichets? automatiques? / bancomats?",
    vendingMachine:
      'distributeurs? (?:automatiques?(?! de billets)|de (?:boissons|snacks|friandises|sodas|café)) / machines? (?:distributrices?|à (?:sodas?|snacks?))',
    busStop: "arrêts? (?:de|du|d[’'](?:auto)?)(?: ?)(?:auto)?bus / abribus / arrêts? de tram / abris? de bus",
    billboard:
      "panneaux? publicitaires? / panneaux? d[’']affichage(?! (?:électronique|des départs)) / affiches? géantes?",
    recyclingBins:
      '(?:bacs?|poubelles?|conteneurs?) de (?:tri|recyclage) / poubelles? (?:jaunes?|de tri sélectif) / tri sélectif',
    passport: "passeports? / cartes? d[’']embarquement",
    mapFolded:
      'cartes? (?:routières?|dépliées?|pliées?|en papier|de randonnée|au trésor|touristiques?|ign) / plans? de (?:la )?ville / épingles? de localisation',
    binoculars:
      "jumelles(?=[ ,.;!?]|$)(?! (?:monozygotes|identiques)) / paires? de jumelles / jumelles d[’']observation",
    tripodCamera: 'trépieds? / appareils? photo sur (?:un )?(?:tré)?pied / caméras? sur (?:un )?trépied / pieds? photo',
    studioMic:
      'micros? (?:de (?:studio|podcast|radio)|à condensateur|sur perche) / microphones? de (?:studio|podcast) / filtres? anti-?pop',
    gameConsole:
      'consoles? de (?:jeux?|salon|jeux vidéo) / manettes?(?: de jeux?| de console)? / consoles? (?:vidéo|rétro)',
    boardGame: "jeux? de (?:société|plateau) / plateaux? de jeu / jeux? de l[’']oie / pions? (?:de|et) (?:jeu|dés)",
    toyTrain:
      '(?:petits? )?trains? (?:en bois|jouets?|électriques? miniatures?|miniatures?) / trains? de jouets? / locomotives? en bois',
    bouquetLarge:
      'bouquets?(?! (?:garni|final|de (?:chaînes|services|persil|thym))(?!\\p{L})) / gerbes? de fleurs / bouquets? de (?:fleurs|mariée|roses)',
    weddingRings:
      'alliances?(?= (?:de mariage|en or|dans|sur|des mariés)) / bagues? de (?:fiançailles|mariage|diamants?) / anneaux? de mariage / (?:écrin|boîte)s? à bagues?',
    contract:
      'contrats?(?! de (?:confiance|génération)) / baux / (?<=(?<!\\p{L})(?:le|un|du|signe(?:nt)? (?:le|un|son|leur)) )bail / compromis de vente / actes? de vente',
    invoice:
      "factures? / factures? d[’'](?:électricité|énergie|eau|hôpital) / factures? de (?:gaz|chauffage|téléphone) / notes? d[’']honoraires",
    calculator: 'calculatrices? / calculettes? / machines? à calculer',
    dashboard:
      "tableaux? de bord(?! (?:de (?:la|sa|ma) voiture|du (?:camion|véhicule|bus))) / dashboards? / (?:histogrammes?|graphiques? (?:en barres|à barres)) / écrans? (?:d[’']analyse|de pilotage) / graphiques? et (?:chiffres|courbes)",
    chatBubbles:
      'bulles? de (?:dialogue|conversation|texte|parole|bd|discussion|chat|message) / phylactères? / bulles? de bande dessinée / icônes? de (?:chat|discussion)',
    checklist:
      'check-?lists? / listes? (?:de (?:contrôle|tâches|courses|vérification)|à cocher|des tâches) / aide-mémoire / to-?do lists? / coches vertes',
    cardTerminal:
      'terminal (?:de paiement|bancaire|de carte) / terminaux (?:de paiement|bancaires) / lecteurs? de cartes? / tpe / paiements? (?:sans contact|par carte) / (?:paie|paye|payer) (?:sans contact|par carte)',
    piggyBank:
      'tirelires? / tirelires? (?:cochon|en forme de cochon) / cochons? tirelires? / petits? cochons? roses? à pièces',
    safe: 'coffres?-forts? / coffres? forts? / coffres? (?:de (?:la )?banque|mural|en acier|blindés?) / chambres? fortes? / armoires? fortes?',
    phoneMap:
      "(?:cartes?|plan|itinéraire|gps|trajet) sur (?:le|son|un|leur|mon) (?:téléphone|smartphone|portable|mobile) / (?:téléphone|smartphone|portable) (?:affiche|affichant|montre|montrant|avec) (?:une |la |un |le |l[’'])?(?:carte|plan|itinéraire) / applis?(?:cations?)? (?:de (?:navigation|cartes?|gps)|gps) / épingles? de localisation / (?:repères?|points?) de localisation / google maps",
    phoneChat:
      '(?:chat|conversation|messages?|discussion) sur (?:le|son|un|leur|mon) (?:téléphone|smartphone|portable|mobile) / (?:téléphone|smartphone|portable) (?:affiche|affichant|montre|montrant|avec) (?:une |un |la |le |des )?(?:conversation|chat|discussion|messages) / (?:conversation|discussion|fil) (?:whatsapp|de groupe|de messages|sms) / applis?(?:cations?)? de (?:messagerie|chat) / whatsapp / messageries? instantanées?',
    robotArm:
      "bras (?:robotisés?|robotiques?|de robots?|mécaniques?|articulés?) / robots? (?:industriels?|de soudage|soudeurs?|d[’']assemblage) / cobots?",
    batteryPack:
      "batteries? (?:domestiques?|murales?|solaires?|de stockage|résidentielles?|de maison) / power ?walls? / stockages? (?:d[’']énergie|d[’']électricité|solaire) / packs? de batteries?",
    pineTree:
      "(?<!(?:d[’']|de |du |en ))sapins?(?! de noël) / pins?(?= (?:maritimes?|parasols?|sylvestres?|d[’']alep)(?!\\p{L})) / (?<!d[’'])épicéas? / conifères? / (?<!d[eu’'] ?)mélèzes?",
    palmTree: 'palmiers?(?! à huile) / cocotiers? / palmiers?-dattiers? / dattiers?',
    appleTree: 'pommiers?(?! en fleurs? sur) / arbres? fruitiers? / vergers? de pommiers / petits? pommiers?',
    wheatEars:
      'épis? de (?:blé|seigle|orge|maïs doré|froment) / épis? (?:dorés?|mûrs?) / gerbes? de (?:blé|seigle|orge|céréales) / bottes? de blé / tiges? de blé / blés? (?:mûrs?|dorés?)',
    lavender:
      '(?:champs?|bouquets?|brins?|rangs?|rangées?|bottes?|pieds?|fleurs?|touffes?|sachets?) de lavandes? / lavandes / (?<=(?<!\\p{L})(?:la|de la|récolte (?:de )?la|coupe la) )lavande(?! (?:pâle|clair)) / (?<=(?<!\\p{L})(?:de|la|en|entouré de|sa) )lavandes?(?= |[.,;:]|$)(?! (?:bleue? clair))',
    rocks:
      '(?:tas|piles?|amas|monticules?) de (?:pierres|cailloux|rochers|roches|galets) / rochers / cairns? / (?:grosses|lourdes|vieilles|grandes) pierres / éboulis / rocailles?',
    nest: "nids?(?! (?:de (?:frelons|guêpes|poules?(?: dans| sur)|fourmis)|d[’'](?:ange|abeilles|espions))) / nids? d[’'](?:oiseaux?|hirondelles?|aigles?) / nids? de (?:merles?|cigognes?|mésanges?)",
    birdHouse:
      "nichoirs? / nichoirs? (?:à oiseaux|en bois) / maisons? (?:pour|à|d[’'])(?: ?)oiseaux / cabanes? à oiseaux / mangeoires? (?:à|pour) oiseaux",
    aquarium:
      'aquariums?(?! de (?:paris|la rochelle|monaco)) / bocal à poissons?(?: rouges?)? / bocaux à poissons / bacs? à poissons',
    cowHerd:
      'troupeaux? (?:de vaches|de bovins|laitiers?) / (?:trois|quatre|des|les|plusieurs|ses|quelques) vaches / vaches (?:laitières|qui|paissent|broutent) / bovins / bétail',
    sheepFlock:
      'troupeaux? de (?:moutons|brebis) / moutons(?! de poussière) / (?:trois|des|les|ses|quelques) (?:moutons|brebis) / brebis / agneaux',
    chickens:
      "poules? (?:et|avec) (?:ses |des |leurs |deux )?(?:poussins|œufs|oeufs) / poussins? / poules(?! d[’']eau) / poulaillers? / paniers? d[’'](?:œufs|oeufs) / paniers? (?:rempli|plein)s? d[’'](?:œufs|oeufs)",
    fishShoal:
      'bancs? de (?:\\p{L}+ )?(?:poissons|sardines|harengs|maquereaux) / petits poissons / poissons (?:multicolores|colorés|tropicaux|argentés) / (?:cinq|plusieurs) (?:petits )?poissons / alevins',
    drone: 'drones? de livraison',
    deskWithMonitor: 'postes? de travail / bureau informatique',
    jug: 'pichets? / cruches? / brocs? / carafes?',
    milkJug: '(?:pots?|pichets?) à lait / pichets? (?:de barista|à mousse|en inox|en acier) / pots? de lait en inox',
    espressoMachine: 'machines? à (?:espresso|expresso)s? / machines? à café / percolateurs? / machines? espresso',
    kiln: 'fours? (?:de potier|du potier|de la potière|à (?:poterie|céramiques?)|de cuisson) / fours? céramiques? / fours? de potiers',
    pottersWheel:
      'tours? (?:de|du) poti(?:er|ère) / tours? de la potière / tours? (?:à|de) poterie / tours? de céramiste',
    cauldron: 'chaudrons? / marmites? / (?:bassines?|cuves?) (?:en|de) cuivre',
    cheeseWheel:
      "meules? (?:de|du|d['’]) ?(?:fromage|comté|gruyère|parmesan|beaufort|emmental|cantal) / roues? de fromage / (?<=(?<!\\p{L})(?:une|la|les|des) )to?m?mes? de (?:fromage|savoie|brebis|montagne)",
    barrel:
      'tonneaux? / barriques? / barils?(?! de (?:pétrole|brut)) / (?:tonnelets?|futailles?) / fûts? (?:de|en) (?:chêne|bois|vin|bière|rhum|whisky)',
    drawer:
      'tiroirs?(?!-caisse) / (?<=(?<!\\p{L})(?:une|la|sa|ma|vieille) )commode(?! (?:de|à)(?!\\p{L})) / tiroirs? (?:du|de la|de) (?:commode|bureau)',
    stickyNotes:
      'post-?its? / notes? (?:adhésives?|autocollantes?|repositionnables?) / pense-bêtes? / papillons? adhésifs?',
    letters:
      "enveloppes? / (?:piles?|paquets?|liasses?|tas) de (?:lettres|courrier) / lettres? (?:d['’](?:amour|adieu)|manuscrites?|cachetées?) / (?<=(?<!\\p{L})(?:une|la|sa|cette|ma|ta|vieilles|ses|des|les) )lettres?(?! (?:[a-z]|majuscules?|minuscules?|de l['’]alphabet)(?!\\p{L})) / courriers?(?! électronique)",
    tap: 'robinets?(?! (?:à gaz|de gaz)) / robinetteries? / mitigeurs?',
    sink: 'lavabos? / éviers? / vasques? / lave-mains',
    oven: '(?<!(?<!\\p{L})(?:au|petits?|micro-ondes) )(?<!-)fours?(?! (?:de potier|du potier|solaires?|à (?:poterie|céramiques?|micro-?ondes|chaux|pizzas?))(?!\\p{L})) / (?<=(?<!\\p{L})(?:enfourne|met|mets|mettre|glisse) (?:\\p{L}+ ){1,4}au )four / fours? encastr(?:ables?|és?) / gazinières?',
    grillBarbecue: 'barbecues? / grills?(?! de) / grils? / braseros?',
    mixingBowl:
      'saladiers? / culs?-de-poule / fouets? (?:de cuisine|de pâtisserie|à pâtisserie|manuels?) / bols? (?:à mélanger|mélangeurs?|de préparation) / jattes?',
    rollingPin: 'rouleaux? à (?:pâtisserie|pâte|tarte) / rouleaux? de (?:pâtissier|boulanger|cuisine)',
    cuttingBoard:
      'planches? à (?:découper|pain|hacher) / planches? de (?:cuisine|découpe) / billots? (?:de|en) (?:bois|cuisine|boucher)',
    wateringCan: 'arrosoirs? / arrosoirs? de jardin / petits? arrosoirs?',
    wheelbarrow: 'brouettes? / brouettées?',
    shovel: 'pelles?(?! (?:mécaniques?|à (?:tarte|gâteau|pizza|poussière))) / bêches? / pelles? (?:de jardin|à neige)',
    lantern:
      'lanternes?(?! (?:rouge|magique|chinoises?|en papier|volantes?)) / lampes? (?:tempête|à (?:pétrole|huile)) / (?:lampes?|lanternes?) de camping / fanal / quinquets?',
    shelf: 'étagères? / rayonnages? / (?<=(?<!\\p{L})(?:le|les|des|du) )rayons? du magasin',
    fence:
      'clôtures?(?! (?:des?|du) (?:inscriptions|comptes?|marchés?|débats?)) / palissades? / barrières? (?:en bois|blanches?|de jardin)',
    gate: "portails?(?! (?:web|client|captif|internet|en ligne|numérique)) / portillons?(?! d[’']embarquement) / portes? de(?: la)? jardin / barrières? du (?:jardin|pré|champ)",
    shed: 'abris? de jardin / cabanons? / cabanes? (?:de jardin|à outils|au fond du jardin) / remises? (?:de|du|à) (?:jardin|outils) / appentis',
    greenhouse:
      "(?<=(?<!\\p{L})(?:la|une|les|des|sa|ma|leur|notre) )serres?(?! (?:les?|la|des|contre|fort|ses?|son|sa|dans ses)(?!\\p{L})) / serres? (?:de jardin|en verre|agricoles?|horticoles?) / jardins? d[’']hiver",
    hayBale: '(?:bottes?|balles?|ballots?|meules?|rouleaux?|bottillons?) de (?:foin|paille) / bottes? rondes?',
    beehive: 'ruches? / ruchers?',
    honeycomb: 'rayons? de (?:miel|cire) / gâteaux? de (?:miel|cire) / alvéoles? de (?:miel|cire) / miel en rayons?',
    scarecrow: 'épouvantails? / épouvantaux / bonhomme de paille',
    anvil: 'enclumes? / bigornes?',
    sewingMachine: 'machines? à coudre / surjeteuses?',
    mannequin:
      'mannequins? (?:de (?:couture|couturière|couturier|vitrine|tailleur)|en (?:bois|plastique|tissu)|sur pied) / bustes? de (?:couture|couturière|couturier)',
    clothesRail:
      'portants?(?= (?:à|de|rempli|plein)(?!\\p{L})) / (?<=(?<!\\p{L})(?:un|le|du|au|les|des) )portants? / tringles? à vêtements / racks? à vêtements',
    washingLine: '(?:cordes?|fils?) à linge / étendoirs? / étendages? / linge (?:étendu|qui sèche)',
    ironingBoard: '(?:planches?|tables?) à repasser / centrales? de repassage',
    cashRegister:
      'caisses? enregistreuses? / tiroirs?-caisses? / (?<=(?<!\\p{L})(?:à la|en) )caisse(?! de) / (?:terminal|écran|caisses?) de (?:vente|caisse|magasin)',
    shoppingBag:
      "sacs? (?:en papier|de courses|de shopping|en kraft|kraft|cadeaux?) / sacs? d[’']achats? / sachets? en papier",
    marketStall:
      'étals? / étalages? de (?:fruits|légumes|marché|primeur) / stands? (?:de|du) (?:marché|fruits|légumes) / échoppes?',
    foodTruck:
      'food[- ]?trucks? / camions? (?:à|de) (?:burgers?|pizzas?|glaces|tacos|frites|restauration) / camions?[- ](?:restaurants?|snacks?|cantines?|traiteurs?)',
    crane:
      'grues?(?! (?:cendrées?|couronnées?|en origami|en papier|du japon)) / grues? (?:à tour|de chantier|portuaires?)',
    forklift: 'chariots? élévateurs? / chariots? à fourches? / gerbeurs? / fenwicks?',
    pallet:
      'palettes? (?:en bois|de (?:cartons|colis|marchandises?|stockage|transport)|europe|chargées?) / piles? de (?:cartons|colis) / cartons sur (?:une|la) palette',
    walkingBoot:
      'chaussures? de (?:randonnée|marche|montagne|trekking|trek) / bottes? de randonnée / bottines? de marche / godillots?',
    rubberBoots: 'bottes? (?:en|de) caoutchouc / bottes? de pluie / bottes? de jardin',
    snorkel:
      'tubas?(?= (?:de plongée|et)(?!\\p{L})) / masques? de plongée / masques? et tubas? / masques? de snorkeling / palmes,? masque et tuba',
    wetsuit:
      'combinaisons? (?:de plongée|de surf|en néoprène|néoprène) / combis? (?:de plongée|de surf|néoprène) / tenues? de plongée',
    paddle:
      'pagaies? / (?<=(?<!\\p{L})(?:une|la|des|les|deux|sa|ses) )rames?(?! (?:de (?:métro|train|papier|tram)|à|en)) / avirons? en bois',
    anchor:
      "(?<=(?<!\\p{L})(?:une|les|des|d[’']une|vieille) )ancres? / (?<=(?<!\\p{L})(?:l|d)[’'])ancre(?! (?:noire|de Chine)) / ancres? (?:de (?:marine|bateau|navire)|rouillées?)",
    lifeJacket: 'gilets? de sauvetage / gilets? de flottaison / vestes? de sauvetage / brassières? de sauvetage',
    fishingNet: 'épuisettes? / filets? de pêche / haveneaux? / filets? à (?:poissons?|crevettes?)',
    carFerry:
      'car-?ferr(?:y|ys|ies) / bacs? (?:à|pour) voitures? / ferr(?:y|ys|ies) (?:à|pour) voitures? / navires? rouliers? / traversiers?',
    sailingYacht: 'voiliers? / yachts? à voiles? / bateaux? à voiles? / yachts? / sloops?',
    canoe: "cano[eë]s? / canots? (?:en bois|d[’']écorce|indiens?) / pirogues?",
    climbingRope:
      "cordes? d[’'](?:escalade|alpinisme|assurage) / cordes? de (?:rappel|montagne) / mousquetons? / cordes? enroulées?",
    sleepingBag: 'sacs? de couchage / duvets? (?:de camping|de randonnée) / sacs? à viande / sacs? de bivouac',
    goal: 'buts? de (?:foot|football|soccer) / cages? de (?:foot|football|but) / poteaux? de but / filets? de but / (?<=(?<!\\p{L})devant )le but vide',
    basketballHoop:
      'paniers? de basket(?:-?ball)? / panneaux? de basket(?:-?ball)? / anneaux? de basket / arceaux? de basket / cerceaux? de basket',
    golfBag: 'sacs? de golf / clubs? de golf(?= (?:dans|sur|posés?|à|neufs?)) / cannes? de golf / chariots? de golf',
    grandPiano: 'pianos? à queue / pianos? de concert / pianos? crapauds? / demi-queues? / steinways?',
    drumKit:
      'batteries? (?:acoustiques?|de jazz|de rock|complètes?|électroniques?) / (?<=(?<!\\p{L})(?:à|derrière|de) (?:la|sa) )batterie(?! (?:de|du|faible|vide|déchargée)(?!\\p{L})) / kits? de batterie / jeux? de batterie / drums',
    turntable:
      'platines? (?:vinyles?|tourne-?disques?|disques?) / tourne-?disques? / électrophones? / lecteurs? de vinyles? / gramophones?',
    vinylRecord:
      'disques? (?:vinyles?|noirs?|33 tours|45 tours) / vinyles? / (?:33|45) tours / pochettes? de (?:disques?|vinyles?)',
    amplifier: 'amplis?(?!\\p{L}) / amplificateurs? / amplis? (?:de )?(?:guitare|basse) / amplis? à lampes',
    harp: 'harpes?(?! éolienne) / harpes? (?:celtiques?|de concert)',
    spreadsheet:
      'tableurs? / feuilles? de calcul / (?:tableaux?|fichiers?|feuilles?) Excel / tableaux? croisés? dynamiques?',
    serverRack:
      'serveurs? (?:informatiques?|web|de fichiers|de données|dédiés?) / (?:baies?|armoires?|racks?) (?:de )?serveurs? / salles? (?:des? )?serveurs? / centres? de données / data ?centers? / baies? informatiques?',
    router:
      "routeurs? / (?:box|boîtiers?) (?:internet|wi-?fi|ADSL|fibre) / modems?(?:-routeurs?)? / points? d[’']accès (?:wi-?fi|sans fil) / livebox / freebox",
    chargingStation:
      'bornes? de (?:recharge|rechargement|charge) / bornes? (?:électriques?|rapides?) / stations? de (?:re)?charge / superchargeurs? / prises? de recharge',
    vrHeadset:
      '(?:casques?|lunettes|masques?) (?:de )?(?:VR|réalité virtuelle) / (?:casques?|lunettes) de réalité (?:mixte|augmentée) / casques? VR',
    thermostat:
      "thermostats?(?: (?:connectés?|d[’']ambiance|intelligents?|muraux|mural))? / régulateurs? de (?:température|chauffage) / commandes? de chauffage",
    smartSpeaker:
      'enceintes? (?:connectées?|intelligentes?|vocales?) / assistants? vocaux / assistants? vocal / haut-parleurs? (?:intelligents?|connectés?) / echo dots? / homepods?',
    usbStick: 'clés? USB / clefs? USB / clés? (?:de )?mémoire / (?:mini-?)?disques? USB',
    hearingAid:
      'appareils? auditifs? / prothèses? auditives? / aides? auditives? / audioprothèses? / sonotones? / implants? cochléaires?',
    walkingFrame: 'déambulateurs? / cadres? de marche / rollators? / aides? à la marche',
    hospitalBed:
      "lits? d[’']hôpital / lits? médicalisés? / lits? (?:de patients?|du patient|hospitaliers?|de malades?)",
    dentistChair:
      'fauteuils? (?:de|du) dentiste / fauteuils? dentaires? / chaises? (?:de|du) dentiste / sièges? (?:de|du) dentiste / units? dentaires?',
    testTubes:
      'tubes? à essai / éprouvettes?(?! bébé) / tubes? (?:de laboratoire|de prélèvement|à échantillons?) / tubes? de sang / porte-tubes?',
    bandageRoll:
      'bandages? / bandes? (?:de gaze|élastiques?|velpeau|de contention|médicales?) / rouleaux? de (?:bandage|gaze|bande) / gazes? stériles? / compresses? de gaze',
    firstAidKit:
      'trousses? (?:de|à) (?:premiers secours|secours|pharmacie|soins?) / kits? de (?:premiers )?secours / mallettes? de (?:premiers )?secours / boîtes? à pharmacie / trousses? médicales? / mallettes? de médecin',
    coffeeGrinder: 'moulins? à café / moulins? à grains / broyeurs? (?:à|de) café / moulins? (?:manuels?|à manivelle)',
    hotTub:
      'jacuzzis? / spas? (?:de jardin|extérieurs?|gonflables?|en bois) / bains? (?:nordiques?|à remous|bouillonnants?|norvégiens?) / baignoires? à remous / hot tubs?',
    trampoline: 'trampolines?(?: de jardin)? / trampolin(?:e)?s? / mini-?trampolines?',
    climbingFrame:
      "cages? à (?:poules?|écureuils?|grimper) / structures? (?:d[’']escalade|de jeux?) / jeux d[’']escalade / aires? de jeux?(?! vidéos?) / tours? de jeux / portiques? à grimper",
    sandcastle: 'châteaux? de sable / châteaux? en sable / forteresses? de sable / sculptures? (?:de|en|sur) sable',
    trafficCone:
      'c[ôo]nes? de (?:signalisation|chantier|circulation|sécurité|Lübeck) / c[ôo]nes? (?:orange|routiers?) / plots? de (?:signalisation|chantier|circulation)',
    streetLamp: 'lampadaires?(?! de salon) / réverbères? / lanternes? de rue / becs? de gaz',
    phoneBooth: 'cabines? téléphoniques? / cabines? de téléphone / cabines? anglaises?',
    postBox: 'bo[iî]tes? aux lettres / bo[iî]tes? à lettres / bo[iî]tes? postales?',
    railwayCrossing: 'passages? à niveau / barrières? (?:de chemin de fer|ferroviaires?|du passage)',
    tramCar: 'trams? / tramways? / rames? de tram(?:way)?',
    cableCarGondola:
      'téléphériques? / télécabines? / cabines? (?:de|du) (?:téléphérique|télécabine) / œufs? (?:de ski|du téléphérique)',
    canalBoat: 'péniches? / bateaux? de canal / narrowboats? / bateaux? fluvia(?:l|ux) / chalands?',
    gondolaBoat: 'gondoles? / barques? vénitiennes?',
    pier: 'jetées? / pontons? / embarcadères? / débarcadères? / appontements?',
    sackOfGrain:
      'sacs? (?:de|à) (?:grains?|blé|céréales?|orge|avoine|graines?|maïs) / sacs? (?:pleins? de|rempli\\p{L}* de) (?:grains?|blé)',
    seedlingTray:
      '(?:plateaux?|bacs?|caissettes?) (?:de|à) (?:semis|plants|culture) / jeunes (?:plants|pousses) / plaques? alvéolées? / plaques? de semis',
    flowerPots: 'pots? de fleurs / pots? en (?:terre cuite|terre) / fleurs? en pots? / pots? à fleurs / pots? fleuris?',
    bunchOfHerbs:
      "bouquets? garnis? / bouquets? d[’']herbes / bottes? (?:d[’']herbes|de persil|de basilic|de menthe|de thym) / herbes (?:aromatiques|fraîches|de Provence) / fines herbes / brins? de (?:persil|thym|basilic|menthe|romarin)",
    pestleMortar:
      'mortiers? et (?:les |son |un |le )?pilons? / pilons? (?:de|en) (?:pierre|bois|marbre|cuisine) / mortiers? (?:en|de) (?:pierre|marbre|bois|granit|cuisine|laiton) / (?<=(?:dans|au|avec) (?:un|le) )mortiers?',
    jamJars:
      'confitures? / (?:pots?|bocaux|bocal) de (?:confitures?|marmelade|gelée) / marmelades? / pots? à confiture',
    spiceJars: "(?:pots?|bocaux|flacons?|bocal) (?:à|d[’'])[ ]?épices / épices / étagères? à épices",
    tagine: 'tajines? / tagines? / plats? à (?:tajine|tagine)',
    wok: 'woks? / poêles? wok / sautés? de légumes / légumes sautés',
    fishMarketIce:
      'poissons? (?:frais )?sur (?:de la |la |lit de )?glace / (?:caisses?|cagettes?) de poissons? / étals? (?:de|du) poissons?(?:nier|nerie)? / poissons? frais / marchés? aux poissons?',
    bentWoodRockingChair:
      'chaises? à bascule / fauteuils? à bascule / rocking[- ]chairs? / berceuses? en bois / chaises? berçantes?',
    ray: 'raies? (?:manta|pastenague)',
    'teacup-without-handle': 'matcha(?! latte) / thé vert',
    jar: 'sérums?(?! physiologique) / lotion / (?<=(?<!\\p{L})(?:la|une|sa|ma|cette|de|leur) )(?<!à la )crème(?! (?:brûlée|fraîche|anglaise|chantilly|pâtissière|fouettée|glacée|caramel|dessert|liquide|épaisse|renversée|solaire|de (?:marrons|cassis|la crème))) / pots? de crème / (?<!(?<!\\p{L})(?:lune de|couleur|blond) )miel / bocal / bocaux / pots? de (?:confitures?|miel|crème|moutarde|cornichons|yaourt|pâte à tartiner|Nutella|cosmétique) / confitures? / yaourts? / cornichons / conserves? maison / pâtes? à tartiner / crèmes? (?:hydratantes?|de jour|de nuit|solaires?|pour les mains|pour le visage|anti-?rides|anti-?âge)',
    egg: 'œufs?(?! de Pâques) / oeufs? / œufs? (?:à la coque|durs?|sur le plat|au plat|brouillés)',
    noodles:
      "ramen / nouilles / pâtes(?! (?:à|de|d'|feuilletées?|brisées?|sablées?)) / coquillettes / spaghettis? / tagliatelles? / linguines? / macaronis / penne / vermicelles? / ramens?",
    pint: 'bières? / chopes? / pintes? / demis? de bière / bières?(?: pression)?',
    hut: 'huttes? / cabanes?(?: (?:de jardin|en bois|dans les arbres|au fond du jardin))? / cabanons? / paillotes?',
    shrimp: 'crevettes? / langoustines?',
    'video-game':
      'jeux? vidéos? / manettes?(?: de jeux?)? / consoles? de jeux? / (?<=(?<!\\p{L})(?:sa|la|une) )console(?= (?:démarre|portable|rétro)) / playstation / xbox / nintendo switch',
    'nut-and-bolt': 'vis et écrou / boulons? / écrous?',
    newspaper:
      '(?<=(?<!\\p{L})(?:le|un|son) )journal(?! (?:intime|télévisé|de)) / (?<=(?<!\\p{L})(?:son|le|un|du|les|des) )journ(?:al|aux)(?! (?:intimes?|télévisés?|de bord|de 20))',
    cup: 'espresso / latte / cappuccino / (?<!(?<!\\p{L})(?:vers un|dans un|dans le|dans ce|vers le|devant le|devant un|au|(?:terrasse|comptoir|vitrine|salle|porte|serveur|serveuse|patron) du) )cafés? / tasses? / thé / expressos? / espressos? / cappuccinos? / cafés? (?:crème|au lait|noisette|serrés?|allongés?|noirs?) / chocolats? chauds? / tisanes? / infusions? / thés? / mugs? / gobelets?',
    bottle:
      "bouteilles? / vin / (?<!(?<!\\p{L})(?:au|dents? de|cochon de) )lait(?! (?:de (?:beauté|coco|toilette)|corporel)) / cidres? / carafes?(?= d'eau| de vin) / gourdes? / shampooings? / shampoings? / gels? douche / liquides? vaisselle / bidons? de lessive / lessives? liquides? / huiles? d'olive / vinaigres? / ketchup / adoucissants? / thermos / magnums? de (?:champagne|vin) / eaux? minérales? / moutarde en tube / sirops?(?= (?:d'érable|d'agave|contre la toux)) / bouteilles? d'eau",
    flacon:
      'flacons? / parfums?(?! de (?:vanille|café|pain|fleurs?|nostalgie|liberté|scandale|mystère|glace)) / eaux? de toilette / eaux? de parfum / flacons? de parfum',
    tube: 'tubes? de (?:dentifrice|crème|colle|peinture|rouge|gel|gouache) / dentifrices?',
    glass:
      "(?:smoothie|soda|cola)s? / smoothies? / (?<!robes? de )cocktails?(?! dînatoires?) / jus(?! de (?:viande|cuisson|chaussette)) / limonade / boissons? / verres? d'eau / verres? de (?:jus|lait|limonade|sirop|pastis|soda) / (?<=(?<!\\p{L})(?:un|le|du|son|de) )pastis / sirops? (?:de menthe|à l'eau|de grenadine) / diabolos? (?:menthe|fraise|grenadine) / jus d'orange / jus de (?:fruits?|pommes?|raisin)",
    plate: 'pasta / lasagnes? / risotto',
    dish: 'assiettes?(?! de) / (?<!(?<!\\p{L})(?:écrans?|talons?|chaussures?|pieds?|toits?|ventre|à|au) )plats?(?! de) / repas / dîner / cassoulets? / choucroutes? / couscous / ratatouilles? / omelettes? / blanquettes? / gratins?(?: dauphinois)? / paellas? / hachis parmentier / plats? du jour / plats? chauds?',
    bowl: "(?<!(?<!\\p{L})(?:ras le|coups? de) |ras-le-)bols?(?! d[’']air) / soupes?(?! au lait) / saladiers? / gamelles? / salades? (?:niçoises?|composées?|César) / potages? / (?<=(?<!\\p{L})(?:un|le|du) )velouté / ramequins? / taboulés? / gaspachos? / bouillabaisses? / gamelles?(?! de (?:l['’]armée)) / (?<!(?<!\\p{L})(?:barres?|champs?|récolte|épis?|silo|grains?) (?:de |aux |d['’]))céréales(?! (?:sont récoltées|ondulent|mûrissent)) / (?<!(?:arros|cueill|récolt|repiqu|plant|coup)\\p{L}* (?:les |des |ses |la |une |sa ))salades?(?! du (?:potager|jardin))",
    bread:
      "baguettes?(?! (?:magiques?|chinoises?|japonaises?|de (?:tambour|batterie|chef|sourcier))) / pains?(?! (?:au chocolat|aux raisins|d[’']épices|grillés?|de (?:savon|glace))) / (?<=(?<!\\p{L})(?:pétri\\p{L}*|façonne\\p{L}*|boules? de) (?:la |sa |une )?)pâte(?! (?:à|de|d[’'])) / brioches? / pains? de mie / pains? de campagne / miches? de pain / ficelles? de pain / boules? de pain / fougasses? / focaccias? / pains? complets?",
    cake: "cakes? / cupcakes? / muffins? / donuts? / gâteaux?(?! (?:secs?|apéritifs?)) / (?<!(?<!\\p{L})(?:rouleau à|à la|de la|chef de) |boulangerie-)pâtisseries? / bûches? de Noël / forêts?-noires? / quatre-quarts / gâteaux? d'anniversaire / pièces? montées? / fondants? au chocolat / brownies? / cheesecakes?",
    burger: 'burgers? / hamburgers? / cheeseburgers?',
    pot: "(?<!(?<!\\p{L})(?:coups? de|prend(?:re)? un|boi(?:t|re) un|manque de) )pots?(?! (?:de|en terre) | d[’']|-) / wok / casseroles? / marmites? / poêles?(?! (?:à (?:bois|granulés|pellets)|en faïence|de masse)) / fondues? (?:savoyardes?|au fromage|bourguignonnes?) / (?<=(?<!\\p{L})(?:la|une) )fondue / cocottes?(?= en fonte|-minute) / (?<=(?<!\\p{L})(?:la|une|sa|ma|en) )cocotte(?! en papier) / faitouts? / fait-tout / sauteuses?(?= en ) / woks? / tajines? / pots?-au-feu / bœufs? bourguignons? / bœuf-carottes / blanquettes?(?= de) / ragoûts? / autocuiseurs?",
    icecream:
      '(?<!(?<!\\p{L})(?:dans|devant|face à|sur) (?:la|une) |(?:essuie|lève|brise)-|patins? à |hockey sur |(?:cubes?|pics?|blocs?|plaques?|couche|eaux?|palais) de )glaces?(?! (?:fond sur|craque|sans tain)) / (?:boules?|cornets?|pots?|coupes?) de glace / sorbets? / esquimaux? glacés? / bâtonnets? glacés?',
    fruit:
      "avocats?(?= (?:mûrs?|écrasés?|coupés?)) / (?:framboises?|groseilles?|fruits rouges) / bananes? / pêches?(?= (?:mûres?|juteuses?|blanches?|jaunes?|de vigne)) / mangues? / fruits?(?! (?:de mer|du (?:travail|hasard)|de (?:son|leur|sa)(?!\\p{L}))) / corbeilles? de fruits / salades? de fruits / abricots? / prunes? / mirabelles? / (?<=(?<!\\p{L})(?:une|la|des|les|deux) )pêches?(?=[.,]| (?:bien|est|sont|coupées?|rouges?|dans)(?!\\p{L})) / avocats?(?= (?:bien )?(?:mûrs?|coupés?|écrasés?|tranchés?|en (?:deux|tranches|cubes|lamelles))) / (?<=(?<!\\p{L})(?:toasts?|tartines?|tranches?|purée|salade|huile|chair|noyau|moitiés?) (?:à l|d|de l)[’'])avocats? / avocados? / fraises?(?! (?:du|de) dentiste| (?:une|la|des|les) (?:pièces?|dents?))",
    shoe: 'sneakers? / boots / chaussures? / (?<=(?<!\\p{L})(?:des|ses|mes|les|ces|nos) )baskets / bottes?(?! de (?:radis|foin|paille|carottes|persil|poireaux|asperges|oignons)) / baskets / baskets? (?:neuve|blanche|rouge|de running|de sport|de marque)s? / talons? (?:hauts?|aiguilles?) / escarpins? / bottines? / mocassins? / richelieus? / crampons / godasses? / souliers? / santiags / derbies',
    phone:
      'smartphones? / (?:apps?|applis?) / Smartphones? / téléphones? / iphones? / (?<=(?<!\\p{L})(?:son|mon|ton|le|un|leur|les|ses|du|au) )portables? / téléphones?(?: portables?| mobiles?)?',
    laptop:
      "laptops? / ordinateurs?(?! de bord) / claviers? / bureau(?! (?:de (?:poste|tabac|vote|change)|d[’']études)) / ordis?(?! de bord) / PC(?: portables?)? / ordinateurs?(?: portables?)?(?! de bord) / macbooks?",
    closedLaptop: 'ordinateurs? (?:portables? )?fermés?',
    screen:
      "(?<!(?<!\\p{L})(?:spots?|pubs?|films?|chaînes?|émissions?|plateaux?|séries?|publicités?) )TVs? / (?<!à l[’']|pleins? |hors[- ]|arrêt sur |fonds? d[’'])écrans?(?! (?:noir|total|solaire|partagé|divisé|titre|de (?:fin|fumée))(?!\\p{L})) / télé(?:vision)?s?(?!-| réalité) / téléviseurs? / écrans? (?:plats?|géants?|d'ordinateur|de télévision) / moniteurs?(?= (?:vidéo|de contrôle))",
    watch:
      '(?:wrist|smart)watch(?:es)? / (?:(?<=(?<!\\p{L})(?:une|la|sa|ma|ta|cette|leur|ses|des|les|de|deux|belle) )montres?|montres? (?:connectées?|de luxe|à gousset|automatiques?)) / (?<=(?<!\\p{L})(?:une|la|sa|ma|ta|cette|leur|ses|des|les|de|deux|belle) )montres? / montres?-bracelets?',
    ring: 'bagues? / bijoux? / bagues?(?: de fiançailles)? / alliances?(?= (?:en or|au doigt|de mariage)) / anneaux? de mariage',
    headphones:
      'casques? (?:audio|sans fil|bluetooth|antibruit|gaming|micro|à réduction de bruit|sur (?:les|ses) oreilles) / écouteurs? / casques? (?:audio|sans fil|bluetooth|antibruit|hi-fi|à réduction de bruit|gaming|micro) / airpods',
    camera: 'appareils? photos? / reflex / appareils? jetables? / polaroïds?',
    lamp: 'lampes? / abat-jours? / lampes? de (?:chevet|bureau|salon|table) / luminaires? / lampadaires?(?= (?:du salon|de salon|design)) / suspensions?(?= (?:au-dessus|en (?:rotin|verre|laiton|métal|osier|papier|bambou|lin)|lumineuses?|luminaires?|design)) / appliques? murales? / lampadaire de salon',
    box: "cartons?(?! ?:| (?:final|de fin|d[’']invitation|rouge|jaune|plein|titre|noir)) / colis / boîtes?(?! (?:de (?:nuit|dialogue|vitesses?|production)|aux lettres|à lettres|noire|mail|automatique|crânienne)) / caisses? en bois / glacières?",
    gift: 'cadeaux? / papiers? cadeaux? / paquets? cadeaux?',
    bag: '(?<!-)sacs?(?! de (?:couchage|sable|nœuds)) / sacs? à (?:main|dos|provisions) / cartables? / cabas / tote bags? / sacs? (?:de courses|de sport|de voyage|en toile|en cuir|en papier) / besaces? / sacoches?',
    suitcase:
      'valises? / malles?(?= (?:ancienne|en |au grenier|de voyage|pleine)) / bagages? / valises? cabine / (?<=(?<!\\p{L})(?:une|la|vieille) )malle',
    book: "magazines? / (?:(?<!(?<!\\p{L})(?:il|elle|on|qui|se|je|ne|nous|vous|livreur|coursier|facteur|les) )livre|livres(?! sterling)) / cahiers?(?! des charges) / carnets?(?! (?:de santé|d'adresses|de commandes)) / bouquins? / romans?(?= (?:policier|à la main|ouvert|de poche)) / bloc-notes / blocs-notes / album photos? / albums? (?:photos?|de famille) / BD / bandes? dessinées? / journ(?:al|aux) intimes? / manuels? scolaires?",
    chair:
      'chaises?(?! (?:musicales|roulantes?|à porteurs)) / fauteuils?(?! roulants?) / tabourets? / rocking-chairs? / bergères?(?= Louis) / transats? / chaises? longues?',
    sofa: 'sofas? / canapés?(?! (?:aux?|apéritifs?|salés?|de (?:saumon|foie|fromage))(?!\\p{L})) / canapés?(?! (?:au|aux|de (?:saumon|foie|fromage)|apéritifs?|salés?)(?!\\p{L}))(?:-lits?)? / divans? / banquettes?(?! arrière)',
    bed: "(?<=(?<!\\p{L})(?:le|un|son|mon|ton|leur|du|au|de|grand|petit|ce|les|des|nos|vos|deux) )lits?(?! (?:de (?:la )?(?:rivière|légumes|riz|salade)|du fleuve)) / matelas / oreillers? / (?<=(?<!\\p{L})(?:le|un|son|mon|ton|leur|du|au|de|grand|petit|ce|les|des|nos|vos|deux) )lits?(?! (?:de (?:la |l')?(?:rivière|légumes|riz|salade|Seine|Loire)|du fleuve)) / traversins? / lits? superposés / lits? à barreaux",
    door: '(?<=(?<!\\p{L})(?:la|une|sa|ma|cette|leur|de|deux|les|des|petite|grande|lourde|vieille) )portes?(?! (?:plainte|secours|bonheur)) / (?<=(?<!\\p{L})(?:la|une|sa|ma|cette|leur|de|deux|les|des|petite|grande|lourde|vieille) )portes?(?! (?:plainte|secours|bonheur|manteaux)) / portes?-fenêtres? / portillons?',
    fridge:
      'freezers? / réfrigérateurs? / frigos? / frigidaires? / réfrigérateurs?-congélateurs? / congélateurs? / congélos?',
    window:
      'fenêtres?(?! (?:pop-up|de tir|publicitaire|de dialogue)) / vitres? / (?<=(?<!\\p{L})(?:les|des|ses|aux|deux) )volets / baies? vitrées? / lucarnes? / vasistas / vélux',
    washer: 'lave-linges? / machines? à laver / sèche-linges? / lave-vaisselles? / sèche-linge',
    machine:
      'blenders? / toasters? / machines? à café / cafetières?(?! (?:italiennes?|à piston)) / machines? à (?:café|expresso) / micro-?ondes / mixeurs? / friteuses? / robots? de cuisine / robots? pâtissiers? / batteurs? électriques?',
    car: "land ?rovers? / jeeps? / SUVs? / roadsters? / (?<=(?<!\\p{L})(?:un|le|du|ce|beau|vieux) )coupés? / taxis? / voitures? / (?<=l[’']|(?<!\\p{L})(?:cette|vieille|belle|leurs?|des|les) )autos?(?!-) / bagnoles? / berlines? / citadines?(?= (?:électrique|hybride|compacte|se gare|rouge|roule)) / 2 ?CV / deux-chevaux / 4L / cabriolets? / décapotables? / monospaces? / 4x4 / Twingo / Renault Clio / voitures? (?:électriques?|de sport|de collection|de location) / limousines? / coccinelles? (?:Volkswagen|VW)",
    pickup: 'pickups?(?: truck)? / camions?(?! (?:de pompiers?|poubelles?|benne)) / pick-?ups?',
    van: '(?:delivery |camper )?vans? / camionnettes? / camping-cars? / fourgons? / fourgonnettes? / (?<=(?<!\\p{L})(?:un|son|le|leur|véhicule) )utilitaire / estafettes? / food[- ]?trucks? / vans? aménagés? / minibus',
    bike: "(?<!(?<!\\p{L})(?:la|une|les|sa) )pédale(?:nt)? / vélos? / VTT / VTC / bicyclettes? / vélos? (?:électriques?|de course|de ville|pliants?) / vélib' / vélibs? / draisiennes?",
    scooter:
      '(?:e-)?scooters? / trottinettes? / motos? / mobylettes? / vespas? / cyclomoteurs? / trottinettes?(?: électriques?)? / scooters?(?: électriques?)? / deux-roues',
    train:
      "(?<!en )trains?(?! (?:de vie|d[’']atterrissage|avant|arrière)) / trams? / métros? / TGV / Ouigo / tramways? / Eurostar / trains? (?:de nuit|de banlieue|à grande vitesse) / rames? (?:de|du) (?:métro|tramway|RER) / wagons? / RER",
    plane: 'jets?(?= privés?) / avions? / avions? de ligne / jets? privés? / planeurs?',
    boat: 'yachts? / bateaux? / voiliers? / péniches? / barques? / chalutiers? / catamarans? / bateaux?-mouches? / navires? / zodiacs?',
    kayak: 'kayaks? / canoes? / canoës?',
    surfboard: 'surf(?:ing|s)? / planches? de surf',
    dog: '(?:golden )?retrievers? / (?:yorkshire|fox|bull|jack russell|cairn|scottish)[- ]terriers? / beagles? / labradors? / corgis? / huskies / husky / bulldogs? / (?<!(?<!\\p{L})(?:entre|temps de|mal de|vie de) )chiens?(?! de fusil) / chiots? / teckels? / museaux? / chiennes? / toutous? / clébards? / caniches? / bergers? allemands? / bouledogues? / cockers? / dalmatiens? / huskys? / carlins? / épagneuls? / jack russells? / bassets?(?= (?:hound|artésien))',
    cat: 'chats?(?! (?:en (?:direct|ligne)|vocal|perché)) / chatons? / minous? / matous?',
    horse:
      '(?<!\\d )chevaux(?! (?:fiscaux|vapeur|de bois)) / (?<!queues?[- ]de[- ]|fer à |à )cheval(?! de (?:bois|bataille)) / poneys? / juments? / poulains? / destriers?',
    bird: "(?<!(?<!\\p{L})(?:vol|vue) d[’'])oiseaux?(?! de (?:nuit|malheur)) / mouettes? / pigeons? / goélands? / moineaux? / rouges?-gorges? / mésanges? / hirondelles? / corbeaux? / corneilles? / canaris? / oisillons?",
    robot: 'robots?(?! (?:de cuisine|pâtissiers?|ménagers?|aspirateurs?|tondeuses?|mixeurs?|cuiseurs?))',
    guitar: 'guitares? / guitares?(?: électriques?| sèches?)? / ukulélés?',
    ball: "ballons?(?! (?:de (?:baudruche|rouge)|à l[’']hélium|gonfl\\p{L}*|multicolores|colorés|d[’'](?:anniversaire|eau chaude|oxygène|essai)|argentés?|dorés?|s[’']envole\\p{L}*)) / (?<=(?<!\\p{L})(?:une|la|sa|des|les|de) )balles?(?! (?:perdues?|réelles?|de (?:fusil|match|revolver))) / ballons? de (?:plage|basket|volley|hand|handball) / balles? rebondissantes? / boules? de pétanque",
    balloon:
      "ballons? (?:de baudruche|à l[’']hélium|gonfl\\p{L}*|multicolores|colorés|d[’']anniversaire|argentés?|dorés?|s[’']envole\\p{L}*) / montgolfières? / ballons? (?:à l'hélium|gonflés à l'hélium|multicolores|colorés|d'anniversaire) / lâchers? de ballons",
    rocket: 'fusées?',
    tree: 'arbres?(?! (?:généalogique|à (?:chat|cames)|de Noël)) / sapins?(?! de Noël) / platanes? / chênes?(?! massif) / hêtres?(?! massif) / bouleaux? / oliviers? / pommiers? / cerisiers? / marronniers? / tilleuls?(?! menthe) / cyprès / peupliers? / saules?(?: pleureurs?)? / pins? (?:parasols?|maritimes?|sylvestres?)',
    flower:
      "(?<=(?<!\\p{L})(?:une|la|des|les|de|cette|sa) )roses?(?! (?:des vents|poudré|pâle|fluo|bonbon|clair|vif)) / pétales?(?! de maïs) / bouquets?(?! (?:final|garni|de chaînes|TV|satellite)) / (?<!choux?-|(?:imprimés?|motifs?|chemises?|robes?) à )fleurs?(?! (?:de (?:sel|peau|lotus|coton)|d[’']oranger)) / tulipes? / muguet / brins? de muguet / coquelicots? / pivoines? / marguerites? / jonquilles? / pâquerettes? / orchidées? / géraniums? / hortensias? / lys / roses? (?:rouges?|blanches?|trémières?|fanées?) / bouquets?(?! (?:final|garni|de chaînes|TV|satellite))(?: de (?:fleurs|roses|pivoines))? / chrysanthèmes? / pissenlits?",
    plant:
      "plants? / (?<!(?<!\\p{L})(?:il|elle|on|se|qui|ordinateur|ordi|logiciel) )plantes?(?! (?:des|du) pieds?) / basilic / feuille(?! (?:d(?:e|\\P{L})|blanche|volante|excel)) / plantes? (?:vertes?|grasses?|d'intérieur) / ficus / monsteras? / fougères? / basilic en pot / pots? de basilic / feuilles? de (?:menthe|basilic|sauge|laurier) / menthe(?= (?:fraîche|du jardin|en pot))",
    house:
      "(?<!(?<!\\p{L})(?:faite?s?|à la|confitures?|gâteaux?|recettes?|tartes?|pain|plats?) )maisons?(?! (?:de retraite|d[’'](?:édition|arrêt)|mère|de disques|de la presse|close)) / toits?(?! (?:ouvrant|panoramique)|-) / pavillons? (?:de banlieue|neuf|individuel)s? / maisons? de (?:campagne|famille|village|vacances) / villas? / gîtes?(?! d'étape) / chalets? / fermettes? / longères? / bicoques? / maisonnettes?",
    shop: 'boutique / magasins? / boutiques? / boulangeries?',
    tower:
      "gratte-ciels? / immeubles? / (?<=(?<!\\p{L})(?:une|la|les) )tours?(?! (?:de|du|des)(?!\\p{L})| d[’']) / HLM / tours? (?:Eiffel|de bureaux|de la Défense|Montparnasse) / barres? d'immeubles",
    tent: "campings?(?!-) / tentes / (?<=(?<!\\p{L})(?:une|la|leur|sa|ma) )tente / (?<=(?<!\\p{L})(?:une|la|leur|sa|ma|les|des|deux) )tentes? / tentes? (?:de camping|igloo) / tipis? / (?<=(?<!\\p{L})(?:la|une|sa|leur|notre|les|des|sous|leurs) )tentes?(?= |[.,;:]|$)(?! (?:de|d['’]|à nouveau|une|le|la)(?!\\p{L})) / tonnelles?",
    fire: "grill / (?<!-|(?:armes? à|coups? de|à) )feu(?! (?:d[’']artifice|rouge|vert|orange|tricolore|passe|de (?:signalisation|circulation|position|croisement|détresse|recul)|arrière|avant|stop|doux|vif|moyen)) / flammes? / cheminées?(?! (?:d[’']usine|industrielles?)) / feux? de (?:camp|cheminée|bois) / brasiers?",
    shirt:
      't-shirts? / hoodies? / T-Shirts? / chemises?(?! (?:cartonnée|à rabat)) / vêtements? / (?<=(?<!\\p{L})(?:un|le|son|mon|ton|ce|en|du|gros) )pulls?(?!-) / (?<=(?<!\\p{L})(?:une|sa|la|en|leur|de|des) )marinières? / sweats?(?: à capuche|-shirts?)? / chemisiers? / pulls?(?!-)(?:-overs?)? / maillots?(?= (?:de foot|de football|de rugby|jaune|des Bleus)) / cardigans? / tee?-shirts? / débardeurs? / chandails?',
    lighthouse:
      '(?<=(?<!\\p{L})(?:un|le|du|vieux|au) )phare(?! (?:de|avant|arrière|droit|gauche|led)) / phares?(?= (?:breton|de Bretagne|au bout|en mer|dans la tempête|guide)) / phares? de la (?:jetée|côte|pointe) / (?<=gardien de )phare',
    dolphin: 'dauphins?',
    whale: 'baleines?',
    shark: 'requins?',
    fish: "(?<!(?<!\\p{L})(?:queue de|filets? de|soupe de) )poissons?(?! d[’']avril) / requins? / baleines? / dauphins? / poissons? rouges? / truites? / sardines? / bancs? de poissons / dorades? / daurades?",
    vase: '(?<!la )vases?',
    frame:
      "(?:(?<=(?<!\\p{L})(?:une|la|cette|des|les|ces|sa|ses|grandes?|vieilles?) )|(?<=l[’']))affiches?(?! (?:un|une|le|la|les|son|ses)(?!\\p{L})) / tableaux?(?! (?:de (?:bord|service)|excel|blanc|noir|périodique|d[’']affichage|électrique)) / (?<=(?<!\\p{L})(?:un|le|les|des|du|ce|grand|vieux|de) )posters? / cadres? photos? / (?<=(?<!\\p{L})(?:un|le) )cadre (?:doré|accroché|en bois|photo)",
    umbrella: 'parapluies? / parasols? / pébroques?',
    key: '(?<!(?<!\\p{L})(?:mots?|chiffres?|moments?|points?|éléments?|étapes?|rôles?|dates?|acteurs?|ingrédients?|facteurs?|messages?)[- ])clés?(?! (?:à (?:molette|pipe)|usb|de (?:sol|voûte|la réussite)|du (?:succès|bonheur)|anglaises?|allen|en main)(?!\\p{L})) / clefs?(?! de (?:sol|voûte)) / trousseaux? de clés?',
    basket:
      'paniers?(?! (?:moyens?|à salade|percé)) / tamis / corbeilles?(?! à papier) / cagettes? / paniers? à linge / bannes? à linge / panières?',
    drop: '(?<!compte-)gouttes?(?!-)',
    apple: "pommes?(?! (?:de|frites)(?!\\p{L})| d[’'])",
    lemon: 'citrons?(?! verts?)',
    orange: "(?<=(?<!\\p{L})(?:une |deux |trois |des |les |cette |aux |jus d'))oranges? / oranges? pressées?",
    tomato: 'tomates?',
    vegetables:
      'légumes? / carottes? / poireaux? / courgettes? / navets? / brocolis? / choux? de Bruxelles / paniers? de légumes / concombres? / choux?-fleurs? / citrouilles? / (?<!en )courges? / potirons? / potimarrons? / asperges? / (?<=(?<!\\p{L})(?:un|le|du|des|les) )chou(?:x)?(?! à la crème| chou) / radis / fenouils? / betteraves? / artichauts?',
    onion: 'oignons? / ail / échalotes?',
    cheese:
      'fromages? / camemberts? / (?<=(?<!\\p{L})(?:du|de|le|un|au) )comté(?! (?:de|du|des)(?!\\p{L})) / roqueforts? / raclettes?(?! de(?!\\p{L})) / reblochons? / emmental / gruyère / mozzarella / burrata / parmesan / meules? de fromage / plateaux? de fromages? / bûches? de chèvre / crottins? de chèvre',
    meat: "steaks? / bacon / (?<=(?<!\\p{L})(?:un|le|du|poulets?|agneau|porc|bœuf) )rôtis? / viandes? / jambons?(?!-) / gigots? / entrecôtes? / côtes? de bœuf / bavettes?(?= (?:à l'échalote|de bœuf)) / saucissons? / saucisses? / merguez / chipolatas? / charcuterie / lardons? / magrets?(?: de canard)? / escalopes? / pavés? de bœuf / tartares? de bœuf / viandes? hachée?s? / brochettes? de (?:bœuf|poulet|viande) / (?<=(?<!\\p{L})(?:un|le|du|les|des) )rôtis?(?! (?:à|au)) / lardons / rosettes? de lyon",
    pizza: 'pizzas?',
    fries: 'chips / pommes frites / frites / frites? / steaks?[- ]frites? / cornets? de frites',
    sushi: 'sushis?',
    sandwich:
      'sandwich(?:es)? / (?<!(?<!\\p{L})(?:porte\\p{L}*|lève\\p{L}*) un )toasts? / tartines? / jambon-beurres? / croque-(?:monsieur|madame) / pan[- ]bagnats? / paninis? / bruschettas? / casse-croûtes? / sandwichs? / pains? grillés?',
    taco: 'tacos? / burritos?',
    cookie:
      'cookies?(?! (?:tiers|publicitaires?|internet|web)) / biscuits? / sablés / petits-beurre / gâteaux? secs? / (?<=(?<!\\p{L})(?:des|les|un|de|ses) )sablés? / galettes?(?= (?:bretonnes?|au beurre|croustillantes?))',
    croissant:
      '(?<!(?<!\\p{L})(?:ordre|nombre|rythme) )croissants?(?! de lune) / viennoiseries? / pains? au chocolat / chocolatines?',
    chocolate:
      '(?<!pains? au )chocolats? / tablettes? de chocolat / carrés? de chocolat / plaquettes? de chocolat / barres? (?:de céréales|aux céréales|chocolatées?|protéinées?|énergétiques?)',
    can: 'canettes? / boîtes? de conserve / cannettes? / boîtes? de (?:thon|sardines|petits pois|haricots)',
    pouch: 'sachets? / berlingots? / paquets? de (?:chips|pâtes|café|riz|croquettes|bonbons) / sacs? de croquettes',
    kettle: 'bouilloires?',
    moka: 'moka(?: pot)? / cafetière italienne / cafetières? italiennes?',
    wineglass:
      '(?<!(?<!\\p{L})(?:en|couleur) )champagnes? / prosecco / verres? de vin / verres? de (?:vin|rouge|blanc|rosé|bordeaux|champagne) / ballons? de rouge / verres? à vin / coupes? de champagne / flûtes? de champagne / coupes? de mousseux',
    candle: "bougies?(?! d[’']allumage) / chandelles? / cierges? / photophores?",
    match: 'allumettes?',
    knife: 'couteaux? / lames?(?! de (?:parquet|fond|terrasse|bois)) / canifs? / opinels?',
    hammer:
      'marteaux?(?!-| piqueurs?) / outils?(?! (?:de (?:gestion|communication|travail|pilotage)|numériques?|digita(?:l|ux)|en ligne|marketing)) / maillets?',
    wrench:
      "clés? à molette / (?<!(?<!\\p{L})(?:je|tu|y|me) )vis(?= (?:de |d[’']|qui |à tête|en )) / clés? (?:à molette|anglaises?|Allen|à pipe|plates?) / pinces?(?= (?:coupantes?|universelles?|multiprises?)) / tenailles?",
    drill: 'perceuses? / visseuses? / perceuses?(?:-visseuses?)? / tournevis / (?:perceuses?-)?visseuses?',
    paintbrush: 'pinceaux?',
    toothbrush: 'brosses? à dents',
    glasses:
      'lunettes(?! (?:de toilette|des toilettes|arrière|astronomique)) / lunettes(?! (?:de toilette|des toilettes|arrière))(?: de (?:soleil|vue))? / binocles? / monture de lunettes',
    hat: "chapeaux?(?! (?:de roues?|chinois)) / casquettes? / bonnets?(?! (?:de bain|d'âne|[A-F](?!\\p{L}))) / bérets? / canotiers?(?= (?:en paille|de paille)) / chapeaux? de paille",
    helmet:
      "casques?(?! (?:audio|sans fil|bluetooth|antibruit|gaming|micro|hi-fi|à réduction|vr|de réalité|sur (?:les|ses) oreilles)) / casques? (?:de|d')(?: ?)(?:chantier|vélo|moto|pompiers?|sécurité|protection|ski|équitation|cycliste|motard|astronaute) / casques? (?:intégral|intégraux|de moto) / casques? de protection",
    sock: 'chaussettes? / collants(?= (?:noirs?|opaques?|résille|en|de)) / mi-bas',
    sandal: 'sandales? / tongs',
    coat: "parkas? / blazers? / manteaux? / vestes? / doudounes? / imperméables?(?= (?:jaune|ruisselant|beige|de pluie|rouge|à capuche)) / (?<=(?<!\\p{L})(?:un|son|mon|leur|d'un) )imperméable / (?<=(?<!\\p{L})(?:un|son|le) )ciré(?= jaune) / trenchs? / anoraks? / blousons? / pardessus / coupe-vents? / k-way / perfectos? / cabans?",
    paper:
      "documents? / post-?its? / (?<!(?<!\\p{L})(?:aux|en|toutes) )lettres?(?! (?:capitales?|majuscules?|lumineuses?|géantes?|du logo|de (?:néon|feu)|apparaissent|s[’']affichent)) / factures? / (?<!(?<!\\p{L})(?:corbeille à|mouchoirs? en) )papiers?(?! (?:peints?|toilette|cadeau|bulle|d[’']aluminium|alu|sulfurisé|cuisson)) / journa(?:l|ux)(?! (?:intimes?|télévisés?|de (?:bord|20))) / courriers?(?! (?:électronique|international)) / enveloppes?(?! (?:budgétaire|globale)) / lettres? (?:d'amour|recommandées?|manuscrites?) / cartes? postales? / formulaires? / feuilles? de papier / tracts? / prospectus / ordonnances?(?= (?:du médecin|médicale|à la main))",
    card: 'cartes? (?:bancaires?|de crédit|de visite) / cartes? (?:bancaires?|bleues?|de crédit|de visite|de fidélité|cadeau|Vitale)',
    coins:
      "pièces? de monnaie / (?<=l[’'])argent(?! massif) / pièces? (?:de monnaie|d'or|de (?:un|deux|1|2) euros?|jaunes) / pièces? d'un euro / centimes / (?<=(?<!\\p{L})(?:un|des|les|le|deux) )billets?(?= de (?:\\d+|cinq|dix|vingt|cinquante|cent|banque)) / la monnaie",
    clock:
      'horloges? / (?<!(?<!\\p{L})(?:au|du|dès le) )réveils?(?! (?:musculaire|en douceur|difficile)) / réveille-matin / pendules? / coucous? suisses?',
    tablet:
      'iPads? / tablettes?(?! (?:de|en chocolat)) / tablettes?(?! (?:de chocolat|de lave-vaisselle|en chocolat))(?: tactiles?)?',
    mic: 'micros?(?!-) / micros?(?!-)(?: cravates?)? / perches? son / micros?-cravates?',
    speaker:
      'enceintes?(?= (?:posée|sans fil|connect|bluetooth|portable|hi-fi)) / enceintes? (?:connectées?|bluetooth|portables?|sans fil|hi-fi) / haut-parleurs? / barres? de son / enceintes?(?= (?:bluetooth|connectées?|portables?|sans fil|nomades?|diffusent|posées?)) / (?<=(?<!\\p{L})(?:une|son|sa|petite|mini) )enceinte(?! (?:de|du|fortifiée))',
    ladder:
      'échelles?(?! (?:de (?:valeurs?|la)|mondiale|humaine|sociale|internationale|nationale|locale|européenne)) / escabeaux? / marchepieds?',
    bus: "bus / autobus / autocars? / cars? scolaires? / navettes?(?= (?:gratuite|de l'aéroport|électrique))",
    tractor: 'tracteurs? / moissonneuses?(?:-batteuses?)?',
    cargobike: 'vélos? cargo / vélos?[- ]cargos?',
    stroller: 'poussettes? / landaus?',
    teddy:
      'peluches? / doudou / jouets? / nounours / ours(?:ons?)? en peluche / doudous? / (?<=(?<!\\p{L})(?:une|sa|la|des|ses|petite) )poupées?(?! russes?)',
    cabinet:
      'armoires? / placards? / commodes?(?= (?:à|en|de|du|ancienne|Louis|peinte)(?!\\p{L})) / (?<=(?<!\\p{L})(?:une|la|sa|ma|cette|vieille) )commode / étagères? / penderies? / garde-robes? / vaisseliers?',
    table:
      "tables?(?! (?:rase|des matières|de (?:multiplication|mixage|montage))) / tables? (?:basses?|à manger|de chevet|d'appoint|de jardin|de cuisine|ronde) / tables? de nuit / guéridons?",
    scale:
      'balances?(?= (?:de (?:cuisine|salle|précision)|connectée|électronique)) / balances?(?= (?:de cuisine|de salle|connectée|électronique)) / pèse-personnes? / balances? de cuisine',
    spray:
      'vaporisateurs? / (?<!(?<!\\p{L})(?:étend|étendre|fait|faire) (?:la|sa|une) )lessives? / brumisateurs? / bombes? (?:de laque|aérosol|désodorisante) / sprays? / déodorants?',
    lipstick: 'mascara / make-?up / rouges? à lèvres / maquillage / bâtons? de rouge / gloss',
    pills:
      "capsules?(?! (?:(?:de|à) (?:café|bière)|vidéos?|spatiales?|temporelles?)) / (?<!(?<!\\p{L})(?:air|gaz|fichiers?) )comprimés? / gélules? / médicaments? / cachets?(?= (?:d'aspirine|effervescent|contre)) / pilules? / médocs? / aspirine / doliprane",
    padlock: 'cadenas',
    swing: 'balançoires?',
    skateboard: 'skateboards? / longboards? / skates?(?!-| parks?) / Skateboards?',
    fox: 'renards?',
    cow: 'vaches?(?! (?:à lait|folle)) / (?<!de )veaux? / génisses?',
    hen: '(?<!(?<!\\p{L})(?:chair|nids?)[- ]de[- ])poules?(?! (?:mouillées?|au pot|de luxe))',
    bee: 'abeilles? / bourdons? / guêpes? / frelons?',
    fishdish:
      'sashimis? / (?<!rose )saumons? / thons? / fruits de mer / soles? meunières? / darnes? / pavés? de (?:saumon|cabillaud) / filets? de (?:poisson|cabillaud|saumon|dorade|bar|lieu) / sardines grillées',
    bulb: 'ampoules?(?! (?:aux? pieds?|buvables?))',
    bridge:
      '(?<=(?<!\\p{L})(?:un|le|du|vieux|sous le|petit|grand) )ponts?(?! (?:de mai|du (?:bateau|navire)|supérieur|arrière)) / ponts? (?:de pierre|suspendu|Neuf|Alexandre|en bois|de fer) / passerelles?(?! de paiement) / viaducs?',
    waterfall:
      "(?<=(?<!\\p{L})(?:la|une|des|les|de) )cascades?(?! (?:de (?:cheveux|problèmes|dominos|réactions)|en (?:moto|voiture)|automobile)) / cascades?(?= (?:d'eau|de montagne|dans|tombe|cachée)) / chutes d'eau",
    statue: 'statues? / sculptures? / bustes? en marbre',
    windTurbine: 'éoliennes?',
    solarPanel: 'panneaux? (?:solaires?|photovoltaïques?)',
    bench:
      "bancs?(?! (?:de (?:poissons|touche|sable|montage|musculation|brouillard|nuages)|d[’']essai)) / bancs? publics?",
    sign: 'panneaux?(?! (?:solaires?|photovolt\\p{L}*|de (?:contrôle|configuration)))',
    rock: 'rochers?(?! (?:praliné|coco))',
    hammock: 'hamacs?',
    lockers: 'casiers?(?! (?:judiciaire|à bouteilles))',
    curtain:
      "rideaux?(?! (?:de (?:fer|fumée|pluie)|métallique)) / voilages? / doubles rideaux / stores?(?= (?:vénitiens?|enrouleurs?|occultants?|bateau)) / (?<=(?<!\\p{L})(?:le|les|un) )volets?(?= (?:roulants?|s'ouvrent|fermés?|bleus?))",
    vacuum: 'aspirateurs?',
    robotVacuum: 'robots? aspirateurs? / aspirateurs?[- ]robots? / robots?[- ]aspirateurs?',
    iron: 'fers? à repasser',
    fan: 'ventilateurs? / ventilos?',
    mower: 'tondeuses?(?! à (?:barbe|cheveux))',
    excavator: 'bulldozers? / pelleteuses? / tractopelles? / pelles? mécaniques?',
    typewriter: 'machines? à écrire',
    dumbbell: 'haltères?',
    kettlebell: 'kettle-?bells?',
    yogaMat: 'tapis de (?:yoga|gym|sport|pilates)',
    slippers: 'pantoufles? / chaussons?(?! aux) / charentaises?',
    eye: "(?<!(?<!\\p{L})(?:jet\\p{L}*|gard\\p{L}*|à|attire) (?:un |l[’']))(?<=un |l[’'])œil",
    earrings: "boucles? d[’']oreilles? / créoles(?= (?:dorées|en or))",
    blanket:
      'plaids?(?! (?:shirt|jacket|skirt|flannel)) / couvertures? (?:en laine|de (?:laine|bébé|survie)|polaires?|chaudes?) / (?<=(?<!\\p{L})(?:la|une|sa|ma|ta|leur|grosse) )couette / édredons? / (?<=(?<!\\p{L})(?:sous|dans) (?:la|une|sa|leur|les) )couvertures? / couvertures? (?:en laine|chaude|polaire|de survie)s? / couvre-lits?',
    monkey: '(?<!monnaie de )singes?',
    gorilla: 'gorilles?',
    orangutan: 'orang-outans?',
    wolf: '(?<!(?<!\\p{L})(?:chien et|pas de|gueule de|faim de) )loups?(?! de mer)',
    raccoon: 'ratons? laveurs?',
    lion: '(?<!part du |gueule-de-)lions?',
    tiger: 'tigres?',
    leopard: '(?<=(?<!\\p{L})(?:un|le|les|des|du) )léopards?',
    donkey: 'ânes? / ânesses? / baudets? / bourricots? / ânons?',
    unicorn: 'licornes?',
    zebra: 'zèbres?',
    deer: 'cerfs?(?!-volant) / biches? / chevreuils? / faons?',
    bison: 'bisons?',
    pig: "(?<!de )cochons?(?! d[’']inde) / porcelets? / truies?",
    boar: '(?<!de )sangliers?',
    ram: '(?<!coup de )béliers?',
    ewe: '(?<!de |saute-)moutons?(?! de poussière) / brebis / agneaux?(?= (?:dans|tète|bêle|gambade)) / troupeaux? de moutons',
    goat: '(?<=(?<!\\p{L})(?:une|la|cette|des|les|ses|deux) )chèvres?(?! chaud) / chevreaux? / (?<=(?<!\\p{L})(?:une|la|sa|des|les|ses|cette|deux) )chèvres?(?! (?:frais|chaud)) / (?<=(?<!\\p{L})aux )chèvres',
    camel: 'dromadaires?',
    llama: '(?<=(?<!\\p{L})(?:un|le|les|des|deux) )lamas?',
    giraffe: 'girafes?',
    elephant: 'éléphants?',
    rhinoceros: 'rhinocéros',
    hippopotamus: 'hippopotames?',
    mouse: 'petites? souris',
    hamster: 'hamsters?',
    rabbit: '(?<!(?<!\\p{L})(?:pos\\p{L}+ un|pattes? de) )lapins? / lapereaux? / lièvres?',
    chipmunk: 'écureuils?',
    beaver: 'castors?',
    hedgehog: 'hérissons?',
    bear: "(?<=(?<!\\p{L})(?:un|des|les|deux) |[ld][’'])ours(?! (?:en peluche|polaire|blanc|d[’']or)) / (?<=(?<!\\p{L})(?:un|l[’']|cet) ?)ours brun",
    'polar-bear': 'ours (?:polaires?|blancs?)',
    koala: 'koalas?',
    panda: '(?<!fiat )(?<!nuova )pandas?(?! (?:hybrid|4x4|elettrica))',
    otter: 'loutres?',
    skunk: 'mouffettes?',
    kangaroo: 'kangourous?',
    turkey: 'dindons?',
    rooster: "coqs?(?! (?:au vin|à l'âne))",
    'baby-chick': 'poussins?',
    penguin: '(?:pingouins?|manchots? empereurs?)',
    duck: '(?<!de )canards?',
    swan: '(?<!des )cygnes?',
    flamingo: 'flamants?',
    peacock: 'paons?',
    goose: 'oies?',
    frog: '(?<!hommes?-|cuisses? de )grenouilles?',
    crocodile: '(?<!en )crocodiles?',
    turtle: 'tortues?',
    lizard: 'lézards?',
    snake: 'serpents? / cobras?',
    sauropod: '(?:sauropodes?|dinosaures?)',
    't-rex': 'T-Rex / t-rex',
    dragon: 'dragons?',
    spider: 'araignées?',
    scorpion: 'scorpions?',
    snail: '(?<!en )escargots?',
    crab: '(?<!(?<!\\p{L})(?:paniers? de|en) )crabes?',
    lobster: 'homards? / langoustes?',
    castle: "châteaux?(?! (?:de (?:sable|cartes)|d[’']eau|gonflables?)) / châteaux? forts? / forteresses?",
    church: 'églises? / chapelles? / cathédrales? / basiliques? / clochers?',
    mosque: 'mosquées?',
    'hindu-temple': 'temples? hindous?',
    hospital: "(?<!d[’'])hôpita(?:l|ux)",
    school: "(?<=devant l[’'])école / groupes? scolaires? / bâtiments? de l'école",
    factory: 'usines?',
    hotel: "(?<!d[’'])hôtels?(?! (?:de ville|particulier))",
    stadium: '(?<!(?:ce|chaque|quel|premier) )stades?(?! de (?:la|développement))',
    fountain: 'fontaines?(?! à)',
    'ferris-wheel': 'grandes? roues?(?! (?:avant|arrière))',
    'roller-coaster': 'montagnes? russes? / grand huit',
    'playground-slide': 'toboggans?',
    'carousel-horse': 'che(?:val|vaux) de (?:manège|bois) / manèges?(?= de chevaux de bois)',
    locomotive: 'locomotives?',
    ambulance: 'ambulances?',
    'fire-engine': 'camions? de pompiers? / fourgons? de pompiers? / voitures? de pompiers?',
    'police-car': 'voitures? de police / voitures? de (?:police|gendarmerie) / voitures? de patrouille',
    'manual-wheelchair': 'fauteuils? roulants? / chaises? roulantes?',
    'roller-skate': 'patins? à roulettes / rollers',
    'vertical-traffic-light':
      '(?:feux? (?:tricolores?|rouges?|de (?:signalisation|circulation))|(?<=(?<!\\p{L})(?:le|au|du) )feu (?:passe au|vert|orange)) / (?<=(?<!\\p{L})(?:le|au) )feu (?:passe au (?:vert|rouge)|vert|rouge)',
    'fuel-pump': 'pompes? à essence / (?<=(?<!\\p{L})(?:à la|la) )pompe à carburant',
    cactus: 'cactus',
    sunflower: '(?<!de )tournesols?',
    mushroom: 'champignons? / cèpes? / girolles? / morilles?',
    snowman: 'bon(?:homme|shommes) de neige',
    'christmas-tree':
      'sapins? de Noël / arbres? de Noël / sapins?(?= (?:clignote|décoré|illuminé|enguirlandé)) / pieds? du sapin',
    'jack-o-lantern': "citrouilles? d[’']halloween",
    toilet: 'toilettes / WC / cuvettes? des toilettes / (?<=aux )cabinets',
    bathtub: 'baignoires? / (?<=(?<!\\p{L})(?:le|un|du|son) )bain moussant',
    mirror:
      "(?<!(?<!\\p{L})(?:effet|fini|finition) )miroirs?(?! d[’']eau) / (?<=(?<!\\p{L})(?:dans|devant) )(?:la|une) glace(?= (?:de|du) (?:la salle|vestiaire|l'armoire|couloir)) / (?<=(?<!\\p{L})(?:se|s['’]) ?\\p{L}+ dans (?:la|une|sa) )glace(?! (?:à|au|aux)(?!\\p{L}))",
    'shopping-cart':
      'chariots? de (?:supermarché|courses) / caddies?(?! de golf) / (?<=(?<!\\p{L})(?:son|le|un) )chariot(?= (?:plein|rempli|déborde|roule))',
    broom: "balais?(?! (?:d[’']essuie|vapeur)) / balayettes?",
    bucket: 'seaux? / pots? de peinture / bassines?',
    wastebasket: 'corbeilles? à papiers? / poubelles?',
    toolbox: 'boîtes? à outils / caisses? à outils / mallettes? à outils',
    drum: 'tambours? / djembés? / caisses? claires? / grosses? caisses? / (?<=à la )batterie / batteries? (?:rock|de rock|électronique)',
    'file-cabinet': 'meuble à dossiers',
    'fire-extinguisher': 'extincteurs?',
    wheel:
      '(?<!(?<!\\p{L})(?:grandes?|en) )roues?(?! (?:dentées?|de la fortune|libre)) / pneus? / roues? de secours / jantes?',
    'barber-pole': 'enseigne de barbier',
    telescope: 'télescopes?',
    'soccer-ball': 'ballons? de foot(?:ball)?(?! américain) / ballons? ronds?',
    'american-football': 'football américain',
    'boxing-glove': 'gants? de boxe',
    skis: '(?<=(?<!\\p{L})(?:les|des|ses|deux|mes|leurs|aux) )skis / paires? de skis / skis? (?:de fond|de randonnée|alpin)',
    sled: 'luges?',
    lotus: 'fleurs? de lotus',
    grapes: '(?<!aux )raisins?(?! secs)',
    melon: '(?<!chapeau )melons?',
    watermelon: 'pastèques?',
    tangerine: 'mandarines? / clémentines?',
    lime: 'citrons? verts?',
    pineapple: 'ananas',
    pear: 'poires?',
    cherries: '(?<!(?<!\\p{L})(?:tomates?|rouge) )cerises?(?! sur le)',
    blueberries: 'myrtilles?',
    'kiwi-fruit': 'kiwis?',
    olive: "(?<!d[’'])olives / (?<=une )olive",
    coconut: '(?<!(?:de|à la) )noix de coco',
    eggplant: 'aubergines?',
    potato: 'pommes? de terre / patates?(?! chaude)',
    'ear-of-corn': 'épis? de maïs / (?<!(?:champ|champs|farine|huile|amidon|fécule) de )maïs',
    'hot-pepper': "piments? rouges? / piments? / piments? d'Espelette",
    'bell-pepper': 'poivrons?',
    'leafy-green':
      'légumes? à feuilles vertes / épinards / laitues? / feuilles? de salade / batavias? / roquette(?! de) / (?<=(?<!\\p{L})(?:arros|cueill|récolt|repiqu|plant|coup)\\p{L}* (?:les |des |ses |la |une |sa ))salades?(?! de) / choux?(?= (?:rouges?|verts?|kale|frisés?|chinois|blancs?|pommés?)) / salades? du (?:potager|jardin)',
    peanuts:
      '(?<!de )cacahuètes? / (?<=(?<!\\p{L})(?:des|les|de) )noix(?! (?:de (?:coco|muscade|saint|beurre|veau|jambon))) / noisettes(?! (?:brillent|rient)) / amandes(?=[.,]| (?:grillées?|effilées?|entières|et|dans)(?!\\p{L})) / pistaches?',
    beans: 'haricots(?! verts) / haricots? (?:blancs|rouges|secs)',
    chestnut: 'châtaignes? / marrons? (?:chauds?|grillés?) / marrons glacés',
    'ginger-root': 'racines? de gingembre',
    'pea-pod': '(?:cosses? de )?petits pois',
    pretzel: 'bretzels? / pretzels?',
    bagel: 'bagels?',
    pancakes:
      'pancakes / crêpes?(?! (?:georgette|de soie|de Chine)) / pancakes? / galettes?(?= (?:de sarrasin|complètes?|bretonnes? garnies?))',
    waffle: 'gaufres?',
    'poultry-leg':
      'cuisses? de poulet / cuisses? de (?:poulet|dinde|canard) / pilons? de poulet / poulets?(?! (?:de bresse|au|aux|courent|picorent))(?= (?:rôtis?|grillés?|pané?s?|fermiers?|croustillants?|doré?s?)|[.,:;]|$)',
    'hot-dog': 'hot[- ]dogs?',
    cooking: 'œufs? au plat',
    popcorn: 'pop-?corns?',
    butter:
      "(?<!jambon-|petits?-)beurres?(?! (?:de (?:cacahuète|karité|cacao)|d[’'])) / mottes? de beurre / plaquettes? de beurre / noix de beurre / beurriers?",
    salt: 'salières? / fleur de sel',
    'canned-food': 'aliments en conserve / conserves?(?= (?:de légumes|de tomates))',
    'cooked-rice':
      'bols? de riz / riz (?:blanc|cuit|basmati) / (?<!(?:grain|grains|poudre|galette|galettes|papier|lait) de )riz(?! au lait) / risottos?',
    'curry-rice': 'riz au curry',
    dumpling: '(?:boulettes? de pâte|gyozas?|raviolis? (?:chinois|vapeur))',
    pie: 'tartes? / quiches? / tartelettes? / tourtes? / galettes? des rois / clafoutis / pâtés? en croûte',
    candy: '(?<!rose )bonbons? / friandises? / caramels? / dragées? / chewing-gums?',
    lollipop: 'sucettes?(?! (?:physiologique|pour bébé))',
    custard: 'crèmes? renversées? / flans? / crèmes? brûlées? / crèmes? caramel',
    sake: 'sakés?',
    'bubble-tea': 'thés? aux perles / bubble tea',
    'beer-mug': 'chopes? de bière',
    chopsticks: 'baguettes (?:chinoises|japonaises)',
    spoon:
      'cuillères? / cuillers? / (?<=(?<!\\p{L})(?:une|la|sa) )louche(?= (?:de|à|en|plonge|remplie|fumante)(?!\\p{L})) / petites cuillères',
    'fork-and-knife':
      "fourchettes? et (?:un |des )?couteaux? / (?<=(?<!\\p{L})(?:les|des|ses|leurs|aux) )couverts(?! (?:de|par|d')(?!\\p{L})) / fourchettes?(?! (?:de prix|haute|basse|d'âge))",
    teapot: 'théières?',
    amphora: 'amphores?',
    'baby-bottle': 'biberons? / biberon',
    jellyfish: 'méduses?',
    octopus: 'pieuvres? / poulpes?',
    oyster:
      'huîtres? / moules?(?=(?:[ -]| et )(?:frites|marinières?|de bouchot)) / coquilles? Saint-Jacques / moules(?=-frites| marinières| (?:à|au|et|de) )(?! (?:à|au) (?:gâteaux?|tartes?|cake|manqué|muffins?))',
    'spiral-shell': '(?:coquilles? en spirale|coquillages?)',
    feather: "plumes? (?:blanche|colorée|d[’']oiseau|de paon)s?",
    butterfly:
      '(?<=(?<!\\p{L})(?:le|les|des|deux|petit) )papillons? / (?<!(?:nœuds?|noeuds?|brasse|vis|effet|canapé) )papillons?(?! (?:de nuit|adhésif))',
    ant: 'fourmis?',
    beetle: 'scarabées? / hannetons?',
    'lady-beetle':
      '(?<=(?<!\\p{L})(?:une|la|les|des) )coccinelles? / coccinelles?(?! (?:Volkswagen|VW)) / bêtes? à bon Dieu',
    'maple-leaf': "feuilles? d[’']érable",
    'hourglass-done': 'sabliers?',
    stopwatch: 'chronomètres? / chronos?',
    trophy: 'trophées? / coupes? du (?:vainqueur|monde)',
    'sports-medal': 'médailles?(?! de la)',
    kite: 'cerfs?-volants?',
    joystick: 'joysticks? / joystick',
    'game-die': 'jeux? de société / dés à jouer / lancers? de dés',
    'puzzle-piece': 'pièces? de puzzle / puzzles?',
    'magic-wand': 'baguettes? magiques?',
    'crystal-ball': 'boules? de cristal',
    'chess-pawn': "pions? d[’']échecs / jeux? d'échecs / échiquiers? / parties? d'échecs",
    yarn: 'pelotes?(?: de laine)? / (?<!(?:en|de|pure) )(?<=(?<!\\p{L})(?:la|sa) )laine / aiguilles à tricoter',
    thread: 'bobines? de fil / fils? à coudre',
    'sewing-needle': 'aiguilles? à coudre / aiguille et fil',
    'artist-palette': 'palettes? de (?:peinture|peintre|couleurs)',
    ribbon: "rubans?(?! (?:adhésif|de|led)| d[’'])",
    necktie: 'cravates?',
    jeans:
      '(?<=(?<!\\p{L})(?:un|son|le|mon) )jean / jeans / (?<=(?<!\\p{L})(?:un|son|le|mon|en|du) )jean(?= (?:délavé|brut|slim|troué|bleu|taille|noir|large)) / (?<!tailleur-|porte-)pantalons? / (?<=(?<!\\p{L})(?:un|son|ce|le|en) )jean',
    scarf: 'foulards? / écharpes?(?! tricolore) / étoles? / cache-nez / snoods?',
    gloves: 'gants?(?! de (?:boxe|toilette)) / moufles? / mitaines?',
    kimono: 'kimonos?',
    'one-piece-swimsuit':
      'maillots? de bain une pièce / maillots? de bain(?! (?:deux[- ]pièces|homme)) / maillots? une pièce',
    bikini: '(?<!(?:zona|línea|ligne) )bikinis? / maillots? (?:de bain )?deux[- ]pièces',
    shorts: 'shorts? / bermudas? / maillots? de bain homme',
    'folding-hand-fan': '(?<!(?:large|vaste|un) )éventails?(?! de)',
    purse: 'porte-monnaies? / bourses?(?= en cuir) / portefeuilles?(?= (?:en cuir|vide))',
    crown: 'couronnes? (?:royale|dorée|du roi)s?',
    'gem-stone': 'pierres? précieuses? / diamants? / émeraudes? / rubis / saphirs?',
    megaphone: 'porte-voix',
    bell: '(?<!(?:sous|à) )cloches?(?!-pied) / clochettes? / grelots? / sonnettes? de vélo / carillons?',
    radio: 'vieilles? radios? / postes? de radio / transistors? / autoradios? / radios? vintage',
    violin: 'violons?',
    saxophone: 'saxophones? / saxos?',
    trumpet: 'trompettes? / cornets? à pistons? / clairons?',
    accordion: '(?<!en )accordéons? / bandonéons?',
    banjo: 'banjos?',
    maracas: 'maracas',
    flute: 'flûtes? (?:traversière|à bec|de pan)s?',
    'musical-keyboard': 'pianos?(?! bar) / synthétiseurs? / synthés?',
    telephone: 'téléphones? (?:fixes?|à cadran|filaires?|à pièces) / combinés? (?:téléphonique|du téléphone)s?',
    battery:
      'piles? (?:alcaline|rechargeable|AA)s? / batteries? (?:externes?|au lithium|rechargeables?|de (?:voiture|téléphone|vélo)) / piles? (?:électriques?|rechargeables?|usagées?|alcalines?)',
    'electric-plug':
      'câble avec fiche électrique / prises? (?:électriques?|de courant|murales?) / fiches? électriques?',
    printer: 'imprimantes?(?! 3d)',
    'floppy-disk': 'disquettes?',
    'optical-disk': '(?<=(?<!\\p{L})(?:un|le|des|les|vieux) )CD / CD / DVD / disques? compacts?',
    videocassette: 'cassettes? vidéos? / VHS / K7 vidéo',
    'movie-camera': 'caméras? de cinéma / caméras? (?:de cinéma|super 8|argentique)',
    'film-projector':
      'projecteurs? (?:cinématographiques?|de cinéma) / projecteurs? de (?:cinéma|film) / vidéoprojecteurs?',
    'clapper-board':
      'claps? de cinéma / claps?(?= (?:de (?:cinéma|tournage|début|fin)|se ferme|claque)) / (?<=(?<!\\p{L})(?:le|un) )clap',
    'magnifying-glass-tilted-left': '(?<!à la )loupes?',
    flashlight: 'lampes? torches? / lampes? (?:torches?|de poche)',
    scroll: 'parchemins? / cartes? au trésor',
    'dollar-banknote': 'billets? (?:en|de) dollars?',
    'closed-mailbox-with-raised-flag': 'boîtes? (?:aux|à) lettres',
    pencil:
      '(?<!(?:au|de) )crayons?(?! (?:à|khôl|pastel)) / crayons?(?! (?:à lèvres|khôl|à sourcils))(?: de (?:couleur|papier))? / crayons? gris',
    'fountain-pen': 'stylos?(?:[- ]plumes?)? / stylos?(?: plumes?| à bille)?',
    crayon: '(?:crayons? pastels?|pastels? gras)',
    briefcase: 'porte-documents / mallettes?(?! à outils) / attachés?-cases? / serviettes? en cuir',
    calendar: 'calendriers? / éphémérides? / agendas?(?= (?:papier|ouvert|de bureau))',
    clipboard: 'porte-blocs?',
    paperclip: 'trombones? de bureau',
    'straight-ruler': 'règles? graduées? / règles? (?:graduées?|en bois|en plastique)',
    locked: 'cadenas fermé',
    axe: '(?<=(?<!\\p{L})(?:une|la|sa|des) )haches?',
    pick: '(?<=(?<!\\p{L})(?:une|la|sa) )pioche',
    bomb: 'bombes? (?:à retardement|atomique)s?',
    boomerang: 'boomerangs? / boomerang',
    shield: 'boucliers? de chevalier',
    'carpentry-saw': 'scies?(?! (?:circulaire|sauteuse|à ruban)) / scies? à métaux',
    gear: 'roues? dentées? / engrenages?',
    clamp: 'serre-joints?',
    magnet: 'aimants? en fer à cheval',
    alembic: 'alambics?',
    'petri-dish': 'boîtes? de p[eé]tri',
    microscope: 'microscopes?',
    'satellite-antenna': 'antennes? (?:satellites?|paraboliques?)',
    syringe: 'seringues? / vaccins?(?= (?:contre|injecté))',
    'adhesive-bandage': 'sparadraps? / pansements?',
    crutch: 'béquilles / béquilles?',
    stethoscope: 'stéthoscopes?',
    plunger: 'ventouses? (?:de plombier|à évier|des toilettes)',
    shower: '(?<!(?:gel|crème|huile) )douches?',
    razor: 'rasoirs? / tondeuses? à barbe',
    'safety-pin': 'épingles? (?:de sûreté|à nourrice)',
    soap: 'savonnettes? / (?<!(?:au|bulles? de|bulle de) )(?<!de )savons? / (?<!bulles? de )savons? de Marseille',
    sponge: '(?<!(?:tissu|serviette|en|peignoir) )éponges?',
    'globe-showing-europe-africa': 'globes? terrestres? / mappemondes?',
    'world-map': 'cartes? du monde / planisphères?',
    compass: 'boussoles?',
    'fishing-pole': '(?:cannes? à pêche|pêche à la ligne)',
    'diving-mask': 'masques? de plongée',
    'ice-skate': 'patins? à glace',
    'ping-pong': 'ping-pongs? / raquettes? de ping-pong / tables? de ping-pong / tennis de table',
    badminton: 'badmintons? / badminton / raquettes? de badminton / volants? de badminton',
    tennis: '(?<!(?:de|ses|des|mes|les) )tennis / raquettes? de tennis / balles? de tennis',
    bowling: 'bowlings? / bowling',
    'yo-yo': '(?<!effet )yoyos?',
    'nesting-dolls': 'poupées? russes?',
    ticket: "tickets?(?! restaurants?) / billets? (?:de (?:train|concert|cinéma|spectacle)|d[’']avion)",
    'tropical-drink': 'cocktail tropical / mojitos? / piña coladas? / spritz',
    'bento-box': 'boîtes? à déjeuner / bentos?',
    owl: "(?<=(?<!\\p{L})(?:une|la) )chouettes?(?= (?:hulotte|effraie|blanche|hulule|s[’']envole|sur)|,|\\.|$) / chouettes?(?= (?:hulotte|effraie|hulule)) / hiboux? / (?<=(?<!\\p{L})(?:une|la) )chouette (?:blanche|hulotte|effraie)",
    parrot: 'perroquets?',
    dove: 'colombes?',
    'phoenix-bird': 'phénix',
    bat: 'chauves?-souris',
    helicopter: 'hélicoptères? / hélicos?',
    'ear-medium-light': '(?<!bouches?[- ]à[- ])oreilles?(?! (?:d|absolue))',
    'ear-with-hearing-aid-medium-light': '(?:aides?|appareils?) auditi(?:ves?|fs?)',
    'foot-medium-light': 'pieds? nus?',
    parachute: 'parachutes?',
    'flying-saucer': 'soucoupes? volantes?',
    satellite: '(?<!(?<!\\p{L})(?:vue|image|carte|par|antenne) )satellites?',
    mosquito: 'moustiques?',
    'mountain-cableway': 'téléphériques? / télécabines?',
    ferry: 'ferr(?:ys?|ies)',
    'passenger-ship': 'paquebots?',
    speedboat: 'hors-bords? / vedettes? (?:rapide|de la gendarmerie)',
    seal: 'phoques?',
    'ring-buoy': 'bouées?',
    scissors: 'ciseaux',
  },
  places: {
    doorstep:
      "pas de (?:la |sa |leur |ma )?porte / seuils? de (?:la|sa|leur|ma|notre) (?:porte|maison) / perrons?(?! de (?:la )?gare) / paillassons? / (?:devant|à) (?:la|sa|leur) porte d['’]entrée / (?:devant|à) (?:la|sa) porte de (?:la|sa) maison / (?<=(?<!\\p{L})(?:la|une|à la) )sonnette de (?:la )?(?:porte|maison) / marches de l['’]entrée",
    gasStation:
      "stations?[- ]service / stations? d['’]essence / pompes? à (?:essence|carburant) / (?:stations?|aires?) de (?:ravitaillement|carburant) / pompistes? / postes? d['’]essence",
    rooftop:
      "toits?[- ]terrasses? / balcons? / terrasses? (?:sur le toit|panoramiques?) / rooftops? / (?<=(?<!\\p{L})sur (?:le|un|les) )toits?(?! (?:de la|d['’]une|du) (?:voiture|camion(?:nette)?|van)) / toits? plats? / loggias?",
    restaurantKitchen:
      "cuisines? (?:(?:du|d['’]un|de) (?:\\p{L}+ )?(?:restaurant|bistrot?|palace)|d['’]hôtel|de l['’]hôtel|professionnelles?|industrielles?|en inox|de la cantine|centrales?|étoilées?) / brigades? (?:de|en) cuisine / passe-plats? / (?<=(?<!\\p{L})(?:au|devant le|sur le) )passe(?= de la cuisine) / pianos? de cuisson",
    meetingRoom:
      "salles? (?:de|du) (?:réunions?|conférences?|conseil|brief(?:ing)?) / (?:tables?) de (?:réunion|conférence) / (?<=(?<!\\p{L})en (?:pleine )?)réunion(?! (?:de famille|familiale)) / réunions? (?:d['’]équipe|de travail|de direction|de projet|du conseil|budgétaires?) / conseils? d['’]administration",
    laboratory:
      'laboratoires?(?! (?:photo|artisana|de (?:pâtisserie|chocolat|boulangerie|langues))) / (?<=(?<!\\p{L})(?:le|un|au|du|son|notre|petit) )labo(?! photo) / paillasses?(?! (?:au sol|par terre)) / salles? blanches? / centres? de recherches? / salles? de chimie',
    campsite:
      'campings? / terrains? de camping / feux? de camp / (?:camps?|campements?) (?:scouts?|en forêt|au bord|de base|dans les bois) / campements? / (?<=(?<!\\p{L})(?:devant|dans|plantent|montent|monte|plante) (?:la|une|leur|sa) )tente / bivouacs? / aires? de bivouac',
    orchard:
      'vergers? / (?:pommeraies?|cerisaies?|orangeraies?|oliveraies?) / (?:pommiers?|cerisiers?|poiriers?|pêchers?|abricotiers?|orangers?)(?! (?:du japon|en pot)) / (?:arbres?) fruitiers? / (?:cueillette|récolte)s? (?:des|de) (?:pommes|cerises|fruits|poires|pêches)',
    farmyard:
      "cours? de (?:la )?ferme / basses?-cours? / corps de ferme / (?<=(?<!\\p{L})(?:la|une|à la|sa|leur|notre|cette|vieille|petite) )ferme(?! (?:la|le|les|ses|son|sa|un|une|à clé|éolienne|solaire|l['’]|\\p{L}+ment)(?!\\p{L})) / exploitations? agricoles? / poulaillers?(?! (?:du théâtre)) / ranchs? / (?:devant|derrière) (?:la|une) grange",
    nursery:
      "chambres? (?:d['’]enfants?|de (?:bébé|l['’]enfant|leur (?:fils|fille|bébé)|sa (?:fille)|son (?:fils|bébé)|la petite)|du (?:bébé|petit|fiston)|des enfants) / salles? de jeux? (?:des enfants|pour enfants) / (?<=(?<!\\p{L})(?:dans|devant|sur|près) (?:le|du|un|son) )berceau(?! (?:de la|du|de l['’])) / lits? (?:à barreaux|de bébé|d['’]enfant) / nurser(?:y|ies)",
    cellar:
      "caves?(?! (?:électriques?|coopératives?)) / celliers? / (?:caves?|salles?) d['’]affinage / caves? voûtées? / (?<=(?:le|un|du|au|les|des|aux|son) )chais?(?! (?:latte|tea|masala)) / hâloirs?",
    dairy:
      'fromageries? / laiteries? / chocolateries? / confitureries? / (?:ateliers?|laboratoires?|labos?) (?:artisana(?:l|ux) )?(?:(?:du|de la|de) )?(?:fromag(?:er|ère|es?)|chocolat(?:ier|ière|s)?|confitur(?:ier|ière|es?)|confiserie) / fruitières? (?:à comté|comtoises?)',
    bakery:
      'boulangeries?(?:[- ]pâtisseries?)? / fournils? / (?<=(?<!rouleau )(?:à la|de la|dans une|dans la) )pâtisserie / (?<=chez (?:le|la|mon|ma|son|sa) )boulang(?:er|ère) / fours? à pain / dépôts? de pain',
    buildingSite:
      '(?<!(?:grand|vaste|en) )chantiers?(?! (?:nava\\p{L}+|législatifs?|de la réforme)) / chantiers? de (?:construction|rénovation) / échafaudages? / (?:maison|immeuble|bâtiment|tour)s? en (?:construction|travaux) / (?<=(?:le|du) )gros œuvre',
    warehouse:
      "entrepôts? / (?:hangars?|salles?|lieux?|zones?) de stockage / (?:centres?|plateformes?|hubs?|dépôts?) (?:logistiques?|de distribution|d['’]expédition) / quais? de chargement / (?<=(?:la|une) )réserve (?:du|d['’]un) magasin",
    factory:
      "usines?(?! à gaz) / (?<=(?:la|une|cette|vieille|ancienne|petite) )(?:fabrique|manufacture)s?(?! en ) / (?:chaînes?|lignes?) de (?:montage|production|fabrication|conditionnement|assemblage) / sites? (?:industriels?|de production) / ateliers? (?:de production|d['’]assemblage) / aciéries? / conserveries?",
    classroom:
      "salles? de (?:classe|cours) / (?<=(?<!\\p{L})en )classe(?! (?:affaires?|économique|éco|préparatoire|verte|ouvrière|business|de neige)) / (?<=dans (?:la|sa|une|ma|notre|leur) )classe(?! (?:affaires?|économique|éco|moyenne|ouvrière)) / tableaux? noirs? / bancs? (?:de l['’]|d['’])école / cours? de (?:maths?|français|histoire|géographie|sciences|physique)",
    barn: 'granges? / étables? / écuries?(?! (?:ferrari|automobiles?|de (?:course|f1|formule))) / bergeries? / chèvreries? / (?:fenils?|greniers? à foin) / salles? de traite',
    harbour:
      "(?<=(?<!\\p{L})(?:au|le|du|vieux|petit|un) )port(?! (?:du|de (?:la |l['’])?(?:masque|casque|ceinture|voix)|usb|hdmi|série|obligatoire)) / ports? (?:de (?:pêche|plaisance|commerce)|maritimes?) / quais? du port / embarcadères? / débarcadères? / (?<=(?<!\\p{L})(?:la|une) )jetée(?! (?:par|dans|à|au|sur|en)(?!\\p{L})) / bassins? portuaires?",
    bridge:
      '(?<!(?<!\\p{L})(?:sous (?:le|un|les)|fai(?:t|re|sons) le) )ponts?(?! (?:du (?:bateau|navire|ferry|yacht)|supérieur|arrière|dentaire|aérien|de mai)) / passerelles? (?:piétonn(?:e|es|ière|ières)|au-dessus|sur|de la|du) / (?<=(?<!\\p{L})(?:la|une|sur la|sur une) )passerelle / viaducs? / garde-corps du pont',
    underpass:
      'passages? souterrains? / souterrains? piétons? / sous (?:le|un|les) (?:\\p{L}+ )?(?:ponts?|viaducs?)(?! du (?:bateau|navire|ferry)) / tunnels? piétons? / passages? sous (?:la|une|les) voies? ferrées?',
    market:
      "marchés? (?:de (?:producteurs|noël|rue|quartier|provence)|en plein air|couverts?|aux (?:fleurs|puces|poissons|légumes)|provença(?:l|ux)|paysans?|loca(?:l|ux)|fermiers?|nocturnes?) / (?<=(?<!\\p{L})(?:au|du) )marché(?! (?:du travail|noir|immobilier|financier|boursier|public|mondial|européen|de (?:l['’]|la )\\p{L}+)) / étals? / (?:places?|halles?|stands?) du marché / souks? / brocantes? / vide-greniers?",
    greenhouse:
      "(?<=(?<!\\p{L})(?:dans (?:la|une|sa|les|des)|une|de la|grande|petite) )serres?(?! (?:dans|contre|fort)(?!\\p{L})) / serres? (?:horticoles?|tropicales?|agricoles?|botaniques?|en verre|maraîchères?|municipales?|chaudes?) / jardineries? / pépinières?(?! d['’](?:entreprises|start)) / orangeries? / jardins? d['’]hiver",
    vineyard:
      'vignobles? / vignes?(?! vierges?) / coteaux viticoles / domaines? viticoles? / vendanges? / ceps? de vigne / rangs? de vignes?',
    desert:
      '(?<=(?<!\\p{L})(?:le|du|au|en plein|un|ce|grand|vaste) )désert(?! médical) / déserts (?:de|du|arides) / sahara / gobi / atacama / dunes? (?:de sable|du désert|sahariennes?)(?! (?:de la|à la) plage)',
    playground:
      'aires? de jeux? / terrains? de jeux?(?! vidéo) / cages? à (?:poules?|écureuils?) / bacs? à sable / (?:parcs?|squares?) (?:de jeux|pour enfants) / portiques? de balançoires?',
    salon:
      'salons? (?:de (?:coiffure|beauté)|du coiffeur) / (?<=(?<!\\p{L})(?:chez (?:le|la|un|une|son|sa)|au) )(?:coiffeur|coiffeuse|barbier) / barber ?shops? / instituts? de beauté',
    teaRoom:
      'tatamis? / (?:pièces?|chambres?|salles?) (?:japonaises?|à tatamis?|traditionnelles? japonaises?) / (?:pavillons?|maisons?|chambres?) de thé(?: japonaise?s?)? / (?:portes?|cloisons?|panneaux) sh[oō]ji / tokonoma / washitsu',
    onsen:
      "onsens? / sources? (?:chaudes?|thermales?) / (?:bains?|bassins?|piscines?) (?:thermal|thermaux|thermales?|en plein air) / rotenburo / sources? d['’]eau chaude",
    pub: '(?:pubs?)(?! (?:tv|télé|radio|youtube|instagram|facebook|pour|de|du|vidéo)(?!\\p{L})) / tavernes? / brasseries? / (?:bars?|bistrots?) (?:irlandais|à (?:bière|cocktails?|vins?)) / (?<=(?<!\\p{L})(?:comptoir|zinc|tabourets?|derrière le|accoudée? au) (?:du |de )?)bar / estaminets? / tabourets? de bar',
    museum:
      "musées? / galeries? (?:d['’]art|de peintures?|de tableaux|de photos?) / (?:salles?|halls?) (?:d['’]exposition|du musée) / expositions? (?:d['’]art|de peintures?|de tableaux|de photos?) / pinacothèques? / vernissages?(?! de)",
    library:
      'bibliothèques?(?! (?:de (?:sons|modèles|composants|photos|musiques?|vidéos|médias)|musicale|multimédia|logicielle|numérique)(?!\\p{L})) / médiathèques? / salles? de lecture / (?:hauts|grands|immenses) rayonnages(?: de livres)?',
    stadium:
      '(?<!à ce )stades?(?! (?:de (?:développement|la maladie|croissance)|où|avancé|précoce|terminal|final|initial|suivant)(?!\\p{L})) / terrains? de (?:foot(?:ball)?|rugby) / (?:tribunes|gradins)(?: (?:pleines|pleins|bondée?s|du stade))? / matchs? de foot(?:ball)?',
    trainInside:
      "(?:wagons?(?!-citerne)|voitures?|compartiments?|banquettes?|sièges?|fenêtres?|vitres?) (?:de|du|d['’]un) (?:train|tgv|métro|rer) / wagons?-(?:restaurants?|lits?) / (?<=(?<!\\p{L})(?:dans (?:le|un|ce|son)|à bord (?:du|d['’]un)|à l['’]intérieur (?:du|d['’]un)) ?)(?:train|tgv)(?!\\p{L}| de (?:vie|mesures)) / (?<=(?<!\\p{L})(?:dans (?:le|un)) )(?:wagon|compartiment)",
    living:
      "(?:sofas?|canapés?(?! (?:aux?|de|apéritifs?)(?!\\p{L}))) / lounge / murs? blancs? / salles? à manger / salons?(?! (?:de (?:coiffure|thé|beauté|l[’']|massage|jardin)|du livre|professionnel|des)) / appartements? / séjours?(?= (?:lumineux|ouvert|baigné|cosy)) / (?<=(?<!\\p{L})(?:le|du|un|grand) )séjour(?! (?:à|au|en|de|chez|linguistique|tout|d')) / studios?(?= (?:meublé|étudiant|de \\d+ m|sous les toits)) / appart(?:s|ements?)? / appartements? haussmanniens? / vérandas? / au coin du feu / (?<=(?<!\\p{L})(?:devant|dans|de) la )cheminée / pièces? à vivre / lofts? / jardins? d'hiver / coins? (?:lecture|salon|télé)",
    kitchen:
      '(?<!livres? de )cuisines?(?! (?:de|française|italienne|japonaise|chinoise|du monde|moléculaire)(?!\\p{L})) / (?:réfrigérateurs?|frigos?) / cuisines? ouvertes? / îlots? centra(?:l|ux) / plans? de travail / kitchenettes? / fournils? / cuisines? du restaurant / laboratoires? de pâtisserie / (?<=(?<!\\p{L})(?:au|dans le|du) )four / coins? cuisine',
    bedroom:
      "(?<!(?<!\\p{L})(?:robes?|femmes?|valets?|musique|pots?) de )chambres?(?! (?:de commerce|des députés|d[’'](?:agriculture|hôpital)|à air|noire|froide|forte)) / (?<=(?<!\\p{L})(?:un|le|au|du|son|mon|grand|petit) )lit(?! de (?:la )?(?:rivière|légumes|salade|riz)) / chambres?(?! (?:de commerce|des députés|d'agriculture|à air|noire|froide|forte|d'hôpital))(?: (?:d'enfants?|d'amis|d'hôtel|parentale|de bonne|d'ado))? / dortoirs? / suites? (?:parentale|nuptiale)s? / chambres? d'hôtes?",
    bathroom:
      "buanderies? / salles? de bains? / (?<!(?<!\\p{L})(?:effet|fini|finition) )miroirs?(?! (?:d[’']eau|de poche|sans tain)) / (?<!(?<!\\p{L})(?:gels?|crème|huile) )douches? / salles? d'eau / (?<=(?<!\\p{L})(?:les|des|aux) )toilettes / laveries?(?: automatiques?)? / lavomatics? / hammams? / saunas? / (?<=(?<!\\p{L})(?:au|le|un) )spa / cabines? de douche / sous la douche / lavabos?",
    office:
      "co-?working / salles? de classe / bureaux?(?! (?:de (?:poste|tabac|vote|change)|d[’']études)) / open[- ]?spaces? / salles? de (?:réunion|conférence|rédaction|formation) / centres? des impôts / hôtels? des impôts / trésor public / (?<=(?<!\\p{L})(?:à|de) la )préfecture / agences? (?:bancaires?|immobilières?|de (?:pub|publicité|communication|voyages?|intérim)) / (?<=(?<!\\p{L})(?:à l'|de l'|dans une |dans l'))agence(?! (?:régionale|spatiale|nationale)) / Pôle emploi / France Travail / espaces? de (?:coworking|travail) / études? de notaire / cabinets? (?:d'avocats?|d'architectes?|comptables?|de recrutement|de conseil) / chez le notaire / amphithéâtres? / amphis? / rédactions?(?= du journal) / (?<=(?<!\\p{L})(?:à la|dans une|de la|sa) )banque(?! (?:alimentaire|de données|d'images|d'accueil)) / call centers? / centres? d'appels? / commissariats? / gendarmeries? / postes? de travail",
    cafe: "bars?(?! (?:grillés?|de ligne|en croûte)) / restaurants? / baristas? / bistrot?s? / (?<=(?<!\\p{L})(?:vers un|dans un|dans le|dans ce|vers le|devant le|devant un|au|(?:terrasse|comptoir|vitrine|salle|porte|serveur|serveuse|patron) du) )cafés? / comptoirs? / cafétérias? / brasseries?(?! artisanale) / crêperies? / guinguettes? / restos? / salons? de thé / pizzerias? / rôtisseries? / auberges?(?! de jeunesse) / bars? à (?:vins?|cocktails|tapas) / bars?-tabacs? / cafés?-restaurants? / cantines? / cantine scolaire / réfectoires? / restaurants? d'entreprise / pubs?(?= (?:irlandais|anglais)) / (?<=sur le )zinc / terrasses? (?:de|d'un|du) (?:café|bistrot|restaurant) / troquets? / estaminets? / bouchons? lyonnais / clubs? de jazz / bouillon parisien",
    shopInside:
      "supermarchés? / rayons?(?= (?:fruits|frais|surgelés|boucherie|bio|charcuterie|yaourts|fromages|vins|textile|jouets|(?:du|d[’']un) (?:super|hyper)?(?:marché|magasin))) / boulangeries?(?:-pâtisseries?)? / (?<=(?<!rouleau à )(?:à la|de la|dans une|d'une|devant une) )pâtisserie / boucheries?(?:-charcuteries?)? / poissonneries? / fromageries? / crémeries? / épiceries?(?: fines?)? / supérettes? / hypermarchés? / librairies? / papeteries? / bureaux? de tabac / tabac-presse / maisons? de la presse / kiosques? à journaux / salons? de coiffure / instituts? de beauté / parfumeries? / bijouteries? / boutiques? / magasins? / grands magasins / galeries? marchandes? / centres? commercia(?:l|ux) / friperies? / cabines? d'essayage / rayons?(?= (?:fruits|frais|surgelés|du|d'un|des|boucherie|bio)) / (?<=(?<!\\p{L})(?:à la|en|passage en|ligne de) )caisse / (?<=chez le )(?:caviste|fleuriste|boucher|boulanger|fromager|primeur|poissonnier|coiffeur) / chez l'épicière? / chez l'épicier / chocolateries? / merceries? / quincailleries? / jardineries? / magasins? de bricolage / concept[- ]stores? / biocoops? / drogueries? / animaleries? / bureaux? de poste / (?<=(?<!\\p{L})(?:à|de) )la Poste / (?<=au )guichet",
    studio: 'studios?(?! (?:meublé|étudiant|de \\d|sous les)) / fonds? (?:blanc|noir|uni)s?',
    theater:
      "(?:plateaux?|émissions?|jeux?) (?:télé|de télévision) / concerts? / théâtres? / auditorium / podium / scènes? de (?:concert|théâtre) / concert / salles? de (?:spectacle|concert|théâtre|cinéma) / salles? obscures? / (?<=au )cinéma / (?<=(?<!\\p{L})(?:en|les|des|dans les) )coulisses / opéras? (?:Garnier|Bastille) / (?<=à l')opéra / boîtes? de nuit / discothèques? / chapiteaux? / cirques?(?! de Gavarnie) / podiums?",
    gym: '(?<!tapis de )gyms? / salles? de sport / (?<!(?<!\\p{L})(?:ce|chaque|quel|premier|dernier) )stades?(?! de (?:la|développement)) / salles? de (?:sport|gym|musculation|muscu|fitness|boxe|danse) / gymnases? / dojos? / courts? de tennis / vestiaires?(?= (?:du|de|des)) / (?<=(?<!\\p{L})(?:le|les|des|au) )vestiaires? / clubs? de (?:sport|fitness|gym) / studios? de (?:yoga|danse|pilates) / box de crossfit',
    workshop:
      "garages? / (?<=(?<!\\p{L})(?:la|une|sa|de|cette|vieille) )forges? / ateliers? / usines?(?! à gaz) / entrepôts? / (?<=(?<!\\p{L})(?:l'|son |un |vieil ))établi(?! (?:par|que|en \\d)) / hangars? / fonderies? / menuiseries? / forges? / scieries? / casse auto / chaînes? de (?:montage|production) / imprimeries? / remises? à outils / salles? des machines",
    city: "skateparks? / néons? / villes? / rues?(?! de paris) / trottoirs? / passages? (?:piétons?|cloutés?) / ronds?-points? / boulevards? / avenues? / carrefours? / centre-ville / banlieues? / abribus / arrêts? de (?:bus|tram|tramway) / bouches? de métro / cités? HLM / quartiers?(?= (?:d'affaires|populaire|résidentiel|branché)) / immeubles? haussmanniens? / HLM / quais de (?:la )?Seine / hôtels? de ville / façades? haussmanniennes? / esplanades?",
    oldTown:
      "villages? / (?<!(?<!\\p{L})(?:les|des|ses|mes|aux|rues? de) )Paris(?! (?:sportifs?|perdus?|tenus?)) / Rome / Lisbonne / vieilles? villes? / (?<=(?<!\\p{L})(?:au|sur le|dans le|sur un|un petit|du|le|un) )marché(?! (?:du travail|de (?:l[’']emploi|masse)|financier|boursier|public|noir|immobilier|français|mondial|européen|sur|vers|jusqu)) / rues? de Paris / ruelles?(?: pavées?)? / rues? pavées? / places? (?:du|de) (?:village|marché|l'église) / (?<=(?:[Aa]u|sur le|dans le|sur un|un petit) )marché(?! (?:du travail|de l'emploi|financier|boursier|public|noir|immobilier|de masse|français|mondial|européen)) / marchés? (?:de Noël|aux puces|couverts?|bio|provençal|provençaux) / brocantes? / vide-greniers? / (?<=(?<!\\p{L})(?:les|sous les|aux|des) )halles / Montmartre / toits de Paris / villages? (?:perché|provençal)s? / centre-bourg / hameaux? / remparts / parvis de la cathédrale / parvis de l'église / (?<=(?<!\\p{L})(?:devant|de) )la mairie",
    road: "(?<!(?<!\\p{L})(?:en|feuilles? de|bonne|cours de) )routes? / autoroutes? / péages? / périphérique / périph / aires? d'autoroute / aires? de repos / stations?-service / nationale \\d+ / routes? de campagne / routes? nationales? / départementales?(?= (?:déserte|sinueuse)) / embouteillages? / bouchons?(?= sur (?:le|l'|la) ?(?:périphérique|autoroute|route)) / bande d'arrêt d'urgence / rocade / bretelle d'autoroute / parkings?(?! (?:souterrain|couvert)) / places? de parking",
    coastRoad:
      "routes? côtières? / falaises? / falaises?(?: d'Étretat)? / corniches?(?= (?:de|au-dessus|niçoise)) / routes? (?:côtière|du littoral|de la corniche)s? / sentiers? des douaniers / GR 34",
    forest:
      'jungle / forêts?(?! de (?:panneaux|micros|bras)) / (?<=(?<!\\p{L})(?:les|le|des|du|au) )bois(?= |,|\\.|$)(?! de chauffe) / sentiers?(?! battus) / clairières? / sous-bois / lisières? (?:de la forêt|du bois) / pinèdes? / (?<=(?<!\\p{L})(?:dans les|au fond des|dans le|à travers) )bois / campings? / bivouacs? / sentiers? forestiers? / chemins? forestiers?',
    park: "potagers? / (?<=(?<!\\p{L})(?:dans|sous) (?:la|une|sa|les) )serres? / pique-niques? / feuilles mortes / parcs?(?! (?:automobile|immobilier|éolien|informatique|de stationnement|des Princes)) / jardins? (?:publics?|ouvriers?|familiaux|partagés?|botanique) / jardins? du Luxembourg / pelouses? / gazon / squares? / aires? de pique-nique / roseraies? / serres? (?:municipale|tropicale|du jardin|horticole|chauffée)s? / (?<=(?<!\\p{L})(?:dans|sous) (?:la|une|sa|les|leur) )serres? / vergers? / terrains? de pétanque / boulodromes? / berges(?= (?:de|du)) / bords de (?:Seine|Marne|Loire) / Tuileries / jardins(?! (?:d[’']hiver|potagers?))",
    field:
      "plantations? / (?<!(?<!\\p{L})(?:profondeurs? de|hors|contre|(?:entr|rentr|apparaî|rest)\\p{L}* dans le|(?:sort\\p{L}*|hors) du|quitte\\p{L}* le) |hors-|contre-)champs?(?!-| (?:contre-?champ|large|libre|lexical|magnétique|de (?:vision|bataille))) / prairies? / vignes?(?! vierge) / (?<=(?<!\\p{L})(?:la|une|sa|cette|leur|petite|vieille|notre) )ferme(?! (?:la|le|les|ses|son|sa|un|une|à clé|éolienne|solaire)(?!\\p{L})) / (?<=(?<!\\p{L})(?:la|une|sa|cette|leur|à la|petite|vieille|notre) )ferme(?! (?:la|le|les|ses|son|sa|un|une|à clé|éolienne|solaire|les yeux)(?!\\p{L})) / vignobles? / domaines? viticoles? / champs? (?:de|d')(?: ?)(?:blé|lavande|tournesols?|colza|maïs|coquelicots|fleurs|orge) / pâturages? / alpages? / écuries? / étables? / bergeries? / granges? / rizières? / champs? à perte de vue / campagne(?= (?:française|normande|provençale|bretonne)) / (?<=à la )campagne / corps de ferme / exploitation agricole / haras / oliveraies? / rangs? de vigne",
    mountain:
      "glaciers?(?! artisana(?:l|ux)) / canyon / montagnes?(?! russes) / sommets?(?! (?:de (?:sa|son|leur)|du G\\d|européen)) / vallées? / refuges?(?= (?:de montagne|d'altitude|gardé)) / (?<=au )refuge / cols?(?= (?:de montagne|du Galibier|du Tourmalet|alpin)) / Alpes / Pyrénées / Mont-Blanc / crêtes?(?= (?:de la montagne|enneigée)) / gorges du Verdon / mont Blanc / volcans? / randonnées? en montagne / cirque de Gavarnie",
    underwater:
      "sous l[’']eau / plongeu(?:r|se)s? / fonds? marins? / plongées? sous-marines? / récifs? coralliens? / barrière de corail",
    sea: '(?<=(?<!\\p{L})(?:un|le|du|vieux|au) )phare(?! (?:de|avant|arrière|droit|gauche|led)) / (?<!(?<!\\p{L})(?:fruits|mal|loups?|sel|araignées?) de )mers?(?! de nuages) / océans? / (?<!(?<!\\p{L})(?:terrains?|regard|air|un|souvenir|très|plus) )vagues?(?! (?:idée|souvenir|de (?:chaleur|froid))) / (?<=(?<!\\p{L})(?:le|sur le|du|petit|vieux|au) )ports?(?! (?:de tête|du masque|USB|HDMI|obligatoire|salarial|altier|franc)) / jetées? / ports?(?= (?:de (?:pêche|plaisance|commerce|Marseille)|breton)) / (?<=(?<!\\p{L})(?:le|sur le|du|petit|vieux|au) )(?:vieux[- ])?port(?! (?:de tête|du masque|USB|obligatoire|salarial|altier|franc)) / débarcadères? / pontons? / quais? du port / large des côtes / (?<=(?<!\\p{L})(?:au|vers le) )large(?= de) / marinas? / embouchures? / estuaires? / péniches?(?= (?:amarrée|habitée)) / (?<=(?<!\\p{L})(?:sur|dans) (?:une|la|leur|sa) )péniche / pont du (?:bateau|navire) / haute mer / pleine mer',
    lake: 'lacs? de montagne / fjords? / lacs? / rivières? / étangs?',
    beach:
      'criques? / plages?(?! (?:horaires?|arrière)) / (?<!(?<!\\p{L})(?:couleur|bacs? à|marchand de) )sables? / îles?(?! flottantes?) / bords? de (?:la )?mer / calanques? / baies? de (?:sable|Somme|La Baule) / lagons? / dunes? du Pilat / front de mer / paillotes?(?= de plage) / stations? balnéaires? / château de sable',
    snow: "ski(?:ing|s|er|ers)? / icebergs? / (?<!(?<!\\p{L})(?:blancs? en|œufs? en|boules? à) )neige / enneigé\\p{L}* / (?<!jardins? d[’'])hivers? / pistes? de ski / pistes? (?:noires?|rouges?|vertes?)(?= (?:de ski|enneigée)) / télésièges? / remontées? mécaniques? / tire-fesses / stations? de (?:ski|sports d'hiver) / sports d'hiver / poudreuse / banquise / (?<=(?<!\\p{L})(?:la|une) )patinoire / pôle Nord",
    space:
      "(?:espace intersidéral|(?<=dans l[’'])espace(?=[,.]|$)) / cosmos / voie lactée / galaxies? / station spatiale / orbite terrestre",
    air: "(?<!-)ciel(?! (?:ouvert|de lit)) / nuages? / ciel (?:bleu|orageux|d'été|dégagé) / dans les airs / en plein vol",
    yard: "(?<!fai\\p{L}* la )cour(?! (?:d[’'](?:appel|assises)|de cassation|des comptes|suprême)) / terrasses? / patios? / cours? (?:d'immeubles?|intérieures?|de récréation|d'école|de ferme|pavée|de récré) / préaux? / balcons? / toits?-terrasses? / rooftops? / pergolas? / jardinet / aires? de jeux? / perrons? / bac à sable / fond du jardin / terrasse de la maison / loggias? / jardin(?! (?:d[’'](?:hiver|enfants|acclimatation)|public|botanique|zoologique|municipal|partagé|ouvrier|familial|du luxembourg|des (?:tuileries|plantes)))",
    carInside:
      "en voiture / dans (?:la|une|sa) voiture / au volant(?! de badminton) / (?<=(?<!\\p{L})(?:au|derrière le|le) )volant(?! (?:de badminton)) / banquette arrière / siège passager / sièges? auto / habitacles? / tableaux? de bord / (?<=(?<!\\p{L})(?:dans|à l'intérieur de) (?:la|sa|une|leur) )voiture / rétroviseur (?:intérieur|central)",
    clinic:
      "salles? d[’']attente / cabinets? (?:médica(?:l|ux)|dentaires?) / hôpita(?:l|ux) / pharmacies? / cabinets? (?:médica(?:l|ux)|dentaires?|vétérinaires?|de kiné|du (?:médecin|docteur|dentiste)) / urgences(?= (?:de l'hôpital|pédiatriques|saturées)) / (?<=aux )urgences / (?<=(?<!\\p{L})(?:la|une|sa|en|cette) )clinique / blocs? opératoires? / chambres? d'hôpital / officines? / Ehpad / maisons? de retraite / maternités?(?= (?:de|du)) / (?<=à la )maternité / infirmeries? / maisons? médicales? / parapharmacies? / salles? d'opération / dispensaires? / laboratoires? d'analyses / chez le (?:médecin|dentiste|docteur|kiné|vétérinaire|véto|pédiatre)",
    pool: 'piscines? / piscines?(?: municipale| à débordement)? / bassins? olympiques? / bords? de (?:la )?piscine / pataugeoires?',
    hall: "corridors? / lobby / couloirs? / escaliers? / (?<=l[’']|une )entrée(?! (?:libre|gratuite|en (?:scène|matière|vigueur)|de gamme)) / cages? d'escalier / (?<=(?<!\\p{L})(?:sur le|le|du) )palier / halls? d'(?:immeuble|hôtel|entrée) / (?<=(?<!\\p{L})(?:l'|un |d'|cet ))ascenseurs? / ascenseurs / musées? / galeries? (?:d'art|du musée) / (?<=(?<!\\p{L})(?:au|le) )tribunal / palais de justice / cours? d'assises / salles? des (?:fêtes|mariages|pas perdus) / salles? de (?:bal|réception) / halls? d'exposition / vestibules? / entrée de l'immeuble / loge de la concierge / réceptions? de l'hôtel / salles? d'audience",
    station:
      "stations? de (?:métro|train|tram|bus) / (?<=(?<!\\p{L})(?:la|une|de|en|cette) )gares?(?! à) / (?:(?<=(?<!\\p{L})(?:le|un|du) )quai(?! (?:de (?:la )?Seine|du port|d[’']))|quais? (?:de (?:la )?gare|du (?:métro|RER|train))) / aéroports? / aérogares? / salles? d'embarquement / portes? d'embarquement / (?<=(?<!\\p{L})(?:la|une|de|en|cette) )gares?(?! à (?:toi|vous)) / gares? (?:routières?|maritime|de Lyon|du Nord|Saint-Lazare|Montparnasse) / halls? de (?:gare|l'aéroport) / quais? (?:de (?:la )?gare|du (?:métro|RER|train)|de métro) / rames? de (?:métro|RER) / couloirs? du métro / (?<=(?<!\\p{L})(?:le|dans le|du) )(?:métro|RER)",
  },
  persons: {
    woman:
      "tantes? / (?<!jeux? de |notre[- ])dames?(?! de (?:pique|cœur|carreau|trèfle|nage)) / (?<!(?<!\\p{L})(?:pour|mode|parfums?|rayon|collection) )femmes? / (?<!(?<!\\p{L})(?:maison|carte|fête des|cellule) )mères? / mamans? / danseuses? / coureuses? / Madame(?: \\p{L}+)? / Mme / Mlle / mademoiselle / nanas? / meufs? / gonzesses? / belles?-mères? / belles?-sœurs? / tatas? / tatie / taties / cousines? / copines? / mariées?(?<!robes? de mariée) / jeunes? (?:femme|maman|mariée|fille)s? / femmes? (?:d'affaires|enceintes?|au foyer|de ménage|politique)s? / bourgeoises? / parisiennes?(?= (?:marche|traverse|élégante|pressée)) / frangines? / sœurs? / grandes? sœurs? / marraines? / demoiselles?(?: d'honneur)? / compagnes? / maîtresses? de maison / mère de famille / plombières? / électriciennes? / menuisières? / charpentières? / maçonnes? / couvreuses? / carreleuses? / mécaniciennes? / soudeuses? / ouvrières? / livreuses? / factrices? / conductrices?(?! d'électricité) / chauffeuses? de (?:taxi|bus|camion) / camionneuses? / routières?(?= (?:souriante|au volant)) / cheffes?(?: (?:d'entreprise|de projet|cuisinière|de chantier))? / (?<=(?<!\\p{L})(?:la|une|jeune|cette) )cuisinière(?! (?:à gaz|électrique|à induction|à bois)) / pâtissières?(?<!crème pâtissière) / boulangères?(?<!pommes boulangères) / bouchères? / charcutières? / poissonnières? / fromagères?(?<!filière fromagère) / épicières? / crémières? / traiteuses? / caissières? / vendeuses? / \\p{L}{3,}vendeuses? / commerçantes? / maraîchères? / agricultrices? / éleveuses? / fermières? / vigneronnes? / apicultrices? / bergères?(?! Louis) / jardinières?(?= (?:arrose|taille|municipale|paysagiste)) / paysannes? / pompières? / sapeuses?-pompières? / infirmières? / aides?-soignantes? / soignantes? / chirurgiennes? / doctoresses? / pharmaciennes? / opticiennes? / sages-femmes / sage-femme / ambulancières? / esthéticiennes? / masseuses? / coachs? sportives? / serveuses? / barmaids? / sommelières? / hôtesses?(?: (?:de l'air|d'accueil|de caisse))? / contrôleuses? / femmes? de (?:ménage|chambre) / gardiennes?(?: d'immeuble)? / nounous? / nourrices? / assistantes? (?:maternelles?|sociales?|de direction|dentaires?) / assistantes? / baby-sitteuses? / institutrices? / maîtresses? d'école / maîtresses?(?= (?:de CP|écrit|des CP)) / professeures? / enseignantes? / directrices? / formatrices? / éducatrices? / animatrices? / étudiantes? / lycéennes? / collégiennes? / écolières?(?! du) / apprenties? / patronnes?(?! de couture) / employées? / salariées? / banquières? / conseillères? / avocates? / magistrates? / policières?(?<!(?:série|enquête|intrigue|comédie) policière) / gendarmettes? / soldates? / ingénieures? / informaticiennes? / développeuses? / créatrices? / couturières? / tapissières? / tricoteuses? / potières? / influenceuses? / youtubeuses? / blogueuses? / présentatrices? / réalisatrices? / productrices? / monteuses? / maquilleuses? / comédiennes? / actrices? / chanteuses? / musiciennes? / ballerines?(?! (?:plates|vernies|en cuir)) / footballeuses? / rugbywomen / joueuses? / joggeuses? / randonneuses? / cavalières? / nageuses? / skieuses? / surfeuses? / championnes? / sportives?(?= (?:s'|court|de haut|franchit|lève)) / passantes? / clientes? / acheteuses? / voyageuses? / passagères? / habitantes? / candidates? / invitées? / voisines? / amies?(?<!(?:petite) amies) / mariées?(?<!robe de mariée)(?<!robes de mariée) / jeunes? mariées? / fiancées? / épouses? / veuves? / héroïnes?(?! (?:en poudre|injectée)) / princesses? / reines?(?! (?:des abeilles|-claude)) / sorcières? / fées?(?! électricité) / trentenaires?(?= (?:pressée|élégante|souriante)) / entrepreneuses? / agentes? (?:immobilières?|d'entretien|d'accueil|de sécurité) / secrétaires?(?= (?:médicale|tape)) / chercheuses? / laborantines? / téléconseillères? / décoratrices? / viticultrices? / ostréicultrices? / pêcheuses? / religieuses?(?! au (?:chocolat|café)) / bonnes? sœurs? / spectatrices? / lectrices? / gagnantes?(?= (?:lève|brandit|du tirage)) / consommatrices? / utilisatrices? / (?<=(?<!\\p{L})(?:la|une|cette|sa|ma|jolie|petite|jeune femme) )(?:dentiste|fleuriste|vétérinaire|concierge|secrétaire|juge|photographe|journaliste|libraire|architecte|réceptionniste|graphiste|styliste|ébéniste|garagiste|cycliste|bénévole|touriste|collègue|stagiaire|locataire|propriétaire|cadre|prof|élève|ado|kiné|kinésithérapeute|maire|ministre|scientifique|pilote|guide|comptable|notaire|médecin|pédiatre|violoniste|pianiste|guitariste|trentenaire|quadragénaire|quinquagénaire|sexagénaire|septuagénaire|célibataire|adulte|interprète|barista|céramiste|bibliothécaire|gendarme|coach|militaire|chimiste|biologiste|psychologue|psy|instit|hygiéniste|ingénieur|manager) / (?<=(?<!\\p{L})(?:une|la|sa|leur|notre|jeune) )maîtresses?(?! (?:pièce|poutre|femme|de (?:maison|cérémonie)|d['’]école)) / (?<=(?<!\\p{L})(?:une|jeune) )sportives?(?! (?:électrique|allemande|italienne|décapotable)) / aides? à domicile / auxiliaires? de (?:vie|puériculture) / (?<!sur (?:la|sa|une|ma) )coiffeuses?(?! (?:vintage|en bois|avec miroir))",
    child:
      "(?<!(?<!\\p{L})(?:chambres?|lits?|jeux?|vélos?|vêtements) d[’'])enfants? / garçons?(?! de café) / (?<!(?<!\\p{L})(?:des|les|aux|sans|ces|de)[ -])fils(?! (?:électriques?|barbelés|à (?:coudre|linge)|de (?:fer|cuivre|soie|laine))) / petits?-fils / gamins? / bébés? / mômes? / gosses? / bambins? / nourrissons? / nouveaux?-nés? / mioches? / marmots? / tout-petits? / écoliers? / petits? garçons? / garçonnets? / bouts? de chou / bout'chou / poupons? / élèves? de (?:CP|CE1|CE2|CM1|CM2|maternelle|primaire) / jumeaux(?= (?:jouent|dorment|rient)) / (?<=(?<!\\p{L})(?:le|son|notre) )(?:petit dernier|cadet) / fistons? / (?<=(?<!\\p{L})(?:les|des|ses|deux|leurs|nos) )jumeaux",
    girl: 'filles?(?! de) / petites?-filles? / fillettes? / gamines? / petites? filles? / écolières? / jumelles(?= (?:jouent|portent|dorment|rient|se|en robe)) / nièces? / sœurettes? / filleules?',
    grandmother:
      'femmes? âgées? / grands?-mères? / mamies? / mémés? / mémères?(?= (?:tricote|à chien)) / aïeules? / arrière-grands?-mères? / vieilles? dames? / petites? vieilles? / mamans? âgées? / retraitées? / octogénaires?(?= (?:élégante|coquette)) / nonagénaires?(?= (?:élégante|coquette)) / vieilles? femmes?',
    grandfather:
      'vieil homme / grands?-pères? / pap[iy]s? / pépés? / pépères?(?= (?:dort|joue|fume)) / aïeul / arrière-grands?-pères? / vieux messieurs? / vieux monsieur / vieillards? / retraités? / petits? vieux / hommes? âgés? / grands?-papas?',
    man: 'oncles? / (?<!(?<!\\p{L})(?:pour|mode|parfums?|rayon|collection) )hommes? / messieurs / (?<!croque-)monsieur / (?<!fête des )pères?(?! Noël) / papas? / Monsieur(?: \\p{L}+)? / mecs?(?! plus ultra) / gars / types?(?= (?:en (?:capuche|costume|noir)|louche|bizarre|barbu)) / beaux?-pères? / beaux?-frères? / gendres? / tontons? / cousins? / frangins? / frères? / grands? frères? / parrains? / maris? / jeunes? hommes? / bonhommes?(?! de neige) / barbus? / (?<=(?<!\\p{L})(?:le|un) )marié(?! (?:à|avec|depuis)) / pères? de famille / neveux? / gentlemans?',
  },
  anyone:
    "(?<!s[’']|(?:il|elle|on|qui) )élèves? / étudiante?s? / groupes?(?! (?:de|d[’']|électrogène)) / fans(?! club) / personnes / foules? / spectateurs / passagers / managers? / staff / (?<=(?<!\\p{L})(?:un|le|les|des|du|ses|son|chaque|aux?) )patients? / seniors? / agents?(?! (?:actif|conservateur|pathogène)) / coachs? / parents? / tout le monde / (?:grand)?parents / boss / designers? / baristas? / vétérinaire(?= (?:sourit|ausculte|caresse)) / infirmi(?:er|ère)s? / grands-parents / plongeu(?:r|se)s? / chefs?(?!-| d[’']œuvre) / amis? / familles? / couples?(?! (?:moteur|maxi)| de \\d) / gens / boulang(?:er|ère)s? / gardien(?:ne)?s? / (?<=(?<!\\p{L})(?:un|une|le|la|les|des|son|sa|ses|mon|ma|mes|ton|ta|leurs?|deux|vieille|nos|vos|aux?|du) )voisine?s? / client(?:e)?s? / facteurs?(?! (?:clés?|de (?:risque|production)|humain|déterminant|x|aggravant|essentiel)) / ados? / adolescente?s? / serveu(?:r|se)s? / ouvri(?:er|ère)s? / plombiers? / électriciens? / menuisiers? / charpentiers? / ébénistes? / maçons? / couvreurs? / peintres?(?: en bâtiment)? / carreleurs? / plaquistes? / garagistes? / mécaniciens? / mécanos? / soudeurs? / livreurs? / coursiers? / chauffeurs?(?: (?:routiers?|de (?:taxi|bus|camion|VTC)))? / conducteurs? / routiers?(?= (?:au volant|attablé)) / camionneurs? / cuisiniers?(?! à) / pâtissiers? / bouchers? / charcutiers? / poissonniers? / fromagers?(?<!(?:plateau|goût) fromager) / primeurs?(?= (?:du marché|range)) / épiciers? / traiteurs? / cavistes? / fleuristes? / coiffeurs? / barbiers? / caissiers? / vendeurs? / commerçants? / marchands? / maraîchers? / agriculteurs? / éleveurs? / fermiers?(?<!(?:poulet|beurre|œuf|yaourt|produit)s? fermiers?) / vignerons? / viticulteurs? / apiculteurs? / bergers?(?! (?:allemand|australien|belge)) / jardiniers? / paysans? / pêcheurs? / ostréiculteurs? / pompiers?(?<!(?:camion|voiture|caserne|calendrier|casque|fourgon)s? (?:de|des) pompiers?) / sapeurs?-pompiers? / secouristes? / ambulanciers? / soignants? / chirurgiens? / dentistes? / kinés? / kinésithérapeutes? / ostéopathes? / pharmaciens? / opticiens? / vétérinaires? / vétos? / pédiatres? / psychologues? / barmans? / barmen / sommeliers? / stewards? / contrôleurs?(?! de gestion) / concierges? / baby-sitters? / profs? / professeurs? / instituteurs? / instits? / maîtres? (?:d'école|nageurs?|d'hôtel) / enseignants? / directeurs? / formateurs? / éducateurs? / animateurs? / moniteurs? de (?:ski|voile|surf|conduite) / lycéens? / collégiens? / apprentis? / stagiaires? / patrons?(?! de couture) / employés? / salariés? / cadres? (?:sup|supérieurs?|dynamiques?|pressés?) / collègues? / secrétaires? / comptables?(?<!(?:expertise|cabinet|exercice) comptables?) / banquiers? / conseillers? / avocats?(?! (?:mûr|crevette|coupé|toast|écrasé|au))(?<!(?:toast|purée|moitié|tranche|demi)s?(?: à l'| d')avocats?) / juges?(?! de paix) / notaires? / policiers?(?<!(?:roman|film)s? policiers?) / gendarmes? / militaires?(?<!(?:base|service|camion)s? militaires?) / soldats? / vigiles? / agents? (?:immobiliers?|de sécurité|d'entretien|d'accueil|de police) / architectes?(?! logiciel) / ingénieurs? / informaticiens? / développeurs? / geeks? / techniciens? / installateurs? / réparateurs? / dépanneurs? / bricoleurs? / artisans? / cordonniers? / horlogers? / tailleurs?(?= (?:coud|prend|ajuste)) / couturiers? / stylistes? / potiers? / céramistes? / forgerons? / sculpteurs? / maires? / ministres?(?! délégué) / députés? / influenceurs? / youtubeurs? / blogueurs? / mannequins?(?! (?:en bois|de vitrine|en plastique)) / photographes? / journalistes? / présentateurs? / réalisateurs? / cinéastes? / producteurs? / cameramans? / cadreurs? / maquilleurs? / comédiens? / acteurs?(?! (?:majeur|économique|clé|du marché|local)) / figurants? / chanteurs? / musiciens? / pianistes? / guitaristes? / batteurs?(?! (?:électrique|à œufs)) / violonistes? / danseurs? / DJ / magiciens? / clowns? / footballeurs? / rugbymen / rugbyman / joueurs? / coureurs? / joggeurs? / randonneurs? / cavaliers?(?= (?:galope|au galop|flatte|monte|s'élance)) / nageurs? / skieurs? / surfeurs? / grimpeurs? / alpinistes? / boxeurs? / gymnastes? / champions?(?! du monde de la) / arbitres? / entraîneurs? / supporters? / passants? / acheteurs? / voyageurs? / passagers? / touristes? / piétons?(?<!(?:passage|rue)s? piétons?) / cyclistes?(?<!pistes? cyclistes?) / motards? / automobilistes? / banlieusards? / citadins? / habitants? / locataires? / propriétaires? / candidats? / invités? / convives? / bénévoles? / copains? / potes / (?<=(?<!\\p{L})(?:un|son|mon|ton|meilleur|vieux) )pote / marié(?:s)?(?= (?:s'|se|dansent|ajuste|sortent|embrasse|sourit|arrivent|posent|attend|descendent)) / jeunes? mariés? / fiancés? / trentenaires? / quadras? / quadragénaires? / quinquagénaires? / quinquas? / sexagénaires? / septuagénaires? / célibataires? / héros / princes? / rois?(?! des? (?:forêts|la jungle|pétrole)) / chevaliers? / pirates?(?! informatique) / astronautes? / pilotes? / chercheurs? / scientifiques?(?= (?:en blouse|observe|penché)) / laborantins? / entrepreneurs? / startuppers? / hommes? d'affaires / SDF / sans-abri / mendiants? / clochards? / curés? / prêtres? / moines? / imams? / rabbins? / religieux / spectateurs? / lecteurs?(?! (?:DVD|CD|MP3|de carte|vidéo|audio)) / internautes? / consommateurs? / utilisateurs? / préados? / jeunes(?= (?:rient|dansent|s'|se|discutent|en skate|du quartier)) / inconnus? / hipsters? / bobos?(?= parisien) / bûcherons? / éboueurs? / gardiens?(?: (?:d'immeuble|de but|de nuit|de musée))? / bijoutiers? / libraires? / bibliothécaires? / bouquinistes? / brocanteurs? / antiquaires? / brasseurs? / chocolatiers? / garçons? de café / chauffagistes? / audioprothésistes? / alternante?s? / (?<=(?<!\\p{L})(?:un|le|les|des|deux) )routiers?(?! (?:national|français)) / (?<=(?<!\\p{L})(?:un|le|les|des|deux|vieux|jeune|jeunes) )marins?(?! (?:d['’]eau|pêcheur)) / (?<=(?<!\\p{L})(?:un|le|jeune|des|les|deux) )sportifs? / souffleurs? de verre / tailleurs? de pierre / pizza[ïi]olos? / affineurs? / (?<=(?<!\\p{L})(?:des|les|deux|trois|quelques|ces) )jeunes(?= (?:au|à|dans|sur|en|se|font|qui|devant|autour|du|rient|dansent|jouent|trinquent|discutent|courent|marchent|chantent|regardent|sautent|mangent)(?!\\p{L})|[.,:;]|$) / (?<=(?<!\\p{L})(?:une |l[’']|notre |leur |petite |jeune |toute l[’']))équipes?(?! (?:d[’']un|de nuit à)) / (?:jeunes? )cadres?(?= (?:dynamiques?|supérieure?s?|en costume)) / laveurs? de (?:vitres|carreaux) / déménageurs? / élagueurs? / ramoneurs? / (?<!femmes? )médecins?",
  homographs:
    'sera / haut / hell / alba / luna / sole / segura / fora / tiene / neve / er / sie / sons? / coins? / cases? / cabinets? / pains? / four / cars? / brides? / limes? / mares? / chairs? / crane / types / plates? / pots? / pans? / box / baskets? / tubes? / cafés? / TVs? / cocktails? / roses? / bouquets? / robots? / gyms? / trains? / tables? / bars? / capsules? / cookies? / croissants? / toasts? / posters? / patients? / agents? / chefs? / vases? / fruits? / coupés? / jets? / planes? / Paris / stations? / glaciers? / camping / terriers? / champagnes? / couches / windows / mixers? / sedan / convertibles? / cycles / camper / stores? / dresses / drapes / caps? / buses / cargos? / teddy / bridges? / pies? / tires? / crayons? / mandarins / oranges / offices? / diner / pubs? / stages? / forges? / divers / trails? / baby / guys? / \\p{L}+mates? / tenants? / boxers? / surfers? / riders? / interviewers? / audiences? / speakers? / basil / leaf / baguettes? / casseroles? / skates? / satellites? / coupé / pumps? / (?<=sacs? à )main',
};
