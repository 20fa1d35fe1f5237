import { countEmployedOn } from '../employees/employed-on.server'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { DUTY_FROM_PEOPLE } from '../person-years/equalisation'
import { daysOfMonth, type MonthText } from '../values/calendar'
import { isMonthOfEqualisation } from './equalised'
import type { PayrollSettings } from './settings'

/**
 * Whether a month's pay brings back what was withheld too much in the year: December's, as a duty from ten people on (§ 42b (1)
 * sentence 2 EStG), and below as the firm likes.
 */
export async function isEqualisingIn(
  executor: Executor,
  scope: Within,
  { firm, month }: { firm: PayrollSettings | undefined; month: MonthText },
): Promise<boolean> {
  if (!firm || !isMonthOfEqualisation(month)) return false
  if (firm.isEqualising) return true
  return (await countEmployedOn(executor, scope, daysOfMonth(month).last)) >= DUTY_FROM_PEOPLE
}
