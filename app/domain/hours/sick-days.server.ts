import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'
import { ENTRY_SEALS } from './entries.server'
import type { Kinds } from './kinds'

interface SickDays {
  month: MonthText
  /** Working days, as decimal text. */
  days: DecimalText
}

/** Months with sick days, oldest first, from the hours. */
export async function listSickDays(
  { executor, vault, scope: { tenantId } }: { executor: Executor; vault: Vault; scope: Within },
  { employeeIds, from, to }: { employeeIds: readonly string[]; from: MonthText; to: MonthText },
): Promise<(employeeId: string) => SickDays[]> {
  const rows = await executor
    .selectFrom('hours_entries')
    .select(['id', 'employee_id', 'month', 'kinds_sealed'])
    .select(({ fn }) => fn.max('version').as('version'))
    .where('tenant_id', '=', tenantId)
    .where('employee_id', 'in', employeeIds)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .groupBy(['employee_id', 'month'])
    .orderBy('month')
    .execute()
  return (employeeId) =>
    rows
      .filter(({ employee_id }) => employee_id === employeeId)
      .flatMap(({ id: rowId, month, kinds_sealed }) => {
        const kinds = vault.open({ tenantId, purpose: ENTRY_SEALS.kinds, rowId }, kinds_sealed)
        const days = (JSON.parse(kinds) as Kinds).sick_days
        return days ? [{ month, days }] : []
      })
}
