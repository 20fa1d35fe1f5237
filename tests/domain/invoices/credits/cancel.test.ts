import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDocument } from '~/domain/documents/stored-documents.server'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { lineViews, storedLines } from '~/domain/invoices/drafts/draft-lines'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { mirrorOf } from '~/domain/invoices/payments/mirror'
import { findInvoice } from '~/domain/invoices/read.server'
import { NotFound } from '~/domain/kernel/errors'
import type { Scope } from '~/domain/kernel/scope'
import { findLiveLink } from '~/domain/links/links.server'
import { makeCustomer } from '../../../factories/customers'
import { lineOf, makeDraft, makeInvoice } from '../../../factories/invoices'
import { officeOn } from '../../../factories/scopes'
import { makeTenant } from '../../../factories/tenants'
import { freshDatabase } from '../../../support/database'
import type { TestHouse } from '../../../support/test-house'
import { invoiceView } from '../../../support/views/invoice-view'

async function setUp() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  return { db, house, scope, customerId: customer.id }
}

function cancel(house: TestHouse, scope: Scope, invoiceId: string) {
  return cancelInvoice(house, scope, invoiceId)
}

test('a cancellation has its own number, link and file, and mirrors its invoice', async () => {
  const { db, house, scope, customerId } = await setUp()
  const lines = [lineOf({ quantity: '2.5', unitPrice: '3.33' }), lineOf({ taxRate: '7', quantity: '0.333' })]
  const invoice = await makeInvoice(house, scope, customerId, { lines })
  const later = officeOn(scope.tenantId, '2026-03-20')
  const cancellation = await cancel(house, later, invoice.id)

  expect(cancellation.number).toBe('2026-0002')
  const original = await findInvoice(db, later, invoice.id)
  const mirror = await findInvoice(db, later, cancellation.id)
  expect(original?.status).toEqual({ state: 'cancelled', cancelledBy: '2026-0002' })
  expect(original?.counterpart).toEqual(cancellation)
  expect(mirror?.counterpart).toEqual({ id: invoice.id, number: '2026-0001' })
  expect(mirror?.status).toEqual({ state: 'credit' })
  expect(mirror?.view).toMatchObject({
    kind: 'cancellation',
    issuedOn: '2026-03-20',
    refersTo: { number: '2026-0001', issuedOn: '2026-03-02' },
    grossCents: -(original?.view?.grossCents ?? 0),
    lines: [{ quantity: '-2.5', unitPrice: '3.33', netCents: -833 }, { quantity: '-0.333' }],
  })
  const row = await db
    .selectFrom('invoice_lines')
    .selectAll()
    .where('invoice_id', '=', cancellation.id)
    .execute()
  expect(row.map((line) => line.net_cents)).toEqual(mirror?.view?.lines.map((line) => line.netCents))
  expect(await findLiveLink(db, later, { purpose: 'rechnung', subjectId: cancellation.id })).toBeDefined()
  const wanted = { invoiceId: cancellation.id, mediaType: 'application/pdf' }
  expect(await findDocument(db, house, later, wanted)).toBeDefined()
})

test('a cancellation says none of what the invoice said around its amounts', () => {
  const said = {
    opening: 'Vielen Dank für Ihren Auftrag.',
    closing: 'Bis bald!',
    cashDiscount: { percent: '2', days: 10 },
    labourCents: 28_560,
  }
  const mirror = mirrorOf(invoiceView(said), { number: '2', issuedOn: '2026-11-01', note: null })
  expect(Object.keys(mirror).filter((key) => key in said)).toEqual([])
})

test('an invoice is cancelled once, also when asked twice at once', async () => {
  const { db, house, scope, customerId } = await setUp()
  const { id } = await makeInvoice(house, scope, customerId)
  const outcomes = await Promise.allSettled([cancel(house, scope, id), cancel(house, scope, id)])
  expect(outcomes[0]?.status).toBe('fulfilled')
  expect(outcomes[1]).toMatchObject({ reason: new InvoiceConflict('already_cancelled') })
  expect(await db.selectFrom('invoices').selectAll().execute()).toHaveLength(2)
})

test('the database itself refuses a second cancellation', async () => {
  const { db, house, scope, customerId } = await setUp()
  const { id } = await makeInvoice(house, scope, customerId)
  const cancellation = await cancel(house, scope, id)
  const row = await db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', cancellation.id)
    .executeTakeFirstOrThrow()
  const copy = { ...row, id: 'copy', number: '2026-0003' }
  await expect(db.insertInto('invoices').values(copy).execute()).rejects.toThrow(/UNIQUE/)
})

test('what cannot be cancelled: a draft, a cancellation, a stranger’s invoice', async () => {
  const { house, scope, customerId } = await setUp()
  const draft = await makeDraft(house, scope, customerId)
  await expect(cancel(house, scope, draft.id)).rejects.toThrow(new InvoiceConflict('not_issued'))
  const invoice = await makeInvoice(house, scope, customerId)
  const cancellation = await cancel(house, scope, invoice.id)
  await expect(cancel(house, scope, cancellation.id)).rejects.toThrow(new InvoiceConflict('not_cancellable'))
  const other = await makeInvoice(house, scope, customerId)
  await expect(cancel(house, await makeTenant(house), other.id)).rejects.toThrow(NotFound)
})

const decimal = fc
  .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(3, '0')}`)
const anyLine = fc.record({
  quantity: decimal,
  unitPrice: fc.integer({ min: 0, max: 100_000_000 }).map((part) => String(part / 10_000)),
  taxRate: fc.constantFrom('19', '7', '0'),
  adjustments: fc.array(
    fc.record({
      kind: fc.constantFrom('allowance' as const, 'charge' as const),
      reason: fc.constant('Treue'),
      percent: fc.integer({ min: 0, max: 1000 }).map((tenths) => String(tenths / 10)),
    }),
    { maxLength: 2 },
  ),
})

test('for any lines, the mirror adds up by itself and cancels to the cent', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), (some) => {
      const lines = some.map((line) => lineOf(line))
      const totals = totalsOf(lines)
      const view = {
        ...totals,
        number: '2026-0001',
        issuedOn: '2026-03-02',
        lines: lineViews(lines, totals),
      } as unknown as InvoiceView
      const mirror = mirrorOf(view, { number: '2026-0002', issuedOn: '2026-03-03', note: null })
      const again = totalsOf(storedLines(mirror.lines))
      expect(again.lineNetCents).toEqual(mirror.lines.map((line) => line.netCents))
      expect(mirror.taxes).toEqual(again.taxes)
      expect(mirror.grossCents).toBe(again.grossCents)
      expect(mirror.grossCents + view.grossCents).toBe(0)
      expect(mirror.netCents + mirror.taxCents).toBe(mirror.grossCents)
    }),
  )
})
