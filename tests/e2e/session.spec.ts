import type { Page } from '@playwright/test'
import { readDemo } from '../support/demo'
import { expect, test } from '../support/journey'
import { openMenu } from '../support/office-menu'

test('a wrong password is refused, the address kept, and the office stays closed', async ({ page }) => {
  await page.goto('/buero')
  await expect(page).toHaveURL(/\/anmelden/)
  await signIn(page, 'falsch')
  await expect(page.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort stimmen nicht.')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(readDemo().email)
  await expect(page.getByLabel('Passwort')).toHaveValue('')
  await page.goto('/buero')
  await expect(page).toHaveURL(/\/anmelden/)
})

test('the office works without scripts, and after signing out shows nothing on the way back', async ({
  page,
}) => {
  await page.goto('/anmelden')
  await signIn(page, readDemo().password)
  await expect(page).toHaveURL(/\/buero$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Inga Matthießen')
  await page.goto('/buero/rechnungen?stand=offen')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await page
    .getByRole('link', { name: /^Kopieren, senden, drucken/ })
    .first()
    .click()
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue()
  expect(link).toMatch(/^http:\/\/localhost:\d+\/rechnung\/\S+$/)
  await page.getByRole('link', { name: 'Zurück zur Rechnung' }).click()
  await openMenu(page)
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/anmelden/)
  await page.goBack()
  await expect(page.getByText('Inga Matthießen')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  const visitor = await page.context().newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/^Rechnung/)
})

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(readDemo().email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}
