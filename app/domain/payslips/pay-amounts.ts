import type { PayslipFigures } from '../payroll/unexplained'
import { type Cents, sum } from '../values/money'

export const PAY_AMOUNTS = [
  ...(['gross', 'wageTax', 'solidarity', 'churchTax', 'net', 'payout', 'flatTax', 'cost'] as const),
] as const

export type PayAmount = (typeof PAY_AMOUNTS)[number]

/** What a collecting fund gets, in the order of a statement. `flat_tax` is that of Minijobs, § 40a (2) EStG. */
export const FUND_DUES = [
  ...(['health', 'additional_health', 'care', 'pension', 'unemployment'] as const),
  ...(['u1', 'u2', 'insolvency', 'flat_tax'] as const),
] as const

export interface FundAmount {
  /** Undefined for the Minijob-Zentrale. */
  fundId?: string | undefined
  fundName: string
  due: (typeof FUND_DUES)[number]
  employeeCents: Cents
  employerCents: Cents
}

/** What a payslip amounts to, without how it was found; of a correction, the difference. */
export interface PayAmounts extends Record<PayAmount, Cents> {
  funds: FundAmount[]
}

/** `payoutCents` with what was paid or deducted after tax. */
export function payAmounts(slip: PayslipFigures, payoutCents: Cents): PayAmounts {
  const { totals, net, employerCosts } = slip
  const tax = (name: string) => sum(slip.taxes.filter((row) => row.tax === name).map(({ cents }) => cents))
  return {
    gross: totals.grossCents,
    wageTax: tax('wage_tax'),
    solidarity: tax('solidarity'),
    churchTax: tax('church_tax'),
    net: net.cents,
    payout: payoutCents,
    flatTax: employerCosts.flatTaxCents,
    cost: employerCosts.totalCents,
    funds: merged(fundAmountsOf(slip)),
  }
}

/** What `now` is more than `before`. */
export function payDifference(now: PayAmounts, before: PayAmounts): PayAmounts {
  return addUp([now, negative(before)])
}

export function addUp(all: readonly PayAmounts[]): PayAmounts {
  const amounts = Object.fromEntries(PAY_AMOUNTS.map((name) => [name, sum(all.map((one) => one[name]))]))
  return { ...(amounts as Record<PayAmount, Cents>), funds: merged(all.flatMap(({ funds }) => funds)) }
}

/** Without what only the firm pays. */
export function employeesPart(amounts: PayAmounts): PayAmounts {
  const own = amounts.funds.filter(({ employeeCents }) => employeeCents !== 0)
  return { ...amounts, flatTax: 0, cost: 0, funds: own.map((one) => ({ ...one, employerCents: 0 })) }
}

export function isNothing(amounts: PayAmounts): boolean {
  return amounts.funds.length === 0 && PAY_AMOUNTS.every((name) => amounts[name] === 0)
}

function negative(amounts: PayAmounts): PayAmounts {
  const less = Object.fromEntries(PAY_AMOUNTS.map((name) => [name, -amounts[name]]))
  return {
    ...(less as Record<PayAmount, Cents>),
    funds: amounts.funds.map((one) => ({
      ...one,
      employeeCents: -one.employeeCents,
      employerCents: -one.employerCents,
    })),
  }
}

function fundAmountsOf({ employment, contributions, employerCosts }: PayslipFigures): FundAmount[] {
  const { id: fundId, name: fundName } = employment.fund
  const own = { fundId, fundName, employeeCents: 0 }
  return [
    ...contributions.map(({ branch, employeeCents, employerCents, ...row }) => ({
      fundId: row.fundId,
      fundName: row.fundId === fundId ? fundName : (row.fundId ?? fundName),
      due: branch,
      employeeCents,
      employerCents,
    })),
    ...employerCosts.levies.map(({ levy, cents }) => ({ ...own, due: levy, employerCents: cents })),
    { ...own, due: 'flat_tax' as const, employerCents: minijobTax(employerCosts) },
  ]
}

/** All flat tax that is not reported to the tax office. */
function minijobTax({ flatTaxCents, flatTaxes }: PayslipFigures['employerCosts']): Cents {
  const toTaxOffice = flatTaxes.map((row) => row.taxCents + row.solidarityCents + row.churchCents)
  return flatTaxCents - sum(toTaxOffice)
}

/** One row for each fund and due, by fund and in the order of a statement, without rows of nothing. */
function merged(all: readonly FundAmount[]): FundAmount[] {
  const rows = new Map<string, FundAmount>()
  for (const one of all) {
    const key = `${one.fundId ?? ''} ${one.due}`
    const { employeeCents = 0, employerCents = 0 } = rows.get(key) ?? {}
    rows.set(key, {
      ...one,
      employeeCents: employeeCents + one.employeeCents,
      employerCents: employerCents + one.employerCents,
    })
  }
  return [...rows.values()]
    .filter(({ employeeCents, employerCents }) => employeeCents !== 0 || employerCents !== 0)
    .sort(inOrder)
}

/** The Minijob-Zentrale last. */
function inOrder(one: FundAmount, other: FundAmount): number {
  const isMinijob = ({ fundId }: FundAmount) => Number(fundId === undefined)
  return (
    isMinijob(one) - isMinijob(other) ||
    (one.fundName === other.fundName ? 0 : one.fundName.localeCompare(other.fundName, 'de')) ||
    (one.fundId ?? '').localeCompare(other.fundId ?? '') ||
    FUND_DUES.indexOf(one.due) - FUND_DUES.indexOf(other.due)
  )
}
