import { calculatePayslips } from '~/domain/payroll-run/calculate.server'
import { NO_EXTRAS } from '~/domain/payroll-run/extras'
import { keepExtras } from '~/domain/payroll-run/extras.server'
import { NOTHING_RARE, type PayrollFacts } from '~/domain/payroll-run/facts'
import { keepFacts } from '~/domain/payroll-run/facts.server'
import { keepFirm } from '~/domain/payroll-run/firm.server'
import { addFund } from '~/domain/payroll-run/funds.server'
import { listReadyIds } from '~/domain/payslip-release/list.server'
import { releaseIncoming } from '~/domain/payslip-release/release.server'
import type { MonthText } from '~/domain/values/calendar'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { employeeId, type Firm, officeAt } from './firm'
import { FUNDS } from './funds'
import { IN_TRANSITION_ZONE, isPayable, MONTH_OF_CHRISTMAS_PAY, OVERTIME_PREMIUM_PERCENT, TERMS } from './pay'
import type { Person } from './person'

/** Enters what the firm's own payroll needs from the month `first` on: the firm, its people, and extra pay. */
export function tellPayroll(firm: Firm, people: readonly Person[], first: number): void {
  const { house, timeline, employer } = firm
  const start = timeline.month(first)
  timeline.by(`${start}-01`, async (moment) => {
    const scope = officeAt(firm, moment)
    await keepFirm(house, scope, {
      from: null,
      state: employer.state,
      isInU1: employer.takesPartInU1,
      isLevied: employer.paysInsolvencyLevy,
      trade: 'building_cleaning',
      proration: 'calendar_days',
      overtimePercent: OVERTIME_PREMIUM_PERCENT,
      nightPercent: '25',
      sundayPercent: '50',
      isPublicBody: false,
      deepNightPercent: null,
      specialHolidayPercent: null,
      holidayPercent: '100',
      revision: 0,
    })
    for (const { name, validFrom: from, additionalRate, u1Rate, u2Rate } of FUNDS)
      await addFund(house, scope, { name, from, additionalRate, u1Rate, u2Rate })
  })
  // Holiday is entered for each year.
  const years = monthsFrom(firm, first).filter((month) => month === start || month.endsWith('-01'))
  for (const person of people) {
    for (const [revision, from] of years.entries())
      timeline.by(`${from}-01`, (moment) =>
        keepFacts(house, officeAt(firm, moment), employeeId(firm, person), {
          from,
          facts: factsOf(person),
          revision,
        }),
      )
    tellExtras(firm, person, monthsFrom(firm, first))
  }
}

/** Calculates and releases the payslips of a month early in the next, or some of them once more. */
export function tellPayslips(
  firm: Firm,
  offset: number,
  { on, ids }: { on: string; ids: readonly string[] | 'all' } = {
    on: `${firm.timeline.month(offset + 1)}-03`,
    ids: 'all',
  },
): void {
  const { house, timeline } = firm
  const month = timeline.month(offset)
  if (!isPayable(month)) return
  timeline.by(on, async (moment) => {
    const scope = officeAt(firm, moment)
    const { left } = await calculatePayslips(house, scope, { month, ids, words: PAYROLL_WORDS })
    const filter = { search: '', stand: 'calculated', month } as const
    const waiting = await listReadyIds(house.reader, scope, { ...filter, until: scope.at })
    const { stale } = await releaseIncoming(house, scope, { ids: waiting, words: PAYROLL_WORDS })
    if (left + stale > 0) throw new Error(`${left + stale} payslips of ${month} are not released`)
  })
}

/** Calculates what can be of this month. */
export function tellCalculation(firm: Firm): void {
  const { house, timeline } = firm
  const month = timeline.month(0)
  if (!isPayable(month)) return
  timeline.by(timeline.clock.today, (moment) =>
    calculatePayslips(house, officeAt(firm, moment), { month, ids: 'all', words: PAYROLL_WORDS }),
  )
}

/** What is paid or taken off besides, each month from the first on, and at Christmas. */
function tellExtras(firm: Firm, person: Person, months: readonly MonthText[]): void {
  const { house, timeline } = firm
  const { monthlyExtras = [], christmasCents = 0 } = person.pay
  const monthly = monthlyExtras.map((extra) => ({ ...extra, isMonthly: true }))
  for (const [index, month] of months.entries()) {
    const isChristmas = christmasCents > 0 && month.endsWith(MONTH_OF_CHRISTMAS_PAY)
    if (!isChristmas && (index > 0 || monthly.length === 0)) continue
    const christmas = { kind: 'christmas' as const, label: null, cents: christmasCents, isMonthly: false }
    timeline.by(`${month}-01`, (moment) =>
      keepExtras(
        house,
        officeAt(firm, moment),
        { employeeId: employeeId(firm, person), month },
        { ...NO_EXTRAS, items: isChristmas ? [...monthly, christmas] : monthly, revision: 0 },
      ),
    )
  }
}

function monthsFrom({ timeline }: Firm, first: number): MonthText[] {
  return Array.from({ length: 1 - first }, (_, index) => timeline.month(first + index))
}

function factsOf({ record, pay }: Person): PayrollFacts {
  const { employment_type: employmentType, tax_class: taxClass, health_fund: healthFund } = record
  const { children = [], childAllowances = null, church = '--' } = pay
  const { personGroup, contributionGroup } = TERMS[employmentType]
  return {
    personGroup,
    contributionGroup,
    fund: employmentType === 'minijob' ? null : healthFund,
    isInTransitionZone: IN_TRANSITION_ZONE.includes(employmentType),
    fixedTermTo: null,
    flatTaxBorneBy: 'employer',
    taxClass: taxClass ? Number(taxClass) : null,
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
    ...NOTHING_RARE,
  }
}
