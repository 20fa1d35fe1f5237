import { type SqlBool, sql } from 'kysely'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'

/** How many invoices that are still owed name an account as the one to pay to. */
export async function countNaming(executor: Executor, { tenantId }: Within, iban: string): Promise<number> {
  const { count } = await executor
    .selectFrom('invoice_standings')
    .innerJoin('invoices', (join) => joined(join, 'invoices.id', 'invoice_standings.invoice_id'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('invoice_standings.tenant_id', '=', tenantId)
    .where('invoice_standings.standing', 'in', ['open', 'collected', 'disputed'])
    .where('invoice_standings.open_cents', '>', 0)
    .where(sql<SqlBool>`json_extract(invoices.view_json, '$.seller.iban') = ${iban}`)
    .executeTakeFirstOrThrow()
  return count
}
