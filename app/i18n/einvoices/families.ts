import type { Family } from '~/domain/einvoices/tax-families'

interface Spoken {
  category: string
  proof: string
  rate: string
  reason: string
}

/** Rules that exist for each VAT category, by the last two digits of their names. */
export interface FamilyWords {
  proof: Record<Family['proof'], string>
  rate: Record<Family['rate'], string>
  exempt: string
  taxed: string
  rules: Record<string, (spoken: Spoken) => string>
}
