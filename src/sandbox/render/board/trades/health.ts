import type { Trade } from './trade';

/** Trades of health, body care, fitness, funerals and pets. */
export const health: readonly Trade[] = [
  // Medicine
  {
    thing: 'tooth',
    theme: 'ocean',
    names:
      'dental / dentist* / dental clinic / dental practice / dental implant* / dental care / orthodontist* / zahnarzt* / zahnärzt* / zahnklinik* / zahnmedizin* / zahnimplantat* / zahnersatz* / kieferorthopäd* / dentiste* / cabinet dentaire / implant dentaire / orthodontiste* / odontolog* / clínica dental / implante dental / ortodoncia / ortodontia / dentista* / implante dentário / dentistico / implantologia dentale / ortodonzia / 歯科 / 歯医者 / 歯列矯正 / dental check* / dental hygien* / dental surgery / dental team / dental chair / dental crown* / dental bridge* / dental emergency / emergency dentist* / tooth whitening / teeth whitening / teeth cleaning / tooth extraction / wisdom tooth / wisdom teeth / root canal treatment / clear aligner* / invisible braces / invisalign / porcelain veneer* / dental veneer* / nhs dentist* / zahnreinigung* / zahnbehandlung* / zahnschmerz* / zahnkrone* / zahnfüllung* / weisheitszahn* / weisheitszähne / wurzelbehandlung* / zahnaufhellung / bleaching der zähne / zahnprothese* / angstpatienten beim zahn* / soins dentaires / implants dentaires / prothèse dentaire / blanchiment dentaire / blanchiment des dents / détartrage dentaire / dent de sagesse / dents de sagesse / aligneurs / appareil dentaire / clínicas dentales / implantes dentales / limpieza dental / blanqueamiento dental / ortodoncista* / muela del juicio / muelas del juicio / dolor de muelas / salud dental / consultório odontológico / clínica odontológica / implantes dentários / clareamento dental / ortodontista* / aparelho ortodôntico / aparelho dentário / dente do siso / dentes do siso / limpeza dental / dor de dente / studio dentistico / impianto dentale / impianti dentali / sbiancamento dentale / ortodontist* / apparecchio per i denti / dente del giudizio / denti del giudizio / mal di denti / 歯医者さん / デンタルクリニック / 歯科医 / ホワイトニング 歯 / マウスピース矯正 / 親知らず',
    words:
      'tooth / teeth / toothache / braces / aligner* / dentures / cavity / fillings / root canal / gums / crowns / zähne / zahnreinigung / karies / zahnspange* / caries / dientes / sonrisa / dentes / denti / carie / 歯並び / 虫歯 / インプラント / veneers / hygienist* / plaque / scale and polish / fear of the drill / nervous patients / crooked / sensitive teeth / wisdom / whitening / jaw / zahnlücke* / angstpatient* / prophylaxe / füllung* / krone / implantate / schiefe zähne / plombe* / gencives / détartrage / rage de dents / empastes / muela / muelas / encías / caries dental / corona dental / alineadores / cárie / dente / clareamento / gengiva / sorriso / siso / dente cariato / otturazione / gengive / igiene orale / devitalizzazione / 歯石 / 歯周病 / 詰め物 / 入れ歯 / 歯のクリーニング / 麻酔 / 白い歯 / vos dents / les dents / mes dents / brackets dentales / smile makeover',
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
      'toothpaste* / toothbrush* / mouthwash* / dental floss / oral care / whitening strips / zahnpasta* / zahncreme* / zahnbürste* / mundspülung* / zahnseide / mundhygiene / dentifrice* / brosse à dents / brosses à dents / bain de bouche / fil dentaire / pasta de dientes / cepillo de dientes / enjuague bucal / hilo dental / pasta de dentes / escova de dentes / creme dental / enxaguante bucal / fio dental / dentifricio / dentifrici / spazzolino* / collutorio / filo interdentale / 歯磨き / 歯ブラシ / tooth paste / tooth brush* / interdental brush* / water flosser* / oral irrigator* / tongue scraper* / whitening toothpaste / floss picks / zahnputz* / zähneputzen / munddusche* / interdentalbürste* / zungenschaber / zungenreiniger / elektrische zahnbürste / weiße zähne paste / hydropulseur* / brossettes interdentaires / brossage des dents / hygiène bucco dentaire / hygiène buccale / pastas de dientes / pasta dental / cepillos de dientes / cepillo dental / cepillo eléctrico dental / irrigador bucal / irrigador dental / higiene bucal / enjuague dental / escovas de dente / escova de dente / escova dental / pasta de dente / higiene oral / antisséptico bucal / dentifrício* / spazzolini da denti / filo per i denti / igiene orale quotidiana / idropulsore / scovolin* / ハミガキ / はみがき / 歯みがき / 歯間ブラシ / デンタルフロス / マウスウォッシュ / 口腔ケア',
    words:
      'brushing / plaque / enamel / bristle* / fluoride / whitening / gums / teeth / bürsten / zahnfleisch / zahnschmelz / borsten / émail / haleine / gencives / esmalte dental / encías / aliento / gengivas / hálito / smalto / gengive / 口臭 / 歯茎 / brush twice / minty / fresh breath / bad breath / sensitive teeth / brush head* / cavities / cavity / bamboo handle / tartar / floss / sonic / mundgeruch / frischer atem / karies / zahnstein / aufsteckbürste* / schallzahn* / dents sensibles / brossage / tartre / carie / caries / haleine fraîche / dentífrico / dientes / sarro / mal aliento / cerdas / cepillado / dentes / escovação / tártaro / mau hálito / dentes sensíveis / denti / alito / alito fresco / tartaro / setole / placca / denti sensibili / 歯垢 / 虫歯予防 / ミント / フッ素 / 歯周病 / 磨き残し / les dents / vos dents',
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
      'general practitioner* / family doctor* / physician / physicians / medical practice / medical centre / medical center / health centre / health center / walk in clinic / urgent care / cardiologist* / radiolog* / gp surgery / hausarzt* / hausärzt* / arztpraxis* / arztpraxen / facharzt* / fachärzt* / internist* / kardiolog* / ärztehaus / ärztezentrum / médecin généraliste / cabinet médical / centre médical / maison médicale / cardiologue* / médico de familia / médico de cabecera / consultorio médico / centro médico / cardiólog* / clínica médica / consultório médico / centro de saúde / cardiologista* / medico di base / studio medico / poliambulatorio* / cardiolog* / 内科 / 診療所 / 循環器科 / gp practice* / family practice / family medicine / family physician* / primary care / doctor s office / doctor s appointment / doctors surgery / medical clinic* / health check up / medical check up / internal medicine / house call doctor* / allgemeinmedizin* / allgemeinarzt* / allgemeinärzt* / arzttermin* / gemeinschaftspraxis / innere medizin / herzspezialist* / check up beim arzt / medizinisches versorgungszentrum / hausbesuche vom arzt / généralistes / médecin traitant / médecins traitants / médecine générale / cabinet de médecin* / maison de santé / centre de santé / bilan de santé / médecins de famille / centros médicos / consulta del médico / médico general / médicos de familia / medicina general / medicina familiar / centro de salud / chequeo médico / clínico geral / médico da família / clínicas médicas / posto de saúde / médicos de família / check up médico / medico di famiglia / medici di base / medico curante / medicina generale / ambulatorio medico / centro medico / visita cardiologica / studi medici / クリニック 内科 / かかりつけ医 / 家庭医 / 総合診療 / 内科クリニック / 一般内科 / 人間ドック',
    words:
      'doctor / doctors / clinic / patient / patients / check up / blood pressure / symptoms / diagnosis / sprechstunde* / patienten / vorsorgeuntersuchung / ärztin / ordonnance / patientèle / symptômes / consulta médica / pacientes / síntomas / sintomas / médicos / visita medica / pazienti / クリニック / 健康診断 / 患者 / gp / stethoscope / referral / referrals / sick note / waiting room / prescriptions / checkup / screening / white coat / heart murmur / new patients / cholesterol / wartezimmer / blutdruck / überweisung / krankmeldung / termin beim arzt / beschwerden / kassenpatienten / gesundheitscheck / ärzte / arzt / stethoskop / médecin / médecins / tension artérielle / salle d attente / stéthoscope / sans rendez vous médical / docteur / médico / doctora / cita médica / tensión arterial / chequeo / sala de espera / consultório / pressão arterial / convênios / doutora / pronta consulta / medico / medici / dottore / dottoressa / pressione arteriosa / sala d attesa / ambulatorio / ricetta / impegnativa / 診察 / 外来 / 診療 / 往診 / 医師 / 血圧 / 発熱外来 / 体調',
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
      'hospital group / general hospital / university hospital / private hospital / krankenhaus / krankenhäuser* / universitätsklinik* / uniklinik* / klinikum / notaufnahme / hôpital / hôpitaux / centre hospitalier / clinique privée / hospital universitario / hospital privado / hospital general / sanatorio / pronto socorro / hospital particular / ospedale / ospedali / casa di cura / clinica privata / 総合病院 / 大学病院 / hospital trust / children s hospital* / community hospital / teaching hospital / hospital wing / city hospital / surgical centre / surgical center / heart surgery / robotic surgery / emergency department / emergency room / knee surgery centre / maternity hospital / cancer centre / cancer center / klinikverbund / fachklinik* / stadtkrankenhaus / kreiskrankenhaus / herzchirurgie / krebszentrum / chirurgie klinik / notfallambulanz / centre hospitalier universitaire / clinique chirurgicale / service des urgences / établissement hospitalier / hospitalier* / robot chirurgical / chirurgien* / hospitales / hospital clínico / centro hospitalario / hospitalario* / clínica quirúrgica / sala de urgencias / hospitais / hospital geral / hospital infantil / hospital universitário / rede hospitalar / centro cirúrgico / pronto atendimento hospitalar / azienda ospedaliera / policlinico / ospedaliero / pronto soccorso / cliniche private / reparto di chirurgia / 市民病院 / 中央病院 / 救急外来 / 病院グループ / がんセンター / 医療センター',
    words:
      'hospital / surgery / surgeon* / ward / wards / operating theatre / intensive care / operation / patients / chirurg* / operationssaal / intensivstation / stationär / chirurgie / bloc opératoire / urgences / quirófano / cirugía / urgencias / cirurgia / internação / sala operatoria / ricovero / 手術 / 入院 / 外科 / operating room / scalpel / anaesthe* / anesthe* / admission / admitted / visiting hours / icu / maternity / mri / oncology / tumour / cancer / heart attack / bypass / op saal / narkose / notarzt / krebs / onkologie / herzinfarkt / chefarzt / chefärztin / krankenbett / patienten / besuchszeit* / anesthésie / opération / opérer / service de chirurgie / hospitalisation / réanimation / oncologie / anestesia / operación / quirúrgic* / hospitalización / uci / oncología / cáncer / pacientes / cirurgião / cirúrgic* / uti / leitos / enfermaria / oncologia / câncer / alta hospitalar / reparti / intervento chirurgico / degenza / tumore / terapia intensiva / 集中治療 / 外科医 / 退院 / 病床 / 麻酔 / がん治療 / 救急',
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
      'nursing jobs / nursing staff / nursing careers / nursing vacancies / nursing training / nurses wanted / registered nurse* / healthcare jobs / care jobs / healthcare staffing / pflegefachkraft / pflegefachkräfte / pflegekraft / pflegekräfte / pflegepersonal / pflegejob* / pflegeberuf* / pflegeausbildung* / pflegefachfrau* / pflegefachmann* / pflegehelfer* / krankenpfleger* / krankenschwester* / infirmier* / infirmière* / aide soignant* / aides soignant* / enfermer* / enfermería / auxiliar de enfermería / enfermeir* / enfermagem / infermier* / operatore socio sanitario / 看護師 / 看護助手 / nurse jobs / nursing job / nurse vacancies / nursing shifts / nursing team / nurse recruitment / nursing recruitment / nursing agency / care assistant* / healthcare assistant* / staff nurse* / student nurse* / night nurse* / hiring nurses / join our ward / pflegefachleute / pflegeteam* / pflegeschule* / pflegeassistent* / pflegebranche / pflegedienstleitung / jobs in der pflege / job in der pflege / stelle in der pflege / stellen in der pflege / karriere in der pflege / kinderkrankenpfleg* / gesundheits und krankenpfleg* / recrutement infirmier* / école d infirmi* / soignants recherchés / métiers du soin / emploi soignant / empleo enfermer* / gerocultor* / técnico en cuidados auxiliares / empleo sanitario / trabajo en enfermería / técnico de enfermagem / técnica de enfermagem / técnicos de enfermagem / vagas de enfermagem / curso de enfermagem / operatori socio sanitari / oss in corsia / lavorare come oss / corso oss / ナース / 看護職 / 看護学校 / 准看護師 / 看護スタッフ / 看護求人',
    words:
      'nurse / nurses / ward / bedside / patients / shift allowance / schichtdienst / nachtdienst / bettkante / soignant / garde de nuit / chevet / turnos / guardia / plantão / leito / corsia / 夜勤 / 病棟 / shifts / night shift / scrubs / rota / handover / nurse s / bank staff / agency shifts / sign on bonus / bedpan / intensive care / compassion / pin registration / nachtschicht* / dienstplan* / wunschdienst / schicht / übergabe / einspringen / patienten / pflege / kittel / kasack / examinierte / roulement / soignants / service de nuit / hôpital / poste de nuit / équipe soignante / turno de noche / pacientes / vocación / hospital / plantões / escala 12x36 / jaleco / turno / turni / notte in corsia / pazienti / camice / 日勤 / 夜勤明け / 病院 / シフト / 復職 / ブランク',
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
      'paediatric* / pediatrician* / pediatric clinic / pediatric care / children hospital / kinderarzt* / kinderärzt* / kinderklinik* / kinderkrankenhaus / pédiatr* / pediatr* / 小児科 / children s doctor* / kids doctor* / kids clinic* / child health clinic / well baby visit* / well child visit* / baby check up / children s clinic* / children s health / doctor for kids / u untersuchung* / kindermedizin / kinderpraxis / kinder und jugendmedizin / jugendarzt* / kindergesundheit / médecin pour enfants / médecin des enfants / santé de l enfant / médico de niños / médico infantil / salud infantil / clínica infantil / médico de crianças / saúde infantil / puericult* / medico dei bambini / visita ai bambini / salute dei bambini / こどもクリニック / 子どもクリニック / キッズクリニック / 乳児健診 / 乳幼児健診 / 小児 医療',
    words:
      'toddler / newborn / fever / vaccination / growth chart / ear infection / chickenpox / fieber / u untersuchung / impfung / fièvre / vaccin / fiebre / vacuna / febre / febbre / 予防接種 / tummy ache / sick child / little patients / cough / colic / thermometer / jabs / rash / measles / percentile / kleine patienten / mutige / bauchweh / ohrenschmerzen / windpocken / husten / säugling* / baby / vorsorge / bauchschmerzen / bébés / petits patients / otite / varicelle / bobo / croissance / doudou / pèse bébé / tout petits / otitis / varicela / cólico* / crecimiento / revisión / chupete / pequeños pacientes / catapora / crescimento / pequenos pacientes / bebês / piccoli pazienti / varicella / crescita / vaccino / coliche / 発熱 / 乳幼児 / 水ぼうそう / 中耳炎 / 健診',
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
      'ophthalmolog* / eye clinic / eye surgery / eye laser / laser eye / cataract surgery / cataract* / augenarzt* / augenärzt* / augenklinik* / augenlaser* / augenlasern / grauer star / ophtalmo* / chirurgie réfractive / cataracte / oftalmol* / oftalmológic* / cirugía ocular / cataratas oculares / cirurgia refrativa / oculistica / chirurgia refrattiva / cataratta / 眼科 / 白内障 / レーシック / eye doctor* / eye surgeon* / eye hospital* / eye specialist* / eye centre / eye center / lasik / laser vision / vision correction / glaucoma screening / eye check up / lens replacement surgery / refractive surgery / macular degeneration / intravitreal / augenheilkunde / augenoperation* / augen op / augen ops / augenzentrum / sehkorrektur / makuladegeneration / augen lasern / augendruck* / chirurgie des yeux / chirurgie de l œil / opération des yeux / laser des yeux / centre de la vision / dmla / opération de la cataracte / oculista especialista / cirugía láser ocular / operación de la vista / operación de miopía / clínica ocular / oculares láser / cirurgia de catarata / clínica de olhos / hospital de olhos / cirurgia ocular / cirurgia a laser nos olhos / médico de olhos / chirurgia oculare / clinica oculistica / visita oculistica / visite oculistiche / laser agli occhi / intervento di cataratta / 眼科クリニック / 目の手術 / 視力回復 / レーザー視力 / icl手術 / 眼科医',
    words:
      'eyesight / vision / retina / cornea / glaucoma / dry eyes / eye drops / augen / sehkraft / netzhaut / sehtest / rétine / miopía / olhos / visão / miopia / occhi / 視力 / 緑内障 / blurred / blurry / throw away your glasses / without glasses / iris / myopia / short sighted / 20 20 / floaters / optic nerve / macula / double vision / red eyes / hornhaut / linse / trüb / verschwommen / kurzsichtig* / grüner star / ohne brille / trockene augen / sehschwäche / augeninnendruck / pupille / yeux / œil / flou / floue / myopie / myope / sans lunettes / glaucome / cornée / cristallin / sécheresse oculaire / ojos / ojo / borros* / córnea / ojo seco / adiós a las gafas / sin gafas / astigmatismo / embaçad* / vista cansada / sem óculos / olho seco / colírio / occhio / senza occhiali / offuscata / collirio / 近視 / 網膜 / ドライアイ / 目のかすみ / 裸眼 / 乱視 / 老眼 / cataratas / catarata',
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
      'skin clinic / skin cancer / acne treatment / mole check / hautarzt* / hautärzt* / hautklinik* / hautkrebs* / hautscreening / dermato / cancer cutané / cáncer de piel / câncer de pele / visita dermatologica / 皮膚科 / dermatologist* / dermatology / skin doctor* / skin specialist* / skin check* / mole mapping / mole removal / eczema clinic / psoriasis treatment / acne clinic* / rosacea treatment / wart removal / dermatologe* / dermatologin* / dermatologisch* / dermatologie / hautpraxis / hautzentrum / muttermalkontrolle / aknebehandlung / dermatologue* / dermatologiques / dépistage des grains de beauté / contrôle des grains de beauté / clinique de la peau / dermatólog* / dermatología / revisión de lunares / tratamiento del acné / clínica de la piel / dermatologia / tratamento de acne / mapeamento de pintas / clínica de pele / dermatologo / dermatologa / dermatologi / mappatura nei / mappatura dei nei / controllo dei nei / 皮ふ科 / 皮膚科医 / ほくろ除去 / ニキビ治療 / 皮膚がん',
    words:
      'skin / acne / eczema / psoriasis / rash / moles / itch / itchy / akne / neurodermitis / muttermal* / ausschlag / peau / acné / eczéma / piel / manchas / pele / erupção / pelle / 湿疹 / アトピー / ニキビ / dermatolog* / mole / suspicious / melanoma / rosacea / wart* / dermatoscop* / pigment* / biopsy / flaky / hives / pimples / breakouts / sun damage / hautveränderung* / leberfleck* / warze* / melanom / ekzem* / juckreiz / schuppenflechte / pickel / rosazea / auflichtmikroskop* / grain de beauté / grains de beauté / mélanome / démangeaison* / verrue* / rosacée / lésion* / lunar / lunares / picor / verruga* / rosácea / sarpullido / espinhas / coceira / prurito / verruche / brufoli / psoriasi / macchie / かゆみ / ほくろ / しみ / イボ / 蕁麻疹 / 発疹 / 肌荒れ',
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
      'medical laboratory / diagnostic lab / diagnostics lab / blood test / blood tests / blood testing / lab tests / pathology lab / home test kit / labormedizin / labordiagnostik / blutuntersuchung* / bluttest* / laboratoire médical / analyses médicales / prise de sang / analyse de sang / laboratorio clínico / análisis clínicos / análisis de sangre / laboratório de análises / análises clínicas / exame de sangue / laboratorio analisi / analisi cliniche / esami del sangue / 血液検査 / 臨床検査 / blood work / blood draw / phlebotom* / blood analysis / diagnostic laboratory / pathology laboratory / clinical laboratory / clinical lab / lab results / std test* / sti test* / urine test* / at home blood test / health screening test* / hormone test* / laborwerte / blutabnahme* / blutentnahme* / blutbild* / labormediziner* / medizinisches labor / diagnostiklabor / heimtest* / speicheltest* / blutanalyse* / laboratoire d analyses / laboratoires d analyses / analyses de sang / biologie médicale / bilan sanguin complet / test sanguin / tests sanguins / laboratorio de análisis / analíticas / analítica de sangre / análisis de laboratorio / extracción de sangre / exames de sangue / exames laboratoriais / laboratório clínico / análises laboratoriais / coleta de sangue / coleta domiciliar / laboratorio clinico / prelievi del sangue / prelievo del sangue / analisi del sangue / esame del sangue / punto prelievi / 採血 / 検査キット / 臨床検査センター / 検査ラボ / 血液検査キット',
    words:
      'samples / swab / test tube* / lab / cholesterol / biomarker* / hormone levels / blutwerte / labor / abstrich / prélèvement / bilan sanguin / colesterol / muestras / amostra / coleta / hemograma / prelievo / campione / provetta / 検体 / 検査結果 / results in 24 hours / vial* / fasting / ferritin / iron levels / vitamin d level / thyroid / testosterone / urine / specimen* / reference range / analyser / centrifuge / finger prick / cholesterin / schilddrüse / nüchtern / eisenwert / befund / befunde / reagenzglas / hormonwerte / röhrchen / échantillon* / à jeun / thyroïde / cholestérol / ferritine / glycémie / résultats en ligne / ayunas / tiroides / muestra / extracción / tubo de ensayo / jejum / amostras / tireoide / glicose / exame / exames / urina / digiuno / referto / referti / provette / prelievi / tiroide / colesterolo / emocromo / 検査 / コレステロール / 採取 / 血液 / 数値 / 甲状腺',
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
      'dna test / dna tests / dna testing / dna kit / genetic test / genetic testing / genetic counselling / genome sequencing / paternity test / ancestry test / dna analyse / dna test* / gentest* / vaterschaftstest* / humangenetik* / test adn / tests adn / test génétique / test de paternité / prueba de adn / prueba genética / prueba de paternidad / teste de dna / teste genético / teste de paternidade / test del dna / test genetico / test di paternità / 遺伝子検査 / dna鑑定 / dna ancestry / dna results / dna sequencing / gene test* / gene sequencing / genomics / genetic counsel* / genetic screening / your ancestors dna / ethnicity estimate* / carrier screening / dna profil* / genanalyse* / genlabor* / genetische beratung / genetische tests / genetischer test / gendiagnostik / herkunftsanalyse* / abstammungstest* / abstammungsgutachten / tests génétiques / analyse génétique / conseil génétique / analyse adn / kit adn / test de ancestros / test de adn / tests de adn / test genético / análisis genético / estudio genético / estudios genéticos / kit de adn / ancestría / exame de dna / teste de ancestralidade / testes genéticos / sequenciamento genético / aconselhamento genético / ancestralidade genética / esame del dna / test dna / test genetici / analisi genetica / consulenza genetica / 遺伝子解析 / dna検査 / 遺伝子キット / 親子鑑定 / ゲノム解析 / 遺伝カウンセリング',
    words:
      'dna / genes / genome / genetic / saliva / swab / heritage / hereditary / gene / erbgut / speichelprobe / gènes / génome / salive / genoma / herencia / hereditário / geni / 遺伝子 / 唾液 / ancestors / ancestry / roots / cheek swab / relatives / lineage / chromosome* / inherited / risk of disease / family tree / where you come from / helix / vorfahren / herkunft / ahnen / wurzeln / stammbaum / wangenabstrich / chromosom* / vererbt / veranlagung / ancêtres / racines / prélèvement buccal / adn / hérédit* / arbre généalogique / génétique / antepasados / raíces / hisopo / hereditari* / genética / ascendência / antepassados / ancestrais / cromossomo* / cotonete / antenati / radici / tampone / genetica / ereditari* / cromosom* / albero genealogico / 祖先 / 先祖 / ルーツ / 体質 / 染色体 / ゲノム',
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
      'pharmaceutical* / biotech* / biopharma* / clinical trial / clinical trials / clinical study / drug discovery / medical research / life sciences / pharmaunternehmen / pharmaindustrie / arzneimittelforschung / klinische studie* / medizinische forschung / industrie pharmaceutique / laboratoire pharmaceutique / essai clinique / essais cliniques / recherche médicale / ensayo clínico / ensayos clínicos / industria farmacéutica / investigación médica / ensaio clínico / indústria farmacêutica / pesquisa clínica / sperimentazione clinica / casa farmaceutica / ricerca medica / 製薬 / 治験 / バイオテクノロジー / pharma / big pharma / pharma company / biologics / drug development / drug developer / vaccine development / new medicine approved / clinical research / clinical trial participants / study participants wanted / volunteers for a clinical / contract research / gene therapy / cell therapy / oncology research / pharmaforschung / pharmakonzern / pharmahersteller* / studienteilnehmer* / probanden gesucht / medikamentenstudie* / wirkstoffforschung / gentherapie / arzneimittelentwicklung / essais thérapeutiques / thérapie génique / recherche clinique / recherche pharmaceutique / laboratoires pharmaceutiques / laboratorios farmacéuticos / laboratorio farmacéutico / investigación clínica / biotecnología / biotecnológic* / terapia génica / voluntarios para un estudio / farmacéutica multinacional / laboratório farmacêutico / indústrias farmacêuticas / biotecnologia / pesquisa médica / estudo clínico / estudos clínicos / terapia gênica / aziende farmaceutiche / azienda farmaceutica / industria farmaceutica / studio clinico / studi clinici / terapia genica / ricerca clinica / ricerca farmaceutica / 新薬 / 臨床試験 / 治験モニター / 製薬会社 / バイオ医薬 / 臨床研究 / 遺伝子治療 / pharmakonzern* / pharmazeutische forschung',
    words:
      'molecule* / compound / cells / antibod* / enzyme* / trial participants / placebo / wirkstoff* / zellen / antikörper / probanden / molécule* / cellules / molécula / células / anticuerpos / anticorpos / voluntários / molecola / cellule / 創薬 / 細胞 / phase iii / phase 3 / researchers / lab coat / approval / breakthrough / rare disease* / therapies / therapeutics / tumour cells / pipette / mrna / double blind / zelle / forscher / forschende / durchbruch / zulassung / seltene krankheiten / labor / therapien / chercheur* / laboratoire / maladies rares / maladie rare / percée / anticorps / investigadores / moléculas / enfermedades raras / laboratorio / terapias / pesquisadores / doenças raras / laboratório / ricercatori / molecole / malattie rare / sperimentazione / anticorpi / terapie / volontari / 研究者 / 分子 / 難病 / 研究開発 / 抗体 / 被験者',
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
      'vaccination / vaccinations / vaccine / vaccines / flu shot / flu jab / flu shots / flu jabs / travel medicine / immunisation / immunization / impfung* / impfstoff* / grippeimpfung / schutzimpfung* / reisemedizin / tropeninstitut / vaccin / vaccins / vaccination* / médecine des voyages / vacuna / vacunas / vacunación / vacina / vacinas / vacinação / vaccino / vaccini / vaccinazion* / ワクチン / 予防接種 / get vaccinated / vaccinate / covid jab* / covid vaccin* / covid booster / travel vaccin* / travel jab* / travel clinic* / tetanus / yellow fever / pneumonia jab / meningitis vacc* / gegen grippe impfen / impfen lassen / impfpraxis / impfzentrum / impfzentren / impftermin* / impfberatung / reiseimpfung* / gürtelrose / gelbfieber / vacciner / vaccinez / se faire vacciner / vaccin contre / centre de vaccination / fièvre jaune / tétanos / vacúnate / centro de vacunación / fiebre amarilla / medicina del viajero / vacine se / clínica de vacina* / sala de vacina / febre amarela / medicina do viajante / vaccinar* / vaccinati / vaccinale / centro vaccinale / febbre gialla / antinfluenzale / 予防注射 / インフルエンザワクチン / 渡航ワクチン / 帯状疱疹 / 肺炎球菌',
    words:
      'jab / flu / booster / measles / malaria / immunity / grippe / impfpass / piks / masern / vaccinal / rappel / rougeole / gripe / dosis / sarampión / sarampo / imunidade / dose de reforço / influenza / richiamo / morbillo / インフルエンザ / 接種 / flu season / tropics / antibodies / mumps / rubella / polio / typhoid / rabies / travellers / immune / pharmacist / spritze / auffrischung / immun / tollwut / zeckenimpfung / fsme / grippesaison / oberarm / fernreise / dose de rappel / immunité / épaule / vaccinés / carnet de vaccination / paludisme / pinchazo / dosis de refuerzo / inmunidad / paludismo / calendario / viajeros / defensas / picadinha / caderneta / imunização / imunizar / puntura / tetano / immunità / over 65 / 注射 / 抗体 / 副反応 / 渡航 / 免疫 / 麻しん / shingles / hepatitis / hpv / vaccinated / geimpft / vacunado* / vacinado* / contra a gripe / contra la gripe / contre la grippe / contro l influenza',
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
      'blood donation* / blood donor* / blood drive* / blood bank* / blood service / give blood / donate blood / donating blood / giving blood / plasma donation* / plasma donor* / plasma center* / plasma centre* / donate plasma / stem cell donor* / organ donor* / organ donation* / blutspende* / blut spenden / blutspender* / plasmaspende* / stammzellspende* / organspende* / don de sang / dons de sang / don du sang / don de plasma / don de moelle / donner son sang / donnez votre sang / collecte de sang / donneur de sang / donar sangre / donación de sangre / donaciones de sangre / donante de sangre / donantes de sangre / doação de sangue / doações de sangue / doar sangue / doe sangue / doador de sangue / doadores de sangue / hemocentro* / donazione di sangue / donazione del sangue / donazioni di sangue / donare sangue / donare il sangue / donatori di sangue / 献血 / 骨髄バンク / donate your blood / blood donating / blood stocks / blood supplies / give plasma / platelet donation / donate platelets / stem cell register / bone marrow / marrow donor* / red cross blood / one pint of blood / blutkonserven / plasma spenden / knochenmark* / spende blut / spenden sie blut / stammzellen spenden / blutplasma / donner du sang / donner mon sang / donneurs de sang / donneuse de sang / donner son plasma / moelle osseuse / établissement du sang / dona sangre / donar plasma / donantes de médula / donar médula / banco de sangre / donación de plasma / médula ósea / doação de plasma / doação de medula / medula óssea / banco de sangue / doe seu sangue / doando sangue / dona il sangue / dona sangue / donazione di plasma / midollo osseo / donatore di sangue / centro trasfusionale / donare il plasma / 骨髄ドナー / 献血ルーム / 献血バス / ドナー登録 / 成分献血 / blutspenden / blutspendetermin* / doação de sangre / plasma donation / blood type needed / bone marrow donor* / établissement français du sang / campaña de donación de sangre / doe sangue hoje / dar sangue / dádiva de sangue / avis comunale / donazione plasma / 献血者',
    words:
      'blood / donor / donors / donate / plasma / blood type / blood group / transfusion / stem cells / spender / blutgruppe / blutkonserve* / lebensretter / donneurs / groupe sanguin / sangre / donante / grupo sanguíneo / sangue / doador / tipo sanguíneo / donatore / gruppo sanguigno / 血液型 / 輸血 / save lives / save three lives / saves lives / pint / a positive / o negative / rare blood / juice and biscuits / platelets / leukaemia / leukemia / ten minutes / register as a donor / leben retten / rettet leben / spenden / spende / leukämie / null negativ / nadel / oberarm / lebensrettend / sauver des vies / sauver trois vies / leucémie / poche de sang / groupe o / plaquettes / salvar vidas / salva vidas / salva tres vidas / donar / donantes / leucemia / plaquetas / doar / doadores / doação / salvare vite / salva vite / donare / donatori / sacca / piastrine / 提供者 / ドナー / 白血病 / 400ml / 命を救う / donor* / vein / transfusion* / blut / blutgruppe* / donneur* / donante* / doador* / 血液 / type o / blood type* / blood group* / needle / biscuit / arm / patients / half an hour / spender* / kekse / konserve* / poche* / collecte / sang / globules / sauver / bras / brazo / salvar / bolsa de sangre / braço / doe / braccio / 針 / 注射 / 命を / 協力',
    scenes: [
      'A nurse with a syringe in a clinic',
      'Test tubes in a clinic',
      'A bandage on a table in a clinic',
      'A nurse with a bandage in a clinic',
      'Blood samples on a table in a clinic',
      'A hospital bed in a clinic',
    ],
  },
  {
    thing: 'mirror',
    theme: 'blush',
    names:
      'plastic surgery / plastic surgeon* / cosmetic surgery / aesthetic clinic / aesthetic medicine / dermal filler* / lip filler* / liposuction / facelift / rhinoplasty / breast augmentation / tummy tuck / schönheitschirurg* / schönheitsklinik* / schönheits op / plastische chirurgie / ästhetische medizin / faltenunterspritzung / fettabsaugung / lidstraffung / brustvergrößerung / chirurgie esthétique / médecine esthétique / liposuccion / cirugía estética / cirugía plástica / medicina estética / liposucción / cirurgia plástica / harmonização facial / lipoaspiração / chirurgia estetica / chirurgia plastica / medicina estetica / liposuzione / 美容整形 / 美容外科 / 美容クリニック / cosmetic surgeon* / cosmetic clinic* / aesthetic surgery / aesthetics clinic / aesthetic treatment* / botox / anti wrinkle injection* / wrinkle injection* / nose job* / breast implant* / breast reduction / breast lift / eyelid surgery / eyelid lift / face lift / fat freezing / body contouring / lip augmentation / lip injections / skin booster* / brustvergrösserung / brust op / brustimplantat* / nasenkorrektur* / nasen op / schönheitsoperation* / ästhetische chirurgie / botoxbehandlung* / lippenunterspritzung / lippen aufspritzen / bauchdeckenstraffung / facelifting / hyaluronunterspritzung / oberlidstraffung / injections de botox / augmentation mammaire / chirurgien esthétique / acide hyaluronique injection* / rhinoplastie / clinique esthétique / lifting du visage / cirujano plástico / cirujanos plásticos / cirugías plásticas / clínica estética / aumento de pecho / aumento de senos / aumento mamario / rinoplastia / bótox / relleno de labios / toxina botulínica / aumento de labios / abdominoplastia / blefaroplastia / cirurgião plástico / cirurgia estética / aumento de seios / prótese de silicone / preenchimento labial / harmonização / clínica estética avançada / chirurgo plastico / chirurgo estetico / botulino / filler labbra / mastoplastica / rinoplastica / addominoplastica / lifting viso / ボトックス / 豊胸 / 脂肪吸引 / 二重整形 / 鼻整形 / 美容医療 / 二重まぶた手術',
    words:
      'wrinkle* / filler / fillers / hyaluronic / eyelid / lips / injection / scar / contour / hyaluron* / straffung / lippen / paupières / arrugas / labios / hialurónico / rugas / preenchimento / lábios / rughe / labbra / ialuronico / しわ / 二重 / ヒアルロン酸 / crow s feet / frown lines / forehead lines / jawline / double chin / sagging / breast / breasts / nose / downtime / natural result / natural looking / aesthetic / syringe / zornesfalte* / krähenfüße / doppelkinn / unterspritzung / natürliches ergebnis / nase / tränensäcke / rides / pattes d oie / relâchement / nez / poitrine / lèvres / double menton / patas de gallo / flacidez / papada / nariz / senos / pecho / resultado natural / pés de galinha / seios / zampe di gallina / naso / seno / palpebre / doppio mento / たるみ / 小顔 / 若返り / 目元 / ダウンタイム / 施術',
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
      'midwife / midwives / midwifery / maternity ward* / maternity care / maternity clinic* / antenatal class* / antenatal care / prenatal class* / prenatal care / birthing class* / birthing center* / birthing centre* / doula / doulas / gynaecolog* / gynecolog* / obstetric* / pregnancy test / hebamme* / geburtshaus / geburtsvorbereitung* / geburtshilfe / geburtsklinik* / frauenarzt* / frauenärzt* / gynäkolog* / schwangerschaftskurs* / sage femme / sages femmes / gynécolog* / matrona / matronas / ginecolog* / ginecólog* / obstetra* / parteira* / ostetric* / corso preparto / 助産 / 産婦人科 / maternity / maternity unit / maternity nurse / pregnancy scan* / baby scan* / expectant mothers / expectant parents / expecting mothers / expecting parents / birth centre* / birth center* / birth plan / home birth* / water birth* / hypnobirthing / lactation consultant* / postnatal care / postpartum doula / women s clinic / women s health clinic / smear test* / schwangerenvorsorge / schwangerschaftsvorsorge / geburtsbegleitung / entbindungsstation / kreißsaal* / kreissaal* / wochenbettbetreuung / stillberat* / rückbildung* / hausgeburt* / frauenklinik* / schwangerschaftstest* / maternité / préparation à la naissance / préparation à l accouchement / cours de préparation / suivi de grossesse / maison de naissance / consultante en lactation / femmes enceintes / futures mamans / échographie de grossesse / preparación al parto / clases de parto / parto en casa / embarazadas / asesora de lactancia / futuras mamás / curso de gestantes / maternidade / parto humanizado / parto normal / gestantes / pré natal / consultora de amamentação / curso de gestante / futuras mamães / sala parto / parto in casa / preparazione al parto / corsi preparto / donne in gravidanza / future mamme / reparto maternità / consulente per l allattamento / 産科 / 産院 / 婦人科 / マタニティクラス / 母親学級 / 産後ケア / 助産院',
    words:
      'pregnant / pregnancy / birth / trimester / due date / ultrasound / breastfeeding / newborn / schwanger* / entbindung / wochenbett / stillen / enceinte / grossesse / accouchement / allaitement / embarazo / embarazada / parto / gravidez / gestante / amamentação / gravidanza / allattamento / 妊娠 / 出産 / 授乳 / contractions / baby bump / expecting / belly / heartbeat / nine months / latch / mum to be / mums to be / water breaks / pelvic floor / placenta / postnatal / antenatal / wehen / bauch / babybauch / geburt / herztöne / ultraschall / stillzeit / beckenboden / mutterpass / milcheinschuss / naissance / bébé / ventre / échographie / allaiter / périnée / future maman / neuf mois / accoucher / bebé / contracciones / barriga / latido* / nacimiento / lactancia / ecografía / suelo pélvico / nueve meses / bebê / contrações / nascimento / ultrassom / batimentos / nove meses / grávida / grávidas / mamãe / nascita / contrazioni / pancione / ecografia / nove mesi / battito / incinta / pavimento pelvico / neonato / 妊婦 / 赤ちゃん / 陣痛 / エコー / 出産予定 / 産後 / 胎児 / お産',
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
      'nappies / diaper / diapers / baby formula / baby milk / baby food / baby bottle* / baby monitor* / baby care / baby lotion / maternity wear / maternity clothes / windel / windeln / babynahrung / babypflege / babyphone* / babyfon* / babyflasche* / umstandsmode / schwangerschaftsmode / couches pour bébé / couches bébé / lait infantile / biberon / biberons / babyphone / vêtements de grossesse / pañal / pañales / leche infantil / biberón / biberones / vigilabebés / fralda / fraldas / mamadeira / mamadeiras / babá eletrônica / moda gestante / pannolino / pannolini / latte in polvere / omogeneizzati / おむつ / 粉ミルク / 哺乳瓶 / マタニティウェア / nappy / baby wipes / baby products / formula milk / infant formula / baby carrier* / baby sling* / breast pump* / breast pad* / nursing bra* / weaning spoon* / pacifier* / swaddl* / teething ring* / changing bag* / changing table* / cloth diaper* / cloth napp* / maternity dress* / maternity jeans / windeleimer / stoffwindel* / windelabo* / milchpulver / babybrei / babybreie / babygläschen / babyausstattung / babyartikel / feuchttücher für babys / milchpumpe* / schnuller* / pucksack* / tragetuch / tragetücher / babytrage* / umstandskleid* / stillkissen / couche lavable / couches lavables / lait en poudre bébé / petits pots bébé / puériculture / porte bébé / tire lait / sucette bébé / lingettes bébé / écoute bébé / pañales ecológicos / leche de fórmula / potitos / portabebés / sacaleches / ropa premamá / chupetes / toallitas para bebé / fraldas ecológicas / fraldas descartáveis / papinha* / leite em pó infantil / fórmula infantil / carregador de bebê / sling de bebê / chupetas / enxoval de bebê / enxoval do bebê / lenços umedecidos para bebê / pannolini lavabili / latte artificiale / pappe per bambini / fascia porta bebè / marsupio per neonati / tiralatte / abbigliamento premaman / ciucci / ベビー用品 / 離乳食 / 紙おむつ / オムツ / 抱っこ紐 / 搾乳器 / ベビーフード / おしりふき / ベビーモニター',
    words:
      'baby / babies / newborn / infant / teething / bottle feeding / rash / säugling* / neugeborene* / wundschutz / fläschchen / bébé / nourrisson / lingettes / bebé / recién nacido / toallitas / bebê / recém nascido / neonato / neonati / salviettine / 赤ちゃん / 新生児 / leaks through the night / dry all night / soft on baby / gentle on skin / weaning / puree / purée / wipes / dummy / crawling / burp / colic / tummy / trocken durch die nacht / auslaufschutz / babyhaut / babypo / beikost / krabbel* / wickeln / wickeltisch* / zahnen / mamas / fesses / peau de bébé / purées / diversification alimentaire / érythème fessier / nuits au sec / culito / piel del bebé / papilla / papillas / destete / irritaciones / bumbum / assadura* / pele do bebê / introdução alimentar / recém nascidos / sederino / culetto / pelle del bambino / svezzamento / pappa / arrossament* / 新米ママ / ミルク / おしり / もれ / 授乳 / 赤ちゃんの肌 / ママ',
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
      'fertility clinic* / fertility treatment* / fertility test* / ivf / egg freezing / egg donation / sperm bank* / sperm donor* / kinderwunsch / kinderwunschklinik* / kinderwunschzentrum / kinderwunschpraxis / künstliche befruchtung / samenbank* / procréation assistée / don d ovocytes / fécondation in vitro / reproducción asistida / fecundación in vitro / clínica de fertilidad / donación de óvulos / reprodução assistida / reprodução humana / fertilização in vitro / fecondazione assistita / procreazione assistita / 不妊治療 / 体外受精 / 妊活 / fertility centre* / fertility center* / fertility specialist* / fertility doctor* / fertility journey / fertility check* / infertility / iui / embryo transfer / egg donor* / frozen eggs / freeze your eggs / trying to conceive / surrogacy / kinderwunschbehandlung* / kinderwunscharzt* / kinderwunschberatung* / unerfüllter kinderwunsch / eizellspende / social freezing / eizellen einfrieren / fruchtbarkeitstest* / fruchtbarkeitsbehandlung* / clinique de fertilité / centre de fertilité / traitement de fertilité / infertilité / fiv / congélation d ovocytes / don d ovules / insémination artificielle / tratamiento de fertilidad / tratamientos de fertilidad / centro de fertilidad / infertilidad / inseminación artificial / congelar óvulos / congelación de óvulos / ovodonación / reproducción humana / fertilização / infertilidade / inseminação artificial / congelamento de óvulos / tratamento de fertilidade / ovodoação / procriação medicamente assistida / clinica della fertilità / centro di fertilità / infertilità / fivet / inseminazione artificiale / congelamento degli ovuli / congelare gli ovuli / ovodonazione / 不妊クリニック / 人工授精 / 卵子凍結 / 顕微授精 / 不妊相談',
    words:
      'fertility / embryo* / conceive / ovulation / parenthood / eggs / sperm / eizellen / fruchtbarkeit / schwanger / fertilité / ovocytes / fertilidad / óvulos / embarazo / fertilidade / ovulação / engravidar / fertilità / ovuli / 卵子 / 排卵 / pma / two lines / baby dream / dream of a baby / cycle tracking / hormone injections / implantation / hope of a child / wunschkind / wunschbaby / eisprung / samenzellen / spermien / einnistung / befruchtung / elternsein / désir d enfant / désir de bébé / spermatozoïde* / devenir parents / ovulación / espermatozoide* / semen / embrión / embriones / ser padres / ser madre / deseo de ser / embarazo positivo / óvulo / sêmen / embrião / embriões / sonho de ser mãe / sonho de ser pai / ter um bebê / desejo de ter / ovulazione / spermatozo* / embrione / embrioni / diventare genitori / diventare mamma / desiderio di un figlio / ovociti / 受精卵 / 胚移植 / 授かる / 授かりたい / 基礎体温 / 精子',
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
      'ambulance service* / patient transport* / paramedic* / emergency medical / air ambulance / medical transport / krankentransport* / rettungsdienst* / rettungssanitäter* / notfallsanitäter* / krankenwagen* / rettungswagen / ambulanciers / ambulancier* / transport sanitaire / transports sanitaires / ambulancia / ambulancias / transporte sanitario / paramédico* / ambulância / ambulâncias / remoção de pacientes / socorrista* / ambulanza / ambulanze / trasporto sanitario / soccorritor* / 救急車 / 救急隊 / 救急救命士 / ambulance crew* / ambulance station / ambulance driver* / private ambulance / stretcher transport / non emergency transport / non emergency medical / emergency medical service* / emt / emts / first responder* / event medic* / medevac / wheelchair transport to hospital / krankenfahrt* / patiententransport* / liegendtransport* / rettungskräfte / rettungswache / rettungswagenfahrer / sanitätsdienst* / luftrettung / rettungshubschrauber / krankentaxi / liegendfahrt* / ambulances / vsl / transport médical / transport de patients / ambulance privée / taxi conventionné / transport assis professionnalisé / traslado de pacientes / traslados en ambulancia / técnico de emergencias / técnicos en emergencias / transporte de pacientes / emergencias médicas / transporte de pacientes em ambulância / remoção médica / remoção hospitalar / resgate médico / uti móvel / trasporto infermi / trasporto malati / trasporto pazienti / servizio ambulanze / soccorso sanitario / 民間救急 / 患者搬送 / 介護タクシー / 救急搬送 / 寝台車 搬送',
    words:
      'stretcher / siren / resuscitation / patients / notfall / notruf / blaulicht / sanitäter / urgence / brancard / secours / emergencia / camilla / socorro / emergência / maca / resgate / emergenza / barella / soccorso / 救急 / 担架 / blue lights / sirens / dialysis / discharged / dispatch / oxygen / gurney / 999 call / 911 call / 112 / 24 7 crew / dialysefahrt* / bestrahlung / liegend / tragestuhl / sauerstoff / leitstelle / rtw / gyrophare / dialyse / oxygène / allongé / sirène / samu / secouriste* / hospitalisation / diálisis / oxígeno / sirena / camillero* / urgencias / maca hospitalar / diálise / oxigênio / sirene / alta médica / ossigeno / dialisi / lettiga / sedia a rotelle / dimissioni / 搬送 / サイレン / 酸素 / 通院 / 転院',
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
      'first aid / defibrillator* / first aider / erste hilfe / erste hilfe kurs* / ersthelfer* / verbandkasten / verbandskasten / premiers secours / gestes qui sauvent / secourisme / défibrillateur* / trousse de secours / primeros auxilios / desfibrilador* / botiquín / primeiros socorros / primo soccorso / 救急箱 / 応急手当 / 救命講習 / first aid training / first aid course* / first aid kit* / cpr course* / cpr training / cpr class* / aed / aeds / lifesaving course* / life saving skills / paediatric first aid / basic life support / erste hilfe ausbildung / erste hilfe set / betriebssanitäter* / reanimationskurs* / wiederbelebungskurs* / defis kaufen / notfallkurs* / psc1 / sauveteur secouriste / sst formation / formation secourisme / formation premiers secours / formation aux premiers secours / gestes de premiers secours / défibrillation / curso de primeros auxilios / curso de rcp / soporte vital básico / reanimación cardiopulmonar / botiquines / maletín de primeros auxilios / curso de primeiros socorros / kit de primeiros socorros / suporte básico de vida / reanimação cardiopulmonar / corso di primo soccorso / corso blsd / blsd / corso bls / cassetta di pronto soccorso / kit di pronto soccorso / disostruzione pediatrica / 応急処置 / 救急セット / aed講習 / 普通救命講習 / 救急法 / first aid class* / erste hilfe kurs / curso de primeros / corso di rianimazione / 救急講習 / first aider* / cpr class / defibrillator training / first aid certificate / erste hilfe am kind / lebensrettende sofortmaßnahmen / sst / rcp / taller de primeros auxilios / curso de socorrismo / formação em socorro / manovre salvavita / corsi di primo soccorso / 普通救命 / 心肺蘇生法 / 救急手当',
    words:
      'cpr / recovery position / plaster / plasters / bandage* / choking / bleeding / wiederbelebung / pflaster / stabile seitenlage / verletzung* / pansement* / massage cardiaque / étouffement / vendaje / tirita* / reanimación / curativo* / reanimação / engasgo / cerotti / bende / rianimazione / 心肺蘇生 / 絆創膏 / manikin / chest compressions / heartbeat / emergency at work / heimlich / unconscious / cardiac arrest / workplace certificate / save a life / seconds count / herzdruckmassage / bewusstlos* / herzstillstand / defi / betrieblich / führerschein kurs / beatmung / brandwunde* / compressions / arrêt cardiaque / bouche à bouche / sauver une vie / mannequin de secourisme / brûlure* / malaise / inconscient / paro cardíaco / maniquí / atragantamiento / quemadura* / salvar una vida / masaje cardíaco / parada cardíaca / parada cardiorrespiratória / manequim / queimadura* / massagem cardíaca / salvar uma vida / desmaio / arresto cardiaco / massaggio cardiaco / manichino / ustioni / soffocamento / salvare una vita / svenimento / 胸骨圧迫 / 止血 / 人工呼吸 / 心停止 / やけど / けが / resuscitat* / verband / notfall / pansement / curativo / benda / 包帯 / chest compression* / choke / burns / collapse* / breathing / ambulance / plaster* / minutes count / manikin* / mannequin / certificate / bleed* / heart stops / leben retten / blutung* / 112 / puppe / kollaps / verbände / pls / saigne* / hémorragie* / position latérale / hemorragia* / inconsciente / salvar vidas / engasgo* / ustion* / manichin* / disostruzione / 命を救 / 窒息 / 119番',
    scenes: [
      'A first aid kit on a table in an office',
      'A paramedic with a first aid kit in an office',
      'A bandage on a table in a classroom',
      'A first aid kit in a car',
      'A sticking plaster on a table in a kitchen',
      'A woman with a first aid kit in a classroom',
    ],
  },
  {
    thing: 'bandageRoll',
    theme: 'ocean',
    names:
      'wound care / wound dressing* / medical supplies / medical supply / medical device* / medical equipment / adhesive bandage* / medizintechnik* / medizinprodukt* / wundversorgung / wundauflage* / verbandmaterial / pflaster und verbände / praxisbedarf / matériel médical / dispositifs médicaux / pansements / material médico / productos sanitarios / dispositivos médicos / apósito / apósitos / material hospitalar / produtos hospitalares / equipamentos médicos / dispositivi medici / medicazion* / forniture mediche / 医療機器 / 医療用品 / plasters for / sticking plaster* / sterile dressing* / surgical instruments / surgical supplies / surgical gloves / disposable gloves for clinics / hospital supplies / hospital equipment / medical consumables / medical technology / medtech / syringes and needles / infusion pump* / catheter* / ostomy / ultrasound machine* / ventilator machine* / verbandstoff* / heftpflaster* / wundpflaster* / wundheilung / wundmanagement / wundversorgungs* / medizinbedarf / krankenhausbedarf / arztbedarf / praxisausstattung / einmalhandschuhe / medizintechnologie / ultraschallgerät* / op besteck / katheter* / stoma versorgung / fournitures médicales / équipement médical / équipements médicaux / soin des plaies / instruments chirurgicaux / consommables médicaux / gants médicaux / matériel hospitalier / équipement hospitalier / suministros médicos / equipos médicos / equipo médico / equipamiento médico / material sanitario / cura de heridas / instrumental quirúrgico / guantes de nitrilo / tecnología médica / materiais médicos / material médico hospitalar / equipamentos hospitalares / curativos especiais / luvas de procedimento / instrumentos cirúrgicos / tratamento de feridas / attrezzature mediche / apparecchiature medicali / apparecchiature mediche / materiale sanitario / dispositivo medico / guanti monouso / cura delle ferite / elettromedicali / 医療器具 / 創傷 / ガーゼ / 包帯 / 絆創膏 / 医療機器メーカー',
    words:
      'wound / wounds / gauze / dressing / syringes / disposable / healing / wunde* / steril / heilung / kompresse* / plaie / cicatrisation / stérile / herida / gasa / estéril / ferida / gaze / cicatrização / ferita / garza / 傷口 / 滅菌 / dispositif médical / sterile / scalpel / single use / ce marked / breathable bandage / cuts and grazes / scrapes / hospitals and clinics / stock for your practice / ulcers / blister pack / einweg / praxen / kliniken / schürfwunde* / wundsalbe / saugfähig / hautfreundlich / kanüle* / spritzen / coupures / écorchures / hôpitaux et cliniques / cliniques / compresses / usage unique / seringues / cicatrise / bandage / heridas / vendas / vendaje / jeringa* / desechable* / hospitales y clínicas / cicatrización / feridas / seringa* / descartáve* / hospitais e clínicas / ataduras / esterilizado* / ferite / bende / siringhe / monouso / ospedali e cliniche / cicatrizzazione / 消毒 / 傷 / 注射器 / 使い捨て / 病院向け',
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
      'pharmacy / pharmacies / pharmacist* / drugstore / online pharmacy / prescription delivery / apotheke* / versandapotheke* / onlineapotheke* / apotheker* / pharmacie / pharmacien* / parapharmacie / farmacia / farmacias / farmacéutic* / farmácia* / drogaria* / farmacêutic* / farmacie / farmacist* / parafarmacia / 薬局 / 調剤 / 薬剤師 / chemist / chemists / dispensing / repeat prescription* / prescription refill* / prescriptions delivered / medicine delivery / medication delivery / drug store / drugstores / compounding / pill box* / pill organi* / blister packs / medikamentenlieferung / medikamentenbestellung / botendienst der apo* / rezepteinlösung / rezept einlösen / e rezept einlösen / medikamente bestellen / medikamente liefern / notdienstapotheke / rezepturen / pharmacie en ligne / pharmacie de garde / pharmaceutique officine / officine / livraison de médicaments / préparations magistrales / médicaments livrés / farmacia online / farmacia de guardia / farmacias de guardia / droguería y farmacia / entrega de medicamentos / medicinas a domicilio / fórmulas magistrales / botica / boticas / delivery de remédio* / remédios em casa / medicamentos manipulados / manipulação de fórmulas / farmacia di turno / farmacie di turno / consegna farmaci / farmaci a domicilio / preparazioni galeniche / ドラッグストア / 調剤薬局 / 処方せん / お薬手帳 / 薬局 オンライン / 薬の配達',
    words:
      'prescription* / medicine / medicines / medication / pills / dosage / over the counter / side effects / rezept / e rezept / medikament* / arzneimittel / ordonnance* / médicament* / receta médica / medicamento* / pastillas / remédio* / receita médica / genérico* / farmaci / ricetta medica / 処方箋 / お薬 / tablets / generics / dispense / repeat order / painkillers / syrup / white coat / ask your pharm* / otc / packungsbeilage / tabletten / rezeptfrei / hustensaft / tropfen / zäpfchen / notdienst / beratung zu arznei* / wechselwirkung* / comprimés / générique* / sirop / posologie / carte vitale / sans ordonnance / gélules / comprimido* / jarabe / recetas / receta electrónica / analgésicos / posología / medicinas / receituário / bula / desconto em medicamentos / xarope / manipulado* / compresse / sciroppo / ricette / ricetta elettronica / generici / farmaco / senza ricetta / posologia / medicinali / 服薬 / 錠剤 / 市販薬 / 飲み合わせ / ジェネリック',
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
      'food supplement* / dietary supplement* / nutritional supplement* / health supplement* / multivitamin* / collagen powder / nahrungsergänzung* / nahrungsergänzungsmittel / magnesiumtabletten / compléments alimentaires / complément alimentaire / suplemento alimenticio / suplementos alimenticios / complementos alimenticios / suplemento alimentar / suplementos alimentares / integratori / integratore alimentare / integratori alimentari / サプリ / vitamin supplement* / vitamin tablet* / vitamin gummies / vitaminpräparat* / vitaminas en cápsulas / vitamins and minerals / vitamin c tablets / vitamin d drops / vitamin d3 / magnesium glycinate / magnesium capsules / omega 3 capsules / fish oil capsule* / probiotic capsule* / multivit* / mineral supplement* / collagen supplement* / collagen peptides / ashwagandha / turmeric capsule* / greens powder / gummy vitamins / superfood powder* / vitaminkapsel* / vitamintablette* / vitamin d tropfen / magnesiumkapseln / omega 3 kapseln / kollagenpulver / kollagen drink* / vitalstoff* / basenpulver / vitamines en gélules / cure de vitamines / cure de magnésium / magnésium marin / compléments nutritionnels / collagène marin / gélules d oméga / cure de vitalité / vitaminas y minerales / complemento alimenticio / complementos nutricionales / suplemento vitamínico / suplementos vitamínicos / colágeno en polvo / colágeno hidrolizado / magnesio en cápsulas / suplementos nutricionales / suplementação / polivitamínico* / colágeno em pó / vitaminas em cápsulas / suplemento de magnésio / ômega 3 em cápsulas / vitaminas e minerais / integratore di magnesio / integratore di vitamine / integratori di vitamine / integratori vitaminici / collagene in polvere / collagene marino / vitamine e minerali / 栄養補助食品 / ビタミン剤 / 健康食品 / マルチビタミン / 青汁 / 栄養機能食品',
    words:
      'capsule* / zinc / magnesium / immune system / collagen / deficiency / minerals / kapsel* / immunsystem / zink / mangel / gélule* / carence / immunité / cápsulas / inmunidad / colágeno / imunidade / capsule / difese immunitarie / 免疫 / 腸内 / probiotic* / omega 3 / probiotika / probiotique* / probiótico* / vitamin* / gummies / tired all the time / energy levels / b12 / folic acid / iron deficiency / gut health / daily dose / one capsule a day / vegan capsules / lab tested / bioavailab* / kalzium / eisenmangel / darmflora / täglich eine kapsel / dosierung / laborgeprüft / müdigkeit / energielos / magnésium / fatigue / carences / flore intestinale / comprimés / tonus / défenses immunitaires / magnesio / hierro y zinc / defensas / sistema inmune / cansancio / flora intestinal / ácido fólico / una cápsula al día / magnésio / sistema imunológico / cansaço / ômega 3 / uma cápsula por dia / saúde intestinal / magnesio e potassio / stanchezza / sistema immunitario / flora intestinale / compressa al giorno / spossatezza / acido folico / ビタミン / ミネラル / 鉄分 / 亜鉛 / コラーゲン / 乳酸菌 / 疲れが / カプセル',
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
      'cough syrup / cough drops / cough medicine / cold remedy / cold and flu / flu remedy / nasal spray* / throat lozenge* / throat spray / hustensaft / hustenbonbon* / hustenlöser / erkältungsmittel / nasenspray* / halstabletten / grippemittel / sirop toux / spray nasal / pastilles gorge / mal de gorge / jarabe antitusivo / aerosol nasal / pastillas de garganta / antigripal* / xarope para tosse / descongestionante nasal / pastilhas para garganta / sciroppo per tosse / spray nasale / mal di gola / 風邪薬 / 咳止め / のど飴 / cough relief / cough remed* / cold medicine / cold and flu relief / cold tablets / decongestant* / lozenge / lozenges / sore throat relief / sore throat spray / chest rub / vapour rub / vapor rub / sinus rinse / nasal rinse / hustenstiller / hustentropfen / hustentee / hustenlösend* / erkältungsbad / erkältungstee / erkältungssalbe / halsspray / lutschtablette* / halsbonbon* / nasendusche / nasentropfen / schnupfenspray / grippaler infekt / sirop contre la toux / sirop pour la toux / médicament rhume / pastilles pour la gorge / spray gorge / lavage de nez / baume pectoral / inhalation rhume / jarabe para la tos / jarabes para la tos / pastillas para la garganta / caramelos para la garganta / spray para la garganta / remedio para la tos / remedio para el resfriado / ungüento para el pecho / xarope para a tosse / xarope de mel e guaco / xarope expectorante / pastilha para garganta / spray de garganta / remédio para gripe / remédio para resfriado / lavagem nasal / sciroppo per la tosse / caramelle per la gola / pastiglie per la gola / spray per la gola / rimedio per la tosse / rimedio per il raffreddore / lavaggi nasali / 総合感冒薬 / 感冒薬 / 咳止めシロップ / トローチ / 点鼻薬 / のどスプレー / かぜ薬',
    words:
      'cough / sneeze / sneezing / runny nose / sore throat / fever / blocked nose / hoarse / husten / schnupfen / halsschmerzen / erkältung / toux / rhume / nez bouché / tos / resfriado / garganta / tosse / gripe / nariz entupido / raffreddore / naso chiuso / 鼻水 / 咳が / phlegm / tickly / chesty / mucus / sinus / sinuses / honey and lemon / soothes / throat / tissues / sniffle* / scratchy throat / can t sleep for coughing / catarrh / kratzen im hals / halskratzen / halsweh / reizhusten / schleim / verstopfte nase / heiserkeit / heiser / laufende nase / taschentuch* / nebenhöhle* / erkältet / fiebersenkend / spitzwegerich / glaires / toux sèche / toux grasse / gorge / enrhum* / éternu* / nez qui coule / mouchoir* / sinusite / voix enrouée / mucosidad / flemas / congestión / nariz tapada / ronquera / afonía / estornudo* / pañuelo* / dolor de garganta / tos seca / catarro / nariz congestionada / garganta irritada / espirr* / rouquidão / coriza / dor de garganta / tosse seca / lenço de papel / expectora* / gola / tosse secca / tosse grassa / raucedine / fazzolett* / muco / starnut* / naso che cola / 喉の痛み / のどの痛み / 鼻づまり / くしゃみ / 痰 / 熱 風邪',
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
      'pain relief / painkiller* / pain gel / heat patch* / muscle rub / migraine relief / schmerzmittel* / schmerzgel* / schmerzsalbe* / wärmepflaster / kopfschmerztablette* / antidouleur* / anti douleur / gel antidouleur / analgésico* / antiinflamatorio* / alivio del dolor / parches de calor / anti inflamatório* / alívio da dor / antidolorific* / analgesic* / cerotto riscaldante / 鎮痛剤 / 痛み止め / 湿布 / pain reliever* / pain relieving / pain killer* / headache relief / headache tablet* / back pain relief cream / pain patch* / tens machine* / warming cream / joint cream / arthritis cream / arthritis gel / anti inflammatory / heat rub / muscle balm / period pain relief / schmerztablette* / schmerzpflaster / schmerzlinder* / schmerztherapie / schmerzstillend* / migränemittel / wärmesalbe / wärmecreme / muskelsalbe / gelenksalbe / schmerzcreme* / schmerzspray / tens gerät* / anti inflammatoire* / patch chauffant / patchs chauffants / baume chauffant / gel chauffant / crème chauffante / soulage la douleur / soulagement de la douleur / centre antidouleur / baume du tigre / parche para el dolor / parches para el dolor / crema analgésica / crema para dolores / gel antiinflamatorio / alivia el dolor / calmante muscular / pomada para el dolor / pomada antiinflamatoria / gel para dor / pomada para dor* / relaxante muscular / alivia a dor / alivia dores / adesivo para dor / emplastro* / pomada anti inflamatória / antinfiammator* / antiinfiammator* / pomata per dolori / cerotti antidolore / crema antidolorifica / gel antidolorifico / allevia il dolore / terapia del dolore / 痛みに効く / 頭痛薬 / 塗り薬 痛み / 解熱鎮痛 / 鎮痛 / 温湿布 / シップ薬',
    words:
      'ache / aches / headache / migraine / sore muscles / ibuprofen / arthritis / joint pain / schmerzen / kopfschmerzen / gelenke / migräne / douleur / maux de tête / articulations / dolor / dolor de cabeza / articulaciones / dor / dor de cabeça / dores musculares / dolore / mal di testa / 頭痛 / 関節痛 / stiff neck / shoulder pain / sprain / throbbing / inflammation / soothing gel / rub in / cramps / sore back / sore knee / aching / period pain / cooling gel / fast acting / paracetamol / diclofenac / nackenschmerz* / muskelkater / zerrung* / verstauch* / entzündung* / pochend / gelenkschmerz* / rückenschmerz* / regelschmerz* / salbe / einreiben / hexenschuss / douleurs / mal à la tête / courbature* / torticolis / entorse* / migraines / douleurs musculaires / arthrose / lumbago / dolores / dolores musculares / esguince* / inflamación / migraña / tirones / lumbalgia / rigidez / artrosis / contractura* / dores / dor muscular / enxaqueca / torcicolo / torção / inflamação / dor nas costas / articulações / cólicas menstruais / dolori / dolori muscolari / emicrania / torcicollo / distorsion* / infiammazion* / articolazioni / artrosi / 筋肉痛 / 肩の痛み / 腰の痛み / 生理痛 / 神経痛 / 炎症 / 痛みが',
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
      'allergy relief / allergy clinic / allergy test* / antihistamine* / hay fever / allergist* / allergolog* / heuschnupfen / allergietest* / allergiemittel / allergiepraxis / allergologue* / rhume des foins / antihistaminique* / alergólog* / alergología / antihistamínico* / alergista* / alergologista* / anti histamínico / rinite alérgica / antistaminic* / febbre da fieno / 花粉症 / アレルギー科 / allergy season / allergy tablet* / allergy medic* / allergy clinic* / allergy doctor* / allergy spray* / allergy shots / pollen allergy / pollen season / pollen count / food allergy test* / food intolerance test* / prick test / immunotherapy for allerg* / pollenallergie* / pollensaison / pollenzeit / allergietablette* / allergiespray* / hyposensibilisierung* / desensibilisierung* / hausstaubmilbe* / allergiker* / allergiearzt / allergies aux pollens / allergie au pollen / allergie aux pollens / saison des pollens / désensibilisation / tests allergiques / test allergique / test allergologique / rhinite allergique / alergia al polen / alergias estacionales / prueba de alergia / pruebas de alergia / test de alergia / alergias primaverales / rinitis alérgica / inmunoterapia para alergia / fiebre del heno / antialérgico* / teste de alergia / testes alérgicos / alergia a pólen / alergia respiratória / rinite / dessensibilização / allergie stagionali / allergia ai pollini / allergia stagionale / test allergici / prove allergiche / allergia agli acari / rinite allergica / 花粉対策 / アレルギー検査 / アレルギー専門 / 舌下免疫 / アレルギー性鼻炎 / 鼻炎薬 / 抗ヒスタミン',
    words:
      'allergy / pollen / sneezing / itchy eyes / dust mites / sensitisation / birch / allergie / pollenflug / niesen / juckende / pollens / éternuements / acariens / alergia / polen / estornudos / ácaros / pólen / espirros / polline / starnuti / 花粉 / くしゃみ / allergies / allergic / itchy / watery eyes / streaming eyes / sniffles / non drowsy / pet hair / dander / grass pollen / asthma / wheez* / hives / sneeze / allergien / allergisch* / juckende augen / tränende augen / gräser / birke / birkenpollen / milben / tierhaare / heuschnupfensaison / kreuzallergie / nase läuft / niesreiz / allergique* / yeux qui piquent / graminées / bouleau / asthme / poils de chat / éternuer / nez qui coule / alérgic* / alergias / ojos llorosos / picor de ojos / gramíneas / asma / moqueo / caspa de animales / ácaro / coceira no nariz / olhos lacrimejando / espirrar / nariz escorrendo / allergia / allergic* / occhi rossi / occhi che lacrimano / acari / graminacee / naso chiuso / アレルギー / 目のかゆみ / 鼻水 / ダニ / allergen* / スギ花粉 / ヒノキ花粉',
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
      'insect repellent* / mosquito repellent* / mosquito spray / tick spray / lice treatment / head lice / nit comb / mückenschutz* / mückenspray* / insektenschutzmittel / zeckenschutz / zeckenspray / läusemittel / kopfläuse / anti moustique* / antimoustique* / anti poux / antimosquitos / antipiojos / mata piolhos / antizanzare / repellente per zanzare / pidocchi / 虫除け / 虫よけ / 蚊取り / repelente de mosquitos / repelente de insectos / repelente de insetos / répulsif moustiques / bug spray / bug repellent* / midge repellent / midge spray / anti mosquito / mosquito coil* / mosquito net* / mosquito protection / bite relief / after bite / tick removal tool* / tick remover* / tick repellent* / lice shampoo / nit treatment / lice removal / lice clinic* / citronella candle* / deet / insektenspray* / insektenabwehr / mückenabwehr / mückenstecker / moskitospray* / moskitoschutz / zeckenzange / zeckenabwehr / läuseshampoo / läusekamm / läusebehandlung / anti mücken* / anti insectes / anti tiques / tire tique* / répulsif contre les moustiques / répulsif anti* / traitement anti poux / shampoing anti poux / bracelet anti moustique* / citronnelle anti* / antimosquito* / loción antimosquitos / spray antimosquitos / antiparasitario para piojos / tratamiento para piojos / champú antipiojos / liendrera / liendres / ahuyentador de mosquitos / repelente infantil / repelentes de insetos / repelente corporal / mosquiteiro* / contra mosquitos / pente fino / tratamento de piolho* / shampoo para piolho* / contra piolhos / antizanzara / anti zanzare / spray antizanzare / repellente zanzare / repellenti / insettorepellente / zanzariera elettrica / antipidocchi / shampoo antipidocchi / lendini / levazecche / 虫除けスプレー / 蚊よけ / 虫よけスプレー / 防虫スプレー / 蚊取り線香 / シラミ / 蚊帳 / マダニ対策',
    words:
      'mosquito* / bites / lice / itch / insects / stiche / mücken / zecken / juckreiz / moustiques / piqûres / tiques / poux / mosquitos / picaduras / garrapatas / piojos / picadas / pernilongo* / carrapatos / piolhos / zanzare / punture / zecche / 虫刺され / répulsif / bite free / buzzing / bitten / tick / ticks / midges / nits / summer evenings / citronella / dengue / malaria / hours of protection / stichfrei / mückenstich* / insektenstich* / sommerabend* / surren / zecke / läuse / nissen / gestochen / blutsauger / icaridin / piqûre / piqûre de moustique / tique / moustique / bzz / citronnelle / soirées d été / démangeaison* / picadura / picazón / garrapata / piojo / zumbido / zancudo* / citronela / icaridina / noches de verano / picada / carrapato / piolho / muriçoca / zika / puntura / zanzara / zecca / pidocchio / ronzio / prurito / sere d estate / 蚊 / ダニ / かゆみ / 刺され / ブヨ / moustiquaire* / mosquitera* / moskitonetz*',
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
      'nutritionist* / dietitian* / dietician* / weight loss / nutrition coach* / slimming club / ernährungsberat* / diätassistent* / abnehmprogramm* / ernährungscoach* / diététicien* / nutritionniste* / perte de poids / rééquilibrage alimentaire / nutricionista* / pérdida de peso / bajar de peso / perder peso / emagrecer / emagrecimento / nutrizionist* / dietist* / dietolog* / perdere peso / dimagrire / dimagrimento / ダイエット / 管理栄養士 / abnehmkurs* / abnehmcoach* / gewicht verlieren / maigrir / adelgazar / diet plan* / diet coach* / diet programme / diet program / weight management / weight loss clinic* / weight loss plan* / lose weight / losing weight / lose kilos / lose pounds / slimming / nutrition consult* / nutrition advice / nutrition plan* / nutrition counsel* / nutritional therap* / intermittent fasting / gastric balloon / gastric sleeve / bariatric* / ernährungsplan* / ernährungsumstellung* / ernährungstherap* / gewichtsreduktion / gewichtsabnahme / gewichtsverlust / diätplan* / diätberatung / ernährungskurs* / intervallfasten / kilos verlieren / abspecken / ökotropholog* / abnehmspritze / magenballon / coach minceur / coaching minceur / perdre du poids / perdre des kilos / bilan nutritionnel / programme minceur / consultation diététique / diététique / minceur / nutrición clínica / plan nutricional / dietas personalizadas / adelgazamiento / perder kilos / plan de alimentación / consulta nutricional / asesoría nutricional / reeducación alimentaria / balón gástrico / reeducação alimentar / plano alimentar / perda de peso / perder quilos / consulta com nutri / acompanhamento nutricional / emagreça / emagreci / nutricional consult* / cirurgia bariátrica / educazione alimentare / piano alimentare / dieta personalizzata / perdita di peso / perdere chili / percorso nutrizionale / consulenza nutrizionale / programma dimagrante / 減量 / 栄養指導 / 食事指導 / 痩身 / 栄養相談 / 痩せる / メディカルダイエット',
    words:
      'diet / calories / belly fat / metabolism / portion / meal plan / diät / kalorien / stoffwechsel / pfunde / régime / métabolisme / dieta / calorías / metabolismo / balança / calorias / bilancia / calorie / 体重 / カロリー / abnehmen / kilos / pounds lost / yo yo / cravings / waistline / scales / food diary / bmi / portions / carbs / weigh in / meal plans / healthy eating / sugar cravings / jo jo effekt / heißhunger / waage / hüftspeck / bauchfett / wunschgewicht / ernährung / ernährungsgewohnheiten / sattessen / kilo weniger / poids / kilos en trop / effet yoyo / fringales / tour de taille / alimentation / rééquilibrage / peso / sobrepeso / efecto rebote / báscula / antojos / hábitos alimenticios / ansiedad por comer / nutrición / cintura / quilos / efeito sanfona / alimentação saudável / hábitos alimentares / compulsão / nutri / obesidade / chili di troppo / effetto yo yo / girovita / abitudini alimentari / peso forma / alimentazione / リバウンド / 糖質 / 食事制限 / 体脂肪 / お腹まわり / 肥満 / キロ減',
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
      'sports nutrition / protein powder* / whey protein / protein shake* / protein bar / protein bars / creatine / pre workout / sportnahrung / proteinpulver / eiweißpulver / eiweißshake* / proteinriegel / kreatin / nutrition sportive / protéine en poudre / whey / créatine / barres protéinées / nutrición deportiva / proteína en polvo / batido de proteínas / creatina / nutrição esportiva / proteína em pó / nutrizione sportiva / proteine in polvere / プロテイン / クレアチン / protein drink* / protein snack* / protein blend / whey isolate / vegan protein / bcaa* / energy gel* / electrolyte drink* / electrolyte powder / isotonic drink* / mass gainer* / casein / protein pancakes / eaa / sportler ernährung / sporternährung / sportlernahrung / proteinshake* / eiweißriegel / eiweißdrink* / veganes protein / veganes eiweiß / energieriegel / energiegel* / elektrolytgetränk* / aminosäurekomplex / booster vor dem training / protéines en poudre / whey protéine / shaker protéiné / boisson protéinée / boisson isotonique / gels énergétiques / gel énergétique / barre énergétique / barre protéinée / barres énergétiques / suplementos deportivos / proteína de suero / proteína vegana / barrita proteica / barritas proteicas / barritas de proteína / barritas energéticas / geles energéticos / bebida isotónica / proteinas en polvo / suplementos esportivos / suplemento esportivo / barra de proteína / barrinha de proteína / barrinhas de proteína / whey isolado / hipercalórico / pré treino / bebida isotônica / proteína do soro / integratori sportivi / integratori per sportivi / barrette proteiche / barretta proteica / proteine isolate / siero del latte isolato / frullato proteico / gel energetico / aminoacidi ramificati / ホエイ / プロテインバー / プロテインドリンク / スポーツ栄養 / アミノ酸サプリ / スポーツドリンク',
    words:
      'protein / muscle / muscles / workout / amino acids / scoop / shaker / recovery / eiweiß / muskelaufbau / muskeln / protéines / récupération / músculo / entrenamiento / proteína / músculos / treino / proteine / muscoli / allenamento / 筋肉 / 筋トレ / grams of protein / 20g / 25 g protein / gains / post workout / bulk / bulking / athletes / chocolate flavour / energy for your run / carbs / no bloat / gramm protein / gramm eiweiß / nach dem training / aminosäuren / kraftsportler / sportler / regeneration / muskelmasse / masseaufbau / grammes de protéines / après l effort / acides aminés / sportifs / prise de masse / goût chocolat / gramos de proteína / después de entrenar / aminoácidos / masa muscular / sabor chocolate / deportistas / batido / batidos / gramas de proteína / massa muscular / pós treino / hipertrofia / atletas / grammi di proteine / massa muscolare / dopo l allenamento / aminoacidi / gusto cioccolato / sportivi / recupero muscolare / たんぱく質 / タンパク質 / アスリート / 運動後 / チョコ味 / 筋力',
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
      'naturopath* / homeopath* / homoeopath* / herbalist* / herbal medicine / herbal remedy / herbal remedies / natural remedies / ayurveda / ayurvedic / heilpraktiker* / naturheilkunde* / naturheilpraxis / homöopath* / globuli / heilpflanze* / kräutermedizin / naturopathe* / naturopathie / homéopath* / herboristerie / phytothérapie / médecine douce / naturópata* / naturopatía / homeópata* / homeopatía / herbolario* / fitoterapia / medicina natural / naturopatia / homeopatia / ayurvédic* / erboristeria / omeopat* / naturopat* / 漢方薬局 / ハーブ療法 / アーユルヴェーダ / herbal tincture* / medicinal plant* / medicinal herb* / healing herbs / healing plants / alternative medicine / alternative healing / complementary medicine / holistic healing / holistic medicine / bach flower* / flower essences / iridology / phytotherap* / alternativmedizin / alternative heilmethoden / bachblüten / schüßler salze / schüssler salze / naturheilmittel / naturarznei / naturmedizin / kräuterheilkunde / irisdiagnose / bioresonanz / darmsanierung / ganzheitliche medizin / eigenbluttherapie / médecine naturelle / médecines naturelles / médecines douces / fleurs de bach / remèdes naturels / herboriste* / iridologie / aromathérapeute et naturo* / plantes médicinales séchées / remedios naturales / medicina alternativa / medicinas alternativas / medicina homeopática / flores de bach / terapias naturales / plantas medicinales secas / iridología / medicina ayurvédica / remédios naturais / terapias naturais / florais de bach / terapia floral / ervas medicinais / fitoterápico* / terapias holísticas / medicina integrativa / medicina naturale / fiori di bach / erborista* / erbe officinali / piante officinali / rimedi erboristici / fitoterapic* / medicina olistica / 自然療法 / ホメオパシー / 薬草療法 / ハーブ薬 / フラワーエッセンス',
    words:
      'herbs / remedy / remedies / tincture* / roots / holistic / infusion / kräuter / tinktur* / heilkräuter / ganzheitlich / plantes médicinales / tisane* / teinture / hierbas / plantas medicinales / infusión / ervas / plantas medicinais / chá / erbe / tisana / rimedi naturali / 薬草 / ハーブ / nettle / chamomile / echinacea / valerian / turmeric / root cause / detox / doshas / vata / elderberry / sage / self healing / gentle healing / apothecary / brennnessel / kamille / baldrian / selbstheilung* / entgiftung / wurzel / salbei / holunder / sanft heilen / ursache statt symptom / tropfen / camomille / ortie / valériane / détox / auto guérison / plantes séchées / remède / manzanilla / ortiga / valeriana / remedio natural / desintoxic* / holístic* / infusiones / camomila / urtiga / chás / remédio natural / desintox* / autocura / camomilla / ortica / infusi / olistic* / depurativ* / estratti / tinture / カモミール / 自然治癒 / 薬草茶 / 煎じ / 体質改善 / ドーシャ',
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
      'acupunctur* / traditional chinese medicine / chinese medicine / cupping therapy / akupunktur* / traditionelle chinesische medizin / chinesische medizin / tcm praxis / acupuncteur* / médecine chinoise / medicina china / medicina tradicional china / acupuntur* / medicina chinesa / agopuntur* / agopuntor* / medicina cinese / 鍼灸 / 鍼治療 / お灸 / 漢方 / tcm / tuina / tui na / facial acupuncture / chinese herbs / chinese herbal / acupressure / dry needling / schröpftherapie / moxa* / akupressur* / ohrakupunktur / chinesische kräuter* / tuina massage / acupression / moxibustion chinoise / médecine traditionnelle chinoise / pharmacopée chinoise / acupuntor* / moxibustión / ventosas terapéuticas / medicina oriental / terapia con ventosas / auriculoterapia / medicina tradicional chinesa / terapia com ventosa* / medicina tradizionale cinese / moxibustione / auricoloterapia / 鍼灸院 / 鍼灸師 / 針灸 / はり灸 / 美容鍼 / 中医学 / 東洋医学 / はりきゅう',
    words:
      'meridian* / qi / cupping / moxibustion / herbs / nadeln / meridiane / schröpfen / heilkräuter / aiguilles / méridiens / énergie vitale / ventosas / meridianos / agulhas / ventosaterapia / aghi / coppettazione / meridiani / 経絡 / ツボ / needle / needles / fine needles / pressure points / yin / yang / energy flow / migraine / migraines / sleepless / hot flushes / tongue diagnosis / pulse diagnosis / nadel / feine nadeln / lebensenergie / blockade* / zungendiagnose / pulsdiagnose / energiefluss / heuschnupfen / migräne / schlaflos / qi fluss / aiguille / points d énergie / langue et pouls / yin et yang / agujas / aguja / energía vital / puntos de presión / migrañas / dolor crónico / agulha / energia vital / enxaqueca / dor crônica / ansiedade / sottili aghi / energia vitale / emicrania / cefalea / 鍼 / 灸 / 気血 / 冷え性 / 自律神経 / 肩こり / 不調 / shiatsu / ventouses',
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
      'essential oil / essential oils / aromatherapy / aromatherapist* / diffuser oil* / reed diffuser* / ätherische öle / ätherisches öl / aromatherapie / duftöl* / duftlampe* / raumduft* / huile essentielle / huiles essentielles / aromathérapie / aceites esenciales / aceite esencial / aromaterapia / óleos essenciais / óleo essencial / oli essenziali / olio essenziale / エッセンシャルオイル / アロマテラピー / 精油 / aroma diffuser* / oil diffuser* / scented oil* / pure oils / lavender oil / tea tree oil / eucalyptus oil / peppermint oil / room spray* / pillow spray* / massage oil blend* / fragrance diffuser* / lavendelöl / teebaumöl / eukalyptusöl / pfefferminzöl / aromaöl* / aromadiffuser / duftstäbchen / duftkomposition* / raumspray* / kissenspray* / aromapflege / aroma diffusor / huile de lavande / huiles végétales et essentielles / diffuseur d huiles / diffuseurs d huiles / synergie d huiles / aromathérapeute* / brume d oreiller / parfum d ambiance / tea tree / aceite de lavanda / aceite de árbol de té / difusor de aromas / difusores de aromas / mikado aroma* / aromaterapeuta* / bruma de almohada / ambientador natural / difusor de aroma* / óleo de lavanda / óleo de melaleuca / difusor de ambiente* / difusor elétrico de aroma* / home spray / aromatizador* / aromatizante* / olio di lavanda / diffusore di oli / diffusori di oli / profumatore d ambiente / profumatori per ambienti / diffusore di aromi / アロマオイル / アロマディフューザー / アロマスプレー / ラベンダーオイル / ルームスプレー / アロマ教室',
    words:
      'lavender / eucalyptus / distilled / bergamot / lavendel / eukalyptus / duft / diffuseur / lavande / senteur / lavanda / eucalipto / difusor / aroma / diffusore / profumazione / bergamotto / ラベンダー / アロマ / scent / a few drops / steam distilled / peppermint / frankincense / ylang / cedarwood / patchouli / calming / inhale / tropfen / ätherisch / düfte / duften / zirbe* / weihrauch / zitronengras / pfefferminze / riechen / gouttes / menthe poivrée / encens / parfumé / citronnelle / gotas / menta piperita / incienso / fragancia / relajante / gotinhas / hortelã / capim limão / incenso / relaxante / gocce / essenze / rilassante / 香り / 数滴 / ユーカリ / ペパーミント / ティーツリー / 芳香',
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
      'diabetes / glucose monitor* / blood sugar / insulin pump* / diabetolog* / blutzucker* / insulinpumpe* / diabète / glycémie / glucómetro* / glucosa en sangre / glicemia / glicose / glicosímetro / diabete / 糖尿病 / 血糖値 / diabetic care / diabetes care / diabetes coach* / diabetes clinic* / type 2 diabet* / type 1 diabet* / continuous glucose / glucose meter* / glucose sensor* / insulin pen* / prediabet* / glucometer* / diabetesberatung / diabetespraxis / diabetesmanagement / diabetes typ / glukosesensor* / zuckerkrank* / insulinpen* / diabète de type / lecteur de glycémie / glucomètre* / pompe à insuline / capteur de glucose / diabétologue* / glycémique / medidor de glucosa / sensor de glucosa / bomba de insulina / nivel de azúcar / azúcar en sangre / medidor de glicose / sensor de glicose / glicosímetros / açúcar no sangue / pré diabetes / pré diabético* / glucometro / glicemico / misuratore di glicemia / sensore glicemico / microinfusore / 糖尿病内科 / 血糖測定 / 血糖コントロール / インスリンポンプ',
    words:
      'sugar levels / glucose / finger prick / test strips / hba1c / carbs / blutwerte / teststreifen / messgerät / capteur / sucre / bandelettes / azúcar / tiras reactivas / páncreas / açúcar / tiras / zuccheri / strisce reattive / インスリン / 血糖 / diabetic / diabetics / insulin / diabetiker* / diabétique* / insuline / diabétic* / insulina / diabetic* / sugar spike* / hypo / hypos / lancet* / sensor on your arm / without pricking / insulin dose / pancreas / zuckerwert* / unterzuckerung / ohne stechen / fingerpiksen / langzeitzucker / bauchspeicheldrüse / hypoglycémie / sans piqûre / piqûre au doigt / pancréas / pinchazo* / sin pinchazos / hipoglucemia / carbohidratos / furar o dedo / sem picada* / hipoglicemia / carboidratos / picos de glicose / pungere il dito / ipoglicemia / carboidrati / picchi glicemici / 測定器 / センサー 血糖 / 低血糖 / ヘモグロビン',
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
      'sleep clinic* / sleep lab* / sleep apnea / sleep apnoea / sleep aid* / sleep gummies / snoring aid* / anti snoring / melatonin / insomnia / schlaflabor* / schlafapnoe / schlafmittel / einschlafhilfe* / schnarchschiene* / schlafstörung* / apnée du sommeil / trouble du sommeil / troubles du sommeil / mélatonine / anti ronflement / insomnie / apnea del sueño / insomnio / melatonina / antirronquidos / clínica del sueño / apneia / insônia / antirronco / apnea notturna / insonnia / disturbi del sonno / antirussamento / 不眠 / 睡眠外来 / いびき / sleep disorder* / sleep specialist* / sleep study / sleep coach* / sleep spray* / sleep tea / sleep app / sleep tablet* / sleeping pill* / cpap / stop snoring / anti snore / snore guard* / better sleep programme / can t sleep / trouble sleeping / schlafmedizin* / schlafcoach* / schlafspray* / schlaftee / schlaftablette* / schlafhilfe* / einschlafspray* / schnarchen stoppen / anti schnarch* / schnarchstopper / schlafprobleme* / schlaflosigkeit / einschlafprobleme* / ronflement* / insomnies / clinique du sommeil / centre du sommeil / laboratoire du sommeil / médecin du sommeil / aide au sommeil / spray sommeil / unidad del sueño / trastornos del sueño / trastorno del sueño / dejar de roncar / pastillas para dormir / ronquidos / apneas / férula antirronquido / clínica do sono / medicina do sono / distúrbios do sono / parar de roncar / roncos / insônias / remédio para dormir / apneia do sono / polissonografia / centro del sonno / medicina del sonno / apnee notturne / apnee / russamento / smettere di russare / integratore per il sonno / 睡眠クリニック / 睡眠時無呼吸 / 睡眠障害 / 快眠 / 熟睡 / 睡眠薬 / 睡眠サプリ',
    words:
      'sleep / snore / snoring / deep sleep / tossing / schlaf / schlafen / schnarchen / durchschlafen / wachliegen / sommeil / ronfler / sueño / roncar / desvelo / ronco / dormir melhor / sonno / dormire / russare / 睡眠 / 眠り / awake at 3 am / wide awake / counting sheep / fall asleep / falling asleep / asleep / sleepless / snorer / restless / rested / wake up tired / drift off / racing thoughts / schlaflos* / schäfchen* / einschlafen / ausgeschlafen / nachts wach / wach / tiefschlaf / gedankenkarussell / schnarcher* / dormir / s endormir / endormissement / réveils nocturnes / nuit blanche / nuits blanches / ronfle / ronfleur* / compter les moutons / madrugada en vela / ronca / noches en vela / conciliar el sueño / duerme / carneirinho* / noites em claro / acordar cansad* / pegar no sono / addormentar* / notti insonni / notte in bianco / risvegli / 眠れない / 寝つき / 羊を数え / 目が覚め / 寝不足 / 朝までぐっすり / 無呼吸',
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
      'telemedicine / telehealth / online doctor / virtual doctor / video consultation / e health / digital health / telemedizin* / onlinearzt / online arzt / videosprechstunde* / online sprechstunde / téléconsultation* / télémédecine / médecin en ligne / telemedicina / médico online / videoconsulta* / teleconsulta* / telessaúde / teleconsulto / videovisita / medico online / オンライン診療 / 遠隔診療 / online gp / video doctor* / doctor online / doctor on demand / doctor by video / online consultation with a doctor / remote doctor / virtual clinic* / virtual care / virtual visit* / online prescription* / teledoctor / digital clinic / see a doctor online / tele consult* / telearzt / digitale arztpraxis / digitaler arztbesuch / arzt per video / arzt online / arzt per app / online rezept / videoarzt / online krankschreibung / ärzte per video / consultation vidéo médecin / téléconsulter / consultation médicale en ligne / médecin en visio / docteur en ligne / médico virtual / médico por video / consulta médica online / consultas médicas en línea / médico en línea / consulta online médica / telesalud / receta online / médico por vídeo / médico 24 horas online / consulta médica por vídeo / telemedicina 24h / receita online / atendimento médico online / televisita / telemedico / medico in video / visita medica online / visite mediche online / consulto medico online / dottore online / オンライン診察 / ビデオ診療 / 医師にオンライン / スマホで診察 / 遠隔医療',
    words:
      'doctor / video call / e prescription / symptoms / waiting room / arzt / wartezimmer / krankschreibung / symptome / médecin / ordonnance / salle d attente / síntomas / receta / sala de espera / médico / receita digital / sintomas / medico / ricetta / sintomi / 医師 / 待ち時間 / from your sofa / sick note / video visit / within minutes a doctor / from bed / no waiting room / rash photo / skip the waiting room / appointment in minutes / vom sofa aus / per video / kein wartezimmer / krankmeldung / rezept aufs handy / ärztin / en visio / depuis votre canapé / arrêt maladie / médecins en ligne / videollamada / desde tu móvil / médicos / receta digital / chamada de vídeo / videochamada / atestado / sem sala de espera / senza sala d attesa / videochiamata / dal divano / medici / ricetta digitale / certificato medico / 通院不要 / 自宅で診察 / 薬が届く / 診察 / ビデオ通話 / 処方',
    scenes: [
      'A doctor with a laptop in a clinic',
      'A woman with a phone in a bedroom',
      'A chat on a phone in a bedroom',
      'A doctor with a phone in a clinic',
    ],
  },
  // Therapy
  {
    thing: 'massageTable',
    theme: 'daylight',
    names:
      'physiotherap* / physical therap* / osteopath* / chiropract* / krankengymnastik* / physiopraxis / chiropraktik* / faszientherapie / kinésithérap* / ostéopath* / chiropracteur* / chiropraxie / fisioterap* / osteópata* / osteopatía / quiropráctic* / quiropraxia / osteopatia / quiropraxista* / osteopat* / chiropratic* / 整体 / 理学療法 / 整骨院 / 接骨院 / カイロプラクティック / physio / physios / physical rehab / sports injur* / sports therap* / manual therap* / back clinic* / back pain clinic / spine clinic / spinal adjustment* / craniosacral / myofascial / fascia therapy / lymphatic drainage / manuelle therapie / physiozentrum / lymphdrainage / rückenschule / chiropraktor* / kiné / kinés / cabinet de kiné / ostéo / thérapie manuelle / drainage lymphatique / mal de dos ostéo / fisio / fisios / terapia manual / quiromasaje / drenaje linfático / clínica de fisioterapia / fisio a domicilio / rpg postural / quiroprax* / pilates clínico / drenagem linfática / terapia manuale / fisiatra / linfodrenaggio / 理学療法士 / 整体院 / 骨盤矯正 / 鍼灸整骨院 / ストレッチ整体 / 柔道整復',
    words:
      'back pain / spine / posture / joints / disc / muscles / rückenschmerzen / wirbelsäule / bandscheibe* / verspannung* / mal de dos / colonne vertébrale / cervicales / dolor de espalda / columna / coluna / dor nas costas / postura / mal di schiena / schiena / 腰痛 / 肩こり / slipped disc / stiff neck / neck pain / sciatica / frozen shoulder / treatment table / shoulder blade / tension headaches / pulled muscle / move without pain / mobility exercises / pain free / after surgery / sprained / ligament* / injury / injuries / nackenschmerzen / schulter / hexenschuss / ischias / kreuzschmerzen / blockaden / schmerzfrei / beweglich* / gelenke / nach der op / behandlungsliege / faszien / lombalgie / sciatique / lumbago / entorse* / dos bloqué / épaule / nuque / raideur* / articulation* / lumbalgia / ciática / contractura* / esguince* / espalda / cuello / hombro / lesión / lesiones / hernia discal / torcicolo / ciático / hérnia de disco / lombar / pescoço / ombro / coluna travada / lesão / lesões / reabilitação / cervicale / colpo di frusta / spalla / collo / ernia del disco / contrattur* / infortuni / articolazioni / ぎっくり腰 / 首こり / 猫背 / 姿勢 / 骨盤 / 坐骨神経痛 / 肩の痛み / ヘルニア / むちうち',
    scenes: [
      'A physiotherapist talks to an old man in a clinic',
      'A treatment couch in a clinic',
      'A physiotherapist in a clinic',
      'A yoga mat in a gym',
    ],
  },
  {
    thing: 'walkingFrame',
    theme: 'ocean',
    names:
      'rehab clinic* / rehabilitation clinic* / rehabilitation center / rehabilitation centre / physical rehabilitation / rehaklinik* / reha klinik / rehazentrum / reha zentrum / anschlussheilbehandlung / rehasport / rééducation / centre de rééducation / clínica de rehabilitación / centro de rehabilitación / centro riabilitativo / clinica riabilitativa / riabilitazione / リハビリ / reabilitação física / clínica de reabilitação / rehab centre* / rehab center* / stroke rehab* / cardiac rehab* / neuro rehab* / orthopaedic rehab* / post surgery rehab* / post operative rehab* / rehabilitationszentrum / rehabilitationsklinik* / ambulante reha / stationäre reha / kurklinik* / reha nach / neurologische reha / orthopädische reha / reha aufenthalt / kardiologische reha / centre de réadaptation / réadaptation / rééduquer / soins de suite / clinique de rééducation / rééducation fonctionnelle / neurorrehabilitación / centros de rehabilitación / neurorreabilitação / centro de reabilitação / reabilitação motora / fisioterapia e reabilitação / riabilitativ* / neuroriabilitazione / centro di riabilitazione / リハビリテーション / 回復期 / リハビリ病院 / 通所リハビリ',
    words:
      'rehab / recovery / stroke / crutches / knee surgery / hip replacement / first steps / reha / schlaganfall / genesung / hüft op / béquilles / convalescence / prothèse de hanche / muletas / recuperación / ictus / recuperação / prótese de quadril / stampelle / recupero / 回復 / 脳卒中 / walk again / walking again / step by step / parallel bars / back on your feet / relearn / after your operation / hip / new hip / knee / stroke survivor* / physio / therapy pool / regain / wieder laufen / gehen lernen / auf die beine / schritt für schritt / neues knie / neue hüfte / bewegungsbad / herzinfarkt / therapeuten / gehbarren / remarcher / remarchez / pas à pas / après l opération / avc / hanche / genou / réapprendre / volver a caminar / caminar de nuevo / paso a paso / tras la operación / derrame / cadera / rodilla / voltar a andar / andar de novo / passo a passo / quadril / joelho / depois da cirurgia / tornare a camminare / camminare di nuovo / passo dopo passo / anca / ginocchio / 歩けるように / もう一度歩 / 一歩ずつ / 手術後 / 骨折 / 理学療法士 / rehabilitation / rehabilitación / reabilitação',
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
      'orthopaedic* / orthopedic* / prosthetic* / prosthesis / prostheses / knee brace* / ankle brace* / knee support* / compression stocking* / orthopädi* / sanitätshaus* / sanitätshäuser / prothese / prothesen / kniebandage* / kompressionsstrümpfe / orthopédi* / prothèse de jambe / bas de contention / genouillère* / ortopedia* / ortopédic* / prótesis de pierna / medias de compresión / rodillera / ortopedista* / meia de compressão / meias de compressão / joelheira / ortopedic* / protesi di anca / calze a compressione / ginocchiera / 整形外科 / 義足 / 義手 / orthotic* / orthosis / orthoses / back brace* / wrist brace* / wrist support* / back support belt* / artificial leg* / artificial limb* / prosthet* / amputee* / compression sock* / compression garment* / knee replacement* / hip replacement surgery / joint replacement* / medical braces / orthese / orthesen / beinprothese* / armprothese* / bandagen und orthesen / rückenbandage* / fußgelenkbandage / stützstrümpfe / kompressionsstrumpf / kniegelenkersatz / gelenkersatz / hüftprothese* / knieprothese* / orthèse* / prothésiste orthop* / prothèses de jambe / chaussettes de contention / ceinture lombaire / chevillère* / prothèse du genou / prothèse du bras / prothèse de genou / órtesis / ortesis / férula ortopédica / faja lumbar / muñequera ortopédica / medias compresivas / traumatólog* / traumatología / prótese de perna / órtese* / tornozeleira ortop* / cinta lombar / meias compressivas / ginocchiere / cavigliera / fascia lombare / calze elastiche / calze a compressione graduata / sanitaria ortopedia / 義肢 / 装具 / サポーター 膝 / 膝サポーター / 腰サポーター / コルセット / 着圧ソックス / 弾性ストッキング / 人工関節',
    words:
      'knee / ankle / brace / limb / bandage / cartilage / tendon / knie / hüfte / gelenk / stütze / genou / cheville / attelle / rodilla / cadera / tobillo / joelho / quadril / tornozelo / ginocchio / anca / caviglia / ひざ / 関節 / amputat* / stump / splint* / sprain / fracture* / broken bone* / torn ligament / meniscus / compression / support stockings / wrist / lumbar / osteoarthritis / joint / joints / knieschmerzen / bänderriss / kreuzband / meniskus / arthrose / amputiert* / bandagen / kompression / sprunggelenk / rezept einreichen / genoux / ligament* / entorse* / contention / amputé* / poignet / ménisque / rodillas / fractura* / esguince* / artrosis / amputad* / menisco / férula / muñeca / joelhos / fratura* / artrose / punho / ginocchia / frattur* / distorsion* / legament* / artrosi / polso / 骨折 / 捻挫 / 靭帯 / 膝 / 腰 痛み / 手首 / 半月板 / 切断 / prótesis / próteses / protesi / tutore / tobillera*',
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
      'podiatr* / chiropod* / foot care / insole* / orthotics / orthopaedic shoemaker* / foot clinic / fußpflege* / podolog* / einlagen nach maß / schuheinlage* / orthopädieschuhmacher* / pédicure podologue / podologue* / semelles orthopédiques / podólog* / podología / plantillas ortopédicas / quiropodia / podologia / palmilhas ortopédicas / cuidado dos pés / plantari / podologo / podologa / cura del piede / 足病 / インソール / フットケア / foot doctor* / foot specialist* / foot pain / custom insole* / custom orthotic* / orthopaedic insole* / arch support* / gait analysis / ingrown toenail treatment / verruca treatment / medical pedicure / bunion corrector* / heel pain / diabetic foot / medizinische fußpflege / fusspflege* / maßeinlagen / einlegesohle* / orthopädische einlagen / ganganalyse / nagelkorrektur / fersensporn / fußschmerzen / diabetischer fuß / soin des pieds / soins des pieds / pédicure médicale / semelles sur mesure / semelle orthopédique / ongle incarné / ongles incarnés / analyse de la marche / pédicures podologues / plantilla ortopédica / plantillas a medida / plantillas personalizadas / uña encarnada / uñas encarnadas / cuidado de los pies / estudio de la pisada / salud de los pies / quiropodista / unha encravada / unhas encravadas / palmilha ortopédica / palmilhas sob medida / palmilhas personalizadas / pé diabético / saúde dos pés / plantare / plantari su misura / unghia incarnita / unghie incarnite / pedicure curativo / cura dei piedi / solette ortopediche / 巻き爪 / 足の専門 / 足のトラブル / オーダーインソール / 足底 / 魚の目 / フットサロン',
    words:
      'heel / bunion* / callus* / ingrown toenail / blisters / füße / hühneraugen / ferse / hallux / hornhaut / pieds / cors / talon / callos / talón / juanetes / calos / joanete / piedi / calli / alluce / 外反母趾 / 足裏 / feet / toe / toes / toenail* / corns / hard skin / verruca* / fungal nail* / flat feet / plantar / soles / every step hurts / cracked heels / fuß / zehen / zehennagel / nagelpilz / plattfuß / plattfüße / senkfuß / druckstelle* / schmerzende füße / schwielen / pied / orteil* / voûte plantaire / pieds plats / durillon* / mycose* / hallux valgus / pies / dedos del pie / callosidad* / durezas / pie plano / pisada / papiloma* / pés / pé / calosidade* / micose* / pé chato / calcanhar / fascite plantar / piede / dita dei piedi / duroni / verruche plantari / micosi / piedi piatti / tallone / 足の爪 / うおのめ / 扁平足 / かかと / 足の痛み / 歩き方 / 角質',
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
      'mobility aid* / mobility shop* / mobility scooter* / stairlift* / stair lift* / rollator* / rollstühle* / treppenlift* / seniorenmobil* / rollatoren / gehhilfe* / fauteuils roulants / monte escalier* / déambulateur* / aides techniques mobilité / sillas de ruedas / silla salvaescaleras / salvaescaleras / andador para adultos / cadeiras de rodas / elevador de escada / carrozzina disabili / montascale / deambulator* / 車椅子 / 車いす / 福祉用具 / 階段昇降機 / wheelchairs / electric wheelchair* / power wheelchair* / folding wheelchair* / rollstühle / elektrorollstuhl* / faltrollstuhl* / scooter for seniors / walker for seniors / walkers and rollators / walking aid* / walk in bath* / bath lift* / riser recliner* / grab rail* / grab bar* / home lift* / homelift* / stair climber* / wheelchair ramp* / wheelchair lift* / wheelchair accessible vehicle* / adjustable care bed* / elektromobil* / seniorenscooter / plattformlift* / hublift* / badewannenlift* / badewannentür* / aufstehsessel / rollstuhlrampe* / pflegebett* / fauteuil roulant électrique / scooter senior / siège monte escalier / fauteuil monte escalier / plateforme élévatrice / fauteuil releveur / barre d appui / barres d appui / baignoire à porte / rampe pour fauteuil / scooter de movilidad / scooter eléctrico para mayores / silla de ruedas eléctrica / sillas salvaescaleras / sillas elevadoras / elevador salvaescaleras / plataforma elevadora / andador con ruedas / barras de apoyo / sillón elevador / ayudas técnicas / cadeira de rodas motorizada / cadeira motorizada / cadeira elevatória / plataforma elevatória / barras de apoio / andador para idosos / scooter para idosos / adaptações de acessibilidade / servoscala / montascale a poltroncina / poltroncina montascale / carrozzina elettrica / carrozzine / scooter per anziani / scooter elettrico per disabili / poltrona alzapersona / maniglioni / ausili per disabili / ausili per anziani / miniascensore* / 電動車いす / 電動カート シニア / 手すり 設置 / 歩行器 / シルバーカー / 介護ベッド / いす式階段',
    words:
      'wheelchair / rollstuhl / fauteuil roulant / silla de ruedas / barrier free / independence / accessible / step free / joystick / barrierefrei* / selbstständig / rampe / mobilité / escaliers / movilidad / rampa / escaleras / accesible / mobilidade / escadas / acessível / mobilità / disabili / バリアフリー / 段差 / every stair / upstairs again / get upstairs / stay in your own home / climb the stairs / battery range / armrest* / swivel seat / ramp / treppe hoch / zu hause bleiben / mobil bleiben / pflegekasse zuschuss / selbständig / mobilität / armlehne* / à l étage / rester chez vous / rester chez soi / perte d autonomie / subir escaleras / independencia / subir a escada / independência / gradini / salire le scale / piano di sopra / barriere architettoniche / 自立 / 上り下り / つまずき / 介護保険',
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
      'disability services / disability support / disability care / supported living / disabled people / people with disabilities / behindertenhilfe / eingliederungshilfe / menschen mit behinderung / behindertenwerkstatt / personnes handicapées / handicap moteur / services aux handicapés / personas con discapacidad / servicios de discapacidad / pessoas com deficiência / persone con disabilità / disabilità motoria / assistenza disabili / 障害者支援 / 障がい者 / 障害者福祉 / special needs / disability service* / disability inclusion / disability employment / disability rights / learning disabilit* / disabled adults / disabled children / adults with disabilities / children with disabilities / day centre for disabled / supported employment / inclusive workplace / ndis / wheelchair sport* / paralymp* / accessible travel / behindertenverband / werkstatt für behinderte / werkstätten für behinderte / inklusionsbetrieb* / inklusive wohngruppe* / assistenz für menschen / persönliche assistenz / schulbegleitung / heilerziehung* / teilhabe / lebenshilfe / personne handicapée / travailleurs handicapés / situation de handicap / esat / inclusion des personnes / accompagnement du handicap / maison d accueil spécialisée / personas discapacitadas / centro ocupacional / asistencia personal / inclusión laboral / diversidad funcional / niños con discapacidad / empleo con apoyo / pessoa com deficiência / pcd / vagas pcd / inclusão de pessoas / deficiência intelectual / apae / crianças com deficiência / centro de convivência para pessoas / persona con disabilità / persone disabili / ragazzi con disabilità / inclusione lavorativa / centro diurno disabili / disabilità intellettiva / cooperativa sociale per la disabilità / 障害福祉 / 就労支援 / 就労継続支援 / 放課後等デイサービス / グループホーム 障 / 障がいのある / 障害のある',
    words:
      'disability / disabled / inclusion / wheelchair / accessible / support worker / carer / inklusion / barrierefrei / assistenz / handicap / accessibilité / discapacidad / inclusión / accesibilidad / deficiência / inclusão / acessibilidade / disabilità / inclusione / バリアフリー / 障害 / accessibility / independent living / day programme / sign language / impairment / impaired / adaptive / barriers / assistive / down syndrome / autism / blind / deaf / support workers / barrierefreiheit / teilhaben / beeinträchtigung* / gebärdensprache / wohngruppe* / selbstbestimmt* / behindert* / inklusiv* / rollstuhl / autisme / inclusif / inclusive / fauteuil / déficien* / sourd* / langue des signes / accompagnant* / barreras / inclusiv* / silla de ruedas / síndrome de down / lengua de signos / sordo* / accesible / barreiras / acessível / cadeirante* / libras / surdo* / barriere / accessibil* / carrozzina / sindrome di down / educatori / 自立 / 手話 / 車いす / 作業所 / 支援員 / 共生 / discapacitados',
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
      'optician* / óptica / optometr* / eyewear / contact lens / contact lenses / varifocal* / prescription glasses / reading glasses / optiker* / augenoptik* / brillengeschäft / brillenglas / brillengläser / brillenfassung* / gleitsichtbrille* / kontaktlinse* / opticien* / lunetterie / lunettes de vue / lentilles de contact / gafas graduadas / lentes de contacto / gafas progresivas / oculista* / óculos de grau / lentes de contato / occhialeria / occhiali da vista / lenti a contatto / 眼鏡 / メガネ / コンタクトレンズ / negozio di ottica / centro ottico / centro óptico / tu óptica / óptica y optometría / glasses frames / spectacles / spectacle frame* / spectacle lens* / eyeglass* / prescription sunglasses / designer frames / designer glasses / glasses shop / blue light glasses / blue light lenses / progressive lenses / bifocal* / daily lenses / monthly lenses / vision express / eye exam* / lesebrille* / sonnenbrille mit stärke / bildschirmbrille* / arbeitsplatzbrille* / brillenmode / brillenkollektion* / brillenladen / brillenträger* / einstärkenbrille* / monatslinsen / tageslinsen / sehstärke* / lunettier* / verres progressifs / monture de lunettes / montures de lunettes / boutique de lunettes / examen de vue / lentilles de vue / verres correcteurs / lunettes de lecture / gafas de lectura / gafas de vista / gafas de sol graduadas / lentes progresivas / lentes progresivos / lentes graduados / lentillas / lentillas diarias / monturas de gafas / anteojos / graduación de la vista / examen de la vista / examen visual / ótica / óticas / lentes multifocais / lentes progressivas / armação de óculos / armações de óculos / exame de vista / óculos de leitura / óculos de sol com grau / occhiali da lettura / occhiali progressivi / lenti progressive / montature occhiali / lenti graduate / esame della vista / controllo della vista / ottico optometrista / めがね / 眼鏡店 / 老眼鏡 / 遠近両用 / サングラス 度付き / メガネフレーム / カラコン',
    words:
      'lenses / eye test / sight test / sunglasses / dioptre* / brillen / sehtest / lunettes / monture* / gafas / monturas / óculos / armação / armações / occhiali / montatura / montature / レンズ / フレーム / ópticas / óptico / ottico / ottica / frames / see sharp / squint* / small print / scratch resistant / anti reflective / blurred / second pair / try on / near and far / progressives / lens / blue light / gläser / fassung / fassungen / entspiegelt / scharf sehen / kleingedruckt* / sehschärfe / gleitsicht / linsen / kurzsichtig* / weitsichtig* / augen / zweite brille / verres / verre antireflet / antireflet / voir net / deuxième paire / myope / presbyt* / yeux / cristales / antirreflejante* / ver bien / ver nítido / segundo par / vista cansada / graduación / letra pequeña / lentes / antirreflexo / enxergar / enxergue / miopia / visão / lenti / antiriflesso / vedere bene / vederci bene / secondo paio / presbiopia / 視力 / 視力測定 / ピント / 近視 / 老眼 / ブルーライト / くっきり / clear vision / mieux voir / ver mejor / ver melhor',
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
      'hearing aid* / hearing test* / hearing care / hearing loss / audiolog* / hearing clinic / hörgerät* / hörakustik* / hörtest* / hörverlust / appareil auditif / appareils auditifs / audioprothés* / aide auditive / test auditif / centro auditivo / pérdida auditiva / aparelho auditivo / aparelhos auditivos / perda auditiva / apparecchio acustico / apparecchi acustici / audioprotes* / perdita uditiva / 補聴器 / 難聴 / 聴力検査 / prótesis auditiva / prótesis auditivas / hearing centre* / hearing center* / hearing specialist* / hearing check* / hearing solutions / hearing device* / hearing technology / free hearing / hard of hearing / tinnitus clinic* / tinnitus treatment / ear wax removal / earwax / microsuction / cochlear / hearing impaired / hörzentrum / hörsystem* / hörstudio* / hörberatung / hörhilfe* / hörminderung / gehörschutz nach maß / hörimplantat* / im ohr hörgerät* / besser hören / tinnitusberatung / appareillage auditif / centre auditif / bilan auditif / perte auditive / aides auditives / malentendant* / prothèse auditive / prothèses auditives / bouchon de cérumen / solutions auditives / test d audition / auditif / auditivos / aparatos auditivos / revisión auditiva / prueba auditiva / pruebas auditivas / centros auditivos / salud auditiva / implante coclear / sordera / test auditivo / saúde auditiva / teste auditivo / aparelhos para surdez / prótese auditiva / exame de audição / audiometria / perda de audição / protesi acustica / protesi acustiche / centro acustico / centri acustici / test dell udito / controllo dell udito / esame dell udito / calo dell udito / ipoacusia / audiometri* / きこえ / 聞こえの相談 / 補聴器専門 / 集音器 / 聴力',
    words:
      'hearing / ear / tinnitus / deaf / conversations / mumbling / ohr / ohren / schwerhörig* / entendre / acouphène* / oír / oído / oídos / ouvir / ouvido / audição / sentire / orecchio / udito / 聞こえ / 耳鳴り / audífonos / audífono / hear better / hear again / grandchildren laugh / birdsong / say that again / tv too loud / turn the tv down / crystal clear / behind the ear / ringing in your ears / ears / every word / verstehen sie / wie bitte / fernseher zu laut / vogelgezwitscher / hörprobleme / ohrgeräusch* / hinter dem ohr / undeutlich / gespräche / hno / ohrensausen / gehör / oreille* / entendez / réentendre / télé trop fort / faire répéter / sourd* / oídos taponados / volver a oír / tele alta / sordo* / zumbidos / ouvidos / zumbido / surdez / volume da tv / o que você disse / orecchie / sentirci / acufen* / volume della tv / come hai detto / sordità / 耳が遠い / 聞き取り / 聞き返す / テレビの音 / 充電式 補聴器 / votre audition / perte d audition / l audition',
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
      'speech therap* / speech and language / speech patholog* / logopäd* / sprachtherap* / stottertherapie / orthophon* / logopéd* / logopedas / logopedia / fonoaudiolog* / fonoaudiólog* / terapia del lenguaje / terapia da fala / fonoterapia / logopedist* / terapia del linguaggio / 言語聴覚士 / 言語療法 / speech language / speech clinic* / speech delay* / speech development / speech lesson* / stuttering therapy / stammer* / voice therapy / swallowing therapy / dysphagia / late talkers / sprachheil* / sprachförderung / logopaed* / sprachentwicklung* / sprachstörung* / stimmtherapie / schlucktherapie / sprechtherapie / kindersprache / lese rechtschreib schwäche / retard de langage / retard de parole / trouble du langage / troubles du langage / rééducation du langage / bégaie* / trouble de la parole / terapia de lenguaje / terapeuta del lenguaje / trastornos del lenguaje / trastorno del lenguaje / retraso del habla / terapia del habla / foniatr* / problemas del habla / tartamude* / atraso de fala / atraso na fala / terapia de fala / terapeuta da fala / distúrbios da fala / disfagia / logopedica / disturbi del linguaggio / ritardo del linguaggio / disturbi della parola / terapia logopedica / balbuzie e / 言葉の遅れ / ことばの遅れ / ことばの教室 / 言語訓練 / 吃音 治療 / 嚥下',
    words:
      'stutter / stuttering / lisp / pronounce / syllables / aphasia / late talker / sprache / stottern / lispeln / aussprache / parole / bégaiement / langage / tartamudez / pronunciación / gagueira / pronúncia / linguaggio / balbuzie / 発音 / 吃音 / first words / tongue / articulat* / say the word / find their voice / after a stroke / swallow / swallowing / mute / r sound / mouth exercises / erste worte / zunge / sch laut / artikulation / nach schlaganfall / schlucken / mundmotorik / spricht nicht / sprachverzögerung / premiers mots / prononc* / zozote* / zézaie* / cheveu sur la langue / déglutition / bégaye* / dyslexi* / habla / primeras palabras / pronunciar / deglución / dislexia / fala / primeiras palavras / trocar letras / troca letras / gago / prime parole / pronunci* / lettera r / deglutizione / dislessia / balbett* / 舌 / 失語 / どもり',
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
      'occupational therap* / ergotherap* / autism therapy / aba therapy / early intervention / frühförderung / ergothérap* / psychomotric* / psychomotricien* / terapia ocupacional / terapeuta ocupacional / estimulación temprana / psicomotricidad / estimulação precoce / psicomotric* / terapista occupazionale / terapia occupazionale / neuropsicomotricità / 作業療法 / 療育 / 発達支援 / sensory integration / sensory therapy / sensory room / autism centre / autism support / autism services / aba centre / developmental delay / developmental therapy / handwriting help / handwriting therapy / fine motor skills / ot for kids / child development centre / ergopraxis / heilpädagog* / sensorische integration / autismustherapie / autismuszentrum / konzentrationstraining / handtherapie / entwicklungsförderung / motopäd* / adhs training / adhs therapie / thérapie par le jeu / graphothérap* / neuropsychomotric* / intégration sensorielle / trouble du développement / motricité fine / atención temprana / terapeutas ocupacionales / integración sensorial / terapia aba / desarrollo infantil terapia / terapia para autismo / centro de desarrollo infantil / integração sensorial / terapia ocupacional infantil / clínica de autismo / terapia para autistas / intervenção precoce / tea terapia / neuropsicomotricist* / integrazione sensoriale / disgrafia / 発達支援センター / 作業療法士 / 児童発達支援 / 感覚統合療法 / 発達障がい',
    words:
      'motor skills / fine motor / sensory / dexterity / autism / adhd / concentration / feinmotorik / wahrnehmung / motricité / autisme / sensoriel / motricidad / autismo / sensorial / coordenação motora / motricità / sensoriale / 感覚統合 / 発達障害 / handwriting / pencil grip / tie shoelaces / shoelace* / daily living / play therapy / balance board / coordination / hand eye / spectrum / everyday tasks / overstimulat* / regain independence / schuhe binden / schleife binden / stifthaltung / alltag meistern / handschrift / adhs / autismus / spielerisch / koordination / selbstständigkeit / konzentration / lacets / boutonner / écriture / tdah / dyspraxi* / gestes du quotidien / atar los zapatos / cordones / escritura / coordinación / vida diaria / agarre / amarrar o cadarço / cadarço / autista* / espectro / coordenação / atividades do dia a dia / escrita / allacciare le scarpe / lacci / scrittura / coordinazione / spettro autistico / attività quotidiane / 自閉症 / 手先 / 遊びながら / 不器用 / 集中力 / 日常動作',
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
      'psychotherap* / psychologist* / psychiatr* / couples therapy / family therapy / talking therapy / online therapy / mental health / counselling / counselor / counsellor / life coach / life coaching / marriage counselling / addiction clinic / burnout clinic / paartherapie* / eheberatung* / lebensberatung* / lebenscoach / seelische gesundheit / psycholog* / psychotherapeut* / psychologue* / psychothérap* / santé mentale / sophrolog* / thérapie de couple / psicólog* / psicoterap* / salud mental / terapia de pareja / psiquiatr* / saúde mental / terapia de casal / psicolog* / salute mentale / terapia di coppia / consulenza psicologica / psichiatr* / 心療内科 / カウンセリング / メンタルヘルス / 精神科 / therapist near / online therapist* / trauma therapy / relationship counsel* / relationship therap* / marriage therap* / couples counsel* / cbt / cognitive behavio* / hypnotherap* / emdr / psychoanaly* / stress counselling / anxiety therap* / depression treatment / counsellors / counselors / counseling / life coaches / addiction recovery / addiction treatment / alcohol rehab / drug rehab / drug rehabilitation / child psycholog* / verhaltenstherapie / hypnosetherapie / seelsorge / krisentelefon / suchtberatung / suchtklinik* / burnout beratung / burnout prävention / beziehungsberatung / psychische gesundheit / psychosomatisch* / familientherapie / lebenskrise* / psychanalys* / hypnothérap* / thérapie de groupe / thérapeute de couple / conseil conjugal / conseiller conjugal / soutien psychologique / souffrance psychique / centre de désintoxication / psy en ligne / psicoanali* / psicológic* / apoyo psicológico / terapia online / terapeuta de pareja / terapia familiar / terapia cognitivo / centro de adicciones / tratamiento de adicciones / acompañamiento psicológico / hipnoterapia / psicanali* / terapia cognitivo comportamental / apoio psicológico / atendimento psicológico / dependência química / clínica de recuperação / terapia de casais / saúde emocional / psicanálise / sostegno psicologico / supporto psicologico / terapeuta di coppia / terapia familiare / ipnoterapia / centro di salute mentale / benessere psicologico / centro dipendenze / 心理カウンセラー / 臨床心理士 / 公認心理師 / 心理相談 / こころのクリニック / メンタルクリニック / 心の健康 / 依存症',
    words:
      'therapy / therapist / anxiety / depression / burnout / panic attacks / grief / trauma / therapie / ängste / depressionen / anxiété / dépression / mal être / ansiedad / depresión / terapia / ansiedade / depressão / ansia / depressione / disagio / うつ / 不安 / ストレス / overwhelmed / panic / someone to talk to / talk it through / listening / listens / feelings / emotions / confidential / therapists / self esteem / exhausted / breakup / divorce / relationship / loneliness / phobia* / obsessive / angst / panikattacke* / panik / sorgen / zuhören / erschöpf* / gefühle / selbstwert / überfordert / trennung / seele / seelisch* / traumata / ausgebrannt / phobie* / zwänge / angoisse* / panique / épuisement / écoute / deuil / émotions / solitude / estime de soi / confidentiel / burn out / ataques de pánico / pánico / ansioso / emociones / autoestima / escucha / agobio / soledad / ruptura / fobia* / duelo / pânico / síndrome do pânico / emoções / escuta / solidão / separação / esgotamento / luto / attacchi di panico / panico / emozioni / ascolto / autostima / solitudine / separazione / paura / fobi* / 話を聞く / 眠れない / パニック / 気持ち / 孤独 / 自己肯定感 / psy / helpline',
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
      'meditation / meditations / mindfulness / guided meditation / breathwork / meditation app / meditationskurs* / achtsamkeit* / achtsamkeitskurs* / méditation / pleine conscience / meditación / atención plena / meditação / atenção plena / meditazione / consapevolezza guidata / 瞑想 / マインドフルネス / 座禅 / meditate / meditating / meditation class* / meditation course* / meditation retreat* / meditation teacher* / mindfulness course* / mbsr / breath work / breathing exercise* / breathing class* / zen retreat* / silent retreat* / sound bath* / singing bowl* / vipassana / zazen / meditieren / meditations app / meditationszentrum / geführte meditation* / achtsam / atemübung* / atemarbeit / klangschale* / klangbad / stille retreat / schweigeretreat* / méditer / méditez / méditations guidées / méditation guidée / cours de méditation / exercices de respiration / bain sonore / bols tibétains / bol tibétain / retraite silencieuse / retraite de méditation / meditar / medita / meditaciones / meditación guiada / clases de meditación / retiro de meditación / retiro de silencio / cuencos tibetanos / baño de sonido / respiración consciente / meditações / meditação guiada / aulas de meditação / retiro de meditação / retiro de silêncio / respiração consciente / tigelas tibetanas / banho de som / medite / meditazioni / meditare / meditazione guidata / corso di meditazione / ritiro di meditazione / ritiro di silenzio / campane tibetane / bagno sonoro / respirazione consapevole / 瞑想アプリ / 坐禅 / 瞑想会 / 呼吸法 / シンギングボウル / ヴィパッサナー',
    words:
      'stillness / inner peace / unwind / chakra* / atmen / atem / innere ruhe / respirer / calme intérieur / sérénité / calma / respire / silêncio / paz interior / respiro / silenzio / 呼吸 / 静けさ / calmer / breathe / breathe in / breathe out / inhale / exhale / ten minutes a day / noise of the day / quiet mind / monkey mind / let go / present moment / here and now / breath / gong / einatmen / ausatmen / zur ruhe kommen / loslassen / zehn minuten / hier und jetzt / innehalten / gelassenheit / inspirez / expirez / souffle / respirez / lâcher prise / instant présent / apaisement / respira / inhala / exhala / silencio / aquí y ahora / momento presente / quietud / serenidad / diez minutos / respirar / aqui e agora / serenidade / quietude / dez minutos / inspira / qui e ora / lasciare andare / serenità / quiete / dieci minuti / 心を整え / 静寂 / 息を / 今ここ / 無心 / 雑念 / mindful',
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
      'care home* / nursing home* / home care / homecare / carers / caregiver* / elderly care / senior care / senior living / assisted living / retirement home* / live in care / pflegedienst* / pflegeheim* / altenpflege* / altenheim* / seniorenheim* / seniorenresidenz* / betreutes wohnen / tagespflege / ambulante pflege / aide à domicile / aides à domicile / ehpad / maison de retraite / auxiliaire de vie / résidence seniors / cuidado de mayores / cuidado de ancianos / residencia de mayores / residencia de ancianos / geriátrico* / cuidadores / cuidador de idosos / cuidadora de idosos / casa de repouso / lar de idosos / residencial para idosos / casa di riposo / badante / badanti / assistenza anziani / residenza per anziani / 介護 / 老人ホーム / デイサービス / residential care / residential home for the elderly / old people s home* / homes for the elderly / aged care / eldercare / dementia care / alzheimer s care / memory care / respite care / domiciliary care / care at home / home carer* / live in carer* / companion care / senior home* / senior residence* / sheltered housing / in home care / home help for seniors / visiting care / seniorenbetreuung* / seniorenpflege / seniorenzentrum / seniorenwohn* / altersheim* / alterszentrum / pflege zuhause / pflege zu hause / häusliche pflege / 24 stunden pflege / 24 stunden betreuung / demenz wg / demenzbetreuung / kurzzeitpflege / verhinderungspflege / alltagsbegleit* / spitex / seniorenassistenz / pflegebedürftig* / maisons de retraite / résidence senior / résidences seniors / résidence services seniors / aide aux personnes âgées / maintien à domicile / auxiliaires de vie / services à la personne âgée / accueil de jour alzheimer / garde de personnes âgées / cuidado de personas mayores / cuidadora de ancianos / cuidadora interna / ayuda a domicilio / centro de día para mayores / residencia para mayores / residencias de mayores / hogar de ancianos / asilo de ancianos / asistencia a mayores / personas dependientes / cuidado a domicilio / cuidador de ancianos / cuidadores de idosos / cuidado de idosos / cuidados com idosos / residência sênior / residencial sênior / casas de repouso / centro dia para idosos / apoio domiciliário / home care para idosos / lares de idosos / instituição de longa permanência / case di riposo / rsa / residenza sanitaria assistenziale / assistenza domiciliare / assistenza agli anziani / casa per anziani / assistenza alzheimer / centro diurno anziani / 訪問介護 / ヘルパー派遣 / 有料老人ホーム / サ高住 / グループホーム 認知症 / ショートステイ / 特養 / シニアレジデンス',
    words:
      'elderly / dementia / alzheimer / dignity / respite / carer / companionship / pflegegrad / demenz / senioren / personnes âgées / dépendance / mamie / ancianos / idosos / vovó / idosa / anziani / demenza / 認知症 / 高齢者 / seniors / mum / nan / grandma / grandad / gran / your parents / ageing parents / loved one / bathing / getting dressed / company / armchair / bingo / residents / dementia friendly / round the clock / oma / opa / bewohner / eltern / angehörige / körperpflege / grundpflege / waschen und anziehen / heimbewohner / vertraut / papi / vos parents / vos proches / résidents / aidant* / toilette et repas / aînés / solitude / abuela / abuelo / abuelos / tus padres / mayores / demencia / residentes / aseo personal / acompañamiento / dependencia / vovô / avó / avô / seus pais / demência / banho assistido / companhia / terceira idade / melhor idade / nonna / nonno / nonni / genitori anziani / ospiti / autosufficien* / igiene personale / compagnia / terza età / おばあちゃん / おじいちゃん / 入居 / 入浴介助 / 家族 介護 / ヘルパー / 要介護 / ケアマネ',
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
      'personal alarm* / medical alert / medical alarm* / fall detector* / emergency call button / hausnotruf* / seniorennotruf* / notrufuhr* / notrufknopf / sturzmelder* / téléassistance / téléalarme / détecteur de chute / teleasistencia / botón sos / detector de caídas / teleassistência / botão de emergência / detector de queda / telesoccorso / teleassistenza / pulsante salvavita / 緊急通報 / 見守りサービス / alarm pendant* / emergency pendant* / pendant alarm* / senior alarm* / telecare / fall detection / fall alarm* / sos button* / sos pendant* / sos watch / alert pendant* / lifeline pendant / panic button for seniors / notruf armband / notrufarmband / notrufanhänger / sos uhr / senioren notruf / seniorenuhr / sturzerkennung / sturzsensor* / notrufsystem für senioren / bracelet d alerte / médaillon d alerte / bouton d alerte / bouton sos / montre sos / détection de chute / alarme pour personnes âgées / alarme senior / colgante de emergencia / pulsera de emergencia / reloj sos / botón de emergencia / botón de pánico para mayores / alarma para mayores / detección de caídas / detector de caída / pulseira de emergência / relógio sos / botão sos / detecção de quedas / alarme para idosos / colar de emergência / bracciale salvavita / pulsante sos / orologio sos / rilevatore di caduta / rilevamento cadute / ciondolo salvavita / salvavita per anziani / 緊急ボタン / 見守りカメラ 高齢 / 転倒検知 / 緊急ペンダント / 見守りセンサー',
    words:
      'elderly / wristband / sturz / knopf / notruf / chute / caída / pulsera / idosos / pulseira / caduta / anziani / pulsante / 転倒 / 一人暮らし / panic button / pendant / press the button / one press / help is on the way / lives alone / living alone / fall / falls / fallen / mum / independent / monitoring centre / around the neck / peace of mind for mum / waterproof pendant / knopfdruck / ein knopfdruck / gestürzt / alleinlebend* / allein lebend* / armband / notrufzentrale / eltern / oma / gestürzt und allein / stürzt / seule à la maison / vit seule / tombe / tombée / appui sur le bouton / médaillon / centrale d écoute / personnes âgées / maman / vive sola / vive solo / botón / caídas / colgante / mayores / central de atención / mamá / abuela / apretar un botón / mora sozinha / mora sozinho / botão / quedas / queda / pingente / um toque / avó / vive da sola / vive da solo / cadute / ciondolo / bracciale / centrale operativa / nonna / un tocco / ボタン / ペンダント / 離れて暮らす / 親 見守り / 駆けつけ',
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
      'hospice* / palliative care / end of life / palliativ* / sterbebegleitung / hospiz* / soins palliatifs / fin de vie / cuidados paliativos / paliativos / cure palliative / fine vita / 緩和ケア / ホスピス / 看取り / end of life care / terminal illness / terminally ill / death doula* / sterbehospiz / kinderhospiz* / ambulanter hospiz* / letzte lebensphase / palliatif* / unité de soins palliatifs / accompagnement de fin de vie / accompagnement en fin de vie / maison de soins palliatifs / final de la vida / unidad de cuidados paliativos / enfermos terminales / acompañamiento al final / cuidado paliativo / fim da vida / fim de vida / doença terminal / acompanhamento no fim / casa de cuidados paliativos / cure di fine vita / malati terminali / accompagnamento al fine vita / 終末期 / ターミナルケア / 在宅ホスピス / 緩和ケア病棟 / 看取りケア',
    words:
      'dignity / last days / farewell / bedside / volunteers / abschied / lebensende / sterbende / dignité / adieu / mourant / dignidad / despedida / últimos días / dignidade / últimos momentos / dignità / addio / 最期 / 尊厳 / dying / last wish / final weeks / final chapter / every day counts / comfort and dignity / pain free / terminal / be at their side / hold a hand / sterben / letzte tage / letzter weg / letzten weg / würde / würdevoll / hand halten / lebensqualität / schwerkrank* / begleiten / begleitung / mourir / derniers jours / derniers instants / derniers moments / tenir la main / apaisé* / bénévoles / dignement / jusqu au bout / morir / tomar la mano / voluntarios / hasta el final / acompañar / sin dolor / alivio / últimos dias / segurar a mão / voluntários / até o fim / acompanhar / sem dor / alívio / ultimi giorni / ultimo tratto / tenere la mano / volontari / accanto fino / accompagnare / senza dolore / sollievo / 最後の日々 / 寄り添う / 穏やか / その人らしく / 家族と過ごす',
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
      'guide dog* / assistance dog* / service dog* / therapy dog* / hearing dog* / blindenhund* / blindenführhund* / assistenzhund* / therapiehund* / chien guide / chiens guides / chien d assistance / chiens d assistance / perro guía / perros guía / perro de asistencia / perros de asistencia / cão guia / cães guia / cão de assistência / cane guida / cani guida / cane da assistenza / pet therapy / 盲導犬 / 介助犬 / セラピードッグ / seeing eye dog* / sponsor a guide dog / support dog* / medical alert dog* / autism assistance dog* / führhund* / signalhund* / besuchshund* / therapiebegleithund* / tiergestützte therapie / tiergestützt* / chien de thérapie / chiens de thérapie / chien médiateur / chiens guides d aveugles / médiation animale / école de chiens guides / perros de terapia / perro de terapia / perro lazarillo / perros lazarillo / perros guías / terapia asistida con animales / terapia con perros / cães de assistência / cão de terapia / cães de terapia / cães guias / terapia assistida por cães / cinoterapia / cani da terapia / cane per ciechi / cani per ciechi / cani guida per / interventi assistiti con animali / 聴導犬 / 補助犬 / 盲導犬協会 / パピーウォーカー / 身体障害者補助犬',
    words:
      'blind / visually impaired / harness / puppy raiser / sight loss / white cane / labrador / companion / sehbehindert* / geschirr / patenfamilie / aveugle* / malvoyant* / harnais / ciego / arnés / discapacidad visual / cego / guia / deficiência visual / cieco / non vedenti / 視覚障害 / sighted / eyes for / puppy raisers / sponsor a puppy / mobility / freedom / retriever / golden retriever / white stick / guide / sehende augen / augen auf vier pfoten / blinde* / sehbehinderung / welpen / patenschaft / führgeschirr / vier pfoten / labrador welpe / non voyant* / familles d accueil / famille d accueil / chiot* / canne blanche / déficience visuelle / parrainer / yeux / ciegos / invidente* / familia de acogida / cachorros / bastón blanco / apadrina / labradores / cegos / cegueira / bengala / família acolhedora / filhotes / apadrinhe / deficientes visuais / ciechi / bastone bianco / famiglie affidatarie / cuccioli / imbracatura / non vedente / ipovedent* / 視覚障がい / 目の不自由 / 白杖 / ラブラドール / 子犬 / ハーネス',
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
      'gym / gyms / fitness studio* / fitness club* / fitness center* / fitness centre* / health club* / crossfit / strength training / fitnessstudio* / fitnesscenter* / fitnessclub* / krafttraining / kraftsport / salle de sport / salle de musculation / musculation / club de fitness / gimnasio / gimnasios / entrenamiento de fuerza / musculación / academia de ginástica / academia de musculação / musculação / palestre / sala pesi / スポーツジム / フィットネス / 筋トレ / la palestra / palestra fitness / abbonamento palestra / fitness gym / 24 hour gym / 24 7 gym / gym membership* / gym floor / gym pass / women s gym / ladies gym / fitness membership / weight room / weight training / weightlifting / powerlifting / bodybuilding / functional training / functional fitness / free weights / squat rack* / boutique fitness / fitnesshalle / fitness abo / muckibude / kraftraum / kraftstudio / trainingsfläche / mcfit / probetraining fitness / frauenfitness / gym abo / funktionelles training / bankdrücken / gewichtheben / muskulation / club de sport fitness / salle de fitness / salles de sport / salle de gym / abonnement salle / haltérophilie / cross training / développé couché / plateau musculation / gym 24 horas / sala de pesas / sala de musculación / centro de fitness / club deportivo fitness / halterofilia / entrenamiento funcional / levantamiento de pesas / cuota del gimnasio / academia 24 horas / academia fitness / academias de ginástica / sala de musculação / treinamento funcional / treino funcional / supino / matrícula na academia / levantamento de peso / sala fitness / sala attrezzi / palestra aperta / in palestra / palestra 24 ore / allenamento funzionale / panca piana / pesistica / sollevamento pesi / iscrizione in palestra / 24時間ジム / フィットネスクラブ / フィットネスジム / 筋力トレーニング / ベンチプレス / ウエイトトレーニング / ジム 入会 / 女性専用ジム',
    words:
      'workout / muscles / weights / barbell / bench press / squat / squats / reps / sixpack / treadmill / muskeln / hanteln / haltères / entraînement / pesas / músculos / entrenar / treino / halteres / allenamento / pesi / muscoli / トレーニング / ダンベル / sweat / deadlift* / dumbbell / dumbbells / lift / lifting / gains / personal best / biceps / glutes / cardio / machines / membership / no contract / joining fee / new year / lockers / induction / pump / hanteltraining / langhantel / kurzhantel / laufband / laufbänder / probetraining / mitgliedschaft / ohne vertragslaufzeit / schwitzen / bizeps / kniebeuge* / kreuzheben / gerätetraining / trainieren / trainier / muscle / squat* / transpire* / sans engagement / cardio training / abdos / s entraîner / entraîne / tapis de course / inscription offerte / musculaire / mancuernas / sudor / sudar / bíceps / glúteos / sin permanencia / matrícula gratis / entrena / sentadilla* / abdominales / barra / cintas de correr / suor / treine / agachamento* / sem fidelidade / matrícula / esteira / supino reto / malhar / maromba / sudore / sudare / bicipiti / glutei / allenati / allenarsi / bilanciere / tapis roulant / addominali / senza vincoli / sala corsi / バーベル / スクワット / 入会金 / 会員 / マシン / 汗 / 腹筋 / 体を鍛え / 月会費',
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
      'personal trainer* / personal training / fitness coach* / fitness coaching / fitnesstrainer* / fitness trainer / fitnesscoach* / coach sportif / coach sportive / coaching sportif / entrenador personal / entrenadora personal / entrenamiento personal / treinador pessoal / treinadora pessoal / allenatore personale / preparatore atletico / パーソナルトレーニング / パーソナルトレーナー / パーソナルジム / fitness bootcamp* / outdoor bootcamp* / pt session* / one to one training / one on one training / 1 to 1 training / 1 1 training / private trainer / private coach fitness / online coach fitness / strength coach* / running coach* / bootcamp class* / boot camp fitness / transformation coach / personal coach / workout plan* / training plan for you / einzeltraining / personaltrainer* / personaltraining / 1 zu 1 training / eins zu eins training / lauftrainer* / lauftraining / ems training / individueller trainingsplan / trainingspläne / outdoor training / coach à domicile / coachs sportifs / coach perso / séance de coaching / coaching personnalisé sport / préparateur physique / préparation physique / remise en forme / entrenador / entrenadora / entrenadores personales / entrenamiento a domicilio / entrenador online / preparador físico / plan de entrenamiento / asesoría fitness / treinador particular / treino personalizado / personal a domicílio / consultoria fitness / assessoria esportiva / assessoria de corrida / educador físico / treino individual / coach fitness / istruttore di fitness / scheda di allenamento / allenamento personalizzato / allenamento a domicilio / preparazione atletica / パーソナルトレ / マンツーマン トレーニング / 出張トレーナー / 専属トレーナー / ボディメイク',
    words:
      'trainer / workout / kettlebell / stamina / body fat / trainingsplan / ausdauer / körperfett / entraînement / endurance / programme sportif / entrenamiento / resistencia / treino / resistência / definição muscular / allenamento / トレーニング / 体脂肪 / bootcamp / accountability / push you / push yourself / results / goals / fitter / get fit / get in shape / in shape / burpees / planks / plank / reps / sweat / park session / tailored plan / six weeks / eight weeks / 12 weeks / stronger / excuses / schweinehund / fit werden / in form / ziele / motivation / liegestütz* / zwölf wochen / schwitzen / coach / objectifs / forme physique / se remettre en forme / pompes / abdos / gainage / sueur / ponerse en forme / en forma / objetivos / motivación / flexiones / abdominales / sentadillas / grasa corporal / excusas / semanas / entrar em forma / em forma / metas / motivação / flexões / abdominais / gordura corporal / desculpas / personal / rimettersi in forma / in forma / obiettivi / motivazione / piegamenti / addominali / massa grassa / scuse / マンツーマン / 食事指導 / 目標 / 体づくり / 腹筋 / モチベーション / 運動不足 / entrenador / entrenadora / personal coach',
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
      'yoga / yoga studio* / pilates / yogastudio* / yogakurs* / yogalehrer* / vinyasa / hatha / ヨガ / ピラティス / yoga class* / yogi / yogis / yoga retreat* / yoga mat* / yoga teacher* / yin yoga / hot yoga / prenatal yoga / ashtanga / kundalini / bikram / iyengar / aerial yoga / pilates studio* / pilates reformer / reformer pilates / mat pilates / barre class* / yogaschule* / yogamatte* / yogaraum / yogastunde* / schwangerschaftsyoga / pilatesstudio* / pilateskurs* / pilatestrainer* / cours de yoga / studio de yoga / professeur de yoga / cours de pilates / studio pilates / retraite yoga / tapis de yoga / clases de yoga / estudio de yoga / profesora de yoga / clases de pilates / centro de yoga / pilates máquina / esterilla de yoga / aula de yoga / ioga / aulas de yoga / estúdio de yoga / estúdio de pilates / aulas de pilates / pilates solo / tapete de yoga / corso di yoga / corsi di yoga / lezioni di yoga / studio yoga / insegnante di yoga / corso di pilates / tappetino da yoga / ヨガスタジオ / ホットヨガ / ヨガ教室 / ピラティススタジオ / マシンピラティス / ヨガマット',
    words:
      'asana* / stretch / reformer / sun salutation / flexibility / dehnen / atem / beckenboden / tapis / postures / souplesse / esterilla / estiramiento / flexibilidad / tapete / alongamento / respiração / tappetino / respiro / 呼吸 / 柔軟 / mat / namaste / downward dog / warrior pose / savasana / shavasana / pranayama / om / breathe / stretches / stretching / flow / core / poses / pose / balance / bend / tight hips / supple / props / unroll / matte / herabschauender hund / sonnengruß / dehnung / gelenkig* / beweglich / rücken / entspann* / körper und geist / atmung / étirement* / salutation au soleil / respiration / chien tête en bas / corps et esprit / dos / gainage / étirer / posture / souple / saludo al sol / perro boca abajo / cuerpo y mente / respiración / esterillas / postura / estirar / posturas / equilibrio / saudação ao sol / corpo e mente / alongar / colchonete / equilíbrio / flexível / saluto al sole / allungamento / posizione / posizioni / stiramento / respirazione / flessibilità / 体幹 / ポーズ / ストレッチ / 太陽礼拝 / 体が硬い / 骨盤 / インナーマッスル',
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
      'aerobics / dance fitness / fitness class* / group fitness / spin class* / spinning class* / indoor cycling / hiit class* / step aerobic / fitnesskurs* / gruppenfitness / cours de fitness / cours collectifs fitness / clases de fitness / clases colectivas / aulas de ginástica / ginástica localizada / corsi fitness / ginnastica dolce / エアロビクス / 体操教室 / zumba / bodypump / body pump / group exercise / cardio class* / dance workout* / barre workout / bodyattack / step class* / aqua fitness / aquafit / aqua aerobics / jumping fitness / trampoline fitness / trampolin fitness / bauch beine po kurs / aquagymnastik / wassergymnastik / rückengymnastik / seniorengymnastik / zumbakurs* / spinningkurs* / cycling kurs* / cours de zumba / cours de step / cours de cardio / cours de gym / aquagym / gym douce / gym suédoise / biking en salle / cours de cycling / clases de zumba / clase de zumba / clases dirigidas / ciclo indoor / aeróbic* / clases de spinning / gimnasia de mantenimiento / baile fitness / zumba fitness / aula de zumba / aulas de zumba / aulas coletivas / hidroginástica / aula de dança fitness / aulas de spinning / ritbox / fitdance / lezioni di zumba / corso di zumba / corsi di zumba / acquagym / lezione di spinning / corsi di gruppo fitness / ginnastica posturale / aerobica / ズンバ / スタジオレッスン フィットネス / ダンスフィットネス / 暗闇フィットネス / アクアビクス / ラジオ体操',
    words:
      'cardio / choreography / calories / schwitzen / rhythmus / bauch beine po / transpirer / rythme / sudar / coreografía / suar / sudare / coreografia / 汗をかく / リズム / instructor / playlist / beat / beats / class timetable / burn calories / bass / pedals / sweaty / dance / steps / high energy / loud music / move to the music / lycra / leggings / high five / musik / kursplan / kalorien / tanzen / takt / gute laune / auspowern / powern / ausgepowert / po / gruppe / cours collectifs / musique / bouger / brûler des calories / énergie / transpirez / planning des cours / danser / en rythme / música / quemar calorías / ritmo / baila / energía / sudas / monitor / monitora / horario de clases / queimar calorias / energia / suar a camisa / professora / grade de aulas / bruciare calorie / balla / musica / istruttrice / sudata / orario corsi / 音楽に合わせて / 脂肪燃焼 / 有酸素 / ステップ / インストラクター / 楽しく汗',
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
      'fitness equipment / gym equipment / home gym / exercise bike* / cross trainer* / rowing machine* / treadmill* / fitnessgerät* / heimtrainer* / laufband / crosstrainer* / ergometer* / hantelbank / tapis de course / vélo d appartement / rameur d intérieur / vélo elliptique / appareils de fitness / cinta de correr / bicicleta estática / equipamiento de gimnasio / máquina de remo / esteira ergométrica / bicicleta ergométrica / equipamentos de academia / cyclette / attrezzi per palestra / ランニングマシン / フィットネスバイク / home fitness / home fitness equipment / gym machine* / workout equipment / workout bench / weight bench* / elliptical* / spin bike* / smart bike trainer / multi gym* / kettlebell set* / dumbbell set* / power rack* / squat racks for / resistance band* / folding treadmill* / walking pad* / under desk treadmill* / home workout equipment / rudergerät* / hometrainer* / fahrradergometer / kraftstation* / hanteln kaufen / hantelset* / hantelbänke / langhantelset* / fitnessbänder / fitnessband / widerstandsbänder / kraftgerät* / sportgeräte für zuhause / laufbänder für / vélos d appartement / rameur / rameurs / vélo spinning / banc de musculation / appareil de musculation / appareils de musculation / équipement de fitness / matériel de fitness / matériel de musculation / bandes élastiques de / home trainer / elíptica* / máquinas de gimnasio / bicicletas estáticas / bicicleta de spinning / banco de pesas / banco de musculación / equipo de gimnasio / gimnasio en casa / juego de mancuernas / bandas elásticas / remo indoor / máquinas de musculación / aparelhos de musculação / aparelho de musculação / aparelhos de ginástica / equipamentos fitness / elíptico / bike ergométrica / estação de musculação / kit halteres / academia em casa / esteiras / faixas elásticas / esteira elétrica / attrezzi fitness / attrezzature fitness / attrezzature da palestra / ellittica / vogatore / panca pesi / panca multifunzione / palestra in casa / tapis roulant pieghevole / cyclette pieghevole / bande elastiche / set di manubri / ルームランナー / ホームジム / トレーニング器具 / エアロバイク / ダンベルセット / トレーニングベンチ / フィットネス機器 / ローイングマシン / 懸垂マシン',
    words:
      'incline / foldable / flywheel / barbell / dumbbells / weight plates / resistance / console / hanteln / steigung / klappbar / schwungmasse / haltères / inclinaison / mancuernas / pesas / plegable / halteres / dobrável / anilhas / manubri / pieghevole / inclinazione / ダンベル / tapis roulant / kettlebell* / cable machine / folds flat / fold away / pedal / stride / belt / running deck / quiet motor / workout at home / exercise at home / transport wheels / max user weight / bench / elastic / magnetic resistance / gewichte / widerstand / zu hause trainieren / wohnzimmer training / lauffläche / pulsmesser / leise / belastbar / trainingscomputer / magnetbremse / pliable / à la maison / résistance magnétique / poids / plateau de course / roulettes / silencieux / volant d inertie / chez soi s entraîner / inclinación / resistencia / entrena en casa / disco / discos / volante de inercia / silencios* / pantalla lcd / monitor de ritmo / inclinação / resistência magnética / treine em casa / motor silencioso / painel / peso máximo / volante de inércia / resistenza / allenarsi a casa / silenzios* / volano / pesi / dischi / bilanciere / peso massimo / 折りたたみ / 自宅トレ / 傾斜 / 静音 / 負荷 / おうちトレーニング / 可変式 / バーベル',
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
      'fitness tracker* / fitness watch* / activity tracker* / heart rate monitor* / step counter* / running watch* / fitnessuhr* / fitnessarmband* / pulsuhr* / schrittzähler* / aktivitätstracker / montre connectée / montre cardio / bracelet connecté / cardiofréquencemètre* / pulsera de actividad / reloj deportivo / pulsómetro* / relógio esportivo / relógio desportivo / pulseira inteligente / orologio sportivo / cardiofrequenzimetro / contapassi / activity band / 活動量計 / 心拍計 / smart watch / smartwatch* / sports watch* / gps watch* / health tracker* / wearable* / smart ring* / sleep tracker* / pedometer* / heart rate strap* / chest strap / smart band* / fitness band* / fitness ring / multisport watch* / triathlon watch* / sportuhr* / laufuhr* / gps uhr* / smarte uhr* / smarter ring / brustgurt* / herzfrequenzmesser / schlaftracker / gesundheitstracker / montres connectées / montre gps / montre de sport / montres de sport / montre running / bague connectée / podomètre* / tracker d activité / ceinture cardio / reloj inteligente / relojes inteligentes / reloj gps / pulsera inteligente / pulseras inteligentes / anillo inteligente / podómetro* / monitor de actividad / banda cardíaca / relógio inteligente / relógios inteligentes / relógio gps / anel inteligente / pulseira fitness / pedômetro* / monitor cardíaco / cinta cardíaca / orologio gps / anello intelligente / braccialetto fitness / bracciale fitness / fascia cardio / orologio da corsa / スマートウォッチ / スマートリング / 歩数計 / ランニングウォッチ / スマートバンド / ウェアラブル / 心拍計測',
    words:
      'heart rate / sleep tracking / calories / gps / schritte / puls / handgelenk / fréquence cardiaque / poignet / pasos / ritmo cardíaco / muñeca / passos / batimentos / frequência cardíaca / passi / battito / polso / 歩数 / 心拍 / steps / 10 000 steps / 10000 steps / bpm / wrist / pulse / battery lasts / days of battery / waterproof to / swim proof / vo2 / recovery score / stress level / notifications / deep sleep / rem sleep / strap / pace / syncs / sensor / 10 000 schritte / akku hält / tage akku / herzfrequenz / herzschlag / schlafphasen / wasserdicht / tempo / armband / schlafqualität / handgelenk messen / pas par jour / 10 000 pas / rythme cardiaque / autonomie de / suivi du sommeil / au poignet / étanche / allure / pouls / 10 000 pasos / pulso / batería de / sueño profundo / resistente al agua / correa / sumergible / calorías / notificaciones / 10 mil passos / 10 000 passos / bateria dura / monitoramento do sono / à prova d água / pulseira / calorias / ritmo / 10 000 passi / battiti / frequenza cardiaca / batteria dura / monitoraggio del sonno / impermeabile / cinturino / al polso / calorie / 手首 / 睡眠スコア / 防水 / バッテリー / ペース / 消費カロリー / 計測 / 通知 / daily steps / count your steps',
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
      'massage / massages / day spa / massage therap* / reflexology / reiki / hot stone massage / spa treatment* / spa day / wellnessmassage* / massagepraxis / masseur* / masseurin / thaimassage / fußreflexzonenmassage / massages relaxants / salon de massage / institut de massage / réflexologie / masaje / masajes / masajista* / reflexología / massagem / massagens / massoterap* / massagista* / reflexologia / massaggio / massaggi / massaggiator* / マッサージ / リラクゼーション / リフレクソロジー / massage studio* / massage parlour* / thai massage / deep tissue massage / swedish massage / sports massage / back massage / couples massage / prenatal massage / aromatherapy massage / lomi lomi / foot massage* / chair massage / mobile massage / day spas / body scrub treatment* / spa voucher* / massagestudio* / massagetherap* / massagetermin* / rückenmassage* / ganzkörpermassage* / hot stone / aromaölmassage* / sportmassage* / thai massage* / massagegutschein* / klassische massage / fußmassage* / masseuse* / massage relaxant / massage bien être / massage suédois / massage thaï / massage aux pierres / massage du dos / massage assis / soin spa / masajes relajantes / masaje relajante / masaje descontracturante / masaje tailandés / masajes a domicilio / centro de masajes / terapeuta de masaje / circuito spa / quiromasajista* / massagem relaxante / massagem terapêutica / massagem tailandesa / shiatsuterap* / pedras quentes / spa urbano / massaggio rilassante / massaggio decontratturante / massaggio thai / massaggi thailandesi / centro massaggi / riflessologia / pietre calde / もみほぐし / オイルマッサージ / タイ古式 / リラクサロン / アロママッサージ / 足つぼ / ヘッドスパ / ボディケア サロン',
    words:
      'spa / hot stones / deep tissue / tension / unwind / wellness / entspannung / verspannt* / öl / détente / huiles / relaxation / relajación / aceites / relaxamento / tensão / relaxante / rilassante / olio / 癒し / 肩こり / knots / tense / tight shoulders / stiff neck / candlelight / 60 minutes / 90 minutes / warm oil / aching muscles / stress melts / melt away / tired feet / lie down / unwinding / verspannungen / loslassen / warmes öl / 60 minuten / stress ade / tiefenentspann* / wohltuend / tensions / huile chaude / dos et nuque / moment pour soi / relaxant / relâch* / lâcher prise / nudos / contractura* / aceite caliente / tensión / 60 minutos / estrés / desconect* / nós / óleos / tensões / estresse / relaxe / desestress* / tensioni / olio caldo / 60 minuti / coccol* / ほぐ / 60分 / 疲れた体 / 肩甲骨 / むくみ',
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
      'sauna / saunas / thermal bath* / thermal spa* / thermal springs / hot spring* / wellness hotel* / spa resort* / steam bath* / turkish bath* / thermalbad* / thermalbäder / wellnesshotel* / dampfbad / saunalandschaft* / hammam / thermes / bains thermaux / station thermale / balnéo / balneario / balnearios / aguas termales / baño turco / termas / águas termais / estância termal / balneário / centro termale / bagno turco / stabilimento termale / サウナ / 温泉 / 岩盤浴 / centro termal / alle terme / le terme di / sauna finlandesa / thermal pool* / thermal water* / thermal resort* / finnish sauna / steam room* / spa hotel* / spa weekend* / spa break* / onsen / bathhouse* / bath house* / hydrotherapy pool* / salt cave* / salt room* / wellness resort* / spa retreat* / mineral bath* / thermalquelle* / thermalwasser / solebad / solebäder / saunawelt* / saunadorf / saunagarten / finnische sauna / dampfsauna / salzgrotte* / salzhöhle / wellnessoase / wellness wochenende / wellnessurlaub / kurort* / saunaabend / bains de vapeur / bain de vapeur / eaux thermales / eau thermale / cure thermale / cures thermales / hôtel spa / week end spa / thalasso* / sauna finlandais / grotte de sel / balnéothérap* / hotel balneario / baños árabes / baños termales / circuito termal / circuito de aguas / spa y termas / talasoterap* / escapada spa / baño de vapor / hotel spa / águas quentes / banhos termais / banho turco / hotel termal / parque termal / fontes termais / acque termali / piscina termale / piscine termali / centro benessere / percorso benessere / grotta di sale / weekend alle terme / hotel termale / 温泉旅館 / 日帰り温泉 / スーパー銭湯 / 銭湯 / サウナ施設 / 源泉 / 朝風呂 / 日帰り入浴',
    words:
      'robe / bathrobe / plunge pool / infusion / spring water / soak / wellness / aufguss / bademantel / entspannen / saunagang / vapeur / peignoir / détente / albornoz / roupão / relaxar / vapore / accappatoio / benessere / 露天風呂 / ととのう / therme / thermen / steamy / 38 degrees / 90 degrees / cold plunge / relaxation room / warm water / mineral water bath / quiet zone / warm up / dampf / ruheraum / tauchbecken / eisbrunnen / saunameister* / schwitzen / solebecken / 90 grad / warmes wasser / bassin* / bain froid / eaux chaudes / bulles / se détendre / transpirer / piscine chauffée / agua caliente / piscina climatizada / chorros / sudar / toalla y chinelas / água quente / piscinas aquecidas / relaxamento / hidromassagem / acque calde / idromassaggio / kneipp / 水風呂 / 外気浴 / 湯けむり / 湯船 / ロウリュ / 泉質 / terme di / terme naturali / 風呂 / お風呂 / 入浴 / 番台 / ひとっ風呂 / 薪で沸か',
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
      'hot tub* / whirlpool* / swim spa* / spa tub* / home sauna* / barrel sauna* / outdoor sauna* / infrared sauna* / ice bath / ice baths / gartenwhirlpool* / gartensauna* / fasssauna / infrarotkabine* / saunabau / spa gonflable / spa de nage / cabine infrarouge / bañera de hidromasaje / minipiscina* / banheira de hidromassagem / ofurô / spa de exterior / minipiscina idromassaggio / vasca idromassaggio / sauna da giardino / ジャグジー / 家庭用サウナ / jacuzzi* / garden spa* / inflatable spa* / inflatable hot tub* / wood fired hot tub* / plunge tub* / garden sauna* / sauna cabin* / sauna kit* / sauna builder* / sauna heater* / sauna stove* / outdoor whirlpool* / badetonne* / badefass* / hot pot garten / badezuber / swimspa* / eisbad / eisbäder / eistonne* / saunaofen / saunaöfen / saunabauer* / außensauna* / heimsauna* / spas gonflables / bain nordique / bains nordiques / sauna extérieur / sauna baril / sauna d extérieur / sauna infrarouge / spa extérieur / spas extérieurs / bañera de hidromasaje exterior / bañeras de hidromasaje / spa hinchable / sauna de exterior / sauna exterior / sauna de barril / sauna en casa / tina caliente / tinas calientes / banheiras de hidromassagem / spa para jardim / spa inflável / sauna residencial / sauna em casa / banheira de gelo / spas para área externa / vasche idromassaggio / vasca idromassaggio da esterno / spa gonfiabile / sauna da esterno / sauna a botte / sauna per casa / sauna a infrarossi / tinozza / バレルサウナ / アウトドアサウナ / ジェットバス / ジャグジーバス / サウナ 自宅 / 屋外サウナ / 水風呂 家庭',
    words:
      'jets / hydrotherapy / cedar / soak / düsen / sprudel / massagedüsen / abdeckung / jets de massage / bulles / chorros / burbujas / hidromasaje / jatos / bolhas / hidromassagem / getti / bolle / idromassaggio / ジェット / 気泡 / bubbles / bubbling / stars overhead / under the stars / seats five / insulated cover / steaming / snow and steam / delivered and installed / energy efficient heating / sterne über / unter den sternen / personen platz / dampfend / blubber* / holzbefeuert / wärme im garten / sous les étoiles / dans votre jardin / bouillonn* / chauffage au bois / bajo las estrellas / burbujeante / cubierta térmica / sob as estrelas / sotto le stelle / copertura termica / riscaldat* / 星空 / 泡風呂 / 薪ストーブ サウナ / cold plunge / cold plunge tub',
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
      'hairdresser* / hair salon* / hairstylist* / hair stylist* / hair studio / friseur* / frisör* / coiffeur* / coiffeuse* / salon de coiffure / peluquer* / salón de peluquería / cabeleireir* / salão de beleza / salão de cabeleireiro / parrucchier* / salone di parrucchiere / 美容室 / 美容院 / ヘアサロン / curl salon* / curly hair salon* / curl specialist* / curly cut* / lockenspezialist* / lockenfriseur* / spécialiste des boucles / cheveux bouclés / especialista en rizos / pelo rizado / método curly / cabelo cacheado / cabelos cacheados / especialista em cachos / capelli ricci / くせ毛専門 / hair cut* / haircuts / hair colour* / hair color* / hair styling / hair appointment* / hair extensions salon / colorist hair / mobile hairdress* / highlights and / cut and colour / cut and blow dry / blow dry bar / blow out bar / wash and cut / bridal hair / curly cut / new haircut / braiding salon* / hair braiding / haarstudio* / haarsalon* / haarfarbe beim / haare schneiden / damenfriseur* / hairstudio / haarstylist* / brautfrisur* / farbe und schnitt / strähnen / coiffure / coupe de cheveux / coupe et couleur / coupe brushing / coloration cheveux / salons de coiffure / coiffure à domicile / coiffure mariage / cortes de pelo / corte y color / corte y peinado / estilista / estilistas / salón de pelo / coloración del cabello / mechas balayage / corte feminino / corte e escova / cabelereir* / salão de cabelo / mechas e luzes / coloração de cabelo / penteado* / taglio e piega / taglio di capelli / taglio capelli / colore capelli / salone di bellezza capelli / acconciatur* / ヘアカット / カット カラー / ヘアカラー / 美容師 / カットサロン / 縮毛矯正 / ヘアセット',
    words:
      'haircut* / balayage / blow dry / fringe / split ends / strands / styling / haarschnitt* / strähnchen / föhnen / mèches / brushing / corte de pelo / mechas / tinte / corte de cabelo / escova / piega / colpi di sole / パーマ / lowlights / fringe trim / ombre / ponytail / updo / perm / stylist / stylists / grey coverage / bad hair day / hair / haircolour / locken / blondierung / waschen schneiden / dauerwelle / hochsteck* / föhn / spliss / frisur* / graue haare / haare / frange / chignon* / coiffé* / shampoing coupe / flequillo / canas / melena / cabelo / frangia / shatush / chioma / 前髪 / ショートヘア / 白髪染め / トリートメント / 毛先 / 髪型 / peinados / neue frisur / neuer schnitt / new cut / nouvelle coupe / nuevo corte / novo corte / nuovo taglio',
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
      'barber / barbers / barbershop* / barber shop* / herrenfriseur* / barbier / barbiers / barbería / barberías / barbero / barberos / barbearia* / barbeiro* / barbiere / barbieri / 理容室 / 理容店 / バーバー / barbering / gents hairdresser* / men s haircut* / men s hair salon / gentlemen s barber / mens haircut* / skin fade* / beard trim* / hot towel shave* / cut throat shave / wet shave* / traditional shave / fade haircut* / herrensalon* / herrenhaarschnitt* / männerhaarschnitt* / bartschnitt* / bartrasur / friseur für männer / herrenschnitt / nassrasur beim / coiffeur homme* / coiffeur pour homme* / coupe homme / taille de barbe / rasage à l ancienne / salon pour hommes / barbería clásica / corte de caballero / corte para caballero* / peluquería de caballeros / peluquería masculina / arreglo de barba / corte masculino / afeitado clásico / corte de pelo hombre / corte degradê / barba e cabelo / cabelo e barba / barba cabelo / barboterapia / corte de cabelo masculino / salão masculino / barba na navalha / barberia / taglio uomo / parrucchiere uomo / salone uomo / rasatura tradizionale / taglio e barba / barba e capelli / rifinitura barba / メンズカット / 床屋 / メンズサロン / 理髪店 / フェードカット / 理容師 / 顔そり',
    words:
      'skin fade / beard trim / hot towel / cut throat / shave / clippers / undercut / bart / rasur / maschinenschnitt / barbe / dégradé / rasage / barba / degradado / afeitado / degradê / navalha / sfumatura / rasatura / フェード / ひげ / fade / sharp lines / line up / neckline / razor / straight razor / beard / moustache / pomade / gents / buzz cut / scissor cut / nape / bärte / rasiermesser / heißes tuch / gentlemen / schnurrbart / messieurs / serviette chaude / rasoir / tondeuse / barbes / navaja / toalla caliente / bigote / perfilad* / caballeros / máquina y tijera / bigode / toalha quente / pezinho / cavalheiro* / baffi / rasoio / panno caldo / gentiluom* / macchinetta / 刈り上げ / 蒸しタオル / ツーブロック / バリカン / 襟足',
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
      'hair care / haircare / hair dryer* / hairdryer* / hair loss / hair growth / hair oil* / hair mask* / hair extension* / hair transplant* / hair straightener* / hair products / wig / wigs / haarpflege* / haarausfall* / haarkur* / haaröl* / haarwuchs* / haartransplantation* / haarverlängerung* / haartrockner* / glätteisen / perücke / perücken / soin capillaire / soins capillaires / soins des cheveux / chute de cheveux / sèche cheveux / perruque* / cuidado del cabello / cuidado capilar / caída del cabello / caída del pelo / injerto capilar / trasplante capilar / cuidados capilares / queda de cabelo / transplante capilar / cura dei capelli / caduta dei capelli / caduta capelli / asciugacapelli / trapianto di capelli / trapianto capelli / parrucca / parrucche / ヘアケア / 育毛 / 薄毛 / ヘアドライヤー / hair serum* / hair tonic / hair treatment* / hair vitamin* / hair tools / curling iron* / curling wand* / hair brush* / hairbrush* / hair dye* / hair color kit / hair regrowth / hair restoration / hair clinic* / receding hairline / balding / anti dandruff / dandruff shampoo / curl cream / dry shampoo / leave in conditioner / hair turban* / hair growth serum / curly hair products / haarserum* / haarspray* / haarspülung* / haarmaske* / haarfärbemittel / haartönung* / haarbürste* / haarglätter* / lockenstab* / lockenpflege* / haarklinik* / geheimratsecken / schuppenshampoo / haarseife* / trockenshampoo* / conditioner für / masque capillaire / masques capillaires / sérum capillaire / huile capillaire / greffe de cheveux / greffe capillaire / lisseur* / boucleur* / fer à lisser / après shampoing* / pousse des cheveux / antipelliculaire* / perte de cheveux / brosse à cheveux / mascarilla capilar / mascarillas capilares / sérum capilar / aceite capilar / tratamiento capilar / clínica capilar / secador de pelo / plancha de pelo / planchas de pelo / rizador* / crecimiento del cabello / anticaída / caída capilar / alopecia / pelucas / extensiones de pelo / acondicionador* / máscara capilar / tratamento capilar / cronograma capilar / óleo capilar / secador de cabelo / chapinha* / modelador de cachos / crescimento capilar / implante capilar / antiqueda / calvície / perucas / mega hair / condicionador* / maschera capelli / maschera per capelli / siero per capelli / olio per capelli / piastra per capelli / piastra capelli / arricciacapelli / crescita dei capelli / anticaduta / calvizie / balsamo capelli / clinica tricologica / tricolog* / extension capelli / ヘアオイル / ヘアミスト / 発毛 / 植毛 / ヘアアイロン / ヘアマスク / ヘアトリートメント / ウィッグ / コンディショナー / 抜け毛',
    words:
      'hair / curls / curly / frizzy / scalp / dandruff / conditioner / roots / follicle* / haare / locken / kopfhaut / schuppen / cheveux / boucles / cuir chevelu / cabello / rizos / cabelo / cabelos / cachos / capelli / ricci / cuoio capelluto / 髪の毛 / 頭皮 / ダメージヘア / shampoo* / shampoing* / shampooing* / champú* / champô* / xampu* / シャンプー / frizz / split ends / strands / thinning / bald / bald spot / shedding / hairline / keratin / argan oil / sulphate free / sulfate free / silicone free / wash day / blow drying / spliss / kämmbar* / dünner werdendes / haarwurzel* / arganöl / ohne silikone / sulfatfrei / trockenes haar / frisottis / kératine / pellicules / cheveux secs / sans sulfate* / démêl* / huile d argan / calvitie / encrespamiento / puntas abiertas / queratina / caspa / pelo seco / folículo* / sin sulfatos / calvicie / melena / pontas duplas / ressecad* / couro cabeludo / sem sulfato / óleo de argan / crespo / doppie punte / crespi / cheratina / forfora / senza solfati / diradamento / うねり / パサつき / 枝毛 / フケ / 広がる髪 / ケラチン / 髪質',
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
      'razor blade* / safety razor* / electric shaver* / shaving cream / shaving foam / shaving soap / beard oil* / beard care / beard trimmer* / beard balm* / aftershave* / after shave / mens grooming / epilator* / rasierer / rasierhobel / rasierklinge* / rasierapparat* / rasiermesser / rasierschaum / rasierseife / rasierpinsel / nassrasur / bartpflege* / bartöl* / barttrimmer / rasoir* / mousse à raser / huile à barbe / épilateur* / maquinilla de afeitar / maquinillas de afeitar / cuchilla de afeitar / cuchillas de afeitar / afeitadora* / espuma de afeitar / barbeador* / lâmina de barbear / lâminas de barbear / espuma de barbear / aparelho de barbear / rasoio / rasoi / schiuma da barba / olio da barba / 髭剃り / シェーバー / カミソリ / razors / shavers / shaving kit* / shaving brush* / shaving gel / shave club / shave gel / shaving razor* / body groomer* / beard kit* / beard wash / beard grooming / men s grooming / mens skincare / double edge razor / electric razor* / hair trimmer* / bikini trimmer* / ipl device* / nasenhaartrimmer / körperrasierer / bodygroomer / bartwachs / bartbalsam / bartshampoo / elektrorasierer* / damenrasierer* / rasiergel / rasierset* / rasurset / rasierwasser / rasiercreme / klingenabo / lame de rasoir / lames de rasoir / gel à raser / crème à raser / savon à raser / blaireau de rasage / kit de rasage / tondeuse à barbe / baume à barbe / après rasage / huile pour barbe / soin de la barbe / maquinilla eléctrica / máquina de afeitar / máquinas de afeitar / crema de afeitar / gel de afeitar / brocha de afeitar / aceite para barba / aceite de barba / bálsamo para barba / loción para después / kit de afeitado / recortadora de barba / creme de barbear / gel de barbear / pincel de barbear / óleo para barba / balm para barba / pós barba / aparador de pelos / aparador de barba / navalhete / depilador elétrico / rasoio elettrico / rasoi elettrici / lamette / crema da barba / sapone da barba / pennello da barba / dopobarba / olio per barba / balsamo barba / kit da barba / regolabarba / シェービング / ひげそり / 電動シェーバー / アフターシェーブ / 替刃 / 除毛器 / ヒゲトリマー / 光美容器',
    words:
      'razor / shave / shaving / stubble / beard / blades / bristles / moustache / rasur / bart / stoppeln / rasage / barbe / lame / lames / afeitado / barba / cuchilla / barbear / lâmina / rasatura / lametta / pelo e contropelo / ひげ / 剃り / razor burn / razor bumps / smooth shave / close shave / ingrown hair* / beard itch / lather up / clean shaven / hairs / klinge / klingen / rasurbrand / glatte rasur / gründliche rasur / dreitagebart / scherkopf / hautirritation* / schnittwunde* / barthaar* / schnurrbart / glatt rasiert / feu du rasoir / barbe de trois jours / peau lisse / poils / rasé / poils incarnés / bigote / irritación / apurado / afeitado apurado / piel suave / vello / barba de tres días / irritação / pelos encravados / pele lisa / barbeado / bigode / pelos / irritazione / irritazioni / pelle liscia / baffi / peli incarniti / rasato / barba di tre giorni / 剃り残し / 深剃り / カミソリ負け / 無精ひげ / 肌にやさしい / cuchillas / depiladora*',
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
      'beauty salon* / beauty parlour* / beauty studio* / beauty treatment* / beautician* / facial treatment* / waxing studio* / waxing salon* / brazilian wax / hair removal / laser hair removal / kosmetikstudio* / kosmetikerin* / kosmetiksalon* / schönheitssalon* / gesichtsbehandlung* / haarentfernung* / institut de beauté / esthéticienne* / salon de beauté / épilation* / soin du visage / salón de belleza / centro de estética / esteticista* / depilación* / tratamiento facial / clínica de estética / centro estetico / depilação* / limpeza de pele / estetista / estetiste / depilazione* / ceretta / trattamento viso / エステ / 脱毛 / フェイシャル / beauty clinic* / beauty therapist* / beauty therapy / beauty bar / hydrafacial* / microneedling / chemical peel* / laser clinic* / laser hair / ipl hair / sugaring / body waxing / leg wax / bikini wax / electrolysis / dermaplaning / cryolipoly* / body wrap* / kosmetikbehandlung* / kosmetikinstitut* / kosmetikpraxis / gesichtspflege behandlung / laserhaarentfernung / laser haarentfernung / dauerhafte haarentfernung / waxingstudio* / brazilian waxing / zuckerpaste / mikroneedling / aquafacial / fruchtsäurepeeling / kosmetiktermin* / epilation laser / soins du visage / soin visage en institut / instituts de beauté / cire orientale / centre esthétique / esthétique / lumière pulsée / palper rouler / cabine esthétique / centros de estética / centro de belleza / láser diodo / limpieza de cutis / tratamientos faciales / higiene facial / tratamientos corporales / presoterapia / esteticién / cabina estética / limpezas de pele / tratamentos faciais / estética facial / estética corporal / peeling de diamante / criolipólise / drenagem e estética / centri estetici / epilazione laser / epilazione definitiva / pulizia del viso / trattamenti viso / trattamenti corpo / istituto di bellezza / salone di bellezza / pressoterapia / estetica avanzata / cerette / 医療脱毛 / 脱毛サロン / エステサロン / 全身脱毛 / 毛穴ケア / ブライダルエステ / 小顔エステ',
    words:
      'facial / waxing / peeling / microdermabrasion / pores / therapist / wachs / ausreinigung / poren / cire / gommage / cera / cutis / limpieza facial / pele / esfoliação / virilha / viso / pulizia / peli / 毛穴 / 美肌 / wax strips / stubble free / smooth legs / bikini line / silky smooth / hairless / glowing / blackheads / serums / underarms / cleanse / cellulite / radiance / hair free / glatte beine / achseln / bikinizone / härchen / mitesser / unreinheit* / strahlende haut / aisselles / poils / points noirs / éclat / peau douce / teint éclatant / axilas / ingles / vello / puntos negros / luminosidad / mascarilla / celulitis / buço / pelos / pele lisinha / celulite / máscara facial / ascelle / inguine / punti neri / luminosità / maschera viso / pelle liscia / inestetismi / ムダ毛 / つるつる / 脚 脱毛 / 黒ずみ / 角質 / ハリ / くすみ / vio / bikinizone wachsen / vio脱毛',
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
      'nail studio* / nail salon* / nail bar* / nail artist* / nail art / nail polish* / nail varnish / nail technician* / nail design* / manicure* / manicurist* / pedicure* / gel nails / acrylic nails / press on nails / nagelstudio* / nageldesign* / nagellack* / nagelpflege* / nagelmodellage* / maniküre* / pediküre* / gelnägel / vernis à ongles / onglerie* / manucure* / prothésiste ongulaire / esmalte de uñas / uñas de gel / uñas acrílicas / manicura* / pedicura* / unhas de gel / unhas em gel / esmalteria* / alongamento de unhas / nail designer / smalto semipermanente / smalto per unghie / ricostruzione unghie / ネイルサロン / ネイルアート / マニキュア / ジェルネイル / nail tech* / nail care / nail extension* / nail set* / nails done / builder gel / biab / gel polish* / shellac / dip powder / french manicure* / nailstudio* / naildesign* / nailart / gelnagel* / gellack* / shellack / acrylnägel / nagelverlängerung* / nagelkosmetik / french nails / fingernägel / bar à ongles / ongles en gel / pose d ongles / vernis semi permanent / faux ongles / styliste ongulaire / beauté des mains / salón de uñas / uñas esculpidas / esmaltado permanente / esmaltado semipermanente / semipermanentes / decoración de uñas / unhas decoradas / unhas de fibra / alongamento em gel / esmaltação em gel / unha em gel / fibra de vidro unhas / esmaltação / salão de unhas / pé e mão / unghie in gel / unghie gel / onicotecnic* / centro unghie / unghie finte / allungamento unghie / ネイリスト / ネイルチップ / ハンドネイル / フットネイル / ネイルケア / ネイルデザイン',
    words:
      'nails / cuticle* / acrylic / chip free / french tips / nägel / nagelhaut / lack / ongles / cuticules / vernis / uñas / cutículas / esmaltado / unhas / cutícula / esmalte / unghie / cuticole / smalto / ネイル / 爪先 / almond shape / topcoat / top coat / base coat / fingertips / glossy / rhinestone* / nail beds / three weeks / hands and feet / feilen / überlack / mandelform / glitzer / hält drei wochen / abblätter* / base et top / paillettes / limer / mains et pieds / tenue trois semaines / forme amande / purpurina / manos y pies / tres semanas / forma almendra / esmaltes / lixa / lixar / mãos e pés / francesinha / unha / cutilagem / brillantini / mani e piedi / tre settimane / forma mandorla / 指先 / フレンチネイル / 甘皮 / オフ込み / スカルプネイル',
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
      'lash studio* / lash bar / lash lift* / lash extension* / eyelash extension* / brow bar* / brow lift* / brow lamination / microblading / permanent make up / permanent makeup / wimpernverlängerung* / wimpernlifting / wimpernstudio* / extension de cils / extensions de cils / rehaussement de cils / bar à sourcils / maquillage permanent / extensiones de pestañas / lifting de pestañas / diseño de cejas / extensão de cílios / alongamento de cílios / lash designer* / design de sobrancelha / design de sobrancelhas / micropigmentação / extension ciglia / laminazione ciglia / laminazione sopracciglia / trucco permanente / まつエク / まつげエクステ / アイブロウ / アイラッシュ / lash technician* / lash tech / lash artist* / lash set* / lash salon* / lashes and brows / brows and lashes / brow studio* / brow artist* / brow tint* / lash tint* / henna brow* / false lashes / russian volume / lash serum* / ombre brows / powder brows / eyebrow threading / eyebrow shaping / wimpern und augenbrauen / wimpernwelle* / wimpernserum* / wimpernfärben / augenbrauenlifting / augenbrauenlaminierung / augenbrauenstudio / brow styling / browlifting / powderbrows / beauté du regard / pose de cils / rehaussement cils / réhaussement de cils / cils volume russe / restructuration des sourcils / épilation des sourcils / teinture de cils / lifting pestañas / laminado de cejas / pestañas pelo a pelo / pestañas postizas / depilación de cejas / tinte de pestañas / estudio de cejas / cejas y pestañas / cílios fio a fio / volume russo / lifting de cílios / henna de sobrancelha / sobrancelha / cílios e sobrancelhas / nanoblading / ciglia finte / extension di ciglia / ciglia e sopracciglia / lash maker / dermopigmentazione / tatuaggio sopracciglia / tinta ciglia / まつげパーマ / 眉毛サロン / 眉サロン / マツエク / アイリスト / まつ毛 / 眉毛ワックス',
    words:
      'lashes / brows / eyebrow* / tint / mascara / threading / wimpern / brauen / färben / cils / sourcils / teinture / pestañas / cejas / tinte / cílios / sobrancelhas / fio a fio / ciglia / sopracciglia / まつげ / 眉毛 / eyelashes / augenbrauen* / lash / brow / no mascara / wake up with / eye look / tweezers / infills / volume set / natural set / pigment / augenaufschlag / zupfen / pinzette / ausdrucksstark / courbure / recourb* / pince à épiler / sans mascara / regard intense / pinzas / sin rímel / curvatura / pinça / sem rímel / pinzetta / senza mascara / 目元 / 自然な眉 / すっぴん / 眉 / 毛流れ / デカ目',
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
      'lipstick* / make up artist* / makeup artist* / eyeshadow / eyeliner* / lip gloss / foundation makeup / concealer* / lippenstift* / wimperntusche / lidschatten / schminke / visagist* / rouge à lèvres / maquillage / maquilleuse* / fard à paupières / fond de teint / maquillaje / maquillador* / pintalabios / labial mate / sombra de ojos / rímel / maquiagem / maquiador* / batom / rossetto / rossetti / truccatrice / truccatore / ombretto / fondotinta / 口紅 / メイクアップ / アイシャドウ / ファンデーション / マスカラ / make up studio / makeup studio* / bridal makeup / bridal make up / makeup palette* / eyeshadow palette* / makeup brush* / eye shadow* / lip balm tint / lip liner* / lip tint* / bronzer* / highlighter palette / blusher / makeup tutorial* / makeup class* / makeup looks / setting spray / eye pencil / lipgloss* / lidschattenpalette* / make up kurs* / schminkkurs* / schminktipps / brautmakeup / braut make up / kajal* / abdeckstift / rouge pinsel / make up pinsel / palette de maquillage / maquilleur* / cours de maquillage / rouges à lèvres / gloss à lèvres / pinceaux maquillage / mascara volume / maquillage mariée / crayon à lèvres / paleta de sombras / labiales / lápiz labial / barra de labios / delineador* / maquillaje de novia / brochas de maquillaje / corrector de ojeras / base de maquillaje / polvos compactos / curso de maquillaje / curso de automaquiagem / automaquiagem / base líquida / maquiagem para noivas / pincéis de maquiagem / máscara de cílios / gloss labial / corretivo de olheiras / pó compacto / truccatori / trucco sposa / pennelli trucco / pennelli da trucco / palette di ombretti / matita labbra / lucidalabbra / matita occhi / correttore occhiaie / corso di trucco / コスメ リップ / リップスティック / アイライナー / チークカラー / メイクレッスン / ヘアメイク / アイブロウペンシル / コンシーラー',
    words:
      'makeup / make up / blush / lips / contour / powder / brushes / lippen / puder / farbton / lèvres / teint / poudre / labios / polvos / colorete / lábios / labbra / cipria / trucco / リップ / チーク / mascara / velvety / pout / smudge proof / smudge / kiss proof / pigmented / vegan makeup / red lips / smoky eye / glam / lashes / kussecht / farbtöne / samtig / deckkraft / wischfest / rote lippen / wimpern / tierversuchsfrei / pigment* / tenue 12 heures / longue tenue / sans transfert / regard / larga duración / labios rojos / pestañas / no transfiere / longa duração / lábios vermelhos / cílios / lunga durata / labbra rosse / ciglia / no transfer / sbav* / 発色 / マット リップ / 落ちにくい / 唇 / 目元 / アイメイク / 色もち / 血色',
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
      'skincare / skin care / cosmetics / face cream* / moisturiser* / moisturizer* / body lotion* / hand cream* / anti ageing / anti aging / natural cosmetics / kosmetik / naturkosmetik* / hautpflege* / gesichtscreme* / gesichtspflege* / handcreme* / körperpflege* / körperlotion / feuchtigkeitscreme* / cosmétique / cosmétiques / crème hydratante / soins visage / crème visage / crème mains / cuidado facial / cosmética / cosméticos / crema facial / crema hidratante / crema de manos / cosmético / cuidados da pele / creme facial / creme hidratante / cosmetici / cosmetica / crema viso / crema idratante / cura della pelle / 化粧品 / スキンケア / 美容液 / 保湿クリーム / コスメ / skin care routine / face serum* / facial serum* / vitamin c serum / face oil* / face wash* / facial cleanser* / cleansing balm* / micellar water / sheet mask* / clay mask* / eye cream* / night cream* / day cream* / facial toner* / body butter* / body scrub* / k beauty / clean beauty / vegan skincare / sensitive skin / acne prone skin / gesichtsserum* / gesichtsöl* / gesichtsreinigung / gesichtswasser / mizellenwasser / tuchmaske* / augencreme* / nachtcreme* / tagescreme* / körperbutter / körpercreme* / feuchtigkeitspflege / pflegeserie für die haut / hautcreme* / antifalten* / soin de la peau / soins de la peau / sérum visage / sérum anti* / crème de nuit / crème de jour / contour des yeux crème / huile visage / eau micellaire / soin anti âge / crème anti âge / crème pour les mains / lait corporel / cuidado de la piel / sérum facial / suero facial / crema antiarrugas / cremas faciales / crema de noche / contorno de ojos / agua micelar / aceite facial / crema corporal / limpiador facial / rutina facial / cosmética natural / cuidados com a pele / cuidado com a pele / sérum para o rosto / creme antirrugas / creme anti idade / água micelar / hidratante corporal / hidratante facial / creme para as mãos / sabonete facial / rotina de skincare / dermocosmétic* / crema antirughe / siero viso / crema notte / crema giorno / contorno occhi / acqua micellare / crema corpo / crema mani / olio viso / detergente viso / cosmesi / skincare routine / 美容クリーム / 化粧水 / 乳液 / フェイスクリーム / クレンジング / エイジングケア / 敏感肌 / ハンドクリーム / オーガニックコスメ / 洗顔',
    words:
      'skin / serum / retinol / hyaluronic / pores / fragrance free / wrinkles / peau / crème / sérum / piel / arrugas / pele / rugas / pelle / siero / rughe / 潤い / 乾燥肌 / 保湿 / dry skin / complexion / radiant / hydration / hydrating / niacinamide / ceramide* / spf 30 / fine lines / dark circles / dermatologically tested / peptide* / trockene haut / empfindliche haut / mischhaut / fältchen / feuchtigkeit / ohne parfüm / peau sèche / peaux sensibles / hydratation / ridules / acide hyaluronique / cernes / sans parfum / piel seca / piel sensible / hidratación / luminosidad / ojeras / ácido hialurónico / líneas de expresión / textura ligera / pele seca / pele sensível / hidratação / luminosidade / olheiras / ácido hialurônico / linhas de expressão / viço / pelle secca / pelle sensibile / idratazione / occhiaie / acido ialuronico / linee sottili / うるおい / くすみ / 毛穴 / セラミド / 低刺激 / 素肌',
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
      'bar soap / soap bars / soap maker* / soapmaker* / handmade soap* / soap workshop / solid shampoo / bath bomb* / naturseife* / seifenmanufaktur* / seifensieder* / seifenstück* / badekugel* / savon / savonnerie* / bombe de bain / jabón / jabones / jabonería / bomba de baño / bombas de baño / sabonete* / saboaria* / bomba de banho / saponetta / saponette / saponificio / sapone artigianale / saponi / 石鹸 / せっけん / バスボム / soaps / natural soap* / castile soap / soap shop / soap making / soap bar / artisan soap* / shampoo bar* / goat milk soap / soap dish* / shower steamer* / seifen / handgemachte seife* / feste seife / handseife / haarseife / festes shampoo / olivenölseife / duschseife* / seifenladen / seifenkurs / schafmilchseife / savons / savon artisanal / savon de marseille / savon d alep / savonnier* / savon saponifi* / shampoing solide / shampoings solides / bombes de bain / pain de savon / jabones artesanales / jabón artesanal / jabones naturales / jabón natural / champú sólido / jabón de castilla / pastilla de jabón / jabón de glicerina / taller de jabones / sabão artesanal / xampu sólido / shampoo sólido / sabão natural / saponi artigianali / sapone naturale / sapone di marsiglia / sapone d aleppo / saponetta solida / shampoo solido / laboratorio di sapone / 手作り石鹸 / 固形石鹸 / 固形シャンプー / コールドプロセス / オリーブ石鹸 / ソープ作り',
    words:
      'soap / lather / cold process / lye / olive oil / shea / suds / scented / seife / schaum / sheabutter / lauge / saponification / karité / espuma / glicerina / aroma / schiuma / sapone / 泡立ち / 無添加 / palm oil free / plastic free / plastic free bathroom / lathers / oatmeal / goat milk / wash your hands / kaltgerührt* / palmölfrei / plastikfrei / schäum* / ziegenmilch / hautmild / saponifié* / sans huile de palme / surgras / lait d ânesse / saponificación / sin palma / leche de cabra / saponificação / espuma cremosa / manteiga de karité / leite de cabra / saponificazione / burro di karité / latte d asina / latte di capra / senza palma / シアバター / 手洗い',
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
      'shower gel* / body wash / bubble bath* / bath salt* / deodorant* / antiperspirant* / duschgel* / badesalz* / badezusatz* / schaumbad / deo / deos / antitranspirant* / gel douche / bain moussant / sels de bain / déodorant* / gel de ducha / espuma de baño / sales de baño / desodorante* / sabonete líquido / sais de banho / bagnoschiuma / docciaschiuma / sali da bagno / deodorante / deodoranti / ボディソープ / 入浴剤 / デオドラント / shower cream* / shower foam* / shower oil* / bath foam* / bath soak* / bath oil* / bath products / bath and body / natural deodorant / roll on deodorant* / deo stick* / deocreme* / deoroller* / deospray* / duschcreme* / duschschaum* / duschbad / badeschaum / badeöl* / badeperle* / badezusätze / körperwäsche / anti transpirant / anti transpirants / crème de douche / huile de douche / gels douche / sel de bain / huile de bain / gel de baño / geles de ducha / geles de baño / aceite de ducha / baño de espuma / gel de banho / sabonete líquido corporal / óleo de banho / espuma de banho / gel doccia / bagno schiuma / olio doccia / doccia schiuma / antitraspirante / 制汗剤 / デオドラントスプレー / シャワージェル / バスソルト / 入浴料 / バスミルク / ワキ汗',
    words:
      'shower / underarm / freshness / soak / lather / odour / duschen / schweiß / achsel / schaum / transpiration / aisselles / ducha / sudor / axilas / suor / doccia / sudore / ascelle / お風呂 / 汗のにおい / sweat / sweaty / armpit* / aluminium free / aluminum free / stay dry / suds / soap free / ph neutral / refillable / achseln / schwitzen / schweißgeruch / ohne aluminium / frischegefühl / sauber und frisch / sous la douche / sueur / odeurs / sans aluminium / sudoración / mal olor / sin aluminio / espuma / axila / mau cheiro / sem alumínio / suor excessivo / sudorazione / cattivi odori / senza alluminio / schiuma / ascella / 脇 / ニオイ / バスタイム / 湯船 / アルミフリー',
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
      'eau de parfum / eau de toilette / cologne for men / parfüm* / parfümerie* / duftwasser / parfumerie / parfumeur* / perfumería* / agua de colonia / perfumaria* / água de colônia / profumeria* / acqua di colonia / 香水 / フレグランス / オードトワレ / perfume / perfumes / perfumer* / cologne / aftershave fragrance / fragrances / signature scent / niche fragrance* / niche perfume* / fragrance house / extrait de parfum / perfume oil* / body mist* / parfums / nischendüfte / nischenparfüm* / herrenduft* / damenduft* / duftprobe* / duftpyramide / parfumeriehaus / unisexduft / parfum de niche / parfum pour homme / parfum pour femme / maison de parfum / eaux de parfum / eaux de toilette / créateur de parfum / brume corporelle / parfums de niche / perfumista* / perfumes nicho / perfume de nicho / fragancia* / agua de perfume / agua de tocador / casa de perfumes / body splash / perfumes importados / deo colônia / perfume importado / perfumes árabes / profumi di nicchia / profumo di nicchia / acqua di profumo / profumiere / eau de cologne / profumo da uomo / profumo da donna / maison di profumi / パルファム / パフューム / コロン / 練り香水 / 調香師',
    words:
      'musk / jasmine / bergamot / spritz / sillage / duft / duftnote* / moschus / senteur / flacon / jasmin / aroma / almizcle / fragrância / almíscar / fragranza / muschio / 香り / ジャスミン / parfum / profumo / profumi / perfume house / scent / scents / top notes / base notes / heart note / amber / oud / vetiver / sandalwood / patchouli / bottle of scent / on your skin / atomiser / atomizer / flakon* / kopfnote / herznote / basisnote / sandelholz / ambra / zerstäuber / düfte / note de tête / notes de tête / note de cœur / notes de fond / vaporisateur / santal / ambre / musc / vétiver / notas de salida / notas de fondo / sándalo / ámbar / jazmín / vaporizador / notas de fundo / notas de topo / sândalo / âmbar / jasmim / borrifada* / note di testa / note di fondo / sandalo / gelsomino / spruzz* / essenza / トップノート / ラストノート / ムスク / サンダルウッド / ひと吹き / 残り香',
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
      'sunscreen* / sun cream* / sun lotion* / sun protection / sun care / after sun / self tan / self tanner* / fake tan / tanning lotion* / tanning salon* / tanning studio* / sonnencreme* / sonnenmilch / sonnenschutzmittel / sonnenschutzcreme* / sonnenstudio* / solarium / lichtschutzfaktor* / selbstbräuner* / crème solaire / crèmes solaires / protection solaire / autobronzant* / crema solar / cremas solares / protector solar / protectores solares / bronceador* / autobronceador* / protetor solar / protetores solares / bronzeador* / autobronzeador* / bronzeamento / crema solare / creme solari / abbronzante / abbronzanti / doposole / 日焼け止め / サンスクリーン / sunblock / spf 50 / spf50 / factor 50 / spf 30 / sun stick / after sun lotion / aftersun / sun milk / tanning oil* / tanning bed* / sunbed* / spray tan* / self tanning / reef safe / sonnenschutz / sonnenspray* / sonnenöl / lsf 50 / lsf 30 / lsf / sonnenpflege / bräunungsdusche / solarien / sonnenbank / bräunungsstudio / lait solaire / spray solaire / huile solaire / stick solaire / indice 50 / après soleil / soin solaire / soins solaires / cabine uv / bronzage artificiel / protección solar / fps 50 / bloqueador solar / bloqueadores solares / fotoprotector* / leche solar / solárium / bronceado artificial / rayos uva / bruma solar / filtro solar / proteção solar / fator 50 / fps 30 / pós sol / bronzeamento artificial / bronzeamento natural / bronze natural / protezione solare / protezione 50 / latte solare / spray solare / olio abbronzante / autoabbronzant* / lettini solari / lampada abbronzante / stick solare / 日焼け止めクリーム / サンケア / 日やけ止め / セルフタンニング / uvカット クリーム / 日焼けサロン / タンニング',
    words:
      'spf / uvb / uv / sunburn / tanned / sonnenbrand / bräune / uv strahlen / bronzage / coup de soleil / indice / bronceado / quemadura solar / playa / bronzeado / queimadura de sol / praia / abbronzatura / scottatura / spiaggia / 紫外線 / 日焼け / sun kissed / bronzed / reapply / no white cast / beach bag / summer skin / gebräunt / bräunung / uv schutz / rötung / eincremen / hautalterung / sonnenbaden / bronzé* / hâle / uva uvb / rayons / peau dorée / sin quemar* / piel bronceada / resistente al agua / rayos uv / reaplica* / marquinha / pele bronzeada / raios uv / resistente à água / toque seco / tintarella / pelle dorata / resistente all acqua / scottat* / 夏の日差し / 日差し / ウォータープルーフ / 白浮き / 海 プール / 塗り直し / 焼けない / tanning / crème soleil',
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
      'tattoo* / tattoo studio* / tattooist* / tätowier* / tatouage* / tatoueur* / tatoueuse* / tatuaje* / tatuador* / tatuagem / tatuagens / tatuaggi* / tatuator* / タトゥー / 刺青 / ink studio / ink artist* / cover up tattoo* / ear piercing / nose piercing / body art / piercer / piercer* / ohrlochstechen / ohrloch stechen / cover up tätowierung / salon de tatouage / détatouage / piercing oreille / studio de tatouage / tatuarse / tatuar / estudio de tatuajes / estudio de piercing / perforaciones corporales / anillador* / eliminación de tatuajes / tatuar se / estúdio de tatuagem / body piercer / remoção de tatuagem / fechamento de braço / tatuarsi / studio di tatuaggi / piercing e tatuaggi / rimozione tatuaggi / 入れ墨 / ボディピアス / タトゥースタジオ / ピアス 穴あけ / 彫師',
    words:
      'inked / linework / cover up / stencil / skin art / stechen / encre / aiguille / dermographe / tinta / aguja / agulha / inchiostro / 彫り師 / 墨入れ / piercing* / henna / ink / flash day / flash sheet / fine line / blackwork / full sleeve / dotwork / traditional flash / healed / aftercare / needle / on your skin forever / walk in wednesday / tinte unter / unter die haut / nadel / stechtermin* / fineline / unterarm / sous la peau / aiguilles / avant bras / cicatrisé / diseño personalizado / bajo la piel / boceto* / línea fina / antebrazo / para siempre en tu piel / agujas / traço fino / na pele / desenho exclusivo / antebraço / agulhas / sulla pelle / disegno unico / bozzetto / aghi / avambraccio / sottopelle / 和彫り / 彫り / ワンポイント / 軟骨',
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
      'funeral* / funeral home* / funeral director* / undertaker* / cremation* / mortuary / mortician* / burial* / bestatt* / bestattung* / beerdigung* / trauerfeier* / sterbevorsorge / sterbegeld* / trauerredner* / sarg / särge / feuerbestattung* / pompes funèbres / obsèques / funérailles / crémation / inhumation / contrat obsèques / funerari* / tanatorio* / velatorio* / cremación / servicios funerarios / pompas fúnebres / funerár* / cremação / velório / plano funerário / serviço funerário / funebre / funebri / onoranze funebri / cremazione / agenzia funebre / 葬儀 / 葬式 / 家族葬 / 火葬 / 終活 / friedwald* / baumbestattung* / ruheforst* / undertaking / memorial service* / celebrant funeral / celebrant for funerals / direct cremation / woodland burial / natural burial / end of life celebration / coffins / casket / caskets / prepaid funeral / wake service / hearse* / crematorium / trauerhilfe / urnenbeisetzung* / seebestattung* / friedwald / waldbestattung / beisetzung* / trauerrede* / krematorium / leichenwagen / erdbestattung / pompe funèbre / entreprise funéraire / services funéraires / service funéraire / chambre funéraire / conseiller funéraire / prévoyance obsèques / assurance obsèques / crématorium / funéraire* / obsèque* / servicio funerario / seguro de decesos / crematorio / cremaciones / sepelio* / entierro* / previsión funeraria / exequial* / planes exequiales / serviços funerários / sepultamento / crematório / plano funeral / assistência funerária / coroa de flores para velório / pompe funebri / impresa funebre / servizi funebri / previdenza funeraria / cofani funebri / tumulazione / 葬祭 / 葬儀社 / 告別式 / 通夜 / お葬式 / 一日葬 / 直葬 / 斎場 / 散骨 / 樹木葬',
    words:
      'farewell / coffin / urn / ashes / mourners / condolence* / eulogy / trauer / abschied / angehörige / verstorbene* / deuil / défunt / cercueil / duelo / difunto / ataúd / despedida / luto / falecido / caixão / lutto / defunto / bara / お別れ / 故人 / ご遺族 / urne / urnen / say goodbye / goodbye / dignified / dignity / passed away / bereaved / service of remembrance / in their memory / wreath / grieving / würdevoll / letzter weg / verstorben / verlust / todesfall / hinterbliebene / letzte ruhe / trauernde / würdig / adieu / dernier adieu / dernier hommage / hommage / disparu* / proche disparu / perte d un proche / dignité / recueillement / familles endeuillées / cendres / adiós / último adiós / ser querido / seres queridos / fallecid* / cenizas / dignidad / homenaje / último adeus / ente querido / entes queridos / homenagem / cinzas / falecimento / dignidade / ultimo saluto / persona cara / caro estinto / addio / ceneri / dignità / scomparsa / commiato / 故人様 / 見送り / 遺骨 / 供養 / 祭壇 / 最期 / 喪主 / loved one s / final journey / final farewell',
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
      'headstone* / gravestone* / grave care / monumental mason* / memorial stone* / cemetery care / grabpflege* / grabstein* / grabmal* / grabgestaltung / friedhofsgärtner* / grablicht* / marbrerie funéraire / pierre tombale / pierres tombales / entretien de tombe / entretien de tombes / monument funéraire / lápida / lápidas / cuidado de tumbas / marmolería funeraria / lápide / lápides / jazigo* / lapide / lapidi / cura delle tombe / marmista cimiteriale / arte funeraria / 墓石 / お墓 / 霊園 / 墓地 / tombstone* / grave marker* / memorial mason* / memorial plaque* / grave stone* / grave tending / grave maintenance / cemetery plot* / burial plot* / grave restoration / grave flowers / stone mason memorial* / steinmetz für grab* / grabanlage* / grabbepflanzung* / grablaterne* / grabvase* / grabeinfassung* / grabschmuck / dauergrabpflege / urnengrab* / grabplatte* / monuments funéraires / marbrier funéraire / marbriers funéraires / plaque funéraire / plaques funéraires / entretien de sépulture* / nettoyage de tombe* / fleurissement de tombe* / caveau* / placas funerarias / arte funerario / limpieza de tumbas / mantenimiento de tumbas / marmolista funerari* / nichos y lápidas / panteón / panteones / túmulos / limpeza de túmulo* / manutenção de túmulo* / marmoraria funerária / placas para túmulo* / cemitério parque / monumenti funebri / lapidi cimiteriali / tombe e lapidi / manutenzione tombe / pulizia tombe / fiori per tombe / lampade votive / lampada votiva / marmi funerari / 墓じまい / 墓掃除 / お墓参り代行 / 石材店 墓 / 永代供養 / 納骨堂 / 墓石クリーニング',
    words:
      'grave / graves / cemetery / granite / engraving / memorial / remembrance / friedhof / granit / inschrift / gedenken / cimetière / gravure / tumba / cementerio / granito / inscripción / túmulo / cemitério / tomba / cimitero / incisione / 墓参り / 供養 / inscription / lettering / weathered / name in stone / stonemason / tending / never forgotten / anniversary of death / bepflanz* / gräber / moos / naturstein / andenken / friedhöfe / ruhestätte / beschriftung / tombe / tombes / toussaint / sépulture / dorure / souvenir éternel / tumbas / grabado / difuntos / panteon / cemitérios / gravação / finados / cimiteri / defunti / ricordo eterno / lumino / お彼岸 / お盆 / 御影石 / 先祖 / 墓前 / your family s grave / her grave / his grave',
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
      'bereavement / grief counselling / grief counselor* / grief support / mourning cards / trauerbegleitung / trauerkarte* / trauergruppe* / trauerfloristik / trauerkranz / accompagnement du deuil / deuil périnatal / carte de condoléances / apoyo al duelo / terapia de duelo / grupo de duelo / apoio ao luto / elaborazione del lutto / gruppo di lutto / グリーフケア / 喪中はがき / お悔やみ / bereaved / grief counsel* / grief group* / grief therapist* / grief therapy / grieving / grief cafe / bereavement card* / sympathy card* / condolence card* / sympathy flowers / widows group / child loss support / miscarriage support / trauercafé* / trauerbegleiter* / trauerberatung / trauertherapie / trauernde / kondolenzkarte* / kondolenz* / trauerbewältigung / sternenkinder* / trauergespräch* / endeuillé* / soutien au deuil / groupe de deuil / groupe de parole deuil / cartes de condoléances / perte d un enfant / accompagnement au deuil / acompañamiento en el duelo / grupos de duelo / duelo perinatal / psicólogo del duelo / tarjetas de pésame / tarjeta de condolencias / superar el duelo / grupo de luto / acompanhamento no luto / terapia do luto / psicóloga do luto / cartões de condolências / luto perinatal / superar o luto / gruppi di lutto / sostegno al lutto / supporto al lutto / biglietto di condoglianze / biglietti di condoglianze / elaborare il lutto / lutto perinatale / グリーフ / 遺族の会 / お悔やみカード / 死別 / 喪中',
    words:
      'grief / mourning / condolences / memories / widow / trauer / verlust / beileid / witwe / deuil / condoléances / duelo / pérdida / pésame / luto / perda / pêsames / lutto / perdita / condoglianze / 悲しみ / 故人 / lost someone / lose a loved one / loved one / tears / heartbroken / you are not alone / words of comfort / widower / in loving memory / healing at your pace / sympathy / trösten / trost / tränen / weinen / verlust verarbeiten / gemeinsam trauern / herzliches beileid / hinterbliebene / chagrin / larmes / pleurer / perte d un proche / veuf / veuve / réconfort / ser querido / lágrimas / llorar / viudo / viuda / dolor por la / consuelo / ente querido / chorar / saudade / viúva / viúvo / consolo / quem perdeu / perdita di una persona / lacrime / piangere / vedova / vedovo / conforto / persona cara / 大切な人を亡く / 涙 / 喪失 / 遺族 / 分かち合い / 偲ぶ',
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
      'veterinar* / vet clinic* / vet practice* / animal clinic / animal hospital* / pet insurance / pet health / tierarzt* / tierärzt* / tierklinik* / kleintierpraxis / haustierversicherung / hundekrankenversicherung / vétérinaire* / clinique vétérinaire / assurance animaux / assurance animale / clínica veterinaria / seguro para mascotas / veterinár* / plano pet / convênio pet / assicurazione cane / assicurazione animali / ambulatorio veterinario / 動物病院 / 獣医 / ペット保険 / vet surgery / vet surgeon* / vet nurse* / emergency vet* / small animal clinic* / small animal practice / cat clinic* / pet clinic* / pet dental / pet check up / pet vaccination* / puppy vaccination* / pet hospital* / mobile vet* / tiermedizin* / tiernotdienst / tierspital / kleintierklinik* / haustierarzt* / hundeimpfung / katzenkrankenversicherung / tierkrankenversicherung / hundeversicherung / kastration von / tierphysiotherapie / véto / vétos / mutuelle chien / mutuelle chat / mutuelle animaux / assurance chien / assurance chat / vaccin chien / hôpital vétérinaire / urgences vétérinaires / médecine vétérinaire / seguro para perros / seguro de mascotas / seguros para mascotas / hospital veterinario / urgencias veterinarias / vacunas para perros / esterilización de mascotas / hospital veterinário / plano de saúde pet / vet 24h / castração de cães / vacina de cachorro / consulta veterinária / pronto socorro veterinário / clinica veterinaria / ospedale veterinario / polizza cane / polizza cane e gatto / assicurazione per cani / assicurazione gatto / pronto soccorso veterinario / sterilizzazione del / 獣医師 / ペットクリニック / どうぶつ病院 / ペットの健康 / ペット診療 / ワンちゃんの病院',
    words:
      'vet / vets / pet / pets / neuter / spay / deworming / microchip / paw / paws / fleas / haustier* / pfote* / kastration / zecken / animal de compagnie / puces / chaton / mascota* / castración / pulgas / castração / cucciolo / zampe / pulci / ワクチン / わんちゃん / limp / limping / off his food / wagging / four legged / puppy / kitten / kittens / neutering / spaying / worming / fleas and ticks / x ray / vaccinations / vet bills / itching / vomiting / vierbeiner / fellnase* / hinkt / frisst nicht / impfung / entwurmung / flöhe / röntgen / tierhalter / op kosten / katze / hund / samtpfote* / poils / quatre pattes / compagnon* / stérilisation / vermifuge / tiques / chien / frais vétérinaires / radiographie / peludo* / cojea / patas / vacunación / desparasita* / esterilización / perro / gato / cachorro / garrapatas / gastos veterinarios / peludinho* / patinha* / vermífugo / vacinação / gatinho / carrapatos / bichinho* / pelosetto / amico a quattro zampe / quattro zampe / zoppica / vaccinazione / sterilizzazione / cane / gatto / zecche / spese veterinarie / 愛犬 / 愛猫 / 猫ちゃん / 避妊 / 去勢 / フィラリア / マイクロチップ',
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
      'large animal vet* / livestock vet* / farm vet* / equine vet* / cattle vet* / großtierpraxis / pferdeklinik* / pferdetierarzt* / rinderpraxis / nutztierpraxis / tierarzt für pferde / clinique équine / vétérinaire équin / vétérinaire rural / veterinario equino / veterinario rural / clínica equina / veterinário equino / clinica equina / 家畜診療 / 馬の獣医 / equine clinic* / equine practice / equine hospital / horse vet* / cattle practice / farm animal vet* / farm animal practice / livestock health / bovine vet* / dairy vet* / equine dentist* / horse dentist* / pferdepraxis / pferdearzt* / pferdezahnarzt* / großtierarzt* / nutztierarzt* / rindertierarzt* / nutztiermedizin / bestandsbetreuung / tierarzt im stall / vétérinaires ruraux / vétérinaire pour chevaux / vétérinaire bovin / vétérinaire équine / médecine équine / santé du troupeau / dentiste équin / veterinario de caballos / veterinarios rurales / veterinario de ganado / veterinario bovino / medicina equina / sanidad animal ganader* / clínica de grandes animales / veterinário de grandes animais / veterinário rural / veterinário de cavalos / veterinário bovino / clínica de equinos / saúde do rebanho / veterinario per cavalli / veterinari buiatri / buiatr* / clinica per cavalli / grandi animali / 大動物 / 産業動物 / 牛の獣医 / 馬の診療 / 家畜の健康',
    words:
      'calving / lameness / colic / foal / herd health / hooves / udder / fohlen / kolik / euter / kuh / vêlage / jument / poulain / boiterie / yegua / potro / cólico / égua / bezerro / úbere / cavalla / puledro / vitello / 牛舎 / 子牛 / calf / calves / mare / lambing / lame / mastitis / milk yield / night calls / rinder / kälber / kalb / stute / lahm* / abkalb* / bovins / veau / veaux / agnelage / mammite / terneros / cojera / parto de / bezerros / mastite / manqueira / vitelli / zoppia / 難産 / 乳房炎 / 疝痛',
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
      'pet shop* / pet store* / pet supplies / pet supply / pet accessories / pet toys / pet care / zoohandlung* / tierbedarf* / haustierbedarf / zoofachhandel / tierhandlung / heimtierbedarf / animalerie* / accessoires pour animaux / jardinerie animalerie / tienda de mascotas / artículos para mascotas / accesorios para mascotas / pet shop / petshop / loja de animais / casa de ração / negozio di animali / articoli per animali / accessori per animali / ペットショップ / ペット用品 / pet superstore* / pets and supplies / pet accessory / pet products / pet essentials / dog accessories / dog bed* / dog collar* / dog harness* / dog lead* / dog toy* / dog coat* / pet bed* / pet bowl* / pet boutique* / heimtier* / tierfachmarkt / tierfachgeschäft* / hundebett* / hundehalsband* / hundeleine* / hundegeschirr* / hundespielzeug* / hundezubehör / haustierzubehör / tierzubehör / tierladen / zoogeschäft / hundekörbchen / accessoires chien / accessoires pour chien* / colliers pour chien* / laisse pour chien / panier pour chien / jouets pour chien* / jouets pour animaux / boutique pour animaux / produits pour animaux / harnais pour chien* / tiendas de mascotas / tienda para mascotas / accesorios para perros / collares para perros / camas para perros / juguetes para perros / productos para mascotas / correas para perros / arneses para perros / artigos para animais / acessórios para pets / acessórios para cachorro* / pet center / coleiras para / caminha pet / brinquedos para cachorro* / produtos para pets / roupinha para cachorro / petshops / negozi di animali / accessori per cani / cucce per cani / cuccia per cani / guinzagli / collari per cani / giochi per cani / prodotti per animali / ペットグッズ / 犬用品 / ペット用ベッド / 犬の首輪 / 犬用ハーネス / 犬服 / ペット用おもちゃ',
    words:
      'pets / collars / leash / cage / litter / aquarium / hamster / kibble / leine / halsband / käfig / napf / collier / laisse / gamelle / correa / jaula / coleira / gaiola / ração / guinzaglio / gabbia / ciotola / 首輪 / リード / harness / squeaky / wag / wags / whiskers / paws / tails / kitten / puppy / rabbits / hamsters / furry friend* / chew toy* / bowls / körbchen / kauspielzeug / kratzbaum / vierbeiner / pfoten / kaninchen / meerschwein* / näpfe / haustiere / wedel* / harnais / chiots / chatons / quatre pattes / litière / os à mâcher / arnés / comedero / mascotas / peludos / hámster / patitas / cama para tu perro / coleiras / peitoral / comedouro / bichinhos / caminha / collare / pettorina / cuccia / amici a quattro zampe / pelosi / criceti / lettiera / ハムスター / うさぎ / ハーネス / しっぽ',
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
      'pet food / dog food / puppy food / dog treats / raw feeding / dry dog food / wet dog food / hundefutter* / tiernahrung / nassfutter / trockenfutter / hundesnack* / welpenfutter / croquettes pour chien / nourriture pour chien / nourriture pour chiens / nourriture pour animaux / pâtée / pienso para perros / comida para perros / comida para mascotas / alimento para perros / snacks para perros / ração para cães / ração para cachorro / ração para pets / comida para cachorro / crocchette per cani / cibo per cani / cibo per animali / mangime per cani / ドッグフード / ペットフード / 犬のおやつ / dog biscuit* / dog chew* / dog snack* / dog meals / fresh dog food / raw dog food / grain free dog / puppy kibble / natural dog / food for dogs / pet nutrition / pet treats / dog nutrition / dog dinner* / tierfutter* / barfen / barf shop / hundenahrung / futter für hunde / futter für den hund / futter für deinen hund / hundeleckerli* / hundekeks* / kauknochen / hundemenü* / rohfütterung / haustierfutter / frischfutter für hunde / croquettes chien / croquettes sans / friandises pour chien* / friandises chien / alimentation canine / alimentation pour chien* / repas pour chien* / pâtées / ration ménagère / pienso / piensos / pienso natural / comida natural para perros / alimento para mascotas / premios para perros / golosinas para perros / galletas para perros / dieta barf / huesos para perros / alimentación canina / rações / ração natural / alimentação natural para cães / petiscos para cães / petisco para cachorro / bifinho* / biscoito para cachorro / ração premium / comida natural para cachorro / cibo umido per cani / snack per cani / biscotti per cani / alimentazione del cane / alimenti per cani / ossa per cani / 犬のごはん / 犬用フード / 犬用おやつ / 手作りごはん 犬 / ペット用フード / ドライフード / ウェットフード',
    words:
      'dog / bowl / kibble / grain free / dry food / wet food / chew / treats / puppy / napf / hund / getreidefrei / welpe* / gamelle / chien / sans céréales / perro / cuenco / cachorro / sin cereales / tigela / cão / ciotola / cane / senza cereali / 愛犬 / 穀物不使用 / barf / croquettes / crocchette / tail wag* / wagging / licks the bowl / fussy eater* / sensitive tummy / sensitive stomach / shiny coat / vet approved / adult dog* / senior dog* / hunde / glänzendes fell / verträglich / pansen / leckerli* / kauen / futter / vierbeiner / wedelt / chiens / poil brillant / digestion / friandise* / chiot / vétérinaires / quatre pattes / pelo brillante / perros / digestión / hueso / peludo / pelo brilhante / cães / cachorros / digestão / petisco* / osso / pelagem brilhante / pelo lucido / cani / digeribil* / scodinzol* / bocconcini / cuccioli / しっぽ / 食いつき / 毛並み / わんちゃん / 愛犬の健康 / チキン 犬',
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
      'cat food / cat litter / cat tree* / cat toy* / cat treats / cat flap* / cat cafe* / cat café* / cat sitter* / cat hotel* / kitten food / katzenfutter* / katzenstreu* / katzenspielzeug* / katzenbaum / katzenbäume / katzensitter* / katzenpension* / katzencafé* / katzenklo* / kratzbaum* / kratzbäume / litière pour chat / litière pour chats / arbre à chat / arbres à chat / nourriture pour chat / nourriture pour chats / bar à chats / comida para gatos / arena para gatos / pienso para gatos / rascador para gatos / rascadores para gatos / areia para gatos / ração para gatos / arranhador para gatos / cibo per gatti / lettiera per gatti / tiragraffi / croccantini / キャットフード / 猫砂 / 猫カフェ / キャットタワー / cats only / cat accessories / cat bed* / cat shop* / cat snack* / cat scratch* / scratching post* / catnip / kitty litter / clumping litter / kitten supplies / wet food for cats / cat furniture / cat door* / cat fountain* / katzen futter / katzenmöbel / katzensnack* / katzenklappe* / katzenzubehör / katzennahrung / katzenminze / katzenkratz* / katzenbett* / klumpstreu / katzentoilette* / katzenbrunnen / katzen nassfutter / croquettes chat / croquettes pour chat* / croquettes chaton / pâtée pour chat* / pâtée chat / litière chat / litière végétale / litière agglomérante / griffoir* / jouets pour chat* / chatière* / herbe à chat / fontaine à chat / arenero* / arena aglomerante / alimento para gatos / juguetes para gatos / snacks para gatos / accesorios para gatos / hotel para gatos / café de gatos / pienso gatos / fuente para gatos / areia higiênica / sachê para gatos / petisco para gatos / brinquedos para gatos / caixa de areia para gatos / gatificação / fonte para gatos / arranhadores / crocchette per gatti / crocchette gatto / lettiera / lettiere / cibo umido per gatti / giochi per gatti / snack per gatti / gattaiola / 猫用 / 猫のトイレ / 爪とぎ / ねこ砂 / 猫のおやつ / 猫じゃらし / 猫ホテル',
    words:
      'cat / cats / kitten / kittens / purr / whiskers / litter box / scratching / meow / katze* / kätzchen / schnurren / chaton / ronron / gato / gatito / ronroneo / gatos / gatinho / bichano / gatto / gatti / fusa / 猫ちゃん / 子猫 / 愛猫 / feline* / tomcat / purring / purrs / claws / hairball* / fussy cat* / odour control / indoor cat* / pounce / litter / stubentiger / samtpfote* / kater / miau / krallen / haarballen / geruchsbindend / wohnungskatze* / klumpt / schnurrt / matou / minou / griffes / boules de poils / miaou / ronronn* / félin* / gata / minino / felino* / bolas de pelo / ronronea / ronron* / gatta / micio / mici / boli di pelo / miao / 猫 / ニャー / ゴロゴロ / 肉球 / 毛玉 / ネコ / votre chat / mon chat / les chats',
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
      'dog training / dog trainer* / dog school* / dog walker* / dog walking / puppy class* / puppy school / puppy training / dog breeder* / dog daycare / hundeschule* / hundetrainer* / hundetraining / hundeausführ* / welpenschule / welpenkurs* / hundezucht / gassiservice / éducation canine / éducateur canin / éducatrice canine / promeneur de chiens / dressage de chiens / élevage canin / adiestramiento* / adiestrador* / paseador de perros / paseadora de perros / criadero de perros / escuela canina / adestramento* / adestrador* / passeador de cães / canil de criação / addestramento cani / addestratore cinofilo / educatore cinofilo / educazione cinofila / allevamento cani / dog sitter / 犬のしつけ / ドッグトレーナー / ドッグトレーニング / 犬の散歩代行 / しつけ教室 / dog walk* / dog behavio* / dog obedience / obedience class* / obedience training / puppy socialis* / puppy socializ* / puppy course* / agility training / canine behavio* / dog coach* / dog day care / puppies for sale / kennel club / dog minder* / leash training / hundeerziehung / hundepsycholog* / hundecoach* / hundesport / leinenführigkeit / welpenspielstunde* / welpengruppe* / welpentraining / hundezüchter* / hundeverhalten* / hundekurs* / gassi gehen / gassigeher* / hundespaziergang* / dogwalker* / agility hund* / éducateurs canins / éducateur comportementaliste / comportementaliste / école du chiot / école des chiots / club canin / promenade de chiens / promenades de chiens / dog sitting / dressage canin / éleveur de chiens / éducation du chiot / promeneuse de chiens / adiestrar / educador canino / educadora canina / educación canina / etólogo canino / etología canina / paseo de perros / paseos de perros / paseadores de perros / clases para cachorros / obediencia canina / adestrar / comportamento canino / comportamentalista / passeio com cães / passeios com cães / passeadora de cães / escola para cães / educador de cães / addestramento / addestrare il cane / educatrice cinofila / educatori cinofili / centro cinofilo / passeggiate con cani / comportamentista / asilo per cuccioli / classi di cuccioli / パピー教室 / 犬の訓練 / ドッグスクール / 愛犬のしつけ / トレーニング 犬 / 犬の幼稚園 / 訓練士 / 無駄吠え',
    words:
      'dog / dogs / puppy / leash / barking / obedience / recall / hund / hunde / welpe* / leine / bellen / chien / chiot / laisse / aboie / perro / cachorro / correa / ladridos / cão / coleira / cane / cucciolo / guinzaglio / 愛犬 / 子犬 / bark / barks / pulling on the lead / pulls on the lead / chews / biting / clicker / positive reinforcement / walkies / jumping up / socialis* / socializ* / rüpel / bei fuß / zieht an der leine / klicker / bellt / kläffer / gassi / freilauf / rückruf / beißt / leckerli* / vierbeiner / pas bouger / tire en laisse / aboiement* / aboyer / renforcement positif / chiens / chiots / mordille / désobéi* / sociabilis* / siéntate / tira de la correa / ladra / ladrar / muerde / obediencia / refuerzo positivo / perros / cachorros / puxa a guia / puxa na guia / latir / morde / obediência / reforço positivo / cães / filhote* / petisco* / tira al guinzaglio / abbaia / abbaiare / obbedienza / rinforzo positivo / cani / cuccioli / richiamo / 吠え / 噛み癖 / おすわり / リード / トイレトレーニング / 引っ張り / canil / walks on a loose lead',
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
      'dog kennel* / boarding kennel* / dog boarding / pet hotel* / pet boarding / dog hotel* / pet sitter* / pet sitting / cattery / catteries / doggy daycare / tierpension* / hundepension* / hundehotel* / tiersitter* / hundesitter* / hundebetreuung / hundetagesstätte* / pension canine / pension pour chiens / pension pour animaux / garde d animaux / pet sitter / hotel canino / hotel para perros / residencia canina / guardería canina / cuidador de mascotas / hotel para cães / hotel para cachorros / hotel para pets / creche para cachorros / creche canina / hospedagem para pets / pensione per cani / asilo per cani / pensione per animali / dogsitter / ペットホテル / ペットシッター / kennels / boarding for dogs / boarding for cats / cat boarding / dog sitter* / dog sitting / home boarding / pet resort* / pet minder* / luxury pet hotel / day care for dogs / dog day care / pets welcome while you travel / house sitting and pet* / katzenbetreuung / tierbetreuung / haustierbetreuung / hundetagesbetreuung / hundekita / hundetagespflege / urlaubsbetreuung für hund* / tierhotel* / dogsitter* / hundeferien / pension pour chats / pensions canines / pension féline / garde de chien* / garde de chat* / garde d animal / garde d animaux à domicile / garderie pour chien* / garderie canine / hôtel pour chien* / hôtel canin / hôtel pour animaux / residencias caninas / residencia para perros / residencia para mascotas / alojamiento para perros / hospedaje para mascotas / hospedaje canino / hotel para mascotas / cuidador de perros / cuidadora de perros / cuidadores de perros / guardería para perros / canguro para perros / hospedagem de cães / hospedagem para cães / hospedagem para cachorro* / hotelzinho para / hotelzinho pet / hotel pet / day care canino / daycare canino / creche pet / babá de pet* / babá de cachorro / pensione cani / pensioni per cani / hotel per cani / hotel per animali / pensione per gatti / ペットシッティング / 犬の一時預かり / 犬の保育園 / ドッグホテル / 猫シッター / ペットの預かり / 一時預かり ペット',
    words:
      'pet / dog / cat / playmates / hund / gassi / auslauf / chien / promenade / perro / vacaciones / cachorro / viagem / passeio / cane / vacanza / passeggiata / 留守番 / 旅行中 / while you re away / while you are away / daily photo* / photo updates / play pack / run and play / overnight stay* / furry guest* / homesick / cage free / paw / during your holiday / holiday for your dog / verreist / verreisen / in ihrer abwesenheit / tägliche fotos / rudel / fellnase* / spielwiese / zwingerfrei / hunde / katze / vierbeiner / pendant vos vacances / compagnon* / photos tous les jours / sans cage / toutou* / chiens / te vas de viaje / vacaciones sin / fotos diarias / manada / peludo* / sin jaulas / perros / gato / vai viajar / viajar tranquil* / fotos diárias / matilha / sem gaiolas / cães / gatos / vai in vacanza / parti tranquill* / foto ogni giorno / pelosetto / senza gabbie / cani / gatto / お預かり / わんちゃん / 写真報告 / ドッグラン',
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
      'dog groom* / pet groom* / groomer / groomers / grooming salon* / dog wash / dog shampoo* / hundesalon* / hundefriseur* / hundepflege* / hundeshampoo* / hundewäsche / fellpflege / toilettage* / toiletteur* / toiletteuse* / shampoing pour chien / peluquería canina / peluquero canino / peluquería para mascotas / champú para perros / banho e tosa / tosador* / tosa higiênica / shampoo para cachorro / toelettatura* / toelettatore / lavaggio cani / shampoo per cani / ペットサロン / ペット美容室 / トリミングサロン / トリマー / self service dog wash / dog washes / dog wash station* / hundewaschanlage* / hundewaschsalon* / hundewaschstation* / hunde waschen / station de lavage pour chiens / lave chien* / laverie pour chiens / laver son chien / laver votre chien / lavadero de perros / autolavado de perros / lavado de perros / lava pets / banho self service / lavaggio per cani / lavacani / セルフシャンプー / セルフペットウォッシュ / mobile grooming / cat grooming / cat groomer* / puppy groom* / grooming parlour / grooming parlor / grooming for dogs / dog haircut* / dog bath* / dog spa* / pet spa* / pet salon* / dog hairdress* / dog brush* / hand stripping / hundefrisör* / hundebad / hundebürste* / hundefrisur* / katzenpflege salon / hundewaschanlage / hundewaschen / trimmen hund* / salon de toilettage / salon canin / toiletter / tonte de chien / shampooing pour chien / coiffeur pour chien* / bain pour chien / spa canin / peluquerías caninas / peluquera canina / estética canina / baño y corte / baño para perros / baño de perros / spa canino / grooming canino / corte de pelo para perros / tosa / banho em cachorro / banho para cachorro / estética animal / estética pet / spa pet / salão pet / tosa bebê / banho pet / toelettatrice / toelettatori / salone per cani / bagno per cani / spa per cani / lavaggio del cane / tosatura del cane / ドッグサロン / 犬の美容室 / 犬のシャンプー / シャンプーカット 犬 / トリミング 犬 / ペットトリミング',
    words:
      'fur / dog / poodle / paws / claws / matted / nail clipping / bath / shedding / pudel / krallen / scheren / entfilzen / poil / caniche / griffes / chien / uñas / perro / pelagem / unhas / cachorro / barboncino / unghie / 毛玉 / シャンプー / 爪切り / wet dog* / muddy dog* / muddy paws / matschpfoten / muddy / brush out / undercoat / ears cleaned / nails clipped / wash and dry / smelly dog / tangles / bandana / cockapoo* / schnauzer / spaniel / zottel* / unterwolle / verfilz* / pfoten / bürsten / hund riecht / vierbeiner / hunde / sous poil / brossage / démêlage / toutou* / chiens / pattes / coupe ciseaux / subpelo / cepillado / patas / corte de uñas / perros / mechón / moñito / embolad* / escovação / patinha* / corte de unhas / cães / lacinho / cheirosinho / shih tzu / sottopelo / spazzol* / zampe / taglio unghie / cani / もふもふ / 耳掃除 / トイプードル / ブラッシング / 肛門腺 / 抜け毛 犬',
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
      'animal shelter* / animal rescue* / animal welfare / dog rescue* / cat rescue* / rescue dog* / rescue cat* / rehoming / adopt a dog / adopt a pet / adopt a cat / tierheim* / tierschutz* / tierrettung / tierschutzverein* / tiervermittlung / refuge animalier / refuge pour animaux / spa animaux / protection animale / adopter un chien / adopter un chat / protectora de animales / refugio de animales / rescate animal / adopta un perro / adopta un gato / adopción de mascotas / abrigo de animais / proteção animal / resgate animal / adote um cão / adote um gato / adote um pet / adoção de animais / canile / canili / gattile / rifugio per animali / protezione animali / adotta un cane / adotta un gatto / 保護犬 / 保護猫 / 動物愛護 / 里親募集 / rescue centre for dogs / rescue center for dogs / rescue pets / rescue animals / rescued dogs / dogs home / cats home / rehome / rehomed / stray dogs / stray cats / homeless dogs / homeless pets / animal charity / animal protection / adopt don t shop / adoptable / adopt me pet / tierschützer* / hund aus dem tierschutz / straßenhunde / straßenhund* / hund adoptieren / katze adoptieren / tierpatenschaft* / tierasyl / refuge pour chiens / refuge de la spa / refuges animaliers / chiens abandonnés / animaux abandonnés / chats errants / adoption animale / adopter un animal / sos animaux / protectora animal / refugio animal / refugio para perros / refugio canino / perros abandonados / animales abandonados / adopta un animal / adoptar un perro / adoptar un gato / albergue de animales / protectoras / adopta no compres / abrigo para cães / abrigo de cães / ong animal / proteção aos animais / animais abandonados / cães abandonados / adoção de cães / feira de adoção / adote um animal / adotar um cão / adotar um gato / protetores de animais / rifugio del cane / rifugio animali / cani abbandonati / animali abbandonati / adottare un cane / adottare un gatto / adozione cani / associazione animalista / protezione degli animali / 動物保護 / 保護犬カフェ / 保護犬譲渡 / 保護猫カフェ / 殺処分 / 動物保護団体 / pet adoption / refuge animal* / adopción de animales / canil municipal / rescue animal* / rescue centre for animals / cats and dogs looking for / dogs looking for / dog rescue / cat rescue / tiere suchen / katzenhilfe / spa refuge / chiens à adopter / chats à adopter / perrera* / perros en adopción / gatos en adopción / adote um cachorro / cães e gatos para adoção / associação animal / cani in adozione / 譲渡会 / 保護団体 / 保護施設',
    words:
      'abandoned / stray / strays / adopt / adoption / foster / forever home / kennel / zwinger / ausgesetzt / streuner / pflegestelle / abandonné* / errants / abandonado* / callejero* / acogida / abandono / lar temporário / randagi / abbandonat* / adozione / 里親 / 捨て犬 / rescued / waiting for a home / mistreated / neglected / chained / street dogs / foster carers / foster family / paw / sponsor a kennel / wartet auf ein zuhause / endgültiges zuhause / vermittlung / gassigänger* / pflegefamilie* / futterspende* / misshandelt / ehrenamt* / hunde / katzen / adoptez / attend une famille / attendent une famille / maltraité* / famille d accueil / chiens / chats abandonnés / adopta / adoptar / casa de acogida / casas de acogida / maltratad* / esperan una familia / rescatad* / adote / adotar / esperando um lar / vira lata* / resgatad* / adotta / adottare / seconda possibilità / cercano casa / cerca casa / maltrattat* / stallo / 新しい家族 / 保護された / 一時預かり / 命を救 / 殺処分ゼロ / paws / stray* / whisker* / kennel* / fur / foster* / leash / pfote* / streuner* / adoptieren / adopter / museau / gamelle / adopta* / patas / peludo* / focinho / patinhas / adotta* / zampa / しっぽ / adopt* / second chance / forever family / neuter* / spay* / puppies / kitten* / cats / dogs / tail / wag* / waiting for you / loving / bark / vaccinated / chipped / streicheln / welpen / kätzchen / gassi* / abgegeben / ausgesetzt* / vermitt* / schnauze* / chiot* / chaton* / chats / seconde chance / truffe / ronron* / perros / gatos / cachorros / gatitos / segunda oportunidad / hocico* / rabo / cães / gatinhos / filhotes / abandonad* / segunda chance / rabinho / castra* / cani / gatti / cuccioli / gattini / coda / sterilizz* / 犬 / 猫 / 家族を待 / 譲渡 / 子猫 / 避妊',
    scenes: [
      'A dog behind a fence in a garden',
      'A woman with a dog in a garden',
      'A cat with a blanket in a living room',
      'A family with a dog in a park',
      'A dog in a yard',
      'A girl with a dog in a garden',
    ],
  },
  {
    thing: 'hedgehog',
    theme: 'meadow',
    names:
      'wildlife rescue* / wildlife hospital* / wildlife sanctuary / wildlife rehabilitation / hedgehog rescue* / wildtierhilfe / wildtierstation* / wildtierauffangstation / igelstation* / igelhilfe / wildvogelhilfe / sauvetage faune sauvage / faune sauvage / hôpital pour hérissons / rescate de fauna / fauna silvestre / recuperación de fauna / resgate de fauna / animais silvestres / recupero fauna selvatica / fauna selvatica / centro recupero animali / 野生動物保護 / 野生動物救護 / wildlife centre / wildlife center / wildlife rehab* / wildlife clinic* / injured wildlife / orphaned wildlife / wild animal rescue / wild animal hospital / bat rescue / owl rescue / fox rescue / seal rescue / bird of prey centre / bird rescue / swan rescue / wildtierrettung / wildtiere in not / wildtierklinik / wildvogelstation / igel in not / eichhörnchenhilfe / fledermaushilfe / greifvogelstation / auffangstation* / verletzte wildtiere / animaux sauvages blessés / sos hérisson* / soins à la faune / hôpital de la faune / centro de recuperación de fauna / fauna salvaje / animales silvestres / animales salvajes heridos / hospital de fauna / rescate de animales silvestres / centro de triagem de animais / reabilitação de animais silvestres / animais selvagens / reabilitação de fauna / cras fauna / animali selvatici / centro recupero fauna / recupero ricci / ospedale dei ricci / soccorso fauna / rapaci feriti / 傷ついた野生動物 / 野鳥救護 / 野生動物病院 / 野生復帰',
    words:
      'hedgehog* / orphaned / injured / owl / fox / fledgling / hibernation / igel / verletzt* / auswildern / eichhörnchen / hérisson* / blessés / relâcher / erizo* / heridos / liberación / ouriço / feridos / soltura / riccio / ricci / feriti / liberazione / ハリネズミ / 野生 / released / back to the wild / fawn / badger / squirrel* / bats / baby bird* / broken wing / heat pad / foxes / owls / seal pup* / freilassung / freigelassen / auswilderung / rehkitz* / fledermaus / fledermäuse / eule / fuchs / jungvogel / verwaist / aufgepäppelt / renard / chouette / écureuil / aile cassée / faon / relâché* / orphelin* / oiseau blessé / remise en liberté / búho / ardilla / murciélago / ala rota / crías / liberar / huérfan* / gavião / coruja / tamanduá / filhote órfão / asa quebrada / devolver à natureza / gambá / tucano / gufo / volpe / scoiattolo / pipistrell* / ala rotta / orfan* / capriolo / ritorno in natura / liberati / フクロウ / タヌキ / キツネ / ヒナ / けがをした / 森に返す / 放鳥',
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
      'aquarium shop* / aquarium supplies / aquaristic* / fish tank* / fishkeeping / ornamental fish / koi / aquascap* / tropical fish shop / aquaristik* / zierfisch* / aquarienbau / gartenteich* / aquariophilie / poissons d aquarium / poissons exotiques / carpe koï / carpes koï / acuarios a medida / acuariofilia / peces de acuario / peces ornamentales / acuarios de agua / aquarismo / aquarista* / peixes ornamentais / aquário plantado / acquariofilia / acquari / pesci ornamentali / アクアリウム / 熱帯魚 / 金魚 / 錦鯉 / メダカ / aquariums / aquarium fish / aquarium plants / aquarium design* / aquarium maintenance / aquarium service / tropical fish / marine fish / reef tank* / fishkeeper* / planted tank* / betta* / goldfish / pond fish / koi pond* / koi carp / saltwater aquarium / nano tank / live coral* / aquariumfisch* / aquarienfisch* / aquarienpflanze* / aquarienservice / aquarienladen / aquarienpflege / meerwasseraquari* / süßwasseraquari* / goldfisch* / teichfisch* / koi karpfen / koiteich* / aquarium sur mesure / aquariophile* / plantes d aquarium / entretien d aquarium / poissons tropicaux / poissons rouges / poisson rouge / aquarium récifal / bassin à koï / acuarios / peces tropicales / acuario plantado / acuario marino / plantas de acuario / mantenimiento de acuarios / pez dorado / peces de agua / tienda de acuarios / acuarista* / aquários / peixes tropicais / aquários marinhos / aquário marinho / loja de aquários / manutenção de aquários / plantas aquáticas para aquário / carpas koi / peixe betta / acquario su misura / acquari marini / acquario marino / pesci tropicali / pesci rossi / pesce rosso / manutenzione acquari / piante da acquario / carpe koi / laghetto koi / アクアショップ / 海水魚 / 観賞魚 / ベタ専門 / 水草レイアウト / 水槽レンタル / 水槽メンテナンス / グッピー',
    words:
      'aquarium / fish / guppies / guppy / algae / becken / fische / wasserpflanzen / algen / bac / poissons / filtre / acuario / peces / aquário / peixes / acquario / pesci / 水槽 / 水草 / tetra / neon* / discus / water change / cichlid* / coral / corals / fish food / water test / nitrite / wasserwechsel / wasserwerte / flossen / korallen / garnelen / buntbarsch* / zierbecken / algues / coraux / nageoires / crevettes d ornement / changement d eau / guppys / plantes aquatiques / pecera / peceras / aletas / corales / cambio de agua / gambas ornamentales / algas / tetras / filtragem / corais / nadadeiras / troca de água / cascalho / camarões ornamentais / coralli / cambio d acqua / ghiaia / alghe / ろ過 / 底砂 / サンゴ / 水換え / ビオトープ',
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
      'reptile shop* / reptile supplies / terrarium* / terrarien* / terraristik* / bartagame* / reptilerie / terrariophilie / tienda de reptiles / terrario* / terrariofilia / terrário* / terraristica / terrari / 爬虫類 / reptile food / reptilienbedarf / negozio di rettili / reptiles and amphibians / reptile centre / reptile center / reptile house / reptile expo / reptile lamp* / bearded dragons / leopard gecko* / corn snake* / ball python* / pet snake* / pet tortoise* / reptile tank* / reptilienfutter / reptilienladen / reptilienbörse* / reptilienzubehör / leopardgecko* / kornnatter* / königspython* / landschildkröte* / boutique reptiles / gecko léopard / serpent des blés / pogona* / dragon barbu / nourriture pour reptiles / alimento para reptiles / gecko leopardo / dragón barbudo / pitón bola / serpiente del maíz / tortugas terrestres / mascotas exóticas / loja de répteis / répteis de estimação / ração para répteis / dragão barbudo / cobra do milho / pets exóticos / terrarietto / rettilari* / drago barbuto / geco leopardino / serpente del grano / tartarughe di terra / alimenti per rettili / フトアゴ / 爬虫類ショップ / カメレオン / リクガメ / ボールパイソン / 爬虫類用',
    words:
      'gecko* / bearded dragon / python / tortoise / heat lamp / crickets / vivarium / uv lamp / echse* / schildkröte* / wärmelampe / lézard / serpent / tortue / lagarto / serpiente / tortuga / jabuti / lucertola / serpente / tartaruga / ヤモリ / トカゲ / reptiles / reptilien* / répteis / rettili / lizard* / snake / snakes / tortoises / iguana / chameleon* / basking / heat mat / uvb / humidity / mealworm* / frog / frogs / tarantula* / schlange / schlangen / eidechse* / chamäleon* / wärmematte / häutung / futtertiere / heimchen / grillen als futter / leguan / frösche / vogelspinne* / lézards / serpents / tortues / caméléon* / grillons / lampe chauffante / iguane / mygale / lagartos / serpientes / tortugas / camaleón / grillos / lámpara de calor / tarántula / camaleão / grilos / lâmpada de aquecimento / tartarugas / jabutis / lucertole / serpenti / camaleonte / lampada riscaldante / tartarughe / ヘビ / 脱皮 / コオロギ / バスキング / カエル / 紫外線ライト',
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
      'small pets / small animal food / rabbit food / rabbit hutch* / hamster cage* / guinea pig* / hamster food / kleintierfutter / kaninchenstall* / kaninchenfutter / hamsterkäfig* / meerschweinchen* / nagerfutter / lapin nain / lapins nains / cochon d inde / cochons d inde / clapier* / rongeurs domestiques / conejos domésticos / jaula para hámster / cobaya / cobayas / comida para conejos / porquinho da índia / porquinhos da índia / gaiola para hamster / ração para coelhos / porcellino d india / porcellini d india / conigli nani / gabbia per criceti / ハムスター / うさぎ用 / モルモット / 小動物用 / small animal supplies / small animal bedding / rabbit supplies / rabbit hay / rabbit boarding / hamster wheel* / hamster bedding / gerbil* / chinchilla* / pet rabbit* / pet rat* / ferret* / bunny food / kleintierbedarf / kleintierstreu / kaninchengehege / hasenstall* / kaninchenheu / kleintierheim / nagerbedarf / nagerstreu / hamsterrad / hamsterfutter / nagerkäfig* / zwergkaninchen* / frettchen* / rennmäuse / foin pour lapin* / cage pour hamster / cage pour lapin* / litière pour rongeur* / nourriture pour lapin* / nourriture pour rongeurs / lapin de compagnie / furet* / granulés pour lapin* / octodon* / heno para conejos / jaula para conejos / alimento para conejos / conejo enano / comida para cobayas / roedores domésticos / hurón / hurones / jaula para cobayas / lecho para roedores / feno para coelhos / gaiola para coelho / coelho anão / ração para hamster / mini coelho* / furão / chinchilas / cibo per conigli / fieno per conigli / gabbia per conigli / coniglio nano / cibo per criceti / lettiera per roditori / cincillà / うさぎ専門 / チモシー / チンチラ / フェレット / うさぎのケージ / 小動物フード / うさぎ 牧草',
    words:
      'rabbit / bunny / hamster / hutch / cage / nibble / kaninchen / heu / einstreu / nager / lapin / foin / litière / hámster / conejo / heno / coelho / feno / gaiola / coniglio / criceto / fieno / うさぎ / 牧草 / rabbits / bunnies / hamsters / burrow / bedding / chew sticks / hay / whisker / exercise wheel / run for rabbits / guinea / gnaw / nibbling / timothy hay / hase / hasen / meeri* / knabber* / hoppel* / gehege / streu / laufrad / nagetier* / mümmel* / lapins / rongeur* / ronger / grignot* / copeaux / cobaye* / enclos / conejos / roedores / roedor / viruta / madriguera / coelhos / serragem / rodinha / coelhinho / conigli / criceti / roditori / rosicchia* / trucioli / coniglietto / うさぎさん / かじり木 / 回し車 / 床材 / へやんぽ',
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
      'cage bird* / parrot food / parrot cage* / bird cage* / budgie* / budgerigar* / canary birds / cockatiel* / vogelkäfig* / vogelvoliere* / wellensittich* / kanarienvogel / papageienfutter / sittichfutter / papageien / perruche* / canaris / cage à oiseaux / volière* / périquito* / periquito* / jaula para pájaros / canarios / comida para loros / gaiola para pássaros / calopsita* / ração para papagaio / voliera / voliere / pappagallino / pappagallini / gabbia per uccelli / cocorite / インコ / オウム / 鳥かご / 文鳥 / pet birds / bird shop / bird food for parrots / parrot toys / parrot perch / parrots and / finches / lovebird* / macaw* / cockatoo* / african grey / aviary birds / canary seed / vogelzubehör / ziervögel / ziervogel* / papageienkäfig* / papageienspielzeug / sittich* / nymphensittich* / zebrafink* / voliere* / oiseaux de cage / oiseau de compagnie / oiseaux exotiques / graines pour perruche* / cage à perruche* / calopsitte* / mandarins et canaris / jouets pour perroquet* / pájaros exóticos / aves de jaula / jaulas para pájaros / alpiste / ninfas y agapornis / agapornis / cacatúa* / guacamayo* / comida para periquitos / jaulas para loros / pássaros de gaiola / gaiolas / aves ornamentais / ração para calopsita / canários / viveiro de pássaros / sementes para pássaros / uccelli da gabbia / gabbie per uccelli / pappagalli / canarini / mangime per canarini / mangime per pappagalli / calopsite / 小鳥専門 / バードショップ / セキセイインコ / オカメインコ / 鳥用 / カナリア / 鳥のおもちゃ',
    words:
      'parrot / parrots / perch / feathers / seeds / aviary / chirp / beak / papagei / käfig / gefieder / körner / perroquet / plumes / graines / loro / plumas / semillas / jaula / papagaio / poleiro / sementes / pappagallo / piume / 小鳥 / 羽毛 / cage / millet / cuttlebone / squawk / feather / preen* / talking bird / vögel / zwitscher* / sitzstange* / hirse / federn / krächz* / schnabel / käfige / oiseau / oiseaux / gazouill* / perchoir* / plumage / pájaro / pájaros / mijo / trino / jaulas / plumaje / aves / pássaro / bico / painço / penas / plumagem / assobia* / uccello / uccelli / becco / posatoio / miglio / cinguett* / trespolo / piumaggio / gabbie / さえずり / 止まり木 / くちばし / おしゃべり / 粟穂',
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
      'bird seed* / birdseed* / bird food / bird feeder* / bird feeding / bird house* / birdhouse* / bird box* / bird bath* / bird table* / birdwatch* / bird watch* / wild birds / garden birds / songbirds / nest box* / nesting box* / nature reserve* / bird reserve* / wildlife trust* / vogelfutter* / vogelhaus / vogelhäuser / vogelhäuschen / vogeltränke* / vogelschutz* / vogelbeobachtung* / nistkasten / nistkästen / meisenknödel / naturschutz* / graines pour oiseaux / mangeoire* / nichoir* / observation des oiseaux / comedero para pájaros / comedero de pájaros / comederos para aves / comida para pájaros / caja nido / cajas nido / observación de aves / avistamiento de aves / comedouro para pássaros / comedouros para aves / observação de aves / mangiatoia per uccelli / mangiatoie per uccelli / nido artificiale / nidi artificiali / casetta per uccelli / 野鳥 / 巣箱 / バードウォッチング / wild bird food / wild bird / seed feeder* / peanut feeder* / fat ball* / suet ball* / suet feeder* / bird hide / bird hides / birding / birders / feed the birds / garden bird* / bird sanctuary / bird walk* / futterhaus für vögel / futterhäuschen / futterstation* / gartenvögel / wildvögel / wildvogelfutter / streufutter / futtersäule* / vögel füttern / vogelkunde / ornitholog* / vogelwanderung* / fettknödel / oiseaux du jardin / oiseaux de jardin / oiseaux sauvages / boules de graisse / graines de tournesol oiseaux / nourriture pour oiseaux / sorties ornitho* / refuge pour oiseaux / aves silvestres / pájaros de jardín / aves de jardín / comedero para aves / comederos para pájaros / bebedero para pájaros / semillas para pájaros silvestres / ornitología / refugio de aves / comedouros / pássaros livres / observador de aves / observadores de aves / passarinhar / ornitologia / casinha de passarinho / bebedouro para beija flor / uccelli selvatici / uccellini / cibo per uccelli / semi per uccelli / mangiatoie / casette nido / osservazione degli uccelli / uccelli del giardino / palle di grasso / riserva naturale uccelli / 野鳥観察 / バードフィーダー / 鳥のえさ台 / 野鳥のえさ / 探鳥 / 野鳥の会 / バードバス',
    words:
      'birds / robin / blue tit* / sparrow / suet / sunflower seeds / mealworms / nest / binoculars / meise* / rotkehlchen / spatz / fettfutter / mésange* / rouge gorge / moineau / gorrión / jilguero / pájaros / pássaros / sabiá / ninho / pettirosso / cinciallegra / passero / シジュウカラ / すずめ / sparrows / blackbird* / robins / finch* / woodpecker* / goldfinch* / nesting / chirping / dawn chorus / winter feeding / peanuts / hummingbird* / amsel* / fink / finken / specht / winterfütterung / sonnenblumenkerne / erdnüsse / nisten / zwitschern / fernglas / kolibri / merle / pinson / chardonneret / pic vert / tournesol / oisillon* / nid / nids / jumelles / colibri* / mirlo / petirrojo / carbonero / nido / nidos / prismáticos / colibrí* / trino / bem te vi / beija flor* / ninhos / canto dos pássaros / binóculo* / joão de barro / merlo / fringuello / picchio / nidi / semi di girasole / binocolo / cinguettio / メジロ / ヒマワリの種 / さえずり / 双眼鏡 / 庭に来る鳥',
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
      'backyard chickens / backyard hens / chicken coop* / hen house* / poultry feed / poultry keeping / chicken feed / layers pellets / hühnerstall* / hühnerhaltung / hühnerhaus / hühnerfutter* / legehennen / geflügelfutter / poulailler* / poules pondeuses / aliment pour poules / gallinero* / gallinas ponedoras / pienso para gallinas / comida para gallinas / galinheiro* / galinhas poedeiras / ração para galinhas / pollaio / pollai / galline ovaiole / mangime per galline / ニワトリ小屋 / 鶏小屋 / 養鶏用 / keeping chickens / keep chickens / chicken keeper* / chicken keeping / hen keeping / hen keepers / laying hens / rent a hen / rehome hens / ex battery hens / chicken run* / chicken supplies / chicken ark / poultry supplies / poultry house* / chicken wire run / automatic coop door* / point of lay / hühnerklappe* / hühner mieten / mobiler hühnerstall / hühner halten / hühnergehege / hühnerzaun / legemehl / hühnerzubehör / rassehühner / geflügelhaltung / hühnertränke / poules de jardin / poule pondeuse / louer des poules / aliments pour poules / porte automatique poulailler / adopter des poules / grain pour poules / élever des poules / criar gallinas / gallinas en casa / gallinas camperas para / comedero para gallinas / gallina ponedora / puerta automática gallinero / alimento para gallinas / criar galinhas / galinha poedeira / comedouro para galinhas / galinhas de quintal / ração de postura / chocadeira* / galline da giardino / galline in giardino / gallina ovaiola / pollai da giardino / allevare galline / mangimi per galline / porta automatica pollaio / adotta una gallina / 鶏を飼 / にわとり小屋 / 庭で鶏 / 養鶏 / 採卵鶏 / 鶏のえさ',
    words:
      'hens / hen / chickens / eggs / roost / coop / peck / chicks / rooster / hühner / henne* / legenest / küken / poules / œufs / poussins / gallinas / huevos / pollitos / galinhas / ovos / pintinhos / galline / uova / pulcini / めんどり / 産みたて / cluck* / nest box / nesting boxes / perch / predator* / fox proof / egg every morning / breakfast eggs / feathers / bantam* / mites / henhouse / laying / gackern / legenester / sitzstangen / marder / milben / federn / frühstücksei / nest / poule / pondoir / œuf / caquet* / perchoir / renard / plumes / poux rouges / gallina / nidales / cacare* / zorro / ponedero / huevo / plumas / galinha / ninho / ovo / poleiro / raposa / ovo caipira / uovo / nidi / posatoi / coccod* / volpe / piume / 産卵 / ひよこ / ヒヨコ / 止まり木',
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
      'horse riding / riding school* / riding lesson* / riding stable* / equestrian / equestrian centre / pony club / pony rides / reitschule* / reitstunde* / reitunterricht / reithof / reiterhof* / reitstall* / reitverein* / ponyreiten / équitation / centre équestre / centres équestres / poney club / équestre / equitación / hípica / clases de equitación / centro ecuestre / paseos a caballo / equitação / hipismo / centro hípico / passeios a cavalo / aulas de equitação / equitazione / maneggio / centro ippico / scuola di equitazione / passeggiate a cavallo / 乗馬 / riding holiday* / riding club* / riding centre / riding center / riding instructor* / learn to ride a horse / horse ride* / horseback riding / horseback / trail ride* / trail riding / pony trek* / pony camp* / pony ride / trekking on horseback / dressage lesson* / show jumping / horsemanship / reiten lernen / reitkurs* / reitanlage* / reitlehrer* / reitferien / reiterferien / ausritt* / ponyhof* / ponykurs* / voltigier* / springreiten / dressurreiten / reittherapie / geländeritt* / reiten für / cours d équitation / cheval et poney / balade à cheval / balades à cheval / balade en poney / promenade à cheval / stage d équitation / stages équestres / cavalière* / moniteur d équitation / randonnée équestre / équestres / saut d obstacles / escuela de equitación / club hípico / clases de hípica / montar a caballo / rutas a caballo / ruta a caballo / paseo a caballo / campamento de hípica / cabalgata* / ponis / salto ecuestre / escola de equitação / aula de equitação / andar a cavalo / passeio a cavalo / cavalgada* / montar a cavalo / instrutor de equitação / hipoterapia / equoterapia / lezioni di equitazione / corso di equitazione / passeggiata a cavallo / andare a cavallo / a cavallo nel / centro equestre / trekking a cavallo / istruttore di equitazione / circolo ippico / ippoterapia / maneggi / 乗馬体験 / 乗馬スクール / 乗馬レッスン / ポニー乗馬 / 引き馬 / ホーストレッキング / 障害馬術 / pony club* / pony ride* / equestrian* / pensionsstall* / ポニー / riding centre* / riding center* / horse camp* / riding camp* / horse stable* / livery yard* / livery stable* / dressage / reitbetrieb* / reitplatz / pferdehof* / pferdepension* / reithalle / voltigieren / reiten / reitbeteiligung / cours de poney / monter à cheval / école d équitation / pension chevaux / pension pour chevaux / pupilaje / cabalgar / haras / pensione cavalli / 乗馬クラブ / ホースライディング / 外乗 / ポニー教室',
    words:
      'horse / horses / pony / saddle / trot / gallop / hooves / reins / stable / pferd* / sattel / galopp / cheval / selle / poney / galop / caballo / montura / galope / cavalo / sela / cavallo / sella / galoppo / 馬場 / 鞍馬具 / in the saddle / canter / bridle / riding boots / mane / paddock / first ride / stables / ponies / rider / riders / horseshoe / trott / ausreiten / zügel / reithelm / reiter / reiterin / ponys / mähne / steigbügel / rênes / manège / écurie / écuries / crinière / chevaux / poneys / caballos / trote / riendas / picadero / jinete* / cuadra / casco de montar / estribo* / crin / cavalos / rédeas / cavaleiro* / amazona / picadeiro / crina / pônei* / cavalli / trotto / redini / scuderia / criniera / in sella / 手綱 / 鞍 / たてがみ / 速歩 / cavaliers / cavalier / horse* / saddle* / bridle* / hoof / stable* / caballo* / cavalo* / 厩舎 / rider* / riding / stirrup* / groom* / hack / hacks / riding hat / jumping / hay / bareback / mount / beginner lessons / lunge / putzen / trab / schritt / longe / stall / stallgasse / koppel / reiter* / box / weide / stute / fohlen / étriers / écurie* / cavalier* / bombe / foulée / poney* / crin* / cuadra* / establo* / potro* / casco / yegua* / cavaleir* / baia* / égua* / staffe / scuderie / amazzone / fantino / puledr* / 蹄 / 馬 / 騎乗 / 引き馬体験',
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
      'horse livery / livery yard* / livery stable* / horse boarding / horse feed* / horse supplies / tack shop* / riding gear / saddlery / saddler* / horse box hire / pensionsstall* / pferdepension* / pferdefutter* / reitsport* / reitsportbedarf / pferdebedarf / pferdebox* / einstellplatz für pferde / pension pour chevaux / pension équine / sellerie équestre / aliment pour chevaux / équipement équestre / pupilaje de caballos / guarnicionería / pienso para caballos / artículos de equitación / tienda hípica / pensão para cavalos / hotelaria equina / selaria* / ração para cavalos / pensione per cavalli / selleria per equitazione / mangime per cavalli / articoli per equitazione / 馬具 / 預託馬 / diy livery / full livery / equine feed / equestrian shop / equestrian supplies / equestrian clothing / horse tack / horse rug* / horse blanket* / riding boots shop / jodhpur* / breeches / stables to rent / horse saddle* / saddle fitting / saddle fitter* / haylage / horse trailer* / reitbekleidung / reithose* / reitstiefel* / reiterbedarf / pferdedecke* / pferdestall* / offenstall / einstaller* / stallplatz / pferdezubehör / maßsattel* / sattelanpassung / pferdeanhänger* / pferdemüsli / pension cheval / pensions équines / écurie de propriétaires / écurie de pension / écuries de propriétaires / sellerie / selle sur mesure / vêtements d équitation / couverture pour cheval / équipement du cavalier / équipement cheval / granulés pour chevaux / van pour chevaux / pensión para caballos / ropa de equitación / sillas de montar / silla de montar / botas de montar / manta para caballo* / equipamiento ecuestre / alimento para caballos / cuadras para caballos / hospedagem de cavalos / hotel para cavalos / baias para cavalos / artigos de montaria / artigos equestres / sela sob medida / botas de montaria / manta para cavalo / feno para cavalos / cocheira* / selleria / pensione cavalli / box per cavalli / abbigliamento equitazione / abbigliamento da equitazione / sella su misura / stivali da equitazione / coperta per cavalli / attrezzatura equestre / 乗馬用品 / 馬の預託 / 乗馬ブーツ / 鞍 販売 / 馬用飼料 / 乗馬ウェア',
    words:
      'horse / muesli / stable / paddock / saddle / bridle / halter / straw / pferd / heu / koppel / hafer / trense / foin / avoine / heno / avena / cuadra / feno / baia / aveia / fieno / scuderia / 牧草 / 厩舎 / sattlerei* / hay / turnout / grazing / haynet* / mucking out / girth / stirrup* / reins / your horse / all weather arena / box stall / oats / horses / pferde / heunetz / weidegang / weide / stroh / sattel / zaumzeug / steigbügel / futterkammer / ausritte / longierhalle / chevaux / cheval / paille / paddocks / pâture / étrier* / selle / caballos / caballo / paja / pista cubierta / estribos / cabezada / cavalos / cavalo / palha / baias / piquete / cabresto / pastagem / sela / cavalli / cavallo / paglia / staffe / testiera / pascolo / sella / briglie / 放牧 / 鞍 / 手綱 / 干し草 / 馬房 / livery',
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
      'farrier* / horse shoeing / hoof care / hoof trimm* / hufschmied* / hufbeschlag / hufpflege* / huforthopäd* / maréchal ferrant / maréchaux ferrants / maréchalerie / ferrage / herrador* / herraje de caballos / ferrador* / casqueamento / ferrageamento / maniscalco / maniscalchi / mascalcia / ferratura / 装蹄師 / 蹄鉄 / horseshoeing / barefoot trim* / hoof clinic / shoe your horse / shoeing horses / horse s hooves / hot shoeing / hufbearbeitung / beschlag für pferde / pferde beschlagen / barhufpflege* / barhufbearbeitung / hufschuh* / huftechnik* / ferrer les chevaux / pareur* / parage naturel / parage des sabots / soin des sabots / fers à cheval / ferrage à chaud / herrajes para caballos / herrar / herrado de caballos / cuidado de cascos / podología equina / casqueador* / ferrageador* / ferrar cavalos / casqueamento de / podólogo equino / cuidado dos cascos / ferragem de cavalos / pareggiatore / ferrare / ferratura a caldo / ferratura cavalli / cura degli zoccoli / ferri di cavallo / podologia equina / 削蹄 / 装蹄 / 蹄のケア / 蹄鉄師 / 馬の蹄',
    words:
      'hoof / hooves / nails / anvil / rasp / forge / horse / huf / hufe / amboss / raspel / sabot / enclume / parage / cheval / casco / cascos / yunque / caballo / bigorna / cavalo / zoccolo / zoccoli / incudine / ひづめ / horseshoe* / hufeisen / herraduras / ferradura* / horses / lame / lameness / stable visit* / nippers / shoes every six weeks / balanced feet / pferde / hufe auskratzen / lahm* / strahlfäule / alle sechs wochen / stallbesuch / chevaux / sabots / boiterie / pieds du cheval / caballos / herradura / cojera / cavalos / manqueira / cavalli / zoppia / raspa / 蹄 / 跛行',
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
      'animal sanctuary / donkey sanctuary / farm sanctuary / petting zoo* / gnadenhof / lebenshof / streichelzoo / eselpark / refuge d ânes / sanctuaire animalier / ferme pédagogique / santuario animal / santuario de animales / granja escuela / santuário animal / santuário de animais / fazendinha / rifugio per asini / santuario animali / fattoria didattica / 動物ふれあい / ふれあい牧場 / farm animal sanctuary / animal sanctuaries / sanctuary for / horse sanctuary / rescue farm / rescued donkeys / donkey farm / alpaca walk* / goat yoga / petting farm* / children s farm / farm park / adopt a donkey / lebenshöfe / gnadenhöfe / tierparadies / eselhof / eselwanderung* / eselreiten / alpakawanderung* / ziegenhof streicheln / kinderbauernhof / tierpatenschaft esel / streichelgehege / refuge pour ânes / refuge pour chevaux / sanctuaire pour animaux / ferme refuge / fermes pédagogiques / mini ferme / ferme aux animaux / parrainer un âne / balade avec un âne / balade avec des ânes / sanctuaire animaux / refugio de burros / refugio de caballos / santuario de burros / granja escuelas / granja educativa / mini granja / apadrina un burro / paseos con burros / santuarios de animales / fazendinha interativa / mini fazenda / santuário de jumentos / refúgio de animais / apadrinhe um animal / fazenda pedagógica / santuários de animais / santuario per animali / rifugio di animali / fattorie didattiche / asini salvati / trekking con gli asini / passeggiate con gli asini / adotta un asino / rifugio asini / パーク ふれあい動物 / ヤギとふれあい / アルパカ / 動物ふれあい体験 / サンクチュアリ 動物',
    words:
      'donkey* / goat / goats / pony / rescued / stroke / esel / streicheln / gerettet / âne* / chèvre* / caresser / burro / cabra / rescatado / acariciar / resgatados / asino / capra / asinelli / ロバ / ヤギ / alpaca* / llama* / feed the animals / saved from slaughter / saved from the slaughter / retire in peace / hooves / bray / cuddle / old horses / ziege / ziegen / alpakas / gnadenbrot / schlachtung / patenschaft* / alte pferde / kuscheln / ânon / nourrir les animaux / sauvés de l abattoir / retraite paisible / parrainage / burros / cabras / alimentar a los animales / matadero / rescatados / apadrinar / burrinho / jumento* / alimentar os animais / resgatado / matadouro / apadrinhar / asini / capre / nutrire gli animali / salvati dal macello / macello / coccole / ブタ / えさやり / エサやり / 余生 / 引退馬',
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
      'pet cremation* / pet crematorium / pet cemetery / pet urn* / pet loss / pet memorial* / tierbestattung* / tierkrematorium / tierfriedhof / haustierbestattung / tierurne* / crémation animale / crémation animaux / cimetière animalier / incinération animale / cremación de mascotas / crematorio de mascotas / cementerio de mascotas / cremação de animais / cremação pet / crematório pet / cemitério de animais / cremazione animali / cimitero per animali / cremazione cani / ペット葬儀 / ペット火葬 / ペット霊園 / pet funeral* / pet burial* / pet bereavement / pet ashes / dog cremation / cat cremation / pet keepsake* / pet headstone* / pet euthanasia / cremation for pets / pet loss support / tierbestatter* / tierkremierung* / tierkrematorien / hundebestattung / katzenbestattung / kleintierkrematorium / einäscherung von haustier* / einäscherung tier* / haustierurne* / pferdekrematorium / tiergrabstein* / crématorium animalier / crématoriums animaliers / incinération chien / incinération d animaux / incinération chat / obsèques animal* / urne pour chien / urne animal* / urnes animaux / funéraire animalier / cremación de perros / cremación animal / incineración de mascotas / crematorio para mascotas / funeraria de mascotas / funeraria para mascotas / urnas para mascotas / duelo por mascota* / cremación individual mascota* / crematório de animais / crematório para pets / cremação de cães / cremação individual pet / funerária pet / velório pet / luto pet / urna pet / cemitério pet / cremazione animali domestici / cremazione del cane / cremazione cane / cremazione gatto / crematorio per animali / funerali per animali / urne per animali / cimitero degli animali / lutto animale / ペットの火葬 / ペット供養 / ペットロス / 訪問火葬 ペット / ペット葬 / ペット 骨壺',
    words:
      'urn / ashes / farewell / rainbow bridge / pet / paw print / goodbye / abschied / regenbogenbrücke / pfotenabdruck / urne / adieu / cendres / compagnon / cenizas / despedida / mascota / cinzas / pegada / ceneri / addio / impronta / 虹の橋 / 愛犬 / faithful friend / say goodbye / dignified / urns / keepsake / four legged friend / treuer begleiter / treuen begleiter / würdevoll / asche / urnen / fellnase* / vierbeiner / haustier / einäscher* / abschied nehmen / fidèle compagnon / dernier adieu / dignité / quatre pattes / animal de compagnie / empreinte / souvenir de / fiel compañero / fiel amigo / último adiós / urna / huella / peludo* / melhor amigo / último adeus / amigo fiel / despedir se / patinha / amico fedele / fedele amico / ultimo saluto / impronta della zampa / quattro zampe / 最後のお別れ / 家族の一員 / 遺骨 / 骨壺 / 供養 / うちの子 / お見送り / 旅立ち',
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
