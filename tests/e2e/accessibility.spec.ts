import { barriers, DESK, expectNoBarrier, expectNoSideways, PHONE } from '../support/barriers'
import { expect, publicTest as test } from '../support/journey'
import { publicPages } from '../support/public-pages'
import { routeManifest } from '../support/route-manifest'

const IN_ENGLISH = ['open invoice', 'refused payment choice', 'portal', 'employee portal', 'ended link']
/** What only employees read in: an alphabet, a direction and the length of words. */
const EMPLOYEES_READ = ['pl', 'tr', 'ro', 'uk', 'ar']
const OF_EMPLOYEES = [
  'employee portal',
  'payslip',
  'refused question about a payslip',
  'notice to employees',
  'code asked for',
  'fresh link to payslips asked for',
]

test('every page that needs no account has a state here', () => {
  const pages = Object.values(routeManifest).filter(({ file }) => /^routes\/public\/.*\.tsx$/.test(file))
  expect(pages.length).toBeGreaterThan(15)
  const looked = publicPages.map(({ route }) => route)
  expect(pages.map(({ path }) => path).filter((path) => !looked.includes(path ?? ''))).toEqual([])
})

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

for (const language of EMPLOYEES_READ) {
  test(`${language}: what employees read has no barrier and fits`, async ({ page, firm }) => {
    for (const name of OF_EMPLOYEES) {
      const state = publicPages.find((one) => one.name === name)
      await state?.open(page, firm, `?sprache=${language}`)
      await expect(page.locator('html'), name).toHaveAttribute('lang', language)
      await expectNoSideways(page, DESK, PHONE)
      expect(await barriers(page), name).toEqual([])
    }
  })
}
