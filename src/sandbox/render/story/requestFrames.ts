import { contactIn } from './contact';
import { webAddress } from './emphasis';
import { sentenceCase } from './terms';

/** Matches an instruction before what the text shall say, as in "Mention that …" and "finish on …". */
const mention =
  /^(?:and |then )?(?:end|finish|close)(?:s|ing)? (?:on|with|w\/)(?: (?:our|the))?(?: logo(?:,| and| plus| with| \+))?(?: (?:text|line|website|url|words|claim|number|phone(?: number)?))? (?=\S)|^(?:and |then |and then |et |puis |y |e )?(?:please |pls )?(?:mentions?(?: also| that)?(?! of\b)|(?:say|add|note|point out|make (?:it )?clear|get across|tell (?:people|them|viewers)) that) (?=\S)|^(?:(?:it|the (?:ad|video|spot|film)) )?(?:must|should|has to|needs to) (?:say|mention|explain|make (?:it )?clear|get across|tell (?:people|them|viewers)) that (?=\S)|^(?:et )?(?:il )?(?:faut|faudrait|doit) (?:faire comprendre|expliquer|dire|préciser|mentionner|que ça dise) (?:que |qu[’'])|^(?:y )?(?:mencionen?|menciona|digan?|di|pon|que diga|(?:debe|tiene que|hay que) (?:decir|explicar|transmitir|dejar claro)) que (?=\S)|^(?:e )?(?:mencion[ae]|diz|fala|(?:deve|tem (?:de|que)) (?:dizer|explicar|transmitir|deixar claro)) que (?=\S)|^(?:e )?(?:menziona|di[’']|scrivi|dite|(?:deve|bisogna) (?:far capire|dire|spiegare|comunicare)) che (?=\S)/iu;

/**
 * Matches the words by which an author announces the subject, as in "We want to promote …" and "Le but c'est d'annoncer
 * …". The words after them are copy, even if the sentence sounds like an instruction.
 */
const announcing = startOf([
  "(?:we|i)(?: want|[’']d like| would like| need) to (?:promote|advertise|announce|push|highlight|shout about)",
  "(?:le but|l[’']idée|l[’']objectif|ce qu[’'](?:il faut|on veut|on voudrait) \\p{L}+),? (?:c[’']est|est) (?:d[’']annoncer|de promouvoir|de mettre en avant)",
  '(?:on|nous) (?:veut|voudrait|aimerait|voulons|voudrions|aimerions) (?:annoncer|promouvoir|mettre en avant)',
  '(?:lo que )?(?:queremos|quiero|quer[ií]a(?:mos)?|nos gustaría|me gustaría) (?:anunciar|promocionar|destacar|dar a conocer)(?: es)?',
  '(?:o que )?(?:queremos|quero|queria|queríamos|gostaria de|gostaríamos de) (?:anunciar|divulgar|destacar|promover)(?: é)?',
  '(?:quello che )?(?:vogliamo|voglio|vorremmo|vorrei) (?:annunciare|promuovere|pubblicizzare)(?: è)?',
]);

/** Matches a pronoun that makes no sense without the words before it. */
const pronoun = '(?:they|he|she|ils?|elles?|ell[oa]s?|el[ae]s?|loro) ';

/** Matches the words by which an author introduces a fact, as in "and the hook is that …" and "Lo importante es que …". */
const introducing = startOf(
  [
    "(?:the |our |my |one |main |key |big |support |selling |real |best |only )*(?:hook|points?|idea|thing|usp|catch|message|benefits?|takeaway|twist|news)(?: [\\p{L}’']+){0,6}? (?:is|are) that",
    "(?:l[’']idée|l[’']important|l[’']essentiel|le message|le plus)(?: \\p{L}+){0,3}?,? (?:c[’']est|est) que",
    '(?:lo (?:importante|principal|bueno|mejor)|la (?:idea|gracia|clave|novedad)|el (?:mensaje|gancho))(?: \\p{L}+){0,3}? es que',
    '(?:o (?:importante|principal|melhor)|a (?:ideia|novidade|graça|mensagem))(?: \\p{L}+){0,3}? é que',
    "(?:l[’'](?:importante|idea)|il (?:messaggio|punto|bello)|la novità)(?: \\p{L}+){0,3}? è che",
  ],
  pronoun,
);

function startOf(frames: readonly string[], not = '(?!)'): RegExp {
  return new RegExp(`^(?:(?:and|but|so|et|mais|y|pero|e|mas|ma) )?(?:${frames.join('|')}) (?=\\S)(?!${not})`, 'iu');
}

/** Matches the words after Japanese copy that ask for it, as in "予約もできることは必ず入れてください". */
const asked =
  /(?:こと)?(?:は|も|を)?(?:必ず|絶対に?|ぜひ)?(?:入れて|載せて|伝えて|書いて|強調して)(?:ください|下さい|ほしいです|欲しいです)。?$/u;

/** Matches words that place a text at the end, as in "Am Schluss die Anmeldung über tidy.example". */
const placing =
  /^(?:(?:and|und|et|y|e) )?(?:at the (?:very )?end|am (?:schluss|ende)|zum schluss|à la fin|al final|no fim|no final|alla fine|stehen und|erscheinen und)(?: (?:just|bitte|please|the|our|die|der|das|unsere?|le|la|notre|el|nuestr[oa]|o|a|nossa?|il|lo|nostr[oa]|noch|dann))* (?=\S)/iu;

/** Captures the kind of a number that "whatsapp" names, as in "El whatsapp es 600 555 012". */
const named =
  /^(?:(?:the|our|my|das|unser|le|notre|el|nuestro|mi|o|nosso|meu|il|nostro) )?(whats ?app)(?:[’']s| is| ist| c[’']est| est| es| é| è) (?=(?:le |el |o |il )?[+(]?\d)/iu;

/** Matches the main clause before a German clause with the copy. */
const beforeThat =
  /^(?:(?:und|aber) )?(?:(?:der|die|das) (?:clou|idee|botschaft|besondere|beste|wichtigste)|wichtig|entscheidend)(?: \p{L}+){0,3}? (?:ist|wäre|lautet), (?=dass )/iu;

/** Matches the words before a limit, as in "…, but that's only the first 500". */
const limiting =
  /,? (?:but|aber|mais|pero|mas|ma)(?: (?:that[’']?s|it[’']?s|das gilt|das ist|c[’']est|es|é|è|vale))? (?=(?:only|just|nur|seulement|uniquement|solo|sólo|só|apenas|soltanto)(?!\p{L}))/giu;

/** Matches the reason of an author who speaks of himself, as in "sinon je ne peux plus garantir les quantités". */
const ownReason =
  /,? (?:otherwise|or else|because|cause|cos|sonst|weil|sinon|parce que?|car|si no|porque|pues|senão|altrimenti|perché)(?: |(?<=[’']))(?:i(?:[’'](?:m|ve|ll|d))?|my|ich|mein\p{L}*|j[’']\p{L}+|je|mon|ma|mes|yo|mi|mis|eu|meus?|minhas?|io|mio|mia|non posso|no puedo|não posso)(?!\p{L})[^.!?]*/giu;

/** Matches the words before the name of the advertiser or of the product, with an article. */
export const naming =
  /(?:^|\s)(?:(?:we|it|this|that)(?:[’']?s|[’']re| is| are)(?: called| named)?|(?:is|are) (?:called|named)|(?:our |the |my )?name(?:[’']s| is)|(?:wir|ich|firma|laden|ganze|\p{Ll}+) hei(?:ß|ss)(?:en?|t)|wir sind|s[’']appelle|nous (?:sommes|nous appelons)|on est|nos llamamos|se llama|somos|nos chamamos|(?:se )?chama(?:-se)?|ci chiamiamo|si chiama|siamo)\s+(?:the |die |das |der |l[ae’'] ?|les |el |los |o |a |os |as |il |lo |i |gli )?$/iu;

/** Whether the text starts or ends with words by which its author asks to show the rest. */
export const isAskedFor = (text: string): boolean => announcing.test(text) || asked.test(text);

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
  const plain = [mention, announcing, placing, beforeThat].reduce((rest, frame) => rest.replace(frame, ''), text);
  const whole = clausesOf(plain)
    .replace(asked, '')
    .replace(named, 'WhatsApp ')
    .replace(limiting, ', ')
    .replace(ownReason, '');
  const said = (contactIn(whole) ?? whole).replace(/(?:\s(?:and|then|und|et|puis|y|e))+$/iu, '');
  return said === text ? text : said.replace(/(?<=(?:,| and| et| y| e) )(?:that |que |qu[’']|che )/giu, '');
}

/** Starts a sentence with the words after an introduction, and makes a German clause with "dass" a sentence. */
const clausesOf = (text: string): string =>
  text.split(/(?<=[,;]) /u).reduce((before, clause) => {
    const fact = clause.replace(introducing, '');
    if (before === '' || fact === clause) return [before, mainClause(fact)].filter((part) => part !== '').join(' ');
    return `${before.replace(/[,;]$/u, '.')} ${sentenceCase(fact)}`;
  }, '');

/** Moves the verb of a German clause to its second place: "dass wir auch E-Bikes machen" is "wir machen auch E-Bikes". */
const mainClause = (clause: string): string =>
  clause.replace(
    /^dass ((?:wir|man|es|sie|ihr|du)|(?:der|die|das|unsere?|jede[rs]?) (?:\p{Ll}+ )?\p{Lu}\S*) (\S.{0,120}?) ?(\p{Ll}+)([.!]?)$/u,
    '$1 $3 $2$4',
  );
