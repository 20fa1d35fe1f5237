import { expect, test } from 'vitest'
import { readClaimed } from '~/domain/invoices/payments/claims.server'
import { makeCustomer } from '../../../factories/customers'
import { makeInvoice } from '../../../factories/invoices'
import { makeTenant } from '../../../factories/tenants'
import { countQueries } from '../../../support/count-queries'
import { house } from '../../../support/house'

test('what many invoices ask for is read at once, in the order in which they are named', async () => {
  const scope = await makeTenant(house)
  const { id: customerId } = await makeCustomer(house, scope)
  const made: { id: string }[] = []
  for (let count = 0; count < 4; count++) made.push(await makeInvoice(house, scope, customerId))
  const claims = made.map(({ id: invoiceId }) => ({ invoiceId })).reverse()
  const asked = countQueries()
  const claimed = await readClaimed(house.reader, scope, { customerId, claims })
  expect(asked()).toBe(1)
  expect(claimed.map(({ id }) => id)).toEqual(claims.map(({ invoiceId }) => invoiceId))
  expect(claimed[0]).toMatchObject({ customerId, openCents: 11_900, withDiscount: false })
  const other = { customerId: 'somebody else', claims }
  await expect(readClaimed(house.reader, scope, other)).rejects.toMatchObject({ code: 'other_customer' })
})
