import { type Kysely, sql } from 'kysely'

// What a customer owes is added up from the index alone: the rows of invoices are long.
const STATEMENTS = [
  `create index invoices_owed on invoices
    (tenant_id, customer_id, id, gross_cents, due_on, issued_on, number, mandate_id)
    where status = 'issued' and kind = 'invoice'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
