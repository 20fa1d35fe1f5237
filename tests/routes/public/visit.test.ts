import { expect, test } from 'vitest'
import { makeCustomer } from '../../factories/customers'
import { tokenFor } from '../../factories/links'
import { makeTenant } from '../../factories/tenants'
import { ask } from '../../support/app'
import { db, house } from '../../support/house'

test('a first visit is answered while somebody writes, and counted once they are done', async () => {
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  const path = `/portal/${await tokenFor(house, scope, 'portal', customer.id)}`
  const opens = async () => {
    const link = db.selectFrom('access_links').select('opens').where('customer_id', '=', customer.id)
    return (await link.executeTakeFirst())?.opens
  }
  await db.transaction().execute(async () => {
    expect((await ask(path)).status).toBe(200)
  })
  await expect.poll(opens).toBe(1)
})
