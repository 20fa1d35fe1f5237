import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readDemo } from '../support/demo'
import { expect, test } from '../support/journey'
import { renderJson } from '../support/render'

const IBAN = 'DE02120300000000202051'

test('narrows the invoices down by state and year with links, and says what it shows', async ({ page }) => {
  await page.goto(new URL(readDemo().portal).pathname)
  const states = page.getByRole('navigation', { name: 'Nach Stand' })
  const years = page.getByRole('navigation', { name: 'Nach Jahr' })
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  const all = await countShown(page)

  await states.getByRole('link', { name: 'Bezahlt' }).click()
  await expect(states.getByRole('link', { name: 'Bezahlt' })).toHaveAttribute('aria-current', 'true')
  const paid = await countShown(page)
  expect(paid).toBeLessThan(all)
  for (const row of await rows.all()) await expect(row).toContainText('Bezahlt')

  await years.getByRole('link', { name: '2025' }).click()
  await expect(years.getByRole('link', { name: '2025' })).toHaveAttribute('aria-current', 'true')
  await expect(states.getByRole('link', { name: 'Bezahlt' })).toHaveAttribute('aria-current', 'true')
  expect(await countShown(page)).toBeLessThan(paid)
  for (const row of await rows.all()) await expect(row).toContainText(/\.2025/)

  await years.getByRole('link', { name: 'Alle Jahre' }).click()
  await expect(years.getByRole('link', { name: 'Alle Jahre' })).toHaveAttribute('aria-current', 'true')
  await states.getByRole('link', { name: 'Alle' }).click()
  await expect(states.getByRole('link', { name: 'Alle' })).toHaveAttribute('aria-current', 'true')
  expect(await countShown(page)).toBe(all)
})

test('says so where nothing matches, and leads back to all', async ({ page, firm }) => {
  const customerId = await firm.customer()
  await firm.invoice(customerId)
  await page.goto(await firm.link('portal', customerId))
  await page.getByRole('link', { name: 'Storniert' }).click()
  await expect(page.getByText('Zu dieser Auswahl gibt es keine Rechnung.')).toBeVisible()
  await page.getByRole('link', { name: 'Alle Rechnungen zeigen' }).click()
  await expect(page.getByText('1 Rechnung', { exact: true })).toBeVisible()
  expect(await countShown(page)).toBe(1)
})

test('shows 26 invoices on two pages, the newest first, each once', async ({ page, firm }) => {
  const customerId = await firm.customer()
  const numbers: string[] = []
  for (let count = 0; count < 26; count++)
    numbers.unshift((await firm.invoice(customerId, renderJson)).number)
  await page.goto(await firm.link('portal', customerId))
  await expect(page.getByText('Seite 1 von 2')).toBeVisible()
  const shown = await page.getByRole('rowheader').allInnerTexts()
  await page.getByRole('link', { name: 'Nächste' }).click()
  await expect(page.getByText('Seite 2 von 2')).toBeVisible()
  shown.push(...(await page.getByRole('rowheader').allInnerTexts()))
  expect(shown.map((text) => text.trim())).toEqual(numbers)
})

test('gives the PDF of each invoice', async ({ page, firm }) => {
  const customerId = await firm.customer()
  const { number } = await firm.invoice(customerId)
  await page.goto(await firm.link('portal', customerId))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: `PDF der Rechnung ${number} herunterladen` }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`Rechnung-${number}.pdf`)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('adds up what is owed, and shows mandates masked and contracts with their price', async ({
  page,
  firm,
}) => {
  const customerId = await firm.customer()
  await firm.mandate(customerId, IBAN)
  const contract = await firm.contract(customerId)
  await firm.invoice(customerId)
  await firm.invoice(customerId)
  await page.goto(await firm.link('portal', customerId))
  await expect(page.getByText(/^238,00\s€$/).first()).toBeVisible()
  await expect(page.getByText('für 2 Rechnungen')).toBeVisible()
  const mandates = page.getByRole('region', { name: 'Ihre Lastschrift-Mandate' })
  await expect(mandates).toContainText(/DE\*\*.+2051/)
  expect(await page.content()).not.toContain(IBAN)
  const contracts = page.getByRole('region', { name: 'Ihre Verträge' })
  await expect(contracts).toContainText(contract)
  await expect(contracts).toContainText(/119,00\s€ im Monat/)
})

test('takes a message', async ({ page, firm }) => {
  const customerId = await firm.customer()
  await page.goto(await firm.link('portal', customerId))
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByRole('alert')).toContainText('Bitte schreiben Sie uns, worum es geht.')
  await page.getByLabel('Ihre Nachricht').fill('Wir ziehen um.')
  await page.getByLabel('E-Mail-Adresse für die Antwort').fill('kein-at-zeichen')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByRole('alert')).toContainText('Diese E-Mail-Adresse stimmt nicht.')
  await page.getByLabel('E-Mail-Adresse für die Antwort').fill('')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByRole('status')).toContainText('Ihre Nachricht ist angekommen.')
  const rows = await firm.db
    .selectFrom('messages')
    .select('reply_to')
    .where('customer_id', '=', customerId)
    .execute()
  expect(rows).toEqual([{ reply_to: null }])
})

test('takes a new address as a request and changes nothing yet', async ({ page, firm }) => {
  const customerId = await firm.customer()
  await page.goto(await firm.link('portal', customerId))
  await page.getByText('Neue Adresse mitteilen').click()
  await page.getByLabel('Straße und Hausnummer').fill('Am Kiel-Kanal 1')
  await page.getByLabel('Ort', { exact: true }).fill('Kiel')
  await page.getByRole('button', { name: 'Neue Adresse senden' }).click()
  await expect(page.getByRole('alert')).toContainText('Bitte geben Sie die Postleitzahl ein.')
  await expect(page.getByLabel('Straße und Hausnummer')).toBeVisible()
  await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Am Kiel-Kanal 1')
  await page.getByLabel('Postleitzahl').fill('24106')
  await page.getByRole('button', { name: 'Neue Adresse senden' }).click()
  await expect(page.getByRole('status')).toContainText('Wir haben Ihre neue Adresse erhalten.')
  const customer = await firm.db
    .selectFrom('customers')
    .select('street')
    .where('id', '=', customerId)
    .executeTakeFirst()
  expect(customer?.street).toBe('Holtenauer Straße 8')
})

test('takes a new bank account as a request, without showing it again', async ({ page, firm }) => {
  const customerId = await firm.customer()
  await page.goto(await firm.link('portal', customerId))
  await page.getByText('Neue Bankverbindung mitteilen').click()
  await page.getByLabel('IBAN').fill('DE02 1203 0000 0000 2020 52')
  await page.getByLabel('Name auf dem Konto').fill('Ada Ahoi')
  await page.getByRole('button', { name: 'Neue Bankverbindung senden' }).click()
  await expect(page.getByRole('alert')).toContainText('Diese IBAN stimmt nicht.')
  await page.getByLabel('IBAN').fill(IBAN)
  await page.getByRole('button', { name: 'Neue Bankverbindung senden' }).click()
  await expect(page.getByRole('status')).toContainText('Wir haben Ihre neue Bankverbindung erhalten.')
  expect(await page.content()).not.toContain(IBAN)
})

test('a new customer sees what comes next instead of empty lists', async ({ page, firm }) => {
  await page.goto(await firm.link('portal', await firm.customer()))
  await expect(page.getByText('Noch keine Rechnung.')).toBeVisible()
  await expect(page.getByText('Sie haben zurzeit keinen laufenden Vertrag mit uns.')).toBeVisible()
})

/** What the page says it lists; the rows must agree while they fit on one page. */
async function countShown(page: Page): Promise<number> {
  const text = await page.getByText(/^\d+ Rechnung(en)?$/).innerText()
  const count = Number.parseInt(text, 10)
  await expect(page.getByRole('rowheader')).toHaveCount(Math.min(count, 25))
  return count
}
