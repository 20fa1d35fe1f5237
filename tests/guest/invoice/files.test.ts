import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { today } from '~/clock.server'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { creditInvoice } from '~/domain/invoices/credits/credit-note.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { creditWords } from '~/i18n/credit-words'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { readMail } from '../../support/mail'
import { readPdf } from '../../support/pdf'
import { signedInAs } from '../../support/session'
import { invoiceSetting } from './setting'

const IBAN = { tenant: { iban: 'DE02120300000000202051' } }

async function textAt(path: string): Promise<string> {
  return textOf(await (await ask(path)).text())
}

async function pay(setting: Awaited<ReturnType<typeof invoiceSetting>>, amountCents: number) {
  const { scope, invoice } = setting
  await recordPayment(house, scope, {
    invoiceId: invoice.id,
    amountCents,
    paidOn: today(),
    method: 'transfer',
  })
}

test('the PDF is called what it is where it no longer says what is to be paid', async () => {
  const setting = await invoiceSetting(IBAN)
  const { path, mandate } = setting
  expect(await textAt(path)).toContain('PDF herunterladen')
  await post(`${path}/zahlungswahl`, { choice: mandate.id })
  const collected = await textAt(path)
  expect(collected).toMatch(/Das PDF ist die Rechnung vom .*, wie sie verschickt wurde\./)
  expect(collected).toContain('Ursprüngliche Rechnung (PDF)')
  expect(collected).toContain('Wird abgebucht 119,00 €')
  expect(collected).not.toMatch(/Noch zu zahlen|Zu zahlen bis/)
  await post(`${path}/zahlungswahl`, { choice: 'transfer' })
  expect(await textAt(path)).toContain('PDF herunterladen')
  await pay(setting, 1900)
  expect(await textAt(path)).toContain('Ursprüngliche Rechnung (PDF)')
})

test('a cancelled invoice offers the document that cancelled it', async () => {
  const { path, scope, invoice } = await invoiceSetting()
  const { number } = await cancelInvoice(house, scope, invoice.id)
  const text = await textAt(path)
  expect(text).toContain(`Stornorechnung ${number} (PDF)`)
  expect(text).toContain('Ursprüngliche Rechnung (PDF)')
  expect(text).not.toMatch(/Zu zahlen bis|Zahlungsziel/)
  const [own, reversal] = await Promise.all([ask(`${path}/pdf`), ask(`${path}/storno`)])
  expect(reversal.status).toBe(200)
  expect(reversal.headers.get('etag')).not.toBe(own.headers.get('etag'))
})

test('a receipt is there once the invoice is paid, and while it is', async () => {
  const setting = await invoiceSetting()
  const { path, invoice } = setting
  expect((await ask(`${path}/quittung`)).status).toBe(404)
  await pay(setting, 11_900)
  expect(await textAt(path)).toContain('Zahlungsbestätigung (PDF)')
  const answer = await ask(`${path}/quittung`)
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Zahlungsbestaetigung-${invoice.number}.pdf"`,
  )
  const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  expect(text).toContain(`Zahlungsbestätigung zu Rechnung ${invoice.number}`)
  expect(text).toMatch(/Die Rechnung über 119,00.€ ist seit dem .* vollständig bezahlt/)
  expect(text).toContain('Überweisung 119,00')
  await pay(setting, -11_900)
  expect((await ask(`${path}/quittung`)).status).toBe(404)
})

test('a receipt after a credit note and a cash discount says what was paid, and adds up to the invoice', async () => {
  const { path, scope, customer, invoice } = await invoiceSetting({
    invoice: { options: { discount_percent: '2', discount_days: 10 } },
  })
  const { number } = await creditInvoice(house, scope, invoice.id, {
    request: () => ({ quantities: new Map([[1, '1']]), netCents: new Map(), description: '' }),
    wordsOf: (language) => creditWords[language],
    reason: 'Ausfall',
  })
  // 119,00 − 29,75 = 89,25; less 2 %, 1,79.
  const money = { customerId: customer.id, amountCents: 8746, paidOn: today(), method: 'transfer' as const }
  await receiveMoney(house, scope, { ...money, claims: [{ invoiceId: invoice.id, withDiscount: true }] })
  const answer = await ask(`${path}/quittung`)
  const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  expect(text).toMatch(
    /Die Rechnung über 119,00.€ ist ausgeglichen. Gezahlt haben Sie darauf 87,46.€, zuletzt am/,
  )
  for (const part of [
    `Rechnungskorrektur ${number} 29,75`,
    'Überweisung 87,46',
    'Skonto 1,79',
    'Zusammen 119,00',
  ])
    expect(text).toContain(part)
})

test('a receipt for very many payments lists the last of them, and sums up those before', async () => {
  const setting = await invoiceSetting()
  for (let payment = 1; payment <= 60; payment++) await pay(setting, payment < 60 ? 200 : 100)
  const answer = await ask(`${setting.path}/quittung`)
  const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  expect(text).toContain('20 frühere Buchungen 40,00')
  expect(text.match(/Überweisung/g)).toHaveLength(40)
  expect(text).toContain('Bezahlt 119,00')
})

test('the GiroCode is a picture to save, with a white border', async () => {
  const { path } = await invoiceSetting(IBAN)
  expect(await (await ask(path)).text()).toContain(`href="${path}/girocode.png"`)
  const answer = await ask(`${path}/girocode.png`)
  expect(answer.headers.get('content-type')).toBe('image/png')
  const png = PNG.sync.read(Buffer.from(await answer.arrayBuffer()))
  expect(png.width).toBe(png.height)
  expect([...png.data.subarray(0, 4)]).toEqual([255, 255, 255, 255])
  // The finder pattern begins right behind the quiet zone of four modules of ten pixels.
  expect(png.data[(40 * png.width + 40) * 4]).toBe(0)
})

test('the due date is a whole day for a calendar, with an alarm before', async () => {
  const { path, invoice } = await invoiceSetting()
  const answer = await ask(`${path}/termin.ics`)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const ics = await answer.text()
  expect(ics).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(ics).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)
  expect(ics.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:Rechnung ${invoice.number}\\, 119\\,00`)
  expect(ics).not.toContain('/rechnung/')
  for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('"I have made the transfer" tells the office once, pauses reminders for a week and says so', async () => {
  const { path, scope, invoice } = await invoiceSetting(IBAN)
  expect(await textAt(path)).toContain('Ich habe überwiesen')
  for (let time = 1; time <= 2; time++)
    expect((await post(`${path}/ueberweisung`, {})).headers.get('location')).toBe(
      `${path}?gespeichert=ueberweisung#gespeichert`,
    )
  const [notice, ...others] = await db
    .selectFrom('transfer_notices')
    .selectAll()
    .where('invoice_id', '=', invoice.id)
    .execute()
  expect(others).toEqual([])
  expect(notice && Date.parse(notice.paused_until_on) - Date.parse(today())).toBe(7 * 86_400_000)
  const text = await textAt(`${path}?gespeichert=ueberweisung`)
  expect(text).toContain('Danke, wir wissen Bescheid.')
  expect(text).toMatch(/Sie haben uns gesagt, dass Sie überwiesen haben, am/)
  expect(text).not.toContain('Ich habe überwiesen')
  const mails = await db
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('kind', '=', 'customer_notice')
    .execute()
  expect(mails).toHaveLength(1)
  const headers = await signedInAs(house, scope, 'invoicing')
  const mail = await (await ask(`/buero/postausgang/${mails[0]?.id}/eml`, { headers })).text()
  const [, task = ''] = /http:\/\/localhost:3000(\/buero\/aufgaben\/\S+)/.exec(readMail(mail).text) ?? []
  expect((await ask(task, { headers })).status).toBe(200)
})
