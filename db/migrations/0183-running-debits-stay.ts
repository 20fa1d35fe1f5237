import { type Kysely, sql } from 'kysely'

// An invoice whose debit a bank has, or will get, is being collected, whatever became of its mandate meanwhile.

const BY_MANDATE = [
  [
    `when i.chosen_mandate_status = 'active' then 'collected'`,
    `when i.running_debit_on is not null or i.chosen_mandate_status = 'active' then 'collected'`,
  ],
  [
    `case when i.chosen_mandate_status = 'active' then i.chosen_mandate_used_on end`,
    // Never lapsed.
    `case when i.running_debit_on is not null then '9999-12-31'
        when i.chosen_mandate_status = 'active' then i.chosen_mandate_used_on end`,
  ],
] as const

const EVENTS = { inserts: 'insert on debit_collections', updates: 'update of state on debit_collections' }

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema
    where type = 'trigger' and sql like '%insert into invoice_standings%'`.execute(db)
  for (const { name, sql: before } of rows) {
    const after = BY_MANDATE.reduce((text, [was, is]) => text.replace(was, is), before)
    await sql.raw(`drop trigger ${name}`).execute(db)
    await sql.raw(after).execute(db)
    if (name !== 'standings_after_payments') continue
    for (const [suffix, event] of Object.entries(EVENTS))
      await sql
        .raw(
          after.replace(name, `standings_after_collections_${suffix}`).replace('insert on payments', event),
        )
        .execute(db)
  }
  await sql`update debit_collections set state = state where state = 'running'`.execute(db)
}
