import { expectFit } from '../support/fit'
import { AT_A_DESK, expect, test } from '../support/journey'
import { makeStrictFirm } from '../support/strict-firm'

test.use(AT_A_DESK)

test('payslips open after the code from the mail, in this browser alone', async ({ page, firm, browser }) => {
  test.slow()
  const { path, newestCode } = await makeStrictFirm(firm, 'merle@post.example')
  await page.goto(`${path}/lohnzettel/2026-01.pdf`)
  await expect(page).toHaveURL(/\/code$/)
  await expect(page.getByText('Thießen')).toHaveCount(0)
  await expectFit(page)
  await page.getByRole('button', { name: 'Code anfordern' }).click()
  await expect(page.getByRole('status')).toContainText('Der Code ist unterwegs.')
  await expectFit(page)
  const code = await newestCode()
  await page.getByLabel('Code aus der E-Mail').fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Lohnzettel öffnen' }).click()
  await expect(page.getByRole('alert')).toContainText('Dieser Code stimmt nicht.')
  await expect(page.getByLabel('Code aus der E-Mail')).toHaveValue('')
  await expectFit(page)
  await page.locator('summary', { hasText: 'Deutsch' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByLabel('Code from the email')).toBeVisible()
  await page.getByLabel('Code from the email').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Open payslips' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merle Thießen')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^PDF payslip/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merle Thießen')
  const cookies = (await page.context().cookies(page.url())).toSorted((one, other) =>
    one.name.localeCompare(other.name),
  )
  expect(cookies.map(({ name, path: at, httpOnly }) => ({ name, at, httpOnly }))).toEqual([
    { name: 'zahltag_asked', at: path, httpOnly: true },
    { name: 'zahltag_pass', at: path, httpOnly: true },
  ])
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(new URL(path, page.url()).href)
  await expect(other).toHaveURL(/\/code$/)
  await elsewhere.close()
})

test('whoever has no address is told whom to ask', async ({ page, firm }) => {
  const { path } = await makeStrictFirm(firm, null)
  await page.goto(path)
  await expect(page.getByText('Bitte melden Sie sich dort')).toBeVisible()
  await expect(page.getByRole('link', { name: 'buero@vorsicht.example' })).toBeVisible()
  await expectFit(page)
})
