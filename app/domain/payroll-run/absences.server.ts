import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import { type Extras, parseExtras } from './extras'
import { placeOfExtras } from './extras.server'

/** Absences of some employees, as entered for any month from `from` on; one that lasts may be entered for several. */
export async function openAbsences(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeIds, from }: { employeeIds: readonly string[]; from: MonthText },
): Promise<(employeeId: string) => Extras['absences']> {
  const rows = await executor
    .selectFrom('payroll_extras')
    .select(['employee_id', 'month', 'extras_sealed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', 'in', employeeIds)
    .where('month', '>=', from)
    .execute()
  return (employeeId) =>
    rows
      .filter(({ employee_id }) => employee_id === employeeId)
      .flatMap(({ month, extras_sealed }) => {
        const place = placeOfExtras(scope, { employeeId, month })
        return parseExtras(vault.open(place, extras_sealed)).absences
      })
}
