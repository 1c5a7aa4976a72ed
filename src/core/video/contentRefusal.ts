const contentRefusals = [
  /\b(content|usage|safety|community)[ _-]?(policy|policies|guidelines?|filter|rules|violation)/i,
  /moderat|\bnsfw\b|\b(inappropriate|disallowed|prohibited|harmful|explicit|sensitive)[ _-](content|prompt|text|language|words?)/i,
  /\bprompt (was|is|has been) (refused|rejected|blocked|flagged|not allowed)/i,
  /\bprompt\b[^.;]{0,60}\b(too long|exceeds?|max_?length|\d+ characters)\b/i,
];

/**
 * Whether a service refused the prompt itself, so that only a different prompt can succeed. Searches for known phrases
 * in texts such as an error message.
 */
export function isContentRefusal(...texts: readonly (string | undefined)[]): boolean {
  return texts.some((text) => text !== undefined && contentRefusals.some((pattern) => pattern.test(text)));
}
