import type { TaxCategory } from '~db/schema'
import { TAX_REASON_KEYS, TAX_REASONS, type Taxed, USUAL_REASON } from '../issuing/tax-reasons'

/** Category, rate and reason as one value of a form: `S 19`, `AE 0 domestic_13b_4`. */
export const TAX_CHOICES: readonly string[] = [
  'S 19',
  'S 7',
  ...TAX_REASON_KEYS.map((key) => `${TAX_REASONS[key].category} 0 ${key}`),
]

/** A line without a reason has the usual one of its category. */
export function taxChoiceOf({ taxCategory, taxRate, taxReason: reason }: Taxed): string {
  if (taxCategory === 'S') return `S ${taxRate}`
  return `${taxCategory} ${taxRate} ${reason ?? USUAL_REASON[taxCategory]}`
}

/** Undefined for an unknown choice. */
export function parseTaxChoice(choice: string): Taxed | undefined {
  if (!TAX_CHOICES.includes(choice)) return undefined
  const [category = '', taxRate = '', taxReason] = choice.split(' ')
  return { taxCategory: category as TaxCategory, taxRate, ...(taxReason ? { taxReason } : {}) }
}
