import type { House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { CalculationFigures } from '../payroll/calculation'
import { type Extras, isOneTime } from '../payroll-run/extras'
import { listReleased } from '../payslips/calculated.server'
import { type DateText, type MonthText, monthOf } from '../values/calendar'
import { countsIn, mayCountEarlier } from './earlier-pay'

/** One-time pay of a month; `day` is its pay day. */
interface Pay {
  employeeId: string
  day: DateText
}

type Read = Pick<House, 'reader' | 'vault'>

/** Months of a person whose one-time pay may count in an earlier one. */
export function monthsToLookAt(
  entered: readonly { month: MonthText; extras: Extras }[],
  exitOn: DateText | null,
): MonthText[] {
  return entered
    .filter(({ month, extras }) => mayCountEarlier(month, exitOn) && extras.items.some(isOneTime))
    .map(({ month }) => month)
}

/** Those whose released payslip says that its one-time pay counts in an earlier month. */
export async function selectPaidForEarlier<P extends Pay>(
  house: Read,
  scope: Within,
  asked: readonly P[],
): Promise<P[]> {
  const found: P[] = []
  const figuresOf = await readFigures(house, scope, asked)
  for (const pay of asked) {
    await yieldToLoop()
    const figures = figuresOf(pay)
    if (figures && countsIn(figures)) found.push(pay)
  }
  return found
}

/** A payslip whose one-time pay counts in an earlier month. */
export async function findPaidForEarlier(
  house: Read,
  scope: Within,
  pay: Pay,
): Promise<{ countsIn: MonthText; figures: CalculationFigures } | undefined> {
  const figures = (await readFigures(house, scope, [pay]))(pay)
  if (!figures) return undefined
  const month = countsIn(figures)
  return month === undefined ? undefined : { countsIn: month, figures }
}

/** Each payslip is opened when it is asked for. */
async function readFigures({ reader, vault }: Read, scope: Within, asked: readonly Pay[]) {
  const months = asked.map(({ day }) => monthOf(day)).sort()
  const [from, to] = [months[0], months.at(-1)]
  if (from === undefined || to === undefined) return () => undefined
  const employeeIds = [...new Set(asked.map(({ employeeId }) => employeeId))]
  const slips = await listReleased(reader, vault, scope, { employeeIds, from, to })
  const found = new Map(slips.map((slip) => [`${slip.employeeId} ${slip.month}`, slip]))
  return ({ employeeId, day }: Pay) => found.get(`${employeeId} ${monthOf(day)}`)?.figures()
}
