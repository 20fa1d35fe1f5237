import { describe, expect, test } from 'vitest'
import { ciiInvoice } from '~/documents/einvoice/cii'
import { check } from '~/domain/einvoices/check'
import { readEInvoice } from '~/domain/einvoices/read'
import { findingWords } from '~/i18n/einvoice-finding.server'
import { EXTENDED_INVOICE } from '../../support/einvoice/extended'
import { CVD_INVOICE, EXTENSION_INVOICE } from '../../support/einvoice/kosit'
import { treeOf } from '../../support/einvoice/tree'
import { UBL_INVOICE } from '../../support/einvoice/ubl'
import { UBL_EVERYTHING, ublOf } from '../../support/einvoice/ubl-everything'
import { invoices } from '../../support/views/invoices'

const CII = ciiInvoice(invoices['invoice-everything'] as never)
const XRECHNUNG = ciiInvoice(invoices['invoice-everything'] as never, { name: 'xrechnung' })
const DEBIT = ciiInvoice(invoices['invoice-direct-debit'] as never, {
  name: 'xrechnung',
  debtorIban: 'DE89370400440532013000',
}).replace('<ram:SellerTradeParty>', '<ram:BuyerReference>B-1</ram:BuyerReference>$&')
/** What EN 16931 alone asks of it. */
const PLAIN = UBL_INVOICE.replace(/#compliant[^<]*/, '')

type Change = [xml: string, part: RegExp | string, instead: string]

function findingsOf([xml, part, instead]: Change) {
  const next = xml.replace(part, instead)
  if (next === xml) throw new Error(`nothing to change: ${part}`)
  return check(readEInvoice(treeOf(next)) as never)
}

function found(change: Change): string[] {
  return findingsOf(change)
    .filter(({ severity }) => severity !== 'note')
    .map(({ rule, severity }) => (severity === 'error' ? rule : `${rule} ${severity}`))
}

const HEAD_TAXES = /(<ram:BasisAmount>[\d.]+<\/ram:BasisAmount>\s*<ram:CategoryCode>S<\/ram:CategoryCode>)/g
const TAX_POINT =
  '<ram:TaxPointDate><udt:DateString format="102">20260930</udt:DateString></ram:TaxPointDate>'
const ACCOUNT = '<ram:IBANID>DE89370400440532013000</ram:IBANID>'
const VAT = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>'
const taxId = (id: string, scheme = VAT) =>
  `<cac:PartyTaxScheme><cbc:CompanyID>${id}</cbc:CompanyID>${scheme}</cac:PartyTaxScheme>`
const FC = '<cac:TaxScheme><cbc:ID>FC</cbc:ID></cac:TaxScheme>'
const SELLER = '<cac:PartyLegalEntity><cbc:RegistrationName>Elbkontor'
const BUYER = '<cac:PartyLegalEntity><cbc:RegistrationName>Freie'
const payee = (name: string, ids = '') =>
  `<cac:PayeeParty>${ids}<cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName></cac:PayeeParty><cac:PaymentMeans>`
const payeeId = (id: string) => `<cac:PartyIdentification><cbc:ID>${id}</cbc:ID></cac:PartyIdentification>`
const gross = (base: string, indicator = 'false') =>
  `<ram:GrossPriceProductTradePrice><ram:ChargeAmount>33</ram:ChargeAmount>${base}<ram:AppliedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${indicator}</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>1</ram:ActualAmount></ram:AppliedTradeAllowanceCharge></ram:GrossPriceProductTradePrice>`
/** Of the line within the line. */
const within = (part: string, instead: string): [RegExp, string] => [
  new RegExp(`(<cac:SubInvoiceLine>.*?)(${part})`),
  `$1${instead}`,
]
const NET = '<ram:NetPriceProductTradePrice>'
const netFor = (base: string) => `$1${base}`
const NET_AMOUNT = /(<ram:NetPriceProductTradePrice>\s*<ram:ChargeAmount>32<\/ram:ChargeAmount>)/

test.each<[what: string, change: Change, rules: string[]]>([
  ['two days of the tax', [CII, HEAD_TAXES, `$1${TAX_POINT}`], ['CII-SR-461']],
  [
    'two codes for the day of the tax',
    [
      CII.replace(HEAD_TAXES, '$1<ram:DueDateTypeCode>5</ram:DueDateTypeCode>'),
      /5(<\/ram:DueDateTypeCode>)(?![\s\S]*<\/ram:DueDateTypeCode>)/,
      '29$1',
    ],
    ['CII-SR-462'],
  ],
  [
    'a third tax number of the seller',
    [UBL_INVOICE, SELLER, `${taxId('1', FC)}${taxId('2', FC)}$&`],
    ['UBL-SR-42', 'UBL-SR-13'],
  ],
  [
    'a second VAT id of the buyer',
    [UBL_INVOICE, BUYER, `${taxId('DE987654326')}${taxId('DE987654327')}$&`],
    ['UBL-SR-18'],
  ],
  [
    'a payee by the name of the seller',
    [PLAIN, '<cac:PaymentMeans>', payee('Elbkontor Handels GmbH')],
    ['UBL-SR-20'],
  ],
  [
    'a payee with two ids',
    [PLAIN, '<cac:PaymentMeans>', payee('Nord AG', payeeId('1') + payeeId('2'))],
    ['UBL-SR-20'],
  ],
  ['another payee', [PLAIN, '<cac:PaymentMeans>', payee('Nord AG', payeeId('1'))], []],
  ['a file of no kind', [PLAIN, ' mimeCode="application/pdf"', ''], ['SCHEMA-MISSING', 'UBL-DT-06']],
  ['an unknown classification', [UBL_EVERYTHING, 'listID="STI"', 'listID="QQ"'], ['BR-CL-13']],
  [
    'a bank of the payer beside a debit',
    [
      DEBIT,
      '</ram:SpecifiedTradeSettlementPaymentMeans>',
      '<ram:PayerSpecifiedDebtorFinancialInstitution><ram:BICID>COBADEFFXXX</ram:BICID></ram:PayerSpecifiedDebtorFinancialInstitution>$&',
    ],
    ['BR-DE-25-b'],
  ],
  [
    'a group of exempt sales in UBL that no line falls into',
    [
      PLAIN,
      /<cac:TaxSubtotal>/,
      `<cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:ID>E</cbc:ID><cbc:Percent>0</cbc:Percent><cbc:TaxExemptionReason>steuerfrei</cbc:TaxExemptionReason>${VAT}</cac:TaxCategory></cac:TaxSubtotal>$&`,
    ],
    [],
  ],
  [
    'the same in CII',
    [
      CII,
      /<ram:ApplicableTradeTax>(?=\s*<ram:CalculatedAmount>41)/,
      '<ram:ApplicableTradeTax><ram:CalculatedAmount>0.00</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:ExemptionReason>frei</ram:ExemptionReason><ram:BasisAmount>0.00</ram:BasisAmount><ram:CategoryCode>E</ram:CategoryCode><ram:RateApplicablePercent>0</ram:RateApplicablePercent></ram:ApplicableTradeTax>$&',
    ],
    ['BR-E-01'],
  ],
  ['what a note is about', [UBL_INVOICE, '<cbc:Note>', '<cbc:Note>#AAI#'], []],
  ['a note about nothing that is known', [UBL_INVOICE, '<cbc:Note>', '<cbc:Note>#QQQ#'], ['BR-CL-08']],
  ['signs in a note that are no code', [UBL_INVOICE, '<cbc:Note>', '<cbc:Note>#Danke#'], []],
  [
    'the same in CII: a note about nothing that is known',
    [CII, /(<ram:Content>[^<]*<\/ram:Content>)/, '$1<ram:SubjectCode>QQQ</ram:SubjectCode>'],
    ['BR-CL-08'],
  ],
  [
    'a 0 for no in XRechnung',
    [UBL_INVOICE, '<cbc:ChargeIndicator>false', '<cbc:ChargeIndicator>0'],
    ['PEPPOL-EN16931-R043'],
  ],
  ['a 0 for no elsewhere', [PLAIN, '<cbc:ChargeIndicator>false', '<cbc:ChargeIndicator>0'], []],
  ['the same in CII', [XRECHNUNG, '<udt:Indicator>false', '<udt:Indicator>0'], ['PEPPOL-EN16931-R043']],
  [
    'a charge on a price',
    [UBL_INVOICE, /(<cac:Price>[\s\S]*)<cbc:ChargeIndicator>false/, '$1<cbc:ChargeIndicator>true'],
    ['PEPPOL-EN16931-R044'],
  ],
  ['a discount on a price in CII', [XRECHNUNG, NET, `${gross('')}$&`], []],
  ['a charge on a price in CII', [XRECHNUNG, NET, `${gross('', 'true')}$&`], ['PEPPOL-EN16931-R044']],
  [
    'a 0 for no on a price in CII',
    [XRECHNUNG, NET, `${gross('', '0')}$&`],
    ['PEPPOL-EN16931-R043', 'PEPPOL-EN16931-R044'],
  ],
  [
    'a document of a line that is no object',
    [
      UBL_EVERYTHING,
      /<cac:DocumentReference>.*<\/cac:DocumentReference>/,
      '<cac:DocumentReference><cbc:ID>1</cbc:ID></cac:DocumentReference>',
    ],
    ['PEPPOL-EN16931-R101'],
  ],
  [
    'prices for different quantities',
    [
      XRECHNUNG.replace(NET_AMOUNT, netFor('<ram:BasisQuantity unitCode="HUR">1</ram:BasisQuantity>')),
      NET,
      `${gross('<ram:BasisQuantity unitCode="HUR">2</ram:BasisQuantity>')}$&`,
    ],
    ['BR-TMP-3'],
  ],
  [
    'an account with an IBAN and another number in Factur-X',
    [
      CII.replace('urn:cen.eu:en16931:2017<', 'urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic<'),
      `${ACCOUNT}\n          <ram:AccountName>Sauber &amp; Söhne GmbH</ram:AccountName>`,
      '$&<ram:ProprietaryID>4711</ram:ProprietaryID>',
    ],
    ['BR-CO-27'],
  ],
  [
    'the same elsewhere',
    [
      CII,
      `${ACCOUNT}\n          <ram:AccountName>Sauber &amp; Söhne GmbH</ram:AccountName>`,
      '$&<ram:ProprietaryID>4711</ram:ProprietaryID>',
    ],
    ['BR-CO-27 warning'],
  ],
  [
    'a note of EXTENDED that only says what it is about',
    [
      EXTENDED_INVOICE,
      /<\/ram:IssueDateTime>/,
      '$&<ram:IncludedNote><ram:SubjectCode>AAI</ram:SubjectCode></ram:IncludedNote>',
    ],
    ['BR-FXEXT-01'],
  ],
  [
    'a note of a line of EXTENDED that only says what it is about',
    [
      EXTENDED_INVOICE,
      '<ram:LineID>1</ram:LineID>',
      '$&<ram:IncludedNote><ram:SubjectCode>AAI</ram:SubjectCode></ram:IncludedNote>',
    ],
    ['BR-FXEXT-02'],
  ],
  [
    'a note of EXTENDED with a code for its words',
    [
      EXTENDED_INVOICE,
      /<\/ram:IssueDateTime>/,
      '$&<ram:IncludedNote><ram:ContentCode>1</ram:ContentCode><ram:SubjectCode>AAI</ram:SubjectCode></ram:IncludedNote>',
    ],
    [],
  ],
  [
    'an amount in no currency',
    [PLAIN, '"EUR">200.00</cbc:PayableAmount>', '"XXQ">200.00</cbc:PayableAmount>'],
    ['BR-CL-03'],
  ],
  [
    'an amount in another currency',
    [PLAIN, '"EUR">200.00</cbc:PayableAmount>', '"USD">200.00</cbc:PayableAmount>'],
    ['CURRENCY-1'],
  ],
  [
    'another tax than VAT on a line in UBL',
    [PLAIN, /(<cac:ClassifiedTaxCategory>[\s\S]*)>VAT</, '$1>GST<'],
    ['BR-CO-04', 'BR-S-08'],
  ],
  [
    'another tax than VAT in the breakdown of UBL',
    [PLAIN, /(<cac:TaxSubtotal>[\s\S]*?)>VAT</, '$1>GST<'],
    ['BR-47', 'BR-48', 'BR-CO-17', 'BR-S-01'],
  ],
  [
    'a base that is 99 cents out in UBL',
    [PLAIN, '180.00</cbc:TaxableAmount>', '180.99</cbc:TaxableAmount>'],
    [],
  ],
  [
    'a base that is a euro out in UBL',
    [PLAIN, '180.00</cbc:TaxableAmount>', '181.00</cbc:TaxableAmount>'],
    ['BR-S-08'],
  ],
  [
    'a base that is a cent out in UBL, without tax',
    [ublOf('E'), '180.00</cbc:TaxableAmount>', '180.01</cbc:TaxableAmount>'],
    ['BR-E-08'],
  ],
  [
    'no sum of the tax in UBL, where there is none',
    [ublOf('O'), /<cac:TaxTotal>\s*<cbc:TaxAmount.*<\/cbc:TaxAmount>/, '<cac:TaxTotal>'],
    ['BR-CO-15'],
  ],
  [
    'an unknown unit in XRechnung',
    [UBL_EVERYTHING, 'unitCode="HUR"', 'unitCode="STD"'],
    ['BR-CL-23 warning'],
  ],
  [
    'an unknown unit elsewhere',
    [PLAIN.replace('"C62">100<', '"STD">100<'), '"C62">200<', '"STD">200<'],
    ['BR-CL-23'],
  ],
  ['an unknown unit of a price', [PLAIN, '"C62">100<', '"STD">100<'], ['BR-CL-23']],
  [
    'an item number of an unknown kind in XRechnung',
    [UBL_EVERYTHING, 'schemeID="0160"', 'schemeID="9999"'],
    ['BR-CL-21 warning'],
  ],
  [
    'a period in another format',
    [CII, /(<ram:BillingSpecifiedPeriod>\s*<ram:StartDateTime>\s*<udt:DateTimeString) format="102"/, '$1'],
    ['BR-30'],
  ],
  [
    'an earlier invoice that is not named',
    [PLAIN, '<cac:AdditionalDocumentReference>', '<cac:BillingReference/>$&'],
    ['BR-55'],
  ],
  [
    'a no-break space in an amount',
    [PLAIN, '>200.00</cbc:PayableAmount>', '>\u00a0200.00</cbc:PayableAmount>'],
    ['SCHEMA-VALUE'],
  ],
  [
    'no contract for clean vehicles',
    [CVD_INVOICE, /<cac:ContractDocumentReference>.*<\/cac:ContractDocumentReference>/, ''],
    ['BR-DE-CVD-01'],
  ],
  [
    'no tender for clean vehicles',
    [CVD_INVOICE, /<cac:OriginatorDocumentReference>.*<\/cac:OriginatorDocumentReference>/, ''],
    ['BR-DE-CVD-02'],
  ],
  [
    'no clean vehicle',
    [CVD_INVOICE.replace('>cva<', '>Farbe<'), 'listID="CVD"', 'listID="STI"'],
    ['BR-DE-CVD-03'],
  ],
  ['an unknown class of vehicle', [CVD_INVOICE, '>N1<', '>N9<'], ['BR-DE-CVD-04']],
  ['an unknown kind of clean', [CVD_INVOICE, '>clean<', '>sauber<'], ['BR-DE-CVD-05']],
  [
    'a vehicle of which nothing else is said',
    [CVD_INVOICE, '>cva<', '>Farbe<'],
    ['BR-DE-CVD-03', 'BR-DE-CVD-06-a'],
  ],
  [
    'a clean thing that is no vehicle',
    [CVD_INVOICE, 'listID="CVD"', 'listID="STI"'],
    ['BR-DE-CVD-03', 'BR-DE-CVD-06-b'],
  ],
  [
    'a vehicle in a plain XRechnung',
    [CVD_INVOICE, /#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9/, ''],
    ['BR-CL-13'],
  ],
  [
    'a line within a line of a tax that is not broken down',
    [EXTENSION_INVOICE, ...within('<cbc:ID>S</cbc:ID>', '<cbc:ID>E</cbc:ID>')],
    ['BR-E-01'],
  ],
  [
    'a line within a line of a tax that does not exist',
    [EXTENSION_INVOICE, ...within('<cbc:ID>S</cbc:ID>', '<cbc:ID>XX</cbc:ID>')],
    ['BR-CL-18'],
  ],
  [
    'a line within a line of two taxes',
    [EXTENSION_INVOICE, ...within('<cac:ClassifiedTaxCategory>.*</cac:ClassifiedTaxCategory>', '$2$2')],
    ['BR-DEX-03'],
  ],
  [
    'a line within a line with a tenth of a cent',
    [EXTENSION_INVOICE, ...within('200.00</cbc:LineExtensionAmount>', '200.000</cbc:LineExtensionAmount>')],
    ['UBL-DT-01'],
  ],
])('%s', (_, change, rules) => {
  expect(found(change)).toEqual(rules)
})

describe('what is read', () => {
  const read = (xml: string) => readEInvoice(treeOf(xml))

  test('a day of EXTENDED with its time is that day', () => {
    const timed = EXTENDED_INVOICE.replace('format="102">20261118', 'format="205">202611181430')
    expect(read(timed)?.delivery.on).toBe('2026-11-18')
    expect(check(read(timed) as never)).toEqual([])
  })

  test('advances of EXTENDED, one by one', () => {
    const paid = EXTENDED_INVOICE.replace(
      /(<ram:DuePayableAmount>136\.85<\/ram:DuePayableAmount>\s*<\/ram:SpecifiedTradeSettlementHeaderMonetarySummation>)/,
      '<ram:TotalPrepaidAmount>36.85</ram:TotalPrepaidAmount>$1<ram:SpecifiedAdvancePayment><ram:PaidAmount>36.85</ram:PaidAmount><ram:FormattedReceivedDateTime><qdt:DateTimeString xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" format="102">20261101</qdt:DateTimeString></ram:FormattedReceivedDateTime><ram:IncludedTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode></ram:IncludedTradeTax></ram:SpecifiedAdvancePayment>',
    ).replace('136.85</ram:DuePayableAmount>', '100.00</ram:DuePayableAmount>')
    expect(read(paid)?.advances).toEqual([{ amount: '36.85', on: '2026-11-01' }])
    expect(check(read(paid) as never)).toEqual([])
  })
})

test.each([
  [
    'de',
    'Ein Betrag steht in einer anderen Währung da als die Rechnung (BT-5). Betroffen ist PayableAmount. Dort steht „USD“.',
  ],
  [
    'en',
    'An amount is in another currency than the invoice (BT-5). This concerns PayableAmount. It says “USD”.',
  ],
] as const)('another currency is said in plain words: %s', (language, words) => {
  const [finding] = findingsOf([
    PLAIN,
    '"EUR">200.00</cbc:PayableAmount>',
    '"USD">200.00</cbc:PayableAmount>',
  ])
  expect(finding && findingWords(finding, language)).toBe(words)
})
