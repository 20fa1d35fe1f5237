import { type Kysely, sql } from 'kysely'

// As before, and the day of a debit that a bank has, or will get: until its money is booked, it is not offered again, and
// nobody chooses another way to pay.

const SINCE_KNOWN = 'as debit_known_at'
const RUNNING = `${SINCE_KNOWN},
    (select r.collect_on from debit_collections d
      join debit_runs r on r.tenant_id = d.tenant_id and r.id = d.run_id
      where d.tenant_id = i.tenant_id and d.invoice_id = i.id and d.state = 'running') as running_debit_on`

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where name = 'current_invoices'`.execute(db)
  await sql`drop view current_invoices`.execute(db)
  await sql.raw((rows[0]?.sql ?? '').replace(SINCE_KNOWN, RUNNING)).execute(db)
}
