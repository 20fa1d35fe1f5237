import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { AlikeRecord } from '../records/alike'
import { folded } from '../values/by-name'
import type { DateText } from '../values/calendar'
import { fullName } from '../values/person-name'
import { asAlike, findSameNumbers } from './same-person.server'
import { EMPLOYEE_SEALS } from './seals'

const MOST = 5
const MOST_NAMESAKES = 50

interface Entered {
  first_name: string
  last_name: string
  birth_date: DateText | null
  email: string | null
  social_insurance_number: string | null
  tax_id: string | null
}

/**
 * Employees with the same mail address, social insurance number or tax id, or with the same name and birth date; archived ones
 * included. A missing birth date may be the same.
 */
export async function findAlikeEmployees(
  executor: Executor,
  vault: Vault,
  scope: Within,
  entered: Entered,
): Promise<AlikeRecord[]> {
  const { first_name, last_name, birth_date, email } = entered
  const name = `${folded(last_name)}\t${folded(first_name)}`
  const some = executor
    .selectFrom('employees')
    .select(['id', 'number', 'first_name', 'last_name', 'city', 'birth_date_sealed'])
    .where('tenant_id', '=', scope.tenantId)
  const isBornOn = (row: { id: string; birth_date_sealed: string | null }) => {
    if (birth_date === null || row.birth_date_sealed === null) return true
    const place = { tenantId: scope.tenantId, purpose: EMPLOYEE_SEALS.birth_date, rowId: row.id }
    return vault.open(place, row.birth_date_sealed) === birth_date
  }
  const namesakes = await some
    .where('name_key', '>=', `${name}\t`)
    .where('name_key', '<', `${name}\n`)
    .limit(MOST_NAMESAKES)
    .execute()
  const found = namesakes.filter(isBornOn)
  if (email !== null)
    found.push(
      ...(await some
        .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
        .limit(MOST)
        .execute()),
    )
  const alike = found.map(
    ({ id, number, first_name, last_name, city }): AlikeRecord => ({
      ...{ id, number, city },
      name: fullName(first_name, last_name),
    }),
  )
  alike.push(...(await findSameNumbers(executor, vault, scope, entered)).map(asAlike))
  return [...new Map(alike.map((one) => [one.id, one])).values()].slice(0, MOST)
}
