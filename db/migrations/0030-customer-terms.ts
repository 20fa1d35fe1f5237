import { type Kysely, sql } from 'kysely'

// What is agreed with a customer: how it pays, its discount for paying early, and where goods go.
const COLUMNS = [
  `payment_method text not null default 'transfer' check (payment_method in ('transfer', 'direct_debit'))`,
  'discount_percent text',
  'discount_days integer check ((discount_percent is null) = (discount_days is null))',
  'delivery_name text',
  'delivery_street text',
  'delivery_extra text',
  'delivery_postal_code text',
  'delivery_city text',
  `delivery_country text check (case when delivery_country is null
    then coalesce(delivery_name, delivery_street, delivery_extra, delivery_postal_code, delivery_city) is null
    else delivery_street is not null and delivery_postal_code is not null and delivery_city is not null end)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of COLUMNS) await sql.raw(`alter table customers add column ${column}`).execute(db)
}
