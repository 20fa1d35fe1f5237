import { EMPLOYEE_SEALS } from '../employees/seals'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { type Roster, rosterOf } from './match'

/** All employees, former ones included, with what identifies them on paper. */
export async function readRoster(executor: Executor, vault: Vault, { tenantId }: Within): Promise<Roster> {
  const rows = await executor
    .selectFrom('employees')
    .select([
      'id',
      'number',
      'first_name',
      'last_name',
      'social_insurance_number_sealed',
      'tax_id_sealed',
      'iban_sealed',
    ])
    .where('tenant_id', '=', tenantId)
    .execute()
  const opened = (id: string, field: 'social_insurance_number' | 'tax_id' | 'iban', sealed: string | null) =>
    sealed === null ? null : vault.open({ tenantId, purpose: EMPLOYEE_SEALS[field], rowId: id }, sealed)
  return rosterOf(
    rows.map((row) => ({
      id: row.id,
      number: row.number,
      firstName: row.first_name,
      lastName: row.last_name,
      socialInsuranceNumber: opened(row.id, 'social_insurance_number', row.social_insurance_number_sealed),
      taxId: opened(row.id, 'tax_id', row.tax_id_sealed),
      iban: opened(row.id, 'iban', row.iban_sealed),
    })),
  )
}
