import { sum } from '../money'
import type { Payslip } from '../payroll/payslip/result'
import type { PayslipFacts } from './view'

/** What a calculated payslip went by. The person group is not part of the calculation. */
export function factsFromPayroll(slip: Payslip, personGroup: string | null = null): PayslipFacts {
  const { employment, taxCard, totals } = slip
  const baseOf = (name: 'health' | 'pension', part?: 'one_time') =>
    sum(
      slip.bases
        .filter((base) => base.of === name && (part === undefined || base.part === part))
        .map(({ cents }) => cents),
    )
  return {
    taxDays: slip.taxDays,
    insuredDays: slip.insuredDays,
    taxFactor: taxCard?.factor ?? null,
    childAllowances: taxCard?.childAllowances ?? null,
    church: taxCard?.church ?? null,
    taxAllowance: taxCard?.allowance ?? null,
    taxAddition: taxCard?.addition ?? null,
    contributionGroup: employment.contributionGroup,
    personGroup,
    additionalHealthRate: employment.fund.additionalRate ?? null,
    // Without statutory care insurance the marker would say nothing.
    careMarker: employment.contributionGroup.endsWith('0') ? null : employment.careMarker,
    isInTransitionZone: employment.isInTransitionZone,
    hasOtherEmployment: employment.hasOtherEmployment,
    taxableRunningCents: totals.taxableRunningCents,
    taxableOneTimeCents: totals.taxableOneTimeCents,
    flatTaxed: totals.flatTaxedCents > 0 ? [{ basis: '40a_2', cents: totals.flatTaxedCents }] : [],
    healthBaseCents: baseOf('health'),
    pensionBaseCents: baseOf('pension'),
    healthOneTimeCents: baseOf('health', 'one_time'),
    pensionOneTimeCents: baseOf('pension', 'one_time'),
    holidayLeft: null,
  }
}
