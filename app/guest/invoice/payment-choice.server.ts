import { InvoiceConflict } from '~/domain/invoices/conflict'
import { choosePayment, requestMandateForInvoice } from '~/domain/invoices/payments/choice.server'
import { NotFound } from '~/domain/kernel/errors'
import type { LinkScope } from '~/domain/kernel/scope'
import type { Evidence } from '~/domain/mandates/evidence.server'
import { readPayee } from '~/domain/tenants/contact.server'
import { house } from '~/house.server'
import { languageOf } from '~/i18n/language'
import { textsOf } from '~/i18n/texts'
import type { Faults } from '~/kit/forms/faults'
import type { RequestedPayment } from './choice-form'

const LONGEST_BROWSER = 300

export async function carryOutChoice(
  scope: LinkScope,
  choice: RequestedPayment,
  { request, invoiceId }: { request: Request; invoiceId?: string | undefined },
): Promise<{ faults: Faults } | undefined> {
  try {
    const target = invoiceId === undefined ? {} : { invoiceId }
    if (choice.choice === 'transfer') await choosePayment(house, scope, { ...target, method: 'transfer' })
    if (choice.choice === 'mandate')
      await choosePayment(house, scope, { ...target, method: 'direct_debit', mandateId: choice.mandateId })
    if (choice.choice === 'new') {
      const evidence = await evidenceOf(request, scope)
      await requestMandateForInvoice(house, scope, { ...target, ...choice, evidence })
    }
  } catch (error) {
    if (error instanceof InvoiceConflict && (error.code === 'not_open' || error.code === 'being_collected'))
      return { faults: { form: error.code } }
    const isGone =
      error instanceof NotFound || (error instanceof InvoiceConflict && error.code === 'mandate_not_active')
    if (isGone && choice.choice === 'mandate') return { faults: { choice: 'choice_gone' } }
    throw error
  }
}

/** The wording above the button that was pressed. */
async function evidenceOf(request: Request, scope: LinkScope): Promise<Evidence> {
  const { name, creditorId } = await readPayee(house.reader, scope.tenantId)
  const { consent, consentRight } = textsOf(languageOf(request)).invoice.choice
  return {
    text: `${consent(name, creditorId ?? '')} ${consentRight}`,
    address: request.headers.get('x-client-ip') ?? '',
    browser: (request.headers.get('user-agent') ?? '').slice(0, LONGEST_BROWSER),
  }
}
