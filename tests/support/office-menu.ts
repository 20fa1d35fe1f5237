import type { Page } from '@playwright/test'

/** Opens the office's menu if the window is too narrow for its entries. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.locator('.office-bar > summary')
  if (await menu.isVisible()) await menu.click()
}
