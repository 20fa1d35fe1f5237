import { all, first, idOf, textAt, type XmlElement } from '../values/xml-tree'
import type { Line } from './model'
import { adjustmentsOf, periodOf, taxOf } from './ubl-amounts'

export function lineOf(line: XmlElement): Line {
  const item = first(line, 'Item')
  const price = first(line, 'Price')
  const quantity = first(line, 'InvoicedQuantity') ?? first(line, 'CreditedQuantity')
  const base = first(price, 'BaseQuantity')
  const tax = first(item, 'ClassifiedTaxCategory')
  return {
    id: textAt(line, 'ID'),
    note: textAt(line, 'Note'),
    quantity: quantity?.text,
    unit: quantity?.attributes.unitCode,
    net: textAt(line, 'LineExtensionAmount'),
    price: textAt(price, 'PriceAmount'),
    priceBase: base?.text,
    priceBaseUnit: base?.attributes.unitCode,
    grossPrice: textAt(price, 'AllowanceCharge/BaseAmount'),
    priceDiscount: textAt(price, 'AllowanceCharge/Amount'),
    priceIndicators: all(price, 'AllowanceCharge').map((one) => textAt(one, 'ChargeIndicator')),
    name: textAt(item, 'Name'),
    description: textAt(item, 'Description'),
    sellerItem: textAt(item, 'SellersItemIdentification/ID'),
    buyerItem: textAt(item, 'BuyersItemIdentification/ID'),
    standardItem: idOf(first(item, 'StandardItemIdentification/ID')),
    classes: all(item, 'CommodityClassification/ItemClassificationCode').flatMap(
      (code) => idOf(code, 'listID') ?? [],
    ),
    documentTypes: all(line, 'DocumentReference').map((one) => textAt(one, 'DocumentTypeCode')),
    origin: textAt(item, 'OriginCountry/IdentificationCode'),
    attributes: all(item, 'AdditionalItemProperty').map((one) => ({
      name: textAt(one, 'Name'),
      value: textAt(one, 'Value'),
    })),
    period: periodOf(line),
    tax: tax && taxOf(tax),
    adjustments: adjustmentsOf(line),
  }
}

/** Sub-lines at any depth. */
export function partsOf(line: XmlElement): Line[] {
  return [...all(line, 'SubInvoiceLine'), ...all(line, 'SubCreditNoteLine')].flatMap((part) => [
    lineOf(part),
    ...partsOf(part).map((inner) => ({ parent: textAt(part, 'ID') ?? '', ...inner })),
  ])
}
