import { findCustomer } from '../customers/find.server'
import type { Executor } from '../house'
import type { Payable } from '../outbox/kinds'
import type { Scope } from '../scope'
import { howToPay } from './how-to-pay'
import { readInvoice } from './read.server'

/** What is still owed for an invoice and how it is to be paid, for a mail; undefined where nothing is. */
export async function payableOf(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  invoiceId: string,
): Promise<Payable | undefined> {
  const detail = await readInvoice(executor, scope, invoiceId)
  if (!detail?.view || !detail.status) return undefined
  const customer = await findCustomer(executor, scope, detail.customerId)
  const name = customer?.contactName || customer?.name || detail.view.buyer.name
  const how = howToPay(detail.view, detail.status, detail.mandate)
  switch (how.method) {
    case 'nothing':
      return undefined
    case 'transfer': {
      const { amountCents, payee, iban, bic, reference } = how
      const way = { method: 'transfer' as const, payee, iban, bic, reference }
      return { name, amountCents, on: detail.view.dueOn, way }
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
      return { name, amountCents, on: collectOn, way }
    }
  }
}
