import { all, first, textAt, type XmlElement } from '../values/xml-tree'
import type { Adjustment, Tax } from './model'

/** EN 16931 knows no taxes but VAT. */
export function taxOf(tax: XmlElement): Tax {
  if (textAt(tax, 'TypeCode')?.toUpperCase() !== 'VAT') return {}
  return {
    category: textAt(tax, 'CategoryCode'),
    rate: textAt(tax, 'RateApplicablePercent'),
    reason: textAt(tax, 'ExemptionReason'),
    reasonCode: textAt(tax, 'ExemptionReasonCode'),
  }
}

export function adjustmentsOf(settlement: XmlElement | undefined): Adjustment[] {
  return all(settlement, 'SpecifiedTradeAllowanceCharge').map((one) => {
    const tax = first(one, 'CategoryTradeTax')
    const indicator = textAt(one, 'ChargeIndicator/Indicator')
    return {
      kind: isTrue(indicator) ? 'charge' : 'allowance',
      indicator,
      amount: textAt(one, 'ActualAmount'),
      base: textAt(one, 'BasisAmount'),
      percent: textAt(one, 'CalculationPercent'),
      reason: textAt(one, 'Reason'),
      reasonCode: textAt(one, 'ReasonCode'),
      tax: tax && taxOf(tax),
    }
  })
}

/** EXTENDED's logistics services: freight, packing, pallets. */
export function freightOf(settlement: XmlElement | undefined): Adjustment[] {
  return all(settlement, 'SpecifiedLogisticsServiceCharge').map((one) => {
    const tax = first(one, 'AppliedTradeTax')
    return {
      kind: 'charge',
      amount: textAt(one, 'AppliedAmount'),
      reason: textAt(one, 'Description'),
      tax: tax && taxOf(tax),
    }
  })
}

export function isTrue(text: string | undefined): boolean {
  return text === 'true' || text === '1'
}
