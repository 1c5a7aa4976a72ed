import type { LanguageWords } from './languageWords';

export const italian: LanguageWords = {
  things: {
    weighingScoop:
      'chicc(?:o|hi) di caffè / palett[ae] (?:dosatric[ei]|(?:da|per|di) (?:il )?(?:caffè|farina|chicchi|pesatura|spezie)) / sessol[ae] / gottazz[ae] / dosator[ei] (?:da|per|di) caffè / misurin[oi] (?:da|per|di|del) caffè',
    dinnerPlate:
      'piatt[oi] (?:di|con) (?:carne|pesce|pollo|arrosto|cibo|bistecca) / second[oi] piatt[oi] / piatt[oi] (?:principal[ei]|pien[oi]|unic[oi]|del giorno|fumant[ei])',
    pastaBowl:
      'spaghett[io] / (?:piatt[oi]|ciotol[ae]|scodell[ae]) di pasta / pastasciutt[ae] / tagliatelle / linguine / pasta(?= (?:al|alla|al pomodoro|fresca|fatta in casa)(?!\\p{L}))',
    soupBowl:
      'zupp[ae] / minestr[ae] / minestron[ei] / (?:ciotol[ae]|piatt[oi]|scodell[ae]) di (?:zuppa|minestra|brodo|vellutata) / vellutat[ae]',
    saladBowl:
      'insalat[ae](?! di (?:mare|frutta)) / insalatier[ae] / (?:ciotol[ae]|piatt[oi]) di insalata / insalaton[ae] / insalat[ae] (?:mist[ae]|verd[ei]|grec(?:a|he))',
    paella: 'paell[ae] / padell[ae] di paella / riso (?:allo zafferano|ai frutti di mare)',
    skewers: 'spiedin[oi] / arrosticin[oi] / kebab / spied(?:o|i) di carne / souvlaki / yakitori',
    dimSum:
      'dim ?sum / ravioli (?:cinesi|al vapore|giapponesi) / cest(?:ino|ini|o|i) (?:di bambù|a vapore|per la cottura a vapore) / vaporier[ae] di bambù / gyoza / bao',
    macarons: 'macarons? / macaron(?:cini)? francesi / dolcetti alle mandorle / amarett[oi](?! di saronno)',
    cupcake: 'cup ?cakes? / muffins? / tortin[aeio](?! di (?:patate|verdure))',
    donut:
      'do(?:ugh)?nuts? / ciambell[ae](?! di salvataggio)(?! salvagente)(?! gonfiabil[ei]) / bombolon[ei] / graff[ae]',
    birthdayCake:
      'tort[ae] di compleanno / tort[ae] con (?:le |\\p{L}+ )?candeline / candelin[ae](?: di compleanno| sulla torta)? / tort[ae] a (?:più )?(?:piani|strati)',
    chocolateBox:
      'scatol[ae] di (?:cioccolatini|praline|cioccolati) / cioccolatin[oi] / pralin[ae] / tartuf(?:o|i|ini) al cioccolato',
    sundae:
      'copp[ae] (?:di |del )?gelato / copp[ae] gelato / sundae / banana split / coppett[ae](?: di gelato)? / gelato in coppa',
    cocktail:
      'cocktails?(?! molotov)(?! di gamberi)(?! bar) / martini / negroni / spritz / coppe? da cocktail / bicchier[ei] da (?:cocktail|martini)',
    smoothie:
      'smoothies? / frullat[oi](?= (?:di|alla|al|con|verde|fresco)(?!\\p{L})) / frappè / frapp[eé] / centrifugat[oi] di frutta / (?<=(?<!\\p{L})(?:un|il|suo|dei) )frullat[oi](?! nel(?!\\p{L}))',
    teaCup:
      'tazz(?:a|e|ina|ine) (?:di|da) (?:tè|tisana|camomilla) / bustin[ae] (?:di|del|da) tè / tè (?:caldo|verde|nero|fumante|alla menta) / tisan[ae] / (?<=(?<!\\p{L})(?:il|un|beve|suo) )tè / (?<=(?<!\\p{L})(?:del|al|prende|bevono|prendono|offre|versa|sorseggia il) )tè(?! stesso)',
    frenchPress:
      'french press / caffettier[ae] (?:a stantuffo|a pistone|frances[ei]) / pressofiltro / stantuffo (?:della|per il) caff(?:è|ettiera)',
    pourOver:
      'caffè (?:filtro|filtrato|americano filtrato) / filtr[oi] (?:da|del|per il) caffè / pour[- ]?over / chemex / v60 / dripper',
    coffeeBag:
      '(?:sacchett[oi]|pacch(?:i|etto|etti|o)|bust[ae]) di (?:caffè|chicchi di caffè) / caffè in (?:chicchi|grani)',
    oliveOil:
      "oli[oi] (?:d[’']|di )oliv[ae] / oli[oi] extravergin[ei] / bottigli[ae] d[’']olio / oliere? / filo d[’']olio / olier[ae] / ampoll[ae](?: dell.olio)?",
    milkBottle:
      "(?:bottigli[ae]|litr[oi]|cartoni?) di latte / latte (?:fresco|intero|caldo|freddo|d[’']avena|di mandorla|di mucca) / (?<=(?<!\\p{L})(?:il|del|beve) )latte(?! macchiato| art)",
    eggCarton:
      '(?:confezion[ei]|cartoni?|scatol[ae]|vassoi[o]?|dozzin[ae]) (?:di|da|delle) uova / portauova / uova (?:fresche|biologiche|di gallina|di giornata)',
    fruitBowl:
      'fruttier[ae] / (?:cest(?:o|i|ino|ini)|ciotol[ae]|vassoi[o]?|coppe?) (?:di|della|con la) frutta / portafrutta / frutta (?:fresca|matura|tropicale|di stagione|esotica)',
    vegetableBox:
      '(?:cassett[ae]|cass[ae]|cest[aeoi]) di (?:verdur[ae]|ortaggi) / (?:verdure|ortaggi) (?:fresche|freschi|di stagione|biologiche|bio) / verdura fresca',
    breadBasket:
      'cest(?:o|i|ino|ini) (?:del|di|con il|per il) pane / panier[ae] / cest(?:o|ino) di (?:panini|baguette) / panini (?:freschi|appena sfornati)',
    cheeseBoard:
      'taglier[ei] (?:di|dei|con) formagg(?:i|io) / taglier[ei](?= (?:misto|di salumi)(?!\\p{L})) / piatt[oi] di formaggi / selezion[ei] di formaggi / formaggi misti',
    mattress: 'materass[oi](?! gonfiabil[ei]) / ret[ei] del letto / doghe del letto',
    crib: '(?<=(?<!\\p{L})(?:una|nella|sulla|alla|della|dalla) )culla(?! della) / culle / culla del neonato / lettin[oi] (?:per|da|del) (?:neonat[oi]|bambin[oi]|bebè) / lettin[oi] a sbarre',
    standingMirror:
      'specchi(?:o|ere?|era)? (?:da terra|a figura intera|a bilico|da camera|con piedistallo) / specchiere? da terra',
    towels: 'asciugaman[oi](?! (?:di carta|elettric[oi]|da cucina)) / tel[oi] da bagno / salviett[ae] di spugna',
    showerHead: 'soffion[ei](?: della doccia)? / docc(?:ia|e)(?! schiuma) / docciett[ae] / doccett[ae]',
    radiator:
      "radiator[ei](?! (?:della (?:macchina|moto)|dell[’']auto)) / termosifon[ei] / calorifer[oi] / termoarred[oi]",
    heatPump: 'pomp[ae] di calore / unità estern[ae] / motor[ei] del condizionatore',
    boiler: "caldai[ae] / scaldabagn[oi] / scaldacqua / boiler(?= (?:elettrico|dell[’']acqua|a gas))",
    paintBucket:
      '(?:secchi[oi]?|barattol[oi]|latt[ae]|bidon[ei]) di (?:vernice|pittura|tinta) / rull[oi] (?:da|per) (?:pittura|pittor[ei]|imbianchino|verniciare|dipingere|imbiancare) / (?<=(?<!\\p{L})(?:passa il|con il|passare il|un|impugna il) )rullo(?=$|[.,;]| (?:sul|sulla|sulle|e|da)(?!\\p{L})) / latt[ae] di vernice / secch(?:io|i) di (?:pittura|vernice)',
    toolBelt:
      'cintur[ae] porta-?(?:attrezzi|utensili) / cintur[ae] (?:degli|da|per gli|con gli) attrezzi / cinturon[ei] (?:porta-?attrezzi|degli attrezzi)',
    fireplace:
      'caminett[oi] / focolar[ei] / camin[oi] (?:acces[oi]|a legna|in (?:pietra|marmo|mattoni)|scoppiettant[ei]) / (?<=(?<!\\p{L})(?:il|nel|dal|sul|davanti al) )camino',
    woodStove:
      "stuf[ae] (?:a (?:legna|pellet)|in (?:ghisa|maiolica)) / (?<=(?<!\\p{L})(?:la|una|della|alla|nella|accanto alla) )stufa(?! (?:elettrica|di|d[’']))",
    firewood:
      '(?<!(?<!\\p{L})a )legna / (?:catast[ae]|pil[ae]|mucch(?:io|i)) di legna / ciocc(?:o|hi) di legno / legna da ardere',
    whiteboard:
      'lavagn[ae] (?:bianc(?:a|he)|magnetic(?:a|he)|cancellabil[ei]|a fogli mobili) / whiteboard / flip-?chart',
    easel: 'cavallett[oi](?! (?:della moto|fotografic[oi]|per foto|da concorso)) / cavallett[oi] (?:da|del) pittore',
    barStool: 'sgabell[oi](?: (?:da|del) (?:bar|bancone|cucina)| alt[oi])? / sedi[ae] da bar',
    gardenTable:
      "tavol(?:o|i|ino|ini) (?:da|del) (?:giardino|esterno|terrazza) / (?:mobili|arredi?|salott[oi]) da giardino / tavolo (?:con|sotto) l[’']ombrellone",
    hedge: 'siep[ei] / tagliasiepi / forbici da siepe',
    raisedBed:
      "(?:aiuol[ae]|ort[oi]|lett[oi]|casson[ei]) rialzat[aeoi] / casson[ei] (?:dell|per l)[’']orto / cassett[ae] dell[’']orto",
    hairDryer: 'asciugacapelli / phon / (?<=(?<!\\p{L})(?:il|un|del|col) )fon',
    nailPolish:
      'smalt[oi] (?:per (?:le )?unghie|ross[oi]|rosa|semipermanent[ei]) / smaltin[oi] / boccett[ae] di smalto',
    makeupBrushes:
      'pennell[oi] (?:da|per il|per|del) (?:trucco|make-?up|fard|cipria|ombretto|fondotinta) / pennell[oi] cosmetic[oi]',
    massageTable:
      'lettin[oi] (?:da|per i|per|dei|del) massagg(?:io|i|iatore) / (?:tavol[oi]|lett[oi]) da massagg(?:io|i) / lettin[oi] del fisioterapista',
    barbell: "bilancier[ei](?! dell[’']orologio) / ast[ae] (?:da pesi|olimpic(?:a|he)) / dischi da pesi",
    treadmill: "tapis[- ]roulants?(?! (?:dell[’']aeroporto|dei bagagli)) / tappet[oi] da corsa / tapis da corsa",
    scaffolding: 'impalcatur[ae] / ponteggi(?:o|i)? / trabattell[oi]',
    containerShip: 'portacontainer / nav[ei] (?:portacontainer|da carico|mercantil[ei]|cargo|container)',
    fishingBoat: 'peschereccio / pescherecc(?:io|i) / barc(?:a|he) da pesca / barc(?:a|he) de(?:i|l) pescator[ei]',
    camperVan:
      'camper / autocaravan / furgon[ei] camperizzat[oi] / pulmin[oi] (?:volkswagen|camper|vintage) / camper van',
    caravan: 'roulotte / caravan / rimorchi(?:o)? da campeggio',
    motorcycle:
      "motociclett[ae] / motocicl[oi] / (?<=(?<!\\p{L})(?:la|una|sua|mia|le|due|della|sulla|alla) )moto(?! (?:d[’']acqua|ondoso|perpetuo))",
    windmill:
      'mulin[oi] a vento / mulin[oi](?= olandes[ei]) / (?<=(?<!\\p{L})(?:un|il|vecchio|del|al) )mulino(?! (?:ad acqua|bianco)(?!\\p{L}))',
    barnHouse: 'fienil[ei] / granai(?:o)? / silos? (?:agricol[oi]|del grano)',
    well: "pozz[oi](?! (?:petrolifer[oi]|di petrolio|ner[oi])(?!\\p{L})) / pozz[oi] dei desideri / pozz[oi] d[’']acqua",
    treehouse:
      "cas[ae] sull[’']?(?: ?alber[oi]|i? alberi) / case sugli alberi / casett[ae] sull[’']albero / capann[ae] sull[’']albero",
    shopFront:
      'vetrin[ae] (?:del|di un) negozio / facciat[ae] (?:del|di un) negozio / negoziett[oi] / piccol[oi] negozi(?:o)?',
    kiosk: 'edicol[ae] / chiosc(?:o|hi)',
    atm: 'bancomat / sportell[oi] (?:bancomat|automatic[oi])',
    vendingMachine:
      'distributor[ei] automatic[oi] / macchinett[ae] (?:delle merendine|delle bibite|del caffè) / distributor[ei] di (?:bibite|bevande|merendine|snack)',
    busStop:
      "fermat[ae] (?:dell[’']autobus|del(?:l[’'])? ?bus|degli autobus|del tram|dei bus) / pensilin[ae](?: dell[’']autobus| del bus)?",
    billboard:
      'cartellon[ei](?: pubblicitar[io]i?)? / tabellon[ei] pubblicitari(?:o)? / pannell[oi] pubblicitari(?:o)?',
    recyclingBins:
      '(?:bidon[ei]|cassonett[oi]|contenitor[ei]|cestin[oi]) (?:della|per la|del|per il) (?:raccolta differenziata|differenziata|riciclo|riciclaggio) / raccolta differenziata / bidon[ei] (?:del riciclo|differenziat[ai])',
    passport: "passaport[oi] / cart[ae] d[’']imbarco",
    mapFolded:
      'mapp[ae] (?:pieghevol[ei]|di carta|stradal[ei]|della città|turistic(?:a|he)|del tesoro) / cartin[ae] (?:stradal[ei]|turistic(?:a|he)|della città) / carta stradale',
    binoculars: 'binocol[oi]',
    tripodCamera:
      'treppied[ei] / cavallett[oi] (?:fotografic[oi]|della fotocamera) / fotocamer[ae] su(?:l)? (?:un )?(?:treppiede|cavalletto)',
    studioMic:
      'microfon[oi] (?:da studio|per podcast|da podcast|a condensatore|della radio|da radio) / filtr[oi] anti-?pop',
    gameConsole:
      'console (?:per|di|da) (?:videogiochi|gioco|giochi) / console(?= (?:portatile|retrò)) / gamepad / joypad / controller (?:di|da) gioco',
    boardGame: "gioc(?:o|hi) da tavol[oa] / gioc(?:o|hi) di società / gioco dell[’']oca / tabellon[ei] (?:di|da) gioco",
    toyTrain:
      'tren(?:o|i|ino|ini) (?:di legno|giocattolo|in legno) / trenin[oi] / locomotiv[ae] (?:giocattolo|di legno)',
    bouquetLarge: 'mazz[oi] di (?:fiori|rose|tulipani) / bouquet / mazzolin[oi](?: di fiori)?',
    weddingRings:
      'fed[ei] nuzial[ei] / anell[oi] (?:di (?:fidanzamento|nozze|matrimonio|diamanti)|nuzial[ei]) / ver[ae] nuzial[ei]',
    contract:
      'contratt[oi] / contratt[oi] di (?:lavoro|affitto|locazione|vendita) / rogit[oi] / compromesso di vendita',
    invoice:
      'fattur[ae] / bollett[ae](?! di (?:consegna|accompagnamento)) / fattur[ae] (?:da pagare|pagat[ae]|elettronic[ae]) / parcell[ae]',
    calculator: 'calcolatric(?:e|i) / calcolatric(?:e|i) (?:tascabil[ei]|da tavolo) / macchinett[ae] calcolatric[ei]',
    dashboard:
      "dashboard / cruscott[oi](?! (?:dell[’']auto|della macchina|del camion)) / grafic[oi] a barre / istogramm[ai] / pannell[oi] (?:di controllo|dei dati)",
    chatBubbles:
      'fumett[oi](?= (?:di|con|che|dei|bianc|blu)(?:\\p{L})*) / nuvolett[ae] (?:di (?:dialogo|testo)|dei fumetti|parlanti) / boll[ae] di (?:dialogo|chat|testo) / balloon di testo / vignett[ae] di dialogo',
    checklist:
      'check-?list / list[ae] di controllo / list[ae] (?:delle cose da fare|della spesa|dei compiti|delle attività|di cose da fare) / to-?do list / spunte verdi',
    cardTerminal:
      '(?<=(?<!\\p{L})(?:il|un|al|sul|del) )pos / terminal[ei] (?:di pagamento|per carte|pos) / lettor[ei] di carte / pagament[oi] (?:con carta|contactless) / paga (?:con la carta|contactless)',
    piggyBank: 'salvadana(?:io|i) / porcellin[oi] salvadanaio / maialin[oi] salvadanaio',
    safe: "cassafort[ei] / casseforti / cassett[ae] di sicurezza / caveau della banca / cassafort[ei] (?:a muro|d[’']acciaio)",
    phoneMap:
      '(?:mappa|cartina|percorso|navigatore|itinerario) sul (?:suo |proprio )?(?:telefono|cellulare|smartphone|telefonino) / (?:telefono|cellulare|smartphone) (?:con|mostra|che mostra) (?:una |la |il |un )?(?:mappa|cartina|percorso) / app (?:di navigazione|delle mappe|di mappe|per le mappe) / (?:segnaposto|pin) (?:della|sulla|di) (?:mappa|posizione) / google maps',
    phoneChat:
      '(?:chat|conversazione|messaggi) sul (?:suo |proprio )?(?:telefono|cellulare|smartphone|telefonino) / (?:telefono|cellulare|smartphone) (?:con|mostra|che mostra) (?:una |la |dei )?(?:chat|conversazione|messaggi) / chat (?:di gruppo|di famiglia|di whatsapp|della classe) / app di (?:messaggistica|messaggi|chat) / whatsapp',
    robotArm:
      'bracci[oa]? (?:robotic[oi]|robotizzat[oi]|meccanic[oi]|robot|del robot) / robot (?:industrial[ei]|di saldatura|di montaggio|antropomorf[oi]) / cobot',
    batteryPack:
      'batteri[ae] (?:domestic(?:a|he)|da parete|di accumulo|solar[ei]|per la casa|di casa) / accumulator[ei] (?:domestic[oi]|di energia|solar[ei]) / power ?wall / sistem[ai] di accumulo / pacc(?:o|hi) batteri[ae]',
    pineTree:
      "(?<!(?:d[’']|di ))abet[ei](?! di natale) / conifer[ae] / (?<!di )larici / (?<=(?<!\\p{L})(?:un|al|di un|sotto un|del) )pino(?! (?:silvestre|daniele)(?!\\p{L})) / pini(?! farina) / abet[ei]",
    palmTree:
      "palm[ae](?! (?:della mano|d[’']oro|di mallorca|di maiorca)) / palmizi / palmizio / palm[ae] da (?:cocco|dattero|datteri)",
    appleTree:
      'mel[oi](?= (?:in fior|caric|del giardino|nel|con|pien)\\p{L}*) / alber[oi] di mel[eo] / alber[oi] da frutto / mele(?:to|ti) / (?<=(?<!\\p{L})(?:un|il|vecchio|sotto il|sotto un) )melo',
    wheatEars:
      'spig(?:a|he) / spig(?:a|he) di (?:grano|frumento|orzo|segale) / covon[ei] / (?:fasci[oa]?|mazz[oi]) di (?:grano|spighe|frumento) / grano (?:maturo|dorato)',
    lavender:
      '(?:camp[oi]|mazz(?:o|i|etto|etti)|rametti|rametto|cespugl(?:io|i)|filari?|fior[ei]|spig(?:a|he)) di lavanda / (?<=(?<!\\p{L})(?:la|della|raccoglie|taglia) )lavanda(?! chiaro)',
    rocks:
      '(?:mucch(?:io|i)|cumul[oi]|pil[ae]) di (?:pietre|sassi|massi|rocce) / massi / rocce(?! lunari) / (?:grosse|grandi|pesanti) pietre / macigni / pietrai[ae]',
    nest: "nid[oi](?! (?:d[’']ape|di (?:vespe|vipere|calabroni|formiche)|vuoto|comunale)) / nid[oi] (?:d[’']uccello|di (?:rondine|rondini|cicogn[ae]|uccelli|merlo)) / nidiat[ae]",
    birdHouse:
      'casett[ae] (?:per|degli|per gli) uccell(?:i|ini) / cassett[ae] nido / nid[oi] artificial[ei] / mangiatoi[ae] per (?:gli )?uccell(?:i|ini)',
    aquarium:
      'acquari(?:o)?(?! di genova) / bocc(?:e|ia) dei pesci / vasc(?:a|he) (?:dei|con i|per) pesci / boccia del pesce rosso',
    cowHerd:
      'mandri[ae](?: di (?:mucche|vacche|bovini))? / (?:tre|quattro|le|delle|alcune|sue|molte) (?:mucche|vacche) / mucche / vacche(?! magre) / bestiame / bovini',
    sheepFlock: 'greggi?(?: di pecore)? / pecore / (?:tre|le|delle|alcune|sue) pecore / agnelli(?! \\p{Lu}) / montoni',
    chickens:
      'gallin[ae] (?:e|con|coi) (?:i |suoi |due |i suoi )?(?:pulcini|uova) / pulcin[oi] / galline(?! dalle uova) / cest[oi](?:n[oi])? (?:di|con|pien[oi] di) uova / chiocc(?:ia|e) con',
    fishShoal:
      'banc(?:o|hi) di (?:\\p{L}+ )?(?:pesci(?:olini)?|sardine|acciughe) / pesciolini / piccoli pesci / pesci (?:colorati|tropicali|piccoli|argentati) / sciam[ei] di pesci',
    drone: 'dron[ei] per (?:le )?consegne',
    deskWithMonitor: 'postazion[ei] di lavoro / scrivania con (?:monitor|schermo)',
    jug: 'brocc(?:a|he) / caraff[ae] / anfor[ae] / orci(?:o)?',
    milkJug: 'bricc(?:o|hi) / lattier[ae] / (?:brocc(?:a|he)|caraff[ae]) (?:del|per il|di) latte / bricchett[oi]',
    espressoMachine:
      "macchin[ae] (?:del|da|per il) caffè / macchin[ae] (?:per |da |dell['’]|per l['’])?espresso / macchin[ae] del bar",
    kiln: 'forn[oi] (?:da|per|per la|della?|del) (?:ceramic(?:a|he)|ceramista|vasaio) / fornac[ei] / forn[oi] ceramic[io]',
    pottersWheel:
      'torn(?:io|i) (?:da|del|della|per) (?:vasaio|vasai|vasaia|ceramista|ceramica) / ruot[ae] (?:del|da) vasaio / torn(?:io|i) per la ceramica',
    cauldron: 'calderon[ei] / paiol(?:o|i) / marmitt[ae] / (?:pentol[ae]|pentolon[ei]|caldai[ae]) (?:di|in) rame',
    cheeseWheel:
      'form[ae] (?:di|del) (?:formaggio|parmigiano|grana|pecorino|fontina|asiago) / ruot[ae] di formaggio / caciott[ae]',
    barrel:
      '(?<=(?<!\\p{L})(?:una|la|della|nella|dalla|sulla|vecchia|grande|grossa) )botte / botti (?:di|da|in|piene) / baril[ei](?! di petrolio) / fust[oi] (?:di|da) (?:birra|vino) / barricche? / bott[ei] di (?:vino|rovere|legno)',
    drawer: 'cassett(?:o|i)(?! della frutta) / cassettier[ae] / cassetton[ei] / comò',
    stickyNotes: 'post-?it / fogliett[io] adesiv[io] / not[ae] adesiv[ae] / bigliettin[io] adesiv[io]',
    letters:
      "bust[ae] (?:da lettera|da lettere|delle lettere|chius[ae]|sigillat[ae]|bianc(?:a|he)) / letter[ae] d['’](?:amore|addio) / (?:pil[ae]|mucchi[o]?|mazz[oi]|pacc(?:o|hi)|fasci[o]?) di (?:lettere|buste) / (?<=(?<!\\p{L})(?:una|la|sua|mia|vecchie|le|delle) )letter[ae](?! (?:maiuscol[ae]|minuscol[ae]|dell['’]alfabeto)) / corrispondenza / (?<=(?<!\\p{L})(?:una|la|nella|dalla) )busta(?=$|[.,;]| (?:con|e|gialla|bianca|rossa|sul|in)(?!\\p{L}))",
    tap: 'rubinett[io] / rubinetteri[ae] / miscelator[ei]',
    sink: 'lavandin[io] / lavab[oi] / lavell[io] / acquai[o]?',
    oven: '(?<!(?<!\\p{L})al )forn[oi](?! (?:(?:da|per|per la|della?|del) (?:ceramic|ceramista|vasaio)|a (?:microonde|legna)|a legna|crematori)) / forn[oi] (?:da incasso|elettric[io]|di casa) / fornell[io](?= del forno)',
    grillBarbecue: 'barbecue / grigli[ae](?! (?:di partenza|di ventilazione|del radiatore)) / bracier[ei] / bbq',
    mixingBowl:
      "(?:ciotol[ae]|bol) (?:per|da) (?:l['’]impasto|impasto|impasti|mescolare|cucina) / frust[ae] (?:da cucina|a mano|a fili|elettric(?:a|he)) / terrin[ae] / bastardell[ae]",
    rollingPin: 'mattarell[io] / matterell[io] / lasagnol[io]',
    cuttingBoard: 'taglier[ei](?! di salumi) / ass[ei] da cucina / taglier[ei] di legno',
    wateringCan: '(?:inn|ann)affiatoi / (?:inn|ann)affiatoio / (?:inn|ann)affiatoi da giardino',
    wheelbarrow: 'carriol[ae] / carrett[io] da giardino / carriol[ae] da giardino',
    shovel:
      "(?<=(?<!\\p{L})(?:una|la|con la|sua|vecchia|della|sulla) )pala(?! (?:eolica|d['’]altare|meccanica|da pizza)) / badil[ei] / vang(?:a|he) / pal[ae] da (?:giardino|neve)",
    lantern:
      'lantern[ae](?! (?:cines[ei]|magica|di carta)) / lampad[ae] (?:a (?:petrolio|cherosene)|ad olio|da campeggio) / lum[ei] a petrolio',
    shelf: 'scaffal(?:e|i|atura|ature) / mensol[ae] / ripian[oi] / libreri[ae] a giorno',
    fence: 'recinzion[ei] / staccionat[ae] / steccat[oi] / palizzat[ae]',
    gate: '(?<=(?<!\\p{L})(?:il|un|al|del|dal|sul|nel|i|dei|ai) )cancell[oi](?!\\p{L}) / cancellett[oi] / cancell[oi] (?:di legno|del giardino|in legno) / portoncin[oi]',
    shed: 'capann[oi](?: degli attrezzi)? / casett[ae] (?:da|del|in|nel) (?:giardino|legno) / casett[ae] (?:degli|per gli) attrezzi / rimess[ae] degli attrezzi',
    greenhouse:
      '(?<=(?<!\\p{L})(?:la|una|le|delle|in|nella|nelle|della|dalla|alla|sua|mia) )serr[ae](?! (?:i|le|la|il|gli|forte)(?!\\p{L})) / serr[ae] (?:da giardino|di vetro|in vetro|agricol[ae])',
    hayBale:
      '(?:ball[ae]|rotol[oi]|balle rotonde|mucchi?o?|covon[ei]) di (?:fieno|paglia) / rotoball[ae] / pagliai[o]?',
    beehive: 'arni[ae] / alvear[ei] / apiar[io]',
    honeycomb: 'fav[io](?: di (?:miele|api|cera))? / miele in favo',
    scarecrow: 'spaventapasseri / spauracchio? / fantocc(?:io|i) di paglia',
    anvil: 'incudin[ei] / ancudin[ei]',
    sewingMachine: 'macchin[ae] (?:da|per) cucire / tagliacuci',
    mannequin: 'manichin[oi] / bust[oi] (?:da|di) (?:sart[ao]|sartoria)',
    clothesRail:
      'stender / appendiabiti / appenderi[ae] / porta-?abiti / rastrellier[ae] (?:di|con) (?:abiti|vestiti) / attaccapanni / appendin[oi]',
    washingLine:
      'stendin[oi] / stendibiancheria / (?:fil[oi]|cord[ae]) (?:del|per il|da) bucato / (?:panni|bucato|biancheria) stes[oia] / fil[oi] (?:per )?stendere / (?<=(?<!\\p{L})(?:stende il|stendono il|stende i|stendono i|stendendo il|stendere il) )(?:bucato|panni) / bucato (?:steso|al sole|al balcone|stes[oa]) / panni stesi',
    ironingBoard: '(?:ass[ei]|tavol[aoi]) da stiro / (?:ass[ei]|tavol[aoi]) per stirare',
    cashRegister:
      'registrator[ei] di cassa / (?<=(?<!\\p{L})(?:alla|in|dalla) )cassa / cass[ae] (?:del (?:negozio|bar)|del supermercato|automatic[ah]e?) / (?:punto cassa|terminale di cassa)',
    shoppingBag:
      '(?:bors[ae]|bust[ae]) (?:della spesa|dello shopping|di carta|regalo) / sacchett[oi] (?:di carta|della spesa|regalo) / shopper / shopping bag',
    marketStall:
      'bancarell[ae] / banc(?:o|hi) (?:del|di|della) (?:mercato|frutta|verdura) / banchett[oi] (?:del|di) (?:mercato|frutta)',
    foodTruck:
      'food[- ]?trucks? / (?:furgon(?:e|i|cino|cini)|camioncin[oi]) (?:dei|del|di|da) (?:panini|gelati|gelato|cibo|street food|hamburger) / paninotec(?:a|he) mobil[ei]',
    crane: 'gru(?! (?:cenerin[ae]|in volo|di carta|origami)) / gru (?:a torre|da cantiere|edil[ei]|portual[ei])',
    forklift: 'carrell[oi] elevator[ei] / mulett[oi] / elevator[ei] a forche',
    pallet:
      'pallets? / bancal[ei] / pedan[ae] (?:di legno|in legno|con|di scatol\\p{L}+) / pil[ae] di (?:scatole|scatoloni|cartoni)',
    walkingBoot: 'scarpon[ei](?! da sci) / scarponcin[oi] / scarpe? da (?:trekking|montagna|escursionismo) / pedul[ae]',
    rubberBoots: 'stival[ei] di gomma / stival[ei] da pioggia / stivalett[oi] di gomma / galosc(?:ia|e)',
    snorkel:
      'boccagli[oa]? / maschera e boccaglio / mascher[ae] (?:da|subacque[ae]|da sub|per lo snorkeling) ?(?:sub|immersione|snorkeling)? / snorkel',
    wetsuit: 'mut[ae] (?:da (?:sub|surf|immersione|sirena)|subacque[ae]|in neoprene|stagn[ae]) / tut[ae] da sub',
    paddle:
      'pagai[ae] / rem[oi] di legno / (?<=(?<!\\p{L})(?:un|il|del|suo|al) )remo / (?<=(?<!\\p{L})(?:due|i|dei) )remi',
    anchor:
      "(?<=(?<!\\p{L})(?:un|l|dell|all|sull|d)['’])[aà]ncora(?!\\p{L}| (?:di salvezza|più|una|un)) / [aà]ncore / [aà]ncora (?:di ferro|arrugginita|della nave|della barca)",
    lifeJacket: 'giubbott[oi] di salvataggio / giubbott[oi] salvagente / giubbin[oi] salvagente / gilet di salvataggio',
    fishingNet: 'ret[ei] da pesca / retin[oi] (?:da pesca|per i pesci) / guadin[oi] / coppo da pesca',
    carFerry:
      'traghett[oi] (?:per|con|di|carico di) (?:le )?(?:auto|automobili|macchine|veicoli) / nav[ei] traghetto / autotraghett[oi]',
    sailingYacht: 'yachts? a vela / barc(?:a|he) a vela / velier[oi] / yachts? / panfil[oi]',
    canoe: 'cano[ae](?!\\p{L}) / canoe di legno / cano[ae] canadesi? / piroghe? / piroga',
    climbingRope:
      "cord[ae] d[a’'] ?(?:arrampicata|alpinismo|scalata|roccia) / moschetton[ei] / cord[ae] arrotolat[ae] / cord[ae] da montagna",
    sleepingBag: 'sacc(?:o|hi) a pelo / sacchi? letto / sacc(?:o|hi) letto / sacc(?:o|hi) da bivacco',
    goal: 'port[ae] (?:da|di) (?:calcio|calcetto) / ret[ei] della porta / pal[oi] della porta / (?<=(?<!\\p{L})(?:davanti alla|nella) )porta vuota',
    basketballHoop:
      'canestr[oi] (?:da|di) (?:basket|pallacanestro) / tabellon[ei] da (?:basket|pallacanestro) / ret[ei] del canestro / (?<=(?<!\\p{L})(?:un|il|al|nel|verso il) )canestro(?! di)',
    golfBag: 'sacc(?:a|he) da golf / mazz[ae] da golf / bors[ae] da golf / sacc(?:o|hi) da golf',
    grandPiano:
      'pianofort[ei] a (?:coda|mezza coda) / pian[oi] a (?:coda|mezza coda) / gran coda / pianofort[ei] / steinways?',
    drumKit:
      'batteri[ae] (?:acustic(?:a|he)|jazz|rock|elettronic(?:a|he)|musicale) / (?<=(?<!\\p{L})(?:suona|suonare|suonando|dietro) (?:la|una|alla) )batteria / drum set / set di batteria',
    turntable: 'giradischi / piatt[oi] per vinili / lettor[ei] di vinili / grammofon[oi] / mangiadischi',
    vinylRecord: 'disc(?:o|hi) (?:in|di) vinile / vinil[ei] / LP / (?:33|45) giri / long playing',
    amplifier: 'amplificator[ei] / ampli(?!\\p{L}) / ampli da (?:chitarra|basso) / amplificator[ei] per chitarra',
    harp: 'arp[ae] / arp[ae] (?:celtic(?:a|he)|da concerto|dorat[ae])',
    spreadsheet:
      'fogli(?:o)? di calcolo / fogli(?:o)? elettronic[oi] / (?:fogli(?:o)?|file|tabell[ae]) (?:di )?Excel / tabell[ae] pivot',
    serverRack:
      'server(?! di posta) / (?:rack|armadi(?:o)?) (?:per |dei |di )?server / sal[ae] server / data ?center / centr[oi] (?:di elaborazione )?dati',
    router:
      "router / modem / (?:router|modem) (?:wi-?fi|wireless|di casa) / access point / punt[oi] d[’']accesso wi-?fi",
    chargingStation:
      'colonnin[ae](?: (?:di ricarica|elettric(?:a|he)|per auto elettriche))? / stazion[ei] di ricarica / punt[oi] di ricarica / caricator[ei] per auto(?: elettriche)? / wall ?box / supercharger',
    vrHeadset:
      'visor[ei] (?:VR|di realtà virtuale|per (?:la )?realtà virtuale) / occhiali (?:VR|(?:di|per la) realtà virtuale) / casc(?:o|hi) (?:VR|(?:di|per la) realtà virtuale) / visor[ei] di realtà (?:mista|aumentata)',
    thermostat:
      'termostat[oi](?: (?:intelligent[ei]|digital[ei]|ambiente|smart))? / cronotermostat[oi] / regolator[ei] (?:di|della) temperatura / regolator[ei] del riscaldamento',
    smartSpeaker:
      'altoparlant[ei] (?:intelligent[ei]|smart) / smart speaker / cass[ae] (?:intelligent[ei]|smart) / assistent[ei] vocal[ei] / echo dot / homepod',
    usbStick:
      'chiavett[ae](?: USB)? / penn[ae] USB / chiav[ei] USB / pen ?drive / memori[ae] USB / pennett[ae](?: USB)',
    hearingAid:
      'apparecchi(?:o)? (?:acustic[oi]|auditiv[oi]) / protesi (?:acustic(?:a|he)|auditiv[ae]) / ausili(?:o)? (?:acustic[oi]|uditiv[oi]) / impiant[oi] coclear[ei]',
    walkingFrame:
      'deambulator[ei] / girell[oi] (?:per anziani|ortopedic[oi]) / rollator / ausili(?:o)? per (?:la )?deambulazione / camminator[ei] ortopedic[oi]',
    hospitalBed:
      "lett[oi] (?:d[’']ospedale|ospedalier[oi]|da ospedale|di degenza) / lett[oi] (?:del|di|da) (?:paziente|malato|degente)",
    dentistChair:
      'poltron[ae] (?:de[li]l? |da )?dentista / poltron[ae] del dentista / sedi[ae] del dentista / poltron[ae] odontoiatric(?:a|he) / riunit[oi] (?:odontoiatric[oi]|dental[ei])',
    testTubes:
      'provett[ae] / tub(?:o|i) da (?:saggio|laboratorio) / portaprovette / fial[ae] di (?:laboratorio|sangue)',
    bandageRoll:
      'bend[ae] (?:elastic(?:a|he)|di garza|adesiv[ae]|steril[ei]|per ferite) / bendagg(?:io|i) / rotol[oi] di (?:bende|garza) / garz[ae](?: steril[ei])? / fasciatur[ae]',
    firstAidKit:
      '(?:kit|cassett[ae]|valigett[ae]|bors[ae]) (?:di|del|per il) (?:pronto|primo) soccorso / cassett[ae] (?:dei medicinali|medic(?:a|he)) / kit medic[oi] / valigett[ae] (?:medic(?:a|he)|del medico)',
    coffeeGrinder:
      'macinacaffè / macinin[oi](?: (?:da|per|del|di) caffè)? / macin[ae] (?:da|per|del) caffè / macinator[ei] (?:di|da|per) caffè',
    hotTub:
      'vasc(?:a|he) idromassaggio / idromassagg(?:io|i) / jacuzzi / tinozz[ae](?: (?:calda|da bagno|in legno|di legno))? / minipiscin[ae] / hot tub',
    trampoline: 'tappet[oi] elastic[oi] / trampolin[oi] (?:elastic[oi]|da giardino|per bambini) / mini ?trampolin[oi]',
    climbingFrame:
      'struttur[ae] (?:da|per) (?:arrampicata|arrampicarsi) / castell[oi] (?:da|per) (?:arrampicata|arrampicarsi) / quadr[oi] svedes[ei] / (?:parc(?:o|hi)|campett[oi]|are[ae]) giochi / palestrin[ae] (?:per bambini|da giardino) / castell[oi] gioc(?:o|hi)',
    sandcastle: 'castell[oi] di sabbia / castell[oi] sulla sabbia / fortezz[ae] di sabbia / scultur[ae] di sabbia',
    trafficCone:
      'con[oi] (?:stradal[ei]|segnaletic[oi]|spartitraffico|di segnalazione|arancion[ei]) / birill[oi] stradal[ei]',
    streetLamp: 'lampion[ei] / luc[ei] stradal[ei] / lamp(?:ade|ada|ione) stradal[ei] / lanternon[ei]',
    phoneBooth: 'cabin[ae] telefonic(?:a|he) / cabin[ae] del telefono',
    postBox: 'cassett[ae] postal[ei] / cassett[ae] delle lettere / buc(?:a|he) delle lettere',
    railwayCrossing: 'passagg(?:io|i) a livello / sbarr[ae] (?:ferroviari[ae]|del passaggio|del treno)',
    tramCar: 'tram / tranvai / vettur[ae] tranviari[ae]',
    cableCarGondola: 'funivi[ae] / cabinovi[ae] / telecabin[ae] / ovovi[ae] / cabin[ae] della funivia',
    canalBoat:
      'chiatt[ae] / barc(?:a|he) (?:da|di|del) canale / case galleggianti / casa galleggiante / battell[oi] fluvial[ei] / narrowboat',
    gondolaBoat: 'gondol[ae] / barc(?:a|he) venezian[ae]',
    pier: 'pontil[ei] / mol[oi] / imbarcader[oi] / passerell[ae] di legno',
    sackOfGrain:
      'sacc(?:o|hi) (?:di|pien[oi] di) (?:grano|frumento|cereali|orzo|avena|mais|sementi|granaglie) / sacchett[oi] di (?:grano|frumento|cereali|orzo|avena|mais|sementi|granaglie)',
    seedlingTray:
      '(?:vassoi?o?|cassett[ae]|contenitor[ei]) di (?:piantine|semi|germogli) / vasso(?:io|i) (?:da|per la) semina / piantin[ae] / seminier[ae] / semenza(?:io|i)',
    flowerPots:
      'vas[oi] (?:di|da|con|per) (?:i )?fiori / vas[oi] (?:di|in) (?:terracotta|coccio) / fiori in vaso / vas[oi] fiorit[oi]',
    bunchOfHerbs:
      "mazz(?:o|i|etto|etti) (?:di|d[’']) ?(?:erbe|odori|prezzemolo|basilico|menta|timo|rosmarino)(?: aromatiche)? / erbe (?:aromatiche|fresche|secche) / erbette / mazzetto odoroso",
    pestleMortar: 'mortai(?:o|i)?(?: e pestell[oi])? / pestell[oi]',
    jamJars:
      'marmellat[ae] / confettur[ae] / (?:vasett[oi]|barattol[oi]) di (?:marmellat[ae]|confettur[ae]|conserv[ae])',
    spiceJars: '(?:barattol(?:o|i|ini|ino)|vasett[oi]) (?:di|delle|per le) spezie / spezie / portaspezie',
    tagine: 'tajine?s? / tagine?s? / pentol[ae] marocchin[ae]',
    wok: 'wok / padell[ae] wok / verdure saltate / salt(?:ato|ati) di verdure',
    fishMarketIce:
      'pesc[ei] (?:fresc(?:o|hi) )?(?:sul|nel|su) ghiaccio / cass(?:a|e|etta|ette) di pesc[ei] / pesc[ei] fresc(?:o|hi) / banc(?:o|hi) del pesce / mercat[oi] del pesce',
    bentWoodRockingChair: 'sedi[ae] a dondolo / poltron[ae] a dondolo / dondol[oi] di legno',
    ray: 'razz[ae](?! umana)(?= (?:manta|nuota)) / mant[ae](?= (?:nuota|scivola))',
    'teacup-without-handle': 'matcha(?! latte) / tè verde',
    shoe: 'sneakers? / scarp[ae] / stivali / scarponcin[oi] / scarpon[ei] / stivalett[oi] / mocassin[oi] / scarpin[ae] / (?<=(?<!\\p{L})paio di )ballerine / scarpette (?:da calcio|da corsa|da danza) / tacchi (?:a spillo|alti) / (?<=(?<!\\p{L})(?:i|sui|coi|con i|suoi) )tacchi(?! (?:del|e punte))',
    sofa: 'sofà / divan[oi] / poltron[ae](?! (?:da dent|di (?:sindaco|capo))) / poltroncin[ae] / divanett[oi]',
    car: "jeeps? / SUVs? / roadsters? / coupés? / taxis? / Autos? / autos? / (?<!moviment[oi] di )(?<!sal[ae] )(?<!s?guard\\p{L}+ in )macchin[ae](?! (?:da (?!corsa)|a mano|a spalla|fiss|fotograf|del (?:caff|tempo|fumo)|per il caff|espresso|della verità|industrial)) / automobil[ei] / utilitari[ae](?<=(?<!\\p{L})(?:un['’]|l['’]|le |dell['’]|sull['’])utilitari[ae]) / cinquecento(?<=(?<!\\p{L})(?:la|una|vecchia|fiat|nella|sulla|della) cinquecento) / (?<=(?<!\\p{L})(?:una|la|vecchia|sulla|nella|fiat) )panda(?! (?:gigante|ross)) / fuoristrada / decappottabil[ei] / berlin[ae](?<=(?<!\\p{L})(?:la|una|le) berlin[ae]) / autovettur[ae] / macchinin[ae] / cabriolet / maggiolino(?= (?:volkswagen|vw|cabrio|bianco|giallo|rosso|azzurro)) / auto d['’]epoca",
    tent: 'camping / tend[ae] da campeggio / tend[ae](?= (?:da campeggio|canades|igloo|nel bosco|in campeggio|a igloo)) / (?<=(?<!\\p{L})(?:monta|montano|montare|montando|smonta|smontano|smontare) (?:la|le|una) )tend[ae]',
    dolphin: 'delfin[oi]',
    whale: '(?:balene|(?<!(?<!\\p{L})(?:mi|ti|gli|le) )balena)',
    shark: 'squal[oi]',
    fish: "(?<!(?<!\\p{L})(?:zuppa|filetto|filetti|insalata|mercato|banco) (?:di|del) )pesc[ei](?! (?:d[’']aprile|al |alla |in padella|al forno|fritt[oi]|arrosto)) / squal[oi] / (?:balene|(?<!(?<!\\p{L})(?:mi|ti|gli|le) )balena) / delfin[oi] / pesciolin[oi] / tonn[oi](?= (?:nuota|nel mare|ross))",
    'nut-and-bolt':
      'vite e bullone / bullon[ei] / dad[oi] e bullon[ei] / (?<=(?<!\\p{L})(?:avvita una|svita una|stringe una|avvita la|svita la|avvita le|svita le|stringe la|stringe le) )vit[ei]',
    cup: '(?<!(?<!\\p{L})(?:corriere|treno|pacco|ha|hanno|voto|parere) )espresso / (?<!(?<!\\p{L})(?:le|due|delle) )latte(?! (?:detergente|solare|corpo|di (?:tonno|pelati|pomodoro))) / cappuccino / (?<!tavolin[oi] da )caffè(?! (?:letterari|storic)[oi]) / tazz(?:a|e|ina)(?! del (?:water|cesso|gabinetto)) / tazzin[ae] / tazzon[ei] / mug / camomill[ae] / tisan[ae] / infus[oi](?= (?:di|alle|caldo)) / cioccolata calda / caffellatte / caffelatte',
    bottle:
      "(?<!(?:bicchier[ei]|calic[ei]) di )vino / bottigli[ae] / spumant[ei] / fiasc(?:o|hi)(?= d[i'’]) / bottigliett[ae] / bottiglion[ei] / borracc(?:ia|e) / thermos / olio (?:extravergine|evo|d['’]oliva|di oliva) / extravergine / aceto balsamico / limoncell[oi] / grapp[ae] / shampoo / bagnoschiuma / docciaschiuma / ammorbident[ei] / candeggina / balsamo(?! labbra| per labbra) / sciropp[oi](?! d['’]acero) / amaro(?= (?:alle erbe|digestivo|dopo)) / lambrusco / chianti / barolo / magnum di \\p{L}+ / acet[oi](?! balsamico)",
    flacon:
      "profum[oi](?! (?:d(?:i|el|ei|egli|ella|elle|ello)(?!\\p{L})|d[’']|dell[’'])) / boccett[ae] / boccettin[ae] / smalt[oi](?! (?:de[in]|dental|bianc)) / siero(?= (?:viso|antirughe|illuminante|idratante))",
    jar: "(?<!(?<!\\p{L})(?:alla|color|colore|bianco) )crema(?! (?:solar|pasticcer|catalana|mani|corpo|chantilly|di |al |alla |alle |ai )) / barattol[oi] / miele / marmellat[ae] / confettur[ae] / vasett[oi] / pesto(?! rosa)(?<!(?<!\\p{L})al pesto)(?<!occhio pesto) / barattolin[oi] / sottaceti / sott['’]olio / yogurt / crema viso / crema notte / crema giorno / crema antirughe / conserv[ae](?= (?:di|della nonna))",
    tube: 'crema solare / dentifric(?:io|i) / tubett[oi] / crem[ae] (?:solar[ei]|mani|corpo) / protezione solare / solare (?:spf|viso)',
    glass:
      '(?:soda(?! caustica)|(?<=(?<!\\p{L})(?:una|la|coca|di)[ -])cola) / drinks?(?! (?:coffee|tea|from|the|a|an|his|her|it|up)(?!\\p{L})) / smoothies? / cocktails? / succo / bibita / bicchier[ei](?! di (?:vino|rosso|bianco|prosecco|spumante)) / bicchierin[oi] / bicchieron[ei] / spremut[ae] / limonat[ae] / aranciat[ae] / gassosa / chinotto / bibit[ae] / frullato(?= (?:di|alla|alle|al|verde)) / granit[ae] / tè freddo / negroni / mojito / gin tonic / aperol / succh?(?:o|i) di (?:frutta|arancia|mela) / estratto di frutta',
    plate:
      "pasta(?! (?:frolla|sfoglia|madre|dentifricia|fillo|di (?:zucchero|mandorle|acciughe))) / spaghetti / lasagne / lasagna / risotto / tortellini / tortelli / tortelloni / ravioli / gnocch(?:i|etti) / orecchiette / cannelloni / fusilli / maccheron(?:i|cini) / rigatoni / bucatini / tagliatelle / fettuccine / pappardelle / linguine / vermicelli / trofie / agnolotti / cappelletti / paccheri / ziti / pici / malloreddus / carbonara / amatriciana / polent[ae] / cotolett[ae] / saltimbocca / caponata / parmigiana / antipast[oi] / carpaccio / vitello tonnato / penne(?= (?:al|alla|all['’]\\p{L}+|rigate|lisce)) / pastasciutt[ae] / spaghettat[ae]",
    dish: 'cena / (?<!(?<!\\p{L})(?:schermo|mare|tetto|profilo|encefalogramma) )piatt[oi](?! (?:di|della batteria)(?!\\p{L})) / cibo',
    bowl: 'ciotol[ae] / insalata / zuppa / minestr(?:a|e|one|oni|ine) / zuppett[ae] / insalatier[ae] / insalaton[ae] / scodell[ae] / ribollita / brodo / brodino / vellutata(?= di) / cereali / passatelli / macedoni[ae] / ciotolin[ae] / lenticchi[ae]',
    bread:
      'baguettes? / pane / impasto / focacc(?:ia|e|ine) / pagnott[ae] / pagnottell[ae] / michett[ae] / sfilatin[oi] / bruschett[ae] / crostin[oi] / panini al latte / pane casereccio / pan ?carré / schiacciatin[ae] / baguette / rosett[ae](?= (?:di pane|con)(?!\\p{L})) / filon[ei] di pane / ciabatta(?= (?:di pane|croccante)(?!\\p{L}))',
    cake: 'cupcakes? / muffins? / donuts? / tort[ae] / panetton[ei] / pandor[oi] / ciambellon[ei] / plum ?cake / tort[ae] di compleanno / torta nuziale / millefoglie / pan di spagna',
    burger: 'burgers? / hamburgers? / cheeseburger',
    pot: 'wok / pentol[ae] / padell[ae] / sugo(?<!(?<!\\p{L})(?:al|col) sugo) / sughi / ragù(?<!(?<!\\p{L})al ragù) / casseruol[ae] / tegam[ei] / pentolin[oi] / pentolon[ei] / padellat[ae] / paiol[oi]',
    icecream:
      "(?<!(?<!\\p{L})(?:vento|lago|fiume|terreno|freddo|sguardo) )gelat[oi] / con[oi](?! (?:d[’']ombra|di luce|stradal[ei])) / gelatin[oi](?= \\p{L}) / con[oi] gelato / coppett[ae] di gelato / cremin[oi]",
    fruit:
      "avocados? / banan[ae] / mango(?:s|es)? / frutt(?:a|[oi](?! (?:di (?!bosco)|del |della |dei |dell[’']))) / cassett[ae] di frutta / fruttier[ae] / fragol[ae] / fragolin[ae] / lampon[ei] / pesche(?! (?:subacque|miracolos)) / (?<=(?<!\\p{L})(?:una) )pesca(?=$|[.,;]| (?:matura|succosa|noce|tabacchiera|dal|sull)(?!\\p{L})) / albicocc(?:a|he) / prugn[ae] / susin[ae] / fich[io](?= (?:d|matur|fresch|secch|appena))",
    phone:
      'smartphones? / apps? / Smartphones? / telefon[oi] / (?<!(?<!\\p{L})(?:membrana|rete|parete|biologia|terapia) )cellular[ei] / telefonin[oi] / iphone',
    laptop:
      'laptops? / computers? / Computer / tastiera / (?<=(?<!\\p{L})(?:il|un|suo|sul|dal|al|mio|tuo|del) )portatil[ei] / notebook / macbook / computer portatil[ei] / pc / (?<=(?<!\\p{L})(?:il|un|suo) )portatile(?=$|[.,;]| (?:sul|in|e|sulle|acceso|aperto)(?!\\p{L}))',
    screen:
      'monitors? / (?<!(?<!\\p{L})(?:spot|studio|programma|serie|canale|campagna|pubblicità|fiction) )TV / scherm[oi] / televisione / televisor[ei] / smart ?tv / maxischerm[oi]',
    watch: '(?:wrist|smart)watch(?:es)? / orolog(?:io|i) / orolog(?:io|i) da polso / orolog(?:io|i) al polso',
    ring: "anell[oi](?! (?:di (?:congiunzione|cipoll|calamar|fumo)|debol|mancant)) / gioiell[oi] / fed[ei] nuzial[ei] / fedin[ae] / anellin[oi] / (?:collan[ae]|collier|bracciali?|braccialett[oi]|girocollo) (?:di (?:perle|diamanti|corallo)|d['’](?:oro|argento))",
    headphones: 'cuffie / cuffion[ei]',
    camera: 'macchina fotografica / fotocamer[ae] / reflex / polaroid / macchin[ae] fotografic(?:a|he)',
    lamp: 'lampad[ae] / abat-?jour / lumett[oi] / piantan[ae] / lampad[ae](?: da (?:tavolo|terra|lettura|scrivania))',
    box: '(?<!(?<!\\p{L})in )scatol[ae](?! ner[ae]) / pacc(?:o|hi) / scatolon[ei] / scatolin[ae] / cofanett[oi] / portagioie / (?<=(?<!\\p{L})(?:scarica le|scarica|scaricano|carica|impila|carica le) )cass[ae](?! (?:acustic|armonic)) / cass[ae] di (?:legno|vino|birra|acqua) / cassett[ae] di legno / schiscett[ae] / portapranz[oi]',
    gift: '(?<!(?<!\\p{L})(?:ti|vi|lo|la) )regal[oi] / pacchett[oi] regalo / pacc(?:o|hi) (?:regalo|di natale|dono) / regalin[oi] / strenn[ae]',
    bag: "(?<!quotat[aoie] in )bors[ae](?! (?:di (?:milano|tokyo|new york|londra|studio)|valori|italiana|merci|dell[’']acqua|sotto gli occhi)) / zain[oi] / zainett[oi] / borsett[ae] / borson[ei] / borsell[oi] / pochette / tracoll[ae] / marsupi(?:o)? / sacchett[oi] / bust[ae] (?:della spesa|di plastica) / shopper / cartell[ae] di scuola / bors[ae] (?:della spesa|di tela|a mano)",
    suitcase: 'valig(?:ia|ie) / trolley / bagagli(?:o)? / valig(?:ia|ie|e) / valigion[ei]',
    book: 'magazines? / libr[oi] / quadern[oi] / romanz[oi] / agend[ae](?= (?:in pelle|rossa|aperta|sul|piena)) / diar(?:io|i) segret[oi] / vocabolar(?:io|i) / dizionar(?:io|i) / enciclopedi[ae] / ricettar(?:io|i) / fumett[oi] / libricin[oi] / album (?:di fotografie|dei ricordi|di figurine|fotografico) / rivist[ae](?! (?:online|digitale))',
    chair: 'sedi[ae](?! (?:a rotelle|elettrica)) / seggiol[ae] / sediolin[ae] / sdraio',
    bed: '(?<!(?<!\\p{L})(?:ho|hai|ha|abbiamo|avete|hanno|aver|avere|avendo|già|mai|appena|stato|stati|viene|vengono|non) )lett[oi](?! (?:del fiume|di (?:fiume|rose|foglie))) / materass[oi] / lett[oi] matrimonial[ei] / lett[oi] a castello / lettone',
    door: "(?:(?<=(?<!\\p{L})(?:la|una|alla|della|dalla|sulla|nella|quella|questa|le|due|delle|alle|dalle|sulle|sua|mia|tua) )port[ae](?! (?:via|in braccio|con sé|a (?:casa|scuola|spasso|cena|letto))(?!\\p{L}))|port[ae](?= (?:chius|apert|blindat|scorrevol|d[’']ingresso|che si|di (?:casa|legno|vetro))\\p{L}*)) / porton[ei] / porticin[ae] / uscio",
    fridge: 'freezers? / frigo / frigorifero',
    window:
      'finestr[ae] / (?<!(?<!\\p{L})(?:di|in|a) )vetro(?! (?:soffiato|temperato|smerigliato|riciclato)) / finestron[ei] / vetrat[ae] / lucernar(?:io|i)',
    washer: 'lavatric[ei] / asciugatric[ei] / lavasciug(?:a|he) / (?<!(?<!\\p{L})per )lavastoviglie',
    machine:
      'mixers? / Mixer / macchina (?:da|del) caffè / frullatore / macchin(?:a|e|etta|ette) (?:del|da|per il) caffè / macchin[ae] espresso / impastatric[ei] / tostapane / (?<!(?<!\\p{L})forno a )microond[ei] / friggitric[ei](?: ad aria)? / robot da cucina / planetari[ae](?= (?:impasta|da cucina))',
    pickup: 'pickups?(?: truck)? / camion',
    van: 'van(?! (?:gogh|dyck|damme|der|den|de|basten)) / furgon[ei] / furgoncin[oi] / pulmin[oi] / camper',
    bike: '(?:e-|mountain )?bikes? / bici(?:clett[ae])? / tandem / e-?bike / cyclette',
    scooter:
      "(?:e-)?scooters? / (?<!m(?:ett|ess)\\p{L}* in )(?<!(?<!\\p{L})(?:fare|fa|po[’'] di) )moto(?! (?:perpetuo|ondoso|d[’']animo|d[’']acqua)) / motorin[oi] / vesp[ae](?! (?:orientalis|velutina)) / motociclett[ae] / ciclomotor[ei] / lambrett[ae] / scooteron[ei] / monopattin[oi](?: elettric[oi])?",
    train:
      '(?<=(?<!\\p{L})(?:in|la|della|nella|dalla|sulla|alla|una) )metro(?! (?:quadr|cub|e mezzo)) / trams? / tren[oi] / frecciaross[ae] / vagon[ei](?= (?:del|affollat|vuot)) / trenin[oi]',
    plane:
      'jets?(?![ -](?:lag|set)) / (?<!(?<!\\p{L})(?:spazio|spazi|attacco|attacchi|traffico|trasporto|controllo|bombardamento) )aere[oi] / aeroplan[oi] / aereoplan[oi] / aeroplanin[oi] / jet privat[oi]',
    boat: 'yachts? / barc[ah]e? / nav[ei](?! spazial[ei]) / pescherecc(?:io|i) / barchett[ae] / barchin[oi] / velier[oi] / barc(?:a|he) a vela / catamaran[oi]',
    kayak: 'kayaks? / canoes? / kayak / canoa',
    surfboard: 'surf(?:ing|s)? / tavol[ae] da surf',
    dog: "(?:golden )?retrievers? / terriers? / beagles? / labradors? / corgis? / spaniels? / husky / bulldogs? / (?<!(?<!\\p{L})(?:freddo|da|solo come un|non c[’']è un) )can[ei] / cagnolin[oi] / cucciol[oi](?! (?:di (?!cane|labrador|golden)|d[’'])) / cagnett[oiae] / cagnolin[oiae] / barboncin[oi] / bassott[oi] / pastor[ei] (?:tedesc(?:o|hi)|maremman[oi]|australian[oi]|belg[ai]) / chihuahua / mastin[oi] / segug(?:io|i) / cucciol[oiae](?! (?:di (?!cane|labrador|golden)|d['’]))",
    cat: '(?<!quattro )gatt[oi](?! (?:delle nevi|a nove code)) / gattin[oiae] / gatt[aei] / mic(?:io|i|etto|etti) / gattacc(?:io|i)',
    horse:
      'pony / (?<!(?<!\\p{L})(?:ferro di|\\d+) )cavall[oi](?! (?:di battaglia|vapor|a dondolo|dei pantaloni)) / puledr[oi] / cavall[oiae](?! (?:di battaglia|vapor|a dondolo))',
    bird: "(?<!volo d[’'])uccell[oi] / gabbian[oi] / piccion[ei] / rondin[ei](?! di mare) / passerott[oi] / pettiross[oi] / merl[oi] / canarin[oi] / usignol[oi] / cornacchi[ae] / corv[oi] / (?<!(?<!\\p{L})(?:a|di|da|per) l['’])aquil[ae] / falc(?:o|hi) / cicogn[ae] / uccellin[oi]",
    robot: 'robot(?! (?:da cucina|aspirapolvere))',
    guitar: '(?<!(?:spaghetti|tonnarelli|maccheroni) alla )chitarr[ae] / ukulele',
    ball: 'pallon[ei] / pallin[ae] colorat[ae] / palla da (?:spiaggia|basket|pallavolo|rugby) / (?<=(?<!\\p{L})(?:una|la|alla|della|con la|dietro alla) )palla(?! (?:di (?:neve|natale|vetro|cannone|fuoco)|al centro|da (?:tennis|golf|biliardo|bowling|rugby|basket)|in gioco)(?!\\p{L})) / palleggi(?:a|ano|ando|are)(?!\\p{L})',
    balloon: 'palloncin[oi] / mongolfier[ae]',
    rocket: 'razz[oi] / missil[ei]',
    tree: 'alber[oi](?! (?:maestro|genealogic[oi]|motore|a camme|di trasmissione)) / cipress[oi] / uliv[oi] / querc(?:ia|e) / pini / alberell[oi] / abet[ei] / betull[ae] / platan[oi] / castagn[oi] / faggi',
    flower:
      "bouquets? / (?:(?<=(?<!\\p{L})(?:una|la|della|petali di|bocciolo di) )rosa(?! (?:dei venti|dei candidati|confetto|cipria|shocking))|rosa(?= (?:rossa|bianca|appassita))|(?<=(?<!\\p{L})(?:le|delle|di|due|tre|dodici|con) )rose) / fior[ei](?! (?:di (?:zucca|latte|loto)|all[’']occhiello)) / petali / mimos[ae] / geran(?:io|i) / tulipan[oi] / papaver[oi] / orchide[ae] / ortensi[ae] / ciclamin[oi] / margheritin[ae] / fiorellin[oi] / garofan[oi](?<!chiodi di garofan[oi])(?<!chiodo di garofano) / peoni[ae] / azale[ae] / primul[ae] / mazz(?:o|i|etto|etti) di fiori / margherit[ae](?= (?:bianch?[ae]|giall[ae]|di campo|nel prato|sboccia\\p{L}*)(?!\\p{L}))",
    plant:
      "piant[ae](?! (?:de[li] pied[ei]|stabile|un|una|gli|il|la|le|i)(?!\\p{L})) / basilico / fogli[ae](?! d[’'](?:oro|argento|acero|autunno)) / rosmarino / prezzemolo / salvia(?= (?:fresca|in)) / edera / bonsai / siep[ei] / cespugl(?:io|i) / piantin[ae] / felc[ei] / foglioline",
    house:
      '(?<!(?<!\\p{L})(?:a|in|di|da|per|fuori) )cas[ae](?! (?:di (?:riposo|moda|produzione|cura)|discografic|editric|farmaceutic|automobilistic|circondarial|madre|history|study)) / (?<!senza )tetto / tetti / casett[ae] / villett[ae] / casal[ei] / casolar[ei] / cascin[ae] / masseri[ae] / vill[ae](?! (?:comunale|borghese|pamphil)) / trull[oi] / casa di campagna',
    shop: 'shops?(?: front)? / (?<!(?<!\\p{L})(?:app|play|online) )stores? / boutique / boutiques? / negozi[o]? / negozi(?:o|etto)? / edicol[ae] / chiosc(?:o|hi)',
    tower: 'skylines? / grattaciel[oi] / palazz[oi] / condomini(?:o)? / torr[ei] / palazzon[ei]',
    fire: "grill / (?<!(?<!\\p{L})(?:a|in|fuori|rosso|arma da|armi da|vigile del|vigili del|prova del|cambio di|profondità di|punto di) )fuoc(?:o|hi)(?! (?:d[’']artificio|selettivo|incrociato)) / camin(?:o|i|etto|etti) / falò / brac[ei] ardent[ei]",
    shirt:
      't-shirts? / hoodies? / T-Shirts? / Pullover / (?<!(?<!\\p{L})(?:a|da) )magli[ae](?! (?:dell[ae] catena|metallic|larghe|strette)) / magliett[ae] / (?<!(?<!\\p{L})(?:ben|sono|tutti) )vestiti(?! (?:di|a)(?!\\p{L})) / camic(?:ia|ie)(?! di forza) / camicett[ae] / maglion(?:e|i|cino|cini) / felp[ae] / felpon[ei] / t-?shirt / canottier[ae] / (?<=(?<!\\p{L})(?:la|una) )polo(?= (?:bianca|blu|rossa|verde|a righe|di cotone))',
    lighthouse: "faro(?! (?:anteriore|posteriore|antinebbia|led|abbagliante|puntat\\p{L}|dell[’']auto|della macchina))",
    vase: 'vas[oi] di fiori / (?<=(?<!\\p{L})(?:un|nel|in un|il) )vaso(?! (?:di (?:pandora|coccio|miele|gerani|basilico|terracotta)|sanguigno|comunicante)(?!\\p{L}))',
    frame:
      'Poster / (?<!(?<!\\p{L})(?:in|fuori|nel|dal|a|metro|metri) )quadr[oi](?! (?:generale|elettric[oi]|clinico|normativo|comandi)) / poster / cornic[ei](?! di (?:legno|legge|riferimento)) / dipint[oi](?= (?:a|ad|di|appes|nel|sul|del)) / ritratt[oi](?= (?:di|della|del|appes|incornici))',
    umbrella: 'ombrell[oi] / ombrellon[ei] / ombrellin[oi]',
    key: '(?<!(?<!\\p{L})(?:parola|parole|momento|ruolo|figura|elemento|punto|in) )chiav[ei](?! (?:ingles[ei]|di (?:volta|lettura|violino|svolta))) / mazz[oi] di chiavi',
    basket:
      "cest[oi] / setacci[oi]? / cestin[oi](?! (?:della spazz|dei rif|della carta|dell['’]imm)) / cest[oaei] / panier[ei] / cesti(?:ni)? natalizi",
    drop: 'gocc(?:ia|e)(?! di cioccolato)',
    apple: 'mel[ae] / melin[ae]',
    lemon: '(?<!(?<!\\p{L})(?:al|giallo) )limon[ei]',
    orange: 'arance / aranc(?:ia|e) / pompelm[oi]',
    tomato: 'pomodor[oi] / pomodorin[oi] / pachino / ciliegini',
    vegetables:
      'broccoli / verdure / carot[ae] / carciof[oi] / zucchin[ae] / zucchini / broccol[oi] / cavolfior[ei] / asparag(?:o|i) / ortagg(?:io|i) / verdur[ae] / ravanell[oi] / sedan[oi] / fiori di zucca / cetriol[oi] / cetriolin[oi] / zucc(?:a|he)(?! di halloween) / finocch(?:io|i) / sedano / asparag[oi] / porr[oi] / rap[ae](?= (?:rosse?|bianche?)) / barbabietol[ae] / fagiolini',
    onion: "cipoll[ae] / aglio / cipollott[oi] / spicch(?:io|i) d['’]aglio",
    egg: 'uov[ao] / ovett[oi]',
    cheese:
      'formaggi[o]? / parmigiano(?:[ -]reggiano)? / pecorin[oi] / gorgonzola / grana padano / caciocavall[oi] / provol(?:a|e|one|oni) / scamorz[ae] / taleggio / fontina / formaggin[oi] / asiago / cacio / caciott[ae] / mozzarell[ae] / mozzarellin[ae] / ricott[ae] / burrat[ae] / mascarpone / stracchino / caciocavallo / provol[ae]',
    meat: 'bacon / carne(?! ed? ossa) / arrosto / prosciutto / salam[ei](?! al cioccolato|e di cioccolato) / bistecc(?:a|he) / bistecchin[ae] / salsicc(?:ia|e) / bresaola / porchetta / mortadella / braciol[ae] / costin[ae] / costolett[ae] / spiedin[oi] / arrosticini / tagliata di manzo / filetto di manzo / affettati / brasato / ossobuco / ossibuchi / grigliata / salum[ei] / cotechino / zampone / (?:petto|petti) di (?:pollo|tacchino) / porchett[ae] / fiorentin[ae](?= (?:alla|al sangue|di)(?!\\p{L})) / arrosticin[oi] / polpett[ae] / cotolett[ae]',
    noodles: 'noodles? / ramen',
    pizza: 'pizz(?:a|e|etta|ette)',
    fries: 'chips / patatine / patatin[ae] fritt[ae] / patate fritte',
    sushi: 'sushi',
    sandwich: 'sandwich(?:es)? / toast / panin[oi] / tramezzin[oi] / panuozz[oi] / club sandwich',
    taco: 'tacos? / burritos?',
    cookie: 'biscott[oi] / biscottin[oi] / frollin[oi] / cantucci(?:ni)? / amaretti / savoiardi / canestrelli',
    croissant:
      'croissants? / cornett[oi](?! (?:portafortuna|acustic|gelat|ross|algida|di corallo|del telefono)) / brioche / cornettin[oi]',
    chocolate:
      '(?<!(?<!\\p{L})(?:al|color) )cioccolat[oai](?! calda) / cioccolatin[oi] / tavolett[ae] di cioccolat[oa] / gianduiott[oi]',
    can: 'lattin[ae]',
    pouch: 'bustin[ae]',
    kettle: 'bollitor[ei]',
    moka: 'moka(?: pot)? / caffettier[ae]',
    pint: 'birr[ae] / birrett[ae] / birr[ae] alla spina',
    wineglass:
      'champagne / prosecco / calic[ei] / bicchier[ei] di (?:vino|rosso|bianco|prosecco|spumante) / franciacorta / flûte / flute / prosecchin[oi]',
    candle: 'candel[ae] / candelin[ae] / lumin(?:o|i) / cer[oi] (?:pasqual|acces)\\p{L}',
    match: 'fiammifer[oi] / cerin[oi](?= acces)',
    knife:
      '(?:lame|(?<=(?<!\\p{L})(?:la|una|della|dalla|sulla) )lama) / coltell[oi] / coltellin[oi] / coltellacc(?:io|i) / mannai[ae]',
    hammer: 'martell[oi](?! pneumatic[oi]) / martellett[oi]',
    wrench:
      'chiave inglese / chiav[ei] ingles[ei] / tenagli[ae] / (?<=(?<!\\p{L})(?:una|la|con la|con le) )pinz[ae](?! (?:per|da)(?!\\p{L}))',
    drill: '(?:trapano|(?<=(?<!\\p{L})(?:i|due|dei) )trapani) / trapan[oi] / avvitator[ei] / cacciavit[ei]',
    paintbrush: 'pennell[oi](?! (?:da barba|per il trucco|da trucco))',
    toothbrush: 'spazzolin[oi] / spazzolin[oi](?: da denti)?',
    glasses: 'occhiali / occhialin[oi]',
    hat: 'sombreros? / cappell[oi] / berrett[oi] / cappellin[oi] / basco(?= \\p{L}) / cappellacc(?:io|i) / bombett[ae]',
    helmet:
      'caschi(?! (?:di banane|blu)) / casc(?:o|hi)(?! (?:di banane|colonial)) / caschett[oi](?= (?:di sicurezza|da|giallo|protettivo))',
    sock: 'calzin[oi] / calzett[ae] / calzetton[ei]',
    sandal: 'sandal[oi] / infradito / sandalett[oi]',
    coat: "parkas? / blazers? / cappott[oi](?! termic[oi]) / giacc[ah]e? / giubbott[oi] / giubbin[oi] / giacchett[ae] / giaccon[ei] / piumin[oi](?! per (?:la polvere|il viso)) / (?<=(?:(?<!\\p{L})un |l['’]|(?<!\\p{L})gli |(?<!\\p{L})suo ))impermeabil[ei] / trench / camic[ei](?= (?:bianc|da|verd)) / soprabit[oi] / cappottin[oi] / montgomery / giacch[ae]",
    paper:
      "post-?its? / (?<!(?<!\\p{L})(?:alla|in|facoltà di) )letter[ae](?! (?:maiuscol|minuscol|dell[’']alfabeto)) / bollett[ae] / giornal[ei] / fogli[o]? / scontrin[oi] / ricevut[ae](?= (?:fiscal|di|del)) / fattur[ae](?= (?:da|del|di|elettr)) / contratt[oi] / pagell[ae] / volantin[oi] / fogliett[oi] / document[oi] / certificat[oi](?= (?:di|medico)) / curriculum / letterin[ae] / rivist[ae](?= (?:di|sul|patinat|femminil)) / spartit[oi] / copion[ei]",
    card: "cart[ae] di credito / tesser[ae](?! (?:del|di un) (?:puzzle|mosaico|domino)) / tesserin[oi] / carta d['’]identità / bigliett[oi] (?:da visita|d['’]auguri|di auguri) / cartolin[ae] / patente / badge",
    coins: 'monet[ae] / soldi / monetin[ae] / spicciol[oi] / soldini / centesimi(?<!\\d centesimi)',
    clock:
      '(?:(?<=(?<!\\p{L})(?:la|una|della|dalla|alla|sua|mia|tua) )sveglia(?! (?:il|la|i|le|gli|lo|di soprassalto|presto|tutti|con)(?!\\p{L}))|sveglia(?= (?:che )?suona)) / orolog(?:io|i) a (?:cucù|pendolo|muro) / svegli[ae](?<=(?<!\\p{L})(?:la|una|della|sua) svegli[ae])',
    tablet: 'tablets?(?= |,|\\.|$) / iPads? / Tablets?',
    mic: 'microfon[oi]',
    speaker:
      'cass[ae] (?:bluetooth|acustic(?:a|he)|wireless) / altoparlant[ei] / diffusor[ei] (?:acustic|bluetooth|wireless)\\p{L}* / smart speaker',
    ladder: 'scal[ae](?= a pioli) / scal[ae] (?:a pioli|a libretto|pieghevole|appoggiata) / scaleo',
    bus: 'bus(?:es)? / autobus / pullman / corriera / scuolabus / pullmann?',
    tractor: 'trattor[ei]',
    cargobike: 'cargo ?bikes? / cargobike',
    stroller: 'passeggin[oi]',
    teddy:
      'peluches? / giocattol[oi] / orsacchiott[oi] / orsett[oi](?! gomm) / bambol[ae](?! (?:gonfiabil|russ)) / bambolin[ae] / bambolott[oi] / pupazz[oi](?! di neve)',
    cabinet: 'armad(?:io|i) / comodin[oi] / credenz[ae] / cassettier[ae] / comò / guardarob[ai]',
    table:
      '(?:(?<!(?<!\\p{L})da )tavol[oi]|scrivani[ae]) / tavolin[oi] / tavolon[ei] / tavol[oi] da pranzo / scrittoi(?:o)?',
    scale: 'bilanc(?:e|ia|ino)(?! (?:il|la|i|le|gli|commerciale)(?!\\p{L}))',
    spray:
      'detersiv[oi] / deodorant[ei] / spruzzin[oi] / lacca per capelli / insetticida / bombolett[ae] / sgrassator[ei] / profumator[ei]',
    lipstick:
      "mascara / make-?up / rossett[oi] / (?<!(?<!\\p{L})(?:un|ecco il|c[’']è il) )trucco(?! (?:è|sta|magico|del mestiere))",
    pills:
      '(?<!(?<!\\p{L})in )pillol[ae] / (?:medicine|(?<!(?<!\\p{L})(?:di|in|a) )medicina(?! (?:del lavoro|estetica|legale|generale|sportiva))) / pastigli[ae](?! (?:dei freni|per lavastoviglie)) / compress[ae](?<=(?<!\\p{L})(?:una|la|le|due|delle) compress[ae])',
    padlock: 'lucchett[oi]',
    swing: 'altalen[ae]',
    skateboard:
      'skateboards? / longboards? / skates?(?= |,|\\.)(?! (?:over|down|past|along|across|park)) / Skateboards?',
    fox: 'volp[ei] / volpin[oi](?= ross)',
    cow: 'mucc[ah]e? / vitellin[oi] / (?<=(?<!\\p{L})(?:un|il|del|dal|al|sul) )toro(?! (?:seduto|meccanico))',
    hen: '(?<!zampe di )gallin[ae] / chiocc(?:ia|e)',
    bee: 'ap[ei](?= che| vol) / ap[ei](?! ?(?:car|piaggio|calessino|50|tm|mp|cross)) / apett[ae](?= (?:che|sul|sui))',
    fishdish: 'sashimi / (?<!(?<!\\p{L})(?:color|colore|rosa) )salmone / tonno / gamber[io]',
    bulb: 'lampadin[ae]',
    bridge:
      '(?<!(?<!\\p{L})(?:fa|fanno|fare|facciamo) il )pont[ei](?! (?:radio|della nave|di comando|dentale|termico)) / ponticell[oi] / pont[ei] (?:sospeso|di pietra|vecchio|di legno)',
    waterfall: '(?<!(?<!\\p{L})a )cascat[ae](?! di (?:capelli|luci|fiori|ricci))',
    statue: 'statu[ae] / scultur[ae]',
    windTurbine: 'turbin[ae] eolic(?:a|he) / pal[ae] eolic(?:a|he)',
    solarPanel: 'pannell[oi] (?:solar[ei]|fotovoltaic[oi]) / pannell[oi] (?:solar|fotovoltaic)[ei]+ / fotovoltaico',
    bench: 'panchin[ae] / panc(?:a|he) / panchett[ae]',
    sign: 'cartell[oi](?! (?:criminal|della droga|final[ei]|di chiusura|grafic[oi]|con (?:il )?logo|animat[oi]|in sovrimpressione)) / cartell[oi] stradal[ei] / insegn[ae] (?:luminos[ae]|al neon)',
    rock: 'rocc(?:ia|e) / scogli(?:o|era) / sass(?:o|i|olino|olini)(?! caveoso) / macign[oi]',
    hammock: 'amac(?:a|he)',
    lockers: 'armadiett[oi]',
    curtain:
      "(?<!(?<!\\p{L})(?:in|sotto la|nella|dalla) )(?<!s?mont\\p{L}+ (?:la|una|le) )tend[ae](?! (?:da campeggio|canades|igloo|(?:la|le|il|un|una|gli|i|verso)(?!\\p{L})|l[’']|ad? \\p{L}+r[ei](?!\\p{L}))) / sipar(?:io|i) / tendin[ae] / tendaggi(?:o)?",
    vacuum: '(?<!robot )aspirapolvere / (?<!robot )aspirapolver[ei] / scop[ae] elettric(?:a|he)',
    robotVacuum: 'robot aspirapolvere / robottino aspirapolvere',
    iron: 'ferro da stiro / ferr[oi] da stiro',
    fan: 'ventilator[ei]',
    mower: 'tosaerba / tagliaerba',
    excavator: 'bulldozers? / escavator[ei] / rusp[ae]',
    typewriter: 'macchin[ae] da scrivere',
    dumbbell:
      'manubri / bilancier[ei] / (?<=(?<!\\p{L})(?:solleva|sollevano|alza|con i|i|dei) )pesi(?! (?:e misure|massimi|piuma)(?!\\p{L}))',
    kettlebell: 'kettle-?bells?',
    yogaMat:
      'tappetin[oi] da yoga / tappetin[oi](?! (?:del mouse|per (?:il )?mouse|da bagno|da gioco|elastic)(?!\\p{L}))',
    slippers: 'pantofol[ae] / ciabatt[ae](?! (?:croccante|farcita|pugliese|di pane)) / babbucc(?:ia|e)',
    eye: "(?<=(?<!\\p{L})(?:dettaglio|primissimo piano|particolare) (?:dell['’]|degli |sull['’]|sugli |di un ))occh(?:io|i)",
    earrings: 'orecchin[oi]',
    blanket:
      'plaids?(?! (?:shirt|jacket|skirt|flannel)) / copert[ae] di lana / (?<=(?<!\\p{L})(?:la|una|sotto la|con la|le|delle|sulla|nella) )copert[ae](?! (?:di (?:neve|polvere|fango|foglie)|da )) / piumon[ei] / trapunt[ae] / lenzuol[oa] / copertin[ae](?= (?:di lana|di pile|del neonato|rosa|azzurra|calda|morbida|sul|in pile))',
    monkey: 'scimmi[oaei] / scimmiett[ae]',
    gorilla: 'gorill[oaei]',
    orangutan: 'orangotang[oaei]',
    wolf: '(?<!(?<!\\p{L})(?:bocca al|da|cane|attenti al) )lup[oi](?! (?:di mare|mannar)) / lup[ae](?! capitolina)',
    raccoon: 'procion[oaei]',
    lion: '(?<=(?<!\\p{L})(?:un|il|del|al|i|dei|due) )leon[ei] / leon[ei] / leoness[ae]',
    tiger: 'tigr[oaei]',
    leopard: '(?<=(?<!\\p{L})(?:un|il|del|al|dal) )leopardo',
    moose: 'alc[ei]',
    donkey: 'asin[oaei] / asinell[oi] / somar[oi] / ciuchin[oi] / mul[oi]',
    unicorn: 'unicorn[oaei]',
    zebra: 'zebr[oaei]',
    deer: 'cerv[oi] / cerbiatt[oi] / capriol[oi] / renn[ae]',
    bison: 'bisont[oaei]',
    pig: '(?<!di )maial[ei] / maialin[oi] / porcellin[oi](?! salva)',
    boar: '(?<!di )cinghial[ei]',
    ram: 'ariet[ei] / monton[ei]',
    ewe: '(?<!di )pecor[ae] / pecorell[ae] / agnellin[oi]',
    goat: '(?<!di )capr[ae] / caprett[ae]',
    camel: 'dromedari[oaei] / cammell[oi] / dromedar[i]',
    llama: '(?<=(?<!\\p{L})(?:un|il|del|dal|al|i|due|dei) )lama(?! tibetan)',
    giraffe: 'giraff[oaei]',
    elephant: 'elefant[oaei] / elefantin[oi]',
    rhinoceros: 'rinoceront[oaei]',
    hippopotamus: 'ippopotam[oaei]',
    mouse:
      "(?<=il )topo / topi / topolin[oi](?! (?:elettric|fiat)) / (?<!(?<!\\p{L})fiat )top[oi](?! (?:d['’]albergo|gigio))",
    rat: 'ratt[oi](?! delle sabine)',
    hamster: 'cricet[oaei]',
    rabbit: 'conigli[oa]? / conigliett[oi] / lepr[ei]',
    chipmunk: 'scoiattol[oaei]',
    beaver: 'castor[oaei]',
    hedgehog: '(?<=piccolo )riccio(?! di) / (?<=(?<!\\p{L})un )riccio(?! (?:di mare|ribelle)) / porcospin[oi]',
    bear: 'ors[oi](?! (?:polar[ei]|bianc(?:o|hi)|di peluche)) / orsacc(?:io|i) / ors[oa](?! (?:polar|bianc|maggiore|minore))',
    'polar-bear': 'orso polare / ors[oi] (?:polar[ei]|bianc(?:o|hi))',
    koala: 'koal[oaei]',
    panda: '(?<!(?<!\\p{L})(?:fiat|nuova|una|la|vecchia|sulla|nella|della|dalla) )panda(?! (?:hybrid|4x4|elettrica))',
    sloth: 'bradip[oaei]',
    otter: 'lontr[oaei]',
    skunk: 'puzzol[oaei]',
    kangaroo: 'cangur[oi]',
    turkey: 'tacchini / tacchin[oi]',
    rooster: 'galletto / gall[oi]',
    'baby-chick': 'pulcin[oaei]',
    penguin: 'pinguin[oaei]',
    duck: "(?<!d[’'])anatr[ae] / paperell[ae] / anatroccol[oi]",
    swan: '(?<!dei )cign[oi]',
    flamingo: 'fenicotter[oaei]',
    peacock: 'pavon[oaei]',
    goose: "oc(?:a|he)(?<!gioco dell['’]oca)(?<!pelle d['’]oca)(?<!piuma d['’]oca)",
    frog: 'rane / rosp[oi] / ranocch(?:io|i|ia|ie) / ran[ae](?! pescatric)',
    crocodile: '(?<!di )coccodrill[oi]',
    turtle: '(?<!(?<!\\p{L})(?:addominali a|di|in|effetto) )tartarug(?:a|he) / tartarugh?e / tartarughin[ae]',
    lizard: 'lucertol[oaei] / gechi / geco',
    snake: '(?<=(?<!\\p{L})(?:un|il|del|dal|al) )cobra / serpent[ei] / viper[ae] / bisc(?:ia|e)',
    sauropod: 'sauropod[oaei]',
    't-rex': 't-rex',
    dragon: '(?<=(?<!\\p{L})(?:un|il|del) )drago',
    spider: '(?<!uomo )ragn[oi] / ragn(?:o|i|etto|etti)',
    scorpion: 'scorpion[oaei]',
    snail: '(?<!a )lumaca / lumac(?:a|he) / lumachin[ae] / chiocciol[ae](?<=(?<!\\p{L})(?:la|una|le) chiocciol[ae])',
    crab: '(?<!(?:prend|pres)\\p{L}+ un )granchio? / granch(?:io|i|ietto)',
    lobster: 'aragost[oaei] / astic[ei]',
    castle: '(?<!(?<!\\p{L})a )castello(?! di (?:sabbia|carte)) / (?<!costruisc\\p{L}{1,4} )castell[oi](?! di sabbia)',
    church: 'chiesa / duom[oi] / cattedral[ei] / basilic(?:a|he) / campanil[ei] / chiesett[ae] / pieve',
    mosque: 'mosche[oaei]',
    'hindu-temple': 'tempio indù',
    hospital: "(?<!(?:(?<!\\p{L})d|dell|nell|all|dall)[’'])(?<!(?<!\\p{L})(?:in|di un) )ospedal[ei]",
    school:
      '(?<=davanti alla )scuola / (?<!(?<!\\p{L})di )scuol[ae](?! (?:di (?:pensiero|vita|cucina|ballo|danza|sci|guida)|guida)) / lice[oi] / asil[oi](?! politic)',
    factory:
      '(?<!(?<!\\p{L})(?:di|che|si) )fabbrica(?! di (?:idee|sogni)) / capannon[ei] / acciaieri[ae] / ciminier[ae]',
    hotel:
      "(?<!(?:hall|camera|stanza|reception|lobby|corridoio|letto|piscina) (?:dell[’']|d[’']|di un |di |in ))hotel / (?<!(?<!\\p{L})(?:hall|camera|stanza|reception|lobby) (?:dell['’]|d['’]|di un |di |in ))(?:hotel|albergh?[oi])",
    stadium:
      'stadio(?! (?:avanzato|iniziale|terminale|finale|embrionale|di)(?!\\p{L})) / stad(?:io|i)(?! (?:avanzat|inizial|terminal|finale))',
    hut: 'capann[oaei] / bait[ae] / rifug(?:io|i) (?:alpin[oi]|di montagna)',
    fountain: 'fontan[ae] / fontanell[ae]',
    'ferris-wheel': 'ruota panoramica / ruot[ae] panoramic(?:a|he)',
    'roller-coaster': 'montagne russe / montagn[ae] russ[ae] / ottovolante',
    'playground-slide':
      '(?<=(?<!\\p{L})(?:lo|uno|dello|sullo) )scivolo / scivol[oi](?<=(?<!\\p{L})(?:lo|uno|gli|dallo|sullo|degli) scivol[oi])',
    'carousel-horse': 'cavallo da giostra / giostr[ae](?! dei) / cavallucc(?:io|i) della giostra',
    locomotive: 'locomotiv[oaei]',
    ambulance: 'ambulanz[oaei]',
    'fire-engine':
      'camion dei pompieri / autopomp[ae] / camion dei (?:pompieri|vigili del fuoco) / autobott[ei] dei pompieri',
    'police-car':
      'macchina della polizia / volant[ei] della polizia / (?:auto|macchin[ae]) (?:della polizia|dei carabinieri) / gazzell[ae] dei carabinieri',
    'manual-wheelchair': 'sedia a rotelle manuale / sedi[ae] a rotelle',
    'roller-skate':
      'pattini a rotelle / pattin[oi] a rotelle / rollerblade / roller(?= (?:ai piedi)) / (?<=(?<!\\p{L})(?:i|sui|coi|suoi|con i) )pattini(?! (?:da|sul|su) ghiaccio)',
    'vertical-traffic-light': 'semaforo verticale / semafor[oi]',
    'fuel-pump': 'stazione di servizio / pomp[ae] di benzina / distributor[ei] di (?:benzina|carburante)',
    cactus: 'cactus / piant[ae] grass[ae]',
    sunflower: '(?<!di )girasol[ei]',
    mushroom: 'fung(?:o|hi) / porcin[oi] / finferli / champignon',
    snowman: 'pupazzo di neve / pupazz[oi] di neve',
    'christmas-tree': 'albero di Natale / alber(?:o|i|ello|elli) di natale / abete (?:di natale|addobbato)',
    'jack-o-lantern': 'zucca di Halloween / zucc(?:a|he) (?:intagliat[ae]|di halloween)',
    toilet:
      '(?<!(?<!\\p{L})da )toilette / (?<=(?<!\\p{L})(?:il|nel|del|sul|un|dal) )water(?! ?polo) / wc / gabinett[oi](?! (?:medic|dent|di|fotogr|del min)) / tazza del (?:water|cesso|gabinetto)',
    bathtub:
      'vasca da bagno / vasc(?:a|he) da bagno / (?<=(?<!\\p{L})(?:la|nella|dalla|della|una) )vasca(?! (?:di|dei|delle|olimp|da \\d|idro))',
    mirror: "(?<!(?<!\\p{L})(?:effetto|a) )specchio(?! (?:d[’']acqua|dei tempi)) / specchi / specchiera",
    'shopping-cart': 'carrell[oi] della spesa / carrell[oi] del supermercato',
    broom: '(?<=(?<!\\p{L})(?:una|la|sua) )scopa / scop[ae] di saggina / ramazz[ae] / mocio / spazzolon[ei]',
    bucket: 'secchio / secchiell[oi] / secch(?:io|i|ia|ie)',
    wastebasket:
      "cestin[oi] della (?:carta|spazzatura) / pattumier[ae] / cestin[oi] (?:della spazzatura|dei rifiuti|della carta|dell['’]immondizia) / bidon[ei] (?:della spazzatura|dell['’]umido)",
    toolbox: 'cassetta degli attrezzi / cassett[ae] degli attrezzi',
    drum: '(?<!a )tambur[oi] / (?<=(?<!\\p{L})(?:suona la|suonare la|alla|dietro la) )batteria(?! (?:scarica|del|al|dell)) / tamburell[oi] / grancassa',
    'file-cabinet': 'schedario da ufficio / schedar(?:io|i)',
    'fire-extinguisher': 'estintor[oaei]',
    wheel:
      "ruot[ae] (?:dell[’']auto|della macchina|anterior[ei]|posterior[ei]) / pneumatic[oi] / gomm[ae](?= (?:bucat|sgonfi|a terra|invernal|estiv|da neve|forat)) / (?<=(?<!\\p{L})(?:la|una|le|delle|quattro|sulla) )ruot[ae](?! panoram| (?:della fortuna|intorno|attorno)) / ruot[ae] di scorta",
    telescope: 'telescopi[oaei] / telescop(?:io|i)',
    'soccer-ball': 'pallone da calcio / pallon[ei] da calcio',
    'american-football': 'football americano',
    'boxing-glove': 'guantone da pugilato / guanton[ei] / guant[oi] da boxe',
    skis: '(?<=(?<!\\p{L})(?:gli|di|degli|sugli|con gli|suoi) )sci(?! (?:di fondo|nautico|alpino)) / (?<=paio di )sci',
    sled: '(?<=(?<!\\p{L})(?:una|la|sulla|della|dalla|le|due) )slitt[ae] / slittin[oi] / (?<=(?<!\\p{L})(?:la|una|sulla) )slitta',
    lotus: 'fior[ei] di loto / ninfe[ae]',
    grapes: "uva(?! passa) / grappol[oi] / acini d['’]uva",
    melon: '(?<!(?<!\\p{L})(?:giorgia|la|governo|premier) )melon[ei]',
    watermelon: 'anguri[oaei] / cocomer[oi]',
    tangerine: 'mandarin[oaei] / clementine / mandaranci',
    pineapple: 'ananas',
    pear: '(?<=(?<!\\p{L})(?:le|delle|due) )pere / per[ae](?! spett)',
    cherries: 'ciliegi[ae] / cilieg(?:ia|ie|e) / amaren[ae]',
    blueberries: 'mirtill[oi](?! ross)',
    'kiwi-fruit': 'kiw[oaei]',
    olive: "(?<=(?<!\\p{L})(?:le|delle|due|tre) )olive / (?<!d['’])(?<!verde )oliv[ae] / olivett[ae] ascolan[ae]",
    coconut: '(?<=(?<!\\p{L})(?:un|il|mezzo) )cocco / noc[ei] di cocco',
    eggplant: 'melanzan[oaei]',
    potato: 'patat[ae](?! (?:dolc|fritt|bollent))',
    'ear-of-corn': 'pannocchi[oaei] / mais',
    'hot-pepper': 'peperoncin[oaei]',
    'bell-pepper': '(?<=(?<!\\p{L})(?:un|il|i|dei|due|tre) )peperon[ei] / peperon[ei]',
    'leafy-green':
      'verdure a foglia / lattug(?:a|he) / spinac(?:io|i) / bietol[ae] / cavol[oi] (?:ner[oi]|cappucc(?:io|i)) / verz[ae] / cicori[ae] / rucola / cime di rapa',
    peanuts:
      "(?<!di )(?<!d[’'])arachid[ei] / noccioline / mandorl[ae] / noci(?! (?:di cocco|moscat)) / nocciol[ae] / anacard[oi] / pistacch(?:io|i)(?<!(?<!\\p{L})al pistacchio) / arachid[ei]",
    beans: '(?<!(?<!\\p{L})a )fagiol[oi] / fagiolin[oi] / borlotti / cannellini / ceci(?! (?:n.est|est)) / lupini',
    chestnut: 'castagn[ae] / caldarrost[ae] / marron[ei] glac[ée]\\p{L}?',
    'ginger-root': 'radice di zenzero / zenzero',
    'pea-pod': 'baccello di piselli / pisell[oi]',
    pretzel: 'pretzel',
    bagel: 'bagel',
    pancakes: 'pancakes / pancak[oaei]',
    waffle: 'waffles? / waffl[oaei]',
    'poultry-leg':
      'coscia di pollo / cosc(?:ia|e) di pollo / coscett[ae](?: di pollo)? / fus[oi] di pollo / alett[ae] di pollo / poll[oi] (?:arrosto|allo spiedo|fritto|alla griglia|al forno|alla diavola|alla brace|intero)',
    'hot-dog': 'hot dog',
    cooking:
      "frittat[ae](?! (?:è|e) fatta) / uova strapazzate / uov[oa] all['’]occhio di bue / uov[oa] al tegamino / uova fritte",
    popcorn: 'popcorn / pop[ -]?corn',
    butter:
      "(?<=(?<!\\p{L})(?:il|di|nel|col|sul|del) )burro(?! (?:d[i’']|cacao)) / burro(?= (?:e (?:marmellata|acciughe|salvia|zucchero)|fuso|sciolto|fresco)(?!\\p{L}))",
    salt: '(?<=(?<!\\p{L})(?:pizzico di|il) )sale / (?<=(?<!\\p{L})(?:pizzico di|il|del|di|grani di) )sale(?! (?:in|a|sul|e scende|su|le)(?!\\p{L}))',
    'canned-food': 'cibo in scatola / scatolett[ae] / latt[ae] di (?:pelati|tonno|pomodor[oi])',
    'cooked-rice':
      'riso bollito / ris[oi] (?:in bianco|bollit[oi]|bianc(?:o|hi)) / riso(?! (?:al curry|allo zafferano|ai frutti di mare|amaro|sonoro)(?!\\p{L}))',
    'curry-rice': 'riso al curry',
    dumpling: 'dumplings?',
    pie: 'crostat[ae] / tort[ae] salat[ae]',
    candy: 'caramell[ae] / caramelline / bonbon',
    lollipop: 'lecca lecca / lecca[ -]?lecca',
    custard: 'flans? / budin[oaei] / panna cotta / cr[eè]me? caramel',
    shortcake: 'fetta di torta / cheesecake / fett[ae] di torta',
    sake: 'sakes? / sakè',
    'bubble-tea': 'bubble tea',
    'beer-mug': 'boccale di birra / boccal[ei] di birra / boccal[ei]',
    chopsticks:
      'bacchette (?:cinesi|giapponesi) / bacchett[ae] cines[ei] / bacchette(?! (?:magiche|del tamburo|da batteria|di))',
    spoon: '(?<!(?<!\\p{L})al )cucchiai[oa]? / cucchiain[oi] / mestol[oi] / cucchiaion[ei]',
    'fork-and-knife':
      "forchetta e coltello / forchett[ae] / posat[ae](?= (?:d['’]argento|in|di|sul|da)) / forchettin[ae]",
    teapot: 'teier[oaei]',
    amphora: 'anfor[oaei]',
    'baby-bottle': 'biberon',
    jellyfish: 'medus[oaei]',
    octopus:
      '(?<!insalata di )polp[oi](?! (?:con patate|alla |in umido|grigliat)) / polip[oi](?= (?:nel|sul)) / piovr[ae]',
    shrimp: 'gamberett[oaei] / scamp[oi](?<=(?<!\\p{L})(?:gli|di|degli|uno|con gli) scamp[oi])',
    oyster: 'ostric[oaei] / ostric(?:a|he) / cozz[ae] / vongol[ae]',
    'spiral-shell': 'conchigli[ae] / conchiglie? (?:di mare|sulla (?:sabbia|spiaggia))',
    feather: "(?<!(?<!\\p{L})pes[oi] )pium[ae](?! d[’']oca)",
    butterfly: '(?<!(?<!\\p{L})(?:di|a) )farfall[ae](?! (?:al|alla|con|nello stomaco)(?!\\p{L})) / farfallin[ae]',
    ant: '(?<!(?:in|de) )formica / formic(?:a|he) / formichin[ae]',
    beetle: 'coleotter[oaei] / scarafagg(?:io|i) / scarabe[oi]',
    'lady-beetle': 'coccinella / coccinell[ae]',
    'maple-leaf': "fogli[ae] d[’']acero / fogli[ae] (?:secc(?:a|he)|autunnal[ei]|mort[ae]|d['’]autunno)",
    'hourglass-done': '(?<!a )clessidr[ae]',
    stopwatch: 'cronometro / cronometr[oi]',
    trophy:
      'trofe[oi] / (?<=(?<!\\p{L})(?:alza|alzano|solleva|sollevano|bacia|vince|vincono) la )coppa / coppa (?:del mondo|dei campioni)',
    'sports-medal': 'medaglia sportiva / medagli[ae]',
    kite: 'aquilon[oaei]',
    bullseye: 'bersagl(?:io|i) / freccett[ae]',
    joystick: 'joystick',
    'video-game':
      'videogames? / gamepad / consol(?:e|le) (?:di gioco|per videogiochi) / joypad / videogioc(?:o|hi) / playstation',
    'game-die': '(?<!(?<!\\p{L})a )dadi(?! (?:di|da brodo|e bullon)) / (?<=(?<!\\p{L})(?:tira|lancia|lanciano) i )dadi',
    'puzzle-piece': 'pezzo di puzzle / puzzle / tesser[ae] (?:del|di un) puzzle',
    'magic-wand': 'bacchetta magica / bacchett[ae] magic(?:a|he)',
    'crystal-ball': 'sfera di cristallo / sfer[ae] di cristallo',
    'chess-pawn': 'pedina degli scacchi / scacchier[ae] / (?<!(?<!\\p{L})a )scacchi / (?<=partit[ae] )a scacchi',
    yarn: 'gomitol[oaei]',
    thread: 'filo da cucito / rocchett[oi] / spolett[ae]',
    'sewing-needle': 'ago da cucito / ag(?:o|hi)(?! d(?:i (?:pino|abete)|ella bilancia))',
    'artist-palette': 'tavolozza d(?:a|el) pittore / tavolozz[ae]',
    ribbon: "fiocco(?! d[i’']) / fiocc(?:o|hi)(?= (?:rosso|rosa|azzurro|regalo|di raso|nascita))",
    necktie: 'cravatt[oaei] / cravattin[oi]',
    jeans: 'jeans / pantalon[ei](?! (?:cort|da sci))',
    scarf: 'foulards? / sciarp[oaei] / sciarpett[ae]',
    gloves: 'guant[oi](?! da (?:box|pugil)) / muffol[ae]',
    kimono: 'kimon[oaei]',
    'one-piece-swimsuit': 'costume da bagno intero / costum[ei] intero / costum[ei] da bagno',
    bikini: '(?<!(?<!\\p{L})(?:zona|linea|inguine) )bikini',
    shorts: 'pantaloncin[oi] / bermuda / pantalon[ei] cort[oi]',
    'folding-hand-fan': '(?<!(?<!\\p{L})a )ventaglio(?! di) / ventagl(?:io|i)',
    purse:
      '(?<!(?<!\\p{L})(?:paolo|via|falcone e) )borsellin[oi] / portamonet[ae] / portafogl(?:io|i)(?! (?:prodotti|clienti|investimenti|titoli|di (?:servizi|investimenti|prodotti))(?!\\p{L})) / portamonete',
    crown:
      "corona (?:d[’']oro|dorata) / coron[ae](?! (?:d['’](?:alloro|avvento)|di (?:fiori|spine|alloro)|dental|natalizi))",
    'gem-stone': 'diamant[ei] / smerald[oi] / brillant[ei](?<=(?<!\\p{L})di brillanti)',
    megaphone: 'megafon[oaei]',
    bell: '(?<=(?<!\\p{L})(?:la|una|della) )campana(?! di vetro) / campane / campanell[oaie] / campan[ae](?! di vetro) / campanellin[oi]',
    radio:
      'vecchia radio / radiolin[ae] / autoradio / radio(?! ?(?:terapia|attiv|comunic|taxi))(?<!(?<!\\p{L})spot radio)',
    violin: 'violin[oi]',
    saxophone: 'sassofon[oaei] / sax',
    trumpet: "(?<=suona (?:la |una )?)tromba / tromb[ae](?! (?:delle scale|d['’]aria|marina)) / trombett[ae]",
    accordion: '(?<!a )fisarmonica / fisarmonic(?:a|he) / organett[oi]',
    banjo: 'banj[oaei]',
    maracas: 'maracas',
    flute: 'flaut[oi]',
    'musical-keyboard': 'pianol[ae] / tastier[ae] (?:musical[ei]|elettronic(?:a|he))',
    telephone:
      'telefono fisso / cornett[ae] del telefono / telefono (?:fisso|a disco|di casa) / cabin[ae] telefonic(?:a|he)',
    battery:
      "pil[ae](?= (?:stilo|ricaricabil|alcalin|scaric)) / batteri[ae](?= (?:scaric|ricaricabil|del (?:telefono|cellulare|tablet)|al litio|dell['’]auto))",
    'electric-plug':
      'spina elettrica / caricabatteri[ae] / caricator[ei](?= (?:del|usb|wireless)) / spin[ae] (?:elettrica|nella presa|dalla presa) / pres[ae] (?:di corrente|elettric(?:a|he)|della corrente|a muro) / (?<=(?<!\\p{L})(?:la|una) )spina(?=$|[.,;]| (?:della|nella|elettrica)(?!\\p{L}))',
    printer: 'stampant[ei](?! 3d)',
    'floppy-disk': 'floppy disc',
    'optical-disk': 'disco ottico / (?<=(?<!\\p{L})un )CD / cd / dvd / compact disc',
    videocassette: 'videocassett[oaei] / vhs',
    'movie-camera': 'vecchia cinepresa / cinepres[ae] / videocamer[ae]',
    'film-projector': 'proiettore cinematografico / proiettor[ei]',
    'clapper-board': 'ciak',
    'magnifying-glass-tilted-left': "lente di ingrandimento rivolta a sinistra / lent[ei] d['’]ingrandimento",
    flashlight:
      'torcia elettrica / torc(?:ia|e) elettric(?:a|he) / pil[ae] tascabil[ei] / torc(?:ia|e)(?! (?:umana|olimpica|al plasma))',
    scroll: '(?<!carta )pergamen[ae]',
    'dollar-banknote': 'banconota Dollaro / dollari / banconot[ae] da (?:un|dieci|cento) dollar[oi] / banconot[ae]',
    'closed-mailbox-with-raised-flag':
      'cassetta postale chiusa bandierina alzata / buc(?:a|he) delle lettere / cassett[ae] (?:postal[ei]|delle lettere|della posta)',
    pencil: '(?<!(?<!\\p{L})a )matit[ae](?! (?:occhi|labbra|per)) / matiton[ei]',
    'fountain-pen':
      "penna stilografica / penna(?! (?:d['’]oca|bianca|nera)) / biro / stilografic(?:a|he) / penn[ae] a sfera",
    crayon: 'pastello a cera / pastell[oi] a cera / pennarell[oi]',
    briefcase: 'valigetta 24 ore / ventiquattrore / valigett[ae]',
    'file-folder': 'cartella file / fascicol[oi] / faldon[ei] / cartellin[ae] / raccoglitor[ei]',
    calendar: 'calendario?',
    clipboard: 'portablocc[oaei] / cartell[ae] clinic(?:a|he)',
    pushpin: 'puntin[ae] da disegno',
    paperclip: 'graffett[ae]',
    'straight-ruler': 'righell[oaei]',
    locked: 'lucchetto chiuso',
    axe: "ascia / asce / accett[ae](?<=(?<!\\p{L})(?:un['’]|l['’])accett[ae])",
    pick: 'piccon[ei]',
    boomerang: '(?<!(?<!\\p{L})(?:effetto|a) )boomerang',
    shield: 'scudo di legno',
    'carpentry-saw':
      'sega da falegname / seghett[oi] / (?<=(?<!\\p{L})(?:la|una|con la|della) )sega(?! (?:elettrica|circolare|mental))',
    gear: 'ingranaggio?',
    clamp: 'morsett[oaei]',
    magnet: 'calamita a ferro di cavallo / calamit[ae]',
    alembic: 'alambicc[oaei]',
    'petri-dish': 'piastra di Petri',
    microscope: 'microscopi[oaei] / microscop(?:io|i)',
    'satellite-antenna': 'antenna satellitare',
    syringe: 'siring[oaei] / siring(?:a|he)',
    'adhesive-bandage': 'cerott[oaei] / cerott(?:o|i|ino|ini)',
    crutch: 'stampell[oaei]',
    stethoscope: 'stetoscopi[oaei] / stetoscop(?:io|i) / fonendoscop(?:io|i)',
    plunger: 'sturalavandin[oaei]',
    shower: '(?<!(?:gel|bagno|box) )doccia / box doccia / cabina doccia / soffion[ei]',
    razor: '(?<!filo del )rasoio? / lamett[ae]',
    'safety-pin': 'spilla da balia / spill[ae] da balia',
    soap: '(?<!bolle di )sapone / sapon[ei] / saponett[ae] / sapone di marsiglia',
    sponge: '(?<!(?:di|in) )spugna / spugnett[ae]',
    'globe-showing-europe-africa': 'mappamond[oi]',
    'world-map':
      'mappa mondiale / mapp[ae](?! (?:concettual|mental)) / cartin[ae] (?:stradal[ei]|geografic(?:a|he)) / cart[ae] geografic(?:a|he)',
    compass: 'bussol[oaei]',
    'fishing-pole': 'canna da pesca / cann[ae] da pesca',
    'diving-mask': 'maschera da sub / mascher[ae] (?:da sub|subacque[ae])',
    'ice-skate': 'pattinaggio su ghiaccio / pattin[oi] (?:da|sul|su) ghiaccio',
    'ping-pong': 'ping pong / ping[- ]?pong',
    badminton: 'badminton',
    tennis: '(?<!(?<!\\p{L})da )tennis(?! tavolo) / racchett[ae](?! (?:da neve|da ping))',
    bowling: 'bowling / birill[oi]',
    baseball: 'palla da baseball',
    'yo-yo': '(?<!effetto )yo-yo',
    'nesting-dolls': 'matriosk[oaei] / matriosc(?:a|he)',
    ticket: "bigliett[oi](?! (?:da|d[’']auguri|di auguri)) / gratta e vinci",
    'tropical-drink': 'cocktail tropicale',
    'bento-box': 'bento box',
    owl: 'guf[oi] / civett[ae](?! (?:da|di)) / barbagiann[i]',
    parrot: 'pappagall[oaei] / pappagallin[oi]',
    dove: 'colomba bianca / colomb[ae](?! (?:pasqual|di pasqua|con le mandorle|artigianal))',
    'phoenix-bird': '(?<!(?<!\\p{L})(?:la|alla|della) )fenice',
    bat: 'pipistrell[oaei]',
    helicopter: 'elicotter[oaei]',
    'ear-medium-light': 'orecchi(?:o|a)?',
    'ear-with-hearing-aid-medium-light': 'apparecchi(?:o)? acustic[io]',
    'foot-medium-light': 'pied[ei] nud[io]',
    parachute: 'paracadut[oaei]',
    'flying-saucer': 'disco volante / ufo / disc(?:o|hi) volant[ei]',
    satellite: '(?<!(?:via|da|dal) )satellit[ei]',
    mosquito: 'zanzar[oaei]',
    'mountain-cableway': 'funivi[oaei] / cabinovi[ae] / ovovi[ae]',
    ferry: 'traghett[oaei] / aliscaf[oi] / vaporett[oi]',
    'passenger-ship': 'nave da crociera / nav[ei] da crociera / transatlantic[oi]',
    speedboat: 'motoscaf[oaei] / gommon[ei]',
    seal: '(?<=(?<!\\p{L})una )foca / foc(?:a|he)',
    'ring-buoy': 'salvagent[oaei]',
    scissors: 'forbic[ei](?! da (?:siepe|potatura)) / forbicin[ae]',
  },
  places: {
    doorstep:
      "sogli[ae] di casa / (?:davanti alla|alla|sulla|dalla) porta (?:di casa|d['’]ingresso) / zerbin[oi] / gradin[oi] (?:di casa|d['’]ingresso|dell['’]ingresso|della porta) / campanello (?:di casa|della porta) / us(?:cio|ci) di casa",
    gasStation:
      'stazion[ei] di (?:servizio|rifornimento) / benzina(?:io|i) / distributor[ei] di (?:benzina|carburante) / pomp[ae] di benzina / are[ae] di servizio / colonnin[ae] (?:di|della) benzina',
    rooftop:
      "balcon(?:e|i|cin[oi]) / terrazz[ae] (?:sul tetto|panoramic(?:a|he)|sui tetti) / rooftop / (?<=(?<!\\p{L})(?:sul|sopra il) )tetto(?! (?:dell['’]auto|della macchina|del furgone)) / sui tetti / lastric(?:o|i) solar[ei] / attic(?:o|i) con terrazz[ao]",
    restaurantKitchen:
      "cucin[ae] (?:(?:del|di un|di) (?:ristorante|bistrot?|hotel)|dell['’]hotel|della (?:trattoria|mensa|locanda)|professional[ei]|industrial[ei]|in acciaio|stellat[ae]) / brigat[ae] di cucina / (?<=(?<!\\p{L})(?:al|sul) )pass della cucina / cucin[ae] d['’](?:albergo|hotel)",
    meetingRoom:
      "sal[ae] (?:riunion[ei]|conferenz[ae]|meeting|(?:del )?consiglio|delle riunioni) / tavol[oi] (?:da|delle|per le) (?:riunion[ei]|conferenze) / riunion[ei] (?:di (?:lavoro|team|squadra|progetto|reparto|consiglio)|aziendal[ei]) / (?<=(?<!\\p{L})(?:in|alla|durante la|durante una) )riunione(?! (?:di famiglia|familiare)) / consigli[o]? d['’]amministrazione",
    laboratory:
      'laborator(?:io|i) (?:scientific[oi]|chimic[oi]|di (?:ricerca|chimica|biologia|fisica|analisi|genetica)|farmaceutic[oi]|segret[oi]|universitari[oi]?|medic[oi]|asettic[oi]|moderno) / (?<=(?<!\\p{L})(?:in|nel|dal|un) )laboratorio(?! (?:artigian|di (?:ceramica|pasticceria|sartoria|falegnameria|cioccolat|panific)|orafo|teatrale|creativo)) / banc(?:o|oni|hi|one) (?:da|di|del) laboratorio / centr[oi] di ricerca / camer[ae] bianc(?:a|he)',
    campsite:
      'campegg(?:io|i) / camping / falò(?! (?:in|sulla) spiaggia) / fuoc(?:o|hi) da campo / accampament[oi] / (?<=(?<!\\p{L})(?:in|nella|davanti alla|dalla) )tenda(?! (?:della|del|a|da) (?:doccia|cucina|finestra|salotto|sole)) / bivacc(?:o|hi) / camp[oi] (?:scout|base)',
    orchard:
      'frutt?et[oi] / (?:mel|agrum|arancet|pesc|cilieg|uliv|olivet)et[oi] / aranceti? / (?:alberi|albero) (?:da frutto|di (?:mel[ae]|cilieg[ie]|per[ae]|pesc(?:o|he)|aranc[ei])) / (?:raccolta|raccolto) (?:delle|di|della) (?:mele|ciliegie|frutta|pere|pesche|arance) / filari di (?:meli|ciliegi|peri|peschi|alberi)',
    farmyard:
      "fattori[ae](?! (?:didattica online|eolica)) / cascin[ae] / (?<=(?<!\\p{L})(?:nell['’]|sull['’]|in un['’]) ?)aia / cortil[ei] (?:della|di una) (?:fattoria|cascina) / casal[ei](?= (?:di campagna|con|in|tra)) / pollai[o]? / mas(?:o|i)(?= (?:di montagna|alpino|agricolo)) / agriturism[oi]",
    nursery:
      "camer(?:a|e|ett[ae]) (?:de(?:i|l|lla|l l['’]) ?(?:bambin[aoie]|neonat[oi]|bimb[aoi]|figli[ao]?|piccol[aoi])|dei (?:bambini|ragazzi)|per bambini) / camerett[ae] / stanz[ae] (?:dei giochi|dei bambini|del bambino|della bambina|del neonato) / (?<=(?<!\\p{L})(?:nella|sulla|alla|dalla|una) )culla(?! (?:della|del|di)(?!\\p{L})) / lettin[oi](?! (?:da|del) (?:spiaggia|mare|massaggi|dottore|medico|sole)) / nursery",
    cellar:
      'cantin[ae](?! sociali?e?) / (?:grott|cantin|cell|sal)[ae] di stagionatura / barricai[ae] / bottai[ae] / infernott[oi] / scantinat[oi] (?:a volta|in pietra)',
    dairy:
      'caseific(?:io|i) / latteri[ae] / cioccolateri[ae] / laborator(?:io|i) (?:artigianal[ei] )?(?:(?:di|del|della) (?:cioccolat\\p{L}+|confettur[ae]|marmellat[ae]|formagg(?:io|i)|casaro)|caseari[oi]) / fabbric(?:a|he) (?:di|del) (?:cioccolato|cioccolatini|formagg(?:io|i)|marmellate)',
    bakery:
      'panific(?:io|i) / panetteri[ae] / (?<=(?:dal|dalla) )(?:fornaio|fornaia|panettiere) / forn(?:o|i) (?:a legna )?(?:del|per il) pane / (?<=(?:antico|vecchio) )forno / pasticceri[ae]',
    buildingSite:
      'cantier[ei](?! naval[ei]) / impalcatur[ae] / ponteggi(?:o)? / (?:cas[ae]|edific(?:io|i)|palazz[oi]) in costruzione / are[ae] (?:di cantiere|in costruzione)',
    warehouse:
      '(?<!grandi )magazzin[oi] / deposit[oi] (?:merci|logistic[oi]) / (?:centr|pol)[oi] logistic[oi] / centr[oi] di (?:distribuzione|smistamento) / hub logistic[oi] / scaffalatur[ae] industrial[ei]',
    factory:
      '(?<!(?<!\\p{L})(?:di|che|si) )fabbric(?:a|he)(?! (?:di|del) (?:idee|sogni|cioccolat\\p{L}+|formagg(?:io|i)|marmellate)) / stabiliment[oi](?! balnear[ei]) / caten[ae] di montaggio / line[ae] di (?:produzione|montaggio|imbottigliamento) / repart[oi] (?:di )?produzione / capannon[ei] industrial[ei] / acciaieri[ae] / opific(?:io|i)',
    classroom:
      'aul[ae](?! (?:di tribunale|bunker|consiliar[ei]|magn[ae]|parlamentar[ei]|virtual[ei])) / (?<=(?<!\\p{L})in )classe(?! (?:[a-g](?!\\p{L})|energetica|business|economica|turistica|media)) / banchi di scuola / (?<=alla )lavagna(?! luminosa) / lezion[ei] di (?:matematica|storia|italiano|scienze|geografia|fisica) / sal[ae] (?:da )?lezion[ei]',
    barn: 'fienil[ei] / (?<!stelle alle )stall[ae] / scuderi[ae](?! (?:ferrari|di formula)) / granai(?:o)? / ovil[ei] / sal[ae] (?:di )?mungitura',
    harbour:
      "(?<=(?<!\\p{L})(?:al|il|nel|del|dal|sul|un|vecchio|piccolo) )porto(?! (?:franco|d['’]armi)) / porticciol[oi] / port[oi] (?:turistic[oi]|pescherecci?o?|commercial[ei]) / banchin[ae](?! (?:della|del|di) (?:stazione|metro\\p{L}*|treno|binario)) / mol[oi] / darsen[ae] / pontil[ei]",
    bridge:
      '(?<!(?<!\\p{L})sotto (?:il|un|i|al) )pont[ei](?! (?:del (?:1|primo|25)|di (?:maggio|comando|ognissanti)|radio|della nave|aereo)) / passerell[ae] (?:pedonal[ei]|sul|sopra) / ponticell[oi] / cavalcavia pedonal[ei]',
    underpass:
      'sottopass(?:o|i|aggio|aggi) / sotto (?:il|un|i|al) (?:pont[ei]|cavalcavia|viadott[oi]) / tunnel pedonal[ei] / passagg(?:io|i) sotterrane[oi] / galleri[ae] pedonal[ei]',
    market:
      "mercatin[oi] / mercat[oi] (?:rional[ei]|all['’]aperto|copert[oi]|del pesce|dei fiori|contadin[oi]|di (?:quartiere|natale|paese)|local[ei]|delle pulci|ortofrutticol[oi]|settimanal[ei]) / (?<=(?<!\\p{L})(?:al|dal) )mercato(?! (?:del lavoro|immobiliare|finanziario|globale|nero|azionario|libero)) / bancarell[ae] / banc(?:o|hi) del mercato / piazz[ae] del mercato / suk",
    greenhouse:
      "(?<!effetto )(?<!gas )serr[ae](?! (?:i|le|gli|la|il)(?!\\p{L})) / viva(?:io|i)(?! (?:giovanil|di talenti)) / garden center / centr[oi] (?:di )?giardinaggio / limonai[ae] / giardin[oi] d['’]inverno",
    vineyard:
      'vignet[oi] / vign[ae] / filar[ei] (?:di (?:vit[ei]|uva|vigna)|della vigna) / vendemmi[ae](?!re) / tenut[ae] vinicol[ae] / colline vitate',
    desert:
      '(?<=(?<!\\p{L})(?:il|nel|del|dal|al|un|sul|pieno|vasto|grande) )deserto / dun[ae] (?:di sabbia|del deserto|sahariane) / sahara / gobi / atacama / mojave / paesagg(?:io|i) desertic[oi]',
    playground:
      'parc(?:o|hi) ?giochi / are[ae] (?:giochi|gioco)(?! online) / giardinetti / parchett[oi] / sabbionai[ae] / struttur[ae] da arrampicata / parc(?:o|hi) per bambini',
    salon:
      'salon[ei] (?:di bellezza|da parrucchier[ea]|di parrucchier[ea]|del parrucchiere) / (?<=(?<!\\p{L})(?:dal|dalla) )(?:parrucchier[ea]|barbiere) / negozi(?:o)? (?:di|da|del) (?:parrucchier[ea]|barbiere) / barberi[ae] / barber ?shops?',
    teaRoom:
      'tatami(?! da (?:judo|karate)) / (?:stanz[ae]|sal[ae]|camer[ae]) (?:giappones[ei]|(?:con|di) tatami) / (?:cas[ae]|sal[ae]|stanz[ae]) (?:da|del) tè(?: giappones[ei])? / (?:port[ae]|pannelli) sh[oō]ji / tokonoma',
    onsen:
      "onsen / (?:sorgent[ei]|acque|vasc(?:a|he)|piscin[ae]|fonti|fonte) termal[ei] / (?:sorgent[ei]|acque) cald[ae] / terme (?:all['’]aperto|naturali|giapponesi) / rotenburo",
    pub: 'pub / birreri[ae] / tavern[ae] / oster(?:ia|ie) / (?:bancon[ei]|sgabell[oi]) (?:del|da|di un) (?:bar|pub) / cocktail bar / locali? irlandes[ei]',
    museum:
      "muse(?:o|i) / galleri[ae] d['’]arte / galleri[ae] (?:di quadri|fotografic(?:a|he)) / sal[ae] (?:espositiv[ae]|del museo|mostre) / mostr[ae] (?:d['’]arte|di (?:quadri|pittura|fotografia)|fotografic(?:a|he)) / pinacotec(?:a|he)",
    library:
      'bibliotec(?:a|he)(?! (?:di (?:foto|musica|suoni|immagini|modelli|componenti|giochi)|multimediale|digitale)(?!\\p{L})) / sal[ae] (?:di )?lettura / (?:scaffal[ei]|scaffalatur[ae]) (?:(?:pien[ei]|colm[ei]) )?di libri / mediatec(?:a|he)',
    stadium:
      'stadi(?:o)? (?:di calcio|olimpic[oi]|gremit[oi]|pien[oi]|da calcio|comunal[ei]) / (?<=(?<!\\p{L})(?:allo|nello|dello|lo|uno|dallo) )stadio(?! (?:avanzato|iniziale|finale|di sviluppo|della malattia)(?!\\p{L})) / camp(?:o|i) (?:da|di) (?:calcio|rugby) / (?:tribun[ae]|spalti|gradinat[ae])(?: (?:gremit[aei]|pien[aei]|dello stadio))? / partit[ae] di calcio',
    trainInside:
      '(?:vagon[ei]|carrozz[ae]|scompartiment[oi]|sedil[ei]|finestrin[oi]) (?:di un|del|di|dei) (?:treno|treni|metro) / (?<=(?<!\\p{L})(?:in|nel|sul|dentro (?:il|un)|su un|a bordo (?:del|di un)) )treno(?! (?:giocattolo|di vita)(?!\\p{L})) / (?:vagon[ei]|carrozz[ae])[- ](?:letto|ristorante) / (?<=(?<!\\p{L})(?:nel|nello|in uno|in un) )(?:scompartimento|vagone)',
    sea: "faro(?! (?:anteriore|posteriore|antinebbia|led|abbagliante|puntat\\p{L}|dell[’']auto|della macchina)) / oceano / (?<=(?<!\\p{L})(?:il|al|nel|del|dal|un) )porto(?! (?:di mare|franco|un|una|il|la|fuori)(?!\\p{L})) / (?<!frutti di )mare(?! di (?:gente|guai|problemi|persone|luci)) / (?<!(?<!\\p{L})(?:in |d[’']|dell[’']))onda(?! (?:d[’']urto|di calore)) / (?<=(?<!\\p{L})(?:le|alle|dalle|delle|nelle|sulle) )onde(?! (?:radio|sonore|elettromagnetiche|cerebrali)) / mol[oi] / pontil[ei] / darsen[ae] / lagun[ae] / porticciol[oi] / banchin[ae] del porto / scoglier[ae] / scogl(?:io|i) / largo(?<=(?<!\\p{L})al largo) / ponte della nave / mare aperto / gita in barca / (?<=(?<!\\p{L})(?:il|al|nel|del|dal) )porto(?! (?:di|franco|un|una|il|la|fuori))",
    lake: 'laghetti? / lag(?:o|hi) (?:alpin[oi]|di montagna) / lago / fiume(?! di (?:parole|gente))',
    yard: "patio / cortile / terrazza / ai[ae](?<=(?<!\\p{L})(?:nell['’]|sull['’]|l['’])aia) / ort[oi](?! botanic)(?<=(?:l['’]|nell['’]|dell['’]|sull['’]|dall['’]|(?<!\\p{L})un |(?<!\\p{L})gli )ort[oi]) / orticell[oi] / (?<=(?<!\\p{L})(?:in|nella|una|della|dalla) )serra / viva(?:io|i)(?<=(?<!\\p{L})(?:al|un|nel|il) vivaio) / verand[ae] / giardin[oi](?! (?:pubblic|d['’]infanzia)) / chiostr[oi] / vialett[oi] / cortilett[oi] / oratorio(?<=(?<!\\p{L})(?:all['’]|dell['’]|nell['’])oratorio) / terrazzin[oi] / ballatoi(?:o)?",
    hall: "lobby / corridoio / scale(?= d| a) / (?<!bigliett[oi] d[’'])ingresso(?! (?:libero|gratuito|gratis|in|a pagamento)(?!\\p{L})) / atri(?:o)? / androne / androni / pianerottol[oi] / vano scale / tromba delle scale / (?<=(?<!\\p{L})(?:le|sulle|dalle|per le) )scale(?! mobili) / rampa di scale / ascensor[ei] / hall(?! of fame) / foyer / reception / portineri[ae] / sal[ae] d['’](?:attesa|aspetto) / vestibol[oi] / disimpegn[oi] / corridoi(?:o)? / check-?in(?<=(?<!\\p{L})(?:al|del|banco) check-?in)",
    kitchen:
      'cucin[ae] / frigorifero / cucinott[oi] / angolo cottura / (?<=(?<!\\p{L})(?:ai|sui|davanti ai) )fornell[oi] / piano cottura / cucinin[oi]',
    living:
      "parete bianca / sala da pranzo / sala(?! (?:operatoria|riunioni|prove|d[’']|conferenze|stampa|da |macchine|di |parto|pesi|attrezzi|trucco|cinematografica|giochi|server|gessi|consiglio|partenze)) / (?<!(?<!\\p{L})(?:tuo|vostro|suo|durante il|permesso di) )soggiorno(?! (?:(?:obbligato|in|al|di|presso|a)(?!\\p{L})|all[’'])) / appartamento / living / salott[oi] / salottin[oi] / soggiorn[oi](?! (?:obbligat|in|all|al|di)) / sal[ae] da pranzo / tinell[oi] / mansard[ae] / monolocal[ei] / bilocal[ei] / appartament[oi] / appartamentin[oi] / tavernett[ae] / loft / cas[ae] di riposo / attic[oi](?<=(?<!\\p{L})(?:un|nell['’]|l['’]) ?attico)(?! greco)",
    bedroom:
      "camera da letto / (?<!(?<!\\p{L})(?:ho|hai|ha|abbiamo|avete|hanno|aver|avere|avendo|già|mai|appena|stato|stati|viene|vengono|non) )letto(?! (?:del fiume|di (?:fiume|rose|foglie))) / camerett[ae] / camer[ae] (?:da letto|matrimonial[ei]|singol[ae]|degli ospiti|dei bambini|dei ragazzi|d['’](?:albergo|hotel)) / stanz[ae] (?:da letto|dei bambini|d['’]albergo) / stanzett[ae] / dormitor(?:io|i) / suite(?<=(?<!\\p{L})(?:la|una|nella) suite)",
    bathroom:
      "(?<!(?:costum[ei]|slip) da )(?<!(?<!\\p{L})(?:fa|fanno|fare|farsi|fatto|facendo) (?:il |un )?)bagno(?! (?:di (?:folla|sole|sangue)|turco)) / (?<!(?<!\\p{L})(?:effetto|a) )specchio(?! (?:d[’']acqua|dei tempi)) / doccia / lavanderi[ae] / toilette / bagnett[oi](?<=(?<!\\p{L})nel bagnetto) / antibagno / (?<=(?<!\\p{L})(?:nella|dalla) )vasca da bagno",
    office:
      "co-?working / aul[ae] / (?<!(?<!\\p{L})d[’'])uffici[o]? / sal[ae] riunion[ei] / sal[ae] (?:conferenze|consiglio) / open space / (?<=(?<!\\p{L})(?:in|alla|della|dalla|una|sua) )banca(?! (?:dati|online|digitale)) / filial[ei](?<=(?<!\\p{L})(?:la|in|una|della) filial[ei]) / (?<=(?<!\\p{L})(?:allo|dietro lo) )sportello / uffic(?:io|i) postal[ei] / (?<=(?<!\\p{L})(?:in|alla|coda alla) )posta(?! (?:elettronica|in gioco|certificata)) / poste(?<=(?<!\\p{L})alle poste) / agenzi[ae] (?:delle entrate|immobiliar[ei]|(?:di )?viaggi|di assicurazion[ei]|pubblicitari[ae]|di comunicazione) / questur[ae] / commissariat[oi](?! europe) / (?<=(?<!\\p{L})(?:in|della|alla|una) )caserma / tribunal[ei] / municip(?:io|i) / anagrafe / catasto / (?<=(?<!\\p{L})dal )(?:notaio|commercialista|avvocato) / stud(?:io|i) (?:legal[ei]|notaril[ei]|associat[oi]|commercialista|di architettura|di ingegneria) / redazion[ei](?<=(?<!\\p{L})(?:in|la|della) redazione) / call center / (?<=(?<!\\p{L})in )classe(?! (?:[a-g](?!\\p{L})|energetica|economica|business|prima)) / postazion[ei] di lavoro / segreteria(?<=(?<!\\p{L})(?:in|la|della) segreteria)(?! telefonica)",
    cafe: 'bars?(?! of) / baristas? / bistro / pub / Cafés? / ristorante / barett[oi] / caffetteri[ae] / trattori[ae] / osteri[ae] / tavern[ae] / locand[ae] / pizzeri[ae] / birreri[ae] / ristorantin[oi] / ristorant[ei] / bistrot? / enotec(?:a|he) / paninotec(?:a|he) / hamburgeri[ae] / tavola calda / mens[ae](?! (?:sana)) / sala da tè / autogrill / chiringuito / dehors / braceri[ae] / spaghetteri[ae] / piadineri[ae] / friggitori[ae] / cocktail bar / vineri[ae] / sushi bar / fast food',
    shopInside:
      "supermercato / scaffali(?! (?:dell[ae] (?:biblioteca|libreria)|del magazzino|di libri)) / panific(?:io|i) / panetteri[ae] / pasticceri[ae] / gelateri[ae] / cioccolateri[ae] / macelleri[ae] / salumeri[ae] / pescheri[ae] / rosticceri[ae] / gastronomi[ae](?<=(?<!\\p{L})(?:in|una|la) gastronomi[ae]) / negozi(?:o)? / negozietto / botteg(?:a|he)(?! (?:artigian|orafa|di un artigian|dell['’]artigian|del falegname)) / supermercat[oi] / supermarket / ipermercat[oi] / minimarket / cors(?:ia|ie) (?:dei|del|delle) (?:surgelat\\p{L}|supermercato|biscotti|bevande|detersivi|vini|pasta) / scaffali del (?:supermercato|negozio|discount) / banco (?:frigo|dei salumi|dei formaggi|del pesce|gastronomia) / tabaccheri[ae] / (?<=(?<!\\p{L})dal )(?:tabaccaio|fioraio|fruttivendolo|macellaio|fornaio|panettiere|salumiere|pescivendolo|ottico|gioielliere) / cartoleri[ae] / (?<=(?<!\\p{L})(?:in|nella|della|dalla|una|alla|piccola) )libreria(?= (?:una?|un|indipendente|affollata|del|sfoglia|si|il|la)|[,.]|$) / ferrament[ae](?<=(?<!\\p{L})(?:in|dal|alla|nella|negozio di) ferrament[ae]) / profumeri[ae] / gioielleri[ae] / oreficeri[ae] / erboristeri[ae] / boutique / centr(?:o|i) commercial[ei] / galleria commerciale / grand[ei] magazzin[oi] / outlet / drogheri[ae] / merceri[ae] / concessionari[ae](?<=(?<!\\p{L})(?:in|della|alla|dalla|una) concessionaria) / camerin[oi](?= (?:di prova|del negozio)) / (?<=esce dal )camerino / (?<=(?<!\\p{L})(?:alla|dietro la|coda alla|fila alla) )cassa(?! (?:integrazione|toracica|mutua)) / showroom / duty free / autoconcessionari[ae] / negozi(?:o)? di alimentari / parafarmaci[ae] / pelletteri[ae] / abbigliamento(?<=negozio di abbigliamento)",
    studio:
      '(?<=(?<!\\p{L})in )studio / s?fondo (?:bianco|nero|neutro|grigio) / sal[ae] (?:prove|di registrazione|di posa|trucco) / stud(?:io|i) (?:televisiv[oi]|fotografic[oi]|tv|di posa|di registrazione) / (?<=(?<!\\p{L})(?:sul|del) )set / teatro di posa / limbo bianco',
    theater:
      '(?:programm[ai]|quiz|varietà) (?:tv|televisiv[oi]) / auditorium / palco / palcoscenico / (?<!(?<!\\p{L})di )concerto / teatr[oi](?! di (?:guerra|scontri)) / teatrin[oi] / platea / multisala / sala cinematografica / palcoscenic(?:o|i) / sipar(?:io|i) / concert[oi](?<=(?<!\\p{L})(?:al|un|del|il) concerto) / cabaret',
    gym: 'workout / palestra / stadio(?! (?:avanzato|iniziale|terminale|finale|embrionale|di)(?!\\p{L})) / spogliato(?:io|i) / palazzett[oi](?: dello sport)? / sala pesi / sala attrezzi / tapis roulant / ring(?<=(?<!\\p{L})(?:sul|del) ring) / centro sportivo / pista di atletica / camp[oi] da (?:tennis|basket|pallavolo|padel) / crossfit / lezione di (?:yoga|pilates|spinning)',
    workshop:
      "garages? / atelier / officina / (?<!(?<!\\p{L})(?:di|che|si) )fabbrica(?! di (?:idee|sogni)) / magazzino / falegnameri[ae] / autofficin[ae] / carrozzeri[ae] / sartori[ae] / tipografi[ae] / fonderi[ae] / calzoleri[ae] / ciclofficin[ae] / fabbric(?:a|he) / catena di montaggio / reparto produzione / caseific(?:io|i) / stabiliment[oi] (?:industrial[ei]|produttiv[oi]) / capannon[ei] / laborator(?:io|i) (?:artigian(?:o|i|ale|ali)|di (?:ceramica|falegnameria|sartoria|pasticceria)|oraf[oi]) / botteg(?:a|he) (?:artigian[ae]|oraf[ae]|di un artigiano|dell['’]artigiano|del falegname) / (?<=(?<!\\p{L})dal )(?:meccanico|gommista|calzolaio|falegname|fabbro|carrozziere|sarto) / box auto",
    city: "skyline / (?<=insegn[ae] al )neon / città / (?<!(?<!\\p{L})(?:fa|fanno|farsi) )strad[ae](?! (?:di (?:campagna|montagna)|sterrat[ae]|provincial[ei]|statal[ei]|bianc(?:a|he)|costier[ae]|litorane[ae])) / marciapiede / strisc(?:ia|e) pedonal[ei] / attraversamento pedonale / semafor[oi] / incroc(?:io|i)(?<=(?:all['’]|l['’]|un |nell['’]|gli )incroci?o?) / fermat[ae] (?:dell['’]autobus|del bus|del tram) / marciapied[ei] / parchegg(?:io|i)(?<=(?<!\\p{L})(?:il|un|nel|dal|al|del) parcheggio) / periferi[ae] / quartier[ei](?! general) / isola pedonale / zona pedonale / condomin(?:io|i) / edicol[ae] / capolinea / vial[ei](?! (?:alberat|del tramonto)) / lampion[ei] / metropoli / fermat[ae] (?:del|dei|dell['’]|degli) ?(?:tram|bus|autobus|filobus|pullman) / alla fermata",
    oldTown:
      "piazza / borgo / centro storico / (?<!(?<!\\p{L})(?:di|sul|quota di) )mercato(?! (?:immobiliare|azionario|del lavoro|globale|unico|nero|italiano|mondiale|europeo|dell[’'])) / vicol[oi] / viuzz[ae] / portic(?:o|i) / piazzett[ae] / mercat(?:o|ino) (?:rionale|coperto|del pesce|delle pulci|dell['’]usato) / mercatin[oi] / bancarell[ae] / borg(?:o|hi) / caruggi / carruggi / sagr[ae](?<=(?<!\\p{L})(?:alla|la|una|sagra) sagr[ae]) / calle(?<=(?<!\\p{L})(?:una|della|nella) calle) / sampietrini / paesin[oi] / scalinat[ae]",
    road: 'autostrada / autostrad[ae] / superstrad[ae] / tangenzial[ei] / (?<=(?<!\\p{L})(?:la|sulla|strada) )statale / casell[oi](?: autostradal[ei])? / stazion[ei] di servizio / are[ae] di (?:servizio|sosta) / distributor[ei] di (?:benzina|carburante) / (?<=(?<!\\p{L})dal )benzinaio / strad[ae] (?:di campagna|sterrat[ae]|provincial[ei]|statal[ei]|bianc(?:a|he)|di montagna) / sterrat[oi] / tornant[ei] / galleria autostradale / raccordo anulare / cavalcavi[ae]',
    coastRoad:
      'strada costiera / lungomare / litorane[ae](?<=(?<!\\p{L})(?:la|sulla|strada) litorane[ae]) / costiera(?<=(?<!\\p{L})(?:la|sulla|strada) costiera)',
    forest:
      'selva / (?<!frutti di )bosc(?:o|hi) / foresta / sentiero / pinet[ae] / boschett[oi] / sottobosc(?:o|hi) / castagnet[oi] / faggeta / forest[ae](?! nera) / campegg(?:io|i) / camping',
    park: 'orto / (?<=(?<!\\p{L})(?:la|una|in|nella|della|dalla) )serra / picnic / parc(?:o|hi)(?! (?:eolic|macchine|auto|veicoli|acquatic|clienti|mezzi)) / giardinett[oi] / giardini pubblici / parc(?:o|hi) (?:giochi|pubblic(?:o|i)|cittadin[oi]) / parchett[oi] / villa comunale / aiuol[ae] / area (?:picnic|cani|giochi) / orto botanico / zoo / lunapark / luna park / parco divertimenti / laghetto / vial[ei] alberat[oi]',
    field:
      "(?<!(?<!\\p{L})(?:fuori|di|in|contro|nel|sul|primo) )camp[oi](?! (?:lung|medi[oi]|total|larg|strett|e controcampo|visiv|magnetic|profughi|base|d[’']azione|da (?:tennis|basket|pallavolo|padel|golf))) / prat[oi] / vign[ae] / fattoria / camp[oi] da (?:calcio|rugby) / campett[oi] / collin[ae] / collinett[ae] / vignet[oi] / ulivet[oi] / olivet[oi] / fruttet[oi] / risai[ae] / prateri[ae] / pascol[oi] / filari / (?<=(?<!\\p{L})(?:in|nella|della|la|dalla|aperta) )campagna(?! (?:pubblicit|elettor|social|stampa|marketing|vaccin|promoz|abbonam|mediatic|di |per )) / camp[oi] (?:di grano|di girasoli|di papaveri|di lavanda) / pianura padana / aziend[ae] agricol[ae] / masseri[ae] / cascin[ae] / agriturism[oi] / manegg(?:io|i)(?<=(?<!\\p{L})(?:al|il|nel|del) maneggio) / fienil[ei] / vendemmia",
    mountain:
      'canyon / valle / montagn[ae](?! (?:russ[ae]|di (?:soldi|lavoro|panni|piatti|carte|debiti))) / (?<!(?<!\\p{L})in )cim[ae](?! di rapa) / vett[ae](?! (?:alla|della) classifica) / rifug(?:io|i) (?:alpin[oi]|di montagna) / malg(?:a|he) / alpegg(?:io|i) / dolomiti / alpi / ferrata(?<=via ferrata) / vallat[ae] / ghiaccia(?:io|i) / parete rocciosa / crinal[ei] / bait[ae] / appennin[oi] / mulattier[ae] / vulcan[oi]',
    underwater:
      "sott[’']acqua / subacque[oai] / fondal[ei] (?:marin[oi]|del mare) / barriera corallina / acquar(?:io|i) / immersion[ei] subacque[ae]",
    beach:
      '(?<=(?<!\\p{L})(?:una|nella|della) )cala / calett[ae] / spiagg(?:ia|e) / (?<!(?<!\\p{L})colore? )sabbia / isola(?! (?:pedonale|ecologica|centrale|(?:della|da|in) cucina)) / stabiliment[oi] balnear[ei] / lid[oi](?<=(?<!\\p{L})(?:al|il|un|del|dal|i) lid[oi]) / bagnasciug(?:a|he) / battigi[ae] / riva al mare / riva del mare / dun[ae] di sabbia / ombrellon[ei](?! ?pubblicit) / sdraio / lettin[oi] da mare / spiaggett[ae] / arenil[ei]',
    snow: '(?<!(?<!\\p{L})(?:da|come la) )neve / innevat[oiae] / inverno / pist[ae] da sci / sulle piste / settimana bianca / skilift / seggiovi[ae] / nevicat[ae] / bufera di neve',
    space: 'spazio(?= profondo| cosmico)',
    air: '(?<!(?<!\\p{L})a )cielo / nuvole / (?<=(?<!\\p{L})(?:a|in) )(?:alta quota|volo)(?! di linea)',
    carInside:
      "al volante / (?<!(?:s?guard|parl|sorrid|rivolt)\\p{L}+ )in (?:auto|macchina) / abitacol[oi] / cruscott[oi] / sedil[ei] (?:posterior[ei]|del passeggero|dell['’]auto|della macchina) / interno (?:auto|macchina) / specchietto retrovisore / seggiolino auto",
    clinic:
      "consultorio / farmacia / ospedale / pronto soccorso / ambulator(?:io|i) / poliambulator(?:io|i) / stud(?:io|i) (?:medic(?:o|i)|dentistic(?:o|i)|odontoiatric[oi]|veterinari(?:o)?) / sal[ae] (?:operatori[ae]|parto|gessi) / cors(?:ia|ie) (?:d['’]ospedale|dell['’]ospedale|di un ospedale) / (?<=(?<!\\p{L})dal )(?:dentista|medico|dottore|veterinario|pediatra|fisioterapista|oculista) / laborator(?:io|i) (?:di analisi|analisi|medic[oi]|farmaceutic[oi]|chimic[oi]|di ricerca) / consultor(?:io|i) / terapia intensiva / ospedal[ei] / (?<=(?<!\\p{L})(?:in|della|nella|una) )clinica / rsa / farmaci[ae] / day hospital / (?<=(?<!\\p{L})in )laboratorio(?= (?:una? ricercat|una? scienziat|analizz))",
    pool: 'piscin[ae] / acquapark / parc(?:o|hi) acquatic[oi] / bordo vasca / bordo piscina / terme(?<=(?<!\\p{L})(?:alle|le|delle) terme) / centro termale / idromassaggio / trampolin[oi]',
    station:
      'aeroporto / stazione(?! (?:di (?:servizio|polizia|ricarica)|spaziale|radio|sciistica|meteo|orbitante|dei carabinieri)) / (?<!(?<!\\p{L})(?:codice|sistema) )binario / (?<!(?<!\\p{L})(?:area|città|polizia|leggenda) )metropolitana / (?<=(?<!\\p{L})(?:in|della|nella|la|dalla) )metro(?! (?:e|di|da|quadr|cubo|a)(?!\\p{L})) / banchin[ae] (?:della metro(?:politana)?|del binario|della stazione|ferroviaria) / binar(?:io|i)(?! (?:morto|parallel)) / tornell[oi] / aeroport[oi] / sala partenze / terminal(?<=(?<!\\p{L})(?:al|il|nel|del) terminal) / imbarco / gate(?<=(?<!\\p{L})(?:al|il|del) gate) / autostazion[ei] / stazioncin[ae] / nastro bagagli',
  },
  persons: {
    woman:
      "zi[ae](?= \\p{Lu}) / donn[ae] / (?<!(?<!\\p{L})(?:lingua|casa|scheda|pasta|idea) )madr[ei] / ragazz[ae] / (?<!paio di )ballerin[ae] / mamm[ae](?! mia)(?<!festa della mamma) / mammin[ae] / signora(?! anziana) / signorin[ae] / (?<=(?<!\\p{L})(?:le|delle|alle|dalle|due|tre|alcune|quattro|anziane) )signore / sig\\.ra / mogli(?:e)? / mogliettina / zi[ae] / ziett[ae] / suocer[ae] / sorell[ae] / sorellon[ae] / sorellastr[ae] / fidanzat[ae](?<!(?<!\\p{L})(?:è|sono|era) fidanzat[ae]) / (?<=(?<!\\p{L})(?:la|una|alla|della|dalla|futura|novella|giovane|le|due|delle) )spos[ae](?! (?:con|bene|perfettamente|alla perfezione)) / sposin[ae] / compagna(?<=(?<!\\p{L})(?:la|sua|mia|della) compagna) / tipa(?<=(?<!\\p{L})(?:una|la) tipa) / ragazzon[ae] / dam[ae](?<=(?<!\\p{L})(?:una|la) dama)(?! cinese) / neomamm[ae] / puerpera / donnin[ae] / ex moglie / (?<=(?<!\\p{L})(?:una|la) )giovane(?= (?:donna|mamma|madre|ragazza)) / (?<=(?<!\\p{L})(?:la|una|alla|della|dalla|sulla|quella|questa|mia|tua|sua|nostra|vostra)(?: giovane| nuova| vecchia| nostra| mia| sua| bella| brava| famosa)? )(?:barista|tassista|autista|camionista|farmacista|dentista|fisioterapista|giornalista|regista|turista|musicista|pianista|violinista|chitarrista|cantante|insegnante|docente|preside|giudice|manager|influencer|blogger|youtuber|streamer|collega|cliente|paziente|badante|colf|assistente|apprendista|receptionist|stilista|stylist|designer|chef|artista|atleta|ciclista|surfista|alpinista|escursionista|automobilista|motociclista|commercialista|consulente|agente|vigilante|dirigente|titolare|negoziante|commerciante|parente|adolescente|teenager|concorrente|protagonista|ospite|amante|dipendente|rider|runner|testimonial|dj|baby-?sitter|personal trainer|pilota|nipote|bagnante|passante|tatuatrice|fiorista|estetista|nutrizionista|logopedista|oculista|pediatra|ginecologa|psichiatra|vigile|coniuge|manicurista|truccatrice|make-?up artist|igienista|terapista|presentatrice|giovane(?! (?:quercia|pianta|azienda|realtà|startup|impresa|marca|età))|custode|interprete|specialista|violoncellista|batterista|sportiva|tennista|pallavolista|portavoce|comparsa|lettrice) / (?<=(?<!\\p{L})un['’])(?:insegnante|artista|atleta|assistente|apprendista|adolescente|amante|ospite|escursionista|alpinista|automobilista|agente|estetista|autista|elettricista|oculista|igienista|influencer|anestesista) / (?<=(?<!\\p{L})(?:le|delle|alle|dalle|due|tre|quattro) )(?:bariste|tassiste|autiste|farmaciste|dentiste|giornaliste|registe|turiste|musiciste|pianiste|artiste|atlete|cicliste|estetiste|colleghe|stiliste|pallavoliste|tenniste|protagoniste|fisioterapiste) / (?<=(?<!\\p{L})(?:le|delle|alle|dalle) )(?:clienti|insegnanti|pazienti|cantanti|docenti|adolescenti|ospiti|assistenti|badanti|passanti|influencer) / (?<=(?<!\\p{L})(?:le|delle|alle|dalle) )(?:camerier|parrucchier|cassier|infermier|panettier|pasticcier|giardinier)e / colleghe / cameriera / parrucchiera / cassiera / infermiera / panettiera / pasticciera / pasticcera / consigliera / giardiniera / barbiera / ingegnera / banchiera / locandiera / gondoliera / carrozziera / bigliettai[ae] / operai[ae](?<!ap[ei] operai[ae])(?<!class[ei] operai[ae]) / portinai[ae] / lattai[ae] / fornai[ae] / fiorai[ae] / gelatai[ae] / lavandai[ae] / tabaccai[ae] / libra(?:ia|ie) / bottegai[ae] / pizzaiol[ae] / fruttivendol[ae] / pescivendol[ae] / macellai[ae] / (?<=(?<!\\p{L})(?:la|una|alla|della|dalla|sulla|quella|questa|mia|tua|sua|nostra|vostra)(?: giovane| nuova| vecchia| nostra| mia| sua| bella| brava| famosa)? )commess[ae](?! (?:da|di|per|del)) / (?<=(?<!\\p{L})(?:le|due|tre|delle) )commesse(?! (?:da|di|per|del)) / cuoc(?:a|he) / sart[ae] / postin[ae] / bidell[ae] / vigiless[ae] / poliziott[ae] / soldatess[ae] / maestr[ae](?<!(?<!\\p{L})(?:strada|trave|regola|vela|linea|via) maestra) / maestrin[ae] / dottoress[ae] / professoress[ae] / studentess[ae] / prof(?<=(?<!\\p{L})la prof) / principess[ae] / poetess[ae] / contess[ae] / baroness[ae] / duchess[ae] / campioness[ae] / avvocatess[ae] / sacerdotess[ae] / presidentess[ae] / avvocat[ae] / sindac(?:a|he) / ministr[ae] / architett[ae] / chirurg(?:a|he) / psicolog(?:a|he) / biolog(?:a|he) / dermatolog(?:a|he) / ginecolog(?:a|he) / veterinari[ae](?<!(?<!\\p{L})(?:clinica|medicina|visita|cliniche|facoltà|assistenza) veterinari[ae]) / ostetric(?:a|he)(?<!(?<!\\p{L})(?:clinica|visita) ostetrica) / psichiatr[ae](?<=(?<!\\p{L})(?:la|una|alla|della|dalla|sulla|quella|questa|mia|tua|sua|nostra|vostra)(?: giovane| nuova| vecchia| nostra| mia| sua| bella| brava| famosa)? psichiatra) / scienziat[ae] / deputat[ae] / impiegat[ae](?<=(?:(?<!\\p{L})(?:la|una|le|due|delle) |l['’]|un['’])impiegat[ae]) / segretari[ae] / stagist[ae](?<=(?<!\\p{L})(?:la|una|alla|della|dalla|sulla|quella|questa|mia|tua|sua|nostra|vostra)(?: giovane| nuova| vecchia| nostra| mia| sua| bella| brava| famosa)? stagista) / addett[ae](?! ai| alla| al| alle| stampa) / laureat[ae](?<=(?:(?<!\\p{L})(?:la|una|le) )laureat[ae]) / neolaureat[ae](?<=(?<!\\p{L})(?:la|una|le) neolaureat[ae]) / candidat[ae](?<=(?<!\\p{L})(?:la|una|le|prima) candidat[ae]) / disoccupat[ae](?<=(?<!\\p{L})(?:la|una) disoccupat[ae]) / casaling(?:a|he)(?! (?:cucina|ricett)) / (?:imprendi|diret|ricerca|presenta|condut|scrit|pit|scul|allena|istrut|nuota|scia|gioca|calcia|pattina|viaggia|visita|spetta|opera|lavora|collabora|educa|ispet|let|tradut|tatua|anima|ammira|fonda|cura|crea|investiga|programma|naviga|progetta|coordina|amministra|procura|sena|narra|illustra|restaura|coltiva|alleva|massaggia|accompagna|ambascia|cuci)tric[ei] / venditric[ei] / truccatric[ei] / attric[ei] / attricett[ae] / agricoltric[ei] / consumatric[ei] / imprenditric[ei] / (?<=(?<!\\p{L})(?:la|una|della|alla|dalla|giovane) )fotograf[a] / fotografe(?<=(?<!\\p{L})(?:le|due) fotografe) / (?<=(?<!\\p{L})(?:la|una|le|delle|della|alla|giovane|top|due|tre) )modell[ae] / ballerin[ae](?<!paio di ballerine) / suor[ae] / hostess / assistent[ei] di volo(?<=(?<!\\p{L})(?:la|una|alla|della|dalla|sulla|quella|questa|mia|tua|sua|nostra|vostra)(?: giovane| nuova| vecchia| nostra| mia| sua| bella| brava| famosa)? assistente di volo) / soprano / tata(?<=(?<!\\p{L})(?:la|una) tata) / bambinai[ae] / governant[ei](?<=(?<!\\p{L})(?:la|una|alla|della|dalla|sulla|quella|questa|mia|tua|sua|nostra|vostra)(?: giovane| nuova| vecchia| nostra| mia| sua| bella| brava| famosa)? governante) / artigian[ae](?<=(?:un['’]|l['’]|(?<!\\p{L})le )artigian[ae]) / contadin[ae](?<=(?<!\\p{L})(?:la|una|le|giovane|due) contadin[ae]) / inquilin[ae] / passegger[ae](?<=(?<!\\p{L})(?:la|una|le|due) passegger[ae]) / tifos[ae] / scolar[ae] / alunn[ae] / alliev[ae] / compagn[ae] di (?:classe|scuola|banco|squadra|stanza|viaggio) / coinquilin[ae] / vicin[ae] di (?:casa|pianerottolo|ombrellone|tavolo|banco) / (?<=(?<!\\p{L})(?:la|una|sua|mia|tua|alla|della|dalla|nostra) )vicina(?! (?:a|al|alla|all['’]\\p{L}+|ai|alle)(?!\\p{L})) / gemell[ae](?<=(?<!\\p{L})(?:la|le|due|sua|sue|delle) gemell[ae])(?! (?:città|anime)) / cugin[ae] / cuginett[ae] / nuor[ae] / cognat[ae] / matrigna / madrina / damigell[ae] / vedov[ae](?! nera) / eroin[ae](?<=(?<!\\p{L})l['’]eroina) / amichett[ae] / amic(?:a|he)(?! (?:della natura|dell['’]ambiente)) / ereditier[ae] / sportiv[ae](?<=(?<!\\p{L})una sportiva) / magistrat[a]",
    child:
      'bambin[oi] / ragazzini? / ragazzino / figli[o]? / nipotin[oi] / bimb[oi] / bimbett[oi] / neonat[oi] / neonata / bebè / fratellin[oi] / figliolett[oi] / figliolin[oi] / bambinell[oi] / piccolino(?<=(?<!\\p{L})(?:il|un) piccolino) / pargol[oi] / poppant[ei] / marmocch(?:io|i) / maschiett[oi] / scolarett[oi] / monell[oi]',
    girl: 'bambin[ae] / ragazzin[ae] / figli[ae] / bimb[ae] / bimbett[ae] / sorellin[ae] / nipotin[ae] / figliolett[ae] / femminucc(?:ia|e) / bambinett[ae] / scolarett[ae] / monell[ae](?! vagabonda) / figliolin[ae] / gemelline',
    grandmother:
      "signora anziana / nonn[ae] / vecchiett[ae] / vecchin[ae] / nonnin[ae] / bisnonn[ae] / pensionat[ae](?<=(?<!\\p{L})(?:la|una|le|due|delle) pensionat[ae]) / anzian[ae](?<=(?:l['’]|un['’]|(?<!\\p{L})le |(?<!\\p{L})due |(?<!\\p{L})delle |donn[ae] |signor[ae] )anzian[ae]) / anziana signora / vecchia signora",
    grandfather:
      'nonn[oi] / anzian[oi] / vecchiett[oi] / nonnin[oi] / bisnonn[oi] / pensionat[oi] / vecchio signore / anziano signore / vegliard[oi]',
    man: "zi[oi](?= \\p{Lu}) / uom[oi]n?i? / padr[ei] / ragazz[oi] / papà / babb[oi](?! natale) / marit[oi] / zi[oi](?! d['’]america) / ziett[oi] / signor / signori / (?<!(?<!\\p{L})(?:le|delle|alle|dalle|due|tre|alcune|quattro|anziane|anziano|vecchio) )signore(?! anzian) / sig\\.(?= \\p{L}) / suocer[oi] / fratell[oi] / fratellon[ei] / fratellastr[oi] / genero(?<=(?<!\\p{L})(?:il|suo|mio|dal|al|del) genero)(?! (?:di|musical|letterar|cinemat|fantasy|horror|alimentar|femminil|maschil|uman)) / cognat[oi] / patrigno / omon[ei] / padron[ei](?<=(?<!\\p{L})(?:il|suo|dal) padron[ei]) / gentiluom(?:o|ini) / scapol[oi] / vedov[oi] / lui(?<!(?<!\\p{L})di lui)(?<!(?<!\\p{L})con lui)(?<!(?<!\\p{L})da lui) / neopapà / testimone dello sposo",
  },
  anyone:
    "grupp[oi](?! di) / studenti / folla / spettatori / passeggeri / teen(?:ager)?s? / managers? / falegname / (?<!(?<!\\p{L})(?:impianto|freno|pistone|circuito|martinetto|sistema|pompa|energia) )idraulic[oa] / staff / ballerinas? / orchestra / coach / partners?(?! (?:commercial|tecnic|ufficial|strategic|finanziar)) / surfers? / boss / designers? / riders? / baristas? / chefs? / creators? / teams? / runners? / nipot[ei] / gente / surfist[aie] / ciclist[ai]s? / amic[oihe]+ / famigli[ae] / coppi[ae](?! (?:motric|di (?:calzini|scarpe|orecchini|occhiali|guanti))) / persone / cuoc[oa] / fornai[oa] / vicin[oi](?= di casa) / camerier[ei] / contadin[oi] / pescator[ei] / adolescent[ei]s? / barist[ai] / idraulic[oi](?<!(?<!\\p{L})(?:impianto|freno|pistone|circuito|martinetto) idraulico) / elettricist[ai] / falegnam[ei] / murator[ei] / imbianchin[oi] / parrucchier[ei] / barbier[ei] / commess[oi](?<=(?<!\\p{L})(?:il|un|i|dal|al|del|due|giovane) commess[oi]) / cassier[ei] / forna(?:io|i) / panettier[ei] / pasticcer[ei] / pasticcier[ei] / macella(?:io|i) / pescivendol[oi] / fruttivendol[oi] / salumier[ei] / pizzaiol[oi](?! style) / cuoc(?:o|hi) / gelata(?:io|i) / fiora(?:io|i)(?<!(?<!\\p{L})dal fioraio) / libra(?:io|i) / tabacca(?:io|i)(?<!(?<!\\p{L})dal tabaccaio) / edicolant[ei] / ambulant[ei](?<=venditor[ei] ambulant[ei]) / venditor[ei] / negoziant[ei] / commerciant[ei] / sommelier / bar(?:man|tender|woman) / agricoltor[ei] / allevator[ei] / vignaiol[oi] / viticoltor[ei] / apicoltor[ei] / boscaiol[oi] / pastor[ei](?! (?:tedesc|maremman|austral|belg)) / giardinier[ei] / cacciator[ei] / mugna(?:io|i) / postin[oi] / corrier[ei](?! della sera| espresso)(?<!(?<!\\p{L})le corriere) / camionist[ai] / tassist[ai] / autist[ai] / ferrovier[ei] / controllor[ei](?! (?:wireless|di gioco)) / capotreno / macchinist[ai] / steward / pilot[ai](?<!(?<!\\p{L})(?:progetto|episodio|puntata) pilota) / comandant[ei] / marina(?:io|i) / gondolier[ei] / vigil[ei](?! del fuoco) / vigil[ei] del fuoco / vigil[ei] urban[oi] / carabinier[ei] / poliziott[oi] / agent[ei](?! (?:atmosferic|chimic|inquinant)) / pompier[ei](?<!(?<!\\p{L})dei pompieri) / soccorritor[ei] / paramedic[oi] / finanzier[ei] / militar[ei](?<=(?<!\\p{L})(?:un|il|i|due) militar[ei]) / soldat[oi] / ladr[oi] / rapinator[ei] / borseggiator[ei] / truffator[ei] / detective / investigator[ei] / commissari(?:o)?(?<=(?<!\\p{L})(?:il|un) commissario) / (?<!(?<!\\p{L})(?:studio|dispositivo|personale|presidio|certificato|centro|consulto|camice|settore|lettino|materiale|dal) )medic[oi] / dottor[ei]? / chirurg(?:o|hi) / infermier[ei] / farmacist[ai] / dentist[ai](?<!(?<!\\p{L})dal dentista) / veterinar[i]o?(?<=(?<!\\p{L})(?:il|un|al|i|del) veterinari?o?) / fisioterapist[ai] / psicolog(?:o|hi) / nutrizionist[ai] / pediatr[ai] / oculist[ai] / (?<=(?<!\\p{L})(?:il|la|un|una|del|della|al|alla|i|le|dei) )pazient[ei] / badant[ei] / colf / assistent[ei](?! (?:vocal|virtual|digital)) / baby-?sitter / operator[ei] / volontar(?:io|i)(?<=(?<!\\p{L})(?:il|un|i|due|dei) volontari?o?) / estetist[ai] / massaggiator[ei] / personal trainer / istruttor[ei] / allenator[ei] / bagnin[oi] / maestr[oi](?<!albero maestro)(?<!muro maestro) / insegnant[ei] / docent[ei] / professor[ei] / prof / presid[ei] / bidell[oi] / student[ei] / universitar[i](?<=(?<!\\p{L})gli universitari) / laureat[oi](?<=(?<!\\p{L})(?:il|un|i|giovane) laureat[oi]) / neolaureat[oi] / scolar[oi] / alunn[oi] / alliev[oi] / compagn[oi] di (?:classe|scuola|banco|squadra|stanza|viaggio) / scienziat[oi] / ricercator[ei] / giovani(?<=(?<!\\p{L})(?:i|dei|due|tre) giovani)(?! (?:donne|mamme|ragazze|coppie|talenti)) / giovane(?<=(?<!\\p{L})(?:un|il) giovane) / ragazzott[oi] / gemell[oi](?<=(?<!\\p{L})(?:i|due|dei) gemell[oi]) / cugin[oi] / cuginett[oi] / parent[ei] / genitor[ei] / fidanzat[oi] / innamorat[oi](?<=(?<!\\p{L})(?:gli|due|degli) innamorati) / spos[oi](?<=(?<!\\p{L})(?:gli|due|degli|futuri|novelli|lo|uno|dello|allo) spos[oi]) / sposini / amichett[oi] / amanti(?<=(?<!\\p{L})(?:gli|due) amanti) / coinquilin[oi] / inquilin[oi] / condòmin[oi] / vicin[oi] di (?:casa|pianerottolo|ombrellone|tavolo|banco) / (?<=(?<!\\p{L})(?:il|un|suo|mio|tuo|nostro|del|dal) )vicino(?! (?:a|al|alla|all['’]\\p{L}+|ai|alle)(?!\\p{L})) / portina(?:io|i) / portier[ei](?! di notte) / custod[ei] / padron[ei] di casa / proprietar[i]o?(?<=(?<!\\p{L})(?:il|un|i) proprietari?o?) / impiegat[oi](?<=(?:(?<!\\p{L})(?:gli|due|un|dell) |l['’])impiegat[oi]) / segretar(?:io|i)(?! general) / dirigent[ei] / direttor[ei] / imprenditor[ei] / capoufficio / stagist[ai] / collegh?i / (?<=(?<!\\p{L})(?:il|un|suo|mio|tuo|del|al|dal|nuovo|la|una|sua|mia) )collega / avvocat[oi] / nota(?:io|i)(?<!(?<!\\p{L})dal notaio) / commercialist[ai](?<!(?<!\\p{L})dal commercialista) / ragionier[ei] / giudic[ei] / sindac(?:o|hi) / politic[oi](?<=(?<!\\p{L})(?:un|il|i) politic[oi]) / architett[oi] / ingegner[ei] / geometr[ai](?<=(?<!\\p{L})(?:il|un|i) geometr[ai]) / consulent[ei](?! energetic) / assicurator[ei] / agente immobiliare / banchier[ei] / programmator[ei] / sviluppator[ei] / grafic[oi](?<=(?<!\\p{L})(?:il|un) grafico)(?! (?:a|che mostra|di)) / receptionist / centralinist[ai] / addett[oi](?! (?:ai|alla|al|alle) lavori) / dipendent[ei] / giornalist[ai] / inviat[oi](?<=(?:l['’]|un |gli )inviat[oi]) / regist[ai] / attor[ei] / comparse(?<=(?<!\\p{L})(?:le|due|delle) comparse) / cameraman / operatore di ripresa / fotograf[oi] / cantant[ei] / musicist[ai] / pianist[ai] / violinist[ai] / chitarrist[ai] / batterist[ai] / rapper / dj / ballerin[oi] / artist[ai] / pittor[ei] / scultor[ei] / scrittor[ei] / presentator[ei] / conduttor[ei] / comic[oi](?<=(?<!\\p{L})(?:un|il) comico) / influencer / blogger / youtuber / streamer / gamer / testimonial / stilist[ai] / sart[oi] / tatuator[ei] / artigian[oi](?<=(?:l['’]|un |gli |dall['’]|dell['’]|due )artigian[oi]) / calciator[ei] / nuotator[ei] / ciclist[ai] / tennist[ai] / pallavolist[ai] / atlet[ai]e? / podist[ai] / maratonet[ai] / sciator[ei] / alpinist[ai] / escursionist[ai] / pugil[ei] / arbitr[oi] / tifos[oi] / sportiv[oi](?<=(?<!\\p{L})(?:uno|lo|gli) sportiv[oi]) / giocator[ei] / scalator[ei] / fantin[oi] / velist[ai] / turist[ai]e? / viaggiator[ei] / passegger[oi](?<=(?<!\\p{L})(?:il|un|i|due|dei) passegger[oi]) / pendolar[ei] / passant[ei](?! per) / pedon[ei] / automobilist[ai] / motociclist[ai] / guidator[ei] / conducent[ei] / bagnant[ei] / ospit[ei](?<=(?:l['’]|gli |un ['’]?|degli )ospit[ei]) / client[ei] / consumator[ei] / spettator[ei] / visitator[ei] / mendicant[ei] / senzatetto / clochard / barbon[ei](?= (?:dorme|chiede|sul)) / immigrat[oi] / migrant[ei] / pret[ei] / sacerdot[ei] / parroc(?:o|i) / frat[ei] / monac[oi](?<=(?<!\\p{L})(?:un|il|i) monac[oi])(?! di baviera) / vescov[oi] / chierichett[oi] / calzola(?:io|i)(?<!(?<!\\p{L})dal calzolaio) / orologia(?:io|i) / gioiellier[ei] / orafo(?<=(?<!\\p{L})l['’]orafo) / meccanic[oi](?<=(?<!\\p{L})(?:il|un|i|al|del|due) meccanic[oi]) / gommist[ai](?<!(?<!\\p{L})dal gommista) / carrozzier[ei] / benzina(?:io|i)(?<!(?<!\\p{L})dal benzinaio) / opera(?:io|i) / magazzinier[ei] / (?<=(?<!\\p{L})(?:il|un|dal|del|i) )tecnic[oi] / fabbr[oi] / saldator[ei] / spazzin[oi] / netturbin[oi] / spazzacamin[oi] / facchin[oi] / traslocator[ei] / restaurator[ei] / ceramist[ai] / pilota / protagonist[ai] / personaggio(?<=(?<!\\p{L})(?:il|un) personaggio) / tizi[oi] / squadr[ae](?! (?:da|di (?:legno|metallo))) / spos[oi] / novelli sposi / mecc?anic[oi](?= (?:controll|ripar|aggiust|cambi|smont)) / tappezzier[ei]",
  homographs:
    'il / car[ae] / pose / marche / lit / court / cours / haut / hell / er / sie / lune / fora / pan / pasta / latte / espresso / gelat[oi] / cola / soda / box / basket / bell / dove / dice / stage / workshops? / bridge / speakers? / trainers? / sky / galaxy / metro / van / moto / mouse / slides? / rock / ring / drops? / camel / cap / caps / can / cargo / tools? / tv / panda / beetle / candy / pie / jam / bed / breakfast / city / market / pool / man / men / son / sons / baby(?=[ -](?:sitter|gang|dance|doll|pension\\p{L}*)) / kings? / queens? / sellers? / drivers? / players? / seniors? / partners? / camera / baseball / hotels? / satellite / boomerang / kite / cookies? / jet / store / notebooks? / tennis / bikini / lotus / compass / leaf / mixer / coaches / teddy / mate / tie / pen / mare / sale / scale / cane / case / rose / fare / cod / ram / ape',
};
