/**
 * The wording of briefs in English, German, Spanish, French, Italian, Portuguese and Japanese. Instructions are
 * recognized by the beginning of a sentence (in Japanese: the end) and by labels such as "Tone:".
 */

/** Labels before a colon, grouped by the kind of the text after the colon. */
const labels = {
  copy:
    'text|copy|client|super|supers|title card|caption|headline|sub(?:-?head(?:line|er)?)?|tag ?line|key line|slogan|claim|line|hook|key messages?|messaging|message|text overlay|offer|deal|product|brand|name|cta|call to action|vo|v\\.o\\.|voice ?-?over|narrator|proposition|narration|dialog(?:ue)?|text on screen|on[- ]?screen(?: text)?|feature|benefits?|usps?|(?:proof|selling) points?|support|reasons? to believe|end ?(?:card|frame)|button|overlay|main (?:point|message|idea)|core message|take-?away|s?he says|(?:creator|presenter|host|actor) says' +
    '|schlagzeile|überschrift|unterzeile|fließtext|kunde|abbinder|texteinblendung|einblendung|sprecher(?:in)?|kernbotschaft|kernaussage|aufruf|botschaft|angebot|produkt|marke|handlungsaufforderung' +
    '|titular|subtítulo|titolo|sottotitolo|título|cliente|rótulo|voz en off|locución|locução|texto(?: na tela)?|testo|frase|lema|eslogan|mensaje(?: clave| principal)?|mensagem(?: principal)?|messaggio(?: chiave)?|oferta|offerta|producto|produto|prodotto|marca|marchio|llamada a la acción|en pantalla' +
    "|titre|sous-titre|voix off|texte(?: à l[’']écran)?|fin|accroche|message clé|offre|produit|marque|appel à l[’']action|phrase|signature|à l[’']écran" +
    '|ナレーション|テロップ|字幕|キャッチコピー|コピー|メッセージ|オファー|特典|商品名?|ブランド|セリフ',
  look:
    'tone(?: of voice)?|tonality|mood|look|feel|vibe|palette|ton|tonalität|stimmung' +
    '|tono|tom|ambiente|ambiance|rythme|トーン|雰囲気|スタイル|色|音楽',
  shown:
    "visuals?|v[ií]d[eé]o|actions?|cinematography|mandator(?:y|ies)|setting|scenes?|shot list|idea|concept|story|szenen|bildidee|imagen|imagem|immagine|escenas|cenas|scene|image|visuel|l[’']idée|scènes|映像|カメラ",
  note:
    "audience|target(?: audience| group)?|objectives?|aspect ratio|platform|channel|status|due|budget|sfx|ambient(?: noise| sounds?)?|background (?:sounds?|noise|music)|sound effects?|deliverables?|brief|background|do|don[’']?ts?|avoid|negative prompt" +
    '|zielgruppe|briefing|betreff|asunto|público(?:[- ](?:objetivo|alvo))?|pubblico|target|objetivo|obiettivo|formato' +
    '|cible|objectif|ターゲット|目的|形式|尺|長さ|備考|対象',
} as const;

export type Label = keyof typeof labels;

/**
 * Labels that also occur in posters and product descriptions. They count as labels only in a request.
 */
const commonLabels = {
  copy: 'sub|footer|off|cierre|body(?: copy| text)?|description|title|url|link|website|landing page|script',
  look: 'lens|light(?:s|ing)|pace|tempo|ritmo|style|colou?rs?|music|stil|farben|musik|stile|estilo|colores|cores|colori|música|musica|couleurs|musique',
  shown: 'subject|camera|cam|shots?|wide|cu|ecu|ms|bild(?:er)?|kamera|cámara|câmera|caméra',
  note: 'legal|rechtliches|mentions? (?:légales?|obligatoires?)|obligatoire|objet|campaign|kampagne|bgm|fx|gfx|goals?|format|sounds?|ziel|duration|length|notes?|dauer|länge|anmerkung|hinweis|duración|nota|duração|durata|durée|public|remarque',
};

const labelKinds: readonly Label[] = ['copy', 'look', 'shown', 'note'];
const patternsOf = (table: Readonly<Record<Label, string>>) =>
  labelKinds.map((kind) => [kind, new RegExp(`^(?:the |la |le |l[’']|die |der )?(?:${table[kind]})$`, 'iu')] as const);
const [certain, common] = [patternsOf(labels), patternsOf(commonLabels)];
const sceneLabel =
  /^(?:(?:scenes?|shot|frame|szene|escena|scena|cena|scène|plano?|シーン|カット)\s*\d+(?:\s*\([^()]*\)|,[^:]*)?|.*\(\d+:\d\d[-–—]\d+:\d\d\))$/iu;
/** Matches a time range and the text after it: "0:03-0:07 Text" and "3–8 s Text". */
export const timed =
  /^[[(]?(\d{1,2}(?::\d\d){1,2}\s*[-–—]\s*\d{1,2}(?::\d\d){1,2}|\d{1,2}\s*[-–—]\s*\d{1,2}\s*(?:s|sec|sek)(?!\p{L}))[\])]?[\s:.–-]*(.+)$/su;
/** Matches a speaker's name in a script: "MOTHER" and "NARRATOR (V.O.)". */
export const speaker = /^[\p{Lu}][\p{Lu} .’'-]+(?:\s*\([^)]*\))?$/u;

/**
 * Returns the kind of the text after a label: `copy` is the ad's text, `shown` describes the picture, `look` describes
 * its style, and `note` is for the production.
 * @param directed whether the prompt is a request. If so, labels of `commonLabels` also count, and labels with additional
 * words, such as "Logo and text"
 */
export function labelOf(words: string, directed = false): Label | undefined {
  const whole = words.replaceAll('_', ' ').replace(/^[\s*•\p{Extended_Pictographic}\ufe0f-]+|\s+$/gu, '');
  if (sceneLabel.test(whole)) return 'shown';
  const parts = whole.split(/\s+/u);
  const loose = directed && parts.length <= 4 ? [parts.at(-1) ?? '', parts[0] ?? ''] : [];
  const patterns = [...certain, ...(directed ? common : [])];
  for (const part of [whole, ...loose]) {
    const known = patterns.find(([, pattern]) => pattern.test(part));
    if (known !== undefined) return known[0];
  }
  return undefined;
}

/**
 * Pattern for the end of a word, where no letter or digit follows. `\b` is unsuitable, because it supports only ASCII.
 */
const end = '(?![\\p{L}\\p{N}])';

const medium =
  '(?:ad|advert(?:isement)?|commercial|tiktok|video|spot|clip|reel|promo|trailer|teaser|animation|anuncio|anúncio|vídeo|pubblicità|pub|publicité|vidéo|film|annonce|werbung|anzeige|\\p{L}*(?:spot|film|video|clip|werbung))';
const makers =
  "create|make|produce|put together|generate|design|write|film|shoot|build|give|(?:erstell|produzier|generier|dreh|mach)(?:t|en sie)(?= (?:(?:uns|mir|bitte) )*eine?n? )|(?:erstell|produzier|generier|dreh|mach)e|mach|(?:wir|ich) (?:brauchen?|bräuchten?|möchten?|hätten? gerne?)|(?:kannst du|könntest du|könnt ihr|könntet ihr|können sie|könnten sie)(?= (?:uns|mir|bitte|eine?n?) )|(?:pourriez|pouvez)-vous|(?:pourrais|peux)-tu|(?:nous aimerions|on aimerait|j[’']aimerais|nous voudrions|je voudrais)|(?:pod[eé]is|podr[ií]ais)(?= (?:hacer|crear|preparar))|(?:puedes|podr[ií]as?)(?= (?:hacer|crear|preparar)(?:nos|me))|crea|crie|faça|produza|precisamos de|realizza|produci|fai|haz|genera|produce|diseña|necesito|quiero|necesitamos|crée|créez|fais|faites|réalise|réalisez|génère|produis|il me faut|je veux|we need|i need|i want|i(?:’|')d like";

/** Patterns for a request for a video. The group `subject` captures the video's topic. */
export const requests: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:hi|hello|hey|dear|hallo|liebe[rs]?|hola|bonjour|ciao|olá)${end}(?:[^,!.]{0,20}[,!])?\\s*)?(?:(?:please|bitte|por favor|s['’]il vous plaît),?\\s+|(?:can|could|would) (?:you|we)\\s+(?:please\\s+)?)?¿?(?:${makers})${end}[^.!?:]{0,60}?(?<![\\p{L}])${medium}${end}(?:.*?(?<![\\p{L}])(?:for|about|promoting|introducing|für|über|para|sobre|pour|sur|per(?= (?:il|la|lo|l|i|gli|le|una?|uno)${end}))\\s+(?<subject>.+))?`,
    'iu',
  ),
  new RegExp(
    `^(?:an? )?(?:(?:\\d+|\\p{L}+)[- ]?(?:s|sec|seconds?|sekunden|segundos|secondi|secondes)[- ]\\p{L}*?\\s*|short |ugc |[\\p{L}-]+[- ]style )?(?:\\p{L}+-)*${medium}(?:\\s\\([^)]*\\))?\\s+(?:for|about|für|para|pour|per) (?<subject>.+)`,
    'iu',
  ),
  /(?:^(?<subject>.+?)の(?:\d+秒の)?(?:短い)?(?:プロモーション|宣伝|紹介)?)?(?:広告|動画|CM|ビデオ|映像)を(?:作|つく|制作|生成|お願い)/iu,
];

/** Matches names of platforms at the start of a topic, and the preposition after them: "Instagram and TikTok about". */
export const platforms =
  /^(?:(?:and |or |& |und |oder )?(?:instagram|tiktok|youtube|facebook|linkedin|social media|reels?|stories|shorts|ads?)(?:,? |(?=[:.,!?]|$)))+(?:[:.,!?]\s*|(?:about|for|über|für) |$)/iu;

/** Pattern for the word "on" in "Open on a desk", but not in "Open on Sundays". */
const on = `on(?! (?:the )?(?:\\d|\\p{L}*days?${end}|weekends?|(?:january|february|march|april|may|june|july|august|september|october|november|december)${end}))`;

/** Matches the start of a sentence that is a stage direction in a request. */
export const openings = new RegExp(
  `^(?:(?:please|bitte),? )?(?:(?:(?:open(?:s|ing)?|end(?:s|ing)?|finish(?:es)?|start|begin|close) (?:${on}|with)|cut(?:s|ting)? to|smash cut|pan (?:left|right|up|down|across|along|over|to|from)|zoom (?:in|out|on)|fade (?:in|out|to|from|up)|dissolve (?:to|into)|montage (?:of|showing)|b-roll|close[- ]?ups?|(?:product |hero )+shot|(?:extreme |very )?(?:wide|medium|long|tracking|drone|aerial|establishing|overhead|macro|close)[- ]shot|we see(?! you)|(?:the )?(?:creator|presenter|actor|actress|model) (?:\\p{L}+s)(?<!says)|(?:the )?camera (?:pans|moves|follows|zooms|tilts|tracks|pulls|pushes|glides|circles|rises|flies|shows)|show(?:s|ing)? (?:an?|two|three|people|someone|close)|on[- ]screen|text (?:on screen|reads|appears)|pov` +
    `|(?:the )?(?:headline|super|caption|tagline|title|(?:on-screen )?text(?: overlay)?|voice-?over|vo|cta|end card)(?= ["“][^"”]+["”](?:[.!]?$| (?:appears|fades|slides|pops|comes|flies)))` +
    `|am (?:ende|schluss)|zum schluss|schnitt auf|totale(?=:| (?:auf|von|über))|blende (?:auf|zu|nach)|zeig(?:e|t|en sie)?(?! (?:dein|deine|deinen|was|her))|(?:öffne|beginne?|starte?) mit|nahaufnahmen?|(?:die )?kamera (?:fährt|schwenkt|folgt|zoomt|zeigt|kreist|fliegt|auf)|wir sehen(?! uns)` +
    `|(?:abra|comece|termine) com|mostr[ae] (?:um|uma|o|a|un|uno|una|il|lo|la)|(?:apri|inizia|chiudi) con|inquadratura|primo piano (?:di|su|del|della|sul|sulla)|si vede|(?:abre|cierra|termina|empieza) con|corte a (?:una?|el|la|los|las|negro|plano)|plano (?:de|general|medio)|primer plano|vemos (?:a |cómo )?(?:una?|el|la|los|las)|(?:la )?cámara (?:sigue|gira|muestra|recorre|avanza|se)|en pantalla|muestra(?! (?:tus?|sus?|lo|de|gratis)(?!\\p{L}))|(?:al final|à la fin),? (?:\\p{L}+ ){0,2}(?:web|site|página|logo|logotipo|tel[eé]fono|téléphone|dirección|adresse)` +
    `|ouvr(?:e|ez|ir) sur|(?:termin(?:e|ez)|finis(?:sez)?|commenc(?:e|ez)) (?:par|sur|avec)|plan (?:large|serré|sur)|gros plan|coupe sur (?:une?|le|la|les)|fondu (?:au (?:noir|blanc)|enchaîné)|on voit|(?:la )?caméra (?:suit|tourne|montre|avance|recule|survole|se)|à l[’']écran|montre[rz]? (?:une?|le|la|les))${end}` +
    `|画面の文字|最後にロゴ|画面に)[\\s,:]*`,
  'iu',
);
/** Matches the end of a Japanese sentence that is a stage direction. */
export const endings =
  /(?:映す|映して|見せる|始める|始まる|終わる|出す|表示(?:する)?|流す|のアップ|(?:に|へ)カット)[。.]?$/u;
/** Pattern for nouns of ad production, such as "logo", "music" and "people". */
const craft = `(?:logos?|(?:tag ?)?lines?|slogans?|texte?|music|musik|voice ?-?overs?|colou?rs?|cuts|shots?|scenes?|footage|videos?|clips?|ads?|people|models?|faces|menschen|personen|gesichter|subtitles|captions?|fonts?|overlays?|transitions?|effects?|animations?|camera|sounds?|claims?|emojis|hashtags|lighting|brand name|pictures|photos|fotos)${end}`;
/** Pattern for up to 40 characters of a sentence before a noun of `craft`. */
const some = '(?:[^.!?]{0,40}\\s)?';
/**
 * Matches the start of a sentence that may describe the picture. It counts as a description only if the prompt has
 * other instructions.
 */
export const asides = new RegExp(
  `^(?:(?:please|bitte),? )?(?:(?:then|next|after that|finally(?!,? an? )|dann|danach|luego|después|puis|ensuite)[\\s,]+(?=(?:the|an?|we|he|she|they|cut|show|close|zoom|fade|logo|das|der|die|eine?n?|sie|er|wir|el|la|los|las|una?|se|le|les|une|il|elle|on)${end})|(?:(?:show(?:s|ing)?(?! (?:your|you|us|off|up))|feature|transition)${end}(?!-)|logo(?= ?[.:,+&]|$| (?:on|in|at|and|with|over|appears?|reveal|animation|fades?|spins|auf|und|y|e|et|en|sur)${end})))\\s*`,
  'iu',
);
/** Matches the start of a sentence that addresses the makers of the ad. */
export const remarks = new RegExp(
  `^(?:(?:please|bitte),? )?(?:(?:hi|hello|hey|hallo|hola|bonjour)(?: (?:team|all|there|everyone|zusammen|equipo))?(?:[,.!]*$|,(?: \\S+){3})|you are an? (?:\\S+ ){0,4}(?:director|copywriter|marketer|filmmaker|designer|strategist|editor|expert|producer)${end}|(?:thanks|thank you|cheers|danke|gracias|merci)(?:,? (?:so much|a lot|team|in advance|again|im voraus|de antemano|d’avance))?[!.,]*$|sehr geehrte|mit (?:freundlichen|besten|lieben) grüßen|(?:die )?zielgruppe (?:ist|sind)|gerne? mit ${some}${craft}|die (?:stimmung|tonalität|musik|farben) soll|(?:quiero|queremos) que se|(?:\\S+ ){1,4}(?:launch|promo|teaser|tv|social|brand|product|image)[- ](?:spot|video|ad|film|clip|commercial|reel)$|(?:i|we)(?: want(?! you)|[’']d like)|make (?:sure|it(?! (?:yours|count|happen|last)${end}))|keep (?:it|the ${some}${craft})|(?:use|add|include) ${some}${craft}|avoid (?:\\p{L}+ing${end}|${some}${craft})|don(?:’|')?t (?:show|use|include|mention)|do not (?:show|use|include|mention)|no (?:people|text|voice|music|logo|subtitles|captions)|(?:it|the (?:ad|video|spot|tone|style|mood|music)) (?:should|must|needs?|has to)${end}|keine?n? (?:${craft}|stimme|logo|sprecher)|(?:es|das video|der spot) soll(?:te)?${end}|(?:no|non|não) (?:use|usare?|uses|mostrare?|incluir)${end}|ne pas${end}|(?:tono|tom|ton|tone|estilo|stile?|style|ambiance|ambiente|stimmung|mood) \\p{L}+(?:[.!]?$|, )|(?:nada|rien|niente) de? |pas de (?:musique|texte|voix|logo|personnes|visages)${end}|(?:please|bitte)(?= .{0,50}${craft})|よろしく|お願い|(?:雰囲気|トーン|音楽|スタイル|ターゲット|色)は)`,
  'iu',
);
/** Matches a request to mention something in the ad. */
export const mentions =
  /^(?:mention|tell (?:them|people|viewers)|highlight(?! (?:of|your?)(?!\p{L}))|emphasi[sz]e|erwähne|menciona|mentionne|(?:que (?:se )?(?:diga|ponga|mencione|vea)|(?:(?:the|our|der|unser|el|nuestro|la|le|notre) )?(?:slogan|claim|tagline|headline|text|botschaft|lema|eslogan|mensaje|accroche|message) (?:is|reads|ist|lautet|es|est))(?=:? ["“„«])|que (?:se )?(?:mencionen?|digan?)(?= que )|(?:say|sag|di|dis)(?=,? (?:that|dass|que) |:? ["“„«]|:))(?:,? (?:that|dass|que))?:? (?<rest>.+)/iu;
/** Captures the name of a brand or product in an instruction, such as "Tidy" in "end with the Tidy logo". */
export const names =
  /(?:the|our|on|with|mit|con|avec) (?<before>\p{Lu}[\p{L}\p{N}&’']*(?: \p{Lu}[\p{L}\p{N}&’']*)*) logo|(?:called|named|namens|heißt|appelée?|s[’']appelle|llamad[oa]|se llama|chamad[oa]|se chama|chiamat[oa]|si chiama|logo of|logo de|the name|the brand name|dem namen|el nombre(?: de)?|le nom(?: de)?) (?<after>\p{Lu}[\p{L}\p{N}&’']*(?: \p{Lu}[\p{L}\p{N}&’']*)*)/u;
/** Captures the product name in a sentence such as "It's called Smoke Signal, we …". */
export const introductions =
  /^(?:(?:[Ii]t(?:['’]s| is)|[Ww]e(?:['’]re| are)|(?:[Mm]y|[Oo]ur|[Tt]he) [\p{L} ]{2,24} is) (?:called|named)|(?:[Ee]r|[Ss]ie|[Ee]s|(?:[Uu]nser|[Dd]er|[Dd]ie|[Dd]as) \p{L}+) heißt|(?:(?:[Ll]e|[Ll]a|[Ee]l) \p{L}+ )?(?:[Ss]e llama|[Ss][’']appelle|[Ss]i chiama|[Ss]e chama)) (?<name>\p{Lu}[\p{L}\p{N}&’'-]*(?: \p{Lu}[\p{L}\p{N}&’'-]*)*)(?:[,.;]|$)\s*(?:(?:and|und|et|y|e) )?(?<more>.*)$/su;
/** Matches a scene heading or a transition of a script: "INT. KITCHEN - MORNING" and "FADE OUT.". */
export const sluglines =
  /^(?:(?:INT|EXT)\b|(?:(?:FADE|(?:SMASH )?CUT|DISSOLVE)(?: (?:IN|OUT|TO|FROM)\b[^\p{Ll}]*)?|FIN|THE END)[.:]?$)/u;
/**
 * Matches a description of the format, such as "Instagram Reel, 9:16", or a sentence that introduces the brief, such as
 * "Here is the script".
 */
export const formats =
  /^(?:(?=.*(?<!\d)(?:9:16|16:9|1:1|4:5|21:9)(?!\d)).*(?:reels?|story|stories|tiktok|youtube|instagram|shorts?|video|ad|spot|clip|format)(?!\p{L})|(?:cinematic|(?:hyper|photo)-?realistic)\s[^.!?]*?(?:video|ad|spot|clip|commercial|reel|shot|footage)(?:[,:]| (?:of|with|showing|featuring)(?!\p{L}))|\d+[- ]?(?:s|sec|seconds?|sek\p{L}*)[- ](?:spot|ad|video|clip|commercial)\.?$)/iu;
/**
 * Matches words of exclusion such as "no", and file names. Prices and addresses in
 * such an instruction are not shown.
 */
export const refusals =
  /(?<!\p{L})(?:no|not|don[’']t|never|avoid|without|kein\p{L}*|nicht|ohne|sin|pas|sans|\S+\.(?:png|jpe?g|svg|gif|pdf|mov|webp))(?!\p{L})/iu;
/** Matches a phone number or a price: "555-0199" and "from €3,490 a month". */
export const phoneOrPrice =
  /(?<![\p{L}\p{N}.,:])\+?\(?\d(?:[ ()/.-]{0,3}\d){6,14}(?![\p{L}\p{N}:])|(?:(?<!\p{L})(?:from|only|just|ab|nur|desde|solo|dès|à partir de|a partir de) )?(?:\p{Sc} ?\d(?:[\d.,]{0,12}\d)?|\d(?:[\d.,]{0,12}\d)? ?\p{Sc})(?:(?:\/| (?:an?|per|pro|im|al|par|por) )\p{L}+)?/giu;
