import { recordAudit } from '../audit/audit.server'
import type { AccountRange } from '../invoices/payments/account'
import { readGreetedName } from '../invoices/payments/payable.server'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { provideLink } from '../links/links.server'
import { findInvoiceRecipient } from '../links/recipient.server'
import { queueMail } from '../outbox/outbox.server'
import { type AccountQuery, readCustomerAccount } from './customer-account.server'

export type SentAccount = 'sent' | 'sent before' | 'no address' | 'no paper'

/** Mails a customer's account, once a day for the same days, with its paper. @throws NotFound */
export function sendAccount(
  house: House,
  scope: Scope,
  customerId: string,
  asked: AccountQuery,
): Promise<SentAccount> {
  return writing(house, scope, async (trx) => {
    const { customer, range, closingCents, openCents, mayPrint } = await readCustomerAccount(
      trx,
      scope,
      customerId,
      asked,
    )
    if (!mayPrint) return 'no paper'
    const recipient = await findInvoiceRecipient(trx, scope, customer.id)
    if (!recipient?.email) return 'no address'
    const portal = { purpose: 'portal' as const, subjectId: customer.id, contactId: recipient.contactId }
    // The portal of an archived customer is closed.
    const link = customer.isArchived ? null : await provideLink(trx, house.keyring, scope, portal)
    const isNew = await queueMail(trx, scope, {
      kind: 'account_statement',
      recipient: recipient.email,
      language: recipient.language,
      linkId: link?.id ?? null,
      dedupeKey: keyOf(scope, customer.id, range),
      data: {
        customerId: customer.id,
        name: await readGreetedName(trx, scope, customer.id),
        ...{ from: range.from, to: range.to, asOf: scope.today, balanceCents: closingCents, openCents },
      },
    })
    if (!isNew) return 'sent before'
    await recordAudit(trx, scope, {
      action: 'customer.account_sent',
      subjectType: 'customer',
      subjectId: customer.id,
      after: { from: range.from, to: range.to, amountCents: closingCents },
    })
    return 'sent'
  })
}

function keyOf({ today }: Scope, customerId: string, { from, to }: AccountRange): string {
  return `account_statement:${customerId}:${from}:${to}:${today}`
}
