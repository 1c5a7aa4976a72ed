import type { Trade } from './trade';

export const building: readonly Trade[] = [
  // Building and repairs
  {
    thing: 'wrench',
    theme: 'ocean',
    names:
      'plumber* / plumbing / klempner* / sanitärbetrieb* / sanitärinstallat* / gas wasser installateur* / plombier* / plomberie / fontanero* / fontanería / encanador* / idraulico / idraulici / pronto intervento idraulico / 水道工事 / 水道屋 / 配管工 / 水道修理',
    words:
      'burst pipe* / leak* / dripping / faucet* / stopcock / u bend / toilet / pipework / radiator* / wasserhahn / rohrbruch / tropft / verstopft / fuite* / robinet* / tuyau* / grifo* / tubería* / torneira* / vazamento* / rubinett* / tubatura* / perdita d acqua / 水漏れ / 蛇口 / 配管',
    scenes: [
      'A plumber with a wrench in a bathroom',
      'A kitchen tap in a kitchen',
      'A washbasin in a bathroom',
      'A plumber kneels with a toolbox in a kitchen',
    ],
  },
  {
    thing: 'plunger',
    theme: 'ocean',
    names:
      'drain cleaning / drain unblocking / drainage company / blocked drain* / clogged drain* / rohrreinigung* / kanalreinigung* / abflussreinigung / débouchage* / déboucheur / desatasco* / desatranco* / desentupidora / desentupimento* / spurgo / spurghi / 排水管つまり / 排水管清掃',
    words:
      'drain* / clog* / unclog / blockage* / toilet / sewer* / septic tank* / plunger / cctv survey / abfluss / verstopf* / klärgrube / canalisation* / bouché* / fosse septique / atasco* / desagüe* / fosa séptica / entupid* / ralo* / fossa / scarico / intasat* / fognatura / つまり / 排水口 / sewer / slow drain / gurgl* / backing up / roots in / jetting / wurzeln / hochdruck / furet',
    scenes: [
      'A plumber with a bucket in a bathroom',
      'A toilet plunger in a bathroom',
      'A washbasin in a bathroom',
      'A toilet in a bathroom',
    ],
  },
  {
    thing: 'bulb',
    theme: 'volt',
    names:
      'electrician* / electrical contractor* / electrical installation* / elektriker* / elektrobetrieb / elektroinstallat* / elektromeister* / électricien* / electricista* / eletricista* / elettricista / elettricisti / 電気工事 / 電気屋',
    words:
      'rewire / rewiring / wiring / fuse box* / fuse board / consumer unit / socket* / light switch* / circuit breaker* / short circuit / steckdose* / sicherungskasten / verkabelung / prise électrique / tableau électrique / disjoncteur* / enchufe* / cuadro eléctrico / apagón / tomada* / disjuntor* / fiação / presa elettrica / quadro elettrico / impianto elettrico / コンセント / ブレーカー / 配線 / rewired / tripped / fuse / fuses / flickering / fi schalter / stromausfall / plombs / saltó la luz / lampadina',
    scenes: [
      'An electrician with a light bulb in a living room',
      'A light bulb in a living room',
      'A power plug in a living room',
      'An electrician with a drill in a hallway',
    ],
  },
  {
    thing: 'solarPanel',
    theme: 'daylight',
    names:
      'solar panel* / solar power / solar installer* / solar energy / solar roof* / photovolta* / solaranlage* / solarstrom / solarmodul* / pv anlage* / balkonkraftwerk* / panneaux solaires / panneau solaire / placas solares / paneles solares / energía solar / energia solar / painéis solares / placa solar / fotovolta* / pannelli solari / 太陽光発電 / 太陽光パネル / ソーラーパネル / balcony solar / plug in solar',
    words:
      'solar / inverter* / feed in tariff / kilowatt* / kwp / roof / wechselrichter / einspeisevergütung / eigenverbrauch / onduleur* / autoconsommation / autoconsumo / inversor* / excedentes / conta de luz / incentivi / 売電 / 蓄電 / 太陽光 / panels on your / own electricity / sun pays / modules / dach voller / sonnenstrom / tejado solar',
    scenes: [
      'Solar panels in a field',
      'A solar panel in a backyard',
      'An electrician with a drill in a backyard',
      'A solar panel on a doorstep',
    ],
  },
  {
    thing: 'batteryPack',
    theme: 'volt',
    names:
      'home batter* / battery storage / home energy storage / solar batter* / stromspeicher / batteriespeicher / heimspeicher / batterie domestique / batteries solaires / batterie solaire / baterías solares / batería solar / baterias solares / batteria di accumulo / sistemi di accumulo / accumulo fotovoltaico / 家庭用蓄電池 / 蓄電システム',
    words:
      'power cut* / backup power / kwh / store energy / off grid / peak tariff* / solar / lithium / inverter* / notstrom / speicherkapazität / stockage / coupure* / almacenamiento / apagón / apagão / armazenamento / accumulo / autonomia energetica / 停電 / 蓄電池',
    scenes: [
      'A battery pack in a hallway',
      'A solar panel in a backyard',
      'An electrician with a toolbox in a hallway',
      'A battery pack in a living room',
    ],
  },
  {
    thing: 'ladder',
    theme: 'daylight',
    names:
      'roofer* / roofing / roof repair* / roof replacement* / roof tiler* / thatcher* / dachdecker* / dachsanierung* / dacharbeiten / spengler* / couvreur* / réfection de toiture / zinguerie / techador* / tejador* / reparación de tejados / telhadista* / conserto de telhado* / lattoniere / rifacimento tett* / copertura tetti / 屋根修理 / 屋根工事 / 雨漏り修理',
    words:
      'roof* / shingle* / tiles / thatch* / gutter* / flashing / leaking roof / rafters / storm damage / dach / dächer / ziegel / dachrinne* / toiture / toit / tuile* / gouttière* / tejado* / teja* / goteras / telhado* / telha* / calha* / tetto / tegol* / grondai* / 屋根 / 雨漏り / 瓦 / roof tile* / slates / gutters / ridge tile* / loose tiles / skylight* / canalones / goteras en / dachziegel / dachfenster / undicht*',
    scenes: [
      'A roofer with a hammer at a building site',
      'A ladder on a doorstep',
      'Scaffolding at a building site',
      'A roofer with a drill on a doorstep',
      'A ladder at a building site',
    ],
  },
  {
    thing: 'hammer',
    theme: 'daylight',
    names:
      'local builder* / home builder* / house builder* / master builder* / home renovation* / house renovation* / home extension* / loft conversion* / general contractor* / remodeling / remodelling / handwerksbetrieb* / altbausanierung* / haussanierung* / umbauten / rénovation de maison / rénovations de maisons / rénovation intérieure / entreprise de rénovation / reformas integrales / empresa de reformas / reformas de viviendas / reforma de apartamento* / pedreiro* / ristrutturazioni / impresa edile / ristrutturazione casa / リフォーム / 工務店 / リノベーション',
    words:
      'renovat* / builder* / plaster* / brickwork / knock through / planning permission / umbau / sanier* / handwerker / renovierung* / travaux / maçon* / cloison* / reforma* / albañil* / reboco / ristruttur* / murator* / cartongesso / 改装 / 増築 / 大工',
    scenes: [
      'A builder with a hammer in a living room',
      'A ladder in a living room',
      'A tool belt on a table in a kitchen',
      'A builder with a drill in a kitchen',
      'A wheelbarrow at a building site',
    ],
  },
  {
    thing: 'crane',
    theme: 'daylight',
    names:
      'construction company / construction companies / building contractor* / building site* / construction site* / construction work* / civil engineering / construction management / snagging list* / bauunternehm* / baufirma / baustelle* / hochbau / bauleiter* / bauleitung / chantier* / entreprise de construction / travaux publics / gros œuvre / constructora* / empresa constructora / obra civil / construtora* / construção civil / canteiro de obras / cantiere / cantieri / impresa di costruzioni / 建設会社 / 建設業 / 建設現場 / 工事現場 / ゼネコン',
    words:
      'site manager* / contractor* / subcontractor* / snag* / hard hat* / foreman / foremen / rebar / formwork / site diary / beton / polier / rohbau / gewerke / bautagebuch / béton / coffrage / maître d œuvre / hormigón / capataz / encargado de obra / concreto / mestre de obras / calcestruzzo / capocantiere / 現場監督 / 施工管理 / コンクリート / punch list / defects list / scaffold / subbies / concrete pour / handover / mängelliste / bautagesbericht',
    scenes: [
      'A builder with a tablet at a building site',
      'A tower crane at a building site',
      'Scaffolding at a building site',
      'An excavator at a building site',
      'A wheelbarrow at a building site',
    ],
  },
  {
    thing: 'paintbrush',
    theme: 'daylight',
    names:
      'house painter* / painter and decorator / painters and decorators / painting and decorating / house painting / interior painting / malerbetrieb* / malermeister* / malerarbeiten / maler und lackierer / anstreicher* / peintre en bâtiment / peintres en bâtiment / peintre décorateur / ravalement* / pintor de casas / pintores de casas / pintura de casas / pintura de interiores / pintor residencial / pintura residencial / pintura de paredes / imbianchino / imbianchini / tinteggiatur* / 塗装業 / 外壁塗装 / 塗装工事',
    words:
      'paint / emulsion / masking tape / wall colour* / skirting / second coat / dust sheet* / wandfarbe* / streichen / tapete* / fassade* / peinture* / façade* / papier peint / pintura* / rodillo / fachada* / tinta* / demão / vernic* / pareti / facciat* / ペンキ / 塗り替え / 外壁 / two coats / fresh coat / peeling / ceiling* / anstrich* / lackier* / deux couches / plafond* / techos / teto / soffitt*',
    scenes: [
      'A painter with a paintbrush in a living room',
      'A paint bucket in a living room',
      'A ladder in a living room',
      'A paintbrush on a table in a living room',
    ],
  },
  {
    thing: 'key',
    theme: 'midnight',
    names:
      'locksmith* / schlüsseldienst* / schlüsselnotdienst / aufsperrdienst / serrurier* / serrurerie / dépannage serrure / cerrajer* / fabbro serratur* / apertura porte / duplicazione chiavi / 鍵屋 / 鍵開け / 鍵交換 / serviço de chaveiro / chaveiro 24 / chaveiro 24h',
    words:
      'locked out / deadbolt* / cylinder* / spare key / lost key* / break in / ausgesperrt / türschloss / zylinder / serrure* / porte claquée / cerradura* / bombín / fechadura* / cópia de chave / serratur* / cilindro / 合鍵 / 鍵穴 / シリンダー / door slammed / new lock / security lock / changed the locks / tür zugefallen / zugefallen / serrure multipoint / multipunto / serratura / lockout / chaveiro / chaveiros',
    scenes: [
      'A locksmith with a drill in a hallway',
      'A house key on a table in a hallway',
      'A padlock on a table in a hallway',
      'A door in a hallway',
    ],
  },
  {
    thing: 'window',
    theme: 'ocean',
    names:
      'double glazing / triple glazing / glazier* / glazing company / windows and doors / sash window* / window replacement* / replacement windows / fensterbau* / fenster und türen / fenstertausch / kunststofffenster / holzfenster / glaserei* / glasermeister* / menuiserie alu* / vitrerie / vitrier* / double vitrage / fenêtres pvc / ventanas de pvc / ventanas de aluminio / cristalería / doble acristalamiento / carpintería de aluminio / esquadrias / vidraçaria / vidraceiro* / janelas de pvc / infissi / serramenti / vetraio / vetreria / 窓リフォーム / 内窓 / サッシ交換 / ガラス修理',
    words:
      'window* / draught* / condensation / upvc / fenster* / scheibe* / zugluft / isolierglas / fenêtre* / vitre* / courants d air / ventana* / corrientes de aire / janela* / vidro* / finestr* / spifferi / 窓ガラス / サッシ / 結露',
    scenes: [
      'A woman by a window in a living room',
      'A window in a living room',
      'A window in a bedroom',
      'A builder with a drill by a window in a living room',
    ],
  },
  {
    thing: 'door',
    theme: 'daylight',
    names:
      'front door company / door fitter* / door maker* / door manufacturer* / garage door* / composite door* / interior doors / haustüren / türenbau / innentüren / garagentor* / zimmertüren / portes d entrée / porte de garage / portes de garage / portes intérieures / puertas de entrada / puertas de garaje / puertas de interior / puertas blindadas / portas de madeira / portas de entrada / portão de garagem / porte blindate / porte interne / porte da interni / portoni / 玄関ドア / ガレージドア',
    words:
      'hinge* / doorbell / threshold / draught* / tür* / klinke / zarge* / poignée / bisagra* / dobradiça* / cerniera / maniglia / ドア',
    scenes: [
      'A door in a hallway',
      'A carpenter with a drill in a hallway',
      'A carpenter with a toolbox on a doorstep',
      'A house key on a table in a hallway',
    ],
  },
  {
    thing: 'carpentry-saw',
    theme: 'ember',
    names:
      'carpenter* / carpentry / joiner* / joinery / cabinet maker* / cabinetmak* / woodwork* / furniture maker* / schreiner* / tischler* / zimmerei* / zimmerer* / zimmerleute / menuisier* / menuiserie bois / ébénist* / charpentier* / charpente / carpinter* / ebanist* / marcenar* / marceneiro* / falegnam* / 家具工房 / 木工所 / 木工房 / 指物師',
    words:
      'oak / solid wood / timber / dovetail* / chisel* / plane / workbench / sawdust / eiche / massivholz / hobel* / zinken / chêne / bois massif / rabot / copeaux / roble / madera / cepillo / nogal / madeira / carvalho / encaixe* / legno / rovere / noce / 無垢材 / 木材 / かんな / made to measure / glued / planed / hand planed / beech / shelves built / maßanfertigung / sur mesure / sob medida',
    scenes: [
      'A carpenter with a hammer in a workshop',
      'A handsaw on a table in a workshop',
      'A table in a workshop',
      'A carpenter with a drill in a workshop',
      'A chair in a workshop',
    ],
  },
  {
    thing: 'woodStove',
    theme: 'ember',
    names:
      'chimney sweep* / chimney cleaning / flue sweep* / schornsteinfeger* / kaminkehrer* / rauchfangkehrer* / ramonage* / ramoneur* / deshollinador* / limpieza de chimeneas / limpa chaminés / limpeza de chaminés / limpador de chaminé* / spazzacamin* / pulizia camini / canne fumarie / 煙突掃除 / 煙突清掃',
    words:
      'chimney* / soot / creosote / carbon monoxide / hearth / fireplace* / ruß / kamin* / schornstein* / feuerstätte* / suie / cheminée* / conduit* / hollín / chimenea* / fuligem / chaminé* / fuliggine / caminett* / canna fumaria / 煙突 / すす / abgasrohr* / abgaswege / kehren / rußt / kohlenmonoxid / chimney fire* / sooty / nest in the',
    scenes: [
      'A man with a ladder on a doorstep',
      'A fireplace in a living room',
      'A wood stove in a living room',
      'A man with a broom in a living room',
    ],
  },
  {
    thing: 'fireplace',
    theme: 'ember',
    names:
      'wood stove* / wood burning stove* / log burner* / wood burner* / pellet stove* / fireplace shop* / fireplace showroom* / stove maker* / stove showroom* / kaminofen / kaminöfen / kachelofen / kachelöfen / ofenbau* / ofensetzer* / hafner* / pelletofen / pelletöfen / poêle à bois / poêles à bois / poêle à granulés / cheminéiste* / estufa de leña / estufas de leña / estufa de pellets / estufas de pellet / salamandra a lenha / fogão a lenha / recuperador de calor / stufa a legna / stufe a legna / stufa a pellet / stufe a pellet / termocamin* / 薪ストーブ / ペレットストーブ / lareira a lenha / 暖炉専門店',
    words:
      'stove* / embers / crackl* / hearth* / kindling / ofen / kamin / feuer / glut / gusseisen / poêle / flamme* / estufa* / chimenea* / leña / lareira* / lenha / stufa / fiamma / ghisa / 炎 / 薪 / glass door / cosy heat / dry heat / crackle / burns for hours / heizt / speicherofen / chaleur / calor de leña / calore / lareiras / 暖炉',
    scenes: [
      'A wood stove in a living room',
      'A fireplace in a living room',
      'A couple sits by a fireplace in a living room',
      'Firewood in a backyard',
    ],
  },
  {
    thing: 'firewood',
    theme: 'ember',
    names:
      'firewood / kiln dried logs / seasoned logs / log delivery / wood pellets / wood briquettes / brennholz / kaminholz / holzpellets / holzbriketts / bois de chauffage / granulés de bois / bûches / leña a domicilio / venta de leña / leña seca / pellets de madera / lenha seca / venda de lenha / legna da ardere / legna secca / pellet di legno / 薪販売 / 乾燥薪',
    words:
      'kindling / cubic metre / seasoned / kiln dried / beech / birch / moisture / raummeter / buche / scheite / stère* / hêtre / bûche* / leña / encina / estéreo* / lenha / eucalipto / legna / faggio / bancale / 薪 / 広葉樹 / dry logs / oven dry / burns hot / log store / ofenfertig / partida / rajada / spaccata',
    scenes: [
      'Firewood in a backyard',
      'A man with an axe in a backyard',
      'A wood stove in a living room',
      'Stacked firewood in a forest',
    ],
  },
  {
    thing: 'thermostat',
    theme: 'daylight',
    names:
      'insulation company / loft insulation / cavity wall insulation / home insulation / wall insulation / attic insulation / spray foam insulation / dämmung / wärmedämmung / einblasdämmung / fassadendämmung / dachdämmung / dämmstoff* / isolation thermique / isolation des combles / isolation extérieure / laine de verre / aislamiento térmico / aislamientos / aislamiento de fachadas / isolamento térmico / isolamento termico / cappotto termico / coibentazion* / 断熱 / 断熱リフォーム / 断熱材',
    words:
      'insulat* / cavity / draught* / energy bill* / heat loss / mineral wool / wood fibre / u value / heizkosten / zellulose / energieausweis / isolant* / combles / déperdition* / ouate / aisla* / pérdida de calor / lana de roca / isolamento / lã de rocha / isolante / dispersion* / lana di roccia / 冷え / 光熱費',
    scenes: [
      'A thermostat in a living room',
      'Scaffolding at a building site',
      'A builder with a drill at a building site',
      'A radiator in a living room',
      'A house in a field',
    ],
  },
  {
    thing: 'heatPump',
    theme: 'daylight',
    names:
      'heat pump* / heating engineer* / boiler service* / boiler repair* / boiler replacement* / new boiler* / gas boiler* / heizungsbau* / heizungswartung / heizungstausch / heizungscheck / heizungsmodernisierung / wärmepumpe* / gasheizung* / fernwärme / chauffagiste* / pompe à chaleur / pompes à chaleur / chaudière* / bomba de calor / bombas de calor / aerotermia / caldaia / caldaie / pompa di calore / pompe di calore / riscaldamento a pavimento / termoidraulic* / ヒートポンプ / 給湯器 / 暖房工事 / エコキュート / heating company / instalación de calefacción / técnico de calefacción',
    words:
      'boiler* / heating / radiator* / thermostat / gas engineer* / hot water / gas bill / heizung* / heizkörper / heizkosten / warmwasser / chauffage / radiateur* / eau chaude / radiador* / agua caliente / termostato / aquecedor* / água quente / riscaldamento / termosifon* / acqua calda / 暖房 / outdoor unit / keep your radiators / warmth from / save on heating / heating bill* / boiler / heat source / außengerät / vorlauf / unité extérieure / unidad exterior / central heating / calefacción / underfloor heating / fußbodenheizung* / plancher chauffant / piso radiante / 床暖房 / aquecimento central',
    scenes: [
      'A heat pump in a backyard',
      'A plumber with a wrench kneels by a radiator in a living room',
      'A thermostat in a hallway',
      'A gas boiler in a bathroom',
      'A radiator in a living room',
    ],
  },
  {
    thing: 'fan',
    theme: 'ocean',
    names:
      'air conditioner* / aircon / hvac / klimagerät* / klimatechnik / kältetechnik / climatiseur* / climatización / climatização / climatizzator* / condizionator* / air conditioning install* / air conditioning service* / air conditioning repair* / split klimaanlage* / klimaanlagenbau* / pose de climatisation / instalación de aire / instalação de ar / エアコン工事 / エアコン取り付け / エアコンクリーニング',
    words:
      'heatwave / cooling / cool air / split unit* / refrigerant / humid* / airflow / hitze / kühlung / kältemittel / lüftung / canicule / fraîcheur / frigoriste* / ola de calor / frigorías / refrigeração / raffrescamento / afa / 熱中症 / 室外機 / 冷風 / air conditioning / climatisation / aire acondicionado / aires acondicionados / ar condicionado / aria condizionata / エアコン / 冷房 / klimaanlage*',
    scenes: [
      'An outdoor unit in a backyard',
      'A technician with a drill in a living room',
      'A thermostat in a bedroom',
      'A desk fan in a living room',
      'An outdoor unit on a doorstep',
    ],
  },
  {
    thing: 'straight-ruler',
    theme: 'daylight',
    names:
      'flooring / carpet fitter* / carpet shop* / fitted carpet* / laminate floor* / vinyl floor* / hardwood floor* / wooden floor* / oak floor* / parquet floor* / floor sanding / floor layer* / floor fitter* / floor tile* / tiler / tilers / tiling / teppichboden / teppichböden / teppichhaus / parkett* / bodenbelag / bodenbeläge / bodenleger* / fliesenleger* / moquettes / parqueteur* / pose de parquet / carreleur* / carrelage / revêtements de sol / alfombras a medida / parquet laminado / tarimas / tarima flotante / suelos laminados / suelo laminado / suelo vinílico / solador* / alicatador* / pisos laminados / piso laminado / piso vinílico / pisos vinílicos / assoalho / azulejista* / pavimenti in legno / pavimentazioni / posa parquet / parchettista / piastrellist* / カーペット / フローリング / タイル工事 / tile shop* / tile showroom* / handmade tiles / wall tiles / bathroom tiles / zellige* / fliesenhandel / fliesenausstellung* / carreaux de ciment / tienda de azulejos / azulejos artesanales / pisos e azulejos / porcelanato* / piastrelle / gres porcellanato / タイル専門店',
    words:
      'carpet* / tile* / grout / underlay / oak / skirting / plank* / sanding / böden / fliese* / teppich* / dielen / parquet / carreau* / moquette / suelo* / baldosa* / alfombra* / azulejo* / tapete* / paviment* / piastrell* / 床材 / 床',
    scenes: [
      'A man with a hammer kneels in a living room',
      'A woman sits on a rug in a living room',
      'A toolbox on a rug in a living room',
      'A woman with a vacuum cleaner in a living room',
    ],
  },
  {
    thing: 'oven',
    theme: 'daylight',
    names:
      'fitted kitchen* / bespoke kitchen* / custom kitchen* / designer kitchen* / modular kitchen* / handmade kitchen* / dream kitchen* / new kitchen / kitchen fitter* / kitchen fitting / kitchen maker* / kitchen design* / kitchen showroom* / kitchen installation* / kitchen renovation* / kitchen remodel* / kitchen cabinet* / kitchen unit* / kitchen worktop* / worktops / countertops / küchenplan* / küchenbau* / küchenmontage / küchenhaus / küchenmöbel / küchenzeile* / küchenstudio* / einbauküche* / traumküche* / cuisiniste* / cuisine équipée / cuisines équipées / cuisine sur mesure / cuisines sur mesure / cuisine aménagée / muebles de cocina / cocina a medida / cocinas a medida / cocinas integrales / cozinha planejada / cozinhas planejadas / cozinha sob medida / cozinhas por medida / cucina su misura / cucine su misura / cucine componibili / cucina componibile / システムキッチン / キッチンリフォーム',
    words:
      'kitchen* / worktop* / cupboard* / oven / hob / soft close / splashback / küche* / schublade* / arbeitsplatte / herd / cuisine* / plan de travail / tiroir* / cocina* / encimera* / cajón* / cozinha* / bancada* / gaveta* / cucin* / piano di lavoro / キッチン / 台所 / induction hob / quartz / soft closing / kochinsel / griffe / îlot central / isla central / ilha / isola',
    scenes: [
      'A carpenter with a drill in a kitchen',
      'An oven in a kitchen',
      'A couple laughs in a kitchen',
      'A kitchen tap in a kitchen',
      'Bar stools in a kitchen',
    ],
  },
  {
    thing: 'bathtub',
    theme: 'ocean',
    names:
      'bathroom fitter* / bathroom fitting / bathroom design* / bathroom showroom* / bathroom installation* / bathroom renovation* / bathroom remodel* / bathroom suite* / bathroom refurb* / bathroom furniture / new bathroom / dream bathroom / fitted bathroom* / walk in shower* / walk in bath* / bathtub* / badsanierung* / badezimmermöbel / badezimmerplanung / badezimmerumbau / badplanung / badumbau / badrenovierung / badmöbel / badstudio / badausstellung / traumbad* / badewanne* / rénovation salle / nouvelle salle de / baignoire* / reforma de baño* / reformas de baños / baños a medida / bañera* / banheira* / reforma de banheiro* / remodelação de banheiro / arredo bagno / rifacimento bagno / ristrutturazione bagno / vasca da bagno / 浴室リフォーム / ユニットバス / お風呂リフォーム',
    words:
      'bathroom* / shower* / basin* / tiles / bath / vanity / towel rail / badezimmer / dusche / waschbecken / fliesen / salle de bain* / douche* / lavabo / baño* / ducha* / plato de ducha / banheiro* / chuveiro / bagno / doccia / lavandino / お風呂 / シャワー / 浴室 / wet room / rain shower / tiled / grab rail* / bodengleich* / ebenerdig / douche italienne / mampara* / box doccia',
    scenes: [
      'A plumber with a toolbox in a bathroom',
      'A bathtub in a bathroom',
      'A shower in a bathroom',
      'A woman with a towel in a bathroom',
      'A washbasin in a bathroom',
    ],
  },
  {
    thing: 'curtain',
    theme: 'daylight',
    names:
      'bespoke curtains / curtain maker* / curtain shop* / window blinds / roller blind* / venetian blind* / roman blind* / vertical blind* / wooden blind* / blinds and shutters / plantation shutter* / awning* / gardinen* / vorhänge / jalousie* / rollladen* / rollläden / fensterrollo* / innenrollo* / verdunkelungsrollo* / plissee* / markise* / rideaux / store banne / stores bannes / stores vénitiens / stores enrouleurs / cortinas a medida / cortinas sob medida / cortineir* / persiana* / toldo* / tende da sole / tende su misura / tende a rullo / tendaggi / tapparell* / カーテン / ブラインド',
    words:
      'curtain* / blinds / drapes / eyelet* / lining / vorhang* / verdunkelung / stoff* / sonnenschutz / rideau* / voilage* / tissu* / cortina* / estor* / blecaute / tecido* / tenda / tende / tessut* / 遮光 / 生地 / net curtain* / sheer / heading tape / verdunkel* / faltenband / tringle* / visillo* / bastone',
    scenes: [
      'A curtain in a living room',
      'A woman by a window in a bedroom',
      'A curtain in a bedroom',
      'A seamstress with a sewing machine in a workshop',
    ],
  },
  {
    thing: 'sofa',
    theme: 'daylight',
    names:
      'furniture shop* / furniture store* / furniture showroom* / designer furniture / sofa shop* / sofa store* / corner sofa* / sofa bed* / möbelhaus* / möbelhäuser / möbelgeschäft* / polstermöbel / ecksofa* / schlafsofa* / magasin de meubles / canapé convertible / canapé d angle / mueblería* / tienda de muebles / sofá cama / sofás / loja de móveis / sofá retrátil / mobilificio / negozio di arredamento / divani / divano letto / 家具屋 / 家具店 / ソファ',
    words:
      'furniture / sofa* / armchair* / sideboard* / bookcase* / coffee table / möbel* / sessel / couch / wohnzimmer / meuble* / canapé / fauteuil* / mueble* / sillón* / móveis / poltrona* / mobili / arredament* / divano / 家具 / 椅子 / three seater / two seater / upholstered / footstool / sideboard / dining table / esstisch* / table basse / mesa de centro / tavolino / canapés',
    scenes: [
      'A couple sits on a sofa in a living room',
      'A sofa in a living room',
      'A sofa in a furniture store',
      'A rocking chair in a living room',
      'A lamp in a living room',
    ],
  },
  {
    thing: 'bed',
    theme: 'midnight',
    names:
      'mattress* / bed shop* / bed store* / bedding / box spring bed* / matratze* / boxspringbett* / bettenhaus* / lattenrost* / bettwäsche / matelas / literie / colchón / colchones / ropa de cama / colchão / colchões / roupa de cama / materass* / reti e materassi / マットレス / 寝具 / 布団',
    words:
      'sleep* / pillow* / duvet* / memory foam / springs / back pain / snore / bed frame / schlaf* / kissen / bettdecke* / sommeil / oreiller* / couette* / almohada* / somier* / travesseiro* / cama / sonno / cuscin* / doghe / 睡眠 / 枕 / night sleep / trial nights / pocket springs / side sleepers / rückenschläfer / seitenschläfer / nuits d essai / noches de prueba',
    scenes: [
      'A bed in a bedroom',
      'A woman stretches in a bedroom',
      'A mattress in a bedroom',
      'A mattress in a furniture store',
    ],
  },
  // Gardens and outdoors
  {
    thing: 'flowerPots',
    theme: 'meadow',
    names:
      'garden cent* / plant nursery / nursery plants / plant shop* / perennials / houseplant* / gärtnerei* / gartencenter* / pflanzenmarkt / pflanzenhandel / stauden* / zimmerpflanzen / baumschule* / jardinerie* / pépinière* / plantes d intérieur / centro de jardinería / vivero de plantas / plantas de interior / garden center / viveiro de plantas / viveiro de mudas / floricultura e jardinagem / vivaio / vivai / vivaist* / 園芸店 / 観葉植物 / ガーデンセンター',
    words:
      'potting / compost / seedling* / seeds / soil / shrub* / bloom* / pflanze* / blumenerde / samen / balkonkasten / plante* / terreau / semis / vivace* / maceta* / abono / semillas / vaso* / adubo / piant* / terriccio / 植物 / 鉢 / 苗 / geraniums / tomato plant* / rose bush* / hanging basket* / bedding plants / geranien / rosen / kräutertöpfe / géraniums / geranios / gerani',
    scenes: [
      'Flower pots in a garden centre',
      'A gardener with a watering can in a garden centre',
      'A seedling tray in a garden centre',
      'Flower pots in a garden',
      'A watering can in a garden',
    ],
  },
  {
    thing: 'wheelbarrow',
    theme: 'meadow',
    names:
      'landscaper* / landscape gardener* / landscaping / garden design* / gardening service* / gardener / gardeners / garden maintenance / gartenbau* / gartengestaltung / gartenpflege / landschaftsbau / landschaftsgärtner* / gärtner / gärtnerin / gärtnermeister* / paysagiste* / jardinier* / entretien de jardins / aménagement paysager / jardinero* / paisajis* / mantenimiento de jardines / diseño de jardines / jardineiro* / jardinagem / paisagis* / giardinier* / giardinaggio / progettazione giardini / 造園 / 庭師 / 植木屋 / 庭づくり',
    words:
      'garden* / flower bed* / lawn* / prun* / weed* / mulch / turf / shrub* / planting / rasen / unkraut / strauch* / pelouse* / massif* / taille / mauvaises herbes / jardín* / césped / poda* / malas hierbas / jardim / gramado / canteiro* / giardin* / prato / potatura / aiuol* / 剪定 / 草むしり / 芝生 / mow* / weeds / jäten / hecke* / hecken / mähen / haie* / seto* / cerca viva / siepi / siepe / paving',
    scenes: [
      'A gardener with a shovel in a garden',
      'A wheelbarrow in a garden',
      'A gardener kneels in a garden',
      'A hedge in a garden',
      'A raised bed in a garden',
    ],
  },
  {
    thing: 'mower',
    theme: 'meadow',
    names:
      'lawn mower* / lawnmower* / robot mower* / robotic mower* / lawn care / lawn mowing / grass cutting / turf supplier* / rasenmäher* / mähroboter* / rasenpflege / rollrasen / rasensamen / tondeuse* / robot tondeuse / tonte de pelouse / gazon en rouleau / cortacésped* / robot cortacésped / corte de césped / césped artificial / cortador de grama / corte de grama / grama sintética / grama em rolo / tosaerba / rasaerba / robot tagliaerba / taglio erba / prato a rotoli / prato sintetico / 芝刈り機 / 芝刈り / ロボット芝刈り機 / 人工芝',
    words:
      'lawn* / mow* / grass / stripes / moss / scarif* / clippings / rasen / mähen / moos / vertikutier* / pelouse* / tondre / herbe / césped / hierba / segar / grama / aparar / prato / erba / tagliare / 芝生 / 芝 / stripes on the / edges / mulching / cutting width / schnittbreite / mährobot* / largeur de coupe / ancho de corte',
    scenes: [
      'A lawn mower in a backyard',
      'A man with a lawn mower in a backyard',
      'A lawn mower in a garden',
      'A lawn mower on a doorstep',
    ],
  },
  {
    thing: 'tree',
    theme: 'meadow',
    names:
      'tree surgeon* / tree surgery / arborist* / tree felling / tree removal / tree service* / tree trimming / stump grinding / stump removal / baumpflege* / baumfällung* / baumfäll* / baumkletter* / baumpfleger* / wurzelfräsen / élagage* / élagueur* / abattage d arbres / dessouchage / poda de árboles / tala de árboles / arboricultor* / destoconado / poda de árvores / corte de árvores / remoção de árvores / potatura alberi / abbattimento alberi / tree climbing potatura / arboricoltor* / 伐採 / 伐木 / 庭木の剪定',
    words:
      'tree* / stump* / chainsaw* / crown / oak / felled / dead wood / baum / bäume / äste / kettensäge / krone / arbre* / souche* / tronçonneuse / árbol* / tocón / motosierra / árvore* / galho* / motosserra / alberi / rami / ceppo / motosega / 枝 / 庭木 / 切り株',
    scenes: [
      'A man with a handsaw in a forest',
      'A tree in a garden',
      'Firewood in a forest',
      'A ladder by a tree in a garden',
      'A man in a hard hat in a forest',
    ],
  },
  {
    thing: 'fence',
    theme: 'meadow',
    names:
      'fencing contractor* / fence panel* / fence builder* / garden fence* / fence installation / fencing company / gate maker* / driveway gate* / electric gate* / garden gate* / zaunbau* / gartenzaun* / gartenzäune / doppelstabmatte* / zaunanlage* / sichtschutzzaun* / hoftor* / gartentor* / clôture de jardin / pose de clôture* / clôtures / portails / portail coulissant / vallas de jardín / cercados / vallado* / puertas correderas exteriores / cercas de madeira / instalação de cercas / portões / portão eletrônico / recinzioni / recinzione / cancelli / cancello automatico / フェンス工事 / フェンス / 門扉',
    words:
      'fence* / picket* / boundary / zaun / zäune / pfosten / sichtschutz / grundstück / clôture / portail / poteau* / grillage / valla* / malla / mourão / portão / recinzion* / paletti / 柵 / 境界 / 門',
    scenes: [
      'A fence in a garden',
      'A garden gate in a garden',
      'A carpenter with a hammer in a backyard',
      'A fence in a field',
      'A garden gate on a doorstep',
    ],
  },
  {
    thing: 'shed',
    theme: 'meadow',
    names:
      'garden shed* / shed builder* / summerhouse* / garden room* / garden building* / garden office* / gartenhaus / gartenhäuser / gartenhütte* / geräteschuppen / gartenlaube* / abri de jardin / abris de jardin / chalet de jardin / studio de jardin / casetas de jardín / caseta de jardín / caseta de madera / cobertizo* / casa de jardim / galpão de jardim / abrigo de jardim / casette da giardino / casetta da giardino / casetta in legno / casette in legno / 物置 / ログハウス / 小屋キット / garden log cabin*',
    words:
      'shed / timber / cladding / felt roof / bikes / schuppen / hütte / werkzeug* / holz / abri / cabane / rangement / bardage / caseta / madera / herramientas / tejado / casinha / madeira / ferramentas / casetta / legno / attrezzi / 収納 / 小屋 / 木製 / log cabin* / blockhütte*',
    scenes: [
      'A garden shed in a backyard',
      'A garden shed in a garden',
      'A carpenter with a drill in a backyard',
      'A wheelbarrow in a garden',
    ],
  },
  {
    thing: 'greenhouse',
    theme: 'meadow',
    names:
      'garden greenhouse* / greenhouse kit* / greenhouse maker* / greenhouses / polytunnel* / conservatory builder* / conservatories / orangeries / gewächshaus / gewächshäuser / folientunnel / wintergarten / wintergärten / serre de jardin / serres de jardin / véranda / vérandas / invernadero* / galería acristalada / estufa agrícola / estufa de jardim / serra da giardino / serre da giardino / serre agricole / giardino d inverno / verande / 温室 / サンルーム',
    words:
      'greenhouse / seedling* / polycarbonate / anzucht / tomaten / serre / semis / gelée* / tomates / cristal / heladas / siembra / vidro / geada / mudas / semina / gelo / pomodori / 苗 / 霜 / ガラス',
    scenes: [
      'A greenhouse in a garden',
      'A gardener with a watering can in a garden centre',
      'A seedling tray in a garden centre',
      'A greenhouse in a backyard',
      'A greenhouse in a field',
    ],
  },
  {
    thing: 'raisedBed',
    theme: 'meadow',
    names:
      'raised bed* / raised garden bed* / vegetable planter* / kitchen garden kit* / grow your own / hochbeet* / gemüsebeet* / carré potager / potager surélevé / bac potager / mesa de cultivo / huerto en casa / horta em casa / canteiro elevado / orto rialzato / orto in cassetta / cassone per orto / orto urbano / 家庭菜園 / プランター菜園',
    words:
      'compost / lettuce / carrot* / seeds / soil / harvest / herbs / planter* / salat / möhren / erde / ernte / kompost / potager / terreau / récolte / salade* / huerto / sustrato / cosecha / lechuga / horta / alface / colheita / adubo / orto / terriccio / raccolto / lattuga / 野菜 / 種',
    scenes: [
      'A raised bed in a garden',
      'A raised bed in a backyard',
      'A gardener with a watering can in a garden',
      'A vegetable box in a garden',
      'A seedling tray in a garden centre',
    ],
  },
  {
    thing: 'gardenTable',
    theme: 'meadow',
    names:
      'garden furniture / outdoor furniture / patio furniture / balcony furniture / rattan furniture / teak furniture / garden sofa* / garden table* / garden chair* / garden lounge* / sun lounger* / hammock* / pergola* / gartenmöbel* / gartentisch* / gartenstühle / terrassenmöbel / balkonmöbel / sonnenliege* / hängematte* / terrassenüberdachung* / mobilier de jardin / meubles de jardin / salon de jardin / salons de jardin / hamac* / muebles de jardín / muebles de terraza / muebles de exterior / tumbona* / hamaca* / móveis de jardim / móveis de exterior / móveis para jardim / móveis para varanda / mobili da giardino / arredo giardino / arredi da esterno / arredamento da esterno / ombrellon* / ガーデンファニチャー / ハンモック / ガーデンテーブル',
    words:
      'patio / parasol* / teak / rattan / weatherproof / cushions / sonnenschirm* / wetterfest / chaise longue / extérieur / sombrilla* / área externa / terrazza / esterni / giardino / テラス / 屋外 / バルコニー',
    scenes: [
      'A garden table on a terrace',
      'A woman sits on a chair on a terrace',
      'Friends laugh at a table in a garden',
      'A hammock in a backyard',
    ],
  },
  {
    thing: 'carpentry-saw',
    theme: 'meadow',
    names:
      'decking company / garden decking / composite decking / wooden deck* / deck builder* / patio builder* / terrassenbau* / terrassendielen / holzterrasse* / wpc dielen / terrasse en bois / terrasses en bois / lames de terrasse / terrasse composite / tarima exterior / tarimas de exterior / suelos de exterior / deck de madeira / decks de madeira / deck wpc / pavimenti per esterni / decking in legno / pedane in legno / ウッドデッキ / 人工木デッキ',
    words:
      'decking / joists / larch / planks / patio / splinter* / dielen / lärche / unterkonstruktion / lame* / lambourde* / mélèze / lamas / tarima / tábuas / ipê / doghe / larice / terrazz* / デッキ / テラス / 床板',
    scenes: [
      'A carpenter with a drill on a terrace',
      'A handsaw on a table on a terrace',
      'A garden table on a terrace',
      'Friends laugh on a terrace',
    ],
  },
  {
    thing: 'ring-buoy',
    theme: 'ocean',
    names:
      'pool builder* / pool construction / pool installer* / pool installation / pool maintenance / pool cover* / pool cleaning / pool company / natural pool* / plunge pool* / backyard pool* / garden pool* / inground pool* / poolbau* / poolüberdachung* / poolabdeckung* / pooltechnik / poolroboter / poolpflege / schwimmteich* / swimmingpools / pisciniste* / piscine coque / piscines coques / piscine enterrée / piscines enterrées / construction de piscine* / piscine naturelle / construcción de piscinas / constructores de piscinas / mantenimiento de piscinas / piscinas de obra / alberca* / construção de piscinas / piscina de fibra / piscinas de fibra / piscina de vinil / manutenção de piscinas / costruzione piscine / piscine interrate / manutenzione piscine / プール施工 / プール工事',
    words:
      'pool* / swim* / chlorine / tiles / liner / dive in / backyard / becken / chlor / wasserpflege / piscine* / bassin* / margelle* / piscina* / cloro / depuradora / bomba / azulejo* / vasca / プール / 塩素 / 水質',
    scenes: [
      'A girl swims in a pool',
      'Towels on a table by a pool',
      'A builder with a shovel in a backyard',
      'A boy swims in a pool',
      'An excavator in a backyard',
    ],
  },
  {
    thing: 'woodStove',
    theme: 'ember',
    names:
      'barrel sauna* / garden sauna* / outdoor sauna* / home sauna* / infrared sauna* / mobile sauna* / sauna maker* / sauna builder* / sauna kit* / sauna stove* / sauna heater* / sauna cabin* / fasssauna* / fass sauna* / gartensauna* / garten sauna* / saunabau* / saunahersteller / saunaofen / saunaöfen / saunakabine* / saunahaus / saunahäuser / sauna extérieur* / saunas extérieurs / sauna tonneau / sauna de jardin / fabricant de sauna* / sauna de exterior / saunas de exterior / sauna de jardín / sauna de barril / sauna residencial / saunas residenciais / sauna de jardim / sauna da giardino / saune da giardino / sauna da esterno / sauna a botte / sauna finlandese / サウナ小屋 / サウナキット / サウナストーブ',
    words:
      'löyly / hot stones / cedar / birch / finnish / cool down / aufguss / schwitzen / zedernholz / vapeur / pierres chaudes / cèdre / piedras / cedro / suor / pedras / vapore / pietre / abete / ロウリュ / 水風呂 / サウナ',
    scenes: [
      'A garden shed in the snow',
      'A woman in a robe in the snow',
      'A wood stove in a workshop',
      'Towels on a table in a bathroom',
      'A carpenter with a hammer in a workshop',
    ],
  },
  {
    thing: 'climbingFrame',
    theme: 'daylight',
    names:
      'playground equipment / playground builder* / playground construction / climbing frame* / garden swing* / wooden swing set* / swing set* / play tower* / spielplatzbau* / spielgeräte / spielturm* / spieltürme / klettergerüst* / gartenschaukel* / portique balançoire / structure de jeux / parques infantiles / columpios de jardín / casitas infantiles / brinquedos de parque / balanço de jardim / giochi da giardino / altalena da giardino / altalene da giardino / parchi gioco / attrezzature per parchi / 遊具 / 公園遊具 / ブランコ / fabricant aires de / brinquedos para playground',
    words:
      'sandpit / trampoline / robinia / rutsche* / schaukel* / klettern / sandkasten / toboggan* / balançoire* / bac à sable / tobogán / columpio* / arenero / escorregador / balanço* / caixa de areia / scivol* / altalen* / sabbiera / すべり台 / 砂場 / aire de jeux / aires de jeux / playground infantil / playgrounds',
    scenes: [
      'A climbing frame in a garden',
      'A swing in a playground',
      'A girl laughs in a playground',
      'A playground slide in a garden',
      'A trampoline in a backyard',
    ],
  },
  {
    thing: 'treehouse',
    theme: 'meadow',
    names:
      'tree house builder* / treehouse builder* / treehouse maker* / tree houses / treehouses / baumhaus / baumhäuser / baumhausbau* / constructeur de cabanes / cabane perchée / cabane dans un / cabanes perchées / casas del árbol / casa del árbol / cabañas en árboles / casa na árvore / casas na árvore / case sull albero / casa sull albero / ツリーハウス',
    words:
      'treehouse* / tree / branches / rope ladder / trunk / timber / hideaway / baum / äste / strickleiter / arbre* / cabane* / échelle / ramas / cabaña / árvore / galhos / albero / rami / scala / 木の上 / 枝',
    scenes: [
      'A treehouse in a garden',
      'A treehouse in a forest',
      'A carpenter with a hammer in a forest',
      'A boy with a ladder in a garden',
    ],
  },
  {
    thing: 'fountain',
    theme: 'meadow',
    names:
      'garden pond* / pond builder* / koi pond* / water feature* / garden fountain* / pond liner* / gartenteich* / teichbau* / koiteich* / gartenbrunnen / springbrunnen / wasserspiele / bassin de jardin / bassins de jardin / fontaine de jardin / fontaines de jardin / estanques de jardín / estanque de jardín / fuentes de jardín / fuente de jardín / lago ornamental / fonte de jardim / fontes para jardim / laghetti da giardino / laghetto da giardino / fontane da giardino / fontana da giardino / 庭池 / 錦鯉の池 / 噴水',
    words:
      'pond / koi / water lil* / liner / frogs / goldfish / teich / pumpe / seerosen / frösche / bassin / nénuphar* / pompe / jet d eau / estanque / nenúfar* / bomba / lago / carpas / laghetto / ninfee / pompa / 池 / 鯉 / 水草',
    scenes: [
      'A fountain in a garden',
      'A fountain in a park',
      'A fountain in a backyard',
      'A pile of stones in a garden',
      'A gardener with a shovel in a garden',
    ],
  },
  {
    thing: 'statue',
    theme: 'meadow',
    names:
      'garden statue* / garden ornament* / garden sculpture* / sculptor* / sculpture studio / bronze foundry / gartenfigur* / gartenskulptur* / bildhauer* / steinbildhauer* / statues de jardin / statue de jardin / sculpteur* / atelier de sculpture / fonderie d art / estatuas de jardín / figuras de jardín / escultor* / taller de escultura / fundición artística / estátuas para jardim / esculturas de jardim / ateliê de escultura / statue da giardino / scultor* / scultrice / fonderia artistica / 彫刻家 / 庭の置物 / 銅像',
    words:
      'statue* / sculpt* / bronze / marble / chisel* / bust / plaster / carve* / skulptur* / meißel / marmor / büste / sculpture* / marbre / buste / moulage / escultura* / mármol / cincel / busto / mármore / estátua* / scultur* / marmo / scalpello / 彫刻 / 大理石 / 石膏',
    scenes: [
      'A statue in a garden',
      'A sculptor with a hammer in a workshop',
      'A statue in a workshop',
      'A statue in a museum',
    ],
  },
  {
    thing: 'shovel',
    theme: 'ocean',
    names:
      'snow removal / snow clearing / snow plough* / snow plow* / winter maintenance / snow shovel* / winterdienst* / schneeräum* / schneeräumdienst* / streudienst / déneigement* / déneigeur* / salage / retirada de nieve / quitanieves / quitanieve / remoção de neve / limpa neve / sgombero neve / sgombero della neve / spalatura neve / spargisale / 除雪 / 雪かき / 雪下ろし',
    words:
      'icy / black ice / driveway / schnee / eis / glatteis / gehweg / streusalz / neige / verglas / trottoir / nieve / hielo / acera / gelo / calçada / ghiaccio / marciapied* / 雪 / 凍結 / 歩道',
    scenes: [
      'A man with a shovel in the snow',
      'A shovel in the snow',
      'A woman with a shovel in the snow',
      'A tractor in the snow',
    ],
  },
  // Heavy work, machines and materials
  {
    thing: 'excavator',
    theme: 'volt',
    names:
      'digger hire / excavator hire / excavator rental* / plant hire / machinery hire / machinery rental* / equipment rental* / groundworks / groundworker* / earthworks / earthmoving / excavation contractor* / mini digger* / bagger mieten / baggerarbeiten / baggerverleih / minibagger / baumaschinen* / erdarbeiten / tiefbau / erdbau / terrassement / terrassier* / location de pelle* / location d engins / mini pelle* / excavaciones / movimiento de tierras / movimientos de tierras / alquiler de maquinaria / alquiler de excavadora* / retroexcavadora* / escavação / terraplenagem / terraplanagem / aluguel de máquinas / locação de máquinas / retroescavadeira* / movimento terra / noleggio escavatori / noleggio macchine movimento / scavi e movimento / escavatore / escavatori / 重機レンタル / 掘削工事 / 土木工事 / ショベルカー',
    words:
      'excavat* / trench* / tonne / hydraulic* / soil / topsoil / baggern / grube / aushub / fundament / tonnen / tranchée* / pelle / fondation* / zanja* / cimentación / toneladas / vala / fundação / scavo / fondamenta / benna / 掘削 / 基礎 / dig / footings / trenches / skid steer / dumper* / breaker / grab lorry / muldenkipper / tranchées / zanjas / valas',
    scenes: [
      'An excavator at a building site',
      'An excavator in a field',
      'A builder with a shovel at a building site',
      'A traffic cone at a building site',
      'An excavator in a backyard',
    ],
  },
  {
    thing: 'crane',
    theme: 'daylight',
    names:
      'crane hire / crane rental* / mobile crane* / tower crane* / lifting contractor* / contract lift* / heavy lift* / kranverleih* / kranvermietung / autokran* / mobilkran* / turmdrehkran* / kranarbeiten / location de grue* / levage / grutier* / grue mobile / grues mobiles / alquiler de grúa* / grúa torre / grúas torre / grúas móviles / autogrúa* / aluguel de guindaste* / locação de guindaste* / guindaste* / noleggio gru / autogru / gru a torre / gruist* / クレーン / 移動式クレーン / タワークレーン',
    words:
      'hoist* / boom / rigging / slings / banksman / heben / ausleger / tonnen / haken / levage / flèche / tonnes / izar / toneladas / içamento / lança / sollevament* / carico / braccio / tonnellate / 吊り上げ / 荷重',
    scenes: [
      'A tower crane at a building site',
      'A builder in a hard hat at a building site',
      'A tower crane in the city',
      'A tower crane in a harbour',
    ],
  },
  {
    thing: 'scaffolding',
    theme: 'daylight',
    names:
      'scaffolding / scaffolder* / scaffold hire / scaffold tower* / scaffold company / gerüstbau* / gerüstverleih / fassadengerüst* / échafaudage* / échafaudeur* / andamio* / andaimes / locação de andaime* / andaime* / ponteggi* / ponteggio / 足場工事 / 足場屋 / 足場組立',
    words:
      'scaffold / tubes / poles / working at height / facade / ladder* / couplers / gerüst* / rohre / fassade / höhe / façade* / hauteur / planchers / altura / fachada / tubos / quota / facciat* / tubi / 足場 / 高所 / 外壁',
    scenes: [
      'Scaffolding at a building site',
      'A builder with a wrench at a building site',
      'Scaffolding in the city',
      'A ladder at a building site',
    ],
  },
  {
    thing: 'rocks',
    theme: 'daylight',
    names:
      'aggregates supplier* / gravel and sand / crushed stone / natural stone supplier* / natursteinhandel / zierkies / naturstein* / carrière de pierre* / granulats / gravier* / pierre naturelle / graviers décoratifs / cantera* / áridos / grava decorativa / piedra natural / pedreira / pedreiras / brita / pedras naturais / pedras decorativas / cave di pietra / inerti / ghiaia / pietra naturale / pietre naturali / 採石場 / 砂利 / 天然石材',
    words:
      'granite / limestone / driveway / kies / schotter / granit / splitt / calcaire / piedra* / granito / caliza / pedra* / sasso / sassi / sabbia / 花崗岩 / 砂',
    scenes: [
      'A pile of rocks in a quarry',
      'An excavator in a quarry',
      'A wheelbarrow in a quarry',
      'A pile of stones in a garden',
    ],
  },
  {
    thing: 'pick',
    theme: 'ember',
    names:
      'stonemason* / stone mason* / masonry / bricklayer* / bricklaying / stone carver* / dry stone wall* / stone wall* / steinmetz* / maurerbetrieb / maurermeister* / maurerarbeiten / tailleur de pierre / tailleurs de pierre / marbrier* / marbrerie / maçonnerie / cantero artesano / maestro cantero / cantería / marmolista* / marmolería / mampostería / cantaria / marmorista* / marmoraria / alvenaria / scalpellin* / marmist* / lavorazione pietra / muratore / 石工 / 石材店 / 石屋',
    words:
      'granite / marble / chisel* / mallet* / lime mortar / brick* / sandstone / headstone* / granit / marmor / meißel / sandstein / mörtel / marbre / burin / mortier / piedra* / mármol / granito / cincel / ladrillo* / pedra* / mármore / tijolo* / marmo / mattoni / 石材 / 御影石 / 墓石',
    scenes: [
      'A sculptor with a hammer in a workshop',
      'A pile of rocks in a workshop',
      'A statue in a workshop',
      'A builder with a hammer at a building site',
      'A pile of stones at a building site',
    ],
  },
  {
    thing: 'trafficCone',
    theme: 'volt',
    names:
      'road construction / asphalt contractor* / tarmac* / driveway paving / paving contractor* / road marking* / resurfacing / traffic management company / block paving / straßenbau* / asphaltbau / asphaltierung / pflasterarbeiten / pflasterbau / straßenmarkierung* / travaux routiers / enrobé* / goudronnage / pavage / marquage routier / signalisation de chantier / asfaltado* / pavimentación / obras viales / señalización vial / pavimentação asfáltica / asfalto e pavimentação / sinalização viária / lavori stradali / asfaltatur* / segnaletica stradale / manti stradali / 道路工事 / 舗装工事 / 道路舗装',
    words:
      'asphalt / pothole* / lane closure* / cones / roadworks / paving / schlagloch / fahrbahn / bordstein / nid de poule / bitume / trottoir / bache* / calzada / acera / buraco* / asfalto / meio fio / buche / carreggiata / アスファルト / 道路 / 路面',
    scenes: [
      'A traffic cone on a road',
      'A road worker in a hard hat on a road',
      'An excavator on a road',
      'A traffic cone in the city',
    ],
  },
  {
    thing: 'drill',
    theme: 'daylight',
    names:
      'diy store* / diy shop* / diy project* / hardware store* / hardware shop* / home improvement store* / power tool* / hand tools / cordless drill* / drill driver* / tool shop* / tool store* / builders merchant* / heimwerker* / baumarkt / baumärkte / baustoffhandel / werkzeugladen / elektrowerkzeug* / akkuschrauber* / akkubohrer* / magasin de bricolage / bricolage / quincaillerie* / outillage / bricolaje / ferretería* / herramientas eléctricas / loja de ferragens / ferragens / ferramentas elétricas / furadeira* / parafusadeira* / fai da te / ferramenta e utensileria / utensili elettrici / elettroutensil* / 電動工具 / 日曜大工 / ホームセンター / 工具店',
    words:
      'drill* / screw* / hammer* / spanner* / sandpaper / weekend project / werkzeug* / schraube* / dübel / bohren / perceuse* / herramienta* / tornillo* / taladro* / clavo* / ferramenta* / parafuso* / utensil* / viti / trapano* / chiodi / 工具 / ネジ / ドリル',
    scenes: [
      'A man with a drill in a workshop',
      'A drill on a table in a workshop',
      'A toolbox on a table in a workshop',
      'A woman with a hammer in a living room',
      'A wrench on a table in a workshop',
    ],
  },
  {
    thing: 'toolbox',
    theme: 'volt',
    names:
      'tool hire / tool rental* / rent tools / tools for hire / werkzeugverleih / werkzeugvermietung / geräteverleih / maschinenverleih / location d outils / location de matériel / location outillage / alquiler de herramientas / aluguel de ferramentas / locação de ferramentas / locação de equipamentos / noleggio attrezzature / noleggio attrezzi / noleggio utensili / 工具レンタル / 機械レンタル',
    words:
      'per day / drill* / sander* / ladder* / breaker / weekend rate / mieten / pro tag / kaution / schleifmaschine / louer / caution / ponceuse / alquilar / por día / fianza / lijadora / alugar / diária / caução / cauzione / 貸出 / 一日',
    scenes: [
      'A toolbox on a table in a hardware store',
      'A man with a drill in a workshop',
      'A drill on a table in a hardware store',
      'A ladder in a workshop',
      'A lawn mower in a backyard',
    ],
  },
  {
    thing: 'toolBelt',
    theme: 'daylight',
    names:
      'handyman* / handymen / handyman service* / odd job* / home repair* / furniture assembly / hausmeisterservice* / hausmeisterdienst* / möbelmontage / kleinreparaturen / homme toutes mains / petits travaux / montage de meubles / manitas / arreglos del hogar / montaje de muebles / marido de aluguel / pequenos reparos / montador de móveis / montagem de móveis / tuttofare / piccole riparazioni / montaggio mobili / 便利屋 / 家具組立 / 住宅修繕',
    words:
      'shelves / hang pictures / squeaky / dripping / assemble / to do list / aufbauen / bohren / étagère* / bricoleur / reparación* / estante* / colgar / taladrar / conserto* / prateleira* / furar / riparazion* / mensol* / appendere / 修理 / 棚 / 取り付け',
    scenes: [
      'A handyman with a drill in a living room',
      'A tool belt on a table in a living room',
      'A toolbox in a kitchen',
      'A handyman with a ladder in a hallway',
      'A handyman with a hammer in a bedroom',
    ],
  },
  {
    thing: 'paintBucket',
    theme: 'daylight',
    names:
      'paint shop* / paint store* / paint brand / wall paint* / chalk paint* / lime paint / interior paint* / wallpaper* / farbenhaus / farbenfachgeschäft / wandfarbe* / tapeten / lacke und farben / kreidefarbe* / lehmfarbe* / magasin de peinture / peinture murale / papiers peints / papier peint / tienda de pinturas / pintura para paredes / papel pintado / loja de tintas / tintas para parede / tinta para parede / papel de parede / colorificio / pitture murali / pittura per pareti / carta da parati / idropittur* / 壁紙 / ペンキ店 / 塗料',
    words:
      'paint* / shade* / matt / swatch* / pigment* / farbton / streichen / pinsel / teinte* / rouleau / pinceau / brocha* / rodillo / rolo / pincel / colore / tinte / rullo / pennello / ローラー',
    scenes: [
      'A paint bucket in a living room',
      'A woman with a paintbrush in a living room',
      'A paint bucket in a hardware store',
      'A couple with a paint bucket in a bedroom',
      'A ladder in a bedroom',
    ],
  },
  {
    thing: 'pineTree',
    theme: 'ember',
    names:
      'sawmill* / timber merchant* / timber yard* / lumber yard* / lumberyard* / timber supplier* / sägewerk* / holzhandel* / holzhandlung / schnittholz / scierie* / négoce de bois / bois de construction / aserradero* / maderera* / venta de madera / serraria* / madeireira* / venda de madeira / segheria / segherie / legnami / commercio legname / 製材所 / 木材店 / 材木屋',
    words:
      'timber / lumber / planks / beams / spruce / larch / oak / sawn / bohlen / balken / fichte / lärche / bretter / poutre* / épicéa / chêne / tablón / tablones / vigas / pino / tábuas / pinus / eucalipto / tavole / travi / abete / larice / 丸太 / 板材 / 杉',
    scenes: [
      'A handsaw on a table in a workshop',
      'Firewood in a forest',
      'A pine tree in a forest',
      'A man with an axe in a forest',
      'A carpenter with a drill in a workshop',
    ],
  },
  {
    thing: 'house',
    theme: 'daylight',
    names:
      'prefab house* / prefabricated house* / modular home* / modular house* / timber frame house* / timber frame home* / log house* / log home* / tiny house* / tiny home* / self build home* / kit home* / passive house* / fertighaus / fertighäuser / holzhaus / holzhäuser / blockhaus / blockhäuser / tinyhouse* / massivhaus / passivhaus / maison ossature bois / maisons en bois / maison en bois / constructeur de maison* / maison individuelle / maison passive / casa prefabricada / casas prefabricadas / casa modular / casas modulares / casas de madera / casa pré fabricada / casas pré fabricadas / casas de madeira / casa prefabbricata / case prefabbricate / case in legno / casa in legno / casa passiva / 注文住宅 / 木造住宅 / タイニーハウス / ハウスメーカー',
    words:
      'turnkey / floor plan* / timber frame / airtight / move in / weeks to build / grundriss* / schlüsselfertig / bauplatz / grundstück / terrain / clé en main / llave en mano / parcela / madera / terreno / chave na mão / chiavi in mano / lotto / planimetria / 間取り / 土地 / 平屋',
    scenes: [
      'A house in a field',
      'A tower crane at a building site',
      'A couple laughs on a doorstep',
      'A carpenter with a drill at a building site',
      'A house in a forest',
    ],
  },
  // Makers and crafts
  {
    thing: 'pottersWheel',
    theme: 'ember',
    names:
      'pottery / potteries / potters / ceramics studio* / ceramicist* / töpferei* / töpfer / keramikwerkstatt / poterie* / potier* / céramiste* / atelier de céramique / alfarer* / ateliê de cerâmica / olaria / oleiro* / laboratorio di ceramica / ceramista / ceramisti / vasai* / 陶芸 / 焼き物 / 陶器市 / 窯元',
    words:
      'clay / glaze* / kiln / stoneware / porcelain / wheel thrown / ceramic* / glasur* / brennofen / keramik / argile / émail / grès / céramique / arcilla / esmalte / torno / cerámica / argila / barro / cerâmica / argilla / smalto / tornio / ceramica / ろくろ / 釉薬 / 粘土 / hand thrown / thrown by hand / ash glaze / wood kiln / dipped in / hand built / ceramics / becher',
    scenes: [
      'A woman at a pottery wheel in a workshop',
      'A potter with a vase in a workshop',
      'A kiln in a workshop',
      'A jug on a table in a workshop',
    ],
  },
  {
    thing: 'wineglass',
    theme: 'ember',
    names:
      'glassblower* / glass blower* / glassblowing / glass blowing / blown glass / mouth blown glass / glass studio* / glassworks / glasbläser* / glasbläserei / mundgeblasen* / glashütte* / glasmanufaktur* / souffleur de verre / souffleurs de verre / verre soufflé / verrerie d art / cristallerie / vidrio soplado / soplador de vidrio / sopladores de vidrio / vidro soprado / vidro artesanal / soffiatore di vetro / maestri vetrai / vetro soffiato / vetro di murano / vetreria artistica / ガラス工房 / 吹きガラス / ガラス工芸 / 江戸切子',
    words:
      'molten / furnace / blowpipe / annealing / goblet* / schmelzofen / ofen / verre / canne / fusion / vidrio / horno / caña / jarrón / vidro / forno / sopro / vetro / fornace / canna / ガラス / 花瓶 / blown / hand blown / goblets / carafe* / colour rods / glowing glass / gather / mundgeblasene / mouth blown / calice* / soufflé / soplado',
    scenes: [
      'A wine glass on a table in a workshop',
      'A glass bottle on a table in a workshop',
      'A lamp in a workshop',
      'A perfume flacon on a table in a workshop',
    ],
  },
  {
    thing: 'violin',
    theme: 'ember',
    names:
      'luthier* / violin maker* / guitar maker* / guitar builder* / lute maker* / cello maker* / bow maker* / instrument maker* / geigenbau* / gitarrenbau* / instrumentenbau* / bogenbauer* / lutherie / facteur d instruments / luthería / lutier / constructor de guitarras / guitarrero / guitarras artesanales / luteria / construtor de violões / violões artesanais / liutai* / liuteria / costruttore di chitarre / 弦楽器製作 / バイオリン製作 / ギター製作 / 弦楽器工房',
    words:
      'violin* / cello* / fretboard / spruce / tonewood / varnish / soundpost / strings / luthiery / geige* / fichte / steg / lack / violon* / épicéa / chevalet / table d harmonie / violín / abeto / barniz / puente / violino* / violão / verniz / abete / vernice / ponticello / バイオリン / 弦 / 駒 / maple back / cello / tone wood / sound box / resonance / ahorn / decke und boden / érable / arce / acero fiammato',
    scenes: [
      'A luthier with a violin in a workshop',
      'A violin on a table in a workshop',
      'A guitar in a workshop',
      'A luthier with a guitar in a workshop',
    ],
  },
  {
    thing: 'grandPiano',
    theme: 'ember',
    names:
      'piano tuning / piano maker* / piano restor* / piano repair* / piano workshop* / klavierstimmer* / klavierbau* / klavierbauer* / klavierwerkstatt / accordeur de piano* / accord de piano / facteur de piano* / restauration de piano* / afinador de piano* / afinación de pianos / taller de pianos / afinação de piano* / restauração de pianos / accordatore di pianoforti / accordatura pianoforte / accordatore / restauro pianoforti / ピアノ調律 / ピアノ修理 / 調律師',
    words:
      'piano* / tuning fork / out of tune / soundboard / felt hammer* / strings / klavier* / flügel / saiten / cordes / désaccordé / marteaux / afinar / desafinado / cuerdas / teclas / afinado / cordas / martelos / accordare / corde / tasti / ピアノ / 鍵盤 / 音程',
    scenes: [
      'A grand piano in a workshop',
      'A craftsman with a wrench in a workshop',
      'A grand piano in a living room',
      'Piano keys in a living room',
    ],
  },
  {
    thing: 'anvil',
    theme: 'ember',
    names:
      'blacksmith* / forge and ironwork / wrought iron / ironworks / ironworker* / hand forged / schmiede / schmied / kunstschmied* / schmiedeeisen* / schmiedekurs* / forgeron* / ferronnerie d art / ferronnier* / fer forgé / herrería* / herreros / hierro forjado / forja artística / ferreiro* / ferraria / ferro forjado / fabbro ferraio / ferro battuto / maniscalc* / 鍛冶屋 / 鍛冶職人 / 鍛造 / 野鍛冶',
    words:
      'anvil / hammer / red hot / bellows / steel / tongs / amboss / glühend* / esse / eisen / enclume / forge / fer / braise* / yunque / fragua / hierro / martillo / bigorna / forja / ferro / martelo / incudine / forgia / martello / 鉄 / 金床 / 炎 / railing* / gate hinge* / fire pokers / hot iron / coal / hearth / hufeisen / horseshoe* / rampe* / reja* / ringhiera',
    scenes: [
      'A blacksmith with a hammer in a forge',
      'An anvil in a workshop',
      'A hammer on a table in a forge',
      'A knife on a table in a forge',
    ],
  },
  {
    thing: 'knife',
    theme: 'ember',
    names:
      'knife maker* / knifemaker* / bladesmith* / cutlers / knife sharpening / knife shop* / kitchen knives / chef s knives / pocket knives / hand forged knives / messerschmied* / messermacher* / messerschleif* / kochmesser / taschenmesser / messermanufaktur* / coutelier* / coutellerie* / affûtage de couteaux / couteaux de cuisine / couteaux pliants / cuchillería / cuchillero* / afilado de cuchillos / cuchillos artesanales / cutelaria / cuteleiro* / amolador* / facas artesanais / facas de cozinha / coltellinai* / coltelleria / affilatura coltelli / coltelli da cucina / coltelli artigianali / arrotino / 包丁 / 研ぎ / 刃物 / ナイフ職人',
    words:
      'steel / sharpen* / damascus / whetstone / knife / knives / messer / schärfe / stahl / griff* / lame* / acier / tranchant / manche / filo / acero / mango / lâmina* / aço / cabo / lama / lame / acciaio / manico / 刃 / 鋼 / 砥石 / damaszener* / klinge / schneide / geschliffen / mooreiche / razor sharp / tang / forged / affûté / afilad* / afiad*',
    scenes: [
      'A knife on a table in a workshop',
      'A blacksmith with a hammer in a workshop',
      'An anvil in a workshop',
      'A cutting board on a table in a kitchen',
      'A knife on a table in a kitchen',
    ],
  },
  {
    thing: 'clock',
    theme: 'ember',
    names:
      'clockmaker* / clock maker* / clock repair* / clock restoration / grandfather clock* / cuckoo clock* / longcase clock* / antique clock* / uhrenwerkstatt / kuckucksuhr* / standuhr* / großuhr* / turmuhr* / réparation d horloge* / horloger restaurateur / horloges anciennes / pendules anciennes / coucou suisse / relojería artesanal / reparación de relojes / restauración de relojes / relojes de pared / relógios de parede / conserto de relógios / relojoeiro* / relojoaria / orologi a pendolo / orologi a cucù / riparazione orologi / orologiaio / orologiai / 時計修理 / 柱時計 / 掛け時計 / 鳩時計',
    words:
      'clock* / pendulum / chime* / mainspring / winding / pendel / zahnrad / uhrwerk / horloge* / balancier / rouage* / carillon / reloj* / péndulo / engranaje* / relógio* / pêndulo / engrenage* / orolog* / pendolo / ingranagg* / 時計 / 振り子 / 歯車 / hands stopped / grandfather s clock / clockwork / cuckoo / mantel clock / stopped ticking / schlagwerk / pendule* / tic tac',
    scenes: [
      'An old clock on a table in a workshop',
      'Gears on a table in a workshop',
      'A watchmaker with a clock in a workshop',
      'A clock in a living room',
    ],
  },
  {
    thing: 'book',
    theme: 'ember',
    names:
      'bookbinder* / bookbinding / book restoration / hand bound book* / hand bound notebook* / paper marbling / buchbinder* / buchbinderei / buchrestaur* / handgebunden* / reliure / relieur* / reliure d art / restauration de livres / encuadernador* / encuadernación* / encadernador* / encadernação / restauro de livros / legatori* / legatoria / rilegatura / rilegatore / restauro libri / 製本 / 製本家 / 手製本 / 装丁',
    words:
      'binding / spine / leather cover / linen / bone folder / notebook* / einband / leinen / heften / goldprägung / cuir / dorure / couture / cuero / lomo / couro / lombada / capa / pelle / filo / dorso / copertina / 糸 / 表紙 / 革 / rebound / loose pages / marbled / sewn / hand sewn / endpaper* / guest book* / photo album* / fadenheftung / gästebuch / livre d or',
    scenes: [
      'A book on a table in a workshop',
      'A craftsman with a book in a workshop',
      'A spool of thread on a table in a workshop',
      'Scissors on a table in a workshop',
      'A book on a table in a library',
    ],
  },
  {
    thing: 'chair',
    theme: 'ember',
    names:
      'upholster* / reupholster* / furniture restor* / chair caning / polsterei* / polsterer* / raumausstatter* / möbelrestaur* / tapissier / tapissiers / tapissier décorateur / réfection de fauteuil* / restauration de meubles / cannage de chaise* / tapicer* / tapizado* / retapizar / restauración de muebles / estofador* / reforma de estofados / tapeceiro* / tapeçaria de móveis / restauração de móveis / tappezzier* / tappezzeria / rifoderatura / restauro mobili / 椅子張り替え / 家具修理 / 椅子修理 / 張り替え',
    words:
      'armchair* / sofa* / springs / webbing / horsehair / stuffing / tacks / stoff* / sessel / federn / gurte / fauteuil* / crin / ressorts / tissu* / sillón* / muelles / relleno / poltrona* / molas / tecido* / espuma / molle / imbottitura / stoffa / 椅子 / 布地 / 座面 / old armchair / worn springs / reupholstered / new webbing / footstool* / restuffed / neu bezogen / bezugsstoff* / recouvrir',
    scenes: [
      'A chair in a workshop',
      'A craftsman with a hammer in a workshop',
      'A sofa in a workshop',
      'A sewing machine on a table in a workshop',
      'Scissors on a table in a workshop',
    ],
  },
  {
    thing: 'basket',
    theme: 'ember',
    names:
      'basket maker* / basketmaker* / basket weaving / basketry / wicker work / wicker basket* / willow weaving / korbflecht* / korbmacher* / flechtwerk* / korbwaren / weidenkorb / weidenkörbe / vannerie / vannier* / panier en osier / paniers en osier / cestería / cestero* / mimbrero* / cestas de mimbre / cestaria / cesteiro* / cestas de vime / artesanato em vime / cestai* / cesti intrecciati / cesteria / cesti in vimini / 籠編み / かご編み / 竹細工 / 竹籠 / 竹かご',
    words:
      'willow / wicker / rattan / weav* / reeds / cane / weide* / flechten / korb / körbe / osier / tresse* / mimbre / trenzado / vime / trança* / palha / vimini / intreccio / giunco / 竹 / 編む / かご / woven / hand woven basket / log basket* / willows / geflochten / weaving / tressé* / trenzad* / trançad* / intrecciat*',
    scenes: [
      'A basket on a table in a workshop',
      'A woman with a basket in a workshop',
      'A basket in a workshop',
      'A basket on a table in a market',
    ],
  },
  {
    thing: 'teapot',
    theme: 'meadow',
    names:
      'tatami maker* / tatami shop* / tatami mat* / tatamimatte* / 畳屋 / 畳替え / 畳店 / 和室リフォーム / 障子張替え / 襖張替え / 畳の張り替え / 畳張替え / 表替え',
    words:
      'rush grass / igusa / shoji / japanese room / straw / straw mat* / binsengras / reisstroh / matten / paille de riz / jonc / esterilla* / paja de arroz / junco / esteira* / palha de arroz / stuoia / paglia di riso / giunco / い草 / 和室 / 襖 / 障子 / tatami / tatamis / 畳 / mats / nattes',
    scenes: [
      'A man kneels in a tatami room',
      'A teapot on a table in a tatami room',
      'A woman kneels in a tatami room',
      'A hand fan on a table in a tatami room',
    ],
  },
  {
    thing: 'candle',
    theme: 'ember',
    names:
      'candle maker* / candle making / chandlery / scented candle* / soy candle* / beeswax candle* / handmade candle* / kerzenmanufaktur* / kerzenzieher* / duftkerze* / bienenwachskerze* / kerzenherstellung / kerzen ziehen / cirier* / bougies parfumées / bougie parfumée / fabrication de bougies / bougies artisanales / velas aromáticas / velas artesanales / velas de soja / cerería / taller de velas / velas artesanais / velas perfumadas / velas aromatizadas / candele profumate / candele artigianali / cereria / candele di soia / 和ろうそく / アロマキャンドル / キャンドル作り / キャンドル工房',
    words:
      'wick* / wax / burn time / candle* / scent* / beeswax / soy wax / docht* / wachs / brenndauer / kerze* / bougie* / cire / mèche / flamme / vela* / cera / aroma* / pavio* / parafina / candel* / stoppino / fiamma / ろうそく / 蝋 / 芯',
    scenes: [
      'A candle on a table in a workshop',
      'A candle on a table in a living room',
      'A woman with a candle in a workshop',
      'A honeycomb on a table in a workshop',
      'A candle on a table in a bathroom',
    ],
  },
  {
    thing: 'barrel',
    theme: 'ember',
    names:
      'cooperage* / barrel maker* / oak barrel maker* / rain barrel* / wooden barrel* / küferei* / böttcher* / fassbinder* / fassmacher* / holzfass / holzfässer / regentonne* / tonnellerie* / tonnelier* / récupérateur d eau / tonelería* / tonelero* / barricas artesanales / tanoaria* / tanoeiro* / barris de carvalho / bottai / fabbrica di botti / costruzione botti / botti artigianali / 樽職人 / 桶屋 / 木桶 / 樽製造',
    words:
      'stave* / hoop* / oak / barrel* / cask* / charring / cooper / dauben / reifen / eiche / fass / fässer / douelle* / chêne / cerclage / tonneau* / duela* / roble / barril / carvalho / tosta / doghe / rovere / cerchi / botte / 樽 / 桶 / 杉',
    scenes: [
      'A barrel in a workshop',
      'A craftsman with a hammer in a workshop',
      'Barrels in a wine cellar',
      'A barrel in a garden',
    ],
  },
  {
    thing: 'bag',
    theme: 'ember',
    names:
      'leather workshop* / leathercraft* / leatherwork* / leather worker* / saddler / saddlers / leather bag maker* / handmade leather / lederwerkstatt / ledermanufaktur* / sattlerei* / sattler / täschner* / feintäschner* / gerberei / maroquinerie artisanale / maroquinier* / sellier* / tannerie / marroquinería / marroquinero* / talabartería / talabartero* / guarnicionero* / curtiduría / selaria / seleiro* / correeiro / couro artesanal / curtume / pelletteria artigianale / pellettiere / pellettieri / selleria / conceria / 革工房 / レザークラフト / 革職人 / 革製品',
    words:
      'leather / stitch* / awl / saddle / waxed thread / patina / leder* / gürtel / sattel / pfriem / cuir / couture / tannage / ceinture* / cuero / piel / costura / cinturón / couro / cinto* / cuoio / pelle / cucitura / cintur* / 革 / 手縫い / 鞄',
    scenes: [
      'A handbag on a table in a workshop',
      'A craftsman with a bag in a workshop',
      'A sewing machine on a table in a workshop',
      'A spool of thread on a table in a workshop',
      'Scissors on a table in a workshop',
    ],
  },
  {
    thing: 'shoe',
    theme: 'ember',
    names:
      'cobbler* / shoe repair* / shoemaker* / bespoke shoes / bespoke shoemaker* / shoe resoling / resole / schusterei* / schuhmacher* / schuhreparatur* / maßschuh* / cordonnier* / cordonnerie* / bottier / bottiers / ressemelage / zapatero remendón / reparación de calzado / reparación de zapatos / zapatos a medida / sapateiro* / sapataria de consertos / conserto de sapatos / conserto de calçados / calzolai* / riparazione scarpe / risuolatura / scarpe su misura / 靴修理 / 靴職人 / オーダー靴',
    words:
      'heel* / leather / welt* / stitched / worn down / laces / sohle* / absatz / absätze / leisten / leder / semelle* / talon* / cuir / couture / suela* / tacón / tacones / cuero / salto* / couro / suol* / tacc* / cuoio / 靴底 / かかと / 革靴',
    scenes: [
      'Hiking boots on a table in a workshop',
      'A shoe on a table in a workshop',
      'A hammer on a table in a workshop',
      'A cobbler with a hammer in a workshop',
    ],
  },
  {
    thing: 'umbrella',
    theme: 'ocean',
    names:
      'umbrella maker* / umbrella repair* / handmade umbrella* / umbrella workshop* / schirmmacher* / schirmmanufaktur* / schirmreparatur* / fabricant de parapluie* / parapluies artisanaux / réparation de parapluie* / paragüería / paraguas artesanales / paragüero artesano / guarda chuvas artesanais / conserto de sombrinha* / ombrellai* / ombrelli artigianali / ombrellificio / 傘職人 / 和傘 / 傘修理',
    words:
      'umbrella* / canopy / ribs / downpour / ferrule / regenschirm* / griff / stockschirm / parapluie* / manche / baleine* / paraguas / mango / varilla* / guarda chuva* / cabo / varetas / chuva / ombrell* / manico / stecche / 傘 / 骨',
    scenes: [
      'An umbrella in a workshop',
      'A craftsman with an umbrella in a workshop',
      'A sewing machine on a table in a workshop',
      'A woman with an umbrella in the city',
    ],
  },
  {
    thing: 'folding-hand-fan',
    theme: 'blush',
    names:
      'fan maker* / folding fan* / handmade fans / hand fan* / fächer manufaktur / handfächer / fächermacher* / éventailliste* / éventail artisanal / éventails / abaniquero* / abanicos artesanales / abanicos / leques artesanais / leques / ventagli artigianali / ventagli / 扇子 / うちわ / 扇子職人',
    words:
      'silk / lacquer / hand painted / ribs / breeze / bambus / seide / handbemalt / bambou / soie / peint main / bambú / seda / pintado a mano / varillas / bambu / pintado à mão / varetas / seta / dipinto a mano / stecche / 和紙 / 竹 / 涼',
    scenes: [
      'A hand fan on a table in a workshop',
      'A hand fan on a table in a tatami room',
      'A woman with a hand fan in a workshop',
      'An artist with a paintbrush in a workshop',
    ],
  },
  {
    thing: 'hat',
    theme: 'blush',
    names:
      'milliner* / millinery / hat maker* / hatmaker* / hatters / hat shop* / hutmacher* / hutmanufaktur / putzmacher* / modistin / hutgeschäft / chapelier* / chapellerie* / chapeaux sur mesure / sombrerería* / sombrerero* / sombreros artesanales / chapelaria* / chapeleiro* / chapéus artesanais / cappellai* / cappelleria* / cappellificio / modisteria / 帽子職人 / 帽子屋 / 帽子専門店',
    words:
      'brim / straw / crown / panama / fedora / hut / hüte / filz / krempe / stroh / chapeau* / feutre / paille / sombrero* / fieltro / ala / paja / chapéu* / feltro / aba / palha / cappell* / tesa / paglia / 帽子 / フェルト / つば',
    scenes: [
      'A hat on a table in a workshop',
      'A seamstress with a sewing machine in a workshop',
      'A hat in a boutique',
      'A spool of thread on a table in a workshop',
    ],
  },
  {
    thing: 'sewingMachine',
    theme: 'blush',
    names:
      'sewing machine* / sewing pattern* / clothing alteration* / alterations service / dressmak* / seamstress* / tailor shop / bespoke tailor* / bespoke suit* / nähmaschine* / schneiderei* / änderungsschneiderei* / maßschneider* / schnittmuster / haute couture / atelier de couture / couturière* / machine à coudre / tailleur sur mesure / curso de costura / cursos de costura / modista* / sastrería* / sastres / máquina de coser / arreglos de ropa / ateliê de costura / costureir* / alfaiat* / máquina de costura / ajustes de roupa / sartoria / sartorie / sarto / sarta / macchina da cucire / 裁縫 / 洋裁 / 仕立て屋 / 洋服お直し / ミシン',
    words:
      'stitch* / needle* / bobbin / stoff* / faden / saum / ourlet* / tissu* / aiguille* / dobladillo / aguja* / cremallera / bainha / tecido* / agulha* / orlo / filo / 生地 / 針 / 糸',
    scenes: [
      'A seamstress with a sewing machine in a workshop',
      'A sewing machine on a table in a workshop',
      'A mannequin in a workshop',
      'A spool of thread on a table in a workshop',
      'A clothes rail in a workshop',
    ],
  },
  {
    thing: 'yarn',
    theme: 'ember',
    names:
      'knitting / knitwear / yarn / yarns / yarn shop* / crochet / crocheting / knitter* / strickgarn* / häkeln / wollladen / wollgeschäft / tricoter / tricot / laine à tricoter / pelotes de laine / tejer / lana para tejer / punto y ganchillo / ganchillo / tricô / crochê / fios de tricô / lavoro a maglia / uncinetto / filati / gomitoli / 毛糸 / 編み物 / かぎ針編み / strickwolle / stricknadel*',
    words:
      'skein* / stitch* / wool / merino / pattern* / ball of yarn / cast on / sock yarn / wolle / nadeln / knäuel / laine / aiguilles / maille* / pelote* / lana / ovillo* / lã / agulhas / novelo* / ferri / gomitol* / 編み針 / ウール / stricken',
    scenes: [
      'A woman knits in a living room',
      'Yarn on a table in a living room',
      'A basket with yarn in a living room',
      'A woman with yarn sits on a sofa in a living room',
    ],
  },
  {
    thing: 'blanket',
    theme: 'ember',
    names:
      'wool blanket* / woollen blanket* / woolen mill* / woollen mill* / handwoven / hand woven / weavers / hand weaver* / quilting / patchwork quilt* / quilts / wolldecke* / handweber* / handgewebt* / schafwolle* / tisserand* / tissage* / filature* / couvertures en laine / plaid en laine / mantas de lana / tejedor* / telar / telares / tejeduría / mantas de lã / tecelão / tecelã / cobertores de lã / coperte di lana / lanificio / tessitore / tessitrice / plaid di lana / 毛布 / 機織り / 手織り',
    words:
      'wool* / blanket* / merino / cashmere / loom* / weave / warp / fleece / webstuhl / wolle / kaschmir / laine / plaid* / métier à tisser / lana / merina / lã / cobertor* / coperta / coperte / telaio / cachemire / ウール / 織機 / 羊毛',
    scenes: [
      'A flock of sheep in a field',
      'A blanket on a table in a living room',
      'Yarn on a table in a workshop',
      'A blanket on a table in a workshop',
    ],
  },
  // Property and services around the home
  {
    thing: 'house-with-garden',
    theme: 'daylight',
    names:
      'apê / apês / real estate / estate agent* / estate agency / realtor* / property for sale / house for sale / homes for sale / show home* / show house* / housing development* / new build homes / immobilie* / immobilienmakler* / maklerbüro* / eigenheim* / eigentumswohnung* / baufinanzierung / agence immobilière / agences immobilières / agent immobilier / promoteur immobilier / immobilier neuf / inmobiliaria* / agente inmobiliario / promotora de viviendas / pisos en venta / casas en venta / obra nueva / imobiliári* / corretor de imóveis / apartamentos à venda / apartamento na planta / lançamento imobiliário / imóvel / imóveis / agenzia immobiliare / agenzie immobiliari / immobiliare / immobiliari / case in vendita / 不動産 / 分譲住宅 / 分譲マンション / 住宅展示場 / 新築一戸建て',
    words:
      'bedroom* / square metre* / property / mortgage* / asking price / move in ready / south facing / makler / besichtigung* / zimmer / quadratmeter / wohnfläche / grundstück / chambres / mètres carrés / terrain / hipoteca / dormitorios / metros cuadrados / suíte / financiamento / metro quadrado / mutuo / mutui / camere / metri quadri / trilocale / 間取り / 駅徒歩 / 内覧 / open house / floor plan / exclusive listing / sea view / penthouse / terraced / semi detached / altbauwohnung / t3 / duplex',
    scenes: [
      'A house in a field',
      'A couple laughs on a doorstep',
      'A house key on a table in a living room',
      'An estate agent with a tablet in a living room',
      'A for sale sign on a doorstep',
    ],
  },
  {
    thing: 'contract',
    theme: 'daylight',
    names:
      'property management / property manager* / letting agent* / lettings / letting agency / rental apartment* / apartments for rent / flats to rent / flatshare* / housing association* / tenant portal* / hausverwaltung* / wohnungsgenossenschaft* / wohnungsbaugesellschaft* / mietwohnung* / mietverwaltung / syndic de copropriété / gestion locative / location appartement / appartements à louer / logement social / bailleur social / administrador de fincas / administración de fincas / pisos en alquiler / alquiler de pisos / alquiler de viviendas / administradora de condomínios / administração de condomínios / aluguel de apartamentos / amministratore di condominio / amministrazione condominiale / affitto appartamenti / case in affitto / 賃貸物件 / 賃貸マンション / 賃貸アパート / マンション管理 / 管理会社',
    words:
      'tenant* / landlord* / lease* / tenancy / apartment* / utilities included / service charge* / mieter* / vermieter* / kaution / nebenkosten / locataire* / loyer* / bail / inquilino* / alquiler / fianza / aluguel / condomínio* / affitto / inquilin* / canone / caparra / 敷金 / 礼金 / 家賃',
    scenes: [
      'A house key on a table in a living room',
      'A contract on a table in a living room',
      'A couple with a box in a living room',
      'A couple with a box on a doorstep',
      'A door in a hallway',
    ],
  },
  {
    thing: 'box',
    theme: 'daylight',
    names:
      'self storage / student storage / storage unit* / storage space / storage facility / container storage / warehousing / selfstorage / lagerbox* / lagerraum mieten / lagerräume / möbellager / garde meuble* / self stockage / box de stockage / location de box / trastero* / guardamuebles / almacenaje / guarda móveis / guarda volumes / deposito mobili / deposito mobili e / box in affitto / magazzini in affitto / trasloco e deposito / トランクルーム / レンタル収納 / 貸し倉庫 / 貸倉庫',
    words:
      'clutter / padlock / square feet / declutter / warehouse / lagern / einlagern / kartons / stauraum / cartons / stocker / entrepôt / mètres cubes / cajas / guardar / almacén / caixas / armazém / depósito / scatoloni / magazzino / 収納 / 荷物 / 倉庫',
    scenes: [
      'A woman carries a box in a warehouse',
      'Lockers in a warehouse',
      'A pallet in a warehouse',
      'A padlock on a table in a warehouse',
      'A sofa in a warehouse',
    ],
  },
  {
    thing: 'broom',
    theme: 'ocean',
    names:
      'house clean* / home clean* / office clean* / deep clean* / end of tenancy / domestic clean* / commercial clean* / cleaning service* / cleaning company / cleaning team / cleaning lady / cleaners / cleaning crew / janitorial / reinigungsfirma / reinigungsservice / reinigungskraft / reinigungskräfte / gebäudereinigung* / büroreinigung* / putzfrau* / putzhilfe* / unterhaltsreinigung / entreprise de nettoyage / service de nettoyage / femme de ménage / aide ménagère / ménage à domicile / nettoyage de bureaux / empresa de limpieza / servicio de limpieza / limpieza de oficinas / limpieza a domicilio / limpiadora* / empresa de limpeza / serviço de limpeza / limpeza residencial / limpeza de escritórios / diarista* / faxina* / impresa di pulizie / servizio di pulizie / pulizie domestiche / pulizia uffici / 清掃会社 / 清掃業 / ハウスクリーニング / 家事代行 / お掃除代行',
    words:
      'spotless / mop / vacuum* / hoover* / putzen / sauber / staub / wischen / reinigung / propre / poussière / ménage / nettoyage / limpieza / polvo / fregona / limpeza / poeira / esfregão / pulizia / pulizie / polvere / straccio / 掃除 / ほこり / 清掃 / skirting boards / limescale / sparkling / oven cleaning / putzmittel / vitres et sols / suelos y baños / pia e box',
    scenes: [
      'A cleaner with a bucket in an office',
      'A broom in a living room',
      'A woman with a vacuum cleaner in a living room',
      'A bucket in a hallway',
      'A spray bottle on a table in a kitchen',
    ],
  },
  {
    thing: 'sponge',
    theme: 'ocean',
    names:
      'window clean* / gutter clean* / facade clean* / pressure wash* / conservatory clean* / fensterreiniger / fensterreinigung* / fensterputzer* / glasreinigung* / dachrinnenreinigung* / fassadenreinigung* / nettoyage de vitres / laveur de vitres / laveurs de vitres / nettoyage de gouttières / nettoyage de façade* / limpiacristales / limpieza de cristales / limpieza de canalones / limpieza de fachadas / limpador de vidros / limpeza de vidros / limpeza de calhas / limpeza de fachada* / lavavetri / pulizia vetri / pulizia grondaie / lavaggio vetri / 窓拭き / 窓ガラス清掃 / 雨樋掃除 / 高圧洗浄',
    words:
      'window* / squeegee / ladder* / sparkling / panes / gutter* / fenster* / schlieren / abzieher / streifenfrei / vitre* / traces / échelle / ventana* / escalera / vidro* / janela* / escada / finestr* / aloni / scala / ガラス / 水垢 / streak free / upstairs windows / pure water / reach pole / putzen fenster / streifen',
    scenes: [
      'A man with a bucket on a doorstep',
      'A ladder on a doorstep',
      'A sponge on a table in a living room',
      'A window in a living room',
      'A man with a sponge by a window in an office',
    ],
  },
  {
    thing: 'vacuum',
    theme: 'ocean',
    names:
      'carpet clean* / rug clean* / upholstery clean* / sofa clean* / mattress clean* / teppichreinigung* / polsterreinigung* / matratzenreinigung* / teppichwäsche / nettoyage de tapis / nettoyage de moquette* / nettoyage de canapé* / limpieza de alfombras / limpieza de sofás / limpieza de tapicería* / limpeza de sofá* / limpeza de estofados / limpeza de tapetes / lavagem de sofá / lavaggio tappeti / pulizia tappeti / lavaggio divani / pulizia divani / カーペットクリーニング / ソファクリーニング / 絨毯クリーニング',
    words:
      'carpet* / steam clean / red wine / pet hair / vacuum* / fleck* / teppich* / polster / milben / tache* / tapis / fibres / acariens / mancha* / alfombra* / ácaros / tapete* / tappet* / acari / シミ / カーペット / ダニ',
    scenes: [
      'A woman with a vacuum cleaner in a living room',
      'A vacuum cleaner in a living room',
      'A sofa in a living room',
      'A man with a vacuum cleaner in a hallway',
    ],
  },
  {
    thing: 'washer',
    theme: 'ocean',
    names:
      'laundry service* / laundrette* / laundromat* / launderette* / dry cleaning / dry cleaner* / detergent* / laundry liquid / laundry pods / wäscherei* / waschsalon* / waschmittel / textilreinigung* / chemische reinigung / weichspüler / laverie* / blanchisserie* / nettoyage à sec / lessive* / lavandería / lavanderías / tintorería* / detergente* / suavizante / lavanderia / lavanderias / lavagem a seco / sabão em pó / amaciante / lavanderie / lavasecco / detersivo / detersivi / ammorbidente / コインランドリー / クリーニング店 / 洗濯洗剤 / 洗濯代行 / 柔軟剤',
    words:
      'laundry / wash* / ironing / ironed / shirts / softener / tumble dry* / wäsche / waschgang / bügeln / flecken / linge / repassage / tache* / ropa limpia / lavado* / planchado* / manchas / roupa* / passadoria / bucato / stiratura / macchie / 洗濯 / アイロン / 乾燥機',
    scenes: [
      'A washing machine in a bathroom',
      'A woman with a basket in a laundry room',
      'A washing line in a garden',
      'An ironing board in a living room',
      'Washing machines in a laundromat',
    ],
  },
  {
    thing: 'recyclingBins',
    theme: 'meadow',
    names:
      'recycling cent* / waste collection / waste management / waste disposal / rubbish removal / rubbish collection / garbage collection / junk removal / skip hire / dumpster* / scrap metal / house clearance* / entsorgung* / entsorger / müllabfuhr* / mülltrennung / abfallwirtschaft* / containerdienst* / entrümpelung* / haushaltsauflösung* / wertstoffhof* / schrotthandel / collecte des déchets / gestion des déchets / tri sélectif / déchetterie* / débarras de maison / recyclage / location de benne* / reciclaje / recogida de residuos / gestión de residuos / vaciado de pisos / chatarrería / alquiler de contenedores / reciclagem / coleta seletiva / coleta de lixo / gestão de resíduos / caçamba* / ferro velho / raccolta differenziata / raccolta rifiuti / gestione rifiuti / riciclo / sgombero cantine / svuota cantine / リサイクル / ごみ収集 / 廃棄物処理 / 不用品回収 / 粗大ごみ',
    words:
      'waste / landfill / rubbish / trash / plastic bottle* / compost / scrap / müll / abfall / altpapier / wertstoff* / déchets / poubelle* / ordures / tri / residuos / basura / contenedor* / lixo / resíduos / lixeira* / rifiut* / cassonett* / differenziata / discarica / ごみ / 分別 / 回収 / recycling',
    scenes: [
      'Recycling bins in the city',
      'Recycling bins on a doorstep',
      'A man with a box in the city',
      'Recycling bins in a backyard',
      'A trash can in a kitchen',
    ],
  },
  {
    thing: 'rat',
    theme: 'daylight',
    names:
      'pest control / pest removal / exterminator* / rat control / rodent control / mouse control / wasp nest* / termite control / termite treatment / cockroach control / bed bug* / bedbug* / mosquito net* / mosquito screen* / insect screen* / fly screen* / schädlingsbekämpf* / schädlingsbefall / kammerjäger* / ungeziefer / wespennest* / insektenschutz* / fliegengitter / mückenschutz / désinsectisation / dératisation / dératiseur* / nuisibles / punaises de lit / moustiquaire* / control de plagas / exterminación de plagas / chinches / desratización / mosquitera* / fumigación / dedetiza* / controle de pragas / desratização / descupinização / tela mosquiteira / disinfestazion* / derattizzazion* / zanzariere / zanzariera / cimici dei letti / 害虫駆除 / シロアリ / ネズミ駆除 / 害獣駆除 / ゴキブリ駆除 / 網戸',
    words:
      'rat / rats / mice / wasp* / ants / cockroach* / termite* / infestation* / trap* / bait / ratten / mäuse / ameisen / wespen / kakerlake* / souris / guêpes / cafards / plaga* / rata* / cucarachas / hormigas / pragas / ratos / baratas / cupim / topi / scarafaggi / formiche / vespe / 害虫 / ネズミ / ゴキブリ / gnaw* / droppings / scratching / in the loft / nagen / kot / graignot* / excrementos / roedor* / roditor* / fezes',
    scenes: [
      'A rat in a kitchen',
      'A man with a spray bottle in a kitchen',
      'An ant in a kitchen',
      'A mosquito in a bedroom',
      'A man with a spray bottle in a bedroom',
    ],
  },
  {
    thing: 'flashlight',
    theme: 'midnight',
    names:
      'security guard* / security guarding / security patrol* / security officer* / security company / security firm* / security personnel / security staff / event security / door supervisor* / bodyguard* / night watchm* / sicherheitsdienst* / wachdienst* / werkschutz / objektschutz / personenschutz / wachschutz / agent de sécurité / agents de sécurité / gardiennage / télésurveillance / société de sécurité / vigilantes / guardia de seguridad / guardias de seguridad / seguridad privada / vigilancia privada / segurança privada / segurança patrimonial / vigilante patrimonial / guardia giurata / guardie giurate / istituto di vigilanza / vigilanza privata / 警備員 / 警備会社 / ガードマン',
    words:
      'patrol* / cctv / intruder* / premises / access control / surveillance / streife / bewachung / einbruch / ronde* / intrusion* / vigilancia / intruso* / cámaras / vigilância / câmeras / portaria / sorveglianza / allarme / intrusioni / 巡回 / 夜間 / 監視',
    scenes: [
      'A guard with a flashlight in the city at night',
      'A guard with a flashlight in a warehouse',
      'A flashlight on a table in an office',
      'A guard with a flashlight in a hallway',
    ],
  },
  {
    thing: 'safe',
    theme: 'midnight',
    names:
      'safe maker* / home safe* / wall safe* / fireproof safe* / gun safe* / safes and vaults / tresor / tresore / tresorbau / wandtresor* / möbeltresor* / feuerfester tresor / waffenschrank* / schließfach / schließfächer / coffre fort / coffres forts / cajas fuertes / cofres de segurança / cofre digital / cofre eletrônico / casseforti / cassaforte / 金庫 / 耐火金庫',
    words:
      'valuables / combination / burglar* / fireproof / vault / jewellery / steel / heirloom* / wertsachen / einbrecher / zahlenkombination / feuerfest / stahl / bijoux / cambrioleur* / combinaison / ignifuge / joyas / ladrones / combinación / joias / ladrões / senha / gioielli / ladri / combinazione / 貴重品 / 耐火 / 泥棒',
    scenes: [
      'A steel safe in an office',
      'A wall safe in a bedroom',
      'A steel safe in a living room',
      'A house key on a table in an office',
    ],
  },
  {
    thing: 'bucket',
    theme: 'ocean',
    names:
      'flood restoration / damp proofing / mould removal / mold removal / mold remediation / fire damage restoration / basement waterproofing / schimmelsanierung* / schimmelentfernung* / bautrocknung / kellerabdichtung / traitement humidité / assèchement / traitement des moisissures / eliminación de moho / tratamiento de humedades / humedades por capilaridad / infiltração / infiltrações / impermeabilização / remoção de mofo / risanamento umidità / deumidificazione / rimozione muffa / カビ取り / 水害復旧 / 防水工事 / 除湿工事 / water damage restoration / water damage repair* / wasserschadensanierung* / assèchement après dégât',
    words:
      'mould / mold / dehumidifier* / soaked / drying / insurance claim / feucht* / schimmel / trocknung / nass / humidité / moisissure* / inondation* / humedad* / moho / goteras / sótano / umidade / mofo / goteira* / umidità / muffa / allagament* / cantina / 浸水 / カビ / 湿気 / water damage / flood damage / wasserschaden* / wasserschäden / dégât des eaux / dégâts des eaux / daños por agua / danni da acqua',
    scenes: [
      'A bucket in a living room',
      'A technician with a bucket in a hallway',
      'A standing fan in a hallway',
      'Rubber boots in a bathroom',
      'A builder with a drill in a bathroom',
    ],
  },
  {
    thing: 'magnifying-glass-tilted-left',
    theme: 'daylight',
    names:
      'home inspection* / home inspector* / house survey* / property survey* / building inspection* / energy audit* / energy performance certificate* / energieberat* / energieausweis* / hauskaufberatung / immobiliengutachter* / diagnostic immobilier / diagnostiqueur immobilier / audit énergétique / bilan énergétique / inspección de viviendas / certificado energético / auditoría energética / perito inmobiliario / vistoria de imóveis / laudo técnico / perícia predial / auditoria energética / perizia immobiliare / certificazione energetica / attestato di prestazione / diagnosi energetica / 住宅診断 / ホームインスペクション / 省エネ診断',
    words:
      'defect* / damp / before you buy / gutachten / mängel / risse / bericht / rapport / fissure* / défaut* / informe / grieta* / defecto* / laudo / trinca* / rachadura* / perizia / crep* / difett* / relazione / 診断 / ひび / 報告書',
    scenes: [
      'A man with a flashlight in a hallway',
      'A magnifying glass on a table in a living room',
      'A man with a ladder on a doorstep',
      'A clipboard on a table in a living room',
      'A man with a tablet on a doorstep',
    ],
  },
  {
    thing: 'washer',
    theme: 'daylight',
    names:
      'appliance repair* / washing machine repair* / dishwasher repair* / fridge repair* / oven repair* / white goods / haushaltsgeräte reparatur / waschmaschinenreparatur / hausgeräteservice / hausgerätekundendienst / réparation électroménager / dépannage électroménager / réparation lave linge / reparación de electrodomésticos / reparación de lavadoras / conserto de eletrodomésticos / conserto de máquina / conserto de geladeira* / assistência de eletrodomésticos / riparazione elettrodomestici / riparazione lavatrici / assistenza elettrodomestici / 家電修理 / 洗濯機修理 / 冷蔵庫修理',
    words:
      'washing machine* / freezer* / error code / waschmaschine* / kühlschrank / ersatzteil* / fehlercode / lave linge / frigo* / pièces détachées / lavadora* / nevera* / repuesto* / avería / geladeira* / lavatric* / frigorifer* / ricamb* / 洗濯機 / 冷蔵庫 / 部品',
    scenes: [
      'A technician with a wrench in a kitchen',
      'A washing machine in a kitchen',
      'A fridge in a kitchen',
      'An oven in a kitchen',
      'A technician with a toolbox in a kitchen',
    ],
  },
  // Interiors
  {
    thing: 'lamp',
    theme: 'ember',
    names:
      'lighting shop* / lighting store* / lighting showroom* / light fitting* / designer lamp* / chandelier* / pendant light* / floor lamp* / table lamp* / lampshade* / lampengeschäft / lampenschirm* / stehlampe* / tischleuchte* / kronleuchter* / lichtplanung / luminaire* / lampadaire* / abat jour* / lustrerie / suspensions luminaires / lámparas / tienda de lámparas / iluminación decorativa / lámpara de techo / lámpara de pie / luminária* / loja de iluminação / lustres / abajur* / lampadario / lampadari / illuminazione d interni / paralumi / negozio di lampade / 照明器具 / 照明店 / シャンデリア / ランプシェード / designerleuchte* / leuchtengeschäft',
    words:
      'lamp* / warm light / dimmer / shade* / brightness / bulb* / dimmbar / lampe* / leuchte* / ampoule* / éclairage / bombilla* / regulable / lâmpada* / iluminação / lampadin* / dimmerabile / 明かり / 照明 / 電球 / leuchten',
    scenes: [
      'A lamp in a living room',
      'A light bulb in a living room',
      'A lamp in a bedroom',
      'A woman reads by a lamp in a living room',
      'A lamp in a furniture store',
    ],
  },
  {
    thing: 'cabinet',
    theme: 'daylight',
    names:
      'fitted wardrobe* / built in wardrobe* / walk in closet* / custom closet* / closet design* / bespoke storage / shelving system* / bookcase maker* / einbauschrank / einbauschränke / schiebetürenschrank / begehbarer kleiderschrank / ankleidezimmer / regalsystem* / schranksystem* / dressing sur mesure / dressings sur mesure / placard sur mesure / placards sur mesure / bibliothèque sur mesure / armarios a medida / armario empotrado / armarios empotrados / vestidores / vestidor a medida / armários planejados / armário planejado / closet planejado / guarda roupa planejado / roupeiros embutidos / armadi su misura / armadio su misura / cabina armadio / cabine armadio / librerie su misura / 造作家具 / 収納家具 / クローゼット造作',
    words:
      'wardrobe* / sliding door* / hanger* / shelves / alcove / clutter / schrank / schränke / kleiderstange / dachschräge / schublade* / placard* / rangement* / étagère* / penderie / armario* / cajones / perchas / estantes / armário* / gavetas / cabides / armadi* / cassetti / ante scorrevoli / 収納 / 棚 / 洋服 / sous pente / placards / étagères / tiroirs / sur mesure / alcoves / under the eaves / nach maß / sob medida / su misura / クローゼット / ウォークインクローゼット',
    scenes: [
      'A cabinet in a living room',
      'A carpenter with a drill in a bedroom',
      'A clothes rail in a bedroom',
      'A drawer in a bedroom',
      'A shelf in a living room',
    ],
  },
  {
    thing: 'curtain',
    theme: 'daylight',
    names:
      'interior design* / interior decorator* / interior architect* / home staging / home styling / interior stylist* / innenarchitekt* / innenarchitektur / raumgestaltung / wohnberatung / inneneinrichtung* / architecte d intérieur / architectes d intérieur / décorateur d intérieur / décoratrice d intérieur / décoration intérieure / interiorismo / interiorista* / decorador de interiores / decoración de interiores / diseño de interiores / design de interiores / arquitetura de interiores / decoradora de interiores / decoração de interiores / arredatore / arredatrice / interior designer / architettura d interni / progettazione d interni / インテリアデザイン / インテリアコーディネーター / 内装デザイン',
    words:
      'mood board* / cushions / styling / open plan / living space* / farbkonzept / wohnraum / moodboard* / kissen / agencement / coussins / matières / cojines / texturas / espacios / ambientes / almofadas / ambienti / cuscini / tessuti / atmosfera / 配色 / 空間 / 内装',
    scenes: [
      'A designer with a tablet in a living room',
      'A sofa in a living room',
      'A framed picture in a living room',
      'A paint bucket in a living room',
      'A lamp in a living room',
    ],
  },
  {
    thing: 'deskWithMonitor',
    theme: 'daylight',
    names:
      'office furniture / standing desk* / sit stand desk* / ergonomic chair* / office chair* / office fit out / height adjustable desk* / büromöbel* / höhenverstellbarer schreibtisch / bürostuhl / bürostühle / büroeinrichtung* / objekteinrichtung / mobilier de bureau / bureau assis debout / fauteuil de bureau / chaise ergonomique / mobiliario de oficina / escritorio elevable / sillas de oficina / silla ergonómica / móveis para escritório / móveis de escritório / cadeira ergonômica / cadeiras de escritório / mesa regulável / mobili per ufficio / arredo ufficio / sedia ergonomica / scrivania regolabile / オフィス家具 / 昇降デスク / オフィスチェア',
    words:
      'ergonomic* / back pain / posture / lumbar / monitor arm / workspace* / castors / schreibtisch* / ergonomisch* / assise / escritorio* / espalda / postura / ergonómic* / coluna / scrivani* / schiena / デスク / 腰痛 / 姿勢',
    scenes: [
      'A desk with a monitor in an office',
      'A standing desk in an office',
      'A woman at a desk with a monitor in an office',
      'A desk with a monitor in a furniture store',
      'A lamp on a table in an office',
    ],
  },
  {
    thing: 'crib',
    theme: 'daylight',
    names:
      'nursery furniture / children s furniture / kids furniture / baby cot* / cot bed* / baby crib* / bunk bed* / cradle maker* / kindermöbel / babybett* / kinderzimmermöbel / hochbett* / etagenbett* / babyzimmer* / mobilier enfant / meubles enfant / lit bébé / lits bébé / lit superposé / lits superposés / chambre bébé complète / muebles infantiles / cuna de madera / cunas de bebé / muebles para niños / móveis infantis / berço* / quarto de bebê / beliche* / camerette / cameretta / lettino / culla in legno / letti a castello / 子供家具 / ベビーベッド / 二段ベッド / literas infantiles',
    words:
      'cot / crib / nursery / mattress / slats / baby s room / changing table / gitterbett* / wickeltisch / kinderzimmer / lattenrost / berceau / table à langer / barreaux / chambre d enfant / cuna* / cambiador / barrotes / trocador / grades / quarto infantil / culla / fasciatoio / sponde / 子供部屋 / 木製 / 寝かしつけ / literas',
    scenes: [
      'A crib in a nursery',
      'A carpenter with a hammer in a workshop',
      'A teddy bear in a nursery',
      'A woman with a baby in a nursery',
      'A crib in a workshop',
    ],
  },
  {
    thing: 'standingMirror',
    theme: 'daylight',
    names:
      'mirror maker* / mirror shop* / tailor made mirror* / custom mirror* / wall mirror* / bespoke mirror* / spiegel nach maß / spiegelmanufaktur / wandspiegel / spiegelschrank / standspiegel / miroiterie* / miroitier* / miroir sur mesure / miroirs sur mesure / espejos a medida / espejos decorativos / fábrica de espejos / espelhos sob medida / espelhos decorativos / espelharia / specchi su misura / specchi da parete / specchiere / 鏡専門店 / 姿見 / オーダーミラー',
    words:
      'bevelled / silvered / full length / spiegel* / rahmen / facette / spiegelung / miroir* / cadre / reflet* / biseau / espejo* / reflejo / espelho* / moldura / reflexo / specchi* / cornice / riflesso / 鏡 / 額縁 / 反射',
    scenes: [
      'A standing mirror in a bedroom',
      'A standing mirror in a hallway',
      'A standing mirror in a furniture store',
      'A standing mirror in a workshop',
    ],
  },
  // Utilities
  {
    thing: 'tap',
    theme: 'ocean',
    names:
      'water utilit* / water compan* / water supplier* / water works / waterworks / water meter* / water bill* / water filter* / water softener* / water treatment / water leak* / drinking water / tap water / sewage / wasserwerk* / trinkwasser* / leitungswasser / abwasser* / stadtwerke / wasserfilter* / enthärtungsanlage* / wasserversorg* / eau potable / eau du robinet / service des eaux / filtre à eau / adoucisseur d eau / compteur d eau / agua potable / agua del grifo / compañía de agua* / filtro de agua / filtros de agua / descalcificador* / contador de agua / água potável / água da torneira / água tratada / filtro de água / filtros de água / purificador de água / saneamento básico / conta de água / acqua potabile / acqua del rubinetto / acquedott* / addolcitore / depuratore acqua / contatore dell acqua / 水道局 / 浄水器 / 上下水道 / 飲み水 / carafe filtrante / osmoseur* / osmose reversa / reverse osmosis / umkehrosmose* / ósmosis inversa / 軟水器',
    words:
      'limescale / hard water / reservoir / drought / leitung* / kalk / robinet / calcaire / grifo / cal / sequía / torneira / cano / rubinett* / calcare / 水道 / 蛇口 / 水質',
    scenes: [
      'A water tap in a kitchen',
      'A worker with a wrench in the city',
      'A jug on a table in a kitchen',
      'A shower in a bathroom',
      'A washbasin in a bathroom',
    ],
  },
  {
    thing: 'well',
    theme: 'ocean',
    names:
      'well drilling / borehole drilling / water well* / water borehole* / well pump* / geothermal drilling / brunnenbau* / brunnenbohrung* / brunnenbohren / gartenbrunnen bohren / erdwärmebohrung* / puisatier* / forage de puits / forage d eau / forages d eau / perforación de pozos / pozos de agua / perforaciones de agua / poço artesiano / poços artesianos / perfuração de poços / trivellazione pozzi / pozzi artesiani / pozzo artesiano / perforazione pozzi / 井戸掘り / 井戸工事 / 井戸ポンプ',
    words:
      'borehole* / groundwater / drill* / aquifer / metres deep / grundwasser / brunnen / pumpe* / bohrung / puits / nappe / pompe* / profondeur / pozo* / bomba* / acuífero / profundidad / poço* / lençol freático / pozzo / pozzi / falda / pompa / 井戸 / 地下水 / 掘削',
    scenes: [
      'A stone well in a garden',
      'A stone well in a field',
      'A builder with a shovel in a field',
      'A bucket in a garden',
    ],
  },
  {
    thing: 'electric-plug',
    theme: 'daylight',
    names:
      'energy supplier* / energy bill* / energy tariff* / energy provider* / electricity supplier* / electricity bill* / electricity tariff* / green electricity / green energy tariff* / gas and electricity / stromanbieter* / ökostrom* / stromtarif* / stromkosten / stromrechnung* / energieversorger* / gasanbieter* / fournisseur d énergie / fournisseur d électricité / facture d électricité / électricité verte / tarifa de luz / factura de luz / recibo de luz / compañía eléctrica / comercializadora de energía / luz y gas / conta de luz / conta de energia / energia elétrica / mercado livre energia / bolletta luce / bollette / bolletta / luce e gas / fornitore di energia / 電気代 / 電力会社 / 新電力 / 電気料金',
    words:
      'electricity / kilowatt hour* / kwh / smart meter* / switch supplier / renewable* / standing charge / strom / verbrauch / zähler* / abschlag / kilowattstunde* / électricité / consommation / compteur* / electricidad / contador / energia / eletricidade / consumi / contatore / kilowattora / 電気 / 電力 / 節電',
    scenes: [
      'A light bulb in a living room',
      'A power plug in a living room',
      'Wind turbines in a field',
      'A light bulb in a kitchen',
      'A woman with an electricity bill in a kitchen',
    ],
  },
  {
    thing: 'windTurbine',
    theme: 'meadow',
    names:
      'wind farm* / wind power / wind energy / wind turbine* / offshore wind / community wind / windkraft* / windpark* / windenergie* / windrad / windräder / bürgerwindpark / éolienne* / parc éolien / parcs éoliens / énergie éolienne / éolien / aerogenerador* / parque eólico / parques eólicos / energía eólica / energia eólica / turbina eólica / turbinas eólicas / pale eoliche / parco eolico / parchi eolici / energia eolica / eolico / 風力発電 / 風車発電 / 洋上風力',
    words:
      'turbine* / rotor* / megawatt* / breeze / offshore / hub height / renewable* / rotorblatt / megawatt / nabenhöhe / pales / mégawatt* / mât / palas / megavatios / renovable* / pás / megawatts / renovável / rinnovabil* / 発電 / 羽根',
    scenes: [
      'Wind turbines in a field',
      'A wind turbine by the sea',
      'A technician in a hard hat in a field',
      'A wind turbine in the mountains',
    ],
  },
  {
    thing: 'streetLamp',
    theme: 'midnight',
    names:
      'street lighting / street lamp* / streetlight* / outdoor lighting / garden lighting / straßenbeleuchtung / straßenlaterne* / außenbeleuchtung / gartenbeleuchtung / éclairage public / éclairage extérieur / lampadaires solaires / alumbrado público / farolas / iluminación exterior / iluminação pública / poste de luz / postes de iluminação / iluminação externa / illuminazione pubblica / illuminazione stradale / lampioni / illuminazione esterna / 街灯 / 街路灯 / 屋外照明',
    words:
      'lamp post* / dark street* / motion sensor / column / laterne* / dunkel / mast / réverbère* / mât / farola* / lampion* / pali / 夜道 / 点灯 / 防犯灯',
    scenes: [
      'A streetlight in the city at night',
      'A streetlight in the old town',
      'A streetlight in a park',
      'A lantern in a garden',
    ],
  },
  {
    thing: 'toilet',
    theme: 'ocean',
    names:
      'septic tank* / septic service* / septic pumping / septic system* / cesspit* / cesspool* / klärgrube* / sickergrube* / grubenentleerung* / fäkalienabfuhr / kleinkläranlage* / fosse septique / fosses septiques / vidange de fosse / assainissement non collectif / assainissement individuel / fosa séptica / fosas sépticas / pozo séptico / pozos sépticos / fossa séptica / fossas sépticas / limpa fossa / fossa biologica / fosse biologiche / autospurgo* / pozzi neri / 浄化槽 / 汲み取り',
    words:
      'septic / tanker / sludge / soakaway / off the mains / saugwagen / sammelgrube* / fosse / fosses / camion pompe / vidangeur* / lodos / camión cisterna / caminhão limpa / fossa / fossas / pozzo nero / spurgo / バキュームカー',
    scenes: [
      'A plumber with a bucket in a garden',
      'A delivery lorry in front of a house',
      'Rubber boots in a garden',
      'A toilet in a bathroom',
    ],
  },
  {
    thing: 'door',
    theme: 'midnight',
    names:
      'smart lock* / smart door lock* / digital door lock* / digital lock* / electronic door lock* / electronic lock* / keyless door lock* / keyless lock* / keyless entry / video doorbell* / smart doorbell* / elektronisches türschloss / elektronische türschlösser / smartes türschloss / smarte türschlösser / digitales türschloss / videotürklingel* / videoklingel* / türsprechanlage* / serrure connectée / serrures connectées / serrure électronique / sonnette vidéo / sonnette connectée / visiophone* / interphone vidéo / cerradura inteligente / cerraduras inteligentes / cerradura electrónica / videoportero* / timbre inteligente / fechadura digital / fechaduras digitais / fechadura eletrônica / fechadura inteligente / campainha inteligente / videoporteiro* / serratura smart / serratura elettronica / serratura intelligente / videocitofono* / スマートロック / 電子錠 / テレビドアホン',
    words:
      'door lock / door locks / doorbell / who rang / front door / spare key* / keypad / fingerprint / türschloss / türschlösser / klingel / fingerabdruck / haustür / serrure / sonnette / empreinte digitale / cerradura / huella dactilar / telefonillo / fechadura / campainha / impressão digital / serratura / citofono / impronta digitale / 玄関ドア / 指紋認証 / 暗証番号 / 鍵を忘れ',
    scenes: [
      'A woman with a phone on a doorstep',
      'A door in a hallway',
      'A man in front of a door on a doorstep',
      'A phone on a table in a hallway',
    ],
  },
  {
    thing: 'excavator',
    theme: 'ember',
    names:
      'demolition company / demolition contractor* / demolition service* / demolition and / house demolition / building demolition / asbestos removal / asbestos survey* / abbruchunternehmen / abrissunternehmen / abrissfirma / abbruchfirma / abbrucharbeiten / abrissarbeiten / asbestsanierung* / asbestentsorgung* / entkernung* / entreprise de démolition / travaux de démolition / désamiantage / demoliciones / empresa de derribos / derribos y / retirada de amianto / desamiantado / demolidora* / demolições / serviço de demolição / remoção de amianto / demolizioni / impresa di demolizioni / bonifica amianto / rimozione amianto / 解体工事 / 解体業者 / アスベスト除去',
    words:
      'demolition / demolish* / asbestos / rubble / knock down / abriss / abbruch / asbest / bauschutt / démolition / démolir / amiante / gravats / derribo* / demolición / amianto / escombros / demolição / demolir / demolizione / macerie / 解体 / アスベスト',
    scenes: [
      'An excavator at a building site',
      'A woman in a hard hat at a building site',
      'A builder with a hammer at a building site',
      'A man in a hard hat at a building site',
    ],
  },
  {
    thing: 'gate',
    theme: 'volt',
    names:
      'metalwork shop* / metalworker* / metal fabricat* / steel fabricat* / welder* / welding service* / welding shop* / mobile welding / schlosserei* / metallbau* / schweißerei* / schweißarbeiten / schweißfachbetrieb* / métallerie* / métallier* / soudeur* / chaudronnerie* / carpintería metálica / cerrajería metálica / soldador / soldadores / serralheria* / serralheiro* / carpenteria metallica / saldatore / saldatori / officina fabbrile / 溶接 / 鉄工所',
    words:
      'welding / weld / metalwork / railings / handrail* / balustrade* / geländer / schweißen / schweißnaht / treppengeländer / soudure* / garde corps / portail / rambarde* / barandilla* / soldadura / rejas / portones / solda / soldas / grades de ferro / portão de ferro / corrimão / saldatur* / ringhier* / cancelli / cancello / 門扉 / 手すり',
    scenes: [
      'A blacksmith with a hammer in a workshop',
      'A garden gate in a garden',
      'An anvil in a workshop',
      'A man with a toolbox in a workshop',
    ],
  },
  {
    thing: 'bucket',
    theme: 'daylight',
    names:
      'plasterer* / plastering / drywall / drywaller* / rendering company / house rendering / stuckateur* / gipser* / trockenbau* / verputzer* / innenputz* / plâtrier* / plâtrerie* / plaquiste* / ravalement de façade / ravalement de façades / yesero* / escayolista* / pladur / revoco de fachadas / gesseiro* / forro de gesso / forros de gesso / intonachin* / intonaci / cartongesso / cartongessista / 左官 / 漆喰',
    words:
      'plaster / skimming / skim coat / cracked ceiling* / cornice* / putz / außenputz / stuck und / fassadenputz / plâtre / enduit* / faux plafond* / cloisons / yeso / escayola / techos lisos / gesso / reboco / sanca* / intonaco / stucchi / controsoffitt* / 塗り壁 / しっくい',
    scenes: [
      'A man on a ladder in a living room',
      'A ladder in a living room',
      'A builder with a bucket in a hallway',
      'A bucket in a living room',
    ],
  },
  {
    thing: 'delivery-truck',
    theme: 'ember',
    names:
      'heating oil / domestic oil / oil delivery / propane delivery / lpg delivery / bottled gas / gas bottles / gas cylinder* / heizöl* / flüssiggas* / gasflasche* / propangas* / fioul / fioul domestique / livraison de fioul / bouteille de gaz / bouteilles de gaz / gasóleo de calefacción / gasoil de calefacción / bombona / bombonas / gas butano / disk gás / botijão / botijões / gás de cozinha / entrega de gás / gasolio da riscaldamento / gasolio riscaldamento / bombole di gas / bombola di gas / bombole del gas / 灯油 / プロパンガス / lpガス',
    words:
      'propane / fuels / cold snap / brennstoffe / brennstoffhandel / öltank / tankfüllung / chaudière / cuve / calefacción / butano / gás / riscaldamento / bombole / ガスボンベ',
    scenes: [
      'A delivery lorry in the snow',
      'A man with a clipboard on a doorstep',
      'A delivery lorry in the suburbs',
      'A woman by a radiator in a living room',
    ],
  },
  {
    thing: 'seedlingTray',
    theme: 'meadow',
    names:
      'vegetable seeds / flower seeds / wildflower seeds / garden seeds / tomato seeds / seed packet* / seed shop* / seed catalog* / heirloom seed* / open pollinated / saatgut* / samenfest* / gemüsesamen / blumensamen / samentüte* / graines potagères / graines de fleurs / graines bio à semer / semences paysannes / sachets de graines / semillas de hortalizas / semillas de huerto / semillas ecológicas / tienda de semillas / sobres de semillas / sementes de hortaliças / sementes crioulas / sementes para horta / loja de sementes / semi da orto / semi di fiori / semi di ortaggi / bustine di semi / sementi / 種苗 / 野菜の種 / 花の種',
    words:
      'seeds / sow / sowing / germinat* / aussaat / säen / keimrate / beet / graines / semer / semis en / potager / semillas / siembra / sembrar / sementes / semear / plantio / semina / seminare / 発芽 / 種まき',
    scenes: [
      'A gardener with a seed tray in a greenhouse',
      'A raised bed in a garden',
      'A seed tray in a greenhouse',
      'A woman with a watering can in a garden',
    ],
  },
  {
    thing: 'wheelbarrow',
    theme: 'meadow',
    names:
      'peat free compost / compost by the / garden compost / potting compost / potting soil / topsoil / bark mulch / garden mulch / blumenerde* / pflanzerde* / rindenmulch* / mutterboden / terreau* / terre végétale / paillage* / sustrato para plantas / sustrato universal / mantillo / abono orgánico / terra vegetal / terra adubada / adubo orgânico / substrato para plantas / terriccio / terricci / concime organico / pacciamatura / 培養土 / 腐葉土 / 堆肥',
    words:
      'compost / peat / peat free / mulch / manure / kompost* / torf / torffrei* / gartenerde / tourbe / fumier / compostage / turba / humus de lombriz / abono / esterco / húmus / adubo / torba / letame / compostaggio / 土づくり',
    scenes: [
      'A gardener with a wheelbarrow in a garden',
      'A wheelbarrow in a garden',
      'A shovel in a garden',
      'A woman with a wheelbarrow in a field',
    ],
  },
];
