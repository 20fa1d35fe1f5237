import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table customers add column invoice_attachment text not null default 'usual'
        check (invoice_attachment in ('usual', 'always', 'never'))`,
    )
    .execute(db)
}
