import { barriers, expectNoBarrier, PHONE } from '../support/barriers'
import { expect, publicTest as test } from '../support/journey'
import { publicPages } from '../support/public-pages'

const IN_ENGLISH = ['open invoice', 'refused payment choice', 'portal', 'employee portal', 'ended link']

for (const { name, open } of publicPages) {
  test(`${name}: no barrier that axe knows, in both colour schemes`, async ({ page, firm }) => {
    await open(page, firm)
    await expectNoBarrier(page)
  })
}

for (const { name, open } of publicPages.filter((one) => IN_ENGLISH.includes(one.name))) {
  test(`${name}: English has no barrier either`, async ({ page, firm }) => {
    await open(page, firm, '?sprache=en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.setViewportSize({ width: PHONE, height: 800 })
    expect(await barriers(page)).toEqual([])
  })
}
