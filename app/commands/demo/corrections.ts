import { creditInvoice } from '~/domain/invoices/credits/credit-note.server'
import { sendCredit } from '~/domain/invoices/credits/send-credit.server'
import { draftInvoice } from '~/domain/invoices/drafts/draft.server'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { creditWords } from '~/i18n/credit-words'
import type { CustomerIds } from './customers'
import { type Firm, officeAt } from './firm'
import { invoiceId } from './payments'
import { ADVICE } from './services'

/** A part of an invoice that was paid is given back, which is a credit balance; another is paid less its discount. */
export function tellCorrections(firm: Firm, { oeresund }: CustomerIds): void {
  const { house, timeline, dice } = firm
  const { day } = timeline
  const credit = invoiceId(firm, 'credit bruegge')
  timeline.on(day(-1), async (moment) => {
    const scope = officeAt(firm, moment)
    await creditInvoice(house, scope, invoiceId(firm, 'bruegge -2'), {
      id: credit,
      request: () => ({ quantities: new Map([[1, '2']]), netCents: new Map(), description: '' }),
      wordsOf: (language) => creditWords[language],
      reason: 'Am 14. sind wegen eines Empfangs im Haus zwei Stunden ausgefallen.',
    })
    await sendCredit(house, scope, credit)
  })
  const id = invoiceId(firm, 'discount oeresund')
  timeline.on(day(-3), async (moment) => {
    const scope = officeAt(firm, moment)
    await draftInvoice(house, scope, {
      id,
      customerId: oeresund,
      serviceFrom: day(-6),
      serviceTo: day(-5),
      lines: [{ ...ADVICE, quantity: '0.5' }],
      options: { discount_percent: '2', discount_days: 7 },
    })
    await issueInvoice(house, scope, id)
  })
  timeline.on(day(-1), (moment) =>
    receiveMoney(house, officeAt(firm, moment), {
      id: dice.id('discount oeresund paid'),
      customerId: oeresund,
      amountCents: 38_220,
      paidOn: timeline.workingDay(day(-1)),
      method: 'transfer',
      claims: [{ invoiceId: id, withDiscount: true }],
    }),
  )
}
