/** What parts of a number are set apart with, of which people type another. */
const SEPARATOR = /(?<=[a-z\d])[-–/._](?=[a-z\d])/
/** Letters, a year and a number that were typed in one go: `RE20260042`. */
const IN_ONE_GO = /^([a-z]*)(20\d\d)(\d{2,})$/
/** What people put before a number that does not belong to it. */
const BEFORE_NUMBERS = /^(?:rechnung|rechnungsnummer|rechnungs?-?nr|invoice|re|rg|nr|no)[.:]?$/i

/** The patterns (LIKE) of one word in a number, whatever it sets its parts apart with. */
export function numberPatterns(word: string): string[] {
  const typed = word.toLowerCase()
  const [, letters, year, rest] = IN_ONE_GO.exec(typed) ?? []
  const written = letters === undefined ? [typed] : [typed, `${letters}${year}-${rest}`]
  if (letters) written.push(`${letters}-${year}-${rest}`)
  return written.map((one) => `%${one.split(SEPARATOR).map(escaped).join('_')}%`)
}

/** The words that ask for something: what says beside a number that it is one asks for nothing. */
export function tellingWords(search: string): string[] {
  const words = search.split(/\s+/).filter(Boolean)
  const telling = words.filter((word) => /[\p{L}\p{N}]/u.test(word))
  const named = telling.filter((word) => !BEFORE_NUMBERS.test(word))
  return named.some((word) => /\d/.test(word)) ? named : telling.length > 0 ? telling : words
}

function escaped(part: string): string {
  return part.replace(/[\\%_]/g, '\\$&')
}
