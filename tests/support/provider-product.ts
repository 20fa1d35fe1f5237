import { createTenant } from '~/domain/tenants/tenants.server'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { createUser } from '~/domain/users/members/users.server'
import { startEmptyProduct } from './empty-product'
import { type IdentityProvider, startIdentityProvider } from './identity-provider'
import type { TestHouse } from './test-house'

export interface ProviderProduct {
  baseUrl: string
  provider: IdentityProvider
  stop(): Promise<void>
}

/** Starts both, since the demo of other browser tests has no provider. `silke` owns the firm and has no password. */
export async function startProviderProduct(): Promise<ProviderProduct> {
  const provider = await startIdentityProvider()
  const product = await startEmptyProduct(provider.environment)
  await makeFirm(product.house, 'silke@foerde-glanz.example')
  provider.register(product.baseUrl)
  provider.people.set('silke', { email: 'silke@foerde-glanz.example' })
  provider.people.set('stranger', { email: 'stranger@elsewhere.example' })
  async function stop(): Promise<void> {
    await product.stop()
    await provider.stop()
  }
  return { baseUrl: product.baseUrl, provider, stop }
}

async function makeFirm(house: TestHouse, email: string): Promise<void> {
  const at = new Date().toISOString()
  const system = { actor: 'system', at }
  const { id: tenantId } = await createTenant(house, system, {
    name: 'Förde Glanz GmbH',
    street: 'Holtenauer Straße 12',
    postal_code: '24105',
    city: 'Kiel',
    country: 'DE',
    email: 'buero@foerde-glanz.example',
  })
  const scope = { ...system, tenantId }
  const { id: userId } = await createUser(house, scope, { email, name: 'Silke Thoms', passwordHash: null })
  await addMembership(house, scope, { userId, role: 'owner' })
}
