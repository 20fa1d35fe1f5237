import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { DateText } from '../values/calendar'
import { type Employee, getEmployee } from './find.server'
import { maskNumber } from './numbers'
import { openEmployeeSecrets } from './secrets.server'

export interface ConfidentialData {
  birthDate: DateText | null
  socialInsuranceNumber: string | null
  taxId: string | null
  iban: string | null
  taxClass: number | null
  healthFund: string | null
}

/** @throws NotFound */
export async function readConfidential(
  executor: Executor,
  vault: Vault,
  scope: Within,
  employeeId: string,
): Promise<ConfidentialData> {
  return confidentialOf(executor, vault, scope, await getEmployee(executor, scope, employeeId))
}

export async function confidentialOf(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { id, ibanMasked }: Pick<Employee, 'id' | 'ibanMasked'>,
): Promise<ConfidentialData> {
  const secrets = await openEmployeeSecrets(executor, vault, scope, id)
  const masked = (number: string | null) => number && maskNumber(number)
  return {
    ...secrets,
    socialInsuranceNumber: masked(secrets.socialInsuranceNumber),
    taxId: masked(secrets.taxId),
    iban: ibanMasked,
  }
}
