import { parseInvoiceView } from '../invoices/issuing/view'
import { keyOfNotice } from '../invoices/payments/leave-out.server'
import { readGreetedName } from '../invoices/payments/payable.server'
import type { Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { findLiveLink } from '../links/links.server'
import { findInvoiceRecipient } from '../links/recipient.server'
import { queueMail } from '../outbox/outbox.server'
import type { Creditor } from './creditor.server'
import type { DueDebit } from './due.server'
import { isSaid } from './said'

/** How a payer knows of a collection. */
export type ToldBy = 'invoice' | 'mail' | 'nobody'

interface Announced {
  collectionId: string
  debit: DueDebit
  creditor: Creditor
  /** No mail can: a person has said that they do. */
  isByHand: boolean
}

/** Announces a collection in the transaction that makes its file, unless the invoice does, or a person. */
export async function announce(
  trx: Trx,
  scope: Scope,
  { collectionId, debit, creditor, isByHand }: Announced,
): Promise<ToldBy> {
  const { invoiceId, number, cents, collectOn, mandateReference } = debit
  if (isByHand) return 'nobody'
  const invoice = await trx
    .selectFrom('invoices')
    .select(['customer_id as customerId', 'view_json'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  const { view_json } = invoice
  if (debit.untold === null && view_json !== null && isSaid(parseInvoiceView(view_json), { debit, creditor }))
    return 'invoice'
  const recipient = await findInvoiceRecipient(trx, scope, invoice.customerId)
  if (!recipient?.email) return 'nobody'
  const link = await findLiveLink(trx, scope, { purpose: 'rechnung', subjectId: invoiceId })
  await queueMail(trx, scope, {
    kind: 'debit_announced',
    recipient: recipient.email,
    language: recipient.language,
    linkId: link?.id ?? null,
    dedupeKey: keyOfNotice(collectionId),
    data: {
      invoice: number,
      payable: {
        name: await readGreetedName(trx, scope, invoice.customerId),
        amountCents: cents,
        on: collectOn,
        way: {
          method: 'direct_debit',
          holder: debit.mandateHolder,
          ibanMasked: debit.ibanMasked,
          mandate: mandateReference,
          creditorId: creditor.id,
        },
      },
    },
  })
  return 'mail'
}
