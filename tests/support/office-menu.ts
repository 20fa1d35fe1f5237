import type { Page } from '@playwright/test'

/** Opens the office's menu if the window is too narrow for its entries, and the account's. */
export async function openMenu(page: Page): Promise<void> {
  // Without its styles, what a wide window hides is to be seen.
  await page.waitForLoadState()
  for (const menu of ['.office-bar > summary', '.own-menu > summary']) {
    const summary = page.locator(menu)
    if (await summary.isVisible()) await summary.click()
  }
}

/** Unfolds what else can be done with a record or a list, where a phone folds it away. */
export async function openActs(page: Page): Promise<void> {
  const summary = page.locator('.acts > .unfold > summary')
  if (await summary.isVisible()) await summary.click()
}
