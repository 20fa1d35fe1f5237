import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { EMPLOYEE_SEALS } from './seals'

/** Where somebody's pay goes. */
export interface EmployeeAccount {
  ibanMasked: string | null
  /** Opened on demand. */
  iban: () => string | null
}

export async function readAccounts(
  executor: Executor,
  vault: Vault,
  { tenantId }: Within,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EmployeeAccount>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .selectFrom('employees')
    .select(['id', 'iban_masked', 'iban_sealed'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, iban_masked, iban_sealed }) => [
      id,
      {
        ibanMasked: iban_masked,
        iban: () =>
          iban_sealed === null
            ? null
            : vault.open({ tenantId, purpose: EMPLOYEE_SEALS.iban, rowId: id }, iban_sealed),
      },
    ]),
  )
}
