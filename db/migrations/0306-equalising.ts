import { type Kysely, sql } from 'kysely'

/** Whether a firm with fewer than ten people equalises the year's wage tax (§ 42b EStG); with ten it has to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payroll_firms add column is_equalising integer not null default 0
    check (is_equalising in (0, 1))`.execute(db)
}
