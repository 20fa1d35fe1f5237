import { listSickDays } from '../../hours/sick-days.server'
import type { House } from '../../kernel/house'
import type { Within } from '../../kernel/scope'
import { yieldToLoop } from '../../kernel/yield-to-loop'
import type { Figures } from '../../payroll/years/figures'
import { type MonthText, shiftMonth } from '../../values/calendar'
import { listKeptMonths } from '../kept-months.server'
import type { Check } from './check'
import { checksOf } from './checks-of'

const MONTHS_BACK = 11

/** Checks by employee id; nobody without any, and nobody whose month was not calculated here. */
export async function readChecks(
  { reader: executor, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  { month, employeeIds, figures }: { month: MonthText; employeeIds: readonly string[]; figures: Figures },
): Promise<ReadonlyMap<string, Check[]>> {
  if (employeeIds.length === 0) return new Map()
  const reading = { executor, vault, scope }
  const year = { employeeIds, from: shiftMonth(month, -MONTHS_BACK), to: month }
  const kept = await listKeptMonths(reading, year)
  const sick = await listSickDays(reading, year)
  const found = new Map<string, Check[]>()
  for (const one of kept.filter((each) => each.month === month)) {
    await yieldToLoop()
    const now = one.calculation()
    if (!now) continue
    const others = kept.filter((each) => each.employeeId === one.employeeId && each.month < month)
    const checks = checksOf({
      now,
      before: others.find((each) => each.month === shiftMonth(month, -1))?.calculation(),
      earlier: () => others.flatMap((each) => each.calculation() ?? []),
      sick: sick(one.employeeId),
      figures,
    })
    if (checks.length > 0) found.set(one.employeeId, checks)
  }
  return found
}
