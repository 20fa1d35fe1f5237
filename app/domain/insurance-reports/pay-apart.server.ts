import type { House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { CalculationFigures } from '../payroll/calculation'
import { listReleased } from '../payslips/calculated.server'
import { type DateText, monthOf } from '../values/calendar'
import { reportedApartFor } from './pay-apart'
import type { Reported } from './reported'

/** One-time pay of a month; `day` is its pay day. */
interface Pay {
  employeeId: string
  day: DateText
}

type Read = Pick<House, 'reader' | 'vault'>

/** Those whose released payslip says that its one-time pay is reported apart. */
export async function selectPaidApart<P extends Pay>(
  house: Read,
  scope: Within,
  { asked, people }: { asked: readonly P[]; people: ReadonlyMap<string, Reported> },
): Promise<P[]> {
  const found: P[] = []
  const figuresOf = await readFigures(house, scope, asked)
  for (const pay of asked) {
    await yieldToLoop()
    const [figures, person] = [figuresOf(pay), people.get(pay.employeeId)]
    if (figures && person && reportedApartFor(figures, person)) found.push(pay)
  }
  return found
}

/** The released payslip of a month. */
export async function findFigures(
  house: Read,
  scope: Within,
  pay: Pay,
): Promise<CalculationFigures | undefined> {
  return (await readFigures(house, scope, [pay]))(pay)
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
