import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { fullName } from '../values/person-name'

/** Names on the page; a firm that has more of them starts with these. */
const MOST_NAMES = 10

export interface WithoutAddress {
  count: number
  /** The first few. */
  names: string[]
}

/** Employees who could not be sent a code: they work here or have a link, but have no address. */
export async function findWithoutAddress(executor: Executor, scope: Scope): Promise<WithoutAddress> {
  const all = employeesWithoutAddress(executor, scope)
  const { count } = await all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const first = await all
    .select(['first_name', 'last_name'])
    .orderBy('last_name')
    .orderBy('first_name')
    .limit(MOST_NAMES)
    .execute()
  return { count, names: first.map((one) => fullName(one.first_name, one.last_name)) }
}

function employeesWithoutAddress(executor: Executor, scope: Scope) {
  return executor
    .selectFrom('employees')
    .where('tenant_id', '=', scope.tenantId)
    .where('email', 'is', null)
    .where((column) =>
      column.or([
        column('exit_on', 'is', null),
        column('exit_on', '>=', scope.today),
        column.exists(
          column
            .selectFrom('access_links')
            .select('access_links.id')
            .whereRef('access_links.tenant_id', '=', 'employees.tenant_id')
            .whereRef('access_links.employee_id', '=', 'employees.id')
            .where('access_links.revoked_at', 'is', null)
            .where('access_links.expires_at', '>', scope.at),
        ),
      ]),
    )
}
