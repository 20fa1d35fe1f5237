import { all, first, idOf, textAt, type XmlElement } from '../values/xml-tree'
import { adjustmentsOf, taxOf } from './cii-amounts'
import { periodOf } from './cii-dates'
import type { Line } from './model'

export function lineOf(item: XmlElement): Line {
  const product = first(item, 'SpecifiedTradeProduct')
  const agreement = first(item, 'SpecifiedLineTradeAgreement')
  const settlement = first(item, 'SpecifiedLineTradeSettlement')
  const quantity = first(item, 'SpecifiedLineTradeDelivery/BilledQuantity')
  const net = first(agreement, 'NetPriceProductTradePrice')
  const gross = first(agreement, 'GrossPriceProductTradePrice')
  const grossBase = first(gross, 'BasisQuantity')
  const base = first(net, 'BasisQuantity') ?? grossBase
  const tax = first(settlement, 'ApplicableTradeTax')
  return {
    id: textAt(item, 'AssociatedDocumentLineDocument/LineID'),
    parent: textAt(item, 'AssociatedDocumentLineDocument/ParentLineID'),
    subtype: textAt(item, 'AssociatedDocumentLineDocument/LineStatusReasonCode'),
    note: textAt(item, 'AssociatedDocumentLineDocument/IncludedNote/Content'),
    quantity: quantity?.text,
    unit: quantity?.attributes.unitCode,
    net: textAt(settlement, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
    price: textAt(net, 'ChargeAmount'),
    priceBase: base?.text,
    priceBaseUnit: base?.attributes.unitCode,
    grossPrice: textAt(gross, 'ChargeAmount'),
    grossBase: grossBase && { quantity: grossBase.text, unit: grossBase.attributes.unitCode },
    priceDiscount: textAt(gross, 'AppliedTradeAllowanceCharge/ActualAmount'),
    priceIndicators: all(gross, 'AppliedTradeAllowanceCharge').map((one) =>
      textAt(one, 'ChargeIndicator/Indicator'),
    ),
    name: textAt(product, 'Name'),
    description: textAt(product, 'Description'),
    sellerItem: textAt(product, 'SellerAssignedID'),
    buyerItem: textAt(product, 'BuyerAssignedID'),
    standardItem: idOf(first(product, 'GlobalID')),
    classes: all(product, 'DesignatedProductClassification/ClassCode').flatMap(
      (c) => idOf(c, 'listID') ?? [],
    ),
    documentTypes: all(settlement, 'AdditionalReferencedDocument').map((one) => textAt(one, 'TypeCode')),
    origin: textAt(product, 'OriginTradeCountry/ID'),
    attributes: all(product, 'ApplicableProductCharacteristic').map((one) => ({
      name: textAt(one, 'Description'),
      value: textAt(one, 'Value'),
    })),
    period: periodOf(settlement),
    tax: tax && taxOf(tax),
    adjustments: adjustmentsOf(settlement),
  }
}
