import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { findLetter } from '~/domain/outbox/letter.server'
import { composeMail } from '~/mail/compose'
import { tokenFor } from '../factories/links'
import { ask, post } from '../support/app'
import { reading } from '../support/einvoice/reading'
import { db, house } from '../support/house'
import { textOf } from '../support/html'
import { rawPdf, readPdf } from '../support/pdf'
import { download, formOn, makeOwner, type Owner, read } from './owner'

// What the office enters of the firm and of a customer, typed into the forms, and where each of it arrives.

const FIRM = {
  anschrift: {
    name: 'Firmenname Glanz',
    street: 'Firmenstraße 11',
    address_extra: 'Firmenzusatz Hof',
    postal_code: '24111',
    city: 'Firmenstadt',
    country: 'DE',
    email: 'firma@glanz.example',
    phone: '+49 431 1000',
    website: 'www.firmenweb.example',
    vat_id: 'DE123456788',
    tax_number: '20/299/54321',
    language: 'de',
  },
  rechtsform: {
    legal_form: 'association',
    managing_director: 'Vorsitzende Änne Öztürk',
    supervisory_chair: 'Aufsicht Übelacker',
    seat: 'Sitzort',
    register_court: 'Registergericht Kiel',
    register_number: 'VR 4711',
    gln: '4012345000009',
  },
  rechnungsangaben: {
    contact_name: 'Kontakt Kurt',
    contact_phone: '+49 431 2000',
    electronic_address_scheme: 'EM',
    electronic_address: 'erechnung@glanz.example',
    taxation: 'received',
    invoice_opening: 'Deutscher Anfang',
    invoice_opening_en: 'English opening',
    invoice_closing: 'Deutsches Ende',
    invoice_closing_en: 'English closing',
  },
  bank: {
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    bank_name: 'Bankname',
    creditor_id: 'DE98ZZZ09999999999',
  },
  absender: {
    mail_from_name: 'Absendername',
    mail_from: 'absender@glanz.example',
    mail_reply_to: 'antwort@glanz.example',
  },
}
const CUSTOMER = {
  kind: 'business',
  number: 'KD-9001',
  name: 'Kundenname Hafen',
  contact_name: 'Kundenkontakt Karl',
  street: 'Kundenstraße 5',
  address_extra: 'Kundenzusatz Kai',
  postal_code: '1010',
  city: 'Kundenstadt',
  country: 'AT',
  email: 'kunde@hafen.example',
  phone: '+43 1 3000',
  vat_id: 'ATU13585627',
  register_number: 'FN 123456a',
  language: 'en',
  buyer_reference: 'KREF-77',
  supplier_number: 'LIEF-88',
  electronic_address_scheme: '0088',
  electronic_address: '4304171000002',
  invoice_format: 'xrechnung',
  electronic_consent_on: '2026-01-05',
  payment_term_days: '21',
  discount_percent: '2',
  discount_days: '10',
  delivery_name: 'Liefername Lager',
  delivery_street: 'Lieferstraße 9',
  delivery_extra: 'Lieferzusatz Tor',
  delivery_postal_code: '6020',
  delivery_city: 'Lieferstadt',
  delivery_country: 'AT',
  notes: 'NUR FÜR UNS',
}
const CONTACT = {
  name: 'Ansprech Anna',
  job_title: 'Kaufleiterin',
  email: 'anna@hafen.example',
  phone: '+43 1 4000',
  language: 'de',
  is_for_invoices: 'ja',
}
const MANDATE = {
  holder: 'Kontoinhaber Kuno',
  iban: 'DE02120300000000202051',
  signed_on: '2026-01-15',
  type: 'CORE',
  reference: 'MREF-55',
  last_used_on: '',
}
const DRAFT = {
  service_from: '2026-02-01',
  service_to: '2026-02-28',
  order_number: 'BEST-1',
  project_number: 'PROJ-2',
  note: 'Bemerkung zur Rechnung',
  zeilen: '1',
  position_1_description: 'Fensterreinigung',
  position_1_quantity: '2,5',
  position_1_unit: 'HUR',
  position_1_price: '45,00',
  position_1_tax: 'S 19',
  position_1_article: 'ART-5',
  position_1_details: 'Einzelheiten dazu',
}

/** P the PDF, Z the e-invoice in it, X the XRechnung, S the page of the invoice's link, M its mail, L a printed link. */
const ARRIVES: [string, string, string][] = [
  ['name of the firm', 'Firmenname Glanz', 'PZXSML'],
  ['its street', 'Firmenstraße 11', 'PZXSML'],
  ['its second line', 'Firmenzusatz Hof', 'PZXSML'],
  ['its postcode', '24111', 'PZXSML'],
  ['its town', 'Firmenstadt', 'PZXSML'],
  ['its country, abroad', 'Germany', 'PL'],
  ['its mail', 'firma@glanz.example', 'PZXSML'],
  ['its phone', '+49 431 1000', 'PSML'],
  ['its site', 'www.firmenweb.example', 'PSL'],
  ['its VAT id', 'DE123456788', 'PZXSL'],
  ['its tax number', '20/299/54321', 'PZXSL'],
  ['who runs it, as its legal form has it', 'Board: Vorsitzende Änne Öztürk', 'PZXL'],
  ['the same for who reads German', 'Vorstand: Vorsitzende Änne Öztürk', 'SM'],
  ['who watches over them', 'Aufsicht Übelacker', 'PZXSML'],
  ['its seat', 'Sitzort', 'PZXSML'],
  ['its register', 'Registergericht Kiel, VR 4711', 'PZXSML'],
  ['its GLN', '4012345000009', 'ZX'],
  ['whom to ask', 'Kontakt Kurt', 'PZXS'],
  ['and by which phone', '+49 431 2000', 'PZXS'],
  ['where e-invoices reach it', 'erechnung@glanz.example', 'ZX'],
  ['its opening', 'English opening', 'P'],
  ['its closing', 'English closing', 'P'],
  ['its opening in the other language', 'Deutscher Anfang', ''],
  ['its closing in the other language', 'Deutsches Ende', ''],
  ['its account', 'DE89370400440532013000', 'PZXSML'],
  ['its bank’s code', 'COBADEFFXXX', 'PZXSML'],
  ['its bank', 'Bankname', 'PSL'],
  ['its creditor id', 'DE98ZZZ09999999999', 'PSL'],
  ['the sender of its mails', 'Absendername', 'M'],
  ['where answers go', 'antwort@glanz.example', 'M'],
  ['number of the customer', 'KD-9001', 'PZXS'],
  ['name of the customer', 'Kundenname Hafen', 'PZXSL'],
  ['whom it is for there', 'Kundenkontakt Karl', 'PZXSL'],
  ['street there', 'Kundenstraße 5', 'PZXSL'],
  ['second line there', 'Kundenzusatz Kai', 'PZXSL'],
  ['town there', 'Kundenstadt', 'PZXSL'],
  ['country there', 'AUSTRIA', 'PL'],
  ['mail there', 'kunde@hafen.example', 'ZX'],
  ['phone there', '+43 1 3000', 'ZX'],
  ['VAT id there', 'ATU13585627', 'PZXS'],
  ['register number there', 'FN 123456a', 'ZX'],
  ['reference', 'KREF-77', 'PZXS'],
  ['supplier number', 'LIEF-88', 'PZXS'],
  ['where e-invoices reach the customer', '4304171000002', 'ZX'],
  ['Skonto on paper', '2% (€2.68)', 'P'],
  ['Skonto in the mail', 'Skonto: 2,68 € bei Zahlung bis', 'M'],
  ['Skonto in data', '#SKONTO#TAGE=10#PROZENT=2.00#', 'ZX'],
  ['name of the delivery', 'Liefername Lager', 'PZXS'],
  ['street of the delivery', 'Lieferstraße 9', 'PZXS'],
  ['second line of the delivery', 'Lieferzusatz Tor', 'PZXS'],
  ['town of the delivery', 'Lieferstadt', 'PZXS'],
  ['notes on the customer', 'NUR FÜR UNS', ''],
  ['contact who gets the invoices', 'Ansprech Anna', 'M'],
  ['what the contact does', 'Kaufleiterin', ''],
  ['phone of the contact', '+43 1 4000', ''],
  ['order', 'BEST-1', 'PZXS'],
  ['project', 'PROJ-2', 'PZXS'],
  ['note', 'Bemerkung zur Rechnung', 'PZXS'],
  ['article', 'ART-5', 'PZXS'],
  ['details', 'Einzelheiten dazu', 'PZXS'],
]

const TRADE = '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction'
const SELLER = `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty`
const BUYER = `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty`
const SHIP_TO = `${TRADE}/ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty`
const SETTLEMENT = `${TRADE}/ram:ApplicableHeaderTradeSettlement`
const CONTACT_OF = (party: string) => `${party}/ram:DefinedTradeContact`
const ADDRESS_OF = (party: string) => `${party}/ram:PostalTradeAddress`

/** By the business terms of EN 16931. */
const TERMS: [string, string, string][] = [
  ['BT-10', `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:BuyerReference`, 'KREF-77'],
  ['BT-8', `${SETTLEMENT}/ram:ApplicableTradeTax/ram:DueDateTypeCode`, '72'],
  ['BT-27', `${SELLER}/ram:Name`, 'Firmenname Glanz'],
  ['BT-29', `${SELLER}/ram:ID`, 'LIEF-88'],
  ['BT-29 of scheme 0088', `${SELLER}/ram:GlobalID[@schemeID="0088"]`, '4012345000009'],
  ['BT-30', `${SELLER}/ram:SpecifiedLegalOrganization/ram:ID`, 'Registergericht Kiel, VR 4711'],
  ['BT-31', `${SELLER}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID="VA"]`, 'DE123456788'],
  ['BT-32', `${SELLER}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID="FC"]`, '20/299/54321'],
  [
    'BT-33',
    `${SELLER}/ram:Description`,
    'Board: Vorsitzende Änne Öztürk, Chair of the supervisory board: Aufsicht Übelacker, Registered office: Sitzort',
  ],
  ['BT-34', `${SELLER}/ram:URIUniversalCommunication/ram:URIID[@schemeID="EM"]`, 'erechnung@glanz.example'],
  ['BT-35', `${ADDRESS_OF(SELLER)}/ram:LineOne`, 'Firmenstraße 11'],
  ['BT-36', `${ADDRESS_OF(SELLER)}/ram:LineTwo`, 'Firmenzusatz Hof'],
  ['BT-40', `${ADDRESS_OF(SELLER)}/ram:CountryID`, 'DE'],
  ['BT-41', `${CONTACT_OF(SELLER)}/ram:PersonName`, 'Kontakt Kurt'],
  ['BT-42', `${CONTACT_OF(SELLER)}/ram:TelephoneUniversalCommunication`, '+49 431 2000'],
  ['BT-43', `${CONTACT_OF(SELLER)}/ram:EmailURIUniversalCommunication`, 'firma@glanz.example'],
  ['BT-46', `${BUYER}/ram:ID`, 'KD-9001'],
  ['BT-47', `${BUYER}/ram:SpecifiedLegalOrganization/ram:ID`, 'FN 123456a'],
  ['BT-48', `${BUYER}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID="VA"]`, 'ATU13585627'],
  ['BT-49', `${BUYER}/ram:URIUniversalCommunication/ram:URIID[@schemeID="0088"]`, '4304171000002'],
  ['BT-51', `${ADDRESS_OF(BUYER)}/ram:LineTwo`, 'Kundenzusatz Kai'],
  ['BT-55', `${ADDRESS_OF(BUYER)}/ram:CountryID`, 'AT'],
  ['BT-56', `${CONTACT_OF(BUYER)}/ram:PersonName`, 'Kundenkontakt Karl'],
  ['BT-70', `${SHIP_TO}/ram:Name`, 'Liefername Lager'],
  ['BT-75', `${ADDRESS_OF(SHIP_TO)}/ram:LineOne`, 'Lieferstraße 9'],
  ['BT-76', `${ADDRESS_OF(SHIP_TO)}/ram:LineTwo`, 'Lieferzusatz Tor'],
  ['BT-77', `${ADDRESS_OF(SHIP_TO)}/ram:CityName`, 'Lieferstadt'],
  ['BT-78', `${ADDRESS_OF(SHIP_TO)}/ram:PostcodeCode`, '6020'],
  ['BT-80', `${ADDRESS_OF(SHIP_TO)}/ram:CountryID`, 'AT'],
]

const DEBITED: [string, string, string][] = [
  ['BT-89', `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID`, 'MREF-55'],
  ['BT-90', `${SETTLEMENT}/ram:CreditorReferenceID`, 'DE98ZZZ09999999999'],
  [
    'BT-91',
    `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans/ram:PayerPartyDebtorFinancialAccount/ram:IBANID`,
    'DE02120300000000202051',
  ],
]

let owner: Owner
let customerId: string
let papers: Record<string, string>
let debited: Awaited<ReturnType<typeof invoice>>

beforeAll(async () => {
  owner = await makeOwner()
  for (const [section, form] of Object.entries(FIRM))
    await send(`${owner.path}/${section}`, { ...form, zweiter_blick: FIRM.bank.iban })
  customerId = await made('/buero/kunden/neu', CUSTOMER)
  await made(`/buero/kunden/${customerId}/neuer-ansprechpartner`, CONTACT)
  const mandateId = await made(`/buero/kunden/${customerId}/neues-mandat`, MANDATE)
  const transferred = await invoice({})
  debited = await invoice({ payment: mandateId })
  papers = {
    P: transferred.pdf,
    Z: transferred.hybrid,
    X: transferred.xml,
    S: textOf(await pageOf('rechnung', transferred.id)),
    M: await firstMail(),
    L: await printedLink(),
  }
})

describe('what the office enters', () => {
  test.each(ARRIVES)('%s, %j, arrives where it should and nowhere else: %j', (_, value, places) => {
    const found = Object.keys(papers).filter((paper) =>
      squeezed(papers[paper] ?? '').includes(squeezed(value)),
    )
    expect(found.join('')).toBe(places)
  })

  test('is in the XRechnung under its business term', () => {
    const [transferred, direct] = [papers.X, debited.xml].map((xml = '') => reading(xml))
    for (const [term, path, value] of TERMS) expect(transferred?.(path).map(trim), term).toEqual([value])
    for (const [term, path, value] of DEBITED) expect(direct?.(path).map(trim), term).toEqual([value])
  })

  test('of a mandate is on the paper that says what is collected', () => {
    for (const said of ['MREF-55', 'DE98ZZZ09999999999', 'Kontoinhaber Kuno', '2051'])
      expect(debited.pdf).toContain(said)
    expect(debited.pdf).not.toContain('202051')
  })
})

async function send(path: string, form: Record<string, string>): Promise<string> {
  const answer = await post(path, form, owner.headers)
  if (answer.status !== 303) throw new Error(`${path}: ${textOf(await answer.text())}`)
  return answer.headers.get('location') ?? ''
}

async function made(path: string, form: Record<string, string>): Promise<string> {
  const location = await send(path, { form_key: randomUUID(), ...form })
  return /[0-9a-f-]{36}/.exec(location)?.[0] ?? ''
}

/** An invoice with what its form fills in of the customer. */
async function invoice(changes: Record<string, string>) {
  const path = `/buero/kunden/${customerId}/neue-rechnung`
  const id = await made(path, {
    ...(await formOn(owner, path, 'neue-rechnung')).values,
    ...DRAFT,
    ...changes,
  })
  const issue = await formOn(owner, `/buero/rechnungen/${id}`, 'ausstellung')
  await send(issue.action, issue.values)
  const mail = await formOn(owner, `/buero/rechnungen/${id}`, 'versand')
  await send(mail.action, mail.values)
  const bytes = await download(owner, `/buero/rechnungen/${id}/pdf`)
  const raw = Buffer.from(rawPdf(bytes), 'latin1').toString('utf8')
  return {
    id,
    pdf: (await readPdf(bytes)).text,
    hybrid: /<rsm:CrossIndustryInvoice[\s\S]*<\/rsm:CrossIndustryInvoice>/.exec(raw)?.[0] ?? '',
    xml: Buffer.from(await download(owner, `/buero/rechnungen/${id}/xml`)).toString('utf8'),
  }
}

async function pageOf(purpose: 'rechnung' | 'portal', id: string): Promise<string> {
  return (await ask(`/${purpose}/${await tokenFor(house, owner.scope, purpose, id)}`)).text()
}

/** The mail with the first invoice: whom it is from, and what it says. */
async function firstMail(): Promise<string> {
  const { tenantId } = owner.scope
  const { id: mailId } = await db
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'invoice_sent')
    .orderBy('created_at')
    .executeTakeFirstOrThrow()
  const letter = await findLetter(house.reader, house.vault, { tenantId, mailId })
  if (!letter) throw new Error('no mail')
  const { name, replyTo } = letter.sender
  return [name, replyTo, composeMail(letter, { url: 'https://x.example/' }).text].join('\n')
}

async function printedLink(): Promise<string> {
  const page = await read(owner, await send(`/buero/kunden/${customerId}/link`, {}))
  return (await readPdf(await download(owner, /href="([^"]*brief\.pdf[^"]*)"/.exec(page)?.[1] ?? ''))).text
}

function trim(text: string): string {
  return text.trim()
}

/** Accounts are printed in groups, and lines break. */
function squeezed(text: string): string {
  return text.replaceAll(/[\s\u00a0]/g, '')
}
