import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const HEIGHT = 800

export const DESK = 1280
export const PHONE = 320

/**
 * Asks axe once for all that it knows, at the width at which most people meet the page, and once more in the dark
 * and at the other width for contrast alone: nothing else differs there.
 */
export async function expectNoBarrier(page: Page, width: typeof DESK | typeof PHONE = PHONE): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width, height: HEIGHT })
  expect(await barriers(page), `${page.url()} at ${width} px`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: width === PHONE ? DESK : PHONE, height: HEIGHT })
  expect(await barriers(page, ['color-contrast']), `${page.url()}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** What axe objects to; it must have found something to look at. */
export async function barriers(page: Page, rules?: string[]): Promise<string[]> {
  // Without the legacy mode axe opens a second page for each report, for the sake of frames that we do not have.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // What a button says must be in its name (WCAG 2.5.3); axe still calls its rule experimental.
    ...(rules ? {} : { rules: { 'label-content-name-mismatch': { enabled: true } } }),
  })
  const { violations, passes } = await (rules ? axe.withRules(rules) : axe.withTags(WCAG)).analyze()
  expect(passes.length).toBeGreaterThan(0)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** Nothing to scroll sideways. */
export async function expectNoSideways(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(sideways), `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
  }
}
