import type { History } from '../payroll/payslip/history-input'
import type { PayslipInput } from '../payroll/payslip/input'
import type { DateText, MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'
import type { AgreedPay } from './agreed-pay'
import { earningsOf, type MonthFinding, type NamedExtra, type Worked } from './earnings'
import type { Extras } from './extras'
import { isOwnDirector, type PayrollFacts } from './facts'
import type { FundRates } from './funds'
import type { PayrollSettings } from './settings'
import { garnishmentInputs, shortTimeInput } from './special-earnings'

export interface MonthFacts {
  month: MonthText
  entryOn: DateText
  exitOn: DateText | null
  earlier: { from: DateText; to: DateText }[]
  birthDate: DateText
  weeklyHours: DecimalText | null
  /** Null after the last day. */
  pay: AgreedPay | null
  /** Set if the month lies after the last day. */
  after: AfterExit | undefined
  worked: Worked | null
  facts: PayrollFacts
  firm: PayrollSettings
  funds: readonly FundRates[]
  extras: Extras & { items: readonly NamedExtra[] }
  history: History
}

/** An employment that is over, as last calculated here, and the figures of its last month. */
export interface AfterExit {
  employment: PayslipInput['employment'] | undefined
  lastMonth: PayslipInput['lastMonth']
}

/** Input of the calculation, which validates it, and remarks on it. */
export function payslipInputOf(of: MonthFacts): { input: object; remarks: MonthFinding[] } {
  const { month, facts, firm, extras } = of
  const { earnings, remarks } = earningsOf({
    ...of,
    workingDays: facts.workingDays,
    extras: extras.items,
    specials: extras.specials,
  })
  const input: Partial<Record<keyof PayslipInput, unknown>> = {
    month,
    employer: {
      state: firm.state,
      takesPartInU1: firm.isInU1,
      paysInsolvencyLevy: firm.isLevied,
      isPublicBody: firm.isPublicBody,
      trade: firm.trade,
    },
    employee: {
      birthDate: of.birthDate,
      isParent: facts.isParent,
      childBirthDates: facts.childBirthDates,
      church: facts.church,
    },
    employment: employmentOf(of),
    taxCard: taxCardOf(facts),
    earnings,
    deductions: extras.items.flatMap(({ kind, label, cents: amountCents }) =>
      kind === 'advance' || kind === 'other' ? [{ kind, label, amountCents }] : [],
    ),
    garnishments: garnishmentInputs(extras.specials),
    shortTime: shortTimeInput(extras.specials),
    funds: of.funds.map(({ name, from: validFrom, ...rates }) => ({ id: name, name, validFrom, ...rates })),
    history: of.history,
    expectedAnnualPayCents: extras.expectedAnnualCents ?? undefined,
    earlierEmployers: earlierEmployersOf(facts),
    lastMonth: of.after?.lastMonth,
    absences: of.after ? [] : extras.absences,
    insuredDays: undefined,
  }
  return { input, remarks }
}

function employmentOf({ entryOn, exitOn, earlier, weeklyHours, facts, after }: MonthFacts): unknown {
  const dates = { from: entryOn, to: exitOn ?? undefined, earlier }
  if (after?.employment) return { ...after.employment, ...dates }
  // A director's own insurance is not documented, so none counts for wage tax, § 39b (2) sentence 5 no. 3 EStG.
  const isWithoutFund = isOwnDirector(facts) && facts.fund === null
  return {
    personGroup: facts.personGroup,
    contributionGroup: facts.contributionGroup,
    ...dates,
    weeklyHours: weeklyHours ?? undefined,
    workingDaysAWeek: facts.workingDays ?? undefined,
    fixedTermTo: facts.fixedTermTo ?? undefined,
    isInTransitionZone: facts.isInTransitionZone,
    others: othersOf(facts),
    placeOfWork: facts.placeOfWork ?? undefined,
    isManagingDirector: facts.isManagingDirector,
    isSmallJob: facts.isSmallJob,
    paysFundDirectly: facts.paysFundDirectly,
    professionalPremiumCents: facts.professionalPremium ?? undefined,
    fundId: facts.fund ?? undefined,
    privateInsurance:
      facts.privateHealth === null && !isWithoutFund
        ? undefined
        : {
            healthPremiumCents: facts.privateHealth ?? 0,
            carePremiumCents: facts.privateCare ?? 0,
            taxPremiumCents: facts.privateTax ?? 0,
            isSubsidised: facts.isSubsidised,
            hasSickPayClaim: facts.hasSickPayClaim ?? undefined,
            payLimit: facts.payLimit ?? undefined,
          },
    pensionExemption: facts.pensionExemption ?? undefined,
    flatTaxBorneBy: facts.flatTaxBorneBy,
  }
}

/** Their pay earlier in the year is known only in total. */
function othersOf(facts: PayrollFacts) {
  const { othersHealthYear, othersPensionYear } = facts
  const jobs = [
    { kind: facts.otherJob, monthlyCents: facts.otherCents ?? 0 },
    { kind: facts.secondJob, monthlyCents: facts.secondCents ?? 0 },
  ].filter(({ kind }) => kind !== null)
  const first = jobs.findIndex(({ kind }) => kind === 'insured')
  const isYearKnown = othersHealthYear !== null && othersPensionYear !== null
  return jobs.map((job, index) => {
    if (job.kind !== 'insured' || !isYearKnown) return job
    const nothing = { healthCents: 0, pensionCents: 0 }
    const all = { healthCents: othersHealthYear, pensionCents: othersPensionYear }
    return { ...job, liableThisYear: index === first ? all : nothing }
  })
}

function taxCardOf(facts: PayrollFacts): unknown {
  if (facts.taxClass === null) return undefined
  const entry = (monthlyCents: number | null, annualCents: number | null) => ({
    monthlyCents: monthlyCents ?? 0,
    annualCents: annualCents ?? 0,
  })
  return {
    taxClass: facts.taxClass,
    factor: facts.factor ?? undefined,
    childAllowances: facts.childAllowances ?? undefined,
    church: facts.church,
    churchOfSpouse: facts.churchOfSpouse ?? undefined,
    isAgeLimitAllowanceConfirmed: facts.isAgeLimitAllowanceConfirmed,
    allowance: entry(facts.allowanceMonthly, facts.allowanceAnnual),
    addition: entry(facts.additionMonthly, facts.additionAnnual),
  }
}

function earlierEmployersOf({ earlierEmployers, earlierCents }: PayrollFacts): unknown {
  return earlierEmployers === 'known' ? { taxableCents: earlierCents ?? 0 } : earlierEmployers
}
