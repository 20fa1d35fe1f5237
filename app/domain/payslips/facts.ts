import { isOfChurch } from '../payroll/church-marks'
import type { Payslip } from '../payroll/payslip/result'
import { sum } from '../values/money'
import type { PayslipFacts } from './view'

/** What a calculated payslip went by. */
export function factsFromPayroll(slip: Payslip): PayslipFacts {
  const { employment, taxCard, totals } = slip
  const baseOf = (name: 'health' | 'pension', part?: 'one_time') =>
    sum(
      slip.bases
        .filter(
          (base) =>
            base.of === name && (part === undefined ? base.part !== 'fictitious' : base.part === part),
        )
        .map(({ cents }) => cents),
    )
  return {
    taxDays: slip.taxDays,
    insuredDays: slip.insuredDays,
    taxFactor: taxCard?.factor ?? null,
    childAllowances: taxCard?.childAllowances ?? null,
    church: isOfChurch(taxCard?.church) ? taxCard.church : null,
    taxAllowance: taxCard?.allowance ?? null,
    taxAddition: taxCard?.addition ?? null,
    contributionGroup: employment.contributionGroup,
    personGroup: employment.personGroup === 'director' ? null : employment.personGroup,
    additionalHealthRate: employment.fund.additionalRate ?? null,
    careMarker: markerOf(employment),
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

/** Without statutory care insurance the marker would say nothing, and there is none for those born before 1940. */
function markerOf({ contributionGroup, careMarker }: Payslip['employment']): PayslipFacts['careMarker'] {
  return contributionGroup.endsWith('0') || careMarker === 'born_before_1940' ? null : careMarker
}
