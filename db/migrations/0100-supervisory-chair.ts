import { type Kysely, sql } from 'kysely'

// Whom letters name beside the board: the chair of the supervisory board (§ 80 AktG, § 35a GmbHG, § 25a GenG).
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tenants add column supervisory_chair text`.execute(db)
}
