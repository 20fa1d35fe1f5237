import type { Page } from '@playwright/test'
import { COLOR_JPEG } from '../factories/logos'
import { readDemo } from '../support/demo'
import { expectFit } from '../support/fit'
import { AT_A_DESK, expect, test } from '../support/journey'

test.use(AT_A_DESK)

const LONG =
  'Donaudampfschifffahrtsgesellschaftskapitänswitwenversorgungskasse und Töchter GmbH & Co. KGaA Kiel'

test.beforeEach(async ({ page }) => {
  await page.goto('/anmelden')
  await page.getByLabel('E-Mail-Adresse').fill(readDemo().email)
  await page.getByLabel('Passwort').fill(readDemo().password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(/\/buero$/)
})

test('the switch in the header leads to the other firm and back', async ({ page }) => {
  const firm = page.locator('.page-firm')
  await expect(firm).toHaveText(/^Förde Glanz/)
  await firm.click()
  await page.getByRole('button', { name: 'Garten Groth e. K.' }).click()
  await expect(firm).toHaveText('Garten Groth e. K.')
  await page.goto('/buero/mitarbeiter')
  await expect(page.getByRole('region', { name: 'Mitarbeiter' })).toContainText('Röhrs')
  await firm.click()
  await page.getByRole('button', { name: /^Förde Glanz/ }).click()
  await expect(firm).toHaveText(/^Förde Glanz/)
})

test('a second window that still shows the other firm changes nothing', async ({ page, context }) => {
  await page.goto('/buero/personen')
  const second = await context.newPage()
  await second.goto('/buero')
  await second.locator('.page-firm').click()
  await second.getByRole('button', { name: 'Garten Groth e. K.' }).click()
  await expect(second.locator('.page-firm')).toHaveText('Garten Groth e. K.')
  await page.getByRole('button', { name: 'Einladen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie haben die Firma gewechselt')
  await expect(page).toHaveTitle('Sie haben die Firma gewechselt')
  await expect(page.getByRole('main')).toContainText(
    'Sie arbeiten jetzt für Garten Groth e. K., aber in diesem Fenster war noch Förde Glanz',
  )
  await expectFit(page)
  await page.getByRole('link', { name: 'Zurück zum Büro' }).click()
  await expect(page.locator('.page-firm')).toHaveText('Garten Groth e. K.')
})

test('founds a firm with a long name and keeps all of its data', async ({ page }) => {
  test.slow()
  await page.getByRole('link', { name: 'Firmen', exact: true }).click()
  await page.getByLabel('Name der Firma').fill(LONG)
  await page.getByLabel('Postleitzahl').fill('24103')
  await page.getByLabel('Ort', { exact: true }).fill('Kiel')
  await page.getByLabel('E-Mail-Adresse').fill('post@dampfer.example')
  await page.getByRole('button', { name: 'Firma anlegen' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Bitte geben Sie Straße und Hausnummer ein.')
  await expect(page.getByLabel('Name der Firma')).toHaveValue(LONG)
  await expectFit(page)
  await alert.getByRole('link').click()
  await expect(page.getByLabel('Straße und Hausnummer')).toBeFocused()
  await page.getByLabel('Straße und Hausnummer').fill('Am Kai 3')
  await page.getByRole('button', { name: 'Firma anlegen' }).click()
  await expect(page.getByRole('status')).toContainText('Die Firma ist angelegt.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG)
  await expectFit(page)

  await open(page, 'Bankverbindung')
  await page.getByLabel('IBAN').fill('DE02 1203 0000 0000 2020 52')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('alert')).toContainText('Diese IBAN stimmt nicht.')
  await expectFit(page)
  await page.getByLabel('IBAN').fill('DE02 1203 0000 0000 2020 51')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('row', { name: /^Bankverbindung/ })).toContainText(
    'DE02 1203 0000 0000 2020 51',
  )

  await open(page, 'Logo')
  await page
    .getByLabel('Bild auswählen')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await page.getByRole('button', { name: 'Logo speichern' }).click()
  await expect(page.getByRole('alert')).toContainText('kein SVG')
  await expectFit(page)
  await page
    .getByLabel('Bild auswählen')
    .setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(COLOR_JPEG) })
  await page.getByRole('button', { name: 'Logo speichern' }).click()
  await expect(page.getByRole('row', { name: /^Logo/ })).toContainText('Vorhanden')
  await open(page, 'Logo')
  const picture = page.getByRole('img', { name: /^Logo von/ })
  await expect(picture).toBeVisible()
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBe(16)
  await expectFit(page)
  await page.getByRole('button', { name: 'Logo entfernen' }).click()
  await expect(picture).toHaveCount(0)

  const tenantPage = new URL(page.url()).pathname
  for (const section of [
    'Anschrift und Briefkopf',
    'Fristen',
    'Absender der E-Mails',
    'Code und Freigabe der Lohnzettel',
  ]) {
    // A sender that is not confirmed yet leads to its own page.
    await page.goto(tenantPage)
    await open(page, section)
    await expectFit(page)
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('status')).toBeVisible()
  }
  await page.goto(`${tenantPage}?sprache=en`)
  await expect(page.getByRole('link', { name: 'Code and release of payslips' })).toBeVisible()
  await expectFit(page)
})

function open(page: Page, section: string): Promise<void> {
  return page.getByRole('link', { name: section, exact: true }).click()
}
