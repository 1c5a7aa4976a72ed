/** Longer texts are data: they do not come again. */
const maxLength = 80;
/** What services call things is a few hundred names; whoever sends more of them makes us forget, not grow. */
const maxRemembered = 2000;

/** A pure function of a text that remembers its results: replies use the same few names again and again. */
export function remembering<Result>(compute: (text: string) => Result): (text: string) => Result {
  const remembered = new Map<string, Result>();
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined || remembered.has(text)) return known as Result;
    const result = compute(text);
    if (text.length > maxLength) return result;
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(text, result);
    return result;
  };
}
