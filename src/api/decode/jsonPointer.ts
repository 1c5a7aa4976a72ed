import * as l10n from '@vscode/l10n';

/** A JSON Pointer (RFC 6901) as its reference tokens, or why it is not one. */
export type ParsedPointer =
  { readonly ok: true; readonly tokens: readonly string[] } | { readonly ok: false; readonly reason: string };

/** Reads a JSON Pointer such as `/data/videos/0/url`. The empty text is the whole document. */
export function parseJsonPointer(text: string): ParsedPointer {
  if (text === '') return { ok: true, tokens: [] };
  if (!text.startsWith('/')) {
    return { ok: false, reason: l10n.t('A JSON Pointer starts with a slash, for example /data/id.') };
  }
  if (/~(?![01])/.test(text)) {
    return { ok: false, reason: l10n.t('In a JSON Pointer a tilde is written ~0 and a slash within a name ~1.') };
  }
  const tokens = text
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  return { ok: true, tokens };
}

/** What a JSON Pointer points at: undefined when there is nothing, or the pointer is malformed. Never throws. */
export function evaluateJsonPointer(document: unknown, pointer: string): unknown {
  const parsed = parseJsonPointer(pointer);
  if (!parsed.ok) return undefined;
  let at: unknown = document;
  try {
    for (const token of parsed.tokens) {
      if (typeof at !== 'object' || at === null || !Object.hasOwn(at, token)) return undefined;
      if (Array.isArray(at) && !/^(0|[1-9]\d*)$/.test(token)) return undefined;
      at = (at as Record<string, unknown>)[token];
    }
  } catch {
    return undefined;
  }
  return at;
}
