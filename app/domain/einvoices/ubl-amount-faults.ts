import { textAt, type XmlElement } from '../values/xml-tree'
import { CURRENCIES } from './code-lists'
import { faultOf, type Seen, type SyntaxFault } from './syntax'

/** Amounts that the BR-DEC rules check. */
const COUNTED: ReadonlySet<string> = new Set(
  `LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount
  PayableRoundingAmount PayableAmount TaxableAmount TaxAmount`.split(/\s+/),
)

export function amountFaults(seen: Seen): SyntaxFault[] {
  const { name, text, attributes } = seen.element
  const { currencyID: currency } = attributes
  const isPrice = name.endsWith('PriceAmount') || seen.parent?.name === 'AllowanceCharge'
  const isLong = (text.split('.')[1] ?? '').length > 2
  const faults: SyntaxFault[] = []
  // Discounts within a price have as many decimals as the price; the others have rules of their own (BR-DEC).
  const isCounted = COUNTED.has(name) && seen.parent?.name !== 'SubInvoiceLine'
  if (isLong && !isPrice && !isCounted)
    faults.push(faultOf(seen, { rule: 'UBL-DT-01', flaw: 'DECIMALS', value: text }))
  if (currency !== undefined && !CURRENCIES.has(currency.trim()))
    faults.push(faultOf(seen, { rule: 'BR-CL-03', flaw: 'ATTRIBUTE', value: currency }))
  return faults
}

/** In UBL each amount has a currency, and EN 16931 allows one for all but the tax. Only Peppol has a rule for it (R051). */
export function currencyFaults(root: XmlElement, seen: readonly Seen[]): SyntaxFault[] {
  const own = textAt(root, 'DocumentCurrencyCode')
  // Third-party payments have their own rule.
  const isApart = ({ parent }: Seen) =>
    ['TaxTotal', 'TaxSubtotal', 'PrepaidPayment'].includes(parent?.name ?? '')
  return seen
    .filter((one) => one.element.name.endsWith('Amount') && !isApart(one))
    .filter(({ element: { attributes } }) => CURRENCIES.has(attributes.currencyID ?? ''))
    .filter(({ element: { attributes } }) => own !== undefined && attributes.currencyID !== own)
    .map((one) =>
      faultOf(one, { rule: 'CURRENCY-1', flaw: 'ATTRIBUTE', value: one.element.attributes.currencyID }),
    )
}
