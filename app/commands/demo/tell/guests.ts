import { choosePayment, requestMandateForInvoice } from '~/domain/invoices/payments/choice.server'
import { sendMessage } from '~/domain/messages/messages.server'
import { invoice as texts } from '~/i18n/invoice.en'
import { type Firm, idOf, onDay, visitorOf } from '../firm'
import { testIban } from '../identifiers'
import type { InvoiceStory } from '../story'

const BROWSER = { address: '192.0.2.44', browser: 'Mozilla/5.0 (Linux; Android 11) Firefox/130.0' }

/** What the customer did on the page of an invoice. */
export function tellGuest(firm: Firm, story: InvoiceStory, invoiceId: string): void {
  const { house, timeline } = firm
  const { message, choosesDebit, offersMandate } = story
  const { name = '', email = null } = firm.story.customers[story.customer]?.record ?? {}
  const customerId = idOf(firm, 'customer', story.customer)
  const subject = { purpose: 'rechnung', subjectId: invoiceId } as const
  if (message)
    onDay(firm, timeline.date(message.on), async (scope) =>
      sendMessage(house, await visitorOf(firm, scope, subject), {
        customerId,
        invoiceId,
        formKey: idOf(firm, 'form', `message about ${story.name}`),
        body: message.body,
        replyTo: email,
      }),
    )
  if (choosesDebit)
    onDay(firm, timeline.date(choosesDebit), async (scope) =>
      choosePayment(house, await visitorOf(firm, scope, subject), {
        method: 'direct_debit',
        mandateId: idOf(firm, 'mandate', story.customer),
      }),
    )
  if (offersMandate) {
    const { name: creditor, creditor_id } = firm.story.tenant
    const text = texts.de.choice.consent(creditor, creditor_id ?? '')
    onDay(firm, timeline.date(offersMandate.on), async (scope) =>
      requestMandateForInvoice(house, await visitorOf(firm, scope, subject), {
        holder: name,
        iban: testIban(offersMandate.account),
        evidence: { text, ...BROWSER },
      }),
    )
  }
}
