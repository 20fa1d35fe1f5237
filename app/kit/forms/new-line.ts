import { taxChoiceOf } from '~/domain/invoices/drafts/tax-choices'
import type { Flag } from '~db/schema'

/** What a new line starts with. */
export const USUAL_TAX = 'S 19'
export const USUAL_UNIT = 'HUR'

/** Its tax in a firm that may be exempt as a small business (§ 19 UStG). */
export function usualTaxOf({ is_small_business: isExempt }: { is_small_business: Flag }): string {
  if (!isExempt) return USUAL_TAX
  return taxChoiceOf({ taxCategory: 'E', taxRate: '0', taxReason: 'small_business' })
}
