import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { DateText } from '../values/calendar'
import { EMPLOYEE_SEALS } from './seals'

export interface EmployeeSecrets {
  socialInsuranceNumber: string | null
  taxId: string | null
  iban: string | null
  birthDate: DateText | null
  taxClass: number | null
  healthFund: string | null
}

/** @throws NotFound */
export async function openEmployeeSecrets(
  executor: Executor,
  vault: Vault,
  scope: Within,
  employeeId: string,
): Promise<EmployeeSecrets> {
  const secrets = await openSecretsOf(executor, vault, scope, [employeeId])
  const found = secrets.get(employeeId)
  if (!found) throw new NotFound()
  return found
}

export async function openSecretsOf(
  executor: Executor,
  vault: Vault,
  { tenantId }: Within,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EmployeeSecrets>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .selectFrom('employees')
    .select(['id', 'social_insurance_number_sealed', 'tax_id_sealed', 'iban_sealed'])
    .select(['birth_date_sealed', 'tax_class_sealed', 'health_fund_sealed'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, secretsOf(vault, tenantId, row)]))
}

type Sealed = Record<`${keyof typeof EMPLOYEE_SEALS}_sealed`, string | null> & { id: string }

function secretsOf(vault: Vault, tenantId: string, row: Sealed): EmployeeSecrets {
  const opened = (field: keyof typeof EMPLOYEE_SEALS) => {
    const sealed = row[`${field}_sealed`]
    if (sealed === null) return null
    return vault.open({ tenantId, purpose: EMPLOYEE_SEALS[field], rowId: row.id }, sealed)
  }
  const taxClass = opened('tax_class')
  return {
    socialInsuranceNumber: opened('social_insurance_number'),
    taxId: opened('tax_id'),
    iban: opened('iban'),
    birthDate: opened('birth_date'),
    taxClass: taxClass === null ? null : Number(taxClass),
    healthFund: opened('health_fund'),
  }
}
