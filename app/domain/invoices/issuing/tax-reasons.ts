import type { DecimalText } from '~/domain/values/money'
import type { TaxCategory } from '~db/schema'

export type UntaxedCategory = Exclude<TaxCategory, 'S'>

interface TaxReason {
  category: UntaxedCategory
  law: string
  /** BT-121; absent for Z (BR-Z-10) and for reasons that the code list lacks. */
  vatex?: string
}

/**
 * Why a line carries no tax. § 13b (2) no. 1 is left out: it is for sellers established abroad. § 4 has more
 * exemptions, for banks, post offices and the like.
 */
export const TAX_REASONS = {
  solar: { category: 'Z', law: '§ 12 Abs. 3 UStG' },
  domestic_13b_2: domestic('2'),
  domestic_13b_3: domestic('3'),
  domestic_13b_4: domestic('4'),
  domestic_13b_5: domestic('5'),
  domestic_13b_6: domestic('6'),
  domestic_13b_7: domestic('7'),
  domestic_13b_8: domestic('8'),
  domestic_13b_9: domestic('9'),
  domestic_13b_10: domestic('10'),
  domestic_13b_11: domestic('11'),
  domestic_13b_12: domestic('12'),
  eu_service: { category: 'AE', law: '§ 3a Abs. 2 UStG, Art. 196 MwStSystRL', vatex: 'VATEX-EU-AE' },
  intra_community: { category: 'K', law: '§ 4 Nr. 1 Buchst. b, § 6a UStG', vatex: 'VATEX-EU-IC' },
  export: { category: 'G', law: '§ 4 Nr. 1 Buchst. a, § 6 UStG', vatex: 'VATEX-EU-G' },
  small_business: { category: 'E', law: '§ 19 Abs. 1 UStG' },
  exempt_4_8: exempt('8', 'VATEX-EU-135-1'),
  exempt_4_9: exempt('9', 'VATEX-EU-135-1'),
  exempt_4_10: exempt('10', 'VATEX-EU-135-1'),
  exempt_4_11: exempt('11', 'VATEX-EU-135-1'),
  exempt_4_12: exempt('12', 'VATEX-EU-135-1'),
  exempt_4_14: exempt('14', 'VATEX-EU-132'),
  exempt_4_16: exempt('16', 'VATEX-EU-132-1G'),
  exempt_4_17: exempt('17', 'VATEX-EU-132'),
  exempt_4_18: exempt('18', 'VATEX-EU-132-1G'),
  exempt_4_20: exempt('20', 'VATEX-EU-132-1N'),
  exempt_4_21: exempt('21', 'VATEX-EU-132'),
  exempt_4_22: exempt('22', 'VATEX-EU-132'),
  exempt_4_23: exempt('23', 'VATEX-EU-132'),
  exempt_4_25: exempt('25', 'VATEX-EU-132-1H'),
  exempt_4_27: exempt('27', 'VATEX-EU-132-1K'),
  exempt_4_28: exempt('28'),
  exempt_4_29: exempt('29', 'VATEX-EU-132-1F'),
  margin_travel: { category: 'E', law: '§ 25 UStG', vatex: 'VATEX-EU-D' },
  margin_used: { category: 'E', law: '§ 25a UStG', vatex: 'VATEX-EU-F' },
  third_country_business: { category: 'O', law: '§ 3a Abs. 2 UStG', vatex: 'VATEX-EU-O' },
  third_country_private: { category: 'O', law: '§ 3a Abs. 4 UStG', vatex: 'VATEX-EU-O' },
  place_abroad: { category: 'O', law: '§ 3a Abs. 3 UStG', vatex: 'VATEX-EU-O' },
} as const satisfies Record<string, TaxReason>

function domestic<Number extends string>(number: Number) {
  return { category: 'AE', law: `§ 13b Abs. 2 Nr. ${number} UStG`, vatex: 'VATEX-EU-AE' } as const
}

function exempt<Number extends string>(number: Number, vatex?: string) {
  return { category: 'E', law: `§ 4 Nr. ${number} UStG`, ...(vatex ? { vatex } : {}) } as const
}

export type TaxReasonKey = keyof typeof TAX_REASONS

export const TAX_REASON_KEYS = Object.keys(TAX_REASONS) as TaxReasonKey[]

/** Undefined for an unknown key. */
export function taxReason(key: string | undefined): TaxReason | undefined {
  return key !== undefined && isTaxReasonKey(key) ? TAX_REASONS[key] : undefined
}

export function isTaxReasonKey(key: string): key is TaxReasonKey {
  return Object.hasOwn(TAX_REASONS, key)
}

/** What a line without a reason meant before 0.6.0, when each category had one wording. */
export const USUAL_REASON: Record<UntaxedCategory, TaxReasonKey> = {
  Z: 'solar',
  AE: 'eu_service',
  E: 'small_business',
  K: 'intra_community',
  G: 'export',
  O: 'third_country_business',
}

export interface Taxed {
  taxCategory: TaxCategory
  taxRate: DecimalText
  taxReason?: string | undefined
}

/** Untaxed categories with their reasons, without duplicates, in line order. */
export function taxReasonsOf(lines: readonly Taxed[]): { category: UntaxedCategory; reason?: string }[] {
  const found = new Map<string, { category: UntaxedCategory; reason?: string }>()
  for (const { taxCategory: category, taxReason: reason } of lines)
    if (category !== 'S')
      found.set(`${category} ${reason}`, { category, ...(reason === undefined ? {} : { reason }) })
  return [...found.values()]
}

interface Parties {
  seller: { isSmallBusiness?: boolean | undefined }
  buyer: { country: string }
}

/**
 * Adds the reasons that earlier releases did not store, where the parties leave only one: within Germany reverse
 * charge and exemption have many reasons, except for small businesses.
 */
export function withReasons<Line extends Taxed>(lines: readonly Line[], { seller, buyer }: Parties): Line[] {
  return lines.map((line) => {
    const { taxCategory: category, taxReason: reason } = line
    if (category === 'S' || reason !== undefined) return line
    const isOpen =
      (category === 'AE' && buyer.country === 'DE') || (category === 'E' && !seller.isSmallBusiness)
    return isOpen ? line : { ...line, taxReason: USUAL_REASON[category] }
  })
}
