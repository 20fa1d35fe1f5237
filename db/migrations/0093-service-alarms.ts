import { type Kysely, sql } from 'kysely'

// What is wrong with the service, since when, and whether those who answer for it were told.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table service_alarms (
    concern text primary key,
    since text not null,
    told_at text,
    unseen_since text
  ) strict`.execute(db)
}
