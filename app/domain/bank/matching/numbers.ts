// Invoice numbers in what payers type: with other separators or none, O for 0 and I for 1, without the noughts in front,
// broken where a bank breaks lines. A number counts only where it stands alone, so that 37 is not found in 2026-0378.

/** Fewer characters are in too many texts by accident. */
const SHORTEST = 4
/** A number in as many pieces: `RE 2026 - 00 37`. */
const MOST_PIECES = 5
/** A transfer has 140 characters, a few banks hand over more. */
const LONGEST_TEXT = 2000

/** All forms in which a number is found; equal forms of two numbers are told apart by amount and payer. */
export function formsOf(number: string): string[] {
  const pieces = piecesOf(number)
  const withoutLetters = pieces.filter((piece) => /\d/.test(piece))
  const forms = [
    joined(pieces),
    withoutNoughts(pieces),
    joined(withoutLetters),
    withoutNoughts(withoutLetters),
  ]
  return [...new Set(forms.filter((form) => form.length >= SHORTEST && /\d/.test(form)))]
}

/** Every form of a number that a text could mean; dates and parts of longer numbers mean none. */
export function formsIn(text: string): Set<string> {
  const typed = inDigits(text.slice(0, LONGEST_TEXT))
  const pieces = [...typed.matchAll(PIECE)].map(({ 0: piece, index }) => ({ piece, index }))
  const found = new Set<string>()
  for (const [from, first] of pieces.entries())
    for (const [offset, last] of pieces.slice(from, from + MOST_PIECES).entries()) {
      const run = pieces.slice(from, from + offset + 1).map(({ piece }) => piece)
      const [start, end] = [first.index, last.index + last.piece.length]
      if (!run.some((piece) => /\d/.test(piece)) || isWithinNumber(typed, start, end)) continue
      found.add(joined(run))
      // With a blank inside and its noughts left out, a year beside any other number would be one.
      if (!/\s/.test(typed.slice(start, end)) && !isMonth(run)) found.add(withoutNoughts(run))
    }
  return found
}

/** `2026/01` is a month to most people, and invoice 1 of 2026 only with its noughts. */
function isMonth(pieces: readonly string[]): boolean {
  const [year = '', month = ''] = pieces.slice(-2)
  return /^(?:19|20)\d\d$/.test(year) && /^(?:0?[1-9]|1[0-2])$/.test(month)
}

/** Whether a hyphen or point joins it to further digits: `2026-03` in 2026-03-04. */
function isWithinNumber(text: string, start: number, end: number): boolean {
  return /\d[-.]$/.test(text.slice(Math.max(0, start - 2), start)) || /^[-.]\d/.test(text.slice(end, end + 2))
}

/** Whether two forms differ by one character: mistyped, left out, too many, or two exchanged. */
export function isOneTypoApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  )
}

/** Runs of letters and of digits. */
const PIECE = /\d+|\p{L}+/gu

function piecesOf(text: string): string[] {
  return inDigits(text).match(PIECE) ?? []
}

/** In capitals; a letter typed for a digit beside digits is that digit. */
function inDigits(text: string): string {
  return text
    .toUpperCase()
    .replace(/(?<=\d)[OIL]+(?!\p{L})|(?<!\p{L})[OIL]+(?=\d)/gu, (letters) =>
      letters.replaceAll('O', '0').replace(/[IL]/g, '1'),
    )
}

function joined(pieces: readonly string[]): string {
  return pieces.join('')
}

function withoutNoughts(pieces: readonly string[]): string {
  return pieces.map((piece) => piece.replace(/^0+(?=\d)/, '')).join('-')
}
