import { expect, test } from 'vitest'
import { makeCustomer } from '../../factories/customers'
import { makeOwner, read } from '../../office/owner'
import { house } from '../../support/house'

const UMLAUTS = 'ü'.repeat(150)

// React's streams fill chunks of 2048 bytes; with these names they cut some of them where an umlaut does not fit.
test('a page for hydration carries no zero byte, wherever its umlauts lie', async () => {
  const owner = await makeOwner()
  for (let index = 0; index < 20; index++)
    await makeCustomer(house, owner.scope, { name: 'x'.repeat(index) + UMLAUTS })
  const page = await read(owner, '/buero/kunden')
  expect(page).toContain(UMLAUTS)
  expect(page).not.toContain('\0')
})
