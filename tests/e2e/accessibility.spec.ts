import type { Page } from '@playwright/test'
import {
  barriers,
  DESK,
  expectNoBarrier,
  expectNoBarrierOnPhone,
  expectNoSideways,
  keepAxe,
  PHONE,
} from '../support/barriers'
import { expect, publicTest as test, WITH_SCRIPTS } from '../support/journey'
import { overflow, smallTargets } from '../support/overflow'
import { publicPages } from '../support/public-pages'
import { routeManifest } from '../support/route-manifest'

test.use(WITH_SCRIPTS)

/** 640 px is a window of 1280 at a zoom of 200 %. */
const WIDTHS = [320, 390, 640, 768, 1280, 1440]
const LARGE_LETTERS = 390
const IN_ENGLISH = [
  'open invoice',
  'refused payment choice',
  'portal',
  'employee portal',
  'ended link',
  'docs: calls',
]
/** What only employees read in: an alphabet, a direction and the length of words. */
const EMPLOYEES_READ = ['pl', 'tr', 'ro', 'uk', 'ar']
/** The longest words, and the other direction: the markup between them is the same. */
const EXTREMES = ['pl', 'ar']
const OF_EMPLOYEES = [
  'employee portal',
  'payslip',
  'refused question about a payslip',
  'notice to employees',
  'code asked for',
  'fresh link to payslips asked for',
]

test('every page that needs no account has a state here', () => {
  const pages = Object.values(routeManifest).filter(({ file }) => /^(?:guest|api\/docs)\/.*\.tsx$/.test(file))
  expect(pages.length).toBeGreaterThan(15)
  const looked = publicPages.map(({ route }) => route)
  expect(pages.map(({ path }) => path).filter((path) => !looked.includes(path ?? ''))).toEqual([])
})

for (const { name, route, status, open } of publicPages) {
  test(`${name}: answers ${status}, fits every width, and axe knows no barrier in it`, {
    tag: '@every-page',
  }, async ({ page, firm }) => {
    await keepAxe(page)
    const answers = listen(page)
    await open(page, firm)
    expect(answers.at(-1)?.status).toBe(status)
    // A refused form is shown under the address of its page.
    expect(answers.filter(({ path }) => addressOf(route).test(path))).not.toEqual([])
    await expectFit(page)
    await expectNoBarrier(page)
  })
}

for (const { name, open } of publicPages.filter((one) => IN_ENGLISH.includes(one.name))) {
  test(`${name}: English has no barrier either`, { tag: '@every-page' }, async ({ page, firm }) => {
    await open(page, firm, '?sprache=en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expectNoBarrierOnPhone(page)
  })
}

for (const language of EMPLOYEES_READ) {
  test(`${language}: what employees read has no barrier and fits`, { tag: '@every-page' }, async ({
    page,
    firm,
  }) => {
    for (const name of OF_EMPLOYEES) {
      const state = publicPages.find((one) => one.name === name)
      await state?.open(page, firm, `?sprache=${language}`)
      await expect(page.locator('html'), name).toHaveAttribute('lang', language)
      await expectNoSideways(page, DESK, PHONE)
      if (EXTREMES.includes(language)) expect(await barriers(page), name).toEqual([])
    }
  })
}

/** Nothing is cut off or scrolls sideways, also with letters twice as large; targets are large enough for a thumb. */
async function expectFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 })
    expect(await overflow(page), `${width} px`).toEqual([])
    if (width === PHONE) expect(await smallTargets(page)).toEqual([])
  }
  // The content policy allows no style in the page, but DevTools may set one.
  const setSize = (size: string) => document.documentElement.style.setProperty('font-size', size)
  await page.evaluate(setSize, '200%')
  await page.setViewportSize({ width: LARGE_LETTERS, height: 700 })
  expect(await overflow(page), 'letters twice as large').toEqual([])
  await page.evaluate(setSize, '')
}

/** The pages and forms that the browser asked for, in order. */
function listen(page: Page): { path: string; status: number }[] {
  const answers: { path: string; status: number }[] = []
  page.on('response', (response) => {
    if (!response.request().isNavigationRequest()) return
    answers.push({ path: new URL(response.url()).pathname, status: response.status() })
  })
  return answers
}

/** What a route of remix.config.js answers to. */
function addressOf(route: string): RegExp {
  return new RegExp(`^/?${route.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`)
}
