import type { Page } from '@playwright/test'
import { DESK, expectNoBarrier, expectNoSideways, PHONE } from '../support/barriers'
import { expect, officeTest, test, WITH_SCRIPTS } from '../support/journey'

test.use(WITH_SCRIPTS)

test.beforeEach(async ({ context, desk }) => context.addCookies(await desk.context().cookies()))

test("copies an employee's link to the clipboard, and the link opens the payslips", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/buero/mitarbeiter')
  await page.getByRole('rowheader').getByRole('link').last().click()
  await page
    .getByRole('link', { name: /^Kopieren, senden, drucken/ })
    .first()
    .click()
  const heading = page.getByRole('heading', { level: 1, name: /^Link zu den Lohnzetteln von/ })
  const name = (await heading.innerText()).replace('Link zu den Lohnzetteln von ', '')
  await page.getByRole('button', { name: 'Kopieren', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Kopiert.')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('/mitarbeiter-portal/')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('locks a leaked link: the old one ends, the new one works', async ({ page, firm }) => {
  const { id, number, path } = await firm.invoice(await firm.customer())
  await page.goto(`/buero/rechnungen/${id}`)
  await page.getByRole('button', { name: 'Kopieren, senden, drucken …' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  const field = page.getByRole('textbox', { name: 'Link', exact: true })
  const before = await field.inputValue()
  await page.getByText('Link ersetzen').click()
  await page.getByRole('button', { name: 'Sperren und neuen Link erstellen' }).click()
  await expect(field).not.toHaveValue(before)
  const after = await field.inputValue()
  for (const old of [before, path]) expect((await page.goto(old))?.status()).toBe(410)
  expect((await page.goto(after))?.status()).toBe(200)
})

test('leads through its lists page by page', async ({ page, firm }) => {
  // With those of the demo, more than a page.
  const customerId = await firm.customer()
  for (let made = 0; made < 8; made += 1) await firm.invoice(customerId)
  await page.goto('/buero/rechnungen')
  const pages = page.getByRole('navigation', { name: 'Seiten: Rechnungen' })
  await page.waitForLoadState()
  const first = await page.getByRole('rowheader').allInnerTexts()
  await pages.getByRole('link', { name: 'Nächste' }).click()
  await expect(pages.getByText(/^Seite 2 von/)).toBeVisible()
  expect(await page.getByRole('rowheader').allInnerTexts()).not.toEqual(first)
})

test('keeps its lists within the screen and its menu in one row, with letters twice as large too', async ({
  page,
}) => {
  test.slow()
  const setSize = (size: string) => document.documentElement.style.setProperty('font-size', size)
  const month = new Date().toISOString().slice(0, 7)
  for (const list of [
    ...['rechnungen', 'kunden', 'vertraege', 'mandate', 'mitarbeiter', 'postausgang', 'zahlen'],
    ...['zahlen?sicht=offen', `stunden?monat=${month}`, 'lohnzettel/krankenkassen'],
    `lohnzettel/abrechnung/${month}`,
  ]) {
    await page.goto(`/buero/${list}`)
    for (const [size, row] of [
      ['100%', 60],
      ['200%', 110],
    ] as const) {
      await page.evaluate(setSize, size)
      for (const width of [768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const { sideways, bar } = await page.evaluate(roomOf)
        expect(sideways, `${list} at ${width} px and ${size}`).toBeLessThanOrEqual(0)
        expect(bar, `${list}, the menu at ${width} px and ${size}`).toBeLessThan(row)
      }
    }
  }
  await page.goto('/konto/tastatur')
  await page.evaluate(setSize, '200%')
  await expectNoSideways(page, 390)
})

officeTest('has no barrier that axe knows, and fits every width', async ({ page }) => {
  officeTest.slow()
  await page.goto('/buero')
  await checkAll(page)
  await page.goto('/buero/rechnungen')
  await page.getByRole('rowheader').getByRole('link').last().click()
  await page
    .getByRole('link', { name: /^Kopieren, senden, drucken/ })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toBeVisible()
  await checkAll(page)
})

// In English scripts.spec.ts opens them.
for (const { name, open } of [
  { name: 'the outbox', open: (page: Page) => page.goto('/buero/postausgang') },
  { name: 'an empty search', open: (page: Page) => page.goto('/buero/postausgang?empfaenger=niemand') },
  { name: 'a mail', open: openMail },
  { name: 'the texts of mails', open: (page: Page) => page.goto('/buero/mailvorlagen') },
  { name: 'a refused text', open: refusedText },
]) {
  officeTest(`${name}: no barrier that axe knows, and fits every width`, async ({ page }) => {
    await open(page)
    await takeFrameOut(page)
    await checkAll(page)
  })
}

officeTest('a mail as it is shown: no barrier that axe knows', async ({ page }) => {
  for (const path of [
    '/buero/mailvorlagen/lohnzettel/de/vorschau',
    '/buero/mailvorlagen/zahlung-wunsch/en/vorschau',
  ]) {
    // Shown as we send it, nothing in it could run axe.
    const html = await (await page.request.get(path)).text()
    await page.goto('about:blank')
    await page.setContent(html)
    await checkAll(page)
  }
})

/** Runs in the page. */
function roomOf() {
  const { scrollWidth, clientWidth } = document.documentElement
  const header = document.querySelector('.page-header') as Element
  return { sideways: scrollWidth - clientWidth, bar: header.getBoundingClientRect().height }
}

/** axe runs scripts in every frame and waits for ever for one that may run none: it is looked at by itself. */
async function takeFrameOut(page: Page): Promise<void> {
  await page.waitForLoadState()
  const frame = page.locator('iframe')
  if ((await frame.count()) === 0) return
  await expect(frame).toHaveAttribute('title', /^(Vorschau|Preview)/)
  await expect(frame).toHaveAttribute('sandbox', '')
  await frame.evaluate((element) => element.remove())
}

async function openMail(page: Page): Promise<void> {
  await page.goto('/buero/postausgang')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/postausgang\/[0-9a-f-]{36}/)
}

async function refusedText(page: Page): Promise<void> {
  await page.goto('/buero/mailvorlagen/link-portal/de')
  await page.getByLabel('Text', { exact: true }).fill('{unsinn}')
  await page.getByRole('button', { name: 'Text speichern' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
}

async function checkAll(page: Page): Promise<void> {
  await page.waitForLoadState()
  await expectNoBarrier(page)
  await expectNoSideways(page, DESK, PHONE)
}
