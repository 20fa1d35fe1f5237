import { explained, money, percentage } from '../explanation'
import { partialRetirementIn } from '../parameters/replacement'
import { roundedShare } from '../rounding'
import type { FictitiousPay } from '../social-insurance/insured-month'
import type { PayslipInput } from './input'
import type { ShortTime } from './payroll-month'

/** Insured but unpaid pay, in short-time work and partial retirement. */
export function fictitiousPayOf(
  input: PayslipInput,
  shortTime: ShortTime | undefined,
): FictitiousPay | undefined {
  return shortTime?.fictitious ?? inPartialRetirement(input)
}

/** 80 % of regular pay, both together up to 90 % of the ceiling, § 163 (5) SGB VI. */
function inPartialRetirement({ earnings, month }: PayslipInput): FictitiousPay | undefined {
  const [pay] = earnings.flatMap((each) =>
    each.kind === 'partial_retirement' ? [BigInt(each.regularPayCents)] : [],
  )
  if (pay === undefined) return undefined
  const { insuredShare, ceilingShare } = partialRetirementIn(month)
  return {
    amount: roundedShare(pay, insuredShare),
    branches: ['pension'],
    ceilingShare,
    explanation: explained('base_partial_retirement', {
      pay: money(pay),
      share: percentage(insuredShare),
      ceilingShare: percentage(ceilingShare),
    }),
  }
}
