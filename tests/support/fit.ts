import type { Page } from '@playwright/test'
import { DESK, expectNoBarrier, expectNoSideways, PHONE } from './barriers'

export async function expectFit(page: Page): Promise<void> {
  const before = page.viewportSize()
  await expectNoBarrier(page)
  await expectNoSideways(page, DESK, PHONE)
  if (before) await page.setViewportSize(before)
}
