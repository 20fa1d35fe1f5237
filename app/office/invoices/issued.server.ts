import { isOpen } from '~/domain/invoices/payments/state'
import { dueOf } from '~/domain/invoices/payments/sums'
import { findInvoice } from '~/domain/invoices/read.server'
import { NotFound } from '~/domain/kernel/errors'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'

/** Invoice data for the forms on issued invoices. @throws NotFound, also for a draft or a cancellation */
export async function issuedPage(scope: OfficeScope, invoiceId: string) {
  const { id, view, status, payments } = await getIssued(scope, invoiceId)
  return {
    id,
    isCancelled: status.state === 'cancelled' || status.state === 'credited',
    hasPayments: payments.length > 0,
    number: view.number,
    dueCents: dueOf(view),
    openCents: isOpen(status) ? status.openCents : 0,
  }
}

/** @throws NotFound, also for a draft or a cancellation */
export async function getIssued(scope: OfficeScope, invoiceId: string) {
  const invoice = await findInvoice(house.reader, scope, invoiceId)
  if (!invoice?.view || !invoice.status || invoice.kind !== 'invoice') throw new NotFound()
  return { ...invoice, view: invoice.view, status: invoice.status }
}
