import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/journey'

test('lists every payslip by year, the newest first, and gives one PDF per month', async ({ page, firm }) => {
  const employeeId = await firm.employee(['2025-11', '2025-12', '2026-01', '2026-02'])
  await page.goto(await firm.link('mitarbeiter-portal', employeeId))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merle Thießen')
  await expect(page.getByText('Beschäftigung: Teilzeit')).toBeVisible()
  const years = page.getByRole('table')
  await expect(years).toHaveCount(2)
  const monthsOf = (year: number) => years.nth(year).getByRole('rowheader').allInnerTexts()
  await expect(years.nth(0)).toHaveAccessibleName('2026')
  expect(await monthsOf(0)).toEqual(['Februar\nneu', 'Januar\nneu'])
  await expect(years.nth(1)).toHaveAccessibleName('2025')
  expect(await monthsOf(1)).toEqual(['Dezember\nneu', 'November\nneu'])
  await expect(page.getByRole('row', { name: /Februar/ })).toContainText(/2\.000,02\s€/)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'PDF Lohnzettel Dezember 2025' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^2025-12 Entgeltabrechnung\.pdf$/)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('says that the first payslip will come here', async ({ page, firm }) => {
  await page.goto(await firm.link('mitarbeiter-portal', await firm.employee([])))
  await expect(page.getByText('Noch kein Lohnzettel.')).toBeVisible()
})

test('a month without a payslip is a page and not a file', async ({ page, firm }) => {
  const path = await firm.link('mitarbeiter-portal', await firm.employee(['2026-01']))
  const response = await page.goto(`${path}/lohnzettel/2026-02.pdf`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
})
