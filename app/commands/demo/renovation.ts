import { readCredit, refundCredit } from '~/domain/invoices/credits/credit.server'
import { creditInvoice } from '~/domain/invoices/credits/credit-note.server'
import { draftInvoice, type NewInvoice } from '~/domain/invoices/drafts/draft.server'
import type { DraftLine } from '~/domain/invoices/drafts/draft-lines'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import { parseInvoiceView } from '~/domain/invoices/issuing/view'
import { cashDiscountOf } from '~/domain/invoices/payments/cash-discount'
import { getClaimed } from '~/domain/invoices/payments/claims.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import type { Scope } from '~/domain/kernel/scope'
import { creditWords } from '~/i18n/credit-words'
import { type Firm, officeAt } from './firm'
import { invoiceId } from './payments'

const BUILDING: DraftLine = {
  description: 'Bauendreinigung Treppenhaus Nord',
  quantity: '1',
  unit: 'LS',
  unitPrice: '2700',
  taxCategory: 'S',
  taxRate: '19',
}
const PANES: DraftLine = {
  ...BUILDING,
  description: 'Fenster nach Umbau',
  quantity: '45',
  unit: 'MTK',
  unitPrice: '10',
}

/** A building that is cleaned after its renovation: an advance, the final invoice, paid with discount, and a credit note. */
export function tellRenovation(firm: Firm, customerId: string): void {
  const { timeline } = firm
  const advance = invoiceId(firm, 'renovation advance')
  const final = invoiceId(firm, 'renovation final')
  const [begun, ended] = [timeline.month(-5), timeline.month(-4)]
  timeline.on(`${begun}-06`, (moment) =>
    bill(firm, officeAt(firm, moment), {
      id: advance,
      customerId,
      serviceFrom: `${begun}-01`,
      serviceTo: `${begun}-28`,
      lines: [
        { ...BUILDING, description: 'Bauendreinigung Treppenhaus Nord, erster Abschnitt', unitPrice: '1200' },
      ],
      options: { is_advance: 1, is_property: 1 },
    }),
  )
  timeline.on(`${begun}-16`, (moment) => pay(firm, officeAt(firm, moment), advance))
  timeline.on(`${ended}-22`, (moment) =>
    bill(firm, officeAt(firm, moment), {
      id: final,
      customerId,
      serviceFrom: `${begun}-01`,
      serviceTo: `${ended}-19`,
      lines: [BUILDING, PANES],
      options: { deductions: [advance], discount_percent: '2', discount_days: 7, is_property: 1 },
    }),
  )
  timeline.on(`${ended}-27`, (moment) => pay(firm, officeAt(firm, moment), final))
  timeline.on(`${timeline.month(-3)}-09`, (moment) =>
    creditInvoice(firm.house, officeAt(firm, moment), final, {
      id: invoiceId(firm, 'renovation credit'),
      request: () => ({ quantities: new Map([[2, '5']]), netCents: new Map(), description: '' }),
      wordsOf: (language) => creditWords[language],
      reason: 'Fünf Quadratmeter Fenster waren noch nicht eingebaut.',
    }),
  )
  timeline.on(`${timeline.month(-3)}-11`, (moment) => refund(firm, officeAt(firm, moment), customerId))
}

async function bill({ house }: Firm, scope: Scope, invoice: NewInvoice & { id: string }): Promise<void> {
  await draftInvoice(house, scope, invoice)
  await issueInvoice(house, scope, invoice.id)
}

/** What was credited goes back to the customer's account. */
async function refund({ house, dice }: Firm, scope: Scope, customerId: string): Promise<void> {
  const amountCents = await readCredit(house.reader, scope, customerId)
  if (amountCents > 0)
    await refundCredit(house, scope, {
      id: dice.id(`refund of ${customerId}`),
      customerId,
      amountCents,
      paidOn: scope.today,
      method: 'transfer',
    })
}

/** Pays what is open, less the discount where there is one. */
async function pay({ house, dice }: Firm, scope: Scope, id: string): Promise<void> {
  const { customerId, openCents, viewJson } = await getClaimed(house.reader, scope, id)
  const discount = cashDiscountOf(parseInvoiceView(viewJson))
  await receiveMoney(house, scope, {
    id: dice.id(`payment of ${id}`),
    customerId,
    amountCents: openCents - (discount?.cents ?? 0),
    paidOn: scope.today,
    method: 'transfer',
    claims: [{ invoiceId: id, withDiscount: discount !== undefined }],
  })
}
