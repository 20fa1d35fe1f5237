import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { csvOf } from '../factories/files'
import { DESK, expectNoBarrier, expectNoSideways, PHONE } from '../support/barriers'
import { readDemo } from '../support/demo'
import { expect, test } from '../support/journey'

// A file from the list of customers to the list and back, on pages that anybody can use.

test('a file of customers is taken over and taken back', async ({ page, javaScriptEnabled }) => {
  test.slow()
  const looks = async () => {
    await page.waitForLoadState()
    if (!javaScriptEnabled) return
    await expectNoBarrier(page)
    await expectNoSideways(page, DESK, PHONE)
  }
  const name = `Hafenkontor ${randomUUID()}`
  await signIn(page)
  await page.goto('/buero/kunden')
  await page.getByRole('link', { name: 'Aus einer Datei übernehmen' }).click()
  await page.getByRole('button', { name: 'Datei prüfen' }).click()
  await expect(page.getByText('Bitte wählen Sie eine Datei aus.').first()).toBeVisible()
  await looks()
  await page.getByLabel('Datei', { exact: true }).setInputFiles(fileOf(name))
  await page.getByRole('button', { name: 'Datei prüfen' }).click()
  await expect(page.getByLabel('Firma wird übernommen als')).toHaveValue('company')
  await looks()
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click()
  await expect(page.getByText('Ort: Bitte geben Sie den Ort ein.')).toBeVisible()
  await looks()
  await page.getByLabel(/^Auslassen/).check()
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByText('1 Kunde übernommen')).toBeVisible()
  await looks()
  const done = page.url()
  await page.goto(`/buero/kunden?suche=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.goto(done)
  await page.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(page.getByText('Zurückgenommen: 1 Kunde')).toBeVisible()
  await looks()
})

async function signIn(page: Page): Promise<void> {
  await page.goto('/anmelden')
  await page.getByLabel('E-Mail-Adresse').fill(readDemo().email)
  await page.getByLabel('Passwort').fill(readDemo().password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(/\/buero$/)
}

function fileOf(name: string) {
  const rows = [
    ['Firma', 'Straße', 'PLZ', 'Ort'],
    [name, 'Am Kai 3', '24103', 'Kiel'],
    [name, 'Am Kai 4', '24103', 'Kiel'],
    ['Ohne Ort', 'Weg 1', '24103', ''],
  ]
  return { name: 'kunden.csv', mimeType: 'text/csv', buffer: Buffer.from(csvOf(rows)) }
}
