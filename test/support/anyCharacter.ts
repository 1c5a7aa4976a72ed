import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 } as const;

/**
 * Any character of Unicode, for `fc.string({ unit: anyCharacter })`. fast-check's own unit "binary" draws the same
 * characters, but takes two seconds to list them all.
 */
export const anyCharacter = fc.integer({ min: 0, max: 0x10_ff_ff - surrogates.count }).map(
  (index) => String.fromCodePoint(index < surrogates.first ? index : index + surrogates.count),
  (character) => {
    const code = typeof character === 'string' ? (character.codePointAt(0) ?? 0) : 0;
    const isSurrogate = code >= surrogates.first && code < surrogates.first + surrogates.count;
    if (isSurrogate || String.fromCodePoint(code) !== character) throw new Error('This is not one character.');
    return code < surrogates.first ? code : code - surrogates.count;
  },
);
