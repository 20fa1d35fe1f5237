import { randomBytes } from 'node:crypto'
import { test as base, expect, type Response } from '@playwright/test'
import { type Firm, openFirm } from './firm'

/** The only pages that may run scripts. */
const WITH_SCRIPTS = /^\/(buero|konto)(\/|$)/

/**
 * Playwright's test with the demo's firm. Whatever a test visits, it fails if a page asks another host for
 * anything, or if a page that is to work without scripts brings one.
 */
export const test = base.extend<{ address: undefined; watch: undefined }, { firm: Firm }>({
  firm: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern.
    async ({}, use) => {
      const firm = openFirm()
      await use(firm)
      await firm.db.destroy()
    },
    { scope: 'worker' },
  ],
  // An address of its own for every test, as the proxy in front would name it: no throttle joins two of them.
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
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol !== 'data:' && origin !== baseURL) foreign.push(request.url())
      })
      context.on('response', (response) => scripts.push(scriptIn(response)))
      await use(undefined)
      const found = (await Promise.all(scripts)).filter((one) => one !== undefined)
      expect(foreign, 'requests to other hosts').toEqual([])
      expect(found, 'scripts on pages that have none').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Names the script that a response is or contains, unless its page may have scripts. */
async function scriptIn(response: Response): Promise<string | undefined> {
  const url = new URL(response.url())
  const page = new URL(response.frame().url() || response.url())
  if (WITH_SCRIPTS.test(page.pathname) || WITH_SCRIPTS.test(url.pathname)) return undefined
  const type = (await response.allHeaders())['content-type'] ?? ''
  if (response.request().resourceType() === 'script' || type.includes('javascript')) return url.pathname
  const hasBody = type.startsWith('text/html') && response.status() !== 303
  if (!hasBody) return undefined
  const html = await response.text().catch(() => '')
  return /<script|rel="modulepreload"|\son[a-z]+="/i.exec(html)
    ? `${url.pathname} contains a script`
    : undefined
}
