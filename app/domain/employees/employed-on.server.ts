import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { DateText } from '../values/calendar'

/** How many are employed on a day, paid or not. */
export async function countEmployedOn(
  executor: Executor,
  { tenantId }: Within,
  day: DateText,
): Promise<number> {
  const { count } = await executor
    .selectFrom('employees')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('entry_on', '<=', day)
    .where(({ and, eb, or }) =>
      or([eb('exit_on', '>=', day), and([eb('exit_on', 'is', null), eb('archived_at', 'is', null)])]),
    )
    .executeTakeFirstOrThrow()
  return count
}
