import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyDatabase, freshDatabase } from '../../support/database'
import { CASES } from '../../support/einvoice/cases'
import { eInvoiceOf } from '../../support/einvoice/issued'
import { reading } from '../../support/einvoice/reading'
import { keptBytes } from '../../support/kept-bytes'
import { rawPdf } from '../../support/pdf'

const SLOW_MS = 60_000
const documents: Record<string, string> = {}
const shared: { close: () => Promise<void> } = { close: async () => {} }

beforeAll(async () => {
  const { house, close } = copyDatabase()
  shared.close = close
  for (const [name, one] of Object.entries(CASES)) documents[name] = await eInvoiceOf(house, one)
}, SLOW_MS)
afterAll(() => shared.close())

const HEAD = '//ram:ApplicableHeaderTradeSettlement'
const SELLER = '//ram:SellerTradeParty'
const MEANS = `${HEAD}/ram:SpecifiedTradeSettlementPaymentMeans`

test.each<[name: keyof typeof CASES, path: string, said: string[]]>([
  ['full rate', '//rsm:ExchangedDocument/ram:TypeCode', ['380']],
  ['full rate', '//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID', ['urn:cen.eu:en16931:2017']],
  ['full rate', `${MEANS}/ram:TypeCode`, ['58']],
  [
    'full rate',
    `${SELLER}/ram:URIUniversalCommunication/ram:URIID[@schemeID='EM']`,
    ['buero@foerde-glanz.example'],
  ],
  ['discounts and charges', '//ram:IncludedSupplyChainTradeLineItem[2]//ram:ChargeAmount', ['0.0125']],
  [
    'discounts and charges',
    '//ram:SpecifiedTradeProduct/ram:Description',
    ['Erdgeschoss und Treppe\nohne Fenster'],
  ],
  ['discounts and charges', `${HEAD}/ram:SpecifiedTradeAllowanceCharge/ram:CalculationPercent`, ['5', '5']],
  ['discounts and charges, cancelled', '//rsm:ExchangedDocument/ram:TypeCode', ['384']],
  ['discounts and charges, cancelled', '//ram:BilledQuantity', ['-7.25', '-3', '-2']],
  [
    'discounts and charges, cancelled',
    `${HEAD}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`,
    ['2026-0001'],
  ],
  ['discounts and charges, credited in part', '//rsm:ExchangedDocument/ram:TypeCode', ['381']],
  ['discounts and charges, credited in part', '//ram:BilledQuantity', ['3.5', '1', '1']],
  [
    'discounts and charges, credited in part',
    `${HEAD}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`,
    ['2026-0001'],
  ],
  ['work by direct debit, credited in part', `${MEANS}/ram:TypeCode`, ['1']],
  ['discounts and charges, cancelled', `${MEANS}/ram:TypeCode`, ['1']],
  [
    'discount for paying early',
    '//ram:SpecifiedTradePaymentTerms/ram:Description',
    ['#SKONTO#TAGE=10#PROZENT=2.00#\n'],
  ],
  ['order, project, delivery', '//ram:BuyerReference', ['Abteilung Einkauf']],
  ['order, project, delivery', '//ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID', ['B-2026-99']],
  ['order, project, delivery', '//ram:SpecifiedProcuringProject/ram:ID', ['P-7']],
  ['order, project, delivery', '//ram:ShipToTradeParty/ram:Name', ['Lager Nord']],
  ['order, project, delivery', '//ram:IncludedNote/ram:Content', ['Danke & auf bald 🎉 <b>']],
  ['order, project, delivery', `${SELLER}/ram:ID`, ['L-4711']],
  ['taxed when paid, on one day', `${HEAD}/ram:ApplicableTradeTax/ram:DueDateTypeCode`, ['72']],
  ['taxed when paid, on one day', `${HEAD}/ram:BillingSpecifiedPeriod/*`, []],
  ['small business', `${SELLER}/ram:ID`, ['20/123/45678']],
  ['small business', `${SELLER}/ram:SpecifiedTaxRegistration/ram:ID`, ['20/123/45678']],
  ['service for a firm outside the EU', "//ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']", []],
  ['exempt for a reason', `${HEAD}//ram:ExemptionReasonCode`, ['VATEX-EU-132']],
  ['exempt for two reasons', `${HEAD}//ram:ExemptionReasonCode`, []],
  ['goods for another member state', '//ram:ShipToTradeParty//ram:CountryID', ['NL']],
  [
    'building work for a builder in the register',
    '//ram:BuyerTradeParty/ram:SpecifiedLegalOrganization/ram:ID',
    ['HRB 4711 KI'],
  ],
  ['prices with VAT', '//ram:RoundingAmount', ['0.01']],
  [
    'work for a household, its labour named',
    "//ram:IncludedNote/ram:Content[contains(., '35a')]",
    ['Im Gesamtbetrag sind 154,70 € Arbeitskosten einschließlich Umsatzsteuer enthalten (§ 35a EStG).'],
  ],
  ['advance', '//rsm:ExchangedDocument/ram:TypeCode', ['326']],
  ['final invoice', '//rsm:ExchangedDocument/ram:TypeCode', ['380']],
  ['final invoice', '//ram:TotalPrepaidAmount', ['1190.00']],
  ['final invoice', '//ram:DuePayableAmount', ['5964.67']],
  ['final invoice', `${HEAD}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`, ['2026-0001']],
  [
    'final invoice after two advances',
    '//ram:IncludedNote/ram:Content',
    [
      'Abzüglich Abschlagsrechnung 2026-0001 vom 02.03.2026: netto 1.000,00 €, USt. 19 % 190,00 €; netto 100,00 €, USt. 7 % 7,00 €',
      'Abzüglich Abschlagsrechnung 2026-0002 vom 02.03.2026: netto 500,00 €, USt. 19 % 95,00 €',
    ],
  ],
  ['final invoice with nothing left', `${MEANS}/ram:TypeCode`, ['1']],
  ['final invoice by direct debit with nothing left', `${MEANS}/ram:TypeCode`, ['1']],
  ['final invoice by direct debit with nothing left', '//ram:DirectDebitMandateID', []],
  ['final invoice, cancelled', '//ram:TotalPrepaidAmount', ['-1190.00']],
  ['direct debit', `${MEANS}/ram:TypeCode`, ['59']],
  ['direct debit', `${HEAD}/ram:CreditorReferenceID`, ['DE98ZZZ09999999999']],
  ['direct debit', '//ram:IBANID', []],
  ['XRechnung by transfer', '//ram:BuyerReference', ['01002000-KIEL-86']],
  ['XRechnung by transfer', `${SELLER}/ram:DefinedTradeContact/ram:PersonName`, ['Inga Matthießen']],
  ['XRechnung by transfer', `${SELLER}/ram:DefinedTradeContact//ram:CompleteNumber`, ['0431 555 10']],
  [
    'XRechnung by direct debit',
    `${MEANS}/ram:PayerPartyDebtorFinancialAccount/ram:IBANID`,
    ['DE89370400440532013000'],
  ],
  ['service for a firm outside the EU', `${HEAD}/ram:ApplicableTradeTax/ram:RateApplicablePercent`, []],
  ['XRechnung of what is taxed abroad', '//ram:RateApplicablePercent', ['0']],
  ['Brite Floors Inc., exported', '//ram:BuyerTradeParty//ram:CountryID', ['US']],
  ['Brite Floors Inc., exported', `${HEAD}/ram:ApplicableTradeTax/ram:CategoryCode`, ['G']],
  ['Brite Floors Inc., exported', `${HEAD}/ram:ApplicableTradeTax/ram:ExemptionReasonCode`, ['VATEX-EU-G']],
  ['Gulf Supplies LLC, exported', '//ram:BuyerTradeParty//ram:PostcodeCode', []],
  ['Чистота ТОВ, exported', '//ram:BuyerTradeParty//ram:CityName', ['Київ']],
  ['service for a firm in New York', `${HEAD}/ram:ApplicableTradeTax/ram:CategoryCode`, ['O']],
  ['service for a firm in New York', `${HEAD}/ram:ApplicableTradeTax/ram:CalculatedAmount`, ['0.00']],
  ['work on land in Istanbul', `${HEAD}/ram:ApplicableTradeTax/ram:ExemptionReasonCode`, ['VATEX-EU-O']],
  [
    'service for a firm in Greece, whose VAT id has other letters',
    "//ram:BuyerTradeParty//ram:ID[@schemeID='VA']",
    ['EL123456783'],
  ],
  [
    'goods for Greece, by XRechnung, with a discount',
    `${HEAD}/ram:ApplicableTradeTax/ram:ExemptionReasonCode`,
    ['VATEX-EU-IC'],
  ],
  ['goods for Northern Ireland', `${HEAD}/ram:ApplicableTradeTax/ram:CategoryCode`, ['K']],
  ['XRechnung of what is taxed abroad', `${HEAD}/ram:ApplicableTradeTax/ram:RateApplicablePercent`, ['0']],
  [
    'XRechnung, cancelled',
    '//ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID',
    ['urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'],
  ],
])('%s says at %s: %j', (name, path, said) => {
  expect(reading(documents[name] ?? '')(path)).toEqual(said)
})

test('the whole account of a debtor is in no row as anybody could read it', async () => {
  const { db, house } = freshDatabase()
  await eInvoiceOf(house, CASES['XRechnung by direct debit'] ?? {})
  const files = await db.selectFrom('documents').select(['media_type', 'is_sealed', 'kept_sha256']).execute()
  const { view_json } = await db.selectFrom('invoices').select('view_json').executeTakeFirstOrThrow()
  expect(files.map(({ media_type, is_sealed }) => [media_type, is_sealed])).toEqual([
    ['application/pdf', 0],
    ['application/xml', 1],
  ])
  const texts = [
    view_json ?? '',
    ...(await Promise.all(files.map((file) => keptBytes(house, file)))).map(rawPdf),
  ]
  for (const text of texts) expect(text).not.toMatch(/DE89 ?3704 ?0044/)
  expect(texts[0]).toContain('… 3000')
})

test('no document has an empty element', () => {
  for (const xml of Object.values(documents)) expect(xml).not.toMatch(/\/>|><\//)
})
