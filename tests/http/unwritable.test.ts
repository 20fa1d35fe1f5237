import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { writing } from '~/domain/kernel/writing.server'
import { log } from '~/log.server'
import { makeCustomer } from '../factories/customers'
import { makeInvoice } from '../factories/invoices'
import { tokenFor } from '../factories/links'
import { makeTenant } from '../factories/tenants'
import { post } from '../support/app'
import { db, house } from '../support/house'

vi.setSystemTime('2026-03-02T12:00:00.000Z')

// SQLite says the same of a disk without room as of a file that may have no further page.

async function fill(): Promise<void> {
  await sql`vacuum`.execute(db)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db)
  onTestFinished(empty)
}

async function empty(): Promise<void> {
  await sql`pragma max_page_count = 1073741823`.execute(db)
}

async function makePath(): Promise<string> {
  const scope = await makeTenant(house)
  const { id } = await makeCustomer(house, scope)
  const invoice = await makeInvoice(house, scope, id)
  return `/rechnung/${await tokenFor(house, scope, 'rechnung', invoice.id)}/nachricht`
}

/** Longer than what is left free in the pages that are there. */
const long = { message: '€'.repeat(1900), form_key: 'full' }

test('a full disk is 503 with a time to wait, its name is in the log, and with room it goes on', async () => {
  const path = await makePath()
  const logged = vi.spyOn(log, 'error')
  await fill()
  const response = await post(path, long)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('60')
  expect(logged.mock.calls).toMatchObject([
    [{ event: 'database unwritable', error: 'SqliteError SQLITE_FULL' }],
  ])
  expect(await db.selectFrom('messages').select('id').execute()).toEqual([])
  await empty()
  expect((await post(path, long)).status).toBe(303)
  expect(await db.selectFrom('messages').select('id').execute()).toHaveLength(1)
})

test('a file that may only be read is 503 as well', async () => {
  const path = await makePath()
  const logged = vi.spyOn(log, 'error')
  await sql`pragma query_only = on`.execute(db)
  onTestFinished(async () => void (await sql`pragma query_only = off`.execute(db)))
  expect((await post(path, long)).status).toBe(503)
  expect(logged.mock.calls.at(-1)).toMatchObject([{ error: 'SqliteError SQLITE_READONLY' }])
})

test('the error that broke a transaction is the one that arrives', async () => {
  const scope = await makeTenant(house)
  await fill()
  const work = writing(house, scope, (trx) =>
    trx
      .updateTable('tenants')
      .set({ managing_director: 'x'.repeat(100_000) })
      .execute(),
  )
  await expect(work).rejects.toMatchObject({ code: 'SQLITE_FULL' })
})
