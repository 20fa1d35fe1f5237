import { sought } from '../lists/search-words'

/** What two formats say of one booking, as far as they can be compared. Texts are in capitals, letters and digits alone. */
export interface Compared {
  endToEndIds: readonly string[]
  ibans: readonly string[]
  batchId: string | null
  text: string
  /** Words of who paid or was paid, as `comparedWords` has them; of several, none. */
  name: readonly string[]
  /** How an earlier release may have read it, where that is not how it is read now. */
  asBefore?: Pick<Compared, 'endToEndIds' | 'text'> | undefined
}

export type Sameness = 'same' | 'maybe' | 'other'

export interface Likeness {
  sameness: Sameness
  /** How much speaks for it, to choose among several. */
  score: number
}

/** Shorter texts are alike by accident. */
const SHORTEST = 10
const SHORTEST_WORD = 3

/**
 * Whether two entries of one account, day and amount, from files of two formats, are one booking. Ids or accounts that both
 * say and say otherwise make them two. An id, a text or a name that both say alike makes them one, unless they name two
 * people, who may share a surname and a text. Where they have nothing to compare, or that does, a person decides.
 */
export function likenessOf(one: Compared, other: Compared): Likeness {
  const endToEnd = agreement(one.endToEndIds, other.endToEndIds)
  const iban = agreement(one.ibans, other.ibans)
  const batch = agreement(batchOf(one), batchOf(other))
  if ([endToEnd, iban, batch].includes('differ')) return { sameness: 'other', score: 0 }
  const name = agreementOfNames(one.name, other.name)
  const isTextEqual = one.text === other.text
  const isKnownPayer = name === 'agree' || (name !== 'differ' && iban === 'agree')
  const isTextAlike = isAlike(one.text, other.text) || (isTextEqual && one.text !== '' && isKnownPayer)
  const hasId = endToEnd === 'agree' || batch === 'agree'
  const isOneUnsaid = one.text === '' || other.text === ''
  const mayBePayer = isKnownPayer || name === 'unsaid'
  const isSame =
    batch === 'agree' ||
    (endToEnd === 'agree' && (mayBePayer || iban === 'agree')) ||
    (isTextAlike && mayBePayer) ||
    (isOneUnsaid && name === 'agree')
  const marks = [
    hasId && 16,
    iban === 'agree' && 4,
    name === 'agree' && 4,
    name === 'differ' && -4,
    isTextAlike && 2,
    isTextEqual && 1,
  ]
  const score = marks.reduce((sum: number, mark) => sum + (mark || 0), 0)
  return { sameness: isSame ? 'same' : 'maybe', score }
}

/** Of one bank's files in one format, where a copy says all that the other does, whatever it is numbered. */
export function copyLikeness(one: Compared, other: Compared): Likeness {
  return isCopy(readAs(one, other), other) ? { sameness: 'same', score: 1 } : { sameness: 'other', score: 0 }
}

/** As it was read before, if that is all that the other says; else as it is read now. */
export function readAs(one: Compared, other: Compared): Compared {
  const before = { ...one, ...one.asBefore }
  return one.asBefore && isCopy(before, other) ? before : one
}

function isCopy(one: Compared, other: Compared): boolean {
  return (
    one.text === other.text &&
    one.batchId === other.batchId &&
    (['endToEndIds', 'ibans', 'name'] as const).every((key) => one[key].join(' ') === other[key].join(' '))
  )
}

export function comparedText(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
}

export function comparedWords(name: string): string[] {
  return sought(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

function batchOf({ batchId }: Compared): readonly string[] {
  return batchId === null ? [] : [batchId]
}

function agreement(one: readonly string[], other: readonly string[]): 'agree' | 'differ' | 'unsaid' {
  if (one.length === 0 || other.length === 0) return 'unsaid'
  return one.some((text) => other.includes(text)) ? 'agree' : 'differ'
}

/** Names are cut, put in another order, or have initials: one says all that the other does; or they share a word, or none. */
function agreementOfNames(
  one: readonly string[],
  other: readonly string[],
): 'agree' | 'share' | 'differ' | 'unsaid' {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  const isLong = (word: string) => word.length >= SHORTEST_WORD
  if (!few.some(isLong) || !many.some(isLong)) return 'unsaid'
  const isBegun = (word: string) => many.some((wide) => wide.startsWith(word) || word.startsWith(wide))
  if (few.every(isBegun) && few.some((word) => isLong(word) && many.includes(word))) return 'agree'
  const shares = (word: string) => many.some((wide) => isLong(wide) && startsAlike(word, wide))
  return few.some((word) => isLong(word) && shares(word)) ? 'share' : 'differ'
}

function startsAlike(one: string, other: string): boolean {
  return one.slice(0, SHORTEST_WORD) === other.slice(0, SHORTEST_WORD)
}

/** Banks cut a text, or write more behind it. */
function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length >= SHORTEST && long.includes(short)
}
