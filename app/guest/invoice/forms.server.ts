import * as z from 'zod'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { linkTarget } from '~/domain/invoices/link-target'
import { announceTransfer } from '~/domain/invoices/payments/transfer-notices.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { sendMessage } from '~/domain/messages/messages.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutLinkForm } from '../link-form.server'
import { messageForm } from '../message-form'
import { paymentChoiceForm } from './choice-form'
import { type InvoiceVisit, noInvoice } from './page.server'
import { carryOutChoice } from './payment-choice.server'

// The forms on an invoice's page. Each redirects back to it.

export function choosePaymentOf({ request, scope, invoiceId, page }: InvoiceVisit) {
  const done = () => saved<'invoice'>(request, page, 'zahlungswahl')
  const post = { request, scope, schema: paymentChoiceForm, page, form: 'choice', done }
  return carryOutLinkForm(post, async ({ values }) => {
    return (await carryOutChoice(scope, values, { request, invoiceId })) ?? done()
  })
}

export function messageAboutInvoice({ request, scope, invoiceId, page }: InvoiceVisit) {
  const done = () => saved<'invoice'>(request, page, 'nachricht')
  const post = { request, scope, schema: messageForm, page, form: 'message', done }
  return carryOutLinkForm(post, async ({ values, dedupeKey }) => {
    const target = linkTarget(scope, invoiceId)
    const invoice = await findInvoice(house.reader, scope, target.invoiceId, target.customerId)
    if (!invoice?.view) throw await noInvoice(scope)
    await sendMessage(house, scope, {
      customerId: invoice.customerId,
      invoiceId: invoice.id,
      formKey: dedupeKey,
      body: values.message,
      replyTo: values.reply_to,
    })
    return done()
  })
}

export function announceTransferOf({ request, scope, invoiceId, page }: InvoiceVisit) {
  const done = () => saved<'invoice'>(request, page, 'ueberweisung')
  const post = { request, scope, schema: z.object({}), page, form: 'transfer', done }
  return carryOutLinkForm(post, async () => {
    try {
      await announceTransfer(house, scope, invoiceId)
      return done()
    } catch (error) {
      if (error instanceof InvoiceConflict) return { faults: { form: 'not_open' } }
      throw error
    }
  })
}
