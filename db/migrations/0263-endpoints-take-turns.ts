import { type Kysely, sql } from 'kysely'

// Several endpoints are sent to at once: they take turns, and those that are slow to answer take half of the places.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_endpoints add column turn_at text`.execute(db)
  await sql`alter table event_endpoints add column took_ms integer check (took_ms >= 0)`.execute(db)
}
