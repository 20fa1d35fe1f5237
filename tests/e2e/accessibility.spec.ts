import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../support/journey'
import { publicPages } from '../support/public-pages'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const WIDTHS = [1280, 320]

for (const { name, open } of publicPages) {
  test(`${name}: no barrier that axe knows, in both colour schemes, wide and narrow`, async ({
    page,
    firm,
  }) => {
    test.slow()
    await open(page, firm)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect(await barriers(), `${colorScheme}, ${width} px`).toEqual([])
      }
    }

    async function barriers(): Promise<string[]> {
      const { violations, passes } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
      expect(passes.length).toBeGreaterThan(5)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
    }
  })
}

for (const { name, open } of publicPages.filter((one) => one.status !== 400)) {
  test(`${name}: English has no barrier either`, async ({ page, firm }) => {
    await open(page, firm, '?sprache=en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual(
      [],
    )
  })
}
