import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const HEIGHT = 800
const ALL: RunOptions = {
  runOnly: { type: 'tag', values: WCAG },
  // What a button says must be in its name (WCAG 2.5.3); axe still calls its rule experimental.
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

/** What of it depends on the colours or the width. */
const OF_THE_LOOK = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

export const DESK = 1280
export const PHONE = 320

/**
 * Asks axe once for all that it knows, at the width at which most people meet the page, and once more in the dark
 * and at the other width for what colours and widths change.
 */
export async function expectNoBarrier(page: Page, width: typeof DESK | typeof PHONE = PHONE): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width, height: HEIGHT })
  expect(await barriers(page), `${page.url()} at ${width} px`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: width === PHONE ? DESK : PHONE, height: HEIGHT })
  expect(await barriers(page, OF_THE_LOOK), `${page.url()}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** What axe objects to; it must have found something to look at. */
export async function barriers(page: Page, rules?: string[]): Promise<string[]> {
  // Not by AxeBuilder, which loads axe anew for each report and takes twice the time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations, found } = await page.evaluate(report, rules ? onlyRules(rules) : ALL)
  expect(found, 'rules that axe applied').toBeGreaterThan(0)
  return violations
}

function onlyRules(values: string[]): RunOptions {
  return { runOnly: { type: 'rule', values } }
}

/** Runs in the page. */
async function report(options: RunOptions): Promise<{ violations: string[]; found: number }> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const { violations, passes } = await axe.run({ ...options, resultTypes: ['violations'] })
  return {
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    found: passes.length,
  }
}

/** Nothing to scroll sideways. */
export async function expectNoSideways(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(sideways), `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
  }
}
