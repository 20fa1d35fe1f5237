import type { DateText, MonthText } from '../calendar'
import type { DecimalText } from '../money'
import type { History } from '../payroll/payslip/history-input'
import type { PayslipInput } from '../payroll/payslip/input'
import { type AgreedPay, earningsOf, type NamedExtra, type Remark, type Worked } from './earnings'
import type { Extras } from './extras'
import type { PayrollFacts } from './facts'
import type { PayrollFirm } from './firm'
import type { FundRates } from './funds'
import { garnishmentInputs, shortTimeInput } from './special-earnings'

/** All that one employee's month is calculated from. */
export interface MonthFacts {
  month: MonthText
  entryOn: DateText
  exitOn: DateText | null
  birthDate: DateText
  weeklyHours: DecimalText | null
  pay: AgreedPay
  worked: Worked | null
  facts: PayrollFacts
  firm: PayrollFirm
  funds: readonly FundRates[]
  extras: Extras & { items: readonly NamedExtra[] }
  history: History
}

/** What the calculation takes, as data that it checks itself, and what to say of it. */
export function payslipInputOf(of: MonthFacts): { input: unknown; remarks: Remark[] } {
  const { month, facts, firm, extras } = of
  const { earnings, remarks } = earningsOf({ ...of, extras: extras.items, specials: extras.specials })
  const input: Partial<Record<keyof PayslipInput, unknown>> = {
    month,
    employer: {
      state: firm.state,
      takesPartInU1: firm.isInU1,
      paysInsolvencyLevy: firm.isLevied,
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
    absences: extras.absences,
    insuredDays: undefined,
  }
  return { input, remarks }
}

function employmentOf({ entryOn, exitOn, facts }: MonthFacts): unknown {
  return {
    personGroup: facts.personGroup,
    contributionGroup: facts.contributionGroup,
    from: entryOn,
    to: exitOn ?? undefined,
    fixedTermTo: facts.fixedTermTo ?? undefined,
    isInTransitionZone: facts.isInTransitionZone,
    others: facts.otherJob ? [{ kind: facts.otherJob, monthlyCents: facts.otherCents ?? 0 }] : [],
    fundId: facts.fund ?? undefined,
    privateInsurance:
      facts.privateHealth === null
        ? undefined
        : {
            healthPremiumCents: facts.privateHealth,
            carePremiumCents: facts.privateCare ?? 0,
            taxPremiumCents: facts.privateTax ?? 0,
            isSubsidised: facts.isSubsidised,
          },
    pensionExemption: facts.pensionExemption ?? undefined,
    flatTaxBorneBy: facts.flatTaxBorneBy,
  }
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
    allowance: entry(facts.allowanceMonthly, facts.allowanceAnnual),
    addition: entry(facts.additionMonthly, facts.additionAnnual),
  }
}

function earlierEmployersOf({ earlierEmployers, earlierCents }: PayrollFacts): unknown {
  return earlierEmployers === 'known' ? { taxableCents: earlierCents ?? 0 } : earlierEmployers
}
