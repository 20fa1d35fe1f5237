import { readDemo } from '../support/demo'
import { expect, test, WITH_SCRIPTS } from '../support/journey'

test('a refused form is a page of its own: it has the focus, and "Back" and "Reload" work', async ({
  page,
  firm,
}) => {
  const { path } = await firm.invoice(await firm.customer())
  await page.goto(path)
  const send = page.getByRole('button', { name: 'Nachricht senden' })
  await page.getByLabel('E-Mail-Adresse für die Antwort').fill('ada@ahoi.example')
  await send.click()
  await expect(page).toHaveTitle(/^Fehler: Rechnung /)
  await expect(page.getByRole('alert')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Ihre Nachricht').fill('Danke')
  await send.click()
  await expect(page.getByRole('status')).toContainText('Ihre Nachricht ist angekommen.')
  const back = await page.goBack()
  expect(back?.status()).toBe(422)
  await expect(page.getByLabel('E-Mail-Adresse für die Antwort')).toHaveValue('ada@ahoi.example')
})

test('with letters twice as large nothing scrolls sideways on a phone', async ({ page, firm }) => {
  const customerId = await firm.customer()
  const { path } = await firm.invoice(customerId)
  // Each has its own buttons and its own lines of payments.
  const states = ['direct_debit', 'partly_paid', 'overdue', 'paid', 'cancelled', 'credit']
  const shown = states.map((state) => readDemo().invoices.find(({ status }) => status === state)?.link ?? '')
  await page.setViewportSize({ width: 390, height: 800 })
  for (const address of [
    path,
    await firm.link('portal', customerId),
    await firm.link('mitarbeiter-portal', await firm.employee(['2026-09', '2026-10'])),
    ...shown,
  ]) {
    await page.goto(address)
    // The content policy allows no style in the page, but DevTools may set one.
    const wide = await page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '200%')
      return document.documentElement.scrollWidth - document.documentElement.clientWidth
    })
    expect(wide, address).toBeLessThanOrEqual(1)
  }
})

test.describe('with scripts', () => {
  test.use(WITH_SCRIPTS)

  test('Back after saving something new leads to it, and not to an empty form', async ({ page, desk }) => {
    await page.context().addCookies(await desk.context().cookies())
    await page.goto('/buero/kunden/neu')
    await expect(page).toHaveURL(/formular=[0-9a-f-]{36}/)
    await page.getByLabel('Firma, Verein oder Behörde').check()
    for (const [field, value] of [
      ['name', 'Werft am Kai GmbH'],
      ['street', 'Am Kai 7'],
      ['postal_code', '24103'],
      ['city', 'Kiel'],
    ] as const)
      await page.locator(`#${field}`).fill(value)
    await page.locator('main form button[type=submit]').last().click()
    await expect(page).toHaveURL(/\/buero\/kunden\/[0-9a-f-]{36}\?gespeichert=neu/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Werft am Kai')
  })
})
