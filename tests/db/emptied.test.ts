import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { makeCustomer } from '../factories/customers'
import { makeInvoice } from '../factories/invoices'
import { makeTenant } from '../factories/tenants'
import { copyDatabase, freshDatabase } from '../support/database'
import { emptyLike } from '../support/empty-database'
import type { Connection } from '../support/test-house'

test('a file of tests finds no row of another, and numbers its own from one', async () => {
  const { db, file } = freshDatabase()
  await refuse(db)
  await refuse(db)
  expect(emptyLike(inject('templateFile'), file)).toBe(true)
  expect(await db.selectFrom('webhook_refusals').selectAll().execute()).toEqual([])
  await refuse(db)
  expect(await db.selectFrom('webhook_refusals').select('id').execute()).toEqual([{ id: 1 }])
})

test('what nobody may delete goes as well, and can be deleted by nobody afterwards', async () => {
  const { db, house, file } = freshDatabase()
  const bill = async () => {
    const scope = await makeTenant(house)
    await makeInvoice(house, scope, (await makeCustomer(house, scope)).id)
  }
  await bill()
  expect(emptyLike(inject('templateFile'), file)).toBe(true)
  for (const table of ['invoices', 'audit_entries', 'chain_links', 'tenants'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  await bill()
  await expect(db.deleteFrom('invoices').execute()).rejects.toThrow('an issued invoice is kept')
})

test('the next test gets an open database with nothing in it, unless the one before did more than write', async () => {
  const first = copyDatabase()
  await makeTenant(first.house)
  await first.close()
  const second = copyDatabase()
  expect(second.db).toBe(first.db)
  expect(await second.house.reader.selectFrom('tenants').selectAll().execute()).toEqual([])
  await sql`drop trigger audit_entries_no_delete`.execute(second.db)
  await second.close()
  const third = copyDatabase()
  expect(third.file).not.toBe(second.file)
  await sql`pragma foreign_keys = off`.execute(third.db)
  await third.close()
  const fourth = copyDatabase()
  expect(fourth.file).not.toBe(third.file)
  await fourth.close()
})

async function refuse(db: Connection): Promise<void> {
  await sql`insert into webhook_refusals (claimed_tenant_id, event, reason, received_at)
    values ('-', '-', '-', '-')`.execute(db)
}
