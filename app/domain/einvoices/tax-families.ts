/** Who must state a VAT id or tax number for a category. */
type Proof = 'seller' | 'seller-vat' | 'both' | 'both-vat' | 'nobody'

export interface Family {
  category: string
  /** As in the rules' names, BR-S-01 and so on. */
  name: string
  proof: Proof
  rate: 'positive' | 'any' | 'zero' | 'none'
  isExempt: boolean
}

export const FAMILIES: readonly Family[] = [
  { category: 'S', name: 'S', proof: 'seller', rate: 'positive', isExempt: false },
  { category: 'Z', name: 'Z', proof: 'seller', rate: 'zero', isExempt: false },
  { category: 'E', name: 'E', proof: 'seller', rate: 'zero', isExempt: true },
  { category: 'AE', name: 'AE', proof: 'both', rate: 'zero', isExempt: true },
  { category: 'K', name: 'IC', proof: 'both-vat', rate: 'zero', isExempt: true },
  { category: 'G', name: 'G', proof: 'seller-vat', rate: 'zero', isExempt: true },
  { category: 'O', name: 'O', proof: 'nobody', rate: 'none', isExempt: true },
  { category: 'L', name: 'AF', proof: 'seller', rate: 'positive', isExempt: false },
  { category: 'M', name: 'AG', proof: 'seller', rate: 'any', isExempt: false },
]

/** EXTENDED has its own rules for sums. */
export function extendedRuleOf({ name }: Family, number: string): string {
  return name === 'S' && number === '08b' ? 'BR-FXEXT-S08b' : `BR-FXEXT-${name}-${number}`
}

export function ruleOf({ name }: Family, number: string): string {
  return `BR-${name}-${number}`
}
