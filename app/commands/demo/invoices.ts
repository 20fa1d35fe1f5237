import { addDays } from '~/domain/calendar'
import { choosePayment, requestMandateForInvoice } from '~/domain/invoices/choice.server'
import { type DraftLine, draftInvoice } from '~/domain/invoices/draft.server'
import { sendInvoice } from '~/domain/invoices/send.server'
import { findLiveLink } from '~/domain/links/links.server'
import { sendMessage } from '~/domain/messages/messages.server'
import type { LinkScope } from '~/domain/scope'
import { type Bill, type ToldBill, tellBill } from './bills'
import type { CustomerIds } from './customers'
import { type Firm, officeAt, visitorAt } from './firm'
import { testIban } from './identifiers'
import { invoiceId, tellCancellation, tellPayment } from './payments'
import { ADVICE, FLOWERS, HOUSEHOLD, OFFICE_CLEANING, STAIRCASES, WINDOWS } from './services'
import type { Moment } from './timeline'

/** One invoice for each state that somebody may want to look at. */
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

/** Tells fourteen months of the cleaning company's invoices: forty, and three cancellations. */
export function tellInvoices(firm: Firm, customers: CustomerIds): InvoiceIds {
  tellBruegge(firm, customers.bruegge)
  tellNordlicht(firm, customers.nordlicht)
  const juergensen = tellJuergensen(firm, customers.juergensen)
  const reverseCharge = tellOeresund(firm, customers.oeresund)
  return { ...juergensen, reverseCharge, ...tellPresent(firm, customers) }
}

/** Monthly, collected by direct debit from the third month on; once the bank sent a debit back. */
function tellBruegge(firm: Firm, customerId: string): void {
  const { timeline, dice } = firm
  const mandateId = dice.id('mandate bruegge')
  for (let offset = -14; offset <= -1; offset++) {
    const period = timeline.month(offset)
    const quantity = String(dice.between(`hours bruegge ${period}`, 45, 51))
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
    const quantity = String(dice.between(`windows ${offset}`, 160, 210))
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

/** The last weeks, by days from today, so that every state is there whatever the date. */
function tellPresent(firm: Firm, customers: CustomerIds) {
  const { house, timeline, dice } = firm
  const { day } = timeline
  const { bruegge, nordlicht, juergensen, oeresund } = customers
  const recent = (name: string, customerId: string, daysAgo: number, ...lines: DraftLine[]) =>
    tellBill(firm, { name, customerId, issuedOn: day(-daysAgo), lines })

  const overdue = recent('overdue', juergensen, 40, HOUSEHOLD)
  const overduePartlyPaid = recent('overdue partly paid', oeresund, 35, { ...ADVICE, quantity: '1' })
  tellPayment(firm, overduePartlyPaid, { paidOn: day(-18), amountCents: 30_000 })
  const garden = { ...WINDOWS, description: 'Glasreinigung Wintergarten' }
  const partlyPaid = recent('partly paid', nordlicht, 10, garden)
  tellPayment(firm, partlyPaid, { paidOn: day(-3), amountCents: 15_000 })
  const requestedMandate = recent('requested mandate', juergensen, 6, HOUSEHOLD)
  const cellar = { ...STAIRCASES, description: 'Grundreinigung Keller', quantity: '1', unit: 'LS' }
  const plants = { ...FLOWERS, description: 'Bepflanzung der Hauseingänge', quantity: '6' }
  const open = recent('open', nordlicht, 5, cellar, plants)
  const directDebit = recent('direct debit', bruegge, 4, { ...WINDOWS, quantity: '92.5' })

  timeline.on(day(-12), async (moment) =>
    sendMessage(house, await visitorOf(firm, moment, overdue), {
      customerId: juergensen,
      invoiceId: overdue.id,
      formKey: dice.id('message juergensen'),
      body: 'Guten Tag, ich war im Krankenhaus und überweise nächste Woche. Geht das? Käthe Jürgensen',
      replyTo: 'kaethe.juergensen@post.example',
    }),
  )
  timeline.on(day(-3), async (moment) =>
    choosePayment(house, await visitorOf(firm, moment, directDebit), {
      method: 'direct_debit',
      mandateId: dice.id('mandate bruegge'),
    }),
  )
  timeline.on(day(-2), async (moment) =>
    requestMandateForInvoice(house, await visitorOf(firm, moment, requestedMandate), {
      holder: 'Käthe Jürgensen',
      iban: testIban(3_300_471),
    }),
  )
  timeline.on(day(-1), (moment) => sendInvoice(house, officeAt(firm, moment), open.id))
  const draft = invoiceId(firm, 'draft')
  timeline.on(day(-1), (moment) =>
    draftInvoice(house, officeAt(firm, moment), {
      id: draft,
      customerId: nordlicht,
      serviceFrom: day(-3),
      serviceTo: day(-1),
      lines: [{ ...WINDOWS, quantity: '64' }],
    }),
  )
  return {
    draft,
    open: open.id,
    partlyPaid: partlyPaid.id,
    overdue: overdue.id,
    overduePartlyPaid: overduePartlyPaid.id,
    directDebit: directDebit.id,
    requestedMandate: requestedMandate.id,
    twoRates: open.id,
  }
}

/** Whoever opened the invoice's own link. */
async function visitorOf(firm: Firm, moment: Moment, bill: ToldBill): Promise<LinkScope> {
  const subject = { purpose: 'rechnung', subjectId: bill.id } as const
  const link = await findLiveLink(firm.house.reader, officeAt(firm, moment), subject)
  if (!link) throw new Error(`the link to "${bill.name}" is gone`)
  return visitorAt(firm, moment, { id: link.id, ...subject })
}
