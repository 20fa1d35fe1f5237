/** What the documents' fonts cover: Latin, Greek, Cyrillic and their punctuation. */
const KNOWN =
  /^(?:[\u0020-\u03e1\u03f0-\u052f\u1d00-\u1df9\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u2070-\u20bf\u2100-\u215f\u2183\u2184\u2189←→⇒−≤≥◌☐☑✓︱︲﹘￩￫]|[\u1dfb-\u1dff])$/u
/** Controls, joiners and variation selectors are invisible. */
const UNSEEN = /[\p{Cc}\p{Cf}]|[\ufe00-\ufe0f]/u
const MEANT = /[\p{L}\p{M}\p{N}]/u

/** Whether the fonts cover every letter. Emoji stored by earlier releases are left out and block no invoice. */
export function isPrintable(text: string): boolean {
  return !unprintableLetters(text).some((letter) => MEANT.test(letter))
}

export function unprintableLetters(text: string): string[] {
  const letters = new Set(text.normalize('NFC'))
  return [...letters].filter((letter) => !isKnown(letter) && ![...letter.normalize('NFKC')].every(isKnown))
}

function isKnown(character: string): boolean {
  return KNOWN.test(character) || UNSEEN.test(character)
}
