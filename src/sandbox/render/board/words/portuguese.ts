import type { LanguageWords } from './languageWords';

export const portuguese: LanguageWords = {
  things: {
    weighingScoop:
      'grãos? de café / (?:pás?|conchas?) (?:de|para) (?:café|grãos?|farinha|pesagem) / pás? (?:doseadoras?|medidoras?|dosadoras?) / colher(?:es)? (?:medidoras?|dosadoras?|doseadoras?)(?: de café)? / dosador(?:es)? de café',
    dinnerPlate:
      'pratos? (?:de|com) (?:comida|carne|peixe|frango|bife) / pratos? (?:princip(?:al|ais)|cheios?|feitos?|do dia|executivos?)',
    pastaBowl:
      'espaguetes? / esparguetes? / spaghetti / macarronadas? / (?:pratos?|tigelas?) de (?:massa|macarrão|espaguete|esparguete) / talharim',
    soupBowl:
      'sopas?(?! de letras) / (?:tigelas?|pratos?) de (?:sopa|caldo) / caldos? (?:verde|de \\p{L}+) / canja(?: de galinha)? / creme de (?:abóbora|legumes|cogumelos)',
    saladBowl:
      'saladas?(?! de frutas?) / saladeiras? / (?:tigelas?|pratos?) de (?:salada|alface) / saladas? (?:mistas?|verdes?|gregas?|caesar)',
    paella: 'paelh?as? / paelheiras? / arroz de (?:marisco|mariscos|frutos do mar) / arroz com açafrão',
    skewers: 'espetinhos? / espetadas? / espetos? de (?:carne|frango|legumes) / churrasquinhos? / kebabs? / brochetes?',
    dimSum: 'dim ?sums? / dumplings? / guiozas? / gyozas? / pasteizinhos? chineses? / cestos? (?:de bambu|a vapor)',
    macarons: 'macarons? / macarrons? franceses / biscoitos? de amêndoas?',
    cupcake: 'cup ?cakes? / muffins? / queques? / bolinhos? (?:decorados?|com cobertura|de chocolate)',
    donut:
      'do(?:ugh)?nuts? / rosquinhas? / roscas? (?:doces?|fritas?) / bolas? de Berlim / sonhos? (?:de padaria|recheados?)',
    birthdayCake:
      'bolos? de (?:aniversário|anos|andares) / bolos? com (?:as )?velas / velas? d[eo] (?:aniversário|bolo) / velinhas?',
    chocolateBox:
      'caixas? de (?:bombons|bombom|chocolates?|trufas|pralinés) / bombo(?:m|ns) / trufas? de chocolate / pralinés?',
    sundae:
      'taças? de (?:sorvete|gelado) / sundaes? / banana splits? / sorvetes? na taça / copos? de (?:sorvete|gelado)',
    cocktail:
      'coquet(?:el|éis)(?! molotov)(?! de camarão) / cocktails? / (?:taças?|copos?) de (?:coquetel|martini) / martinis? / negronis? / drinques?',
    smoothie:
      'smoothies? / vitaminas? de (?:frutas?|banana|abacate|morango|mamão) / batidos? de (?:fruta|morango|banana) / milk ?shakes?',
    teaCup:
      '(?:chávenas?|xícaras?|canecas?) de (?:chá|infusão) / saquinhos? de chá / saquetas? de chá / chá (?:quente|verde|preto|de camomila|de hortelã) / (?<=(?<!\\p{L})(?:bebe|um|o|toma|serve) )chá',
    frenchPress:
      'prensas? frances(?:a|as) / cafeteiras? (?:francesas?|de êmbolo|de pistão) / french press / êmbolo da cafeteira',
    pourOver:
      'cafés? (?:coados?|filtrados?|de filtro) / coador(?:es)?(?: de café| de pano)? / filtros? de café / pour[- ]?over / chemex / hario v60',
    coffeeBag: '(?:sacos?|pacotes?|embalage(?:m|ns)) de (?:café|grãos de café) / café em grãos?',
    oliveOil: 'azeites?(?: de oliva| virgem)? / garrafas? de azeite / galheteiros? / (?:fio|lata) de azeite',
    milkBottle:
      '(?:garrafas?|litros?) de leite / leite (?:fresco|integral|quente|frio|de aveia|de amêndoas?|de vaca) / (?<=(?<!\\p{L})(?:o|bebe|compra) )leite(?! de coco| condensado)',
    eggCarton:
      '(?:caixas?|cartelas?|cartões|cartão|bandejas?|dúzias?) de ovos / ovos (?:frescos|caipiras?|biológicos|da quinta|orgânicos)',
    fruitBowl:
      'fruteiras? / (?:cestas?|cestos?|taças?|tigelas?|travessas?) de frutas? / frutas? (?:frescas?|maduras?|tropica(?:l|is)|da época)',
    vegetableBox:
      '(?:caixas?|caixotes?|cestas?|cabazes|cabaz) de (?:legumes|verduras|hortaliças|vegetais) / (?:legumes|verduras|hortaliças|vegetais) (?:frescos|frescas|da época|biológicos|orgânicos|orgânicas)',
    breadBasket:
      '(?:cestas?|cestos?|cestinhas?) (?:de|do|com) p(?:ão|ães|ãezinhos) / pãezinhos? (?:frescos?|quentes?) / cestas? de (?:baguetes|croissants)',
    cheeseBoard:
      't[áa]buas? de (?:queijos?|frios) / (?:pratos?|travessas?|seleç(?:ão|ões)) de queijos / queijos (?:variados|artesanais|curados)',
    mattress: 'colch(?:ão|ões)(?! (?:insufl[áa]ve(?:l|is)|infl[áa]ve(?:l|is)|de ar)) / estrados? da cama',
    crib: 'berços?(?! d[aeo]s? (?:civilizaç\\p{L}*|samba|humanidade|ouro)) / camas? de bebê / camas? de bebé / bercinhos?',
    standingMirror: 'espelhos? de (?:pé|chão|corpo inteiro) / espelhos? basculantes?',
    towels:
      'toalhas?(?! (?:de (?:mesa|praia|papel|cozinha|piquenique)|higiênicas?|úmidas?)) / toalhas? de banho / pilhas? de toalhas',
    showerHead: 'chuveir(?:o|os|inho|inhos) / duchas? / duches?(?! de água fria)',
    radiator:
      'radiador(?:es)?(?! (?:d[oe] )(?:carro|automóvel|motor)) / aquecedor(?:es)?(?: (?:a óleo|de parede|elétricos?))? / termoventilador(?:es)?',
    heatPump: 'bombas? de calor / unidades? (?:externas?|exterior(?:es)?) / condensadoras?',
    boiler:
      'caldeiras?(?! vulcânicas?) / esquentador(?:es)? / aquecedor(?:es)? (?:a gás|de água) / termoacumulador(?:es)?',
    paintBucket: '(?:baldes?|latas?|galões|galão) de tinta / rolos? de (?:tinta|pintura|pintor)',
    toolBelt:
      'cint(?:os?|ur(?:ão|ões)) (?:de|para|com) ferramentas / cint(?:os?|ur(?:ão|ões)) porta-?ferramentas / porta-ferramentas',
    fireplace: 'lareiras? / lareira acesa / consolas? da lareira',
    woodStove:
      '(?:fogão|fogões|estufas?|salamandras?|recuperador(?:es)?) a lenha / salamandras? (?:a pellets?|de ferro)',
    firewood: '(?<!(?<!\\p{L})(?:a|à) )lenhas? / (?:pilhas?|montes?|feixes?) de lenha / achas? de lenha',
    whiteboard: 'quadros? brancos? / lousas? brancas? / quadros? magnéticos? / flip-?charts?',
    easel: 'cavaletes?(?! de obras?) / cavaletes? de (?:pintura|pintor)',
    barStool: 'bancos? (?:de (?:bar|balcão)|altos?) / banquetas?(?: (?:de bar|altas?))? / banquinhos? de bar',
    gardenTable:
      'mesas? (?:de|do|da|para) (?:jardim|esplanada|terraço|varanda|quintal) / (?:móveis|conjuntos?|mobiliário) de jardim / mesas? com guarda-sol',
    hedge: 'sebes? / cercas? vivas? / corta-?sebes / tesouras? de sebes',
    raisedBed:
      '(?:canteiros?|hortas?|camas?) (?:elevad[oa]s?|suspensas?) / canteiros? (?:de|da|com) (?:horta|legumes|madeira|alfaces?|hortaliças) / floreiras? de madeira',
    hairDryer: 'secador(?:es)?(?: de cabelos?)? / secadorzinhos?',
    nailPolish:
      'esmaltes?(?! (?:dent\\p{L}*|do dente|dos dentes)) / verniz(?:es)? (?:de|para|das) (?:as )?unhas? / vernizes de unhas / vidros? de esmalte',
    makeupBrushes:
      'pinc(?:el|éis) (?:de|para) (?:maquiagem|maquilhagem|blush|pó|sombra|base) / pinc(?:el|éis) cosméticos?',
    massageTable:
      '(?:macas?|mesas?|marquesas?|camas?) (?:de|para) massage(?:m|ns) / macas? de (?:fisioterapia|massoterapia)',
    barbell: 'barras? (?:olímpicas?|de (?:musculação|pesos?|halterofilismo)|com (?:pesos|discos|anilhas)) / anilhas',
    treadmill:
      'esteiras? (?:ergométricas?|rolantes?|de corrida|elétricas?) / passadeiras? (?:de corrida|rolantes?|elétricas?) / (?<=(?:corre|correr|correndo|corria|caminha) (?:na|numa) )(?:esteira|passadeira)',
    scaffolding: 'andaimes?',
    containerShip:
      'porta-contentores / navios? (?:cargueiros?|de carga|mercantes?|porta-contêineres|porta-contentores|de contentores) / cargueiros?',
    fishingBoat: 'barcos? (?:de pesca|pesqueiros?|de pescadores) / traineiras? / arrastões? / pesqueiros?',
    camperVan: 'autocaravanas? / motorhomes? / kombis? / carrinhas? (?:camper|pão de forma) / campervans?',
    caravan:
      'caravanas?(?! (?:de (?:camelos|mercadores|carros))(?!\\p{L})) / trailers? de (?:camping|viagem) / roulottes? / rulotes?',
    motorcycle:
      "motos?(?! (?:d[’']água|aquáticas?|de água)(?!\\p{L})) / motas?(?! de água) / motocicletas? / motociclos?",
    windmill: 'moinhos?(?: de vento)?(?! (?:de (?:café|água|pimenta))(?!\\p{L}))',
    barnHouse: 'celeiros? / silos? (?:de (?:grãos|milho|trigo)|agrícolas?) / palheiros?',
    well: 'poços?(?! (?:de (?:petróleo|gás|elevador|mina)|petrolíferos?)(?!\\p{L})) / poços? (?:de água|dos desejos)',
    treehouse: 'casas? (?:na|da|de|em|numa|nas) árvores? / casinhas? (?:na|da) árvore / cabanas? na árvore',
    shopFront:
      'montras? / vitrines? (?:da|de) lojas? / fachadas? d[aeo] lojas? / lojinhas? / (?:pequenas? lojas?|lojas? pequenas?)',
    kiosk: 'quiosques? / bancas? de (?:jornais|jornal|revistas)',
    atm: 'caixas? (?:automátic[oa]s?|eletr[óô]nic[oa]s?|multibanco) / multibanco',
    vendingMachine:
      'máquinas? (?:de venda(?:s)?(?: automática)?|automáticas? de (?:venda|bebidas)|de (?:snacks|refrigerantes|vending)) / vending machines?',
    busStop:
      'parage(?:m|ns) (?:de|do) (?:autocarros?|ônibus|bus) / pontos? de ônibus / paradas? de ônibus / abrigos? de (?:ônibus|autocarro)',
    billboard:
      'outdoors? / cartaz(?:es)? publicitários? / painel publicitário / painéis publicitários / letreiros? publicitários?',
    recyclingBins:
      'ecopontos? / (?:contentor(?:es)?|caixotes?|lixeiras?|cestos?) (?:de|da|para) (?:reciclagem|coleta seletiva|recolha seletiva) / lixeiras? recicláveis',
    passport: 'passaportes? / cart(?:ão|ões) de embarque / bilhetes? de embarque',
    mapFolded:
      'mapas? (?:dobrad[oa]s?|dobráveis|de papel|de estradas?|da cidade|turísticos?|do tesouro|rodoviários?) / pinos? de localização / (?<=(?<!\\p{L})(?:um|o|seu) )mapas?(?! (?:mental|astral|digital|interativo|de calor|mundi|d[oe]s? (?:risco|dados))(?!\\p{L}))',
    binoculars: 'binóculos? / binoculares',
    tripodCamera: 'tripés? / câm[ae]ras? (?:no|num|em|sobre|com) (?:um |o )?tripé',
    studioMic: 'microfones? (?:de (?:estúdio|podcast|rádio|gravação)|condensador(?:es)?) / filtros? (?:anti-?pop|pop)',
    gameConsole:
      'consolas?(?: de (?:jogos?|videojogos))? / consoles? de (?:videogames?|jogos?) / videogames? / comandos? d[ae] (?:consola|jogos?) / joysticks?',
    boardGame: 'jogos? de (?:tabuleiro|mesa) / tabuleiros? de jogos? / jogo da glória',
    toyTrain:
      'comboios? (?:de (?:brincar|madeira|brinquedo)) / tren(?:s|zinhos?) de (?:brinquedo|madeira) / trem de (?:brinquedo|madeira) / trenzinhos? / comboiozinhos?',
    bouquetLarge: 'ramos? de (?:flores|noiva|rosas) / buquês? / bouquets? / ramalhetes? / maços? de flores',
    weddingRings:
      'alianças? (?:de (?:casamento|noivado|ouro)) / anéis? de (?:noivado|casamento|diamantes?) / anel de (?:noivado|casamento|diamantes?)',
    contract: 'contratos? / contratos? de (?:aluguel|arrendamento|trabalho|locação|compra) / escrituras? de compra',
    invoice:
      'faturas? / facturas? / notas? fiscais / nota fiscal / contas? de (?:luz|água|gás|telefone|energia) / boletos?',
    calculator:
      'calculadoras? / calculadoras? (?:de bolso|de mesa|científicas?) / máquinas? de calcular / maquininhas? de calcular',
    dashboard:
      'dashboards? / pain(?:el|éis) de (?:controlo|controle|indicadores|dados|gestão|vendas) / gráficos? de barras / gráficos e (?:números|indicadores)',
    chatBubbles:
      'bal(?:ão|ões) de (?:fala|diálogo|conversa|texto|mensagem|chat) / balõe?zinhos? de (?:fala|conversa) / bolhas? de (?:conversa|mensagem|chat|diálogo)',
    checklist:
      'check-?lists? / listas? de (?:verificação|tarefas|compras|afazeres|controlo|controle|checagem) / lista de pendências / itens marcados',
    cardTerminal:
      'terminal (?:de pagamento|multibanco) / terminais de pagamento / maquininhas?(?: de cart(?:ão|ões))?(?! de calcular) / máquinas? de cart(?:ão|ões) / leitor(?:es)? de cart(?:ão|ões) / pagamentos? (?:com cartão|por aproximação)',
    piggyBank:
      'mealheiros? / cofrinhos? / porquinhos? (?:mealheiro|de moedas|cofrinho|da poupança) / cofres? (?:de porquinho|em forma de porco)',
    safe: 'cofres?(?! (?:de porquinho|em forma|públicos?|do tesouro|do estado|da união)) / cofres?-fortes? / caixas?-fortes? / cofres? (?:de aço|de parede|do banco)',
    phoneMap:
      '(?:mapas?|rota|percurso|gps|localização) no (?:seu )?(?:telemóvel|celular|telefone|smartphone) / (?:telemóvel|celular|telefone|smartphone) (?:com|mostrando|mostra|a mostrar) (?:um |o |a |uma )?(?:mapa|rota|localização) / (?:app|aplicativo|aplicação) de (?:mapas?|navegação|rotas) / (?:pin|alfinete|marcador) (?:de localização|no mapa|do mapa) / google maps',
    phoneChat:
      '(?:chat|conversa|mensagens) no (?:seu )?(?:telemóvel|celular|telefone|smartphone|whatsapp) / (?:telemóvel|celular|telefone|smartphone) (?:com|mostrando|mostra|a mostrar) (?:um |o |a |uma )?(?:chat|conversa|mensagens) / (?:grupo|conversa|chat) (?:de|do) whatsapp / (?:app|aplicativo|aplicação) de (?:mensagens|chat|conversas?) / whatsapp / chats? (?:de grupo|em grupo)',
    robotArm:
      'braços? (?:robóticos?|robotizados?|mecânicos?|de robôs?|articulados?) / rob(?:ô|ôs|ot|ots) (?:industrial|industriais|de soldadura|de solda|de montagem) / cobots?',
    batteryPack:
      'baterias? (?:domésticas?|de parede|solar(?:es)?|residencia(?:l|is)|de armazenamento|da casa) / power ?walls? / acumulador(?:es)? (?:de energia|domésticos?) / armazenamento de energia / (?:pack|conjunto) de baterias',
    pineTree: '(?<!de )pinheiros?(?! (?:de natal|machado|torres)) / coníferas? / araucárias?',
    palmTree: 'palmeiras?(?! (?:imperial fc|x)) / coqueiros? / tamareiras? / pés? de coco / palmeirinhas?',
    appleTree:
      'macieiras? / pés? de maçã / árvores? (?:frutíferas?|de fruto|de fruta|de maçãs?) / pomar(?:es)? de (?:maçãs?|macieiras)',
    wheatEars:
      'espigas?(?! de milho) / espigas? de (?:trigo|cevada|centeio) / (?:feixes?|molhos?|ramos?) de (?:trigo|espigas|cevada) / gavelas? / trigo (?:maduro|dourado)',
    lavender:
      '(?:campos?|ramos?|raminhos?|fileiras?|flores|molhos?|maços?|pés?|canteiros?) de (?:lavanda|alfazema)s? / (?<=(?<!\\p{L})(?:a|da|na|colhe) )(?:lavanda|alfazema) / alfazemas? / lavandas',
    rocks:
      '(?:montes?|pilhas?|montões|amontoados?) de (?:pedras|rochas|calhaus) / rochas / pedregulhos? / (?:grandes|pesadas) pedras / pedras (?:grandes|empilhadas|pesadas|soltas) / penedos?',
    nest: 'ninhos?(?! (?:de (?:vespas|cobras|formigas|marimbondos?)|vazio)) / ninhos? de (?:pássaros?|andorinhas?|cegonhas?|aves?|passarinhos?) / ninhadas? de ovos',
    birdHouse:
      'casinhas?(?: de madeira)? (?:de|para|dos) (?:pássaros?|passarinhos?|aves) / casas? (?:de|para) (?:pássaros?|passarinhos?) / caixas?-ninho / comedouros? (?:de|para) (?:pássaros?|aves|passarinhos)',
    aquarium: 'aquários? / aquariozinhos? / tanques? (?:de|dos|com) peixes',
    cowHerd:
      '(?:rebanhos?|manadas?) de (?:vacas|gado|bois) / (?:três|quatro|várias|as|umas|suas|muitas) vacas / vacas (?:leiteiras|pastam|pastando|a pastar) / gado(?! (?:gordo)) / boiadas?',
    sheepFlock:
      'rebanhos?(?: de (?:ovelhas|carneiros|cordeiros))?(?! de (?:vacas|gado|bois|cabras)) / ovelhas / (?:três|as|várias|suas) ovelhas / carneiros / cordeiros',
    chickens:
      'galinhas? (?:e|com) (?:os |seus |dois |os seus )?(?:pintinhos|pintos|pintainhos|ovos) / pintinhos? / pintainhos? / galinhas(?! dos ovos) / cest[ao]s? (?:de|com|cheias? de) ovos',
    fishShoal:
      'cardumes?(?: de (?:\\p{L}+ )?(?:peixes|sardinhas))? / peixinhos / pequenos peixes / peixes (?:pequenos|coloridos|tropicais) / bancos? de peixes',
    drone: 'drones? de entrega',
    deskWithMonitor: 'estaç(?:ão|ões) de trabalho / mesa com (?:monitor|computador)',
    jug: 'jarras? / jarros? / moringas? / cântaros?',
    milkJug:
      'leiteiras? / (?:jarras?|jarros?|jarrinhas?) (?:de|do|para) leite / pitchers? de (?:leite|inox) / leiteirinhas?',
    espressoMachine:
      'máquinas? de (?:café|espresso|expresso) / máquinas? de café (?:espresso|expresso) / cafeteiras? (?:de )?(?:espresso|expresso|profissional|profissionais)',
    kiln: 'fornos? (?:de|para|da|do) (?:cerâmica|oleiro|oleira|olaria|ceramista) / muflas? / fornos? cerâmicos?',
    pottersWheel:
      'tornos? (?:de|do|da) (?:oleiro|oleira|olaria|cerâmica|ceramista) / rodas? (?:de|do|da) (?:oleiro|oleira|olaria)',
    cauldron: 'caldeir(?:ão|ões) / tachos? de cobre / panelas? de cobre / (?<=(?<!\\p{L})(?:um|o|do|no|grande) )tacho',
    cheeseWheel: '(?:rodas?|peças?|bolas?) de queijo / queijos? inteiros? / queijos? redondos?',
    barrel: 'barr(?:il|is)(?! de (?:petróleo|crude|brent)) / ton(?:el|éis) / barricas? / pip[ao]s? de vinho',
    drawer: 'gavetas? / gaveteiros? / gavetões / gavetão',
    stickyNotes:
      'post-?its? / notas? (?:auto)?(?:adesivas?|colantes?|autocolantes?) / (?:papéis|papel|papeizinhos|papelinhos?) (?:adesivos?|coloridos?) / lembretes? adesivos?',
    letters:
      'envelopes? / cartas? de (?:amor|despedida) / (?:pilhas?|montes?|maços?) de (?:cartas|envelopes) / (?<=(?<!\\p{L})(?:lê|leem|escreve|abre|recebe|envia|guarda) (?:uma?|a|as|umas|sua|suas|a sua) )cartas? / correspondência',
    tap: 'torneiras? / misturadoras? / torneirinhas?',
    sink: 'lavatórios? / lava-?(?:loiças?|louças?) / (?<=(?<!\\p{L})(?:a|na|da|uma|à|pela) )pia(?! (?:batismal|o)(?!\\p{L})) / lavabos? / cubas? (?:da|de) (?:pia|banheiro|cozinha)',
    oven: '(?<!(?<!\\p{L})ao )fornos?(?! (?:(?:de|para|da|do) (?:cerâmica|oleiro|oleira|olaria|ceramista)|de micro-?ondas|micro-?ondas|de lenha|a lenha)(?!\\p{L})) / fornos? (?:embutidos?|encastrados?|elétricos?|eléctricos?) / (?<=(?:tira|tirar) do )forno',
    grillBarbecue: 'churrasqueiras? / grelhador(?:es)? / barbecues? / grelhas?(?! de partida) / assadores',
    mixingBowl:
      '(?:tigelas?|taças?|bacias?|bowls?) (?:de|para) (?:mistura|misturar|massa|bater) / batedor(?:es)? de (?:arame|ovos|claras|mão) / fouets? / varas? de arames?',
    rollingPin: 'rolos? (?:de|da|para) (?:massa|macarrão|cozinha|pastel|pastelaria|abrir massa) / paus? de macarrão',
    cuttingBoard:
      'tábuas? (?:de|para) (?:cortar|corte|cozinha|carne|picar|legumes|pão) / tábuas? de madeira (?:e|com) (?:uma )?faca',
    wateringCan: 'regador(?:es)? / regadorzinhos?',
    wheelbarrow: 'carrinhos? de mão / carriolas? / carros? de mão / carrinhos? de (?:jardim|obra|pedreiro)',
    shovel:
      '(?<=(?<!\\p{L})(?:uma|a|da|na|sua|à|velha) )pá(?! (?:eólica|carregadora|mecânica)) / pás(?! (?:eólicas|do moinho|do ventilador|carregadoras)) / pás? de (?:jardim|jardinagem|neve)',
    lantern:
      'lampi(?:ão|ões) / (?:lanternas?|lamparinas?) (?:a|de) (?:óleo|petróleo|querosene|azeite) / candeeiros? a petróleo / lamparinas?',
    shelf: 'prateleiras? / estantes? / (?:armação|armações) de prateleiras',
    fence:
      '(?<=(?<!\\p{L})(?:a|uma|as|umas|da|na|pela) )cercas?(?! de (?:\\d|um|dois|duas|dez|cem|mil)) / cercas? (?:brancas?|de madeira|de jardim) / paliçadas? / vedaç(?:ão|ões)',
    gate: 'port(?:ão|ões)(?! (?:de embarque|\\d)) / portõezinhos / portãozinho / cancelas?',
    shed: 'abrigos? de jardim / casinhas? (?:de|das) ferramentas / galp(?:ão|ões) (?:de|do) (?:jardim|ferramentas|quintal) / telheiros?',
    greenhouse:
      '(?<!efeito )estufas?(?= (?:de (?:plantas|vidro|flores|tomates?|legumes)|agrícolas?|do jardim|no jardim)) / (?<=(?<!\\p{L})(?:na|da|nas|das) )estufas?(?! (?:a|elétricas?)(?!\\p{L})) / casas? de vegetação',
    hayBale: '(?:fardos?|rolos?|montes?|medas?|bolas?) de (?:feno|palha) / palheiros?',
    beehive: 'colmeias? / apiários? / caixas? de abelhas / colméias?',
    honeycomb: 'favos?(?: de mel)? / mel (?:em|no) favo',
    scarecrow: 'espantalhos? / bonecos? de palha',
    anvil: 'bigornas? / incudes?',
    sewingMachine: 'máquinas? de (?:costura|coser|costurar) / overloques?',
    mannequin: 'manequi(?:m|ns) / bustos? de (?:costura|alfaiate|costureira)',
    clothesRail:
      'araras? (?:de|com) (?:roupas?|vestidos|casacos) / (?:racks?|cabides?|varões|varão) de roupas? / cabideiros? / charriots?',
    washingLine:
      'var(?:al|ais)(?: de roupas?)? / estenda(?:l|is) / cordas? (?:da|de) roupas? / roupas? (?:estendidas?|no varal)',
    ironingBoard: '(?:tábuas?|mesas?) (?:de|para) (?:passar|engomar)(?: a ferro| roupas?)?',
    cashRegister:
      '(?:caixas?|máquinas?) registradoras? / registradoras? / terminal de (?:vendas|caixa) / (?:sistema|terminal) PDV',
    shoppingBag: 'sacolas?(?: de (?:compras?|papel|presente|loja))? / sacos? de (?:compras|papel) / bolsas? de compras',
    marketStall:
      '(?:bancas?|barracas?|tendas?) (?:de|da|do) (?:frutas?|verduras?|legumes|feira|mercado|feirante) / (?:bancas?|barracas?) de (?:past(?:el|éis)|tapioca|flores|queijos?|churros|peixes?|caldo de cana|milho|artesanato|comida)',
    foodTruck:
      'food[- ]?trucks? / (?:caminh(?:ão|ões)|carrinhas?|vans?|roulottes?) de (?:comida|tacos|gelados|sorvetes?|hambúrguer(?:es)?) / trailers? de (?:lanches?|comida)',
    crane: 'guindastes? / gruas?',
    forklift: 'empilha(?:deiras?|dor(?:es)?) / carros? empilhador(?:es)?',
    pallet: 'paletes? / pallets? / estrados? de madeira / pilhas? de (?:caixas|caixotes)',
    walkingBoot:
      'botas? de (?:caminhada|montanha|trekking|trilha|montanhismo) / sapatos? de caminhada / t[êé]nis de trilha',
    rubberBoots: 'galochas? / botas? de borracha / botas? de chuva / botas? de água',
    snorkel: 'snorkels? / tubos? de mergulho / máscaras? de (?:mergulho|snorkel) / óculos de mergulho / esnórquel',
    wetsuit:
      'fatos? de (?:mergulho|surf|neoprene) / roupas? de (?:mergulho|neoprene|borracha) / macac(?:ão|ões) de neoprene',
    paddle: '(?<=(?<!\\p{L})(?:um|o|do|seu|no|ao|dois|os) )remos? / pagaias? / remos? de (?:madeira|canoa|caiaque)',
    anchor: 'âncoras? / ferro do navio / ancorotes?',
    lifeJacket: 'coletes? salva-?vidas / coletes? de salvação / coletes? de flutuação / coletes? salva vidas',
    fishingNet: 'redes? de pesca / camaroeiros? / puçás? / redes? de mão / tarrafas?',
    carFerry:
      'ferr(?:y|ies|ys) (?:de|para|com) (?:carros|automóveis|veículos) / ferry-?boats? / balsas? (?:de|para|com) (?:carros|veículos|automóveis)',
    sailingYacht: 'veleiros? / iates? (?:à|a|de) vela / barcos? (?:à|a) vela / iates? / barcos? veleiros?',
    canoe: 'canoas? / canoas? de madeira / pirogas?',
    climbingRope: 'cordas? de (?:escalada|alpinismo|montanha|rapel) / mosquet(?:ão|ões) / cordas? enroladas?',
    sleepingBag: 'sacos?[ -]camas? / sacos? de dormir / sacos? de campismo',
    goal: '(?<=(?<!\\p{L})(?:na|da|à|pela) )baliza / balizas? de futebol / traves? do gol / gols? de futebol / redes? da baliza / (?:postes?|traves?) da baliza',
    basketballHoop:
      'cestos? de basquete(?:bol)? / cestas? de basquete(?:bol)? / tabelas? de basquete(?:bol)? / aros? de basquete(?:bol)? / tabelas? de basquet',
    golfBag: 'sacos? de golfe / tacos? de golfe / bolsas? de golfe',
    grandPiano: 'pianos? de (?:cauda|meia cauda|concerto) / pianos? de um quarto de cauda / steinways?',
    drumKit:
      'baterias? (?:acústicas?|de jazz|de rock|musica(?:l|is)|eletr[ôó]nicas?) / (?<=(?<!\\p{L})(?:toca|tocam|tocar|tocando|atrás d?) ?(?:a|da|na|uma) )bateria / kits? de bateria',
    turntable: 'gira-?discos / toca-?discos / vitrolas? / pratos? de vinil / gramofones?',
    vinylRecord:
      'discos? (?:de|em) vinil / (?<=(?<!\\p{L})(?:um|o|os|uns|dois|do|dos|no|nos) )vin(?:il|is)(?! (?:adesivo|autocolante)) / vinis / LPs? / bolachões',
    amplifier: 'amplificador(?:es)? / amplis?(?!\\p{L}) / cubos? de guitarra / amplificador(?:es)? de guitarra',
    harp: 'harpas? / harpas? (?:celtas?|de concerto|dourad[ao]s?)',
    spreadsheet:
      'planilhas? / folhas? de cálculo / (?:planilhas?|tabelas?|ficheiros?|arquivos?) (?:do|de) Excel / tabelas? dinâmicas?',
    serverRack:
      'servidor(?:es)?(?! públicos?) / (?:racks?|armários?|bastidor(?:es)?) de servidor(?:es)? / salas? de servidores / centros? de dados / data ?centers?',
    router: 'roteador(?:es)? / routers? / modems? / encaminhador(?:es)? / pontos? de acesso (?:wi-?fi|sem fios?)',
    chargingStation:
      'carregador(?:es)? (?:de|para) (?:carros?|veículos?)(?: el[ée]tricos?)? / postos? de (?:re)?carregamento / eletropostos? / estaç(?:ão|ões) de (?:recarga|carregamento) / pontos? de (?:recarga|carregamento) / supercarregador(?:es)?',
    vrHeadset:
      'óculos (?:VR|de (?:VR|RV|realidade virtual)) / (?:headsets?|capacetes?) (?:VR|de (?:VR|RV|realidade virtual)) / óculos de realidade (?:mista|aumentada)',
    thermostat:
      'termostatos?(?: (?:inteligentes?|digita(?:l|is)|de parede))? / termóstatos? / regulador(?:es)? de temperatura / control(?:es|e|o|os) d[eo] aquecimento',
    smartSpeaker:
      '(?:alto-falantes?|altifalantes?) inteligentes? / colunas? inteligentes? / caixas? de som inteligentes? / assistentes? (?:de voz|virtua(?:l|is) de voz) / echo dots? / homepods?',
    usbStick: 'pen ?drives? / pens? USB / canetas? USB / memórias? USB / unidades? flash / chaves? USB',
    hearingAid:
      'aparelhos? (?:auditivos?|de surdez|de audição) / próteses? auditivas? / implantes? cocleares? / auxiliar(?:es)? auditivos?',
    walkingFrame:
      'andadores? (?:ortopédicos?|dobráveis|com rodas|de alumínio) / (?<=(?:com|no|seu|um|o) )andador(?:es)? / andarilhos? (?:ortopédicos?|com rodas|de alumínio) / (?<=(?:com|no|seu) )andarilhos? / rolator(?:es)?',
    hospitalBed:
      'camas? (?:de|do) hospital / camas? (?:hospitalar(?:es)?|articuladas?|clínicas?) / leitos?(?: (?:de hospital|hospitalar(?:es)?|de UTI)) / camas? (?:de|do) (?:pacientes?|doentes?)',
    dentistChair:
      'cadeiras? (?:de|do) dentista / cadeiras? (?:odontológicas?|dentárias?) / cadeirões? (?:de|do) dentista',
    testTubes:
      'tubos? de ensaio / provetas?(?! bebés?) / tubos? de (?:laboratório|amostras?|sangue|coleta) / ampolas? de laboratório',
    bandageRoll:
      'ataduras? / ligaduras? / rolos? de (?:atadura|ligadura|gaze) / gazes?(?: (?:estéril|estéreis))? / faixas? elásticas? (?:médicas?|para (?:feridas|lesões)) / bandagens?',
    firstAidKit:
      '(?:kits?|estojos?|malas?|maletas?|caixas?|bolsas?) de (?:primeiros[- ]socorros|emergência médica) / kits? médicos? / maletas? (?:médicas?|do médico) / farmácias? portáteis / farmácia portátil',
    coffeeGrinder:
      'moedor(?:es)? (?:de|para) (?:café|grãos) / moinhos? (?:de|para) café / moinhos? manua(?:l|is) / moedor(?:es)? manua(?:l|is)',
    hotTub:
      'jacuzzis? / banheiras? de hidromassage[mn]s? / ofurôs? / banheiras? (?:quentes?|de madeira) / hidromassage(?:m|ns) / hot tubs?',
    trampoline:
      'trampolins? (?:de jardim|elásticos?|infantis) / trampolim(?: (?:de jardim|elástico|infantil)) / camas? elásticas? / pula[- ]pulas? / mini-?trampolins? / mini-?trampolim',
    climbingFrame:
      'trepa-trepas? / (?:estruturas?|torres?) (?:de escalada|de trepar|de brincar|infantis|infantil) / parquinhos?(?: infant(?:il|is))? / parques? infant(?:il|is) / brinquedos? de escalar / playgrounds?',
    sandcastle: 'castelos? de areia / castelos? na areia / fortalezas? de areia / esculturas? (?:de|em) areia',
    trafficCone: 'cones? (?:de )?(?:trânsito|tráfego|sinalização|segurança|laranjas?) / pinos? de sinalização',
    streetLamp: 'candeeiros? (?:de|da) rua / postes? de (?:luz|iluminação) / lampiões / lampião / luminárias? de rua',
    phoneBooth: 'cabin[ea]s? telef[óôo]nicas? / cabin[ea]s? de telefone / orelh(?:ão|ões)',
    postBox: 'caixas? (?:de|do|dos) correios? / marcos? (?:do|dos|de) correios? / caixas? postais / caixas? postal',
    railwayCrossing:
      'passage(?:m|ns) de nível / passage(?:m|ns) em nível / cancelas? (?:do comboio|do trem|ferroviárias?|da ferrovia)',
    tramCar:
      'elé[ct]?tricos? (?:de Lisboa|amarelos?|antigos?|vermelhos?) / bondes? / bondinhos? / (?<=(?<!\\p{L})(?:o|um|no|do|de|os|nos) )elé[ct]?tricos?',
    cableCarGondola:
      'teleféricos? / telecabin[ae]s? / gôndolas? (?:de esqui|do teleférico) / cabin[ea]s? do teleférico',
    canalBoat: 'barcaças? / barcos? (?:de|do) canal / casas? flutuantes? / barcos?[- ]casas? / narrowboats?',
    gondolaBoat: 'gôndolas?(?! (?:de esqui|do teleférico|do supermercado)) / barcos? venezianos?',
    pier: 'p[íi]er(?:e?s)? / pontão / pontões / cais / trapiches? / embarcadouros?',
    sackOfGrain:
      'sac[oa]s? de (?:grãos?|trigo|cereais|cereal|cevada|aveia|milho|sementes?) / sac[oa]s? chei[oa]s? de (?:grãos?|trigo|cereais|cereal|cevada|aveia|milho|sementes?)',
    seedlingTray:
      '(?:tabuleiros?|bandejas?) de (?:mudas|sementeiras?|plântulas|sementes|germinação) / sementeiras? / plântulas? / mudas? de plantas?',
    flowerPots:
      'vasos? (?:de|com|para) (?:flores|plantas?) / vasos? de (?:barro|terracota) / flores em vasos? / floreiras?',
    bunchOfHerbs:
      '(?:molhos?|ramos?|maços?) de (?:ervas|salsa|salsinha|manjericão|hortelã|coentros?|tomilho|alecrim) / ervas (?:aromáticas|frescas|finas|secas) / cheiro[- ]verde / ramos? de cheiros',
    pestleMortar: 'almofariz(?:es)?(?: e pil(?:ão|ões))? / pil(?:ão|ões) / morteiros? de cozinha',
    jamJars:
      '(?:frascos?|potes?|vidros?|boi(?:ão|ões)) de (?:geleias?|compotas?|doces?|marmeladas?) / geleias? / compotas? / marmeladas?',
    spiceJars:
      '(?:frascos?|potes?|potinhos?|vidros?) de (?:especiarias?|temperos?) / especiarias / temperos / porta[- ](?:temperos|especiarias)',
    tagine: 'tajines? / tagines? / panelas? marroquin[ao]s?',
    wok: 'woks? / frigideiras? wok / panelas? wok / legumes salteados / salteados? de legumes',
    fishMarketIce:
      'peixes? (?:frescos? )?(?:no|em|sobre o) gelo / (?:caixas?|caixotes?) de peixes? / peixes? frescos? / bancas? de peixe / mercados? (?:de|do) peixe',
    bentWoodRockingChair:
      'cadeiras? de balan[çc]o / cadeiras? de baloiço / cadeiras? de embalar / poltronas? de balanço',
    ray: 'arraias? / raias?(?: manta)?',
    'teacup-without-handle': 'matcha(?! latte) / chá verde',
    bag: 'bags? / mochilas? / bolsas?(?!-)(?! (?:família|de (?:valores|estudos?|pesquisa|água|gelo|ar|sangue))) / sacolas? / sacolinhas? / sacos?(?! cheio d)(?: de (?:compras|papel|lixo|plástico))? / mochilinhas? / bolsinhas?(?! de moedas)',
    noodles:
      'noodles? / ramen / macarrão / (?<=pratos? de )massa / massas? (?:à|ao|italianas?|carbonara|bolonhesa)(?: \\p{L}+)? / espaguete / esparguete / talharim / lámen / miojo',
    moka: 'moka(?: pot)? / cafeteiras?(?: italianas?)?',
    table:
      '(?<!(?<!\\p{L})(?:empregad[oa]s?|t[êé]nis|candeeiros?|toalhas?|jogos?|abajur|luminárias?|vinho|futebol) de )mesas?(?! (?:de (?:som|mistura|luz)|digitalizadora)) / mesinhas?(?: de cabeceira)? / escrivaninhas? / (?<=(?:^|[^\\p{L}])(?:na|numa|sobre a|à) )secretária',
    shrimp: 'gambas / camar(?:ão|ões) / mariscos? / frutos do mar',
    'gem-stone': 'pedra preciosa / diamantes? / esmeraldas? / joias? / rubis?',
    'nut-and-bolt': 'porca e parafuso / parafusos?(?! a menos) / parafusinhos? / porcas? e parafusos?',
    'passenger-ship': 'navios? de cruzeiro / navios?(?! negreiro) / transatlânticos? / paquetes?',
    cup: 'latte / cappuccino / (?<!(?<!\\p{L})(?:no|num|neste|nesse|ao|pelo|grãos? de|pés? de|plantação de|colhe|colhem|colhendo|colher|colheita de|colheita do|lavoura de|sacas? de|fazenda de|máquinas? de|cor de|castanho|cápsulas? de) )cafés?(?! da manhã) / xícaras? / chás?(?! de (?:beb[êé]|panela|fraldas|cozinha|cadeira)) / cafezinhos? / chávenas? / chaveninhas? / canecas?(?! de cerveja) / cappuccinos? / capuccinos? / caf[ée]s? expressos? / (?<=(?<!\\p{L})(?:bebe|bebem|toma|pede|serve) um )galão / meia de leite / xicrinhas? / copos? de café',
    bottle:
      'garrafas? / (?<!(?<!\\p{L})(?:taças? de|copos? de|cor de|cor|vestido|batom) )vinhos? / (?<!(?<!\\p{L})(?:copos? de|creme de|doce de|café com|dentes? de|chocolate ao|chocolate de) )leite(?! (?:creme|corporal)) / azeites? / cachaças? / aguardentes? / licor(?:es)? / xampus? / champôs? / shampoos? / amaciantes? / amaciador(?:es)? / garrafões / garrafão / garrafinhas? / cantil / ketchup / vinho verde / vinagres? / óleos? de (?:soja|girassol|cozinha|milho)',
    flacon:
      'perfumes?(?! d[aeo]s? (?:flor|jasmi|rosa|mar|terra|café|pão|bolo)) / águas? de colônia / deo-?colônias? / colônias?(?= (?:infantil|masculina|feminina)(?!\\p{L}))',
    jar: '(?<!(?<!\\p{L})(?:cor|tom|tons|parede|sofá|doce de|queijo) )cremes?(?! (?:denta(?:l|is)|de (?:leite|barbear|abóbora|cenoura|legumes|espinafres?)|solar)(?!\\p{L})) / (?<!(?<!\\p{L})luas?[- ]de[- ])(?<!(?<!\\p{L})(?:cor|cor de|olhos|tom) )mel / potes? / geleias? / compotas? / doce de leite / potinhos? / iogurtes? / frascos?(?! de (?:perfume|comprimidos|esmalte|colônia|remédio|remédios|soro|sangue)(?!\\p{L}))',
    tube: 'protector solar / protetor solar / pastas? (?:de dentes?|dental|dentífricas?) / tubos? de pasta(?: de dentes)? / cremes? dental / protetor(?:es)? solar(?:es)? / pomadas? / bisnagas? / bronzeador(?:es)?',
    glass:
      '(?:coca|pepsi)[- ]?colas?|(?<=(?<!\\p{L})uma )cola / drinks? / smoothies? / cocktails? / limonada / bebidas? / sucos? / sumos?(?! pontífice| sacerdote) / limonadas? / batidos? de (?:fruta|morango|banana|chocolate|manga) / copos?(?!-de-leite| de (?:café|vinho|cerveja)) / copinhos? / copos? de leite',
    plate: 'spaghetti / lasagne / lasagna / risotto / (?<=(?:^|[^\\p{L}])(?:um|o|no|num) )pires / pratinhos?',
    dish: 'comida / pratos?(?! de) / (?<!(?<!\\p{L})(?:salas?|mesas?) de )jantar',
    bowl: 'bowls? / cereal / (?<!(?<!\\p{L})colher(?:es)? de )sopas? / tigelas? / salada / cumbucas? / malgas? / canja / caldinhos? / (?<!de )farofa / saladas? / açaí(?: na tigela)? / granola / lentilhas?',
    bread:
      'baguettes? / pão(?!-duro|[- ]de[- ](?:ló|açúcar)) / pães / (?<!(?<!\\p{L})(?:em|cultura de|comunicação de|rolos? de) )massa(?! (?:muscular|corrida|crítica|corporal|magra|cinzenta|encefálica|polar|de (?:ar|modelar|gente|pessoas|cimento))(?!\\p{L})) / p[ãa]ezinhos / pãozinho / broas?(?: de milho)? / baguetes? / papo-secos? / bisnaguinhas? / brioches? / (?<!o )torradas?',
    cake: 'cupcakes? / muffins? / donuts? / bolos? / bolinhos?(?! de (?:bacalhau|arroz|chuva)) / queques? / panetones? / bolos?-reis? / brownies? / fatias? de bolo',
    burger:
      'burgers? / hamburgers? / hamb[úu]rguer(?:es)? / x-(?:burger|burguer|salada|bacon|tudo|egg) / cheeseburgers?',
    pot: 'wok / panelas? / frigideiras? / feijoadas? / moquecas? / caldeiradas? / cataplanas? / ensopados? / guisados? / (?:um )?cozido à portuguesa / tachos? / caçarolas? / caldeirão / panelinhas? / panelões',
    icecream:
      'gelato / sorvetes? / (?<=(?:^|[^\\p{L}])(?:um|uns|come|comem|comer|lambe|lambem|o seu) )gelados? / gelados? de (?:morango|chocolate|baunilha|limão|nata|pistách?io|manga|creme|fruta) / sorvetinhos? / casquinhas? / picolés? / sorvetões',
    fruit:
      'bananas? / frutas? / mangas? (?:maduras?|suculentas?|doces?|fatiadas?|descascadas?|palmer|cortadas?) / (?<=(?<!\\p{L})(?:comem?|colhem?|descascam?) (?:uma )?)mangas? / morangos? / amoras? / framboesas? / maracujás? / abacates? / mam(?:ão|ões) / papaias? / goiabas? / cajus?(?!zinho) / acerolas? / pitayas? / figos? / romãs? / ameixas? / caquis? / dióspiros? / carambolas? / jabuticabas? / pêssegos? / damascos? / frutinhas?',
    shoe: 'sneakers? / botas|(?<=(?<!\\p{L})(?:a|uma|da|na|sua|minha|cada|à|pela) )bota(?! (?:o|a|os|as|um|uma|fogo|fé|para|pra)(?!\\p{L})) / sapatos? / (?<!(?<!\\p{L})(?:raquetes?|bolas?|jogos?|quadras?|campos?|torneios?|partidas?|aulas?|jogador|jogadora) de )(?<!(?<!\\p{L})(?:jogam?|jogar|jogando) )tênis(?! de mesa) / (?<!(?:raquetes?|bolas?|jogos?|quadras?|campos?|courts?|torneios?|partidas?|aulas?|joga|jogam|jogar|jogador|jogadora|tenista)(?: de)? )t[êé]nis(?! de mesa) / sapatilhas?(?! de (?:ballet|balé|ponta)) / chuteiras? / sapatinhos? / botinhas? / botinas? / salto[s]? altos? / mocassi(?:m|ns) / scarpins?',
    phone:
      'smartphones? / apps? / (?<!(?<!\\p{L})(?:divisão|terapia|nível|rede|estrutura|renovação|membrana) )celular(?:es)? / telefones?(?! (?:fixos?|no gancho)) / telemóve(?:l|is)',
    laptop:
      'laptops? / (?<=(?<!\\p{L})(?:o|um|do|no|ao|num|meu|seu|pelo) )portátil / teclados?(?! (?:musica(?:l|is)|eletr[ôó]nico|de piano)) / computador(?:es)? / (?<=(?:^|[^\\p{L}])(?:o|um|os|uns|dois|do|dos|ao|aos|pelo|jovem|meu|seu|este|esse|aquele) )portáte?i?l / portáteis / notebooks?',
    screen:
      'monitor(?:es)?(?! de (?:campo|acampamento|atividades)) / TVs? / televisor / (?<!(?<!\\p{L})(?:textos?|letreiros?|logo|logotipo|títulos?|palavras?|frases?|legendas?|aparece|aparecem|surge|surgem|entra|entram|lettering|escrito) (?:n?a |em |sobre a )?)(?<!(?<!\\p{L})(?:óleo sobre|pinta a|pinta uma) )telas?(?! (?:preta|branca|dividida|cheia|em branco|escura|final|inteira|de (?:arame|proteção|pintura))(?!\\p{L})) / ecrãs? / (?<!(?:canal|canais|programas?) de )(?<!comandos? d[ae] |controles? d[ae] )televis(?:ão|ões) / televisor(?:es)? / telões / telão / smart tvs?',
    watch:
      '(?<!(?<!\\p{L})contra o )relógios?(?! (?:d[ea] parede|d[ao] (?:estação|igreja|torre|cozinha|sala)|de (?:areia|sol|ponto|cabeceira|cuco)|biológico|despertador)(?!\\p{L})) / relóginhos? de pulso / relógios? de pulso / relojinhos?',
    ring: 'anéis(?! de (?:saturno|cebola|lula|fumo|fumaça)) / anel / anelzinho / alianças? (?:de (?:ouro|noivado|casamento|prata)|douradas?) / (?<=(?:^|[^\\p{L}])(?:a|uma|as|umas|duas|da|das|na|à|às|pela|minha|sua|essa|esta|aquela) )alianças?(?! (?:entre|pel|com|política|estratégica)) / (?:pulseiras?|colar(?:es)?|gargantilhas?) de (?:ouro|prata|pérolas|diamantes|contas)',
    headphones:
      'headphones? / earbuds? / auriculares / fones / auscultador(?:es)? / fones?(?: de ouvidos?)? / headsets?',
    camera:
      '(?:máquinas?|câmaras?|câmeras?) fotográficas? / (?:câmeras?|câmaras?) (?:analógicas?|instantâneas?|reflex|polaroid)',
    lamp: 'lâmpadas? / candeeiros?(?: de (?:mesa|pé|teto))? / abajures / abajur / luminárias? / lampiões',
    box: '(?<!(?<!\\p{L})(?:operador(?:a|es|as)? de|fluxo de|livro|em) )caixas?(?!-)(?! (?:d[oe] supermercado|de (?:som|correio|ferramenta|velocidades|câmbio|texto|diálogo|areia|música|entrada|ressonância)|d[\\x27’]água|torácica|eletr[ôó]nico|automático|registradora|postal|preta|alta|baixa)) / pacotes?(?! (?:turístico|de (?:viage|dados|medidas|internet|serviços|férias|benefícios))) / encomendinhas? / (?<=(?:^|[^\\p{L}])(?:na|da|à|pela|numa|uma|nas|das|às|pelas) )encomendas?(?! \\p{L}+ (?:pizza|flores)) / (?<=(?:^|[^\\p{L}])(?:a|uma|as|umas|duas|da|das|na|à|às|pela|minha|sua|essa|esta|aquela) )encomendas? / engradados? / caixotes?(?! d[eo] lixo) / caixinhas?(?! de som) / marmitas? / marmitex / quentinhas? / lancheiras?',
    gift: '(?<=(?<!\\p{L})(?:um|uns|o|do|seu|meu|teu|este|esse|de|abre|dá|recebe|ganha|embrulha|entrega) )presentes?(?! (?:e (?:o |do )?futuro|momento|contrato|documento)(?!\\p{L})) / prendas? / prendinhas? / presentinhos? / (?<=(?:^|[^\\p{L}])(?:os|uns|dois|três|muitos|abre|abrem|troca|trocam|de) )presentes',
    suitcase: '(?<!-)malas?(?! (?:direta|d[oe] (?:carro|automóvel|táxi))) / malinhas? / maletas? de viagem',
    book: 'livros? / cadernos? / caderninhos? / livrinhos? / álbu(?:m|ns) de (?:fotos|fotografias|família) / revistas?(?! (?:digital|eletrônica)) / gibis? / histórias? em quadrinhos / hqs?',
    chair:
      'cadeiras?(?! (?:de rodas|elétrica|cativa)) / poltronas? / banquetas? / cadeirinhas? / cadeirões / espreguiçadeiras? / banquinhos?(?! de (?:bar|dados))',
    sofa: 'sofás? / sofá / sofazinhos? / divã',
    bed: 'camas?(?! (?:elástica|de gato)) / colch(?:ão|ões) / berços? / beliches? / travesseiros?',
    door: 'portas?(?!-)',
    fridge:
      'freezers? / refrigerador(?:es)? / geladeiras? / frigoríficos? / frigobar / congelador(?:es)? / arcas? (?:congeladoras?|frigoríficas?) / combinados? frigoríficos?',
    window:
      'janelas?(?! (?:do (?:navegador|browser)|pop-up|de (?:oportunidade|chat|tempo))) / (?<!(?<!\\p{L})(?:de|em) )vidros?(?! de (?:perfume|esmalte|remédio|geleia|conserva|palmito|azeitona))',
    washer:
      'lavadoras? / secadora / máquina de lavar / lava-?lou?ças? / lava-?loiças? / máquinas? de lavar(?: (?:roupa|louça|loiça))? / lavadoras?(?: de roupas?)? / máquinas? de secar / secadoras?',
    machine:
      'mixers? / liquidificador / torradeiras? / micro-?ondas / batedeiras? / liquidificador(?:es)? / airfryers? / fritadeiras?(?: sem óleo| elétricas?)? / processador(?:es)? de alimentos / bimby / robôs? de cozinha / cafeteiras? elétricas?',
    car: 'jeeps? / SUVs? / sedan / roadsters? / coupés? / hatchbacks? / taxis? / carros?(?! (?:de (?:som|compras|mão|bois|beb[ée])|d[oea]s? (?:bombeiros?|polícia)|alegórico|forte)) / automóve(?:l|is) / táxis? / carrinhos? de brinquedo / fuscas?',
    pickup:
      'pickups?(?: truck)? / camionetas? / caminhão / caminhonete / cami(?:ão|ões) / caminhões / caminhonetes? / camionetes? / picapes? / caminhõezinhos',
    van: 'vans?(?! gogh) / motorhomes? / furgão / carrinhas? / furg(?:ão|ões) / kombis? / peruas? escolar(?:es)?',
    bike: '(?:e-|mountain )?bikes? / bicicletas?(?! (?:ergométrica|estática)) / bicicletinhas? / bicicletas? elétricas?',
    scooter:
      '(?:e-)?scooters? / motos? / motocicletas? / patinetes? / trotinet[ea]s? / motas? / motinhas? / lambretas? / motorizadas? / mobiletes? / trotinet(?:e|es|as?)? / trotinetes? elétricas?',
    train:
      '(?<=(?<!\\p{L})(?:o|no|do|de|pelo|ao) )metro(?! (?:quadrado|cúbico|linear|de|e meio|por)(?!\\p{L})) / trens? / trem(?! de (?:pouso|aterr)) / comboios? / (?<=(?:^|[^\\p{L}])(?:o|um|os|uns|dois|do|dos|ao|aos|pelo|jovem|meu|seu|este|esse|aquele) )elétricos?(?! e ) / bondes? / bondinhos?(?! do pão)',
    plane: 'avião(?! de papel) / aviões / aviãozinho / hidroaviões',
    boat: 'barcos? / barquinhos? / jangadas? / veleiros? / botes? / traineiras? / saveiros?',
    kayak: 'kayaks? / caiaques? / canoas?',
    surfboard:
      '(?<!(?<!\\p{L})(?:pranchas?|escola|campeonato|loja) de )surfe? / pranchas? de surf / pranchas?(?! de (?:cabelo|alisar|barbear))(?: de surfe?| de stand-?up)?',
    dog: '(?:golden )?retrievers? / terriers? / beagles? / labradors? / dachshunds? / poodles? / corgis? / spaniels? / collies? / husky / bulldogs? / pugs? / cachorr[oa]s?(?![- ]quente) / cães / cão / cachorrinh[oa]s?(?!-quente) / c[ãa]e?zinhos / cãozinho / cadelas? / cadelinhas? / vira-latas? / cachorrada / doguinhos?',
    cat: 'gat[oa]s? / gatinh[oa]s? / bichanos?',
    horse:
      'cavalos?(?!-)(?! (?:de (?:pau|batalha|força|tr[oó]ia|potência|carrossel)|marinho)) / éguas? / potros? / cavalinhos?(?!-marinho)',
    bird: 'pássaros? / passarinhos? / andorinhas? / gaivotas? / pard(?:al|ais) / beija-flor(?:es)? / canários? / tucanos? / águias? / pardais / pardal / gavi(?:ão|ões)',
    robot: 'robots?(?! (?:de cozinha|aspirador)) / robôs?(?! (?:de cozinha|aspirador))',
    guitar: 'guitarras? / violões / viol(?:ão|ões) / violas?(?: caipiras?)?',
    ball: 'bolas?(?! (?:de (?:cristal|sabão|neve|gelado|sorvete|demolição|chiclete|pelos?|berlim|fogo)))',
    balloon:
      'balões(?! de (?:fala|diálogo|texto|pensamento|oxig)) / balão(?! de (?:fala|diálogo|texto|pensamento|oxig|ensaio)) / bexigas? (?:coloridas?|de (?:festa|aniversário)) / (?<=(?<!\\p{L})(?:enche|enchem|enchendo|estoura|enche as|estoura uma) )bexigas?',
    rocket:
      '(?<!(?<!\\p{L})(?:soltam?|soltar|lançam?) )foguetes?(?! de artifício) / foguetes? espacia(?:l|is) / foguetões',
    tree: 'árvores?(?! (?:de natal|genealógica|de decisão)) / coqueiros? / (?<!do |pelo |ao |no )palmeiras? / mangueiras?(?= (?:carregadas?|centenári|em flor)) / oliveiras? da / sobreiros? / pinheiros?(?! de natal) / jabuticabeiras? / ipês?(?:-amarelos?)? / arvorezinhas? / oliveiras?(?! d[aeo](?!\\p{L})) / mangueiras?(?= (?:no|do) quintal) / ipês?(?: amarelos?| roxos?)?',
    flower:
      'bouquets? / (?<!-)(?<!(?<!\\p{L})à )flor(?:es)?(?! (?:de sal|da pele)) / (?<!(?<!\\p{L})(?:cor(?:es)?|água) de )(?<=(?<!\\p{L})(?:uma|a|as|duas|três|da|das|de) )rosas?(?! (?:choque|claro|pálido|dos ventos|beb[êé])) / buquês? / ramos? de (?:flores|rosas) / margaridas?(?= ) / tulipas? / orquídeas? / cravos? vermelhos? / florzinhas? / ramalhetes? / margaridas / hortênsias? / lírios? / violetas?(?= (?:no vaso|em flor)) / hibiscos?',
    plant:
      'plantas?(?! (?:d[oa]s? (?:apartamento|obra|casa|prédio|edifício|pé)|baixa|industrial|(?:o|a|os|as|um|uma|árvores?|flores|sementes|milho|couves|batatas)(?!\\p{L}))) / ervas?(?!-mate| daninha) / folhas?(?! (?:de (?:papel|cálculo|pagamento|rosto|registo|cola|jornal|alumínio|caderno|são paulo|obra)|em branco|branca|A4|salarial|timbrada|pautada|dobrada)) / samambaias? / plantas? suculentas? / vasos? de suculentas? / vasos? de plantas? / vasinhos?',
    house:
      '(?<!(?<!\\p{L})(?:em|de|para|pra) )casas?(?!-)(?! (?:de (?:banho|câmbio|apostas|espetáculo|show|chá|fado|botão|máquinas|repouso|moeda|saúde|penhor)|decima|noturna|com (?:o|ele|ela)(?!\\p{L}))) / telhados? / vivendas? / moradias? / casinhas? / casarões / casarão / (?<=(?:^|[^\\p{L}])(?:o|um|os|uns|dois|do|dos|ao|aos|pelo|jovem|meu|seu|este|esse|aquele) )sobrado / sobrad(?:inho|ão)s? / casinhas?(?! de (?:cachorro|boneca))',
    shop: 'lojas?(?! (?:virtua|on-?line|de (?:aplicativos|aplicações|apps))) / padarias?',
    tower: 'skylines? / prédios? / torres?(?! (?:eólica|de (?:resfriamento|computador|chope))) / arranha-céus?',
    tent: 'camping / barracas?(?! d[eao] (?:praia|feira|past|fruta|comida|cachorro|doces|sol|tiro|bebida)) / tendas? / barracas? de (?:camping|campismo|acampar)',
    fire: 'grill / fogueiras? / lareira / churrasqueiras? / lareiras? / brasas?',
    shirt:
      't-shirts? / hoodies? / camisas? / camisetas? / (?<!-)(?<!(?<!\\p{L})(?:guarda|lavar|cestos? de|lojas? de|araras? de) )roupas?(?! de (?:cama|banho)) / camisolas? (?:de lã|de futebol|d[oa] \\p{L}+|de gola alta|de malha) / moleto(?:m|ns) / suéter(?:es)? / pulôver(?:es)? / blusas? / blusinhas? / camisinhas de bebê / moletons? / moletom / camisola(?= (?:de lã|de algodão))',
    lighthouse:
      'farol (?:no mar|na costa) / far(?:ol|óis) d[aeo] (?:barra|praia|ilha|costa|cabo) / far(?:ol|óis) antigos? / far(?:ol|óis) (?:d[ae] (?:barra|praia|costa|ilha|naufragados)|antigo|branco|listrado|sobre o mar|à beira-mar)',
    dolphin: 'golfinhos?',
    whale: 'baleias?',
    shark: 'tubar(?:ão|ões)',
    fish: 'peixes? / tubarão / baleias? / golfinhos?',
    vase: 'vasos? (?:de|com) flores',
    frame:
      'póster / (?<!(?<!\\p{L})(?:fora de|em|no|do|ao|de|a) )quadros?(?! (?:branco|negro|preto|elétrico|clínico|de (?:avisos|funcionários|luz|bicicleta|distribuição)|parado|congelado|a quadro|final)) / poster',
    umbrella: 'guarda-chuvas? / guarda-sóis / guarda-sol / chapéus? de (?:sol|praia) / sombrinhas?',
    key: '(?<!-)(?<!(?<!\\p{L})(?:palavras?|peças?|mensagens?|mensagem|momentos?|pontos?|números?) )chaves?(?! (?:de (?:fendas?|boca|luneta|ouro|segurança|estrela)|inglesas?|phill?ips|pix)(?!\\p{L}))',
    basket:
      'cestas?(?! (?:básica|de (?:basquete|três|dois|lixo))) / cestos?(?! (?:d[eo]s? (?:lixo|papéis)|de basquete)) / peneiras? / cestinhas? / cestinhos? / cabaz(?:es)?',
    drop: 'gotas?',
    apple: 'maçãs?(?! do rosto)',
    lemon:
      '(?<!(?<!\\p{L})(?:picolés?|gelados?|sorvetes?|tortas?|tartes?|mousse|musse|chá|balas?) de )(?<!(?<!\\p{L})sabor )lim(?:ão|ões)(?![- ]taiti)',
    orange:
      '(?<!(?<!\\p{L})(?:sumos?|sucos?|cor|bolos?|chá|tons?|flor) de )(?<=(?<!\\p{L})(?:uma|as|duas|três|meia|cada|de|das|descascam?|espremem?|cortam?) )laranjas?(?! (?:vivo|escuro|claro|e azul)) / (?<!sucos? de |sumos? de )laranjas / laranja (?:cortada|madura|suculenta|fatiada|espremida|descascada|lima)',
    tomato: '(?<!(?<!\\p{L})(?:molhos?|extrato|polpa) de )tomates?',
    vegetables:
      'verduras? / legumes / (?<!(?<!\\p{L})bolos? de )cenouras? / abóboras?(?! (?:de halloween|iluminadas?|com (?:cara|rosto))) / beterrabas? / hortaliças? / brócol[io]s / abobrinhas? / curgetes? / chuchus? / quiabos? / pepinos? / couves?-flor(?:es)?',
    onion: 'cebolas? / alho',
    egg: 'ovos(?! (?:fritos|estrelados|mexidos|de páscoa)) / ovos?(?! (?:fritos?|estrelados?|mexidos?))',
    cheese: '(?<!(?<!\\p{L})(?:pão|pães|tábuas?) de )queijos?',
    meat: 'bacon / carnes?(?! (?:e osso|viva)) / churrasco / linguiças? / chouriços? / enchidos / picanhas? / bifes? / bifinhos? / alcatra / fraldinha / costelinhas? / presuntos? / fiambre / mortadela / toucinho / filés?[- ]mignon / entrecosto / espetinhos? / espetadas? / almôndegas? / febras / carne de sol / carne seca',
    pizza: 'pizzas?',
    fries: 'batatas? fritas? / batatinhas? fritas?',
    sushi: 'sushi',
    sandwich:
      'sanduíches? / sandes / sandu[íi]ches? / sandubas? / bifanas? / mistos?[- ]quentes? / tostas?(?: mistas?)? / (?<!unhas? )francesinhas? / bauru / pregos? no pão',
    taco: '(?<!(?<!\\p{L})(?:piso|chão) de )tacos?(?! de (?:golfe|beisebol|basebol|bilhar|sinuca|madeira|hóquei|críquete)) / burritos?',
    cookie: 'cookies? / biscoitos? / bolachas? / bolachinhas?',
    croissant: 'croissants?',
    chocolate:
      '(?<!(?<!\\p{L})(?:bolos?|sorvetes?|gelados?|cobertura|calda|mousse|musse|cor|picolés?|gotas|pepitas|ovos?|tartes?|tortas?|biscoitos?|bolachas?|cookies?) de )chocolates?(?! quente) / chocolatinhos? / brigadeiros?(?! (?:faria|da aeronáutica|do ar)(?!\\p{L})) / beijinhos? de coco',
    can: '(?<!-)latas?(?! de (?:tinta|lixo)) / refrigerantes? / latinhas? / guaraná / bebidas? energéticas?',
    pouch: 'sachets?',
    kettle: 'chaleiras?',
    pint: 'cervejas? / chopes? / cervejinhas? / chopinhos? / (?<=(?:^|[^\\p{L}])(?:uma|duas|três|umas|mais uma) )imperia(?:l|is) / canecas? de cerveja',
    wineglass:
      'champagne / prosecco / taças? de vinho / espumantes? / champanhes? / taças? de (?:vinho|espumante|champanhe) / vinho do porto / (?<=(?<!\\p{L})(?:uma|sua|duas|a sua|as) )taças?(?! (?:d[oae]s? (?!vinho|espumante|champanhe)|libertadores)) / taças? (?:na mão|erguidas?|ao alto)',
    candle:
      '(?<!(?<!\\p{L})à )(?<!(?<!\\p{L})barcos? (?:a|de) )velas?(?! (?:d[oa]s? (?:barco|navio|veleiro|moinho)|latina|enfunada|içada|de ignição|(?:o|a|ao|pelo|por)(?!\\p{L}))) / velinhas? / velas perfumadas',
    match: 'fósforos?',
    knife: 'facas? / facões / facão / canivetes?',
    hammer:
      'martelos? / (?<!(?<!\\p{L})caixas? de )ferramentas?(?! (?:digita|on-?line|de (?:IA|marketing|gestão|trabalho))) / marretas? / martelinhos?',
    wrench: 'chaves? (?:inglesas?|de boca|de luneta) / alicates? / tenaz(?:es)?',
    drill: 'furadeiras? / berbequi(?:m|ns) / parafusadeiras? / aparafusadoras? / chaves? de fendas? / chaves? philips',
    paintbrush: 'pincéis / pincel / trinchas? / pincelzinho',
    toothbrush: 'escovas? de dentes',
    glasses: 'óculos',
    hat: 'chapéus?(?! de (?:sol|praia|chuva)) / bonés? / gorros? / boinas?',
    helmet: 'capacetes?',
    sock: 'meias(?!-)(?! (?:palavras|verdades|medidas|finais)) / meiinhas? / meias? de lã / peúgas?',
    sandal: 'sandálias? / chinelos? / havaianas? / chinelas? / alpercatas? / alpargatas?',
    coat: 'parkas? / blazers? / casacos? / jaquetas? / casaquinhos? / sobretudos / (?<=(?:^|[^\\p{L}])(?:um|o) )sobretudo / paletós? / jaquet(?:ão|ões) / blus(?:ão|ões) / agasalhos? / gabardines?',
    paper:
      'post-?its? / (?<!(?<!\\p{L})(?:jogam?|jogando|jogar|jogo de|baralho de|truque de) )cartas(?! (?:de (?:baralho|tar[oô]|jogar)|na mesa)) / (?<!(?<!\\p{L})(?:das|de|faz|fazem|fazer) )contas(?= )(?! (?:bancária|corrente|certas|d[eo] (?:vidro|colar|terço|usuário|utilizador|investimento))) / papéis / notas? fiscal / notas? fiscais / recibos? / envelopes? / folhas? de papel / papel higi[êé]nico / rolos? de papel(?: higi[êé]nico)? / cartas? de amor / (?<=lê uma )carta / cartas? n[oa] (?:envelope|caixa) / papelinhos?',
    card: '(?<!(?<!\\p{L})(?:de|em) )cartão(?! (?:vermelho|amarelo|canelado|de memória)) / cartões',
    coins:
      '(?<!-)moedas?(?! (?:local|estrangeira|única|virtua|digita)) / dinheiro / cofrinhos? / mealheiros? / porquinhos?[- ]mealheiros? / moedinhas? / notas? de (?:\\d+|cem|cinquenta|vinte|dez|cinco) (?:euros?|reais)',
    clock:
      'despertador / relógios? (?:de|da) parede / relógios? d[ao] (?:estação|igreja|torre|cozinha) / despertador(?:es)?',
    tablet: 'iPads? / Tablets?',
    mic: 'microfones?',
    speaker: 'caixas? de som / colunas? (?:bluetooth|de som|portáte?i?s?l?) / soundbars? / caixinhas? de som',
    ladder: 'escadotes? / escadas? de (?:mão|alumínio|madeira|abrir|bombeiros?)',
    bus: 'ônibus / autocarros? / ónibus / micro-?ônibus',
    tractor: 'trator(?:es)? / tractor(?:es)?',
    cargobike: 'cargo ?bikes?',
    stroller: 'carrinho de bebê / carrinhos? de beb[êé]s?',
    teddy:
      'peluches? / (?<!(?<!\\p{L})(?:carr(?:inh)?os?|lojas?|armas?) de )brinquedos? / ursos? de (?:pelúcia|peluche) / ursinhos?(?: de (?:pelúcia|peluche))? / bichinhos? de pelúcia / pelúcias? / (?<=(?<!\\p{L})(?:uma|sua|a sua|com a|as|suas) )bonecas?(?! (?:russas?|inflável|infláveis)(?!\\p{L})) / bonecas? de (?:pano|porcelana|louça) / bonequinhas?',
    cabinet:
      'armários? / despensa / guarda-roupas? / guarda-fatos / roupeiros? / (?<=(?:^|[^\\p{L}])(?:a|uma|da|na|numa|velha) )c[óô]modas? / estantes?(?: de livros)? / aparador(?:es)? / criados?-mudos? / mesinhas? de cabeceira / mesas? de cabeceira / gaveteiros?',
    scale:
      'balanças|(?<=(?<!\\p{L})(?:a|uma|na|da|numa|à|pela) )balança(?! (?:comercial|(?:a|o|os|as|um|uma)(?!\\p{L})))',
    spray: 'detergentes? / borrifador(?:es)? / pulverizador(?:es)? / limpa-vidros / desinfetantes? / sprays?',
    lipstick: 'make-?up / batom / maquiagem / batons / maquiagens? / maquilhagem / rímel',
    pills:
      'cápsulas?(?! (?:d[eo] (?:café|expresso|tempo)|espacia)) / medicamentos? / remédios? / (?<!(?<!\\p{L})ar )comprimidos? / comprimidinhos?',
    padlock: 'cadeados?',
    swing:
      'baloiços? / (?<=(?:^|[^\\p{L}])(?:no|do|ao|pelo|num|nos|dos|aos) )balanço(?! (?:d[ao]|entre|final|anual|patrimonial))',
    skateboard: 'skateboards? / longboards? / (?<!(?<!\\p{L})pistas? de )skates?(?! (?:park|plaza))',
    fox: 'raposas?',
    cow: '(?<!(?<!\\p{L})(?:leite|carne|queijo|bife) de )vacas? / bois? / vaquinhas? (?:leiteiras?|malhadas?) / bezerr[oa]s? / gado / novilh[oa]s? / (?<=(?<!\\p{L})(?:um|o|do|ao|os|dois) )touros?(?! (?:mecânico|sentado)(?!\\p{L}))',
    hen: "(?<!(?<!\\p{L})(?:canja|peito|pés?|caldo|sopa) de )galinhas? / galinhas?-d'angola / galinhas? da índia",
    bee: 'abelhas?',
    fishdish:
      'sashimi / (?<!(?<!\\p{L})(?:cor|cor de|rosa|tom|tons) )salmão / bacalhau / (?<!latas? de )sardinhas? / bacalhaus? / (?<!cor |rosa )salm[ãõ](?:o|es) / tilápias? / robalos? / (?<!latas? de )atum / carapaus?',
    bridge: 'pontes?(?! (?:aérea|de safena)) / viadutos?',
    waterfall: 'cachoeiras? / (?<!(?<!\\p{L})em )cascatas?',
    statue: 'esculturas? / estátuas?',
    windTurbine: 'turbinas? eólicas? / torres? eólicas? / aerogerador(?:es)?',
    solarPanel:
      'placas? (?:solar|fotovoltaic)\\p{L}* / pain(?:el|éis) solar(?:es)? / pain(?:el|éis) (?:solar(?:es)?|fotovoltaicos?)',
    bench:
      'bancos? d[oae] (?:parque|praça|jardim|madeira) / bancos? (?:d[ae] praça|d[eo] jardim|de pedra) / (?<=(?<!\\p{L})sentad[oa]s? (?:no|num|em um|em um) )banco(?! (?:de (?:dados|trás|couro)|d[oe] (?:carro|ônibus)|traseiro|dianteiro)(?!\\p{L}))',
    sign: 'placas? de (?:rua|trânsito) / placas? de (?:trânsito|vende-se|aluga-se)',
    rock: 'rochas? / rochedos?',
    hammock:
      'rede de descanso / redes? (?:de (?:dormir|descanso)|na varanda|entre (?:duas|dois|as|os) (?:árvores|coqueiros)) / (?<=(?<!\\p{L})(?:deitad[oa]|dorme|descansa|balança|embala-se|cochila) (?:na|numa|em uma) )rede / redes? (?:na varanda|de (?:dormir|descanso|balanço)|no quintal|entre (?:dois )?coqueiros) / (?<=(?<!\\p{L})(?:lê na|gibi na|livro na|soneca na|cochilo na|relaxa na|balança na|lendo na|embala na) )rede(?! soci)',
    lockers: 'cacifos?',
    curtain: 'cortinas?(?! de (?:fumaça|fumo|ferro|água)) / cortinados? / persianas? / cortininhas?',
    vacuum: 'aspirador(?:es)? de pó / aspiradores(?! robôs?) / (?<=(?<!\\p{L})(?:o|um) )aspirador(?! de pó(?!\\p{L}))',
    robotVacuum: '(?:robots?|robôs?) aspirador(?:es)? / aspirador(?:es)? robôs?',
    iron: 'ferro de passar / ferros? de (?:passar|engomar)',
    fan: 'ventilador(?:es)? / ventoinhas?',
    mower: 'cortador(?:es)? de (?:grama|relva) / corta-?relvas? / máquinas? de cortar (?:relva|grama)',
    excavator: 'bulldozers? / escavadeiras? / escavadoras? / retroescavador(?:as?|es) / retroescavadeiras?',
    typewriter: 'máquinas? de escrever',
    dumbbell: 'halteres',
    kettlebell: 'kettle-?bells?',
    yogaMat: 'tapetes? de yoga / tapetes? de (?:ioga|yoga) / colchonetes?',
    slippers: 'pantufas?',
    earrings: 'brincos / brinquinhos?',
    blanket:
      '(?<!(?<!\\p{L})raias? )mantas? / cobertor(?:es)? / mantinhas? / edred(?:om|ão|ons|ões) / colchas? / cobertorzinho / len(?:çol|çóis)(?! freátic)',
    monkey:
      '(?<!-)macacos?(?! (?:hidráulico|d[oe] carro|de (?:trabalho|beb[êé]|mecânico))) / macaquinhos? / micos?-leões / mico-leão',
    gorilla: 'gorilas?',
    orangutan: 'orangotangos?',
    wolf: 'lobos?(?![- ]marinho) / rosto de lobo',
    raccoon: 'guaxini(?:m|ns)',
    lion: 'le(?:ão|ões)(?![- ]marinho)',
    tiger: 'tigres?',
    leopard: '(?<=(?<!\\p{L})(?:um|o|os|do|dois|ao) )leopardos? / onças?(?:-pintadas?| pintadas?)? / leopardos?',
    moose: 'alces?',
    donkey:
      '(?<=(?<!\\p{L})(?:um|o|os|do|dois|ao) )burros? / burrinhos? / (?<=(?:^|[^\\p{L}])(?:o|um|os|uns|dois|do|dos|ao|aos|pelo|jovem|meu|seu|este|esse|aquele) )burros? / jegues? / jumentos?',
    unicorn: 'unicórnios?',
    zebra: '(?<!(?<!\\p{L})(?:deu|estampa de|padrão|faixa de) )zebras?',
    deer: 'cervos? / corças? / veados?(?! (?:de|campeiro)(?!\\p{L}))',
    bison: 'bisontes? / bis(?:ão|ões)',
    pig: '(?<!de )porcos?(?!-) / porquinhos?(?! da índia|[- ]mealheiro) / leit(?:ão|ões)',
    boar: 'javalis?',
    ram: 'carneiros?',
    ewe: '(?<!de )ovelhas? / ovelhinhas? / cordeiros? / cordeirinhos? / carneirinhos?',
    goat: '(?<!de )cabras? / bodes? / cabritos? / cabrinhas? / cabritinhos?',
    camel: '(?<!(?<!\\p{L})(?:cor|cor de|casaco|tom) )camelos?',
    llama: 'lhamas?',
    giraffe: 'girafas?',
    elephant: 'elefantes?',
    rhinoceros: 'rinocerontes?',
    hippopotamus: 'hipopótamos?',
    mouse: 'camundongos? / ratinhos?',
    rat: '(?<=(?<!\\p{L})(?:um|o|os|do|dois|uns) )ratos?(?! (?:sem fios?|d[oe] computador|óp?tico|de biblioteca))',
    hamster: 'hamsters? / rosto de hamster',
    rabbit: '(?<=(?<!\\p{L})(?:um|o|do|os|dois) )coelhos? / coelhos? / coelhinhos? / coelhinho da páscoa',
    chipmunk: 'esquilos?',
    beaver: 'castor(?:es)?',
    hedgehog: 'porcos?-espinhos? / ouriços?-cacheiros?',
    bear: 'ursos?(?! (?:polar|panda|de (?:pelúcia|peluche)))',
    'polar-bear': 'ursos? polar(?:es)?',
    koala: 'koalas? / coalas?',
    panda: '(?<!fiat )(?<!nuova )pandas?(?! (?:hybrid|4x4|elettrica)) / rosto de panda',
    sloth: 'bichos?-preguiça',
    otter: 'lontras?',
    skunk: 'gambás?',
    kangaroo: 'cangurus?',
    badger: 'texugos?',
    turkey: 'perus? (?:assados?|de natal|recheados?)',
    rooster: '(?<=(?<!\\p{L})(?:um|o|os|do|dois) )galos?(?! na (?:testa|cabeça)) / galos?(?! de briga)',
    'baby-chick': 'pintinhos? / pintainhos?',
    penguin: 'pingui(?:m|ns) / pinguins? / pinguinzinho',
    duck: '(?<!de )patos? / patinhos?',
    swan: '(?<!(?:los|dos) )cisnes?',
    flamingo: 'flamingos?',
    peacock: 'pav(?:ão|ões)',
    goose: 'gansos?',
    frog: 'sapos? / sapinhos? / rãs?',
    crocodile: '(?<!de )crocodilos? / jacarés?',
    turtle: '(?<!(?:addominali a|di|de|in|effetto) )tartarugas? / jabutis? / cágados? / tartaruguinhas?',
    lizard: 'lagartos? / lagartixas?',
    snake:
      '(?<=(?<!\\p{L})(?:uma|a|as|duas|da) )cobras?(?! (?:o|a|os|as|um|uma|por|de)(?!\\p{L})) / (?<=(?:^|[^\\p{L}])(?:a|uma|as|umas|duas|da|das|na|à|às|pela|minha|sua|essa|esta|aquela) )cobras? / cobras? na(?= (?:relva|grama|mata|areia)) / serpentes? / jiboias?',
    sauropod: 'saurópodes?',
    't-rex': 't-rex / tiranossauros?(?: rex)?',
    dragon: 'drag(?:ão|ões)(?! de komodo)',
    spider: '(?<!-)(?<!(?<!\\p{L})homem )aranhas?',
    scorpion: 'escorpi(?:ão|ões)',
    snail: 'caracóis(?! d[eo] cabelo) / (?<!em |escada de )caracol',
    crab: 'caranguejos? / siris?',
    lobster: 'lagostas? / lavagantes?',
    castle: 'castelos?(?! (?:de areia|de cartas|branco))',
    church: 'igrejas? / capelas?(?!nia) / capelinhas? / igrejinhas? / catedra(?:l|is) / capelas?',
    mosque: 'mesquitas?',
    'hindu-temple': 'templos? hindus?',
    hospital: '(?<!(?<!\\p{L})(?:de|no|num|do|ao) )hospita(?:l|is)',
    school: '(?<=frente à )escola',
    factory: '(?<!(?<!\\p{L})(?:na|numa|de) )fábricas?',
    hotel: '(?<!(?<!\\p{L})(?:de|no|num|do) )hot(?:el|éis) / pousadas?',
    stadium: '(?<!(?<!\\p{L})(?:no|num|ao) )estádios?',
    hut: 'cabanas? / palhoças? / casebres?',
    fountain: 'chafariz(?:es)? / fontanários?',
    'ferris-wheel': 'roda gigante / rodas?[- ]gigantes?',
    'roller-coaster': 'montanhas?[- ]russas?',
    'playground-slide':
      'escorregador(?:es)? / (?<=(?:^|[^\\p{L}])(?:o|um|os|uns|dois|do|dos|ao|aos|pelo|jovem|meu|seu|este|esse|aquele) )escorregas? / escorregões',
    'carousel-horse': 'cavalos? de carrossel / carrossel / carrosséis',
    locomotive: 'locomotivas? / maria-fumaça',
    ambulance: 'ambulâncias?',
    'fire-engine': 'carro do corpo de bombeiros / (?:carros?|camião|caminhão|caminhões|camiões) d[eo]s? bombeiros?',
    'police-car':
      'viatura policial / viaturas? (?:d[ae] polícia|policia(?:l|is)) / (?:carros?|viaturas?) d[ae] (?:polícia|psp|gnr)',
    'manual-wheelchair': 'cadeiras? de rodas',
    'roller-skate': 'patins(?! (?:de gelo|de lâmina|no gelo)) / patins(?! de gelo)(?: em linha)?',
    'vertical-traffic-light': 'semáforos?',
    'fuel-pump': 'postos? de gasolina / bombas? de (?:gasolina|combustível|gasóleo) / postos? de combustíve(?:l|is)',
    cactus: 'cactus / cactos? / catos? / mandacarus?',
    sunflower: '(?<!(?<!\\p{L})de )girass(?:ol|óis)',
    mushroom: 'cogumelos? vermelhos? / cogumelos?',
    snowman: 'boneco de neve / bonecos? de neve',
    'christmas-tree': 'árvore de natal / pinheir(?:o|inho)s? de natal / árvores? de natal',
    'jack-o-lantern': 'abóbora de halloween / abóboras? (?:de halloween|iluminadas?|com (?:cara|rosto))',
    toilet: 'vaso sanitário / vasos? sanitários? / sanitas? / retretes? / privadas?(?= entupid| d[oa] banheiro)',
    bathtub: 'banheiras?',
    mirror: '(?<!(?<!\\p{L})(?:efeito|acabamento) )espelhos?(?! (?:d[\\x27’]água|retrovisor)) / espelhinhos?',
    'shopping-cart': 'carrinho de compras / carrinhos? de (?:compras|supermercado)',
    broom: 'vassouras? / vassourinhas? / rodos? / esfreg(?:ão|ões) / esfregonas?',
    bucket: 'baldes?(?! de (?:pipoca|gelo)) / baldinhos? / (?:latas?|galão|galões) de tinta',
    wastebasket: 'lixeiras? / caixotes? d[eo] lixo / cestos? d[eo] (?:lixo|papéis) / latas? de lixo',
    toolbox: 'caixa de ferramentas / caixas? de ferramentas?',
    drum: '(?<=(?<!\\p{L})(?:um|o|do|ao|no) )tambor(?! d) / tambor(?:es)? / atabaques? / baterias? (?:no palco|da banda|de rock|acústica) / (?<=toca(?:m|r|ndo)? )bateria / pandeiros? / tamborins? / tamborim / surdos?(?= de (?:samba|escola)(?!\\p{L}))',
    'file-cabinet': 'gavetas de escritório',
    'fire-extinguisher': 'extintor de incêndio / extintor(?:es)?',
    wheel: 'rodas? (?:do carro|dianteiras?|traseiras?) / pneus? / jantes?',
    telescope: 'telescópios? / lunetas?',
    'soccer-ball': 'bola de futebol(?! americano) / bolas? de futebol',
    'american-football': 'bola de futebol americano',
    'boxing-glove': 'luvas? de boxe',
    skis: 'esquis?',
    sled: 'trenós?',
    lotus: 'flor(?:es)? de lótus',
    grapes: 'uvas?(?![- ]passas?) / cachos? de uvas?',
    melon: 'mel(?:ão|ões) / meloas?',
    watermelon: 'melancias?',
    tangerine: 'tangerinas? / mexericas? / bergamotas? / clementinas?',
    lime: 'limões?[- ]taiti / limão[- ]taiti',
    pineapple: 'abacaxis? / ananás / ananases',
    pear: 'peras? / p[êe]ras?',
    cherries: 'cerejas?(?! (?:do bolo|de café))',
    blueberries: 'mirtilos / mirtilos?',
    'kiwi-fruit': 'kiwis? / quivis?',
    olive: '(?<!verde )azeitonas?',
    coconut: '(?<=(?<!\\p{L})(?:um|o|os|dois|do) )cocos? / (?<!leite de |óleo de )cocos? / águas? de coco',
    eggplant: 'berinjelas? / ber[ie]njelas?',
    potato: 'batatas?(?! (?:fritas?|doces?)) / batatas?(?! fritas?)(?:-doces?| doces?)?',
    'ear-of-corn': '(?<!(?<!\\p{L})(?:farinha|óleo|amido|flocos|bolos?|pão|campo|broas?|latas?) de )milhos? / espigas?',
    'hot-pepper':
      'pimentas? (?:vermelhas?|malaguetas?) / pimentas?(?!-do-reino| do reino| preta) / malaguetas? / piri-piri',
    'bell-pepper': 'piment(?:ão|ões) / pimentos?',
    'leafy-green': 'alfaces? / couves?(?!-flor) / rúcula / espinafres? / agri(?:ão|ões)',
    peanuts:
      '(?<!(?<!\\p{L})de )amendoi(?:m|ns) / castanhas?(?: d[eo] (?:caju|pará))? / nozes / avelãs? / amêndoas? / pistaches?',
    beans: 'feijões / feijão / feijãozinho',
    chestnut: 'castanhas? assadas? / castanhas (?:assadas|quentes|portuguesas)',
    'ginger-root': '(?<!(?:chá|cerveja|bala|balas) de )gengibres?',
    'pea-pod': 'vagem de ervilhas? / ervilhas?',
    pretzel: 'pretzels?',
    bagel: 'bagels?',
    pancakes: 'panquecas? / crepes? / tapiocas? / beijus?',
    waffle: 'waffles?',
    'poultry-leg': 'coxa de frango / frangos?(?: (?:assado|frito|grelhado)s?)? / coxas? de frango / galetos?',
    'hot-dog': 'hot dog / cachorros?-quentes? / cachorros?[- ]quentes? / salsichas?',
    cooking: 'ovos? fritos? / ovos? (?:fritos?|estrelados?|mexidos?) / omel[ei]te?s?',
    popcorn: 'pipocas? / baldes? de pipocas?',
    butter: 'manteigas?(?! de (?:amendoim|karité|cacau)) / margarinas?',
    salt: 'sal(?! d[ao] (?:terra|vida))(?: grosso| marinho)? / saleiros?',
    'canned-food':
      'comida enlatada / latas? de (?:sardinhas?|atum|conservas?|milho|feijão|grão) / enlatados / conservas',
    'cooked-rice': 'arroz cozido / arroz(?!-doce| doce| de pato) / risotos?',
    'curry-rice': 'arroz com curry',
    dumpling:
      'dumplings? / bolinho asiático / rissol / rissóis / past(?:el|éis) (?:fritos?|de (?:feira|vento|carne|queijo|palmito))(?: fritos?)? / guiozas? / past(?:el|éis) de (?:feira|queijo|carne|camarão|palmito|vento) / coxinhas?(?! da asa) / risoles? / esfihas? / esfirras? / empadas? / empadinhas?',
    pie: 'past(?:el|éis) de (?:nata|belém) / (?<=(?:^|[^\\p{L}])(?:a|uma|as|umas|duas|da|das|na|à|às|pela|minha|sua|essa|esta|aquela) )tortas? / tartes? / empad(?:as?|ão|ões|inhas?) / quiches? / (?<=(?<!\\p{L})(?:uma|a|da|de|as|duas) )tortas? / tortas?(?= (?:de (?!climão)|salgadas?|doces?|holandesas?)) / past(?:el|éis) de nata / empad(?:ão|ões)',
    candy:
      'caramelos / balas? de (?:goma|hortelã) / bombo(?:m|ns) / rebuçados? / balas? de (?:goma|menta|caramelo|café|coco|mel) / balinhas? / guloseimas? / (?<=(?<!\\p{L})(?:chupa uma|chupando uma|chupa|uma|saco de|pacote de) )balas?(?= (?:de (?!(?:canhão|prata|borracha|fuzil)(?!\\p{L}))|colorid|doce)) / jujubas? / docinhos?',
    lollipop: 'pirulitos? / chupa-chupas?',
    custard: 'flans? / pudi(?:m|ns) / leites?[- ]cremes? / quindi(?:m|ns)',
    shortcake: 'p(?:ão|ães)[- ]de[- ]ló',
    sake: 'saquês?',
    'bubble-tea': 'chá perolado / bubble tea',
    chopsticks: 'hashis?',
    spoon:
      'colheres|(?<=(?<!\\p{L})(?:uma|a|da|na|sua|cada|à) )colher(?! (?:o|a|os|as|um|uma|uvas|frutas?|flores|azeitonas?|maçãs|laranjas|morangos|legumes|ervas|café)(?!\\p{L})) / colherinhas? / colher de pau / (?<=(?<!\\p{L})(?:uma|a|com a|da|na) )colher(?! (?:de pau|de sopa|os|as|o|a)(?!\\p{L}))',
    'fork-and-knife': 'garfo e faca / talheres / garfos?(?: e facas?)? / faqueiros?',
    teapot: 'bules?',
    amphora: 'ânforas?',
    'baby-bottle': 'mamadeiras? / biber(?:ão|ões)',
    jellyfish: 'medusas? / águas?-vivas?',
    octopus: 'polvos? / polvinhos?',
    oyster: 'ostras? / mexilhão / mexilhões / amêijoas? / vieiras?',
    'spiral-shell': 'caramujos? / búzios',
    butterfly: 'borboletas? / borboletinhas?',
    ant: 'formigas?',
    beetle: 'besouros? / escaravelhos?',
    'lady-beetle': 'joaninhas?',
    'maple-leaf': 'folha de bordo',
    'hourglass-done': 'ampulhetas?',
    stopwatch: 'cronômetros? / cronómetros?',
    trophy:
      'troféus? / taças? d[oa] (?:campeonato|mundo|liga|campeões) / (?<=(?<!\\p{L})(?:ergue|erguem|levanta|levantam) a )taça',
    'sports-medal': 'medalhas? / medalhinhas?',
    kite: '(?<=(?<!\\p{L})(?:empinam?|empinando|soltam?|soltando|soltar) (?:uma |a |sua )?)pipas? / papagaios? de papel / pipas?(?! de vinho)',
    bullseye: 'alvo de dardos',
    joystick: 'joysticks? / comandos? d[ae] (?:consola|playstation|xbox|jogos) / controles? de videogame',
    'video-game': 'videogames?',
    'game-die': '(?<=(?<!\\p{L})(?:rolam?|jogam?|lançam?|rolando|jogando) (?:os |uns |dois )?)dados / jogos? de dados?',
    'puzzle-piece': 'quebra-cabeças? / puzzles?',
    'magic-wand': 'varinha mágica / varinhas? de condão',
    'crystal-ball': 'bola de cristal / bolas? de cristal',
    'chess-pawn':
      'peão de xadrez / (?<=(?<!\\p{L})(?:jogam?|jogar|jogando|jogo de|tabuleiro de|peças? de|partida de) )xadrez',
    yarn: 'novelos? / tricôs? / croch[êé]',
    thread: 'carretel de linha / carret(?:el|éis) / carrinhos? de linhas?',
    'sewing-needle': 'agulha de costura / agulhas?(?! de (?:tricô|seringa|injeção))',
    'artist-palette': 'paleta de tintas',
    ribbon: 'laço de fita',
    necktie: 'gravatas? / gravatinhas?',
    jeans:
      '(?<!(?<!\\p{L})(?:jaquetas?|camisas?|saias?|casacos?|jardineira|vestidos?|macacão|coletes?|bermudas?|tecido) )jeans / calças? (?:de ganga|jeans) / calças(?! (?:o|a|os|as|um|uma|luvas|botas|sapat)) / (?<=(?:^|[^\\p{L}])(?:a|uma|as|umas|duas|da|das|na|à|às|pela|minha|sua|essa|esta|aquela) )calça',
    scarf: 'cachec(?:ol|óis) / cachecolzinho',
    gloves: 'luvas(?! de boxe) / luvas?(?! de boxe| branca)',
    kimono: 'kimonos? / quimonos?',
    'one-piece-swimsuit': 'maiôs? / fatos? de banho',
    bikini: '(?<!(?:zona|línea|ligne) )bikinis? / biquínis? / biquini',
    shorts: 'calç(?:ão|ões) / bermudas? / shorts?',
    'folding-hand-fan': 'leques?(?! de (?:opções|possibilidades|produtos|serviços))',
    purse:
      'carteiras?(?! de (?:motorista|trabalho|identidade|clientes|investimentos?|cigarros?|habilitação)| escolar) / porta-moedas / bolsinhas? de moedas',
    crown:
      'coroas? (?:de ouro|douradas?|do rei) / coroas? de (?:rei|rainha|ouro) / (?<=(?:^|[^\\p{L}])uma )coroa(?! de flores)',
    megaphone: 'megafones?',
    bell: '(?<=(?<!\\p{L})(?:o|um|os) )sinos? / sinos? / sininhos? / sinetas?',
    radio:
      'rádios? antigos? / rádios? (?:de pilhas?|antigos?|velhos?|portátil) / (?<=(?:^|[^\\p{L}])(?:o|um) )rádio(?! comercial)',
    violin: 'violinos? / violoncelos?',
    saxophone: 'saxofones? / sax',
    trumpet: 'trompetes?',
    accordion: 'acorde(?:ão|ões) / sanfonas? / concertinas?',
    banjo: 'banjos? / cavaquinhos? / ukuleles? / bandoli(?:m|ns)',
    maracas: 'maracas',
    flute: 'flautas?',
    'musical-keyboard': 'teclado musical / pianos?(?! de cozinha)',
    telephone: 'telefone no gancho / telefones? fixos?',
    battery:
      'pilhas? (?:alcalinas?|recarregáve(?:l|is)|AA) / pilhas?(?! de (?:livros?|pap[eé]\\p{L}+|roupas?|pratos?|lou?ças?|loiça|caixas?|lenha|nervos)) / baterias? (?:recarregáve(?:l|is)|de lítio)',
    'electric-plug':
      'tomada elétrica / carregador(?:es)? / plugues? / fichas? elétricas? / (?<=(?<!\\p{L})(?:uma|a|na|da|à|numa) )tomada(?! (?:de|por|pel[oa])(?!\\p{L})) / tomadas (?:elétricas?|da parede)',
    printer: 'impressoras?(?! 3d)',
    'floppy-disk': 'disquetes?',
    'optical-disk': '(?<=(?<!\\p{L})(?:um|o|os) )CDs?',
    videocassette: 'videocassetes?',
    'movie-camera': 'câmera de cinema',
    'film-projector': 'projetor de filmes',
    'clapper-board': 'claquetes?',
    'magnifying-glass-tilted-left': 'lupas?',
    flashlight: 'lanternas? de (?:bolso|mão|led) / lanternas?(?! (?:traseira|dianteira|d[oa] carro))',
    scroll: 'pergaminhos?',
    'dollar-banknote': 'notas? de dólar(?:es)?',
    'closed-mailbox-with-raised-flag': 'caixas? d[eo] correios?',
    pencil: '(?<!a )lápis(?! de) / lápis(?! de (?:cera|olhos))(?: de cor)?',
    'fountain-pen': 'estilográficas? / caneta tinteiro / canetas?(?! de feltro) / esferográficas?',
    crayon: 'giz de cera / gize?s? de cera / lápis de cera',
    briefcase: 'pastas? (?:executivas?|de couro|de trabalho|de advogad[oa]) / maletas?(?! de viagem)',
    'file-folder':
      'pasta de arquivos / pastas? de (?:arquivo|documentos) / dossiês? / (?<=(?<!\\p{L})(?:fecha|abre|segura|entrega|carrega) (?:a|uma|sua|a sua) )pasta(?! de| d[eo]ntal)',
    calendar: 'calendários?',
    clipboard: 'pranchetas?',
    paperclip: 'clip(?:e|s|es)? de papel',
    'straight-ruler': 'réguas?(?! de (?:luz|tomadas?))',
    axe: '(?<=(?<!\\p{L})(?:um|o) )machado / machadinhas? / (?<=(?:^|[^\\p{L}])(?:um|com o|o) )machado(?! de assis)',
    pick: 'picaretas?',
    bomb: 'bombas?[- ](?:at[ôó]micas?|relógio)',
    boomerang: 'bumerangues?',
    shield: 'escudos? de madeira',
    'carpentry-saw': 'serrotes? / serras? (?:elétricas?|circulares|circular|de mão|tico-tico)',
    gear: 'engrenage(?:m|ns)',
    magnet: 'ímãs? / imanes',
    alembic: 'alambiques?',
    'petri-dish': 'placa de petri',
    microscope: 'microscópios?',
    'satellite-antenna': 'antena de satélite / antena parabólica',
    syringe: 'seringas? / vacinas?',
    'adhesive-bandage': 'atadura adesiva / pensos? rápidos? / band-?aids? / curativos?',
    crutch: 'muletas?',
    stethoscope: 'estetoscópios?',
    plunger: 'desentupidor(?:es)?',
    shower: '(?<!de )duchas? / chuveiros? / duches?',
    razor: 'lâminas? de barbear / barbeador(?:es)? / navalhas? / aparelhos? de barbear / máquinas? de barbear / gilete',
    'safety-pin': 'alfinete de segurança / alfinetes? de (?:dama|segurança)',
    soap: 'sabonetes?(?! líquido) / sabões / sabão(?! em pó)',
    sponge: 'esponjas? / esponjinhas?',
    'globe-showing-europe-africa': 'globos? terrestres?',
    'world-map': 'mapas?-múndi',
    compass: 'bússolas?',
    'fishing-pole': 'varas? de pesca / varas? de pesca[r]? / canas? de pesca',
    'diving-mask': 'máscara de mergulho / máscaras? de mergulho',
    'ice-skate': 'patins de gelo',
    'ping-pong': 'ping-pongs? / pingue-pongues? / t[êé]nis de mesa',
    badminton: 'badmintons?',
    tennis: 'raquetes?(?: de t[êé]nis)?',
    bowling: 'bowlings? / pista de boliche / boliches?',
    baseball: 'bola de beisebol',
    'yo-yo': '(?<!efeito )ioiôs?',
    'nesting-dolls': 'bonecas? russas?',
    ticket: 'ingressos / ingressos? / bilhetes?(?! de identidade| do cidadão)',
    newspaper: 'jorna(?:l|is)(?! (?:nacional|da (?:noite|tarde)|das oito))',
    mate: 'chimarr(?:ão|ões) / cuias? / tererés? / erva-mate',
    'tropical-drink':
      'bebida tropical / caipirinhas? / caipiros[ck]as? / coquet(?:el|éis)(?! molotov) / mojitos? / drinques?',
    'bento-box': 'bentôs?',
    owl: '(?<!(?:pai|mãe|avó|avô) )corujas? / corujinhas? / mochos?',
    parrot: 'papagaios?(?! de papel) / araras?(?! de roupas?) / periquitos?',
    dove: 'pombas? brancas? / pombos? / pombas? / pombinhos?',
    'phoenix-bird': 'fénix / fênix',
    bat: 'morcegos?',
    helicopter: 'helicópteros?',
    'ear-medium-light': '(?<!(?<!\\p{L})de )(?<!(?<!\\p{L})de orelha a )orelhas?',
    'ear-with-hearing-aid-medium-light': 'aparelhos? auditivos?',
    'foot-medium-light': 'pés? descalços?',
    parachute: 'paraquedas',
    'flying-saucer': 'disco voador',
    satellite: '(?<!(?:de|por|vía|via) )satélites?',
    mosquito: '(?<!(?:de|anti) )mosquitos?',
    'mountain-cableway': 'teleféricos? / bondinho do pão de açúcar',
    ferry: 'ferries / cacilheiros? / ferryboats?',
    speedboat: 'lanchas|(?<=(?<!\\p{L})(?:a|uma|da|na|numa|à|pela) )lancha / lanchas?(?! rápid) / iates?',
    seal: 'focas / (?<=(?<!\\p{L})(?:una|uma) )foca(?! (?:em|no|na)(?!\\p{L}))',
    'ring-buoy': 'boias? salva-vidas / boias? (?:salva-vidas|de salvação)',
    scissors: 'tesouras?(?! de (?:ouro|sebes|poda)) / tesourinhas?',
  },
  places: {
    doorstep:
      'soleiras?(?: da (?:porta|casa))? / (?:à|na|da|em frente à|diante da) porta (?:de casa|da (?:casa|frente)|de entrada) / capachos? / degraus? da (?:entrada|porta|casa) / campainhas? da (?:porta|casa) / entradas? (?:da|de sua|da sua) casa',
    gasStation:
      'postos? de (?:gasolina|combustíve(?:l|is)|abastecimento|serviço) / bombas? de (?:gasolina|combustível|gasóleo) / áreas? de serviço(?! (?:d[aeo] (?:casa|apartamento))(?!\\p{L})) / gasolineiras? / frentistas?',
    rooftop:
      'terraços? / sacadas? / rooftops? / coberturas? (?:do prédio|com vista) / (?<=(?<!\\p{L})(?:no|sobre o) )(?:telhado|topo do prédio) / açoteias? / balcões com vista / varandas? (?:gourmet|do (?:apartamento|prédio|hotel)|envidraçadas?)',
    restaurantKitchen:
      'cozinhas? (?:(?:do|de um|de) (?:restaurante|hotel|bistrô)|profissiona(?:l|is)|industria(?:l|is)|de (?:aço )?inox|do refeitório|comercia(?:l|is)) / brigadas? de cozinha / (?<=(?<!\\p{L})(?:no|ao) )passe da cozinha / cozinhas? de (?:um|seu) (?:\\p{L}+ )?restaurante',
    meetingRoom:
      'salas? de (?:reuni(?:ão|ões)|conferências?|juntas|diretoria) / mesas? de (?:reuni(?:ão|ões)|conferências?) / reuni(?:ão|ões) (?:de (?:equipe|equipa|trabalho|diretoria|negócios|projeto|vendas)|corporativas?) / (?<=(?<!\\p{L})(?:em|numa|na|em uma) )reunião(?! (?:de família|familiar)) / salas? do conselho',
    laboratory:
      'laboratórios?(?! (?:fotográficos?|de (?:idiomas|línguas|ideias|informática))) / bancadas? (?:de|do) laboratório / centros? de pesquisas? / salas? limpas? / centros? de investigação(?! criminal) / salas? de química',
    campsite:
      'acampamentos?(?! (?:militar(?:es)?|de refugiados)) / campings?(?! car) / parques? de campismo / fogueiras?(?! (?:na praia|de são joão|juninas?)) / barracas? de (?:acampar|camping|campismo) / (?<=(?<!\\p{L})(?:na|à frente da|em frente à) )tenda(?! (?:de feira|do circo|de circo)) / bivaques? / áreas? de camping',
    orchard:
      'pomar(?:es)? / (?:laranj|cerej|mac|oliv)(?:al|ais)(?! de) / (?:macieiras?|laranjeiras?|cerejeiras?|pereiras?(?= (?:em flor|carregad))|pessegueiros?|limoeiros?) / árvores? (?:de fruta|frutíferas?) / colheitas? d[ae] (?:maçãs?|laranjas?|cerejas?|frutas?) / olivais',
    farmyard:
      'quinta(?:is)? da fazenda / (?<!(?<!\\p{L})ministério da )fazendas?(?! (?:pública|nacional|solar|de (?:servidores|bots))(?!\\p{L})) / terreiros?(?! de (?:umbanda|candomblé)) / galinheiros? / granjas? / pátios? da (?:fazenda|quinta) / curra(?:l|is)',
    nursery:
      'quart(?:o|os|inho|inhos) (?:infanti(?:l|s)|d[oae]s? (?:bebês?|bebés?|crianças?|menin[oa]s?|filh[oa]s?|brinquedos|brincar|nenéns?)) / (?<=(?<!\\p{L})(?:no|do|ao|um|o) )berço(?! (?:da|do|de)(?!\\p{L})) / brinquedotecas? / salas? de brinquedos / berços de bebê',
    cellar:
      'adegas?(?! climatizadas?) / (?<=(?:na|da|à|pela|numa|uma) )cave(?! club) / caves? (?:de (?:vinhos?|queijos?|cura|maturação)|do vinho) / (?:câmaras?|salas?) de (?:cura|maturação)(?: de queijos?)? / por(?:ão|ões) de pedra',
    dairy:
      'queijarias? / leitarias? / leiterias? / chocolat[ae]rias? / (?:fábricas?|oficinas?|ateli(?:ê|er)s?|cozinhas?) (?:artesana(?:l|is) )?de (?:queijos?|chocolates?|compotas?|geleias?|doces|laticínios) / usinas? de (?:leite|laticínios)',
    bakery:
      'padarias? / panificadoras? / confeitarias? / fornos? (?:a lenha )?(?:de|do|para) pão / boulangeries? / (?<=(?:no|ao) )padeiro',
    buildingSite:
      'canteiros? de obras? / estaleiros? (?:de|da) (?:obras?|construção) / andaimes? / (?<=(?:na|numa) )obra(?! d[aeo]|-prima| prima| completa| literária) / (?:prédio|casa|edifício|torre)s? em (?:construção|obras) / loca(?:l|is) de construção',
    warehouse:
      'armazé(?:m|ns) / galp(?:ão|ões)(?! industria) / depósitos? de (?:mercadorias?|materia(?:l|is)|produtos) / centros? (?:de distribuição|logísticos?) / almoxarifados? / docas? de carga',
    factory:
      'fábricas?(?! (?:artesana(?:l|is) )?de (?:queijos?|chocolates?|compotas?|geleias?|doces|laticínios|sonhos)) / linhas? de (?:montagem|produção|envase) / unidades? (?:fabr(?:il|is)|industria(?:l|is)|de produção) / chão de fábrica / (?:galp|pavilh)(?:ão|ões) industria(?:l|is) / siderúrgicas? / usinas? siderúrgicas?',
    classroom:
      'salas? de aulas? / aulas? de (?:matemática|português|história|ciências|geografia|física) / carteiras? escolar(?:es)? / (?<=(?:no|ao|do) )quadro[- ]negro / lousas?(?! digita) / salas? d[ea] (?:escola|classe)',
    barn: 'celeiros? / estábulos? / cavalariças? / cocheiras? / estrebarias? / palheiros? / vacarias? / salas? de ordenha',
    harbour:
      'portos? (?:pesqueiros?|marítimos?|fluvia(?:l|is)|de (?:pesca|recreio|abrigo)) / (?<=(?<!\\p{L})(?:um|pequeno|velho|antigo) )porto / cais / docas? / ancoradouros? / (?:atrac|embarc)adouros? / (?<=(?<!\\p{L})(?:na|numa) )marina / molhes?',
    bridge:
      '(?<!(?<!\\p{L})(?:sob (?:a|uma)|(?:debaixo|embaixo|por baixo) (?:da|de uma)) )pontes?(?! (?:aérea|de safena|dentária|de comando)) / passarelas? (?:de pedestres|sobre|d[oa] (?:rio|avenida|rodovia)) / passadiços? / pontezinhas? / passagens? aéreas? de (?:pedestres|peões)',
    underpass:
      'passage(?:m|ns) (?:subterrâneas?|inferior(?:es)?) / (?:sob (?:a|o|uma?)|(?:debaixo|embaixo) (?:d[ao]|de uma?)) (?:pontes?|viadutos?) / túne(?:l|is) (?:de pedestres|pedona(?:l|is)|para peões)',
    market:
      'feiras? livres? / feirinhas? / mercados? (?:ao ar livre|de (?:rua|agricultores|produtores|flores|peixe|pulgas|natal|bairro)|municipa(?:l|is)|loca(?:l|is)) / (?<=(?<!\\p{L})(?:na|à|pela|numa) )feira(?! (?:de (?:negócios|ciências|emprego|tecnologia|livros?)|do livro|industrial)) / (?:barracas?|bancas?) (?:d[ao] (?:feira|mercado)|de (?:frutas?|legumes|verduras?|flores|feira)) / praças? do mercado',
    greenhouse:
      '(?<!efeito (?:de )?)estufas? / viveiros?(?! de (?:peixes|camarão|camarões|empresas)) / centros? de jardinagem / garden centers? / hortos? / jardi(?:m|ns) de inverno',
    vineyard:
      'vinhedos? / vinhas? / videiras? / parreira(?:l|is|s)? / vindimas? / (?:quintas? )?vinícolas? / fileiras? de (?:uvas|videiras|vinhas)',
    desert:
      '(?<=(?<!\\p{L})(?:o|no|do|pelo|ao|um|num|vasto|pleno|grande) )deserto / dunas? (?:de areia|do deserto)(?! da praia) / saara / atacama / gobi / mojave / lençóis maranhenses / paisage(?:m|ns) desérticas?',
    playground:
      'parquinhos? / playgrounds? / parques? infanti(?:l|s) / (?:áreas?|espaços?) (?:de brincar|infanti(?:l|s)|de recreação infantil) / trepa-trepas? / tanques? de areia',
    salon:
      '(?:salão|salões) de (?:beleza|cabeleireir[oa]s?) / (?<=(?<!\\p{L})(?:no|na|ao|à) )cabeleireir[oa] / barbearias? / barber ?shops? / cabeleireiros?(?= (?:unissex|do bairro|da esquina))',
    teaRoom:
      'tatames? (?:japoneses|japonês|de palha) / (?<=(?<!\\p{L})(?:sala|quarto|piso|chão|esteiras?) (?:de|com) )(?:tatames?|tatamis?) / (?:salas?|quartos?) (?:japones(?:a|as|es)|japonês) / casas? de chá japonesas? / salas? (?:de|da) cerimônia do chá / portas? sh[oō]ji / tokonoma',
    onsen:
      'onsens? / (?:águas|fontes?|piscinas?|nascentes?|banhos?) (?:termal|termais) / (?:fontes?|nascentes?) de águas? quentes? / termas (?:ao ar livre|naturais) / rotenburo',
    pub: 'pubs? / tabernas? / (?:cervejarias?|botequins|botequim|botecos?) / bar(?:es)? (?:irlandês|irlandeses|de (?:coquetéis|cocktails|tapas)) / (?:balcão|balcões|bancos?|banquetas?) (?:do|de|de um) (?:bar|pub)',
    museum:
      'museus? / galerias? de (?:arte|pinturas?|quadros|fotos?|fotografia) / salas? (?:de exposições|de exposição|do museu) / (?:exposição|exposições) de (?:arte|pinturas?|quadros|fotografia) / pinacotecas?',
    library:
      'bibliotecas?(?! (?:de (?:fotos|música|mídia|vídeos?|sons|modelos|imagens|componentes|jogos)|multimídia|digital)(?!\\p{L})) / salas? de leitura / (?:estantes?|prateleiras?) (?:cheias? )?de livros',
    stadium:
      'estádios?(?! (?:de desenvolvimento|da doença|avançado|inicial|final)(?!\\p{L})) / (?:campos?|gramados?|relvados?) de (?:futebol|rugby) / (?:arquibancadas?|bancadas(?= (?:cheias|lotadas|do estádio))) / (?:jogos?|partidas?) de futebol',
    trainInside:
      '(?:vagão|vagões|carruagem|carruagens|compartimentos?|assentos?|bancos?|janelas?) (?:de|do|de um) (?:trem|comboio|metrô|metro) / (?<=(?<!\\p{L})(?:no|num|em um|dentro (?:do|de um)|a bordo (?:do|de um)) )(?:trem|comboio)(?! de (?:brinquedo|pouso|aterragem)(?!\\p{L})) / (?:vagão|vagões|carruagem)[- ](?:leito|cama|restaurante)',
    kitchen:
      '(?<!(?<!\\p{L})(?:robôs?|robots?|livros? de|chefe de|chef de) )(?<!(?<!\\p{L})(?:robôs?|robots?) de )cozinhas? / geladeira / fog(?:ão|ões)(?! de campanha) / fornos?(?! crematório) / copa e cozinha / bancada da cozinha / (?<=louça na )pia',
    living:
      'parede branca / salas?(?! de (?:aulas?|reuni|espera|cinema|embarque|cirurgia|operações|musculação|espetáculo|concerto|control|conferência|professores|imprensa|máquinas|banho)) / (?<!(?<!\\p{L})plantas? do )apartamentos? / sala de estar / living / sótãos? / bibliotecas?(?! digital)',
    bedroom:
      'cama(?! elástica) / quartos?(?! (?:andar|lugar|dia|trimestre|ano|mês|minuto|piso|episódio|capítulo|período|set|round|de (?:hora|século|final|banho|milha)|escuro|crescente|minguante)(?!\\p{L})) / quartos? (?:de (?:casal|dormir|hóspedes|hotel|solteiro|beb[êé]|crianças?)|d[oa]s? (?:crianças?|filh[oa]s?|beb[êé]|hotel|casal|menin[oa]s?|avó|mãe)) / dormitórios?',
    bathroom:
      'ducha / banheiro / espelho(?! (?:retrovisor|d[\\x27’]água)) / chuveiro / casas? de banho / banheiros? / lavabos? / quartos? de banho / wc / lavandarias? / sanitários',
    office:
      'co-?working / (?<=salas? de )aulas? / (?<!(?<!\\p{L})gavetas de )escritórios? / salas? de (?:reuniões|reunião|aulas?) / repartiç(?:ão|ões)(?: de finanças| públicas?)? / cartórios? / (?<=(?:^|[^\\p{L}])(?:n|d|a)os )correios / agências? (?:bancárias?|dos correios|de publicidade) / delegacias? / esquadras?(?! naval| de) / call[- ]?centers? / (?<=(?:^|[^\\p{L}])n?as )finanças(?= d[eo])',
    cafe: '(?<=(?<!\\p{L})(?:no|num|neste|nesse|ao|pelo) )cafés?(?! da manhã) / bars?(?! of) / baristas? / pub / restaurantes? / cafeteria / botecos? / botequi(?:m|ns) / (?<=(?:^|[^\\p{L}])(?:no|do|ao|um|num|pelo|de|nos|dos) )bar(?:es|zinho)? / tascas? / tasquinhas? / tabernas? / tavernas? / lanchonetes? / churrascarias? / pizzarias? / caf[ea]tarias? / cafeterias? / sorveterias? / gelatarias? / pastelarias? / confeitarias? / cervejarias? / hamburguerias? / hamburgueres?ias? / docerias? / casas? de (?:chá|fados?) / cantinas? / refeitórios? / petiscarias? / marisqueiras?',
    shopInside:
      'supermercados? / prateleiras? / açougues? / talhos? / peixarias? / quitandas? / mercearias? / papelarias? / livrarias? / sapatarias? / joalharias? / joalherias? / ourivesarias? / perfumarias? / drogarias? / lojas? de \\p{L}+ / lojinhas? / hipermercados? / mercadinhos? / minimercados? / mercados? municipa(?:l|is) / mercad(?:ão|ões) / centros? comercia(?:l|is) / shopping centers? / (?<=(?:^|[^\\p{L}])(?:no|do|ao|pelo|num|um|nos) )shoppings? / floriculturas? / (?<=(?:^|[^\\p{L}])(?:na|numa) )florista / barbearias? / sal(?:ão|ões) de (?:beleza|cabeleireiro) / (?<=(?:^|[^\\p{L}])(?:no|ao|num) )cabeleireiro / (?<=(?:^|[^\\p{L}])(?:na|da|à|pela|numa|uma|nas|das|às|pelas) )butique / boutiques? / provador(?:es)? / lotéricas?',
    studio: 'fundo (?:branco|preto)',
    theater:
      'programas? de (?:auditório|tv|televisão) / palco / concertos? / teatros? / palcos? / cinemas? / discotecas? / (?<=(?:^|[^\\p{L}])(?:na|da|numa|à|pra|para a) )balada(?! romântica) / boates? / casas? (?:noturnas?|de shows?) / plateias? / salas? de (?:espetáculos?|concertos?|cinema) / auditórios?',
    gym: 'academias?(?! (?:de letras|militar|de polícia|brasileira)) / estádio / ginásios? / vestiários? / sala de musculação',
    workshop:
      'atelier / fábrica / oficina mecânica / galpão / oficinas? / garagens? / garagem / porão / porões / (?<=(?:^|[^\\p{L}])(?:na|da|à|pela|numa|uma|nas|das|às|pelas) )cave(?! club) / adegas? / armazé(?:m|ns) / celeiros? / galp(?:ão|ões) / serralh[ae]rias? / carpintarias? / marcenarias? / ateli(?:ês?|ers?) / estábulos? / cocheiras? / olarias? / fábricas',
    city: 'skyline / skateparks? / neon / avenida / cidades? / ruas? / calçada / canteiros? de obras? / estaleiros? de obras? / (?<=(?:^|[^\\p{L}])na )obra(?! d[aeo]|-prima| prima| completa| literária) / becos? / viel(?:as?|inhas?) / pontos? de ônibus / paradas? de (?:ônibus|autocarro) / parage(?:m|ns) d[eo] autocarros? / calçadas? / faixas? de pedestres? / quiosques?(?! (?:d[ae] praia|à beira|na (?:praia|orla|areia))) / bancas? de jorna(?:l|is) / bancas? de revistas / feiras? livres? / feiras? (?:de rua|da ladra|popular|do bairro) / (?<=(?:^|[^\\p{L}])(?:na|à) )feira(?! d[eo] (?:livro|emprego|inovação)) / quarteir(?:ão|ões) / avenidas? / rooftops?',
    oldTown:
      'Paris / mercado(?! (?:financeiro|imobiliário|livre|municipal|digital|internacional|interno|pago|de (?:trabalho|ações|capitais))) / vila / aldeia / praças?(?! de (?:alimentação|touros|pedágio)) / pracinhas? / (?<=(?:^|[^\\p{L}])(?:no|do|pelo) )largo(?= d[aeo]) / coretos? / centro histórico / aldeias? / vilarejos? / alfama',
    road: 'estradas? / rodovias? / autoestradas? / auto-estradas? / túne(?:l|is)(?! do tempo) / estradinhas? / acostamento / rotundas?',
    coastRoad: 'estrada costeira / falésias?',
    forest:
      'bosques? / selva / florestas? / (?<=(?<!\\p{L})(?:na|numa|pela|uma|da|de|a) )trilhas?(?! (?:sonora|musica|instrumenta|de (?:áudio|fundo|suspense)|(?:suave|animada|emocionante|épica|alegre|tensa|calma|leve|dramática|melancólica|inspirador\\p{L}*|sobe|entra|cresce|começa|para|termina|aumenta|diminui|baixa|acelera|continua|toca)(?!\\p{L}))) / (?<=(?<!\\p{L})(?:na|da|pela|numa|a|à|de) )mata(?! (?:o|a|os|as|um|uma)(?!\\p{L})) / selvas? / amaz[ôó]nia / pinha(?:l|is) / acampamentos? / camping / parques? de campismo / matagal / mata atlântica',
    park: 'horta / estufas? / playground / jardins(?![- ]d[ea][- ]infância) / parques?(?! (?:eólico|industria|tecnológico|de estacionamento)) / jardim(?![- ]d[ea][- ]infância| zoológico) / parquinhos? / cemitérios? / relvados? / gramados? / (?<=(?:^|[^\\p{L}])(?:na|da|sobre a|pela) )(?:grama|relva) / parques? infanti(?:l|s) / jardins?(?! (?:de|da) infância) / hortas? / hortinhas?',
    field:
      '(?<!(?<!\\p{L})(?:profundidade de|fora de|em|trabalho de) )campos?(?! (?:de (?:visão|batalha|texto|busca|pesquisa|concentração|refugiados)|magnético|elétrico|obrigatório|profissional)) / fazendas? / vinhedo / prado / (?<=(?:^|[^\\p{L}])(?:na|da|numa|à|pela|nas) )roças? / lavouras? / plantaç(?:ão|ões) / cafeza(?:l|is) / canavi(?:al|ais) / milhar(?:al|ais) / trig(?:al|ais) / arroz(?:al|ais) / oliv(?:al|ais) / vinhedos? / vindimas? / (?<=(?:^|[^\\p{L}])(?:na|da|à|pela|numa|uma|nas|das|às|pelas) )vinhas? / pomar(?:es)? / pradarias? / searas? / planícies? / curra(?:l|is) / fazendinhas? / quintas? (?:d[oe] douro|pedagógicas?|vinícolas?) / (?<=(?:^|[^\\p{L}])numa )quinta(?!-|(?: feira)) / sítio d[oa] (?:avó|avô|família) / colinas? / pastos / lezírias?',
    mountain:
      'montanhas?(?![- ]russa) / cume / (?<=(?<!\\p{L})(?:o|no|do|pelo|um|num|ao) )vale(?!-)(?! (?:a pena|tudo|nada|presente|refeição|transporte|mais|muito|do silício|\\d)) / (?<=(?:^|[^\\p{L}])(?:na|pela|numa) )serra(?! (?:elétrica|circular)) / serrania / cordilheiras? / penhascos? / vulc(?:ão|ões)',
    underwater:
      "debaixo d[’']água / mergulhador(?:es|as?)? / fundo do mar / debaixo (?:d['’]|de )água / recifes? de coral / subaquátic[oa]s?",
    sea: '(?<!(?<!\\p{L})frutos? do )mar(?! de (?:gente|pessoas|luzes|flores|lavanda)) / oceano / (?<!-)ondas?(?! (?:sonora|cerebra|eletromagnética|n[oa]s? cabelo|de (?:calor|rádio|choque|frio|protestos|som))) / (?<!(?<!\\p{L})vinho do )(?<=(?<!\\p{L})(?:no|do|ao|um|o|pelo|num) )porto(?! (?:alegre|seguro|rico)) / cais / portos? (?:de pesca|pesqueiros?|marítimos?|de abrigo) / zona portuária / (?<=(?:^|[^\\p{L}])(?:na|numa) )marina / alto[- ]mar / albufeiras',
    lake: 'lago / rio(?! (?:de janeiro|grande|branco|preto)) / lagos? / lagoas? / (?:beira|margem|margens|leito|curva)(?:-| d[oe] )rio / riachos? / rios',
    beach:
      'praias? / (?<!(?<!\\p{L})(?:relógio|cor|papel|saco|sacos) de )areia(?! (?:sanitária|higiénica|para gatos)) / ilhas?(?! d[ae] (?:cozinha|edição)) / areal / areais / (?<=(?:^|[^\\p{L}])(?:no|pelo) )calçadão(?= (?:de copacabana|de ipanema|da praia|à beira)) / (?<=(?:^|[^\\p{L}])(?:na|da|à|pela) )orla / beira-mar / prainhas? / quiosques? d[ae] praia / dunas',
    snow: '(?<!(?<!\\p{L})(?:bonecos?|branca|bolas?|pneus?) de )neve / nevad[oa]s? / (?<!(?<!\\p{L})coleção )(?<!(?<!\\p{L})(?:coleção|casacos?|roupas?) de )inverno',
    space: 'espaço sideral',
    air: 'céus?(?! da boca) / nuvens',
    yard: '(?<!bridge )(?<!boat )deck(?! of) / quintal / varanda / pátios? / terraços? / esplanadas?(?! dos ministérios) / alpendres? / quinta(?:is|l) / varandas? / (?<=(?:^|[^\\p{L}])(?:na|da|à|pela|numa|uma|nas|das|às|pelas) )laje',
    carInside:
      '(?:no|dentro do) carro / ao volante / bancos? (?:de trás|traseiros?|do (?:carro|passageiro|motorista)) / interior do (?:carro|táxi)',
    clinic:
      'sala de espera / (?<=(?<!\\p{L})(?:na|numa|uma|da|a|de|à) )consulta(?! (?:pública|popular|(?:o|a|os|as|um|uma)(?!\\p{L}))) / hospital / clínica / consultório / farmácia / consultórios? / (?:postos?|centros?) de saúde / ubs / ambulatórios? / maternidades? / enfermarias? / prontos?-socorros? / clínicas? / salas? de espera / (?<=(?:^|[^\\p{L}])nas )urgências / vacinação',
    pool: 'piscinas? / piscininhas? / borda da piscina',
    hall: 'lobby / (?<=(?<!\\p{L})(?:no|pelo|do|ao|num|neste) )corredor(?! de (?:rua|maratona)) / escadas?(?! (?:de (?:mão|alumínio|abrir|bombeiro|corda|incêndio|madeira)|rolante)) / portarias? / hall de entrada / elevador(?:es)? / ascensor(?:es)? / saguão / saguões / átrios? / vestíbulos? / museus? / receç(?:ão|ões) d[oa]s? \\p{L}+ / recepç(?:ão|ões) d[oa]s? \\p{L}+ / tribunais / tribunal / escadas? rolantes? / escadarias? / escadas? (?:em caracol|d[oe] prédio) / (?<=(?:^|[^\\p{L}])(?:no|pelo|nos|pelos) )corredor(?:es)? / galerias? de arte / palácios? da justiça / foyer',
    station:
      'gare / (?<!(?<!\\p{L})(?:frutas?|cores|tendências?|legumes|flores) da )estação(?! (?:do ano|das (?:flores|chuvas)|espacial|meteorológica|de (?:rádio|trabalho|tratamento|tv|televisão|esqui|carregamento|serviço))) / plataforma(?= (?:d[oea] (?:metrô|metro|trem|comboio|estação|embarque)|vazia|ferroviária|\\d)) / aeroporto / (?<=(?:^|[^\\p{L}])(?:na|da|à|pela|numa|uma|nas|das|às|pelas) )rodoviária / terminais rodoviários / terminal rodoviário / estaç(?:ão|ões) (?:de (?:trens?|comboios?|metr[ôo])|rodoviárias?|ferroviárias?|d[oe] metr[ôo]) / metrôs? / (?<=(?:^|[^\\p{L}])(?:no|do|pelo) )metro(?! (?:quadrado|cúbico|linear|de )) / aeroportos? / portões? de embarque / (?<=(?:^|[^\\p{L}])(?:dentro|interior|janela|vagão) do )comboio / plataformas? d[oe] (?:metr[ôo]|trem|comboio|estação)',
  },
  persons: {
    woman:
      'bailarinas? / corredoras? / mulher(?:es)? / (?<!-)mães?(?! natureza) / mam[ãÃ] / mamães? / esposas? / namoradas? / (?<!vestidos? de )noivas? / sogras? / tias? / titias? / tiazinhas? / madrinhas?(?! de bateria) / cunhadas? / irmãs?(?! mais novas?) / (?<!-)(?<!obra |matéria )primas?(?! donna) / noras? / madrastas? / afilhadas? / comadres? / raparigas? / moças? / mocinhas? / (?<!nossa )senhoras?(?! e senhores) / donas?(?! da marca) / donas? de casa / sras?\\. / sra / viúvas? / damas? de honra / (?<=(?:^|[^\\p{L}])(?:a|uma|as|umas|duas|da|das|na|à|às|pela|minha|sua|essa|esta|aquela) )grávidas? / gestantes? / futura mamãe / ex-mulher / ex-namorada / rainhas? / princesas? / bruxas? / fadas?(?! do lar) / garçonetes? / (?<=(?:^|[^\\p{L}])(?:a|uma|as|umas|duas|da|das|na|à|às|pela|minha|sua|essa|esta|aquela) )empregadas?(?: de (?:mesa|balcão|limpeza))? / padeiras? / confeiteiras? / pasteleiras? / cozinheiras? / canalizadoras? / encanadoras? / pintoras? / marceneiras? / carpinteiras? / serralheiras? / soldadoras? / caminhoneiras? / motogirls? / entregadoras? / professoras? / educadoras?(?: de infância)? / alunas? / (?<=(?:^|[^\\p{L}])(?:a|uma|as|umas|duas|jovem) )universitárias? / vizinhas? / amigas? / médicas?(?<!consulta médica|consultas médicas|equipe médica|equipa médica|área médica) / enfermeiras? / (?<=(?:^|[^\\p{L}])(?:a|uma|as) )farmacêuticas?(?! (?:industrial|indústria)) / (?<=(?:^|[^\\p{L}])(?:a|uma|as|jovem) )veterinárias? / cuidadoras? / babás?(?! eletrônica) / faxineiras? / diaristas? / (?<=(?:^|[^\\p{L}])(?:a|uma) )porteira(?= (?:abre|cumprimenta|sorri|d[oe] prédio)) / zeladoras? / vendedoras? / operadoras? de caixa / açougueiras? / merceeiras? / cabeleireiras? / barbeiras? / costureiras? / agricultoras? / lavradoras? / camponesas? / pescadoras? / operárias? / trabalhadoras? / engenheiras? / arquitet?c?tas? / advogadas? / juízas? / contadoras? / (?<=(?:^|[.!?] )(?:a|uma|a jovem) )secretárias? / diretoras? / empresárias? / (?<=(?:^|[^\\p{L}])(?:a|uma|jovem) )executiva / empreendedoras? / estagiárias? / comissárias? de bordo / hospedeiras?(?: de bordo)? / aeromoças? / jogadoras? / goleiras? / treinadoras? / técnicas? de (?:enfermagem|laboratório)(?<=(?<!\\p{L})(?:a|uma) técnica de (?:enfermagem|laboratório)) / árbitras? / torcedoras? / adeptas?(?! d[eoa]) / dançarinas? / cantoras? / atriz(?:es)? / fotógrafas? / influenciadoras?(?: digita(?:l|is))? / apresentadoras? / locutoras? / bombeiras? / (?<=(?:^|[^\\p{L}])uma )polícia(?! (?:de|do)) / psicólogas? / cirurgiãs? / parteiras? / freiras? / palhaças? / g[êé]meas / passageiras? / moradoras? / consumidoras? / funcionárias? / voluntárias? / (?<=(?:^|[^\\p{L}])(?:a|uma) )jardineira(?= (?:rega|poda|planta|corta|cuida)) / apicultoras? / produtoras? (?:rura(?:l|is)) / baianas?(?= (?:de acarajé|do acarajé|serve|frita)) / lavadeiras? / bordadeiras? / rendeiras? / varinas? / ceifeiras?(?! debulhadora) / artesãs? / bibliotecárias? / pesquisadoras? / investigadoras? / programadoras? / desenvolvedoras? / corretoras?(?= de imóveis) / síndicas? / inquilinas? / (?<=(?:^|[^\\p{L}])(?:a|uma|as|umas|duas|da|das|na|à|às|pela|minha|sua|essa|esta|aquela) )modelo / moçoilas? / mulherada / senhorinhas? / catadoras? / varredoras? / camareiras? / governantas? / escuteiras? / nadadoras?(?:-salvadoras?)? / (?<=(?:^|[^\\p{L}])(?:a|uma|as|umas|duas|da|das|na|à|às|pela|minha|sua|essa|esta|aquela) )(?:dentistas?|motoristas?|taxistas?|camionistas?|caminhoneiros?|estafetas?|eletricistas?|electricistas?|florist[a]s?|manicures?|recepcionistas?|rececionistas?|repórteres|repórter|jornalistas?|fadistas?|sambistas?|surfistas?|artistas?|cientistas?|pianistas?|violinistas?|ciclistas?|ginastas?|atletas?|tenistas?|nutricionistas?|fisioterapeutas?|terapeutas?|psicoterapeutas?|massagistas?|esteticistas?|designers?|estilistas?|chefs?|chefes?(?! de (?:estado|governo))|gerentes?|agentes?(?! de (?:ia|mudança))|presidentes?|atendentes?|balconistas?|lojistas?|feirantes?|comerciantes?|ajudantes?|assistentes?(?! virtua)|estudantes?|adolescentes?|(?<=(?:^|[^\\p{L}])(?:um|uma|o|os|as|dois|duas|uns|umas) )jove(?:m|ns)(?! (?:mulher|homem|casal|mãe|pai|família|médic|profess|\\p{L}+(?:eir[oa]|ora?)))|colegas?|clientes?|hóspedes?|turistas?|viajantes?|imigrantes?|influencers?|youtubers?|tiktokers?|streamers?|gamers?|freelancers?|policiais?|policial|(?<=(?:^|[^\\p{L}])(?:o|um|uma|os|dois) )militar(?:es)?|comandantes?|barista[s]?|bartenders?|sommeliers?|socorristas?|salva-vidas|maratonistas?|skatistas?|capoeiristas?|internautas?|protagonistas?|acrobatas?|astronautas?|guias? turísticos?|guia turístic[oa]|policia(?:l|is)) / (?<=(?<!\\p{L})(?:a|uma|da) )corretora(?! de (?:valores|investimentos|câmbio|criptomoedas)(?!\\p{L}))',
    child:
      'bebés? / crianças? / meninos? / filhos? / netos? / beb[êé]s? / bebezinhos? / nen[ée]ns? / nenês? / recém-nascid[oa]s? / (?<=(?:^|[^\\p{L}])(?:o|um|os|uns|dois|do|dos|ao|aos|pelo|jovem|meu|seu|este|esse|aquele) )miúdos? / miudagem / catraios? / moleques? / pirralhos? / garot(?:o|os|inho|inhos) / guris? / gurizada / garotada / criançada / piás? / menininhos? / irmãozinhos? / irmãos? mais novos? / netinhos? / sobrinhos? / filhinhos? / criancinhas? / crianças? pequenas?',
    girl: 'meninas? / filhas? / netas? / (?<=(?:^|[^\\p{L}])(?:a|uma|as|umas|duas|da|das|na|à|às|pela|minha|sua|essa|esta|aquela) )miúdas? / garotas?(?! de programa|[- ]propaganda) / garotinhas? / gurias? / guriazinhas? / menininhas? / netinhas? / irmãzinhas? / irmãs? mais novas? / sobrinhas? / filhinhas? / catraias?',
    grandmother:
      'avó|(?<=(?<!\\p{L})as )avós / vovó / avozinhas? / vovozinhas? / vó / bisavós / bisavó / bisa / idosas? / velhinhas? / (?<=(?:^|[^\\p{L}])(?:a|uma|as|umas|duas|da|das|na|à|às|pela|minha|sua|essa|esta|aquela) )aposentadas? / (?<=(?:^|[^\\p{L}])(?:a|uma|duas) )reformadas? / senhoras? (?:idosas?|de idade) / (?<=(?:^|[^\\p{L}])(?:a|uma) )velha(?= senhora| \\p{L}+(?:a|e) (?:o|a|um|uma|as|os) )',
    grandfather:
      'avôs? / vovô / avozinhos? / vovozinhos? / vô / bisavôs? / (?<!lar de |lares de )idosos? / (?<=(?:^|[^\\p{L}])(?:o|um|os|uns|dois|do|dos|ao|aos|pelo|jovem|meu|seu|este|esse|aquele) )velhinhos? / (?<=(?:^|[^\\p{L}])(?:o|um|os|uns|dois|do|dos|ao|aos|pelo|jovem|meu|seu|este|esse|aquele) )aposentados? / (?<=(?:^|[^\\p{L}])(?:um|o|os|dois) )reformados? / senhor(?:es)? (?:idosos?|de idade) / pensionistas?',
    man: 'maridos? / esposos? / padres? / homem / homens / pai(?!-)(?! (?:natal|nosso)) / pais / papais?(?! noel) / (?<=(?:^|[^\\p{L}])(?:o|um|meu|seu|teu|ao|do) )papá / paizinho / paizão / namorados? / noivo / sogros? / (?<!de )tios? / titios? / tiozinhos? / padrinhos? / cunhados? / (?<!números? )primos? / irmão(?! mais novo) / genros? / padrastos? / (?<=(?:^|[^\\p{L}])(?:um|o|do|ao|este|aquele|nosso) )senhor(?! bom jesus) / seu (?:joão|josé|zé|ant[ôó]nio|manoel|manuel|joaquim|carlos|pedro|francisco|chico|jorge|luiz|paulo|raimundo|sebastião|geraldo|nelson) / sr / viúvos? / rapaz(?:es)?(?! e raparigas) / rapazinhos? / moços? / ex-marido / (?<=(?:^|[^\\p{L}])(?:o|um|os|uns|dois|do|dos|ao|aos|pelo|jovem|meu|seu|este|esse|aquele) )rei(?! d[aoe]s? ) / príncipes? / cavalheiros? / vaqueiros? / boiadeiros? / monges? / frades? / papai noel / pai natal',
  },
  anyone:
    'grupos?(?! de) / alun[oa]s? / multidão / passageiros / professora? / coach / bartenders? / designers? / baristas? / chefs? / skaters? / colegas? / amigos? / (?<!(?<!\\p{L})(?:a|da|na|pra|à) )gente(?! boa) / agricultor(?:a|es)? / pescador(?:a|es)? / mergulhador(?:a)? / amig[oa]s / famílias? / casal / pessoas?(?! (?:jurídica|física)s?) / cozinheir[oa] / padeir[oa] / vizinh[oa]s? / jovem / jovens / surfistas? / ciclistas? / adolescentes? / dentistas? / motoristas? / taxistas? / camionistas? / caminhoneiros? / estafetas? / eletricistas? / electricistas? / florist[a]s? / manicures? / recepcionistas? / rececionistas? / repórteres / repórter / jornalistas? / fadistas? / sambistas? / artistas? / cientistas? / pianistas? / violinistas? / ginastas? / atletas? / tenistas? / nutricionistas? / fisioterapeutas? / terapeutas? / psicoterapeutas? / massagistas? / esteticistas? / estilistas? / chefes?(?! de (?:estado|governo)) / gerentes? / agentes?(?! de (?:ia|mudança)) / presidentes? / atendentes? / balconistas? / lojistas? / feirantes? / comerciantes? / ajudantes? / assistentes?(?! virtua) / estudantes? / clientes? / hóspedes? / turistas? / viajantes? / imigrantes? / influencers? / youtubers? / tiktokers? / streamers? / gamers? / freelancers? / policiais? / policial / (?<=(?:^|[^\\p{L}])(?:o|um|uma|os|dois) )militar(?:es)? / comandantes? / sommeliers? / djs? / socorristas? / salva-vidas / maratonistas? / skatistas? / capoeiristas? / internautas? / protagonistas? / acrobatas? / astronautas? / guias? turísticos? / guia turístic[oa] / policia(?:l|is) / garç(?:om|ons|on) / empregados? de (?:mesa|balcão|limpeza) / padeiros? / confeiteiros? / pasteleiros? / cozinheiros? / canalizador(?:es)? / encanador(?:es)? / pedreiros? / (?<=(?:^|[^\\p{L}])(?:o|um|os|uns|dois|do|dos|ao|aos|pelo|jovem|meu|seu|este|esse|aquele) )pintor(?:es)? / marceneiros? / carpinteiros? / serralheiros? / soldador(?:es)? / (?<=(?:^|[^\\p{L}])(?:o|um|os|uns|dois|do|dos|ao|aos|pelo|jovem|meu|seu|este|esse|aquele) )mecânicos? / motoboys? / entregador(?:es)? / carteiros? / professor(?:es)? / educador(?:es)?(?: de infância)? / universitários / médicos? / enfermeiros? / farmacêuticos / veterinários? / cuidador(?:es)? / baby-?sitters? / faxineiros? / porteiros? / zelador(?:es)? / vendedor(?:es)? / operador(?:es)? de caixa / peixeiros? / talhantes? / açougueiros? / merceeiros? / (?<!(?:^|[^\\p{L}])(?:no|ao|num) )cabeleireiros? / barbeiros? / costureiros? / alfaiates? / sapateiros? / lavrador(?:es)? / camponeses / camponês / operários? / trabalhador(?:es)? / engenheiros? / arquitet?c?tos? / advogados? / juiz(?:es)? / contador(?:es)?(?! (?:de|da|do|digital|elétrico|regressivo|inteligente)) / contabilistas? / secretários? / diretor(?:es)? / empresários? / executivos / empreendedor(?:es)? / estagiários? / comissários? de bordo / jogador(?:es)? / goleiros? / guarda-redes / treinador(?:es)? / técnicos? de (?:enfermagem|informática|laboratório) / árbitros? / torcedor(?:es)? / adeptos?(?! d[eoa]) / corredor(?:es)? de (?:rua|maratona) / bailarinos? / dançarinos? / cantor(?:es)? / ator(?:es)? / fotógrafos? / influenciador(?:es)?(?: digita(?:l|is))? / apresentador(?:es)? / locutor(?:es)? / cineastas? / (?<!(?:carros?|camião|caminhão|corpo) d[eo]s? )bombeiros? / soldados? / (?<=(?:^|[^\\p{L}])(?:o|um|os|uns|dois|do|dos|ao|aos|pelo|jovem|meu|seu|este|esse|aquele) )seguranças? / (?<=(?:^|[^\\p{L}])(?:um|o|os|uns|dois) )guardas?(?!-) / (?<=(?:^|[^\\p{L}])(?:um|o|uns|dois) )polícias? / psicólogos? / cirurgi(?:ão|ões) / psiquiatras? / pediatras? / parteiros? / ladr(?:ão|ões) / assaltantes? / bandidos? / palhaços? / noivos / irmãos(?! mais novos) / familiares / g[êé]meos / aposentados / passageiros? / hóspedes / morador(?:es)? / consumidor(?:es)? / funcionários? / voluntários? / jardineiros? / floricultor(?:es)? / apicultor(?:es)? / produtor(?:es)?(?: rurais| rural)? / artes(?:ão|ãos) / oleiros? / ceramistas? / joalheiros? / relojoeiros? / bibliotecários? / cientistas / pesquisador(?:es)? / investigador(?:es)? / programador(?:es)? / desenvolvedor(?:es)? / corretor(?:es)?(?! (?:ortográfico|automático|de texto)) / síndicos? / inquilinos? / (?<!projeto |projetos |luz |chama |episódio |teste )pilotos?(?! automático) / universit[áa]rios? / seringueiros? / catador(?:es)? / garis? / varredor(?:es)?(?: de rua)? / mordomos? / peões(?! de xadrez) / campinos? / escuteiros? / ciclistas / nadador(?:es)?(?:-salvador(?:es)?)? / tosador(?:es)? / pescador submarino / corretor(?:es)?(?! (?:ortográfico|automático|de (?:texto|olheiras))) / equipes?(?! de (?:som|filmagem|áudio)) / equipas?(?! de (?:som|filmagem)) / (?<=(?<!\\p{L})(?:o|nosso|um|todo o) )time(?= (?:comemora|levanta|vence|entra|de (?:futebol|vendas|vôlei|basquete)|se|joga|celebra|treina)(?!\\p{L})) / tapeceiros? / (?<=(?<!\\p{L})(?:o|um) )estofador(?:es)?',
  homographs:
    'entre / verse / pose / marche / lit / dita / mano / er / sie / court / cours / haut / sons / pasta / cones? / magazines? / mascara / pans? / caps / tires? / lime / pens? / planes? / box(?:es)? / ring / cargo / chips / tuna / baskets? / apples? / boxers? / \\p{L}*mates? / workshops? / teams? / seniors? / makers? / tickets? / windows? / colas? / tea / jam / galaxy / dove / stores? / pedestal / trainers? / speakers? / convertible / fox / forge / mill / canvas / plaza / joggers? / cafés?',
};
