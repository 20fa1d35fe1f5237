import { randomUUID } from 'node:crypto'
import { csvOf } from '../factories/files'
import { expectFit } from '../support/fit'
import { AT_A_DESK, expect, test } from '../support/journey'

test.use(AT_A_DESK)

// A file from the list of customers to the list and back, on pages that anybody can use.

test('a file of customers is taken over and taken back', async ({ page, desk }) => {
  test.slow()
  const looks = async () => {
    await page.waitForLoadState()
    await expectFit(page)
  }
  const name = `Hafenkontor ${randomUUID()}`
  await page.context().addCookies(await desk.context().cookies())
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

function fileOf(name: string) {
  const rows = [
    ['Firma', 'Straße', 'PLZ', 'Ort'],
    [name, 'Am Kai 3', '24103', 'Kiel'],
    [name, 'Am Kai 4', '24103', 'Kiel'],
    ['Ohne Ort', 'Weg 1', '24103', ''],
  ]
  return { name: 'kunden.csv', mimeType: 'text/csv', buffer: Buffer.from(csvOf(rows)) }
}
