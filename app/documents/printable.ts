// Latin, Greek, Cyrillic, punctuation, currency, letterlike, arithmetic: scripts that need no shaping.
const PLAIN_SCRIPTS =
  /^[\u0020-\u052f\u1d00-\u1fff\u2010-\u2027\u2030-\u205e\u2070-\u20bf\u2100-\u218f\u2190-\u22ff\u25a0-\u25ff]$/u
const UNSEEN =
  /[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u20e3\ufe00-\ufe0f]/u
const STAND_INS: Record<string, string> = {
  '→': '->',
  '←': '<-',
  '≤': '<=',
  '≥': '>=',
  '✓': 'x',
  '☐': '[ ]',
  '☑': '[x]',
  '⇒': '=>',
  '\u202f': '\u00a0',
}

/**
 * Reduces a text to characters that the font can draw, as a missing glyph would break PDF/A. Emoji and
 * invisible characters are dropped, tabs and other control characters become a space, an unknown letter
 * becomes `?`; pasted ligatures, Roman numerals and such are spelt out. Line feeds stay.
 */
export function printable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  let result = ''
  for (const character of text.replace(/\r\n?/g, '\n').normalize('NFC')) result += drawn(character, hasGlyph)
  return result
}

function drawn(character: string, hasGlyph: (codePoint: number) => boolean): string {
  if (character === '\n') return character
  const codePoint = character.codePointAt(0) ?? 0
  if (codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0)) return ' '
  const standIn = STAND_INS[character]
  if (standIn !== undefined) return standIn
  const isDrawable = PLAIN_SCRIPTS.test(character) && character !== '\u00ad' && hasGlyph(codePoint)
  if (isDrawable) return character
  if (UNSEEN.test(character)) return ''
  const plain = character.normalize('NFKC')
  return plain === character ? '?' : [...plain].map((one) => drawn(one, hasGlyph)).join('')
}
