import { expect, type Page, test } from '@playwright/test'
import { DESK, expectNoBarrier, expectNoBarrierOnPhone, expectNoSideways, PHONE } from '../support/barriers'
import { AT_A_DESK } from '../support/journey'
import { openMenu } from '../support/office-menu'
import { type ProviderProduct, startProviderProduct } from '../support/provider-product'

test.use(AT_A_DESK)

// A product of its own beside a real provider, because the demo has none.

let setting: ProviderProduct
let violations: string[]

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  setting = await startProviderProduct()
})
test.afterAll(() => setting.stop())

test.beforeEach(async ({ page }) => {
  violations = []
  // The provider's own pages ask for a font from elsewhere.
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  )
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
})
test.afterEach(() => expect(violations).toEqual([]))

test('signs in at the identity provider and out again, there too, without scripts', async ({ page }) => {
  const { baseUrl, provider } = setting
  await page.goto(`${baseUrl}/konto`)
  await page.getByRole('button', { name: 'Mit dem Firmenkonto anmelden' }).click()
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/`))
  await signInThere(page, 'silke')
  await expect(page).toHaveURL(`${baseUrl}/konto`)
  await page.goto(`${baseUrl}/buero`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Silke Thoms')

  // Still signed in there: the provider sends the browser straight back, all in the redirects of one form.
  await page.context().clearCookies({ name: 'zahltag_session' })
  await page.goto(`${baseUrl}/anmelden?sprache=en`)
  await page.getByRole('button', { name: 'Sign in with your company account' }).click()
  await expect(page).toHaveURL(`${baseUrl}/buero?sprache=en`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Silke Thoms')

  await openMenu(page)
  await page.getByRole('link', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign out now' }).click()
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/`))
  await page.locator('button[value=yes]').click()
  await expect(page).toHaveURL(`${baseUrl}/anmelden?sprache=en`)
  await page.goto(`${baseUrl}/buero`)
  await expect(page).toHaveURL(/\/anmelden/)
  await page.getByRole('button', { name: 'Mit dem Firmenkonto anmelden' }).click()
  await expect(page.locator('[name=login]')).toBeVisible()
})

test('whoever was not invited, or changes their mind, reads so and can begin again', async ({ page }) => {
  const { baseUrl } = setting
  await page.goto(`${baseUrl}/anmelden?sprache=en`)
  const button = page.getByRole('button', { name: 'Sign in with your company account' })
  await button.click()
  await page.getByRole('link', { name: /abort|cancel/i }).click()
  await expect(page.getByRole('alert')).toContainText('The sign-in service did not sign you in')
  await button.click()
  await signInThere(page, 'stranger')
  await expect(page.getByRole('alert')).toContainText('There is no invitation for you here')
  await expect(page).toHaveURL(`${baseUrl}/anmelden?fehler=einladung&sprache=en`)
  await expect(button).toBeVisible()
})

test.describe('the sign-in page with the button of the provider', () => {
  for (const language of ['de', 'en'])
    for (const query of ['', '&fehler=einladung'])
      test(`has no barrier and fits every width: ${language}${query}`, async ({ page }) => {
        await page.goto(`${setting.baseUrl}/anmelden?sprache=${language}${query}`)
        await (language === 'de' ? expectNoBarrier : expectNoBarrierOnPhone)(page)
        await expectNoSideways(page, DESK, PHONE)
      })
})

/** The provider asks who one is and whether one agrees. */
async function signInThere(page: Page, login: string): Promise<void> {
  await page.locator('[name=login]').fill(login)
  await page.locator('[name=password]').fill('any')
  await page.locator('button[type=submit]').first().click()
  await page.locator('button[type=submit]').first().click()
}
