import { lazyWordPattern } from '../story/terms';
import { clothColors, isFemaleKind, isOldKind, type Person } from './person';

/** Words for each number of people, as in "two kids" or "a family of six". */
const numbers: readonly (readonly [number, string])[] = [
  [2, '2 / two / both / zwei / beide / deux / dos / dois / duas / due / entrambi / ambos / 二人 / 2人'],
  [3, '3 / three / drei / trois / tres / três / tre / 三人 / 3人'],
  [4, '4 / four / vier / quatre / cuatro / quatro / quattro / 四人 / 4人'],
  [5, '5 / five / fünf / cinq / cinco / cinque / 五人'],
  [6, '6 / six / sechs / seis / sei / 六人'],
];
const numberPatterns = numbers.map(([count, words]) => ({ count, pattern: lazyWordPattern(words) }));

export const families = lazyWordPattern(
  'famil(?:y|ies) / Familien? / familles? / familias? / famílias? / famigli[ae] / 家族',
);
const pairsOf = lazyWordPattern(
  'couples? / (?:\\p{L}+)?[Pp]aare? / Pärchen / parejas? / novios / recién casados / casal / noivos / coppi[ae] / sposi / parents / Eltern / カップル / 夫婦',
);
export const crowds = lazyWordPattern(
  'everyone / everybody / groups? / Gruppen? / groupes? / grupos? / grupp[oi] / crowds?(?!-) / audiences? / crews? / queues? / teams? / people / Leute / Menschen(?:menge)? / Menge / Publikum / Personen / Gäste / Freunde / Kunden / gente / gens / foule / public / multitud / público / multidão / folla / pubblico / equipe / squadra / 人々 / みんな / 全員 / 友達 / 群衆 / 観客',
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
    return { ...first, kind, cloth: others[index % others.length] ?? clothColors[kind], look: index + 1 };
  });
}

/** Colors for the clothes of people who would otherwise look alike. */
export const coats = ['#2f6f8f', '#e2a13f', '#6f7f5a', '#7d6a93', '#3f8f86'] as const;
const oneSex = lazyWordPattern(
  'wom[ae]n / m[ae]n / girls / boys / ladies / guys / brothers / sisters / sons / daughters / Brüder / Schwestern / frères / sœurs / hermanos / hermanas / irmãos / irmãs / fratelli / sorelle / Frauen / Männer / Mädchen / Jungen / femmes / hommes / filles / garçons / mujeres / hombres / niñas / chicas / amigas / señoras / ancianas / abuelas / mulheres / homens / meninas / moças / senhoras / avós / donne / uomini / ragazze / amiche / signore / nonne / amies / dames / grands-mères / copines / Freundinnen / Damen / Omas',
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

const boys = lazyWordPattern(
  'boys? / (?:grand)?sons? / nephews? / Jungen? / Jungs / Bub(?:en)? / Söhne / Sohn / garçons? / (?:petit-)?fils / niños? / hijos? / nietos? / meninos? / filhos? / netos? / bambino / ragazzin[oi] / figlio / nipotino / 少年 / 息子 / 男の子',
);
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
  const isGirl =
    kind === 'girl' ||
    (isChild && !boys.test(noun) && (girls.test(noun) || /(?<!\p{L})(?:she|her)(?!\p{L})/iu.test(clause)));
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
  'abby ada adele agnes aiko aisha alessia alexandra alice alicia alina alison alma amanda amelia amelie amina amy ana andrea angela anita anja anke anna anne anneliese annie antonia aoife aria ashley astrid audrey ava ayesha barbara bea beatriz becky bella bernadette beth birgit bonnie brenda brigitte britta caitlin camila camille carina carla carmen carol carole caroline cassandra catherine cecile celia chantal charlotte cheryl chiara chloe christina christine ciara cindy claire clara claudia claudine constance corinna cristina cynthia céline dana dani daniela daphne debbie deb deborah delphine denise diana dolores donna doris dorothea dorothy edith eileen elaine eleanor elena eleonora elisa eliska elizabeth ella ellen elsa emilia emilie emily emma erika esther eugenia eva eve evelyn fatima federica felicia fiona frances francesca franziska freya frida gabriela gabriele gabriella geraldine gertrud gina ginevra giovanna gisela giulia gloria greta gwen hanna hannah harriet heather hedwig heidi heike helen helena helga henrietta hilda ida ilse imogen ines ingeborg ingrid irene isabel isabella isabelle isadora itzel jacqueline jana jane janet jasmine jen jenna jenny jess jessica jill joana joanna jocelyn johanna josefina josephine josie joyce judy julia julie jutta karen karin kate katharina kathleen kathryn katie katja katrin kelly kerstin kim kirsten kristin laila lara larissa laura lauren lea leah leila lena leni leonie letizia liliana lillian lina linda lisa lola lotte louise lucia lucie lucy luisa lydia mabel maddie madeleine mae maeve magda maggie mandy manon margaret margarita marge margot maria marianne marie marina marion marisol marlene marlies marta martha martina martine mary mathilde maureen maya meera megan melanie meredith mia michelle mila mildred mira miriam molly mona monica monika morgane muriel nadia nancy naomi natalia natalie nele niamh nicole nina noelle noemi nora norma nuria odette olga olivia orla paola patricia patrizia paula pauline peggy petra phoebe pilar polly priya rachel rania raquel rebecca regina renata renate rita rocio rocío roisin ros rosalind rosemary rosie ruth sabine sabrina sadie sakura sally salma samantha sandra sanne saoirse sara sarah selma serena sheila shirley sigrid silvia simona simone sinead siobhan sofia solene sonia sonja sophie soraya stefania stefanie stella stephanie susan susanne svenja sylvia tamara tamsin tanja tatiana teresa thea theresa tiffany tina trudy ulla ursula ute valentina vanessa vera verena veronica verónica victoria viviana wanda wendy wilma ximena yasmin yolanda yuki yvonne zainab zara zeynep zoe élodie'.split(
    ' ',
  ),
);
const menNamed = new Set(
  'aaron abdul abel adam adrian ahmed akira alan albert alberto aldo alejandro alessandro alex alexander alexandre alfie alfred alfredo ali alvaro anders andreas andrew andy angelo anselmo anthony antoine anton antonio antónio armando arnaud arne arthur arturo axel baptiste barry bastian bastien ben benedikt benjamin benoît bernard bernd billy björn bob boris boubacar brad bradley brendan brian bruno bryan callum cameron carl carlos carsten cedric cesare charlie chris christian christoph christophe claudio clément colin conor craig cristiano curtis cédric césar damian dan daniel danny dario darren dave david dennis derek diego dieter dimitri diogo dirk dmitri dominik donald doug duncan dustin eddie edgar edoardo eduardo edward edwin elias elliot emanuel emanuele emil emilio emmanuel enrique enzo eric erik ernesto ernst esteban ethan evan fabian fabien fabio farid federico felipe felix ferdinand fernando filippo finn florian francesco francis francisco franco francois franklin franz fred frederik friedrich fritz frédéric gabriel gael gareth gary geoff geoffrey georg george georges gerald gerard gerhard gianni gilbert gilles gino giovanni giuseppe gonzalo gordon graham greg grégory guido gus gustav gustavo günther hamza hans harald harold harry hassan hector heinz helmut henry herbert hermann hiroshi horst howard hubert hugh hugo humberto ian ibrahim ignacio igor isaac ismael ivan ivo jacob jacques jake jakob jamal james jan jannik jared jason javier jean jeff jeffrey jens jeremy jerome jerry jim jimmy joachim joaquín joe joel joey johann johannes john jonah jonas jorge jose joseph josh joshua josé joão juan julien julio julius jérôme jörg jürgen kai karim karl kaspar keith ken kenji kenneth kevin klaus kofi konstantin kurt kyle larry lars laurence laurent lawrence leo leon leonard leonardo lewis liam lionel logan lorenz lorenzo lothar louie louis luca lucas luigi luis luiz luka lukas malik manfred manfredi manuel marc marcel marcello marcin marco marcos marek mariano mario markus martin mateo mathieu mathis matt matteo matthew maurice mauricio maurizio mauro maxime mehdi michael michel mick miguel mike milo miroslav mitchell mohamed mohammed moritz morris murat mustafa nabil nathan neil nick nico nicolas niels nigel nikolai nils noah norbert oliver omar oscar oskar osman ottavio otto owen pablo paolo pascal patrick paul paulo pavel pedro pete peter phil philip philipp philippe pierre pietro quentin rafael rahul rainer raj ralf ralph ramon randy raoul raphael raul ravi reinhard renato rené ricardo riccardo richard rico robert roberto rocco rodrigo roger roland rolf romain ron ronald ronaldo ruben rudi rudolf rui russell ryan rémi rüdiger salvador salvatore sam samir samuel santiago santino scott sean sebastian sergei sergio seth shaun shawn sid silas simon stefan stephen steve stuart stéphane sven sébastien takeshi tariq ted terry theo thiago thibault thierry thomas thorsten tiago tim timo timothy tobias todd tom tomas tommy tony travis trevor troy tyler ulrich umberto uwe valentin vicente victor vincent vincenzo vito vladimir volker walter wayne werner wes wilhelm william winston wolfgang xavier yann yannick yusuf yves zach zachary étienne'.split(
    ' ',
  ),
);

/** Returns the sex that a first name implies, or undefined if the name is not in the tables. */
export function sexOfName(name: string): 'woman' | 'man' | undefined {
  const key = name.toLowerCase();
  const keys = [key, key.normalize('NFD').replace(/\p{M}/gu, '')];
  const isIn = (names: ReadonlySet<string>) => keys.some((it) => names.has(it));
  return isIn(womenNamed) ? 'woman' : isIn(menNamed) ? 'man' : undefined;
}
