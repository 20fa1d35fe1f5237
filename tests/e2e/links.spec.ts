import { demoInvoice } from '../support/demo'
import { AT_A_DESK, expect, test } from '../support/journey'

test.use(AT_A_DESK)

test('an unknown address is a German page that says what to do', async ({ page }) => {
  const response = await page.goto('/gibt-es-nicht')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
  await expect(page.getByText('Vielleicht ist der Link nicht vollständig.')).toBeVisible()
})

test('a forged link, one of another kind and one cut short look all the same', async ({ page }) => {
  const genuine = demoInvoice('open')
  const token = genuine.split('/')[2] ?? ''
  const pages = new Set<string>()
  for (const path of [
    `/rechnung/${token.slice(0, -8)}AAAAAAAA`,
    `/portal/${token}`,
    `/mitarbeiter-portal/${token}`,
    genuine.slice(0, -1),
    '/rechnung/unsinn',
  ]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    // Above it employees have more languages to choose from, as anybody may know.
    pages.add(await page.locator('main').innerText())
  }
  expect(pages.size).toBe(1)
})

for (const end of ['expired', 'revoked'] as const) {
  test(`an ${end} link says so, and sends a fresh one to the address on file alone`, async ({
    page,
    firm,
  }) => {
    const email = `wilma-${Math.random().toString(36).slice(2)}@kunde.example`
    const customerId = await firm.customer({ email })
    const path = await firm.link('portal', customerId, end === 'expired' ? -3 : 30)
    if (end === 'revoked') {
      const links = firm.db.updateTable('access_links').set({ revoked_at: firm.scope().at })
      await links.where('customer_id', '=', customerId).execute()
    }
    const response = await page.goto(path)
    expect(response?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr')
    await expect(page.getByRole('link', { name: 'buero@foerde-glanz.example' })).toBeVisible()
    await expect(page.getByText('Buchhandlung Ahoi')).toHaveCount(0)

    await page.getByRole('button', { name: 'Neuen Link senden' }).click()
    await expect(page.getByRole('status')).toContainText('Danke, wir kümmern uns darum.')
    await expect(page.getByText(email)).toHaveCount(0)
    const mails = await firm.db.selectFrom('outbox').select('kind').where('recipient', '=', email).execute()
    expect(mails).toEqual([{ kind: 'fresh_link' }])
  })
}

test('an ended link answers the same where there is no address on file', async ({ page, firm }) => {
  const customerId = await firm.customer({ email: null })
  await page.goto(await firm.link('portal', customerId, -3))
  await page.getByRole('button', { name: 'Neuen Link senden' }).click()
  await expect(page.getByRole('status')).toContainText('Danke, wir kümmern uns darum.')
})

test('an ended link opens no file: the page leads to a fresh link', async ({ page, firm }) => {
  const path = await firm.link('rechnung', (await firm.invoice(await firm.customer())).id, -3)
  const response = await page.goto(`${path}/pdf`)
  expect(response?.status()).toBe(410)
  await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
  await expect(page.getByRole('button', { name: 'Neuen Link senden' })).toBeVisible()
})

test('the bare address says what this is and leads the office to its door', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Anmelden|Büro/ })
    .click()
  await expect(page).toHaveURL(/\/anmelden$/)
})
