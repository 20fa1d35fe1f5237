import type { Executor } from '~/domain/kernel/house'
import type { Scope, Within } from '~/domain/kernel/scope'
import { listActiveMandates } from '~/domain/mandates/mandates.server'
import { BY_TRANSFER, type DraftValues, PLAIN_DRAFT } from './draft-values'

export async function startDraft(executor: Executor, scope: Scope, customerId: string): Promise<DraftValues> {
  const agreed = await executor
    .selectFrom('customers')
    .innerJoin('tenants', 'tenants.id', 'customers.tenant_id')
    .select(['customers.language', 'buyer_reference', 'payment_method', 'discount_percent', 'discount_days'])
    .select(['delivery_name', 'delivery_street', 'delivery_extra', 'delivery_postal_code', 'delivery_city'])
    .select(['delivery_country', 'is_property_default as is_property'])
    .where('customers.tenant_id', '=', scope.tenantId)
    .where('customers.id', '=', customerId)
    .executeTakeFirstOrThrow()
  const { payment_method: method, ...terms } = agreed
  const [mandate] = method === 'direct_debit' ? await listActiveMandates(executor, scope, customerId) : []
  return {
    ...PLAIN_DRAFT,
    ...terms,
    service_from: scope.today,
    service_to: scope.today,
    payment: mandate?.id ?? BY_TRANSFER,
    lines: [],
  }
}

export async function findDraftedFor(
  executor: Executor,
  scope: Within,
  invoiceId: string,
): Promise<string | undefined> {
  const row = await executor
    .selectFrom('invoices')
    .select('customer_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirst()
  return row?.customer_id
}
