import type { Employee } from '../employees/find.server'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { listReleased, type ReleasedSlip } from '../payslips/calculated.server'
import { type MonthText, monthOf } from '../values/calendar'
import { firstMonthThatCounts } from './history'

/** `formerNumber` is the personnel number of the same person's earlier record. */
interface Entrant {
  employee: Employee
  former: string | null | undefined
}

/** Last valid payslip from before the entry, for employees who enter in the month. */
export async function readBeforeEntry(
  { executor, vault, scope, month }: { executor: Executor; vault: Vault; scope: Within; month: MonthText },
  people: readonly Entrant[],
): Promise<(employeeId: string) => ReleasedSlip | undefined> {
  const entrants = people.filter(({ employee }) => monthOf(employee.entryOn) === month)
  if (entrants.length === 0) return () => undefined
  const formerIds = await idsByNumber(
    executor,
    scope,
    entrants.flatMap(({ former }) => former ?? []),
  )
  const employeeIds = [...entrants.map(({ employee }) => employee.id), ...formerIds.values()]
  const from = firstMonthThatCounts(month)
  const slips = await listReleased(executor, vault, scope, { employeeIds, from, to: month })
  return (employeeId) => {
    const entrant = entrants.find(({ employee }) => employee.id === employeeId)
    if (!entrant) return undefined
    const formerId = formerIds.get(entrant.former ?? '')
    // On the same record, the month itself is what is being calculated.
    return slips.findLast(
      (slip) => slip.employeeId === formerId || (slip.employeeId === employeeId && slip.month < month),
    )
  }
}

async function idsByNumber(executor: Executor, { tenantId }: Within, numbers: readonly string[]) {
  if (numbers.length === 0) return new Map<string, string>()
  const rows = await executor
    .selectFrom('employees')
    .select(['id', 'number'])
    .where('tenant_id', '=', tenantId)
    .where('number', 'in', numbers)
    .execute()
  return new Map(rows.map(({ id, number }) => [number, id]))
}
