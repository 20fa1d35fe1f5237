import type { Page } from '@playwright/test'
import { AT_A_DESK, expect, test } from '../support/journey'

test.use(AT_A_DESK)

test('pays by direct debit and writes a message with the keyboard alone', async ({ page, firm }) => {
  const customerId = await firm.customer()
  await firm.mandate(customerId, 'DE02120300000000202051')
  const { path } = await firm.invoice(customerId)
  await page.goto(path)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeInViewport()
  await page.keyboard.press('Enter')

  await tabTo(page, '#choice')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel(/^Lastschrift von DE.+2051/)).toBeChecked()
  await tabTo(page, 'form[action$="/zahlungswahl"] button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Gespeichert: Wir buchen den Betrag ab.')

  await tabTo(page, '#message')
  await page.keyboard.type('Danke für die Rechnung.')
  await tabTo(page, 'form[action$="/nachricht"] button')
  await page.keyboard.press('Space')
  await expect(page.getByRole('status')).toContainText('Ihre Nachricht ist angekommen.')
})

test('every stop of the portal shows where one is, in both colour schemes', async ({ page, firm }) => {
  const customerId = await firm.customer()
  await firm.invoice(customerId)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(await firm.link('portal', customerId))
    const stops = await walk(page)
    expect(stops.length).toBeGreaterThan(15)
    expect(stops.filter((stop) => !stop.hasRing)).toEqual([])
    expect(stops.filter((stop) => !stop.isSeen)).toEqual([])
  }
})

/** Presses Tab until the element has the focus; every stop on the way has to show it. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    expect(stop.hasRing, stop.html).toBe(true)
    if (await page.locator(selector).evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${selector}`)
}

async function walk(page: Page) {
  const stops: Awaited<ReturnType<typeof focused>>[] = []
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop.html.startsWith('<body')) break
    stops.push(stop)
  }
  return stops
}

/** What has the focus, whether a ring shows it, and whether it can be seen. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    // A radio button's ring may be drawn around the choice that it belongs to.
    const drawn = [element, element.parentElement ?? element].map((one) => getComputedStyle(one))
    const box = element.getBoundingClientRect()
    return {
      html: element.outerHTML.slice(0, 120),
      hasRing: drawn.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      ),
      isSeen:
        box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    }
  })
}
