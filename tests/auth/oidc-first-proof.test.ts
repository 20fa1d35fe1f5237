import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '../factories/firm'
import { CookieJar } from '../support/cookie-jar'
import { textOf } from '../support/html'
import { postForm } from '../support/knock'
import { type ProviderSetting, startWithProvider } from './provider-setting'

// Inviting an address shows a link that sets its password. That link must not outlive the first proof of the address.

const PLANTED = 'drei Möwen auf der Mole'

let setting: ProviderSetting

beforeAll(async () => {
  setting = await startWithProvider()
})
afterAll(() => setting.stop())

/** An owner invites by the form; gives the link that their page shows. */
async function invite(firm: ProviderSetting['running']['firm'], email: string): Promise<string> {
  const owner = await signInLocally(firm.email('owner'), PASSWORD)
  const fields = { name: 'Anna Jensen', email, role: 'owner' }
  const sent = await owner.ask(`${setting.base}/buero/personen`, fields)
  const page = await (await owner.ask(new URL(sent.headers.get('location') ?? '', setting.base).href)).text()
  return /value="[^"]*(\/einladung\/[^"]+)"/.exec(page)?.[1] ?? ''
}

async function signInLocally(email: string, password: string): Promise<CookieJar> {
  const jar = new CookieJar()
  await jar.ask(`${setting.base}/anmelden`, { email, password })
  return jar
}

/** Switches the second factor on as the account's own pages do. */
async function plantSecondFactor(jar: CookieJar): Promise<void> {
  const path = `${setting.base}/konto/zweiter-faktor`
  await jar.ask(path, { password: PLANTED })
  const page = await (await jar.ask(path)).text()
  const secret = /class="copyable secret-key">([A-Z2-7 ]+)</.exec(page)?.[1]?.replaceAll(' ', '') ?? ''
  await jar.ask(`${path}/bestaetigung`, { code: new TOTP({ secret }).generate() })
}

const opens = async (jar: CookieJar) => (await jar.ask(`${setting.base}/buero`)).status === 200

test('what another firm’s owner set up with the invitation they were shown ends at the first proof', async () => {
  const { provider, running, base, comeBack } = setting
  const email = 'anna@foerde-glanz.example'
  await invite(running.firm, email)
  const link = await invite(running.neighbour, email)
  expect((await postForm(base, link, { password: PLANTED })).status).toBe(303)
  const mallory = await signInLocally(email, PLANTED)
  await plantSecondFactor(mallory)
  expect(await opens(mallory)).toBe(true)
  expect(await running.db.selectFrom('recovery_codes').select('code_hash').execute()).not.toEqual([])

  provider.people.set('sub-anna', { email })
  const anna = new CookieJar()
  const answer = await anna.ask(await comeBack(anna, 'sub-anna', '?weiter=/buero/personen&sprache=en'))
  expect(answer.headers.get('location')).toBe('/konto?gespeichert=firmenkonto&sprache=en#gespeichert')
  const account = textOf(await (await anna.ask(`${base}/konto?gespeichert=firmenkonto&sprache=en`)).text())
  expect(account).toContain('Whatever was set up for this account before is no longer valid')

  expect(await opens(mallory)).toBe(false)
  const again = await postForm(base, '/anmelden', { email, password: PLANTED })
  expect(again.headers.location).toMatch(/^\/anmelden\?eingabe=/)
  for (const table of ['totp_secrets', 'recovery_codes'] as const)
    expect(await running.db.selectFrom(table).select('user_id').execute(), table).toEqual([])
  expect((await postForm(base, link, { password: PLANTED })).status).toBeGreaterThanOrEqual(400)
  expect(await opens(anna)).toBe(true)
})

test('an account whose address is proven already keeps its password and its sessions', async () => {
  const { provider, running, base, signIn } = setting
  const email = running.firm.email('payroll')
  const local = await signInLocally(email, PASSWORD)
  provider.people.set('sub-kept', { email })
  await signIn('sub-kept')
  expect(await opens(local)).toBe(true)
  expect((await postForm(base, '/anmelden', { email, password: PASSWORD })).headers.location).toBe('/buero')
})
