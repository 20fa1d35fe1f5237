import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { Calculation } from '../payroll/calculation'
import { listReleased, type ReleasedSlip } from '../payslips/calculated.server'
import { findOpening, findOpeningsOf } from '../payslips/openings.server'
import { openCalculation } from '../payslips/seals.server'
import type { PersonYear } from '../person-years/person-year'
import type { MonthText } from '../values/calendar'

export async function readPersonYear(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeId, year }: { employeeId: string; year: string },
): Promise<PersonYear> {
  const opening = await findOpening(executor, vault, scope, { employeeId, year })
  const slips = await listReleased(executor, vault, scope, {
    employeeIds: [employeeId],
    from: `${year}-01`,
    to: `${year}-12`,
  })
  return personYearOf(year, opening, slips)
}

function personYearOf(
  year: string,
  opening: PersonYear['opening'],
  slips: readonly ReleasedSlip[],
): PersonYear {
  return {
    year,
    opening,
    months: slips.map(({ month, revision, publishedAt, calculation }) => ({
      month,
      revision,
      publishedAt,
      calculation: calculation(),
    })),
  }
}

/** Of many people, opened one after the other so that other requests are served. */
export async function* readPersonYears<Person extends { id: string }>(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { people, year }: { people: readonly Person[]; year: string },
): AsyncGenerator<{ person: Person; of: PersonYear }> {
  const employeeIds = people.map(({ id }) => id)
  const openingOf = await findOpeningsOf(executor, vault, scope, { employeeIds, year })
  const slips = await listReleased(executor, vault, scope, {
    ...{ employeeIds, from: `${year}-01`, to: `${year}-12` },
  })
  const slipsOf = new Map<string, ReleasedSlip[]>()
  for (const slip of slips) slipsOf.set(slip.employeeId, [...(slipsOf.get(slip.employeeId) ?? []), slip])
  for (const person of people) {
    await yieldToLoop()
    yield { person, of: personYearOf(year, openingOf(person.id), slipsOf.get(person.id) ?? []) }
  }
}

/** Everybody's months that were calculated here, opened one after the other so that other requests are served. */
export async function readYearOfPeople(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { from, to }: { from: MonthText; to: MonthText },
): Promise<ReadonlyMap<string, Calculation[]>> {
  const rows = await executor
    .selectFrom('current_payslips')
    .select(['id', 'employee_id', 'calculation_sealed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .orderBy('month')
    .execute()
  const byId = new Map<string, Calculation[]>()
  for (const row of rows) {
    await yieldToLoop()
    const calculation = openCalculation(vault, scope, row)
    if (calculation) byId.set(row.employee_id, [...(byId.get(row.employee_id) ?? []), calculation])
  }
  return byId
}

export interface PersonInYear {
  id: string
  number: string
  firstName: string
  lastName: string
  slipCount: number
  newest: MonthText
}

/** Everybody with a payslip in a year, by name. */
export async function listPeopleOfYear(
  executor: Executor,
  { tenantId }: Within,
  year: string,
): Promise<PersonInYear[]> {
  const counts = await executor
    .selectFrom('current_payslips')
    .select(({ fn }) => [
      'employee_id as id',
      fn.countAll<number>().as('slipCount'),
      fn.max<MonthText>('month').as('newest'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('month', '>=', `${year}-01`)
    .where('month', '<=', `${year}-12`)
    .groupBy('employee_id')
    .execute()
  const people = await executor
    .selectFrom('employees')
    .select(['id', 'number', 'first_name as firstName', 'last_name as lastName'])
    .where('tenant_id', '=', tenantId)
    .orderBy('name_key')
    .orderBy('id')
    .execute()
  const byId = new Map(counts.map(({ id, ...count }) => [id, count]))
  return people.flatMap((person) => {
    const count = byId.get(person.id)
    return count ? [{ ...person, ...count }] : []
  })
}
