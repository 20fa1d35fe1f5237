import { explained, money, percentage } from '../explanation'
import { roundedShare } from '../rounding'
import type { FictitiousPay } from '../social-insurance/insured-month'
import type { MonthFigures } from '../years/parts'
import type { PayslipInput } from './input'
import type { ShortTime } from './payroll-month'

/** Insured but unpaid pay, in short-time work and partial retirement. */
export function fictitiousPayOf(
  input: PayslipInput,
  shortTime: ShortTime | undefined,
  of: MonthFigures,
): FictitiousPay | undefined {
  return shortTime?.fictitious ?? inPartialRetirement(input, of)
}

/** 80 % of regular pay, both together up to 90 % of the ceiling, § 163 (5) SGB VI. */
function inPartialRetirement({ earnings }: PayslipInput, of: MonthFigures): FictitiousPay | undefined {
  const [pay] = earnings.flatMap((each) =>
    each.kind === 'partial_retirement' ? [BigInt(each.regularPayCents)] : [],
  )
  if (pay === undefined) return undefined
  const { insuredShare, ceilingShare } = of('partialRetirement')
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
