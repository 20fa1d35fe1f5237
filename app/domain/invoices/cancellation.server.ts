import type { Trx } from '../house'
import type { Actor } from '../scope'
import type { Cancellable } from './cancel.server'
import { storedLines } from './draft-lines'
import { insertInvoiceLines } from './lines.server'
import type { InvoiceView } from './view'

/** A document that takes an invoice back, in whole or in part. */
export interface Cancellation {
  id: string
  refersToId: string
  original: Pick<Cancellable, 'customerId' | 'contractId'>
  view: InvoiceView
}

/** It is written as a draft and frozen in the same transaction. */
export const FIRST_REVISION = 1

export async function insertCancellation(
  trx: Trx,
  actor: Actor,
  { id, refersToId, original, view }: Cancellation,
): Promise<void> {
  await trx
    .insertInto('invoices')
    .values({
      tenant_id: actor.tenantId,
      id,
      customer_id: original.customerId,
      contract_id: original.contractId,
      kind: view.kind,
      refers_to_id: refersToId,
      status: 'draft',
      language: view.language,
      service_from: view.serviceFrom,
      service_to: view.serviceTo,
      payment_method: 'transfer',
      note: view.note,
      net_cents: view.netCents,
      tax_cents: view.taxCents,
      gross_cents: view.grossCents,
      rounding_cents: view.roundingCents ?? 0,
      created_at: actor.at,
    })
    .execute()
  await insertInvoiceLines(trx, actor, id, storedLines(view.lines))
}
