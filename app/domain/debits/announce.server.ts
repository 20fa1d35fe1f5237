import { parseInvoiceView } from '../invoices/issuing/view'
import { readGreetedName } from '../invoices/payments/payable.server'
import { dueOf } from '../invoices/payments/sums'
import type { Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { findLiveLink } from '../links/links.server'
import { findInvoiceRecipient } from '../links/recipient.server'
import { queueMail } from '../outbox/outbox.server'
import type { DateText } from '../values/calendar'
import type { Creditor } from './creditor.server'
import type { DueDebit } from './due.server'

/** How a payer knows of a collection. */
export type ToldBy = 'invoice' | 'mail' | 'nobody'

interface Announced {
  collectionId: string
  debit: DueDebit
  creditor: Creditor
}

/**
 * Announces a collection in the transaction that makes its file, unless the invoice says the same: amount, day, mandate
 * and creditor id (SEPA Direct Debit Core Rulebook, 4.7.3.1).
 */
export async function announce(
  trx: Trx,
  scope: Scope,
  { collectionId, debit, creditor }: Announced,
): Promise<ToldBy> {
  const { invoiceId, number, cents, collectOn, mandateReference } = debit
  const invoice = await trx
    .selectFrom('invoices')
    .select(['customer_id as customerId', 'view_json'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  if (invoice.view_json !== null && isSaid(invoice.view_json, { debit, creditor })) return 'invoice'
  const recipient = await findInvoiceRecipient(trx, scope, invoice.customerId)
  if (!recipient?.email) return 'nobody'
  const link = await findLiveLink(trx, scope, { purpose: 'rechnung', subjectId: invoiceId })
  await queueMail(trx, scope, {
    kind: 'debit_announced',
    recipient: recipient.email,
    language: recipient.language,
    linkId: link?.id ?? null,
    dedupeKey: `debit_announced:${collectionId}`,
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

function isSaid(viewJson: string, { debit, creditor }: Omit<Announced, 'collectionId'>): boolean {
  const view = parseInvoiceView(viewJson)
  const { payment, seller } = view
  const said: [unknown, unknown][] = [
    [payment.method === 'direct_debit' && payment.mandateReference, debit.mandateReference],
    [view.dueOn satisfies DateText, debit.collectOn],
    [dueOf(view), debit.cents],
    [seller.creditorId, creditor.id],
  ]
  return said.every(([told, is]) => told === is)
}
