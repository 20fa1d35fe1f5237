import type { ClaimHistory } from '~/domain/charges/history'

// Default and interest once more, day by day, in whole numbers and with tables of its own: nothing here is taken from the
// code that is checked but its types.

const DAY = 86_400_000
const BASE: Record<string, bigint> = {
  ...{ '2023-1': 162n, '2023-2': 312n, '2024-1': 362n, '2024-2': 337n, '2025-1': 227n, '2025-2': 127n },
  ...{ '2026-1': 127n, '2026-2': 152n },
}
const EASTER = ['2023-04-09', '2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28']
const FREE = new Set([
  ...EASTER.flatMap((sunday) => [-2, 1, 39, 50].map((days) => plus(sunday, days))),
  ...[2023, 2024, 2025, 2026, 2027].flatMap((year) =>
    ['01-01', '05-01', '10-03', '12-25', '12-26'].map((day) => `${year}-${day}`),
  ),
])

export function plus(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** In cents; days from and to are both counted. */
export function interestByDay(history: ClaimHistory, from: string, to: string): number {
  const begun = firstDay(history)
  let hundredths = 0n
  for (let day = from; day <= to; day = plus(day, 1)) {
    const year = Number(day.slice(0, 4))
    const isLeap = year % 4 === 0
    const base = BASE[`${year}-${Number(day.slice(5, 7)) <= 6 ? 1 : 2}`]
    if (base === undefined) throw new Error(`no base rate on ${day}`)
    const rate = base + (history.debtor === 'consumer' ? 500n : 900n)
    hundredths += BigInt(late(history, begun, day)) * rate * (isLeap ? 365n : 366n)
  }
  const whole = 10_000n * 365n * 366n
  return Number((2n * hundredths + whole) / (2n * whole))
}

function late(history: ClaimHistory, begun: string | undefined, day: string): number {
  let owed = history.principalCents
  for (const { on, cents } of history.payments) if (on < day) owed -= cents
  const plan = planOn(history, day)
  if (plan === undefined) return begun !== undefined && begun <= day ? Math.max(owed, 0) : 0
  for (const { dueOn, cents } of plan) if (worked(dueOn) >= day) owed -= cents
  return Math.max(owed, 0)
}

export function firstDay(history: ClaimHistory): string | undefined {
  const collected = history.collectOn ?? ''
  const last = worked(collected > history.dueOn ? collected : history.dueOn)
  const days: string[] = []
  if (history.isTermAgreed) days.push(plus(last, 1))
  for (const day of history.dunnedOn) {
    const plan = planOn(history, day)
    if (day > last && (!plan || plan.some(({ dueOn }) => worked(dueOn) < day))) days.push(plus(day, 1))
  }
  const from = history.receivedOn ?? history.suppliedOn
  if (history.debtor === 'business' || (history.saysThirtyDays && history.receivedOn !== null))
    days.push(plus([worked(plus(from > history.dueOn ? from : history.dueOn, 30)), last].sort()[1] ?? '', 1))
  return days.sort()[0]
}

function planOn({ deferrals }: ClaimHistory, day: string) {
  return deferrals.find(({ fromOn, endedOn }) => fromOn <= day && !(endedOn !== null && endedOn <= day))?.plan
}

function worked(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6 || FREE.has(day) ? worked(plus(day, 1)) : day
}
