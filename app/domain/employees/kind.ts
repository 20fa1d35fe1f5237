import type { EmployeeRow } from '~db/schema'
import type { Vault } from '../kernel/vault'
import type { RecordKind } from '../records/kind'
import { maskIban } from '../values/iban'
import { EmployeeConflict } from './conflict'
import { employeeKeys } from './keys'
import { maskNumber } from './numbers'
import { EMPLOYEE_SEALS } from './seals'

const hidden = () => '…'

export function employeeKind(vault: Vault): RecordKind<'employees'> {
  return {
    table: 'employees',
    subjectType: 'employee',
    vault,
    secrets: {
      birth_date: { mask: hidden, sealedFor: EMPLOYEE_SEALS.birth_date },
      social_insurance_number: { mask: maskNumber, sealedFor: EMPLOYEE_SEALS.social_insurance_number },
      tax_id: { mask: maskNumber, sealedFor: EMPLOYEE_SEALS.tax_id },
      iban: { mask: maskIban, sealedFor: EMPLOYEE_SEALS.iban, hasMaskColumn: true },
      tax_class: { mask: hidden, sealedFor: EMPLOYEE_SEALS.tax_class },
      health_fund: { mask: hidden, sealedFor: EMPLOYEE_SEALS.health_fund },
    },
    check: ({ entry_on: entry, exit_on: exit }) => {
      if (exit !== null && exit < entry) throw new EmployeeConflict('exit_before_entry')
    },
    derived: (row) => ({
      ...employeeKeys(row),
      social_insurance_number_fingerprint: fingerprintOf(vault, row),
    }),
  }
}

function fingerprintOf(vault: Vault, row: EmployeeRow): string | null {
  const { tenant_id: tenantId, id: rowId, social_insurance_number_sealed: sealed } = row
  if (sealed === null) return null
  const purpose = EMPLOYEE_SEALS.social_insurance_number
  return insuranceFingerprint(vault, tenantId, vault.open({ tenantId, purpose, rowId }, sealed))
}

/** Finds the same number again without opening it. */
export function insuranceFingerprint(vault: Vault, tenantId: string, number: string): string {
  return vault.fingerprint(tenantId, EMPLOYEE_SEALS.social_insurance_number, number)
}
