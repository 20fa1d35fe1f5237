import { InvoiceConflict } from '../invoices/conflict'
import { composeInvoice } from '../invoices/drafts/compose.server'
import { blockingFindings } from '../invoices/issuing/issuable'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { OfficeScope } from '../kernel/scope'
import { findInvoiceRecipient } from '../links/recipient.server'
import type { Cents } from '../values/money'
import type { Outcome, Reason } from './outcome'

export interface BatchItem {
  id: string
  number: string | null
  customerName: string
  grossCents: Cents
  outcome: Exclude<Outcome, 'pending' | 'failed'>
  reason: Reason | null
}

/** Outcomes of the drafts of a batch, in the order of the ids; deleted ones are left out. */
export async function readBatch(
  executor: Executor,
  scope: OfficeScope,
  ids: readonly string[],
): Promise<BatchItem[]> {
  const rows = await executor
    .selectFrom('invoices')
    .innerJoin('customers', (join) => joined(join, 'customers.id', 'invoices.customer_id'))
    .select(['invoices.id', 'invoices.number', 'status', 'gross_cents as grossCents', 'customer_id'])
    .select('customers.name as customerName')
    .where('invoices.tenant_id', '=', scope.tenantId)
    .where('invoices.id', 'in', ids)
    .execute()
  const mailed = await listMailed(executor, scope, ids)
  const found = new Map(rows.map((row) => [row.id, row]))
  const items: BatchItem[] = []
  for (const id of ids) {
    const row = found.get(id)
    if (!row) continue
    const { status, customer_id, ...item } = row
    if (status === 'draft')
      items.push({ ...item, outcome: 'draft', reason: await blockingOf(executor, scope, id) })
    else if (mailed.has(id)) items.push({ ...item, outcome: 'mailed', reason: null })
    else items.push({ ...item, outcome: 'issued', reason: await unsentReason(executor, scope, customer_id) })
  }
  return items
}

/** Why a draft was not issued; without a finding, it was changed in between. */
async function blockingOf(executor: Executor, scope: OfficeScope, id: string): Promise<Reason> {
  try {
    const { view, advances } = await composeInvoice(executor, scope, id, '')
    return blockingFindings(view, advances)[0]?.code ?? 'draft_changed'
  } catch (error) {
    if (error instanceof InvoiceConflict) return error.code
    throw error
  }
}

async function unsentReason(executor: Executor, scope: OfficeScope, customerId: string) {
  const recipient = await findInvoiceRecipient(executor, scope, customerId)
  return recipient?.email ? null : ('no_address' as const)
}

async function listMailed(executor: Executor, { tenantId }: OfficeScope, ids: readonly string[]) {
  const rows = await executor
    .selectFrom('access_links')
    .innerJoin('outbox', (join) => joined(join, 'outbox.link_id', 'access_links.id'))
    .select('access_links.invoice_id as id')
    .where('access_links.tenant_id', '=', tenantId)
    .where('access_links.invoice_id', 'in', ids)
    .where('outbox.kind', '=', 'invoice_sent')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
