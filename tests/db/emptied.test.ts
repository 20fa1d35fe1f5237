import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { freshDatabase } from '../support/database'
import { emptyLike } from '../support/empty-database'
import type { Connection } from '../support/test-house'

test('a file of tests finds no row of another, and numbers its own from one', async () => {
  const { db, file } = freshDatabase()
  await refuse(db)
  await refuse(db)
  emptyLike(inject('templateFile'), file)
  expect(await db.selectFrom('webhook_refusals').selectAll().execute()).toEqual([])
  await refuse(db)
  expect(await db.selectFrom('webhook_refusals').select('id').execute()).toEqual([{ id: 1 }])
})

async function refuse(db: Connection): Promise<void> {
  await sql`insert into webhook_refusals (claimed_tenant_id, event, reason, received_at)
    values ('-', '-', '-', '-')`.execute(db)
}
