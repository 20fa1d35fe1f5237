import { type Kysely, sql } from 'kysely'

// That an invoice is paid already is suggested no longer once it asks for more again: its payment was undone, or came back.
// A suggestion of that kind says so first, and names the invoice by its number.

const WAITS = `open_cents <> 0 and proposal_json ->> '$.reasons[0].mark' = 'paid'`
const NUMBER = `proposal_json ->> '$.reasons[0].number'`

const STATEMENTS = [
  `create index bank_items_said_paid on bank_items (${NUMBER}, tenant_id) where ${WAITS}`,
  `create trigger bank_items_after_owed_again after update of open_cents on invoice_standings
    when new.open_cents > old.open_cents and new.number is not null begin
    update bank_items set proposal_json = null
      where tenant_id = new.tenant_id and ${NUMBER} = new.number and ${WAITS}; end`,
  `update bank_items set proposal_json = null
    where ${WAITS} and exists (select 1 from invoice_standings s
      where s.tenant_id = bank_items.tenant_id and s.number = bank_items.${NUMBER} and s.open_cents > 0)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
