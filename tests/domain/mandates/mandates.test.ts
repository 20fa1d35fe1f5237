import { expect, test } from 'vitest'
import { approveMandate, revokeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { NotFound } from '~/domain/kernel/errors'
import { MandateConflict } from '~/domain/mandates/conflict'
import { findMandate, listActiveMandates, openMandateIban } from '~/domain/mandates/mandates.server'
import { IBAN, makeCustomer, makeMandate, OTHER_IBAN } from '../../factories/customers'
import { createMandate, requestMandate } from '../../factories/mandates'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

async function setUp() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  return { db, house, scope, customerId: customer.id }
}

test('a mandate hides its IBAN but can open it', async () => {
  const { db, house, scope, customerId } = await setUp()
  const { id, reference } = await makeMandate(house, scope, customerId, {
    iban: 'de89 3704 0044 0532 0130 00',
  })
  expect(reference).toBe('M2026-0001')
  const row = await db.selectFrom('mandates').selectAll().executeTakeFirstOrThrow()
  const audit = await db.selectFrom('audit_entries').selectAll().execute()
  expect(JSON.stringify([row, audit])).not.toContain('370400440532')
  expect(row.iban_masked).toBe('DE** **** … 3000')
  expect(await openMandateIban(db, house.vault, scope, id)).toBe(IBAN)
})

test('the same account asked for twice is one request, however it is written', async () => {
  const { house, scope, customerId } = await setUp()
  const first = await requestMandate(house, scope, { customerId, holder: 'A', iban: IBAN })
  const again = await requestMandate(house, scope, {
    customerId,
    holder: 'A',
    iban: 'DE89 3704 0044 0532 0130 00',
  })
  expect(first).toMatchObject({ status: 'requested', isNew: true })
  expect(again).toEqual({ ...first, isNew: false })
  const other = await requestMandate(house, scope, { customerId, holder: 'A', iban: OTHER_IBAN })
  expect(other.reference).toBe('M2026-0002')
})

test('an account that is active already needs no request, one that was revoked does', async () => {
  const { house, scope, customerId } = await setUp()
  const active = await makeMandate(house, scope, customerId)
  const request = { customerId, holder: 'A', iban: IBAN }
  expect(await requestMandate(house, scope, request)).toEqual({
    ...active,
    status: 'active',
    isNew: false,
  })
  await revokeMandate(house, scope, active.id)
  expect(await requestMandate(house, scope, request)).toMatchObject({ status: 'requested', isNew: true })
})

test('a request becomes active by approval, once', async () => {
  const { db, house, scope, customerId } = await setUp()
  const { id } = await requestMandate(house, scope, { customerId, holder: 'A', iban: IBAN })
  expect(await listActiveMandates(db, scope, customerId)).toEqual([])
  await approveMandate(house, scope, id)
  expect(await listActiveMandates(db, scope, customerId)).toMatchObject([{ id, status: 'active' }])
  await expect(approveMandate(house, scope, id)).rejects.toThrow(new MandateConflict('mandate_not_requested'))
})

test.each([
  ['an active mandate is revoked', true, 'revoked'],
  ['a requested mandate is turned down', false, 'rejected'],
])('%s, and stays so', async (_, isApproved, status) => {
  const { db, house, scope, customerId } = await setUp()
  const { id } = await requestMandate(house, scope, { customerId, holder: 'A', iban: IBAN })
  if (isApproved) await approveMandate(house, scope, id)
  await revokeMandate(house, scope, id)
  expect((await findMandate(db, scope, id))?.status).toBe(status)
  expect(await listActiveMandates(db, scope, customerId)).toEqual([])
  await expect(revokeMandate(house, scope, id)).rejects.toThrow(new MandateConflict('mandate_not_active'))
})

test('a wrong IBAN and a taken reference are refused; our own numbers pass over taken ones', async () => {
  const { house, scope, customerId } = await setUp()
  const refused = makeMandate(house, scope, customerId, { iban: 'DE00370400440532013000' })
  await expect(refused).rejects.toThrow(new MandateConflict('iban_invalid'))
  await makeMandate(house, scope, customerId, { reference: 'M2026-0001' })
  // Banks do not tell capitals from small letters.
  for (const reference of ['M2026-0001', 'm2026-0001']) {
    const taken = makeMandate(house, scope, customerId, { reference, iban: OTHER_IBAN })
    await expect(taken).rejects.toThrow(new MandateConflict('reference_taken'))
  }
  const own = await makeMandate(house, scope, customerId, { iban: OTHER_IBAN })
  expect(own.reference).toBe('M2026-0002')
})

test("another tenant neither sees nor changes a mandate, nor adds one to this one's customer", async () => {
  const { db, house, scope, customerId } = await setUp()
  const { id } = await requestMandate(house, scope, { customerId, holder: 'A', iban: IBAN })
  const stranger = await makeTenant(house)
  expect(await findMandate(db, stranger, id)).toBeUndefined()
  await expect(approveMandate(house, stranger, id)).rejects.toThrow(NotFound)
  await expect(revokeMandate(house, stranger, id)).rejects.toThrow(NotFound)
  await expect(openMandateIban(db, house.vault, stranger, id)).rejects.toThrow(NotFound)
  const foreign = { customerId, holder: 'A', iban: IBAN, signedOn: '2026-01-01' }
  await expect(createMandate(house, stranger, foreign)).rejects.toThrow(NotFound)
  await expect(requestMandate(house, stranger, foreign)).rejects.toThrow(NotFound)
  expect((await findMandate(db, scope, id))?.status).toBe('requested')
})
