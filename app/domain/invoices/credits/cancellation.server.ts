import type { House, Trx } from '~/domain/kernel/house'
import type { Actor, Scope } from '~/domain/kernel/scope'
import { createLink } from '~/domain/links/links.server'
import type { RenderedFile } from '../../documents/render'
import { storedLines } from '../drafts/draft-lines'
import { insertInvoiceLines } from '../drafts/lines.server'
import { freeze, settleIssue } from '../issuing/issue.server'
import type { InvoiceView } from '../issuing/view'
import { dropCharges } from '../payments/dropped-charges.server'
import { giveBackExcess } from '../payments/excess.server'
import { followSettlement } from '../payments/settled-tasks.server'

export interface Cancellable {
  customerId: string
  contractId: string | null
  view: InvoiceView
}

interface Cancellation {
  id: string
  refersToId: string
  original: Pick<Cancellable, 'customerId' | 'contractId'>
  view: InvoiceView
}

/** Written as a draft and frozen in the same transaction. */
const FIRST_REVISION = 1

/**
 * Issues a cancellation or credit note with its link and files; what was overpaid becomes the customer's credit, and what
 * was charged for an invoice that asks for nothing any more falls with it.
 */
export async function issueCancellation(
  house: House,
  trx: Trx,
  scope: Scope,
  { files, ...cancellation }: Cancellation & { files: readonly RenderedFile[] },
): Promise<void> {
  const { id, refersToId, view } = cancellation
  await insertCancellation(trx, scope, cancellation)
  await freeze(trx, scope, { invoiceId: id, revision: FIRST_REVISION, view })
  await createLink(trx, house.keyring, scope, { purpose: 'rechnung', subjectId: id })
  await settleIssue(trx, house, scope, { invoiceId: id, view, files })
  await giveBackExcess(trx, scope, refersToId)
  await dropCharges(trx, scope, refersToId)
  await followSettlement(trx, scope, [refersToId])
}

async function insertCancellation(
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
