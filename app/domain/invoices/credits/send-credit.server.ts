import { recordAudit } from '~/domain/audit/audit.server'
import { NotFound } from '~/domain/kernel/errors'
import type { House } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { provideLink } from '~/domain/links/links.server'
import { findInvoiceRecipient } from '~/domain/links/recipient.server'
import { queueMail } from '~/domain/outbox/outbox.server'
import { attachedTo } from '../attached.server'
import { InvoiceConflict } from '../conflict'
import { readGreetedName } from '../payments/payable.server'
import { totalOf } from '../payments/sums'
import { findInvoice } from '../read.server'

/**
 * Mails a cancellation or credit note to the customer's invoice recipients, once to each address: a link and, if they
 * want it, the file. @throws NotFound; Conflict `no_address`
 */
export function sendCredit(house: House, scope: Scope, creditId: string): Promise<{ isNew: boolean }> {
  return writing(house, scope, async (trx) => {
    const detail = await findInvoice(trx, scope, creditId)
    const { view } = detail ?? {}
    if (!detail || !view?.refersTo || view.kind === 'invoice') throw new NotFound()
    const recipient = await findInvoiceRecipient(trx, scope, detail.customerId)
    if (!recipient?.email) throw new InvoiceConflict('no_address')
    const { email, language } = recipient
    const link = await provideLink(trx, house.keyring, scope, { purpose: 'rechnung', subjectId: detail.id })
    const isNew = await queueMail(trx, scope, {
      kind: 'credit_sent',
      recipient: email,
      language,
      linkId: link.id,
      dedupeKey: `credit_sent:${detail.id}:${email.toLowerCase()}`,
      data: {
        name: await readGreetedName(trx, scope, detail.customerId),
        document: view.kind,
        number: view.number,
        issuedOn: view.issuedOn,
        invoice: view.refersTo.number,
        amountCents: 0 - totalOf(view),
        ...(view.settles && { settles: view.settles }),
        ...(await attachedTo(trx, scope, { ...detail, view })),
      },
    })
    if (isNew)
      await recordAudit(trx, scope, {
        action: 'invoice.sent',
        subjectType: 'invoice',
        subjectId: detail.id,
        after: { number: view.number },
      })
    return { isNew }
  })
}
