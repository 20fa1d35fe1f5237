import { type Amount, total } from '../exact'
import type { Contributions } from '../social-insurance/contribution-rows'
import { byBranch, isInsuredIn } from '../social-insurance/insured-branch'
import type { Branch } from '../social-insurance/insured-month'
import { compensationIn } from './compensation'
import { isFlatTaxed } from './flat-tax'
import { lastYearOf, recordOfYear } from './history'
import type { EarlierMonths, InsuredYear, LastYear, YearRecord } from './history-input'
import type { PayrollMonth } from './payroll-month'
import { coverAfter } from './private-cover'
import type { Settlement } from './settlement'
import type { Subsidies } from './subsidies'
import type { TaxName, TaxRow } from './tax-row'
import type { LegalBasis } from './treatment'

const REPLACING: readonly LegalBasis[] = ['§ 3 no. 1 d EStG', '§ 3 no. 28 EStG']

interface Settled {
  taxes: readonly TaxRow[]
  insured: Contributions
  subsidies: Subsidies | undefined
  settlement: Settlement
}

/** History for the next month: this month added to the earlier ones. */
export function nextHistory(month: PayrollMonth, settled: Settled): EarlierMonths {
  const { input, fund } = month
  const before = lastYearOf(input)
  return {
    through: input.month,
    contributionGroup: input.employment.contributionGroup,
    ...(fund && { fundId: fund.id }),
    year: addToYear(month, settled),
    lastYear: typeof before === 'string' ? before : withMarchRule(before, settled.insured),
  }
}

function addToYear(month: PayrollMonth, { taxes, insured, subsidies, settlement }: Settled): YearRecord {
  const isFlat = isFlatTaxed(month.input)
  const before = recordOfYear(month.input)
  const add = (name: Exclude<keyof YearRecord, 'insured' | 'privateCover'>, cents: number) =>
    (before?.[name] ?? 0) + cents
  const cover = coverAfter(before?.privateCover, subsidies)
  const replaced = add('replacementCents', replacementOf(month))
  const compensation = add('compensationCents', Number(compensationIn(month)))
  const taxable = Number(month.taxable.running + month.taxable.other)
  return {
    insured: addMonth(before?.insured, month, insured),
    taxDays: add('taxDays', month.period.taxDays),
    grossCents: add('grossCents', Number(settlement.gross)),
    taxableRunningCents: add('taxableRunningCents', isFlat ? 0 : Number(month.taxable.running)),
    taxableOneTimeCents: add('taxableOneTimeCents', isFlat ? 0 : Number(month.taxable.other)),
    ...(compensation > 0 && { compensationCents: compensation }),
    flatTaxedCents: add('flatTaxedCents', isFlat ? taxable : 0),
    wageTaxCents: add('wageTaxCents', taxOf(taxes, 'wage_tax')),
    solidarityCents: add('solidarityCents', taxOf(taxes, 'solidarity')),
    churchTaxCents: add('churchTaxCents', taxOf(taxes, 'church_tax')),
    healthCents: add('healthCents', shareOf(insured, 'health') + shareOf(insured, 'additional_health')),
    careCents: add('careCents', shareOf(insured, 'care')),
    pensionCents: add('pensionCents', shareOf(insured, 'pension')),
    unemploymentCents: add('unemploymentCents', shareOf(insured, 'unemployment')),
    netCents: add('netCents', Number(settlement.net)),
    payoutCents: add('payoutCents', Number(settlement.payout)),
    ...(replaced > 0 && { replacementCents: replaced }),
    ...(cover && { privateCover: cover }),
  }
}

/** Kurzarbeitergeld, and the employer's subsidies in maternity protection and partial retirement. */
function replacementOf({ earnings, shortTime }: PayrollMonth): number {
  const subsidies = earnings.filter(({ basis }) => basis !== undefined && REPLACING.includes(basis))
  return sum([...subsidies.map(({ amount }) => amount), shortTime?.allowance ?? 0n])
}

/** Pay that the March rule assigns to last year is not in this year's bases. */
function addMonth(
  before: InsuredYear | undefined,
  { group, period }: PayrollMonth,
  { liable, isByMarchRule }: Contributions,
): InsuredYear {
  return byBranch((branch) => {
    const { days = 0, cents = 0 } = before?.[branch] ?? {}
    if (!isInsuredIn(branch, group)) return { days, cents }
    const base = liable.running[branch] + (isByMarchRule ? 0n : liable.oneTime[branch])
    return { days: days + period.insuredDays, cents: cents + Number(base) }
  })
}

/** The room that the March rule has used in last year is gone for the next one-time pay. */
function withMarchRule(lastYear: LastYear, { liable, isByMarchRule }: Contributions): LastYear {
  if (!isByMarchRule) return lastYear
  const insured = byBranch((branch) => {
    const { days, cents } = lastYear.insured[branch]
    return { days, cents: cents + Number(liable.oneTime[branch]) }
  })
  return { ...lastYear, insured }
}

function taxOf(taxes: readonly TaxRow[], name: TaxName): number {
  return sum(taxes.filter(({ tax }) => tax === name).map(({ amount }) => amount))
}

function shareOf({ rows }: Contributions, branch: Branch): number {
  return sum(rows.filter((row) => row.branch === branch).map(({ employee }) => employee))
}

function sum(amounts: readonly Amount[]): number {
  return Number(total(amounts))
}
