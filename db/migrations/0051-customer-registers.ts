import { type Kysely, sql } from 'kysely'

// Which company, society or cooperative a customer is, where several have one name.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table customers add column register_number text').execute(db)
}
