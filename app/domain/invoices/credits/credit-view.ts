import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import type { InvoiceView } from '../issuing/view'
import type { Credit } from './credit'

interface Own {
  number: string
  issuedOn: DateText
  note: string | null
  openCents: Cents
}

export function creditView(original: InvoiceView, credit: Credit, own: Own): InvoiceView {
  const { adjustments, roundingCents, ...sums } = credit
  const { adjustments: _, roundingCents: __, ...rest } = withoutOffers(original)
  const creditedCents = 0 - credit.grossCents - roundingCents
  return {
    ...rest,
    ...sums,
    kind: 'credit_note',
    number: own.number,
    issuedOn: own.issuedOn,
    dueOn: own.issuedOn,
    refersTo: { number: original.number, issuedOn: original.issuedOn },
    ...(adjustments.length > 0 ? { adjustments } : {}),
    ...(roundingCents === 0 ? {} : { roundingCents }),
    settles: {
      refundCents: Math.max(0, creditedCents - own.openCents),
      openCents: Math.max(0, own.openCents - creditedCents),
    },
    note: own.note,
    payment: { method: 'transfer' },
  }
}

/** Payment terms and offers of the invoice do not apply to its credit note. */
function withoutOffers(view: InvoiceView) {
  const { cashDiscount: _, opening: __, closing: ___, labourCents: ____, ...offers } = view
  const { deductions: _____, prepaidCents: ______, ...rest } = offers
  return rest
}
