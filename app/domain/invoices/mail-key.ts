/** The mails of an invoice have keys that begin with this; the address follows. */
export function keyOfInvoiceMail(invoiceId: string): string {
  return `invoice_sent:${invoiceId}:`
}
