import type { Step } from '../kernel/frozen-json'

/** JSON of a version that is no longer written; its shape was checked when it was frozen. */
// biome-ignore lint/suspicious/noExplicitAny: what comes out is parsed with the newest shape.
type Old = any

const PERSON_GROUPS: Record<string, string> = {
  regular: '101',
  apprentice: '102',
  working_student: '106',
  minijob: '109',
}
const CHURCH = /^(ak|ev|fa|fb|fg|fm|fr|fs|ib|il|is|iw|jd|jh|lt|rf|rk|--)$/

/**
 * Version 1 contained names, kinds of work instead of person groups, one count of insured days for all branches, and the
 * year so far instead of a history.
 */
export const fromVersionOne: Step = ({ input, result, ...rest }: Old) => ({
  ...rest,
  input: inputFrom(input),
  result: resultFrom(result, input),
})

function inputFrom({ employer, employee, employment, taxCard, yearToDate, previousYear, ...rest }: Old): Old {
  const { takesPartInU1, paysInsolvencyLevy, state } = employer
  const { birthDate, isParent, childBirthDates } = employee
  const { kind, hasOtherEmployment: _, ...terms } = employment
  const lastYear = previousYear
    ? { insured: insuredFrom(previousYear), contributionGroup: terms.contributionGroup, fundId: terms.fundId }
    : 'unknown'
  return {
    ...rest,
    employer: { state, takesPartInU1, paysInsolvencyLevy },
    employee: { birthDate, isParent, childBirthDates },
    employment: { ...terms, personGroup: PERSON_GROUPS[kind] },
    taxCard: taxCard && cardFrom(taxCard),
    history: yearToDate
      ? historyFrom(yearToDate, { month: monthBefore(rest.month), terms, lastYear })
      : 'first_month',
  }
}

function resultFrom(
  { employer: _, employee: __, yearToDate, employment, earnings, ...rest }: Old,
  input: Old,
): Old {
  const terms = input.employment
  const isFlat = employment.kind === 'minijob'
  const digits = { health: 0, additional_health: 0, pension: 1, unemployment: 2, care: 3 }
  return {
    ...rest,
    employment: { ...employment, personGroup: PERSON_GROUPS[employment.kind] },
    taxCard: rest.taxCard && cardFrom(rest.taxCard),
    earnings: earnings.map(({ part, taxation: _taxation, ...line }: Old) => ({
      ...line,
      tax: isFlat ? 'flat' : part === 'one_time' ? 'other' : 'running',
      insurance: part,
      isGross: true,
    })),
    totals: {
      ...rest.totals,
      insuredRunningCents: sumOf(earnings, 'running'),
      insuredOneTimeCents: sumOf(earnings, 'one_time'),
      byBasis: [],
    },
    contributions: rest.contributions.map((row: Old) => ({
      ...row,
      isVoluntary: false,
      fundId: terms.fundId,
      month: rest.month,
      digit: terms.contributionGroup[digits[row.branch as keyof typeof digits]],
    })),
    employerCosts: { ...rest.employerCosts, levies: rest.employerCosts.levies.map(levyFrom) },
    history: historyFrom(yearToDate, { month: rest.month, terms, lastYear: 'unknown' }),
    notices: rest.notices.map((code: string) => noticeFrom(code)),
  }
}

function historyFrom(year: Old, { month, terms, lastYear }: Old): Old {
  const { insuredDays: _, healthBaseCents: __, pensionBaseCents: ___, ...sums } = year
  const { contributionGroup, fundId } = terms
  return {
    through: month,
    contributionGroup,
    fundId,
    year: { ...sums, insured: insuredFrom(year) },
    lastYear,
  }
}

function insuredFrom({ insuredDays: days, healthBaseCents, pensionBaseCents }: Old): Old {
  const health = { days, cents: healthBaseCents }
  const pension = { days, cents: pensionBaseCents }
  return { health, care: health, pension, unemployment: pension }
}

function cardFrom({ church, ...card }: Old): Old {
  return { ...card, ...(CHURCH.test(church ?? '') && { church }) }
}

function levyFrom(levy: Old): Old {
  const { base, rate } = levy.explanation.figures
  return { ...levy, baseCents: base.cents, rate: rate.value }
}

function noticeFrom(code: string): Old {
  const newCode = code === 'other_employment_shares_no_ceiling' ? 'ceiling_shared' : code
  return { code: newCode, severity: newCode === 'march_rule_applied' ? 'note' : 'look', figures: {} }
}

function sumOf(earnings: Old[], part: string): number {
  return earnings.filter((line) => line.part === part).reduce((sum, { cents }) => sum + cents, 0)
}

function monthBefore(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}
