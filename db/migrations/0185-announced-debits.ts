import { type Kysely, sql } from 'kysely'

// How long before a debit its payer wants to know, where less than the usual was agreed, and how each collection was
// announced: by the invoice, by a mail of its own, or by nobody, since there is no address.

const FROZEN = 'told_on, again_reason'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mandates add column notice_days integer check (notice_days between 1 and 14)`.execute(
    db,
  )
  await sql`alter table debit_collections add column told_by text
    check (told_by in ('invoice', 'mail', 'nobody'))`.execute(db)
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema
    where name in ('current_invoices', 'debit_collections_no_update')`.execute(db)
  const textOf = (name: string) => rows.find((row) => row.name === name)?.sql ?? ''
  await sql`drop view current_invoices`.execute(db)
  await sql
    .raw(
      textOf('current_invoices').replace(
        'm.status as chosen_mandate_status,',
        'm.status as chosen_mandate_status, m.notice_days as chosen_mandate_notice_days,',
      ),
    )
    .execute(db)
  await sql`drop trigger debit_collections_no_update`.execute(db)
  await sql
    .raw(textOf('debit_collections_no_update').replace(FROZEN, 'told_on, told_by, again_reason'))
    .execute(db)
}
