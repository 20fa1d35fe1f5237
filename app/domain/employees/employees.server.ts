import { randomUUID } from 'node:crypto'
import { recordAudits } from '../audit/audit.server'
import type { House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { createLinks } from '../links/links.server'
import { takeNumbers } from '../numbers/take.server'
import { finishKnownMonths } from '../unknown-hours/task.server'
import { maskIban, parseIban } from '../values/iban'
import { EmployeeConflict } from './conflict'
import { employeeKeys } from './keys'
import { insuranceFingerprint } from './kind'
import { EMPLOYEE_SEALS } from './seals'
import type { EmployeeValues } from './values.server'

/** Not all time recorders make RFC 4122 UUIDs, so only the shape counts. */
const ID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** An employee as the office enters it, by the names of the columns; `id` may come from the time recorder. */
export type NewEmployee = Pick<
  EmployeeValues,
  'first_name' | 'last_name' | 'street' | 'postal_code' | 'city' | 'employment_type' | 'entry_on'
> &
  Partial<Omit<EmployeeValues, 'number'> & SealedValues> & { id?: string | null; number?: string | null }

type SealedValues = Record<keyof typeof EMPLOYEE_SEALS, string | null>

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
    if (inputs.some(({ id }) => id !== undefined)) await finishKnownMonths(trx, scope)
    return rows.map(({ id, number }, index) => ({ id, number, linkId: links[index] ?? '' }))
  }
}

function rowOf(vault: Vault, scope: Scope, { id: given, number, ...input }: NewEmployee) {
  const id = given ?? randomUUID()
  if (!ID_PATTERN.test(id)) throw new EmployeeConflict('id_malformed')
  const { social_insurance_number, tax_id, iban, birth_date, tax_class, health_fund, ...readable } = input
  const sealed = { social_insurance_number, tax_id, iban, birth_date, tax_class, health_fund }
  return {
    ...{ country: 'DE', language: 'de' as const, email: null, phone: null },
    ...readable,
    ...sealedColumns(vault, { tenantId: scope.tenantId, rowId: id }, sealed),
    number: number ?? '',
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

function sealedColumns(
  vault: Vault,
  place: Within & { rowId: string },
  input: { [Field in keyof SealedValues]: string | null | undefined },
) {
  const seal = (field: keyof SealedValues, text: string | null | undefined) =>
    text ? vault.seal({ ...place, purpose: EMPLOYEE_SEALS[field] }, text) : null
  const iban = input.iban ? parseIban(input.iban) : null
  if (iban === undefined) throw new EmployeeConflict('iban_invalid')
  const { social_insurance_number: insured } = input
  return {
    social_insurance_number_sealed: seal('social_insurance_number', insured),
    social_insurance_number_fingerprint: insured
      ? insuranceFingerprint(vault, place.tenantId, insured)
      : null,
    tax_id_sealed: seal('tax_id', input.tax_id),
    iban_sealed: seal('iban', iban),
    birth_date_sealed: seal('birth_date', input.birth_date),
    tax_class_sealed: seal('tax_class', input.tax_class),
    health_fund_sealed: seal('health_fund', input.health_fund),
    iban_masked: iban === null ? null : maskIban(iban),
  }
}
