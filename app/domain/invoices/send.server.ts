import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../kernel/errors'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { provideLink } from '../links/links.server'
import { findInvoiceRecipient } from '../links/recipient.server'
import { queueMail } from '../outbox/outbox.server'
import { attachedTo } from './attached.server'
import { InvoiceConflict } from './conflict'
import { keyOfInvoiceMail } from './mail-key'
import { payableOf } from './payments/payable.server'
import { findInvoice } from './read.server'

/**
 * Mails an issued invoice to the customer's invoice recipients, once to each address: a link and, if they want it, the
 * file. @throws NotFound; Conflict `not_open`, `no_address`
 */
export function sendInvoice(house: House, scope: Scope, invoiceId: string): Promise<{ isNew: boolean }> {
  return writing(house, scope, async (trx) => {
    const detail = await findInvoice(trx, scope, invoiceId)
    if (!detail?.view) throw new NotFound()
    const payable = await payableOf(trx, scope, detail.id, { withInvoice: true })
    if (!payable) throw new InvoiceConflict('not_open')
    const recipient = await findInvoiceRecipient(trx, scope, detail.customerId)
    if (!recipient?.email) throw new InvoiceConflict('no_address')
    const { email, language } = recipient
    const link = await provideLink(trx, house.keyring, scope, { purpose: 'rechnung', subjectId: detail.id })
    const isNew = await queueMail(trx, scope, {
      kind: 'invoice_sent',
      recipient: email,
      language,
      linkId: link.id,
      dedupeKey: `${keyOfInvoiceMail(detail.id)}${email.toLowerCase()}`,
      data: {
        invoice: detail.view.number,
        issuedOn: detail.view.issuedOn,
        payable,
        ...(await attachedTo(trx, scope, { ...detail, view: detail.view })),
      },
    })
    if (isNew) {
      await recordAudit(trx, scope, {
        action: 'invoice.sent',
        subjectType: 'invoice',
        subjectId: detail.id,
        after: { number: detail.view.number },
      })
    }
    return { isNew }
  })
}
