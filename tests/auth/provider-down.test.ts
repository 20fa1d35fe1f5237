import { afterAll, beforeAll, expect, test } from 'vitest'
import { CookieJar, signInAtProvider } from '../support/cookie-jar'
import { textOf } from '../support/html'
import { type IdentityProvider, startIdentityProvider } from '../support/identity-provider'
import { signIn } from '../support/knock'
import { type RunningFirms, startWithFirms } from '../support/running-firm'

// A provider that takes connections and says nothing, as the product would meet it behind https; later it answers.

const PUBLIC = 'https://zahltag.example'
const WRONG_SECRET = 'wrong-0123456789abcdefghijklmnopqrstuvwxyz'

let provider: IdentityProvider
let running: RunningFirms
let base: string

beforeAll(async () => {
  provider = await startIdentityProvider()
  const environment = { ...provider.environment, OIDC_CLIENT_SECRET: WRONG_SECRET, BASE_URL: PUBLIC }
  running = await startWithFirms(environment)
  base = `http://localhost:${running.server.port}`
})
afterAll(async () => {
  await running.stop()
  await provider.stop()
})

test('while it is down, local accounts go on; when it is back, it is asked again', async () => {
  const jar = new CookieJar()
  const asked = jar.ask(`${base}/anmelden/oidc?sprache=en`, {})
  expect(await signIn(base, running.firm.email('owner'))).toContain('__Host-zahltag_session=')
  const answer = await asked
  const location = answer.headers.get('location') ?? ''
  expect([answer.status, location]).toEqual([303, '/anmelden?fehler=anmeldedienst&sprache=en'])
  const page = textOf(await (await jar.ask(base + location)).text())
  expect(page).toContain('The sign-in service is not responding at the moment')
  expect(running.server.output()).toContain('"event":"provider_down"')

  provider.register(PUBLIC)
  const later = await jar.ask(`${base}/anmelden/oidc`, {})
  expect(later.headers.get('location')).toContain(provider.issuer)
  const cookie = later.headers.getSetCookie()[0] ?? ''
  expect(cookie).toMatch(/^__Host-zahltag_attempt=/)
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part)
  expect(cookie).not.toContain('Domain')
})

test('a wrong client secret is told as what it is, and printed nowhere', async () => {
  const jar = new CookieJar()
  const begun = await jar.ask(`${base}/anmelden/oidc`, {})
  const back = new URL(await signInAtProvider(jar, begun.headers.get('location') ?? '', 'silke'))
  expect(back.origin).toBe(PUBLIC)
  const answer = await jar.ask(base + back.pathname + back.search)
  expect(answer.headers.get('location')).toBe('/anmelden?fehler=anmeldedienst')
  const output = running.server.output()
  expect(output).toContain('"code":"invalid_client"')
  expect(output).not.toContain(WRONG_SECRET)
})
