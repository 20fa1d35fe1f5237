import { afterAll, beforeEach, expect, test } from 'vitest'
import { addAccount } from '~/domain/bank/accounts.server'
import { assignToCustomer } from '~/domain/bank/assign.server'
import { BankConflict } from '~/domain/bank/conflict'
import { keepFile } from '~/domain/bank/keep.server'
import { matchItems } from '~/domain/bank/matching/run.server'
import { undoAssignment } from '~/domain/bank/undo-assignment.server'
import { undoReceipt } from '~/domain/invoices/payments/undo-booking.server'
import { findInvoice } from '~/domain/invoices/read.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { makeDetail, makeEntry, makeStatement, OWN_IBAN } from '../../factories/bank'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { copyDatabase } from '../../support/database'

const { house, db, close } = copyDatabase()
afterAll(close)

let scope: OfficeScope
let customerId: string

beforeEach(async () => {
  scope = { ...(await makeTenant(house)), userId: 'user-1', role: 'owner' }
  customerId = (await makeCustomer(house, scope)).id
  await addAccount(house, scope, { name: 'Konto', bankName: 'DKB', iban: OWN_IBAN, bic: null })
})

let files = 0
const keep = (...entries: ReturnType<typeof makeEntry>[]) =>
  keepFile(house, scope, {
    bytes: Buffer.from(`file ${files++}`),
    statements: [makeStatement(entries)],
  })
const stateOf = async (id: string) => (await findInvoice(db, scope, id))?.status?.state
const items = () =>
  db
    .selectFrom('bank_items')
    .select(['id', 'amount_cents', 'open_cents', 'purpose', 'proposal_json'])
    .where('tenant_id', '=', scope.tenantId)
    .orderBy('amount_cents')
    .execute()

test('a payment with number and amount pays its invoice, and can be undone where it stands and at the customer', async () => {
  const { id, number } = await makeInvoice(house, scope, customerId)
  await keep(makeEntry(11_900, `Rechnung ${number}`))
  expect(await matchItems(house, scope)).toMatchObject({ booked: 1, open: 0 })
  expect(await stateOf(id)).toBe('paid')
  const assigned = await db
    .selectFrom('bank_assignments')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .executeTakeFirstOrThrow()
  expect(assigned).toMatchObject({ kind: 'customer', amount_cents: 11_900, made_by: 'match' })
  await undoAssignment(house, scope, { id: assigned.id, reason: 'Falscher Kunde' })
  expect(await stateOf(id)).toBe('open')
  expect((await items())[0]?.open_cents).toBe(11_900)
  // Only a suggestion from now on, however well it fits.
  expect(await matchItems(house, scope)).toMatchObject({ booked: 0, proposed: 1, open: 1 })
  expect(await stateOf(id)).toBe('open')
  const [item] = await items()
  await assignToCustomer(house, scope, {
    ...{ itemId: item?.id ?? '', seenCents: 11_900, customerId },
    claims: [{ invoiceId: id, withDiscount: false }],
  })
  const again = await db
    .selectFrom('receipts')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('amount_cents', '>', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  expect(again).toHaveLength(2)
  const standing = await db
    .selectFrom('bank_assignments as a')
    .select('receipt_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('reverses_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bank_assignments as r').select('r.id').whereRef('r.reverses_id', '=', 'a.id'))),
    )
    .executeTakeFirstOrThrow()
  await undoReceipt(house, scope, { id: standing.receipt_id ?? '', reason: 'Am Kunden' })
  expect((await items())[0]?.open_cents).toBe(11_900)
  expect(await stateOf(id)).toBe('open')
})

test('the same file is refused, an overlapping one adds what is new, and equal payments of a day stay two', async () => {
  await keep(makeEntry(500, 'A'), makeEntry(500, 'A', { content: 'second' }))
  const bytes = Buffer.from('twice')
  const file = {
    name: 'a',
    bytes,
    statements: [
      makeStatement([makeEntry(500, 'A'), makeEntry(500, 'A', { content: 'second' }), makeEntry(700, 'B')]),
    ],
  }
  expect(await keepFile(house, scope, file)).toMatchObject({ entryCount: 3, newCount: 1 })
  await expect(keepFile(house, scope, file)).rejects.toThrow(new BankConflict('bank_file_known'))
  expect((await items()).map(({ amount_cents }) => amount_cents)).toEqual([500, 500, 700])
})

test('what a batch does not explain is a fee of its own', async () => {
  await keep(
    makeEntry(1_450, '', {
      details: [makeDetail(1_000, { purpose: 'A' }), makeDetail(500, { purpose: 'B' })],
    }),
  )
  expect((await items()).map(({ amount_cents }) => amount_cents)).toEqual([-50, 500, 1_000])
})

test('a batch of thousands is kept whole', async () => {
  const details = Array.from({ length: 3_000 }, (_, index) => makeDetail(100, { purpose: `Nr. ${index}` }))
  await keep(makeEntry(300_000, '', { details }))
  const kept = await items()
  expect(kept).toHaveLength(3_000)
  expect(new Set(kept.map(({ purpose }) => purpose)).size).toBe(3_000)
})

test('two payments of one invoice: the first pays it, the second waits for a person', async () => {
  const { id, number } = await makeInvoice(house, scope, customerId)
  await keep(makeEntry(11_900, number), makeEntry(11_900, `${number} zweites Mal`))
  expect(await matchItems(house, scope)).toMatchObject({ booked: 1 })
  expect(await stateOf(id)).toBe('paid')
  expect(await matchItems(house, scope)).toMatchObject({ booked: 0, proposed: 1 })
  const [left] = (await items()).filter(({ open_cents }) => open_cents > 0)
  expect(left?.proposal_json).toContain('"paid"')
})

test('a mistake that was undone does not make somebody a payer of that account', async () => {
  const wrong = await makeCustomer(house, scope, { name: 'Falsche Firma' })
  await makeInvoice(house, scope, wrong.id)
  const first = await makeInvoice(house, scope, customerId)
  await keep(makeEntry(11_900, 'Danke'))
  const [item] = await items()
  const part = { itemId: item?.id ?? '', seenCents: 11_900 }
  await assignToCustomer(house, scope, { ...part, customerId: wrong.id, claims: [] })
  const { id } = await db
    .selectFrom('bank_assignments')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .executeTakeFirstOrThrow()
  await undoAssignment(house, scope, { id, reason: 'Falscher Kunde' })
  await assignToCustomer(house, scope, { ...part, customerId, claims: [{ invoiceId: first.id }] })
  const next = await makeInvoice(house, scope, customerId)
  await keep(makeEntry(11_900, 'Danke noch einmal'))
  expect(await matchItems(house, scope)).toMatchObject({ booked: 0, proposed: 1 })
  expect((await items()).find(({ open_cents }) => open_cents > 0)?.proposal_json).toContain(next.id)
})
