import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { makeWebhookSecret } from '~/domain/inbox/webhook-secrets.server'
import type { Scope } from '~/domain/kernel/scope'
import { ANNA, timeRecording } from '../factories/deliveries'
import { makeTenant } from '../factories/tenants'
import { countRows } from '../support/count-rows'
import { db, house } from '../support/house'
import { postWebhook } from '../support/post-webhook'

const MOST_BYTES = 2 * 1024 * 1024

const hoursOf = (scope: Scope, stunden: number) =>
  JSON.stringify(timeRecording(scope.tenantId, '2026-02', { [ANNA]: [stunden, 2] }))

const demand = (scope: Scope, rules: { is_own_secret_demanded?: 0 | 1; is_signature_demanded?: 0 | 1 }) =>
  db.updateTable('tenants').set(rules).where('id', '=', scope.tenantId).execute()

describe('a dry run', () => {
  const dry = { 'x-dry-run': 'true' }

  test('says what would change, and stores nothing', async () => {
    const scope = await makeTenant(house)
    await postWebhook(hoursOf(scope, 150))
    const before = await countRows(db)
    const answer = await postWebhook(hoursOf(scope, 160), dry)
    expect(answer).toEqual({
      status: 200,
      body: {
        status: 'received',
        processed: 1,
        timestamp: expect.any(String),
        dry_run: true,
        verdict: 'understood',
        changed: 1,
        changes: [
          {
            id: ANNA,
            before: { stunden: 150, ueberstunden: 2 },
            after: { stunden: 160, ueberstunden: 2 },
            needs_decision: false,
          },
        ],
      },
    })
    expect(await countRows(db)).toEqual(before)
    expect((await postWebhook(hoursOf(scope, 150), dry)).body).toMatchObject({ changed: 0, changes: [] })
  })

  test('says whose kinds of hours would change, and that something would be new', async () => {
    const scope = await makeTenant(house)
    await postWebhook(hoursOf(scope, 160))
    const [entry] = timeRecording(scope.tenantId, '2026-02', { [ANNA]: [160, 2] }).daten.mitarbeiter
    const zeiten = [
      { art: 'krank', tage: 3 },
      { art: 'nacht', stunden: 1.5, kostenstelle: 'A' },
      { art: 'nacht', stunden: 2, kostenstelle: 'B' },
    ]
    const daten = { monat: '2026-02', mitarbeiter: [{ ...entry, zeiten }] }
    const sick = JSON.stringify({ event: 'zeiterfassung.export', mandant_id: scope.tenantId, daten })
    const after = [
      { art: 'nacht', stunden: 3.5 },
      { art: 'krank', tage: 3 },
    ]
    const kinds = [{ id: ANNA, after, needs_decision: false }]
    expect((await postWebhook(sick, dry)).body).toMatchObject({ changed: 0, changes: [], kinds })
    const notice = JSON.stringify({
      event: 'lohnzettel.versandt',
      mandant_id: scope.tenantId,
      daten: { mitarbeiter_id: ANNA, monat: '2026-02' },
    })
    expect((await postWebhook(notice, dry)).body).toMatchObject({ changed: 1 })
    await postWebhook(notice)
    expect((await postWebhook(notice, dry)).body).toMatchObject({ changed: 0 })
  })

  test('checks in full: what is refused for real is refused, and not even noted', async () => {
    const scope = await makeTenant(house)
    expect(await postWebhook(hoursOf(scope, 745), dry)).toMatchObject({
      status: 422,
      body: { code: 'invalid' },
    })
    expect(await postWebhook(hoursOf(scope, 1), { 'x-dry-run': 'perhaps' })).toMatchObject({
      status: 400,
      body: { code: 'dry_run_wrong' },
    })
    const noted = await db
      .selectFrom('refused_deliveries')
      .select('id')
      .where('tenant_id', '=', scope.tenantId)
      .where('id', 'is not', null)
      .execute()
    expect(noted).toEqual([])
  })

  test('says what would wait for the office, and uses up no key', async () => {
    const scope = await makeTenant(house)
    const body = JSON.stringify({ event: 'mandat.neu', mandant_id: scope.tenantId, daten: {} })
    const keyed = { ...dry, 'webhook-id': 'evt' }
    expect((await postWebhook(body, keyed)).body).toMatchObject({
      processed: 0,
      verdict: 'kept',
      reason: 'incomplete',
    })
    expect((await postWebhook(hoursOf(scope, 1), { 'webhook-id': 'evt' })).status).toBe(200)
    expect((await postWebhook(hoursOf(scope, 1), keyed)).body).toMatchObject({
      processed: 1,
      verdict: 'repeated',
    })
  })
})

describe('what a firm demands', () => {
  test('its own secrets alone: the installation’s is shut out of this firm, and of no other', async () => {
    const scope = await makeTenant(house)
    const other = await makeTenant(house)
    const made = await makeWebhookSecret(house, scope, 'form')
    await demand(scope, { is_own_secret_demanded: 1 })
    expect(await postWebhook(hoursOf(scope, 1))).toMatchObject({
      status: 401,
      body: { code: 'own_secret_demanded', help: '/api/docs/errors/own_secret_demanded' },
    })
    expect((await postWebhook(hoursOf(other, 1))).status).toBe(200)
    expect((await postWebhook(hoursOf(scope, 1), { 'x-webhook-secret': made?.secret ?? '' })).status).toBe(
      200,
    )
  })

  test('signatures as the reference library makes them, by either of two keys', async () => {
    const scope = await makeTenant(house)
    const [one, two] = [
      await makeWebhookSecret(house, scope, 'one'),
      await makeWebhookSecret(house, scope, 'two'),
    ]
    await demand(scope, { is_signature_demanded: 1 })
    const signed = (key = '', { at = new Date(), body = hoursOf(scope, 160), id = randomUUID() } = {}) => ({
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(key).sign(id, at, body),
    })
    for (const made of [one, two])
      expect((await postWebhook(hoursOf(scope, 160), signed(made?.signingKey))).status).toBe(200)
    const codes = async (headers: Record<string, string>, body = hoursOf(scope, 160)) =>
      (await postWebhook(body, headers)).body.code
    expect(await codes({})).toBe('signature_missing')
    expect(await codes(signed('whsec_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc='))).toBe('signature_wrong')
    expect(await codes(signed(one?.signingKey), hoursOf(scope, 161))).toBe('signature_wrong')
    const minutes = (count: number) => new Date(Date.now() - count * 60_000)
    expect(await codes(signed(one?.signingKey, { at: minutes(6) }))).toBe('signature_expired')
    expect(await codes(signed(one?.signingKey, { at: minutes(-6) }))).toBe('signature_expired')
    expect(await codes(signed(one?.signingKey, { at: minutes(4) }))).toBeUndefined()
    // A body that is wrong in itself needs a signature first.
    expect(await codes({}, hoursOf(scope, 745))).toBe('signature_missing')
  })

  test('the same signed request again is answered from the store', async () => {
    const scope = await makeTenant(house)
    const made = await makeWebhookSecret(house, scope, 'form')
    await demand(scope, { is_signature_demanded: 1 })
    const at = new Date()
    const headers = {
      'webhook-id': 'evt-1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(made?.signingKey ?? '').sign('evt-1', at, hoursOf(scope, 160)),
    }
    for (let count = 0; count < 2; count += 1)
      expect(await postWebhook(hoursOf(scope, 160), headers)).toMatchObject({
        status: 200,
        body: { processed: 1 },
      })
    const rows = await db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('tenant_id', '=', scope.tenantId)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('a secret says when it was used last', async () => {
    const scope = await makeTenant(house)
    const made = await makeWebhookSecret(house, scope, 'form')
    const used = async () =>
      (
        await db
          .selectFrom('webhook_secrets')
          .select('last_used_on')
          .where('tenant_id', '=', scope.tenantId)
          .executeTakeFirstOrThrow()
      ).last_used_on
    expect(await used()).toBeNull()
    await postWebhook(hoursOf(scope, 1), { 'x-webhook-secret': made?.secret ?? '' })
    expect(await used()).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

describe('each problem has a code and a link to its explanation', () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0])

  test.each<[string, number, BodyInit, Record<string, string>]>([
    ['secret_wrong', 401, '{}', { 'x-webhook-secret': 'wrong' }],
    ['media_type_wrong', 415, '{}', { 'content-type': 'text/plain' }],
    ['charset_wrong', 415, '{}', { 'content-type': 'application/json; charset=iso-8859-1' }],
    ['encoding_wrong', 415, '{}', { 'content-encoding': 'br' }],
    ['encoding_wrong', 400, '{}', { 'content-encoding': 'gzip' }],
    ['body_too_large', 413, 'x'.repeat(MOST_BYTES + 1), {}],
    ['idempotency_key_wrong', 400, '{}', { 'webhook-id': 'a b' }],
    ['guard_empty', 400, '{}', { 'x-dry-run': '' }],
    ['guard_empty', 400, '{}', { 'webhook-id': '', 'idempotency-key': 'a' }],
    ['guard_empty', 400, '{}', { 'webhook-id': 'a', 'idempotency-key': '' }],
    ['byte_order_mark', 400, utf16, {}],
    ['json_wrong', 400, '{', {}],
    ['invalid', 422, '{}', {}],
    ['firm_unknown', 422, JSON.stringify(timeRecording(ANNA, '2026-02', {})), {}],
  ])('%s', async (code, status, body, headers) => {
    const answer = await postWebhook(body, headers)
    expect(answer).toMatchObject({ status, body: { code, help: `/api/docs/errors/${code}`, status } })
    expect(answer.body.detail ?? '').not.toBe('')
  })

  test('413 says the limit and how to split', async () => {
    const { body } = await postWebhook('x'.repeat(MOST_BYTES + 1))
    expect(body.detail).toMatch(/2,097,152 bytes.*several requests/)
  })

  test('what cannot be read is noted for the firm whose secret it came with', async () => {
    const scope = await makeTenant(house)
    const made = await makeWebhookSecret(house, scope, 'form')
    await postWebhook('{"event":', { 'x-webhook-secret': made?.secret ?? '' })
    const [row] = await db
      .selectFrom('refused_deliveries')
      .select(['code', 'event', 'findings_json'])
      .where('tenant_id', '=', scope.tenantId)
      .where('id', 'is not', null)
      .execute()
    expect(row).toMatchObject({ code: 'json_wrong', event: null })
    expect(row?.findings_json).toContain('The body is not valid JSON')
  })
})
