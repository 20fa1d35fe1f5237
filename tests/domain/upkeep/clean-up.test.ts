import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findUsedKey, makeApiKey } from '~/domain/api-keys/keys.server'
import type { Scope } from '~/domain/kernel/scope'
import { cleanUp } from '~/domain/upkeep/clean-up.server'
import { startSession } from '~/domain/users/accounts/sessions.server'
import { inviteUser } from '~/domain/users/members/invitations.server'
import { makePerson } from '../../account/people'
import { makeTenant } from '../../factories/tenants'
import { db, house } from '../../support/house'

const DAY_MS = 24 * 60 * 60_000
const AT = '2026-03-02T09:00:00.000Z'
const later = (days: number) => new Date(Date.parse(AT) + days * DAY_MS).toISOString()

async function makePast() {
  const { userId } = await makePerson()
  const scope = { ...(await makeTenant(house)), at: AT }
  const { tenantId } = scope
  for (let number = 0; number < 450; number++)
    await startSession(house, { tokenHash: randomUUID(), userId, tenantId, userAgent: null, at: AT })
  await inviteUser(house, scope, {
    email: `${randomUUID()}@foerde-glanz.example`,
    name: 'Jörn',
    role: 'payroll',
  })
  const delivery = { tenant_id: tenantId, event: 'mandat.neu', body_sha256: 'x', processed: 0, reason: null }
  const sealed = { payload_sealed: 'sealed', received_at: AT }
  await db
    .insertInto('webhook_deliveries')
    .values([
      { ...delivery, ...sealed, id: randomUUID(), status: 'settled', idempotency_key: 'one' },
      { ...delivery, ...sealed, id: randomUUID(), status: 'kept', idempotency_key: 'two' },
    ])
    .execute()
  await db
    .insertInto('webhook_refusals')
    .values({ claimed_tenant_id: tenantId, event: 'mandat.neu', reason: 'unknown_tenant', received_at: AT })
    .execute()
  await callOnce(scope)
  return { userId, tenantId }
}

/** Of a program, under an Idempotency-Key. */
async function callOnce(scope: Scope) {
  const key = await makeApiKey(house, scope, {
    name: 'Webshop',
    scopes: ['customers:write'],
    expiresOn: null,
    formKey: '',
  })
  const used = await findUsedKey(house.reader, key ?? '', scope.today)
  const call = {
    tenant_id: scope.tenantId,
    key_id: used?.keyId ?? '',
    call_sha256: 'a'.repeat(64),
    called_at: AT,
  }
  await db
    .insertInto('api_calls')
    .values({ ...call, idempotency_key: 'one' })
    .execute()
}

test('what has ended goes when its time is over, once, and nothing else goes', async () => {
  const { userId, tenantId } = await makePast()
  const none = await cleanUp(house, later(1))
  expect(Object.values(none).every((count) => count === 0)).toBe(true)

  const removed = await cleanUp(house, later(100))
  expect(removed).toMatchObject({ sessions: 450, accountLinks: 1 })
  expect(removed).toMatchObject({ webhookPayloads: 1, webhookKeys: 2, webhookRefusals: 1, apiCalls: 1 })
  const deliveries = await db
    .selectFrom('webhook_deliveries')
    .select(['status', 'payload_sealed', 'idempotency_key'])
    .where('tenant_id', '=', tenantId)
    .orderBy('status')
    .execute()
  expect(deliveries).toEqual([
    { status: 'kept', payload_sealed: 'sealed', idempotency_key: null },
    { status: 'settled', payload_sealed: null, idempotency_key: null },
  ])

  const live = { tokenHash: randomUUID(), userId, tenantId, userAgent: null, at: later(99.9) }
  await startSession(house, live)
  const again = await cleanUp(house, later(100))
  expect(Object.values(again).every((count) => count === 0)).toBe(true)
  const sessions = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .execute()
  expect(sessions).toEqual([{ token_hash: live.tokenHash }])
})

test('pages have their turn between two pieces, and a server that stops does not wait for the rest', async () => {
  await makePast()
  let turns = 0
  let next: NodeJS.Immediate
  function takeTurn() {
    turns += 1
    next = setImmediate(takeTurn)
  }
  next = setImmediate(takeTurn)
  const removed = await cleanUp(house, later(100), () => turns > 0)
  clearImmediate(next)
  expect(turns).toBeGreaterThan(0)
  expect(removed.sessions).toBeLessThan(450)
})
