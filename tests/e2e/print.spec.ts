import type { Page } from '@playwright/test'
import { readDemo } from '../support/demo'
import { AT_A_DESK, expect, officeTest, test } from '../support/journey'

test.use(AT_A_DESK)

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
})

test('an invoice on paper is the facts without the forms', async ({ page, firm }) => {
  const { path, number } = await firm.invoice(await firm.customer())
  await page.goto(path)
  await expect(page.getByRole('heading', { name: `Rechnung ${number}` })).toBeVisible()
  await expect(page.getByText(/^Bitte zahlen Sie 119,00\s€/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^GiroCode/ })).toBeVisible()
  for (const head of ['Leistung', 'USt.', 'Betrag']) {
    await expect(page.getByRole('columnheader', { name: head, exact: true })).toBeVisible()
  }
  const [head, amount] = await Promise.all(
    [
      page.getByRole('columnheader', { name: 'Betrag', exact: true }),
      page.locator('[data-label=Betrag]').first(),
    ].map((cell) => cell.boundingBox()),
  )
  expect(amount).toMatchObject({ x: head?.x, width: head?.width })
  await expectNoControls(page)
})

test('the portals on paper are lists without controls', async ({ page, firm }) => {
  const customerId = await firm.customer()
  const { number } = await firm.invoice(customerId)
  await firm.contract(customerId)
  await page.goto(await firm.link('portal', customerId))
  await expect(page.getByRole('rowheader', { name: number })).toBeVisible()
  await expect(page.getByText('Unterhaltsreinigung Laden')).toBeVisible()
  await expectNoControls(page)

  await page.goto(await firm.link('mitarbeiter-portal', await firm.employee(['2026-01'])))
  await expect(page.getByRole('rowheader', { name: 'Januar' })).toBeVisible()
  await expect(page.getByText(/2\.000,01\s€/)).toBeVisible()
  await expectNoControls(page)
})

test('an invoice of two lines with its GiroCode, and a year of payslips, need one sheet', async ({
  page,
}) => {
  const { invoice, employee_portal } = readDemo()
  for (const address of [invoice, employee_portal]) {
    await page.goto(new URL(address).pathname)
    expect(await sheetsOf(page), address).toBe(1)
  }
})

officeTest('a mandate on paper is its evidence, under the name of the firm', async ({ page, firm }) => {
  await page.emulateMedia({ media: 'print' })
  const { name } = await firm.db
    .selectFrom('tenants')
    .select('name')
    .where('id', '=', firm.scope().tenantId)
    .executeTakeFirstOrThrow()
  await page.goto('/buero/mandate')
  await page.getByRole('link', { name: 'Käthe Jürgensen' }).first().click()
  await expect(page.getByRole('heading', { name: /^Lastschrift-Mandat/ })).toBeVisible()
  await expect(page.locator('.page-firm').filter({ hasText: name })).toBeInViewport()
  for (const text of ['Wechseln', 'Zurück zu Käthe Jürgensen', 'English'])
    await expect(page.getByText(text)).toBeHidden()
  await expectNoControls(page)
  await page.goto('/buero/personen')
  await expect(page.getByRole('heading', { name: 'Personen' })).toBeVisible()
  for (const text of [/^Zurück zu/, 'Jemanden einladen']) await expect(page.getByText(text)).toBeHidden()
  await page.emulateMedia({ media: null })
})

officeTest('a page of a list is one sheet', async ({ page }) => {
  // What the demo issued last year: other journeys add to this one.
  await page.goto(`/buero/rechnungen?jahr=${new Date().getFullYear() - 1}`)
  const rows = await page.evaluate(() => {
    const body = document.querySelector('tbody')
    for (let at = 0; body && body.rows.length < 55; at++) body.append(body.rows[at]?.cloneNode(true) ?? '')
    return body?.rows.length
  })
  expect(rows).toBe(55)
  expect(await sheetsOf(page)).toBe(1)
})

async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

async function expectNoControls(page: Page): Promise<void> {
  // The firm's name is on paper too; on the screen it opens the menu of firms.
  const controls = page.locator(
    'form, button, input:not([type=hidden]), textarea, summary:not(.firm-menu > summary)',
  )
  for (const control of await controls.all()) await expect(control).toBeHidden()
  await expect(page.getByRole('link', { name: /PDF|English/ })).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
}
