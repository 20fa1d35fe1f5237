import { expect, type Page, test } from '@playwright/test'
import { barriers } from './barriers'

/** Nothing to scroll sideways on a desk or on a small phone, and no barrier that axe knows, where scripts run. */
export async function expectFit(page: Page): Promise<void> {
  const before = page.viewportSize()
  const hasAxe = test.info().project.name === 'script'
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    if (hasAxe) expect(await barriers(page)).toEqual([])
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(sideways), `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}
