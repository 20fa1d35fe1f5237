import { UBL_INVOICE } from './ubl'

const EXTENSION = 'xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0'
const CVD = 'xrechnung_3.0#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9'
const PART =
  '<cac:SubInvoiceLine><cbc:ID>1.1</cbc:ID><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="EUR">200.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>Dübel</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="EUR">200.00</cbc:PriceAmount></cac:Price></cac:SubInvoiceLine>'

/** With a sub-line, and parking fees collected for others. */
export const EXTENSION_INVOICE = UBL_INVOICE.replace('xrechnung_3.0<', `${EXTENSION}<`)
  .replace(
    '<cac:AllowanceCharge>',
    '<cac:PrepaidPayment><cbc:ID>Parken</cbc:ID><cbc:PaidAmount currencyID="EUR">10.00</cbc:PaidAmount><cbc:InstructionID>Fremdforderung</cbc:InstructionID></cac:PrepaidPayment>$&',
  )
  .replace('>200.00</cbc:PayableAmount>', '>210.00</cbc:PayableAmount>')
  .replace('</cac:InvoiceLine>', `${PART}$&`)

export const CVD_INVOICE = UBL_INVOICE.replace('xrechnung_3.0<', `${CVD}<`)
  .replace(
    '<cac:AdditionalDocumentReference>',
    '<cac:OriginatorDocumentReference><cbc:ID>V-1</cbc:ID></cac:OriginatorDocumentReference><cac:ContractDocumentReference><cbc:ID>VT-1</cbc:ID></cac:ContractDocumentReference>$&',
  )
  .replace(
    '<cac:ClassifiedTaxCategory>',
    '<cac:CommodityClassification><cbc:ItemClassificationCode listID="CVD">N1</cbc:ItemClassificationCode></cac:CommodityClassification>$&',
  )
  .replace('<cbc:Name>Farbe</cbc:Name><cbc:Value>verzinkt<', '<cbc:Name>cva</cbc:Name><cbc:Value>clean<')
