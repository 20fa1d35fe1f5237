import type { Cents, DecimalText } from '~/domain/values/money'

export type TaxpayerHealth =
  | { kind: 'statutory'; additionalRate?: DecimalText }
  | {
      kind: 'private'
      /** Premium for basic cover and care per month, whatever the period (PKPV). */
      premiumCents: Cents
      /** 2025: the typical subsidy is deducted (PKV = 2). */
      isSubsidised?: boolean
      /** From 2026: the tax-free subsidy per month (PKPVAGZ). */
      subsidyCents?: Cents
    }
export interface TaxpayerCare {
  /** PVS. */
  isSaxony?: boolean
  /** Surcharge for the childless (PVZ). */
  isChildless?: boolean
  /** Reductions for the second to fifth child (PVA), 0 to 4. */
  reductions?: number
}
