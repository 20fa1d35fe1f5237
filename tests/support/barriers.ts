import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CDPSession, expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

/** Less than half of what the package exports as its source, and each page reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const HEIGHT = 800
const ALL: RunOptions = {
  runOnly: { type: 'tag', values: WCAG },
  // A button's text must be part of its name (WCAG 2.5.3); axe still calls the rule experimental.
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

const OF_THE_COLORS = ['color-contrast', 'link-in-text-block']

type Rules = readonly string[] | RunOptions

/** The rules that depend on the room that things have. Colours are those of a desk, which shows all that a phone does. */
const OF_THE_ROOM = ['scrollable-region-focusable', 'target-size']

/** axe's own class, missing in its types. */
interface AxeColor {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): AxeColor
}

/** Desktop and phone; smaller screens are only checked for fit. */
const DESK_OF_TODAY = 1440
const PHONE_OF_TODAY = 390
export const DESK = 1280
const TABLET = 768
export const PHONE = 320
/** Words that may break are longer than this. */
const LONGEST_WORD = 18

/** All of axe's rules at both widths, and colours in the dark at a desk, where all is shown; restores the page's width. */
export async function expectNoBarrier(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: DESK_OF_TODAY, height: HEIGHT })
  await expectNone(page, OF_THE_COLORS, 'dark')
  await expectNone(page, ALL, 'light')
  await page.setViewportSize({ width: PHONE_OF_TODAY, height: HEIGHT })
  await expectNone(page, ALL, 'light')
  if (before) await page.setViewportSize(before)
}

async function expectNone(page: Page, rules: Rules, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const where = `${page.url()} at ${page.viewportSize()?.width} px, ${colorScheme}`
  expect(await barriers(page, rules), where).toEqual([])
}

/**
 * For a page of the office, from wide to narrow, each width once: no barrier, nothing cut off or torn. The one thing that
 * only a phone shows there is the menu of the frame, which office.spec.ts checks with expectNoBarrier.
 */
export async function expectOfficePage(page: Page): Promise<void> {
  await page.setViewportSize({ width: DESK_OF_TODAY, height: HEIGHT })
  await expectNone(page, OF_THE_COLORS, 'dark')
  await expectNone(page, ALL, 'light')
  await expectNoSideways(page, DESK, TABLET)
  await expectWholeWords(page, TABLET)
  await page.setViewportSize({ width: PHONE_OF_TODAY, height: HEIGHT })
  await expectNone(page, OF_THE_ROOM, 'light')
  await expectRoomForLargeLetters(page)
  await expectNoSideways(page, PHONE)
}

/** One run of all rules, for a page already checked in another language: languages differ in no colour. */
export async function expectNoBarrierOnPhone(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: PHONE, height: HEIGHT })
  expect(await barriers(page), page.url()).toEqual([])
  if (before) await page.setViewportSize(before)
}

/** For a page that is asked about one document after the other: the browser keeps axe, and is not sent it with each. */
export async function keepAxe(page: Page): Promise<void> {
  if (keeping.has(page)) return
  keeping.add(page)
  await page.addInitScript(`${AXE};(${rememberColors})()`)
}

const keeping = new WeakSet<Page>()

/** axe's violations; fails if it found nothing to check. */
export async function barriers(page: Page, rules: Rules = ALL): Promise<string[]> {
  const runsScripts =
    !sessions.has(page) && (await page.evaluate(() => matchMedia('(scripting: enabled)').matches))
  return runsScripts ? askAxe(page, rules) : beyondScripts(page, () => askAxe(page, rules))
}

async function askAxe(page: Page, rules: Rules): Promise<string[]> {
  // Not with AxeBuilder, which loads axe anew for each report and takes twice the time.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE)
    await page.evaluate(rememberColors)
  }
  const { violations, found } = await page.evaluate(report, 'length' in rules ? onlyRules(rules) : rules)
  expect(found, 'rules that axe applied').toBeGreaterThan(0)
  return violations
}

const sessions = new WeakMap<Page, CDPSession>()

/** axe waits for timers, which a page without scripts has none of: it gets them meanwhile. What the page itself brought was left out when it was loaded, and stays so. */
async function beyondScripts<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  const setOff = (value: boolean) => session.send('Emulation.setScriptExecutionDisabled', { value })
  // A session can only undo what it has set itself, and one that ends would leave the scripts on.
  if (!sessions.has(page)) await setOff(true)
  sessions.set(page, session)
  await setOff(false)
  try {
    return await look()
  } finally {
    await setOff(true)
  }
}

function onlyRules(values: readonly string[]): RunOptions {
  return { runOnly: { type: 'rule', values: [...values] } }
}

/**
 * Runs in the page. The same few colours are read of every element, and reading one makes five objects of several
 * colour spaces: half of what axe costs on a page of many rows.
 */
function rememberColors(): void {
  const { axe } = window as unknown as { axe: { commons: { color: { Color: { prototype: AxeColor } } } } }
  const { prototype } = axe.commons.color.Color
  const known = new Map<string, Pick<AxeColor, 'r' | 'g' | 'b' | 'alpha'>>()
  const read = prototype.parseString
  prototype.parseString = function (text: string) {
    const { r, g, b, alpha } = known.get(text) ?? read.call(this, text)
    known.set(text, { r, g, b, alpha })
    return Object.assign(this, { r, g, b, alpha })
  }
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

async function expectWholeWords(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  expect(await page.evaluate(tornWords, LONGEST_WORD), `${page.url()} at ${width} px`).toEqual([])
}

/** Runs in the page. */
function tornWords(longest: number): string[] {
  const walker = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT)
  const torn: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Mail addresses may break anywhere.
    const text = (node.textContent ?? '').replace(/\S+@\S+/g, (address) => ' '.repeat(address.length))
    for (const { 0: word, index } of text.matchAll(/[\p{L}\d]+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1 && word.length <= longest) torn.push(word)
    }
  }
  return torn
}

export async function expectNoSideways(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(sideways), `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
  }
}

/** On a phone, with text twice as large (WCAG 1.4.4). Set by DevTools, as the content policy allows no inline styles. */
async function expectRoomForLargeLetters(page: Page): Promise<void> {
  const setSize = (size: string) => document.documentElement.style.setProperty('font-size', size)
  await page.evaluate(setSize, '200%')
  await expectNoSideways(page, PHONE_OF_TODAY)
  await page.evaluate(setSize, '')
}
