import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listHours } from '~/domain/hours/hours.server'
import { ANNA, BERND, receive, timeRecording } from '../../factories/deliveries'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import { findFlaggedDelivery, listFlaggedDeliveries } from '../../support/flagged-deliveries'

const STRANGER = 'dddddddd-0000-4000-8000-000000000004'

async function firm() {
  const { db, house } = freshDatabase()
  return { db, house, scope: await makeTenant(house) }
}

describe('receiveEvent', () => {
  test('hours are stored, counted and traceable to their delivery', async () => {
    const { db, house, scope } = await firm()
    const body = timeRecording(scope.tenantId, '2026-02', { [ANNA]: [168.5, -2.25], [BERND]: [80, 0] })
    expect(await receive(house, scope, body)).toEqual({ outcome: 'received', processed: 2 })
    const delivery = await db.selectFrom('webhook_deliveries').selectAll().executeTakeFirstOrThrow()
    expect(delivery).toMatchObject({ status: 'understood', processed: 2, reason: null, month: '2026-02' })
    const rows = await db.selectFrom('hours').selectAll().orderBy('employee_id').execute()
    expect(rows).toEqual([
      {
        seq: expect.any(Number),
        tenant_id: scope.tenantId,
        month: '2026-02',
        employee_id: ANNA,
        hours: '168.5',
        overtime: '-2.25',
        source: 'webhook',
        delivery_id: delivery.id,
        is_correction: 0,
        recorded_at: scope.at,
        replaces_seq: 0,
      },
      expect.objectContaining({ employee_id: BERND, hours: '80', overtime: '0', delivery_id: delivery.id }),
    ])
  })

  test('one bad entry, and nothing of the request is stored', async () => {
    const { db, house, scope } = await firm()
    const body = timeRecording(scope.tenantId, '2026-02', { [ANNA]: [168.5, 0], [BERND]: [745, 0] })
    expect(await receive(house, scope, body)).toEqual({
      outcome: 'invalid',
      faults: [
        {
          pointer: '/daten/mitarbeiter/1/stunden',
          detail: 'must be a number between 0 and 744 with at most 6 decimals',
        },
      ],
    })
    expect(await db.selectFrom('hours').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([])
  })

  test('what fails half way leaves nothing behind', async () => {
    const { db, house, scope } = await firm()
    await sql`create trigger hours_break before insert on hours when new.employee_id = ${sql.lit(BERND)}
      begin select raise(abort, 'broken on purpose'); end`.execute(db)
    const body = timeRecording(scope.tenantId, '2026-02', { [ANNA]: [1, 0], [BERND]: [2, 0] })
    await expect(receive(house, scope, body, 'key-1')).rejects.toThrow('broken on purpose')
    expect(await db.selectFrom('hours').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([])
  })

  test('an unknown tenant is noted without its data', async () => {
    const { db, house, scope } = await firm()
    const body = timeRecording(STRANGER, '2026-02', { [ANNA]: [160, 0] })
    expect(await receive(house, scope, body)).toEqual({ outcome: 'unknown_tenant' })
    expect(await db.selectFrom('webhook_refusals').selectAll().execute()).toEqual([
      {
        id: 1,
        claimed_tenant_id: STRANGER,
        event: 'zeiterfassung.export',
        reason: 'unknown_tenant',
        received_at: scope.at,
        secret_id: '',
      },
    ])
    expect(await db.selectFrom('hours').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([])
  })

  test('a tenant id in capitals is the same tenant', async () => {
    const { house, scope } = await firm()
    const body = timeRecording(scope.tenantId.toUpperCase(), '2026-02', { [ANNA]: [160, 0] })
    expect(await receive(house, scope, body)).toEqual({ outcome: 'received', processed: 1 })
  })
})

describe('a request sent again', () => {
  test('under the same key: the same answer, and no second effect', async () => {
    const { db, house, scope } = await firm()
    const body = timeRecording(scope.tenantId, '2026-02', { [ANNA]: [160, 0], [BERND]: [80, 0] })
    await receive(house, scope, body, 'key-1')
    await receive(house, scope, timeRecording(scope.tenantId, '2026-02', { [ANNA]: [170, 0] }), 'key-2')
    expect(await receive(house, scope, body, 'key-1')).toEqual({ outcome: 'received', processed: 2 })
    const [anna] = await listHours(db, scope, '2026-02')
    expect(anna?.current?.hours).toBe('170')
    expect(await db.selectFrom('webhook_deliveries').selectAll().execute()).toHaveLength(2)
  })

  test('another body under the same key is refused', async () => {
    const { db, house, scope } = await firm()
    await receive(house, scope, timeRecording(scope.tenantId, '2026-02', { [ANNA]: [160, 0] }), 'key-1')
    const other = timeRecording(scope.tenantId, '2026-02', { [ANNA]: [161, 0] })
    expect(await receive(house, scope, other, 'key-1')).toEqual({ outcome: 'key_reused' })
    expect((await listHours(db, scope, '2026-02'))[0]?.current?.hours).toBe('160')
  })

  test('a key belongs to its tenant', async () => {
    const { house, scope } = await firm()
    const other = await makeTenant(house)
    await receive(house, scope, timeRecording(scope.tenantId, '2026-02', { [ANNA]: [160, 0] }), 'key-1')
    const body = timeRecording(other.tenantId, '2026-02', { [ANNA]: [161, 0] })
    expect(await receive(house, other, body, 'key-1')).toEqual({ outcome: 'received', processed: 1 })
  })

  test('a refused request does not use up its key', async () => {
    const { house, scope } = await firm()
    await receive(house, scope, timeRecording(scope.tenantId, '2026-02', { [ANNA]: [-1, 0] }), 'key-1')
    const mended = timeRecording(scope.tenantId, '2026-02', { [ANNA]: [1, 0] })
    expect(await receive(house, scope, mended, 'key-1')).toEqual({ outcome: 'received', processed: 1 })
  })

  test('ten at once under one key are one delivery', async () => {
    const { db, house, scope } = await firm()
    const body = timeRecording(scope.tenantId, '2026-02', { [ANNA]: [160, 0] })
    const answers = await Promise.all(Array.from({ length: 10 }, () => receive(house, scope, body, 'key-1')))
    expect(answers).toEqual(Array(10).fill({ outcome: 'received', processed: 1 }))
    expect(await db.selectFrom('webhook_deliveries').selectAll().execute()).toHaveLength(1)
    expect(await db.selectFrom('hours').selectAll().execute()).toHaveLength(1)
  })
})

describe('buchhaltung.export', () => {
  test('each trigger is noted on its month', async () => {
    const { db, house, scope } = await firm()
    const body = {
      event: 'buchhaltung.export',
      mandant_id: scope.tenantId,
      daten: { monat: '2026-02', format: 'DATEV' },
    }
    expect(await receive(house, scope, body)).toEqual({ outcome: 'received', processed: 1 })
    expect(await receive(house, scope, { ...body, daten: { monat: '2026-02' } })).toEqual({
      outcome: 'received',
      processed: 1,
    })
    const notes = await db.selectFrom('accounting_exports').select(['month', 'format']).execute()
    expect(notes).toHaveLength(2)
    expect(notes).toContainEqual({ month: '2026-02', format: 'DATEV' })
    expect(notes).toContainEqual({ month: '2026-02', format: null })
  })
})

describe('lohnzettel.versandt', () => {
  function notice(tenantId: string, daten: object) {
    return { event: 'lohnzettel.versandt', mandant_id: tenantId, daten }
  }

  test('is stored under the id that was sent, known or not, and once', async () => {
    const { db, house, scope } = await firm()
    const body = notice(scope.tenantId, {
      mitarbeiter_id: ANNA.toUpperCase(),
      monat: '2026-02',
      versandt_am: '2026-03-01T10:00:00+01:00',
      kanal: 'post',
    })
    expect(await receive(house, scope, body)).toEqual({ outcome: 'received', processed: 1 })
    expect(await receive(house, scope, body)).toEqual({ outcome: 'received', processed: 1 })
    const rows = await db
      .selectFrom('payslip_notices')
      .select(['employee_id', 'month', 'sent_at', 'channel'])
      .execute()
    expect(rows).toEqual([
      { employee_id: ANNA, month: '2026-02', sent_at: '2026-03-01T09:00:00.000Z', channel: 'post' },
    ])
  })

  test('the least that says something is once as well', async () => {
    const { db, house, scope } = await firm()
    const body = notice(scope.tenantId, { mitarbeiter_id: ANNA, monat: '2026-02' })
    await receive(house, scope, body)
    await receive(house, scope, body)
    await receive(house, scope, notice(scope.tenantId, { ...body.daten, kanal: 'post' }))
    expect(await db.selectFrom('payslip_notices').select('channel').orderBy('channel').execute()).toEqual([
      { channel: null },
      { channel: 'post' },
    ])
  })

  test.each<[string, object]>([
    ['nothing', {}],
    ['no month', { mitarbeiter_id: ANNA }],
    ['no employee', { monat: '2026-02' }],
    ['another shape', { lohnzettel: [{ mitarbeiter: ANNA }] }],
    ['a list of employees', { mitarbeiter_id: [ANNA, BERND], monat: '2026-02' }],
  ])('with %s is kept for the office, word for word', async (_, daten) => {
    const { db, house, scope } = await firm()
    expect(await receive(house, scope, notice(scope.tenantId, daten), 'key-1')).toEqual({
      outcome: 'received',
      processed: 0,
    })
    const [flagged, ...rest] = await listFlaggedDeliveries(db, scope)
    expect(rest).toEqual([])
    expect(flagged).toEqual({
      id: expect.any(String),
      event: 'lohnzettel.versandt',
      reason: 'incomplete',
      receivedAt: scope.at,
    })
    const found = await findFlaggedDelivery(db, house.vault, scope, flagged?.id ?? '')
    expect(JSON.parse(found?.payload ?? '')).toEqual(daten)
    expect(await db.selectFrom('payslip_notices').selectAll().execute()).toEqual([])
    expect(await receive(house, scope, notice(scope.tenantId, daten), 'key-1')).toEqual({
      outcome: 'received',
      processed: 0,
    })
  })

  test('what is kept is sealed, and no other tenant finds it', async () => {
    const { db, house, scope } = await firm()
    const other = await makeTenant(house)
    await receive(house, scope, notice(scope.tenantId, { person: 'Anna Vertraulich' }))
    const [flagged] = await listFlaggedDeliveries(db, scope)
    const row = await db.selectFrom('webhook_deliveries').select('body_sealed').executeTakeFirstOrThrow()
    expect(row.body_sealed).not.toBeNull()
    expect(Buffer.from(row.body_sealed ?? '', 'base64url').toString()).not.toContain('Vertraulich')
    expect(await listFlaggedDeliveries(db, other)).toEqual([])
    expect(await findFlaggedDelivery(db, house.vault, other, flagged?.id ?? '')).toBeUndefined()
  })
})
