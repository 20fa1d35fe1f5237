import type { Family } from '~/domain/einvoices/tax-families'

interface Spoken {
  category: string
  proof: string
  rate: string
  reason: string
}

/** What the rules that each VAT category has for itself say; the last two digits of their names tell them apart. */
export interface FamilyWords {
  proof: Record<Family['proof'], string>
  rate: Record<Family['rate'], string>
  exempt: string
  taxed: string
  rules: Record<string, (spoken: Spoken) => string>
}
