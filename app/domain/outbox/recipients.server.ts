import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'

/** Above this, searching the newest mails is faster. */
const MOST_FOUND = 200

/**
 * Addresses that contain the search text, in lower case; undefined if there are too many. Goes from address to address in
 * the index, however many mails each has.
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
