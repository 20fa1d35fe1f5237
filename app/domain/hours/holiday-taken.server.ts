import Big from 'big.js'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'
import { ENTRY_SEALS } from './entries.server'
import type { Kinds } from './kinds'

/** Days of holiday in the year of a month, up to and including it, from the hours. */
export async function holidayTaken(
  executor: Executor,
  vault: Vault,
  { tenantId }: Within,
  { employeeIds, month }: { employeeIds: readonly string[]; month: MonthText },
): Promise<(employeeId: string) => DecimalText> {
  const rows = await executor
    .selectFrom('hours_entries')
    .select(['id', 'employee_id', 'kinds_sealed'])
    .select(({ fn }) => fn.max('version').as('version'))
    .where('tenant_id', '=', tenantId)
    .where('employee_id', 'in', employeeIds)
    .where('month', '>=', `${month.slice(0, 4)}-01`)
    .where('month', '<=', month)
    .groupBy(['employee_id', 'month'])
    .execute()
  return (employeeId) =>
    rows
      .filter(({ employee_id }) => employee_id === employeeId)
      .map(({ id: rowId, kinds_sealed }) => {
        const kinds = vault.open({ tenantId, purpose: ENTRY_SEALS.kinds, rowId }, kinds_sealed)
        return (JSON.parse(kinds) as Kinds).vacation_days ?? '0'
      })
      .reduce((all, days) => all.plus(days), new Big(0))
      .toFixed()
}
