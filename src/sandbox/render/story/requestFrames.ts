import { contactIn } from './contact';
import { webAddress } from './emphasis';
import { sentenceCase } from './terms';

/** Matches an instruction before what the text shall say, as in "Mention that …". */
const mention =
  /^(?:and |then |and then |et |puis |y |e )?(?:please |pls )?(?:mentions?(?: also| that)?(?! of\b)|(?:say|add|note|point out|make (?:it )?clear|get across|tell (?:people|them|viewers)) that) (?=\S)|^(?:(?:it|the (?:ad|video|spot|film)) )?(?:must|should|has to|needs to) (?:say|mention|explain|make (?:it )?clear|get across|tell (?:people|them|viewers)) that (?=\S)|^(?:et )?(?:il )?(?:faut|faudrait|doit) (?:faire comprendre|expliquer|dire|préciser|mentionner|que ça dise) (?:que |qu[’'])|^(?:y )?(?:(?:que (?:se )?)?(?:mencionen?|digan?)|menciona|di|pon|(?:debe|tiene que|hay que) (?:decir|explicar|transmitir|dejar claro)) que (?=\S)|^(?:e )?(?:(?:que (?:se )?)?mencion[ae]m?|diz|fala|(?:deve|tem (?:de|que)) (?:dizer|explicar|transmitir|deixar claro)) que (?=\S)|^(?:e )?(?:menziona|di[’']|scrivi|dite|(?:deve|bisogna) (?:far capire|dire|spiegare|comunicare)) che (?=\S)/iu;

/** Matches an instruction to end with a text, as in "finish on …" and "Termina con …". */
const ending =
  /^(?:and |then )?(?:end|finish|close)(?:s|ing)? (?:on|with|w\/)(?: (?:our|the))?(?: logo(?:,| and| plus| with| \+))?(?: (?:text|line|website|url|words|claim|number|phone(?: number)?))? (?=\S)|^(?:(?:und|et|y|e) )?(?:(?:ende[nt]?|schlie(?:ß|ss)(?:en|t)) (?:bitte )?mit|(?:termine[rz]?|finir|finissez|conclu(?:re|ez)) (?:avec|par|sur)|(?:termin|acab|cerr)(?:a|ad|ar|e|en) con|cierr(?:a|e|en) con|(?:termin|acab|fech|encerr)(?:a|ar|e|em) (?:com|em)|(?:termina(?:re|te)?|chiud(?:i|ete|ere)|conclud(?:i|ete|ere)) con) (?:(?:unsere[mr]|der|dem|notre|la|le|el|nuestr[oa]|[oa]|il|nossa?|(?:il |la )?nostr[oa]) )?(?=\S)/iu;

/** Matches a pronoun that makes no sense without the words before it. */
const pronoun = '(?:they|he|she|ils?|elles?|ell[oa]s?|el[ae]s?|loro) ';

/** Matches the words by which an author introduces a fact, as in "and the hook is that …" and "Lo importante es que …". */
const introducing = new RegExp(
  `^(?:(?:and|but|so|et|mais|y|pero|e|mas|ma) )?(?:${[
    "(?:the |our |my |one |main |key |big |support |selling |real |best |only )*(?:hook|points?|idea|thing|usp|catch|message|benefits?|takeaway|twist|news)(?: [\\p{L}’']+){0,6}? (?:is|are) that",
    "(?:l[’']idée|l[’']important|l[’']essentiel|le message|le plus)(?: \\p{L}+){0,3}?,? (?:c[’']est|est) que",
    '(?:lo (?:importante|principal|bueno|mejor)|la (?:idea|gracia|clave|novedad)|el (?:mensaje|gancho))(?: \\p{L}+){0,3}? es que',
    '(?:o (?:importante|principal|melhor)|a (?:ideia|novidade|graça|mensagem))(?: \\p{L}+){0,3}? é que',
    "(?:l[’'](?:importante|idea)|il (?:messaggio|punto|bello)|la novità)(?: \\p{L}+){0,3}? è che",
  ].join('|')}) (?=\\S)(?!${pronoun})`,
  'iu',
);

/** Matches words that place a text at the end, as in "Am Schluss die Anmeldung über tidy.example". */
const placing =
  /^(?:(?:and|und|et|y|e) )?(?:at the (?:very )?end|am (?:schluss|ende)|zum schluss|à la fin|al final|no fim|no final|alla fine|stehen und|erscheinen und)(?: (?:just|bitte|please|the|our|die|der|das|unsere?|le|la|notre|el|nuestr[oa]|o|a|nossa?|il|lo|nostr[oa]|noch|dann))* (?=\S)/iu;

/**
 * Removes the words of the author around the copy. Reduces "Mention that check-ups are £39 and that we're open" to
 * "check-ups are £39 and we're open".
 */
export function withoutFrames(text: string): string {
  return text
    .split(/(?<=[.!?])\s+(?=\p{L})/u)
    .map((sentence, at) => {
      const said = saidIn(sentence);
      return at > 0 && said !== sentence && !webAddress.test(said) ? sentenceCase(said) : said;
    })
    .join(' ');
}

function saidIn(text: string): string {
  const plain = withoutIntroductions([mention, ending, placing].reduce((rest, frame) => rest.replace(frame, ''), text));
  const said = (contactIn(plain) ?? plain).replace(/(?:\s(?:and|then|und|et|puis|y|e))+$/iu, '');
  return said === text ? text : said.replace(/(?<=(?:,| and| et| y| e) )(?:that |que |qu[’']|che )/giu, '');
}

/** Starts a sentence with the words after each introduction. */
const withoutIntroductions = (text: string): string =>
  text.split(/(?<=[,;]) /u).reduce((before, clause) => {
    const fact = clause.replace(introducing, '');
    if (before === '' || fact === clause) return [before, fact].filter((part) => part !== '').join(' ');
    return `${before.replace(/[,;]$/u, '.')} ${sentenceCase(fact)}`;
  }, '');
