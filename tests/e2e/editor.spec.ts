import type { Page } from '@playwright/test'
import { isHydrated } from '../support/hydrated'
import { expect, test, WITH_SCRIPTS } from '../support/journey'

test.use(WITH_SCRIPTS)

// What scripts add to the lines of an invoice: nothing is posted, and the keyboard alone does it all.

test.beforeEach(async ({ page, desk, firm }) => {
  await page.context().addCookies(await desk.context().cookies())
  await page.goto(`/buero/kunden/${await firm.customer()}/neue-rechnung`)
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.evaluate(() =>
    document.addEventListener('submit', () => document.body.setAttribute('data-posted', '')),
  )
})

test.afterEach(async ({ page }) => {
  await expect(page.locator('[data-posted]')).toHaveCount(0)
})

test('lines are added, moved and removed by the keyboard, and the focus goes along', async ({ page }) => {
  const names = () =>
    page
      .locator('[name$=_description]')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  await page.locator('#position_1_description').fill('A')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('#position_2_description')).toBeFocused()
  await page.keyboard.type('B')
  await page.locator('#position_2_price').fill('20')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.locator('#position_1_price')).toBeFocused()
  expect(await names()).toEqual(['B', 'A'])
  await expect(gross(page)).toContainText('23,80')
  await page.getByRole('button', { name: 'Position 1 nach unten' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Position 2 nach oben' })).toBeFocused()
  await page.locator('#position_2_price').press('Alt+Delete')
  await expect(page.locator('#position_1_description')).toBeFocused()
  expect(await names()).toEqual(['A'])
  await page.keyboard.press('Control+z')
  expect(await names()).toEqual(['A', 'B'])
  await expect(page.locator('#position_2_price')).toHaveValue('20')
})

test('rows of a spreadsheet are shown, taken and taken back', async ({ page }) => {
  await page.locator('#position_1_description').focus()
  await paste(
    page,
    'Artikel\tBezeichnung\tMenge\tEinheit\tPreis\r\nA-1\tFenster\t2,5\tStd\t1.000,00\r\nA-2\tTreppe\tzwei\tStd\t30,00\r\n',
  )
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Zeile 3, Spalte C („zwei“)')
  await dialog.getByRole('button', { name: '2 Zeilen übernehmen' }).press('Enter')
  await expect(page.locator('#position_1_description')).toBeFocused()
  await expect(page.locator('#position_1_description')).toHaveValue('Fenster')
  await expect(page.locator('#position_2_quantity')).toHaveValue('zwei')
  await expect(gross(page)).toContainText('2.975,00')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.locator('[name$=_description]')).toHaveCount(1)
  await expect(page.locator('#position_1_description')).toHaveValue('')
  await page.locator('#position_1_description').focus()
  await paste(page, 'Ein Satz; mit Semikolon')
  await expect(dialog).toHaveCount(0)
})

test('a long description gets a field that grows, while it is typed', async ({ page }) => {
  const field = page.locator('#position_1_description')
  const text = 'Treppenhausreinigung inklusive Kellerabgänge, Hauseingänge und Fensterbänke im Erdgeschoss'
  await field.pressSequentially(text)
  await expect(field).toHaveValue(text)
  await expect(field).toBeFocused()
  expect(await field.evaluate((one) => one.tagName)).toBe('TEXTAREA')
  await field.press('Enter')
  await expect(field).toHaveValue(text)
  expect(await field.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1)
  await field.press('Control+Enter')
  await expect(page.locator('#position_2_description')).toBeFocused()
})

test('a price that a suggestion filled in is typed over, not into', async ({ page }) => {
  const price = page.locator('#position_1_price')
  await page.locator('#position_1_description').fill('Haushaltsreinigung')
  await page.locator('#position_1_quantity').focus()
  await expect(price).toHaveValue('26,90')
  await price.click()
  await page.keyboard.type('80')
  await expect(price).toHaveValue('80')
  // A second look leaves what was typed as it is.
  await page.locator('#position_1_quantity').click()
  await price.click()
  await page.keyboard.press('End')
  await page.keyboard.type(',50')
  await expect(price).toHaveValue('80,50')
})

test('three hundred pasted rows are taken back with one press, and come again with another paste', async ({
  page,
}) => {
  const rows = Array.from({ length: 300 }, (_, index) => `Posten ${index + 1}\t1\tStd\t10,00`).join('\n')
  for (let turn = 0; turn < 2; turn++) {
    await page.locator('#position_1_description').focus()
    await paste(page, rows)
    await page.getByRole('button', { name: '300 Zeilen übernehmen' }).press('Enter')
    await expect(page.locator('[name$=_description]')).toHaveCount(300)
    await expect(page.locator('#position_300_description')).toHaveValue('Posten 300')
    await expect(gross(page)).toContainText('3.570,00')
    await page.keyboard.press('Control+z')
    await expect(page.locator('[name$=_description]')).toHaveCount(1)
    await expect(page.locator('#position_1_description')).toHaveValue('')
    await expect(gross(page)).toContainText('0,00')
  }
})

function gross(page: Page) {
  return page.getByRole('region', { name: 'Summen' })
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((table) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', table)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}
