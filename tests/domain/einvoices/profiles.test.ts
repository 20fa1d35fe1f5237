import { describe, expect, test } from 'vitest'
import { ciiInvoice } from '~/documents/einvoice/cii'
import { check } from '~/domain/einvoices/check'
import { readEInvoice } from '~/domain/einvoices/read'
import { EXTENDED_INVOICE } from '../../support/einvoice/extended'
import { treeOf } from '../../support/einvoice/tree'
import { UBL_INVOICE } from '../../support/einvoice/ubl'
import { invoices } from '../../support/views/invoices'

const read = (xml: string) => readEInvoice(treeOf(xml)) as NonNullable<ReturnType<typeof readEInvoice>>
const found = (xml: string) => check(read(xml)).map(({ rule, severity }) => `${rule} ${severity}`)
const errors = (xml: string) =>
  check(read(xml))
    .filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule)

function changed(xml: string, ...changes: readonly (readonly [RegExp | string, string])[]): string {
  return changes.reduce((text, [part, instead]) => {
    const next = text.replace(part, instead)
    if (next === text) throw new Error(`nothing to change: ${part}`)
    return next
  }, xml)
}

describe('EXTENDED', () => {
  test('with freight, two terms and sums a cent out keeps its own rules', () => {
    expect(found(EXTENDED_INVOICE)).toEqual([])
  })

  test('shows freight, all terms, and the last day as the due day', () => {
    expect(read(EXTENDED_INVOICE)).toMatchObject({
      dueOn: '2026-12-20',
      freight: [{ reason: 'Transportkosten', amount: '15.00', tax: { category: 'S', rate: '19' } }],
      paymentTerms: [
        { text: '2 % Skonto bis 30.11.2026', dueOn: '2026-11-30' },
        { text: 'netto bis 20.12.2026', dueOn: '2026-12-20' },
      ],
    })
  })

  test.each<[string, [RegExp | string, string][], string[]]>([
    [
      'freight that is in no sum',
      [['>15.00</ram:AppliedAmount>', '>10.00</ram:AppliedAmount>']],
      ['BR-FXEXT-CO-12', 'BR-FXEXT-CO-13', 'BR-FXEXT-S08b'],
    ],
    [
      'more than a cent for each amount',
      [['<ram:LineTotalAmount>100.00', '<ram:LineTotalAmount>100.03']],
      ['BR-FXEXT-CO-10'],
    ],
    ['a total that is more out', [[/136\.85/g, '136.90']], ['BR-FXEXT-CO-15']],
    [
      'tax that is more out',
      [
        [/21\.85/g, '21.95'],
        [/136\.85/g, '136.95'],
      ],
      ['BR-FXEXT-S-09b'],
    ],
    [
      'a collection for others that is paid',
      [
        [
          '      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
          '$&<ram:SpecifiedFinancialAdjustment><ram:Reason>Pfand</ram:Reason><ram:ActualAmount>7.00</ram:ActualAmount></ram:SpecifiedFinancialAdjustment>',
        ],
        ['136.85</ram:DuePayableAmount>', '143.85</ram:DuePayableAmount>'],
      ],
      [],
    ],
    [
      'a collection for others that is not paid',
      [
        [
          '      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
          '$&<ram:SpecifiedFinancialAdjustment><ram:Reason>Pfand</ram:Reason><ram:ActualAmount>7.00</ram:ActualAmount></ram:SpecifiedFinancialAdjustment>',
        ],
      ],
      ['BR-FXEXT-CO-16'],
    ],
    [
      'a line of words alone',
      [
        [
          '<ram:LineID>3</ram:LineID>',
          '<ram:LineID>3</ram:LineID><ram:LineStatusReasonCode>INFORMATION</ram:LineStatusReasonCode>',
        ],
        [
          /(<ram:Name>Kies 3[\s\S]*?)<ram:SpecifiedLineTradeAgreement>[\s\S]*?<\/ram:SpecifiedLineTradeDelivery>/,
          '$1',
        ],
        [/(<ram:Name>Kies 3[\s\S]*?<ram:LineTotalAmount>)33\.33/, '$10.00'],
        ['<ram:LineTotalAmount>100.00', '<ram:LineTotalAmount>66.66'],
        [/115\.00/g, '81.66'],
        [/21\.85/g, '15.52'],
        [/136\.85/g, '97.18'],
      ],
      [],
    ],
    [
      'a sum of two lines that is not counted again',
      [
        [
          '<ram:LineID>3</ram:LineID>',
          '<ram:LineID>3</ram:LineID><ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode>',
        ],
        [
          '<ram:LineID>1</ram:LineID>',
          '<ram:LineID>1</ram:LineID><ram:ParentLineID>3</ram:ParentLineID><ram:LineStatusReasonCode>DETAIL</ram:LineStatusReasonCode>',
        ],
        [
          '<ram:LineID>2</ram:LineID>',
          '<ram:LineID>2</ram:LineID><ram:ParentLineID>3</ram:ParentLineID><ram:LineStatusReasonCode>DETAIL</ram:LineStatusReasonCode>',
        ],
        [/(<ram:Name>Kies 3[\s\S]*?<ram:LineTotalAmount>)33\.33/, '$166.66'],
        ['<ram:LineTotalAmount>100.00', '<ram:LineTotalAmount>66.66'],
        [/115\.00/g, '81.66'],
        [/21\.85/g, '15.52'],
        [/136\.85/g, '97.18'],
      ],
      [],
    ],
    [
      'a part of a line that does not exist',
      [['<ram:LineID>1</ram:LineID>', '<ram:LineID>1</ram:LineID><ram:ParentLineID>9</ram:ParentLineID>']],
      ['BR-FXEXT-06', 'BR-FXEXT-11'],
    ],
  ])('judges %s', (_, changes, rules) => {
    expect(errors(changed(EXTENDED_INVOICE, ...changes)).sort()).toEqual(rules)
  })

  test('is no measure for EN 16931, where a cent is a cent and one payment term is allowed', () => {
    const plain = changed(EXTENDED_INVOICE, ['#conformant#urn:factur-x.eu:1p0:extended', ''])
    expect(errors(plain)).toEqual(expect.arrayContaining(['BR-CO-10', 'BR-CO-12', 'BR-S-08', 'SCHEMA-TWICE']))
  })
})

describe('the extension of XRechnung', () => {
  const EXTENDED = changed(
    UBL_INVOICE,
    ['xrechnung_3.0<', 'xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0<'],
    [
      '<cac:AllowanceCharge>',
      '<cac:PrepaidPayment><cbc:ID>Parken</cbc:ID><cbc:PaidAmount currencyID="EUR">10.00</cbc:PaidAmount><cbc:InstructionID>Fremdforderung</cbc:InstructionID></cac:PrepaidPayment>$&',
    ],
    ['>200.00</cbc:PayableAmount>', '>210.00</cbc:PayableAmount>'],
  )

  test('counts what is collected for others, and shows it', () => {
    expect(found(EXTENDED)).toEqual([])
    expect(read(EXTENDED).thirdParty).toMatchObject([
      { kind: 'Parken', amount: '10.00', words: 'Fremdforderung' },
    ])
  })

  test.each<[string, RegExp | string, string, string[]]>([
    ['not counted', '>210.00</cbc:PayableAmount>', '>200.00</cbc:PayableAmount>', ['BR-DEX-09']],
    ['of no kind', '<cbc:ID>Parken</cbc:ID>', '', ['BR-DEX-10']],
    ['without words', '<cbc:InstructionID>Fremdforderung</cbc:InstructionID>', '', ['BR-DEX-12']],
    ['in another currency', '"EUR">10.00', '"USD">10.00', ['BR-DEX-14']],
    ['with three decimals', '10.00</cbc:PaidAmount>', '10.000</cbc:PaidAmount>', ['UBL-DT-01', 'BR-DEX-13']],
    ['a code for health apps', 'schemeID="0204">04011', 'schemeID="XR01">04011', []],
    ['XML as an attachment', 'mimeCode="application/pdf"', 'mimeCode="application/xml"', []],
  ])('judges %s', (_, part, instead, rules) => {
    expect(errors(changed(EXTENDED, [part, instead]))).toEqual(rules)
  })

  test('has codes that the plain XRechnung does not', () => {
    const plain = changed(UBL_INVOICE, ['schemeID="0204">04011', 'schemeID="XR01">04011'])
    expect(errors(plain)).toEqual(['BR-CL-25'])
  })

  test('has lines within lines, whose amounts are in the line', () => {
    const part = (amount: string) =>
      `<cac:SubInvoiceLine><cbc:ID>1.1</cbc:ID><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="EUR">${amount}</cbc:LineExtensionAmount><cac:Item><cbc:Name>Dübel</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item></cac:SubInvoiceLine>`
    const withParts = (amount: string) => changed(EXTENDED, ['</cac:InvoiceLine>', `${part(amount)}$&`])
    expect(found(withParts('200.00'))).toEqual([])
    expect(read(withParts('200.00')).parts).toMatchObject([{ of: 0, line: { name: 'Dübel' } }])
    expect(found(withParts('150.00'))).toEqual(['BR-DEX-02 warning'])
  })
})

describe('a form without lines', () => {
  const short = (guideline: string) =>
    changed(
      EXTENDED_INVOICE,
      [/urn:cen\.eu[^<]*/, guideline],
      [/\s*<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/, ''],
      [
        /<ram:SpecifiedLogisticsServiceCharge>[\s\S]*<\/ram:SpecifiedLogisticsServiceCharge>/,
        '<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>true</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>15.00</ram:ActualAmount><ram:Reason>Fracht</ram:Reason><ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge>',
      ],
      [/<ram:SpecifiedTradePaymentTerms>[\s\S]*?<\/ram:SpecifiedTradePaymentTerms>/, ''],
    )
  const BASIC_WL = short('urn:factur-x.eu:1p0:basicwl')
  const MINIMUM = changed(
    short('urn:factur-x.eu:1p0:minimum'),
    [/<ram:SpecifiedTradeSettlementPaymentMeans>[\s\S]*<\/ram:SpecifiedTradePaymentTerms>/, ''],
    [/<ram:LineTotalAmount>.*<\/ram:ChargeTotalAmount>/s, ''],
    [/(<ram:BuyerTradeParty>\s*<ram:Name>.*<\/ram:Name>)[\s\S]*(<\/ram:BuyerTradeParty>)/, '$1$2'],
    [/<ram:ActualDeliverySupplyChainEvent>.*<\/ram:ActualDeliverySupplyChainEvent>/, ''],
  )

  test.each([
    ['BASIC WL', BASIC_WL],
    ['MINIMUM', MINIMUM],
  ])('gets the one finding that it is no invoice in Germany: %s', (_, xml) => {
    expect(errors(xml)).toEqual(['PROFILE-1'])
  })

  test('is still added up as far as it goes', () => {
    expect(
      errors(changed(MINIMUM, ['136.85</ram:GrandTotalAmount>', '136.95</ram:GrandTotalAmount>'])),
    ).toEqual(['BR-CO-15', 'PROFILE-1'])
    expect(
      errors(changed(BASIC_WL, ['>100.00</ram:LineTotalAmount>', '>90.00</ram:LineTotalAmount>'])),
    ).toContain('BR-CO-13')
  })
})

describe('the law', () => {
  const CII = ciiInvoice(invoices['invoice-de'] as never)
  const undated = UBL_INVOICE.replace(/<cac:InvoicePeriod>.*<\/cac:InvoicePeriod>/, '').replace(
    '214.20</cbc:TaxInclusiveAmount>',
    '1214.20</cbc:TaxInclusiveAmount>',
  )
  const rule = (xml: string, id: string) =>
    check(read(xml))
      .filter((finding) => finding.rule === id)
      .map(({ severity }) => severity)

  test.each([
    ['Vielen Dank für den Auftrag.', 'error'],
    ['Das Leistungsdatum entspricht dem Rechnungsdatum.', 'warning'],
    ['Leistungszeitraum: Oktober 2026', 'warning'],
    ['Die Lieferung ist am 5. Oktober erfolgt.', 'warning'],
    ['Geliefert am 05.10.2026', 'warning'],
  ])('a day of supply in words, «%s», is a(n) %s', (note, severity) => {
    expect(rule(undated.replace('Vielen Dank für den Auftrag.', note), 'USTG-14-4-6')).toEqual([severity])
  })

  test('a delivery note that is named has a day', () => {
    const named = changed(undated, [
      '<cac:AdditionalDocumentReference>',
      '<cac:DespatchDocumentReference><cbc:ID>L-1</cbc:ID></cac:DespatchDocumentReference>$&',
    ])
    expect(rule(named, 'USTG-14-4-6')).toEqual(['warning'])
  })

  test.each([
    ['Steuerschuldnerschaft des Leistungsempfängers', []],
    ['Umkehrung der Steuerschuldnerschaft', ['warning']],
  ])('reverse charge as «%s» is %j', (reason, severities) => {
    const xml = ciiInvoice(invoices['invoice-reverse-charge'] as never)
    const said = changed(xml, [/(<ram:ExemptionReason>)[\s\S]*(<\/ram:ExemptionReason>)/, `$1${reason}$2`])
    expect(rule(said, 'USTG-14A-5')).toEqual(severities)
  })

  test.each([
    ['2020-11-15', '16', []],
    ['2020-11-15', '5', []],
    ['2020-11-15', '19', ['warning']],
    ['2023-06-01', '9', []],
    ['2023-06-01', '7.8', ['warning']],
    ['2024-12-10', '8.4', []],
    ['2026-10-31', '16', ['warning']],
    ['2026-10-31', '7.8', []],
  ])('on %s, a rate of %s %% is %j', (day, rate, severities) => {
    const xml = UBL_INVOICE.replaceAll('<cbc:Percent>19<', `<cbc:Percent>${rate}<`)
      .replace('2026-10-01', day)
      .replace('2026-10-31', day)
    expect(rule(xml, 'USTG-12')).toEqual(severities)
  })

  test('rules of Peppol are for Peppol and XRechnung; a line that does not add up is a warning there', () => {
    const line = changed(UBL_INVOICE, ['>200</cbc:InvoicedQuantity>', '>300</cbc:InvoicedQuantity>'])
    expect(rule(line, 'PEPPOL-EN16931-R120')).toEqual(['warning'])
    expect(
      errors(
        changed(CII, ['<ram:IncludedNote>', '<ram:IncludedNote><ram:ContentCode/></ram:IncludedNote>$&']),
      ),
    ).not.toContain('PEPPOL-EN16931-R008')
  })
})
