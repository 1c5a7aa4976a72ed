import type { Token } from './tokens';

const filler = new Set(
  'about above across after again against along also always among another around because been before being below between both could does doing down during each every everyone everything from have having here inside into just like made make makes more most much never only onto open other over same should since some such than that their them then there these they thing things this those through under until very want wants well were what when where which while will with without within would your yours yourself'.split(
    ' ',
  ),
);

/** Marks what a scene is about: what the prompt set in bold, else a number, else its longest telling word. */
export function withEmphasis(tokens: readonly Token[]): readonly Token[] {
  const bold = tokens.filter(({ emphasized }) => emphasized);
  if (bold.length > 0 && bold.length < Math.max(2, tokens.length * 0.7)) return tokens;
  const plain = tokens.map((token) => ({ ...token, emphasized: false }));
  if (plain.length < 2) return plain;
  const whole = (index: number) => plain[index]?.fragment === false && plain[index + 1]?.fragment !== true;
  const chosen = plain.findIndex(
    ({ text }, index) => /^[\p{Sc}+−-]?\d/u.test(text) && text.length <= 10 && whole(index),
  );
  const at = chosen >= 0 ? chosen : longestWord(plain, whole);
  return plain.map((token, index) => ({ ...token, emphasized: index === at }));
}

function longestWord(tokens: readonly Token[], whole: (index: number) => boolean): number {
  let best = -1;
  let longest = 0;
  for (const [index, { text }] of tokens.entries()) {
    const letters = text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');
    const unspaced = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}/u.test(letters);
    const length = unspaced ? letters.length * 2.5 : letters.length;
    // Of words about as long, the last: sentences end on what is new.
    if (!whole(index) || filler.has(letters) || length < 4 || length < longest - 1) continue;
    best = index;
    longest = Math.max(longest, length);
  }
  return best;
}
