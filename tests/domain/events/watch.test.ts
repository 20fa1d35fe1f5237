import { expect, test } from 'vitest'
import { addEndpoint } from '~/domain/events/endpoints.server'
import { finishDelivery } from '~/domain/events/finish.server'
import { claimDelivery } from '~/domain/events/queue.server'
import { countEvents, hasStuckEvents } from '~/domain/events/watch.server'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { officeOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

test('events that nobody takes up are stuck, but not those of a receiver that takes nothing', async () => {
  const { house } = freshDatabase()
  const scope = officeOn((await makeTenant(house)).tenantId, '2026-03-02')
  const after = (minutes: number) => new Date(Date.parse(scope.at) + minutes * 60_000).toISOString()
  const endpoint = { url: 'https://shop.example/hook', types: ['invoice.issued'], formKey: 'first' } as const
  await addEndpoint(house, scope, endpoint)
  const { id } = await makeCustomer(house, scope)
  await makeInvoice(house, scope, id)
  await makeInvoice(house, scope, id)
  const isStuck = (minutes: number) => hasStuckEvents(house.reader, after(minutes))
  expect([await isStuck(0), await isStuck(1)]).toEqual([false, true])
  expect(await countEvents(house.reader)).toEqual({ waiting: 2, failing: 0 })
  const claim = await claimDelivery(house, after(30))
  if (!claim) throw new Error('Nothing is due')
  // The first of the customer's is being sent, and the other has to wait for it.
  expect(await isStuck(31)).toBe(false)
  const refused = { outcome: 'retry', answer: '429', retryAfterMs: 3 * 60 * 60_000 } as const
  await finishDelivery(house, claim, refused, after(30))
  expect([await isStuck(60), await countEvents(house.reader)]).toEqual([false, { waiting: 2, failing: 1 }])
  expect(await isStuck(240)).toBe(true)
})
