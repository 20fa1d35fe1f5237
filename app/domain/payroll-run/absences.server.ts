import { among } from '../kernel/among.server'
import type { Executor } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import type { MonthOfExtras } from './absences'
import { isOneTime, monthlyOf, parseExtras } from './extras'
import { placeOfExtras } from './extras.server'

/** Extras of some employees, as entered for any month from `from` on, in the order of months; opened at each call. */
export async function openExtras(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeIds, from }: { employeeIds: readonly string[]; from: MonthText },
): Promise<(employeeId: string) => MonthOfExtras[]> {
  const { tenantId } = scope
  const rows = await selectExtras(executor, { tenantId, from, ids: JSON.stringify(employeeIds) })
  return (employeeId) =>
    rows.filter(({ employee_id }) => employee_id === employeeId).map((row) => opened(vault, scope, row))
}

const selectExtras = prepared(
  (executor: Executor, { tenantId, from, ids }: Within & { from: string; ids: string }) =>
    executor
      .selectFrom('payroll_extras')
      .select(['employee_id', 'month', 'extras_sealed'])
      .where('tenant_id', '=', tenantId)
      .where('employee_id', 'in', among(ids))
      .where('month', '>=', from)
      .orderBy('month'),
)

/** The last extras before a month of everybody who is absent, or has one-time pay, in that month because of them. */
export async function openLasting(
  executor: Executor,
  vault: Vault,
  scope: Within,
  month: MonthText,
): Promise<Map<string, MonthOfExtras>> {
  const rows = await selectLast(executor, { tenantId: scope.tenantId, month })
  const all = rows.map((row) => [row.employee_id, opened(vault, scope, row)] as const)
  return new Map(
    all.filter(([, { extras }]) => {
      const { items, absences } = monthlyOf(extras, month)
      return absences.length > 0 || items.some(isOneTime)
    }),
  )
}

const selectLast = prepared((executor: Executor, { tenantId, month }: Within & { month: string }) =>
  executor
    .selectFrom('payroll_extras')
    .select(['employee_id', 'extras_sealed'])
    // SQLite takes the other columns from the row that has the greatest month.
    .select(({ fn }) => fn.max<MonthText>('month').as('month'))
    .where('tenant_id', '=', tenantId)
    .where('month', '<', month)
    .groupBy('employee_id'),
)

interface Row {
  employee_id: string
  month: MonthText
  extras_sealed: string
}

function opened(
  vault: Vault,
  scope: Within,
  { employee_id: employeeId, month, extras_sealed }: Row,
): MonthOfExtras {
  return {
    month,
    extras: parseExtras(vault.open(placeOfExtras(scope, { employeeId, month }), extras_sealed)),
  }
}
