import { CURRENCIES } from './code-lists'
import { faultOf, type Seen, type SyntaxFault } from './syntax'
import { textAt, type XmlElement } from './xml-tree'

/** Amounts that rules by the name of BR-DEC look at. */
const COUNTED: ReadonlySet<string> = new Set(
  `LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount
  PayableRoundingAmount PayableAmount TaxableAmount TaxAmount`.split(/\s+/),
)

/** The decimals and the currency of an amount in UBL. */
export function amountFaults(seen: Seen): SyntaxFault[] {
  const { name, text, attributes } = seen.element
  const { currencyID: currency } = attributes
  const isPrice = name.endsWith('PriceAmount') || seen.parent?.name === 'AllowanceCharge'
  const isLong = (text.split('.')[1] ?? '').length > 2
  const faults: SyntaxFault[] = []
  // Discounts within a price have as many decimals as it has; the others have rules of their own (BR-DEC).
  const isCounted = COUNTED.has(name) && seen.parent?.name !== 'SubInvoiceLine'
  if (isLong && !isPrice && !isCounted)
    faults.push(faultOf(seen, { rule: 'UBL-DT-01', flaw: 'DECIMALS', value: text }))
  if (currency !== undefined && !CURRENCIES.has(currency.trim()))
    faults.push(faultOf(seen, { rule: 'BR-CL-03', flaw: 'ATTRIBUTE', value: currency }))
  return faults
}

/** Each amount has a currency of its own here, and EN 16931 has one for all but the tax. Peppol alone says so (R051). */
export function currencyFaults(root: XmlElement, seen: readonly Seen[]): SyntaxFault[] {
  const own = textAt(root, 'DocumentCurrencyCode')
  // What is collected for others has a rule of its own.
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
