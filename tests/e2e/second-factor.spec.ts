import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { appFor } from '../support/authenticator'
import { expect, test } from '../support/journey'
import { openMenu } from '../support/office-menu'
import { somebody } from '../support/person'

const texts = {
  de: {
    password: 'Passwort',
    signIn: 'Anmelden',
    signOut: 'Abmelden',
    factor: 'Zweiter Faktor',
    begin: 'Einrichten',
    confirm: 'Einschalten',
    wrong: /Dieser Code stimmt nicht/,
    save: 'Als Textdatei speichern',
    kept: 'Ich habe die Codes aufbewahrt',
    left: (count: number) => `Sie haben noch ${count} Ersatzcodes.`,
    renew: 'Neue Ersatzcodes erstellen',
    end: 'Zweiten Faktor abschalten',
    off: 'Abschalten',
    isOff: 'Ausgeschaltet.',
    ended: 'Der zweite Faktor ist aus',
    account: 'Mein Konto',
  },
  en: {
    password: 'Password',
    signIn: 'Sign in',
    signOut: 'Sign out',
    factor: 'Second factor',
    begin: 'Set up',
    confirm: 'Switch on',
    wrong: /That code is wrong/,
    save: 'Save as a text file',
    kept: 'I have saved the codes',
    left: (count: number) => `You have ${count} recovery codes left.`,
    renew: 'Create new recovery codes',
    end: 'Switch the second factor off',
    off: 'Switch off',
    isOff: 'Switched off.',
    ended: 'The second factor is off',
    account: 'My account',
  },
}

// At each commit tests/journeys/second-factor.test.ts goes the same way in English.
for (const [language, tag] of [
  ['de', []],
  ['en', ['@every-page']],
] as const) {
  test(`a second factor from the first to the last day, ${language}`, { tag: [...tag] }, async ({
    page,
    firm,
  }) => {
    test.slow()
    const say = texts[language]
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const follow = (name: string) => page.getByRole('link', { name, exact: true }).click()
    const { email, password } = await somebody(firm)
    async function enterPassword(): Promise<void> {
      await page.goto(`/anmelden?weiter=%2Fkonto&sprache=${language}`)
      await page.locator('#email').fill(email)
      await page.getByLabel(say.password).fill(password)
      await press(say.signIn)
    }
    async function enterCode(code: string): Promise<void> {
      await page.getByLabel('Code', { exact: true }).fill(code)
      await press(say.signIn)
    }

    await enterPassword()
    await expect(page.locator('main')).toContainText(say.isOff)
    await follow(say.factor)
    await page.getByLabel(say.password).fill(password)
    await press(say.begin)
    await expect(page.getByRole('img')).toBeVisible()
    await fits(page)
    const code = await appFor(page)
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await press(say.confirm)
    await expect(page.getByRole('alert')).toContainText(say.wrong)
    await page.getByLabel('Code', { exact: true }).fill(code())
    await press(say.confirm)

    const codes = await tenCodes(page)
    await fits(page)
    const [download] = await Promise.all([page.waitForEvent('download'), follow(say.save)])
    const file = readFileSync(await download.path(), 'utf8')
    expect(download.suggestedFilename()).toMatch(/^zahltag-[a-z]+(-[a-z]+)?\.txt$/)
    for (const one of codes) expect(file).toContain(one)
    await page.reload()
    await expect(page.locator('main')).not.toContainText(codes[0] ?? '')
    await page.goto(`/konto?sprache=${language}`)
    await expect(page.locator('main')).toContainText(say.left(10))
    await openMenu(page)
    await press(say.signOut)

    await enterPassword()
    await expect(page).toHaveURL(/\/anmelden\/code/)
    await fits(page)
    await page.goto('/buero')
    await expect(page).toHaveURL(/\/anmelden\?/)
    await page.goBack()
    await enterCode('000000')
    await expect(page.getByRole('alert')).toContainText(say.wrong)
    await enterCode(codes[3]?.toLowerCase() ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.account)
    await expect(page.locator('main')).toContainText(say.left(9))
    await openMenu(page)
    await press(say.signOut)

    await enterPassword()
    await enterCode(code(1))
    await follow(say.factor)
    await follow(say.renew)
    await page.getByLabel('Code', { exact: true }).fill(codes[4] ?? '')
    await press(say.renew)
    const fresh = await tenCodes(page)
    expect(fresh.filter((one) => codes.includes(one))).toEqual([])
    await follow(say.kept)
    await expect(page.locator('main')).toContainText(say.left(10))
    await follow(say.factor)
    await follow(say.end)
    await fits(page)
    await page.getByLabel('Code', { exact: true }).fill(fresh[0] ?? '')
    await press(say.off)
    await expect(page.getByRole('status')).toContainText(say.ended)
    await openMenu(page)
    await press(say.signOut)
    await enterPassword()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.account)
  })
}

test('recovery codes on paper are codes without controls', async ({ page, firm }) => {
  const { email, password } = await somebody(firm)
  await page.goto('/anmelden?weiter=%2Fkonto%2Fzweiter-faktor')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Einrichten' }).click()
  await page.getByLabel('Code', { exact: true }).fill((await appFor(page))())
  await page.getByRole('button', { name: 'Einschalten' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('listitem').locator('code')).toHaveCount(10)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
})

/** The codes of the page, once all of them have arrived. */
async function tenCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('listitem').locator('code')
  await expect(codes).toHaveCount(10)
  const texts = await codes.allInnerTexts()
  expect(new Set(texts).size).toBe(10)
  return texts
}

/** Nothing stands out to the side. */
async function fits(page: Page): Promise<void> {
  const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
}
