import { expect, test } from 'vitest'
import { addEndpoint } from '~/domain/events/endpoints.server'
import { finishDelivery } from '~/domain/events/finish.server'
import { claimDelivery } from '~/domain/events/queue.server'
import { cleanUp } from '~/domain/upkeep/clean-up.server'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { officeOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

test('an event that is being sent stays, and one that went all the same holds nobody up', async () => {
  const { db, house } = freshDatabase()
  const scope = officeOn((await makeTenant(house)).tenantId, '2026-01-01')
  const endpoint = { url: 'https://shop.example/hook', types: ['invoice.issued'], formKey: 'first' } as const
  await addEndpoint(house, scope, endpoint)
  await makeInvoice(house, scope, (await makeCustomer(house, scope)).id)
  const claim = await claimDelivery(house, scope.at)
  if (!claim) throw new Error('nothing was claimed')
  const removed = async () => (await cleanUp(house, '2026-06-01T09:00:00.000Z')).events
  expect(await removed()).toBe(0)
  for (const table of ['event_deliveries', 'events'] as const) await db.deleteFrom(table).execute()
  for (const outcome of ['sent', 'retry'] as const)
    await finishDelivery(house, claim, { outcome, answer: '503' }, scope.at)
  expect(await db.selectFrom('event_attempts').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('event_endpoints').select('failures').execute()).toEqual([{ failures: 0 }])
})

test('events go after 90 days, with their deliveries and attempts, also those that never arrived', async () => {
  const { db, house } = freshDatabase()
  const { tenantId } = await makeTenant(house)
  const scope = officeOn(tenantId, '2026-01-01')
  const endpoint = { url: 'https://shop.example/hook', types: ['invoice.issued'], formKey: 'first' } as const
  await addEndpoint(house, scope, endpoint)
  const { id: customerId } = await makeCustomer(house, scope)
  await makeInvoice(house, scope, customerId)
  await makeInvoice(house, scope, customerId)
  const claim = await claimDelivery(house, scope.at)
  if (claim) await finishDelivery(house, claim, { outcome: 'retry', answer: '503' }, scope.at)
  await makeInvoice(house, officeOn(tenantId, '2026-01-02'), customerId)
  const counts = () =>
    Promise.all(
      (['events', 'event_deliveries', 'event_attempts', 'event_endpoints'] as const).map(
        async (table) => (await db.selectFrom(table).selectAll().execute()).length,
      ),
    )
  expect(await counts()).toEqual([3, 3, 1, 1])
  expect((await cleanUp(house, '2026-04-01T09:00:00.000Z')).events).toBe(0)
  expect((await cleanUp(house, '2026-04-01T09:00:00.001Z')).events).toBe(2)
  expect(await counts()).toEqual([1, 1, 0, 1])
})
