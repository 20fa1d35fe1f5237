import { createContact } from '~/domain/contacts/contacts.server'
import { changeCustomer } from '~/domain/customer-changes/change.server'
import { createCustomer, type NewCustomer } from '~/domain/customers/customers.server'
import { revokeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { writing } from '~/domain/kernel/writing.server'
import { findLiveLink, provideLink } from '~/domain/links/links.server'
import { createMandate } from '~/domain/mandates/mandates.server'
import { enterMandate } from '~/domain/mandates/paper.server'
import { keepScan } from '~/domain/mandates/scan.server'
import { requestChange } from '~/domain/messages/request-change.server'
import { tellContract, tellHigherPrices, tellWindows } from './contracts'
import { BRUEGGE, JUERGENSEN, NORDLICHT, OERESUND } from './customer-records'
import { type Firm, officeAt, visitorAt } from './firm'
import { testIban } from './identifiers'
import { mandateScan } from './mandate-scan'
import { tellVisit } from './readers'
import { ADVICE, HOUSEHOLD, OFFICE_CLEANING, STAIRCASES } from './services'

/** Ids of the cleaning company's customers and what belongs to them. */
export interface CustomerIds {
  bruegge: string
  nordlicht: string
  juergensen: string
  oeresund: string
}

/** Tells how the cleaning company came by its customers, contracts and mandates. */
export function tellCustomers(firm: Firm): CustomerIds {
  const { timeline } = firm
  const start = `${timeline.month(-14)}-01`
  const ids = {
    bruegge: tellCustomer(firm, 'bruegge', BRUEGGE),
    nordlicht: tellCustomer(firm, 'nordlicht', NORDLICHT),
    juergensen: tellCustomer(firm, 'juergensen', JUERGENSEN),
    oeresund: tellCustomer(firm, 'oeresund', OERESUND),
  }
  const nextInvoiceOn = `${timeline.month(1)}-02`
  tellContract(firm, 'bruegge', {
    customer_id: ids.bruegge,
    title: 'Büroreinigung, dreimal wöchentlich',
    starts_on: start,
    notice_months: 3,
    interval_months: 1,
    next_invoice_on: nextInvoiceOn,
    billing: 'send',
    lines: [OFFICE_CLEANING],
  })
  tellContract(firm, 'nordlicht', {
    customer_id: ids.nordlicht,
    title: 'Treppenhausreinigung, wöchentlich',
    starts_on: start,
    ends_on: timeline.day(300),
    notice_months: 6,
    interval_months: 3,
    next_invoice_on: nextInvoiceOn,
    lines: [STAIRCASES],
  })
  tellContract(firm, 'juergensen', {
    customer_id: ids.juergensen,
    title: 'Haushaltsreinigung nach Bedarf',
    starts_on: start,
    notice_months: 1,
    interval_months: null,
    interval_weeks: 2,
    lines: [HOUSEHOLD],
  })
  tellContract(firm, 'oeresund', {
    customer_id: ids.oeresund,
    title: 'Hygiene advice and staff training',
    starts_on: start,
    ends_on: timeline.day(-45),
    notice_months: 0,
    interval_months: 3,
    lines: [ADVICE],
  })
  tellWindows(firm, ids.juergensen)
  tellHigherPrices(firm)
  tellMandates(firm, ids)
  tellChangeOfAddress(firm, ids.nordlicht)
  tellContacts(firm, ids.bruegge)
  return ids
}

/** Creates a customer on the first day, and renews the portal's link before its year is over. */
export function tellCustomer(firm: Firm, name: string, input: NewCustomer): string {
  const { house, timeline } = firm
  const id = firm.dice.id(`customer ${name}`)
  timeline.on(`${timeline.month(-14)}-01`, (moment) =>
    createCustomer(house, officeAt(firm, moment), { ...input, id }),
  )
  timeline.on(timeline.day(-80), (moment) =>
    writing(house, officeAt(firm, moment), (trx) =>
      provideLink(trx, house.keyring, officeAt(firm, moment), {
        purpose: 'portal',
        subjectId: id,
        days: 365,
      }),
    ),
  )
  tellVisit(firm, { purpose: 'portal', subjectId: id }, timeline.day(-24))
  return id
}

/** The people at Brügge: one keeps the books, one minds the house. */
function tellContacts({ house, timeline, dice, ...firm }: Firm, customerId: string): void {
  const people = [
    { key: 'hansen', name: 'Wiebke Hansen', job_title: 'Buchhaltung', is_for_invoices: 1 },
    { key: 'lund', name: 'Erik Lund', job_title: 'Haustechnik', is_for_invoices: 0 },
  ] as const
  timeline.on(timeline.day(-40), async (moment) => {
    for (const { key, ...person } of people)
      await createContact(house, officeAt({ house, timeline, dice, ...firm }, moment), {
        ...person,
        id: dice.id(`contact ${key}`),
        customerId,
        email: `${key}@bruegge.example`,
        phone: null,
        language: key === 'lund' ? 'en' : 'de',
      })
  })
}

function tellChangeOfAddress(firm: Firm, customerId: string): void {
  const { house, timeline, dice } = firm
  timeline.on(timeline.day(-9), async (moment) => {
    const subject = { purpose: 'portal', subjectId: customerId } as const
    const link = await findLiveLink(house.reader, officeAt(firm, moment), subject)
    if (!link) throw new Error('the link to the portal is gone')
    await requestChange(house, visitorAt(firm, moment, { id: link.id, ...subject }), {
      customerId,
      kind: 'address',
      formKey: dice.id('change of address'),
      details: { street: 'Schönberger Straße 90', postal_code: '24148', city: 'Kiel' },
    })
  })
}

function tellMandates(firm: Firm, ids: CustomerIds): void {
  const { house, timeline, dice } = firm
  const ofBruegge = `${timeline.month(-12)}-05`
  timeline.on(ofBruegge, (moment) =>
    createMandate(house, officeAt(firm, moment), {
      id: dice.id('mandate bruegge'),
      customerId: ids.bruegge,
      holder: 'Hafenkontor Brügge KG',
      iban: testIban(4_711_200),
      signedOn: ofBruegge,
    }),
  )
  timeline.on(ofBruegge, async (moment) =>
    keepScan(house, officeAt(firm, moment), dice.id('mandate bruegge'), await mandateScan()),
  )
  timeline.on(ofBruegge, (moment) =>
    changeCustomer(house, officeAt(firm, moment), ids.bruegge, { payment_method: 'direct_debit' }),
  )
  // Last used three years and a month ago, in the program before this one: it has lapsed since.
  timeline.on(`${timeline.month(-12)}-05`, (moment) =>
    enterMandate(house, officeAt(firm, moment), {
      id: dice.id('mandate juergensen'),
      customerId: ids.juergensen,
      holder: 'Käthe Jürgensen',
      iban: testIban(3_300_417),
      signedOn: timeline.day(-2000),
      type: 'CORE',
      reference: 'ALT-0087',
      lastUsedOn: timeline.day(-1130),
    }),
  )
  const ofNordlicht = `${timeline.month(-13)}-10`
  timeline.on(ofNordlicht, (moment) =>
    createMandate(house, officeAt(firm, moment), {
      id: dice.id('mandate nordlicht'),
      customerId: ids.nordlicht,
      holder: 'Nordlicht Hausverwaltung GmbH',
      iban: testIban(80_815_001),
      signedOn: ofNordlicht,
      type: 'B2B',
    }),
  )
  timeline.on(`${timeline.month(-8)}-15`, (moment) =>
    revokeMandate(house, officeAt(firm, moment), dice.id('mandate nordlicht')),
  )
}
