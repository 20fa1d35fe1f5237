import { addDays } from '~/domain/values/calendar'
import { type Bill, tellBill } from './bills'
import { tellCorrections } from './corrections'
import type { CustomerIds } from './customers'
import type { Firm } from './firm'
import { invoiceId, tellCancellation, tellPayment } from './payments'
import { tellPresent } from './present-invoices'
import { tellRenovation } from './renovation'
import { ADVICE, FLOWERS, HOUSEHOLD, OFFICE_CLEANING, STAIRCASES, WINDOWS } from './services'

/** One invoice in each state worth looking at. */
export interface InvoiceIds {
  draft: string
  open: string
  partlyPaid: string
  overdue: string
  overduePartlyPaid: string
  directDebit: string
  requestedMandate: string
  paid: string
  cancelled: string
  cancellation: string
  reverseCharge: string
  twoRates: string
}

/** Tells fourteen months of the cleaning company's invoices: some forty, with three cancellations, two credit notes and an advance. */
export function tellInvoices(firm: Firm, customers: CustomerIds): InvoiceIds {
  tellBruegge(firm, customers.bruegge)
  tellNordlicht(firm, customers.nordlicht)
  const juergensen = tellJuergensen(firm, customers.juergensen)
  const reverseCharge = tellOeresund(firm, customers.oeresund)
  const present = tellPresent(firm, customers)
  tellCorrections(firm, customers)
  tellRenovation(firm, customers.nordlicht)
  return { ...juergensen, reverseCharge, ...present }
}

/** Monthly, collected by direct debit from the third month on; once the bank sent a debit back. */
function tellBruegge(firm: Firm, customerId: string): void {
  const { timeline, dice } = firm
  const mandateId = dice.id('mandate bruegge')
  for (let offset = -14; offset <= -1; offset++) {
    const period = timeline.month(offset)
    const quantity = String(dice.between(`hours bruegge ${period}`, 392, 416))
    const hours = { ...OFFICE_CLEANING, quantity }
    const byDebit = offset >= -12
    const bill = tellBill(firm, {
      name: `bruegge ${offset}`,
      customerId,
      issuedOn: `${timeline.month(offset + 1)}-02`,
      from: `${period}-01`,
      lines: offset % 3 === 0 ? [hours, FLOWERS] : [hours],
      contract: { id: dice.id('contract bruegge'), period },
      ...(byDebit && { payment: { method: 'direct_debit', mandateId } }),
      paidAfter: 14,
      paidBy: byDebit ? 'direct_debit' : 'transfer',
    })
    if (offset === -5) {
      const returnedOn = `${timeline.month(-4)}-24`
      tellPayment(firm, bill, { paidOn: returnedOn, amountCents: -bill.grossCents, method: 'direct_debit' })
      tellPayment(firm, bill, { paidOn: addDays(returnedOn, 6), amountCents: bill.grossCents })
    }
  }
}

/** Quarterly stairs and windows in between; pays late, and once in two parts. */
function tellNordlicht(firm: Firm, customerId: string): void {
  const { timeline, dice } = firm
  for (const offset of [-12, -9, -6, -3]) {
    tellBill(firm, {
      name: `nordlicht stairs ${offset}`,
      customerId,
      issuedOn: `${timeline.month(offset + 1)}-04`,
      from: `${timeline.month(offset - 2)}-01`,
      lines: [STAIRCASES],
      contract: { id: dice.id('contract nordlicht'), period: timeline.month(offset) },
      paidAfter: dice.between(`stairs ${offset}`, 9, 26),
    })
  }
  for (const offset of [-11, -8, -5, -2]) {
    const quantity = String(dice.between(`windows ${offset}`, 1600, 2100))
    const bill = tellBill(firm, {
      name: `nordlicht windows ${offset}`,
      customerId,
      issuedOn: `${timeline.month(offset)}-19`,
      lines: [{ ...WINDOWS, quantity }],
      ...(offset !== -8 && offset !== -2 && { paidAfter: dice.between(`windows ${offset}`, 7, 20) }),
    })
    if (offset === -8) {
      const half = Math.round(bill.grossCents / 2)
      tellPayment(firm, bill, { paidOn: `${timeline.month(-7)}-01`, amountCents: half })
      tellPayment(firm, bill, { paidOn: `${timeline.month(-7)}-21`, amountCents: bill.grossCents - half })
    }
    if (offset === -2) {
      tellCancellation(firm, bill, `${timeline.month(-2)}-23`, 'Auftrag nicht ausgeführt')
    }
  }
}

/** Every other month, by transfer; one invoice had the wrong hours and was replaced. */
function tellJuergensen(firm: Firm, customerId: string) {
  const { timeline } = firm
  const bill = (offset: number, changes: Partial<Bill>) =>
    tellBill(firm, {
      name: `juergensen ${offset}`,
      customerId,
      issuedOn: `${timeline.month(offset + 1)}-05`,
      lines: [HOUSEHOLD],
      ...changes,
    })
  for (const offset of [-13, -11, -9, -5]) bill(offset, { paidAfter: 8 })
  const paid = bill(-3, { paidAfter: 8 })
  const wrong = bill(-7, { lines: [{ ...HOUSEHOLD, quantity: '21' }] })
  const correctedOn = `${timeline.month(-6)}-09`
  const cancellation = tellCancellation(firm, wrong, correctedOn, 'Stundenzahl vertauscht: 12 statt 21')
  tellBill(firm, {
    name: 'juergensen -7 again',
    customerId,
    issuedOn: correctedOn,
    from: `${timeline.month(-7)}-01`,
    lines: [HOUSEHOLD],
    paidAfter: 5,
  })
  return { paid: paid.id, cancelled: wrong.id, cancellation }
}

/** In Denmark, where the customer owes the tax. Gives the last one's id. */
function tellOeresund(firm: Firm, customerId: string): string {
  const { timeline } = firm
  for (const offset of [-12, -9, -6, -3]) {
    const isCancelled = offset === -9
    const bill = tellBill(firm, {
      name: `oeresund ${offset}`,
      customerId,
      issuedOn: `${timeline.month(offset + 1)}-07`,
      lines: [ADVICE],
      ...(!isCancelled && { paidAfter: 12 }),
    })
    if (isCancelled) {
      tellCancellation(firm, bill, `${timeline.month(-8)}-12`, 'The training was called off')
    }
  }
  return invoiceId(firm, 'oeresund -3')
}
