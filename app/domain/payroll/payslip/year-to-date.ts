import { type Amount, total } from '../exact'
import type { Contributions } from '../social-insurance/contribution-rows'
import type { Branch } from '../social-insurance/insured-month'
import type { YearToDate } from './input'
import type { PayrollMonth } from './month'
import type { Settlement } from './settlement'
import type { TaxName, TaxRow } from './taxes'

/**
 * The year so far including this month; pay that the March rule assigns to last year does not enter this
 * year's bases.
 */
export function addToYear(
  month: PayrollMonth,
  taxes: readonly TaxRow[],
  insured: Contributions,
  settlement: Settlement,
): YearToDate {
  const isFlat = month.input.employment.kind === 'minijob'
  const thisMonth: YearToDate = {
    insuredDays: month.period.insuredDays,
    taxDays: month.period.taxDays,
    grossCents: Number(settlement.gross),
    taxableRunningCents: isFlat ? 0 : Number(month.running),
    taxableOneTimeCents: isFlat ? 0 : Number(month.oneTime),
    flatTaxedCents: isFlat ? Number(settlement.gross) : 0,
    wageTaxCents: taxOf(taxes, 'wage_tax'),
    solidarityCents: taxOf(taxes, 'solidarity'),
    churchTaxCents: taxOf(taxes, 'church_tax'),
    healthBaseCents: baseOf(insured, 'health'),
    pensionBaseCents: baseOf(insured, 'pension'),
    healthCents: shareOf(insured, 'health') + shareOf(insured, 'additional_health'),
    careCents: shareOf(insured, 'care'),
    pensionCents: shareOf(insured, 'pension'),
    unemploymentCents: shareOf(insured, 'unemployment'),
    netCents: Number(settlement.net),
    payoutCents: Number(settlement.payout),
  }
  const before = month.input.yearToDate
  if (!before) return thisMonth
  const keys = Object.keys(thisMonth) as (keyof YearToDate)[]
  return Object.fromEntries(keys.map((key) => [key, before[key] + thisMonth[key]])) as YearToDate
}

function taxOf(taxes: readonly TaxRow[], name: TaxName): number {
  return sum(taxes.filter(({ tax }) => tax === name).map(({ amount }) => amount))
}

function shareOf({ rows }: Contributions, branch: Branch): number {
  return sum(rows.filter((row) => row.branch === branch).map(({ employee }) => employee))
}

function baseOf({ bases, isByMarchRule }: Contributions, of: 'health' | 'pension'): number {
  const ofThisYear = bases.filter((base) => base.of === of && !(isByMarchRule && base.part === 'one_time'))
  return sum(ofThisYear.map(({ amount }) => amount))
}

function sum(amounts: readonly Amount[]): number {
  return Number(total(amounts))
}
