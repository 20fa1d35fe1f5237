import { calculatePayslips } from '~/domain/payroll-run/calculate.server'
import type { PayrollFacts } from '~/domain/payroll-run/facts'
import { keepFacts } from '~/domain/payroll-run/facts.server'
import { keepFirm } from '~/domain/payroll-run/firm.server'
import { addFund } from '~/domain/payroll-run/funds.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { type Firm, officeAt } from './firm'
import { FUNDS } from './funds'
import { IN_TRANSITION_ZONE, isPayable, TERMS } from './pay'
import type { Person } from './person'

/** Tells what the firm's own payroll goes by, and calculates this month for those on a salary. */
export function tellPayroll(firm: Firm, people: readonly Person[]): void {
  const { house, timeline, employer } = firm
  timeline.by(`${timeline.month(-1)}-20`, async (moment) => {
    const scope = officeAt(firm, moment)
    await keepFirm(house, scope, {
      state: employer.state,
      isInU1: employer.takesPartInU1,
      isLevied: employer.paysInsolvencyLevy,
      trade: 'building_cleaning',
      proration: 'calendar_days',
      overtimePercent: '25',
      nightPercent: '25',
      sundayPercent: '50',
      holidayPercent: '100',
      revision: 0,
    })
    for (const { name, validFrom: from, additionalRate, u1Rate, u2Rate } of FUNDS)
      await addFund(house, scope, { name, from, additionalRate, u1Rate, u2Rate })
    for (const person of people)
      await keepFacts(house, scope, firm.dice.id(`employee ${firm.tenantId} ${person.key}`), {
        from: `${timeline.month(0).slice(0, 4)}-01`,
        facts: factsOf(person),
        revision: 0,
      })
  })
  const month = timeline.month(0)
  if (!isPayable(month)) return
  timeline.by(timeline.clock.today, (moment) =>
    calculatePayslips(house, officeAt(firm, moment), { month, ids: 'all', words: PAYROLL_WORDS }),
  )
}

function factsOf({ record, pay }: Person): PayrollFacts {
  const { employmentType, taxClass = null, healthFund } = record
  const { children = [], childAllowances = null, church = '--' } = pay
  const { personGroup, contributionGroup } = TERMS[employmentType]
  return {
    personGroup,
    contributionGroup,
    fund: employmentType === 'minijob' ? null : healthFund,
    isInTransitionZone: IN_TRANSITION_ZONE.includes(employmentType),
    fixedTermTo: null,
    flatTaxBorneBy: 'employer',
    taxClass,
    factor: null,
    childAllowances,
    church,
    ...{ allowanceMonthly: null, allowanceAnnual: null, additionMonthly: null, additionAnnual: null },
    isParent: children.length > 0,
    childBirthDates: [...children],
    ...{ privateHealth: null, privateCare: null, privateTax: null, isSubsidised: true },
    pensionExemption: null,
    ...{ otherJob: null, otherCents: null },
    ...{ earlierEmployers: 'none', earlierCents: null },
    isEarlierUnknown: true,
    holidayDays: '28',
    holidayCarried: '2',
  }
}
