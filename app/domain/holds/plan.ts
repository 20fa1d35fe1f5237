import type { Instalment } from '../invoices/payments/deferral'
import { addMonths, type DateText } from '../values/calendar'
import { type Cents, sum } from '../values/money'

/** More are no deferral any more but a loan. */
export const MOST_INSTALMENTS = 24

/** Equal ones, a month apart; the first has the cents that are left over. */
export function proposePlan(openCents: Cents, count: number, firstOn: DateText): Instalment[] {
  const each = Math.floor(openCents / count)
  return Array.from({ length: count }, (_, index) => ({
    dueOn: addMonths(firstOn, index),
    cents: index === 0 ? openCents - each * (count - 1) : each,
  }))
}

/** What is wrong with a plan for what is open; undefined if nothing is. */
export function planFault(
  plan: readonly Instalment[],
  openCents: Cents,
  today: DateText,
): 'hold_date_past' | 'instalments_order' | 'instalments_sum' | undefined {
  const days = plan.map(({ dueOn }) => dueOn)
  if (days.some((day) => day < today)) return 'hold_date_past'
  if (days.some((day, index) => index > 0 && day <= (days[index - 1] ?? day))) return 'instalments_order'
  return sum(plan.map(({ cents }) => cents)) === openCents ? undefined : 'instalments_sum'
}
