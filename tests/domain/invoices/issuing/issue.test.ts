import { expect, onTestFinished, test } from 'vitest'
import { createContract } from '~/domain/contracts/contracts.server'
import { findDocument } from '~/domain/documents/stored-documents.server'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { revokeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { Busy, NotFound } from '~/domain/kernel/errors'
import { findLiveLink } from '~/domain/links/links.server'
import { openWriter } from '~db/open'
import { makeCustomer, makeMandate } from '../../../factories/customers'
import { lineOf, makeDraft, makeInvoice } from '../../../factories/invoices'
import { officeOn } from '../../../factories/scopes'
import { makeTenant } from '../../../factories/tenants'
import { freshDatabase } from '../../../support/database'
import { renderJson } from '../../../support/render'
import { type Connection, rendering } from '../../../support/test-house'

async function setUp() {
  const { db, house, file } = freshDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  return { db, house, file, scope, customerId: customer.id }
}

async function lastNumber(db: Connection): Promise<number> {
  const row = await db
    .selectFrom('number_ranges')
    .select('last_number')
    .where('name', '=', 'invoice')
    .executeTakeFirst()
  return row?.last_number ?? 0
}

test('a draft has a link but no number, and issuing it freezes what it says', async () => {
  const { db, house, scope, customerId } = await setUp()
  const contract = await createContract(house, scope, {
    customer_id: customerId,
    title: 'Büroreinigung',
    starts_on: '2025-01-01',
    notice_months: 3,
    interval_months: 1,
    lines: [lineOf()],
  })
  const draft = await makeDraft(house, scope, customerId, {
    contract: { id: contract.id, period: '2026-02' },
  })
  const link = await findLiveLink(db, scope, { purpose: 'rechnung', subjectId: draft.id })
  expect(link?.id).toBe(draft.linkId)
  expect(await findInvoice(db, scope, draft.id)).toMatchObject({
    view: null,
    status: null,
  })

  const issued = await issueInvoice(house, scope, draft.id)
  expect(issued).toEqual({ id: draft.id, number: '2026-0001' })
  const invoice = await findInvoice(db, scope, draft.id)
  expect(invoice?.view).toMatchObject({
    number: '2026-0001',
    issuedOn: '2026-03-02',
    dueOn: '2026-03-16',
    contractNumber: 'V1001',
    customerNumber: '10001',
    seller: { name: 'Förde Glanz GmbH' },
    buyer: { name: 'Hafenkontor Brügge KG' },
    netCents: 10_000,
    taxCents: 1900,
    grossCents: 11_900,
    payment: { method: 'transfer' },
  })
  expect(invoice?.status).toEqual({ state: 'open', openCents: 11_900, dueOn: '2026-03-16' })
  const file = await findDocument(db, house, scope, {
    invoiceId: draft.id,
    mediaType: 'application/pdf',
  })
  expect(JSON.parse(Buffer.from(file?.bytes ?? []).toString())).toEqual(invoice?.view)
})

test('every file that is rendered is frozen, one of each media type', async () => {
  const { db, house, scope, customerId } = await setUp()
  const draft = await makeDraft(house, scope, customerId)
  const xml = { bytes: new TextEncoder().encode('<Invoice/>'), mediaType: 'text/xml', fileName: '1.xml' }
  const twice = async (view: InvoiceView) => [...(await renderJson(view)), xml, xml]
  await expect(issueInvoice(rendering(house, { invoice: twice }), scope, draft.id)).rejects.toThrow(/UNIQUE/)
  expect(await db.selectFrom('documents').selectAll().execute()).toEqual([])

  const both = async (view: InvoiceView) => [...(await renderJson(view)), xml]
  await issueInvoice(rendering(house, { invoice: both }), scope, draft.id)
  const find = (mediaType: string) => findDocument(db, house, scope, { invoiceId: draft.id, mediaType })
  expect(await find('application/pdf')).toBeDefined()
  const found = await find('text/xml')
  expect(Buffer.from(found?.bytes ?? []).toString()).toBe('<Invoice/>')
})

test('an issued invoice is not issued again, and no number is lost over it', async () => {
  const { db, house, scope, customerId } = await setUp()
  const { id } = await makeInvoice(house, scope, customerId)
  const again = issueInvoice(house, scope, id)
  await expect(again).rejects.toThrow(new InvoiceConflict('already_issued'))
  expect(await lastNumber(db)).toBe(1)
})

test('the same draft issued twice at once is issued once', async () => {
  const { db, house, scope, customerId } = await setUp()
  const { id } = await makeDraft(house, scope, customerId)
  const outcomes = await Promise.allSettled([issueInvoice(house, scope, id), issueInvoice(house, scope, id)])
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await lastNumber(db)).toBe(1)
})

test('twenty drafts issued at once are rendered one by one and numbered without a gap', async () => {
  const { db, house, scope, customerId } = await setUp()
  const drafts = []
  for (let count = 0; count < 20; count++) drafts.push(await makeDraft(house, scope, customerId))
  let running = 0
  let most = 0
  const slowly = async (view: InvoiceView) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 3))
    running--
    return renderJson(view)
  }
  const issued = await Promise.all(
    drafts.map(({ id }) => issueInvoice(rendering(house, { invoice: slowly }), scope, id)),
  )
  const expected = drafts.map((_, index) => `2026-${String(index + 1).padStart(4, '0')}`)
  expect(issued.map(({ number }) => number)).toEqual(expected)
  expect(most).toBe(1)
  const views = await db.selectFrom('invoices').select(['number', 'view_json']).execute()
  for (const row of views) expect(JSON.parse(row.view_json ?? '').number).toBe(row.number)
})

test('a number that another process took meanwhile is not used: the document is made anew', async () => {
  const { db, house, file, scope, customerId } = await setUp()
  const draft = await makeDraft(house, scope, customerId)
  const rival = openWriter(file)
  const numbers: string[] = []
  const interrupted = async (view: InvoiceView) => {
    numbers.push(view.number)
    if (numbers.length === 1) {
      await rival
        .insertInto('number_ranges')
        .values({ tenant_id: scope.tenantId, name: 'invoice', year: 2026, last_number: 1 })
        .execute()
    }
    return renderJson(view)
  }
  const { number } = await issueInvoice(rendering(house, { invoice: interrupted }), scope, draft.id)
  await rival.destroy()
  expect(numbers).toEqual(['2026-0001', '2026-0002'])
  expect(number).toBe('2026-0002')
  const { view } = (await findInvoice(db, scope, draft.id)) ?? {}
  expect(view?.number).toBe('2026-0002')
})

test('whoever loses the number again and again is asked to come back', async () => {
  const { db, house, file, scope, customerId } = await setUp()
  const draft = await makeDraft(house, scope, customerId)
  const rival = openWriter(file)
  onTestFinished(() => rival.destroy())
  const overtaken = async (view: InvoiceView) => {
    const year = { tenant_id: scope.tenantId, name: 'invoice', year: 2026 }
    await rival
      .insertInto('number_ranges')
      .values({ ...year, last_number: 1 })
      .onConflict((conflict) =>
        conflict.doUpdateSet((column) => ({ last_number: column('number_ranges.last_number', '+', 1) })),
      )
      .execute()
    return renderJson(view)
  }
  const issuing = issueInvoice(rendering(house, { invoice: overtaken }), scope, draft.id)
  await expect(issuing).rejects.toBeInstanceOf(Busy)
  expect((await findInvoice(db, scope, draft.id))?.status).toBeNull()
})

test('a draft that changed while it was rendered is issued as it is now', async () => {
  const { db, house, scope, customerId } = await setUp()
  const draft = await makeDraft(house, scope, customerId)
  let renders = 0
  const interrupted = async (view: InvoiceView) => {
    if (++renders === 1) {
      await db.updateTable('invoices').set({ note: 'Neu', revision: 2 }).where('id', '=', draft.id).execute()
    }
    return renderJson(view)
  }
  await issueInvoice(rendering(house, { invoice: interrupted }), scope, draft.id)
  expect((await findInvoice(db, scope, draft.id))?.view?.note).toBe('Neu')
  expect(await lastNumber(db)).toBe(1)
})

test('a renderer that fails leaves draft and number as they were, and the next issue works', async () => {
  const { db, house, scope, customerId } = await setUp()
  const draft = await makeDraft(house, scope, customerId)
  const failing = () => Promise.reject(new Error('no paper'))
  const broken = rendering(house, { invoice: failing })
  await expect(issueInvoice(broken, scope, draft.id)).rejects.toThrow('no paper')
  expect((await findInvoice(db, scope, draft.id))?.status).toBeNull()
  const { number } = await issueInvoice(house, scope, draft.id)
  expect(number).toBe('2026-0001')
})

test('each year and each tenant counts from 1', async () => {
  const { house, scope, customerId } = await setUp()
  expect((await makeInvoice(house, officeOn(scope.tenantId, '2025-12-31'), customerId)).number).toBe(
    '2025-0001',
  )
  expect((await makeInvoice(house, officeOn(scope.tenantId, '2026-01-01'), customerId)).number).toBe(
    '2026-0001',
  )
  const other = await makeTenant(house)
  const theirs = await makeCustomer(house, other)
  expect((await makeInvoice(house, other, theirs.id)).number).toBe('2026-0001')
})

test.each([
  ['reverse charge without the buyer’s VAT id', {}, null, 'AE', 'buyer_vat_id_missing'],
  ['reverse charge without our VAT id', { vat_id: null }, 'DK12345678', 'AE', 'seller_vat_id_missing'],
  ['neither VAT id nor tax number', { vat_id: null, tax_number: null }, null, 'S', 'seller_tax_id_missing'],
] as const)('an invoice with %s stays a draft', async (_, firm, vatId, taxCategory, code) => {
  const { house } = freshDatabase()
  const scope = await makeTenant(house, firm)
  const customer = await makeCustomer(house, scope, {
    vat_id: vatId,
    country: taxCategory === 'AE' ? 'DK' : 'DE',
  })
  const lines = [lineOf({ taxCategory, taxRate: taxCategory === 'S' ? '19' : '0' })]
  const draft = await makeDraft(house, scope, customer.id, { lines })
  await expect(issueInvoice(house, scope, draft.id)).rejects.toMatchObject({ name: 'Conflict', code })
})

test('a mandate is named on the invoice only while it is active', async () => {
  const { db, house, scope, customerId } = await setUp()
  const mandate = await makeMandate(house, scope, customerId)
  const payment = { method: 'direct_debit', mandateId: mandate.id } as const
  const first = await makeInvoice(house, scope, customerId, { payment })
  expect((await findInvoice(db, scope, first.id))?.view?.payment).toEqual({
    method: 'direct_debit',
    mandateReference: mandate.reference,
    ibanMasked: 'DE** **** … 3000',
    holder: 'Hafenkontor Brügge KG',
  })
  const late = await makeDraft(house, scope, customerId, { payment })
  await revokeMandate(house, scope, mandate.id)
  const code = new InvoiceConflict('mandate_not_active')
  await expect(issueInvoice(house, scope, late.id)).rejects.toThrow(code)
  await expect(makeDraft(house, scope, customerId, { payment })).rejects.toThrow(code)
})

test('a contract period is billed once', async () => {
  const { house, scope, customerId } = await setUp()
  const contract = await createContract(house, scope, {
    customer_id: customerId,
    title: 'Winterdienst',
    starts_on: '2025-01-01',
    notice_months: 1,
    interval_months: 1,
    lines: [lineOf()],
  })
  await makeDraft(house, scope, customerId, { contract: { id: contract.id, period: '2026-02' } })
  const twice = makeDraft(house, scope, customerId, { contract: { id: contract.id, period: '2026-02' } })
  await expect(twice).rejects.toThrow(new InvoiceConflict('period_already_invoiced'))
  await makeDraft(house, scope, customerId, { contract: { id: contract.id, period: '2026-03' } })
})

test("another tenant's customer, contract, mandate and draft do not exist", async () => {
  const { db, house, scope, customerId } = await setUp()
  const draft = await makeDraft(house, scope, customerId)
  const mandate = await makeMandate(house, scope, customerId)
  const stranger = await makeTenant(house)
  const theirs = await makeCustomer(house, stranger)
  await expect(makeDraft(house, stranger, customerId)).rejects.toThrow(NotFound)
  await expect(issueInvoice(house, stranger, draft.id)).rejects.toThrow(NotFound)
  const payment = { method: 'direct_debit', mandateId: mandate.id } as const
  await expect(makeDraft(house, stranger, theirs.id, { payment })).rejects.toThrow(NotFound)
  expect(await findInvoice(db, stranger, draft.id)).toBeUndefined()
  expect((await findInvoice(db, scope, draft.id))?.status).toBeNull()
})
