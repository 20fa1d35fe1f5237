import { getCreditable } from '~/domain/invoices/credits/credited.server'
import { documentName } from '~/domain/invoices/issuing/document-name'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { creditWords } from '~/i18n/credit-words'
import type { FormRefusal } from '~/kit/forms/faults'
import { readCredit } from './credit-form'

/** @throws NotFound; InvoiceConflict if nothing can be credited */
export async function creditPage(scope: OfficeScope, invoiceId: string) {
  const { view, left, openCents } = await getCreditable(house.reader, scope, invoiceId)
  const isFinal = documentName(view) === 'final'
  return { id: invoiceId, number: view.number, language: view.language, left, openCents, isFinal }
}

export async function enteredCredit(scope: OfficeScope, invoiceId: string, values: FormRefusal['values']) {
  const original = await getCreditable(house.reader, scope, invoiceId)
  const { reason, faults } = readCredit(values, original.left, original.view.language)
  return {
    original,
    faults,
    credit: {
      request: ({ left, view }: typeof original) => readCredit(values, left, view.language).request,
      wordsOf: (language: 'de' | 'en') => creditWords[language],
      reason,
    },
  }
}
