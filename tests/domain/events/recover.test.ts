import { expect, test } from 'vitest'
import { addEndpoint, endEndpoint } from '~/domain/events/endpoints.server'
import { claimDelivery, markDeliverySending, recoverDeliveries } from '~/domain/events/queue.server'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { officeOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

test('what a killed process was sending goes again, but to no address that the office had ended', async () => {
  const { db, house } = freshDatabase()
  const scope = officeOn((await makeTenant(house)).tenantId, '2026-01-01')
  const types = ['invoice.issued'] as const
  const ended = await addEndpoint(house, scope, { url: 'https://old.example/', types, formKey: 'old' })
  await addEndpoint(house, scope, { url: 'https://shop.example/', types, formKey: 'shop' })
  await makeInvoice(house, scope, (await makeCustomer(house, scope)).id)
  for (let count = 0; count < 2; count++) {
    const claim = await claimDelivery(house, scope.at)
    if (claim) await markDeliverySending(house, claim, scope.at)
  }
  await endEndpoint(house, scope, ended?.id ?? '')
  expect(await recoverDeliveries(house, scope.at)).toBe(2)
  const rows = await db
    .selectFrom('event_deliveries')
    .innerJoin('event_endpoints', 'event_endpoints.id', 'event_deliveries.endpoint_id')
    .select(['url', 'event_deliveries.status'])
    .orderBy('url')
    .execute()
  expect(rows).toEqual([
    { url: 'https://old.example/', status: 'dropped' },
    { url: 'https://shop.example/', status: 'queued' },
  ])
})
