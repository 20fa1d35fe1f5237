import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { AT_A_DESK, expect, test } from '../support/journey'
import { readMail } from '../support/mail'

// From a new customer to an invoice that is paid, by hand.

const MOST_MS = 120_000
const PATIENCE_MS = 20_000
const GROSS = /216,28\s€/

test.use({ ...AT_A_DESK, actionTimeout: PATIENCE_MS })

test('from the draft to the paid invoice', async ({ page, street, desk }) => {
  test.setTimeout(MOST_MS)
  await page.context().addCookies(await desk.context().cookies())
  const email = `hafen-${randomUUID()}@kunde.example`
  await addCustomer(page, email)
  await draftInvoice(page)
  await expect(page.getByText('Der Entwurf ist gespeichert.')).toBeVisible()
  await lookAtPreview(page)
  await page.getByRole('button', { name: 'Ausstellen und senden' }).click()
  await expect(page.getByText('Die Rechnung ist ausgestellt und geht an den Kunden.')).toBeVisible()
  const invoice = page.url()
  const link = await linkInMail(page, email)

  await street.goto(link)
  await expect(street.getByText(/^Bitte zahlen Sie 216,28\s€ bis zum/)).toBeVisible()
  await expect(street.getByText('Fensterreinigung')).toBeVisible()

  await page.goto(invoice)
  await page.getByRole('link', { name: 'Zahlung eintragen' }).click()
  await expect(page.getByLabel('Betrag in Euro')).toHaveValue('216,28')
  await page.getByRole('button', { name: 'Eintragen' }).click()
  await expect(page.getByText('Die Zahlung ist eingetragen.')).toBeVisible()
  await expect(page.locator('.head-status')).toHaveText('Bezahlt')
  await street.reload()
  await expect(street.getByText(/^Bezahlt am .+ Vielen Dank!$/)).toBeVisible()
})

async function addCustomer(page: Page, email: string): Promise<void> {
  await page.goto('/buero/kunden/neu')
  const name = `Hafenkontor ${email.slice(6, 14)}`
  await page.locator('[name=kind][value=business]').check()
  await fill(page, { name, street: 'Am Kai 3', postal_code: '24103', city: 'Kiel', email })
  await page.getByRole('button', { name: 'Kunden anlegen' }).click()
  await page.getByRole('link', { name: 'Neue Rechnung' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Neue Rechnung für ${name}`)
}

async function draftInvoice(page: Page): Promise<void> {
  await fillLine(page, 1, { description: 'Fensterreinigung', quantity: '2,5', price: '45,00' })
  await page.getByText('Position 1: Rabatt').click()
  await fillLine(page, 1, { discount: '10 %' })
  await addLine(page, 2)
  await fillLine(page, 2, { description: 'Treppenhaus', price: '80' })
  await page.getByText('Position 2: Rabatt').click()
  await fillLine(page, 2, { from: '2026-11-02', to: '2026-11-06' })
  await addLine(page, 3)
  await fillLine(page, 3, { description: 'Reiniger', quantity: '40', price: '0,0125' })
  await page.locator('[name=position_3_unit]').selectOption('LTR')
  await page.getByText('Bestellnummer, Skonto, Sprache').click()
  await page.locator('[name=is_property]').check()
  const totals = page.getByRole('region', { name: 'Summen' })
  await totals.getByRole('button', { name: 'Summen berechnen' }).click()
  await expect(totals.getByText(GROSS)).toBeVisible()
  await page.getByRole('button', { name: 'Entwurf speichern' }).click()
}

async function addLine(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: 'Zeile hinzufügen' }).click()
  await expect(page.locator(`[name=position_${number}_description]`)).toBeVisible()
}

async function fillLine(page: Page, number: number, parts: Record<string, string>): Promise<void> {
  await fill(
    page,
    Object.fromEntries(Object.entries(parts).map(([part, value]) => [`position_${number}_${part}`, value])),
  )
}

async function lookAtPreview(page: Page): Promise<void> {
  const path = await page.getByRole('link', { name: 'Vorschau öffnen (PDF)' }).getAttribute('href')
  const preview = await page.request.get(path ?? '')
  expect(preview.headers()['content-type']).toBe('application/pdf')
  expect((await preview.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

/** Where the mail leads that waits for the customer. */
async function linkInMail(page: Page, email: string): Promise<string> {
  await page.goto(`/buero/postausgang?empfaenger=${email}`)
  await page.getByRole('link', { name: email }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als Datei herunterladen (.eml)' }).click()
  const { text } = readMail(await readFile(await (await started).path(), 'utf8'))
  return /\S+\/rechnung\/\S+/.exec(text)?.[0] ?? ''
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name=${name}]`).fill(value)
}
