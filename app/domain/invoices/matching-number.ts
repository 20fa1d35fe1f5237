/** Separators within a number; people type one for another. */
const SEPARATOR = /(?<=[a-z\d])[-–/._](?=[a-z\d])/
/** Letters, a year and a number without separators: `RE20260042`. */
const IN_ONE_GO = /^([a-z]*)(20\d\d)(\d{2,})$/
/** A year, perhaps with letters, and the number within it: `2026-37`. */
const UNPADDED = /^([a-z]*[-–/._]?20\d\d[-–/._])([1-9]\d{0,3})$/
/** The longest number that a firm is likely to pad with zeros. */
const LONGEST_PADDED = 6
/** A number typed with a space. Amounts never start with 0, so the second word is not an amount. */
const YEAR = /^(?:[a-z]+[-–/._]?)?20\d\d$/i
const PADDED = /^0\d+$/
const BEFORE_NUMBERS = /^(?:rechnung|rechnungsnummer|rechnungs?-?nr|invoice|re|rg|nr|no)[.:]?$/i

/** LIKE patterns for one word of a number, with any separator. */
export function numberPatterns(word: string): string[] {
  const typed = word.toLowerCase()
  const [, letters, year, rest] = IN_ONE_GO.exec(typed) ?? []
  const written = letters === undefined ? [typed] : [typed, `${letters}${year}-${rest}`]
  if (letters) written.push(`${letters}-${year}-${rest}`)
  const patterns = written.map((one) => `%${joined(one)}%`)
  return [...patterns, ...paddedPatterns(typed)]
}

/** `2026-37` for 2026-0037: pads the last part with the zeros a firm may use. */
function paddedPatterns(typed: string): string[] {
  const [, before, digits] = UNPADDED.exec(typed) ?? []
  if (before === undefined || digits === undefined) return []
  const most = LONGEST_PADDED - digits.length
  return Array.from({ length: most }, (_, index) => `%${joined(before + '0'.repeat(index + 1) + digits)}`)
}

function joined(number: string): string {
  return number.split(SEPARATOR).map(escaped).join('_')
}

/** Drops the words that only say a number follows. */
export function tellingWords(search: string): string[] {
  const words = search.split(/\s+/).filter(Boolean)
  const telling = words.filter((word) => /[\p{L}\p{N}]/u.test(word))
  const named = inOneWord(telling.filter((word) => !BEFORE_NUMBERS.test(word)))
  return named.some((word) => /\d/.test(word)) ? named : telling.length > 0 ? telling : words
}

/** Joins a number typed with a space: its parts alone match too many numbers and amounts. */
function inOneWord(words: string[]): string[] {
  const whole: string[] = []
  for (const word of words) {
    const before = whole.at(-1)
    if (before !== undefined && YEAR.test(before) && PADDED.test(word))
      whole.splice(-1, 1, `${before}-${word}`)
    else whole.push(word)
  }
  return whole
}

function escaped(part: string): string {
  return part.replace(/[\\%_]/g, '\\$&')
}
