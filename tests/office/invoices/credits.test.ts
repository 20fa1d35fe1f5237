import { expect, test } from 'vitest'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { makeCustomer } from '../../factories/customers'
import { lineOf, makeInvoice } from '../../factories/invoices'
import { tokenFor } from '../../factories/links'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { hiddenField, textOf } from '../../support/html'
import { makeOwner, read } from '../owner'

async function setting() {
  const owner = await makeOwner()
  const { id: customerId } = await makeCustomer(house, owner.scope)
  const lines = [lineOf(), lineOf({ description: 'Fachbuch', taxRate: '7', quantity: '1', unitPrice: '30' })]
  const invoice = await makeInvoice(house, owner.scope, customerId, { lines })
  const page = `/buero/rechnungen/${invoice.id}/korrektur`
  const credit = (form: Record<string, string>) => post(page, form, owner.headers)
  // A form that is given back is the answer itself.
  const shown = async (answer: Response) => {
    const page = answer.headers.get('location')
    return textOf(page === null ? await answer.text() : await read(owner, page))
  }
  return { owner, customerId, invoice, page, credit, shown }
}

test('a part of an invoice is credited from its page, and both documents lead to each other', async () => {
  const { owner, customerId, invoice, credit, shown, page } = await setting()
  expect(textOf(await read(owner, page))).toMatch(
    /Menge: Unterhaltsreinigung.*Höchstens 4 Std., netto 100,00 €/,
  )
  const sums = await credit({ line_1: '1', summe: 'ja' })
  expect(await shown(sums)).toContain('Gutschrift 29,75 €')
  const answer = await credit({ line_1: '1', reason: 'Ausfall am 12. Februar' })
  expect(await shown(answer)).toMatch(/Rechnungskorrektur ist ausgestellt.*Korrigiert die Rechnung 2026-0001/)
  const original = textOf(await read(owner, `/buero/rechnungen/${invoice.id}`))
  expect(original).toMatch(/Noch offen 121,35 €.*Gutgeschrieben 20\d\d-\d{4} 29,75 €/)
  expect(original).not.toContain('Stornieren')

  const note = await db
    .selectFrom('invoices')
    .select('id')
    .where('refers_to_id', '=', invoice.id)
    .executeTakeFirstOrThrow()
  const customer = `/rechnung/${await tokenFor(house, owner.scope, 'rechnung', invoice.id)}`
  const html = await (await ask(customer)).text()
  expect(textOf(html)).toMatch(/Noch zu zahlen 121,35 €.*Rechnungskorrektur 20\d\d-\d{4} \(PDF\)/)
  const portal = `/portal/${await tokenFor(house, owner.scope, 'portal', customerId)}`
  for (const file of [
    `${customer}/korrekturen/${note.id}`,
    `${portal}/rechnungen/${invoice.id}/korrekturen/${note.id}`,
  ])
    expect([(await ask(file)).status, (await ask(file.replace(note.id, invoice.id))).status]).toEqual([
      200, 404,
    ])
  const ofNote = `/rechnung/${await tokenFor(house, owner.scope, 'rechnung', note.id)}`
  expect(textOf(await (await ask(ofNote)).text())).toContain(
    'Von der Rechnung sind damit noch 121,35 € zu zahlen.',
  )
})

test('a double click, or two people at once, make one credit note', async () => {
  const { owner, invoice, page, credit, shown } = await setting()
  const stand = hiddenField(await read(owner, page), '/korrektur', 'stand')
  const form = { line_1: '1', reason: 'Ausfall', stand }
  const answers = await Promise.all([credit(form), credit(form)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422])
  expect(await shown(await credit(form))).toContain('Inzwischen ist von der Rechnung etwas gutgeschrieben')
  const notes = db.selectFrom('invoices').select('id').where('refers_to_id', '=', invoice.id)
  expect(await notes.execute()).toHaveLength(1)
  // After another look, more may be credited.
  const again = hiddenField(await read(owner, page), '/korrektur', 'stand')
  expect((await credit({ ...form, stand: again })).status).toBe(303)
  expect(await notes.execute()).toHaveLength(2)
})

test.each<[string, Record<string, string>, string]>([
  ['no reason', { line_1: '1' }, 'Bitte geben Sie an, warum Sie etwas gutschreiben.'],
  ['nothing', { reason: 'x' }, 'Bitte geben Sie an, was Sie gutschreiben.'],
  ['too much of a line', { reason: 'x', line_1: '4,5' }, 'So viel ist von dieser Position nicht mehr übrig.'],
  ['no quantity', { reason: 'x', line_1: '-1' }, 'Bitte geben Sie eine Menge ohne Vorzeichen ein'],
  [
    'too much of a rate',
    { reason: 'x', group_1: '30,01', description: 'y' },
    'Das ist mehr, als von der Rechnung',
  ],
  ['an amount for nothing', { reason: 'x', group_1: '3' }, 'Bitte'],
])('refused: %s', async (_, form, said) => {
  const { credit, shown } = await setting()
  expect(await shown(await credit(form))).toContain(said)
})

test('a preview shows the paper and changes nothing; all that is left is one tick', async () => {
  const { owner, page, credit, shown } = await setting()
  const preview = await ask(`${page}/probedruck?group_1=3&description=Minderung&reason=Kratzer`, {
    headers: owner.headers,
  })
  expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(await shown(await credit({ rest: 'on', reason: 'Kulanz' }))).toContain('151,10')
  expect(await shown(await ask(page, { headers: owner.headers, redirect: 'manual' }))).toContain(
    'Die Rechnung ist schon vollständig gutgeschrieben.',
  )
})

test('a credit note and a cancellation are mailed in the customer’s language, each once, and say what they mean', async () => {
  const { owner, customerId, invoice, credit } = await setting()
  const mail = { email: 'post@bruegge.example', language: 'en' } as const
  await db.updateTable('customers').set(mail).where('id', '=', customerId).execute()
  await credit({ line_1: '1', reason: 'Ausfall' })
  const other = await makeInvoice(house, owner.scope, customerId)
  const cancelled = await cancelInvoice(house, owner.scope, other.id, { note: 'Irrtum' })
  const documents = db.selectFrom('invoices').select(['id', 'kind']).where('kind', '<>', 'invoice')
  for (const { id } of await documents.where('customer_id', '=', customerId).execute()) {
    const page = `/buero/rechnungen/${id}`
    expect(await read(owner, page)).toContain(`action="${page}/versand`)
    for (const _ of ['once', 'and again'])
      expect((await post(`${page}/versand`, {}, owner.headers)).status).toBe(303)
    expect(textOf(await read(owner, page))).toContain('Gutschrift an den Kunden, post@bruegge.example')
  }
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('tenant_id', '=', owner.scope.tenantId)
    .where('kind', '=', 'credit_sent')
    .execute()
  expect(mails.map(({ language }) => language)).toEqual(['en', 'en'])
  const shown = await Promise.all(mails.map(({ id }) => read(owner, `/buero/postausgang/${id}/vorschau`)))
  expect(shown.map(textOf).join()).toMatch(/credits you with €29.75 of our invoice 2026-0001/)
  expect(shown.map(textOf).join()).toContain(`Cancellation ${cancelled.number}`)
  expect(invoice.number).toBe('2026-0001')
})

test('a cash discount counts from what a credit note has left of the invoice', async () => {
  const { owner, customerId } = await setting()
  const invoice = await makeInvoice(house, owner.scope, customerId, {
    options: { discount_percent: '2', discount_days: 10 },
  })
  const link = `/rechnung/${await tokenFor(house, owner.scope, 'rechnung', invoice.id)}`
  const discount = async (path: string) => textOf(await (await ask(path, { headers: owner.headers })).text())
  expect(await discount(link)).toContain('2,38 €')
  await post(`/buero/rechnungen/${invoice.id}/korrektur`, { line_1: '2', reason: 'Ausfall' }, owner.headers)
  expect(await discount(link)).toContain('1,19 €')
  expect(await discount(link)).not.toContain('2,38 €')
  expect(await discount(`/buero/rechnungen/${invoice.id}`)).toContain('1,19 €')
  const claimed = { customerId, paidOn: owner.scope.today, method: 'transfer' } as const
  const claims = [{ invoiceId: invoice.id, withDiscount: true }]
  await receiveMoney(house, owner.scope, { ...claimed, amountCents: 5831, claims })
  expect(await discount(link)).toContain('Bezahlt')
})
