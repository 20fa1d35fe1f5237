import { type Page, test } from '@playwright/test'
import { DESK, expectNoBarrier, expectNoSideways, PHONE } from './barriers'

/** Nothing to scroll sideways on a desk or on a small phone, and no barrier that axe knows, where scripts run. */
export async function expectFit(page: Page): Promise<void> {
  const before = page.viewportSize()
  if (test.info().project.name === 'script') await expectNoBarrier(page)
  await expectNoSideways(page, DESK, PHONE)
  if (before) await page.setViewportSize(before)
}
