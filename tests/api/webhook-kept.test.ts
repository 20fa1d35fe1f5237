import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeWebhookSecret } from '~/domain/inbox/webhook-secrets.server'
import type { Scope } from '~/domain/kernel/scope'
import { cleanUp } from '~/domain/upkeep/clean-up.server'
import { ANNA, BERND, timeRecording } from '../factories/deliveries'
import { makeTenant } from '../factories/tenants'
import { countRows } from '../support/count-rows'
import { db, house } from '../support/house'
import { postWebhook } from '../support/post-webhook'

const DAY_MS = 24 * 60 * 60_000
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const hoursOf = (scope: Scope, stunden: number) =>
  JSON.stringify(timeRecording(scope.tenantId, '2026-02', { [ANNA]: [stunden, 0] }))

const deliveriesOf = ({ tenantId }: Scope) =>
  db.selectFrom('webhook_deliveries').selectAll().where('tenant_id', '=', tenantId).execute()

const refusedOf = ({ tenantId }: Scope) =>
  db
    .selectFrom('refused_deliveries')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'is not', null)
    .orderBy('received_at')
    .execute()

test('a delivery is kept with its effect: verdict, month, duration, hash, and the body sealed', async () => {
  const scope = await makeTenant(house)
  const body = hoursOf(scope, 160)
  await postWebhook(body)
  const [delivery, ...others] = await deliveriesOf(scope)
  expect(others).toEqual([])
  expect(delivery).toMatchObject({
    event: 'zeiterfassung.export',
    status: 'understood',
    processed: 1,
    month: '2026-02',
    body_sha256: sha256(body),
    secret_id: null,
  })
  expect(delivery?.took_ms).toBeGreaterThanOrEqual(0)
  const place = { tenantId: scope.tenantId, purpose: 'webhook body', rowId: delivery?.id ?? '' }
  expect(house.vault.open(place, delivery?.body_sealed ?? '')).toBe(body)
})

test('a refused one is kept with its findings, in a place that was there before', async () => {
  const scope = await makeTenant(house)
  const before = await countRows(db)
  const body = hoursOf(scope, 745)
  expect((await postWebhook(body)).status).toBe(422)
  expect(await countRows(db)).toEqual(before)
  const [refused, ...others] = await refusedOf(scope)
  expect(others).toEqual([])
  expect(refused).toMatchObject({ event: 'zeiterfassung.export', code: 'invalid', body_sha256: sha256(body) })
  expect(JSON.parse(refused?.findings_json ?? '')).toEqual([
    {
      pointer: '/daten/mitarbeiter/0/stunden',
      detail: 'must be a number between 0 and 744 with at most 6 decimals',
    },
  ])
  const place = { tenantId: scope.tenantId, purpose: 'refused webhook body', rowId: refused?.id ?? '' }
  expect(house.vault.open(place, refused?.body_sealed ?? '')).toBe(body)
})

test('however many are refused, the newest 25 of each secret stay', async () => {
  const scope = await makeTenant(house)
  const secret = (await makeWebhookSecret(house, scope, 'form'))?.secret ?? ''
  await postWebhook(hoursOf(scope, 745))
  for (let count = 0; count < 30; count += 1)
    await postWebhook(hoursOf(scope, 800 + count), { 'x-webhook-secret': secret })
  const refused = await refusedOf(scope)
  expect(refused.filter(({ secret_id }) => secret_id === '')).toHaveLength(1)
  const hashes = refused.filter(({ secret_id }) => secret_id !== '').map(({ body_sha256 }) => body_sha256)
  const newest = Array.from({ length: 25 }, (_, index) => sha256(hoursOf(scope, 805 + index)))
  expect(hashes.sort()).toEqual(newest.sort())
})

test('the firm of a secret sees what came for another firm, and of no firm the newest 200 are noted', async () => {
  const scope = await makeTenant(house)
  const secret = (await makeWebhookSecret(house, scope, 'form'))?.secret ?? ''
  const foreign = JSON.stringify(timeRecording(BERND, '2026-02', { [ANNA]: [1, 0] }))
  for (let count = 0; count < 203; count += 1)
    expect((await postWebhook(foreign, { 'x-webhook-secret': secret })).status).toBe(422)
  expect((await refusedOf(scope))[0]).toMatchObject({ code: 'firm_unknown' })
  const { id } = await db
    .selectFrom('webhook_secrets')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .executeTakeFirstOrThrow()
  const noted = await db.selectFrom('webhook_refusals').selectAll().where('secret_id', '=', id).execute()
  expect(noted).toHaveLength(200)
  expect(JSON.stringify(noted)).not.toContain(ANNA)
})

test('of what names another firm than the secret’s, no body is kept: valid, wrong, or cut off', async () => {
  const scope = await makeTenant(house)
  const other = await makeTenant(house)
  const secret = (await makeWebhookSecret(house, scope, 'form'))?.secret ?? ''
  const escaped = hoursOf(other, 745).replace('"mandant_id"', '"mandant\\u005fid"')
  for (const body of [hoursOf(other, 1), hoursOf(other, 745), hoursOf(other, 1).slice(0, -4), escaped])
    await postWebhook(body, { 'x-webhook-secret': secret })
  await postWebhook(hoursOf(scope, 745), { 'x-webhook-secret': secret })
  const kept = (await refusedOf(scope)).map(({ code, body_sealed }) => [code, body_sealed !== null])
  expect(kept.map(String).sort()).toEqual([
    'firm_unknown,false',
    'invalid,false',
    'invalid,false',
    'invalid,true',
    'json_wrong,false',
  ])
})

test('a stranger without a secret leaves no trace in the database', async () => {
  const scope = await makeTenant(house)
  const before = await countRows(db)
  expect((await postWebhook(hoursOf(scope, 745), { 'x-webhook-secret': 'guessed' })).status).toBe(401)
  expect(await countRows(db)).toEqual(before)
  expect(await refusedOf(scope)).toEqual([])
})

test('another body under a key is noted as refused', async () => {
  const scope = await makeTenant(house)
  await postWebhook(hoursOf(scope, 1), { 'webhook-id': 'evt-1' })
  expect((await postWebhook(hoursOf(scope, 2), { 'webhook-id': 'evt-1' })).status).toBe(422)
  expect(await refusedOf(scope)).toMatchObject([{ code: 'idempotency_key_reused' }])
})

test('bodies go after 90 days, except of what still waits for the office', async () => {
  const scope = await makeTenant(house)
  await postWebhook(hoursOf(scope, 160))
  await postWebhook(hoursOf(scope, 745))
  await postWebhook(JSON.stringify({ event: 'lohnzettel.versandt', mandant_id: scope.tenantId, daten: {} }))
  const later = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  await cleanUp(house, later(89))
  expect((await deliveriesOf(scope)).map(({ body_sealed }) => body_sealed === null)).toEqual([false, false])
  expect(await refusedOf(scope)).toHaveLength(1)
  await cleanUp(house, later(91))
  const gone = Object.fromEntries(
    (await deliveriesOf(scope)).map(({ status, body_sealed }) => [status, body_sealed === null]),
  )
  expect(gone).toEqual({ understood: true, kept: false })
  expect(await refusedOf(scope)).toEqual([])
})

test('ten thousand employees are one transaction, and their body is kept', async () => {
  const scope = await makeTenant(house)
  const id = (index: number) => `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`
  const hours = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, index): [string, [number, number]] => [id(index), [160, 0]]),
  )
  const body = JSON.stringify(timeRecording(scope.tenantId, '2026-02', hours))
  expect((await postWebhook(body)).body).toMatchObject({ processed: 10_000 })
  const [delivery] = await deliveriesOf(scope)
  const { count } = await db
    .selectFrom('hours')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', scope.tenantId)
    .where('delivery_id', '=', delivery?.id ?? '')
    .executeTakeFirstOrThrow()
  expect(count).toBe(10_000)
})

test('the same body ten times at once, without a key: one set of rows and ten equal answers', async () => {
  const scope = await makeTenant(house)
  const answers = await Promise.all(Array.from({ length: 10 }, () => postWebhook(hoursOf(scope, 160))))
  expect(answers.map(({ status, body }) => [status, body.status, body.processed])).toEqual(
    Array(10).fill([200, 'received', 1]),
  )
  const rows = await db.selectFrom('hours').select('seq').where('tenant_id', '=', scope.tenantId).execute()
  expect(rows).toHaveLength(1)
  const keyed = await Promise.all(
    Array.from({ length: 10 }, () => postWebhook(hoursOf(scope, 161), { 'webhook-id': 'evt' })),
  )
  expect(new Set(keyed.map(({ status, body }) => `${status} ${body.processed}`))).toEqual(new Set(['200 1']))
  expect((await deliveriesOf(scope)).filter(({ idempotency_key }) => idempotency_key)).toHaveLength(1)
})
