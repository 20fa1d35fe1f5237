import { isWanted } from '~/domain/events/record.server'
import type { Trx } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { tellPaid } from '../issuing/tell.server'

/** Settles invoices, then reports those that this has paid. */
export async function tellingOfPaid(
  trx: Trx,
  scope: Scope,
  invoiceIds: readonly string[],
  settle: () => Promise<void>,
): Promise<void> {
  if (!(await isWanted(trx, scope, 'invoice.paid'))) return settle()
  const before = await listPaid(trx, scope, invoiceIds)
  await settle()
  const after = await listPaid(trx, scope, invoiceIds)
  await tellPaid(
    trx,
    scope,
    after.filter((id) => !before.includes(id)),
  )
}

async function listPaid(trx: Trx, { tenantId }: Scope, invoiceIds: readonly string[]): Promise<string[]> {
  if (invoiceIds.length === 0) return []
  const rows = await trx
    .selectFrom('invoice_standings')
    .select('invoice_id')
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', 'in', invoiceIds)
    .where('standing', '=', 'paid')
    .execute()
  return rows.map(({ invoice_id }) => invoice_id)
}
