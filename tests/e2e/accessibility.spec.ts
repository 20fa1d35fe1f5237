import { barriers } from '../support/barriers'
import { expect, test } from '../support/journey'
import { publicPages } from '../support/public-pages'

const IN_ENGLISH = ['open invoice', 'refused payment choice', 'portal', 'employee portal', 'ended link']

for (const { name, open } of publicPages) {
  test(`${name}: no barrier that axe knows, wide and narrow, in both colour schemes`, async ({
    page,
    firm,
  }) => {
    await open(page, firm)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await barriers(page), `${width} px`).toEqual([])
      // The schemes differ in nothing but colours.
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await barriers(page, ['color-contrast']), `${width} px, dark`).toEqual([])
    }
  })
}

for (const { name, open } of publicPages.filter((one) => IN_ENGLISH.includes(one.name))) {
  test(`${name}: English has no barrier either`, async ({ page, firm }) => {
    await open(page, firm, '?sprache=en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await barriers(page)).toEqual([])
  })
}
