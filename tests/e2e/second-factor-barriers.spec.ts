import { appFor } from '../support/authenticator'
import { expectNoBarrier, expectNoBarrierOnPhone } from '../support/barriers'
import { expect, test, WITH_SCRIPTS } from '../support/journey'
import { openMenu } from '../support/office-menu'
import { somebody } from '../support/person'

test.use(WITH_SCRIPTS)

for (const language of ['de', 'en']) {
  test(`no page of the second factor has a barrier that axe knows, ${language}`, {
    tag: '@every-page',
  }, async ({ page, firm }) => {
    test.slow()
    // The languages differ in no colour.
    const look = language === 'de' ? expectNoBarrier : expectNoBarrierOnPhone
    const { email, password } = await somebody(firm)
    const open = (path: string) => page.goto(`${path}?sprache=${language}`)
    const submit = (resource: string) =>
      page.locator(`form[action*="${resource}?"] [type=submit]`).first().click()
    await open('/anmelden')
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(password)
    await submit('/anmelden')
    await open('/konto/zweiter-faktor')
    await look(page)
    await page.locator('#password').fill(password)
    await submit('/zweiter-faktor')
    await look(page)
    const code = await appFor(page)
    await submit('/bestaetigung')
    await expect(page.getByRole('alert')).toBeVisible()
    await look(page)
    await page.locator('#code').fill(code())
    await submit('/bestaetigung')
    await expect(page.locator('.recovery-codes')).toBeVisible()
    await look(page)
    for (const path of ['', '/ersatzcodes', '/ende']) {
      await open(`/konto/zweiter-faktor${path}`)
      await look(page)
    }
    await open('/konto')
    await look(page)
    await openMenu(page)
    await submit('/abmelden')
    await open('/anmelden')
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(password)
    await submit('/anmelden')
    await expect(page).toHaveURL(/\/anmelden\/code/)
    await look(page)
    await submit('/code')
    await expect(page.getByRole('alert')).toBeVisible()
    await look(page)
  })
}
