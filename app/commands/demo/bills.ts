import { addDays, type DateText, daysOfMonth, monthOf } from '~/domain/calendar'
import { cancelInvoice } from '~/domain/invoices/cancel.server'
import { type DraftLine, draftInvoice, type PaymentWish } from '~/domain/invoices/draft.server'
import { issueInvoice } from '~/domain/invoices/issue.server'
import { type PaidBy, recordPayment } from '~/domain/invoices/payments.server'
import { totalsOf } from '~/domain/invoices/totals'
import { type Firm, officeAt } from './firm'

/** An invoice to be told of. */
export interface Bill {
  name: string
  customerId: string
  issuedOn: DateText
  lines: DraftLine[]
  /** The first day of service; else that of the month that most of it fell into. */
  from?: DateText
  payment?: PaymentWish
  contract?: { id: string; period: string }
  /** Paid in full so many days after issue, if that day has come. */
  paidAfter?: number
  paidBy?: PaidBy
}

/** An invoice that was told of. */
export interface ToldBill {
  id: string
  name: string
  grossCents: number
}

/** Mostly billed early in the month after the service. */
const BILLED_AFTER_DAYS = 15

/** Drafts and issues an invoice, and books its payment. */
export function tellBill(firm: Firm, bill: Bill): ToldBill {
  const { house, timeline } = firm
  const month = daysOfMonth(monthOf(addDays(bill.issuedOn, -BILLED_AFTER_DAYS)))
  const told = {
    id: invoiceId(firm, bill.name),
    name: bill.name,
    grossCents: totalsOf(bill.lines).grossCents,
  }
  timeline.by(bill.issuedOn, async (moment) => {
    const scope = officeAt(firm, moment)
    await draftInvoice(house, scope, {
      id: told.id,
      customerId: bill.customerId,
      serviceFrom: bill.from ?? month.first,
      serviceTo: month.last < moment.today ? month.last : moment.today,
      lines: bill.lines,
      ...(bill.contract && { contract: bill.contract }),
      ...(bill.payment && { payment: bill.payment }),
    })
    await issueInvoice(house, scope, told.id)
  })
  if (bill.paidAfter !== undefined) {
    const paidOn = addDays(bill.issuedOn, bill.paidAfter)
    tellPayment(firm, told, { paidOn, amountCents: told.grossCents, method: bill.paidBy })
  }
  return told
}

interface ToldPayment {
  paidOn: DateText
  amountCents: number
  method?: PaidBy | undefined
}

/** Books a payment, if its day has come. */
export function tellPayment(
  firm: Firm,
  bill: ToldBill,
  { paidOn, amountCents, method = 'transfer' }: ToldPayment,
): void {
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

/** Cancels an invoice; gives the id of the cancellation. */
export function tellCancellation(firm: Firm, bill: ToldBill, on: DateText, note: string): string {
  const id = invoiceId(firm, `cancellation of ${bill.name}`)
  firm.timeline.by(on, (moment) => cancelInvoice(firm.house, officeAt(firm, moment), bill.id, { id, note }))
  return id
}

/** The id of the firm's invoice of that name. */
export function invoiceId(firm: Firm, name: string): string {
  return firm.dice.id(`invoice ${firm.tenantId} ${name}`)
}
