import { type Kysely, sql } from 'kysely'

// A suggestion falls in the transaction in which one of its invoices comes to ask for less: paid by hand, credited, cancelled.
// Nearly all name one invoice, which an index finds; those that name several are few and are looked through.

const WAITS = 'open_cents <> 0 and proposal_json is not null'
const FIRST = `proposal_json ->> '$.claims[0].invoiceId'`
const HAS_SECOND = `proposal_json ->> '$.claims[1].invoiceId' is not null`
const CLAIMS = `json_each(bank_items.proposal_json, '$.claims') c`

const STATEMENTS = [
  `create index bank_items_suggested_for on bank_items (${FIRST}, tenant_id) where ${WAITS}`,
  `create index bank_items_suggested_sums on bank_items (tenant_id) where ${WAITS} and ${HAS_SECOND}`,
  `create trigger bank_items_after_standings after update of open_cents on invoice_standings
    when new.open_cents < old.open_cents begin
    update bank_items set proposal_json = null
      where tenant_id = new.tenant_id and ${FIRST} = new.invoice_id and ${WAITS};
    update bank_items set proposal_json = null
      where tenant_id = new.tenant_id and ${WAITS} and ${HAS_SECOND}
        and instr(proposal_json, new.invoice_id) > 0; end`,
  `update bank_items set proposal_json = null
    where ${WAITS} and exists (select 1 from ${CLAIMS}
      join invoice_standings s on s.tenant_id = bank_items.tenant_id and s.invoice_id = c.value ->> 'invoiceId'
      where s.open_cents = 0)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
