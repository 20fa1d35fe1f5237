import type { Executor } from '~/domain/kernel/house'
import { joined } from '~/domain/kernel/joined.server'
import type { Within } from '~/domain/kernel/scope'
import type { Cents } from '~/domain/values/money'

const MOST = 20

/** Customers whose credit covers an amount, by name: one of them may have got it back. */
export function listCreditors(
  executor: Executor,
  { tenantId }: Within,
  leastCents: Cents,
): Promise<{ id: string; name: string; creditCents: Cents }[]> {
  return executor
    .selectFrom('customer_credits')
    .innerJoin('customers', (join) => joined(join, 'customers.id', 'customer_credits.customer_id'))
    .select(['customers.id', 'customers.name', 'customer_credits.credit_cents as creditCents'])
    .where('customer_credits.tenant_id', '=', tenantId)
    .where('customer_credits.credit_cents', '<>', 0)
    .where('customer_credits.credit_cents', '>=', leastCents)
    .orderBy('customers.name')
    .orderBy('customers.id')
    .limit(MOST)
    .execute()
}
