import { describe, expect, test } from 'vitest'
import { archiveCustomer } from '~/domain/customers/change.server'
import { revokeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import type { Scope } from '~/domain/kernel/scope'
import { listActiveMandates, openMandateIban } from '~/domain/mandates/mandates.server'
import { IBAN, makeCustomer, OTHER_IBAN } from '../../factories/customers'
import { receive } from '../../factories/deliveries'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import { listFlaggedDeliveries } from '../../support/flagged-deliveries'

const STRANGER = 'dddddddd-0000-4000-8000-000000000004'
const TAKEN = { outcome: 'received', processed: 1 }
const KEPT = { outcome: 'received', processed: 0 }

async function firm() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const { id } = await makeCustomer(house, scope, { number: 'K-1' })
  return { db, house, scope, customerId: id }
}

function mandate(scope: Scope, customer: object, changes: object = {}) {
  return {
    event: 'mandat.neu',
    mandant_id: scope.tenantId,
    daten: {
      ...customer,
      mandatsreferenz: 'M-77',
      iban: IBAN,
      kontoinhaber: 'Brügge KG',
      unterschrieben_am: '2026-01-15',
      ...changes,
    },
  }
}

describe('mandat.neu', () => {
  test('makes an active mandate of the customer', async () => {
    const { db, house, scope, customerId } = await firm()
    expect(await receive(house, scope, mandate(scope, { kunde_id: customerId }, { art: 'B2B' }))).toEqual(
      TAKEN,
    )
    const [active, ...rest] = await listActiveMandates(db, scope, customerId)
    expect(rest).toEqual([])
    expect(active).toMatchObject({
      reference: 'M-77',
      type: 'B2B',
      holder: 'Brügge KG',
      signedOn: '2026-01-15',
      source: 'webhook',
    })
    expect(await openMandateIban(db, house.vault, scope, active?.id ?? '')).toBe(IBAN)
    const audit = await db
      .selectFrom('audit_entries')
      .select(['actor', 'after_json'])
      .where('action', '=', 'mandate.created')
      .execute()
    expect(audit.map((entry) => entry.actor)).toEqual(['webhook'])
    expect(audit[0]?.after_json).not.toContain(IBAN)
  })

  test('knows the customer by number as well, and takes CORE for granted', async () => {
    const { db, house, scope, customerId } = await firm()
    expect(await receive(house, scope, mandate(scope, { kundennummer: ' K-1 ' }))).toEqual(TAKEN)
    expect(await listActiveMandates(db, scope, customerId)).toMatchObject([{ type: 'CORE' }])
  })

  test.each<[string, (customerId: string) => object]>([
    ['word for word', () => ({})],
    ['the IBAN in groups', () => ({ iban: 'DE89 3704 0044 0532 0130 00' })],
    ['the customer by number', () => ({ kunde_id: undefined, kundennummer: 'K-1' })],
  ])('again, %s: understood, and still one mandate', async (_, changes) => {
    const { db, house, scope, customerId } = await firm()
    await receive(house, scope, mandate(scope, { kunde_id: customerId }))
    const again = mandate(scope, { kunde_id: customerId }, changes(customerId))
    expect(await receive(house, scope, again)).toEqual(TAKEN)
    expect(await listActiveMandates(db, scope, customerId)).toHaveLength(1)
    expect(await listFlaggedDeliveries(db, scope)).toEqual([])
  })

  test.each<[string, object]>([
    ['another account', { iban: OTHER_IBAN }],
    ['another account, in small letters', { iban: OTHER_IBAN, mandatsreferenz: 'm-77' }],
    ['another holder', { kontoinhaber: 'Brügge GmbH' }],
    ['another day', { unterschrieben_am: '2026-01-16' }],
    ['another kind', { art: 'B2B' }],
  ])('the same reference with %s is kept for the office', async (_, changes) => {
    const { db, house, scope, customerId } = await firm()
    await receive(house, scope, mandate(scope, { kunde_id: customerId }))
    expect(await receive(house, scope, mandate(scope, { kunde_id: customerId }, changes))).toEqual(KEPT)
    expect(await listFlaggedDeliveries(db, scope)).toMatchObject([{ reason: 'reference_taken' }])
    expect(await listActiveMandates(db, scope, customerId)).toMatchObject([
      { holder: 'Brügge KG', signedOn: '2026-01-15', type: 'CORE' },
    ])
  })

  test('the same reference for another customer is kept for the office', async () => {
    const { db, house, scope, customerId } = await firm()
    const other = await makeCustomer(house, scope)
    await receive(house, scope, mandate(scope, { kunde_id: customerId }))
    expect(await receive(house, scope, mandate(scope, { kunde_id: other.id }))).toEqual(KEPT)
    expect(await listActiveMandates(db, scope, other.id)).toEqual([])
  })

  test('a mandate that was revoked does not come back by itself', async () => {
    const { db, house, scope, customerId } = await firm()
    await receive(house, scope, mandate(scope, { kunde_id: customerId }))
    const [active] = await listActiveMandates(db, scope, customerId)
    await revokeMandate(house, scope, active?.id ?? '')
    expect(await receive(house, scope, mandate(scope, { kunde_id: customerId }))).toEqual(KEPT)
    expect(await listFlaggedDeliveries(db, scope)).toMatchObject([{ reason: 'mandate_not_active' }])
    expect(await listActiveMandates(db, scope, customerId)).toEqual([])
  })

  test.each<[string, object, string]>([
    ['an unknown customer', { kunde_id: STRANGER }, 'unknown_customer'],
    ['an unknown number', { kundennummer: 'K-2' }, 'unknown_customer'],
    ['an id and a number of two customers', { kunde_id: STRANGER, kundennummer: 'K-1' }, 'unknown_customer'],
    ['no customer', {}, 'incomplete'],
    ['no reference', { kundennummer: 'K-1', mandatsreferenz: undefined }, 'incomplete'],
    ['no IBAN', { kundennummer: 'K-1', iban: undefined }, 'incomplete'],
    ['no holder', { kundennummer: 'K-1', kontoinhaber: null }, 'incomplete'],
    ['no date', { kundennummer: 'K-1', unterschrieben_am: undefined }, 'incomplete'],
    ['an IBAN in an object', { kundennummer: 'K-1', iban: { wert: IBAN } }, 'incomplete'],
    ['a signature of long ago', { kundennummer: 'K-1', unterschrieben_am: '2023-03-01' }, 'mandate_lapsed'],
    ['an account in Turkey', { kundennummer: 'K-1', iban: 'TR330006100519786457841326' }, 'outside_sepa'],
    ['a consumer and B2B', { kundennummer: 'P-1', art: 'B2B' }, 'b2b_consumer'],
    ['an archived customer', { kundennummer: 'A-1' }, 'customer_archived'],
    ['a signature to come', { kundennummer: 'K-1', unterschrieben_am: '2026-03-03' }, 'signed_later'],
  ])('with %s is kept for the office', async (_, changes, reason) => {
    const { db, house, scope } = await firm()
    await makeCustomer(house, scope, { number: 'P-1', kind: 'consumer' })
    const former = await makeCustomer(house, scope, { number: 'A-1' })
    await archiveCustomer(house, scope, former.id, true)
    expect(await receive(house, scope, mandate(scope, {}, changes))).toEqual(KEPT)
    expect(await listFlaggedDeliveries(db, scope)).toMatchObject([{ event: 'mandat.neu', reason }])
    expect(await db.selectFrom('mandates').selectAll().execute()).toEqual([])
  })

  test.each(['2026-03-02', '2023-03-02'])('a signature of %s counts', async (unterschrieben_am) => {
    const { house, scope } = await firm()
    const body = mandate(scope, { kundennummer: 'K-1' }, { unterschrieben_am })
    expect(await receive(house, scope, body)).toEqual(TAKEN)
  })

  test("another tenant's customer does not exist", async () => {
    const { db, house, scope, customerId } = await firm()
    const other = await makeTenant(house)
    expect(await receive(house, other, mandate(other, { kunde_id: customerId }))).toEqual(KEPT)
    expect(await receive(house, other, mandate(other, { kundennummer: 'K-1' }))).toEqual(KEPT)
    expect(await listActiveMandates(db, scope, customerId)).toEqual([])
  })
})
