import { type Kysely, sql } from 'kysely'

// Money that is just what is left of invoices after the customer's credit has the credit settle the rest. What was taken from
// the credit so names the receipt that it came with, and is given back when that receipt is undone.

const TABLES = ['payments', 'charge_settlements']

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    const statements = [
      `alter table ${table} add column drawn_with_id text`,
      `create trigger ${table}_are_drawn before insert on ${table} when new.drawn_with_id is not null
          and not exists (select 1 from receipts w
            join receipts r on r.tenant_id = w.tenant_id and r.customer_id = w.customer_id
            where w.tenant_id = new.tenant_id and w.id = new.drawn_with_id and r.id = new.receipt_id)
        begin select raise(abort, '${table}: drawn with a receipt of another customer'); end`,
      `create index ${table}_drawn on ${table} (tenant_id, drawn_with_id) where drawn_with_id is not null`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  }
}
