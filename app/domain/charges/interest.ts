import { addDays, type DateText, daysBetween } from '../values/calendar'
import { interestOn, type Segment } from '../values/interest'
import type { Cents } from '../values/money'
import { baseRateOn, halfYearOf, type Rate } from './base-rate'
import { type DefaultStart, inDefaultOn } from './default'
import type { ClaimHistory, Debtor } from './history'
import { workingDayFrom } from './working-day'

/** Points above the base rate, in hundredths of a percent: § 288 (1) and (2) BGB. */
export const POINTS: Record<Debtor, Rate> = { consumer: 500, business: 900 }

export type Interest = { cents: Cents; segments: Segment[] } | { unknownFrom: DateText }

/**
 * Interest for each day from one to another, both included, on what is in default on it: rounded once, and none on interest
 * (§ 289 BGB). Of a half-year whose base rate is not known, its first day and no amount.
 */
export function interestOf(
  history: ClaimHistory,
  start: DefaultStart | null,
  { from, to }: { from: DateText; to: DateText },
): Interest {
  const segments: Segment[] = []
  for (const { first, last } of spansOf(history, start, { from, to })) {
    const cents = inDefaultOn(history, start, first)
    if (cents === 0) continue
    const base = baseRateOn(first)
    if (base === undefined) return { unknownFrom: halfYearOf(first) }
    const rate = base + POINTS[history.debtor]
    const days = daysBetween(first, last) + 1
    segments.push({ from: first, to: last, cents, rate, days, daysOfYear: daysOfYear(first) })
  }
  return { cents: interestOn(segments), segments }
}

/** The lump sum for the costs of recovery, § 288 (5) BGB: once a claim, and never from a consumer. */
export const LUMP_SUM_CENTS = 4000

/** Cut wherever amount, rate or year may change. */
function spansOf(
  history: ClaimHistory,
  start: DefaultStart | null,
  { from, to }: { from: DateText; to: DateText },
): { first: DateText; last: DateText }[] {
  const cuts = new Set<DateText>([from])
  if (start) cuts.add(start.on)
  for (const { on } of history.payments) cuts.add(addDays(on, 1))
  for (const { fromOn, endedOn, plan } of history.deferrals) {
    cuts.add(fromOn)
    if (endedOn !== null) cuts.add(endedOn)
    for (const { dueOn } of plan) cuts.add(addDays(workingDayFrom(dueOn), 1))
  }
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1)
    for (const half of [`${year}-01-01`, `${year}-07-01`]) cuts.add(half)
  const firsts = [...cuts].filter((day) => day >= from && day <= to).sort()
  return firsts.map((first, index) => {
    const next = firsts[index + 1]
    return { first, last: next === undefined ? to : addDays(next, -1) }
  })
}

function daysOfYear(day: DateText): 365 | 366 {
  const year = Number(day.slice(0, 4))
  return daysBetween(`${year}-01-01`, `${year + 1}-01-01`) === 366 ? 366 : 365
}
