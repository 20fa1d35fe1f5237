import { type Cents, sum } from '../../values/money'

/** What a statement has of one day. */
export interface DayPart {
  /** Balance before its first entry; null where the file does not say it. */
  before: Cents | null
  /** In the file's order. Equal kinds say the same. */
  entries: readonly { kind: string; cents: Cents }[]
  /** A report of a running day, which may say only what is new since the last one. */
  isReport: boolean
  /** The bank's number of it. */
  sequence: string | null
}

/** Whether an entry of one part is perhaps in the other. */
export type Relation = 'apart' | 'overlap' | 'unsure'

/**
 * How each entry of the other part lies to the first. Where both say balances, entries that are in both have the same
 * balance before them; a bank may write a whole day in another order. Without balances, one that holds all of the other
 * is a later or longer file of the same.
 */
export function relationsTo(one: DayPart, other: DayPart): Relation[] {
  if (one.before === null || other.before === null) return all(other, withoutBalances(one, other))
  const isTouching = endOf(one) === other.before || endOf(other) === one.before
  const shared = sharedWith(one, other)
  if (shared.size > 0) {
    // Where they touch as well, a balance has come back to what it was: only a whole repeats it by no accident.
    const relation = isTouching && !holds(one, other) ? 'unsure' : 'overlap'
    return other.entries.map((_, at) => (shared.has(at) ? relation : 'apart'))
  }
  const hasEqualEnd = one.before === other.before || endOf(one) === endOf(other)
  if (hasEqualEnd && (holds(one, other) || holds(other, one))) return all(other, 'overlap')
  if (isTouching) return all(other, 'apart')
  const mayBe = hasEqualEnd || holdsAmounts(one, other) || holdsAmounts(other, one)
  return all(other, mayBe ? 'unsure' : 'apart')
}

function all({ entries }: DayPart, relation: Relation): Relation[] {
  return entries.map(() => relation)
}

export function endOf({ before, entries }: DayPart): Cents | null {
  return before === null ? null : before + sum(entries.map(({ cents }) => cents))
}

function withoutBalances(one: DayPart, other: DayPart): Relation {
  // What is booked in a report is in the statement of its day.
  if (one.isReport !== other.isReport) return 'overlap'
  const isEqual = holds(one, other) && holds(other, one)
  if (one.isReport && isEqual)
    return one.sequence !== null && one.sequence === other.sequence ? 'overlap' : 'unsure'
  return holds(one, other) || holds(other, one) ? 'overlap' : 'unsure'
}

/** The places of the other's entries that one has too, by balance and amount: one begins within the other and goes on as it does. */
function sharedWith(one: DayPart, other: DayPart): Set<number> {
  const shared = new Set<number>()
  for (const from of startsWithin(one, other))
    for (let at = from; at < Math.min(other.entries.length, from + one.entries.length); at++) shared.add(at)
  for (const from of startsWithin(other, one))
    for (let at = 0; at < Math.min(other.entries.length, one.entries.length - from); at++) shared.add(at)
  return shared
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

function holds(one: DayPart, other: DayPart): boolean {
  return holdsAll(
    one.entries.map(({ kind }) => kind),
    other.entries.map(({ kind }) => kind),
  )
}

function holdsAmounts(one: DayPart, other: DayPart): boolean {
  if (one.entries.length <= other.entries.length) return false
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
