import { isInDefault } from '../charges/in-default.server'
import { getCustomer } from '../customers/find.server'
import { asBuyer, asSeller } from '../invoices/issuing/parties.server'
import { referenceFor } from '../invoices/payments/girocode'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { findInvoiceRecipient } from '../links/recipient.server'
import { findTenant } from '../tenants/tenants.server'
import { addDays } from '../values/calendar'
import { paperLanguage } from '../values/paper-language'
import type { Proposal } from './assess'
import type { Notice } from './notice'
import type { NoticeRequest } from './requests.server'
import { readDunningSettings } from './settings.server'

/** What a proposal would say if it were sent today. @throws NotFound */
export async function composeNotice(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  proposal: Proposal,
  { way, isAccountEnclosed }: Pick<NoticeRequest, 'way' | 'isAccountEnclosed'>,
): Promise<Notice> {
  const { customerId, level, invoices, creditCents, totalCents } = proposal
  const customer = await getCustomer(executor, scope, customerId)
  const tenant = await findTenant(executor, scope)
  const recipient = await findInvoiceRecipient(executor, scope, customerId)
  if (!tenant || !recipient) throw new NotFound()
  const terms = (await readDunningSettings(executor, scope)).levels[level]
  const ids = invoices.map(({ invoiceId }) => invoiceId)
  // The notice that brings about default costs nothing (§ 286 BGB), nor does a mail.
  const isCharged =
    way === 'letter' && terms.feeCents > 0 && (await isInDefault(executor, scope, customerId, ids))
  const feeCents = isCharged ? terms.feeCents : 0
  const language = paperLanguage(recipient.language)
  const contact = recipient.contactId ? { contactName: recipient.name } : {}
  return {
    level,
    language,
    seller: asSeller(tenant),
    buyer: { ...asBuyer(customer), ...contact },
    customerNumber: customer.number,
    name: recipient.greeted,
    sentOn: scope.today,
    payByOn: addDays(scope.today, terms.payDays),
    invoices: invoices.map(({ invoiceId, number, issuedOn, dueOn, openCents, level }) => ({
      ...{ invoiceId, number, issuedOn, dueOn, openCents, level },
    })),
    creditCents,
    feeCents,
    totalCents: totalCents + feeCents,
    reference: referenceFor(
      invoices.map(({ number }) => number),
      customer.number,
    ),
    ownWords: terms.ownWords[language],
    isAccountEnclosed,
    isByInvoice: true,
  }
}
