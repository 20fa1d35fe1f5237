import { type Kysely, sql } from 'kysely'

// Whether the payer of an invoice knows no day of its debit, and why: an attempt had its day, or was called off; or every mail
// with the invoice came back or was given up. A debit that was left out in silence is still expected as announced.

const SINCE_RUNNING = 'as running_debit_on'
const UNTOLD = `${SINCE_RUNNING},
    case when exists (select 1 from debit_collections d where d.tenant_id = i.tenant_id and d.invoice_id = i.id
        and (d.left_out_at is null or d.called_off_at is not null)) then 'tried'
      when (select min(m.status in ('failed', 'bounced')) from outbox m where m.tenant_id = i.tenant_id
        and m.dedupe_key >= 'invoice_sent:' || i.id || ':' and m.dedupe_key < 'invoice_sent:' || i.id || ';') then 'lost'
      end as debit_untold`

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where name = 'current_invoices'`.execute(db)
  await sql`drop view current_invoices`.execute(db)
  await sql.raw((rows[0]?.sql ?? '').replace(SINCE_RUNNING, UNTOLD)).execute(db)
}
