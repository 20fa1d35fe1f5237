const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  ł: 'l',
}

/**
 * Text as words to compare, with a space around each: small letters without marks, umlauts written out, so that
 * "MÜLLER, Jörg" and "Mueller Joerg" are one.
 */
export function plainWords(text: string): string {
  const letters = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæøł]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  return ` ${letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
}
