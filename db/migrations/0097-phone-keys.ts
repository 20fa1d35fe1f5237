import { type Kysely, sql } from 'kysely'

// What a telephone number is found by, however it is written and however somebody types it.
const TABLES = ['customers', 'contacts', 'employees']

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    const name = sql.table(table)
    await sql`alter table ${name} add column phone_key text`.execute(db)
    const { rows } = await sql<{ tenant_id: string; id: string; phone: string }>`
      select tenant_id, id, phone from ${name} where phone is not null`.execute(db)
    for (const { tenant_id, id, phone } of rows)
      await sql`update ${name} set phone_key = ${phoneKey(phone)}
        where tenant_id = ${tenant_id} and id = ${id}`.execute(db)
  }
}

// As app/domain/values/phone-key.ts was when this migration shipped.
function phoneKey(phone: string): string | null {
  const written = phone.replace(/\(0\)/, '').replace(/[^\d+]/g, '')
  const digits = written
    .replace(/^(?:\+|00)49/, '0')
    .replace(/^\+/, '00')
    .replace(/\D/g, '')
  return digits || null
}
