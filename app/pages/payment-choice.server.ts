import { NotFound } from '~/domain/errors'
import { choosePayment, requestMandateForInvoice } from '~/domain/invoices/choice.server'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import type { LinkScope } from '~/domain/scope'
import type { Faults } from '~/forms/faults'
import type { PaymentWish } from '~/forms/payment-choice-form'
import { house } from '~/house.server'

/** Stores how a customer wants to pay, or returns what prevented it. */
export async function carryOutChoice(
  scope: LinkScope,
  wish: PaymentWish,
  invoiceId?: string,
): Promise<{ faults: Faults } | undefined> {
  try {
    const target = invoiceId === undefined ? {} : { invoiceId }
    if (wish.choice === 'transfer') await choosePayment(house, scope, { ...target, method: 'transfer' })
    if (wish.choice === 'mandate')
      await choosePayment(house, scope, { ...target, method: 'direct_debit', mandateId: wish.mandateId })
    if (wish.choice === 'new') await requestMandateForInvoice(house, scope, { ...target, ...wish })
  } catch (error) {
    if (error instanceof InvoiceConflict && error.code === 'not_open') return { faults: { form: 'not_open' } }
    const isGone =
      error instanceof NotFound || (error instanceof InvoiceConflict && error.code === 'mandate_not_active')
    if (isGone && wish.choice === 'mandate') return { faults: { choice: 'choice_gone' } }
    throw error
  }
}
