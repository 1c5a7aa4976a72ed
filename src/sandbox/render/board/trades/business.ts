import type { Trade } from './trade';

export const business: readonly Trade[] = [
  {
    thing: 'car',
    theme: 'daylight',
    names:
      'driving school* / driving lesson* / driving instructor* / learner driver* / driving test / fahrschul* / fahrlehrer* / fahrstunde* / auto école* / moniteur auto / autoescuela* / autoescola* / autoscuola* / scuola guida / 教習所 / 自動車学校',
    words:
      'theory test / three point turn / parallel parking / l plates / clutch / dual controls / mock test / bay parking / führerschein / theorieprüfung / einparken / permis de conduire / carnet de conducir / examen práctico / carteira de motorista / habilitação / esame di guida / foglio rosa / 運転免許 / 仮免',
    scenes: [
      'A woman in a car',
      'A car with traffic cones on a road',
      'Traffic cones in a car park',
      'A driving instructor with a clipboard in a car park',
    ],
  },
  {
    thing: 'car',
    theme: 'volt',
    names:
      'car dealer* / car dealership* / used cars / second hand cars / autohaus / autohändler* / gebrauchtwagen* / jahreswagen / concessionnaire auto* / voitures d occasion / véhicules d occasion / concesionario* / coches de ocasión / coches de segunda / carros usados / carros seminovos / concessionária de veículos / concessionaria auto / auto usate / 中古車 / カーディーラー',
    words:
      'test drive / mileage / trade in / full service history / hatchback / part exchange / one owner / suv / probefahrt / inzahlungnahme / kilometerstand / essai routier / kilométrage / prueba de conducción / kilometraje / quilometragem / chilometri / usato garantito / 試乗 / 下取り',
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
      'car repair* / auto repair* / car mechanic* / mot test / car servicing / tyre fitting / tyre change / tire change / kfz werkstatt* / autowerkstatt* / kfz meister* / autoreparatur* / reifenwechsel* / garagiste* / garage automobile / mécanicien auto / carrosserie auto / taller mecánico / talleres mecánicos / mecánico de coches / oficina mecânica / auto center / autofficina / autofficine / cambio gomme / meccanico auto / carrozzeria / 自動車整備 / 車検 / タイヤ交換',
    words:
      'brake pads / oil change / exhaust / scratches / timing belt / engine light / clutch / spark plugs / bremsen / ölwechsel / inspektion / auspuff / hauptuntersuchung / vidange / freins / contrôle technique / frenos / cambio de aceite / itv / freios / troca de óleo / freni / cambio olio / tagliando / オイル交換 / ブレーキ',
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
      'haulage / haulier* / freight forward* / freight compan* / trucking company / logistics company / logistics provider / road freight / spedition* / speditionen / logistikunternehmen / logistikdienstleister* / fuhrunternehmen / transporteur routier / société de transport / transport routier / transitaire / empresa de transporte / transporte de mercancías / operador logístico / transportadora* / transporte de cargas / autotrasport* / spedizioniere / trasporto merci / 運送会社 / 運送業 / 物流',
    words:
      'freight / logistics / lorry / lorries / hgv / pallets / consignment / full load / tail lift / lkw / fracht* / ladung / sattelzug / camions / fret / semi remorque / camiones / flete / caminhões / camion / rimorchio / トラック / 配送',
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
      'moving company / moving companies / removal company / removal companies / removals firm* / house removals / office removals / house movers / moving boxes / man and van / umzugsunternehmen / umzugsfirma / umzugshelfer* / umzugskarton* / möbelpacker* / déménageur* / déménagement* / cartons de déménagement / mudanza* / empresa de mudanças / caminhão de mudança / traslochi / ditta di traslochi / 引越 / 引っ越し',
    words:
      'moving day / movers / removals / removal van / packing / unpack / bubble wrap / third floor / umzug* / halteverbot / kartons / möbellift / cartons / monte meubles / emballage / embalaje / cajas / mudança* / encaixotar / trasloco / scatoloni / 荷造り / 新居',
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
      'law firm* / solicitor* / attorney* / legal advice / rechtsanwalt* / rechtsanwält* / rechtsberatung* / fachanwalt* / fachanwält* / anwaltskanzlei* / cabinet d avocats / avocat en droit / avocate* / abogad* / bufete de abogados / despacho de abogados / advogad* / escritório de advocacia / advocacia / avvocat* / studio legale / 弁護士 / 法律事務所',
    words:
      'lawsuit* / dismissal / severance / divorce / litigation / custody / compensation claim / unfair dismissal / kanzlei / abfindung / kündigungsschutz / scheidung / mandanten / avocat / licenciement / tribunal / despido / demanda / juicio / processo trabalhista / indenização / divórcio / ricorso / risarcimento / separazione / 離婚 / 相続 / 訴訟 / lawyer*',
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
      'accountant* / accounting firm* / tax advis* / tax consultant* / tax return* / tax preparation / bookkeeper* / bookkeeping / steuerberat* / steuererklärung* / steuerkanzlei / lohnsteuerhilfe* / buchhaltungsbüro / bilanzbuchhalter* / expert comptable / experts comptables / cabinet comptable / déclaration d impôts / asesoría fiscal / asesor fiscal / gestoría / contador público / escritório de contabilidade / imposto de renda / commercialista / dichiarazione dei redditi / studio commercialista / 税理士 / 確定申告 / 会計事務所',
    words:
      'tax / taxes / deduction* / annual accounts / tax refund / payroll / year end / receipts / steuer* / finanzamt / jahresabschluss / belege / impôts / comptabilité / tva / impuestos / contabilidad / hacienda / impostos / contabilidade / contabilità / partita iva / 経理 / 節税 / 領収書',
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
      'invoicing / accounting software / expense report* / expense management / rechnungsprogramm* / rechnungssoftware / buchhaltungssoftware / e rechnung* / spesenabrechnung* / reisekostenabrechnung* / logiciel de facturation / logiciel comptable / facturation électronique / notes de frais / facturación electrónica / software de facturación / programa de facturación / notas fiscais / nota fiscal / emissor de notas / fatturazione / fattura elettronica / fatture / software gestionale fatture / 請求書 / 会計ソフト / 経費精算',
    words:
      'invoice* / expenses / unpaid / due date / bank feed / paid on time / receipts / buchhaltung / mahnung* / angebote schreiben / relance* / facturas / gastos / cobros / fatura* / cobrança / boletos / solleciti / scadenze / preventivi / 見積書 / 入金 / 経理',
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
      'payroll / payslip* / hr software / human resources software / lohnabrechnung* / gehaltsabrechnung* / personalsoftware / personalverwaltung / logiciel de paie / bulletins de paie / fiche de paie / logiciel rh / nóminas / software de nóminas / software de rrhh / folha de pagamento / holerite* / software de rh / buste paga / busta paga / software hr / 給与計算 / 給与明細 / 人事労務',
    words:
      'salaries / wages / absences / time off / leave requests / sick days / löhne / gehälter / urlaubsantrag / krankmeldung / salaires / congés / vacaciones / salarios / ausencias / salários / férias / colaboradores / stipendi / ferie / dipendenti / 給料 / 勤怠 / 年末調整',
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
      'savings bank* / savings account* / current account* / credit union* / online banking / mobile banking / digital bank / bank account* / building society / sparkasse* / volksbank* / girokonto* / tagesgeld* / sparkonto* / bankfiliale* / compte bancaire / banque en ligne / livret d épargne / compte courant / cuenta bancaria / cuenta de ahorro / caja de ahorros / banca online / conta corrente digital / conta poupança / banco digital / conto corrente / conto deposito / 信用金庫 / 貯金 / genossenschaftsbank* / banque coopérative / cooperativa de crédito / cooperativas de crédito / cooperativa de ahorro / credito cooperativo / 信用組合',
    words:
      '銀行 / bank / banking / savings / interest rate / overdraft / debit card / standing order / account fees / zinsen / kontoführung / banque / épargne / agios / banco / ahorros / comisiones / poupança / tarifas bancárias / banca / risparmi / interessi / 口座 / 金利 / 預金',
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
      'mortgage* / home loan* / personal loan* / bridging loan* / loan broker* / remortgag* / baufinanzierung* / immobilienkredit* / ratenkredit* / baukredit* / kreditvermittl* / bausparen / bausparvertrag / bausparkasse* / prêt immobilier / crédit immobilier / courtier en prêt* / crédit consommation / hipoteca* / préstamo personal / préstamos personales / financiamento imobiliário / empréstimo pessoal / crédito imobiliário / mutuo casa / mutui / prestiti personali / prestito personale / 住宅ローン / カードローン',
    words:
      'loan* / lender* / repayment* / interest rate / fixed rate / credit check / kredit* / zinsbindung / tilgung / eigenkapital / schufa / mensualité* / taux / préstamo* / tipo de interés / empréstimo* / prestito / rata / tasso / ローン / 返済 / 金利',
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
      'investment fund* / wealth management / asset management / financial advis* / stock trading / pension fund* / etf / robo advisor* / index fund* / vermögensverwaltung / finanzberat* / altersvorsorge / wertpapierdepot / aktiendepot / sparplan / gestion de patrimoine / conseiller financier / plan épargne retraite / assurance vie / gestión de patrimonios / asesor financiero / fondos de inversión / assessoria de investimentos / fundos de investimento / consulente finanziario / fondi comuni / gestione patrimoniale / 資産運用 / 投資信託 / 証券会社',
    words:
      'portfolio / dividends / retirement / compound interest / stock market / aktien / fonds / rendite / rente / bourse / retraite / acciones / jubilación / ações / rendimento / aposentadoria / azioni / borsa / pensione / 老後',
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
      'bitcoin* / crypto* / blockchain / ethereum / stablecoin* / kryptowährung* / kryptobörse* / cryptomonnaie* / criptomoneda* / criptomoeda* / criptovalut* / 仮想通貨 / 暗号資産 / ビットコイン',
    words:
      'wallet / token / tokens / seed phrase / cold storage / staking / ledger / börse / plateforme d échange / monedero / corretora / carteira digital / portafoglio digitale / 取引所',
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
      'safe deposit box* / gold dealer* / gold bullion / gold bars / buy gold / bullion dealer* / schließfach* / goldankauf / goldhändler* / goldbarren / edelmetallhändler* / coffre fort* / achat d or / lingot* / caja fuerte / cajas de seguridad / compro oro / lingotes / cofre de aluguel / compra de ouro / barras de ouro / cassetta di sicurezza / cassette di sicurezza / lingotti / 貸金庫 / 金買取',
    words:
      'bullion / vault / ounce / precious metals / carat / edelmetall* / tresor / unze / métaux précieux / onza / ouro / cofre / oncia / 純金 / 金庫',
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
      'insurer* / insurance broker* / insurance agent* / versicherer / haftpflicht* / compagnie d assurance / assureur* / courtier en assurance* / mutuelle d assurance / aseguradora* / correduría de seguros / corredor de seguros / seguradora* / corretora de seguros / corretor de seguros / assicurator* / polizza assicurativa / 保険代理店 / 損害保険 / 保険会社 / insurance compan* / insurance polic* / insurance quote* / insurance claim* / business insurance / liability insurance / versicherungsmakler* / versicherungsagentur* / versicherungsvertreter* / versicherungsschutz / compañía de seguros / agente de seguros / compagnia assicurativa / agenzia assicurativa',
    words:
      'deductible / insurance / versicherung* / assurances / assicurazion* / liability / underinsured / claims handl* / premiums / public liability / indemnity / professional liability / schadenregulierung / selbstbeteiligung / versichert / sinistres / responsabilité civile / assurés / siniestros / póliza / responsabilidad civil / sinistros / apólice / responsabilidade civil / polizza / polizze / responsabilità civile / 保険 / 補償',
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
      'car insurance / auto insurance / motor insurance / vehicle insurance / no claims bonus / kfz versicherung* / autoversicherung* / kaskoversicherung* / vollkasko / teilkasko / assurance auto* / seguro de coche / seguro de auto / seguros de coche / seguro auto / seguro de carro / seguro automóvel / assicurazione auto / polizza auto / rc auto / 自動車保険',
    words:
      'collision / bumper / breakdown cover / windscreen / third party / young drivers / unfall / schadenfreiheitsklasse / werkstatt / bonus malus / bris de glace / accidente / a todo riesgo / terceros / colisão / guincho / incidente / sinistro / 事故 / 等級',
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
      'travel insurance / trip insurance / travel health insurance / reiseversicherung* / auslandskrankenversicherung* / reiserücktritt* / assurance voyage / assurance annulation / seguro de viaje / seguro de viajes / seguro viagem / assicurazione viaggio / polizza viaggio / 旅行保険',
    words:
      'cancellation / lost luggage / medical bills abroad / delayed flight / baggage / repatriation / abroad / backpackers / gepäck / ausland / stornierung / rapatriement / bagages / annulation / equipaje / cancelación / extranjero / bagagem / bagaglio / annullamento / estero / 海外旅行 / 手荷物',
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
      'pet insurance / dog insurance / cat insurance / horse insurance / tierversicherung* / hundeversicherung* / tierkrankenversicherung* / hundehaftpflicht* / op versicherung / assurance chien / assurance chat / assurance animaux / mutuelle chien / mutuelle animaux / seguro para mascotas / seguro de mascotas / seguro para perros / seguro pet / assicurazione cane / assicurazione animali / assicurazione gatto / ペット保険 / plano pet',
    words:
      'pet / pets / vet bill* / vet fees / paws / swallowed / dog / cat / puppy / surgery / tierarzt* / haustier* / vierbeiner / vétérinaire / animal / mascota* / veterinari* / veterinári* / cachorro / cane / zampe / ペット / 動物病院',
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
      'home insurance / house insurance / flood insurance / homeowners insurance / contents insurance / renters insurance / landlord insurance / hausratversicherung* / wohngebäudeversicherung* / elementarversicherung* / gebäudeversicherung* / elementarschaden* / assurance habitation / assurance inondation / seguro de hogar / seguro contra inundaciones / seguro de inundación / seguro residencial / seguro contra enchentes / assicurazione casa / polizza casa / 火災保険 / 地震保険 / 水害保険',
    words:
      'storm damage / burst pipe / burglary / fire damage / high water / hochwasser / starkregen / rückstau / sturmschaden / inondation* / dégâts des eaux / tempête / inundaci* / riada / incendio / enchente* / vendaval / incêndio / alluvione / grandine / 洪水 / 台風',
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
      'life insurance / income protection / disability insurance / critical illness cover / funeral plan / risikolebensversicherung* / lebensversicherung* / berufsunfähigkeit* / sterbegeldversicherung* / assurance décès / assurance vie / contrat prévoyance / seguro de vida / seguros de vida / seguro de decesos / assicurazione sulla vita / polizza vita / 生命保険 / 収入保障',
    words:
      'beneficiary / loved ones / payout / breadwinner / orphan / term life / death benefit / hinterbliebene / todesfall / absichern / bénéficiaire* / proches / prévoyance / beneficiario* / fallecimiento / seres queridos / beneficiário* / falecimento / entes queridos / beneficiari* / decesso / 遺族 / 死亡保障',
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
      'health insurance / dental insurance / medical insurance / private health cover / krankenversicherung* / krankenkasse* / zahnzusatzversicherung* / krankenzusatzversicherung* / complémentaire santé / mutuelle santé / assurance maladie / seguro médico / seguro de salud / seguros de salud / plano de saúde / planos de saúde / convênio médico / assicurazione sanitaria / polizza sanitaria / 医療保険 / 健康保険 / がん保険',
    words:
      'copay* / in network / private room / consultant / prescriptions / premiums / specialist / waiting lists / chefarzt / einzelzimmer / beitrag / remboursement* / tiers payant / hospitalisation / copagos / cuadro médico / hospitalización / rede credenciada / carência / internação / rimborso / ricovero / visite specialistiche / 入院 / 通院',
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
      'bicycle insurance / bike insurance / e bike insurance / fahrradversicherung* / e bike versicherung* / assurance vélo / seguro de bicicleta / seguro para bicicletas / seguro bike / assicurazione bici / polizza bici / 自転車保険',
    words:
      'bicycle theft / fahrrad / stolen / gestohlen / diebstahl / bike theft / stolen bike / bike lock / e bike / theft cover / frame number / cargo bike / fahrraddiebstahl / fahrradschloss / vol de vélo / antivol / robo de bicicleta / candado / roubo de bike / cadeado / furto bici / lucchetto / 自転車 / 盗難',
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
      'mobile app / mobile apps / app store / app developer* / app development / handy app / smartphone app / app entwickl* / application mobile / applications mobiles / développement d applications / aplicación móvil / aplicaciones móviles / desarrollo de apps / aplicativo de celular / desenvolvimento de aplicativos / applicazione mobile / sviluppo app / スマホアプリ / アプリ開発',
    words:
      'push notification* / ios / android / widget / in app / home screen / herunterladen / benachrichtigung* / aplicación / notificaciones / aplicativo / notificações / scarica / notifiche',
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
      'shift plan* / shift planning / shift schedul* / staff rota / duty roster* / roster app / staff scheduling / employee scheduling / swap shifts / schichtplan* / dienstplan* / personaleinsatzplanung / planning du personnel / plannings du personnel / gestion des plannings / cuadrante de turnos / gestión de turnos / planificador de turnos / escala de trabalho / gestão de turnos / escalas de plantão / turni di lavoro / gestione turni / pianificazione turni / シフト管理 / シフト表 / シフト作成',
    words:
      'roster / overtime / understaffed / sick call / early shift / frühschicht / überstunden / vertretung / horaires / remplaçant* / équipes / turnos / horas extra / folgas / plantões / straordinari / シフト',
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
      'command line / cli tool / developer tool* / npm install / pip install / cargo install / brew install / go install / gem install / npx / docker / kubernetes / github / gitlab / postgres* / terraform / devops / linter* / softwareentwickler* / softwareentwicklung / développeur web / développeurs web / développement logiciel / desarrolladores / desarrollo de software / desenvolvedores / desenvolvimento de software / sviluppatori / sviluppo software / コマンドライン / 開発者 / エンジニア向け',
    words:
      'cli / sql / sdk / apis / yaml / json / merge / pull request* / deploy* / flaky / stack trace / repo / developers / python / typescript / open source / build fails / debug* / rollback / localhost / entwickler / schnittstelle / développeurs / base de données / código / base de datos / banco de dados / デプロイ / コード / オープンソース',
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
      'software as a / saas / erp system* / erp software / business software / unternehmenssoftware / branchensoftware / warenwirtschaft* / logiciel de gestion / logiciel métier / progiciel* / programa de gestión / software de gestión / sistema de gestão / software de gestão / software gestionale / gestionale / 業務ソフト / クラウドサービス / 業務システム',
    words:
      'software / workflow* / browser / plugin* / integration* / user accounts / schnittstellen / logiciel / plateforme / tableau de bord / painel / piattaforma / cruscotto / ソフト / クラウド / 自動化',
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
      'crm / crm software / sales pipeline / customer relationship management / lead management / business intelligence / data analytics / kpi dashboard* / vertriebssoftware / kundenverwaltung / datenanalyse / logiciel crm / tableaux de bord / analyse de données / análisis de datos / gestión de clientes / análise de dados / gestão de clientes / gestione clienti / analisi dei dati / 顧客管理 / データ分析 / 営業支援',
    words:
      'follow up* / forecast / quota / sales team / churn / metrics / charts / kundendaten / vertrieb / auswertung* / prospects / commerciaux / indicateurs / ventas / embudo / clientes potenciales / vendas / funil / indicadores / vendite / trattative / 商談 / 分析',
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
      'cyber security / cybersecurity / cyber attack* / password manager* / antivirus / ransomware / phishing / vpn / penetration test* / data breach* / it sicherheit / cybersicherheit / passwortmanager* / virenschutz / datenschutzbeauftragt* / cybersécurité / gestionnaire de mots / ciberseguridad / gestor de contraseñas / segurança da informação / cibersegurança / gerenciador de senhas / sicurezza informatica / sicurezza delle password / セキュリティソフト / 情報セキュリティ / パスワード管理 / ウイルス対策',
    words:
      'password* / hacker* / hacked / encrypt* / firewall* / malware / breach / two factor / leak* / vulnerabilit* / passwort / passwörter / verschlüssel* / mot de passe / mots de passe / contraseña* / cifrado / senha* / criptograf* / crittograf* / パスワード / 暗号化 / 不正アクセス',
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
      'ai assistant* / ai chatbot* / chatbot* / ai agent* / artificial intelligence / machine learning / ai tool* / large language model* / ki assistent* / ki agent* / künstliche intelligenz / ki gestützt* / intelligence artificielle / assistant ia / agent conversationnel / inteligencia artificial / asistente de ia / inteligência artificial / assistente de ia / intelligenza artificiale / assistente ia / 人工知能 / チャットボット / 生成ai / aiアシスタント',
    words:
      'prompts / llm / gpt / copilot / summari* / hallucinat* / drafts replies / voice assistant / trained on / ki / sprachmodell* / zusammenfass* / ia / résum* / asistente / assistente / riassun* / 要約 / 自動応答',
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
      'budgeting app* / budget app* / budget planner* / budget tracker* / expense tracker* / spending tracker* / haushaltsbuch* / budgetplaner* / finanz app / ausgaben tracker / appli de budget / application de budget / gestion de budget / app de presupuesto / control de gastos / finanzas personales / controle de gastos / controle financeiro / app de finanças / finanças pessoais / gestione delle spese / budget familiare / finanza personale / 家計簿',
    words:
      'spending / overdraft / save up / envelopes / groceries / kontostand / ausgaben / taschengeld / dépenses / découvert / fin du mois / gastos / fin de mes / despesas / fim do mês / spese / stipendio / fine mese / 支出 / 節約 / 給料日',
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
      'to do list* / to do app* / todo app* / task manager* / task management / project management / kanban / productivity app* / aufgabenverwaltung / aufgabenliste* / projektmanagement* / projektplanung* / gestion de projet* / gestion des tâches / liste de tâches / gestión de proyectos / gestión de tareas / lista de tareas / gestão de projetos / gestão de tarefas / lista de tarefas / gestione progetti / gestione dei progetti / gestione attività / プロジェクト管理 / タスク管理 / todoリスト',
    words:
      'backlog / milestone* / assignee / gantt / sticky notes / aufgaben / meilenstein* / tâches / jalons / tareas / plazos / entregas / tarefas / prazos / タスク / 締め切り / 進捗',
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
      'note taking / notes app* / note app* / notetaking / markdown notes / meeting notes / knowledge base / notiz app* / notizapp* / notizen app / wissensdatenbank* / prise de notes / application de notes / aplicación de notas / tomar notas / app de notas / bloco de notas / app per appunti / prendere appunti / メモアプリ / ノートアプリ / 議事録',
    words:
      'notebook* / jot* / scribble* / backlinks / handwriting / notizen / notizbuch / mitschrift* / carnets / bloc notes / apuntes / cuaderno / anotações / caderno / appunti / taccuino',
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
      'navigation app* / map app* / maps app* / route planner* / hiking map* / offline map* / satnav / sat nav / gps device* / gis software / geodata / cartograph* / navigationsgerät* / navi app / routenplaner* / wanderkarte* / kartendienst* / offline karten / application de navigation / planificateur d itinéraire* / cartographie / navegador gps / mapas sin conexión / planificador de rutas / app de mapas / mapas offline / planejador de rotas / app di navigazione / mappe offline / navigatore satellitare / 地図アプリ / カーナビ / 地図データ',
    words:
      'maps / gps / turn by turn / detour* / traffic jam* / waypoint* / contour lines / coordinates / landkarte* / umleitung / stau / cartes / itinéraire* / rutas / desvíos / trajeto* / mappe / percors* / 地図 / ルート / 渋滞',
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
      'booking software / booking system* / appointment scheduling / appointment booking / online booking system / scheduling app* / calendar app* / booking page / buchungssystem* / terminbuchung* / terminplaner* / onlinebuchung* / terminvereinbarung online / logiciel de réservation / prise de rendez / agenda en ligne / réservation en ligne / sistema de reservas / agenda online / software de reservas / citas online / sistema de agendamento / agendamento online / sistema di prenotazione / software di prenotazione / prenotazioni online / 予約システム / 予約管理 / 日程調整',
    words:
      'no show* / double booked / time slot* / calendar sync / cancellations / absagen / kalender / créneau* / annulations / recordatorio* / huecos / agendamentos / horários vagos / lembretes / promemoria / appuntament* / 空き状況',
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
      'time tracking / timesheet* / time clock* / time recording / billable hours / zeiterfassung* / stundenzettel* / stechuhr* / arbeitszeiterfassung* / suivi du temps / feuille de temps / pointeuse* / badgeuse* / control horario / registro horario / fichaje* / hojas de horas / controle de ponto / ponto eletrônico / registro de ponto / rilevazione presenze / timbratura* / foglio ore / 勤怠管理 / 打刻 / タイムカード',
    words:
      'clock in / clock out / overtime / hours worked / stopwatch / tracked / billed / arbeitszeit* / überstunden / stempeln / heures sup / pointage / horas extras / jornada / fichar / banco de horas / bater ponto / straordinari / timbrare / 勤務時間 / 出勤',
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
      'web hosting / cloud hosting / cloud storage / data center* / data centre* / server hosting / vps / managed hosting / online backup* / cloud backup* / webhosting* / rechenzentrum / rechenzentren / cloudspeicher* / serverhosting / datensicherung* / hébergement web / hébergeur web / stockage en ligne / centre de données / sauvegarde en ligne / alojamiento web / centro de datos / almacenamiento en la / copias de seguridad / hospedagem de sites / armazenamento em nuvem / data center / spazio cloud / hosting web / レンタルサーバー / データセンター / クラウドストレージ / バックアップ',
    words:
      'server* / uptime / hosting / backup* / bandwidth / terabyte* / downtime / racks / gigabyte* / speicherplatz / rechner / ausfallsicher* / serveur* / hébergement / données / servidor* / nube / respaldo / nuvem / hospedagem / servidores / nuvola / サーバー / クラウド',
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
      'data recovery / it support / it services / it service provider* / managed services / computer repair* / laptop repair* / pc repair* / phone repair* / screen repair* / systemhaus / it systemhaus / it dienstleister* / datenrettung* / pc reparatur* / handyreparatur* / computerhilfe / laptop reparatur* / dépannage informatique / réparation ordinateur* / infogérance / récupération de données / réparation téléphone* / soporte informático / reparación de ordenadores / reparación de móviles / reparación de celulares / recuperación de datos / assistência técnica celular / suporte de ti / conserto de celular / conserto de notebook / assistenza informatica / riparazione pc / riparazione computer / riparazione smartphone / 修理 パソコン / パソコン修理 / スマホ修理 / データ復旧',
    words:
      'cracked screen / hard drive* / helpdesk / slow computer / virus / printer problems / ssd / festplatte* / rechner / netzwerk / disque dur / écran cassé / ordinateur* / disco duro / pantalla rota / ordenador* / tela quebrada / disco rígido / computador* / disco fisso / schermo rotto / パソコン / 画面割れ',
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
      'security guard* / security company / security service* / security firm / night watch* / door supervisor* / event security / alarm system* / burglar alarm* / security camera* / cctv / video surveillance / sicherheitsdienst* / wachdienst* / werkschutz / objektschutz / alarmanlage* / videoüberwachung* / agent de sécurité / agents de sécurité / gardiennage / système d alarme / vidéosurveillance / télésurveillance / vigilantes de seguridad / empresa de seguridad / sistema de alarma / videovigilancia / segurança patrimonial / sistema de alarme / videomonitoramento / empresa de vigilância / vigilanza privata / sistema di allarme / videosorveglianza / antifurto casa / 警備員 / 警備会社 / 防犯カメラ',
    words:
      'burglar* / break in / patrol* / intruder* / motion sensor* / guards / control room / trespass* / einbruch* / einbrecher* / bewegungsmelder* / cambriolage* / alarme / intrusion* / robos / alarma / intrusos / assalto / invasão / ladri / allarme / intrusi / 防犯 / 侵入 / 巡回',
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
      'recruitment agency / recruiter* / recruiting / staffing agency / temp agency / job board* / job portal* / job fair / head hunter* / headhunt* / we are hiring / now hiring / we re hiring / personalvermittl* / zeitarbeit* / personaldienstleister* / stellenanzeige* / stellenangebot* / jobbörse* / jobmesse* / wir stellen ein / cabinet de recrutement / agence d intérim / offre d emploi / offres d emploi / nous recrutons / on recrute / ofertas de empleo / oferta de empleo / bolsa de empleo / estamos contratando / vagas de emprego / vaga de emprego / agência de empregos / recrutamento e seleção / agenzia per il / agenzia interinale / offerte di lavoro / offerta di lavoro / lavora con noi / 求人 / 人材派遣 / 採用情報 / 転職 / career fair* / careers fair* / jobs fair* / ausbildungsmesse* / berufsmesse* / karrieremesse* / salon de l emploi / forum de l emploi / feria de empleo / feira de empregos / fiera del lavoro / 合同説明会 / 就職フェア',
    words:
      'hiring / career* / applicant* / candidate* / cv / resume / salary / permanent contract / quereinsteiger* / karriere / festanstellung / gehalt / candidature* / postule* / empleo / vacante* / currículum / contrata / vagas / currículo / clt / assunzion* / candidatur* / contratto / 採用 / 応募 / 履歴書',
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
      'truck driver* / lorry driver* / hgv driver* / cdl driver* / trucker* / owner operator* / delivery driver jobs / driver jobs / lkw fahrer* / berufskraftfahrer* / kraftfahrer* / kraftfahrerin / fernfahrer* / chauffeur poids lourd* / chauffeurs routiers / conducteur routier* / conducteurs routiers / camionero* / chófer de camión / conductor de camión / caminhoneiro* / motorista de caminhão / motorista carreteiro / camionist* / autista di camion / autisti patente / トラック運転手 / トラックドライバー / ドライバー募集',
    words:
      'home weekends / class a / per diem / long haul / sign on bonus / cpc / tacho* / nahverkehr / fernverkehr / führerschein ce / ladung / permis ce / découchage / nuitées / tráiler / ruta nacional / carné c / carreta / cnh e / patente c / trasferte / cqc / 大型免許 / 長距離',
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
      'warehouse job* / warehouse worker* / warehouse operative* / order picker* / forklift driver* / forklift operator* / lagerist* / lagermitarbeiter* / lagerhelfer* / kommissionierer* / staplerfahrer* / gabelstaplerfahrer* / cariste* / préparateur de commandes / préparateurs de commandes / magasinier* / mozo de almacén / carretillero* / preparador de pedidos / operador de empilhadeira / auxiliar de logística / ajudante de armazém / magazzinier* / carrellist* / addetto al magazzino / 倉庫スタッフ / ピッキング / フォークリフト免許',
    words:
      'warehouse / packing / shift bonus / forklift / early shift / steel toe / schichtzulage / staplerschein / kommissionierung / entrepôt / caces / intérim / almacén / turnos / carretilla / armazém / empilhadeira / magazzino / patentino / 倉庫 / 時給 / 軽作業',
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
      'broadband / fibre internet / fiber internet / full fibre / internet provider* / internet service provider* / home internet / wifi router* / mesh wifi / glasfaser* / internetanschluss* / internetanbieter* / dsl tarif* / breitband* / fibre optique / box internet / fournisseur d accès / fibra óptica / internet en casa / proveedor de internet / internet residencial / plano de internet / provedor de internet / fibra ottica / internet casa / connessione fibra / 光回線 / インターネット回線 / プロバイダー',
    words:
      'mbit / mbps / gigabit / buffering / router* / streaming / landline / wlan / megabit / surfen / débit / connexion / fibre / velocidad / megas / fibra / roteador / banda larga / banda ultralarga / modem / giga / 回線 / 速度',
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
      'mobile plan* / mobile network* / phone plan* / phone contract* / sim only / sim card* / esim / prepaid sim / mobile data / mobilfunk* / handytarif* / handyvertrag* / simkarte* / prepaid tarif* / forfait mobile / forfaits mobiles / opérateur mobile / carte sim / tarifa móvil / tarifas móviles / línea móvil / operador móvil / tarjeta sim / plano de celular / planos de celular / operadora de celular / chip pré pago / offerta mobile / offerte mobile / operatore mobile / scheda sim / 格安スマホ / 格安sim / 携帯料金 / モバイル回線',
    words:
      'roaming / gb / gigabyte* / 5g / keep your number / unlimited data / datenvolumen / rufnummer* / flatrate* / allnet / gigas / appels illimités / itinérance / datos ilimitados / llamadas / portabilidad / ligações ilimitadas / portabilidade / giga / minuti illimitati / ギガ / データ容量 / 通話',
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
      'satellite internet / satellite dish* / satellite tv / satellite phone* / radio mast* / cell tower* / phone mast* / antenna install* / satelliteninternet / satellitenschüssel* / satellitenanlage* / funkmast* / internet par satellite / antenne parabolique / antenniste* / internet por satélite / antena parabólica / antenista* / internet via satélite / internet satellitare / antennista / antenna parabolica / 衛星インターネット / 衛星放送 / アンテナ工事',
    words:
      'satellite* / antenna* / orbit / remote areas / sat tv / satellit* / empfang / parabole / réception / antena* / señal / satélite / sinal / segnale / antenne / アンテナ / 受信',
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
      'ev charger* / ev charging / car charger* / car charging / charge point* / chargepoint* / charging station* / charging point* / wallbox* / wall box* / ladestation* / ladesäule* / ladepunkt* / ladeinfrastruktur* / borne de recharge / bornes de recharge / recharge électrique / punto de recarga / puntos de recarga / cargador para coche / carregador para carro / estação de recarga / pontos de recarga / colonnina di ricarica / colonnine di ricarica / ricarica elettrica / 充電スタンド / 充電器 ev / 充電設備',
    words:
      'electric car* / kwh / kilowatt* / plug in / electric vehicle* / charge overnight / elektroauto* / e auto* / voiture électrique / recharger / coche eléctrico / enchufe / carro elétrico / tomada / auto elettrica / ricarica / 電気自動車 / 充電',
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
      'petrol station* / gas station* / filling station* / service station* / fuel card* / diesel fuel / fuel price* / tankstelle* / tankkarte* / station service / stations service / carte carburant / gasolinera* / estación de servicio / estaciones de servicio / tarjeta de combustible / posto de gasolina / postos de combustível / posto de combustível / stazione di servizio / distributore di benzina / carta carburante / benzinaio / gasolio / ガソリンスタンド / 給油',
    words:
      'fuel / petrol / gasoline / diesel / unleaded / gallon / octane / fill up / benzin / tanken / sprit / carburant / essence / gazole / gasolina / repostar / combustible / etanol / abastecer / tanque / benzina / rifornimento / carburante / ガソリン / 軽油 / 灯油',
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
      'point of sale / pos system* / pos terminal* / pos software / card payment* / card reader* / card terminal* / card machine* / contactless payment* / payment terminal* / payment provider* / payment gateway* / payment link* / till system* / cash register* / kassensystem* / kartenzahlung* / kartenterminal* / kartenlesegerät* / registrierkasse* / terminal de paiement / paiement par carte / paiements par carte / paiement sans contact / logiciel de caisse / caisse enregistreuse / datáfono* / terminal punto de / pago con tarjeta / pagos con tarjeta / caja registradora / pasarela de pago / maquininha* / maquinha de cartão / pagamentos com cartão / registratore di cassa / registratori di cassa / pagamenti con carta / lettore di carte / キャッシュレス / レジアプリ / レジシステム / 決済端末',
    words:
      'transaction fee* / payout / receipts / contactless / pay at table / kasse* / kontaktlos / trinkgeld / caisse / encaisser / sans contact / cobrar / tarjeta* / cartão / cassa / scontrino / bancomat / レジ / 決済 / お会計',
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
      'translation agency / translation service* / translation software / sworn translation* / certified translation* / interpreters / interpreting service* / software localization / subtitling / übersetzer* / übersetzung* / dolmetsch* / untertitelung / traducteur* / traductrice* / agence de traduction / traduction assermentée / traductions / interprète de conférence / interprètes / sous titrage / traductor* / traducciones / traducción jurada / agencia de traducción / intérpretes / tradutor* / tradução juramentada / traduções / legendagem / traduttor* / traduzion* / interpreti / sottotitolazione / 翻訳 / 通訳',
    words:
      'native speaker* / multilingual / interpreter / localis* / localiz* / glossary / sprachen / muttersprachler* / beglaubigt* / langues / bilingue / traduction / nativos / traducción / tradução / línguas / lingue / madrelingua / 多言語 / 英訳',
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
      'print shop* / printing shop* / printing company / printing house / printing service* / printworks / digital printing / offset printing / large format print* / letterpress / copy shop* / business cards / flyer printing / printer ink / druckerei* / digitaldruck* / offsetdruck* / großformatdruck* / copyshop* / visitenkarte* / druckerpatrone* / imprimerie* / imprimeur* / impression numérique / impression offset / cartes de visite / imprenta* / impresión digital / impresión offset / tarjetas de visita / tarjetas de presentación / gráfica rápida / impressão digital / cartões de visita / impressão offset / tipografia / stampa digitale / stampa offset / biglietti da visita / 印刷会社 / 名刺 / 印刷所 / 印刷通販 / toner cartridge*',
    words:
      'printing / catalogue* / drucken / broschüren / plakate / flyers / dépliants / affiches / folletos / carteles / panfletos / folhetos / cartazes / volantini / manifesti / 印刷 / チラシ / パンフレット',
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
      'web agency / web agencies / web design* / web studio / website builder* / website maker / website design* / web developer* / digital agency / seo agency / seo consultant* / internetagentur* / webagentur* / webdesign* / website erstell* / suchmaschinenoptimierung / homepage baukasten / agence web / agence digitale / création de site* / référencement naturel / agencia web / agencia digital / diseño web / posicionamiento seo / agência digital / criação de sites / desenvolvimento de sites / agenzia web / realizzazione siti / creazione siti / ホームページ制作 / ホームページ作成 / web制作 / seo対策 / diseño de páginas',
    words:
      'web page* / seo / domain / wordpress / search results / responsive / online presence / redesign / webseite* / suchergebnis* / site internet / site web / référencement / página web / dominio / buscadores / domínio / motori di ricerca / ホームページ / サイト',
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
      'graphic design* / logo design* / logo maker* / design studio* / design agency / branding agency / brand identity / ux design* / ui design* / grafikdesign* / grafiker* / logogestaltung / designbüro* / corporate design / graphiste* / création de logo* / identité visuelle / agence de design / diseño gráfico / diseñadora gráfica / diseñador gráfico / diseño de logo / estudio de diseño / identidad visual / design gráfico / criação de logo* / identidade visual / designer gráfico / grafica pubblicitaria / studio grafico / creazione logo / identità visiva / デザイン事務所 / ロゴ制作 / グラフィックデザイン / freelance illustrator* / diseñadores gráficos',
    words:
      'typeface / colour palette / mockup* / vector / rebrand* / farbpalette / entwürfe / charte graphique / maquette* / tipografía / boceto* / paleta / rascunho / paleta de cores / bozz* / caratteri / フォント',
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
      'marketing agency / marketing agencies / advertising agency / advertising agencies / ad agency / creative agency / pr agency / public relations agency / social media agency / social media manag* / influencer marketing / werbeagentur* / marketingagentur* / kreativagentur* / pr agentur* / newsletter tool / agence de communication / agence marketing / agence de publicité / agence de presse / agencia de publicidad / agencia de marketing / agencia de comunicación / agência de marketing / agência de publicidade / agenzia pubblicitaria / agenzia di comunicazione / agenzia di marketing / 広告代理店 / マーケティング支援 / sns運用',
    words:
      'brand awareness / click rate / subscribers / reichweite / publicité / abonnés / seguidores / anúncios / 集客',
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
      'outdoor advertising / digital signage / sign maker* / signmaker* / signwriter* / shop signs / vehicle wrap* / außenwerbung / plakatwerbung / werbetechnik* / schilderherstell* / schildermacher* / leuchtreklame* / fahrzeugbeschriftung* / affichage publicitaire / panneaux publicitaires / enseigniste* / enseignes lumineuses / publicidad exterior / vallas publicitarias / rótulos luminosos / rotulación de vehículos / mídia exterior / comunicação visual / fachadas e letreiros / cartelloni pubblicitari / insegne luminose / affissioni pubblicitarie / 看板製作 / 屋外広告 / デジタルサイネージ',
    words:
      'poster site* / signage / hoarding* / roadside / passers by / window graphics / illuminated / schilder / beschriftung* / vitrophanie / vallas / letrero* / letreiro* / faixas / insegn* / striscion* / vetrofani* / 看板 / 広告塔',
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
      'promotional product* / promotional item* / promotional gift* / branded merchandise / corporate gift* / business gift* / custom mugs / printed mugs / merch for companies / werbeartikel* / werbemittel* / werbegeschenk* / firmengeschenk* / streuartikel* / objets publicitaires / cadeaux d entreprise / goodies personnalisés / objet publicitaire / regalos de empresa / regalos corporativos / artículos promocionales / merchandising personalizado / brindes personalizados / brindes corporativos / gadget personalizzati / regali aziendali / oggetti promozionali / ノベルティ / 販促品 / 記念品',
    words:
      'printed pens / mugs / lanyards / giveaway* / usb sticks / engraved / kugelschreiber / tassen / bedruckt / gravur / stylos / tote bag / bolígrafos / tazas / camisetas / canetas / canecas / brindes / penne / tazze / borracce / ボールペン / マグカップ',
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
      'market research / survey tool* / online survey* / customer survey* / opinion poll* / mystery shopp* / focus group* / customer feedback software / marktforschung* / umfragetool* / onlineumfrage* / kundenbefragung* / mitarbeiterbefragung* / étude de marché / études de marché / sondage en ligne / enquête de satisfaction / institut de sondage / estudio de mercado / investigación de mercados / encuestas online / encuestas de satisfacción / pesquisa de mercado / pesquisa de satisfação / ricerca di mercato / ricerche di mercato / sondaggi online / indagini di mercato / 市場調査 / アンケート / マーケティングリサーチ',
    words:
      'questionnaire* / respondent* / poll / insights / nps / sample size / fragebogen / umfrage* / teilnehmer / sondage* / questionnaire / encuesta* / cuestionario* / encuestados / questionário* / respondentes / pesquisa / sondagg* / questionari* / intervistati / 回答 / 調査',
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
      'notary / notary public / notaries / notaris* / notariz* / will writing / probate / estate planning / conveyanc* / power of attorney / notar / notare / notarin / notariat* / notariell* / vorsorgevollmacht* / notaire* / étude notariale / acte notarié / notario / notarios / notaría* / notaria / tabelião* / tabeliães / cartório* / notaio / notai / studio notarile / atto notarile / rogito* / 公証 / 司法書士 / 遺言書 / testamentsvollstreck* / testament verfassen / write your will / make your will / make a will / living will* / nachlassplanung / patientenverfügung* / rédiger son testament / rédiger votre testament / testament en ligne / testamento vital / testamento online / fazer um testamento / planejamento sucessório / testamento biologico / pianificazione successoria / 家族信託',
    words:
      'deed* / last will / inheritance / certified copy / heirs / executor* / grundschuld / erbvertrag / beurkund* / vollmacht* / succession / héritage / donation / herencia / escritura* / herederos / herança / reconhecimento de firma / inventário / eredità / successione / eredi / 相続 / 登記',
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
      'dating app* / dating site* / dating coach* / online dating / speed dating / dating event* / singles night* / singles event* / matchmaker* / matchmaking agency / partnervermittlung* / partnerbörse* / singlebörse* / dating portal* / singles kennenlernen / site de rencontre* / sites de rencontre* / rencontres amoureuses / rencontres sérieuses / appli de rencontre* / agence matrimoniale / citas en línea / app de citas / citas rápidas / buscar pareja / agencia matrimonial / namoro online / app de namoro / site de namoro / incontri online / incontri per single / agenzia matrimoniale / 婚活 / マッチングアプリ / 結婚相談所',
    words:
      'singles / first date / soulmate / ghosted / flirt* / butterflies / verlieb* / erstes date / traumpartner* / célibataires / âme sœur / coup de foudre / solteros / media naranja / solteiros / alma gêmea / paquera / anima gemella / appuntamento / 恋人 / 出会い',
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
      'taxi / taxis / taxicab* / minicab* / mini cab / cab company / ride hailing / ride hail / airport transfer* / airport shuttle* / chauffeur service / limousine service / taxizentrale* / taxiruf* / taxiunternehmen* / taxi app / flughafentransfer* / fahrdienst* / chauffeurservice / chauffeur vtc / vtc / transfert aéroport / transferts aéroport / taxista* / traslado al aeropuerto / traslados al aeropuerto / chófer privado / motorista de aplicativo / motorista particular / táxi / táxis / corrida por aplicativo / tassista / tassisti / noleggio con conducente / transfer aeroporto / タクシー / 配車アプリ',
    words:
      'pick you up / curb / fahrgast* / fahrpreis* / chauffeur / prise en charge / conductor / carrera / corrida / motorista / passageiro* / corsa / autista / tariffa / 送迎 / 乗車',
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
      'car rental* / car hire / rent a car / rental car* / hire car* / van hire / van rental* / car sharing / carsharing / car share / carpool* / car pool* / car subscription* / car leasing / vehicle leasing / minibus hire / autovermietung* / mietwagen* / leihwagen* / autoabo* / autoleasing / transportervermietung / mitfahrgelegenheit* / mitfahrzentrale* / fahrgemeinschaft* / autopartage / location de voiture* / location de véhicule* / location utilitaire* / covoiturage / alquiler de coches / alquiler de autos / alquiler de furgonetas / renta de autos / coche compartido / aluguel de carros / locadora de veículos / carro por assinatura / autonoleggio / noleggio auto / noleggio furgoni / noleggio a lungo / auto a noleggio / レンタカー / カーシェア / カーリース / car club* / shared cars / mitfahrzentrale / voiture partagée / voitures partagées / compartir coche / carros compartilhados / compartilhamento de carros / auto condivise / 相乗り',
    words:
      'mileage / unlimited kilometres / full tank / damage waiver / hatchback / per day / fleet / kilometer / kaution / übergabe / kilométrage / kilómetros / franquicia / quilometragem / retirada / diária / ritiro / chilometri / cauzione / 乗り捨て / 免責',
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
      'e scooter* / escooter* / electric scooter* / kick scooter* / scooter sharing / scooter rental* / scooter hire / shared scooter* / moped* / micromobility / micro mobility / e roller / e tretroller* / elektroroller* / elektroscooter* / rollersharing / rollerverleih* / trottinette* / scooter électrique / scooters électriques / patinete eléctrico / patinetes eléctricos / scooter eléctrico / moto eléctrica / patinete elétrico / patinetes elétricos / trotinete* / scooter elétrica / monopattin* / scooter elettrico / scooter elettrici / 電動キックボード / 電動スクーター',
    words:
      'helmet / last mile / handlebar* / km h / cycle lane / reichweite / helm / fahrspaß / déverrouill* / casco / autonomía / desbloque* / capacete / autonomia / desbloqueie / sblocca / ヘルメット / 走行',
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
      'bus line* / bus route* / bus service* / bus driver* / bus ticket* / bus pass* / bus company / night bus* / city bus* / coach trip* / coach tour* / coach hire / coach travel / intercity bus* / school bus* / public transport / public transit / fernbus* / stadtbus* / linienbus* / reisebus* / nachtbus* / busfahrer* / busreise* / buslinie* / verkehrsbetriebe* / nahverkehr* / ligne de bus / lignes de bus / chauffeur de bus / conducteur de bus / transports en commun / transport en commun / transports publics / autocars / autobús / autobuses / transporte público / línea de autobús / ônibus / transporte coletivo / autocarro* / linee autobus / autobus / autista di autobus / trasporto pubblico / 路線バス / 高速バス / 夜行バス / バスツアー / 観光バス / minibus hire / bus mieten / louer un autocar / louer un car / location d autocar / location d autocars / alquiler de autocares / fretamento / aluguel de ônibus / noleggio pullman / noleggio autobus / 貸切バス',
    words:
      'bus / buses / timetable / monthly pass / passenger* / season ticket / fahrplan / haltestelle* / fahrgäste / voyageurs / parada* / pasajeros / abono / passageiros / fermata / fermate / passeggeri / バス / 乗客 / 時刻表',
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
      'boda boda* / boda rider* / boda riders / motorcycle taxi* / motorbike taxi* / bike taxi* / okada / matatu* / moto taxi* / mototaxi* / motorradtaxi* / taxi moto / moto táxi / mototáxi* / moto taxista / バイクタクシー',
    words:
      'riders / helmet / helmets / motorcycle / motorbike / dispatch / reflector jacket / daily remittance / motorrad / moto / casco / motocicleta / capacete / corrida / corsa / バイク / ヘルメット',
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
      'airline* / airport lounge* / direct flights / cheap flights / flight ticket* / flight deals / cabin crew / flight attendant* / aircraft maintenance / private jet* / air cargo / air freight / air show* / fluggesellschaft* / flugticket* / flugbegleiter* / billigflüge / direktflug* / luftfracht / compagnie aérienne / vols directs / billets d avion / fret aérien / aerolínea* / vuelos baratos / vuelos directos / billetes de avión / companhia aérea / passagens aéreas / voos diretos / compagnia aerea / voli diretti / voli low cost / biglietti aerei / 航空会社 / 航空券 / 格安航空券 / 直行便 / 空港ラウンジ',
    words:
      'flughafen / flughäfen / aéroport / aeropuerto / aeroporto / 空港 / airport / flight* / boarding / legroom / hand luggage / departures / take off / aircraft / flug / flüge / abflug / handgepäck / vols / embarquement / bagage cabine / vuelo* / embarque / escala / voo* / decolagem / bagagem de mão / voli / imbarco / scalo / フライト / 搭乗 / 離陸',
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
      'flying school* / flying lesson* / pilot school* / pilot training / flight school* / helicopter charter / helicopter flight* / helicopter tour* / flugschule* / pilotenausbildung / pilotenschein* / rundflug / rundflüge / hubschrauberflug* / école de pilotage / cours de pilotage / brevet de pilote / vol en hélicoptère / escuela de pilotos / escuela de aviación / vuelos en helicóptero / curso de piloto / escola de aviação / voo de helicóptero / passeio de helicóptero / scuola di volo / voli in elicottero / corso pilota / パイロット養成 / ヘリコプター遊覧 / helicopter ride* / helicopter trip* / hubschrauberrundflug* / survol en hélicoptère / paseo en helicóptero / giro in elicottero / ヘリ遊覧',
    words:
      'cockpit / solo flight / rotor / helicopter* / airfield / simulator / flight hours / hubschrauber* / flugplatz / fluglehrer* / hélicoptère* / aérodrome / helicóptero* / horas de vuelo / aeródromo / horas de voo / elicotter* / ore di volo / ヘリコプター / 操縦',
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
      'car wash* / carwash* / hand car wash / car detailing / car valeting / mobile valeting / waschstraße* / autowäsche* / waschanlage* / fahrzeugaufbereitung* / autoaufbereitung / lavage auto* / station de lavage / lavage de voiture* / lavado de coches / lavado de autos / túnel de lavado / autolavado* / lava jato / lava rápido / estética automotiva / lavagem de carros / autolavaggi* / lavaggio auto / 洗車 / カーコーティング',
    words:
      'wax / shampoo / windscreen / vacuum* / alloys / paintwork / spotless / schaum / felgen / politur / lustrage / carrosserie / espuma / encerado / pulido / cera / polimento / schiuma / lucidatura / ワックス / コーティング',
    scenes: [
      'A man with a sponge and a car in a car park',
      'A bucket and a sponge on a table in a garage',
      'A car with a bucket in a car park',
      'A man with a bucket in a car park',
    ],
  },
  {
    thing: 'gift',
    theme: 'daylight',
    names:
      'charity / charities / charitable / fundrais* / volunteers needed / non profit / nonprofit / spendenaktion* / ehrenamt* / hilfsorganisation* / faites un don / bénévol* / association caritative / dons en ligne / donación / donaciones / dona ahora / voluntariado / ong / doação / doações / doe agora / donazion* / dona ora / volontariato / onlus / 寄付 / ボランティア / 募金 / donate now / donate today / geldspende* / spendenkonto / jetzt spenden',
    words:
      'donate / donation / donations / cause / volunteer* / pledge* / refugees / supporters / helfer* / solidarité / soutenez / ayuda / solidaridad / socios / ajude / solidariedade / solidarietà / sostieni / volontari / 支援',
    scenes: [
      'A volunteer with a box in a hall',
      'A gift on a table in a living room',
      'Coins in a jar on a table in a cafe',
      'A woman with a box in the city',
    ],
  },
  {
    thing: 'sailingYacht',
    theme: 'ocean',
    names:
      'marinas / yacht harbour* / boat berth* / berth holder* / mooring / moorings / boat slip* / boat storage / boat park / sportboothafen* / yachthafen / yachthäfen / liegeplatz / liegeplätze / bootsliegeplatz* / wasserliegeplatz* / port de plaisance / anneau de port / place de port / amarrage / puerto deportivo / amarre / amarres / club náutico / vagas molhadas / marina náutica / porto turistico / posto barca / posti barca / ormeggio / ormeggi / マリーナ / 係留 / marina berth* / the marina / our marina',
    words:
      'marina / berth* / pontoon* / jetty / skipper* / antifoul* / keel / winter storage / harbour / yacht* / boat* / slipway / boote / steg / winterlager / bateau* / ponton* / capitainerie / barco* / pantalán / velero* / cais / veleiro* / lancha* / barca / pontile / vela / ヨット / ボート',
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
      'boat builder* / boatyard* / boat yard* / shipyard* / boat repair* / outboard motor* / boat dealer* / boats for sale / yacht broker* / bootsbau* / bootswerft* / werft / bootshändler* / außenborder* / chantier naval / constructeur de bateaux / moteur hors bord / bateaux d occasion / astillero* / motor fueraborda / venta de barcos / estaleiro* / motor de popa / venda de barcos / cantiere navale / cantieri navali / fuoribordo / barche usate / 造船 / ボート販売 / 船外機',
    words:
      'hull / keel / varnish / propeller / teak / fibreglass / outboard / dinghy / horsepower / rumpf / antrieb / coque / hélice / casco / eslora / lancha / scafo / elica / 船体 / エンジン',
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
      'ferry / ferries / car ferry / ferry crossing* / ferry ticket* / island hopping / fähre / fähren / fährverbindung* / fährticket* / autofähre* / ferry boat / traversée en ferry / traversées maritimes / transbordador* / balsa para carros / travessia de balsa / traghett* / フェリー / 連絡船',
    words:
      'sail* / foot passengers / car deck / mainland / überfahrt* / inseln / traversée* / île / îles / travesía* / isla / islas / travessia / ilha / ilhas / traversata / isola / isole / 航路 / 乗船',
    scenes: [
      'A car ferry on the sea',
      'A ferry in a harbour',
      'A woman with a suitcase in a harbour',
      'A car ferry in a harbour',
    ],
  },
  {
    thing: 'containerShip',
    theme: 'ocean',
    names:
      'container ship* / container port* / container terminal* / sea freight / ocean freight / shipping line* / port authority / seaport* / customs broker* / customs clearance / ship broker* / dock worker* / containerschiff* / seefracht* / reederei* / hafenbetrieb* / seehafen* / zollagentur* / fret maritime / armateur* / port de commerce / commissionnaire en douane / dédouanement / flete marítimo / transporte marítimo / naviera* / agente de aduanas / puerto comercial / frete marítimo / porto de cargas / despachante aduaneiro / terminal de contêineres / trasporto marittimo / compagnia di navigazione / spedizioniere doganale / 海運 / 港湾 / 通関',
    words:
      'container* / cargo / vessel* / customs / bill of lading / teu / freight / incoterms / hafen / schiff* / zoll / conteneur* / navire* / douane / contenedor* / buque* / aduana / contêiner* / navio* / alfândega / nave / navi / dogana / 貨物船 / コンテナ / 輸入',
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
      'train ticket* / train travel / train operator* / railway compan* / rail freight / railcard* / night train* / sleeper train* / high speed train* / train driver* / bahnticket* / bahnreise* / nachtzug* / nachtzüge / lokführer* / eisenbahn* / bahncard* / zugfahrt* / billet de train / billets de train / voyage en train / train de nuit / cheminot* / conducteur de train / billetes de tren / viajar en tren / tren nocturno / maquinista de tren / alta velocidad / passagem de trem / viagem de trem / bilhetes de comboio / comboio* / biglietti del treno / viaggio in treno / treno notturno / macchinista / alta velocità / 鉄道 / 新幹線 / 夜行列車 / 電車の旅',
    words:
      'trains / rail / carriage / conductor / second class / quiet coach / departure / railway / züge / schiene / bahnhof / gare / tren / andén / estación / trem / vagão / estação ferroviária / treno / binario / vagone / 列車 / 駅 / 車窓',
    scenes: [
      'A train in the mountains',
      'A woman with a ticket in a railway station',
      'A woman with a suitcase in a railway station',
      'A train on a field',
      'A ticket on a table in a cafe',
    ],
  },
  {
    thing: 'tramCar',
    theme: 'daylight',
    names:
      'trams / tram driver* / tram line* / streetcar* / light rail / metro line* / subway line* / underground line* / straßenbahn* / stadtbahn* / u bahn / tramway* / ligne de métro / conducteur de tram / tranvía* / línea de metro / metro ligero / conductor de tranvía / linha de metrô / vlt / linea metropolitana / tranvia / 路面電車 / 地下鉄 / bonde elétrico',
    words:
      'monthly ticket / city centre / track works / haltestelle / gleise / parada / raíles / andén / estação / trilhos / fermata / rotaie / 停留所 / 運行',
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
      'car parks / parking garage* / parking lot* / parking app* / airport parking / valet parking / parking permit* / park and ride / park ride / parkhaus* / parkhäuser / parkraumbewirtschaftung / parkschein* / place de parking / places de parking / parking aéroport / parking souterrain / application de stationnement / plaza de aparcamiento / parking aeropuerto / パーキング / 月極駐車場 / 駐車場予約',
    words:
      'parking space* / parkplatz* / parkplätze / tiefgarage* / stationnement / plazas de garaje / plaza de garaje / aparcamiento* / estacionamiento* / estacionamento* / vaga de garagem / vagas de garagem / parcheggi* / posto auto / posti auto / 駐車場 / ticket machine / barrier / attendant / bays / circling / parken / schranke / knöllchen / parkgebühr* / parcmètre / barrière / se garer / aparcar / multa / barrera / estacionar / manobrista / parcheggiare / sosta / 満車 / 空車',
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
      'couriers / courier service* / parcel delivery / parcel service* / same day delivery / last mile delivery / express delivery service / bike courier* / cargo bike deliver* / kurierdienst* / paketdienst* / paketzustell* / fahrradkurier* / expressdienst* / paketbote* / coursier* / livraison de colis / livraison express / livraison à vélo / mensajería / servicio de mensajería / mensajero* / paquetería / reparto de paquetes / motoboy* / entrega expressa / entrega de encomendas / serviço de entrega / transportadora de encomendas / corriere / corrieri / corriere espresso / spedizione pacchi / consegna pacchi / 宅配便 / 宅急便 / バイク便 / 配達員',
    words:
      'lieferdienst* / parcel* / track and trace / shipment* / signed for / zustell* / sendung* / colis / suivi / paquete* / repartidor* / encomenda* / pacote* / pacc* / 荷物 / 配達 / 再配達 / courier',
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
      'postal service* / direct mail / mailing house / mailing service* / letter shop / lettershop* / mail forwarding / stamps online / postamt / postfiliale* / briefzustell* / briefversand / postbote* / portokasse / bureau de poste / publipostage / courrier postal / affranchissement / facteur rural / oficina de correos / correo postal / franqueo / buzoneo / carteiro* / mala direta / agência dos correios / ufficio postale / uffici postali / posta raccomandata / postino / portalettere / 郵便局 / ダイレクトメール / 郵便配達',
    words:
      'envelope* / stamps / mailbox* / recorded delivery / inserted / briefe / briefmarke* / kuvert* / courrier / boîte aux lettres / sellos / buzón / selo / selos / envelope / caixa postal / lettere / buste / francoboll* / 手紙 / 切手 / 封筒 / post office*',
    scenes: [
      'Envelopes on a table in an office',
      'A mailbox in the suburbs',
      'A woman with an envelope at a mailbox in the suburbs',
      'Envelopes and a pen on a table in an office',
      'A post box in the city',
    ],
  },
  {
    thing: 'box',
    theme: 'daylight',
    names:
      'self storage / storage unit* / storage facility / storage space / student storage / document storage / furniture storage / storage locker* / lagerraum* / lagerräume / selfstorage / mietlager* / einlagerung* / aktenlager* / garde meuble* / self stockage / box de stockage / location de box / guardamuebles / trastero* / alquiler de trasteros / minibodega* / guarda móveis / guarda volumes / deposito mobili / box deposito / magazzini in affitto / トランクルーム / レンタル収納 / 貸倉庫',
    words:
      'padlock / square metres / square feet / declutter / cubic / month to month / quadratmeter / kartons / stockage / cartons / mètres carrés / cajas / almacenaje / metros cuadrados / caixas / metro quadrado / scatoloni / metri quadri / 収納 / 段ボール',
    scenes: [
      'Boxes in a warehouse',
      'A man carries a box into a warehouse',
      'A padlock on a table in a warehouse',
      'Boxes on a shelf in a warehouse',
    ],
  },
  {
    thing: 'pallet',
    theme: 'daylight',
    names:
      'bulk supplier* / b2b supplier* / großhandel* / großhändler* / großmarkt* / grossiste* / vente en gros / mayorista* / venta al mayor / venta al por / distribuidora mayorista / atacadist* / atacado / atacarejo / ingross* / vendita all ingrosso / grossist* / 卸売 / 問屋 / 卸問屋',
    words:
      'bulk / trade account / minimum order / pallets / resell* / retailers / trade price* / carton / wiederverkäufer / gewerbekunden / mindestbestell* / revendeurs / palettes / palés / revendedor* / pedido mínimo / paletes / lojistas / rivenditor* / bancali / 業務用 / 仕入れ',
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
      'management consult* / consulting firm* / business consult* / business coach* / strategy consult* / executive coach* / leadership training / leadership coach* / start up consult* / change management / unternehmensberat* / strategieberat* / führungskräftetraining / business coaching / gründungsberatung / organisationsberat* / cabinet de conseil / conseil en stratégie / conseil en management / coach d entreprise / consultoría / consultora de negocios / coach empresarial / coaching ejecutivo / consultoria empresarial / consultor de negócios / coaching executivo / consulenza aziendale / consulente aziendale / società di consulenza / business coach / formazione manageriale / コンサルティング / 経営相談 / ビジネスコーチ',
    words:
      'strategy / consultant* / keynote* / bottleneck* / restructuring / kpi / führungskräfte / prozesse / dirigeant* / stratégie / estrategia / empresarios / directivos / estratégia / gestores / strategia / imprenditori / 経営 / 戦略',
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
      'architect / architects / architecture firm* / architecture studio / architectural practice / architectural visual* / town planner* / architekt* / stadtplaner* / planungsbüro* / cabinet d architecte* / architecte* / urbaniste* / arquitecto* / arquitecta* / estudio de arquitectura / arquitetos / arquiteto* / arquiteta* / escritório de arquitetura / architetto / architetti / studio di architettura / 建築家 / 建築士 / 設計事務所',
    words:
      'blueprint* / floor plan* / planning permission / elevation / grundriss* / bauantrag* / bauherr* / permis de construire / maquette / licencia de obra / reforma / projeto / planimetri* / permesso di costruire / progetto / 設計図 / 間取り',
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
      'land survey* / surveyor* / surveying / structural engineer* / civil engineer* / engineering office / engineering firm* / engineering consult* / soil survey* / energy assessor* / bauingenieur* / ingenieurbüro* / vermessungsbüro* / vermesser* / tragwerksplan* / statiker* / bausachverständig* / géomètre* / bureau d études / ingénieur structure / ingénierie civile / topógraf* / ingeniería civil / oficina técnica de / engenharia civil / engenheiro civil / topografia / levantamento topográfico / geometra / studio di ingegneria / ingegnere strutturista / rilievi topografici / 測量 / 構造設計 / 土木設計',
    words:
      'boundary / load bearing / calculations / site visit / total station / drone survey / statik / vermessung* / gutachten / lageplan / topographie / medición / cálculo / linderos / medição / laudo / estrutural / rilievo / perizia / catasto / 境界 / 地盤',
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
      'lab equipment / lab technician* / lab services / water testing / blood test lab / food testing / research institute* / clinical trial* / contract research / life science* / laborgerät* / labortechnik* / laborant* / medizinisches labor / forschungsinstitut* / wasseranalyse* / institut de recherche / instituto de investigación / laboratorio de análisis / instituto de pesquisa / istituto di ricerca / 研究所 / 検査機関 / laboratory service* / testing laborator* / laboratoire d analyses',
    words:
      'laborator* / lab / specimen* / pipette* / reagent* / assay* / microscope* / test tubes / calibrat* / petri / researcher* / proben / mikroskop* / forschung* / échantillon* / chercheur* / microscopio* / investigador* / amostra* / reagentes / pesquisador* / campion* / provette / ricercator* / 検体 / 分析 / 顕微鏡',
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
      'steel mill* / steelworks / steel construction / steel supplier* / metalwork* / metal working / sheet metal* / foundry / foundries / stahlbau* / stahlhandel* / stahlwerk* / metallverarbeitung / schweißer* / gießerei* / blechbearbeitung / sidérurgi* / métallerie / métallurgi* / chaudronn* / fonderie* / acería* / metalúrgic* / calderería / soldador* / estructuras metálicas / siderúrgic* / metalúrgica* / estruturas metálicas / acciaieria / acciaierie / fonderia / saldator* / lavorazione lamiera / 製鉄 / 金属加工 / 板金加工',
    words:
      'steel / weld* / stainless / girder* / laser cutting / galvanis* / bolts / alloy* / tonnes / forged / stahl / edelstahl / acier / tôle / soudure / inox / acero / soldadura / chapa / aço / solda / acciaio / saldatura / lamiera / 鋼 / ステンレス',
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
      'mechanical engineering / machine builder* / machine tool* / cnc machin* / cnc milling / cnc turning / precision engineering / precision parts / toolmak* / maschinenbau* / werkzeugmaschine* / werkzeugbau / cnc fräs* / cnc dreh* / zerspanung* / drehteile / feinmechanik / getriebebau / anlagenbau / usinage / tourneur fraiseur / constructeur de machines / mécanique de précision / construction mécanique / mecanizado* / máquina herramienta / máquinas herramienta / fabricación de maquinaria / usinagem / máquinas industriais / ferramentaria / fabricante de máquinas / meccanica di precisione / macchine utensili / officina meccanica di / costruzione macchine / tornitura / 工作機械 / 機械加工 / 精密部品 / 切削加工',
    words:
      'milling / lathe / tolerance* / micron* / spindle* / bearing* / prototype* / batch* / fräs* / toleranz* / fraisage / tournage / fresado / torno / tolerancia* / fresagem / tornearia / peças / fresatura / tornio / pezzi / 旋盤 / 公差 / 歯車',
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
      'industrial robot* / cobot* / factory automation / industrial automation / automation engineer* / assembly line* / plc programm* / industrieroboter* / automatisierungstechnik / sps programmier* / fertigungsautomatisierung / robotique industrielle / robot industriel / robots industriels / automatisme industriel / robótica industrial / automatización industrial / robots industriales / automação industrial / robôs industriais / robot industriali / automazione industriale / robotica industriale / 産業用ロボット / 協働ロボット / 工場自動化 / robotics company / robotics engineer*',
    words:
      'robotics / robotik / robot arm* / cycle time / gripper* / palletiz* / plc / pick and place / conveyor* / downtime / taktzeit / greifer / produktion / cadence / préhenseur* / ligne de production / pinza* / línea de producción / garra* / linha de produção / pinze / linea di produzione / 自動化 / 生産ライン',
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
      'contract manufactur* / manufacturing company / factory jobs / production plant* / production worker* / factory worker* / machine operator* / produktionshelfer* / produktionsmitarbeiter* / maschinenführer* / anlagenführer* / lohnfertigung* / opérateur de production / agent de production / sous traitance industrielle / operario de producción / operarios de fábrica / planta de producción / operador de máquina / auxiliar de produção / operador de produção / operaio di produzione / addetto alla produzione / stabilimento produttivo / 工場求人 / 製造業 / 工場勤務 / 製造スタッフ',
    words:
      'assembly / factory / conveyor / batch / iso 9001 / industrial / schicht / fertigung / industrie / chaîne / fábrica / turnos / fabbrica / produzione / 工場 / 製造 / 生産',
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
      'packaging company / packaging supplier* / packaging manufacturer* / custom packaging / cardboard box* / corrugated box* / shipping box* / shipping supplies / packaging machine* / verpackungshersteller* / verpackungsmaschine* / versandkarton* / wellpappe* / faltschachtel* / verpackungsmaterial / carton ondulé / fabricant d emballage* / cajas de cartón / envases y embalajes / fabricante de envases / embalaje industrial / caixas de papelão / fábrica de embalagens / scatole di cartone / scatolificio / 包装資材 / 段ボール箱 / パッケージ製造 / 梱包資材',
    words:
      'verpackungen / emballages / embalagens / imballaggi / packaging / cardboard / corrugated / recyclable / padding / die cut / pouches / unboxing / karton* / pappe / polster* / carton / emballage / cartón / embalaje / reciclable / papelão / embalagem / reciclável / cartone / imballaggio / riciclabile / 段ボール / 梱包',
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
      'plastics manufactur* / plastic recycling plant / injection mould* / injection mold* / plastic parts / blow mould* / bottle manufacturer* / glass bottles wholesale / bottling plant* / kunststofftechnik* / kunststoffverarbeit* / spritzguss* / kunststoffteile / flaschenhersteller* / abfüllanlage* / plasturgie / injection plastique / pièces plastiques / embouteillage / inyección de plástico* / piezas de plástico / embotelladora* / injeção plástica / peças plásticas / engarrafadora* / stampaggio plastica / stampaggio ad iniezione / materie plastiche / imbottigliamento / 樹脂成形 / 射出成形 / プラスチック成形',
    words:
      'mould* / mold* / polymer* / granulate / resin / hdpe / extrusion / bottle caps / tooling / kunststoff* / granulat / werkzeug / moule* / résine / plastique* / molde* / resina / plástico* / polímero* / stampo / stampi / polimeri / 樹脂 / 金型',
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
      'textile mill* / textile manufactur* / textile factory / weaving mill* / spinning mill* / garment factory / garment manufactur* / clothing manufactur* / knitwear manufactur* / textile industry / weberei* / spinnerei* / textilfabrik* / textilhersteller* / textilindustrie / konfektionsbetrieb* / filature / tissage / fabricant textile / industrie textile / confection textile / fábrica textil / industria textil / hilandería* / tejeduría* / taller de confección / indústria têxtil / fiação / tecelagem / confecção de roupas / facção de costura / filatura / tessitura / industria tessile / maglificio / tessitura artigianale / 紡績 / 織物工場 / 縫製工場 / 繊維メーカー',
    words:
      'yarn* / loom* / weav* / spindle* / cotton / thread count / dyeing / bales / garn* / gewebe / baumwolle / webstuhl / coton / tissu* / métier à tisser / algodón / tejido* / hilo* / algodão / tecido* / fios / cotone / tessut* / filato / 生地 / 糸 / 綿',
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
      'chemical company / chemical plant* / chemicals supplier* / chemical industry / industrial chemicals / lubricant* / engine oil supplier* / adhesives manufactur* / coatings manufactur* / chemieunternehmen / chemiewerk* / chemieindustrie / chemikant* / schmierstoff* / klebstoffhersteller* / industrie chimique / lubrifiant* / usine chimique / industria química / lubricante* / indústria química / lubrificante* / industria chimica / lubrificanti / 化学メーカー / 化学工業 / 潤滑油',
    words:
      'chemical* / solvent* / drums / viscosity / litre drums / safety data sheet / hazard* / chemie / lösungsmittel / fässer / chimi* / solvant* / fûts / disolvente* / bidones / tambores / solvente* / chimic* / fusti / solventi / 薬品 / 溶剤',
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
      'quarry / quarries / gravel pit* / gravel supplier* / sand and gravel / mining company / mining equipment / miner jobs / mining jobs / kieswerk* / steinbruch* / kiesgrube* / schotterwerk* / bergbau* / carrière de pierre / carrières et matériaux / exploitation minière / gravière / empresa minera / minería / áridos y gravas / pedreira* / mineradora* / mineração / cava di ghiaia / cava di pietra / industria mineraria / 採石 / 砕石 / 鉱山 / cantera de piedra / cantera de áridos',
    words:
      'crushed stone / aggregate* / blasting / excavator* / drill holes / tonnes / hauling / kies / schotter / tonnen / gravier / granulats / grava / mina / brita / minério / ghiaia / sabbia / miniera / 砂利 / 重機',
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
      'office supplies / office supply / stationery supplier* / office stationery / printer paper / bürobedarf / büromaterial* / schreibwaren* / bürobedarfshändler* / fournitures de bureau / papeterie professionnelle / material de oficina / suministros de oficina / artículos de papelería / material de escritório / papelaria corporativa / suprimentos para escritório / forniture per ufficio / cancelleria / articoli per ufficio / 事務用品 / オフィス用品 / 文房具',
    words:
      'paper clips / staples / folders / ring binder* / pens / reams / envelopes / highlighters / ordner / stifte / kopierpapier / locher / stylos / classeurs / ramettes / bolígrafos / carpetas / grapas / canetas / pastas / grampeador / penne / raccoglitori / 付箋 / コピー用紙',
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
      'coworking* / co working / shared office* / serviced office* / office space / office rental / virtual office* / hot desk* / meeting room hire / business cent* / büroräume / bürogemeinschaft* / shared desk / espace de coworking / location de bureaux / bureaux partagés / domiciliation d entreprise / espacio de coworking / oficinas flexibles / oficina virtual / espaço de coworking / escritório compartilhado / escritório virtual / spazio coworking / ufficio virtuale / コワーキング / シェアオフィス / レンタルオフィス',
    words:
      'desks / meeting room* / phone booth / day pass / standing desk* / schreibtisch* / besprechungsraum* / arbeitsplatz / bureaux / salle de réunion / escritorio* / sala de reuniones / autónomos / salas de reunião / postazion* / sala riunioni / デスク / 会議室',
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
      'call center* / call centre* / contact center* / contact centre* / telemarketing / telephone answering / answering service* / customer service outsourcing / virtual receptionist* / virtual assistant service* / helpdesk software / voip / phone system* / callcenter* / telefonservice* / telefonzentrale / telefonanlage* / kundenservice mitarbeiter* / sekretariatsservice / centre d appels / téléconseiller* / standard téléphonique / permanence téléphonique / téléphonie d entreprise / centro de llamadas / teleoperador* / centralita virtual / atención telefónica / central de atendimento / operador de telemarketing / atendente de telemarketing / pabx / centralino virtuale / operatore call center / operatori telefonici / コールセンター / 電話代行 / テレアポ / オペレーター募集',
    words:
      'caller* / headset* / phone line* / missed call* / hotline* / voicemail / on hold / warteschleife / hotline / cola de espera / buzón / ramal / ligações / centralino / 受電',
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
      'trade show* / exhibition stand* / conference venue* / congress cent* / business conference* / corporate event* / keynote speaker* / fachmesse* / messestand* / messebau* / kongresszentrum / tagungshotel* / tagungsräume / veranstaltungstechnik / firmenevent* / salon professionnel / stand d exposition / palais des congrès / séminaire d entreprise / feria comercial / feria de negocios / stand para ferias / palacio de congresos / eventos corporativos / eventos de empresa / feira de negócios / centro de convenções / estande para feiras / fiera di settore / allestimenti fieristici / centro congressi / eventi aziendali / 展示会 / 見本市 / 国際会議場',
    words:
      'exhibitor* / speakers / keynote / delegates / aussteller* / vortrag / vorträge / tagung* / exposant* / conférence* / congrès / expositor* / ponencia* / congreso* / palestrante* / espositor* / congresso / relator* / 出展 / 講演',
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
      'drones / drone pilot* / drone photograph* / drone survey* / aerial photograph* / aerial survey* / quadcopter* / luftaufnahme* / luftbild* / drone professionnel / photo aérienne / télépilote* / fotografía aérea / piloto de dron / drones profesionales / fotografia aérea / piloto de drone / filmagem aérea / riprese aeree / fotografia aerea / pilota di droni / ドローン / 空撮',
    words:
      'rotor* / propeller* / thermal camera / flight time / payload / roof inspection / inspections / wärmebild / flugzeit / aérien* / nacelle / aére* / vuelo / inspección / voo / inspeção / aere* / ispezion* / 飛行 / 点検 / drone / drohne*',
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
      'space company / space startup* / rocket launch* / satellite operator* / satellite manufactur* / aerospace / spacecraft / space industry / raumfahrt* / luft und raumfahrt / satellitenbetreiber* / industrie spatiale / aérospatial* / lancement de satellites / industria espacial / aeroespacial* / lanzamiento de satélites / indústria aeroespacial / lançamento de satélites / industria aerospaziale / aerospazial* / lancio di satelliti / 宇宙開発 / 航空宇宙 / ロケット打ち上げ / 人工衛星',
    words:
      'satellite* / orbit* / launch pad / payload* / telemetry / rocket* / thruster* / constellation / earth observation / satellit* / umlaufbahn / rakete* / orbite / fusée* / órbita / cohete* / foguete* / orbita / razzo / 軌道 / ロケット',
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
      'workwear / safety boots / safety shoes / safety gear / protective clothing / protective equipment / occupational safety / safety training / hard hats / hi vis / ppe / arbeitskleidung / berufsbekleidung / arbeitsschutz* / sicherheitsschuhe / schutzkleidung / vêtements de travail / chaussures de sécurité / équipement de protection / sécurité au travail / ropa de trabajo / calzado de seguridad / ropa laboral / prevención de riesgos / roupas de trabalho / botina de segurança / segurança do trabalho / abbigliamento da lavoro / scarpe antinfortunistiche / antinfortunistica / sicurezza sul lavoro / 作業服 / 作業着 / 安全靴 / 安全教育',
    words:
      'steel toe / reflective / overalls / ear protection / harness / knee pads / handschuhe / warnweste* / schutzbrille / gants / gilet / guantes / chaleco / luvas / capacete* / uniformes / guanti / elmetto / tuta / 手袋 / 保護',
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
      'private investigator* / private detective* / detective agency / private eye / background check* / detektei* / privatdetektiv* / wirtschaftsdetektei / détective privé* / agence de détectives / enquêteur privé / detective privado / detectives privados / agencia de detectives / detetive particular / detetives particulares / investigação particular / investigatore privato / investigatori privati / agenzia investigativa / 探偵 / 興信所 / 浮気調査',
    words:
      'evidence / surveillance / discreet* / missing person* / infidelity / cheating / clues / undercover / observation / beweise / ermittl* / untreue / preuves / enquête / pruebas / infidelidad / investigación / provas / traição / investigação / pedinamento / infedeltà / 証拠 / 調査',
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
      'visa service* / visa application* / immigration lawyer* / immigration advis* / immigration consult* / work visa* / work permit* / residence permit* / passport photo* / citizenship application / visumservice / visumantrag* / einwanderungsberatung / aufenthaltstitel / passbild* / passfoto* / demande de visa / titre de séjour / avocat en immigration / photo d identité / visado de trabajo / tramitación de visados / permiso de residencia / abogado de extranjería / fotos de carnet / visto de trabalho / assessoria de vistos / cidadania italiana / despachante de vistos / permesso di soggiorno / richiesta visto / pratiche visto / fototessera / ビザ申請 / 在留資格 / 入管 / 証明写真',
    words:
      'visa / visas / passport* / embassy / green card / expat* / relocation / border / immigration / visum / reisepass / ausland / consulat / passeport* / embajada / pasaporte* / extranjería / consulado / passaporte* / ambasciata / passaport* / パスポート / 大使館',
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
      'patent attorney* / trademark registration / trademark attorney* / intellectual property / innovation agency / patentanwalt* / patentanwält* / patentanmeldung* / markenanmeldung* / markenrecht / dépôt de marque / dépôt de brevet / brevet d invention / propriété intellectuelle / registro de marca* / registro de marcas / propiedad intelectual / agente de patentes / propriedade intelectual / registro de patente* / deposito brevetti / registrazione marchio / brevetti / proprietà intellettuale / 特許 / 商標登録 / 弁理士 / 知的財産 / patent application* / patent filing / patent law*',
    words:
      'patent / patents / invention* / inventor* / trademark* / copycat* / prior art / filing / prototype / innovation* / erfind* / schutzrecht* / inventeur* / invention / invento* / invenção / invenzion* / 発明 / 出願',
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
      'debt collection / debt collector* / collection agency / debt advice / debt relief / debt counsel* / debt consolidation / insolvency / bankruptcy / inkasso* / schuldnerberatung* / privatinsolvenz* / insolvenz* / forderungsmanagement / recouvrement de créances / société de recouvrement / surendettement / rachat de crédit* / cobro de deudas / recobro de deudas / ley de segunda / reunificación de deudas / concurso de acreedores / recuperação de crédito / renegociação de dívidas / limpar nome / recupero crediti / sovraindebitamento / consolidamento debiti / 債務整理 / 債権回収 / 過払い金',
    words:
      'debt* / creditor* / unpaid / bailiff* / arrears / overdue / instalment* / credit score / schulden* / gläubiger* / mahnung* / gerichtsvollzieher* / dettes / huissier* / impayés / deuda* / acreedor* / dívida* / credor* / negativado / debiti / pignoramento / 借金 / 返済',
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
      'e signature* / electronic signature* / digital signature* / document management / document scanning / paperless office / contract management / archiving service* / document shredding / dokumentenmanagement* / vertragsmanagement* / digitale signatur / elektronische signatur / aktenvernichtung* / papierloses büro / signature électronique / gestion documentaire / numérisation de documents / archivage / firma electrónica / firma digital / gestión documental / digitalización de documentos / assinatura eletrônica / assinatura digital / gestão de documentos / digitalização de documentos / gestione documentale / archiviazione documenti / conservazione digitale / 電子署名 / 電子契約 / 文書管理 / ペーパーレス',
    words:
      'filing / paper trail / contracts / audit trail / unterschrift* / verträge / akten / signer / contrats / dossiers / firmar / contratos / expedientes / assinar / arquivo / firmare / contratti / fascicol* / 契約書 / 署名',
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
      'currency exchange / money transfer* / foreign exchange / bureau de change / send money abroad / remittance* / exchange rate* / geldtransfer* / auslandsüberweisung* / wechselstube* / devisenhandel / transfert d argent / taux de change / virement international / casa de cambio / envío de dinero / enviar dinero / remesas / tipo de cambio / casa de câmbio / remessa internacional / enviar dinheiro / cambio valuta / trasferimento di denaro / inviare denaro / rimesse / 外貨両替 / 海外送金 / 為替',
    words:
      'currency / currencies / transfer fee* / abroad / hidden fees / wire / währung* / wechselkurs* / gebühren / devises / frais cachés / destinataire / divisas / moneda / moeda* / câmbio / taxas / valuta / commissioni / 送金 / 手数料',
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
      'fleet management / fleet manager* / fleet software / fleet tracking / vehicle tracking / gps tracker* / gps tracking / telematics / dispatch software / route optimi* / flottenmanagement / fuhrparkmanagement / fahrzeugortung / fuhrparkverwaltung / gps ortung* / gestion de flotte / géolocalisation de véhicules / traceur gps / gestión de flotas / localizador gps / rastreo satelital / control de flotas / gestão de frotas / rastreador veicular / rastreamento de veículos / gestione flotte / gestione flotta / localizzatore gps / 車両管理 / 動態管理 / 配車システム',
    words:
      'fleet / vehicles / vans / fuel use / live location / dispatcher* / mileage / tacho* / fuhrpark / fahrzeuge / tankkosten / véhicules / conducteurs / carburant / vehículos / conductores / combustible / frota / veículos / motoristas / veicoli / flotta / autisti / 車両 / 運行',
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
      'roadside assistance / breakdown service* / breakdown recovery / tow truck* / towing service* / towing company / vehicle recovery / abschleppdienst* / abschleppunternehmen / pannenhilfe* / pannendienst* / dépanneuse* / dépannage auto* / remorquage / assistance routière / grúa para coches / servicio de grúa / asistencia en carretera / auxilio vial / guincho 24h / serviço de guincho / auto socorro / reboque de veículos / soccorso stradale / carro attrezzi / carroattrezzi / ロードサービス / レッカー',
    words:
      'tow / towed / stranded / flat battery / flat tyre / hard shoulder / jump start / breakdown* / won t start / pannen / standstreifen / starthilfe / batterie à plat / avería / pinchazo / guincho / guasto / batteria scarica / gomma a terra / 故障 / バッテリー上がり',
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
      'e commerce platform* / ecommerce / online shop software / shop system* / shop builder / online store builder / marketplace seller* / dropshipping / shopsystem* / shopsoftware / onlineshop erstellen / onlinehandel / boutique en ligne / création e commerce / logiciel e commerce / tienda online / crear tienda / plataforma ecommerce / comercio electrónico / loja virtual / plataforma de ecommerce / comércio eletrônico / negozio online / commercio elettronico / piattaforma ecommerce / ネットショップ / ecサイト / 通販サイト',
    words:
      'abandoned cart* / storefront / merchants / sell online / catalogue / händler / bestellungen / commandes / vendre en ligne / carrito / vender online / carrinho / lojistas / carrello / vendere / 受注 / 出品',
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
      'inventory software / inventory management / stock management / warehouse management / stock control / barcode scanner* / inventory app / lagerverwaltung* / bestandsverwaltung / inventursoftware / lagersoftware / barcodescanner / gestion de stock / gestion des stocks / logiciel d entrepôt / gestion d entrepôt / gestión de inventario / control de inventario / control de stock / gestión de almacén / controle de estoque / gestão de estoque / gestão de armazém / gestione magazzino / gestione del magazzino / software magazzino / 在庫管理 / 倉庫管理 / 棚卸',
    words:
      'inventory / sku / out of stock / reorder* / barcode* / stocktak* / shelves / bestand / inventur* / rupture / inventaire* / existencias / inventario / almacén / estoque / inventário / código de barras / scorte / giacenz* / 在庫 / 欠品',
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
      'smart home / smart thermostat* / smart lighting / home automation / smart plug* / voice assistant device* / hausautomation / smarthome* / smarte thermostat* / heizkörperthermostat* / maison connectée / domotique / thermostat connecté / thermostats connectés / domótica / hogar inteligente / termostato inteligente / casa inteligente / automação residencial / casa intelligente / domotica / termostato intelligente / スマートホーム',
    words:
      'thermostat* / heating schedule / voice control / app control* / hub / routine* / motion sensor* / lampen / heizung / steuern / éclairage / chauffage / volets / luces / calefacción / persianas / luzes / lâmpada* / controle por voz / riscaldamento / tapparelle / 照明 / 家電',
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
      'iot / internet of things / iot sensor* / sensor network* / wireless sensor* / remote monitoring / condition monitoring / smart meter* / data logger* / iot plattform / funksensor* / sensortechnik / messtechnik / fernüberwachung / datenlogger* / objets connectés / capteurs connectés / télésurveillance industrielle / sensores inalámbricos / monitorización remota / internet das coisas / sensores sem fio / monitoramento remoto / internet delle cose / sensori wireless / monitoraggio remoto / iotセンサー / 遠隔監視',
    words:
      'gateway* / lora / lorawan / threshold* / battery life / firmware / humidity / telemetry / messwert* / grenzwert* / luftfeuchte / capteur* / alerte* / humidité / sensores / alertas / humedad / umidade / medição / sensori / soglia / umidità / センサー / 通知',
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
      'weather app* / weather station* / weather forecast* / weather sensor* / weather data / weather radar / rain radar / rain gauge* / storm alert* / wetterapp* / wetterstation* / wettervorhersage* / regenradar / wetterdienst* / regenmesser* / station météo* / prévisions météo / appli météo / pluviomètre* / météo agricole / estación meteorológica / pronóstico del tiempo / app del tiempo / pluviómetro* / estação meteorológica / previsão do tempo / app de clima / pluviômetro* / stazione meteo* / previsioni meteo / app meteo / pluviometro / 天気予報 / 気象データ / 天気アプリ / 気象観測',
    words:
      'wind speed / anemometer* / humidity / barometer* / windgeschwindigkeit / niederschlag / météo / helada* / chuva / geada / gelo / 気温 / 降水 / 雨雲',
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
      'video conferenc* / videoconferenc* / video meeting* / video call software / team chat / team messaging / webinar platform* / online meeting* / messenger app* / videokonferenz* / onlinemeeting* / videotelefonie / teamchat / visioconférence* / réunion en ligne / messagerie d équipe / videoconferencia* / reuniones en línea / chat de equipo / videoconferência* / reunião online / reuniões online / videoconferenz* / riunioni online / chat aziendale / web会議 / ビデオ会議 / オンライン会議 / ビジネスチャット',
    words:
      'screen share / remote team* / webcam* / participants / bildschirm teilen / besprechung* / stummgeschaltet / télétravail / micro coupé / teletrabajo / pantalla compartida / home office / compartilhar tela / lavoro da remoto / schermo condiviso / テレワーク / 在宅',
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
      'forklift* / fork lift* / pallet truck* / pallet rack* / warehouse equipment / forklift licence / forklift training / conveyor system* / intralogist* / gabelstapler* / flurförderzeug* / hubwagen / palettenregal* / lagertechnik / staplerschein* / chariot élévateur / chariots élévateurs / transpalette* / rayonnage* / carretilla elevadora / carretillas elevadoras / montacargas / transpaleta* / estanterías industriales / empilhadeira* / paleteira* / porta paletes / carrello elevatore / carrelli elevatori / muletti / transpallet / scaffalature industriali / フォークリフト / 物流機器 / パレットラック',
    words:
      'pallet* / lift height / tonnes / mast / racking / counterbalance / load capacity / warehouse / hubhöhe / tragkraft / entrepôt / levage / palettes / almacén / altura / armazém / capacidade / paletes / magazzino / portata / bancali / 倉庫 / 荷役',
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
      'ghostwrit* / proofread* / copy editor* / freelance writer* / technical writer* / content writing / lektorat* / korrektorat* / ghostwriter* / werbetexter* / texterin / textagentur* / rédacteur web / rédaction web / rédactrice web / relecture et correction / correcteur professionnel / redacción de textos / corrector de textos / corrección de estilo / revisão de textos / produção de textos / correzione di bozze / correttore di bozze / correzione bozze / scrittura di testi / ライティング代行 / 校正 / 文章作成 / redactor de contenidos / redator freelance',
    words:
      'commas / grammar / manuscript* / blog posts / word count / tippfehler / komma / fautes / orthographe / ortografía / gramática / artigos / ortografia / refusi / grammatica / 誤字 / copywrit*',
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
      'virtual reality / augmented reality / vr headset* / vr training / vr studio* / ar glasses / mixed reality / vr brille* / vr training* / virtuelle realität / réalité virtuelle / réalité augmentée / casque vr / realidad virtual / realidad aumentada / gafas de realidad / realidade virtual / realidade aumentada / óculos de realidade / realtà virtuale / realtà aumentata / visore vr / vrゴーグル / 仮想現実 / 拡張現実',
    words:
      'vr / xr / headset* / simulation* / virtual / 360 / haptic* / avatar* / immersif / inmersiv* / simulación / imersiv* / simulação / visore / simulazione / 没入 / 仮想',
    scenes: [
      'A VR headset on a table in an office',
      'A woman with a VR headset in an office',
      'A VR headset on a table in a living room',
      'A VR headset on a table in a workshop',
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
