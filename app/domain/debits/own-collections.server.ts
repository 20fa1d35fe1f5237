import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import type { Cents } from '../values/money'
import type { CollectionState } from './attempts.server'

/** A collection of ours, as statements speak of it. */
export interface OwnCollection {
  id: string
  endToEndId: string
  invoiceId: string
  number: string
  customerId: string
  cents: Cents
  state: CollectionState
  holder: string
  mandateReference: string
  purpose: string
}

/** By the end-to-end ids that were sent; what is not ours is not in it. */
export async function findOwnCollections(
  executor: Executor,
  within: Within,
  endToEndIds: readonly string[],
): Promise<ReadonlyMap<string, OwnCollection>> {
  if (endToEndIds.length === 0) return new Map()
  const rows = await select(executor, within)
    .where('debit_collections.end_to_end_id', 'in', endToEndIds)
    .execute()
  return new Map(rows.map((row) => [row.endToEndId, row]))
}

/**
 * What a file of ours has collected, by the name that a statement gives to the whole of it; what a person marked as not
 * carried out among it.
 */
export async function listCollectionsOf(
  executor: Executor,
  within: Within,
  messageId: string,
): Promise<OwnCollection[]> {
  return select(executor, within)
    .innerJoin('debit_runs', (join) => joined(join, 'debit_runs.id', 'debit_collections.run_id'))
    .where('debit_runs.message_id', '=', messageId)
    .orderBy('debit_collections.position')
    .execute()
}

function select(executor: Executor, { tenantId }: Within) {
  return executor
    .selectFrom('debit_collections')
    .innerJoin('invoices', (join) => joined(join, 'invoices.id', 'debit_collections.invoice_id'))
    .select((column) => [
      'debit_collections.id',
      'debit_collections.end_to_end_id as endToEndId',
      'debit_collections.invoice_id as invoiceId',
      column.fn.coalesce('invoices.number', column.val('')).as('number'),
      'invoices.customer_id as customerId',
    ])
    .select([
      'debit_collections.amount_cents as cents',
      'debit_collections.state',
      'debit_collections.holder',
    ])
    .select(['debit_collections.mandate_reference as mandateReference', 'debit_collections.purpose'])
    .where('debit_collections.tenant_id', '=', tenantId)
    .where('debit_collections.left_out_at', 'is', null)
}
