import type { Trade } from './trade';

/** Trades of health, body care, fitness, funerals and pets. */
export const health: readonly Trade[] = [
  // Medicine
  {
    thing: 'tooth',
    theme: 'ocean',
    names:
      'dental / dentist* / dental clinic / dental practice / dental implant* / dental care / orthodontist* / zahnarzt* / zahnärzt* / zahnklinik* / zahnmedizin* / zahnimplantat* / zahnersatz* / kieferorthopäd* / dentiste* / cabinet dentaire / implant dentaire / orthodontiste* / odontolog* / clínica dental / implante dental / ortodoncia / ortodontia / dentista* / implante dentário / dentistico / implantologia dentale / ortodonzia / 歯科 / 歯医者 / 歯列矯正',
    words:
      'tooth / teeth / toothache / braces / aligner* / dentures / cavity / fillings / root canal / gums / crowns / zähne / zahnreinigung / karies / zahnspange* / caries / dientes / sonrisa / dentes / denti / carie / 歯並び / 虫歯 / インプラント',
    scenes: [
      'A dentist in a clinic',
      'Close-up: a woman laughs',
      'A dentist chair in a clinic',
      'A dentist talks to a boy in a clinic',
      'A toothbrush in a bathroom',
    ],
  },
  {
    thing: 'toothbrush',
    theme: 'ocean',
    names:
      'toothpaste* / toothbrush* / mouthwash* / dental floss / oral care / whitening strips / zahnpasta* / zahncreme* / zahnbürste* / mundspülung* / zahnseide / mundhygiene / dentifrice* / brosse à dents / brosses à dents / bain de bouche / fil dentaire / pasta de dientes / cepillo de dientes / enjuague bucal / hilo dental / pasta de dentes / escova de dentes / creme dental / enxaguante bucal / fio dental / dentifricio / dentifrici / spazzolino* / collutorio / filo interdentale / 歯磨き / 歯ブラシ',
    words:
      'brushing / plaque / enamel / bristle* / fluoride / whitening / gums / teeth / bürsten / zahnfleisch / zahnschmelz / borsten / émail / haleine / gencives / esmalte dental / encías / aliento / gengivas / hálito / smalto / gengive / 口臭 / 歯茎',
    scenes: [
      'A toothbrush in a bathroom',
      'A girl with a toothbrush in a bathroom',
      'Close-up: a woman laughs',
      'Toothpaste in a bathroom',
    ],
  },
  {
    thing: 'stethoscope',
    theme: 'daylight',
    names:
      'general practitioner* / family doctor* / physician / physicians / medical practice / medical centre / medical center / health centre / health center / walk in clinic / urgent care / cardiologist* / radiolog* / gp surgery / hausarzt* / hausärzt* / arztpraxis* / arztpraxen / facharzt* / fachärzt* / internist* / kardiolog* / ärztehaus / ärztezentrum / médecin généraliste / cabinet médical / centre médical / maison médicale / cardiologue* / médico de familia / médico de cabecera / consultorio médico / centro médico / cardiólog* / clínica médica / consultório médico / centro de saúde / cardiologista* / medico di base / studio medico / poliambulatorio* / cardiolog* / 内科 / 診療所 / 循環器科',
    words:
      'doctor / doctors / clinic / patient / patients / check up / blood pressure / symptoms / diagnosis / sprechstunde* / patienten / vorsorgeuntersuchung / ärztin / ordonnance / patientèle / symptômes / consulta médica / pacientes / síntomas / sintomas / médicos / visita medica / pazienti / クリニック / 健康診断 / 患者',
    scenes: [
      'A doctor talks to an old woman in a clinic',
      'A stethoscope in a clinic',
      'A doctor smiles in a clinic',
      'A doctor talks to an old man in a clinic',
      'A stethoscope on a table in a clinic',
    ],
  },
  {
    thing: 'hospital',
    theme: 'daylight',
    names:
      'hospital group / general hospital / university hospital / private hospital / krankenhaus / krankenhäuser* / universitätsklinik* / uniklinik* / klinikum / notaufnahme / hôpital / hôpitaux / centre hospitalier / clinique privée / hospital universitario / hospital privado / hospital general / sanatorio / pronto socorro / hospital particular / ospedale / ospedali / casa di cura / clinica privata / 総合病院 / 大学病院',
    words:
      'hospital / surgery / surgeon* / ward / wards / operating theatre / intensive care / operation / patients / chirurg* / operationssaal / intensivstation / stationär / chirurgie / bloc opératoire / urgences / quirófano / cirugía / urgencias / cirurgia / internação / sala operatoria / ricovero / 手術 / 入院 / 外科',
    scenes: [
      'A surgeon talks to a nurse in a clinic',
      'A surgeon in a clinic',
      'A hospital bed in a clinic',
      'A doctor talks to a nurse in a clinic',
      'An ambulance on a street',
    ],
  },
  {
    thing: 'hospitalBed',
    theme: 'daylight',
    names:
      'nursing jobs / nursing staff / nursing careers / nursing vacancies / nursing training / nurses wanted / registered nurse* / healthcare jobs / care jobs / healthcare staffing / pflegefachkraft / pflegefachkräfte / pflegekraft / pflegekräfte / pflegepersonal / pflegejob* / pflegeberuf* / pflegeausbildung* / pflegefachfrau* / pflegefachmann* / pflegehelfer* / krankenpfleger* / krankenschwester* / infirmier* / infirmière* / aide soignant* / aides soignant* / enfermer* / enfermería / auxiliar de enfermería / enfermeir* / enfermagem / infermier* / operatore socio sanitario / 看護師 / 看護助手',
    words:
      'nurse / nurses / ward / bedside / patients / shift allowance / schichtdienst / nachtdienst / bettkante / soignant / garde de nuit / chevet / turnos / guardia / plantão / leito / corsia / 夜勤 / 病棟',
    scenes: [
      'A nurse smiles in a clinic',
      'A nurse talks to an old man in a clinic',
      'A hospital bed in a clinic',
      'A nurse with a clipboard in a clinic',
    ],
  },
  {
    thing: 'teddy',
    theme: 'daylight',
    names:
      'paediatric* / pediatrician* / pediatric clinic / pediatric care / children hospital / kinderarzt* / kinderärzt* / kinderklinik* / kinderkrankenhaus / pédiatr* / pediatr* / 小児科',
    words:
      'toddler / newborn / fever / vaccination / growth chart / ear infection / chickenpox / fieber / u untersuchung / impfung / fièvre / vaccin / fiebre / vacuna / febre / febbre / 予防接種',
    scenes: [
      'A doctor with a child in a clinic',
      'A doctor talks to a girl in a clinic',
      'A teddy bear in a clinic',
      'A mother with a girl in a clinic',
      'A stethoscope on a table in a clinic',
    ],
  },
  {
    thing: 'eye',
    theme: 'ocean',
    names:
      'ophthalmolog* / eye clinic / eye surgery / eye laser / laser eye / cataract surgery / cataract* / augenarzt* / augenärzt* / augenklinik* / augenlaser* / augenlasern / grauer star / ophtalmo* / chirurgie réfractive / cataracte / oftalmol* / oftalmológic* / cirugía ocular / cataratas oculares / cirurgia refrativa / oculistica / chirurgia refrattiva / cataratta / 眼科 / 白内障 / レーシック',
    words:
      'eyesight / vision / retina / cornea / glaucoma / dry eyes / eye drops / augen / sehkraft / netzhaut / sehtest / rétine / miopía / olhos / visão / miopia / occhi / 視力 / 緑内障',
    scenes: [
      'A human eye in a clinic',
      'A doctor talks to an old man in a clinic',
      'A woman with spectacles in a clinic',
      'Close-up: a woman smiles',
    ],
  },
  {
    thing: 'magnifying-glass-tilted-left',
    theme: 'daylight',
    names:
      'skin clinic / skin cancer / acne treatment / mole check / hautarzt* / hautärzt* / hautklinik* / hautkrebs* / hautscreening / dermato / cancer cutané / cáncer de piel / câncer de pele / visita dermatologica / 皮膚科',
    words:
      'skin / acne / eczema / psoriasis / rash / moles / itch / itchy / akne / neurodermitis / muttermal* / ausschlag / peau / acné / eczéma / piel / manchas / pele / erupção / pelle / 湿疹 / アトピー / ニキビ / dermatolog*',
    scenes: [
      'A doctor with a magnifying glass in a clinic',
      'A magnifying glass on a table in a clinic',
      'A doctor talks to a woman in a clinic',
      'An ointment on a table in a clinic',
    ],
  },
  {
    thing: 'testTubes',
    theme: 'ocean',
    names:
      'medical laboratory / diagnostic lab / diagnostics lab / blood test / blood tests / blood testing / lab tests / pathology lab / home test kit / labormedizin / labordiagnostik / blutuntersuchung* / bluttest* / laboratoire médical / analyses médicales / prise de sang / analyse de sang / laboratorio clínico / análisis clínicos / análisis de sangre / laboratório de análises / análises clínicas / exame de sangue / laboratorio analisi / analisi cliniche / esami del sangue / 血液検査 / 臨床検査',
    words:
      'samples / swab / test tube* / lab / cholesterol / biomarker* / hormone levels / blutwerte / labor / abstrich / prélèvement / bilan sanguin / colesterol / muestras / amostra / coleta / hemograma / prelievo / campione / provetta / 検体 / 検査結果',
    scenes: [
      'Test tubes in a laboratory',
      'A scientist with a microscope in a laboratory',
      'A microscope in a laboratory',
      'A petri dish in a laboratory',
      'A nurse with a test tube in a clinic',
    ],
  },
  {
    thing: 'dna',
    theme: 'midnight',
    names:
      'dna test / dna tests / dna testing / dna kit / genetic test / genetic testing / genetic counselling / genome sequencing / paternity test / ancestry test / dna analyse / dna test* / gentest* / vaterschaftstest* / humangenetik* / test adn / tests adn / test génétique / test de paternité / prueba de adn / prueba genética / prueba de paternidad / teste de dna / teste genético / teste de paternidade / test del dna / test genetico / test di paternità / 遺伝子検査 / dna鑑定',
    words:
      'dna / genes / genome / genetic / saliva / swab / heritage / hereditary / gene / erbgut / speichelprobe / gènes / génome / salive / genoma / herencia / hereditário / geni / 遺伝子 / 唾液',
    scenes: [
      'A DNA strand in a laboratory',
      'A scientist with a test tube in a laboratory',
      'Test tubes in a laboratory',
      'A microscope in a laboratory',
    ],
  },
  {
    thing: 'microscope',
    theme: 'ocean',
    names:
      'pharmaceutical* / biotech* / biopharma* / clinical trial / clinical trials / clinical study / drug discovery / medical research / life sciences / pharmaunternehmen / pharmaindustrie / arzneimittelforschung / klinische studie* / medizinische forschung / industrie pharmaceutique / laboratoire pharmaceutique / essai clinique / essais cliniques / recherche médicale / ensayo clínico / ensayos clínicos / industria farmacéutica / investigación médica / ensaio clínico / indústria farmacêutica / pesquisa clínica / sperimentazione clinica / casa farmaceutica / ricerca medica / 製薬 / 治験 / バイオテクノロジー',
    words:
      'molecule* / compound / cells / antibod* / enzyme* / trial participants / placebo / wirkstoff* / zellen / antikörper / probanden / molécule* / cellules / molécula / células / anticuerpos / anticorpos / voluntários / molecola / cellule / 創薬 / 細胞',
    scenes: [
      'A scientist with a microscope in a laboratory',
      'A microscope in a laboratory',
      'Pills in a laboratory',
      'A petri dish in a laboratory',
      'Test tubes in a laboratory',
    ],
  },
  {
    thing: 'syringe',
    theme: 'daylight',
    names:
      'vaccination / vaccinations / vaccine / vaccines / flu shot / flu jab / flu shots / flu jabs / travel medicine / immunisation / immunization / impfung* / impfstoff* / grippeimpfung / schutzimpfung* / reisemedizin / tropeninstitut / vaccin / vaccins / vaccination* / médecine des voyages / vacuna / vacunas / vacunación / vacina / vacinas / vacinação / vaccino / vaccini / vaccinazion* / ワクチン / 予防接種',
    words:
      'jab / flu / booster / measles / malaria / immunity / grippe / impfpass / piks / masern / vaccinal / rappel / rougeole / gripe / dosis / sarampión / sarampo / imunidade / dose de reforço / influenza / richiamo / morbillo / インフルエンザ / 接種',
    scenes: [
      'A nurse with a syringe in a clinic',
      'A syringe on a table in a clinic',
      'A doctor with a boy in a clinic',
      'A sticking plaster on a table in a clinic',
    ],
  },
  {
    thing: 'drop',
    theme: 'ember',
    names:
      'blood donation* / blood donor* / blood drive* / blood bank* / blood service / give blood / donate blood / donating blood / giving blood / plasma donation* / plasma donor* / plasma center* / plasma centre* / donate plasma / stem cell donor* / organ donor* / organ donation* / blutspende* / blut spenden / blutspender* / plasmaspende* / stammzellspende* / organspende* / don de sang / dons de sang / don du sang / don de plasma / don de moelle / donner son sang / donnez votre sang / collecte de sang / donneur de sang / donar sangre / donación de sangre / donaciones de sangre / donante de sangre / donantes de sangre / doação de sangue / doações de sangue / doar sangue / doe sangue / doador de sangue / doadores de sangue / hemocentro* / donazione di sangue / donazione del sangue / donazioni di sangue / donare sangue / donare il sangue / donatori di sangue / 献血 / 骨髄バンク',
    words:
      'blood / donor / donors / donate / plasma / blood type / blood group / transfusion / stem cells / spender / blutgruppe / blutkonserve* / lebensretter / donneurs / groupe sanguin / sangre / donante / grupo sanguíneo / sangue / doador / tipo sanguíneo / donatore / gruppo sanguigno / 血液型 / 輸血',
    scenes: [
      'A nurse with a syringe in a clinic',
      'Test tubes in a clinic',
      'A bandage on a table in a clinic',
      'A nurse with a bandage in a clinic',
    ],
  },
  {
    thing: 'mirror',
    theme: 'blush',
    names:
      'plastic surgery / plastic surgeon* / cosmetic surgery / aesthetic clinic / aesthetic medicine / dermal filler* / lip filler* / liposuction / facelift / rhinoplasty / breast augmentation / tummy tuck / schönheitschirurg* / schönheitsklinik* / schönheits op / plastische chirurgie / ästhetische medizin / faltenunterspritzung / fettabsaugung / lidstraffung / brustvergrößerung / chirurgie esthétique / médecine esthétique / liposuccion / cirugía estética / cirugía plástica / medicina estética / liposucción / cirurgia plástica / harmonização facial / lipoaspiração / chirurgia estetica / chirurgia plastica / medicina estetica / liposuzione / 美容整形 / 美容外科 / 美容クリニック',
    words:
      'wrinkle* / filler / fillers / hyaluronic / eyelid / lips / injection / scar / contour / hyaluron* / straffung / lippen / paupières / arrugas / labios / hialurónico / rugas / preenchimento / lábios / rughe / labbra / ialuronico / しわ / 二重 / ヒアルロン酸',
    scenes: [
      'A woman with a mirror in a clinic',
      'A doctor talks to a woman in a clinic',
      'A syringe on a table in a clinic',
      'A mirror in a clinic',
      'Close-up: a woman smiles',
    ],
  },
  {
    thing: 'baby-bottle',
    theme: 'blush',
    names:
      'midwife / midwives / midwifery / maternity ward* / maternity care / maternity clinic* / antenatal class* / antenatal care / prenatal class* / prenatal care / birthing class* / birthing center* / birthing centre* / doula / doulas / gynaecolog* / gynecolog* / obstetric* / pregnancy test / hebamme* / geburtshaus / geburtsvorbereitung* / geburtshilfe / geburtsklinik* / frauenarzt* / frauenärzt* / gynäkolog* / schwangerschaftskurs* / sage femme / sages femmes / gynécolog* / matrona / matronas / ginecolog* / ginecólog* / obstetra* / parteira* / ostetric* / corso preparto / 助産 / 産婦人科',
    words:
      'pregnant / pregnancy / birth / trimester / due date / ultrasound / breastfeeding / newborn / schwanger* / entbindung / wochenbett / stillen / enceinte / grossesse / accouchement / allaitement / embarazo / embarazada / parto / gravidez / gestante / amamentação / gravidanza / allattamento / 妊娠 / 出産 / 授乳',
    scenes: [
      'A woman with a crib in a bedroom',
      'A rocking chair in a nursery',
      'A crib in a clinic',
      'A midwife talks to a woman in a clinic',
    ],
  },
  {
    thing: 'crib',
    theme: 'daylight',
    names:
      'nappies / diaper / diapers / baby formula / baby milk / baby food / baby bottle* / baby monitor* / baby care / baby lotion / maternity wear / maternity clothes / windel / windeln / babynahrung / babypflege / babyphone* / babyfon* / babyflasche* / umstandsmode / schwangerschaftsmode / couches pour bébé / couches bébé / lait infantile / biberon / biberons / babyphone / vêtements de grossesse / pañal / pañales / leche infantil / biberón / biberones / vigilabebés / fralda / fraldas / mamadeira / mamadeiras / babá eletrônica / moda gestante / pannolino / pannolini / latte in polvere / omogeneizzati / おむつ / 粉ミルク / 哺乳瓶 / マタニティウェア',
    words:
      'baby / babies / newborn / infant / teething / bottle feeding / rash / säugling* / neugeborene* / wundschutz / fläschchen / bébé / nourrisson / lingettes / bebé / recién nacido / toallitas / bebê / recém nascido / neonato / neonati / salviettine / 赤ちゃん / 新生児',
    scenes: [
      'A woman with a crib in a nursery',
      'A stroller in a park',
      'A crib in a nursery',
      'A man with a stroller in a park',
      'A teddy bear in a nursery',
    ],
  },
  {
    thing: 'petri-dish',
    theme: 'blush',
    names:
      'fertility clinic* / fertility treatment* / fertility test* / ivf / egg freezing / egg donation / sperm bank* / sperm donor* / kinderwunsch / kinderwunschklinik* / kinderwunschzentrum / kinderwunschpraxis / künstliche befruchtung / samenbank* / procréation assistée / don d ovocytes / fécondation in vitro / reproducción asistida / fecundación in vitro / clínica de fertilidad / donación de óvulos / reprodução assistida / reprodução humana / fertilização in vitro / fecondazione assistita / procreazione assistita / 不妊治療 / 体外受精 / 妊活',
    words:
      'fertility / embryo* / conceive / ovulation / parenthood / eggs / sperm / eizellen / fruchtbarkeit / schwanger / fertilité / ovocytes / fertilidad / óvulos / embarazo / fertilidade / ovulação / engravidar / fertilità / ovuli / 卵子 / 排卵 / pma',
    scenes: [
      'A doctor talks to a couple in a clinic',
      'A petri dish in a laboratory',
      'A couple with a crib in a nursery',
      'A microscope in a laboratory',
    ],
  },
  {
    thing: 'ambulance',
    theme: 'daylight',
    names:
      'ambulance service* / patient transport* / paramedic* / emergency medical / air ambulance / medical transport / krankentransport* / rettungsdienst* / rettungssanitäter* / notfallsanitäter* / krankenwagen* / rettungswagen / ambulanciers / ambulancier* / transport sanitaire / transports sanitaires / ambulancia / ambulancias / transporte sanitario / paramédico* / ambulância / ambulâncias / remoção de pacientes / socorrista* / ambulanza / ambulanze / trasporto sanitario / soccorritor* / 救急車 / 救急隊 / 救急救命士',
    words:
      'stretcher / siren / resuscitation / patients / notfall / notruf / blaulicht / sanitäter / urgence / brancard / secours / emergencia / camilla / socorro / emergência / maca / resgate / emergenza / barella / soccorso / 救急 / 担架',
    scenes: [
      'An ambulance on a road',
      'A paramedic in front of an ambulance on a road',
      'A paramedic with a first aid kit on a street',
      'A hospital bed in a clinic',
      'A first aid kit on a table in a clinic',
    ],
  },
  {
    thing: 'firstAidKit',
    theme: 'daylight',
    names:
      'first aid / defibrillator* / first aider / erste hilfe / erste hilfe kurs* / ersthelfer* / verbandkasten / verbandskasten / premiers secours / gestes qui sauvent / secourisme / défibrillateur* / trousse de secours / primeros auxilios / desfibrilador* / botiquín / primeiros socorros / primo soccorso / 救急箱 / 応急手当 / 救命講習',
    words:
      'cpr / recovery position / plaster / plasters / bandage* / choking / bleeding / wiederbelebung / pflaster / stabile seitenlage / verletzung* / pansement* / massage cardiaque / étouffement / vendaje / tirita* / reanimación / curativo* / reanimação / engasgo / cerotti / bende / rianimazione / 心肺蘇生 / 絆創膏',
    scenes: [
      'A first aid kit on a table in an office',
      'A paramedic with a first aid kit in an office',
      'A bandage on a table in a classroom',
      'A first aid kit in a car',
      'A sticking plaster on a table in a kitchen',
    ],
  },
  {
    thing: 'bandageRoll',
    theme: 'ocean',
    names:
      'wound care / wound dressing* / medical supplies / medical supply / medical device* / medical equipment / adhesive bandage* / medizintechnik* / medizinprodukt* / wundversorgung / wundauflage* / verbandmaterial / pflaster und verbände / praxisbedarf / matériel médical / dispositifs médicaux / pansements / material médico / productos sanitarios / dispositivos médicos / apósito / apósitos / material hospitalar / produtos hospitalares / equipamentos médicos / dispositivi medici / medicazion* / forniture mediche / 医療機器 / 医療用品',
    words:
      'wound / wounds / gauze / dressing / syringes / disposable / healing / wunde* / steril / heilung / kompresse* / plaie / cicatrisation / stérile / herida / gasa / estéril / ferida / gaze / cicatrização / ferita / garza / 傷口 / 滅菌 / dispositif médical',
    scenes: [
      'A bandage on a table in a clinic',
      'A nurse with a bandage in a clinic',
      'A syringe on a table in a clinic',
      'A hospital bed in a clinic',
      'A stethoscope on a table in a clinic',
    ],
  },
  {
    thing: 'pills',
    theme: 'meadow',
    names:
      'pharmacy / pharmacies / pharmacist* / drugstore / online pharmacy / prescription delivery / apotheke* / versandapotheke* / onlineapotheke* / apotheker* / pharmacie / pharmacien* / parapharmacie / farmacia / farmacias / farmacéutic* / farmácia* / drogaria* / farmacêutic* / farmacie / farmacist* / parafarmacia / 薬局 / 調剤 / 薬剤師',
    words:
      'prescription* / medicine / medicines / medication / pills / dosage / over the counter / side effects / rezept / e rezept / medikament* / arzneimittel / ordonnance* / médicament* / receta médica / medicamento* / pastillas / remédio* / receita médica / genérico* / farmaci / ricetta medica / 処方箋 / お薬',
    scenes: [
      'A pharmacist in a pharmacy',
      'A pharmacist with a box in a pharmacy',
      'Pills on a table in a clinic',
      'A pestle and mortar in a pharmacy',
      'A pharmacist talks to an old woman in a pharmacy',
    ],
  },
  {
    thing: 'jar',
    theme: 'meadow',
    names:
      'food supplement* / dietary supplement* / nutritional supplement* / health supplement* / multivitamin* / collagen powder / nahrungsergänzung* / nahrungsergänzungsmittel / magnesiumtabletten / compléments alimentaires / complément alimentaire / suplemento alimenticio / suplementos alimenticios / complementos alimenticios / suplemento alimentar / suplementos alimentares / integratori / integratore alimentare / integratori alimentari / サプリ / vitamin supplement* / vitamin tablet* / vitamin gummies / vitaminpräparat* / vitaminas en cápsulas',
    words:
      'capsule* / zinc / magnesium / immune system / collagen / deficiency / minerals / kapsel* / immunsystem / zink / mangel / gélule* / carence / immunité / cápsulas / inmunidad / colágeno / imunidade / capsule / difese immunitarie / 免疫 / 腸内 / probiotic* / omega 3 / probiotika / probiotique* / probiótico*',
    scenes: [
      'A woman with a glass of water in a kitchen',
      'Capsules on a table in a kitchen',
      'A man with vitamins in a kitchen',
      'Vitamins on a table in a living room',
    ],
  },
  {
    thing: 'scarf',
    theme: 'meadow',
    names:
      'cough syrup / cough drops / cough medicine / cold remedy / cold and flu / flu remedy / nasal spray* / throat lozenge* / throat spray / hustensaft / hustenbonbon* / hustenlöser / erkältungsmittel / nasenspray* / halstabletten / grippemittel / sirop toux / spray nasal / pastilles gorge / mal de gorge / jarabe antitusivo / aerosol nasal / pastillas de garganta / antigripal* / xarope para tosse / descongestionante nasal / pastilhas para garganta / sciroppo per tosse / spray nasale / mal di gola / 風邪薬 / 咳止め / のど飴',
    words:
      'cough / sneeze / sneezing / runny nose / sore throat / fever / blocked nose / hoarse / husten / schnupfen / halsschmerzen / erkältung / toux / rhume / nez bouché / tos / resfriado / garganta / tosse / gripe / nariz entupido / raffreddore / naso chiuso / 鼻水 / 咳が',
    scenes: [
      'A tired woman with a cup of tea in a bedroom',
      'A sad man with a scarf in a bedroom',
      'A cup of tea on a table in a bedroom',
      'Medicines on a table in a bedroom',
    ],
  },
  {
    thing: 'tube',
    theme: 'ocean',
    names:
      'pain relief / painkiller* / pain gel / heat patch* / muscle rub / migraine relief / schmerzmittel* / schmerzgel* / schmerzsalbe* / wärmepflaster / kopfschmerztablette* / antidouleur* / anti douleur / gel antidouleur / analgésico* / antiinflamatorio* / alivio del dolor / parches de calor / anti inflamatório* / alívio da dor / antidolorific* / analgesic* / cerotto riscaldante / 鎮痛剤 / 痛み止め / 湿布',
    words:
      'ache / aches / headache / migraine / sore muscles / ibuprofen / arthritis / joint pain / schmerzen / kopfschmerzen / gelenke / migräne / douleur / maux de tête / articulations / dolor / dolor de cabeza / articulaciones / dor / dor de cabeça / dores musculares / dolore / mal di testa / 頭痛 / 関節痛',
    scenes: [
      'A woman rubs her temples in an office',
      'An ointment on a table in a bathroom',
      'A tired man with a glass of water in a kitchen',
      'Pain killers on a table in a bedroom',
    ],
  },
  {
    thing: 'flower',
    theme: 'ocean',
    names:
      'allergy relief / allergy clinic / allergy test* / antihistamine* / hay fever / allergist* / allergolog* / heuschnupfen / allergietest* / allergiemittel / allergiepraxis / allergologue* / rhume des foins / antihistaminique* / alergólog* / alergología / antihistamínico* / alergista* / alergologista* / anti histamínico / rinite alérgica / antistaminic* / febbre da fieno / 花粉症 / アレルギー科',
    words:
      'allergy / pollen / sneezing / itchy eyes / dust mites / sensitisation / birch / allergie / pollenflug / niesen / juckende / pollens / éternuements / acariens / alergia / polen / estornudos / ácaros / pólen / espirros / polline / starnuti / 花粉 / くしゃみ',
    scenes: [
      'A woman with flowers in a field',
      'Medicines on a table in a living room',
      'A tired man in a field',
      'A birch in a field',
      'Flowers in a field',
    ],
  },
  {
    thing: 'mosquito',
    theme: 'meadow',
    names:
      'insect repellent* / mosquito repellent* / mosquito spray / tick spray / lice treatment / head lice / nit comb / mückenschutz* / mückenspray* / insektenschutzmittel / zeckenschutz / zeckenspray / läusemittel / kopfläuse / anti moustique* / antimoustique* / anti poux / antimosquitos / antipiojos / mata piolhos / antizanzare / repellente per zanzare / pidocchi / 虫除け / 虫よけ / 蚊取り / repelente de mosquitos / repelente de insectos / repelente de insetos / répulsif moustiques',
    words:
      'mosquito* / bites / lice / itch / insects / stiche / mücken / zecken / juckreiz / moustiques / piqûres / tiques / poux / mosquitos / picaduras / garrapatas / piojos / picadas / pernilongo* / carrapatos / piolhos / zanzare / punture / zecche / 虫刺され / répulsif',
    scenes: [
      'A mosquito in a forest',
      'A tent in a forest',
      'A woman with a spray bottle on a campsite',
      'A mosquito in a garden',
    ],
  },
  {
    thing: 'apple',
    theme: 'meadow',
    names:
      'nutritionist* / dietitian* / dietician* / weight loss / nutrition coach* / slimming club / ernährungsberat* / diätassistent* / abnehmprogramm* / ernährungscoach* / diététicien* / nutritionniste* / perte de poids / rééquilibrage alimentaire / nutricionista* / pérdida de peso / bajar de peso / perder peso / emagrecer / emagrecimento / nutrizionist* / dietist* / dietolog* / perdere peso / dimagrire / dimagrimento / ダイエット / 管理栄養士 / abnehmkurs* / abnehmcoach* / gewicht verlieren / maigrir / adelgazar',
    words:
      'diet / calories / belly fat / metabolism / portion / meal plan / diät / kalorien / stoffwechsel / pfunde / régime / métabolisme / dieta / calorías / metabolismo / balança / calorias / bilancia / calorie / 体重 / カロリー / abnehmen',
    scenes: [
      'A woman with an apple in a kitchen',
      'Bathroom scales in a bathroom',
      'A salad on a table in a kitchen',
      'A fruit bowl on a table in a kitchen',
      'A woman eats a salad in a kitchen',
    ],
  },
  {
    thing: 'smoothie',
    theme: 'volt',
    names:
      'sports nutrition / protein powder* / whey protein / protein shake* / protein bar / protein bars / creatine / pre workout / sportnahrung / proteinpulver / eiweißpulver / eiweißshake* / proteinriegel / kreatin / nutrition sportive / protéine en poudre / whey / créatine / barres protéinées / nutrición deportiva / proteína en polvo / batido de proteínas / creatina / nutrição esportiva / proteína em pó / nutrizione sportiva / proteine in polvere / プロテイン / クレアチン',
    words:
      'protein / muscle / muscles / workout / amino acids / scoop / shaker / recovery / eiweiß / muskelaufbau / muskeln / protéines / récupération / músculo / entrenamiento / proteína / músculos / treino / proteine / muscoli / allenamento / 筋肉 / 筋トレ',
    scenes: [
      'A man with a protein shake in a gym',
      'A protein shake on a table in a gym',
      'A woman with a dumbbell in a gym',
      'A barbell in a gym',
    ],
  },
  {
    thing: 'pestleMortar',
    theme: 'meadow',
    names:
      'naturopath* / homeopath* / homoeopath* / herbalist* / herbal medicine / herbal remedy / herbal remedies / natural remedies / ayurveda / ayurvedic / heilpraktiker* / naturheilkunde* / naturheilpraxis / homöopath* / globuli / heilpflanze* / kräutermedizin / naturopathe* / naturopathie / homéopath* / herboristerie / phytothérapie / médecine douce / naturópata* / naturopatía / homeópata* / homeopatía / herbolario* / fitoterapia / medicina natural / naturopatia / homeopatia / ayurvédic* / erboristeria / omeopat* / naturopat* / 漢方薬局 / ハーブ療法 / アーユルヴェーダ',
    words:
      'herbs / remedy / remedies / tincture* / roots / holistic / infusion / kräuter / tinktur* / heilkräuter / ganzheitlich / plantes médicinales / tisane* / teinture / hierbas / plantas medicinales / infusión / ervas / plantas medicinais / chá / erbe / tisana / rimedi naturali / 薬草 / ハーブ',
    scenes: [
      'A pestle and mortar on a table in a kitchen',
      'A bunch of herbs on a table in a kitchen',
      'A woman with herbs in a garden',
      'A teapot on a table in a living room',
      'Spice jars on a table in a kitchen',
    ],
  },
  {
    thing: 'ginger-root',
    theme: 'meadow',
    names:
      'acupunctur* / traditional chinese medicine / chinese medicine / cupping therapy / akupunktur* / traditionelle chinesische medizin / chinesische medizin / tcm praxis / acupuncteur* / médecine chinoise / medicina china / medicina tradicional china / acupuntur* / medicina chinesa / agopuntur* / agopuntor* / medicina cinese / 鍼灸 / 鍼治療 / お灸 / 漢方',
    words:
      'meridian* / qi / cupping / moxibustion / herbs / nadeln / meridiane / schröpfen / heilkräuter / aiguilles / méridiens / énergie vitale / ventosas / meridianos / agulhas / ventosaterapia / aghi / coppettazione / meridiani / 経絡 / ツボ',
    scenes: [
      'A massage couch in a clinic',
      'A ginger root on a table in a kitchen',
      'Green tea on a table in a Japanese room',
      'A pestle and mortar on a table in a clinic',
    ],
  },
  {
    thing: 'lavender',
    theme: 'meadow',
    names:
      'essential oil / essential oils / aromatherapy / aromatherapist* / diffuser oil* / reed diffuser* / ätherische öle / ätherisches öl / aromatherapie / duftöl* / duftlampe* / raumduft* / huile essentielle / huiles essentielles / aromathérapie / aceites esenciales / aceite esencial / aromaterapia / óleos essenciais / óleo essencial / oli essenziali / olio essenziale / エッセンシャルオイル / アロマテラピー / 精油',
    words:
      'lavender / eucalyptus / distilled / bergamot / lavendel / eukalyptus / duft / diffuseur / lavande / senteur / lavanda / eucalipto / difusor / aroma / diffusore / profumazione / bergamotto / ラベンダー / アロマ',
    scenes: [
      'A bunch of lavender on a table in a living room',
      'A bunch of lavender in a field',
      'A bottle on a table in a bathroom',
      'A candle on a table in a bedroom',
    ],
  },
  {
    thing: 'syringe',
    theme: 'daylight',
    names:
      'diabetes / glucose monitor* / blood sugar / insulin pump* / diabetolog* / blutzucker* / insulinpumpe* / diabète / glycémie / glucómetro* / glucosa en sangre / glicemia / glicose / glicosímetro / diabete / 糖尿病 / 血糖値',
    words:
      'sugar levels / glucose / finger prick / test strips / hba1c / carbs / blutwerte / teststreifen / messgerät / capteur / sucre / bandelettes / azúcar / tiras reactivas / páncreas / açúcar / tiras / zuccheri / strisce reattive / インスリン / 血糖 / diabetic / diabetics / insulin / diabetiker* / diabétique* / insuline / diabétic* / insulina / diabetic*',
    scenes: [
      'A nurse with a syringe in a clinic',
      'A doctor talks to an old man in a clinic',
      'An apple on a table in a kitchen',
      'A syringe on a table in a kitchen',
    ],
  },
  {
    thing: 'bed',
    theme: 'midnight',
    names:
      'sleep clinic* / sleep lab* / sleep apnea / sleep apnoea / sleep aid* / sleep gummies / snoring aid* / anti snoring / melatonin / insomnia / schlaflabor* / schlafapnoe / schlafmittel / einschlafhilfe* / schnarchschiene* / schlafstörung* / apnée du sommeil / trouble du sommeil / troubles du sommeil / mélatonine / anti ronflement / insomnie / apnea del sueño / insomnio / melatonina / antirronquidos / clínica del sueño / apneia / insônia / antirronco / apnea notturna / insonnia / disturbi del sonno / antirussamento / 不眠 / 睡眠外来 / いびき',
    words:
      'sleep / snore / snoring / deep sleep / tossing / schlaf / schlafen / schnarchen / durchschlafen / wachliegen / sommeil / ronfler / sueño / roncar / desvelo / ronco / dormir melhor / sonno / dormire / russare / 睡眠 / 眠り',
    scenes: [
      'A woman sleeps in a bed in a bedroom',
      'An alarm clock on a table in a bedroom',
      'A bed in a bedroom',
      'A tired man sits on a bed in a bedroom',
    ],
  },
  {
    thing: 'phoneChat',
    theme: 'daylight',
    names:
      'telemedicine / telehealth / online doctor / virtual doctor / video consultation / e health / digital health / telemedizin* / onlinearzt / online arzt / videosprechstunde* / online sprechstunde / téléconsultation* / télémédecine / médecin en ligne / telemedicina / médico online / videoconsulta* / teleconsulta* / telessaúde / teleconsulto / videovisita / medico online / オンライン診療 / 遠隔診療',
    words:
      'doctor / video call / e prescription / symptoms / waiting room / arzt / wartezimmer / krankschreibung / symptome / médecin / ordonnance / salle d attente / síntomas / receta / sala de espera / médico / receita digital / sintomas / medico / ricetta / sintomi / 医師 / 待ち時間',
    scenes: [
      'A doctor with a laptop in a clinic',
      'A woman with a phone in a bedroom',
      'A chat on a phone in a bedroom',
      'A doctor with a phone in a clinic',
    ],
  },
  // Therapy
  {
    thing: 'yogaMat',
    theme: 'daylight',
    names:
      'physiotherap* / physical therap* / osteopath* / chiropract* / krankengymnastik* / physiopraxis / chiropraktik* / faszientherapie / kinésithérap* / ostéopath* / chiropracteur* / chiropraxie / fisioterap* / osteópata* / osteopatía / quiropráctic* / quiropraxia / osteopatia / quiropraxista* / osteopat* / chiropratic* / 整体 / 理学療法 / 整骨院 / 接骨院 / カイロプラクティック',
    words:
      'back pain / spine / posture / joints / disc / muscles / rückenschmerzen / wirbelsäule / bandscheibe* / verspannung* / mal de dos / colonne vertébrale / cervicales / dolor de espalda / columna / coluna / dor nas costas / postura / mal di schiena / schiena / 腰痛 / 肩こり',
    scenes: [
      'A physiotherapist talks to an old man in a gym',
      'A nurse with an old man in a gym',
      'A treatment couch in a clinic',
      'A physiotherapist in a clinic',
      'A yoga mat in a gym',
    ],
  },
  {
    thing: 'walkingFrame',
    theme: 'ocean',
    names:
      'rehab clinic* / rehabilitation clinic* / rehabilitation center / rehabilitation centre / physical rehabilitation / rehaklinik* / reha klinik / rehazentrum / reha zentrum / anschlussheilbehandlung / rehasport / rééducation / centre de rééducation / clínica de rehabilitación / centro de rehabilitación / centro riabilitativo / clinica riabilitativa / riabilitazione / リハビリ / reabilitação física / clínica de reabilitação',
    words:
      'rehab / recovery / stroke / crutches / knee surgery / hip replacement / first steps / reha / schlaganfall / genesung / hüft op / béquilles / convalescence / prothèse de hanche / muletas / recuperación / ictus / recuperação / prótese de quadril / stampelle / recupero / 回復 / 脳卒中',
    scenes: [
      'Crutches in a clinic',
      'A physiotherapist talks to an old woman in a gym',
      'A walking frame in a clinic',
      'An old man with a walking frame in a gym',
      'A treadmill in a gym',
    ],
  },
  {
    thing: 'crutch',
    theme: 'daylight',
    names:
      'orthopaedic* / orthopedic* / prosthetic* / prosthesis / prostheses / knee brace* / ankle brace* / knee support* / compression stocking* / orthopädi* / sanitätshaus* / sanitätshäuser / prothese / prothesen / kniebandage* / kompressionsstrümpfe / orthopédi* / prothèse de jambe / bas de contention / genouillère* / ortopedia* / ortopédic* / prótesis de pierna / medias de compresión / rodillera / ortopedista* / meia de compressão / meias de compressão / joelheira / ortopedic* / protesi di anca / calze a compressione / ginocchiera / 整形外科 / 義足 / 義手',
    words:
      'knee / ankle / brace / limb / bandage / cartilage / tendon / knie / hüfte / gelenk / stütze / genou / cheville / attelle / rodilla / cadera / tobillo / joelho / quadril / tornozelo / ginocchio / anca / caviglia / ひざ / 関節',
    scenes: [
      'A doctor talks to an old man in a clinic',
      'Crutches in a clinic',
      'A doctor with a bandage in a clinic',
      'A bandage on a table in a clinic',
      'An old man with a walking frame in a clinic',
    ],
  },
  {
    thing: 'foot-medium-light',
    theme: 'ocean',
    names:
      'podiatr* / chiropod* / foot care / insole* / orthotics / orthopaedic shoemaker* / foot clinic / fußpflege* / podolog* / einlagen nach maß / schuheinlage* / orthopädieschuhmacher* / pédicure podologue / podologue* / semelles orthopédiques / podólog* / podología / plantillas ortopédicas / quiropodia / podologia / palmilhas ortopédicas / cuidado dos pés / plantari / podologo / podologa / cura del piede / 足病 / インソール / フットケア',
    words:
      'heel / bunion* / callus* / ingrown toenail / blisters / füße / hühneraugen / ferse / hallux / hornhaut / pieds / cors / talon / callos / talón / juanetes / calos / joanete / piedi / calli / alluce / 外反母趾 / 足裏',
    scenes: [
      'A bare foot in a clinic',
      'A shoe on a table in a clinic',
      'A shoe on a table in a workshop',
      'A bare foot in a bathroom',
    ],
  },
  {
    thing: 'manual-wheelchair',
    theme: 'daylight',
    names:
      'mobility aid* / mobility shop* / mobility scooter* / stairlift* / stair lift* / rollator* / rollstühle* / treppenlift* / seniorenmobil* / rollatoren / gehhilfe* / fauteuils roulants / monte escalier* / déambulateur* / aides techniques mobilité / sillas de ruedas / silla salvaescaleras / salvaescaleras / andador para adultos / cadeiras de rodas / elevador de escada / carrozzina disabili / montascale / deambulator* / 車椅子 / 車いす / 福祉用具 / 階段昇降機 / wheelchairs / electric wheelchair* / power wheelchair* / folding wheelchair* / rollstühle / elektrorollstuhl* / faltrollstuhl*',
    words:
      'wheelchair / rollstuhl / fauteuil roulant / silla de ruedas / barrier free / independence / accessible / step free / joystick / barrierefrei* / selbstständig / rampe / mobilité / escaliers / movilidad / rampa / escaleras / accesible / mobilidade / escadas / acessível / mobilità / disabili / バリアフリー / 段差',
    scenes: [
      'A wheelchair in a living room',
      'An old man with a walking frame in a living room',
      'An old woman with a wheelchair in a park',
      'A walking frame in a hallway',
      'A wheelchair in a park',
    ],
  },
  {
    thing: 'manual-wheelchair',
    theme: 'daylight',
    names:
      'disability services / disability support / disability care / supported living / disabled people / people with disabilities / behindertenhilfe / eingliederungshilfe / menschen mit behinderung / behindertenwerkstatt / personnes handicapées / handicap moteur / services aux handicapés / personas con discapacidad / servicios de discapacidad / pessoas com deficiência / persone con disabilità / disabilità motoria / assistenza disabili / 障害者支援 / 障がい者 / 障害者福祉',
    words:
      'disability / disabled / inclusion / wheelchair / accessible / support worker / carer / inklusion / barrierefrei / assistenz / handicap / accessibilité / discapacidad / inclusión / accesibilidad / deficiência / inclusão / acessibilidade / disabilità / inclusione / バリアフリー / 障害',
    scenes: [
      'A young woman with a wheelchair in a park',
      'A wheelchair in an office',
      'A wheelchair in a park',
      'A nurse with a wheelchair in a living room',
    ],
  },
  {
    thing: 'glasses',
    theme: 'daylight',
    names:
      'optician* / óptica / optometr* / eyewear / contact lens / contact lenses / varifocal* / prescription glasses / reading glasses / optiker* / augenoptik* / brillengeschäft / brillenglas / brillengläser / brillenfassung* / gleitsichtbrille* / kontaktlinse* / opticien* / lunetterie / lunettes de vue / lentilles de contact / gafas graduadas / lentes de contacto / gafas progresivas / oculista* / óculos de grau / lentes de contato / occhialeria / occhiali da vista / lenti a contatto / 眼鏡 / メガネ / コンタクトレンズ / negozio di ottica / centro ottico / centro óptico / tu óptica / óptica y optometría',
    words:
      'lenses / eye test / sight test / sunglasses / dioptre* / brillen / sehtest / lunettes / monture* / gafas / monturas / óculos / armação / armações / occhiali / montatura / montature / レンズ / フレーム / ópticas / óptico / ottico / ottica',
    scenes: [
      'Close-up: a woman with spectacles smiles',
      'An optician in a boutique',
      'A man with spectacles reads a book in a living room',
      'A human eye in a clinic',
      'A standing mirror in a boutique',
    ],
  },
  {
    thing: 'hearingAid',
    theme: 'daylight',
    names:
      'hearing aid* / hearing test* / hearing care / hearing loss / audiolog* / hearing clinic / hörgerät* / hörakustik* / hörtest* / hörverlust / appareil auditif / appareils auditifs / audioprothés* / aide auditive / test auditif / centro auditivo / pérdida auditiva / aparelho auditivo / aparelhos auditivos / perda auditiva / apparecchio acustico / apparecchi acustici / audioprotes* / perdita uditiva / 補聴器 / 難聴 / 聴力検査 / prótesis auditiva / prótesis auditivas',
    words:
      'hearing / ear / tinnitus / deaf / conversations / mumbling / ohr / ohren / schwerhörig* / entendre / acouphène* / oír / oído / oídos / ouvir / ouvido / audição / sentire / orecchio / udito / 聞こえ / 耳鳴り / audífonos / audífono',
    scenes: [
      'A hearing aid on a table in a living room',
      'An old man with a hearing aid in a living room',
      'A hearing aid on a table in a clinic',
      'An old woman laughs in a park',
      'A doctor talks to an old man in a clinic',
    ],
  },
  {
    thing: 'chatBubbles',
    theme: 'daylight',
    names:
      'speech therap* / speech and language / speech patholog* / logopäd* / sprachtherap* / stottertherapie / orthophon* / logopéd* / logopedas / logopedia / fonoaudiolog* / fonoaudiólog* / terapia del lenguaje / terapia da fala / fonoterapia / logopedist* / terapia del linguaggio / 言語聴覚士 / 言語療法',
    words:
      'stutter / stuttering / lisp / pronounce / syllables / aphasia / late talker / sprache / stottern / lispeln / aussprache / parole / bégaiement / langage / tartamudez / pronunciación / gagueira / pronúncia / linguaggio / balbuzie / 発音 / 吃音',
    scenes: [
      'Two people talk in a clinic',
      'A woman talks to a boy in a playroom',
      'A speech bubble in a playroom',
      'A woman with a picture book in a playroom',
    ],
  },
  {
    thing: 'puzzle-piece',
    theme: 'daylight',
    names:
      'occupational therap* / ergotherap* / autism therapy / aba therapy / early intervention / frühförderung / ergothérap* / psychomotric* / psychomotricien* / terapia ocupacional / terapeuta ocupacional / estimulación temprana / psicomotricidad / estimulação precoce / psicomotric* / terapista occupazionale / terapia occupazionale / neuropsicomotricità / 作業療法 / 療育 / 発達支援',
    words:
      'motor skills / fine motor / sensory / dexterity / autism / adhd / concentration / feinmotorik / wahrnehmung / motricité / autisme / sensoriel / motricidad / autismo / sensorial / coordenação motora / motricità / sensoriale / 感覚統合 / 発達障害',
    scenes: [
      'A jigsaw puzzle on a table in a playroom',
      'A woman with a jigsaw puzzle in a playroom',
      'A crayon on a table in a playroom',
      'A boy with a wooden train set in a playroom',
    ],
  },
  {
    thing: 'sofa',
    theme: 'ocean',
    names:
      'psychotherap* / psychologist* / psychiatr* / couples therapy / family therapy / talking therapy / online therapy / mental health / counselling / counselor / counsellor / life coach / life coaching / marriage counselling / addiction clinic / burnout clinic / paartherapie* / eheberatung* / lebensberatung* / lebenscoach / seelische gesundheit / psycholog* / psychotherapeut* / psychologue* / psychothérap* / santé mentale / sophrolog* / thérapie de couple / psicólog* / psicoterap* / salud mental / terapia de pareja / psiquiatr* / saúde mental / terapia de casal / psicolog* / salute mentale / terapia di coppia / consulenza psicologica / psichiatr* / 心療内科 / カウンセリング / メンタルヘルス / 精神科',
    words:
      'therapy / therapist / anxiety / depression / burnout / panic attacks / grief / trauma / therapie / ängste / depressionen / anxiété / dépression / mal être / ansiedad / depresión / terapia / ansiedade / depressão / ansia / depressione / disagio / うつ / 不安 / ストレス',
    scenes: [
      'Two people talk in a living room',
      'A woman sits on a sofa in a living room',
      'A couple on a sofa in a living room',
      'A chair in a living room',
      'A sad man sits on a sofa in a living room',
    ],
  },
  {
    thing: 'lotus',
    theme: 'ocean',
    names:
      'meditation / meditations / mindfulness / guided meditation / breathwork / meditation app / meditationskurs* / achtsamkeit* / achtsamkeitskurs* / méditation / pleine conscience / meditación / atención plena / meditação / atenção plena / meditazione / consapevolezza guidata / 瞑想 / マインドフルネス / 座禅',
    words:
      'stillness / inner peace / unwind / chakra* / atmen / atem / innere ruhe / respirer / calme intérieur / sérénité / calma / respire / silêncio / paz interior / respiro / silenzio / 呼吸 / 静けさ',
    scenes: [
      'A yoga mat in a park',
      'A lotus in a park',
      'A candle on a table in a living room',
      'A woman sits on a bench in a park',
    ],
  },
  // Care
  {
    thing: 'teaCup',
    theme: 'daylight',
    names:
      'care home* / nursing home* / home care / homecare / carers / caregiver* / elderly care / senior care / senior living / assisted living / retirement home* / live in care / pflegedienst* / pflegeheim* / altenpflege* / altenheim* / seniorenheim* / seniorenresidenz* / betreutes wohnen / tagespflege / ambulante pflege / aide à domicile / aides à domicile / ehpad / maison de retraite / auxiliaire de vie / résidence seniors / cuidado de mayores / cuidado de ancianos / residencia de mayores / residencia de ancianos / geriátrico* / cuidadores / cuidador de idosos / cuidadora de idosos / casa de repouso / lar de idosos / residencial para idosos / casa di riposo / badante / badanti / assistenza anziani / residenza per anziani / 介護 / 老人ホーム / デイサービス',
    words:
      'elderly / dementia / alzheimer / dignity / respite / carer / companionship / pflegegrad / demenz / senioren / personnes âgées / dépendance / mamie / ancianos / idosos / vovó / idosa / anziani / demenza / 認知症 / 高齢者',
    scenes: [
      'A nurse talks to an old woman in a living room',
      'An old man laughs in a living room',
      'A rocking chair in a living room',
      'A cup of tea on a table in a living room',
      'A nurse walks with an old woman in a garden',
    ],
  },
  {
    thing: 'telephone',
    theme: 'daylight',
    names:
      'personal alarm* / medical alert / medical alarm* / fall detector* / emergency call button / hausnotruf* / seniorennotruf* / notrufuhr* / notrufknopf / sturzmelder* / téléassistance / téléalarme / détecteur de chute / teleasistencia / botón sos / detector de caídas / teleassistência / botão de emergência / detector de queda / telesoccorso / teleassistenza / pulsante salvavita / 緊急通報 / 見守りサービス',
    words:
      'elderly / wristband / sturz / knopf / notruf / chute / caída / pulsera / idosos / pulseira / caduta / anziani / pulsante / 転倒 / 一人暮らし / panic button',
    scenes: [
      'An old woman sits on a sofa in a living room',
      'An old man with a watch in a living room',
      'A landline on a table in a living room',
      'An old woman on the phone in a living room',
    ],
  },
  {
    thing: 'candle',
    theme: 'daylight',
    names:
      'hospice* / palliative care / end of life / palliativ* / sterbebegleitung / hospiz* / soins palliatifs / fin de vie / cuidados paliativos / paliativos / cure palliative / fine vita / 緩和ケア / ホスピス / 看取り',
    words:
      'dignity / last days / farewell / bedside / volunteers / abschied / lebensende / sterbende / dignité / adieu / mourant / dignidad / despedida / últimos días / dignidade / últimos momentos / dignità / addio / 最期 / 尊厳',
    scenes: [
      'A nurse talks to an old woman in a bedroom',
      'A hospital bed in a bedroom',
      'A candle on a table in a bedroom',
      'A nurse with an old man in a garden',
    ],
  },
  {
    thing: 'dog',
    theme: 'daylight',
    names:
      'guide dog* / assistance dog* / service dog* / therapy dog* / hearing dog* / blindenhund* / blindenführhund* / assistenzhund* / therapiehund* / chien guide / chiens guides / chien d assistance / chiens d assistance / perro guía / perros guía / perro de asistencia / perros de asistencia / cão guia / cães guia / cão de assistência / cane guida / cani guida / cane da assistenza / pet therapy / 盲導犬 / 介助犬 / セラピードッグ',
    words:
      'blind / visually impaired / harness / puppy raiser / sight loss / white cane / labrador / companion / sehbehindert* / geschirr / patenfamilie / aveugle* / malvoyant* / harnais / ciego / arnés / discapacidad visual / cego / guia / deficiência visual / cieco / non vedenti / 視覚障害',
    scenes: [
      'A woman walks with a dog on a street',
      'A labrador in a park',
      'An old man with a dog on a street',
      'A young woman with a puppy in a living room',
    ],
  },
  // Fitness
  {
    thing: 'dumbbell',
    theme: 'volt',
    names:
      'gym / gyms / fitness studio* / fitness club* / fitness center* / fitness centre* / health club* / crossfit / strength training / fitnessstudio* / fitnesscenter* / fitnessclub* / krafttraining / kraftsport / salle de sport / salle de musculation / musculation / club de fitness / gimnasio / gimnasios / entrenamiento de fuerza / musculación / academia de ginástica / academia de musculação / musculação / palestre / sala pesi / スポーツジム / フィットネス / 筋トレ / la palestra / palestra fitness / abbonamento palestra',
    words:
      'workout / muscles / weights / barbell / bench press / squat / squats / reps / sixpack / treadmill / muskeln / hanteln / haltères / entraînement / pesas / músculos / entrenar / treino / halteres / allenamento / pesi / muscoli / トレーニング / ダンベル',
    scenes: [
      'A woman with a dumbbell in a gym',
      'A barbell in a gym',
      'A man with a kettlebell in a gym',
      'A treadmill in a gym',
    ],
  },
  {
    thing: 'stopwatch',
    theme: 'volt',
    names:
      'personal trainer* / personal training / fitness coach* / fitness coaching / fitnesstrainer* / fitness trainer / fitnesscoach* / coach sportif / coach sportive / coaching sportif / entrenador personal / entrenadora personal / entrenamiento personal / treinador pessoal / treinadora pessoal / allenatore personale / preparatore atletico / パーソナルトレーニング / パーソナルトレーナー / パーソナルジム / fitness bootcamp* / outdoor bootcamp*',
    words:
      'trainer / workout / kettlebell / stamina / body fat / trainingsplan / ausdauer / körperfett / entraînement / endurance / programme sportif / entrenamiento / resistencia / treino / resistência / definição muscular / allenamento / トレーニング / 体脂肪 / bootcamp',
    scenes: [
      'A coach with a stopwatch in a gym',
      'A kettlebell in a gym',
      'A woman runs in a park',
      'A coach talks to a woman in a gym',
      'A yoga mat in a park',
    ],
  },
  {
    thing: 'yogaMat',
    theme: 'meadow',
    names:
      'yoga / yoga studio* / pilates / yogastudio* / yogakurs* / yogalehrer* / vinyasa / hatha / ヨガ / ピラティス',
    words:
      'asana* / stretch / reformer / sun salutation / flexibility / dehnen / atem / beckenboden / tapis / postures / souplesse / esterilla / estiramiento / flexibilidad / tapete / alongamento / respiração / tappetino / respiro / 呼吸 / 柔軟',
    scenes: [
      'A woman kneels in a gym',
      'A yoga mat in a gym',
      'A woman stretches in a park',
      'A yoga mat in a living room',
    ],
  },
  {
    thing: 'headphones',
    theme: 'volt',
    names:
      'aerobics / dance fitness / fitness class* / group fitness / spin class* / spinning class* / indoor cycling / hiit class* / step aerobic / fitnesskurs* / gruppenfitness / cours de fitness / cours collectifs fitness / clases de fitness / clases colectivas / aulas de ginástica / ginástica localizada / corsi fitness / ginnastica dolce / エアロビクス / 体操教室',
    words:
      'cardio / choreography / calories / schwitzen / rhythmus / bauch beine po / transpirer / rythme / sudar / coreografía / suar / sudare / coreografia / 汗をかく / リズム',
    scenes: [
      'Three women dance in a gym',
      'Friends dance in a gym',
      'A woman jumps in a gym',
      'Headphones on a table in a gym',
    ],
  },
  {
    thing: 'treadmill',
    theme: 'volt',
    names:
      'fitness equipment / gym equipment / home gym / exercise bike* / cross trainer* / rowing machine* / treadmill* / fitnessgerät* / heimtrainer* / laufband / crosstrainer* / ergometer* / hantelbank / tapis de course / vélo d appartement / rameur d intérieur / vélo elliptique / appareils de fitness / cinta de correr / bicicleta estática / equipamiento de gimnasio / máquina de remo / esteira ergométrica / bicicleta ergométrica / equipamentos de academia / cyclette / attrezzi per palestra / ランニングマシン / フィットネスバイク',
    words:
      'incline / foldable / flywheel / barbell / dumbbells / weight plates / resistance / console / hanteln / steigung / klappbar / schwungmasse / haltères / inclinaison / mancuernas / pesas / plegable / halteres / dobrável / anilhas / manubri / pieghevole / inclinazione / ダンベル / tapis roulant',
    scenes: [
      'A treadmill in a living room',
      'A woman with a treadmill in a living room',
      'A barbell in a living room',
      'A dumbbell in a gym',
      'A kettlebell in a living room',
    ],
  },
  {
    thing: 'watch',
    theme: 'volt',
    names:
      'fitness tracker* / fitness watch* / activity tracker* / heart rate monitor* / step counter* / running watch* / fitnessuhr* / fitnessarmband* / pulsuhr* / schrittzähler* / aktivitätstracker / montre connectée / montre cardio / bracelet connecté / cardiofréquencemètre* / pulsera de actividad / reloj deportivo / pulsómetro* / relógio esportivo / relógio desportivo / pulseira inteligente / orologio sportivo / cardiofrequenzimetro / contapassi / activity band / 活動量計 / 心拍計',
    words:
      'heart rate / sleep tracking / calories / gps / schritte / puls / handgelenk / fréquence cardiaque / poignet / pasos / ritmo cardíaco / muñeca / passos / batimentos / frequência cardíaca / passi / battito / polso / 歩数 / 心拍',
    scenes: [
      'A smartwatch on a table in a gym',
      'A woman with a smartwatch in a park',
      'A man runs in a park',
      'A woman runs on a beach',
      'A dashboard on a table in a living room',
    ],
  },
  // Wellness
  {
    thing: 'massageTable',
    theme: 'ocean',
    names:
      'massage / massages / day spa / massage therap* / reflexology / reiki / hot stone massage / spa treatment* / spa day / wellnessmassage* / massagepraxis / masseur* / masseurin / thaimassage / fußreflexzonenmassage / massages relaxants / salon de massage / institut de massage / réflexologie / masaje / masajes / masajista* / reflexología / massagem / massagens / massoterap* / massagista* / reflexologia / massaggio / massaggi / massaggiator* / マッサージ / リラクゼーション / リフレクソロジー',
    words:
      'spa / hot stones / deep tissue / tension / unwind / wellness / entspannung / verspannt* / öl / détente / huiles / relaxation / relajación / aceites / relaxamento / tensão / relaxante / rilassante / olio / 癒し / 肩こり',
    scenes: [
      'A massage couch in a clinic',
      'A massage table in a beauty salon',
      'Towels on a table in a bathroom',
      'A candle on a table in a bathroom',
      'A masseur with towels in a beauty salon',
    ],
  },
  {
    thing: 'towels',
    theme: 'ember',
    names:
      'sauna / saunas / thermal bath* / thermal spa* / thermal springs / hot spring* / wellness hotel* / spa resort* / steam bath* / turkish bath* / thermalbad* / thermalbäder / wellnesshotel* / dampfbad / saunalandschaft* / hammam / thermes / bains thermaux / station thermale / balnéo / balneario / balnearios / aguas termales / baño turco / termas / águas termais / estância termal / balneário / centro termale / bagno turco / stabilimento termale / サウナ / 温泉 / 岩盤浴 / centro termal / alle terme / le terme di / sauna finlandesa',
    words:
      'robe / bathrobe / plunge pool / infusion / spring water / soak / wellness / aufguss / bademantel / entspannen / saunagang / vapeur / peignoir / détente / albornoz / roupão / relaxar / vapore / accappatoio / benessere / 露天風呂 / ととのう / therme / thermen',
    scenes: [
      'A woman in a robe in a hot spring',
      'Towels on a table by a pool',
      'Slippers by a pool',
      'Towels in a hot spring',
    ],
  },
  {
    thing: 'hotTub',
    theme: 'ocean',
    names:
      'hot tub* / whirlpool* / swim spa* / spa tub* / home sauna* / barrel sauna* / outdoor sauna* / infrared sauna* / ice bath / ice baths / gartenwhirlpool* / gartensauna* / fasssauna / infrarotkabine* / saunabau / spa gonflable / spa de nage / cabine infrarouge / bañera de hidromasaje / minipiscina* / banheira de hidromassagem / ofurô / spa de exterior / minipiscina idromassaggio / vasca idromassaggio / sauna da giardino / ジャグジー / 家庭用サウナ',
    words:
      'jets / hydrotherapy / cedar / soak / düsen / sprudel / massagedüsen / abdeckung / jets de massage / bulles / chorros / burbujas / hidromasaje / jatos / bolhas / hidromassagem / getti / bolle / idromassaggio / ジェット / 気泡',
    scenes: [
      'A hot tub in a garden',
      'Towels with a hot tub in a garden',
      'A couple with a hot tub in a garden',
      'A hot tub in the mountains',
    ],
  },
  // Hair and beauty
  {
    thing: 'scissors',
    theme: 'blush',
    names:
      'hairdresser* / hair salon* / hairstylist* / hair stylist* / hair studio / friseur* / frisör* / coiffeur* / coiffeuse* / salon de coiffure / peluquer* / salón de peluquería / cabeleireir* / salão de beleza / salão de cabeleireiro / parrucchier* / salone di parrucchiere / 美容室 / 美容院 / ヘアサロン / curl salon* / curly hair salon* / curl specialist* / curly cut* / lockenspezialist* / lockenfriseur* / spécialiste des boucles / cheveux bouclés / especialista en rizos / pelo rizado / método curly / cabelo cacheado / cabelos cacheados / especialista em cachos / capelli ricci / くせ毛専門',
    words:
      'haircut* / balayage / blow dry / fringe / split ends / strands / styling / haarschnitt* / strähnchen / föhnen / mèches / brushing / corte de pelo / mechas / tinte / corte de cabelo / escova / piega / colpi di sole / パーマ',
    scenes: [
      'A hairdresser with a woman in a hair salon',
      'Scissors on a table in a hair salon',
      'A hair dryer in a hair salon',
      'A woman laughs in a hair salon',
      'A hairdresser with scissors in a hair salon',
    ],
  },
  {
    thing: 'barber-pole',
    theme: 'ember',
    names:
      'barber / barbers / barbershop* / barber shop* / herrenfriseur* / barbier / barbiers / barbería / barberías / barbero / barberos / barbearia* / barbeiro* / barbiere / barbieri / 理容室 / 理容店 / バーバー',
    words:
      'skin fade / beard trim / hot towel / cut throat / shave / clippers / undercut / bart / rasur / maschinenschnitt / barbe / dégradé / rasage / barba / degradado / afeitado / degradê / navalha / sfumatura / rasatura / フェード / ひげ',
    scenes: [
      'A barber pole in a barber shop',
      'A barber with a razor in a barber shop',
      'A bearded man smiles in a barber shop',
      'A razor on a table in a barber shop',
      'Scissors on a table in a barber shop',
    ],
  },
  {
    thing: 'hairDryer',
    theme: 'blush',
    names:
      'hair care / haircare / hair dryer* / hairdryer* / hair loss / hair growth / hair oil* / hair mask* / hair extension* / hair transplant* / hair straightener* / hair products / wig / wigs / haarpflege* / haarausfall* / haarkur* / haaröl* / haarwuchs* / haartransplantation* / haarverlängerung* / haartrockner* / glätteisen / perücke / perücken / soin capillaire / soins capillaires / soins des cheveux / chute de cheveux / sèche cheveux / perruque* / cuidado del cabello / cuidado capilar / caída del cabello / caída del pelo / injerto capilar / trasplante capilar / cuidados capilares / queda de cabelo / transplante capilar / cura dei capelli / caduta dei capelli / caduta capelli / asciugacapelli / trapianto di capelli / trapianto capelli / parrucca / parrucche / ヘアケア / 育毛 / 薄毛 / ヘアドライヤー',
    words:
      'hair / curls / curly / frizzy / scalp / dandruff / conditioner / roots / follicle* / haare / locken / kopfhaut / schuppen / cheveux / boucles / cuir chevelu / cabello / rizos / cabelo / cabelos / cachos / capelli / ricci / cuoio capelluto / 髪の毛 / 頭皮 / ダメージヘア / shampoo* / shampoing* / shampooing* / champú* / champô* / xampu* / シャンプー',
    scenes: [
      'A woman with a hair dryer in a bathroom',
      'A hair dryer in a bathroom',
      'A bottle on a table in a bathroom',
      'A hair dryer in a hair salon',
      'Close-up: a woman laughs',
    ],
  },
  {
    thing: 'razor',
    theme: 'ocean',
    names:
      'razor blade* / safety razor* / electric shaver* / shaving cream / shaving foam / shaving soap / beard oil* / beard care / beard trimmer* / beard balm* / aftershave* / after shave / mens grooming / epilator* / rasierer / rasierhobel / rasierklinge* / rasierapparat* / rasiermesser / rasierschaum / rasierseife / rasierpinsel / nassrasur / bartpflege* / bartöl* / barttrimmer / rasoir* / mousse à raser / huile à barbe / épilateur* / maquinilla de afeitar / maquinillas de afeitar / cuchilla de afeitar / cuchillas de afeitar / afeitadora* / espuma de afeitar / barbeador* / lâmina de barbear / lâminas de barbear / espuma de barbear / aparelho de barbear / rasoio / rasoi / schiuma da barba / olio da barba / 髭剃り / シェーバー / カミソリ',
    words:
      'razor / shave / shaving / stubble / beard / blades / bristles / moustache / rasur / bart / stoppeln / rasage / barbe / lame / lames / afeitado / barba / cuchilla / barbear / lâmina / rasatura / lametta / pelo e contropelo / ひげ / 剃り',
    scenes: [
      'A man with a razor in a bathroom',
      'A razor on a table in a bathroom',
      'A bearded man in front of a mirror in a bathroom',
      'A razor with a towel in a bathroom',
      'Close-up: a man smiles',
    ],
  },
  {
    thing: 'makeupBrushes',
    theme: 'blush',
    names:
      'beauty salon* / beauty parlour* / beauty studio* / beauty treatment* / beautician* / facial treatment* / waxing studio* / waxing salon* / brazilian wax / hair removal / laser hair removal / kosmetikstudio* / kosmetikerin* / kosmetiksalon* / schönheitssalon* / gesichtsbehandlung* / haarentfernung* / institut de beauté / esthéticienne* / salon de beauté / épilation* / soin du visage / salón de belleza / centro de estética / esteticista* / depilación* / tratamiento facial / clínica de estética / centro estetico / depilação* / limpeza de pele / estetista / estetiste / depilazione* / ceretta / trattamento viso / エステ / 脱毛 / フェイシャル',
    words:
      'facial / waxing / peeling / microdermabrasion / pores / therapist / wachs / ausreinigung / poren / cire / gommage / cera / cutis / limpieza facial / pele / esfoliação / virilha / viso / pulizia / peli / 毛穴 / 美肌',
    scenes: [
      'A massage table in a beauty salon',
      'A stylist with towels in a beauty salon',
      'A face cream on a table in a beauty salon',
      'A woman with a mirror in a beauty salon',
      'Close-up: a woman smiles',
    ],
  },
  {
    thing: 'nailPolish',
    theme: 'blush',
    names:
      'nail studio* / nail salon* / nail bar* / nail artist* / nail art / nail polish* / nail varnish / nail technician* / nail design* / manicure* / manicurist* / pedicure* / gel nails / acrylic nails / press on nails / nagelstudio* / nageldesign* / nagellack* / nagelpflege* / nagelmodellage* / maniküre* / pediküre* / gelnägel / vernis à ongles / onglerie* / manucure* / prothésiste ongulaire / esmalte de uñas / uñas de gel / uñas acrílicas / manicura* / pedicura* / unhas de gel / unhas em gel / esmalteria* / alongamento de unhas / nail designer / smalto semipermanente / smalto per unghie / ricostruzione unghie / ネイルサロン / ネイルアート / マニキュア / ジェルネイル',
    words:
      'nails / cuticle* / acrylic / chip free / french tips / nägel / nagelhaut / lack / ongles / cuticules / vernis / uñas / cutículas / esmaltado / unhas / cutícula / esmalte / unghie / cuticole / smalto / ネイル / 爪先',
    scenes: [
      'Nail polish on a table in a beauty salon',
      'A woman with nail polish in a beauty salon',
      'A stylist with nail polish in a beauty salon',
      'Nail polish on a table in a bathroom',
    ],
  },
  {
    thing: 'eye',
    theme: 'blush',
    names:
      'lash studio* / lash bar / lash lift* / lash extension* / eyelash extension* / brow bar* / brow lift* / brow lamination / microblading / permanent make up / permanent makeup / wimpernverlängerung* / wimpernlifting / wimpernstudio* / extension de cils / extensions de cils / rehaussement de cils / bar à sourcils / maquillage permanent / extensiones de pestañas / lifting de pestañas / diseño de cejas / extensão de cílios / alongamento de cílios / lash designer* / design de sobrancelha / design de sobrancelhas / micropigmentação / extension ciglia / laminazione ciglia / laminazione sopracciglia / trucco permanente / まつエク / まつげエクステ / アイブロウ / アイラッシュ',
    words:
      'lashes / brows / eyebrow* / tint / mascara / threading / wimpern / brauen / färben / cils / sourcils / teinture / pestañas / cejas / tinte / cílios / sobrancelhas / fio a fio / ciglia / sopracciglia / まつげ / 眉毛 / eyelashes / augenbrauen*',
    scenes: [
      'A human eye in a beauty salon',
      'A makeup brush in a beauty salon',
      'Mascara on a table in a beauty salon',
      'Close-up: a woman smiles',
    ],
  },
  {
    thing: 'lipstick',
    theme: 'blush',
    names:
      'lipstick* / make up artist* / makeup artist* / eyeshadow / eyeliner* / lip gloss / foundation makeup / concealer* / lippenstift* / wimperntusche / lidschatten / schminke / visagist* / rouge à lèvres / maquillage / maquilleuse* / fard à paupières / fond de teint / maquillaje / maquillador* / pintalabios / labial mate / sombra de ojos / rímel / maquiagem / maquiador* / batom / rossetto / rossetti / truccatrice / truccatore / ombretto / fondotinta / 口紅 / メイクアップ / アイシャドウ / ファンデーション / マスカラ',
    words:
      'makeup / make up / blush / lips / contour / powder / brushes / lippen / puder / farbton / lèvres / teint / poudre / labios / polvos / colorete / lábios / labbra / cipria / trucco / リップ / チーク / mascara',
    scenes: [
      'A lipstick on a table in a bathroom',
      'A woman with a lipstick in a bathroom',
      'Makeup brushes on a table in a beauty salon',
      'Close-up: a woman smiles',
      'A woman in front of a mirror in a bathroom',
    ],
  },
  {
    thing: 'jar',
    theme: 'blush',
    names:
      'skincare / skin care / cosmetics / face cream* / moisturiser* / moisturizer* / body lotion* / hand cream* / anti ageing / anti aging / natural cosmetics / kosmetik / naturkosmetik* / hautpflege* / gesichtscreme* / gesichtspflege* / handcreme* / körperpflege* / körperlotion / feuchtigkeitscreme* / cosmétique / cosmétiques / crème hydratante / soins visage / crème visage / crème mains / cuidado facial / cosmética / cosméticos / crema facial / crema hidratante / crema de manos / cosmético / cuidados da pele / creme facial / creme hidratante / cosmetici / cosmetica / crema viso / crema idratante / cura della pelle / 化粧品 / スキンケア / 美容液 / 保湿クリーム / コスメ',
    words:
      'skin / serum / retinol / hyaluronic / pores / fragrance free / wrinkles / peau / crème / sérum / piel / arrugas / pele / rugas / pelle / siero / rughe / 潤い / 乾燥肌 / 保湿',
    scenes: [
      'A face cream on a table in a bathroom',
      'A woman with a face cream in a bathroom',
      'A serum on a table in a beauty salon',
      'Close-up: a woman smiles',
    ],
  },
  {
    thing: 'soap',
    theme: 'meadow',
    names:
      'bar soap / soap bars / soap maker* / soapmaker* / handmade soap* / soap workshop / solid shampoo / bath bomb* / naturseife* / seifenmanufaktur* / seifensieder* / seifenstück* / badekugel* / savon / savonnerie* / bombe de bain / jabón / jabones / jabonería / bomba de baño / bombas de baño / sabonete* / saboaria* / bomba de banho / saponetta / saponette / saponificio / sapone artigianale / saponi / 石鹸 / せっけん / バスボム',
    words:
      'soap / lather / cold process / lye / olive oil / shea / suds / scented / seife / schaum / sheabutter / lauge / saponification / karité / espuma / glicerina / aroma / schiuma / sapone / 泡立ち / 無添加',
    scenes: [
      'Soap on a table in a bathroom',
      'A woman with a bar of soap in a bathroom',
      'Soap on a table in a workshop',
      'Soap with flowers in a bathroom',
    ],
  },
  {
    thing: 'shower',
    theme: 'ocean',
    names:
      'shower gel* / body wash / bubble bath* / bath salt* / deodorant* / antiperspirant* / duschgel* / badesalz* / badezusatz* / schaumbad / deo / deos / antitranspirant* / gel douche / bain moussant / sels de bain / déodorant* / gel de ducha / espuma de baño / sales de baño / desodorante* / sabonete líquido / sais de banho / bagnoschiuma / docciaschiuma / sali da bagno / deodorante / deodoranti / ボディソープ / 入浴剤 / デオドラント',
    words:
      'shower / underarm / freshness / soak / lather / odour / duschen / schweiß / achsel / schaum / transpiration / aisselles / ducha / sudor / axilas / suor / doccia / sudore / ascelle / お風呂 / 汗のにおい',
    scenes: [
      'A hot shower in a bathroom',
      'A bathtub in a bathroom',
      'A bottle on a table in a bathroom',
      'A woman with a towel in a bathroom',
    ],
  },
  {
    thing: 'flacon',
    theme: 'blush',
    names:
      'eau de parfum / eau de toilette / cologne for men / parfüm* / parfümerie* / duftwasser / parfumerie / parfumeur* / perfumería* / agua de colonia / perfumaria* / água de colônia / profumeria* / acqua di colonia / 香水 / フレグランス / オードトワレ / perfume / perfumes / perfumer*',
    words:
      'musk / jasmine / bergamot / spritz / sillage / duft / duftnote* / moschus / senteur / flacon / jasmin / aroma / almizcle / fragrância / almíscar / fragranza / muschio / 香り / ジャスミン / parfum / profumo / profumi',
    scenes: [
      'A perfume on a table in a bedroom',
      'A woman with a perfume in a bathroom',
      'A perfume in a boutique',
      'A perfume with roses in a bathroom',
      'Close-up: a woman smiles',
    ],
  },
  {
    thing: 'tube',
    theme: 'ocean',
    names:
      'sunscreen* / sun cream* / sun lotion* / sun protection / sun care / after sun / self tan / self tanner* / fake tan / tanning lotion* / tanning salon* / tanning studio* / sonnencreme* / sonnenmilch / sonnenschutzmittel / sonnenschutzcreme* / sonnenstudio* / solarium / lichtschutzfaktor* / selbstbräuner* / crème solaire / crèmes solaires / protection solaire / autobronzant* / crema solar / cremas solares / protector solar / protectores solares / bronceador* / autobronceador* / protetor solar / protetores solares / bronzeador* / autobronzeador* / bronzeamento / crema solare / creme solari / abbronzante / abbronzanti / doposole / 日焼け止め / サンスクリーン',
    words:
      'spf / uvb / uv / sunburn / tanned / sonnenbrand / bräune / uv strahlen / bronzage / coup de soleil / indice / bronceado / quemadura solar / playa / bronzeado / queimadura de sol / praia / abbronzatura / scottatura / spiaggia / 紫外線 / 日焼け',
    scenes: [
      'Sunscreen on a table on a beach',
      'A woman with sunscreen on a beach',
      'A family on a beach',
      'A parasol on a beach',
      'Sunscreen on a table by a pool',
    ],
  },
  {
    thing: 'sewing-needle',
    theme: 'volt',
    names:
      'tattoo* / tattoo studio* / tattooist* / tätowier* / tatouage* / tatoueur* / tatoueuse* / tatuaje* / tatuador* / tatuagem / tatuagens / tatuaggi* / tatuator* / タトゥー / 刺青',
    words:
      'inked / linework / cover up / stencil / skin art / stechen / encre / aiguille / dermographe / tinta / aguja / agulha / inchiostro / 彫り師 / 墨入れ / piercing* / henna',
    scenes: [
      'A young woman sits on a chair in a boutique',
      'A bearded man sits on a chair in a boutique',
      'An earring on a table in a boutique',
    ],
  },
  // Mourning
  {
    thing: 'bouquetLarge',
    theme: 'daylight',
    names:
      'funeral* / funeral home* / funeral director* / undertaker* / cremation* / mortuary / mortician* / burial* / bestatt* / bestattung* / beerdigung* / trauerfeier* / sterbevorsorge / sterbegeld* / trauerredner* / sarg / särge / feuerbestattung* / pompes funèbres / obsèques / funérailles / crémation / inhumation / contrat obsèques / funerari* / tanatorio* / velatorio* / cremación / servicios funerarios / pompas fúnebres / funerár* / cremação / velório / plano funerário / serviço funerário / funebre / funebri / onoranze funebri / cremazione / agenzia funebre / 葬儀 / 葬式 / 家族葬 / 火葬 / 終活 / friedwald* / baumbestattung* / ruheforst*',
    words:
      'farewell / coffin / urn / ashes / mourners / condolence* / eulogy / trauer / abschied / angehörige / verstorbene* / deuil / défunt / cercueil / duelo / difunto / ataúd / despedida / luto / falecido / caixão / lutto / defunto / bara / お別れ / 故人 / ご遺族 / urne / urnen',
    scenes: [
      'A lantern in a cemetery',
      'A bouquet in a cemetery',
      'A sad man in a black suit with flowers in a cemetery',
      'A church',
      'A candle with roses in a living room',
    ],
  },
  {
    thing: 'lantern',
    theme: 'daylight',
    names:
      'headstone* / gravestone* / grave care / monumental mason* / memorial stone* / cemetery care / grabpflege* / grabstein* / grabmal* / grabgestaltung / friedhofsgärtner* / grablicht* / marbrerie funéraire / pierre tombale / pierres tombales / entretien de tombe / entretien de tombes / monument funéraire / lápida / lápidas / cuidado de tumbas / marmolería funeraria / lápide / lápides / jazigo* / lapide / lapidi / cura delle tombe / marmista cimiteriale / arte funeraria / 墓石 / お墓 / 霊園 / 墓地',
    words:
      'grave / graves / cemetery / granite / engraving / memorial / remembrance / friedhof / granit / inschrift / gedenken / cimetière / gravure / tumba / cementerio / granito / inscripción / túmulo / cemitério / tomba / cimitero / incisione / 墓参り / 供養',
    scenes: [
      'A lantern in a cemetery',
      'Flowerpots in a cemetery',
      'A gardener with a watering can in a cemetery',
      'A sad old woman with flowers in a cemetery',
      'A candle in a cemetery',
    ],
  },
  {
    thing: 'candle',
    theme: 'ocean',
    names:
      'bereavement / grief counselling / grief counselor* / grief support / mourning cards / trauerbegleitung / trauerkarte* / trauergruppe* / trauerfloristik / trauerkranz / accompagnement du deuil / deuil périnatal / carte de condoléances / apoyo al duelo / terapia de duelo / grupo de duelo / apoio ao luto / elaborazione del lutto / gruppo di lutto / グリーフケア / 喪中はがき / お悔やみ',
    words:
      'grief / mourning / condolences / memories / widow / trauer / verlust / beileid / witwe / deuil / condoléances / duelo / pérdida / pésame / luto / perda / pêsames / lutto / perdita / condoglianze / 悲しみ / 故人',
    scenes: [
      'A candle on a table in a living room',
      'Two sad people talk in a living room',
      'A sad woman sits on a sofa in a living room',
      'A candle with flowers in a living room',
    ],
  },
  // Pets
  {
    thing: 'paw-prints',
    theme: 'daylight',
    names:
      'veterinar* / vet clinic* / vet practice* / animal clinic / animal hospital* / pet insurance / pet health / tierarzt* / tierärzt* / tierklinik* / kleintierpraxis / haustierversicherung / hundekrankenversicherung / vétérinaire* / clinique vétérinaire / assurance animaux / assurance animale / clínica veterinaria / seguro para mascotas / veterinár* / plano pet / convênio pet / assicurazione cane / assicurazione animali / ambulatorio veterinario / 動物病院 / 獣医 / ペット保険',
    words:
      'vet / vets / pet / pets / neuter / spay / deworming / microchip / paw / paws / fleas / haustier* / pfote* / kastration / zecken / animal de compagnie / puces / chaton / mascota* / castración / pulgas / castração / cucciolo / zampe / pulci / ワクチン / わんちゃん',
    scenes: [
      'A vet with a dog in a clinic',
      'A vet with a cat in a clinic',
      'A dog in a clinic',
      'A rabbit on a table in a clinic',
      'A cat in a clinic',
    ],
  },
  {
    thing: 'cow',
    theme: 'meadow',
    names:
      'large animal vet* / livestock vet* / farm vet* / equine vet* / cattle vet* / großtierpraxis / pferdeklinik* / pferdetierarzt* / rinderpraxis / nutztierpraxis / tierarzt für pferde / clinique équine / vétérinaire équin / vétérinaire rural / veterinario equino / veterinario rural / clínica equina / veterinário equino / clinica equina / 家畜診療 / 馬の獣医',
    words:
      'calving / lameness / colic / foal / herd health / hooves / udder / fohlen / kolik / euter / kuh / vêlage / jument / poulain / boiterie / yegua / potro / cólico / égua / bezerro / úbere / cavalla / puledro / vitello / 牛舎 / 子牛',
    scenes: [
      'A vet with a cow in a stable',
      'A cow in a stable',
      'A horse in a stable',
      'A syringe on a table in a stable',
    ],
  },
  {
    thing: 'paw-prints',
    theme: 'daylight',
    names:
      'pet shop* / pet store* / pet supplies / pet supply / pet accessories / pet toys / pet care / zoohandlung* / tierbedarf* / haustierbedarf / zoofachhandel / tierhandlung / heimtierbedarf / animalerie* / accessoires pour animaux / jardinerie animalerie / tienda de mascotas / artículos para mascotas / accesorios para mascotas / pet shop / petshop / loja de animais / casa de ração / negozio di animali / articoli per animali / accessori per animali / ペットショップ / ペット用品',
    words:
      'pets / collars / leash / cage / litter / aquarium / hamster / kibble / leine / halsband / käfig / napf / collier / laisse / gamelle / correa / jaula / coleira / gaiola / ração / guinzaglio / gabbia / ciotola / 首輪 / リード',
    scenes: [
      'A dog in a pet shop',
      'A fish tank in a pet shop',
      'A girl with a rabbit in a pet shop',
      'A parrot in a pet shop',
      'A cat in a pet shop',
    ],
  },
  {
    thing: 'bowl',
    theme: 'daylight',
    names:
      'pet food / dog food / puppy food / dog treats / raw feeding / dry dog food / wet dog food / hundefutter* / tiernahrung / nassfutter / trockenfutter / hundesnack* / welpenfutter / croquettes pour chien / nourriture pour chien / nourriture pour chiens / nourriture pour animaux / pâtée / pienso para perros / comida para perros / comida para mascotas / alimento para perros / snacks para perros / ração para cães / ração para cachorro / ração para pets / comida para cachorro / crocchette per cani / cibo per cani / cibo per animali / mangime per cani / ドッグフード / ペットフード / 犬のおやつ',
    words:
      'dog / bowl / kibble / grain free / dry food / wet food / chew / treats / puppy / napf / hund / getreidefrei / welpe* / gamelle / chien / sans céréales / perro / cuenco / cachorro / sin cereales / tigela / cão / ciotola / cane / senza cereali / 愛犬 / 穀物不使用 / barf / croquettes / crocchette',
    scenes: [
      'A dog with a bowl in a kitchen',
      'A bag of kibble on a table in a kitchen',
      'A dog in a kitchen',
      'A woman with a dog in a kitchen',
      'A puppy with a bowl in a living room',
    ],
  },
  {
    thing: 'cat',
    theme: 'daylight',
    names:
      'cat food / cat litter / cat tree* / cat toy* / cat treats / cat flap* / cat cafe* / cat café* / cat sitter* / cat hotel* / kitten food / katzenfutter* / katzenstreu* / katzenspielzeug* / katzenbaum / katzenbäume / katzensitter* / katzenpension* / katzencafé* / katzenklo* / kratzbaum* / kratzbäume / litière pour chat / litière pour chats / arbre à chat / arbres à chat / nourriture pour chat / nourriture pour chats / bar à chats / comida para gatos / arena para gatos / pienso para gatos / rascador para gatos / rascadores para gatos / areia para gatos / ração para gatos / arranhador para gatos / cibo per gatti / lettiera per gatti / tiragraffi / croccantini / キャットフード / 猫砂 / 猫カフェ / キャットタワー',
    words:
      'cat / cats / kitten / kittens / purr / whiskers / litter box / scratching / meow / katze* / kätzchen / schnurren / chaton / ronron / gato / gatito / ronroneo / gatos / gatinho / bichano / gatto / gatti / fusa / 猫ちゃん / 子猫 / 愛猫',
    scenes: [
      'A cat in a living room',
      'A woman with a cat in a living room',
      'A cat with a bowl in a kitchen',
      'A cat in a kitchen',
      'A kitten with a ball of yarn in a living room',
    ],
  },
  {
    thing: 'dog',
    theme: 'daylight',
    names:
      'dog training / dog trainer* / dog school* / dog walker* / dog walking / puppy class* / puppy school / puppy training / dog breeder* / dog daycare / hundeschule* / hundetrainer* / hundetraining / hundeausführ* / welpenschule / welpenkurs* / hundezucht / gassiservice / éducation canine / éducateur canin / éducatrice canine / promeneur de chiens / dressage de chiens / élevage canin / adiestramiento* / adiestrador* / paseador de perros / paseadora de perros / criadero de perros / escuela canina / adestramento* / adestrador* / passeador de cães / canil de criação / addestramento cani / addestratore cinofilo / educatore cinofilo / educazione cinofila / allevamento cani / dog sitter / 犬のしつけ / ドッグトレーナー / ドッグトレーニング / 犬の散歩代行 / しつけ教室',
    words:
      'dog / dogs / puppy / leash / barking / obedience / recall / hund / hunde / welpe* / leine / bellen / chien / chiot / laisse / aboie / perro / cachorro / correa / ladridos / cão / coleira / cane / cucciolo / guinzaglio / 愛犬 / 子犬',
    scenes: [
      'A woman walks with a dog in a park',
      'A dog in a field',
      'A man with a dog in a park',
      'A puppy with a ball in a garden',
      'A boy runs with a dog in a park',
    ],
  },
  {
    thing: 'dog',
    theme: 'daylight',
    names:
      'dog kennel* / boarding kennel* / dog boarding / pet hotel* / pet boarding / dog hotel* / pet sitter* / pet sitting / cattery / catteries / doggy daycare / tierpension* / hundepension* / hundehotel* / tiersitter* / hundesitter* / hundebetreuung / hundetagesstätte* / pension canine / pension pour chiens / pension pour animaux / garde d animaux / pet sitter / hotel canino / hotel para perros / residencia canina / guardería canina / cuidador de mascotas / hotel para cães / hotel para cachorros / hotel para pets / creche para cachorros / creche canina / hospedagem para pets / pensione per cani / asilo per cani / pensione per animali / dogsitter / ペットホテル / ペットシッター',
    words:
      'pet / dog / cat / playmates / hund / gassi / auslauf / chien / promenade / perro / vacaciones / cachorro / viagem / passeio / cane / vacanza / passeggiata / 留守番 / 旅行中',
    scenes: [
      'A dog with a blanket in a living room',
      'Two dogs in a garden',
      'A dog behind a fence in a garden',
      'A cat in a living room',
      'A young woman with a dog in a garden',
    ],
  },
  {
    thing: 'dog',
    theme: 'daylight',
    names:
      'dog groom* / pet groom* / groomer / groomers / grooming salon* / dog wash / dog shampoo* / hundesalon* / hundefriseur* / hundepflege* / hundeshampoo* / hundewäsche / fellpflege / toilettage* / toiletteur* / toiletteuse* / shampoing pour chien / peluquería canina / peluquero canino / peluquería para mascotas / champú para perros / banho e tosa / tosador* / tosa higiênica / shampoo para cachorro / toelettatura* / toelettatore / lavaggio cani / shampoo per cani / ペットサロン / ペット美容室 / トリミングサロン / トリマー / self service dog wash / dog washes / dog wash station* / hundewaschanlage* / hundewaschsalon* / hundewaschstation* / hunde waschen / station de lavage pour chiens / lave chien* / laverie pour chiens / laver son chien / laver votre chien / lavadero de perros / autolavado de perros / lavado de perros / lava pets / banho self service / lavaggio per cani / lavacani / セルフシャンプー / セルフペットウォッシュ',
    words:
      'fur / dog / poodle / paws / claws / matted / nail clipping / bath / shedding / pudel / krallen / scheren / entfilzen / poil / caniche / griffes / chien / uñas / perro / pelagem / unhas / cachorro / barboncino / unghie / 毛玉 / シャンプー / 爪切り / wet dog* / muddy dog* / muddy paws / matschpfoten',
    scenes: [
      'A poodle with a bathtub in a bathroom',
      'A woman with a dog in a bathroom',
      'A dog in a hair salon',
      'A dog in a bathroom',
      'A stylist with a poodle in a hair salon',
    ],
  },
  {
    thing: 'dog',
    theme: 'daylight',
    names:
      'animal shelter* / animal rescue* / animal welfare / dog rescue* / cat rescue* / rescue dog* / rescue cat* / rehoming / adopt a dog / adopt a pet / adopt a cat / tierheim* / tierschutz* / tierrettung / tierschutzverein* / tiervermittlung / refuge animalier / refuge pour animaux / spa animaux / protection animale / adopter un chien / adopter un chat / protectora de animales / refugio de animales / rescate animal / adopta un perro / adopta un gato / adopción de mascotas / abrigo de animais / proteção animal / resgate animal / adote um cão / adote um gato / adote um pet / adoção de animais / canile / canili / gattile / rifugio per animali / protezione animali / adotta un cane / adotta un gatto / 保護犬 / 保護猫 / 動物愛護 / 里親募集',
    words:
      'abandoned / stray / strays / adopt / adoption / foster / forever home / kennel / zwinger / ausgesetzt / streuner / pflegestelle / abandonné* / errants / abandonado* / callejero* / acogida / abandono / lar temporário / randagi / abbandonat* / adozione / 里親 / 捨て犬 / 譲渡会',
    scenes: [
      'A dog behind a fence in a garden',
      'A woman with a dog in a garden',
      'A cat with a blanket in a living room',
      'A family with a dog in a park',
      'A dog in a yard',
    ],
  },
  {
    thing: 'hedgehog',
    theme: 'meadow',
    names:
      'wildlife rescue* / wildlife hospital* / wildlife sanctuary / wildlife rehabilitation / hedgehog rescue* / wildtierhilfe / wildtierstation* / wildtierauffangstation / igelstation* / igelhilfe / wildvogelhilfe / sauvetage faune sauvage / faune sauvage / hôpital pour hérissons / rescate de fauna / fauna silvestre / recuperación de fauna / resgate de fauna / animais silvestres / recupero fauna selvatica / fauna selvatica / centro recupero animali / 野生動物保護 / 野生動物救護',
    words:
      'hedgehog* / orphaned / injured / owl / fox / fledgling / hibernation / igel / verletzt* / auswildern / eichhörnchen / hérisson* / blessés / relâcher / erizo* / heridos / liberación / ouriço / feridos / soltura / riccio / ricci / feriti / liberazione / ハリネズミ / 野生',
    scenes: [
      'A hedgehog in a garden',
      'An owl in a forest',
      'A fox in a forest',
      'A squirrel on a table in a clinic',
      'A vet with a hedgehog in a clinic',
    ],
  },
  {
    thing: 'aquarium',
    theme: 'ocean',
    names:
      'aquarium shop* / aquarium supplies / aquaristic* / fish tank* / fishkeeping / ornamental fish / koi / aquascap* / tropical fish shop / aquaristik* / zierfisch* / aquarienbau / gartenteich* / aquariophilie / poissons d aquarium / poissons exotiques / carpe koï / carpes koï / acuarios a medida / acuariofilia / peces de acuario / peces ornamentales / acuarios de agua / aquarismo / aquarista* / peixes ornamentais / aquário plantado / acquariofilia / acquari / pesci ornamentali / アクアリウム / 熱帯魚 / 金魚 / 錦鯉 / メダカ',
    words:
      'aquarium / fish / guppies / guppy / algae / becken / fische / wasserpflanzen / algen / bac / poissons / filtre / acuario / peces / aquário / peixes / acquario / pesci / 水槽 / 水草',
    scenes: [
      'A fish tank in a living room',
      'A boy with a fish tank in a living room',
      'Colorful fish underwater',
      'A fish tank in a pet shop',
    ],
  },
  {
    thing: 'lizard',
    theme: 'meadow',
    names:
      'reptile shop* / reptile supplies / terrarium* / terrarien* / terraristik* / bartagame* / reptilerie / terrariophilie / tienda de reptiles / terrario* / terrariofilia / terrário* / terraristica / terrari / 爬虫類 / reptile food / reptilienbedarf / negozio di rettili',
    words:
      'gecko* / bearded dragon / python / tortoise / heat lamp / crickets / vivarium / uv lamp / echse* / schildkröte* / wärmelampe / lézard / serpent / tortue / lagarto / serpiente / tortuga / jabuti / lucertola / serpente / tartaruga / ヤモリ / トカゲ / reptiles / reptilien* / répteis / rettili',
    scenes: [
      'A lizard on a table in a living room',
      'A tortoise in a living room',
      'A snake in a pet shop',
      'A boy with a tortoise in a living room',
    ],
  },
  {
    thing: 'rabbit',
    theme: 'meadow',
    names:
      'small pets / small animal food / rabbit food / rabbit hutch* / hamster cage* / guinea pig* / hamster food / kleintierfutter / kaninchenstall* / kaninchenfutter / hamsterkäfig* / meerschweinchen* / nagerfutter / lapin nain / lapins nains / cochon d inde / cochons d inde / clapier* / rongeurs domestiques / conejos domésticos / jaula para hámster / cobaya / cobayas / comida para conejos / porquinho da índia / porquinhos da índia / gaiola para hamster / ração para coelhos / porcellino d india / porcellini d india / conigli nani / gabbia per criceti / ハムスター / うさぎ用 / モルモット / 小動物用',
    words:
      'rabbit / bunny / hamster / hutch / cage / nibble / kaninchen / heu / einstreu / nager / lapin / foin / litière / hámster / conejo / heno / coelho / feno / gaiola / coniglio / criceto / fieno / うさぎ / 牧草',
    scenes: [
      'A rabbit in a garden',
      'A hamster on a table in a living room',
      'A girl with a rabbit in a garden',
      'A hamster in a nursery',
      'A rabbit with carrots in a garden',
    ],
  },
  {
    thing: 'parrot',
    theme: 'meadow',
    names:
      'cage bird* / parrot food / parrot cage* / bird cage* / budgie* / budgerigar* / canary birds / cockatiel* / vogelkäfig* / vogelvoliere* / wellensittich* / kanarienvogel / papageienfutter / sittichfutter / papageien / perruche* / canaris / cage à oiseaux / volière* / périquito* / periquito* / jaula para pájaros / canarios / comida para loros / gaiola para pássaros / calopsita* / ração para papagaio / voliera / voliere / pappagallino / pappagallini / gabbia per uccelli / cocorite / インコ / オウム / 鳥かご / 文鳥',
    words:
      'parrot / parrots / perch / feathers / seeds / aviary / chirp / beak / papagei / käfig / gefieder / körner / perroquet / plumes / graines / loro / plumas / semillas / jaula / papagaio / poleiro / sementes / pappagallo / piume / 小鳥 / 羽毛',
    scenes: [
      'A parrot in a living room',
      'An old man with a parrot in a living room',
      'A parrot in a pet shop',
      'A girl with a parrot in a living room',
    ],
  },
  {
    thing: 'birdHouse',
    theme: 'meadow',
    names:
      'bird seed* / birdseed* / bird food / bird feeder* / bird feeding / bird house* / birdhouse* / bird box* / bird bath* / bird table* / birdwatch* / bird watch* / wild birds / garden birds / songbirds / nest box* / nesting box* / nature reserve* / bird reserve* / wildlife trust* / vogelfutter* / vogelhaus / vogelhäuser / vogelhäuschen / vogeltränke* / vogelschutz* / vogelbeobachtung* / nistkasten / nistkästen / meisenknödel / naturschutz* / graines pour oiseaux / mangeoire* / nichoir* / observation des oiseaux / comedero para pájaros / comedero de pájaros / comederos para aves / comida para pájaros / caja nido / cajas nido / observación de aves / avistamiento de aves / comedouro para pássaros / comedouros para aves / observação de aves / mangiatoia per uccelli / mangiatoie per uccelli / nido artificiale / nidi artificiali / casetta per uccelli / 野鳥 / 巣箱 / バードウォッチング',
    words:
      'birds / robin / blue tit* / sparrow / suet / sunflower seeds / mealworms / nest / binoculars / meise* / rotkehlchen / spatz / fettfutter / mésange* / rouge gorge / moineau / gorrión / jilguero / pájaros / pássaros / sabiá / ninho / pettirosso / cinciallegra / passero / シジュウカラ / すずめ',
    scenes: [
      'A bird house in a garden',
      'A woman with binoculars in a garden',
      'An old man with a bird house in a garden',
      'A bird in a garden',
      'Binoculars in a forest',
    ],
  },
  {
    thing: 'chickens',
    theme: 'meadow',
    names:
      'backyard chickens / backyard hens / chicken coop* / hen house* / poultry feed / poultry keeping / chicken feed / layers pellets / hühnerstall* / hühnerhaltung / hühnerhaus / hühnerfutter* / legehennen / geflügelfutter / poulailler* / poules pondeuses / aliment pour poules / gallinero* / gallinas ponedoras / pienso para gallinas / comida para gallinas / galinheiro* / galinhas poedeiras / ração para galinhas / pollaio / pollai / galline ovaiole / mangime per galline / ニワトリ小屋 / 鶏小屋 / 養鶏用',
    words:
      'hens / hen / chickens / eggs / roost / coop / peck / chicks / rooster / hühner / henne* / legenest / küken / poules / œufs / poussins / gallinas / huevos / pollitos / galinhas / ovos / pintinhos / galline / uova / pulcini / めんどり / 産みたて',
    scenes: [
      'Free-range chickens in a garden',
      'A hen in a yard',
      'A girl with a hen in a garden',
      'An egg carton on a table in a kitchen',
      'A rooster in a farmyard',
    ],
  },
  {
    thing: 'horse',
    theme: 'meadow',
    names:
      'horse riding / riding school* / riding lesson* / riding stable* / equestrian / equestrian centre / pony club / pony rides / reitschule* / reitstunde* / reitunterricht / reithof / reiterhof* / reitstall* / reitverein* / ponyreiten / équitation / centre équestre / centres équestres / poney club / équestre / equitación / hípica / clases de equitación / centro ecuestre / paseos a caballo / equitação / hipismo / centro hípico / passeios a cavalo / aulas de equitação / equitazione / maneggio / centro ippico / scuola di equitazione / passeggiate a cavallo / 乗馬',
    words:
      'horse / horses / pony / saddle / trot / gallop / hooves / reins / stable / dressage / pferd* / sattel / galopp / cheval / selle / poney / galop / caballo / montura / galope / cavalo / sela / cavallo / sella / galoppo / 馬場 / 乗馬クラブ / 鞍馬具',
    scenes: [
      'A girl rides a horse in a field',
      'A horse in a stable',
      'A woman rides a horse in a forest',
      'A horse in a field',
      'A girl with a pony in a field',
    ],
  },
  {
    thing: 'hayBale',
    theme: 'meadow',
    names:
      'horse livery / livery yard* / livery stable* / horse boarding / horse feed* / horse supplies / tack shop* / riding gear / saddlery / saddler* / horse box hire / pensionsstall* / pferdepension* / pferdefutter* / reitsport* / reitsportbedarf / pferdebedarf / pferdebox* / einstellplatz für pferde / pension pour chevaux / pension équine / sellerie équestre / aliment pour chevaux / équipement équestre / pupilaje de caballos / guarnicionería / pienso para caballos / artículos de equitación / tienda hípica / pensão para cavalos / hotelaria equina / selaria* / ração para cavalos / pensione per cavalli / selleria per equitazione / mangime per cavalli / articoli per equitazione / 馬具 / 預託馬',
    words:
      'horse / muesli / stable / paddock / saddle / bridle / halter / straw / pferd / heu / koppel / hafer / trense / foin / avoine / heno / avena / cuadra / feno / baia / aveia / fieno / scuderia / 牧草 / 厩舎 / sattlerei*',
    scenes: [
      'A hay bale in a stable',
      'A horse in a stable',
      'A girl rides a horse in a farmyard',
      'A sack of oats in a stable',
      'A horse behind a fence in a field',
    ],
  },
  {
    thing: 'anvil',
    theme: 'ember',
    names:
      'farrier* / horse shoeing / hoof care / hoof trimm* / hufschmied* / hufbeschlag / hufpflege* / huforthopäd* / maréchal ferrant / maréchaux ferrants / maréchalerie / ferrage / herrador* / herraje de caballos / ferrador* / casqueamento / ferrageamento / maniscalco / maniscalchi / mascalcia / ferratura / 装蹄師 / 蹄鉄',
    words:
      'hoof / hooves / nails / anvil / rasp / forge / horse / huf / hufe / amboss / raspel / sabot / enclume / parage / cheval / casco / cascos / yunque / caballo / bigorna / cavalo / zoccolo / zoccoli / incudine / ひづめ / horseshoe* / hufeisen / herraduras / ferradura*',
    scenes: [
      'A blacksmith with an anvil in a stable',
      'An anvil in a farmyard',
      'A hammer in a stable',
      'A horse in a stable',
    ],
  },
  {
    thing: 'donkey',
    theme: 'meadow',
    names:
      'animal sanctuary / donkey sanctuary / farm sanctuary / petting zoo* / gnadenhof / lebenshof / streichelzoo / eselpark / refuge d ânes / sanctuaire animalier / ferme pédagogique / santuario animal / santuario de animales / granja escuela / santuário animal / santuário de animais / fazendinha / rifugio per asini / santuario animali / fattoria didattica / 動物ふれあい / ふれあい牧場',
    words:
      'donkey* / goat / goats / pony / rescued / stroke / esel / streicheln / gerettet / âne* / chèvre* / caresser / burro / cabra / rescatado / acariciar / resgatados / asino / capra / asinelli / ロバ / ヤギ',
    scenes: [
      'A donkey in a farmyard',
      'A girl with a goat in a farmyard',
      'A goat in a field',
      'A boy with a donkey in a field',
      'A pig in a farmyard',
    ],
  },
  {
    thing: 'dove',
    theme: 'daylight',
    names:
      'pet cremation* / pet crematorium / pet cemetery / pet urn* / pet loss / pet memorial* / tierbestattung* / tierkrematorium / tierfriedhof / haustierbestattung / tierurne* / crémation animale / crémation animaux / cimetière animalier / incinération animale / cremación de mascotas / crematorio de mascotas / cementerio de mascotas / cremação de animais / cremação pet / crematório pet / cemitério de animais / cremazione animali / cimitero per animali / cremazione cani / ペット葬儀 / ペット火葬 / ペット霊園',
    words:
      'urn / ashes / farewell / rainbow bridge / pet / paw print / goodbye / abschied / regenbogenbrücke / pfotenabdruck / urne / adieu / cendres / compagnon / cenizas / despedida / mascota / cinzas / pegada / ceneri / addio / impronta / 虹の橋 / 愛犬',
    scenes: [
      'A candle on a table in a living room',
      'A sad woman sits on a bench in a park',
      'A dog in a park',
      'A sad girl with flowers in a garden',
      'A flower on a table in a living room',
    ],
  },
  {
    thing: 'stethoscope',
    theme: 'blush',
    names:
      'cancer screening* / breast screening / mammogram* / mammograph* / cervical screening / smear test* / bowel screening / breast cancer / breast check* / krebsvorsorge* / krebsfrüherkennung* / früherkennungsuntersuchung* / brustkrebs* / darmkrebs* / cancer du sein / dépistage du cancer / dépistage des cancers / octobre rose / cáncer de mama / prevención del cáncer / detección precoz / mamografía* / outubro rosa / novembro azul / câncer de mama / câncer de próstata / mamografia* / tumore al seno / screening oncologic* / prevenzione oncologica / ottobre rosa / 乳がん / がん検診 / 子宮頸がん / マンモグラフィ',
    words:
      'screening / early detection / lump / tumour* / vorsorge / vorsorgeuntersuchung* / dépistage / tumeur* / tumor / tumores / autoexamen / diagnóstico precoce / autoexame / diagnosi precoce / 早期発見 / 検診',
    scenes: [
      'A doctor with a clipboard in a clinic',
      'A stethoscope on a table in a clinic',
      'A doctor with a woman in a clinic',
      'Two women in a park',
    ],
  },
  {
    thing: 'earrings',
    theme: 'midnight',
    names:
      'piercing / piercings / piercing studio* / piercingstudio* / piercer* / ear piercing / body piercing / ohrlochstechen / ohrlöcher / ohrlöcher stechen / pierceur* / perceur d oreilles / perçage d oreille / perçage d oreilles / estudio de piercing / perforación de oreja / perforaciones / furo humanizado / perfuração de orelha / foratura orecchie / buchi alle orecchie / ピアススタジオ / ピアッシング / ピアス穴 / ボディピアス',
    words:
      'helix / septum / navel / nostril / conch / titanium / titan / nabel / nombril / titane / ombligo / titanio / umbigo / titânio / ombelico / 軟骨 / サージカル',
    scenes: [
      'A woman smiles in a beauty salon',
      'Earrings on a table in a boutique',
      'A man smiles in a beauty salon',
      'Earrings on a table in a beauty salon',
    ],
  },
  {
    thing: 'toilet',
    theme: 'meadow',
    names:
      'toilet paper / toilet roll* / loo roll* / bathroom tissue / kitchen roll* / box of tissues / facial tissue* / toilettenpapier* / klopapier* / taschentücher / küchenrolle* / papier toilette / mouchoirs en papier / essuie tout / papel higiénico / pañuelos de papel / papel de cocina / papel higiênico / papel toalha / lenços de papel / carta igienica / fazzoletti di carta / rotoloni / トイレットペーパー / ティッシュ / キッチンペーパー',
    words:
      'ply / rolls / lagig / altpapier / épaisseurs / rouleaux / doble capa / rollos / folha dupla / rolos / veli / rotoli / シングル / ダブル',
    scenes: [
      'A toilet in a bathroom',
      'A woman with a shopping cart in a supermarket',
      'A washbasin in a bathroom',
      'A bathtub in a bathroom',
    ],
  },
  {
    thing: 'drop',
    theme: 'blush',
    names:
      'menstrual cup* / period cup* / period pants / period underwear / period knickers / period products / sanitary pad* / sanitary towel* / tampon* / menstruationstasse* / periodenunterwäsche / periodenslip* / periodenprodukt* / damenbinde* / slipeinlage* / cup menstruelle / coupe menstruelle / culotte menstruelle / culottes menstruelles / serviettes hygiéniques / protections hygiéniques / protections périodiques / copa menstrual / bragas menstruales / compresas / toallas femeninas / coletor menstrual / calcinha absorvente / calcinhas absorventes / absorvente* / coppetta mestruale / assorbenti / slip mestruali / mutande mestruali / 生理用品 / 生理用ナプキン / 月経カップ / 吸水ショーツ',
    words:
      'your period / menstruat* / leak proof / leakproof / cramps / your flow / periode / tage im monat / règles / flux / la regla / menstruación / fugas / menstruação / fluxo / vazamento* / mestruazion* / ciclo / 生理 / 多い日',
    scenes: [
      'A woman runs in a park',
      'A woman smiles in a bathroom',
      'A woman laughs in a park',
      'A woman in a bedroom',
    ],
  },
  {
    thing: 'calendar',
    theme: 'blush',
    names:
      'period tracker* / period app* / cycle tracker* / cycle tracking / cycle app* / ovulation tracker* / perioden app / perioden tracker / zyklus app / zykluskalender / zyklustracker / zyklustracking / eisprung* / suivi de cycle / suivi du cycle / appli de cycle / calculer son ovulation / calendario menstrual / app de ciclo / app menstrual / seguimiento del ciclo / calendário menstrual / aplicativo de ciclo / ciclo menstrual / calendario mestruale / app per il ciclo / ciclo mestruale / 生理日予測 / 生理管理 / 排卵日',
    words:
      'your cycle / your period / ovulat* / fertile / pms / zyklus / periode / fruchtbare tage / ovulation / règles / cycle menstruel / ovulación / días fértiles / la regla / ovulação / dias férteis / menstruação / ovulazione / giorni fertili / mestruazion* / 生理 / 周期',
    scenes: [
      'A woman with a phone in a bedroom',
      'A calendar on a table in a bedroom',
      'A woman with a cup in a living room',
      'A phone on a table in a bedroom',
    ],
  },
  {
    thing: 'washingLine',
    theme: 'meadow',
    names:
      'cloth napp* / cloth diaper* / washable napp* / reusable napp* / reusable diaper* / nappy service* / nappy laundry / diaper service* / stoffwindel* / windeldienst* / windelservice / couches lavables / couche lavable / service de couches / pañales de tela / pañal de tela / pañales reutilizables / fraldas de pano / fralda de pano / fraldas ecológicas / fralda ecológica / pannolini lavabili / pannolino lavabile / 布おむつ / おむつレンタル / 貸おむつ',
    words:
      'nappies / diapers / washing / washed at / windeln / gewaschen / couches / lavable / pañales / algodón / fraldas / lavadas / pannolini / cotone / おむつ / 洗濯',
    scenes: [
      'A washing line in a garden',
      'A crib in a nursery',
      'A washing machine in a laundry room',
      'A teddy bear in a nursery',
    ],
  },
];
