import { all, first, textAt, type XmlElement } from '../values/xml-tree'
import { isTrue } from './cii-amounts'
import type { Adjustment, Period, Tax } from './model'

/** EN 16931 knows no taxes but VAT. */
export function taxOf(category: XmlElement | undefined): Tax {
  if (textAt(category, 'TaxScheme/ID')?.toUpperCase() !== 'VAT') return {}
  return { category: textAt(category, 'ID'), rate: textAt(category, 'Percent') }
}

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

/** A period with only the tax due code (BT-8) does not count. */
export function periodOf(owner: XmlElement): Period | undefined {
  const period = first(owner, 'InvoicePeriod')
  const [from, to] = [textAt(period, 'StartDate'), textAt(period, 'EndDate')]
  if (from === undefined && to === undefined && textAt(period, 'DescriptionCode') !== undefined)
    return undefined
  return period && { from, to }
}
