import { draftInvoice } from '~/domain/invoices/drafts/draft.server'
import type { DraftLine } from '~/domain/invoices/drafts/draft-lines'
import { choosePayment, requestMandateForInvoice } from '~/domain/invoices/payments/choice.server'
import { sendInvoice } from '~/domain/invoices/send.server'
import type { LinkScope } from '~/domain/kernel/scope'
import { findLiveLink } from '~/domain/links/links.server'
import { sendMessage } from '~/domain/messages/messages.server'
import { invoice } from '~/i18n/invoice.en'
import { tellBill } from './bills'
import type { CustomerIds } from './customers'
import { type Firm, officeAt, visitorAt } from './firm'
import { testIban } from './identifiers'
import { invoiceId, type ToldBill, tellPayment } from './payments'
import { ADVICE, FLOWERS, HOUSEHOLD, STAIRCASES, WINDOWS } from './services'
import type { Moment } from './timeline'

/** The last weeks, by days from today, so that every state is there whatever the date. */
export function tellPresent(firm: Firm, customers: CustomerIds) {
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
  const cellar = {
    ...STAIRCASES,
    description: 'Grundreinigung Keller',
    quantity: '1',
    unit: 'LS',
    unitPrice: '460',
  }
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
      evidence: {
        text: invoice.de.choice.consent(firm.name, 'DE98ZZZ09999999999'),
        address: '192.0.2.44',
        browser: 'Mozilla/5.0 (Linux; Android 11) Firefox/130.0',
      },
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
      options: { is_property: 1 },
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

/** The customer, acting through the invoice's own link. */
async function visitorOf(firm: Firm, moment: Moment, bill: ToldBill): Promise<LinkScope> {
  const subject = { purpose: 'rechnung', subjectId: bill.id } as const
  const link = await findLiveLink(firm.house.reader, officeAt(firm, moment), subject)
  if (!link) throw new Error(`the link to "${bill.name}" is gone`)
  return visitorAt(firm, moment, { id: link.id, ...subject })
}
