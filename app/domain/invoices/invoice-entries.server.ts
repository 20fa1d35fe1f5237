import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { nameOfActor } from '../records/history.server'
import type { Entry } from './timeline'

const NEWEST = 40

/** Audit entries of an invoice, newest first. */
export async function listInvoiceEntries(
  executor: Executor,
  { tenantId }: Within,
  invoiceId: string,
): Promise<Entry[]> {
  const rows = await executor
    .selectFrom('audit_entries')
    .select([
      'at',
      'actor',
      'action',
      'after_json',
      nameOfActor('audit_entries.actor', { tenantId }).as('by'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('subject_type', '=', 'invoice')
    .where('subject_id', '=', invoiceId)
    .orderBy('seq', 'desc')
    .limit(NEWEST)
    .execute()
  return rows.map(({ at, actor, by, action, after_json }) => ({
    at,
    by,
    isByCustomer: actor.startsWith('link:'),
    action,
    ...detailsIn(after_json),
  }))
}

function detailsIn(json: string | null): Pick<Entry, 'cents' | 'on' | 'method' | 'reason' | 'number'> {
  const after = JSON.parse(json ?? '{}') as Record<string, unknown>
  const text = (field: string) => (typeof after[field] === 'string' ? after[field] : null)
  const sum = after.amountCents ?? after.creditedCents
  return {
    cents: typeof sum === 'number' ? sum : null,
    on: text('paidOn') ?? text('on'),
    method: text('method'),
    reason: text('reason'),
    number: text('creditedBy') ?? text('cancelledBy'),
  }
}
