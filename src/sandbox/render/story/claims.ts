import { hasOffer } from './emphasis';
import { costOf, longestPhrase } from './phrases';
import { sentenceCase } from './terms';
import { textOf, type Token } from './tokens';

/** A clause with a lower reading cost than this stays with its neighbor. */
const shortestClaim = 2.2;

/** Matches a conjunction at the start of a clause. It is dropped if the clause is shown without the previous one. */
const conjunction = /^(?:and|plus|und|et|y|e|ed|&|\+)$/iu;
/** Matches the start of a clause that makes sense only with another one, such as "which", "if" or "with". */
const dependent =
  /^(?:at|in|on|by|with(?:out)?|for|from|of|to|until|till|than|as|per|near|next|instead|was|were|which|that|who|whose|where|when|while|if|because|so|but|or|not|ab|am|an|auf|aus|bei|bis|durch|für|gegen|im|mit|nach|ohne|pro|seit|statt|über|um|unter|von|vor|zu[mr]?|wo|wenn|weil|dass|ob|da|als|wie|sobald|damit|sondern|aber|oder|à|aux?|avec|sans|dans|du|en|pour|par|sur|chez|dès|depuis|avant|après|qui|que|dont|où|quand|si|car|mais|ou|comme|soit|a|al|con|sin|del?|para|por|desde|hasta|cuando|porque|pero|o|como|donde|sino|ao|com|sem|d[oa]|em|n[oa]|pra|até|quem|quando|se|mas|onde|di|dal?|nel|per|su|tra|fino|che|chi|perché|ma|come|dove)(?![\p{L}’'])|^(?:qu|d|jusqu|s|all|dell|nell|dall)[’']/iu;
/** Matches German articles. At the start of a clause without a conjunction, they are probably relative pronouns. */
const germanArticle = /^(?:der|die|das|dem|den|dessen|deren)$/iu;
/** Matches a word that begins a clause with a subject of its own, such as "we" or "every". */
const subject =
  /^(?:the|an?|every|each|all|no|our|your|we|you|it|they|there|eine?n?|unser\p{L}*|jede\p{L}*|alle|keine?|deine?|wir|ihr|es|sie|du|l[ea]s?|une?|chaque|tou(?:s|te|tes)|notre|nos|votre|vos|on|nous|vous|ils?|elles?|el|los|una|cada|tod[oa]s?|nuestr[oa]s?|tus?|os|as|uma?|noss[oa]s?|seus?|suas?|lo|gli|i|uno|ogni|tutt[ie]|(?:i|la) nostr[oaie])$|^(?:l|c|un)[’']/iu;
/** Matches coordinated words at the start of a clause. The words before them may share their noun. */
export const coordinated = /^(?:\S+ ){1,2}(?:and|or|und|oder|et|ou|y|e|o) (?=\S)/iu;
/** Matches the name of a street with its house number. `tokenize` joins the two. */
const houseNumber = /\p{L}\u00a0\d{1,4}\p{L}?[.,;]?$/u;
/** Matches a clause that only names a day, such as "el 14 de octubre" and "Sunday 12 October". */
const day = /^(?:\p{L}+\.? )?(?:(?:am|den|le|el|il) )?\d{1,2}\.?(?: de)? \p{L}{3,}[.,]?$/iu;
/** Matches a name. Between commas, the verb of the sentence follows: "Our baker, Marta Lopez, gets up at 3". */
const name = /^(?:\p{Lu}\S*\s?)+$/u;
/** Matches an open bracket or quotation mark. */
const open = /[(（「『“„«][^)）」』”“»]*$/u;
/** Matches a Japanese clause that the next clause completes, such as one that ends with a particle. */
const unfinished = /(?:[てでがとばはもをに]|たら|から|ので|けど)[、，]$/u;

/**
 * Splits a long sentence into claims: clauses that make sense alone. A clause is a claim if it has a number, an offer or
 * a subject of its own. Any other clause stays with the clause before it. No clause is split off after one that depends
 * on it, as in "If it rains, we come to you".
 */
export function claimsOf(tokens: readonly Token[]): (readonly Token[])[] {
  if (costOf(tokens) <= longestPhrase) return [tokens];
  const claims: (readonly Token[])[] = [];
  let last: readonly Token[] = [];
  for (const clause of clausesOf(tokens)) {
    const claim = claims.at(-1);
    if (claim === undefined) claims.push(clause);
    else if (isClaim(clause) && isComplete(claim, last)) claims.push(clause);
    else claims[claims.length - 1] = [...claim, ...clause];
    last = clause;
  }
  const hasCapitals = !/^\p{Ll}/u.test(textOf(tokens));
  return claims.map((claim, at) => (at === 0 ? claim : standingAlone(claim, hasCapitals)));
}

function clausesOf(tokens: readonly Token[]): (readonly Token[])[] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    clauses.at(-1)?.push(token);
    if (/[,;、，；]$/u.test(token.text)) clauses.push([]);
  }
  return clauses.filter((clause) => clause.length > 0);
}

function isClaim(clause: readonly Token[]): boolean {
  const words = withoutConjunction(clause);
  const first = words[0]?.text ?? '';
  const text = textOf(words);
  if (costOf(words) < shortestClaim || [dependent, coordinated, day].some((it) => it.test(text))) return false;
  if (words.length === clause.length && germanArticle.test(first)) return false;
  return (
    hasOffer(words) || subject.test(first) || germanArticle.test(first) || (/\d/u.test(text) && !houseNumber.test(text))
  );
}

/** @param last the last clause of the claim */
function isComplete(claim: readonly Token[], last: readonly Token[]): boolean {
  const text = textOf(claim);
  const isFirst = last.length === claim.length;
  const isPart = isFirst ? dependent.test(textOf(withoutConjunction(last))) : name.test(textOf(last));
  return costOf(claim) >= shortestClaim && !isPart && !open.test(text) && !unfinished.test(text);
}

function withoutConjunction(clause: readonly Token[]): readonly Token[] {
  const [first, ...others] = clause;
  return first !== undefined && others.length > 0 && conjunction.test(first.text) ? others : clause;
}

function standingAlone(claim: readonly Token[], hasCapitals: boolean): readonly Token[] {
  const words = withoutConjunction(claim);
  return words.map((token, at) =>
    at === 0 ? { ...token, text: hasCapitals ? sentenceCase(token.text) : token.text, joined: false } : token,
  );
}
