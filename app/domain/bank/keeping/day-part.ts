import { type Cents, sum } from '../../values/money'
import { isCounted, isReport } from './family'

/** What a statement has of one day. */
export interface DayPart {
  /** Balance before its first entry; null where the file does not say it. */
  before: Cents | null
  /** In the file's order. Equal kinds say the same; in another format's words, what they say. */
  entries: readonly { kind: string; cents: Cents; says?: string }[]
  family: string
  /** The bank's number of it, and its page. */
  sequence: string | null
  /** Whether an earlier reading kept some of it: what says the same may be of another kind. */
  isEarlier?: boolean
}

/** One way in which two parts may lie: the other's entries that are in both, from the first to the one behind the last. */
export interface Way {
  from: number
  to: number
  /** Amounts that may or may not be in both. */
  unsure?: ReadonlySet<Cents>
}

/** They have none in common. */
export const NONE: Way = { from: 0, to: 0 }
/** A balance that comes back so often tells nothing. */
const MOST_WAYS = 50

/**
 * Every way in which another part may lie to the first; one alone is sure. Where both say balances, entries that are in
 * both have the same balance before them; a bank may write a whole day in another order. Without balances, one that holds
 * all of the other is a later or longer file of the same.
 */
export function waysToLie(one: DayPart, other: DayPart): Way[] {
  const all = { from: 0, to: other.entries.length }
  if (one.before === null || other.before === null) return waysAlone(one, other)
  const isTouching = endOf(one) === other.before || endOf(other) === one.before
  const ways = alignments(one, other)
  if (ways.length > MOST_WAYS) return [NONE, all]
  // Where they touch as well, a balance has come back to what it was: only a whole repeats it by no accident.
  if (ways.length > 0)
    return isNumberedApart(one, other) || (isTouching && !holds(one, other)) ? [NONE, ...ways] : ways
  return waysByEnds(one, other, isTouching)
}

/** Two statements of a bank that counts them: each may have its own, whatever balance one that is not here yet brings back. */
export function isNumberedApart(one: DayPart, other: DayPart): boolean {
  if (one.family !== other.family || isReport(one.family)) return false
  return one.sequence !== null && other.sequence !== null && numberOf(one) !== numberOf(other)
}

/** Earlier releases kept no page. */
function numberOf({ sequence }: DayPart): string | undefined {
  return sequence?.split('/')[0]
}

/** Of parts whose order does not say it. */
function waysByEnds(one: DayPart, other: DayPart, isTouching: boolean): Way[] {
  const all = { from: 0, to: other.entries.length }
  const isAlike = [one.before === other.before, endOf(one) === endOf(other)]
  const isOneHeld = holds(one, other) || holds(other, one)
  const isLonger = holdsMore(one, other) || holdsMore(other, one)
  if (!isAlike.includes(false) && (isOneHeld || holdsAmounts(one, other)))
    return isNumberedApart(one, other) ? [NONE, all] : [all]
  if (isAlike.includes(true) && (isOneHeld || isLonger)) return [NONE, all]
  if (isTouching) return [NONE]
  return isAlike.includes(true) || isLonger ? [NONE, all] : [NONE]
}

function endOf({ before, entries }: DayPart): Cents | null {
  return before === null ? null : before + sum(entries.map(({ cents }) => cents))
}

/** Of parts of which one says no balance. Beside another format than the statement of the day, each of equal payments may be one of its own. */
function waysAlone(one: DayPart, other: DayPart): Way[] {
  const all = { from: 0, to: other.entries.length }
  if (!isSureAlone(one, other)) return [NONE, all]
  const isStatement = one.family === 'camt.053' || other.family === 'camt.053'
  if (one.family === other.family || isStatement) return [all]
  return [{ ...all, unsure: new Set([...repeated(one), ...repeated(other)]) }]
}

/** Amounts of payments that say the same. */
function repeated({ entries }: DayPart): Cents[] {
  const seen = new Set<string>()
  return entries.flatMap(({ cents, kind, says = kind }) => {
    const key = `${cents} ${says}`
    if (seen.has(key)) return [cents]
    seen.add(key)
    return []
  })
}

/** Whether parts of which one says no balance have all of the shorter one in common. */
function isSureAlone(one: DayPart, other: DayPart): boolean {
  const families = [one.family, other.family]
  const reports = families.filter(isReport).length
  // What is booked in a report is in the statement of its day.
  if (reports === 1 && families.includes('camt.053')) return true
  if (!holds(one, other) && !holds(other, one)) return false
  if (reports === 0) return !isNumberedApart(one, other)
  if (reports === 1) return one.entries.length !== other.entries.length
  if (isCounted(one) && one.sequence === other.sequence) return true
  // A report may say only what is new since the last one.
  const [earlier, later] = isLater(other, one) ? [one, other] : [other, one]
  return later.entries.length > earlier.entries.length
}

function isLater(one: DayPart, than: DayPart): boolean {
  return Number(numberOf(one) ?? NaN) > Number(numberOf(than) ?? NaN)
}

/** By balance and amount: one begins within the other and goes on as it does. */
function alignments(one: DayPart, other: DayPart): Way[] {
  const [ownLength, length] = [one.entries.length, other.entries.length]
  const within = startsWithin(one, other).map((from) => ({ from, to: Math.min(length, from + ownLength) }))
  const around = startsWithin(other, one)
    .filter((start) => start > 0)
    .map((start) => ({ from: 0, to: Math.min(length, ownLength - start) }))
  const ways = [...within, ...around]
  const whole = ways.filter(({ from, to }) => to - from === Math.min(ownLength, length))
  return whole.length > 0 ? whole : ways
}

/** Where one may begin within the other. */
function startsWithin(one: DayPart, other: DayPart): number[] {
  const starts: number[] = []
  let balance = other.before ?? 0
  for (const [at, { cents }] of other.entries.entries()) {
    if (balance === one.before && goesAlike(one.entries, other.entries, at)) starts.push(at)
    balance += cents
  }
  return starts
}

function goesAlike(one: DayPart['entries'], other: DayPart['entries'], from: number): boolean {
  const length = Math.min(one.length, other.length - from)
  for (let at = 0; at < length; at++) if (one[at]?.cents !== other[from + at]?.cents) return false
  return true
}

function holdsMore(one: DayPart, other: DayPart): boolean {
  return one.entries.length > other.entries.length && holdsAmounts(one, other)
}

/** Formats say a booking in words of their own. */
function holds(one: DayPart, other: DayPart): boolean {
  if (one.family !== other.family || one.isEarlier || other.isEarlier) return holdsAmounts(one, other)
  return holdsAll(
    one.entries.map(({ kind }) => kind),
    other.entries.map(({ kind }) => kind),
  )
}

function holdsAmounts(one: DayPart, other: DayPart): boolean {
  return holdsAll(
    one.entries.map(({ cents }) => cents),
    other.entries.map(({ cents }) => cents),
  )
}

function holdsAll<One>(all: readonly One[], some: readonly One[]): boolean {
  const left = new Map<One, number>()
  for (const one of all) left.set(one, (left.get(one) ?? 0) + 1)
  return some.every((one) => {
    const count = left.get(one) ?? 0
    left.set(one, count - 1)
    return count > 0
  })
}
