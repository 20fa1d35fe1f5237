import { randomBytes } from 'node:crypto'
import { test as base, expect, type Page, type Request, type Response } from '@playwright/test'
import { readDemo } from './demo'
import { type Firm, openFirm } from './firm'

/** The only pages that may run scripts. */
const RUNS_SCRIPTS = /^\/(buero|konto)(\/|$)/

/** Everybody else comes on a small phone without scripts, as playwright.config.ts says. */
export const AT_A_DESK = { viewport: { width: 1280, height: 900 }, hasTouch: false }
export const WITH_SCRIPTS = { ...AT_A_DESK, javaScriptEnabled: true }

/** A page by its name, opened when it is first asked for. */
type Kept = (name: string, open: () => Promise<Page>) => Promise<Page>

/**
 * Playwright's test with the demo's firm. Whatever a test visits, it fails if a page asks another host for
 * anything, or if a page that is to work without scripts brings one.
 */
export const test = base.extend<
  { address: undefined; watch: undefined; desk: Page; street: Page },
  { firm: Firm; kept: Kept }
>({
  firm: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern.
    async ({}, use) => {
      const firm = openFirm()
      await use(firm)
      await firm.db.destroy()
    },
    { scope: 'worker' },
  ],
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern.
    async ({}, use) => {
      const pages = new Map<string, Page>()
      await use(async (name, open) => {
        const page = pages.get(name) ?? (await open())
        pages.set(name, page)
        return page
      })
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  /** Signed in, and open for as long as its worker runs. */
  desk: async ({ browser, kept, javaScriptEnabled, viewport }, use) => {
    const open = async () => {
      const page = await (await browser.newContext()).newPage()
      await signIn(page)
      return page
    }
    await use(await kept(`desk ${javaScriptEnabled} ${viewport?.width}`, open))
  },
  /** The same without a session. */
  street: async ({ browser, kept, javaScriptEnabled, viewport }, use) => {
    const open = async () => (await browser.newContext()).newPage()
    await use(await kept(`street ${javaScriptEnabled} ${viewport?.width}`, open))
  },
  // A client address per test, as a proxy would report it, so that tests share no throttle.
  address: [
    async ({ context }, use) => {
      const [a, b] = randomBytes(2)
      await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.18.${a}.${b}` })
      await use(undefined)
    },
    { auto: true },
  ],
  watch: [
    async ({ context, baseURL }, use) => {
      const foreign: string[] = []
      const scripts: Promise<string | undefined>[] = []
      const onRequest = (request: Request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol !== 'data:' && origin !== baseURL) foreign.push(request.url())
      }
      const onResponse = (response: Response) => void scripts.push(scriptIn(response))
      context.on('request', onRequest).on('response', onResponse)
      await use(undefined)
      context.off('request', onRequest).off('response', onResponse)
      const found = (await Promise.all(scripts)).filter((one) => one !== undefined)
      expect(foreign, 'requests to other hosts').toEqual([])
      expect(found, 'scripts on pages that have none').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * For tests that look at pages and leave nothing behind in the browser. They share one page for each worker, since a
 * browser takes longer to start a page than to show it: this one is signed in.
 */
export const officeTest = test.extend({
  context: async ({ desk }, use) => use(desk.context()),
  page: async ({ desk }, use) => lend(desk, use),
})

/** The same without a session. */
export const publicTest = test.extend({
  context: async ({ street }, use) => use(street.context()),
  page: async ({ street }, use) => lend(street, use),
})

async function lend(page: Page, use: (page: Page) => Promise<void>): Promise<void> {
  await use(page)
  for (const event of ['console', 'pageerror', 'response'] as const) page.removeAllListeners(event)
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/anmelden')
  await page.getByLabel('E-Mail-Adresse').fill(readDemo().email)
  await page.getByLabel('Passwort').fill(readDemo().password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(/\/buero$/)
}

/** Names the script that a response is or contains, unless its page may have scripts. */
async function scriptIn(response: Response): Promise<string | undefined> {
  const url = new URL(response.url())
  const page = new URL(response.frame().url() || response.url())
  if (RUNS_SCRIPTS.test(page.pathname) || RUNS_SCRIPTS.test(url.pathname)) return undefined
  const type = (await response.allHeaders())['content-type'] ?? ''
  if (response.request().resourceType() === 'script' || type.includes('javascript')) return url.pathname
  const hasBody = type.startsWith('text/html') && response.status() !== 303
  if (!hasBody) return undefined
  const html = await response.text().catch(() => '')
  return /<script|rel="modulepreload"|\son[a-z]+="/i.exec(html)
    ? `${url.pathname} contains a script`
    : undefined
}
