import type { Trade } from './trade';

export const business: readonly Trade[] = [
  {
    thing: 'car',
    theme: 'daylight',
    names:
      'driving school* / driving lesson* / driving instructor* / learner driver* / driving test / fahrschul* / fahrlehrer* / fahrstunde* / auto école* / moniteur auto / autoescuela* / autoescola* / autoscuola* / scuola guida / 教習所 / 自動車学校 / driving academy / learn to drive / driving theory test / pass your driving test / intensive driving course* / driving instruction / automatic driving lessons / führerscheinausbildung / fahrausbildung / fahrprüfung* / führerschein klasse b / klasse b führerschein / führerschein machen / intensivkurs führerschein / fahranfänger* / bf17 / leçon de conduite / leçons de conduite / cours de conduite / conduite accompagnée / code de la route / moniteur de conduite / monitrice de conduite / clases de conducir / clases de manejo / escuela de manejo / carné de conducir / aprende a conducir / aulas de direção / aula de direção / aula de volante / escola de condução / tirar a carteira / carta de condução / instrutor de direção / lezioni di guida / prendere la patente / istruttore di guida / patente b / esame della patente / 合宿免許 / 普通免許 / ペーパードライバー / fahrschule* / führerschein* / auto école / permis de conduire / carnet de conducir / carteira de motorista / patente di guida / 運転免許 / driving course* / driving theory / driver s license / driver s licence / driver s ed / drivers ed / driving tuition / driving licence* / driving license* / intensive driving / motorcycle licence / behind the wheel lesson* / fahrunterricht / theorieunterricht / fahren lernen / klasse b / motorradführerschein* / ferienkurs führerschein / fahrschüler* / begleitetes fahren / apprendre à conduire / moniteur d auto école / permis moto / permis b / permis accéléré / sacarse el carnet / sacar el carnet / saca el carnet / prácticas de conducir / permiso de conducir / licencia de conducir / aprender a manejar / carnet b / aulas de condução / tirar a carta / cnh / carteira de habilitação / primeira habilitação / tire a carta / tire sua carteira / esame di guida / foglio rosa / scuole guida / esame di teoria / 運転免許合宿 / 免許合宿 / 自動車教習 / 仮免 / 教習',
    words:
      'theory test / three point turn / parallel parking / l plates / clutch / dual controls / mock test / bay parking / führerschein / theorieprüfung / einparken / examen práctico / habilitação / learner / behind the wheel / provisional licence / roundabout* / hill start / emergency stop / examiner* / nervous drivers / first time pass / stalled / pass rate / rückspiegel / anfahren am berg / sonderfahrten / nachtfahrt / überlandfahrt / durchgefallen / kupplung / prüfer / créneau / rond point / inspecteur / volant / embrayage / taux de réussite / calado / embrague / rotonda / aprobado / teórico / volante / baliza / detran / rotatória / reprovado / embreagem / frizione / parcheggio a s / quiz / teoria / bocciato / 路上教習 / 縦列駐車 / 学科試験 / 教官 / 卒業検定 / learner* / first drive / roundabout / steering / prüfung / theorie / permis / priorité / conduite / conducir / dirigir / guidare / 免許 / instructor* / parallel park / stall / stalling / handbrake / mirror* / gear* / nervous / nerves / junction* / reverse / road sign* / dual control* / hazard / pedal* / seat belt / manual or automatic / examiner / lessons / abwürgen / abgewürgt / lenkrad / steuer / kreisverkehr / schulterblick / prüfer* / bestanden / rechts vor links / blinker / autobahn / anfahren / créneau* / caler / calé / rétroviseur* / moniteur* / examen / examinateur* / heures de conduite / boîte automatique / panneau* / code / rotonda* / aparcar / aparcamiento / se cala / retrovisor* / examen* / aprobar / aprobado* / práctico / espejo* / señal* / examinador* / estacionar / profesor* / rotatória* / rotunda* / exame* / instrutor* / placa* / aprovado* / parcheggi* / specchiett* / esame / esami / istruttor* / cartelli / cambio / bocciat* / promoss* / ハンドル / 車庫入れ / 卒検 / ブレーキ / 標識 / 学科 / 卒業 / 路上 / 合宿 / 坂道発進',
    scenes: [
      'A woman in a car',
      'A woman with a car key in the city',
      'A car on a road',
      'A driving instructor with a clipboard in a car park',
      'A traffic light in the city',
      'Traffic cones in a car park',
    ],
  },
  {
    thing: 'car',
    theme: 'volt',
    names:
      'car dealer* / car dealership* / used cars / second hand cars / autohaus / autohändler* / gebrauchtwagen* / jahreswagen / concessionnaire auto* / voitures d occasion / véhicules d occasion / concesionario* / coches de ocasión / coches de segunda / carros usados / carros seminovos / concessionária de veículos / concessionaria auto / auto usate / 中古車 / カーディーラー / approved used / pre owned car* / preowned car* / nearly new cars / used car / car showroom* / auto dealer* / car sales / we buy any car / sell your car / sell my car / gebrauchte autos / neuwagen / autoverkauf / autoankauf / wir kaufen ihr auto / kfz handel / vorführwagen / automobilhändler* / concession automobile / véhicule d occasion / voiture d occasion / rachat de voiture / mandataire auto / coches usados / coches seminovos / autos usados / autos seminuevos / venta de coches / venta de autos / compramos tu coche / coches de segunda mano / agencia de autos / loja de carros / seminovos / carros zero / compra e venda de veículos / stand automóvel / stand de automóveis / concessionario auto / concessionarie auto / auto km 0 / auto aziendali / compriamo la tua auto / auto d occasione / 中古車販売 / 車買取 / 新車販売 / 自動車販売',
    words:
      'test drive / mileage / trade in / full service history / hatchback / part exchange / one owner / suv / probefahrt / inzahlungnahme / kilometerstand / essai routier / kilométrage / prueba de conducción / kilometraje / quilometragem / chilometri / usato garantito / 試乗 / 下取り / forecourt / low mileage / previous owner* / mot until / finance available / estate car / convertible* / sedan / logbook / low miles / drive away / scheckheftgepflegt / unfallfrei / erstzulassung / tüv neu / vorbesitzer / kombi / cabrio / kleinwagen / finanzierung ab / neuf ou occasion / première main / révisé / citadine / reprise de votre / un solo dueño / revisado y garantizado / financiación / itv pasada / berlina / todoterreno / maletero / ipva pago / único dono / laudo aprovado / financiamos / na troca / porta malas / unico proprietario / tagliandata / permuta / finanziamento / utilitaria / cambio automatico / 走行距離 / 車検付き / ワンオーナー / 納車 / 査定',
    scenes: [
      'A woman with a car key in a dealership showroom',
      'A car in a dealership showroom',
      'A couple in front of a car',
      'A car key on a table in an office',
    ],
  },
  {
    thing: 'wrench',
    theme: 'volt',
    names:
      'car repair* / auto repair* / car mechanic* / mot test / car servicing / tyre fitting / tyre change / tire change / kfz werkstatt* / autowerkstatt* / kfz meister* / autoreparatur* / reifenwechsel* / garagiste* / garage automobile / mécanicien auto / carrosserie auto / taller mecánico / talleres mecánicos / mecánico de coches / oficina mecânica / auto center / autofficina / autofficine / cambio gomme / meccanico auto / carrozzeria / 自動車整備 / 車検 / タイヤ交換 / car service / auto service / car garage / car garages / mechanic on / mobile mechanic* / vehicle repair* / auto body shop* / body shop repairs / bodyshop* / panel beater* / mot and service / mot testing / brake repair* / brake service / clutch repair* / gearbox repair* / exhaust repair* / oil change / oil changes / wheel alignment / tyre shop* / tire shop* / tyres fitted / winter tyres / winter tires / smash repair* / dent repair* / windscreen repair* / windscreen replacement / transmission repair / auto electrician* / kfz service / kfz reparatur* / kfz mechatroniker* / kfz mechaniker* / automechaniker* / meisterwerkstatt / reifenservice* / reifenhandel* / reifendienst / winterreifen / sommerreifen / ölwechsel / karosseriebau* / autolackiererei* / unfallinstandsetzung / autoglas* / achsvermessung / tüv termin / réparation auto* / réparation de voiture* / révision auto / entretien auto* / garage auto / pneus hiver / pneu hiver / changement de pneus / montage de pneus / carrossier* / plaquettes de frein / vidange auto / taller de coches / taller de autos / taller de chapa / chapa y pintura / reparación de coches / reparación de autos / cambio de neumáticos / cambio de aceite / mecánica automotriz / pre itv / mecânico de carro* / mecânica automotiva / oficina de carros / oficina automotiva / oficina auto / funilaria / martelinho de ouro / alinhamento e balanceamento / troca de óleo / troca de pneus / revisão do carro / borracharia / gommista / gommisti / pneumatici / riparazione auto / riparazioni auto / revisione auto / tagliando auto / cambio olio / carrozziere / elettrauto / 車修理 / 自動車修理 / 板金塗装 / オイル交換 / タイヤ専門店 / スタッドレス / 整備工場',
    words:
      'brake pads / exhaust / scratches / timing belt / engine light / clutch / spark plugs / bremsen / inspektion / auspuff / hauptuntersuchung / vidange / freins / contrôle technique / frenos / itv / freios / freni / tagliando / ブレーキ / warning light* / rattle / rattling / squeal* / tyres / wheels balanced / bonnet / courtesy car / gearbox / suspension / head gasket / radiator / shock absorber* / coolant / diagnostics / dents / mot / alternator / misfire* / brakes / grinding noise / tread depth / hebebühne / stoßdämpfer / zahnriemen / motorkontrollleuchte / tüv / klappert / ersatzwagen / zündkerzen / lackschaden / kupplung / voyant moteur / courroie de distribution / embrayage / amortisseur* / véhicule de prêt / devis gratuit avant / bougies / pneus / pastillas de freno / amortiguador* / correa de distribución / ruedas / avería / bujías / luz del motor / pastilhas de freio / suspensão / amortecedor* / correia dentada / barulho / câmbio / pastiglie / ammortizzator* / cinghia / spia motore / frizione / gomme invernali / auto sostitutiva / 異音 / エンジン / バンパー / へこみ / 代車 / ブレーキパッド / neumáticos / pare brise',
    scenes: [
      'A mechanic with a wrench in a garage',
      'A car in a garage',
      'A toolbox in a garage',
      'A wrench on a table in a garage',
      'A mechanic repairs a car in a garage',
    ],
  },
  {
    thing: 'delivery-truck',
    theme: 'daylight',
    names:
      'haulage / haulier* / freight forward* / freight compan* / trucking company / logistics company / logistics provider / road freight / spedition* / speditionen / logistikunternehmen / logistikdienstleister* / fuhrunternehmen / transporteur routier / société de transport / transport routier / transitaire / empresa de transporte / transporte de mercancías / operador logístico / transportadora* / transporte de cargas / autotrasport* / spedizioniere / trasporto merci / 運送会社 / 運送業 / 物流 / road haulage / haulage contractor* / freight service* / freight transport / freight brokerage / freight broker* / trucking companies / less than truckload / full truckload / ltl freight / transport company / pallet delivery / pallet network / third party logistics / 3pl / refrigerated transport / heavy haulage / gütertransport* / transportunternehmen* / logistikzentrum / stückgut* / kühltransport* / schwertransport* / frachtführer / kontraktlogistik / lkw transport* / komplettladung* / transport de marchandises / transports routiers / affrètement / messagerie palettes / transport frigorifique / prestataire logistique / empresa de transportes / transporte de mercancía / transporte por carretera / empresa de logística / transporte frigorífico / agencia de transportes / transporte de carga / transporte rodoviário / frete de carga / carga fechada / carga fracionada / trasporti nazionali / trasporti refrigerati / azienda di trasporti / trasporto su gomma / corriere merci / operatore logistico / trasporti conto terzi / 運輸会社 / 貨物輸送 / チャーター便 / 路線便 / 冷凍輸送',
    words:
      'freight / logistics / lorry / lorries / hgv / pallets / consignment / full load / tail lift / lkw / fracht* / ladung / sattelzug / camions / fret / semi remorque / camiones / flete / caminhões / camion / rimorchio / トラック / 配送 / artic / trailer* / curtainsider* / groupage / depots / overnight delivery / cross dock / forwarder / fleet of trucks / loading bay / backload* / shipper* / paletten / teilladung* / disponent* / lagerhalle / rampe / auflieger / touren / termingerecht / palette / chargement* / quai / enlèvement / livraisons / tournées / carga completa / grupaje / remolque / palés / cargas / muelle de carga / camión / tonelada* / carreta / entregas / galpão / rastreamento / carico / collettame / consegne / bilico / magazzino / 積載 / 荷主 / 集荷 / 幹線 / transporteur* / fletes / fretes',
    scenes: [
      'A delivery lorry on a motorway',
      'A forklift in a warehouse',
      'A driver with a clipboard in a warehouse',
      'A pallet in a warehouse',
      'A delivery lorry in the city',
    ],
  },
  {
    thing: 'box',
    theme: 'ocean',
    names:
      'moving company / moving companies / removal company / removal companies / removals firm* / house removals / office removals / house movers / moving boxes / man and van / umzugsunternehmen / umzugsfirma / umzugshelfer* / umzugskarton* / möbelpacker* / déménageur* / déménagement* / cartons de déménagement / mudanza* / empresa de mudanças / caminhão de mudança / traslochi / ditta di traslochi / 引越 / 引っ越し / furniture removal* / removalist* / removals company / removals service / local removals / house removal / moving service* / home moving / packing service* / moving truck* / moving van* / man with a van / relocation company / piano moving / piano removal* / packing and moving / movers and packers / packers and movers / umzugsservice* / umzugsprofi* / privatumzug / firmenumzug / seniorenumzug / klaviertransport* / möbelspedition / haushaltsauflösung mit umzug / camion de déménagement / transport de piano / monte meuble / déménager / empresa de mudanzas / transporte de muebles / camión de mudanza / carreto / carretos / fretes e mudanças / mudanças residenciais / mudanças comerciais / transporte de móveis / empresa de mudança / içamento de móveis / ditta traslochi / trasloco casa / sgomberi e traslochi / impresa di traslochi / trasloco uffici / furgone per trasloco / traslocatori / 引越し / 単身パック / 引っ越し業者',
    words:
      'moving day / movers / removals / removal van / packing / unpack / bubble wrap / third floor / umzug* / halteverbot / kartons / möbellift / cartons / monte meubles / emballage / embalaje / cajas / mudança* / encaixotar / trasloco / scatoloni / 荷造り / 新居 / new house / sofa / piano / heavy lifting / stairs / wardrobe* / blankets / fragile / careful hands / crates / old flat / staircase / schwere möbel / klavier / treppenhaus / wohnungswechsel / einpacken / schränke / kisten / neue wohnung / schleppen / transporter / meubles / armoire* / canapé / étage / escalier / emménag* / fragile* / camion / piso nuevo / muebles / sofá / embalamos / desmontaje / escaleras / embalagem / desmontagem / móveis / geladeira / montagem / escada / mobili / divano / imballaggio / smontaggio / pianoforte / nuova casa / ダンボール / 家具 / 梱包 / 不用品 / umzüge',
    scenes: [
      'A man carries a box into a house',
      'Boxes in a living room',
      'A van in front of a house',
      'Boxes in a van',
      'A woman with a box in a living room',
    ],
  },
  {
    thing: 'balance-scale',
    theme: 'daylight',
    names:
      'law firm* / solicitor* / attorney* / legal advice / rechtsanwalt* / rechtsanwält* / rechtsberatung* / fachanwalt* / fachanwält* / anwaltskanzlei* / cabinet d avocats / avocat en droit / avocate* / abogad* / bufete de abogados / despacho de abogados / advogad* / escritório de advocacia / advocacia / avvocat* / studio legale / 弁護士 / 法律事務所 / lawyers / law office* / legal services / family law / employment law / criminal law / criminal defence / criminal defense / personal injury / injury lawyer* / divorce lawyer* / barrister* / legal aid / legal counsel / traffic law / immigration law / legal practice / legal representation / conveyancing solicitor* / anwalt / anwälte / anwältin* / arbeitsrecht / familienrecht / strafrecht / strafverteidig* / verkehrsrecht / mietrecht / erbrecht / scheidungsanwalt* / rechtskanzlei / juristische beratung / erstberatung vom anwalt / avocat au barreau / avocats au barreau / cabinet juridique / droit du travail / droit de la famille / droit pénal / droit des affaires / conseil juridique / conseils juridiques / consultation juridique / asesoría legal / asesoría jurídica / asesoramiento jurídico / derecho laboral / derecho de familia / derecho penal / despacho jurídico / servicios jurídicos / consultoría jurídica / letrado* / direito de família / direito trabalhista / direito do consumidor / direito previdenciário / assessoria jurídica / consultoria jurídica / causas trabalhistas / diritto di famiglia / diritto del lavoro / diritto penale / consulenza legale / assistenza legale / studi legali / studio di avvocati / 法律相談 / 法律事務 / 顧問弁護士',
    words:
      'lawsuit* / dismissal / severance / divorce / litigation / custody / compensation claim / unfair dismissal / kanzlei / abfindung / kündigungsschutz / scheidung / mandanten / avocat / licenciement / tribunal / despido / demanda / juicio / processo trabalhista / indenização / divórcio / ricorso / risarcimento / separazione / 離婚 / 相続 / 訴訟 / lawyer* / dispute* / legal / no win no fee / settlement* / sued / your rights / alimony / witness* / defendant* / landlord dispute / first consultation / wrongful / prosecution / gericht / klage / klagen / unterhalt / kündigung / rechtsstreit / bußgeld* / vertretung / mandat / recht bekommen / kündigung erhalten / strafbefehl / sorgerecht / unterhaltszahlung / litige* / garde des enfants / plaider / honoraires / défense / prud hommes / droits / pension alimentaire / garde alternée / despido improcedente / divorcio / custodia / pleito* / indemnización / herencias / derechos / pensión alimenticia / ação trabalhista / pensão alimentícia / guarda dos filhos / seus direitos / rescisão / inventário / processo* / causa legale / causas legale / licenziamento / divorzio / affidamento / tribunale / diritti / controvers* / 裁判 / 慰謝料 / 示談 / 親権 / 不当解雇 / 養育費',
    scenes: [
      'A lawyer in an office',
      'A lawyer with a contract in an office',
      'A contract on a table in an office',
      'A lawyer with a book in a library',
      'A courthouse in the city',
    ],
  },
  {
    thing: 'calculator',
    theme: 'daylight',
    names:
      'accountant* / accounting firm* / tax advis* / tax consultant* / tax return* / tax preparation / bookkeeper* / bookkeeping / steuerberat* / steuererklärung* / steuerkanzlei / lohnsteuerhilfe* / buchhaltungsbüro / bilanzbuchhalter* / expert comptable / experts comptables / cabinet comptable / déclaration d impôts / asesoría fiscal / asesor fiscal / gestoría / contador público / escritório de contabilidade / imposto de renda / commercialista / dichiarazione dei redditi / studio commercialista / 税理士 / 確定申告 / 会計事務所 / tax accountant* / tax accounting / accountancy / accounting service* / accounting practice / vat return* / self assessment / tax filing / file your taxes / chartered accountant* / cpa / cpas / certified public accountant* / tax preparer* / book keeping / book keeper* / annual accounts / year end accounts / tax season / steuerbüro* / einkommensteuer* / steuerfachangestellte* / steuerfachwirt* / umsatzsteuervoranmeldung* / finanzbuchhaltung / buchführung / jahresabschlüsse / bilanzbuchhaltung / lohn und finanzbuchhaltung / cabinet d expertise comptable / expertise comptable / tenue de comptabilité / déclaration de revenus / déclaration fiscale / conseil fiscal / bilan comptable / asesoría contable / asesoría fiscal y contable / declaración de la renta / asesores fiscales / gestoría administrativa / contadores públicos / despacho contable / contadores / declaración anual / contabilidad y fiscal / declaración de impuestos / contabilista* / técnico de contas / serviços contábeis / contadora / contabilidade para / assessoria contábil / declaração de imposto / declaração do ir / abertura de empresa / consulenza fiscale / dottore commercialista / commercialisti / studio contabile / tenuta contabilità / modello 730 / consulente fiscale / ragioniere / 税務相談 / 記帳代行 / 会計士 / 税務申告 / 決算申告 / 税務署',
    words:
      'tax / taxes / deduction* / tax refund / payroll / year end / receipts / steuer* / finanzamt / jahresabschluss / belege / impôts / comptabilité / tva / impuestos / contabilidad / hacienda / impostos / contabilidade / contabilità / partita iva / 経理 / 節税 / 領収書 / hmrc / irs / vat / shoebox / books in order / tax bill / tax deadline / balance sheet* / sole trader* / self employed / freelancers / audit* / ledger* / write off* / limited company / 31 january / april 15 / refund / umsatzsteuer / bilanz* / buchhaltung / schuhkarton / quittungen / selbstständige / gmbh / freiberufler / nachzahlung / elster / bilan / fiscal* / fisc / auto entrepreneur* / liasse / indépendants / compta / justificatifs / renta / iva / autónomo* / impuesto* / declaración trimestral / trimestre* / recibos / irpf / declaração / malha fina / mei / cnpj / simples nacional / recibos verdes / restituição / tasse / dichiarazione* / scontrini / f24 / bilancio / forfettario / regime forfettario / 730 / rimborso fiscale / 決算 / 税金 / 申告 / 青色申告 / インボイス / 帳簿 / contador / comptable / comptables / buchhalter*',
    scenes: [
      'A calculator on a table in an office',
      'An accountant with a calculator in an office',
      'A folder on a table in an office',
      'Till receipts on a table in an office',
      'Coins on a table in an office',
    ],
  },
  {
    thing: 'invoice',
    theme: 'daylight',
    names:
      'invoicing / accounting software / expense report* / expense management / rechnungsprogramm* / rechnungssoftware / buchhaltungssoftware / e rechnung* / spesenabrechnung* / reisekostenabrechnung* / logiciel de facturation / logiciel comptable / facturation électronique / notes de frais / facturación electrónica / software de facturación / programa de facturación / notas fiscais / nota fiscal / emissor de notas / fatturazione / fattura elettronica / fatture / software gestionale fatture / 請求書 / 会計ソフト / 経費精算 / invoice software / invoice app* / invoicing app* / send invoices / create invoices / e invoic* / billing software / invoice template* / receipt scanner* / receipt scanning / expense app* / expense tracking for / rechnungen schreiben / rechnung schreiben / rechnungen erstellen / rechnungsapp / rechnungs app / zugferd / xrechnung / belege scannen / buchhaltungsprogramm* / buchhaltungstool* / online buchhaltung / fakturier* / rechnungsvorlage* / factures en ligne / logiciel de devis / devis et factures / devis factures / application de facturation / facturation en ligne / gestion des notes de frais / factura electrónica / facturas electrónicas / programa de facturas / hacer facturas / emitir facturas / app de facturación / facturación online / software de contabilidad / software contable / emissão de notas / emitir notas / emissor de nota* / nfe / nf e / nfs e / software de faturação / faturação / emitir faturas / sistema de emissão / fatturazione elettronica / fatture elettroniche / programma fatture / fatture in cloud / software di fatturazione / emettere fatture / note spese / 請求書作成 / 請求書発行 / クラウド会計 / インボイス制度 / 見積書作成',
    words:
      'invoice* / expenses / unpaid / due date / bank feed / paid on time / receipts / buchhaltung / mahnung* / angebote schreiben / relance* / facturas / gastos / cobros / fatura* / cobrança / boletos / solleciti / scadenze / preventivi / 見積書 / 入金 / 経理 / get paid / late payment* / reminder* / quotes / estimates / billing / vat number / overdue / freelancers / dunning / scan receipts / snap a photo / chase payments / rechnung / rechnungen / zahlungserinnerung* / zahlungseingang / offene posten / angebot / freiberufler / kassenbuch / datev / facture* / devis / impayés / tva / échéance / encaissement* / rapprochement bancaire / note de frais / factura / presupuestos / iva / vencimiento / impagos / conciliación / nota / orçamento* / vencimento / pix / inadimplência / recibo* / pagamento / fattura / preventivo / incassi / sdi / solleciti di pagamento / partita iva / 請求 / 入金確認 / 未払い / 領収書 / 経費',
    scenes: [
      'An invoice on a table in an office',
      'A woman with an invoice at a laptop in an office',
      'Till receipts on a table in a kitchen',
      'A calculator on a table in an office',
      'A man with an invoice in a workshop',
    ],
  },
  {
    thing: 'checklist',
    theme: 'daylight',
    names:
      'payroll / payslip* / hr software / human resources software / lohnabrechnung* / gehaltsabrechnung* / personalsoftware / personalverwaltung / logiciel de paie / bulletins de paie / fiche de paie / logiciel rh / nóminas / software de nóminas / software de rrhh / folha de pagamento / holerite* / software de rh / buste paga / busta paga / software hr / 給与計算 / 給与明細 / 人事労務 / hr platform* / hr tool* / hr system* / hris / payroll software / payroll service* / payroll outsourcing / pay slip* / pay stub* / employee records / leave management / absence management / vacation tracker / onboarding software / hr app / entgeltabrechnung* / lohnbuchhaltung* / lohnbüro* / lohn und gehalt* / lohnzettel / gehaltszettel / abwesenheitsverwaltung / urlaubsverwaltung / digitale personalakte* / personalakte* / hr plattform / gestion de la paie / bulletin de paie / bulletin de salaire / bulletins de salaire / externalisation de la paie / gestion des congés / logiciel sirh / sirh / gestionnaire de paie / gestión de nóminas / gestión laboral / software de recursos humanos / gestión de vacaciones / recibo de nómina / asesoría laboral / portal del empleado / departamento pessoal / sistema de rh / processamento salarial / recibos de vencimento / contracheque* / gestão de folha / elaborazione paghe / software paghe / cedolino / cedolini / consulente del lavoro / consulenti del lavoro / gestione ferie / software risorse umane / gestione del personale / 給与ソフト / 給与計算ソフト / 労務管理 / 人事管理 / 社会保険手続き',
    words:
      'salaries / wages / absences / time off / leave requests / sick days / löhne / gehälter / urlaubsantrag / krankmeldung / salaires / congés / vacaciones / salarios / ausencias / salários / férias / colaboradores / stipendi / ferie / dipendenti / 給料 / 勤怠 / 年末調整 / payday / onboarding / employee file* / headcount / sick leave / annual leave / holiday requests / deductions / p60 / p45 / w 2 / net pay / gross / pay run* / staff records / benefits / mitarbeiterdaten / sozialversicherung / brutto / netto / urlaubstage / bewerbermanagement / fehlzeiten / krankmeldungen / abrechnung / elstam / cotisation* / salarié* / brut / solde de congés / arrêt maladie / dsn / fiches / empleados / seguridad social / bajas / finiquito* / contratos / convenio / nómina mensual / imss / funcionário* / décimo terceiro / admissão / esocial / rescisões / faltas / assenze / malattia / contributi / permessi / tfr / buste / 社会保険 / 有給 / 有休 / 従業員 / 人事 / 入社手続き / paie / nómina',
    scenes: [
      'Bank notes and a calculator on a table in an office',
      'A woman with a folder at a laptop in an office',
      'A calendar on a table in an office',
      'A manager with an envelope in an office',
    ],
  },
  {
    thing: 'piggyBank',
    theme: 'daylight',
    names:
      'savings bank* / savings account* / current account* / credit union* / online banking / mobile banking / digital bank / bank account* / building society / sparkasse* / volksbank* / girokonto* / tagesgeld* / sparkonto* / bankfiliale* / compte bancaire / banque en ligne / livret d épargne / compte courant / cuenta bancaria / cuenta de ahorro / caja de ahorros / banca online / conta corrente digital / conta poupança / banco digital / conto corrente / conto deposito / 信用金庫 / 貯金 / genossenschaftsbank* / banque coopérative / cooperativa de crédito / cooperativas de crédito / cooperativa de ahorro / credito cooperativo / 信用組合 / checking account* / high street bank / bank branch* / banking app* / neobank* / challenger bank / open an account / business bank* / children s savings / junior savings / bank transfer / bank card* / instant access saver / onlinebanking / konto eröffnen / kontoeröffnung / geschäftskonto* / festgeld* / sparbuch* / direktbank* / raiffeisenbank* / gehaltskonto / bankkonto / jugendkonto / konto ohne / filialbank / ouvrir un compte / compte en ligne / ouverture de compte / livret a / compte épargne / livret jeune / carte bancaire gratuite / agence bancaire / banque mobile / néobanque* / abrir cuenta / cuenta corriente / cuenta nómina / abre tu cuenta / banco online / banca móvil / cuenta sin comisiones / sucursal bancaria / cuenta joven / caja de ahorro / abra sua conta / abrir conta / conta digital / conta corrente / conta bancária / agência bancária / caderneta de poupança / conta à ordem / conta sem tarifas / apri il conto / apri un conto / conto online / conto bancario / libretto di risparmio / cassa di risparmio / filiale bancaria / cassa rurale / banca di credito / conto risparmio / ネット銀行 / 普通預金 / 定期預金 / 口座開設 / 地方銀行 / 信金 / 銀行口座',
    words:
      '銀行 / bank / banking / savings / interest rate / overdraft / debit card / standing order / account fees / zinsen / kontoführung / banque / épargne / agios / banco / ahorros / comisiones / poupança / tarifas bancárias / banca / risparmi / interessi / 口座 / 金利 / 預金 / atm* / cash machine* / iban / deposit* / withdraw* / pocket money / save for / saver* / piggy bank / account opening / monthly fee / teller* / konto / bankkarte / geldautomat* / überweisung* / sparen / sparschwein / dispo / filiale / spargeld / guthaben / einlagen / kontogebühr* / compte / virement* / livret / épargner / carte bancaire / guichet* / découvert / tirelire / distributeur / cuenta / ahorrar / ahorro / transferencia* / cajero* / hucha / sin comisiones / alcancía / ventanilla / sucursal / conta / poupar / cofrinho / transferência* / pix / saque / caixa eletrônico / tarifa zero / agência / conto / bonifico / bonifici / risparmio / salvadanaio / prelievo / prelievi / sportello / canone zero / 貯蓄 / 振込 / 通帳 / 窓口 / 利息',
    scenes: [
      'A piggy bank on a table in a living room',
      'A woman with a bank card in the city',
      'A cash machine in the city',
      'Coins on a table in a kitchen',
      'A girl with a piggy bank in a living room',
    ],
  },
  {
    thing: 'house',
    theme: 'daylight',
    names:
      'mortgage* / home loan* / personal loan* / bridging loan* / loan broker* / remortgag* / baufinanzierung* / immobilienkredit* / ratenkredit* / baukredit* / kreditvermittl* / bausparen / bausparvertrag / bausparkasse* / prêt immobilier / crédit immobilier / courtier en prêt* / crédit consommation / hipoteca* / préstamo personal / préstamos personales / financiamento imobiliário / empréstimo pessoal / crédito imobiliário / mutuo casa / mutui / prestiti personali / prestito personale / 住宅ローン / カードローン / home financing / house loan* / first time buyer* / car loan* / business loan* / refinanc* / student loan* / instant loan* / payday loan* / consolidation loan* / apply for a loan / loan application / loan calculator / kreditrechner* / sofortkredit* / autokredit* / hausfinanzierung / immobilienfinanzierung* / anschlussfinanzierung / forward darlehen / privatkredit* / kleinkredit* / umschuldung / hypothek* / darlehen* / kredit ab / minikredit / prêt personnel / prêts personnels / crédit auto / crédit conso / simulation de prêt / simulation de crédit / courtier en crédit* / rachat de prêt / prêt à taux / prêts immobiliers / micro crédit* / microcrédit* / crédito hipotecario / crédito personal / crédito rápido / créditos rápidos / minicrédito* / simulador de hipoteca / bróker hipotecario / préstamo rápido / préstamo hipotecario / crédito habitação / crédito pessoal / financiamento da casa / financiamento de imóve* / empréstimo consignado / crédito consignado / simule seu financiamento / cessione del quinto / mutuo prima casa / prestiti / finanziamento personale / surroga / mutuo ristrutturazione / prestito veloce / 融資 / ビジネスローン / 借り換え / フラット35',
    words:
      'loan* / lender* / repayment* / interest rate / fixed rate / credit check / kredit* / zinsbindung / tilgung / eigenkapital / schufa / mensualité* / taux / préstamo* / tipo de interés / empréstimo* / prestito / rata / tasso / ローン / 返済 / 金利 / deposit / borrow* / lending / monthly instalment* / monthly payment* / apr / approval / pre approved / early repayment / dream home / down payment / credit score / own four walls / eigenheim / raten / monatsrate / laufzeit / effektiver jahreszins / sollzins* / zinsen / bonität / hauskauf / eigene vier wände / finanzierung / bauzins* / emprunt* / taux fixe / remboursement / apport / premier achat / taeg / prêt / propriétaire / dossier / cuota* / tae / interés fijo / a plazos / solicitud / primera vivienda / euríbor / aprobación / plazo / parcela* / juros / casa própria / entrada / taxa / euribor / prestação / aprovação / simulação / rate mensili / rata mensile / prima casa / anticipo / tasso fisso / richiedi / 頭金 / 借入 / 審査 / 月々の返済 / マイホーム / mutuo',
    scenes: [
      'A couple with a house key in a living room',
      'A contract on a table in a living room',
      'A house key on a table in a living room',
      'A couple with a contract in an office',
      'A calculator on a table in a kitchen',
    ],
  },
  {
    thing: 'dashboard',
    theme: 'daylight',
    names:
      'investment fund* / wealth management / asset management / financial advis* / stock trading / pension fund* / etf / robo advisor* / index fund* / vermögensverwaltung / finanzberat* / altersvorsorge / wertpapierdepot / aktiendepot / sparplan / gestion de patrimoine / conseiller financier / plan épargne retraite / assurance vie / gestión de patrimonios / asesor financiero / fondos de inversión / assessoria de investimentos / fundos de investimento / consulente finanziario / fondi comuni / gestione patrimoniale / 資産運用 / 投資信託 / 証券会社 / investment advice / investment account* / investment platform* / investment firm* / financial plan* / stock broker* / stockbroker* / brokerage account* / trading app* / trading platform* / mutual fund* / etfs / private wealth / wealth manager* / wealth planning / 401k / ira account / pension advice / private pension* / hedge fund* / share dealing / geldanlage* / vermögensberat* / vermögensaufbau / vermögensverwalter* / aktienfonds / investmentfonds / depot eröffnen / fondssparplan / etf sparplan* / rentenversicherung / private rente / riester* / finanzplaner* / anlageberat* / wertpapier* / onlinebroker / online broker / placement financier / placements financiers / investir en bourse / conseil en gestion / conseiller en investissement* / compte titres / gestion d actifs / courtier en bourse / asesoría financiera / asesores financieros / invertir en / fondo de inversión / planes de pensiones / carteras de inversión / bróker / corredor de bolsa / plan de retiro / casa de bolsa / banca privada / corretora de valores / fundo de investimento / planejamento financeiro / assessor de investimentos / consultor financeiro / tesouro direto / renda fixa / bolsa de valores / plano de previdência / ppr / consulenza finanziaria / consulenti finanziari / fondi pensione / piano di accumulo / promotore finanziario / previdenza complementare / pianificazione finanziaria / fondi di investimento / 資産形成 / つみたて / ideco / 株式投資 / 投資顧問 / ネット証券',
    words:
      'portfolio / dividends / retirement / compound interest / stock market / aktien / fonds / rendite / rente / bourse / retraite / acciones / jubilación / ações / rendimento / aposentadoria / azioni / borsa / pensione / 老後 / invest / investor* / bonds / stocks / diversif* / risk profile / nest egg / yield / returns / wealth / long term / market crash / volatility / inflation / grow your money / monthly savings plan / vermögen / börse / anleger* / anlegen / ruhestand / rentenlücke / depot / kursverlust* / streuen / dividende* / placement* / rendement* / épargne / patrimoine / investir / fiscalité / obligations / inversión / inversor* / invertir / bolsa / ahorros / rentabilidad / dividendos / patrimonio / inflación / cartera / pensión / investidor* / rentabilidade / carteira / renda passiva / patrimônio / inflação / reforma / investire / rendimenti / risparmi / inflazione / cedole / portafoglio / pensione integrativa / 投資 / 株 / 配当 / 利回り / 積立 / 年金 / investing / investissement* / inversiones / investimenti / investimentos',
    scenes: [
      'A line graph on a screen in an office',
      'A woman in a suit with a tablet in an office',
      'Coins on a table in an office',
      'A grandfather with coins in a living room',
      'A man in a suit with a folder in an office',
    ],
  },
  {
    thing: 'coins',
    theme: 'midnight',
    names:
      'bitcoin* / crypto* / blockchain / ethereum / stablecoin* / kryptowährung* / kryptobörse* / cryptomonnaie* / criptomoneda* / criptomoeda* / criptovalut* / 仮想通貨 / 暗号資産 / ビットコイン / btc / altcoin* / defi / nft / nfts / web3 / hardware wallet* / digital currenc* / digital asset* / coin exchange / token sale / dogecoin / solana / memecoin* / hodl / krypto* / digitalwährung* / monnaie numérique / cripto / criptoactivo* / monedas digitales / moedas digitais / criptoativo* / cripto moeda* / valute digitali / moneta digitale / monete digitali / イーサリアム / 仮想通貨取引所 / ブロックチェーン / 暗号通貨',
    words:
      'wallet / token / tokens / seed phrase / cold storage / staking / ledger / börse / plateforme d échange / monedero / corretora / carteira digital / portafoglio digitale / 取引所 / coin / coins / exchange / private key* / public key / miners / mining rig / self custody / decentrali* / halving / gas fees / swap / whitepaper / on chain / fiat / buy the dip / custody / handelsplatz / private schlüssel / dezentral* / coins kaufen / portefeuille / jeton* / clé privée / décentralis* / plateforme / intercambio / clave privada / descentraliza* / minería / llave privada / chave privada / corretora de / carteira / chiave privata / scambio / ウォレット / 秘密鍵 / コイン / マイニング / トークン',
    scenes: [
      'Coins on a table in an office',
      'A line graph on a screen in an office',
      'A man with a phone and coins in a living room',
      'A phone on a table in an office',
    ],
  },
  {
    thing: 'safe',
    theme: 'ember',
    names:
      'safe deposit box* / gold dealer* / gold bullion / gold bars / buy gold / bullion dealer* / schließfach* / goldankauf / goldhändler* / goldbarren / edelmetallhändler* / coffre fort* / achat d or / lingot* / caja fuerte / cajas de seguridad / compro oro / lingotes / cofre de aluguel / compra de ouro / barras de ouro / cassetta di sicurezza / cassette di sicurezza / lingotti / 貸金庫 / 金買取 / safe deposit / safety deposit box* / gold buyer* / cash for gold / sell your gold / sell gold / scrap gold / gold coins / silver bars / silver coins / krugerrand* / precious metals dealer* / gold exchange / we buy gold / gold and silver / bank vault* / private vault* / gold verkaufen / altgold* / zahngold / goldmünzen / silbermünzen / silberbarren / edelmetallhandel / schließfächer / schliessfach* / wertschließfach / gold kaufen / goldverkauf / krügerrand / bankschließfach* / rachat d or / achat or / vente d or / or d investissement / pièces d or / coffres forts / coffre de banque / louer un coffre / bijoux en or / comptoir de l or / napoléon or / compra de oro / compramos oro / venta de oro / oro de inversión / monedas de oro / cajas fuertes / caja de seguridad / empeño de oro / compro ouro / compramos ouro / moedas de ouro / cofres de aluguel / barra de ouro / ouro físico / cofre particular / cofres particulares / oro da investimento / oro usato / acquisto oro / vendita oro / monete d oro / compriamo oro / banco metalli / 金地金 / 貴金属買取 / インゴット / 金貨 / 純金積立 / 貸し金庫 / 貴金属',
    words:
      'bullion / vault / ounce / precious metals / carat / edelmetall* / tresor / unze / métaux précieux / onza / ouro / cofre / oncia / 純金 / 金庫 / gold / silver / platinum / broken chains / grams / hallmark* / assay* / spot price / heirloom* / valuables / fine gold / insured storage / tageskurs / schmuck / feingold / wertsachen / karat / silber / platin / barren / erbstücke / lagerung / gramm / tresore / argent / grammes / cours de l or / poinçon / bijoux / objets de valeur / oro / plata / quilates / gramos / joyas / cotización / objetos de valor / bóveda / prata / quilate* / grama* / joias / cotação / barras / argento / carati / grammi / gioielli / quotazione / oggetti di valore / caveau / 地金 / グラム / 貴重品 / 相場 / プラチナ',
    scenes: [
      'A safe-deposit box in an office',
      'Coins on a table in an office',
      'A woman with a key in front of a bank vault',
      'A steel vault in a bank',
    ],
  },
  {
    thing: 'umbrella',
    theme: 'daylight',
    names:
      'insurer* / insurance broker* / insurance agent* / versicherer / haftpflicht* / compagnie d assurance / assureur* / courtier en assurance* / mutuelle d assurance / aseguradora* / correduría de seguros / corredor de seguros / seguradora* / corretora de seguros / corretor de seguros / assicurator* / polizza assicurativa / 保険代理店 / 損害保険 / 保険会社 / insurance compan* / insurance polic* / insurance quote* / insurance claim* / business insurance / liability insurance / versicherungsmakler* / versicherungsagentur* / versicherungsvertreter* / versicherungsschutz / compañía de seguros / agente de seguros / compagnia assicurativa / agenzia assicurativa / insurance agency / insurance advis* / insurance cover / commercial insurance / professional indemnity / underwriter* / underwriting / insurance plan* / insurance premium* / versicherungsberat* / betriebshaftpflicht / versicherungsbüro* / versicherungsagent* / versicherungspolice* / versicherungsfachmann / rechtsschutzversicherung* / gewerbeversicherung* / cabinet d assurance* / agent général d assurance / agence d assurance* / assurance professionnelle / assurance pro / contrat d assurance / contrats d assurance / courtage d assurance* / correduría / agencia de seguros / póliza de seguro* / seguro de responsabilidad / seguros para empresas / corredores de seguros / mediador de seguros / corretora de seguro / apólice de seguro / seguro empresarial / agência de seguros / cotação de seguro / assicurazioni / broker assicurativo / agente assicurativo / polizze assicurative / agenzia di assicurazioni / consulenza assicurativa / 保険相談 / 保険ショップ / 保険の見直し / 生損保 / 損保',
    words:
      'deductible / insurance / versicherung* / assurances / assicurazion* / liability / underinsured / claims handl* / premiums / public liability / indemnity / professional liability / schadenregulierung / selbstbeteiligung / versichert / sinistres / responsabilité civile / assurés / siniestros / póliza / responsabilidad civil / sinistros / apólice / responsabilidade civil / polizza / polizze / responsabilità civile / 保険 / 補償 / insured / insure / policyholder* / claim / claims / broker / quote / policy / policies / premium / protect what matters / what if / worst happens / protected / schaden / schadensfall / policen / absicherung / beiträge / versichern / makler / vertreter / rundum abgesichert / im ernstfall / schäden / assuré / garantie* / sinistre / cotisation / indemnis* / protégé* / courtier / seguro / siniestro / cobertura* / asegurad* / franquicia / protege / corredor / indemniza* / sinistro / segurad* / prêmio / corretor / proteja / indenização / assicurat* / premio / copertura / coperture / franchigia / indennizzo / proteggi / 見直し / 保障 / 万が一 / 契約者 / 保険料 / 代理店',
    scenes: [
      'An umbrella on a table in an office',
      'A couple under an umbrella in a park',
      'A contract on a table in a living room',
      'A family with an umbrella in a backyard',
      'An insurance agent with a contract in a living room',
    ],
  },
  {
    thing: 'car',
    theme: 'daylight',
    names:
      'car insurance / auto insurance / motor insurance / vehicle insurance / no claims bonus / kfz versicherung* / autoversicherung* / kaskoversicherung* / vollkasko / teilkasko / assurance auto* / seguro de coche / seguro de auto / seguros de coche / seguro auto / seguro de carro / seguro automóvel / assicurazione auto / polizza auto / rc auto / 自動車保険 / car insurer* / van insurance / motorcycle insurance / motorbike insurance / car insured / fleet insurance / comprehensive cover / telematics insurance / no claims discount / kfz haftpflicht* / kfz tarif* / autoversicherer / motorradversicherung* / schadenfreiheitsrabatt* / assurance voiture / assurance moto / assurance jeune conducteur / assurer votre voiture / seguro de moto / seguro del coche / seguro a terceros / seguro de autos / seguro a todo riesgo / seguro do carro / seguro de automóvel / seguro de veículo / assicurazione moto / assicurazioni auto / polizze auto / rca / assicurare l auto / 車の保険 / バイク保険',
    words:
      'collision / bumper / breakdown cover / windscreen / third party / young drivers / unfall / schadenfreiheitsklasse / werkstatt / bonus malus / bris de glace / accidente / a todo riesgo / terceros / colisão / guincho / incidente / sinistro / 事故 / 等級 / dent / fender / new drivers / at fault / rear ended / excess / accident / named driver / premium / crash / hail damage / courtesy car / windshield / parkschaden / wildunfall / blechschaden / fahranfänger / glasschaden / jahresbeitrag / tarif wechseln / kasko / conducteur* / malus / franchise / tous risques / au tiers / jeune conducteur / siniestro / conductor novel / conductors novel / franquicia / lunas / grúa / robo / batida / franquia / motorista / roubo / carro reserva / perda total / incidenti / classe di merito / conducente / furto e incendio / 対人 / 対物 / 車両保険 / 示談',
    scenes: [
      'A car on a road',
      'A man with a phone and a car on a road',
      'A contract on a table in an office',
      'Two cars in the city',
      'A woman with a car key in the city',
    ],
  },
  {
    thing: 'passport',
    theme: 'ocean',
    names:
      'travel insurance / trip insurance / travel health insurance / reiseversicherung* / auslandskrankenversicherung* / reiserücktritt* / assurance voyage / assurance annulation / seguro de viaje / seguro de viajes / seguro viagem / assicurazione viaggio / polizza viaggio / 旅行保険 / holiday insurance / backpacker insurance / travel insured / travel cover / annual multi trip / single trip cover / trip cancellation cover / reisekrankenversicherung* / reiseschutz / reisegepäckversicherung* / auslandsreisekrankenversicherung* / assurance de voyage / assurance voyages / assurance rapatriement / seguro de cancelación / asistencia en viaje / seguro para viajar / seguro de viagem / seguros de viagem / seguro viagens / assicurazioni viaggio / assicurazione di viaggio / polizze viaggio / 海外旅行保険 / 国内旅行保険',
    words:
      'cancellation / lost luggage / medical bills abroad / delayed flight / baggage / repatriation / abroad / backpackers / gepäck / ausland / stornierung / rapatriement / bagages / annulation / equipaje / cancelación / extranjero / bagagem / bagaglio / annullamento / estero / 海外旅行 / 手荷物 / trip / cancelled flight / lost suitcase / suitcase / broken leg / holiday / hospital abroad / ski trip / missed connection / emergency abroad / stolen passport / delay / reise / reisen / urlaub / koffer / rücktransport / storno / krankenhaus im ausland / flugausfall / voyage / voyageurs / valise* / frais médicaux / étranger / vol annulé / viaje / viajes / viajeros / maleta* / gastos médicos / vuelo cancelado / repatriación / viagem / mala / malas / extravio / despesas médicas / exterior / voo cancelado / viaggio / valigia / spese mediche / volo cancellato / rimpatrio / スーツケース / キャンセル料 / 治療費 / 渡航',
    scenes: [
      'A passport on a table in a bedroom',
      'A woman with a suitcase in the old town',
      'A suitcase on a beach',
      'An umbrella on a beach',
      'A plane in the sky',
    ],
  },
  {
    thing: 'dog',
    theme: 'daylight',
    names:
      'pet insurance / dog insurance / cat insurance / horse insurance / tierversicherung* / hundeversicherung* / tierkrankenversicherung* / hundehaftpflicht* / op versicherung / assurance chien / assurance chat / assurance animaux / mutuelle chien / mutuelle animaux / seguro para mascotas / seguro de mascotas / seguro para perros / seguro pet / assicurazione cane / assicurazione animali / assicurazione gatto / ペット保険 / plano pet / pet insured / insure your pet / pet cover / pet health plan* / puppy insurance / kitten insurance / pet health insurance / tierkranken* / katzenversicherung* / pferdeversicherung* / hundekrankenversicherung* / tier op / hunde op / op kostenschutz / assurance animale / assurance pour chien* / assurance pour chat* / assurance santé animale / assurance chiot / mutuelle chat / seguro de perro* / seguro para gatos / seguro para tu mascota / seguro veterinario / plano de saúde pet / seguro para pets / seguro para cães / assicurazione per cani / assicurazione per gatti / assicurazioni animali / assicurazione cani / ペット用保険 / 犬の保険 / ペット医療保険',
    words:
      'pet / pets / vet bill* / vet fees / paws / swallowed / dog / cat / puppy / surgery / tierarzt* / haustier* / vierbeiner / vétérinaire / animal / mascota* / veterinari* / veterinári* / cachorro / cane / zampe / ペット / 動物病院 / vet / swallow* / x ray / four legged / kitten* / best friend / breed / cruciate / operation / sock / tail / hund / katze / welpe* / samtpfote* / fellnase* / pfote* / operationskosten / chien / chats / chiot* / frais vétérinaires / poilus / patte* / compagnon* / perro / gato* / peludo* / urgencias / patas / cirugía / cão / bicho* / consulta veterinária / patinha* / gatto / cucciolo / cuccioli / quattro zampe / spese veterinarie / codino / 愛犬 / 愛猫 / 手術費 / わんちゃん / 猫',
    scenes: [
      'A vet with a dog in a clinic',
      'A dog on a sofa in a living room',
      'A vet bill on a table in a kitchen',
      'A cat in a clinic',
      'A woman with a dog in a living room',
    ],
  },
  {
    thing: 'house',
    theme: 'daylight',
    names:
      'home insurance / house insurance / flood insurance / homeowners insurance / contents insurance / renters insurance / landlord insurance / hausratversicherung* / wohngebäudeversicherung* / elementarversicherung* / gebäudeversicherung* / elementarschaden* / assurance habitation / assurance inondation / seguro de hogar / seguro contra inundaciones / seguro de inundación / seguro residencial / seguro contra enchentes / assicurazione casa / polizza casa / 火災保険 / 地震保険 / 水害保険 / household insurance / property insurance / building insurance / buildings insurance / buildings and contents / home insurer* / house and contents / home cover / wohngebäude* / hausrat* / elementarschutz / hausversicherung* / assurance maison / assurance logement / assurance appartement / multirisque habitation / assurance propriétaire / seguro del hogar / seguros de hogar / seguro para el hogar / seguro de vivienda / seguro multirriesgo / seguro da casa / seguro de casa / seguro multirriscos / seguro habitacional / assicurazione abitazione / assicurazioni casa / polizza abitazione / polizza terremoto / 住宅保険 / 家財保険 / 住まいの保険',
    words:
      'storm damage / burst pipe / burglary / fire damage / high water / hochwasser / starkregen / rückstau / sturmschaden / inondation* / dégâts des eaux / tempête / inundaci* / riada / incendio / enchente* / vendaval / incêndio / alluvione / grandine / 洪水 / 台風 / flood* / sandbag* / water in the cellar / basement / burst pipes / leak / roof tiles / storm / contents / belongings / theft / fire / lightning / rising water / keller / überschwemm* / überflutung* / leitungswasser / feuer / sturm / wasser im keller / blitzschlag / einbruchdiebstahl / hagel / pegel / hab und gut / inondé* / crue* / incendie / cambriolage* / fuite / grêle / mobilier / inundado / robo / goteras / fuga / tormenta* / incendios / sótano / daños por agua / enxurrada / alagamento* / alagad* / inundaç* / cheia / cheias / roubo / raio / vazamento* / tempestade / alluvioni / allagament* / allagat* / furto / cantina / maltempo / 浸水 / 地震 / 火事 / 床上 / 水漏れ / 豪雨',
    scenes: [
      'A man with a bucket in a basement',
      'A house in the suburbs',
      'A woman with an umbrella in front of a house in the suburbs',
      'A bucket in a living room',
      'A contract on a table in a living room',
    ],
  },
  {
    thing: 'contract',
    theme: 'daylight',
    names:
      'life insurance / income protection / disability insurance / critical illness cover / funeral plan / risikolebensversicherung* / lebensversicherung* / berufsunfähigkeit* / sterbegeldversicherung* / assurance décès / assurance vie / contrat prévoyance / seguro de vida / seguros de vida / seguro de decesos / assicurazione sulla vita / polizza vita / 生命保険 / 収入保障 / life cover / life assurance / term life insurance / whole life policy / life insured / over 50s plan / family protection insurance / mortgage protection / burial insurance / funeral insurance / bu versicherung / todesfallabsicherung / sterbegeld / risikoleben* / hinterbliebenenschutz / erwerbsunfähigkeit* / assurance obsèques / assurance prévoyance / contrat obsèques / assurance emprunteur / garantie décès / seguro de fallecimiento / seguro de accidentes personales / seguro funerario / seguro de deceso / seguro vida / seguros vida / auxílio funeral / seguro funeral / assicurazione vita / polizze vita / assicurazione caso morte / temporanea caso morte / 死亡保険 / 定期保険 / 終身保険 / 就業不能保険',
    words:
      'beneficiary / loved ones / payout / breadwinner / orphan / term life / death benefit / hinterbliebene / todesfall / absichern / bénéficiaire* / proches / prévoyance / beneficiario* / fallecimiento / seres queridos / beneficiário* / falecimento / entes queridos / beneficiari* / decesso / 遺族 / 死亡保障 / those you love / left behind / family protected / lump sum / financial safety / dependants / widow* / peace of mind / children s future / medical exam / if you can t work / kinder abgesichert / versorgt / familie absichern / einkommen / ernstfall / angehörige* / krankheit / beruf / decès / décès / conjoint / avenir de vos enfants / obsèques / orphelin* / héritiers / rente / invalidez / protege a los tuyos / tu familia / tuyos / viuda / herederos / futuro de tus hijos / incapacidad / proteger quem você ama / quem você ama / indenização / futuro da família / proteggi chi ami / chi ami / famiglia protetta / invalidità / eredi / futuro dei tuoi / 万が一 / 家族を守る / 死亡 / 働けなくなった',
    scenes: [
      'A family in a backyard',
      'A couple with a contract in a living room',
      'A contract on a table in a living room',
      'A father with a child in a park',
      'An umbrella in a backyard',
    ],
  },
  {
    thing: 'stethoscope',
    theme: 'daylight',
    names:
      'health insurance / dental insurance / medical insurance / private health cover / krankenversicherung* / krankenkasse* / zahnzusatzversicherung* / krankenzusatzversicherung* / complémentaire santé / mutuelle santé / assurance maladie / seguro médico / seguro de salud / seguros de salud / plano de saúde / planos de saúde / convênio médico / assicurazione sanitaria / polizza sanitaria / 医療保険 / 健康保険 / がん保険 / health insurer* / health plan* / private medical / dental plan* / dental cover / family health plan / private health / krankenversicherer / zusatzversicherung* / zahnzusatz* / privatversicher* / pkv / krankentagegeld* / gesundheitskasse / assurance santé / complémentaires santé / mutuelle dentaire / remboursements santé / seguro de gastos médicos / seguro dental / aseguradora médica / seguros médicos / prepaga / seguro de gastos / mutua médica / plano odontológico / convênios médicos / plano médico / seguro de saúde / seguro saúde / planos odontológicos / assicurazione medica / assicurazione salute / polizza salute / fondo sanitario / assicurazione dentistica / 入院保険 / 医療保障 / がん保障',
    words:
      'copay* / in network / private room / consultant / prescriptions / premiums / specialist / waiting lists / chefarzt / einzelzimmer / beitrag / remboursement* / tiers payant / hospitalisation / copagos / cuadro médico / hospitalización / rede credenciada / carência / internação / rimborso / ricovero / visite specialistiche / 入院 / 通院 / gp / doctor / specialist appointment / hospital stay / dental / glasses / treatment / deductible / pre existing / out of pocket / waiting period / premium / physio / arzt / ärzte / facharzt* / zahnersatz / brille / heilpraktiker / zuzahlung / wartezeit* / zweibettzimmer / privatpatient* / beitragssatz / bonusprogramm / soins / dentaire* / optique / lunettes / hospitalisé / dépassements / médecin* / reste à charge / cotisation / médico* / especialista* / sin copagos / carencia* / consultas / hospital / hospitales / urgencias / coparticipação / exames / consulta / hospitais / odontológico / carências / visite / esami / medici / cliniche / dentista / lunghe attese / liste d attesa / ricoveri / 手術 / 給付金 / 医療費 / 病気 / 先進医療 / mutuelle / mutuelles / medicare / gesetzlich versichert',
    scenes: [
      'A doctor with a stethoscope in a clinic',
      'A stethoscope on a table in a clinic',
      'A contract on a table in a clinic',
      'A doctor with a folder in a clinic',
    ],
  },
  {
    thing: 'bike',
    theme: 'daylight',
    names:
      'bicycle insurance / bike insurance / e bike insurance / fahrradversicherung* / e bike versicherung* / assurance vélo / seguro de bicicleta / seguro para bicicletas / seguro bike / assicurazione bici / polizza bici / 自転車保険 / cycle insurance / bicycle insured / insure your bike / bike theft insurance / cargo bike insurance / cyclist insurance / fahrradschutzbrief* / fahrrad versicher* / fahrradvollkasko* / fahrraddiebstahlversicherung* / pedelec versicherung* / assurance vélo électrique / assurance vae / assurer votre vélo / assurance vol vélo / seguro de bici / seguro de bicis / seguro para bicis / seguro bici / seguro de bicicletas / seguro para bike / seguro de bike / seguro bicicleta / seguro para sua bike / assicurazione bicicletta / assicurazione e bike / assicurazione biciclette / 自転車用保険 / サイクル保険',
    words:
      'bicycle theft / fahrrad / stolen / gestohlen / diebstahl / bike theft / stolen bike / bike lock / e bike / theft cover / frame number / cargo bike / fahrraddiebstahl / fahrradschloss / vol de vélo / antivol / robo de bicicleta / candado / roubo de bike / cadeado / furto bici / lucchetto / 自転車 / 盗難 / pedelec* / thief / thieves / locked / lock / rack / crash / radfahrer* / schloss / geklaut / akku / lastenrad / radsturz / vae / volé / robada / robo / candados / roubada / furto / furti / rubata / catena / cicliste / 賠償 / 盗まれ / サイクリスト / ロードバイク',
    scenes: [
      'A bicycle in the city',
      'A woman with a bicycle in the city',
      'A padlock on a bicycle in the city',
      'A bicycle in a park',
    ],
  },
  {
    thing: 'phone',
    theme: 'midnight',
    names:
      'mobile app / mobile apps / app store / app developer* / app development / handy app / smartphone app / app entwickl* / application mobile / applications mobiles / développement d applications / aplicación móvil / aplicaciones móviles / desarrollo de apps / aplicativo de celular / desenvolvimento de aplicativos / applicazione mobile / sviluppo app / スマホアプリ / アプリ開発 / iphone app* / ios app* / android app* / app design / app studio / app agency / build your app / native app* / flutter / react native / cross platform app* / apps entwickeln / appentwickl* / app programmier* / app agentur / appli mobile / applis mobiles / développeur d application* / création d application* / agence mobile / téléchargez l appli* / téléchargez notre appli* / desarrollo de aplicaciones / desarrollador de apps / desarrollo app / crear una app / app móvil / apps móviles / criação de aplicativo* / desenvolvedor de aplicativos / criação de apps / aplicativos móveis / aplicativo móvel / desenvolvimento de apps / sviluppo di app / sviluppatore di app / app per smartphone / app mobile / アプリ制作 / アプリ配信中 / モバイルアプリ',
    words:
      'push notification* / ios / android / widget / in app / home screen / herunterladen / benachrichtigung* / aplicación / notificaciones / aplicativo / notificações / scarica / notifiche / app / apps / download / swipe / tap / screen / users / smartphone* / prototype / beta / google play / play store / five stars / onboarding / launch / release / offline / tippen / wischen / laden / nutzer / bildschirm / handy / téléchargez / télécharger / appli / applis / applications / utilisateurs / écran / descarga* / descárgala / móvil / celular / usuarios / pantalla / aplicaciones / baixe / baixar / baixe grátis / usuários / tela / aplicativos / scaricare / utenti / schermo / スマホ / アプリ / ダウンロード / ユーザー / 通知 / download the app / descarga la app / baixe o app / baixe o aplicativo / scarica l app / アプリをダウンロード',
    scenes: [
      'A woman with a phone in a cafe',
      'A phone on a table in a living room',
      'A man with a phone in the city',
      'A phone on a table in a cafe',
    ],
  },
  {
    thing: 'calendar',
    theme: 'daylight',
    names:
      'shift plan* / shift planning / shift schedul* / staff rota / duty roster* / roster app / staff scheduling / employee scheduling / swap shifts / schichtplan* / dienstplan* / personaleinsatzplanung / planning du personnel / plannings du personnel / gestion des plannings / cuadrante de turnos / gestión de turnos / planificador de turnos / escala de trabalho / gestão de turnos / escalas de plantão / turni di lavoro / gestione turni / pianificazione turni / シフト管理 / シフト表 / シフト作成 / shift swap* / shift app / shift work planner / shift calendar* / shift management / workforce management / workforce scheduling / staff schedule* / employee schedule* / personalplanung* / schichtkalender* / einsatzplanung / schichten tauschen / schichttausch* / plannings d équipe / planning d équipe / logiciel de planning / planning des équipes / planning employés / planning des salariés / cuadrantes / planificación de turnos / planilla de turnos / horarios de turnos / turnos de trabajo / app de turnos / escala de turnos / escala de plantão / escalas de trabalho / escalas de serviço / planejamento de escalas / montar a escala / app de escalas / pianificare i turni / app turni / turnistica / turni del personale / piano turni / gestione dei turni / シフト作り / 勤務表 / シフト希望 / シフト調整',
    words:
      'roster / overtime / understaffed / sick call / early shift / frühschicht / überstunden / vertretung / horaires / remplaçant* / équipes / turnos / horas extra / folgas / plantões / straordinari / シフト / shift / shifts / late shift / night shift / who works when / staff / team availability / gaps / whiteboard / spreadsheet* / sick / last minute / swap / swaps / nurses / schicht / schichten / spätschicht / nachtschicht / excel / krank / einspringen / tauschen / pflege / gastronomie / aushilfen / dienst / ausgefallen / salariés / remplacement* / absences / planning / plannings / équipe / tableau excel / congés / roulement / turno / cuadrante / plantilla / bajas / ausencias / vacaciones / cambios de turno / descansos / hojas de cálculo / plantão / escala / escalas / trocas / falta / folga / planilhas / equipe / turni / ferie / personale / sostituzion* / colleghi / assenze / foglio excel / 希望休 / 夜勤 / 早番 / アルバイト / 人手不足 / rota / roster*',
    scenes: [
      'A calendar on a table in an office',
      'A manager with a calendar in an office',
      'A clock in an office',
      'A waitress with a phone in a cafe',
      'A nurse with a phone in a hospital',
    ],
  },
  {
    thing: 'terminal',
    theme: 'midnight',
    names:
      'command line / cli tool / developer tool* / npm install / pip install / cargo install / brew install / go install / gem install / npx / docker / kubernetes / github / gitlab / postgres* / terraform / devops / linter* / softwareentwickler* / softwareentwicklung / développeur web / développeurs web / développement logiciel / desarrolladores / desarrollo de software / desenvolvedores / desenvolvimento de software / sviluppatori / sviluppo software / コマンドライン / 開発者 / エンジニア向け / developer platform / software developer* / software engineer* / software house / software development / custom software / web app development / rest api / dev tool* / devtool* / npm / pnpm / open source library / code editor* / code review* / ci cd / git / static analysis / test framework / pypi / javascript / typescript / golang / backend / frontend / full stack / programmierer* / softwarehaus / individualsoftware / softwareschmiede / programmierung / quellcode / logiciel sur mesure / éditeur de logiciel* / outil en ligne de commande / ligne de commande / ingénieur logiciel / développeur logiciel / código abierto / línea de comandos / programadores / software a medida / ingeniero de software / desarrollador de software / linha de comando / código aberto / software sob medida / fábrica de software / engenheiro de software / riga di comando / programmatori / software su misura / sviluppatore software / ソフトウェア開発 / システム開発 / プログラマー / プログラミング言語',
    words:
      'cli / sql / sdk / apis / yaml / json / merge / pull request* / deploy* / flaky / stack trace / repo / developers / python / open source / build fails / debug* / rollback / localhost / entwickler / schnittstelle / développeurs / base de données / código / base de datos / banco de dados / デプロイ / コード / オープンソース / terminal / compile* / ci / pipeline* / bug / runtime / latency / config / query / queries / schema / migrations / webhook* / cache / container* / diff / lint / dependency / dependencies / changelog / regex / logs / code / framework / endpoint* / command / one command / binary / benchmark* / async / tests laufen / fehlersuche / datenbank / befehl / programmieren / skript / code source / bogue* / dépôt / requête* / déploiement* / compilation / script* / desplieg* / errores / pruebas / repositorio* / consultas / depurar / programar / implant* / testes / consulta / repositório / codice / errori / rilasci* / repository / ターミナル / テスト / バグ / コマンド / リポジトリ / ビルド',
    scenes: [
      'A terminal window on a screen in an office',
      'A programmer with a laptop in an office',
      'A laptop on a table in a cafe',
      'A workstation in an office',
    ],
  },
  {
    thing: 'laptop',
    theme: 'midnight',
    names:
      'software as a / saas / erp system* / erp software / business software / unternehmenssoftware / branchensoftware / warenwirtschaft* / logiciel de gestion / logiciel métier / progiciel* / programa de gestión / software de gestión / sistema de gestão / software de gestão / software gestionale / gestionale / 業務ソフト / クラウドサービス / 業務システム / cloud software / web based software / enterprise software / erp / all in one software / industry software / practice management software / cloud solution* / software solution* / software suite / b2b saas / cloudsoftware / softwarelösung* / saas lösung / erp lösung* / betriebssoftware / verwaltungssoftware / handwerkersoftware / logiciel saas / logiciel erp / logiciels de gestion / logiciel en ligne / logiciel tout en un / suite logicielle / éditeur saas / software erp / software en la nube / sistema erp / sistema de gestión / programas de gestión / software empresarial / sistemas de gestão / programa de gestão / software na nuvem / gestionali / software in cloud / programma gestionale / software aziendale / erpシステム / 基幹システム / 業務管理システム / クラウド型',
    words:
      'software / workflow* / browser / plugin* / integration* / user accounts / schnittstellen / logiciel / plateforme / tableau de bord / painel / piattaforma / cruscotto / ソフト / クラウド / 自動化 / automate* / automation / dashboard* / spreadsheets / paperwork / modules / all in one / per user / free trial / log in / login / onboarding / demo / roll out / subscription / cloud / migration / automatisier* / excel / module / modul / testversion / testen sie 30 tage / digitalisier* / oberfläche / benutzer / pro nutzer / arbeitsabläufe / essai gratuit / automatis* / tableur* / abonnement / utilisateur* / digitalis* / démo / automatiza* / hojas de cálculo / prueba gratis / módulos / usuarios / suscripción / planilhas / teste grátis / automatize / usuários / demonstração / assinatura / automatizza* / fogli di calcolo / prova gratuita / moduli / utenti / abbonamento / 無料トライアル / 業務効率 / エクセル / 導入 / 一元管理 / software for / sistema para',
    scenes: [
      'A sales dashboard in an office',
      'A woman with a laptop in an office',
      'A workstation in an office',
      'A laptop on a table in an office',
      'A man with a tablet in an office',
    ],
  },
  {
    thing: 'dashboard',
    theme: 'daylight',
    names:
      'crm / crm software / sales pipeline / customer relationship management / lead management / business intelligence / data analytics / kpi dashboard* / vertriebssoftware / kundenverwaltung / datenanalyse / logiciel crm / tableaux de bord / analyse de données / análisis de datos / gestión de clientes / análise de dados / gestão de clientes / gestione clienti / analisi dei dati / 顧客管理 / データ分析 / 営業支援 / sales crm / sales software / customer database* / sales automation / lead generation / sales dashboard* / analytics platform* / data warehouse / data dashboard* / business analytics / reporting software / sales funnel* / lead tracking / customer data platform / crm system* / kundenmanagement / bi tool / reporting tool / leadgenerierung / vertriebssteuerung / datenvisualisierung / vertriebspipeline / logiciel commercial / gestion de la relation client / relation client / outil crm / suivi commercial / pipeline commercial / informatique décisionnelle / visualisation de données / pipeline de ventas / software crm / embudo de ventas / inteligencia de negocios / analítica de datos / captación de leads / gestión comercial / seguimiento de clientes / funil de vendas / pipeline de vendas / inteligência de negócios / painel de vendas / gestão de vendas / análise de vendas / pipeline di vendita / gestione contatti / gestione lead / analisi dati / crmツール / 営業管理 / データ可視化 / 顧客データ / 名刺管理',
    words:
      'follow up* / forecast / quota / sales team / churn / metrics / charts / kundendaten / vertrieb / auswertung* / prospects / commerciaux / indicateurs / ventas / embudo / clientes potenciales / vendas / funil / indicadores / vendite / trattative / 商談 / 分析 / leads / pipeline / close deals / dashboards / dashboard / funnel / conversion rate / revenue / report / reports / customer history / warm leads / insights / spreadsheets / cold call* / vertriebler* / abschlüsse / umsatz / kunden im blick / kundenkontakt* / kennzahl* / berichte / daten / nachfassen / relances / relance / ventes / chiffre d affaires / données / rapports / opportunités / vendedores / cerrar ventas / oportunidades / seguimiento / métricas / informes / datos / vendedor / fechar negócios / relatórios / dados / venditori / contatti / opportunità / dati / fatturato / 見込み客 / 売上 / ダッシュボード / 顧客 / 可視化',
    scenes: [
      'A sales dashboard in an office',
      'Two people in front of a whiteboard in an office',
      'A woman with a tablet in an office',
      'A line graph on a screen in an office',
    ],
  },
  {
    thing: 'padlock',
    theme: 'midnight',
    names:
      'cyber security / cybersecurity / cyber attack* / password manager* / antivirus / ransomware / phishing / vpn / penetration test* / data breach* / it sicherheit / cybersicherheit / passwortmanager* / virenschutz / datenschutzbeauftragt* / cybersécurité / gestionnaire de mots / ciberseguridad / gestor de contraseñas / segurança da informação / cibersegurança / gerenciador de senhas / sicurezza informatica / sicurezza delle password / セキュリティソフト / 情報セキュリティ / パスワード管理 / ウイルス対策 / cyber / cyber defence / cyber defense / information security / security software / security audit* / pen test* / pentest* / ethical hack* / endpoint protection / endpoint security / network security / email security / cyber insurance / password vault* / passwordless / two factor authentication / identity theft / data protection officer* / cybercrime / hackerangriff* / cyberangriff* / cyberabwehr / passwort manager / passwort tresor / it security / informationssicherheit / datenschutzberat* / firewall lösung / penetrationstest* / virenscanner / erpressungssoftware / trojaner / cyber sécurité / cyberattaque* / sécurité informatique / rançongiciel* / hameçonnage / mots de passe sécurisés / coffre fort de mots / coffre fort numérique / ciberataque* / seguridad informática / seguridad de la información / robo de datos / gestor de claves / segurança cibernética / ataque hacker / ataques cibernéticos / segurança digital / gestor de senhas / cofre de senhas / vazamento de dados / cyber sicurezza / attacco informatico / attacchi informatici / gestore di password / sicurezza dei dati / サイバー / ランサムウェア / ハッキング / 不正ログイン / フィッシング / 情報漏洩',
    words:
      'password* / hacker* / hacked / encrypt* / firewall* / malware / breach / two factor / leak* / vulnerabilit* / passwort / passwörter / verschlüssel* / mot de passe / mots de passe / contraseña* / cifrado / senha* / criptograf* / crittograf* / パスワード / 暗号化 / 不正アクセス / attack* / threat* / scam* / exploit* / login / logins / sticky note / stolen data / zero trust / intrusion / backup / incident response / patch / virus* / one master / vault / compliance / gdpr / dark web / angreifer / angriff* / schadsoftware / datenklau / sicherheitslücke* / zugangsdaten / zettel / dsgvo / abgesichert / pirates / piratage / piraté / attaque* / chiffr* / menace* / faille* / rgpd / logiciel malveillant / fuite de données / ataque* / hackean / ciberdelincuen* / amenaza* / brecha* / hackeado / claves / intrusos / ameaça* / invasão / invad* / golpe / golpes / vírus / minacc* / attacc* / violazion* / credenziali / furto di dati / 攻撃 / 脆弱性 / ファイアウォール / マルウェア / 漏洩 / lgpd',
    scenes: [
      'A padlock on a laptop in an office',
      'A padlock on a table in an office',
      'A hacker with a laptop in a dark room',
      'A server rack in a data centre',
      'A padlock on a table in a living room',
    ],
  },
  {
    thing: 'robot',
    theme: 'midnight',
    names:
      'ai assistant* / ai chatbot* / chatbot* / ai agent* / artificial intelligence / machine learning / ai tool* / large language model* / ki assistent* / ki agent* / künstliche intelligenz / ki gestützt* / intelligence artificielle / assistant ia / agent conversationnel / inteligencia artificial / asistente de ia / inteligência artificial / assistente de ia / intelligenza artificiale / assistente ia / 人工知能 / チャットボット / 生成ai / aiアシスタント / genai / generative ai / ai powered / ai writing / ai software / ai model* / ai platform* / ai copilot / ai voice / ai automation / llms / deep learning / neural network* / conversational ai / ki tool* / ki software / ki modell* / ki chatbot / ki lösung* / sprachassistent* / maschinelles lernen / generative ki / ki basiert* / assistant virtuel / assistants ia / ia générative / agent ia / agents ia / outil ia / apprentissage automatique / asistente virtual / ia generativa / agente de ia / agentes de ia / herramienta de ia / aprendizaje automático / con ia / assistente virtual / aprendizado de máquina / robô de atendimento / com ia / assistente virtuale / agente ia / agenti ia / strumenti ia / apprendimento automatico / ai generativa / ai搭載 / aiツール / aiチャット / 対話型ai / 自然言語 / 機械学習',
    words:
      'prompts / llm / gpt / copilot / summari* / hallucinat* / drafts replies / voice assistant / trained on / ki / sprachmodell* / zusammenfass* / ia / résum* / asistente / assistente / riassun* / 要約 / 自動応答 / prompt / model / answer questions / context / automate / drafts / inference / fine tun* / embeddings / natural language / tokens / gpt 4 / claude / meetings summarised / replies / knows your / antworten / antwortet / beantwortet / entwürfe / zusammen / mails / trainiert / reponses / réponse* / répond / rédige / brouillon* / modèle* / respuesta* / responde / redacta / borradores / correos / resposta* / escreve / rascunhos / resumo / emails / atendimento 24 / rispost* / risponde / scrive / bozze / riassume / 回答 / 質問 / 文章 / 下書き / プロンプト / 自動生成',
    scenes: [
      'A robot in an office',
      'Chat bubbles in an office',
      'A woman with a robot in an office',
      'A chat on a phone in a cafe',
      'A robot at a laptop in a living room',
    ],
  },
  {
    thing: 'coins',
    theme: 'daylight',
    names:
      'budgeting app* / budget app* / budget planner* / budget tracker* / expense tracker* / spending tracker* / haushaltsbuch* / budgetplaner* / finanz app / ausgaben tracker / appli de budget / application de budget / gestion de budget / app de presupuesto / control de gastos / finanzas personales / controle de gastos / controle financeiro / app de finanças / finanças pessoais / gestione delle spese / budget familiare / finanza personale / 家計簿 / money app / money tracker / household budget* / monthly budget / household finances / personal finance / savings app / spending app / finance app / bill splitting / split bills / budgetbuch / haushaltskasse / ausgaben app / haushaltsbudget / finanzen im griff / finanzübersicht / spar app / budget mensuel / appli budget / gérer son budget / gérer votre budget / budget familial / comptes du ménage / suivi des dépenses / suivi de dépenses / presupuesto familiar / presupuesto mensual / presupuesto personal / control de tus gastos / app de gastos / app de finanzas / controla tus gastos / orçamento familiar / orçamento pessoal / orçamento mensal / controle seus gastos / controle de despesas / planilha de gastos / gestão de despesas / bilancio familiare / budget mensile / controllo spese / app per le spese / tracciare le spese / gestire le spese / spese di casa / 家計管理 / 支出管理 / お小遣い帳 / 家計アプリ',
    words:
      'spending / overdraft / save up / envelopes / groceries / kontostand / ausgaben / taschengeld / dépenses / découvert / fin du mois / gastos / fin de mes / despesas / fim do mês / spese / stipendio / fine mese / 支出 / 節約 / 給料日 / budget* / bills / rent / payday / salary / where your money / left over / broke / pay day / subscriptions / coffee money / savings goal* / categories / categor* / expenses / accounts linked / geld / monatsende / miete / ausgabe / sparziel* / sparen / kategorien / einnahmen / abos / ende des monats / pleite / argent / loyer / économies / salaire / objectif d épargne / objectifs d épargne / catégories / abonnements / dinero / alquiler / ahorro / ahorrar / sueldo / nómina / suscripciones / llegar a fin / dinheiro / aluguel / economizar / economia / salário / contas / assinaturas / sobra / soldi / affitto / risparmiare / risparmio / bollette / abbonamenti / お金 / 給料 / 貯金 / 固定費 / 赤字 / レシート',
    scenes: [
      'Coins on a table in a kitchen',
      'A woman with a phone in a kitchen',
      'A calculator on a table in a kitchen',
      'Envelopes and coins on a table in a kitchen',
      'A piggy bank on a table in a bedroom',
    ],
  },
  {
    thing: 'checklist',
    theme: 'daylight',
    names:
      'to do list* / to do app* / todo app* / task manager* / task management / project management / kanban / productivity app* / aufgabenverwaltung / aufgabenliste* / projektmanagement* / projektplanung* / gestion de projet* / gestion des tâches / liste de tâches / gestión de proyectos / gestión de tareas / lista de tareas / gestão de projetos / gestão de tarefas / lista de tarefas / gestione progetti / gestione dei progetti / gestione attività / プロジェクト管理 / タスク管理 / todoリスト / todo list* / to dos / task app / task list app / team task* / project planner / project planning / project tracker / project manager app / gantt chart* / task board* / issue tracker / aufgabenplaner / aufgaben app / projektsoftware / teamaufgaben / gestionnaire de tâches / outil de gestion de projet / tableau kanban / suivi de projet* / appli de tâches / gestor de tareas / app de tareas / tablero kanban / listas de tareas / seguimiento de proyectos / gerenciador de tarefas / gerenciamento de projetos / listas de tarefas / quadro kanban / app de tarefas / cose da fare / liste di cose / gestione compiti / app per attività / bacheca kanban / gestione del progetto / やることリスト / todo管理 / 進捗管理 / ガントチャート',
    words:
      'backlog / milestone* / assignee / gantt / sticky notes / aufgaben / meilenstein* / tâches / jalons / tareas / plazos / entregas / tarefas / prazos / タスク / 締め切り / 進捗 / tasks / deadline* / due dates / sprint* / procrastinat* / overwhelmed / get things done / drag and drop / subtasks / assign / tick off / priorit* / aufgabe / fristen / erledigt / abhaken / verzetteln / teamarbeit / projekte / termine im blick / tâche / échéances / projets / retards / cocher / proyectos / pendientes / prioridades / fechas límite / procrastin* / projetos / pendências / scadenze / progetti / attività da / 期限 / 抜け漏れ / やること / 優先順位',
    scenes: [
      'A checklist on a table in an office',
      'Sticky notes in an office',
      'Two people in front of a whiteboard in an office',
      'A woman with a checklist in an office',
    ],
  },
  {
    thing: 'stickyNotes',
    theme: 'daylight',
    names:
      'note taking / notes app* / note app* / notetaking / markdown notes / meeting notes / knowledge base / notiz app* / notizapp* / notizen app / wissensdatenbank* / prise de notes / application de notes / aplicación de notas / tomar notas / app de notas / bloco de notas / app per appunti / prendere appunti / メモアプリ / ノートアプリ / 議事録 / take notes / your notes / notes in one place / digital notebook* / second brain / note taking app / handwritten notes app / meeting minutes / meeting transcri* / transcription app / notizprogramm / digitale notizen / notizsoftware / protokoll app / wissensmanagement / sitzungsprotokoll* / appli de notes / bloc notes numérique / prendre des notes / compte rendu automatique / compte rendu de réunion / base de connaissances / cuaderno digital / aplicación para notas / base de conocimiento / notas de reunión / app de anotações / anotações digitais / caderno digital / base de conhecimento / fazer anotações / quaderno digitale / app di note / app note / blocco note / appunti digitali / base di conoscenza / デジタルノート / 手書きメモ / ナレッジ管理',
    words:
      'notebook* / jot* / scribble* / backlinks / handwriting / notizen / notizbuch / mitschrift* / carnets / bloc notes / apuntes / cuaderno / anotações / caderno / appunti / taccuino / markdown / search everything / ideas / scraps / find it again / folders / thoughts / sync / outline / transcript* / wiki / notiz / ideen / gedanken / schlagwörter / wiederfinden / zettel / vernetz* / idées / carnet / retrouver / pensées / synchronis* / étiquettes / notas / etiquetas / pensamientos / ideias / pensamentos / anotar / idee / pensieri / ritrov* / メモ / アイデア / ノート / 同期',
    scenes: [
      'Sticky notes in an office',
      'A notebook and a pen on a table in a cafe',
      'A woman with a notebook in a library',
      'A tablet on a table in a cafe',
      'A pencil and a notebook on a table in a living room',
    ],
  },
  {
    thing: 'phoneMap',
    theme: 'ocean',
    names:
      'navigation app* / map app* / maps app* / route planner* / hiking map* / offline map* / satnav / sat nav / gps device* / gis software / geodata / cartograph* / navigationsgerät* / navi app / routenplaner* / wanderkarte* / kartendienst* / offline karten / application de navigation / planificateur d itinéraire* / cartographie / navegador gps / mapas sin conexión / planificador de rutas / app de mapas / mapas offline / planejador de rotas / app di navigazione / mappe offline / navigatore satellitare / 地図アプリ / カーナビ / 地図データ / maps offline / navigation system / navigation device / gps navigation / hiking app / trail map* / digital map* / mapping software / map data / geographic information system / topographic map* / outdoor navigation / offlinekarten / navigationssystem* / navigations app / wander app / wanderapp / tourenplaner* / digitale karten / geodaten / landkarten / topographische karte* / application gps / gps de randonnée / cartes hors ligne / cartes de randonnée / appli de randonnée / navigation gps / données géographiques / calcul d itinéraire* / mapas sin internet / navegación gps / app de rutas / mapas topográficos / planifica tu ruta / app de senderismo / datos geográficos / mapas digitais / navegação gps / app de trilhas / app de navegação / mapas sem internet / planeje sua rota / app di mappe / mappe digitali / navigazione gps / app per escursioni / pianificatore di percorsi / mappe senza connessione / dati geografici / 登山地図 / オフライン地図 / ナビアプリ / 経路検索',
    words:
      'maps / gps / turn by turn / detour* / traffic jam* / waypoint* / contour lines / coordinates / landkarte* / umleitung / stau / cartes / itinéraire* / rutas / desvíos / trajeto* / mappe / percors* / 地図 / ルート / 渋滞 / map / no signal / trail* / route* / wrong turn / shortest / reroute* / elevation profile / compass / arrival time / navigate / navigation / kompass / verlaufen / wege / wandern / funkloch / höhenprofil / navigieren / sentier* / boussole / perdu / bouchons / randonnée* / guidage / mapa / mapas / ruta / brújula / atasco* / señal / sendero* / perderte / rota / rotas / trilha* / bússola / trânsito / sem sinal / perdido / mappa / bussola / traffico / escursion* / senza campo / perdersi / 現在地 / 迷わない / 圏外',
    scenes: [
      'A map on a phone in the city',
      'A folded map on a table in a cafe',
      'A woman with a folded map in the old town',
      'A compass on a table in a living room',
      'A folded map on a table in a living room',
    ],
  },
  {
    thing: 'calendar',
    theme: 'daylight',
    names:
      'booking software / booking system* / appointment scheduling / appointment booking / online booking system / scheduling app* / calendar app* / booking page / buchungssystem* / terminbuchung* / terminplaner* / onlinebuchung* / terminvereinbarung online / logiciel de réservation / prise de rendez / agenda en ligne / réservation en ligne / sistema de reservas / agenda online / software de reservas / citas online / sistema de agendamento / agendamento online / sistema di prenotazione / software di prenotazione / prenotazioni online / 予約システム / 予約管理 / 日程調整 / appointment software / appointment app* / appointment system / online scheduling / scheduling software / scheduling tool / reservation system* / reservation software / booking tool / booking app / booking calendar / booking widget / take bookings online / meeting scheduler / terminkalender / terminsoftware / terminmanagement / terminverwaltung / buchungstool* / buchungssoftware / online buchungssystem / reservierungssystem* / terminvergabe / kalender app* / agenda partagé / prise de rdv / logiciel de rendez / planning en ligne / outil de réservation / système de réservation / logiciel de prise / calendrier partagé / agenda digital / agenda de citas / sistema de citas / software de citas / app de reservas / programación de citas / gestión de citas / gestión de reservas / agenda compartida / software de agendamento / app de agendamento / sistema de reserva / sistema de marcação / app de agenda / app prenotazioni / gestione appuntamenti / gestione prenotazioni / sistema di prenotazioni / calendario condiviso / agenda digitale / 予約アプリ / 予約台帳 / カレンダーアプリ',
    words:
      'no show* / double booked / time slot* / calendar sync / cancellations / absagen / kalender / créneau* / annulations / recordatorio* / huecos / agendamentos / horários vagos / lembretes / promemoria / appuntament* / 空き状況 / appointments / phone keeps ringing / reminder* / availability / double bookings / reschedul* / slots / calendars / empty slots / self service / terminerinnerung* / terminausfälle / doppelbuchung* / freie termine / buchungen / telefon klingelt / erinnerungen / verschieben / rdv / rendez vous manqué / rappels / calendrier / clients réservent / ausencias / calendario / cancelaciones / disponibilidad / marcações / agendar / faltas / calendário / cancelamentos / disponibilidade / disdette / disponibilità / ダブルブッキング / カレンダー / リマインド / 電話対応 / キャンセル / online appointment* / onlinetermin* / online terminbuchung / reservas online / prenotazione online / réservations en ligne / オンライン予約 / ネット予約 / marcações online / agendamentos online',
    scenes: [
      'A calendar on a table in an office',
      'A woman with a calendar in an office',
      'A tablet on a table in a cafe',
      'A woman with a phone in a hair salon',
    ],
  },
  {
    thing: 'clock',
    theme: 'daylight',
    names:
      'time tracking / timesheet* / time clock* / time recording / billable hours / zeiterfassung* / stundenzettel* / stechuhr* / arbeitszeiterfassung* / suivi du temps / feuille de temps / pointeuse* / badgeuse* / control horario / registro horario / fichaje* / hojas de horas / controle de ponto / ponto eletrônico / registro de ponto / rilevazione presenze / timbratura* / foglio ore / 勤怠管理 / 打刻 / タイムカード / time tracker* / time keeping / timekeeping / time sheet* / attendance tracking / attendance system / employee time clock / hours tracking / track your hours / punch clock / time and attendance / arbeitszeit erfassen / stundenerfassung / stundennachweis* / arbeitszeitkonto / projektzeiterfassung / zeitwirtschaft / stempeluhr* / feuilles de temps / feuille d heures / feuilles d heures / gestion des temps / temps de travail / pointage des heures / suivi des heures / badgeage / relevé d heures / control de horas / registro de jornada / reloj checador / control de asistencia / registro de horas / control de presencia / control de fichajes / controle de jornada / folha de ponto / relógio de ponto / controle de horas / marcação de ponto / registo de horas / rilevazione delle presenze / gestione presenze / registro ore / registrazione ore / monitoraggio ore / marcatempo / timbratrice / app presenze / 打刻アプリ / 勤怠システム / 勤怠アプリ / 工数管理 / 労働時間管理',
    words:
      'clock in / clock out / overtime / hours worked / stopwatch / tracked / billed / arbeitszeit* / überstunden / stempeln / heures sup / pointage / horas extras / jornada / fichar / banco de horas / bater ponto / straordinari / timbrare / 勤務時間 / 出勤 / start stop / timer* / billable / unbilled / where did the time / project hours / pausen / projekte abrechnen / kommt geht / überstundenkonto / gestempelt / pauses / chrono / facturables / pointer / pausas / entrada y salida / cronómetro / jornada laboral / horas trabalhadas / cronômetro / faturáveis / cronometro / ore lavorate / fatturabili / 残業 / 休憩 / 集計',
    scenes: [
      'A clock in an office',
      'A stopwatch on a table in an office',
      'A worker with a phone on a building site',
      'A clock in a workshop',
    ],
  },
  {
    thing: 'serverRack',
    theme: 'midnight',
    names:
      'web hosting / cloud hosting / cloud storage / data center* / data centre* / server hosting / vps / managed hosting / online backup* / cloud backup* / webhosting* / rechenzentrum / rechenzentren / cloudspeicher* / serverhosting / datensicherung* / hébergement web / hébergeur web / stockage en ligne / centre de données / sauvegarde en ligne / alojamiento web / centro de datos / almacenamiento en la / copias de seguridad / hospedagem de sites / armazenamento em nuvem / data center / spazio cloud / hosting web / レンタルサーバー / データセンター / クラウドストレージ / バックアップ / host your website / website hosting / domain hosting / wordpress hosting / dedicated server* / cloud server* / cloud computing / private cloud / object storage / file hosting / backup service* / offsite backup* / nas backup / backup software / online storage / file storage / cloud provider* / hoster / webhoster* / webspace / domainhosting / serverhousing / managed server / onlinespeicher / online speicher / rootserver / sicherungskopie* / backup lösung* / hébergeur* / hébergement de site* / hébergement cloud / serveur dédié / serveurs dédiés / stockage cloud / sauvegarde cloud / sauvegarde de données / sauvegardes / datacenter* / hébergement de données / hospedaje web / servidores dedicados / servidor dedicado / almacenamiento en nube / nube privada / copia de seguridad / respaldo en la nube / alojamiento de páginas / servidores en la nube / hospedagem web / hospedagem de site / alojamento web / backup em nuvem / nuvem privada / armazenamento na nuvem / backup na nuvem / cópia de segurança / hosting siti / server dedicat* / spazio web / backup online / archiviazione cloud / cloud privato / centro dati / backup in cloud / copie di sicurezza / サーバー運用 / クラウドサーバー / 専用サーバー / ホスティング / クラウド保存 / オンラインストレージ',
    words:
      'server* / uptime / hosting / backup* / bandwidth / terabyte* / downtime / racks / gigabyte* / speicherplatz / rechner / ausfallsicher* / serveur* / hébergement / données / servidor* / nube / respaldo / nuvem / hospedagem / servidores / nuvola / サーバー / クラウド / cloud / 99 9 / petabyte* / ssl / latency / outage* / root access / storage / nodes / nvme / redundan* / restore / lost files / site down / scale up / files / speicher / ausfall / ausfallzeit / wiederherstell* / kühlung / dsgvo konform / datenverlust / stockage / sauvegarde* / panne* / disponibilité / restaur* / téraoctets / perte de données / almacenamiento / caídas / disponibilidad / gigas / archivos / perder datos / armazenamento / estabilidade / fora do ar / disponibilidade / arquivos / archivi / ripristin* / disponibilità / 容量 / 稼働率 / 障害 / ファイル / colocation',
    scenes: [
      'A server rack in a data centre',
      'A technician with a laptop in a server room',
      'A server cabinet in an office',
      'A flash drive on a table in an office',
      'A workstation in an office',
    ],
  },
  {
    thing: 'usbStick',
    theme: 'midnight',
    names:
      'data recovery / it support / it services / it service provider* / managed services / computer repair* / laptop repair* / pc repair* / phone repair* / screen repair* / systemhaus / it systemhaus / it dienstleister* / datenrettung* / pc reparatur* / handyreparatur* / computerhilfe / laptop reparatur* / dépannage informatique / réparation ordinateur* / infogérance / récupération de données / réparation téléphone* / soporte informático / reparación de ordenadores / reparación de móviles / reparación de celulares / recuperación de datos / assistência técnica celular / suporte de ti / conserto de celular / conserto de notebook / assistenza informatica / riparazione pc / riparazione computer / riparazione smartphone / 修理 パソコン / パソコン修理 / スマホ修理 / データ復旧 / it company / it helpdesk / it help / it provider / it consultant* / it consulting / it system* / computer service* / computer help / computer shop repair / pc help / pc service / mac repair* / macbook repair* / iphone repair* / smartphone repair* / tablet repair* / cell phone repair* / mobile phone repair* / phone screen* / broken screen* / network support / managed it / hard drive recovery / recover lost data / virus removal / edv service* / edv dienstleist* / it service* / it betreuung / it beratung / it dienstleistung* / pc hilfe / pc notdienst / computerreparatur* / computerservice* / computernotdienst / laptopreparatur* / displayreparatur* / iphone reparatur* / smartphonereparatur* / handy reparatur* / datenretter / netzwerkbetreuung / netzwerktechnik / maintenance informatique / assistance informatique / support informatique / dépannage pc / dépannage ordinateur / réparateur informatique / réparation pc / réparation informatique / réparation smartphone* / réparation iphone / réparation d écran* / réparation portable / prestataire informatique / services informatiques / informaticien* / servicio técnico informático / mantenimiento informático / reparación de computadoras / reparación de pc / reparación de portátiles / reparación de iphone / reparación de laptops / reparación celulares / servicios informáticos / cambio de pantalla / técnico informático / servicio técnico de celulares / conserto de computador* / manutenção de computadores / assistência técnica de celular / assistência informática / reparação de computadores / reparação de telemóveis / troca de tela / suporte técnico de informática / técnico de informática / suporte de informática / suporte em ti / conserto de iphone / conserto de celulares / manutenção de notebooks / recuperação de dados / formatação de computador / assistenza pc / assistenza computer / riparazione cellulari / riparazione telefoni / riparazione iphone / riparazione notebook / recupero dati / tecnico informatico / servizi informatici / sostituzione schermo / consulenza informatica / パソコンサポート / iphone修理 / スマホ画面 / 携帯修理 / itサポート / 情シス',
    words:
      'cracked screen / hard drive* / helpdesk / slow computer / virus / printer problems / ssd / festplatte* / rechner / netzwerk / disque dur / écran cassé / ordinateur* / disco duro / pantalla rota / ordenador* / tela quebrada / disco rígido / computador* / disco fisso / schermo rotto / パソコン / 画面割れ / laptop* / computer* / battery replacement / water damage / won t turn on / deleted photos / blue screen / printer* / network / wifi / remote help / charging port / wasserschaden / bildschirm / drucker / display kaputt / akkutausch / gelöschte fotos / bootet nicht / langsamer pc / viren / batterie / ordi / imprimante* / lenteur / photos perdues / réseau / batería / teclado / impresora* / no enciende / fotos perdidas / lento / mojado / bateria / não liga / impressora* / vírus / trincada / notebook / tastiera / stampante / non si accende / foto perse / batteria / 液晶 / バッテリー交換 / 水没 / 起動しない / 遅い',
    scenes: [
      'A technician with a laptop in a workshop',
      'A laptop on a table in a workshop',
      'A flash drive on a table in an office',
      'A technician with a phone in a workshop',
    ],
  },
  {
    thing: 'flashlight',
    theme: 'midnight',
    names:
      'security guard* / security company / security service* / security firm / night watch* / door supervisor* / event security / alarm system* / burglar alarm* / security camera* / cctv / video surveillance / sicherheitsdienst* / wachdienst* / werkschutz / objektschutz / alarmanlage* / videoüberwachung* / agent de sécurité / agents de sécurité / gardiennage / système d alarme / vidéosurveillance / télésurveillance / vigilantes de seguridad / empresa de seguridad / sistema de alarma / videovigilancia / segurança patrimonial / sistema de alarme / videomonitoramento / empresa de vigilância / vigilanza privata / sistema di allarme / videosorveglianza / antifurto casa / 警備員 / 警備会社 / 防犯カメラ / security officer* / security patrol* / security alarm* / security system* / house alarm* / intruder alarm* / alarm monitoring / alarm installation / surveillance camera* / home security / doorbell camera* / bouncer* / door staff / close protection / bodyguard* / mobile patrol* / keyholding / manned guarding / access control system* / sicherheitskraft / sicherheitskräfte / sicherheitsmitarbeiter* / sicherheitsfirma / sicherheitsunternehmen / sicherheitstechnik / wachschutz / wachmann / wachleute / wachpersonal / personenschutz* / türsteher* / einbruchschutz / überwachungskamera* / alarmsystem* / veranstaltungsschutz / revierdienst / einbruchmeldeanlage* / zutrittskontrolle / agence de sécurité / société de sécurité / sécurité privée / agent de surveillance / vigile* / alarme maison / alarmes / caméra de surveillance / caméras de surveillance / maître chien / rondes de nuit / sécurité événementielle / guardias de seguridad / guardia de seguridad / vigilante de seguridad / vigilante nocturno / seguridad privada / alarmas / sistemas de alarma / cámaras de seguridad / cámara de vigilancia / cámaras de vigilancia / control de accesos / escoltas / vigilancia privada / custodia nocturna / segurança privada / empresa de segurança / vigilante* / vigia noturno / alarme residencial / sistemas de alarme / câmeras de segurança / câmaras de vigilância / monitoramento 24 / cerca elétrica / portaria remota / controle de acesso / guardia giurata / guardie giurate / istituto di vigilanza / impianti di allarme / impianto di allarme / allarme casa / telecamere / antifurto / sistemi di sicurezza / servizio di vigilanza / vigilanza notturna / buttafuori / ホームセキュリティ / 警備 / 監視カメラ / ガードマン / 巡回警備',
    words:
      'burglar* / break in / patrol* / intruder* / motion sensor* / guards / control room / trespass* / einbruch* / einbrecher* / bewegungsmelder* / cambriolage* / alarme / intrusion* / robos / alarma / intrusos / assalto / invasão / ladri / allarme / intrusi / 防犯 / 侵入 / 巡回 / break ins / vandal* / theft / monitored / alarm* / false alarm / cameras / round the clock / night footage / unwanted visitors / watchful / bewach* / streife* / kameras / leitstelle / rund um die uhr bewacht / diebstahl / baustellenbewachung / cambrioleur* / surveillance / rondes / détecteur* / intrus / caméra* / effraction* / ladrones / robo / cámara* / vigilancia / rondas / sensores / central receptora / hurto* / ladrões / roubo* / câmera* / vigilância / ronda / furto* / assaltos / furti / ladro / telecamera / sorveglianza / ronde / sensori / effrazion* / 泥棒 / 見守り / 空き巣 / 警報 / 監視',
    scenes: [
      'A guard with a flashlight in an office',
      'A flashlight on a table in an office',
      'A guard with a flashlight in a warehouse',
      'A padlock on a table in a hallway',
      'A guard with a flashlight in a car park',
    ],
  },
  {
    thing: 'clipboard',
    theme: 'daylight',
    names:
      'recruitment agency / recruiter* / recruiting / staffing agency / temp agency / job board* / job portal* / job fair / head hunter* / headhunt* / we are hiring / now hiring / we re hiring / personalvermittl* / zeitarbeit* / personaldienstleister* / stellenanzeige* / stellenangebot* / jobbörse* / jobmesse* / wir stellen ein / cabinet de recrutement / agence d intérim / offre d emploi / offres d emploi / nous recrutons / on recrute / ofertas de empleo / oferta de empleo / bolsa de empleo / estamos contratando / vagas de emprego / vaga de emprego / agência de empregos / recrutamento e seleção / agenzia per il / agenzia interinale / offerte di lavoro / offerta di lavoro / lavora con noi / 求人 / 人材派遣 / 採用情報 / 転職 / career fair* / careers fair* / jobs fair* / ausbildungsmesse* / berufsmesse* / karrieremesse* / salon de l emploi / forum de l emploi / feria de empleo / feira de empregos / fiera del lavoro / 合同説明会 / 就職フェア / recruitment / recruitment consultant* / recruitment firm* / staffing / staffing solution* / temp work / temporary staff* / temping / employment agency / job agency / job vacanc* / job opening* / job offer* / jobs near you / executive search / talent acquisition / job search / career fair / personalberatung / personalagentur / personalsuche / arbeitsvermittlung / jobvermittlung* / arbeitnehmerüberlassung / fachkräfte finden / jobportal* / stellenmarkt / karriereportal / karrieremesse / ausbildungsmesse / offene stellen / jetzt bewerben / bewirb dich / initiativbewerbung / mitarbeiter gesucht / verstärkung gesucht / wir suchen verstärkung / intérim / agence d emploi / recruteur* / recrutement / recrutons / emploi en cdi / emplois en cdi / poste à pourvoir / postes à pourvoir / rejoignez notre équipe / chasseur de têtes / chasseurs de têtes / postulez / agencia de empleo / agencia de colocación / empresa de trabajo temporal / ett / reclutamiento / reclutador* / selección de personal / vacantes / buscamos personal / únete a nuestro equipo / envía tu cv / portal de empleo / cazatalentos / trabaja con nosotros / agência de emprego / agência de recrutamento / recrutamento / recrutador* / trabalho temporário / vagas abertas / feirão de empregos / trabalhe conosco / envie seu currículo / estamos a recrutar / consultoria de rh / portal de vagas / candidate se / agenzia per il lavoro / agenzie per il lavoro / selezione del personale / ricerca di personale / ricerca personale / somministrazione di lavoro / lavoro interinale / cerchiamo personale / candidati ora / invia il tuo cv / unisciti al nostro team / 人材紹介 / 派遣会社 / 求人サイト / 転職エージェント / 採用支援 / スタッフ募集 / 正社員募集 / 就活',
    words:
      'hiring / career* / applicant* / candidate* / cv / resume / salary / permanent contract / quereinsteiger* / karriere / festanstellung / gehalt / candidature* / postule* / empleo / vacante* / currículum / contrata / vagas / currículo / clt / assunzion* / candidatur* / contratto / 採用 / 応募 / 履歴書 / job* / vacanc* / employer* / interview* / apply / full time / part time / talent* / skilled workers / shifts / hire / temps / bewerb* / fachkräfte* / arbeitgeber* / stelle / stellen / vollzeit / teilzeit / lebenslauf / vorstellungsgespräch* / unbefristet* / team sucht / poste* / emploi* / embauche* / cdi / cdd / entretien* / salaire / employeur* / recruter / trabajo / puesto* / sueldo / candidato* / entrevista* / contrato indefinido / jornada completa / incorporación / emprego* / trabalho / salário / candidat* / contratar / contratação / vale refeição / lavoro / posto / stipendio / colloqui* / assumere / tempo indeterminato / tempo pieno / 仕事 / 正社員 / 面接 / 求職 / 給与 / 未経験 / apply now / join our team / join the team / jobs in / vacancies',
    scenes: [
      'Two people shake hands in an office',
      'A clipboard on a table in an office',
      'A manager with a clipboard in an office',
      'A woman with a folder in an office',
      'A contract on a table in an office',
    ],
  },
  {
    thing: 'delivery-truck',
    theme: 'daylight',
    names:
      'truck driver* / lorry driver* / hgv driver* / cdl driver* / trucker* / owner operator* / delivery driver jobs / driver jobs / lkw fahrer* / berufskraftfahrer* / kraftfahrer* / kraftfahrerin / fernfahrer* / chauffeur poids lourd* / chauffeurs routiers / conducteur routier* / conducteurs routiers / camionero* / chófer de camión / conductor de camión / caminhoneiro* / motorista de caminhão / motorista carreteiro / camionist* / autista di camion / autisti patente / トラック運転手 / トラックドライバー / ドライバー募集 / cdl / cdl a / class a driver* / drivers wanted / driver wanted / truck driving / hgv class 1 / hgv class 2 / otr driver* / delivery drivers wanted / lastwagenfahrer* / fahrer gesucht / fahrer ce / kipperfahrer* / nahverkehrsfahrer* / fernverkehrsfahrer* / auslieferungsfahrer* / chauffeur routier / chauffeur spl / conducteur spl / conducteurs spl / conducteur pl / chauffeurs spl / routiers / recrute chauffeur* / conductor de tráiler / conductores de tráiler / conductores de camión / operador de tráiler / operadores de tráiler / chofer de camión / operador de quinta rueda / camionera / motoristas de caminhão / motorista de carreta / motoristas de carreta / motorista truck / vaga de motorista / motorista categoria e / carreteiro* / motorista de pesados / autista patente / autisti di camion / autista bilico / conducente di camion / cercasi autisti / autisti ce / 大型ドライバー / 長距離ドライバー / 配送ドライバー / 中型免許',
    words:
      'home weekends / class a / per diem / long haul / sign on bonus / cpc / tacho* / nahverkehr / fernverkehr / führerschein ce / ladung / permis ce / découchage / nuitées / tráiler / ruta nacional / carné c / carreta / cnh e / patente c / trasferte / cqc / 大型免許 / 長距離 / truck* / miles / cpm / detention pay / no touch freight / overnight / nights out / home every / sleeper cab / rigs / route* / tarmac / haul / lkw / touren / spesen / fahrerkarte / wochenende zuhause / am wochenende / modul 95 / fahrzeugflotte / fern / camion / primes / frais de déplacement / fimo / carte conducteur / week ends à la maison / longue distance / camión / camiones / rutas / dietas / kilómetros / licencia federal / tacógrafo / viáticos / casa los fines / caminhão / caminhões / rotas / diárias / estrada / mopp / frete* / cnh / viagens curtas / notti fuori / diaria / bilico / carta tachigrafica / tratte / week end a casa / 大型 / 手積み / 地場 / 運行 / chofer* / autisti',
    scenes: [
      'A lorry driver with a clipboard in the city',
      'A delivery lorry on a motorway',
      'A delivery lorry in the city',
      'A pallet in a warehouse',
    ],
  },
  {
    thing: 'pallet',
    theme: 'daylight',
    names:
      'warehouse job* / warehouse worker* / warehouse operative* / order picker* / forklift driver* / forklift operator* / lagerist* / lagermitarbeiter* / lagerhelfer* / kommissionierer* / staplerfahrer* / gabelstaplerfahrer* / cariste* / préparateur de commandes / préparateurs de commandes / magasinier* / mozo de almacén / carretillero* / preparador de pedidos / operador de empilhadeira / auxiliar de logística / ajudante de armazém / magazzinier* / carrellist* / addetto al magazzino / 倉庫スタッフ / ピッキング / フォークリフト免許 / warehouse staff / warehouse assistant* / warehouse associate* / warehouse team / warehouse position* / warehouse shift* / picker packer* / pick and pack / pickers and packers / picking and packing / stock handler* / reach truck driver* / logistics worker* / fulfilment associate* / fulfillment associate* / lagerarbeit* / lagerfachkraft / lagerkraft / lagerkräfte / lagermitarbeit / fachkraft für lagerlogistik / fachlagerist* / lagerjob* / kommissionier* / versandmitarbeiter* / agent logistique / agents logistiques / agent d entrepôt / préparateur de commande / préparation de commandes / manutentionnaire* / emploi entrepôt / opérateur logistique / mozos de almacén / mozo almacén / operario de almacén / operarios de almacén / personal de almacén / auxiliar de almacén / ayudante de almacén / almacenista* / preparadores de pedidos / montacarguista* / auxiliar de armazém / operador de armazém / operadores de armazém / auxiliar de estoque / estoquista* / separador de pedidos / separação de pedidos / conferente* / operador de logística / addetti al magazzino / addetto magazzino / addetti magazzino / operaio di magazzino / operatore di magazzino / addetto logistica / picker / facchin* / 倉庫作業 / 倉庫内作業 / 仕分け / 倉庫バイト / フォークリフトオペレーター',
    words:
      'warehouse / packing / shift bonus / forklift / early shift / steel toe / schichtzulage / staplerschein / kommissionierung / entrepôt / caces / intérim / almacén / turnos / carretilla / armazém / empilhadeira / magazzino / patentino / 倉庫 / 時給 / 軽作業 / pallets / picking / loading / shift allowance / safety shoes / night shift / shelves / hourly / parcels / scanner* / paletten / schichtarbeit / sicherheitsschuhe / stundenlohn / versand / verladen / staplerfahren / nachtschicht / palettes / quai / équipe du matin / charges lourdes / prime d équipe / chaussures de sécurité / équipe de nuit / colis / palés / carga y descarga / turno de noche / por hora / cajas / pedidos / paletes / carga e descarga / turno / expedição / caixas / noturno / vale transporte / bancali / turni / pallet / scaffali / carico e scarico / scarpe antinfortunistiche / notturno / 検品 / 日払い / 週払い / 日勤',
    scenes: [
      'A warehouse worker with a box in a warehouse',
      'A forklift in a warehouse',
      'A pallet in a warehouse',
      'A worker with a hard hat in a warehouse',
    ],
  },
  {
    thing: 'router',
    theme: 'midnight',
    names:
      'broadband / fibre internet / fiber internet / full fibre / internet provider* / internet service provider* / home internet / wifi router* / mesh wifi / glasfaser* / internetanschluss* / internetanbieter* / dsl tarif* / breitband* / fibre optique / box internet / fournisseur d accès / fibra óptica / internet en casa / proveedor de internet / internet residencial / plano de internet / provedor de internet / fibra ottica / internet casa / connessione fibra / 光回線 / インターネット回線 / プロバイダー / fibre broadband / high speed internet / superfast broadband / internet plan* / internet package* / internet service* / wi fi router* / wlan router / internet tarif* / internettarif* / internet flatrate / dsl anschluss* / kabelinternet / heimnetz / abonnement internet / offre internet / offre fibre / internet très haut débit / très haut débit / box fibre / opérateur internet / raccordement fibre / internet de fibra / fibra simétrica / fibra hasta / planes de internet / servicio de internet / internet hogar / operador de internet / planos de internet / internet fibra / internet de alta velocidade / provedor internet / banda larga / wi fi em casa / connessione internet / adsl / offerta fibra / linea internet / operatore internet / ftth / internet illimitato / 光インターネット / ネット回線 / wi fiルーター / 高速インターネット / 光ファイバー / ホームルーター',
    words:
      'mbit / mbps / gigabit / buffering / router* / streaming / landline / wlan / megabit / surfen / débit / connexion / fibre / velocidad / megas / fibra / roteador / banda ultralarga / modem / giga / 回線 / 速度 / speed / megabits / gaming / video calls freeze / upload* / slow internet / bandwidth / line rental / lag / network / loading wheel / geschwindigkeit / ruckel* / anschluss / tarif / ausbau / homeoffice / streamen / télétravail / sans engagement / ralenti* / raccord* / velocidad simétrica / permanencia / instalación gratis / cortes / se cae / se corta / fidelidade / instalação grátis / trava / travando / velocità / mega / vincoli / attivazione / copertura / smart working / 動画 / 工事費 / 速い / fast internet / schnelles internet / internet veloce / internet rápida / internet connection* / conexión a internet / connexion internet / conexão de internet',
    scenes: [
      'A router on a table in a living room',
      'A family with a laptop in a living room',
      'A router on a table in an office',
      'A laptop on a sofa in a living room',
      'A technician with a router in a living room',
    ],
  },
  {
    thing: 'phone',
    theme: 'midnight',
    names:
      'mobile plan* / mobile network* / phone plan* / phone contract* / sim only / sim card* / esim / prepaid sim / mobile data / mobilfunk* / handytarif* / handyvertrag* / simkarte* / prepaid tarif* / forfait mobile / forfaits mobiles / opérateur mobile / carte sim / tarifa móvil / tarifas móviles / línea móvil / operador móvil / tarjeta sim / plano de celular / planos de celular / operadora de celular / chip pré pago / offerta mobile / offerte mobile / operatore mobile / scheda sim / 格安スマホ / 格安sim / 携帯料金 / モバイル回線 / mobile phone contract* / mobile contract* / cell phone plan* / cell plan* / wireless plan* / sim only deals / pay as you go / prepaid plan* / prepaid card / data plan* / mobile operator* / mobile provider* / 5g network / unlimited calls / mobile tariff* / roaming plan* / smartphone tarif* / sim karte* / prepaidkarte / allnet flat / datentarif* / handyanbieter / forfait téléphone* / forfait sans engagement / forfait 5g / forfait illimité / forfait bloqué / abonnement mobile / téléphonie mobile / réseau 5g / plan de celular / planes móviles / plan móvil / telefonía móvil / línea telefónica móvil / chip prepago / planes de celular / plan de datos / tarifa de móvil / tarifa sin permanencia / gigas ilimitados / plano móvel / planos móveis / plano controle / plano pré pago / tarifário móve* / tarifários móve* / chip de celular / chip pré / operadora móvel / telefonia móvel / cartão sim / tariffa mobile / tariffe mobile / tariffa cellulare / telefonia mobile / piano tariffario / giga illimitati / sim dati / portabilità del numero / スマホ料金 / 携帯電話会社 / simカード / 格安携帯 / モバイルプラン / プリペイドsim',
    words:
      'roaming / gb / gigabyte* / 5g / keep your number / unlimited data / datenvolumen / rufnummer* / flatrate* / allnet / gigas / appels illimités / itinérance / datos ilimitados / llamadas / portabilidad / ligações ilimitadas / portabilidade / giga / minuti illimitati / ギガ / データ容量 / 通話 / texts / network coverage / sim / switch network / calls / signal / contract free / esims / top up / handset / netz / telefonieren / sms / guthaben / lte / monatlich kündbar / netzabdeckung / appels / sans engagement / réseau / couverture / 4g / datos / llamadas ilimitadas / cobertura / sin permanencia / recarga / ligações / internet no celular / sem fidelidade / whatsapp ilimitado / chiamate / ricarica / copertura / 乗り換え / かけ放題 / 通信量 / 月額',
    scenes: [
      'A woman with a phone in the city',
      'A phone on a table in a cafe',
      'A woman with a phone in a park',
      'A phone on a table in a living room',
    ],
  },
  {
    thing: 'satellite-antenna',
    theme: 'midnight',
    names:
      'satellite internet / satellite dish* / satellite tv / satellite phone* / radio mast* / cell tower* / phone mast* / antenna install* / satelliteninternet / satellitenschüssel* / satellitenanlage* / funkmast* / internet par satellite / antenne parabolique / antenniste* / internet por satélite / antena parabólica / antenista* / internet via satélite / internet satellitare / antennista / antenna parabolica / 衛星インターネット / 衛星放送 / アンテナ工事 / satellite broadband / satellite connection / satellite receiver* / satellite installer* / aerial install* / tv aerial* / tv antenna* / dish install* / aerial fitter* / antenna repair / telecom tower* / radio tower* / satelliten internet / satellitenempfang / satellitentelefon* / sat anlage* / sat schüssel* / sat technik / antennenbau* / antennentechnik / antennenmontage / sendemast* / satellite haut débit / installation d antenne* / pose d antenne / paraboles / téléphone satellite / antenne relais / antennes relais / connexion satellite / internet satelital / antenas parabólicas / instalación de antenas / instalador de antenas / teléfono satelital / televisión satelital / reparación de antenas / antena colectiva / internet satélite / internet via satelite / instalação de antena* / tv via satélite / telefone satelital / torre de celular / telefono satellitare / tv satellitare / installazione antenn* / antennisti / impianti tv / connessione satellitare / parabola / テレビアンテナ / 衛星電話 / 衛星通信 / アンテナ設置 / アンテナ修理',
    words:
      'satellite* / antenna* / orbit / remote areas / sat tv / satellit* / empfang / parabole / réception / antena* / señal / satélite / sinal / segnale / antenne / アンテナ / 受信 / off grid / reception / mast / masts / beyond the cable / anywhere on earth / tv picture / channels / freeview / schüssel / sender / bildausfall / abgelegen* / funk / ländlich / tnt / zone blanche / hors réseau / isolé* / chaînes / mauvaise réception / tdt / canales / zona rural / sin cobertura / canais / sem sinal / tv digital / canali / digitale terrestre / decoder / zone isolate / 電波 / 山間 / 地デジ / 圏外 / 映り',
    scenes: [
      'A satellite dish on a field',
      'A satellite in space',
      'A satellite dish in the mountains',
      'A technician with a satellite dish in the city',
    ],
  },
  {
    thing: 'chargingStation',
    theme: 'volt',
    names:
      'ev charger* / ev charging / car charger* / car charging / charge point* / chargepoint* / charging station* / charging point* / wallbox* / wall box* / ladestation* / ladesäule* / ladepunkt* / ladeinfrastruktur* / borne de recharge / bornes de recharge / recharge électrique / punto de recarga / puntos de recarga / cargador para coche / carregador para carro / estação de recarga / pontos de recarga / colonnina di ricarica / colonnine di ricarica / ricarica elettrica / 充電スタンド / 充電器 ev / 充電設備 / charge your car / charge your ev / charger installation / ev charge / rapid charger* / fast charger for / fast chargers for / charging network* / charging app / charging infrastructure / e auto laden / elektroauto laden / ladelösung* / lademöglichkeit* / schnelllad* / ladenetz* / e mobilität / elektromobilität / ladekarte* / laden zu hause / borne de charge / bornes de charge / borne électrique / bornes électriques / recharge de véhicule* / station de recharge / stations de recharge / borne à domicile / bornes à domicile / irve / recharger votre voiture / cargador eléctrico / cargadores eléctricos / cargador de coche* / estación de carga / estaciones de carga / recarga eléctrica / recarga de coches / cargador de autos / punto de carga / puntos de carga / movilidad eléctrica / ponto de recarga / pontos de carregamento / posto de carregamento / posto de recarga / carregador veicular / carregador elétrico / estações de recarga / carregamento elétrico / recarga de carros / mobilidade elétrica / stazione di ricarica / stazioni di ricarica / punto di ricarica / punti di ricarica / ricarica auto / colonnine / colonnina / mobilità elettrica / ricaricare l auto / ev充電 / 急速充電 / 電気自動車充電 / 充電ステーション',
    words:
      'electric car* / kwh / kilowatt* / plug in / electric vehicle* / charge overnight / elektroauto* / e auto* / voiture électrique / recharger / coche eléctrico / enchufe / carro elétrico / tomada / auto elettrica / ricarica / 電気自動車 / 充電 / ev / evs / range anxiety / charging / driveway / electrician / socket / kw / full battery / type 2 / cable / geladen / 11 kw / reichweite / stromtarif / steckdose / vollgeladen / carport / voitures électriques / charge rapide / autonomie / copropriété / électricien* / coches eléctricos / cargar / carga rápida / autonomía / batería / carregar / carros elétricos / condomínio* / autonomia / auto elettriche / ricaricare / condominio / 充電時間 / ガレージ / 航続 / 満充電',
    scenes: [
      'A wallbox in the city',
      'A woman with a wallbox in the suburbs',
      'A wallbox in the suburbs',
      'A wallbox and a car on a road',
    ],
  },
  {
    thing: 'fuel-pump',
    theme: 'volt',
    names:
      'petrol station* / gas station* / filling station* / service station* / fuel card* / diesel fuel / fuel price* / tankstelle* / tankkarte* / station service / stations service / carte carburant / gasolinera* / estación de servicio / estaciones de servicio / tarjeta de combustible / posto de gasolina / postos de combustível / posto de combustível / stazione di servizio / distributore di benzina / carta carburante / benzinaio / gasolio / ガソリンスタンド / 給油 / fuel station* / petrol prices / heating oil delivery / fuel delivery / fuel supplier* / truck stop* / motorway services / petrol forecourt / diesel prices / spritpreis* / benzinpreis* / flottenkarte / kraftstoff* / autohof / dieselpreis* / stations essence / station essence / prix du carburant / livraison de fioul / fioul domestique / cartes carburant / gasóleo / combustibles / tarjetas de combustible / repostaje / bencinera / estación de combustible / gasolina barata / posto de abastecimento / postos de gasolina / bomba de gasolina / cartão combustível / vale combustível / combustíveis / abasteça / área de servicio / distributore di carburante / distributori di carburante / pompa di benzina / stazioni di servizio / gasolio da riscaldamento / carburanti / carte carburante / area di servizio / self service benzina / ガソリン / 灯油配達 / 給油所 / セルフスタンド',
    words:
      'fuel / petrol / gasoline / diesel / unleaded / gallon / octane / fill up / benzin / tanken / sprit / carburant / essence / gazole / gasolina / repostar / combustible / etanol / abastecer / tanque / benzina / rifornimento / carburante / 軽油 / 灯油 / pump / pumps / tank / litre / litres / nozzle / cents off / loyalty points / lpg / refuel* / adblue / zapfsäule* / liter / super e10 / getankt / benziner / autowäsche / sans plomb / gpl / réservoir / litro* / surtidor* / llenar / diésel / puntos / depósito / bomba / frentista* / aditivada / encher o tanque / conveniência / pieno / metano / serbatoio / pompa / レギュラー / リッター / 満タン / セルフ',
    scenes: [
      'A fuel pump on a road',
      'A man at a fuel pump in the city',
      'A fuel pump in the city',
      'A car at a fuel pump on a road',
    ],
  },
  {
    thing: 'cardTerminal',
    theme: 'daylight',
    names:
      'point of sale / pos system* / pos terminal* / pos software / card payment* / card reader* / card terminal* / card machine* / contactless payment* / payment terminal* / payment provider* / payment gateway* / payment link* / till system* / cash register* / kassensystem* / kartenzahlung* / kartenterminal* / kartenlesegerät* / registrierkasse* / terminal de paiement / paiement par carte / paiements par carte / paiement sans contact / logiciel de caisse / caisse enregistreuse / datáfono* / terminal punto de / pago con tarjeta / pagos con tarjeta / caja registradora / pasarela de pago / maquininha* / maquinha de cartão / pagamentos com cartão / registratore di cassa / registratori di cassa / pagamenti con carta / lettore di carte / キャッシュレス / レジアプリ / レジシステム / 決済端末 / accept card payments / take payments / take card payments / epos / point of sale system / checkout terminal* / mobile payment* / tap to pay / payment processing / payment processor* / payment service provider / payment solution* / online payments / merchant account* / till software / restaurant pos / self checkout / kassensoftware / kassen system* / kassenlösung* / tablet kasse* / kartenleser* / zahlungsanbieter / zahlungsdienstleister* / zahlungsterminal* / ec terminal* / ec gerät* / kartengerät* / mobiles bezahlen / tse kasse / terminaux de paiement / tpe / lecteur de carte / lecteurs de cartes / encaissement* / système de caisse / logiciel d encaissement / solution de paiement / solution d encaissement / paiement mobile / paiement en ligne / paiements en ligne / tiroir caisse / tpv / terminal de pago / terminales de pago / cobros con tarjeta / cobra con tarjeta / aceptar tarjetas / acepta tarjetas / lector de tarjetas / punto de venta / puntos de venta / sistema de cobro / pagos sin contacto / pago sin contacto / terminal bancaria / maquina de cartão / máquina de cartão / máquinas de cartão / aceite cartão / terminal de pagamento / meio de pagamento / meios de pagamento / frente de caixa / ponto de venda / sistema pdv / pdv / link de pagamento / pagamento por aproximação / caixa registradora / terminal pos / pagamenti digitali / pagamenti elettronici / pagamento contactless / accettare carte / accetta carte / accetta pagamenti / cassa fiscale / registratore telematico / sistema di cassa / software di cassa / punto cassa / lettore carte / pagamenti pos / カード決済 / 決済サービス / posレジ / タブレットレジ / qrコード決済 / クレジットカード決済 / 券売機 / レジスター',
    words:
      'transaction fee* / payout / receipts / contactless / pay at table / kasse* / kontaktlos / trinkgeld / caisse / encaisser / sans contact / cobrar / tarjeta* / cartão / cassa / scontrino / bancomat / レジ / 決済 / お会計 / terminal / transaction* / fees / per transaction / tap / checkout / till / queue / cashless / apple pay / google pay / merchants / takings / market stall / settlement / kartenzahler / girocard / gebühr pro / bargeld / wechselgeld / auszahlung / carte bancaire / commission* / commerçant* / encaissez / ticket de caisse / espèces / file d attente / cobros / comisión / comercio* / efectivo / taxa* / pix / aproximação / caixa / débito / crédito / recebimento / incassi / incassare / esercent* / contanti / 手数料 / 現金 / 端末 / タッチ決済 / accept cards / take cards / bargeldlos*',
    scenes: [
      'A florist with a card terminal in a flower shop',
      'A card terminal on a table in a cafe',
      'A woman with a bank card in a cafe',
      'A cash register in a boutique',
      'A waiter with a card reader in a restaurant',
    ],
  },
  {
    thing: 'globe-showing-europe-africa',
    theme: 'daylight',
    names:
      'translation agency / translation service* / translation software / sworn translation* / certified translation* / interpreters / interpreting service* / software localization / subtitling / übersetzer* / übersetzung* / dolmetsch* / untertitelung / traducteur* / traductrice* / agence de traduction / traduction assermentée / traductions / interprète de conférence / interprètes / sous titrage / traductor* / traducciones / traducción jurada / agencia de traducción / intérpretes / tradutor* / tradução juramentada / traduções / legendagem / traduttor* / traduzion* / interpreti / sottotitolazione / 翻訳 / 通訳 / translator* / translations / translation company / translation agencies / certified translator* / sworn translator* / document translation* / legal translation* / technical translation* / simultaneous interpret* / conference interpreter* / sign language interpreter* / website translation / translate your / subtitles for / sprachdienst* / fachübersetz* / übersetzen lassen / simultandolmetsch* / gebärdendolmetsch* / untertitel für / bureau de traduction / traduction certifiée / traduction technique / traduction juridique / services de traduction / interprétariat / interprétation simultanée / sous titres / traducción simultánea / interpretación simultánea / servicio de traducción / traducción técnica / traducción oficial / servicios lingüísticos / subtitulado / tradução técnica / tradução simultânea / intérprete de conferência / agência de tradução / serviços de tradução / tradução certificada / intérpretes de libras / agenzia di traduzione / interpretariato / interprete di conferenza / servizi linguistici / sottotitoli per / 翻訳会社 / 翻訳サービス / 同時通訳 / 字幕制作',
    words:
      'native speaker* / multilingual / interpreter / localis* / localiz* / glossary / sprachen / muttersprachler* / beglaubigt* / langues / bilingue / traduction / nativos / traducción / tradução / línguas / lingue / madrelingua / 多言語 / 英訳 / languages / language pair* / translated / fluent / idiom* / birth certificate / source text / native / translate / terminology / dialects / sprachkombination* / urkunde* / geburtsurkunde / fremdsprache* / fachtexte / wörtlich / langue maternelle / traduire / acte de naissance / documents officiels / multilingue / nativo / documentos oficiales / partida de nacimiento / certificado de nacimiento / traducir / documentos / certidão / traduzir / multilíngue / traducido / traduzido / tradurre / documenti / certificati di nascita / tradotto / asseverazione / 英語 / 言語 / ネイティブ / 契約書翻訳 / 字幕',
    scenes: [
      'A spinning globe on a table in an office',
      'Speech bubbles in an office',
      'A woman with a book in a library',
      'A spinning globe on a table in a library',
      'A book and a pen on a table in an office',
    ],
  },
  {
    thing: 'printer',
    theme: 'daylight',
    names:
      'print shop* / printing shop* / printing company / printing house / printing service* / printworks / digital printing / offset printing / large format print* / letterpress / copy shop* / business cards / flyer printing / printer ink / druckerei* / digitaldruck* / offsetdruck* / großformatdruck* / copyshop* / visitenkarte* / druckerpatrone* / imprimerie* / imprimeur* / impression numérique / impression offset / cartes de visite / imprenta* / impresión digital / impresión offset / tarjetas de visita / tarjetas de presentación / gráfica rápida / impressão digital / cartões de visita / impressão offset / tipografia / stampa digitale / stampa offset / biglietti da visita / 印刷会社 / 名刺 / 印刷所 / 印刷通販 / toner cartridge* / printers and / printer s shop / commercial printing / commercial printer* / printing press* / print service* / online printing / online printer* / poster printing / brochure printing / leaflet printing / booklet printing / screen printing / t shirt printing / photocopying / book printing / label printing / printed flyers / wedding stationery printing / letterpress studio / risograph* / copy centre / copy center / onlinedruckerei* / druckhaus / druckservice / flyerdruck / flyer drucken / plakatdruck / siebdruck* / buchdruck* / broschürendruck / textildruck* / letterpress druck / kopierladen / tonerkartusche* / etikettendruck / imprimer vos / impression de flyers / impression d affiches / impression en ligne / impression grand format / impression textile / sérigraphie / reprographie / typographie artisanale / cartouche d encre / impresión de folletos / impresión gran formato / impresión de carteles / serigrafía / artes gráficas / copistería / centro de copiado / impresión de lonas / gráfica digital / gráfica offset / impressão de panfletos / impressão de banners / gráfica online / serigrafia / gráfica expressa / impressão grande formato / xerox / cartões personalizados / cartão de visita / tipografie / stampa volantini / stampa biglietti / stampa online / stampa grande formato / centro stampa / copisteria / stampa su maglie / stamperia / litografia / 印刷サービス / 名刺印刷 / チラシ印刷 / ポスター印刷 / 製本 / オンデマンド印刷 / 活版印刷 / シルク印刷',
    words:
      'printing / catalogue* / drucken / broschüren / plakate / flyers / dépliants / affiches / folletos / carteles / panfletos / folhetos / cartazes / volantini / manifesti / 印刷 / チラシ / パンフレット / posters / leaflets / brochures / paper stock / gsm / ink / bleed / proof / cmyk / print run / letterheads / stickers / banners / foil / embossed / crop marks / binding / folded / auflage / papier / papiersorte* / farbecht / druckdaten / flyer / etiketten / prägung / broschüre / gedruckt / aufkleber / encre / brochure* / tirage / pelliculage / reliure / faire part / papel / tinta / trípticos / etiquetas / tirada / encuadernación / volantes / lonas / cartão / adesivos / tiragem / convites / encadernação / carta / inchiostro / etichette / locandine / tiratura / rilegatura / インク / 部数 / ポスター / 用紙 / 入稿 / 封筒印刷 / 冊子',
    scenes: [
      'A printer on a table in an office',
      'A printer in a workshop',
      'A woman with a brochure in an office',
      'A printer and a box in a workshop',
      'Brochures on a table in an office',
    ],
  },
  {
    thing: 'deskWithMonitor',
    theme: 'midnight',
    names:
      'web agency / web agencies / web design* / web studio / website builder* / website maker / website design* / web developer* / digital agency / seo agency / seo consultant* / internetagentur* / webagentur* / webdesign* / website erstell* / suchmaschinenoptimierung / homepage baukasten / agence web / agence digitale / création de site* / référencement naturel / agencia web / agencia digital / diseño web / posicionamiento seo / agência digital / criação de sites / desenvolvimento de sites / agenzia web / realizzazione siti / creazione siti / ホームページ制作 / ホームページ作成 / web制作 / seo対策 / diseño de páginas / website developer* / website creation / build a website / build your website / website in a day / websites for / custom website* / landing page design / web development / search engine optimi* / site builder / wordpress agency / wordpress developer* / local seo / get found on google / google ranking / website relaunch / webentwickl* / homepage erstell* / webseiten erstell* / webseitenerstellung / onlinemarketing agentur / seo agentur* / seo optimierung / digitalagentur* / wordpress agentur / homepage baukasten* / création site internet / création site web / refonte de site* / agence seo / référencement google / développement web / site vitrine / sites vitrines / concepteur web / diseñador web / diseñador de páginas / desarrollo web / páginas web para / creación de páginas web / creación de sitios / diseño de sitios / agencia seo / posicionamiento en google / posicionamiento web / tu página web / web corporativa / criação de site / criação de páginas / desenvolvimento web / agência seo / otimização de sites / sites profissionais / site profissional / construtor de sites / realizzazione siti web / siti web / sito web professionale / sviluppo web / posizionamento google / posizionamento sui motori / agenzia seo / agenzia digitale / creare un sito / restyling sito / ホームページ作り / webデザイン / サイト制作 / ウェブ制作 / 検索上位',
    words:
      'web page* / seo / domain / wordpress / search results / responsive / online presence / redesign / webseite* / suchergebnis* / site internet / site web / référencement / página web / dominio / buscadores / domínio / motori di ricerca / ホームページ / サイト / website* / homepage* / landing page* / google / page one / loading time / mobile friendly / click* / visitors / templates / drag and drop / hosting included / outdated website / rank / ladezeit* / besucher / mobil optimiert / veraltet* / gefunden werden / auffindbar / klicks / internetauftritt / onlineauftritt / visiteurs / visibilité / première page / vitrine / clics / modèles / page d accueil / sitio web / sitios / páginas / visitas / tráfico / primera página / diseño adaptable / plantillas / site / tráfego / primeira página / responsivo / modelos prontos / hospedagem / sito / sito internet / sito vetrina / prima pagina / visibilità / visitatori / 検索結果 / 集客 / アクセス / スマホ対応 / ブログ / 更新',
    scenes: [
      'A desk with a monitor in an office',
      'A woman at a workstation in an office',
      'Sticky notes in an office',
      'Two people in front of a whiteboard in an office',
      'A laptop on a table in a cafe',
    ],
  },
  {
    thing: 'pencil',
    theme: 'midnight',
    names:
      'graphic design* / logo design* / logo maker* / design studio* / design agency / branding agency / brand identity / ux design* / ui design* / grafikdesign* / grafiker* / logogestaltung / designbüro* / corporate design / graphiste* / création de logo* / identité visuelle / agence de design / diseño gráfico / diseñadora gráfica / diseñador gráfico / diseño de logo / estudio de diseño / identidad visual / design gráfico / criação de logo* / identidade visual / designer gráfico / grafica pubblicitaria / studio grafico / creazione logo / identità visiva / デザイン事務所 / ロゴ制作 / グラフィックデザイン / freelance illustrator* / diseñadores gráficos / graphic artist* / graphic arts / designer logo / logo and branding / brand design / brand designer* / branding studio / branding agencies / visual identity / corporate identity / packaging design / illustrator* / product designer* / user interface design / user experience / ux studio / ux agency / logodesign* / logo entwerfen / logo erstellen / markendesign / markenauftritt / gestaltungsbüro / designagentur* / kommunikationsdesign* / verpackungsdesign / erscheinungsbild / designstudio* / conception graphique / design graphique / studio graphique / studio de design / illustratrice / illustrateur / logotype* / agence de branding / image de marque / packaging créatif / création graphique / diseñadors gráfico / creación de logos / diseño de logotipo* / diseño de marca / ilustrador* / imagen corporativa / agencia de branding / diseño de packaging / diseño ux / estudio gráfico / logotipo* / identidad corporativa / criação de marca / designer de marca / estúdio de design / identidade de marca / design de embalagem / agência de branding / programação visual / progettazione grafica / grafico freelance / studio di grafica / design del logo / creazione di loghi / immagine coordinata / immagine aziendale / ロゴデザイン / ブランディング / パッケージデザイン / イラストレーター / uiデザイン / uxデザイン / デザインスタジオ / デザイン制作',
    words:
      'typeface / colour palette / mockup* / vector / rebrand* / farbpalette / entwürfe / charte graphique / maquette* / tipografía / boceto* / paleta / rascunho / paleta de cores / bozz* / caratteri / フォント / logo / logos / branding / brand / typography / fonts / sketch* / colours / icons / layouts / style guide / brief / pixel* / wireframe* / figma / usability / portfolio / schriften / typografie / entwurf / skizze* / farben / marke / gestaltung / gestalten / piktogramm* / typographie / couleurs / croquis / esquisse* / marque / affiche / marca / tipografías / colores / ilustracion* / iconos / tipografia / esboço* / cores / logomarca* / ícones / marchio / colori / loghi / icone / illustrazioni / ロゴ / 配色 / イラスト / ブランド / ラフ案 / logotipo* / logotype*',
    scenes: [
      'A pencil and a wooden ruler on a table in an office',
      'Sticky notes in an office',
      'A designer with a tablet in an office',
      'A tablet and a pen on a table in an office',
      'Pencils on a table in a workshop',
    ],
  },
  {
    thing: 'megaphone',
    theme: 'daylight',
    names:
      'marketing agency / marketing agencies / advertising agency / advertising agencies / ad agency / creative agency / pr agency / public relations agency / social media agency / social media manag* / influencer marketing / werbeagentur* / marketingagentur* / kreativagentur* / pr agentur* / newsletter tool / agence de communication / agence marketing / agence de publicité / agence de presse / agencia de publicidad / agencia de marketing / agencia de comunicación / agência de marketing / agência de publicidade / agenzia pubblicitaria / agenzia di comunicazione / agenzia di marketing / 広告代理店 / マーケティング支援 / sns運用 / digital marketing / online marketing / performance marketing / content marketing / google ads / facebook ads / instagram ads / paid ads / ppc / ppc agency / ad campaign* / advertising campaign* / public relations / press office / press releases / copywriting agency / media buying / social media strategy / social media marketing / influencer agency / email campaign* / email newsletter* / marketing automation / marketing consultant* / social media agentur* / onlinemarketing / suchmaschinenwerbung / werbekampagne* / öffentlichkeitsarbeit / pressearbeit / e mail marketing / newsletter versand / content agentur / mediaagentur* / marketingberat* / agence de com / marketing digital / community manager* / relations presse / réseaux sociaux pour / campagne publicitaire / campagnes publicitaires / emailing / agence d influence / stratégie digitale / stratégie de communication / campañas publicitarias / campaña publicitaria / redes sociales para / gestión de redes / relaciones públicas / agencia creativa / publicidad digital / agencia de medios / marketing de contenidos / gestor de redes / agência de comunicação / assessoria de imprensa / campanhas publicitárias / gestão de redes / tráfego pago / gestor de tráfego / social media para / publicidade online / agência criativa / anúncios online / agenzia social / gestione social / ufficio stampa / campagne pubblicitarie / campagna pubblicitaria / pubblicità online / agenzia creativa / web marketing / marketing digitale / webマーケティング / 広告運用 / sns広告 / web広告 / メルマガ配信 / pr会社 / 動画広告 / インスタ運用',
    words:
      'brand awareness / click rate / subscribers / reichweite / publicité / abonnés / seguidores / anúncios / 集客 / campaign* / clicks / followers / reach / engagement / brand story / ads / advert* / audience* / slogan* / viral / posts / content / newsletter* / open rate / impressions / conversions / headline* / ad budget / influencer* / kampagne* / werbung / zielgruppe* / beiträge / öffnungsrate / werbebudget / follower / anzeigen / campagne* / visibilité / notoriété / contenus / réseaux sociaux / abonné / campaña* / anuncios / redes sociales / público objetivo / contenido* / publicidad / alcance / suscriptores / campanha* / redes sociais / engajamento / público alvo / conteúdo* / publicidade / cliques / pubblicità / annunci / social / contenuti / visibilità / 広告 / 認知度 / フォロワー / クリック率 / 投稿 / 拡散',
    scenes: [
      'A megaphone on a table in an office',
      'A woman with a megaphone in an office',
      'Two people in front of a whiteboard in an office',
      'A billboard in the city',
      'A line graph on a screen in an office',
    ],
  },
  {
    thing: 'billboard',
    theme: 'midnight',
    names:
      'outdoor advertising / digital signage / sign maker* / signmaker* / signwriter* / shop signs / vehicle wrap* / außenwerbung / plakatwerbung / werbetechnik* / schilderherstell* / schildermacher* / leuchtreklame* / fahrzeugbeschriftung* / affichage publicitaire / panneaux publicitaires / enseigniste* / enseignes lumineuses / publicidad exterior / vallas publicitarias / rótulos luminosos / rotulación de vehículos / mídia exterior / comunicação visual / fachadas e letreiros / cartelloni pubblicitari / insegne luminose / affissioni pubblicitarie / 看板製作 / 屋外広告 / デジタルサイネージ / billboard* / sign shop* / sign company / signmaking / sign writing / neon sign* / illuminated sign* / lightbox sign* / vinyl lettering / vehicle graphics / vehicle signwriting / van signwriting / car wrapping / advertising hoarding* / digital billboard* / poster advertising / bus advertising / digital screens for / advertising board* / shop front sign* / werbeschild* / firmenschild* / plakatwand / plakatwände / großfläche* / litfaßsäule* / citylight* / leuchtschild* / leuchtkasten / neonschild* / folienbeschriftung / schaufensterbeschriftung / digitale werbeflächen / außenreklame / schilderwerkstatt / schilderwerk / fahrzeugfolierung / autofolierung / werbeanlage* / panneau publicitaire / panneau d affichage / enseigne lumineuse / enseigne de magasin / enseignes / fabricant d enseigne* / marquage véhicule* / covering véhicule / lettrage adhésif / affichage dynamique / affichage urbain / peintre en lettres / rótulos / rotulista* / rotulación / letreros luminosos / letrero luminoso / vallas / anuncios luminosos / espectaculares publicitarios / anuncio espectacular / pantallas publicitarias / vinilos para escaparates / mobiliario urbano publicitario / outdoors publicitários / letreiros / letreiro luminoso / painéis publicitários / painel de led / mídia ooh / placas publicitárias / adesivagem de veículos / envelopamento de veículos / luminosos / plotagem / reclamos luminosos / insegne / insegna luminosa / cartellonistica / pubblicità esterna / affissioni / decorazione automezzi / pannelli pubblicitari / insegne al neon / maxischermi / 看板制作 / 看板屋 / 看板デザイン / 電飾看板 / ネオンサイン / 広告看板 / カーラッピング / 交通広告',
    words:
      'poster site* / signage / hoarding* / roadside / passers by / window graphics / illuminated / schilder / beschriftung* / vitrophanie / letrero* / letreiro* / faixas / insegn* / striscion* / vetrofani* / 看板 / 広告塔 / sign / signs / neon / lettering / vinyl / facade / shopfront / seen by / commuters / banner* / poster* / motorway ad / screens / eye level / schild / leuchtbuchstaben / folie* / fassade / schaufenster* / autofahrer sehen / plakat* / passanten / blickfang / enseigne / façade / lettres / adhésif* / passants / affiche* / vitrine* / vinilo* / fachada* / carteles / neón / escaparate* / lona* / rótulo / placa* / adesivo* / painel / vetrina / vetrine / facciata / manifesti / cartelli / 店頭 / 通行人 / 目立つ / 屋外 / 文字 / luminosos / rótulos',
    scenes: [
      'A billboard in the city',
      'A billboard on a road',
      'A painted sign in the city',
      'A billboard in the old town',
    ],
  },
  {
    thing: 'cup',
    theme: 'daylight',
    names:
      'promotional product* / promotional item* / promotional gift* / branded merchandise / corporate gift* / business gift* / custom mugs / printed mugs / merch for companies / werbeartikel* / werbemittel* / werbegeschenk* / firmengeschenk* / streuartikel* / objets publicitaires / cadeaux d entreprise / goodies personnalisés / objet publicitaire / regalos de empresa / regalos corporativos / artículos promocionales / merchandising personalizado / brindes personalizados / brindes corporativos / gadget personalizzati / regali aziendali / oggetti promozionali / ノベルティ / 販促品 / 記念品 / merch / swag / branded merch / branded gift* / branded mug* / branded pens / logo pens / promo item* / promo products / promotional merchandise / promotional pens / custom merch / company gift* / client gift* / corporate merchandise / personalised mug* / employee gift* / printed tote* / printed bags / custom tote* / company swag / werbekugelschreiber / werbetasse* / bedruckte tassen / firmenlogo bedruckt / kundengeschenke* / mitarbeitergeschenk* / give aways / werbepräsent* / firmenpräsent* / präsente für kunden / bedruckte beutel / stoffbeutel bedruck* / objets personnalisés / cadeau d entreprise / cadeaux clients / goodies / goodies d entreprise / mugs personnalisés / stylos personnalisés / textile publicitaire / tote bags personnalisés / cadeaux publicitaires / regalos promocionales / regalo corporativo / artículos publicitarios / tazas personalizadas / merchandising / regalos publicitarios / obsequios corporativos / bolígrafos personalizados / kits corporativos / regalos para empresas / brindes / brinde / brindes promocionais / canecas personalizadas / canetas personalizadas / presentes corporativos / kit corporativo / kits de boas vindas / brindes empresariais / gadget aziendali / gadget promozionali / gadget pubblicitari / tazze personalizzate / penne personalizzate / regalistica aziendale / articoli promozionali / oggettistica promozionale / omaggi aziendali / gadget per aziende / オリジナルグッズ / 名入れ / 記念グッズ / 販促グッズ / 粗品 / ロゴ入り',
    words:
      'printed pens / mugs / lanyards / giveaway* / usb sticks / engraved / kugelschreiber / tassen / bedruckt / gravur / stylos / tote bag / bolígrafos / tazas / camisetas / canetas / canecas / penne / tazze / borracce / ボールペン / マグカップ / your logo / logo on / printed with / pens / tote bags / keyrings / notebooks / water bottles / minimum quantity / trade fair gifts / umbrellas / usb / embroidered / from 50 pieces / handouts / logo / mit ihrem logo / ab 50 stück / stück / druck / schlüsselanhänger / regenschirme / trinkflaschen / bestickt / notizbücher / messe / votre logo / avec votre logo / porte clés / gravés / brodé* / gourde* / parapluies / carnets / con tu logo / su logo / llaveros / botellas / grabado* / libretas / bordado* / paraguas / sua marca / com sua logo / sua logo / chaveiros / garrafas / squeezes / bordad* / ecobags / gravação / con il tuo logo / tuo logo / portachiavi / ricamat* / agende / ombrelli / shopper / incisione / タンブラー / トートバッグ / キーホルダー / 刻印 / 展示会 / brinde / 名入れ / 粗品 / ロゴ入り',
    scenes: [
      'A mug and a pen on a table in an office',
      'Gifts on a table in an office',
      'A woman with a gift in an office',
      'A woman with a mug in an office',
      'A pen and a notebook on a table in an office',
    ],
  },
  {
    thing: 'checklist',
    theme: 'daylight',
    names:
      'market research / survey tool* / online survey* / customer survey* / opinion poll* / mystery shopp* / focus group* / customer feedback software / marktforschung* / umfragetool* / onlineumfrage* / kundenbefragung* / mitarbeiterbefragung* / étude de marché / études de marché / sondage en ligne / enquête de satisfaction / institut de sondage / estudio de mercado / investigación de mercados / encuestas online / encuestas de satisfacción / pesquisa de mercado / pesquisa de satisfação / ricerca di mercato / ricerche di mercato / sondaggi online / indagini di mercato / 市場調査 / アンケート / マーケティングリサーチ / survey software / survey platform* / surveys / polls / polling institute / public opinion research / consumer research / customer research / user research / opinion research / product testing panel / consumer panel / research panel / market analysis / net promoter / feedback tool* / employee survey* / testkäufer* / meinungsforschung / meinungsumfrage* / umfragesoftware / umfrage tool / umfrageinstitut* / verbraucherbefragung* / gruppendiskussion* / marktanalyse* / meinungsforschungsinstitut* / nutzerbefragung* / produkttester* / sondages / enquêtes en ligne / enquête client* / logiciel d enquête / étude consommateur* / études consommateurs / client mystère / clients mystère / questionnaire en ligne / questionnaires en ligne / panel de consommateurs / étude qualitative / études qualitatives / estudios de mercado / encuesta online / encuestas en línea / software de encuestas / encuesta de satisfacción / investigación de mercado / cliente misterioso / estudios de opinión / grupos focales / encuesta de opinión / sondeos de opinión / pesquisas de mercado / pesquisa online / pesquisas de satisfação / pesquisa de opinião / estudos de mercado / inquéritos / inquérito online / cliente oculto / instituto de pesquisas / grupos focais / formulários online / sondaggio online / sondaggi / indagine di mercato / analisi di mercato / questionari online / ricerche di opinione / customer satisfaction / gruppi di discussione / istituto di ricerche / アンケート調査 / ネットリサーチ / 世論調査 / 覆面調査 / 顧客満足度 / モニター調査 / インタビュー調査',
    words:
      'questionnaire* / respondent* / poll / insights / nps / sample size / fragebogen / umfrage* / teilnehmer / sondage* / questionnaire / encuesta* / cuestionario* / encuestados / questionário* / respondentes / pesquisa / sondagg* / questionari* / intervistati / 回答 / 調査 / survey* / opinion* / ask your customers / panel* / feedback / answers in / interviews / target group* / responses / response rate / representative / tick box / what customers think / taste test* / meinung* / befragt* / antworten / stichprobe / repräsentativ / auswerten / zielgruppe / rücklauf / avis / répondants / échantillon / consommateurs / retours clients / respuestas / muestra / consumidores / satisfacción / entrevistas / resultados en / opinião / opiniões / respostas / amostra / painel / risposte / consumatori / campione / soddisfazione / interviste / 意見 / 設問 / モニター / 満足度 / 集計',
    scenes: [
      'A checklist on a table in an office',
      'A woman with a clipboard in the city',
      'Speech bubbles in an office',
      'A line graph on a screen in an office',
      'People talk at a table in an office',
    ],
  },
  {
    thing: 'scroll',
    theme: 'daylight',
    names:
      'notary / notary public / notaries / notaris* / notariz* / will writing / probate / estate planning / conveyanc* / power of attorney / notar / notare / notarin / notariat* / notariell* / vorsorgevollmacht* / notaire* / étude notariale / acte notarié / notario / notarios / notaría* / notaria / tabelião* / tabeliães / cartório* / notaio / notai / studio notarile / atto notarile / rogito* / 公証 / 司法書士 / 遺言書 / testamentsvollstreck* / testament verfassen / write your will / make your will / make a will / living will* / nachlassplanung / patientenverfügung* / rédiger son testament / rédiger votre testament / testament en ligne / testamento vital / testamento online / fazer um testamento / planejamento sucessório / testamento biologico / pianificazione successoria / 家族信託 / notary services / mobile notary / wills and / will writer* / last will and testament / wills / living will / lasting power / inheritance law / estate administration / trust and estate / deeds / notarkanzlei / notaramt / testament / testamente / erbvertrag / nachlassregelung / grundstückskaufvertrag / ehevertrag / beglaubigung* / office notarial / testaments / rédaction de testament / actes notariés / contrat de mariage / acte authentique / règlement de succession / notariado / acta notarial / escrituras públicas / fe pública / testamento / testamentos / poder notarial / poderes notariales / escritura pública / tabelionato / inventário extrajudicial / procuração pública / escritura de imóvel / ofício de notas / registro de imóveis / reconhecimento de assinatura / notarile / notarili / notarial* / rogiti / testamenti / atti notarili / compravendita dal notaio / donazioni e successioni / autentica di firma / 公証人 / 遺言 / 遺言作成 / 公正証書 / 行政書士 / 相続登記 / 遺産相続',
    words:
      'deed* / last will / inheritance / certified copy / heirs / executor* / grundschuld / beurkund* / vollmacht* / succession / héritage / donation / herencia / escritura* / herederos / herança / reconhecimento de firma / inventário / eredità / successione / eredi / 相続 / 登記 / sign / signature / seal / witness / witnessed / estate / house purchase / property transfer / marriage contract / certified / stamp and seal / beglaubig* / kaufvertrag / erbe / erben / nachlass / grundbuch / siegel / unterzeichn* / immobilienkauf / donations / héritiers / acte / actes / achat immobilier / patrimoine / compromis de vente / compraventa / firma / sello / herencias / legado / donación / acta* / poderes / autenticar / firma reconhecida / assinatura / procuração / herdeiros / imóveis / doação / selo / compravendita / atto / testamentari* / donazione / successioni / lascito / sigillo / 登記簿 / 遺産 / 不動産登記 / 署名',
    scenes: [
      'A contract on a table in an office',
      'A fountain pen on a table in an office',
      'A lawyer with a contract in an office',
      'A couple with a contract in an office',
      'A parchment scroll on a table in a library',
    ],
  },
  {
    thing: 'phoneChat',
    theme: 'blush',
    names:
      'dating app* / dating site* / dating coach* / online dating / speed dating / dating event* / singles night* / singles event* / matchmaker* / matchmaking agency / partnervermittlung* / partnerbörse* / singlebörse* / dating portal* / singles kennenlernen / site de rencontre* / sites de rencontre* / rencontres amoureuses / rencontres sérieuses / appli de rencontre* / agence matrimoniale / citas en línea / app de citas / citas rápidas / buscar pareja / agencia matrimonial / namoro online / app de namoro / site de namoro / incontri online / incontri per single / agenzia matrimoniale / 婚活 / マッチングアプリ / 結婚相談所 / dating / date night app / dating for / dating agency / dating service* / single events / meet singles / local singles / singles over / matchmaking / find love / find your match / relationship coach / single party / singles / dating seite* / datingportal* / partnersuche / partnerschaftsvermittlung / single treff* / singletreff* / singles ab / singlereise* / liebe finden / traumpartner finden / flirt app / kennenlern app / rencontre sérieuse / rencontre amoureuse / appli rencontre / soirée célibataire* / soirées célibataires / rencontres entre célibataires / club de rencontre* / trouver l amour / agence de rencontre* / citas para solteros / app para ligar / buscar el amor / encontrar pareja / encuentra pareja / encontrar el amor / encuentra el amor / eventos para solteros / agencia de citas / agencia de parejas / solteros / app de encontros / encontros para solteiros / aplicativo de namoro / aplicativo de relacionamento / site de relacionamento / encontrar o amor / encontre o amor / agência de namoro / agência matrimonial / alma gêmea / app di incontri / incontri per / incontri tra single / trova l amore / trovare l amore / cerca partner / agenzia di incontri / serata single / serate per single / single over / 恋活 / 婚活パーティー / 街コン / お見合い / マッチング / 恋愛相談',
    words:
      'first date / soulmate / ghosted / flirt* / butterflies / verlieb* / erstes date / traumpartner* / célibataires / âme sœur / coup de foudre / media naranja / solteiros / paquera / anima gemella / appuntamento / 恋人 / 出会い / love / match / matches / chemistry / partner / relationship / profile / profiles / romance / blind date / lonely / sparks / heartbeat / swipe left / swip* / liebe / single / herzklopfen / profil / kennenlernen / schmetterlinge / beziehung / amour / célibataire / profils / affinités / rencontres / rendez vous galant / coeur* / amor / pareja / perfil* / química / soltero / enamor* / cita / cena romántica / solteiro / perfis / encontro / namorad* / amore / profili / coppia / colpo di fulmine / incontri / cuore / 恋愛 / 独身 / 結婚相手 / お相手 / 理想',
    scenes: [
      'A woman with a phone in a cafe',
      'A couple at a table in a restaurant',
      'A couple in a park',
      'A chat on a phone in a cafe',
      'Two glasses of wine on a table in a restaurant',
    ],
  },
  {
    thing: 'phoneMap',
    theme: 'volt',
    names:
      'taxi / taxis / taxicab* / minicab* / mini cab / cab company / ride hailing / ride hail / airport transfer* / airport shuttle* / chauffeur service / limousine service / taxizentrale* / taxiruf* / taxiunternehmen* / taxi app / flughafentransfer* / fahrdienst* / chauffeurservice / chauffeur vtc / vtc / transfert aéroport / transferts aéroport / taxista* / traslado al aeropuerto / traslados al aeropuerto / chófer privado / motorista de aplicativo / motorista particular / táxi / táxis / corrida por aplicativo / tassista / tassisti / noleggio con conducente / transfer aeroporto / タクシー / 配車アプリ / cabs / taxi service* / taxi firm* / taxi company / taxi rank / cab service* / cab booking / cab ride* / black cab* / private hire / rides to the airport / ride to the airport / ride app / ride share app / ridesharing / chauffeur driven / chauffeured / limo service* / limo hire / limousine* / airport pickup / airport pick up* / airport run* / taxifahrt* / taxifahrer* / taxidienst / taxibestellung / taxi bestellen / krankentaxi* / großraumtaxi* / funktaxi* / krankenfahrt* / airporttransfer / flughafentaxi* / mietwagen mit fahrer / chauffeur / chauffeurs privés / chauffeur privé / compagnie de taxi* / taxi conventionné / navette aéroport / commander un taxi / voiture avec chauffeur / course en taxi / radiotaxi* / servicio de taxi / pide tu taxi / pide un taxi / chófer / traslados aeropuerto / traslado aeropuerto / transporte ejecutivo / coche con conductor / transporte privado al aeropuerto / taxi aeropuerto / remis* / serviço de táxi / chame um táxi / chamar táxi / motorista executivo / transporte executivo / transfer para o aeroporto / transfer executivo / translado / app de corrida* / app de transporte / servizio taxi / chiamare un taxi / chiama un taxi / taxi aeroporto / auto con autista / ncc / transfer / autista privato / corsa in taxi / 空港送迎 / ハイヤー / 介護タクシー / タクシー会社 / 観光タクシー / 配車',
    words:
      'pick you up / curb / fahrgast* / fahrpreis* / prise en charge / conductor / carrera / corrida / motorista / passageiro* / corsa / autista / tariffa / 送迎 / 乗車 / ride / rides / driver / fare / fares / pick up / pickup / doorstep / meter / passengers / airport / train station / flat fare / late at night / luggage / back seat / limo / fahrt / fahrten / fahrer / flughafen / bahnhof / abholen / abholung / festpreis / nachts / zentrale / pünktlich abgeholt / course / courses / gare / aéroport / chauffeurs / réserver votre course / bagages / conventionné / viaje / viajes / conductores / aeropuerto / recogida / recogemos / tarifa / tarifa fija / estación / madrugada / maletas / viagem / corridas / motoristas / aeroporto / rodoviária / embarque / bagagem / tarifa fixa / corse / autisti / stazione / bagagli / prezzo fisso / a bordo / 運転手 / 料金 / 深夜 / 空港 / 乗務員 / chófer / 配車',
    scenes: [
      'A taxi in the city',
      'A woman with a suitcase in the city',
      'A map on a phone in the city',
      'A taxi driver in a car',
      'A taxi on a road',
    ],
  },
  {
    thing: 'key',
    theme: 'daylight',
    names:
      'car rental* / car hire / rent a car / rental car* / hire car* / van hire / van rental* / car sharing / carsharing / car share / carpool* / car pool* / car subscription* / car leasing / vehicle leasing / minibus hire / autovermietung* / mietwagen* / leihwagen* / autoabo* / autoleasing / transportervermietung / mitfahrgelegenheit* / mitfahrzentrale* / fahrgemeinschaft* / autopartage / location de voiture* / location de véhicule* / location utilitaire* / covoiturage / alquiler de coches / alquiler de autos / alquiler de furgonetas / renta de autos / coche compartido / aluguel de carros / locadora de veículos / carro por assinatura / autonoleggio / noleggio auto / noleggio furgoni / noleggio a lungo / auto a noleggio / レンタカー / カーシェア / カーリース / car club* / shared cars / mitfahrzentrale / voiture partagée / voitures partagées / compartir coche / carros compartilhados / compartilhamento de carros / auto condivise / 相乗り / hire a car / hire a van / rent a van / car hire* / minivan rental* / campervan hire / camper rental* / motorhome hire / motorhome rental* / truck rental* / lease a car / car lease / leasing deals / car club / ride sharing / leihauto* / mietauto* / transporter mieten / auto mieten / wohnmobilvermietung / wohnmobil mieten / lkw vermietung / wagenvermietung / autovermieter* / transporter vermietung / auto abo / leasingangebot* / fahrzeugvermietung / mitfahr* / kleinbus mieten / louer une voiture / louer un utilitaire / voiture de location / location auto / location voiture / location camionnette / location de camping car / location minibus / loa / leasing auto / location longue durée / voiture en libre service / covoiturages / voitures partagée / alquiler de coche / alquiler de vehículo* / coches de alquiler / coche de alquiler / alquila un coche / renta de carros / renta de coches / renting / renta car / alquiler de autocaravana* / alquiler de camper* / furgonetas de alquiler / arrendamiento de vehículos / rentar un auto / locação de veículos / aluguer de carros / aluguel de carro / alugue um carro / aluguel de vans / aluguel de veículos / carro alugado / locação de carros / carros por assinatura / carro compartilhado / carona compartilhada / caronas compartilhada / aluguer de viaturas / noleggio a breve / noleggio furgone / noleggio camper / noleggio lungo termine / autonoleggi / noleggia un auto / noleggiare un auto / noleggio pulmini / macchina a noleggio / auto in abbonamento / auto condivisa / レンタカー予約 / カーシェアリング / サブスク 車 / キャンピングカーレンタル / 車を借り',
    words:
      'mileage / unlimited kilometres / full tank / damage waiver / hatchback / per day / fleet / kilometer / kaution / übergabe / kilométrage / kilómetros / franquicia / quilometragem / retirada / diária / ritiro / chilometri / cauzione / 乗り捨て / 免責 / pick up at / return / collect / unlimited mileage / automatic / convertible / seats / airport / deposit / per week / excess / child seat / one way / tank / fuel / keys / driver s licence / kofferraum / freikilometer / pro tag / abholung / rückgabe / volltanken / selbstbeteiligung / kombi / neunsitzer / navi / monatsrate / pro monat / caution / par jour / kilomètres illimités / retrait / retour / franchise / utilitaire / sièges / aéroport / citadine / covoitureur* / por día / entrega / devolución / kilómetros ilimitados / depósito lleno / aeropuerto / furgoneta / sin franquicia / por mes / km livre / devolução / aeroporto / por dia / tanque cheio / caução / seguro incluso / ar condicionado / hatch / carona / al giorno / riconsegna / chilometri illimitati / franchigia / furgone / ritiro in / 返却 / 走行 / 空港 / 時間貸し / ナビ付き / 満タン',
    scenes: [
      'A car key on a table in an office',
      'A woman in a car',
      'A car on a coastal road',
      'A woman with a car key in the city',
      'A van in the city',
    ],
  },
  {
    thing: 'scooter',
    theme: 'volt',
    names:
      'e scooter* / escooter* / electric scooter* / kick scooter* / scooter sharing / scooter rental* / scooter hire / shared scooter* / moped* / micromobility / micro mobility / e roller / e tretroller* / elektroroller* / elektroscooter* / rollersharing / rollerverleih* / trottinette* / scooter électrique / scooters électriques / patinete eléctrico / patinetes eléctricos / scooter eléctrico / moto eléctrica / patinete elétrico / patinetes elétricos / trotinete* / scooter elétrica / monopattin* / scooter elettrico / scooter elettrici / 電動キックボード / 電動スクーター / scooters to unlock / scooter app / scooter repair / electric moped* / motor scooter* / kickscooter* / share scooter / e kickscooter / electric kick / vespa* / scooter / elektro roller / tretroller / roller leihen / roller mieten / motorroller* / mofa / mofas / roller sharing / location de scooter* / location de trottinette* / scooter en libre service / scooters en libre service / réparation trottinette* / patinete / patinetes / alquiler de patinetes / alquiler de scooter* / moto compartida / motos compartidas / motosharing / scooter eléctrica / motos eléctricas / monopatín eléctrico / monopatines eléctricos / micromovilidad / scooters elétricas / aluguel de patinete* / moto elétrica / motos elétricas / scooters compartilhadas / micromobilidade / noleggio scooter / noleggio monopattini / motorino / motorini / ciclomotor* / micromobilità / キックボード / シェアスクーター / 原付 / スクーター',
    words:
      'helmet / last mile / handlebar* / km h / cycle lane / reichweite / helm / fahrspaß / déverrouill* / casco / autonomía / desbloque* / capacete / autonomia / desbloqueie / sblocca / ヘルメット / 走行 / unlock / ride / per minute / scan / park it / battery / glide / foldable / commute / brakes / wheels / zip / traffic / kilometre range / fahren / entsperren / pro minute / parken / akku / klappbar / straßenzulassung / versicherungskennzeichen / stau / faltbar / par minute / autonomie / batterie / pliable / casque / débloquer / rouler / embouteillages / freins / por minuto / batería / plegable / atascos / carril bici / ruedas / frenos / escanea / bateria / dobrável / ciclovia / trânsito / freios / escaneie / al minuto / batteria / pieghevole / sbloccare / pista ciclabile / traffico / freni / 乗り捨て / 充電 / 公道 / 折りたたみ / ポート',
    scenes: [
      'A scooter in the city',
      'A woman with a scooter in the city',
      'A man rides a scooter in the city',
      'A helmet on a table in a living room',
      'A scooter in a park',
    ],
  },
  {
    thing: 'bus',
    theme: 'daylight',
    names:
      'bus line* / bus route* / bus service* / bus driver* / bus ticket* / bus pass* / bus company / night bus* / city bus* / coach trip* / coach tour* / coach hire / coach travel / intercity bus* / school bus* / public transport / public transit / fernbus* / stadtbus* / linienbus* / reisebus* / nachtbus* / busfahrer* / busreise* / buslinie* / verkehrsbetriebe* / nahverkehr* / ligne de bus / lignes de bus / chauffeur de bus / conducteur de bus / transports en commun / transport en commun / transports publics / autocars / autobús / autobuses / transporte público / línea de autobús / ônibus / transporte coletivo / autocarro* / linee autobus / autobus / autista di autobus / trasporto pubblico / 路線バス / 高速バス / 夜行バス / バスツアー / 観光バス / minibus hire / bus mieten / louer un autocar / louer un car / location d autocar / location d autocars / alquiler de autocares / fretamento / aluguel de ônibus / noleggio pullman / noleggio autobus / 貸切バス / bus trip* / bus travel / bus tour* / bus hire / bus operator* / bus stop* / bus network / coaches / coach holiday* / coach operator* / coach company / minibus service* / shuttle bus* / long distance bus* / day trips by coach / airport bus / express bus* / bus fahren / busunternehmen* / busverbindung* / bus und bahn / öpnv / öffentlicher nahverkehr / omnibus* / busfahrt* / schulbus* / rufbus* / tagesfahrt* / busticket* / expressbus* / shuttlebus* / voyage en autocar / autocariste* / car scolaire / transport scolaire / conducteurs de bus / conducteur d autocar / réseau de bus / bus de nuit / navette de bus / navettes de bus / voyages en bus / billet de bus / billets de bus / location d autocar* / cars longue distance / autocar / autocares / alquiler de autobuses / líneas de autobús / conductor de autobús / conductores de autobús / bus nocturno / camiones urbanos / transporte urbano / transporte escolar / boletos de autobús / billetes de autobús / bus interurbano / viajes en autobús / ônibus de turismo / passagem de ônibus / passagens de ônibus / linha de ônibus / linhas de ônibus / motorista de ônibus / fretamento de ônibus / viação / excursão de ônibus / ônibus escolar / micro ônibus / rede de autocarros / passe mensal / autolinee / autolinea / linea autobus / pullman / viaggi in pullman / viaggi in autobus / biglietto autobus / trasporto urbano / trasporto scolastico / scuolabus / autobus notturni / conducente di autobus / corriera / バス旅行 / バス会社 / 深夜バス / 空港バス / バス運転士 / スクールバス / 送迎バス',
    words:
      'bus / buses / timetable / monthly pass / passenger* / season ticket / fahrplan / haltestelle* / fahrgäste / voyageurs / parada* / pasajeros / abono / passageiros / fermata / fermate / passeggeri / バス / 乗客 / 時刻表 / route / routes / stops / departures / day trip* / seats / legroom / free wifi on board / onboard toilet / every 10 minutes / line / tickets / interchange / driver / upper deck / im takt / alle 10 minuten / abfahrt / linie / fahrt / fahrten / umsteigen / sitzplätze / fahrgast / monatskarte / arrêt / arrêts / horaires / ligne / passager* / correspondance / abonnement / toutes les 10 minutes / línea / horarios / billete / pasajero / trayecto* / salida* / frecuencia / andenes / asientos / linha / linhas / poltrona* / rodoviária / passagem / horários / ponto / embarque / passageiro / linea / orari / corse / abbonamento / biglietto / capolinea / passeggero / partenze / 停留所 / 路線 / 車内 / 乗り場 / 運行 / 座席 / bus stop* / passe mensal / 送迎バス / スクールバス',
    scenes: [
      'A bus in the city',
      'A woman with a ticket in front of a bus in the city',
      'A bus in the old town',
      'A bus on a road',
      'A ticket on a table in a cafe',
    ],
  },
  {
    thing: 'motorcycle',
    theme: 'volt',
    names:
      'boda boda* / boda rider* / boda riders / motorcycle taxi* / motorbike taxi* / bike taxi* / okada / matatu* / moto taxi* / mototaxi* / motorradtaxi* / taxi moto / moto táxi / mototáxi* / moto taxista / バイクタクシー / boda / bodas / motorcycle rider* / motorbike rider* / motorcycle delivery / motorbike delivery / rider training / motor taxi* / motorcycle hailing / tuk tuk* / tuktuk* / auto rickshaw* / rickshaw* / bajaj / moto concho / motoconcho* / taxi motos / motos taxis / motoclub taxi / conducteur de moto / zemidjan* / zémidjan* / taxi en moto / motoqueiro* / corrida de moto / viagem de moto / mototassista / taxi in moto / bici taxi / バイタク / トゥクトゥク / 三輪タクシー',
    words:
      'riders / helmet / helmets / motorcycle / motorbike / dispatch / reflector jacket / daily remittance / motorrad / moto / casco / motocicleta / capacete / corrida / corsa / バイク / ヘルメット / ride / rider / passenger / stage / traffic / jam / reflective / bike / fare / safe ride / beat the traffic / potholes / dusty / fahrgast / helm / beifahrer / stau / chauffeur / pilote / casque / embouteillages / course / passager / pasajero / conductor / tráfico / tarifa / cascos / carrera / passageiro / piloto / trânsito / garupa / rápido pelo trânsito / passeggero / traffico / caschi / tariffa / 乗客 / 渋滞 / 運転手',
    scenes: [
      'A motorcycle in the city',
      'A man with a helmet in the city',
      'A motorcycle on a road',
      'A woman rides a motorcycle in the city',
    ],
  },
  {
    thing: 'plane',
    theme: 'ocean',
    names:
      'airline* / airport lounge* / direct flights / cheap flights / flight ticket* / flight deals / cabin crew / flight attendant* / aircraft maintenance / private jet* / air cargo / air freight / air show* / fluggesellschaft* / flugticket* / flugbegleiter* / billigflüge / direktflug* / luftfracht / compagnie aérienne / vols directs / billets d avion / fret aérien / aerolínea* / vuelos baratos / vuelos directos / billetes de avión / companhia aérea / passagens aéreas / voos diretos / compagnia aerea / voli diretti / voli low cost / biglietti aerei / 航空会社 / 航空券 / 格安航空券 / 直行便 / 空港ラウンジ / flights / flight booking* / flight school for crew / fly direct / fly from / fly to / non stop flight* / nonstop flights / business class / economy class / low cost airline* / low fares / book your flight / airfare* / air ticket* / airport shop / airport services / cabin crew jobs / aviation / charter flight* / air charter / ground handling / baggage handling / flüge nach / nonstop flüge / direktflüge / fluglinie* / flug buchen / billigflug* / flughafenlounge / flugzeug* / privatjet* / charterflug* / linienflug* / kabinenpersonal / bodenpersonal / billigflieger / vol direct / vols pas chers / vols low cost / billet d avion / jet privé / jets privés / vols vers / hôtesse de l air / personnel navigant / aviation d affaires / vols intérieurs / compagnies aériennes / vuelo directo / vuelos a / vuelos desde / billete de avión / boletos de avión / boleto de avión / jet privado / jets privados / tripulante de cabina / tripulantes de cabina / azafata de vuelo / azafatas de vuelo / líneas aéreas / línea aérea / vuelos charter / aviación / pasajes aéreos / voo direto / voos para / voos baratos / passagem aérea / passagens de avião / linha aérea* / linhas aérea* / jato particular / táxi aéreo / comissário de bordo / comissários de bordo / companhias aéreas / aviação executiva / bilhetes de avião / aeronave* / volo diretto / voli per / voli da / voli economici / biglietto aereo / compagnie aeree / jet privato / assistent di volo / assistents di volo / linee aeree / volo low cost / aviazione / voli charter / 飛行機 / エアライン / lcc / 航空 / 国際線 / 国内線 / 客室乗務員 / プライベートジェット / airways / billigflüge* / 空の旅 / direct flight* / cheap flight* / low cost airline / frequent flyer* / flugverbindung* / billets d avion pas / linhas aéreas / 直行便就航 / 格安航空',
    words:
      'flughafen / flughäfen / aéroport / aeropuerto / aeroporto / 空港 / airport / flight* / boarding / legroom / hand luggage / departures / take off / aircraft / flug / flüge / abflug / handgepäck / vols / embarquement / bagage cabine / vuelo* / embarque / escala / voo* / decolagem / bagagem de mão / voli / imbarco / scalo / フライト / 搭乗 / 離陸 / fly / plane* / seat / seats / window seat / runway / gate / terminal / check in / checked bag / luggage / economy / touchdown / clouds / destinations / landing / crew / lounge / departure / fliegen / fliegt / ziele / fensterplatz / beinfreiheit / gepäck / abheben / landung / sitzplatz / start und landung / bord / reiseziel* / avion* / décollage / atterrissage / bagages / vol / escale* / hublot / siège* / cabine / avión / despegue* / aterriza* / equipaje / destinos / asiento* / puerta de embarque / tripulación / volar / avião / aviões / pouso / bagagem / poltrona / portão / tripulação / voar / escalas / aereo / aerei / decollo / atterraggio / bagaglio a mano / destinazioni / posto finestrino / equipaggio / volare / volo / 搭乗口 / 機内 / 座席 / 就航 / マイル / 手荷物 / nonstop / voo / voos / flies / takeoff / carry on / aisle / pilot* / non stop / one way / miles / checked bag* / turbulence / jet / bordservice / meilen / avion / bagage* / escale / siège / despegue / ventanilla / escala* / millas / aterriz* / assento* / milhas / bagagli* / finestrino / sedile',
    scenes: [
      'A plane in the sky',
      'A pilot in front of a plane in a hangar',
      'A passport on a table in a cafe',
      'A woman with a suitcase and a passport in the city',
      'A plane above the clouds',
    ],
  },
  {
    thing: 'helicopter',
    theme: 'ocean',
    names:
      'flying school* / flying lesson* / pilot school* / pilot training / flight school* / helicopter charter / helicopter flight* / helicopter tour* / flugschule* / pilotenausbildung / pilotenschein* / rundflug / rundflüge / hubschrauberflug* / école de pilotage / cours de pilotage / brevet de pilote / vol en hélicoptère / escuela de pilotos / escuela de aviación / vuelos en helicóptero / curso de piloto / escola de aviação / voo de helicóptero / passeio de helicóptero / scuola di volo / voli in elicottero / corso pilota / パイロット養成 / ヘリコプター遊覧 / helicopter ride* / helicopter trip* / hubschrauberrundflug* / survol en hélicoptère / paseo en helicóptero / giro in elicottero / ヘリ遊覧 / learn to fly / become a pilot / pilot licence* / pilot license* / private pilot* / trial flight* / discovery flight* / flight training / flight instructor* / flight simulator* / gliding club / glider flight* / gliding lessons / helicopter lessons / scenic flight* / sightseeing flight* / hot air balloon* / paragliding school / microlight* / fliegen lernen / pilot werden / privatpilot* / schnupperflug* / flugstunde* / flugsimulator* / segelflug* / segelflieger* / helikopterflug* / helikopter rundflug / helikopterrundflug* / alpenrundflug* / ballonfahrt* / gleitschirmschule* / fluglizenz* / flugausbildung / ultraleicht* / fallschirm* / apprendre à piloter / devenir pilote / leçon de pilotage / baptême de l air / vol d initiation / vols d initiation / aéroclub* / aéro club* / licence de pilote / simulateur de vol / vol panoramique / vols panoramiques / tour en hélicoptère / vol en montgolfière / planeur / ulm / aprende a volar / aprender a volar / licencia de piloto / piloto privado / ser piloto / bautismo de vuelo / clases de vuelo / instructor de vuelo / tour en helicóptero / paseos en helicóptero / simulador de vuelo / vuelo panorámico / vuelo en globo / aeroclub* / escuela de vuelo / aprenda a voar / aprender a voar / aulas de voo / instrutor de voo / escola de pilotagem / voo panorâmico / simulador de voo / passeios de helicóptero / licença de piloto / voo de instrução / passeio de balão / imparare a volare / impara a volare / licenza di pilota / brevetto di volo / brevetto di pilota / diventare pilota / diventa pilota / lezioni di volo / lezione di volo / istruttore di volo / simulatore di volo / volo in elicottero / tour in elicottero / volo panoramico / aero club / battesimo dell aria / volo in mongolfiera / 飛行訓練 / パイロットスクール / 操縦体験 / 遊覧飛行 / 飛行学校 / 操縦士 / フライトスクール / 自家用操縦士',
    words:
      'cockpit / solo flight / rotor / helicopter* / airfield / simulator / flight hours / hubschrauber* / flugplatz / fluglehrer* / hélicoptère* / aérodrome / helicóptero* / horas de vuelo / aeródromo / horas de voo / elicotter* / ore di volo / ヘリコプター / 操縦 / pilot / pilots / fly / runway / cessna / ppl / logbook / first flight / bird s eye view / take the controls / headset / instructor / aerodrome / stick / clouds / above the city / hangar / pilotin / flughafen / über den wolken / steuerknüppel / start und landung / fliegen / vogelperspektive / rundblick / flugzeug / pilote / pilotes / instructeur* / avion / heures de vol / vue du ciel / piste / manche / décoller / piloto / pilotos / cabina / avioneta* / desde el aire / despegar / instructor* / mandos / volar / cabine / vista aérea / decolar / instrutor* / voar / aeronave / pilota / piloti / istruttor* / dall alto / decollare / comandi / aereo / 空から / 免許 / コックピット / 遊覧 / 飛行時間',
    scenes: [
      'A helicopter in the sky',
      'A pilot with a helicopter in a hangar',
      'A plane in the sky',
      'A helicopter above the mountains',
    ],
  },
  {
    thing: 'car',
    theme: 'ocean',
    names:
      'car wash* / carwash* / hand car wash / car detailing / car valeting / mobile valeting / waschstraße* / autowäsche* / waschanlage* / fahrzeugaufbereitung* / autoaufbereitung / lavage auto* / station de lavage / lavage de voiture* / lavado de coches / lavado de autos / túnel de lavado / autolavado* / lava jato / lava rápido / estética automotiva / lavagem de carros / autolavaggi* / lavaggio auto / 洗車 / カーコーティング / car cleaning / car valet / car valeter* / car detailer* / valeting / valeting service* / hand wash for your car / car polish* / ceramic coating / interior valet / self service car wash / autopflege* / fahrzeugpflege* / autoreinigung / fahrzeugreinigung / innenreinigung auto / autopolitur / waschpark* / sb waschbox* / waschbox* / keramikversiegelung / smart repair und aufbereitung / handwäsche für / nettoyage auto* / nettoyage de voiture* / nettoyage intérieur auto / lavage à la main / lavage sans eau / detailing auto / detailing / rénovation phares / lavado de coche / lavadero de coches / lavadero de autos / lavado a mano / limpieza de coches / limpieza de tapicería de coche / detallado automotriz / pulido de faros / encerado de autos / lavagem automotiva / lavagem de carro / lavagem auto / lavagem a seco de carros / polimento automotivo / higienização de carros / higienização interna / vitrificação / cristalização automotiva / estética automóvel / lavar o carro / lavaggio macchina / lavaggi auto / lavaggio interni auto / lavaggio a mano / lavare l auto / pulizia interni auto / lucidatura auto / sanificazione auto / 手洗い洗車 / 洗車機 / 車内清掃 / 車磨き / ガラスコーティング',
    words:
      'wax / shampoo / windscreen / vacuum* / alloys / paintwork / spotless / schaum / felgen / politur / lustrage / carrosserie / espuma / encerado / pulido / cera / polimento / schiuma / lucidatura / ワックス / コーティング / foam / dog hair / upholstery / polish / bonnet / wheels / seats / scratches / mud / showroom shine / sparkling / bird droppings / sponge / rims / sitze / lack / glanz / bürsten / waschprogramm / innenraum / insektenreste / vogelkot / hochglanz / saugen / glänzt / jantes / sièges / aspirat* / cire / brillant* / polissage / mousse / tableau de bord / llantas / tapicería / aspirado / brillo / salpicadero / interiores / abrillantado / bancos / aspiração / brilho / pretinho / rodas / painel / cerchi / interni / aspirazione / brillare / sedili / carrozzeria / ホイール / 水垢 / 撥水 / ボディ / 車内',
    scenes: [
      'A man with a sponge and a car in a car park',
      'A bucket and a sponge on a table in a garage',
      'A car with a bucket in a car park',
      'A man with a bucket in a car park',
    ],
  },
  {
    thing: 'box',
    theme: 'daylight',
    names:
      'charity / charities / charitable / fundrais* / volunteers needed / non profit / nonprofit / spendenaktion* / ehrenamt* / hilfsorganisation* / faites un don / bénévol* / association caritative / dons en ligne / donación / donaciones / dona ahora / voluntariado / ong / doação / doações / doe agora / donazion* / dona ora / volontariato / onlus / 寄付 / ボランティア / 募金 / donate now / donate today / geldspende* / spendenkonto / jetzt spenden / donate / please donate / make a donation / your donation / donations / charity shop* / charity run* / food bank* / aid organisation* / relief organisation* / ngo / volunteer with us / volunteering / become a volunteer / sponsor a child / emergency appeal / charity gala / spenden / spende / spendenlauf* / spendengala / spendenaufruf / freiwillige gesucht / freiwilligenarbeit / gemeinnützig* / hilfsprojekt* / förderverein* / kinderpatenschaft* / tafel sucht / nothilfe / wohltätig* / faire un don / vos dons / votre don / appel aux dons / collecte de fonds / association humanitaire / association à but / devenez bénévole / banque alimentaire / parrainez un enfant / aide humanitaire / oeuvre caritative / course solidaire / haz tu donativo / donativo* / donar / voluntarios / hazte voluntario / hazte socio / organización sin ánimo / sin fines de lucro / recaudación de fondos / banco de alimentos / apadrina / ayuda humanitaria / carrera solidaria / campaña solidaria / faça uma doação / voluntários / seja voluntário / instituição de caridade / sem fins lucrativos / campanha solidária / arrecadação / apadrinhe / ajuda humanitária / fai una donazione / raccolta fondi / cinque per mille / 5x1000 / diventa volontario / volontari / associazione benefica / beneficenza / banco alimentare / no profit / aiuti umanitari / adotta a distanza / 寄附 / チャリティー / npo法人 / ボランティア募集 / 募金活動 / 支援団体 / クラウドファンディング支援',
    words:
      'donation / cause / volunteer* / pledge* / refugees / supporters / helfer* / solidarité / soutenez / ayuda / solidaridad / socios / ajude / solidariedade / solidarietà / sostieni / 支援 / homeless / shelter / hunger / poverty / hot meal* / children in need / every euro / every pound / blankets / appeal / helping hands / give back / warm meals / clean water / clothes collection / orphan* / obdachlos* / armut / bedürftig* / jeder euro / warme mahlzeit* / patenschaft / kleidersammlung / don / dons / sans abri / pauvreté / chaque euro / repas chauds / démunis / générosité / eau potable / hambre / pobreza / cada euro / sin techo / necesitad* / solidari* / comidas calientes / refugiados / donante* / fome / cada real / moradores de rua / famílias carentes / agasalho / cestas básicas / crianças carentes / povertà / ogni euro / senzatetto / bisognos* / pasti caldi / sostegno / rifugiati / 子ども食堂 / 貧困 / 支援者 / 被災地 / 救援 / dona / stiftung / fundación',
    scenes: [
      'A volunteer with a box in a hall',
      'A woman and a man with a box in a hall',
      'Coins in a jar on a table in a cafe',
      'A woman with a box in the city',
    ],
  },
  {
    thing: 'sailingYacht',
    theme: 'ocean',
    names:
      'marinas / yacht harbour* / boat berth* / berth holder* / mooring / moorings / boat slip* / boat storage / boat park / sportboothafen* / yachthafen / yachthäfen / liegeplatz / liegeplätze / bootsliegeplatz* / wasserliegeplatz* / port de plaisance / anneau de port / place de port / amarrage / puerto deportivo / amarre / amarres / club náutico / vagas molhadas / marina náutica / porto turistico / posto barca / posti barca / ormeggio / ormeggi / マリーナ / 係留 / marina berth* / the marina / our marina / yacht club* / yacht marina / boat mooring* / berths available / berths for / winter berth* / boatyard moorings / boat parking / dry dock storage / yacht berth* / bootssteg* / bootslager* / winterlager für boote / bootsstellplatz* / bootsplatz* / yachtclub* / segelhafen / gastliegeplatz* / hafenmeister* / anneaux de port / place au port / places au port / port à sec / hivernage de bateau* / hivernage bateaux / amarrages / mouillage* / amarres disponibles / puertos deportivos / marina seca / invernaje de barcos / puerto náutico / plaza de amarre / plazas de amarre / atraques / atraque / iate clube / garagem náutica / guarda de barcos / vagas para barcos / vaga náutica / vaga molhada / marina com / amarração / posti barca disponibili / porticciolo / rimessaggio barche / rimessaggio / ormeggiare / marina di / approdo turistico / ヨットハーバー / ボート保管 / 係留場所 / 船舶保管',
    words:
      'marina / berth* / pontoon* / jetty / skipper* / antifoul* / keel / winter storage / harbour / yacht* / boat* / slipway / boote / steg / winterlager / bateau* / ponton* / capitainerie / barco* / pantalán / velero* / cais / veleiro* / lancha* / barca / pontile / ヨット / ボート / mast / sails / shore power / crane out / hoist / tide / harbourmaster / hull / launch ramp / pump out / sailors / sailing / anchor* / lift out / vhf / segel* / segler* / hafen / kran / wasser und strom / boot / anker* / gezeiten / voile / voilier* / quai / capitaine* / grutage / eau et électricité / marée* / plaisancier* / equipage / agua y luz / grúa / patrón / eslora / yates / muelle* / navegante* / iate* / píer / água e energia / maré / âncora / convés / barche / banchina / gru / acqua e corrente / scafo / marea / velista* / velisti / 船 / 桟橋 / マスト / 帆',
    scenes: [
      'A yacht in a harbour',
      'A pier in a harbour',
      'A woman with a yacht in a harbour',
      'A motorboat in a marina',
      'A man on a sailing boat on the sea',
    ],
  },
  {
    thing: 'boat',
    theme: 'ocean',
    names:
      'boat builder* / boatyard* / boat yard* / shipyard* / boat repair* / outboard motor* / boat dealer* / boats for sale / yacht broker* / bootsbau* / bootswerft* / werft / bootshändler* / außenborder* / chantier naval / constructeur de bateaux / moteur hors bord / bateaux d occasion / astillero* / motor fueraborda / venta de barcos / estaleiro* / motor de popa / venda de barcos / cantiere navale / cantieri navali / fuoribordo / barche usate / 造船 / ボート販売 / 船外機 / boat building / boatbuilder* / boats built / used boats / boat sales / new and used boats / yacht sales / boat engine* / marine engine* / boat restoration / boat maintenance / boat varnish / wooden boat builder / sailmaker* / sail repair* / ship builder* / shipbuild* / shipwright* / boat parts / chandlery / werften / bootsverkauf / bootsmotor* / bootshandel / gebrauchtboot* / yachtwerft* / yachtmakler* / bootsreparatur* / bootsservice / segelmacher* / schiffbau* / schiffswerft* / schlauchboot* / bootszubehör / bootsrestaurierung / charpentier de marine / charpente navale / construction navale / réparation bateau* / réparation navale / vente de bateau* / moteur de bateau / moteurs marins / moteur marin / moteurs hors bord / courtier maritime / bateau d occasion / mécanicien nautique / mécanique marine / voilerie / semi rigide* / constructor de barcos / construcción naval / construcción de barcos / reparación de barcos / reparación naval / carpintero de ribera / carpintería de ribera / barcos de ocasión / barcos usados / venta de lanchas / motores fueraborda / motores marinos / veleros de ocasión / bróker náutico / construção naval / construção de barcos / construtor de barcos / reparo de barcos / reparação naval / lanchas usadas / venda de lanchas / motores de popa / motor marítimo / manutenção de barcos / manutenção náutica / carpintaria naval / cantiere nautico / cantieristica / costruzione barche / costruttore di barche / riparazione barche / barca usata / vendita barche / motori marini / motore marino / motori fuoribordo / maestro d ascia / gommoni / gommone / veleria / restauro barche / 造船所 / 中古艇 / 船舶修理 / ボート修理 / マリンエンジン / 中古ボート',
    words:
      'hull / keel / varnish / propeller / teak / fibreglass / outboard / dinghy / horsepower / rumpf / antrieb / coque / hélice / casco / eslora / lancha / scafo / elica / 船体 / エンジン / planks / launching / stern / deck / rudder / osmosis / gelcoat / mast / knots / sea trial / yacht* / sail* / steering / planken / heck / stapellauf / gfk / mahagoni / segelboot* / motorboot* / lackieren / boot* / ruder / bordé* / coques / voilier* / vernis / moteur* / gouvernail / mise à l eau / bateau* / barca / casco de madera / cubierta / timón / barniz / velero* / botadura / barco* / proa / popa / yate* / convés / leme / verniz / fibra de vidro / lancha* / veleiro* / scafi / timone / vetroresina / varo / prua / vernice / barche / motoscaf* / 船 / ヨット / 進水 / 木造船 / エンジン整備 / 漁船',
    scenes: [
      'A boat in a shipyard',
      'A carpenter with a boat in a shipyard',
      'A motorboat on the sea',
      'An anchor in a harbour',
    ],
  },
  {
    thing: 'carFerry',
    theme: 'ocean',
    names:
      'ferry / ferries / car ferry / ferry crossing* / ferry ticket* / island hopping / fähre / fähren / fährverbindung* / fährticket* / autofähre* / ferry boat / traversée en ferry / traversées maritimes / transbordador* / balsa para carros / travessia de balsa / traghett* / フェリー / 連絡船 / ferry services / ferry service* / ferry boat* / ferry to / ferry company / ferry line / fast ferry / passenger ferry / island ferry / ferry terminal / water taxi* / catamaran ferry / fähre nach / fährlinie* / fährbetrieb* / fährhafen / fährüberfahrt / fährschiff* / schnellfähre / inselfähre / passagerfähre / traversier* / ferry pour / compagnie maritime / navette maritime / navettes maritimes / liaison maritime / bateau navette / billets de ferry / billetes de ferry / ferry a / compañía naviera de pasajeros / viaje en ferry / lancha de pasajeros / travessia de ferry / barcas travessia / travessia marítima / catamarã / lancha para a ilha / aliscafo / aliscafi / biglietti traghetto / linea marittima / nave traghetto / 渡船 / カーフェリー / 高速船 / 島への船 / フェリー乗り場 / 離島航路 / balsa de carros / travessia de barco / traghetto / traghetti / aliscaf* / 遊覧船 / ferry line* / foot ferry / ferry timetable / inselfähre* / personenfähre / traversées / gare maritime / liaisons maritimes / línea marítima / líneas marítimas / ferris / ferry para / balsas / barca de travessia / ferry boats / ligação fluvial / lancha de travessia / traghetti per / traghetti per le / corse per l isola / 定期船',
    words:
      'sail* / foot passengers / car deck / mainland / überfahrt* / inseln / traversée* / île / îles / travesía* / isla / islas / travessia / ilha / ilhas / traversata / isola / isole / 航路 / 乗船 / crossing* / island / islands / cabin / on board / timetable / sea breeze / deck / harbour / horses and cars / daily departures / insel / meer / fahrplan / fahrzeug / hafen / seegang / autodeck / ins meer / bateau / embarquement / cabine* / véhicule / mer / barco / coche a bordo / salidas diarias / puerto / camarote* / mar / cubierta / embarque / pasajeros / barca / carro a bordo / saídas diárias / convés / passageiros / porto / imbarco / partenze giornaliere / auto a bordo / mare / passeggeri / 島 / 船旅 / 甲板 / 乗船券 / 出航 / 客室 / balsa / sail / sailing / foot passenger* / insel* / île* / travessia* / ilha* / 離島 / crossing / crossings / crossing time / pier / boarding / sailings / vehicles / gulls / bikes on board / crosses / ramp / port / minutes across / festland / anleger / abfahrt* / auto an bord / möwen / seeluft / rampe / continent / embarcadère / véhicule* / piéton* / mouettes / pont garage / rotations / continente / embarque* / vehículo* / muelle / gaviotas / salidas / cais / veículos / gaivotas / saídas / traversat* / terraferma / molo / veicoli / gabbiani / ponte / corse / partenze / 乗り場 / 港 / 車両 / 船便 / カモメ',
    scenes: [
      'A car ferry on the sea',
      'A ferry in a harbour',
      'A woman with a suitcase in a harbour',
      'A car ferry in a harbour',
      'A couple with suitcases in a harbour',
    ],
  },
  {
    thing: 'containerShip',
    theme: 'ocean',
    names:
      'container ship* / container port* / container terminal* / sea freight / ocean freight / shipping line* / port authority / seaport* / customs broker* / customs clearance / ship broker* / dock worker* / containerschiff* / seefracht* / reederei* / hafenbetrieb* / seehafen* / zollagentur* / fret maritime / armateur* / port de commerce / commissionnaire en douane / dédouanement / flete marítimo / transporte marítimo / naviera* / agente de aduanas / puerto comercial / frete marítimo / porto de cargas / despachante aduaneiro / terminal de contêineres / trasporto marittimo / compagnia di navigazione / spedizioniere doganale / 海運 / 港湾 / 通関 / shipping company / shipping agent* / shipping agency / maritime / maritime freight / shipping container* / port of / dockers / dockworker* / stevedor* / harbour master / tugboat* / bulk carrier* / ship agent / freight by sea / import export / import and export / customs agent* / customs declaration* / cargo ship* / schifffahrt* / hafenlogistik / containerhafen / containertransport* / containerterminal* / schiffsmakler* / verzollung* / zollabwicklung* / zollanmeldung* / zolldeklaration* / hafenarbeiter* / frachtschiff* / binnenschiff* / überseecontainer / transport maritime / transports maritimes / fret conteneur / porte conteneurs / terminal à conteneurs / port maritime / agent maritime / transitaires / compagnie de navigation / déclaration en douane / remorqueur* / conteneurs maritimes / contenedores marítimos / terminal de contenedores / portacontenedores / agencia aduanal / agente aduanal / despacho aduanero / despacho de aduanas / autoridad portuaria / carga marítima / flete internacional / estibador* / comercio exterior / transporte de contenedores / operador portuario / agenciamento de carga / porta contêineres / terminal portuário / terminal de contentores / despacho aduaneiro / desembaraço aduaneiro / comércio exterior / frete internacional / agente de carga / navegação marítima / operador portuário / estivador* / trasporto container / trasporti marittimi / terminal container / portacontainer / agente marittimo / agenzia marittima / dogana e / pratiche doganali / operazioni doganali / autorità portuale / spedizioni internazionali / spedizioni marittime / merci via mare / portuali / 海上輸送 / 国際輸送 / 通関業者 / 港湾荷役 / 船会社 / コンテナ船 / 輸出入 / フォワーダー',
    words:
      'container* / cargo / vessel* / customs / bill of lading / teu / freight / incoterms / hafen / schiff* / zoll / conteneur* / navire* / douane / contenedor* / buque* / aduana / contêiner* / navio* / alfândega / nave / navi / dogana / 貨物船 / コンテナ / 輸入 / ships / quay / crane* / dock / docks / demurrage / tons / export* / import* / fcl / lcl / manifest / transit time / berth / shipment* / häfen / kai / ladung / kran / kräne / tonnen / seeweg / ladeliste / umschlag / verladung / reede / quai / quais / cargaison* / tonnage / armement / escale / fret / muelle / grúas / barco* / carga / arancel* / toneladas / estiba / cais / guindaste* / embarque* / tarifas / porto / porti / banchina / gru / carico / merci / esportazion* / tonnellate / stiva / 輸出 / 船積み / 貨物 / 岸壁 / 埠頭 / クレーン',
    scenes: [
      'A container ship on the sea',
      'A harbour crane in a harbour',
      'A container ship in a harbour',
      'A worker with a hard hat in a harbour',
      'A forklift in a warehouse',
    ],
  },
  {
    thing: 'train',
    theme: 'daylight',
    names:
      'train ticket* / train travel / train operator* / railway compan* / rail freight / railcard* / night train* / sleeper train* / high speed train* / train driver* / bahnticket* / bahnreise* / nachtzug* / nachtzüge / lokführer* / eisenbahn* / bahncard* / zugfahrt* / billet de train / billets de train / voyage en train / train de nuit / cheminot* / conducteur de train / billetes de tren / viajar en tren / tren nocturno / maquinista de tren / alta velocidad / passagem de trem / viagem de trem / bilhetes de comboio / comboio* / biglietti del treno / viaggio in treno / treno notturno / macchinista / alta velocità / 鉄道 / 新幹線 / 夜行列車 / 電車の旅 / rail travel / rail tickets / rail ticket* / rail pass* / interrail / rail company / rail operator* / train journey* / train line* / steam train* / steam railway* / heritage railway* / scenic train* / scenic railway* / railway jobs / railway engineer* / railways / freight train* / train conductor* / commuter train* / bullet train* / by train to / mit dem zug / bahnfahren / bahnfahrt / bahngesellschaft / bahnunternehmen / zugticket* / zugreise* / zugbegleiter* / lokomotiv* / dampflok* / dampfzug* / museumsbahn* / regionalbahn* / güterzug* / güterbahn* / schienenverkehr / schlafwagen / triebfahrzeugführer* / gleisbau* / bergbahn* / zahnradbahn* / voyages en train / compagnie ferroviaire / ferroviaire / chemin de fer / chemins de fer / train à vapeur / train touristique / trains de nuit / train couchette / fret ferroviaire / tgv / wagon lit / en train de paris / trenes / tren de alta / tren turístico / tren de vapor / ferrocarril* / ferroviari* / billete de tren / boleto de tren / boletos de tren / viaje en tren / viajes en tren / maquinista / maquinistas / tren de cercanías / cercanías / ave madrid / trem turístico / trens / maria fumaça / ferrovia* / ferroviári* / passagens de trem / passeio de trem / viagens de trem / trem noturno / bilhete de comboio / alta velocidade ferroviária / locomotiva* / treni / biglietto del treno / biglietti treno / ferrovie / treno storico / treno a vapore / treni notturni / treno turistico / macchinisti / capotreno / viaggi in treno / viaggiare in treno / trasporto ferroviario / carrozza letto / 列車旅行 / 蒸気機関車 / 観光列車 / 鉄道会社 / 寝台列車 / ローカル線 / 新幹線予約 / 運転士募集 / railway* / bahncard / deutsche bahn / viagens de comboio / caminhos de ferro / 列車の旅 / intercity / train company / scenic railway / train ride* / trains to / season ticket rail / ice ticket / sparpreis / fernzug / mit der bahn / deutschlandticket / panoramazug / sncf / train à grande vitesse / trains régionaux / carte avantage / voyager en train / en train de nuit / renfe / trenes regionales / comboios / viajar de comboio / viajar de trem / alfa pendular / trenitalia / frecciarossa / treni regionali / 特急 / 列車 / 鉄道旅行',
    words:
      'trains / rail / carriage / conductor / second class / quiet coach / departure / railway / züge / schiene / bahnhof / gare / tren / andén / estación / trem / vagão / estação ferroviária / treno / binario / vagone / 駅 / 車窓 / platform* / station / stations / carriages / locomotive* / window seat / dining car / sleeper / timetable / seat reservation / commuter* / tunnel* / wagon* / first class / zug / gleis / gleise / bahn / fahrkarte* / umsteigen / speisewagen / waggon* / abteil* / fenster platz / fahrplan / lok / quai / voiture bar / rails / couchette* / gares / contrôleur* / voyageurs / première classe / vagón / vagones / andenes / locomotora* / raíles / pasajeros / asiento / coche cama / paisaje* / ventanilla / vagões / trilhos / estações / passageiros / janela / plataforma / stazione / carrozza / vagoni / rotaie / locomotiv* / finestrino / cuccett* / passeggeri / binari / 車窓の / 線路 / 座席 / 駅弁 / 乗務員 / s bahn / 電車 / carriage* / bahnsteig / estação / train / compartment* / berth / connections / no traffic jam / hours to / schienen / fensterplatz / bordbistro / schaffner* / sitzplatz / abfahrt / stau / compartiment* / voie / correspondance* / asiento* / vía / litera / estaciones / poltrona / carruagem / carrozz* / partenza / stazioni / 寝台 / 指定席 / 車内 / 乗車券 / 発車 / train station',
    scenes: [
      'A train in the mountains',
      'A woman with a ticket in a railway station',
      'A woman with a suitcase in a railway station',
      'A train on a field',
      'A ticket on a table in a cafe',
      'A woman sits in a railway compartment',
    ],
  },
  {
    thing: 'tramCar',
    theme: 'daylight',
    names:
      'trams / tram driver* / tram line* / streetcar* / light rail / metro line* / subway line* / underground line* / straßenbahn* / stadtbahn* / u bahn / tramway* / ligne de métro / conducteur de tram / tranvía* / línea de metro / metro ligero / conductor de tranvía / linha de metrô / vlt / linea metropolitana / tranvia / 路面電車 / 地下鉄 / bonde elétrico / tram network / tram company / trolley line / metro network / metro system* / city rail / underground train* / light railway / tram conductor* / tram ticket* / tramfahrer* / tram fahren / trambahn* / tramlinie* / u bahnen / u bahnlinie* / u bahn fahrer* / strassenbahn* / lignes de tram / ligne de tram / conducteur de métro / conducteur de tramway / conductrice de tram / réseau de tram / tren ligero / líneas de metro / metro urbano / conductores de tranvía / conductor de metro / bondes / bonde / bonde turístico / metrôs / eléctricos de lisboa / metro de superfície / veículo leve / linha de metro / operador de metrô / linea del tram / linee tram / linea tram / tranvie / tranviere / conducente di tram / metrotranvia / 市電 / 路面電車の / ライトレール / lrt / トラム',
    words:
      'monthly ticket / city centre / track works / haltestelle / gleise / parada / raíles / andén / estação / trilhos / fermata / rotaie / 停留所 / 運行 / every five minutes / every 7 minutes / low floor / rails / platform / overhead line / rattles / through the city / passengers / commut* / alle fünf minuten / takt / fahrgäste / niederflur* / schienen / fahrplan / oberleitung / umsteigen / innenstadt / rail / arrêt / arrêts / toutes les cinq minutes / voyageurs / rame / rames / plancher bas / centre ville / vías / paradas / andenes / pasajeros / cada cinco minutos / vagón / a cada cinco minutos / passageiros / estações / vagão / centro da cidade / ogni cinque minuti / fermate / binari / passeggeri / vettura / centro città / 電停 / 乗り換え / 沿線 / 線路 / subway / subways / metro station* / u bahnhof / métro / estação de metrô / estación de metro / metrô / metropolitana / metropolitane / メトロ / tram stop* / station de tram / tramhaltestelle* / tram',
    scenes: [
      'A tram in the city',
      'A tram in the old town',
      'A woman with a ticket in front of a tram in the city',
      'A tram on a snowy road',
    ],
  },
  {
    thing: 'car',
    theme: 'daylight',
    names:
      'car parks / parking garage* / parking lot* / parking app* / airport parking / valet parking / parking permit* / park and ride / park ride / parkhaus* / parkhäuser / parkraumbewirtschaftung / parkschein* / place de parking / places de parking / parking aéroport / parking souterrain / application de stationnement / plaza de aparcamiento / parking aeropuerto / パーキング / 月極駐車場 / 駐車場予約 / car parking / parking space rental / parking spaces for rent / secure parking / long stay parking / parking near / city parking / multi storey / parking operator* / parking management / parkplatz mieten / parkticket* / park app / parkplatzbewirtschaftung / langzeitparken / flughafenparken / parkplatz am flughafen / parken am flughafen / dauerparker* / tiefgaragenstellplatz* / stellplatz zu vermieten / parkplatzservice / parking longue durée / parking sécurisé / parking en centre / location de parking / place de stationnement / places de stationnement / voiturier* / parking couvert / parking relais / garage à louer / aparcamientos / parking barato / parking centro / parking vigilado / parking público / alquiler de plaza de garaje / alquiler de plazas de garaje / aparcacoches / pensión de autos / estacionamiento público / estacionamento rotativo / estacionamento 24 / estacionamento coberto / estacionamento aeroporto / mensalista* / zona azul / parque de estacionamento / lugar de garagem / manobristas / parcheggio custodito / parcheggio aeroporto / parcheggio coperto / parcheggio in centro / parcheggio a lungo / autorimessa / autorimesse / garage custodito / app per parcheggiare / posti auto coperti / strisce blu / コインパーキング / 駐車場経営 / 月極 / 空港駐車場 / 時間貸し駐車場 / 予約駐車場',
    words:
      'parking space* / parkplatz* / parkplätze / tiefgarage* / stationnement / plazas de garaje / plaza de garaje / aparcamiento* / estacionamiento* / estacionamento* / vaga de garagem / vagas de garagem / parcheggi* / posto auto / posti auto / 駐車場 / ticket machine / barrier / attendant / bays / circling / parken / schranke / knöllchen / parkgebühr* / parcmètre / barrière / se garer / aparcar / multa / barrera / estacionar / manobrista / parcheggiare / sosta / 満車 / 空車 / spaces / per hour / permit / pay by phone / no more circling / fines / shuttle / height limit / number plate / stellplätze / stellplatz / pro stunde / kennzeichen / einfahrt / ausfahrt / strafzettel / stationner / horaire / niveau* / caméras / navette / voitures / se gare / aparca / por hora / plazas / matrícula / vigilancia / coches / estaciona / rotativo / cancela / manobra / a ore / sbarra / targa / posti / multe / navetta / 最大料金 / 車室 / 入庫 / 出庫 / ナンバー / parking / valet / parkings',
    scenes: [
      'A car in a car park',
      'A traffic cone in a car park',
      'A map on a phone in a car park',
      'Two cars in a car park',
      'A woman with a car key in a car park',
    ],
  },
  {
    thing: 'cargobike',
    theme: 'daylight',
    names:
      'couriers / courier service* / parcel delivery / parcel service* / same day delivery / last mile delivery / express delivery service / bike courier* / cargo bike deliver* / kurierdienst* / paketdienst* / paketzustell* / fahrradkurier* / expressdienst* / paketbote* / coursier* / livraison de colis / livraison express / livraison à vélo / mensajería / servicio de mensajería / mensajero* / paquetería / reparto de paquetes / motoboy* / entrega expressa / entrega de encomendas / serviço de entrega / transportadora de encomendas / corriere / corrieri / corriere espresso / spedizione pacchi / consegna pacchi / 宅配便 / 宅急便 / バイク便 / 配達員 / courier / courier company / courier delivery / courier driver* / parcel courier* / parcel shop* / parcel locker* / parcels / send a parcel / send parcels / parcel shipping / delivery rider* / same day courier* / overnight courier* / bicycle courier* / food courier* / package delivery / express parcel* / messenger service / delivery drivers / kurier / kuriere / kurierfahrer* / paketversand / pakete verschicken / paketshop* / packstation* / paketstation* / zustellservice / eilzustellung* / stadtkurier* / lastenradkurier* / direktkurier* / overnight kurier / botendienst* / auslieferungsdienst* / paketfahrer* / livreur* / livraison de paquets / livraison urbaine / transport express / service de coursier* / envoi de colis / envoyer un colis / messagerie express / livraison dernier kilomètre / cyclo logistique / paquetería urgente / envíos urgentes / envío de paquetes / enviar paquetes / envíos nacionales / servicio de paquetería / repartidores / entregas el mismo día / última milla / ciclomensajer* / servicio de entregas / entregador* / envio de encomendas / envio de pacotes / entrega no mesmo dia / serviço de motoboy / bike entrega / estafeta* / serviço de entregas / correio expresso / serviço de courier / última milha / spedire un pacco / spedire pacchi / consegna in giornata / consegne in giornata / pony express / consegna espressa / fattorin* / bike messenger / servizio corriere / rider per / ultimo miglio / 宅配業者 / 即日配送 / 軽貨物 / 当日配送 / 荷物を送 / 宅配ボックス',
    words:
      'lieferdienst* / parcel* / track and trace / shipment* / signed for / zustell* / sendung* / colis / suivi / paquete* / repartidor* / encomenda* / pacote* / pacc* / 荷物 / 配達 / 再配達 / package* / doorstep / tracking / same day / overnight / signature / depot / driver / urgent / pakete / päckchen / abholung / haustür / am selben tag / eilig / abgeholt / kurierfahrt / paquet* / livré* / enlèvement / urgent* / expédi* / suivi du colis / à vélo / porte à porte / envíos / envío / recogida / recogemos / puerta a puerta / seguimiento / envio / coleta / rastreio / rastreamento / porta a porta / remetente / ritiro / tracciamento / destinatario / 集荷 / 即日 / 再配達なし / delivery service / delivery company / spedizione / spedizioni / entrega rápida / entregas rápidas / lieferservice für / reparto a domicilio / consegne rapide / local delivery service / point relais / points relais / 宅配 / 配送サービス',
    scenes: [
      'A courier with a parcel in the city',
      'A cargo bike in the city',
      'A parcel in a hallway',
      'A delivery van in the city',
      'A courier with a cargo bike in the city',
    ],
  },
  {
    thing: 'letters',
    theme: 'daylight',
    names:
      'postal service* / direct mail / mailing house / mailing service* / letter shop / lettershop* / mail forwarding / stamps online / postamt / postfiliale* / briefzustell* / briefversand / postbote* / portokasse / bureau de poste / publipostage / courrier postal / affranchissement / facteur rural / oficina de correos / correo postal / franqueo / buzoneo / carteiro* / mala direta / agência dos correios / ufficio postale / uffici postali / posta raccomandata / postino / portalettere / 郵便局 / ダイレクトメール / 郵便配達 / post offices / post office / postal delivery / letter carrier* / mail carrier* / mailman / postman / postwoman / postal worker* / mail service* / mailshot* / direct mailing / leaflet distribution / mailbox rental / po box* / franking machine* / registered mail / letter delivery / bulk mail / letter service / postdienst* / briefdienst* / postzusteller* / postversand / frankiermaschine* / frankier* / postwurfsendung* / mailing aktion* / briefpost / postfach / postfächer / einschreiben / briefträger* / mailingservice / prospektverteilung / brief und paket / services postaux / facteur / facteurs / factrice* / distribution de courrier / lettre recommandée / lettres recommandées / envoi de courrier / routage de courrier / boîte postale / machine à affranchir / mailing postal / distribution de prospectus / oficina postal / servicio postal / servicios postales / cartero* / carta certificada / cartas certificadas / apartado de correos / envío de cartas / correo certificado / reparto de publicidad / campaña de buzoneo / apartado postal / correios / serviço postal / serviços postais / caixa postal / carta registrada / cartas registradas / envio de cartas / posto de correios / entrega de correspondência / distribuição de correspondência / postini / servizio postale / servizi postali / raccomandata / raccomandate / casella postale / invio lettere / recapito corrispondenza / corrispondenza / volantinaggio / affrancatura / francobolli / 郵便局員 / 郵便サービス / 書留 / 私書箱 / dm発送 / ポスティング',
    words:
      'envelope* / stamps / mailbox* / recorded delivery / inserted / briefe / briefmarke* / kuvert* / courrier / boîte aux lettres / sellos / buzón / selo / selos / envelope / lettere / buste / francoboll* / 手紙 / 切手 / 封筒 / post office* / letter / letters / stamp / postage / mail / postbox / postcards / postcard* / letterbox* / mailings / postcode / handwritten / sorting office / briefkasten / briefkästen / postkarte* / empfänger / absender / umschlag / zustellung / timbre / lettre / lettres / enveloppe* / carte postale / cartes postales / boîtes aux lettres / destinataire* / guichet / sello / sobres / postal / postales / buzones / destinatari* / remitente* / ventanilla / postais / cartão postal / destinatário* / remetente / cep / guichê / lettera / busta / cartolin* / mittente / sportello / ハガキ / 年賀状 / 切手代 / 窓口 / ポスト投函 / timbres / correio / recapito / 郵便',
    scenes: [
      'Envelopes on a table in an office',
      'A mailbox in the suburbs',
      'A woman with an envelope at a mailbox in the suburbs',
      'Envelopes and a pen on a table in an office',
      'A post box in the city',
    ],
  },
  {
    thing: 'pallet',
    theme: 'daylight',
    names:
      'bulk supplier* / b2b supplier* / großhandel* / großhändler* / großmarkt* / grossiste* / vente en gros / mayorista* / venta al mayor / venta al por / distribuidora mayorista / atacadist* / atacado / atacarejo / ingross* / vendita all ingrosso / grossist* / 卸売 / 問屋 / 卸問屋 / wholesaler* / wholesale supplier* / wholesale price* / wholesale distributor* / cash and carry / trade only / trade counter / b2b wholesale / importer and distributor / bulk order* / bulk buying / trade customers / engros / grosshandel* / gastronomiegroßhandel / abholmarkt / handelsvertretung / c c markt / fachgroßhandel / importeur und großhändler / einkauf für wiederverkäufer / prix de gros / commerce de gros / fournisseur en gros / centrale d achat / achat en gros / négoce en gros / fournisseur professionnel* / venta mayorista / ventas al mayor / al mayor / al por mayor / compra al por / distribuidores mayoristas / precios de mayorista / central de compras / cash carry / central de abasto / venda no atacado / vendas no atacado / preço de atacado / preços de atacado / atacadão / venda por grosso / distribuidora atacadista / compre no atacado / all ingrosso / prezzi all ingrosso / fornitura all ingrosso / vendita a rivenditori / centro ingrosso / 卸価格 / 卸業者 / 業務用卸 / 仕入れサイト / 卸販売',
    words:
      'bulk / trade account / minimum order / pallets / resell* / retailers / trade price* / carton / wiederverkäufer / gewerbekunden / mindestbestell* / revendeurs / palettes / palés / revendedor* / pedido mínimo / paletes / lojistas / rivenditor* / bancali / 業務用 / 仕入れ / pallet / case of / retailer* / dealers / stockist* / by the pallet / by the case / volume discount* / minimum quantit* / trade customer / restaurateurs / kiosk* / importer* / mengenrabatt / palettenweise / palette / staffelpreis* / händler* / gewerbeschein / ab werk / kartonweise / détaillants / professionnels uniquement / minimum de commande / par carton / fournisseur* / minoristas / tenderos / por caja / por palé / hosteleros / tarifa profesional / descuento por volumen / descuentos por volumen / proveedor* / comerciante* / varejista* / por caixa / revenda / fornecedor* / desconto por volume / fardo* / cnpj / negozianti / dettagliant* / per cartone / sconti quantità / ristoratori / partita iva / fornitor* / ロット / 小売店 / 飲食店様 / 仕入 / ケース単位 / distribuidora de / wholesale',
    scenes: [
      'A pallet in a warehouse',
      'A forklift in a warehouse',
      'Boxes on shelves in a warehouse',
      'A woman with a clipboard in a warehouse',
      'Crates in a warehouse',
    ],
  },
  {
    thing: 'whiteboard',
    theme: 'daylight',
    names:
      'management consult* / consulting firm* / business consult* / business coach* / strategy consult* / executive coach* / leadership training / leadership coach* / start up consult* / change management / unternehmensberat* / strategieberat* / führungskräftetraining / business coaching / gründungsberatung / organisationsberat* / cabinet de conseil / conseil en stratégie / conseil en management / coach d entreprise / consultoría / consultora de negocios / coach empresarial / coaching ejecutivo / consultoria empresarial / consultor de negócios / coaching executivo / consulenza aziendale / consulente aziendale / società di consulenza / business coach / formazione manageriale / コンサルティング / 経営相談 / ビジネスコーチ / management advice / consulting group / consulting company / business advisor* / business adviser* / business mentor* / business advice / start up coaching / startup consulting / founder coaching / corporate training / leadership development / leadership program* / leadership seminar* / executive training / management training / team coaching / digital transformation / process optimi* / organizational development / organisational development / turnaround manage* / interim manager* / managementberatung* / existenzgründ* / gründerberatung / gründercoaching / führungskräfteentwicklung / führungskräfte coaching / führungskräftecoaching / führungstraining / führungsseminar* / unternehmensnachfolge / nachfolgeberatung / businesscoach* / prozessoptimierung / organisationsentwicklung / interim management / teamentwicklung / digitalisierungsberat* / sanierungsberat* / mittelstandsberat* / conseil aux entreprises / conseil en organisation / conseil en entreprise / conseil d entreprise / coaching de dirigeant* / coaching d équipe / coaching professionnel / formation au management / formation management / accompagnement de dirigeants / accompagnement des entreprises / création d entreprise / transformation digitale / management de transition / consultoría empresarial / consultoría estratégica / consultor de negocio / consultor empresarial / asesoría empresarial / asesoría de negocios / mentor de negocios / mentoría de negocios / coaching de equipos / coaching empresarial / formación directiva / formación de directivos / transformación digital / desarrollo organizacional / consultoria de gestão / consultoria de negócios / consultoria estratégica / consultoria para empresas / consultores empresariais / mentoria empresarial / mentoria de negócios / mentoria para empreendedores / treinamento de líderes / treinamento de liderança / transformação digital / coaching de equipes / consulenza strategica / consulenza manageriale / consulenza di direzione / consulenza organizzativa / consulenza alle imprese / consulenza per imprese / consulenti aziendali / coaching aziendale / formazione aziendale / temporary manager / passaggio generazionale / trasformazione digitale / 経営コンサル / 経営支援 / 起業支援 / リーダー研修 / 事業承継 / 管理職研修 / 組織開発 / 中小企業診断士',
    words:
      'strategy / consultant* / keynote* / bottleneck* / restructuring / kpi / führungskräfte / prozesse / dirigeant* / stratégie / estrategia / empresarios / directivos / estratégia / gestores / strategia / imprenditori / 経営 / 戦略 / growth / workshop* / mentor* / ceo* / founders / executives / boardroom / team leaders / roadmap / turnaround / efficien* / profit* / stuck / business plan* / process / processes / decisions / margins / wachstum / gründer / strategien / geschäftsführ* / mittelstand / businessplan* / effizien* / führung / teamleiter / krise / gewinn / entscheidung* / croissance / entrepreneurs / pme / leviers / décision* / rentabilité / diagnostic / crecimiento / pymes / empresas familiares / líderes / plan de negocio / rentabilidad / procesos / decisiones / diagnóstico / crescimento / empresários / empreendedor* / pmes / plano de negócios / lucro / processos / decisões / crescita / pmi / imprenditor* / processi / redditività / decisioni / riorganizzazion* / 社長 / 業績 / 経営者 / 起業 / 事業計画 / leadership / liderazgo / liderança / consulting / consultancy / consultores / consultants / コンサルタント / gestão empresarial / consultant en',
    scenes: [
      'A whiteboard in an office',
      'Two people in front of a whiteboard in an office',
      'Sticky notes in an office',
      'Two people shake hands in an office',
      'A consultant in a suit with a tablet in an office',
    ],
  },
  {
    thing: 'straight-ruler',
    theme: 'daylight',
    names:
      'architect / architects / architecture firm* / architecture studio / architectural practice / architectural visual* / town planner* / architekt* / stadtplaner* / planungsbüro* / cabinet d architecte* / architecte* / urbaniste* / arquitecto* / arquitecta* / estudio de arquitectura / arquitetos / arquiteto* / arquiteta* / escritório de arquitetura / architetto / architetti / studio di architettura / 建築家 / 建築士 / 設計事務所 / architectural design / architectural studio / architecture office / architecture practice / architects office / architecture bureau / architectural plan* / house plans / house design / building design / extension plans / extension design / landscape architect* / interior architect* / residential architecture / urban planning / urban design / bauplanung / entwurfsplanung / hausplanung / innenarchitekt* / landschaftsarchitekt* / genehmigungsplanung / bauzeichner* / stadtplanung / bauzeichnung* / wohnhausentwurf / agence d architecture / architecture d intérieur / atelier d architecture / maître d oeuvre / maîtrise d oeuvre / plans de maison / plan de maison / plans d architecte / urbanisme / paysagiste concepteur / dépôt de permis / dessinateur en bâtiment / proyectos arquitectónicos / proyecto arquitectónico / diseño arquitectónico / despacho de arquitectos / despacho de arquitectura / taller de arquitectura / planos de casas / planos arquitectónicos / urbanismo / dirección de obra / paisajista / projetos arquitetônicos / projeto arquitetônico / projetos de arquitetura / ateliê de arquitetura / ateliê de arquitetos / gabinete de arquitetura / gabinete de arquitectura / arquitetura e urbanismo / planta de casa / plantas de casas / projetos residenciais / paisagismo e arquitetura / studio architettura / progettazione architettonica / progetti di architettura / architetta / progetto architettonico / urbanista / urbanistica / direzione lavori / progettazione di case / progettazione di interni / rendering architettonic* / 建築設計 / 建築設計事務所 / 住宅設計 / 注文住宅の設計 / 都市計画 / 一級建築士 / 設計監理',
    words:
      'blueprint* / floor plan* / planning permission / elevation / grundriss* / bauantrag* / bauherr* / permis de construire / maquette / licencia de obra / reforma / projeto / planimetri* / permesso di costruire / progetto / 設計図 / 間取り / drawing* / sketch* / daylight / façade* / extension* / loft / concrete / timber / renderings / 3d model / planning application / building permit / passive house / clients house / entwurf / entwürfe / baugenehmigung / modell / umbau / anbau / neubau / fassade / lichtdurchflutet / holzbau / skizze* / bauleitung / lumière / bois / béton / surélévation / rénovation / esquisse* / chantier / proyecto* / fachada / luz natural / maqueta / ampliación / obra nueva / rehabilitación / hormigón / boceto* / plantas / projetos / maquete / ampliação / alvará / concreto / disegni / progetti / facciata / luce naturale / plastico / ampliamento / ristrutturazion* / cemento / 図面 / 模型 / リノベーション / arquitectura / arquitetura / architettura',
    scenes: [
      'An architect with a blueprint in an office',
      'A wooden ruler on a table in an office',
      'A blueprint on a table in an office',
      'An architect with a hard hat on a building site',
      'A pencil and paper on a table in an office',
    ],
  },
  {
    thing: 'tripodCamera',
    theme: 'daylight',
    names:
      'land survey* / surveyor* / surveying / structural engineer* / civil engineer* / engineering office / engineering firm* / engineering consult* / soil survey* / energy assessor* / bauingenieur* / ingenieurbüro* / vermessungsbüro* / vermesser* / tragwerksplan* / statiker* / bausachverständig* / géomètre* / bureau d études / ingénieur structure / ingénierie civile / topógraf* / ingeniería civil / oficina técnica de / engenharia civil / engenheiro civil / topografia / levantamento topográfico / geometra / studio di ingegneria / ingegnere strutturista / rilievi topografici / 測量 / 構造設計 / 土木設計 / surveying services / topographic survey* / topographical survey* / building survey* / property survey* / boundary survey* / setting out engineer / quantity surveyor* / engineers office / consulting engineer* / structural calculation* / structural survey* / structural report* / structural inspection / geotechnical* / soil investigation / ground investigation / soil test* / soil analysis for building / energy certificate* / energy audit* / bridge engineer* / statikbüro* / statische berechnung* / tragwerk* / baustatik / vermessungsingenieur* / grundstücksvermessung* / grenzvermessung / bauvermessung / geodät* / energieberater* / energieberatung / energieausweis* / bodengutachten* / baugutachter* / baugutachten / tiefbauplanung / ingenieurgesellschaft / baugrunduntersuchung / prüfstatiker* / bornage / relevé topographique / relevés topographiques / topographe* / bureau d étude / étude de sol / études de sol / étude de structure / ingénieur béton / ingénieur civil / ingénieurs conseils / diagnostic immobilier / diagnostiqueur* / audit énergétique / génie civil / calcul de structure* / topografía / levantamiento topográfico / levantamientos topográficos / estudio topográfico / ingeniero civil / ingenieros civiles / ingeniería estructural / ingeniero estructural / cálculo estructural / cálculo de estructuras / estudio geotécnico / estudios geotécnicos / estudio de suelo / estudios de suelo / mecánica de suelos / certificado energético / peritaje / despacho de ingeniería / deslinde / levantamentos topográficos / projeto estrutural / projetos estruturais / cálculo estrutural / engenheiro estrutural / engenharia estrutural / escritório de engenharia / engenheiros civis / sondagem de solo / sondagem do solo / georreferenciamento / laudo técnico / laudo estrutural / perícia de engenharia / agrimensor* / agrimensura / geometri / studio tecnico / rilievo topografico / topografo / ingegneria civile / ingegneria strutturale / ingegneri / ingegnere civile / calcolo strutturale / calcoli strutturali / studio tecnico associato / perizie tecniche / indagini geologiche / geologo / certificazione energetica / attestato energetico / frazionament* / accatastament* / pratiche catastali / 土地家屋調査士 / 測量士 / 測量会社 / 地盤調査 / 構造計算 / 耐震診断 / 建設コンサルタント',
    words:
      'boundary / load bearing / calculations / site visit / total station / drone survey / statik / vermessung* / gutachten / lageplan / topographie / medición / cálculo / linderos / medição / laudo / estrutural / rilievo / perizia / catasto / 境界 / 地盤 / survey / beams / cracks / bridge* / foundation* / theodolite / laser scan* / plot / level* / drawings / stability / concrete / wall removal / loads / soil / site plan / millimetre* / grundstück / grenze / grenzstein* / tragfähig* / risse / fundament* / brücke* / träger / tachymeter / baugrund / nachweis* / bâtiment* / fondation* / fissure* / poutre* / parcelle* / limite de propriété / limites de propriété / ponts / plan de masse / mur porteur / solidité / terreno / parcela* / lindero* / grieta* / cimentaci* / viga* / puente* / planos / muro de carga / plano / lote* / divisa* / fundaç* / rachadura* / trinca* / ponte* / plantas / confini / fondazion* / travi / ponti / muro portante / catastal* / sopralluogo / 土地 / 図面 / 耐震 / perito',
    scenes: [
      'A tripod on a building site',
      'A site manager with a tablet on a building site',
      'A bridge in the city',
      'A blueprint on a table in an office',
      'A surveyor with a tripod in a field',
    ],
  },
  {
    thing: 'microscope',
    theme: 'ocean',
    names:
      'lab equipment / lab technician* / lab services / water testing / blood test lab / food testing / research institute* / clinical trial* / contract research / life science* / laborgerät* / labortechnik* / laborant* / medizinisches labor / forschungsinstitut* / wasseranalyse* / institut de recherche / instituto de investigación / laboratorio de análisis / instituto de pesquisa / istituto di ricerca / 研究所 / 検査機関 / laboratory service* / testing laborator* / laboratoire d analyses / laboratory equipment / lab testing / lab analysis / lab supplies / laboratory supplies / laboratory / laboratories / research lab* / testing lab* / analytical lab* / biotech* / medical laboratory / medical lab / diagnostic lab* / soil testing / soil analysis / scientific instrument* / scientific research / research and development / r d lab / study participants wanted / clinical study / clinical studies / drug discovery / labor für / laboranalyse* / analyselabor* / analysenlabor* / prüflabor* / diagnostiklabor* / labordiagnostik / laborbedarf / chemielaborant* / forschungslabor* / forschungszentrum / klinische studie* / probanden gesucht / studienteilnehmer* / wasseruntersuchung* / lebensmittelanalyse* / laborservice / auftragsforschung / laboratoire d analyse / laboratoires d analyse / laboratoire / laboratoires / technicien de laboratoire / techniciens de laboratoire / matériel de laboratoire / équipement de laboratoire / analyse d eau / analyses d eau / analyses médicales / biologie médicale / recherche clinique / essai clinique / essais cliniques / centre de recherche / chercheurs / analyses alimentaires / laboratorio clínico / laboratorios / análisis clínicos / análisis de agua / análisis de laboratorio / análisis de alimentos / equipos de laboratorio / equipo de laboratorio / material de laboratorio / técnico de laboratorio / ensayo clínico / ensayos clínicos / centro de investigación / biotecnología / estudios clínicos / laboratório / laboratórios / laboratório de análises / análises clínicas / análise de água / análise de alimentos / análises laboratoriais / equipamentos de laboratório / equipamentos para laboratório / técnico de laboratório / ensaios clínicos / pesquisa clínica / centro de pesquisa / biotecnologia / ensaios laboratoriais / laboratorio analisi / laboratorio di analisi / laboratorio chimico / laboratorio di ricerca / laboratori di analisi / analisi di laboratorio / analisi dell acqua / analisi alimenti / analisi chimiche / attrezzature da laboratorio / strumenti da laboratorio / tecnico di laboratorio / studi clinici / sperimentazione clinica / centro di ricerca / biotecnologie / 検査センター / 臨床検査 / 分析センター / 水質検査 / 試験機関 / 治験 / 実験器具 / 検査技師',
    words:
      'laborator* / lab / specimen* / pipette* / reagent* / assay* / microscope* / test tubes / calibrat* / petri / researcher* / proben / mikroskop* / forschung* / échantillon* / chercheur* / microscopio* / investigador* / amostra* / reagentes / pesquisador* / campion* / provette / ricercator* / 検体 / 分析 / 顕微鏡 / sample / samples / test results / analys* / chemist* / scientist* / bacteria / dna / accredited / centrifuge* / results within / contaminants / ph / swab* / vial* / incubator* / labore / probe / ergebnisse / wissenschaftler* / chemiker* / keime / reagenzglas / akkreditiert / schadstoffe / forscher* / zentrifuge* / scientifique* / éprouvette* / bactérie* / accrédité* / résultats / prélèvement* / réactif* / paillasse* / muestra* / bacterias / científic* / reactivos / acreditad* / tubos de ensayo / pipetas / análisis / bactérias / cientista* / microscópio* / tubos de ensaio / análise / batteri / scienziat* / accreditat* / risultati / provetta / pipett* / prelievo / analisi / 試料 / 試薬 / 実験 / 研究者 / 検査結果 / 研究開発',
    scenes: [
      'A scientist with a microscope in a laboratory',
      'A microscope on a table in a laboratory',
      'Test tubes on a table in a laboratory',
      'A petri dish on a table in a laboratory',
      'A scientist with a test tube in a laboratory',
    ],
  },
  {
    thing: 'nut-and-bolt',
    theme: 'ember',
    names:
      'steel mill* / steelworks / steel construction / steel supplier* / metalwork* / metal working / sheet metal* / foundry / foundries / stahlbau* / stahlhandel* / stahlwerk* / metallverarbeitung / schweißer* / gießerei* / blechbearbeitung / sidérurgi* / métallerie / métallurgi* / chaudronn* / fonderie* / acería* / metalúrgic* / calderería / soldador* / estructuras metálicas / siderúrgic* / metalúrgica* / estruturas metálicas / acciaieria / acciaierie / fonderia / saldator* / lavorazione lamiera / 製鉄 / 金属加工 / 板金加工 / steel fabricat* / structural steel / steel beams / steel frames / steel service center* / steel plant / stainless steel fabrication / metal workshop / metal welding / welding works / custom welding / mobile welding / blacksmith* / forge work / iron foundry / aluminium fabricat* / schlosser / schweißarbeit* / schweißtechnik / metallwerkstatt / edelstahlverarbeitung / stahlträger / schmied / schmiede / schmiedearbeit* / lohnschweißen / giesserei* / metallhandel / laserzuschnitt* / soudure sur mesure / ferronnerie / ferronnier* / serrurerie métallerie / métallier* / tôlerie / charpente métallique / charpentes métalliques / aciérie / forgeron* / construction métallique / découpe laser métal / herrero / herrería / herrerías / trabajos de soldadura / estructura metálica / taller metálico / carpintería metálica / cerrajería metálica / fundición / corte y doblado / aceros / serralheiro* / soldagem / serviços de solda / estrutura metálica / caldeiraria / fundição / siderurgia / metalurgia / corte a laser de chapas / ferreiro* / fabbro / carpenteria in ferro / carpenterie metalliche / saldature / strutture in ferro / strutture metalliche / officina fabbrile / lavorazione metalli / lavorazioni metalliche / taglio laser lamiere / 鉄工所 / 鉄骨 / 鋼材 / 製鋼 / 溶接工 / 鋳造 / ステンレス加工',
    words:
      'steel / weld* / stainless / girder* / laser cutting / galvanis* / bolts / alloy* / tonnes / forged / stahl / edelstahl / acier / tôle / soudure / inox / acero / soldadura / chapa / aço / solda / acciaio / saldatura / lamiera / 鋼 / ステンレス / beams / railings / gates / stairs in steel / tig / mig / sparks / iron / aluminium / bending / plates / pipes / custom metal / balustrade* / schweißnaht / geländer / träger / bleche / tore / biegen / kanten / eisen / treppengeländer / garde corps / portail* / poutre* / ferraille / acier inox / pliage / escalier métallique / barandilla* / rejas / portones / vigas / hierro / doblado / láminas / varilla / portões / grades / corrimão / ferro / dobra / guarda corpo / ringhier* / cancell* / inferriat* / travi / ferro battuto / piegatura / 鉄 / 手すり / 門扉 / アルミ / 鉄板',
    scenes: [
      'A wrench on a table in a workshop',
      'A welder on a factory floor',
      'An anvil in a forge',
      'A steel worker with a wrench on a factory floor',
      'A hammer on an anvil in a workshop',
    ],
  },
  {
    thing: 'gear',
    theme: 'daylight',
    names:
      'mechanical engineering / machine builder* / machine tool* / cnc machin* / cnc milling / cnc turning / precision engineering / precision parts / toolmak* / maschinenbau* / werkzeugmaschine* / werkzeugbau / cnc fräs* / cnc dreh* / zerspanung* / drehteile / feinmechanik / getriebebau / anlagenbau / usinage / tourneur fraiseur / constructeur de machines / mécanique de précision / construction mécanique / mecanizado* / máquina herramienta / máquinas herramienta / fabricación de maquinaria / usinagem / máquinas industriais / ferramentaria / fabricante de máquinas / meccanica di precisione / macchine utensili / officina meccanica di / costruzione macchine / tornitura / 工作機械 / 機械加工 / 精密部品 / 切削加工 / machining / precision machining / cnc / cnc shop / machine shop / turned parts / milled parts / gear manufactur* / gear cutting / tool and die / special machinery / custom machinery / machinery manufacturer* / engineering works / grinding shop / spare parts machining / maschinenfabrik* / sondermaschinen* / cnc bearbeitung / cnc technik / zerspaner* / frästeile / dreherei* / fräserei* / präzisionsteile / zahnradfertigung / werkzeugmacher* / lohndreherei / vorrichtungsbau / usinage de précision / atelier d usinage / pièces usinées / pièces de précision / fraiseur* / tourneur* / décolletage / machine outil / machines outils / machines spéciales / mécanique générale / outilleur* / taller de mecanizado / torneado cnc / centro de mecanizado / tornero* / fresador* / piezas mecanizadas / piezas de precisión / maquinado / torno y fresa / maquinaria industrial / máquinas especiales / usinagem cnc / usinagem de precisão / torneiro mecânico* / torneiros mecânico* / tornearia mecânica / peças usinadas / peças de precisão / fabricação de máquinas / máquinas especiais / ferramenteiro* / máquinas operatrizes / lavorazioni meccaniche / officina meccanica di precisione / torneria / tornitore / fresatore / lavorazioni cnc / centro di lavoro cnc / particolari meccanici / pezzi meccanici / macchine speciali / costruzioni meccaniche / minuteria metallica / nc加工 / 精密加工 / 金属切削 / 部品加工 / 機械メーカー / マシニング',
    words:
      'milling / lathe / tolerance* / micron* / spindle* / bearing* / prototype* / batch* / fräs* / toleranz* / fraisage / tournage / fresado / torno / tolerancia* / fresagem / tornearia / peças / fresatura / tornio / pezzi / 旋盤 / 公差 / 歯車 / lathes / turned / milled / gears / shafts / drilling / five axis / 5 axis / hundredth* / small series / one off* / aluminium parts / drehen / drehmaschine* / kleinserie* / losgröße / tausendstel / hundertstel / wellen / zahnräder / späne / 5 achs / präzision / tours / arbres / engrenage* / petites séries / centième / pièces / ejes / engranajes / centésima / series cortas / micras / prototipos / pieza única / eixos / centésimo / pequenas séries / protótipos / micra* / alberi / ingranaggi / centesimo / piccole serie / prototipi / tolleranz* / ミクロン / 試作 / 部品 / マイクロ / 図面',
    scenes: [
      'Gears on a table in a workshop',
      'A robot arm on a factory floor',
      'A technician with a tablet on a factory floor',
      'A wrench on a table on a factory floor',
      'A worker with a hard hat on a factory floor',
    ],
  },
  {
    thing: 'robotArm',
    theme: 'midnight',
    names:
      'industrial robot* / cobot* / factory automation / industrial automation / automation engineer* / assembly line* / plc programm* / industrieroboter* / automatisierungstechnik / sps programmier* / fertigungsautomatisierung / robotique industrielle / robot industriel / robots industriels / automatisme industriel / robótica industrial / automatización industrial / robots industriales / automação industrial / robôs industriais / robot industriali / automazione industriale / robotica industriale / 産業用ロボット / 協働ロボット / 工場自動化 / robotics company / robotics engineer* / robot arms / robot cell* / robotic cell* / welding robot* / palletising robot* / robotic arm* / robotic palletiz* / automated production / automated assembly / automation solution* / automation system* / automation company / plc / plc engineer* / machine vision / collaborative robot* / autonomous mobile robot* / robot integrator* / production automation / roboterzelle* / roboterarm* / schweißroboter* / palettierroboter* / roboterlösung* / robotersystem* / automatisierungslösung* / automatisierungstechniker* / automatisierer / sps technik / montageautomat* / bildverarbeitungssystem* / anlagenautomatisierung / bras robotisé* / bras robot / cellule robotisée / cellules robotisées / robots collaboratifs / robot collaboratif / automaticien* / intégrateur robotique / automatisation industrielle / lignes automatisées / ligne automatisée / robotisation / brazo robótico / brazos robóticos / celda robótica / célula robotizada / robot colaborativo / robots colaborativos / automatización de procesos industriales / automatización de líneas / programación de plc / robotización / braço robótico / braços robóticos / robô colaborativo / robôs colaborativos / automação de fábrica / automação de processos industriais / programação de clp / robotização / robô industrial / braccio robotico / bracci robotici / cella robotizzata / celle robotizzate / robot collaborativi / robot collaborativo / programmazione plc / isole robotizzate / linee automatiche / robot industriale / automazioni industriali / ロボット導入 / ロボットアーム / ファクトリーオートメーション / 省力化 / 溶接ロボット / 自動化ライン / 生産設備',
    words:
      'robotics / robotik / robot arm* / cycle time / gripper* / palletiz* / pick and place / conveyor* / downtime / taktzeit / greifer / produktion / cadence / préhenseur* / ligne de production / pinza* / línea de producción / garra* / linha de produção / pinze / linea di produzione / 自動化 / 生産ライン / robot* / automat* / cycles / tireless / vision system / sensor* / integrator* / payload / night shift unmanned / axis / repetitive / throughput / anlage* / förderband / steuerung* / stückzahl* / taktzeiten / tâches répétitives / convoyeur* / capteur* / cadences / tareas repetitivas / cinta transportadora / paletizado / ciclo / célula / robô* / tarefas repetitivas / esteira / paletização / ripetitiv* / nastro trasportatore / pallettizzazion* / bracci / ロボット / 人手不足 / 搬送 / センサー / 無人',
    scenes: [
      'A robot arm on a factory floor',
      'An engineer with a robot arm on a factory floor',
      'A robot arm and a box on a factory floor',
      'A technician with a tablet on a factory floor',
    ],
  },
  {
    thing: 'factory',
    theme: 'daylight',
    names:
      'contract manufactur* / manufacturing company / factory jobs / production plant* / production worker* / factory worker* / machine operator* / produktionshelfer* / produktionsmitarbeiter* / maschinenführer* / anlagenführer* / lohnfertigung* / opérateur de production / agent de production / sous traitance industrielle / operario de producción / operarios de fábrica / planta de producción / operador de máquina / auxiliar de produção / operador de produção / operaio di produzione / addetto alla produzione / stabilimento produttivo / 工場求人 / 製造業 / 工場勤務 / 製造スタッフ / factory work / production jobs / assembly jobs / assembly worker* / assembly line worker* / production operative* / production staff / manufacturing jobs / manufacturer of industrial / contract assembly / toll manufactur* / outsourced manufacturing / production facility / manufacturing operative* / shift supervisor* / oem manufactur* / produktionsmitarbeit / produktionskraft / produktionsfachkraft / fabrikarbeit* / montagehelfer* / montagemitarbeiter* / industriemechaniker* / schichtführer* / auftragsfertigung / fertigungsbetrieb / produktionsbetrieb / werkshelfer* / opérateurs de production / opératrice de production / agents de production / ouvrier de production / ouvriers de production / ouvrier d usine / conducteur de ligne / conducteurs de ligne / emploi en usine / sous traitant industriel / site de production / monteur assembleur / operarios de producción / operario de fábrica / operarios de línea / operador de producción / operadores de producción / obrero de fábrica / obreros / ensamblador* / fabricación por contrato / maquiladora* / maquila / peón de fábrica / operadores de máquinas / auxiliar de linha / operador de fábrica / operários / auxiliares de produção / operadores de produção / vagas na fábrica / montador de linha / indústria contrata / terceirização de produção / fabricação por encomenda / operai di produzione / operaio / operai / addetti alla produzione / addetto macchine / operatore di linea / operatori di produzione / addetti alla linea / produzione conto terzi / terzista / stabilimento industriale / lavoro in fabbrica / 工場スタッフ / 工場作業員 / 期間工 / ライン作業 / 組立スタッフ / 受託製造 / oem',
    words:
      'assembly / factory / conveyor / batch / iso 9001 / industrial / schicht / fertigung / industrie / chaîne / fábrica / turnos / fabbrica / produzione / 工場 / 製造 / 生産 / shift / shifts / line / machinery / hourly wage / overtime / quality control / assembled / plant / three shift / tonnes / output / batches / linie / werk / früh spät nacht / schichten / schichtzulagen / maschinen / montage / serienfertigung / halle / usine / équipes / 3x8 / 2x8 / machines / atelier / prime d équipe / primes d équipe / assemblage / turno / máquinas / línea / planta / ensamblaje / montaje / nave industrial / turnos rotativos / linha / montagem / galpão / produção / turni / macchinari / linea / stabilimento / montaggio / assemblaggio / reparto / ライン / 組立 / 夜勤 / 交替制 / 寮完備 / oem',
    scenes: [
      'A forklift on a factory floor',
      'A factory worker with a hard hat on a factory floor',
      'A robot arm on a factory floor',
      'A worker with a clipboard on a factory floor',
      'A pallet on a factory floor',
    ],
  },
  {
    thing: 'box',
    theme: 'daylight',
    names:
      'packaging company / packaging supplier* / packaging manufacturer* / custom packaging / cardboard box* / corrugated box* / shipping box* / shipping supplies / packaging machine* / verpackungshersteller* / verpackungsmaschine* / versandkarton* / wellpappe* / faltschachtel* / verpackungsmaterial / carton ondulé / fabricant d emballage* / cajas de cartón / envases y embalajes / fabricante de envases / embalaje industrial / caixas de papelão / fábrica de embalagens / scatole di cartone / scatolificio / 包装資材 / 段ボール箱 / パッケージ製造 / 梱包資材 / packaging / cardboard packaging / packaging solution* / packaging design and production / packaging boxes / printed boxes / custom boxes / gift box manufacturer* / carton manufacturer* / corrugated packaging / protective packaging / sustainable packaging / eco packaging / paper bags wholesale / packing materials / packing machine* / shrink wrap / pallet wrap / mailer box* / verpackungslösung* / kartonagen* / verpackungsindustrie / kartonverpackung* / versandverpackung* / versandtasche* / faltkarton* / wellpappkarton* / verpackungstechnik / füllmaterial / luftpolsterfolie / stretchfolie / umverpackung* / verpackungen / emballage carton / emballages / cartonnage* / caisse américaine / caisses américaines / boîtes carton / cartons d expédition / papier bulle / film étirable / conditionnement à façon / machines d emballage / emballage sur mesure / coffrets personnalisés / envases / empaques / cajas personalizadas / cajas a medida / cartonaje* / cartón corrugado / cartón ondulado / empaque personalizado / empaques personalizado / material de embalaje / film estirable / plástico de burbujas / máquinas envasadoras / envasado / caixas personalizadas / embalagens / embalagem personalizada / embalagens personalizadas / papelão ondulado / cartonagem / plástico bolha / filme stretch / máquinas de embalagem / sacolas personalizadas / imballaggi / imballaggio industriale / cartone ondulato / scatole personalizzate / scatole su misura / astucci / cartotecnica / film estensibile / pluriball / materiale da imballaggio / macchine per imballaggio / confezionamento / パッケージ / ダンボール箱 / 化粧箱 / 緩衝材 / 梱包箱 / 紙箱',
    words:
      'cardboard / corrugated / recyclable / padding / die cut / pouches / unboxing / karton* / pappe / polster* / carton / emballage / cartón / embalaje / reciclable / papelão / embalagem / reciclável / cartone / imballaggio / riciclabile / 段ボール / 梱包 / boxes / cartons / carton* / fits / cushion* / bubble wrap / tape / mailers / sleeves / trays / printed / eco friendly / recycled / minimum run / biodegradable / klebeband / recycelbar / bedruckt / maßgefertigt / stanz* / schachtel* / transport sicher / boîte* / recyclé* / calage / ruban adhésif / étui* / sachet* / protég* / biodégradable* / caja* / cinta adhesiva / troquelad* / bolsas / impres* / frágil / biodegradable* / caixa* / fita adesiva / sacos / biodegradáve* / scatol* / nastro adesivo / fustell* / riciclat* / fragile / buste / ダンボール / テープ / 箱 / 小ロット / 資材 / envases / パッケージ / astucci',
    scenes: [
      'A cardboard box on a factory floor',
      'A pallet in a warehouse',
      'A worker with a box on a factory floor',
      'Boxes in a warehouse',
    ],
  },
  {
    thing: 'bottle',
    theme: 'daylight',
    names:
      'plastics manufactur* / plastic recycling plant / injection mould* / injection mold* / plastic parts / blow mould* / bottle manufacturer* / glass bottles wholesale / bottling plant* / kunststofftechnik* / kunststoffverarbeit* / spritzguss* / kunststoffteile / flaschenhersteller* / abfüllanlage* / plasturgie / injection plastique / pièces plastiques / embouteillage / inyección de plástico* / piezas de plástico / embotelladora* / injeção plástica / peças plásticas / engarrafadora* / stampaggio plastica / stampaggio ad iniezione / materie plastiche / imbottigliamento / 樹脂成形 / 射出成形 / プラスチック成形 / plastic moulding / plastic molding / plastic injection / plastics company / plastics factory / plastic manufacturer* / plastic components / plastic bottles wholesale / glass bottle manufacturer* / extruder* / extrusion company / thermoforming / rotational moulding / vacuum forming / recycled plastic manufacturer* / plastic granul* / bottling line* / bottling company / preforms / kunststoffspritz* / kunststoffindustrie / kunststoffwerk* / kunststoffhersteller* / spritzgieß* / tiefziehteile / blasform* / extrusionstechnik / formenbau / kunststoffrecycling / flaschenabfüllung / lohnabfüll* / glasflaschenhersteller* / moulage plastique / plasturgiste* / thermoformage / extrusion plastique / fabricant de bouteilles / ligne d embouteillage / pièces en plastique / soufflage / mouliste* / moldeo por inyección / inyectora* / piezas plásticas / fábrica de plásticos / fabricante de plásticos / termoformado / extrusión / envases plásticos / embotellado / soplado de botellas / moldes de inyección / línea de embotellado / injeção de plástico* / moldagem por injeção / injetora* / peças de plástico / indústria plástica / termoformagem / extrusão / embalagens plásticas / garrafas plásticas / engarrafamento / sopro de garrafas / transformação de plástico* / stampaggio materie / stampaggio a iniezione / stampaggio plastico / pressofusione / articoli in plastica / componenti in plastica / termoformatura / estrusione / soffiaggio / produzione bottiglie / linea di imbottigliamento / costruzione stampi / プラスチック部品 / 樹脂加工 / 射出成型 / 金型製作 / ボトル製造 / プラスチック加工 / ブロー成形',
    words:
      'mould* / mold* / polymer* / granulate / resin / hdpe / extrusion / bottle caps / tooling / kunststoff* / granulat / werkzeug / moule* / résine / plastique* / molde* / resina / plástico* / polímero* / stampo / stampi / polimeri / 樹脂 / 金型 / plastic / plastics / polypropylene / pet / cavity / cavities / injection / nozzle / pellets / caps / closures / bottles / million parts / prototypes / werkzeuge / stückzahlen / verschlüsse / flaschen / serienteile / recyclat* / rezyklat* / polypropylen* / bouchons / bouteilles / granulés / outillage / empreinte* / séries / tapas / botellas / polipropileno / granza / inyección / tampas / garrafas / injeção / cavidade* / tappi / bottiglie / polipropilene / iniezione / granul* / プラスチック / ボトル / 量産 / 成形 / ペレット',
    scenes: [
      'A plastic bottle on a factory floor',
      'Plastic bottles on a factory floor',
      'A worker with a plastic bottle on a factory floor',
      'A robot arm on a factory floor',
    ],
  },
  {
    thing: 'thread',
    theme: 'daylight',
    names:
      'textile mill* / textile manufactur* / textile factory / weaving mill* / spinning mill* / garment factory / garment manufactur* / clothing manufactur* / knitwear manufactur* / textile industry / weberei* / spinnerei* / textilfabrik* / textilhersteller* / textilindustrie / konfektionsbetrieb* / filature / tissage / fabricant textile / industrie textile / confection textile / fábrica textil / industria textil / hilandería* / tejeduría* / taller de confección / indústria têxtil / fiação / tecelagem / confecção de roupas / facção de costura / filatura / tessitura / industria tessile / maglificio / tessitura artigianale / 紡績 / 織物工場 / 縫製工場 / 繊維メーカー / textiles / textile company / textile printing / fabric manufactur* / fabric mill / cloth mill / weavers / handweaving mill / knitting mill* / knitting factory / yarn manufacturer* / dye house / dyeing works / sewing factory / apparel manufactur* / clothing factory / clothing production / private label clothing / cut and sew / textilproduktion / textilbetrieb* / tuchfabrik* / strickerei* / färberei* / stoffhersteller* / bekleidungshersteller* / näherei* / lohnnäherei* / textilveredlung / garnhersteller* / bekleidungsproduktion / stoffdruckerei / fabricant de tissu* / fabrique textile / usine textile / manufacture textile / filatures / tisseur* / tricotage / teinturerie industrielle / ennoblissement textile / atelier de confection / façonnier textile / façonniers textile / fabricant de vêtements / bonneterie / fabricante textil / fabricante de telas / hilatura* / fábrica de telas / fábrica de ropa / talleres de confección / taller textil / maquila de ropa / tintorería industrial / confección de prendas / fabricante de ropa / tejidos técnicos / têxtil / têxteis / fábrica de tecidos / malharia* / confecção / confecções / indústria de confecção / tinturaria industrial / fábrica de roupas / fabricante de tecidos / produção têxtil / oficina de costura industrial / fiações / tessuti per / produzione tessile / tessiture / filati / produttore di tessuti / tintoria industriale / confezioni conto terzi / laboratorio di confezione / maglifici / azienda tessile / industria dell abbigliamento / リネン工場 / 織物 / 製糸 / 染色工場 / アパレルoem / ニット工場 / 生地メーカー / 繊維',
    words:
      'yarn* / loom* / weav* / spindle* / cotton / thread count / dyeing / bales / garn* / gewebe / baumwolle / webstuhl / coton / tissu* / métier à tisser / algodón / tejido* / hilo* / algodão / tecido* / fios / cotone / tessut* / filato / 生地 / 糸 / 綿 / fabric / fabrics / thread* / woven / knitted / wool / linen / warp / weft / dyed / metres of / seams / seamstress* / spun / webstühle / stoff / stoffe / gewebt / kettfaden / wolle / leinen / färben / nähen / näherinnen / meter stoff / fil / fils / laine / lin / tisser / métiers / teinture / couture / rouleaux / telar* / tela / telas / lana / lino / teñido / costura / costurera* / rollos / tear / teares / lã / linho / tingimento / costureira* / rolos / malha* / telai / telaio / tintura / filo / cucitur* / 織 / 織機 / 染め / 縫製 / ウール / 麻 / textiles / confecção / confecções / tessuti per / filati',
    scenes: [
      'A spool of thread on a table on a factory floor',
      'A seamstress at a sewing machine on a factory floor',
      'A ball of yarn on a table in a workshop',
      'A sewing machine on a table on a factory floor',
      'A clothes rail on a factory floor',
    ],
  },
  {
    thing: 'testTubes',
    theme: 'ocean',
    names:
      'chemical company / chemical plant* / chemicals supplier* / chemical industry / industrial chemicals / lubricant* / engine oil supplier* / adhesives manufactur* / coatings manufactur* / chemieunternehmen / chemiewerk* / chemieindustrie / chemikant* / schmierstoff* / klebstoffhersteller* / industrie chimique / lubrifiant* / usine chimique / industria química / lubricante* / indústria química / lubrificante* / industria chimica / lubrificanti / 化学メーカー / 化学工業 / 潤滑油 / chemicals / chemical manufactur* / chemical supplier* / chemical distributor* / chemical engineering / specialty chemicals / industrial solvent* / industrial adhesive* / industrial paint supplier / industrial paints supplier / industrial lubricants / grease supplier* / detergent manufactur* / fertiliser manufactur* / chemical logistics / chemikalien* / chemische industrie / chemiebetrieb* / chemiefirma / chemiehandel / chemieproduktion / spezialchemie / industrieöl* / motoröl* / schmieröl* / reinigungschemie / lackhersteller* / lösemittel* / chemielogistik / produits chimiques / chimie fine / chimie industrielle / fabricant de produits chimiques / huiles industrielles / huile moteur / colles industrielles / entreprise chimique / solvants industriels / graisses industrielles / productos químicos / empresa química / planta química / química industrial / químicos industriales / distribuidor de químicos / aceites industriales / aceite de motor / adhesivos industriales / disolventes industriales / especialidades químicas / produtos químicos / distribuidora química / óleos lubrificantes / óleo para motor / adesivos industriais / solventes industriais / prodotti chimici / azienda chimica / chimica industriale / olio motore / oli industriali / adesivi industriali / solventi industriali / collanti industriali / 化学品 / 接着剤 / 工業薬品 / エンジンオイル / 塗料メーカー',
    words:
      'chemical* / solvent* / drums / viscosity / litre drums / safety data sheet / hazard* / chemie / lösungsmittel / fässer / chimi* / solvant* / fûts / disolvente* / bidones / tambores / solvente* / chimic* / fusti / solventi / 薬品 / 溶剤 / tonnes / barrels / reactor* / ibc / grease / resin* / acid* / additive* / oils / formul* / tank* / corros* / adr / fass / säure* / gefahrgut / harz* / tonnen / klebstoff* / öle / rezeptur* / chemiker* / kanister / bidons / résine* / matières dangereuses / huiles / colle* / graisse* / ácido* / aceite* / pegamento* / mercancías peligrosas / toneladas / bombonas / óleo* / tonéis / carga perigosa / oli / grassi / merci pericolose / taniche / ドラム缶 / 危険物 / 樹脂 / 粘度 / 薬剤 / chemicals / produits chimiques / productos químicos / produtos químicos / prodotti chimici / chemikalien* / 接着剤 / エンジンオイル / aceite de motor / óleo para motor / huile moteur / olio motore / motoröl*',
    scenes: [
      'An alembic on a table in a laboratory',
      'A chemist with a test tube in a laboratory',
      'Test tubes on a table in a laboratory',
      'A microscope on a table in a laboratory',
      'A worker with a hard hat on a factory floor',
    ],
  },
  {
    thing: 'excavator',
    theme: 'daylight',
    names:
      'quarry / quarries / gravel pit* / gravel supplier* / sand and gravel / mining company / mining equipment / miner jobs / mining jobs / kieswerk* / steinbruch* / kiesgrube* / schotterwerk* / bergbau* / carrière de pierre / carrières et matériaux / exploitation minière / gravière / empresa minera / minería / áridos y gravas / pedreira* / mineradora* / mineração / cava di ghiaia / cava di pietra / industria mineraria / 採石 / 砕石 / 鉱山 / cantera de piedra / cantera de áridos / mining / mine operator* / miners / open pit / stone quarry / aggregates supplier* / gravel / gravel delivery / sand supplier* / crushed stone supplier* / building sand / ballast supplier* / topsoil and gravel / coal mine* / gold mine* / drill and blast / rock crushing / stone crusher* / ore / kieslieferung / kies und sand / sand und kies / schotter / naturstein aus dem bruch / tagebau* / bergwerk* / bergleute / sandgrube* / splitt / kieshandel / gesteinsbohr* / sprengtechnik / carrière et granulats / carrières / granulats / gravier / graviers / sablière* / exploitation de carrière / livraison de gravier / livraison de sable / mine à ciel / mineurs de fond / minière / sable et gravier / carrier / cantera* / grava / gravera* / áridos / venta de grava / arena y grava / mina a cielo / minas / minero* / mineras / explotación minera / extracción de piedra / voladuras / trituradora de piedra / trituradoras de piedra / balasto / mineiro* / mineração a céu / brita / areia e brita / pedra britada / areia e pedra / extração de areia / extração mineral / jazida* / mina de / saibreira / desmonte de rocha / cave di / cava di / ghiaia e sabbia / ghiaia / pietrisco / inerti / industria estrattiva / attività estrattiva / minatori / miniere / frantoio di inerti / estrazione di / 採石場 / 鉱業 / 砂利販売 / 採掘',
    words:
      'crushed stone / aggregate* / blasting / excavator* / drill holes / tonnes / hauling / kies / tonnen / mina / minério / sabbia / miniera / 砂利 / 重機 / tons / rock / stone / sand / delivered by truck / driveway gravel / limestone / granite / mine / crusher* / dump truck* / excavation / conveyor / drill* / stein / steine / granit / kalkstein / sprengung* / bagger / radlader / körnung / abbau / förder* / pierre* / sable / calcaire / concassage / pelle* / camion benne / piedra* / arena / granito / caliza / tonelada* / excavadora* / voladura / volquete* / pedra* / areia / calcário / escavadeira* / caçamba / explosivos / pietra / pietre / calcare / tonnellate / escavator* / frantumazion* / esplosiv* / 砂 / 岩石 / 石灰石 / ダンプ / 発破 / mining / cantera* / gravel / graviers / splitt / estrazione di',
    scenes: [
      'An excavator in a quarry',
      'A miner with a pickaxe in a quarry',
      'A boulder in a quarry',
      'A pickup truck in a quarry',
      'A wheelbarrow in a quarry',
    ],
  },
  {
    thing: 'paperclip',
    theme: 'daylight',
    names:
      'office supplies / office supply / stationery supplier* / office stationery / printer paper / bürobedarf / büromaterial* / schreibwaren* / bürobedarfshändler* / fournitures de bureau / papeterie professionnelle / material de oficina / suministros de oficina / artículos de papelería / material de escritório / papelaria corporativa / suprimentos para escritório / forniture per ufficio / cancelleria / articoli per ufficio / 事務用品 / オフィス用品 / 文房具 / stationery / office paper / office products / stationers / stationery shop / school supplies / office essentials / copy paper / desk supplies / bürohandel / papeterie / papierwaren / kopierpapier / büroartikel / schulbedarf / büroausstatter / papeteries / fourniture de bureau / articles de bureau / fournitures scolaires / papier imprimante / papelería / papelerías / suministro de oficina / útiles escolares / insumos de oficina / artículos de oficina / papelaria / papelarias / materiais de escritório / material escolar / suprimentos de escritório / cartoleria / cartolerie / materiale per ufficio / prodotti per ufficio / carta per stampanti / 文具 / コピー用紙',
    words:
      'paper clips / staples / folders / ring binder* / pens / reams / envelopes / highlighters / ordner / stifte / locher / stylos / classeurs / ramettes / bolígrafos / carpetas / grapas / canetas / pastas / grampeador / penne / raccoglitori / 付箋 / pencils / notepads / notebooks / printer ink / binders / paper / sticky notes / toner / scissors / stapler* / ink cartridges / markers / whiteboard* / fountain pen* / post it / desk / schreibtisch / kugelschreiber / hefter / tinte / papier / notizblöcke / haftnotizen / füller / umschläge / radiergummi / tacker / cahiers / crayons / agrafeuse* / trombones / enveloppes / encre / feutres / gommes / chemises / cuadernos / lápices / grapadora* / sobres / clips / tóner / plumas / libretas / archivadores / resmas / cadernos / lápis / clipes / fichários / resma / agendas / quaderni / matite / graffette / buste / evidenziatori / spillatrice / risme / ノート / ペン / ファイル / 封筒 / トナー / クリップ / stationery',
    scenes: [
      'Paper clips on a table in an office',
      'A folder and a pen on a table in an office',
      'Sticky notes in an office',
      'Pencils on a desk in an office',
      'A woman with a folder in an office',
    ],
  },
  {
    thing: 'deskWithMonitor',
    theme: 'daylight',
    names:
      'coworking* / co working / shared office* / serviced office* / office space / office rental / virtual office* / hot desk* / meeting room hire / business cent* / büroräume / bürogemeinschaft* / shared desk / espace de coworking / location de bureaux / bureaux partagés / domiciliation d entreprise / espacio de coworking / oficinas flexibles / oficina virtual / espaço de coworking / escritório compartilhado / escritório virtual / spazio coworking / ufficio virtuale / コワーキング / シェアオフィス / レンタルオフィス / office to rent / office to let / offices to rent / offices for rent / offices to let / private office* / flexible office* / flex office / desk rental / flexible workspace / workspace for / shared workspace / day office / flexible desk* / office center / meeting rooms for hire / conference room hire / cowork / coworkers / büro mieten / büros zu vermieten / büro zu vermieten / schreibtisch mieten / arbeitsplatz mieten / büro auf zeit / meetingraum mieten / besprechungsraum mieten / virtuelles büro / gemeinschaftsbüro* / flexible büros / bureau à louer / bureaux à louer / bureau partagé / bureau privé / bureaux équipés / bureaux flexibles / centre d affaires / espaces de travail / espace de travail partagé / location de salle de réunion / coworkeurs / coworker / bureau virtuel / oficinas en renta / alquiler de despacho* / oficina en alquiler / oficinas en alquiler / oficinas compartidas / oficina compartida / oficinas privadas / centro de negocios / espacio de trabajo / espacios de trabajo / sala de juntas / escritórios compartilhados / sala comercial / salas comerciais / espaço de trabalho / aluguel de sala de reunião / centro de negócios / escritórios para / salas privativas / escritório privativo / endereço fiscal / ufficio in affitto / uffici condivisi / ufficio condiviso / ufficio temporaneo / uffici temporanei / uffici arredati / postazioni di lavoro / spazio di lavoro / sale riunioni / domiciliazione / バーチャルオフィス / 貸事務所 / 貸会議室 / サテライトオフィス',
    words:
      'desks / meeting room* / phone booth / day pass / standing desk* / schreibtisch* / besprechungsraum* / arbeitsplatz / bureaux / salle de réunion / escritorio* / sala de reuniones / autónomos / salas de reunião / postazion* / sala riunioni / デスク / 会議室 / desk / wifi / freelancers / freelancer* / community / printer / lounge / membership / 24 7 access / coffee included / startups / monitor / productive / lease / workspace* / arbeitsplätze / selbstständige / monatlich kündbar / wlan / küche / netzwerk / tageskarte / tagesticket / telefonbox* / homeoffice statt / indépendants / café offert / salles de réunion / télétravailleurs / communauté / poste de travail / imprimante / mesas / cafetería / freelance / comunidad / emprendedores / puesto fijo / por meses / estação de trabalho / estações de trabalho / café incluso / comunidade / empreendedores / sala de reunião / scrivani* / liberi professionisti / caffè incluso / comunità / startup / 席 / フリーランス / ドロップイン / 個室 / テレワーク / 電源 / sala comercial / salas comerciais',
    scenes: [
      'A desk with a monitor in an office',
      'A woman with a laptop in an office',
      'A cup of coffee and a laptop on a table in an office',
      'People at a table in an office',
      'A whiteboard in an office',
    ],
  },
  {
    thing: 'headphones',
    theme: 'daylight',
    names:
      'call center* / call centre* / contact center* / contact centre* / telemarketing / telephone answering / answering service* / customer service outsourcing / virtual receptionist* / virtual assistant service* / helpdesk software / voip / phone system* / callcenter* / telefonservice* / telefonzentrale / telefonanlage* / kundenservice mitarbeiter* / sekretariatsservice / centre d appels / téléconseiller* / standard téléphonique / permanence téléphonique / téléphonie d entreprise / centro de llamadas / teleoperador* / centralita virtual / atención telefónica / central de atendimento / operador de telemarketing / atendente de telemarketing / pabx / centralino virtuale / operatore call center / operatori telefonici / コールセンター / 電話代行 / テレアポ / オペレーター募集 / call handling / call answering / phone answering / receptionist service / call agent* / customer service agent* / customer service center / customer support outsourcing / customer care centre / inbound calls / outbound calls / telesales / telephone system* / business phone system* / cloud phone* / cloud telephony / business telephony / ivr / voip phone* / helpdesk outsourcing / telefonannahme / anrufannahme / telefonsekretariat* / büroservice telefon / telefonischer kundenservice / kundenhotline* / telefonie lösung / cloud telefonie / voip telefonie / ip telefonie / telefonverkauf / inbound / outbound / kundenservice center / kundenbetreuung am telefon / centres d appels / centre de contact / téléopérat* / téléconseill* / télévente* / secrétariat téléphonique / accueil téléphonique / téléphonie ip / télésecrétariat / hotline externalisée / service client externalisé / centros de llamadas / agentes telefónicos / telefonía ip / centralita* / telefonía para empresas / secretaria virtual / secretaría telefónica / servicio de recepción de llamadas / televenta* / telefonía en la nube / atendimento telefônico / operadores de telemarketing / teleatendimento / pabx virtual / telefonia ip / telefonia em nuvem / secretária virtual / secretária remota / sac terceirizado / central telefônica / telefonista* / operatore telefonico / centralini / risposta telefonica / segreteria telefonica / segretaria virtuale / segreteria virtuale / telefonia voip / teleselling / assistenza clienti in outsourcing / servizio clienti esterno / 電話応対 / クラウドpbx / 秘書代行 / コンタクトセンター / ip電話 / ビジネスフォン',
    words:
      'caller* / headset* / phone line* / missed call* / hotline* / voicemail / on hold / warteschleife / hotline / cola de espera / buzón / ramal / ligações / centralino / 受電 / calls / call / answered / ringing / agents / phone / phones / ring / callback* / queue* / extension* / hold music / in your name / busy / outsourced / anruf / anrufe / anrufer* / klingelt / telefon / verpasste / weiterleitung / durchwahl / erreichbar / entgegen / besetzt / appel / appels / appelants / décroch* / téléphone / messagerie / sonne / attente / manqués / llamada* / contestar / contestamos / teléfono / espera / agentes / líneas / ligação / chamadas / telefone / ramais / atende / atendentes / perdidas / chiamat* / telefono / rispondiamo / attesa / interni / squill* / perse / 電話 / オペレーター / 着信 / 応対 / 不在 / inbound / outbound',
    scenes: [
      'A woman with headphones in a call centre',
      'A headset on a table in an office',
      'A desk phone on a table in an office',
      'Speech bubbles in an office',
      'A man with headphones in an office',
    ],
  },
  {
    thing: 'mic',
    theme: 'daylight',
    names:
      'trade show* / exhibition stand* / conference venue* / congress cent* / business conference* / corporate event* / keynote speaker* / fachmesse* / messestand* / messebau* / kongresszentrum / tagungshotel* / tagungsräume / veranstaltungstechnik / firmenevent* / salon professionnel / stand d exposition / palais des congrès / séminaire d entreprise / feria comercial / feria de negocios / stand para ferias / palacio de congresos / eventos corporativos / eventos de empresa / feira de negócios / centro de convenções / estande para feiras / fiera di settore / allestimenti fieristici / centro congressi / eventi aziendali / 展示会 / 見本市 / 国際会議場 / trade fair* / exhibition booth* / exhibition centre / exhibition hall* / expo / convention cent* / conference centre / conference room for / conference hotel / conference for / annual conference / industry conference / tech conference / business event* / event production / event agency / seminar venue / industry summit / summit / congress / keynote / stand builder* / booth builder* / messestände / messegelände / messehalle* / kongress* / konferenz* / tagungszentrum / tagungsort* / tagungsraum / seminarraum / seminarräume / firmenveranstaltung* / eventtechnik / bühnentechnik / branchentreff* / branchenkongress / eventagentur* / keynotespeaker* / salons professionnels / foire exposition / parc des expositions / centre de congrès / stand pour salon / stands d exposition / standiste* / séminaires d entreprise / événement d entreprise / événements d entreprise / événementiel d entreprise / agence événementielle / colloque* / conférenciers / conférencier / ferias comerciales / ferias profesionales / feria profesional / feria industrial / centro de congresos / centro de convenciones / stands para ferias / stand para feria / montaje de stands / diseño de stands / congresos y eventos / evento corporativo / convención / convenciones / conferencista* / feiras de negócios / feira comercial / centro de eventos / montagem de estandes / estandes / montadora de estandes / congressos / congresso / feira industrial / palestrantes / convenção / eventos empresariais / fiera / fiere / palazzo dei congressi / stand fieristici / allestimento stand / allestimento fieristico / quartiere fieristico / convegn* / congressi / evento aziendale / organizzazione congressi / agenzia eventi aziendali / ブース施工 / 企業イベント / 商談会 / カンファレンス / 学会',
    words:
      'exhibitor* / speakers / delegates / aussteller* / vortrag / vorträge / tagung* / exposant* / conférence* / congrès / expositor* / ponencia* / congreso* / palestrante* / espositor* / relator* / 出展 / 講演 / exhibit* / booth* / stand / hall / visitors / badge* / stage / networking / panel discussion* / tickets / delegate pass / early bird / catering / projector / microphone* / agenda / halle / standnummer / besucher* / bühne / referent* / teilnehmer* / branche / mikrofon / programm / fachbesucher / stands / visiteurs / intervenant* / pavillon / inscriptions / tables rondes / scène / pabellón / asistentes / ponentes / ponente / visitantes / inscripciones / acreditación / mesa redonda / estande / pavilhão / participantes / inscrições / credenciamento / palestra* / auditório / padiglion* / visitatori / iscrizioni / accredit* / sala plenaria / 会場 / 来場 / ブース / 登壇 / 参加登録 / summit / fiera / fiere / 学会 / seminarraum / seminarräume',
    scenes: [
      'A woman with a microphone on a stage',
      'A microphone on a stage',
      'A whiteboard in a meeting room',
      'A man in a suit with a microphone on a stage',
    ],
  },
  {
    thing: 'drone',
    theme: 'midnight',
    names:
      'drones / drone pilot* / drone photograph* / drone survey* / aerial photograph* / aerial survey* / quadcopter* / luftaufnahme* / luftbild* / drone professionnel / photo aérienne / télépilote* / fotografía aérea / piloto de dron / drones profesionales / fotografia aérea / piloto de drone / filmagem aérea / riprese aeree / fotografia aerea / pilota di droni / ドローン / 空撮 / drone / drone footage / drone video* / drone filming / drone service* / drone inspection* / drone operator* / drone mapping / drone roof / drone school / drone training / drone licence / aerial video* / aerial filming / aerial footage / aerial imaging / fpv / uav / uavs / drohne / drohnen / drohnenpilot* / drohnenaufnahme* / drohnenservice / drohnenflug* / drohnenvermessung / drohnenfotograf* / drohneninspektion* / drohnenvideo* / drohnenführerschein / pilote de drone / pilotes de drone / prise de vue aérienne / prises de vue aériennes / prises de vues aériennes / images aériennes / vidéo aérienne / inspection par drone / photographie aérienne / formation drone / relevé par drone / thermographie par drone / fotos aéreas / vídeo aéreo / vídeos aéreos / tomas aéreas / dron / drones para / servicio de drones / inspección con dron* / filmación con dron* / grabación con dron* / curso de drones / pilotos de dron* / topografía con dron* / fotos aéreas com / imagens aéreas / filmagens aéreas / filmagem com drone / serviço de drone / inspeção com drone* / mapeamento com drone* / pulverização com drone* / curso de drone / drone operador / video aereo / video aerei / foto aeree / riprese con drone / riprese drone / ispezioni con drone / ispezione con drone / servizi con drone / droni / fotografie aeree / piloti di droni / rilievi con drone / ドローン撮影 / ドローン測量 / ドローンスクール / 航空写真',
    words:
      'rotor* / propeller* / thermal camera / flight time / payload / roof inspection / inspections / wärmebild / flugzeit / aérien* / nacelle / aére* / vuelo / inspección / voo / inspeção / aere* / ispezion* / 飛行 / 点検 / drohne* / from above / bird s eye / roofs / solar panels / crops / fields / footage / 4k / thermal / licensed pilot* / mapping / spray* / vogelperspektive / von oben / dachinspektion / pilot* / dächer / inspektion* / aufnahmen / felder / vu du ciel / toiture* / inspection* / champs / panneaux solaires / desde el aire / vista aérea / tejados / cultivos / imágenes / cámara / telhados / lavoura* / imagens / do alto / painéis solares / dall alto / tetti / colture / immagini / 上空 / 屋根 / 農薬散布 / 映像 / dron / droni / drohne / drohnen / drone footage / drone video*',
    scenes: [
      'A quadcopter in the sky',
      'A man with a toy drone in a field',
      'A drone delivers a box in the sky',
      'A quadcopter above a field',
    ],
  },
  {
    thing: 'rocket',
    theme: 'midnight',
    names:
      'space company / space startup* / rocket launch* / satellite operator* / satellite manufactur* / aerospace / spacecraft / space industry / raumfahrt* / luft und raumfahrt / satellitenbetreiber* / industrie spatiale / aérospatial* / lancement de satellites / industria espacial / aeroespacial* / lanzamiento de satélites / indústria aeroespacial / lançamento de satélites / industria aerospaziale / aerospazial* / lancio di satelliti / 宇宙開発 / 航空宇宙 / ロケット打ち上げ / 人工衛星 / space technology / space tech / space agency / rockets / rocket / rocket company / rocket engine* / rocket motor* / launch service* / launch vehicle* / launch provider* / cubesat* / nanosatellite* / small satellites / satellite launch* / space mission* / spaceflight / space tourism / space exploration / ground station* / astronaut* / lunar lander / satellites / weltraum* / raketenstart* / raketentriebwerk* / trägerrakete* / raumschiff* / kleinsatellit* / satellitenhersteller* / satellitenstart* / new space / luftfahrt und raumfahrt / bodenstation / spatial français / fusées / fusée / lanceur* / micro lanceur / mission spatiale / agence spatiale / satellites d observation / conquête spatiale / secteur spatial / tourisme spatial / cohetes / cohete / lanzador espacial / lanzadors espacial / nanosatélites / agencia espacial / misión espacial / misiones espaciales / satélites / empresa espacial / tecnología espacial / turismo espacial / sector espacial / foguetes / foguete / nanossatélites / missão espacial / missões espaciais / agência espacial / tecnologia espacial / base de lançamento / veículo lançador / razzi / razzo / lanciatore / nanosatelliti / missione spaziale / missioni spaziali / agenzia spaziale / satelliti / industria spaziale / settore spaziale / tecnologie spaziali / turismo spaziale / spazio profondo / 宇宙 / 小型衛星 / 宇宙ビジネス / 衛星打ち上げ',
    words:
      'satellite* / orbit* / launch pad / payload* / telemetry / rocket* / thruster* / constellation / earth observation / satellit* / umlaufbahn / rakete* / orbite / fusée* / órbita / cohete* / foguete* / orbita / 軌道 / ロケット / space / launch / launches / lift off / countdown / earth / moon / mars / kilometres up / propulsion / engine test / leo / cosmos / mission / start / triebwerk* / erde / mond / nutzlast* / weltall / start ins all / erdbeobachtung / espace / lune / charge utile / lancement* / terre / décollage / espacio / luna / carga útil / lanzamiento* / propulsión / tierra / misión / despegue / espaço / lua / lançamento* / propulsão / missão / órbita baixa / spazio / lancio / lanci / propulsione / missione / carico utile / 衛星 / 月面 / 打ち上げ / 地球 / 推進 / 宇宙 / satellites / satélites / satelliti / rocket / rockets / razzi',
    scenes: [
      'A satellite in space',
      'A rocket in space',
      'A satellite dish in a field',
      'An engineer with a tablet in a workshop',
    ],
  },
  {
    thing: 'walkingBoot',
    theme: 'volt',
    names:
      'workwear / safety boots / safety shoes / safety gear / protective clothing / protective equipment / occupational safety / safety training / hard hats / hi vis / ppe / arbeitskleidung / berufsbekleidung / arbeitsschutz* / sicherheitsschuhe / schutzkleidung / vêtements de travail / chaussures de sécurité / équipement de protection / sécurité au travail / ropa de trabajo / calzado de seguridad / ropa laboral / prevención de riesgos / roupas de trabalho / botina de segurança / segurança do trabalho / abbigliamento da lavoro / scarpe antinfortunistiche / antinfortunistica / sicurezza sul lavoro / 作業服 / 作業着 / 安全靴 / 安全教育 / work clothes / work clothing / work boots / work gloves / work trousers / work jackets / work uniforms / safety helmet* / safety glasses / safety goggles / safety vest* / high visibility / hi viz / personal protective / fall protection / health and safety training / first aid at work / safety officer* / fire safety training / safety equipment / protective gear / workwear shop / arbeitsbekleidung / arbeitshose* / arbeitsjacke* / arbeitsschuhe / arbeitshandschuhe / warnschutz* / schutzausrüstung / psa / schutzhelm* / sicherheitsschuh* / schutzbrillen / warnwesten / fachkraft für arbeitssicherheit / arbeitssicherheit* / sicherheitsunterweisung* / absturzsicherung* / bekleidung für handwerker / chefkleidung / vêtement de travail / pantalon de travail / chaussure de sécurité / vêtements professionnels / tenue de travail / tenues de travail / casque de chantier / casques de chantier / gilet haute visibilité / haute visibilité / epi / gants de travail / formation sécurité / prévention des risques / équipements de protection / vestuario laboral / uniformes laborales / botas de seguridad / zapatos de seguridad / cascos de seguridad / guantes de trabajo / equipos de protección / equipo de protección / epis / seguridad industrial / chalecos reflectantes / alta visibilidad / seguridad laboral / roupa de trabalho / uniformes profissionais / uniforme profissional / calçado de segurança / calçados de segurança / botas de segurança / botina* / equipamento de proteção / equipamentos de proteção / luvas de proteção / capacete de segurança / segurança no trabalho / técnico de segurança / alta visibilidade / abiti da lavoro / scarpe da lavoro / dispositivi di protezione / dpi / guanti da lavoro / pantaloni da lavoro / corsi sicurezza / alta visibilità / elmetti / tute da lavoro / rspp / divise da lavoro / 作業用品 / ワークウェア / ヘルメット 安全 / 保護具 / 安全帯 / ワークマン',
    words:
      'steel toe / reflective / overalls / ear protection / harness / knee pads / handschuhe / warnweste* / schutzbrille / gants / gilet / guantes / chaleco / luvas / capacete* / uniformes / guanti / elmetto / tuta / 手袋 / 保護 / helmet* / gloves / boots / goggles / trousers / pockets / hard hat / steel cap / cut resistant / waterproof / builders / crew / logo embroidery / construction site / hose / hosen / stahlkappe* / latzhose* / helm / helme / stiefel / taschen / baustelle* / handwerker / bestickung / gehörschutz / knieschoner / pantalon* / poches / casque* / bottes / chantier* / artisans / coquée* / harnais / broderie / botas / casco* / bolsillos / obra / arnés / puntera / reflectante / gafas / bota / calça* / óculos de proteção / cinto / refletiv* / biqueira / tasche / cantiere / scarpe / puntale / imbragatur* / tute / giubbotto / 作業 / 現場 / 靴 / つなぎ / 防寒 / psa / botina*',
    scenes: [
      'A worker with a hard hat on a building site',
      'Gloves on a table in a workshop',
      'A worker with a hard hat and a safety vest in a warehouse',
      'A hiking boot on a table in a workshop',
    ],
  },
  {
    thing: 'magnifying-glass-tilted-left',
    theme: 'midnight',
    names:
      'private investigator* / private detective* / detective agency / private eye / background check* / detektei* / privatdetektiv* / wirtschaftsdetektei / détective privé* / agence de détectives / enquêteur privé / detective privado / detectives privados / agencia de detectives / detetive particular / detetives particulares / investigação particular / investigatore privato / investigatori privati / agenzia investigativa / 探偵 / 興信所 / 浮気調査 / private investigation* / private eyes / investigation agency / investigation service* / detective services / detective / detectives / undercover investigat* / surveillance service* / covert surveillance / cheating partner / cheating spouse / corporate investigat* / fraud investigat* / tracing agent* / people tracing / bug sweep* / infidelity investigat* / detektiv / detektive / detektivin / detektivbüro* / privatdetektei / privatermittl* / ermittlungsdienst* / wirtschaftsermittl* / wirtschaftsdetektiv* / kaufhausdetektiv* / ladendetektiv* / lauschabwehr / beschattung / personensuche / untreueverdacht / détective / détectives / enquêteurs privés / enquête privée / enquêtes privées / agent de recherches privées / filature discrète / recherche de personnes / enquête d infidélité / cabinet de détective* / investigations privées / investigador privado / investigadores privados / investigación privada / investigaciones privadas / seguimientos y vigilancias / investigación de infidelidad* / agencia de investigación / localización de personas / detetive / detetives / agência de detetives / investigador particular / investigações particulares / investigação conjugal / investigação empresarial / localização de pessoas / detective privato / investigazioni / investigazioni private / agenzie investigative / investigatori / investigatore / pedinamenti / investigazioni aziendali / infedeltà coniugale / bonifica microspie / rintraccio / 素行調査 / 人探し / 身辺調査 / 企業調査',
    words:
      'evidence / surveillance / discreet* / missing person* / infidelity / cheating / clues / undercover / observation / beweise / ermittl* / untreue / preuves / enquête / pruebas / infidelidad / investigación / provas / traição / investigação / pedinamento / infedeltà / 証拠 / 調査 / investigat* / suspicion* / suspect* / proof / affair / discretion / photo evidence / court proof / follow / trace / stakeout / truth / confidential / fraud / hidden camera* / verdacht / diskret* / gerichtsverwertbar* / beweis / fremdgehen / überwach* / wahrheit / betrug / aufgeklärt / spuren / discrétion / discret* / soupçon* / preuve / infidél* / vérité / fraude* / rapport d enquête / adultère / sospech* / prueba / discreción / verdad / vigilancia / infiel* / confidencial* / informe / suspeita* / prova / sigilo / sigilos* / verdade / flagrante / vigilância / sospett* / prove / discrezione / riservat* / verità / tradiment* / frod* / coniuge / 浮気 / 不倫 / 尾行 / 秘密厳守 / 真実 / detective / detectives / detektiv / détective / détectives',
    scenes: [
      'A magnifying glass on a table in an office',
      'A detective in a coat with a magnifying glass in the city',
      'Binoculars on a table in a car',
      'A folder on a table in a dark room',
      'A man with binoculars in the city',
    ],
  },
  {
    thing: 'passport',
    theme: 'daylight',
    names:
      'visa service* / visa application* / immigration lawyer* / immigration advis* / immigration consult* / work visa* / work permit* / residence permit* / passport photo* / citizenship application / visumservice / visumantrag* / einwanderungsberatung / aufenthaltstitel / passbild* / passfoto* / demande de visa / titre de séjour / avocat en immigration / photo d identité / visado de trabajo / tramitación de visados / permiso de residencia / abogado de extranjería / fotos de carnet / visto de trabalho / assessoria de vistos / cidadania italiana / despachante de vistos / permesso di soggiorno / richiesta visto / pratiche visto / fototessera / ビザ申請 / 在留資格 / 入管 / 証明写真 / visas / visa agency / visa agent* / visa support / visa assistance / immigration service* / student visa* / green card application / visa appointment* / biometric photo* / visum beantragen / visa beschaffung / einbürgerung* / aufenthaltserlaubnis / arbeitsvisum / biometrische passbilder / demandes de visa / visa de travail / visa étudiant / naturalisation / photos d identité / trámite de visa / trámites de visa / visa de trabajo / visa de estudiante / visado / visados / residencia legal / nacionalidad española / fotos para pasaporte / visto americano / cidadania portuguesa / autorização de residência / visto d ingresso / cittadinanza italiana / visto di lavoro / 帰化申請 / 就労ビザ / パスポート写真',
    words:
      'visa / passport* / embassy / green card / expat* / relocation / border / immigration / visum / reisepass / ausland / consulat / passeport* / embajada / pasaporte* / extranjería / consulado / passaporte* / ambasciata / passaport* / パスポート / 大使館 / consulate / application form / interview / paperwork / sponsor / citizenship / residency / rejected / antrag / botschaft / konsulat / papiere / einreise / démarches / ambassade / préfecture / refus / trámite* / cita consular / nacionalidad / papeles / residencia / vistos / cidadania / entrevista consular / documentação / cittadinanza / consolato / pratiche / soggiorno / 在留 / 申請',
    scenes: [
      'A passport on a table in an office',
      'A woman with a passport in an office',
      'A passport and a pen on a table in an office',
      'A spinning globe on a table in an office',
    ],
  },
  {
    thing: 'bulb',
    theme: 'daylight',
    names:
      'patent attorney* / trademark registration / trademark attorney* / intellectual property / innovation agency / patentanwalt* / patentanwält* / patentanmeldung* / markenanmeldung* / markenrecht / dépôt de marque / dépôt de brevet / brevet d invention / propriété intellectuelle / registro de marca* / registro de marcas / propiedad intelectual / agente de patentes / propriedade intelectual / registro de patente* / deposito brevetti / registrazione marchio / brevetti / proprietà intellettuale / 特許 / 商標登録 / 弁理士 / 知的財産 / patent application* / patent filing / patent law* / patent office / trademark lawyer / trademarks lawyer / register your trademark / trademark search / trade mark* / ip law / ip lawyer* / invention patent* / inventions patent* / patent anmelden / marke anmelden / patentkanzlei / markenanwalt* / erfinderberatung / gebrauchsmuster* / conseil en propriété / brevets / déposer un brevet / déposer une marque / déposer votre marque / inpi / patente de invención / registrar tu marca / registra tu marca / registrar una marca / patentes y marcas / marcas y patentes / marcas e patentes / registrar sua marca / registre sua marca / patente de invenção / deposito brevetto / brevettare / registrare un marchio / registrazione marchi / 特許出願 / 知財',
    words:
      'patent / patents / invention* / trademark* / copycat* / prior art / filing / prototype / innovation* / erfind* / schutzrecht* / inventeur* / invention / invento* / invenção / invenzion* / 発明 / 出願 / copied / protect your idea / infring* / counterfeit* / novelty / licens* / search report / nachahmer* / kopiert / idee schützen / marke / geistiges eigentum / neuheit / brevet / contrefaçon / copié / protéger votre idée / dépôt / patente / patentes / copien / plagio / marca / copiarem / pirataria / brevetto / marchio / contraffazion* / copiat* / 商標 / 模倣 / アイデア',
    scenes: [
      'A light bulb on a table in an office',
      'A lawyer with a light bulb in an office',
      'A contract and a light bulb on a table in an office',
      'A light bulb on a table in a workshop',
    ],
  },
  {
    thing: 'letters',
    theme: 'daylight',
    names:
      'debt collection / debt collector* / collection agency / debt advice / debt relief / debt counsel* / debt consolidation / insolvency / bankruptcy / inkasso* / schuldnerberatung* / privatinsolvenz* / insolvenz* / forderungsmanagement / recouvrement de créances / société de recouvrement / surendettement / rachat de crédit* / cobro de deudas / recobro de deudas / ley de segunda / reunificación de deudas / concurso de acreedores / recuperação de crédito / renegociação de dívidas / limpar nome / recupero crediti / sovraindebitamento / consolidamento debiti / 債務整理 / 債権回収 / 過払い金 / debts / debt management / debt recovery / debt help / debt charity / out of debt / get out of debt / debt free / unpaid invoices collection / bailiff advice / insolvency practitioner* / schulden loswerden / schuldenfrei* / schuldenberatung / schuldnerhilfe / forderungseinzug / recouvrement / recouvrement amiable / agence de recouvrement / dossier de surendettement / sortir de l endettement / regroupement de crédits / cobranzas / cobro de morosos / recobro / salir de deudas / reparadora de deuda / gestión de cobro / cobrança extrajudicial / empresa de cobrança / renegociar dívidas / quitar dívidas / sair das dívidas / nome limpo / insolvência pessoal / recupero debiti / crisi da sovraindebitamento / esdebitazione / saldo e stralcio / uscire dai debiti / consolidare i debiti / 借金相談 / 任意整理 / 自己破産 / 債権管理',
    words:
      'debt* / creditor* / unpaid / bailiff* / arrears / overdue / instalment* / credit score / schulden* / gläubiger* / mahnung* / gerichtsvollzieher* / dettes / huissier* / impayés / deuda* / acreedor* / dívida* / credor* / negativado / debiti / pignoramento / 借金 / 返済 / pile of bills / payment plan / owed / owe / red letter* / collect what / interest freeze / forderung* / pfändung* / raten / zahlungsunfähig* / offene rechnung* / créances / créancier* / saisie* / relances / mensualités / deudor* / embargo* / morosos / cuotas / impagado* / atraso / atrasad* / serasa / devedor* / acordo / parcelas / debitor* / cartelle / solleciti / 督促 / 取り立て / 多重債務 / segunda oportunidad',
    scenes: [
      'Envelopes on a table in a kitchen',
      'An unpaid bill on a table in a kitchen',
      'A woman with an envelope in a kitchen',
      'A calculator on a table in an office',
      'A man with an invoice in a living room',
    ],
  },
  {
    thing: 'contract',
    theme: 'daylight',
    names:
      'e signature* / electronic signature* / digital signature* / document management / document scanning / paperless office / contract management / archiving service* / document shredding / dokumentenmanagement* / vertragsmanagement* / digitale signatur / elektronische signatur / aktenvernichtung* / papierloses büro / signature électronique / gestion documentaire / numérisation de documents / archivage / firma electrónica / firma digital / gestión documental / digitalización de documentos / assinatura eletrônica / assinatura digital / gestão de documentos / digitalização de documentos / gestione documentale / archiviazione documenti / conservazione digitale / 電子署名 / 電子契約 / 文書管理 / ペーパーレス / esign* / sign documents online / sign contracts online / sign online / document signing / document storage software / document archive* / digital archive* / digital filing / document digiti* / paper shredding / shredding service* / secure shredding / scanning service* / contract software / dms software / digital unterschreiben / online unterschreiben / e signatur / vertragssoftware / digitales archiv / dokumentenarchiv* / belegarchivierung / scandienstleist* / aktendigitalisierung / datenvernichtung / signer en ligne / signez en ligne / archivage numérique / archivage électronique / ged / destruction de documents / destruction d archives / dématérialis* / firmar documentos / firma de documentos / firma de contratos / gestor documental / archivo digital / destrucción de documentos / oficina sin papel / assinar documentos / assine documentos / assinatura de contratos / assinatura de documentos / guarda de documentos / arquivo digital / escritório sem papel / firma elettronica / firmare documenti / firma dei contratti / digitalizzazione documenti / archivio digitale / distruzione documenti / dematerializzazione / 電子サイン / 契約管理 / 書類電子化 / 機密文書 / スキャン代行 / 電子帳簿',
    words:
      'filing / paper trail / contracts / audit trail / unterschrift* / verträge / akten / signer / contrats / dossiers / firmar / contratos / expedientes / assinar / arquivo / firmare / contratti / fascicol* / 契約書 / 署名 / signed / signature / signatures / documents / pdf / archive* / shred* / paperless / folders / scan / scanned / legally binding / unterschreiben / dokumente / ordner / rechtsgültig / archiv* / ablage / papierkram / signé / valeur légale / firmas / documentos / validez legal / assinatura / assinaturas / validade jurídica / firme / documenti / valore legale / ハンコ / 押印 / 書類 / 印紙',
    scenes: [
      'A contract on a table in an office',
      'A folder on a table in an office',
      'A woman with a tablet in an office',
      'A fountain pen and a contract on a table in an office',
      'A laptop and a contract on a table in an office',
    ],
  },
  {
    thing: 'dollar-banknote',
    theme: 'daylight',
    names:
      'currency exchange / money transfer* / foreign exchange / bureau de change / send money abroad / remittance* / exchange rate* / geldtransfer* / auslandsüberweisung* / wechselstube* / devisenhandel / transfert d argent / taux de change / virement international / casa de cambio / envío de dinero / enviar dinero / remesas / tipo de cambio / casa de câmbio / remessa internacional / enviar dinheiro / cambio valuta / trasferimento di denaro / inviare denaro / rimesse / 外貨両替 / 海外送金 / 為替 / money exchange / currency transfer* / international transfer* / international money / international payment* / foreign currency / travel money / forex / fx broker* / send money home / send money to / wire transfer* / sending money / geld ins ausland / geldwechsel / währungstausch / geld senden / geld nach hause / sortenwechsel / reisegeld / devisen / envoyer de l argent / envoi d argent / transferts d argent / change de devises / change de monnaie / transfert international / cambio de divisas / cambio de moneda / casas de cambio / envíos de dinero / transferencias internacionales / transferencia internacional / compra y venta de dólares / envía dinero / manda dinero / câmbio de moeda* / envio de dinheiro / remessas / transferência internacional / transferências internacionais / comprar dólar / compra de moeda / enviar remessas / cambio valute / invio denaro / invio di denaro / trasferimento denaro / trasferimenti di denaro / bonifici internazionali / invia denaro / mandare soldi / 両替 / 外貨 / 国際送金 / 外国為替',
    words:
      'currency / currencies / transfer fee* / abroad / hidden fees / wire / währung* / wechselkurs* / gebühren / devises / frais cachés / destinataire / divisas / moneda / moeda* / câmbio / taxas / valuta / commissioni / 送金 / 手数料 / recipient* / real rate / arrives in minutes / family abroad / overseas / bank fees / empfänger* / heimat / familie im ausland / taux / à l étranger / famille au pays / en quelques minutes / dólares / familia en el extranjero / tasa / sin comisiones ocultas / llega en minutos / dólar / cotação / tarifa oculta / dollari / tasso di cambio / all estero / famiglia lontana / destinatario / ドル / ユーロ / レート / 海外',
    scenes: [
      'Bank notes on a table in an office',
      'Coins on a table in an office',
      'A woman with bank notes in an office',
      'A spinning globe on a table in an office',
      'A phone and coins on a table in a cafe',
    ],
  },
  {
    thing: 'van',
    theme: 'daylight',
    names:
      'fleet management / fleet manager* / fleet software / fleet tracking / vehicle tracking / gps tracker* / gps tracking / telematics / dispatch software / route optimi* / flottenmanagement / fuhrparkmanagement / fahrzeugortung / fuhrparkverwaltung / gps ortung* / gestion de flotte / géolocalisation de véhicules / traceur gps / gestión de flotas / localizador gps / rastreo satelital / control de flotas / gestão de frotas / rastreador veicular / rastreamento de veículos / gestione flotte / gestione flotta / localizzatore gps / 車両管理 / 動態管理 / 配車システム / fleet gps / fleet operator* / fleet solution* / van tracking / truck tracking / vehicle tracker* / route planning for / route planning software / driver app / dispatching software / dash cam for / dash cams for / tachograph / flottensoftware / flottenmanager* / flottenverwaltung / fuhrparksoftware / fuhrparkleiter* / fuhrparkmanager* / telematik* / tourenplanung* / routenoptimierung / fahrtenbuch* / gestionnaire de flotte / flotte automobile / flotte de véhicules / logiciel de flotte / suivi gps / suivi de véhicules / optimisation de tournées / géolocalisation de flotte / télématique / gestión de flota / flota de vehículos / localización de flotas / seguimiento gps / rastreo gps / rastreo vehicular / optimización de rutas / telemática / gestão de frota / rastreamento veicular / rastreamento de frota / rastreador gps / controle de frota / roteirização / roteirizador / telemetria veicular / gestão de frotas e / parco auto aziendale / gestione del parco / tracciamento veicoli / tracciamento gps / monitoraggio flotte / ottimizzazione percorsi / telematica / localizzazione veicoli / 車両管理システム / 運行管理 / ルート最適化 / 配送管理 / ドライブレコーダー 法人',
    words:
      'fleet / vehicles / vans / fuel use / live location / dispatcher* / mileage / tacho* / fuhrpark / fahrzeuge / tankkosten / véhicules / conducteurs / carburant / vehículos / conductores / combustible / frota / veículos / motoristas / veicoli / flotta / autisti / 車両 / 運行 / drivers / where are your / real time / idle time / idling / fuel costs / routes / service intervals / theft alert / every van / transporter / standort* / fahrer / echtzeit / spritverbrauch / flotte / tournées / temps réel / consommation / flota / rutas / consumo / tiempo real / mantenimiento / vehículo / rotas / tempo real / combustíveis / consumi / percorsi / tempo reale / mezzi / 現在地 / 燃費 / ドライバー / リアルタイム',
    scenes: [
      'A delivery van in the city',
      'A map on a phone in the city',
      'Two vans on a road',
      'A manager with a tablet in a warehouse',
      'A delivery van on a road',
    ],
  },
  {
    thing: 'trafficCone',
    theme: 'volt',
    names:
      'roadside assistance / breakdown service* / breakdown recovery / tow truck* / towing service* / towing company / vehicle recovery / abschleppdienst* / abschleppunternehmen / pannenhilfe* / pannendienst* / dépanneuse* / dépannage auto* / remorquage / assistance routière / grúa para coches / servicio de grúa / asistencia en carretera / auxilio vial / guincho 24h / serviço de guincho / auto socorro / reboque de veículos / soccorso stradale / carro attrezzi / carroattrezzi / ロードサービス / レッカー / breakdown assistance / breakdown truck* / breakdown help / car recovery / towing / tow service / emergency towing / jump start service / recovery service for cars / recovery truck* / abschleppen / abschleppwagen / pannenservice / pannenhelfer* / bergedienst / bergungsdienst / autopanne / starthilfe service / dépannage remorquage / dépanneur auto / dépannage routier / dépannage voiture / remorquage auto / remorqueuse* / assistance dépannage / panne auto / grúa 24 / servicio de grúas / auxilio mecánico / asistencia vial / auxilio en carretera / remolque de vehículos / rescate de vehículos / grúa de autos / guinchos / auto socorro 24 / reboque / reboques / assistência em viagem / socorro mecânico / pronto socorro auto / soccorso auto / recupero auto / rimorchio auto / traino auto / recupero veicoli / assistenza stradale / 故障車 / 事故車 / レッカー車 / バッテリー上がり / ロードアシスト',
    words:
      'tow / towed / stranded / flat battery / flat tyre / hard shoulder / jump start / breakdown* / won t start / pannen / standstreifen / starthilfe / batterie à plat / avería / pinchazo / guincho / guasto / batteria scarica / gomma a terra / 故障 / broken down / dead battery / puncture / motorway / ditch / locked out / at night / rescue / stuck / liegengeblieben / autobahn / batterie leer / reifenpanne / tag und nacht / panne / graben / en panne / autoroute / crevaison / bord de la route / jour et nuit / tirado / carretera / batería / llanta ponchada / se quedó / varado / quebrou / pane / bateria / pneu furado / na estrada / bloccat* / autostrada / in panne / notte e giorno / foratura / 立ち往生 / 路上 / パンク / 高速道路 / grúas / breakdown cover',
    scenes: [
      'A man with a phone on a road',
      'A car with traffic cones on a road',
      'A traffic cone on a road',
      'A mechanic with a wrench on a road',
      'A car on a dark road',
    ],
  },
  {
    thing: 'shopping-cart',
    theme: 'daylight',
    names:
      'e commerce platform* / ecommerce / online shop software / shop system* / shop builder / online store builder / marketplace seller* / dropshipping / shopsystem* / shopsoftware / onlineshop erstellen / onlinehandel / boutique en ligne / création e commerce / logiciel e commerce / tienda online / crear tienda / plataforma ecommerce / comercio electrónico / loja virtual / plataforma de ecommerce / comércio eletrônico / negozio online / commercio elettronico / piattaforma ecommerce / ネットショップ / ecサイト / 通販サイト / online shop platform / start selling online / sell online / open an online store / shop plugin* / checkout software / marketplace platform / online shop erstellen / onlineshop software / eigenen onlineshop / online verkaufen / boutiques en ligne / site e commerce / site marchand / créer une boutique / solution e commerce / vendez en ligne / tiendas online / crea tu tienda / vende online / vender en línea / comercio online / lojas virtuais / criar loja / crie sua loja / venda online / vender pela internet / plataforma de loja / negozi online / vendere online / creare un ecommerce / apri il tuo shop / sito e commerce / ecショップ / ネット販売 / ショップ開設',
    words:
      'abandoned cart* / storefront / merchants / catalogue / händler / bestellungen / commandes / vendre en ligne / carrito / vender online / carrinho / lojistas / carrello / vendere / 受注 / 出品 / checkout / cart / seller* / conversion* / shipping labels / payments / templates / marketplace / launch your store / verkaufen / warenkorb / versandetiketten / kasse / panier / paiements / catálogo / pagos / pagamentos / catalogo / pagamenti / 出店 / カート / 売れる / online store / online stores / webshop* / web shop* / e shop / tienda en línea / loja online / shop online / 通販 / onlineshops / e boutique / vendita online / ネット通販 / tienda virtual / e commerce',
    scenes: [
      'A shopping cart and a laptop in an office',
      'A woman with a laptop and a box in a living room',
      'A box and a laptop on a table in a kitchen',
      'A man with a parcel in a workshop',
      'Boxes in a warehouse',
    ],
  },
  {
    thing: 'shelf',
    theme: 'daylight',
    names:
      'inventory software / inventory management / stock management / warehouse management / stock control / barcode scanner* / inventory app / lagerverwaltung* / bestandsverwaltung / inventursoftware / lagersoftware / barcodescanner / gestion de stock / gestion des stocks / logiciel d entrepôt / gestion d entrepôt / gestión de inventario / control de inventario / control de stock / gestión de almacén / controle de estoque / gestão de estoque / gestão de armazém / gestione magazzino / gestione del magazzino / software magazzino / 在庫管理 / 倉庫管理 / 棚卸 / inventory tracking / inventory control / inventory system / stock software / stock app / stock taking / stocktaking / stocktake / stock levels / wms / warehouse software / barcode scanning / barcode software / asset tracking / lagersystem* / lagerbestand / lagerbestände / warenbestand / inventur app / inventur software / bestandsführung / bestandskontrolle / gestion d inventaire / logiciel de stock / logiciel d inventaire / suivi de stock / suivi des stocks / inventaire en ligne / logiciel de gestion de stock / inventarios / software de inventario / control de existencias / gestión de stock / gestión de inventarios / control de almacén / software de almacén / toma de inventario / controle de inventário / software de estoque / sistema de estoque / gestão de stocks / gestão de inventário / app de estoque / controle de stock / inventario di magazzino / gestione scorte / controllo scorte / gestione inventario / software inventario / software per magazzino / 在庫管理システム / 在庫管理アプリ / 在庫管理ソフト / 入出庫管理 / バーコード管理',
    words:
      'inventory / sku / out of stock / reorder* / barcode* / stocktak* / shelves / bestand / inventur* / rupture / inventaire* / existencias / inventario / almacén / estoque / inventário / código de barras / scorte / giacenz* / 在庫 / 欠品 / stock / scan / scans / counting / warehouse / shelf / overstock* / low stock / bins / stockroom / spreadsheet / artikel / regal / zählen / nachbestell* / ausverkauft / fehlbestand / scannen / stocks / entrepôt / réassort / scanner / ruptures / étagère* / artículos / bodega / escanear / estantes / faltantes / estoques / itens / armazém / prateleira* / ruptura / scorta / articoli / scaffal* / codice a barre / conteggio / 在庫数 / 入荷 / バーコード / 発注',
    scenes: [
      'A manager with a tablet in a warehouse',
      'Boxes on a shelf in a warehouse',
      'A tablet on a table in a warehouse',
      'A pallet in a warehouse',
    ],
  },
  {
    thing: 'thermostat',
    theme: 'midnight',
    names:
      'smart home / smart thermostat* / smart lighting / home automation / smart plug* / voice assistant device* / hausautomation / smarthome* / smarte thermostat* / heizkörperthermostat* / maison connectée / domotique / thermostat connecté / thermostats connectés / domótica / hogar inteligente / termostato inteligente / casa inteligente / automação residencial / casa intelligente / domotica / termostato intelligente / スマートホーム / smart homes / smart heating / smart light* / smart speaker* / smart device* / connected home / connected thermostat* / home automation system* / intelligent home / automated home / smart door lock* / smart blinds / smart home system* / intelligentes zuhause / smarte heizung / smarte lampen / smartes zuhause / gebäudeautomation / smartes türschloss / smarte steckdose* / maison intelligente / objets connectés maison / serrure connectée / prise connectée / prises connectées / éclairage connecté / volets connectés / hogares inteligentes / luces inteligentes / cerradura inteligente / termostatos inteligentes / automatización del hogar / enchufe inteligente / vivienda inteligente / casas inteligentes / lâmpada inteligente / lâmpadas inteligentes / automação de casa / tomada inteligente / domótica residencial / casa domotica / case intelligenti / luci intelligenti / serratura intelligente / automazione domestica / impianto domotico / impianti domotici / casa connessa / スマート家電 / スマートライト / スマートリモコン / スマートスピーカー / ホームオートメーション',
    words:
      'thermostat* / heating schedule / voice control / app control* / hub / routine* / motion sensor* / lampen / heizung / steuern / éclairage / chauffage / volets / luces / calefacción / persianas / luzes / lâmpada* / controle por voz / riscaldamento / tapparelle / 照明 / 家電 / lights / dim / temperature / degrees / from your phone / scenes / save heating / alexa / voice / heating bill* / schedule* / away mode / heizkosten / licht / rollladen / jalousien / per app / grad / sprachbefehl / temperatur / lumière* / degrés / à la voix / facture de chauffage / à distance / volet / temperatura / por voz / desde el móvil / grados / apaga / acende / apagar / pela voz / graus / conta de luz / luci / gradi / con la voce / bolletta / dal telefono / 温度 / 声で / 外出先 / エアコン / リモコン',
    scenes: [
      'A thermostat in a living room',
      'A smart speaker on a table in a kitchen',
      'A woman with a phone in a living room',
      'A light bulb in a living room',
      'A smart speaker in a bedroom',
    ],
  },
  {
    thing: 'dashboard',
    theme: 'midnight',
    names:
      'iot / internet of things / iot sensor* / sensor network* / wireless sensor* / remote monitoring / condition monitoring / smart meter* / data logger* / iot plattform / funksensor* / sensortechnik / messtechnik / fernüberwachung / datenlogger* / objets connectés / capteurs connectés / télésurveillance industrielle / sensores inalámbricos / monitorización remota / internet das coisas / sensores sem fio / monitoramento remoto / internet delle cose / sensori wireless / monitoraggio remoto / iotセンサー / 遠隔監視 / iot device* / iot platform* / iot solution* / iot gateway* / industrial iot / iiot / connected sensor* / connected device* / sensor data / sensor solution* / temperature sensor* / soil sensor* / vibration sensor* / water leak sensor* / predictive maintenance / smart sensor* / internet der dinge / temperatursensor* / zustandsüberwachung / vorausschauende wartung / sensornetz* / vernetzte sensoren / internet des objets / capteur connecté / capteurs sans fil / capteur sans fil / maintenance prédictive / télérelève / objets connectés industriels / supervision à distance / internet de las cosas / sensores iot / sensor inalámbrico / sensores conectados / mantenimiento predictivo / dispositivos conectados / monitoreo remoto / sensores inteligentes / telemetría industrial / sensor iot / dispositivos iot / manutenção preditiva / sensori iot / sensore iot / sensori intelligenti / dispositivi connessi / manutenzione predittiva / sensori senza fili / telecontrollo / iotデバイス / センサーネットワーク / 予知保全 / 遠隔モニタリング / スマートメーター',
    words:
      'gateway* / lora / lorawan / threshold* / battery life / firmware / humidity / telemetry / messwert* / grenzwert* / luftfeuchte / capteur* / alerte* / humidité / sensores / alertas / humedad / umidade / medição / sensori / soglia / umidità / センサー / 通知 / sensor* / alert* / alarms / temperature / vibration* / machine data / dashboard / real time / cold chain / leak* / wireless / measure* / sim / years on one battery / alarm / batterielaufzeit / echtzeit / drahtlos / maschine* / température / seuil* / temps réel / sans fil / données / vibraciones / umbral* / batería / tiempo real / inalámbric* / temperatura / limite* / bateria / tempo real / sem fio / soglie / batteria / tempo reale / senza fili / 温度 / 湿度 / 計測 / アラート / 異常 / sensoren / monitoramento em tempo',
    scenes: [
      'A dashboard on a screen in an office',
      'A technician with a tablet on a factory floor',
      'A router on a table in a workshop',
      'A thermostat in an office',
      'A satellite dish in a field',
    ],
  },
  {
    thing: 'umbrella',
    theme: 'ocean',
    names:
      'weather app* / weather station* / weather forecast* / weather sensor* / weather data / weather radar / rain radar / rain gauge* / storm alert* / wetterapp* / wetterstation* / wettervorhersage* / regenradar / wetterdienst* / regenmesser* / station météo* / prévisions météo / appli météo / pluviomètre* / météo agricole / estación meteorológica / pronóstico del tiempo / app del tiempo / pluviómetro* / estação meteorológica / previsão do tempo / app de clima / pluviômetro* / stazione meteo* / previsioni meteo / app meteo / pluviometro / 天気予報 / 気象データ / 天気アプリ / 気象観測 / weather report* / weather alert* / weather service* / weather warning* / weather map* / weather instrument* / forecast app / storm warning* / storm tracker* / frost warning* / rain forecast / hail warning* / meteorolog* / barometer app / wetterdaten / wetter app / wetterwarnung* / unwetterwarnung* / wetterbericht* / regenvorhersage / wetterradar / frostwarnung* / hagelwarnung* / bulletin météo / alerte météo / alertes météo / application météo / radar de pluie / prévision météo / météorolog* / données météo / alerta meteorológica / alertas meteorológicas / pronóstico meteorológico / previsión del tiempo / estaciones meteorológicas / datos meteorológicos / radar de lluvia / app meteorológica / alerta de chuva / alertas de tempestade / previsão meteorológica / estações meteorológicas / dados climáticos / radar de chuva / aplicativo de clima / app de previsão / bollettino meteo / allerta meteo / previsione meteo / dati meteo / radar pioggia / 気象 / 雨雲レーダー / 気象予報 / ゲリラ豪雨',
    words:
      'wind speed / anemometer* / humidity / barometer* / windgeschwindigkeit / niederschlag / météo / helada* / chuva / geada / gelo / 気温 / 降水 / 雨雲 / rain / forecast* / storm / frost / umbrella / hail / sunshine / degrees / thunder* / wind / showers / regen / sturm / gewitter* / vorhersage* / hagel / regenschirm / wolken / pluie / orage* / grêle / averse* / parapluie / prévision* / lluvia / tormenta* / viento / granizo / pronóstico / paraguas / nubes / tempestade* / vento / previsão / guarda chuva / nuvens / pioggia / grandine / previsioni / ombrello / nuvole / 雨 / 風速 / 台風 / 予報 / 傘 / weather / wetter / 天気 / meteo',
    scenes: [
      'A woman with an umbrella in the city',
      'An umbrella in a park',
      'A phone on a table in a kitchen',
      'A farmer with a phone in a field',
      'A man with an umbrella in a field',
    ],
  },
  {
    thing: 'laptop',
    theme: 'daylight',
    names:
      'video conferenc* / videoconferenc* / video meeting* / video call software / team chat / team messaging / webinar platform* / online meeting* / messenger app* / videokonferenz* / onlinemeeting* / videotelefonie / teamchat / visioconférence* / réunion en ligne / messagerie d équipe / videoconferencia* / reuniones en línea / chat de equipo / videoconferência* / reunião online / reuniões online / videoconferenz* / riunioni online / chat aziendale / web会議 / ビデオ会議 / オンライン会議 / ビジネスチャット / video chat / team messenger / business messenger / chat app for / web conferenc* / webinar software / virtual meeting* / team communication / conference call* / messaging app* / remote meeting* / screen sharing / videoanruf* / videocall* / online besprechung* / videomeeting* / webkonferenz* / webinar tool / teamkommunikation / onlinebesprechung / bildschirmfreigabe / appels vidéo / appel vidéo / réunions en ligne / messagerie d entreprise / réunions à distance / visio / partage d écran / conférence en ligne / mensajería de equipo / reunión virtual / reuniones virtuales / reuniones online / compartir pantalla / chat empresarial / chamadas de vídeo / videochamada* / reuniões virtuais / reunião virtual / chat de equipe / chat corporativo / compartilhamento de tela / mensageiro corporativo / riunione online / riunioni virtuali / chat di team / condivisione schermo / messaggistica aziendale / chiamate video / オンラインミーティング / チャットツール / 社内チャット / ウェビナー / テレビ会議',
    words:
      'screen share / remote team* / webcam* / participants / bildschirm teilen / besprechung* / stummgeschaltet / télétravail / micro coupé / teletrabajo / pantalla compartida / home office / compartilhar tela / lavoro da remoto / schermo condiviso / テレワーク / 在宅 / meeting* / mute / you re muted / unmute / camera / channels / messages / join with one click / recording / breakout room* / remote / time zones / inbox / kamera / kanäle / nachrichten / teilnehmer / homeoffice / ein klick / aufzeichn* / réunion* / caméra / canaux / à distance / un clic / enregistrement / reunion* / cámara / micrófono / mensajes / canales / reuniões / reunião / câmera / microfone / mensagens / canais / um clique / riunion* / microfono / telecamera / messaggi / canali / 画面共有 / ミュート / リモート / webinaire* / video call* / videollamada* / videochiamat* / ビデオ通話',
    scenes: [
      'A woman with headphones at a laptop in a living room',
      'A laptop on a table in a kitchen',
      'Chat bubbles in an office',
      'A laptop and headphones on a table in an office',
    ],
  },
  {
    thing: 'forklift',
    theme: 'daylight',
    names:
      'forklift* / fork lift* / pallet truck* / pallet rack* / warehouse equipment / forklift licence / forklift training / conveyor system* / intralogist* / gabelstapler* / flurförderzeug* / hubwagen / palettenregal* / lagertechnik / staplerschein* / chariot élévateur / chariots élévateurs / transpalette* / rayonnage* / carretilla elevadora / carretillas elevadoras / montacargas / transpaleta* / estanterías industriales / empilhadeira* / paleteira* / porta paletes / carrello elevatore / carrelli elevatori / muletti / transpallet / scaffalature industriali / フォークリフト / 物流機器 / パレットラック / stacker / stackers / pallet stacker* / reach truck* / lift truck* / material handling / racking system* / warehouse racking / warehouse shelving / conveyor belt* / conveyors / loading dock equipment / dock leveller* / staplervermietung / staplerservice / staplerverleih / schubmaststapler* / hochregal* / lagerregale / schwerlastregal* / förderanlage* / fördertechnik / lagereinrichtung / hochhubwagen / location de chariot* / gerbeur* / rack à palette* / racks à palettes / manutention / matériel de manutention / convoyeurs / formation cariste / élévateur frontal / élévateurs frontal / carretillas / alquiler de carretillas / apilador* / traspaleta* / racks industriales / racks para tarimas / estanterías para palets / estantería industrial / carné de carretillero / manutención / bandas transportadoras / aluguel de empilhadeira / curso de empilhadeira / transpalete* / estantes industriais / estruturas porta / porta pallets / esteiras transportadoras / movimentação de materiais / racks industriais / muletto / noleggio muletti / noleggio carrelli / patentino muletto / scaffalature / portapallet / movimentazione merci / nastri trasportatori / transpallet elettric* / 倉庫設備 / リーチリフト / ハンドリフト / コンベヤ / 物流倉庫設備',
    words:
      'pallet* / lift height / tonnes / mast / racking / counterbalance / load capacity / warehouse / hubhöhe / tragkraft / entrepôt / levage / palettes / almacén / altura / armazém / capacidade / paletes / magazzino / portata / bancali / 倉庫 / 荷役 / forks / driver licence / loading / aisle* / racks / shelves / hydraulic* / used trucks / kilo / tonnen / gabel / regal* / paletten / mietstapler / fourches / allée* / toneladas / horquillas / pasillo* / carga / palets / garfos / tonnellate / forche / corsie / carico / トン / 昇降 / 揚高 / stapler / caces / パレット',
    scenes: [
      'A forklift in a warehouse',
      'A worker with a hard hat and a forklift in a warehouse',
      'A forklift and a pallet on a factory floor',
      'A pallet in a warehouse',
    ],
  },
  {
    thing: 'typewriter',
    theme: 'daylight',
    names:
      'ghostwrit* / proofread* / copy editor* / freelance writer* / technical writer* / content writing / lektorat* / korrektorat* / ghostwriter* / werbetexter* / texterin / textagentur* / rédacteur web / rédaction web / rédactrice web / relecture et correction / correcteur professionnel / redacción de textos / corrector de textos / corrección de estilo / revisão de textos / produção de textos / correzione di bozze / correttore di bozze / correzione bozze / scrittura di testi / ライティング代行 / 校正 / 文章作成 / redactor de contenidos / redator freelance / editing service* / editing and proofreading / book editor* / manuscript editing / proof reader / proof reading / translation and editing / speech writer* / speechwriting / blog writing / blog writer* / article writing / writing service* / editor for your / texter / werbetexte / webtexte / korrekturlesen / korrekturlesung / korrekturlese* / lektor / lektorin / redenschreiber* / textbüro / texte für websites / texte schreiben lassen / bewerbung schreiben lassen / correctrice* / relecteur* / relectrice* / relecture / écrivain public / rédacteur / rédactrice / rédaction de contenu* / concepteur rédacteur / prête plume / biographe / redactor* / redacción de contenidos / corrección de textos / correctora de textos / correctores de textos / escritor fantasma / edición de textos / corrección de tesis / redacción creativa / redator* / revisor de texto* / revisors de texto* / revisão de tese / revisão de tcc / redação publicitária / correção de textos / produção de conteúdo / revisão ortográfica / revisão textual / correttore bozze / editor freelance / scrittore ombra / revisione testi / redazione testi / redazione di testi / correzione testi / testi per siti / correzione tesi / コピーライター / コピーライティング / 記事作成 / 原稿作成 / 校閲 / ゴーストライター / 文章校正 / リライト',
    words:
      'commas / grammar / manuscript* / blog posts / word count / tippfehler / komma / fautes / orthographe / ortografía / gramática / artigos / ortografia / refusi / grammatica / 誤字 / copywrit* / typo* / words / sentence* / spelling / punctuation / texts / writer / writing / edit / editor* / thesis / paragraph* / cover letter / rewrite* / texte / wörter / satz / sätze / rechtschreibung / kommas / manuskript* / bachelorarbeit* / normseite* / texte* / mots / phrase* / coquilles / virgule* / manuscrit* / textos / palabras / frases / comas / erratas / tesis / palavras / vírgula* / tcc / erros de português / testi / parole / frasi / virgol* / manoscritt* / tesi / errori di battitura / 文章 / 原稿 / 句読点 / 読みやす / editing / correcteur*',
    scenes: [
      'A typewriter on a table in a living room',
      'A pencil and paper on a table in an office',
      'A writer with a typewriter in an office',
      'A pen and a notebook on a table in a cafe',
      'A woman with a laptop in a library',
    ],
  },
  {
    thing: 'vrHeadset',
    theme: 'midnight',
    names:
      'virtual reality / augmented reality / vr headset* / vr training / vr studio* / ar glasses / mixed reality / vr brille* / vr training* / virtuelle realität / réalité virtuelle / réalité augmentée / casque vr / realidad virtual / realidad aumentada / gafas de realidad / realidade virtual / realidade aumentada / óculos de realidade / realtà virtuale / realtà aumentata / visore vr / vrゴーグル / 仮想現実 / 拡張現実 / vr glasses / vr goggles / vr experience* / vr game* / vr arcade* / vr simulat* / vr room* / vr app* / vr content / ar app / immersive training / immersive experience* / metaverse / metaversum / 3d simulation / virtual training / vr erlebnis* / vr schulung* / ar brille* / datenbrille* / virtuelle welten / vr arena / vr spiel* / formation vr / formation en réalité / lunettes vr / lunettes de réalité / expérience vr / jeux vr / salle vr / métavers / casques vr / gafas vr / experiencia vr / formación vr / juegos vr / sala vr / metaverso / entrenamiento vr / cascos de realidad / óculos vr / experiência vr / treinamento vr / treinamento em realidade / jogos vr / arena vr / visori vr / visori di realtà / esperienza vr / formazione vr / giochi vr / occhiali vr / vr体験 / メタバース / vrトレーニング / vrコンテンツ / arグラス / バーチャルリアリティ / virtual reality arcade / virtual reality experience / vr park* / vr center / virtual reality erlebnis / vr room / vr lounge / vr halle / arcade vr / centro vr / vrゲーム / vr施設 / vrアーケード',
    words:
      'vr / xr / headset* / simulation* / virtual / 360 / haptic* / avatar* / immersif / inmersiv* / simulación / imersiv* / simulação / visore / simulazione / 没入 / 仮想 / immersive / immersion / controllers / 3d / worlds / motion sickness / put on / step inside / simulator* / train without risk / walkthrough* / eintauchen / welten / gefahrlos / begehen / begehbar / casque / casques / simulateur* / mondes / sans risque / en 3d / inmersión / simulador* / mundos / sin riesgo / imersão / sem risco / em 3d / visori / immersiv* / mondi / senza rischi / in 3d / バーチャル / ゴーグル / シミュレーション / virtual tour* / visite virtuelle / visites virtuelles / tour virtual / tour virtuali / recorrido virtual / recorridos virtuales / virtuelle rundgänge / zombie* / virtuell* / gafas / óculos / free roam / free roaming / other worlds / motion tracking / multiplayer / goggles / dragons / arena / shooter / brille / raum / mitspieler / erleben / immergé* / casque* / aventure virtuelle / plongez / multijoueur / sumérgete / multijugador / casco / visor / mergulhe / jogadores / immergiti / multigiocatore / 体感 / 異世界 / 360度 / 冒険',
    scenes: [
      'A VR headset on a table in an office',
      'A woman with a VR headset in an office',
      'A VR headset on a table in a living room',
      'A VR headset on a table in a workshop',
      'A man with virtual reality goggles in a gym',
    ],
  },
  {
    thing: 'toilet',
    theme: 'volt',
    names:
      'portable toilet* / portable loo* / portaloo* / porta potty / porta potties / toilet hire / loo hire / toilet rental* / luxury loos / restroom trailer* / mobiltoilette* / mobile toilette* / mietklo* / miettoilette* / toilettenwagen / toilettenvermietung / toilettes mobiles / toilettes sèches / location de toilettes / toilettes de chantier / wc de chantier / baños portátiles / sanitarios portátiles / alquiler de baños / banheiro químico / banheiros químicos / bagno chimico / bagni chimici / noleggio bagni / bagni mobili / 仮設トイレ / 簡易トイレ',
    words:
      'loo / loos / restroom* / urinal* / queue for the toilet / klo / klos / toiletten / sanitärcontainer / toilettes / sanitaires / aseos / banheiros / sanitários / bagni / トイレカー',
    scenes: [
      'A tent in a field',
      'A toilet in a bathroom',
      'A builder with a clipboard at a building site',
      'A van in a field',
    ],
  },
  {
    thing: 'tent',
    theme: 'daylight',
    names:
      'marquee hire / marquee rental* / wedding marquee* / party tent* / tent rental* / tent hire / event tent* / festzelt* / partyzelt* / zeltverleih* / zeltvermietung* / location de chapiteau / location de chapiteaux / location de barnum / location de barnums / location de tente / location de tentes / tente de réception / tentes de réception / alquiler de carpas / carpas para eventos / carpas para bodas / aluguel de tendas / tendas para eventos / tendas para festas / tensostruttur* / noleggio gazebo / noleggio tendoni / テントレンタル / イベントテント / テント設営',
    words:
      'marquee* / under canvas / canvas / guests / bestuhlung / bierzeltgarnitur* / zelt / zelte / chapiteau* / barnum* / carpa / carpas / invitados / tendas / convidados / gazebo / tendone / 天幕',
    scenes: [
      'A couple in front of a tent in a field',
      'A tent in a field',
      'A table in a garden',
      'A woman in a suit in front of a tent in a garden',
    ],
  },
  {
    thing: 'camera',
    theme: 'blush',
    names:
      'photo booth* / photobooth* / selfie booth* / selfie station* / fotobox* / fotoautomat* / photomaton* / borne photo / bornes photo / fotomatón / fotocabina* / photocall con / cabine de fotos / cabine fotográfica / totem fotográfico / totem de fotos / cabina fotografica / cabina per foto / フォトブース / 証明写真機 / プリクラ',
    words:
      'photo strip* / instant print* / guest book / silly hats / sofortdruck / gästebuch / requisiten / impression instantanée / livre d or / impresión al instante / álbum de firmas / impressão na hora / plaquinhas / stampa immediata / その場でプリント',
    scenes: [
      'Two women in front of a camera on a tripod in a garden',
      'A camera on a tripod in a garden',
      'Friends laugh in a garden',
      'A couple in front of a camera on a tripod in a garden',
    ],
  },
  {
    thing: 'coins',
    theme: 'ember',
    names:
      'pawnbrokers / pawnbroking / pawn shop* / pawnshop* / pawn loan* / pfandleih* / pfandhaus* / leihhaus* / prêt sur gage / prêt sur gages / prêteur sur gages / mont de piété / crédit municipal / casa de empeño / casas de empeño / monte de piedad / empeños / casa de penhor / penhor de joias / penhores / monte dei pegni / monte di pietà / banco dei pegni / prestito su pegno / credito su pegno / 質屋',
    words:
      'pawnbroker / pawn / cash today / cash for gold / beleihen / beleihung / sofort bargeld / gage / gages / empeñ* / efectivo en el / penhor / penhora* / dinheiro na hora / pegno / pegni / contanti subito / 質入れ / 質預かり',
    scenes: [
      'A woman with a watch in a boutique',
      'Coins on a table in a boutique',
      'A watch on a table in a boutique',
      'A man with a ring in a boutique',
    ],
  },
  {
    thing: 'vase',
    theme: 'daylight',
    names:
      'auctioneer* / auction house* / auction room* / live auction / online auction* / antiques auction* / next auction / our auction* / auktionshaus* / auktionshäuser / auktionator* / versteigerung* / kunstauktion* / vente aux enchères / ventes aux enchères / hôtel des ventes / commissaire priseur / commissaires priseurs / casa de subastas / subasta / subastas / casa de leilões / leilão / leilões / leiloeir* / casa d aste / asta online / aste online / all asta / オークション / 競売',
    words:
      'auction / bid / bids / bidder* / bidding / hammer price / free valuation* / auktion / auktionen / gebote / mitbieten / einlieferung* / enchère* / adjugé* / commissaire / estimation gratuite / puja / pujas / pujar / martillo / lances / lance inicial / arrematar / battitore / base d asta / offerte d asta / 入札 / 落札',
    scenes: [
      'A man in a suit with a microphone on a stage',
      'A vase on a table in a museum',
      'A woman in front of a painting in a museum',
      'A man in a suit with a vase in an office',
    ],
  },
  {
    thing: 'ticket',
    theme: 'volt',
    names:
      'lottery / lotteries / national lottery / scratch card* / scratchcard* / lotto spielen / lotterie* / rubbellos* / eurojackpot / loterie* / jeu à gratter / jeux à gratter / tickets à gratter / euromillions / lotería / loterías / décimo de lotería / décimos de lotería / euromillones / cupón de la once / loteria / loterias / mega sena / raspadinha* / lotteria / lotterie / gratta e vinci / superenalotto / 宝くじ / ロト6 / ロト7',
    words:
      'jackpot / winning numbers / draw on / play responsibly / lotto / ziehung / gewinnzahlen / tippschein* / spielen ab 18 / loto / tirage de / gros lot / cagnotte / bote / bote de / el gordo / décimo / acumulado / apostas / dezenas / jackpot di / montepremi / estrazione / 一等 / 当せん / キャリーオーバー',
    scenes: [
      'A man with a ticket in the city',
      'A ticket on a table in a kitchen',
      'A woman laughs in a kitchen',
      'A couple in a kitchen',
    ],
  },
  {
    thing: 'briefcase',
    theme: 'daylight',
    names:
      'career coach* / career coaching / career counsel* / cv writing / cv writer* / resume writing / resume writer* / interview coach* / outplacement / karrierecoach* / karriereberat* / bewerbungscoach* / bewerbungsservice / bewerbungsmappe* / bewerbungsfoto* / coach de carrière / bilan de compétences / bilans de compétences / rédaction de cv / coaching carrière / coach de carrera / coaching de carrera / orientación laboral / mejorar tu currículum / coach de carreira / mentoria de carreira / transição de carreira / orientação profissional / consulente di carriera / consulenza di carriera / bilancio di competenze / キャリアコーチ / キャリア相談 / キャリアカウンセリング',
    words:
      'your cv / your resume / cover letter* / job interview* / career change / salary negotiation / vorstellungsgespräch* / anschreiben / lettre de motivation / entretien d embauche / reconversion / entrevista de trabajo / cambio de carrera / entrevista de emprego / lettera di presentazione / colloquio di lavoro / 職務経歴書 / 面接対策',
    scenes: [
      'A woman with a folder in an office',
      'A man in a suit with a briefcase in the city',
      'A woman at a laptop in a living room',
      'A briefcase on a table in an office',
    ],
  },
  {
    thing: 'letters',
    theme: 'ocean',
    names:
      'email marketing / e mail marketing / email campaign* / newsletter software / newsletter tool* / newsletter platform* / newsletter builder* / marketing automation / newsletter versand / emailing / emailings / logiciel d emailing / campagne d emailing / campagnes d emailing / e mailing / campañas de email / plataforma de newsletter / campanhas de e mail / disparo de e mail / ferramenta de e mail / software per newsletter / piattaforma newsletter / campagne email / メール配信 / メルマガ配信 / メールマーケティング',
    words:
      'newsletter* / open rate* / subject line* / mailing list* / inbox / unsubscribe* / öffnungsrate* / betreffzeile* / posteingang / taux d ouverture / boîte de réception / tasa de apertura / bandeja de entrada / taxa de abertura / caixa de entrada / tasso di apertura / casella di posta / 開封率 / 件名',
    scenes: [
      'A woman at a laptop in an office',
      'Envelopes on a table in an office',
      'A laptop on a table in an office',
      'A man with an envelope in an office',
    ],
  },
  {
    thing: 'car',
    theme: 'ocean',
    names:
      'windscreen* / windshield* / auto glass / autoglass* / car glass / autoglas* / windschutzscheibe* / steinschlag* / scheibentausch / scheibenwechsel / pare brise / vitrage automobile / vitrage auto / parabrisas / lunas de coche / lunas del coche / cristales para autos / parabrisa / para brisa / vidros automotivos / parabrezza / vetri auto / cristalli auto / フロントガラス / 自動車ガラス',
    words:
      'stone chip* / chip repair* / chipped / frontscheibe / teilkasko* / kaskoversicherung / bris de glace / impact sur / luneta / impacto en la / trinca / trincado / scheggia* / crepa / 飛び石 / ひび割れ',
    scenes: [
      'A mechanic in front of a car in a garage',
      'A car in a garage',
      'A car in a car park',
      'A woman in a car',
    ],
  },
  {
    thing: 'tree',
    theme: 'daylight',
    names:
      'genealog* / généalog* / family tree* / family history / ahnenforsch* / familienforschung / stammbaum erstellen / familienstammbaum / arbre généalogique / árbol genealógico / genealóg* / árvore genealógica / albero genealogico / 家系図 / 先祖調査 / ルーツ探し',
    words:
      'ancestor* / ancestry / great grandmother / great grandfather / great grandparents / birth record* / census / vorfahren / kirchenbuch / kirchenbücher / urgroßvater / urgroßmutter / ancêtre* / aïeul* / arrière grand / état civil / antepasado* / bisabuel* / apellido / antepassado* / bisav* / sobrenome / antenat* / bisnonn* / cognome / 先祖 / 戸籍',
    scenes: [
      'An old woman with a book in a living room',
      'A tree in a field',
      'A grandmother with a girl in a living room',
      'A book on a table in a library',
    ],
  },
  {
    thing: 'videocassette',
    theme: 'ember',
    names:
      'digitise your tapes / digitize your tapes / digitise your memories / digitize your memories / digitising old / digitizing old / tape transfer / vhs to / vhs transfer / cine film transfer / slide scanning / photo scanning / vhs digitalisier* / videos digitalisieren / kassetten digitalisieren / dias digitalisieren / dias scannen / schmalfilm* / super 8 digitalisieren / numériser vos photos / numérisation vhs / numérisation de photos / numérisation de films / cassettes vhs / digitalizar vhs / pasar vhs / digitalizar cintas / digitalizar fotos / digitalización de cintas / digitalização de fitas / digitalizar fitas / fitas vhs / digitalizzazione vhs / digitalizzare vhs / riversamento / riversare vhs / ビデオダビング / ダビング / ネガスキャン / 8ミリフィルム',
    words:
      'vhs / super 8 / betamax / camcorder* / home movies / videokassette* / dias / diapo* / caméscope* / bobines / cintas / diapositiva* / videocámara / fitas / filmadora / videocassett* / diapositive / ビデオテープ',
    scenes: [
      'A grandmother laughs on a sofa in a living room',
      'A videocassette on a table in a living room',
      'A film projector on a table in a living room',
      'A couple at a laptop in a living room',
    ],
  },
  {
    thing: 'piggyBank',
    theme: 'ocean',
    names:
      'pension plan* / pension pot* / private pension* / workplace pension* / personal pension* / pensions / retirement plan* / retirement saving* / retirement account* / altersvorsorge* / rentenlücke* / privatrente* / private rente / betriebsrente* / riester* / épargne retraite / préparer sa retraite / préparer votre retraite / préparez votre retraite / plan de pensiones / planes de pensiones / plan de jubilación / ahorro para la jubilación / previdência privada / plano de previdência / planejar a aposentadoria / fondo pensione / fondi pensione / previdenza complementare / pensione integrativa / 個人年金 / 老後資金 / イデコ / ideco',
    words:
      'retire / retirement / nest egg / pensioner* / ruhestand / rente / gesetzliche rente / retraite / jubilación / jubilarte / jubilarse / aposentadoria / inss / aposentar / pensione / tfr / 年金 / 老後 / 積立',
    scenes: [
      'An old couple on a bench in a park',
      'A piggy bank on a table in a living room',
      'An old couple on a beach',
      'Coins on a table in a kitchen',
    ],
  },
  {
    thing: 'card',
    theme: 'midnight',
    names:
      'no annual fee / without an annual fee / credit card for / credit card with / new credit card / rewards card* / travel credit card / kreditkarte ohne / kreditkarte mit / kostenlose kreditkarte / beste kreditkarte / carte de crédit sans / carte bancaire sans / carte bancaire gratuite / carte premium / tarjeta de crédito sin / tarjeta sin comisiones / tarjeta sin anualidad / cartão de crédito sem / cartão sem anuidade / sem anuidade / anuidade zero / carta di credito senza / carta senza canone / carta a canone zero / 年会費無料 / 年会費永年無料',
    words:
      'credit card* / annual fee / cashback / lounge access / air miles / airmiles / apr representative / jahresgebühr / kreditkarte* / abheben / carte bancaire / carte de crédit / retraits / tarjeta de crédito / anualidad / cartão de crédito / anuidade / milhas / carta di credito / canone / prelievi / クレジットカード / マイル / ポイント還元',
    scenes: [
      'A woman with a bank card in a boutique',
      'A bank card on a table in a cafe',
      'A man with a bank card in a restaurant',
      'A card reader on a table in a cafe',
    ],
  },
  {
    thing: 'bed',
    theme: 'volt',
    names:
      'student accommodation / student housing / student room* / student flat* / student hall* / student apartment* / student residence* / halls of residence / studentenwohnheim* / studierendenwohnheim* / studentenzimmer* / studentenapartment* / studentenwohnung* / wg zimmer / résidence étudiante / résidences étudiantes / logement étudiant / logements étudiants / chambre étudiante / residencia de estudiantes / residencias de estudiantes / residencia universitaria / piso de estudiantes / pisos para estudiantes / colegio mayor / moradia estudantil / residência estudantil / residência universitária / república estudantil / residenza universitaria / studentato / studentati / stanze per studenti / alloggi per studenti / 学生寮 / 学生マンション / 学生会館',
    words:
      'bills included / lectures / campus / roommate* / flatmate* / housemate* / term time / warmmiete / mitbewohner* / hörsaal / colocation / colocataire* / charges comprises / compañeros de piso / gastos incluidos / colegas de quarto / contas incluídas / coinquilin* / spese incluse / 一人暮らし / 食事付き',
    scenes: [
      'A student with a box in a bedroom',
      'A desk with a monitor in a bedroom',
      'A bed in a bedroom',
      'Students in a kitchen',
    ],
  },
  {
    thing: 'tower',
    theme: 'daylight',
    names:
      'office space to / office space for / offices to let / office to let / offices for rent / warehouse space / warehouse to let / warehouse for lease / commercial property / commercial properties / commercial real estate / commercial space / business park* / gewerbeimmobilie* / gewerbefläche* / gewerbepark* / bürofläche* / büros zu vermieten / büro zu vermieten / lagerhalle* / hallenfläche* / immobilier d entreprise / immobilier de bureau / bureaux à louer / locaux commerciaux / entrepôt à louer / oficinas en alquiler / alquiler de oficinas / locales comerciales / nave industrial / naves industriales / imóveis comerciais / imóvel comercial / sala comercial / salas comerciais / galpão logístico / galpões / immobili commerciali / uffici in affitto / capannone / capannoni / 貸事務所 / 貸オフィス / オフィス移転',
    words:
      'to let / loading dock* / square feet / sq ft / tenants / provisionsfrei / quadratmeter bürofläche / laderampe* / bail commercial / metros cuadrados / parque empresarial / metros quadrados / locação / affittasi / metri quadri / 賃料 / 坪単価',
    scenes: [
      'A skyscraper in the city',
      'A woman in a suit with a folder in an office',
      'A pallet in a warehouse',
      'A man in a suit with a contract in an office',
    ],
  },
  {
    thing: 'shoppingBag',
    theme: 'meadow',
    names:
      'rescue food / food rescue / surplus food / food waste app* / surprise bag* / lebensmittel retten / essen retten / lebensmittelrettung / foodsaving / überraschungstüte* / panier surprise / paniers surprise / paniers anti gaspi / panier anti gaspi / anti gaspi / antigaspi / pack sorpresa / packs sorpresa / salva comida / salvar comida / sacola surpresa / sacolas surpresa / salvar alimentos / salva cibo / salvare il cibo / app contro lo spreco / フードロス削減 / 食品ロス削減',
    words:
      'unsold / leftovers / before closing / food waste / lebensmittelverschwendung / wegwerfen / invendu* / gaspillage / gaspiller / desperdicio* / sobras / excedente* / desperdício* / invendut* / spreco / sprechi / 売れ残り / 食品ロス / フードロス',
    scenes: [
      'A woman with a shopping bag in a bakery',
      'A shopping bag on a table in a bakery',
      'A woman with a phone in the city',
      'Bread on a table in a bakery',
    ],
  },
  {
    thing: 'phoneChat',
    theme: 'volt',
    names:
      'classified ads / classifieds / second hand app* / secondhand app* / resale app* / sell your stuff / buy and sell app* / kleinanzeige* / gebrauchtes verkaufen / secondhand app / petites annonces / petite annonce / appli de seconde main / app de segunda mano / aplicación de segunda mano / anuncios clasificados / vende lo que no usas / classificados / app de usados / desapega / desapegue / annunci gratuiti / annunci di usato / app per vendere / vendere usato / フリマアプリ / 不用品を売 / 地元掲示板',
    words:
      'listing / listings / declutter* / haggle / inserieren / inserat / inserate / gebraucht / annonce gratuite / seconde main / segunda mano / regatear / desapego / usados / segunda mão / usato / annuncio gratis / 出品 / 不用品',
    scenes: [
      'A woman with a phone in a bedroom',
      'Boxes in a living room',
      'A phone on a table in a living room',
      'A man with a box on a doorstep',
    ],
  },
  {
    thing: 'magnifying-glass-tilted-left',
    theme: 'volt',
    names:
      'price comparison / compare prices / comparison site* / comparison website* / preisvergleich* / vergleichsportal* / tarifvergleich* / tarifrechner / comparateur* / comparez les prix / comparer les prix / comparador de / comparador online / compara precios / comparar precios / comparador de preços / comparar preços / compare preços / comparatore di / confronta prezzi / confronta i prezzi / confronto prezzi / confronta le tariffe / 価格比較 / 比較サイト / 料金比較',
    words:
      'compare / cheapest / vergleichen / günstigste* / billigste* / comparez / comparer / moins cher / comparar / compara / más barato / mais barato / confronta / confrontare / più economic* / 最安値',
    scenes: [
      'A woman at a laptop in a kitchen',
      'A magnifying glass on a table in an office',
      'A man with a tablet in a living room',
      'A shopping bag on a table in a kitchen',
    ],
  },
  {
    thing: 'receipt',
    theme: 'volt',
    names:
      'cashback app* / cash back app* / coupon app* / coupons app / cashback on / cashback site* / cashback from / discount app* / gutscheinportal* / gutschein app / coupon app / cashback portal* / cashback auf / cashback bei / appli de cashback / cashback sur / bons de réduction / cashback en / app de cupones / cupones descuento / cashback em / app de cupons / cupons e cashback / dinheiro de volta / cashback su / app di coupon / app cashback / クーポンアプリ / ポイントサイト / ポイ活 / レシート買取',
    words:
      'cashback / coupon / coupons / scan the receipt / your receipt* / kassenbon* / ticket de caisse / bon de réduction / cupón / cupones / cupom / cupons / scontrino / scontrini / buoni sconto / レシート / ポイント還元',
    scenes: [
      'A woman with a shopping cart in a supermarket',
      'Till receipts on a table in a kitchen',
      'A woman with a phone in a supermarket',
      'Coins on a table in a kitchen',
    ],
  },
  {
    thing: 'teddy',
    theme: 'blush',
    names:
      'babysitter* / baby sitter* / babysitting / childminder* / child minder* / nanny / nannies / au pair* / tagesmutter / tagesmütter / tageseltern / kindertagespflege / leihoma* / kinderfrau / nounou* / assistante maternelle / assistantes maternelles / garde d enfant / garde d enfants / niñera* / cuidado de niños / cuidadora de niños / babá / babás / ベビーシッター',
    words:
      'sitter* / date night / background checked / school run / kinderbetreuung / kinder betreuen / sortie d école / cuidadora* / ama de / cuidar das crianças / badare ai bambini / 子ども預かり / 保育士',
    scenes: [
      'A woman with a teddy bear in a nursery',
      'A teddy bear in a nursery',
      'A woman reads a book to a girl in a bedroom',
      'A girl with a teddy bear in a living room',
    ],
  },
  {
    thing: 'telephone',
    theme: 'ocean',
    names:
      'helpline* / crisis line* / suicide prevention / suicide hotline* / domestic abuse / domestic violence / women s shelter* / women s refuge / telefonseelsorge / krisentelefon* / hilfetelefon* / sorgentelefon* / kummertelefon* / frauenhaus* / häusliche gewalt / häuslicher gewalt / gewalt gegen frauen / ligne d écoute / numéro d écoute / violences conjugales / violences faites aux femmes / prévention du suicide / teléfono de la esperanza / línea de ayuda / violencia de género / prevención del suicidio / violência doméstica / violência contra a mulher / prevenção do suicídio / telefono amico / centro antiviolenza / violenza domestica / violenza sulle donne / いのちの電話 / 相談ダイヤル / dv相談',
    words:
      'anonymous* / confidential / not alone / someone listens / someone who listens / anonym / vertraulich / nicht allein / gratuit et anonyme / anonyme / confidentiel / anónimo / anónima / confidencial / anônimo / sigilo / anonimo / riservato / 匿名 / ひとりで悩ま',
    scenes: [
      'A woman on the phone in a living room',
      'A rotary phone on a table in a living room',
      'A woman by a window in a bedroom',
      'A man on the phone in an office',
    ],
  },
];
