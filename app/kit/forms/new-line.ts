import { taxChoiceOf } from '~/domain/invoices/drafts/tax-choices'
import type { Flag } from '~db/schema'

export const USUAL_TAX = 'S 19'
export const USUAL_UNIT = 'HUR'

/** Default tax of a line; § 19 UStG: none for a small business. */
export function usualTaxOf({ is_small_business: isExempt }: { is_small_business: Flag }): string {
  if (!isExempt) return USUAL_TAX
  return taxChoiceOf({ taxCategory: 'E', taxRate: '0', taxReason: 'small_business' })
}
