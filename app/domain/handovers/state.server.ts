import { newestSealed, type OfMonth } from '../employees/newest-sealed.server'
import type { Executor, Trx } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import type { WageAmounts } from './lines'

const SEAL = 'handover.amounts'
const AMOUNTS = { table: 'handover_stands', id: 'handover_id', column: 'amounts_sealed' } as const

/** What the payroll office has been told about an employee's month. */
export interface KnownStand {
  version: number
  amounts: WageAmounts
}

export async function lastStands(
  executor: Executor,
  vault: Vault,
  { tenantId }: Within,
  which: OfMonth,
): Promise<ReadonlyMap<string, KnownStand>> {
  const rows = await newestSealed(executor, { tenantId }, AMOUNTS, which)
  return new Map(
    rows.map(({ employeeId, id, sealed, version }) => {
      const text = vault.open(placeOf(tenantId, id, employeeId), sealed ?? '')
      return [employeeId, { version, amounts: JSON.parse(text) as WageAmounts }]
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
