import { UBL_INVOICE } from './ubl'

const SCHEME = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>'
const address = (street: string, city: string, code: string, country: string) =>
  `<cbc:StreetName>${street}</cbc:StreetName><cbc:CityName>${city}</cbc:CityName><cbc:PostalZone>${code}</cbc:PostalZone><cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country>`
const tax = (name: string, rate: string) =>
  `<cac:${name}><cbc:ID>S</cbc:ID><cbc:Percent>${rate}</cbc:Percent>${SCHEME}</cac:${name}>`
const amount = (name: string, value: string, currency = 'EUR') =>
  `<cbc:${name} currencyID="${currency}">${value}</cbc:${name}>`
const adjustment = (isCharge: boolean, [reason, code]: [string, string], value: string, rate?: string) =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>${code}</cbc:AllowanceChargeReasonCode><cbc:AllowanceChargeReason>${reason}</cbc:AllowanceChargeReason>${amount('Amount', value)}${rate === undefined ? '' : tax('TaxCategory', rate)}</cac:AllowanceCharge>`

/** An XRechnung in UBL with nearly everything of EN 16931, written by hand: every group once, two rates, two currencies, a direct debit. */
export const UBL_EVERYTHING = `<?xml version="1.0" encoding="UTF-8"?>
<ubl:Invoice xmlns:ubl="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</cbc:CustomizationID>
  <cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
  <cbc:ID>R-4712</cbc:ID>
  <cbc:IssueDate>2026-11-02</cbc:IssueDate>
  <cbc:DueDate>2026-11-16</cbc:DueDate>
  <cbc:InvoiceTypeCode>384</cbc:InvoiceTypeCode>
  <cbc:Note>#AAI#Wir danken für den Auftrag.</cbc:Note>
  <cbc:TaxPointDate>2026-10-31</cbc:TaxPointDate>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cbc:TaxCurrencyCode>CZK</cbc:TaxCurrencyCode>
  <cbc:AccountingCost>4711</cbc:AccountingCost>
  <cbc:BuyerReference>04011000-1234512345-06</cbc:BuyerReference>
  <cac:InvoicePeriod><cbc:StartDate>2026-10-01</cbc:StartDate><cbc:EndDate>2026-10-31</cbc:EndDate></cac:InvoicePeriod>
  <cac:OrderReference><cbc:ID>B-99</cbc:ID><cbc:SalesOrderID>A-99</cbc:SalesOrderID></cac:OrderReference>
  <cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>R-4000</cbc:ID><cbc:IssueDate>2026-10-01</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>
  <cac:DespatchDocumentReference><cbc:ID>L-1</cbc:ID></cac:DespatchDocumentReference>
  <cac:ReceiptDocumentReference><cbc:ID>W-1</cbc:ID></cac:ReceiptDocumentReference>
  <cac:OriginatorDocumentReference><cbc:ID>V-1</cbc:ID></cac:OriginatorDocumentReference>
  <cac:ContractDocumentReference><cbc:ID>VT-1</cbc:ID></cac:ContractDocumentReference>
  <cac:AdditionalDocumentReference><cbc:ID schemeID="ABZ">HH-AB 123</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>
  <cac:AdditionalDocumentReference>
    <cbc:ID>A-1</cbc:ID>
    <cbc:DocumentDescription>Stundenzettel</cbc:DocumentDescription>
    <cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="stunden.pdf">JVBERi0xLjQ=</cbc:EmbeddedDocumentBinaryObject><cac:ExternalReference><cbc:URI>https://kontor.example/1</cbc:URI></cac:ExternalReference></cac:Attachment>
  </cac:AdditionalDocumentReference>
  <cac:ProjectReference><cbc:ID>P-1</cbc:ID></cac:ProjectReference>
  <cac:AccountingSupplierParty><cac:Party>
    <cbc:EndpointID schemeID="EM">rechnung@kontor.example</cbc:EndpointID>
    <cac:PartyIdentification><cbc:ID schemeID="0088">4000001123452</cbc:ID></cac:PartyIdentification>
    <cac:PartyName><cbc:Name>Elbkontor</cbc:Name></cac:PartyName>
    <cac:PostalAddress>${address('Am Kai 3', 'Hamburg', '20457', 'DE')}</cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>DE123456788</cbc:CompanyID>${SCHEME}</cac:PartyTaxScheme>
    <cac:PartyTaxScheme><cbc:CompanyID>48/123/45678</cbc:CompanyID><cac:TaxScheme><cbc:ID>FC</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>Elbkontor Handels GmbH</cbc:RegistrationName><cbc:CompanyID schemeID="0002">HRB 4711</cbc:CompanyID><cbc:CompanyLegalForm>Geschäftsführer: Ole Jansen</cbc:CompanyLegalForm></cac:PartyLegalEntity>
    <cac:Contact><cbc:Name>Ole Jansen</cbc:Name><cbc:Telephone>+49 40 123456</cbc:Telephone><cbc:ElectronicMail>ole@kontor.example</cbc:ElectronicMail></cac:Contact>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party>
    <cbc:EndpointID schemeID="0204">04011000-1234512345-06</cbc:EndpointID>
    <cac:PartyIdentification><cbc:ID>K-1</cbc:ID></cac:PartyIdentification>
    <cac:PartyName><cbc:Name>Rathaus</cbc:Name></cac:PartyName>
    <cac:PostalAddress>${address('Rathausmarkt 1', 'Bremen', '28195', 'DE')}</cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>DE987654326</cbc:CompanyID>${SCHEME}</cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>Freie Hansestadt Bremen</cbc:RegistrationName><cbc:CompanyID>HRA 1</cbc:CompanyID></cac:PartyLegalEntity>
    <cac:Contact><cbc:Name>Grete Kruse</cbc:Name></cac:Contact>
  </cac:Party></cac:AccountingCustomerParty>
  <cac:PayeeParty>
    <cac:PartyIdentification><cbc:ID schemeID="SEPA">DE98ZZZ09999999999</cbc:ID></cac:PartyIdentification>
    <cac:PartyIdentification><cbc:ID schemeID="0088">4000001000005</cbc:ID></cac:PartyIdentification>
    <cac:PartyName><cbc:Name>Factoring Nord AG</cbc:Name></cac:PartyName>
    <cac:PartyLegalEntity><cbc:CompanyID>HRB 5</cbc:CompanyID></cac:PartyLegalEntity>
  </cac:PayeeParty>
  <cac:TaxRepresentativeParty>
    <cac:PartyName><cbc:Name>Steuerbüro Alster</cbc:Name></cac:PartyName>
    <cac:PostalAddress>${address('Jungfernstieg 1', 'Hamburg', '20095', 'DE')}</cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>DE111111125</cbc:CompanyID>${SCHEME}</cac:PartyTaxScheme>
  </cac:TaxRepresentativeParty>
  <cac:Delivery>
    <cbc:ActualDeliveryDate>2026-10-30</cbc:ActualDeliveryDate>
    <cac:DeliveryLocation><cbc:ID schemeID="0088">4000001000012</cbc:ID><cac:Address>${address('Hafen 7', 'Bremerhaven', '27568', 'DE')}</cac:Address></cac:DeliveryLocation>
    <cac:DeliveryParty><cac:PartyName><cbc:Name>Lager Nord</cbc:Name></cac:PartyName></cac:DeliveryParty>
  </cac:Delivery>
  <cac:PaymentMeans>
    <cbc:PaymentMeansCode name="SEPA-Lastschrift">59</cbc:PaymentMeansCode>
    <cbc:PaymentID>R-4712</cbc:PaymentID>
    <cac:PaymentMandate><cbc:ID>M-1</cbc:ID><cac:PayerFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayerFinancialAccount></cac:PaymentMandate>
  </cac:PaymentMeans>
  <cac:PaymentTerms><cbc:Note>#SKONTO#TAGE=10#PROZENT=2.00#
</cbc:Note></cac:PaymentTerms>
  ${adjustment(false, ['Mengenrabatt', '95'], '20.00', '19')}
  ${adjustment(true, ['Fracht', 'FC'], '12.00', '7')}
  <cac:TaxTotal>
    ${amount('TaxAmount', '38.54')}
    <cac:TaxSubtotal>${amount('TaxableAmount', '180.00')}${amount('TaxAmount', '34.20')}${tax('TaxCategory', '19')}</cac:TaxSubtotal>
    <cac:TaxSubtotal>${amount('TaxableAmount', '62.00')}${amount('TaxAmount', '4.34')}${tax('TaxCategory', '7')}</cac:TaxSubtotal>
  </cac:TaxTotal>
  <cac:TaxTotal>${amount('TaxAmount', '963.50', 'CZK')}</cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    ${amount('LineExtensionAmount', '250.00')}
    ${amount('TaxExclusiveAmount', '242.00')}
    ${amount('TaxInclusiveAmount', '280.54')}
    ${amount('AllowanceTotalAmount', '20.00')}
    ${amount('ChargeTotalAmount', '12.00')}
    ${amount('PrepaidAmount', '80.50')}
    ${amount('PayableRoundingAmount', '-0.04')}
    ${amount('PayableAmount', '200.00')}
  </cac:LegalMonetaryTotal>
  <cac:InvoiceLine>
    <cbc:ID>1</cbc:ID>
    <cbc:Note>wie besprochen</cbc:Note>
    <cbc:InvoicedQuantity unitCode="C62">200</cbc:InvoicedQuantity>
    ${amount('LineExtensionAmount', '200.00')}
    <cbc:AccountingCost>4712</cbc:AccountingCost>
    <cac:InvoicePeriod><cbc:StartDate>2026-10-02</cbc:StartDate><cbc:EndDate>2026-10-30</cbc:EndDate></cac:InvoicePeriod>
    <cac:OrderLineReference><cbc:LineID>10</cbc:LineID></cac:OrderLineReference>
    <cac:DocumentReference><cbc:ID schemeID="ABZ">HH-AB 124</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference>
    ${adjustment(false, ['Treuerabatt', '95'], '10.00')}
    ${adjustment(true, ['Verpackung', 'PC'], '10.00')}
    <cac:Item>
      <cbc:Description>in Kisten zu hundert</cbc:Description>
      <cbc:Name>Schrauben</cbc:Name>
      <cac:BuyersItemIdentification><cbc:ID>K-6</cbc:ID></cac:BuyersItemIdentification>
      <cac:SellersItemIdentification><cbc:ID>S-6</cbc:ID></cac:SellersItemIdentification>
      <cac:StandardItemIdentification><cbc:ID schemeID="0160">4012345678901</cbc:ID></cac:StandardItemIdentification>
      <cac:OriginCountry><cbc:IdentificationCode>PL</cbc:IdentificationCode></cac:OriginCountry>
      <cac:CommodityClassification><cbc:ItemClassificationCode listID="STI" listVersionID="22">31161500</cbc:ItemClassificationCode></cac:CommodityClassification>
      ${tax('ClassifiedTaxCategory', '19')}
      <cac:AdditionalItemProperty><cbc:Name>Farbe</cbc:Name><cbc:Value>verzinkt</cbc:Value></cac:AdditionalItemProperty>
    </cac:Item>
    <cac:Price>
      ${amount('PriceAmount', '100.00')}
      <cbc:BaseQuantity unitCode="C62">100</cbc:BaseQuantity>
      <cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator>${amount('Amount', '5.00')}${amount('BaseAmount', '105.00')}</cac:AllowanceCharge>
    </cac:Price>
  </cac:InvoiceLine>
  <cac:InvoiceLine>
    <cbc:ID>2</cbc:ID>
    <cbc:InvoicedQuantity unitCode="HUR">2</cbc:InvoicedQuantity>
    ${amount('LineExtensionAmount', '50.00')}
    <cac:Item><cbc:Name>Fachbuch</cbc:Name>${tax('ClassifiedTaxCategory', '7')}</cac:Item>
    <cac:Price>${amount('PriceAmount', '25.00')}</cac:Price>
  </cac:InvoiceLine>
</ubl:Invoice>
`

/** Exemption reason of each category; the Canaries' and Ceuta's have rates. */
const REASONS: Readonly<Record<string, string | undefined>> = {
  E: 'steuerfrei nach § 4 Nr. 21 UStG',
  AE: 'Steuerschuldnerschaft des Leistungsempfängers',
  K: 'steuerfreie innergemeinschaftliche Lieferung',
  G: 'steuerfreie Ausfuhrlieferung',
  O: 'nicht steuerbar',
}
const BUYER_ID = `<cac:PartyTaxScheme><cbc:CompanyID>FR12345678901</cbc:CompanyID>${SCHEME}</cac:PartyTaxScheme>`
const DELIVERY =
  '<cac:Delivery><cac:DeliveryLocation><cac:Address><cbc:CityName>Lyon</cbc:CityName><cbc:PostalZone>69001</cbc:PostalZone><cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country></cac:Address></cac:DeliveryLocation></cac:Delivery>'

/** The invoice of `ubl.ts` in another category, valid in each. */
export function ublOf(category: string): string {
  const isOutside = category === 'O'
  const rate = ['L', 'M'].includes(category) ? '19' : '0'
  const reason = REASONS[category]
  const untaxed = UBL_INVOICE.replaceAll('<cbc:ID>S</cbc:ID>', `<cbc:ID>${category}</cbc:ID>`)
    .replaceAll('<cbc:Percent>19</cbc:Percent>', isOutside ? '' : `<cbc:Percent>${rate}</cbc:Percent>`)
    .replace(
      /(<cac:TaxSubtotal>[\s\S]*?)(<cac:TaxScheme>)/,
      reason === undefined ? '$1$2' : `$1<cbc:TaxExemptionReason>${reason}</cbc:TaxExemptionReason>$2`,
    )
  const summed =
    rate === '19'
      ? untaxed
      : untaxed
          .replaceAll('34.20', '0.00')
          .replace('214.20', '180.00')
          .replace('>200.00</cbc:PayableAmount>', '>165.80</cbc:PayableAmount>')
  if (isOutside)
    return summed.replace(/<cac:PartyTaxScheme>.*<\/cac:PartyTaxScheme>/, '').replace(/#compliant[^<]*/, '')
  return summed
    .replace(/(Rathausmarkt[\s\S]*?<\/cac:PostalAddress>)/, `$1${BUYER_ID}`)
    .replace('<cac:PaymentMeans>', `${category === 'K' ? DELIVERY : ''}<cac:PaymentMeans>`)
}
