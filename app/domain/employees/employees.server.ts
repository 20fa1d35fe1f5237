import { randomUUID } from 'node:crypto'
import type { EmploymentType, ReaderLanguage } from '~db/schema'
import { recordAudits } from '../audit/audit.server'
import type { House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { createLinks } from '../links/links.server'
import { takeNumbers } from '../numbers/take.server'
import type { DateText } from '../values/calendar'
import { maskIban, parseIban } from '../values/iban'
import type { DecimalText } from '../values/money'
import { EmployeeConflict } from './conflict'
import { employeeKeys } from './keys'
import { insuranceFingerprint } from './kind'
import { EMPLOYEE_SEALS } from './seals'
import type { EmployeeValues } from './values.server'

/** Not all time recorders make RFC 4122 UUIDs, so only the shape counts. */
const ID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** `id` may come from the time recorder. */
export interface NewEmployee {
  id?: string
  number?: string
  firstName: string
  lastName: string
  email?: string | null
  phone?: string | null
  street: string
  addressExtra?: string | null
  postalCode: string
  city: string
  country?: string
  birthDate?: DateText | null
  language?: ReaderLanguage
  employmentType: EmploymentType
  entryOn: DateText
  exitOn?: DateText | null
  weeklyHours?: DecimalText | null
  taxClass?: number | null
  healthFund?: string | null
  socialInsuranceNumber?: string | null
  taxId?: string | null
  iban?: string | null
}

/** An employee by form fields. */
export type EnteredEmployee = Omit<EmployeeValues, 'number'> &
  Record<'number' | 'id' | 'birth_date' | 'social_insurance_number' | 'tax_id' | 'iban', string | null> &
  Partial<Record<'tax_class' | 'health_fund', string | null>>

export function enteredEmployee({ number, id, ...values }: EnteredEmployee) {
  return {
    ...(id === null ? {} : { id }),
    ...(number === null ? {} : { number }),
    firstName: values.first_name,
    lastName: values.last_name,
    street: values.street,
    addressExtra: values.address_extra,
    postalCode: values.postal_code,
    city: values.city,
    country: values.country,
    email: values.email,
    phone: values.phone,
    language: values.language,
    employmentType: values.employment_type,
    entryOn: values.entry_on,
    exitOn: values.exit_on,
    weeklyHours: values.weekly_hours,
    birthDate: values.birth_date,
    taxClass: values.tax_class ? Number(values.tax_class) : null,
    healthFund: values.health_fund ?? null,
    socialInsuranceNumber: values.social_insurance_number,
    taxId: values.tax_id,
    iban: values.iban,
  } satisfies NewEmployee
}

/**
 * Creates an employee and the link to the payslips.
 * @throws Conflict `id_malformed`, `employee_exists`, `number_taken`, `iban_invalid`
 */
export async function createEmployee(house: House, scope: Scope, input: NewEmployee): Promise<AddedEmployee> {
  const add = makeEmployees(house, scope, [input])
  const [added] = await writing(house, scope, add)
  if (!added) throw new Error('Nothing was added')
  return added
}

interface AddedEmployee {
  id: string
  number: string
  linkId: string
}

/**
 * Prepares and seals the rows outside the transaction and returns the function that inserts them.
 * @throws Conflict `id_malformed`, `iban_invalid`; the function `employee_exists`, `number_taken`
 */
export function makeEmployees(
  { keyring, vault }: Pick<House, 'keyring' | 'vault'>,
  scope: Scope,
  inputs: readonly NewEmployee[],
): (trx: Trx) => Promise<AddedEmployee[]> {
  const made = inputs.map((input) => rowOf(vault, scope, input))
  const given = made.flatMap(({ number }) => number || [])
  return async (trx) => {
    await assertNew(trx, scope, { ids: made.map(({ id }) => id), numbers: given })
    const next = await takeNumbers(trx, scope, 'employee', made.length - given.length)
    const rows = made.map((row) => keyed({ ...row, number: row.number || (next.shift() ?? '') }))
    await trx.insertInto('employees').values(rows).execute()
    const ids = rows.map(({ id }) => id)
    const links = await createLinks(trx, keyring, scope, { purpose: 'mitarbeiter-portal', ids })
    const events = rows.map(({ id, number, employment_type: employmentType, entry_on: entryOn }) => ({
      action: 'employee.created',
      subjectType: 'employee',
      subjectId: id,
      after: { number, employmentType, entryOn },
    }))
    await recordAudits(trx, scope, events)
    return rows.map(({ id, number }, index) => ({ id, number, linkId: links[index] ?? '' }))
  }
}

function rowOf(vault: Vault, scope: Scope, input: NewEmployee) {
  const id = (input.id ?? randomUUID()).toLowerCase()
  if (!ID_PATTERN.test(id)) throw new EmployeeConflict('id_malformed')
  return {
    ...readableColumns(input),
    ...sealedColumns(vault, { tenantId: scope.tenantId, rowId: id }, input),
    number: input.number ?? '',
    tenant_id: scope.tenantId,
    id,
    created_at: scope.at,
  }
}

function keyed<Row extends Parameters<typeof employeeKeys>[0]>(row: Row) {
  return { ...row, ...employeeKeys(row) }
}

async function assertNew(
  trx: Trx,
  scope: Scope,
  { ids, numbers }: { ids: readonly string[]; numbers: readonly string[] },
): Promise<void> {
  const own = trx.selectFrom('employees').select('id').where('tenant_id', '=', scope.tenantId).limit(1)
  if (await own.where('id', 'in', ids).executeTakeFirst()) throw new EmployeeConflict('employee_exists')
  if (numbers.length === 0) return
  if (await own.where('number', 'in', numbers).executeTakeFirst()) throw new EmployeeConflict('number_taken')
}

function readableColumns(input: NewEmployee) {
  return {
    first_name: input.firstName,
    last_name: input.lastName,
    email: input.email ?? null,
    phone: input.phone ?? null,
    street: input.street,
    address_extra: input.addressExtra ?? null,
    postal_code: input.postalCode,
    city: input.city,
    country: input.country ?? 'DE',
    language: input.language ?? 'de',
    employment_type: input.employmentType,
    entry_on: input.entryOn,
    exit_on: input.exitOn ?? null,
    weekly_hours: input.weeklyHours ?? null,
  }
}

function sealedColumns(vault: Vault, place: Within & { rowId: string }, input: NewEmployee) {
  const seal = (field: keyof typeof EMPLOYEE_SEALS, text: string | null | undefined) =>
    text ? vault.seal({ ...place, purpose: EMPLOYEE_SEALS[field] }, text) : null
  const iban = input.iban ? parseIban(input.iban) : null
  if (iban === undefined) throw new EmployeeConflict('iban_invalid')
  const { socialInsuranceNumber } = input
  return {
    social_insurance_number_sealed: seal('social_insurance_number', socialInsuranceNumber),
    social_insurance_number_fingerprint: socialInsuranceNumber
      ? insuranceFingerprint(vault, place.tenantId, socialInsuranceNumber)
      : null,
    tax_id_sealed: seal('tax_id', input.taxId),
    iban_sealed: seal('iban', iban),
    birth_date_sealed: seal('birth_date', input.birthDate),
    tax_class_sealed: seal('tax_class', input.taxClass?.toString()),
    health_fund_sealed: seal('health_fund', input.healthFund),
    iban_masked: iban === null ? null : maskIban(iban),
  }
}
