import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { findOpening } from '../payslips/openings.server'
import type { PersonYear } from '../person-years/person-year'
import { readReleasedYears } from '../person-years/released.server'
import type { MonthText } from '../values/calendar'

export async function readPersonYear(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeId, year }: { employeeId: string; year: string },
): Promise<PersonYear> {
  const opening = await findOpening(executor, vault, scope, { employeeId, year })
  const of = { employeeIds: [employeeId], from: `${year}-01`, to: `${year}-12` }
  const yearOf = await readReleasedYears(executor, vault, scope, of)
  return yearOf(employeeId).open(opening)
}

/** A year of a hundred people is twelve megabytes of sealed text. */
const AT_ONCE = 100

interface YearsOf<Person> {
  people: readonly Person[]
  openingOf: (employeeId: string) => PersonYear['opening']
  /** Months of one year. */
  from: MonthText
  to: MonthText
}

/** Of many people, opened one after the other so that other requests are served. */
export async function* openPersonYears<Person extends { id: string }>(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { people, openingOf, from, to }: YearsOf<Person>,
): AsyncGenerator<{ person: Person; of: PersonYear }> {
  for (let first = 0; first < people.length; first += AT_ONCE) {
    const some = people.slice(first, first + AT_ONCE)
    const employeeIds = some.map(({ id }) => id)
    const yearOf = await readReleasedYears(executor, vault, scope, { employeeIds, from, to })
    for (const person of some) {
      await yieldToLoop()
      yield { person, of: yearOf(person.id).open(openingOf(person.id)) }
    }
  }
}

export interface SlipOfYear {
  id: string
  month: MonthText
  revision: number
}

export interface PersonInYear {
  id: string
  number: string
  firstName: string
  lastName: string
  /** That count now, oldest first. */
  slips: readonly SlipOfYear[]
}

/** Everybody with a payslip in a year, by name. */
export async function listPeopleOfYear(
  executor: Executor,
  { tenantId }: Within,
  year: string,
): Promise<PersonInYear[]> {
  const rows = await executor
    .selectFrom('current_payslips')
    .select(['id', 'employee_id', 'month', 'revision'])
    .where('tenant_id', '=', tenantId)
    .where('month', '>=', `${year}-01`)
    .where('month', '<=', `${year}-12`)
    .orderBy('month')
    .execute()
  const slipsOf = new Map<string, SlipOfYear[]>()
  for (const { employee_id, ...slip } of rows) {
    const slips = slipsOf.get(employee_id)
    if (slips) slips.push(slip)
    else slipsOf.set(employee_id, [slip])
  }
  const people = await executor
    .selectFrom('employees')
    .select(['id', 'number', 'first_name as firstName', 'last_name as lastName'])
    .where('tenant_id', '=', tenantId)
    .orderBy('name_key')
    .orderBy('id')
    .execute()
  return people.flatMap((person) => {
    const slips = slipsOf.get(person.id)
    return slips ? [{ ...person, slips }] : []
  })
}

/** How many have a payslip in a year. */
export async function countPeopleOfYear(
  executor: Executor,
  { tenantId }: Within,
  year: string,
): Promise<number> {
  const { count } = await executor
    .selectFrom('employees as e')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('e.tenant_id', '=', tenantId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('current_payslips as p')
          .select('p.id')
          .whereRef('p.tenant_id', '=', 'e.tenant_id')
          .whereRef('p.employee_id', '=', 'e.id')
          .where('p.month', '>=', `${year}-01`)
          .where('p.month', '<=', `${year}-12`),
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}
