import { expect, test, vi } from 'vitest'
import { makeCustomer } from '../factories/customers'
import { makeInvoice } from '../factories/invoices'
import { tokenFor } from '../factories/links'
import { makeTenant } from '../factories/tenants'
import { ask, post } from '../support/app'
import { db, house } from '../support/house'

vi.setSystemTime('2026-03-02T09:00:00Z')

async function makePortal() {
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  const path = `/portal/${await tokenFor(house, scope, 'portal', customer.id)}`
  const opens = () =>
    db
      .selectFrom('access_links')
      .select(['opens', 'last_used_at'])
      .where('customer_id', '=', customer.id)
      .executeTakeFirst()
  return { scope, customer, path, opens }
}

test('a form is answered while somebody writes, and the link counts as opened once they are done', async () => {
  const { path, opens } = await makePortal()
  await db.transaction().execute(async () => {
    // A trap for robots: nothing is stored.
    expect((await post(`${path}/nachricht`, { homepage: 'x' })).status).toBe(303)
  })
  await expect.poll(opens).toMatchObject({ opens: 1 })
})

test('who only looks, as scanners of mails do, has not opened a link; who downloads has', async () => {
  const { scope, customer, path, opens } = await makePortal()
  const invoice = await makeInvoice(house, scope, customer.id)
  const page = `${path}/rechnungen/${invoice.id}`
  for (const seen of [path, page]) expect((await ask(seen)).status).toBe(200)
  expect((await ask(`${page}/pdf`, { method: 'HEAD' })).status).toBe(200)
  expect((await ask(`${page}/pdf`, { headers: { 'If-None-Match': '*' } })).status).toBe(304)
  for (const header of ['Sec-Purpose', 'Purpose'])
    expect((await ask(`${page}/pdf`, { headers: { [header]: 'prefetch' } })).status).toBe(200)
  vi.setSystemTime('2026-03-02T09:10:00Z')
  expect((await ask(`${page}/pdf`)).status).toBe(200)
  await expect.poll(opens).toEqual({ opens: 1, last_used_at: '2026-03-02T09:10:00.000Z' })
})
