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
  const pieces = piecesIn(inDigits(text.slice(0, LONGEST_TEXT)))
  const found = new Set<string>()
  for (let from = 0; from < pieces.length; from++) addFormsFrom(from, pieces, found)
  return found
}

interface Piece {
  text: string
  isNumber: boolean
  withoutNoughts: string
  /** A hyphen or point joins it to a digit before, or after: `2026-03` in 2026-03-04 is part of a longer number. */
  isJoinedBefore: boolean
  isJoinedAfter: boolean
  isAfterBlank: boolean
}

function piecesIn(typed: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: text, index } of typed.matchAll(PIECE)) {
    const gap = typed.slice(end, index)
    end = index + text.length
    pieces.push({
      text,
      isNumber: /\d/.test(text),
      withoutNoughts: withoutNought(text),
      isJoinedBefore: /\d[-.]$/.test(typed.slice(Math.max(0, index - 2), index)),
      isJoinedAfter: /^[-.]\d/.test(typed.slice(end, end + 2)),
      isAfterBlank: /\s/.test(gap),
    })
  }
  return pieces
}

/** A number begins here and has one piece or more: thousands of texts are read at once, so each run grows from the last. */
function addFormsFrom(from: number, pieces: readonly Piece[], found: Set<string>): void {
  if (pieces[from]?.isJoinedBefore) return
  let [whole, short, hasNumber, hasBlank] = ['', '', false, false]
  let before: Piece | undefined
  for (const piece of pieces.slice(from, from + MOST_PIECES)) {
    whole += piece.text
    short += before ? `-${piece.withoutNoughts}` : piece.withoutNoughts
    hasNumber ||= piece.isNumber
    hasBlank ||= before !== undefined && piece.isAfterBlank
    if (hasNumber && !piece.isJoinedAfter) {
      found.add(whole)
      // With a blank inside and its noughts left out, a year beside any other number would be one.
      if (!hasBlank && !isMonth(before, piece)) found.add(short)
    }
    before = piece
  }
}

/** `2026/01` is a month to most people, and invoice 1 of 2026 only with its noughts. */
function isMonth(year: Piece | undefined, month: Piece): boolean {
  return year !== undefined && /^(?:19|20)\d\d$/.test(year.text) && /^(?:0?[1-9]|1[0-2])$/.test(month.text)
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
  return pieces.map(withoutNought).join('-')
}

function withoutNought(piece: string): string {
  return piece.startsWith('0') ? piece.replace(/^0+(?=\d)/, '') : piece
}
