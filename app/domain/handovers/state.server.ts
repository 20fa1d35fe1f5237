import type { Executor, Trx } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import type { WageAmounts } from './lines'

const SEAL = 'handover.amounts'

/** What the payroll office has been told about an employee's month. */
export interface KnownStand {
  version: number
  amounts: WageAmounts
}

export async function lastStands(
  executor: Executor,
  vault: Vault,
  { tenantId }: Within,
  { month, employeeIds }: { month: MonthText; employeeIds: readonly string[] },
): Promise<ReadonlyMap<string, KnownStand>> {
  if (employeeIds.length === 0) return new Map()
  const rows = await executor
    .selectFrom('handover_stands')
    .select(['employee_id', 'handover_id', 'amounts_sealed'])
    .select(({ fn }) => fn.max('version').as('version'))
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .where('employee_id', 'in', employeeIds)
    .groupBy('employee_id')
    .execute()
  return new Map(
    rows.map(({ employee_id, handover_id, amounts_sealed, version }) => {
      const text = vault.open(placeOf(tenantId, handover_id, employee_id), amounts_sealed)
      return [employee_id, { version, amounts: JSON.parse(text) as WageAmounts }]
    }),
  )
}

interface NewStands {
  handoverId: string
  month: MonthText
  employees: readonly { id: string; version: number; amounts: WageAmounts }[]
}

export async function keepStands(
  trx: Trx,
  vault: Vault,
  { tenantId }: Within,
  { handoverId, month, employees }: NewStands,
): Promise<void> {
  const rows = employees.map(({ id, version, amounts }) => ({
    tenant_id: tenantId,
    handover_id: handoverId,
    employee_id: id,
    month,
    version: version + 1,
    amounts_sealed: vault.seal(placeOf(tenantId, handoverId, id), JSON.stringify(amounts)),
  }))
  if (rows.length > 0) await trx.insertInto('handover_stands').values(rows).execute()
}

function placeOf(tenantId: string, handoverId: string, employeeId: string) {
  return { tenantId, purpose: SEAL, rowId: `${handoverId} ${employeeId}` }
}
