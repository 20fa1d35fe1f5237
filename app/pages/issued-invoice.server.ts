import { NotFound } from '~/domain/errors'
import { readInvoice } from '~/domain/invoices/read.server'
import { isOpen } from '~/domain/invoices/state'
import { dueOf } from '~/domain/invoices/sums'
import type { OfficeScope } from '~/domain/scope'
import { house } from '~/house.server'

/** What the forms about an issued invoice show of it. @throws NotFound, also for a draft or a cancellation */
export async function issuedPage(scope: OfficeScope, invoiceId: string) {
  const invoice = await readInvoice(house.reader, scope, invoiceId)
  if (!invoice?.view || !invoice.status || invoice.kind !== 'invoice') throw new NotFound()
  const { view, status } = invoice
  return {
    id: invoice.id,
    customerId: invoice.customerId,
    isCancelled: status.state === 'cancelled' || status.state === 'credited',
    payments: invoice.payments,
    number: view.number,
    customerName: view.buyer.name,
    dueCents: dueOf(view),
    openCents: isOpen(status) ? status.openCents : 0,
  }
}
