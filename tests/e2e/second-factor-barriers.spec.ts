import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { appFor } from '../support/authenticator'
import { expect, test } from '../support/journey'
import { somebody } from '../support/person'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

for (const language of ['de', 'en']) {
  test(`no page of the second factor has a barrier that axe knows, ${language}`, async ({ page, firm }) => {
    test.slow()
    const { email, password } = await somebody(firm)
    const open = (path: string) => page.goto(`${path}?sprache=${language}`)
    const submit = (resource: string) =>
      page.locator(`form[action*="${resource}?"] [type=submit]`).first().click()
    await open('/anmelden')
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(password)
    await submit('/anmelden')
    await open('/konto/zweiter-faktor')
    await check(page)
    await page.locator('#password').fill(password)
    await submit('/zweiter-faktor')
    await check(page)
    const code = await appFor(page)
    await submit('/bestaetigung')
    await expect(page.getByRole('alert')).toBeVisible()
    await check(page)
    await page.locator('#code').fill(code())
    await submit('/bestaetigung')
    await expect(page.locator('.recovery-codes')).toBeVisible()
    await check(page)
    for (const path of ['', '/ersatzcodes', '/ende']) {
      await open(`/konto/zweiter-faktor${path}`)
      await check(page)
    }
    await open('/konto')
    await check(page)
    await submit('/abmelden')
    await open('/anmelden')
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(password)
    await submit('/anmelden')
    await expect(page).toHaveURL(/\/anmelden\/code/)
    await check(page)
    await submit('/code')
    await expect(page.getByRole('alert')).toBeVisible()
    await check(page)
  })
}

async function check(page: Page): Promise<void> {
  for (const width of [1280, 320]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      const { violations, passes } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
      expect(passes.length).toBeGreaterThan(0)
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
      expect(found, `${page.url()} ${width} px, ${colorScheme}`).toEqual([])
    }
  }
}
