import { sql } from 'kysely'
import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import type { Cents } from '~/domain/values/money'

export interface ItemOfRevenue {
  articleNumber: string | null
  /** As last billed. */
  description: string
  /** Lines that were billed or credited. */
  lines: number
  netCents: Cents
}

/**
 * What was billed for each item in a year, without tax; the highest first. An item is what has the same article number, or without one
 * the same description. Allowances and charges of a whole invoice and deducted advances belong to none.
 */
export async function readRevenueByItem(
  executor: Executor,
  { tenantId }: Within,
  year: number,
): Promise<ItemOfRevenue[]> {
  // With max(), SQLite takes the other columns from the row that has it.
  const { rows } = await sql<ItemOfRevenue & { newest: string }>`
    select l.article_number as articleNumber, l.description, max(s.listed_key) as newest,
      count(*) as lines, sum(l.net_cents) as netCents
    from invoice_standings s
    join invoice_lines l on l.tenant_id = s.tenant_id and l.invoice_id = s.invoice_id
    where s.tenant_id = ${tenantId} and s.listed_key between ${`${year}`} and ${`${year}~`}
    group by l.article_number, case when l.article_number is null then l.description end
    order by netCents desc, l.description`.execute(executor)
  return rows.map(({ newest: _, ...item }) => item)
}
