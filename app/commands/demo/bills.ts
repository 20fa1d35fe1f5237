import { draftInvoice, type RequestedPayment } from '~/domain/invoices/drafts/draft.server'
import type { DraftLine } from '~/domain/invoices/drafts/draft-lines'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import type { PaidBy } from '~/domain/invoices/payments/receipt'
import { addDays, type DateText, daysOfMonth, monthOf } from '~/domain/values/calendar'
import { type Firm, officeAt } from './firm'
import { invoiceId, type ToldBill, tellPayment } from './payments'
import { tellVisit } from './readers'

/** An invoice to be told of. */
export interface Bill {
  name: string
  customerId: string
  issuedOn: DateText
  lines: DraftLine[]
  /** The first day of service; else that of the month that most of it fell into. */
  from?: DateText
  payment?: RequestedPayment
  contract?: { id: string; period: string }
  /** Paid in full so many days after issue, if that day has come. */
  paidAfter?: number
  paidBy?: PaidBy
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
      // They clean buildings and tend gardens.
      options: { is_property: 1 },
      ...(bill.contract && { contract: bill.contract }),
      ...(bill.payment && { payment: bill.payment }),
    })
    await issueInvoice(house, scope, told.id)
  })
  if (bill.paidAfter !== undefined) {
    const paidOn = addDays(timeline.workingDay(bill.issuedOn), bill.paidAfter)
    tellPayment(firm, told, { paidOn, amountCents: told.grossCents, method: bill.paidBy })
    tellVisit(firm, { purpose: 'rechnung', subjectId: told.id }, addDays(bill.issuedOn, 1))
  }
  return told
}
