import type { EmploymentType } from '~db/schema'
import { NOTHING_RARE, type PayrollFacts } from './facts'

type Terms = Pick<PayrollFacts, 'personGroup' | 'contributionGroup' | 'isInTransitionZone'>

const TERMS: Record<EmploymentType, Terms> = {
  full_time: { personGroup: '101', contributionGroup: '1111', isInTransitionZone: false },
  part_time: { personGroup: '101', contributionGroup: '1111', isInTransitionZone: false },
  midijob: { personGroup: '101', contributionGroup: '1111', isInTransitionZone: true },
  apprentice: { personGroup: '102', contributionGroup: '1111', isInTransitionZone: false },
  working_student: { personGroup: '106', contributionGroup: '0100', isInTransitionZone: false },
  minijob: { personGroup: '109', contributionGroup: '6100', isInTransitionZone: false },
}

/** What holds for most people of a kind of employment, until something else is entered. */
export function usualFacts(type: EmploymentType): PayrollFacts {
  return {
    ...TERMS[type],
    fund: null,
    fixedTermTo: null,
    flatTaxBorneBy: 'employer',
    taxClass: null,
    factor: null,
    childAllowances: null,
    church: '--',
    allowanceMonthly: null,
    allowanceAnnual: null,
    additionMonthly: null,
    additionAnnual: null,
    isParent: false,
    childBirthDates: [],
    privateHealth: null,
    privateCare: null,
    privateTax: null,
    isSubsidised: true,
    pensionExemption: null,
    otherJob: null,
    otherCents: null,
    earlierEmployers: 'none',
    earlierCents: null,
    isEarlierUnknown: false,
    holidayDays: null,
    holidayCarried: null,
    ...NOTHING_RARE,
  }
}
