import { wordPattern } from './terms';

/** The kind of text that follows a label such as "VO:" in a script or a shot list. */
export type Cue = 'spoken' | 'heard' | 'beat' | 'title' | 'end' | 'sound' | 'picture' | 'camera' | 'look' | 'note';

const table: readonly (readonly [cue: Cue, words: string])[] = [
  [
    'spoken',
    'V\\.?\\s?O\\.?(?: \\d)? / voice[- ]?over / narrator / narration / announcer / anncr / dialog(?:ue)? / script / (?:s?he|creator|host|presenter|actor) says / sprecher(?:in)? / off(?:-?text|-?stimme|-?sprecher)? / voix(?: off)? / comédien(?:ne)? / voz(?: en off)? / locuci[oó]n / locutora? / locução / narrador(?:a)? / voce(?: fuori campo| off)? / speaker / ナレーション / セリフ / NA',
  ],
  ['heard', 'audio / ton / ton \\/ text / son / sonido / áudio / 音声'],
  [
    'beat',
    'hook / problem / agitat(?:e|ion) / solution / proof / payoff / twist / intro / outro / body / benefit / aufhänger / lösung / nutzen / accroche / problème / gancho / problema / solución / solução / soluzione / フック',
  ],
  [
    'title',
    "supers? / title(?: card)? / (?:on[- ]?screen )?text(?: overlay| on screen)? / on[- ]?screen(?: copy)? / overlay / caption / headline / sub(?:-?head(?:line)?)? / tag ?line / claim / slogan / lettering / offer / price / (?:text)?einblendung / bauchbinde / schrift / texte(?: à l[’']écran)? / à l[’']écran / rótulo / texto(?: en pantalla| na tela)? / en pantalla / sobreimpresión / tela / testo(?: a schermo)? / scritta / grafica / テロップ / 字幕 / キャッチコピー / コピー",
  ],
  [
    'end',
    'CTA / call to action / end ?(?:card|frame|board|title) / pack ?shot / logo(?: and text)? / closing / button / url / website / abbinder / schlussbild / endcard / cierre / fin / carton final / signature / encerramento / assinatura / chiusura / ロゴ / エンドカード / エンド',
  ],
  [
    'sound',
    'SFX / MFX / FX / sound(?: effects?| design)? / music / BGM / ambien(?:t|ce)(?: sounds?| noise)? / musik / geräusche?(?:kulisse)? / atmo / musique / bruitage / música / efectos / trilha / som / musica / suono / 音楽 / 効果音 / BGM / SE',
  ],
  [
    'camera',
    'camera / cam / kamera / caméra / cámara / câmera / shot(?: type| size)? / lens / composition / framing / movement / cinematography / einstellung / plano / カメラ',
  ],
  [
    'look',
    'style / look / mood / tone / lighting / light / time of day / weather / palette / colou?rs? / finish / quality / stil / stimmung / licht / farben / lumière / ambiance / couleurs / estilo / iluminación / tono / iluminação / cores / stile / luce / colori / スタイル / 雰囲気 / 照明',
  ],
  [
    'picture',
    'visuals? / video / actions? / description / picture / subject / setting / scene / location / bild / bilder / ort / image / visuel / décor / imagen / acción / escenario / imagem / ação / cenário / immagine / azione / ambientazione / 映像 / 画面 / 被写体 / 場所 / wide / CU / ECU / MS / WS',
  ],
  [
    'note',
    "negative(?: prompt)? / avoid / do not / don[’']t / aspect(?: ratio)? / ratio / duration / length / format / resolution / seed / model / fps / notes? / audience / client / product / brand / project / title of (?:the )?spot / deliverables? / gfx / negativer prompt / seitenverhältnis / format / dauer / länge / hinweis / prompt négatif / durée / prompt negativo / duración / duração / durata / evitar / evitare / ネガティブプロンプト / 比率 / 尺 / 長さ / 備考",
  ],
];

const patterns = table.map(([cue, words]) => [cue, new RegExp(`^(?:${wordPattern(words).source})$`, 'iu')] as const);

/**
 * @param label the text before the colon, without Markdown marks
 * @returns undefined for an unknown label
 */
export function cueOf(label: string): Cue | undefined {
  const bare = label
    .replace(/\s*[(（][^)）]*[)）]\s*$/u, '')
    .replace(/(?<=\p{L})\s*#?\d$/u, '');
  return (
    patterns.find(([, pattern]) => pattern.test(bare))?.[0] ??
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
  /(?<=[.!?…"”»」。)\]]\s?)(?=(?:V\.?O\.?|VOICE ?OVER|Voice-?over|NARRATOR|Narrator|SUPERS?|Super|SFX|MUSIC|Music|AUDIO|Audio|Sound|Dialogue|Camera|Lighting|Style|Mood|Text(?: overlay| on screen)?|[Oo]n-screen text|TEXT|Overlay|CTA|Sprecher(?:in)?|Einblendung|Musik|Texte?|Voix off|Musique|Voz en off|Rótulo|Texto|Música|Locução|Voce|Testo|Musica|ナレーション|テロップ)(?:\s*\([^)]*\))?\s*[:：])/u;
