import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'
import { balanceGap } from './balance-gap'

export interface Gap {
  accountName: string
  /** Between the end of one statement and the start of the next; one day where a part of it is missing. */
  fromOn: DateText
  toOn: DateText
  cents: Cents
}

export interface Chained {
  accountId: string
  accountName: string
  fromOn: DateText
  toOn: DateText
  openingCents: Cents | null
  closingCents: Cents | null
  entryCount: number
  entriesCents: Cents
  /** The bank's number of it, if it counts them. */
  sequence: string | null
  /** Whether another statement has its first entry behind one that is before it. */
  isWithinAnother: boolean
}

/**
 * Three kinds: a statement whose entries do not lead to its closing balance; a day that opens with a balance none of the
 * day before closed with; and a part of a day that opens with a balance to which no other part leads.
 */
export function gapsIn(statements: readonly Chained[]): Gap[] {
  const accounts = new Map<string, Chained[]>()
  for (const one of statements) accounts.set(one.accountId, [...(accounts.get(one.accountId) ?? []), one])
  return [...accounts.values()]
    .flatMap(gapsOfAccount)
    .sort((one, other) => other.toOn.localeCompare(one.toOn) || other.fromOn.localeCompare(one.fromOn))
}

interface End {
  on: DateText
  closings: Cents[]
}

function gapsOfAccount(statements: readonly Chained[]): Gap[] {
  const gaps: Gap[] = []
  let end: End | null = null
  const days = [...new Set(statements.map(({ fromOn }) => fromOn))].sort()
  for (const day of days) {
    const starting = statements.filter(({ fromOn }) => fromOn === day)
    gaps.push(...starting.flatMap(ownGap))
    // Within a longer statement, its entries explain every balance.
    if (!end || day >= end.on) gaps.push(...gapsOfDay(starting, end))
    end = endAfter(starting, end)
  }
  return gaps
}

function ownGap({ openingCents, closingCents, entriesCents, ...of }: Chained): Gap[] {
  const cents = balanceGap({
    opening: openingCents === null ? null : { cents: openingCents },
    closing: closingCents === null ? null : { cents: closingCents },
    entries: [{ cents: entriesCents }],
  })
  return cents ? [{ accountName: of.accountName, fromOn: of.fromOn, toOn: of.toOn, cents }] : []
}

/** Statements that begin on one day, in whatever order they came. */
function gapsOfDay(starting: readonly Chained[], end: End | null): Gap[] {
  const left = inOrder(starting.filter(isToBeExplained(starting, end)))
  const [first] = left
  if (!first) return []
  const before = end && end.closings.length > 0 ? end : null
  // A statement without a last balance says nothing of what follows.
  if (end && !before && end.on < first.fromOn) return []
  const explained = starting.filter((one) => one.entryCount > 0 && !left.includes(one))
  const reached = new Set([
    ...(before?.closings ?? [first.openingCents]),
    ...explained.map(({ closingCents }) => closingCents),
  ])
  let last = { on: before?.on ?? first.fromOn, cents: before?.closings[0] ?? first.openingCents }
  const gaps: Gap[] = []
  while (left.length > 0) {
    const next = left.findIndex(({ openingCents }) => reached.has(openingCents))
    const [one] = left.splice(next === -1 ? rootOf(left) : next, 1)
    if (!one) break
    if (next === -1) gaps.push(gapBefore(one, last))
    reached.add(one.openingCents)
    if (one.closingCents === null) continue
    reached.add(one.closingCents)
    last = { on: one.fromOn, cents: one.closingCents }
  }
  return gaps
}

/** Not a statement that lies within another, nor an empty one beside others of its day. */
function isToBeExplained(starting: readonly Chained[], end: End | null) {
  const hasEntries = starting.some(({ entryCount }) => entryCount > 0)
  return ({ openingCents, entryCount, isWithinAnother, fromOn }: Chained): boolean => {
    const isBeside = hasEntries || (end !== null && fromOn <= end.on)
    return openingCents !== null && !isWithinAnother && !(entryCount === 0 && isBeside)
  }
}

function inOrder(statements: readonly Chained[]): Chained[] {
  return [...statements].sort(
    (one, other) => one.toOn.localeCompare(other.toOn) || numberOf(one) - numberOf(other),
  )
}

function numberOf({ sequence }: Chained): number {
  return Number(sequence?.replace('/', '.') ?? 0) || 0
}

/** The first that opens with a balance none of the others closes with. */
function rootOf(left: readonly Chained[]): number {
  const closings = new Set(left.map(({ closingCents }) => closingCents))
  const root = left.findIndex(({ openingCents }) => !closings.has(openingCents))
  return root === -1 ? 0 : root
}

function gapBefore(
  { accountName, fromOn, openingCents }: Chained,
  last: { on: DateText; cents: Cents | null },
): Gap {
  return { accountName, fromOn: last.on, toOn: fromOn, cents: (openingCents ?? 0) - (last.cents ?? 0) }
}

function endAfter(starting: readonly Chained[], end: End | null): End | null {
  const openings = new Set(starting.map(({ openingCents }) => openingCents))
  // Balances that no other part opens with come first.
  const closingsOn = (on: DateText) =>
    starting
      .flatMap(({ toOn, closingCents }) => (toOn === on && closingCents !== null ? closingCents : []))
      .sort((one, other) => Number(openings.has(one)) - Number(openings.has(other)))
  const last = starting
    .map(({ toOn }) => toOn)
    .sort()
    .at(-1)
  if (last === undefined) return end
  if (!end || last > end.on) return { on: last, closings: closingsOn(last) }
  return { on: end.on, closings: [...end.closings, ...closingsOn(end.on)] }
}
