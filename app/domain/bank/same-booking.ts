/** What two formats say of one booking, as far as they can be compared. Texts are in capitals, letters and digits alone. */
export interface Compared {
  endToEndIds: readonly string[]
  ibans: readonly string[]
  batchId: string | null
  text: string
}

export type Sameness = 'same' | 'maybe' | 'other'

/** Shorter texts are alike by accident. */
const SHORTEST = 10

/**
 * Whether two entries of one account, day and amount, from files of two formats, are one booking. What both say and say
 * otherwise makes them two; what both say alike makes them one; where they have nothing to compare, a person decides.
 */
export function samenessOf(one: Compared, other: Compared): Sameness {
  const marks = [
    agreement(one.endToEndIds, other.endToEndIds),
    agreement(one.ibans, other.ibans),
    agreement(one.batchId === null ? [] : [one.batchId], other.batchId === null ? [] : [other.batchId]),
  ]
  if (marks.includes('differ')) return 'other'
  const [endToEnd, , batch] = marks
  if (endToEnd === 'agree' || batch === 'agree') return 'same'
  return isAlike(one.text, other.text) ? 'same' : 'maybe'
}

export function comparedText(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function agreement(one: readonly string[], other: readonly string[]): 'agree' | 'differ' | 'unsaid' {
  if (one.length === 0 || other.length === 0) return 'unsaid'
  return one.some((text) => other.includes(text)) ? 'agree' : 'differ'
}

/** Banks cut a text, or write more behind it. */
function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length >= SHORTEST && long.includes(short)
}
