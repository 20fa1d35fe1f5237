import type { Kysely } from 'kysely'
import type { Database } from '~db/schema'

/** How a firm can be reached, as shown where a link has ended. */
export interface TenantContact {
  name: string
  email: string
  phone: string | null
}

/** The contact of a tenant that is known to exist. */
export async function tenantContact(executor: Kysely<Database>, tenantId: string): Promise<TenantContact> {
  return executor
    .selectFrom('tenants')
    .select(['name', 'email', 'phone'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
}
