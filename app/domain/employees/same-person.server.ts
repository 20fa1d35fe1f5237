import type { EmployeeRow } from '~db/schema'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { AlikeRecord } from '../records/alike'
import { addDays, type DateText } from '../values/calendar'
import { fullName } from '../values/person-name'
import { insuranceFingerprint } from './kind'
import { EMPLOYEE_SEALS } from './seals'

/** Another record of the same person: with the same tax id or social insurance number. */
export interface SecondRecord extends AlikeRecord {
  entryOn: DateText
  exitOn: DateText | null
}

interface Numbers {
  /** Its own record, which is no second one. */
  id?: string
  tax_id?: string | null | undefined
  social_insurance_number?: string | null | undefined
}

/** Records that have one of the entered numbers already; archived ones included. Opens the tax ids of the firm. */
export async function findSameNumbers(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { id, tax_id, social_insurance_number }: Numbers,
): Promise<SecondRecord[]> {
  const found: SecondRecord[] = []
  if (social_insurance_number) {
    const fingerprint = insuranceFingerprint(vault, scope.tenantId, social_insurance_number)
    const rows = await numbered(executor, scope)
      .where('social_insurance_number_fingerprint', '=', fingerprint)
      .execute()
    found.push(...rows.map(asRecord))
  }
  if (tax_id) {
    const rows = await numbered(executor, scope).where('tax_id_sealed', 'is not', null).execute()
    found.push(...rows.filter((row) => taxIdOf(vault, scope, row) === tax_id).map(asRecord))
  }
  return [...new Map(found.map((one) => [one.id, one])).values()].filter((one) => one.id !== id)
}

/** The other records of each person, by the id of one. */
export async function listSecondRecords(
  executor: Executor,
  vault: Vault,
  scope: Within,
): Promise<(employeeId: string) => SecondRecord[]> {
  const rows = await numbered(executor, scope).execute()
  const byNumber = new Map<string, SecondRecord[]>()
  const numbersOf = new Map<string, string[]>()
  for (const row of rows) {
    const numbers = [taxIdOf(vault, scope, row), row.social_insurance_number_fingerprint]
    const known = numbers.filter((number) => number !== null)
    numbersOf.set(row.id, known)
    for (const number of known) byNumber.set(number, [...(byNumber.get(number) ?? []), asRecord(row)])
  }
  return (employeeId) => {
    const all = (numbersOf.get(employeeId) ?? []).flatMap((number) => byNumber.get(number) ?? [])
    return [...new Map(all.map((one) => [one.id, one])).values()].filter(({ id }) => id !== employeeId)
  }
}

export function asAlike({ id, number, name, city }: SecondRecord): AlikeRecord {
  return { id, number, name, city }
}

type Employed = Pick<SecondRecord, 'entryOn' | 'exitOn'>

/** Whether records together are one employment from the first to the last day of a year. */
export function coverYear(records: readonly Employed[], year: string): boolean {
  let until = `${Number(year) - 1}-12-31`
  for (const { entryOn, exitOn } of [...records].sort((one, other) =>
    one.entryOn < other.entryOn ? -1 : 1,
  )) {
    if (entryOn > addDays(until, 1)) break
    if (exitOn === null || exitOn > until) until = exitOn ?? `${year}-12-31`
  }
  return until >= `${year}-12-31`
}

function numbered(executor: Executor, { tenantId }: Within) {
  return executor
    .selectFrom('employees')
    .select(['id', 'number', 'first_name', 'last_name', 'city', 'entry_on', 'exit_on'])
    .select(['tax_id_sealed', 'social_insurance_number_fingerprint'])
    .where('tenant_id', '=', tenantId)
}

type Row = Pick<
  EmployeeRow,
  'id' | 'number' | 'first_name' | 'last_name' | 'city' | 'entry_on' | 'exit_on' | 'tax_id_sealed'
>

function asRecord({ id, number, first_name, last_name, city, entry_on, exit_on }: Row): SecondRecord {
  return { id, number, name: fullName(first_name, last_name), city, entryOn: entry_on, exitOn: exit_on }
}

function taxIdOf(vault: Vault, { tenantId }: Within, { id, tax_id_sealed: sealed }: Row): string | null {
  return sealed === null ? null : vault.open({ tenantId, purpose: EMPLOYEE_SEALS.tax_id, rowId: id }, sealed)
}
