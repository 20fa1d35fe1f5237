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

/** Released payslips of somebody's year. */
export interface ReleasedYear {
  /** Oldest first. */
  slipIds: readonly string[]
  /** Opened at each call; `opening` is of the same year. */
  open: (opening: PersonYear['opening']) => PersonYear
}

/** By employee; whoever was not asked for has no months. */
export async function readReleasedYears(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeIds, from, to }: Released,
): Promise<(employeeId: string) => ReleasedYear> {
  const slipsOf = new Map<string, ReleasedSlip[]>(employeeIds.map((id) => [id, []]))
  const slips =
    employeeIds.length === 0 ? [] : await listReleased(executor, vault, scope, { employeeIds, from, to })
  for (const slip of slips) slipsOf.get(slip.employeeId)?.push(slip)
  return (employeeId) => {
    const own = slipsOf.get(employeeId) ?? []
    return {
      slipIds: own.map(({ id }) => id),
      open: (opening) => ({ year: from.slice(0, 4), opening, months: own.map(opened) }),
    }
  }
}

function opened({ month, revision, publishedAt, figures }: ReleasedSlip): PersonYear['months'][number] {
  return { month, revision, publishedAt, calculation: figures() }
}
