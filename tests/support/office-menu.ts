import type { Page } from '@playwright/test'

/** Opens the office's menu if the window is too narrow for its entries, and the account's. */
export async function openMenu(page: Page): Promise<void> {
  for (const menu of ['.office-bar > summary', '.own-menu > summary']) {
    const summary = page.locator(menu)
    if (await summary.isVisible()) await summary.click()
  }
}
