import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'

/** A record of each kind, where the firm has one: for examples that run as they stand. */
export interface FoundIds {
  customer: string | null
  invoice: string | null
  draft: string | null
  contract: string | null
  employee: string | null
}

export function findExampleIds(executor: Executor, { tenantId }: Within): Promise<FoundIds> {
  return executor
    .selectFrom('tenants')
    .where('tenants.id', '=', tenantId)
    .select(({ selectFrom }) => {
      const invoices = selectFrom('invoices').where('tenant_id', '=', tenantId).where('kind', '=', 'invoice')
      return [
        selectFrom('customers')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .where('archived_at', 'is', null)
          .orderBy('id')
          .limit(1)
          .as('customer'),
        invoices
          .select('id')
          .where('status', '=', 'issued')
          .orderBy('issued_at', 'desc')
          .limit(1)
          .as('invoice'),
        invoices.select('id').where('status', '=', 'draft').orderBy('id').limit(1).as('draft'),
        selectFrom('contracts')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .orderBy('id')
          .limit(1)
          .as('contract'),
        selectFrom('employees')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .where('archived_at', 'is', null)
          .orderBy('id')
          .limit(1)
          .as('employee'),
      ]
    })
    .executeTakeFirstOrThrow()
}
