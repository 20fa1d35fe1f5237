import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { listReleased, type ReleasedSlip } from '../payslips/calculated.server'
import type { Opening } from '../payslips/year'
import type { PersonYear } from '../person-years/person-year'
import type { MonthText } from '../values/calendar'
import { monthBefore } from './history'

/** Released payslips of a year up to the month before, by employee; undefined for everybody who was not asked for. */
export async function readYearsBefore(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeIds, month }: { employeeIds: readonly string[]; month: MonthText },
): Promise<(id: string, opening: Opening | undefined) => (() => PersonYear) | undefined> {
  if (employeeIds.length === 0) return () => undefined
  const year = month.slice(0, 4)
  const of = { employeeIds, from: `${year}-01`, to: monthBefore(month) }
  const slipsOf = new Map<string, ReleasedSlip[]>(employeeIds.map((id) => [id, []]))
  for (const slip of await listReleased(executor, vault, scope, of)) slipsOf.get(slip.employeeId)?.push(slip)
  return (id, opening) => {
    const slips = slipsOf.get(id)
    return slips && (() => ({ year, opening, months: slips.map(opened) }))
  }
}

function opened({ month, revision, publishedAt, calculation }: ReleasedSlip): PersonYear['months'][number] {
  return { month, revision, publishedAt, calculation: calculation() }
}
