import { expect } from 'vitest'
import { CookieJar, signInAtProvider } from '../support/cookie-jar'
import { type IdentityProvider, startIdentityProvider } from '../support/identity-provider'
import { type RunningFirms, startWithFirms } from '../support/running-firm'

export const COOKIES = { session: 'zahltag_session', attempt: 'zahltag_attempt' }

/** Why nothing was opened, as the address of the sign-in page says it. */
type Fault = 'anmeldedienst' | 'antwort' | 'abgelehnt' | 'einladung'

export type ProviderSetting = Awaited<ReturnType<typeof startWithProvider>>

/** The running product beside a real provider (oidc-provider) that knows everybody of the firm. */
export async function startWithProvider(environment: Record<string, string> = {}) {
  const provider: IdentityProvider = await startIdentityProvider()
  const running: RunningFirms = await startWithFirms({ ...provider.environment, ...environment })
  const base = running.server.baseUrl
  provider.register(base)
  for (const role of ['owner', 'invoicing', 'payroll', 'read_only'] as const)
    provider.people.set(`sub-${role}`, { email: running.firm.email(role) })

  /** Begins in a browser; gives the provider's address that it is sent to. */
  async function begin(jar: CookieJar, query = ''): Promise<string> {
    const answer = await jar.ask(`${base}/anmelden/oidc${query}`, {})
    expect(answer.status).toBe(303)
    return answer.headers.get('location') ?? ''
  }

  /** Begins and signs in at the provider; gives the address of ours that it answers to. */
  async function comeBack(jar: CookieJar, login: string, query = ''): Promise<string> {
    return signInAtProvider(jar, await begin(jar, query), login)
  }

  /** The whole way, in a browser of its own. */
  async function signIn(login: string, query = ''): Promise<CookieJar> {
    const jar = new CookieJar()
    const answer = await jar.ask(await comeBack(jar, login, query))
    expect([answer.status, jar.value(base, COOKIES.session) !== undefined]).toEqual([303, true])
    return jar
  }

  /** The answer opens nothing and leads to the sign-in page, which says why. */
  async function expectFault(jar: CookieJar, url: string, fault: Fault, query = ''): Promise<void> {
    const answer = await jar.ask(url)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/anmelden?fehler=${fault}${query}`,
    ])
    expect(jar.value(base, COOKIES.session)).toBeUndefined()
    expect(jar.value(base, COOKIES.attempt)).toBeUndefined()
  }

  async function stop(): Promise<void> {
    await running.stop()
    await provider.stop()
  }

  return { provider, running, base, begin, comeBack, signIn, expectFault, stop }
}
