import type { LanguageWords } from './languageWords';

export const german: LanguageWords = {
  things: {
    weighingScoop:
      'Kaffeebohnen? / (?:Wiege|Kaffee|Abwiege|Metall|Mehl|Bohnen|Gewürz|Dosier|Abfüll)schaufeln? / Kaffeelot / Kaffeelöffel voll Bohnen / Schaufeln? (?:voll |mit )?Kaffeebohnen / Messschaufeln? / Handschäufelchen',
    dinnerPlate:
      'Tellergerichte?n? / Hauptg(?:ang|änge[n]?|ericht(?:e[ns]?)?) / (?:voller|volle|vollen|gefüllter|gefüllten|angerichteter|angerichtete[n]?|dampfende[rn]?) Teller / Teller (?:mit|voll) (?:Essen|Fleisch|Fisch|Steak|Braten|Gemüse|Hähnchen) / Steakteller[n]? / Fleischgerichte?n?',
    pastaBowl:
      '(?:Spaghetti|Spagetti)s?(?!träger) / (?:\\p{L}+)?nudelgerichte?n? / Pasta(?!maschine) / (?:Teller|Schüsseln?) (?:Nudeln|Spaghetti|Pasta) / Bolognese / Bandnudeln',
    soupBowl:
      '(?!ursuppe|buchstabensuppe)\\p{L}*suppen? / Suppenteller[n]? / Suppenschüsseln? / Suppenschalen? / (?:Teller|Schüsseln?|Schalen?) Suppe / (?:heiße|klare|kräftige) Brühe / gulasch / eintöpfen? / eintopf(?:s|es)?',
    saladBowl:
      '(?!kartoffelsalat|nudelsalat|kopfsalat|feldsalat|wellensalat|bandsalat|kabelsalat|obstsalat|wurstsalat)\\p{L}*salat(?:e[ns]?|s)?(?!soße) / Salatschüsseln? / Salatteller[n]? / Salatschalen? / Rohkost',
    paella: '\\p{L}*paellas? / Paellapfannen? / Reispfannen? / Safranreis / Meeresfrüchtepfannen?',
    skewers: '(?!dreh)\\p{L}*spieße?n? / Schaschliks? / Grillspieße?n? / Kebabs? / Souvlaki / Yakitori',
    dimSum:
      'Dim[- ]?Sums? / Teigtaschen? / Dumplings? / (?:Bambus|Dampf)(?:dämpfer[ns]?|körb(?:e[n]?|chen)|korb) / Dampfknödeln? / Gyozas?',
    macarons: 'Macarons? / Makronen? / Mandelmakronen? / Macaron-?T(?:urm|ürme)',
    cupcake: 'Cup ?cakes? / Muffins? / \\p{L}+muffins? / Törtchen / Küchlein',
    donut: 'Do(?:ugh)?nuts? / (?:Schmalz|Zucker)kringeln? / Krapfens? / Berliner Pfannkuchen',
    birthdayCake:
      'Geburtstags(?:torten?|kuchens?) / (?:Torten?|Kuchen) mit (?:\\p{L}+ ){0,2}Kerzen / Geburtstagskerzen? / Kerzen auf (?:der|dem) (?:Torte|Kuchen) / Jubiläumstorten?',
    chocolateBox:
      '\\p{L}*pralinen? / Pralinen?schachteln? / Pralinenpackung(?:en)? / Konfekt / Schachteln? (?:Pralinen|Konfekt|Schokolade) / Schokotrüffeln?',
    sundae:
      'Eisbecher[ns]? / Eisschalen? / Eiskugeln? im Glas / Bananensplits? / Eiskaffees? / Coupe (?:Dänemark|Danmark)',
    cocktail:
      '(?!molotow)\\p{L}*cocktails?(?!-?(?:kleid|bar|tomate|party|shaker|sauce|soße)) / Cocktailgl(?:as|äser[n]?) / Martinis? / Margaritas? / Longdrinks? / Negronis?',
    smoothie: '\\p{L}*smoothies? / Milch?shakes? / Milkshakes? / Fruchtshakes? / Proteinshakes? / Eiweißshakes?',
    teaCup:
      '(?:Tee|Unter)tassen? / Teebeuteln?s? / Tassen? (?:\\p{L}+ )?Tee / (?:Kräuter|Kamillen|Pfefferminz|Schwarz|Grün|Früchte|Ingwer)tees? / (?:heißer|heißen|dampfender|dampfenden|grüner|grünen) Tee / (?<=(?<!\\p{L})(?:trinkt|kocht|schlürft|gießt) )Tee',
    frenchPress:
      'French[- ]?Press / Stempelkannen? / Pressstempelkannen? / Kaffeepressen? / Kaffeebereiters?(?! mit Filter) / Cafeti[eè]ren?',
    pourOver:
      '(?:Kaffee|Hand|Porzellan)filter[ns]? / Filterkaffees? / Handaufguss(?:es)? / Filterhalter[ns]? / Filtert(?:üten?) / Pour[- ]?over',
    coffeeBag:
      'Kaffeet(?:üten?) / Kaffeepackung(?:en)? / Kaffeebeuteln?s? / Kaffeepäckchens? / (?:Tüten?|Beutel|Päckchen|Packung|Pfund) (?:\\p{L}+ )?(?:Kaffee|Kaffeebohnen|Espresso)',
    oliveOil: 'Olivenöl(?:e[ns]?|s|flaschen?)? / Öl ?flaschen? / Ölflaschen? / Flaschen? (?:Oliven)?öl / Speiseöls?',
    milkBottle:
      'Milchflaschen? / (?:Flaschen?|Liter) (?:\\p{L}+ )?Milch / (?:frische|frischer|kalte|kalter|warme|warmer) Milch / (?:Frisch|Voll|Kuh|Hafer|Mandel|Heu)milch / (?<=(?<!\\p{L})(?:trinkt|holt|kauft|die) )Milch',
    eggCarton:
      'Eier(?:kartons?|schachteln?|packung(?:en)?|paletten?|pappen?) / (?:Kartons?|Schachteln?|Palette|Dutzend|Packung) (?:\\p{L}+ )?Eier / (?:frische[n]?|braune[n]?|zehn|zwölf|sechs) Eiern? / Bio-?eiern? / Freilandeiern? / Hühnereiern?',
    fruitBowl:
      'Obst(?:schalen?|schüsseln?|k(?:orb|örbe[n]?|örbchen)|teller[n]?) / Fruchtschalen? / Früchtek(?:orb|örbe[n]?) / Schalen? (?:mit|voll) (?:\\p{L}+ )?(?:Obst|Früchten|Äpfeln|Orangen) / (?:frisches|frischem|reifes) Obst / (?:frische|reife)n? Früchte',
    vegetableBox:
      '(?:Gemüse|Bio|Öko|Abo)kisten? / Gemüsek(?:asten|ästen|orb|örbe[n]?) / (?:Kisten?|Kiste voll|Steigen?|Körbe|Korb) (?:mit |voll |voller )?(?:\\p{L}+ )?Gemüse / (?:frisches|frischem|regionales|saisonales) Gemüse',
    breadBasket:
      'Brotk(?:orb(?:s|es)?|örbe[n]?|örbchens?) / Br[öo]t(?:chen)?k(?:orb|örbe[n]?|örbchen) / K(?:orb|örbe|örbchen) (?:mit |voll |voller )?(?:\\p{L}+ )?(?:Brot|Brote[n]?|Brötchen|Baguettes|Semmeln) / (?:frische[n]?|knusprige[n]?) (?:Brötchen|Semmeln|Schrippen)',
    cheeseBoard:
      'Käse(?:platten?|bretter[n]?|brett(?:s|chen)?|teller[n]?|auswahl) / (?:Platten?|Brett|Bretter|Teller) mit (?:\\p{L}+ )?Käse / Käse (?:und|mit) (?:Trauben|Wein|Crackern|Weintrauben) / Brotzeitbrett(?:er|ern)?',
    mattress: '(?!luft|turn|camping)\\p{L}*matratzen? / lattenroste?[ns]? / bettroste?[ns]?',
    crib: '(?:kinder|baby|gitter|beistell)-?bett(?:en|es|s|e)? / (?:kinder|baby|gitter)bettchens? / babywiegen? / (?<=(?<!\\p{L})(?:eine[rn]?|zur|leere[rn]?) )wiegen?(?! der)',
    standingMirror:
      '(?:stand|boden|ankleide|ganzkörper|garderoben)-?spiegel[ns]? / große[rn]? standspiegel / mannshohe[rn]? spiegel',
    towels:
      '(?:hand|bade?|dusch|frottee|gäste|sauna)-?t(?:uch|uchs|uches|ücher|üchern) / handtuchstapel[ns]? / frotteet(?:uch|ücher)',
    showerHead:
      'dusch(?:kopf|kopfs|köpfe|köpfen) / duschbrausen? / brause(?:kopf|köpfe) / (?:regen|hand)duschen? / (?<=(?<!\\p{L})(?:der|die|eine[rn]?|unter|zur|heiße[rn]?|kalte[rn]?|warme[rn]?) )dusche',
    radiator:
      'heizkörpern?s? / (?:öl|rippen)?radiator(?:en|s)? / (?<=(?<!\\p{L})(?:der|die|eine[rn]?|kalte|warme) )heizung(?!s) / rippenheizkörper',
    heatPump: '(?:luft|erd|sole|wasser)?-?wärmepumpen? / (?:klima)?-?außengerät(?:e|en|s|es)? / außeneinheit(?:en)?',
    boiler:
      '(?:gas|brennwert|kombi)-?thermen? / heizkesseln?s? / (?:heißwasser|warmwasser)?boiler[ns]? / gasheizung(?:en)? / durchlauferhitzer[ns]?',
    paintBucket:
      'farb(?:eimern?s?|topf|töpfen?|dosen?|rollen?|rollern?s?) / (?:eimern?|topf|töpfe|dosen?) (?:mit )?(?:\\p{L}+ )?farbe / wandfarben? / malerrollen?',
    toolBelt: 'werkzeuggürteln?s? / werkzeuggurt(?:e|en|s|es)? / (?:handwerker|zimmermanns)gürteln?s?',
    fireplace:
      '(?:offene[nrms]? )?kamin(?:e|en|s)? / kaminfeuern?s? / kaminsims(?:e|en|es)? / feuerstellen? im wohnzimmer',
    woodStove:
      '(?:kamin|holz|schweden|kachel|kanonen|pellet|bollern?|boller|werkstatt)-?(?:ofen|ofens|öfen) / gusseiserne[rnms]? ofen',
    firewood:
      '(?:brenn|feuer|kamin)holz(?:es|stapel\\p{L}*|haufens?)? / holz(?:stapeln?s?|stoß|stöße|haufens?) / (?:holz|brenn)scheite?[ns]? / scheitholz',
    whiteboard: 'whiteboards? / flip-?charts?s? / weißwandtafeln? / (?:weiße|magnetische) tafeln?',
    easel: '(?:maler|feld|atelier)?-?staffelei(?:en)? / leinwand auf (?:der|einer) staffelei',
    barStool: '(?:bar|tresen|theken)-?hockern?s? / bar(?:stuhl|stuhls|stühlen?)',
    gardenTable:
      '(?:garten|terrassen|balkon)tisch(?:e|en|es|s)? / (?:garten|terrassen)möbeln? / (?:garten|sitz)(?:garnitur|gruppe)(?:en|n)? / tisch (?:mit|unter dem) sonnenschirm',
    hedge:
      '(?:buchsbaum|liguster|garten|thuja|dornen|kirschlorbeer)?-?hecken?(?!\\p{L}) / heckenscheren? / heckenschnitte?',
    raisedBed: 'hochbeet(?:e|en|s|es)? / (?:gemüse|kräuter|salat)beet(?:e|en|s|es)? / pflanzk(?:asten|ästen) aus holz',
    hairDryer:
      '(?:haar|reise)?-?föhn(?:e|s|en)?(?!\\p{L}) / (?<=(?<!\\p{L})(?:der|den|dem|ein|einen|einem) )föns? / haartrockner[ns]?',
    nailPolish: 'nagellack(?:e|en|s|es)?(?!entferner) / (?:nagellack|lack)fläschchens?',
    makeupBrushes:
      '(?:make-?up|schmink|puder|kosmetik|rouge|lidschatten|kabuki)-?pinseln?s? / pinsel für (?:das )?make-?up',
    massageTable:
      'massage(?:liegen?|tisch(?:e|en|es|s)?|bank|bänken?|bett(?:en|es|s)?) / behandlungsliegen? / (?:physio|therapie)liegen?',
    barbell: 'langhanteln? / hantelstangen? / scheibenhanteln? / hantelscheiben?',
    treadmill: 'laufband(?:s|es)?(?!\\p{L}) / laufbändern? / lauftrainer[ns]?',
    scaffolding: '(?:bau|arbeits|stahlrohr|fassaden|maler)?gerüst(?:e[ns]?|s)? / rollgerüst(?:e[ns]?|s)?',
    containerShip: 'containerschiff(?:e[ns]?|s)? / frachtschiff(?:e[ns]?|s)? / frachter[ns]? / containerfrachter[ns]?',
    fishingBoat:
      'fischerboot(?:e[ns]?|s)? / fischkutter[ns]? / (?:krabben)?kutter[ns]? / (?:fisch)?trawler[ns]? / fischereischiff(?:e[ns]?|s)?',
    camperVan:
      'campervans? / campingbus(?:se[ns]?|ses)? / wohnmobil(?:e[ns]?|s)? / camper(?=bus(?:se)?|$|[ ,.]) / (?:vw-)?bulli[s]? / reisemobil(?:e[ns]?|s)?',
    caravan: 'wohnwagen[s]? / wohnwägen / caravans? / campinganhänger[ns]? / wohnanhänger[ns]?',
    motorcycle:
      'motorr(?:ad|ads|ades|äder|ädern) / motorbikes? / krafträd(?:er|ern) / kraftrad(?:s|es)? / \\p{L}*motorr(?:ad|äder)',
    windmill: 'windmühlen? / \\p{L}*windmühlen? / (?:holländer|bockwind|korn)mühlen?',
    barnHouse: 'scheunen? / \\p{L}+scheunen? / heust[aä]del[ns]? / getreidesilos? / stadels?',
    well: '(?:zieh|wunsch|stein|schöpf|garten|hof|wasser|tief)brunnens? / brunnensch[aä]cht(?:e[ns]?|s)? / brunneneimer[ns]?',
    treehouse: 'baumh(?:aus|auses|äuser|äusern) / baumhütten?',
    shopFront:
      'ladenfront(?:en)? / schaufenster[ns]? / ladenfassaden? / (?:kleine[rns]?|tante-emma-|eck)[ -]?l[aä]den[s]? / geschäftsfront(?:en)?',
    kiosk:
      '(?:zeitungs|straßen|strassen|imbiss)?kiosk(?:e[ns]?|s)? / zeitungsst[aä]nd(?:e[ns]?|s)? / büdchen[s]? / trinkhallen?',
    atm: '(?:geld|bank)automat(?:en|s)? / bankomat(?:en)? / bancomat(?:en)? / geldausgabeautomat(?:en)?',
    vendingMachine: '(?:getränke|snack|verkaufs|süßigkeiten|süssigkeiten|waren)automat(?:en|s)?',
    busStop:
      'bushaltestellen? / (?:straßenbahn|tram)?haltestellen? / wartehäuschens? / buswartehäuschens? / bushäuschens?',
    billboard:
      'werbetafeln? / plakatw(?:and|ände|änden) / reklametafeln? / billboards? / werbeplakatw(?:and|ände) / anzeigetafeln?(?= am straßenrand)',
    recyclingBins:
      '(?:recycling|wertstoff|müll|papier|bio|altpapier)tonnen? / recyclingbehälter[ns]? / mülltrennung / (?:gelbe[rn]?|blaue[rn]?) tonnen? / wertstoffbehälter[ns]?',
    passport:
      'reisep(?:ass|asses|ässe|ässen) / bordkarten? / reisedokument(?:e[ns]?|s)? / einsteigekarten? / \\p{L}+reisep(?:ass|ässe)',
    mapFolded:
      '(?:land|straßen|strassen|wander|falt|schatz)karten? / stadtpl[aä]n(?:e[ns]?|s)? / faltpl[aä]n(?:e[ns]?|s)? / kartenpins? / standortnadeln?',
    binoculars: 'ferngläser[n]? / fernglas(?:es)? / feldstecher[ns]? / operng(?:las|läser)',
    tripodCamera:
      'stativ(?:e[ns]?|s)? / (?:kamera|foto|dreibein)stativ(?:e[ns]?|s)? / kameras? auf (?:einem|dem) stativ',
    studioMic:
      '(?:studio|podcast|kondensator|tisch|aufnahme|radio|großmembran)mikrof?(?:on|one|onen|ons|s)? / (?:studio|podcast)mikrophon(?:e[ns]?|s)? / popp?(?:filter|schutz)[ns]? / mikrofonarm(?:e[ns]?|s)?',
    gameConsole:
      'spiel(?:e)?konsolen? / (?:video)?spielekonsolen? / gamepads? / (?:game|spiele)?controller[ns]?(?! (?:der|des|einer) (?:firma|abteilung)) / videospielkonsolen?',
    boardGame:
      'brettspiel(?:e[ns]?|s)? / gesellschaftsspiel(?:e[ns]?|s)? / spielbrett(?:er|ern|s|es)? / spielfiguren? / würfelspiel(?:e[ns]?|s)? / mensch ärgere dich nicht',
    toyTrain:
      '(?:spielzeug|holz)(?:eisenbahn(?:en)?|züge?[n]?|zugs?|lok(?:s|omotiven?)?) / holzeisenbahn(?:en)? / spielzeugbahn(?:en)? / modelleisenbahn(?:en)?',
    bouquetLarge:
      'blumenstr(?:au(?:ß|ss|ßes|sses)|äu(?:ß|ss)en?) / (?:braut|rosen)str(?:au(?:ß|ss|ßes|sses)|äu(?:ß|ss)en?) / buketts? / bouquets? / (?:strauß|strauss) (?:blumen|rosen|tulpen)',
    weddingRings: '(?:ehe|trau|hochzeits|verlobungs|diamant|gold)ring(?:e[ns]?|s)? / ringschachteln? / ringschatullen?',
    contract:
      '\\p{L}*vertr(?:ag|ags|ages|äge|ägen) / vertragsunterlagen / vertragsdokumente?n?s? / vertragspapieren? / notarurkunden?',
    invoice:
      '(?<=(?<!\\p{L})(?:eine|die|der|einer|offene|bezahlte|unbezahlte|hohe|erste|letzte|papierene?) )rechnung(?! (?:auf|mit(?! stempel)|tragen|trägt)) / (?<!auf eigene )rechnungen / (?:strom|gas|handy|heiz|wasser|arzt|tierarzt|telefon|hotel|energie|handwerker|steuer|papier|e-)rechnung(?:en)? / rechnungsbel[ae]ge?n?s? / rechnungsformulare?n?s?',
    calculator: '\\p{L}*taschenrechner[ns]? / tischrechner[ns]? / rechenmaschinen? / tischrechenmaschinen?',
    dashboard:
      '\\p{L}*dashboards? / (?:balken|säulen|linien|kurven)diagramm(?:e|en|s)? / kennzahlentafeln? / auswertungsbildschirme?s? / kennzahlenübersicht(?:en)?',
    chatBubbles: 'sprechblasen? / chatblasen? / textblasen? / chatbubbles? / nachrichtenblasen? / dialogblasen?',
    checklist:
      '\\p{L}*checklisten? / prüflisten? / (?:to-?do|aufgaben|einkaufs|pack|strich|abhak)-?listen? / abhaklisten? / (?:drei |grüne )häkchen',
    cardTerminal:
      '(?:karten|bezahl|zahlungs|ec|kassen|pos)-?terminal(?:s|e)? / kartenleseger(?:ät|äte|äten|äts) / karten(?:leser|gerät|geräte|zahlung)[ns]? / ec-?gerät(?:e|s)? / (?:bezahlt|zahlt) (?:kontaktlos|mit karte)',
    piggyBank: '\\p{L}*sparschwein(?:e|en|s|es|chen)? / spardosen? / sparbüchsen? / sparsau',
    safe: '(?:panzer|geld|wand|stahl|möbel)schr(?:ank|anks|änke|änken) / \\p{L}*tresor(?:e|en|s)? / (?<=(?<!\\p{L})(?:der|den|dem|ein|einen|einem|im|am) )safes? / (?:wand|bank|hotel|stahl|auto)-?safes? / schließf(?:ach|achs|ächer|ächern)',
    phoneMap:
      '(?:handy|smartphone|telefon) (?:mit|zeigt) (?:eine[rm]? |der |die )?(?:karten?|stadtplan|route|navigation|landkarte) / (?:karten?|route|stadtplan|navigation) auf (?:dem|ihrem|seinem|einem) (?:handy|smartphone|telefon|display) / (?:navi|navigations|karten|routen|wander|maps)-?apps? / standort-?(?:pins?|nadeln?|markierung|symbol) / kartenpins? / google maps',
    phoneChat:
      '(?:handy|smartphone|telefon) (?:mit|zeigt) (?:eine[nmr]? |der |dem |den )?(?:chat|chatverlauf|nachrichten) / (?:chats?|chatverlauf|nachrichten) auf (?:dem|ihrem|seinem|einem) (?:handy|smartphone|telefon|display) / (?:gruppen|familien|klassen|eltern|whatsapp)-?chats? / chat(?:verl(?:auf|äufe|aufs)|fenster|nachrichten?|apps?) / whatsapp(?:-\\p{L}+)? / messenger-?apps?',
    robotArm:
      '(?:roboter|greif)-?arm(?:e|en|s|es)? / (?:industrie|schweiß|montage|greif|fertigungs|knickarm)-?roboter[ns]? / robotergreifer[ns]? / cobots?',
    batteryPack:
      '(?:batterie|strom|solar|energie|haus|heim)speicher[ns]?(?!\\p{L}) / (?:haus|heim|wand|solar)-?batterien? / (?:batterie|akku)-?packs? / (?:wand|haus)akkus? / power ?walls?',
    pineTree:
      'tannenb(?:aum|aums|äume|äumen) / (?<!weihnachts)(?<!christ)tannen / fichten / nadelb(?:aum|aums|äume|äumen) / tanne / fichte',
    palmTree:
      'palmen(?!\\p{L}) / (?<=(?<!\\p{L})(?:eine|die|der|einer|hohe|einsame|zur) )palme / (?:kokos|dattel|strand|fächer|öl|zimmer|königs)palmen? / palmenb(?:aum|äume|äumen)',
    appleTree:
      'apfelb(?:aum|aums|aumes|äume|äumen|äumchen) / obstb(?:aum|aums|aumes|äume|äumen|äumchen) / apfelgärten? / apfelplantagen?',
    wheatEars:
      '(?:weizen|korn|getreide|gersten|roggen|hafer|dinkel)-?ähren? / ähren / (?:korn|weizen|getreide|stroh)garben? / ährenb(?:und|ündel|üschel|ünde) / (?<=(?<!\\p{L})(?:eine|die|goldene|goldenen|reife) )ähre / getreidehalmen?',
    lavender:
      'lavendel(?:s|feld(?:er|ern|es)?|str(?:auß|äuße|auch|äucher|äuchern)|busch(?:es)?|büschen?|büschel[ns]?|blüten?|reihen?|zweige?n?|bund|bündel[ns]?|sträußchen)?(?! (?:farben|ton|farbton)) / echter lavendel',
    rocks:
      '(?:stein|geröll|fels|schutt|lesestein)haufen[s]? / steinhügel[ns]? / (?:feld|fluss|bruch|natur|granit|lese)steinen? / (?:fels|stein)brocken[s]? / felsblöcken? / findlingen? / (?<=(?<!\\p{L})(?:großen?|schweren?|grauen?|losen?|flachen?|viele|einige|mehrere) )steinen?',
    nest: '(?<!wespen)(?<!hornissen)(?<!ameisen)nest(?:er|ern|es|s)? / (?:vogel|amsel|schwalben|storchen|finken|meisen|raben|adler)-?nest(?:er|ern|es|s)? / nistmulden? / gelegen?(?= im nest)',
    birdHouse:
      'vogelh(?:aus|auses|äuser|äusern|äuschen) / nistk(?:asten|astens|ästen?) / vogelfutterh(?:aus|äuser|äuschen) / vogelkästen? / futterhäuschen / meisenk(?:asten|ästen)',
    aquarium:
      '\\p{L}*aquari(?:um|ums|en) / fischbecken[s]? / (?:goldfisch|fisch)gl(?:as|ases|äser|äsern) / zierfischbecken[s]?',
    cowHerd:
      '(?:kuh|rinder|vieh|milchkuh)-?herden? / herde(?:n)? (?:von )?(?:\\p{L}+ )?(?:kühen?|rindern?) / (?:drei|vier|mehrere|einige|viele|die|ihre|seine|braune|weidende) kühe / kühen? / rinder[n]? / milchkühen?',
    sheepFlock:
      'schafherden? / herden? (?:von )?(?:\\p{L}+ )?schafen? / schafen?(?!\\p{L}) / (?:drei|mehrere|einige|viele|die|seine|ihre) schafe / lämmer[n]? / mutterschafen?',
    chickens:
      'henne mit (?:\\p{L}+ )?küken / hühner mit küken / (?:hühner|hennen)schar(?:en)? / küken[s]?(?!\\p{L}) / (?:freiland|lege|bio|haus)hühner[n]? / (?:hühner|hennen) und (?:küken|eier|hahn) / eierk(?:orb|örbe|örben|örbchen) / korb (?:mit|voller) (?:\\p{L}+ )?eiern?',
    fishShoal:
      'fischschw(?:arm|arms|armes|ärme|ärmen) / schw(?:arm|ärme|armes?) (?:von |kleiner |bunter |silberner |aus )*(?:\\p{L}+ )?(?:fischen?|heringen?|sardinen) / (?:heringe?s?|sardinen|makrelen)schw(?:arm|ärme|ärmen) / (?:kleinen?|bunten?|winzigen?) fischen? / fischlein / (?:riff|korallen)fischen?',
    drone: '(?:liefer|paket|spiel|renn)drohnen? / drohne(?= (?:landet|bringt|liefert|trägt|startet))',
    deskWithMonitor: 'bildschirmarbeitspl[aä]tz\\p{L}* / computerarbeitspl[aä]tz\\p{L}* / homeoffice',
    jug: '(?!bier|ma(?:ß|ss))\\p{L}*kr(?:ug|ugs|uges|üge|ügen) / karaffen? / wasserkannen? / tonkr(?:ug|ugs|üge|ügen)',
    milkJug:
      'milchkännchens? / (?:milch)?aufschäumk(?:annen?|ännchens?) / barista-?k(?:annen?|ännchens?) / (?:edel)?stahlkännchens? / milch-?pitchers?',
    espressoMachine: 'espresso-?maschinen? / siebträger(?:maschinen?|s)? / (?:gastro|profi|barista)-?kaffeemaschinen?',
    kiln: '(?:brenn|töpfer|keramik|ton)(?:ofen|ofens|öfen) / (?:ofen|öfen) (?:für|zum brennen von) keramik / brennkammern?',
    pottersWheel:
      'töpferscheiben? / drehscheiben?(?= (?:mit|für|und) (?:dem |den )?ton) / töpferrad / töpferräder / töpfer-drehscheiben?',
    cauldron:
      '(?:kupfer|hexen|zauber|käse|suppen|koch|brau)kessel[sn]? / (?<=(?<!\\p{L})(?:gro(?:ß|ss)en?[mr]?|kupfern(?:en?|er|em)|brodelnd(?:en?|er|em)) )kessel / kupfert(?:opf|öpfen?)',
    cheeseWheel:
      'käselaib(?:e|en|s|es)? / käser(?:ad|ads|ades|äder|ädern) / laibe? (?:käse|bergkäse|gouda|emmentaler|parmesan) / käselaiber?ln?',
    barrel:
      '(?!tinten|salz|butter|pulver|nichts)\\p{L}*f(?:ass|asses|ässern?|ässchens?)(?! (?:mich|dich|das|ihn|sie|es|an|mal|zusammen)(?!\\p{L})) / (?:holz|regen|wein|bier|eichen)f(?:ass|asses|ässern?) / regentonnen? / fässle',
    drawer: '(?:\\p{L}*)schubladen? / schubkästen / schubkasten / schubf(?:ach|ächern?) / (?:schubladen)?kommoden?',
    stickyNotes: 'haftnotiz(?:en)? / klebezetteln?s? / post-?its? / haftzetteln?s? / klebenotiz(?:en)?',
    letters:
      '(?:liebes|abschieds|leser|familien)?brief(?:e|en|es|s)?(?! und siegel) / briefumschl(?:ag|ags|ages|äge|ägen) / (?:brief)?kuverts? / briefstapel[ns]? / (?<=(?<!\\p{L})(?:eine[nm]?|der|den|dem|die|weiße[nr]?) )umschl(?:ag|äge|ägen) / couverts? / (?:brief)?umschlägen? / umschlag(?=[.,]| (?:mit|auf|im)(?!\\p{L}))',
    tap: '(?:\\p{L}*)wasserh(?:ahn|ahns|ähnen?) / (?:misch|spül|küchen)?armaturen?(?!brett) / mischbatterien? / (?<=(?<!\\p{L})(?:tropfende[rn]?|der|den) )hahn(?= (?:tropft|zu|auf|läuft|leckt)(?!\\p{L})) / wasserkr(?:an|anen|äne) / (?<=(?<!\\p{L})(?:aus|unter|am) (?:dem |einem )?)hahn(?! (?:im|kräht)) / hahn(?= tropft)',
    sink: 'waschbecken[s]? / spülbecken[s]? / handwaschbecken[s]? / waschtisch(?:e|en|s|es)? / lavabos? / (?<=(?<!\\p{L})(?:die|der|eine|einer|vollen?|leere) )spüle',
    oven: '(?!stein)\\p{L}*back(?:ofen|ofens|öfen) / backrohr(?:e|s)? / backröhren? / (?<=(?<!\\p{L})(?:in den|im|aus dem|vorm|vor dem|in dem) )ofen / einbau(?:herd|ofen|back(?:ofen|öfen))(?:e|s)?',
    grillBarbecue:
      '(?:kugel|holzkohle|holzkohlen|gas|garten|elektro|schwenk)?grills? / barbecues? / bbqs? / grillkohle / grillrost(?:e|s)?',
    mixingBowl:
      'rührschüsseln? / teigschüsseln? / schneebesens? / schüsseln? (?:und|mit) (?:dem |einem )?schneebesen / rührbesens?',
    rollingPin:
      'nudelh(?:olz|olzes|ölzern?) / teigroll(?:en?|ern?|ers) / wallh(?:olz|ölzern?) / nudelwalkern?s? / teigh(?:olz|ölzer)',
    cuttingBoard:
      '(?:schneide?|küchen|hack|brotzeit|vesper|brot)brett(?:er|ern|es|s|chen|chens|l|ln)? / jausenbrett(?:er|ern|l|ln)?',
    wateringCan: 'gie(?:ß|ss)kannen? / gie(?:ß|ss)kännchens? / spritzkannen? / (?:garten|blumen)gie(?:ß|ss)kannen?',
    wheelbarrow: '(?:schub|schieb)karren?s? / scheibtruhen? / garettln?s? / gartenkarren?s?',
    shovel:
      'spatens? / (?<!auf die )(?!bagger|turbinen|rad)\\p{L}*schaufel / schaufeln / (?<!auf die )schippen? / schüppen?',
    lantern:
      'sturmlaternen? / sturmlampen? / (?:petroleum|öl|camping|gruben)(?:laternen?|lampen?) / (?<!straßen)laternen? / windlicht(?:er|ern|s|es)?',
    shelf: '\\p{L}*regale? / \\p{L}*regal(?:s|es|en) / Wandborde? / Regalb(?:rett|retter|öden)',
    fence: '\\p{L}*zaun(?:e?s)? / \\p{L}*zäunen? / Palisaden? / Umzäunung(?:en)?',
    gate: 'Gartent(?:or|ore|oren|örchen|ür|üren) / Gartenpforten? / \\p{L}*pforten? / (?:Hof|Holz|Eisen|Weide|Einfahrts)tore?s? / Gatter[ns]?',
    shed: '(?:Garten|Geräte|Holz|Werkzeug|Fahrrad)schuppens? / Gartenh(?:aus|auses|äuser|äusern|äuschen) / Geräteh(?:aus|auses|äuser) / Gartenlauben? / (?<=(?<!\\p{L})(?:einen|einem|im|zum|vom|am|alten|alter) )Schuppen',
    greenhouse:
      '\\p{L}*gewächshaus(?:es)? / \\p{L}*gewächshäusern? / Treibh(?:aus|auses|äuser|äusern) / Glash(?:aus|auses|äuser|äusern)',
    hayBale: '(?:Heu|Stroh|Rund)ballens? / (?:Heu|Stroh)rollen? / Heuhaufens?',
    beehive:
      'Bienenst(?:ock|ocks|öcke|öcken) / Bienenk(?:asten|ästen|orb|örbe|örben) / Bienenbeuten? / Bienenh(?:aus|äuser)',
    honeycomb: '(?:Honig|Bienen)?waben? / Wabenhonigs? / Honigwabenst(?:ück|ücke)',
    scarecrow: '\\p{L}*vogelscheuchen? / Strohpuppen? / Strohm(?:ann|änner|ännern)',
    anvil: '\\p{L}*amboss(?:e[sn]?)? / \\p{L}*amboß(?:es)?',
    sewingMachine: '\\p{L}*nähmaschinen? / Overlock-?maschinen?',
    mannequin: 'Schneiderpuppen? / Schneiderbüsten? / Schaufensterpuppen? / (?:Mode|Kleider)puppen? / Schneidertorsos?',
    clothesRail: 'Kleiderstangen? / Kleiderständern?s? / Garderobenständern?s? / Garderobenstangen?',
    washingLine:
      'Wäscheleinen? / Wäsche(?: \\p{L}+)? (?:auf|an) (?:der|einer|die) Leine / Wäschespinnen? / Wäscheständern?s?',
    ironingBoard: '\\p{L}*bügelbrett(?:s|er|ern|es)? / Bügeltisch(?:e|en|s|es)?',
    cashRegister:
      '(?:Registrier|Laden|Supermarkt|Touch|Tablet|Computer)kassen? / Kassensystem(?:e|s|en)? / (?<=(?<!\\p{L})(?:der|die|zur|einer|eine) )Kasse / Kassenschubladen?',
    shoppingBag:
      'Einkaufst(?:asche|aschen|üte|üten) / Papiert(?:asche|aschen|üte|üten|ragetaschen?) / Tragetaschen? / Geschenkt(?:asche|aschen|üte|üten)',
    marketStall:
      '(?:Markt|Obst|Gemüse|Wochenmarkt|Verkaufs)st(?:and|ands|andes|ände|änden) / Marktbuden? / Obst- und Gemüsest(?:and|ände)',
    foodTruck:
      'Food-?[ ]?trucks? / Imbisswagens? / (?:Eis|Pommes|Würstchen|Streetfood-?|Burger)wagens? / Verkaufswagens?',
    crane: '(?:Bau|Turm|Turmdreh|Hafen|Lade|Mobil|Lauf)?kr[aä]ne?[ns]?',
    forklift:
      '(?:Gabel|Elektro|Schubmast|Lager|Diesel)?staplern? / (?:Gabel|Elektro|Schubmast|Lager|Diesel)?staplers / Gabelhubwagens?',
    pallet:
      '(?:Holz|Euro|Transport|Waren|Lade|Versand|Misch)-?paletten? / Paletten?(?= (?:mit|voller|voll) (?:Kartons|Kisten|Paketen|Ware)) / (?<=(?<!\\p{L})(?:auf|von) (?:der|die|einer|eine) )Palette / Kartonstapeln?',
    walkingBoot:
      '(?:wander|berg|trekking)(?:schuh(?:e|en|s|es)?|stiefel[ns]?) / \\p{L}*wanderschuhe?n? / schnürstiefel[ns]?',
    rubberBoots: '\\p{L}*gummistiefel[ns]? / regenstiefel[ns]?',
    snorkel: 'schnorchel[ns]? / (?:taucher|schnorchel)brillen? / (?:tauch|schnorchel)masken? / schnorchelsets?',
    wetsuit:
      'neoprenanz(?:ug|ugs|üge|ügen) / (?:taucher?|surf)anz(?:ug|ugs|üge|ügen) / wetsuits? / nassanz(?:ug|ugs|üge|ügen)',
    paddle:
      '(?:holz|kanu|stech|kajak)?paddel[ns]? / rudern?(?=(?: (?:liegt|liegen|lehnt|lehnen|aus holz))) / (?:boots|steuer)?riemen(?= (?:des|der|im) boot)',
    anchor: '(?:schiffs|eisen|boots|wurf)?ankers?(?!-|\\p{L}) / (?:schiffs|boots|eisen)ankern',
    lifeJacket: '(?:rettungs|schwimm)westen? / schwimmhilfen? / lifejackets?',
    fishingNet: 'kescher[ns]? / käscher[ns]? / fischer?netz(?:e|es|en)? / fangnetz(?:e|es|en)?',
    carFerry: '(?:auto|wagen|fahrzeug)-?fähren? / ro-?ro-?(?:fähren?|schiffe?s?) / fährschiff(?:e|es|en|s)?',
    sailingYacht: 'segel(?:yacht|jacht)(?:en)? / segelboot(?:e|s|es|en)? / segelschiff(?:e|s|es|en)? / [yj]acht(?:en)?',
    canoe:
      '(?:holz|indianer|paddel)?kanus? / kanadierboot(?:e|s|en)? / einb(?:aum|äume|äumen|aums) / kanuboot(?:e|s|es|en)?',
    climbingRope:
      '(?:kletter|berg|sicherungs|abseil)seil(?:e|s|es|en)? / karabiner(?:haken)?[ns]? / kletterausrüstung(?:en)?',
    sleepingBag: '\\p{L}*schlafs(?:ack|acks|äcke|äcken) / biwaks(?:ack|acks|äcke|äcken)',
    goal: '(?:fu(?:ß|ss)ball|handball|bolz|mini)tor(?:e|s|es|en)? / torpfosten[s]? / tornetz(?:e|es|en)? / (?<=(?<!\\p{L})(?:ins|aufs|leere|im leeren|vorm|das leere) )tor(?! (?:zur?|des|der))',
    basketballHoop:
      'basketballk(?:orb|orbs|örbe|örben) / basketballring(?:e|es|en|s)? / basketballbrett(?:er|ern|s)? / basketballnetz(?:e|es|en)?',
    golfBag: 'golf(?:taschen?|bags?|s(?:ack|äcke|äcken)) / golfschläger[ns]? / golfausrüstung(?:en)?',
    grandPiano:
      '(?:konzert|stutz|klavier)flügel[ns]? / (?<=(?<!\\p{L})(?:am|schwarze[rn]?|ein|einem|den|einen) )flügel(?! (?:des|der|von|eines|aus|ab|an|schlägt)) / steinway(?:-flügel)?s? / grand ?pianos?',
    drumKit: 'schlagzeug(?:e|s|es|en)? / drum-?sets? / drum-?kits? / schie(?:ß|ss)bude(?= auf der bühne)',
    turntable:
      'plattenspieler[ns]? / schallplattenspieler[ns]? / turntables? / plattenteller[ns]? / grammophon(?:e|s|en)?',
    vinylRecord:
      'schallplatten? / vinyl(?:e|s|platten?|scheiben?)? / langspielplatten? / (?:jazz|rock|pop)platten? / plattenhüllen? / plattensammlung(?:en)?',
    amplifier:
      '(?:gitarren|bass|röhren|combo)?verstärker[ns]? / (?:gitarren|röhren|bass)-?amps? / amps? / gitarrenbox(?:en)?',
    harp: '\\p{L}*harfen? / (?:keltische|goldene) harfen?',
    spreadsheet:
      '\\p{L}*tabellen? / Excel-?(?:Tabellen?|Dateie?n?|Listen?) / Kalkulationstabellen? / Tabellenblatt / Tabellenblätter / Rechenblatt',
    serverRack:
      'Server(?:n|s)? / \\p{L}*server(?:n|s)? / Server-?(?:racks?|schr[aä]nke?n?|r[aä]um(?:en?)?) / Rechenzentr(?:um|en|ums) / Netzwerkschr[aä]nke?',
    router: 'Router(?:n|s)? / \\p{L}*-?router(?:n|s)? / Modems? / Fritz!?box(?:en)? / \\p{L}*modems? / Access ?Points?',
    chargingStation:
      '\\p{L}*ladesäulen? / (?:E-Auto-|Schnell|Elektro)?ladestation(?:en)? / Ladepunkte?n? / Stromtankstellen? / Wallbox(?:en)? / Supercharger',
    vrHeadset:
      'VR-?\\s?(?:Brillen?|Headsets?|Helme?) / Virtual-Reality-(?:Brillen?|Headsets?) / Datenbrillen? / Mixed-Reality-(?:Brillen?|Headsets?)',
    thermostat:
      'Thermostat(?:e|en|s)? / \\p{L}*thermostat(?:e|en|s)? / Temperaturregler[ns]? / Heizungsregler[ns]? / Heizungssteuerung(?:en)?',
    smartSpeaker:
      'Smart-?\\s?Speaker[ns]? / smarte[rn]? Lautsprecher[n]? / Sprachassistent(?:en|in|innen)? / Sprachlautsprecher[n]? / Alexa-Lautsprecher[n]? / Echo Dots?',
    usbStick:
      'USB-?\\s?(?:Sticks?|Laufwerke?n?|Speicher(?:sticks?)?) / Speichersticks? / Datensticks? / Memory-?Sticks?',
    hearingAid:
      'Hörgerät(?:e|en|s|es)? / \\p{L}*hörgerät(?:e|en|s|es)? / Hörhilfen? / Hörsystem(?:e|en|s)? / Cochlea-Implantat(?:e|en)?',
    walkingFrame: 'Gehgestell(?:e|en|s)? / Gehböcke? / Gehbock / Gehhilfen? / Rollator(?:en|s)? / Gehwagen',
    hospitalBed:
      'Kranken(?:haus)?bett(?:en|s|es)? / Klinikbett(?:en|s)? / Pflegebett(?:en|s)? / Patientenbett(?:en|s)? / Spitalbett(?:en)? / Intensivbett(?:en)?',
    dentistChair:
      'Zahnarzt(?:stuhl|stühlen?|sessel[n]?|liegen?) / Behandlungsstuhl(?:s)? / Behandlungsstühlen? / Dentalstuhl / Dentalstühle / Zahnarzteinheit(?:en)?',
    testTubes:
      'Reagenzgl[aä]s(?:er|ern|es)? / Reagenzröhrchen / Probenröhrchen / Blutröhrchen / Laborröhrchen / Reagenzglasständer[ns]?',
    bandageRoll:
      'Verbandsrollen? / Mullbinden? / Bandagen? / Elastikbinden? / Verb[aä]nd(?:e|en)? (?:aus|um) / Wundverb[aä]nde?n?',
    firstAidKit:
      'Erste-?\\s?Hilfe-?\\s?(?:Kästen|Kasten|Koffer[ns]?|Sets?|Taschen?|Box(?:en)?) / Verbands?k[aä]sten / Verbandtaschen? / Notfallkoffer[ns]? / Sanitätskasten',
    coffeeGrinder:
      '(?:\\p{L}*-?)?kaffeemühlen? / Espressomühlen? / (?:Hand|Bohnen)mühlen? / Mahlwerk(?:e|en|s)? / Kaffeemahlwerk(?:e|s)?',
    hotTub:
      'Hot-?\\s?(?:Tubs?|Pots?) / Whirlpools? / Jacuzzis? / Badef(?:ass|asses|ässern?) / Badezuber[ns]? / Badebottich(?:e|en)?',
    trampoline: 'Trampolin(?:e|en|s)? / \\p{L}*trampolin(?:e|en|s)?',
    climbingFrame:
      'Klettert(?:urm|ürmen?) / Spielt(?:urm|ürmen?) / Spielger[aä]t(?:e|en|s)? / Klettergerüst\\p{L}* / Spielpl[aä]tz(?:e|en|es)? / Kletterburg(?:en)?',
    sandcastle:
      'Sandburg(?:en)? / Sandschl(?:oss|össer|össern|osses) / Sandfestung(?:en)? / Burg(?:en)? aus Sand / Kleckerburg(?:en)?',
    trafficCone:
      'Leitkegeln? / Verkehrsh(?:ut|üte[ns]?|üten) / Verkehrskegeln? / Pylone[n]? / Warnkegeln? / Absperrkegeln?',
    streetLamp:
      'Stra(?:ß|ss)en(?:laternen?|lampen?|leuchten?) / Gaslaternen? / Laternenpf(?:ahl|ähle[n]?) / Parklaternen? / Hoflaternen?',
    phoneBooth: 'Telefonzellen? / Telefonhäuschens? / Fernsprechzellen? / Telefonkabinen?',
    postBox: 'Briefk[aä]sten / Postk[aä]sten / Briefkastens',
    railwayCrossing:
      'Bahnüberg[aä]ng(?:e[ns]?|s)? / Bahnschranken? / Eisenbahnüberg[aä]ng(?:e[ns]?|s)? / Andreaskreuz(?:e[ns]?)? / beschrankte\\p{L}* Überg[aä]ng(?:e|en)?',
    tramCar:
      'Straßenbahn(?:en|wagens?)? / Strassenbahn(?:en|wagens?)? / Tram(?:s|bahn|bahnen|wagens?)? / Trambahn(?:en)? / Stadtbahn(?:en|wagens?)?',
    cableCarGondola:
      'Seilbahn(?:en|kabinen?|gondeln?)? / Gondelbahn(?:en)? / Bergbahn(?:en)? / Skigondeln? / Luftseilbahn(?:en)? / Kabinenbahn(?:en)?',
    canalBoat:
      'Narrowboats? / Kanalboot(?:e[ns]?|s)? / Hausboot(?:e[ns]?|s)? / Kanalschiff(?:e[ns]?|s)? / Kanalkähne?n? / Lastk[aä]hne?n?',
    gondolaBoat: '(?<!\\p{L})Gondeln?(?!\\p{L}) / venezianische\\p{L}* (?:Gondeln?|Boote?n?)',
    pier: '(?:Boots|Bade|Anlege|Lande|Holz|See)?stege?n?s? / Seebrücken? / Landungsbrücken? / Anlegestellen? / Bootsanleger[ns]?',
    sackOfGrain:
      'Getreides[aä]cke?n? / Korns[aä]cke?n? / Weizens[aä]cke?n? / S[aä]cke?n? (?:mit |voller |voll )?(?:Getreide|Korn|Weizen|Gerste|Hafer|Roggen) / Getreidekörnern? / Saatguts[aä]cke?n?',
    seedlingTray:
      'Anzuchtschalen? / Anzuchtplatten? / Setzling(?:e[ns]?|s)? / Sämling(?:e[ns]?|s)? / Jungpflanzen / Keimling(?:e[ns]?|s)?',
    flowerPots:
      'Blument[oö]pfe?n?s? / Topfblumen? / Terrakottat[oö]pfe?n?s? / Tont[oö]pfe?n?s? / Blumenkübeln? / Pflanzt[oö]pfe?n?s?',
    bunchOfHerbs:
      'Kräuterbund(?:s|es)? / Kräuterstr[aä]u(?:ß|ße[ns]?|ßchen) / (?:Küchen|Garten|Wild)?kräutern? / Petersilie / Bund (?:Kräuter|Petersilie|Basilikum|Minze|Thymian)',
    pestleMortar: '(?:\\p{L}+)?mörsern? / Mörsers / Stößeln? / Mörser und Stößel / Pistille?n?',
    jamJars:
      'Marmeladengl[aä]s(?:e?s|er|ern)? / \\p{L}*marmeladen? / \\p{L}*konfitüren? / Einmachgl[aä]s(?:e?s|er|ern)? / Weckgl[aä]s(?:e?s|er|ern)? / Konfitürengl[aä]s(?:e?s|er|ern)?',
    spiceJars:
      'Gewürzgl[aä]s(?:e?s|er|ern)? / Gewürze?n?s? / Gewürzregale?n?s? / Gewürzdosen? / Gewürzstreuern? / Gewürzgläschen',
    tagine: 'Taginen? / Tajinen? / Tagine[- ]?T[oö]pfe? / marokkanische\\p{L}* (?:Schmortopf|Eintopf|Tontopf)',
    wok: 'Woks? / Wokpfannen? / Wokgemüse / Pfannengemüse / Wokgerichte?n?s?',
    fishMarketIce:
      'Fische?n? auf (?:zerstoßenem |gestoßenem )?Eis / Fischkisten? / (?:Fischtheken?|Fischauslagen?) / frische\\p{L}* Fisch(?:e[ns]?|s)? / Kisten? (?:mit |voller )Fisch(?:e|en)? / Fischm[aä]rkte?n?s?',
    bentWoodRockingChair: 'Schaukelst[uü]hle?n?s? / Schaukelsesseln? / Schwingsesseln?',
    ray: '(?:manta|stachel)?rochen',
    'teacup-without-handle': 'Matcha(?! ?latte) / Grüntee / grüner Tee',
    box: '(?<!bluetooth[- ])(?:Geschenk|Schuh|Versand)?box / Kartons? / Pakete? / Kisten? / (?:umzugs|schuh|papp|versand)kartons? / (?:umzugs|holz|getränke|obst|spielzeug)kisten? / kisterln? / päckchen / packerln? / päckli / (?:brot|frühstücks|vesper|tupper|jausen)(?:dosen?|boxe?n?) / lunchboxe?n? / kühlboxe?n?',
    kayak: 'Kajaks? / Kanus? / paddelboote?n?s?',
    plant:
      'Pflanzen? / Kräuter / (?<!kein )Blatt(?! Papier) / (?:topf|zimmer|balkon|grün)pflanzen? / kräutert(?:opf|öpfen?) / setzlinge?n? / monsteras? / basilikum(?:topf)? / farne?n? / minze / (?:salbei|rosmarin|thymian)(?=[.,]| (?:im|am|auf|wächst)(?!\\p{L}))',
    sandwich:
      'sandwich(?:es)? / Sandwiches / belegtes? Brot / (?:pausen|wurst|käse|vesper|jausen|schinken|schul)brot(?:e|en|s)? / (?:klapp|käse|wurst)?stullen?',
    can: 'Dosen? / (?:getränke|bier|cola|blech)-?dosen? / dosenbier / energydrinks?',
    sunflower: 'Sonnenblume(?:e?n|e|s)? / sonnenblumen?(?!öl|kern|feld)',
    'beer-mug':
      'Bierkrug(?:e?n|e|s)? / (?:eine|die|zwei|drei|vier|fünf|sechs|frische) ma(?:ß|ss)(?! (?:an|für|nahmen)) / ma(?:ß|ss)kr(?:ug|üge|ügen) / bierkr(?:ug|ugs|üge|ügen) / bierseidel / krügerl / bierhumpen',
    'nut-and-bolt': 'Mutter und Schraube / schraube / (?:rad|schrauben)muttern? / (?:holz|stell)schrauben?',
    'tropical-drink': 'cocktails? / caipirinhas? / piña coladas? / mai tais?',
    speedboat: 'Schnellboot(?:e?n|e|s)? / (?:motor|schnell)boote?n?s?',
    cup: 'espresso / (?<!(?:an|gegen|über) die )Latte / cappuccino / Tassen? / (?!eis)\\p{L}*kaffee / (?!unter)\\p{L}*tassen? / Tee / glühwein(?:e|s|tassen?)? / (?:kinder)?punsch / häferln? / haferln? / (?:kaffee|tee|espresso|kakao)(?:tassen?|bechern?|häferl) / (?<=eine |wiener )melange(?! aus) / cappuccin[oi]s? / espress[oi]s?(?!kocher|maschine) / latte macchiat[oi]s? / einspänner / hei(?:ß|ss)e schokolade / (?:kräuter|kamillen|pfefferminz|früchte|grün)tees? / kaffeepause / (?:trink|hei(?:ß|ss)e[rn]? )kakaos? / kakao(?=[.,!]| (?:mit|dampft|und)(?!\\p{L})) / (?<!eis)(?<!joghurt)(?:mehrweg|papp|papier|to-go-|plastik|zahnputz)?bechern?',
    bottle:
      'Flaschen? / (?<!Gl(?:as|äser) )Weine?s? / (?<!Gl(?:as|äser) )Milch / (?!wärm|gas|baby|sauerstoff|nuckel|tauch|sprüh|duftf)\\p{L}{3,}flaschen? / thermoskannen? / shampoos? / duschgels? / spülmittel / olivenöl / weichspüler / ketchups?(?:flaschen?)? / (?:wein|apfel|balsamico)?essig / mineralwassers? / sprudel(?:wasser)?',
    flacon: 'flacons? / \\p{L}*parfüm / parf(?:ü|u)m(?:s|flakons?)? / flakons? / parfümfläschchen',
    jar: 'serum / (?:Body-?|Körper)?Lotion / (?<!Tube )(?!sonnen|hand|zahn|wund|eis|butter)\\p{L}*cremes? / Tiegel / Honig / Marmelade / Crème(?! (?:brûlée|caramel|fraîche)) / einmachgl(?:as|äsern?) / (?:marmeladen|honig|gurken|senf|schraub)gl(?:as|äsern?) / konfitüren? / gsälz / (?:creme)?tiegel[sn]? / cremedosen? / nutella / schokocremes? / gewürzgurkenglas / pesto',
    tube: 'Tuben? / Sonnencreme / Zahnpasta / (?:sonnen|hand|zahn|wund)cremes? / sonnenmilch / (?:zahnpasta|creme|senf)tuben? / salben?',
    glass:
      '(?:juice|smoothie|cocktail|lemonade|soda|cola)s? / Drinks? / (?:(?!saftig|getränkem)(?:Saft|Limonade|Getränk)\\p{L}*|(?<=(?<!\\p{L})(?:ein|volle[ns]?|leere[ns]?|kalte[ns]?|kühle[ns]?|hebt (?:das|ihr|sein)) )Glas(?! (?:\\p{L}*wein|Sekt|\\p{L}*bier|Honig|Marmelade|Gurken))) / apfel(?:saft)?schorlen? / (?:orangen|apfel|tomaten|frucht)s(?:aft|äfte) / limo / (?:wasser|trink|saft|schnaps)gl(?:as|äsern?) / eistee / longdrinks? / gl(?:as|äser) (?:wasser|milch|saft|sprudel) / (?:obst|kräuter|verdauungs)?schn(?:aps|äpsen?) / stamperln?',
    plate: 'pasta / lasagne / risotto',
    dish: 'dinner / (?<!\\p{L})(?:Suppen|Ess|Holz)?teller / (?<!(?:vor|am|beim|vom) )Gericht / (?<!(?:sie|wir|gemeinsam|zusammen|in|zu) )Essen(?! (?:sie|wir|gemeinsam|zusammen|in|eine?n?|ihre?n?)(?!\\p{L})) / bratkartoffeln',
    bowl: 'bowls? / (?:Schüsseln?|(?<=(?<!\\p{L})(?:rührt|rühren|knetet|kneten) (?:den |einen |im )?)Teig) / (?<!(?:knabbert|knabbern|frisst|fressen) )Salat / Suppen? / (?:kartoffel|nudel|gurken|obst|hering)salat / müsli / müesli / birchermüesli / haferbrei / porridge / (?:kartoffel|linsen|kürbis|hühner|tomaten|gulasch|frittaten|leberknödel|gemüse)suppen? / (?:salat|müsli|rühr|suppen|obst)(?:schüsseln?|schalen?) / salatschüsserl / joghurts? / (?:frucht|natur)joghurts? / (?:speise|kräuter)?quark / (?<=(?<!\\p{L})(?:eine[rn]?|tiefe|flache|kleine|große) )schalen? / (?:futter|fress|hunde|katzen)?n(?:apf|apfs|äpfen?) / (?:ton|holz|glas|keramik)schalen?',
    bread:
      'baguettes? / (?!abend)\\p{L}*brot(?:e|s)? / Laib(?! Käse) / (?:Brötchens?|Toast(?:s|brot|scheiben?)?(?! auf(?!\\p{L}))) / (?:kaiser|laugen|mohn)?semmeln? / schrippen? / weckerln? / weckle / rundstücke? / laugen(?:brötchen|stangen?) / (?:roggen|bauern|schwarz|wei(?:ß|ss)|sauerteig|fladen)brot(?:e|en|s)?',
    cake: 'cupcakes? / muffins? / donuts? / Torten? / Kuchen / Gebäck / (?!pfann|eierk|leb|mutter|reib|hunde|flamm|zwiebel|öl|reis|honigk|baumk)\\p{L}{3,}(?:kuchens?|torten?) / gug[e]?lh[uo]pfe? / tortenstücke?n? / kuchenstücke?n? / tört(?:chen|li)',
    burger: 'burgers? / hamburgers?',
    pot: 'wok / (?!blumen|kräuter|nacht|farb|los|spar)\\p{L}*(?:topf|töpfen?) / (?!gelenk)\\p{L}*pfannen? / Herd / (?:käse|schoko(?:laden)?)?fondues? / koch(?:topfs?|töpfen?) / pfandl',
    icecream:
      'Eis(?:tüte|becher|kugel)\\p{L}* / eis(?= am stiel| in der (?:waffel|hand)|waffeln?) / (?<=kugeln? |kugerl )eis / (?<=(?<!\\p{L})(?:schleckt|schlecken|leckt|lecken|isst|essen|tropft|kauft|schmilzt) (?:ein|ihr|sein|das|an einem|am) )eis / eiscremes? / eiswaffeln? / softeis / (?:vanille|schoko|erdbeer|stiel|speise|zitronen)eis / glac[eé]s? / eiskaffee',
    fruit:
      'avocados? / mango(?:s|es)? / (?:Erdbeeren?|Obst|Bananen?|Pfirsiche?) / himbeeren? / brombeeren? / ribiseln? / johannisbeeren? / marillen? / aprikosen? / pfirsiche?n? / zwetschg?k?en? / pflaumen? / beerenschale / obstschalen? / obstkorb',
    shoe: 'sneakers? / (?<!des )Boots / (?!\\p{L}*(?:hand|schlitt|haus|roll)schuh)\\p{L}*schuhe?n? / Stiefel / (?:Turnschuhe?n?|Slippers?) / pumps / high-?heels / stöckelschuhe?n? / stiefeletten?',
    phone: 'apps? / Handys? / (?:Smartphones?|Telefone?s?) / natels? / (?:dienst|firmen)handys? / mobiltelefone?n?s?',
    laptop: '(?:Laptops?|Notebooks?) / Rechner / Computer / Tastatur / Schreibtisch',
    closedLaptop: 'geschlossene[rs]? Laptop',
    screen: 'Monitor(?:e|en|s)? / TVs? / Bildschirme? / Fernseher',
    watch:
      'Armbanduhr(?:en)? / (?<!(?:\\d|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|viel|rund um die) )Uhr(?:en)? / (?:taucher|damen|herren|sport|luxus|schweizer )uhr(?:en)? / smartwatch(?:es)?',
    ring: '(?<!(?:im|in den) )Ringe?(?! frei) / Schmuck / (?:ehe|verlobungs|gold|trau|diamant|brillant|hochzeits)ring(?:e|en|es|s)?',
    headphones: 'Kopfhörer / ohrhörern? / in-ears?',
    camera: 'Fotoapparat',
    lamp: 'Lampen? / Laterne / (?:steh|tisch|schreibtisch|nachttisch|lese|hänge)lampen? / nachtlicht(?:er)?',
    gift: 'Geschenke? / (?:weihnachts|geburtstags|wichtel|hochzeits|gast)geschenke?n?s? / geschenkp(?:ackung|äckchen)',
    bag: '(?!\\p{L}*(?:akten|brief|geld|teig|maul|hosen|jacken|mantel|brust|sattel|plauder)tasche)\\p{L}*taschen? / Rucks(?:ack|acks|äcken?) / schulranzen / schulthek / (?:jute|stoff|turn|einkaufs)beutel[sn]? / (?:einkaufs|papier|plastik|brötchen|bäcker)(?:tüten?|sackerln?|säckli) / tüten?(?= voll|$|[.,!]) / sackerln? / (?:müll|abfall|bio)(?:s(?:ack|acks|äcken?)|beuteln?|tüten?)',
    suitcase: 'Koffer',
    book: 'Magazine?n? / Bücher / Buch / zeitschrift(?:en)? / (?:notiz|tage|koch|kinder|bilder|mal|schul|wörter|gäste)b(?:uch|uchs|uches|üchern?) / (?:foto)?alb(?:um|ums|en)',
    chair:
      'Stühle? / Stuhl / Sessel / (?:büro|küchen|ess|garten|holz|klapp|schaukel|bar|camping|lehn|dreh|schreibtisch|wohnzimmer|kinder)st(?:uhl|uhls|ühlen?) / (?:ohren|fernseh|leder|relax|büro|lese)sessel[sn]? / (?:bar)?hocker[sn]? / fauteuils? / liegest(?:uhl|uhls|ühlen?) / (?:camping|klapp|garten)st(?:uhl|uhls|ühlen?) / sonnenliegen?',
    sofa: 'sofas? / couch(?:es)? / Sofas? / (?:schlaf|eck|leder)(?:sofas?|couch|couchen) / kanapees? / diwan',
    bed: '(?!fluss|kies|gleis|nagel)\\p{L}*bett / Matratzen? / (?:doppel|kinder|himmel|boxspring|gitter|kranken|ehe|hoch|stock|hotel)bett(?:en|es|s|chen)? / kissen(?! (?:aufs|auf (?:dem|das|der|die|einem|ein)) (?:sofa|couch|sessel|stuhl|boden|bank))',
    door: 'Türen? / Tür / (?:haus|wohnungs|eingangs|balkon|zimmer|keller|laden|garten|schiebe)tür(?:en)?',
    fridge: 'Kühlschr[aä]nke? / gefrierschr(?:ank|anks|änken?) / gefriertruhen? / kühlregal(?:e|en|s)?',
    window: 'Fenster / (?:dach|küchen|wohnzimmer|schlafzimmer|keller)?fenstern?s?',
    washer:
      'Waschmaschinen? / Trockner / (?:wäsche)?trockner[sn]? / waschtrockner / spülmaschinen? / geschirrspüler[sn]?',
    machine:
      'toasters? / Kaffeemaschinen? / Mixer / mikrowellen?(?:ngeräte?)? / pürierst(?:ab|abs|äbe) / küchenmaschinen? / (?:hei(?:ß|ss)luft)?fritteusen? / air-?fryer[sn]? / (?:stand|stab)mixer[sn]?',
    car: 'jeeps? / SUVs? / roadsters? / coupés? / taxis? / Autos? / (?<!schieb(?:t|en) (?:\\p{L}+ )?)Wagens?(?! (?:sich|es|wir|sie|(?:durch|im|in) (?:den |dem |einen |einem )?\\p{L}*(?:markt|laden))(?!\\p{L})) / \\p{L}*-SUV / Fahrzeuge? / Elektroautos? / e-autos? / (?:klein|sport|neu|gebraucht|miet|firmen|dienst|leih|familien)wagens? / cabrios? / kombis? / limousinen? / oldtimer[sn]? / pkws? / geländewagen[s]? / suvs?',
    pickup: 'pickups?(?: truck)?',
    van: '(?:Lieferwagens?|LKWs?|Lastwagens?|Lastern?|Trucks?) / Bullis? / wohnmobile?n?s? / campervans? / campingbus(?:se|ses)? / kleinbus(?:se|ses|sen)? / transporter[sn]? / lieferautos? / vw-bus',
    bike: '(?:e-|mountain[- ]?|gravel[- ]?|trekking[- ]?)?bikes? / (?<=in die )Pedale / \\p{L}*fahrr[aä]d(?:er)? / (?<!vier )Rädern?(?! (?:drehen|quietschen|rattern|des|der)(?!\\p{L})) / (?<!am )Rad(?:es|s)?(?! (?:schlag|dreh)\\p{L}*) / velos? / (?:renn|holland|klapp|kinder|damen|herren|leih|elektro)(?:r(?:ad|ads|ades|äder|ädern)|velos?) / drahtesel[sn]? / pedelecs? / tandems? / (?<=(?<!\\p{L})(?:auf|mit) (?:dem|einem|seinem|ihrem) )laufrad / laufr(?:ad|ads|äder|ädern) / (?:damen|herren|kinder|holland|fall)r(?:ad|ads|äder|ädern)',
    scooter:
      '(?:e-)?scooters? / Roller / Motorr[aä]d(?:er)? / motorroller[sn]? / mopeds? / mofas? / tretroller[sn]? / töffli / kickboards? / trottinetts?',
    train:
      'metro / trams? / (?<!vollen )Zügen? / (?<!Zug um )Zug(?:s|es)?(?! um Zug) / (?<=(?<!\\p{L})(?:die|der|einer) )Bahn / U-Bahn / (?<=(?<!\\p{L})(?:der|dem|den|ein|einem|einen|im|mit) )ice(?! ?-?(?:tea|cream|age|bucket|cube)) / s-bahn(?:en)? / stra(?:ß|ss)enbahn(?:en)? / strassenbahn(?:en)? / trambahn / (?<=(?<!\\p{L})(?:der|die|einer|eine) )bim / (?:regional|nacht|güter|bummel|schnell|hochgeschwindigkeits)z(?:ug|ugs|ügen?) / regionalexpress / (?:zahnrad|regional|stadt|schmalspur)bahn(?:en)? / (?<=(?<!\\p{L})(?:der|dem|den|im|ein|einen|einem) )ices?(?! (?:tea|cream|age)) / (?:regional|nacht|schnell|pendler|intercity)z(?:ug|ugs|üge|ügen) / s-bahnen? / u-bahnen?',
    plane: 'jets? / Flugzeuge? / (?:passagier|segel|propeller)flugzeuge?n?s? / flieger[n]?',
    boat: '[YJ]acht(?:en)? / \\p{L}+boote? / Boote / (?<=(?<!\\p{L})(?:ein|das|dem|vom|im|kleines|altes) )Boot / Schiffe? / (?:ruder|fischer|schlauch)boote?n?s?',
    surfboard: 'Surfbretter? / Surfbrett / surfbrett(?:er|ern|s)? / sup-?boards?',
    dog: '(?:golden )?retrievers? / terriers? / beagles? / labradors? / corgis? / spaniels? / collies? / Husk(?:y|ys|ies) / Hund(?:e|en|es)? / Welpen? / Dackel / Schäferhund / hündin(?:nen)? / (?:schäfer|hof|jagd|wach|stra(?:ß|ss)en|familien)hunde?n?s? / (?:mops|pudel|terrier|labrador|bernhardiner|beagle|chihuahua|dalmatiner|dobermann|rottweiler)s? / vierbeiner[sn]? / französische bulldogge',
    cat: 'Katzen? / Kätzchen / (?<=(?<!\\p{L})(?:der|ein|dem|ihr|sein|mein|unser|\\p{L}{2,}er) )katers?(?! danach) / mieze / stubentiger[sn]? / büsi / katzenbabys? / kätzchens',
    horse:
      'Pferde? / fohlen / stuten? / hengste?n?s? / haflinger / (?<!(?:den|einen|ihren|seinen|langen|geraden|schrägen|meinen|kurzen|fransigen|mit) )ponys?',
    bird: 'Vögel / Vogel / Möwen? / störchen? / storch / amseln? / spatz(?:en)? / (?:kohl|blau)?meisen? / rotkehlchen / schwalben? / kanarienv(?:ogel|ögel) / adler[sn]? / raben? / vögelchen / vöglein / piepmatz',
    robot: 'Roboter',
    guitar: '(?:Rock|Live|Jazz|Schul|Hochzeits)[- ]?bands? / Gitarren?',
    ball: '(?:Basket|Hand|Volley|Wasser|Spiel)?bällen? / (?:Basket|Hand|Volley|Wasser|Spiel)?ball(?:s|es)? / (?:golf|gummi|wasser|strand|fang)b(?:all|alls|älle|ällen)',
    balloon: '\\p{L}*ballons?',
    rocket: 'Raketen? / Raumschiff',
    tree: 'Bäume? / Baum / (?:apfel|kirsch|birn|obst|laub|nuss|walnuss|linden|kastanien|pflaumen|oliven|nadel)b(?:aum|aums|äumen?|äumchen) / palmen? / (?:alte |knorrige |mächtige )(?:eiche|linde|buche|weide) / (?<!(?:aus|in|massive[rn]?|geölte[rn]?|heller|dunkler) )eichen?(?! (?:massiv|geölt|furnier)) / linden / birken? / kastanienb(?:aum|äume|äumen) / (?:ahorn|buchen|eichen|mandel|zitronen|orangen)b(?:aum|aums|äumen?)',
    flower:
      '\\p{L}*blumen? / Rosen? / Blüten? / (?:blumen|braut|rosen|tulpen|wiesen)str(?:au(?:ß|ss)|au(?:ß|ss)es|äu(?:ß|ss)en?|äu(?:ß|ss)chen) / tulpen? / nelken? / gänseblümchen / edelwei(?:ß|ss) / narzissen? / osterglocken? / orchideen? / margeriten? / schneeglöckchen / pfingstrosen? / geranien? / löwenzahns? / pusteblumen? / krokusse?n? / lilien? / mohn(?=blüten?| |[.,])(?! ?(?:kuchen|strudel|brötchen)) / hortensien? / dahlien? / stiefmütterchen / vergissmeinnicht',
    house:
      '(?!durchaus|\\p{L}*(?:kaffee|wirts|gast|kauf|waren|auto|möbel|gewächs|treib|kranken|treppen|stiegen|hoch|schnecken|tee|brau|opern|konzert|schul|park)haus)\\p{L}*haus / Häuser / Hütten? / Dächer / Dach / (?:reihen|einfamilien|doppel|fertig|ferien|fachwerk|bauern|land|holz|tiny-?)h(?:aus|auses|äusern?|äuschen) / eigenheime?n?s? / bungalows? / (?:berg|alm|ski|block|schutz)hütten? / villa / villen / häuserl / häusle / gartenlauben?',
    shop: '(?<!online[- ]|web-?)Shops? / Läden / (?<=(?<!\\p{L})(?:der|den|dem|vom|am|zum|vorm|eine?[mn]?|ihre?[mn]?|seine?[mn]?|unsere?[mn]?|kleine[rmn]|alte[rmn]|leere[rmn]) )(?<!(?:in|durch) (?:den|dem|einen|einem) )Laden / Schaufenster / (?<=vor (?:der|einer) )Bäckerei',
    tower:
      'skylines? / Hochhäuser / Hochhaus / Türmen?(?! aus(?!\\p{L})) / Turm(?:s|es)?(?! aus(?!\\p{L})) / Gebäude / (?:kirch|fernseh|aussichts|büro)t(?:urm|urms|ürmen?) / hochh(?:aus|auses|äusern?) / wolkenkratzer[sn]?',
    tent: 'camping / Zelte? / (?:fest|bier|wurf|camping|kuppel)zelte?n?s?',
    fire: 'grill / (?!lauf|trommel|kreuz|blink)\\p{L}*feuer(?! und Flamme) / Kamin / Flammen? / (?:kamin|oster|feuer|sonnwend)feuern?s? / feuerschalen? / feuerstellen?',
    shirt:
      'shirts? / sweaters? / Hemden? / T-Shirts? / Kleidung / Pullover / (?:ober|holzfäller|ringel|unter|trachten|jeans|nacht)?hemd(?:en|es|s)? / (?:strick|ringel|rollkragen|woll|weihnachts|kapuzen)(?:pullover[sn]?|pullis?) / pullis? / hoodies? / trikots? / sweatshirts? / leiberln? / blusen?',
    lighthouse: 'Leuchttürme? / Leuchtturm',
    dolphin: 'Delfine?',
    whale: 'Wale?',
    shark: 'Hai(?:e)?',
    fish: 'Fische? / Hai(?:e)? / Wale? / Delfine? / (?<=(?<!\\p{L})(?:ein|der|den|einen|dem) )Rochen / forellen? / karpfen / goldfische?n?s?',
    vase: 'Vasen? / Töpferscheibe',
    frame: 'Poster / Gemälde / Bilderrahmen',
    umbrella: 'Regenschirme? / Sonnenschirme?',
    key: 'Schlüssel(?:n|s|bund)?(?! (?:zum|zur|zu)(?!\\p{L}))',
    basket:
      'Körbe? / Korb / Sieb / (?:wäsche|weiden|einkaufs|picknick|brot|fahrrad|hunde|präsent)k(?:orb|orbs|örben?|örbchen)',
    drop: '(?<!edle[rn] )(?:\\p{L}+t|T)ropfen(?! (?:am|an (?:dem|der|einem|einer)|auf (?:dem|den))(?!\\p{L}))',
    apple: 'Apfel / Äpfel',
    lemon: 'Zitronen?',
    orange: '(?:Orangen|(?<=(?<!\\p{L})(?:eine|die|der|einer|halbe|frische) )Orange)',
    tomato: 'Tomaten? / paradeisern? / (?:cherry|kirsch|rispen|cocktail|strauch|fleisch)tomaten?',
    vegetables:
      'Bro(?:kk|cc)oli / Gemüse / Möhren? / Karotten? / rüebli / mohrrüben? / (?:sommer|wurzel|ofen)gemüse / gemüsekisten? / biokisten? / suppengrün / (?:salat|gewürz|schlangen|essig)?gurken? / blumenkohls? / (?:hokkaido|butternut)?kürbiss?(?:en?)? / spargels? / kohlrabis? / selleries? / rote bete / radieschen / lauch / fenchel / zucchinis?',
    onion: 'Zwiebeln? / Knoblauch',
    egg: '(?:Eiern?|(?<=(?<!\\p{L})(?:ein|das|dem|rohes|gekochtes) )Ei) / (?:oster|frühstücks|hühner|bio)eie?r?n?',
    cheese:
      'Käse / raclette / raclettekäse / (?:berg|schnitt|hart|alp|schweizer )käses? / käselaibe? / emmentaler / appenzeller käse / gouda / gruyère / greyerzer / tilsiter',
    meat: 'steaks? / bacon / (?<!(?:sie|wir|zu) )Braten / Fleisch / Schnitzel / Schinken / (?:schweine?|schweins|rinder|sauer|sonntags|kalbs|lamm|krusten|rinds)braten / (?:rump|rinder|nacken|hüft)steaks? / rinderfilets? / koteletts? / (?:bauch|frühstücks|räucher)?speck / (?:back|wiener )schnitzel[sn]? / (?:grill|brat)?hähnchen(?:brust|filets?) / buletten? / frikadellen?',
    noodles:
      'ramen / Nudeln / (?:käse)?spätzle / spätzli / (?:band|eier|faden)nudeln / spaghetti / älplermagronen / makkaroni / tagliatelle',
    pizza: 'pizzas? / flammkuchen / (?:tiefkühl|salami|holzofen)pizz(?:a|as|en)',
    fries: 'Pommes(?: frites)? / fritten / pommesschalen? / sü(?:ß|ss)kartoffelpommes',
    sushi: 'sushi',
    taco: 'tacos? / burritos? / döner[sn]? / dürüms? / wraps?',
    cookie:
      'cookies? / Kekse? / Plätzchen / lebkuchen(?!haus|herz) / guetzli / güetzi / vanillekipferln? / zimtsterne?n? / spekulatius / (?:butter|hafer|schoko|weihnachts)(?:kekse?n?|plätzchen)',
    croissant: 'croissants? / gipfeli / kipferln? / (?:butter|laugen|schoko)(?:croissants?|hörnchen)',
    chocolate: 'Schokolade / (?:schoko|müsli|protein|energie|nuss|frucht)-?riegel[sn]?',
    pouch: '(?:Beutel|Tüten? (?:Chips|Gummibärchen|Popcorn)) / (?:chips|gummibärchen|futter)t(?:üten?) / standbeutel',
    kettle: 'Wasserkocher / (?:tee|wasser|flöten)kessel[sn]? / (?<=pfeift (?:der|ein) )kessel',
    moka: 'Espressokocher / espressokocher[sn]? / mokkakannen?',
    pint: 'Bier(?:e|glas|krug)? / (?:weizen|wei(?:ß|ss)|stark|craft|fass|lager|schwarz|feierabend|hefe)biere?s? / hefeweizen / pils / pilsner / kölsch / biergl(?:as|äsern?) / bierchen / seidl',
    wineglass:
      'prosecco / (?:Weingl(?:as|äsern?)|Gl(?:as|äser) (?:\\p{L}*wein|Sekt|Champagner|Prosecco)) / Sekt / wei(?:ß|ss)weine?s? / rotweine?s? / rosé(?:wein)? / proseccos? / champagners? / (?:wein|sekt|rotwein|champagner)gl(?:as|äsern?) / cüpli / weinschorlen? / sektflöten? / riesling / grauburgunder / grüner veltliner',
    candle: 'Kerzen? / adventskr(?:anz|anzes|änzen?) / teelicht(?:er|ern)? / (?:duft|advents|geburtstags)kerzen?',
    match: 'Streichh[oö]lz(?:er)?',
    knife:
      '(?:Messer[ns]?|Scheren?) / Klinge / (?:taschen|küchen|brot|koch|fleisch|jagd|schäl|butter|steak|sack|teppich)messern?s?',
    hammer: '(?<!(?:ist|sind|wird) (?:der|ein) )Hammer(?!-) / Werkzeuge?',
    wrench:
      'Schraubenschlüssel / Schrauben? / (?:inbus|maul|dreh)?schraubenschlüssel[sn]? / inbusschlüssel / (?:kombi|rohr|kneif|beiß|beiss|flach|spitz|wasserpumpen)zangen?',
    drill:
      'Bohrmaschinen? / Akkuschrauber / Schrauben(?:zieher|dreher)[sn]? / (?:schlag)?bohrmaschinen? / bohrh(?:ammer|ämmer) / akku(?:schrauber|bohrer)[sn]?',
    paintbrush: 'Pinsel',
    toothbrush: 'Zahnbürsten?',
    glasses: '(?:Sonnen)?brillen? / (?:sonnen|lese|schutz|gleitsicht|horn)brillen?',
    hat: 'beanies? / Hüten?(?! dich) / (?<!(?:auf der|unter einen) )Hut(?:s|es)? / Mützen? / (?:pudel|bommel|zipfel|woll|strick|schirm|weihnachts)(?:mützen?|hauben?) / (?:stroh|sonnen|filz|cowboy|trachten|jäger)h(?:ut|uts|üten?) / basecaps?',
    helmet: 'Helme?',
    sock: 'Socken? / strumpfhosen? / strümpfen?',
    sandal: 'Sandalen? / (?:flip-?flops?) / badelatschen / sandaletten? / adiletten / birkenstocks?',
    coat: 'blazers? / Mäntel / Mantel / Jacken? / (?:winter|regen|leder|jeans|daunen|strick|trachten|warn|ski|outdoor)jacken? / (?:winter|regen|woll|leder|pelz|lodn|loden)m(?:antel|antels|änteln?) / janker / parkas? / anoraks? / sakkos? / (?:labor|arzt|maler)kittel[sn]?',
    paper:
      'post-?its? / Briefe? / Rechnung(?:en)? / Papiere? / Formulare? / kassen(?:bons?|zettel[sn]?) / (?:notiz|einkaufs|straf|merk|spick)?zettel[sn]? / quittung(?:en)? / formulare?n?s? / (?:miet|kauf|arbeits)vertr(?:ag|ags|ägen?) / speisekarten? / (?:liebes|droh|abschieds)briefe?n?s? / steuererklärung(?:en)? / arbeitsbl(?:att|ätter) / kontoausz(?:ug|ugs|üge|ügen) / servietten?',
    card: '(?:Kredit|Bank|EC-?|Visiten)karten? / (?:ec|kredit|bank|giro|kunden|bankomat|visiten|gutschein|post|ansichts|gru(?:ß|ss)|geburtstags|spiel|gesundheits)-?karten?',
    coins: 'Münzen? / Geld / Bargeld / (?:geld|euro)scheine?n?s? / banknoten? / wechselgeld / trinkgeld / kleingeld',
    clock: 'Wecker / Wanduhr / (?:kuckucks|wand|stand|kirchturm|bahnhofs|küchen|turm)uhr(?:en)? / radiowecker[sn]?',
    tablet: 'iPads? / Tablets?',
    mic: 'Mikrofone?',
    speaker: 'Lautsprecher / bluetooth-?(?:box|boxen|lautsprecher[sn]?) / lautsprecher[sn]? / stereoanlagen?',
    ladder: 'Leitern?(?! (?:der|des|von)(?!\\p{L}))',
    bus: 'Bus(?:ses)? / (?<!eine )Bussen? / (?:reise|linien|schul|doppeldecker|fern|nacht|stadt)bus(?:se|sen|ses)? / postautos?',
    tractor: 'Traktor(?:en)? / Mähdrescher / trecker[sn]? / mähdreschern?s?',
    cargobike: 'cargo ?bikes? / Lastenr[aä]d(?:er)? / cargobike',
    stroller: 'Kinderwagen',
    teddy:
      'Teddy\\p{L}* / Spielzeug / Kuscheltier / (?:kuschel|plüsch|stoff)tiere?n?s? / (?:kuschel|plüsch)bären? / (?:stoff|spiel)?puppen?',
    cabinet:
      'Schränke? / Schrank / (?:kleider|küchen|wand|bücher|schuh|bauern|wäsche|vorrats|geschirr|einbau|apotheken|wohnzimmer)schr(?:ank|anks|änken?) / kleiderkasten / kommoden? / sideboards? / vitrinen? / schubladen? / bücherregale?n?s?',
    table:
      '(?:Wickel|Schmink|Werk|Billard|Tapezier|Konferenz|Besprechungs|Stamm|Camping|Picknick|Marmor|Glas|Neben|Nachbar|Kinder|Zeichen|Spiel|Schreib)?Tisch(?:e|en|es|s|chen)? / (?:couch|küchen|ess|holz|beistell|garten|nacht|klapp|wohnzimmer|arbeits|frühstücks|bistro|steh|sofa)tisch(?:e|en|es|s|chen)?',
    scale: '(?:Küchen|Personen|Brief)?waagen?',
    spray:
      'Reiniger / Sprühflaschen? / Waschmittel / (?:haar|insekten|reinigungs)sprays? / deosprays? / sprühdosen? / spraydosen? / glasreiniger / deos? / deodorants? / deoroller[ns]? / nasensprays? / rasierschaum',
    lipstick: 'mascara / make-?up / Lippenstifte?',
    pills:
      'Tabletten / Pillen / Kapseln / Medikamente? / (?:kopfschmerz|schlaf|vitamin|brause|lutsch)tabletten? / medikamente?n?s?',
    padlock:
      'Vorhängeschl[oö]ss(?:er)? / Schloss(?= (?:klickt|schnappt)) / (?:fahrrad|bügel|zahlen|liebes|velo)schl(?:oss|osses|össern?)',
    swing:
      '(?<=(?<!\\p{L})(?:den|zwei|leere|leeren) )Schaukeln / (?:kinder|holz|reifen|baum)?schaukel / (?:kinder|holz)schaukeln',
    skateboard: 'skateboards? / longboards? / Skateboards?',
    fox: 'Füchse? / Fuchs / füchsin / füchslein',
    cow: 'Kühe? / Kuh / kälb(?:chen|er|ern) / milchk(?:uh|ühen?) / kalb(?:es|s)? / stierkälber / rindern? / ochsen?',
    hen: 'Hühner / Huhn / Hennen? / hühnern?',
    bee: 'Bienen? / honigbienen? / hummeln? / wespen?',
    fishdish:
      'sashimi / shrimps? / Lachs / Garnelen / Matjes / fischstäbchen / (?:lachs|fisch|zander)filets? / räucherlachs / backfisch',
    bulb: 'Glühbirnen? / Glühlampe',
    bridge: '\\p{L}*brücken?',
    waterfall: 'Wasserf[aä]lle? / Wasserfall / wasserf(?:all|alls|ällen?)',
    statue: 'Statuen? / Skulptur(?:en)? / denkm(?:al|als|älern?) / reiterstandbild',
    windTurbine: 'Windr[aä]d(?:er)? / Windkraft\\p{L}* / windräder[n]? / windparks?',
    solarPanel:
      'Solar(?:modul|panel|anlage|zelle|dach)\\p{L}* / Photovoltaik\\p{L}* / pv-anlagen? / balkonkraftwerke?n?s?',
    bench:
      '(?:Park|Garten|Holz|Sitz)b[aä]nke? / (?:park|garten|holz|sitz|ofen|eck)b(?:ank|änken?|änkchen) / (?<=(?<!\\p{L})(?:sitzt|sitzen|setzt sich|setzen sich|schläft) auf (?:der|einer|die|eine) )bank / bankerl / bänkli',
    sign: '(?!ritter|schutz)\\p{L}*schild(?:er|ern|es|s)? / wegweiser[sn]?',
    rock: 'Fels(?:en|brocken|wand)?',
    hammock: 'Hängematten?',
    lockers: 'Spinde? / spinde?s? / spinden / schlie(?:ß|ss)fäch(?:er|ern) / schlie(?:ß|ss)fach',
    curtain:
      'Vorh[aä]nge? / Gardinen? / (?:dusch|bühnen|theater|samt)?vorh(?:ang|angs|ängen?) / jalousien? / (?:raff|doppel)?rollos? / plissees?',
    vacuum: 'Staubsauger / (?:hand|akku|boden)staubsauger[sn]?',
    robotVacuum: 'Saugroboter / wischroboter[sn]? / staubsaugerroboter[sn]?',
    iron: 'Bügeleisen',
    fan: 'Ventilator(?:en)? / (?:tisch|stand|decken)?ventilator(?:en|s)?',
    mower: 'Rasenmäher / Mähroboter / rasenmähern?s? / rasentraktor(?:en)?',
    excavator: 'bulldozers? / Bagger',
    typewriter: 'Schreibmaschinen?',
    dumbbell: 'Hanteln? / (?:kurz|lang)hanteln? / (?<=(?<!\\p{L})(?:stemmt|hebt|stemmen) (?:sie |er )?)gewichte',
    kettlebell: 'kugelhanteln? / kettlebells?',
    yogaMat: '(?:Yoga|Turn)matten? / (?:yoga|gymnastik|iso|turn|fitness)matten?',
    slippers: 'Hausschuhe? / Pantoffeln? / hausschuhe?n?s? / puschen / hauslatschen',
    eye: '(?<=(?<!\\p{L})(?:ein|das) )Auge',
    earrings: 'Ohrringe? / ohrringe?n? / ohrstecker[n]?',
    blanket:
      '(?:Woll|Kuschel|Bett|Baby)decken? / Plaids? / (?:bett|woll|kuschel|picknick|tages|daunen|schmuse|baby)decken? / tuchent / duvets?',
    monkey: 'Affe(?:e?n|e|s)?',
    gorilla: 'Gorilla(?:e?n|e|s)?',
    orangutan: 'Orang-Utan(?:e?n|e|s)?',
    wolf: 'Wolf(?:e?n|e|s)?',
    raccoon: 'Waschbär(?:e?n|e|s)?',
    lion: 'Löwe(?:e?n|e|s)? / löwin(?:nen)?',
    tiger: 'Tiger(?:e?n|e|s)?',
    leopard: 'Leopard(?:e?n|e|s)?',
    moose: 'Elch(?:e?n|e|s)?',
    donkey: 'Esel(?:e?n|e|s)?',
    unicorn: 'Einhorn(?:e?n|e|s)?',
    zebra: 'Zebra(?:e?n|e|s)?',
    deer: 'Hirsch(?:e?n|e|s)? / rehe?n?s? / rehkitze?n?s? / rehb(?:ock|öcke) / rentier(?!e?markt)(?:e|en|s)?',
    bison: 'Bison(?:e?n|e|s)?',
    pig: 'Schwein(?:e?n|e|s)? / ferkel[sn]? / glücksschweine?n?',
    boar: 'Wildschwein(?:e?n|e|s)?',
    ram: 'Widder(?:e?n|e|s)?',
    ewe: 'Schaf(?:e?n|e|s)? / (?<!(?:vom|mit|und) )lamm(?:s|es)?(?=[.,]| (?:auf|im|in|steht|springt|trinkt|und)(?!\\p{L})) / lämmern? / lämmchen',
    goat: 'Ziege(?:e?n|e|s)?',
    camel: 'Dromedar(?:e?n|e|s)?',
    llama: '(?<=(?<!\\p{L})(?:ein|zwei) )Lamas?',
    giraffe: 'Giraffe(?:e?n|e|s)?',
    elephant: 'Elefant(?:e?n|e|s)?',
    rhinoceros: 'Nashorn(?:e?n|e|s)?',
    hippopotamus: 'Nilpferd(?:e?n|e|s)?',
    mouse: '(?<=(?<!\\p{L})(?:kleine|graue) )Maus / mäuschen / feldm(?:aus|äusen?)',
    rat: 'Ratte(?:e?n|e|s)?',
    hamster: 'Hamster(?:e?n|e|s)? / meerschweinchens?',
    rabbit: 'Hase(?:e?n|e|s)? / osterhasen? / häschen / (?:zwerg)?kaninchens? / feldhasen?',
    chipmunk: 'Streifenhörnchen(?:e?n|e|s)? / eichhörnchens? / eichkätzchen / eichkatzerl',
    beaver: 'Biber(?:e?n|e|s)?',
    hedgehog: 'Igel(?:e?n|e|s)?',
    'polar-bear': 'Eisbär(?:e?n|e|s)?',
    koala: 'Koala(?:e?n|e|s)?',
    panda: '(?<!fiat )(?<!nuova )pandas?(?! (?:hybrid|4x4|elettrica))',
    sloth: 'Faultier(?:e?n|e|s)?',
    otter: 'Otter(?:e?n|e|s)?',
    skunk: 'Stinktier(?:e?n|e|s)?',
    kangaroo: 'Känguru(?:e?n|e|s)?',
    badger: '(?<!des )Dachs(?:e|en|es)?',
    rooster: 'Hahn(?= kräht) / gockel[sn]? / hahn(?= kräht) / (?<=kräht (?:der|ein) )hahn',
    'baby-chick': 'Küken(?:e?n|e|s)?',
    penguin: 'Pinguin(?:e?n|e|s)?',
    duck: '(?<=(?<!\\p{L})(?:eine|die|kleine) )Ente / Enten / (?:quietsche|bade|gummi|stock)(?:enten?|entchen) / (?<=(?<!\\p{L})(?:der|einer|junge|gelbe|weiße) )ente',
    swan: 'Schwan(?:e?n|e|s)? / schwäne?n?',
    flamingo: 'Flamingo(?:e?n|e|s)?',
    peacock: 'Pfau(?:e?n|e|s)?',
    goose: '(?:Gans|Gänsen?)',
    frog: 'Frosch(?:e?n|e|s)? / (?:laub)?fr(?:osch|osches|öschen?)',
    crocodile: 'Krokodil(?:e?n|e|s)?',
    turtle: 'Schildkröte(?:e?n|e|s)?',
    lizard: 'Eidechse(?:e?n|e|s)?',
    snake: 'Schlange(?= (?:gleitet|kriecht|züngelt)) / (?:Kobras?|(?<=eine )Cobra)',
    sauropod: 'Sauropode(?:e?n|e|s)?',
    't-rex': 'T-Rex(?:e?n|e|s)?',
    dragon: 'Drache',
    spider: '(?<=(?<!\\p{L})(?:eine|die|der|einer|große|dicke|schwarze) )Spinnen?',
    scorpion: 'Skorpion(?:e?n|e|s)?',
    snail: 'Schnecke(?:e?n|e|s)? / weinbergschnecken?',
    lobster: 'Hummer(?:e?n|e|s)?',
    castle:
      '(?:prächtiges|barockes|märchenhaftes) Schloss / (?:ritter|raub|höhen)?burg(?:en)? / burgruinen? / (?:märchen|wasser|jagd|barock|traum)schl(?:oss|osses|össern?) / schloss (?=neuschwanstein|schönbrunn|sanssouci|linderhof|nymphenburg|charlottenburg|belvedere) / (?<=(?<!\\p{L})(?:um|vor|hinter|über) (?:das|dem|ein|einem) )schloss',
    church: 'Kirche(?:e?n|e|s)?',
    mosque: 'Moschee(?:e?n|e|s)?',
    'hindu-temple': 'Hindutempel(?:e?n|e|s)?',
    hospital: '(?<!im )Krankenh(?:aus|auses|äuser)',
    school:
      '(?<=vor der )Schule / (?<=(?<!\\p{L})(?:vor|neben|hinter) (?:der|einer) )(?:\\p{L}{2,})?schule / schulgebäude / schulhaus',
    factory: 'fabrikgebäude / fabrikschornsteine?n? / (?<=(?<!\\p{L})(?:vor|hinter) (?:der|einer) )fabrik',
    hotel: "(?<!(?:de|di) )(?<!d[’'])hotels?",
    stadium: 'Stadi(?:on|ons|en)',
    fountain: 'Springbrunnen(?:e?n|e|s)? / (?:dorf|markt)?brunnens?',
    'ferris-wheel':
      'Riesenrad(?:e?n|e|s)? / riesenr(?:ad|ads|äder|ädern) / jahrm(?:arkt|ärkte|ärkten) / kirmes / rummel(?:platz)? / chilbi',
    'roller-coaster': 'Achterbahn(?:e?n|e|s)?',
    'playground-slide': 'Spielplatzrutsche(?:e?n|e|s)? / rutsche / rutschbahn(?:en)? / kinderrutschen?',
    'carousel-horse': 'Karussellpferd(?:e?n|e|s)? / karussells? / ringelspiele?',
    locomotive: 'Dampflokomotive(?:e?n|e|s)? / dampflok(?:s|omotiven?)? / lokomotiven?',
    ambulance: 'Krankenwagen(?:e?n|e|s)?',
    'fire-engine': 'Feuerwehrauto(?:e?n|e|s)?',
    'police-car': 'Polizeiwagen(?:e?n|e|s)? / polizeiautos? / streifenwagens?',
    'manual-wheelchair': 'manueller Rollstuhl / rollst(?:uhl|uhls|ühlen?)',
    'roller-skate': 'Rollschuh(?:e?n|e|s)? / rollschuhe?n?s? / rollerskates / inline-?skates? / inliner[n]?',
    'vertical-traffic-light': 'vertikale Verkehrsampel / (?:verkehrs|fu(?:ß|ss)gänger)?ampeln?',
    'fuel-pump': 'Tanksäule(?:e?n|e|s)? / tankstellen? / zapfsäulen?',
    cactus: 'Kaktus(?:e?n|e|s)? / kakteen / kaktus(?:se)?',
    mushroom:
      'Fliegenpilz(?:e?n|e|s)? / pilze?n? / champignons? / schwammerln? / eierschwammerln? / steinpilze?n? / pfifferlinge?n?',
    snowman: 'Schneemann im Schnee / schneem(?:ann|anns|änner|ännern)',
    'christmas-tree': 'Weihnachtsbaum(?:e?n|e|s)? / (?:weihnachts|christ|tannen)b(?:aum|aums|aumes|äumen?|äumchen)',
    'jack-o-lantern':
      'Halloweenkürbis(?:e?n|e|s)? / halloween-?kürbis(?:se|sen|ses)? / kürbislaternen? / (?:geschnitzte[rn]?|schaurige[rn]?) kürbis(?:se)?',
    toilet:
      '(?<!(?:de|sa|ma|la|une) )Toilette / klos? / kloschüsseln? / (?:wc|toiletten)-?(?:schüsseln?|sitze?) / toiletten?(?!papier)',
    bathtub: 'Badewanne(?:e?n|e|s)?',
    mirror: 'Spiegels?',
    'shopping-cart':
      '(?:Einkaufswagens?|(?<=schieb(?:t|en) (?:\\p{L}+ )?)Wagen(?= (?:durch|im|in) (?:den |dem |einen |einem )?\\p{L}*markt))',
    broom: 'Besen(?:e?n|e|s)? / handfeger[sn]? / (?:kehr|stroh|reisig)besens?',
    bucket: '(?<!im )Eimern?s? / (?:farb|putz|wisch|wasser|milch|blech)eimern?s?',
    wastebasket:
      'Papierkorb(?:e?n|e|s)? / mülltonnen? / papierk(?:orb|orbs|örben?) / (?:müll|abfall|treteimer|windel)eimern? / mistkübel[sn]? / abfall(?:kübel|k(?:orb|örbe))',
    toolbox: 'Werkzeugkasten(?:e?n|e|s)? / werkzeug(?:kästen|koffern?s?|kisten?)',
    drum: '(?<=(?<!\\p{L})(?:kleine|große) )Trommel / schlagzeuge?n?s? / (?:kinder|blech)trommeln? / bongos?',
    'file-cabinet': 'Aktenschrank(?:e?n|e|s)? / aktenschr(?:ank|änken?)',
    'fire-extinguisher': 'Feuerlöscher(?:e?n|e|s)?',
    wheel: 'Auto(?:rad|rads|rädern?|reifen)',
    'barber-pole': 'Barbershop-Säule(?:e?n|e|s)?',
    telescope: 'Teleskop(?:e?n|e|s)?',
    'soccer-ball': 'Fu(?:ß|ss)b(?:all|alls|älle|ällen)',
    'american-football': 'American Football',
    'boxing-glove': 'Boxhandschuh(?:e?n|e|s)? / boxhandschuhe?n?s?',
    skis: '(?:langlauf|alpin|carving|kinder)?(?:skier[n]?|schier[n]?) / (?<=(?<!\\p{L})(?:die|ihre|seine|alte|neue|zwei|paar) )(?:ski|schi)',
    sled: 'Schlitten(?:e?n|e|s)?',
    lotus: 'Lotusblüte(?:e?n|e|s)?',
    grapes: 'Trauben(?:e?n|e|s)? / (?:wein)?trauben? / weinbeeren',
    melon: 'Honigmelone(?:e?n|e|s)? / (?:honig|galia|netz)melonen? / melonen?',
    watermelon: 'Wassermelone(?:e?n|e|s)?',
    tangerine: 'Mandarine(?:e?n|e|s)? / clementinen? / mandarindli',
    lime: 'Limette(?:e?n|e|s)?',
    pineapple: 'Ananas(?:e?n|e|s)?',
    pear: '(?:reife|saftige)[rn]? Birnen? / (?<!(?:wechselt|dreht|schraubt|matschige|nackte|der|neue|kaputte|led) (?:die |eine )?)birnen?(?! (?:flackert|leuchtet|brennt|wechseln|platzt|durch|geht|ein|aus|raus))',
    cherries: 'Kirschen(?:e?n|e|s)? / (?:sauer|sü(?:ß|ss))?kirschen / weichseln / kirschen?',
    blueberries: 'Blaubeeren(?:e?n|e|s)? / heidelbeeren? / blaubeeren?',
    'kiwi-fruit': 'Kiwi(?:e?n|e|s)?',
    olive: 'Oliven / (?<=(?<!\\p{L})(?:eine|grüne|schwarze) )Olive',
    coconut: 'Kokosnuss(?:e?n|e|s)? / kokosn(?:uss|üssen?)',
    eggplant: 'Aubergine(?:e?n|e|s)? / melanzani',
    potato:
      'Kartoffel(?:e?n|e|s)? / (?:pell|salz|ofen|folien|bio|sü(?:ß|ss))?kartoffeln? / erd(?:apfel|äpfeln?) / grumbeeren? / gschwellti',
    'ear-of-corn': 'Maiskolben(?:e?n|e|s)? / kukuruz / (?:zucker|popcorn)?mais',
    'hot-pepper': '(?<=(?<!\\p{L})(?:rote|grüne|scharfe) )Peperoni / chilis? / chilischoten? / pfefferoni',
    'bell-pepper': '(?<=(?<!\\p{L})(?:rote|gelbe|grüne|frische) )Paprika / paprikas?(?! ?pulver|-) / paprikaschoten?',
    'leafy-green':
      'Blattgemüse(?:e?n|e|s)? / (?:kopf|feld|blatt|eisberg|nüssli|vogerl)salate? / salatköpfe? / salatkopf / mangold / rucola / (?:baby)?spinat(?:blätter)? / grünkohl / wirsing / (?:rot|wei(?:ß|ss)|spitz|china)kohls? / kohlk(?:opf|öpfen?) / blattspinat',
    peanuts:
      'Erdnuss(?:e?n|e|s)? / erdnüssen? / nüssen? / (?:wal|hasel|cashew)n(?:uss|üssen?) / mandeln / cashews? / pistazien',
    beans:
      '(?:wei(?:ß|ss)e|rote|dicke|gebackene) Bohnen / (?:kidney|wei(?:ß|ss)e |rote |grüne )bohnen / fisolen / (?:busch|stangen|brech|acker|lima)bohnen? / grüne bohnen',
    chestnut: 'Kastanie(?:e?n|e|s)? / (?:hei(?:ß|ss)e )?mar?roni / ess?kastanien?',
    'ginger-root': 'Ingwer(?:e?n|e|s)? / ingwer(?:knollen?|wurzeln?)?',
    'pea-pod': 'Erbsenschote(?:e?n|e|s)? / zuckerschoten? / zuckererbsen / erbsen',
    pretzel: 'Brezel(?:e?n|e|s)? / (?:laugen|butter)?brez(?:eln?|en?|n) / brezerl',
    bagel: 'Bagel(?:e?n|e|s)?',
    pancakes: 'Pfannkuchen(?:e?n|e|s)? / pancakes / eierkuchen / palatschinken? / crêpes?',
    waffle: '(?<!in der )Waffeln? / (?:herz|belgische )?waffeln?',
    'poultry-leg':
      'Hähnchenschenkel(?:e?n|e|s)? / (?:hähnchen|hühner|gänse|enten|puten)(?:keulen?|schenkel[sn]?) / (?:grill|brat)(?:hähnchen|hendln?) / backhendln? / hendln? / hähnchen / chicken-?wings',
    'hot-dog':
      'Hotdog(?:e?n|e|s)? / hot dog / (?<!(?:mir|dir|uns|ihm|ihr|völlig|total|ist) )würstchen(?! im schlafrock) / currywürste?n? / currywurst / bockw(?:urst|ürsten?)',
    cooking: 'Spiegelei in Bratpfanne / spiegeleie?r?n? / rühreie?r?n?',
    popcorn: 'Popcorn(?:e?n|e|s)?',
    butter: '(?<!alles in )Butter',
    salt: 'Salz(?:e?n|e|s)?',
    'canned-food': 'Konserve(?:e?n|e|s)? / konserven?(?:dosen?)? / dosensuppen? / ravioli(?=dose| aus der dose)',
    'cooked-rice': 'Reis in Schüssel / (?:basmati|jasmin|duft|langkorn|natur|wild)?reis / risottos?',
    'curry-rice': 'Reis mit Curry',
    dumpling:
      'Teigtasche(?:e?n|e|s)? / dumplings? / maultaschen? / pelmeni / piroggen / schlutzkrapfen / (?:semmel|kartoffel|speck|grie(?:ß|ss))?knödeln? / (?:kartoffel)?kl(?:oß|oss|öße|ösze|ößen)',
    candy:
      'Bonbon(?:e?n|e|s)? / zuckerln? / zeltli / gummibärchen / gummibären / sü(?:ß|ss)igkeiten / (?:husten|karamell)bonbons?',
    lollipop: 'Lutscher(?:e?n|e|s)? / lollis? / dauerlutscher',
    custard:
      'Karamellpudding / (?:vanille|karamell|schoko(?:laden)?)?puddings? / crème (?:brûlée|caramel) / panna cotta',
    sake: 'Sake-Flasche mit Tasse / sakes?',
    'bubble-tea': 'Bubble Tea',
    chopsticks: 'Essstäbchen(?:e?n|e|s)?',
    spoon: 'Löffel(?:e?n|e|s)? / (?:ess|tee|koch|holz|suppen|kaffee)?löffel[sn]?',
    'fork-and-knife': 'Messer und Gabel / (?:silber)?bestecke?s? / gabeln? / kuchengabeln?',
    teapot: 'Teekanne(?:e?n|e|s)? / kaffeekannen?',
    amphora: 'Amphore(?:e?n|e|s)?',
    'baby-bottle': 'Babyflasche(?:e?n|e|s)? / baby(?:flaschen?|fläschchen) / nuckelflaschen? / milchfläschchen',
    jellyfish: 'Qualle(?:e?n|e|s)?',
    octopus: 'Oktopus(?:e?n|e|s)?',
    shrimp: 'Garnele(?:e?n|e|s)?',
    oyster: 'Auster(?:e?n|e|s)?',
    'spiral-shell': 'Schneckenhaus(?:e?n|e|s)?',
    feather: '(?:wei(?:ß|ss)e|bunte|schwarze)[rn]? Federn?',
    butterfly: 'Schmetterling(?:e?n|e|s)?',
    ant: 'Ameise(?:e?n|e|s)?',
    beetle: '(?<!VW[ -])Käfer(?:n|s)?',
    'lady-beetle': 'Marienkäfer(?:e?n|e|s)?',
    'maple-leaf': 'Ahornblatt(?:e?n|e|s)?',
    'hourglass-done': 'Sanduhr(?:e?n|e|s)? / (?:sand|eier)uhr(?:en)?',
    stopwatch: 'Stoppuhr(?:e?n|e|s)?',
    trophy: 'Pokal(?:e?n|e|s)? / siegerpokale?s? / wanderpokale?',
    'sports-medal': 'Sportmedaille(?:e?n|e|s)? / (?:gold|silber|bronze)?medaillen?',
    kite: 'Drachen(?= steig(?:t|en)) / (?:lenk|flug|papier)drachen / drachen(?= (?:steigen|steigt|über|am himmel|in der luft))',
    bullseye: 'Darts(?:e?n|e|s)? / (?:dart|ziel)scheiben?',
    joystick: 'Joystick(?:e?n|e|s)?',
    'video-game': 'Gamepad(?:e?n|e|s)? / gamecontroller[n]? / spiele?konsolen?',
    'game-die': 'Spielwürfel(?:e?n|e|s)? / würfelbecher',
    'puzzle-piece': 'Puzzleteil(?:e?n|e|s)? / puzzleteile?n?s? / puzzles?',
    'magic-wand': 'Zauberstab(?:e?n|e|s)?',
    'crystal-ball': 'Kristallkugel(?:e?n|e|s)? / (?:glas|kristall)kugeln?(?! am baum)',
    'chess-pawn': 'Bauer Schach / schach(?:figur|figuren|brett|bretter|spiel) / (?<=spielen |spielt )schach',
    yarn: 'Wollknäuel(?:e?n|e|s)? / strickzeug / strickwolle / (?<!(?:aus|reine[rn]?|prozent|%) )wolle / stricknadeln?',
    thread: 'Nadel und Faden / garnrollen? / nähgarn / zwirn / fadenrollen?',
    'sewing-needle': 'Nähnadel(?:e?n|e|s)? / (?:näh|stopf)nadeln?',
    'artist-palette': 'Mischpalette(?:e?n|e|s)? / mal(?:kasten|kästen) / tuschkasten / wasserfarben',
    ribbon: 'pinke Schleife',
    necktie: 'Hemd mit Krawatte / krawatten? / schlips(?:e)?',
    jeans:
      'jeans / (?<!in die |tote |toten )(?:stoff|cord|arbeits|anzug|wander|trekking|ski|reit|jogging|latz|schlag|cargo|chino)?hosen?',
    scarf: '(?<!schmeckt |wirkt )schals? / (?:woll|seiden|fan|strick)schals? / halst(?:uch|uchs|üchern?)',
    gloves:
      'Handschuhe(?:e?n|e|s)? / (?:woll|leder|arbeits|garten|winter|finger|ski|gummi)?handschuhe?n?s? / fäustlinge?n?',
    kimono: 'Kimono(?:e?n|e|s)?',
    'one-piece-swimsuit': 'einteiliger Badeanzug / badeanz(?:ug|ugs|ügen?)',
    bikini: '(?<!(?:zona|línea|ligne) )bikinis?',
    shorts: 'Jeans-?shorts / (?:bade|turn|radler)hosen? / badeshorts / kurze[rn]? hosen? / bermudas',
    'folding-hand-fan': 'Faltfächer(?:e?n|e|s)?',
    purse: 'Geldbörse(?:e?n|e|s)? / geldbeutel[sn]? / port(?:emonnaie|monee|monnaie)s? / brieftaschen? / geldtaschen?',
    crown: '(?:goldene|königliche)[rn]? Kronen? / (?:königs)?krönchen / königskronen? / diademe?',
    'gem-stone': 'Edelstein(?:e?n|e|s)? / diamanten? / edelsteine?n?s? / brillanten?',
    megaphone: 'Megafon(?:e?n|e|s)? / mega(?:f|ph)one?n?s?',
    bell: 'Glocke(?:e?n|e|s)? / (?:kuh|kirchen|alp)glocken? / glöckchen / türklingeln? / fahrradklingeln?',
    radio: 'altes Radio / (?:küchen|digital|auto|bau)radios?',
    violin: 'Geigen? / Violinen?',
    saxophone: 'Saxo(?:f|ph)one?n?s?',
    trumpet: 'Trompete(?:e?n|e|s)?',
    accordion: 'Akkordeon(?:e?n|e|s)? / ziehharmonikas? / schwyzerörgeli / handorgeln? / quetschkommoden?',
    banjo: 'Banjo(?:e?n|e|s)?',
    maracas: 'Maracas(?:e?n|e|s)?',
    flute: 'Flöte / (?:block|quer|holz)?flöten?',
    'musical-keyboard': 'Klaviatur(?:e?n|e|s)? / klavier(?:e|en|s|tasten)? / (?:e|digital)-?pianos?',
    telephone:
      'altes Telefon / telefonhörer[sn]? / (?<=(?<!\\p{L})(?:den|nimmt den) )hörer(?= (?:ab|auf|ans)) / festnetztelefone?s? / wählscheibentelefone?',
    battery: 'Batterien / akkus? / (?:knopfzellen?) / batterien?',
    'electric-plug':
      'Netzstecker(?:e?n|e|s)? / (?:mehrfach)?steckdosen? / (?:netz)?stecker[sn]? / (?:lade|strom|verlängerungs)kabel[sn]? / ladegeräte?n?s? / netzteile?',
    printer: 'Drucker(?:e?n|e|s)?',
    'floppy-disk': 'Diskette(?:e?n|e|s)?',
    'optical-disk': '(?<=(?<!\\p{L})(?:eine|die|der) )CDs?',
    videocassette: 'Videokassette(?:e?n|e|s)?',
    'movie-camera': 'Filmkamera(?:e?n|e|s)?',
    'film-projector': 'Filmprojektor(?:e?n|e|s)?',
    'clapper-board': 'Filmklappe(?:e?n|e|s)? / (?:film|regie)klappen?',
    'magnifying-glass-tilted-left': 'Lupe nach links / lupen?',
    flashlight: 'Taschenlampe(?:e?n|e|s)? / (?:stirn|taschen)lampen?',
    scroll: 'Schriftrolle(?:e?n|e|s)?',
    'dollar-banknote': 'Dollar-Banknote(?:e?n|e|s)?',
    'closed-mailbox-with-raised-flag':
      'geschlossener Briefkasten mit Post / brief(?:kasten|kastens|kästen) / post(?:kasten|kastens|kästen)',
    pencil: 'Bleistift(?:e?n|e|s)? / (?:bunt|farb|blei)stifte?n?s? / stifte?n?s? / (?:filz|bunt)stifte?n?s?',
    'fountain-pen': 'Füllhalter(?:e?n|e|s)? / füller[sn]? / füllfeder(?:n|halter)? / kugelschreiber[sn]? / kulis?',
    crayon: 'Wachsmalstift(?:e?n|e|s)? / wachsmal(?:stifte?n?|kreiden?)',
    briefcase: 'Aktentasche(?:e?n|e|s)? / aktenkoffern?s?',
    'file-folder':
      'Ordner(?:e?n|e|s)? / akten? / (?:akten|leitz-)?ordner[sn]? / (?:akten|bewerbungs|dokumenten)mappen? / schnellhefter',
    calendar: 'Kalender(?:e?n|e|s)? / (?:wand|termin|advents|tisch)?kalender[sn]?',
    clipboard: 'Klemmbrett(?:e?n|e|s)? / klemmbrett(?:er|ern|s)?',
    pushpin: 'Reißzwecke(?:e?n|e|s)? / rei(?:ß|ss)zwecken? / rei(?:ß|ss)n(?:agel|ägeln?) / pinnnadeln?',
    paperclip: 'Büroklammer(?:e?n|e|s)?',
    'straight-ruler': '(?<=(?<!\\p{L})(?:ein|das|dem) )Lineal / zollst(?:ock|ocks|öcken?) / lineale?n?s? / meterstab',
    locked: 'geschlossenes Schloss',
    axe: 'axt / äxten? / beil',
    bomb: '(?<=(?<!\\p{L})(?:eine|der|die) )Bombe',
    boomerang: 'Bumerang(?:e?n|e|s)?',
    shield: 'Ritterschild',
    'carpentry-saw': 'Handsäge(?:e?n|e|s)? / (?:hand|holz|fuchsschwanz|stich)?säge / (?:hand|holz)sägen / fuchsschwanz',
    gear: 'Zahnrad(?:e?n|e|s)? / zahnr(?:ad|ades|äder|ädern)',
    clamp: 'Schraubzwinge(?:e?n|e|s)?',
    magnet: 'Hufeisenmagnete?',
    alembic: 'Destillierapparat(?:e?n|e|s)?',
    'petri-dish': 'Petrischale(?:e?n|e|s)?',
    dna: 'DNA-(?:Strang|Helix|Doppelhelix)',
    microscope: 'Mikroskop(?:e?n|e|s)?',
    'satellite-antenna': 'Satellitenschüssel(?:e?n|e|s)?',
    syringe: '(?<=(?<!\\p{L})(?:die|eine|der|einer) )spritzen? / impfspritzen?',
    'adhesive-bandage':
      'Heftpflaster(?:e?n|e|s)? / (?<!(?:auf|über|aufs|vom) (?:dem |das )?(?:\\p{L}+e[mn] )?)pflaster[sn]? / pflästerli',
    crutch: 'Krücke(?:e?n|e|s)?',
    stethoscope: 'Stethoskop(?:e?n|e|s)?',
    plunger: 'Saugglocke(?:e?n|e|s)?',
    shower: 'Dusche(?:e?n|e|s)? / (?:regen)?duschk(?:opf|öpfe) / regendusche',
    razor: 'Rasierer(?:e?n|e|s)? / (?:nass|elektro)?rasierer[sn]? / rasierklingen? / rasiermesser',
    'safety-pin': 'Sicherheitsnadel(?:e?n|e|s)?',
    soap: 'Seife(?:e?n|e|s)?',
    sponge: 'Schwamm(?:e?n|e|s)? / (?:spül|putz|bade)?schw(?:amm|amms|ämmen?)',
    'globe-showing-europe-africa': 'Globus mit Europa und Afrika / globus(?:ses)? / weltkugeln? / erdkugeln?',
    'world-map': 'Weltkarte(?:e?n|e|s)?',
    compass: 'Kompass(?:e?n|e|s)?',
    'fishing-pole':
      'Angel mit Fisch / (?<=(?<!\\p{L})(?:die|der|eine|einer|seine|seiner|ihre|ihrer) )angel(?! of) / angelruten?',
    'diving-mask': 'Tauchmaske(?:e?n|e|s)? / taucherbrillen?',
    'ice-skate': 'Schlittschuh(?:e?n|e|s)? / schlittschuhe?n?s?',
    'ping-pong': 'Tischtennis(?:e?n|e|s)? / tischtennis(?:schläger[sn]?|b(?:all|älle))?',
    badminton: 'Badminton(?:e?n|e|s)? / federb(?:all|älle|allschläger[sn]?) / badmintonschläger',
    tennis: 'Tennisball(?:e?n|e|s)? / (?<!(?:de|ses|des|mes|les) )tennis / tennis(?:schläger[sn]?|b(?:all|älle|ällen))',
    bowling: 'Bowling(?:e?n|e|s)? / (?:kegel|bowling)bahn(?:en)? / bowlingkugeln?',
    baseball: '(?<!de )Baseballs?(?![- ](?:cap|kappe|mütze|schläger|jacke))',
    'yo-yo': 'Jo-Jos?(?!-effekt)',
    'nesting-dolls': 'Matroschka(?:e?n|e|s)?',
    ticket:
      'Ticket(?:e?n|e|s)? / (?:eintritts|fahr|konzert|kino|theater)karten? / fahrscheine?n?s? / billetts? / billette',
    newspaper: 'Zeitung(?:e?n|e|s)? / (?:tages|morgen|lokal|wochen|sonntags)?zeitung(?:en)?',
    mate: 'Mate-Tee(?:e?n|e|s)?',
    'bento-box': 'Bento-Box(?:e?n|e|s)? / bento box',
    owl: 'Eule(?:e?n|e|s)?',
    parrot: 'Papagei(?:e?n|e|s)? / wellensittiche?n?s? / nymphensittiche?',
    dove: 'Tauben?(?! (?:Frau|Mann|Kind|Ohren|Finger|Menschen|Nuss))',
    'phoenix-bird': 'Phönix(?:e?n|e|s)?',
    bat: 'Fledermaus(?:e?n|e|s)?',
    helicopter: 'Hubschrauber(?:e?n|e|s)?',
    'ear-medium-light': '(?<=(?<!\\p{L})(?:ein|das|sein|ihr|am) )Ohr',
    'ear-with-hearing-aid-medium-light': 'Hörger[aä]te? / hörgeräte?n?s?',
    'foot-medium-light': '(?:nackte|blo(?:ß|ss)e|ihre|seine) Fü(?:ß|ss)e / nackter Fu(?:ß|ss)',
    parachute: 'Fallschirm(?:e?n|e|s)?',
    'flying-saucer': 'fliegende Untertasse',
    satellite: 'Satellit(?:e?n|e|s)?',
    mosquito: 'Mücke(?:e?n|e|s)? / (?:stech)?mücken? / gelsen?',
    'mountain-cableway':
      'Bergschwebebahn(?:e?n|e|s)? / (?:luft)?seilbahn(?:en)? / gondelbahn(?:en)? / bergbahn(?:en)? / luftseilbähnli',
    ferry: 'Fähre(?:e?n|e|s)? / (?:auto)?fähren?',
    'passenger-ship': 'Passagierschiff(?:e?n|e|s)? / (?:kreuzfahrt|ausflugs)schiffe?n?s? / (?:ausflugs)?dampfer[sn]?',
    seal: 'Seehund(?:e?n|e|s)? / robben? / seehunde?n?s?',
    'ring-buoy': 'Rettungsring(?:e?n|e|s)? / schwimmreifen',
    bear: '(?:braun|grizzly|schwarz)?bären? / bärenjungen?',
  },
  places: {
    doorstep:
      't[üu]rschwellen? / haust[üu]r(?:e|en)?(?! (?:zu|ab)schließ\\p{L}*) / (?:vor|an) (?:der|die|ihrer|seiner|einer|meiner) (?:haus|eingangs|wohnungs)t[üu]r / haust[üu]rstufen? / fu(?:ß|ss)matten? / t[üu]rklingeln? / (?:haus|eingangs)treppen? / hauseing[aä]ng(?:e|en|s|es)?',
    gasStation:
      'tankstellen? / zapfs[äa]ulen? / tanks[äa]ulen? / rastst[äa]tten? / \\p{L}*tankstellen(?:dach|daches|shops?|gelände|geländes) / autoh(?:of|ofs|ofes|öfen?) / tankwarte?s?',
    rooftop:
      'dach-?terrassen? / \\p{L}*balkon(?:e|en|s|es)? / dachg(?:artens?|ärten) / rooftop-?(?:bars?|terrassen?)? / (?<=(?<!\\p{L})(?:auf|über) (?:dem|einem|den) )(?:flach|haus)?dach(?! (?:des|eines|vom) (?:autos|wagens|lieferwagens)) / loggi(?:a|as|en)',
    restaurantKitchen:
      '(?:restaurant|profi|groß|hotel|gastro(?:nomie)?|kantinen|gasthaus|mensa|sterne|industrie|catering|edelstahl|versuchs)-?küchen? / küchen? (?:des|eines|im) (?:\\p{L}+ )?(?:restaurants?|hotels?|gasthauses|lokals?) / küchenbrigaden? / profiküchenblocks? / (?:professionelle|gewerbliche)n? küchen? / (?<=(?<!\\p{L})(?:am|vom|zum) )küchenpass',
    meetingRoom:
      '(?:meeting|konferenz|besprechungs|sitzungs|seminar|tagungs|verhandlungs)-?(?:räumen?|raums?|raumes|zimmer[ns]?|s[aä]al(?:s|es)?|sälen?) / (?:konferenz|besprechungs|sitzungs)-?tisch(?:e|en|es|s)? / (?:team|vorstands|mitarbeiter|projekt|status|kickoff)-?(?:meetings?|besprechung(?:en)?|sitzung(?:en)?) / (?<=(?<!\\p{L})(?:im|beim|in einem|ins) (?:\\p{L}+ )?)meeting / (?<=(?<!\\p{L})(?:in der|in einer|bei der|zur) )besprechung',
    laboratory:
      '(?!\\p{L}*(?:foto|film|sprach|schlaf)labor)\\p{L}*labor(?:s|e|en|es)? / laboratori(?:um|ums|en) / forschungs(?:einrichtung(?:en)?|institut(?:e|en|s|es)?) / laborb[aä]nk(?:e|en)? / labortisch(?:e|en|es|s)? / (?:chemie|physik|bio)-?s[aä]al(?:s|es)? / reinr(?:aum|aums|aumes|äumen?)',
    campsite:
      '(?:camping|zelt)-?(?:pl(?:atz|atzes|ätzen?)|ausfl[uü]g(?:e|s|en)?|urlaub(?:e|s)?|wochenenden?) / \\p{L}*zeltlager[ns]? / lagerfeuer[ns]?(?!romantik) / (?<=(?<!\\p{L})(?:beim|zum) (?:\\p{L}+ )?)(?:camping|campen|zelten) / (?<=(?<!\\p{L})(?:vor dem|im|am|vor einem|in einem) )zelt(?! (?:des|der) (?:circus|zirkus|festes)) / pfadfinderlager[ns]? / biwaks?',
    orchard:
      '(?:obst|apfel|äpfel|kirsch|birnen|pfirsich|orangen|zitronen|oliven|streuobst)-?(?:g(?:artens?|ärten)|wiesen?|plantagen?|hain(?:e|en|s|es)?|anbau(?:s|gebiet(?:e|en|s)?)?|h(?:of|ofs|ofes|öfen?)) / (?:apfel|obst|kirsch|birn|pflaumen|orangen|zitronen)b(?:aum|aums|aumes|äumen?) / (?:apfel|obst|kirsch)ernten? / obstbaumreihen?',
    farmyard:
      '(?:bauern|hühner|reiter|pferde|bio|ferien|milch|guts|kuh)-?h(?:of|ofs|ofes|öfen?)(?!laden) / bauernh(?:aus|auses|äusern?) / (?<=(?<!\\p{L})(?:vor|hinter|neben) (?:der|einer|dem|die) )(?:scheune|stall|scheunentor) / gehöft(?:e|en|es|s)? / hofgut(?:s|es)? / landwirtschaftliche[rsnm]? betrieb(?:e|en|es|s)? / hühnerst[aä]ll(?:e|en|es|s)? / ranch(?:es)?',
    nursery:
      '(?:kinder|baby|spiel|säuglings|mädchen|jungen|krabbel)-?zimmer[ns]? / (?:baby|gitter|kinder|beistell)-?bett(?:chen|chens|s|es|en)? / (?<=(?<!\\p{L})(?:an der|in der|neben der|vor der) )wiege(?! (?:der (?:menschheit|demokratie|kultur|zivilisation))) / kinderstuben? / spielecken? (?:im|des) (?:kinder)?zimmers? / wickeltisch(?:e|es|s)?',
    cellar:
      '(?<!(?:herrn?|frau|familie|gottfried) )(?!hobby|bastel|party|fitness|musik|wasch|heiz)\\p{L}*keller[ns]? / kellergewölben?s? / gewölbekeller[ns]? / reife(?:kammern?|r(?:aum|aums|äume|äumen)) / (?:käse|fels)höhlen? / fasslager[ns]?',
    dairy:
      '(?<!vor (?:der|dem|einer|einem) )(?<!vorm )\\p{L}*(?:käserei|molkerei|sennerei)(?:en)? / (?<!vor (?:der|dem|einer|einem) )(?<!vorm )(?:schokoladen?|pralinen|marmeladen?|konfitüren|käse|bonbon|senf|eis)-?(?:manufaktur(?:en)?|werkst(?:att|ätten?)|küchen?) / (?<!vor (?:der|dem|einer|einem) )(?<!vorm )chocolaterien? / käseküchen? / milchküchen?',
    bakery:
      '(?<!vor (?:der|dem|einer|einem) )(?<!vorm )\\p{L}*bäckerei(?:en)? / backstuben? / (?<!vor (?:der|dem|einer|einem) )(?<!vorm )bäckerl(?:aden|adens|äden) / (?<!vor (?:der|dem|einer|einem) )(?<!vorm )backh(?:aus|auses|äuser|äusern) / (?:bäcker|brot|backwaren)theken? / (?<=(?:beim|zum) )bäcker / (?<!vor (?:der|dem|einer|einem) )(?<!vorm )konditorei(?:en)?',
    buildingSite:
      '\\p{L}*baustellen? / rohbau(?:s|es|ten)? / baugerüst(?:e[ns]?|s)? / baupl(?:atz|atzes|ätze|ätzen) / baugruben? / baugelände[ns]?',
    warehouse:
      '(?<!vor (?:der|dem|einer|einem) )(?<!vorm )(?:waren|hochregal|regal|zentral|auslieferungs|versand|ersatzteil|paket|möbel|getränke|(?:tief)?kühl|material|gro(?:ß|ss))lager[ns]? / (?<!vor (?:der|dem|einer|einem) )(?<!vorm )(?:lager|logistik|versand)(?:hallen?|h(?:aus|auses|äuser|äusern)) / (?:logistik|verteil|versand|distributions)zentr(?:um|ums|en) / (?<=(?:im|ins|aus dem|durchs|durch das) )lager(?! (?:der|des|von)) / lagerr(?:aum|aums|aumes|äume|äumen) / hochregal(?:e[ns]?|s)?',
    factory:
      '(?<!vor (?:der|dem|einer|einem) )(?<!vorm )(?!traum|gerüchte|schokoladenf|käsef)\\p{L}*fabrik(?:en)? / (?:fabrik|produktions|werks?|fertigungs|montage|maschinen|industrie|abfüll)-?hallen? / (?:flie(?:ß|ss)|förder|montage)b(?:and|andes|ands|änder|ändern) / (?:fertigungs|produktions|montage|abfüll)(?:stra(?:ß|ss)en?|linien?|anlagen?) / (?<!vor (?:der|dem|einer|einem) )(?<!vorm )(?:auto|stahl|walz|press|motoren|zement|papier|chemie)werke?[ns]? / industriebetriebe?[ns]?',
    classroom:
      'klassenzimmer[ns]? / (?:klassen|unterrichts|schul|kurs)r(?:aum|aums|aumes|äume|äumen) / schulzimmer[ns]? / (?<=(?:im|vom) )(?!reit|fahr|schwimm|ski|tanz|klavier|gitarren|geigen|sport|online|musik)\\p{L}*unterricht / schulb(?:ank|änke|änken) / klassens(?:aal|aals|äle|älen) / (?:schul|wand)tafeln?',
    barn: '(?<!vor (?:der|dem|einer|einem) )(?<!vorm )(?:feld|heu)?scheunen? / (?<!vor (?:der|dem|einer|einem) )(?<!vorm )(?:kuh|pferde|reit|ziegen|schaf|schweine|rinder|esel|boxen|offen|milchvieh|vieh|pony)?st(?:all|alls|alles|älle|ällen) / heub(?:oden|odens|öden|ühne|ühnen) / (?<!vor (?:der|dem|einer|einem) )(?<!vorm )(?:heu|feld)?stad(?:el|els|eln|l) / tennen? / stallungen / stallgassen? / melkst(?:and|ands|ände|änden)',
    harbour:
      '(?!\\p{L}*(?:flug|raum|luft|welt|ludwigs|friedrichs)h[aä]fen)\\p{L}*h(?:afens?|äfen) / (?<=(?<!\\p{L})(?:am|zum|vom|auf dem) )kai / kaimauern? / hafenbeckens? / hafenmolen? / (?:boots|schiffs|fähr)?anleger / landungsbrücken? / (?<=(?<!\\p{L})(?:am|auf dem|zum) )pier',
    bridge:
      '(?<!(?<!\\p{L})unter (?:der|einer|die|eine|den) (?:[\\p{L}-]+ )?[\\p{L}-]*)(?!\\p{L}*(?:landungs|saar|zahn|kommando|luft|esels|nasen|quiz)brücke)\\p{L}*brücken?(?! (?:zu )?(?:schl[aä]g|bauen)) / \\p{L}*brückengeländers? / fußgängerüberführung(?:en)?',
    underpass:
      '\\p{L}*unterführung(?:en)? / unter (?:der|einer|die|eine|den) (?:\\p{L}+ )?[\\p{L}-]*brücken? / (?:s-)?bahnb[oö]gen / viaduktb[oö]gen / fußgängertunneln?s? / unter dem viadukt',
    market:
      '(?:wochen|floh|trödel|bauern|obst|gemüse|fisch|blumen|straßen|weihnachts|christkindl|bio|tages|nacht)-?m[aä]rkt(?:e|s|es|en)? / markt(?:stand|standes|stands|ständen?|buden?|platz|platzes|plätzen?|treibens?|händler(?:n|in|innen)?|frau(?:en)?) / (?<=(?<!\\p{L})(?:über den|zum|am) )markt / (?:obst|gemüse|käse|blumen)-?st[aä]nd(?:e|en|es|s)? / basar(?:e|en|s)? / souks?',
    greenhouse:
      'gewächsh(?:aus|auses|äusern?) / treibh(?:aus|auses|äusern?) / glash(?:aus|auses|äusern?) / garten-?centers? / \\p{L}*gärtnerei(?:en)? / palmenh(?:aus|auses|äusern?) / folientunneln?s? / orangerien?',
    vineyard:
      '\\p{L}*weinberg(?:e|en|s|es)? / weing(?:ut|uts|utes|ütern?) / weing(?:artens?|ärten) / rebst(?:ock|ocks|öcken?) / (?:wein)?reben / rebzeilen? / weinlesen? / wingert(?:e|en|s)?',
    desert:
      '(?!ver|service|beton|eis|schnee|informations)\\p{L}*wüsten?(?! (?:part|schlägerei|beschimpf|drohung|orgie|unordnung)\\p{L}*) / sanddünen?(?! am (?:strand|meer)) / sahara / gobi / atacama / namib / wüsten(?:sand|landschaft|piste|staat)(?:e?s|en)? / kakteenlandschaft(?:en)?',
    playground:
      '\\p{L}*spielpl(?:atz|atzes|ätzen?) / klettergerüst(?:e|en|es|s)? / sandk(?:astens?|ästen) / klettert(?:urm|urms|ürmen?) / schaukelgerüst(?:e|en|es|s)? / buddelk(?:astens?|ästen) / spielgeräten?',
    salon:
      '(?:friseur|frisör|haar|beauty|kosmetik|barbier|coiffeur)-?(?:salons?|studios?|läden|laden|geschäfte?) / (?<=(?<!\\p{L})(?:beim|zum|vom) )(?:friseur|frisör|coiffeur|barbier|barber) / barber-?shops? / friseurst(?:uhl|ühle|ühlen)',
    teaRoom:
      'tatami(?:s|-?(?:zimmer|zimmers|raum|raums|matten?|böden|boden))? / japanische[rsnm]? (?:zimmer|zimmern|räume?|raum|teehaus|teehäuser|teeraum|teeräume?|teezimmer) / teezeremonie-?(?:raum|räume|zimmer|häuser|haus) / sh[oō]ji-?(?:türen?|wand|wände|schiebetüren?) / tokonoma',
    onsen:
      'onsen / (?:thermal|hei(?:ß|ss)wasser)-?(?:quellen?|becken|pools?|bad|bades|bäder|bädern) / hei(?:ß|ss)en? quellen? / rotenburo / naturthermen?',
    pub: '(?:irish[- ])?pubs? / \\p{L}*kneipen? / (?:schenken?|schänken?|tavernen?|spelunken?) / (?:bier|wein|dorf|hafen)(?:stuben?|lokale?|bars?|schenken?|wirtschaft(?:en)?) / (?:cocktail|hotel|whisky|nacht)-?bars? / (?:bar|kneipen)-?(?:tresen|theken?|hocker[ns]?) / (?<=(?<!\\p{L})(?:am|hinter dem|hinter der|an der) )(?:tresen|bartheke|bar)',
    museum:
      '\\p{L}*muse(?:um|ums|en) / (?:gemälde|kunst|bilder|foto|skulpturen)-?(?:galerien?|ausstellung(?:en)?|sammlung(?:en)?) / kunsthallen? / ausstellungs(?:raum|räume[n]?|halle[n]?|saal|säle[n]?) / (?<=(?<!\\p{L})(?:in (?:der|einer|die|eine)|durch (?:die|eine)) )(?:galerie|ausstellung) / pinakothek(?:en)?',
    library:
      '(?!(?:foto|musik|medien|video|bild|klang|sound|software|programm|vorlagen|media|app)-?biblio)\\p{L}*biblioth(?:ek|eken) / (?:stadt|leih|gemeinde|kinder|schul|unter)?bücherei(?:en)? / lese(?:saal|saals|säle|sälen) / (?:hohe|hohen|deckenhohe|deckenhohen|endlose|endlosen) bücherregalen?',
    stadium:
      '\\p{L}*stadi(?:on|ons|en) / fu(?:ß|ss)ball(?:arenen|arena|feld|felder|feldern|plätze|platz|spiele?|spiels) / (?:sport|fan|zuschauer|haupt|steh|nord|süd)tribünen? / (?<=(?<!\\p{L})(?:auf|von|vor) (?:der|den|die) )(?:tribünen?|ränge[n]?) / flutlicht(?:masten?|er|s|spiele?)? / spielfeldrand',
    trainInside:
      '(?:zug|bahn|eisenbahn|schlafwagen|speisewagen|ice)-?(?:abteile?[ns]?|fenster[ns]?|waggons?|wagen|kabinen?|sitze?[ns]?) / (?<=(?<!\\p{L})(?:im|in (?:einem|dem|den|einen|ihrem|seinem)) (?:(?:fahrenden?|vollen?|leeren?|überfüllten|nächsten) )?)(?:zug|nachtzug|regionalzug|ice|schnellzug|pendlerzug) / (?:zug|bahn)abteile? / speisewagens? / schlafwagens? / gro(?:ß|ss)raumwagens?',
    road: 'Landstra(?:ß|ss)en? / Autobahn / rastst(?:ätte|ätten) / rastpl(?:atz|ätze) / autobahnraststätten? / tankstellen? / (?:bundes|berg|pass|küsten|allee)stra(?:ß|ss)en? / überholspur / standstreifen / autobahnauffahrt / kreisverkehr(?:s|e)? / (?:kunden|supermarkt|firmen)?parkpl(?:atz|atzes|ätzen?) / parklücken?',
    mountain:
      'canyon / Berge? / Gipfel / Tal / Alpen / Gebirge / alm(?:en)? / (?<=auf (?:der|die|einer) )alp / (?:berg|alm|schutz)hütten? / gipfelkreuz(?:es)? / klettersteige?s? / (?:alpen|berg)(?:panoramas?|kulissen?|wiesen?|landschaft|welt) / felsw(?:and|ände) / bergst(?:ation|eig)',
    beach:
      'Bucht / Strand / Sand / Küste / Insel / (?:nordsee|ostsee|sand|palmen|urlaubs|sylter|haus)str(?:and|andes|ands|änden?) / strandk(?:orb|orbs|örben?) / dünen? / strandpromenade',
    kitchen:
      '(?!wasch|gerüchte)\\p{L}*küche / Kühlschrank / (?:einbau|gro(?:ß|ss)|restaurant|wg-|landhaus|wohn|koch|profi)küchen? / kochinsel / kochstudio / küchentheke / kochnische',
    living:
      'apartments? / sofa / couch / lounge / wei(?:ß|ss)e Wand / (?:Wohnzimmers?|(?<!rote[nr] )Teppichs?|Sessel|Fernseher) / Esszimmer / Wohnung / wintergartens? / (?:alters|pflege|senioren|altenpflege)(?:heime?n?s?|residenz|wohnheim) / wohnung(?:en)? / (?:altbau|miet|ferien|dachgeschoss|zweizimmer|einzimmer|eigentums|neubau)wohnung(?:en)? / (?<=(?<!\\p{L})(?:in|der|einer|ihrer|unserer) )wg / wohngemeinschaft(?:en)? / (?:gute )?stube / wohnstuben? / kaminzimmer / einzimmerapartment / studentenbude',
    bedroom: 'Schlafzimmer / Bett / (?:kinder|jugend|gäste|baby|mädchen|jungen)zimmers? / schlafsaal',
    bathroom:
      'Badezimmer / Spiegel / Dusche / (?:gäste|kinder)bad(?:s|es)? / (?<=(?<!\\p{L})(?:im|ins) )bad / gäste-?wc / (?<=auf (?:dem|der) )(?:klo|toilette|wc) / badewannenrand',
    office:
      'Klassenzimmer / co-?working / Büros? / Schreibtisch / Besprechung\\p{L}* / (?:finanz|bürger|arbeits|einwohnermelde|jugend|bau|sozial|pass|stra(?:ß|ss)enverkehrs)(?:amt|amts|ämter|ämtern) / jobcenters? / behörden? / (?:gro(?:ß|ss)raum|architektur|ingenieur|chef|reise|planungs|gemeinschafts|start-?up-)büros? / (?:anwalts|steuer)?kanzlei(?:en)? / (?:meeting|konferenz|seminar|besprechungs)-?(?:räumen?|raums?|zimmer[n]?) / sitzungszimmer / sekretariat(?:e|s)? / coworking(?:-?space)? / werbeagentur(?:en)? / callcenters? / bankfilialen? / polizei(?:wachen?|reviere?s?|posten) / home-?office / chefetage',
    cafe: '(?<=(?<!\\p{L})(?:der|die|einer|eine|kleinen?|zur) )Bars? / restaurants? / pub / Cafés? / Restaurant / Kneipe / (?<!vor der |vor einer |vor dem |vor einem |vorm )(?:wirts|gast|kaffee|brau|tee)h(?:aus|auses|äuser) / gasth(?:of|ofs|öfe) / (?<!vor der |vor einer |vor dem |vor einem |vorm )beisln? / (?<!vor der |vor einer |vor dem |vor einem |vorm )eisdielen? / (?<!vor der |vor einer |vor dem |vor einem |vorm )kantinen? / mensa / mensen / gaststätten? / gaststuben? / weinstuben? / heurigen?r? / buschenschank / stammkneipen? / eckkneipen? / bartheken? / brasserie / imbiss(?!bude|stand|wagen) / frühstücksraum / speisesaal / raucherbeisl / pizzeria / trattoria / bistros? / (?<=(?<!\\p{L})am )tresen',
    shopInside:
      '(?:(?<!vor (?:dem|einem) )Supermarkt(?:s|es)?|(?<=(?<!\\p{L})(?:im|in (?:den|dem|einen|einem)|durch den) )Laden) / (?<!vor der |vor einer |vor dem |vor einem |vorm )(?:bäckerei|konditorei|metzgerei|fleischerei|apotheke|drogerie|buchhandlung|parfümerie|gärtnerei)(?:en|n)? / (?<!vor der |vor einer |vor dem |vor einem |vorm )(?:blumen|buch|bio|spielzeug|schuh|kleider|hof|platten|unverpackt|gemüse|obst|käse|wein|schreibwaren|fahrrad|dorf|tante-emma-|second-?hand-?)l(?:aden|adens|äden|ädchen) / (?<!vor der |vor einer |vor dem |vor einem |vorm )(?:schuh|sport|mode|juwelier|fach|blumen|brillen)(?:geschäfte?n?s?) / (?<!vor der |vor einer |vor dem |vor einem |vorm )kaufh(?:aus|auses|äuser) / (?<!vor der |vor einer |vor dem |vor einem |vorm )einkaufszentr(?:um|ums|en) / (?<!vor der |vor einer |vor dem |vor einem |vorm )(?:bau|drogerie|elektro|elektronik|getränke|bio)m(?:arkt|arkts|arktes|ärkten?) / (?<!vor der |vor einer |vor dem |vor einem |vorm )möbelh(?:aus|auses|äuser) / (?<!vor der |vor einer |vor dem |vor einem |vorm )(?:shopping)?malls? / (?<!vor der |vor einer |vor dem |vor einem |vorm )boutiquen? / (?<!vor der |vor einer |vor dem |vor einem |vorm )optikergeschäfte? / (?:laden|verkaufs|wurst|käse|fleisch|frische)theken? / (?:supermarkt)?kassenb(?:and|änder) / supermarktkassen? / umkleidekabinen? / feinkostladen / delikatessenladen / grei(?:ß|ss)ler',
    studio: 'studios?(?! apartment) / (?:wei(?:ß|ss)er|schwarzer|neutraler) Hintergrund',
    theater:
      '(?:fernseh|casting|talk|tv-)shows?(?:-\\p{L}+)? / fernsehstudios? / spotlights? / auditorium / podium / Bühne / Konzert / Theater / kinos? / kinosaal / kinosessel / (?:konzert|theater|opern)(?:saal|haus|hauses|säle|bühnen?) / oper(?=nhaus| in | wien) / philharmonie / staatsoper / zuschauerraum / zuschauerränge?',
    gym: 'gyms? / workout / Fitnessstudio / Turnhalle / Stadion / (?:sport|kletter|boulder|trainings|mehrzweck)hallen? / fitness(?:centers?|clubs?|studios) / muckibude / boxring / yogastudios?',
    workshop:
      'Garagen? / Schmiede / Brauerei / Werkstatt / Fabrik / (?<!in )Hallen?(?! an der Saale) / atelier / (?:fabrik|produktions|werk|werks|fertigungs|montage|maschinen)hallen? / (?:auto|kfz-|fahrrad|holz|schreiner|tischler|keramik|motorrad|velo)werkst(?:att|ätten?) / (?:tischlerei|schreinerei|schlosserei|zimmerei)(?:en)? / werkbank / werkbänken? / hobby(?:keller|raum)s? / bastelkeller / werkraum',
    city: 'city / skyline / neon / Stadt / Stra(?:ß|ss)en? / Innenstadt / (?:Gassen?|(?<=vor (?:der|einer) )Apotheke) / fu(?:ß|ss)gängerzonen? / zebrastreifens? / (?:stra(?:ß|ss)en)?kreuzung(?:en)? / (?:bus|stra(?:ß|ss)enbahn|tram)?haltestellen? / bushaltestellen? / (?:zeitungs)?kioske?n?s? / spätis? / spätkauf / trafik(?:en)? / tabaktrafik / imbiss(?:buden?|st(?:and|ände)|wagens?) / würstelst(?:and|ands|änden?) / wurstbuden? / dönerbuden? / plattenbau(?:ten)? / hochhaussiedlung(?:en)? / baustellen? / gehsteige?n?s? / gehwege?n?s? / bürgersteige?n?s? / trottoirs? / wohnsiedlung(?:en)? / einkaufsstra(?:ß|ss)en? / (?:hamburger|berliner|wiener|zürcher|frankfurter|münchner) innenstadt / innenst(?:adt|ädten?)',
    oldTown:
      'Paris / (?:Altstadt|Lissabon|(?<=in )Rom) / Dorf / Marktplatz / Kopfsteinpflaster / (?:weihnachts|christkindl|wochen|bauern|advents|floh|striezel)m(?:arkt|arkts|arktes|ärkten?) / rathausplatz(?:es)? / (?:kirch|dorf|haupt|dom)pl(?:atz|atzes|ätzen?) / kopfsteinpflaster(?:gassen?)? / altstadtgassen? / fachwerkstadt / dorfstra(?:ß|ss)en? / fachwerkhäuser(?:n)?',
    coastRoad: 'Steilküste / Klippen? / felsen',
    forest:
      'Wald / Wälder / (?:Waldwege?s?|(?<=am )Fluss) / Dschungel / (?:wald)?lichtung(?:en)? / waldr(?:and|ands|ändern?) / waldb(?:oden|ach|äche) / (?<=(?<!\\p{L})(?:am|im|den|ein|einem|einen) )bach(?:es)? / gebirgsbach / bächlein / campingpl(?:atz|atzes|ätzen?) / zeltpl(?:atz|atzes|ätze) / waldkindergarten / unterholz',
    park: 'parks?(?!ing) / (?<!roten? )(?:\\p{L}+)?beet(?:e|en|s|es)? / \\p{L}*gewächsh[aä]us\\p{L}* / Parks? / Gärten / Spielplatz / biergärten? / biergartens? / gastgarten / (?:stadt|kur|schloss|volks)(?:parks?|gartens?) / (?:fu(?:ß|ss)ball|bolz|sport)pl(?:atz|atzes|ätzen?) / liegewiesen? / hundewiesen? / fu(?:ß|ss)ballfeld(?:er)? / parkwegen?',
    field:
      'Felder / Feld / Wiesen? / Weinberg / Bauernhof / (?:acker|ackers|äcker|äckern) / (?:korn|weizen|raps|mais|kartoffel|getreide|sonnenblumen|stoppel|rüben|hopfen|lavendel|spargel|erdbeer)feld(?:er|ern|es|s)? / (?:blumen|streuobst|sommer|frühlings|löwenzahn|kuh|schaf|pferde)(?:wiesen?|weiden?) / feldwege?n?s? / weinbergen? / weingärten / weingarten / ponyhof / reiterhof / koppel',
    underwater: 'unter Wasser / Taucher(?:in)?',
    sea: 'Leuchtturm / Meer(?:s|es)?(?! aus) / Wellen / Hafen / (?:nord|ost)see / (?:boots|bade)steg(?:e|s|es)? / seebrücke / (?:jacht|yacht|fischerei|hamburger )h(?:afen|afens|äfen) / kaimauer',
    lake: 'bergsees? / fjords? / See / (?<!am )Fluss / (?:fluss|see|rhein|donau|elb|main)ufers? / (?:boden|zürich|wörther|starnberger |chiem|genfer ?|garda)sees?',
    snow: 'Schnee / verschneite?\\p{L}* / Ski(?:er|fahr\\p{L}*|piste|gebiet|urlaub)? / Winter / skigebiete?n?s? / skihütten? / (?:langlauf)?loipen? / rodelbahn(?:en)? / winterlandschaft(?:en)? / rodelhang / schneelandschaft(?:en)?',
    space: 'Weltraum / Weltall',
    air: 'Himmel / Wolken',
    yard: 'Vorgarten / Hof / Terrasse / (?:innen|hinter|schul|pausen)h(?:of|ofs|ofes|öfen?) / (?:schreber|klein|vor|gemüse|bauern|kräuter)g(?:arten|artens|ärten) / pausenplatz / garteneinfahrt / hauseinfahrt / hofeinfahrt / balkone?n?s? / gartenlauben? / Garten',
    carInside:
      '(?:im|in einem) (?:Auto|Wagen|Taxi) / Lenkrad / Rückbank / Armaturenbrett / (?:auf dem|vom|am) (?:beifahrer|fahrer|rück)sitz / beifahrersitz(?:es)? / fahrersitz(?:es)? / hinter(?:m| dem| das|s) (?:steuer|lenkrad) / am (?:steuer|lenkrad) / armaturenbretts?',
    clinic:
      '(?:(?<!in der )Praxis|Praxis(?= (?:von|für|Dr)(?!\\p{L}))) / Klinik / Krankenhaus / Wartezimmer / (?:arzt|zahnarzt|kinderarzt|gemeinschafts|tierarzt|physio)praxis / arztpraxen / (?:uni|augen|zahn|kinder|reha|privat)-?klinik(?:en|um)? / spitals? / spitälern? / notaufnahmen? / intensivstation(?:en)? / op-saal / operationssaal / krei(?:ß|ss)saal / (?:behandlungs|kranken|sprech)zimmers? / arztordination',
    pool: 'Schwimmbad / Pool / (?:frei|hallen|schwimm|spa(?:ß|ss)|erlebnis|strand)b(?:ad|ads|ades|äder|ädern) / badi / schwimmhallen? / schwimmbecken / beckenrand',
    hall: '(?<!und )Flur / Treppenhaus / Treppe / hotellobby / (?:hotel)?lobbys? / (?:hotel)?rezeption / foyers? / empfangs(?:hallen?|bereichs?|theken?) / eingangs(?:bereich|hallen?) / (?:haus|schul|hotel)fluren? / hausflurs? / stiegenh(?:aus|auses|äuser) / korridore?n?s? / (?<=in der )diele / vorzimmers?',
    station:
      'Bahnhof / Bahnsteig / Flughafen / (?:haupt|zug|bus|fern|güter|süd|west|ost|zentral)bahnh(?:of|ofs|öfen?) / (?:bahn)?gleis(?:e|en|es)?(?: \\d+)? / perrons? / bahnhofshallen? / abflughallen? / (?:flughafen)?terminalhallen? / wartehallen?',
  },
  persons: {
    woman:
      'Frau(?:en)? / Tanten? / (?:Ehefrau(?:en)?|Schwestern?) / Mütter / (?:Mutter(?! und Schraube)|Mamas?|Mami) / Dame / Läuferin / Tänzerin / (?!\\p{L}*jungfrau|\\p{L}*jungfer)\\p{L}{3,}frau(?:en)? / braut(?!kleid|paar) / bräuten? / (?:schwieger|stief|pflege|tages|junge )(?:mutter|mütter|müttern) / schwiegertöchter / schwiegertochter / (?:kranken|ordens|zwillings|stief|op-)schwestern? / cousinen? / kusinen? / schwägerin(?:nen)? / hebammen? / (?:zimmer|kinder|dienst)mädchens? / (?:empfangs|bar)damen? / mutti / serviertöchter / serviertochter / prinzessin(?:nen)? / (?!hierin|gly[cz]erin|severin|tigerin|katerin|\\p{L}*rentnerin|seniorin|\\p{L}*schülerin|schwägerin|erstklässlerin|ballerina)\\p{L}{3,}erin(?:nen)? / \\p{L}*ärztin(?:nen)? / \\p{L}*köchin(?:nen)? / \\p{L}*anwältin(?:nen)? / \\p{L}*(?:land|gast)?wirtin(?:nen)? / \\p{L}*kollegin(?:nen)? / \\p{L}*kundin(?:nen)? / \\p{L}*beamtin(?:nen)? / \\p{L}*chefin(?:nen)? / \\p{L}{2,}eurin(?:nen)? / (?!\\p{L}*pensionistin)\\p{L}{2,}istin(?:nen)? / (?!valentin|[kc]onstantin|quentin|florentin|corentin|brillantin|terpentin|serpentin)\\p{L}{2,}(?:ent|ant|and)in(?:nen)? / \\p{L}*(?:freund|kandidat|soldat|pilot|athlet|diplomat|akrobat|poet)in(?:nen)? / (?:psycho|bio|geo|öko|sozio|archäo|meteoro|gynäko|dermato|kardio|neuro|techno|kinesio|radio|theo)login(?:nen)? / \\p{L}*fotogra(?:f|ph)in(?:nen)? / \\p{L}*(?:pädagog|astronom|ökonom|gastronom|agronom|therapeut)in(?:nen)? / \\p{L}+(?:t|ss)orin(?:nen)? / (?:nachbar|notar|bibliothekar|kommissar|jubilar)in(?:nen)? / (?:sekret|million|aktion|veterin)ärin(?:nen)? / expertin(?:nen)? / zeugin(?:nen)? / \\p{L}*botin(?:nen)? / ballerin(?:a|as|en) / genossin(?:nen)? / schamanin(?:nen)? / gattin(?:nen)? / magd / nonnen? / heldin(?:nen)? / erbin(?:nen)? / lotsin(?:nen)? / patin(?:nen)? / zofen? / stewardess(?:en)? / hostess(?:en)? / (?<=(?<!\\p{L})(?:eine|die|einer|der|junge) )schwangere[n]?(?! frau)',
    child:
      'kids? / Babys?(?!-?(?:phone|bauch)) / Kindern? / Kind / (?:Jungs|(?<=(?<!\\p{L})(?:der|ein|kleine[rn]?|dem|den|einem|einen|zwei|drei|mein|unser|beiden?) )Jungen?(?= (?:\\p{L}{2,}t|auf|im|in|am|an|mit|aus|vor|und|beim|unter|zu|zum|von|hinten|vorne?|daneben|allein|rennen|spielen|sitzen|stehen|lachen)(?!\\p{L})|[.,:;!?]|$)) / Söhne / Sohn / Enkel / Kleinkind / bub(?:en|s)?(?!e) / bua / büebli / säuglinge?n?s? / neugeborene[sn]? / (?:schul|klein|nachbars|kindergarten|vorschul|grundschul|geburtstags|kita|krippen)kind(?:er|ern|es|s)? / knirpse?n? / dreikäsehoch / lausbub(?:en)? / grundschüler[sn]? / erstklässler[sn]? / schulanfänger[sn]? / schuljung(?:e|en) / neffen?',
    girl: 'Mädchen / Töchter(?:chen)? / Tochter / Enkelin(?:nen)? / mädels? / mädln? / madln? / meitli / maitli / deandl / schulmädchens? / grundschülerin(?:nen)? / schülerin(?:nen)? / erstklässlerin(?:nen)? / nichten?',
    grandmother:
      'Gro(?:ß|ss)m(?:utter|üttern?) / Omas? / ältere[rn]? (?:Frau|Dame) / rentnerin(?:nen)? / seniorin(?:nen)? / pensionistin(?:nen)? / pensionärin(?:nen)? / ur-?(?:omas?|gro(?:ß|ss)m(?:utter|ütter)) / omis? / omama / grosi / alte[rn]? damen? / greisin(?:nen)? / gro(?:ß|ss)eltern',
    grandfather:
      'Gro(?:ß|ss)v(?:ater|aters|ätern?) / Opas? / ältere[rn]? (?:Mann|Herrn?) / rentner[sn]? / pensionist(?:en)? / pensionäre?n?s? / senioren(?!-) / opis? / opapa / ur-?(?:opas?|gro(?:ß|ss)v(?:ater|äter)) / alte[rn]? herren? / greise?n?s?',
    man: 'Onkel / Männer / Mann / Väter / Vater / (?:Ehemann|Bruders?|Brüdern?) / papa / herrn?(?! (?:der|über|gott)) / bräutigams? / (?:feuerwehr|geschäfts|ehe|kamera|fach|kauf|see|post|haus|zimmer|sports|müll|wach)m(?:ann|anns|annes|änner|ännern) / (?:schwieger|stief|pflege)(?:vater|vaters|väter|vätern) / (?:schwager|schwagers|schwäger) / schwiegers(?:ohn|ohnes|öhne) / cousins? / vettern? / prinz(?:en)? / bauarbeitern?s? / papi / mönche?n?s? / nikol(?:aus|äuse)(?!tag|abend)',
  },
  anyone:
    'Gruppen?(?! von) / Person(?:en)? / Menschenmenge / (?<=(?<!\\p{L})(?:eine|die|der) )Menge / Publikum / Zuschauer / Passagiere / Kunden / teen(?:ager)?s? / managers? / Klempner(?:in)? / Lehrer(?:in)? / Pfleger(?:in)? / crew / Coach(?:es|s|in)? / partners? / surfers? / designers? / skaters? / snowboarders? / teams? / models? / \\p{L}*fahrer(?:in)? / Taucher(?:in)? / Sänger(?:in)? / Köch(?:e|in)? / Koch / Bäcker(?:in)? / Freunde? / Familien? / (?:(?:Braut|Ehe|Liebes|Hochzeits|Tanz|Eltern)paare?s?|\\p{L}*pärchen|Paare|(?<=(?<!\\p{L})(?:junges|ältere[sn]|altes|verliebtes|glückliches|tanzt ein|küsst sich ein) )Paar|Paar(?= (?:\\p{L}+t|auf|am|im|in|an|mit|vor|unter|beim|aus)(?!\\p{L})|[.,:;]|$)) / Menschen / Leute / Läufer / Handwerker(?:in)? / Gärtner(?:in)? / Nachbar(?:in)? / Kolleg(?:e|in|en) / Verkäufer(?:in)? / Kund(?:e|in|en) / Schüler[ns]? / Wanderer / Arbeiter(?:in)? / Jugendliche[rn]? / Gäste / Akustiker(?:in)? / Optiker(?:in)? / Ärzt(?:e|in)? / Arzt / Monteur(?:in)? / Enkelkinder / (?:zwei|drei|vier) Personen / \\p{L}{3,}[*:_]in(?:nen)? / (?!\\p{L}*(?:cross|heim|vokabel|gehirn|home|bauch)trainer)\\p{L}*(?:verkäufer|berater|betreuer|pfleger|fahrer|händler|lehrer|trainer|mitarbeiter|handwerker|techniker|forscher|wissenschaftler|zusteller|unternehmer|hausverwalter|entwickler)[sn]? / (?:oberk|k)ellner[sn]? / klempner[sn]? / installateure?n?s? / spengler[sn]? / (?:nachbar|nachbarn|nachbars) / tischler(?:meister)?[sn]? / schreiner(?:meister)?[sn]? / bäcker(?:meister)?[sn]? / metzger(?:meister)?[sn]? / fleischer(?:meister)?[sn]? / fleischhauer[sn]? / friseure?n?s? / coiffeure?s? / \\p{L}*(?<!p)ärzten? / (?:zahn|tier|kinder|haus|not|augen|land)?arzt(?:es)? / polizist(?:en)? / polizeibeamte[rn]? / (?:brief|zeitungs)träger[sn]? / pöstler[sn]? / (?:post|paket|pizza|essens)boten? / kurier(?:e|en|s)? / lokführer[sn]? / (?:reise|berg|museums|stadt|kran)führer[sn]? / schaffner[sn]? / kondukteure? / (?:stra(?:ß|ss)en|fabrik|wald|hafen|flie(?:ß|ss)band|lager|schicht)arbeitern? / maurer(?:meister)?[sn]? / dachdecker[sn]? / (?:kunst)?maler(?:meister)?[sn]? / elektriker[sn]? / mechatroniker[sn]? / (?:auto|kfz-|fahrrad)?mechaniker[sn]? / monteure?n?s? / schlosser[sn]? / schwei(?:ß|ss)er[sn]? / gärtner[sn]? / bauern?(?!hof|haus) / landwirte?n?s? / winzer[sn]? / weinbauern? / imker[sn]? / jäger[sn]? / förster[sn]? / fischer[sn]? / angler[sn]? / (?:spitzen|stern|hobby|tv-|chef)k(?:och|ochs|öchen?) / konditor(?:en|s)? / barkeeper[sn]? / baristas? / sommeliers? / (?:gast|hütten|kneipen)?wirt(?:e|en|s|es|sleute)? / senn(?:en)? / chefs? / vorgesetzte[rn]? / geschäftsführer[sn]? / (?:projekt|filial|abteilungs|team|bau|kurs|personal|markt)leiter[sn]? / mitarbeitende[rn]? / angestellte[rn]? / praktikant(?:en)? / azubis? / auszubildende[rn]? / lehrlinge?n?s? / anw(?:alt|alts|älten?) / rechtsanw(?:alt|älten?) / richter[sn]? / notare?n?s? / pfarrer[sn]? / priester[sn]? / pastor(?:en|s)? / journalist(?:en)? / reporter[sn]? / (?:hochzeits|presse)?fotogra(?:f|ph)(?:en)? / kameraleuten? / regisseure?n?s? / musiker[sn]? / sänger[sn]? / (?:stra(?:ß|ss)en|blas)musik(?:er|ant|anten)[n]? / pianist(?:en)? / gitarrist(?:en)? / (?:ballett)?tänzer[sn]? / schauspieler[sn]? / künstler[sn]? / (?:software)?programmierer[sn]? / gründer(?:team)?[sn]? / ingenieure?n?s? / architekt(?:en)? / (?:pflege|reinigungs|putz|lehr|fach|büro|service|aushilfs|küchen|hilfs|einsatz)kr(?:aft|äften?) / hausmeister[sn]? / hauswarte?s? / abwarte?s? / kassierer[sn]? / (?:stamm|neu)?kunden? / kundschaft / (?:hotel|fahr|hochzeits|party|stamm)g(?:ast|astes|ästen?) / passant(?:en)? / fu(?:ß|ss)gänger[sn]? / spaziergänger[sn]? / (?:rad|renn|ski|snowboard|motorrad)fahrer[sn]? / bergsteiger[sn]? / kletterer[sn]? / (?:marathon|langstrecken|eiskunst)läufer[sn]? / jogger[sn]? / (?:profi)?fu(?:ß|ss)baller[sn]? / (?:fu(?:ß|ss)ball|tennis|handball|basketball|eishockey|schach|karten)spieler[sn]? / torwarts? / torhüter[sn]? / goalies? / schiedsrichter[sn]? / sportler[sn]? / schwimmer[n]? / student(?:en)? / studierende[rn]? / studis? / erzieher[sn]? / pädagog(?:e|en) / geschwister[n]? / zwillinge?n? / teenies? / teenagern? / tourist(?:en)? / urlauber[sn]? / reisende[rn]? / pendler[sn]? / fahrgäste[n]? / passagiere?n?s? / obdachlose[rn]? / versicherungsvertreter[sn]? / (?:immobilien|versicherungs)?makler[sn]? / optiker[sn]? / hörakustiker[sn]? / apotheker[sn]? / schneider(?:meister)?[sn]? / schuster[sn]? / (?:uhr|schuh|hut|möbel|instrumenten)macher[sn]? / schornsteinfeger[sn]? / rauchfangkehrer[sn]? / kaminfeger[sn]? / (?:kampf)?pilot(?:en)? / flugbegleiter[sn]? / kapitäne?n?s? / matrosen? / influencern?s? / blogger[sn]? / \\p{L}{3,}leuten? / feuerwehrler / sanitäter[sn]? / notfallsanitäter[sn]? / patient(?:en)? / therapeut(?:en)? / psychologen? / wissenschaftler[sn]? / professor(?:en|s)? / bürgermeister[sn]? / politiker[sn]? / beamte[rn]? / soldat(?:en)? / erwachsene[rn]? / verliebte[rn]? / zuschauer[sn]? / fu(?:ß|ss)ballfans? / bewohner[sn]? / mieter[sn]? / vermieter[sn]? / camper(?! ?van)[n]? / gamer[n]? / partygäste[n]? / glaser(?:meister)?[sn]? / fliesenleger[sn]? / brauer(?:meister)?[sn]? / floristen? / goldschmiede?n?s? / juweliere?n?s? / steuerberater[sn]? / personaler[sn]? / bewerber[sn]? / chirurgen? / rettungsschwimmer[sn]? / bademeister[sn]? / (?:presse|nachrichten)sprecher[sn]? / holzfäller[sn]? / (?:rad|fahrrad|express|bike)kuriere?n?s? / heizungsbauer[sn]? / kfz-meister[sn]? / bedienung(?= (?:bringt|stellt|serviert|lächelt|kommt|nimmt|balanciert|trägt)) / radler[n]?(?= (?:fährt|fahren|strampel\\p{L}*|rast|rasten|kommt|saust|hält|halten|überhol\\p{L}*|im|am)(?!\\p{L})) / (?:mädels|freundes)?cliquen? / (?<=(?<!\\p{L})(?:der|ein|vom|beim|dem|alte|alter) )meister(?! (?:der|des|im|in)(?!\\p{L})) / gesellen?(?= \\p{L}+t(?!\\p{L})) / pförtner[sn]? / schulklassen? / gassigeher[n]? / fensterputzer[sn]? / umzugshelfer[sn]? / lagerist(?:en)? / lieferant(?:en)? / (?:senioren|rentner|ehe|nachbars|eltern|gro(?:ß|ss)eltern)p(?:aar|aares|aars|aare|aaren) / (?<!(?:groß|gross|pflege|schwieger))eltern(?!\\p{L}) / (?:schwieger|pflege)eltern',
  homographs:
    'brille / dort / pose / sole / cours / court / marche / lune / soir / midi / verse / entre / m[ae]n / hats? / huts? / gifts? / rats? / rocks? / boot / lockers? / totes? / planes? / grads? / divers? / island / herbs? / chips / notebooks? / slippers? / trainers? / workshops? / stadiums? / stations? / bars? / toast / ham / pups? / pans? / cups? / tools? / drills? / spanners? / windows / pedals? / cafés? / mill / deck / dashboards? / checkout / galaxy / traffic / cargo / coaches / apple / limes / soap / folders? / beetles? / potters? / tomates? / formates? / automate / primate / (?<=burger )king / (?<=(?<!\\p{L})(?:app|play) )stores? / van(?= (?:gogh|der|den|dyck|beethoven|halen)) / (?<=des )boots / fern / lager / pony',
};
