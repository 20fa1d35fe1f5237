import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import type { PaidBy } from '~/domain/invoices/payments/receipt'
import type { DateText } from '~/domain/values/calendar'
import { type Firm, officeAt } from './firm'

/** An invoice that was told of. */
export interface ToldBill {
  id: string
  name: string
  grossCents: number
}

export interface ToldPayment {
  paidOn: DateText
  amountCents: number
  method?: PaidBy | undefined
}

/** Cancels an invoice; gives the id of the cancellation. */
export function tellCancellation(firm: Firm, bill: ToldBill, on: DateText, note: string): string {
  const id = invoiceId(firm, `cancellation of ${bill.name}`)
  firm.timeline.by(on, (moment) => cancelInvoice(firm.house, officeAt(firm, moment), bill.id, { id, note }))
  return id
}

/** Books a payment, if its day has come. */
export function tellPayment(
  firm: Firm,
  bill: ToldBill,
  { paidOn: told, amountCents, method = 'transfer' }: ToldPayment,
): void {
  const paidOn = firm.timeline.workingDay(told)
  firm.timeline.on(paidOn, (moment) =>
    recordPayment(firm.house, officeAt(firm, moment), {
      id: firm.dice.id(`payment ${bill.id} ${paidOn} ${amountCents}`),
      invoiceId: bill.id,
      amountCents,
      paidOn,
      method,
    }),
  )
}

/** The id of the firm's invoice of that name. */
export function invoiceId(firm: Firm, name: string): string {
  return firm.dice.id(`invoice ${firm.tenantId} ${name}`)
}
