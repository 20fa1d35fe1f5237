import type { LegalBasis } from '../payroll/payslip/treatment'
import type { PayslipFigures } from '../payroll/unexplained'
import { type AccountAmount, accountAmounts } from '../person-years/account-amounts'
import { interruptionsOf } from '../person-years/interruptions'
import { knownMonths, type PersonMonth, type PersonYear, unknownMonths } from '../person-years/person-year'
import type { MonthText } from '../values/calendar'
import type { Cents } from '../values/money'
import { type Amounts, sumOfAmounts } from './amounts'

export interface AccountMonth {
  month: MonthText
  /** Whether it was corrected after its release. */
  isCorrected: boolean
  taxCard: PayslipFigures['taxCard']
  employment: PayslipFigures['employment']
  /** U for each time without pay that began; S if an earlier employer's pay was left out, § 41 (1) sentence 6 EStG. */
  letters: string[]
  amounts: Amounts<AccountAmount>
  /** Each named, § 4 (2) no. 3 LStDV. */
  benefits: { label: string | null; kind: PayslipFigures['earnings'][number]['kind']; cents: Cents }[]
  /** Tax-free and flat-taxed pay by its legal basis, § 4 (2) nos. 4 and 8 LStDV. */
  byBasis: { basis: LegalBasis; cents: Cents }[]
}

export interface Account {
  year: string
  months: AccountMonth[]
  /** Of the months here; undefined without any. */
  sums: Amounts<AccountAmount> | undefined
  opening: PersonYear['opening']
  /** Released here, but without figures. */
  unknown: MonthText[]
}

/** A person's Lohnkonto for a year, from what was frozen. */
export function accountOf(of: PersonYear): Account {
  const known = knownMonths(of)
  const interrupted = interruptionsOf(
    of.year,
    known.map((month) => month.of),
  )
  const months = known.map(({ month, of: { input, result } }): AccountMonth => {
    const begun = interrupted.filter((one) => one === month.month)
    const isLeftOut =
      input.earlierEmployers === 'unknown' && result.taxes.some(({ part }) => part === 'one_time')
    return {
      ...circumstances(month, result),
      letters: [...begun.map(() => 'U'), ...(isLeftOut ? ['S'] : [])],
      amounts: accountAmounts(result, result.payout.cents),
      benefits: result.earnings
        .filter(({ isPaidOut, isGross }) => isGross && !isPaidOut)
        .map(({ label = null, kind, cents }) => ({ label, kind, cents })),
      byBasis: result.totals.byBasis,
    }
  })
  return {
    year: of.year,
    months,
    sums: sumOfAmounts(months.map(({ amounts }) => amounts)),
    opening: of.opening,
    unknown: unknownMonths(of),
  }
}

function circumstances({ month, revision }: PersonMonth, { taxCard, employment }: PayslipFigures) {
  return { month, isCorrected: revision > 1, taxCard, employment }
}
