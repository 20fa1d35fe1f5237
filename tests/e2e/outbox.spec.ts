import { readFile } from 'node:fs/promises'
import { makeMail } from '../factories/mails'
import { readDemo } from '../support/demo'
import { expect, test } from '../support/journey'
import { readMail } from '../support/mail'
import { openActs, openMenu } from '../support/office-menu'

test.beforeEach(async ({ page }) => {
  await page.goto('/anmelden')
  await page.getByLabel('E-Mail-Adresse').fill(readDemo().email)
  await page.getByLabel('Passwort').fill(readDemo().password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
})

test('a mail is found, read, taken along as a file and taken back', async ({ page, firm }) => {
  const recipient = 'ahoi@buchhandlung.example'
  const invoice = await firm.invoice(await firm.customer())
  await makeMail(firm.house, firm.scope(), { recipient, data: { invoice: invoice.number, way: 'transfer' } })
  await openMenu(page)
  await page.getByRole('link', { name: 'Postausgang' }).click()
  await expect(page.getByText('Es ist kein Mailserver eingerichtet')).toBeVisible()
  await page.getByLabel('Empfänger').fill(recipient)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Noch nicht verschickt' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('1 E-Mail')
  await page.getByRole('link', { name: recipient }).click()
  const words = `wir haben notiert: Sie zahlen die Rechnung ${invoice.number} per Überweisung.`
  await expect(page.locator('pre')).toContainText(words)
  await expect(page.frameLocator('iframe').getByText(words)).toBeVisible()

  await openActs(page)
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als Datei herunterladen (.eml)' }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^E-Mail-.*\.eml$/)
  const { headers, text } = readMail(await readFile(await download.path(), 'utf8'))
  expect(headers).toMatchObject({ to: recipient, 'x-unsent': '1' })
  expect(text).toContain(words)

  await page.getByText('Nicht mehr verschicken').first().click()
  await page.getByRole('button', { name: 'Nicht mehr verschicken' }).click()
  await expect(page.getByRole('status')).toHaveText('Die E-Mail wird nicht mehr verschickt.')
  await expect(page.getByText('Fehlgeschlagen (erledigt)')).toBeVisible()
})

test('a text of mails is tried in its frame, and refused where it cannot be', async ({ page }) => {
  await openMenu(page)
  await page.getByRole('link', { name: 'Postausgang' }).click()
  await page.waitForURL(/postausgang/)
  await openActs(page)
  await page.getByRole('link', { name: 'Texte der E-Mails' }).click()
  await page.getByRole('link', { name: 'Lohnzettel liegt bereit, Deutsch' }).click()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByText('Guten Tag Jörg')).toHaveCount(2)
  await page.getByLabel('Betreff').fill('Moin, {monat}')
  await page.getByRole('button', { name: 'Vorschau zeigen' }).click()
  await expect(preview.getByText('Moin, Februar 2026')).toBeVisible()
  await expect(page.getByLabel('Betreff')).toHaveValue('Moin, {monat}')
  await page.getByLabel('Text', { exact: true }).fill('Moin')
  await page.getByRole('button', { name: 'Vorschau zeigen' }).click()
  await expect(preview.getByText('Im Text fehlt der Platzhalter {link}.')).toBeVisible()
  await page.getByRole('button', { name: 'Text speichern' }).click()
  await expect(page.getByRole('alert')).toContainText('Im Text fehlt der Platzhalter {link}.')
  await expect(page.getByLabel('Betreff')).toHaveValue('Moin, {monat}')
})
