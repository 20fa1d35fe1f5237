import { readFile } from 'node:fs/promises'
import { demoInvoice } from '../support/demo'
import { expect, test } from '../support/journey'

const OURS = 'DE02120300000000202051'
const THEIRS = 'DE89370400440532013000'

test('says first what is owed, until when, and how to pay', async ({ page, firm }) => {
  const { path, number } = await firm.invoice(await firm.customer())
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Rechnung ${number}`)
  await expect(page.getByText(/^Bitte zahlen Sie 119,00\s€ bis zum \d+\.\s\p{L}+ \d{4}\.$/u)).toBeVisible()
  const pay = page.getByRole('region', { name: 'So bezahlen Sie' })
  await expect(pay.getByText(/^DE\d\d( \d{4}){4} \d\d$/)).toBeVisible()
  await expect(pay.getByText(number, { exact: true })).toBeVisible()
  const code = pay.getByRole('img', { name: /^GiroCode für eine Überweisung: 119,00\s€/ })
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
})

test('gives the PDF under a name that says what it is', async ({ page, firm }) => {
  const { path, number } = await firm.invoice(await firm.customer())
  await page.goto(path)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'PDF herunterladen' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`Rechnung-${number}.pdf`)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.length).toBeGreaterThan(5_000)
})

for (const [status, sentence] of [
  ['paid', /^Bezahlt am .+ Vielen Dank!$/],
  ['overdue', /Überfällig seit dem .+ Bitte zahlen Sie .+ jetzt\.$/],
  ['cancelled', /^Storniert durch .+ Sie müssen nichts bezahlen\.$/],
  ['direct_debit', /^Wir buchen .+ ab\. Sie müssen nichts tun\.$/],
] as const) {
  test(`says in a sentence that an invoice is ${status}`, async ({ page }) => {
    await page.goto(demoInvoice(status))
    await expect(page.getByText(sentence)).toBeVisible()
  })
}

test('changes to a mandate on file and back to transfer', async ({ page, firm }) => {
  const customerId = await firm.customer()
  await firm.mandate(customerId, OURS)
  const { path } = await firm.invoice(customerId)
  await page.goto(path)
  await page.getByLabel(/^Lastschrift von DE.+2051/).check()
  await page.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(page.getByRole('status')).toContainText('Gespeichert: Wir buchen den Betrag ab.')
  await expect(page.getByText(/^Wir buchen 119,00\s€ am .+ Sie müssen nichts tun\.$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Wir buchen 119,00\s€ am/)).toBeVisible()

  await page.getByLabel('Überweisung').check()
  await page.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(page.getByRole('status')).toContainText('Gespeichert: Sie bezahlen per Überweisung.')
  await expect(page.getByText(/^Bitte zahlen Sie 119,00\s€ bis zum/)).toBeVisible()
})

test('asks for a new mandate: a wrong IBAN is explained, nothing is lost, the second try counts once', async ({
  page,
  firm,
}) => {
  const customerId = await firm.customer()
  const { path } = await firm.invoice(customerId)
  await page.goto(path)
  await page.getByLabel('Lastschrift von meinem Konto').check()
  await page.getByLabel('IBAN', { exact: true }).fill('DE89 3704 0044 0532 0130 01')
  await page.getByLabel('Name auf dem Konto').fill('Ada Ahoi')
  await page.getByLabel(/^Ich ermächtige/).check()
  await page.getByRole('button', { name: 'Auswahl speichern' }).click()

  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Es wurde nichts gespeichert.')
  const iban = page.getByLabel('IBAN', { exact: true })
  await summary.getByRole('link', { name: /^Diese IBAN stimmt nicht/ }).click()
  await expect(iban).toBeInViewport()
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 01')
  await expect(iban).toHaveAttribute('aria-invalid', 'true')
  await expect(iban).toHaveAccessibleDescription(/Diese IBAN stimmt nicht/)
  await expect(page.getByLabel('Lastschrift von meinem Konto')).toBeChecked()
  await expect(page.getByLabel('Name auf dem Konto')).toHaveValue('Ada Ahoi')
  await expect(page.getByLabel(/^Ich ermächtige/)).toBeChecked()
  expect(await mandatesOf(customerId)).toBe(0)

  await iban.fill(THEIRS)
  await page.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(page.getByRole('status')).toContainText('Ihr Lastschrift-Mandat ist angefragt.')
  await expect(page).toHaveURL(/\?gespeichert=zahlungswahl/)
  await page.reload()
  await expect(page.getByRole('status')).toContainText('Ihr Lastschrift-Mandat ist angefragt.')
  expect(await mandatesOf(customerId)).toBe(1)

  async function mandatesOf(customer: string): Promise<number> {
    const rows = await firm.db
      .selectFrom('mandates')
      .select('id')
      .where('customer_id', '=', customer)
      .execute()
    return rows.length
  }
})

test('sends a message: empty and too long are explained, and a double click is one message', async ({
  page,
  firm,
}) => {
  const customerId = await firm.customer()
  const { path } = await firm.invoice(customerId)
  await page.goto(path)
  const send = page.getByRole('button', { name: 'Nachricht senden' })
  const text = page.getByLabel('Ihre Nachricht')
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Bitte schreiben Sie uns, worum es geht.')

  const long = 'Guten Tag, '.repeat(190)
  await text.fill(long)
  await page.getByLabel('E-Mail-Adresse für die Antwort').fill('ada@ahoi.example')
  await send.click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /höchstens 2000 Zeichen/ })
    .click()
  await expect(text).toBeInViewport()
  await expect(text).toHaveValue(long)
  await expect(page.getByLabel('E-Mail-Adresse für die Antwort')).toHaveValue('ada@ahoi.example')

  await text.fill('Bitte reinigen Sie künftig dienstags.\nDanke!')
  await send.dblclick()
  await expect(page.getByRole('status')).toContainText('Ihre Nachricht ist angekommen.')
  await page.reload()
  await expect(page.getByRole('status')).toContainText('Ihre Nachricht ist angekommen.')
  const kept = await firm.db
    .selectFrom('messages')
    .select('reply_to')
    .where('customer_id', '=', customerId)
    .execute()
  expect(kept).toEqual([{ reply_to: 'ada@ahoi.example' }])
})

test('a form that arrives twice changes nothing twice', async ({ page, firm }) => {
  const customerId = await firm.customer()
  const { path } = await firm.invoice(customerId)
  await page.goto(path)
  const key = await page.locator('form[action$="/zahlungswahl"] input[name="form_key"]').inputValue()
  const form = { form_key: key, choice: 'new', iban: THEIRS, holder: 'Ada Ahoi', consent: 'ja' }
  for (let time = 0; time < 2; time++) {
    const answer = await page.request.post(`${path}/zahlungswahl`, { form, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
  }
  const requested = await firm.db
    .selectFrom('mandates')
    .select('status')
    .where('customer_id', '=', customerId)
    .execute()
  expect(requested).toHaveLength(1)
})

test('an unpublished invoice says so and how to reach the firm', async ({ page, firm }) => {
  const draftId = await firm.draft(await firm.customer())
  const response = await page.goto(await firm.link('rechnung', draftId))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Rechnung ist noch nicht fertig')
  await expect(page.getByRole('link', { name: 'buero@foerde-glanz.example' })).toBeVisible()
})
