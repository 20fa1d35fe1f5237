import { expect, test, vi } from 'vitest'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { refundCredit } from '~/domain/invoices/credits/credit.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { undoReceipt } from '~/domain/invoices/payments/undo-booking.server'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { officeOn } from '../../factories/scopes'
import { ask } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { readPdf } from '../../support/pdf'
import { download, makeOwner, type Owner, read } from '../owner'

vi.setSystemTime('2026-03-12T09:00:00Z')

const flat = (text: string) => text.replace(/\s+/g, ' ').replace(/[-–]/g, '−')

/** One invoice with a cash discount paid in January, one cancelled in February with its money sent back, one open. */
async function makeAccount() {
  const owner = await makeOwner()
  const { tenantId } = owner.scope
  const on = (day: string) => officeOn(tenantId, day)
  const { id: customerId } = await makeCustomer(house, owner.scope, { language: 'en' })
  const bill = (day: string, changes = {}) => makeInvoice(house, on(day), customerId, changes)
  const pay = (
    paidOn: string,
    amountCents: number,
    claims: { invoiceId: string; withDiscount?: boolean }[],
  ) => receiveMoney(house, on(paidOn), { customerId, amountCents, paidOn, method: 'transfer', claims })
  const first = await bill('2026-01-05', { options: { discount_percent: '2', discount_days: 10 } })
  await pay('2026-01-10', 11_662, [{ invoiceId: first.id, withDiscount: true }])
  const second = await bill('2026-02-02')
  await pay('2026-02-03', 11_900, [{ invoiceId: second.id }])
  await cancelInvoice(house, on('2026-02-04'), second.id)
  await refundCredit(house, on('2026-02-05'), {
    ...{ customerId, amountCents: 10_000, paidOn: '2026-02-05', method: 'transfer' },
  })
  const slip = await pay('2026-02-06', 4711, [])
  await undoReceipt(house, on('2026-02-07'), { id: slip.id, reason: 'vertippt' })
  const third = await bill('2026-03-02')
  return { owner, customerId, path: `/buero/kunden/${customerId}/konto`, invoices: [first, second, third] }
}

const pageOf = async (owner: Owner, path: string) => flat(textOf(await read(owner, path)))

test('a customer’s account ends with what is open less the credit', async () => {
  const { owner, customerId, path, invoices } = await makeAccount()
  const html = await read(owner, path)
  const page = flat(textOf(html))
  // 119,00 open, 119,00 − 100,00 = 19,00 of credit.
  const said = [
    ...['Saldo am 12. März 2026 100,00 €', 'Heute offen 119,00 €', 'Guthaben 19,00 €'],
    ...['12.03.2025 Anfangssaldo', '05.01.2026 Rechnung', 'Überweisung', '−116,62 € 2,38 €', 'Skonto'],
    ...['−2,38 € 0,00 €', '119,00 € 119,00 €', '−119,00 € 0,00 €', 'Stornierung', '−119,00 € −119,00 €'],
    ...['Rückzahlung', '100,00 € −19,00 €', '119,00 € 100,00 €', '12.03.2026 Endsaldo', '100,00 €'],
  ]
  let from = 0
  for (const words of said) {
    const at = page.indexOf(words, from)
    expect(at, `${words} in ${page.slice(from)}`).toBeGreaterThanOrEqual(0)
    from = at
  }
  expect(page).not.toContain('47,11')
  for (const { id } of invoices) expect(html).toContain(`/buero/rechnungen/${id}`)
  for (const before of [`/buero/kunden/${customerId}`, `/buero/kunden/${customerId}/zahlungen`])
    expect(await read(owner, before)).toContain(`${path}"`)
})

test('its days can be chosen, and what was before is the opening balance', async () => {
  const { owner, path } = await makeAccount()
  const page = await pageOf(owner, `${path}?von=2026-02-03&bis=2026-02-04`)
  expect(page).toContain('03.02.2026 Anfangssaldo 119,00 €')
  expect(page).toContain('04.02.2026 Endsaldo −119,00 €')
  expect(page).not.toContain('Skonto')
  expect(page).toContain('Heute offen 119,00 €')
  expect(await pageOf(owner, `${path}?von=2026-02-04&bis=3.2.2026`)).toContain('03.02.2026 Anfangssaldo')
  expect(await pageOf(owner, `${path}?von=gestern`)).toContain('12.03.2025 Anfangssaldo 0,00 €')
  expect(await pageOf(owner, `${path}?von=2026-03-05`)).toContain('In diesem Zeitraum wurde nichts gebucht.')
})

test('the PDF is in the customer’s language, and of the same days', async () => {
  const { owner, path } = await makeAccount()
  const { text, language } = await readPdf(await download(owner, `${path}.pdf?von=2026-02-03`))
  expect(language).toBe('en')
  for (const words of ['Opening balance 119.00', 'Closing balance 100.00', 'Please transfer', '€100.00'])
    expect(flat(text)).toContain(words)
})

test('a name without letters to print has no PDF, and the page says so', async () => {
  const owner = await makeOwner()
  const { id } = await makeCustomer(house, owner.scope, { name: 'مؤسسة' })
  const path = `/buero/kunden/${id}/konto`
  const answer = await ask(`${path}.pdf`, { headers: owner.headers })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining(path)])
  expect(await pageOf(owner, path)).toContain('Als PDF geht es nicht')
  expect(await read(owner, path)).not.toContain('konto.pdf')
})

test('another firm’s customer is not found', async () => {
  const { path } = await makeAccount()
  const { headers } = await makeOwner()
  for (const one of [path, `${path}.pdf`]) expect((await ask(one, { headers })).status).toBe(404)
})
