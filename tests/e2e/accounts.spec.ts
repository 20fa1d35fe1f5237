import type { Browser, Page } from '@playwright/test'
import { inviteUser } from '~/domain/users/members/invitations.server'
import { DESK, expectNoBarrier, expectNoBarrierOnPhone, expectNoSideways, PHONE } from '../support/barriers'
import { type EmptyProduct, startEmptyProduct } from '../support/empty-product'
import { AT_A_DESK, expect, test } from '../support/journey'
import { newestTokenOf } from '../support/newest-token'

test.use(AT_A_DESK)

// The way of two people through every page of an account, without scripts, on a product of its own; each page is
// shown to axe as it stands.

/** Some thirty pages, each looked at twice or three times. */
const MOST_MS = 120_000
const FIRST = 'drei Möwen auf der Mole'
const NEXT = 'vier Möwen auf der Buhne'
const LAST = 'fünf Möwen auf dem Deich'
const OWNER = 'inga@foerde-glanz.example'
const GUEST = 'joern@foerde-glanz.example'

const setUp = {
  name: 'Inga Matthießen',
  email: OWNER,
  firm: 'Förde Glanz GmbH',
  street: 'Holtenauer Straße 12',
  postal_code: '24105',
  city: 'Kiel',
}

for (const language of ['de', 'en'] as const)
  test(`${language}: from the first run to a forgotten password, without scripts`, async ({ browser }) => {
    test.setTimeout(MOST_MS)
    const product = await startEmptyProduct({ SMTP_URL: 'smtp://127.0.0.1:9' })
    try {
      await walk(browser, product, language)
    } finally {
      await product.stop()
    }
  })

async function walk(browser: Browser, product: EmptyProduct, language: 'de' | 'en'): Promise<void> {
  const look = { viewport: { width: 320, height: 640 }, baseURL: product.baseUrl }
  const [owner, guest, elsewhere] = await Promise.all(
    [1, 2, 3].map(async () => (await browser.newContext({ ...look, javaScriptEnabled: false })).newPage()),
  )
  if (!owner || !guest || !elsewhere) throw new Error('Three browsers were wanted')
  const examine = (page: Page) => expectExamined(page, language)
  const at = (path: string) => `${path}?sprache=${language}`

  // The first run.
  await owner.goto(at('/'))
  await owner.goto(at('/anmelden'))
  await expect(owner).toHaveURL(at('/einrichten'))
  await examine(owner)
  await send(owner, { ...setUp, city: '', password: FIRST, setup_code: product.setupCode })
  await expect(owner.locator('[name=firm]')).toHaveValue(setUp.firm)
  await expect(owner.locator('[name=password]')).toHaveValue('')
  await expectFaults(owner, ['city'])
  await examine(owner)
  await send(owner, { city: setUp.city, password: FIRST, setup_code: product.setupCode })
  await expect(owner).toHaveURL(at('/buero'))
  await expect(owner.getByRole('heading', { level: 1 })).toContainText(setUp.name)

  // An invitation.
  const { path, userId } = await invite(product)
  await guest.goto(at(path))
  await examine(guest)
  await send(guest, { password: 'kurz' })
  await expectFaults(guest, ['password'])
  await examine(guest)
  await send(guest, { password: FIRST })
  await expect(guest).toHaveURL(
    new RegExp(`/anmelden\\?gespeichert=einladung&eingabe=[\\w-]+&sprache=${language}`),
  )
  await examine(guest)
  expect((await elsewhere.goto(at(path)))?.status()).toBe(410)
  await examine(elsewhere)

  // Signing in, here and elsewhere.
  await guest.goto(at('/anmelden'))
  await send(guest, { email: GUEST, password: NEXT })
  await expect(guest.getByRole('alert')).toBeVisible()
  await expect(guest.locator('[name=email]')).toHaveValue(GUEST)
  await send(guest, { password: FIRST })
  await expect(guest).toHaveURL(at('/buero'))
  await elsewhere.goto(at('/anmelden'))
  await send(elsewhere, { email: GUEST, password: FIRST })
  await expect(elsewhere).toHaveURL(at('/buero'))

  // The own account: the list of sessions, all others ended.
  await guest.goto(at('/konto'))
  await expect(guest.getByRole('row')).toHaveCount(3)
  await examine(guest)
  await send(guest, { password: FIRST })
  await expect(guest.getByRole('status')).toBeVisible()
  await expect(guest.getByRole('row')).toHaveCount(2)
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/anmelden/)

  // Another password.
  await guest.goto(at('/konto/passwort'))
  await examine(guest)
  await send(guest, { password: NEXT, new_password: NEXT })
  await expectFaults(guest, ['password'])
  await examine(guest)
  await send(guest, { password: FIRST, new_password: NEXT })
  await expect(guest).toHaveURL(new RegExp(`/konto\\?gespeichert=passwort&sprache=${language}`))
  await examine(guest)

  // Out, and the password forgotten.
  await guest.goto(at('/abmelden'))
  await send(guest, {})
  await expect(guest).toHaveURL(at('/anmelden'))
  await guest.goto(at('/passwort-vergessen'))
  await examine(guest)
  await send(guest, { email: 'joern@' })
  await expectFaults(guest, ['email'])
  await send(guest, { email: GUEST })
  await expect(guest.getByRole('status')).toBeVisible()
  await examine(guest)
  const reset = `/passwort/${await newestTokenOf(product.house, userId)}`
  await guest.goto(at(reset))
  await examine(guest)
  await send(guest, { password: 'qwerty123456' })
  await expectFaults(guest, ['password'])
  await send(guest, { password: LAST })
  await expect(guest).toHaveURL(
    new RegExp(`/anmelden\\?gespeichert=passwort&eingabe=[\\w-]+&sprache=${language}`),
  )
  expect((await elsewhere.goto(at(reset)))?.status()).toBe(410)
  await send(guest, { email: GUEST, password: LAST })
  await expect(guest).toHaveURL(at('/buero'))
  for (const page of [owner, guest, elsewhere]) await page.context().close()
}

async function invite({ house }: EmptyProduct): Promise<{ path: string; userId: string }> {
  const { tenant_id: tenantId, user_id: owner } = await house.reader
    .selectFrom('memberships')
    .select(['tenant_id', 'user_id'])
    .executeTakeFirstOrThrow()
  const at = new Date().toISOString()
  const scope = { tenantId, actor: `user:${owner}`, at }
  const person = { email: GUEST, name: 'Jörn Petersen', role: 'payroll' as const }
  const { userId } = await inviteUser(house, scope, person)
  return { path: `/einladung/${await newestTokenOf(house, userId)}`, userId }
}

/** Fills in the fields by name and sends the form of the page. */
async function send(page: Page, fields: Record<string, string>): Promise<void> {
  const form = page.locator('main form').first()
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value)
  await form.locator('button').click()
}

async function expectFaults(page: Page, fields: string[]): Promise<void> {
  const links = page.getByRole('alert').getByRole('link')
  await expect(links).toHaveCount(fields.length)
  for (const [index, field] of fields.entries())
    await expect(links.nth(index)).toHaveAttribute('href', `#${field}`)
}

async function expectExamined(page: Page, language: 'de' | 'en'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.waitForLoadState()
  const before = page.viewportSize()
  await (language === 'de' ? expectNoBarrier : expectNoBarrierOnPhone)(page)
  await expectNoSideways(page, DESK, PHONE)
  if (before) await page.setViewportSize(before)
}
