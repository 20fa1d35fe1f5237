import type { Executor } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import { type Extras, parseExtras } from './extras'
import { placeOfExtras } from './extras.server'

interface Asked {
  employeeIds: readonly string[]
  from: MonthText
}

/** Extras of some employees, as entered for any month from `from` on; opened at each call. */
export async function openExtras(
  executor: Executor,
  vault: Vault,
  scope: Within,
  asked: Asked,
): Promise<(employeeId: string) => { month: MonthText; extras: Extras }[]> {
  const rows = await selectExtras(executor, { tenantId: scope.tenantId, ...asked })
  return (employeeId) =>
    rows
      .filter(({ employee_id }) => employee_id === employeeId)
      .map(({ month, extras_sealed }) => {
        const place = placeOfExtras(scope, { employeeId, month })
        return { month, extras: parseExtras(vault.open(place, extras_sealed)) }
      })
}

const selectExtras = prepared((executor: Executor, { tenantId, employeeIds, from }: Within & Asked) =>
  executor
    .selectFrom('payroll_extras')
    .select(['employee_id', 'month', 'extras_sealed'])
    .where('tenant_id', '=', tenantId)
    .where('employee_id', 'in', employeeIds)
    .where('month', '>=', from),
)

/** Absences of some employees; one that lasts may be entered for several months. */
export async function openAbsences(
  executor: Executor,
  vault: Vault,
  scope: Within,
  asked: Asked,
): Promise<(employeeId: string) => Extras['absences']> {
  const extrasOf = await openExtras(executor, vault, scope, asked)
  return (employeeId) => extrasOf(employeeId).flatMap(({ extras }) => extras.absences)
}
