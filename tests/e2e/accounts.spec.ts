import type { Browser, Page } from '@playwright/test'
import { inviteUser } from '~/domain/users/members/invitations.server'
import { accountOfTwo, GUEST, type Language } from '../journeys/account'
import type { Hand } from '../journeys/hand'
import { DESK, expectNoBarrier, expectNoBarrierOnPhone, expectNoSideways, PHONE } from '../support/barriers'
import { browserHand } from '../support/browser-hand'
import { type EmptyProduct, startEmptyProduct } from '../support/empty-product'
import { AT_A_DESK, expect, test } from '../support/journey'
import { newestTokenOf } from '../support/newest-token'

test.use(AT_A_DESK)

// Each page is shown to axe as it stands. In English, tests/journeys/account.test.ts goes the same way at each commit.

/** Some thirty pages, each looked at twice or three times. */
const MOST_MS = 120_000
const WAY = 'from the first run to a forgotten password, without scripts'

test(`de: ${WAY}`, async ({ browser }) => walk(browser, 'de'))
test(`en: ${WAY}`, { tag: '@every-page' }, async ({ browser }) => walk(browser, 'en'))

async function walk(browser: Browser, language: Language): Promise<void> {
  test.setTimeout(MOST_MS)
  const product = await startEmptyProduct({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const look = { viewport: { width: 320, height: 640 }, baseURL: product.baseUrl, javaScriptEnabled: false }
  const newPage = async () => (await browser.newContext(look)).newPage()
  const pages = [await newPage(), await newPage(), await newPage()] as const
  const [owner, guest, elsewhere] = [browserHand(pages[0]), browserHand(pages[1]), browserHand(pages[2])]
  const pageOf = new Map<Hand, Page>([
    [owner, pages[0]],
    [guest, pages[1]],
    [elsewhere, pages[2]],
  ])
  let userId = ''
  try {
    await accountOfTwo({
      ...{ language, setupCode: product.setupCode, owner, guest, elsewhere },
      async invite() {
        userId = await inviteGuest(product)
        return `/einladung/${await newestTokenOf(product.house, userId)}`
      },
      newestReset: async () => `/passwort/${await newestTokenOf(product.house, userId)}`,
      examine: (hand) => expectExamined(pageOf.get(hand) as Page, language),
    })
  } finally {
    for (const page of pages) await page.context().close()
    await product.stop()
  }
}

async function inviteGuest({ house }: EmptyProduct): Promise<string> {
  const { tenant_id: tenantId, user_id: owner } = await house.reader
    .selectFrom('memberships')
    .select(['tenant_id', 'user_id'])
    .executeTakeFirstOrThrow()
  const scope = { tenantId, actor: `user:${owner}`, at: new Date().toISOString() }
  return (await inviteUser(house, scope, { email: GUEST, name: 'Jörn Petersen', role: 'payroll' })).userId
}

async function expectExamined(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.waitForLoadState()
  const before = page.viewportSize()
  await (language === 'de' ? expectNoBarrier : expectNoBarrierOnPhone)(page)
  await expectNoSideways(page, DESK, PHONE)
  if (before) await page.setViewportSize(before)
}
