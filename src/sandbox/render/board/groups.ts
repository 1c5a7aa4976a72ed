import { lazyWordPattern } from '../story/terms';
import { clothColors, isFemaleKind, isOldKind, type Person } from './people';

/** Words for each number of people, as in "two kids" or "a family of six". */
const numbers: readonly (readonly [number, string])[] = [
  [2, '2 / two / both / zwei / beide / deux / dos / dois / duas / due / entrambi / ambos / 二人 / 2人'],
  [3, '3 / three / drei / trois / tres / três / tre / 三人 / 3人'],
  [4, '4 / four / vier / quatre / cuatro / quatro / quattro / 四人 / 4人'],
  [5, '5 / five / fünf / cinq / cinco / cinque / 五人'],
  [6, '6 / six / sechs / seis / sei / 六人'],
];
const numberPatterns = numbers.map(([count, words]) => ({ count, pattern: lazyWordPattern(words) }));

const families = lazyWordPattern('famil(?:y|ies) / Familien? / familles? / familias? / famílias? / famigli[ae] / 家族');
const pairsOf = lazyWordPattern(
  'couples? / Paare? / Pärchen / parejas? / casal / coppi[ae] / parents / Eltern / カップル / 夫婦',
);
const crowds = lazyWordPattern(
  'everyone / everybody / crowds? / teams? / people / Leute / Menschen / Gäste / Freunde / gente / gens / equipe / squadra / 人々 / みんな / 全員 / 友達',
);
const plural = /(?:[^s]s|children|women|men|Kinder|Frauen|Männer|bambini|bambine|ragazzi|amici|persone)$/iu;

const family: readonly Person['kind'][] = ['woman', 'man', 'girl', 'child', 'grandmother', 'grandfather'];

/** The maximum number of people drawn beside the first one. */
const mostOthers = 5;

/**
 * Returns the people who stand beside the first one, if the noun stands for several, as in "four friends".
 * @param noun the noun as spelled in the text
 * @param at the position of the noun in the text
 */
export function othersOf(first: Person, noun: string, text: string, at: number): readonly Person[] {
  const end = at + noun.length;
  const before = /(?:[\p{L}\d-]+\s+){0,3}$/u.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? '';
  const after = /^\s+(?:of|von|de|di|mit)\s+(?:[\p{L}\d]+)/u.exec(text.slice(end))?.[0] ?? '';
  const isFamily = families.test(noun);
  const named = numberPatterns.find(({ pattern }) => pattern.test(before) || (isFamily && pattern.test(after)))?.count;
  const isPair = pairsOf.test(noun);
  const isPlural = plural.test(noun) && sexOfName(noun) === undefined && noun !== noun.toUpperCase();
  if (named === undefined && !isFamily && !isPair && !crowds.test(noun) && !isPlural) return [];
  const count = Math.min(mostOthers, (named ?? (isPair ? 2 : isFamily ? 4 : 3)) - 1);
  const kinds = isFamily ? family : isPair ? [first.kind, partnerKind(first.kind)] : [];
  const others = coats.filter((coat) => coat !== first.cloth);
  return Array.from({ length: Math.max(0, count) }, (_, index): Person => {
    const kind = kinds[index + 1] ?? companionKind(first.kind, noun, index);
    return { ...first, kind, cloth: others[index % others.length] ?? clothColors[kind] };
  });
}

const coats = ['#2f6f8f', '#e2a13f', '#6f7f5a', '#7d6a93', '#3f8f86'] as const;
const oneSex = lazyWordPattern(
  'wom[ae]n / m[ae]n / girls / boys / ladies / guys / Frauen / Männer / Mädchen / Jungen / femmes / hommes / filles / garçons / mujeres / hombres / niñas / mulheres / homens / meninas / donne / uomini',
);

function companionKind(kind: Person['kind'], noun: string, index: number): Person['kind'] {
  if (oneSex.test(noun) || index % 2 === 1) return kind;
  return partnerKind(kind);
}

export function partnerKind(kind: Person['kind']): Person['kind'] {
  const partners = {
    woman: 'man',
    man: 'woman',
    child: 'girl',
    girl: 'child',
    grandmother: 'grandfather',
    grandfather: 'grandmother',
  } as const;
  return partners[kind];
}

const girls = lazyWordPattern(
  'girls? / (?:grand)?daughters? / Mädchen / Töchter(?:chen)? / Tochter / Enkelin(?:nen)? / filles? / petites?-filles? / fillettes? / niñas? / hijas? / niet(?:a|ecita)s? / nenas? / meninas? / filhas? / netas? / bambin[ae](?!o) / ragazzin[ae] / figli[ae](?!o) / 少女 / 娘 / 女の子',
);
const grayHair =
  /(?<!\p{L})(?:(?:gr[ae]y|white|silver)[- ]?(?:hair|beard)\p{L}*|grau(?:e[rsnm]?|haarige?\p{L}*)(?: Haare\p{L}*)?|cheveux (?:gris|blancs)|pelo (?:gris|canoso|blanco)|canos[oa]|cabelos? (?:grisalhos?|brancos?)|capelli (?:grigi|bianchi)|白髪)/iu;
const teenBefore = /(?:teen(?:age|aged)?|jugendliche[rsn]?|adolescente?|young adult)[- ]$/iu;

/**
 * Returns a person's kind, such as `woman` or `child`. The noun implies a kind, but words around it may change that:
 * "GUS (70s)", "a girl about 12", "a teen boy", "a woman with gray hair".
 * @param kind the kind that the noun alone implies
 */
export function kindByAge(kind: Person['kind'], noun: string, text: string, at: number): Person['kind'] {
  const end = at + noun.length;
  const clause = /^[^.;]{0,60}/u.exec(text.slice(at))?.[0] ?? '';
  const isChild = kind === 'child' || kind === 'girl';
  const isGirl = kind === 'girl' || (isChild && (girls.test(noun) || /(?<!\p{L})(?:she|her)(?!\p{L})/iu.test(clause)));
  const isFemale = isFemaleKind(kind) || isGirl;
  const age = ageBeside(text, at, end);
  const old = isFemale ? 'grandmother' : 'grandfather';
  const grown = isFemale ? 'woman' : 'man';
  if (age !== undefined && age >= 60) return old;
  if (age !== undefined && age <= 12) return isFemale ? 'girl' : 'child';
  if (age !== undefined) return isOldKind(kind) ? kind : grown;
  if (isChild) return teenBefore.test(text.slice(0, at)) ? grown : isGirl ? 'girl' : 'child';
  return grayHair.test(clause) && !isOldKind(kind) ? old : kind;
}

function ageBeside(text: string, at: number, end: number): number | undefined {
  const after =
    /^[\s,]*(?:\(\s*)?(?:about|around|aged?|of|in (?:her|his|their)|Anfang|Ende|Mitte|circa|ca\.?|um die|de|di)?\s*(?:early |mid[- ]?|late )?(\d{1,2})(?:s|er|\+|[- ]?(?:years?|yrs?|yo|jahre?|jährige?|ans|años|anos|anni)|歳|代)?(?=\s*[),.;]|\s+\p{Ll}|$)/iu.exec(
      text.slice(end, end + 36),
    );
  const before = /(\d{1,2})[- ]?(?:year|yr)s?[- ]old\s+(?:\p{L}+\s+)?$/iu.exec(text.slice(Math.max(0, at - 30), at));
  const bracket = /^[\s,]*（(\d{1,2})[代歳]）/u.exec(text.slice(end, end + 10));
  const age = Number(bracket?.[1] ?? after?.[1] ?? before?.[1] ?? Number.NaN);
  const isNumberOfThings = after !== null && bracket === null && /^\s+\d{1,2}\s+\p{Ll}/u.test(text.slice(end));
  return Number.isNaN(age) || isNumberOfThings ? undefined : age;
}

/**
 * Common first names of women. This table and `menNamed` omit names that are also ordinary words, such as "Grace" and
 * "Mark".
 */
const womenNamed = new Set(
  'ana anna anne annie amy alice amelia amina aisha abby andrea angela barbara beatriz bea becky beth brenda camila carla carmen carol caroline catherine cecile charlotte chiara chloe clara claire claudia dana dani daniela deborah denise diana donna elena elisa eliska elizabeth ella ellen elsa emily emma eva eve fatima fiona francesca frida gina giulia greta hannah heather heidi helen helena helga ines ingrid irene isabel isabella jana jane janet jasmine jen jenna jenny jess jessica jill joana joanna judy julia julie karen karin kate katie katja kim laila laura lea leah lena leni lea lina linda lisa lola lotte lucia lucy luisa maggie manon maria marie marge marta martha mary maya megan melanie mia michelle miriam mona monica monika nadia nancy natalie nina nora nuria olivia paula petra priya rachel rebecca renata rita rocío rocio rosie ros sabine sally sandra sara sarah silvia simone sofia sophie stella susan susanne sylvia tanja teresa tina ulla ursula valentina vera victoria yasmin yuki zoe'.split(
    ' ',
  ),
);
const menNamed = new Set(
  'adam ahmed alan alberto alejandro alex alexander ali andreas andrew andy anselmo antonio arthur ben benjamin bernd bob boris brian bruno carlos charlie chris christian claudio dan daniel dave david diego dieter dimitri doug eddie eduardo emil enzo eric erik ernesto felipe felix fernando finn francois fritz gareth gary george gianni giovanni giuseppe greg guido gus hans harry heinz henry hugo ian ibrahim igor ivan jake james jan jason javier jean jeff jens jim joe joel john jonah jonas jorge jose josé josh juan jürgen karl kenji kevin klaus kurt kyle larry lars leo leon liam lorenzo louis luca lucas luis luka lukas manuel marco marek mario markus martin mateo matt matteo matthew michael miguel mike mohamed mohammed mustafa nathan nick nicolas nico noah oliver oscar otto owen pablo paolo patrick paul pedro peter philipp pierre rafael ralf ramon raj ravi ricardo rico robert roberto roger rolf ron rudi ryan sam samuel santiago scott sean sebastian sergio simon stefan stephen steve sven theo thomas tim tobias tom tomas tommy tony uwe victor vincent walter werner wes wolfgang yusuf zach'.split(
    ' ',
  ),
);

/** Returns the sex that a first name implies, or undefined if the name is not in the tables. */
export function sexOfName(name: string): 'woman' | 'man' | undefined {
  const key = name.toLowerCase();
  return womenNamed.has(key) ? 'woman' : menNamed.has(key) ? 'man' : undefined;
}
