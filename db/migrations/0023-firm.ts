import { type Kysely, sql } from 'kysely'

// What a firm has to say of itself on e-invoices and by law, and how it taxes; and what e-invoices ask of a customer.
const COLUMNS = [
  'address_extra text',
  'legal_form text',
  'seat text',
  'register_court text',
  'register_number text',
  'gln text',
  'contact_name text',
  'contact_phone text',
  'electronic_address text',
  'electronic_address_scheme text',
  `taxation text not null default 'agreed' check (taxation in ('agreed', 'received'))`,
  'is_small_business integer not null default 0 check (is_small_business in (0, 1))',
  'is_property_default integer not null default 0 check (is_property_default in (0, 1))',
  'invoice_opening text',
  'invoice_closing text',
]

const OF_CUSTOMERS = [
  'buyer_reference text',
  'supplier_number text',
  'electronic_address text',
  'electronic_address_scheme text',
  `invoice_format text not null default 'pdf' check (invoice_format in ('pdf', 'zugferd', 'xrechnung'))`,
  'electronic_consent_on text',
  'payment_term_days integer',
  'notes text',
]

// As app/domain/tenants/register.ts was when this migration shipped.
const NUMBERED = /^(.*?),?\s+((?:HRA|HRB|GnR|GsR|PR|VR)\s*\d.*)$/

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of COLUMNS) await sql.raw(`alter table tenants add column ${column}`).execute(db)
  for (const column of OF_CUSTOMERS) await sql.raw(`alter table customers add column ${column}`).execute(db)
  const registered = sql<{ id: string; register_entry: string }>`
    select id, register_entry from tenants where register_entry is not null`
  for (const { id, register_entry } of (await registered.execute(db)).rows) {
    const [, court = register_entry, number = null] = NUMBERED.exec(register_entry) ?? []
    await sql`update tenants set register_court = ${court}, register_number = ${number} where id = ${id}`.execute(
      db,
    )
  }
}
