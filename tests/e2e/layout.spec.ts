import type { Page } from '@playwright/test'
import { expect, publicTest as test } from '../support/journey'
import { publicPages } from '../support/public-pages'

/** 640 px is a window of 1280 at a zoom of 200 %. */
const WIDTHS = [320, 390, 640, 768, 1280, 1440]
const PHONE = 390

for (const { name, route, status, open } of publicPages) {
  test(`${name}: answers ${status}, and nothing is cut off or scrolls sideways`, async ({ page, firm }) => {
    const statuses: number[] = []
    const asked: string[] = []
    page.on('response', (response) => {
      if (!response.request().isNavigationRequest()) return
      statuses.push(response.status())
      asked.push(new URL(response.url()).pathname)
    })
    await open(page, firm)
    expect(statuses.at(-1)).toBe(status)
    // A refused form is shown under the address of its page.
    expect(asked.filter((path) => addressOf(route).test(path))).not.toEqual([])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 })
      expect(await overflow(page), `${width} px`).toEqual([])
    }
    // The content policy allows no style in the page, but DevTools may set one.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await page.setViewportSize({ width: PHONE, height: 700 })
    expect(await overflow(page), 'letters twice as large').toEqual([])
  })
}

test('targets are large enough for a thumb', async ({ page, firm }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { name, open } of publicPages) {
    await open(page, firm)
    expect(await smallTargets(page), name).toEqual([])
  }
})

/** What a route of remix.config.js answers to. */
function addressOf(route: string): RegExp {
  return new RegExp(`^/?${route.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`)
}

/** What is wider than the window. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`page ${scrollWidth} > ${clientWidth}`, ...wide.map((element) => element.outerHTML.slice(0, 120))]
  })
}

/** Links that stand alone, buttons and fields under 44 px; links inside a sentence are as tall as its lines. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll('a, button, summary, input:not([type=hidden]), textarea')]
    return targets
      .filter(
        (target) => target.checkVisibility() && !target.closest('.honeypot, .skip-link, .error-summary'),
      )
      .map((target) => {
        const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined
        const isTicked = target.matches('[type=radio], [type=checkbox]')
        return { target, box: (isTicked && label ? label : target).getBoundingClientRect() }
      })
      .filter(({ box }) => box.height < 43.5)
      .map(({ target, box }) => `${Math.round(box.height)} px: ${target.outerHTML.slice(0, 120)}`)
  })
}
