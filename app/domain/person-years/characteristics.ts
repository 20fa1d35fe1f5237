import { isOfChurch } from '../payroll/church-marks'
import type { PayslipInput } from '../payroll/payslip/input'
import type { WageTaxInput } from '../payroll/wage-tax/input'

/** What the lump sum for insurance is made of: its parts, and the fund's additional rate. */
export function insuranceOf({
  hasPensionInsurance,
  hasUnemploymentInsurance,
  health,
  care,
}: WageTaxInput): string {
  const ofFund = health?.kind === 'private' ? health.kind : health
  const { reductions: _, ...ofCare } = care ?? {}
  return JSON.stringify([hasPensionInsurance, hasUnemploymentInsurance, ofFund, care && ofCare])
}

/** Of private insurance: the premium, and what the employer gives towards it. */
export function premiumOf({ health }: WageTaxInput): string {
  return health?.kind === 'private' ? JSON.stringify(health) : ''
}

/** Who gets the church tax: what one church got, another cannot give back. */
export function churchesOf({ taxCard }: PayslipInput): string {
  const { church, churchOfSpouse } = taxCard ?? {}
  return isOfChurch(church) ? `${church} ${isOfChurch(churchOfSpouse) ? churchOfSpouse : ''}` : ''
}
