import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'

/** The firm as the one that pays. The tenant must exist. */
export function readPayingFirm(executor: Executor, { tenantId }: Within) {
  return executor
    .selectFrom('tenants')
    .select(['name', 'iban', 'street', 'postal_code as postalCode', 'city as town', 'country'])
    .select('tax_number as taxNumber')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
}

export type PayingFirm = Awaited<ReturnType<typeof readPayingFirm>>
