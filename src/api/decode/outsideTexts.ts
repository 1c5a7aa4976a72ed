/**
 * JSON, valid or not, in which what the pattern matches outside quoted texts is replaced. Takes time in proportion to the
 * length, also where a text never ends.
 *
 * @param pattern the source of a regular expression that matches no quote and no backslash
 */
export function replaceOutsideTexts(json: string, pattern: string, replace: (token: string) => string): string {
  let quoted = false;
  return json.replace(new RegExp(`\\\\.|"|${pattern}`, 'gs'), (token) => {
    if (token === '"') quoted = !quoted;
    return quoted || token === '"' || token.startsWith('\\') ? token : replace(token);
  });
}
