import { parseInvoiceView } from '~/domain/invoices/issuing/view'
import { cashDiscountOf } from '~/domain/invoices/payments/cash-discount'
import { getClaimed } from '~/domain/invoices/payments/claims.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import { FIRST_STATEMENT, type Firm, idOf, NEWEST_STATEMENT, onDay } from '../firm'
import type { PaymentStory } from '../story'

/** An invoice that was told of, in a month of its series. */
export interface ToldInvoice {
  id: string
  name: string
  month: number
  issuedOn: DateText
  grossCents: Cents
}

type ToldPayment = Pick<PaymentStory, 'amount' | 'by'> & { paidOn: DateText }

/** Money that comes on the next working day: on a statement, or typed by the office where it had none yet. */
export function tellPayment(
  firm: Firm,
  invoice: ToldInvoice,
  { amount, by = 'transfer', paidOn: told }: ToldPayment,
): void {
  const paidOn = firm.timeline.workingDay(told)
  if (isOnStatement(firm, paidOn) && amount === 'all') {
    const { incoming } = firm.account
    const money = { invoiceId: invoice.id, isDebit: by === 'direct_debit' }
    incoming.set(paidOn, [...(incoming.get(paidOn) ?? []), money])
    return
  }
  const amountCents = centsOf(invoice, amount)
  const id = idOf(firm, 'payment', `${invoice.name} ${paidOn} ${amountCents}`)
  onDay(firm, paidOn, (scope) =>
    recordPayment(firm.house, scope, { id, invoiceId: invoice.id, amountCents, paidOn, method: by }),
  )
}

function isOnStatement({ story, timeline }: Firm, on: DateText): boolean {
  return (
    story.tenant.iban !== null && on >= timeline.date(FIRST_STATEMENT) && on < timeline.date(NEWEST_STATEMENT)
  )
}

function centsOf({ grossCents }: ToldInvoice, amount: PaymentStory['amount']): Cents {
  const half = Math.round(grossCents / 2)
  if (typeof amount === 'number') return amount
  return { all: grossCents, returned: -grossCents, half, rest: grossCents - half }[amount]
}

/** Books what is open, less the discount if there is one. */
export function tellSettlement(firm: Firm, { id, name }: ToldInvoice, on: DateText): void {
  const { house } = firm
  onDay(firm, on, async (scope) => {
    const { customerId, openCents, viewJson } = await getClaimed(house.reader, scope, id)
    const discount = cashDiscountOf(parseInvoiceView(viewJson))
    await receiveMoney(house, scope, {
      id: idOf(firm, 'payment', `all of ${name}`),
      customerId,
      amountCents: openCents - (discount?.cents ?? 0),
      paidOn: scope.today,
      method: 'transfer',
      claims: [{ invoiceId: id, withDiscount: discount !== undefined }],
    })
  })
}
