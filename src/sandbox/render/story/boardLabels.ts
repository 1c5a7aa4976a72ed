import { wordPattern } from './terms';

/** The kind of text that follows a label such as "VO:" in a script or a shot list. */
export type Cue = 'spoken' | 'heard' | 'beat' | 'title' | 'end' | 'sound' | 'picture' | 'camera' | 'look' | 'note';

/** The labels of each kind: those that only scripts have, and those that other prompts have too. */
const table: readonly (readonly [cue: Cue, script: string, other: string])[] = [
  [
    'spoken',
    'V\\.?\\s?O\\.?(?: \\d)? / voice[- ]?over / narrator / narration / announcer / anncr / dialog(?:ue)? / sprecher(?:in)? / off(?:-?text|-?stimme|-?sprecher)? / voix(?: off)? / voz en off / locuci[oó]n / locutora? / locução / narrador(?:a)? / voce(?: fuori campo| off)? / speaker / ナレーション / セリフ / NA',
    'script / (?:s?he|creator|host|presenter|actor) says / comédien(?:ne)? / voz',
  ],
  ['heard', 'audio / ton / ton \\/ text / son / sonido / áudio / 音声', ''],
  [
    'beat',
    '',
    'hook / problem / agitat(?:e|ion) / solution / proof / payoff / twist / intro / outro / body / benefit / aufhänger / lösung / nutzen / accroche / problème / gancho / problema / solución / solução / soluzione / フック',
  ],
  [
    'title',
    "supers? / title card / on[- ]?screen(?: text)? / text (?:overlay|on screen) / overlay / lettering / (?:text)?einblendung / bauchbinde / (?:texte )?à l[’']écran / rótulo / sobreimpresión / tela / testo(?: a schermo)? / scritta / grafica / テロップ / 字幕",
    'title / text / on[- ]?screen copy / caption / headline / sub(?:-?head(?:line)?)? / tag ?line / claim / slogan / offer / price / schrift / texte / texto(?: en pantalla| na tela)? / en pantalla / キャッチコピー / コピー',
  ],
  [
    'end',
    'end ?card / cierre',
    'CTA / call to action / end ?(?:frame|board|title) / pack ?shot / logo(?: and text)? / closing / button / url / website / abbinder / schlussbild / fin / carton final / signature / encerramento / assinatura / chiusura / ロゴ / エンドカード / エンド',
  ],
  [
    'sound',
    'SFX / MFX / sound effects? / music / BGM / musik / musique / bruitage / trilha / musica / 音楽 / 効果音',
    'FX / sound(?: design)? / ambien(?:t|ce)(?: sounds?| noise)? / geräusche?(?:kulisse)? / atmo / música / efectos / som / suono / SE',
  ],
  [
    'camera',
    '',
    'camera / cam / kamera / caméra / cámara / câmera / shot(?: type| size)? / lens / composition / framing / movement / cinematography / einstellung / plano / カメラ',
  ],
  [
    'look',
    '',
    'style / look / mood / tone / lighting / light / time of day / weather / palette / colou?rs? / finish / quality / stil / stimmung / licht / farben / lumière / ambiance / couleurs / estilo / iluminación / tono / iluminação / cores / stile / luce / colori / スタイル / 雰囲気 / 照明',
  ],
  [
    'picture',
    'visuals? / video / bild / image / imagen / imagem / 映像',
    'actions? / description / picture / subject / setting / scene / location / bilder / ort / visuel / décor / acción / escenario / ação / cenário / immagine / azione / ambientazione / 画面 / 被写体 / 場所 / wide / CU / ECU / MS / WS',
  ],
  [
    'note',
    '',
    "negative(?: prompt)? / avoid / do not / don[’']t / aspect(?: ratio)? / ratio / duration / length / format / resolution / seed / model / fps / notes? / audience / client / product / brand / project / title of (?:the )?spot / deliverables? / gfx / negativer prompt / seitenverhältnis / dauer / länge / hinweis / prompt négatif / durée / prompt negativo / duración / duração / durata / evitar / evitare / ネガティブプロンプト / 比率 / 尺 / 長さ / 備考",
  ],
];

const whole = (words: string) => new RegExp(`^(?:${wordPattern(words).source})$`, 'iu');
const patterns = table.map(
  ([cue, script, other]) => [cue, whole([script, other].filter((words) => words !== '').join(' / '))] as const,
);
const scriptLabels = whole(table.flatMap(([, script]) => (script === '' ? [] : [script])).join(' / '));

/** Removes remarks in brackets and a number at the end of a label. */
const bareLabel = (label: string) => label.replace(/\s*[(（][^)）]*[)）]\s*$/u, '').replace(/(?<=\p{L})\s*#?\d$/u, '');

/** Whether a label, such as "VO", occurs only in scripts. */
export const isScriptLabel = (label: string) => scriptLabels.test(bareLabel(label));

/**
 * @param label the text before the colon, without Markdown marks
 * @returns undefined for an unknown label
 */
export function cueOf(label: string): Cue | undefined {
  const bare = bareLabel(label);
  return (
    knownCue(bare) ??
    // If a label of two words is unknown, each word is tried as a label: "Camera" of "Camera height".
    (/^\p{L}+ \p{L}+$/u.test(bare)
      ? bare
          .split(' ')
          .map(knownCue)
          .find((cue) => cue !== undefined)
      : undefined)
  );
}

const knownCue = (word: string) => patterns.find(([, pattern]) => pattern.test(word))?.[0];

/**
 * Matches the start of a label such as "VO:" inside a line. The text before the label ends with a full stop, a closing
 * bracket or similar punctuation.
 */
export const innerLabel =
  /(?<=[.!?…"”»」。)\]]\s?)(?=(?:V\.?O\.?|VOICE ?OVER|Voice-?over|NARRATOR|Narrator|SUPERS?|Super|SFX|MUSIC|Music|AUDIO|Audio|Sound|Dialogue|Camera|Lighting|Style|Mood|Text(?: overlay| on screen)?|[Oo]n-screen text|TEXT|Overlay|CTA|Sprecher(?:in)?|Einblendung|Musik|Texte?|Voix off|Musique|Voz en off|Rótulo|Texto|Música|Locução|Voce|Testo|Musica|ナレーション|テロップ)(?:\s*\([^)]*\))?\s*[:：])/gu;

/** Matches the start of a shot inside a line, such as "[Shot 2]" anywhere and "3-5s" at the start of a sentence. */
export const inlineShot =
  /(?<=\S\s+)(?=\[(?:shot|scene|\d{1,2}(?::\d\d)?\s*s?\s*[-–—])[^\]]*\])|(?<=[.!?]\s+)(?=\d{1,2}\s?[-–—]\s?\d{1,2}\s?s(?!\p{L}))/iu;
