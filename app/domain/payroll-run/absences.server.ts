import type { Executor } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import { type Extras, parseExtras } from './extras'
import { placeOfExtras } from './extras.server'

interface AbsencesOf extends Within {
  employeeIds: readonly string[]
  from: MonthText
}

/** Absences of some employees, as entered for any month from `from` on; one that lasts may be entered for several. */
export async function openAbsences(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeIds, from }: Omit<AbsencesOf, 'tenantId'>,
): Promise<(employeeId: string) => Extras['absences']> {
  const { tenantId } = scope
  const rows = await selectExtras(executor, { tenantId, employeeIds, from })
  return (employeeId) =>
    rows
      .filter(({ employee_id }) => employee_id === employeeId)
      .flatMap(({ month, extras_sealed }) => {
        const place = placeOfExtras(scope, { employeeId, month })
        return parseExtras(vault.open(place, extras_sealed)).absences
      })
}

const selectExtras = prepared((executor: Executor, { tenantId, employeeIds, from }: AbsencesOf) =>
  executor
    .selectFrom('payroll_extras')
    .select(['employee_id', 'month', 'extras_sealed'])
    .where('tenant_id', '=', tenantId)
    .where('employee_id', 'in', employeeIds)
    .where('month', '>=', from),
)
