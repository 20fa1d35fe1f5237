import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'

/** More than these are found sooner among the newest mails than one by one. */
const MOST_FOUND = 200

/**
 * The addresses that contain what is searched for, in lower case; undefined where they are many. Goes from address to
 * address in the index, however many mails each has had.
 */
export async function findRecipients(
  executor: Executor,
  { tenantId }: Within,
  searched: string,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ address: string }>`
    with recursive addresses (address) as (
      select (select min(lower(recipient)) from outbox where tenant_id = ${tenantId})
      union all
      select (select min(lower(recipient)) from outbox
        where tenant_id = ${tenantId} and lower(recipient) > addresses.address)
      from addresses where addresses.address is not null)
    select address from addresses where instr(address, ${searched.toLowerCase()}) > 0
    limit ${MOST_FOUND + 1}`.execute(executor)
  return rows.length > MOST_FOUND ? undefined : rows.map(({ address }) => address)
}
