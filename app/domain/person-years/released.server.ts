import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { listReleased, type ReleasedSlip } from '../payslips/calculated.server'
import type { MonthText } from '../values/calendar'
import type { PersonYear } from './person-year'

interface Released {
  employeeIds: readonly string[]
  /** Months of one year. */
  from: MonthText
  to: MonthText
}

/** Released payslips of somebody's year, opened at each call; `opening` is of the same year. */
type OpenYear = (opening: PersonYear['opening']) => PersonYear

/** By employee; whoever was not asked for has no months. */
export async function readReleasedYears(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeIds, from, to }: Released,
): Promise<(employeeId: string) => OpenYear> {
  const slipsOf = new Map<string, ReleasedSlip[]>(employeeIds.map((id) => [id, []]))
  const slips =
    employeeIds.length === 0 ? [] : await listReleased(executor, vault, scope, { employeeIds, from, to })
  for (const slip of slips) slipsOf.get(slip.employeeId)?.push(slip)
  return (employeeId) => (opening) => ({
    year: from.slice(0, 4),
    opening,
    months: (slipsOf.get(employeeId) ?? []).map(opened),
  })
}

function opened({ month, revision, publishedAt, figures }: ReleasedSlip): PersonYear['months'][number] {
  return { month, revision, publishedAt, calculation: figures() }
}
