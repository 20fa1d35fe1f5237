import type { Page } from '@playwright/test'
import { DESK, expectNoBarrier, expectNoSideways, PHONE } from './barriers'

/** Checks desktop and small phone for horizontal scrolling, and for axe violations. */
export async function expectFit(page: Page): Promise<void> {
  const before = page.viewportSize()
  await expectNoBarrier(page)
  await expectNoSideways(page, DESK, PHONE)
  if (before) await page.setViewportSize(before)
}
