import { type Cents, sum } from '~/domain/values/money'
import type { InvoiceState } from '../payments/state'
import { totalOf } from '../payments/sums'
import { blocking, type Finding, warning } from './findings'
import type { InvoiceView, TaxGroupView } from './view'

export interface StandingAdvance {
  number: string
  state: InvoiceState['state']
  openCents: Cents
}

/** A final invoice deducts only what was billed and received (§ 14 (5) UStG), and no more than its own total. */
export function* checkAdvances(view: InvoiceView, advances: readonly StandingAdvance[]): Generator<Finding> {
  for (const { number, state, openCents } of advances) {
    if (state === 'cancelled' || state === 'credited')
      yield { ...blocking('advance_gone', 'advances'), about: number }
    else if (openCents > 0) yield { ...blocking('advance_unpaid', 'advances'), about: number }
  }
  const { deductions = [], prepaidCents = 0 } = view
  if (prepaidCents > 0 && prepaidCents > totalOf(view)) yield blocking('deductions_above_total', 'advances')
  const deducted = deductions.flatMap(({ taxes }) => taxes)
  for (const { number, taxes } of deductions)
    if (taxes.some((group) => netOf(deducted, group) > netOf(view.taxes, group)))
      yield { ...warning('deduction_of_other_tax', 'advances'), about: number }
}

function netOf(groups: readonly TaxGroupView[], { category, rate }: TaxGroupView): Cents {
  return sum(
    groups.filter((one) => one.category === category && one.rate === rate).map(({ netCents }) => netCents),
  )
}
