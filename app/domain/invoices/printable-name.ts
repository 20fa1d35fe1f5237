/** The letters, marks and digits that the documents' fonts have: Latin, Greek and Cyrillic. */
const KNOWN = /^[\u0020-\u03e1\u03f0-\u052f\u1d00-\u1fff\u2070-\u215f\u2183\u2184\u2189]$/u
const MEANT = /[\p{L}\p{M}\p{N}]/u

/** Whether paper can show each letter of a text; others would be printed as a question mark. */
export function isPrintable(text: string): boolean {
  return unprintableLetters(text).length === 0
}

/** The letters of a text that paper cannot show, each once. */
export function unprintableLetters(text: string): string[] {
  const letters = new Set(text.normalize('NFC'))
  return [...letters].filter((letter) => !isKnown(letter) && ![...letter.normalize('NFKC')].every(isKnown))
}

function isKnown(character: string): boolean {
  return KNOWN.test(character) || !MEANT.test(character)
}
