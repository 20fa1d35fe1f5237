import { AT_A_DESK, expect, test } from '../support/journey'

test.use(AT_A_DESK)

test('the switch carries English through forms, faults, redirects and links', async ({ page, firm }) => {
  const { path } = await firm.invoice(await firm.customer())
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText(/^Please pay €119\.00 by /)).toBeVisible()

  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing was saved')
  await page.getByLabel('Your message').fill('Thank you for the clean windows.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/sprache=en/)
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveTitle(/^Rechnung/)
})

test('the portal keeps English from filter to filter', async ({ page, firm }) => {
  const customerId = await firm.customer()
  await firm.invoice(customerId)
  await page.goto(`${await firm.link('portal', customerId)}?sprache=en`)
  await page.getByRole('link', { name: 'Cancelled' }).click()
  await expect(page.getByText('No invoice matches this choice.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all invoices' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('a browser that asks for English', () => {
  test.use({ locale: 'en-GB' })

  test('gets English without a switch, errors too, and German on wish', async ({ page, firm }) => {
    await page.goto(await firm.link('portal', await firm.customer()))
    await expect(page.getByRole('heading', { name: 'Your invoices' })).toBeVisible()
    await page.goto('/does-not-exist')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
  })
})
