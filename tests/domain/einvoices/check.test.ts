import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ciiInvoice } from '~/documents/einvoice/cii'
import { check } from '~/domain/einvoices/check'
import { judgeLeitwegId } from '~/domain/einvoices/leitweg'
import { readEInvoice } from '~/domain/einvoices/read'
import { FAMILIES, ruleOf } from '~/domain/einvoices/tax-families'
import { findingWords, ruleWords } from '~/i18n/einvoice-finding.server'
import { treeOf } from '../../support/einvoice/tree'
import { UBL_CREDIT_NOTE, UBL_INVOICE } from '../../support/einvoice/ubl'
import { invoices } from '../../support/views/invoices'

function checked(xml: string) {
  const invoice = readEInvoice(treeOf(xml))
  if (!invoice) throw new Error('no e-invoice')
  return check(invoice)
}
const rulesOf = (xml: string) => checked(xml).map(({ rule }) => rule)
const cii = (name: string) => ciiInvoice(invoices[name] as never)

test('nothing is wrong with what we write ourselves', () => {
  for (const name of Object.keys(invoices)) expect([name, ...rulesOf(cii(name))]).toEqual([name])
})

describe('an XRechnung in UBL', () => {
  test.each([
    ['an invoice', UBL_INVOICE],
    ['a credit note', UBL_CREDIT_NOTE],
  ])('keeps the rules: %s', (_, xml) => {
    expect(rulesOf(xml)).toEqual([])
  })

  test('is read to the last detail', () => {
    expect(readEInvoice(treeOf(UBL_INVOICE))).toMatchObject({
      syntax: 'UBL',
      number: 'R-4711',
      order: 'B-99',
      seller: { name: 'Elbkontor Handels GmbH', tradingName: 'Elbkontor', vatId: 'DE123456788' },
      buyer: { electronicAddress: { value: '04011000-1234512345-06', scheme: '0204' } },
      attachments: [{ reference: 'A-1', file: { name: 'stunden.pdf', mediaType: 'application/pdf' } }],
      totals: { prepaid: '14.20', due: '200.00' },
      lines: [{ name: 'Schrauben', priceBase: '100', grossPrice: '105.00', sellerItem: 'S-6' }],
    })
  })

  test.each<[wrong: string, part: string | RegExp, instead: string, rules: string[]]>([
    ['no number', /<cbc:ID>R-4711<\/cbc:ID>/, '', ['BR-02']],
    ['a sum', '180.00</cbc:TaxExclusiveAmount>', '190.00</cbc:TaxExclusiveAmount>', ['BR-CO-13', 'BR-CO-15']],
    ['what is due', '>200.00</cbc:PayableAmount>', '>214.20</cbc:PayableAmount>', ['BR-CO-16']],
    ['a line', '>200</cbc:InvoicedQuantity>', '>300</cbc:InvoicedQuantity>', ['PEPPOL-EN16931-R120']],
    ['a unit', '"C62">200<', '"Stk">200<', ['BR-CL-23', 'PEPPOL-EN16931-R130']],
    [
      'no name but another',
      '<cbc:RegistrationName>Elbkontor Handels GmbH</cbc:RegistrationName>',
      '',
      ['BR-06', 'USTG-14-4-1A'],
    ],
    ['no contact', /<cac:Contact>.*<\/cac:Contact>/, '', ['BR-DE-2']],
    ['no telephone', /<cbc:Telephone>.*<\/cbc:Telephone>/, '', ['BR-DE-6']],
    ['no buyer reference', /<cbc:BuyerReference>.*<\/cbc:BuyerReference>/, '', ['BR-DE-15']],
    [
      'a Leitweg-ID',
      '>04011000-1234512345-06</cbc:BuyerReference>',
      '>04011000-1234512345-07</cbc:BuyerReference>',
      ['LEITWEG-1'],
    ],
    ['no account', /<cac:PayeeFinancialAccount>.*<\/cac:PayeeFinancialAccount>/, '', ['BR-61', 'BR-DE-23-a']],
    ['an account', 'DE89370400440532013000', 'DE89370400440532013001', ['BR-DE-19', 'IBAN']],
    [
      'Skonto',
      '</cac:PaymentMeans>',
      '</cac:PaymentMeans><cac:PaymentTerms><cbc:Note>#SKONTO#TAGE=10#PROZENT=2#</cbc:Note></cac:PaymentTerms>',
      ['BR-DE-18'],
    ],
    [
      'Skonto without a line feed',
      '</cac:PaymentMeans>',
      '</cac:PaymentMeans><cac:PaymentTerms><cbc:Note>Bitte beachten:\n#SKONTO#TAGE=10#PROZENT=2.00#</cbc:Note></cac:PaymentTerms>',
      ['BR-DE-18'],
    ],
    [
      'interest among Skonto',
      '</cac:PaymentMeans>',
      '</cac:PaymentMeans><cac:PaymentTerms><cbc:Note>#VERZUG#TAGE=10#PROZENT=2.00#\n</cbc:Note></cac:PaymentTerms>',
      ['BR-DE-18'],
    ],
    ['a version of XRechnung', 'xrechnung_3.0', 'xrechnung_2.3', ['BR-DE-21']],
    ['a mail without a domain', 'ole@kontor.example', 'ole@kontor', ['BR-DE-28']],
    [
      'an empty element',
      '<cbc:Note>Vielen Dank für den Auftrag.</cbc:Note>',
      '<cbc:Note> </cbc:Note>',
      ['PEPPOL-EN16931-R008'],
    ],
    [
      'a share',
      '>10</cbc:MultiplierFactorNumeric>',
      '>11</cbc:MultiplierFactorNumeric>',
      ['PEPPOL-EN16931-R040'],
    ],
    [
      'a share of nothing',
      /<cbc:BaseAmount currencyID="EUR">200.00<\/cbc:BaseAmount>/,
      '',
      ['PEPPOL-EN16931-R041'],
    ],
    [
      'a base without a share',
      /<cbc:MultiplierFactorNumeric>.*<\/cbc:MultiplierFactorNumeric>/,
      '',
      ['PEPPOL-EN16931-R042'],
    ],
    [
      'a price before discount',
      '>105.00</cbc:BaseAmount>',
      '>106.00</cbc:BaseAmount>',
      ['PEPPOL-EN16931-R046'],
    ],
    ['a price for no piece', '"C62">100<', '"C62">0<', ['PEPPOL-EN16931-R120', 'PEPPOL-EN16931-R121']],
    ['a price for kilograms', '"C62">100<', '"KGM">100<', ['PEPPOL-EN16931-R130']],
    [
      'a line before its invoice',
      '<cac:Item>',
      '<cac:InvoicePeriod><cbc:StartDate>2026-09-30</cbc:StartDate><cbc:EndDate>2026-10-31</cbc:EndDate></cac:InvoicePeriod><cac:Item>',
      ['PEPPOL-EN16931-R110'],
    ],
    [
      'a line after its invoice',
      '<cac:Item>',
      '<cac:InvoicePeriod><cbc:StartDate>2026-10-01</cbc:StartDate><cbc:EndDate>2026-11-01</cbc:EndDate></cac:InvoicePeriod><cac:Item>',
      ['PEPPOL-EN16931-R111'],
    ],
    [
      'a debit without a mandate',
      /<cbc:PaymentMeansCode>58[\s\S]*<\/cac:PayeeFinancialAccount>/,
      '<cbc:PaymentMeansCode>59</cbc:PaymentMeansCode>',
      ['BR-DE-25-a', 'PEPPOL-EN16931-R061'],
    ],
    [
      'taxes in a currency of their own',
      '<cbc:BuyerReference>',
      '<cbc:TaxCurrencyCode>EUR</cbc:TaxCurrencyCode><cbc:BuyerReference>',
      ['PEPPOL-EN16931-R005', 'PEPPOL-EN16931-R054'],
    ],
    ['no period', /<cac:InvoicePeriod>.*<\/cac:InvoicePeriod>/, '', ['BR-DE-TMP-32', 'USTG-14-4-6']],
    [
      'no VAT id',
      /<cac:PartyTaxScheme>.*<\/cac:PartyTaxScheme>/,
      '',
      ['BR-DE-16', 'BR-S-02', 'BR-S-03', 'USTG-14-4-2'],
    ],
    ['no street', '<cbc:StreetName>Am Kai 3</cbc:StreetName>', '', ['USTG-14-4-1A']],
    ['due too soon', '<cbc:DueDate>2026-11-16', '<cbc:DueDate>2026-10-16', ['DATE-1']],
  ])('that is wrong is found: %s', (_, part, instead, rules) => {
    expect(rulesOf(UBL_INVOICE.replace(part, instead)).sort()).toEqual(rules)
  })
})

test('the rules of Peppol are for XRechnung and Peppol; a line that does not add up is a warning elsewhere', () => {
  const spoilt = UBL_INVOICE.replace('>10</cbc:Multi', '>11</cbc:Multi').replace(
    '>200</cbc:Inv',
    '>300</cbc:Inv',
  )
  const as = (guideline: string) =>
    checked(spoilt.replace(/(<cbc:CustomizationID>).*(?=<)/, `$1${guideline}`)).map(
      ({ rule, severity }) => `${rule} ${severity}`,
    )
  expect(as('urn:cen.eu:en16931:2017')).toEqual(['PEPPOL-EN16931-R120 warning'])
  expect(as('urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0')).toEqual([
    'PEPPOL-EN16931-R120 error',
    'PEPPOL-EN16931-R040 error',
  ])
})

test('Skonto of two steps keeps the rules, with words before and after it', () => {
  const terms =
    'Zahlbar sofort.\n#SKONTO#TAGE=7#PROZENT=3.00#\n#SKONTO#TAGE=14#PROZENT=2.25#BASISBETRAG=100.00#\nDanke.'
  const note = `<cac:PaymentTerms><cbc:Note>${terms}</cbc:Note></cac:PaymentTerms>`
  expect(rulesOf(UBL_INVOICE.replace('</cac:PaymentMeans>', `</cac:PaymentMeans>${note}`))).toEqual([])
})

test('reverse charge has to be said in words', () => {
  const silent = cii('invoice-reverse-charge').replace(/<ram:ExemptionReason>.*<\/ram:ExemptionReason>/s, '')
  expect(rulesOf(silent)).toEqual(['USTG-14A-5'])
})

test('of up to 250 euros less is asked', () => {
  const [street, gross] = [
    /<ram:LineOne>[^<]*<\/ram:LineOne>(?![\s\S]*<ram:LineOne>)/,
    cii('invoice-mixed-rates'),
  ]
  const [finding] = checked(gross.replace(street, ''))
  expect(finding).toMatchObject({ rule: 'USTG-14-4-1B', severity: 'error' })
})

test.each([
  ['7', []],
  ['7.8', []],
  ['5.5', []],
  ['16', ['USTG-12']],
])('a rate of %s %% in Germany breaks %j', (rate, rules) => {
  const spoilt = UBL_INVOICE.replaceAll('<cbc:Percent>19<', `<cbc:Percent>${rate}<`)
  expect(rulesOf(spoilt).filter((rule) => rule.startsWith('USTG'))).toEqual(rules)
})

test('a profile that says too little is no e-invoice', () => {
  const minimum = cii('invoice-de').replace('urn:cen.eu:en16931:2017', 'urn:factur-x.eu:1p0:minimum')
  expect(rulesOf(minimum)).toEqual(['PROFILE-1'])
})

test('amounts that do not add up are said with both numbers, and lines by their numbers', () => {
  const wrong = cii('invoice-30-lines').replaceAll('unitCode="HUR"', 'unitCode="Std"')
  const [finding] = checked(wrong)
  expect(finding?.lines.length).toBeGreaterThan(5)
  expect(finding && findingWords(finding, 'de')).toContain('Dort steht „Std“.')
  const [sum] = checked(UBL_INVOICE.replace('200.00</cbc:PayableAmount>', '1214.20</cbc:PayableAmount>'))
  expect(sum && findingWords(sum, 'de')).toMatch(/Gerechnet 200,00, angegeben 1\.214,20\.$/)
  expect(sum && findingWords(sum, 'en')).toMatch(/It comes to 200\.00; the invoice says 1,214\.20\.$/)
})

test('every rule has words in German and English', () => {
  const folder = 'app/domain/einvoices/rules'
  const source = readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')
  const named = [...source.matchAll(/'((?:BR|PEPPOL|USTG|LEITWEG|PROFILE|DATE|UBL|CII)-[\w-]+|IBAN)'/g)].map(
    ([, rule = '']) => rule,
  )
  const flaws = ['TWICE', 'UNKNOWN', 'ORDER', 'MISSING', 'VALUE', 'ATTRIBUTE', 'TEXT'].map(
    (flaw) => `SCHEMA-${flaw}`,
  )
  const numbers = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']
  const ofFamilies = FAMILIES.flatMap((family) => numbers.map((number) => ruleOf(family, number)))
  const rules = [
    ...new Set([...named, ...flaws, ...ofFamilies, 'BR-IC-11', 'BR-IC-12', 'BR-O-11', 'BR-O-14']),
  ]
  expect(rules.length).toBeGreaterThan(250)
  const silent = rules.filter((rule) => !ruleWords(rule, 'de') || !ruleWords(rule, 'en'))
  expect(silent).toEqual([])
})

test.each([
  ['04011000-1234512345-06', 'right'],
  ['991-01484-64', 'right'],
  ['04011000-1234512345-60', 'wrong-digits'],
  ['Abteilung Einkauf', 'other'],
] as const)('as a Leitweg-ID, %s is %s', (reference, judged) => {
  expect(judgeLeitwegId(reference)).toBe(judged)
})
