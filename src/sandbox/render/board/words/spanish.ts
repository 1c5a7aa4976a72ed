import type { LanguageWords } from './languageWords';

export const spanish: LanguageWords = {
  things: {
    weighingScoop:
      'granos? de café / palas? (?:dosificadoras?|de (?:café|pesaje|granos?|harina)|medidoras?) / cucharon(?:es)? de (?:café|granos?|harina) / librador(?:es)? de (?:café|granos?|alimentos?) / cacitos? dosificador(?:es)? / cucharas? (?:medidoras?|dosificadoras?) de café / paletas? de (?:café|granos?)',
    dinnerPlate:
      'platos? (?:de|con) (?:comida|carne|pescado|pollo|bistec|filete|ternera|cordero) / platos? (?:principal(?:es)?|fuertes?|llenos?|combinados?|del día|de fondo)',
    pastaBowl:
      'espaguetis? / spaghetti / (?:platos?|tazón|tazones|cuencos?) de (?:pasta|fideos|tallarines) / tallarines / pasta(?= (?:italiana|fresca|boloñesa|carbonara|al)(?!\\p{L})) / boloñesa',
    soupBowl:
      'sopas?(?! de letras) / (?:platos?|tazón|tazones|cuencos?|bol|boles) de (?:sopa|caldo) / caldos? de \\p{L}+ / cremas? de (?:calabaza|verduras|champiñones|zanahoria|calabacín) / gazpacho',
    saladBowl:
      'ensaladas?(?! de frutas?) / ensaladeras? / (?:bol|boles|cuencos?|platos?) de (?:ensalada|lechuga) / ensaladas? (?:mixtas?|verdes?|césar|griegas?)',
    paella:
      'paellas? / paelleras? / arro(?:z|ces) (?:con|de) (?:marisco|mariscos|bogavante) / arroz a banda / arroz (?:caldoso|negro)',
    skewers: 'brochetas? / pinchos? morunos? / kebabs? / anticuchos? / pinchitos? / espetos? de (?:carne|sardinas)',
    dimSum: 'dim ?sums? / dumplings? / empanadillas? chinas? / vaporeras? (?:de bambú)? / gyozas? / wantán',
    macarons: 'macarons? / macarrones? (?:franceses|de almendra|dulces) / galletas? de almendra',
    cupcake: 'cup ?cakes? / magdalenas? / muffins? / panquecitos? / quequitos? / mantecadas?',
    donut:
      'do(?:ugh)?nuts? / d[oó]nuts? / donas?(?= (?:de|glaseadas?|con|y|recién)(?!\\p{L})) / rosquillas? / berlinesas?',
    birthdayCake:
      '(?:tartas?|pastel(?:es)?|tortas?|bizcochos?|queques?) de (?:cumpleaños|cumple|aniversario) / (?:tartas?|pastel|tortas?) con (?:\\p{L}+ )?velas / velas? de(?:l)? (?:cumpleaños|pastel|la tarta)',
    chocolateBox:
      'cajas? de (?:bombones|chocolates|trufas) / bombones(?! de (?:butano|gas)) / bombón de chocolate / trufas? de chocolate / pralin(?:é|és|ees?)',
    sundae: 'copas? de helados? / sundaes? / banana splits? / helados? en (?:copa|vaso) / copas? heladas?',
    cocktail:
      'c[oó]ctel(?:es)?(?! molotov)(?! de (?:gambas|camarones)) / cocktails?(?! molotov) / copas? de (?:cóctel|martini) / martinis? / margaritas?(?= (?:con|de|en|helada)(?!\\p{L})) / negronis?',
    smoothie:
      'smoothies? / batidos?(?= (?:de|con|verde|proteico|para)(?!\\p{L})) / licuados? (?:de \\p{L}+)? / malteadas? / merengadas?',
    teaCup:
      '(?:tazas?|tacitas?) de (?:té|infusión|manzanilla) / bolsitas? de té / té (?:caliente|verde|negro|de menta|humeante) / infusi(?:ón|ones) de \\p{L}+ / (?<=(?<!\\p{L})(?:bebe|toma|un|su|sirve) )té / manzanilla caliente',
    frenchPress:
      'prensas? francesas? / cafeteras? (?:de émbolo|de pistón|francesas?|de prensa) / french press / (?:émbolo|pistón) de la cafetera',
    pourOver:
      'cafés? de filtro / filtros? de café / cafés? (?:filtrados?|por goteo|de goteo) / goteros? de café / pour[- ]?over / chemex',
    coffeeBag: '(?:bolsas?|paquetes?|sacos?) de (?:café|granos de café) / café en grano',
    oliveOil: 'aceites? de oliva / botellas? de aceite / aceiteras? / alcuzas? / (?:chorro|chorrito) de aceite',
    milkBottle:
      '(?:botellas?|litros?|bot(?:e|es)) de leche / leche (?:fresca|entera|fría|caliente|de avena|de almendras?|de vaca) / (?<=(?<!\\p{L})(?:la|bebe|compra) )leche(?! de coco)',
    eggCarton:
      '(?:cartones?|cartón|hueveras?|cajas?|bandejas?|docenas?|maples?) de huevos / hueveras? / huevos (?:frescos|de corral|de granja|camperos|ecológicos)',
    fruitBowl:
      'fruteros?(?= (?:con|de|lleno|en|sobre)(?!\\p{L})) / (?:cestas?|cuencos?|bol|boles|tazón|tazones|fuentes?|canastas?) de frutas? / frutas? (?:frescas?|maduras?|tropical(?:es)?|de temporada)',
    vegetableBox:
      '(?:cajas?|cestas?|cajón|cajones|canastas?) de (?:verduras?|hortalizas|vegetales) / (?:verduras|hortalizas|vegetales) (?:frescas|frescos|de temporada|ecológicas|orgánicas)',
    breadBasket:
      'paneras? / (?:cestas?|cestos?|canastas?|canastillas?) (?:de|con|del) pan(?:es|ecillos)? / panecillos? (?:recién horneados?|frescos?|calientes?)',
    cheeseBoard:
      'tablas? de (?:quesos?|embutidos) / (?:bandejas?|platos?|selección|surtidos?) de quesos / quesos (?:variados|curados|artesanos|artesanales)',
    mattress: 'colch(?:ón|ones)(?! (?:inflables?|hinchables?)) / somier(?:es)?',
    crib: '(?<!canción de )(?<!canciones de )cunas?(?! de (?:la|las|los|lobos|el)) / moisés de bebé / cunitas?',
    standingMirror: 'espejos? de (?:pie|cuerpo (?:entero|completo)|suelo|piso) / espejos? basculantes?',
    towels:
      '(?<!tirar la )(?<!tira la )toallas?(?! (?:de (?:playa|papel|cocina)|higiénicas?|sanitarias?|desmaquillantes?)) / toallones? / pilas? de toallas',
    showerHead:
      'alcachofas? de (?:la )?ducha / regaderas? de(?:l)? baño / (?<!(?<!\\p{L})(?:se|me|te|nos) )duchas? / cabezal(?:es)? de (?:la )?ducha',
    radiator: 'radiador(?:es)?(?! (?:del? )(?:coche|carro|auto|motor)) / calefactor(?:es)? / estufas? eléctricas?',
    heatPump: 'bombas? de calor / aerotermia / unidad(?:es)? exterior(?:es)?',
    boiler:
      'calderas?(?! (?:volcánicas?|del volcán|de taburiente)) / calentador(?:es)? de (?:agua|gas) / termos? eléctricos?',
    paintBucket:
      '(?:cubos?|botes?|latas?|cubetas?|baldes?|tarros?) de pintura / rodillos? (?:de pintura|de pintor|para pintar) / brocha gorda',
    toolBelt:
      'cintur(?:ón|ones) (?:de|para|con) (?:las )?herramientas / cintur(?:ón|ones) porta-?herramientas / portaherramientas',
    fireplace:
      'chimeneas?(?! (?:industrial(?:es)?|volcánicas?|de (?:la )?(?:fábrica|central)|del? (?:tejado|barco|techo))) / hogar(?= (?:de leña|encendido))',
    woodStove: 'estufas? (?:de|a) (?:leña|pellets?|hierro fundido) / salamandras? de (?:leña|hierro)',
    firewood:
      '(?<!(?<!\\p{L})(?:hornos?|estufas?|chimeneas?|cocinas?|parrillas?|salamandras?|hogar) (?:de|a) )(?<!(?<!\\p{L})a la )leña / leños? / (?:montón|montones|pilas?) de leña',
    whiteboard: 'pizarras? (?:blancas?|magnéticas?) / pizarr(?:ón|ones) blancos? / rotafolios?',
    easel: 'caballetes?(?! de (?:obra|la nariz)) / atril(?:es)? de (?:pintor|pintura)',
    barStool:
      'taburetes?(?: (?:de (?:bar|cocina)|altos?))? / banquetas? (?:de bar|altas?) / banquillos? de(?: la)? barra',
    gardenTable:
      'mesas? (?:de|del|para) (?:la |el )?(?:jardín|terraza|patio) / (?:muebles|juegos?|conjuntos?) de (?:jardín|terraza|patio) / mesas? con sombrilla',
    hedge: 'setos?(?! chino) / cortasetos / seto vivo / tijeras de setos',
    raisedBed:
      '(?:huertos?|camas?|bancal|bancales) elevad[oa]s? / mesas? de cultivo / jardineras? de madera / bancal(?:es)? de(?:l)? (?:huerto|madera|verduras)',
    hairDryer:
      'secador(?:es)? de (?:pelo|cabello|mano) / secadoras? de (?:pelo|cabello) / (?<=(?<!\\p{L})(?:el|un|con) )secador',
    nailPolish:
      '(?:esmaltes?|lacas?|barniz|barnices|pinturas?) (?:de|para) (?:las )?uñas / pintauñas / frascos? de esmalte',
    makeupBrushes:
      '(?:brochas?|pincel(?:es)?) (?:de|para) (?:el )?(?:maquillaje|polvos?|colorete|rubor|sombras?) / brochas de maquillar',
    massageTable: 'camillas? (?:de|para) (?:los )?(?:masajes?|fisioterapia|tratamientos?) / mesas? de masajes?',
    barbell:
      'barras? (?:de (?:pesas|halterofilia|levantamiento)|olímpicas?|con (?:discos|pesas)|cargadas?) / discos de pesas',
    treadmill: 'cintas? (?:de|para) (?:correr|andar|caminar) / (?:cintas? )?caminadoras? / trotadoras?',
    scaffolding: 'andamios? / andamiajes?',
    containerShip:
      'portacontenedores / buques? (?:de carga|cargueros?|mercantes?|portacontenedores) / cargueros? / barcos? (?:de carga|mercantes?|de contenedores)',
    fishingBoat:
      'barc(?:os?|as?) (?:de pesca|pesquer[oa]s?|de pescadores) / pesqueros? / buques? pesqueros? / arrastreros?',
    camperVan:
      'autocaravanas? / furgonetas? camper / caravanas? a motor / casas? rodantes? / kombis? / furgonetas? (?:hippies?|volkswagen)',
    caravan:
      'caravanas?(?! (?:de (?:camellos|coches|mercaderes|tráfico)|a motor)(?!\\p{L})) / remolques? (?:de camping|vivienda) / rulots? / roulottes?',
    motorcycle: 'motos?(?! (?:acuáticas?|de agua|de nieve)(?!\\p{L})) / motocicletas?',
    windmill: 'molinos?(?: de viento)?(?! de (?:café|agua|pimienta)(?!\\p{L}))',
    barnHouse: 'graneros? / establos? rojos? / silos?(?= (?:de (?:grano|trigo)|agrícolas?)) / pajares?',
    well: 'pozos?(?! (?:petroler[oa]s?|de (?:petróleo|gas|mina)|negros?)(?!\\p{L})) / aljibes? / pozos? de (?:agua|los deseos)',
    treehouse:
      'casas? (?:en (?:el|un|los) |del |de(?:l)? )árbol(?:es)? / casitas? (?:en (?:el|un) |del |de )árbol(?:es)? / cabañas? en (?:el|los|un) árbol(?:es)?',
    shopFront:
      'escaparates? / fachadas? de (?:la |una )?tiendas? / tiendecitas? / tienditas? / (?:pequeñas? tiendas?|tiendas? pequeñas?)',
    kiosk: 'quioscos? / kioscos? / kioskos? / puestos? de (?:periódicos|diarios|revistas)',
    atm: 'cajeros? (?:automáticos?|bancarios?|electrónicos?)',
    vendingMachine:
      'máquinas? expendedoras? / máquinas? de (?:vending|refrescos|bebidas|snacks) / expendedoras? / dispensadoras? de bebidas',
    busStop:
      'paradas? (?:de (?:auto)?b[uú]s(?:es)?|del autobús|de autobuses|de colectivos?|de guagua|de camión) / marquesinas? / paraderos?',
    billboard:
      'vallas? publicitarias? / carteles? publicitarios? / espectaculares? publicitarios? / anuncios? espectaculares? / cartel publicitario',
    recyclingBins:
      '(?:contenedor(?:es)?|cubos?|botes?|papeleras?|tachos?) de reciclaje / contenedor(?:es)? (?:amarillos?|azul(?:es)?|verdes?)(?= de) / contenedores de basura',
    passport: 'pasaportes? / tarjetas? de embarque / pases? de abordar / pases? de embarque',
    mapFolded:
      'mapas? (?:plegad[oa]s?|plegables?|de papel|de carreteras|de la ciudad|turísticos?|del tesoro|desplegados?) / planos? de la ciudad / pines? de ubicación / (?<=(?<!\\p{L})(?:un|el|su) )(?<!(?<!\\p{L})en el )mapas?(?! (?:mental|conceptual|interactivo|digital|mundi|de (?:calor|datos|riesgo|mesa))(?!\\p{L}))',
    binoculars: 'binoculares / prismáticos? / gemelos de teatro',
    tripodCamera: 'trípodes? / cámaras? (?:sobre|en|con) (?:un |el )?trípode',
    studioMic: 'micrófonos? de (?:estudio|podcast|condensador|radio|grabación) / filtros? (?:anti-?pop|pop)',
    gameConsole:
      'consolas?(?: de (?:videojuegos|juegos))?(?! (?:de mezclas|de sonido)) / videoconsolas? / mandos? de (?:la )?(?:consola|juegos?|videojuegos) / gamepads?',
    boardGame: 'juegos? de (?:mesa|tablero) / tableros? de juego / parchís / juego de la oca',
    toyTrain:
      'tren(?:es)? de (?:juguete|madera) / trenecitos?(?: de (?:madera|juguete))? / trencitos? / locomotoras? de (?:juguete|madera)',
    bouquetLarge: 'ramos? de (?:flores|novia|rosas|tulipanes) / ramilletes? / buqués? / bouquets?',
    weddingRings:
      'anillos? de (?:boda|compromiso|casad[oa]s|matrimonio|diamantes?) / alianzas? de (?:boda|matrimonio|oro) / argollas? de matrimonio / sortijas? de compromiso',
    contract:
      'contratos? / contratos? de (?:alquiler|trabajo|arrendamiento|compraventa) / escrituras? de (?:compraventa|propiedad)',
    invoice:
      'facturas?(?! (?:de grasa|dulces|con café)) / facturas? de (?:la )?(?:luz|agua|gas|electricidad|teléfono) / recibos? de (?:la )?(?:luz|agua|gas)',
    calculator: 'calculadoras? / calculadoras? (?:de bolsillo|solar(?:es)?|científicas?)',
    dashboard:
      'dashboards? / cuadros? de mando / (?:paneles|panel|tableros?) de (?:control|datos|indicadores|métricas) / gráfic[oa]s? de barras / gráfic[oa]s y (?:números|cifras)',
    chatBubbles:
      '(?:bocadillos?|globos?|burbujas?) de (?:diálogo|texto|chat|conversación|mensajes?|habla|cómic) / iconos? de (?:chat|mensajes?)',
    checklist:
      'check-?lists? / listas? de (?:verificación|comprobación|control|tareas|chequeo|la compra|compras) / lista de pendientes / casillas marcadas',
    cardTerminal:
      'dat[áa]fonos? / tpv / terminal(?:es)? de (?:pago|cobro|punto de venta) / lector(?:es)? de tarjetas? / pagos? (?:con tarjeta|sin contacto) / posnet',
    piggyBank:
      'huchas? / alcanc[ií]as? / cerditos? (?:de ahorros?|alcancía|hucha) / chanchitos? (?:de ahorros?|alcancía)',
    safe: 'cajas? fuertes? / cajas? de (?:seguridad|caudales) / bóvedas? (?:del banco|bancarias?|de seguridad) / cofres? de (?:acero|seguridad)',
    phoneMap:
      '(?:mapas?|ruta|navegación|ubicación) en (?:el|su|un|la pantalla del) (?:móvil|celular|teléfono|smartphone) / (?:móvil|celular|teléfono|smartphone) (?:con|mostrando|muestra|que muestra) (?:un |el |la |una )?(?:mapa|ruta|ubicación) / (?:app|aplicación) de (?:mapas?|navegación|rutas) / (?:pin|marcador|chincheta) de (?:ubicación|mapa) / google maps',
    phoneChat:
      '(?:chats?|conversación|mensajes?) en (?:el|su|un|la pantalla del) (?:móvil|celular|teléfono|smartphone) / (?:móvil|celular|teléfono|smartphone) (?:con|mostrando|muestra|que muestra) (?:un |el |la |una )?(?:chat|conversación|mensajes) / (?:chat|grupo|conversación) de whatsapp / chats? (?:de grupo|grupal(?:es)?|familiar(?:es)?) / (?:app|aplicación) de (?:mensajería|chat|mensajes) / whatsapp',
    robotArm:
      'brazos? (?:robóticos?|robots?|mecánicos?|robotizados?|articulados?) / robots? (?:industrial(?:es)?|de soldadura|de montaje|de ensamblaje) / cobots?',
    batteryPack:
      'baterías? (?:domésticas?|de pared|solar(?:es)?|de almacenamiento|para el hogar|residencial(?:es)?|del hogar) / power ?walls? / acumulador(?:es)? (?:doméstico|de energía)s? / paquetes? de baterías?',
    pineTree: '(?<!de )pinos?(?! (?:de navidad|puente)) / (?<!de )abetos?(?! (?:de navidad|navideños?)) / coníferas?',
    palmTree:
      'palmeras?(?! (?:de chocolate|de hojaldre)) / cocoteros? / palmas? (?:de coco|reales?|datileras?) / palmeras? (?:datileras?|cocoteras?)',
    appleTree: 'manzanos? / árbol(?:es)? (?:frutal(?:es)?|de manzanas?) / frutales(?!\\p{L}) / pomaradas?',
    wheatEars:
      'espigas?(?! de pescado) / espigas? de (?:trigo|cebada|centeno) / gavillas? / (?:haz|haces|manojos?|ramos?) de (?:trigo|espigas|cebada) / trigo (?:maduro|dorado|segado)',
    lavender:
      '(?:campos?|ramos?|ramilletes?|matas?|flores|hileras?|manojos?|ramitas?) de lavandas? / (?<=(?<!\\p{L})(?:la|con|huele la|lavandas y) )lavanda(?! claro) / lavandas / espliego',
    rocks:
      '(?:montón|montones|pilas?|montañas?) de (?:piedras|rocas|cantos) / rocas(?! (?:y rol|lunares)) / (?:grandes|pesadas|enormes) piedras / piedras (?:grandes|apiladas|pesadas|grises|sueltas) / pedregal(?:es)? / peñascos?',
    nest: 'nidos?(?! (?:de (?:avispas|víboras|ametralladoras|hormigas)|vacío)) / nidos? de (?:pájaros?|aves?|golondrinas?|cigüeñas?|huevos)',
    birdHouse:
      '(?:casitas?|casas?|cajas?) (?:para|de) (?:los )?(?:pájaros?|aves|pajaritos) / cajas? nido / pajareras? / comederos? (?:de|para) (?:pájaros|aves)',
    aquarium: 'acuarios?(?! (?:nacional|de barcelona|hoy|ascendente)) / peceras? / tanques? de peces / pecerita',
    cowHerd:
      '(?:rebaños?|manadas?|hatos?) de (?:vacas|ganado|reses) / (?:tres|cuatro|varias|las|unas|sus|muchas) vacas / vacas (?:lecheras|pastan|pastando) / ganado(?= (?:vacuno|bovino|pasta|en el|lechero)(?!\\p{L}))',
    sheepFlock:
      '(?:rebaños?|manadas?) de (?:ovejas|corderos|borregos) / ovejas / corderos / borregos / (?:tres|las|varias|sus) ovejas / ganado ovino',
    chickens:
      'gallinas? (?:y|con) (?:sus |dos |los )?(?:pollitos|huevos) / pollitos / gallinas(?! ciegas?) / cestas? (?:de|con|llenas? de) huevos / canastas? (?:de|con) huevos / polluelos?',
    fishShoal:
      '(?:bancos?|cardúmen(?:es)?|cardumen(?:es)?) de (?:\\p{L}+ )?(?:peces|sardinas|atunes) / cardúmenes / cardumen / pececillos? / pececitos? / (?:pequeños peces|peces (?:pequeños|de colores|tropicales))',
    drone: 'dron(?:es)? de reparto',
    deskWithMonitor: 'puestos? de trabajo con ordenador / escritorio con (?:monitor|pantalla)',
    jug: 'jarras? / jarros? / cántaros? / botijos?',
    milkJug:
      '(?:jarras?|jarritas?) (?:de|para) (?:la )?leche / jarras? (?:lecheras?|del? barista|para espumar|de acero) / lecheras?(?! industrial)',
    espressoMachine:
      '(?:máquinas?|cafeteras?) (?:de )?(?:espresso|expreso|exprés|expresso)s? / máquinas? de café / cafeteras? (?:profesional(?:es)?|industrial(?:es)?)',
    kiln: 'hornos? (?:de (?:cerámica|alfarero|alfarería|barro)|para cerámica|cerámicos?|del alfarero) / muflas? / hornos? de la ceramista',
    pottersWheel:
      'tornos? (?:de (?:alfarero|alfarera|alfarería|cerámica|ceramista)|del alfarero|de la alfarera|alfareros?) / ruedas? (?:de|del) alfarero',
    cauldron: 'calderos? / marmitas? / calderas? de cobre / perol(?:es)? / ollas? de cobre',
    cheeseWheel: '(?:ruedas?|hormas?|piezas?|bolas?) de queso / quesos? enteros? / quesos? (?:redondos?|de bola)',
    barrel: 'barril(?:es)?(?! de (?:petróleo|crudo|brent)) / tonel(?:es)? / barricas? / toneles? de vino',
    drawer: 'caj[oó]n(?:es)? / gavetas? / cajoneras? / cajonc(?:ito|itos)',
    stickyNotes:
      'post-?its? / notas? (?:auto)?adhesivas? / papelitos? (?:adhesivos?|de colores) / notas? (?:de colores|pegadas|en la pizarra)',
    letters:
      '(?<=(?<!\\p{L})(?:el|un|los|unos|del|al|sus?|ese|este|varios) )sobres?(?! (?:el|la|los|las|un|una|todo|mí|ti)(?!\\p{L})) / cartas? de (?:amor|despedida|su|mi) / (?:pilas?|mont[oó]n|fajos?|paquetes?) de (?:cartas|sobres) / (?<=(?<!\\p{L})(?:lee|leen|escribe|escriben|abre|recibe|envía|guarda) (?:una?|la|las|unas|su|sus) )cartas?(?! de (?:vinos|postres)) / correspondencia',
    tap: 'grifos? / canillas?(?! de la pierna) / griferías? / llaves? del agua',
    sink: 'lavabos? / fregaderos? / lavamanos / bachas?',
    oven: '(?<!(?<!\\p{L})al )hornos?(?! (?:de (?:cerámica|alfarero|alfarería|barro|leña|piedra)|para cerámica|cerámicos?|del alfarero|microondas|solar)(?!\\p{L})) / hornos? (?:empotrados?|eléctricos?|de la cocina) / hornillos?',
    grillBarbecue: 'barbacoas? / parrillas?(?! de salida) / asador(?:es)? / bbqs?',
    mixingBowl:
      '(?:bol(?:es)?|bols|cuencos?|tazón|tazones) (?:de|para) (?:mezcla|mezclar|batir) / batidor(?:es)? (?:de (?:varillas|mano|globo)|manual(?:es)?) / varillas? (?:de|para) batir / ensaladeras?',
    rollingPin:
      'rodillos? (?:de (?:cocina|amasar|madera|repostería|panadero)|pasteleros?|para amasar) / palos? de amasar / usleros? / rodillos? y (?:la )?masa',
    cuttingBoard: 'tablas? (?:de|para) (?:cortar|picar|cocina|corte) / tablas? de madera (?:y|con) (?:un )?cuchillo',
    wateringCan: 'regaderas?(?! (?:caliente|del baño)) / regaderas? de jardín',
    wheelbarrow: 'carretillas?(?! (?:elevadoras?|eléctricas? elevadoras?)) / carretillas? de (?:jardín|obra|mano)',
    shovel:
      'palas?(?! (?:mecánicas?|cargadoras?|de (?:pádel|paddle|ping|pescado|helicóptero)|para tarta)) / palas? de jardín / layas?',
    lantern:
      'farol(?:es)?(?! de la calle) / quinqués? / (?:lámparas?|linternas?|faroles) de (?:aceite|queroseno|petróleo|tormenta|camping) / candiles / candil',
    shelf: 'estanter[ií]as? / estantes? / repisas? / baldas?',
    fence:
      'vallas?(?! publicitarias?) / (?<=(?<!\\p{L})(?:la|una|las|unas) )cercas?(?! de) / cercas? (?:blancas?|de madera|de jardín) / empalizadas?',
    gate: 'port(?:ón|ones) / verjas? / cancelas? / puertas? del jardín',
    shed: 'cobertizos? / casetas? (?:de|del) (?:jardín|herramientas|madera) / casitas? de herramientas / galpón de jardín',
    greenhouse:
      '(?<!efecto |efecto de )invernaderos?(?<!gases de efecto invernadero) / viveros? acristalados? / invernáculos?',
    hayBale: '(?:pacas?|balas?|fardos?|rollos?|alpacas?|rulos?|montón|montones) de (?:heno|paja) / almiar(?:es)?',
    beehive: 'colmenas? / colmenar(?:es)? / apiarios?',
    honeycomb: 'panal(?:es)? / panal(?:es)? de (?:miel|abejas)',
    scarecrow: 'espantap[aá]jaros / espantajos? / muñecos? de paja',
    anvil: 'yunques? / bigornias?',
    sewingMachine: 'máquinas? de coser / remalladoras? / máquinas? de costura',
    mannequin: 'maniqu[ií](?:e?s)? / bustos? de (?:costura|modista|sastre)',
    clothesRail:
      'percheros?(?: de ropa)? / burros? de ropa / (?:racks?|barras?|rieles?|riel) (?:de|con) (?:la )?ropa / colgadores? de ropa',
    washingLine:
      'tendederos? / (?:cuerdas?|cordeles?|sogas?) (?:de tender|de la ropa|para tender) / ropa tendida / tendales?',
    ironingBoard: '(?:tablas?|mesas?|burros?) (?:de|para) planchar / planchador(?:es)?',
    cashRegister: '(?:cajas?|máquinas?) registradoras? / registradoras? / terminal(?:es)? (?:de )?punto de venta / TPV',
    shoppingBag: 'bolsas? de (?:papel|compras?|la compra|regalo|shopping) / bolsas? de la tienda',
    marketStall:
      'puestos? (?:de|del) (?:mercado|frutas?|verduras?|feria|fruta y verdura) / puestos? callejeros? / tenderetes? / puestos? de (?:churros|flores|comida|helados|castañas|artesanías?|quesos?|pescado|tacos|ropa|libros|jugos|golosinas|elotes|antojitos)',
    foodTruck:
      'food[- ]?trucks? / cami(?:ón|ones) (?:de|con) (?:comida|tacos|helados|hamburguesas) / gastronetas? / furgonetas? de (?:comida|helados)',
    crane: 'grúas?(?! (?:municipal(?:es)?|de remolque)) / grúas? torre',
    forklift: 'carretillas? elevadoras? / montacargas / toros? mecánicos? / autoelevador(?:es)?',
    pallet: 'pal(?:és?|ets?) / pallets? / tarimas? (?:de madera|con cajas|de carga) / pilas? de cajas',
    walkingBoot:
      'botas? de (?:montaña|senderismo|trekking|monte|caminar) / zapatillas? de (?:senderismo|trekking|montaña) / zapatos? de senderismo / calzado de montaña',
    rubberBoots: 'botas? de (?:agua|goma|lluvia|hule) / botas? katiuskas? / katiuskas / catiuscas',
    snorkel:
      'esn[oó]rquel(?:es)? / snorkels? / tubos? de buceo / gafas? de (?:buceo|bucear) / máscaras? de (?:buceo|snorkel)',
    wetsuit: 'trajes? de (?:neopreno|buceo|surf) / neoprenos? / trajes? húmedos?',
    paddle:
      '(?<=(?<!\\p{L})(?:un|el|su|del|al|dos|los|unos|sus) )remos?(?!\\p{L}) / palas? de (?:kayak|canoa|piragua) / remos? de madera / canaletes?',
    anchor: 'anclas? / áncoras?',
    lifeJacket: 'chalecos? salvavidas / chalecos? de (?:flotación|salvamento)',
    fishingNet: 'redes de pesca / red de pesca / salabres? / salabardos? / redeñ[oa]s? / red(?:es)? de mano',
    carFerry:
      'ferr(?:y|ys|ies|is?) (?:de|para|con) (?:coches|autos|carros|vehículos) / transbordador(?:es)? de (?:coches|autos|vehículos) / ferris? de coches',
    sailingYacht: 'veleros? / yates? (?:de|a) vela / barcos? (?:de|a) vela / yates? / balandros?',
    canoe: 'canoas? / piraguas? canadienses? / canoas? de madera',
    climbingRope: 'cuerdas? de (?:escalada|montaña|escalar|rápel) / mosquetón / mosquetones / cuerdas? enrolladas?',
    sleepingBag: 'sacos? de dormir / bolsas? de dormir / sacos? de (?:acampada|vivac)',
    goal: 'porterías?(?! (?:del?|automática)(?! fútbol)(?!\\p{L})) / arcos? de (?:fútbol|futbol) / (?:redes|red|postes?|palos?) de la portería / metas? de fútbol',
    basketballHoop:
      'canastas? de (?:baloncesto|básquet|basquetbol|basket|básquetbol) / aros? de (?:baloncesto|básquet|basket|básquetbol) / tableros? de (?:baloncesto|básquet) / cestas? de baloncesto / (?<=(?<!\\p{L})(?:lanza a|tira a|lanzan a|tiran a|en la|a la) )canasta(?! (?:básica|de (?:mimbre|frutas?|pan|navidad)))',
    golfBag: 'bolsas? de (?:golf|palos) / palos? de golf / talegas? de golf / bolsas? de palos de golf',
    grandPiano: 'pianos? de cola / pianos? de concierto / pianos? de (?:media|cuarto de) cola / steinways?',
    drumKit:
      'baterías? (?:acústicas?|de jazz|de rock|musicales?|electrónicas?) / (?<=(?<!\\p{L})(?:toca|tocan|tocar|tocando|tras|detrás de) (?:la|su|una) )batería / sets? de batería / kits? de batería',
    turntable: 'tocadiscos / giradiscos / platos? de (?:vinilos?|dj) / tornamesas? / gramófonos?',
    vinylRecord:
      'discos? (?:de vinilo|de jazz|de pasta|LP) / vinilos?(?! (?:decorativ|adhesiv)\\p{L}*) / elepés? / acetatos? musicales?',
    amplifier: 'amplificador(?:es)? / amplis? de (?:guitarra|bajo) / amplis?(?!\\p{L}) / bafles? de guitarra',
    harp: '(?<=(?<!\\p{L})(?:el|un|del|al|su|gran) )arpa / arpas? / arpas? (?:de concierto|celtas?|dorad[ao]s?)',
    spreadsheet:
      'hojas? de cálculo / (?:hojas?|tablas?|archivos?) de Excel / planillas? de (?:cálculo|Excel) / tablas? dinámicas?',
    serverRack:
      'servidor(?:es)?(?! públicos?) / (?:racks?|armarios?|gabinetes?) de servidores / salas? de servidores / centros? de datos / racks? (?:informáticos?|de red)',
    router:
      'r[oó]uters?(?: (?:wi-?fi|inalámbricos?))? / enrutador(?:es)? / m[oó]dems? / puntos? de acceso (?:wi-?fi|inalámbricos?)',
    chargingStation:
      'cargador(?:es)? (?:de|para) (?:coches?|autos?|carros?|vehículos?)(?: eléctricos?)? / puntos? de (?:re)?carga / estaci(?:ón|ones) de (?:re)?carga / electrolineras? / supercargador(?:es)? / postes? de (?:re)?carga',
    vrHeadset:
      '(?:gafas|cascos?|visor(?:es)?|lentes|auriculares) (?:de )?(?:VR|RV|realidad virtual) / (?:gafas|visor(?:es)?) de realidad (?:mixta|aumentada)',
    thermostat:
      'termostatos?(?: (?:inteligentes?|digital(?:es)?|de pared))? / cronotermostatos? / regulador(?:es)? de (?:temperatura|calefacción) / control(?:es)? de (?:la )?calefacción',
    smartSpeaker:
      'altavo(?:z|ces) inteligentes? / asistentes? (?:de voz|vocal(?:es)?) / (?:bocinas?|parlantes?) inteligentes? / echo dots? / homepods?',
    usbStick:
      'memorias? USB / llaves? USB / pendrives? / pen drives? / lápi(?:z|ces) (?:USB|de memoria) / unidad(?:es)? (?:USB|flash)',
    hearingAid:
      'audífonos?(?! (?:inalámbricos?|bluetooth|de (?:música|diadema))) / prótesis auditivas? / aparatos? (?:auditivos?|para (?:el oído|la sordera)) / implantes? cocleares? / ayudas? auditivas?',
    walkingFrame:
      'andador(?:es)? (?:ortopédicos?|plegables?|con ruedas|de (?:aluminio|anciano|adulto)) / (?<=(?:con|en|su|un|el) )andador(?:es)? / caminador(?:es)? / taca-?tacas?(?: de adulto)? / rolator(?:es)?',
    hospitalBed:
      'camas? (?:de|del) (?:hospital|enfermos?|pacientes?) / camas? (?:hospitalarias?|clínicas?|articuladas?) / camas? de (?:la )?(?:clínica|UCI)',
    dentistChair:
      'sill(?:a|ón|as|ones) (?:de|del) dentista / sill(?:a|ón|as|ones) (?:dental(?:es)?|odontológic[oa]s?) / unidad(?:es)? dental(?:es)?',
    testTubes: 'tubos? de ensayos? / probetas?(?! bebés?) / tubos? de (?:laboratorio|muestras?|sangre) / gradillas?',
    bandageRoll:
      'vendas?(?: (?:elásticas?|de gasa|adhesivas?)) / (?<=(?<!\\p{L})(?:una|la|las|unas|con|de) )vendas? / vendajes? / rollos? de (?:vendas?|gasa) / gasas? (?:estéril(?:es)?|médicas?)',
    firstAidKit:
      'botiqu(?:ín|ines)(?: de primeros auxilios)? / kits? de primeros auxilios / maletín(?:es)? (?:médicos?|de primeros auxilios|del médico) / equipos? de primeros auxilios / cajas? de primeros auxilios',
    coffeeGrinder:
      'molinillos?(?: (?:de|para) café| manual(?:es)?)? / molinos? (?:de|para) café / moledor(?:es|as?)? (?:de|para) café',
    hotTub:
      'jacuzzis? / yacuzzis? / bañeras? de hidromasaje / tinas? (?:calientes?|de hidromasaje|de madera) / hidromasajes? / hot tubs?',
    trampoline:
      'camas? elásticas? / trampolín(?= (?:de jardín|elástico|redondo|infantil)) / trampolines(?= (?:de jardín|elásticos|redondos|infantiles)) / brincolín(?:es)? / mini ?trampol(?:ín|ines)',
    climbingFrame:
      '(?:estructuras?|juegos?|torres?) (?:de escalada|para trepar|de trepar|infantil(?:es)?) / parques? infantil(?:es)? / pasamanos (?:infantil|del parque) / parques? de juegos / trepador(?:es)? infantil(?:es)? / áreas? de juegos?',
    sandcastle: 'castillos? de arena / fortalezas? de arena / castillos? en la arena / esculturas? de arena',
    trafficCone: 'conos? (?:de )?(?:tráfico|tránsito|señalización|viales?|vial|seguridad) / conos? naranjas?',
    streetLamp:
      'farolas? / faroles? (?:de (?:la )?calle|callejer[oa]s?) / lámparas? de (?:la )?calle / alumbrado público / postes? de luz',
    phoneBooth: 'cabinas? telefónicas? / cabinas? de teléfonos? / casetas? telefónicas? / casetas? de teléfonos?',
    postBox: 'buz(?:ón|ones)(?! de voz) / buz(?:ón|ones) de correos? / casillas? de correos?',
    railwayCrossing:
      'pasos? a nivel / cruces? (?:de|del) (?:tren|ferrocarril|vías) / cruces? ferroviarios? / barreras? (?:del tren|ferroviarias?|del ferrocarril)',
    tramCar: 'tranvías? / trenes? ligeros? / tren ligero',
    cableCarGondola:
      'teleféricos? / telecabinas? / góndolas? (?:de esquí|del teleférico) / cabinas? (?:de|del) teleférico',
    canalBoat: 'barcazas? / barc[oa]s? de canal / casas? flotantes? / barcos? vivienda / narrowboats? / gabarras?',
    gondolaBoat: 'góndolas?(?! (?:de esquí|del teleférico)) / barc[oa]s? venecian[oa]s?',
    pier: 'muelles?(?! (?:del? (?:colchón|reloj|motor)|metálicos?)) / embarcaderos? / pantalán / pantalanes',
    sackOfGrain:
      'sacos? de (?:granos?|trigo|cereal(?:es)?|cebada|avena|maíz|semillas?) / costal(?:es)? de (?:granos?|trigo|cereal(?:es)?|cebada|avena|maíz|semillas?) / bolsas? de (?:granos?|trigo|cereal(?:es)?|cebada|avena|maíz|semillas?)',
    seedlingTray:
      'bandejas? de (?:plántulas?|semillas?|germinación|plantones|almácigos?) / plántulas? / semilleros? / almácigos?',
    flowerPots: 'macetas? / macetas? de (?:flores|barro|terracota) / tiestos? / flores en macetas? / maceteros?',
    bunchOfHerbs:
      '(?:manojos?|ramilletes?|ramitos?|atados?) de (?:hierbas?|perejil|albahaca|menta|cilantro|tomillo|romero) / hierbas (?:aromáticas|frescas|secas) / hierbas',
    pestleMortar: 'morteros?(?: y (?:mano|maja))? / molcajetes? / almirez(?:es)? / almireces',
    jamJars: 'mermeladas? / (?:frascos?|tarros?|botes?) de (?:mermeladas?|conservas?|confituras?) / confituras?',
    spiceJars: 'especier[oa]s? / (?:frascos?|tarros?|botes?) de (?:especias?|condimentos?) / especias / condimentos?',
    tagine: 'tajín / tajin(?:es)? / tayín / tagines? / cazuelas? marroquí(?:es)?',
    wok: 'woks? / salteados? (?:de verduras|al wok) / verduras salteadas',
    fishMarketIce:
      'pescados? (?:fresco )?(?:sobre|en) (?:el )?hielo / (?:cajas?|cajones) de pescados? / pescados? frescos? / mostrador(?:es)? de pescad\\p{L}* / mercados? de pescado',
    bentWoodRockingChair: 'mecedoras? / sill(?:a|as|ón|ones) mecedor(?:a|as|es)? / butacas? mecedoras?',
    ray: 'mantarrayas? / mantas? raya / rayas? (?:manta|látigo)',
    'teacup-without-handle': 'matcha(?! latte) / té verde',
    'shopping-cart':
      'carrito de la compra / carritos? (?:de (?:la )?compras?|del súper|del supermercado) / carros? (?:de la compra|del súper|del supermercado) / (?<=(?<!\\p{L})empuja(?:n|ndo)? (?:el|un|su) )carro(?! (?:averiado|roto|parado)) / changuitos? / (?<=(?<!\\p{L})(?:llena el|llenan el|llenando el|llenar el|llena su|llenan su) )carro(?! de (?:gasolina|combustible|maletas)(?!\\p{L})) / carros? (?:llenos?|repletos?|cargados?) de (?:frutas?|comida|compras?|productos|verduras?|la compra)',
    cup: 'espresso / latte / cappuccino / (?<!(?<!\\p{L})(?:en el|en un|al|ojos|zapatos|color|pelo|cabello|marrón) )cafés? / tazas? / té / infusi[oó]n(?:es)? / capuch?inos? / cappuccinos? / espressos? / cafecitos? / chocolate caliente / tacitas? / cafés? con leche',
    bottle:
      'botellas? / (?<!(?<!\\p{L})(?:que|no|él|ella) )vinos?(?! (?:a|al|ayer|hoy|desde|para|corriendo)(?!\\p{L})) / (?<!(?<!\\p{L})(?:café con|arroz con|dulce de|té con) )leche(?! (?:corporal|limpiadora|condensada)(?!\\p{L})) / garrafas? / aceite de (?:oliva|girasol) / aceitera / (?<=(?<!\\p{L})(?:el|un|de|con) )cava / champán / champaña / prosecco / tequilas? / mezcal(?:es)? / (?<=(?<!\\p{L})(?:el|un|de|con) )ron / pisco(?! sour) / vodka / (?<=(?<!\\p{L})(?:la|una|de|con) )ginebra(?! suiza) / vermuts? / vermú / licor(?:es)? / orujo / aguardiente / jarabe / champ[uú]s? / shampoos? / gel(?:es)? de (?:ducha|baño) / suavizante / lejía / termos?(?! eléctric) / cantimploras? / kétchup / ketchup / vinagre',
    flacon:
      'perfumes? / esmaltes? de uñas / pintauñas / sérums? / sueros? facial(?:es)? / frascos? de (?:perfume|colonia) / agua de colonia / (?<=(?<!\\p{L})(?:se pone|se echa|frasco de|huele a) )colonia',
    jar: '(?<!(?<!\\p{L})(?:lunas? de|color|color de|tono) )miel / (?<!(?<!\\p{L})(?:color|tono) )cremas?(?! (?:solar(?:es)?|dental(?:es)?|pastelera|catalana|batida|de (?:verduras|calabaza|calabacín|champiñones|cacahuete|leche))(?!\\p{L})) / tarros? / potes? / mermeladas? / frascos?(?! de (?:perfume|colonia|pastillas|champú)) / mayonesa / mostaza / botes? de (?:cristal|mermelada|crema) / yogur(?:es|ts?)? / yogurt',
    tube: 'crema solar / protector solar / pastas? (?:de dientes|dental(?:es)?|dentífricas?) / dentífricos? / cremas? dental(?:es)? / cremas? solar(?:es)? / protector(?:es)? solar(?:es)? / bronceador(?:es)?',
    glass:
      '(?:cocktails?|sodas?|(?<=(?<!\\p{L})(?:vaso de|vaso con|lata de|botella de|ron con) )cola) / smoothies? / cocktails? / zumos? / jugos? / limonadas? / bebidas? / vasos?(?! sangu) / vasitos? / refrescos? / gaseosas? / horchatas? / granizad[oa]s? / (?<!(?<!\\p{L})huevos? )batidos? / licuados? / chupitos? / aguas? frescas? / agua de jamaica / gin ?tonics?',
    plate:
      'pastas?(?! (?:de (?:dientes|azúcar|papel|modelar)|dental(?:es)?|dentífricas?)(?!\\p{L})) / spaghetti / lasa(?:gn|ñ)as? / risotto',
    dish: 'platos?(?! (?:de|rotos)(?!\\p{L})) / cena / comida',
    bowl: 'bols? / cuencos? / ensaladas? / sopas? / gazpachos? / salmorejos? / cebiches? / ceviches? / guacamole / pozoles? / sancochos? / fabadas? / lentejas / potajes? / caldos? / guisos? / estofados? / locros? / ajiacos? / ensaladillas? / hummus / arroz con leche / cereales(?! integrales?) / tazón / tazones',
    bread:
      'baguettes? / (?<!(?<!\\p{L})(?:peter|flauta de|whip) )pan(?! (?:a|hacia|horizontal|lento|rápido|rallado)(?!\\p{L})) / pan recién / (?<!(?<!\\p{L})(?:en) )masa(?! (?:muscular|corporal|crítica|de (?:gente|agua|aire|personas))(?!\\p{L})) / hogazas? / bollos? / panecillos? / chapatas? / bolillos? / marraquetas? / tostadas? (?:con (?:tomate|mantequilla|aceite|palta|aguacate|mermelada)) / panes / tostadas(?! (?:mexicanas|de (?:tinga|atún|ceviche))) / (?<=(?<!\\p{L})(?:una|la|su) )tostada(?=$|[.,;]| (?:con|de|y|integral)(?!\\p{L})) / molletes? / teleras? / medialunas?(?= de(?!\\p{L}))',
    cake: 'cupcakes? / muffins? / d[oó]nuts? / tartas? / (?<!(?<!\\p{L})(?:tonos|colores) )pasteles / (?<=(?<!\\p{L})(?:un|el|del|su|este|ese|gran|trozo de|porción de|rebanada de) )pastel / tortas?(?! (?:de (?:jamón|milanesa|pierna|chorizo|asada)|ahogadas?|cubanas?)(?!\\p{L})) / magdalenas? / bizcochos? / pastelitos? / queques? / bizcochuelos? / ponqués? / rosc[oó]n(?:es)? / brownies? / tartas? de (?:queso|cumpleaños)',
    burger: 'burgers? / hamburguesas?',
    pot: 'wok / ollas? / cazuelas? / sart[eé]n(?:es)? / cacerolas? / pucheros?',
    icecream:
      'ice[- ]?cream / gelato / (?<!(?<!\\p{L})(?:refrescos?|café|té|agua|chocolate|viento|aire|mar|lagos?) )helados? / paletas? (?:de (?:fresa|limón|hielo|mango|chocolate|coco|frutas?)|heladas?) / cucuruchos?',
    fruit:
      'bananas? / mangos?(?! (?:del?|ergonómico|antideslizante)(?!\\p{L})) / frutas? / aguacates? / paltas? / bananos? / plátanos?(?! (?:frito|macho)) / fresas? / fresones / frutillas? / papayas? / melocot[oó]n(?:es)? / duraznos? / ciruelas? / frambuesas? / guayabas? / nectarinas? / albaricoques?',
    shoe: 'sneakers? / zapatos? / zapatillas?(?! (?:de (?:casa|estar|levantar))(?!\\p{L})) / (?:botas|(?<=(?<!\\p{L})(?:la|una|su) )bota)(?! (?:de vino|el|la)(?!\\p{L})) / tacones / mocas[ií]n(?:es)? / alpargatas? / botines / (?<=(?<!\\p{L})(?:los|unos|sus|mis) )tenis(?! de mesa) / zapatit[oa]s?',
    phone:
      'smartphones? / apps? / Smartphones? / (?<!(?<!\\p{L})(?:unidad|cámara|objetivo|telefonía) )móvil(?:es)? / (?<!(?<!\\p{L})(?:regeneración|renovación|nivel|biología|estructura|división|envejecimiento) )celular(?:es)? / teléfonos?',
    laptop:
      'laptops? / (?<=(?<!\\p{L})(?:un|el|su|mi|tu|del|al|los|sus|ordenador|ordenadores) )portátil(?:es)? / ordenador(?:es)? / teclados?(?! (?:musical(?:es)?|electrónicos?)(?!\\p{L})) / computador(?:es)? / computador(?:a|as|es)? / compus? / (?<=(?<!\\p{L})(?:un|el|su|mi|tu|del|los|sus|al) )portátil(?:es)?',
    closedLaptop: 'portátil cerrado',
    screen:
      'TVs? / (?<!(?<!\\p{L})(?:fuera de|en|a) )pantallas?(?! (?:dividida|partida|verde|negra|en (?:negro|blanco)|de (?:la )?lámpara)(?!\\p{L})) / televisor(?:es)? / (?<=(?<!\\p{L})(?:la|una|esta) )tele / (?<=(?<!\\p{L})la )televisión / smart ?tvs? / (?<=(?<!\\p{L})(?:un|el|su|los|dos) )monitor(?:es)?(?! de (?:esquí|ocio|surf|tiempo libre|gimnasio)) / (?<=(?<!\\p{L})(?:la|una|de|su) )teles?(?! (?:de|novelas?)(?!\\p{L}))',
    watch:
      '(?<!(?<!\\p{L})(?:contra|contra el|agujas del|sentido del) )reloj(?:es)?(?! (?:de (?:arena|pared|sol|cuco|péndulo))(?!\\p{L})) / smartwatch(?:es)? / relojes? (?:de pulsera|inteligentes?)',
    ring: 'anillos?(?! (?:de (?:saturno|crecimiento))(?!\\p{L})) / joyas? / sortijas? / alianzas? de (?:boda|matrimonio|oro) / (?:pulseras?|collar(?:es)?|gargantillas?) de (?:oro|plata|perlas|diamantes|cuentas)',
    headphones:
      '(?:auriculares|audífonos (?:inalámbricos|bluetooth|con cable|gamer)) / cascos (?:de música|inalámbricos|bluetooth|con cable)',
    camera: 'cámara de fotos / cámaras? (?:réflex|fotográficas?|instantáneas?|analógicas?|polaroid)',
    lamp: 'lámparas? / farolas? / farolillos? / flexos? / candiles',
    box: 'delivery / (?:cajas|(?<!(?<!\\p{L})(?:por|en) )caja)(?! (?:fuerte|registradora|negra|torácica|de (?:cambios|ahorros|herramientas|música)|del (?:súper|supermercado))(?!\\p{L})) / paquetes?(?! (?:turísticos?|vacacional(?:es)?|de (?:viajes?|medidas|datos|servicios|acciones))(?!\\p{L})) / fiambreras? / loncheras? / tarteras? / t[áa]per(?:es)? / tupper(?:s|es)? / cajones de madera',
    gift: '(?<!(?<!\\p{L})(?:te|os|les|le) )regalos?',
    bag: 'bolsos? / mochilas? / bolsas?(?! (?:bajo|de (?:valores|madrid|nueva york|trabajo|empleo|aire))(?!\\p{L})) / morral(?:es)? / riñoneras? / neceser(?:es)?',
    suitcase: 'maletas? / valijas? / equipajes?(?! de mano) / maletitas?',
    book: 'libros? / cuadernos? / libretas? / agendas? (?:de papel|escolar(?:es)?|de cuero) / novelas? / cómics? / tebeos? / historietas? / (?<=(?<!\\p{L})(?:un|el|unos|los) )cuentos? / libritos? / álbum de fotos / álbumes de fotos / revistas?(?! (?:digital|online))',
    chair:
      'sillas?(?! (?:de (?:ruedas|montar|bebé|paseo)|eléctrica)(?!\\p{L})) / sill[oó]n(?:es)? / butac[oa]s? / mecedoras? / tumbonas? / reposeras? / camastros?',
    sofa: 'sofás? / sofá',
    bed: 'camas?(?! (?:elásticas?|solar|de (?:rúcula|arroz|lechuga|hojas|ensalada|verduras))(?!\\p{L})) / colch(?:ón|ones) / almohadas? / cunas? / camitas? / literas? / sommier',
    door: '(?<!(?<!\\p{L})(?:jornadas? de) )puertas?(?! (?:de embarque)(?!\\p{L})) / port[oó]n(?:es)?',
    fridge:
      'freezers? / frigo / neveras? / refrigerador(?:es|as?)? / heladeras? / frigor[ií]ficos? / congelador(?:es)?',
    window:
      'ventanas?(?! (?:emergentes?|de (?:chat|oportunidad|diálogo|navegador))(?!\\p{L})) / (?<!(?<!\\p{L})(?:de) )cristal(?:es)?(?! (?:líquidos?|de (?:swarovski|murano|bohemia|cuarzo|hielo|roca))(?!\\p{L})) / ventanal(?:es)?',
    washer:
      'lavadoras? / secadoras?(?! (?:de (?:pelo|cabello))(?!\\p{L})) / máquina de lavar / lavarropas / lavavajillas(?! líquido)',
    machine:
      'cafeteras? / batidoras? / microondas / tostador(?:as?|es)?(?! de café) / robots? de cocina / freidoras?(?: de aire)? / exprimidor(?:es)?',
    car: 'land ?rovers? / jeeps? / SUVs? / sed[aá]n(?:es)? / roadsters? / (?:coupés?|cupés?) / hatchbacks? / taxis? / (?<=(?<!\\p{L})(?:un|el|su|auto|coche|carro) )convertible / Autos? / coches?(?! (?:patrullas?|de (?:bebés?|caballos|bomberos|policía|choques?|la policía)|del bebé)(?!\\p{L})) / autos? / (?<!(?<!\\p{L})empuja(?:n|ndo)? (?:el|un|su|los) )carros?(?! (?:alegóricos?|de (?:la compra|supermercado|caballos|combate)|del (?:súper|supermercado))(?!\\p{L})) / limusinas? / descapotables? / todoterrenos? / autom[oó]vil(?:es)? / cochazos? / carros? deportivos? / vochos?',
    pickup: 'pick-?ups? / cami[oó]n(?:es)?(?! (?:de (?:los )?bomberos)(?!\\p{L})) / camionetas?',
    van: '(?<=(?<!\\p{L})(?:una) )van(?! (?:a)(?!\\p{L})) / motorhomes? / furgonetas? / autocaravanas? / campers? / furg[oó]n(?:es)? / kombis? / combis? / food ?trucks?',
    bike: 'bicicletas? / bicis? / triciclos?',
    scooter:
      '(?:e-)?scooters? / motos?(?! (?:acuáticas?|de (?:agua|nieve))(?!\\p{L})) / motocicletas? / patinetes? / vespas? / ciclomotor(?:es)? / motonetas?',
    train:
      '(?<=(?<!\\p{L})(?:en|en el|el|del|al|boca de|vagón de|estación de|línea de|tren de) )metro(?! (?:cuadrado|cúbico|y medio|de (?:distancia|altura|largo|alto|ancho|profundidad))(?!\\p{L})) / tren(?:es)?(?! (?:superior|inferior|de (?:aterrizaje|vida))(?!\\p{L})) / tranvías? / trenecitos? / vag[oó]n(?:es)?',
    plane: 'jets? / aviones / avi(?:ón|ones)',
    boat: 'barcos? / veleros? / barcas? / naves? (?:vikingas?|mercantes?|romanas?|fenicias?|piratas?) / yates? / catamar[aá]n(?:es)? / botes? (?:de (?:remos|pesca|pescadores)) / barquit[oa]s?',
    kayak: 'kayaks? / piraguas? / kayak / canoas?',
    surfboard: 'surf / tablas? de surf / tabla(?= bajo el brazo) / (?<=(?<!\\p{L})sobre la )tabla(?! (?:de|para))',
    dog: '(?:golden )?retrievers? / terriers? / beagles? / labradors? / dachshunds? / poodles? / corgis? / spaniels? / collies? / husky / bulldogs? / pugs? / perr[oa]s?(?! (?:calientes?)(?!\\p{L})) / perrit[oa]s?(?! (?:calientes?)(?!\\p{L})) / cachorr[oa]s?(?! (?:de (?:león|tigre|oso|lobo|gato|foca|zorro|panda|jaguar))(?!\\p{L})) / chuchos? / galgos? / caniches? / mast[ií]n(?:es)? / pastor(?:es)? alem[aá]n(?:es)? / perros? salchichas?',
    cat: '(?:gatos?|(?<!(?<!\\p{L})a )gatas?)(?! (?:hidráulic|mecánic)) / gatit[oa]s? / mininos? / michis?',
    horse:
      '(?<!\\d )caballos?(?! (?:de (?:fuerza|potencia|vapor|mar|tiovivo|carrusel|batalla|troya))(?!\\p{L})) / yeguas? / potros? / ponis? / caballitos?(?! (?:de mar|de tequila))',
    bird: '(?<!(?<!\\p{L})(?:vista de) )pájaros? / gaviotas? / pajarit[oa]s? / gorri[oó]n(?:es)? / águilas? / halc[oó]n(?:es)? / cuervos? / golondrinas? / buitres? / cigüeñas? / colibr[ií](?:s|es)? / jilgueros? / aves(?! de corral) / gorri(?:ón|ones) / canarios?(?! de(?!\\p{L})) / halc(?:ón|ones)',
    robot: 'robots?(?! (?:de (?:cocina|limpieza)|aspirador(?:as?|es)?|cortacésped|limpiafondos)(?!\\p{L}))',
    guitar: 'guitarras? / ukeleles?',
    ball: 'bal(?:ón|ones)(?! (?:de (?:oro|oxígeno)|medicinal(?:es)?)(?!\\p{L})) / (?<!(?<!\\p{L})(?:en) )pelotas? / bolas?(?! (?:de (?:cristal|nieve|helado|fuego|navidad|dragón|pelo|queso|masa|arroz|carne|energía)|del mundo)(?!\\p{L}))',
    balloon: 'globos?(?! (?:terráqueos?|oculares?|de (?:diálogo|texto|oro))(?!\\p{L}))',
    rocket: 'cohetes? / naves? espacial(?:es)? / transbordador(?:es)? espacial(?:es)?',
    tree: 'árbol(?:es)?(?! (?:genealógicos?|navideños?|de (?:navidad|levas|decisiones))(?!\\p{L})) / olivos? / pinos? / robles? / encinas? / almendros? / naranjos? / limoneros? / cipr[eé]s(?:es)? / arbolit[oa]s?',
    flower:
      'bouquets? / flor(?:es)?(?! (?:de (?:sal|piel|lot(?:o|us))|y nata)(?!\\p{L})) / (?:(?<=(?<!\\p{L})(?:unas|las|dos|tres|doce|esas|sus|de|con) )rosas|rosas (?:rojas|blancas|frescas)|(?<=(?<!\\p{L})(?:una|la|cada|esa|sola) )rosa)(?! (?:de los vientos)(?!\\p{L})) / clavel(?:es)? / tulip[aá]n(?:es)? / orquídeas? / lirios? / amapolas? / geranios? / hortensias? / jazm[ií]n(?:es)? / (?<=(?<!\\p{L})(?:el|un|su) )ramo(?! de (?:la|actividad|olivo)) / ramos? de (?:flores|novia) / florecitas? / margaritas?(?= (?:blancas?|silvestres?|amarillas?|en el (?:campo|prado))(?!\\p{L})) / (?<=(?<!\\p{L})(?:deshoja una|deshojando una) )margarita',
    plant:
      '(?<!(?<!\\p{L})(?:primera|segunda|tercera|cuarta|quinta|última|misma) )plantas?(?! (?:baja|alta|superior|inferior|solar|industrial|un|una|del pie|de (?:producción|reciclaje|montaje|tratamiento|los pies))(?!\\p{L})) / hojas?(?! (?:de (?!(?:otoño|árbol|palma|té|menta|albahaca|laurel|plátano)(?!\\p{L}))|en blanco)) / macetas? / maceteros? / suculentas?',
    house:
      '(?:casas|(?<!(?<!\\p{L})(?:en|de|desde) )casa)(?! (?:real|de (?:empeño|cambio|apuestas|modas?))(?!\\p{L})) / tejados? / casitas? / chal[eé]s / chal[eé]ts? / chalé / casas? rurales? / mansi[oó]n(?:es)? / caser[oó]n(?:es)?',
    shop: 'boutique / boutiques? / tiendas?(?! (?:online|en línea|virtual(?:es)?|de campaña)(?!\\p{L})) / panaderías?',
    tower: 'skylines? / rascacielos / edificios? / torres? / campanarios?',
    tent: 'camping / tiendas de campaña / tiendas? de campaña / carpas?(?! (?:de circo))',
    fire: 'grill / (?<!(?<!\\p{L})(?:armas? de|alto el|a) )fuego(?! (?:lento|medio|bajo|alto|cruzado|amigo)(?!\\p{L})) / hogueras? / chimeneas?(?! (?:industrial(?:es)?|de la fábrica)(?!\\p{L})) / fogatas? / incendios? / llamaradas?',
    shirt:
      'camisas? / camisetas? / (?<!(?<!\\p{L})(?:planchas? de) )ropa(?! (?:de cama|interior)(?!\\p{L})) / remeras? / poleras? / playera / blusas? / sudaderas? / suéter(?:es)? / suéteres / chompas? / guayaberas? / jersey(?:s|es)? / jerséis / buzos?(?= de (?:lana|algodón)(?!\\p{L}))',
    lighthouse:
      'faro(?! (?:delantero|trasero|de niebla|led|antiniebla|roto|del (?:coche|auto|carro|camión))(?!\\p{L}))',
    dolphin: 'delf(?:ín|ines)',
    whale: 'ballenas?',
    shark: 'tibur(?:ón|ones)',
    fish: 'peces / pez / tibur(?:ón|ones) / ballenas? / delf(?:ín|ines)',
    vase: 'jarr[oó]n(?:es)? / vasos? (?:de|com|con) flores / floreros?',
    frame:
      'Poster / (?<!(?<!\\p{L})(?:a|de|en|fuera de|por) )cuadros?(?= |,|\\.|$)(?! (?:a cuadro|por segundo|eléctrico|clínico|completo|de (?:mandos|diálogo|honor))(?!\\p{L})) / p[oó]ster(?:es|s)? / poster / portarretratos? / marcos? (?:de fotos?|dorados?|vacíos?) / retratos? al óleo',
    umbrella: 'parasols? / paraguas / sombrillas? / quitasol(?:es)? / parasol(?:es)?',
    key: 'llaves?(?! (?:inglesas?|allen|fijas?|maestra|en mano|de (?:paso|agua|tuercas)|del (?:agua|gas|grifo))(?!\\p{L})) / llaveros?',
    basket:
      'cestas? / (?<!(?<!\\p{L})(?:a|mete|anota) )canastas?(?! (?:de (?:tres|dos|baloncesto|básquet))(?!\\p{L})) / colador / cestos?(?! (?:de (?:la )?basura)(?!\\p{L})) / canastos?',
    drop: 'gotas?',
    apple:
      '(?<!(?<!\\p{L})(?:vuelta a la|a (?:una|dos|tres|pocas)) )manzanas?(?! (?:de (?:casas|edificios|adán))(?!\\p{L}))',
    lemon: 'limon(?:es)? / (?<!(?<!\\p{L})(?:verde|amarillo|sabor|sabor a) )limón',
    orange:
      '(?<!(?<!\\p{L})(?:tonos|colores|luces|flores|chalecos|cascos) )naranjas / (?<=(?<!\\p{L})(?:una|la|media|las|dos|tres|unas|cajas? de|cestas? de) )naranjas?(?! mecánica)',
    tomato: 'tomates? / jitomates?',
    vegetables:
      '(?:br[oó]coli|brécol) / pepin(?:o|illo)s? / verduras? / zanahorias? / hortalizas? / calabazas?(?! de halloween(?!\\p{L})) / calabac(?:ín|ines) / calabacitas? / zapallos? / zapallitos? / coliflor(?:es)? / puerros? / apios? / rábanos? / remolachas? / betabel(?:es)? / espárragos? / alcachofas?(?! de (?:la )?ducha) / nabos? / ejotes? / judías verdes / pepinillos?',
    onion: 'cebollas? / ajos?',
    egg: 'huevos?',
    cheese: 'quesos?',
    meat: 'bacon / carnes?(?! (?:de (?:gallina|cañón|membrillo)|viva|propia)(?!\\p{L})) / (?<=(?<!\\p{L})(?:el|un|del) )asado / jam(?:ón|ones) / churrasco / chorizos? / chulet[oó]n(?:es)? / chuletas? / filetes?(?! de (?:pescado|merluza|salmón|atún|lenguado)) / ternera / churrascos? / milanesas? / solomillos? / bistec(?:es|s)? / bifes? / entrecots? / panceta / beicon / tocino / morcillas? / salchich[oó]n(?:es)? / embutidos? / lechazo / cochinillo / cecina / costillas? (?:de cerdo|asadas|a la|bbq) / corderos? (?:asados?|al horno|lechal(?:es)?) / lechazos? / cochinillos? / chuletones / chuletón / pechugas? de (?:pollo|pavo) / lomo de cerdo / costillas? (?:de|a la|bbq)(?!\\p{L})',
    noodles: 'noodles? / ramen / fideos / espaguetis? / tallarines / macarrones / espagueti',
    pizza: 'pizzas?',
    fries: 'patatas fritas / papas fritas / papitas(?! de) / patatas bravas / papas a la francesa',
    sushi: 'sushi',
    sandwich:
      'sandwich(?:es)? / bocadillos? / tortas? (?:de (?:jamón|milanesa|pierna|chorizo|asada)|ahogadas?|cubanas?) / bocatas? / sándwich(?:es)? / sánguches? / sánduches? / emparedados? / montaditos?',
    taco: '(?<!(?<!\\p{L})(?:zapatos de) )tacos?(?! (?:altos?|aguja|de (?:billar|jamón|queso|papel|notas|madera))(?!\\p{L})) / burritos? / taquitos? / quesadillas?',
    cookie:
      '(?<!(?<!\\p{L})(?:política de|acepta|aceptar) )cookies? / galletas? / alfajor(?:es)? / galletitas? / polvor[oó]n(?:es)?',
    croissant: 'croissants? / cruas[aá]n(?:es)? / cruasanes / medialunas?',
    chocolate:
      '(?<!(?<!\\p{L})(?:color) )chocolates?(?! (?:calientes?)(?!\\p{L})) / bombones / bombón / tabletas? de chocolate',
    can: '(?<!(?<!\\p{L})(?:dar|da|dan|dando) la )latas? / bebidas? energéticas? / latas? de (?:refresco|cerveza|cola)',
    pouch: 'sachets? / paquete de (?:yerba|café|arroz)',
    kettle: 'pavas? / teteras?(?= (?:silba|hierve|eléctrica|en el fuego|al fuego)) / hervidor(?:es)?',
    moka: 'cafetera italiana / cafeteras? (?:italianas?|moka)',
    pint: 'cervezas? / (?<=(?<!\\p{L})(?:una|unas|dos|tres) )cañas?(?! (?:de |rota|hueca|flexible)) / birras? / chelas? / cervecitas? / cañitas?',
    wineglass:
      'champagne / copas? de vino / (?<=(?<!\\p{L})(?:una|su|sus|unas|dos|tres) )copas?(?! (?:del? (?:mundo|rey|europa|américa|árbol|helado|los)|davis|menstrual|libertadores|américa|sudamericana|árbol)) / copas? de (?:vino|cava|champán|tinto) / sangría / copas? (?:en alto|de (?:tinto|blanco|rosado))',
    candle:
      '(?<!(?<!\\p{L})(?:en|a|a toda|barcos? de|regata de|clases? de) )velas?(?! (?:mayor|latina|del (?:barco|velero))(?!\\p{L})) / candelabros? / velitas?',
    match: 'cerillas? / fósforos?',
    knife: 'cuchillos? / navajas?(?! de afeitar) / machetes?',
    hammer:
      'martillos? / herramientas?(?! (?:digital(?:es)?|online|informáticas?|de (?:ia|software|marketing|gestión|diseño|análisis))(?!\\p{L}))',
    wrench:
      'llaves? (?:inglesas?|allen|fijas?|de tuercas) / alicates / alicate / tenazas / llaves? (?:fijas?|de tubo|stillson)',
    drill: 'taladros? / taladradoras? / atornillador(?:es)? / destornillador(?:es)? / desarmador(?:es)?',
    paintbrush: 'pinceles? / brochas? / pincel',
    toothbrush: 'cepillos? (?:de dientes|dental(?:es)?)',
    glasses:
      'gafas(?! (?:vr|de (?:buceo|bucear|snorkel|realidad virtual))(?!\\p{L})) / lentes(?= de sol| nuev) / anteojos / (?<=(?<!\\p{L})(?:sus|unos|los|mis) )lentes(?! (?:de contacto|anamórfic\\p{L}+|fij\\p{L}+|macro|intercambiables)) / lentes de (?:sol|lectura) / espejuelos',
    hat: 'sombreros? / gorras? / gorros?(?! de (?:baño|natación)) / boinas? / sombreritos?',
    helmet:
      'cascos?(?! (?:antiguos?|históricos?|viejos?|urbanos?|inalámbricos?|bluetooth|de (?:bodega|música)|con (?:cable|micrófono)|del (?:barco|buque|caballo))(?!\\p{L}))',
    sock: 'calcetines? / calcetín / calcetas? / soquetes',
    sandal: 'sandalias? / chanclas? / chancletas? / ojotas? / huaraches?',
    coat: 'parkas? / blazers? / (?<!(?<!\\p{L})(?:al) )abrigos? / chaquetas? / cazadoras? / chamarras? / camperas? / gabardinas? / anoraks? / plumíferos? / chubasqueros? / (?<=(?<!\\p{L})(?:un|el|su) )impermeable(?! (?:y|al|para))',
    paper:
      'post-?its? / (?<!(?<!\\p{L})(?:a las|juego de|baraja de|mazo de|partida de) )cartas(?! (?:astrales|españolas|de (?:póker|tarot|ajuste|la baraja))(?!\\p{L})) / facturas? / papeles(?! (?:principales|secundarios|pintados|protagonistas)(?!\\p{L})) / (?<=(?<!\\p{L})(?:una|la|su|esta|unas) )cartas?(?! (?:astral|de (?:ajuste|tarot|póker|color))) / (?<=(?<!\\p{L})(?:un|el|del|ese|este) )sobres?(?! (?:todo|el|la|los|las|un|una|su|mi|de (?:azúcar|sopa))) / hojas? de papel / folios? / postales / recibos? / contratos?',
    card: 'tarjetas?(?! (?:gráficas?|sim|sd|de (?:memoria|sonido|felicitación|navidad))(?!\\p{L}))',
    coins: 'monedas? / dinero / huchas? / alcancías?',
    clock: 'despertador(?:es)? / relojes? de pared',
    tablet:
      'tablets?(?= |,|\\.|$) / iPads? / Tablets? / tabletas?(?! (?:gráficas?|efervescentes?|masticables?|de (?:chocolate|turrón))(?!\\p{L}))',
    mic: '(?<=(?<!\\p{L})(?:frente al|ante el|con el|con un|canta al|habla al|coge el) )micro / micrófonos?',
    speaker: 'altavoces / altavoz / parlantes? / bocinas? (?:bluetooth|inalámbricas?)',
    ladder: 'escaleras? de mano / escaleras? plegables?',
    bus: 'bus(?:es)? / autobús / autobuses / autobus / (?<=(?<!\\p{L})(?:suben?|subir|baja|bajan) (?:al|del) )colectivo / paradas? de colectivos? / autocar(?:es)? / ómnibus / microbús / minibús / minibuses / busetas?',
    tractor: 'tractor(?:es)?',
    cargobike: 'bicis? de carga / cargobike / bici(?:cleta)?s? de carga',
    stroller:
      'cochecitos? / carritos? (?:de|del) bebé / carriolas? / cochecitos? (?:de|del) bebé / coches? (?:de|del) bebé / sillitas? de paseo',
    teddy:
      'peluches? / juguetes? / ositos? de peluche / ositos?(?! de (?:gominola|goma|oro)) / (?<=(?<!\\p{L})(?:una|con su|con una|con la) )muñeca(?=$|[.,;]| (?:de|favorita|nueva|vieja|preferida)(?!\\p{L})) / muñecas (?:de (?:trapo|porcelana)|viejas|antiguas) / muñec[oa]s? de (?:trapo|peluche|felpa)',
    cabinet:
      'armarios? / despensas? / clósets? / closets? / roperos? / alacenas? / aparador(?:es)? / placares / placard / mesillas?(?: de noche)? / mesitas? de (?:noche|luz) / cajoneras? / (?<=(?<!\\p{L})(?:la|una|su|vieja|antigua) )cómoda(?=$|[.,;]| (?:de|con|en|antigua|vieja|blanca|llena)(?!\\p{L})) / cómodas de madera',
    table: 'mesas?(?! (?:electoral(?:es)?|de (?:mezclas|diálogo|negociación))(?!\\p{L})) / mesitas? / escritorios?',
    scale: 'balanzas? / básculas?',
    spray:
      'detergentes? / limpiador(?:es)?(?! (?:facial(?:es)?)(?!\\p{L})) / desodorantes? / limpiacristales / ambientador(?:es)? / insecticidas? / quitamanchas / atomizador(?:es)?',
    lipstick:
      '(?:máscaras? de pestañas|rímel) / pintalabios / (?:bálsamos?|barras?|brillos?) labial(?:es)? / maquillajes? / lápi(?:z|ces) (?:de labios|labial(?:es)?) / (?<=(?<!\\p{L})(?:un|el|su|del) )labial / barras? de labios',
    pills:
      'pastillas?(?! (?:de (?:jabón|frenos?|caldo|chocolate|turrón|encendido|lavavajillas))(?!\\p{L})) / cápsulas?(?! (?:espacial(?:es)?|de (?:café|nespresso|escape)|del tiempo)(?!\\p{L})) / medicamentos? / (?<!(?<!\\p{L})(?:aire) )comprimidos? / (?:medicinas|(?<=(?<!\\p{L})(?:una|su|toma la) )medicina) / píldoras? / grageas?',
    padlock: 'candados?',
    swing: 'columpios?',
    skateboard: 'skateboards? / longboards? / Skateboards? / monopat(?:ín|ines)(?! eléctric) / patinetas? / skates?',
    fox: 'zorros?',
    cow: 'vacas? / terneros? / vaquitas? / becerr[oa]s? / (?<=(?<!\\p{L})(?:un|el|del|al|los|unos|dos) )toros?(?! (?:mecánicos?|sentado)(?!\\p{L}))',
    hen: '(?<!(?<!\\p{L})(?:carne de|piel de) )gallinas?',
    bee: 'abejas? / avispas? / abejorros? / abejitas?',
    fishdish:
      'sashimi / (?<!(?<!\\p{L})(?:latas? de) )atún / mariscos? / pescados? / pescaditos? / (?<!(?<!\\p{L})(?:color|rosa|tono) )salmón / bacalao / merluzas? / (?<!(?<!\\p{L})latas? de )at[uú]n / sardinas? asadas / espetos? / lubinas? / truchas? / boquerones',
    bulb: '(?<!(?<!\\p{L})(?:mate y|mate con) )bombillas?(?! (?:de (?:mate|plata|alpaca))(?!\\p{L}))',
    bridge:
      'puentes?(?! (?:dental(?:es)?|aéreo|festivo|de (?:mayo|noviembre|diciembre|mando|la (?:nariz|constitución|inmaculada)))(?!\\p{L}))',
    waterfall: '(?<!(?<!\\p{L})(?:en) )cascadas?',
    statue: 'estatuas? / esculturas?',
    windTurbine: 'aerogenerador(?:es)? / molinos? de viento / turbinas? eólicas? / parques? eólicos?',
    solarPanel: '(?:panel|placa)(?:es|s)? (?:solar|fotovoltaic)\\p{L}*',
    bench:
      'bancos? (?:del (?:parque|jardín)|de (?:madera|la plaza)) / bancos? (?:de (?:madera|piedra|parque|la plaza)|del parque) / (?<=(?<!\\p{L})sentad[oa]s? en (?:un|el|una|la) )banc[oa](?! de (?:datos|pruebas)) / bancos? (?:del?|de la|en el|en un) (?:paseo|jardín|plaza|plazoleta|parque|alameda)',
    sign: 'letreros? / señal(?:es)? de (?:tráfico|tránsito|stop) / vallas? publicitarias? / carteles? luminosos? / carteles de neón / cartel(?! de (?:la )?(?:droga|medellín|cali|sinaloa|película|cine|concierto|fiestas))',
    rock: 'rocas?',
    hammock: 'hamacas?',
    lockers: '(?<!(?<!\\p{L})(?:en|de) )taquillas?(?! (?:del (?:teatro|cine|estadio))(?!\\p{L})) / casilleros?',
    curtain: 'cortinas?(?! (?:de (?:humo|agua|lluvia))(?!\\p{L})) / visillos?',
    vacuum: '(?<!(?<!\\p{L})(?:robots?) )aspirador(?:as?|es)?(?! (?:robots?)(?!\\p{L}))',
    robotVacuum: '(?:robots?|robôs?) aspirador(?:es)? / aspirador(?:a|as|es)? robots? / roombas?',
    iron: 'planchas? de (?:vapor|ropa) / (?<=(?<!\\p{L})(?:la|una) )(?<!(?<!\\p{L})(?:a|en) la )plancha(?! (?:de (?:pelo|acero|metal|cocina|madera|surf)|del pelo)) / planchas? (?:de vapor|para la ropa)',
    fan: 'ventilador(?:es)?',
    mower:
      'cortacésped(?:es)? / cortadora? de (?:grama|césped) / podadoras? de césped / cortadoras? de (?:césped|pasto) / cortac[eé]sped(?:es)?',
    excavator: 'excavadoras? / retroexcavadoras?',
    typewriter: 'máquinas? de escribir',
    dumbbell: 'mancuernas? / pesas(?! rusas)',
    kettlebell: 'kettle-?bells? / pesas? rusas?',
    yogaMat: 'esterillas? / tapetes? de yoga / colchonetas? de yoga / mats? de yoga',
    slippers: 'pantuflas? / babuchas? / zapatillas de (?:casa|estar por casa)',
    eye: '(?<=(?<!\\p{L})(?:plano|detalle) de (?:un|unos|los|sus|el|su) )ojos?',
    earrings:
      '(?:pendientes de (?:oro|plata|perlas|aro|diamantes)|(?<=(?<!\\p{L})(?:unos|los|sus|con) )pendientes(?! del? )) / aretes / aretes? / zarcillos? / pendientes? de (?:oro|plata|perlas?|brillantes)',
    blanket:
      'mantas?(?! (?:rayas?|rays?)(?!\\p{L})) / cobertor(?:es)? / edred[oó]n(?:es)? / cobijas? / frazadas? / colchas? / mantitas? / sábanas? / cobertores',
    monkey:
      '(?<=(?<!\\p{L})(?:un|el|los|unos|dos|al|del) )monos?(?! (?:de (?:trabajo|esquí|nieve)|azul|vaquero)) / monitos? / chimpancés? / macacos?',
    gorilla: 'gorilas?',
    orangutan: 'orangut[aá]n(?:es)?',
    wolf: 'lobos?(?! (?:de mar|marinos?)(?!\\p{L}))',
    raccoon: 'mapaches?',
    lion: '(?<=(?<!\\p{L})(?:un|el|del|al) )león(?! (?:marino)(?!\\p{L})) / (?<=(?<!\\p{L})(?:un|el|los|dos|del|al|unos) )le[oó]n(?:es)?(?! marinos?) / leones(?! marinos) / leonas?',
    tiger: 'tigres?',
    leopard:
      '(?<=(?<!\\p{L})(?:un|el|del|al|um|o|do|los|os) )leopardos? / (?<!(?<!\\p{L})de )leopardos? / guepardos? / jaguares',
    moose: 'alces?',
    donkey: '(?<=(?<!\\p{L})(?:el|los|um|os) )burros? / burros?(?! de (?:planchar|arranque)) / asnos? / borricos?',
    unicorn: 'unicornios?',
    zebra: '(?<!(?<!\\p{L})(?:pasos? de) )cebras?',
    deer: 'ciervos? / renos? / venad[oa]s? / cervatillos? / corzos?',
    bison: 'bisontes? / búfalos?',
    pig: '(?<!de )cerdos? / chanch(?:o|a|ito|ita)s? / cerditos? / marranos? / (?<!(?<!\\p{L})de )puercos? / lechones',
    boar: 'jabalí(?:es|s)?',
    ram: 'carneros?',
    ewe: '(?<!de )ovejas? / corderitos? / ovejitas?',
    goat: '(?<!de )cabras?',
    camel: 'dromedarios? / camellos?',
    llama: '(?<!(?<!\\p{L})de )alpacas? / llamas? (?:andinas?|peruanas?|bolivianas?) / vicuñas?',
    giraffe: 'jirafas?',
    elephant: 'elefantes?',
    rhinoceros: 'rinocerontes?',
    hippopotamus: 'hipopótamos?',
    mouse:
      'ratón de campo / (?<!(?<!\\p{L})del )rat[oó]n(?:es)?(?! (?:inalámbrico|óptico|gamer|gaming|ergonómico|de ordenador|y (?:el )?teclado)) / ratoncit[oa]s?',
    rat: 'ratas / ratas?',
    hamster: 'hámsters? / cobayas? / hámsteres',
    rabbit: 'conejos? / conejit[oa]s? / liebres?',
    chipmunk: 'ardillas?',
    beaver: 'castor(?:es)?',
    hedgehog: 'erizos?(?! de mar)',
    bear: 'osos?(?! (?:de peluche|polar|panda|hormiguero|perezoso|amoroso)) / oseznos?',
    'polar-bear': 'osos? polar(?:es)?',
    koala: 'koalas?',
    panda: '(?<!fiat )(?<!nuova )pandas?(?! (?:hybrid|4x4|elettrica))',
    sloth: 'osos? perezosos?',
    otter: 'nutrias?',
    skunk: 'mofetas? / zorrillos?',
    kangaroo: '(?<!(?<!\\p{L})(?:bolso|bolsillo|de|la|una) )canguros?',
    badger: 'tej(?:ón|ones) / tej[oó]n(?:es)?',
    turkey: '(?<!(?<!\\p{L})de )pavos?(?! real) / guajolotes?',
    rooster: '(?<!de )gallos?',
    'baby-chick': 'pollitos?',
    penguin: 'pingüinos?',
    duck: '(?<!de )patos? / patitos?',
    swan: '(?<!(?:los|dos) )cisnes?',
    flamingo: 'flamencos? rosa(?:do)?s? / flamingos?',
    peacock: 'pavos? real(?:es)?',
    goose: 'gansos? / ocas?(?! loca)',
    frog: '(?<!hombre )ranas? / sapos? / ranitas?',
    crocodile: '(?<!de )cocodrilos? / caim[aá]n(?:es)?',
    turtle: '(?<!(?:cuello|de) )tortugas?',
    lizard: 'lagartos? / lagartijas? / iguanas? / camale[oó]n(?:es)?',
    snake: 'serpientes? / culebras? / víboras?',
    sauropod: 'saurópodos? / dinosaurios? / diplodocus',
    't-rex': 'T-Rex / t-rex / tiranosaurios?',
    dragon: 'drag(?:ón|ones)',
    spider: '(?<=(?<!\\p{L})(?:una|la|las) )arañas?(?! de)',
    scorpion: 'escorpi(?:ón|ones)',
    snail: '(?<!(?<!\\p{L})(?:de) )caracol(?:es)?',
    crab: 'cangrejos? / jaibas? / centollos? / cangrejitos?',
    lobster: 'bogavantes? / (?<!plagas? de )langostas?',
    castle: 'castillo europeo / castillos?(?! (?:hinchable|inflable|de (?:naipes|arena|fuegos|cartas))) / alcázar',
    church: 'iglesias? / catedral(?:es)? / capillas? / ermitas? / basílicas? / parroquias?',
    mosque: 'mezquitas?',
    'hindu-temple': 'templo hindú',
    hospital: '(?<!(?<!\\p{L})(?:de) )hospital(?:es)?',
    school:
      '(?<=frente al )colegio / colegios?(?! (?:de (?:abogados|médicos|arquitectos)|electoral|oficial|profesional|mayor)) / escuelas?(?! de (?:negocios|cocina|surf|danza|cine|baile))',
    factory: '(?<!(?<!\\p{L})(?:de) )fábricas?',
    hotel: '(?<!(?<!\\p{L})(?:de|(?:habitación|lobby|recepción|cama|vestíbulo|piscina) del) )hotel(?:es)?',
    stadium: 'estadios?',
    hut: 'cabañas? / chozas? / bohíos? / palapas?',
    fountain:
      'fuentes? (?:de la plaza|del parque|de piedra) / fuentes? (?:de (?:la plaza|piedra|agua|mármol)|públicas?|ornamental(?:es)?) / (?<=(?<!\\p{L})(?:junto a la|en la|alrededor de la|de la) )fuente(?=$|[.,;]| (?:de la plaza|del (?:pueblo|parque|jardín|patio))(?!\\p{L})) / surtidor(?:es)? de agua',
    'ferris-wheel': 'noria de feria / norias? / ruedas? de la fortuna',
    'roller-coaster': 'montañas? rusas?',
    'playground-slide': 'tobog(?:án|anes)',
    'carousel-horse':
      'caballo de tiovivo / tiovivos? / calesitas? / carrusel(?:es)? (?:de feria|antiguo|iluminado|del parque)',
    locomotive: 'locomotoras?(?: de vapor)?',
    ambulance: 'ambulancias?',
    'fire-engine': 'coche de bomberos / cami[oó]n(?:es)? de (?:los )?bomberos / autobombas?',
    'police-car':
      'coche de policía / coches? (?:patrullas?|de (?:la )?policía) / patrulleros? / (?<=(?<!\\p{L})(?:una|la) )patrulla(?! (?:canina|de|urbana)) / autos? de (?:la )?policía',
    'manual-wheelchair': 'silla de ruedas manual / sillas? de ruedas',
    'roller-skate': 'patines(?! (?:de hielo|eléctricos))',
    'vertical-traffic-light': 'semáforos? / semáforo vertical',
    'fuel-pump':
      'surtidor de gasolina / gasolineras? / gasolinerías? / bencineras? / estaci[oó]n(?:es)? de servicio / surtidor(?:es)? de gasolina',
    cactus: 'cactus',
    sunflower: '(?<!(?<!\\p{L})(?:(?:aceite|pipas|semillas) de) )girasol(?:es)?',
    mushroom: 'setas? / champiñ[oó]n(?:es)? / níscalos? / boletus',
    snowman: 'muñeco de nieve con nieve / muñecos? de nieve',
    'christmas-tree': '(?:árbol(?:es)?|arbolitos?) (?:de Navidad|navideños?)',
    'jack-o-lantern': 'calabaza de Halloween / calabazas? de halloween',
    toilet: '(?<=(?<!\\p{L})(?:un|el|del) )inodoro / váter(?:es)? / váteres / wáter / retretes? / excusados?',
    bathtub: 'bañeras?',
    mirror: '(?<!(?<!\\p{L})(?:efecto|como un) )espejos?(?! (?:retrovisor(?:es)?|lateral(?:es)?|de agua)(?!\\p{L}))',
    broom: 'escobas? / fregonas? / mopas? / trapeador(?:es)? / lampazos?',
    bucket:
      'cubos? de (?:agua|playa|fregar) / (?<!en )baldes? / cubos? (?:de (?:plástico|metal|zinc|hojalata|arena|leche)|llenos?|con agua) / (?<=(?<!\\p{L})(?:con un|con su) )cubo(?= y(?!\\p{L})) / cubetas?(?! de (?:pintura|hielo|huevos))',
    wastebasket:
      'papeleras? / cubos? de (?:la )?basura / botes? de (?:la )?basura / tachos? de (?:la )?basura / cestos? de basura',
    toolbox: 'cajas? de herramientas',
    drum: '(?<=(?<!\\p{L})(?:un|el|um) )tambor(?! d) / tambor(?:es)?(?! de (?:la )?(?:lavadora|detergente)) / tamborileros? / bombos? / bong[oó]s? / cajones? flamencos? / cajón flamenco / (?<=(?<!\\p{L})toca(?:n|r|ndo)? la )batería',
    'file-cabinet': 'mueble archivador / archivador(?:es)? / archiveros?',
    'fire-extinguisher': 'extintor(?:es)?',
    wheel:
      '(?<=(?<!\\p{L})(?:las|cuatro|la|una|dos) )ruedas?(?! (?:de (?:la fortuna|prensa|reconocimiento|molino))(?!\\p{L})) / neumáticos? / llantas? (?:pinchadas?|de repuesto)',
    'barber-pole': 'poste de barbero',
    telescope: 'telescopios?',
    'soccer-ball': 'balón de fútbol(?! americano) / pelotas? de fútbol / balones de fútbol',
    'american-football': 'balón de fútbol americano',
    'boxing-glove': 'guantes? de boxeo',
    skis: 'esquís / esquis? / pares? de esquís',
    sled: 'trineos?',
    lotus: 'flor(?:es)? de lot(?:o|us)',
    grapes: 'uvas(?! pasas)',
    melon: 'mel(?:ón|ones)',
    watermelon: 'sandías?',
    tangerine: 'mandarinas?',
    lime: '(?<=(?<!\\p{L})(?:rodajas? de|zumo de|jugo de|media|con) )lima(?! de uñas)',
    pineapple: 'piñas?(?! (?:coladas?)(?!\\p{L}))',
    pear: 'peras?',
    cherries: 'cerezas(?! de(?:l)? café)',
    blueberries: 'arándanos(?! rojos)',
    'kiwi-fruit': 'kiwis?',
    olive: 'aceitunas / (?<=una )aceituna',
    coconut: '(?<=(?<!\\p{L})(?:un|um|dos) )cocos? / (?<=(?<!\\p{L})(?:un|el|los|unos|medio|agua de|leche de) )cocos?',
    eggplant: 'berenjenas?',
    potato:
      '(?<!de )patatas?(?! (?:fritas|bravas|dulce)) / papas(?! (?:fritas|noel)) / (?<=(?<!\\p{L})(?:una|de) )papa(?! noel)',
    'ear-of-corn': 'espiga de maíz / maíz / choclos? / elotes? / mazorcas? / jojotos?',
    'hot-pepper':
      'chiles? picantes? / guindillas? / chiles / (?<=(?<!\\p{L})(?:un|el) )chile / chile (?:verde|rojo|jalapeño|habanero|serrano|picante|en polvo) / jalapeños? / ajíes',
    'bell-pepper': 'pimientos?',
    'leafy-green': 'verdura de hoja verde / lechugas? / espinacas? / acelgas? / rúcula / kale',
    peanuts:
      '(?<!de )cacahuetes / cacahu[ae]tes? / maní / maníes / almendras?(?! (?:de|del)(?!\\p{L})) / nuez / nueces / avellanas? / anacardos? / pistachos? / frutos secos',
    beans:
      'alubias / frijoles / fríjoles / frijolitos / judías (?:verdes|blancas|pintas) / alubias? / porotos / habichuelas? / garbanzos? / caraotas',
    chestnut:
      '(?<=(?<!\\p{L})(?:las|unas|una) )castañas? / (?<!(?<!\\p{L})(?:melenas?|pelo|cabello) )castañas / castañas asadas',
    'ginger-root': 'raíz de jengibre / jengibre',
    'pea-pod': 'vainas? de guisantes? / guisantes? / arvejas? / chícharos?',
    pretzel: 'pretzels? / pretzel',
    bagel: 'bagels? / bagel',
    pancakes: 'pancakes / tortitas(?! (?:de (?:maíz|arroz|trigo))(?!\\p{L})) / panqueques? / hotcakes / hot cakes',
    waffle: 'gofres? / waffles? / wafles?',
    'poultry-leg':
      'muslos? de pollo / alitas(?: de pollo)? / muslitos?(?: de pollo)? / pata de pollo / pollos? (?:asados?|fritos?|rostizados?|al horno|a la (?:brasa|parrilla|leña))',
    'hot-dog':
      'hot ?dogs? / perritos? calientes? / salchichas?(?! de (?:perro)) / choripan(?:es)? / choripán / jochos? / perros? calientes?',
    cooking: 'huevos? (?:fritos?|estrellados?)',
    popcorn: 'palomitas',
    butter: 'mantequillas?(?! de (?:cacahuete|maní|karité|cacao|almendra))',
    salt: 'saleros? / sal (?:marina|gruesa|gorda|rosa) / pizcas? de sal / (?<=(?<!\\p{L})(?:la|con|añade|echa|pizca de|puñado de) )sal(?=$|[.,;]| (?:gruesa|fina|y|marina)(?!\\p{L}))',
    'canned-food': 'comida enlatada / latas? de (?:conservas?|atún|sardinas|anchoas|mejillones|tomate) / conservas?',
    'cooked-rice': 'arroz cocido / (?<!(?<!\\p{L})(?:lluvia|leche|papel) de )arroz(?! con leche)',
    'curry-rice': 'arroz con curry',
    dumpling: 'dumplings? / empanadas?(?! gallega) / empanadillas? / gyozas? / raviolis?',
    pie: 'empanadas? gallegas? / quiches? / tartaletas?',
    candy:
      'caramelos / chuches / chucherías? / gominolas? / golosinas? / (?<=(?<!\\p{L})(?:un|el|unos) )caramelo(?! líquido(?!\\p{L})) / dulces(?= (?:típicos|mexicanos|de colores)(?!\\p{L}))',
    lollipop: 'piruletas? / chupetines? / chupetín / chupa ?chups / paletas? de caramelo / chupetas?',
    custard: 'flan(?:es)? / natillas? / crema catalana',
    shortcake: '(?:trozo|porción|pedazo) de (?:tarta|pastel|torta)',
    sake: 'sakés? / sakes?',
    'bubble-tea': 'Bubble Tea / té de burbujas / bubble tea',
    'beer-mug': 'jarra de cerveza / jarras? de cerveza / tarros? de cerveza / micheladas?',
    chopsticks: 'palillos (?:chinos|japoneses) / palillos (?:chinos|japoneses|de sushi)',
    spoon: 'cuchar(?:as?|itas?|illas?|ón|ones)',
    'fork-and-knife':
      '(?:tenedor y cuchillo|cuchillo y tenedor) / tenedor(?:es)? / (?<=(?<!\\p{L})(?:los|unos|sus) )cubiertos(?! de)',
    teapot: 'teteras?(?! (?:silba|hierve|eléctrica|en el fuego|al fuego)(?!\\p{L}))',
    amphora: 'ánforas? / tinajas?',
    'baby-bottle': 'biber(?:ón|ones)',
    jellyfish: 'medusas?',
    octopus: 'pulpos?',
    shrimp: 'gambas / gambas? / langostinos? / camar[oó]n(?:es)?',
    oyster: 'ostras?(?!!) / mejillón / mejillones / almejas? / ostras? / ostiones',
    'spiral-shell': 'caracolas? / conchas? (?:marinas?|de mar)',
    feather: 'plumas? (?:blancas?|de (?:ave|pavo real)) / (?<!(?<!\\p{L})(?:de|con) )plumas(?! estilo)',
    butterfly: 'mariposas?',
    ant: 'hormigas?',
    beetle: 'escarabajos? / cucarachas?',
    'lady-beetle': 'mariquitas?',
    'maple-leaf': 'hojas? de arce',
    'hourglass-done': 'reloj de arena sin tiempo / relojes? de arena / reloj de arena',
    stopwatch: 'cronómetros?',
    trophy: 'trofeos? / copas? (?:del (?:mundo|rey)|de europa|américa|libertadores|sudamericana)',
    'sports-medal': 'medalla deportiva / medallas?',
    kite: '(?<=(?<!\\p{L})(?:vuelan?|volando|volar) (?:una |la |su )?)cometas? / papalotes? / barriletes? / volantines / (?<=(?<!\\p{L})(?:una|la|su|las|unas|sus) )cometas? / papagayos? de papel',
    bullseye: 'dianas? de dardos / dardos? / (?<=(?<!\\p{L})(?:la|una|en) )diana',
    joystick: 'joysticks? / joystick',
    'video-game':
      'mando de videoconsola / gamepad / videoconsolas? / consolas?(?! de (?:mezclas|comandos|sonido|edición)) / videojuegos? / mandos? de (?:la )?(?:consola|play)',
    'game-die':
      '(?<=(?<!\\p{L})(?:lanzan?|tiran?|rola|joga) (?:los |os |unos )?)dados / (?<=(?<!\\p{L})(?:los|unos|dos|un|el) )dados?(?! (?:que|el|la|los|las|por|su|sus))',
    'puzzle-piece': 'pieza de puzle / puz?zles? / rompecabezas',
    'magic-wand': 'varita mágica / varitas?(?: mágicas?)?',
    'crystal-ball': 'bola de cristal / bolas? de cristal',
    'chess-pawn': 'peón de ajedrez / ajedrez',
    yarn: 'ovillos? / madejas?',
    thread: 'hilo de coser / (?:carretes?|bobinas?) de hilo',
    'sewing-needle': 'aguja de coser / (?<!(?<!\\p{L})(?:de|las) )agujas?(?! de (?:pino|punto|tejer|reloj))',
    'artist-palette': 'paleta de pintor / paletas? (?:de (?:pintor|pintora|acuarelas|óleos))',
    ribbon: 'lazos? (?:de (?:seda|regalo)|rojos?|rosas?)',
    necktie: 'corbatas?',
    jeans:
      '(?<=(?<!\\p{L})(?:un|el|su) )jean / (?<=(?<!\\p{L})(?:unos|sus|los|con|mis|pantalones) )vaqueros(?! (?:a caballo|cabalgan|montan|del oeste)(?!\\p{L})) / jeans / pantal[oó]n(?:es)?(?! cort) / tejanos',
    scarf:
      'bufandas? / fular(?:es)? / chal(?:es)? / mant[oó]n(?:es)? de manila / pashminas? / rebozos? / pañuelos? (?:de seda|al cuello)',
    gloves: 'guantes(?! de boxeo) / manoplas? / mitones',
    kimono: 'kimonos?',
    'one-piece-swimsuit': 'traje de baño de una pieza / bañador(?:es)? / trajes? de baño',
    bikini: '(?<!(?:zona|línea|ligne) )bikinis?',
    shorts:
      'pantalones cortos / (?<=(?<!\\p{L})(?:unos|sus|en|los) )shorts / pantaloncillos / (?<=(?<!\\p{L})(?:unas|sus|en) )bermudas',
    'folding-hand-fan': 'abanico abierto / abanicos?(?! de (?:posibilidades|opciones|colores|productos))',
    purse:
      'monederos? / carteras?(?! de (?:clientes|productos|inversi\\p{L}+|proyectos|valores|pedidos)) / billeteras?',
    crown:
      'coronas? (?:reales?|doradas?|de oro) / (?<=(?<!\\p{L})(?:la|su|una|de) )corona(?! (?:de (?:flores|espinas|adviento|navidad)|extra|bien fría))',
    'gem-stone': 'piedra preciosa / diamantes? / esmeraldas? / rubíes / rubí / zafiros? / piedras? preciosas?',
    megaphone: 'megáfonos?',
    bell: 'campanas?(?! (?:extractora|de (?:cocina|humos|cristal)|di vetro))',
    radio:
      'radio (?:vieja|antigua) / (?<=(?<!\\p{L})(?:la|una) )radio(?! (?:de (?:la|un)|del|pública|nacional)) / transistor(?:es)?',
    violin: 'viol(?:ín|ines) / violonchelos?',
    saxophone: '(?:saxof(?:ón|ones)|saxos?)',
    trumpet: 'trompetas?',
    accordion: 'acorde(?:ón|ones) / bandone[oó]n(?:es)?',
    banjo: 'banjos?',
    maracas: 'maracas',
    flute: 'flautas?',
    'musical-keyboard': 'teclado musical / pianos?',
    telephone: 'teléfonos? (?:fijos?|de disco|antiguos?|de la abuela)',
    battery:
      'pilas? (?:alcalinas?|recargables?|AA) / pilas? (?:alcalinas?|recargables?|aa|gastadas?) / (?<=(?<!\\p{L})(?:las|unas) )(?<!(?<!\\p{L})(?:pone|ponen|pon|poner|ponerse|ponte) las )pilas(?! de) / baterías? (?:del? (?:móvil|celular|coche|teléfono|litio|auto)|externas?|recargables?)',
    'electric-plug': 'enchufe eléctrico / enchufes? / cargador(?:es)? del? (?:móvil|celular|teléfono|portátil)',
    printer: 'impresoras?(?! 3d)',
    'floppy-disk': 'disquetes?',
    'optical-disk': 'disco óptico / (?<=(?<!\\p{L})(?:eine|un|um) )CD / CDs? / DVDs?',
    videocassette: 'cintas? de v[ií]deo',
    'movie-camera': 'cámara de cine / videocámaras? / cámaras? de (?:cine|v[ií]deo)',
    'film-projector': 'proyector(?:es)? de cine',
    'clapper-board': 'claquetas?',
    'magnifying-glass-tilted-left': 'lupa orientada hacia la izquierda / lupas?',
    flashlight: 'linternas?',
    scroll: 'pergaminos?',
    'dollar-banknote':
      'billete de dólar / billetes? de (?:\\d+|cinco|diez|veinte|cincuenta|cien|doscientos|quinientos|mil|dólar|un dólar|dólares|euros) / fajos? de billetes / billetes(?! de)',
    'closed-mailbox-with-raised-flag':
      'buzón cerrado con la bandera levantada / buz[oó]n(?:es)?(?! de (?:voz|entrada|sugerencias|correo))',
    pencil:
      '(?<!(?<!\\p{L})(?:a) )l[aá]pi(?:z|ces)(?! (?:labial(?:es)?|de (?:labios|ojos|cejas|cera|memoria))(?!\\p{L}))',
    'fountain-pen': 'estilográficas? / bolígrafos? / bolis? / biromes? / lapiceras? / esferos?',
    crayon: 'l[aá]pi(?:z|ces) de cera / cray[oó]n(?:es)? / crayolas? / ceras? de colores',
    briefcase: 'malet(?:ín|ines) / portafolios? de cuero',
    'file-folder': 'carpeta de archivos / carpetas?(?! compartid)',
    calendar: 'calendarios?',
    pushpin: 'chinchetas?',
    paperclip: 'clips? (?:de papel|metálicos?) / sujetapapeles',
    'straight-ruler': 'regla de madera / reglas? (?:de madera|metálicas?|escolar(?:es)?)',
    locked: 'candado cerrado',
    axe: 'hachas?',
    bomb: 'bombas? (?:de relojería|atómicas?)',
    boomerang: '(?:bumer[aá]n(?:es)?|búmeran)',
    shield: 'escudos? de madera',
    'carpentry-saw':
      'sierra de carpintería / serruchos? / sierras? (?:circular(?:es)?|de calar|de mano) / (?<=(?<!\\p{L})(?:con una|con la|con su) )sierra(?! (?:nevada|morena|eléctrica))',
    'nut-and-bolt': 'tornillo y tuerca / tornillos? / tuercas? / pernos?',
    gear: 'engranajes?',
    clamp: 'tornillo de banco',
    magnet: 'imán de herradura / imanes / (?<=(?<!\\p{L})(?:un|el) )imán(?! de)',
    alembic: 'alambiques? / matra(?:z|ces)',
    'petri-dish': 'placa de petri / placa de Petri / placas? de petri',
    dna: 'ADN',
    microscope: 'microscopios?',
    'satellite-antenna': 'antena de satélite / antena parabólica / antenas? parabólicas?',
    syringe: 'jeringuillas? / jeringas? / (?<=(?<!\\p{L})(?:la|una|las) )vacunas?(?! (?:contra el|contra la) )',
    'adhesive-bandage': 'tiritas / (?<=(?<!\\p{L})(?:una|la) )tirita / curitas?',
    crutch: 'muletas?',
    stethoscope: 'estetoscopios?',
    plunger: 'desatascador(?:es)?',
    shower: '(?<!de )duchas?',
    razor:
      'cuchilla de afeitar / maquinillas?(?: de afeitar)? / cuchillas? de afeitar / navajas? de afeitar / afeitadoras?',
    'safety-pin': 'alfiler(?:es)? de gancho',
    soap: '(?<!(?<!\\p{L})(?:(?:pompas|burbujas|espuma) de) )jab(?:ón|ones)(?! (?:líquido)(?!\\p{L}))',
    sponge: 'esponjas?',
    'globe-showing-europe-africa':
      'globo terráqueo mostrando Europa y África / globos? terráqueos? / bolas? del mundo / mapamundis esféricos?',
    'world-map': 'mapa mundial / mapamundis? / mapas? del mundo',
    compass: 'brújulas?',
    'fishing-pole': 'cañas? de pescar',
    'diving-mask': '(?:máscaras?|gafas) de buceo / gafas de (?:buceo|snorkel|bucear)',
    'ice-skate': 'pat(?:ín|ines) de hielo / patines para hielo / patinaje sobre hielo',
    'ping-pong': 'tenis de mesa / ping pong / ping[ -]?pong',
    badminton: 'badmintons? / bádmintons? / badminton',
    tennis: 'pelotas? de tenis / raquetas?(?! de nieve)',
    bowling:
      'bowlings? / juego de bolos / pista de boliche / bowling / (?<=(?<!\\p{L})(?:los|a los|de|unos) )bolos / boleras?',
    baseball: '(?<!de )béisbols? / b[eé]isbol / pelotas? de b[eé]isbol',
    'yo-yo': '(?<!(?<!\\p{L})(?:efecto) )yoyos? / (?<!efecto )yoyós? / (?<!(?<!\\p{L})(?:efecto) )yo-yo / yo-y[oó]s?',
    'nesting-dolls': 'muñecas? rusas? / matrioskas?',
    ticket:
      'tickets?(?! (?:de (?:compra|caja|soporte))(?!\\p{L})) / billetes? de (?:tren|avión|ida|metro|autobús|lotería) / boletos? / entradas? (?:de|para el|del|para un) (?:cine|concierto|teatro|partido)',
    newspaper:
      '(?<=(?<!\\p{L})(?:el|un|del|los) )periódicos? / periódicos / (?<=(?<!\\p{L})(?:lee|leen|hojea) el )diario',
    mate: '(?<=(?<!\\p{L})(?:ceban?|toman?|el|un|su|tu|del) (?:un )?)mate(?! (?:negr|blanc|gris|acab))',
    'tropical-drink':
      'cocktail tropical / bebida tropical / cóctel(?:es)? / cócteles / coctel(?:es)? / mojitos? / piñas? coladas? / daiquiris? / caipiriñas? / tragos? tropicales?',
    'bento-box': 'caja de bento / bento box',
    owl: 'búhos? / lechuzas? / tecolotes?',
    parrot: '(?<=(?<!\\p{L})(?:el|los|dos|un|su) )loros? / guacamay[oa]s? / papagayos? / cotorras? / pericos?',
    dove: 'palomas / (?<=(?<!\\p{L})(?:una|la) )paloma / palomitas? blancas? / pich[oó]n(?:es)?',
    'phoenix-bird': 'fénix',
    bat: 'murciélagos?',
    helicopter: 'helicópteros?',
    'ear-medium-light':
      '(?<=(?<!\\p{L})(?:la|las|su|sus|una) )orejas?(?! (?:del? |puntiagudas|caídas|peludas|largas)) / (?<=(?<!\\p{L})(?:el|un|su|del) )oído(?! (?:absoluto|musical)(?!\\p{L}))',
    'ear-with-hearing-aid-medium-light':
      '(?:(?<=(?<!\\p{L})(?:un|el|su) )audífono|audífonos? (?:invisibles?|digital(?:es)?|recargables?)|audífonos(?=.{0,60}(?:oír|oye|audici|oído|abuel)))',
    'foot-medium-light': 'pies? descalzos?',
    parachute: 'paracaídas',
    'flying-saucer': 'platillo volante / ovnis? / platillos? (?:volantes?|voladores?)',
    satellite: '(?<!(?:de|por|vía|via) )satélites?',
    mosquito: '(?<!(?:de|anti) )mosquitos? / zancudos?',
    'mountain-cableway': 'teleférico de montaña / teleféricos?',
    ferry: 'ferr(?:y|ys|ies) / transbordador(?:es)?(?! espacial) / ferris?',
    'passenger-ship': 'barcos? de pasajeros / cruceros?(?! peatonal) / trasatlánticos? / transatlánticos?',
    speedboat: 'lancha motora / lanchas? / motos? (?:de agua|acuáticas?)',
    seal: 'focas / (?<=(?<!\\p{L})(?:una|uma) )foca(?! (?:em|no|na)(?!\\p{L})) / focas? / (?:lobos?|le[oó]n(?:es)?) marinos?',
    'ring-buoy': 'aros? salvavidas / salvavidas / flotador(?:es)?',
    scissors: 'tijeras(?! (?:de (?:setos|podar|poda)|presupuestarias)) / tijeritas',
  },
  places: {
    doorstep:
      'umbral(?:es)? de (?:la|su|una) (?:puerta|casa) / (?:puertas?|entradas?) de (?:la|su|una|mi) casa / (?:ante|frente a|delante de|en) (?:la|su) puerta principal / felpudos? / (?:escal(?:ón|ones)|escalinata) de (?:la )?(?:entrada|puerta|casa) / timbre de (?:la|su|una) (?:puerta|casa) / portal de (?:la|su|una) casa',
    gasStation:
      'gasolineras? / gasoliner[ií]as? / estaci(?:ón|ones) de (?:servicio|gasolina|nafta) / surtidor(?:es)? de (?:gasolina|combustible|nafta) / bencineras? / grifos? de gasolina / bombas? de (?:gasolina|bencina)',
    rooftop:
      'azoteas? / balc(?:ón|ones) / terrazas? (?:en la azotea|del ático|con vistas) / rooftops? / áticos? con terraza / (?<=(?<!\\p{L})(?:en|sobre) (?:el|un) )(?:tejado|techo de(?:l edificio|la casa)) / balconcillos?',
    restaurantKitchen:
      'cocinas? (?:(?:del|de un|de) (?:restaurante|hotel|bistró|comedor)|profesional(?:es)?|industrial(?:es)?|de acero(?: inoxidable)?|comercial(?:es)?) / brigadas? de cocina / (?<=(?<!\\p{L})(?:en el|al|del) )pase de (?:la )?cocina / cocinas? de (?:un|el|su) (?:\\p{L}+ )?restaurante',
    meetingRoom:
      'salas? de (?:reuni(?:ón|ones)|juntas|conferencias|consejo) / mesas? de (?:reuni(?:ón|ones)|juntas|conferencias) / reuni(?:ón|ones) (?:de (?:equipo|trabajo|empresa|la junta|ventas|proyecto|negocios)|corporativas?) / (?<=(?<!\\p{L})en (?:una|plena|la) )reunión(?! familiar) / juntas? directivas?',
    laboratory:
      'laboratorios?(?! (?:fotográficos?|de (?:idiomas|ideas))) / bancos? de laboratorio / centros? de investigación / salas? blancas? / mesas? de laboratorio / salas? de química',
    campsite:
      'campings? / campamentos?(?! (?:militar(?:es)?|de (?:refugiados|entrenamiento))) / zonas? de acampada / acampadas? / fogatas?(?! (?:en|de) la playa) / hogueras?(?! de san juan) / (?<=(?<!\\p{L})(?:en|de|frente a|junto a|ante) (?:la|una|su) )(?:tienda de campaña|carpa(?! (?:del circo|de circo))) / vivacs?',
    orchard:
      'huertos? (?:de (?:frutales|manzanos|cerezos|naranjos|frutas|perales)|frutal(?:es)?) / (?:manzan|naranj|limon)(?:al|ales|ar|ares)(?! de chile) / (?:manzanos?|cerezos?|naranjos?|perales|almendros?|melocotoneros?) / árbol(?:es)? frutal(?:es)? / (?:cosecha|recolección|recogida)s? de (?:la )?(?:manzanas?|cerezas?|naranjas?|fruta) / frutales / pomaradas?',
    farmyard:
      'granjas?(?! (?:solar(?:es)?|e[oó]licas?|de (?:servidores|bots|trolls))(?!\\p{L})) / corral(?:es)? / gallineros? / patios? de (?:la )?(?:granja|finca) / caseríos? / alquerías? / ranchos?(?! cucamonga) / (?:frente al?|detrás del?|junto al?) (?:granero|establo)',
    nursery:
      '(?:habitaci(?:ón|ones)|cuartos?|dormitorios?|recámaras?) (?:infantil(?:es)?|del? (?:bebé|niñ[oa]s?|l[oa]s niñ[oa]s|la niña|su hij[oa]|juegos|peque)) / (?<=(?<!\\p{L})(?:en|sobre|junto a|de|a) (?:la|una|su) )cuna(?! de (?:la|las|los)(?!\\p{L})) / cuartos? de juegos? / moisés(?= (?:de mimbre|del bebé))',
    cellar:
      'bodegas?(?! (?:de (?:carga|almacenamiento|mercanc\\p{L}+|distribución|herramientas)|industrial)) / cavas? (?:de (?:vinos?|quesos?|maduración)|subterráneas?) / cuevas? de (?:maduración|afinado|curación|quesos?|vinos?) / salas? de (?:barricas|maduración|afinado) / sótanos? abovedados?',
    dairy:
      'queserías? / lecherías? / (?:fábricas?|taller(?:es)?|obrador(?:es)?) (?:artesanal(?:es)? )?(?:de|del) (?:quesos?|quesero|chocolates?|chocolatero|mermeladas?|confitería|dulces) / central(?:es)? lecheras? / chocolaterías? artesanal(?:es)?',
    bakery:
      'panaderías?(?:-pastelerías?)? / tahonas? / hornos? de pan / obrador(?:es)? (?:de (?:pan|panadería|pastelería)|del panadero) / panificadoras? / pastelerías?',
    buildingSite:
      '(?<=(?:en|a|de|por) (?:la|una) )obra(?! (?:de(?! construcción)|del|maestra|social|teatral|completa|literaria)) / obras? de construcción / andamios? / (?:edificio|casa|torre)s? en (?:construcción|obras?) / (?:sitios?|zonas?) de (?:construcción|obras?) / (?<=en )obra (?:negra|gris)',
    warehouse:
      '(?<!grandes )almac(?:én|enes)(?! de barrio) / naves? (?:logísticas?|de almacenamiento) / centros? (?:logísticos?|de distribución) / (?:depósitos?|bodegas?) de (?:almacenamiento|mercanc[ií]as?|mercader[ií]as?|distribución) / bodegas? industrial(?:es)? / muelles? de carga',
    factory:
      '(?<!(?<!\\p{L})de )fábricas?(?! (?:artesanal(?:es)? )?de (?:quesos?|chocolates?|mermeladas?|sueños)) / plantas? (?:industrial(?:es)?|embotelladoras?|de (?:producción|fabricación|montaje|ensamblaje|envasado)) / (?:cadenas?|líneas?) de (?:montaje|producción|ensamblaje) / naves? industrial(?:es)? / maquila(?:dora)?s? / acerías? / factorías?',
    classroom:
      'aulas?(?! (?:virtual(?:es)?|magna)) / sal(?:ón|ones) de clases? / salas? de clases? / (?<=(?<!\\p{L})en )clase(?! (?:de (?:yoga|baile|cocina|natación|pilates|piano|guitarra|pintura)|media|turista|business|ejecutiva|alta|obrera)) / clases? de (?:matemáticas|lengua|historia|ciencias|geografía|física) / pupitres?',
    barn: 'graneros? / establos? / caballerizas? / cuadras? de (?:los )?caballos / pajar(?:es)? / henil(?:es)? / vaquerías? / salas? de ordeño',
    harbour:
      'puertos?(?! (?:usb|hdmi|serie|de montaña|rico|vallarta|madero)) / muelles?(?! (?:del? (?:colchón|carga|suspensión))) / embarcaderos? / dársenas? / mal(?:ecón|econes) / atracaderos? / espig(?:ón|ones)',
    bridge:
      '(?<!(?<!\\p{L})(?:bajo (?:el|un|los)|debajo (?:del|de un)) )puentes?(?! (?:festivo|de (?:mayo|diciembre|mando|la constitución)|dental|aéreo)) / pasarelas? peatonal(?:es)? / (?<!(?<!\\p{L})bajo (?:el|un) )viaductos? / puentecitos?',
    underpass:
      'pasos? (?:subterráneos?|inferior(?:es)?|bajo la vía) / (?:bajo (?:el|un|los)|debajo (?:del|de un)) (?:puentes?|viaductos?) / túnel(?:es)? peatonal(?:es)? / subterráneos? peatonal(?:es)?',
    market:
      'mercadillos? / mercados? (?:al aire libre|callejeros?|de (?:abastos|agricultores|frutas?|verduras|flores|pulgas|pescado|navidad|productores|barrio)|local(?:es)?|municipal(?:es)?|campesinos?|artesanal(?:es)?) / (?<=(?<!\\p{L})(?:al|por el) )mercado(?! (?:laboral|financier|inmobiliari|bursátil|global|mundial|negro|libre|internacional|de (?:trabajo|valores))) / (?:puestos?|tenderetes?) (?:del mercado|de (?:frutas?|verduras?|flores|fruta y verdura)) / tianguis / zocos? / plazas? del mercado',
    greenhouse:
      '(?<!efecto )invernaderos? / viveros?(?! de empresas) / centros? de jardinería / invernáculos? / jard(?:ín|ines) de invierno / umbráculos?',
    vineyard:
      'viñedos? / viñas?(?! del mar) / (?<=(?<!\\p{L})(?:las|entre|de|y) )vides / vendimias? / hileras? de (?:vides|viñas|cepas|parras) / fincas? vinícolas? / parras?',
    desert:
      '(?<=(?<!\\p{L})(?:el|del|al|un|los|pleno|vasto|gran|árido) )desiertos? / dunas? (?:de arena|del desierto)(?! de la playa) / s[aá]hara / atacama / gobi / mojave / paisajes? desérticos?',
    playground:
      'parques? infantil(?:es)? / (?:zonas?|áreas?|parques?|plazas?) de juegos?(?! (?:online|olímpic)) / juegos infantiles / areneros? / parques? de columpios / estructuras? (?:de escalada|para trepar)',
    salon:
      'peluquerías? / (?:salón|salones) de (?:belleza|peluquería) / barberías? / barber ?shops? / estéticas?(?= (?:de|unisex)(?!\\p{L}))',
    teaRoom:
      'tatamis?(?! de (?:judo|karate|competición)) / (?:habitación|habitaciones|salas?|cuartos?|estancias?) (?:japones(?:a|as|es)|japonés|de tatamis?) / casas? de té japonesas? / (?:salas?|cuartos?) (?:de|para) la ceremonia del té / puertas? sh[oō]ji / tokonoma',
    onsen:
      'onsens? / (?:aguas|fuentes?|piscinas?|baños?|pozas?|manantial(?:es)?) termal(?:es)? / (?:termas|pozas?) (?:naturales|al aire libre|volcánicas) / fuentes? de aguas? calientes? / rotenburo',
    pub: '(?:pubs?|tabernas?|cervecerías?|cantinas?|tascas?) / (?:bares|bar) (?:irlandés|irlandeses|de copas|de tapas|de cócteles|de vinos) / (?:barra|taburetes?) (?:del|de|de un) bar / coctelerías?',
    museum:
      'museos? / galerías? de (?:arte|pinturas?|cuadros|fotos?|fotografía) / salas? (?:de exposiciones|de exposición|del museo) / (?:exposición|exposiciones) de (?:arte|pinturas?|cuadros|fotografía) / pinacotecas?',
    library:
      'bibliotecas?(?! (?:de (?:fotos|música|medios|vídeos?|sonidos|plantillas|imágenes|componentes|juegos)|multimedia|digital)(?!\\p{L})) / salas? de lectura / estanterías? (?:llenas? )?de libros / hemerotecas?',
    stadium:
      'estadios? (?:de (?:fútbol|béisbol|futbol|rugby)|olímpicos?|llenos?|repletos?|deportivos?) / (?<=(?<!\\p{L})(?:en|el|del|al|un) )estadio(?! (?:de (?:la enfermedad|desarrollo)|avanzado|temprano|inicial|final)(?!\\p{L})) / (?:canchas?|campos?) de (?:fútbol|futbol|rugby|béisbol) / (?:gradas|graderías?|tribunas) / partidos? de fútbol',
    trainInside:
      '(?:vagón|vagones|compartim(?:i)?entos?|asientos?|ventanas?|ventanillas?|coches?) (?:de|del|de un) (?:tren|metro|ave) / (?<=(?<!\\p{L})(?:en (?:el|un|este|su)|dentro (?:del|de un)|a bordo (?:del|de un)) )tren(?! de (?:juguete|vida|aterrizaje)(?!\\p{L})) / (?:coches?|vagón|vagones)[- ](?:cama|restaurante|comedor) / (?<=(?<!\\p{L})(?:en (?:el|un)|dentro del) )vagón',
    kitchen:
      'cocinas? / neveras? / obrador(?:es)? / horno(?:s)?(?! (?:crematorio|industrial|de (?:leña|pan|barro|piedra)|del panadero)) / fregaderos? / fogones / encimeras? / vitrocerámica / hornallas? / cocineta',
    living:
      '(?:en|por|desde) casa(?! (?:de)(?!\\p{L})) / pared(?:es)? blancas? / comedor(?:es)?(?! (?:escolar(?:es)?)(?!\\p{L})) / sala(?! de (?!estar)) / sal(?:ón|ones)(?! (?:de (?:belleza|actos|clases?|uñas|bodas|fiestas|té|juegos|baile|eventos|peluquería|masajes|conferencias))(?!\\p{L})) / apartamentos? / sala de estar / living / desván / desvanes / buhardillas? / áticos? / altillos? / bibliotecas?(?! (?:de (?:recursos|sonidos|efectos)|musical|digital)) / salitas? / sala comedor',
    bedroom:
      'dormitorios? / habitaci(?:ón|ones) / camas?(?! (?:elásticas?|solar)(?!\\p{L})) / recámaras? / alcobas? / (?<=(?<!\\p{L})(?:su|mi|tu) )cuarto(?! (?:de |lugar|puesto|hijo|aniversario|año|mes)) / cuarto (?:del bebé|de los niños|infantil) / habitaci[oó]n(?:es)? (?:de|del) hotel / suites? nupcial(?:es)?',
    bathroom:
      'lavanderías? / (?<!(?<!\\p{L})(?:(?:trajes?|gorros?|ropa) de) )baños?(?! (?:maría|de (?:sol|masas|multitudes|bosque|color|sonido|oro)|en (?:el mar|el lago|el río|la piscina))(?!\\p{L})) / (?<!(?<!\\p{L})(?:efecto|como un) )espejo(?! (?:retrovisor|lateral|de agua)(?!\\p{L})) / ducha / aseos?(?! personal) / lavabos? / bañeras?',
    office:
      'co-?working / aulas? / oficinas? / (?<=(?<!\\p{L})(?:su|el|un|mi|del|al) )despacho(?! (?:gratis|a domicilio|de (?:pan|productos|pedidos))) / salas? de (?:reuniones|juntas|conferencias|profesores) / salón de clases? / salones de clases? / oficinas? de (?:hacienda|correos|empleo) / delegaci[oó]n(?:es)? de hacienda / bufetes? de abogados / notarías? / open space',
    cafe: '(?<=(?<!\\p{L})(?:en el|en un|en este|al|frente al|dentro del|terraza del) )café(?! (?:con|molido|recién|solo|cortado)(?!\\p{L})) / bar(?:es)? / baristas? / bistr[oó]s? / pub / Restaurant / restaurantes? / cafeterías? / panaderías? / pastelerías? / confiterías? / heladerías? / churrerías? / taquerías? / cantinas? / mesón / mesones / tabernas? / tascas? / marisquerías? / pizzerías? / hamburgueserías? / fondas? / coctelerías? / pubs? / sidrerías? / cervecerías? / asador / gastrobares? / gastrobar / pulperías? / arrocerías? / comedor(?:es)? escolar(?:es)? / (?<=(?<!\\p{L})(?:en|tras|a|ante|de) la )barra(?! (?:de (?:pan|progreso|sonido|tareas|herramientas|equilibrio|menú|estado|búsqueda|navegación|dominadas|labios|chocolate)|lateral|energética|fija)) / barra del bar',
    shopInside:
      'supermercados? / estantes(?! (?:de (?:libros|madera|la (?:cocina|biblioteca)))(?!\\p{L})) / carnicerías? / pescaderías? / fruterías? / verdulerías? / tiendas? de (?:ropa|abarrotes|barrio|ultramarinos|zapatos|juguetes|muebles|música|discos|regalos|electrónica|antigüedades) / abarrotes / ultramarinos / mostrador(?! de (?:facturación|recepción)) / centros? comercial(?:es)? / librerías? / zapaterías? / jugueterías? / joyerías? / floristerías? / florerías? / boutiques? / probador(?:es)? / perfumerías? / papelerías? / colmados? / almacén de barrio / hipermercados? / el súper / autoservicios? / estancos? / charcuterías? / tiendas? (?:vintage|gourmet|departamental(?:es)?) / grandes almacenes / kioscos? de revistas / minimercados?',
    studio:
      'cicloramas? / pedestal / fondo (?:blanco|negro|liso|neutro|gris|infinito) / platós? / estudios? de (?:grabación|fotografía|televisión|radio)',
    theater:
      '(?:programas?|concursos?) de (?:la )?tele(?:visión)? / escenarios?(?!:) / conciertos? / palco / teatros? / auditorios? / salón de actos / tablaos? / patio de butacas / salas? de (?:cine|conciertos) / (?<=(?<!\\p{L})(?:en el|en un|al|salen? del) )cine(?! (?:negro|mudo|español|independiente|europeo|clásico|mexicano|argentino)) / (?<=(?<!\\p{L})(?:en|a) la )ópera',
    gym: 'gimnasios? / estadio / (?<=(?<!\\p{L})(?:en el|en los|al|a los|del) )vestuarios?(?! de (?:la película|época)) / polideportivos? / pabell[oó]n(?:es)? deportivos? / pistas? de (?:tenis|pádel|baloncesto) / canchas? de (?:tenis|pádel|básquet|básquetbol|baloncesto|squash) / ring de boxeo / cuadrilátero / dojos?',
    workshop:
      'garages? / almazaras? / taller(?:es)?(?! (?:de (?:escritura|lectura|yoga|cocina|teatro))(?!\\p{L})) / (?<!(?<!\\p{L})(?:de) )fábricas? / (?<!(?<!\\p{L})(?:grandes) )almac(?:én|enes)(?! (?:de barrio)(?!\\p{L})) / sótanos? / garajes? / cocheras? / carpinterías? / naves? industrial(?:es)? / trasteros? / graneros? / cobertizos? / galp[oó]n(?:es)? / cadenas? de montaje / líneas? de producción / herrerías? / imprentas?',
    city: 'skyline / skateparks? / (?<!(?<!\\p{L})(?:colores?|tonos?|verde|rosa|amarillo) )neón / ciudad(?:es)?(?! (?:deportiva)(?!\\p{L})) / calles? / avenidas? / aceras? / callej[oó]n(?:es)? / callejuelas? / veredas? / pasos? de (?:cebra|peatones) / azoteas? / tejados? / balc[oó]n(?:es)? / aparcamientos? / estacionamientos? / párkings? / parkings? / (?<=(?<!\\p{L})(?:el|un|su|este) )(?<!(?<!\\p{L})de el )barrios?(?! (?:gótico|viejo)) / rascacielos / (?<=(?<!\\p{L})(?:en|a) (?:la|una) )obra(?! (?:de|del|maestra|social|teatral|completa|literaria)) / bulevar(?:es)? / paradas? de (?:autobús|bus|taxis|colectivos?) / catedral(?:es)?',
    oldTown:
      'plazas?(?! (?:libres?|fijas?|vacantes?|limitadas|de (?:garaje|aparcamiento|parking|toros))(?!\\p{L})) / par[ií]s / roma / lisboa / pueblos? / casco antiguo / (?<!(?<!\\p{L})(?:líder(?:es)? del|líder(?:es)? en el|estudios? de|cuota de|mejor(?:es)? del|análisis de|investigación de) )mercados?(?! (?:laboral|financiero|inmobiliario|libre|negro|digital|global|internacional|de (?:valores|trabajo|divisas|capitales))(?!\\p{L})) / mercadillos? / tianguis / casco (?:antiguo|histórico|viejo) / centro histórico / plaza mayor / aldeas? / pueblitos? / plazoletas? / plazuelas? / zocos? / juderías?',
    road: 'carreteras? / autopistas? / autovías? / t[uú]nel(?:es)?(?! (?:de lavado|carpiano)) / gasolineras? / gasolinerías? / bencineras? / estaci[oó]n(?:es)? de servicio / peajes? / rotondas?',
    coastRoad:
      'carretera de la costa / acantilados? / carreteras? (?:de la costa|costeras?) / malec[oó]n(?:es)? / paseos? marítimos?',
    forest:
      'junglas? / bosques? / selvas? / senderos? / pinar(?:es)? / hayedos? / arboledas? / riachuelos? / parques? (?:natural(?:es)?|nacional(?:es)?) / robledal(?:es)?',
    park: 'huertos? / (?<!(?<!\\p{L})(?:efecto|gases de efecto) )invernaderos? / picnic / parques?(?! (?:eólicos?|acuáticos?|empresarial(?:es)?|tecnológicos?|industrial(?:es)?|natural(?:es)?|nacional(?:es)?|móvil|automotor)(?!\\p{L})) / jard(?:ín|ines)(?! (?:vertical(?:es)?|de (?:infancia|niños))(?!\\p{L})) / cementerios? / camposantos? / zoos? / zoológicos? / (?<=(?<!\\p{L})(?:la|una) )cancha(?! de (?:tenis|pádel|b|squash)) / canchas? de fútbol / campos? de (?:fútbol|golf) / estanques? / jardines? botánicos? / jardín botánico / alamedas? / rosaledas? / zonas? infantil(?:es)? / parques? infantil(?:es)?',
    field:
      'olivar(?:es)? / plantaci(?:ón|ones) / yerbatal / (?<!(?<!\\p{L})(?:(?:profundidad|fuera|trabajo) de|gran|amplio) )campos?(?! (?:magnéticos?|visual|base|a través|de (?:visión|fútbol|golf|batalla|juego|concentración|entrenamiento|profundidad|texto))(?!\\p{L})) / praderas? / viñedos? / granjas?(?! (?:solar(?:es)?|de (?:servidores|bots))(?!\\p{L})) / (?<!(?<!\\p{L})(?:museo del) )prados? / fincas? / cortijos? / masías? / ranchos? / chacras? / dehesas? / pampas? / huertas? / trigal(?:es)? / maizal(?:es)? / cafetal(?:es)? / milpas? / campiñas? / potreros? / llanuras? / sabanas? / caminos? de tierra / colinas? / cafetales',
    mountain:
      'montañas?(?! (?:rusas?)(?!\\p{L})) / cumbres?(?! (?:internacional|iberoamericana|mundial|climática|europea|del clima|de (?:líderes|la otan|la ue))(?!\\p{L})) / valles? / cimas? / (?<=(?<!\\p{L})(?:en|a|por) la )sierra / sierra (?:nevada|madre) / cuevas? / cerros? / laderas? / volc[aá]n(?:es)? / cordilleras? / los andes / pirineos / refugios? de montaña',
    underwater: 'bajo el agua / buce(?:ador(?:as?|es)?|ando) / acuarios? / fondo (?:marino|del mar) / arrecifes?',
    sea: 'faro(?! (?:delantero|trasero|de niebla|led|antiniebla|roto|del (?:coche|auto|carro|camión))(?!\\p{L})) / (?<!(?<!\\p{L})(?:estrellas? de|erizos? de|lobos? de) )mar(?! (?:de (?:dudas|nubes|gente|fondo))(?!\\p{L})) / océanos? / olas?(?! (?:de (?:calor|frío|gente|robos|protestas))(?!\\p{L})) / puertos?(?! (?:usb|hdmi|rico|tipo|seco|de (?:montaña|carga|entrada))(?!\\p{L})) / muelle(?! de carga) / embarcaderos? / bahías? / puertos? deportivos? / alta mar / (?<=(?<!\\p{L})la )costa(?! (?:rica|de (?:marfil|vida))) / ensenadas? / rías?',
    lake: 'lagos? de montaña / lagos? / ríos? / lagunas? / embalses?',
    beach:
      'calas?(?! (?:blancas?)(?!\\p{L})) / palmeras?(?! (?:de chocolate)(?!\\p{L})) / playas? / (?<!(?<!\\p{L})(?:fondo|color|tono|reloj(?:es)? de|papel de) )arena(?! (?:política|movediza|internacional|para gatos)(?!\\p{L})) / islas?(?! (?:peatonal|de (?:la )?cocina)(?!\\p{L})) / chiringuitos? / orillas? del mar',
    snow: '(?:esquí(?! (?:acuático|náutico))|esquiador(?:as?|es)?|esquía(?:n|r)?) / (?<!(?<!\\p{L})(?:punto de) )nieve(?! (?:carbónica|de (?:limón|mango|coco|sabores))(?!\\p{L})) / nevad[oa]s? / inviernos? / estaci[oó]n(?:es)? de esquí / pistas? de esquí / glaciar(?:es)?',
    space:
      'galaxias? / planetas? (?:rojos?|desconocidos?|lejanos?|extraños?|alienígenas?) / espacio exterior / estaci[oó]n(?:es)? espacial(?:es)? / superficie lunar / naves? espacial(?:es)?',
    air: '(?<!(?<!\\p{L})(?:mi) )cielos?(?! (?:raso|abierto)(?!\\p{L})) / nubes(?! (?:de (?:azúcar|algodón|datos|polvo|humo))(?!\\p{L}))',
    yard: 'patios?(?! (?:de (?:butacas|comidas|luces|operaciones))(?!\\p{L})) / terrazas? / porches?(?! \\d) / pérgolas? / quinchos? / traspatios? / jardín trasero / patio trasero / castillos?',
    carInside:
      '(?:en|dentro del?) (?:el |un |su |mi |tu )?(?:coche|carro|auto|taxi)(?! (?:de (?:bebé|la compra|caballos)|del súper)(?!\\p{L})) / al volante / asientos? (?:traseros?|delanteros?|del (?:copiloto|conductor)) / interior del (?:coche|auto|carro)',
    clinic:
      'salas? de espera / (?:consultorios?|(?<=(?<!\\p{L})(?:la|una|en) )consulta(?! (?:el|la|los|su|tu|con|popular)(?!\\p{L}))) / hospital(?:es)? / farmacias? / (?<!(?<!\\p{L})(?:historia|prueba|eficacia|investigación|práctica) )clínicas? / ambulatorios? / quirófanos? / laboratorios? / (?<=(?<!\\p{L})(?:en|a|de) )urgencias / centros? de salud / salas? de (?:partos|urgencias|espera)',
    pool: 'piscinas? / albercas? / piletas?(?! de (?:cocina|lavar)) / parques? acuáticos?',
    hall: 'lobby / pasillos?(?! (?:de (?:lácteos|congelados)|del (?:súper|supermercado))(?!\\p{L})) / escaleras?(?! (?:plegables?|de (?:mano|color))(?!\\p{L})) / (?<=(?<!\\p{L})(?:el|del|un|al) )portal(?! (?:web|online|inmobiliario|mágico|dimensional|de (?:empleo|noticias|internet|belén|transparencia))(?!\\p{L})) / corredor(?:es)?(?= (?:largos?|oscuros?|vacíos?|iluminados?|estrechos?|del (?:hotel|hospital|edificio|colegio))) / ascensor(?:es)? / elevador(?:es)? / vestíbulos? / rellanos? / descansillos? / zagu[aá]n(?:es)? / recibidor(?:es)? / museos? / galerías? de arte / (?<=(?<!\\p{L})(?:en|a) la )recepción / salas? de exposiciones / pinacotecas?',
    station:
      'estaci(?:ón|ones)(?! (?:espacial(?:es)?|seca|lluviosa|meteorológica|invernal|del año|de (?:esquí|servicio|trabajo|carga|radio|lluvias|juego))(?!\\p{L})) / and(?:én|enes) / aeropuertos? / terminal(?:es)? de (?:autobuses|ómnibus|buses|llegadas|salidas) / puertas? de embarque / estaci[oó]n(?:es)? de (?:autobuses|metro|trenes|buses) / vag[oó]n(?:es)? / mostrador de facturación',
  },
  persons: {
    grandfather:
      'señor mayor / hombre mayor / abuelos? / abuelitos? / yayos? / ancianos? / viejitos? / viejecitos? / jubilados? / bisabuelos? / (?<=(?<!\\p{L})(?:el|mi|su) )nono / señor(?:es)? mayor(?:es)? / hombres? mayor(?:es)? / (?<=(?<!\\p{L})(?:dos|tres|unos) )viejos(?= (?:amigos )?(?:juegan|charlan|hablan|ríen|se|discuten|toman))',
    woman:
      'tías? / mujer(?:es)? / señor(?:a|ita)s? / (?<!(?<!\\p{L})(?:pantalla|talla|caja) )chicas? / (?<!(?<!\\p{L})(?:placa|sierra|masa|células?|lengua|casa) )madres?(?! (?:mía)(?!\\p{L})) / (?<!(?<!\\p{L})(?:unas|zapatos|sus) )bailarinas? / corredoras? / mamás? / mamis? / mamitas? / mamacitas? / doñas? / chavalas? / pibas? / muchachas? / esposas?(?! metálic) / hermanas? / nueras? / madrastras? / sobrinas / (?<=(?<!\\p{L})(?:su|mi|tu|sus|mis|tus) )primas?(?! (?:de|del|anual|mensual)) / suegras? / cuñadas? / novias? / chavas / (?<=(?<!\\p{L})(?:la|una) )chava / damas?(?! de (?:noche|honor)) / damas? de honor / sra / meseras? / fontaneras? / plomeras? / obreras? / peluqueras? / barberas? / panaderas? / carniceras? / pescaderas? / verduleras? / quiosqueras? / tenderas? / enfermeras? / abogadas? / ingenieras? / arquitectas? / camareras? / camioneras? / granjeras? / ganaderas? / barrenderas? / cerrajeras? / herreras? / relojeras? / bibliotecarias? / cocineras? / notarias? / empleadas? / operarias? / secretarias? / funcionarias? / mochileras? / montañeras? / reporteras? / fotógrafas? / camarógrafas? / cirujanas? / catedráticas? / becarias? / inquilinas? / propietarias? / viajeras? / pasajeras? / socias? / compañeras? / vecinas? / mensajeras? / raperas? / moteras? / bomberas? / alfareras? / niñeras? / amigas? / invitadas? / azafatas? / candidatas? / ministras? / desconocidas? / consuegras? / vendedoras? / repartidoras? / conductoras? / profesoras? / doctoras? / directoras? / pintoras? / agricultoras? / pescadoras? / escritoras? / presentadoras? / locutoras? / diseñadoras? / ilustradoras? / escultoras? / jugadoras? / nadadoras? / escaladoras? / esquiadoras? / boxeadoras? / entrenadoras? / cantautoras? / bailaoras? / cantaoras? / programadoras? / desarrolladoras? / trabajadoras? / investigadoras? / emprendedoras? / asesoras? / inspectoras? / soldadoras? / apicultoras? / viticultoras? / maquilladoras? / ganadoras? / luchadoras? / celadoras? / senadoras? / opositoras? / domadoras? / (?<!(?<!\\p{L})(?:crema|cremas|masa|manga) )pasteleras? / reposteras? / dependientas? / cajeras? / clientas? / limpiadoras? / (?<!(?<!\\p{L})(?:obra|obras|llave|llaves|clase|receta) )maestras? / alumnas? / (?<=(?<!\\p{L})(?:la|una|las|unas|dos|joven) )médicas? / (?<=(?<!\\p{L})(?:la|una|las|unas|dos|joven) )científicas? / (?<=(?<!\\p{L})(?:la|una) )farmacéutica / (?<=(?<!\\p{L})(?:la|una) )(?<!(?<!\\p{L})(?:a|en|de) (?:la|una) )veterinaria / (?<=(?<!\\p{L})(?:la|una|las|unas|dos) )(?:ejecutivas?|artesanas?|universitarias?) / empresarias? / juezas? / jefas? / presidentas? / alcaldesas? / gerentas? / carpinteras? / campesinas? / actri(?:z|ces) / modistas? / costureras? / comadronas? / matronas? / parteras? / monjas? / campeonas? / ladronas? / payasas? / árbitras? / portera / criadas? / mucamas? / amas? de casa / aeromozas? / garzonas? / anfitrionas? / psicólogas? / embarazadas? / viudas? / dueñas? / quinceañeras? / madrinas? / comadres? / reinas?(?! (?:de corazones|el|la|los|las|un|una)) / princesas? / recién casadas / monitoras? / ayudantas? / (?!(?:pról|monól|homól))\\p{L}{3,}ólogas? / mujer(?:es)? policías? / (?<=(?<!\\p{L})(?:la|una|las|unas|esta|otra) )(?:adolescente|estudiante|cantante|artista|periodista|dentista|ciclista|deportista|atleta|futbolista|tenista|turista|electricista|oficinista|recepcionista|florista|barista|influencer|youtuber|tiktoker|streamer|gamer|pianista|violinista|guitarrista|surfista|senderista|taxista|pediatra|fisioterapeuta|gimnasta|soldado|bloguera|diplomática|socorrista|profe|conserje|chef|detective|astronauta|estilista|ceramista|oculista|gerente|votante|transeúnte|comerciante|visitante|camionista|piloto|juez|modelo|representante|agente|paciente|protagonista|joven(?! (?:pareja|familia|empresa|marca|promesa|compañía|democracia|estrella)))s? / una policía / (?<=(?<!\\p{L})(?:las|unas) )jóvenes(?! (?:parejas|familias|empresas|promesas)) / tapiceras?',
    child:
      'niños? / (?<!(?<!\\p{L})(?:(?:carritos?|coches?|cochecitos?|sillas?|ropa|cunas?) del?) )bebés? / hijos? / nietos? / nenes? / chiquill[oa]s? / chamac[oa]s? / chiquitines? / chiquitín / niñit[oa]s? / críos? / (?<=(?<!\\p{L})(?:los|las|el|la) )peques / escuincles? / mocosos? / hermanitos? / recién nacid[oa]s? / lactantes? / huérfanos? / mellizos / bebitos? / pibit[oa]s? / colegiales / nietecitos? / sobrinitos?',
    girl: 'niñas? / hijas? / niet(?:a|ecita)s? / nenas? / hermanitas? / nenitas? / niñitas? / chamacas? / chiquillas? / pibitas? / colegialas? / sobrinitas? / mellizas / gemelas',
    grandmother:
      'señora mayor / mujer mayor / abuelas? / abuelitas? / yayas? / ancianas? / viejitas? / viejecitas? / jubiladas? / bisabuelas? / (?<=(?<!\\p{L})(?:la|mi|su) )nona / señoras? mayor(?:es)? / mujer(?:es)? mayor(?:es)?',
    man: 'tíos? / hombres?(?! (?:lobo|araña|del tiempo|anuncio|bala)(?!\\p{L})) / maridos? / esposos? / (?<!(?<!\\p{L})(?:qué|muy) )padre(?! (?:nuestro)(?!\\p{L})) / señor(?:es)? / chicos? / papás?(?! noel) / papis? / papitos? / muchachos? / pibes? / yernos? / suegros? / cuñado / (?<=(?<!\\p{L})(?:su|mi|tu|el|un) )primo / hermano / padrastros? / novios? / viudos? / padrinos? / compadres? / caballeros?(?! andante) / (?<!(?<!\\p{L})(?:un|el|su|ese|con) )don(?= \\p{L}{3,}) / chavos? / príncipes? / señores? / sr / tipos? (?:duros?|raros?)',
  },
  anyone:
    'grupos?(?! de) / alumn[oa]s? / estudiantes? / fans / (?<=de )personas / personas(?= \\p{Ll}+[an]n ) / multitud(?! de (?!gente|personas|aficionados|fans)) / pasajeros / profesora? / orquestas? / (?<=(?<!\\p{L})(?:el|al|del) )público(?! (?:objetivo|general|joven|infantil)(?!\\p{L})) / coach / padres / (?<!(?<!\\p{L})(?:en|de|por|a) )todo el mundo / baristas? / chefs? / colegas? / (?<=(?<!\\p{L})(?:el|un|la|una|su|del|al|joven) )médic[oa] / adolescente?s? / buceador(?:a)? / amigos? / familias?(?! (?:real|tipográfica|de productos)(?!\\p{L})) / parejas? / gente / cociner[oa] / panader[oa] / vecin[oa]s? / camarer[oa]s? / agricultor(?:a|es)? / pescador(?:a|es)? / repartidor(?:a)? / jóvenes / joven(?! (?:empresa|marca|promesa)(?!\\p{L})) / amig[oa]s / surfistas? / ciclist[ai]s? / meseros? / fontaneros? / plomeros? / obreros? / peluqueros? / barberos? / panaderos? / carniceros? / pescaderos? / verduleros? / quiosqueros? / tenderos? / enfermeros? / abogados? / ingenieros? / arquitectos? / camioneros? / granjeros? / ganaderos? / barrenderos? / cerrajeros? / herreros? / relojeros? / bibliotecarios? / cocineros? / notarios? / empleados? / operarios? / secretarios? / funcionarios? / mochileros? / montañeros? / reporteros? / fotógrafos? / camarógrafos? / cirujanos? / catedráticos? / becarios? / inquilinos? / propietarios? / viajeros? / pasajeros? / socios? / compañeros? / mensajeros? / raperos? / moteros? / bomberos? / alfareros? / niñeros? / cuñados? / suegros? / invitados? / azafatos? / candidatos? / ministros? / desconocidos? / consuegros? / vendedor(?:es)? / repartidor(?:es)? / conductor(?:es)? / profesor(?:es)? / doctor(?:es)? / director(?:es)? / pintor(?:es)? / escritor(?:es)? / presentador(?:es)? / locutor(?:es)? / diseñador(?:es)? / ilustrador(?:es)? / escultor(?:es)? / jugador(?:es)? / nadador(?:es)? / escalador(?:es)? / esquiador(?:es)? / boxeador(?:es)? / entrenador(?:es)? / cantautor(?:es)? / bailaor(?:es)? / cantaor(?:es)? / programador(?:es)? / desarrollador(?:es)? / trabajador(?:es)? / investigador(?:es)? / emprendedor(?:es)? / asesor(?:es)? / inspector(?:es)? / soldador(?:es)? / apicultor(?:es)? / viticultor(?:es)? / maquillador(?:es)? / ganador(?:es)? / luchador(?:es)? / celador(?:es)? / senador(?:es)? / opositor(?:es)? / domador(?:es)? / mozos?(?! de) / garz[oó]n(?:es)? / electricistas? / albañil(?:es)? / (?<!(?<!\\p{L})pájaros? )carpinteros? / pasteleros? / reposteros? / heladeros? / churreros? / floristas? / dependientes?(?! del? ) / (?<!(?<!\\p{L})(?:del|en el|al) )cajeros?(?! automátic) / (?<!(?<!\\p{L})(?:al|del|de) )clientes? / maestros? / profes? / alumnado / (?<=(?<!\\p{L})(?:el|un|los|unos|dos|al|del) )(?:médicos?|científicos?|técnicos?|mecánicos?|farmacéuticos?|veterinarios?|ejecutivos?|artesanos?|universitarios?|piratas?|políticos?|químicos?|guardias?|pilotos?(?! automátic)) / guardias? (?:civil(?:es)?|de seguridad) / (?<=(?<!\\p{L})(?:el|un|la|una|los|las|al|del) )pacientes? / (?<=(?<!\\p{L})(?:el|los|nuestro|la|nuestra) )(?<!(?<!\\p{L})es (?:el|la) )protagonistas? / dentistas? / pediatras? / fisioterapeutas? / paramédic[oa]s? / jue(?:z|ces) / jefes? / gerentes? / empresarios? / presidentes? / alcaldes? / banqueros? / oficinistas? / recepcionistas? / teleoperador(?:es|as?)? / consultores / agentes? (?:inmobiliari[oa]s?|de (?:policía|seguros|viajes|tráfico|seguridad)) / policías? / soldados? / militares / carteros? / taxistas? / ch[oó]fer(?:es)? / motoristas? / campesinos? / (?<!(?<!\\p{L})al )pastor(?:es)?(?! (?:alem|belga)) / pastoras? / jardineros? / leñador(?:es)? / cazador(?:es)? / mineros? / marineros? / capit[aá]n(?:es)? / porteros?(?! automátic) / conserjes? / vigilantes? / guardaespaldas / guardabosques / socorristas? / mayordomos? / sastres? / (?<!(?<!\\p{L})mueble )zapateros? / ebanistas? / soldadores / bailar[ií]n(?:es)? / cantantes? / músicos / (?<=(?<!\\p{L})(?:el|un) )músico / guitarristas? / pianistas? / violinistas? / bateristas? / saxofonistas? / DJs? / mariachis? / gauchos? / charros? / toreros? / actor(?:es)? / humoristas? / payasos? / (?<!(?<!\\p{L})reyes )(?<=(?<!\\p{L})(?:el|un|los|unos) )magos? / poetas? / periodistas? / artistas? / ceramistas? / deportistas? / atletas? / futbolistas? / tenistas? / gimnastas? / surferos? / árbitros? / corredores(?! (?:verdes|de seguros|ecológicos)) / campe[oó]n(?:es)? / aficionados / hinchas / ciclistas? / senderistas? / excursionistas? / turistas? / peat[oó]n(?:es)? / transeúntes? / astronautas? / detectives? / espías / ladr[oó]n(?:es)? / influencers? / youtubers? / tiktokers? / streamers? / gamers / s[uo]mm?elier(?:es|s)? / sumiller(?:es)? / barman / bartenders? / auxiliar(?:es)? de vuelo / anfitri[oó]n(?:es)? / esteticistas? / estilistas? / manicuristas? / sacerdotes? / (?<=(?<!\\p{L})(?:el|un|al|del|los|unos) )curas? / obispos? / recién casados / dueños? / (?!(?:pról|monól|homól))\\p{L}{3,}ólogos? / comerciantes? / chaval(?:es)? / hermanos / primos / cuñados / espectador(?:es)? / comensal(?:es)? / oyentes / manifestantes? / voluntari[oa]s / exploradores / (?<=(?<!\\p{L})(?:el|un) )explorador / pandillas? / (?<=(?<!\\p{L})(?:el|nuestro|un|todo el|su) )equipos?(?= (?:celebra|trabaja|se|aplaude|salta|sonríe|posa|festeja|brinda|de (?:ventas|trabajo|fútbol|baloncesto|rescate|médicos|natación|rugby|cocina))(?!\\p{L})) / (?<=(?<!\\p{L})(?:el|un|del|al) )fruteros?(?= (?:pesa|vende|ofrece|coloca|ordena|del (?:barrio|mercado)|sonríe)(?!\\p{L})) / tapiceros?',
  homographs:
    'entre / verse / pose / marche / lit / hell / er / sie / court / cours / haut / vans? / sons? / pies? / pans? / cans? / seas? / planes? / tires? / tyres? / llamas? / arenas? / boba / dice / colas? / cargo / mangos? / metro / tuna / chips / baskets? / boxers? / joggers? / box(?:es)? / ring / monitors? / speakers? / trainers? / workshops? / convertible / moka / \\p{L}+mates? / pedals? / pens? / caps? / mill / tea / lime / pasta / plaza / robots? / chocolates? / cookies? / tacos? / hotels? / tickets? / cafés? / apples? / windows? / offices? / galaxy / teams? / pool / seniors? / drivers? / checkout / combines? / cobras?',
};
