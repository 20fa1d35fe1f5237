import type { Executor } from '../house'

/** How a firm can be reached, as shown where a link has ended. */
export interface TenantContact {
  name: string
  email: string
  phone: string | null
}

/** The contact of a tenant that is known to exist. */
export async function tenantContact(executor: Executor, tenantId: string): Promise<TenantContact> {
  return executor
    .selectFrom('tenants')
    .select(['name', 'email', 'phone'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
}
