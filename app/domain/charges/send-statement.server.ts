import { recordAudit } from '../audit/audit.server'
import { readGreetedName } from '../invoices/payments/payable.server'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { isLetterPrintable } from '../link-letters/printable'
import { findInvoiceRecipient } from '../links/recipient.server'
import { queueMail } from '../outbox/outbox.server'
import { accountToday } from '../tenants/account-today.server'
import { totalOf } from './statement'
import { getStatement } from './statements.server'
import { isStillClaimed } from './still-claimed.server'

export type SentStatement = 'sent' | 'sent before' | 'no address' | 'no paper' | 'nothing open' | 'changed'

/** Mails a statement with its paper, once a day and while all that it asks for is owed. @throws NotFound */
export function sendStatement(house: House, scope: Scope, statementId: string): Promise<SentStatement> {
  return writing(house, scope, async (trx) => {
    const made = await getStatement(trx, scope, statementId)
    const { customerId, isWithdrawn, openCents, view } = made
    if (isWithdrawn || openCents === 0) return 'nothing open'
    if (!(await isStillClaimed(trx, scope, made))) return 'changed'
    if (!isLetterPrintable({ ...view.buyer, attention: view.buyer.contactName })) return 'no paper'
    const recipient = await findInvoiceRecipient(trx, scope, customerId)
    if (!recipient?.email) return 'no address'
    const { name: payee, iban, bic, isMoved = false } = await accountToday(trx, scope, view.seller)
    const isNew = await queueMail(trx, scope, {
      kind: 'charge_statement',
      recipient: recipient.email,
      language: view.language,
      linkId: null,
      dedupeKey: `charge_statement:${statementId}:${scope.today}`,
      data: {
        statementId,
        name: await readGreetedName(trx, scope, customerId),
        asOf: view.asOf,
        payBy: view.payByOn,
        totalCents: totalOf(view),
        transfer: { payee, iban, bic, reference: view.reference, ...(isMoved && { isMoved }) },
      },
    })
    if (!isNew) return 'sent before'
    await recordAudit(trx, scope, {
      action: 'charges.sent',
      subjectType: 'customer',
      subjectId: customerId,
      after: { amountCents: totalOf(view) },
    })
    return 'sent'
  })
}
