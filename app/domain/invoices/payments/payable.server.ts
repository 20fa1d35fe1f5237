import { NotFound } from '~/domain/kernel/errors'
import type { Executor } from '~/domain/kernel/house'
import type { Scope, Within } from '~/domain/kernel/scope'
import { findInvoiceRecipient } from '~/domain/links/recipient.server'
import type { Payable } from '~/domain/outbox/kinds'
import { accountToday } from '~/domain/tenants/account-today.server'
import { readPayee } from '~/domain/tenants/contact.server'
import type { Cents } from '~/domain/values/money'
import { howToPay } from '../issuing/how-to-pay'
import type { InvoiceView } from '../issuing/view'
import { findInvoice } from '../read.server'
import { cashDiscountOf } from './cash-discount'
import { dueOf } from './sums'

/**
 * What is still owed and how to pay it, for a mail; undefined if nothing is. The mail `withInvoice` tells the day of a debit
 * that none before it did, or only a lost one.
 */
export async function payableOf(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  invoiceId: string,
  { withInvoice = false } = {},
): Promise<Payable | undefined> {
  const detail = await findInvoice(executor, scope, invoiceId)
  if (!detail?.view || !detail.status) return undefined
  const { status } = detail
  const name = await readGreetedName(executor, scope, detail.customerId)
  const current =
    detail.status.state === 'direct_debit' ? (await readPayee(executor, scope.tenantId)).creditorId : null
  const account = await accountToday(executor, scope, detail.view.seller)
  const how = howToPay({ ...detail.view, account }, detail.status, detail.mandate, current)
  switch (how.method) {
    case 'nothing':
      return undefined
    case 'transfer': {
      const { amountCents, payee, iban, bic, reference, isMoved } = how
      const way = { method: 'transfer' as const, payee, iban, bic, reference, ...(isMoved && { isMoved }) }
      const discount = discountOf(detail.view, amountCents, scope)
      const on = 'dueOn' in detail.status ? detail.status.dueOn : detail.view.dueOn
      return { name, amountCents, on, way, ...(discount ? { discount } : {}) }
    }
    case 'direct_debit': {
      const { amountCents, collectOn, mandateReference, creditorId, ibanMasked } = how
      const holder = detail.mandate?.holder ?? name
      const way = {
        method: 'direct_debit' as const,
        holder,
        ibanMasked,
        mandate: mandateReference,
        creditorId,
      }
      const isTold =
        withInvoice &&
        status.state === 'direct_debit' &&
        status.collectOn === null &&
        status.untold !== 'tried'
      return { name, amountCents, on: isTold ? status.notBefore : collectOn, way }
    }
  }
}

/** Only while the whole invoice is open: after a part payment or credit, the invoice's page shows the discount. */
function discountOf(
  view: InvoiceView,
  amountCents: Cents,
  { today }: Pick<Scope, 'today'>,
): Payable['discount'] | undefined {
  const discount = amountCents === dueOf(view) ? cashDiscountOf(view) : undefined
  return discount && discount.until >= today ? { cents: discount.cents, until: discount.until } : undefined
}

/** Who to greet in a mail about an invoice: the invoice contact, else the customer. */
export async function readGreetedName(
  executor: Executor,
  scope: Within,
  customerId: string,
): Promise<string> {
  const recipient = await findInvoiceRecipient(executor, scope, customerId)
  if (!recipient) throw new NotFound()
  return recipient.greeted
}
