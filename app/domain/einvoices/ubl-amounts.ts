import { isTrue } from './cii-amounts'
import type { Adjustment, Period, Tax } from './model'
import { all, first, textAt, type XmlElement } from './xml-tree'

/** Taxes other than VAT are none of EN 16931. */
export function taxOf(category: XmlElement | undefined): Tax {
  if (textAt(category, 'TaxScheme/ID')?.toUpperCase() !== 'VAT') return {}
  return { category: textAt(category, 'ID'), rate: textAt(category, 'Percent') }
}

/** The discounts and charges of an invoice or a line. */
export function adjustmentsOf(owner: XmlElement): Adjustment[] {
  return all(owner, 'AllowanceCharge').map((one) => {
    const tax = first(one, 'TaxCategory')
    const indicator = textAt(one, 'ChargeIndicator')
    return {
      kind: isTrue(indicator) ? 'charge' : 'allowance',
      indicator,
      amount: textAt(one, 'Amount'),
      base: textAt(one, 'BaseAmount'),
      percent: textAt(one, 'MultiplierFactorNumeric'),
      reason: textAt(one, 'AllowanceChargeReason'),
      reasonCode: textAt(one, 'AllowanceChargeReasonCode'),
      tax: tax && taxOf(tax),
    }
  })
}

/** A period that says nothing but when the tax is due (BT-8) is none. */
export function periodOf(owner: XmlElement): Period | undefined {
  const period = first(owner, 'InvoicePeriod')
  const [from, to] = [textAt(period, 'StartDate'), textAt(period, 'EndDate')]
  if (from === undefined && to === undefined && textAt(period, 'DescriptionCode') !== undefined)
    return undefined
  return period && { from, to }
}
