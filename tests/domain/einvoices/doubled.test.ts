import { expect, test } from 'vitest'
import { ciiInvoice } from '~/documents/einvoice/cii'
import { check } from '~/domain/einvoices/check'
import { readEInvoice } from '~/domain/einvoices/read'
import { findingWords } from '~/i18n/einvoice-finding.server'
import { treeOf } from '../../support/einvoice/tree'
import { UBL_INVOICE } from '../../support/einvoice/ubl'
import { invoices } from '../../support/views/invoices'

const CII = ciiInvoice(invoices['invoice-everything'] as never)

function errorsOf(xml: string) {
  const findings = check(readEInvoice(treeOf(xml)) as never)
  return findings.filter(({ severity }) => severity === 'error')
}

/** An element as it stands, and with its text replaced. */
const element = (name: string) => new RegExp(`<(\\w+:${name})(?: [^>]*)?>[\\s\\S]*?</\\1>`)
const again = (xml: string, name: string, text?: string) =>
  xml.replace(
    element(name),
    (found) => `${found}${text === undefined ? found : found.replace(/>[^<]+</, `>${text}<`)}`,
  )

test.each([
  ['the amount to pay', CII, 'DuePayableAmount', '1.00'],
  ['the total', CII, 'GrandTotalAmount', '1.00'],
  ['the sum of the lines', CII, 'LineTotalAmount', '1.00'],
  ['an account', CII, 'IBANID', 'DE02120300000000202051'],
  ['the number', CII, 'ID', 'X-1'],
  ['the seller', CII, 'SellerTradeParty', undefined],
  ['the buyer', CII, 'BuyerTradeParty', undefined],
  ['a price', CII, 'NetPriceProductTradePrice', undefined],
  ['the sums', CII, 'SpecifiedTradeSettlementHeaderMonetarySummation', undefined],
  ['the amount to pay in UBL', UBL_INVOICE, 'PayableAmount', '1.00'],
  ['the number in UBL', UBL_INVOICE, 'ID', 'X-1'],
  ['an account in UBL', UBL_INVOICE, 'PayeeFinancialAccount', undefined],
  ['the seller in UBL', UBL_INVOICE, 'AccountingSupplierParty', undefined],
])('what may stand once and stands twice is an error, whatever it says: %s', (_, xml, name, other) => {
  for (const text of [undefined, other])
    expect(errorsOf(again(xml, name, text)).map(({ rule, place }) => `${rule} ${place}`)).toContainEqual(
      expect.stringMatching(new RegExp(`^SCHEMA-TWICE \\w+/${name}$`)),
    )
})

test.each<[string, RegExp | string, string, rule: string]>([
  [
    'the buyer before the seller',
    /(<ram:SellerTradeParty>[\s\S]*<\/ram:SellerTradeParty>)\s*(<ram:BuyerTradeParty>[\s\S]*<\/ram:BuyerTradeParty>)/,
    '$2$1',
    'SCHEMA-ORDER',
  ],
  ['an unknown sum', '<ram:GrandTotalAmount>', '<ram:Payable>1.00</ram:Payable>$&', 'SCHEMA-UNKNOWN'],
  [
    'a sum of another namespace',
    /<ram:(DuePayableAmount)>(.*)<\/ram:DuePayableAmount>/,
    '<x:$1 xmlns:x="urn:x">$2</x:$1>',
    'SCHEMA-UNKNOWN',
  ],
  ['text among the sums', '<ram:GrandTotalAmount>', '99.00$&', 'SCHEMA-TEXT'],
  ['an amount in words', /(<ram:TotalPrepaidAmount>|<ram:DuePayableAmount>)[^<]*/, '$1zehn', 'SCHEMA-VALUE'],
  ['a day that does not exist', /(<udt:DateTimeString format="102">)\d{8}/, '$120260231', 'DATE-2'],
  ['a day written otherwise', /(<udt:DateTimeString format="102">)\d{8}/, '$12026-11-25', 'DATE-2'],
  ['a charge that says neither yes nor no', /(<udt:Indicator>)\w+/, '$1ja', 'SCHEMA-VALUE'],
])('what no schema allows is an error: %s', (_, part, instead, rule) => {
  const spoilt = CII.replace(part, instead)
  expect(spoilt).not.toBe(CII)
  expect(errorsOf(spoilt).map((finding) => finding.rule)).toContain(rule)
})

test.each([
  ['two amounts', '1.00', '577800186.36 / 1.00'],
  ['a long one', `1${'0'.repeat(40)}`, `577800186.36 / 1${'0'.repeat(29)}…`],
])('what stands there twice is said: %s', (_, other, value) => {
  const twice = errorsOf(again(CII, 'DuePayableAmount', other)).find(({ rule }) => rule === 'SCHEMA-TWICE')
  expect(twice?.value).toBe(value)
})

test('a day that does not exist is said with what stands there, and kept', () => {
  const spoilt = CII.replace(/(<udt:DateTimeString format="102">)\d{8}/, '$120260231')
  expect(readEInvoice(treeOf(spoilt))?.issuedOn).toBe('20260231')
  const finding = errorsOf(spoilt).find(({ rule }) => rule === 'DATE-2')
  expect(finding && findingWords(finding, 'de')).toBe(
    'Diesen Tag gibt es nicht, oder er ist nicht richtig geschrieben. Betroffen ist DateTimeString. Dort steht „20260231“.',
  )
})

test.each<[string, RegExp | string, string, string[]]>([
  [
    'a currency on a total',
    '<ram:GrandTotalAmount>',
    '<ram:GrandTotalAmount currencyID="USD">',
    ['CII-DT-031'],
  ],
  ['a name on a type', /<ram:TypeCode>380/, '<ram:TypeCode name="Rechnung">380', ['CII-DT-008']],
  ['a scheme on the number', /(<rsm:ExchangedDocument>\s*<ram:ID)/, '$1 schemeID="X"', ['CII-DT-005']],
])('what EN 16931 forbids in CII is an error: %s', (_, part, instead, rules) => {
  const spoilt = CII.replace(part, instead)
  expect(spoilt).not.toBe(CII)
  expect(errorsOf(spoilt).map(({ rule }) => rule)).toEqual(rules)
})

const SCHEME = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>'
test.each<[string, RegExp | string, string, string[]]>([
  [
    'a second VAT id',
    '<cac:PartyLegalEntity>',
    `<cac:PartyTaxScheme><cbc:CompanyID>DE999999999</cbc:CompanyID>${SCHEME}</cac:PartyTaxScheme>$&`,
    ['UBL-SR-12'],
  ],
  ['no id of a tax', '<cbc:CompanyID>DE123456788</cbc:CompanyID>', '', ['UBL-SR-53']],
  [
    'a second reference',
    '</cac:PaymentMeans>',
    '$&<cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cbc:PaymentID>R-1</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>',
    ['UBL-SR-44'],
  ],
  [
    'a second way to pay',
    '</cac:PaymentMeans>',
    '$&<cac:PaymentMeans><cbc:PaymentMeansCode>10</cbc:PaymentMeansCode></cac:PaymentMeans>',
    ['UBL-SR-47'],
  ],
  ['three decimals', '>34.20</cbc:TaxAmount>', '>34.200</cbc:TaxAmount>', ['BR-DEC-13']],
  ['a file without a name', ' filename="stunden.pdf"', '', ['UBL-DT-07']],
  ['two descriptions', '<cbc:Description>', '<cbc:Description>Zweite</cbc:Description>$&', ['UBL-SR-50']],
  [
    'an object of an unknown list',
    '<cbc:ID>A-1</cbc:ID>',
    '<cbc:ID schemeID="QQQ">A-1</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode>',
    ['BR-CL-07', 'UBL-CR-666', 'UBL-CR-673'],
  ],
  ['the type of a credit note', '>380<', '>381<', ['BR-CL-01']],
  ['a type of credit notes alone', '>380<', '>261<', ['BR-CL-01']],
])('what EN 16931 forbids in UBL is an error: %s', (_, part, instead, rules) => {
  const spoilt = UBL_INVOICE.replace(part, instead)
  expect(spoilt).not.toBe(UBL_INVOICE)
  const found = errorsOf(spoilt).map(({ rule }) => rule)
  expect(found).toEqual(expect.arrayContaining(rules))
})
