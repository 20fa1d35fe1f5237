import type { PaymentGroup } from '~db/schema'
import { contributionsDueOn, transferBy, usualPayDay, wageTaxDueOn } from '../payroll-month/due-days'
import type { TaxPeriod } from '../payroll-reports/settings'
import { monthsOfPeriod } from '../payroll-reports/tax-period'
import type { DateText, MonthText } from '../values/calendar'
import type { Due, DueKind } from './due'

export type { PaymentGroup } from '~db/schema'

export const PAYMENT_GROUPS: readonly PaymentGroup[] = ['pay', 'garnishment', 'provision', 'fund', 'tax']

const GROUP_OF: Readonly<Record<DueKind, PaymentGroup>> = {
  pay: 'pay',
  garnishment: 'garnishment',
  savings: 'provision',
  pension: 'provision',
  fund: 'fund',
  minijob: 'fund',
  tax: 'tax',
}

export function groupOf({ kind }: Pick<Due, 'kind'>): PaymentGroup {
  return GROUP_OF[kind]
}

export interface PaymentDays {
  /** On this day the money is on the recipient's account; null where only contracts say when. */
  dueOn: DateText | null
  /** On this day the bank carries it out at the latest. */
  transferBy: DateText
}

/** Wage tax of a quarter or year is due once it is over. */
export function daysOf(group: PaymentGroup, month: MonthText, taxPeriod: TaxPeriod): PaymentDays {
  if (group !== 'fund' && group !== 'tax') return { dueOn: null, transferBy: usualPayDay(month) }
  const taxed = monthsOfPeriod(month, taxPeriod).at(-1) ?? month
  const dueOn = group === 'fund' ? contributionsDueOn(month) : wageTaxDueOn(taxed)
  return { dueOn, transferBy: transferBy(dueOn) }
}
