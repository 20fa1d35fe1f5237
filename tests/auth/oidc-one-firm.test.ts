import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteUser } from '~/domain/users/invitations.server'
import { setUp } from '~/domain/users/setup.server'
import { CookieJar, signInAtProvider } from '../support/cookie-jar'
import { type EmptyProduct, startEmptyProduct } from '../support/empty-product'
import { textOf } from '../support/html'
import { type IdentityProvider, startIdentityProvider } from '../support/identity-provider'

// An installation with a single firm, beside a real provider.

const FIRM = { name: 'Förde Glanz', street: 'Am Kai 3', postalCode: '24103', city: 'Kiel' }
const OWNER = { name: 'Silke Thoms', email: 'silke@foerde-glanz.example', passwordHash: 'unused' }

let provider: IdentityProvider
let product: EmptyProduct

beforeAll(async () => {
  provider = await startIdentityProvider()
  product = await startEmptyProduct(provider.environment)
  provider.register(product.baseUrl)
})
afterAll(async () => {
  await product.stop()
  await provider.stop()
})

test('a plain role of the claim counts', async () => {
  const { db, keyring, baseUrl } = product
  const at = new Date().toISOString()
  const { userId, tenantId } = await setUp(db, at, { ...OWNER, firm: FIRM })
  const email = 'joern@foerde-glanz.example'
  const scope = { tenantId, actor: `user:${userId}`, at, today: at.slice(0, 10) }
  await inviteUser(db, keyring, scope, { email, name: 'Jörn Petersen', role: 'read_only' })
  provider.people.set('sub-joern', { email, role: 'invoicing' })
  const jar = new CookieJar()
  const begun = await jar.ask(`${baseUrl}/anmelden/oidc`, {})
  await jar.ask(await signInAtProvider(jar, begun.headers.get('location') ?? '', 'sub-joern'))
  const home = textOf(await (await jar.ask(`${baseUrl}/buero`)).text())
  expect(home).toContain('Ihre Rolle: Rechnungen')
})
