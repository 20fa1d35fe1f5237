import type { Page } from '@playwright/test'

/** What is wider than the window. */
export function overflow(page: Page): Promise<string[]> {
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
export function smallTargets(page: Page): Promise<string[]> {
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
