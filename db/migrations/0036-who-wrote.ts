import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Who of the customer wrote a message, where that is known.
  'alter table messages add column contact_id text',
  `create trigger messages_of_own_contacts before insert on messages
    when new.contact_id is not null and not exists (select 1 from contacts
      where tenant_id = new.tenant_id and id = new.contact_id and customer_id = new.customer_id)
    begin select raise(abort, 'messages: a contact writes for their own customer'); end`,
  // A firm's texts in each of the two languages: those it has are in its own.
  'alter table tenants add column invoice_opening_en text',
  'alter table tenants add column invoice_closing_en text',
  `update tenants set invoice_opening_en = invoice_opening, invoice_closing_en = invoice_closing,
    invoice_opening = null, invoice_closing = null where language = 'en'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
