import { expect, test } from 'vitest'
import { addEndpoint } from '~/domain/events/endpoints.server'
import { finishDelivery } from '~/domain/events/finish.server'
import { claimDelivery } from '~/domain/events/queue.server'
import type { Claim } from '~/domain/sending/claims.server'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { officeOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

type World = ReturnType<typeof freshDatabase>

/** A firm with so many endpoints, to each of which so many events go, each of another customer. */
async function makeFirm({ house }: World, { endpoints, events }: { endpoints: number; events: number }) {
  const scope = officeOn((await makeTenant(house)).tenantId)
  for (let number = 1; number <= endpoints; number++) {
    const url = `https://shop-${number}.example/`
    await addEndpoint(house, scope, { url, types: ['invoice.issued'], formKey: `form ${number}` })
  }
  for (let number = 1; number <= events; number++)
    await makeInvoice(house, scope, (await makeCustomer(house, scope, { number: `K-${number}` })).id)
  return scope.tenantId
}

function makeClock() {
  let seconds = 0
  return () => {
    seconds += 1
    return new Date(Date.parse('2026-03-02T12:00:00.000Z') + seconds * 1000).toISOString()
  }
}

async function claimAll({ house }: World, now: () => string): Promise<Claim[]> {
  const claims: Claim[] = []
  for (let claim = await claimDelivery(house, now()); claim; claim = await claimDelivery(house, now()))
    claims.push(claim)
  return claims
}

test('each endpoint is sent one at a time, whatever else is due there', async () => {
  const world = freshDatabase()
  await makeFirm(world, { endpoints: 3, events: 2 })
  const now = makeClock()
  const claims = await claimAll(world, now)
  expect(claims).toHaveLength(3)
  for (const claim of claims)
    await finishDelivery(world.house, claim, { outcome: 'sent', answer: '204', tookMs: 10 }, now())
  expect(await claimAll(world, now)).toHaveLength(3)
})

test('firms take turns, however many events one has had for longest', async () => {
  const world = freshDatabase()
  const many = await makeFirm(world, { endpoints: 3, events: 3 })
  const few = await makeFirm(world, { endpoints: 1, events: 2 })
  const now = makeClock()
  const served: string[] = []
  for (let count = 0; count < 4; count++) {
    const pair = [await claimDelivery(world.house, now()), await claimDelivery(world.house, now())]
    for (const claim of pair) {
      if (!claim) continue
      served.push(claim.tenantId)
      await finishDelivery(world.house, claim, { outcome: 'sent', answer: '204', tookMs: 10 }, now())
    }
  }
  expect(served.filter((tenantId) => tenantId === few)).toHaveLength(2)
  expect(served.slice(0, 4).sort()).toEqual([few, few, many, many].sort())
})

test('the endpoints of a firm take turns', async () => {
  const world = freshDatabase()
  await makeFirm(world, { endpoints: 3, events: 2 })
  const now = makeClock()
  const served: string[] = []
  for (let count = 0; count < 6; count++) {
    const claim = await claimDelivery(world.house, now())
    if (!claim) continue
    const { endpoint_id } = await world.db
      .selectFrom('event_deliveries')
      .select('endpoint_id')
      .where('id', '=', claim.id)
      .executeTakeFirstOrThrow()
    served.push(endpoint_id)
    await finishDelivery(world.house, claim, { outcome: 'sent', answer: '204', tookMs: 10 }, now())
  }
  expect([new Set(served.slice(0, 3)).size, new Set(served.slice(3)).size]).toEqual([3, 3])
})

test('those that are slow to answer leave places for the others', async () => {
  const world = freshDatabase()
  await makeFirm(world, { endpoints: 6, events: 2 })
  const now = makeClock()
  for (const claim of await claimAll(world, now))
    await finishDelivery(world.house, claim, { outcome: 'sent', answer: '204', tookMs: 9500 }, now())
  await makeFirm(world, { endpoints: 2, events: 1 })
  expect(await claimAll(world, now)).toHaveLength(4 + 2)
})
