import { randomUUID } from 'node:crypto'
import type { EmploymentType, Language } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import { nameKey } from '../by-name'
import type { DateText } from '../calendar'
import { NotFound } from '../errors'
import type { Executor, House, Trx } from '../house'
import { maskIban, parseIban } from '../iban'
import { createLink } from '../links/links.server'
import { takeRegisterNumber } from '../numbering.server'
import type { Scope, Within } from '../scope'
import type { Place, Vault } from '../vault'
import { writing } from '../writing.server'
import { EmployeeConflict } from './conflict'

const SEALS = {
  socialInsuranceNumber: 'employee.social_insurance_number',
  taxId: 'employee.tax_id',
  iban: 'employee.iban',
  birthDate: 'employee.birth_date',
  taxClass: 'employee.tax_class',
  healthFund: 'employee.health_fund',
} as const

/** Time recorders do not all make RFC 4122 UUIDs, so only the shape counts. */
const ID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** An employee as the office enters it; `id` may come from the time recorder. */
export interface NewEmployee {
  id?: string
  number?: string
  firstName: string
  lastName: string
  email?: string | null
  street: string
  postalCode: string
  city: string
  country?: string
  birthDate?: DateText | null
  language?: Language
  employmentType: EmploymentType
  entryOn: DateText
  exitOn?: DateText | null
  taxClass?: number | null
  healthFund?: string | null
  socialInsuranceNumber?: string | null
  taxId?: string | null
  iban?: string | null
}

/** An employee without anything that is sealed. */
export interface Employee {
  id: string
  number: string
  firstName: string
  lastName: string
  email: string | null
  street: string
  postalCode: string
  city: string
  country: string
  language: Language
  employmentType: EmploymentType
  entryOn: DateText
  exitOn: DateText | null
  ibanMasked: string | null
}

/** What is sealed of an employee. */
export interface EmployeeSecrets {
  socialInsuranceNumber: string | null
  taxId: string | null
  iban: string | null
  birthDate: DateText | null
  taxClass: number | null
  healthFund: string | null
}

/**
 * Creates an employee and, with it, the link to the payslips.
 * @throws Conflict `id_malformed`, `employee_exists`, `number_taken`, `iban_invalid`
 */
export function createEmployee(
  house: House,
  scope: Scope,
  input: NewEmployee,
): Promise<{ id: string; number: string; linkId: string }> {
  const id = (input.id ?? randomUUID()).toLowerCase()
  return writing(house, scope, async (trx) => {
    await assertNew(trx, scope, id, input.number)
    const number = input.number ?? (await takeRegisterNumber(trx, scope, 'employee'))
    await trx
      .insertInto('employees')
      .values({
        tenant_id: scope.tenantId,
        id,
        number,
        first_name: input.firstName,
        last_name: input.lastName,
        name_key: nameKey({ last_name: input.lastName, first_name: input.firstName, number }),
        email: input.email ?? null,
        street: input.street,
        postal_code: input.postalCode,
        city: input.city,
        country: input.country ?? 'DE',
        language: input.language ?? 'de',
        employment_type: input.employmentType,
        entry_on: input.entryOn,
        exit_on: input.exitOn ?? null,
        ...sealedColumns(house.vault, { ...scope, employeeId: id }, input),
        created_at: scope.at,
      })
      .execute()
    const link = await createLink(trx, house.keyring, scope, { purpose: 'mitarbeiter-portal', subjectId: id })
    await recordAudit(trx, scope, {
      action: 'employee.created',
      subjectType: 'employee',
      subjectId: id,
      after: { number, employmentType: input.employmentType, entryOn: input.entryOn },
    })
    return { id, number, linkId: link.id }
  })
}

export async function findEmployee(
  executor: Executor,
  scope: Within,
  employeeId: string,
): Promise<Employee | undefined> {
  return executor
    .selectFrom('employees')
    .select(['id', 'number', 'first_name as firstName', 'last_name as lastName', 'email', 'street'])
    .select(['postal_code as postalCode', 'city', 'country', 'language'])
    .select(['employment_type as employmentType', 'entry_on as entryOn', 'exit_on as exitOn'])
    .select(['iban_masked as ibanMasked'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', employeeId.toLowerCase())
    .executeTakeFirst()
}

/** Opens what is sealed of an employee. @throws NotFound */
export async function openEmployeeSecrets(
  executor: Executor,
  vault: Vault,
  scope: Within,
  employeeId: string,
): Promise<EmployeeSecrets> {
  const row = await executor
    .selectFrom('employees')
    .select(['id', 'social_insurance_number_sealed', 'tax_id_sealed', 'iban_sealed'])
    .select(['birth_date_sealed', 'tax_class_sealed', 'health_fund_sealed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', employeeId.toLowerCase())
    .executeTakeFirst()
  if (!row) throw new NotFound()
  const opened = (field: keyof typeof SEALS, sealed: string | null) =>
    sealed === null ? null : vault.open(placeOf(scope, row.id, field), sealed)
  const taxClass = opened('taxClass', row.tax_class_sealed)
  return {
    socialInsuranceNumber: opened('socialInsuranceNumber', row.social_insurance_number_sealed),
    taxId: opened('taxId', row.tax_id_sealed),
    iban: opened('iban', row.iban_sealed),
    birthDate: opened('birthDate', row.birth_date_sealed),
    taxClass: taxClass === null ? null : Number(taxClass),
    healthFund: opened('healthFund', row.health_fund_sealed),
  }
}

async function assertNew(trx: Trx, scope: Scope, id: string, number: string | undefined): Promise<void> {
  if (!ID_PATTERN.test(id)) throw new EmployeeConflict('id_malformed')
  if (await findEmployee(trx, scope, id)) throw new EmployeeConflict('employee_exists')
  if (number === undefined) return
  const taken = await trx
    .selectFrom('employees')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (taken) throw new EmployeeConflict('number_taken')
}

function placeOf({ tenantId }: Within, employeeId: string, field: keyof typeof SEALS): Place {
  return { tenantId, purpose: SEALS[field], rowId: employeeId }
}

function sealedColumns(vault: Vault, scope: Within & { employeeId: string }, input: NewEmployee) {
  const seal = (field: keyof typeof SEALS, text: string | null | undefined) =>
    text ? vault.seal(placeOf(scope, scope.employeeId, field), text) : null
  const iban = input.iban ? parseIban(input.iban) : null
  if (iban === undefined) throw new EmployeeConflict('iban_invalid')
  return {
    social_insurance_number_sealed: seal('socialInsuranceNumber', input.socialInsuranceNumber),
    tax_id_sealed: seal('taxId', input.taxId),
    iban_sealed: seal('iban', iban),
    birth_date_sealed: seal('birthDate', input.birthDate),
    tax_class_sealed: seal('taxClass', input.taxClass?.toString()),
    health_fund_sealed: seal('healthFund', input.healthFund),
    iban_masked: iban === null ? null : maskIban(iban),
  }
}
