import { type Kysely, sql } from 'kysely'

// What holds an invoice back ends when nothing is owed any more, and goes on if that was a mistake. Those of invoices that
// were settled before end now.

const OPEN = "('open', 'collected', 'disputed')"

const STATEMENTS = [
  `alter table invoice_holds add column is_settled integer not null default 0
    check (is_settled in (0, 1))`,
  `update invoice_holds set is_settled = 1, ended_on = date('now'), ended_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now'),
    ended_by = 'system'
    where ended_at is null and exists (select 1 from invoice_standings s where s.tenant_id = invoice_holds.tenant_id
      and s.invoice_id = invoice_holds.invoice_id and s.standing not in ${OPEN})`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
